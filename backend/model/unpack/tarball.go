package unpack

import (
	"archive/tar"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
)

// A tarball is a .tar.gz. It has no list: its bytes are unpacked to get one.
type tarball struct {
	ctx  context.Context //nolint:containedctx // of the one call that unpacks it
	file *os.File
}

func (t *tarball) list() (all []entry, err error) {
	err = t.walk(func(_ int, h *tar.Header, _ io.Reader) error {
		e := entry{name: h.Name, kind: kindOf(h.FileInfo().Mode()), size: h.Size, executable: h.Mode&0o111 != 0, link: h.Linkname}
		if h.Typeflag != tar.TypeReg && h.Typeflag != tar.TypeDir && h.Typeflag != tar.TypeSymlink {
			e.kind = other
		}
		all = append(all, e)
		return nil
	})
	return all, err
}

func (t *tarball) read(take func(at int, from io.Reader) error) error {
	return t.walk(func(at int, h *tar.Header, from io.Reader) error {
		if h.Typeflag != tar.TypeReg {
			return nil
		}
		return take(at, from)
	})
}

// walk reads all of the archive, to its checksum.
func (t *tarball) walk(visit func(at int, h *tar.Header, from io.Reader) error) error {
	if _, err := t.file.Seek(0, io.SeekStart); err != nil {
		return err
	}
	packed, err := gzip.NewReader(t.file)
	if err != nil {
		return damage(err)
	}
	from := &bounded{ctx: t.ctx, from: packed, left: limit(t.file)}
	for at, archive := 0, tar.NewReader(from); ; {
		h, err := archive.Next()
		if errors.Is(err, io.EOF) {
			_, err = io.Copy(io.Discard, from)
			return damage(err)
		}
		if err != nil {
			return damage(err)
		}
		if h.Typeflag == tar.TypeXGlobalHeader {
			continue
		}
		if at >= mostEntries {
			return errTooMuch
		}
		if err := visit(at, h, archive); err != nil {
			return err
		}
		at++
	}
}

// damage says of an error of reading that the archive is at fault.
func damage(err error) error {
	if err == nil || errors.Is(err, errTooMuch) {
		return err
	}
	return fmt.Errorf("%w: %w", errDamaged, err)
}
