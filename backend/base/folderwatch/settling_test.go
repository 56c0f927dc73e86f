package folderwatch

import (
	"strings"
	"testing"
	"time"
)

func TestAFileThatStillChangesWaits(t *testing.T) {
	began := time.Unix(1000, 0)
	version := func(path string, size int64) File { return File{Path: path, Size: size, Modified: began} }
	disk := map[string]File{"a": version("a", 1), "b": version("b", 1), "c": version("c", 1)}
	look := func(path string) (File, bool) { f, there := disk[path]; return f, there }
	s := settling{after: 2 * time.Second, files: map[string]*noticed{}}
	for _, name := range []string{"b", "a", "c"} {
		s.notice(disk[name], began)
	}
	disk["a"] = version("a", 2)
	delete(disk, "c")
	for _, step := range []struct {
		after time.Duration
		want  string
	}{
		{1900 * time.Millisecond, ""},
		{2 * time.Second, "b"},        // a grew, and c is gone
		{3900 * time.Millisecond, ""}, // a settles from the look on
		{4 * time.Second, "a"},
		{9 * time.Second, ""},
	} {
		var got []string
		for _, f := range s.takeSettled(began.Add(step.after), look) {
			got = append(got, f.Path)
		}
		if strings.Join(got, " ") != step.want {
			t.Errorf("after %s: %v, not %s", step.after, got, step.want)
		}
	}
}
