package api

import (
	"context"
	"encoding/json"
	"io"
	"iter"
	"log/slog"
	"mime"
	"net/http"
	"reflect"
	"strings"

	"terzetto/backend"
	"terzetto/backend/base/hub"
	"terzetto/backend/core/team"
	"terzetto/backend/document"
	"terzetto/backend/story/portable"
)

// An answer sends an operation's result over HTTP.
type answer interface {
	send(s request, w http.ResponseWriter, r *http.Request)
}

// A value is sent as JSON.
type value struct{ v any }

func (a value) send(_ request, w http.ResponseWriter, _ *http.Request) {
	writeJSON(w, http.StatusOK, a.v)
}

// empty is no content.
type empty struct{}

func (empty) send(_ request, w http.ResponseWriter, _ *http.Request) {
	w.WriteHeader(http.StatusNoContent)
}

// A Versioned answer has a tag that HTTP sends with it; a client that sends the tag back and
// has the current version gets 304.
type Versioned[T any] struct {
	Tag   string
	Value T
}

// MarshalJSON leaves the tag out: only HTTP has a place for it.
func (a Versioned[T]) MarshalJSON() ([]byte, error) { return json.Marshal(a.Value) }

func (a Versioned[T]) send(_ request, w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Etag", a.Tag)
	if r.Header.Get("If-None-Match") == a.Tag {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	writeJSON(w, http.StatusOK, a.Value)
}

// events are those of a turn or a flow, as they come. A client that asks for JSON is
// told the id of the turn and receives the events elsewhere.
type events struct {
	stream *hub.Stream
	left   func(*backend.Backend) // called when the client is gone before the end; nil: nothing happens then
}

func (a events) send(s request, w http.ResponseWriter, r *http.Request) {
	if r.URL.Query().Get("detach") == "keep" {
		s.Turns.Detach(a.stream)
	}
	if wantsJSON(r) {
		writeJSON(w, http.StatusAccepted, AcceptedOf(a.stream))
		return
	}
	sendTurn(w, r, func(ctx context.Context) iter.Seq[hub.Batch] { return a.stream.From(ctx, 0) })
	if a.left == nil {
		return
	}
	select {
	case <-a.stream.End(): // its id may belong to another flow by now
	default:
		a.left(s.Backend)
	}
}

func wantsJSON(r *http.Request) bool {
	return strings.Contains(r.Header.Get("Accept"), "application/json")
}

// oneFile is a file in one piece.
type oneFile struct{ f portable.File }

func (a oneFile) send(_ request, w http.ResponseWriter, _ *http.Request) {
	attach(w, a.f.Name, a.f.Mime)
	_, _ = w.Write(a.f.Data) // the client has left, and cannot get an error
}

// fileContents is a file with what was read in it, which is encoded while it is sent: that of a
// long book would be held twice more otherwise.
type fileContents struct{ f team.File }

func (a fileContents) send(_ request, w http.ResponseWriter, _ *http.Request) {
	items := a.f.Contents
	a.f.Contents = nil
	head, err := json.Marshal(a.f)
	if err != nil || items == nil {
		writeJSON(w, http.StatusOK, a.f)
		return
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	if _, err := w.Write(append(head[:len(head)-1], `,"contents":`...)); err != nil {
		return // the client has left
	}
	if document.EncodeTo(w, items) == nil {
		_, _ = w.Write([]byte("}\n"))
	}
}

// flowing is a file that is made while it is sent. An error after its first byte breaks
// the connection, so that a client does not take a part for the whole.
type flowing struct{ f portable.Stream }

func (a flowing) send(s request, w http.ResponseWriter, r *http.Request) {
	attach(w, a.f.Name, a.f.Mime)
	if err := a.f.Write(r.Context(), w); err != nil {
		if r.Context().Err() == nil {
			s.log.LogAttrs(r.Context(), slog.LevelError, "a file was not written to its end", slog.String("file", a.f.Name), slog.Any("err", err))
		}
		panic(http.ErrAbortHandler)
	}
}

func attach(w http.ResponseWriter, name, kind string) {
	w.Header().Set("Content-Type", kind)
	w.Header().Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": name}))
}

func writeJSON(w http.ResponseWriter, status int, v any) {
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(status)
	if list := reflect.ValueOf(v); list.Kind() == reflect.Slice && !list.IsNil() && list.Type().Elem().Kind() != reflect.Uint8 {
		_ = encodeRows(func() io.Writer { return w }, each(list)) // as one piece it would be held once more
		return
	}
	_ = json.NewEncoder(w).Encode(v) // the client has left, which is no error
}
