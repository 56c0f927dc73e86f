package archive

import (
	"context"
	"encoding/json"
	"maps"
	"runtime/debug"
	"slices"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/team"
	"terzetto/backend/core/turn"
	"terzetto/backend/document"
	"terzetto/backend/story/portable"
)

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

func (a *Archive) readFile(ctx context.Context, label string, f portable.AttachedFile, to *aside) (kept carriedFile, err error) {
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
	f.ID, err = t.Files.KeepAttachedFile(ctx, whole, contents)
	return err
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
		if f.Mode == chat.WholeFile && f.Text != "" && len(f.Text) <= turn.MostAttached {
			here.Mode, here.Text = chat.WholeFile, f.Text
		}
		files = append(files, here)
	}
	if err := t.Files.AddFiles(ctx, row, files); err != nil {
		return err
	}
	var quotes []chat.Quote
	for _, p := range r.Quotes {
		if kept := all[p.File]; kept != nil {
			quotes = append(quotes, chat.Quote{Place: event.Place{FileID: kept.ID, Page: max(0, p.Page), Line: max(0, p.Line)}})
		}
	}
	return t.Files.AddQuotes(ctx, row, quotes)
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
