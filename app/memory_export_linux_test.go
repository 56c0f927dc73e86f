package app

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"
)

// longChat is a conversation of so many messages, as SillyTavern keeps it.
func longChat(messages int) []byte {
	const head = `{"user_name":"You","character_name":"Ines","create_date":"2026-1-1 @10h 00m 00s 000ms","chat_metadata":{}}` + "\n"
	const lines = `{"name":"Ines","is_user":false,"mes":"A line of *words*, and some more of them, so that it is as long as others are.","extra":{}}
{"name":"You","is_user":true,"mes":"A question with *words*, and some more of them, so that it is as long as others.","extra":{}}
`
	return []byte(head + strings.Repeat(lines, messages/2))
}

// get asks for a path, and holds that it is answered.
func (s *served) get(path string) string {
	s.t.Helper()
	r, err := http.NewRequestWithContext(s.t.Context(), http.MethodGet, s.url+path, nil)
	if err != nil {
		s.t.Fatal(err)
	}
	status, said := s.ask(r)
	if status != http.StatusOK {
		s.t.Fatalf("%s gives %d %.300s", path, status, said)
	}
	return said
}

// peaksBelow holds that what was done since the peak was forgotten took little enough memory.
func (s *served) peaksBelow(what string) {
	s.t.Helper()
	peak := s.held("VmHWM") - s.rest
	s.t.Logf("%s: %d MB above rest", what, peak>>20)
	if peak > mostMemory {
		s.t.Errorf("%s: the program holds %d MB more than at rest", what, peak>>20)
	}
}

func TestMemoryOfALongExportStaysBelowTheLimit(t *testing.T) {
	if raced {
		t.Skip("the race detector holds several times as much")
	}
	messages := 200_000
	if testing.Short() {
		messages = 5_000
	}
	s := serveChild(t)
	s.takeImport("long.jsonl", longChat(messages))
	var all []struct{ ID string }
	if err := json.Unmarshal([]byte(s.get("/api/conversations")), &all); err != nil || len(all) == 0 {
		t.Fatal(all, err)
	}
	at := "/api/conversations/" + all[0].ID
	for _, path := range []string{
		at + "/export?format=md", at + "/export?format=txt", at + "/export?format=jsonl", at + "/export?format=html", at + "/export?format=pdf",
		at + "/messages", at + "/messages?limit=1000000", "/api/moving/archive",
		at + "/find?q=a&limit=10000", at + "/bookmarks?limit=500", at + "/notes?limit=500",
	} {
		s.forgetPeak()
		said := s.get(path)
		s.peaksBelow(fmt.Sprintf("%s of %d kB", path, len(said)>>10))
		if strings.HasSuffix(path, "messages") && strings.Count(said, `"turn_index"`) != messages {
			t.Errorf("%s gives %d messages", path, strings.Count(said, `"turn_index"`))
		}
	}
	// The turns come last: what is made ready after one, for the next, is not measured with an export.
	for range 2 { // the second finds what the first has kept
		s.forgetPeak()
		r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, s.url+at+"/send", strings.NewReader(`{"content":"Hello"}`))
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Content-Type", "application/json")
		if status, said := s.ask(r); status != http.StatusOK || !strings.Contains(said, "event: done") {
			t.Fatalf("a turn gives %d %.300s", status, said)
		}
		s.peaksBelow("a turn")
	}
}
