package produce

import (
	"cmp"
	"slices"
)

// slice is a piece of a pie.
type slice struct {
	label string
	value float64
}

// slices gives what a pie is cut into, the largest first, and what they sum to. A
// value of nothing or less has no slice.
func (c Chart) slices() (out []slice, total float64) {
	for i, v := range c.Series[0].Values {
		if finite(v) && v > 0 {
			out = append(out, slice{c.Labels[i], v})
			total += v
		}
	}
	slices.SortStableFunc(out, func(a, b slice) int { return cmp.Compare(b.value, a.value) })
	if len(out) > mostSlices {
		rest := slice{label: "Other"}
		for _, s := range out[mostSlices-1:] {
			rest.value += s.value
		}
		out = append(out[:mostSlices-1], rest)
	}
	return out, total
}
