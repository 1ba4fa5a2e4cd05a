import SystemPackage

/// Something that has happened in a folder that is watched.
struct FolderEvent: Equatable {
  /// The folder; `nil` if events were lost, so that it may be any.
  let folder: FilePath?

  /// The name in it; `nil` if it happened to the folder itself, or if the name isn't known.
  let name: String?

  /// Whether what has this name is certainly a folder.
  var isFolder = false

  let kind: Burst.Kind
}
