package fact

import (
	"slices"
	"strings"

	"terzetto/backend/chat"
)

// A Status says whether a fact holds on a path.
type Status string

// The statuses. Only what is current is sent to a model.
const (
	Current    Status = "current"
	Superseded Status = "superseded" // another one has taken its place
	Changed    Status = "changed"    // its message does not say the words any more
	Elsewhere  Status = "elsewhere"  // its message is on another branch
	Gone       Status = "forgotten"  // a person had it forgotten
)

// A Standing is a fact as a path has it.
type Standing struct {
	Fact

	Status       Status   `json:"status"`
	SupersededBy int64    `json:"superseded_by"` // 0: nothing has
	Knows        []string `json:"knows"`         // who knows it here
}

// On gives facts as a path has them, in the order in which the story says them: those that were carried over first.
func On(path []chat.Message, facts []Fact) []Standing {
	all := make([]Standing, 0, len(facts))
	marked := map[string]bool{}
	for _, f := range facts {
		s := Standing{Fact: f, Status: statusOf(path, f), Knows: f.knownOn(path)}
		if s.Status == Current && f.OneValue {
			marked[f.about()] = true
		}
		all = append(all, s)
	}
	slices.SortStableFunc(all, func(a, b Standing) int {
		if a.MessageID != b.MessageID {
			return compare(a.MessageID, b.MessageID)
		}
		return compare(a.ID, b.ID)
	})
	latest := map[string]int{}
	for i := range all {
		f := &all[i]
		key := f.key(marked)
		if f.Status != Current || key == "" {
			continue
		}
		before, there := latest[key]
		if !there {
			latest[key] = i
			continue
		}
		if earlier(f.Fact, all[before].Fact) { // told of a time before
			f.Status, f.SupersededBy = Superseded, all[before].ID
			continue
		}
		all[before].Status, all[before].SupersededBy = Superseded, f.ID
		latest[key] = i
	}
	return all
}

func compare(a, b int64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// earlier reports whether a fact is of an earlier time of the story than another one. What has no time is of the time at which
// it is said, and the days of another conversation are not those of this one.
func earlier(f, than Fact) bool {
	return f.StoryDay != nil && than.StoryDay != nil && than.MessageID != 0 && *f.StoryDay < *than.StoryDay
}

// statusOf is the status of a fact but for what may have taken its place.
func statusOf(path []chat.Message, f Fact) Status {
	if f.Forgotten {
		return Gone
	}
	if f.MessageID == 0 {
		return Current
	}
	at := chat.PlaceOf(path, f.MessageID)
	switch {
	case at < 0:
		return Elsewhere
	case f.Quote != "" && f.Layer != Person && !strings.Contains(path[at].Content, f.Quote):
		return Changed
	}
	return Current
}

// knownOn gives who knows a fact on a path. Later tellings count more, and what a person says everywhere most.
func (f Fact) knownOn(path []chat.Message) []string {
	known := slices.Clone(f.KnownBy)
	if known == nil {
		known = []string{}
	}
	apply := func(t Telling) {
		at := slices.IndexFunc(known, func(name string) bool { return fold(name) == fold(t.Name) })
		switch {
		case t.Knows && at < 0:
			known = append(known, t.Name)
		case !t.Knows && at >= 0:
			known = slices.Delete(known, at, at+1)
		}
	}
	told := slices.Clone(f.Told)
	slices.SortStableFunc(told, func(a, b Telling) int { return compare(a.MessageID, b.MessageID) })
	for _, t := range told {
		if t.MessageID != 0 && chat.PlaceOf(path, t.MessageID) >= 0 {
			apply(t)
		}
	}
	for _, t := range told {
		if t.MessageID == 0 {
			apply(t)
		}
	}
	return known
}

// deniedTo reports whether a person has somebody not know a fact.
func (f Fact) deniedTo(name string) bool {
	denied := false
	for _, t := range f.Told {
		if t.MessageID == 0 && fold(t.Name) == fold(name) {
			denied = !t.Knows
		}
	}
	return denied
}

// KnowsOf reports whether somebody knows a fact, by those who do.
func KnowsOf(known []string, name string) bool {
	return slices.ContainsFunc(known, func(k string) bool { return k == Everybody || fold(k) == fold(name) })
}

// CurrentOf keeps what is current.
func CurrentOf(all []Standing) []Standing {
	return slices.DeleteFunc(slices.Clone(all), func(s Standing) bool { return s.Status != Current })
}
