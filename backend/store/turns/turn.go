package turns

import (
	"context"
	"slices"
	"strings"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store/artifacts"
	"terzetto/backend/store/chats"
	"terzetto/backend/store/messages"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/macro"
)

var _ turn.Store = (*DB)(nil)

// Begin checks the request, writes the user's row if there is a new one, and reads
// everything that the turn needs, in one transaction and one flush of the disk.
func (db *DB) Begin(ctx context.Context, r turn.Request) (s turn.Snapshot, err error) {
	if err := messages.CheckText(r.Text); err != nil {
		return s, err
	}
	if err := chat.CheckImages(r.Images); err != nil {
		return s, err
	}
	if err := chat.CheckFiles(r.Files); err != nil {
		return s, err
	}
	err = db.secrets.WithKeys(func() error {
		return db.file.Write(ctx, func(t *Tx) error {
			s, err = t.begin(ctx, r)
			return err
		})
	})
	if err != nil {
		return turn.Snapshot{}, err
	}
	db.scriptsOfSent(&s)
	return s, nil
}

// begin is Begin within its transaction: what a turn reads, in the order in which one thing needs another.
func (t *Tx) begin(ctx context.Context, r turn.Request) (s turn.Snapshot, err error) {
	if s.Conversation, err = t.messages.ConversationOutsideTrash(ctx, r.ConversationID); err != nil {
		return s, err
	}
	// What cannot be answered is refused before anything is written.
	if err := t.readLibrary(ctx, &s); err != nil {
		return s, err
	}
	if err := t.checkSpeaker(&s, r); err != nil {
		return s, err
	}
	if r.Kind == turn.Answer {
		if r, err = t.answer(ctx, &s, r); err != nil {
			return s, err
		}
	} else if err := t.settleCalls(ctx, s.Conversation, r); err != nil {
		return s, err
	}
	switch r.Kind {
	case turn.Send:
		err = t.beginSend(ctx, &s, r)
	case turn.Next:
		err = t.beginNext(ctx, &s)
	case turn.Continue:
		err = t.beginContinue(ctx, &s)
	case turn.Regenerate, turn.SuperRegenerate, turn.MagicRewrite:
		err = t.beginAgain(ctx, &s, r)
	case turn.ForkEdit:
		err = t.beginFork(ctx, &s, r)
	case turn.Extend:
		err = t.beginExtend(ctx, &s, r)
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
	if err := t.readCalls(ctx, &s, r.Kind); err != nil {
		return s, err
	}
	if s.Variables, err = t.messages.VariablesAt(ctx, s.Conversation.ID, &s.ParentID); err != nil {
		return s, err
	}
	if err := t.readImages(ctx, &s); err != nil {
		return s, err
	}
	if s.Folds, err = t.folds.FoldsToRead(ctx, s.Conversation.ID, s.History); err != nil {
		return s, err
	}
	if err := t.settleFiles(ctx, &s); err != nil {
		return s, err
	}
	if s.History, err = artifacts.In(t.Tx).WithAnnotations(ctx, s.Conversation.ID, s.History); err != nil {
		return s, err
	}
	if err := t.readRecall(ctx, &s); err != nil {
		return s, err
	}
	if err := t.readFacts(ctx, &s); err != nil {
		return s, err
	}
	if s.State, err = t.chats.StateBefore(ctx, &s, r.Kind, above, turn); err != nil {
		return s, err
	}
	s.Notes = []event.Note{}
	if above != nil {
		noted, err := t.messages.NotesOn(ctx, s.Conversation.ID, s.History, *above)
		if err != nil {
			return s, err
		}
		for _, n := range noted {
			s.Notes = append(s.Notes, n.Notes...)
		}
	}
	if s.Conversation.Title == chat.DefaultTitle && s.UserCreated && strings.TrimSpace(s.User.Content) != "" && !personSpoke(s.History) {
		s.Conversation.Title = chats.FirstWords(s.Names().Names(s.User.Content))
	}
	s.Conversation.UpdatedAt = t.Now.UTC().Truncate(time.Microsecond)
	s.Conversation.ArchivedAt = nil // a person who writes in it uses it again
	return s, t.Exec(ctx, "UPDATE conversations SET title = ?, sought = ?, updated_at = ?, archived_at = NULL, active_leaf_id = ? WHERE id = ?",
		s.Conversation.Title, messages.FilterText(s.Conversation), t.Now.UnixMicro(), s.Conversation.ActiveLeafID, s.Conversation.ID)
}

// personSpoke reports whether the person said something on the path before.
func personSpoke(path []chat.Message) bool {
	return slices.ContainsFunc(path, func(m chat.Message) bool { return m.Role == chat.User })
}

func (t *Tx) beginSend(ctx context.Context, s *turn.Snapshot, r turn.Request) (err error) {
	path, err := t.messages.CachedPath(ctx, s.Conversation.ID, s.Conversation.ActiveLeafID)
	if err != nil {
		return err
	}
	var changed macro.State
	if r.Text, changed, err = t.resolve(ctx, *s, r, path); err != nil {
		return err
	}
	last := len(path) - 1
	if strings.TrimSpace(r.Text) == "" && len(r.Images)+len(r.Files) == 0 {
		if s.Speaker != nil && last >= 0 && path[last].Role == chat.Assistant {
			return t.beginNext(ctx, s)
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
	return t.addUser(ctx, s, s.Conversation.ActiveLeafID, turn, chat.Message{Content: r.Text, Attachments: r.Images, Files: r.Files}, changed)
}

// resolve puts values in the place of the macros of a message that follows a path, and says which variables it changed.
func (t *Tx) resolve(ctx context.Context, s turn.Snapshot, r turn.Request, path []chat.Message) (text string, changed macro.State, err error) {
	var end *int64
	if len(path) > 0 {
		end = &path[len(path)-1].ID
	}
	if s.Variables, err = t.messages.VariablesAt(ctx, s.Conversation.ID, end); err != nil {
		return "", changed, err
	}
	text, after := r.MessageText(s, path)
	return text, after.Since(s.Variables), messages.CheckText(text)
}

// Waiting says in which kind of turn the conversation goes on: the last row is a message that waits for its reply, or
// the reply of a member of the cast, and the member who was to answer after it failed.
func (db *DB) Waiting(ctx context.Context, conversation string) (kind turn.Kind, err error) {
	err = db.file.Read(ctx, func(t *Tx) error {
		c, err := t.messages.Conversation(ctx, conversation)
		if err != nil {
			return err
		}
		if c.ActiveLeafID == nil {
			return nothingWaits()
		}
		last, err := t.messages.Message(ctx, conversation, *c.ActiveLeafID)
		if err != nil {
			return err
		}
		if kind = turn.Continue; last.Role == chat.User {
			return nil
		}
		kind = turn.Next
		return sqlite.Has(ctx, t, nothingWaits(), `SELECT 1 FROM conversation_logs
		  WHERE id = (SELECT max(id) FROM conversation_logs WHERE conversation_id = ?1) AND turn_index = ?2
		  AND message_id IS NULL AND record ->> 'kind' = ?3 AND record ->> 'outcome' = ?4`,
			conversation, last.TurnIndex, turn.Next, turn.Failed)
	})
	return kind, err
}

func nothingWaits() error {
	return fault.New(fault.Malformed, "The last message is not yours, so there is nothing to answer.")
}

func (t *Tx) beginContinue(ctx context.Context, s *turn.Snapshot) error {
	path, err := t.messages.CachedPath(ctx, s.Conversation.ID, s.Conversation.ActiveLeafID)
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

func (t *Tx) beginAgain(ctx context.Context, s *turn.Snapshot, r turn.Request) error {
	notReply := fault.New(fault.NotFound, "The target is not a reply of this conversation")
	reply, err := t.messages.Message(ctx, r.ConversationID, r.MessageID)
	if fault.Is(err, fault.NotFound) || err == nil && reply.Role != chat.Assistant {
		return notReply
	}
	if err != nil {
		return err
	}
	path, err := t.messages.CachedPath(ctx, s.Conversation.ID, reply.ParentID)
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
	if r.Kind != turn.Regenerate {
		s.History = append(path, reply)
		return nil
	}
	start, err := sqlite.Maybe(ctx, t, sqlite.Value[string],
		"SELECT record ->> 'start' FROM conversation_logs WHERE message_id = ? AND record ->> 'start' <> '' ORDER BY id LIMIT 1", reply.ID)
	if err == nil && start != nil {
		s.Start = *start
	}
	return err
}

// Extendable reports by an error that a message is not the last one.
func (db *DB) Extendable(ctx context.Context, conversation string, message int64) error {
	return db.file.Read(ctx, func(t *Tx) error {
		c, err := t.messages.Conversation(ctx, conversation)
		if err == nil {
			_, err = t.extendable(ctx, c, message)
		}
		return err
	})
}

func (t *Tx) extendable(ctx context.Context, c chat.Conversation, message int64) (chat.Message, error) {
	m, err := t.messages.Message(ctx, c.ID, message)
	if err == nil && (c.ActiveLeafID == nil || *c.ActiveLeafID != m.ID) {
		err = fault.New(fault.Conflict, "Only the last reply can be continued.")
	}
	return m, err
}

// beginExtend takes the reply at the end, and the history from which it was written.
func (t *Tx) beginExtend(ctx context.Context, s *turn.Snapshot, r turn.Request) error {
	reply, err := t.extendable(ctx, s.Conversation, r.MessageID)
	if err != nil {
		return err
	}
	r.Kind = turn.Regenerate
	if err := t.beginAgain(ctx, s, r); err != nil {
		return err
	}
	s.Replaced, s.Start, s.Extended = "", "", &reply
	return nil
}

func (t *Tx) beginFork(ctx context.Context, s *turn.Snapshot, r turn.Request) error {
	old, err := t.messages.Message(ctx, r.ConversationID, r.MessageID)
	if err != nil {
		return err
	}
	if old.Role != chat.User {
		return fault.New(fault.Malformed, "You can send only your own messages again.")
	}
	images, err := t.messages.Attachments(ctx, []int64{old.ID}, true)
	if err != nil {
		return err
	}
	files, err := t.files.Files(ctx, []int64{old.ID}, true)
	if err != nil {
		return err
	}
	if s.History, err = t.messages.CachedPath(ctx, s.Conversation.ID, old.ParentID); err != nil {
		return err
	}
	var changed macro.State
	if r.Text, changed, err = t.resolve(ctx, *s, r, s.History); err != nil {
		return err
	}
	if strings.TrimSpace(r.Text) == "" && len(images[old.ID])+len(files[old.ID]) == 0 {
		return fault.New(fault.Invalid, "Write a message first.").With("field", "content")
	}
	return t.addUser(ctx, s, old.ParentID, old.TurnIndex, chat.Message{Content: r.Text, Attachments: images[old.ID], Files: files[old.ID]}, changed)
}

// addUser writes the user's row with what goes with it, and makes it the leaf. Its files are
// written when it is settled how they are read.
func (t *Tx) addUser(ctx context.Context, s *turn.Snapshot, parent *int64, turn int, said chat.Message, changed macro.State) error {
	id, err := t.messages.AddMessage(ctx, messages.NewMessage{
		Conversation: s.Conversation.ID, Role: chat.User, Text: said.Content, Turn: turn, Parent: parent, Variables: changed.Own,
	})
	if err != nil {
		return err
	}
	if err := t.messages.SetSharedVariables(ctx, changed.Shared); err != nil {
		return err
	}
	images, err := t.messages.AddImages(ctx, id, said.Attachments)
	if err != nil {
		return err
	}
	s.User = chat.Message{
		ID: id, ConversationID: s.Conversation.ID, Role: chat.User, Content: said.Content, TurnIndex: turn, ParentID: parent,
		CreatedAt: t.Now.UTC().Truncate(time.Microsecond), BranchCount: 1,
		Attachments: images, Artifacts: []chat.Artifact{}, Files: said.Files, Quotes: []chat.Quote{},
	}
	s.UserCreated, s.LogTurn, s.Conversation.ActiveLeafID = true, turn, &id
	s.Conversation.MessageCount++
	return nil
}
