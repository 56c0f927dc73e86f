package powercut

import (
	"bytes"
	"path/filepath"
	"strings"
)

// A Record is what a program did to the files below a folder, in order. Several processes that follow one another are
// read one after the other.
type Record struct {
	// Answers are the connections that the program accepted, by the address of the one who called.
	Answers map[string]Answer

	root    string
	changes []change
	files   int            // how many were made
	names   map[string]int // the file of each path, as the program sees it
	sizes   map[int]int64  // of each file, as the program sees it
}

// An Answer is what left over a connection.
type Answer []sent

type sent struct {
	after int // how many changes
	data  []byte
}

// Last returns how many changes came before the whole answer was sent.
func (a Answer) Last() int { return a[len(a)-1].after }

// SentAfter returns how many changes came before a text was sent.
func (a Answer) SentAfter(text string) (after int, ok bool) {
	var all []byte
	for _, s := range a {
		if all = append(all, s.data...); bytes.Contains(all, []byte(text)) {
			return s.after, true
		}
	}
	return 0, false
}

// A change is one step that the system had carried out.
type change struct {
	kind     kind
	file     int // of a content's change
	offset   int64
	data     []byte
	from, to string // of a name's change; the folder of a flush
	covers   int    // of a flush: how many changes came before it began
}

type kind int

const (
	writes    kind = iota
	truncates      // to offset
	flushes
	names // gives the file the path to
	moves // from one path to another
	removes
	flushesNames // of the folder from
)

// New is the record of a program that works in the folder root, which is there and empty.
func New(root string) *Record {
	return &Record{Answers: map[string]Answer{}, root: filepath.Clean(root), names: map[string]int{}, sizes: map[int]int64{}}
}

// Len is how many changes there are.
func (r *Record) Len() int { return len(r.changes) }

// Moments are those just after a name changed or a file became shorter: rare, and where an order may be missing.
func (r *Record) Moments() []int {
	var all []int
	for i, c := range r.changes {
		if c.kind == truncates || c.kind == names || c.kind == moves || c.kind == removes {
			all = append(all, i+1)
		}
	}
	return all
}

func (r *Record) add(c change) {
	r.changes = append(r.changes, c)
	switch c.kind {
	case writes:
		r.sizes[c.file] = max(r.sizes[c.file], c.offset+int64(len(c.data)))
	case truncates:
		r.sizes[c.file] = c.offset
	case flushes, names, moves, removes, flushesNames: // leave the sizes
	}
}

// has reports whether a path is the root or below it.
func (r *Record) has(path string) bool {
	return path == r.root || strings.HasPrefix(path, r.root+string(filepath.Separator))
}
