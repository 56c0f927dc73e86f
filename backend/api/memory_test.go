package api_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/api"
	"terzetto/backend/chat"
	"terzetto/backend/service/memory"
	"terzetto/backend/story/fact"
	"terzetto/backend/story/fact/foreign"
)

func TestFactsAreKeptAndChangedOverHTTP(t *testing.T) {
	d := open(t)
	id := d.conversation()
	talk := "/api/conversations/" + id
	d.stream(talk+"/send", map[string]string{"content": "Bo slid the brass key into his boot."})
	rows := d.rows(id)
	said := rows[len(rows)-2]
	marked := get[fact.Fact](d, "POST", talk+"/memory", map[string]any{"message_id": said.ID, "quote": "slid the brass key", "subject": "Bo", "relation": "holds", "value": "the brass key"})
	d.has(422, "POST", talk+"/memory", map[string]any{"message_id": said.ID, "quote": "lost the brass key"}, "quote")
	added := get[fact.Fact](d, "POST", talk+"/memory", map[string]any{"subject": "Ines", "value": "a pilot", "known_by": []string{"Bo"}})
	if marked.MessageID != said.ID || added.MessageID != rows[len(rows)-1].ID {
		t.Errorf("kept %+v and %+v", marked, added)
	}
	one := fmt.Sprint(talk, "/memory/", added.ID)
	if f := get[fact.Fact](d, "PUT", one, map[string]any{"sentence": "Ines flies.", "pinned": true}); f.Sentence != "Ines flies." || !f.Pinned || f.Value != "a pilot" {
		t.Errorf("changed to %+v", f)
	}
	get[fact.Fact](d, "PUT", one+"/known", map[string]any{"name": "Bo", "knows": false})
	d.has(404, "PUT", talk+"/memory/999", map[string]any{"pinned": true})
	d.has(422, "PUT", one, map[string]any{"kind": "gossip"}, "kind")
	if gone := get[api.Forgotten](d, "POST", talk+"/memory/forget", map[string]any{"ids": []int64{marked.ID}}); len(gone.IDs) != 1 || gone.IDs[0] != marked.ID {
		t.Errorf("forgot %v", gone.IDs)
	}
	all := get[memory.List](d, "GET", talk+"/memory", nil)
	if len(all.Facts) != 2 || all.Facts[0].Status != fact.Gone || all.Facts[1].Status != fact.Current || len(all.Facts[1].Knows) != 0 {
		t.Errorf("listed %+v", all.Facts)
	}
	d.has(200, "POST", talk+"/memory/restore", map[string]any{"ids": []int64{marked.ID}})
	d.has(200, "GET", talk+"/memory/export?format=markdown", nil, "## Bo", "“slid the brass key”")
	d.has(200, "GET", talk+"/memory/export?format=lorebook", nil, `"Ines flies."`)
	d.has(422, "GET", talk+"/memory/export?format=pdf", nil, "lorebook")

	other := get[chat.Conversation](d, "POST", "/api/conversations", map[string]any{"title": "Next"})
	next := "/api/conversations/" + other.ID
	if carried := get[[]fact.Fact](d, "POST", next+"/memory/carry", map[string]any{"from": id, "ids": []int64{marked.ID, added.ID}}); len(carried) != 2 {
		t.Errorf("carried %+v", carried)
	}
	origin := get[memory.List](d, "GET", next+"/memory", nil).Origins[0]
	if got := get[map[string]int](d, "POST", next+"/memory/uncarry", map[string]any{"origin": origin.Origin}); origin.Facts != 2 || got["removed"] != 2 {
		t.Errorf("of %+v came off %v", origin, got)
	}
	if gone := get[api.Forgotten](d, "POST", talk+"/memory/forget", map[string]any{"all": true}); len(gone.IDs) != 2 {
		t.Errorf("forgot %v", gone.IDs)
	}
	d.has(404, "GET", "/api/conversations/none/memory", nil)
}

func TestMemoriesOfAnotherProgramComeAsAFormOrAsJSON(t *testing.T) {
	d := open(t)
	talk := "/api/conversations/" + d.conversation()
	book := []byte(`{"entries":{"0":{"content":"Bo hid the key.","stmemorybooks":true},"1":{"content":"A person wrote this."}}}`)
	status, body := d.post(talk+"/memory/import", book, nil)
	var asForm memory.Imported
	if err := json.Unmarshal(body, &asForm); err != nil || status != 200 || asForm.Program != "Memory Books" || asForm.Added != 1 || asForm.Origin != "Memory Books: ines.json" {
		t.Fatalf("%d %s %v", status, body, err)
	}
	again := get[memory.Imported](d, "POST", talk+"/memory/import", map[string]any{"filename": "other.json", "b64": book})
	if diff := cmp.Diff(memory.Imported{Program: "Memory Books", Known: 1, Left: []foreign.Leaving{{Reason: foreign.Other, Count: 1}}}, again); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	d.has(422, "POST", talk+"/memory/import", map[string]any{"filename": "a.json", "b64": []byte(`{"entries":{}}`)}, "Import it as a lorebook")
	d.has(404, "POST", "/api/conversations/none/memory/import", map[string]any{"filename": "a.json", "b64": book})
	if got := get[map[string]int](d, "POST", talk+"/memory/uncarry", map[string]any{"origin": asForm.Origin}); got["removed"] != 1 {
		t.Errorf("came off %v", got)
	}
}
