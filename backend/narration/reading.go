package narration

import (
	"context"
	"log/slog"
	"strings"
	"sync"
	"sync/atomic"

	"terzetto/backend/audio"
	"terzetto/backend/event"
	"terzetto/backend/fault"
	"terzetto/backend/lists"
	"terzetto/backend/speech"
	"terzetto/backend/workflow"
	"terzetto/backend/workflow/tts"
)

// lookAhead is how many seconds of sound a reading generates ahead of playback: enough for a
// slow sentence, and little cost when a person stops it.
const lookAhead = 30

// A Reading speaks a reply while it is written, sentence by sentence and each one once:
// it reads the text of the Writer, even if the Editor changes it later. The turn
// queues beats and never waits; one goroutine speaks them in their order onto the
// channel of the workflow. There is at most one reading at a time.
//
// The list that it plays has the segments of tts.Score.Segments: a sound for each block,
// and a silence before it where it has a pause.
type Reading struct {
	s       *Service
	of      string // the conversation
	engines tts.Engines
	volume  float64
	cancel  context.CancelFunc
	done    chan struct{} // closed when its goroutine ended
	token   atomic.Int64  // of its play; 0: nothing was heard of it yet
	holders atomic.Int32  // the turn and the goroutine; the last one forgets the sounds

	manner tts.Manner // without the text

	// What follows belongs to the turn.
	stream  *speech.Stream
	written strings.Builder
	found   bool // a beat was
	several bool // the turn holds replies of several characters, as far as is known

	queue queue
}

// A queue holds what was written and is not spoken yet.
type queue struct {
	mu    sync.Mutex
	beats []beat
	whole bool          // no beat follows
	news  chan struct{} // holds one: beats or whole are others
}

// A beat belongs to a message of which so much was written when it was found.
type beat struct {
	speech.Beat

	message string
	manner  tts.Manner
}

// Follow begins a reading of the turn that is about to run, if it is to be read: nil
// otherwise.
func (s *Service) Follow(ctx context.Context, conversation string) *Reading {
	manner, settings, err := s.toBeRead(ctx, conversation)
	if err != nil {
		s.o.Log.LogAttrs(ctx, slog.LevelWarn, "reply is not read aloud", slog.Any("err", err))
	}
	if err != nil || !settings.AutoPlay || settings.PlayFrom != tts.FromSentence {
		return nil
	}
	life, cancel := context.WithCancel(s.group.Context())
	r := &Reading{
		s: s, of: conversation, engines: s.Memory.Engines(s.Engines), volume: settings.Volume, cancel: cancel, done: make(chan struct{}),
		manner: manner, stream: speech.NewStream(manner.Reading()), queue: queue{news: make(chan struct{}, 1)},
	}
	r.holders.Store(2)
	s.mu.Lock()
	before := s.reading
	s.reading = r
	s.mu.Unlock()
	before.stop(event.ReasonLifecycle)
	speak := func(context.Context) {
		defer r.leave()
		defer close(r.done)
		defer cancel()
		r.speak(life)
	}
	if !s.group.Go(speak) {
		speak(life) // its context has ended, so it only cleans up
	}
	return r
}

// toBeRead says how the replies of a conversation are read; settings without AutoPlay when
// the workflow does not take part.
func (s *Service) toBeRead(ctx context.Context, conversation string) (m tts.Manner, how tts.Settings, err error) {
	state, ok := s.o.State()
	if !ok {
		return m, how, nil
	}
	settings, err := s.db.Settings(ctx)
	if err != nil || !workflow.Enabled(tts.ID, settings) {
		return m, how, err
	}
	c, err := s.db.Conversation(ctx, conversation)
	if err != nil {
		return m, how, err
	}
	speaker := ""
	if c.CharacterCardID != "" {
		card, err := s.db.Character(ctx, c.CharacterCardID)
		if err != nil && !fault.Is(err, fault.NotFound) { // the card may be gone
			return m, how, err
		}
		speaker = card.Name
	}
	m, _, how, err = tts.MannerOf(ctx, state, c.CharacterCardID, speaker, "")
	return m, how, err
}

// Hear takes the events of the turn. Reasoning is not among them.
func (r *Reading) Hear(e event.Event) {
	if r == nil {
		return
	}
	switch e.Name {
	case event.Speaker:
		if who, ok := e.Data.(event.Choice); ok {
			r.changeVoice(who)
		}
	case event.Token:
		text, _ := e.Data.(string)
		r.written.WriteString(text)
		r.add(r.stream.Write(text), false)
	case event.WriterDone:
		last := r.stream.Close()
		if !r.found && len(last) == 0 { // only now that it is whole shows what is speech in it
			all := r.manner
			all.Text = r.written.String()
			last = all.Beats()
		}
		r.add(last, !r.several)
	}
}

// changeVoice begins a reply of another member of the cast, which is read in a manner of its own.
func (r *Reading) changeVoice(who event.Choice) {
	r.several, r.found = true, false
	r.written.Reset()
	if state, ok := r.s.o.State(); ok {
		m, _, _, err := tts.MannerOf(r.s.group.Context(), state, who.CharacterCardID, who.Author, "")
		if err == nil {
			r.manner = m
		} else {
			r.s.o.Log.LogAttrs(r.s.group.Context(), slog.LevelWarn, "reply is read in the voice before it", slog.Any("err", err))
		}
	}
	r.stream = speech.NewStream(r.manner.Reading())
}

// Over says that the turn ended. An unfinished sentence is not spoken, and the sound of a
// stopped turn ends.
func (r *Reading) Over(stopped bool) {
	if r == nil {
		return
	}
	r.add(nil, true)
	r.leave()
	if stopped {
		r.stop(event.ReasonLifecycle)
	}
}

func (r *Reading) add(beats []speech.Beat, whole bool) {
	r.queue.mu.Lock()
	defer r.queue.mu.Unlock()
	if r.queue.whole || len(beats) == 0 && !whole {
		return
	}
	r.queue.beats = append(r.queue.beats, lists.Map(beats, func(b speech.Beat) beat { return beat{b, r.written.String(), r.manner} })...)
	r.queue.whole, r.found = whole, r.found || len(beats) > 0
	select {
	case r.queue.news <- struct{}{}:
	default:
	}
}

// next waits for a beat; false when there will be none.
func (r *Reading) next(ctx context.Context) (next beat, ok bool) {
	for {
		r.queue.mu.Lock()
		whole := r.queue.whole
		if ok = len(r.queue.beats) > 0; ok {
			next, r.queue.beats = r.queue.beats[0], r.queue.beats[1:]
		}
		r.queue.mu.Unlock()
		if ok || whole {
			return next, ok
		}
		select {
		case <-r.queue.news:
		case <-ctx.Done():
			return next, false
		}
	}
}

// speak speaks the beats until there are no more, or nothing plays them. Ending it ends the
// sound, too.
func (r *Reading) speak(ctx context.Context) {
	for r.wanted(ctx) {
		next, ok := r.next(ctx)
		if !ok {
			break
		}
		sound, err := r.engines.Say(ctx, next.manner, next.Beat)
		if ctx.Err() != nil {
			return
		}
		if err != nil { // the Post hook meets the same error and reports it
			r.s.o.Log.LogAttrs(ctx, slog.LevelWarn, "reply is not read to its end", slog.Any("err", err))
			break
		}
		if heard, err := r.play(ctx, next, sound); err != nil || !heard {
			break
		}
	}
	if ctx.Err() == nil {
		r.s.player.Finish(tts.ID, r.token.Load())
	}
}

// play adds a sound to the channel. It is not played without a device, or when the channel
// plays something else.
func (r *Reading) play(ctx context.Context, b beat, sound speech.Sound) (heard bool, err error) {
	said := audio.Spec{Data: sound.WAV, About: tts.PassageOf(r.of, b.message, b.Beat, sound)}
	token := r.token.Load()
	if token == 0 {
		out, err := r.s.player.Play(ctx, tts.ID, audio.Request{
			Segments: []audio.Spec{said}, Volume: &r.volume, StopOn: audio.StopOn{NewTurn: true, ConvSwitch: true}, More: true,
		})
		r.token.Store(out.Token)
		return out.State != nil, err
	}
	specs := []audio.Spec{said}
	if b.Pause > 0 {
		specs = []audio.Spec{{Silence: new(b.Pause.Seconds())}, said}
	}
	out, err := r.s.player.Append(ctx, tts.ID, token, specs)
	return out.State != nil, err
}

// wanted waits while enough sound is generated ahead, and is false when the channel no
// longer plays the reading.
func (r *Reading) wanted(ctx context.Context) bool {
	for {
		token := r.token.Load()
		if ctx.Err() != nil || token == 0 {
			return ctx.Err() == nil
		}
		s := r.s.player.State(tts.ID)
		if s == nil || s.Token != token {
			return false
		}
		if s.Stream.RemainingSec < lookAhead {
			return true
		}
		select {
		case <-r.s.moved:
		case <-ctx.Done():
		}
	}
}

// stop ends a reading and its sound. It returns when its goroutine has ended.
func (r *Reading) stop(reason string) {
	if r == nil {
		return
	}
	r.cancel()
	<-r.done
	if token := r.token.Load(); token != 0 {
		r.s.player.Stop(tts.ID, reason, token)
	}
}

// leave frees the sounds when neither the turn nor the goroutine needs them.
func (r *Reading) leave() {
	if r.holders.Add(-1) == 0 {
		r.s.Memory.Forget()
	}
}

// stopReading ends the reading if concerned returns true for it.
func (s *Service) stopReading(reason string, concerned func(*Reading) bool) {
	s.mu.Lock()
	r := s.reading
	if r == nil || !concerned(r) {
		s.mu.Unlock()
		return
	}
	s.reading = nil
	s.mu.Unlock()
	r.stop(reason)
}

func anyReading(*Reading) bool { return true }
