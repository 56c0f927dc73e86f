package folder_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/tool/folder"
)

func TestAPersonChoosesAmongWhatIsInAFolder(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"a b.md", "ümläut/große Datei.txt", "ümläut/deep/er/x.csv", "عربي/ملف.txt", "bad\u202ename.txt"} {
		at := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(at), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(at, nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for link, to := range map[string]string{"in": "ümläut", "out": os.TempDir(), "gone": "nowhere"} {
		if err := os.Symlink(to, filepath.Join(dir, link)); err != nil {
			t.Fatal(err)
		}
	}
	files := folder.NewSaver(func(context.Context) (string, error) { return dir, nil }, "")
	for _, c := range []struct {
		says, at string
		want     folder.Content
	}{
		{"the chosen folder, folders first and no link out of it", "", folder.Content{Hidden: 1, Items: []folder.Item{
			{"in", "in", true}, {"ümläut", "ümläut", true}, {"عربي", "عربي", true}, {"a b.md", "a b.md", false},
		}}},
		{"a folder in it", "ümläut", folder.Content{Path: "ümläut", Items: []folder.Item{
			{"deep", "ümläut/deep", true}, {"große Datei.txt", "ümläut/große Datei.txt", false},
		}}},
		{"the folder of a file", "ümläut/deep/er/x.csv", folder.Content{Path: "ümläut/deep/er", Items: []folder.Item{{"x.csv", "ümläut/deep/er/x.csv", false}}}},
		{"a folder that is gone", "عربي/old/older", folder.Content{Path: "عربي", Missing: "عربي/old", Items: []folder.Item{{"ملف.txt", "عربي/ملف.txt", false}}}},
	} {
		got, err := files.Content(t.Context(), c.at)
		if err != nil {
			t.Errorf("%s: %v", c.says, err)
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.says, diff)
		}
	}
	for _, at := range []string{"../x", "out", "/etc"} {
		if _, err := files.Content(t.Context(), at); !fault.Is(err, fault.Forbidden) {
			t.Errorf("%s: %v", at, err)
		}
	}
}

func TestAFolderOfTenThousandFilesIsListedWhole(t *testing.T) {
	dir := t.TempDir()
	for i := range 10_000 {
		if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("%05d.txt", i)), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	got, err := folder.NewSaver(func(context.Context) (string, error) { return dir, nil }, "").Content(t.Context(), "")
	if err != nil || len(got.Items) != 10_000 || got.More || !strings.HasPrefix(got.Items[9_999].Name, "09999") {
		t.Errorf("%d files, more: %v, %v", len(got.Items), got.More, err)
	}
}
