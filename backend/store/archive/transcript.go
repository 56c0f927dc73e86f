package archive

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"slices"
	"strconv"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/portable"
	"terzetto/backend/store/artifacts"
	"terzetto/backend/store/sqlite"
)

// Transcript gives a conversation with all of its branches. The bytes of its pictures and
// artifacts are read when they are asked for.
func (a *Archive) Transcript(ctx context.Context, id string) (talk *portable.Transcript, err error) {
	err = a.read(ctx, func(t tx) error {
		talk, err = a.transcript(ctx, t, id)
		return err
	})
	return talk, err
}

// transcript reads a conversation. It is long because a conversation has many parts, which are read one after another.
func (a *Archive) transcript(ctx context.Context, t tx, id string) (*portable.Transcript, error) {
	c, err := t.Conversation(ctx, id)
	if err != nil {
		return nil, err
	}
	talk := &portable.Transcript{
		ID: c.ID, Origin: ownOrigin + c.ID, Title: c.Title, Card: c.CharacterCardID, Char: c.CharacterName, Scenario: c.CharacterScenario,
		PostHistory: c.PostHistoryInstructions, Seed: c.MacroSeed, Created: c.CreatedAt, Updated: c.UpdatedAt,
		Pinned: c.Pinned, Archived: c.ArchivedAt, Trashed: c.TrashedAt, Leaf: -1, Cast: c.Cast,
	}
	if c.SpeakersPerTurn > 1 {
		talk.Speakers = c.SpeakersPerTurn
	}
	none := new(int64)
	talk.Persona, talk.Model, talk.Preset = *cmp.Or(c.PersonaLockID, none), *cmp.Or(c.ModelConfigID, none), *cmp.Or(c.PresetID, none)
	var state, vars, director, rest []byte
	var logged bool
	err = sqlite.Into(ctx, t, sqlite.ErrNone, []any{&state, &vars, &director, &talk.Origin, &rest, &logged}, `SELECT CAST(c.workflow_state AS BLOB),
	    CAST(v.vars AS BLOB), CASE WHEN d.conversation_id IS NOT NULL THEN
	      CAST(json_object('active_moods', json(d.active_moods), 'progressive_fields', json(d.progressive_fields)) AS BLOB) END,
	    coalesce(x.origin, ?2), CAST(x.rest AS BLOB), EXISTS (SELECT 1 FROM conversation_logs WHERE conversation_id = c.id)
	      OR EXISTS (SELECT 1 FROM folds WHERE conversation_id = c.id)
	  FROM conversations c LEFT JOIN thread_vars v ON v.conversation_id = c.id LEFT JOIN director_state d ON d.conversation_id = c.id
	  LEFT JOIN conversation_extras x ON x.conversation_id = c.id WHERE c.id = ?1`, id, talk.Origin)
	if err != nil {
		return nil, err
	}
	talk.State, talk.Vars, talk.Director, talk.Rest = unlessEmpty(state), unlessEmpty(vars), unlessEmpty(director), unlessEmpty(rest)
	place := map[int64]int{}
	rows, err := sqlite.List(ctx, t, func(row sqlite.Row) (r portable.Row, err error) {
		var parent *int64
		var notes, state, rest []byte
		err = row.Scan(&r.ID, &r.Author, &r.Card, &r.Role, &r.Turn, &parent, sqlite.Time(&r.At), &r.Interrupted, &r.Finish, &notes, &state, &r.Text,
			sqlite.MaybeTime(&r.Bookmarked), &rest)
		r.Parent, r.Notes, r.State, r.Rest = -1, unlessEmpty(notes), unlessEmpty(state), unlessEmpty(rest)
		if parent != nil {
			r.Parent = place[*parent]
		}
		place[r.ID] = len(place)
		return r, err
	}, `SELECT m.id, m.author, m.character_card_id, m.role, m.turn_index, m.parent_id, m.created_at, m.interrupted, m.finish, CAST(m.direction_notes AS BLOB), CAST(m.workflow_state AS BLOB),
	  m.content, m.bookmarked_at, CAST(x.rest AS BLOB) FROM messages m LEFT JOIN message_extras x ON x.message_id = m.id
	  WHERE m.conversation_id = ? ORDER BY m.id`, id)
	if err != nil {
		return nil, err
	}
	talk.Rows = rows
	if c.ActiveLeafID != nil {
		talk.Leaf = place[*c.ActiveLeafID]
	}
	if logged {
		talk.Logs = func(ctx context.Context) portable.Parts {
			return a.rowsOfItem(ctx, exportSpec{tables: recordSpecs()}, id)
		}
	}
	if err := a.images(ctx, t, talk, id, place); err != nil {
		return nil, err
	}
	if err := a.files(ctx, t, talk, id, place); err != nil {
		return nil, err
	}
	return talk, a.made(ctx, t, talk, id, place)
}

// ownOrigin begins the origin of a conversation that began in a library of ours.
const ownOrigin = "terzetto:"

// unlessEmpty is JSON that says something; else nil.
func unlessEmpty(raw []byte) json.RawMessage {
	switch string(raw) {
	case "", "{}", "[]", "null":
		return nil
	}
	return append(json.RawMessage{}, raw...)
}

func (a *Archive) images(ctx context.Context, t tx, talk *portable.Transcript, id string, place map[int64]int) error {
	err := sqlite.Each(ctx, t, func(row sqlite.Row) error {
		var at, message int64
		var i portable.Image
		var data []byte
		if err := row.Scan(&at, &message, &i.Mime, &i.Filename, &data); err != nil {
			return err
		}
		sum := sha256.Sum256(data)
		i.Blob = portable.Blob{Hash: hex.EncodeToString(sum[:]), Size: int64(len(data)), Read: func(ctx context.Context) ([]byte, error) {
			image, err := a.db.AttachmentData(ctx, at)
			return image.Data, err
		}}
		r := &talk.Rows[place[message]]
		r.Images = append(r.Images, i)
		return nil
	}, `SELECT a.id, a.message_id, a.mime_type, a.filename, a.data FROM attachments a JOIN messages m ON m.id = a.message_id
	  WHERE m.conversation_id = ? ORDER BY a.message_id, a.id`, id)
	return err
}

func (a *Archive) made(ctx context.Context, t tx, talk *portable.Transcript, id string, place map[int64]int) error {
	type ids struct{ parent, active *int64 }
	of, links := map[int64]int{}, map[int][]ids{}
	err := sqlite.Each(ctx, t, func(row sqlite.Row) error {
		var at, message int64
		var link ids
		var evicted bool
		var hash []byte
		m := portable.Made{Parent: -1, Active: -1}
		if err := row.Scan(&at, &message, &m.Workflow, &m.Mime, &m.Filename, sqlite.Time(&m.At), &link.parent, &link.active, &m.Annotation, &m.Seed,
			artifacts.Object(&m.Generation), artifacts.Object(&m.Consumption), &m.Blob.Size, &evicted, &m.Recoverable, &hash); err != nil {
			return err
		}
		if !evicted && len(hash) > 0 {
			m.Blob.Hash = hex.EncodeToString(hash)
			m.Blob.Read = func(ctx context.Context) ([]byte, error) {
				data, _, _, err := a.db.ArtifactData(ctx, at)
				return data, err
			}
		}
		row1 := place[message]
		r := &talk.Rows[row1]
		of[at] = len(r.Made)
		r.Made, links[row1] = append(r.Made, m), append(links[row1], link)
		return nil
	}, `SELECT a.id, a.message_id, a.workflow_id, a.mime_type, a.filename, a.created_at, a.parent_attachment_id, a.active_sibling_id, a.annotation,
	  a.seed, a.generation_metadata, a.consumption_metadata, a.size, a.evicted, a.recoverable, d.hash
	  FROM workflow_attachments a JOIN messages m ON m.id = a.message_id LEFT JOIN workflow_attachment_data d ON d.id = a.id
	  WHERE m.conversation_id = ? ORDER BY a.message_id, a.id`, id)
	for row, all := range links {
		for i, link := range all {
			if link.parent != nil {
				talk.Rows[row].Made[i].Parent = of[*link.parent]
			}
			if link.active != nil {
				talk.Rows[row].Made[i].Active = of[*link.active]
			}
		}
	}
	return err
}

// A Meeting says what of a transcript the library has already.
type Meeting struct {
	Known string // the id of the conversation that has all of it; empty: none
	Grown bool   // a conversation of the same origin has a part of it

	rows map[int64]int64 // of the known one: its rows by their number there
}

// Meet says whether the library has a conversation already, and adds it to ids.
func (a *Archive) Meet(ctx context.Context, ids *IDMap, talk *portable.Transcript) (m Meeting, err error) {
	err = a.read(ctx, func(t tx) error {
		m, err = a.meet(ctx, t, talk)
		return err
	})
	if err == nil && m.Known != "" {
		ids.putTranscript(talk, imported{m.Known, m.rows})
	}
	return m, err
}

func (a *Archive) meet(ctx context.Context, t tx, talk *portable.Transcript) (Meeting, error) {
	type there struct {
		id     string
		digest []byte
	}
	all, err := sqlite.List(ctx, t, func(row sqlite.Row) (h there, err error) {
		return h, row.Scan(&h.id, &h.digest)
	}, `SELECT conversation_id, digest FROM conversation_extras WHERE origin = ?
	  UNION ALL SELECT id, NULL FROM conversations WHERE ? || id = ?`, talk.Origin, ownOrigin, talk.Origin)
	if err != nil || len(all) == 0 {
		return Meeting{}, err
	}
	came := pathDigests(talk)
	sum := digestOf(came)
	numbered := slices.ContainsFunc(talk.Rows, func(r portable.Row) bool { return r.ID != 0 })
	for _, same := range all {
		if string(same.digest) == string(sum) && !numbered {
			return Meeting{Known: same.id}, nil // exactly what was imported once, whatever became of it
		}
	}
	for _, same := range all {
		here, err := a.transcript(ctx, t, same.id)
		if err != nil {
			return Meeting{}, err
		}
		has := map[[sha256.Size]byte]int64{}
		for i, d := range pathDigests(here) {
			has[d] = here.Rows[i].ID
		}
		whole, rows := true, map[int64]int64{}
		for i, d := range came {
			at, there := has[d]
			whole = whole && there
			if there && talk.Rows[i].ID != 0 {
				rows[talk.Rows[i].ID] = at
			}
		}
		if whole || string(same.digest) == string(sum) {
			return Meeting{Known: same.id, rows: rows}, nil
		}
	}
	return Meeting{Grown: true}, nil
}

// pathDigests identify each row with everything above it, whatever its ids are.
func pathDigests(talk *portable.Transcript) [][sha256.Size]byte {
	all := make([][sha256.Size]byte, len(talk.Rows))
	for i, r := range talk.Rows {
		h := sha256.New()
		if r.Parent >= 0 {
			h.Write(all[r.Parent][:])
		}
		h.Write([]byte(string(r.Role) + " " + strconv.Itoa(len(r.Text)) + " " + r.Text))
		for _, image := range r.Images {
			h.Write([]byte(image.Blob.Hash))
		}
		for _, f := range r.Files {
			h.Write([]byte(f.Blob.Hash))
		}
		h.Sum(all[i][:0])
	}
	return all
}

func digestOf(rows [][sha256.Size]byte) []byte {
	h := sha256.New()
	for _, r := range rows {
		h.Write(r[:])
	}
	return h.Sum(nil)
}

// checkTranscript refuses what no reader should have let through, before anything is written.
func checkTranscript(talk *portable.Transcript) error {
	if len(talk.Rows) > portable.MaxRows {
		return fault.Newf(fault.TooLarge, "A conversation can have at most %d messages.", portable.MaxRows)
	}
	for i, r := range talk.Rows {
		if r.Parent >= i || r.Parent < -1 || r.Role != chat.User && r.Role != chat.Assistant || len(r.Text) > portable.MaxText {
			return fault.New(fault.Invalid, "The messages of this conversation are out of order.")
		}
	}
	if talk.Leaf >= len(talk.Rows) || talk.Leaf < -1 {
		return fault.New(fault.Invalid, "The messages of this conversation are out of order.")
	}
	return nil
}
