package demo

import (
	"cmp"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"sort"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"terzetto/backend/base/lazyregexp"
)

// answer is what the demo says to one request. It calls at most one tool.
type answer struct {
	reasoning, text, tool, arguments, finish string
}

// charsPerToken is the usual estimate for English.
const charsPerToken = 4

func tokens(s string) int {
	return (utf8.RuneCountInString(s) + charsPerToken - 1) / charsPerToken
}

// limit applies stop strings and the token budget, in the order in which a server spends it:
// reasoning, then text, then arguments. It counts the tokens.
func (a answer) limit(q *request) (limited answer, written int) {
	a.finish = "stop"
	if a.tool != "" {
		a.finish = "tool_calls"
	}
	stops, _ := q.Stop.([]any)
	for _, stop := range append(stops, q.Stop) {
		if s, _ := stop.(string); s != "" {
			a.text, _, _ = strings.Cut(a.text, s)
		}
	}
	budget := max(q.MaxCompletionTokens, q.MaxTokens)
	for _, part := range []*string{&a.reasoning, &a.text, &a.arguments} {
		if left := budget - written; budget > 0 && tokens(*part) > left {
			*part = string([]rune(*part)[:left*charsPerToken])
			a.finish = "length"
		}
		written += tokens(*part)
	}
	return a, written
}

// remembered is how many requests a prompt is compared with: the passes of a turn or two,
// about what the slots of a local server hold.
const remembered = 8

// complete answers a request with the frames of a response.
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
	prompt, cached := q.prompt(), 0
	r := rand.New(rand.NewChaCha8(sha256.Sum256(fmt.Appendf(nil, "%d %d %s", s.Seed, s.count, prompt))))
	a, err := s.book.respond(&q, r)
	if err != nil {
		return nil, err
	}
	a, written := a.limit(&q)
	for _, old := range s.recent {
		same := sort.Search(len(prompt), func(n int) bool { return !strings.HasPrefix(old, prompt[:n+1]) })
		cached = max(cached, utf8.RuneCountInString(prompt[:same])/charsPerToken)
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
		"role": "assistant", "content": a.text, "reasoning_content": a.reasoning, "tool_calls": a.call(head, a.arguments),
	}}}
	return []frame{{marshal(head), s.Pace * time.Duration(written)}}, nil
}

// call is the answer's call of a tool as its message has it; nil when it calls none.
func (a answer) call(head object, arguments string) []object {
	if a.tool == "" {
		return nil
	}
	return []object{{"index": 0, "id": fmt.Sprintf("call_%v", head["id"]), "type": "function", "function": call{a.tool, arguments}}}
}

// piece is a token as models cut them: a word with the space before it, a long word in several pieces.
var piece = lazyregexp.New(`(?s) ?[\p{L}\p{N}]{1,7}|.`)

// stream cuts an answer into events, with the time of a token before each piece.
func (a answer) stream(head, usage object, pace time.Duration, withUsage bool) (events []frame) {
	head["object"] = "chat.completion.chunk"
	send := func(wait time.Duration, choices ...object) {
		head["choices"] = append([]object{}, choices...) // no choices are an empty list, not null
		events = append(events, frame{"data: " + marshal(head) + "\n\n", wait})
	}
	choice := func(wait time.Duration, delta object) {
		send(wait, object{"index": 0, "delta": delta, "finish_reason": nil})
	}
	choice(0, object{"role": "assistant", "content": ""})
	for _, p := range piece().FindAllString(a.reasoning, -1) {
		choice(pace, object{"reasoning_content": p})
	}
	for _, p := range piece().FindAllString(a.text, -1) {
		choice(pace, object{"content": p})
	}
	if a.tool != "" {
		choice(pace, object{"tool_calls": a.call(head, "")})
	}
	for _, p := range piece().FindAllString(a.arguments, -1) {
		choice(pace, object{"tool_calls": []object{{"index": 0, "function": call{Arguments: p}}}})
	}
	send(0, object{"index": 0, "delta": object{}, "finish_reason": a.finish})
	if withUsage {
		head["usage"] = usage
		send(0)
	}
	return append(events, frame{data: "data: [DONE]\n\n"})
}

// The tools of a turn that the demo answers with more than their schema.
const (
	patchTool   = "editor_apply_patch"
	rewriteTool = "editor_rewrite"
	promptTool  = "rewrite_user_prompt"
)

// respond recognizes the voice of the product that asks by the tools and the messages, and answers as that voice.
func (b *book) respond(q *request, r *rand.Rand) (a answer, err error) {
	tool, err := q.forcedTool()
	if err != nil {
		return a, err
	}
	s := b.readScene(q.Messages, r)
	e := readEdit(q, s)
	auto := q.ToolChoice == "auto"
	edits := auto && e != nil && (q.tool(patchTool) != nil || q.tool(rewriteTool) != nil)
	if edits {
		tool = e.choose(q)
	} else if auto {
		tool = q.askedTool()
	}
	form := &form{scene: s}
	switch format := strings.HasPrefix(q.ResponseFormat.Type, "json"); {
	case tool != nil:
		a.tool, a.arguments = tool.Function.Name, tool.arguments(e, form)
	case format:
		a.text = form.fill(q.ResponseFormat.Schema.Schema)
	case s.agent() != "":
		a.text = s.teamwork()
	case edits:
		a.text = "The draft can stay as it is.\n\n" + s.label()
	default:
		a.text = s.prose(q.Messages[len(q.Messages)-1])
	}
	// Terzetto asks every model that can think in this dialect, whatever other dialects it adds.
	if q.TemplateKwargs["enable_thinking"] == true {
		about := strings.Join(slices.Concat(s.names, s.nouns), ", ")
		a.reasoning = "(A demo's notes, no AI at work.) The message is about: " + cmp.Or(about, "nothing that a demo can name") + "."
	}
	return a, nil
}

// arguments fills in a tool: a tool of the product as its voice would, any other tool by its schema.
func (t *tool) arguments(e *edit, form *form) string {
	name := t.Function.Name
	own := form.teamForm(name)
	switch {
	case own != nil:
	case e != nil && name == patchTool && strings.Contains(string(t.Function.Parameters), `"edits"`):
		own = object{"edits": e.edits()}
	case e != nil && name == patchTool: // the form that was asked for before sentences had numbers
		own = object{"patches": e.patches()}
	case e != nil && name == rewriteTool:
		own = object{"rewritten_text": e.rewrite()}
	case name == promptTool:
		own = object{"refined_message": form.refine()}
	default:
		return form.fill(t.Function.Parameters)
	}
	return marshal(own)
}
