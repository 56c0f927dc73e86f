package pipeline

import (
	"bytes"
	"encoding/json"

	"terzetto/backend/chat"
	"terzetto/backend/llm"
)

// The tools of a turn, in the order in which every call carries them.
const (
	DirectScene         = "direct_scene"
	RewriteUserPrompt   = "rewrite_user_prompt"
	EditorApplyPatch    = "editor_apply_patch"
	EditorRewrite       = "editor_rewrite"
	GiveFeedback        = "give_feedback"
	RecordDirectionNote = "record_direction_note"
)

// Tools lists the names that a hook may enable.
func Tools() []string {
	return []string{DirectScene, RewriteUserPrompt, EditorApplyPatch, EditorRewrite, GiveFeedback, RecordDirectionNote}
}

// A toolset is which voices act in a turn, worked out once. The tools it yields are
// the same bytes from turn to turn while the configuration stands.
type toolset struct {
	director, rewriter, patches, editor, lengthGuard, giveFeedback, recordNotes bool

	fragments []chat.DirectorFragment
	own       []llm.Tool // of workflows
}

// newToolset reads the settings and the map of enabled tools, to which hooks may
// have added. With the agent off there are no tools at all. known are the tools that
// workflows put among those of a turn.
func newToolset(s Snapshot, enabled map[string]bool, known []llm.Tool) toolset {
	t := toolset{fragments: s.Fragments}
	if !s.Settings.EnableAgent {
		return t
	}
	t.director = enabled[DirectScene]
	t.rewriter = enabled[RewriteUserPrompt]
	t.patches = enabled[EditorApplyPatch]
	t.lengthGuard = s.Settings.LengthGuard && s.Settings.LengthGuardMaxWords > 0
	t.editor = t.patches || t.lengthGuard || enabled[EditorRewrite]
	t.giveFeedback = (s.Settings.FeedbackEnabled || enabled[GiveFeedback]) && len(ofType(s.Fragments, chat.FieldFeedback)) > 0
	t.recordNotes = (s.Settings.DirectionNotesRecord || enabled[RecordDirectionNote]) && len(ofType(s.Fragments, chat.FieldDirectionNote)) > 0
	for _, tool := range known {
		if enabled[tool.Name] {
			t.own = append(t.own, tool)
		}
	}
	return t
}

func (t toolset) preWriter() bool   { return t.director || t.rewriter }
func (t toolset) afterWriter() bool { return t.editor || t.giveFeedback }

// schemas are the tools in their fixed order. A rewrite belongs to every Editor,
// because a repetitive structure cannot be patched away.
func (t toolset) schemas() []llm.Tool {
	var tools []llm.Tool
	if t.director {
		tools = append(tools, directSceneTool(t.fragments))
	}
	if t.rewriter {
		tools = append(tools, rewriteUserPromptTool())
	}
	if t.patches {
		tools = append(tools, applyPatchTool())
	}
	if t.editor {
		tools = append(tools, rewriteTool())
	}
	if t.giveFeedback {
		tools = append(tools, fragmentTool(GiveFeedback, "Leave short notes for the person who plays the user, outside the story.", ofType(t.fragments, chat.FieldFeedback)))
	}
	if t.recordNotes {
		tools = append(tools, fragmentTool(RecordDirectionNote, "Write down what should be remembered about where this story is going.", ofType(t.fragments, chat.FieldDirectionNote)))
	}
	return append(tools, t.own...)
}

// A property is one parameter of a tool. Schemas are flat, strings and arrays of
// strings only, because small models lose their way in anything deeper.
type property struct {
	name, description string
	list              bool
}

func (p property) schema() map[string]any {
	if p.list {
		return map[string]any{"type": "array", "items": map[string]any{"type": "string"}, "description": p.description}
	}
	return map[string]any{"type": "string", "description": p.description}
}

// object writes a schema whose properties keep their order, which models follow.
func object(required []string, properties ...property) json.RawMessage {
	var b bytes.Buffer
	b.WriteString(`{"type":"object","properties":{`)
	for i, p := range properties {
		if i > 0 {
			b.WriteByte(',')
		}
		b.Write(mustJSON(p.name))
		b.WriteByte(':')
		b.Write(mustJSON(p.schema()))
	}
	b.WriteString(`},"required":`)
	if required == nil {
		required = []string{}
	}
	b.Write(mustJSON(required))
	b.WriteByte('}')
	return b.Bytes()
}

// mustJSON marshals strings and maps of strings, which cannot fail.
func mustJSON(v any) []byte {
	b, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return b
}

// directSceneTool is built from the person's fragments, in their order; moods are
// always last and never required.
func directSceneTool(fragments []chat.DirectorFragment) llm.Tool {
	var properties []property
	var required []string
	for _, f := range scenic(fragments) {
		properties = append(properties, property{f.ID, f.Description, f.FieldType == chat.FieldArray})
		if f.Required {
			required = append(required, f.ID)
		}
	}
	properties = append(properties, property{"moods", "Ids of the moods that should colour the next reply. The list replaces the previous one; leave it empty for none.", true})
	return llm.Tool{
		Name:        DirectScene,
		Description: "Decide how the next reply should go before it is written.",
		Parameters:  object(required, properties...),
	}
}

func rewriteUserPromptTool() llm.Tool {
	return llm.Tool{
		Name:        RewriteUserPrompt,
		Description: "Enrich a thin message of the user without changing what happens in it.",
		Parameters: object(nil, property{
			"refined_message",
			"The user's message with a little more texture: at most two sentences, the same person and tense, nothing new decided. Empty when the message is good as it is.", false,
		}),
	}
}

func applyPatchTool() llm.Tool {
	return llm.Tool{
		Name:        EditorApplyPatch,
		Description: "Mend single passages of the draft by exact search and replace.",
		Parameters: json.RawMessage(`{"type":"object","properties":{"patches":{"type":"array","description":"One entry for each passage to mend.","items":` +
			`{"type":"object","properties":{"search":{"type":"string","description":"The passage, copied from the draft character by character. It must occur exactly once."},` +
			`"replace":{"type":"string","description":"What stands there instead. Empty takes the passage out."}},"required":["search","replace"]}}},"required":["patches"]}`),
	}
}

func rewriteTool() llm.Tool {
	return llm.Tool{
		Name:        EditorRewrite,
		Description: "Write the whole draft anew, with the same events and the same voice.",
		Parameters:  object([]string{"rewritten_text"}, property{"rewritten_text", "The complete new text, and nothing else.", false}),
	}
}

func fragmentTool(name, description string, fragments []chat.DirectorFragment) llm.Tool {
	properties := make([]property, 0, len(fragments))
	for _, f := range fragments {
		properties = append(properties, property{f.ID, f.Description, false})
	}
	return llm.Tool{Name: name, Description: description, Parameters: object(nil, properties...)}
}

// scenic are the fragments that the Director fills before the Writer writes.
func scenic(fragments []chat.DirectorFragment) []chat.DirectorFragment {
	var out []chat.DirectorFragment
	for _, f := range fragments {
		switch f.FieldType {
		case chat.FieldString, chat.FieldArray, chat.FieldProgressive:
			out = append(out, f)
		case chat.FieldFeedback, chat.FieldDirectionNote:
		}
	}
	return out
}

func ofType(fragments []chat.DirectorFragment, want chat.FieldType) []chat.DirectorFragment {
	var out []chat.DirectorFragment
	for _, f := range fragments {
		if f.FieldType == want {
			out = append(out, f)
		}
	}
	return out
}
