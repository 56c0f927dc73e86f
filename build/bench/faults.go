package main

import (
	"cmp"
	"context"
	"fmt"
	"net/http"
	"time"
)

// unbounded is how many tokens a model that never ends a form cost in each turn before helpers were bounded.
const unbounded = 65_536

// A fault is what a model says that does not fill in a form: the piece of an event's delta that holds
// the token at a place. Its answer has no end of its own.
type fault func(at int, tools bool) string

// faults measures how many tokens of models that fail as helpers are of no use, over the first turns of a conversation.
// The model is slow enough for the tokens not to gather on their way.
func (b *bench) faults(ctx context.Context, dir string) {
	for i, f := range []struct {
		name  string
		fault fault
	}{
		{"a form repeating itself", func(_ int, tools bool) string { return formToken(" and then", tools) }},
		{"a form without an end", func(at int, tools bool) string { return formToken(openFieldToken(at), tools) }},
		{"prose for a form", func(at int, _ bool) string { return fmt.Sprintf(`"content":"Rain %d. "`, at) }},
		{"endless thoughts", func(at int, _ bool) string { return fmt.Sprintf(`"reasoning_content":"Rain %d. "`, at) }},
	} {
		var server *model
		b.with(ctx, fmt.Sprintf("%s/%d", dir, i), true, func(p *product, m *model, c string) {
			server, m.fault = m, f.fault
			m.script(80, 80, 0, true)
			for range b.runs {
				p.send(ctx, c, "The rain does not stop.")
			}
		})
		b.print(figure{
			name:      "tokens wasted a turn: " + f.name,
			readings:  []float64{float64(server.wasted) / float64(b.runs)}, // every answer has ended by now
			yardstick: []float64{unbounded},
		})
	}
}

// openFieldToken gives a token of a form whose first field never closes.
func openFieldToken(at int) string {
	if at == 0 {
		return `{\"plot_summary\":\"`
	}
	return fmt.Sprintf("rain %d ", at)
}

// formToken gives a token of a form, as a call of a tool or as text.
func formToken(token string, tools bool) string {
	if tools {
		return `"tool_calls":[{"index":0,"id":"c1","type":"function","function":{"name":"direct_scene","arguments":"` + token + `"}}]`
	}
	return `"content":"` + token + `"`
}

// play answers with the fault until the call's limit or the client's end, and counts the tokens.
func (f fault) play(w http.ResponseWriter, r *http.Request, flusher http.Flusher, asked request) (tokens int) {
	for most := cmp.Or(asked.MaxTokens, unbounded); tokens < most; tokens++ {
		if _, err := fmt.Fprintf(w, `data: {"choices":[{"index":0,"delta":{%s}}]}`+"\n\n", f(tokens, len(asked.Tools) > 0)); err != nil {
			return tokens
		}
		if tokens%8 != 7 {
			continue
		}
		flusher.Flush()
		select {
		case <-time.After(time.Millisecond):
		case <-r.Context().Done():
			return tokens
		}
	}
	_, _ = fmt.Fprint(w, `data: {"choices":[{"index":0,"delta":{},"finish_reason":"length"}]}`+"\n\ndata: [DONE]\n\n")
	return tokens
}
