package speech

import (
	"encoding/binary"
	"errors"
	"math"
	"time"
)

// A pcm is decoded sound.
type pcm struct {
	rate     int
	channels int     // 1 or 2
	samples  []int16 // interleaved
}

func (p pcm) frames() int { return len(p.samples) / p.channels }

func (p pcm) duration() time.Duration { return p.at(p.frames()) }

// at is when a frame is heard.
func (p pcm) at(frame int) time.Duration {
	return time.Duration(int64(frame) * int64(time.Second) / int64(p.rate))
}

// quiet is what a 16-bit sample stays below in silence: 0.3 % of the loudest, well under a whisper and above
// the dither of any converter.
const quiet = 100

func (p pcm) silent() bool {
	for _, s := range p.samples {
		if s > quiet || s < -quiet {
			return false
		}
	}
	return true
}

const wavHeader = 44

// wav encodes the sound with a header that says the truth.
func (p pcm) wav() []byte {
	size := len(p.samples) * 2
	out := make([]byte, 0, wavHeader+size)
	le := binary.LittleEndian
	out = append(out, "RIFF"...)
	out = le.AppendUint32(out, uint32(wavHeader-8+size))
	out = append(out, "WAVEfmt "...)
	out = le.AppendUint32(out, 16)
	out = le.AppendUint16(out, 1)
	out = le.AppendUint16(out, uint16(p.channels))
	out = le.AppendUint32(out, uint32(p.rate))
	out = le.AppendUint32(out, uint32(p.rate*p.channels*2))
	out = le.AppendUint16(out, uint16(p.channels*2))
	out = le.AppendUint16(out, 16)
	out = append(out, "data"...)
	out = le.AppendUint32(out, uint32(size))
	for _, s := range p.samples {
		out = le.AppendUint16(out, uint16(s))
	}
	return out
}

var (
	errNotWAV   = errors.New("it is no WAV file")
	errEncoding = errors.New("the samples of the WAV file are in an encoding that is not read here")
	errRate     = errors.New("the WAV file has an impossible rate or number of channels")
	errNoSound  = errors.New("the WAV file holds no samples")
)

// A wavFormat is the fmt chunk: how the samples stand.
type wavFormat struct {
	code, channels, bits int
	rate                 int
}

// readWAV decodes a WAV file. The sizes in its header are upper bounds and no more: an engine that writes to a pipe
// cannot know them, and a cut file keeps the ones it had.
func readWAV(b []byte) (pcm, error) {
	if len(b) < 12 || string(b[:4]) != "RIFF" || string(b[8:12]) != "WAVE" {
		return pcm{}, errNotWAV
	}
	var f wavFormat
	for b = b[12:]; len(b) >= 8; {
		name, size := string(b[:4]), int64(binary.LittleEndian.Uint32(b[4:8]))
		b = b[8:]
		body := b[:min(size, int64(len(b)))]
		switch name {
		case "fmt ":
			if len(body) < 16 {
				return pcm{}, errNotWAV
			}
			le := binary.LittleEndian
			f = wavFormat{
				code: int(le.Uint16(body)), channels: int(le.Uint16(body[2:])),
				rate: int(le.Uint32(body[4:])), bits: int(le.Uint16(body[14:])),
			}
			if f.code == 0xFFFE && len(body) >= 26 { // extensible: the true code begins the long name
				f.code = int(le.Uint16(body[24:]))
			}
		case "data":
			return f.decode(body)
		}
		b = b[min(size+size%2, int64(len(b))):]
	}
	return pcm{}, errNoSound
}

// decode turns the samples into 16 bits and at most two channels.
func (f wavFormat) decode(body []byte) (pcm, error) {
	// No voice is recorded below 4 kHz; 192 kHz is the fastest that sound cards have.
	if f.rate < 4_000 || f.rate > 192_000 || f.channels < 1 || f.channels > 8 {
		return pcm{}, errRate
	}
	read, width := f.reader()
	if read == nil {
		return pcm{}, errEncoding
	}
	frames := len(body) / (width * f.channels)
	if frames == 0 {
		return pcm{}, errNoSound
	}
	p := pcm{rate: f.rate, channels: min(f.channels, 2)}
	p.samples = make([]int16, 0, frames*p.channels)
	for i := range frames {
		for c := range p.channels { // what lies beyond stereo is left out
			p.samples = append(p.samples, read(body[(i*f.channels+c)*width:]))
		}
	}
	return p, nil
}

// reader gives what reads one sample, and its width in bytes; nil for an encoding that is not known.
func (f wavFormat) reader() (func([]byte) int16, int) {
	const integer, float = 1, 3
	le := binary.LittleEndian
	switch {
	case f.code == integer && f.bits == 8:
		return func(b []byte) int16 { return (int16(b[0]) - 128) << 8 }, 1
	case f.code == integer && f.bits == 16:
		return func(b []byte) int16 { return int16(le.Uint16(b)) }, 2
	case f.code == integer && f.bits == 24:
		return func(b []byte) int16 { return int16(le.Uint16(b[1:])) }, 3
	case f.code == integer && f.bits == 32:
		return func(b []byte) int16 { return int16(le.Uint16(b[2:])) }, 4
	case f.code == float && f.bits == 32:
		return func(b []byte) int16 { return clip(float64(math.Float32frombits(le.Uint32(b)))) }, 4
	}
	return nil, 0
}

// clip makes a 16-bit sample of one between -1 and 1.
func clip(v float64) int16 {
	if math.IsNaN(v) {
		return 0
	}
	return int16(math.Round(min(max(v, -1), 1) * math.MaxInt16))
}
