package narration_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/plugin/tts"
	"terzetto/backend/core/turn"
	"terzetto/backend/service/library"
	"terzetto/backend/service/narration"
	"terzetto/backend/sound/audio"
	"terzetto/backend/sound/speech"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

// A voice speaks in silence, a hundredth of a second for each letter, and remembers what.
type voice struct {
	mu      sync.Mutex
	said    []string
	began   chan string                  // every text, as soon as it is asked for
	holds   func(text string) bool       // until whoever asked leaves
	refuses func(speech.Utterance) error // nil: nothing
	left    chan string                  // texts that were held and then not wanted
	speaks  []speech.Voice               // what it lists
	other   *voice                       // another engine of this computer; nil: there is none
}

func newVoice() *voice { return &voice{began: make(chan string, 1000), left: make(chan string, 1000)} }

func (v *voice) engines(context.Context) ([]speech.Engine, error) {
	all := []speech.Engine{{ID: "fake", Name: "Fake", Driver: v, IsLocal: true}}
	if v.other != nil {
		all = append(all, speech.Engine{ID: "other", Name: "Other", Driver: v.other, IsLocal: true})
	}
	return all, nil
}

func (*voice) Available(context.Context) error                  { return nil }
func (v *voice) Voices(context.Context) ([]speech.Voice, error) { return v.speaks, nil }
func (*voice) Models(context.Context) ([]string, error)         { return nil, nil }

func (v *voice) Synthesize(ctx context.Context, u speech.Utterance) (speech.Sound, error) {
	v.mu.Lock()
	v.said = append(v.said, u.Text)
	v.mu.Unlock()
	v.began <- u.Text
	if v.holds != nil && v.holds(u.Text) {
		<-ctx.Done()
		v.left <- u.Text
		return speech.Sound{}, ctx.Err()
	}
	if v.refuses != nil {
		if err := v.refuses(u); err != nil {
			return speech.Sound{}, err
		}
	}
	return silence(len(u.Text) * 80), nil
}

func (v *voice) texts() []string {
	v.mu.Lock()
	defer v.mu.Unlock()
	return slices.Clone(v.said)
}

// silence is a silence of so many frames, 8,000 a second.
func silence(frames int) speech.Sound {
	b := bytes.NewBufferString("RIFF")
	put := func(values ...any) {
		for _, v := range values {
			_ = binary.Write(b, binary.LittleEndian, v)
		}
	}
	put(uint32(36+2*frames), []byte("WAVEfmt "), uint32(16), uint16(1), uint16(1), uint32(8000), uint32(16000), uint16(2), uint16(16))
	put([]byte("data"), uint32(2*frames), make([]byte, 2*frames))
	return speech.Sound{WAV: b.Bytes(), Rate: 8000, Duration: time.Duration(frames) * time.Second / 8000}
}

// A clockwork is a device that plays at the speed of time, into nothing.
type clockwork struct{ stop, stopped chan struct{} }

func (c *clockwork) Open(pull func([][2]float64), _ func(error)) error {
	c.stop, c.stopped = make(chan struct{}), make(chan struct{})
	stop, stopped := c.stop, c.stopped
	go func() {
		defer close(stopped)
		tick := time.NewTicker(5 * time.Millisecond)
		defer tick.Stop()
		for {
			select {
			case <-tick.C:
				pull(make([][2]float64, audio.Rate/200))
			case <-stop:
				return
			}
		}
	}()
	return nil
}

func (c *clockwork) Close() error {
	close(c.stop)
	<-c.stopped
	return nil
}

// A listener is a backend that reads aloud, and an ear.
type listener struct {
	*backend.Backend

	t      *testing.T
	voice  *voice
	heard  chan event.Playback
	server *llmtest.Server // the model, where a test needs it
	late   atomic.Int64    // how far the clock was put forward
}

// readingAloud opens a backend that reads replies aloud as config says.
func readingAloud(t *testing.T, config map[string]any, more ...plugin.Plugin) *listener {
	t.Helper()
	l := &listener{t: t, voice: newVoice(), heard: make(chan event.Playback, 10_000)}
	c := backend.Config{Dir: t.TempDir(), Version: "test", Keyring: backendtest.NoKeyring{}, Sound: &clockwork{}, Engines: l.voice.engines}
	c.Now = func() time.Time { return time.Now().Add(time.Duration(l.late.Load())) }
	if more != nil {
		c.Plugins = append(more, tts.Plugin(l.voice.engines, &tts.Memory{}))
	}
	b, err := backend.Open(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	l.Backend = b
	if _, err := b.Library.Plugins.SetConfig(t.Context(), tts.ID, config); err != nil {
		t.Fatal(err)
	}
	sounds, leave := b.Narration.ListenToSound()
	var ear sync.WaitGroup
	ear.Go(func() {
		for batch := range sounds(t.Context()) {
			for _, e := range batch {
				if e.Type != event.PlaybackState {
					l.heard <- e
				}
			}
		}
	})
	t.Cleanup(func() {
		if err := b.Close(); err != nil {
			t.Error(err)
		}
		leave()
		ear.Wait()
	})
	return l
}

var aloud = map[string]any{"auto_play": true, "auto_play_from": "sentence"}

// next is what happens next on the channel, as "type:reason".
func (l *listener) next() string {
	l.t.Helper()
	select {
	case e := <-l.heard:
		return e.Type + ":" + e.Reason
	case <-time.After(20 * time.Second):
		l.t.Fatal("nothing more is heard")
		return ""
	}
}

// begins waits until the voice is asked for a text.
func (l *listener) begins(want string) {
	l.t.Helper()
	select {
	case got := <-l.voice.began:
		if got != want {
			l.t.Fatalf("it speaks %q, want %q", got, want)
		}
	case <-time.After(20 * time.Second):
		l.t.Fatalf("nobody speaks %q", want)
	}
}

func TestAReplyIsSpokenWhileWrittenAndEachSentenceOnce(t *testing.T) {
	l := readingAloud(t, aloud)
	c := backendtest.Conversation(t, l.Backend)
	second, third := make(chan struct{}), make(chan struct{})
	backendtest.UseScriptedModel(t, l.Backend, llmtest.Prose(
		llmtest.Thinks("Nobody may hear this. Not a word."), llmtest.Says("He waves. Sh"), llmtest.Waits(second),
		llmtest.Says("e smiles. \"Come"), llmtest.Waits(third), llmtest.Says(" in!\" The end"),
	))
	s := backendtest.Send(t, l.Backend, c, "Hello.")
	l.begins("He waves.")
	if got := l.next(); got != "play:start" {
		t.Fatalf("heard %s", got)
	}
	close(second)
	l.begins("She smiles.")
	close(third)
	backendtest.Hear(t, s, event.Done)
	if got := l.next(); got != "close:ended" {
		t.Errorf("heard %s", got)
	}
	if diff := cmp.Diff([]string{"He waves.", "She smiles.", "Come in!", "The end"}, l.voice.texts()); diff != "" {
		t.Errorf("spoken (-want +got):\n%s", diff)
	}
	score := keptScore(t, l.Backend, c)
	if len(score.Blocks) != 4 {
		t.Errorf("%+v", score.Blocks)
	}
	// Who did not see it begin can ask for the place of each passage in the reply.
	list := l.Narration.Channels.List(tts.ID, 0)
	var passages []tts.Passage
	for _, s := range list.Segments {
		if p, ok := s.About.(tts.Passage); ok {
			passages = append(passages, p)
		}
	}
	for i, p := range passages {
		want := score.Blocks[i]
		if p.From != want.From || p.To != want.To || p.Text != want.Text || p.ConversationID != c {
			t.Errorf("the passage %+v is heard, and %+v kept", p, want)
		}
	}
	if diff := cmp.Diff([]string{"He waves.", "She smiles.", "Come in!", "The end"}, written(passages)); diff != "" {
		t.Errorf("heard (-want +got):\n%s", diff)
	}
	if rest := l.Narration.Channels.List(tts.ID, list.Segments[2].Source); rest.Token != list.Token || len(rest.Segments) != len(list.Segments)-2 {
		t.Errorf("from the third segment on: %+v", rest)
	}
	if s := l.Narration.Channels.States(); len(s) != 1 || s[0].State.SegmentCount != len(score.Segments(1)) {
		t.Errorf("what was heard has not the segments of what is kept: %+v", s)
	}
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	if n := len(l.heard); n != 0 {
		t.Errorf("%d more events, the first %+v", n, <-l.heard)
	}
}

func written(passages []tts.Passage) (out []string) {
	for _, p := range passages {
		out = append(out, strings.Trim(p.Written, `" `))
	}
	return out
}

func TestWhatScriptsShowIsWhatIsSpoken(t *testing.T) {
	l := readingAloud(t, aloud)
	cats := library.Upload{Data: []byte(`{"scriptName":"Cats","findRegex":"/dog/g","replaceString":"cat","placement":[2],"markdownOnly":true}`)}
	if _, err := l.Library.Scripts.Import(t.Context(), cats, library.ScriptOwner{}); err != nil {
		t.Fatal(err)
	}
	c := backendtest.Conversation(t, l.Backend)
	second := make(chan struct{})
	backendtest.UseScriptedModel(t, l.Backend, llmtest.Prose(llmtest.Says("A dog barks.\n\nThe do"), llmtest.Waits(second), llmtest.Says("g sleeps.")))
	s := backendtest.Send(t, l.Backend, c, "Hello.")
	l.begins("A cat barks.")
	close(second)
	l.begins("The cat sleeps.")
	backendtest.Hear(t, s, event.Done)
	score := keptScore(t, l.Backend, c)
	if len(score.Blocks) != 2 || score.Blocks[1].Text != "The cat sleeps." {
		t.Errorf("%+v", score.Blocks)
	}
}

func TestWhatIsRewrittenIsNotSpokenAgain(t *testing.T) {
	rewriter := plugin.Plugin{ID: "rewriter", Name: "Rewriter", Post: func(_ context.Context, _ plugin.PostInput, out plugin.PostOutput) error {
		out.ReplaceDraft("She waves. He smiles.")
		return nil
	}}
	l := readingAloud(t, aloud, rewriter)
	c := backendtest.Conversation(t, l.Backend)
	backendtest.UseScriptedModel(t, l.Backend, llmtest.Prose(llmtest.Says("He waves. She smiles.")))
	backendtest.Hear(t, backendtest.Send(t, l.Backend, c, "Hello."), event.Done)
	for _, want := range []string{"play:start", "close:ended"} {
		if got := l.next(); got != want {
			t.Fatalf("heard %s, want %s", got, want)
		}
	}
	if score := keptScore(t, l.Backend, c); score.Blocks[0].Text != "She waves." {
		t.Errorf("%+v", score)
	}
	if len(l.heard) != 0 {
		t.Error("it was played again")
	}
}

func TestWhatWasSaidBeforeACallIsNotHeard(t *testing.T) {
	l := readingAloud(t, aloud)
	c := backendtest.Conversation(t, l.Backend)
	if _, err := l.Toolbox.ChooseTools(t.Context(), c, []string{"conversations"}); err != nil {
		t.Fatal(err)
	}
	slow := make(chan struct{})
	l.voice.refuses = func(u speech.Utterance) error {
		if u.Text == "He waves." {
			<-slow
		}
		return nil
	}
	backendtest.UseScriptedModel(t, l.Backend,
		llmtest.Prose(llmtest.Says("He waves. And so"), llmtest.Calls("search_conversations", map[string]string{"query": "waves"})), llmtest.Prose(llmtest.Says("She smiles.")))
	s := backendtest.Send(t, l.Backend, c, "Hello.")
	l.begins("He waves.")
	backendtest.Hear(t, s, event.Done)
	close(slow)
	for _, want := range []string{"play:start", "close:ended"} {
		if got := l.next(); got != want {
			t.Fatalf("heard %s, want %s", got, want)
		}
	}
	var passages []tts.Passage
	for _, s := range l.Narration.Channels.List(tts.ID, 0).Segments {
		if p, ok := s.About.(tts.Passage); ok {
			passages = append(passages, p)
		}
	}
	if diff := cmp.Diff([]string{"She smiles."}, written(passages)); diff != "" {
		t.Errorf("heard (-want +got):\n%s", diff)
	}
}

func TestSpeechThatNothingMarksWaitsForTheWholeReply(t *testing.T) {
	l := readingAloud(t, map[string]any{"auto_play": true, "what": "dialogue"})
	c := backendtest.Conversation(t, l.Backend)
	backendtest.UseScriptedModel(t, l.Backend, llmtest.Prose(llmtest.Says("*He waves.* Hello there. *He sits down.*")))
	backendtest.Hear(t, backendtest.Send(t, l.Backend, c, "Hello."), event.Done)
	if got := l.next(); got != "play:start" {
		t.Fatalf("heard %s", got)
	}
	if diff := cmp.Diff([]string{"Hello there."}, l.voice.texts()); diff != "" {
		t.Errorf("spoken (-want +got):\n%s", diff)
	}
}

func TestWhenNothingIsReadWhileItIsWritten(t *testing.T) {
	for _, row := range []struct {
		name   string
		config map[string]any
		off    bool
		said   []string
		told   string // by the turn
	}{
		{name: "playing by itself is off", config: map[string]any{"auto_play": false}},
		{name: "it begins when all is written", config: map[string]any{"auto_play": true, "auto_play_from": "whole"}, said: []string{"He waves."}, told: "tts_autoplay"},
		{name: "the plug-in is switched off", config: aloud, off: true},
	} {
		t.Run(row.name, func(t *testing.T) {
			l := readingAloud(t, row.config)
			if row.off {
				if _, err := l.Library.Plugins.SetEnabled(t.Context(), tts.ID, false); err != nil {
					t.Fatal(err)
				}
			}
			c := backendtest.Conversation(t, l.Backend)
			backendtest.UseScriptedModel(t, l.Backend, llmtest.Prose(llmtest.Says("He waves.")))
			s := backendtest.Send(t, l.Backend, c, "Hello.")
			if row.told != "" {
				backendtest.Hear(t, s, row.told)
			}
			backendtest.Hear(t, s, event.Done)
			if len(row.said) > 0 {
				recorded(t, l.Backend, c)
			}
			if diff := cmp.Diff(row.said, l.voice.texts()); diff != "" {
				t.Errorf("spoken (-want +got):\n%s", diff)
			}
			if err := l.Close(); err != nil || len(l.heard) != 0 {
				t.Errorf("something was heard, %v", err)
			}
		})
	}
}

func request(conversation string) turn.Request {
	return turn.Request{Kind: turn.Send, ConversationID: conversation, Text: "Hello again."}
}

func TestWhoeverStopsAReadingIsObeyedAtOnce(t *testing.T) {
	for _, row := range []struct {
		name  string
		stop  func(l *listener, conversation string) error
		close string // of the sound
		again bool   // another turn runs
	}{
		{"the turn is stopped", func(l *listener, c string) error { return l.Turns.Stop(l.t.Context(), c) }, "close:lifecycle", false},
		{"all sound is stopped", func(l *listener, _ string) error { l.Narration.StopSound(); return nil }, "close:lifecycle", false},
		{"the channel is stopped", func(l *listener, _ string) error { l.Narration.StopChannel(tts.ID, event.ReasonSkipped, 0); return nil }, "close:skipped", false},
		{"another conversation is shown", func(l *listener, _ string) error { l.Narration.ConversationLeft(); return nil }, "close:lifecycle", false},
		{"something else plays", func(l *listener, _ string) error {
			_, err := l.Narration.Play(l.t.Context(), tts.ID, audio.Request{Segments: []audio.Spec{{Silence: new(1.0)}}})
			return err
		}, "close:superseded", false},
		{"a turn begins elsewhere", func(l *listener, _ string) error {
			_, err := l.Turns.Start(request(backendtest.Conversation(l.t, l.Backend)))
			return err
		}, "close:lifecycle", true},
		{"the program ends", func(l *listener, _ string) error { return l.Close() }, "close:lifecycle", false},
	} {
		t.Run(row.name, func(t *testing.T) {
			l := readingAloud(t, aloud)
			l.voice.holds = func(text string) bool { return text == "She smiles." }
			c := backendtest.Conversation(t, l.Backend)
			model := backendtest.UseScriptedModel(t, l.Backend, llmtest.Prose(llmtest.Says("He waves. She smiles. He "), llmtest.Waits(nil)))
			if row.again {
				model.Then(llmtest.Any(llmtest.Says("No")))
			}
			s := backendtest.Send(t, l.Backend, c, "Hello.")
			if got := l.next(); got != "play:start" {
				t.Fatalf("heard %s", got)
			}
			l.begins("He waves.")
			l.begins("She smiles.")
			if err := row.stop(l, c); err != nil {
				t.Fatal(err)
			}
			if got := <-l.voice.left; got != "She smiles." {
				t.Errorf("%q was given up", got)
			}
			if got := l.next(); got != row.close {
				t.Errorf("heard %s, want %s", got, row.close)
			}
			_ = l.Turns.Stop(t.Context(), c) // after Close there is none
			backendtest.Hear(t, s, event.Done)
			if row.again {
				_ = l.Turns.Quiet(t.Context())
			}
		})
	}
}

func TestAVoiceThatFailsIsToldAndTheReplyIsKept(t *testing.T) {
	l := readingAloud(t, aloud)
	l.voice.refuses = func(u speech.Utterance) error {
		if strings.Contains(u.Text, "smiles") {
			return fault.New(fault.Unavailable, "The voice broke.")
		}
		return nil
	}
	c := backendtest.Conversation(t, l.Backend)
	backendtest.UseScriptedModel(t, l.Backend, llmtest.Prose(llmtest.Says("He waves. She smiles. He sits.")))
	s := backendtest.Send(t, l.Backend, c, "Hello.")
	backendtest.Hear(t, s, event.Done)
	heard := []string{}
	for range 3 {
		heard = append(heard, l.next())
	}
	slices.Sort(heard) // the sound that was made is heard to its end meanwhile
	if diff := cmp.Diff([]string{"close:ended", "error:", "play:start"}, heard); diff != "" {
		t.Error(diff)
	}
	if n := lists.Count(l.voice.texts(), func(said string) bool { return said == "She smiles." }); n < 2 {
		t.Errorf("it was tried %d times", n)
	}
	if got := backendtest.Texts(t, l.Backend, c); got != "Hello. | He waves. She smiles. He sits." {
		t.Errorf("on disk: %s", got)
	}
}

// codeOf is the code of the next error on the channel, and its sentence.
func (l *listener) codeOf() (code, sentence string) {
	l.t.Helper()
	for {
		select {
		case e := <-l.heard:
			if e.Type == event.PlaybackError {
				return e.Code, e.Message
			}
		case <-time.After(20 * time.Second):
			l.t.Fatal("no error is told")
		}
	}
}

func TestAnotherVoiceReadsOnWhereAPersonAllowsIt(t *testing.T) {
	l := readingAloud(t, map[string]any{"auto_play": true, "auto_play_from": "sentence", "read_on": true, "voice": map[string]any{"engine": "fake"}})
	l.voice.other = newVoice()
	l.voice.refuses = func(u speech.Utterance) error {
		if strings.Contains(u.Text, "smiles") {
			return fault.New(fault.Unavailable, "The voice broke.")
		}
		return nil
	}
	c := backendtest.Conversation(t, l.Backend)
	backendtest.UseScriptedModel(t, l.Backend, llmtest.Prose(llmtest.Says("He waves. She smiles. He sits.")))
	backendtest.Hear(t, backendtest.Send(t, l.Backend, c, "Hello."), event.Done)
	if code, sentence := l.codeOf(); code != narration.Failed || sentence != "The voice broke." {
		t.Errorf("first %s: %s", code, sentence)
	}
	if code, sentence := l.codeOf(); code != narration.ReadOn || sentence != "Other reads the rest." {
		t.Errorf("then %s: %s", code, sentence)
	}
	if got := l.next(); got != "close:ended" && got != "play:start" {
		t.Errorf("heard %s", got)
	}
	if diff := cmp.Diff([]string{"She smiles.", "He sits."}, l.voice.other.texts()); diff != "" {
		t.Errorf("read by the other (-want +got):\n%s", diff)
	}
}

func TestASlowVoiceBeginsWhenEnoughOfItIsThere(t *testing.T) {
	l := readingAloud(t, aloud)
	token := func() (token int64) {
		for _, e := range l.Narration.Channels.States() {
			if e.Channel == tts.ID && e.State != nil {
				token = e.State.Token
			}
		}
		return token
	}
	var atLast []int64 // what played when the last sentence of a reply was asked for
	l.voice.refuses = func(u speech.Utterance) error {
		l.late.Add(int64(time.Second))
		if strings.HasPrefix(u.Text, "He sits") {
			atLast = append(atLast, token())
		}
		return nil
	}
	c := backendtest.Conversation(t, l.Backend)
	backendtest.UseScriptedModel(t, l.Backend, llmtest.Prose(llmtest.Says("He waves. She smiles. He sits.")), llmtest.Prose(llmtest.Says("He waves at all. She smiles at all. He sits down.")))
	backendtest.Hear(t, backendtest.Send(t, l.Backend, c, "Hello."), event.Done)
	if code, _ := l.codeOf(); code != narration.Slow {
		t.Errorf("told %s", code)
	}
	recorded(t, l.Backend, c)
	l.Narration.StopSound()
	before := token()
	backendtest.Hear(t, backendtest.Send(t, l.Backend, c, "And then?"), event.Done)
	if code, _ := l.codeOf(); code != narration.Slow {
		t.Errorf("then told %s", code)
	}
	recorded(t, l.Backend, c)
	if len(atLast) != 2 || atLast[0] == 0 || atLast[1] != before {
		t.Errorf("it played %v when the last sentence was asked for, and %d before", atLast, before)
	}
}

func TestWhatNoVoiceSpeaksIsLeftOutAndTold(t *testing.T) {
	l := readingAloud(t, aloud)
	l.voice.speaks = []speech.Voice{{ID: "joe", Language: "en-us"}, {ID: "anna", Language: "de"}}
	c := backendtest.Conversation(t, l.Backend)
	backendtest.UseScriptedModel(t, l.Backend, llmtest.Prose(llmtest.Says("He waves to all of them. これは日本語です。 It is late and the rain is over. それは猫です。 He sits.")))
	backendtest.Hear(t, backendtest.Send(t, l.Backend, c, "Hello."), event.Done)
	if code, _ := l.codeOf(); code != narration.LeftOut {
		t.Errorf("told %s", code)
	}
	if score := keptScore(t, l.Backend, c); len(score.Blocks) != 3 {
		t.Errorf("the recording has %+v", score.Blocks)
	}
	if diff := cmp.Diff([]string{"He waves to all of them.", "It is late and the rain is over.", "He sits."}, l.voice.texts()); diff != "" {
		t.Errorf("read (-want +got):\n%s", diff)
	}
}

func TestAVoiceThatFailsOnceIsTriedOnceMore(t *testing.T) {
	l := readingAloud(t, aloud)
	failed := false
	l.voice.refuses = func(u speech.Utterance) error {
		if failed || u.Text != "She smiles." {
			return nil
		}
		failed = true
		return fault.New(fault.Unavailable, "The voice broke.")
	}
	c := backendtest.Conversation(t, l.Backend)
	backendtest.UseScriptedModel(t, l.Backend, llmtest.Prose(llmtest.Says("He waves. She smiles. He sits.")))
	backendtest.Hear(t, backendtest.Send(t, l.Backend, c, "Hello."), event.Done)
	for _, want := range []string{"play:start", "close:ended"} {
		if got := l.next(); got != want {
			t.Fatalf("heard %s, want %s", got, want)
		}
	}
	recorded(t, l.Backend, c)
}

func TestALongReplyIsSynthesizedShortlyBeforeItIsHeard(t *testing.T) {
	l := readingAloud(t, aloud)
	c := backendtest.Conversation(t, l.Backend)
	gate := make(chan struct{})
	var reply strings.Builder
	for i := range 40 { // five seconds each
		fmt.Fprintf(&reply, "Sentence %d %s ends. ", i, strings.Repeat(strings.Repeat("w", 49)+" ", 9))
	}
	backendtest.UseScriptedModel(t, l.Backend, llmtest.Prose(llmtest.Says(reply.String()), llmtest.Waits(gate), llmtest.Says("x")))
	s := backendtest.Send(t, l.Backend, c, "Hello.")
	if got := l.next(); got != "play:start" {
		t.Fatalf("heard %s", got)
	}
	l.Narration.Controls.Pause(tts.ID)
	made := 0
	for quiet := false; !quiet; {
		select {
		case <-l.voice.began:
			made++
		case <-time.After(200 * time.Millisecond):
			quiet = true
		}
	}
	if made < 6 || made > 8 { // half a minute, and what was heard before the pause
		t.Errorf("%d sentences of five seconds were made", made)
	}
	l.Narration.StopSound()
	close(gate)
	backendtest.Hear(t, s, event.Done)
}
