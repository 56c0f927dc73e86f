package store

import (
	"context"
	"slices"
	"strings"
	"time"

	"terzetto/backend/chat"
	"terzetto/backend/event"
	"terzetto/backend/fault"
	"terzetto/backend/pipeline"
	"terzetto/backend/store/artifacts"
)

var _ pipeline.Store = (*DB)(nil)

// titleLength is how much of a first message names its conversation.
const titleLength = 60

// Begin checks the request, writes the user's row if there is a new one, and reads
// everything that the turn needs, in one transaction and one flush of the disk.
func (db *DB) Begin(ctx context.Context, r pipeline.Request) (s pipeline.Snapshot, err error) {
	if err := checkText(r.Text); err != nil {
		return s, err
	}
	if err := chat.CheckImages(r.Images); err != nil {
		return s, err
	}
	err = db.withKeys(func() error {
		return db.write(ctx, func(t *Tx) error {
			s, err = t.begin(ctx, db, r)
			return err
		})
	})
	if err != nil {
		return pipeline.Snapshot{}, err
	}
	return s, nil
}

func (t *Tx) begin(ctx context.Context, db *DB, r pipeline.Request) (s pipeline.Snapshot, err error) {
	if s.Conversation, err = t.Conversation(ctx, r.ConversationID); err != nil {
		return s, err
	}
	if s.Conversation.TrashedAt != nil {
		return s, noConversation()
	}
	// What cannot be answered is refused before anything is written.
	if err := t.readLibrary(ctx, db, &s); err != nil {
		return s, err
	}
	switch r.Kind {
	case pipeline.Send:
		err = t.beginSend(ctx, &s, r)
	case pipeline.Continue:
		err = t.beginContinue(ctx, &s)
	case pipeline.Regenerate, pipeline.SuperRegenerate, pipeline.MagicRewrite:
		err = t.beginAgain(ctx, &s, r)
	case pipeline.ForkEdit:
		err = t.beginFork(ctx, &s, r)
	case pipeline.Extend:
		err = t.beginExtend(ctx, &s, r)
	default:
		err = fault.New(fault.Malformed, "There is no such kind of turn.")
	}
	if err != nil {
		return s, err
	}
	s.ParentID, s.TurnIndex = s.User.ID, s.User.TurnIndex+1
	if err := t.readImages(ctx, &s); err != nil {
		return s, err
	}
	if err := artifacts.In(t.Tx).ReadAnnotations(ctx, s.Conversation.ID, s.History); err != nil {
		return s, err
	}
	if s.State, err = t.stateBefore(ctx, &s, r.Kind); err != nil {
		return s, err
	}
	s.Notes = []event.Note{}
	if above := s.User.ParentID; above != nil {
		noted, err := t.notes(ctx, *above)
		if err != nil {
			return s, err
		}
		for _, n := range noted {
			s.Notes = append(s.Notes, n.Notes...)
		}
	}
	if s.Folds, err = t.folds(ctx, s.Conversation.ID, s.History); err != nil {
		return s, err
	}
	if s.Conversation.Title == chat.DefaultTitle && s.UserCreated && strings.TrimSpace(s.User.Content) != "" && !spoken(s.History) {
		s.Conversation.Title = Clip(strings.Join(strings.Fields(s.User.Content), " "), titleLength)
	}
	s.Conversation.UpdatedAt = t.Now.UTC().Truncate(time.Microsecond)
	s.Conversation.ArchivedAt = nil // whoever writes in it uses it again
	return s, t.Exec(ctx, "UPDATE conversations SET title = ?, sought = ?, updated_at = ?, archived_at = NULL, active_leaf_id = ? WHERE id = ?",
		s.Conversation.Title, sought(s.Conversation), t.Now.UnixMicro(), s.Conversation.ActiveLeafID, s.Conversation.ID)
}

// spoken reports whether the person said something on the path before.
func spoken(path []chat.Message) bool {
	return slices.ContainsFunc(path, func(m chat.Message) bool { return m.Role == chat.User })
}

func (t *Tx) beginSend(ctx context.Context, s *pipeline.Snapshot, r pipeline.Request) (err error) {
	path, err := t.path(ctx, s.Conversation.ActiveLeafID, 0)
	if err != nil {
		return err
	}
	last := len(path) - 1
	if strings.TrimSpace(r.Text) == "" && len(r.Images) == 0 {
		if last < 0 || path[last].Role != chat.User {
			return fault.New(fault.Invalid, "Write something first.").With("field", "content")
		}
		s.History, s.User, s.LogTurn = path[:last], path[last], path[last].TurnIndex
		return nil
	}
	turn := 0
	if last >= 0 {
		turn = path[last].TurnIndex + 1
	}
	s.History = path
	return t.addUser(ctx, s, s.Conversation.ActiveLeafID, turn, r.Text, r.Images)
}

func (t *Tx) beginContinue(ctx context.Context, s *pipeline.Snapshot) error {
	path, err := t.path(ctx, s.Conversation.ActiveLeafID, 0)
	if err != nil {
		return err
	}
	last := len(path) - 1
	if last < 0 || path[last].Role != chat.User {
		return fault.New(fault.Malformed, "There is no message of yours at the end that could be answered.")
	}
	s.History, s.User, s.LogTurn = path[:last], path[last], path[last].TurnIndex
	return nil
}

func (t *Tx) beginAgain(ctx context.Context, s *pipeline.Snapshot, r pipeline.Request) error {
	notReply := fault.New(fault.NotFound, "The target is not a reply of this conversation")
	reply, err := t.message(ctx, r.ConversationID, r.MessageID)
	if fault.Is(err, fault.NotFound) {
		return notReply
	}
	if err != nil {
		return err
	}
	if reply.Role != chat.Assistant {
		return notReply
	}
	path, err := t.path(ctx, reply.ParentID, 0)
	if err != nil {
		return err
	}
	last := len(path) - 1
	if last < 0 || path[last].Role != chat.User {
		return fault.New(fault.Malformed, "There is no user message above it")
	}
	s.History, s.User, s.Replaced, s.LogTurn = path[:last], path[last], reply.Content, reply.TurnIndex
	if r.Kind != pipeline.Regenerate {
		s.History = append(path, reply)
	}
	return nil
}

// beginExtend takes the reply at the end, and the history from which it was written.
func (t *Tx) beginExtend(ctx context.Context, s *pipeline.Snapshot, r pipeline.Request) error {
	reply, err := t.message(ctx, r.ConversationID, r.MessageID)
	if err != nil {
		return err
	}
	if leaf := s.Conversation.ActiveLeafID; leaf == nil || *leaf != reply.ID {
		return fault.New(fault.Conflict, "Only the last reply can be continued.")
	}
	r.Kind = pipeline.Regenerate
	if err := t.beginAgain(ctx, s, r); err != nil {
		return err
	}
	s.Replaced, s.Extended = "", &reply
	return nil
}

func (t *Tx) beginFork(ctx context.Context, s *pipeline.Snapshot, r pipeline.Request) error {
	old, err := t.message(ctx, r.ConversationID, r.MessageID)
	if err != nil {
		return err
	}
	if old.Role != chat.User {
		return fault.New(fault.Malformed, "Only a message of yours can be sent again with other words.")
	}
	images, err := t.attachments(ctx, []int64{old.ID}, true)
	if err != nil {
		return err
	}
	if strings.TrimSpace(r.Text) == "" && len(images[old.ID]) == 0 {
		return fault.New(fault.Invalid, "Write something first.").With("field", "content")
	}
	if s.History, err = t.path(ctx, old.ParentID, 0); err != nil {
		return err
	}
	return t.addUser(ctx, s, old.ParentID, old.TurnIndex, r.Text, images[old.ID])
}

// addUser writes the user's row and makes it the leaf.
func (t *Tx) addUser(ctx context.Context, s *pipeline.Snapshot, parent *int64, turn int, text string, images []chat.Attachment) error {
	id, err := t.addMessage(ctx, newMessage{conversation: s.Conversation.ID, role: chat.User, text: text, turn: turn, parent: parent})
	if err != nil {
		return err
	}
	if images, err = t.AddImages(ctx, id, images); err != nil {
		return err
	}
	s.User = chat.Message{
		ID: id, ConversationID: s.Conversation.ID, Role: chat.User, Content: text, TurnIndex: turn, ParentID: parent,
		CreatedAt: t.Now.UTC().Truncate(time.Microsecond), BranchCount: 1,
		Attachments: images, WorkflowAttachments: []chat.Artifact{},
	}
	s.UserCreated, s.LogTurn, s.Conversation.ActiveLeafID = true, turn, &id
	s.Conversation.MessageCount++
	return nil
}

// readImages puts the bytes of the user's images on the rows that the model reads.
func (t *Tx) readImages(ctx context.Context, s *pipeline.Snapshot) error {
	var users []int64
	for _, m := range s.History {
		if m.Role == chat.User {
			users = append(users, m.ID)
		}
	}
	if !s.UserCreated {
		users = append(users, s.User.ID)
	}
	images, err := t.attachments(ctx, users, true)
	if err != nil {
		return err
	}
	for i := range s.History {
		if a := images[s.History[i].ID]; a != nil {
			s.History[i].Attachments = a
		}
	}
	if a := images[s.User.ID]; a != nil {
		s.User.Attachments = a
	}
	return nil
}

// readLibrary reads everything of the snapshot that is not the conversation's own.
func (t *Tx) readLibrary(ctx context.Context, db *DB, s *pipeline.Snapshot) (err error) {
	if s.Settings, err = t.settings(ctx); err != nil {
		return err
	}
	if id := s.Conversation.CharacterCardID; id != "" {
		switch card, err := t.character(ctx, id); {
		case err == nil:
			s.Character = &card
		case !fault.Is(err, fault.NotFound): // a chat outlives its card
			return err
		}
	}
	if s.Persona, err = t.playing(ctx, s.Conversation, s.Character, s.Settings); err != nil {
		return err
	}
	if s.Entries, err = t.activeEntries(ctx, s.Character); err != nil {
		return err
	}
	if s.Fragments, err = directorFragments().where(ctx, t, " WHERE enabled"); err != nil {
		return err
	}
	if s.Moods, err = moods().where(ctx, t, " WHERE enabled"); err != nil {
		return err
	}
	if s.Phrases, err = phrases().where(ctx, t, " WHERE enabled"); err != nil {
		return err
	}
	return t.readTargets(ctx, db, s)
}

func (t *Tx) readTargets(ctx context.Context, db *DB, s *pipeline.Snapshot) (err error) {
	if s.Writer, s.WriterSystem, err = t.target(ctx, db, s.Settings.ActiveEndpointID, nil); err != nil {
		return err
	}
	s.Agent, s.AgentSystem = s.Writer, s.WriterSystem
	if id := s.Settings.AgentEndpointID; id != nil && !s.Settings.AgentSameAsWriter {
		model, err := t.agentModel(ctx, s.Settings)
		if err != nil {
			return err
		}
		if s.Agent, s.AgentSystem, err = t.target(ctx, db, id, model); err != nil {
			return err
		}
		s.AgentApart = true
	}
	if s.Writer.Model == "" || s.Agent.Model == "" {
		return fault.New(fault.Invalid, "No model is chosen for this server. Choose one in Settings.").With("field", "active_model_config_id")
	}
	return nil
}
