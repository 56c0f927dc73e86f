package demo

import (
	"errors"
	"maps"
	"regexp"
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

// complete answers a request in the parts of a response.
func (s *server) complete(q *request) ([]frame, error) {
	if len(q.Messages) == 0 {
		return nil, errors.New("the request has no messages")
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.count++
	a, err := s.book.respond(q, q.dice(s.Seed, s.count))
	if err != nil {
		return nil, err
	}
	a, written := a.limited(q)
	prompt := q.prompt()
	read := tokens(prompt)
	usage := object{
		"prompt_tokens": read, "completion_tokens": written, "total_tokens": read + written,
		// The last token is always read again: it is what the answer starts from.
		"prompt_tokens_details": object{"cached_tokens": min(utf8.RuneCountInString(s.cached(prompt))/charsPerToken, max(read-1, 0))},
	}
	s.keep(prompt + "assistant\x00" + a.text + "\x00")
	head := object{
		"id": "demo-" + strconv.FormatUint(s.count, 10), "created": s.Now().Unix(), "model": Model, "system_fingerprint": "demo-not-an-ai",
	}
	if q.Stream {
		return a.stream(head, usage, s.Pace, q.StreamOptions["include_usage"] == true), nil
	}
	turn := object{"role": "assistant", "content": a.text}
	if a.reasoning != "" {
		turn["reasoning_content"] = a.reasoning
	}
	if len(a.calls) > 0 {
		turn["tool_calls"] = a.toolCalls(head)
	}
	head["object"], head["usage"] = "chat.completion", usage
	head["choices"] = []object{{"index": 0, "message": turn, "finish_reason": a.finish}}
	out := whole(head)
	out[0].wait = s.Pace * time.Duration(written)
	return out, nil
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
