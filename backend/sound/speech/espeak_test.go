package speech_test

import (
	"encoding/binary"
	"os/exec"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/sound/speech"
)

// needEspeak ends a test where the real espeak-ng is not installed: in failure on Linux, where setup.sh installs it.
func needEspeak(t testing.TB) {
	t.Helper()
	if _, err := exec.LookPath("espeak-ng"); err != nil {
		if runtime.GOOS == "linux" {
			t.Fatal("espeak-ng is not installed: run build/setup.sh test")
		}
		t.Skip("espeak-ng is not installed")
	}
}

func TestEspeakListsItsVoices(t *testing.T) {
	t.Parallel()
	needEspeak(t)
	e := speech.Espeak{}
	voices, err := e.Voices(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	byID := map[string]speech.Voice{}
	for _, v := range voices {
		byID[v.ID] = v
	}
	if len(voices) < 80 {
		t.Errorf("only %d voices", len(voices))
	}
	if got := byID["en-us"]; got.Language != "en-us" || !strings.HasPrefix(got.Name, "English (America") {
		t.Errorf("en-us is %+v", got)
	}
	variants, err := e.Variants(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	found := false
	for _, v := range variants {
		found = found || v == speech.Voice{ID: "Alicia", Name: "Alicia", Gender: "female"}
	}
	if !found {
		t.Errorf("Alicia is not among the variants: %+v", variants)
	}
}

func TestEspeakSpeaksAtTheRateAndPitchThatIsAsked(t *testing.T) {
	t.Parallel()
	needEspeak(t)
	e := speech.Espeak{}
	say := func(u speech.Utterance) speech.Sound {
		t.Helper()
		u.Text = "The rain had stopped an hour ago."
		s, err := e.Synthesize(t.Context(), u)
		if err != nil {
			t.Fatal(err)
		}
		checkWAV(t, s)
		return s
	}
	plain := say(speech.Utterance{Voice: "en-us"})
	if fast := say(speech.Utterance{Voice: "en-us", Rate: 2}); fast.Duration > plain.Duration*2/3 {
		t.Errorf("twice the rate takes %v of %v", fast.Duration, plain.Duration)
	}
	if slow := say(speech.Utterance{Voice: "en-us", Rate: 0.5}); slow.Duration < plain.Duration*4/3 {
		t.Errorf("half the rate takes %v of %v", slow.Duration, plain.Duration)
	}
	if high := say(speech.Utterance{Voice: "en-us", Pitch: 1.5}); string(high.WAV) == string(plain.WAV) {
		t.Error("a higher voice is the same sound")
	}
	if other := say(speech.Utterance{Voice: "en-us+Alicia"}); string(other.WAV) == string(plain.WAV) {
		t.Error("a variant is the same sound")
	}
}

// checkWAV holds a sound to its own header.
func checkWAV(t *testing.T, s speech.Sound) {
	t.Helper()
	le := binary.LittleEndian
	rate, size := int(le.Uint32(s.WAV[24:])), int(le.Uint32(s.WAV[40:]))
	if rate != s.Rate || size != len(s.WAV)-44 || int(le.Uint32(s.WAV[4:])) != len(s.WAV)-8 {
		t.Fatalf("the header says %d Hz and %d bytes of %d", rate, size, len(s.WAV))
	}
	frames := size / int(le.Uint16(s.WAV[32:]))
	if d := time.Duration(frames) * time.Second / time.Duration(rate); d != s.Duration {
		t.Fatalf("%d frames sound %v and not %v", frames, d, s.Duration)
	}
}

// TestWordTimes takes its truth from the sound itself: after a comma or a full stop the voice is silent, so the word
// that follows begins where the silence ends.
func TestWordTimes(t *testing.T) {
	t.Parallel()
	needEspeak(t)
	e := speech.Espeak{}
	for _, c := range []struct{ voice, text string }{
		{"en-us", "Mara, poured the tea, and wiped the counter. He laughed; nobody else did, though."},
		{"en-us", "Red. One million two hundred thousand, all in all. Dr. Smith & Sons, by the way, agreed."},
		{"de", "Sie ging nach Hause, leise. Aber er blieb, allein, im Garten, bis 1987."},
		{"fr", "Les amis, bien entendu, sont en avion. Mais elle, est restée."},
		{"es", "Buenos días, señora. Nadie, absolutamente nadie, lo sabe."},
	} {
		s, err := e.Synthesize(t.Context(), speech.Utterance{Text: c.text, Voice: c.voice})
		if err != nil {
			t.Fatal(err)
		}
		if !s.Exact {
			t.Errorf("%q was not measured", c.text)
		}
		onsets := onsets(s)
		last := time.Duration(0)
		for i, w := range s.Words {
			if w.Start < last || w.End <= w.Start || w.End > s.Duration {
				t.Errorf("%q is heard from %v to %v after %v", c.text[w.From:w.To], w.Start, w.End, last)
			}
			last = w.End
			if i == 0 || !strings.ContainsAny(c.text[w.From-2:w.From], ",.;") || strings.HasSuffix(c.text[:w.From], "Dr. ") {
				continue
			}
			nearest := time.Hour
			for _, o := range onsets {
				nearest = min(nearest, max(o-w.Start, w.Start-o))
			}
			if nearest > 60*time.Millisecond {
				t.Errorf("%s: %q is lit %v away from its sound", c.voice, c.text[w.From:w.To], nearest)
			}
		}
		if got, want := len(s.Words), len(strings.Fields(c.text)); got != want {
			t.Errorf("%q has times for %d words of %d", c.text, got, want)
		}
	}
}

// onsets are the ends of silences of 40 ms or more.
func onsets(s speech.Sound) []time.Duration {
	var out []time.Duration
	silent := s.Rate // what comes before the first sound
	for i := 44; i+1 < len(s.WAV); i += 2 {
		v := int16(binary.LittleEndian.Uint16(s.WAV[i:]))
		if v > -150 && v < 150 {
			silent++
			continue
		}
		if silent > s.Rate/25 {
			out = append(out, time.Duration((i-44)/2)*time.Second/time.Duration(s.Rate))
		}
		silent = 0
	}
	return out
}

func TestEspeakTakesNoOrdersFromAText(t *testing.T) {
	t.Parallel()
	needEspeak(t)
	e := speech.Espeak{}
	say := func(text string) int {
		t.Helper()
		s, err := e.Synthesize(t.Context(), speech.Utterance{Text: text, Voice: "en-us"})
		if err != nil {
			t.Fatal(err)
		}
		return len(s.WAV)
	}
	plain := say("hello there")
	for _, text := range []string{"hello\x01there", "hello\x00there", "hello\xffthere"} {
		if got := say(text); got != plain {
			t.Errorf("%q is %d bytes of sound and not %d", text, got, plain)
		}
	}
	if say("-w /tmp/x --version") < plain {
		t.Error("an option was obeyed and not spoken")
	}
	if say("[[hello]]") < plain/3 {
		t.Error("brackets were obeyed")
	}
}

func TestAnUtteranceThatCannotBeSpokenIsRefused(t *testing.T) {
	t.Parallel()
	needEspeak(t)
	e := speech.Espeak{}
	for _, c := range []struct {
		name      string
		engine    speech.Driver
		utterance speech.Utterance
		code      fault.Code
		trouble   string
	}{
		{"no words", e, speech.Utterance{Text: " … \n"}, fault.Invalid, "text"},
		{"too many words", e, speech.Utterance{Text: strings.Repeat("word ", 3000)}, fault.TooLarge, "text"},
		{"a voice that is not there", e, speech.Utterance{Text: "Hi", Voice: "xx-none"}, fault.NotFound, "voice"},
		{"a voice that is a path", e, speech.Utterance{Text: "Hi", Voice: "../../x"}, fault.NotFound, "voice"},
		{"a program that is not there", speech.Espeak{Program: "/nowhere/espeak-ng"}, speech.Utterance{Text: "Hi"}, fault.Unavailable, "missing"},
	} {
		_, err := c.engine.Synthesize(t.Context(), c.utterance)
		checkTrouble(t, c.name, err, c.code, c.trouble)
	}
}

func checkTrouble(t *testing.T, name string, err error, code fault.Code, trouble string) {
	t.Helper()
	if fault.CodeOf(err) != code || details(err)[speech.Trouble] != trouble {
		t.Errorf("%s: %v (%s, %v), want %s, %s", name, err, fault.CodeOf(err), details(err)[speech.Trouble], code, trouble)
	}
}

func TestTheSameUtteranceIsTheSameSound(t *testing.T) {
	t.Parallel()
	needEspeak(t)
	e := speech.Espeak{}
	u := speech.Utterance{Text: "She poured the tea.", Voice: "en-us"}
	first, err := e.Synthesize(t.Context(), u)
	if err != nil {
		t.Fatal(err)
	}
	second, err := e.Synthesize(t.Context(), u)
	if diff := cmp.Diff(first, second); err != nil || diff != "" {
		t.Errorf("the second time (-first +second): %v\n%s", err, diff)
	}
}
