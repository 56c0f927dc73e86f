package wave_test

import (
	"encoding/binary"
	"math"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/sound/wave"
)

func sine(rate, channels int) wave.Sound {
	s := wave.Sound{Rate: rate, Channels: channels}
	for i := range rate / 10 {
		for c := range channels {
			s.Samples = append(s.Samples, int16(16_000*math.Sin(float64(i*(c+1))*2*math.Pi*440/float64(rate))))
		}
	}
	return s
}

func TestASoundIsReadAsItWasWritten(t *testing.T) {
	t.Parallel()
	for _, want := range []wave.Sound{sine(22_050, 1), sine(48_000, 2)} {
		file := want.Encode()
		if size := int(binary.LittleEndian.Uint32(file[40:])); size != len(file)-wave.HeaderSize {
			t.Errorf("the header says %d bytes of %d", size, len(file)-wave.HeaderSize)
		}
		got, err := wave.Decode(file)
		if diff := cmp.Diff(want, got); err != nil || diff != "" {
			t.Errorf("decoded (-want +got): %v\n%s", err, diff)
		}
		if got.Duration() != 100*time.Millisecond {
			t.Errorf("it lasts %v", got.Duration())
		}
	}
}

func TestTheSizeInAHeaderIsAnUpperBound(t *testing.T) {
	t.Parallel()
	for _, size := range []uint32{0, 0x7ffff000, 0xffffffff} {
		file := sine(22_050, 1).Encode()
		binary.LittleEndian.PutUint32(file[40:], size)
		if got, err := wave.Decode(file); err != nil || got.Frames() != 2_205 {
			t.Errorf("size %x: %d frames, %v", size, len(got.Samples), err)
		}
	}
}

func TestAResampledSoundKeepsItsLengthAndPitch(t *testing.T) {
	t.Parallel()
	want, got := sine(44_100, 1), sine(22_050, 1).Resample(44_100)
	if got.Duration() != want.Duration() {
		t.Fatalf("it lasts %v", got.Duration())
	}
	for i := 100; i < len(want.Samples)-100; i++ {
		if d := int(got.Samples[i]) - int(want.Samples[i]); d > 20 || d < -20 {
			t.Fatalf("frame %d is %d, not %d", i, got.Samples[i], want.Samples[i])
		}
	}
}

func FuzzDecode(f *testing.F) {
	f.Add(sine(8_000, 2).Encode())
	f.Add([]byte("RIFF\xff\xff\xff\xffWAVEfmt \x10\x00\x00\x00\x01\x00"))
	f.Fuzz(func(t *testing.T, file []byte) {
		s, err := wave.Decode(file)
		if err == nil && (s.Frames() == 0 || len(s.Samples)%s.Channels != 0 || len(s.Samples) > len(file)) {
			t.Errorf("%d samples of %d channels out of %d bytes", len(s.Samples), s.Channels, len(file))
		}
	})
}
