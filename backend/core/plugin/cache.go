package plugin

import (
	"cmp"
	"iter"
	"math"
	"slices"
)

// Weight is what the cache needs to know of bytes: how many they are, and whether they
// could be made again.
type Weight struct {
	Size        int64 // decoded bytes
	Recoverable bool
}

// Weight of an artifact that passed Read.
func (a Artifact) Weight() Weight {
	return Weight{Size: int64(len(a.Data)), Recoverable: a.Recoverable()}
}

// Cached is a stored row that has its bytes.
type Cached struct {
	ID int64
	Weight
	Oldest int64 // see Accesses.Oldest
}

// Compare is the order of eviction: the row whose oldest remembered
// access lies furthest back goes first, and one that was never looked at goes last. A row
// that could not be made again goes after all others.
func (c Cached) Compare(o Cached) int {
	last := func(c Cached) int {
		if c.Recoverable {
			return 0
		}
		return 1
	}
	return cmp.Or(cmp.Compare(last(c), last(o)), cmp.Compare(c.Oldest, o.Oldest), cmp.Compare(c.ID, o.ID))
}

// Accesses are the last looks at a row as values of one counter, newest first.
type Accesses []int64

// remembered is how many looks count. With three, one look does not hold a row that is
// otherwise idle.
const remembered = 3

// Add remembers a look, and forgets the one that is too many.
func (a Accesses) Add(at int64) Accesses {
	return append(Accesses{at}, a[:min(len(a), remembered-1)]...)
}

// Oldest is the look that counts for eviction; without any, one that never comes.
func (a Accesses) Oldest() int64 {
	if len(a) == 0 {
		return math.MaxInt64
	}
	return a[len(a)-1]
}

// A Verdict is what happens to a new artifact.
type Verdict uint8

// The verdicts.
const (
	Keep   Verdict = iota // the row with its bytes
	Mark                  // the row without its bytes, which can be made again
	Refuse                // no row
)

// A Plan says how new artifacts find room.
type Plan struct {
	Verdicts []Verdict // one for each new artifact, in their order
	Evict    []int64   // the rows that give up their bytes
}

// Fit plans how fresh artifacts find room beside the occupied bytes.
// As long as the fresh ones are more than the whole budget, the biggest of them gives up
// its bytes, or is refused when it could not be made again; among equals the first. Then
// stored rows go in the order in which stored gives them, which is that of Compare, until
// what is left fits, and not one more. Fit reads no further than that.
func Fit(budget, occupied int64, fresh []Weight, stored iter.Seq[Cached]) Plan {
	plan := Plan{Verdicts: make([]Verdict, len(fresh))}
	biggest := make([]int, len(fresh))
	var coming int64
	for i, w := range fresh {
		biggest[i] = i
		coming += w.Size
	}
	slices.SortStableFunc(biggest, func(a, b int) int { return cmp.Compare(fresh[b].Size, fresh[a].Size) })
	for _, i := range biggest {
		if coming <= budget {
			break
		}
		plan.Verdicts[i] = Refuse
		if fresh[i].Recoverable {
			plan.Verdicts[i] = Mark
		}
		coming -= fresh[i].Size
	}
	over := occupied + coming - budget
	if over <= 0 {
		return plan
	}
	for row := range stored {
		plan.Evict = append(plan.Evict, row.ID)
		if over -= row.Size; over <= 0 {
			break
		}
	}
	return plan
}
