package speech_test

import (
	"bytes"
	"encoding/binary"
	"io"
	"math"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/sound/speech"
)

// tone is a WAV file of a sine, whose header can be told to lie about its size.
func tone(rate, channels int, length time.Duration, size uint32) []byte {
	frames := int(length.Seconds() * float64(rate))
	le := binary.LittleEndian
	b := []byte("RIFF\xff\xff\xff\xffWAVEfmt \x10\x00\x00\x00\x01\x00")
	b = le.AppendUint16(b, uint16(channels))
	b = le.AppendUint32(b, uint32(rate))
	b = le.AppendUint32(b, uint32(rate*channels*2))
	b = le.AppendUint16(b, uint16(channels*2))
	b = append(b, 16, 0)
	b = append(b, "data"...)
	b = le.AppendUint32(b, size)
	for i := range frames {
		v := int16(8000 * math.Sin(2*math.Pi*440*float64(i)/float64(rate)))
		for range channels {
			b = le.AppendUint16(b, uint16(v))
		}
	}
	return b
}

func file(t *testing.T, content []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(path, content, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// answering is a server that sends the same bytes to everyone.
type answering []byte

func (a answering) RoundTrip(r *http.Request) (*http.Response, error) {
	return &http.Response{StatusCode: http.StatusOK, Body: io.NopCloser(bytes.NewReader(a)), Request: r}, nil
}

func TestWordsWithoutTimesAreFittedToThePauses(t *testing.T) {
	t.Parallel()
	// Two words in one and a quarter seconds, a pause, four words in three quarters: no constant speed comes near.
	b := tone(16000, 1, 4*time.Second, 128000)
	clear(b[44+2*16000*5/4 : 44+2*16000*13/4])
	s, err := speech.NewServer(speech.ServerOptions{URL: "http://127.0.0.1:1", Transport: answering(b)})
	if err != nil {
		t.Fatal(err)
	}
	text := "Really slowly, and then so fast."
	got, err := s.Synthesize(t.Context(), speech.Utterance{Text: text, Voice: "x"})
	if err != nil {
		t.Fatal(err)
	}
	var said []string
	for _, w := range got.Words {
		said = append(said, text[w.From:w.To])
		after := strings.Contains("and then so fast.", text[w.From:w.To])
		if after != (w.Start >= 3240*time.Millisecond) || !after && w.End > 1260*time.Millisecond {
			t.Errorf("%q is heard from %v to %v", text[w.From:w.To], w.Start, w.End)
		}
	}
	if diff := cmp.Diff(strings.Fields(text), said); diff != "" || got.Exact {
		t.Errorf("exact %t, words (-want +got):\n%s", got.Exact, diff)
	}
}

func TestEveryEncodingOfSamplesIsRead(t *testing.T) {
	t.Parallel()
	le := binary.LittleEndian
	for _, c := range []struct {
		name       string
		code, bits uint16
		sample     func(v float64) []byte
	}{
		{"8 bits", 1, 8, func(v float64) []byte { return []byte{byte(128 + 127*v)} }},
		{"24 bits", 1, 24, func(v float64) []byte { return le.AppendUint32(nil, uint32(int32(v*0x7FFFFF)))[:3] }},
		{"32 bits", 1, 32, func(v float64) []byte { return le.AppendUint32(nil, uint32(int32(v*0x7FFFFFFF))) }},
		{"floating point", 3, 32, func(v float64) []byte { return le.AppendUint32(nil, math.Float32bits(float32(v))) }},
	} {
		b := tone(16000, 1, 0, 0xFFFFFFFF)
		le.PutUint16(b[20:], c.code)
		le.PutUint16(b[34:], c.bits)
		for i := range 1600 {
			b = append(b, c.sample(0.5*math.Sin(2*math.Pi*440*float64(i)/16000))...)
		}
		s, err := speech.NewServer(speech.ServerOptions{URL: "http://127.0.0.1:1", Transport: answering(b)})
		if err != nil {
			t.Fatal(err)
		}
		got, err := s.Synthesize(t.Context(), speech.Utterance{Text: "Hello", Voice: "x"})
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		checkWAV(t, got)
		for i := range 1600 {
			want := 16384 * math.Sin(2*math.Pi*440*float64(i)/16000)
			if v := float64(int16(le.Uint16(got.WAV[44+2*i:]))); math.Abs(v-want) > 400 { // a step of 8 bits, which go up to 127 and down to 128
				t.Errorf("%s: sample %d is %.0f and not %.0f", c.name, i, v, want)
				break
			}
		}
	}
}

func FuzzSound(f *testing.F) {
	f.Add(tone(16000, 1, time.Second/100, 320))
	f.Add(tone(44100, 2, time.Second/100, 0xFFFFFFFF))
	if b, err := os.ReadFile("testdata/tone.mp3"); err == nil {
		f.Add(b[:1200])
	}
	f.Add([]byte("ID3\x04\x00\x00\x00\x00\x00\x00"))
	f.Fuzz(func(t *testing.T, b []byte) {
		s, err := speech.NewServer(speech.ServerOptions{URL: "http://127.0.0.1:1", Transport: answering(b)})
		if err != nil {
			t.Fatal(err)
		}
		got, err := s.Synthesize(t.Context(), speech.Utterance{Text: "Hello, you.", Voice: "x"})
		if err != nil {
			if fault.CodeOf(err) != fault.Unavailable {
				t.Errorf("%v is no fault that a person can act on", err)
			}
			return
		}
		checkWAV(t, got)
		for _, w := range got.Words {
			if w.Start < 0 || w.End < w.Start || w.End > got.Duration+10*time.Millisecond {
				t.Errorf("a word is heard from %v to %v of %v", w.Start, w.End, got.Duration)
			}
		}
	})
}
