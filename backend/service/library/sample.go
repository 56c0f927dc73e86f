package library

import (
	"context"
	"errors"
	"log/slog"
	"slices"
	"strconv"
	"sync"
	"time"

	"github.com/google/uuid"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin/tts"
	"terzetto/backend/core/run"
	"terzetto/backend/core/team"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
	"terzetto/backend/store/seed"
)

// A Sample is one row that shows a part of the program.
type Sample = chat.Sample

// A part makes one of the samples; known are the existing ones, by part.
type part struct {
	name string
	kind string
	make func(s *Samples, ctx context.Context, known map[string]Sample) (id, name string, err error)
}

// parts are the samples in the order of their dependencies.
func parts() []part {
	all := []part{
		{"world", "world", (*Samples).sampleWorld},
		{"persona", "persona", (*Samples).samplePersona},
		{"character", "character", (*Samples).sampleCharacter},
		{"conversation", "conversation", (*Samples).sampleConversation},
		{"workflow", "workflow", sampleWorkflow("workflow")},
		{"flow", "workflow", sampleWorkflow("flow")},
		{"table", "file", (*Samples).sampleTable},
		{"teamwork", "teamwork", (*Samples).sampleTeamRequest},
	}
	for _, name := range seed.SampleAutomations() {
		all = append(all, part{name, "workflow", sampleAutomation(name)})
	}
	return append(all, part{"files", "folder", (*Samples).sampleFiles})
}

// Samples adds and removes the rows that show each part of the program.
type Samples struct {
	db            *store.DB
	hub           *hub.Hub
	conversations *Conversations
	files         *Files
	plugins       *Plugins
	team          Team
	now           func() time.Time

	mu sync.Mutex // held for one change of the samples
}

// List lists the samples that are here. Those that a person deleted are not among them.
func (s *Samples) List(ctx context.Context) ([]Sample, error) {
	all, err := s.db.Library.Samples(ctx)
	here := make([]Sample, 0, len(all))
	for _, one := range all {
		is, lookErr := s.exists(ctx, one)
		if lookErr != nil {
			return nil, lookErr
		}
		if is {
			here = append(here, one)
		}
	}
	return here, err
}

// Add adds what shows each part of the program, and returns all samples. Existing ones
// are not added twice. It calls no model.
func (s *Samples) Add(ctx context.Context) ([]Sample, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	defer s.announce()
	here, err := s.List(ctx)
	if err != nil {
		return nil, err
	}
	known := lists.Index(here, func(s Sample) string { return s.Part })
	for _, p := range parts() {
		if _, is := known[p.name]; is {
			continue
		}
		id, name, err := p.make(s, ctx, known)
		if err != nil {
			return nil, err
		}
		if id == "" {
			continue // there is no place for it yet
		}
		one := Sample{Part: p.name, Kind: p.kind, ID: id, Name: name}
		known[p.name] = one
		here = append(here, one)
		// One by one, so that those before a failure can be removed again.
		if err := s.db.Library.KeepSamples(ctx, here); err != nil {
			return nil, err
		}
	}
	return here, nil
}

// Remove removes the samples, also those that a person changed. What was made with
// them, such as runs and conversations, stays.
func (s *Samples) Remove(ctx context.Context) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	defer s.announce()
	all, err := s.db.Library.Samples(ctx)
	if err != nil {
		return err
	}
	for i, one := range slices.Backward(all) {
		if err := s.drop(ctx, one); err != nil && !fault.Is(err, fault.NotFound) {
			return err
		}
		if err := s.db.Library.KeepSamples(ctx, all[:i]); err != nil {
			return err
		}
	}
	return nil
}

func (s *Samples) announce() {
	for _, what := range []string{"conversations", "characters", "worlds", "personas", "automations", "schedules", "team", "samples"} {
		s.hub.Announce(what, "")
	}
}

// exists reports whether a sample still exists.
func (s *Samples) exists(ctx context.Context, one Sample) (bool, error) {
	n, _ := strconv.ParseInt(one.ID, 10, 64) // 0, which nothing has, for an id in words
	var err error
	switch one.Kind {
	case "world":
		_, err = s.db.Library.Worlds().Get(ctx, n)
	case "persona":
		_, err = s.db.Library.Personas().Get(ctx, n)
	case "character":
		_, err = s.db.Library.Character(ctx, one.ID)
	case "conversation":
		var c chat.Conversation
		if c, err = s.db.Messages.Conversation(ctx, one.ID); err == nil && c.TrashedAt != nil {
			return false, nil
		}
	case "workflow":
		_, err = s.db.Workflows.Workflow(ctx, one.ID)
	case "file":
		_, err = s.db.Files.File(ctx, n, false)
	case "teamwork":
		_, err = s.db.Teams.Request(ctx, one.ID)
	case "folder":
		return sampleFolderExists(one.ID)
	default:
		return false, nil // of a newer program
	}
	if fault.Is(err, fault.NotFound) {
		return false, nil
	}
	return err == nil, err
}

func (s *Samples) drop(ctx context.Context, one Sample) error {
	n, _ := strconv.ParseInt(one.ID, 10, 64)
	switch one.Kind {
	case "world":
		return s.db.Library.Worlds().Delete(ctx, n)
	case "persona":
		return s.db.Library.Personas().Delete(ctx, n)
	case "character":
		return s.db.Library.DeleteCharacter(ctx, one.ID)
	case "conversation":
		return s.conversations.Delete(ctx, one.ID, true)
	case "workflow":
		return s.db.Workflows.Delete(ctx, one.ID)
	case "file":
		return s.db.Files.DropFile(ctx, n)
	case "teamwork":
		return s.team.Delete(ctx, one.ID)
	case "folder":
		return dropSampleFiles(one.ID)
	}
	return nil
}

func (s *Samples) sampleWorld(ctx context.Context, _ map[string]Sample) (id, name string, err error) {
	w, err := s.db.Library.Worlds().Create(ctx, chat.World{Name: sampleBook})
	if err != nil {
		return "", "", err
	}
	err = s.db.Library.AddEntries(ctx, w.ID, seed.Sample[[]chat.LorebookEntry]("entries"))
	return strconv.FormatInt(w.ID, 10), w.Name, err
}

func (s *Samples) samplePersona(ctx context.Context, _ map[string]Sample) (id, name string, err error) {
	p, err := s.db.Library.Personas().Create(ctx, seed.Sample[chat.Persona]("persona"))
	return strconv.FormatInt(p.ID, 10), p.Name, err
}

func (s *Samples) sampleCharacter(ctx context.Context, known map[string]Sample) (id, name string, err error) {
	world, err := strconv.ParseInt(known["world"].ID, 10, 64)
	if err != nil {
		return "", "", err
	}
	c := seed.Sample[chat.Character]("character")
	c.WorldID = &world
	c, err = s.db.Library.CreateCharacter(ctx, c)
	return c.ID, c.Name, err
}

// sampleConversation begins with a greeting, which is spoken where something here can speak. Two replies follow as turns
// leave them: the last one quotes a file, was edited, and has two versions, either of which shows all of this.
func (s *Samples) sampleConversation(ctx context.Context, known map[string]Sample) (id, name string, err error) {
	c, err := s.db.Chats.CreateConversation(ctx, chat.NewConversation{Title: sampleTalk, CharacterCardID: known["character"].ID})
	if err != nil {
		return "", "", err
	}
	for _, t := range seed.SampleTalk() {
		if err := s.sampleTurn(ctx, c.ID, t); err != nil {
			return "", "", errors.Join(err, s.conversations.Delete(ctx, c.ID, true))
		}
	}
	if c.ActiveLeafID != nil {
		if _, err := s.plugins.Trigger(ctx, c.ID, tts.ID, map[string]any{"action": "create", "message_id": float64(*c.ActiveLeafID)}); err != nil {
			s.plugins.log.LogAttrs(ctx, slog.LevelInfo, "the sample is not spoken", slog.Any("err", err))
		}
	}
	return c.ID, c.Title, nil
}

// sampleTurn writes a message of the sample conversation and the versions of its reply.
func (s *Samples) sampleTurn(ctx context.Context, conversation string, t seed.SampleTurn) error {
	request := turn.Request{Kind: turn.Send, ConversationID: conversation, Text: t.Said}
	for _, name := range t.Files {
		_, f, err := s.files.Attach(ctx, name, seed.SampleFile(name))
		if err != nil {
			return err
		}
		request.Files = append(request.Files, f)
	}
	files := request.Files
	for _, r := range t.Replies {
		snap, err := s.db.Turns.Begin(ctx, request)
		if err != nil {
			return err
		}
		made, err := s.db.Turns.Commit(ctx, sampleReply(snap, request.Kind, files, r))
		if err != nil {
			return err
		}
		request = turn.Request{Kind: turn.Regenerate, ConversationID: conversation, MessageID: made.MessageID}
	}
	return nil
}

// sampleReply is what a turn would leave behind that wrote a reply of the sample conversation.
func sampleReply(snap turn.Snapshot, kind turn.Kind, files []chat.File, r seed.SampleReply) turn.Result {
	quotes := lists.Map(r.Quotes, func(line int) chat.Quote {
		return chat.Quote{Place: event.Place{FileID: files[0].ID, Label: files[0].Label, Line: line}}
	})
	findings := lists.Map(r.Findings, func(f seed.SampleFinding) turn.Finding {
		return turn.Finding{Kind: f.Kind, Sentence: f.Sentence, Note: f.Note, Number: f.Number, Corrected: true}
	})
	return turn.Result{
		ConversationID: snap.Conversation.ID, UserID: snap.User.ID, ParentID: snap.ParentID, TurnIndex: snap.TurnIndex,
		Text: r.Text, Finish: chat.Complete, Quotes: quotes,
		Log: turn.Log{
			ConversationID: snap.Conversation.ID, UserMessageID: snap.User.ID, TurnIndex: snap.LogTurn, Kind: kind,
			Outcome: turn.Finished, Finish: string(chat.Complete), Draft: r.Draft, Findings: findings, Quotes: quotes,
		},
	}
}

// sampleWorkflow adds the workflow of a file. It needs no model and changes nothing, so that it
// runs anywhere; the flow asks a model.
func sampleWorkflow(file string) func(*Samples, context.Context, map[string]Sample) (id, name string, err error) {
	return func(s *Samples, ctx context.Context, _ map[string]Sample) (id, name string, err error) {
		w, err := s.db.Workflows.Create(ctx, seed.Sample[run.Workflow](file))
		return w.ID, w.Name, err
	}
}

// sampleAutomation adds a workflow that does everyday work, with what would begin it, switched off.
func sampleAutomation(name string) func(*Samples, context.Context, map[string]Sample) (id, title string, err error) {
	return func(s *Samples, ctx context.Context, _ map[string]Sample) (id, title string, err error) {
		w, err := s.db.Workflows.Create(ctx, seed.Sample[run.Workflow]("automations/"+name))
		if err != nil {
			return "", "", err
		}
		if g, is := seed.Sample[map[string]run.Trigger]("triggers")[name]; is {
			g.TemplateID = w.ID
			if _, err := s.db.Triggers.CreateTrigger(ctx, g, nil); err != nil {
				return "", "", errors.Join(err, s.db.Workflows.Delete(ctx, w.ID))
			}
		}
		return w.ID, w.Name, nil
	}
}

func (s *Samples) sampleTable(ctx context.Context, _ map[string]Sample) (id, name string, err error) {
	f, err := s.team.AddFile(ctx, sampleFile, seed.SampleTable())
	return strconv.FormatInt(f.ID, 10), sampleFile, err
}

// sampleTeamRequest is a request that waits: a person starts it, so that no model works unasked.
func (s *Samples) sampleTeamRequest(ctx context.Context, known map[string]Sample) (id, name string, err error) {
	file, err := strconv.ParseInt(known["table"].ID, 10, 64)
	if err != nil {
		return "", "", err
	}
	fresh := func(prefix string) string { return prefix + uuid.Must(uuid.NewV7()).String() }
	now := s.now()
	r := team.Request{ID: fresh(""), Name: sampleAsked, StartedAt: now, LastActivity: now, Status: team.Stopped, CurrentRound: 1}
	_, err = s.db.Teams.Append(ctx, team.Change{New: true, Request: r, Messages: []team.Message{{
		ID: fresh("msg_"), RequestID: r.ID, Role: "user", Content: sampleRequest, Timestamp: now, Round: 1, Status: team.First,
		Documents: []team.Document{{ID: fresh("doc_"), FileID: file}},
	}}, Logs: []team.Log{{
		ID: fresh("log_"), RequestID: r.ID, Message: "A sample that waits to be started", Type: "info", Timestamp: now, Status: team.Stopped, Round: 1,
	}}})
	return r.ID, r.Name, err
}

// The names of the samples. Each sample is marked, in its name or by a tag, so that a person
// can tell it from their own rows.
const (
	sampleBook  = "The Night Post (sample)"
	sampleTalk  = "The last sorting (sample)"
	sampleFile  = "night-post-letters.csv"
	sampleAsked = "Sample: what do the letters of the night post say?"

	sampleRequest = "Sample: how many letters did each station of the night post carry, and which one grew most? " +
		"Make analysis.xlsx, chart.svg and report.pdf from the table."
)
