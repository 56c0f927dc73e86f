package archive

import (
	"context"
	"encoding/json"
	"maps"
	"runtime/debug"
	"slices"

	"terzetto/backend/chat"
	"terzetto/backend/document"
	"terzetto/backend/event"
	"terzetto/backend/fault"
	"terzetto/backend/pipeline"
	"terzetto/backend/portable"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/team"
)

// files puts the files of messages, and the places of them that replies were given, on the rows.
func (a *Archive) files(ctx context.Context, t tx, talk *portable.Transcript, id string, place map[int64]int) error {
	err := sqlite.Each(ctx, t, func(row sqlite.Row) error {
		var message int64
		var f portable.Attached
		err := row.Scan(&message, &f.ID, &f.Label, &f.Mime, sqlite.Time(&f.At), &f.Mode, &f.Tokens, &f.Text, &f.Blob.Hash, &f.Blob.Size)
		hash := f.Blob.Hash
		f.Blob.Read = func(ctx context.Context) ([]byte, error) {
			missing := fault.New(fault.NotFound, "This file was deleted.")
			return sqlite.One(ctx, a.db, missing, sqlite.Value[[]byte], "SELECT data FROM file_data WHERE hash = ?", hash)
		}
		r := &talk.Rows[place[message]]
		r.Files = append(r.Files, f)
		return err
	}, `SELECT m.message_id, f.id, f.label, f.mime, f.created_at, m.mode, m.tokens, m.text, f.hash, f.size FROM message_files m
	  JOIN files f ON f.id = m.file_id JOIN messages r ON r.id = m.message_id WHERE r.conversation_id = ? ORDER BY m.message_id, m.position`, id)
	if err != nil {
		return err
	}
	return sqlite.Each(ctx, t, func(row sqlite.Row) error {
		var message int64
		var p portable.Place
		err := row.Scan(&message, &p.File, &p.Page, &p.Line)
		r := &talk.Rows[place[message]]
		r.Quotes = append(r.Quotes, p)
		return err
	}, `SELECT m.message_id, m.file_id, m.page, m.line FROM message_quotes m JOIN messages r ON r.id = m.message_id
	  WHERE r.conversation_id = ? ORDER BY m.message_id, m.position`, id)
}

// carriedFiles are the files of a conversation by their number there, with their ids here once they are kept.
type carriedFiles map[int64]*carriedFile

// A carriedFile has its bytes and what was read in them aside.
type carriedFile struct {
	team.File

	data, contents span
}

// readFiles reads the files before the one writer is taken, one by one, because all of a conversation may be more than
// the memory holds. The conversation comes without those that are missing.
func (a *Archive) readFiles(ctx context.Context, talk *portable.Transcript, to *aside) (all carriedFiles, notes []error, err error) {
	all = carriedFiles{}
	lost := map[int64]error{}
	for _, r := range talk.Rows {
		for _, f := range r.Files {
			if all[f.ID] != nil {
				continue
			}
			label := team.Label(f.Label)
			kept, err := a.readFile(ctx, label, f, to)
			if ctx.Err() != nil {
				return nil, nil, context.Cause(ctx)
			}
			if fault.Is(err, fault.Exhausted) {
				return nil, nil, err
			}
			if err != nil {
				lost[f.ID] = fault.Newf(fault.CodeOf(err), "Couldn't import the file %s: %s", label, fault.Sentence(err))
				continue
			}
			all[f.ID] = &kept
		}
	}
	for id, note := range lost {
		if all[id] == nil {
			notes = append(notes, note)
		}
	}
	return all, notes, nil
}

func (a *Archive) readFile(ctx context.Context, label string, f portable.Attached, to *aside) (kept carriedFile, err error) {
	if f.Blob.Read == nil {
		return kept, fault.New(fault.NotFound, "The file is missing.")
	}
	if limit := document.DefaultLimits().File; f.Blob.Size > limit {
		return kept, fault.Newf(fault.TooLarge, "This file is larger than %d MB.", limit>>20)
	}
	ctx, release, err := a.memory.Take(ctx, document.Needs(f.Blob.Size))
	if err != nil {
		return kept, err
	}
	defer release()
	data, err := f.Blob.Read(ctx)
	if err != nil {
		return kept, err
	}
	read, err := document.Read(ctx, label, data, document.Limits{})
	if err != nil {
		return kept, err
	}
	kept.File = team.File{
		Label: label, Mime: read.MIME, Hash: portable.Bytes(data).Hash, Size: int64(len(data)), Created: f.At, Uploaded: true, Warnings: read.Warnings,
	}
	kept.data, kept.contents, err = to.put(data, read.Items)
	return kept, err
}

// keepFiles writes the files and gives them their ids.
func (t tx) keepFiles(ctx context.Context, all carriedFiles, from *aside) error {
	for _, id := range slices.Sorted(maps.Keys(all)) { // in the order in which they were attached
		if err := t.keepFile(ctx, all[id], from); err != nil {
			return err
		}
	}
	return nil
}

// largeFile is from how many bytes on what the one before took goes back to the system first, because the database takes
// as much once more, and the collector knows nothing of that.
const largeFile = 16 << 20

func (t tx) keepFile(ctx context.Context, f *carriedFile, from *aside) error {
	if f.data.size+f.contents.size >= largeFile {
		debug.FreeOSMemory()
	}
	data, err := from.bytes(f.data)
	if err != nil {
		return err
	}
	contents, err := from.text(f.contents)
	if err != nil {
		return err
	}
	whole := f.File
	whole.Data = data
	f.ID, err = t.KeepAttachedFile(ctx, whole, contents)
	return err
}

// sameFiles are the files of a copy: those of the original. What was deleted meanwhile is none.
func (t tx) sameFiles(ctx context.Context, talk *portable.Transcript) (carriedFiles, error) {
	all := carriedFiles{}
	for _, r := range talk.Rows {
		for _, f := range r.Files {
			there, err := sqlite.Maybe(ctx, t, sqlite.Value[int64], "SELECT id FROM files WHERE id = ?", f.ID)
			if err != nil {
				return nil, err
			}
			if there != nil {
				all[f.ID] = &carriedFile{File: team.File{ID: f.ID}}
			}
		}
	}
	return all, nil
}

// addFiles writes what a row has of the files.
func (t tx) addFiles(ctx context.Context, row int64, r portable.Row, all carriedFiles) error {
	var files []chat.File
	for _, f := range r.Files {
		kept := all[f.ID]
		if kept == nil || len(files) == chat.MaxFiles {
			continue
		}
		here := chat.File{ID: kept.ID, Mode: chat.SearchedFile, Tokens: max(0, f.Tokens)}
		if f.Mode == chat.WholeFile && f.Text != "" && len(f.Text) <= pipeline.MostAttached {
			here.Mode, here.Text = chat.WholeFile, f.Text
		}
		files = append(files, here)
	}
	if err := t.AddFiles(ctx, row, files); err != nil {
		return err
	}
	var quotes []chat.Quote
	for _, p := range r.Quotes {
		if kept := all[p.File]; kept != nil {
			quotes = append(quotes, chat.Quote{Place: event.Place{FileID: kept.ID, Page: max(0, p.Page), Line: max(0, p.Line)}})
		}
	}
	return t.AddQuotes(ctx, row, quotes)
}

// quotedIn is the record of a turn with the files that it quotes by their ids here; those that are
// not here have none.
func (all carriedFiles) quotedIn(record string) string {
	var fields map[string]json.RawMessage
	var quotes []chat.Quote
	if json.Unmarshal([]byte(record), &fields) != nil || json.Unmarshal(fields["quotes"], &quotes) != nil || len(quotes) == 0 {
		return record
	}
	for i := range quotes {
		kept := all[quotes[i].FileID]
		quotes[i].FileID = 0
		if kept != nil {
			quotes[i].FileID = kept.ID
		}
	}
	var err error
	if fields["quotes"], err = json.Marshal(quotes); err != nil {
		return record
	}
	out, err := json.Marshal(fields)
	if err != nil {
		return record
	}
	return string(out)
}
