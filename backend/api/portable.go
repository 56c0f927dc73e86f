package api

import (
	"context"
	"errors"
	"io"
	"net/http"

	"terzetto/backend"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/service/transfer"
	"terzetto/backend/story/portable"
)

// MovingChooseInput says what to choose.
type MovingChooseInput struct {
	What string `json:"what"` // "file" or "folder"
}

// MovingLookInput is what moving.look takes.
type MovingLookInput struct {
	WordInput
	TaskInput
}

// MovingKeepInput is what moving.keep takes.
type MovingKeepInput struct {
	WordInput
	TaskInput
	Kinds []portable.Kind `json:"kinds"` // empty: all but the settings
}

// movings are import and export. What is imported waits under an id: uploaded over HTTP, or
// chosen in a dialog of the window.
func movings() []Operation {
	const one = "/api/moving/{id}"
	return []Operation{
		op("moving.choose", "POST", "/api/moving/choose", func(context.Context, *backend.Backend, MovingChooseInput) (transfer.Upload, error) {
			return transfer.Upload{}, fault.New(fault.Unavailable, "Only the desktop app can choose a file on this computer. Upload the file instead.")
		}, desktop),
		task("moving.look", "POST", one+"/look", func(ctx context.Context, b *backend.Backend, in MovingLookInput, tell report) (transfer.Move, error) {
			return b.Transfer.Preview(ctx, in.ID, tell)
		}),
		task("moving.keep", "POST", one+"/keep", func(ctx context.Context, b *backend.Backend, in MovingKeepInput, tell report) (transfer.Move, error) {
			return b.Transfer.Import(ctx, in.ID, in.Kinds, tell)
		}),
		op("moving.undo", "POST", one+"/undo", by[WordInput](inTransfer, (*transfer.Service).Undo)),
		listing("moving.features", "GET", "/api/moving/features", few(func(context.Context, *backend.Backend, PageInput) ([]transfer.AppFeatures, error) {
			return transfer.Features(), nil
		})),
		op("moving.forget", "DELETE", one, func(_ context.Context, b *backend.Backend, in WordInput) (Done, error) {
			return did(b.Transfer.Discard(in.ID))
		}),
		op("moving.backup", "POST", "/api/moving/backup", by[BackupInput](inTransfer, (*transfer.Service).ChooseBackup)),
		op("moving.tally", "GET", "/api/moving/tally", by[BackupInput](inTransfer, (*transfer.Service).BackupTally)),
		writing("moving.silly", "/api/moving/silly", func(_ context.Context, b *backend.Backend, _ TaskInput) (transfer.Writing, error) {
			return b.Transfer.ExportSillyTavern(), nil
		}),
		writing("moving.archive", "/api/moving/archive", func(_ context.Context, b *backend.Backend, _ TaskInput) (transfer.Writing, error) {
			return b.Transfer.ExportLibrary(), nil
		}),
	}
}

// writing is an operation that answers with a file while it makes it, as a task that can be watched and stopped.
func writing[In watched](name, path string, do do[In, transfer.Writing]) Operation {
	return stream(name, path, func(ctx context.Context, b *backend.Backend, in In) (portable.Stream, error) {
		f, err := do(ctx, b, in)
		return portable.Stream{Name: f.Name, Mime: f.Mime, Write: func(ctx context.Context, w io.Writer) error {
			_, err := lifecycle.Do(ctx, b.Tasks, in.task(), func(ctx context.Context, tell report) (Done, error) { return did(f.Write(ctx, w, tell)) })
			return err
		}}, err
	})
}

// bringUpload streams a file, the only part of a form, to the disk, however large it is.
func (s request) bringUpload(w http.ResponseWriter, r *http.Request) {
	form, err := r.MultipartReader()
	if err != nil {
		s.fail(w, fault.New(fault.Malformed, "Send the file as a form with one part.").Because(err))
		return
	}
	for {
		part, err := form.NextPart()
		if errors.Is(err, io.EOF) {
			s.fail(w, fault.New(fault.Invalid, "The request has no file.").With("field", "file"))
			return
		}
		if err != nil {
			s.fail(w, fault.New(fault.Malformed, "The upload was incomplete. Upload the file again.").Because(err))
			return
		}
		if part.FileName() == "" {
			continue
		}
		got, err := s.Transfer.Receive(r.Context(), fileName(part), part)
		if err != nil {
			s.fail(w, err)
			return
		}
		writeJSON(w, http.StatusOK, got)
		return
	}
}
