package store_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"terzetto/backend/chat"
	"terzetto/backend/store"
	"terzetto/backend/store/messages"
)

// doomed kills this process once the time in its environment has passed.
func doomed() error {
	wait, err := time.ParseDuration(os.Getenv("STORE_WAIT"))
	if err != nil {
		return err
	}
	self, err := os.FindProcess(os.Getpid())
	if err != nil {
		return err
	}
	time.AfterFunc(wait, func() { _ = self.Kill() })
	return nil
}

// copies makes copies until it is killed, and tells of each.
func copies(dir string) error {
	db, err := store.Open(context.Background(), options(dir))
	if err != nil {
		return err
	}
	if err := doomed(); err != nil {
		return err
	}
	for {
		made, err := db.BackUpNow(context.Background())
		if err != nil {
			return err
		}
		fmt.Println(made.File)
	}
}

// restores puts one copy after the other in place until it is killed, and tells of each.
func restores(dir string) error {
	hold, err := store.TakeHold(context.Background(), dir, nil)
	if err != nil {
		return err
	}
	o := options(dir)
	o.Hold = hold
	db, err := store.Open(context.Background(), o)
	if err != nil {
		return err
	}
	all, err := db.Backups(context.Background())
	if err != nil {
		return err
	}
	if err := doomed(); err != nil {
		return err
	}
	for n := 0; ; n++ {
		file := all[n%len(all)].File
		fmt.Println("next", filepath.Base(file))
		ready, err := db.PrepareRestore(context.Background(), file)
		if err != nil {
			return err
		}
		if err := db.Close(); err != nil {
			return err
		}
		if _, err := ready.PutInPlace(context.Background()); err != nil {
			return err
		}
		if db, err = store.Open(context.Background(), o); err != nil {
			return err
		}
		fmt.Println("done", filepath.Base(file))
	}
}

// killedIn runs a child that is killed at any moment of what it does, and gives the lines that it printed.
func killedIn(t *testing.T, r *rand.Rand, what, dir string) (lines []string) {
	t.Helper()
	t.Setenv("STORE_WAIT", (time.Duration(r.IntN(120_000)) * time.Microsecond).String())
	cmd, told := spawn(t, what, dir)
	for told.Scan() {
		lines = append(lines, told.Text())
	}
	killed := -1
	if runtime.GOOS == "windows" { // where a process is ended with a code
		killed = 1
	}
	if err := cmd.Wait(); err == nil || cmd.ProcessState.ExitCode() != killed {
		t.Fatalf("the child was not killed: %v", err)
	}
	return lines
}

// copyKills is how often a process is killed while it copies or restores.
func copyKills() int {
	if testing.Short() {
		return 3
	}
	return 200
}

func TestAKillInACopyLeavesWholeCopiesOnly(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	r := rand.New(rand.NewPCG(19, 12))
	cut := 0
	for range copyKills() {
		told := killedIn(t, r, "copies", dir)
		if parts := must(filepath.Glob(filepath.Join(dir, "backups", "*.part*")))(t); len(parts) > 0 {
			cut++
		}
		db, err := store.Open(t.Context(), options(dir))
		ok(t, err)
		if db.Report().Damage != nil {
			t.Fatal(db.Report().Damage)
		}
		for _, file := range told {
			if _, err := os.Stat(file); err != nil {
				t.Fatalf("a copy that was told is not there: %v", err)
			}
		}
		for _, made := range must(db.Backups(t.Context()))(t) {
			if _, err := store.TallyOf(t.Context(), made.File); err != nil {
				t.Fatalf("%s: %v", made.File, err)
			}
			ok(t, os.Remove(made.File))
		}
		if parts := must(filepath.Glob(filepath.Join(dir, "backups", "*")))(t); len(parts) > 0 {
			t.Fatalf("there are %q", parts)
		}
		ok(t, db.Close())
	}
	t.Logf("%d kills, of which %d cut a copy off", copyKills(), cut)
}

func TestAKillInARestoreLeavesOneOfTheTwoWhole(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	db, err := store.Open(t.Context(), options(dir))
	ok(t, err)
	titles := map[string]string{} // by the name of the copy
	for _, title := range []string{"first", "second"} {
		_, err := db.Chats.CreateConversation(t.Context(), chat.NewConversation{Title: title})
		ok(t, err)
		titles[filepath.Base(must(db.BackUpNow(t.Context()))(t).File)] = title
	}
	ok(t, db.Close())
	r := rand.New(rand.NewPCG(19, 13))
	was, cut := "second", 0
	for range copyKills() {
		possible := []string{was}
		for _, line := range killedIn(t, r, "restores", dir) {
			verb, file, _ := strings.Cut(line, " ")
			if verb == "next" {
				possible = append(possible, titles[file])
			} else {
				possible = []string{titles[file]}
			}
		}
		if len(possible) > 1 {
			cut++
		}
		db, err := store.Open(t.Context(), options(dir))
		ok(t, err)
		if sentence, err := db.Check(t.Context()); err != nil || db.Report().Damage != nil {
			t.Fatalf("%s: %v, %v", sentence, err, db.Report().Damage)
		}
		all := must(db.Messages.Conversations(t.Context(), messages.Query{}))(t)
		was = all[0].Title
		if len(all) == 2 { // the second copy has both
			was = "second"
		}
		if was != possible[0] && was != possible[len(possible)-1] {
			t.Fatalf("there is %q, and %q was possible", was, possible)
		}
		for _, made := range must(db.Backups(t.Context()))(t) {
			if _, err := store.TallyOf(t.Context(), made.File); err != nil {
				t.Fatalf("%s: %v", made.File, err)
			}
			if titles[filepath.Base(made.File)] == "" {
				ok(t, os.Remove(made.File)) // from before a restore
			}
		}
		ok(t, db.Close())
	}
	t.Logf("%d kills, of which %d cut a restore off", copyKills(), cut)
}
