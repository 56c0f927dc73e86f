package web

import (
	"bytes"
	"compress/flate"
	"compress/gzip"
	"compress/zlib"
	"io"
	"net/http"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
)

// plain takes the encodings from a body that a host chose although the request did not name them.
func plain(resp *http.Response, body []byte) ([]byte, error) {
	if len(body) == 0 {
		return body, nil
	}
	named := strings.Split(strings.Join(resp.Header.Values("Content-Encoding"), ","), ",")
	for _, one := range slices.Backward(named) {
		r, known := decoder(strings.ToLower(strings.TrimSpace(one)), body)
		if !known {
			return nil, fault.Newf(fault.Unavailable, "%s answered in the encoding “%s”, which Terzetto can't read.", resp.Request.URL.Host, strings.TrimSpace(one))
		}
		decoded, err := io.ReadAll(io.LimitReader(r, maxBody+1))
		switch {
		case err != nil:
			return nil, fault.Newf(fault.Unavailable, "%s sent a body that doesn't match its Content-Encoding header.", resp.Request.URL.Host).Because(err)
		case len(decoded) > maxBody:
			return nil, tooMuch(resp)
		}
		body = decoded
	}
	return body, nil
}

func decoder(encoding string, body []byte) (r io.Reader, known bool) {
	switch encoding {
	case "", "identity":
		return bytes.NewReader(body), true
	case "gzip", "x-gzip":
		if r, err := gzip.NewReader(bytes.NewReader(body)); err == nil {
			return r, true
		}
		return wrong{gzip.ErrHeader}, true
	case "deflate":
		if r, err := zlib.NewReader(bytes.NewReader(body)); err == nil {
			return r, true
		}
		return flate.NewReader(bytes.NewReader(body)), true // as some hosts do it
	}
	return nil, false
}

// wrong is a body that cannot be read.
type wrong struct{ error }

func (w wrong) Read([]byte) (int, error) { return 0, w.error }
