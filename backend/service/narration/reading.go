package narration

import (
	"context"
	"log/slog"
	"strings"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/plugin/tts"
	"terzetto/backend/sound/speech"
	"terzetto/backend/story/script"
)

// A Reading is the turn's end of a reply that is spoken while it is written: it finds the beats in the text of the
// Writer, even if the Editor changes that later, and queues them. It belongs to the goroutine of the turn, which
// never waits for the playback.
type Reading struct {
	playback *playback

	params  tts.SpeechParams // without the text
	stream  *speech.Stream
	written strings.Builder
	found   bool // a beat was
	whole   bool // the Writer is done, and what is rewritten now was spoken
	several bool // the turn holds replies of several characters, as far as is known

	scripts *script.Set     // that show other words than are written; nil: none do
	card    string          // of who speaks
	held    strings.Builder // of a paragraph that is still written, where scripts show another one
}

// Follow begins a reading of the turn that is about to run, if it is to be read: nil
// otherwise.
func (s *Service) Follow(ctx context.Context, conversation string) *Reading {
	params, settings, err := s.readingParams(ctx, conversation)
	if err != nil {
		s.o.Log.LogAttrs(ctx, slog.LevelWarn, "reply is not read aloud", slog.Any("err", err))
	}
	if err != nil || !settings.AutoPlay || settings.PlayFrom != tts.FromSentence {
		return nil
	}
	scripts, err := s.db.Turns.Scripts(ctx, conversation)
	if err != nil {
		s.o.Log.LogAttrs(ctx, slog.LevelWarn, "reply is read aloud without scripts", slog.Any("err", err))
	}
	if scripts != nil && !scripts.Acts(script.Shown, script.Reply) {
		scripts = nil
	}
	life, cancel := context.WithCancel(s.group.Context())
	p := &playback{
		s: s, conversation: conversation, engines: s.Memory.Engines(s.Engines), volume: settings.Volume, readOn: settings.ReadOn, cancel: cancel, done: make(chan struct{}),
		release: s.Memory.Hold(), queue: queue{news: make(chan struct{}, 1)},
	}
	p.holders.Store(2)
	s.mu.Lock()
	before := s.playback
	s.playback = p
	s.mu.Unlock()
	before.stop(event.ReasonLifecycle)
	speak := func(context.Context) {
		defer p.leave()
		defer close(p.done)
		defer cancel()
		p.engines.Load(life, params) // while the model still thinks
		p.speak(life)
	}
	if !s.group.Go(speak) {
		speak(life) // its context has ended, so it only cleans up
	}
	return &Reading{playback: p, params: params, stream: speech.NewStream(params.Reading()), scripts: scripts}
}

// readingParams says how the replies of a conversation are read; settings without AutoPlay when
// the plug-in does not take part.
func (s *Service) readingParams(ctx context.Context, conversation string) (m tts.SpeechParams, how tts.Settings, err error) {
	state, ok := s.o.State()
	if !ok {
		return m, how, nil
	}
	settings, err := s.db.Settings.Settings(ctx)
	if err != nil || !plugin.Enabled(tts.ID, settings) {
		return m, how, err
	}
	c, err := s.db.Messages.Conversation(ctx, conversation)
	if err != nil {
		return m, how, err
	}
	speaker := ""
	if c.CharacterCardID != "" {
		card, err := s.db.Library.Character(ctx, c.CharacterCardID)
		if err != nil && !fault.Is(err, fault.NotFound) { // the card may be gone
			return m, how, err
		}
		speaker = card.Name
	}
	m, _, how, err = tts.SpeechParamsOf(ctx, state, c.CharacterCardID, speaker, "")
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
		text = r.shownPart(text, false)
		r.written.WriteString(text)
		r.add(r.stream.Write(text), false)
	case event.WriterRewrite:
		if what, ok := e.Data.(event.RefinedText); ok && what.RefinedText == "" && !r.whole {
			r.takeBack()
		}
	case event.WriterDone:
		r.whole = true
		rest := r.shownPart("", true)
		r.written.WriteString(rest)
		last := append(r.stream.Write(rest), r.stream.Close()...)
		if !r.found && len(last) == 0 { // only now that it is whole shows what is speech in it
			all := r.params
			all.Text = r.written.String()
			last = all.Beats()
		}
		r.add(last, !r.several)
	}
}

// shownPart is what a person sees of what comes: all of it, unless scripts show other words. These come paragraph by paragraph, each
// once it is whole.
func (r *Reading) shownPart(text string, whole bool) string {
	if r.scripts == nil {
		return text
	}
	r.held.WriteString(text)
	all := r.held.String()
	end := len(all)
	if !whole {
		if end = strings.LastIndex(all, "\n\n") + 2; end < 2 {
			return ""
		}
	}
	r.held.Reset()
	r.held.WriteString(all[end:])
	if shown := r.scripts.ShownText(&chat.Message{Role: chat.Assistant, Content: all[:end], CharacterCardID: r.card}, 0); shown != nil {
		return *shown
	}
	return all[:end]
}

// takeBack forgets what was written: the model said it before it called a tool, or the server will write the reply again.
func (r *Reading) takeBack() {
	r.found = false
	r.written.Reset()
	r.held.Reset()
	r.stream = speech.NewStream(r.params.Reading())
	r.playback.queue.takeBack()
}

// changeVoice begins a reply of another member of the cast, which is read in its own voice.
func (r *Reading) changeVoice(who event.Choice) {
	r.several, r.found, r.whole, r.card = true, false, false, who.CharacterCardID
	r.written.Reset()
	r.held.Reset()
	if state, ok := r.playback.s.o.State(); ok {
		m, _, _, err := tts.SpeechParamsOf(r.playback.s.group.Context(), state, who.CharacterCardID, who.Author, "")
		if err == nil {
			r.params = m
		} else {
			r.playback.s.o.Log.LogAttrs(r.playback.s.group.Context(), slog.LevelWarn, "reply is read in the voice before it", slog.Any("err", err))
		}
	}
	r.stream = speech.NewStream(r.params.Reading())
}

// Over says that the turn ended. An unfinished sentence is not spoken, and the sound of a
// stopped turn ends.
func (r *Reading) Over(stopped bool) {
	if r == nil {
		return
	}
	r.add(nil, true)
	r.playback.leave()
	if stopped {
		r.playback.stop(event.ReasonLifecycle)
	}
}

func (r *Reading) add(beats []speech.Beat, last bool) {
	r.found = r.found || len(beats) > 0
	r.playback.queue.push(lists.Map(beats, func(b speech.Beat) beat { return beat{Beat: b, message: r.written.String(), params: r.params} }), last)
}
