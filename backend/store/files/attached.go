package files

import (
	"context"
	"time"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/team"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// unsentFor is how long a file is kept that was uploaded for a message and sent with none.
const unsentFor = 24 * time.Hour

// KeepAttached is KeepFile for a file that was uploaded for a message: it goes when no message has
// it, and when it was not sent within a day.
func (db *DB) KeepAttached(ctx context.Context, f team.File) (team.File, error) {
	k, err := keptFileOf(f)
	if err != nil {
		return f, err
	}
	defer db.wake()
	return rows.Write(ctx, db.file, func(t *Tx) (team.File, error) {
		if err := t.DropUnsent(ctx); err != nil {
			return f, err
		}
		return t.keepAttached(ctx, k)
	})
}

// KeepAttachedFile is KeepAttached for a file that comes with its message, and was made before. contents is what was read
// in it, as document.Encode writes it. It gives the file's id.
func (t *Tx) KeepAttachedFile(ctx context.Context, f team.File, contents string) (int64, error) {
	k, err := keptFileOf(f)
	if err != nil {
		return 0, err
	}
	k.contents = contents
	f, err = t.keepAttached(ctx, k)
	return f.ID, err
}

func (t *Tx) keepAttached(ctx context.Context, k keptFile) (team.File, error) {
	f, err := t.keepFile(ctx, k)
	if err != nil {
		return f, err
	}
	return f, t.Exec(ctx, "INSERT INTO attached_files (file_id, attached_at) VALUES (?, ?)", f.ID, f.Created.UnixMicro())
}

// Attachable gives a file as it may be sent with a message, without its text.
func (db *DB) Attachable(ctx context.Context, id int64) (chat.File, error) {
	return sqlite.One(ctx, db.file, NoFile(), func(row sqlite.Row) (f chat.File, err error) {
		return f, row.Scan(&f.ID, &f.Label, &f.Hash)
	}, "SELECT id, label, hash FROM files WHERE id = ?", id)
}

// AttachedContents gives the hashes of the files that were attached to messages, the newest first.
func (db *DB) AttachedContents(ctx context.Context) ([]string, error) {
	return sqlite.List(ctx, db.file, sqlite.Value[string], "SELECT f.hash FROM attached_files a JOIN files f ON f.id = a.file_id GROUP BY f.hash ORDER BY max(f.id) DESC")
}

// AddFiles writes the files of a new row.
func (t *Tx) AddFiles(ctx context.Context, row int64, files []chat.File) error {
	for i, f := range files {
		text := ""
		if f.Mode == chat.WholeFile {
			text = f.Text
		}
		if err := t.Change(ctx, NoFile(), `INSERT INTO message_files (message_id, position, file_id, mode, tokens, text)
		  SELECT ?, ?, id, ?, ?, ? FROM files WHERE id = ?`, row, i, f.Mode, f.Tokens, text, f.ID); err != nil {
			return err
		}
	}
	return nil
}

// Files gives the files of rows, by row; with what a model reads of them if asked.
func (t *Tx) Files(ctx context.Context, rows []int64, text bool) (map[int64][]chat.File, error) {
	found := map[int64][]chat.File{}
	if len(rows) == 0 {
		return found, nil
	}
	column := "''"
	if text {
		column = "m.text"
	}
	return found, sqlite.Each(ctx, t, func(row sqlite.Row) error {
		var message int64
		var f chat.File
		err := row.Scan(&message, &f.ID, &f.Label, &f.Tokens, &f.Mode, &f.Hash, &f.Text)
		found[message] = append(found[message], f)
		return err
	}, "SELECT m.message_id, f.id, f.label, m.tokens, m.mode, f.hash, "+column+` FROM json_each(?) r CROSS JOIN message_files m ON m.message_id = r.value
	  JOIN files f ON f.id = m.file_id ORDER BY m.message_id, m.position`, sqlite.JSON(rows))
}

// AttachedLabels gives the names under which files of these bytes were sent with messages.
func (db *DB) AttachedLabels(ctx context.Context, hash string) ([]string, error) {
	return sqlite.List(ctx, db.file, sqlite.Value[string], "SELECT DISTINCT label FROM files WHERE hash = ? AND EXISTS (SELECT 1 FROM message_files WHERE file_id = files.id)", hash)
}

// RewriteAttached puts the text of files of these bytes and this name in place of the one that goes whole with messages. Without a
// text, because it is too long, the passages are quoted.
func (db *DB) RewriteAttached(ctx context.Context, hash, label, text string) error {
	const these = "SELECT id FROM files WHERE hash = ?1 AND label = ?2"
	return db.file.Write(ctx, func(t *Tx) error {
		return t.Execs(ctx,
			sqlite.Do(`UPDATE message_files SET tokens = CASE WHEN ?3 = '' THEN tokens ELSE max(1, tokens * length(?3) / max(1, length(text))) END,
			  mode = CASE WHEN ?3 = '' THEN 'search' ELSE mode END, text = ?3 WHERE file_id IN (`+these+`) AND mode = 'whole'`, hash, label, text),
			sqlite.Do(`UPDATE conversations SET rewrites = rewrites + 1
			  WHERE id IN (SELECT m.conversation_id FROM messages m JOIN message_files f ON f.message_id = m.id WHERE f.file_id IN (`+these+`))`, hash, label))
	})
}

// AddQuotes notes the places of files that a reply was given, each once.
func (t *Tx) AddQuotes(ctx context.Context, row int64, quotes []chat.Quote) error {
	return lists.Each(quotes, func(q chat.Quote) error {
		return t.Exec(ctx, `INSERT INTO message_quotes (message_id, position, file_id, page, line)
		  SELECT ?1, (SELECT count(*) FROM message_quotes WHERE message_id = ?1), id, ?3, ?4 FROM files WHERE id = ?2
		  AND NOT EXISTS (SELECT 1 FROM message_quotes WHERE message_id = ?1 AND file_id = ?2 AND page = ?3 AND line = ?4)`,
			row, q.FileID, q.Page, q.Line)
	})
}

// Quotes gives the places of files that replies were given, by reply.
func (t *Tx) Quotes(ctx context.Context, replies []int64) (map[int64][]chat.Quote, error) {
	found := map[int64][]chat.Quote{}
	if len(replies) == 0 {
		return found, nil
	}
	return found, sqlite.Each(ctx, t, func(row sqlite.Row) error {
		var message int64
		var q chat.Quote
		err := row.Scan(&message, &q.FileID, &q.Label, &q.Page, &q.Line)
		found[message] = append(found[message], q)
		return err
	}, `SELECT m.message_id, f.id, f.label, m.page, m.line FROM json_each(?) r CROSS JOIN message_quotes m ON m.message_id = r.value
	  JOIN files f ON f.id = m.file_id ORDER BY m.message_id, m.position`, sqlite.JSON(replies))
}

// FilesOfMessages lists the files of the messages that a query names.
func (t *Tx) FilesOfMessages(ctx context.Context, messages string, arg any) ([]int64, error) {
	return sqlite.List(ctx, t, sqlite.Value[int64], "SELECT DISTINCT file_id FROM message_files WHERE message_id IN ("+messages+")", arg)
}

// DropAttached removes those files that were uploaded for a message and that no message has any more.
func (t *Tx) DropAttached(ctx context.Context, files []int64) error {
	uploaded, err := sqlite.List(ctx, t, sqlite.Value[int64], "SELECT file_id FROM attached_files WHERE file_id IN (SELECT value FROM json_each(?))",
		sqlite.JSON(files))
	if err != nil {
		return err
	}
	return lists.Each(uploaded, func(id int64) error { return t.DropFile(ctx, id) })
}

// DropUnsent removes the files that were uploaded for a message a day ago and sent with none.
func (t *Tx) DropUnsent(ctx context.Context) error {
	files, err := sqlite.List(ctx, t, sqlite.Value[int64], `SELECT file_id FROM attached_files a WHERE attached_at < ?
	  AND NOT EXISTS (SELECT 1 FROM message_files WHERE file_id = a.file_id)`, t.Now.Add(-unsentFor).UnixMicro())
	if err != nil {
		return err
	}
	return t.DropAttached(ctx, files)
}
