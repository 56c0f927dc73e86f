package archive

import (
	"context"
	"encoding/json"
	"slices"
	"time"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/portable"
)

// Copy adds a copy of a conversation under a title: of all of it, with its branches, folds, records and
// what workflows made. Where upTo names a message, the copy has what is no deeper in the tree than that message, which
// is the end of its shown branch. Where there is a fold of the conversation, the model reads it in the copy.
func (a *Archive) Copy(ctx context.Context, id string, upTo int64, title string, fold *chat.Fold) (string, error) {
	talk, err := a.Transcript(ctx, id)
	if err != nil {
		return "", err
	}
	if upTo != 0 {
		if err := cutAt(talk, upTo); err != nil {
			return "", err
		}
	}
	copied := a.newID()
	talk.ID, talk.Origin, talk.Title = copied, ownOrigin+copied, title
	talk.Pinned, talk.Archived, talk.Trashed, talk.Created, talk.Updated = false, nil, nil, time.Time{}, time.Time{}
	ids := NewIDMap()
	for table, number := range map[string]int64{personaTable: talk.Persona, modelTable: talk.Model, presetTable: talk.Preset} {
		ids.put(table, number, number)
	}
	err = a.write(ctx, func(t tx) error {
		files, err := t.sameFiles(ctx, talk)
		if err != nil {
			return err
		}
		_, named, err := a.keep(ctx, t, copied, ids, talk, files)
		if err == nil && fold != nil {
			f := *fold
			f.ConversationID, f.FirstID, f.LastID = copied, named[f.FirstID], named[f.LastID]
			_, err = t.AddFold(ctx, f)
		}
		if err != nil || upTo == 0 {
			return err
		}
		return t.Recall(ctx, copied)
	})
	return copied, err
}

// cutAt leaves of a transcript what is no deeper in its tree than a message, with the records and folds that
// belong to it.
func cutAt(talk *portable.Transcript, message int64) error {
	at := slices.IndexFunc(talk.Rows, func(r portable.Row) bool { return r.ID == message })
	if at < 0 {
		return fault.New(fault.NotFound, "Message not found")
	}
	depth, place := make([]int, len(talk.Rows)), make([]int, len(talk.Rows))
	for i, r := range talk.Rows {
		if r.Parent >= 0 {
			depth[i] = depth[r.Parent] + 1
		}
	}
	var kept []portable.Row
	there := map[int64]bool{}
	for i, r := range talk.Rows {
		if depth[i] > depth[at] {
			continue
		}
		if r.Parent >= 0 {
			r.Parent = place[r.Parent]
		}
		place[i], there[r.ID] = len(kept), true
		kept = append(kept, r)
	}
	talk.Rows, talk.Leaf = kept, place[at]
	if logs := talk.Logs; logs != nil {
		talk.Logs = func(ctx context.Context) portable.Parts {
			return func(yield func(portable.Part, error) bool) {
				for part, err := range logs(ctx) {
					if (err != nil || belongs(part, there)) && !yield(part, err) {
						return
					}
				}
			}
		}
	}
	return nil
}

// belongs reports whether every message that a record or a fold names is there.
func belongs(part portable.Part, there map[int64]bool) bool {
	for _, column := range [...]string{"user_message_id", "message_id", "first_id", "last_id"} {
		var id *int64
		if raw, named := part.Row[column]; named && (json.Unmarshal(raw, &id) != nil || id != nil && !there[*id]) {
			return false
		}
	}
	return true
}
