package store_test

import (
	"bytes"
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
	"terzetto/backend/store/secrets"
)

// dated opens a store whose clock the test moves.
func dated(t *testing.T, dir string, c *clock) *store.DB {
	t.Helper()
	o := options(dir)
	o.Now = c.now
	return openWith(t, o)
}

// labels are the marks of the copies in a folder, newest first.
func labels(t *testing.T, db *store.DB) []string {
	t.Helper()
	all := []string{}
	for _, b := range must(db.Backups(t.Context()))(t) {
		all = append(all, strings.TrimSuffix(strings.TrimPrefix(filepath.Base(b.File), "terzetto-"), ".db"))
	}
	return all
}

func TestACopyIsMadeOnceADay(t *testing.T) {
	c := newClock()
	db := dated(t, filepath.Join(t.TempDir(), "data"), c)
	for _, step := range []struct {
		name string
		add  time.Duration
		want int
	}{
		{"at once there is nothing to lose yet", 0, 0},
		{"after an hour neither", time.Hour, 0},
		{"after a day one", 24 * time.Hour, 1},
		{"an hour later still one", time.Hour, 1},
		{"after another day two", 24 * time.Hour, 2},
		{"when the clock was set back by a month, one more, and not none for a month", -30 * 24 * time.Hour, 3},
		{"and then once a day again", time.Hour, 3},
		{"also there", 24 * time.Hour, 4},
	} {
		c.add(step.add)
		ok(t, db.Tend(t.Context()))
		if got := labels(t, db); len(got) != step.want {
			t.Errorf("%s: %v", step.name, got)
		}
	}
}

//test:unraced
func TestOldCopiesGoAndAPersonsOwnStay(t *testing.T) {
	c := newClock()
	db := dated(t, filepath.Join(t.TempDir(), "data"), c)
	must(db.BackUpNow(t.Context()))(t)
	for range 60 {
		c.add(25 * time.Hour)
		ok(t, db.Tend(t.Context()))
	}
	daily, manual := 0, 0
	for _, l := range labels(t, db) {
		if strings.HasSuffix(l, "daily") {
			daily++
		} else {
			manual++
		}
	}
	// Seven days, and of four weeks those that are not among them.
	if daily < 9 || daily > 11 || manual != 1 {
		t.Errorf("%d daily copies and %d of the person's own: %v", daily, manual, labels(t, db))
	}
}

//test:unraced
func TestANewFileNeverDisplacesTheCopiesOfTheOneBefore(t *testing.T) {
	c := newClock()
	dir := filepath.Join(t.TempDir(), "data")
	o := options(dir)
	o.Now = c.now
	db := must(store.Open(t.Context(), o))(t)
	begin(t, db, "g")
	for range 3 {
		c.add(25 * time.Hour)
		ok(t, db.Tend(t.Context()))
	}
	good := labels(t, db)
	ok(t, db.Close())
	c.add(time.Hour)
	_, err := store.Recover(t.Context(), o, store.Empty) // a person starts over, or the file is lost
	ok(t, err)
	db = dated(t, dir, c)
	for range 60 {
		c.add(25 * time.Hour)
		ok(t, db.Tend(t.Context()))
	}
	all := labels(t, db)
	if got := all[max(0, len(all)-len(good)):]; !slices.Equal(got, good) {
		t.Errorf("of %v are left: %v", good, all)
	}
	if len(all) > len(good)+11 {
		t.Errorf("the new file's own copies stay for ever: %v", all)
	}
}

func TestTwoCopiesInOneSecondHaveTwoNames(t *testing.T) {
	at := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	o := options(filepath.Join(t.TempDir(), "data"))
	o.Now = func() time.Time { return at }
	db := openWith(t, o)
	must(db.BackUpNow(t.Context()))(t)
	must(db.BackUpNow(t.Context()))(t)
	if got := labels(t, db); len(got) != 2 || got[0] == got[1] {
		t.Errorf("copies: %v", got)
	}
}

func TestACopyHoldsTheMomentAndOpensAlone(t *testing.T) {
	db := fresh(t)
	conv := begin(t, db, "g")
	say(t, db, conv.ID, "u", "a")
	file := filepath.Join(t.TempDir(), "copy.db")
	info := must(db.Backup(t.Context(), file))(t)
	say(t, db, conv.ID, "later", "too late")
	stat, err := os.Stat(file)
	ok(t, err)
	if stat.Size() != info.Bytes || runtime.GOOS != "windows" && stat.Mode().Perm() != 0o600 {
		t.Errorf("%d bytes, mode %v", stat.Size(), stat.Mode())
	}
	if _, err := db.Backup(t.Context(), file); !fault.Is(err, fault.Conflict) {
		t.Errorf("over a file that is there: %v", err)
	}
	dir := filepath.Join(t.TempDir(), "other")
	safety, err := store.Restore(t.Context(), dir, file, nil)
	ok(t, err)
	if safety != "" {
		t.Errorf("a copy of nothing was made: %s", safety)
	}
	restored := open(t, dir)
	if diff := cmp.Diff([]string{"g", "u", "a"}, texts(path(t, restored, conv.ID))); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestCopiesAreWholeWhileOthersWrite(t *testing.T) {
	db := fresh(t)
	conv := begin(t, db, "g")
	var writing sync.WaitGroup
	stop := make(chan struct{})
	writing.Go(func() {
		for {
			select {
			case <-stop:
				return
			default:
			}
			if _, _, err := playTurn(t.Context(), db, turn.Request{Kind: turn.Send, ConversationID: conv.ID, Text: "u"}, "a"); err != nil {
				t.Error(err)
				return
			}
		}
	})
	dir := t.TempDir()
	for n := range 5 {
		file := filepath.Join(dir, string(rune('a'+n))+".db")
		must(db.Backup(t.Context(), file))(t)
		raw, err := sql.Open("sqlite", "file:"+file+"?mode=ro")
		ok(t, err)
		var rows, counted int
		ok(t, raw.QueryRowContext(t.Context(), "SELECT (SELECT count(*) FROM messages), message_count FROM conversations").Scan(&rows, &counted))
		if rows != counted {
			t.Errorf("a copy has %d rows and counts %d", rows, counted)
		}
		ok(t, raw.Close())
	}
	close(stop)
	writing.Wait()
}

func TestARestoreKeepsWhatItReplaces(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	db, err := store.Open(t.Context(), options(dir))
	ok(t, err)
	conv := begin(t, db, "g")
	copied := must(db.BackUpNow(t.Context()))(t)
	say(t, db, conv.ID, "u", "a")
	ok(t, db.Close())
	safety, err := store.Restore(t.Context(), dir, copied.File, nil)
	ok(t, err)
	db = open(t, dir)
	if diff := cmp.Diff([]string{"g"}, texts(path(t, db, conv.ID))); diff != "" {
		t.Errorf("restored (-want +got):\n%s", diff)
	}
	ok(t, db.Close())
	_, err = store.Restore(t.Context(), dir, safety, nil)
	ok(t, err)
	db = open(t, dir)
	if diff := cmp.Diff([]string{"g", "u", "a"}, texts(path(t, db, conv.ID))); diff != "" {
		t.Errorf("taken back (-want +got):\n%s", diff)
	}
}

func TestWhatIsNoCopyIsNotRestored(t *testing.T) {
	dir, id, said := filled(t)
	db := open(t, dir)
	good := must(db.BackUpNow(t.Context()))(t)
	ok(t, db.Close())
	write := func(name string, edit func([]byte) []byte) string {
		b, err := os.ReadFile(good.File)
		ok(t, err)
		file := filepath.Join(t.TempDir(), name)
		ok(t, os.WriteFile(file, edit(b), 0o600))
		return file
	}
	triggered := write("trigger.db", bytes.Clone)
	raw, err := sql.Open("sqlite", "file:"+triggered)
	ok(t, err)
	_, err = raw.ExecContext(t.Context(), "CREATE TRIGGER evil AFTER INSERT ON messages BEGIN DELETE FROM conversations; END")
	ok(t, err)
	ok(t, raw.Close())
	for _, c := range []struct {
		name, file string
		code       fault.Code
	}{
		{"a file that does not exist", filepath.Join(dir, "nothing.db"), fault.NotFound},
		{"a text", write("a.txt", func([]byte) []byte { return []byte("hello, this is no database at all") }), fault.Invalid},
		{"an empty file", write("b.db", func([]byte) []byte { return nil }), fault.Invalid},
		{"half a copy", write("c.db", func(b []byte) []byte { return b[:len(b)/2] }), fault.Invalid},
		{"a copy with a damaged page", write("d.db", scribble(60)), fault.Invalid},
		{"a copy with a trigger of somebody's", triggered, fault.Invalid},
		{"a copy of a newer version", write("e.db", func(b []byte) []byte { b[60], b[61] = 0, 9; return b }), fault.Conflict},
		{"the file in use", filepath.Join(dir, "terzetto.db"), fault.Invalid},
		{"a folder", t.TempDir(), fault.Invalid},
	} {
		if _, err := store.Restore(t.Context(), dir, c.file, nil); fault.CodeOf(err) != c.code {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	db = open(t, dir)
	if diff := cmp.Diff(said, texts(path(t, db, id))); diff != "" {
		t.Error("a refused restore changed the file")
	}
}

func TestAKeyStandsInNoFile(t *testing.T) {
	const canary = "sk-canary-5f1c9e0d7b"
	dir := filepath.Join(t.TempDir(), "data")
	db := open(t, dir)
	e := must(db.Secrets.CreateEndpoint(t.Context(), secrets.EndpointInput{URL: new("http://127.0.0.1:1/v1"), APIKey: new(canary)}))(t)
	if e.APIKeyHint != canary[len(canary)-4:] || !e.APIKeySet {
		t.Errorf("the endpoint is %+v", e)
	}
	if got := must(db.Secrets.EndpointKey(t.Context(), e.ID))(t); got != canary {
		t.Errorf("the key reads %q", got)
	}
	must(db.BackUpNow(t.Context()))(t)
	search := func() {
		t.Helper()
		for name, text := range files(t, dir) {
			if strings.Contains(text, canary) || strings.Contains(text, canary[3:]) {
				t.Errorf("%s holds the key", name)
			}
		}
	}
	search() // with the log still there
	ok(t, db.Close())
	search()
	again := open(t, dir)
	if got := must(again.Secrets.EndpointKey(t.Context(), e.ID))(t); got != canary {
		t.Errorf("after a restart the key reads %q", got)
	}
}

//test:unraced
func TestABackupOfAnOlderSchemaKeepsAllItsRows(t *testing.T) {
	full := library(t)
	want := must(fresh(t).Schema(t.Context()))(t)
	growing := filepath.Join(t.TempDir(), "terzetto.db")
	for from := 1; from < len(store.Migrations()); from++ {
		step(t, raw(t, growing), from-1)
		if from%5 != 0 {
			continue
		}
		t.Run(strconv.Itoa(from), func(t *testing.T) {
			old, dir := filepath.Join(t.TempDir(), "old.db"), filepath.Join(t.TempDir(), "data")
			ok(t, os.WriteFile(old, must(os.ReadFile(growing))(t), 0o600))
			brought(t, old, full)
			db := restored(t, open(t, dir), dir, old)
			if got := must(db.Schema(t.Context()))(t); strings.Join(got, "\n") != strings.Join(want, "\n") {
				t.Error("the schema is not that of a new file")
			}
			if sentence, err := db.Check(t.Context()); err != nil {
				t.Errorf("%s: %v", sentence, err)
			}
			const named = "SELECT title FROM conversations ORDER BY id"
			was := column(t, raw(t, old), named)
			ok(t, db.Close())
			if now := column(t, raw(t, filepath.Join(dir, "terzetto.db")), named); len(was) == 0 || !slices.Equal(was, now) {
				t.Errorf("the conversations were %q and are %q", was, now)
			}
		})
	}
}

func TestABackupIsOverBeforeItsFileIsClosed(t *testing.T) {
	for range 20 {
		dir := filepath.Join(t.TempDir(), "data")
		db, err := store.Open(t.Context(), options(dir))
		if err != nil {
			t.Fatal(err)
		}
		done := make(chan struct{})
		go func() {
			defer close(done)
			_, _ = db.BackUpNow(t.Context()) // it may be made, or not
		}()
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
		if _, err := os.Stat(filepath.Join(dir, "terzetto.db-wal")); !errors.Is(err, os.ErrNotExist) {
			t.Fatalf("the closed file has a log: %v", err)
		}
		<-done
		if _, err := db.BackUpNow(t.Context()); err == nil {
			t.Fatal("a closed file was copied")
		}
	}
}
