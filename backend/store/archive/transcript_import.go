package archive

import (
	"cmp"
	"context"
	"encoding/json"
	"regexp"
	"slices"
	"strings"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store/artifacts"
	"terzetto/backend/store/messages"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/fact"
	"terzetto/backend/story/fact/foreign"
	"terzetto/backend/story/portable"
)

// ImportTranscript adds a conversation under an id of its own, all of it or nothing. When the
// library already has all of it, that conversation's id is returned and nothing changes (added
// is false). What found no room is named in notes. A conversation that began in a library of
// ours keeps its id where that is free; ids says what it refers to by number.
func (a *Archive) ImportTranscript(ctx context.Context, ids *IDMap, talk *portable.Transcript) (id string, added bool, notes []error, err error) {
	if err := checkTranscript(talk); err != nil {
		return "", false, nil, err
	}
	var held *aside
	if slices.ContainsFunc(talk.Rows, func(r portable.Row) bool { return len(r.Files) > 0 }) {
		if held, err = newAside(a.db.Dir()); err != nil {
			return "", false, nil, err
		}
		defer held.close() //nolint:errcheck // the next start removes it
	}
	files, missing, err := a.readFiles(ctx, talk, held)
	if err != nil {
		return "", false, nil, err
	}
	here := imported{}
	err = a.write(ctx, func(t tx) error {
		met, err := a.matchTranscript(ctx, t, talk)
		if err != nil || met.Known != "" {
			id, here.rows = met.Known, met.rows
			return err
		}
		if id, err = a.idOf(ctx, t, talk); err != nil {
			return err
		}
		added = true
		if err := t.keepFiles(ctx, files, held); err != nil {
			return err
		}
		notes, here.rows, err = a.keep(ctx, t, id, ids, talk, files)
		return err
	})
	if err != nil {
		return "", false, nil, err
	}
	here.id = id
	ids.putTranscript(talk, here)
	if added {
		notes = append(notes, missing...)
	}
	return id, added, notes, nil
}

// idOf is the id under which a conversation is kept.
func (a *Archive) idOf(ctx context.Context, t tx, talk *portable.Transcript) (string, error) {
	if !plainID.MatchString(talk.ID) {
		return a.newID(), nil
	}
	taken, err := sqlite.Maybe(ctx, t, sqlite.Value[int], "SELECT 1 FROM conversations WHERE id = ?", talk.ID)
	if taken != nil || err != nil {
		return a.newID(), err
	}
	return talk.ID, nil
}

var plainID = regexp.MustCompile(`^[0-9a-z][0-9a-z-]{0,62}$`)

// keepImages writes the pictures of a row. They are read one by one, because all of a conversation may be more than the
// memory holds. The row comes without those that are missing or broken.
func (t tx) keepImages(ctx context.Context, row int64, r portable.Row) (notes []error, err error) {
	for _, image := range r.Images {
		if image.Blob.Read == nil {
			notes = append(notes, fault.Newf(fault.NotFound, "The image %s is missing.", plainLine(image.Filename)))
			continue
		}
		data, err := image.Blob.Read(ctx)
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		var a chat.Attachment
		if err == nil {
			a, err = chat.NewImage(rows.Clip(plainLine(image.Filename), rows.MaxName), data)
		}
		if err != nil {
			notes = append(notes, err)
			continue
		}
		if _, err := t.Messages.AddImages(ctx, row, []chat.Attachment{a}); err != nil {
			return nil, err
		}
	}
	return notes, nil
}

// plainLine is a label without what would break a line.
func plainLine(text string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f {
			return -1
		}
		return r
	}, strings.ToValidUTF8(text, "_"))
}

// keep writes a conversation, part after part, in the order in which they refer to each other.
func (a *Archive) keep(ctx context.Context, t tx, id string, known *IDMap, talk *portable.Transcript, files carriedFiles,
) (notes []error, named map[int64]int64, err error) {
	c := chat.Conversation{
		ID: id, Title: rows.Clip(cmp.Or(strings.TrimSpace(plainLine(talk.Title)), talk.Char, chat.DefaultTitle), rows.MaxTitle), CharacterCardID: talk.Card,
		CharacterName:     rows.Clip(strings.TrimSpace(plainLine(talk.Char)), rows.MaxName),
		CharacterScenario: talk.Scenario, PostHistoryInstructions: talk.PostHistory,
		MacroSeed: cmp.Or(talk.Seed, a.newID()), Cast: castOf(talk), SpeakersPerTurn: min(talk.Speakers, chat.MostSpeakers),
		Settings: talk.Settings, Tags: tagsOf(talk),
	}
	if err := t.Folders.CheckThere(ctx, talk.Folder); err == nil {
		c.FolderID = talk.Folder
	} else if !fault.Is(err, fault.Invalid) {
		return nil, nil, err
	}
	if here := known.Number(personaTable, talk.Persona); here != 0 {
		c.PersonaLockID = &here
	}
	if here := known.Number(modelTable, talk.Model); here != 0 {
		c.ModelConfigID = &here
	}
	if here := known.Number(presetTable, talk.Preset); here != 0 {
		c.PresetID = &here
	}
	c.CreatedAt = cmp.Or(talk.Created, t.Now)
	c.UpdatedAt = cmp.Or(talk.Updated, c.CreatedAt)
	c.Pinned, c.ArchivedAt, c.TrashedAt = talk.Pinned && talk.Archived == nil, talk.Archived, talk.Trashed
	if err := t.Chats.InsertConversation(ctx, c, objectOr(talk.State)); err != nil {
		return nil, nil, err
	}
	came, err := pathDigests(ctx, talk)
	if err != nil {
		return nil, nil, err
	}
	err = t.Exec(ctx, "INSERT INTO conversation_extras (conversation_id, origin, digest, rest) VALUES (?, ?, ?, ?)",
		id, talk.Origin, digestOf(came), objectOr(talk.Rest))
	if err != nil {
		return nil, nil, err
	}
	ids := make([]int64, len(talk.Rows))
	named = map[int64]int64{}
	for i, r := range talk.Rows {
		if ids[i], err = t.keepRow(ctx, id, r, ids); err != nil {
			return nil, nil, err
		}
		if r.ID != 0 {
			named[r.ID] = ids[i]
		}
		missing, err := t.keepImages(ctx, ids[i], r)
		if err != nil {
			return nil, nil, err
		}
		notes = append(notes, missing...)
		if err := t.addFiles(ctx, ids[i], r, files); err != nil {
			return nil, nil, err
		}
		lost, err := t.keepMade(ctx, ids[i], r.Artifacts)
		if err != nil {
			return nil, nil, err
		}
		notes = append(notes, lost...)
	}
	if talk.Leaf >= 0 {
		if err := t.Exec(ctx, "UPDATE conversations SET active_leaf_id = ? WHERE id = ?", ids[talk.Leaf], id); err != nil {
			return nil, nil, err
		}
	}
	if vars := objectOr(talk.Vars); vars != "{}" {
		if err := t.Exec(ctx, "INSERT INTO thread_vars (conversation_id, vars) VALUES (?, ?)", id, vars); err != nil {
			return nil, nil, err
		}
	}
	lost, err := t.keepLogs(ctx, id, talk, named, files)
	if err != nil {
		return nil, nil, err
	}
	remembered, err := t.keepMemories(ctx, c, talk, ids)
	if err != nil {
		return nil, nil, err
	}
	return slices.Concat(notes, lost, remembered), named, t.keepDirector(ctx, id, talk.Director)
}

// keepMemories takes in what another program noted down of the rows, each at its row. A conversation of ours has its own facts.
func (t tx) keepMemories(ctx context.Context, c chat.Conversation, talk *portable.Transcript, ids []int64) (notes []error, err error) {
	if talk.Logs != nil || talk.Remembers == "" {
		return nil, nil
	}
	var said []fact.Fact
	hidden := 0
	for i, r := range talk.Rows {
		for _, m := range r.Memories {
			if m.Hidden {
				hidden++
			} else {
				said = append(said, fact.Fact{MessageID: ids[i], Sentence: m.Text, Pinned: m.Pinned})
			}
		}
	}
	all, err := foreign.Of(talk.Remembers, said, hidden)
	if err != nil {
		return []error{fault.Newf(fault.CodeOf(err), "Couldn't import the memories of %s: %s", talk.Remembers, fault.Sentence(err))}, nil
	}
	if _, err := t.Facts.Import(ctx, c.ID, talk.Remembers+": "+c.Title, all.Facts); err != nil {
		return nil, err
	}
	return []error{fault.Newf(fault.Invalid, "Memories of %s that are facts of the story now: %d.", talk.Remembers, len(all.Facts))}, nil
}

// castOf is the cast of a transcript, without members that are there twice.
func castOf(talk *portable.Transcript) chat.Cast {
	cast := chat.Cast{}
	for _, m := range talk.Cast {
		if id := rows.Clip(plainLine(m.CharacterCardID), rows.MaxID); id != "" && cast.Of(id) < 0 && len(cast) < chat.MostMembers {
			cast = append(cast, chat.Member{CharacterCardID: id, Name: rows.Clip(strings.TrimSpace(plainLine(m.Name)), rows.MaxName), Muted: m.Muted})
		}
	}
	return cast.WithLabels()
}

// recordSpecs is how the records of a conversation's turns, its folds, its facts and what its messages recalled are exported; they
// go with it.
func recordSpecs() []tableSpec {
	const ofMessage = "message_id IN (SELECT id FROM messages WHERE conversation_id = ?1)"
	return []tableSpec{
		{
			name: "conversation_logs", where: "conversation_id = ?1", number: "id", withheld: []string{"conversation_id"}, written: []string{"progressive_fields", "record"},
			refs: map[string]string{"user_message_id": "messages", "message_id": "messages"},
		},
		{
			name: "folds", where: "conversation_id = ?1", number: "id", withheld: []string{"conversation_id"}, written: []string{"text"}, own: has("edited", "1"),
			refs: map[string]string{"first_id": "messages", "last_id": "messages"},
		},
		{
			name: "fold_versions", where: "fold_id IN (SELECT id FROM folds WHERE conversation_id = ?1)", number: "id",
			refs: map[string]string{"fold_id": "folds"},
		},
		{
			name: "fold_changes", where: "fold_id IN (SELECT id FROM folds WHERE conversation_id = ?1)", number: "id",
			refs: map[string]string{"fold_id": "folds", "version_id": "fold_versions", "message_id": "messages"},
		},
		{
			name: "facts", where: "conversation_id = ?1", number: "id", withheld: []string{"conversation_id"}, own: has("layer", `"person"`),
			written: []string{"quote", "subject", "relation", "value", "sentence", "known_by", "place", "story_time", "claimed_by", "origin"},
			refs:    map[string]string{"message_id": "messages"},
		},
		{
			name: "fact_tellings", where: "fact_id IN (SELECT id FROM facts WHERE conversation_id = ?1)", written: []string{"name"},
			refs: map[string]string{"fact_id": "facts", "message_id": "messages"},
		},
		{name: "fact_readings", where: ofMessage, written: []string{"present"}, refs: map[string]string{"message_id": "messages"}},
		{
			name: "calls", where: "conversation_id = ?1", number: "id", withheld: []string{"conversation_id"}, written: []string{"said", "args", "written", "result", "whole"},
			refs: map[string]string{"message_id": "messages", "reply_id": "messages"},
		},
		{
			name: "message_recalls", where: ofMessage, written: []string{"quote"},
			refs: map[string]string{"message_id": "messages", "recalled_id": "messages", "fact_id": "facts"},
		},
	}
}

// settleCall ends a call that waited for a person elsewhere: what is asked comes from another file, and no one here asked for it.
func settleCall(row map[string]any) {
	switch state, _ := row["state"].(string); chat.CallState(state) {
	case chat.CallDone, chat.CallFailed, chat.CallRefused, chat.CallStopped:
	case chat.CallPlanned, chat.CallRunning, chat.CallWaiting, chat.CallAllowed:
		row["state"], row["result"], row["question"] = string(chat.CallRefused), "This call was not made.", nil
	default:
		row["state"] = string(chat.CallFailed)
	}
}

// keepLogs adds the records of the turns, the folds and the facts. The conversation comes without those that
// cannot be read.
func (t tx) keepLogs(ctx context.Context, id string, talk *portable.Transcript, named map[int64]int64, files carriedFiles) (notes []error, err error) {
	if talk.Logs == nil {
		return nil, nil
	}
	b := importing{t: t, before: NewIDMap(), keys: map[string]map[any]any{}}
	for there, here := range named {
		b.put("messages", there, here)
	}
	tables := recordSpecs()
	for i := range tables {
		tables[i].sanitize = func(row map[string]any, _ time.Time) {
			if slices.Contains(tables[i].withheld, "conversation_id") {
				row["conversation_id"] = id
			}
			if tables[i].name == "calls" {
				settleCall(row)
			}
			if record, ok := row["record"].(string); ok {
				row["record"] = files.quotedIn(record)
			}
		}
	}
	for part, err := range talk.Logs(ctx) {
		if len(notes) > 0 {
			break
		}
		var row map[string]any
		var table tableSpec
		if at := slices.IndexFunc(tables, func(t tableSpec) bool { return t.name == part.Table }); at >= 0 {
			table = tables[at]
		} else if err == nil {
			err = outOfOrder()
		}
		if err == nil {
			row, err = b.row(ctx, table, part)
		}
		if err == nil {
			_, err = b.keep(ctx, table, part, row)
		}
		switch {
		case ctx.Err() != nil:
			return nil, context.Cause(ctx)
		case err == nil:
		case fault.Is(err, fault.Invalid), fault.Is(err, fault.TooLarge):
			notes = append(notes, fault.Newf(fault.CodeOf(err), "Couldn't import the records of the turns: %s", fault.Sentence(err)))
		default:
			return nil, err
		}
	}
	if t.CheckImported(ctx, "conversation_logs", id) != nil {
		notes = append(notes, fault.New(fault.Invalid, "Couldn't read the records of the turns, so they were left out."))
		err = t.Exec(ctx, "DELETE FROM conversation_logs WHERE conversation_id = ?", id)
	}
	if err == nil && t.CheckImported(ctx, "facts", id) != nil {
		notes = append(notes, fault.New(fault.Invalid, "Couldn't read the facts of the story, so they were left out."))
		err = t.Execs(ctx,
			sqlite.Do("DELETE FROM facts WHERE conversation_id = ?", id),
			sqlite.Do("DELETE FROM fact_readings WHERE message_id IN (SELECT id FROM messages WHERE conversation_id = ?)", id))
	}
	return notes, err
}

func (t tx) keepRow(ctx context.Context, conversation string, r portable.Row, ids []int64) (int64, error) {
	var parent *int64
	if r.Parent >= 0 {
		parent = &ids[r.Parent]
	}
	var notes []json.RawMessage
	noted := "[]"
	if json.Unmarshal(r.Notes, &notes) == nil && len(notes) > 0 {
		noted = string(r.Notes)
	}
	id, err := t.Insert(ctx, `INSERT INTO messages (conversation_id, role, turn_index, parent_id, created_at, interrupted, finish,
	    direction_notes, workflow_state, content, bookmarked_at, author, character_card_id, variables, recalled) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		conversation, r.Role, max(0, r.Turn), parent, cmp.Or(microseconds(r.At), t.Now.UnixMicro()), r.Interrupted, r.Finish, noted, objectOr(r.State),
		r.Text, sqlite.MaybeTime(&r.Bookmarked), rows.Clip(plainLine(r.Author), rows.MaxName), rows.Clip(plainLine(r.Card), rows.MaxID), messages.StoredVariables(r.Variables), max(0, r.Recalled))
	if err != nil || len(r.Rest) == 0 {
		return id, err
	}
	return id, t.Exec(ctx, "INSERT INTO message_extras (message_id, rest) VALUES (?, ?)", id, objectOr(r.Rest))
}

// keepMade adds what plug-ins made for a row. Where the cache has no room a row comes
// without its bytes: what is here is not given up for it.
func (t tx) keepMade(ctx context.Context, message int64, all []portable.Artifact) (notes []error, err error) {
	ids := make([]int64, len(all))
	for i, m := range all {
		var root any
		if m.Parent >= 0 && m.Parent < i {
			root = ids[m.Parent]
		}
		var data []byte
		if m.Blob.Read != nil {
			if data, err = m.Blob.Read(ctx); err != nil {
				if ctx.Err() != nil {
					return nil, context.Cause(ctx)
				}
				data, notes = nil, append(notes, fault.Newf(fault.CodeOf(err), "Couldn't import the content of %s: %s", plainLine(m.Filename), fault.Sentence(err)))
			}
			room, err := sqlite.One(ctx, t, sqlite.ErrNone, sqlite.Value[int64],
				"SELECT attachment_cache_budget_bytes - attachment_cache_used_bytes FROM settings WHERE id = 1")
			if err != nil {
				return nil, err
			}
			if int64(len(data)) > room {
				data, notes = nil, append(notes, fault.Newf(fault.Exhausted,
					"%s was imported without its content, because the storage limit is reached.", plainLine(m.Filename)))
			}
		}
		at := cmp.Or(microseconds(m.At), t.Now.UnixMicro())
		ids[i], err = t.Insert(ctx, `INSERT INTO workflow_attachments (message_id, workflow_id, mime_type, filename, created_at, parent_attachment_id,
		    annotation, seed, generation_metadata, consumption_metadata, size, evicted, recoverable, oldest_access, recent_accesses)
		  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, 0, '[]')`,
			message, plainLine(m.Plugin), plainLine(m.Mime), plainLine(m.Filename), at, root, m.Annotation, m.Seed,
			objectOrNull(m.Generation), objectOrNull(m.Consumption), m.Blob.Size, m.Recoverable)
		if err == nil && data != nil {
			err = artifacts.In(t.Tx.Tx).Fill(ctx, ids[i], data)
		}
		if err != nil {
			return nil, err
		}
	}
	for i, m := range all {
		if m.Active >= 0 && m.Active < len(ids) {
			if err := t.Exec(ctx, "UPDATE workflow_attachments SET active_sibling_id = ? WHERE id = ?", ids[m.Active], ids[i]); err != nil {
				return nil, err
			}
		}
	}
	return notes, nil
}

func (t tx) keepDirector(ctx context.Context, conversation string, raw json.RawMessage) error {
	var d struct {
		Moods  []string                   `json:"active_moods"`
		Fields map[string]json.RawMessage `json:"progressive_fields"`
	}
	if len(raw) == 0 || json.Unmarshal(raw, &d) != nil {
		return nil // the Director makes its state again in the next turn
	}
	return t.Exec(ctx, "INSERT INTO director_state (conversation_id, active_moods, progressive_fields) VALUES (?, ?, ?)",
		conversation, sqlite.JSON(d.Moods), sqlite.JSON(d.Fields))
}

// objectOr is the text of a JSON object, else of an empty one.
func objectOr(raw json.RawMessage) string {
	var o map[string]json.RawMessage
	if json.Unmarshal(raw, &o) != nil || o == nil {
		return "{}"
	}
	return string(raw)
}

func objectOrNull(raw json.RawMessage) any {
	if text := objectOr(raw); text != "{}" || len(raw) > 0 && string(raw) != "null" {
		return text
	}
	return nil
}

// microseconds is a time as the file keeps it; 0 for none.
func microseconds(at time.Time) int64 {
	if at.IsZero() {
		return 0
	}
	return at.UnixMicro()
}

// tagsOf are the tags of a conversation that comes, as far as one may have them here.
func tagsOf(talk *portable.Transcript) []string {
	tags := chat.WithTags(nil, lists.Map(talk.Tags, func(tag string) string { return rows.Clip(plainLine(tag), chat.MaxTagLength) }))
	return tags[:min(len(tags), chat.MaxTags)]
}
