package api_test

import (
	"encoding/json"
	"testing"

	"terzetto/backend/chat"
)

func TestAPathOfManyPagesIsOneArrayInItsOrder(t *testing.T) {
	d := open(t)
	var lines []byte
	lines = append(lines, `{"user_name":"You","character_name":"Ines","chat_metadata":{}}`+"\n"...)
	for range 450 { // more than two pages
		lines = append(lines, `{"name":"Ines","is_user":false,"mes":"A line.","extra":{}}`+"\n"...)
	}
	id := d.brought(lines)
	d.has(200, "POST", "/api/moving/"+id+"/keep", nothingSaid)
	cid := get[[]chat.Conversation](d, "GET", "/api/conversations?limit=1", nil)[0].ID
	var all []chat.Message
	if err := json.Unmarshal([]byte(d.has(200, "GET", "/api/conversations/"+cid+"/messages", nil)), &all); err != nil || len(all) != 450 {
		t.Fatal(len(all), err)
	}
	for i := 1; i < len(all); i++ {
		if all[i].ParentID == nil || *all[i].ParentID != all[i-1].ID {
			t.Fatalf("the row %d does not follow the one before it", i)
		}
	}
	if first := get[[]chat.Message](d, "GET", "/api/conversations/"+cid+"/messages?from_start=true&limit=300", nil); len(first) != 300 || first[299].ID != all[299].ID {
		t.Errorf("300 from the start are %d", len(first))
	}
	d.has(404, "GET", "/api/conversations/none/messages", nil)
}
