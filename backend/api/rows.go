package api

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
	"iter"
	"log/slog"
	"net/http"
	"reflect"

	"terzetto/backend"
)

// Rows are an answer that clients know as one array and that may be longer than the memory holds: each row is read and
// sent before the next. An error after the first breaks the connection, so that a client does not take a part for the whole.
type Rows[T any] struct{ All iter.Seq2[T, error] }

// RowType is the type of a row.
func (Rows[T]) RowType() reflect.Type { return reflect.TypeFor[T]() }

// MarshalJSON writes the array for a door that takes it in one piece.
func (r Rows[T]) MarshalJSON() ([]byte, error) {
	var all []T
	for v, err := range r.All {
		if err != nil {
			return nil, err
		}
		all = append(all, v)
	}
	return json.Marshal(append([]T{}, all...))
}

func (r Rows[T]) send(s request, w http.ResponseWriter, q *http.Request) {
	begun := false
	err := encodeRows(func() io.Writer {
		begun = true
		w.Header().Set("Content-Type", "application/json; charset=utf-8")
		w.WriteHeader(http.StatusOK)
		return w
	}, r.All)
	switch {
	case err == nil:
	case !begun:
		s.fail(w, err)
	default:
		if q.Context().Err() == nil {
			s.log.LogAttrs(q.Context(), slog.LevelError, "an answer was not written to its end", slog.String("path", q.URL.Path), slog.Any("err", err))
		}
		panic(http.ErrAbortHandler)
	}
}

// encodeRows writes an array as its rows come. begin is called when the first one is there, or there is none.
func encodeRows[T any](begin func() io.Writer, rows iter.Seq2[T, error]) error {
	var out *bufio.Writer
	for v, err := range rows {
		var row []byte
		if err == nil {
			row, err = json.Marshal(v)
		}
		if err != nil {
			return err
		}
		separator := byte(',')
		if out == nil {
			out, separator = bufio.NewWriterSize(begin(), 32<<10), '['
		}
		if err := out.WriteByte(separator); err != nil {
			return err
		}
		if _, err := out.Write(row); err != nil {
			return err
		}
	}
	if out == nil {
		_, err := io.WriteString(begin(), "[]\n")
		return err
	}
	if _, err := out.WriteString("]\n"); err != nil {
		return err
	}
	return out.Flush()
}

// each gives the elements of a slice of any type.
func each(list reflect.Value) iter.Seq2[any, error] {
	return func(yield func(any, error) bool) {
		for i := range list.Len() {
			if !yield(list.Index(i).Interface(), nil) {
				return
			}
		}
	}
}

// array is an operation that answers with one array of any length. What is wrong with the request is an error before
// the first row.
func array[In, T any](name, method, path string, do do[In, iter.Seq2[T, error]]) Operation {
	return declare(Value, name, method, path, func(ctx context.Context, b *backend.Backend, in In) (Rows[T], error) {
		all, err := do(ctx, b, in)
		return Rows[T]{all}, err
	}, func(r Rows[T]) answer { return r })
}
