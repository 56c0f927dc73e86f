package library

import (
	"cmp"
	"context"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/repository"
	"terzetto/backend/chat"
	"terzetto/backend/store"
	"terzetto/backend/store/scripts"
	"terzetto/backend/story/macro"
	"terzetto/backend/story/portable"
	"terzetto/backend/story/quickreply"
	"terzetto/backend/story/script"
)

// Scripts edits, imports, exports and tries regex scripts.
type Scripts struct {
	repository.Repository[scripts.Script, int64]

	// InUse are the scripts that may act in a conversation, and those that would if a person allowed them, in their order.
	InUse func(ctx context.Context, conversation string) ([]scripts.Script, error)

	db  *store.DB
	hub *hub.Hub
	now func() time.Time // measures the patterns
}

// A ScriptPreview is what importing scripts would add.
type ScriptPreview struct {
	Scripts []script.Script `json:"scripts"`
	Notes   []script.Note   `json:"notes"` // what of them doesn't act as its author meant it
}

// A ScriptOwner says what scripts belong to: a character, a preset, or neither.
type ScriptOwner struct {
	Character string `json:"character_id"`
	Preset    int64  `json:"preset_id"`
}

func (o ScriptOwner) owner() scripts.Owner { return scripts.Owner(o) }

// Order puts the named scripts first.
func (s *Scripts) Order(ctx context.Context, ids []int64) ([]scripts.Script, error) {
	return hub.Announce(s.hub, "scripts", "", func() ([]scripts.Script, error) { return s.db.Scripts.Scripts().Order(ctx, ids) })
}

// Preview reads scripts and saves nothing.
func (s *Scripts) Preview(_ context.Context, u Upload) (ScriptPreview, error) {
	all, notes, err := script.Read(u.Data)
	return ScriptPreview{lists.OrEmpty(all), lists.OrEmpty(notes)}, err
}

// Import adds the scripts of a file, allowed, because a person has seen them. Those that are there already are left alone.
func (s *Scripts) Import(ctx context.Context, u Upload, of ScriptOwner) (added int, err error) {
	all, _, err := script.Read(u.Data)
	if err != nil {
		return 0, err
	}
	return hub.Announce(s.hub, "scripts", "", func() (int, error) { return s.db.Scripts.Import(ctx, of.owner(), all, true) })
}

// Allow lets all scripts of a character, a preset or neither act, or not.
func (s *Scripts) Allow(ctx context.Context, of ScriptOwner, allowed bool) error {
	return s.hub.AnnounceUnless(s.db.Scripts.Allow(ctx, of.owner(), allowed), "scripts", "")
}

// Export exports one script, or all of an owner where the id is 0, as SillyTavern writes them.
func (s *Scripts) Export(ctx context.Context, id int64, of ScriptOwner) (portable.File, error) {
	if id != 0 {
		one, err := s.Get(ctx, id)
		return portable.TitledFile("regex-"+one.Name, ".json", "application/json", one.JSON()), err
	}
	all, err := s.db.Scripts.Of(ctx, of.owner())
	return portable.TitledFile("regex", ".json", "application/json", script.JSONList(all)), err
}

// A ScriptTrial is a script that need not be saved, and a text that it is tried with.
type ScriptTrial struct {
	script.Script

	Text         string `json:"text"`
	Conversation string `json:"cid"` // whose names macros give; empty: none
}

// A ScriptTried is what a script makes of a text.
type ScriptTried struct {
	Text   string           `json:"text"`
	Micros int64            `json:"micros"`
	Fault  script.FaultKind `json:"fault"` // why it left the text; empty: it didn't
	Reason string           `json:"reason"`
	Notes  []script.Note    `json:"notes"`
}

// Try applies a script to a text, as if the text were what the script is for, and saves nothing.
func (s *Scripts) Try(ctx context.Context, in ScriptTrial) (ScriptTried, error) {
	values := macro.Values{}
	if in.Conversation != "" {
		scene, err := s.db.Turns.Scene(ctx, in.Conversation, nil)
		if err != nil {
			return ScriptTried{}, err
		}
		values = scene.Names().From(scene.Variables).Values("/try", s.now())
	}
	in.Disabled = false
	at := script.Place{Kind: script.Reply, Layer: script.Stored, Depth: script.NoDepth, Values: values}
	if len(in.On) > 0 {
		at.Kind = in.On[0]
	}
	switch {
	case in.Shown:
		at.Layer = script.Shown
	case in.Sent:
		at.Layer = script.Sent
	}
	in.On = append(in.On, at.Kind)
	run := script.NewRun([]script.Active{{Script: in.Script}}, s.now)
	out := ScriptTried{Text: run.Apply(in.Text, at), Notes: lists.OrEmpty(in.Notes())}
	report := run.Report()
	out.Micros = report.Micros
	if len(report.Faults) > 0 {
		out.Fault, out.Reason = report.Faults[0].Kind, report.Faults[0].Reason
	}
	return out, nil
}

// A ScriptShowing is a text that is still written, and the card of who says it; empty: the conversation's own.
type ScriptShowing struct {
	Text      string `json:"text"`
	Character string `json:"character_id"`
}

// ShownWords are what a person sees of a text. Where no script acts on what is seen, it is the text.
type ShownWords struct {
	Text string `json:"text"`
	Acts bool   `json:"acts"`
}

// Show says what a person sees of a reply of a conversation while it is written, as far as it is there.
func (s *Scripts) Show(ctx context.Context, conversation string, in ScriptShowing) (ShownWords, error) {
	out := ShownWords{Text: in.Text}
	all, err := s.db.Turns.Scripts(ctx, conversation)
	if err != nil || all == nil || !all.Acts(script.Shown, script.Reply) {
		return out, err
	}
	out.Acts = true
	m := chat.Message{Role: chat.Assistant, Content: in.Text, CharacterCardID: in.Character, CreatedAt: s.now()}
	if shown := all.ShownText(&m, 0); shown != nil {
		out.Text = *shown
	}
	return out, nil
}

// QuickReplies edits, imports and exports sets of quick replies.
type QuickReplies struct {
	repository.Repository[scripts.QuickReplySet, int64]

	db  *store.DB
	hub *hub.Hub
}

// A QuickReplyPreview is what importing a set would add.
type QuickReplyPreview struct {
	Set   quickreply.Set    `json:"set"`
	Notes []quickreply.Note `json:"notes"` // what of it doesn't act as its author meant it
}

// Order puts the named sets first.
func (s *QuickReplies) Order(ctx context.Context, ids []int64) ([]scripts.QuickReplySet, error) {
	return hub.Announce(s.hub, "quickreplies", "", func() ([]scripts.QuickReplySet, error) { return s.db.Scripts.QuickReplySets().Order(ctx, ids) })
}

// Preview reads a set and saves nothing.
func (s *QuickReplies) Preview(_ context.Context, u Upload) (QuickReplyPreview, error) {
	set, notes, err := readSet(u)
	return QuickReplyPreview{set, lists.OrEmpty(notes)}, err
}

// Import adds a set.
func (s *QuickReplies) Import(ctx context.Context, u Upload) (scripts.QuickReplySet, error) {
	set, _, err := readSet(u)
	if err != nil {
		return scripts.QuickReplySet{}, err
	}
	return hub.Announce(s.hub, "quickreplies", "", func() (scripts.QuickReplySet, error) { return s.db.Scripts.ImportSet(ctx, set) })
}

// readSet reads a set; one without a name has that of its file.
func readSet(u Upload) (quickreply.Set, []quickreply.Note, error) {
	set, notes, err := quickreply.Read(u.Data)
	set.Name = cmp.Or(set.Name, portable.Stem(u.Filename), "Quick replies")
	return set, notes, err
}

// Export exports a set as SillyTavern writes it.
func (s *QuickReplies) Export(ctx context.Context, id int64) (portable.File, error) {
	set, err := s.Get(ctx, id)
	if err != nil {
		return portable.File{}, err
	}
	return portable.TitledFile(set.Name, ".json", "application/json", set.JSON()), nil
}

// Check says what of a message of a quick reply doesn't act as its author means it.
func (s *QuickReplies) Check(_ context.Context, r quickreply.Reply) ([]quickreply.Note, error) {
	if len(r.Message) > quickreply.MostText {
		return nil, fault.New(fault.TooLarge, "This quick reply is too long.").With("field", "message")
	}
	return lists.OrEmpty(r.Notes()), nil
}
