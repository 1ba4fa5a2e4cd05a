import SystemPackage

struct FolderEvent: Equatable {
  /// The folder; `nil` if events were lost, so that any folder may have changed.
  let folder: FilePath?

  /// The name that changed in the folder; `nil` for the folder itself, or if unknown.
  let name: String?

  var isFolder = false

  let kind: Burst.Kind
}
