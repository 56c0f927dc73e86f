package lorebook

import (
	"cmp"
	"hash/fnv"
	"math"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/chat"
)

// Read says which entries a turn reads, and why, after what the earlier turns of the branch left.
func Read(in Input) Result {
	w := newReader(&in)
	in.Timing = w.replay(in)
	return w.choose(&in, nil)
}

// Select says which entries a turn reads, and why. What earlier turns left is in the input.
func Select(in Input) Result { return newReader(&in).choose(&in, nil) }

// A reader keeps what the selections of one branch have in common: the keys, and the time that their patterns may take.
type reader struct {
	keys  []keySets // by the entry's place in the input
	watch watch
}

func newReader(in *Input) *reader {
	return &reader{keys: make([]keySets, len(in.Entries)), watch: watch{now: in.Now}}
}

// choose selects among the entries at some places of the input; nil: among all.
func (r *reader) choose(in *Input, places []int) Result {
	s := r.newSelection(in, places)
	level, levels := 0, s.levels()
	if len(levels) > 0 {
		level, levels = levels[0], levels[1:]
	}
	for step := range MaxSteps {
		var candidates []int
		for _, i := range s.order {
			if at := &s.all[i]; !at.done && s.mayTry(at, step, level) && s.tries(at, step) {
				candidates = append(candidates, i)
			}
		}
		texts := s.admit(candidates)
		if len(texts) == 0 {
			if len(levels) == 0 {
				break
			}
			level, levels = levels[0], levels[1:]
			continue
		}
		if s.count >= MaxRecursed {
			break
		}
		s.called = append(s.called, newText(strings.Join(texts, border)))
	}
	return s.result()
}

// Fixed reports that an entry is active in every turn, whatever is said, so that it can stand where the cache keeps it.
func Fixed(e *chat.LorebookEntry) bool {
	r, d := &e.Rules, decorators(e)
	if !e.Constant && !d.Activate || d.DontActivate && !d.Activate {
		return false
	}
	timed := r.Cooldown > 0 || r.Delay > 0 || r.DelayUntilRecursion > 0 || d.OnlyAfter > 0 || d.OnlyEvery > 0 || d.DontAfterMatch
	return !timed && chance(e) == always && r.Group == "" && r.Filter == nil && len(r.Triggers) == 0 && d.IsGreeting == nil
}

// Order compares entries as they stand in a prompt: the highest priority first.
func Order(a, b *chat.LorebookEntry) int {
	return cmp.Or(cmp.Compare(b.Priority, a.Priority), cmp.Compare(a.SortOrder, b.SortOrder), cmp.Compare(a.ID, b.ID))
}

// A state is what is known of one entry while it is decided.
type state struct {
	entry *chat.LorebookEntry
	place int // in the input
	book  chat.BookRules
	base  *text
	*keySets
	done     bool // active, or drawn and lost
	sticky   bool
	searched int // texts that hold none of its keys
	found    string
	second   string
	cause    Cause
	level    int
	active   bool
	drawn    int
	group    string
}

// keySets are the keys of an entry, once they are parsed.
type keySets struct {
	primary   []key
	secondary []key
	more      []key // additional ones of a decorator
	without   []key // excluded ones of a decorator
	parsed    bool
}

type selection struct {
	in      *Input
	all     []state
	order   []int
	bases   map[baseKey]*text
	called  []*text // texts of active entries, by step
	watch   *watch
	replies int
	count   int // of active entries
	spent   int // tokens
	books   map[int64]int
	closed  map[int64]bool // books whose budget is spent
	full    bool
	won     map[string]bool // groups
	out     Result
}

func (r *reader) newSelection(in *Input, places []int) *selection {
	n := len(places)
	if places == nil {
		n = len(in.Entries)
	}
	s := &selection{
		in: in, all: make([]state, n), order: make([]int, n), bases: map[baseKey]*text{}, watch: &r.watch,
		books: map[int64]int{}, closed: map[int64]bool{}, won: map[string]bool{},
		out: Result{Active: []Active{}, Left: []Left{}},
	}
	for _, m := range in.Messages {
		if m.Role == chat.Assistant {
			s.replies++
		}
	}
	for i := range s.all {
		place := i
		if places != nil {
			place = places[i]
		}
		e := &in.Entries[place]
		s.order[i] = i
		s.all[i] = state{
			entry: e, place: place, cause: ByKey, book: in.Books[e.WorldID], keySets: &r.keys[place],
			sticky: e.Rules.Sticky > 0 && len(in.Messages) < in.Timing[e.ID].StickyEnd,
		}
	}
	slices.SortStableFunc(s.order, func(a, b int) int { return Order(s.all[a].entry, s.all[b].entry) })
	return s
}

// levels are those at which entries that wait for recursion may be called, the lowest first.
func (s *selection) levels() []int {
	var all []int
	for i := range s.all {
		if at := &s.all[i]; at.book.Recursive && at.entry.Rules.DelayUntilRecursion > 0 {
			all = append(all, at.entry.Rules.DelayUntilRecursion)
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// mayTry asks the switches of recursion.
func (s *selection) mayTry(at *state, step, level int) bool {
	r := &at.entry.Rules
	switch {
	case at.sticky:
		return true
	case step == 0:
		return r.DelayUntilRecursion == 0
	}
	return at.book.Recursive && !r.ExcludeRecursion && r.DelayUntilRecursion <= level
}

// tries reports that an entry would be active, as far as it alone decides.
func (s *selection) tries(at *state, step int) bool {
	d := decorators(at.entry)
	switch {
	case d.Activate:
		at.cause = Always
	case d.DontActivate:
		return false
	case at.entry.Constant:
		at.cause = Always
	case d.KeepAfterMatch && s.in.Timing[at.entry.ID].Matched:
		at.cause = ByEarlier
	case at.sticky:
		at.cause = BySticky
	default:
		if !s.matches(at) {
			return false
		}
		at.level = step
	}
	if reason, detail := s.refuses(at); reason != "" {
		s.leave(at, reason, detail)
		return false
	}
	return true
}

// refuses names the condition beside the keys that an entry doesn't meet in this turn.
func (s *selection) refuses(at *state) (reason Reason, detail string) {
	r, d, n, timer := &at.entry.Rules, decorators(at.entry), len(s.in.Messages), s.in.Timing[at.entry.ID]
	switch {
	case !s.in.Character.passes(r.Filter):
		return ByFilter, ""
	case len(r.Triggers) > 0 && len(s.in.Triggers) > 0 && !slices.ContainsFunc(r.Triggers, func(t string) bool { return slices.Contains(s.in.Triggers, t) }):
		return ByTrigger, strings.Join(r.Triggers, ", ")
	case n < r.Delay:
		return ByDelay, strconv.Itoa(r.Delay - n)
	case n < timer.CooldownEnd && !at.sticky:
		return ByCooldown, strconv.Itoa(timer.CooldownEnd - n)
	case s.replies < d.OnlyAfter:
		return ByDecorator, "activate_only_after"
	case d.OnlyEvery > 0 && s.replies%d.OnlyEvery != 0:
		return ByDecorator, "activate_only_every"
	case d.DontAfterMatch && timer.Matched:
		return ByDecorator, "dont_activate_after_match"
	case d.IsGreeting != nil && s.in.Greeting != nil && *d.IsGreeting != *s.in.Greeting:
		return ByDecorator, "is_greeting"
	}
	return "", ""
}

// passes reports that a filter lets a character through.
func (c Character) passes(f *chat.CharacterFilter) bool {
	if f == nil {
		return true
	}
	among := func(list, mine []string) bool {
		return len(list) == 0 || f.Exclude != slices.ContainsFunc(list, func(one string) bool {
			return slices.ContainsFunc(mine, func(name string) bool { return strings.EqualFold(strings.TrimSpace(one), strings.TrimSpace(name)) })
		})
	}
	return among(f.Names, c.Names) && among(f.Tags, c.Tags)
}

// leave says why an entry is not active. It isn't asked again.
func (s *selection) leave(at *state, reason Reason, detail string) {
	at.done = true
	s.out.Left = append(s.out.Left, Left{
		Entry: at.place, ID: at.entry.ID, Name: at.entry.Name, Reason: reason, Key: at.found, Detail: detail,
	})
}

// admit decides among those that would be active in a step, and gives the texts by which others may be called.
func (s *selection) admit(candidates []int) (texts []string) {
	slices.SortStableFunc(candidates, func(a, b int) int { return cmp.Compare(s.all[a].rank(), s.all[b].rank()) })
	for _, i := range s.groups(candidates) {
		at := &s.all[i]
		if percent := chance(at.entry); percent < always && !at.sticky {
			at.drawn = max(percent, 1)
			if Draw(s.in.Seed, s.last(), "entry", strconv.FormatInt(at.entry.ID, 10))*always >= float64(percent) {
				s.leave(at, ByProbability, strconv.Itoa(percent))
				continue
			}
		}
		if !s.affords(at) {
			s.leave(at, ByBudget, strconv.Itoa(s.tokens(at.entry)))
			continue
		}
		at.active, at.done = true, true
		s.count++
		for _, name := range groupNames(at.entry) {
			s.won[name] = true
		}
		if at.book.Recursive && !at.entry.Rules.PreventRecursion {
			texts = append(texts, at.entry.Content)
		}
	}
	return texts
}

// rank is who is asked first when a budget ends: what stands in the cache, then constant entries, then those that last.
func (at *state) rank() int {
	switch {
	case at.cause == Always && Fixed(at.entry):
		return 0
	case at.cause == Always:
		return 1
	case at.sticky:
		return 2
	}
	return 3
}

// affords takes an entry's tokens from the budgets. The first entry that doesn't fit ends its budget.
func (s *selection) affords(at *state) bool {
	n, world := s.tokens(at.entry), at.entry.WorldID
	if !at.entry.Rules.IgnoreBudget {
		s.full = s.full || s.in.Budget > 0 && s.spent+n > s.in.Budget
		s.closed[world] = s.closed[world] || at.book.TokenBudget > 0 && s.books[world]+n > at.book.TokenBudget
		if s.full || s.closed[world] {
			return false
		}
	}
	s.spent += n
	s.books[world] += n
	return true
}

// tokens is about how many tokens an entry has.
func (s *selection) tokens(e *chat.LorebookEntry) int { return Tokens(e, s.in.PerToken) }

// Tokens is about how many tokens an entry has, where a token is so many bytes; 0 bytes: four.
func Tokens(e *chat.LorebookEntry, perToken float64) int {
	if perToken <= 0 {
		perToken = 4
	}
	return int(math.Ceil(float64(len(e.Name)+len(e.Content)) / perToken))
}

// last names the message that is answered, for what is drawn.
func (s *selection) last() string {
	if n := len(s.in.Messages); n > 0 {
		return strconv.FormatInt(s.in.Messages[n-1].ID, 10)
	}
	return ""
}

// result writes down what was decided.
func (s *selection) result() Result {
	for _, i := range s.order {
		at := &s.all[i]
		e := at.entry
		if !at.active {
			if !at.done && at.found != "" {
				s.leave(at, ByLogic, string(e.Rules.Logic))
			}
			continue
		}
		s.out.Active = append(s.out.Active, Active{
			Entry: at.place, ID: e.ID, Name: e.Name, Where: at.where(), Cause: at.cause, Key: at.found, Secondary: at.second, Level: at.level,
			Chance: at.drawn, Group: at.group, Tokens: s.tokens(e), Wanted: placeOf(e),
		})
	}
	s.out.Broken = s.brokenKeys()
	return s.out
}

// where is the place of an active entry.
func (at *state) where() Where {
	e := at.entry
	if at.book.AsPlaced {
		switch wanted := placeOf(e); {
		case e.AtDepth && wanted.Depth > 0:
			return InHistory
		case e.AtDepth:
			return AtDepth
		case wanted.Position == chat.NoteTop || wanted.Position == chat.NoteBottom:
			return InNote
		case wanted.Position != "":
			return InSystem
		}
	}
	switch {
	case at.cause == Always && e.AtDepth:
		return AtDepth
	case at.cause == Always && Fixed(e):
		return InPrefix
	}
	return InTail
}

// placeOf is the place that the author of an entry names.
func placeOf(e *chat.LorebookEntry) Place {
	p := Place{Position: e.Rules.Position, AtDepth: e.AtDepth, Role: cmp.Or(e.Rules.Role, "system")}
	if e.Rules.Depth != nil {
		p.Depth = *e.Rules.Depth
	}
	return p
}

// always is a probability.
const always = 100

func chance(e *chat.LorebookEntry) int {
	if e.Rules.Probability == nil {
		return always
	}
	return min(max(*e.Rules.Probability, 0), always)
}

// decorators are those of an entry; none where it has none.
func decorators(e *chat.LorebookEntry) chat.Decorators {
	if e.Rules.Decorators == nil {
		return chat.Decorators{}
	}
	return *e.Rules.Decorators
}

// Draw gives a number from 0 up to but without 1, always the same one for the same parts.
func Draw(parts ...string) float64 {
	h := fnv.New64a()
	for _, part := range parts {
		_, _ = h.Write([]byte(part)) // a hash takes everything
		_, _ = h.Write([]byte{0})
	}
	x := h.Sum64()
	x = (x ^ x>>30) * 0xBF58476D1CE4E5B9
	x = (x ^ x>>27) * 0x94D049BB133111EB
	return float64((x^x>>31)>>11) / (1 << 53)
}
