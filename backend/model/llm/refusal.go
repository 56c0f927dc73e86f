package llm

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/model/serverurl"
)

// A serverError is what a server says of why it does not answer.
type serverError struct {
	status   int
	sentence string // the server's own; empty: it gave none
	where    string // the parameter that it speaks of
	code     string // its codes and types, in one text
	overflow *Overflow
}

// An Overflow says that a request did not fit the model's context. Both numbers are in
// tokens; 0: not told.
type Overflow struct {
	Limit  int
	Prompt int
}

// The details of a fault that carry an Overflow.
const (
	detailLimit  = "context_tokens"
	detailPrompt = "prompt_tokens"
)

// OverflowOf reports whether a request failed because it did not fit the context.
func OverflowOf(err error) (Overflow, bool) {
	f, ok := errors.AsType[*fault.Error](err)
	if !ok || f.Details[TroubleKind] != "context" {
		return Overflow{}, false
	}
	limit, _ := f.Details[detailLimit].(int)
	prompt, _ := f.Details[detailPrompt].(int)
	return Overflow{Limit: limit, Prompt: prompt}, true
}

// readServerError finds the sentence in the body of a refusal: in one of the fields that
// servers use for it, as deep as they nest them, or the body itself where it is plain text.
func readServerError(body []byte) serverError {
	var e serverError
	var numbers numbers
	text := strings.TrimSpace(string(body))
	var value any
	switch {
	case json.Unmarshal([]byte(text), &value) == nil:
		e.walk(value, &numbers, 0)
	case strings.HasPrefix(text, "<"), !utf8.ValidString(text), strings.HasPrefix(text, "{"), strings.HasPrefix(text, "data:"):
	default:
		e.sentence = text
	}
	e.overflow = overflowIn(e.sentence, e.code, numbers)
	return e
}

// numbers are those that llama.cpp gives beside its sentence.
type numbers struct{ limit, prompt int }

// walk reads a value of an error's body. Of several sentences the first counts. It has a branch for each
// place where some server puts its reason.
func (e *serverError) walk(value any, n *numbers, depth int) {
	const deepest = 6
	if depth > deepest {
		return
	}
	switch v := value.(type) {
	case string:
		var inner any
		if strings.HasPrefix(v, "{") && json.Unmarshal([]byte(v), &inner) == nil {
			e.walk(inner, n, depth+1)
		} else if e.sentence == "" {
			e.sentence = strings.TrimSpace(v)
		}
	case []any:
		for _, item := range v {
			e.walk(item, n, depth+1)
		}
	case map[string]any:
		for _, name := range []string{"error", "errors", "detail", "message", "msg", "error_description"} {
			if inner, ok := v[name]; ok {
				e.walk(inner, n, depth+1)
			}
		}
		for _, name := range []string{"code", "type", "error_type"} {
			if s, ok := v[name].(string); ok {
				e.code += s + " "
			}
		}
		if path, ok := v["loc"].([]any); ok && e.where == "" {
			for _, step := range path {
				if s, ok := step.(string); ok {
					e.where += s + " "
				}
			}
		}
		if s, ok := v["param"].(string); ok && e.where == "" {
			e.where = s
		}
		if f, ok := v["n_ctx"].(float64); ok {
			n.limit = int(f)
		}
		if f, ok := v["n_prompt_tokens"].(float64); ok {
			n.prompt = int(f)
		}
	}
}

// How servers say that a request does not fit: they name the context, and that something
// exceeds it.
var (
	saysContext = lazyregexp.New(`(?i)context|max_seq_len|max_model_len|model length|sequence length|token`)
	saysExceeds = lazyregexp.New(`(?i)exceed|greater than|longer than|more than|too (long|large|many|big)|overflow|does(n't| not) fit|not enough|reduce the length|maximum context|must (be|have) (<=|at most|less)`)
	saysPrompt  = lazyregexp.New(`(?i)context|prompt|input|messages?|conversation|request|max_seq_len|sequence`)

	limitAfter  = lazyregexp.New("(?i)(?:context (?:length|size|window)|max_seq_len|max_model_len|model length|maximum(?: number of tokens)?(?: allowed)?|limit|allowed|must be (?:<=|at most))[^0-9.]{0,24}?([0-9]{3,9})")
	limitBefore = lazyregexp.New(`(?i)([0-9]{3,9})(?: tokens?)? (?:maximum|max\b|context)`)
	promptSize  = lazyregexp.New("(?i)([0-9]{1,9}) (?:tokens? )?(?:in|of|from) the (?:messages|prompt|input)|([0-9]{1,9}) `?(?:input|prompt)s?\\b")
	anyNumber   = lazyregexp.New(`[0-9]{3,9}`)
)

// overflowIn reads an overflow out of what a server says; nil: it speaks of something else.
func overflowIn(sentence, code string, n numbers) *Overflow {
	coded := strings.Contains(code, "context_length_exceeded") || strings.Contains(code, "exceed_context_size")
	told := saysContext().MatchString(sentence) && saysExceeds().MatchString(sentence) && saysPrompt().MatchString(sentence) && !aboutOutput().MatchString(sentence) &&
		(!saysLimit().MatchString(sentence) || saysInput().MatchString(sentence))
	if !coded && !told {
		return nil
	}
	o := &Overflow{
		Limit:  cmp.Or(n.limit, firstNumber(limitAfter(), sentence), firstNumber(limitBefore(), sentence)),
		Prompt: cmp.Or(n.prompt, firstNumber(promptSize(), sentence)),
	}
	if o.Prompt == 0 {
		for _, text := range anyNumber().FindAllString(sentence, -1) {
			if size, err := strconv.Atoi(text); err == nil && size != o.Limit {
				o.Prompt = size
				break
			}
		}
	}
	return o
}

// aboutOutput are refusals of the reply's length, and of too many requests. A sentence about
// max_tokens is one of them unless it also speaks of what was sent.
var (
	saysLimit   = lazyregexp.New(`(?i)max_(completion_|new_)?tokens`)
	saysInput   = lazyregexp.New(`(?i)context|prompt|\binput|messages`)
	aboutOutput = lazyregexp.New(`(?i)completion tokens|output tokens|per (minute|hour|day)|rate limit|quota|tokens per|image|\bTPM\b`)
)

func firstNumber(pattern *regexp.Regexp, text string) int {
	for _, group := range pattern.FindStringSubmatch(text) {
		if n, err := strconv.Atoi(group); err == nil {
			return n
		}
	}
	return 0
}

// loading reports whether the server will answer once its model is loaded.
func (e serverError) loading() bool { return strings.Contains(strings.ToLower(e.sentence), "loading") }

// final reports whether the same request would be refused again: it speaks of the request
// and not of trouble in the server.
func (e serverError) final() bool {
	return e.overflow != nil || saysTools().MatchString(e.sentence) || saysSchema().MatchString(e.sentence) || saysRoles().MatchString(e.sentence) ||
		e.blind()
}

// Error implements error; a fault that says in plain words what was refused carries it.
func (e serverError) Error() string { return fmt.Sprintf("status %d: %s", e.status, e.sentence) }

// refusal says in a sentence why a server refused.
func refusal(t Target, status int, said serverError) error {
	quoted := quote(said.sentence)
	lower := strings.ToLower(said.sentence)
	var f *fault.Error
	kind := ""
	switch {
	case status == http.StatusUnauthorized || status == http.StatusForbidden:
		f, kind = fault.New(fault.Unavailable, "The server needs a key, or the saved key is wrong."), "key"
	case said.overflow != nil:
		f, kind = fault.New(fault.Unavailable, "The conversation is longer than the model's context. Give the server a larger context, or start a new conversation."), "context"
		f = f.With(detailLimit, said.overflow.Limit).With(detailPrompt, said.overflow.Prompt)
	case status == http.StatusNotFound && strings.Contains(lower, "model"):
		f, kind = fault.Newf(fault.Unavailable, "The server has no model named %s.", t.Model), "model"
	case status == http.StatusNotFound:
		f, kind = fault.Newf(fault.Unavailable, "There is no chat API at %s. Check the address of the server.", t.URL), "address"
	case status == http.StatusTooManyRequests:
		f, kind = fault.New(fault.Unavailable, "The server is busy. Try again in a moment."), "busy"
	case status == http.StatusServiceUnavailable && said.loading():
		f, kind = fault.New(fault.Unavailable, "The server is still loading its model. Try again in a moment."), "loading"
	case status >= 300 && status < 400:
		f, kind = fault.Newf(fault.Unavailable, "%s redirects requests to another server. Enter the address of that server instead.", serverurl.Name(t.URL)), "address"
	default:
		f = fault.Newf(fault.Unavailable, "The server refused the request. The server said: %s", cmp.Or(quoted, http.StatusText(status)))
	}
	answer := quote(strings.Join([]string{said.sentence, said.where, said.code}, " "))
	said.status = status
	return f.With("status", status).With("answer", answer).With(TroubleKind, kind).Because(said)
}

// quote shortens what a server said.
func quote(text string) string {
	text = strings.Join(strings.Fields(clean(text)), " ")
	if r := []rune(text); len(r) > 300 {
		text = string(r[:300]) + "…"
	}
	return text
}
