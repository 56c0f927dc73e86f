package turn

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math"
	"runtime/debug"
	"strings"

	"terzetto/backend/base/event"
	"terzetto/backend/model/llm"
)

// maxReasoning is how many bytes of a pass's reasoning the log keeps. A model that thinks without
// end fills a row with it otherwise.
const maxReasoning = 64 << 10

// A journal sends a reply's events and collects its notes for the log. Every stage may add to it, and
// none can change what another one added.
type journal struct {
	emit         event.Sink
	log          *slog.Logger
	conversation string
	skipped      []string // plain sentences: which pass could not run, and why
	reasoning    map[event.Pass]*strings.Builder
	heard        heard        // of the last call that was listened to
	clock        *helperClock // of the helper that is at work; nil: none is
}

func (j *journal) say(name string, data any) { j.emit(event.Event{Name: name, Data: data}) }

// skip notes that a pass could not run, for the inspector.
func (j *journal) skip(sentences ...string) { j.skipped = append(j.skipped, sentences...) }

// think collects a model's reasoning for the log, the beginning of it at least, and passes it on to
// the window where it is shown. The log has what is not shown, too, because it says what each voice answered.
func (j *journal) think(pass event.Pass, delta string, shown bool) {
	if delta == "" {
		return
	}
	if j.reasoning[pass] == nil {
		j.reasoning[pass] = &strings.Builder{}
	}
	if all := j.reasoning[pass]; all.Len() < maxReasoning {
		if left := maxReasoning - all.Len(); len(delta) >= left {
			all.WriteString(strings.ToValidUTF8(delta[:left], "") + "…")
		} else {
			all.WriteString(delta)
		}
	}
	if shown {
		j.say(event.Reasoning, event.ReasoningDelta{Pass: pass, Delta: delta})
	}
}

// listen returns what a call of a pass does with its deltas: reasoning goes to the
// window while the pass's flag is set, everything else waits for the reply.
func (j *journal) listen(pass event.Pass, on bool) func(llm.Delta) {
	j.heard = heard{}
	return func(d llm.Delta) {
		j.heard.note(d)
		j.tell(pass, d.Read)
		j.think(pass, d.Reasoning, on)
	}
}

// tell says what the server of a pass does before its first word; nil: nothing new.
func (j *journal) tell(pass event.Pass, now *llm.Reading) {
	if now == nil {
		return
	}
	j.clock.stand(now.Loading)
	j.say(event.Progress, event.PromptProgress{
		Pass: pass, Loading: now.Loading, Fetches: now.Downloading, Percent: now.Percent, Done: now.Done, Total: now.Total, Seconds: int(math.Round(now.Expected.Seconds())),
	})
}

// warn logs what the reply does without.
func (j *journal) warn(ctx context.Context, what string, err error) {
	j.log.LogAttrs(ctx, slog.LevelWarn, what, slog.String("conversation", j.conversation), slog.Any("err", err))
}

// passFailed notes a pass that could not run. A stop is not a failure.
func (j *journal) passFailed(ctx context.Context, err error, sentence string) {
	ended := context.Cause(ctx)
	if _, timed := errors.AsType[helperTimeError](ended); timed || errors.Is(ended, errSkipped) {
		err = ended
	} else if ctx.Err() != nil {
		return
	}
	j.skip(sentence + " " + reason(err))
	j.warn(ctx, "pass skipped", err)
}

// catch makes the error of a stage of a panic in it. What the stage made until then counts.
func (j *journal) catch(ctx context.Context, err *error) {
	if r := recover(); r != nil {
		j.log.LogAttrs(ctx, slog.LevelError, "turn panicked", slog.Any("panic", r), slog.String("stack", string(debug.Stack())))
		*err = fmt.Errorf("turn panicked: %v", r)
	}
}
