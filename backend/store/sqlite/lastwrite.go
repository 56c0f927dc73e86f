package sqlite

import (
	"context"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"sync"
	"time"

	"terzetto/backend/base/datadir"
)

// A lastWrite says of the newest transaction that is known to be on disk which file it changed, the how manieth it was,
// and when. It is kept beside the database, so that a start can tell that transactions are missing: a log that was lost
// leaves a database behind that is whole, and older.
//
// The transaction counts itself, in the table meta, and is then noted here without a flush. So the note lives through
// the end of the process in any form; after a power cut it may be an older one, and never names a transaction that is
// not on the disk. A note that cannot be read says nothing.
type lastWrite struct {
	file   string // the mark of the file, by which it is told from every other
	number int64
	at     time.Time
	closed bool // the file was closed after it, and needs no log
}

// lastName is the note's name in the data folder.
const lastName = "terzetto.last"

const (
	lastForm = "%-40s %019d %016d %-5t"
	lastSize = 40 + 1 + 19 + 1 + 16 + 1 + 5
)

// readLast reads the note of a folder; the zero value where there is none.
func readLast(dir string) (l lastWrite) {
	text, err := os.ReadFile(filepath.Join(dir, lastName))
	if err != nil || len(text) < lastSize || string(text[lastSize:]) != checksum(text[:lastSize]) {
		return lastWrite{}
	}
	var micros int64
	if _, err := fmt.Sscanf(string(text[:lastSize]), "%s %d %d %t", &l.file, &l.number, &micros, &l.closed); err != nil {
		return lastWrite{}
	}
	l.at = time.UnixMicro(micros).UTC()
	return l
}

func checksum(text []byte) string { return fmt.Sprintf(" %08x\n", crc32.ChecksumIEEE(text)) }

// A lastNote is the note of an open file. Its methods do nothing where there is none.
type lastNote struct {
	mu  sync.Mutex
	f   *os.File
	now lastWrite
}

// openLast begins the note of a file that is open.
func openLast(dir string, now lastWrite) (*lastNote, error) {
	f, err := os.OpenFile(filepath.Join(dir, lastName), os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, fmt.Errorf("note the last write: %w", err)
	}
	n := &lastNote{f: f}
	n.advance(now)
	return n, nil
}

// noteLast begins to note the transactions of the file that is open.
func (db opening) noteLast(ctx context.Context, mark string) error {
	number := int64(0)
	err := db.Read(ctx, func(t *Tx) (err error) {
		number, err = t.metaNumber(ctx, metaWrites)
		return err
	})
	if err == nil {
		db.last, err = openLast(db.o.Dir, lastWrite{file: mark, number: number, at: db.now()})
	}
	return err
}

// advance notes a transaction. Two that end together may come here in any order; the newer one stays. The bytes have
// one length, so that they find room on a full disk too; what goes wrong here leaves an older note or none.
func (n *lastNote) advance(to lastWrite) {
	if n == nil {
		return
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	if to.number < n.now.number {
		return
	}
	n.now = to
	text := fmt.Appendf(nil, lastForm, to.file, to.number, to.at.UnixMicro(), to.closed)
	_, _ = n.f.WriteAt(append(text, checksum(text)...), 0)
}

// mark is the mark of the file; empty where there is no note.
func (n *lastNote) mark() string {
	if n == nil {
		return ""
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.now.file
}

// close ends the note. It says whether the file was closed as a whole.
func (n *lastNote) close(whole bool) error {
	if n == nil {
		return nil
	}
	n.mu.Lock()
	last := n.now
	n.mu.Unlock()
	last.closed = whole
	n.advance(last)
	_ = n.f.Sync() // an older note is no harm
	return n.f.Close()
}

// takePlace gives a finished new file the name of the database. What was noted of the file before it is forgotten first,
// and its log is gone by then: after a power cut SQLite would play that into the new one.
func takePlace(dir string) error {
	live := filepath.Join(dir, fileName)
	if err := os.Remove(filepath.Join(dir, lastName)); err != nil && !os.IsNotExist(err) {
		return Unwritable(err)
	}
	datadir.Flush(dir)
	if err := os.Rename(live+".new", live); err != nil {
		return Unwritable(err)
	}
	datadir.Flush(dir)
	return nil
}
