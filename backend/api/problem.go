package api

import (
	"cmp"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"log/slog"
	"net/http"

	"terzetto/backend/base/fault"
)

// A Problem is an error as the window and HTTP clients see it.
type Problem struct {
	Error struct {
		Code    fault.Code     `json:"code"`
		Message string         `json:"message"`
		Details map[string]any `json:"details"`
	} `json:"error"`
}

// ProblemOf turns an error into what may be shown. An error that is no fault is
// logged, and shown only as an id that leads to the log.
func ProblemOf(err error, log *slog.Logger) Problem {
	var p Problem
	p.Error.Code, p.Error.Message, p.Error.Details = fault.CodeOf(err), fault.Sentence(err), map[string]any{}
	if f, ok := errors.AsType[*fault.Error](err); ok && f.Details != nil {
		p.Error.Details = f.Details
	}
	if p.Error.Code == fault.Internal {
		var id [6]byte
		_, _ = rand.Read(id[:]) // never fails (crypto/rand)
		p.Error.Details = map[string]any{"log_id": hex.EncodeToString(id[:])}
		log.Error("operation failed", slog.String("log_id", hex.EncodeToString(id[:])), slog.Any("err", err))
	}
	return p
}

// status is the one table from codes to statuses. What is not in it is an internal error.
func status(code fault.Code) int {
	return cmp.Or(map[fault.Code]int{
		fault.Malformed: http.StatusBadRequest, fault.Unauthorized: http.StatusUnauthorized, fault.Forbidden: http.StatusForbidden,
		fault.NotFound: http.StatusNotFound, fault.Conflict: http.StatusConflict, fault.Busy: http.StatusConflict,
		fault.TooLarge: http.StatusRequestEntityTooLarge, fault.Invalid: http.StatusUnprocessableEntity,
		fault.Unavailable: http.StatusBadGateway, fault.Closed: http.StatusServiceUnavailable, fault.Exhausted: http.StatusInsufficientStorage,
	}[code], http.StatusInternalServerError)
}

func (s *Server) fail(w http.ResponseWriter, err error) {
	refuse(w, s.program.Secrets.Records().Error(err), s.log)
}

// refuse answers with a problem. The error has no secrets.
func refuse(w http.ResponseWriter, err error, log *slog.Logger) {
	p := ProblemOf(err, log)
	if p.Error.Code == fault.Closed {
		w.Header().Set("Retry-After", "1")
	}
	writeJSON(w, status(p.Error.Code), p)
}
