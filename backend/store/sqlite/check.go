package sqlite

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

const (
	// checkTime bounds the look at the start: 2 s read about 1 GiB.
	checkTime = 2 * time.Second
	// smallFile is looked over at every start. 8 MiB take about 15 ms.
	smallFile = 8 << 20
	day       = 24 * time.Hour
	week      = 7 * day
)

// settle looks at the folder before SQLite does: it ends a recovery that was cut off,
// refuses a file of a newer version untouched, finds a file whose first page is no
// database, and makes the file with its mode when there is none.
func (db *DB) settle(ctx context.Context) (fresh bool, err error) {
	if err := finishRecovery(db.o.Dir); err != nil {
		return false, err
	}
	size, is := Exists(db.path)
	_, log := Exists(db.path + "-wal")
	copied := len(backupFiles(db.o.Dir)) > 0
	switch {
	case is && size == 0 && !log && copied:
		return false, db.damage("The database file is empty, although there are backups.")
	case !is && copied:
		return false, db.damage("The database file is missing, although there are backups.")
	case size == 0 && !log:
		return true, Touch(db.path)
	case !is: // a log without its file is kept, and kept away from the new file
		if _, err := moveAside(db.o.Dir, db.now()); err != nil {
			return false, err
		}
		return true, Touch(db.path)
	}
	if size == 0 {
		return false, nil // a crash while the file was made; its log has the rest
	}
	version, reason, err := readHeader(db.path, size, log)
	if err != nil {
		return false, Unwritable(err)
	}
	if reason != "" {
		return false, db.damage(reason)
	}
	if version <= db.o.Schema.latest() && log {
		version = versionWithLog(ctx, db.path, version)
	}
	if latest := db.o.Schema.latest(); version > latest {
		return false, newer(version, latest)
	}
	return version == 0, nil
}

// Touch makes the file with the mode that SQLite then gives its companions too.
func Touch(path string) error {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return Unwritable(err)
	}
	if err := f.Close(); err != nil {
		return Unwritable(err)
	}
	return nil
}

// readHeader reads the version out of the first 100 bytes, before SQLite has the
// file open: closing any descriptor later would drop SQLite's own locks.
func readHeader(path string, size int64, log bool) (version int, reason string, err error) {
	f, err := os.Open(path)
	if err != nil {
		return 0, "", fmt.Errorf("open the database: %w", err)
	}
	head := make([]byte, 100)
	_, err = io.ReadFull(f, head)
	err = errors.Join(err, f.Close())
	if errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF) {
		return 0, "The database file is incomplete.", nil
	}
	if err != nil {
		return 0, "", fmt.Errorf("read the database's first page: %w", err)
	}
	if !bytes.HasPrefix(head, []byte("SQLite format 3\x00")) {
		return 0, "The file terzetto.db is no longer a database.", nil
	}
	page := int64(binary.BigEndian.Uint16(head[16:]))
	if page == 1 {
		page = 65536
	}
	if page < 512 || page&(page-1) != 0 {
		return 0, "The first page of the database is damaged.", nil
	}
	// A log may hold the pages that the file lacks, so only a file alone is measured.
	if pages := int64(binary.BigEndian.Uint32(head[28:])); !log && size < pages*page {
		return 0, "The database file is incomplete.", nil
	}
	return int(binary.BigEndian.Uint32(head[60:])), "", nil
}

// versionWithLog asks SQLite for the version of a file whose log may say otherwise,
// on a connection that changes neither.
func versionWithLog(ctx context.Context, path string, version int) int {
	l, err := OpenPool(path, foreign, 1)
	if err != nil {
		return version
	}
	defer func() { _ = l.Close() }()
	_ = l.Alone(ctx, func(at *Conn) error { // what goes wrong here is found again by the start
		return at.conn.QueryRowContext(ctx, "PRAGMA user_version").Scan(&version)
	})
	return version
}

// lookOver decides at the start whether the file must be looked over first, and does it.
func (db *DB) lookOver(ctx context.Context) error {
	clean := ""
	err := db.Write(ctx, func(t *Tx) (err error) {
		clean, err = t.Meta(ctx, metaClean)
		return err
	})
	if err != nil {
		return err
	}
	db.report.Unclean = clean == "0"
	size, _ := Exists(db.path)
	if clean == "1" && size > smallFile {
		return nil
	}
	limited, cancel := context.WithTimeout(ctx, checkTime)
	defer cancel()
	switch err := check(limited, db.writer, "PRAGMA quick_check(8)"); {
	case err == nil:
		return db.Write(ctx, func(t *Tx) error { return t.mark(ctx, metaChecked) })
	case limited.Err() != nil && ctx.Err() == nil:
		return nil // the store's goroutine goes on with it, without a limit
	default:
		return err
	}
}

// compareSchema finds a table that is missing, one that another program changed, and a trigger of
// another program. What was found well once is remembered by its digest, so that a start does not make
// every table again to compare them.
func (db *DB) compareSchema(ctx context.Context, version int) error {
	var got []string
	known := ""
	err := db.Read(ctx, func(t *Tx) (err error) {
		if got, err = schemaOf(ctx, t.Conn); err != nil {
			return err
		}
		known, err = t.Meta(ctx, metaSchema)
		return err
	})
	if err != nil {
		return err
	}
	digest := digestOf(version, got)
	if known == digest {
		return nil
	}
	want, err := db.o.Schema.objects(ctx, version)
	if err != nil {
		return err
	}
	if drift := driftOf(got, want); len(drift) > 0 {
		return &finding{lines: drift}
	}
	return db.Write(ctx, func(t *Tx) error { return t.SetMeta(ctx, metaSchema, digest) })
}

// digestOf is what tells a version with these objects from every other.
func digestOf(version int, objects []string) string {
	sum := sha256.Sum256([]byte(strconv.Itoa(version) + "\n" + strings.Join(objects, "\n")))
	return hex.EncodeToString(sum[:])
}

// driftOf names what one of two lists of objects lacks or has otherwise.
func driftOf(got, want []string) (drift []string) {
	for _, list := range []struct {
		what      string
		all, than []string
	}{{"missing or changed: ", want, got}, {"not of Terzetto: ", got, want}} {
		for _, object := range list.all {
			if !slices.Contains(list.than, object) {
				name, _, _ := strings.Cut(object, "\n")
				drift = append(drift, list.what+name)
			}
		}
	}
	return drift
}

// check runs one of SQLite's own checks. Its error is a *finding for a damaged file.
func check(ctx context.Context, l *Pool, pragma string) error {
	return l.Alone(ctx, func(c *Conn) error {
		lines, err := List(ctx, c, Value[string], pragma)
		if err != nil {
			return err
		}
		if lines = slices.DeleteFunc(lines, func(line string) bool { return line == "ok" }); len(lines) > 0 {
			return &finding{lines: lines}
		}
		return nil
	})
}

// A finding is what a check says about a damaged file.
type finding struct{ lines []string }

func (f *finding) Error() string { return "the check found: " + strings.Join(f.lines, "; ") }

// judge turns an error of the start into a *Damage when the file is to blame.
func (db *DB) judge(err error) error {
	if _, ok := errors.AsType[*finding](err); ok || Broken(err) {
		return db.damage("A part of the database is damaged.").because(err)
	}
	return err
}

// Check looks the whole file over, every page and index, and says in a sentence that
// it is well.
func (db *DB) Check(ctx context.Context) (string, error) {
	if err := db.scrub(ctx, "PRAGMA integrity_check(8)", metaChecked, metaScrubbed); err != nil {
		return "", err
	}
	size, _ := Exists(db.path)
	recent, _ := Exists(db.path + "-wal") // what the file itself has not taken in yet
	return fmt.Sprintf("%s has no errors (%.1f MB)", filepath.Base(db.path), float64(size+recent)/1e6), nil
}

func (db *DB) checkNow(ctx context.Context, pragma string) error {
	db.gate.RLock()
	defer db.gate.RUnlock()
	return check(ctx, db.readers, pragma)
}

// scrub runs a check beside the readers and keeps when it went well.
func (db *DB) scrub(ctx context.Context, pragma string, marks ...string) error {
	err := db.checkNow(ctx, pragma)
	if _, ok := errors.AsType[*finding](err); ok {
		db.tellDamage(err)
	}
	if err != nil {
		return db.explain(err)
	}
	return db.Write(ctx, func(t *Tx) error { return t.mark(ctx, marks...) })
}

const (
	// tendFirst keeps the daily work out of the way of a start.
	tendFirst = 15 * time.Second
	tendEvery = time.Hour
)

// startTending starts the goroutine that keeps copies and checks up to date.
func (db *DB) startTending(ctx context.Context) {
	ctx, db.end = context.WithCancel(context.WithoutCancel(ctx))
	db.tending.Go(func() {
		timer := time.NewTimer(tendFirst)
		defer timer.Stop()
		for {
			select {
			case <-ctx.Done():
				return
			case <-timer.C:
				if err := db.Tend(ctx); err != nil && ctx.Err() == nil {
					db.o.Log.LogAttrs(ctx, slog.LevelError, "tend the database", slog.Any("err", err))
				}
				timer.Reset(tendEvery)
			}
		}
	})
}

// Tend does what is due: the daily copy, the daily and the weekly check, and the giving
// back of free pages. The store calls it every hour.
func (db *DB) Tend(ctx context.Context) error {
	var backedUp, checked, scrubbed int64
	err := db.Read(ctx, func(t *Tx) (err error) {
		for key, into := range map[string]*int64{metaBackedUp: &backedUp, metaChecked: &checked, metaScrubbed: &scrubbed} {
			if *into, err = t.metaMicros(ctx, key); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	var errs []error
	now := db.now()
	switch {
	case due(scrubbed, now, week):
		errs = append(errs, db.scrub(ctx, "PRAGMA integrity_check(8)", metaChecked, metaScrubbed))
	case due(checked, now, day):
		errs = append(errs, db.scrub(ctx, "PRAGMA quick_check(8)", metaChecked))
	}
	if due(backedUp, now, day) && errors.Join(errs...) == nil { // a damaged file replaces no good copy
		_, err := db.backup(ctx, "daily")
		if err == nil {
			err = db.Write(ctx, func(t *Tx) error { return t.mark(ctx, metaBackedUp) })
		}
		errs = append(errs, err)
	}
	return errors.Join(append(errs, db.giveBack(ctx))...)
}

// The pages that deleted rows leave free stay free for the next ones up to slackPages,
// which is a megabyte of artifacts; a caller waits for the giving back of stepPages.
const (
	slackPages = 256
	stepPages  = 1024
)

// giveBack makes the file shorter by the pages that nothing needs any more. A file
// that was not made for it keeps them.
func (db *DB) giveBack(ctx context.Context) error {
	for last := int64(-1); ; {
		free, err := One(ctx, db, ErrNone, Value[int64], "SELECT freelist_count FROM pragma_freelist_count")
		if err != nil || free <= slackPages || free == last {
			return err
		}
		last = free
		if err := db.vacuumPages(ctx, min(free-slackPages, stepPages)); err != nil {
			return err
		}
	}
}

func (db *DB) vacuumPages(ctx context.Context, n int64) error {
	db.gate.RLock()
	defer db.gate.RUnlock()
	err := db.writer.Alone(ctx, func(l *Conn) error {
		return scanNothing(ctx, l, fmt.Sprintf("PRAGMA incremental_vacuum(%d)", n))
	})
	return db.explain(err)
}

// due reports whether something last done at last is to be done again. A last that
// lies in the future comes from a clock that was wrong, and counts as never.
func due(last int64, now time.Time, every time.Duration) bool {
	since := now.Sub(time.UnixMicro(last))
	return since >= every || since < -time.Minute
}
