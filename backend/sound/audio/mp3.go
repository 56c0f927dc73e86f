package audio

import (
	"errors"
	"io"

	"terzetto/backend/sound/mp3"
)

// An mp3Source plays an MP3 file.
type mp3Source struct {
	*mp3.Reader

	read   [][2]int16
	failed error
}

func openMP3(file []byte) (source, int, error) {
	r, err := mp3.Open(file)
	if err != nil {
		return nil, 0, err
	}
	return &mp3Source{Reader: r}, r.Rate, nil
}

func (m *mp3Source) Stream(frames [][2]float64) (n int, ok bool) {
	if len(m.read) < len(frames) {
		m.read = make([][2]int16, len(frames))
	}
	n, err := m.Read(m.read[:len(frames)])
	if err != nil && !errors.Is(err, io.EOF) {
		m.failed = err
	}
	for i, f := range m.read[:n] {
		frames[i] = [2]float64{float64(f[0]) / (1 << 15), float64(f[1]) / (1 << 15)}
	}
	return n, n > 0
}

func (m *mp3Source) Err() error { return m.failed }
