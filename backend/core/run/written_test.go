package run_test

import (
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/core/run"
)

func TestAFileIsListedOnceUnderItsLastName(t *testing.T) {
	five, nine := new(int64(5)), new(int64(9))
	for name, c := range map[string]struct{ calls, want []run.WrittenFile }{
		"nothing is written": {nil, []run.WrittenFile{}},
		"a file that grows is listed once, with its last size": {
			[]run.WrittenFile{{Path: "a", Bytes: five, Created: true}, {Path: "b", Bytes: five}, {Path: "a", Bytes: nine}},
			[]run.WrittenFile{{Path: "a", Bytes: nine, Created: true}, {Path: "b", Bytes: five}},
		},
		"a file that is renamed keeps its size": {
			[]run.WrittenFile{{Path: "a", Bytes: five, Created: true}, {From: "a", Path: "c"}},
			[]run.WrittenFile{{From: "a", Path: "c", Bytes: five, Created: true}},
		},
		"a file that somebody else wrote has no size once it is renamed": {
			[]run.WrittenFile{{From: "scan", Path: "letter"}},
			[]run.WrittenFile{{From: "scan", Path: "letter"}},
		},
		"a name that is free again may be given again": {
			[]run.WrittenFile{{Path: "a", Bytes: five}, {From: "a", Path: "b"}, {Path: "a", Bytes: nine}},
			[]run.WrittenFile{{From: "a", Path: "b", Bytes: five}, {Path: "a", Bytes: nine}},
		},
	} {
		t.Run(name, func(t *testing.T) {
			got, more := run.FilesOf(c.calls)
			if diff := cmp.Diff(c.want, got); diff != "" || more != 0 {
				t.Errorf("%d are left out, and the files differ: %s", more, diff)
			}
		})
	}
}

func TestFilesBeyondTheBoundAreCounted(t *testing.T) {
	var calls []run.WrittenFile
	for i := range run.MaxFiles + 7 {
		calls = append(calls, run.WrittenFile{Path: strconv.Itoa(i)})
	}
	if files, more := run.FilesOf(calls); len(files) != run.MaxFiles || more != 7 {
		t.Errorf("%d are listed and %d left out", len(files), more)
	}
}
