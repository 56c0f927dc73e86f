package turns_test

import (
	"fmt"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/service/library"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

// makeFolder makes a folder with what patch says.
func makeFolder(t testing.TB, b *backend.Backend, parent, name, patch string) chat.Folder {
	t.Helper()
	f := must(b.Library.Folders.Create(t.Context(), chat.Folder{Name: name, ParentID: parent}))(t)
	return must(b.Library.Folders.Update(t.Context(), f.ID, []byte(patch)))(t)
}

// putInto puts a conversation into a folder.
func putInto(t testing.TB, b *backend.Backend, conversation, folder string) {
	t.Helper()
	must(b.Library.Conversations.Change(t.Context(), []chat.ConversationsChange{{IDs: []string{conversation}, FolderID: &folder}}))(t)
}

// giveFile gives a folder a file.
func giveFile(t testing.TB, b *backend.Backend, folder, name, text string) {
	t.Helper()
	must(b.Library.Folders.AddFile(t.Context(), library.FolderFile{ID: folder, FileID: attach(t, b, name, text).ID}))(t)
}

// sent is all of a request.
func sent(r llmtest.Request) string { return strings.Join(append(before(r), r.Last()), "\n") }

func TestAFolderGivesItsConversationsWhatItCarries(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	model := backendtest.UseScriptedModel(t, b, answers(3)...)
	book, _, err := b.Library.Lorebooks.Import(t.Context(), library.Upload{Filename: "sea.json", Data: []byte(
		`{"entries":{"0":{"uid":0,"key":["ferry"],"content":"The ferry is called Ottilie.","order":1,"position":0}}}`)}, 0)
	if err != nil {
		t.Fatal(err)
	}
	settings := must(b.Library.Settings.Settings(t.Context()))(t)
	other := must(b.Library.Models.Create(t.Context(), chat.ModelConfig{EndpointID: *settings.ActiveEndpointID, ModelName: "northern"}))(t)
	mine := must(b.Library.Models.Create(t.Context(), chat.ModelConfig{EndpointID: *settings.ActiveEndpointID, ModelName: "mine"}))(t)
	outer := makeFolder(t, b, "", "Tour", fmt.Sprintf(`{"instructions":"Speak of the north.","world_ids":[%d],"model_config_id":%d}`, book.ID, other.ID))
	inner := makeFolder(t, b, outer.ID, "Ferries", `{"instructions":"Be brief, {{user}}."}`)
	giveFile(t, b, outer.ID, "times.txt", "The boat leaves at nine.")
	giveFile(t, b, inner.ID, "book.txt", harbour())
	c := backendtest.Conversation(t, b)
	backendtest.Turn(t, b, c, "When does the ferry leave?")
	if text := sent(last(model)); strings.Contains(text, "north") || strings.Contains(text, "nine") || strings.Contains(text, "Ottilie") {
		t.Errorf("a conversation in no folder read of one:\n%s", text)
	}
	putInto(t, b, c, inner.ID)
	backendtest.Turn(t, b, c, "When does the ferry leave, and when did the café on the pier close?")
	text := sent(last(model))
	for what, words := range map[string]string{
		"the outer folder's instructions": "Speak of the north.",
		"the inner folder's instructions": "Be brief, User.",
		"a short file":                    "The boat leaves at nine.",
		"a passage of a long file":        "closed in 1931",
		"an entry of the lorebook":        "The ferry is called Ottilie.",
	} {
		if !strings.Contains(text, words) {
			t.Errorf("%s was not sent:\n%s", what, text)
		}
	}
	if got := last(model).Body.Model; got != "northern" {
		t.Errorf("%s was asked, and not the model of the folder", got)
	}
	// The conversation wins over its folders.
	must(b.Library.Conversations.Update(t.Context(), c, fmt.Appendf(nil, `{"model_config_id":%d,"settings":{"system_prompt":"Only rhyme."}}`, mine.ID)))(t)
	backendtest.Turn(t, b, c, "Go on.")
	if text := sent(last(model)); strings.Contains(text, "Speak of the north.") || !strings.Contains(text, "Only rhyme.") || last(model).Body.Model != "mine" {
		t.Errorf("the folder won over its conversation:\n%s", text)
	}
}

func last(s *llmtest.Server) llmtest.Request {
	all := s.Requests()
	return all[len(all)-1]
}

func TestAMoveIntoAFolderBeginsOneNewBase(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	model := backendtest.UseScriptedModel(t, b, answers(4)...)
	f := makeFolder(t, b, "", "Tour", `{"instructions":"Speak of the north."}`)
	giveFile(t, b, f.ID, "times.txt", "The boat leaves at nine.")
	c := backendtest.Conversation(t, b)
	for i := range 4 {
		if i == 2 {
			putInto(t, b, c, f.ID)
		}
		backendtest.Turn(t, b, c, fmt.Sprintf("Stone %d?", i))
	}
	all := model.Requests()
	for i, same := range map[int]bool{1: true, 2: false, 3: true} {
		if string(all[i].Body.Messages[0]) == string(all[i-1].Body.Messages[0]) != same {
			t.Errorf("the beginning of request %d is as before: %t", i, !same)
		}
	}
	for i := range all[2].Body.Messages[1:] { // what was said stays as it was
		if i < len(all[1].Body.Messages)-2 && string(all[2].Body.Messages[1+i]) != string(all[1].Body.Messages[1+i]) {
			t.Errorf("message %d changed with the move", i)
		}
	}
}

func TestATurnGoesOnThoughItsFolderIsDeleted(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	gate := make(chan struct{})
	step := llmtest.Prose(llmtest.Says("It "), llmtest.Waits(gate), llmtest.Says("leaves at nine."))
	model := backendtest.UseScriptedModel(t, b, step, answers(1)[0])
	f := makeFolder(t, b, "", "Tour", `{"instructions":"Speak of the north."}`)
	giveFile(t, b, f.ID, "times.txt", "The boat leaves at nine.")
	c := backendtest.Conversation(t, b)
	putInto(t, b, c, f.ID)
	s := backendtest.Send(t, b, c, "When?")
	backendtest.Hear(t, s, event.Token)
	if err := b.Library.Folders.Delete(t.Context(), f.ID); err != nil {
		t.Fatal(err)
	}
	close(gate)
	backendtest.Hear(t, s, event.Done)
	if got := must(b.Library.Conversations.Get(t.Context(), c))(t); got.FolderID != "" {
		t.Errorf("it lies in %s", got.FolderID)
	}
	if text := sent(last(model)); !strings.Contains(text, "Speak of the north.") {
		t.Errorf("the turn had read:\n%s", text)
	}
	if got := backendtest.TextsOf(t, b, c, 2); !strings.Contains(got, "It leaves at nine.") {
		t.Errorf("the reply is %q", got)
	}
	backendtest.Turn(t, b, c, "And then?")
	if text := sent(last(model)); strings.Contains(text, "Speak of the north.") {
		t.Errorf("the next turn read:\n%s", text)
	}
	if _, err := b.Library.Folders.Restore(t.Context(), f.ID); err != nil {
		t.Fatal(err)
	}
	if got := must(b.Library.Conversations.Get(t.Context(), c))(t); got.FolderID != f.ID {
		t.Error("the conversation was not put back")
	}
}
