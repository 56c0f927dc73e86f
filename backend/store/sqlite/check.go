package sqlite

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"path/filepath"
	"slices"
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
		return newDamage(db.o.Dir, "A part of the database is damaged.").because(err)
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
		return db.tellDamage(err)
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
	// watchEvery is how long a file that was removed while nothing is written goes unnoticed.
	watchEvery = 10 * time.Second
)

// startTending starts the goroutine that keeps copies and checks up to date, and removes what was deleted.
func (db *DB) startTending(ctx context.Context) {
	ctx, db.end = context.WithCancel(context.WithoutCancel(ctx))
	db.tending.Go(func() {
		timer, watch, erasing := time.NewTimer(tendFirst), time.NewTicker(watchEvery), time.NewTimer(tendFirst)
		defer timer.Stop()
		defer watch.Stop()
		defer erasing.Stop()
		for {
			select {
			case <-ctx.Done():
				return
			case <-watch.C:
				if err := db.keepRemoved(ctx); err != nil {
					db.o.Log.LogAttrs(ctx, slog.LevelError, "save a removed database", slog.Any("err", err))
				}
			case <-timer.C:
				if err := db.Tend(ctx); err != nil && ctx.Err() == nil {
					db.o.Log.LogAttrs(ctx, slog.LevelError, "tend the database", slog.Any("err", err))
				}
				timer.Reset(tendEvery)
			case <-db.deleted:
				erasing.Reset(eraseSoon)
			case <-erasing.C:
				erasing.Reset(db.eraseIn(ctx))
			}
		}
	})
}

// Tend does what is due: the daily copy, and the daily and the weekly check. The store calls it every hour.
func (db *DB) Tend(ctx context.Context) error {
	var backedUp, checked, scrubbed int64
	err := db.Read(ctx, func(t *Tx) (err error) {
		for key, into := range map[string]*int64{metaBackedUp: &backedUp, metaChecked: &checked, metaScrubbed: &scrubbed} {
			if *into, err = t.metaNumber(ctx, key); err != nil {
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
	return errors.Join(errs...)
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

// GiveBack makes a file shorter by all its free pages.
func (p *Pool) GiveBack(ctx context.Context) error {
	return p.Alone(ctx, func(c *Conn) error { return scanNothing(ctx, c, "PRAGMA incremental_vacuum") })
}

// due reports whether something last done at last is to be done again. A last that
// lies in the future comes from a clock that was wrong, and counts as never.
func due(last int64, now time.Time, every time.Duration) bool {
	since := now.Sub(time.UnixMicro(last))
	return since >= every || since < -time.Minute
}
