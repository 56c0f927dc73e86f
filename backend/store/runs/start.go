package runs

import (
	"context"
	"encoding/json"
	"maps"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/run"
	"terzetto/backend/core/turn"
	"terzetto/backend/store/chats"
	"terzetto/backend/store/messages"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/tool"
)

// StartRun writes a new run. In a conversation it begins with the vars that the conversation
// holds, under those that were given; announce is the message that announces it there,
// written when it is not empty; its row's id is returned.
func (db *DB) StartRun(ctx context.Context, n run.New, announce string) (r run.Run, message int64, err error) {
	err = db.file.Write(ctx, func(t *Tx) error {
		var held map[string]json.RawMessage
		if n.ConversationID != "" {
			c, err := t.messages.ConversationOutsideTrash(ctx, n.ConversationID)
			if err != nil {
				return err
			}
			held, err = t.threadVars(ctx, c.ID)
			if err != nil {
				return err
			}
			vars := maps.Clone(held)
			maps.Copy(vars, n.Vars)
			n.Vars = vars
			if announce != "" {
				if message, err = t.messages.AppendMessage(ctx, c, chat.User, "", announce); err != nil {
					return err
				}
				n.ParentMessageID = message
			}
		}
		if err := t.insertRunIn(ctx, n, held); err != nil {
			return err
		}
		r, err = t.Run(ctx, n.ID)
		return err
	})
	return r, message, err
}

func (t *Tx) InsertRun(ctx context.Context, n run.New) error { return t.insertRunIn(ctx, n, nil) }

// insertRunIn writes a run; held are the vars of its conversation at this moment.
func (t *Tx) insertRunIn(ctx context.Context, n run.New, held map[string]json.RawMessage) error {
	waits := run.Nothing
	if n.ScheduleAt != nil && n.ScheduleAt.After(t.Now) {
		waits = run.ForTime
	}
	if n.ConversationID != "" {
		held, err := t.conversationMarks(ctx, n.ConversationID)
		if err != nil {
			return err
		}
		n.Read, _ = tool.AddMarks(n.Read, held...)
	}
	err := t.Exec(ctx, `INSERT INTO runs (id, kind, automation_id, name, conversation_id, parent_message_id, parent_run_id, depth,
	    default_assistant_id, team_id, trusted, position, step_count, vars, held, wait_reason, schedule_at, created_at, updated_at,
	    trigger_id, trigger_event, root_run_id, block_position, block_index, block_path, block_item, block_steps, iteration, marks, written)
	    VALUES (?, ?, ?, ?, ?, ?, nullif(?, ''), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, nullif(?, ''), ?, ?, ?, ?, ?, ?, ?, ?)`,
		n.ID, n.Kind, n.TemplateID, n.Name, n.ConversationID, n.ParentMessageID, n.ParentID, n.Depth,
		n.AssistantID, n.TeamID, sqlite.JSON(n.Trusted), apart, len(n.Steps), sqlite.JSON(n.Vars), sqlite.JSON(held), waits, sqlite.MaybeTime(&n.ScheduleAt),
		t.Now.UnixMicro(), t.Now.UnixMicro(),
		n.TriggerID, sqlite.Raw(&n.Trigger), n.Within.Root, n.Within.Position, n.Within.Index, n.Within.Path, n.Within.Item, n.Within.Steps, n.Within.Iteration,
		sqlite.JSON(n.Read), sqlite.JSON(n.Written))
	if err != nil {
		return err
	}
	for i, do := range n.Steps {
		if err := t.insertStep(ctx, n.ID, int64(i+1)*apart, do); err != nil {
			return err
		}
	}
	return nil
}

func (t *Tx) insertStep(ctx context.Context, id string, position int64, do run.Instruction) error {
	return t.Exec(ctx, "INSERT INTO run_steps (run_id, position, step_id, instruction) VALUES (?, ?, ?, ?)", id, position, do.ID, sqlite.JSON(do))
}

// StartReplies writes a person's message at the end of a conversation and the runs that answer
// it, and gives the message's id.
func (db *DB) StartReplies(ctx context.Context, conversation, text string, runs []run.New) (int64, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (message int64, err error) {
		c, err := t.messages.ConversationOutsideTrash(ctx, conversation)
		if err != nil {
			return message, err
		}
		if message, err = t.messages.AppendMessage(ctx, c, chat.User, "", text); err != nil {
			return message, err
		}
		if c.Title == chat.DefaultTitle {
			s := turn.Snapshot{Conversation: c}
			if err := t.turns.ReadPeople(ctx, &s); err != nil {
				return message, err
			}
			c.Title = chats.FirstWords(s.Names().Names(text))
			if err := t.Exec(ctx, "UPDATE conversations SET title = ?, sought = ? WHERE id = ?", c.Title, messages.FilterText(c), c.ID); err != nil {
				return message, err
			}
		}
		vars, err := t.threadVars(ctx, c.ID)
		if err != nil {
			return message, err
		}
		return message, lists.Each(runs, func(n run.New) error {
			n.ParentMessageID, n.Vars = message, vars
			return t.InsertRun(ctx, n)
		})
	})
}
