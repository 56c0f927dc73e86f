package speech_test

import (
	"encoding/binary"
	"math"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/sound/speech"
)

func TestPartsOfDifferentRatesJoinIntoOneSound(t *testing.T) {
	t.Parallel()
	part := func(rate, channels int, words ...speech.WordTime) speech.Sound {
		return speech.Sound{WAV: tone(rate, channels, time.Second, uint32(rate*channels*2)), Rate: rate, Duration: time.Second, Words: words, Exact: true}
	}
	first := speech.WordTime{Start: 100 * time.Millisecond, End: 200 * time.Millisecond, From: 0, To: 5}
	whole, starts, err := speech.Join([]speech.SoundPart{
		{Sound: part(22050, 1, first)}, {Pause: 500 * time.Millisecond, Sound: part(24000, 1, first)}, {Pause: -time.Second, Sound: part(16000, 2)},
	})
	if err != nil {
		t.Fatal(err)
	}
	checkWAV(t, whole)
	if whole.Rate != 24000 || whole.Duration != 3500*time.Millisecond || !whole.Exact {
		t.Errorf("%d Hz for %v", whole.Rate, whole.Duration)
	}
	if diff := cmp.Diff([]time.Duration{0, 1500 * time.Millisecond, 2500 * time.Millisecond}, starts); diff != "" {
		t.Errorf("starts (-want +got):\n%s", diff)
	}
	second := first
	second.Start, second.End = 1600*time.Millisecond, 1700*time.Millisecond
	if diff := cmp.Diff([]speech.WordTime{first, second}, whole.Words); diff != "" {
		t.Errorf("words (-want +got):\n%s", diff)
	}
	// Everywhere but at its edges each part is the same sine, and the pause is silent.
	for _, from := range []float64{0.01, 1.51, 2.51} {
		for at := int(from * 24000); at < int((from+0.98)*24000); at++ {
			start := 0.0
			if from > 1 {
				start = from - 0.01
			}
			want := 8000 * math.Sin(2*math.Pi*440*(float64(at)/24000-start))
			got := float64(int16(binary.LittleEndian.Uint16(whole.WAV[44+at*4:])))
			if math.Abs(got-want) > 8 { // a thousandth of the amplitude
				t.Fatalf("at %.4f s the sample is %.0f and not %.0f", float64(at)/24000, got, want)
			}
		}
	}
	for at := 24000 + 10; at < 36000-10; at++ {
		if v := binary.LittleEndian.Uint16(whole.WAV[44+at*4:]); v != 0 {
			t.Fatalf("the pause holds %d at frame %d", v, at)
		}
	}
}

func TestNothingJoinsIntoNothing(t *testing.T) {
	t.Parallel()
	_, _, err := speech.Join(nil)
	checkTrouble(t, "no parts", err, fault.Invalid, "text")
	long := speech.Sound{WAV: tone(22050, 1, time.Second, 44100)}
	parts := make([]speech.SoundPart, 40)
	for i := range parts {
		parts[i] = speech.SoundPart{Pause: time.Hour, Sound: long}
	}
	if _, _, err := speech.Join(parts); fault.CodeOf(err) != fault.TooLarge {
		t.Errorf("six hours of pauses: %v", err)
	}
}
