package audio

import (
	"bytes"
	"encoding/binary"

	"github.com/gopxl/beep/v2"
	"github.com/gopxl/beep/v2/flac"
)

func openFLAC(data []byte) (source, int, error) {
	s, format, err := flac.Decode(bytes.NewReader(data))
	if err == nil && s.Len() == 0 {
		s, format, err = flac.Decode(bytes.NewReader(counted(data, s)))
	}
	return s, int(format.SampleRate), err
}

// counted is a FLAC file that says how many frames it has. A stream that was written as it
// came does not, so the frames are counted.
func counted(data []byte, s beep.Streamer) []byte {
	const at = 4 + 4 + 10 // the mark of the file, the head of its first block, and what precedes the number in it
	length := uint64(0)
	for frames := make([][2]float64, 4096); ; {
		n, more := s.Stream(frames)
		if length += uint64(n); !more {
			break
		}
	}
	out := bytes.Clone(data)
	// The number has the last 36 bits of these eight bytes.
	binary.BigEndian.PutUint64(out[at:], binary.BigEndian.Uint64(out[at:])|length&(1<<36-1))
	return out
}
