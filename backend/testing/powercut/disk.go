package powercut

import (
	"errors"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// How says what becomes of what was not flushed when the power was cut.
type How int

// The ways.
const (
	Dropped  How = iota // nothing of it is there
	Kept                // all of it is there
	Early               // what was done up to a moment is there
	Any                 // any of the writes and names are there
	Torn512             // any sectors of 512 bytes, and any of the names
	Torn4096            // any sectors of 4096 bytes, and any of the names
	Hows                // how many there are
)

// String names the way.
func (h How) String() string {
	return [...]string{"dropped", "kept", "early", "any", "torn at 512", "torn at 4096", ""}[h]
}

// A Disk is what a record has written, up to a moment.
type Disk struct {
	record *Record
	at     int
	files  map[int]*content
	names  map[string]int // those that are certain
	moved  []int          // the changes of names that are not, or that come after one that is not
	sure   map[int]bool   // which of these are certain
	half   map[int]bool   // moves between folders of which one was flushed
}

// A content is what a file holds: what is certain, and the changes that are not.
type content struct {
	flushed []byte
	pending []int
}

// NewDisk is a disk before the first change.
func NewDisk(r *Record) *Disk {
	return &Disk{record: r, files: map[int]*content{}, names: map[string]int{}, sure: map[int]bool{}, half: map[int]bool{}}
}

// Advance carries out the changes up to n of them. A disk does not go back.
func (d *Disk) Advance(n int) {
	for ; d.at < n; d.at++ {
		switch c := d.record.changes[d.at]; c.kind {
		case writes, truncates:
			f := d.file(c.file)
			f.pending = append(f.pending, d.at)
		case flushes:
			f := d.file(c.file)
			for len(f.pending) > 0 && f.pending[0] < c.covers {
				f.flushed = apply(f.flushed, d.record.changes[f.pending[0]])
				f.pending = f.pending[1:]
			}
		case names, moves, removes:
			d.moved = append(d.moved, d.at)
		case flushesNames:
			d.flushNames(c)
		}
	}
}

// flushNames makes the changes of a folder's names certain. A move between two folders is certain when both are flushed.
func (d *Disk) flushNames(flush change) {
	for _, at := range d.moved {
		if at >= flush.covers {
			continue
		}
		c := d.record.changes[at]
		from, to := filepath.Dir(c.from), filepath.Dir(c.to)
		switch {
		case c.kind == moves && from != to && (from == flush.from || to == flush.from):
			d.sure[at], d.half[at] = d.half[at], true
		case (c.kind == removes && from == flush.from) || (c.kind != removes && to == flush.from):
			d.sure[at] = true
		}
	}
	for len(d.moved) > 0 && d.sure[d.moved[0]] {
		rename(d.names, d.record.changes[d.moved[0]])
		delete(d.sure, d.moved[0])
		delete(d.half, d.moved[0])
		d.moved = d.moved[1:]
	}
}

func (d *Disk) file(id int) *content {
	f := d.files[id]
	if f == nil {
		f = &content{}
		d.files[id] = f
	}
	return f
}

// Cut writes what may be found after a cut at this moment into the folder dir, which is there and empty.
func (d *Disk) Cut(r *rand.Rand, how How, dir string) error {
	moment := d.at
	if how == Early {
		moment = d.earliest()
		moment += r.IntN(d.at - moment + 1)
	}
	there := func(at int) bool {
		switch how {
		case Dropped:
			return false
		case Kept:
			return true
		case Early:
			return at < moment
		default:
			return r.IntN(2) == 0
		}
	}
	paths := maps.Clone(d.names)
	for _, at := range d.moved {
		if d.sure[at] || there(at) {
			rename(paths, d.record.changes[at])
		}
	}
	for _, path := range slices.Sorted(maps.Keys(paths)) {
		id := paths[path]
		under, err := filepath.Rel(d.record.root, path)
		if err != nil {
			return err
		}
		at := filepath.Join(dir, under)
		if _, err := os.Stat(filepath.Dir(at)); errors.Is(err, fs.ErrNotExist) || strings.HasSuffix(path, "-shm") {
			continue // the folder's own name is lost
		}
		if id == folder {
			err = os.Mkdir(at, 0o700)
		} else {
			err = os.WriteFile(at, d.read(r, how, id, there), 0o600)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// earliest is the first change that is not certain.
func (d *Disk) earliest() int {
	first := d.at
	for _, f := range d.files {
		if len(f.pending) > 0 {
			first = min(first, f.pending[0])
		}
	}
	for _, at := range d.moved {
		if !d.sure[at] {
			first = min(first, at)
		}
	}
	return first
}

// read is what a file may hold.
func (d *Disk) read(r *rand.Rand, how How, id int, there func(at int) bool) []byte {
	f := d.file(id)
	if len(f.pending) == 0 || how == Dropped {
		return f.flushed
	}
	data := slices.Clone(f.flushed)
	sector := map[How]int64{Torn512: 512, Torn4096: 4096}[how]
	for _, at := range f.pending {
		c := d.record.changes[at]
		if sector == 0 || c.kind != writes {
			if there(at) {
				data = apply(data, c)
			}
			continue
		}
		for begin := c.offset; begin < c.offset+int64(len(c.data)); {
			end := min(begin-begin%sector+sector, c.offset+int64(len(c.data)))
			if r.IntN(2) == 0 {
				data = apply(data, change{kind: writes, offset: begin, data: c.data[begin-c.offset : end-c.offset]})
			}
			begin = end
		}
	}
	return data
}

// apply changes what a file holds. What no write has reached is zero.
func apply(data []byte, c change) []byte {
	end := c.offset + int64(len(c.data))
	if c.kind == truncates && int64(len(data)) > c.offset {
		return data[:c.offset:c.offset]
	}
	if missing := end - int64(len(data)); missing > 0 {
		data = append(data, make([]byte, missing)...)
	}
	copy(data[c.offset:], c.data)
	return data
}

func rename(paths map[string]int, c change) {
	if c.from != "" {
		delete(paths, c.from)
	}
	if c.to != "" {
		paths[c.to] = c.file
	}
}
