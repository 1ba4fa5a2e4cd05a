/// "Services are those types that implement WorkerProtocols. Even though the name says Api, it returns
/// data directly."
nonisolated struct ProsApi: ProsWorkerProtocol {
  func getPros() async throws -> AI {
    AI(advantages: [
      "Error reduction", "Increase work efficiency", "Reduced cost of training", "No breaks",
    ])
  }
}

nonisolated struct ConsApi: ConsWorkerProtocol {
  func getCons() async throws -> AI {
    AI(disadvantages: ["High cost", "Lesser jobs", "Fear of malicious implementation"])
  }
}
