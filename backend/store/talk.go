package store

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"slices"
	"strconv"
	"time"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/portable"
	"terzetto/backend/store/artifacts"
	"terzetto/backend/store/sqlite"
)

// Talk gives a conversation with all of its branches, as it travels. The bytes of its
// pictures and artifacts are read when they are asked for.
func (db *DB) Talk(ctx context.Context, id string) (talk *portable.Talk, err error) {
	err = db.read(ctx, func(t *Tx) error {
		talk, err = t.talk(ctx, db, id)
		return err
	})
	return talk, err
}

func (t *Tx) talk(ctx context.Context, db *DB, id string) (*portable.Talk, error) {
	c, err := t.conversation(ctx, id)
	if err != nil {
		return nil, err
	}
	talk := &portable.Talk{
		ID: c.ID, Origin: ownOrigin + c.ID, Title: c.Title, Card: c.CharacterCardID, Char: c.CharacterName, Scenario: c.CharacterScenario,
		PostHistory: c.PostHistoryInstructions, Seed: c.MacroSeed, Created: c.CreatedAt, Updated: c.UpdatedAt,
		Pinned: c.Pinned, Archived: c.ArchivedAt, Trashed: c.TrashedAt, Leaf: -1,
	}
	if c.PersonaLockID != nil {
		talk.Persona = *c.PersonaLockID
	}
	vars, err := sqlite.Maybe(ctx, t, sqlite.Value[[]byte], "SELECT CAST(vars AS BLOB) FROM thread_vars WHERE conversation_id = ?", id)
	if err != nil {
		return nil, err
	}
	if vars != nil {
		talk.Vars = unlessEmpty(*vars)
	}
	var state, director, rest []byte
	if state, err = sqlite.One(ctx, t, noConversation(), sqlite.Value[[]byte], "SELECT CAST(workflow_state AS BLOB) FROM conversations WHERE id = ?", id); err != nil {
		return nil, err
	}
	talk.State = unlessEmpty(state)
	_, err = sqlite.Maybe(ctx, t, func(row sqlite.Row) (struct{}, error) {
		return struct{}{}, row.Scan(&director)
	}, "SELECT CAST(json_object('active_moods', json(active_moods), 'progressive_fields', json(progressive_fields)) AS BLOB) FROM director_state WHERE conversation_id = ?", id)
	if err != nil {
		return nil, err
	}
	talk.Director = unlessEmpty(director)
	_, err = sqlite.Maybe(ctx, t, func(row sqlite.Row) (struct{}, error) {
		return struct{}{}, row.Scan(&talk.Origin, &rest)
	}, "SELECT origin, CAST(rest AS BLOB) FROM conversation_extras WHERE conversation_id = ?", id)
	if err != nil {
		return nil, err
	}
	talk.Rest = unlessEmpty(rest)
	place := map[int64]int{}
	rows, err := sqlite.List(ctx, t, func(row sqlite.Row) (r portable.Row, err error) {
		var mid int64
		var parent *int64
		var marked *time.Time
		var notes, state, rest []byte
		err = row.Scan(&mid, &r.Author, &r.Role, &r.Turn, &parent, sqlite.Time(&r.At), &r.Interrupted, &notes, &state, &r.Text, sqlite.MaybeTime(&marked), &rest)
		r.ID = mid
		r.Parent, r.Notes, r.State, r.Rest, r.Bookmarked = -1, unlessEmpty(notes), unlessEmpty(state), unlessEmpty(rest), marked
		if parent != nil {
			r.Parent = place[*parent]
		}
		place[mid] = len(place)
		return r, err
	}, `SELECT m.id, m.author, m.role, m.turn_index, m.parent_id, m.created_at, m.interrupted, CAST(m.direction_notes AS BLOB), CAST(m.workflow_state AS BLOB),
	  m.content, m.bookmarked_at, CAST(x.rest AS BLOB) FROM messages m LEFT JOIN message_extras x ON x.message_id = m.id
	  WHERE m.conversation_id = ? ORDER BY m.id`, id)
	if err != nil {
		return nil, err
	}
	talk.Rows = rows
	if c.ActiveLeafID != nil {
		talk.Leaf = place[*c.ActiveLeafID]
	}
	logged, err := sqlite.Maybe(ctx, t, sqlite.Value[int], "SELECT 1 FROM conversation_logs WHERE conversation_id = ? LIMIT 1", id)
	if err != nil {
		return nil, err
	}
	if logged != nil {
		talk.Logs = func(ctx context.Context) portable.Parts { return db.rowsOf(ctx, carriedLogs(), id) }
	}
	if err := t.talkImages(ctx, db, talk, id, place); err != nil {
		return nil, err
	}
	return talk, t.talkMade(ctx, db, talk, id, place)
}

// ownOrigin is where a conversation is from that began here.
const ownOrigin = "terzetto:"

// unlessEmpty is JSON that says something; else nil.
func unlessEmpty(raw []byte) json.RawMessage {
	switch string(raw) {
	case "", "{}", "[]", "null":
		return nil
	}
	return append(json.RawMessage{}, raw...)
}

func (t *Tx) talkImages(ctx context.Context, db *DB, talk *portable.Talk, id string, place map[int64]int) error {
	_, err := sqlite.List(ctx, t, func(row sqlite.Row) (none struct{}, err error) {
		var at, message int64
		var i portable.Image
		var data []byte
		if err := row.Scan(&at, &message, &i.Mime, &i.Filename, &data); err != nil {
			return none, err
		}
		sum := sha256.Sum256(data)
		i.Blob = portable.Blob{Hash: hex.EncodeToString(sum[:]), Size: int64(len(data)), Read: func(ctx context.Context) ([]byte, error) {
			a, err := db.AttachmentData(ctx, at)
			return a.Data, err
		}}
		r := &talk.Rows[place[message]]
		r.Images = append(r.Images, i)
		return none, nil
	}, `SELECT a.id, a.message_id, a.mime_type, a.filename, a.data FROM attachments a JOIN messages m ON m.id = a.message_id
	  WHERE m.conversation_id = ? ORDER BY a.message_id, a.id`, id)
	return err
}

func (t *Tx) talkMade(ctx context.Context, db *DB, talk *portable.Talk, id string, place map[int64]int) error {
	type ids struct{ parent, active *int64 }
	of, links := map[int64]int{}, map[int][]ids{}
	_, err := sqlite.List(ctx, t, func(row sqlite.Row) (none struct{}, err error) {
		var at, message int64
		var link ids
		var evicted bool
		var hash []byte
		m := portable.Made{Parent: -1, Active: -1}
		if err := row.Scan(&at, &message, &m.Workflow, &m.Mime, &m.Filename, sqlite.Time(&m.At), &link.parent, &link.active, &m.Annotation, &m.Seed,
			artifacts.Object(&m.Generation), artifacts.Object(&m.Consumption), &m.Blob.Size, &evicted, &m.Recoverable, &hash); err != nil {
			return none, err
		}
		if !evicted && len(hash) > 0 {
			m.Blob.Hash = hex.EncodeToString(hash)
			m.Blob.Read = func(ctx context.Context) ([]byte, error) {
				data, _, _, err := db.ArtifactData(ctx, at)
				return data, err
			}
		}
		row1 := place[message]
		r := &talk.Rows[row1]
		of[at] = len(r.Made)
		r.Made, links[row1] = append(r.Made, m), append(links[row1], link)
		return none, nil
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

// A Meeting says what a conversation that comes meets here.
type Meeting struct {
	Known string // the id of the one that has everything it has; empty: none
	Grown bool   // one of the same origin is here, and has not everything

	rows map[int64]int64 // of the known one: its rows by their number there
}

// Meet says whether a conversation is here already; a is told where, for what names it.
func (db *DB) Meet(ctx context.Context, a *Arrived, talk *portable.Talk) (m Meeting, err error) {
	err = db.read(ctx, func(t *Tx) error {
		m, err = t.meet(ctx, db, talk)
		return err
	})
	if err == nil && m.Known != "" {
		a.met(talk, talkHere{m.Known, m.rows})
	}
	return m, err
}

func (t *Tx) meet(ctx context.Context, db *DB, talk *portable.Talk) (Meeting, error) {
	type there struct {
		id     string
		digest []byte
	}
	all, err := sqlite.List(ctx, t, func(row sqlite.Row) (a there, err error) {
		return a, row.Scan(&a.id, &a.digest)
	}, "SELECT conversation_id, digest FROM conversation_extras WHERE origin = ? UNION ALL SELECT id, NULL FROM conversations WHERE ? || id = ?", talk.Origin, ownOrigin, talk.Origin)
	if err != nil || len(all) == 0 {
		return Meeting{}, err
	}
	came := pathDigests(talk)
	sum := digestOf(came)
	numbered := slices.ContainsFunc(talk.Rows, func(r portable.Row) bool { return r.ID != 0 })
	for _, a := range all {
		if string(a.digest) == string(sum) && !numbered {
			return Meeting{Known: a.id}, nil // exactly what was brought once, whatever became of it
		}
	}
	for _, a := range all {
		here, err := t.talk(ctx, db, a.id)
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
		if whole || string(a.digest) == string(sum) {
			return Meeting{Known: a.id, rows: rows}, nil
		}
	}
	return Meeting{Grown: true}, nil
}

// pathDigests stands for each row with everything above it, whatever ids it has.
func pathDigests(talk *portable.Talk) [][sha256.Size]byte {
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

// checkTalk refuses what no reader should have let through, before anything is written.
func checkTalk(talk *portable.Talk) error {
	if len(talk.Rows) > portable.MaxRows {
		return fault.Newf(fault.TooLarge, "A conversation takes at most %d messages.", portable.MaxRows)
	}
	for i, r := range talk.Rows {
		if r.Parent >= i || r.Parent < -1 || r.Role != chat.User && r.Role != chat.Assistant || len(r.Text) > portable.MaxText {
			return fault.New(fault.Invalid, "The messages of this conversation are mixed up.")
		}
	}
	if talk.Leaf >= len(talk.Rows) || talk.Leaf < -1 {
		return fault.New(fault.Invalid, "The messages of this conversation are mixed up.")
	}
	return nil
}
