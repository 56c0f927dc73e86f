package fault

import (
	"fmt"
	"strconv"
	"time"
)

// Duration says how long something takes, in the form that the window knows again and writes as its language does:
// "350 ms", "1.5 s", "2 min 5 s", "3 h".
func Duration(d time.Duration) string {
	whole := func(of time.Duration, unit string, rest time.Duration, restUnit string) string {
		n, left := d/of, d%of/rest
		if left == 0 {
			return fmt.Sprintf("%d %s", n, unit)
		}
		return fmt.Sprintf("%d %s %d %s", n, unit, left, restUnit)
	}
	switch {
	case d < time.Second:
		return fmt.Sprintf("%d ms", d.Milliseconds())
	case d < time.Minute:
		return strconv.FormatFloat(d.Truncate(time.Second/10).Seconds(), 'f', -1, 64) + " s"
	case d < time.Hour:
		return whole(time.Minute, "min", time.Second, "s")
	}
	return whole(time.Hour, "h", time.Minute, "min")
}
