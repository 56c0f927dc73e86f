package api_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/chat"
	"terzetto/backend/core/plugin/tts"
	"terzetto/backend/service/library"
)

func TestTheManifestListsPluginsThatAreOffToo(t *testing.T) {
	d := open(t)
	const at = "/api/workflows/format_consistency/enabled"
	for _, row := range []struct {
		name, path string
		body       any
		status     int
		want       string
	}{
		{"one is switched off", at, map[string]bool{"enabled": false}, 200, `{"workflow_enabled":{"format_consistency":false}}`},
		{"and on again", at, map[string]bool{"enabled": true}, 200, `{"workflow_enabled":{"format_consistency":true}}`},
		{"one that does not exist", "/api/workflows/none/enabled", map[string]bool{"enabled": true}, 404, "no such plug-in"},
		{"without saying which way", at, map[string]any{}, 422, "enabled is missing"},
		{"with a word", at, map[string]string{"enabled": "yes"}, 422, "wrong type"},
	} {
		status, body := d.ask("POST", row.path, row.body)
		if status != row.status || !strings.Contains(body, row.want) {
			t.Errorf("%s: %d %s", row.name, status, body)
		}
		all := get[[]library.PluginEntry](d, "GET", "/api/workflows", nil)
		var ids []string
		for _, p := range all {
			if ids = append(ids, p.ID); p.Name == "" {
				t.Errorf("%s: %s has no name", row.name, p.ID)
			}
		}
		if diff := cmp.Diff([]string{"tts", "format_consistency"}, ids); diff != "" {
			t.Errorf("%s: the manifest lists (-want +got):\n%s", row.name, diff)
		}
	}
}

func TestEachCharacterOfAConversationHasAVoiceOfItsOwn(t *testing.T) {
	d := open(t)
	type member struct {
		CharacterCardID string `json:"character_card_id"`
	}
	var cast []member
	for _, name := range []string{"Ada", "Bo", "Ada"} {
		card := get[chat.Character](d, "POST", "/api/characters", map[string]string{"name": name})
		cast = append(cast, member{card.ID})
	}
	gone := get[chat.Character](d, "POST", "/api/characters", map[string]string{"name": "Cid"})
	c := get[chat.Conversation](d, "POST", "/api/conversations", map[string]any{"cast": append(cast, member{gone.ID})})
	d.ask("DELETE", "/api/characters/"+gone.ID, nil)
	alone := get[chat.Conversation](d, "POST", "/api/conversations", map[string]any{"character_card_id": cast[1].CharacterCardID})
	bare := get[chat.Conversation](d, "POST", "/api/conversations", map[string]any{})

	trigger := func(in chat.Conversation) string { return "/api/conversations/" + in.ID + "/workflows/tts/trigger" }
	high := map[string]any{"voice": map[string]any{"voice": "high", "pitch": 2}}
	for _, row := range []struct {
		name   string
		in     chat.Conversation
		who    string
		status int
		want   string
	}{
		{"the second of three", c, cast[1].CharacterCardID, 200, `"voice":"high"`},
		{"one whose card is gone", c, gone.ID, 422, "isn't in the conversation"},
		{"one that nobody named", c, "", 422, "isn't in the conversation"},
		{"where there is no character", bare, cast[0].CharacterCardID, 422, "has no character"},
	} {
		status, body := d.ask("POST", trigger(row.in), map[string]any{"action": "set_profile", "character_id": row.who, "profile": high})
		if status != row.status || !strings.Contains(body, row.want) {
			t.Errorf("%s: %d %s", row.name, status, body)
		}
	}
	for _, row := range []struct {
		name string
		in   chat.Conversation
		want []string
	}{
		{"several, in their order", c, []string{"Ada: ", "Bo: high", "Ada (2): "}},
		{"one alone, with the voice that it was given elsewhere", alone, []string{"Bo: high"}},
		{"none", bare, nil},
	} {
		var got []string
		listed := get[struct{ Profiles []tts.CharacterProfile }](d, "POST", trigger(row.in), map[string]string{"action": "list_profiles"})
		for _, p := range listed.Profiles {
			got = append(got, p.Name+": "+p.Profile.Voice.Voice)
		}
		if diff := cmp.Diff(row.want, got); diff != "" {
			t.Errorf("%s: %s", row.name, diff)
		}
	}
}
