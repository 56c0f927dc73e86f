package pdf

import (
	"errors"
	"fmt"
	"io"
	"strings"
)

// Reasons to stop reading that are no damage.
var (
	ErrInflated = errors.New("unfolds to too much")
	ErrRoom     = errors.New("takes too much memory")
	ErrDeep     = errors.New("nested too deep")
	ErrLocked   = errors.New("locked with a password")
	ErrMissing  = errors.New("a part is missing")
)

// A Host is the reading that a PDF is a part of: it takes what the pages have, and says what reading them may cost.
type Host struct {
	Room     *int64 // bytes that may still be held
	Inflated *int64 // bytes that may still be unfolded
	File     int64  // bytes that one stream may have
	Unfolded int64  // bytes that one picture may unfold to
	Pixels   int64  // of one picture
	Items    int    // pictures and choices

	Page    func(number int, text string, lowQuality bool) error
	Picture func(page int, name string, data []byte) error
	Inflate func(in io.Reader) ([]byte, error) // within what may still be unfolded
	Warn    func(sentence string, args ...any)
}

// What something kept takes besides its text, about: an entry of a map, a line of a list.
const (
	entrySize = 200
	cellSize  = 48
)

func (p *pdfReader) hold(bytes int) { *p.host.Room -= int64(bytes) }

func (p *pdfReader) release(bytes int) { *p.host.Room += int64(bytes) }

// contain turns a panic of a decoder into an error.
func contain(read func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the decoder gave up: %v", p)
		}
	}()
	return read()
}

// noteBy is a note with who wrote it, where that is known.
func noteBy(author, text string) string {
	if author = strings.Join(strings.Fields(author), " "); author == "" {
		return text
	}
	return author + ": " + text
}

// checkBox is a box as text.
func checkBox(checked bool) string {
	if checked {
		return "☒"
	}
	return "☐"
}
