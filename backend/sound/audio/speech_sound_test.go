//go:build linux && cgo

package audio_test

import (
	"encoding/binary"
	"math"
	"testing"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/sound/audio"
	"terzetto/backend/sound/speech"
)

// spoken is a text in a voice of the real espeak-ng, and its samples.
func spoken(t *testing.T, voice, text string) (audio.Spec, []float64) {
	t.Helper()
	s, err := speech.Espeak{}.Synthesize(t.Context(), speech.Utterance{Text: text, Voice: voice})
	if err != nil {
		t.Fatalf("espeak-ng: %v (run build/setup.sh test)", err)
	}
	samples := make([]float64, (len(s.WAV)-44)/2)
	for i := range samples {
		samples[i] = float64(int16(binary.LittleEndian.Uint16(s.WAV[44+2*i:]))) / 32768
	}
	return audio.Spec{Data: s.WAV}, samples
}

// soundingOf is where a sound is louder than a hundredth, in seconds.
func soundingOf(samples []float64, rate int) (from, to float64) {
	first, last := -1, 0
	for i, x := range samples {
		if math.Abs(x) > 0.01 {
			if first < 0 {
				first = i
			}
			last = i
		}
	}
	return float64(first) / float64(rate), float64(last) / float64(rate)
}

func loudness(samples []float64) float64 {
	sum := 0.0
	for _, x := range samples {
		sum += x * x
	}
	return math.Sqrt(sum / float64(len(samples)))
}

func cut(samples []float64, rate int, from, to float64) []float64 {
	return samples[int(from*float64(rate)):int(to*float64(rate))]
}

func TestTwoVoicesAreHeardBesideAThirdOnAnotherChannel(t *testing.T) {
	const rate = 22_050
	narrator, said := spoken(t, "en-gb", "The rain had stopped, and the harbour lay quiet under a grey and patient sky.")
	guest, answered := spoken(t, "en-us+Alicia", "Come in, and sit down by the fire.")
	third, besides := spoken(t, "de", "Guten Tag.")
	if len(besides) > len(said)*3/4 {
		t.Fatal("the third voice speaks too long for this test")
	}
	capture := record(t, func(s *studio) {
		s.play("other", false, third)
		s.play("story", false, narrator, silence(1), guest)
		s.untilClosed(event.ReasonEnded)
	})
	// The story ends with the guest's last sound, and lies back from there.
	_, end := soundingOf(capture, audio.Rate)
	_, last := soundingOf(answered, rate)
	guestAt := end - last
	storyAt := guestAt - 1 - float64(len(said))/rate
	for _, part := range []struct {
		name     string
		samples  []float64
		at       float64
		from, to float64 // seconds of the samples: where the third voice is over
	}{
		{"the narrator", said, storyAt, float64(len(said)) / rate * 0.85, float64(len(said))/rate - 0.3},
		{"the guest", answered, guestAt, 0, last},
	} {
		want := 0.8 * loudness(cut(part.samples, rate, part.from, part.to))
		got := loudness(cut(capture, audio.Rate, part.at+part.from, part.at+part.to))
		if math.Abs(got-want) > 0.05*want {
			t.Errorf("%s is captured at %.4f, not %.4f", part.name, got, want)
		}
	}
	first, _ := soundingOf(answered, rate)
	_, over := soundingOf(said, rate)
	pause := cut(capture, audio.Rate, storyAt+over+0.05, guestAt+first-0.05)
	if length := float64(len(pause))/audio.Rate + 0.1; math.Abs(length-(1+float64(len(said))/rate-over+first)) > 0.05 {
		t.Errorf("the pause lasts %.3f s", length)
	}
	for _, x := range pause {
		if math.Abs(x) > 0.01 {
			t.Fatal("the pause is not silent")
		}
	}
	// The other channel began first and is in what is left of the beginning.
	begin, _ := soundingOf(capture, audio.Rate)
	narrators, _ := soundingOf(said, rate)
	thirds, _ := soundingOf(besides, rate)
	if begin > storyAt+narrators+0.05 {
		t.Errorf("the beginning was captured %.2f s late", begin-storyAt-narrators)
	}
	if with := loudness(cut(capture, audio.Rate, begin, begin+float64(len(besides))/rate-thirds-0.2)); with < 0.75*0.8*loudness(besides) {
		t.Errorf("the third voice is captured at %.4f of %.4f", with, loudness(besides))
	}
}

func TestALateSegmentOfAnOpenListFollowsSilence(t *testing.T) {
	capture := record(t, func(s *studio) {
		out, err := s.player.Play(t.Context(), "story", audio.Request{Segments: []audio.Spec{inline(note(400, 1, 44_100))}, More: true})
		if err != nil || out.State == nil {
			t.Fatalf("%+v, %v", out, err)
		}
		s.advance(2500 * time.Millisecond) // it is over, and nothing tells so
		if _, err := s.player.Append(t.Context(), "story", out.Token, []audio.Spec{inline(note(600, 1, 22_050)), silence(0.5), inline(note(900, 0.5, 24_000))}); err != nil {
			t.Fatal(err)
		}
		s.player.Finish("story", out.Token)
		s.untilClosed(event.ReasonEnded)
	})
	got := heard(capture, 400, 600, 900)
	if len(got) != 3 || got[1].from-got[0].to < 0.3 {
		t.Fatalf("captured %v", got)
	}
	for _, x := range cut(capture, audio.Rate, got[0].to+0.03, got[1].from-0.03) {
		if x != 0 {
			t.Fatal("it does not wait in silence")
		}
	}
	late := got[1].from - got[0].from
	compare(t, got, []run{{400, 0, 1, loud}, {600, late, late + 1, loud}, {900, late + 1.5, late + 2, loud}})
}

func TestAnEvictedRowGivesOneErrorAndTheRestPlays(t *testing.T) {
	errors := 0
	capture := record(t, func(s *studio) {
		s.rows[3], s.rows[4] = nil, note(600, 0.5, 22_050)
		s.play("story", false, inline(note(400, 0.5, 44_100)), row(3), row(4))
		s.until("end", func(e event.Playback) bool {
			if e.Type == event.PlaybackError && e.Code == string(audio.CodeEvicted) && *e.Source == 1 {
				errors++
			}
			return e.Type == event.PlaybackClose
		})
	})
	if errors != 1 {
		t.Errorf("%d errors were told", errors)
	}
	compare(t, heard(capture, 400, 600), []run{{400, 0, 0.5, loud}, {600, 0.5, 1, loud}})
}
