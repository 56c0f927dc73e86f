package document

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"path"
	"strings"
)

// archive is a zip file read through the budget of its reading. What its directory
// says of sizes is not believed.
type archive struct {
	r     *reading
	files directory
}

// open reads the directory of an archive.
func (r *reading) open(data []byte) (archive, error) {
	if zipEntries(data) > r.limits.Entries {
		return archive{}, errInflated
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return archive{}, fmt.Errorf("open the archive: %w", err)
	}
	return archive{r: r, files: directoryOf(z)}, nil
}

// zipEntries says how many entries the end record promises, or bytes allow. It is
// asked before the directory is read, which takes memory for each.
func zipEntries(data []byte) int {
	tail := data[max(0, len(data)-66_000):] // the record and the longest comment after it
	if at := bytes.LastIndex(tail, []byte("PK\x05\x06")); at >= 0 && at+12 <= len(tail) {
		if n := int(binary.LittleEndian.Uint16(tail[at+10:])); n < 0xFFFF {
			return n
		}
	}
	return bytes.Count(data, []byte("PK\x01\x02"))
}

// endIsMissing says whether a file was cut: archives and PDF end with where everything is in them.
func endIsMissing(data []byte) bool {
	tail := data[max(0, len(data)-66_000):]
	return startsWith(data, "PK\x03\x04") && !bytes.Contains(tail, []byte("PK\x05\x06")) ||
		startsWith(data, "%PDF-") && !bytes.Contains(tail, []byte("startxref"))
}

// openAt opens an archive and its root part, which names all others.
func (r *reading) openAt(data []byte, main string) (a archive, err error) {
	if a, err = r.open(data); err != nil {
		return a, err
	}
	if main == openContent {
		locked := false
		a.visit("META-INF/manifest.xml", func(m *markup) { locked = locked || m.start("encryption-data") }) // older files may lack it
		if locked {
			return a, errLocked
		}
	}
	if !a.files.has(main) {
		return a, fmt.Errorf("%w: %s", errMissing, main)
	}
	return a, nil
}

// openOffice opens an Office package and says which part names all others.
func (r *reading) openOffice(data []byte) (a archive, main string, err error) {
	if a, err = r.open(data); err != nil {
		return a, "", err
	}
	main, _, ok := a.files.office()
	if !ok {
		return a, "", fmt.Errorf("%w: the main one", errMissing)
	}
	return a, main, nil
}

// stream opens one file of the archive.
func (a archive) stream(name string) (io.ReadCloser, error) {
	f := a.files.find(name)
	if f == nil {
		return nil, fmt.Errorf("%w: %s", errMissing, name)
	}
	if f.Flags&1 != 0 {
		return nil, errLocked
	}
	if err := a.r.ctx.Err(); err != nil {
		return nil, err
	}
	in, err := f.Open()
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", name, err)
	}
	return in, nil
}

// part unfolds one file of the archive.
func (a archive) part(name string) ([]byte, error) {
	in, err := a.stream(name)
	if err != nil {
		return nil, err
	}
	defer in.Close() //nolint:errcheck // it has nothing to write
	return a.r.inflate(in)
}

// walk visits an XML file of the archive while it unfolds.
func (a archive) walk(name string, visit func(*markup) error) error {
	in, err := a.stream(name)
	if err != nil {
		return err
	}
	defer in.Close() //nolint:errcheck // it has nothing to write
	return a.r.walk(in, visit)
}

// visit walks through a part that a file can do without, such as its styles. Of a damaged part
// it visits what precedes the damage, and says so; of a missing one, nothing.
func (a archive) visit(part string, visit func(*markup)) {
	err := a.r.readBeside(func() error {
		return a.walk(part, func(m *markup) error {
			visit(m)
			return nil
		})
	})
	if err != nil && !errors.Is(err, errMissing) && a.r.ctx.Err() == nil {
		a.r.warn("A part of the file is damaged or too large, so only its beginning was read: %s.", path.Base(part))
	}
}

// resolvePart resolves a name relative to the part that mentions it, within the archive.
func resolvePart(part, name string) string {
	if strings.HasPrefix(name, "/") {
		return strings.TrimPrefix(path.Clean(name), "/")
	}
	return strings.TrimPrefix(path.Join("/", path.Dir(part), name), "/")
}
