package audio

import (
	"bytes"
	"encoding/binary"

	"github.com/faiface/beep/mp3"
)

// decoderDelay is how many frames late an MP3 decoder is by its nature.
const decoderDelay = 529

// openMP3 leaves out the silence that the encoder put before and after the sound, so
// that words are where their times say. The first frame of the file tells how much.
func openMP3(data []byte) (source, int, error) {
	s, format, err := mp3.Decode(file{bytes.NewReader(data)})
	if err != nil {
		return nil, 0, err
	}
	before, after := padding(data[tagOf(data):])
	if before+after >= s.Len() {
		before, after = 0, 0
	}
	t := &trimmed{source: s, before: before, length: s.Len() - before - after}
	return t, int(format.SampleRate), t.Seek(0)
}

// padding reads the tag that encoders write into a first frame of silence.
func padding(first []byte) (before, after int) {
	const soonest, latest = 4 + 9, 4 + 32 // behind the header and what a frame begins with
	if len(first) < latest+4 {
		return 0, 0
	}
	head := first[soonest : latest+4]
	at := max(bytes.Index(head, []byte("Xing")), bytes.Index(head, []byte("Info")))
	if at < 0 {
		return 0, 0
	}
	before = 576
	if first[1]&0x18 == 0x18 { // MPEG 1
		before = 1152
	}
	tag := first[soonest+at:]
	if len(tag) < 8 {
		return before, 0
	}
	size := 8
	for bit, length := range []int{4, 4, 100, 4} { // frames, bytes, a table, a quality
		if binary.BigEndian.Uint32(tag[4:])&(1<<bit) != 0 {
			size += length
		}
	}
	if len(tag) < size+24 || tag[size] != 'L' { // LAME, Lavf, Lavc
		return before, 0
	}
	delay := int(tag[size+21])<<4 + int(tag[size+22])>>4
	rest := int(tag[size+22]&0x0f)<<8 + int(tag[size+23])
	return before + delay + decoderDelay, max(0, rest-decoderDelay)
}

// A trimmed is a part of a source.
type trimmed struct {
	source

	before, length, at int
}

func (t *trimmed) Stream(frames [][2]float64) (int, bool) {
	n, ok := t.source.Stream(frames[:max(0, min(len(frames), t.length-t.at))])
	t.at += n
	return n, ok
}

func (t *trimmed) Len() int { return t.length }

func (t *trimmed) Seek(frame int) error {
	t.at = frame
	return t.source.Seek(frame + t.before)
}
