package card_test

import (
	"encoding/json"
	"os"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/chat"
	"terzetto/backend/story/card"
	"terzetto/backend/story/lorebook"
)

// The cases are random lorebooks in SillyTavern's spelling with the messages of a chat, and which entries its own
// functions activated for the last message: checkWorldInfo of public/scripts/world-info.js at ba6f7b7a was run under Node
// for each of the person's messages in turn, with the global settings at 10 steps of recursion, no whole words and no
// case. Nothing in them is drawn, and without recursion no entry waits for more than one level of it.
func TestAWorldActsAsInSillyTavern(t *testing.T) {
	data, err := os.ReadFile("testdata/worldinfo.json")
	if err != nil {
		t.Fatal(err)
	}
	var cases []struct {
		Recursive bool
		Depth     int
		Character string
		Messages  []string
		Entries   json.RawMessage
		Active    []int
	}
	if err := json.Unmarshal(data, &cases); err != nil {
		t.Fatal(err)
	}
	if len(cases) < 100 {
		t.Fatalf("%d cases", len(cases))
	}
	for i, c := range cases {
		t.Run(strconv.Itoa(i), func(t *testing.T) {
			file, err := json.Marshal(map[string]any{"entries": c.Entries})
			if err != nil {
				t.Fatal(err)
			}
			book, err := card.ReadBook(file, "world")
			if err != nil {
				t.Fatal(err)
			}
			in := lorebook.Input{Books: map[int64]chat.BookRules{0: {ScanDepth: &c.Depth, Recursive: c.Recursive}}}
			in.Character.Names = []string{c.Character}
			for at, e := range book.Entries {
				if e.ID = int64(at + 1); e.Enabled {
					in.Entries = append(in.Entries, e.LorebookEntry)
				}
			}
			for at, text := range c.Messages {
				role := chat.User
				if at%2 == 1 {
					role = chat.Assistant
				}
				in.Messages = append(in.Messages, lorebook.Message{ID: int64(at + 1), Role: role, Text: text})
			}
			in.Timing = lorebook.Replay(in)
			active := make([]bool, len(book.Entries))
			for _, a := range lorebook.Select(in).Active {
				active[a.ID-1] = true
			}
			got := []int{}
			for uid, on := range active {
				if on {
					got = append(got, uid)
				}
			}
			if diff := cmp.Diff(c.Active, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}
