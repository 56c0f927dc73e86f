package turns

import (
	"context"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store/library"
	"terzetto/backend/store/settings"
)

// settleFiles puts the files of the path on its rows, decides how they are read, and writes those
// of a new row.
func (t *Tx) settleFiles(ctx context.Context, s *turn.Snapshot) error {
	users, err := t.messages.UsersWith(ctx, s.History, "SELECT DISTINCT message_id FROM message_files WHERE message_id BETWEEN ? AND ?")
	if err != nil {
		return err
	}
	if !s.UserCreated {
		users = append(users, s.User.ID)
	}
	files, err := t.files.Files(ctx, users, true)
	if err != nil {
		return err
	}
	s.History = chat.With(s.History, files, func(row *chat.Message, f []chat.File) { row.Files = f })
	if f := files[s.User.ID]; f != nil {
		s.User.Files = f
	}
	turn.SettleFiles(s)
	if !s.UserCreated {
		return nil
	}
	return t.files.AddFiles(ctx, s.User.ID, s.User.Files)
}

// readImages puts the bytes of the user's images on the rows that the model reads.
func (t *Tx) readImages(ctx context.Context, s *turn.Snapshot) error {
	rows, err := t.messages.WithImages(ctx, s.History)
	if err != nil {
		return err
	}
	if !s.UserCreated {
		rows = append(rows, s.User.ID)
	}
	images, err := t.messages.Attachments(ctx, rows, true)
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
func (t *Tx) readLibrary(ctx context.Context, s *turn.Snapshot) (err error) {
	if err := t.ReadPeople(ctx, s); err != nil {
		return err
	}
	if s.Fragments, err = library.DirectorFragments().Where(ctx, t.Tx, " WHERE enabled"); err != nil {
		return err
	}
	if s.Moods, err = library.Moods().Where(ctx, t.Tx, " WHERE enabled"); err != nil {
		return err
	}
	if s.Phrases, err = library.Phrases().Where(ctx, t.Tx, " WHERE enabled"); err != nil {
		return err
	}
	if err := t.readScripts(ctx, s); err != nil {
		return err
	}
	return t.readTargets(ctx, s)
}

func (t *Tx) readTargets(ctx context.Context, s *turn.Snapshot) (err error) {
	var preset *chat.PresetContent
	as := s.Folders.Over(s.Conversation)
	if id := as.PresetID; id != nil {
		p, err := t.settings.Preset(ctx, *id)
		if err != nil {
			return err
		}
		p.Content.Apply(&s.Settings, nil)
		preset = &p.Content
	}
	writer, err := t.settings.AnswererIn(ctx, as, s.Settings, preset)
	if err != nil {
		return err
	}
	if s.Writer, s.WriterSystem, err = t.settings.Target(ctx, writer); err != nil {
		return err
	}
	s.Writer.Samplers = s.Conversation.Settings.Samplers.Over(s.Writer.Samplers)
	s.Agent, s.AgentSystem = s.Writer, s.WriterSystem
	if id := s.Settings.AgentEndpointID; id != nil && !s.Settings.AgentSameAsWriter {
		model, err := t.settings.AgentModel(ctx, s.Settings)
		if err != nil {
			return err
		}
		if s.Agent, s.AgentSystem, err = t.settings.Target(ctx, settings.Answerer{Endpoint: id, Model: model}); err != nil {
			return err
		}
		s.AgentApart = true
	}
	patience := time.Duration(s.Settings.PatienceMinutes) * time.Minute
	s.Writer.Patience, s.Agent.Patience = patience, patience
	if s.Writer.Model == "" || s.Agent.Model == "" {
		return fault.New(fault.Invalid, "No model is chosen for this server. Choose one in Settings.").With("field", "active_model_config_id")
	}
	return nil
}
