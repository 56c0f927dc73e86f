package unpack_test

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/unpack"
)

// An item is an entry of an archive that a test makes.
type item struct {
	name string
	text string // or where a link leads
	mode fs.FileMode
}

func file(name string) item     { return item{name, "content of " + name, 0o644} }
func link(name, to string) item { return item{name, to, fs.ModeSymlink | 0o777} }

func tgz(t testing.TB, items ...item) []byte {
	t.Helper()
	var all []*tar.Header
	for _, i := range items {
		h := &tar.Header{Name: i.name, Mode: int64(i.mode.Perm()), Size: int64(len(i.text)), Typeflag: tar.TypeReg}
		if i.mode&fs.ModeSetuid != 0 {
			h.Mode |= 0o4000
		}
		switch {
		case i.mode.IsDir():
			h.Typeflag, h.Size = tar.TypeDir, 0
		case i.mode&fs.ModeSymlink != 0:
			h.Typeflag, h.Linkname, h.Size = tar.TypeSymlink, i.text, 0
		}
		all = append(all, h)
	}
	return tgzOf(t, all, items)
}

func tgzOf(t testing.TB, headers []*tar.Header, items []item) []byte {
	t.Helper()
	var b bytes.Buffer
	packed := gzip.NewWriter(&b)
	w := tar.NewWriter(packed)
	for i, h := range headers {
		if err := w.WriteHeader(h); err != nil {
			t.Fatal(err)
		}
		if h.Size > 0 {
			_, _ = w.Write([]byte(items[i].text)) // a short one fails at the next header
		}
	}
	if err := errors.Join(w.Close(), packed.Close()); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func zipped(t testing.TB, items ...item) []byte {
	t.Helper()
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for _, i := range items {
		h := &zip.FileHeader{Name: i.name, Method: zip.Deflate}
		h.SetMode(i.mode)
		to, err := w.CreateHeader(h)
		if err != nil {
			t.Fatal(err)
		}
		if !i.mode.IsDir() {
			_, _ = to.Write([]byte(i.text)) // into memory
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func store(t testing.TB, data []byte) (archive, dir string) {
	t.Helper()
	folder := t.TempDir()
	archive = filepath.Join(folder, "engine.bin")
	if err := os.WriteFile(archive, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return archive, filepath.Join(folder, "engines", "b1")
}

func everything(string) bool { return true }

// tree lists the files of a folder, with what they hold.
func tree(t testing.TB, dir string) map[string]string {
	t.Helper()
	all := map[string]string{}
	err := filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		short, _ := filepath.Rel(dir, name)
		data, err := os.ReadFile(name)
		all[filepath.ToSlash(short)] = string(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// nothing checks that a refused archive has left nothing.
func nothing(t testing.TB, archive string) {
	t.Helper()
	folder := filepath.Dir(archive)
	for name := range tree(t, folder) {
		if name != filepath.Base(archive) {
			t.Errorf("%s is left", name)
		}
	}
	for _, dir := range []string{"b1", "b1.new"} {
		if _, err := os.Lstat(filepath.Join(folder, "engines", dir)); err == nil {
			t.Errorf("%s is left", dir)
		}
	}
}

func TestAnArchiveBecomesAFolderOfItsOwnersFiles(t *testing.T) {
	items := []item{
		{"llama-b1/", "", fs.ModeDir | 0o755},
		{"llama-b1/llama-server", "program", 0o755 | fs.ModeSetuid},
		{"llama-b1/llama-quantize", "another program", 0o755},
		{"llama-b1/lib/", "", fs.ModeDir | 0o755},
		{"llama-b1/lib/libllama.so.0.1", "library", 0o644},
		link("llama-b1/lib/libllama.so.0", "libllama.so.0.1"),
		link("llama-b1/libllama.so", "./lib/libllama.so.0"),
		link("llama-b1/quantize", "llama-quantize"),
		link("llama-b1/round", "round"),
		{"llama-b1/LICENSE", "MIT", 0o644},
	}
	want := func(name string) bool { return !strings.Contains(name, "quantize") || name == "quantize" }
	for kind, data := range map[string][]byte{"tar": tgz(t, items...), "zip": zipped(t, items...)} {
		archive, dir := store(t, data)
		var progress []int64
		got, err := unpack.Archive(t.Context(), archive, dir, want, func(done, total int64) { progress = append(progress, done, total) })
		if err != nil {
			t.Fatalf("%s: %v", kind, err)
		}
		expected := unpack.Contents{
			Files:   []string{"llama-server", "lib/libllama.so.0.1", "LICENSE", "lib/libllama.so.0", "libllama.so"},
			Skipped: 3,
		}
		if diff := cmp.Diff(expected, got); diff != "" {
			t.Errorf("%s: %s", kind, diff)
		}
		files := map[string]string{
			"llama-server": "program", "lib/libllama.so.0.1": "library", "LICENSE": "MIT",
			"lib/libllama.so.0": "library", "libllama.so": "library",
		}
		if diff := cmp.Diff(files, tree(t, dir)); diff != "" {
			t.Errorf("%s: %s", kind, diff)
		}
		if n := len(progress); n == 0 || progress[n-1] != progress[n-2] || progress[n-1] != 7+7+3+7+7 {
			t.Errorf("%s: the progress is %d", kind, progress)
		}
		if runtime.GOOS != "windows" {
			for name, mode := range map[string]fs.FileMode{"": 0o700 | fs.ModeDir, "lib": 0o700 | fs.ModeDir, "llama-server": 0o700, "LICENSE": 0o600} {
				if info, err := os.Stat(filepath.Join(dir, name)); err != nil || info.Mode() != mode {
					t.Errorf("%s: %s is %v, %v", kind, name, info.Mode(), err)
				}
			}
			if to, err := os.Readlink(filepath.Join(dir, "libllama.so")); to != "lib/libllama.so.0.1" {
				t.Errorf("%s: a link leads to %q, %v", kind, to, err)
			}
		}
	}
}

func TestALinkIsACopyUnderWindows(t *testing.T) {
	archive, dir := store(t, tgz(t, file("bin/a"), link("bin/b", "../bin/c"), link("bin/c", "a"), file("d")))
	got, err := unpack.WithCopies(t.Context(), archive, dir, everything)
	if err != nil || len(got.Files) != 4 {
		t.Fatalf("%+v, %v", got, err)
	}
	want := map[string]string{"bin/a": "content of bin/a", "bin/b": "content of bin/a", "bin/c": "content of bin/a", "d": "content of d"}
	if diff := cmp.Diff(want, tree(t, dir)); diff != "" {
		t.Error(diff)
	}
	if info, err := os.Lstat(filepath.Join(dir, "bin", "b")); err != nil || !info.Mode().IsRegular() {
		t.Errorf("%v, %v", info.Mode(), err)
	}
}

func TestOnlyOneFolderAtTheTopIsLeftOut(t *testing.T) {
	for _, c := range []struct {
		items []item
		want  string
	}{
		{[]item{file("a"), file("b")}, "a b"},
		{[]item{file("x/a"), file("x/y/b")}, "a y/b"},
		{[]item{{"./", "", fs.ModeDir | 0o755}, {"./x/", "", fs.ModeDir | 0o755}, file("./x/a")}, "a"},
		{[]item{file("x/a"), file("b")}, "x/a b"},
		{[]item{file("x/a"), file("y/b")}, "x/a y/b"},
		{[]item{file("x/x/a")}, "x/a"},
	} {
		for _, data := range [][]byte{tgz(t, c.items...), zipped(t, c.items...)} {
			archive, dir := store(t, data)
			got, err := unpack.Archive(t.Context(), archive, dir, everything, nil)
			if err != nil || strings.Join(got.Files, " ") != c.want {
				t.Errorf("%q, %v; want %s", got.Files, err, c.want)
			}
		}
	}
}

func TestAHostileEntryRefusesTheWholeArchive(t *testing.T) {
	const unsafe = "isn't safe to unpack"
	long := strings.Repeat("a", 256)
	for name, bad := range map[string][]item{
		"a way out":                   {file("../x")},
		"a way out in the middle":     {file("a/../../x")},
		"a way out that comes back":   {file("a/../x")},
		"an absolute path":            {file("/tmp/x")},
		"a drive":                     {file("C:/x")},
		"a backslash":                 {file(`..\x`)},
		"a stream of a file":          {file("a:b")},
		"a line break":                {file("a\nb")},
		"bytes that are no text":      {file("a\xff")},
		"an empty part":               {file("a//b")},
		"a device of Windows":         {file("lib/nul.txt")},
		"a port of Windows":           {file("COM1")},
		"a dot at the end":            {file("a./b")},
		"a space at the end":          {file("a ")},
		"a long name":                 {file(long)},
		"a name twice":                {file("a"), file("a")},
		"a name in two cases":         {file("Lib/a"), file("lib/A")},
		"folders in two cases":        {file("Lib/a"), file("lib/b")},
		"a name in two forms":         {file("\u00e9"), file("e\u0301")},
		"a long s":                    {file("s"), file("\u017f")},
		"a file in a file":            {file("a"), file("a/b")},
		"a folder in the place":       {file("a/b"), file("a")},
		"a link out":                  {link("a", "../x")},
		"a link to the root":          {link("a", "/etc/passwd")},
		"a link with a backslash":     {link("a", `..\x`)},
		"a link to nowhere":           {link("a", "")},
		"a file behind a link":        {link("a", "b"), file("a/x"), file("b/y")},
		"a file in the place of link": {link("a", "b"), file("a"), file("b")},
		"the folder itself as a link": {link(".", "a")},
	} {
		for kind, pack := range map[string]func(testing.TB, ...item) []byte{"tar": tgz, "zip": zipped} {
			archive, dir := store(t, pack(t, append([]item{file("good")}, bad...)...))
			_, err := unpack.Archive(t.Context(), archive, dir, everything, nil)
			if got := fault.Sentence(err); !strings.Contains(got, unsafe) || !fault.Is(err, fault.Invalid) {
				t.Errorf("%s in a %s: %q (%v)", name, kind, got, err)
			}
			nothing(t, archive)
		}
	}
	for name, kind := range map[string]byte{"a hard link": tar.TypeLink, "a device": tar.TypeChar, "a disk": tar.TypeBlock, "a pipe": tar.TypeFifo} {
		archive, dir := store(t, tgzOf(t, []*tar.Header{{Name: "a", Typeflag: kind, Linkname: "good"}}, nil))
		_, err := unpack.Archive(t.Context(), archive, dir, everything, nil)
		if got := fault.Sentence(err); got != `engine.bin holds "a", which isn't safe to unpack. Nothing was unpacked.` {
			t.Errorf("%s: %q (%v)", name, got, err)
		}
		nothing(t, archive)
	}
}

func TestAnHonestLinkToWhatIsNotThereIsSkipped(t *testing.T) {
	archive, dir := store(t, tgz(t, file("a"), link("b", "none"), link("c", "folder"), file("folder/x"), link("d", "e"), link("e", "d")))
	got, err := unpack.Archive(t.Context(), archive, dir, everything, nil)
	if want := (unpack.Contents{Files: []string{"a", "folder/x"}, Skipped: 4}); err != nil || !cmp.Equal(got, want) {
		t.Errorf("%+v, %v", got, err)
	}
}

func TestWhatIsNoWholeArchiveSaysWhatItIs(t *testing.T) {
	whole := map[string][]byte{"tar": tgz(t, file("a"), file("b")), "zip": zipped(t, file("a"), file("b"))}
	cases := map[string]struct {
		data []byte
		says string
	}{
		"a web page":      {[]byte("<!DOCTYPE html><html>Sign in"), "engine.bin is a web page or a text, not an archive. Download it again."},
		"a text":          {[]byte("Not Found"), "engine.bin is a web page or a text, not an archive. Download it again."},
		"nothing":         {nil, "engine.bin is damaged or incomplete. Download it again."},
		"another archive": {[]byte("7z\xbc\xaf\x27\x1c\x00\x04"), "engine.bin isn't a .zip or .tar.gz archive that Terzetto can unpack."},
		"no tar in it":    {gzipped(t, bytes.Repeat([]byte("x"), 2000)), "engine.bin is damaged or incomplete. Download it again."},
		"garbage behind":  {append(bytes.Clone(whole["tar"]), "garbage"...), "engine.bin is damaged or incomplete. Download it again."},
		"an empty zip":    {zipped(t), "engine.bin holds none of the files that are needed. Choose another archive."},
		"an empty tar":    {tgz(t), "engine.bin holds none of the files that are needed. Choose another archive."},
	}
	for kind, data := range whole {
		for _, at := range []int{len(data) / 2, len(data) - 1} {
			cases[fmt.Sprintf("a %s cut at %d", kind, at)] = struct {
				data []byte
				says string
			}{data[:at], "engine.bin is damaged or incomplete. Download it again."}
		}
	}
	flipped := bytes.Clone(whole["zip"])
	flipped[40] ^= 1
	cases["a zip with a wrong bit"] = struct {
		data []byte
		says string
	}{flipped, "engine.bin is damaged or incomplete. Download it again."}
	for name, c := range cases {
		archive, dir := store(t, c.data)
		_, err := unpack.Archive(t.Context(), archive, dir, everything, nil)
		if got := fault.Sentence(err); got != c.says {
			t.Errorf("%s: %q (%v)", name, got, err)
		}
		nothing(t, archive)
	}
}

func gzipped(t testing.TB, data []byte) []byte {
	t.Helper()
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	if _, err := w.Write(data); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

//test:unraced
func TestTooMuchIsRefusedBeforeItIsWritten(t *testing.T) {
	zeros := strings.Repeat("\x00", 1<<20)
	var bomb, crowd []item
	for i := range 65 {
		bomb = append(bomb, item{fmt.Sprintf("zeros%d", i), zeros, 0o644})
	}
	for i := range 2001 {
		crowd = append(crowd, item{fmt.Sprintf("f%d", i), "", 0o644})
	}
	liar := &tar.Header{Name: "a", Size: 5 << 30, Typeflag: tar.TypeReg}
	var lie bytes.Buffer
	packed := gzip.NewWriter(&lie)
	_ = tar.NewWriter(packed).WriteHeader(liar)
	_, _ = packed.Write([]byte(zeros))
	_ = packed.Close()
	for name, c := range map[string]struct {
		data []byte
		code fault.Code
	}{
		"a tar of zeros":        {tgz(t, bomb...), fault.TooLarge},
		"a zip of zeros":        {zipped(t, bomb...), fault.TooLarge},
		"a tar of many files":   {tgz(t, crowd...), fault.TooLarge},
		"a zip of many files":   {zipped(t, crowd...), fault.TooLarge},
		"a link to many copies": {tgz(t, copies(zeros)...), fault.TooLarge},
		"a size that is a lie":  {lie.Bytes(), fault.Invalid},
	} {
		archive, dir := store(t, c.data)
		_, err := unpack.Archive(t.Context(), archive, dir, everything, nil)
		if !fault.Is(err, c.code) {
			t.Errorf("%s: %v", name, err)
		}
		nothing(t, archive)
	}
	archive, dir := store(t, tgz(t, bomb[:60]...)) // a small one may unfold further
	if got, err := unpack.Archive(t.Context(), archive, dir, everything, nil); err != nil || len(got.Files) != 60 {
		t.Errorf("%d files, %v", len(got.Files), err)
	}
}

// copies are many links to one file.
func copies(text string) []item {
	all := []item{{"a", text, 0o644}}
	for i := range 70 {
		all = append(all, link(fmt.Sprintf("l%d", i), "a"))
	}
	return all
}

func TestACancelLeavesNothing(t *testing.T) {
	why := errors.New("the person stopped it")
	for kind, data := range map[string][]byte{"tar": tgz(t, file("a"), file("b")), "zip": zipped(t, file("a"), file("b"))} {
		archive, dir := store(t, data)
		ctx, cancel := context.WithCancelCause(t.Context())
		_, err := unpack.Archive(ctx, archive, dir, everything, func(int64, int64) { cancel(why) })
		if !errors.Is(err, why) {
			t.Errorf("%s: %v", kind, err)
		}
		nothing(t, archive)
	}
}

func TestAFolderThatIsThereIsNotTouched(t *testing.T) {
	archive, dir := store(t, tgz(t, file("a")))
	mine := filepath.Join(dir, "mine")
	if err := errors.Join(os.MkdirAll(dir, 0o700), os.WriteFile(mine, nil, 0o600)); err != nil {
		t.Fatal(err)
	}
	if _, err := unpack.Archive(t.Context(), archive, dir, everything, nil); !fault.Is(err, fault.Conflict) {
		t.Error(err)
	}
	if _, err := os.Stat(mine); err != nil {
		t.Error(err)
	}
}

func TestWhatACrashLeftIsReplaced(t *testing.T) {
	archive, dir := store(t, tgz(t, file("a")))
	if err := errors.Join(os.MkdirAll(dir+".new", 0o700), os.WriteFile(filepath.Join(dir+".new", "old"), nil, 0o600)); err != nil {
		t.Fatal(err)
	}
	if _, err := unpack.Archive(t.Context(), archive, dir, everything, nil); err != nil {
		t.Fatal(err)
	}
	if got := tree(t, dir); len(got) != 1 || got["a"] == "" {
		t.Errorf("%v", got)
	}
}

// Whatever an archive is: nothing is written outside of its folder, and what is inside is a plain file or leads to one.
func FuzzNoArchiveLeavesItsFolder(f *testing.F) {
	for _, items := range [][]item{
		{file("x/a"), file("x/b"), link("x/c", "a")},
		{link("a", ".."), file("a/b")},
		{link("a", "b"), link("b", "a")},
		{file("../a")},
		{file("con"), file("CON.txt")},
		{{"a/", "", fs.ModeDir | 0o755}, file("a/b")},
	} {
		f.Add(gunzip(f, tgz(f, items...)), true)
		f.Add(zipped(f, items...), false)
	}
	f.Fuzz(func(t *testing.T, data []byte, tarred bool) {
		if tarred { // below the checksum, which no change would pass
			data = gzipped(t, data)
		}
		archive, dir := store(t, data)
		got, err := unpack.Archive(t.Context(), archive, dir, everything, nil)
		if err != nil {
			nothing(t, archive)
			return
		}
		for _, name := range got.Files {
			to, err := filepath.EvalSymlinks(filepath.Join(dir, filepath.FromSlash(name)))
			info, err2 := os.Lstat(to)
			if err := errors.Join(err, err2); err != nil || !info.Mode().IsRegular() || !strings.HasPrefix(to, dir+string(filepath.Separator)) {
				t.Errorf("%q is at %s: %v", name, to, err)
			}
		}
		base := path.Join("engines", filepath.Base(dir)) + "/"
		for name := range tree(t, filepath.Dir(archive)) {
			if name != filepath.Base(archive) && !strings.HasPrefix(name, base) {
				t.Errorf("%q is outside", name)
			}
		}
	})
}

func gunzip(t testing.TB, data []byte) []byte {
	t.Helper()
	r, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if _, err := b.ReadFrom(r); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}
