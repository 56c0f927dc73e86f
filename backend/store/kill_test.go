package store_test

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/team"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
	"terzetto/backend/store/messages"
)

// child is what the test binary does when a test runs it as a process of its own.
func child(what, dir string) error {
	switch what {
	case "talk":
		return talk(dir)
	case "several":
		return several(dir)
	case "meddle":
		return meddle(dir)
	case "hold":
		return hold(dir)
	case "collect":
		return collect(dir)
	case "fill":
		return fill(dir)
	case "copies":
		return copies(dir)
	case "restores":
		return restores(dir)
	case "purges":
		return purges(dir)
	}
	return fmt.Errorf("no such child: %s", what)
}

// spawn starts this binary as a child and reads what it prints, line by line.
func spawn(t *testing.T, what, dir string) (*exec.Cmd, *bufio.Scanner) {
	t.Helper()
	self, err := os.Executable()
	ok(t, err)
	cmd := exec.CommandContext(t.Context(), self)
	cmd.Env = append(os.Environ(), "STORE_CHILD="+what, "STORE_DIR="+dir)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	ok(t, err)
	ok(t, cmd.Start())
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, 1<<20)
	return cmd, lines
}

// talk holds two conversations with itself and keeps files beside them, all at once, until it is killed. It tells each
// step after the store said that it is kept.
func talk(dir string) error {
	ctx := context.Background()
	db, err := store.Open(ctx, options(dir))
	if err != nil {
		return err
	}
	fmt.Println("open")
	failed := make(chan error)
	for _, who := range talkers() {
		go func() { failed <- talkAs(ctx, db, who) }()
	}
	go func() { failed <- keepOn(ctx, db) }()
	return <-failed
}

// talkers gives the titles of the conversations.
func talkers() []string { return []string{"ada", "bo"} }

func talkAs(ctx context.Context, db *store.DB, who string) error {
	id, err := titled(ctx, db, who)
	if err != nil {
		return err
	}
	if id == "" {
		c, err := db.Chats.CreateConversation(ctx, chat.NewConversation{Title: who, FirstMes: "g"})
		if err != nil {
			return err
		}
		id = c.ID
	}
	for n := 0; ; n++ {
		said := fmt.Sprintf("said by %s %d %d", who, os.Getpid(), n)
		s, err := db.Turns.Begin(ctx, turn.Request{Kind: turn.Send, ConversationID: id, Text: said})
		if err != nil {
			return err
		}
		fmt.Println("begin", who, said)
		text := ""
		for part := range 4 {
			text += fmt.Sprintf("part %d of the answer to %s. ", part, said)
			if err := db.Turns.Checkpoint(ctx, turn.Draft{ConversationID: id, ParentID: s.User.ID, TurnIndex: s.TurnIndex, Text: text}); err != nil {
				return err
			}
			fmt.Println("checkpoint", who, text)
		}
		if _, err := db.Turns.Commit(ctx, result(s, turn.Send, text)); err != nil {
			return err
		}
		fmt.Println("commit", who, text)
	}
}

// titled is the id of the conversation with a title; empty where there is none.
func titled(ctx context.Context, db *store.DB, title string) (string, error) {
	all, err := db.Messages.Conversations(ctx, messages.Query{})
	if at := slices.IndexFunc(all, func(c chat.Conversation) bool { return c.Title == title }); at >= 0 {
		return all[at].ID, err
	}
	return "", err
}

// fileBytes is how much is in a file that keepOn keeps: some pages of the database.
const fileBytes = 40_000

func keepOn(ctx context.Context, db *store.DB) error {
	for n := 0; ; n++ {
		label := fmt.Sprintf("file-%d-%d", os.Getpid(), n)
		f, err := db.Files.KeepFile(ctx, team.File{Label: label, Hash: label, Size: fileBytes, Data: bytes.Repeat([]byte{1}, fileBytes)})
		if err != nil {
			return err
		}
		fmt.Println("file", label, f.ID)
	}
}

// kills is how often a process is killed in the whole form and in the short one.
func kills() int {
	if testing.Short() {
		return 5
	}
	return 1500
}

// A spoken conversation is what a killed process told of one.
type spoken struct {
	kept  []string // words and replies
	draft string   // the last checkpoint of a reply that was not told to be kept
}

func (s *spoken) hear(verb, text string) {
	switch verb {
	case "begin":
		s.kept, s.draft = append(s.kept, text), ""
	case "checkpoint":
		s.draft = text
	case "commit":
		s.kept, s.draft = append(s.kept, text), ""
	}
}

// holds checks a conversation that had so many rows, and gives how many it has.
func (s *spoken) holds(t *testing.T, db *store.DB, who string, rows int) int {
	t.Helper()
	id := must(titled(t.Context(), db, who))(t)
	if id == "" {
		if len(s.kept) > 0 || rows > 0 {
			t.Fatalf("the conversation %s is gone", who)
		}
		return 0
	}
	now := path(t, db, id)
	if len(now) < rows {
		t.Fatalf("the conversation %s had %d rows and has %d", who, rows, len(now))
	}
	for _, text := range s.kept {
		if !slices.ContainsFunc(now, func(m chat.Message) bool { return m.Content == text }) {
			t.Fatalf("%q is gone", text)
		}
	}
	if s.draft != "" && !slices.ContainsFunc(now, func(m chat.Message) bool { return m.Role == chat.Assistant && strings.HasPrefix(m.Content, s.draft) }) {
		t.Fatalf("no row begins with the checkpoint %q", s.draft)
	}
	return len(now)
}

func TestAKilledProcessLosesNothingThatItWasToldIsKept(t *testing.T) {
	ctx := t.Context()
	r := rand.New(rand.NewPCG(7, 7))
	dir, recovered, rows := "", 0, map[string]int{}
	told := map[string]int{}
	for n := range kills() {
		if n%50 == 0 { // what was kept before would only take longer to check
			dir, rows = filepath.Join(t.TempDir(), "data"), map[string]int{}
		}
		cmd, lines := spawn(t, "talk", dir)
		said := map[string]*spoken{}
		for _, who := range talkers() {
			said[who] = &spoken{}
		}
		files := map[string]int64{}
		for n := r.IntN(40); n > 0 && lines.Scan(); n-- {
			verb, rest, _ := strings.Cut(lines.Text(), " ")
			who, text, _ := strings.Cut(rest, " ")
			told[verb]++
			switch {
			case verb == "file":
				files[who] = must(strconv.ParseInt(text, 10, 64))(t)
			case said[who] != nil:
				said[who].hear(verb, text)
			}
		}
		ok(t, cmd.Process.Kill())
		_ = cmd.Wait() // it was killed

		db, err := store.Open(ctx, options(dir))
		ok(t, err)
		if sentence, err := db.Check(ctx); err != nil {
			t.Fatalf("%s: %v", sentence, err)
		}
		recovered += db.Report().RecoveredDrafts
		for _, who := range talkers() {
			rows[who] = said[who].holds(t, db, who, rows[who])
		}
		for label, id := range files {
			if f := must(db.Files.FileHead(ctx, id, true))(t); f.Label != label || len(f.Data) != fileBytes {
				t.Fatalf("the file %s is %s with %d bytes", label, f.Label, len(f.Data))
			}
		}
		ok(t, db.Close())
	}
	t.Logf("it was told of %v", told)
	if recovered == 0 || told["file"] == 0 || told["commit"] == 0 {
		t.Errorf("%d kills fell into an answer, and it was told of %v: the loop shows nothing", recovered, told)
	}
}

func TestProseOfAKilledTurnIsAMarkedReply(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	cmd, lines := spawn(t, "talk", dir)
	text := ""
	for lines.Scan() {
		var is bool
		if text, is = strings.CutPrefix(lines.Text(), "checkpoint ada "); is {
			break
		}
	}
	ok(t, cmd.Process.Kill())
	_ = cmd.Wait() // it was killed
	db := open(t, dir)
	if !db.Report().Unclean {
		t.Error("the start did not notice the kill")
	}
	said := spoken{draft: text}
	said.holds(t, db, "ada", 2)
}

// several plays a turn in which two answer, and is killed while the second one does.
func several(dir string) error {
	ctx := context.Background()
	db, err := store.Open(ctx, options(dir))
	if err != nil {
		return err
	}
	var cast chat.Cast
	for _, name := range []string{"Ada", "Bo"} {
		if _, err := db.Library.CreateCharacter(ctx, chat.Character{ID: "card-" + name, Name: name}); err != nil {
			return err
		}
		cast = append(cast, chat.Member{CharacterCardID: "card-" + name})
	}
	c, err := db.Chats.CreateConversation(ctx, chat.NewConversation{Cast: cast, SpeakersPerTurn: 2})
	if err != nil {
		return err
	}
	s, err := db.Turns.Begin(ctx, turn.Request{Kind: turn.Send, ConversationID: c.ID, Text: "Who is there?"})
	if err != nil {
		return err
	}
	first := result(s, turn.Send, "Ada is here.")
	first.Log.Speaker = &event.Choice{CharacterCardID: "card-Ada", Author: "Ada"}
	if err := db.Turns.Checkpoint(ctx, turn.Draft{ConversationID: c.ID, ParentID: s.ParentID, TurnIndex: s.TurnIndex, Text: "Ada is", Speaker: first.Log.Speaker}); err != nil {
		return err
	}
	if _, err := db.Turns.Commit(ctx, first); err != nil {
		return err
	}
	if s, err = db.Turns.Begin(ctx, turn.Request{Kind: turn.Next, ConversationID: c.ID}); err != nil {
		return err
	}
	for text := "Bo is"; ; text += " here" {
		err := db.Turns.Checkpoint(ctx, turn.Draft{
			ConversationID: c.ID, ParentID: s.ParentID, TurnIndex: s.TurnIndex, Text: text, Speaker: &event.Choice{CharacterCardID: "card-Bo", Author: "Bo"},
		})
		if err != nil {
			return err
		}
		fmt.Println(text)
	}
}

func TestAKillDuringASecondReplyKeepsTheFirstWhole(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	cmd, lines := spawn(t, "several", dir)
	for range 3 {
		if !lines.Scan() {
			t.Fatal("the process ended by itself")
		}
	}
	kept := lines.Text()
	ok(t, cmd.Process.Kill())
	_ = cmd.Wait() // it was killed
	db := open(t, dir)
	rows := path(t, db, must(db.Messages.Conversations(t.Context(), messages.Query{}))(t)[0].ID)
	if len(rows) != 3 {
		t.Fatalf("there are %q", texts(rows))
	}
	first, second := rows[1], rows[2]
	if first.Content != "Ada is here." || first.Author != "Ada" || first.CharacterCardID != "card-Ada" || first.Interrupted {
		t.Errorf("the first reply is %+v", first)
	}
	if !strings.HasPrefix(second.Content, kept) || second.Author != "Bo" || second.CharacterCardID != "card-Bo" || !second.Interrupted || *second.ParentID != first.ID {
		t.Errorf("the second reply is %+v", second)
	}
}

// meddle edits a message and deletes another while a turn runs, and is killed in it.
func meddle(dir string) error {
	ctx := context.Background()
	db, err := store.Open(ctx, options(dir))
	if err != nil {
		return err
	}
	c, err := db.Chats.CreateConversation(ctx, chat.NewConversation{})
	if err != nil {
		return err
	}
	first, err := db.Turns.Begin(ctx, turn.Request{Kind: turn.Send, ConversationID: c.ID, Text: "Is the bridge open?"})
	if err != nil {
		return err
	}
	if _, err := db.Turns.Commit(ctx, result(first, turn.Send, "Yes.")); err != nil {
		return err
	}
	s, err := db.Turns.Begin(ctx, turn.Request{Kind: turn.Send, ConversationID: c.ID, Text: "And the ferry?"})
	if err != nil {
		return err
	}
	if err := db.Turns.Checkpoint(ctx, turn.Draft{ConversationID: c.ID, ParentID: s.ParentID, TurnIndex: s.TurnIndex, Text: "The ferry is"}); err != nil {
		return err
	}
	for _, content := range []string{"Is the gate open?", "Is the gate shut?"} {
		if err := db.Chats.KeepEdit(ctx, c.ID, first.User.ID, content); err != nil {
			return err
		}
	}
	if err := db.Chats.DeleteMessage(ctx, c.ID, s.User.ID); err != nil {
		return err
	}
	fmt.Println("deleted")
	select {} // until it is killed
}

func TestAnEditAndADeletionInAKilledTurnAreKept(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	cmd, lines := spawn(t, "meddle", dir)
	if !lines.Scan() || lines.Text() != "deleted" {
		t.Fatal("the process ended by itself")
	}
	ok(t, cmd.Process.Kill())
	_ = cmd.Wait() // it was killed
	db := open(t, dir)
	if sentence, err := db.Check(t.Context()); err != nil {
		t.Fatalf("%s: %v", sentence, err)
	}
	rows := path(t, db, must(db.Messages.Conversations(t.Context(), messages.Query{}))(t)[0].ID)
	if got := strings.Join(texts(rows), " | "); got != "Is the gate shut? | Yes." {
		t.Errorf("on disk: %s", got)
	}
}

// hold opens the folder and keeps it.
func hold(dir string) error {
	if _, err := store.Open(context.Background(), options(dir)); err != nil {
		return err
	}
	fmt.Println(os.Getpid())
	select {} // until it is killed
}

func TestASecondProcessIsToldWhoHasTheFolder(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	cmd, lines := spawn(t, "hold", dir)
	defer func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	}()
	if !lines.Scan() {
		t.Fatal("the first process did not open the folder")
	}
	pid := lines.Text()
	_, err := store.Open(t.Context(), options(dir))
	f, is := errors.AsType[*fault.Error](err)
	if !is || f.Code != fault.Conflict || !strings.Contains(f.Message, "process "+pid) {
		t.Fatalf("got %v", err)
	}
	if n, err := strconv.Atoi(pid); err != nil || f.Details["pid"] != n {
		t.Errorf("the detail is %v", f.Details)
	}
	if _, err := store.Restore(t.Context(), dir, filepath.Join(dir, "x.db"), nil); !fault.Is(err, fault.Conflict) {
		t.Errorf("a restore into a folder in use: %v", err)
	}
	if _, err := store.Recover(t.Context(), options(dir), store.Empty); !fault.Is(err, fault.Conflict) {
		t.Errorf("a recovery of a folder in use: %v", err)
	}
}
