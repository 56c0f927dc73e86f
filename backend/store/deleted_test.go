package store_test

import (
	"bytes"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"

	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
)

// leftIn names the files below a folder that hold one of some words, in the bytes of UTF-8 or of UTF-16, each with the first
// word that it has. Copies that a person can go back to are left out.
func leftIn(t *testing.T, dir string, words []string) (left []string) {
	t.Helper()
	ok(t, filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			if err == nil && d.Name() == "backups" {
				return filepath.SkipDir
			}
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		lower := bytes.ToLower(data)
		for _, word := range words {
			word = strings.ToLower(word)
			wide := make([]byte, 0, 2*len(word))
			for _, unit := range utf16.Encode([]rune(word)) {
				wide = append(wide, byte(unit), byte(unit>>8))
			}
			if bytes.Contains(lower, []byte(word)) || bytes.Contains(lower, wide) {
				left = append(left, filepath.Base(path)+": "+word)
			}
		}
		return nil
	}))
	return left
}

//test:unraced
func TestNothingOfRandomDeletionsIsLeftInTheFiles(t *testing.T) {
	ctx := t.Context()
	for seed := range uint64(3) {
		r := rand.New(rand.NewPCG(seed, 1))
		dir := filepath.Join(t.TempDir(), "data")
		db := must(store.Open(ctx, options(dir)))(t)
		n := 0
		mark := func() string {
			n++
			return fmt.Sprintf("zq%dx%06dq", seed, n)
		}
		text := func(mark string) string { return mark + " " + strings.Repeat("lorem ipsum ", r.IntN(300)) }
		var cids []string
		live := map[int64]string{}
		of := map[int64]string{}
		var gone []string
		for range 8 {
			cids = append(cids, must(db.Chats.CreateConversation(ctx, chat.NewConversation{Title: "Harbour", FirstMes: "Hello."}))(t).ID)
		}
		for step := range 400 {
			cid := cids[r.IntN(len(cids))]
			switch k := r.IntN(10); {
			case k < 6:
				said, reply := mark(), mark()
				s := must(db.Turns.Begin(ctx, turn.Request{Kind: turn.Send, ConversationID: cid, Text: text(said)}))(t)
				done := result(s, turn.Send, text(reply))
				done.State.ProgressiveFields = nil
				u, a := s.User.ID, must(db.Turns.Commit(ctx, done))(t).MessageID
				live[u], live[a], of[u], of[a] = said, reply, cid, cid
			case k < 8:
				for id, old := range live {
					now := mark()
					ok(t, db.Chats.EditMessage(ctx, of[id], id, text(now)))
					gone, live[id] = append(gone, old), now
					break
				}
			case k < 9:
				for id := range live {
					before := must(db.Rows(ctx, of[id]))(t)
					ok(t, db.Chats.DeleteMessage(ctx, of[id], id))
					after := must(db.Rows(ctx, of[id]))(t)
					for _, m := range before {
						if !slices.ContainsFunc(after, func(a chat.Message) bool { return a.ID == m.ID }) {
							gone = append(gone, live[m.ID])
							delete(live, m.ID)
						}
					}
					break
				}
			}
			if step%100 == 50 {
				for left := 1; left > 0; {
					left = must(db.Index(ctx))(t)
				}
			}
		}
		purged := cids[0]
		ok(t, db.Chats.PurgeConversation(ctx, purged))
		for id, cid := range of {
			if word, is := live[id]; is && cid == purged {
				gone = append(gone, word)
				delete(live, id)
			}
		}
		ok(t, db.Close())
		gone = slices.DeleteFunc(gone, func(word string) bool { return word == "" })
		if left := leftIn(t, dir, gone); len(left) > 0 {
			t.Errorf("seed %d: of %d deleted words %d are left: %q", seed, len(gone), len(left), left[:min(len(left), 8)])
		}
		var there []string
		for _, word := range live {
			there = append(there, word)
		}
		if left := leftIn(t, dir, there); len(left) < len(there) {
			t.Errorf("seed %d: of %d words only %d are found, so the search shows nothing", seed, len(there), len(left))
		}
		again := open(t, dir)
		if sentence, err := again.Check(ctx); err != nil {
			t.Fatalf("%s: %v", sentence, err)
		}
	}
}
