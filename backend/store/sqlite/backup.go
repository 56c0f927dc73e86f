package sqlite

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"terzetto/backend/base/datadir"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
)

// A BackupInfo is one verified copy.
type BackupInfo struct {
	File  string    `json:"file"`
	At    time.Time `json:"at"`
	Bytes int64     `json:"bytes"`
}

// How many automatic copies stay: one for each of the last seven days that have one,
// one for each of the last four weeks, and a few of those made before a change.
const (
	keepDays   = 7
	keepWeeks  = 4
	keepBefore = 4
)

// backups lets one backup at a time be made, and none of a file that is closed: its connection would be the last one,
// and the file not complete by itself.
type backups struct {
	sync.Mutex

	end    atomic.Pointer[context.CancelFunc] // of the backup that is being made, or of the one before
	closed bool
}

// close ends the backup that is being made, and lets none begin.
func (c *backups) close() {
	if end := c.end.Load(); end != nil {
		(*end)()
	}
	c.Lock()
	defer c.Unlock()
	c.closed = true
}

// Backup writes a verified copy to path, which must not exist. Keys in it stay
// sealed, and what opens them is not part of it.
func (db *DB) Backup(ctx context.Context, path string) (BackupInfo, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	db.copying.Lock()
	defer db.copying.Unlock()
	if db.copying.closed {
		return BackupInfo{}, errClosed
	}
	db.copying.end.Store(&cancel)
	path, err := filepath.Abs(path)
	if err != nil {
		return BackupInfo{}, fmt.Errorf("find the place of the copy: %w", err)
	}
	if _, is := Exists(path); is {
		return BackupInfo{}, fault.New(fault.Conflict, "There is already a file with this name. Choose another name.").With("field", "file")
	}
	done := datadir.Begin(db.o.Dir, path+datadir.Part)
	defer done()
	if err := db.copyTo(ctx, path); err != nil {
		return BackupInfo{}, err
	}
	size, _ := Exists(path)
	return BackupInfo{File: path, At: db.now().UTC(), Bytes: size}, nil
}

// BackUpNow makes a verified copy in the backup folder, which no rule removes.
func (db *DB) BackUpNow(ctx context.Context) (BackupInfo, error) { return db.backup(ctx, "manual") }

// Backups lists the copies in the backup folder, newest first.
func (db *DB) Backups(_ context.Context) ([]BackupInfo, error) {
	return lists.Map(backupFiles(db.o.Dir), func(b backupFile) BackupInfo { return b.BackupInfo }), nil
}

// backup makes a copy in the backup folder under the time and label, and removes
// the automatic copies that have had their time.
func (db *DB) backup(ctx context.Context, label string) (BackupInfo, error) {
	dir := filepath.Join(db.o.Dir, backupsDir)
	if err := datadir.Make(dir); err != nil {
		return BackupInfo{}, Unwritable(err)
	}
	info, err := db.Backup(ctx, backupPath(dir, label, db.now()))
	if err != nil {
		return info, err
	}
	own, err := db.ownBackups(ctx)
	if err != nil {
		return info, err
	}
	for _, old := range expiredCopies(own) {
		if old.File == info.File {
			continue
		}
		if err := os.Remove(old.File); err != nil {
			return info, fmt.Errorf("remove an old copy: %w", err)
		}
	}
	return info, nil
}

// ownBackups are the copies of the file that is open, newest first. Those that were made before it are of
// another file, which was lost or set aside: a new and perhaps empty file never displaces them.
func (db *DB) ownBackups(ctx context.Context) ([]backupFile, error) {
	var born int64
	err := db.Read(ctx, func(t *Tx) (err error) {
		born, err = t.metaNumber(ctx, metaBorn)
		return err
	})
	made := time.UnixMicro(born).Truncate(time.Second) // as exact as the names of copies
	return lists.Keep(backupFiles(db.o.Dir), func(b backupFile) bool { return !b.At.Before(made) }), err
}

// backupPath is a free name; two copies within a second differ by a number.
func backupPath(dir, label string, at time.Time) string {
	for n := 0; ; n++ {
		mark := label
		if n > 0 {
			mark = fmt.Sprintf("%s-%d", label, n+1)
		}
		path := filepath.Join(dir, fmt.Sprintf("terzetto-%s-%s.db", at.UTC().Format(stamp), mark))
		if _, is := Exists(path); !is {
			return path
		}
	}
}

// stamp is the time in the names of copies and of moved files.
const stamp = "20060102-150405"

type backupFile struct {
	BackupInfo
	label string
}

var backupName = regexp.MustCompile(`^terzetto-(\d{8}-\d{6})-([a-z-]+?)(?:-\d+)?\.db$`)

// backupFiles are the whole copies of a data folder, newest first.
func backupFiles(dataDir string) []backupFile {
	entries, err := os.ReadDir(filepath.Join(dataDir, backupsDir))
	if err != nil {
		return nil // no folder, no copies
	}
	var all []backupFile
	for _, e := range entries {
		m := backupName.FindStringSubmatch(e.Name())
		if m == nil {
			continue
		}
		at, err := time.Parse(stamp, m[1])
		info, statErr := e.Info()
		if err != nil || statErr != nil {
			continue
		}
		path := filepath.Join(dataDir, backupsDir, e.Name())
		all = append(all, backupFile{BackupInfo{File: path, At: at, Bytes: info.Size()}, m[2]})
	}
	slices.SortStableFunc(all, func(a, b backupFile) int {
		return cmp.Or(b.At.Compare(a.At), cmp.Compare(b.File, a.File))
	})
	return all
}

// expiredCopies says which of the copies, newest first, have had their time.
func expiredCopies(all []backupFile) []backupFile {
	days, weeks, before := map[string]bool{}, map[string]bool{}, map[string]int{}
	var gone []backupFile
	for _, b := range all {
		switch b.label {
		case "manual": // a person's own
		case "daily":
			year, number := b.At.ISOWeek()
			dayKey, weekKey := b.At.Format(time.DateOnly), fmt.Sprintf("%d-%d", year, number)
			keep := false
			if !days[dayKey] && len(days) < keepDays {
				days[dayKey], keep = true, true
			}
			if !weeks[weekKey] && len(weeks) < keepWeeks {
				weeks[weekKey], keep = true, true
			}
			if !keep {
				gone = append(gone, b)
			}
		default:
			if before[b.label]++; before[b.label] > keepBefore {
				gone = append(gone, b)
			}
		}
	}
	return gone
}

// copyTries is how often a copy is made again because rows came and went meanwhile.
const copyTries = 3

// copyTo writes a copy under a temporary name, looks it over, compares its rows with
// the live file's and gives it its name.
func (db *DB) copyTo(ctx context.Context, path string) (err error) {
	if err := errors.Join(db.keepRemoved(ctx), db.place.refusal()); err != nil {
		return err
	}
	from, err := OpenPool(db.path, copying, 1)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, from.Close()) }()
	for try := 1; ; try++ {
		before := db.writes.Load()
		low, err := counts(ctx, from)
		if err != nil {
			return db.explain(err)
		}
		got, err := vacuumInto(ctx, from, path)
		if err != nil {
			return db.explain(err)
		}
		high, err := counts(ctx, from)
		if err != nil {
			return errors.Join(db.explain(err), os.Remove(path))
		}
		still := db.writes.Load() == before
		if maps.Equal(got, low) || maps.Equal(got, high) || (!still && between(got, low, high)) {
			return nil
		}
		err = os.Remove(path)
		if still || try == copyTries {
			return errors.Join(errors.New("the copy does not hold the rows that the file holds"), err)
		}
	}
}

// between reports whether every count lies within the two taken around it.
func between(got, low, high map[string]int64) bool {
	for table, n := range got {
		if n < min(low[table], high[table]) || n > max(low[table], high[table]) {
			return false
		}
	}
	return true
}

// vacuumInto is copyInto for a connection of a pool.
func vacuumInto(ctx context.Context, from *Pool, path string) (got map[string]int64, err error) {
	err = from.Alone(ctx, func(c *Conn) error {
		got, err = copyInto(ctx, c, path)
		return err
	})
	return got, err
}

// copyInto writes the file of a connection to path by way of path.part: written, flushed, looked
// over, renamed. It answers how many rows each table of the copy has.
func copyInto(ctx context.Context, from *Conn, path string) (got map[string]int64, err error) {
	part := path + datadir.Part
	if err := fits(part); err != nil {
		return nil, err
	}
	if err := os.Remove(part); err != nil && !errors.Is(err, os.ErrNotExist) {
		return nil, Unwritable(err)
	}
	if err := Touch(part); err != nil { // SQLite fills an empty file and keeps its mode
		return nil, err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, os.Remove(part))
		}
	}()
	if err := from.Exec(ctx, "VACUUM INTO ?", part); err != nil {
		return nil, err
	}
	if err := flush(part); err != nil {
		return nil, Unwritable(err)
	}
	copied, err := OpenPool(part, foreign, 1)
	if err != nil {
		return nil, err
	}
	err = check(ctx, copied, "PRAGMA quick_check(1)")
	if err == nil {
		got, err = counts(ctx, copied)
	}
	if err = errors.Join(err, copied.Close()); err != nil {
		return nil, err
	}
	if err := os.Rename(part, path); err != nil {
		return nil, Unwritable(err)
	}
	datadir.Flush(filepath.Dir(path))
	return got, nil
}

// flush makes the bytes of a file durable. The file is no live database.
func flush(path string) error {
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}
