package speech

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"strconv"

	"github.com/mewkiz/flac"
	"github.com/pion/opus"
	"github.com/pion/opus/pkg/oggreader"

	"terzetto/backend/sound/mp3"
	"terzetto/backend/sound/wave"
)

var (
	errRate    = errors.New("the rate of the sound is impossible for a voice")
	errTooLong = errors.New("the sound is longer than an utterance can be")
)

// possible reports whether a voice has such a rate: none is recorded below 4 kHz, and 192 kHz is the fastest that sound
// cards have.
func possible(rate int) bool { return rate >= 4_000 && rate <= 192_000 }

// decodeWAV reads what an engine said.
func decodeWAV(file []byte) (wave.Sound, error) {
	s, err := wave.Decode(file)
	if err == nil && !possible(s.Rate) {
		return wave.Sound{}, errRate
	}
	return s, err
}

// decodeMP3 reads what a server said. The decoder always gives stereo; where both channels are the same, one is kept.
func decodeMP3(file []byte) (wave.Sound, error) {
	r, err := mp3.Open(file)
	if err != nil {
		return wave.Sound{}, err
	}
	switch {
	case !possible(r.Rate):
		return wave.Sound{}, errRate
	case r.Len() > maxBytes/2: // a frame takes four bytes here; maxBytes bounds what one channel takes
		return wave.Sound{}, errTooLong
	}
	s, same := wave.Sound{Rate: r.Rate, Channels: 2}, true
	var mono []int16
	for frames := make([][2]int16, 4096); err == nil; {
		var n int
		n, err = r.Read(frames)
		for _, f := range frames[:n] {
			s.Samples, mono, same = append(s.Samples, f[0], f[1]), append(mono, f[0]), same && f[0] == f[1]
		}
	}
	switch { // of a file that breaks off the beginning is kept
	case len(mono) == 0:
		return wave.Sound{}, fmt.Errorf("read what a server said: %w", err)
	case same:
		return wave.Sound{Rate: r.Rate, Channels: 1, Samples: mono}, nil
	}
	return s, nil
}

// decodeFLAC reads what a server said. Of a file that breaks off the beginning is kept.
func decodeFLAC(file []byte) (wave.Sound, error) {
	stream, err := flac.New(bytes.NewReader(file))
	if err != nil {
		return wave.Sound{}, fmt.Errorf("read what a server said: %w", err)
	}
	info := stream.Info
	s := wave.Sound{Rate: int(info.SampleRate), Channels: int(info.NChannels)}
	switch {
	case !possible(s.Rate):
		return wave.Sound{}, errRate
	case s.Channels < 1 || s.Channels > 2 || info.BitsPerSample < 8 || info.BitsPerSample > 32:
		return wave.Sound{}, fmt.Errorf("%d channels of %d bits", s.Channels, info.BitsPerSample)
	}
	for {
		frame, err := stream.ParseNext()
		if err != nil && len(s.Samples) > 0 { // the end, or where it breaks off
			return s, nil
		}
		if err != nil {
			return wave.Sound{}, fmt.Errorf("read what a server said: %w", err)
		}
		if (len(s.Samples)+len(frame.Subframes)*int(frame.BlockSize))*2 > maxBytes {
			return wave.Sound{}, errTooLong
		}
		for i := range frame.Subframes[0].Samples {
			for _, of := range frame.Subframes {
				s.Samples = append(s.Samples, int16(of.Samples[i]<<(32-info.BitsPerSample)>>16)) //nolint:gosec // the upper half of 32 bits
			}
		}
	}
}

// opusRate is what Opus is decoded to: more than twice the highest frequency of a voice.
const opusRate = 24_000

// decodeOpus reads Opus in Ogg.
func decodeOpus(file []byte) (s wave.Sound, err error) {
	defer func() {
		if r := recover(); r != nil { // a crafted file
			err = fmt.Errorf("read what a server said: %v", r)
		}
	}()
	pages, head, err := oggreader.NewWith(bytes.NewReader(file))
	if err != nil {
		return s, fmt.Errorf("read what a server said: %w", err)
	}
	decoder, err := opus.NewDecoderWithOutput(opusRate, 1)
	if err != nil {
		return s, fmt.Errorf("read what a server said: %w", err)
	}
	s = wave.Sound{Rate: opusRate, Channels: 1}
	frames := make([]int16, opusRate*120/1000) // the longest packet
	length := uint64(0)                        // with what is skipped, as the last page says
	for {
		packet, page, failed := pages.ParseNextPacket()
		if failed != nil { // the end, or where it breaks off
			break
		}
		if bytes.HasPrefix(packet, []byte("OpusTags")) {
			continue
		}
		length = page.GranulePosition
		n, err := decoder.DecodeToInt16(packet, frames)
		if err != nil {
			return wave.Sound{}, fmt.Errorf("read what a server said: %w", err)
		}
		if s.Samples = append(s.Samples, frames[:n]...); len(s.Samples)*2 > maxBytes {
			return wave.Sound{}, errTooLong
		}
	}
	if whole := length * opusRate / 48_000; whole > 0 && whole < uint64(len(s.Samples)) {
		s.Samples = s.Samples[:whole]
	}
	s.Samples = s.Samples[min(len(s.Samples), int(head.PreSkip)*opusRate/48_000):]
	if len(s.Samples) == 0 {
		return wave.Sound{}, io.ErrUnexpectedEOF
	}
	return s, nil
}

// isPCM reports whether a content type is that of samples without a header.
func isPCM(kind string) bool {
	switch kind {
	case "audio/pcm", "audio/l16", "audio/x-raw", "audio/raw", "audio/x-pcm":
		return true
	}
	return false
}

// decodePCM reads samples of 16 bits, the lower byte first, in the rate that the content type names: else in that of OpenAI.
func decodePCM(b []byte, options map[string]string) (wave.Sound, error) {
	s := wave.Sound{Rate: 24_000, Channels: 1}
	if rate, err := strconv.Atoi(options["rate"]); err == nil {
		s.Rate = rate
	}
	if options["channels"] == "2" {
		s.Channels = 2
	}
	if !possible(s.Rate) {
		return wave.Sound{}, errRate
	}
	s.Samples = make([]int16, len(b)/2/s.Channels*s.Channels)
	for i := range s.Samples {
		s.Samples[i] = int16(binary.LittleEndian.Uint16(b[2*i:])) //nolint:gosec // a sample is signed
	}
	return s, nil
}
