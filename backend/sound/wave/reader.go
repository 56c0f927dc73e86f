package wave

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
)

// maxChannels bounds the channels of a file; 7.1 has eight.
const maxChannels = 8

// A Reader gives the samples of a WAV file without copying them.
type Reader struct {
	Rate     int // frames a second, as the header says it
	Channels int
	data     []byte // whole frames only
	width    int    // bytes of one sample
	sample   func([]byte) float64
}

// Is reports whether a file begins as a WAV file does.
func Is(file []byte) bool {
	return len(file) >= 12 && string(file[:4]) == "RIFF" && string(file[8:12]) == "WAVE"
}

// Open reads the chunks up to the samples.
func Open(file []byte) (*Reader, error) {
	if !Is(file) {
		return nil, errors.New("read a WAV file: the header is missing")
	}
	var format []byte
	for rest := file[12:]; len(rest) >= 8; {
		name, size := string(rest[:4]), uint64(binary.LittleEndian.Uint32(rest[4:]))
		rest = rest[8:]
		body := rest[:min(size, uint64(len(rest)))]
		switch name {
		case "fmt ":
			format = body
		case "data":
			if size == 0 {
				body = rest // the writer never came back to fill the size in
			}
			return newReader(format, body)
		}
		rest = rest[min(size+size%2, uint64(len(rest))):]
	}
	return nil, errors.New("read a WAV file: it has no samples")
}

func newReader(format, data []byte) (*Reader, error) {
	if len(format) < 16 {
		return nil, errors.New("read a WAV file: no format before the samples")
	}
	order := binary.LittleEndian
	coding, bits := order.Uint16(format), int(order.Uint16(format[14:]))
	if coding == extensible && len(format) >= 26 {
		coding = order.Uint16(format[24:]) // the first two bytes of the coding's long name
	}
	r := &Reader{Rate: int(order.Uint32(format[4:])), Channels: int(order.Uint16(format[2:])), width: bits / 8, sample: sampleOf(coding, bits)}
	if r.Channels < 1 || r.Channels > maxChannels {
		return nil, fmt.Errorf("read a WAV file: %d channels", r.Channels)
	}
	if r.sample == nil {
		return nil, fmt.Errorf("read a WAV file: coding %d with %d bits is not known", coding, bits)
	}
	frame := r.width * r.Channels
	r.data = data[:len(data)/frame*frame]
	if len(r.data) == 0 {
		return nil, errors.New("read a WAV file: it has no samples")
	}
	return r, nil
}

// Len is the number of frames.
func (r *Reader) Len() int { return len(r.data) / (r.width * r.Channels) }

// Sample is one sample: from -1 to 1, unless a file of floating point says otherwise (see Clamp).
func (r *Reader) Sample(frame, channel int) float64 {
	return r.sample(r.data[(frame*r.Channels+channel)*r.width:])
}

// The codings of samples that can be read.
const (
	integer    = 1
	float      = 3
	extensible = 0xfffe
)

// sampleOf gives the function that reads one sample; nil for a coding that is not known.
func sampleOf(coding uint16, bits int) func([]byte) float64 {
	order := binary.LittleEndian
	switch {
	case coding == integer && bits == 8:
		return func(b []byte) float64 { return (float64(b[0]) - 128) / 128 }
	case coding == integer && bits == 16:
		return func(b []byte) float64 { return float64(int16(order.Uint16(b))) / (1 << 15) }
	case coding == integer && bits == 24:
		return func(b []byte) float64 {
			return float64(int32(uint32(b[0])<<8|uint32(b[1])<<16|uint32(b[2])<<24)) / (1 << 31)
		}
	case coding == integer && bits == 32:
		return func(b []byte) float64 { return float64(int32(order.Uint32(b))) / (1 << 31) }
	case coding == float && bits == 32:
		return func(b []byte) float64 { return float64(math.Float32frombits(order.Uint32(b))) }
	case coding == float && bits == 64:
		return func(b []byte) float64 { return math.Float64frombits(order.Uint64(b)) }
	}
	return nil
}

// Clamp limits a sample to what a loudspeaker can play. What is no number becomes silence.
func Clamp(x float64) float64 {
	if math.IsNaN(x) {
		return 0
	}
	return max(-1, min(1, x))
}
