package store_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
)

// purgedRows is how many rows a conversation has that a child purges: several parts of a purge.
const purgedRows = 900

// purges makes conversations and purges them while another one goes on, until it is killed, and tells of each.
func purges(dir string) error {
	ctx := context.Background()
	db, err := store.Open(ctx, options(dir))
	if err != nil {
		return err
	}
	if err := doomed(); err != nil {
		return err
	}
	failed := make(chan error)
	go func() { failed <- talkAs(ctx, db, "ada") }()
	go func() { failed <- purgeOn(ctx, db) }()
	return <-failed
}

func purgeOn(ctx context.Context, db *store.DB) error {
	for n := 0; ; n++ {
		word := fmt.Sprintf("planted%dx%dq", os.Getpid(), n)
		greetings := make([]string, purgedRows)
		for i := range greetings {
			greetings[i] = fmt.Sprintf("%s of row %d", word, i)
		}
		made, err := db.Chats.CreateConversation(ctx, chat.NewConversation{Title: "doomed", FirstMes: greetings[0], AlternateGreetings: greetings})
		if err != nil {
			return err
		}
		s, err := db.Turns.Begin(ctx, turn.Request{Kind: turn.Send, ConversationID: made.ID, Text: greetings[1]})
		if err != nil {
			return err
		}
		if _, err := db.Turns.Commit(ctx, result(s, turn.Send, greetings[2])); err != nil {
			return err
		}
		fmt.Println("purging", made.ID, word)
		if err := db.Chats.PurgeConversation(ctx, made.ID); err != nil {
			return err
		}
		fmt.Println("purged", made.ID, word)
	}
}

func TestAKillInAPurgeBringsNothingBackAndLosesNothingElse(t *testing.T) {
	kills := 200
	if testing.Short() {
		kills = 5
	}
	ctx := t.Context()
	r := rand.New(rand.NewPCG(3, 8))
	dir, rows, halved := "", 0, 0
	for n := range kills {
		if n%20 == 0 { // what was kept before would only take longer to check
			dir, rows = filepath.Join(t.TempDir(), "data"), 0
			ok(t, must(store.Open(ctx, options(dir)))(t).Close()) // the kill falls into the work, not into the making of the file
		}
		said := spoken{}
		began, gone, words := []string{}, []string{}, []string{}
		for _, line := range killedIn(t, r, "purges", dir) {
			verb, rest, _ := strings.Cut(line, " ")
			first, second, _ := strings.Cut(rest, " ")
			switch verb {
			case "purging":
				began = append(began, first)
			case "purged":
				gone, words = append(gone, first), append(words, second)
			default:
				said.hear(verb, second)
			}
		}
		db := must(store.Open(ctx, options(dir)))(t)
		rows = said.holds(t, db, "ada", rows)
		for _, id := range began {
			c, err := db.Messages.Conversation(ctx, id)
			switch {
			case fault.Is(err, fault.NotFound):
			case err != nil:
				t.Fatal(err)
			case slices.Contains(gone, id):
				t.Fatalf("a purged conversation is back with %d rows", c.MessageCount)
			case c.MessageCount != purgedRows+3:
				t.Fatalf("a conversation whose purge did not begin has %d rows", c.MessageCount)
			}
		}
		halved += must(db.UnderPurge(ctx))(t)
		if trash := must(db.Chats.Trash(ctx))(t); len(trash) > 0 {
			t.Fatalf("what is being purged is shown in the trash: %q", trash)
		}
		ok(t, db.CleanUp(ctx))
		if left := must(db.UnderPurge(ctx))(t); left > 0 {
			t.Fatalf("%d purges were not ended", left)
		}
		if sentence, err := db.Check(ctx); err != nil {
			t.Fatalf("%s: %v", sentence, err)
		}
		ok(t, db.Close())
		if left := leftIn(t, dir, words); len(left) > 0 {
			t.Fatalf("of what was purged is left: %q", left)
		}
	}
	if !testing.Short() && halved == 0 {
		t.Error("no kill fell into a purge: the loop shows nothing")
	}
}
