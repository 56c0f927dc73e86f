package llmtest

import (
	"cmp"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
)

// A Step is the answer to one request. An Act is a part of it; the parts follow one
// another, and the stream is ended properly after the last.
type Step struct {
	tool string
	acts []Act
}

// An Act does a part of an answer. It reports whether the answer goes on.
type Act func(*Answer) bool

// An Answer is the answer that the acts are writing.
type Answer struct {
	w       http.ResponseWriter
	r       *http.Request
	asked   Request
	begun   bool
	finish  string
	noUsage bool
	raw     bool
}

// Prose is the answer to a request that forces no tool.
func Prose(acts ...Act) Step { return Step{acts: acts} }

// For is the answer to a request that forces the tool.
func For(tool string, acts ...Act) Step { return Step{tool: tool, acts: acts} }

// Any is the answer to whatever is asked.
func Any(acts ...Act) Step { return Step{tool: "*", acts: acts} }

// Call answers with a call of the tool that is forced.
func Call(tool string, args any) Step { return For(tool, Calls(tool, args)) }

// Says streams text, a word at a time.
func Says(text string) Act {
	return func(a *Answer) bool {
		return !slices.ContainsFunc(strings.SplitAfter(text, " "), func(word string) bool { return !a.delta(map[string]any{"content": word}) })
	}
}

// Replies streams what a function makes of the request, for requests that come in any order.
func Replies(say func(Request) string) Act {
	return func(a *Answer) bool { return Says(say(a.asked))(a) }
}

// Thinks streams reasoning.
func Thinks(text string) Act {
	return func(a *Answer) bool { return a.delta(map[string]any{"reasoning_content": text}) }
}

// Calls streams a tool call: its name, then its arguments in two pieces.
func Calls(tool string, args any) Act {
	return func(a *Answer) bool {
		text, ok := args.(string)
		if !ok {
			data, err := json.Marshal(args)
			if err != nil {
				panic(err) // a test gave what no JSON can hold
			}
			text = string(data)
		}
		half := len(text) / 2
		for _, part := range []map[string]any{
			{"index": 0, "id": "call_1", "type": "function", "function": map[string]string{"name": tool, "arguments": ""}},
			{"index": 0, "function": map[string]string{"arguments": text[:half]}},
			{"index": 0, "function": map[string]string{"arguments": text[half:]}},
		} {
			if !a.delta(map[string]any{"tool_calls": []any{part}}) {
				return false
			}
		}
		a.finish = "tool_calls"
		return true
	}
}

// Waits holds the answer until the channel is closed or the client is gone.
func Waits(until <-chan struct{}) Act {
	return func(a *Answer) bool {
		a.begin()
		select {
		case <-until:
			return true
		case <-a.r.Context().Done():
			return false
		}
	}
}

// Fails answers with a status and a body, before anything else.
func Fails(status int, body string) Act {
	return func(a *Answer) bool {
		a.w.Header().Set("Content-Type", "application/json")
		a.w.WriteHeader(status)
		_, _ = a.w.Write([]byte(body)) // a client that left is no error
		return false
	}
}

// Header sets a header of the answer; it must come before what it belongs to.
func Header(name, value string) Act {
	return func(a *Answer) bool { a.w.Header().Set(name, value); return true }
}

// Cuts drops the connection.
func Cuts() Act { return func(*Answer) bool { panic(http.ErrAbortHandler) } }

// Raw writes bytes as they are, and ends the answer after them without a mark.
func Raw(text string) Act {
	return func(a *Answer) bool {
		a.begin()
		a.raw = true
		return a.write(text)
	}
}

// Reads says how many tokens of the prompt the server has read, of so many.
func Reads(done, total int) Act {
	return func(a *Answer) bool {
		a.begin()
		return a.write(fmt.Sprintf(`data: {"choices":[],"prompt_progress":{"total":%d,"processed":%d}}`+"\n\n", total, done))
	}
}

// Finishes ends the answer with this finish.
func Finishes(finish string) Act {
	return func(a *Answer) bool { a.finish = finish; return true }
}

// NoUsage leaves the usage out.
func NoUsage() Act { return func(a *Answer) bool { a.noUsage = true; return true } }

func (a *Answer) begin() {
	if a.begun {
		return
	}
	a.begun = true
	if a.w.Header().Get("Content-Type") == "" {
		a.w.Header().Set("Content-Type", "text/event-stream")
	}
	a.w.WriteHeader(http.StatusOK)
	a.flush()
}

func (a *Answer) delta(d map[string]any) bool {
	a.begin()
	data, err := json.Marshal(map[string]any{"choices": []any{map[string]any{"index": 0, "delta": d}}})
	if err != nil {
		panic(err) // only strings and numbers come here
	}
	return a.write("data: " + string(data) + "\n\n")
}

func (a *Answer) end() {
	if a.raw {
		return
	}
	a.begin()
	finish := cmp.Or(a.finish, "stop")
	a.write(fmt.Sprintf(`data: {"choices":[{"index":0,"delta":{},"finish_reason":%q}]}`+"\n\n", finish))
	if !a.noUsage {
		a.write(`data: {"choices":[],"usage":{"prompt_tokens":100,"completion_tokens":20,"prompt_tokens_details":{"cached_tokens":80}}}` + "\n\n")
	}
	a.write("data: [DONE]\n\n")
}

func (a *Answer) write(text string) bool {
	_, err := a.w.Write([]byte(text))
	a.flush()
	return err == nil && a.r.Context().Err() == nil
}

func (a *Answer) flush() {
	if f, ok := a.w.(http.Flusher); ok {
		f.Flush()
	}
}
