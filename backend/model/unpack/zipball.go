package unpack

import (
	"archive/zip"
	"context"
	"errors"
	"io"
	"os"
)

const (
	mostList  = 4 << 20 // bytes of the list of a .zip
	encrypted = 1       // a flag of an entry
)

// A zipball is a .zip.
type zipball struct {
	ctx   context.Context //nolint:containedctx // of the one call that unpacks it
	files []*zip.File
}

// A listReader reads the list of a .zip, and no longer one.
type listReader struct {
	io.ReaderAt
	left int
}

func (r *listReader) ReadAt(p []byte, at int64) (int, error) {
	if r.left -= len(p); r.left < 0 {
		return 0, errTooMuch
	}
	return r.ReaderAt.ReadAt(p, at)
}

func openZip(ctx context.Context, f *os.File) (opened, error) {
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	list := &listReader{ReaderAt: f, left: mostList}
	archive, err := zip.NewReader(list, info.Size())
	if err != nil && !errors.Is(err, zip.ErrInsecurePath) {
		return nil, damage(err)
	}
	if len(archive.File) > mostEntries {
		return nil, errTooMuch
	}
	list.left = int(^uint(0) >> 1) // what is read now has a limit of its own
	return &zipball{ctx: ctx, files: archive.File}, nil
}

func (z *zipball) list() ([]entry, error) {
	var all []entry
	var sum uint64
	for _, f := range z.files {
		if f.Flags&encrypted != 0 {
			return nil, errFormat
		}
		if sum += min(f.UncompressedSize64, mostBytes+1); sum > mostBytes {
			return nil, errTooMuch
		}
		e := entry{name: f.Name, kind: kindOf(f.Mode()), size: int64(f.UncompressedSize64), executable: f.Mode()&0o111 != 0} //nolint:gosec // it is smaller
		if e.kind == link {
			err := z.open(f, func(from io.Reader) error {
				target, err := io.ReadAll(io.LimitReader(from, mostPath))
				e.link = string(target)
				return damage(err)
			})
			if err != nil {
				return nil, err
			}
		}
		all = append(all, e)
	}
	return all, nil
}

func (z *zipball) read(take func(at int, from io.Reader) error) error {
	for at, f := range z.files {
		if kindOf(f.Mode()) != regular {
			continue
		}
		if err := z.open(f, func(from io.Reader) error { return take(at, from) }); err != nil {
			return err
		}
	}
	return nil
}

// open gives the bytes of a file of the archive.
func (z *zipball) open(f *zip.File, use func(io.Reader) error) error {
	from, err := f.Open()
	if errors.Is(err, zip.ErrAlgorithm) {
		return errFormat
	}
	if err != nil {
		return damage(err)
	}
	return errors.Join(use(&bounded{ctx: z.ctx, from: from, left: mostBytes}), from.Close())
}
