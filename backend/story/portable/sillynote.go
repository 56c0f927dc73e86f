package portable

import (
	"encoding/json"
	"slices"
	"strconv"

	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
	"terzetto/backend/story/chatapps"
)

// The places where SillyTavern puts an author's note.
const (
	noteInPrompt = 0 // behind the scenario
	noteInChat   = 1 // so many messages from the end
	noteBefore   = 2 // at the beginning of the prompt
)

// noteDepth is where a note stands that doesn't say it.
const noteDepth = 4

// settingsIn reads what a chat of SillyTavern says for itself alone: its note, its scenario and its system prompt. A note that
// is not among the messages there is a part of the system prompt.
func settingsIn(meta object) (s chat.ConversationSettings) {
	s.Scenario, s.SystemPrompt = cleanText(meta.Text("scenario")), cleanText(meta.Text("system_prompt"))
	text, every := cleanText(meta.Text("note_prompt")), wholeIn(meta["note_interval"], 1)
	if text == "" || every < 1 {
		return s // an interval of 0 switches it off
	}
	if wholeIn(meta["note_position"], noteInChat) != noteInChat {
		if s.SystemPrompt == "" {
			s.SystemPrompt = "{{original}}"
		}
		s.SystemPrompt += "\n\n" + text
		return s
	}
	s.Note = chat.AuthorNote{Text: text, Depth: min(max(wholeIn(meta["note_depth"], noteDepth), 0), chat.MostNoteDepth), Every: min(every, chat.MostNoteDepth)}
	if s.Note.Every == 1 {
		s.Note.Every = 0
	}
	if role := wholeIn(meta["note_role"], 0); role >= 0 && role < len(noteRoles()) {
		s.Note.Role = noteRoles()[role]
	}
	return s
}

// noteRoles are who says a note, by their numbers there.
func noteRoles() []string { return []string{"system", "user", "assistant"} }

func wholeIn(raw json.RawMessage, otherwise int) int {
	text, ok := rawjson.Text(raw)
	if !ok {
		return otherwise
	}
	f, err := strconv.ParseFloat(text, 64)
	if err != nil {
		return otherwise
	}
	return int(f)
}

// putSettings writes what was changed here of a chat's note, scenario and system prompt. What still says the same stays as
// it came.
func putSettings(meta object, s chat.ConversationSettings) {
	was := settingsIn(meta)
	if was.Scenario != s.Scenario {
		meta.Set("scenario", s.Scenario)
	}
	if was.SystemPrompt != s.SystemPrompt {
		meta.Set("system_prompt", s.SystemPrompt)
		if wholeIn(meta["note_position"], noteInChat) != noteInChat {
			delete(meta, "note_prompt") // it is in the system prompt
		}
	}
	if was.Note == s.Note {
		return
	}
	for key, v := range map[string]any{
		"note_prompt": s.Note.Text, "note_interval": max(s.Note.Every, 1), "note_depth": s.Note.Depth, "note_position": noteInChat,
		"note_role": max(slices.Index(noteRoles(), s.Note.Role), 0),
	} {
		meta.Set(key, v)
	}
}

// mergeEdits takes what another program changed since we wrote a chat: its note, its scenario and its system prompt, where the
// chat says them.
func mergeEdits(own chat.ConversationSettings, meta object) chat.ConversationSettings {
	now := settingsIn(meta)
	if meta["scenario"] != nil {
		own.Scenario = now.Scenario
	}
	if meta["note_prompt"] != nil && wholeIn(meta["note_position"], noteInChat) == noteInChat {
		own.Note = now.Note
	}
	if meta["system_prompt"] != nil {
		own.SystemPrompt = now.SystemPrompt
	}
	return own
}

// countSettings counts what a chat says for itself alone, beside its messages.
func (s *sillyReader) countSettings(meta object) {
	t := s.transcript
	count := func(f chatapps.Feature, fate chatapps.Fate, there bool) {
		if there {
			t.Tally.Count(f, fate, 1)
		}
	}
	count(chatapps.Notes, chatapps.Acts, t.Settings.Note.Text != "")
	count(chatapps.Notes, chatapps.Kept, t.Settings.Note.Text == "" && meta.Text("note_prompt") != "" && wholeIn(meta["note_interval"], 1) < 1)
	count(chatapps.Scenarios, chatapps.Acts, t.Settings.Scenario != "")
	count(chatapps.SystemPrompts, chatapps.Acts, t.Settings.SystemPrompt != "")
	count(chatapps.Backgrounds, chatapps.Kept, meta.Text("custom_background") != "")
	count(chatapps.QuickReplies, chatapps.Kept, meta.Child("quickReply") != nil)
	count(chatapps.Lorebooks, chatapps.Kept, meta.Text("world_info") != "")
	var files []json.RawMessage
	_ = json.Unmarshal(meta["attachments"], &files) // most chats have none
	t.Tally.Count(chatapps.Files, chatapps.Kept, len(files))
}

// countRows counts what the rows of a chat have.
func (s *sillyReader) countRows() {
	t := s.transcript
	answered := map[int]bool{}
	for i := range t.Rows {
		r := &t.Rows[i]
		if !r.At.IsZero() {
			t.Tally.Count(chatapps.Times, chatapps.Acts, 1)
		}
		if answered[r.Parent] {
			t.Tally.Count(chatapps.Branches, chatapps.Acts, 1)
		}
		answered[r.Parent] = true
		t.Tally.Count(chatapps.Pictures, chatapps.Acts, len(r.Images))
		t.Tally.Count(chatapps.Files, chatapps.Acts, len(r.Files))
		t.Tally.Count(chatapps.Memories, chatapps.Acts, len(r.Memories))
	}
	t.Tally.Count(chatapps.Variables, chatapps.Acts, len(t.Variables))
	t.Tally.Count(chatapps.Hidden, chatapps.Acts, s.system)
	t.Tally.Count(chatapps.Pictures, chatapps.Left, s.attacher.missing+s.attacher.others)
}

// SillyFeatures says what files of SillyTavern may hold, and what becomes of it here.
func SillyFeatures() []chatapps.Part {
	return []chatapps.Part{
		{Feature: chatapps.Branches, Fate: chatapps.Acts},
		{Feature: chatapps.Times, Fate: chatapps.Acts},
		{Feature: chatapps.Models, Fate: chatapps.Kept},
		{Feature: chatapps.Reasoning, Fate: chatapps.Kept},
		{Feature: chatapps.Pictures, Fate: chatapps.Acts},
		{Feature: chatapps.Pictures, Fate: chatapps.Left},
		{Feature: chatapps.Files, Fate: chatapps.Acts},
		{Feature: chatapps.Files, Fate: chatapps.Kept},
		{Feature: chatapps.Folders, Fate: chatapps.Acts},
		{Feature: chatapps.Tags, Fate: chatapps.Acts},
		{Feature: chatapps.SystemPrompts, Fate: chatapps.Acts},
		{Feature: chatapps.Samplers, Fate: chatapps.Acts},
		{Feature: chatapps.Samplers, Fate: chatapps.Left},
		{Feature: chatapps.Notes, Fate: chatapps.Acts},
		{Feature: chatapps.Notes, Fate: chatapps.Kept},
		{Feature: chatapps.Scenarios, Fate: chatapps.Acts},
		{Feature: chatapps.Hidden, Fate: chatapps.Acts},
		{Feature: chatapps.Hidden, Fate: chatapps.Left},
		{Feature: chatapps.Lorebooks, Fate: chatapps.Kept},
		{Feature: chatapps.Presets, Fate: chatapps.Acts},
		{Feature: chatapps.Variables, Fate: chatapps.Acts},
		{Feature: chatapps.Memories, Fate: chatapps.Acts},
		{Feature: chatapps.Scripts, Fate: chatapps.Kept},
		{Feature: chatapps.Scripts, Fate: chatapps.Left},
		{Feature: chatapps.QuickReplies, Fate: chatapps.Acts},
		{Feature: chatapps.QuickReplies, Fate: chatapps.Left},
		{Feature: chatapps.QuickReplies, Fate: chatapps.Kept},
		{Feature: chatapps.Templates, Fate: chatapps.Left},
		{Feature: chatapps.Backgrounds, Fate: chatapps.Kept},
		{Feature: chatapps.Backgrounds, Fate: chatapps.Left},
		{Feature: chatapps.Looks, Fate: chatapps.Left},
		{Feature: chatapps.OtherFiles, Fate: chatapps.Left},
	}
}

// countReply counts what a line says of the model that wrote it.
func (s *sillyReader) countReply(extra object) {
	if extra.Text("model") != "" {
		s.transcript.Tally.Count(chatapps.Models, chatapps.Kept, 1)
	}
	if extra.Text("reasoning") != "" {
		s.transcript.Tally.Count(chatapps.Reasoning, chatapps.Kept, 1)
	}
}

// inline adds the files that a message carries as texts, and those of the source that it names.
func (s *sillyReader) inline(row *Row, extra object) {
	var all []json.RawMessage
	_ = json.Unmarshal(extra["files"], &all) // newer versions have several
	for _, raw := range append(all, extra["file"]) {
		o := rawjson.ObjectOf(raw)
		if o == nil || len(row.Files) >= chat.MaxFiles {
			continue
		}
		if text := o.Text("text"); text != "" {
			s.numbered++
			row.Files = append(row.Files, textFile(s.numbered, o.Text("name"), text, row.At))
			continue
		}
		e, there := s.assets.sillyPicture(s.user, o.Text("url"))
		if !there {
			continue
		}
		if mime, _, err := inspectFile(s.ctx, e); err == nil && !isImage(mime) {
			s.numbered++
			row.Files = append(row.Files, AttachedFile{ID: s.numbered, Label: cut(o.Text("name"), 200), At: row.At, Mode: chat.SearchedFile, Blob: e.blob()})
			s.attached[e.name] = true
		}
	}
}
