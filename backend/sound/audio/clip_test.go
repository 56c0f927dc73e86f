package audio_test

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	libflac "github.com/mewkiz/flac"
	"github.com/mewkiz/flac/frame"
	"github.com/mewkiz/flac/meta"

	"terzetto/backend/base/event"
	"terzetto/backend/sound/audio"
)

// testdata holds 0.6 s of a tone of 440 Hz at half of full scale: mono at 22,050 Hz,
// and stereo at 44,100 Hz with 660 Hz on the right. lame and oggenc wrote it.
func tone(t testing.TB, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// sine is half a second of 440 Hz at half of full scale.
func sine(rate int) []float64 {
	out := make([]float64, rate/2)
	for i := range out {
		out[i] = 0.5 * math.Sin(2*math.Pi*440*float64(i)/float64(rate))
	}
	return out
}

func flacOf(t testing.TB, rate, bits, channels int, samples []float64) []byte {
	t.Helper()
	var out writeSeeker
	layout := frame.ChannelsMono
	if channels == 2 {
		layout = frame.ChannelsLR
	}
	enc, err := libflac.NewEncoder(&out, &meta.StreamInfo{
		BlockSizeMin: 16, BlockSizeMax: 4096, SampleRate: uint32(rate), NChannels: uint8(channels), BitsPerSample: uint8(bits), NSamples: uint64(len(samples)),
	})
	if err != nil {
		t.Fatal(err)
	}
	for at := 0; at < len(samples); at += 4096 {
		part := samples[at:min(at+4096, len(samples))]
		if len(part) < 16 {
			break
		}
		f := &frame.Frame{Header: frame.Header{HasFixedBlockSize: false, BlockSize: uint16(len(part)), SampleRate: uint32(rate), Channels: layout, BitsPerSample: uint8(bits)}}
		for range channels {
			sub := &frame.Subframe{SubHeader: frame.SubHeader{Pred: frame.PredVerbatim}, NSamples: len(part)}
			for _, x := range part {
				sub.Samples = append(sub.Samples, int32(x*float64(int64(1)<<(bits-1)-1)))
			}
			f.Subframes = append(f.Subframes, sub)
		}
		if err := enc.WriteFrame(f); err != nil {
			t.Fatal(err)
		}
	}
	if err := enc.Close(); err != nil {
		t.Fatal(err)
	}
	return out.data
}

type writeSeeker struct {
	data []byte
	at   int
}

func (w *writeSeeker) Write(p []byte) (int, error) {
	w.data = append(w.data[:w.at], append(bytes.Clone(p), w.data[min(len(w.data), w.at+len(p)):]...)...)
	w.at += len(p)
	return len(p), nil
}

func (w *writeSeeker) Seek(offset int64, whence int) (int64, error) {
	switch whence {
	case io.SeekStart:
		w.at = int(offset)
	case io.SeekCurrent:
		w.at += int(offset)
	case io.SeekEnd:
		w.at = len(w.data) + int(offset)
	}
	return int64(w.at), nil
}

// pcm writes samples as a WAV file of one coding.
func pcm(coding uint16, rate, channels, bits int, samples []float64) []byte {
	var b bytes.Buffer
	for _, x := range samples {
		for range channels {
			switch whole := int64(math.Round(x * float64(int64(1)<<(bits-1)-1))); {
			case coding == 3 && bits == 32:
				_ = binary.Write(&b, binary.LittleEndian, float32(x))
			case coding == 3:
				_ = binary.Write(&b, binary.LittleEndian, x)
			case bits == 8:
				b.WriteByte(byte(whole + 128))
			default:
				var eight [8]byte
				binary.LittleEndian.PutUint64(eight[:], uint64(whole))
				b.Write(eight[:bits/8])
			}
		}
	}
	return wavFile(coding, rate, channels, bits, b.Bytes())
}

// measure plays a sound and gives its length in seconds, its loudness (the root of the
// mean square, as in the file) and its pitch.
func measure(r *rig, sound audio.Spec) (length, loudness, pitch float64) {
	started := r.play(sound)
	if started.State == nil {
		r.t.Fatalf("it does not play: %+v", started.Skipped)
	}
	r.device.heard = nil
	for i := 0; r.player.State("a").Playing && i < 500; i++ {
		r.run(step)
	}
	heard := r.device.heard
	for len(heard) > 0 && heard[len(heard)-1] == 0 {
		heard = heard[:len(heard)-1]
	}
	sum, crossings := 0., 0
	for i, x := range heard {
		sum += x * x / 0.64
		if i > 0 && heard[i-1] < 0 && x >= 0 {
			crossings++
		}
	}
	length = float64(len(heard)) / audio.Rate
	return length, math.Sqrt(sum / float64(len(heard))), float64(crossings) / length
}

func TestEveryFormatKeepsItsLengthLoudnessAndPitch(t *testing.T) {
	streamed := pcm(1, 22050, 1, 16, sine(22050))
	binary.LittleEndian.PutUint32(streamed[4:], 0x7ffff024) // what a speech engine writes to a pipe
	binary.LittleEndian.PutUint32(streamed[40:], 0x7ffff000)
	unfinished := pcm(1, 22050, 1, 16, sine(22050))
	binary.LittleEndian.PutUint32(unfinished[40:], 0)
	extensible := pcm(1, 44100, 2, 16, sine(44100))
	long := append(bytes.Clone(extensible[:36]), append(make([]byte, 24), extensible[36:]...)...)
	binary.LittleEndian.PutUint32(long[16:], 40)
	binary.LittleEndian.PutUint16(long[20:], 0xfffe)
	binary.LittleEndian.PutUint16(long[44:], 1)
	tagged := append([]byte("ID3\x04\x00\x00\x00\x00\x00\x0a0123456789"), flacOf(t, 44100, 16, 1, sine(44100))...)
	for _, c := range []struct {
		name   string
		data   []byte
		length float64
	}{
		{"wav, 8 bits mono", pcm(1, 44100, 1, 8, sine(44100)), 0.5},
		{"wav, 16 bits mono at 22,050 Hz", pcm(1, 22050, 1, 16, sine(22050)), 0.5},
		{"wav, 16 bits stereo at 48,000 Hz", pcm(1, 48000, 2, 16, sine(48000)), 0.5},
		{"wav, 24 bits stereo", pcm(1, 44100, 2, 24, sine(44100)), 0.5},
		{"wav, 32 bits mono", pcm(1, 44100, 1, 32, sine(44100)), 0.5},
		{"wav, 32-bit floats", pcm(3, 44100, 1, 32, sine(44100)), 0.5},
		{"wav, 64-bit floats of six channels", pcm(3, 44100, 6, 64, sine(44100)), 0.5},
		{"wav, the long form of the header", long, 0.5},
		{"wav, a size far beyond the file", streamed, 0.5},
		{"wav, a size never filled in", unfinished, 0.5},
		{"flac, 16 bits mono at 24,000 Hz", flacOf(t, 24000, 16, 1, sine(24000)), 0.5},
		{"flac, 24 bits stereo", flacOf(t, 44100, 24, 2, sine(44100)), 0.5},
		{"flac, 20 bits", flacOf(t, 44100, 20, 1, sine(44100)), 0.5},
		{"flac behind a tag", tagged, 0.5},
		{"mp3 mono", tone(t, "tone.mp3"), 0.6},
		{"mp3 stereo", tone(t, "tone_stereo.mp3"), 0.6},
		{"ogg mono", tone(t, "tone_mono.ogg"), 0.6},
		{"ogg stereo", tone(t, "tone_stereo.ogg"), 0.6},
	} {
		t.Run(c.name, func(t *testing.T) {
			played(t, func(r *rig) {
				length, loudness, pitch := measure(r, inline(c.data))
				if math.Abs(length-c.length) > 0.03 {
					t.Errorf("it lasts %.3f s, not %.2f", length, c.length)
				}
				if math.Abs(loudness-0.3535) > 0.02 { // lame takes 5 % off
					t.Errorf("its loudness is %.3f, not 0.354", loudness)
				}
				if math.Abs(pitch-440) > 6 {
					t.Errorf("its pitch is %.0f Hz", pitch)
				}
				r.expect("it", "play:start", "close:ended")
			})
		})
	}
}

func TestASeekFindsItsPlaceInEveryFormat(t *testing.T) {
	// Half a second of nothing, then a tone: where the tone begins tells the place.
	samples := append(make([]float64, 22050), sine(44100)...)
	for name, data := range map[string][]byte{
		"wav": pcm(1, 44100, 1, 16, samples), "flac": flacOf(t, 44100, 16, 1, samples), "flac at 22,050 Hz": flacOf(t, 22050, 16, 1, append(make([]float64, 11025), sine(22050)...)),
		"ogg": tone(t, "gap.ogg"), "mp3": tone(t, "gap.mp3"),
	} {
		t.Run(name, func(t *testing.T) {
			played(t, func(r *rig) {
				r.play(inline(data), inline(data))
				r.run(100 * time.Millisecond)
				whole := r.player.State("a").Segment.DurationSec
				r.player.Seek("a", whole+0.4)
				r.device.heard = nil
				r.run(400 * time.Millisecond)
				for i, x := range r.device.heard {
					if math.Abs(x) > 0.05 {
						if at := 0.4 + float64(i)/audio.Rate; math.Abs(at-0.5) > 0.01 {
							t.Errorf("the tone begins at %.3f s", at)
						}
						return
					}
				}
				t.Error("the tone is not heard")
			})
		})
	}
}

func formats(t testing.TB) map[string][]byte {
	return map[string][]byte{
		"wav": pcm(1, 44100, 2, 16, sine(44100)), "flac": flacOf(t, 44100, 16, 2, sine(44100)),
		"mp3": tone(t, "tone_stereo.mp3"), "ogg": tone(t, "tone_stereo.ogg"),
	}
}

func TestADamagedFileGivesOneErrorAndTheNextPlays(t *testing.T) {
	for name, whole := range formats(t) {
		header := bytes.Clone(whole[:40])
		middle := bytes.Clone(whole)
		noise := rand.New(rand.NewPCG(1, 2))
		for i := len(middle) / 3; i < len(middle); i++ {
			middle[i] = byte(noise.Uint32())
		}
		for what, c := range map[string]struct {
			data     []byte
			min, max int
		}{
			"only a header": {header, 1, 1}, "noise from a third on": {middle, 0, 1}, "half of it": {whole[:len(whole)/2], 0, 1},
		} {
			t.Run(fmt.Sprintf("%s, %s", name, what), func(t *testing.T) {
				played(t, func(r *rig) {
					r.play(inline(c.data), inline(wav(0.25, 200*time.Millisecond)))
					r.run(1500 * time.Millisecond)
					failed, closed := 0, 0
					for _, e := range r.told {
						switch e.Type {
						case event.PlaybackError:
							failed++
							if *e.Source != 0 {
								t.Errorf("the error is about segment %d", *e.Source)
							}
						case event.PlaybackClose:
							closed++
						}
					}
					if failed < c.min || failed > c.max || closed != 1 {
						t.Errorf("%d errors, %d closes", failed, closed)
					}
					if heard := r.levels(); !strings.Contains(heard, "0.25 for 0.20") {
						t.Errorf("the next was not heard: %s", heard)
					}
				})
			})
		}
	}
}

func TestWhatIsTooLargeIsRefused(t *testing.T) {
	endless := pcm(1, 1000, 1, 8, make([]float64, 6*3600*1000+1001))
	for name, data := range map[string][]byte{
		"65 MB": make([]byte, 65<<20), "more than six hours": endless, "nine channels": pcm(1, 44100, 9, 16, sine(44100)),
		"a rate of 3 Hz": pcm(1, 3, 1, 16, make([]float64, 100)), "a rate of a million": pcm(1, 1_000_000, 1, 16, make([]float64, 100)),
		"an unknown coding": pcm(85, 44100, 1, 16, make([]float64, 100)), "Opus": append([]byte("OggS"), append(make([]byte, 24), "OpusHead"...)...), "nothing": {},
	} {
		if _, _, err := audio.Decode(data); err == nil {
			t.Errorf("%s was opened", name)
		}
	}
}

// FuzzDecode holds that no bytes make a decoder panic, hang, or give more than it said
// without end.
func FuzzDecode(f *testing.F) {
	for _, data := range formats(f) {
		f.Add(data)
		f.Add(data[:60])
	}
	f.Fuzz(func(_ *testing.T, data []byte) {
		_, _, _ = audio.Decode(data)
	})
}
