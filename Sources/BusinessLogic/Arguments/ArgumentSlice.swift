/// A part of the arguments of one side of a topic; its heading is what the topic is called.
public typealias ArgumentSlice = Slice<String, Argument>
