package fault_test

import (
	"testing"

	"terzetto/backend/fault"
)

func TestASentenceHasOneFullStop(t *testing.T) {
	for why, want := range map[string]string{
		"the disk is full": "It failed: the disk is full.", "The disk is full.": "It failed: The disk is full.", "wait...": "It failed: wait....", "": "It failed: .",
	} {
		if got := fault.Sentence(fault.Newf(fault.Invalid, "It failed: %s.", why)); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}
