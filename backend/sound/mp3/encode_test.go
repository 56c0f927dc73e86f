package mp3_test

import (
	"errors"
	"fmt"
	"io"
	"math"
	"testing"

	"terzetto/backend/sound/mp3"
)

// chirp rises from 200 to 3,000 Hz, so that each moment of it sounds different.
func chirp(rate, n int) []int16 {
	out := make([]int16, n)
	for i := range out {
		t := float64(i) / float64(rate)
		out[i] = int16(9000 * math.Sin(2*math.Pi*(200*t+1400*t*t/math.Max(1, float64(n)/float64(rate)))))
	}
	return out
}

func TestWhatIsEncodedIsReadAtTheSameTimes(t *testing.T) {
	for _, rate := range mp3.Rates() {
		for _, n := range []int{1, 47, 575, 576, 577, rate / 2, 2*rate + 311} {
			t.Run(fmt.Sprintf("%d samples of %d Hz", n, rate), func(t *testing.T) {
				want := chirp(rate, n)
				file, err := mp3.Encode(rate, want)
				if err != nil {
					t.Fatal(err)
				}
				if most := n*kilobytes/rate + 1_000; !mp3.Is(file) || len(file) > most {
					t.Errorf("%d bytes, at most %d were due", len(file), most)
				}
				r, err := mp3.Open(file)
				if err != nil {
					t.Fatal(err)
				}
				if r.Rate != rate || r.Len() != n {
					t.Fatalf("%d samples of %d Hz are read", r.Len(), r.Rate)
				}
				got := make([][2]int16, n)
				for at := 0; at < n; {
					k, err := r.Read(got[at:])
					if at += k; errors.Is(err, io.EOF) {
						break
					}
					if err != nil {
						t.Fatal(err)
					}
				}
				var signal, noise float64
				for i := range want {
					d := float64(want[i]) - float64(got[i][0])
					signal, noise = signal+float64(want[i])*float64(want[i]), noise+d*d
				}
				if n > 1000 && signal < 30*noise {
					t.Errorf("the noise is %.3f of the sound", noise/signal)
				}
			})
		}
	}
}

const kilobytes = 6_000

func TestAWordIsFoundByItsTimeInAnEncodedSound(t *testing.T) {
	const rate = 22_050
	want := chirp(rate, 10*rate)
	file, err := mp3.Encode(rate, want)
	if err != nil {
		t.Fatal(err)
	}
	r, err := mp3.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, at := range []int{0, rate, 5*rate + 123, 9 * rate} {
		if err := r.Seek(at); err != nil {
			t.Fatal(err)
		}
		got := make([][2]int16, 2000)
		if _, err := io.ReadFull(reader{r, got}, make([]byte, len(got))); err != nil {
			t.Fatal(err)
		}
		var signal, noise float64
		for i := range got {
			d := float64(want[at+i]) - float64(got[i][0])
			signal, noise = signal+float64(want[at+i])*float64(want[at+i]), noise+d*d
		}
		if signal < 30*noise {
			t.Errorf("from %d on the noise is %.3f of the sound", at, noise/signal)
		}
	}
}

// A reader gives a byte for each frame that it reads into the frames.
type reader struct {
	*mp3.Reader

	into [][2]int16
}

func (r reader) Read(b []byte) (int, error) { return r.Reader.Read(r.into[len(r.into)-len(b):]) }

func TestWhatIsNoSoundOfAVoiceIsRefused(t *testing.T) {
	if _, err := mp3.Encode(44_100, make([]int16, 10)); err == nil {
		t.Error("a rate that no voice has is taken")
	}
	if _, err := mp3.Encode(22_050, nil); err == nil {
		t.Error("no sound is taken")
	}
}
