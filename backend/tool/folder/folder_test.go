package folder_test

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/tool"
	"terzetto/backend/tool/folder"
)

// A fixture is the three tools over a folder, with another folder beside it.
type fixture struct {
	t   *testing.T
	dir string // the chosen folder
	box *tool.Registry
}

func open(t *testing.T) *fixture {
	t.Helper()
	d := over(t, filepath.Join(t.TempDir(), "chosen"), "")
	d.put("../outside.txt", "outside")
	d.put("a.md", "# A\n")
	d.put("notes/b.txt", "one\ntwo\nthree")
	return d
}

// over is a fixture over a folder as it is, with the data folder of the program.
func over(t *testing.T, dir, data string) *fixture {
	t.Helper()
	d := &fixture{t: t, dir: dir}
	box, err := tool.New(folder.Tools(func(context.Context) (string, error) { return d.dir, nil }, data, nil, nil)...)
	if err != nil {
		t.Fatal(err)
	}
	d.box = box
	return d
}

func (d *fixture) put(name, content string) {
	d.t.Helper()
	path := filepath.Join(d.dir, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		d.t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
		d.t.Fatal(err)
	}
}

func (d *fixture) file(name string) string {
	d.t.Helper()
	data, err := os.ReadFile(filepath.Join(d.dir, name))
	if err != nil {
		return err.Error()
	}
	return string(data)
}

func (d *fixture) link(to, name string) {
	d.t.Helper()
	if err := os.Symlink(to, filepath.Join(d.dir, name)); err != nil {
		d.t.Skip("this system makes no links")
	}
}

func (d *fixture) call(id string, args map[string]any) (string, error) {
	d.t.Helper()
	text, err := json.Marshal(args)
	if err != nil {
		d.t.Fatal(err)
	}
	got, err := d.box.Call(d.t.Context(), id, text)
	return string(got.Value), err
}

type args = map[string]any

func TestWhatIsListed(t *testing.T) {
	d := open(t)
	d.link("a.md", "link.md")
	d.link("../outside.txt", "out.txt")
	if runtime.GOOS != "windows" {
		d.put("bell\a.txt", "")
		d.put("turned\u202etxt.exe", "")
		d.put("broken\xff", "")
	}
	got, err := d.call("list_files", args{})
	if err != nil {
		t.Fatal(err)
	}
	var out struct {
		Items []struct {
			Name, Type string
			Size       *int
		}
		Hidden int
	}
	if err := json.Unmarshal([]byte(got), &out); err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, i := range out.Items {
		names = append(names, i.Name+":"+i.Type)
	}
	if strings.Join(names, " ") != "a.md:file link.md:link notes:folder out.txt:link" || *out.Items[0].Size != 4 {
		t.Error(got)
	}
	if runtime.GOOS != "windows" && out.Hidden != 3 {
		t.Errorf("%d names are hidden", out.Hidden)
	}
	if got, err := d.call("list_files", args{"path": "notes"}); err != nil || !strings.Contains(got, `"name":"b.txt"`) {
		t.Errorf("%s %v", got, err)
	}
}

func TestALargeFolderIsListedInPart(t *testing.T) {
	d := open(t)
	for i := range 600 {
		d.put(fmt.Sprintf("many/%03d", i), "")
	}
	got, err := d.call("list_files", args{"path": "many"})
	if err != nil || strings.Count(got, `"name"`) != 500 || !strings.Contains(got, `"more":true`) || !strings.Contains(got, `"499"`) {
		t.Errorf("%d entries, %v", strings.Count(got, `"name"`), err)
	}
}

func TestWhatIsReadOfAFile(t *testing.T) {
	d := open(t)
	long := strings.Repeat("x", 20_000) + "\n"
	d.put("long.txt", strings.Repeat(long, 5))
	d.put("line.txt", strings.Repeat("ä", 100_000))
	d.put("empty.txt", "")
	d.put("mark.txt", "\ufeffmarked")
	d.put("wide.txt", "\xff\xfeh\x00i\x00")
	d.put("old.txt", "Gr\xfc\xdfe")
	d.link("notes/b.txt", "link.txt")
	for _, c := range []struct {
		name string
		in   args
		want []string
	}{
		{"a whole file", args{"path": "notes/b.txt"}, []string{`"content":"one\ntwo\nthree"`, `"totalLines":3`, `"more":false`}},
		{"a part", args{"path": "./notes/../notes/b.txt", "fromLine": 2, "lines": 1}, []string{`"content":"two\n"`, `"fromLine":2`, `"more":true`, `"path":"notes/b.txt"`}},
		{"the rest", args{"path": "notes/b.txt", "fromLine": 3}, []string{`"content":"three"`, `"more":false`}},
		{"through a link that stays inside", args{"path": "link.txt"}, []string{`"content":"one`}},
		{"as much as fits", args{"path": "long.txt"}, []string{`"lines":2`, `"totalLines":5`, `"more":true`}},
		{"a line without end", args{"path": "line.txt"}, []string{`[cut: the line has 200000 bytes]`, `"more":false`}},
		{"an empty file", args{"path": "empty.txt"}, []string{`"content":""`, `"lines":0`, `"totalLines":0`, `"more":false`}},
		{"a byte order mark", args{"path": "mark.txt"}, []string{`"content":"marked"`}},
		{"UTF-16", args{"path": "wide.txt"}, []string{`"content":"hi"`}},
		{"an old encoding", args{"path": "old.txt"}, []string{`"content":"Grüße"`, `read the text as windows-1252`}},
		{"an encoding that was said", args{"path": "old.txt", "encoding": "cp1251"}, []string{`"content":"GrьЯe"`, `"warnings":[]`}},
	} {
		got, err := d.call("read_file", c.in)
		for _, want := range c.want {
			if err != nil || !strings.Contains(got, want) || len(got) > tool.MaxText {
				t.Errorf("%s: %.200s (%d bytes), %v", c.name, got, len(got), err)
			}
		}
	}
}

func TestWhatIsWritten(t *testing.T) {
	d := open(t)
	for _, c := range []struct{ name, path, content, want string }{
		{"a new file with new folders", "new/deep/c.txt", "c", `"created":true`},
		{"one in place of another", "a.md", "new", `"created":false`},
		{"an empty one", "empty.txt", "", `"bytes":0`},
		{"an odd name", "a b 'c' ä.txt", "odd", `"created":true`},
	} {
		if got, err := d.call("write_file", args{"path": c.path, "content": c.content}); err != nil || !strings.Contains(got, c.want) || d.file(c.path) != c.content {
			t.Errorf("%s: %s, %v, the file holds %q", c.name, got, err, d.file(c.path))
		}
	}
	if info, err := os.Stat(filepath.Join(d.dir, "a.md")); err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o600 {
		t.Errorf("the replaced file has %v, %v", info.Mode(), err)
	}
	if left, err := filepath.Glob(filepath.Join(d.dir, ".terzetto-*")); err != nil || len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

func TestNothingOutsideOfTheFolderIsTouched(t *testing.T) {
	d := open(t)
	outside := filepath.Join(d.dir, "..", "outside.txt")
	d.link("../outside.txt", "out.txt")
	d.link(outside, "absolute.txt")
	d.link("..", "up")
	for _, path := range []string{
		"../outside.txt", "notes/../../outside.txt", outside, "out.txt", "absolute.txt", "up/outside.txt", "up/new.txt", "/etc/passwd", "..", "up",
	} {
		for id, in := range map[string]args{
			"read_file": {"path": path}, "list_files": {"path": path}, "write_file": {"path": path, "content": "mine"},
		} {
			got, err := d.call(id, in)
			if err == nil || fault.Is(err, fault.Internal) {
				t.Errorf("%s of %s: %s, %v", id, path, got, err)
			}
		}
	}
	if got := d.file("../outside.txt"); got != "outside" {
		t.Errorf("the file outside holds %q", got)
	}
	if _, err := os.Lstat(filepath.Join(d.dir, "..", "new.txt")); err == nil {
		t.Error("a file was made outside")
	}
}

func TestWhatIsRefusedOfAPath(t *testing.T) {
	d := open(t)
	d.put("picture.png", "\x89PNG\r\n\x1a\n\x00\x00")
	d.put("huge.txt", strings.Repeat("x", 8<<20+1))
	d.link("a.md", "link.md")
	for _, c := range []struct {
		name, id string
		in       args
		code     fault.Code
		says     string
	}{
		{"a file that is not there", "read_file", args{"path": "none.txt"}, fault.NotFound, "There is no none.txt"},
		{"a folder that is not there", "list_files", args{"path": "none"}, fault.NotFound, "There is no none"},
		{"reading a folder", "read_file", args{"path": "notes"}, fault.Invalid, "list_files"},
		{"listing a file", "list_files", args{"path": "a.md"}, fault.Invalid, "read_file"},
		{"a picture", "read_file", args{"path": "picture.png"}, fault.Invalid, "not a text file"},
		{"a huge file", "read_file", args{"path": "huge.txt"}, fault.TooLarge, "8 MB"},
		{"lines past the end", "read_file", args{"path": "a.md", "fromLine": 2}, fault.Invalid, "is line 1"},
		{"a line break in a name", "read_file", args{"path": "a\n.md"}, fault.Invalid, "control characters"},
		{"an end of text in a name", "write_file", args{"path": "a\x00.md", "content": ""}, fault.Invalid, "control characters"},
		{"a name without end", "read_file", args{"path": strings.Repeat("x/", 4000)}, fault.Invalid, "too long"},
		{"a name that the disk does not take", "write_file", args{"path": strings.Repeat("x", 300), "content": ""}, fault.Unavailable, "Couldn't use"},
		{"writing over a folder", "write_file", args{"path": "notes", "content": ""}, fault.Invalid, "is a folder"},
		{"writing over the folder itself", "write_file", args{"path": ".", "content": ""}, fault.Invalid, "is a folder"},
		{"writing over a link", "write_file", args{"path": "link.md", "content": ""}, fault.Invalid, "is a link"},
		{"writing below a file", "write_file", args{"path": "a.md/b", "content": ""}, fault.Unavailable, "Couldn't use"},
		{"writing more than fits", "write_file", args{"path": "b", "content": strings.Repeat("ä", 1<<20-1)}, fault.TooLarge, "1 MB"},
	} {
		if got, err := d.call(c.id, c.in); !fault.Is(err, c.code) || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %.100s, %v", c.name, got, err)
		}
	}
	if d.file("a.md") != "# A\n" {
		t.Error("what was refused left its mark")
	}
}

func TestTheFolderMayChangeAtAnyTime(t *testing.T) {
	d := open(t)
	first := d.dir
	d.dir = filepath.Join(first, "notes")
	if got, err := d.call("read_file", args{"path": "b.txt"}); err != nil {
		t.Errorf("%s %v", got, err)
	}
	for _, dir := range []string{"", filepath.Join(first, "none"), filepath.Join(first, "a.md")} {
		d.dir = dir
		if _, err := d.call("list_files", args{}); !fault.Is(err, fault.Conflict) || !strings.Contains(err.Error(), "in Settings") {
			t.Errorf("%q: %v", dir, err)
		}
	}
}

func TestAFileIsWholeWhileItIsReplaced(t *testing.T) {
	d := open(t)
	texts := []string{strings.Repeat("a", 200_000), strings.Repeat("b", 200_000)}
	d.put("big.txt", texts[0])
	var writers sync.WaitGroup
	for i := range 4 {
		writers.Go(func() {
			for range 10 {
				if _, err := d.call("write_file", args{"path": "big.txt", "content": texts[i%2]}); err != nil {
					t.Error(err)
				}
			}
		})
	}
	for range 50 {
		if got := d.file("big.txt"); got != texts[0] && got != texts[1] {
			t.Errorf("it is torn after %d bytes", len(got))
		}
	}
	writers.Wait()
}
