package sqlite

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"time"

	"terzetto/backend/base/datadir"
	"terzetto/backend/base/process"
)

const (
	// eraseSoon lets several deletions be cleaned up after at once.
	eraseSoon = 500 * time.Millisecond
	// eraseAgain is when a clean-up is tried again that a reader or a copy was in the way of.
	eraseAgain = 5 * time.Second
	// eraseAtExit bounds what an exit waits for. The next start goes on with the rest.
	eraseAtExit = 5 * time.Second
)

// NoteDeletion says that a person deleted or changed something: what it was is removed from the file soon, out of the
// caller's way.
func (db *DB) NoteDeletion() {
	select {
	case db.deleted <- struct{}{}:
	default: // it is known already
	}
}

// CleanUp finishes deletions and removes what deleted rows left in the file and in its log. Each of its steps is short, so
// that writers go on between them. ErrBusy says that a reader still needs the log.
func (db *DB) CleanUp(ctx context.Context) error {
	if err := db.sweep(ctx); err != nil {
		return err
	}
	if db.place.check() != nil {
		return nil // another file has the name, and nothing of this one outlives the process but its copy
	}
	writes := db.writes.Load()
	if err := db.giveBack(ctx); err != nil {
		return err
	}
	if err := Wipe(ctx, db.path, db.withoutWriters); err != nil {
		return db.explain(err)
	}
	db.wiped.Store(writes)
	return nil
}

// sweep has the owner of the tables finish its deletions.
func (db *DB) sweep(ctx context.Context) error {
	for more := db.o.Schema.Sweep != nil; more; {
		err := db.Write(ctx, func(t *Tx) (err error) {
			more, err = db.o.Schema.Sweep(ctx, t)
			if err == nil && !more {
				return errNothing // a transaction that wrote nothing counts as no write
			}
			return err
		})
		if err != nil && !errors.Is(err, errNothing) {
			return err
		}
	}
	return nil
}

// errNothing undoes a transaction that found nothing to do.
var errNothing = errors.New("there is nothing to do")

// eraseIn erases what there is, and says when to look again.
func (db *DB) eraseIn(ctx context.Context) time.Duration {
	if db.writes.Load() == db.wiped.Load() {
		return tendEvery
	}
	err := db.CleanUp(ctx)
	switch {
	case err == nil || ctx.Err() != nil:
		return tendEvery
	case errors.Is(err, ErrBusy):
	default:
		db.o.Log.LogAttrs(ctx, slog.LevelWarn, "remove what was deleted from the database", slog.Any("err", err))
	}
	return eraseAgain
}

// eraseFinally is CleanUp for an exit, which does not wait for a long one, and says for the next start whether it is done.
func (db *DB) eraseFinally() error {
	if db.writes.Load() == db.wiped.Load() && !db.wasUnwiped || db.place.check() != nil {
		return nil
	}
	ctx, cancel := context.WithTimeout(context.Background(), eraseAtExit)
	defer cancel()
	err := db.CleanUp(ctx)
	if ctx.Err() != nil {
		return nil
	}
	if err != nil && !errors.Is(err, ErrBusy) {
		return err
	}
	return db.Write(context.Background(), func(t *Tx) error { return t.SetMeta(ctx, metaWiped, "1") })
}

// withoutWriters keeps every other writer away while act works.
func (db *DB) withoutWriters(ctx context.Context, act func() error) error {
	db.gate.RLock()
	defer db.gate.RUnlock()
	return db.writer.Alone(ctx, func(*Conn) error { return act() })
}

// ErrBusy says that a reader still needs the log of a file.
var ErrBusy = errors.New("the log is still being read")

// wipePages is how many pages are looked at while writers wait: about 5 ms.
const wipePages = 1024

// Wipe removes what deleted rows left of themselves in a file, and then empties its log. alone keeps other writers of
// the file away during a step; readers go on.
//
// SQLite overwrites a deleted row, but not the copies that it leaves behind when it moves rows from one page to
// another: they lie in the unused middle of a page until something is written there.
func Wipe(ctx context.Context, path string, alone func(context.Context, func() error) error) (err error) {
	pool, err := OpenPool(path, wiping, 1)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, pool.Close()) }()
	for next := int64(1); next > 0; {
		err := alone(ctx, func() error {
			return pool.Transact(ctx, func(c *Conn) (err error) {
				next, err = wipeStep(ctx, c, next)
				return err
			})
		})
		if err != nil {
			return err
		}
	}
	return alone(ctx, func() error {
		return pool.Alone(ctx, func(c *Conn) error {
			busy, err := One(ctx, c, ErrNone, func(row Row) (busy int, err error) {
				var log, moved int
				return busy, row.Scan(&busy, &log, &moved)
			}, "PRAGMA wal_checkpoint(TRUNCATE)")
			if err == nil && busy != 0 {
				err = ErrBusy
			}
			return err
		})
	})
}

// wipeStep wipes some pages from one on, and gives the one that follows them; 0 after the last.
func wipeStep(ctx context.Context, c *Conn, from int64) (next int64, err error) {
	var f layout
	err = Into(ctx, c, ErrNone, []any{&f.pages, &f.size}, "SELECT page_count, page_size FROM pragma_page_count, pragma_page_size")
	if err != nil {
		return 0, err
	}
	unclean := map[int64][]byte{}
	err = Each(ctx, c, func(row Row) error {
		var number int64
		var page []byte
		if err := row.Scan(&number, &page); err != nil {
			return err
		}
		if gap := f.gap(number, page); len(bytes.TrimLeft(gap, "\x00")) > 0 {
			clear(gap)
			unclean[number] = page
		}
		return nil
	}, "SELECT pgno, data FROM sqlite_dbpage WHERE pgno BETWEEN ? AND ?", from, from+wipePages-1)
	if err != nil {
		return 0, err
	}
	for number, page := range unclean {
		if err := c.Exec(ctx, "UPDATE sqlite_dbpage SET data = ? WHERE pgno = ?", page, number); err != nil {
			return 0, fmt.Errorf("wipe a page: %w", err)
		}
	}
	if next = from + wipePages; next > f.pages {
		next = 0
	}
	return next, nil
}

// A layout is how a file is divided into pages, as SQLite's description of the format has it.
type layout struct{ pages, size int64 }

// mostPages is so few that the number of a page begins with a zero byte. A page that holds no rows begins with the
// number of another one, and is thereby told from one that does.
const mostPages = 1 << 24

// gap is the part of a page of rows that holds none: between the list of their places and the first of them. It is
// empty for every other page, and where the page makes no sense.
func (f layout) gap(number int64, page []byte) []byte {
	if f.pages > mostPages || int64(len(page)) != f.size || f.isMapPage(number) {
		return nil
	}
	at := 0
	if number == 1 {
		at = 100 // the header of the file
	}
	header := 8
	switch page[at] {
	case 2, 5: // an inner page, of an index or a table
		header = 12
	case 10, 13: // a leaf
	default:
		return nil
	}
	rows := int(binary.BigEndian.Uint16(page[at+3:]))
	first := int(binary.BigEndian.Uint16(page[at+5:]))
	if first == 0 {
		first = 1 << 16
	}
	begin := at + header + 2*rows
	if begin > first || first > len(page) {
		return nil
	}
	return page[begin:first]
}

// isMapPage reports whether a page says of others where they belong, or is the one that SQLite locks and uses for nothing.
func (f layout) isMapPage(number int64) bool {
	const (
		entry      = 5 // bytes for each page that follows
		lockedByte = 1 << 30
	)
	locked := lockedByte/f.size + 1
	isMap := func(number int64) bool { return number >= 2 && (number-2)%(f.size/entry+1) == 0 }
	return number == locked || isMap(number) || number == locked+1 && isMap(locked)
}

// rewriteOnce writes a file anew that an earlier program wrote, which left deleted rows in it. On a disk without the
// room for that it says so, and the next start tries again.
func (db opening) rewriteOnce(ctx context.Context) error {
	var wiped string
	err := db.Read(ctx, func(t *Tx) (err error) {
		wiped, err = t.Meta(ctx, metaWiped)
		return err
	})
	if err != nil || wiped != "" {
		db.wasUnwiped = wiped != "1"
		return err
	}
	began := time.Now()
	err = db.rewrite(ctx)
	if code := primary(err); err != nil && (code == codeFull || errors.Is(err, errNoRoom)) {
		db.report.Warnings = append(db.report.Warnings,
			"Text deleted before this version is still in the database file: the disk has too little free space to rewrite the file. Free some space, then restart Terzetto.")
		db.o.Log.LogAttrs(ctx, slog.LevelWarn, "rewrite the database", slog.Any("err", err))
		return nil
	}
	if err == nil {
		db.o.Log.LogAttrs(ctx, slog.LevelInfo, "rewrote the database without deleted text", slog.Duration("took", time.Since(began)))
		err = db.Write(ctx, func(t *Tx) error { return t.SetMeta(ctx, metaWiped, "0") })
	}
	return err
}

// errNoRoom says that a disk has no room for a second file.
var errNoRoom = errors.New("the disk has no room for a copy of the database")

// rewrite puts a copy of the file, which has only what is in its rows, in the file's place. A kill leaves the old file or
// the new one.
func (db opening) rewrite(ctx context.Context) error {
	size, _ := Exists(db.path)
	if free, known := process.FreeDisk(db.o.Dir); known && free < uint64(size)+uint64(size)/8 { //nolint:gosec // no size is negative
		return errNoRoom
	}
	if _, err := vacuumInto(ctx, db.writer, db.path+".new"); err != nil {
		return err
	}
	err := errors.Join(db.readers.Close(), db.writer.Close())
	if _, log := Exists(db.path + "-wal"); err == nil && log {
		err = errors.New("another program has the database open")
	}
	if err == nil {
		err = os.Rename(db.path+".new", db.path)
	}
	if err != nil {
		err = errors.Join(err, os.Remove(db.path+".new"))
	}
	datadir.Flush(db.o.Dir)
	return errors.Join(err, db.openPools())
}
