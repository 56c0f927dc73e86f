package audio

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
)

// The codings of samples in a WAV file that can be read.
const (
	wavPCM        = 1
	wavFloat      = 3
	wavExtensible = 0xfffe
)

// A wav is a sound whose samples stand in the file as they are.
type wav struct {
	data     []byte // whole frames only
	frame    int    // bytes of one
	second   int    // where the second channel stands in it
	sample   func([]byte) float64
	position int // in bytes
}

// openWAV reads the chunks up to the samples. A size that goes beyond the file ends
// with it: speech engines that write to a pipe do not know it yet.
func openWAV(file []byte) (source, int, error) {
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
				body = rest // written by somebody who never came back to fill it in
			}
			return newWAV(format, body)
		}
		rest = rest[min(size+size%2, uint64(len(rest))):]
	}
	return nil, 0, errors.New("no samples in it")
}

func newWAV(format, data []byte) (source, int, error) {
	if len(format) < 16 {
		return nil, 0, errors.New("no format before the samples")
	}
	coding := binary.LittleEndian.Uint16(format)
	channels, bits := int(binary.LittleEndian.Uint16(format[2:])), int(binary.LittleEndian.Uint16(format[14:]))
	rate := int(binary.LittleEndian.Uint32(format[4:]))
	if coding == wavExtensible && len(format) >= 26 {
		coding = binary.LittleEndian.Uint16(format[24:]) // the first two bytes of the coding's long name
	}
	if channels < 1 || channels > maxChannels {
		return nil, 0, fmt.Errorf("%d channels", channels)
	}
	sample := sampleOf(coding, bits)
	if sample == nil {
		return nil, 0, fmt.Errorf("coding %d with %d bits", coding, bits)
	}
	w := &wav{frame: channels * bits / 8, sample: sample}
	if channels > 1 {
		w.second = bits / 8
	}
	w.data = data[:len(data)/w.frame*w.frame]
	return w, rate, nil
}

// sampleOf reads one sample to the range from -1 to 1; nil for what is not known.
func sampleOf(coding uint16, bits int) func([]byte) float64 {
	order := binary.LittleEndian
	switch {
	case coding == wavPCM && bits == 8:
		return func(b []byte) float64 { return (float64(b[0]) - 128) / 128 }
	case coding == wavPCM && bits == 16:
		return func(b []byte) float64 { return float64(int16(order.Uint16(b))) / (1 << 15) }
	case coding == wavPCM && bits == 24:
		return func(b []byte) float64 {
			return float64(int32(uint32(b[0])<<8|uint32(b[1])<<16|uint32(b[2])<<24)) / (1 << 31)
		}
	case coding == wavPCM && bits == 32:
		return func(b []byte) float64 { return float64(int32(order.Uint32(b))) / (1 << 31) }
	case coding == wavFloat && bits == 32:
		return func(b []byte) float64 { return bounded(float64(math.Float32frombits(order.Uint32(b)))) }
	case coding == wavFloat && bits == 64:
		return func(b []byte) float64 { return bounded(math.Float64frombits(order.Uint64(b))) }
	}
	return nil
}

// bounded keeps what no loudspeaker could do out of the mix.
func bounded(x float64) float64 {
	if math.IsNaN(x) {
		return 0
	}
	return max(-1, min(1, x))
}

func (w *wav) Stream(frames [][2]float64) (n int, ok bool) {
	for n < len(frames) && w.position < len(w.data) {
		one := w.data[w.position:]
		frames[n] = [2]float64{w.sample(one), w.sample(one[w.second:])}
		w.position += w.frame
		n++
	}
	return n, n > 0
}

func (w *wav) Err() error { return nil }

func (w *wav) Len() int { return len(w.data) / w.frame }

func (w *wav) Seek(frame int) error {
	w.position = max(0, min(frame*w.frame, len(w.data)))
	return nil
}
