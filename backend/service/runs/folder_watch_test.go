package runs_test

import (
	"bytes"
	"fmt"
	"path/filepath"
	"runtime/pprof"
	"strconv"
	"sync"
	"testing"

	"terzetto/backend/core/run"
	"terzetto/backend/testing/backendtest"
)

// folderWatches counts the goroutines that watch a folder.
func folderWatches(t *testing.T) int {
	t.Helper()
	var all bytes.Buffer
	if err := pprof.Lookup("goroutine").WriteTo(&all, 2); err != nil {
		t.Fatal(err)
	}
	return bytes.Count(all.Bytes(), []byte("backend/base/folderwatch.Watch("))
}

func TestAReplacedFolderWatchHasEndedWhenTheChangeReturns(t *testing.T) {
	b := backendtest.Working(t)
	folders := t.TempDir()
	w := kept(t, b, "Files", daysStep)
	trigger, err := b.Runs.Triggers.Create(t.Context(), run.Trigger{
		TemplateID: w.ID, Kind: run.OnFile, Enabled: true, Folder: filepath.Join(folders, "first"),
	})
	if err != nil {
		t.Fatal(err)
	}
	backendtest.Until(t, func() bool { return folderWatches(t) == 1 })
	change := func(folder string) error {
		_, err := b.Runs.Triggers.Update(t.Context(), trigger.ID, fmt.Appendf(nil, `{"folder":%q}`, filepath.Join(folders, folder)))
		return err
	}
	var changes sync.WaitGroup
	for i := range 12 {
		changes.Go(func() {
			if err := change(strconv.Itoa(i)); err != nil {
				t.Error(err)
			}
		})
	}
	changes.Wait()
	if n := folderWatches(t); n > 1 {
		t.Errorf("%d goroutines watch after many changes at once", n)
	}
	backendtest.Until(t, func() bool { return folderWatches(t) == 1 })
	for i := range 12 { // while the service closes
		changes.Go(func() { _ = change(fmt.Sprint("late", i)) })
	}
	b.Runs.Close()
	if n := folderWatches(t); n != 0 {
		t.Errorf("%d goroutines still watch after the service has closed", n)
	}
	changes.Wait()
	if n := folderWatches(t); n != 0 {
		t.Errorf("%d goroutines watch for a service that has closed", n)
	}
}
