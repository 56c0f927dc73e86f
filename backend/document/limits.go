package document

import "time"

// Limits say how much of a file is read. A zero field has its default.
type Limits struct {
	File     int64         // bytes of the file
	Items    int           // of the document
	Inflated int64         // bytes that the file's archives and streams may unfold to
	Text     int64         // bytes of text given out, as JSON writes it
	Room     int64         // bytes that reading may hold besides the file and the text given out, roughly
	Pixels   int64         // of one picture
	Entries  int           // of one archive
	Depth    int           // of nested JSON, XML or parts of an e-mail
	Rows     int           // of one sheet
	Time     time.Duration // for the whole file
}

// DefaultLimits gives the limits of an upload.
func DefaultLimits() Limits {
	return Limits{
		File:  50 << 20, // what an upload may have
		Items: 2000,     // enough for a long book's pages and pictures
		// Five times the largest file: honest office files unfold to ten times their size at most, and large ones to less.
		Inflated: 256 << 20,
		// About four million words. No model reads a tenth of it.
		Text: 24 << 20,
		// A book of four thousand pages takes this much. With file and text it stays below 256 MB.
		Room:    64 << 20,
		Pixels:  100_000_000, // a scan of A2 at 600 dpi
		Entries: 20_000,
		Depth:   500,
		Rows:    1 << 20, // as many as a sheet can have
		Time:    time.Minute,
	}
}

// A small file gets little room: what unfolds to more than this many times its size is made to.
const (
	unfolds   = 64
	leastText = 4 << 20
	leastRoom = 8 << 20
)

// ofFile lowers the defaults for a small file.
func (l Limits) ofFile(size int64) Limits {
	size = min(size, l.File)
	l.Text = min(l.Text, max(leastText, unfolds*size))
	l.Room = min(l.Room, max(leastRoom, unfolds*size))
	return l
}

// mostPictures is how many bytes the pictures within a file may have together. Each is kept twice for a moment, the second
// time as text. Those of a file of the largest size that are packed themselves, as pictures are, have fewer.
const mostPictures = 48 << 20

// Needs is how much memory it takes to read a file of so many bytes and to keep what was read.
func Needs(size int64) int64 {
	const copies = 3 // of the text: as it was read, as JSON, and on its way into the database
	l := DefaultLimits().ofFile(size)
	return min(size, l.File) + l.Room + copies*l.Text
}

func (l Limits) orDefaults(size int64) Limits {
	d := DefaultLimits().ofFile(size)
	return Limits{
		File: positive(l.File, d.File), Items: positive(l.Items, d.Items), Inflated: positive(l.Inflated, d.Inflated),
		Text: positive(l.Text, d.Text), Room: positive(l.Room, d.Room), Pixels: positive(l.Pixels, d.Pixels), Entries: positive(l.Entries, d.Entries),
		Depth: positive(l.Depth, d.Depth), Rows: positive(l.Rows, d.Rows), Time: positive(l.Time, d.Time),
	}
}

func positive[N int | int64 | time.Duration](n, otherwise N) N {
	if n > 0 {
		return n
	}
	return otherwise
}
