package store_test

import (
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/store"
)

// filled makes a data folder with a long conversation and gives its id and texts.
func filled(t *testing.T) (dir, id string, said []string) {
	t.Helper()
	dir = filepath.Join(t.TempDir(), "data")
	db, err := store.Open(t.Context(), options(dir))
	ok(t, err)
	id = begin(t, db, "g").ID
	for range 60 {
		// Long enough that the tables begin in the first half of the file.
		say(t, db, id, strings.Repeat("question ", 600), strings.Repeat("answer ", 1800))
	}
	said = texts(path(t, db, id))
	ok(t, db.Close())
	return dir, id, said
}

// change rewrites a file's bytes.
func change(t *testing.T, file string, edit func([]byte) []byte) {
	t.Helper()
	b, err := os.ReadFile(file)
	ok(t, err)
	ok(t, os.WriteFile(file, edit(b), 0o600))
}

func copyFolder(t *testing.T, from string) string {
	t.Helper()
	to := filepath.Join(t.TempDir(), "data")
	ok(t, os.CopyFS(to, os.DirFS(from)))
	return to
}

func files(t *testing.T, dir string) map[string]string {
	t.Helper()
	all := map[string]string{}
	ok(t, fs.WalkDir(os.DirFS(dir), ".", func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		b, err := os.ReadFile(filepath.Join(dir, p))
		all[p] = string(b)
		return err
	}))
	return all
}

const pageSize = 4096

func scribble(page int) func([]byte) []byte {
	return func(b []byte) []byte {
		at := page * pageSize
		for i := at; i < at+pageSize; i++ {
			b[i] = byte(i*31 + 7)
		}
		return b
	}
}

//test:unraced
func TestADamagedPageIsFoundAndTheRestIsSaved(t *testing.T) {
	from, id, said := filled(t)
	copied := must(store.Open(t.Context(), options(from)))(t)
	must(copied.BackUpNow(t.Context()))(t)
	ok(t, copied.Close())
	live := filepath.Join(from, "terzetto.db")
	info, err := os.Stat(live)
	ok(t, err)
	pages := int(info.Size() / pageSize)
	r := rand.New(rand.NewPCG(3, 4))
	found, salvaged := 0, 0
	for range 25 {
		page := 1 + r.IntN(pages-1)
		dir := copyFolder(t, from)
		change(t, filepath.Join(dir, "terzetto.db"), scribble(page))
		if _, err := store.Open(t.Context(), options(dir)); err != nil {
			d, is := errors.AsType[*store.Damage](err)
			if !is || d.Reason == "" {
				t.Fatalf("page %d of %d: %v", page, pages, err)
			}
			found++
		}
		db := must(store.OpenOrRecover(t.Context(), options(dir)))(t)
		if d := db.Report().Damage; d != nil {
			switch d.How {
			case store.Salvage:
				salvaged++
			case store.LastBackup: // the page held messages, or a part of the list of tables
				if d.Other != nil && d.Other.Holds.Rows["messages"] >= d.Holds.Rows["messages"] {
					t.Errorf("page %d: the copy was taken, although the salvage holds as much: %+v", page, d)
				}
			default:
				t.Errorf("page %d: it was recovered by %s", page, d.How)
			}
			if _, err := os.Stat(filepath.Join(d.Folder, "terzetto.db")); err != nil {
				t.Errorf("page %d: the damaged file was not kept: %v", page, err)
			}
		}
		_, err := db.Check(t.Context())
		ok(t, err)
		left, err := db.Messages.Messages(t.Context(), id, chat.Page{})
		if err != nil {
			t.Fatalf("page %d: %v; %+v", page, err, db.Report().Damage)
		}
		// One page holds a handful of rows, or a part of one long row.
		if len(left) < len(said)*3/4 && !lossIsTold(db.Report()) {
			t.Errorf("page %d: %d of %d rows are left; %+v", page, len(left), len(said), db.Report().Damage)
		}
		say(t, db, id, "still", "here")
		ok(t, db.Close())
	}
	if found < 20 || salvaged < 12 {
		t.Errorf("of 25 damaged pages %d were found, and the rest saved for %d", found, salvaged)
	}
}

// lossIsTold reports whether the report says that messages were lost.
func lossIsTold(r store.Report) bool {
	if r.Damage == nil {
		return false
	}
	for _, l := range r.Damage.Tables {
		if l.Table == "messages" && l.Lost > 0 {
			return true
		}
	}
	return false
}

//test:unraced
func TestWhatIsNoDatabaseIsMovedAsideWhole(t *testing.T) {
	from, _, _ := filled(t)
	for _, c := range []struct {
		name   string
		edit   func([]byte) []byte
		copied bool
		how    store.How
	}{
		{"a page of text, without a copy", func([]byte) []byte { return []byte(strings.Repeat("not a database\n", 500)) }, false, store.Empty},
		{"a page of text, with a copy", func([]byte) []byte { return []byte(strings.Repeat("not a database\n", 500)) }, true, store.LastBackup},
		{"half a header", func(b []byte) []byte { return b[:50] }, false, store.Empty},
		{"a file that lost its last pages", func(b []byte) []byte { return b[:len(b)-5*pageSize] }, true, store.Salvage},
		{"a file cut to half", func(b []byte) []byte { return b[:len(b)/2/pageSize*pageSize] }, true, store.LastBackup},
		{"a file cut to half, without a copy", func(b []byte) []byte { return b[:len(b)/2/pageSize*pageSize] }, false, store.Salvage},
		{"an empty file beside a copy", func([]byte) []byte { return nil }, true, store.LastBackup},
		{"zeros", func(b []byte) []byte { return make([]byte, len(b)) }, true, store.LastBackup},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := copyFolder(t, from)
			if c.copied {
				db := must(store.Open(t.Context(), options(dir)))(t)
				must(db.BackUpNow(t.Context()))(t)
				ok(t, db.Close())
			}
			change(t, filepath.Join(dir, "terzetto.db"), c.edit)
			before := files(t, dir)["terzetto.db"]
			db := must(store.OpenOrRecover(t.Context(), options(dir)))(t)
			defer func() { ok(t, db.Close()) }()
			d := db.Report().Damage
			if d == nil || d.How != c.how {
				t.Fatalf("the report is %+v", d)
			}
			kept, err := os.ReadFile(filepath.Join(d.Folder, "terzetto.db"))
			if err != nil || string(kept) != before {
				t.Errorf("the damaged file was not kept as it was: %v", err)
			}
			begin(t, db, "it goes on")
		})
	}
}

func TestANewerFileIsRefusedAndNotTouched(t *testing.T) {
	dir, _, _ := filled(t)
	change(t, filepath.Join(dir, "terzetto.db"), func(b []byte) []byte {
		binary.BigEndian.PutUint32(b[60:], 9999)
		return b
	})
	before := files(t, dir)
	for name, try := range map[string]func() error{
		"open": func() error { _, err := store.Open(t.Context(), options(dir)); return err },
		"recover": func() error {
			_, err := store.OpenOrRecover(t.Context(), options(dir))
			return err
		},
	} {
		err := try()
		if !fault.Is(err, fault.Conflict) || !strings.Contains(fault.Sentence(err), "A newer Terzetto") {
			t.Errorf("%s: %v", name, err)
		}
	}
	after := files(t, dir)
	delete(before, "terzetto.lock") // it says which process looked last
	delete(after, "terzetto.lock")
	if diff := cmp.Diff(before, after); diff != "" {
		t.Error("a newer file's folder was changed")
	}
}

// busy makes a folder as a crash leaves it: a file with a log beside it.
func busy(t *testing.T) (dir, id string, said []string) {
	t.Helper()
	live := filepath.Join(t.TempDir(), "data")
	db := open(t, live)
	id = begin(t, db, "g").ID
	for range 20 { // with more the file would have taken in all of the log, which it does every 1,000 pages
		say(t, db, id, strings.Repeat("question ", 50), strings.Repeat("answer ", 50))
	}
	said = texts(path(t, db, id))
	dir = copyFolder(t, live)
	if info, err := os.Stat(filepath.Join(dir, "terzetto.db-wal")); err != nil || info.Size() == 0 {
		t.Fatalf("there is no log: %v", err)
	}
	return dir, id, said
}

// recovered opens a folder whose database may be damaged.
func recovered(t *testing.T, dir string) *store.DB {
	t.Helper()
	db := must(store.OpenOrRecover(t.Context(), options(dir)))(t)
	t.Cleanup(func() { ok(t, db.Close()) })
	return db
}

//test:unraced
func TestATornLogLosesItsEndAndTheStartSaysSo(t *testing.T) {
	from, id, said := busy(t)
	size := int64(len(files(t, from)["terzetto.db-wal"]))
	r := rand.New(rand.NewPCG(5, 6))
	whole, told := 0, 0
	for n := range 20 {
		dir := copyFolder(t, from)
		wal := filepath.Join(dir, "terzetto.db-wal")
		switch {
		case n == 0: // untouched
		case n%2 == 0:
			ok(t, os.Truncate(wal, r.Int64N(size)))
		default:
			at := size/2 + r.Int64N(size/2)
			change(t, wal, func(b []byte) []byte { b[at] ^= 0xff; return b })
		}
		db := must(store.OpenOrRecover(t.Context(), options(dir)))(t)
		d := db.Report().Damage
		if n == 0 && d != nil || d != nil && d.LastWrite == nil {
			t.Errorf("try %d: the report is %+v", n, d)
		}
		if d != nil {
			told++
		}
		_, err := db.Check(t.Context())
		ok(t, err)
		left, err := db.Messages.Messages(t.Context(), id, chat.Page{})
		if err == nil {
			got := texts(left)
			if diff := cmp.Diff(said[:len(got)], got); diff != "" {
				t.Errorf("try %d: what is left is no beginning of what was said:\n%s", n, diff)
			}
			if len(got) == len(said) {
				whole++
			}
		}
		// A cut before the log's first commit loses nothing that the file has taken in already, and only then nothing is said.
		if d == nil && (err != nil || len(left) != len(said)) {
			t.Errorf("try %d: %d of %d messages are left, and nothing says so: %v", n, len(left), len(said), err)
		}
		ok(t, db.Close())
	}
	if whole == 0 || told < 10 {
		t.Errorf("everything came back %d times, and a loss was told %d times", whole, told)
	}
}

func TestARecoveryThatWasCutOffIsFinished(t *testing.T) {
	dir, id, said := filled(t)
	live := filepath.Join(dir, "terzetto.db")
	ok(t, os.Rename(live, live+".new")) // the moment between moving aside and taking its place
	db := open(t, dir)
	if diff := cmp.Diff(said, texts(path(t, db, id))); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestALogWithoutItsFileIsKept(t *testing.T) {
	dir, _, _ := busy(t)
	log := files(t, dir)["terzetto.db-wal"]
	ok(t, os.Remove(filepath.Join(dir, "terzetto.db")))
	db := recovered(t, dir)
	if d := db.Report().Damage; d == nil || !strings.Contains(d.Reason, "missing") {
		t.Errorf("the report is %+v", d)
	}
	for name, text := range files(t, dir) {
		if name != "terzetto.db-wal" && text == log {
			return
		}
	}
	t.Error("the log was not kept")
}

func TestALogThatWasKeptNeverComesBackToAnotherFile(t *testing.T) {
	dir, _, _ := busy(t)
	ok(t, os.Remove(filepath.Join(dir, "terzetto.db")))
	db := must(store.OpenOrRecover(t.Context(), options(dir)))(t)
	id := begin(t, db, "g").ID
	ok(t, db.Close())
	again := open(t, dir)
	if _, err := again.Messages.Conversation(t.Context(), id); err != nil {
		t.Errorf("after the next start: %v", err)
	}
}

func TestAMissingDatabaseBesideItsCopiesIsDamage(t *testing.T) {
	dir, id, said := filled(t)
	db := open(t, dir)
	_, err := db.BackUpNow(t.Context())
	ok(t, err)
	ok(t, db.Close())
	for _, file := range []string{"terzetto.db", "terzetto.db-wal", "terzetto.db-shm"} {
		if err := os.Remove(filepath.Join(dir, file)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			t.Fatal(err)
		}
	}
	_, err = store.Open(t.Context(), options(dir))
	found, isDamage := errors.AsType[*store.Damage](err)
	if !isDamage || !strings.Contains(found.Reason, "missing") || len(found.Backups) != 1 {
		t.Fatalf("it is told as %v, %+v", err, found)
	}
	db, err = store.OpenOrRecover(t.Context(), options(dir))
	ok(t, err)
	t.Cleanup(func() { ok(t, db.Close()) })
	if d := db.Report().Damage; d == nil || d.How != store.LastBackup || d.Backup == "" {
		t.Errorf("the report is %+v", db.Report())
	}
	if diff := cmp.Diff(said, texts(path(t, db, id))); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

//test:unraced
func TestDriftOfTheTablesIsDamage(t *testing.T) {
	from, id, said := filled(t)
	for what, change := range map[string]string{
		"a missing table":   "DROP TABLE mood_fragments",
		"a missing index":   "DROP INDEX permissions_trigger",
		"a foreign trigger": "CREATE TRIGGER spy AFTER INSERT ON messages BEGIN DELETE FROM messages WHERE id < new.id; END",
		"a foreign table":   "CREATE TABLE notes_of_mine (text TEXT)",
		"a changed table":   "ALTER TABLE user_personas ADD COLUMN mine TEXT",
	} {
		t.Run(what, func(t *testing.T) {
			dir := copyFolder(t, from)
			raw, err := sql.Open("sqlite", filepath.Join(dir, "terzetto.db"))
			ok(t, err)
			_, err = raw.ExecContext(t.Context(), change)
			ok(t, err)
			ok(t, raw.Close())
			_, err = store.Open(t.Context(), options(dir))
			if _, isDamage := errors.AsType[*store.Damage](err); !isDamage {
				t.Fatalf("it is told as %v", err)
			}
			db, err := store.OpenOrRecover(t.Context(), options(dir))
			ok(t, err)
			t.Cleanup(func() { ok(t, db.Close()) })
			if diff := cmp.Diff(said, texts(path(t, db, id))); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
			say(t, db, id, "Go on.", "Yes.") // and no trigger takes anything away
			if got := texts(path(t, db, id)); len(got) != len(said)+2 {
				t.Errorf("%d messages are left of %d", len(got), len(said)+2)
			}
		})
	}
}

func TestAFileThatAnotherProgramMadeIsNotTakenForOurs(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	ok(t, os.MkdirAll(dir, 0o700))
	file := filepath.Join(t.TempDir(), "other.db")
	other, err := sql.Open("sqlite", file)
	ok(t, err)
	_, err = other.ExecContext(t.Context(), "CREATE TABLE notes (text); INSERT INTO notes VALUES ('mine'); PRAGMA user_version = 1")
	ok(t, errors.Join(err, other.Close()))
	_, err = store.Restore(t.Context(), dir, file, nil)
	if !fault.Is(err, fault.Invalid) || !strings.Contains(fault.Sentence(err), "not a backup") {
		t.Errorf("restored: %v", err)
	}
}

func TestDamageFoundWhileRunningIsTold(t *testing.T) {
	dir, id, _ := filled(t)
	db, err := store.Open(t.Context(), options(dir))
	ok(t, err)
	// Under the open file, as a failing drive does it.
	f, err := os.OpenFile(filepath.Join(dir, "terzetto.db"), os.O_RDWR, 0)
	ok(t, err)
	info, err := f.Stat()
	ok(t, err)
	noise := []byte(strings.Repeat("\xa5\x5a", pageSize/2))
	for at := int64(10 * pageSize); at < info.Size(); at += pageSize {
		_, err := f.WriteAt(noise, at)
		ok(t, err)
	}
	ok(t, f.Close())
	_, err = db.Messages.Messages(context.WithoutCancel(t.Context()), id, chat.Page{})
	if err == nil {
		_, err = db.Check(t.Context())
	}
	if err == nil {
		t.Fatal("nobody noticed")
	}
	select {
	case told := <-db.DamageReports():
		if told == nil {
			t.Error("damage without an error")
		}
	default:
		t.Error("the damage was not told")
	}
	_ = db.Close() // it cannot write its mark
}
