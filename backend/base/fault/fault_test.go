package fault_test

import (
	"errors"
	"fmt"
	"io"
	"testing"
	"time"

	"terzetto/backend/base/fault"
)

func TestASentenceHasOneFullStop(t *testing.T) {
	for why, want := range map[string]string{
		"the disk is full": "It failed: the disk is full.", "The disk is full.": "It failed: The disk is full.", "wait...": "It failed: wait....", "": "It failed: .",
	} {
		if got := fault.Sentence(fault.Newf(fault.Invalid, "It failed: %s.", why)); got != want {
			t.Errorf("%q, not %q", got, want)
		}
		if got := fault.Sentence(fault.New(fault.Invalid, "It failed: "+why+".")); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}

func TestASentenceAndItsCauseHaveNoStopBetweenThem(t *testing.T) {
	disk := fault.New(fault.Exhausted, "The disk is full.")
	for err, want := range map[error]string{
		disk: "The disk is full.",
		fault.New(fault.Invalid, "It failed.").Because(errors.New("no room")):                     "It failed: no room",
		fault.New(fault.Invalid, "It failed.").Because(disk):                                      "It failed: The disk is full.",
		fault.New(fault.Invalid, "Did it fail?").Because(disk.Because(io.ErrShortWrite)):          "Did it fail?: The disk is full: short write",
		fmt.Errorf("save: %w", fault.New(fault.Invalid, "It failed.").With("a", 1).Because(disk)): "save: It failed: The disk is full.",
	} {
		if err.Error() != want {
			t.Errorf("%q, not %q", err, want)
		}
	}
}

func TestASentenceSaysADurationForPeople(t *testing.T) {
	for d, want := range map[time.Duration]string{
		0: "0 ms", 350 * time.Millisecond: "350 ms", time.Second: "1 s", 1500 * time.Millisecond: "1.5 s", 2 * time.Minute: "2 min",
		125 * time.Second: "2 min 5 s", 3 * time.Hour: "3 h", 90 * time.Minute: "1 h 30 min",
	} {
		if got := fault.Sentence(fault.Newf(fault.Unavailable, "The agent took longer than %s.", d)); got != "The agent took longer than "+want+"." {
			t.Errorf("%q, not %q", got, want)
		}
	}
}
