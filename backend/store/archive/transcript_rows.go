package archive

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/store/artifacts"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/portable"
)

// A page is some rows of a conversation.
type page struct {
	ids  []int64 // of all rows of the conversation, by their places
	tree *portable.Tree
	at   []int // the places of those that are read
}

// rows reads a page with what goes with its messages. What was deleted is missing.
func (a transcripts) rows(ctx context.Context, t tx, p page) (map[int]portable.Row, error) {
	asked, place := make([]int64, len(p.at)), make(map[int64]int, len(p.at))
	for i, at := range p.at {
		asked[i], place[p.ids[at]] = p.ids[at], at
	}
	read := pageRead{these: sqlite.JSON(asked), rows: make(map[int64]*portable.Row, len(asked))}
	prose := a.db.Secrets.Secrets().Prose()
	err := sqlite.Each(ctx, t, func(row sqlite.Row) error {
		r := portable.Row{}
		var notes, state, rest, variables []byte
		err := row.Scan(&r.ID, &r.Author, &r.Card, &r.Role, &r.Turn, sqlite.Time(&r.At), &r.Interrupted, &r.Finish, &notes, &state, &r.Text,
			sqlite.MaybeTime(&r.Bookmarked), &rest, &variables, &r.Recalled)
		r.Parent, r.Notes, r.State, r.Rest = p.tree.Parents[place[r.ID]], unlessEmpty(notes), unlessEmpty(state), unlessEmpty(rest)
		if err == nil && len(variables) > 0 {
			err = json.Unmarshal(prose.JSON(variables), &r.Variables)
		}
		if r.Role != chat.User {
			r.Text, r.Notes, r.State, r.Rest = prose.Text(r.Text), prose.JSON(r.Notes), prose.JSON(r.State), prose.JSON(r.Rest)
		}
		read.rows[r.ID] = &r
		return err
	}, `SELECT m.id, m.author, m.character_card_id, m.role, m.turn_index, m.created_at, m.interrupted, m.finish, CAST(m.direction_notes AS BLOB),
	  CAST(m.workflow_state AS BLOB), m.content, m.bookmarked_at, CAST(x.rest AS BLOB), CAST(m.variables AS BLOB), m.recalled FROM json_each(?) p CROSS JOIN messages m ON m.id = p.value
	  LEFT JOIN message_extras x ON x.message_id = m.id`, read.these)
	if err != nil {
		return nil, err
	}
	for _, part := range []func(context.Context, tx, pageRead) error{a.images, a.files, a.quotes, a.readArtifacts} {
		if err := part(ctx, t, read); err != nil {
			return nil, err
		}
	}
	rows := make(map[int]portable.Row, len(read.rows))
	for id, r := range read.rows {
		rows[place[id]] = *r
	}
	return rows, nil
}

// A pageRead is the rows of a page by their ids, while what goes with them is put on them.
type pageRead struct {
	these sqlite.JSONColumn // the ids
	rows  map[int64]*portable.Row
}

func (a transcripts) images(ctx context.Context, t tx, p pageRead) error {
	return sqlite.Each(ctx, t, func(row sqlite.Row) error {
		var at, message int64
		var i portable.Image
		var data []byte
		if err := row.Scan(&at, &message, &i.Mime, &i.Filename, &data); err != nil {
			return err
		}
		sum := sha256.Sum256(data)
		i.Blob = portable.Blob{Hash: hex.EncodeToString(sum[:]), Size: int64(len(data)), Read: func(ctx context.Context) ([]byte, error) {
			image, _, err := a.db.Messages.AttachmentData(ctx, at)
			return image.Data, err
		}}
		r := p.rows[message]
		r.Images = append(r.Images, i)
		return nil
	}, `SELECT a.id, a.message_id, a.mime_type, a.filename, a.data FROM json_each(?) p CROSS JOIN attachments a ON a.message_id = p.value
	  ORDER BY a.message_id, a.id`, p.these)
}

// files puts the files of messages on the rows.
func (a transcripts) files(ctx context.Context, t tx, p pageRead) error {
	return sqlite.Each(ctx, t, func(row sqlite.Row) error {
		var message int64
		var f portable.AttachedFile
		err := row.Scan(&message, &f.ID, &f.Label, &f.Mime, sqlite.Time(&f.At), &f.Mode, &f.Tokens, &f.Text, &f.Blob.Hash, &f.Blob.Size)
		hash := f.Blob.Hash
		f.Blob.Read = func(ctx context.Context) ([]byte, error) {
			missing := fault.New(fault.NotFound, "This file was deleted.")
			return sqlite.One(ctx, a.db, missing, sqlite.Value[[]byte], "SELECT data FROM file_data WHERE hash = ?", hash)
		}
		r := p.rows[message]
		r.Files = append(r.Files, f)
		return err
	}, `SELECT m.message_id, f.id, f.label, f.mime, f.created_at, m.mode, m.tokens, m.text, f.hash, f.size
	  FROM json_each(?) p CROSS JOIN message_files m ON m.message_id = p.value JOIN files f ON f.id = m.file_id ORDER BY m.message_id, m.position`, p.these)
}

// quotes puts the places of files that replies were given on the rows.
func (a transcripts) quotes(ctx context.Context, t tx, p pageRead) error {
	return sqlite.Each(ctx, t, func(row sqlite.Row) error {
		var message int64
		var q portable.FilePlace
		err := row.Scan(&message, &q.File, &q.Page, &q.Line)
		r := p.rows[message]
		r.Quotes = append(r.Quotes, q)
		return err
	}, `SELECT m.message_id, m.file_id, m.page, m.line FROM json_each(?) p CROSS JOIN message_quotes m ON m.message_id = p.value
	  ORDER BY m.message_id, m.position`, p.these)
}

// readArtifacts puts what plug-ins made on the rows.
func (a transcripts) readArtifacts(ctx context.Context, t tx, p pageRead) error {
	type ids struct{ parent, active *int64 }
	of, links := map[int64]int{}, map[int64][]ids{}
	err := sqlite.Each(ctx, t, func(row sqlite.Row) error {
		var at, message int64
		var link ids
		var evicted bool
		var hash []byte
		m := portable.Artifact{Parent: -1, Active: -1}
		if err := row.Scan(&at, &message, &m.Plugin, &m.Mime, &m.Filename, sqlite.Time(&m.At), &link.parent, &link.active, &m.Annotation, &m.Seed,
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
		r := p.rows[message]
		of[at] = len(r.Artifacts)
		r.Artifacts, links[message] = append(r.Artifacts, m), append(links[message], link)
		return nil
	}, `SELECT a.id, a.message_id, a.workflow_id, a.mime_type, a.filename, a.created_at, a.parent_attachment_id, a.active_sibling_id, a.annotation,
	  a.seed, a.generation_metadata, a.consumption_metadata, a.size, a.evicted, a.recoverable, d.hash
	  FROM json_each(?) p CROSS JOIN workflow_attachments a ON a.message_id = p.value LEFT JOIN workflow_attachment_data d ON d.id = a.id
	  ORDER BY a.message_id, a.id`, p.these)
	for message, all := range links {
		for i, link := range all {
			if link.parent != nil {
				p.rows[message].Artifacts[i].Parent = of[*link.parent]
			}
			if link.active != nil {
				p.rows[message].Artifacts[i].Active = of[*link.active]
			}
		}
	}
	return err
}
