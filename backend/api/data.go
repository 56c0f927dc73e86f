package api

import (
	"bytes"
	"cmp"
	"mime"
	"net/http"
	"strconv"
	"strings"
	"time"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/fault"
)

// HandleData puts the routes of the bytes that do not travel inside JSON on a mux. Both
// doors serve them at the same addresses.
func HandleData(mux *http.ServeMux, b *backend.Backend) {
	mux.Handle("GET /api/attachments/{id}/data", imageData(b))
	mux.Handle("GET /api/characters/{id}/avatar", avatarData(b))
	mux.Handle("GET /api/conversations/{cid}/messages/{mid}/workflow-attachments/{aid}/data", artifactData(b))
}

// imageData serves a user's images. The type is the one that was found in the bytes when
// they came in.
func imageData(b *backend.Backend) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		id, err := strconv.ParseInt(r.PathValue("id"), 10, 64)
		if err != nil {
			http.NotFound(w, r)
			return
		}
		a, err := b.Library.AttachmentData(r.Context(), id)
		if err != nil {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", a.Mime)
		w.Header().Set("X-Content-Type-Options", "nosniff")
		w.Header().Set("Cache-Control", "private, max-age=31536000, immutable")
		w.Header().Set("Content-Length", strconv.Itoa(len(a.Data)))
		_, _ = w.Write(a.Data) // a client that left is nobody's error
	})
}

// sandbox keeps whatever an artifact is from running script, loading anything, or
// reaching our origin, should somebody open it as a page.
const sandbox = "default-src 'none'; sandbox; frame-ancestors 'none'"

// artifactData serves the bytes of what workflows made, whole or in ranges. The type is
// what the workflow says, so nothing that could run is shown in place. A reader may keep
// the bytes and asks each time whether they still stand: made again, they are others
// under the same address.
func artifactData(b *backend.Backend) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		message, errMessage := strconv.ParseInt(r.PathValue("mid"), 10, 64)
		id, err := strconv.ParseInt(r.PathValue("aid"), 10, 64)
		var f chat.ArtifactFile
		if errMessage != nil || err != nil {
			err = fault.New(fault.NotFound, "Attachment not found")
		} else {
			f, err = b.Library.ArtifactFile(r.Context(), r.PathValue("cid"), message, id)
		}
		if err != nil {
			p := ProblemOf(err, b.Log)
			writeJSON(w, status(p.Error.Code), p)
			return
		}
		kind, disposition := shown(f.Mime)
		h := w.Header()
		h.Set("Content-Type", kind)
		h.Set("Content-Disposition", mime.FormatMediaType(disposition, map[string]string{"filename": label(f.Filename)}))
		h.Set("Content-Security-Policy", sandbox)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Cache-Control", "private, no-cache")
		h.Set("ETag", `"`+f.Hash+`"`)
		http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(f.Data))
	})
}

// unknown is the type of bytes of which nobody said a type.
const unknown = "application/octet-stream"

// shown says as which type bytes are served, and whether in place: sound, film, pictures
// without script, and plain text are, and everything else is a download. What is no type
// is bytes.
func shown(said string) (kind, disposition string) {
	kind, parameters, err := mime.ParseMediaType(said)
	if err != nil || !strings.Contains(kind, "/") {
		return unknown, "attachment"
	}
	family, _, _ := strings.Cut(kind, "/")
	inert := family == "audio" || family == "video" || (family == "image" && !strings.Contains(kind, "svg")) || kind == "text/plain"
	if !inert {
		return cmp.Or(mime.FormatMediaType(kind, parameters), unknown), "attachment"
	}
	return cmp.Or(mime.FormatMediaType(kind, parameters), unknown), "inline"
}

// label is a file's name as a header may carry it: one line, no folders.
func label(name string) string {
	name = strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f || strings.ContainsRune(`/\:`, r) {
			return '_'
		}
		return r
	}, strings.ToValidUTF8(name, "_"))
	if strings.Trim(name, "._ ") == "" {
		return "attachment"
	}
	return name
}
