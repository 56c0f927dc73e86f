package turn_test

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/recall"
	"terzetto/backend/testing/llmtest"
)

// pathStems finds stems in the messages of a path.
type pathStems struct {
	path  []chat.Message
	asked int
}

func (p *pathStems) FindStems(_ context.Context, _ string, stems []string, _ int) (recall.Postings, int64, error) {
	p.asked++
	found, s := recall.Postings{}, recall.NewStemmer("en")
	for _, m := range p.path {
		for _, stem := range s.IndexWords(m.Content) {
			if slices.Contains(stems, stem) {
				found[stem] = recall.Posting{IDs: append(found[stem].IDs, m.ID)}
			}
		}
	}
	return found, math.MaxInt64, nil
}

const (
	secret   = "Ada slid the brass key beneath the loose hearthstone."
	question = "Where was the brass key that Ada hid?"
)

// longStory is a conversation whose third message tells where a key is, long before the message that asks for it.
func longStory(t *testing.T) (*series, *pathStems) {
	t.Helper()
	s := sceneOf(t, question, false)
	s.Setup.Settings = only(t, turn.DirectScene)
	for i := range 60 {
		m := chat.Message{ID: int64(i + 1), Role: []chat.Role{chat.User, chat.Assistant}[i%2], Content: fmt.Sprintf("The rain goes on over harbour number %d.", i)}
		if i == 2 {
			m.Content = "The house was quiet. " + secret + " Nobody else had seen it."
		}
		s.Setup.History = append(s.Setup.History, m)
	}
	server := llmtest.New(t)
	store := &memory{t: t, snapshot: s.snapshot(t, server.URL())}
	store.snapshot.User.ID, store.snapshot.ParentID = 100, 100
	p := pipelineOn(t, store)
	stems := &pathStems{path: store.snapshot.History}
	p.Stems = stems
	return &series{t, server, store, p}, stems
}

// asks plays a turn, and gives what is left of it and what the last messages of its requests said.
func (s *series) asks() (turn.Result, []string) {
	s.t.Helper()
	before := len(s.server.Requests())
	left, _ := s.play(llmtest.Call(turn.DirectScene, `{"keywords":["key"]}`), llmtest.Prose(llmtest.Says("Under the hearthstone, slid there in the dark.")))
	var last []string
	for _, r := range s.server.Requests()[before:] {
		last = append(last, r.Last())
	}
	return left, last
}

// block is what a request says of earlier messages; empty: nothing.
func block(request string) string {
	_, from, found := strings.Cut(request, "<remembered>")
	if !found {
		return ""
	}
	inside, _, _ := strings.Cut(from, "</remembered>")
	return inside
}

func TestAllVoicesAreRemindedOfTheSameWords(t *testing.T) {
	s, _ := longStory(t)
	left, last := s.asks()
	for _, said := range last {
		if !strings.Contains(block(said), secret) || block(said) != block(last[0]) {
			t.Errorf("a voice reads %q", block(said))
		}
	}
	if left.Recall == nil || len(left.Recall.Quotes) == 0 || left.Recall.Quotes[0].MessageID != 3 {
		t.Fatalf("it left %+v", left.Recall)
	}
	record := left.Log.Recall
	if record == nil || len(record.Quotes) == 0 || !record.Quotes[0].Used || record.Quotes[0].Text != "" || record.Quotes[0].Words == 0 {
		t.Errorf("the log says %+v", record)
	}
}

func TestAnotherVersionReadsWhatTheFirstOneRead(t *testing.T) {
	s, stems := longStory(t)
	left, first := s.asks()
	s.store.snapshot.Recall = left.Recall
	again, second := s.asks()
	if stems.asked != 1 {
		t.Errorf("it was searched %d times", stems.asked)
	}
	if again.Recall != nil {
		t.Error("what is known is written once more")
	}
	if !slices.Equal(first, second) {
		t.Errorf("the requests differ: %q, %q", first, second)
	}
}

func TestWhatFoundNothingIsNotSearchedAgain(t *testing.T) {
	s, stems := longStory(t)
	stems.path = nil
	left, _ := s.asks()
	if left.Recall == nil || len(left.Recall.Quotes) != 0 {
		t.Fatalf("it left %+v", left.Recall)
	}
	s.store.snapshot.Recall, stems.path = left.Recall, s.store.snapshot.History
	if _, last := s.asks(); block(last[0]) != "" || stems.asked != 1 {
		t.Errorf("it was searched %d times, and says %q", stems.asked, block(last[0]))
	}
}

func TestWhatAMessageSaysNoMoreIsNotRecalled(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*turn.Snapshot)
	}{
		{"the message was edited", func(s *turn.Snapshot) { s.History[2].Content = "The house was quiet. Ada kept the brass key." }},
		{"the message is on another branch", func(s *turn.Snapshot) { s.History = slices.Delete(s.History, 2, 3) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, _ := longStory(t)
			left, _ := s.asks()
			s.store.snapshot.Recall = left.Recall
			c.change(&s.store.snapshot)
			if _, last := s.asks(); strings.Contains(strings.Join(last, "\n"), secret) {
				t.Errorf("it is recalled: %q", block(last[0]))
			}
		})
	}
}

func TestTheSwitchLeavesRequestsAsTheyWere(t *testing.T) {
	off, on := new(false), new(true)
	for _, c := range []struct {
		name   string
		all    bool
		own    *bool
		recall bool
	}{
		{"on everywhere", true, nil, true},
		{"off everywhere", false, nil, false},
		{"off in the conversation", true, off, false},
		{"on in the conversation alone", false, on, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, _ := longStory(t)
			s.store.snapshot.Settings.Memory, s.store.snapshot.Conversation.Settings.Memory = c.all, c.own
			left, _ := s.asks()
			bare, _ := longStory(t)
			bare.store.snapshot.Settings.Memory, bare.store.snapshot.Conversation.Settings.Memory = c.all, c.own
			bare.p.Stems = nil
			bare.asks()
			for i, r := range s.server.Requests() {
				without := bare.server.Requests()[i]
				if same := string(r.Raw) == string(without.Raw); same == c.recall {
					t.Errorf("request %d is the same: %t", i, same)
				}
				if !slices.EqualFunc(r.Body.Messages[:len(r.Body.Messages)-1], without.Body.Messages[:len(without.Body.Messages)-1], func(a, b json.RawMessage) bool { return string(a) == string(b) }) {
					t.Errorf("request %d begins otherwise", i)
				}
			}
			if (left.Recall != nil) != c.recall {
				t.Errorf("it left %+v", left.Recall)
			}
		})
	}
}

func TestALateMessageIsNotRecalled(t *testing.T) {
	s, stems := longStory(t)
	s.store.snapshot.History = s.store.snapshot.History[:30]
	if _, last := s.asks(); block(last[0]) != "" || stems.asked != 0 {
		t.Errorf("it is reminded of %q", block(last[0]))
	}
}

func TestWhatIsRecalledGivesWayBeforeTheLorebook(t *testing.T) {
	for _, c := range []struct {
		context int
		recall  bool
	}{{8192, true}, {1000, false}} {
		t.Run(fmt.Sprintf("a context of %d tokens", c.context), func(t *testing.T) {
			s, _ := longStory(t)
			snap := &s.store.snapshot
			snap.Settings.EnableAgent = false
			snap.Entries = []chat.LorebookEntry{{ID: 1, Name: "Keys", Keywords: []string{"key"}, Content: strings.Repeat("Locks are rare here. ", 30), Enabled: true}}
			snap.Writer.Capabilities = llm.Capabilities{ContextTokens: c.context, BytesPerToken: 4}
			snap.Agent = snap.Writer
			s.play(llmtest.Prose(llmtest.Says("Yes.")))
			last := s.server.Requests()[0].Last()
			if !strings.Contains(last, "Locks are rare") || (block(last) != "") != c.recall {
				t.Errorf("the request says %q", last)
			}
		})
	}
}
