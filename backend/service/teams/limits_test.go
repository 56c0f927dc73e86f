package teams_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/service/teams"
)

func TestAResourceAtItsLimitIsNamedAndCheckedOnceASecond(t *testing.T) {
	const gb = 1 << 30
	for _, c := range []struct {
		name   string
		memory uint64
		idle   uint64 // of it, what is held and not used
		err    error
		free   uint64
		known  bool
		says   string
	}{
		{"all is well", gb, 0, nil, 10 * gb, true, ""},
		{"the process holds too much", 2*gb + 1, 0, nil, 10 * gb, true, "2 GB of memory"},
		{"the process holds too much of what is over", 3 * gb, 2 * gb, nil, 10 * gb, true, ""},
		{"the disk is full", gb, 0, nil, 100 << 20, true, "200 MB"},
		{"nothing can be read", 0, 0, errors.New("no"), 0, false, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			now, looks := time.Unix(1000, 0), map[time.Time]bool{}
			look := teams.LimitsOf(func() time.Time { return now },
				func() (uint64, error) { looks[now] = true; return c.memory, c.err }, func() { c.memory -= c.idle; c.idle = 0 },
				func() (uint64, bool) { return c.free, c.known })
			for range 10 {
				err := look()
				if (err != nil) != (c.says != "") || err != nil && (!fault.Is(err, fault.Exhausted) || !strings.Contains(err.Error(), c.says)) {
					t.Fatalf("it gives %v", err)
				}
				now = now.Add(300 * time.Millisecond)
			}
			if len(looks) != 3 {
				t.Errorf("in 2.7 seconds it looked %d times", len(looks))
			}
		})
	}
}
