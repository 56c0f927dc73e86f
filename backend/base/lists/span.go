package lists

// A Span is a part of a list: how many items come before it, and how many it has at most. A limit of 0 is none, so that the
// zero Span is the whole list.
type Span struct{ From, Limit int }

// Cut gives a part of a list; an empty one where the list ends before it.
func Cut[T any](all []T, s Span) []T {
	rest := all[min(max(0, s.From), len(all)):]
	if s.Limit > 0 {
		rest = rest[:min(s.Limit, len(rest))]
	}
	return rest
}
