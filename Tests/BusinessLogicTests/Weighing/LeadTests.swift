import BusinessLogic
import Testing

struct LeadTests {
  @Test func `The best total leads, by what it has more than the next`() {
    let lead = Lead(of: [option(pros: [1]), option(pros: [5]), option(cons: [2])])
    #expect(lead.ranking == [[1], [0], [2]])
    #expect(lead.leaders == [1])
    #expect(lead.next == [0])
    #expect(lead.margin == 4)
    #expect(!lead.isTie)
  }

  @Test func `Equal totals tie and keep the decision's order`() {
    let lead = Lead(of: [option(pros: [2]), option(), option(pros: [3], cons: [1])])
    #expect(lead.ranking == [[0, 2], [1]])
    #expect(lead.isTie)
    #expect(lead.margin == 0)
  }

  @Test func `Several options can be next`() {
    let lead = Lead(of: [option(cons: [1]), option(pros: [1]), option(cons: [1])])
    #expect(lead.next == [0, 2])
    #expect(lead.margin == 2)
  }

  @Test func `Options that all tie have nobody behind them`() {
    let lead = Lead(of: [option(), option()])
    #expect(lead.isTie)
    #expect(lead.next.isEmpty)
  }

  @Test func `A single option leads nobody`() {
    let lead = Lead(of: [option(pros: [1])])
    #expect(lead.leaders == [0])
    #expect(lead.margin == 0)
    #expect(!lead.isTie)
  }

  @Test func `Without options nobody leads`() {
    #expect(Lead(of: []).leaders.isEmpty)
    #expect(Lead(of: []).margin == 0)
  }
}
