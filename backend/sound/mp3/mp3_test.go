package mp3_test

import (
	"errors"
	"io"
	"os"
	"testing"

	"terzetto/backend/sound/mp3"
)

// tone is 0.6 s of 440 Hz, mono at 22,050 Hz, as lame wrote it.
func tone(t testing.TB) []byte {
	t.Helper()
	file, err := os.ReadFile("../audio/testdata/tone.mp3")
	if err != nil {
		t.Fatal(err)
	}
	return file
}

// frames reads on to the end.
func frames(r *mp3.Reader) (all [][2]int16, err error) {
	for some := make([][2]int16, 1000); err == nil; {
		var n int
		n, err = r.Read(some)
		all = append(all, some[:n]...)
	}
	return all, err
}

func TestTheSilenceOfTheEncoderIsLeftOut(t *testing.T) {
	t.Parallel()
	r, err := mp3.Open(tone(t))
	if err != nil {
		t.Fatal(err)
	}
	if r.Rate != 22_050 || r.Len() != 13_230 {
		t.Errorf("%d frames at %d Hz, not 0.6 s", r.Len(), r.Rate)
	}
	all, err := frames(r)
	if len(all) != r.Len() || !errors.Is(err, io.EOF) {
		t.Errorf("read %d frames of %d: %v", len(all), r.Len(), err)
	}
	if err := r.Seek(10_000); err != nil {
		t.Fatal(err)
	}
	if rest, _ := frames(r); len(rest) != 3_230 || rest[2000] != all[12_000] {
		t.Errorf("after a seek %d frames are left", len(rest))
	}
}

func FuzzOpen(f *testing.F) {
	f.Add(tone(f)[:1200])
	f.Add([]byte("ID3\x04\x00\x00\x00\x00\x00\x00"))
	f.Fuzz(func(t *testing.T, file []byte) {
		r, err := mp3.Open(file)
		if err != nil {
			return
		}
		if all, _ := frames(r); len(all) > r.Len() {
			t.Errorf("%d frames of %d", len(all), r.Len())
		}
	})
}
