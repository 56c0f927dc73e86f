package messages

import (
	"cmp"
	"context"
	"slices"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store/artifacts"
	"terzetto/backend/store/sqlite"
)

// WithPath begins a query with the path that ends at a row, a parameter: its ids.
const WithPath = `WITH RECURSIVE path (id, parent_id) AS (
  SELECT id, parent_id FROM messages WHERE id = ? UNION ALL
  SELECT m.id, m.parent_id FROM path JOIN messages m ON m.id = path.parent_id) `

// Path walks from a row up through its parents and returns the rows, oldest first. Each step is a look-up by primary key,
// so rows off the path cost nothing.
func (t *Tx) Path(ctx context.Context, from *int64) ([]chat.Message, error) {
	if from == nil {
		return []chat.Message{}, nil
	}
	return t.pathAfter(ctx, *from, 0)
}

// pathAfter is path down to a row, without the rows up to another one; ids rise along a path.
func (t *Tx) pathAfter(ctx context.Context, from, after int64) ([]chat.Message, error) {
	rows, err := sqlite.List(ctx, t, ScanMessage, `WITH RECURSIVE path (id, parent_id) AS (
	    SELECT id, parent_id FROM messages WHERE id = ?1 AND id > ?2 UNION ALL
	    SELECT m.id, m.parent_id FROM path JOIN messages m ON m.id = path.parent_id WHERE m.id > ?2)
	  `+SelectMessage+" FROM path JOIN messages m ON m.id = path.id", from, after)
	if err != nil {
		return nil, err
	}
	slices.Reverse(rows)
	byID := func(a, b chat.Message) int { return cmp.Compare(a.ID, b.ID) }
	if !slices.IsSortedFunc(rows, byID) { // a parent's id is smaller than its child's
		slices.SortFunc(rows, byID)
	}
	return rows, nil
}

// FillBranches fills in the branch fields and both kinds of attachments of rows of one conversation.
// The rows must be in the order of their ids.
func (t *Tx) FillBranches(ctx context.Context, conversation string, rows []chat.Message) error {
	if len(rows) == 0 {
		return nil
	}
	var parents, users, replies []int64
	roots := false
	for _, m := range rows {
		if m.ParentID == nil {
			roots = true
		} else {
			parents = append(parents, *m.ParentID)
		}
		if m.Role == chat.User {
			users = append(users, m.ID)
		} else {
			replies = append(replies, m.ID)
		}
	}
	siblings, err := t.siblings(ctx, conversation, parents, roots)
	if err != nil {
		return err
	}
	images, err := t.Attachments(ctx, users, false)
	if err != nil {
		return err
	}
	files, err := t.files.Files(ctx, users, false)
	if err != nil {
		return err
	}
	quotes, err := t.files.Quotes(ctx, replies)
	if err != nil {
		return err
	}
	if err := t.fillCalls(ctx, rows); err != nil {
		return err
	}
	for i := range rows {
		m := &rows[i]
		if s := siblings[*cmp.Or(m.ParentID, new(int64))]; len(s) > 1 {
			chat.Branches(m, s)
		}
		m.Attachments, m.Files, m.Quotes = lists.OrEmpty(images[m.ID]), lists.OrEmpty(files[m.ID]), lists.OrEmpty(quotes[m.ID])
	}
	return artifacts.In(t.Tx).Read(ctx, conversation, rows)
}

// fillCalls puts the calls of tools on rows, those among them that were made for the row above the first one.
func (t *Tx) fillCalls(ctx context.Context, rows []chat.Message) error {
	ids := lists.Map(rows, func(m chat.Message) int64 { return m.ID })
	if above := rows[0].ParentID; above != nil {
		ids = append(ids, *above)
	}
	calls, err := t.calls.Excerpts(ctx, ids)
	copy(rows, chat.WithCalls(rows, calls))
	return err
}

// siblings gives, by parent, the children where there is more than one, in the order
// of their ids; roots under 0. Lone children, which are most, never leave SQL.
func (t *Tx) siblings(ctx context.Context, conversation string, parents []int64, roots bool) (map[int64][]int64, error) {
	found := map[int64][]int64{}
	visit := func(row sqlite.Row) error {
		var id, parent int64
		err := row.Scan(&id, &parent)
		found[parent] = append(found[parent], id)
		return err
	}
	if roots {
		err := sqlite.Each(ctx, t, visit, "SELECT id, 0 FROM messages WHERE conversation_id = ? AND parent_id IS NULL ORDER BY id", conversation)
		if err != nil {
			return nil, err
		}
	}
	if len(parents) == 0 {
		return found, nil
	}
	err := sqlite.Each(ctx, t, visit, `SELECT m.id, m.parent_id FROM json_each(?) p CROSS JOIN messages m ON m.parent_id = p.value
	  WHERE EXISTS (SELECT 1 FROM messages o WHERE o.parent_id = p.value AND o.id <> m.id) ORDER BY m.id`, sqlite.JSON(parents))
	return found, err
}

const selectImage = "SELECT a.id, a.message_id, a.mime_type, a.filename, a.size, ifnull(h.hash, '')"

// Attachments gives the images of rows, by row, in the order in which they were
// attached; with their bytes if asked.
func (t *Tx) Attachments(ctx context.Context, rows []int64, data bool) (map[int64][]chat.Attachment, error) {
	found := map[int64][]chat.Attachment{}
	if len(rows) == 0 {
		return found, nil
	}
	query := selectImage + ", NULL"
	if data {
		query = selectImage + ", a.data"
	}
	all, err := sqlite.List(ctx, t, scanImage, query+` FROM json_each(?) r CROSS JOIN attachments a ON a.message_id = r.value
	  LEFT JOIN attachment_hashes h ON h.id = a.id ORDER BY a.id`, sqlite.JSON(rows))
	for _, a := range all {
		found[a.MessageID] = append(found[a.MessageID], a)
	}
	return found, err
}

// WithImages are those rows of a path that have images.
func (t *Tx) WithImages(ctx context.Context, path []chat.Message) ([]int64, error) {
	return t.UsersWith(ctx, path, "SELECT DISTINCT message_id FROM attachments WHERE message_id BETWEEN ? AND ?")
}

// UsersWith gives the person's rows of a path among those that a query finds between two ids.
func (t *Tx) UsersWith(ctx context.Context, path []chat.Message, between string) (ids []int64, err error) {
	if len(path) == 0 {
		return nil, nil
	}
	all, err := sqlite.List(ctx, t, sqlite.Value[int64], between, path[0].ID, path[len(path)-1].ID)
	for _, id := range all {
		if at := chat.PlaceOf(path, id); at >= 0 && path[at].Role == chat.User {
			ids = append(ids, id)
		}
	}
	return ids, err
}

func scanImage(row sqlite.Row) (a chat.Attachment, err error) {
	a, _, err = scanHashed(row)
	return a, err
}

func scanHashed(row sqlite.Row) (a chat.Attachment, hash string, err error) {
	err = row.Scan(&a.ID, &a.MessageID, &a.Mime, &a.Filename, &a.Size, &hash, &a.Data)
	a.URL = chat.AttachmentURL(a.ID, hash)
	return a, hash, err
}

// AddImages writes the images of a new row.
func (t *Tx) AddImages(ctx context.Context, row int64, images []chat.Attachment) ([]chat.Attachment, error) {
	written := make([]chat.Attachment, 0, len(images))
	for _, a := range images {
		id, err := t.Insert(ctx, "INSERT INTO attachments (message_id, mime_type, filename, size, data) VALUES (?, ?, ?, ?, ?)",
			row, a.Mime, a.Filename, len(a.Data), a.Data)
		if err != nil {
			return nil, err
		}
		hash := a.Hash()
		if err := t.Exec(ctx, "INSERT INTO attachment_hashes (id, hash) VALUES (?, ?)", id, hash); err != nil {
			return nil, err
		}
		a.ID, a.MessageID, a.Size, a.URL = id, row, int64(len(a.Data)), chat.AttachmentURL(id, hash)
		written = append(written, a)
	}
	return written, nil
}
