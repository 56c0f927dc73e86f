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
	"terzetto/backend/store/sqlite"
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
	if err := chat.CheckFiles(r.Files); err != nil {
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

// begin is Begin within its transaction: what a turn reads, in the order in which one thing needs another.
func (t *Tx) begin(ctx context.Context, db *DB, r pipeline.Request) (s pipeline.Snapshot, err error) {
	if s.Conversation, err = t.kept(ctx, r.ConversationID); err != nil {
		return s, err
	}
	// What cannot be answered is refused before anything is written.
	if err := t.readLibrary(ctx, db, &s); err != nil {
		return s, err
	}
	if err := t.checkSpeaker(&s, r); err != nil {
		return s, err
	}
	switch r.Kind {
	case pipeline.Send:
		err = t.beginSend(ctx, db, &s, r)
	case pipeline.Next:
		err = t.beginNext(ctx, db, &s)
	case pipeline.Continue:
		err = t.beginContinue(ctx, db, &s)
	case pipeline.Regenerate, pipeline.SuperRegenerate, pipeline.MagicRewrite:
		err = t.beginAgain(ctx, db, &s, r)
	case pipeline.ForkEdit:
		err = t.beginFork(ctx, db, &s, r)
	case pipeline.Extend:
		err = t.beginExtend(ctx, db, &s, r)
	default:
		err = fault.New(fault.Malformed, "There is no such kind of turn.")
	}
	if err != nil {
		return s, err
	}
	above, turn := s.User.ParentID, s.User.TurnIndex-1
	if s.User.ID != 0 {
		s.ParentID, s.TurnIndex = s.User.ID, s.User.TurnIndex+1
	} else {
		above, turn = &s.ParentID, s.TurnIndex-1
	}
	if err := t.readImages(ctx, &s); err != nil {
		return s, err
	}
	if s.Folds, err = t.foldsToRead(ctx, s.Conversation.ID, s.History); err != nil {
		return s, err
	}
	if err := t.settleFiles(ctx, &s); err != nil {
		return s, err
	}
	if s.History, err = artifacts.In(t.Tx).WithAnnotations(ctx, s.Conversation.ID, s.History); err != nil {
		return s, err
	}
	if s.State, err = t.stateBefore(ctx, &s, r.Kind, above, turn); err != nil {
		return s, err
	}
	s.Notes = []event.Note{}
	if above != nil {
		noted, err := t.notesOn(ctx, s.Conversation.ID, s.History, *above)
		if err != nil {
			return s, err
		}
		for _, n := range noted {
			s.Notes = append(s.Notes, n.Notes...)
		}
	}
	if s.Conversation.Title == chat.DefaultTitle && s.UserCreated && strings.TrimSpace(s.User.Content) != "" && !spoken(s.History) {
		s.Conversation.Title = firstWords(s.Names().Names(s.User.Content))
	}
	s.Conversation.UpdatedAt = t.Now.UTC().Truncate(time.Microsecond)
	s.Conversation.ArchivedAt = nil // a person who writes in it uses it again
	return s, t.Exec(ctx, "UPDATE conversations SET title = ?, sought = ?, updated_at = ?, archived_at = NULL, active_leaf_id = ? WHERE id = ?",
		s.Conversation.Title, sought(s.Conversation), t.Now.UnixMicro(), s.Conversation.ActiveLeafID, s.Conversation.ID)
}

// spoken reports whether the person said something on the path before.
func spoken(path []chat.Message) bool {
	return slices.ContainsFunc(path, func(m chat.Message) bool { return m.Role == chat.User })
}

func (t *Tx) beginSend(ctx context.Context, db *DB, s *pipeline.Snapshot, r pipeline.Request) (err error) {
	path, err := t.wholePath(ctx, db, s.Conversation.ID, s.Conversation.ActiveLeafID)
	if err != nil {
		return err
	}
	last := len(path) - 1
	if strings.TrimSpace(r.Text) == "" && len(r.Images)+len(r.Files) == 0 {
		if s.Speaker != nil && last >= 0 && path[last].Role == chat.Assistant {
			return t.beginNext(ctx, db, s)
		}
		if last < 0 || path[last].Role != chat.User {
			return fault.New(fault.Invalid, "Write a message first.").With("field", "content")
		}
		s.History, s.User, s.LogTurn = path[:last], path[last], path[last].TurnIndex
		return nil
	}
	turn := 0
	if last >= 0 {
		turn = path[last].TurnIndex + 1
	}
	s.History = path
	return t.addUser(ctx, s, s.Conversation.ActiveLeafID, turn, chat.Message{Content: r.Text, Attachments: r.Images, Files: r.Files})
}

// Waiting says in which kind of turn the conversation goes on: the last row is a message that waits for its reply, or
// the reply of a member of the cast, and the member who was to answer after it failed.
func (db *DB) Waiting(ctx context.Context, conversation string) (kind pipeline.Kind, err error) {
	err = db.read(ctx, func(t *Tx) error {
		c, err := t.Conversation(ctx, conversation)
		if err != nil {
			return err
		}
		if c.ActiveLeafID == nil {
			return nothingWaits()
		}
		last, err := t.message(ctx, conversation, *c.ActiveLeafID)
		if err != nil {
			return err
		}
		if kind = pipeline.Continue; last.Role == chat.User {
			return nil
		}
		kind = pipeline.Next
		return sqlite.Has(ctx, t, nothingWaits(), `SELECT 1 FROM conversation_logs
		  WHERE id = (SELECT max(id) FROM conversation_logs WHERE conversation_id = ?1) AND turn_index = ?2
		  AND message_id IS NULL AND record ->> 'kind' = ?3 AND record ->> 'outcome' = ?4`,
			conversation, last.TurnIndex, pipeline.Next, pipeline.Failed)
	})
	return kind, err
}

func nothingWaits() error {
	return fault.New(fault.Malformed, "The last message is not yours, so there is nothing to answer.")
}

func (t *Tx) beginContinue(ctx context.Context, db *DB, s *pipeline.Snapshot) error {
	path, err := t.wholePath(ctx, db, s.Conversation.ID, s.Conversation.ActiveLeafID)
	if err != nil {
		return err
	}
	last := len(path) - 1
	if last < 0 || path[last].Role != chat.User {
		return nothingWaits()
	}
	s.History, s.User, s.LogTurn = path[:last], path[last], path[last].TurnIndex
	return nil
}

func (t *Tx) beginAgain(ctx context.Context, db *DB, s *pipeline.Snapshot, r pipeline.Request) error {
	notReply := fault.New(fault.NotFound, "The target is not a reply of this conversation")
	reply, err := t.message(ctx, r.ConversationID, r.MessageID)
	if fault.Is(err, fault.NotFound) || err == nil && reply.Role != chat.Assistant {
		return notReply
	}
	if err != nil {
		return err
	}
	path, err := t.wholePath(ctx, db, s.Conversation.ID, reply.ParentID)
	if err != nil {
		return err
	}
	last := len(path) - 1
	s.Replaced, s.LogTurn = reply.Content, reply.TurnIndex
	switch {
	case last >= 0 && path[last].Role == chat.User:
		s.History, s.User = path[:last], path[last]
	case last >= 0 && reply.CharacterCardID != "":
		s.History, s.ParentID, s.TurnIndex = path, path[last].ID, path[last].TurnIndex+1
	default:
		return fault.New(fault.Malformed, "There is no user message above it")
	}
	if err := t.sameSpeaker(ctx, s, reply); err != nil {
		return err
	}
	if r.Kind != pipeline.Regenerate {
		s.History = append(path, reply)
	}
	return nil
}

// Extendable reports by an error that a message is not the last one.
func (db *DB) Extendable(ctx context.Context, conversation string, message int64) error {
	return db.read(ctx, func(t *Tx) error {
		c, err := t.Conversation(ctx, conversation)
		if err == nil {
			_, err = t.extendable(ctx, c, message)
		}
		return err
	})
}

func (t *Tx) extendable(ctx context.Context, c chat.Conversation, message int64) (chat.Message, error) {
	m, err := t.message(ctx, c.ID, message)
	if err == nil && (c.ActiveLeafID == nil || *c.ActiveLeafID != m.ID) {
		err = fault.New(fault.Conflict, "Only the last reply can be continued.")
	}
	return m, err
}

// beginExtend takes the reply at the end, and the history from which it was written.
func (t *Tx) beginExtend(ctx context.Context, db *DB, s *pipeline.Snapshot, r pipeline.Request) error {
	reply, err := t.extendable(ctx, s.Conversation, r.MessageID)
	if err != nil {
		return err
	}
	r.Kind = pipeline.Regenerate
	if err := t.beginAgain(ctx, db, s, r); err != nil {
		return err
	}
	s.Replaced, s.Extended = "", &reply
	return nil
}

func (t *Tx) beginFork(ctx context.Context, db *DB, s *pipeline.Snapshot, r pipeline.Request) error {
	old, err := t.message(ctx, r.ConversationID, r.MessageID)
	if err != nil {
		return err
	}
	if old.Role != chat.User {
		return fault.New(fault.Malformed, "You can send only your own messages again.")
	}
	images, err := t.attachments(ctx, []int64{old.ID}, true)
	if err != nil {
		return err
	}
	files, err := t.files(ctx, []int64{old.ID}, true)
	if err != nil {
		return err
	}
	if strings.TrimSpace(r.Text) == "" && len(images[old.ID])+len(files[old.ID]) == 0 {
		return fault.New(fault.Invalid, "Write a message first.").With("field", "content")
	}
	if s.History, err = t.wholePath(ctx, db, s.Conversation.ID, old.ParentID); err != nil {
		return err
	}
	return t.addUser(ctx, s, old.ParentID, old.TurnIndex, chat.Message{Content: r.Text, Attachments: images[old.ID], Files: files[old.ID]})
}

// addUser writes the user's row with what goes with it, and makes it the leaf. Its files are
// written when it is settled how they are read.
func (t *Tx) addUser(ctx context.Context, s *pipeline.Snapshot, parent *int64, turn int, said chat.Message) error {
	id, err := t.addMessage(ctx, newMessage{conversation: s.Conversation.ID, role: chat.User, text: said.Content, turn: turn, parent: parent})
	if err != nil {
		return err
	}
	images, err := t.AddImages(ctx, id, said.Attachments)
	if err != nil {
		return err
	}
	s.User = chat.Message{
		ID: id, ConversationID: s.Conversation.ID, Role: chat.User, Content: said.Content, TurnIndex: turn, ParentID: parent,
		CreatedAt: t.Now.UTC().Truncate(time.Microsecond), BranchCount: 1,
		Attachments: images, WorkflowAttachments: []chat.Artifact{}, Files: said.Files, Quotes: []chat.Quote{},
	}
	s.UserCreated, s.LogTurn, s.Conversation.ActiveLeafID = true, turn, &id
	s.Conversation.MessageCount++
	return nil
}

// readImages puts the bytes of the user's images on the rows that the model reads.
func (t *Tx) readImages(ctx context.Context, s *pipeline.Snapshot) error {
	rows, err := t.withImages(ctx, s.History)
	if err != nil {
		return err
	}
	if !s.UserCreated {
		rows = append(rows, s.User.ID)
	}
	images, err := t.attachments(ctx, rows, true)
	if err != nil {
		return err
	}
	s.History = chat.With(s.History, images, func(row *chat.Message, a []chat.Attachment) { row.Attachments = a })
	if a := images[s.User.ID]; a != nil {
		s.User.Attachments = a
	}
	return nil
}

// readLibrary reads everything of the snapshot that is not the conversation's own.
func (t *Tx) readLibrary(ctx context.Context, db *DB, s *pipeline.Snapshot) (err error) {
	if err := t.readPeople(ctx, s); err != nil {
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

// readPeople reads who speaks in a conversation, with what the lorebooks say.
func (t *Tx) readPeople(ctx context.Context, s *pipeline.Snapshot) (err error) {
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
	if len(s.Conversation.Cast) > 0 {
		return t.readCast(ctx, s)
	}
	s.Entries, err = t.activeEntries(ctx, s.Character)
	return err
}

func (t *Tx) readTargets(ctx context.Context, db *DB, s *pipeline.Snapshot) (err error) {
	var preset *chat.PresetContent
	if id := s.Conversation.PresetID; id != nil {
		p, err := t.preset(ctx, *id)
		if err != nil {
			return err
		}
		p.Content.Apply(&s.Settings, nil)
		preset = &p.Content
	}
	writer, err := t.answererIn(ctx, s.Conversation, s.Settings, preset)
	if err != nil {
		return err
	}
	if s.Writer, s.WriterSystem, err = t.target(ctx, db, writer); err != nil {
		return err
	}
	s.Agent, s.AgentSystem = s.Writer, s.WriterSystem
	if id := s.Settings.AgentEndpointID; id != nil && !s.Settings.AgentSameAsWriter {
		model, err := t.agentModel(ctx, s.Settings)
		if err != nil {
			return err
		}
		if s.Agent, s.AgentSystem, err = t.target(ctx, db, answerer{endpoint: id, model: model}); err != nil {
			return err
		}
		s.AgentApart = true
	}
	if s.Writer.Model == "" || s.Agent.Model == "" {
		return fault.New(fault.Invalid, "No model is chosen for this server. Choose one in Settings.").With("field", "active_model_config_id")
	}
	return nil
}
