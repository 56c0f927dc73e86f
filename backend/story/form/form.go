package form

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/fact"
	"terzetto/backend/story/prose"
)

// The names of the forms.
const (
	DirectScene         = "direct_scene"
	RewriteUserPrompt   = "rewrite_user_prompt"
	EditorApplyPatch    = "editor_apply_patch"
	EditorRewrite       = "editor_rewrite"
	GiveFeedback        = "give_feedback"
	RecordDirectionNote = "record_direction_note"
)

// NextSpeaker is the parameter in which the Director chooses who speaks, and Moods the one for the moods.
const (
	NextSpeaker = "next_speaker"
	Moods       = "moods"
)

// The most characters that the fields of forms take. Servers that build grammars from
// schemas then end a form by themselves. llama.cpp refuses a grammar in which anything is
// repeated 2,000 times, so no bound comes near that, and editor_rewrite, whose text is as
// long as the draft, is bounded by the tokens of its call alone.
const (
	mostOfField    = 600
	mostOfItem     = 160
	mostOfFact     = 400
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
	items             int      // at most in the list; 0: mostItems
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
		s = map[string]any{"type": "array", "items": s, "maxItems": cmp.Or(p.items, mostItems)}
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

// A Scene is what the Director's form is made of.
type Scene struct {
	Fragments []chat.DirectorFragment
	Moods     []chat.MoodFragment // that may be chosen, with the names in their texts
	Speakers  []string            // the labels of those who may speak, where the Director chooses
	Remembers bool                // it may be asked for what the last exchange established
}

// Tool is the Director's form. It is built from the person's fragments, in their order; after them come what is to be remembered and
// the moods, which are never required. When each mood fits is said here and not in the request, because the form stays the
// same from turn to turn, and a server reads it once.
func (s Scene) Tool() llm.Tool {
	var properties []property
	var required []string
	if len(s.Speakers) > 0 {
		required = append(required, NextSpeaker)
		properties = append(properties, property{name: NextSpeaker, description: "Who speaks in the next reply.", values: s.Speakers})
	}
	for _, f := range Scenic(s.Fragments) {
		properties = append(properties, sceneProperty(f))
		if f.Required {
			required = append(required, f.ID)
		}
	}
	if s.Remembers {
		properties = append(properties,
			property{name: fact.PresentParameter, description: fact.PresentMeaning, list: true, most: mostOfItem},
			property{name: fact.RememberParameter, description: fact.RememberMeaning, list: true, most: mostOfFact, items: fact.MostOfExchange})
	}
	properties = append(properties, property{
		name:        Moods,
		description: moodsDescription(s.Moods),
		list:        true, most: mostOfItem, values: lists.Map(s.Moods, func(m chat.MoodFragment) string { return m.ID }),
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

// Message is the form of the rewriter.
func Message() llm.Tool {
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

// Patch is the Editor's form for single sentences.
func Patch() llm.Tool {
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

// Rewrite is the Editor's form for the whole draft.
func Rewrite() llm.Tool {
	return llm.Tool{
		Name:        EditorRewrite,
		Description: "Rewrite the whole draft, with the same events and the same voice.",
		Parameters: object([]string{"rewritten_text"}, property{
			name: "rewritten_text", description: "The complete new text, and nothing else.", most: unboundedField,
		}),
	}
}

// Notes is a form with a parameter for each fragment.
func Notes(name, description string, fragments []chat.DirectorFragment) llm.Tool {
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

// Scenic are the fragments that the Director fills before the Writer writes.
func Scenic(fragments []chat.DirectorFragment) []chat.DirectorFragment {
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

// OfType are the fragments of a type.
func OfType(fragments []chat.DirectorFragment, want chat.FieldType) []chat.DirectorFragment {
	return lists.Keep(fragments, func(f chat.DirectorFragment) bool { return f.FieldType == want })
}

// Lines are the texts of a list, or the lines of a text where a list was asked for.
func Lines(value any) (out []string) {
	switch v := value.(type) {
	case string:
		return strings.Split(v, "\n")
	case []any:
		for _, item := range v {
			if s, ok := item.(string); ok {
				out = append(out, s)
			}
		}
	}
	return out
}
