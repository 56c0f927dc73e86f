package demo

import (
	"math/rand/v2"
	"slices"
	"strings"
)

// The tools of a turn that the demo answers with more than their schema.
const (
	patchTool   = "editor_apply_patch"
	rewriteTool = "editor_rewrite"
	promptTool  = "rewrite_user_prompt"
)

// turnTools are never called because a message happens to name them.
var turnTools = []string{"direct_scene", promptTool, patchTool, rewriteTool, "give_feedback", "record_direction_note", "select_lorebook"}

// respond decides by the tools and the messages which voice of the product asks, and answers.
func (b *book) respond(q *request, r *rand.Rand) (a answer, err error) {
	tool, auto, err := q.forced()
	if err != nil {
		return a, err
	}
	if asked := q.asked(); tool == nil && auto {
		tool = asked
	}
	task := b.readScene(q.Messages, true, r)
	e := b.readEdit(q)
	if e != nil {
		e.scene = b.readScene(q.Messages, false, r)
	}
	format := strings.HasPrefix(str(q.ResponseFormat, "type"), "json")
	instruction := quotedAll.ReplaceAllString(q.said(), "") // what the user quotes there is no instruction
	form := &filler{words: func(name, description string) []string { return task.fill(instruction, name, description) }}
	switch {
	case tool != nil:
		a.calls = []call{{tool.Function.Name, q.arguments(tool, task, e, form)}}
	case q.agent() != "" && !format:
		a.text = b.teamwork(q)
	case auto && e != nil && (q.tool(patchTool) != nil || q.tool(rewriteTool) != nil):
		a = e.choose(q)
	case format:
		a.text = form.arguments(obj(q.ResponseFormat, "json_schema")["schema"])
	default:
		a.text = b.readScene(q.Messages, false, r).prose(q.Messages[len(q.Messages)-1])
	}
	if q.thinks() {
		a.reasoning = task.ponder(a)
	}
	return a, nil
}

// arguments fills in a tool: the product's own as the voice that it belongs to, any other by its schema.
func (q *request) arguments(t *tool, s *scene, e *edit, form *filler) string {
	name := t.Function.Name
	own := q.teamForm(name)
	switch {
	case own != nil:
	case e != nil && name == patchTool:
		own = object{"patches": e.patches()}
	case e != nil && name == rewriteTool:
		own = object{"rewritten_text": e.rewrite()}
	case name == promptTool:
		own = object{"refined_message": s.refine()}
	default:
		return form.arguments(t.Function.Parameters)
	}
	return marshal(own)
}

// asked is the tool whose name the user's last message holds; nil when the last message is the result of one.
func (q *request) asked() *tool {
	last := q.Messages[len(q.Messages)-1]
	said := set(words(strings.ReplaceAll(last.text(), "_", " ")))
	for i, t := range q.Tools {
		name := words(strings.ReplaceAll(t.Function.Name, "_", " "))
		missing := slices.ContainsFunc(name, func(w string) bool { return !said[w] })
		if last.Role == "user" && len(name) > 0 && !missing && !slices.Contains(turnTools, t.Function.Name) {
			return &q.Tools[i]
		}
	}
	return nil
}

// ponder is what the demo has to show for reasoning: what it took from the message, and no more.
func (s *scene) ponder(a answer) string {
	out := "(A demo's notes, no AI at work.)"
	if s.char != "" {
		out += " The scene is with " + s.char + "."
	}
	if about := slices.Concat(s.names, s.nouns); len(about) > 0 {
		out += " The message is about: " + strings.Join(about, ", ") + "."
	}
	if len(a.calls) > 0 {
		return out + " Wanted: the arguments of " + a.calls[0].Name + "."
	}
	return out + " Wanted: a reply in prose."
}
