package narration

import (
	"context"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/core/plugin/tts"
	"terzetto/backend/sound/audio"
	"terzetto/backend/sound/speech"
)

// lookAhead is how many seconds of sound a playback generates ahead: enough for a
// slow sentence, and little cost when a person stops it.
const lookAhead = 30

// A playback speaks the beats of one Reading, sentence by sentence and each one once: one goroutine speaks them in
// their order onto the channel of the plug-in. There is at most one playback at a time.
//
// The list that it plays has the segments of tts.Score.Segments: a sound for each block,
// and a silence before it where it has a pause.
type playback struct {
	s            *Service
	conversation string
	engines      tts.Engines
	volume       float64
	readOn       bool // with another voice, where one fails
	cancel       context.CancelFunc
	done         chan struct{} // closed when its goroutine ended
	token        atomic.Int64  // of its play; 0: nothing was heard of it yet
	holders      atomic.Int32  // the turn and the goroutine; the last one releases the sounds
	release      func()
	queue        queue

	// Of its goroutine.
	held     []spoken   // sounds that are not played yet
	pace     pace       // of the voice
	instead  *tts.Voice // reads on where the voice failed
	unspoken bool       // it was told that a part is left out
}

// A spoken beat has its sound.
type spoken struct {
	beat
	sound speech.Sound
}

// A pace is how fast a voice makes its sounds.
type pace struct {
	loaded      bool // it has spoken: what its first sentence took says nothing, since the voice may have been loaded for it
	took, heard time.Duration
	told        bool
}

func (p *pace) add(took, heard time.Duration) {
	if p.loaded {
		p.took, p.heard = p.took+took, p.heard+heard
	}
	p.loaded = true
}

// isSlow reports whether what is heard would be over before the next sound is there.
func (p *pace) isSlow() bool { return p.took > p.heard }

// bufferedFor is how much sound of a slow voice is there before it begins to speak.
const bufferedFor = 10 * time.Second

// A beat belongs to a message of which so much was written when it was found.
type beat struct {
	speech.Beat

	message string
	params  tts.SpeechParams
	back    bool // nothing is spoken: what was written before is no part of the reply
}

// A queue passes what was written and is not spoken yet from the turn to the playback.
type queue struct {
	mu     sync.Mutex
	beats  []beat
	closed bool          // no beat follows
	news   chan struct{} // holds one: beats or closed are others
}

// push adds beats; last says that none follows.
func (q *queue) push(beats []beat, last bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.closed || len(beats) == 0 && !last {
		return
	}
	q.beats, q.closed = append(q.beats, beats...), last
	select {
	case q.news <- struct{}{}:
	default:
	}
}

// takeBack drops what is not spoken yet, and has the playback fall silent: what was written until now is no part of the reply.
func (q *queue) takeBack() {
	q.mu.Lock()
	q.beats = nil
	q.mu.Unlock()
	q.push([]beat{{back: true}}, false)
}

// isOver reports whether no beat will come.
func (q *queue) isOver() bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.closed && len(q.beats) == 0
}

// isTakenBack reports whether the playback is to fall silent next.
func (q *queue) isTakenBack() bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.beats) > 0 && q.beats[0].back
}

// next waits for a beat; false when there will be none.
func (q *queue) next(ctx context.Context) (next beat, ok bool) {
	for {
		q.mu.Lock()
		closed := q.closed
		if ok = len(q.beats) > 0; ok {
			next, q.beats = q.beats[0], q.beats[1:]
		}
		q.mu.Unlock()
		if ok || closed {
			return next, ok
		}
		select {
		case <-q.news:
		case <-ctx.Done():
			return next, false
		}
	}
}

// speak speaks the beats until there are no more, or nothing plays them. Ending it ends the
// sound, too.
func (p *playback) speak(ctx context.Context) {
	for p.waitUntilDue(ctx) {
		next, ok := p.queue.next(ctx)
		if !ok {
			p.playHeld(ctx)
			break
		}
		if next.back {
			p.held = nil
			p.fallSilent()
			continue
		}
		sound, err := p.say(ctx, next)
		if ctx.Err() != nil {
			return
		}
		if p.queue.isTakenBack() {
			continue
		}
		if tts.IsLeftOut(err) {
			p.leaveOut(err)
			continue
		}
		if err != nil {
			p.s.o.Log.LogAttrs(ctx, slog.LevelWarn, "reading a reply aloud stopped early", slog.Any("err", err))
			p.playHeld(ctx)
			p.s.tellTrouble(Failed, err)
			break
		}
		p.held = append(p.held, spoken{next, sound})
		if p.waitsForMore() {
			continue
		}
		if !p.playHeld(ctx) {
			break
		}
	}
	if ctx.Err() == nil {
		p.s.player.Finish(tts.ID, p.token.Load())
	}
}

// leaveOut says once that a part of the reply is in a language that the voice doesn't speak.
func (p *playback) leaveOut(err error) {
	if !p.unspoken {
		p.s.tellTrouble(LeftOut, err)
	}
	p.unspoken = true
}

// isSlow reports whether the voice is slower than speech: as this reading shows, and for its first sentence as the one before
// it showed.
func (p *playback) isSlow() bool {
	last := p.held[len(p.held)-1]
	engine := last.params.VoiceOf(last.Beat).Engine
	if p.instead != nil {
		engine = p.instead.Engine
	}
	if p.pace.heard == 0 {
		return p.s.speakers.wasSlow(engine)
	}
	p.s.speakers.noteSlow(engine, p.pace.isSlow())
	return p.pace.isSlow()
}

// waitsForMore reports whether a slow voice has not made enough yet to begin. A person is told once why nothing is heard.
func (p *playback) waitsForMore() bool {
	if !p.isSlow() {
		return false
	}
	if !p.pace.told {
		p.pace.told = true
		p.s.tellTrouble(Slow, fault.New(fault.Unavailable, "This voice is slower than speech on this computer, so there will be pauses."))
	}
	held := time.Duration(0)
	for _, h := range p.held {
		held += h.sound.Duration
	}
	return p.token.Load() == 0 && held < bufferedFor && !p.queue.isOver()
}

// playHeld plays what is there, and is false when it is not heard.
func (p *playback) playHeld(ctx context.Context) bool {
	held := p.held
	p.held = nil
	for _, h := range held {
		if heard, err := p.play(ctx, h.beat, h.sound); err != nil || !heard {
			return false
		}
	}
	return true
}

// fallSilent ends the sound of what was taken back. What follows begins to play again.
func (p *playback) fallSilent() {
	if token := p.token.Swap(0); token != 0 {
		p.s.player.Stop(tts.ID, event.ReasonLifecycle, token)
	}
}

// say makes the sound of a beat. A voice that fails is tried once more: a program of it may have been ended, or a
// connection may have broken. Then another one reads on, if the person allows it.
func (p *playback) say(ctx context.Context, b beat) (sound speech.Sound, err error) {
	params := b.params
	params.Text = b.message
	if p.instead != nil {
		params.Voice, params.Narrator = *p.instead, nil
	}
	began := p.s.o.Now()
	for tries := range 2 {
		if sound, err = p.engines.Say(ctx, params, b.Beat); err == nil || ctx.Err() != nil || tts.IsLeftOut(err) {
			break
		}
		if tries == 0 {
			p.s.o.Log.LogAttrs(ctx, slog.LevelInfo, "the voice failed and is tried once more", slog.Any("err", err))
		}
	}
	if err == nil {
		p.pace.add(p.s.o.Now().Sub(began), sound.Duration)
	}
	if err == nil || !p.readOn || p.instead != nil || ctx.Err() != nil || tts.IsLeftOut(err) {
		return sound, err
	}
	other, name, ok := p.engines.Instead(ctx, params.VoiceOf(b.Beat))
	if !ok {
		return sound, err
	}
	p.instead, p.pace = &other, pace{told: p.pace.told}
	p.s.tellTrouble(Failed, err)
	p.s.tellTrouble(ReadOn, fault.Newf(fault.Unavailable, "%s reads the rest.", name))
	return p.say(ctx, b)
}

// play adds a sound to the channel. It is not played without a device, or when the channel
// plays something else.
func (p *playback) play(ctx context.Context, b beat, sound speech.Sound) (heard bool, err error) {
	said := audio.Spec{Data: sound.WAV, About: tts.PassageOf(p.conversation, b.message, b.Beat, sound)}
	token := p.token.Load()
	if token == 0 {
		out, err := p.s.player.Play(ctx, tts.ID, audio.Request{
			Segments: []audio.Spec{said}, Volume: &p.volume, StopOn: audio.StopOn{NewTurn: true, ConvSwitch: true}, More: true,
		})
		p.token.Store(out.Token)
		return out.State != nil, err
	}
	specs := []audio.Spec{said}
	if b.Pause > 0 {
		specs = []audio.Spec{{Silence: new(b.Pause.Seconds())}, said}
	}
	out, err := p.s.player.Append(ctx, tts.ID, token, specs)
	return out.State != nil, err
}

// waitUntilDue waits while enough sound is generated ahead, and is false when the channel no
// longer plays the reading.
func (p *playback) waitUntilDue(ctx context.Context) bool {
	for {
		token := p.token.Load()
		if ctx.Err() != nil || token == 0 || p.queue.isTakenBack() {
			return ctx.Err() == nil
		}
		s := p.s.player.State(tts.ID)
		if s == nil || s.Token != token {
			return false
		}
		if s.Stream.RemainingSec < lookAhead {
			return true
		}
		select {
		case <-p.s.channelChanged:
		case <-p.queue.news: // the queue itself is looked at before it is waited for
		case <-ctx.Done():
		}
	}
}

// stop ends a reading and its sound. It returns when its goroutine has ended.
func (p *playback) stop(reason string) {
	if p == nil {
		return
	}
	p.cancel()
	<-p.done
	if token := p.token.Load(); token != 0 {
		p.s.player.Stop(tts.ID, reason, token)
	}
}

// leave frees the sounds when neither the turn nor the goroutine needs them.
func (p *playback) leave() {
	if p.holders.Add(-1) == 0 {
		p.release()
	}
}

// stopReading ends the reading if concerned returns true for it.
func (s *Service) stopReading(reason string, concerned func(*playback) bool) {
	s.mu.Lock()
	p := s.playback
	if p == nil || !concerned(p) {
		s.mu.Unlock()
		return
	}
	s.playback = nil
	s.mu.Unlock()
	p.stop(reason)
}

func anyReading(*playback) bool { return true }
