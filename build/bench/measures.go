package main

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	openai "github.com/sashabaranov/go-openai"

	"terzetto/backend/base/lists"
)

func (b *bench) size(context.Context, string) {
	b.tell("release binary", "MiB", float64(must(os.Stat(b.binary)).Size())/(1<<20))
}

// with runs a measure against a folder and a scripted model.
func (b *bench) with(ctx context.Context, dir string, agents bool, run func(*product, *model, string)) {
	m := newModel()
	defer m.Close()
	p := b.serve(ctx, dir)
	p.connect(ctx, m, agents)
	run(p, m, p.conversation(ctx))
	p.close()
}

func (b *bench) start(ctx context.Context, dir string) {
	fresh := figure{name: "start: serve ready, fresh folder", unit: "ms"}
	again := figure{name: "start: serve ready, again", unit: "ms"}
	for i := range b.runs {
		folder := fmt.Sprintf("%s/%d", dir, i)
		for _, f := range []*figure{&fresh, &again} {
			p := b.serve(ctx, folder)
			f.took(p.ready)
			p.close()
		}
	}
	b.print(fresh)
	b.print(again)
}

// firstToken is the time from send to the first token in the stream, less the time
// the model had the request.
func (b *bench) firstToken(ctx context.Context, dir string) {
	for _, agents := range []bool{false, true} {
		name := map[bool]string{false: "first token, writer only", true: "first token, director before it"}[agents]
		b.with(ctx, fmt.Sprintf("%s/%t", dir, agents), agents, func(p *product, m *model, c string) {
			f := figure{name: name, unit: "ms"}
			for range 5 * b.runs {
				m.script(20, 1, 0, false)
				own := p.send(ctx, c, "The rain does not stop.").first
				for i, call := range m.recordedCalls() {
					if forcedTool(call.body.ToolChoice) == "" && i > 0 {
						break
					}
					if forcedTool(call.body.ToolChoice) != "" {
						own -= call.last.Sub(call.arrived)
					}
				}
				f.took(own)
				f.yardTook(rawClient(ctx, m).first)
			}
			b.print(f)
		})
	}
}

// rawClient reads the same answer with go-openai and nothing around it.
func rawClient(ctx context.Context, m *model) (s streamed) {
	config := openai.DefaultConfig("")
	config.BaseURL = m.URL
	began := time.Now()
	stream := must(openai.NewClientWithConfig(config).CreateChatCompletionStream(ctx, openai.ChatCompletionRequest{
		Model: "bench", Messages: []openai.ChatCompletionMessage{{Role: "user", Content: "The rain does not stop."}},
	}))
	defer func() { _ = stream.Close() }()
	for {
		chunk, err := stream.Recv()
		if errors.Is(err, io.EOF) {
			s.whole = time.Since(began)
			return s
		}
		check(err)
		if s.first == 0 && len(chunk.Choices) > 0 && chunk.Choices[0].Delta.Content != "" {
			s.first = time.Since(began)
		}
	}
}

func (b *bench) throughput(ctx context.Context, dir string) {
	const tokens = 20_000
	b.with(ctx, dir, false, func(p *product, m *model, c string) {
		f := figure{name: "tokens forwarded, 20,000 at full speed", unit: "/s"}
		for range b.runs {
			m.script(tokens, 64, 0, false)
			f.readings = append(f.readings, tokens/p.send(ctx, c, "Go on.").whole.Seconds())
			f.yardstick = append(f.yardstick, tokens/rawClient(ctx, m).whole.Seconds())
			c = p.conversation(ctx)
		}
		b.print(f)
	})
}

func (b *bench) turn(ctx context.Context, dir string) {
	b.with(ctx, dir, true, func(p *product, m *model, _ string) {
		for _, v := range []struct {
			name     string
			tokens   int
			perWrite int
			pace     time.Duration
		}{
			{"three-pass turn less model time, 300 paced", 300, 1, 5 * time.Millisecond},
			{"three-pass turn less model time, 2,000 at speed", 2000, 64, 0},
		} {
			f := figure{name: v.name, unit: "ms"}
			cpu := figure{name: "  CPU of it", unit: "ms"}
			runs := b.runs
			if v.pace > 0 {
				runs = min(runs, 5) // each takes the pace's time
			}
			for range runs {
				c := p.conversation(ctx)
				m.script(v.tokens, v.perWrite, v.pace, true)
				before := p.cpu()
				whole := p.send(ctx, c, "The rain does not stop.").whole
				f.took(whole - modelTime(m.recordedCalls()))
				cpu.took(p.cpu() - before)
			}
			b.print(f)
			if v.pace == 0 {
				b.print(cpu)
			}
		}
	})
}

// prefix measures how much of ten three-pass turns a server with one cache slot, or eight, has to read, beside
// a reference client's requests.
func (b *bench) prefix(ctx context.Context, dir string) {
	b.with(ctx, dir, true, func(p *product, m *model, c string) {
		m.script(300, 64, 0, true)
		for i := range 10 {
			p.send(ctx, c, fmt.Sprintf("Message %d: the rain does not stop, and I wait by the door.", i))
		}
		calls := m.recordedCalls()
		plain := reference(calls, p.messages(ctx, c))
		for _, server := range []struct {
			name  string
			slots int
		}{{"one cache slot", 1}, {"eight", 8}} {
			ours, its := reading(calls, server.slots), reading(plain, server.slots)
			b.print(figure{
				name:     "characters read in ten turns, " + server.name,
				readings: []float64{ours.freshTokens()}, yardstick: []float64{its.freshTokens()},
			})
			b.print(figure{name: "  prompt reused", readings: []float64{ours.reusedTokens()}, yardstick: []float64{its.reusedTokens()}})
		}
		tools := lists.Set(calls, func(c call) [32]byte { return sha256.Sum256(c.body.Tools) })
		b.tell("different tool lists in a conversation", "", float64(len(tools)))
		b.rewritten(ctx, p, m, c)
	})
}

// lorePrefix measures how much of ten turns a server with one slot has read before, with two hundred lorebook entries and an
// author's note, beside the same turns without both.
func (b *bench) lorePrefix(ctx context.Context, dir string) {
	reused := func(name string, prepare func(p *product, c string)) (share float64) {
		b.with(ctx, filepath.Join(dir, name), true, func(p *product, m *model, c string) {
			prepare(p, c)
			m.script(300, 64, 0, true)
			for i := range 10 {
				p.send(ctx, c, fmt.Sprintf("Message %d: the rain does not stop at stone %d, and I wait by the door.", i, i))
			}
			share = reading(m.recordedCalls(), 1).reusedTokens()
		})
		return share
	}
	note := func(p *product, c string, depth int) {
		p.do(ctx, "PUT", "/api/conversations/"+c, map[string]any{"settings": map[string]any{"note": map[string]any{"text": "Keep to the harbour.", "depth": depth}}}, nil)
	}
	plain := reused("plain", func(*product, string) {})
	for _, depth := range []int{0, 4} {
		b.print(figure{
			name: fmt.Sprintf("prompt reused with 200 entries, note at depth %d", depth),
			readings: []float64{reused(fmt.Sprint("depth", depth), func(p *product, c string) {
				p.book(ctx, 200)
				note(p, c, depth)
			})}, yardstick: []float64{plain},
		})
	}
}

// book turns on a lorebook of so many entries, of which every fifth is always read.
func (p *product) book(ctx context.Context, entries int) {
	var w struct {
		ID int64 `json:"id"`
	}
	p.do(ctx, "POST", "/api/worlds", map[string]any{"name": "Stones"}, &w)
	p.do(ctx, "PUT", fmt.Sprint("/api/worlds/", w.ID), map[string]any{"enabled": true}, nil)
	for i := range entries {
		p.do(ctx, "POST", fmt.Sprintf("/api/worlds/%d/entries", w.ID), map[string]any{
			"name": fmt.Sprint("Stone ", i), "keywords": []string{fmt.Sprint("stone ", i%20)}, "constant": i%5 == 0, "enabled": true,
			"content": fmt.Sprintf("Stone %d lies %d steps from the gate.", i, 3*i),
		}, nil)
	}
}

// reference is what a client sends that has read the design and nothing else: the same texts in as many calls, with one list
// of tools, the system message and the plain transcript, and after them what the call is about.
func reference(calls []call, transcript []message) []call {
	plain := make([]call, len(calls))
	turns := 0
	for i, c := range calls {
		if forcedTool(c.body.ToolChoice) == "direct_scene" {
			turns++ // the Director begins each
		}
		before := 2 * (turns - 1)
		plain[i].body.Tools = calls[0].body.Tools
		said := lists.Map(transcript[:before], func(m message) json.RawMessage { return must(json.Marshal(m)) })
		plain[i].body.Messages = slices.Concat(calls[0].body.Messages[:1], said, c.body.Messages[1+before:])
	}
	return plain
}

// rewritten measures what it costs that a person rewrites an older message of the conversation: the
// server reads again from there.
func (b *bench) rewritten(ctx context.Context, p *product, m *model, conversation string) {
	slot := cache{slots: 1}
	slot.read(m.recordedCalls())
	turn := func() float64 {
		m.script(300, 64, 0, true)
		p.send(ctx, conversation, "The rain still does not stop.")
		return slot.read(m.recordedCalls()).reusedTokens()
	}
	b.tell("prompt reused in the next turn, 1 slot", "", turn())
	for _, back := range []int{1, 5, 10} {
		said := p.messages(ctx, conversation)
		p.do(ctx, "POST", fmt.Sprintf("/api/conversations/%s/messages/%d/edit", conversation, said[len(said)-2*back].ID),
			map[string]string{"content": "I wait by the window."}, nil)
		b.tell(fmt.Sprintf("  after the message %d turns before was rewritten", back), "", turn())
	}
}

// A prefill is what a server does with the characters of prompts: reads them, or has them in a slot
// from the beginning of an earlier prompt.
type prefill struct{ all, held int }

func (f prefill) freshTokens() float64  { return float64(f.all - f.held) }
func (f prefill) reusedTokens() float64 { return float64(f.held) / float64(f.all) }

func reading(calls []call, slots int) prefill {
	c := cache{slots: slots}
	return c.read(calls)
}

// A cache is what a server has read of prompts, in so many slots.
type cache struct {
	slots int
	held  []string
}

// read reads the prompts of calls. A prompt is its tools and then its messages.
func (c *cache) read(calls []call) (f prefill) {
	for _, call := range calls {
		var prompt strings.Builder
		prompt.Write(call.body.Tools)
		for _, message := range call.body.Messages {
			var plain map[string]any
			_ = json.Unmarshal(message, &plain)
			fmt.Fprint(&prompt, "\n<", plain["role"], ">", plain["content"])
		}
		text := prompt.String()
		best, at := 0, -1
		for i, h := range c.held {
			if n := common(h, text); n > best || at < 0 {
				best, at = n, i
			}
		}
		f.all, f.held = f.all+len(text), f.held+best
		if at < 0 || len(c.held) < c.slots && best < len(text)/2 {
			c.held = append(c.held, text)
		} else {
			c.held[at] = text
		}
	}
	return f
}

func common(a, b string) int {
	n := min(len(a), len(b))
	for i := range n {
		if a[i] != b[i] {
			return i
		}
	}
	return n
}

func (b *bench) stop(ctx context.Context, dir string) {
	b.with(ctx, dir, false, func(p *product, m *model, c string) {
		upstream := figure{name: "stop to upstream closed", unit: "ms"}
		saved := figure{name: "stop to part saved and stream ended", unit: "ms"}
		for range b.runs {
			for len(m.gone) > 0 {
				<-m.gone
			}
			m.script(100_000, 1, 2*time.Millisecond, false)
			ended := make(chan error, 1)
			go func() { ended <- attempt(func() { p.send(ctx, c, "Go on for long.") }) }()
			time.Sleep(150 * time.Millisecond)
			began := time.Now()
			p.do(ctx, "POST", "/api/conversations/"+c+"/stop", nil, nil)
			check(<-ended)
			saved.took(time.Since(began))
			upstream.took((<-m.gone).Sub(began))
		}
		b.print(upstream)
		b.print(saved)
	})
}

func (b *bench) memory(ctx context.Context, dir string) {
	b.with(ctx, dir, true, func(p *product, m *model, c string) {
		b.tell("memory of serve at rest (RSS)", "MiB", p.status("VmRSS"))
		// The one binary is linked to the web view, whose pages count in RSS and are shared with every other program that uses it.
		b.tell("  of it our own (anonymous)", "MiB", p.status("RssAnon"))
		m.script(2000, 64, 0, true)
		for range 10 {
			p.send(ctx, c, "The rain does not stop.")
		}
		b.tell("most over ten turns of 2,000 tokens", "MiB", p.status("VmHWM"))
		b.tell("  of it our own (anonymous), afterwards", "MiB", p.status("RssAnon"))
		m.script(30, 30, 0, false)
		p.agents(ctx, false)
		small := p.conversation(ctx)
		for i := range 1000 {
			p.send(ctx, small, "On.")
			if i == 9 {
				b.tell("RSS after ten more turns", "MiB", p.status("VmRSS"))
			}
		}
		b.tell("RSS after a thousand turns", "MiB", p.status("VmRSS"))
	})
}

func (b *bench) idle(ctx context.Context, dir string) {
	b.with(ctx, dir, true, func(p *product, _ *model, _ string) {
		const watch = 20 * time.Second
		before := p.cpu()
		select {
		case <-time.After(watch):
		case <-ctx.Done():
			check(ctx.Err())
		}
		b.tell("CPU of serve at rest over 20 s", "%", 100*(p.cpu()-before).Seconds()/watch.Seconds())
	})
}
