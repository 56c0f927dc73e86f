package api

import (
	"bytes"
	"cmp"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"maps"
	"mime/multipart"
	"net/http"
	"slices"
	"strings"

	"terzetto/backend"
	"terzetto/backend/base/fault"
	"terzetto/backend/service/library"
	"terzetto/backend/service/transfer"
)

// formFields reads a form with one file as the same fields that JSON has. The file is stored, and upload is its id.
func (s request) formFields(w http.ResponseWriter, r *http.Request, limit int64) (fields map[string]json.RawMessage, id string, err error) {
	unreadable := fault.New(fault.Malformed, "Couldn't read the form.")
	r.Body = http.MaxBytesReader(w, r.Body, limit)
	form, err := r.MultipartReader()
	if err != nil {
		return nil, "", unreadable.Because(err)
	}
	fields = map[string]json.RawMessage{}
	for {
		part, err := form.NextPart()
		if errors.Is(err, io.EOF) {
			return fields, id, nil
		}
		if err == nil && part.FileName() != "" && id == "" {
			var got transfer.Upload
			name := fileName(part)
			got, err = s.Transfer.Append(r.Context(), "", name, part)
			fields["filename"], _ = json.Marshal(name) // a text always encodes
			if id = got.ID; err == nil {
				fields["upload"], _ = json.Marshal(id)
				continue
			}
		}
		var data []byte
		if err == nil {
			data, err = io.ReadAll(io.LimitReader(part, maxField))
		}
		switch _, large := errors.AsType[*http.MaxBytesError](err); {
		case large:
			return nil, id, fault.Newf(fault.TooLarge, "The request is larger than %d MB.", limit>>20)
		case err != nil && fault.CodeOf(err) != fault.Internal:
			return nil, id, err
		case err != nil:
			return nil, id, unreadable.Because(err)
		}
		fields[part.FormName()], _ = json.Marshal(string(data))
	}
}

// fileName is what the file of a part is called. A browser writes a quote and a line break as %22, %0D and %0A, and every other
// sign, a percent too, as it is.
func fileName(part *multipart.Part) string {
	return strings.NewReplacer("%22", `"`, "%0D", "\r", "%0A", "\n").Replace(part.FileName())
}

// maxField is the most bytes of a field of a form beside its file.
const maxField = 1 << 20

// keepPart stores a part of a file under an id, for an operation that takes it: the first one without an id. A window
// sends its files like this, because a form with a file does not reach its scheme whole.
func keepPart(b *backend.Backend) http.Handler {
	const most = 8 << 20
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		q := r.URL.Query()
		got, err := b.Transfer.Append(r.Context(), q.Get("id"), q.Get("name"), http.MaxBytesReader(w, r.Body, most))
		if err != nil {
			if _, large := errors.AsType[*http.MaxBytesError](err); large {
				err = fault.Newf(fault.TooLarge, "The request is larger than %d MB.", most>>20)
			}
			refuse(w, b.Secrets.Records().Error(b.Explain(err)), b.Log)
			return
		}
		writeJSON(w, http.StatusOK, got)
	})
}

// fileInput is the file of an operation's input: its bytes, or the id under which it was sent before.
type fileInput struct {
	id   *string
	name *string
	size int
	put  func([]byte)
}

func givenFile(in *FilesAddInput) fileInput {
	g := fileInput{id: &in.Stored, name: &in.Name, put: func(data []byte) { in.Data = (*Base64)(&data) }}
	if in.Data != nil {
		g.size = len(*in.Data)
	}
	return g
}

func givenCard(in *library.Upload) fileInput {
	return fileInput{id: &in.Stored, name: &in.Filename, size: len(in.Data), put: func(data []byte) { in.Data = data }}
}

// withFile carries an operation out with its file in memory, and as much memory as reading it takes.
func withFile[In, Out any](file func(*In) fileInput, do do[In, Out]) do[In, Out] {
	return func(ctx context.Context, b *backend.Backend, in In) (out Out, err error) {
		g := file(&in)
		if *g.id == "" {
			ctx, release, err := b.Transfer.Hold(ctx, int64(g.size))
			if err != nil {
				return out, err
			}
			defer release()
			return do(ctx, b, in)
		}
		ctx, loaded, err := b.Transfer.Load(ctx, *g.id)
		if err != nil {
			return out, err
		}
		defer loaded.Release()
		*g.id, *g.name = "", cmp.Or(*g.name, loaded.Name)
		g.put(loaded.Data)
		return do(ctx, b, in)
	}
}

// object writes fields as one object. Each of them is JSON already.
func object(fields map[string]json.RawMessage) json.RawMessage {
	size := 2
	for name, value := range fields {
		size += len(name) + len(value) + len(`"":,`) + 16
	}
	out := append(make([]byte, 0, size), '{')
	for i, name := range slices.Sorted(maps.Keys(fields)) {
		if i > 0 {
			out = append(out, ',')
		}
		key, _ := json.Marshal(name) // a text always encodes
		out = append(append(append(out, key...), ':'), fields[name]...)
	}
	return append(out, '}')
}

// A Base64 is a file in JSON. encoding/json would hold its text beside its bytes.
type Base64 []byte

// UnmarshalJSON decodes the file.
func (b *Base64) UnmarshalJSON(raw []byte) error {
	if len(raw) < 2 || raw[0] != '"' || bytes.IndexByte(raw, '\\') >= 0 {
		var text string
		if err := json.Unmarshal(raw, &text); err != nil {
			return err
		}
		raw = []byte(`"` + text + `"`)
	}
	raw = raw[1 : len(raw)-1]
	data := make([]byte, base64.StdEncoding.DecodedLen(len(raw)))
	n, err := base64.StdEncoding.Decode(data, raw)
	if err != nil {
		return fault.New(fault.Malformed, "The file is not valid base64.").With("field", "b64").Because(err)
	}
	*b = data[:n:n]
	return nil
}
