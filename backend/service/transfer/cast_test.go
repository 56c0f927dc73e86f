package transfer_test

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/service/library"
	"terzetto/backend/story/portable"
	"terzetto/backend/testing/backendtest"
)

// told is a conversation with its cast and who says what.
func told(t *testing.T, b *backend.Backend) (id string, all []string) {
	t.Helper()
	talks, err := b.Library.Conversations.List(t.Context(), library.ConversationQuery{})
	if err != nil || len(talks) != 1 {
		t.Fatalf("%d conversations, %v", len(talks), err)
	}
	c := talks[0]
	all = append(all, c.Title)
	known := func(card string) bool {
		_, err := b.Library.Characters.Get(t.Context(), card)
		return err == nil
	}
	for _, m := range c.Cast {
		all = append(all, fmt.Sprintf("%s, muted %v, card %v", m.Label, m.Muted, known(m.CharacterCardID)))
	}
	rows, err := b.Library.Messages.List(t.Context(), c.ID, chat.Page{})
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range rows {
		all = append(all, fmt.Sprintf("%s: %s, card %v", m.Author, m.Content, known(m.CharacterCardID)))
	}
	return c.ID, all
}

// groupIn is what an export says of the group that a chat is from.
func groupIn(t *testing.T, lines []byte) map[string]any {
	t.Helper()
	first, _, _ := strings.Cut(string(lines), "\n")
	var head struct {
		Meta struct {
			Ours struct {
				Group    map[string]any `json:"group"`
				Speakers int            `json:"speakers_per_turn"`
			} `json:"terzetto"`
		} `json:"chat_metadata"`
	}
	if err := json.Unmarshal([]byte(first), &head); err != nil || len(head.Meta.Ours.Group) == 0 {
		t.Fatalf("%v: %s", err, first)
	}
	head.Meta.Ours.Group["speakers"] = head.Meta.Ours.Speakers
	return head.Meta.Ours.Group
}

// isGroup checks that an export is a folder of SillyTavern with the group that came.
func isGroup(t *testing.T, data []byte) {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, f := range z.File {
		names = append(names, f.Name)
	}
	id := portable.Stem(names[0])
	want := []string{"group chats/" + id + ".jsonl", "groups/" + id + ".json", "characters/bo.png", "characters/ada.png"}
	if diff := cmp.Diff(want, names); diff != "" {
		t.Fatal(diff)
	}
	r, err := z.Open(names[1])
	if err != nil {
		t.Fatal(err)
	}
	var got map[string]any
	if err := json.NewDecoder(r).Decode(&got); err != nil {
		t.Fatal(err)
	}
	meta, _ := got["chat_metadata"].(map[string]any)
	if delete(got, "chat_metadata"); meta["terzetto"] == nil {
		t.Errorf("the group says nothing of its chat: %v", meta)
	}
	diff := cmp.Diff(map[string]any{
		"id": id, "name": "The quay", "members": []any{"bo.png", "ada.png", "gone.png"}, "disabled_members": []any{"ada.png"}, "chat_id": id, "chats": []any{id},
		"activation_strategy": 1.0, "generation_mode": 2.0, "allow_self_responses": true, "fav": false, "auto_mode_delay": 5.0,
		"generation_mode_join_prefix": "", "generation_mode_join_suffix": "",
	}, got)
	if diff != "" {
		t.Error(diff)
	}
}

func TestAGroupChatOfSillyTavernSurvivesImportAndExport(t *testing.T) {
	b := openOnce(t, empty(t))
	card := `{"spec":"chara_card_v2","data":{"name":%q}}`
	line := `{"name":%q,"is_user":false,"mes":%q,"original_avatar":%q}`
	cards := []string{"characters/ada.json", fmt.Sprintf(card, "Ada"), "characters/bo.json", fmt.Sprintf(card, "Bo")}
	brings(t, b, "a.zip", zipOf(t, append(cards,
		"groups/1.json", `{"id":"1","name":"The quay","members":["bo.png","ada.png","gone.png"],"disabled_members":["ada.png"],"chats":["night"],`+
			`"activation_strategy":1,"generation_mode":2,"allow_self_responses":true}`,
		"group chats/night.jsonl", strings.Join([]string{
			fmt.Sprintf(line, "Ada", "Hello.", "ada.png"), `{"name":"Mia","is_user":true,"mes":"And you?"}`,
			fmt.Sprintf(line, "Bo", "Yes.", "bo.png"), fmt.Sprintf(line, "Gone", "Farewell.", "gone.png"),
		}, "\n"))...), portable.Cards, portable.Transcripts)
	id, got := told(t, b)
	want := []string{
		"The quay", "Bo, muted false, card true", "Ada, muted true, card true", "Gone, muted false, card false",
		"Ada: Hello., card true", ": And you?, card false", "Bo: Yes., card true", "Gone: Farewell., card false",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Fatal(diff)
	}
	file := backendtest.Export(t, b, id, portable.Lines)
	for _, setting := range []string{`"activation_strategy":1`, `"generation_mode":2`, `"allow_self_responses":true`} {
		if strings.Count(string(file.Data), setting) != 1 {
			t.Errorf("the lines lack %s of the group:\n%s", setting, file.Data)
		}
	}
	if err := b.Library.Conversations.Delete(t.Context(), id, true); err != nil {
		t.Fatal(err)
	}
	brings(t, b, file.Name, file.Data, portable.Transcripts)
	if _, again := told(t, b); cmp.Diff(want, again) != "" {
		t.Error(cmp.Diff(want, again))
	}
	id, _ = told(t, b)
	second := backendtest.Export(t, b, id, portable.Lines)
	if diff := cmp.Diff(groupIn(t, file.Data), groupIn(t, second.Data)); diff != "" {
		t.Errorf("the group comes out otherwise the second time: %s", diff)
	}
	group := backendtest.Export(t, b, id, portable.Group)
	isGroup(t, group.Data)
	c := openOnce(t, empty(t))
	brings(t, c, group.Name, group.Data, portable.Cards, portable.Transcripts)
	if _, there := told(t, c); cmp.Diff(want, there) != "" {
		t.Error(cmp.Diff(want, there))
	}
	if err := c.Close(); err != nil {
		t.Fatal(err)
	}
	for form, part := range map[portable.Form]string{portable.Markdown: "## Bo\n\nYes.", portable.Text: "BO:\nYes."} {
		file := backendtest.Export(t, b, id, form)
		if !strings.Contains(string(file.Data), part) {
			t.Errorf("%s lacks %q:\n%s", form, part, file.Data)
		}
	}
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
}
