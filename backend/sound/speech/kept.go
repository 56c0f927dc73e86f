package speech

import (
	"fmt"
	"slices"

	"terzetto/backend/sound/mp3"
)

// Compress is a sound as it is kept: MP3 of one channel, a seventh of its WAV. Each moment keeps its time.
func Compress(wav []byte) ([]byte, error) {
	s, err := decodeWAV(wav)
	if err != nil {
		return nil, fmt.Errorf("compress a sound: %w", err)
	}
	rates := mp3.Rates()
	if at := slices.IndexFunc(rates, func(r int) bool { return r >= s.Rate }); at >= 0 {
		s = s.Resample(rates[at])
	} else {
		s = s.Resample(rates[len(rates)-1])
	}
	return mp3.Encode(s.Rate, s.WithChannels(1).Samples)
}

// Uncompress is a sound as WAV, however it is kept.
func Uncompress(file []byte) ([]byte, error) {
	if !mp3.Is(file) {
		return file, nil
	}
	s, err := decodeMP3(file)
	if err != nil {
		return nil, fmt.Errorf("read a sound: %w", err)
	}
	return s.Encode(), nil
}
