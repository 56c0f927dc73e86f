package audio

import "terzetto/backend/sound/wave"

// A wavSource plays a WAV file, which holds its samples as they are.
type wavSource struct {
	*wave.Reader

	second int // the channel on the right
	at     int // frames given
}

func openWAV(file []byte) (source, int, error) {
	r, err := wave.Open(file)
	if err != nil {
		return nil, 0, err
	}
	return &wavSource{Reader: r, second: min(1, r.Channels-1)}, r.Rate, nil
}

func (w *wavSource) Stream(frames [][2]float64) (n int, ok bool) {
	for n < len(frames) && w.at < w.Len() {
		frames[n] = [2]float64{w.Sample(w.at, 0), w.Sample(w.at, w.second)}
		w.at++
		n++
	}
	return n, n > 0
}

func (w *wavSource) Err() error { return nil }

func (w *wavSource) Seek(frame int) error {
	w.at = max(0, min(frame, w.Len()))
	return nil
}
