package backend_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"terzetto/backend"
	"terzetto/backend/fault"
)

func TestAResourceAtItsLimitIsNamedAndLookedAtOnceASecond(t *testing.T) {
	const gb = 1 << 30
	for _, c := range []struct {
		name   string
		memory uint64
		err    error
		free   uint64
		known  bool
		says   string
	}{
		{"all is well", gb, nil, 10 * gb, true, ""},
		{"the process holds too much", 2*gb + 1, nil, 10 * gb, true, "2 GB of memory"},
		{"the disk is full", gb, nil, 100 << 20, true, "200 MB"},
		{"nothing can be read", 0, errors.New("no"), 0, false, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			now, looks := time.Unix(1000, 0), 0
			look := backend.Strain(func() time.Time { return now }, func() (uint64, error) { looks++; return c.memory, c.err }, func() (uint64, bool) { return c.free, c.known })
			for range 10 {
				err := look()
				if (err != nil) != (c.says != "") || err != nil && (!fault.Is(err, fault.Exhausted) || !strings.Contains(err.Error(), c.says)) {
					t.Fatalf("it gives %v", err)
				}
				now = now.Add(300 * time.Millisecond)
			}
			if looks != 3 {
				t.Errorf("in 2.7 seconds it looked %d times", looks)
			}
		})
	}
}
