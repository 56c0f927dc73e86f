package team

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"terzetto/backend/model/llm"
)

// lifeEvery is how often the log says how far a call is. A shorter call says nothing.
const lifeEvery = 20 * time.Second

// showLife makes a call of a model, and has the log say from time to time how much of the answer has come.
func (r *round) showLife(ctx context.Context, agent string, t llm.Target, call func(hear func(llm.Delta))) {
	var came atomic.Int64 // characters, thoughts among them
	var telling sync.WaitGroup
	ended, began := make(chan struct{}), r.runner.Now()
	telling.Go(func() {
		ticks := time.NewTicker(lifeEvery)
		defer ticks.Stop()
		for {
			select {
			case <-ended:
				return
			case <-ctx.Done():
				return
			case <-ticks.C:
				// A round that has ended takes no line, and what can't be stored is told by the next event.
				_ = r.apply(context.WithoutCancel(ctx), Writing{Agent: agent, Tokens: t.Tokens(int(came.Load())), Seconds: int(r.runner.Now().Sub(began).Seconds())})
			}
		}
	})
	defer telling.Wait()
	defer close(ended)
	call(func(d llm.Delta) { came.Add(int64(d.Came)) })
}
