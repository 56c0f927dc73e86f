package store_test

import (
	"database/sql"
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store"
	"terzetto/backend/store/messages"
	"terzetto/backend/store/sqlite"
)

// travelled makes a folder with a number of named conversations. A backup holds the first of them; none is made where
// that is 0.
func travelled(t *testing.T, copied, all int) (dir string) {
	t.Helper()
	dir = filepath.Join(t.TempDir(), "data")
	db := must(store.Open(t.Context(), options(dir)))(t)
	for n := range all {
		if n == copied && n > 0 {
			must(db.BackUpNow(t.Context()))(t)
		}
		travel(t, db, n)
	}
	if copied == all {
		must(db.BackUpNow(t.Context()))(t)
	}
	ok(t, db.Close())
	return dir
}

func travel(t *testing.T, db *store.DB, n int) {
	t.Helper()
	c := must(db.Chats.CreateConversation(t.Context(), chat.NewConversation{Title: fmt.Sprintf("Journey %d", n)}))(t)
	say(t, db, c.ID, fmt.Sprintf("How do I get to place %d? %s", n, strings.Repeat("far ", 400)), strings.Repeat("by ferry ", 400))
}

func titles(t *testing.T, db *store.DB) (all []string) {
	t.Helper()
	for _, c := range must(db.Messages.Conversations(t.Context(), messages.Query{Limit: 1000}))(t) {
		all = append(all, c.Title)
	}
	return all
}

func number(version int32) func(*testing.T, string) {
	return func(t *testing.T, dir string) {
		change(t, filepath.Join(dir, "terzetto.db"), func(b []byte) []byte {
			binary.BigEndian.PutUint32(b[60:], uint32(version)) //nolint:gosec // as the file has it
			return b
		})
	}
}

func cut(percent int) func(*testing.T, string) {
	return func(t *testing.T, dir string) {
		change(t, filepath.Join(dir, "terzetto.db"), func(b []byte) []byte { return b[:len(b)*percent/100] })
	}
}

func without(name string) func(*testing.T, string) {
	return func(t *testing.T, dir string) { ok(t, os.Remove(filepath.Join(dir, name))) }
}

func noise(t *testing.T, dir string) {
	change(t, filepath.Join(dir, "terzetto.db"), func(b []byte) []byte {
		r := rand.New(rand.NewPCG(9, 10))
		for range 6 {
			b = scribble(1 + r.IntN(len(b)/pageSize-1))(b)
		}
		return b
	})
}

//test:unraced
func TestTheBetterOfSalvageAndBackupIsOpened(t *testing.T) {
	made := map[int]string{}
	for _, c := range []struct {
		name        string
		copied      int // of 40 conversations; 0: there is no backup
		spoil       func(*testing.T, string)
		how         store.How
		least, most int // conversations that are open then
		other       bool
	}{
		{"half a file and a bit beside a whole backup gives way to the backup", 40, cut(55), store.LastBackup, 40, 40, true},
		{"three fifths of a file without a backup are salvaged", 0, cut(60), store.Salvage, 1, 39, false},
		{"nine tenths of a file beside an old backup are salvaged", 5, cut(90), store.Salvage, 30, 40, true},
		{"nine tenths of a file without a backup are salvaged", 0, cut(90), store.Salvage, 30, 40, false},
		{"a file that lost its end is better than an old backup", 5, cut(97), store.Salvage, 35, 40, true},
		{"a file that lost its end without a backup is salvaged", 0, cut(97), store.Salvage, 35, 40, false},
		{"a file with pages of noise gives way to a whole backup", 40, noise, store.LastBackup, 40, 40, true},
		{"a file with pages of noise is better than an old backup", 5, noise, store.Salvage, 20, 40, true},
		{"a file with pages of noise without a backup is salvaged", 0, noise, store.Salvage, 20, 40, false},
		{"an empty file beside a backup is replaced by it", 30, cut(0), store.LastBackup, 30, 30, false},
		{"an empty file without a backup is told as damage", 0, cut(0), store.Empty, 0, 0, false},
		{"a missing file beside a backup is replaced by it", 30, without("terzetto.db"), store.LastBackup, 30, 30, false},
		{"a missing file without a backup is told as damage", 0, without("terzetto.db"), store.Empty, 0, 0, false},
	} {
		if made[c.copied] == "" {
			made[c.copied] = travelled(t, c.copied, 40)
		}
		t.Run(c.name, func(t *testing.T) {
			dir := copyFolder(t, made[c.copied])
			c.spoil(t, dir)
			db := recovered(t, dir)
			d := db.Report().Damage
			if d == nil || d.How != c.how || d.Reason == "" || (d.Other != nil) != c.other {
				t.Fatalf("how: %s, other: %+v", d.How, d.Other)
			}
			got := titles(t, db)
			if len(got) < c.least || len(got) > c.most || d.How != store.Empty && int64(len(got)) != d.Holds.Rows["conversations"] {
				t.Errorf("%d conversations are open, and %d are told", len(got), d.Holds.Rows["conversations"])
			}
			lost := int64(0)
			for _, title := range got {
				switch {
				case strings.HasPrefix(title, "Recovered: How do I get"):
					lost++
				case !strings.HasPrefix(title, "Journey "):
					t.Errorf("a conversation is called %q", title)
				}
			}
			if lost != d.Holds.Unnamed {
				t.Errorf("%d names are lost, and %d are told", lost, d.Holds.Unnamed)
			}
			_, err := db.Check(t.Context())
			ok(t, err)
		})
	}
}

// Where a page was cut, the end of a row is read as zeros.
//
//test:unraced
func TestACutWithinALongValueLosesThatValueAlone(t *testing.T) {
	whole := travelled(t, 0, 40)
	for permille := 901; permille < 1000; permille += 7 { // at some of them a page of a message ends too early
		dir := copyFolder(t, whole)
		change(t, filepath.Join(dir, "terzetto.db"), func(b []byte) []byte { return b[:len(b)*permille/1000] })
		db := recovered(t, dir)
		if d := db.Report().Damage; d == nil || d.How != store.Salvage || len(titles(t, db)) < 30 {
			t.Errorf("cut to %d of 1,000: %d conversations are open, by %+v", permille, len(titles(t, db)), d)
		}
	}
}

func TestRowsThatEndInZerosAreReadableAgain(t *testing.T) {
	dir := travelled(t, 0, 40)
	file := must(sql.Open("sqlite", filepath.Join(dir, "terzetto.db")))(t)
	must(file.ExecContext(t.Context(), `UPDATE conversations SET cast_members = char(0, 0), title = 'Jour' || char(0, 0), speakers_per_turn = char(0)
	  WHERE title = 'Journey 3'`))(t)
	must(file.ExecContext(t.Context(), "UPDATE conversations SET title = char(0, 0, 0) WHERE title = 'Journey 4'"))(t)
	ok(t, file.Close())
	cut(97)(t, dir)
	db := recovered(t, dir)
	var all []string
	for _, c := range must(db.Messages.Conversations(t.Context(), messages.Query{Limit: 1000}))(t) {
		if all = append(all, c.Title); c.SpeakersPerTurn < 1 {
			t.Errorf("%q has %d speakers", c.Title, c.SpeakersPerTurn)
		}
	}
	if !slices.Contains(all, "Jour") || !slices.Contains(all, "Recovered conversation") {
		t.Errorf("the titles are %q", all)
	}
	reset := lists.Sum(db.Report().Damage.Tables, func(l sqlite.TableLoss) int64 { return l.Reset })
	if reset < 4 {
		t.Errorf("%d values are told as reset", reset)
	}
}

//test:unraced
func TestTheOtherChoiceIsRestoredLikeAnyBackup(t *testing.T) {
	for _, copied := range []int{5, 40} { // the backup is the other one, or the salvage is
		dir := travelled(t, copied, 40)
		cut(90)(t, dir)
		db := recovered(t, dir)
		d := *db.Report().Damage
		if !slices.ContainsFunc(must(db.Backups(t.Context()))(t), func(b store.BackupInfo) bool { return b.File == d.Other.File }) {
			t.Fatalf("%s is no backup", d.Other.File)
		}
		db, safety := exchanged(t, db, dir, d.Other.File)
		if n := int64(len(titles(t, db))); n != d.Other.Holds.Rows["conversations"] || db.Report().Damage != nil {
			t.Errorf("%d conversations are open of %+v", n, d.Other.Holds)
		}
		db, _ = exchanged(t, db, dir, safety)
		if n := int64(len(titles(t, db))); n != d.Holds.Rows["conversations"] {
			t.Errorf("%d conversations come back of %+v", n, d.Holds)
		}
	}
}

//test:unraced
func TestALostNameComesFromTheBackupOrIsReported(t *testing.T) {
	dir := travelled(t, 20, 40)
	live := raw(t, filepath.Join(dir, "terzetto.db"))
	do(t, live, "PRAGMA foreign_keys = OFF")
	do(t, live, "UPDATE conversations SET trashed_at = 1700000000000001 WHERE title = 'Journey 39'")
	do(t, live, "DROP INDEX permissions_trigger") // what makes it damaged
	root := column(t, live, "SELECT rootpage FROM sqlite_schema WHERE name = 'conversations'")[0]
	ok(t, live.Close())
	page := 0
	must(fmt.Sscan(root, &page))(t)
	change(t, filepath.Join(dir, "terzetto.db"), scribble(page-1))
	db := recovered(t, dir)
	d := db.Report().Damage
	if d == nil || d.How != store.Salvage || d.Holds.Unnamed != 20 {
		t.Fatalf("the report is %+v", d)
	}
	got := titles(t, db)
	for n := range 40 {
		want := fmt.Sprintf("Journey %d", n)
		if n >= 20 {
			want = fmt.Sprintf("Recovered: How do I get to place %d?", n)
		}
		if at := slices.IndexFunc(got, func(title string) bool { return title == want || n >= 20 && strings.HasPrefix(title, want) }); (at >= 0) != (n != 39) {
			t.Errorf("%q is at %d of %d", want, at, len(got))
		} else if n != 39 && at != 38-n {
			t.Errorf("%q is at %d, and the newest is first", want, at)
		}
	}
}

func TestAVersionThatWasLostIsKnownByTheTables(t *testing.T) {
	for _, version := range []int32{0, -1, -2147483648, 3} {
		t.Run(strconv.Itoa(int(version)), func(t *testing.T) {
			dir := travelled(t, 0, 3)
			number(version)(t, dir)
			db := open(t, dir)
			r := db.Report()
			if r.Damage != nil || len(r.Warnings) != 1 || !strings.Contains(r.Warnings[0], "version number") || r.Fresh || len(titles(t, db)) != 3 {
				t.Errorf("the report is %+v", r)
			}
			ok(t, db.Close())
			if again := open(t, dir).Report(); len(again.Warnings) > 0 {
				t.Errorf("the next start says %q", again.Warnings)
			}
		})
	}
}

func TestAnOlderFileWithoutItsVersionIsMigrated(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	ok(t, os.MkdirAll(dir, 0o700))
	file := raw(t, filepath.Join(dir, "terzetto.db"))
	for n := range 20 {
		step(t, file, n)
	}
	do(t, file, "PRAGMA user_version = 0")
	ok(t, file.Close())
	if r := open(t, dir).Report(); r.MigratedFrom != 20 || r.Damage != nil {
		t.Errorf("the report is %+v", r)
	}
}

func TestTablesOfNoVersionAreDamageWithoutALostRow(t *testing.T) {
	dir := travelled(t, 0, 3)
	do(t, raw(t, filepath.Join(dir, "terzetto.db")), "CREATE TABLE mine (text TEXT); PRAGMA user_version = 0")
	db := recovered(t, dir)
	if d := db.Report().Damage; d == nil || d.How != store.Salvage || len(titles(t, db)) != 3 {
		t.Errorf("the report is %+v", d)
	}
}

func TestABackupWithoutItsVersionIsRestored(t *testing.T) {
	from := travelled(t, 0, 3)
	number(0)(t, from)
	dir := filepath.Join(t.TempDir(), "data")
	must(store.Restore(t.Context(), dir, filepath.Join(from, "terzetto.db"), nil))(t)
	if got := titles(t, open(t, dir)); len(got) != 3 {
		t.Errorf("the conversations are %q", got)
	}
}

// killed gives a folder as a kill leaves it: 3 conversations in the file, and 2 more in its log.
func killed(t *testing.T, copied int) (dir string) {
	t.Helper()
	from := travelled(t, copied, 3)
	db := open(t, from)
	travel(t, db, 3)
	travel(t, db, 4)
	return copyFolder(t, from)
}

//test:unraced
func TestAStartTellsThatALogIsMissing(t *testing.T) {
	other, left := files(t, killed(t, 0))["terzetto.db-wal"], map[int]string{0: killed(t, 0), 2: killed(t, 2)}
	for _, c := range []struct {
		name  string
		spoil func(*testing.T, string)
		says  string
		open  int
	}{
		{"a whole log is played in", func(*testing.T, string) {}, "", 5},
		{"a log that is gone", without("terzetto.db-wal"), "its log was lost", 3},
		{"a log of noise", func(t *testing.T, dir string) {
			change(t, filepath.Join(dir, "terzetto.db-wal"), func(b []byte) []byte { return []byte(strings.Repeat("noise", len(b)/5)) })
		}, "its log was lost", 3},
		{"a log that is empty", func(t *testing.T, dir string) { ok(t, os.Truncate(filepath.Join(dir, "terzetto.db-wal"), 0)) }, "its log was lost", 3},
		{"the log of another file", func(t *testing.T, dir string) {
			change(t, filepath.Join(dir, "terzetto.db-wal"), func([]byte) []byte { return []byte(other) })
		}, "belongs to another database", 3},
		{"a note that cannot be read says nothing", func(t *testing.T, dir string) {
			without("terzetto.db-wal")(t, dir)
			change(t, filepath.Join(dir, "terzetto.last"), func(b []byte) []byte { b[3] ^= 1; return b })
		}, "", 3},
	} {
		for _, copied := range []int{0, 2} {
			t.Run(fmt.Sprintf("%s, %d in a backup", c.name, copied), func(t *testing.T) {
				dir := copyFolder(t, left[copied])
				ok(t, os.Remove(filepath.Join(dir, "terzetto.db-shm")))
				c.spoil(t, dir)
				before := files(t, dir)
				db := recovered(t, dir)
				d := db.Report().Damage
				if (d != nil) != (c.says != "") || d != nil && !strings.Contains(d.Reason, c.says) {
					t.Fatalf("the report is %+v", d)
				}
				if got := titles(t, db); len(got) != c.open {
					t.Errorf("open are %q", got)
				}
				if d == nil {
					return
				}
				kept := files(t, d.Folder)
				const header = 100 // in which SQLite counts
				if kept["terzetto.db"][header:] != before["terzetto.db"][header:] || kept["terzetto.db-wal"] != before["terzetto.db-wal"] {
					t.Error("the damaged files were not kept as they were")
				}
			})
		}
	}
}

func TestAnOlderFileThatAPersonPutThereIsReported(t *testing.T) {
	dir := travelled(t, 2, 5)
	backup := must(filepath.Glob(filepath.Join(dir, "backups", "*.db")))(t)[0]
	ok(t, os.WriteFile(filepath.Join(dir, "terzetto.db"), must(os.ReadFile(backup))(t), 0o600))
	db := open(t, dir)
	if r := db.Report(); len(r.Warnings) != 1 || !strings.Contains(r.Warnings[0], "was put in place") || len(titles(t, db)) != 2 {
		t.Errorf("the report is %+v", r)
	}
}

func TestNothingSavedIsLostWithAFileRemovedWhileOpen(t *testing.T) {
	live := func(dir string) string { return filepath.Join(dir, "terzetto.db") }
	remove := func(t *testing.T, dir string) { ok(t, os.Remove(live(dir))) }
	replace := func(t *testing.T, dir string) {
		backup := must(filepath.Glob(filepath.Join(dir, "backups", "*.db")))(t)[0]
		ok(t, os.WriteFile(live(dir)+".other", must(os.ReadFile(backup))(t), 0o600))
		ok(t, os.Rename(live(dir)+".other", live(dir)))
	}
	for _, c := range []struct {
		name   string
		lose   func(*testing.T, string)
		write  bool
		copied int
	}{
		{"removed, and written to", remove, true, 0},
		{"removed, and closed", remove, false, 0},
		{"replaced, and written to", replace, true, 2},
		{"replaced, and closed", replace, false, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := travelled(t, c.copied, 5)
			db := must(store.Open(t.Context(), options(dir)))(t)
			travel(t, db, 5)
			c.lose(t, dir)
			want := 6
			if c.write {
				if _, err := db.Chats.CreateConversation(t.Context(), chat.NewConversation{Title: "Journey 6"}); err != nil {
					t.Fatal(err)
				}
				want++
				_, err := db.Chats.CreateConversation(t.Context(), chat.NewConversation{Title: "Journey 7"})
				if !fault.Is(err, fault.Conflict) || !strings.Contains(fault.Sentence(err), "was removed or replaced") {
					t.Errorf("the next transaction: %v", err)
				}
				if rescued := store.RescuedIn(<-db.DamageReports()); !strings.Contains(rescued, "rescued") {
					t.Errorf("told is %q", rescued)
				}
			}
			ok(t, db.Close())
			copies, err := filepath.Glob(filepath.Join(dir, "backups", "*rescued*.db"))
			if err != nil || len(copies) != 1 {
				t.Fatalf("the copies are %q, %v", copies, err)
			}
			must(store.Restore(t.Context(), dir, copies[0], nil))(t)
			if got := titles(t, open(t, dir)); len(got) != want {
				t.Errorf("saved are %q", got)
			}
		})
	}
}

func TestTheFolderStaysHeldWithoutItsLockFile(t *testing.T) {
	dir := travelled(t, 0, 1)
	open(t, dir)
	ok(t, os.Remove(filepath.Join(dir, "terzetto.lock")))
	if db, err := store.Open(t.Context(), options(dir)); !fault.Is(err, fault.Conflict) {
		t.Errorf("a second one opens it: %v", errors.Join(err, db.Close()))
	}
}

func TestAPathThatIsTooLongIsToldInASentence(t *testing.T) {
	long := t.TempDir()
	for len(long) < 400 {
		long = filepath.Join(long, strings.Repeat("a", 40))
	}
	_, err := store.Open(t.Context(), options(filepath.Join(long, strings.Repeat("b", 100))))
	if !strings.Contains(fault.Sentence(err), "too long") {
		t.Errorf("it is told as %v", err)
	}
	some := long + strings.Repeat("c", 465-len(long))
	db := open(t, some)
	if r := db.Report(); len(r.Warnings) != 1 || !strings.Contains(r.Warnings[0], "too long for backups") {
		t.Errorf("the report is %+v", r)
	}
}
