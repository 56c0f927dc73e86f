package api

import (
	"encoding/json"
	"errors"
	"io"
	"net/http"

	"terzetto/backend/fault"
)

// multipartFields reads a form with one file as the same fields that JSON has: the
// file's bytes as base64 under b64 and its name under filename.
func multipartFields(w http.ResponseWriter, r *http.Request, limit int64) (map[string]json.RawMessage, error) {
	unreadable := fault.New(fault.Malformed, "The form could not be read.")
	r.Body = http.MaxBytesReader(w, r.Body, limit)
	form, err := r.MultipartReader()
	if err != nil {
		return nil, unreadable.Because(err)
	}
	fields := map[string]json.RawMessage{}
	for {
		part, err := form.NextPart()
		if errors.Is(err, io.EOF) {
			return fields, nil
		}
		var data []byte
		if err == nil {
			data, err = io.ReadAll(part)
		}
		if _, ok := errors.AsType[*http.MaxBytesError](err); ok {
			return nil, fault.Newf(fault.TooLarge, "The request is larger than %d MB.", limit>>20)
		}
		if err != nil {
			return nil, unreadable.Because(err)
		}
		if name := part.FileName(); name != "" {
			fields["b64"], _ = json.Marshal(data)      // bytes and
			fields["filename"], _ = json.Marshal(name) // texts always encode
			continue
		}
		fields[part.FormName()], _ = json.Marshal(string(data))
	}
}
