package demo

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strings"
)

// respond decides which voice of the product is asking, by the tools and the messages, and answers.
func respond(q *request, r *rand.Rand) (answer, error) {
	want, err := q.wanted()
	if err != nil {
		return answer{}, err
	}
	var a answer
	switch {
	case want.tool != nil:
		a = useTool(q, r, want.tool)
	case q.teamAgent() != "" && q.ResponseFormat == nil:
		a.text = q.teamProse()
	case want.auto && q.tool(patchTool) != nil || want.auto && q.tool(rewriteTool) != nil:
		if e := readEdit(q); e != nil {
			a = e.choose(q, r)
			break
		}
		a = prose(q, r)
	case want.auto && q.asked() != nil:
		a = useTool(q, r, q.asked())
	case q.ResponseFormat != nil && strings.HasPrefix(q.ResponseFormat.Type, "json"):
		f := newDirector(q, r).filler()
		if len(q.ResponseFormat.JSONSchema.Schema) > 0 {
			a.text = string(f.value("", q.ResponseFormat.JSONSchema.Schema, 0))
		} else {
			a.text = `{"answer":` + string(quote(f.text("answer", ""))) + `,"note":"demo, not an AI"}`
		}
	default:
		a = prose(q, r)
	}
	if q.thinks() {
		a.reasoning = ponder(readScene(q, true), a)
	}
	return a, nil
}

// The tools of the product that the demo answers with more than their schema.
const (
	patchTool   = "editor_apply_patch"
	rewriteTool = "editor_rewrite"
	promptTool  = "rewrite_user_prompt"
)

var productTools = []string{"direct_scene", promptTool, patchTool, rewriteTool, "give_feedback", "record_direction_note", "select_lorebook"}

func useTool(q *request, r *rand.Rand, t *tool) answer {
	name := t.Function.Name
	var arguments string
	e := readEdit(q)
	switch {
	case q.teamForm(name) != "":
		arguments = q.teamForm(name)
	case name == patchTool && e != nil && strings.Contains(string(t.Function.Parameters), `"search"`):
		arguments = marshal(struct {
			Patches []patch `json:"patches"`
		}{e.patches(newVoice(e.scene, r))})
	case name == rewriteTool && e != nil:
		arguments = marshal(map[string]string{"rewritten_text": e.rewrite(newVoice(e.scene, r))})
	case name == promptTool:
		d := newDirector(q, r)
		arguments = marshal(map[string]string{"refined_message": d.refine()})
	default:
		arguments = newDirector(q, r).filler().arguments(t.Function.Parameters)
	}
	return answer{calls: []call{{name, arguments}}}
}

func marshal(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		return "{}"
	}
	return string(b)
}

// asked is the tool that the last message asks for by its name, unless it was called since.
func (q *request) asked() *tool {
	last := q.Messages[len(q.Messages)-1]
	if last.Role != "user" {
		return nil
	}
	said := " " + strings.Join(lowWords(strings.ReplaceAll(last.Content.text, "_", " ")), " ") + " "
	for i, t := range q.Tools {
		if slices.Contains(productTools, t.Function.Name) {
			continue
		}
		name := lowWords(strings.NewReplacer("_", " ", "-", " ", ".", " ").Replace(t.Function.Name))
		if len(name) > 0 && strings.Contains(said, " "+strings.Join(name, " ")+" ") {
			return &q.Tools[i]
		}
	}
	return nil
}

// prose is the writer, or the guide where no character is in the prompt.
func prose(q *request, r *rand.Rand) answer {
	s := readScene(q, false)
	v := newVoice(s, r)
	var text string
	switch {
	case s.asksWhoSpeaks():
		text = v.confess()
	case s.char == "":
		text = v.guide(q)
	default:
		text = v.tell()
	}
	if s.said.foreign {
		text = foreignNote + "\n\n" + text
	}
	return answer{text: v.punctuate(text + "\n\n" + v.label())}
}

const foreignNote = "I'm sorry: this demo reads and writes English only; a real model, once connected, will answer in your language."

// ponder is what the demo has to show for reasoning: what it took from the message, and no more.
func ponder(s *scene, a answer) string {
	var b strings.Builder
	b.WriteString("(A demo's notes, no AI at work.) ")
	if s.char != "" {
		b.WriteString("The scene is with " + s.char + " in or near " + s.place.name + ". ")
	}
	if len(s.said.nouns) > 0 {
		b.WriteString("The message is about: " + strings.Join(s.said.nouns, ", ") + ". ")
	}
	if len(s.said.names) > 0 {
		b.WriteString("It names " + strings.Join(s.said.names, ", ") + ". ")
	}
	if s.said.question != "" {
		b.WriteString("It asks something, so an answer comes first. ")
	}
	if s.said.tone != "plain" {
		b.WriteString("Its tone seems " + s.said.tone + ". ")
	}
	if len(a.calls) > 0 {
		b.WriteString("Wanted: the arguments of " + a.calls[0].name + ".")
	} else {
		b.WriteString("Wanted: a reply in prose.")
	}
	return strings.TrimSpace(b.String())
}
