package api_test

import (
	"bytes"
	"io"
	"mime"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/document"
	"terzetto/backend/service/transfer"
	"terzetto/backend/story/portable"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

// rows are the messages of the shown branch.
func (d *door) rows(conversation string) []chat.Message {
	d.t.Helper()
	return get[[]chat.Message](d, "GET", "/api/conversations/"+conversation+"/messages", nil)
}

func texts(rows []chat.Message) string {
	var all []string
	for i := range rows {
		all = append(all, rows[i].Content)
	}
	return strings.Join(all, " | ")
}

func TestAConversationIsForkedAndDuplicatedWithEverythingInIt(t *testing.T) {
	w := openWorkshop(t)
	at := "/api/conversations/" + w.cid
	w.stream(at+"/send", map[string]any{"content": "Look.", "attachments": []any{map[string]string{"b64": pixel(t), "filename": "p.png"}}})
	w.send("And on.")
	all := w.rows(w.cid)
	w.stream(at+"/messages/"+jsonInt(all[3].ID)+"/regenerate", nil)
	for _, step := range [][2]string{{"PUT", at + "/messages/" + jsonInt(all[1].ID) + "/notes"}} {
		w.has(200, step[0], step[1], map[string]any{"notes": []any{map[string]string{"fragment_id": "", "label": "Tone", "text": "Be kind."}}})
	}
	all = w.rows(w.cid)
	if len(all) != 4 || all[3].BranchCount != 2 {
		t.Fatalf("the rows are %s", texts(all))
	}
	whole := get[chat.Conversation](w.door, "POST", at+"/duplicate", nil)
	half := get[chat.Conversation](w.door, "POST", at+"/messages/"+jsonInt(all[1].ID)+"/fork-conversation", map[string]string{"title": "  Half  "})
	fork := get[chat.Conversation](w.door, "POST", at+"/messages/"+jsonInt(all[3].ID)+"/fork-conversation", nil)
	if whole.Title != "T (copy)" || half.Title != "Half" || fork.Title != "T (fork)" || whole.ID == w.cid {
		t.Errorf("the titles are %q, %q and %q", whole.Title, half.Title, fork.Title)
	}
	w.has(404, "POST", at+"/messages/999999/fork-conversation", nil)
	w.has(404, "POST", "/api/conversations/none/duplicate", nil)
	w.has(404, "POST", "/api/conversations/"+half.ID+"/messages/"+jsonInt(all[1].ID)+"/fork-conversation", nil)
	// What was copied is its own: it stays when the conversation goes for good.
	before := texts(all)
	w.has(200, "DELETE", at+"?purge=true", nil)
	for _, c := range []struct {
		conversation, want string
		versions, logs     int
	}{{whole.ID, before, 2, 4}, {half.ID, texts(all[:2]), 1, 1}, {fork.ID, before, 2, 3}} {
		rows := w.rows(c.conversation)
		logs := get[[]turn.Log](w.door, "GET", "/api/conversations/"+c.conversation+"/logs", nil)
		if texts(rows) != c.want || rows[len(rows)-1].BranchCount != c.versions {
			t.Errorf("the copy has %s, %d versions, want %s", texts(rows), rows[len(rows)-1].BranchCount, c.want)
		}
		if len(logs) != c.logs {
			t.Errorf("%d records, want %d", len(logs), c.logs)
		}
		for _, l := range logs {
			if c.conversation != whole.ID && !slices.ContainsFunc(rows, func(m chat.Message) bool { return m.ID == l.UserMessageID }) {
				t.Errorf("a record names the message %d", l.UserMessageID)
			}
		}
		lantern := row(rows[1]).of(t, "lantern")
		if status, data := w.ask("GET", lantern.URL, nil); status != 200 || !strings.HasPrefix(data, "\x89PNG") {
			t.Errorf("the lantern of the copy: %d", status)
		}
		if len(rows) > 2 {
			if status, data := w.ask("GET", rows[2].Attachments[0].URL, nil); status != 200 || !strings.HasPrefix(data, "\x89PNG") {
				t.Errorf("the image of the copy: %d", status)
			}
		}
		w.has(200, "GET", "/api/conversations/"+c.conversation+"/notes", nil, "Be kind.")
	}
	if n := names(w.stream("/api/conversations/"+half.ID+"/send", map[string]string{"content": "Another way."})); !strings.HasSuffix(n, "done") {
		t.Errorf("a turn in the copy: %s", n)
	}
}

func TestAnExportHasACleanNameAndItsImages(t *testing.T) {
	w := openWorkshop(t)
	at := "/api/conversations/" + w.cid
	w.has(200, "PUT", at, map[string]string{"title": "  Night: a/b\\c <\u202ehidden> .."})
	w.stream(at+"/send", map[string]any{"content": "**Look** שלום", "attachments": []any{map[string]string{"b64": pixel(t), "filename": "a]b.png"}}})
	w.stream(at+"/send", map[string]any{"content": "مرحبا بكم في هذا المكان"})
	for format, kind := range map[string]string{"md": "text/markdown", "txt": "text/plain", "jsonl": "application/jsonl", "html": "text/html", "pdf": "application/pdf"} {
		resp := w.response("GET", at+"/export?format="+format, nil)
		data, err := io.ReadAll(resp.Body)
		_ = resp.Body.Close()
		_, fields, _ := mime.ParseMediaType(resp.Header.Get("Content-Disposition"))
		if err != nil || resp.StatusCode != http.StatusOK || !strings.HasPrefix(resp.Header.Get("Content-Type"), kind) || fields["filename"] != "Night- a-b-c -hidden."+format {
			t.Errorf("%s: %d %v %v", format, resp.StatusCode, resp.Header, fields)
		}
		switch text := string(data); format {
		case "html":
			for _, want := range []string{`<meta http-equiv="Content-Security-Policy" content="default-src 'none';`, `src="data:image/png;base64,`, "<strong>Look</strong>", `<p dir="auto">مرحبا`, "lantern.png"} {
				if !strings.Contains(text, want) {
					t.Errorf("%s is not in the page", want)
				}
			}
			if strings.Contains(text, "<script") || strings.Contains(text, "http:") || strings.Contains(text, "https:") {
				t.Error("the page loads or runs something")
			}
		case "pdf":
			read, err := document.Read(t.Context(), "x.pdf", data, document.DefaultLimits())
			if err != nil || len(read.Items) < 2 || !bytes.Contains(read.Items[0].Data, []byte("Look")) || read.Items[1].ContentType != "image/png" {
				t.Errorf("the PDF holds %d items, %v", len(read.Items), err)
			}
		}
	}
	w.has(422, "GET", at+"/export?format=docx", nil)
}

func TestTheModelTitlesAConversationThatNobodyHas(t *testing.T) {
	d := open(t)
	model := backendtest.UseScriptedModel(t, d.backend,
		llmtest.Prose(llmtest.Says("By ferry with {{char}}.")), llmtest.Prose(llmtest.Says("Title: **“Ferries of the harbour.”**\n\nI hope this helps")),
		llmtest.Prose(llmtest.Says("Again.")),
		llmtest.Prose(llmtest.Says("Yes.")),
		llmtest.Prose(llmtest.Says("Well.")), llmtest.Prose(llmtest.Says("This is not a title at all but a story that begins on a quay in the rain, and it does not end before the last lamp is out.")))
	titleOf := func(cid string) string { return get[chat.Conversation](d, "GET", "/api/conversations/"+cid, nil).Title }
	first := get[chat.Conversation](d, "POST", "/api/conversations", map[string]string{}).ID
	pushes := d.backend.Hub.All(t.Context())
	d.stream("/api/conversations/"+first+"/send", map[string]string{"content": "{{char}}, how do I get to the other side?"})
	for range pushes {
		if titleOf(first) == "Ferries of the harbour" {
			break
		}
	}
	d.stream("/api/conversations/"+first+"/send", map[string]string{"content": "Again?"})
	second := get[chat.Conversation](d, "POST", "/api/conversations", map[string]string{"title": "Mine"}).ID
	d.stream("/api/conversations/"+second+"/send", map[string]string{"content": "Is it far?"})
	// It stays off to the end, because a title is considered at some time after its turn.
	d.has(200, "PUT", "/api/settings", map[string]any{"title_conversations": false})
	third := get[chat.Conversation](d, "POST", "/api/conversations", map[string]string{}).ID
	d.stream("/api/conversations/"+third+"/send", map[string]string{"content": "Is it far?"})
	if a, b := titleOf(second), titleOf(third); a != "Mine" || b != "Is it far?" || len(model.Requests()) != 5 {
		t.Errorf("the titles are %q and %q after %d requests", a, b, len(model.Requests()))
	}
	// A person may ask for one, and may write one.
	d.has(502, "POST", "/api/conversations/"+third+"/title", nil, "wrote no title")
	d.has(200, "POST", "/api/conversations/"+third+"/title", map[string]string{"title": "The way"}, `"title":"The way"`)
	d.has(409, "POST", "/api/conversations/"+d.conversation()+"/title", nil)
	if got := string(model.Requests()[1].Raw); !strings.Contains(got, "Assistant, how do I get") || !strings.Contains(got, "By ferry with Assistant.") {
		t.Errorf("the request is %s", got)
	}
}

func TestAnExportIsReadBackWholeInAnotherLibrary(t *testing.T) {
	w := openWorkshop(t)
	at := "/api/conversations/" + w.cid
	w.has(200, "PUT", at, map[string]string{"title": "Night train"})
	w.stream(at+"/send", map[string]any{"content": "Look.", "attachments": []any{map[string]string{"b64": pixel(t), "filename": "p.png"}}})
	rows := w.rows(w.cid)
	w.stream(at+"/messages/"+jsonInt(rows[3].ID)+"/regenerate", nil)
	w.stream(at+"/messages/"+jsonInt(rows[2].ID)+"/fork", map[string]string{"content": "Look again."})
	w.has(200, "POST", at+"/messages/"+jsonInt(rows[1].ID)+"/bookmark", map[string]bool{"on": true})
	lines := w.has(200, "GET", at+"/export?format=jsonl", nil)
	other := openWorkshop(t)
	id := other.brought([]byte(lines))
	if move := get[transfer.Move](other.door, "POST", "/api/moving/"+id+"/keep", nothingSaid); move.Kinds[portable.Transcripts].New != 1 {
		t.Fatalf("it came as %+v", move)
	}
	for _, c := range get[[]chat.Conversation](other.door, "GET", "/api/conversations", nil) {
		if c.Title != "Night train" {
			continue
		}
		if diff := cmp.Diff(lines, other.has(200, "GET", "/api/conversations/"+c.ID+"/export?format=jsonl", nil)); diff != "" {
			t.Errorf("the export of what was read back differs (-first +second):\n%s", diff)
		}
		got := other.rows(c.ID)
		if texts(got) != texts(w.rows(w.cid)) || got[2].BranchCount != 2 || row(got[1]).of(t, "lantern").Size == 0 {
			t.Errorf("the rows are %s", texts(got))
		}
		return
	}
	t.Error("no conversation has its title")
}
