package app

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestAFileThatIsOpenedWaitsUntilThePageStands(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "ines.charx")
	if err := os.WriteFile(path, []byte("card"), 0o600); err != nil {
		t.Fatal(err)
	}
	var d doormat
	d.put(path)
	var seen []string
	d.asked(func(f brought) { seen = append(seen, f.Filename+":"+string(f.Data)+f.Problem) })
	d.put(filepath.Join(dir, "gone.charx"))
	if want := []string{"ines.charx:card", ":gone.charx could not be read."}; !slices.Equal(seen, want) {
		t.Errorf("the page saw %q", seen)
	}
	for arg, want := range map[string]bool{path: true, dir: false, filepath.Join(dir, "gone.json"): false, "doctor": false} {
		if openable(arg) != want {
			t.Errorf("openable(%s) is not %t", filepath.Base(arg), want)
		}
	}
	large := filepath.Join(dir, "large.json")
	if err := os.WriteFile(large, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(large, 49<<20); err != nil {
		t.Fatal(err)
	}
	if f := bring(large); !strings.Contains(f.Problem, "larger than 48 MB") || f.Data != nil {
		t.Errorf("%d bytes, %q", len(f.Data), f.Problem)
	}
}
