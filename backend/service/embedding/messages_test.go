package embedding_test

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/base/lists"
	"terzetto/backend/document/search"
	"terzetto/backend/service/memory"
	"terzetto/backend/testing/backendtest"
)

// prepare waits until what act caused is prepared.
func prepare(t *testing.T, b *backend.Backend, act func()) {
	t.Helper()
	changes := b.Hub.All(t.Context())
	act()
	for batch := range changes {
		for _, p := range batch {
			if p.Change != nil && p.What == "embeddings" {
				return
			}
		}
	}
}

func TestOneQuestionFindsMessagesAndFactsByMeaning(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	model := backendtest.UseScriptedModel(t, b)
	backendtest.Remembering(t, b)
	s := startSpeller(t)
	c := backendtest.Conversation(t, b)
	say(t, b, model, c, "The coffee-house on the pier shut its doors in 1931.")
	for i := range 12 {
		value := fmt.Sprintf("in room %d", i)
		if i == 5 {
			value = "made of granite"
		}
		must(b.Memory.Add(t.Context(), c, memory.Addition{Subject: "The tower", Relation: "is", Value: value, OneValue: new(false)}))(t)
	}
	for i := range 24 {
		say(t, b, model, c, fmt.Sprintf("Nothing much happened on day %d.", i))
	}
	prepare(t, b, func() { choose(t, b, s, "spell") })
	if all := s.was(); !slices.Contains(all, "The tower: is made of granite") {
		t.Fatalf("it was asked for %q", all)
	}
	s.change(func() {})
	const asked = "Which café had a stone?"
	sent, skipped := say(t, b, model, c, asked)
	_, from, _ := strings.Cut(sent, "<remembered>")
	if !strings.Contains(from, "made of granite") || !strings.Contains(from, "shut its doors in 1931") || strings.Contains(from, "in room") || skipped != "" {
		t.Errorf("recalled %q %s", skipped, from)
	}
	if n := lists.Count(s.was(), func(text string) bool { return text == asked }); n != 1 {
		t.Errorf("it was asked %d times: %q", n, s.was())
	}
}

func TestMessagesAreRecalledByMeaningAndElseByWords(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	model := backendtest.UseScriptedModel(t, b)
	backendtest.Remembering(t, b)
	s := startSpeller(t)
	c := backendtest.Conversation(t, b)
	say(t, b, model, c, "The coffee-house on the pier shut its doors in 1931.")
	for i := range 24 {
		say(t, b, model, c, fmt.Sprintf("Nothing much happened on day %d.", i))
	}
	const asked = "Tell me about that café."
	if sent, skipped := say(t, b, model, c, asked); strings.Contains(sent, "1931") || skipped != "" {
		t.Fatalf("without a chosen model: %q %s", skipped, sent)
	}
	prepared := func(act func()) { t.Helper(); prepare(t, b, act) }
	prepared(func() { choose(t, b, s, "spell") })
	sent, skipped := say(t, b, model, c, asked)
	if _, from, _ := strings.Cut(sent, "<remembered>"); !strings.Contains(from, "shut its doors in 1931") || skipped != "" {
		t.Errorf("by meaning: %q %s", skipped, sent)
	}
	byWords := func(name, why string) {
		t.Helper()
		if sent, skipped := say(t, b, model, c, "And that café?"); strings.Contains(sent, "1931") || !strings.Contains(skipped, "Earlier messages were searched by words alone.") || !strings.Contains(skipped, why) {
			t.Errorf("%s: %q %s", name, skipped, sent)
		}
	}
	s.change(func() { s.dimensions = 48 })
	prepared(func() { byWords("a server with another model", "changed its kind of embeddings") })
	if sent, skipped := say(t, b, model, c, asked); !strings.Contains(sent, "1931") || skipped != "" {
		t.Errorf("after the vectors were made again: %q %s", skipped, sent)
	}
	hold := make(chan struct{})
	s.change(func() { s.hold = hold })
	byWords("a slow server", "took too long")
	close(hold)
	s.change(func() { s.status, s.hold = http.StatusInternalServerError, nil })
	byWords("a server that was slow just now", "took too long")
	if len(s.was()) > 0 {
		t.Errorf("it was asked again: %q", s.was())
	}
}

func TestASearchOfConversationsKnowsWhatIsMeant(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	model := backendtest.UseScriptedModel(t, b)
	s := startSpeller(t)
	c, other := backendtest.Conversation(t, b), backendtest.Conversation(t, b)
	say(t, b, model, c, "The coffee-house on the pier shut its doors in 1931.")
	for i := range 12 {
		say(t, b, model, c, fmt.Sprintf("Nothing much happened on day %d.", i))
	}
	say(t, b, model, other, "The lamp was lit.")
	find := func(ask search.Ask) search.Found {
		t.Helper()
		return must(b.Library.Search(t.Context(), ask))(t)
	}
	if found := find(search.Ask{Text: "café"}); len(found.Items) > 0 || found.Skipped != "" {
		t.Fatalf("without a chosen model: %+v", found)
	}
	prepare(t, b, func() { choose(t, b, s, "spell") })
	for name, ask := range map[string]search.Ask{"everywhere": {Text: "café"}, "in the conversation": {Text: "café", ConversationID: c}} {
		found := find(ask)
		if len(found.Items) == 0 || !found.Items[0].ByMeaning || !strings.Contains(found.Items[0].Snippet, "1931") || found.HasMore {
			t.Errorf("%s: %+v", name, found)
		}
	}
	if found := find(search.Ask{Text: "café", ConversationID: other}); len(found.Items) > 0 {
		t.Errorf("in the other conversation: %+v", found)
	}
	if found := find(search.Ask{Text: "pier"}); len(found.Items) == 0 || found.Items[0].ByMeaning || !strings.Contains(found.Items[0].Snippet, "pier") {
		t.Errorf("by words: %+v", found)
	}
	all, after := []int64{}, ""
	for range 30 {
		page := find(search.Ask{Text: "day café", Limit: 2, After: after})
		for _, item := range page.Items {
			all = append(all, item.MessageID)
		}
		if after = page.Next; !page.HasMore {
			break
		}
	}
	if slices.Sort(all); len(all) == 0 || len(slices.Compact(slices.Clone(all))) != len(all) {
		t.Errorf("over several pages: %v", all)
	}
	first := find(search.Ask{Text: "happened", Limit: 2})
	second := find(search.Ask{Text: "happened", Limit: 2, After: first.Next})
	if n := lists.Count(s.was(), func(text string) bool { return text == "happened" }); n != 1 || len(second.Items) == 0 {
		t.Errorf("for a second page of %d the question was asked %d times", len(second.Items), n)
	}
	s.change(func() { s.status = http.StatusInternalServerError })
	if found := find(search.Ask{Text: "café"}); len(found.Items) == 0 || !found.Items[0].ByMeaning || found.Skipped != "" {
		t.Errorf("again with a server that fails: %+v", found)
	}
	if found := find(search.Ask{Text: "1931"}); len(found.Items) == 0 || !strings.Contains(found.Skipped, "by words alone") || !strings.Contains(found.Skipped, "out of memory") {
		t.Errorf("with a server that fails: %+v", found)
	}
}
