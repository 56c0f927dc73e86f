package main

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	openai "github.com/sashabaranov/go-openai"
)

func (b *bench) size(context.Context, string) error {
	info, err := os.Stat(b.binary)
	if err != nil {
		return err
	}
	figure{name: "release binary", unit: "MiB", readings: []float64{float64(info.Size()) / (1 << 20)}}.print()
	return nil
}

// with runs a measure against a folder and a scripted model.
func (b *bench) with(ctx context.Context, dir string, agents bool, run func(*product, *model, string) error) error {
	m := newModel()
	defer m.Close()
	p, err := b.serve(ctx, dir)
	if err != nil {
		return err
	}
	if err := p.connect(ctx, m, agents); err != nil {
		return errors.Join(err, p.close())
	}
	c, err := p.conversation(ctx)
	if err != nil {
		return errors.Join(err, p.close())
	}
	return errors.Join(run(p, m, c), p.close())
}

func (b *bench) start(ctx context.Context, dir string) error {
	fresh := figure{name: "start: serve ready, fresh folder", unit: "ms"}
	again := figure{name: "start: serve ready, again", unit: "ms"}
	for i := range b.runs {
		folder := fmt.Sprintf("%s/%d", dir, i)
		for _, f := range []*figure{&fresh, &again} {
			p, err := b.serve(ctx, folder)
			if err != nil {
				return err
			}
			f.readings = append(f.readings, ms(p.ready))
			if err := p.close(); err != nil {
				return err
			}
		}
	}
	fresh.print()
	again.print()
	return nil
}

// firstToken is the time from send to the first token in the stream, less the time
// the model had the request.
func (b *bench) firstToken(ctx context.Context, dir string) error {
	for _, agents := range []bool{false, true} {
		name := "first token, writer only"
		if agents {
			name = "first token, director before it"
		}
		err := b.with(ctx, fmt.Sprintf("%s/%t", dir, agents), agents, func(p *product, m *model, c string) error {
			f := figure{name: name, unit: "ms"}
			for range 5 * b.runs {
				m.script(20, 1, 0, false)
				s, err := p.send(ctx, c, "The rain does not stop.")
				if err != nil {
					return err
				}
				calls := m.seen()
				own := s.first
				for i, call := range calls {
					if forced(call.body.ToolChoice) == "" && i > 0 {
						break
					}
					if forced(call.body.ToolChoice) != "" {
						own -= call.last.Sub(call.arrived)
					}
				}
				f.readings = append(f.readings, ms(own))
				raw, err := rawClient(ctx, m)
				if err != nil {
					return err
				}
				f.yardstick = append(f.yardstick, ms(raw.first))
			}
			f.print()
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// rawClient reads the same answer with go-openai and nothing around it.
func rawClient(ctx context.Context, m *model) (streamed, error) {
	config := openai.DefaultConfig("")
	config.BaseURL = m.URL
	began := time.Now()
	stream, err := openai.NewClientWithConfig(config).CreateChatCompletionStream(ctx, openai.ChatCompletionRequest{
		Model: "bench", Messages: []openai.ChatCompletionMessage{{Role: "user", Content: "The rain does not stop."}},
	})
	if err != nil {
		return streamed{}, err
	}
	defer func() { _ = stream.Close() }()
	var s streamed
	for {
		chunk, err := stream.Recv()
		if errors.Is(err, io.EOF) {
			s.whole = time.Since(began)
			return s, nil
		}
		if err != nil {
			return s, err
		}
		if len(chunk.Choices) > 0 && chunk.Choices[0].Delta.Content != "" {
			if s.first == 0 {
				s.first = time.Since(began)
			}
			s.text += len(chunk.Choices[0].Delta.Content)
		}
	}
}

func (b *bench) throughput(ctx context.Context, dir string) error {
	const tokens = 20_000
	return b.with(ctx, dir, false, func(p *product, m *model, c string) error {
		f := figure{name: "tokens forwarded, 20,000 at full speed", unit: "/s"}
		for range b.runs {
			m.script(tokens, 64, 0, false)
			s, err := p.send(ctx, c, "Go on.")
			if err != nil {
				return err
			}
			f.readings = append(f.readings, tokens/s.whole.Seconds())
			raw, err := rawClient(ctx, m)
			if err != nil {
				return err
			}
			f.yardstick = append(f.yardstick, tokens/raw.whole.Seconds())
			if c, err = p.conversation(ctx); err != nil {
				return err
			}
		}
		f.print()
		return nil
	})
}

func (b *bench) turn(ctx context.Context, dir string) error {
	return b.with(ctx, dir, true, func(p *product, m *model, _ string) error {
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
				c, err := p.conversation(ctx)
				if err != nil {
					return err
				}
				m.script(v.tokens, v.perWrite, v.pace, true)
				before := p.cpu()
				s, err := p.send(ctx, c, "The rain does not stop.")
				if err != nil {
					return err
				}
				f.readings = append(f.readings, ms(s.whole-spent(m.seen())))
				cpu.readings = append(cpu.readings, ms(p.cpu()-before))
			}
			f.print()
			if v.pace == 0 {
				cpu.print()
			}
		}
		return nil
	})
}

// prefix measures how much of ten three-pass turns a server with one cache slot, or
// eight, would have had to read anew.
func (b *bench) prefix(ctx context.Context, dir string) error {
	return b.with(ctx, dir, true, func(p *product, m *model, c string) error {
		m.script(300, 64, 0, true)
		for i := range 10 {
			if _, err := p.send(ctx, c, fmt.Sprintf("Message %d: the rain does not stop, and I wait by the door.", i)); err != nil {
				return err
			}
		}
		calls := m.seen()
		tools := map[[32]byte]bool{}
		for _, slots := range []int{1, 8} {
			share := reused(calls, slots)
			figure{name: fmt.Sprintf("prompt reused over ten turns, %d slots", slots), unit: "", readings: []float64{share}}.print()
		}
		for _, call := range calls {
			tools[sha256.Sum256(call.body.Tools)] = true
		}
		figure{name: "different tool lists in a conversation", unit: "", readings: []float64{float64(len(tools))}}.print()
		return nil
	})
}

// reused is the share of the prompts' characters that stood at the beginning of what
// a slot already held. A prompt is its tools and then its messages.
func reused(calls []call, slots int) float64 {
	var held []string
	total, same := 0, 0
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
		for i, h := range held {
			if n := common(h, text); n > best || at < 0 {
				best, at = n, i
			}
		}
		total, same = total+len(text), same+best
		switch {
		case len(held) < slots && best < len(text)/2:
			held = append(held, text)
		case at >= 0:
			held[at] = text
		default:
			held = append(held, text)
		}
	}
	return float64(same) / float64(total)
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

func (b *bench) stop(ctx context.Context, dir string) error {
	return b.with(ctx, dir, false, func(p *product, m *model, c string) error {
		upstream := figure{name: "stop to upstream closed", unit: "ms"}
		saved := figure{name: "stop to part saved and stream ended", unit: "ms"}
		for range b.runs {
			for len(m.gone) > 0 {
				<-m.gone
			}
			m.script(100_000, 1, 2*time.Millisecond, false)
			ended := make(chan error, 1)
			go func() { _, err := p.send(ctx, c, "Go on for long."); ended <- err }()
			time.Sleep(150 * time.Millisecond)
			began := time.Now()
			if err := p.do(ctx, "POST", "/api/conversations/"+c+"/stop", nil, nil); err != nil {
				return err
			}
			if err := <-ended; err != nil {
				return err
			}
			saved.readings = append(saved.readings, ms(time.Since(began)))
			upstream.readings = append(upstream.readings, ms((<-m.gone).Sub(began)))
		}
		upstream.print()
		saved.print()
		return nil
	})
}

func (b *bench) memory(ctx context.Context, dir string) error {
	return b.with(ctx, dir, true, func(p *product, m *model, c string) error {
		figure{name: "memory of serve at rest (RSS)", unit: "MiB", readings: []float64{p.status("VmRSS")}}.print()
		// The one binary is linked to the web view, whose pages count in RSS and are shared with every other program that uses it.
		figure{name: "  of it our own (anonymous)", unit: "MiB", readings: []float64{p.status("RssAnon")}}.print()
		m.script(2000, 64, 0, true)
		for range 10 {
			if _, err := p.send(ctx, c, "The rain does not stop."); err != nil {
				return err
			}
		}
		figure{name: "most over ten turns of 2,000 tokens", unit: "MiB", readings: []float64{p.status("VmHWM")}}.print()
		figure{name: "  of it our own (anonymous), afterwards", unit: "MiB", readings: []float64{p.status("RssAnon")}}.print()
		m.script(30, 30, 0, false)
		if err := p.agents(ctx, false); err != nil {
			return err
		}
		small, err := p.conversation(ctx)
		if err != nil {
			return err
		}
		for i := range 1000 {
			if _, err := p.send(ctx, small, "On."); err != nil {
				return err
			}
			if i == 9 {
				figure{name: "RSS after ten more turns", unit: "MiB", readings: []float64{p.status("VmRSS")}}.print()
			}
		}
		figure{name: "RSS after a thousand turns", unit: "MiB", readings: []float64{p.status("VmRSS")}}.print()
		return nil
	})
}

func (b *bench) idle(ctx context.Context, dir string) error {
	return b.with(ctx, dir, true, func(p *product, _ *model, _ string) error {
		const watch = 20 * time.Second
		before := p.cpu()
		select {
		case <-time.After(watch):
		case <-ctx.Done():
			return ctx.Err()
		}
		figure{name: "CPU of serve at rest over 20 s", unit: "%", readings: []float64{100 * (p.cpu() - before).Seconds() / watch.Seconds()}}.print()
		return nil
	})
}
