package backend_test

// These are the folders and types that a rule does not hold yet. Who puts the last of a folder right takes it out: the
// test of the rule fails for a place that is no longer needed.
var (
	// wideStill are types with too many methods.
	wideStill = map[string]bool{
		"backend/core/team.round":    true,
		"backend/document.reading":   true,
		"backend/model/llm.Client":   true,
		"backend/sound/audio.Player": true,
	}
	// largeStill are packages with too many lines.
	largeStill = map[string]bool{}
	// citingStill are folders whose comments cite documents that a reader does not have.
	citingStill = map[string]bool{
		"backend/core/assistant": true,
		"backend/core/team":      true,
	}
	// workflowStill are folders where workflow says something else as well.
	workflowStill = map[string]bool{
		"backend/core/flow":        true,
		"backend/core/team":        true,
		"backend/core/team/agents": true,
		"backend/service/teams":    true,
		"backend/store/teams":      true,
	}
	// secondStill are folders with a second word for an idea.
	secondStill = map[string]bool{
		"backend/core/assistant": true,
		"backend/core/flow":      true,
		"backend/core/team":      true,
		"backend/document":       true,
		"backend/story/portable": true,
		"backend/tool/folder":    true,
		"backend/tool/program":   true,
	}
	// bareStill are folders with functions that are called by a bare participle or adverb.
	bareStill = map[string]bool{
		"backend/core/flow":           true,
		"backend/core/plugin/example": true,
		"backend/core/run":            true,
		"backend/core/team":           true,
		"backend/core/team/agents":    true,
		"backend/core/turn":           true,
		"backend/document":            true,
		"backend/document/passage":    true,
		"backend/document/produce":    true,
		"backend/document/search":     true,
		"backend/model/demo":          true,
		"backend/model/llm":           true,
		"backend/service/teams":       true,
		"backend/sound/audio":         true,
		"backend/sound/mp3":           true,
		"backend/sound/speech":        true,
		"backend/sound/wave":          true,
		"backend/story/card":          true,
		"backend/story/compaction":    true,
		"backend/story/portable":      true,
		"backend/story/prompt":        true,
		"backend/testing/backendtest": true,
		"backend/testing/llmtest":     true,
		"backend/text":                true,
		"backend/tool":                true,
		"backend/tool/folder":         true,
		"backend/tool/mcp":            true,
		"backend/tool/model":          true,
		"backend/tool/program":        true,
		"backend/tool/web":            true,
		"backend/document/pagetext":   true,
		"backend/model/output":        true,
		"backend/store/files":         true,
		"backend/store/teams":         true,
		"backend/story/prose":         true,
	}
	// longStill are folders with tests whose names are too long.
	longStill = map[string]bool{
		"backend/core/assistant":   true,
		"backend/core/flow":        true,
		"backend/core/plugin":      true,
		"backend/core/plugin/tts":  true,
		"backend/core/run":         true,
		"backend/core/team":        true,
		"backend/core/team/agents": true,
		"backend/core/turn":        true,
		"backend/document":         true,
		"backend/document/passage": true,
		"backend/document/produce": true,
		"backend/document/search":  true,
		"backend/model/llm":        true,
		"backend/sound/audio":      true,
		"backend/sound/speech":     true,
		"backend/story/card":       true,
		"backend/story/compaction": true,
		"backend/story/portable":   true,
		"backend/text":             true,
		"backend/tool":             true,
		"backend/tool/folder":      true,
		"backend/tool/mcp":         true,
		"backend/tool/model":       true,
		"backend/tool/web":         true,
		"backend/story/prose":      true,
	}
	// questionStill are folders whose doc.go lacks the word of a question.
	questionStill = map[string]bool{}
)
