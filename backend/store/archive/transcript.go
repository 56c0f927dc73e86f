package archive

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/portable"
)

// transcripts reads conversations as transcripts.
type transcripts struct{ *Archive }

// Transcript gives a conversation with all of its branches. Its rows, and the bytes of its pictures and
// artifacts, are read when they are asked for. What models wrote comes without secrets.
func (a *Archive) Transcript(ctx context.Context, id string) (talk *portable.Transcript, err error) {
	err = a.read(ctx, func(t tx) error {
		talk, err = transcripts{a}.transcript(ctx, t, id, a.read)
		return err
	})
	return talk, err
}

// transcript reads a conversation whose rows are read by in. It is long because a conversation has many parts, which are
// read one after another.
func (a transcripts) transcript(ctx context.Context, t tx, id string, in func(context.Context, func(tx) error) error) (*portable.Transcript, error) {
	c, err := t.Messages.Conversation(ctx, id)
	if err != nil {
		return nil, err
	}
	talk := &portable.Transcript{
		ID: c.ID, Origin: ownOrigin + c.ID, Title: c.Title, Card: c.CharacterCardID, Char: c.CharacterName, Scenario: c.CharacterScenario,
		PostHistory: c.PostHistoryInstructions, Seed: c.MacroSeed, Created: c.CreatedAt, Updated: c.UpdatedAt,
		Pinned: c.Pinned, Archived: c.ArchivedAt, Trashed: c.TrashedAt, Leaf: -1, Cast: c.Cast,
	}
	talk.Settings, talk.Folder, talk.Tags = c.Settings, c.FolderID, c.Tags
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
	      OR EXISTS (SELECT 1 FROM facts WHERE conversation_id = c.id)
	      OR EXISTS (SELECT 1 FROM message_recalls WHERE message_id IN (SELECT id FROM messages WHERE conversation_id = c.id))
	      OR EXISTS (SELECT 1 FROM fact_readings WHERE message_id IN (SELECT id FROM messages WHERE conversation_id = c.id))
	  FROM conversations c LEFT JOIN thread_vars v ON v.conversation_id = c.id LEFT JOIN director_state d ON d.conversation_id = c.id
	  LEFT JOIN conversation_extras x ON x.conversation_id = c.id WHERE c.id = ?1`, id, talk.Origin)
	if err != nil {
		return nil, err
	}
	prose := a.db.Secrets.Secrets().Prose()
	talk.State, talk.Vars, talk.Director, talk.Rest = prose.JSON(unlessEmpty(state)), unlessEmpty(vars), prose.JSON(unlessEmpty(director)), unlessEmpty(rest)
	at, err := t.Messages.VariablesAt(ctx, id, c.ActiveLeafID)
	if err != nil {
		return nil, err
	}
	if len(at.Own) > 0 {
		if err := json.Unmarshal(prose.JSON(rawjson.Encode(at.Own)), &talk.Variables); err != nil {
			return nil, err
		}
	}
	if talk.Tree, talk.Leaf, err = a.tree(ctx, t, c, in); err != nil {
		return nil, err
	}
	if logged {
		talk.Logs = func(ctx context.Context) portable.ItemLines {
			return a.rowsOfItem(ctx, exportSpec{tables: recordSpecs()}, id)
		}
	}
	return talk, nil
}

// tree reads how the rows of a conversation hang together, and which one its shown branch ends at.
func (a transcripts) tree(ctx context.Context, t tx, c chat.Conversation, in func(context.Context, func(tx) error) error) (*portable.Tree, int, error) {
	tree, ids := &portable.Tree{Parents: make([]int, 0, c.MessageCount)}, make([]int64, 0, c.MessageCount)
	err := sqlite.Each(ctx, t, func(row sqlite.Row) error {
		var id int64
		var parent *int64
		err := row.Scan(&id, &parent)
		at := -1
		if parent != nil {
			at, _ = slices.BinarySearch(ids, *parent)
		}
		ids, tree.Parents = append(ids, id), append(tree.Parents, at)
		return err
	}, "SELECT id, parent_id FROM messages WHERE conversation_id = ? ORDER BY id", c.ID)
	if err != nil {
		return nil, 0, err
	}
	tree.Read = func(ctx context.Context, at []int) (rows map[int]portable.Row, err error) {
		err = in(ctx, func(t tx) error {
			rows, err = a.rows(ctx, t, page{ids: ids, tree: tree, at: at})
			return err
		})
		return rows, err
	}
	leaf := -1
	if c.ActiveLeafID != nil {
		leaf, _ = slices.BinarySearch(ids, *c.ActiveLeafID)
	}
	return tree, leaf, nil
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

// A Meeting says what of a transcript the library has already.
type Meeting struct {
	Known string // the id of the conversation that has all of it; empty: none
	Grown bool   // a conversation of the same origin has a part of it

	rows map[int64]int64 // of the known one: its rows by their number there
}

// Meet says whether the library has a conversation already, and adds it to ids.
func (a *Archive) Meet(ctx context.Context, ids *IDMap, talk *portable.Transcript) (m Meeting, err error) {
	err = a.read(ctx, func(t tx) error {
		m, err = a.matchTranscript(ctx, t, talk)
		return err
	})
	if err == nil && m.Known != "" {
		ids.putTranscript(talk, imported{m.Known, m.rows})
	}
	return m, err
}

func (a *Archive) matchTranscript(ctx context.Context, t tx, talk *portable.Transcript) (Meeting, error) {
	type there struct {
		id     string
		digest []byte
	}
	var own *string // the conversation that it is a copy of, by an id that can be looked up
	if id, is := strings.CutPrefix(talk.Origin, ownOrigin); is {
		own = &id
	}
	all, err := sqlite.List(ctx, t, func(row sqlite.Row) (h there, err error) {
		return h, row.Scan(&h.id, &h.digest)
	}, `SELECT conversation_id, digest FROM (SELECT conversation_id, digest FROM conversation_extras WHERE origin = ?
	  UNION ALL SELECT id, NULL FROM conversations WHERE id = ?) WHERE conversation_id NOT IN (SELECT conversation_id FROM purges)`, talk.Origin, own)
	if err != nil || len(all) == 0 {
		return Meeting{}, err
	}
	came, err := pathDigests(ctx, talk)
	if err != nil {
		return Meeting{}, err
	}
	sum := digestOf(came)
	numbered := slices.ContainsFunc(talk.Rows, func(r portable.Row) bool { return r.ID != 0 })
	for _, same := range all {
		if string(same.digest) == string(sum) && !numbered {
			return Meeting{Known: same.id}, nil // exactly what was imported once, whatever became of it
		}
	}
	for _, same := range all {
		here, err := transcripts{a}.transcript(ctx, t, same.id, func(_ context.Context, act func(tx) error) error { return act(t) })
		if err != nil {
			return Meeting{}, err
		}
		has, digests := map[[sha256.Size]byte]int64{}, make(digests, 0, len(here.Tree.Parents))
		if err := here.Each(ctx, func(_ int, r portable.Row) error {
			digests = digests.add(r)
			has[digests[len(digests)-1]] = r.ID
			return nil
		}); err != nil {
			return Meeting{}, err
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

// digests identify each row with everything above it, whatever its ids are.
type digests [][sha256.Size]byte

func pathDigests(ctx context.Context, talk *portable.Transcript) (all digests, err error) {
	return all, talk.Each(ctx, func(_ int, r portable.Row) error {
		all = all.add(r)
		return nil
	})
}

func (all digests) add(r portable.Row) digests {
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
	return append(all, [sha256.Size]byte(h.Sum(nil)))
}

func digestOf(rows digests) []byte {
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
