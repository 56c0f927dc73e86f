package modeltest

import (
	"context"
	"math/rand/v2"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/replycheck"
)

const (
	// longestReply is how many tokens a reply may have.
	longestReply = 250
	// thinkingTokens is how many more a model may have that thinks before it writes.
	thinkingTokens = 1500
)

// A stage is the store of one turn: it hands out a snapshot, and what the turn leaves behind goes no farther.
type stage struct {
	snap   turn.Snapshot
	result turn.Result
}

// Begin gives the snapshot of the turn.
func (s *stage) Begin(context.Context, turn.Request) (turn.Snapshot, error) { return s.snap, nil }

// Checkpoint keeps nothing: a test does not outlive the program.
func (s *stage) Checkpoint(context.Context, turn.Draft) error { return nil }

// Commit keeps the result in memory.
func (s *stage) Commit(_ context.Context, r turn.Result) (turn.Committed, error) {
	s.result = r
	return turn.Committed{}, nil
}

// A player plays openings with what was read once, when the test began.
type player struct {
	o      Options
	client *llm.Client
	scene  turn.Snapshot // without an opening
}

// snapshot is what a turn reads: an opening in the person's own setting.
func (p player) snapshot(o Opening, directed bool) turn.Snapshot {
	s := p.scene
	card := o.card()
	s.Conversation = chat.Conversation{
		ID: o.Title, Title: o.Title, CharacterName: o.Name, CharacterScenario: o.Scenario, PostHistoryInstructions: card.PostHistoryInstructions,
	}
	s.Character, s.Persona, s.Cast, s.Entries = &card, nil, nil, nil
	s.User = chat.Message{ID: 1, Role: chat.User, Content: o.Message}
	s.ParentID, s.TurnIndex = s.User.ID, 1
	s.Notes = []event.Note{}
	s.State = chat.DirectorState{ActiveMoods: []string{}}
	set := &s.Settings
	set.UserName, set.UserDescription = o.User, ""
	set.EnableAgent, set.PluginsEnabled, set.FeedbackEnabled, set.DirectionNotesRecord = true, false, false, false
	set.EnabledTools = map[string]bool{turn.DirectScene: directed, turn.EditorApplyPatch: true}
	s.Writer.Samplers.MaxTokens = p.longest()
	return s
}

// longest bounds a reply, so that a test ends in minutes.
func (p player) longest() *int {
	most := longestReply
	if p.client.Capabilities(p.scene.Writer).Thinking == llm.Yes {
		most += thinkingTokens
	}
	if own := p.scene.Writer.Samplers.MaxTokens; own != nil && *own > 0 {
		most = min(most, *own)
	}
	return &most
}

// measure counts texts of an opening.
func (p player) measure(o Opening) measure {
	in := turn.AuditInput(p.scene.Settings, p.scene.Phrases)
	in.User, in.Card = o.Message, o.Name+"\n\n"+o.Description+"\n\n"+o.Scenario
	return measure{in}
}

// turn plays an opening. hear is called when another voice begins. The error says why there is no reply.
func (p player) turn(ctx context.Context, o Opening, directed bool, hear func(event.Pass)) (turn.Result, error) {
	for _, pass := range []event.Pass{event.Director, event.Editor} { // how it did before is no part of the test
		p.client.SetHelper(p.scene.Agent, string(pass), false)
	}
	s := &stage{snap: p.snapshot(o, directed)}
	pipeline := turn.Pipeline{
		Store: s, Client: p.client, Plugins: p.o.Plugins, Log: p.o.Log, Now: p.o.Now, Rand: rand.IntN,
		Ledger: func(string) *llm.Ledger { return llm.NewLedger() },
	}
	hear(event.Writer)
	err := pipeline.Run(ctx, turn.Request{Kind: turn.Send, ConversationID: s.snap.Conversation.ID, Text: o.Message}, func(e event.Event) {
		switch data := e.Data.(type) {
		case event.Written:
			if data.EditorWillRun {
				hear(event.Editor)
			}
		default:
			switch e.Name {
			case event.DirectorStart:
				hear(event.Director)
			case event.DirectorDone:
				hear(event.Writer)
			}
		}
	})
	if err == nil && replycheck.IsRefusal(s.result.Log.DraftOf(s.result.Text)) { // it has no prose to judge
		err = fault.New(fault.Unavailable, "The model refused to answer.")
	}
	return s.result, err
}
