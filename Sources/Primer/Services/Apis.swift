/// "Services are those types that implement WorkerProtocols. Even though the name says Api, it returns
/// data directly." This one also keeps what is added.
actor ProsApi: ProsWorkerProtocol {
  private var pros = [
    "Error reduction", "Increase work efficiency", "Reduced cost of training", "No breaks",
  ]

  func getPros() async throws -> AI { AI(advantages: pros) }
  func add(pro text: String) async throws -> Int {
    pros.append(text)
    return pros.count
  }
}

nonisolated struct ConsApi: ConsWorkerProtocol {
  func getCons() async throws -> AI {
    AI(disadvantages: ["High cost", "Lesser jobs", "Fear of malicious implementation"])
  }
}
