package mp3

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"

	"github.com/hajimehoshi/go-mp3"
)

// frameSize is what the decoder gives for one frame: two channels of 16 bits, whatever the file has.
const frameSize = 4

// decoderDelay is how many frames late a decoder is by its nature.
const decoderDelay = 529

// A Reader gives the stereo frames of an MP3 file.
type Reader struct {
	Rate    int // frames a second
	decoder *mp3.Decoder
	before  int // frames of silence that the encoder put first
	length  int
	at      int
	buffer  []byte
}

// Is reports whether a file begins as an MP3 file does: with a tag of ID3 or the sync of a frame of layer III.
func Is(file []byte) bool {
	return bytes.HasPrefix(file, []byte("ID3")) || len(file) > 2 && file[0] == 0xFF && file[1]&0xE6 == 0xE2
}

// TagSize is the size of the tag of ID3 at the beginning of a file; 0 when there is none.
func TagSize(file []byte) int {
	if len(file) <= 10 || string(file[:3]) != "ID3" {
		return 0
	}
	return min(len(file), 10+int(file[6]&0x7f)<<21+int(file[7]&0x7f)<<14+int(file[8]&0x7f)<<7+int(file[9]&0x7f))
}

// Open finds the frames of a file.
func Open(file []byte) (r *Reader, err error) {
	defer catchPanic(&err)
	decoder, err := mp3.NewDecoder(bytes.NewReader(file))
	if err != nil {
		return nil, fmt.Errorf("read an MP3 file: %w", err)
	}
	length := int(decoder.Length()) / frameSize
	before, after := padding(file[TagSize(file):])
	if before+after >= length {
		before, after = 0, 0
	}
	r = &Reader{Rate: decoder.SampleRate(), decoder: decoder, before: before, length: length - before - after}
	return r, r.Seek(0)
}

// catchPanic makes an error of a panic of the decoder, which a crafted file can cause.
func catchPanic(err *error) {
	if r := recover(); r != nil {
		*err = fmt.Errorf("read an MP3 file: %v", r)
	}
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

// Len is the number of frames.
func (r *Reader) Len() int { return r.length }

// Read fills frames with the next ones. The error at the end is io.EOF.
func (r *Reader) Read(frames [][2]int16) (n int, err error) {
	defer catchPanic(&err)
	want := min(len(frames), r.length-r.at)
	if want <= 0 {
		return 0, io.EOF
	}
	if len(r.buffer) < want*frameSize {
		r.buffer = make([]byte, want*frameSize)
	}
	got, err := io.ReadFull(r.decoder, r.buffer[:want*frameSize])
	for n = range got / frameSize {
		one := r.buffer[n*frameSize:]
		frames[n] = [2]int16{int16(binary.LittleEndian.Uint16(one)), int16(binary.LittleEndian.Uint16(one[2:]))}
	}
	n = got / frameSize
	r.at += n
	if errors.Is(err, io.ErrUnexpectedEOF) {
		err = io.EOF
	}
	return n, err
}

// Seek moves to a frame.
func (r *Reader) Seek(frame int) (err error) {
	defer catchPanic(&err)
	r.at = frame
	if _, err := r.decoder.Seek(int64(frame+r.before)*frameSize, io.SeekStart); err != nil {
		return fmt.Errorf("seek in an MP3 file: %w", err)
	}
	return nil
}
