package portable

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"iter"

	"terzetto/backend/base/fault"
)

// lines walks the lines of a stream without their ends. One that is longer than MaxLine
// ends the walk: what comes after it could not be told from it.
func lines(ctx context.Context, r io.Reader) iter.Seq2[[]byte, error] {
	return func(yield func([]byte, error) bool) {
		in := bufio.NewReaderSize(r, 64<<10)
		var line []byte
		for {
			part, err := in.ReadSlice('\n')
			line = append(line, part...)
			switch {
			case len(line) > MaxLine:
				yield(nil, fault.Newf(fault.TooLarge, "A line of this file is longer than %d MB.", MaxLine>>20))
				return
			case errors.Is(err, bufio.ErrBufferFull):
				continue
			case err != nil && !errors.Is(err, io.EOF):
				yield(nil, err)
				return
			}
			if ctx.Err() != nil {
				yield(nil, context.Cause(ctx))
				return
			}
			if text := bytes.TrimSpace(bytes.TrimPrefix(line, []byte("\xef\xbb\xbf"))); len(text) > 0 && !yield(text, nil) {
				return
			}
			if err != nil {
				return
			}
			line = line[:0]
		}
	}
}

// A meter limits the bytes that are read until left is set again.
type meter struct {
	ctx  context.Context //nolint:containedctx // a reader has no other way to be told
	from io.Reader
	left int64
	full error
}

func (m *meter) Read(p []byte) (int, error) {
	if m.ctx.Err() != nil {
		return 0, context.Cause(m.ctx)
	}
	if m.left <= 0 {
		return 0, m.full
	}
	n, err := m.from.Read(p[:min(int64(len(p)), m.left)])
	m.left -= int64(n)
	return n, err
}

// readWhole reads a stream of at most most bytes. If size is the true length, nothing is held twice on the way.
func readWhole(ctx context.Context, r io.Reader, size, most int64) ([]byte, error) {
	var b bytes.Buffer
	b.Grow(int(min(max(size, 0), most)) + bytes.MinRead)
	_, err := b.ReadFrom(&meter{ctx: ctx, from: r, left: most + 1, full: io.EOF})
	if err != nil {
		return nil, err
	}
	if int64(b.Len()) > most {
		return nil, fault.Newf(fault.TooLarge, "This file is larger than %d MB.", most>>20)
	}
	return b.Bytes(), nil
}
