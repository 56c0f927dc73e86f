package powercut_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/testing/powercut"
)

// hex is a text as strace writes it.
func hex(text string) string {
	var b strings.Builder
	for _, c := range []byte(text) {
		_, _ = fmt.Fprintf(&b, `\x%02x`, c)
	}
	return `"` + b.String() + `"`
}

// traced reads a trace of lines, each of thread 7 if it names none, in which a text between marks is written in hexadecimal.
func traced(t *testing.T, lines ...string) (*powercut.Record, error) {
	t.Helper()
	var trace strings.Builder
	for _, line := range lines {
		parts := strings.Split(line, "'")
		for i := 1; i < len(parts); i += 2 {
			parts[i] = hex(parts[i])
		}
		if line = strings.Join(parts, ""); strings.Trim(line[:1], "0123456789") != "" {
			line = "7 " + line
		}
		trace.WriteString(line + "\n")
	}
	r := powercut.New("/d")
	return r, r.Read(strings.NewReader(trace.String()))
}

const (
	opensA = `openat(AT_FDCWD, '/d/a', O_RDWR|O_CREAT|O_CLOEXEC, 0600) = 5`
	opensD = `openat(AT_FDCWD, '/d', O_RDONLY|O_CLOEXEC) = 3`
)

// found lists everything that many cuts after the last change leave, each file as "name=content".
func found(t *testing.T, r *powercut.Record, how powercut.How) string {
	t.Helper()
	disk := powercut.NewDisk(r)
	disk.Advance(r.Len())
	var all []string
	for n := range uint64(80) {
		dir := t.TempDir()
		if err := disk.Cut(rand.New(rand.NewPCG(1, n)), how, dir); err != nil {
			t.Fatal(err)
		}
		var files []string
		err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
			if err != nil || path == dir {
				return err
			}
			name, err := filepath.Rel(dir, path)
			if d.IsDir() {
				files = append(files, name+"/")
				return err
			}
			data, err := os.ReadFile(path)
			files = append(files, name+"="+strings.ReplaceAll(string(data), "\x00", "."))
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, strings.Join(files, " "))
	}
	slices.Sort(all)
	return strings.Join(slices.Compact(all), " | ")
}

func TestWhatACutMayLeave(t *testing.T) {
	flushed := []string{opensD, opensA, `write(5, 'one', 3) = 3`, `fsync(5) = 0`, `fsync(3) = 0`}
	for _, c := range []struct {
		name  string
		how   powercut.How
		lines []string
		want  string
	}{
		{"what was flushed is there", powercut.Dropped, flushed, "a=one"},
		{"a file whose name was not flushed may be missing", powercut.Any, flushed[:4], " | a=one"},
		{"a name without its content", powercut.Any, slices.Delete(slices.Clone(flushed), 3, 4), "a= | a=one"},
		{"a later write may be missing", powercut.Any, append(slices.Clone(flushed), `pwrite64(5, 'two', 3, 3) = 3`), "a=one | a=onetwo"},
		{
			"writes are there in any order", powercut.Any, append(slices.Clone(flushed), `pwrite64(5, 'X', 1, 0) = 1`, `pwrite64(5, 'Y', 1, 4) = 1`),
			"a=Xne | a=Xne.Y | a=one | a=one.Y",
		},
		{
			"of an order a beginning is there", powercut.Early, append(slices.Clone(flushed), `pwrite64(5, 'X', 1, 0) = 1`, `pwrite64(5, 'Y', 1, 4) = 1`),
			"a=Xne | a=Xne.Y | a=one",
		},
		{"everything", powercut.Kept, append(slices.Clone(flushed), `ftruncate(5, 1) = 0`, `unlinkat(AT_FDCWD, '/d/b', 0) = 0`), "a=o"},
		{
			"a flush covers what was written before it began", powercut.Dropped,
			append(slices.Clone(flushed), `8 fsync(5 <unfinished ...>`, `pwrite64(5, 'X', 1, 0) = 1`, `8 <... fsync resumed>) = 0`), "a=one",
		},
		{
			"a move is there whole or not at all", powercut.Any, append(slices.Clone(flushed), `renameat(AT_FDCWD, '/d/a', AT_FDCWD, '/d/b') = 0`), "a=one | b=one",
		},
		{
			"a move between folders is certain when both are flushed", powercut.Dropped, append(slices.Clone(flushed), `mkdirat(AT_FDCWD, '/d/e', 0700) = 0`, `fsync(3) = 0`,
				`renameat(AT_FDCWD, '/d/a', AT_FDCWD, '/d/e/a') = 0`, `openat(AT_FDCWD, '/d/e', O_RDONLY|O_CLOEXEC|O_DIRECTORY) = 6`, `fsync(6) = 0`), "a=one e/",
		},
		{"a folder that is missing takes what is in it along", powercut.Dropped, append(slices.Clone(flushed), `mkdirat(AT_FDCWD, '/d/e', 0700) = 0`,
			`openat(AT_FDCWD, '/d/e', O_RDONLY|O_CLOEXEC|O_DIRECTORY) = 6`, `openat(6, 'x', O_RDWR|O_CREAT, 0600) = 9`, `fsync(9) = 0`, `fsync(6) = 0`), "a=one"},
		{"a file that was removed may be back", powercut.Any, append(slices.Clone(flushed), `unlinkat(AT_FDCWD, '/d/a', 0) = 0`), " | a=one"},
		{"a log is written at its end", powercut.Kept, append(slices.Clone(flushed), `close(5) = 0`, `openat(AT_FDCWD, '/d/a', O_WRONLY|O_CREAT|O_APPEND, 0600) = 5`,
			`write(5, '!', 1) = 1`), "a=one!"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r, err := traced(t, c.lines...)
			if err != nil {
				t.Fatal(err)
			}
			if got := found(t, r, c.how); got != c.want {
				t.Errorf("found are %q and not %q", got, c.want)
			}
		})
	}
}

func TestASectorOfAWriteIsThereOrNot(t *testing.T) {
	r, err := traced(t, opensD, opensA, `fsync(3) = 0`, `pwrite64(5, '`+strings.Repeat("x", 1024)+`', 1024, 0) = 1024`)
	if err != nil {
		t.Fatal(err)
	}
	got := strings.NewReplacer(strings.Repeat("x", 512), "X", strings.Repeat(".", 512), "-").Replace(found(t, r, powercut.Torn512))
	if got != "a= | a=-X | a=X | a=XX" {
		t.Errorf("found are %q", got)
	}
	if got := found(t, r, powercut.Torn4096); strings.Count(got, "|") != 1 {
		t.Errorf("found are %q", got)
	}
}

func TestAnAnswerIsPlacedAmongTheChanges(t *testing.T) {
	r, err := traced(t, opensA, `accept4(4, {sa_family=AF_INET, sin_port=htons(99), sin_addr=inet_addr('127.1.0.1')}, [112 => 16], SOCK_CLOEXEC) = 8`,
		`write(8, 'HTTP', 4) = 4`, `pwrite64(5, 'X', 1, 0) = 1`, `9 write(8, 'kept', 4 <unfinished ...>`, `pwrite64(5, 'Y', 1, 0) = 1`, `9 <... write resumed>) = 4`)
	if err != nil {
		t.Fatal(err)
	}
	a := r.Answers["127.1.0.1:99"]
	if at, ok := a.SentAfter("kept"); !ok || at != 2 || a.Last() != 2 || r.Len() != 3 {
		t.Errorf("it was said after %d, the last is after %d of %d", at, a.Last(), r.Len())
	}
	if _, ok := a.SentAfter("lost"); ok {
		t.Error("it said what it did not")
	}
}

func TestWhatARecordCannotFollowIsAnError(t *testing.T) {
	for _, c := range [][]string{
		{opensA, `mmap(NULL, 4096, PROT_READ|PROT_WRITE, MAP_SHARED, 5, 0) = 0x7f0000000000`},
		{opensA, `fallocate(5, 0, 0, 4096) = 0`},
		{opensA, `copy_file_range(4, NULL, 5, NULL, 9, 0) = 9`},
		{opensA, `rename('/d/a', '/elsewhere') = 0`},
		{`execve('/a', ['a'], 0x1) = 0`, `execve('/b', ['b'], 0x1) = 0`},
		{`openat(AT_FDCWD, '/d/unknown', O_RDWR) = 5`},
	} {
		if _, err := traced(t, c...); err == nil {
			t.Errorf("%q is followed", c)
		}
	}
}
