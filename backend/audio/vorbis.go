package audio

import (
	"bytes"
	"errors"

	"github.com/gopxl/beep/v2/vorbis"
)

// memory is a file in memory, for decoders that close what they read.
type memory struct{ *bytes.Reader }

// Close implements io.Closer.
func (memory) Close() error { return nil }

func openVorbis(data []byte) (source, int, error) {
	if bytes.Contains(data[:min(len(data), 512)], []byte("OpusHead")) {
		return nil, 0, errors.New("it is Opus")
	}
	s, format, err := vorbis.Decode(memory{bytes.NewReader(data)})
	return s, int(format.SampleRate), err
}
