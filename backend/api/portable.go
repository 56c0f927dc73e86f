package api

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"mime"
	"net/http"

	"terzetto/backend"
	"terzetto/backend/fault"
	"terzetto/backend/llm"
	"terzetto/backend/portable"
)

type broughtIn struct {
	ID string `json:"id"`
}

// movings are what comes in from elsewhere and what goes out. What comes in waits under an
// id: uploaded at the loopback door, chosen in the system's dialog in the window.
func movings() []Operation {
	const one = "/api/moving/{id}"
	return []Operation{
		op("moving.choose", "POST", "/api/moving/choose", func(context.Context, *backend.Backend, struct {
			What string `json:"what"` // "file" or "folder"
		},
		) (backend.Brought, error) {
			return backend.Brought{}, fault.New(fault.Unavailable, "Only the window can ask for a file on this computer. Upload it instead.")
		}),
		op("moving.look", "POST", one+"/look", func(ctx context.Context, b *backend.Backend, in struct {
			broughtIn
			taskIn
		},
		) (backend.Move, error) {
			return backend.Task(ctx, b, in.Task, func(ctx context.Context, tell func(llm.ProbeStep)) (backend.Move, error) {
				return b.LookAt(ctx, in.ID, tell)
			})
		}),
		op("moving.keep", "POST", one+"/keep", func(ctx context.Context, b *backend.Backend, in struct {
			broughtIn
			taskIn
			Kinds []portable.Kind `json:"kinds"` // empty: all but the settings
		},
		) (backend.Move, error) {
			return backend.Task(ctx, b, in.Task, func(ctx context.Context, tell func(llm.ProbeStep)) (backend.Move, error) {
				return b.KeepBrought(ctx, in.ID, in.Kinds, tell)
			})
		}),
		op("moving.forget", "DELETE", one, func(_ context.Context, b *backend.Backend, in broughtIn) (nothing, error) {
			return nothing{}, b.LetGo(in.ID)
		}),
		op("moving.backup", "POST", "/api/moving/backup", func(ctx context.Context, b *backend.Backend, in struct {
			File string `json:"file"`
		},
		) (backend.Brought, error) {
			return b.BringBackup(ctx, in.File)
		}),
		op("moving.tally", "GET", "/api/moving/tally", func(ctx context.Context, b *backend.Backend, in struct {
			File string `json:"file"`
		},
		) (backend.Tallied, error) {
			return b.BackupTally(ctx, in.File)
		}),
		op("moving.archive", "GET", "/api/moving/archive", func(_ context.Context, b *backend.Backend, in taskIn) (portable.Stream, error) {
			return portable.Stream{
				Name: b.LibraryName(), Mime: "application/zip",
				Write: func(ctx context.Context, w io.Writer) error {
					_, err := backend.Task(ctx, b, in.Task, func(ctx context.Context, tell func(llm.ProbeStep)) (portable.Manifest, error) {
						return b.WriteLibrary(ctx, w, tell)
					})
					return err
				},
			}, nil
		}),
	}
}

// bringUpload takes a file as a form's only part and lets it run to the disk, however
// large it is.
func (s *Server) bringUpload(w http.ResponseWriter, r *http.Request) {
	form, err := r.MultipartReader()
	if err != nil {
		s.fail(w, fault.New(fault.Malformed, "The file must be sent as a form with one part.").Because(err))
		return
	}
	for {
		part, err := form.NextPart()
		if errors.Is(err, io.EOF) {
			s.fail(w, fault.New(fault.Invalid, "There is no file in the request.").With("field", "file"))
			return
		}
		if err != nil {
			s.fail(w, fault.New(fault.Malformed, "The file did not arrive whole. Send it again.").Because(err))
			return
		}
		if part.FileName() == "" {
			continue
		}
		got, err := s.backend.BringUpload(r.Context(), part.FileName(), part)
		if err != nil {
			s.fail(w, err)
			return
		}
		writeJSON(w, http.StatusOK, got)
		return
	}
}

// stream sends a file while it is made. What goes wrong after its first byte breaks the
// connection off, so that nobody takes a part for the whole.
func (s *Server) stream(w http.ResponseWriter, r *http.Request, f portable.Stream) {
	w.Header().Set("Content-Type", f.Mime)
	w.Header().Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": f.Name}))
	if err := f.Write(r.Context(), w); err != nil {
		if r.Context().Err() == nil {
			s.log.LogAttrs(r.Context(), slog.LevelError, "a file was not written to its end", slog.String("file", f.Name), slog.Any("err", err))
		}
		panic(http.ErrAbortHandler)
	}
}
