package portable_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/story/portable"
)

// groupFolder is a folder of SillyTavern with a group of three, one of whom is muted, and one
// more who has left it.
func groupFolder() fstest.MapFS {
	line := func(name, file, text string) string {
		return fmt.Sprintf(`{"name":%q,"is_user":false,"is_system":false,"send_date":"2024-11-09T14:05:33.000Z","mes":%q,"original_avatar":%q,"force_avatar":"/thumbnail?type=avatar&file=x","extra":{"gen_id":7}}`, name, text, file)
	}
	talk := strings.Join([]string{
		`{"chat_metadata":{"tainted":true},"user_name":"unused","character_name":"unused"}`,
		line("Ada", "ada.png", "Hello."),
		`{"name":"Mia","is_user":true,"mes":"And you?","force_avatar":"user.png"}`,
		line("Bo", "bo.png", "Yes."),
		line("Old", "old.png", "I leave."),
	}, "\n")
	return fstest.MapFS{
		"groups/17.json": {Data: []byte(`{"id":"17","name":"The quay","members":["bo.png","ada.png","cy.png"],"disabled_members":["cy.png"],` +
			`"chat_id":"night","chats":["night"],"activation_strategy":1,"generation_mode":0}`)},
		"group chats/night.jsonl": {Data: []byte(talk)},
	}
}

// voices say who speaks in a transcript, and what.
func voices(talk *portable.Transcript) (all []string) {
	for _, r := range talk.Rows {
		all = append(all, fmt.Sprintf("%s %s%s: %s", r.Role, r.Author, r.CardFile+r.Card, r.Text))
	}
	return all
}

func TestAGroupChatComesWithItsMembers(t *testing.T) {
	source, items, err := portable.FromFolder(groupFolder())
	if err != nil || source != portable.SillyTavern {
		t.Fatal(source, err)
	}
	var talk *portable.Transcript
	for item, err := range items(t.Context()) {
		if err != nil || item.Err != nil || talk != nil {
			t.Fatal(item, err)
		}
		talk = item.Transcript
	}
	cast := chat.Cast{{Name: "Bo"}, {Name: "Ada"}, {Name: "cy", Muted: true}, {Name: "Old", Muted: true}}
	if diff := cmp.Diff(cast, talk.Cast); diff != "" || talk.Title != "The quay" || talk.Char != "Bo" || talk.Speakers != 2 {
		t.Errorf("%s, %s: %s", talk.Title, talk.Char, diff)
	}
	if diff := cmp.Diff([]string{"bo", "ada", "cy", "old"}, talk.CastFiles); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"assistant Adaada: Hello.", "user : And you?", "assistant Bobo: Yes.", "assistant Oldold: I leave."}, voices(talk)); diff != "" {
		t.Error(diff)
	}
}

func TestHowAGroupChoosesWhoSpeaksIsTakenOverOrSaid(t *testing.T) {
	const natural, list, manual, pooled = 0, 1, 2, 3
	for strategy, want := range map[int]struct {
		speakers int
		said     string
	}{
		natural: {0, ""}, list: {2, ""}, pooled: {0, ""},
		manual: {0, "In SillyTavern, you choose who replies in this group. In Terzetto, a character replies to each message."},
	} {
		folder := groupFolder()
		f := folder["groups/17.json"]
		f.Data = bytes.Replace(f.Data, []byte(`"activation_strategy":1`), fmt.Appendf(nil, `"activation_strategy":%d`, strategy), 1)
		_, items, err := portable.FromFolder(folder)
		if err != nil {
			t.Fatal(err)
		}
		for item, err := range items(t.Context()) {
			if err != nil || item.Err != nil {
				t.Fatal(item, err)
			}
			var said []string
			for _, p := range item.Transcript.Problems {
				said = append(said, fault.Sentence(p))
			}
			if got := strings.Join(said, " "); item.Transcript.Speakers != want.speakers || got != want.said {
				t.Errorf("%d: %d speak, %q", strategy, item.Transcript.Speakers, got)
			}
		}
	}
}

func TestAGroupChatComesOutAsItCameIn(t *testing.T) {
	data := groupFolder()["group chats/night.jsonl"].Data
	read := func(data []byte) *portable.Transcript {
		talk, err := portable.ReadTranscript(t.Context(), "night.jsonl", bytes.NewReader(data), nil)
		if err != nil {
			t.Fatal(err)
		}
		return talk
	}
	talk := read(data)
	for i := range talk.Cast { // as an import does
		talk.Cast[i].CharacterCardID = "card-" + talk.CastFiles[i]
	}
	for i := range talk.Rows {
		if file := talk.Rows[i].CardFile; file != "" {
			talk.Rows[i].Card = "card-" + file
		}
	}
	talk.Rows = append(talk.Rows, portable.Row{Parent: 3, Role: chat.Assistant, Text: "New.", Author: "Ada (2)", Card: "card-new", Turn: 4})
	talk.Leaf, talk.Speakers = 4, 2
	var out bytes.Buffer
	if err := portable.WriteTranscript(t.Context(), &out, talk, true); err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{
		`"original_avatar":"ada.png"`, `"original_avatar":"bo.png"`, `"gen_id":7`, `"tainted":true`, `"name":"Ada (2)"`, `"original_avatar":"Ada (2).png"`,
		`"force_avatar":"/thumbnail?type=avatar\u0026file=Ada+%282%29.png"`,
	} {
		if !strings.Contains(out.String(), part) && !strings.Contains(out.String(), strings.ReplaceAll(part, `\u0026`, "&")) {
			t.Errorf("the lines lack %s:\n%s", part, out.String())
		}
	}
	again := read(out.Bytes())
	if diff := cmp.Diff(talk.Cast, again.Cast); diff != "" || again.Speakers != 2 {
		t.Errorf("%d: %s", again.Speakers, diff)
	}
	for i := range talk.Rows {
		a, b := talk.Rows[i], again.Rows[i]
		if a.Text != b.Text || a.Author != b.Author || a.Card != b.Card {
			t.Errorf("row %d is %+v, not %+v", i, b, a)
		}
	}
}

func TestAChatThatNamesOneCardIsNoGroupChat(t *testing.T) {
	talk, err := portable.ReadTranscript(t.Context(), "a.jsonl", strings.NewReader(
		`{"name":"Ada","is_user":false,"mes":"Hi.","original_avatar":"ada.png"}`), nil)
	if err != nil || len(talk.Cast) != 0 || talk.Rows[0].Author != "" || talk.Rows[0].CardFile != "" {
		t.Errorf("%+v, %v", talk, err)
	}
}
