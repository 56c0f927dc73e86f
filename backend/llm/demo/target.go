package demo

import "terzetto/backend/llm"

// Origin is where the transport of the demo model answers.
const Origin = "http://demo.invalid"

// Target is the demo model with its capabilities, which are known without a probe.
func Target() llm.Target {
	return llm.Target{URL: URL, Model: Model, Capabilities: llm.Capabilities{
		Probed: true, Streaming: llm.Yes, StreamUsage: llm.Yes, Vision: llm.No, ParallelTools: llm.No, Thinking: llm.Yes,
		ToolMode: llm.ToolModeNamed, ContextTokens: 32768, Server: "Terzetto's built-in demo, not an AI",
	}}
}

// Answers reports whether a target is the demo model.
func Answers(t llm.Target) bool { return t.URL == URL }
