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
	"os"
	"slices"
	"strconv"
	"strings"
)

// A state is what the start found in a file before it writes to it.
type state struct {
	version int
	number  bool     // the version was recognized by the tables, and is written again
	objects []string // of the schema
	known   string   // the digest of the tables that were last found to be ours
	mark    string   // of the file
	writes  int64
	clean   bool // the last process closed the file
	checked bool // every page was looked at now
	bytes   int64
}

// numbered is what a person is told of such a file.
const numbered = "The database had lost its version number. Its tables are complete, so Terzetto set the number again."

// look looks at the file before SQLite writes to it: it finds damage, refuses a file of a newer version, and makes the
// file when there is none. Where there is a log, it reads through a connection that writes nothing: any other would put
// the log into the file when it is closed, also a log that belongs to another file.
func (db opening) look(ctx context.Context) (s state, err error) {
	if err := finishRecovery(db.o.Dir); err != nil {
		return s, err
	}
	log, err := db.settle()
	if err != nil {
		return s, err
	}
	from := db.writer
	if log {
		if from, err = OpenPool(db.path, foreign, 1); err != nil {
			return s, err
		}
		defer func() { err = errors.Join(err, from.Close()) }()
	}
	if s, err = db.readState(ctx, from); err != nil {
		return s, err
	}
	if err := db.compareLast(s, log); err != nil {
		return s, err
	}
	if s.version == 0 || s.clean && s.bytes > smallFile {
		return s, nil
	}
	limited, cancel := context.WithTimeout(ctx, checkTime)
	defer cancel()
	err = check(limited, from, "PRAGMA quick_check(8)")
	if s.checked = err == nil; limited.Err() != nil && ctx.Err() == nil {
		return s, nil // the store's goroutine goes on with it, without a limit
	}
	return s, err
}

// settle looks at the file as one that is not open, and makes it with its mode when there is none. It says whether there
// is a log with something in it.
func (db opening) settle() (log bool, err error) {
	size, is := Exists(db.path)
	recent, _ := Exists(db.path + "-wal")
	log = recent > 0
	known := readLast(db.o.Dir)
	used := len(backupFiles(db.o.Dir)) > 0 || known.number > 0
	switch {
	case !is && log: // SQLite would play it into the next file of the name
		return false, newDamage(db.o.Dir, "The database file is missing, although its log is there.").since(known)
	case !is && used:
		return false, newDamage(db.o.Dir, "The database file is missing.").since(known)
	case size == 0 && log: // SQLite would remove it
		return false, newDamage(db.o.Dir, "The database file is empty, although its log isn't.").since(known)
	case is && size == 0 && used:
		return false, newDamage(db.o.Dir, "The database file is empty.").since(known)
	case size == 0:
		return false, Touch(db.path)
	}
	version, reason, err := readHeader(db.path, size, log)
	if err != nil {
		return false, Unwritable(err)
	}
	if reason != "" {
		return false, newDamage(db.o.Dir, reason)
	}
	if latest := db.o.Schema.latest(); version > latest && !log {
		return false, newerVersion(version, latest)
	}
	return log, nil
}

// readState reads what a file says of itself.
func (db opening) readState(ctx context.Context, from *Pool) (s state, err error) {
	err = from.Alone(ctx, func(c *Conn) error { return c.conn.QueryRowContext(ctx, "PRAGMA user_version").Scan(&s.version) })
	if err != nil {
		return s, err
	}
	if latest := db.o.Schema.latest(); s.version > latest {
		return s, newerVersion(s.version, latest)
	}
	s.bytes, _ = Exists(db.path)
	if s.objects, err = List(ctx, from, describe, listObjects); err != nil {
		return s, err
	}
	if s.version == 0 && len(s.objects) == 0 {
		return s, nil
	}
	if slices.ContainsFunc(s.objects, func(object string) bool { return strings.HasPrefix(object, "table meta\n") }) {
		err = from.Transact(ctx, func(c *Conn) (err error) {
			t := &Tx{Conn: c}
			clean, writes := "", ""
			for key, into := range map[string]*string{metaClean: &clean, metaSchema: &s.known, metaMark: &s.mark, metaWrites: &writes} {
				if *into, err = t.Meta(ctx, key); err != nil {
					return err
				}
			}
			s.clean = clean == "1"
			s.writes, _ = strconv.ParseInt(writes, 10, 64) // an unreadable number counts as none
			return nil
		})
		if err != nil {
			return s, err
		}
	}
	fits, err := db.o.Schema.fit(ctx, s.version, s.objects, s.known)
	s.number = fits != s.version
	s.version = fits
	return s, err
}

// compareLast compares a file with what is known of its newest transaction.
func (db opening) compareLast(s state, log bool) error {
	known := readLast(db.o.Dir)
	same := s.mark == known.file
	switch {
	case known.number == 0, same && s.writes >= known.number:
		return nil
	case !known.closed && (same || s.version == 0):
		return newDamage(db.o.Dir, "The newest changes are missing from the database, because its log was lost or damaged.").since(known)
	case s.version == 0:
		return newDamage(db.o.Dir, "The database file has no tables any more.").since(known)
	case log:
		d := newDamage(db.o.Dir, "The log beside the database belongs to another database.")
		d.foreignLog = true
		return d
	}
	db.report.Warnings = append(db.report.Warnings,
		"Another database file was put in place of the one that Terzetto used last. Backups of the last one are in Settings, Data.")
	return nil
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
	return int(int32(binary.BigEndian.Uint32(head[60:]))), "", nil //nolint:gosec // the number is signed in the file too
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

// fit gives the version whose schema a file has: the one that the file says, or else the first that it can be. The
// number is lost where a database was written out as text and read in again. known is the digest of what was last found.
// Versions have the same schema where the later one changes rows alone, and such a change may be made twice.
func (s Schema) fit(ctx context.Context, version int, got []string, known string) (fits int, err error) {
	if version > 0 && digestOf(version, got) == known {
		return version, nil
	}
	of := version
	if of < 1 {
		of = s.latest()
	}
	want, err := s.objects(ctx, of)
	if err != nil || version > 0 && slices.Equal(got, want) {
		return version, err
	}
	var fitting []int
	err = s.each(ctx, func(at int, objects []string) {
		if slices.Equal(got, objects) {
			fitting = append(fitting, at)
		}
	})
	if err != nil {
		return version, err
	}
	for _, at := range fitting {
		if digestOf(at, got) == known {
			return at, nil
		}
	}
	if len(fitting) > 0 {
		return fitting[0], nil
	}
	return version, &finding{lines: driftOf(got, want)}
}

// each gives the objects that every version has, one version after the other.
func (s Schema) each(ctx context.Context, visit func(version int, objects []string)) (err error) {
	memory, err := OpenPool(":memory:", scratch, 1)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, memory.Close()) }()
	return memory.Alone(ctx, func(c *Conn) error {
		for i, script := range s.Scripts {
			if err := migration(ctx, &Tx{Conn: c}, script, i+1); err != nil {
				return err
			}
			objects, err := List(ctx, c, describe, listObjects)
			if err != nil {
				return err
			}
			visit(i+1, objects)
		}
		return nil
	})
}
