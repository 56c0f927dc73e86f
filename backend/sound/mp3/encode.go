package mp3

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	shine "github.com/braheezy/shine-mp3/pkg/mp3"
)

const (
	// perFrame is how many samples a frame has at these rates.
	perFrame = 576
	// kilobits a second, at which a voice of 24,000 samples a second keeps its sound: 18 dB above what is lost.
	kilobits = 48
	// kilobitsIndex is the code for that in the header of a frame of these rates.
	kilobitsIndex = 6
	// encoderDelay is how many samples late the encoder is by its nature.
	encoderDelay = 528
	// sideInfo is what a frame of one channel has between its header and the sound.
	sideInfo = 9
)

// Rates are those in which Encode takes a sound, the highest last.
func Rates() []int { return []int{16_000, 22_050, 24_000} }

// Encode makes an MP3 file of one channel of samples: 6 KB for a second. Its first frame says how much silence the encoder put
// around the sound, so that a Reader gives as many samples as came, each at its time.
func Encode(rate int, samples []int16) (file []byte, err error) {
	defer catchPanic(&err)
	if !slices.Contains(Rates(), rate) {
		return nil, fmt.Errorf("write an MP3 file: its rate can't be %d", rate)
	}
	if len(samples) == 0 {
		return nil, errors.New("write an MP3 file: it has no sound")
	}
	e := shine.NewEncoder(rate, 1) // for 128 kilobits, so what follows from them is put right
	slots := perFrame * kilobits * 1000 / 8 / float64(rate)
	e.Mpeg.Bitrate, e.Mpeg.BitrateIndex = kilobits, kilobitsIndex
	e.Mpeg.WholeSlotsPerFrame = int64(slots)
	e.Mpeg.FracSlotsPerFrame = slots - float64(e.Mpeg.WholeSlotsPerFrame)
	e.Mpeg.Slot_lag = -e.Mpeg.FracSlotsPerFrame
	count := (len(samples)+encoderDelay+decoderDelay)/perFrame + 2 // readers want a frame behind the last
	var sound bytes.Buffer
	// The encoder takes one frame at a time, reads all of it whatever its length is, and then points behind it.
	room := make([]int16, perFrame+1)
	frame := room[:perFrame]
	for i := range count {
		clear(frame[copy(frame, samples[min(len(samples), i*perFrame):]):])
		if err := e.Write(&sound, frame); err != nil {
			return nil, fmt.Errorf("write an MP3 file: %w", err)
		}
	}
	tag := make([]byte, int(slots))
	copy(tag, sound.Bytes()[:4])
	tag[2] &^= 2 // no padding
	at := copyAt(tag, 4+sideInfo, "Info\x00\x00\x00\x03")
	binary.BigEndian.PutUint32(tag[at:], uint32(count))                  //nolint:gosec // an utterance is minutes long
	binary.BigEndian.PutUint32(tag[at+4:], uint32(len(tag)+sound.Len())) //nolint:gosec // and some MB
	at = copyAt(tag, at+8, "Lshine0.1") + 12                             // loudness and the like, which it does not say
	after := count*perFrame - encoderDelay - len(samples)
	tag[at], tag[at+1], tag[at+2] = byte(encoderDelay>>4), byte(encoderDelay<<4&0xf0|after>>8), byte(after) //nolint:gosec // 12 bits each
	return append(tag, sound.Bytes()...), nil
}

// copyAt writes a text and returns the place behind it.
func copyAt(b []byte, at int, text string) int { return at + copy(b[at:], text) }
