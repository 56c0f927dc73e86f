package wave

import (
	"encoding/binary"
	"math"
	"time"
)

// A Sound is decoded sound.
type Sound struct {
	Rate     int     // frames a second
	Channels int     // 1 or 2
	Samples  []int16 // interleaved
}

// Decode reads all samples of a WAV file. Channels beyond stereo are left out.
func Decode(file []byte) (Sound, error) {
	r, err := Open(file)
	if err != nil {
		return Sound{}, err
	}
	s := Sound{Rate: r.Rate, Channels: min(r.Channels, 2)}
	s.Samples = make([]int16, 0, r.Len()*s.Channels)
	for frame := range r.Len() {
		for channel := range s.Channels {
			v := math.Floor(Clamp(r.Sample(frame, channel)) * (1 << 15))
			s.Samples = append(s.Samples, int16(min(v, math.MaxInt16)))
		}
	}
	return s, nil
}

// Frames is the number of frames.
func (s Sound) Frames() int { return len(s.Samples) / s.Channels }

// Duration is how long the sound lasts.
func (s Sound) Duration() time.Duration { return s.At(s.Frames()) }

// At is when a frame is heard.
func (s Sound) At(frame int) time.Duration {
	return time.Duration(int64(frame) * int64(time.Second) / int64(s.Rate))
}

// HeaderSize is the length of the header that Encode writes.
const HeaderSize = 44

// Encode writes the sound as a WAV file of 16-bit samples.
func (s Sound) Encode() []byte {
	size, order := len(s.Samples)*2, binary.LittleEndian
	out := make([]byte, 0, HeaderSize+size)
	out = append(out, "RIFF"...)
	out = order.AppendUint32(out, uint32(HeaderSize-8+size))
	out = append(out, "WAVEfmt "...)
	out = order.AppendUint32(out, 16)
	out = order.AppendUint16(out, integer)
	out = order.AppendUint16(out, uint16(s.Channels))
	out = order.AppendUint32(out, uint32(s.Rate))
	out = order.AppendUint32(out, uint32(s.Rate*s.Channels*2))
	out = order.AppendUint16(out, uint16(s.Channels*2))
	out = order.AppendUint16(out, 16)
	out = append(out, "data"...)
	out = order.AppendUint32(out, uint32(size))
	for _, v := range s.Samples {
		out = order.AppendUint16(out, uint16(v))
	}
	return out
}
