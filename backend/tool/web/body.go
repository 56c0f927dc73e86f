package web

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"mime"
	"mime/multipart"
	"net/http"
	"net/url"
	"path"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
)

// body is what a request carries, and of which type it is; nil: nothing.
func (q *Requester) body(ctx context.Context, in request) (body []byte, contentType string, err error) {
	upload := in.File != "" && in.FileField != ""
	given := []bool{in.JSON != nil && string(in.JSON) != "null", in.Form != nil && !upload, in.Text != nil, in.File != ""}
	switch {
	case lists.Count(given, func(is bool) bool { return is }) > 1:
		return nil, "", fault.New(fault.Invalid, "A request can have only one body. Give only one of json, form, text and file.").With("field", "json")
	case in.FileField != "" && in.File == "":
		return nil, "", fault.New(fault.Invalid, "Give the file to upload in the field.").With("field", "file")
	case in.Text != nil:
		return []byte(*in.Text), "text/plain; charset=utf-8", nil
	case in.JSON != nil && string(in.JSON) != "null":
		return in.JSON, "application/json", nil
	}
	fields, err := values("form", in.Form)
	if err != nil {
		return nil, "", err
	}
	if in.File == "" {
		if in.Form == nil {
			return nil, "", nil
		}
		return []byte(fields.Encode()), "application/x-www-form-urlencoded", nil
	}
	data, err := q.options.File(ctx, in.File)
	if err != nil {
		return nil, "", err
	}
	if upload {
		return multipartBody(fields, in, data)
	}
	return data, typeOf(in.File, data), nil
}

// multipartBody is a form with a file.
func multipartBody(fields url.Values, in request, data []byte) ([]byte, string, error) {
	var b bytes.Buffer
	w := multipart.NewWriter(&b)
	for name, all := range fields {
		for _, v := range all {
			if err := w.WriteField(name, v); err != nil {
				return nil, "", err
			}
		}
	}
	name := path.Base(strings.ReplaceAll(in.File, `\`, "/"))
	part, err := w.CreatePart(map[string][]string{
		"Content-Disposition": {multipart.FileContentDisposition(in.FileField, name)}, "Content-Type": {typeOf(name, data)},
	})
	if err == nil {
		_, err = part.Write(data)
	}
	if err == nil {
		err = w.Close()
	}
	return b.Bytes(), w.FormDataContentType(), err
}

func typeOf(name string, data []byte) string {
	if kind := mime.TypeByExtension(path.Ext(name)); kind != "" {
		return kind
	}
	if json.Valid(data) {
		return "application/json"
	}
	return http.DetectContentType(data)
}

// reader returns nil for no body, so that no Content-Length is sent.
func reader(body []byte) io.Reader {
	if body == nil {
		return nil
	}
	return bytes.NewReader(body)
}
