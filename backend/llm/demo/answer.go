package demo

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"
)

// answer is what the demo says to one request.
type answer struct {
	reasoning, text string
	calls           []call
	finish          string
}

// charsPerToken is the usual estimate for English.
const charsPerToken = 4

func tokens(s string) int {
	return (utf8.RuneCountInString(s) + charsPerToken - 1) / charsPerToken
}

// limited applies stop strings and the token budget, in the order in which a server spends it:
// reasoning, then text, then arguments. It counts the tokens.
func (a answer) limited(q *request) (limited answer, written int) {
	a.finish = "stop"
	if len(a.calls) > 0 {
		a.finish = "tool_calls"
	}
	stops, _ := q.Stop.([]any)
	for _, stop := range append(stops, q.Stop) {
		if s, _ := stop.(string); s != "" {
			a.text, _, _ = strings.Cut(a.text, s)
		}
	}
	budget := max(q.MaxCompletionTokens, q.MaxTokens)
	take := func(s *string) {
		if left := budget - written; budget > 0 && tokens(*s) > left {
			*s = string([]rune(*s)[:left*charsPerToken])
			a.finish = "length"
		}
		written += tokens(*s)
	}
	take(&a.reasoning)
	take(&a.text)
	for i := range a.calls {
		take(&a.calls[i].Arguments)
	}
	return a, written
}

// remembered is how many requests a prompt is compared with: the passes of a turn or two,
// about what the slots of a local server hold.
const remembered = 8

// complete answers a request in the parts of a response.
func (s *server) complete(body io.Reader) ([]frame, error) {
	var q request
	if err := json.NewDecoder(body).Decode(&q); err != nil {
		return nil, fmt.Errorf("read the request: %w", err)
	} else if len(q.Messages) == 0 {
		return nil, errors.New("the request has no messages")
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.count++
	a, err := s.book.respond(&q, q.dice(s.Seed, s.count))
	if err != nil {
		return nil, err
	}
	a, written := a.limited(&q)
	prompt, cached := q.prompt(), 0
	for _, old := range s.recent {
		cached = max(cached, utf8.RuneCountInString(prompt[:common(old, prompt)])/charsPerToken)
	}
	// An answer is kept with its prompt, because a later pass may replay it as history.
	s.recent = append(s.recent[max(0, len(s.recent)-remembered+1):], prompt+"assistant\x00"+a.text+"[]")
	read := tokens(prompt)
	usage := object{
		"prompt_tokens": read, "completion_tokens": written, "total_tokens": read + written,
		// The last token is always read again: it is what the answer starts from.
		"prompt_tokens_details": object{"cached_tokens": min(cached, max(read-1, 0))},
	}
	head := object{
		"id": "demo-" + strconv.FormatUint(s.count, 10), "created": s.Now().Unix(), "model": Model, "system_fingerprint": "demo-not-an-ai",
	}
	if q.Stream {
		return a.stream(head, usage, s.Pace, q.StreamOptions["include_usage"] == true), nil
	}
	head["object"], head["usage"] = "chat.completion", usage
	head["choices"] = []object{{"index": 0, "finish_reason": a.finish, "message": object{
		"role": "assistant", "content": a.text, "reasoning_content": a.reasoning, "tool_calls": a.toolCalls(head),
	}}}
	return []frame{{marshal(head), s.Pace * time.Duration(written)}}, nil
}

// common is how many bytes two texts begin with together.
func common(a, b string) int {
	n := 0
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n
}

func (a answer) toolCalls(head object) []object {
	var out []object
	for i, c := range a.calls {
		out = append(out, object{"index": i, "id": "call_" + str(head, "id") + "_" + strconv.Itoa(i), "type": "function", "function": c})
	}
	return out
}

// piece is a token as models cut them: a word with the space before it, a long word in several pieces.
var piece = regexp.MustCompile(`(?s) ?[\p{L}\p{N}]{1,7}|.`)

// stream cuts an answer into events, with the time of a token before each piece.
func (a answer) stream(head, usage object, pace time.Duration, withUsage bool) []frame {
	var out []frame
	send := func(wait time.Duration, more object) {
		chunk := maps.Clone(head)
		chunk["object"], chunk["choices"] = "chat.completion.chunk", []object{}
		maps.Copy(chunk, more)
		out = append(out, frame{"data: " + marshal(chunk) + "\n\n", wait})
	}
	choice := func(wait time.Duration, delta object, finish any) {
		send(wait, object{"choices": []object{{"index": 0, "delta": delta, "finish_reason": finish}}})
	}
	choice(0, object{"role": "assistant", "content": ""}, nil)
	for _, p := range piece.FindAllString(a.reasoning, -1) {
		choice(pace, object{"reasoning_content": p}, nil)
	}
	for _, p := range piece.FindAllString(a.text, -1) {
		choice(pace, object{"content": p}, nil)
	}
	for i, c := range a.toolCalls(head) {
		arguments := a.calls[i].Arguments
		c["function"] = call{Name: a.calls[i].Name}
		choice(pace, object{"tool_calls": []object{c}}, nil)
		for _, p := range piece.FindAllString(arguments, -1) {
			choice(pace, object{"tool_calls": []object{{"index": i, "function": call{Arguments: p}}}}, nil)
		}
	}
	choice(0, object{}, a.finish)
	if withUsage {
		send(0, object{"usage": usage})
	}
	return append(out, frame{data: "data: [DONE]\n\n"})
}

// The tools of a turn that the demo answers with more than their schema.
const (
	patchTool   = "editor_apply_patch"
	rewriteTool = "editor_rewrite"
	promptTool  = "rewrite_user_prompt"
)

// respond decides by the tools and the messages which voice of the product asks, and answers.
func (b *book) respond(q *request, r *rand.Rand) (a answer, err error) {
	tool, auto, err := q.forced()
	if err != nil {
		return a, err
	}
	task := b.readScene(q.Messages, true, r)
	e := b.readEdit(q, r)
	edits := auto && e != nil && (q.tool(patchTool) != nil || q.tool(rewriteTool) != nil)
	if edits {
		tool = e.tool(q)
	} else if auto {
		tool = q.asked()
	}
	format := strings.HasPrefix(str(q.ResponseFormat, "type"), "json")
	instruction := quotedAll.ReplaceAllString(q.said(), "") // what the user quotes there is no instruction
	form := &filler{words: func(name, description string) []string { return task.fill(instruction, name, description) }}
	switch {
	case tool != nil:
		a.calls = []call{{tool.Function.Name, q.arguments(tool, task, e, form)}}
	case q.agent() != "" && !format:
		a.text = b.teamwork(q)
	case edits:
		a.text = "The draft can stay as it is.\n\n" + e.label()
	case format:
		a.text = form.arguments(obj(q.ResponseFormat, "json_schema")["schema"])
	default:
		a.text = b.readScene(q.Messages, false, r).prose(q.Messages[len(q.Messages)-1])
	}
	if q.thinks() {
		a.reasoning = task.ponder()
	}
	return a, nil
}

// arguments fills in a tool: the product's own as the voice that it belongs to, any other by its schema.
func (q *request) arguments(t *tool, s *scene, e *edit, form *filler) string {
	name := t.Function.Name
	own := s.book.teamForm(q, name)
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
		if last.Role == "user" && len(name) > 0 && !missing {
			return &q.Tools[i]
		}
	}
	return nil
}

// ponder is what the demo has to show for reasoning: what it took from the message, and no more.
func (s *scene) ponder() string {
	about := strings.Join(slices.Concat(s.names, s.nouns), ", ")
	return "(A demo's notes, no AI at work.) The message is about: " + cmp.Or(about, "nothing that a demo can name") + "."
}
