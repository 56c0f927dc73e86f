package card_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/chat"
	"terzetto/backend/story/card"
)

func TestTheNoteOfACardIsRead(t *testing.T) {
	for _, c := range []struct {
		name, written string
		want          chat.CardNote
	}{
		{"as SillyTavern writes it", `{"prompt":"Wet.","depth":2,"role":"user"}`, chat.CardNote{Text: "Wet.", Depth: 2, Role: "user"}},
		{"the system says it by default", `{"prompt":"Wet.","depth":4,"role":"system"}`, chat.CardNote{Text: "Wet.", Depth: 4}},
		{"a role by its number", `{"prompt":"Wet.","depth":"0","role":2}`, chat.CardNote{Text: "Wet.", Role: "assistant"}},
		{"without a depth", `{"prompt":"Wet."}`, chat.CardNote{Text: "Wet.", Depth: 4}},
		{"with a depth that can't be", `{"prompt":"Wet.","depth":-3,"role":"nobody"}`, chat.CardNote{Text: "Wet."}},
		{"something else", `"Wet."`, chat.CardNote{}},
		{"nothing", `null`, chat.CardNote{}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := card.Read([]byte(`{"spec":"chara_card_v2","data":{"name":"Mara","extensions":{"depth_prompt":` + c.written + `}}}`))
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(c.want, got.Note); diff != "" {
				t.Error(diff)
			}
			var now, was any
			decode := func(raw string, into *any) {
				if err := json.Unmarshal([]byte(raw), into); err != nil {
					t.Fatal(err)
				}
			}
			decode(c.written, &was)
			var back struct {
				Data struct {
					Extensions map[string]json.RawMessage `json:"extensions"`
				} `json:"data"`
			}
			if err := json.Unmarshal(got.JSON(), &back); err != nil {
				t.Fatal(err)
			}
			decode(string(back.Data.Extensions["depth_prompt"]), &now)
			if diff := cmp.Diff(was, now); diff != "" {
				t.Errorf("it leaves otherwise:\n%s", diff)
			}
		})
	}
}

func TestAChangedNoteIsWrittenWithWhatCameBesideIt(t *testing.T) {
	c, err := card.Read([]byte(`{"spec":"chara_card_v3","data":{"name":"Mara","extensions":{"a":1,"depth_prompt":{"prompt":"Wet.","depth":2,"x":true}}}}`))
	if err != nil {
		t.Fatal(err)
	}
	c.Note = chat.CardNote{Text: "Dry.", Role: "assistant"}
	text := strings.Join(strings.Fields(string(c.JSON())), "")
	for _, part := range []string{`"prompt":"Dry."`, `"depth":0`, `"role":"assistant"`, `"x":true`, `"a":1`} {
		if !strings.Contains(text, part) {
			t.Errorf("%s is not in %s", part, text)
		}
	}
}
