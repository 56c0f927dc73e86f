package llm

import (
	"cmp"
	"math"
	"time"
)

const (
	leastRead     = 200             // tokens from which the time of reading them says something
	leastExpected = 3 * time.Second // what takes less needs no forecast
)

// forecast says what a server has to do before the first word of a call, as far as that is known; the zero Reading: nothing
// is, or it does not take long.
func (k *knowledge) forecast(t Target, r CallRecord) Reading {
	speed := k.Capabilities(t).Memory.ReadPerMS
	switch {
	case k.isUnloaded(t):
		return Reading{Loading: true}
	case speed <= 0 || r.PromptChars == 0:
		return Reading{}
	}
	unknown := float64(t.Tokens(r.PromptSize)) * (1 - float64(r.SharedChars)/float64(r.PromptChars))
	took := time.Duration(unknown/speed) * time.Millisecond
	if took < leastExpected {
		return Reading{}
	}
	return Reading{Expected: took}
}

// learnSpeed learns from a call how long its server takes to read what it had not read before. Where a server tells only the
// time of reading, tellReuse has learnt it.
func (k *knowledge) learnSpeed(t Target, r CallRecord) {
	const noticeable = 0.25
	unknown, took := r.PromptTokens-r.CachedTokens, cmp.Or(r.ReadMS, float64(r.FirstTokenMS))
	untold := r.CachedTokens == 0 && r.SharedChars > 0 // some servers do not say what they had read before
	if !r.UsageReported || untold || unknown < leastRead || took <= 0 || r.Loaded && r.ReadMS == 0 || t.Capabilities.dialect().TimesReading {
		return
	}
	speed := float64(unknown) / took
	if known := k.Capabilities(t).Memory.ReadPerMS; math.Abs(speed-known) > noticeable*known {
		k.learn(t, func(known *Capabilities) { known.Memory.ReadPerMS = speed })
	}
}

// noteAnswerer notes which model answered, where a server has one alone and names it: a person may have started it with
// another one. What is known of the one before is then read again before the next turn.
func (k *knowledge) noteAnswerer(t Target, r *CallRecord, w *watch) {
	if w == nil || !t.Capabilities.dialect().Alone {
		return
	}
	model := w.answerer()
	if model == "" {
		return
	}
	if model != t.Model {
		r.Answered = model
	}
	if before := cmp.Or(k.Capabilities(t).Memory.Answers, t.Model); model != before {
		r.Another = true
		k.learn(t, func(known *Capabilities) { known.Memory.Answers = model })
		k.doubt(t)
	}
}
