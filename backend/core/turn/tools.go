package turn

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/prose"
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
// the same bytes from turn to turn while the configuration stays the same.
type toolset struct {
	director, rewriter, patches, editor, lengthGuard, giveFeedback, recordNotes bool

	fragments []chat.DirectorFragment
	moods     []chat.MoodFragment // that may be chosen, with the names in their texts
	speakers  []string            // the labels of those who may speak, where the Director chooses
	own       []llm.Tool          // of plug-ins
}

// newToolset reads the settings and the map of enabled tools, to which hooks may
// have added. With the agent off there are no tools at all. known are the tools that
// plug-ins put among those of a turn.
func newToolset(s Snapshot, enabled map[string]bool, known []llm.Tool) toolset {
	if !s.Settings.EnableAgent {
		return toolset{}
	}
	t := toolset{}
	names, seed := s.Names(), s.Conversation.MacroSeed+"/tool"
	t.fragments = lists.Map(s.Fragments, func(f chat.DirectorFragment) chat.DirectorFragment {
		f.Description = names.ExpandSeeded(f.Description, seed)
		return f
	})
	t.moods = lists.Map(s.Moods, func(m chat.MoodFragment) chat.MoodFragment {
		m.Description = names.ExpandSeeded(m.Description, seed)
		return m
	})
	t.speakers = s.choices()
	t.director = enabled[DirectScene]
	t.rewriter = enabled[RewriteUserPrompt]
	t.patches = enabled[EditorApplyPatch]
	t.lengthGuard = s.Settings.LengthGuard && s.Settings.LengthGuardMaxWords > 0
	t.editor = t.patches || t.lengthGuard || enabled[EditorRewrite]
	t.giveFeedback = (s.Settings.FeedbackEnabled && s.helps() || enabled[GiveFeedback]) && len(ofType(s.Fragments, chat.FieldFeedback)) > 0
	t.recordNotes = (s.Settings.DirectionNotesRecord && s.helps() || enabled[RecordDirectionNote]) && len(ofType(s.Fragments, chat.FieldDirectionNote)) > 0
	t.own = lists.Keep(known, func(tool llm.Tool) bool { return enabled[tool.Name] })
	return t
}

func (t toolset) preWriter() bool   { return t.director || t.rewriter }
func (t toolset) afterWriter() bool { return t.editor || t.giveFeedback }

// schemas are the tools in their fixed order. A rewrite belongs to every Editor,
// because a repetitive structure cannot be patched away.
func (t toolset) schemas() []llm.Tool {
	var tools []llm.Tool
	if t.director {
		tools = append(tools, t.sceneTool())
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

// The most characters that the fields of forms take. Servers that build grammars from
// schemas then end a form by themselves. llama.cpp refuses a grammar in which anything is
// repeated 2,000 times, so no bound comes near that, and editor_rewrite, whose text is as
// long as the draft, is bounded by the tokens of its call alone.
const (
	mostOfField    = 600
	mostOfItem     = 160
	mostOfMessage  = 1200
	mostItems      = 8
	mostPatches    = prose.IssuesShown // one for each
	unboundedField = 0
)

// A property is one parameter of a tool. Schemas are flat, strings and arrays of
// strings only, because small models lose their way in anything deeper.
type property struct {
	name, description string
	list              bool
	most              int      // characters of the string, or of one in the list
	values            []string // where they are known
}

func (p property) schema() map[string]any {
	s := map[string]any{"type": "string"}
	switch {
	case len(p.values) > 0:
		s["enum"] = p.values
	case p.most != unboundedField:
		s["maxLength"] = p.most
	}
	if p.list {
		s = map[string]any{"type": "array", "items": s, "maxItems": mostItems}
	}
	s["description"] = p.description
	return s
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
	b.Write(mustJSON(lists.OrEmpty(required)))
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

// sceneTool is the Director's form. It is built from the person's fragments, in their order; moods are always last and
// never required. When each mood fits is said here and not in the request, because the form stays the same from turn to
// turn, and a server reads it once.
func (t toolset) sceneTool() llm.Tool {
	var properties []property
	var required []string
	if len(t.speakers) > 0 {
		required = append(required, nextSpeaker)
		properties = append(properties, property{name: nextSpeaker, description: "Who speaks in the next reply.", values: t.speakers})
	}
	for _, f := range scenic(t.fragments) {
		properties = append(properties, sceneProperty(f))
		if f.Required {
			required = append(required, f.ID)
		}
	}
	properties = append(properties, property{
		name:        "moods",
		description: moodsDescription(t.moods),
		list:        true, most: mostOfItem, values: lists.Map(t.moods, func(m chat.MoodFragment) string { return m.ID }),
	})
	return llm.Tool{
		Name:        DirectScene,
		Description: "Decide how the next reply should go before it is written.",
		Parameters:  object(required, properties...),
	}
}

func moodsDescription(moods []chat.MoodFragment) string {
	return "The moods of the next reply, at most two. Empty for none." +
		strings.Join(lists.Map(moods, func(m chat.MoodFragment) string { return "\n" + m.ID + ": " + m.Description }), "")
}

func rewriteUserPromptTool() llm.Tool {
	return llm.Tool{
		Name:        RewriteUserPrompt,
		Description: "Enrich a thin message of the user without changing what happens in it.",
		Parameters: object(nil, property{
			name:        "refined_message",
			description: "The user's message with a little more texture: at most two sentences, the same person and tense, nothing new decided. Empty when the message is good as it is.",
			most:        mostOfMessage,
		}),
	}
}

func applyPatchTool() llm.Tool {
	return llm.Tool{
		Name:        EditorApplyPatch,
		Description: "Correct individual sentences of the draft by their numbers.",
		Parameters: json.RawMessage(fmt.Sprintf(`{"type":"object","properties":{"edits":{"type":"array","maxItems":%d,"description":"One entry for each sentence to correct.","items":`+
			`{"type":"object","properties":{"n":{"type":"integer","description":"The number of the sentence."},`+
			`"text":{"type":"string","maxLength":%d,"description":"The whole new sentence, without its number."}},"required":["n","text"]}},`+
			`"delete":{"type":"array","maxItems":2,"description":"Numbers of sentences to leave out. Usually empty.","items":{"type":"integer"}}},"required":["edits"]}`,
			mostPatches, mostOfField)),
	}
}

func rewriteTool() llm.Tool {
	return llm.Tool{
		Name:        EditorRewrite,
		Description: "Rewrite the whole draft, with the same events and the same voice.",
		Parameters: object([]string{"rewritten_text"}, property{
			name: "rewritten_text", description: "The complete new text, and nothing else.", most: unboundedField,
		}),
	}
}

func fragmentTool(name, description string, fragments []chat.DirectorFragment) llm.Tool {
	properties := lists.Map(fragments, func(f chat.DirectorFragment) property {
		return property{name: f.ID, description: f.Description, most: mostOfField}
	})
	return llm.Tool{Name: name, Description: description, Parameters: object(nil, properties...)}
}

// sceneProperty is the parameter of a fragment that the Director fills.
func sceneProperty(f chat.DirectorFragment) property {
	p := property{name: f.ID, description: f.Description, most: mostOfField}
	if p.list = f.FieldType == chat.FieldArray; p.list {
		p.most = mostOfItem
	}
	return p
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
	return lists.Keep(fragments, func(f chat.DirectorFragment) bool { return f.FieldType == want })
}
