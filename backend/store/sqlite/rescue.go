package sqlite

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"terzetto/backend/base/datadir"
	"terzetto/backend/base/fault"
)

// Holdings say how much a file holds.
type Holdings struct {
	Rows    map[string]int64 `json:"rows"`    // of each table of what a person made
	Newest  *time.Time       `json:"newest"`  // when the newest row was made; null: there is none
	Unnamed int64            `json:"unnamed"` // how many rows lost the name that a person knows them by
}

// rows is how many rows there are in all.
func (h Holdings) rows() (sum int64) {
	for _, n := range h.Rows {
		sum += n
	}
	return sum
}

// holdings counts what a file of any version holds.
func (s Schema) holdings(ctx context.Context, c *Conn) (Holdings, error) {
	h := Holdings{Rows: map[string]int64{}}
	there, err := List(ctx, c, Value[string], "SELECT name FROM sqlite_schema WHERE type = 'table'")
	if err != nil {
		return h, err
	}
	for _, table := range s.Counted {
		if !slices.Contains(there, table) {
			continue
		}
		if h.Rows[table], err = One(ctx, c, ErrNone, Value[int64], "SELECT count(*) FROM "+Quote(table)); err != nil {
			return h, err
		}
	}
	return h, Into(ctx, c, ErrNone, []any{MaybeTime(&h.Newest)}, s.Newest)
}

// holdingsOf counts what a copy holds.
func holdingsOf(ctx context.Context, s Schema, file string) (h Holdings, err error) {
	from, err := OpenPool(file, foreign, 1)
	if err != nil {
		return h, err
	}
	err = from.Transact(ctx, func(c *Conn) error {
		h, err = s.holdings(ctx, c)
		return err
	})
	return h, errors.Join(err, from.Close())
}

// A candidate is one of the files that a damaged one may be replaced by.
type candidate struct {
	Choice

	part     string // a salvage, until it has a name
	backup   string // the copy that it is
	tables   []TableLoss
	complete bool // no row was lost
}

// candidates makes what the ways can make of a damaged file, the best one first. Where a way fails the others remain; a full
// disk and the end of ctx are no reason to begin empty.
func candidates(ctx context.Context, o Options, found Damage, ways []How) ([]*candidate, error) {
	var all []*candidate
	var failed []error
	var copied *candidate
	if slices.Contains(ways, LastBackup) || slices.Contains(ways, Salvage) {
		var err error
		if copied, err = newestCopy(ctx, o); err != nil {
			failed = append(failed, fmt.Errorf("%s: %w", LastBackup, err))
		} else if slices.Contains(ways, LastBackup) {
			all = append(all, copied)
		}
	}
	if slices.Contains(ways, Salvage) {
		c, err := salvageBest(ctx, o, found, copied)
		if err != nil {
			failed = append(failed, fmt.Errorf("%s: %w", Salvage, err))
		} else {
			all = append(all, c)
		}
	}
	for _, err := range failed {
		if ctx.Err() != nil || full(err) || fault.CodeOf(err) == fault.Exhausted {
			return nil, errors.Join(failed...)
		}
	}
	if len(failed) > 0 {
		o.Log.LogAttrs(ctx, slog.LevelWarn, "look for what replaces the database", slog.Any("err", errors.Join(failed...)))
	}
	switch {
	case len(all) > 0:
	case slices.Contains(ways, Empty):
		return []*candidate{{Choice: Choice{How: Empty, Holds: Holdings{Rows: map[string]int64{}}}}}, nil
	default:
		return nil, errors.Join(failed...)
	}
	slices.SortStableFunc(all, func(a, b *candidate) int { return b.compare(*a, found.older) })
	return all, nil
}

// compare orders two files by what they hold: one that lost nothing of a file that was itself up to date is the better one.
// Otherwise the one with more rows is, where a lost name counts as a lost row, then the one with the newer row, then
// the salvage.
func (c candidate) compare(than candidate, older bool) int {
	if whole := func(c candidate) bool { return c.How == Salvage && c.complete && !older }; whole(c) != whole(than) {
		if whole(c) {
			return 1
		}
		return -1
	}
	newest := func(h Holdings) time.Time {
		if h.Newest == nil {
			return time.Time{}
		}
		return *h.Newest
	}
	return cmp.Or(
		cmp.Compare(c.Holds.rows()-c.Holds.Unnamed, than.Holds.rows()-than.Holds.Unnamed),
		newest(c.Holds).Compare(newest(than.Holds)),
		strings.Compare(string(c.How), string(than.How)),
	)
}

// take makes the file at path of the candidate.
func (c *candidate) take(ctx context.Context, path string) error {
	switch c.How {
	case Salvage:
		if err := os.Rename(c.part, path); err != nil {
			return Unwritable(err)
		}
		return nil
	case LastBackup:
		return takeCopy(ctx, c.backup, path)
	default:
		return makeEmpty(ctx, path)
	}
}

// keep makes a copy in the backup folder of the candidate that was not taken.
func (c *candidate) keep() (*Choice, error) {
	if c.How == Salvage {
		if err := os.Rename(c.part, c.File); err != nil {
			return nil, Unwritable(err)
		}
		datadir.Flush(filepath.Dir(c.File))
	}
	return &c.Choice, nil
}

// setAsideLabels are of copies that were not in use when they were made, or were put aside then.
var setAsideLabels = [...]string{"salvaged", "before-restore"}

// newestCopy gives the newest backup that is well. One of what was put aside comes after all others.
func newestCopy(ctx context.Context, o Options) (*candidate, error) {
	var failed []error
	aside := func(b backupFile) int {
		if slices.Contains(setAsideLabels[:], b.label) {
			return 1
		}
		return 0
	}
	all := backupFiles(o.Dir)
	slices.SortStableFunc(all, func(a, b backupFile) int { return aside(a) - aside(b) })
	for _, b := range all {
		c := &candidate{Choice: Choice{How: LastBackup, File: b.File, At: b.At}, backup: b.File}
		_, err := inspect(ctx, o.Schema, b.File)
		if err == nil {
			c.Holds, err = holdingsOf(ctx, o.Schema, b.File)
		}
		if err == nil {
			return c, nil
		}
		failed = append(failed, fmt.Errorf("%s: %w", filepath.Base(b.File), err))
	}
	return nil, fault.New(fault.NotFound, "Couldn't find a backup that can be read.").Because(errors.Join(failed...))
}

// salvageBest salvages a damaged file with its log and, where there is one, without it, and gives the better salvage.
func salvageBest(ctx context.Context, o Options, found Damage, copied *candidate) (*candidate, error) {
	live := filepath.Join(o.Dir, fileName)
	dir := filepath.Join(o.Dir, backupsDir)
	if err := datadir.Make(dir); err != nil {
		return nil, Unwritable(err)
	}
	at := o.Now()
	path := backupPath(dir, "salvaged", at)
	ways := []Access{wounded}
	if size, _ := Exists(live + "-wal"); found.foreignLog {
		ways = []Access{alone}
	} else if size > 0 {
		ways = append(ways, alone)
	}
	var best *candidate
	var failed []error
	for i, way := range ways {
		c := &candidate{Choice: Choice{How: Salvage, File: path, At: at.UTC()}, part: fmt.Sprintf("%s.%d%s", path, i, datadir.Part)}
		err := c.salvage(ctx, o, source{path: live, access: way, backup: copied})
		switch {
		case err != nil:
			failed = append(failed, err)
		case best == nil || c.compare(*best, found.older) > 0:
			if best != nil {
				failed = append(failed, os.Remove(best.part))
			}
			best = c
		default:
			failed = append(failed, os.Remove(c.part))
		}
	}
	if best == nil {
		return nil, errors.Join(failed...)
	}
	return best, nil
}

// makeEmpty makes a file without a table, which the next start fills. That it is there and not empty says that
// nothing was lost: the beginning is meant.
func makeEmpty(ctx context.Context, path string) error {
	if err := os.Remove(path); err != nil && !errors.Is(err, os.ErrNotExist) {
		return Unwritable(err)
	}
	if err := Touch(path); err != nil {
		return err
	}
	made, err := OpenPool(path, scratch, 1)
	if err != nil {
		return err
	}
	err = made.Alone(ctx, func(c *Conn) error { return c.Script(ctx, fmt.Sprintf("PRAGMA application_id = %d", applicationID)) })
	if err = errors.Join(err, made.Close()); err != nil {
		return err
	}
	if err := flush(path); err != nil {
		return Unwritable(err)
	}
	return nil
}
