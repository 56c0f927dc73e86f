package api

import (
	"bytes"
	"compress/flate"
	"compress/gzip"
	"compress/zlib"
	"context"
	"encoding/json"
	"errors"
	"io"
	"maps"
	"mime"
	"mime/multipart"
	"net/http"
	"net/url"
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/base/fault"
	"terzetto/backend/document/charset"
)

// How large what a hook is sent may be: the value that steps read, all of it with its files, and how many parts a form
// may have.
const (
	maxHook     = 1 << 20
	maxHookAll  = 32 << 20
	maxHookPart = 1_000
	maxFileName = 100
)

// A hookBody reads what a hook is sent.
type hookBody struct {
	kind   string // as the sender names it
	params map[string]string
	folder string // for files, in the chosen one
	save   func(ctx context.Context, path string, data []byte) (string, error)
	saved  bool // at least one file was
}

// read gives the value of a body: JSON as it is, a form as an object, and anything else as text. Files become files of the
// chosen folder.
func (h *hookBody) read(w http.ResponseWriter, r *http.Request) (json.RawMessage, error) {
	most := int64(maxHook)
	if h.kind == "multipart/form-data" {
		most = maxHookAll
	}
	body, err := decodeBody(http.MaxBytesReader(w, r.Body, most), r.Header.Values("Content-Encoding"))
	if err != nil {
		return nil, err
	}
	if h.kind == "multipart/form-data" {
		return h.form(r.Context(), http.MaxBytesReader(w, io.NopCloser(body), most)) // unpacked it is no larger either
	}
	data, err := readAtMost(body, maxHook)
	if err != nil {
		return nil, err
	}
	switch {
	case len(data) == 0:
		return json.RawMessage("null"), nil
	case h.kind == "application/json" || strings.HasSuffix(h.kind, "+json"):
		return jsonIn(data, h.params["charset"])
	case h.kind == "application/x-www-form-urlencoded":
		return h.fields(data)
	}
	text, err := textIn(data, h.params["charset"])
	if err != nil {
		return nil, err
	}
	return json.Marshal(text)
}

// decodeBody takes the encodings from a body, the last one first.
func decodeBody(body io.Reader, named []string) (io.Reader, error) {
	all := strings.Split(strings.Join(named, ","), ",")
	for _, one := range slices.Backward(all) {
		var err error
		switch one = strings.ToLower(strings.TrimSpace(one)); one {
		case "", "identity":
		case "gzip", "x-gzip":
			body, err = gzip.NewReader(body)
		case "deflate":
			var data []byte
			if data, err = readAtMost(body, maxHookAll); err == nil {
				if body, err = zlib.NewReader(bytes.NewReader(data)); err != nil { // as some senders do it
					body, err = flate.NewReader(bytes.NewReader(data)), nil
				}
			}
		default:
			return nil, fault.Newf(fault.Malformed, "The request is encoded as “%s”. Send it as gzip, as deflate, or as it is.", one)
		}
		if _, isFault := errors.AsType[*fault.Error](err); err != nil && !isFault {
			return nil, unreadable(err)
		} else if err != nil {
			return nil, err
		}
	}
	return body, nil
}

func unreadable(err error) error {
	if _, ok := errors.AsType[*http.MaxBytesError](err); ok {
		return fault.Newf(fault.TooLarge, "A webhook request can have at most %d MB, and %d MB without its files.", maxHookAll>>20, maxHook>>20)
	}
	_, isFlate := errors.AsType[flate.CorruptInputError](err)
	switch {
	case isFlate, errors.Is(err, gzip.ErrHeader), errors.Is(err, gzip.ErrChecksum), errors.Is(err, zlib.ErrHeader), errors.Is(err, zlib.ErrChecksum), errors.Is(err, zlib.ErrDictionary):
		return fault.New(fault.Malformed, "The request can't be unpacked: it is damaged or isn't packed as its Content-Encoding header says.").Because(err)
	case errors.Is(err, io.ErrUnexpectedEOF), errors.Is(err, io.EOF):
		return fault.New(fault.Malformed, "The request ends too early: a part of it is missing.").Because(err)
	}
	return fault.New(fault.Malformed, "Couldn't read the request.").Because(err)
}

// readAtMost reads a body that has no more than so many bytes.
func readAtMost(from io.Reader, most int64) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(from, most+1))
	if err != nil {
		return nil, unreadable(err)
	}
	if int64(len(data)) > most {
		return nil, unreadable(&http.MaxBytesError{Limit: most})
	}
	return data, nil
}

// jsonIn is JSON in any of the encodings that senders use, without the mark that some put in front.
func jsonIn(data []byte, label string) (json.RawMessage, error) {
	if json.Valid(data) {
		return data, nil
	}
	text := []byte(strings.TrimPrefix(charset.Text(data, label), "\ufeff"))
	if !json.Valid(text) {
		return nil, fault.New(fault.Malformed, "The request is not valid JSON.")
	}
	return text, nil
}

// textIn is a text in the encoding that it names or seems to be in. What is no text in any is refused.
func textIn(data []byte, label string) (string, error) {
	text, lost := charset.ByLabel(data, label).Decode(data)
	if strings.ContainsRune(text, 0) || lost > len(text)/20 {
		return "", fault.New(fault.Malformed, "The request is neither JSON, a form nor text.")
	}
	return strings.TrimPrefix(text, "\ufeff"), nil
}

// fields are those of a form. Browsers name their encoding in a field of its own.
func (h *hookBody) fields(data []byte) (json.RawMessage, error) {
	form, err := url.ParseQuery(string(data))
	if err != nil {
		return nil, fault.New(fault.Malformed, "Couldn't read the form.").Because(err)
	}
	label := h.params["charset"]
	if named := form.Get("_charset_"); named != "" {
		label = named
	}
	all := formFields{}
	for _, name := range slices.Sorted(maps.Keys(form)) {
		for _, v := range form[name] {
			n, err := textIn([]byte(name), label)
			if err == nil {
				v, err = textIn([]byte(v), label)
			}
			if err != nil {
				return nil, err
			}
			all.add(n, v)
		}
	}
	return json.Marshal(all)
}

// formFields are the fields of a form. One that comes several times is a list.
type formFields map[string]any

func (f formFields) add(name string, v any) {
	switch before := f[name].(type) {
	case nil:
		f[name] = v
	case []any:
		f[name] = append(before, v)
	default:
		f[name] = []any{before, v}
	}
}

// A sentFile is a file of a form as steps read it.
type sentFile struct {
	File        string `json:"file"` // its path in the chosen folder
	Name        string `json:"name"` // as the sender calls it
	ContentType string `json:"contentType"`
	Bytes       int    `json:"bytes"`
}

// form reads a form in parts, and keeps its files.
func (h *hookBody) form(ctx context.Context, body io.Reader) (json.RawMessage, error) {
	if h.params["boundary"] == "" {
		return nil, fault.New(fault.Malformed, "The form names no boundary in its Content-Type header.")
	}
	parts := multipart.NewReader(body, h.params["boundary"])
	all, names, left := formFields{}, map[string]bool{}, int64(maxHook)
	for n := 0; ; n++ {
		part, err := parts.NextRawPart()
		if err == io.EOF { //nolint:errorlint // a form that is cut gives it within another error
			return json.Marshal(all)
		}
		if err != nil {
			return nil, unreadable(err)
		}
		if n == maxHookPart {
			return nil, fault.Newf(fault.TooLarge, "A form can have at most %d parts.", maxHookPart)
		}
		kind, params, _ := mime.ParseMediaType(part.Header.Get("Content-Type"))
		field, err := textIn([]byte(part.FormName()), "")
		if err != nil {
			return nil, err
		}
		if !isFile(part) {
			data, err := readAtMost(part, left)
			if err != nil {
				return nil, err
			}
			left -= int64(len(data) + len(field))
			v, err := h.field(data, kind, params["charset"])
			if err != nil {
				return nil, err
			}
			all.add(field, v)
			if field == "_charset_" && h.params["charset"] == "" {
				h.params["charset"], _ = v.(string)
			}
			continue
		}
		data, err := readAtMost(part, maxHookAll)
		if err != nil {
			return nil, err
		}
		sent, _ := textIn([]byte(sentName(part)), "")
		name := freeName(safeName(sent), names)
		at, err := h.save(ctx, path.Join(h.folder, name), data)
		if err != nil {
			return nil, err
		}
		h.saved = true
		all.add(field, sentFile{File: at, Name: sent, ContentType: kind, Bytes: len(data)})
	}
}

// field is the value of a part that is no file.
func (h *hookBody) field(data []byte, kind, label string) (any, error) {
	if kind == "application/json" {
		return jsonIn(data, label)
	}
	if label == "" {
		label = h.params["charset"]
	}
	return textIn(data, label)
}

// isFile reports whether a part is a file: it has a name of one, if only an empty one.
func isFile(part *multipart.Part) bool {
	_, params, err := mime.ParseMediaType(part.Header.Get("Content-Disposition"))
	if err != nil {
		return strings.Contains(part.Header.Get("Content-Disposition"), "filename")
	}
	_, named := params["filename"]
	return named
}

// sentName is the name of a file as the sender wrote it, with its folders.
func sentName(part *multipart.Part) string {
	_, params, err := mime.ParseMediaType(part.Header.Get("Content-Disposition"))
	if err != nil {
		return part.FileName()
	}
	return params["filename"]
}

// safeName is the last part of a name without what a system reads in another way than a person does.
func safeName(sent string) string {
	name := strings.TrimPrefix(path.Base(path.Clean("/"+strings.ReplaceAll(sent, `\`, "/"))), "/")
	name = strings.Map(func(c rune) rune {
		if unicode.IsControl(c) || unicode.Is(unicode.Bidi_Control, c) || c == utf8.RuneError || strings.ContainsRune(`/<>:"|?*`, c) {
			return '_'
		}
		return c
	}, name)
	name = strings.TrimRight(strings.TrimLeft(name, ". "), ". ")
	if ext := path.Ext(name); len(name) > maxFileName && len(ext) < maxFileName/2 {
		name = strings.ToValidUTF8(name[:maxFileName-len(ext)], "") + ext
	}
	if len(name) > maxFileName {
		name = strings.ToValidUTF8(name[:maxFileName], "")
	}
	stem, _, _ := strings.Cut(strings.ToUpper(name), ".")
	if name == "" || slices.Contains([]string{"CON", "PRN", "AUX", "NUL"}, stem) || len(stem) == 4 && (strings.HasPrefix(stem, "COM") || strings.HasPrefix(stem, "LPT")) {
		name = "file" + name
	}
	return name
}

// freeName is a name that no file of the form has yet.
func freeName(name string, taken map[string]bool) string {
	ext := path.Ext(name)
	free := name
	for n := 2; taken[strings.ToLower(free)]; n++ {
		free = strings.TrimSuffix(name, ext) + "-" + strconv.Itoa(n) + ext
	}
	taken[strings.ToLower(free)] = true
	return free
}

// hookHeaders are those of a request that a workflow may read, by their names in small letters. What opens a door is none
// of them.
func hookHeaders(r *http.Request, kind string) map[string]string {
	all := map[string]string{}
	for name, v := range r.Header {
		switch name {
		case "Authorization", "Cookie", "Proxy-Authorization":
		default:
			all[strings.ToLower(name)] = strings.ToValidUTF8(strings.Join(v, ", "), "\ufffd")
		}
	}
	all["content-type"] = kind
	return all
}
