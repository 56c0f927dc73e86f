package unpack

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"strings"

	"terzetto/backend/base/datadir"
	"terzetto/backend/base/fault"
)

// Contents are what was unpacked.
type Contents struct {
	Files   []string // relative to the folder, with slashes, in the order of the archive; links behind all files
	Skipped int      // files and links that were not wanted
}

// The limits of an archive.
const (
	mostEntries = 2000
	mostBytes   = 4 << 30
	mostRatio   = 50
	freeBytes   = 64 << 20 // that may come out of an archive of any size
	mostPath    = 4 << 10  // bytes of a name, or of what a link leads to
)

// Why an archive is refused.
var (
	errDamaged = errors.New("its bytes are not those of a whole archive")
	errFormat  = errors.New("it is packed in a form that is not known")
	errTooMuch = errors.New("it holds more than the limit")
)

// An unsafe entry is one that no honest archive has.
type unsafeError struct{ name, why string }

func (e unsafeError) Error() string { return fmt.Sprintf("%q: %s", e.name, e.why) }

// Archive unpacks what is wanted of a file into dir, which must not be there yet. want gets names relative to dir; a single
// folder at the top of the archive is left out of them. tell gets how many bytes of how many are unpacked; it may be nil.
func Archive(ctx context.Context, file, dir string, want func(name string) bool, tell func(done, total int64)) (Contents, error) {
	return archive(ctx, file, dir, want, tell, runtime.GOOS == "windows")
}

func archive(ctx context.Context, file, dir string, want func(string) bool, tell func(done, total int64), copies bool) (Contents, error) {
	if tell == nil {
		tell = func(int64, int64) {}
	}
	if _, err := os.Lstat(dir); !errors.Is(err, fs.ErrNotExist) {
		return Contents{}, fault.Newf(fault.Conflict, "The folder %s already exists. Delete or move it, then try again.", dir).Because(err)
	}
	f, err := os.Open(file)
	if err != nil {
		return Contents{}, fmt.Errorf("open an archive: %w", err)
	}
	defer func() { _ = f.Close() }()
	a, err := open(ctx, f)
	if err != nil {
		return Contents{}, explain(ctx, file, dir, err)
	}
	entries, err := a.list()
	if err != nil {
		return Contents{}, explain(ctx, file, dir, err)
	}
	p, err := newPlan(entries, want)
	if err == nil && p.total > limit(f) {
		err = errTooMuch
	}
	if err != nil {
		return Contents{}, explain(ctx, file, dir, err)
	}
	if len(p.files) == 0 {
		return Contents{}, fault.Newf(fault.Invalid, "%s holds none of the files that are needed. Choose another archive.", filepath.Base(file))
	}
	w := writer{dir: dir + ".new", plan: p, tell: tell, copies: copies}
	err = w.write(a)
	if err == nil {
		err = os.Rename(w.dir, dir)
	}
	if err != nil {
		return Contents{}, explain(ctx, file, dir, errors.Join(err, os.RemoveAll(w.dir)))
	}
	datadir.Flush(filepath.Dir(dir))
	return Contents{Files: p.names(), Skipped: p.skipped}, nil
}

// explain makes a fault of a failure.
func explain(ctx context.Context, file, dir string, err error) error {
	name := filepath.Base(file)
	bad, unsafe := errors.AsType[unsafeError](err)
	_, atPath := errors.AsType[*fs.PathError](err)
	_, atLink := errors.AsType[*os.LinkError](err)
	switch {
	case ctx.Err() != nil:
		return context.Cause(ctx)
	case unsafe:
		return fault.Newf(fault.Invalid, "%s holds %q, which isn't safe to unpack. Nothing was unpacked.", name, shorten(bad.name)).Because(err)
	case errors.Is(err, errTooMuch):
		return fault.Newf(fault.TooLarge, "%s holds more than such an archive should. Nothing was unpacked.", name).Because(err)
	case errors.Is(err, errPage):
		return fault.Newf(fault.Invalid, "%s is a web page or a text, not an archive. Download it again.", name)
	case errors.Is(err, errFormat):
		return fault.Newf(fault.Invalid, "%s isn't a .zip or .tar.gz archive that Terzetto can unpack.", name).Because(err)
	case errors.Is(err, errDamaged):
		return fault.Newf(fault.Invalid, "%s is damaged or incomplete. Download it again.", name).Because(err)
	case datadir.IsFull(err):
		return fault.Newf(fault.Exhausted, "The disk is too full to unpack %s. Free some space, then try again.", name).Because(err)
	case atPath, atLink:
		return fault.Newf(fault.Exhausted, "Couldn't unpack %s in %s. Check the disk and the permissions of the folder.", name, filepath.Dir(dir)).Because(err)
	}
	return fmt.Errorf("unpack %s: %w", name, err)
}

// shorten gives a name that fits into a sentence.
func shorten(name string) string {
	const most = 60
	if runes := []rune(name); len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return name
}

// An entry is one name of an archive's list.
type entry struct {
	name       string // as the archive has it
	kind       kind
	size       int64 // of a file
	executable bool
	link       string // where a link leads, as the archive has it
}

type kind int

const (
	other kind = iota // a device, a pipe, a second name of a file
	folder
	regular
	link
)

// kindOf tells an entry by its mode.
func kindOf(mode fs.FileMode) kind {
	switch {
	case mode.IsDir():
		return folder
	case mode.IsRegular():
		return regular
	case mode.Type() == fs.ModeSymlink:
		return link
	}
	return other
}

// An opened archive can be read more than once.
type opened interface {
	list() ([]entry, error)
	// read calls take with each regular file, by its place in the list.
	read(take func(at int, from io.Reader) error) error
}

var errPage = errors.New("it is a text")

// open tells the kind of an archive by its first bytes.
func open(ctx context.Context, f *os.File) (opened, error) {
	head := make([]byte, 512)
	n, err := f.ReadAt(head, 0)
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, err
	}
	switch head = head[:n]; {
	case n == 0:
		return nil, errDamaged
	case strings.HasPrefix(string(head), "\x1f\x8b"):
		return &tarball{ctx: ctx, file: f}, nil
	case strings.HasPrefix(string(head), "PK\x03\x04"), strings.HasPrefix(string(head), "PK\x05\x06"):
		return openZip(ctx, f)
	case strings.HasPrefix(http.DetectContentType(head), "text/"):
		return nil, errPage
	}
	return nil, errFormat
}

// limit is how many bytes may come out of an archive.
func limit(f *os.File) int64 {
	info, err := f.Stat()
	if err != nil {
		return freeBytes
	}
	return min(mostBytes, max(freeBytes, mostRatio*min(info.Size(), mostBytes)))
}

// A bounded reader ends with its context, and at a limit.
type bounded struct {
	ctx  context.Context //nolint:containedctx // of the one call that reads
	from io.Reader
	left int64
}

func (b *bounded) Read(p []byte) (int, error) {
	if b.ctx.Err() != nil {
		return 0, context.Cause(b.ctx)
	}
	n, err := b.from.Read(p)
	if b.left -= int64(n); b.left < 0 {
		return 0, errTooMuch
	}
	return n, err
}

// linkTarget is where a link leads within the archive; ok: it does.
func linkTarget(name, target string) (to string, ok bool) {
	if target == "" || strings.HasPrefix(target, "/") || strings.ContainsAny(target, "\\:\x00") {
		return "", false
	}
	to = path.Join(path.Dir(name), target)
	return to, to != ".." && !strings.HasPrefix(to, "../")
}
