package llm

import (
	"cmp"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/lists"
	"terzetto/backend/model/output"
)

// FinishLoop is the finish of an answer that was ended because it repeated itself. Its text
// is cut back to where the repetition began.
const FinishLoop = "loop"

// An answer makes deltas of what comes over the wire.
type answer struct {
	split     *output.Splitter
	prose     *output.Prose // nil: the answer is no prose
	text      output.LoopGuard
	reasoning output.LoopGuard
	calls     output.LoopGuard
	counting  *output.CountingGuard // of a form; nil: the answer is text
	said      bool                  // something came
	finish    string                // what the server, or a guard, gave as the reason of the end
	ended     bool                  // nothing more is to be read

	limit         int // the tokens that the call may take; 0: any number
	pieces, bytes int // that came
}

// What a token comes to at most on the wire: a server may send it in more than one piece.
const (
	piecesPerToken = 1.25
	bytesPerToken  = 8
	slack          = 2000 // bytes more, however few tokens it may take
)

// exceeds counts a piece and reports whether the server has sent more than the call may take. A
// few servers do not know the limit, and a model without an end would then go on for minutes.
func (a *answer) exceeds(size int) bool {
	if size > 0 {
		a.pieces++
		a.bytes += size
	}
	return a.limit > 0 && (float64(a.pieces) > piecesPerToken*float64(a.limit)+slack/bytesPerToken || a.bytes > bytesPerToken*a.limit+slack)
}

func newAnswer(b *Base, call Call) *answer {
	syntax := output.Syntax{Prose: call.Prose, Tools: lists.Map(b.tools, func(t Tool) string { return t.Name })}
	a := &answer{split: output.NewSplitter(syntax), prose: call.Prose, text: output.LoopGuard{Document: call.Long}, limit: *cmp.Or(call.MaxTokens, new(0))}
	if call.form != nil {
		a.counting = &output.CountingGuard{}
	}
	return a
}

// read takes a chunk.
func (a *answer) read(c wireChunk) []Delta {
	var out []Delta
	message, finish := c.message()
	a.finish = cmp.Or(finish, a.finish)
	var p output.Pieces
	over := a.split.Over()
	if message.Content.text != "" {
		p = a.split.Push(clean(message.Content.text))
	}
	apart := clean(message.reasoning())
	p.Reasoning = apart + p.Reasoning
	out = a.deltas(out, p, finish)
	if apart != "" {
		out[0].InField = true
	}
	size, came := len(message.Content.text)+len(apart), utf8.RuneCountInString(message.Content.text+apart)
	for _, t := range message.ToolCalls {
		arguments := t.arguments()
		size += len(arguments)
		came += utf8.RuneCountInString(arguments)
		out = append(out, Delta{Tool: &ToolDelta{Index: t.Index, ID: t.ID, Name: t.Function.Name, Arguments: arguments}})
		if _, _, loops := a.calls.Add(arguments); loops || a.counting != nil && a.counting.Add(arguments) {
			a.end(FinishLoop)
		}
	}
	if u := c.usage(); u != nil {
		out = append(out, Delta{Usage: u})
	}
	if p := c.Progress.sent; p != nil && p.Total > 0 && p.Processed >= 0 {
		out = append(out, Delta{Read: &Reading{Done: int(p.Processed), Total: int(p.Total)}})
	}
	if came > 0 {
		out = append(out, Delta{Came: came})
	}
	a.said = a.said || len(out) > 0
	if a.exceeds(size) && !a.ended {
		a.end("length")
	}
	if over && size > 0 { // a chunk with the usage alone is still read
		a.end(cmp.Or(a.finish, "stop"))
	}
	return a.closing(out)
}

// rest gives what was still held when the wire fell silent. whole says that the answer came
// to its end.
func (a *answer) rest(whole bool) []Delta {
	out := a.deltas(nil, a.split.End(), "")
	text := a.split.Text()
	if whole && a.prose != nil && !a.text.Document {
		if first, loops := output.CutTail(text); loops {
			a.end(FinishLoop)
			text = first
		}
	}
	if d := a.proper(text, whole); d.Text != a.split.Text() {
		out = append(out, d)
	}
	return a.closing(out)
}

// proper replaces the text by what is the reply in it: without echoes of the prompt and, where it is whole, without a wrapping.
func (a *answer) proper(text string, whole bool) Delta {
	d := Delta{Text: text, Replace: true}
	if a.prose == nil {
		return d
	}
	d.Text, d.Echoes = a.prose.TakeEcho(text)
	if whole {
		d.Text = output.Unwrap(d.Text)
	}
	return d
}

// circling ends an answer whose server fell silent because the model repeated one token. An Ollama
// does that after thirty, long before the guards are sure, and does not say that the answer ends.
func (a *answer) circling() []Delta {
	if from, period, circles := a.text.Circling(); circles {
		a.end(FinishLoop)
		return a.closing([]Delta{a.proper(output.CutBack(a.split.Text(), from, period), false)})
	}
	_, _, thoughts := a.reasoning.Circling()
	if _, _, calls := a.calls.Circling(); !thoughts && !calls {
		return nil
	}
	a.end(FinishLoop)
	return a.closing(nil)
}

func (a *answer) deltas(out []Delta, p output.Pieces, finish string) []Delta {
	d := Delta{Text: p.Text, Reasoning: p.Reasoning, Call: p.Call, Replace: p.Retract, Finish: finish}
	if d == (Delta{}) {
		return out
	}
	out = append(out, d)
	if p.Retract {
		a.text = output.LoopGuard{Document: a.text.Document}
	}
	if from, period, loops := a.text.Add(p.Text); loops && !a.ended {
		a.end(FinishLoop)
		out = append(out, a.proper(output.CutBack(a.split.Text(), from, period), false))
	}
	for _, guarded := range []struct {
		guard *output.LoopGuard
		piece string
	}{{&a.reasoning, p.Reasoning}, {&a.calls, p.Call}} {
		if _, _, loops := guarded.guard.Add(guarded.piece); loops {
			a.end(FinishLoop)
		}
	}
	if a.counting != nil && a.counting.Add(p.Text+p.Call) {
		a.end(FinishLoop)
	}
	return out
}

func (a *answer) end(finish string) { a.ended, a.finish = true, finish }

// closing says how the answer ended where we ended it.
func (a *answer) closing(out []Delta) []Delta {
	if a.ended {
		return append(out, Delta{Finish: a.finish})
	}
	return out
}

// A Collector puts a reply together from its deltas.
type Collector struct {
	reply                 Reply
	text, reasoning, call strings.Builder
	calls                 []ToolCall
	at                    map[int]int
}

// Add takes a delta.
func (c *Collector) Add(d Delta) {
	if d.Replace {
		c.text.Reset()
	}
	c.text.WriteString(d.Text)
	c.reasoning.WriteString(d.Reasoning)
	c.call.WriteString(d.Call)
	if d.Tool != nil {
		c.tool(*d.Tool)
	}
	c.reply.Usage = *cmp.Or(d.Usage, &c.reply.Usage)
	c.reply.Finish = cmp.Or(d.Finish, c.reply.Finish)
}

func (c *Collector) tool(t ToolDelta) {
	i, known := c.at[t.Index]
	if !known || (t.ID != "" && c.calls[i].ID != "" && t.ID != c.calls[i].ID) {
		i = len(c.calls)
		lists.Put(&c.at, t.Index, i)
		c.calls = append(c.calls, ToolCall{})
	}
	call := &c.calls[i]
	call.ID = cmp.Or(t.ID, call.ID)
	call.Name = cmp.Or(call.Name, t.Name)
	call.Arguments = append(call.Arguments, t.Arguments...)
}

// CallsOf are the calls that an answer made, with arguments as the model wrote them. Where it wrote calls as text, those of tools
// count that the model was told of; asText says that they are the text of the answer itself.
func CallsOf(c *Client, b *Base, of *Collector) (calls []ToolCall, asText bool) {
	r := of.wholeReply()
	for _, call := range r.ToolCalls { // whatever a model escaped in them is plain once they are read
		call.Arguments = c.options.Secrets.Prose().JSON(call.Arguments)
		calls = append(calls, call)
	}
	if len(calls) == 0 {
		calls = b.writtenCalls(r.CallText)
	}
	if len(calls) == 0 && b.form.get().offer == InWords {
		calls = b.writtenCalls(r.Text)
		asText = len(calls) > 0
	}
	return calls, asText
}

func (c *Collector) wholeReply() Reply {
	c.reply.Text, c.reply.Reasoning, c.reply.CallText, c.reply.ToolCalls = c.text.String(), c.reasoning.String(), c.call.String(), c.calls
	return c.reply
}
