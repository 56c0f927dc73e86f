package compaction_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"testing/quick"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/compaction"
)

func room(context int) compaction.Room {
	return compaction.In(llm.Target{Capabilities: llm.Capabilities{ContextTokens: context, BytesPerToken: 4}})
}

// limit is what a request may have in a room: nine tenths of what the reply leaves.
func limit(context int) int {
	reply := min(max(context/8, 256), 2048, context/4)
	return 4 * int(0.9*float64(context-reply))
}

// A talk of turns of a message and its reply.
func talk(sizes ...int) []compaction.Message {
	var all []compaction.Message
	for i, size := range sizes {
		all = append(all, compaction.Message{Size: size, Opens: i%2 == 0})
	}
	return all
}

// invented is a conversation as chance makes it.
func invented(seed uint64) (compaction.Load, int) {
	r := rand.New(rand.NewPCG(seed, 1))
	sizes := make([]int, 2*r.IntN(60))
	for i := range sizes {
		sizes[i] = 20 + r.IntN(900)
	}
	return compaction.Load{
		Fixed: []compaction.RequestPart{{Name: compaction.Prompt, Size: r.IntN(4000)}, {Name: compaction.Said, Size: r.IntN(2000)}},
		Yielding: []compaction.RequestPart{
			{Name: compaction.Lorebook, Size: r.IntN(2000)}, {Name: compaction.Notes, Size: r.IntN(300)}, {Name: compaction.Examples, Size: r.IntN(2000)},
		},
		Messages: talk(sizes...),
	}, []int{1024, 2048, 4096, 8192, 32768}[r.IntN(5)]
}

// sizeOf is what a plan sends.
func sizeOf(l compaction.Load, p compaction.Plan, text int) int {
	size := 0
	for _, part := range l.Fixed {
		size += part.Size
	}
	for _, part := range l.Yielding {
		gone := false
		for _, name := range p.Without {
			gone = gone || name == part.Name
		}
		if !gone {
			size += part.Size
		}
	}
	if p.Folded > 0 {
		size += text
	}
	for _, m := range l.Messages[p.Folded:] {
		size += m.Size
	}
	return size
}

func check(t *testing.T, property any) {
	t.Helper()
	if err := quick.Check(property, &quick.Config{MaxCount: 2000}); err != nil {
		t.Error(err)
	}
}

func TestAPlanNeverExceedsTheRoom(t *testing.T) {
	check(t, func(seed uint64) bool {
		l, context := invented(seed)
		p, err := l.Plan(room(context))
		return err != nil && fault.Is(err, fault.TooLarge) || err == nil && sizeOf(l, p, room(context).TextMax()) <= limit(context)
	})
}

func TestAFoldEndsWhereATurnEndsAndLeavesTheLastExchange(t *testing.T) {
	check(t, func(seed uint64) bool {
		l, context := invented(seed)
		p, err := l.Plan(room(context))
		if err != nil || p.Folded == 0 {
			return true
		}
		return p.Folded <= len(l.Messages)-2 && l.Messages[p.Folded].Opens
	})
}

func TestNothingChangesWhileItFitsAndAFoldOnlyGrows(t *testing.T) {
	check(t, func(seed uint64) bool {
		l, context := invented(seed)
		whole, folds := l.Messages, 0
		for n := 2; n <= len(whole); n += 2 {
			l.Messages = whole[:n]
			before, fits := l.Folded, sizeOf(l, compaction.Plan{Folded: l.Folded}, l.Text) <= limit(context)
			p, err := l.Plan(room(context))
			if err != nil {
				return true
			}
			if fits && (p.Folded != before || len(p.Without) > 0) || p.Folded < before {
				return false
			}
			if p.Refolds(l) {
				folds++
				l.Folded, l.Text = p.Folded, room(context).TextMax()
			}
		}
		return folds <= len(whole)/2
	})
}

func TestALargerRoomFoldsNoMore(t *testing.T) {
	check(t, func(seed uint64) bool {
		l, context := invented(seed)
		small, err := l.Plan(room(context))
		if err != nil {
			return true
		}
		large, err := l.Plan(room(context * 8))
		return err == nil && large.Folded <= small.Folded && len(large.Without) <= len(small.Without)
	})
}

func TestTheOldestQuarterIsFoldedAtATurnsEnd(t *testing.T) {
	sizes := make([]int, 40)
	for i := range sizes {
		sizes[i] = 400
	}
	l := compaction.Load{Fixed: []compaction.RequestPart{{Name: compaction.Prompt, Size: 800}}, Messages: talk(sizes...)}
	p, err := l.Plan(room(4096)) // 12,900 bytes; it has 16,800, of which a quarter is 11 messages
	if err != nil || p.Folded != 14 {
		t.Errorf("%+v, %v", p, err)
	}
	l.Messages = l.Messages[:31]
	if p, err = l.Plan(room(4096)); err != nil || p.Folded != 10 {
		t.Errorf("%+v, %v", p, err)
	}
	if next := l.Next(room(8192)); next != 0 {
		t.Errorf("a summary is wanted of %d messages while there is room", next)
	}
	if next := l.Next(room(4096)); next != 10 {
		t.Errorf("a summary is wanted of %d messages", next)
	}
}

func TestASummaryThatIsReadyIsTaken(t *testing.T) {
	sizes := make([]int, 40)
	for i := range sizes {
		sizes[i] = 350
	}
	l := compaction.Load{Messages: talk(sizes...), Ready: []compaction.PreparedSummary{{Messages: 12, Size: 600}}}
	if p, err := l.Plan(room(4096)); err != nil || p.Folded != 12 || p.Ready != 0 {
		t.Errorf("%+v, %v", p, err)
	}
	l.Ready[0].Messages = 2 // it covers too little
	if p, err := l.Plan(room(4096)); err != nil || p.Folded <= 2 || p.Ready != -1 {
		t.Errorf("%+v, %v", p, err)
	}
}

func TestPartsGiveWayInOrderAfterTheMessages(t *testing.T) {
	l := compaction.Load{
		Fixed:    []compaction.RequestPart{{Name: compaction.Prompt, Size: 1000}, {Name: compaction.Said, Size: 1000}},
		Yielding: []compaction.RequestPart{{Name: compaction.Lorebook, Size: 1500}, {Name: compaction.Notes, Size: 1000}, {Name: compaction.Examples, Size: 1500}},
		Messages: talk(500, 500, 500, 500, 500, 500, 500, 500),
	}
	for _, c := range []struct {
		context, folded int
		without         string
	}{
		{4096, 0, ""}, {3072, 6, ""}, {2800, 6, ""}, {2300, 6, "the lorebook"}, {1600, 4, "the lorebook the direction notes the example dialogue"},
	} {
		p, err := l.Plan(room(c.context))
		var names []string
		for _, n := range p.Without {
			names = append(names, string(n))
		}
		if got := strings.Join(names, " "); err != nil || p.Folded != c.folded || got != c.without {
			t.Errorf("context %d: %+v, %v", c.context, p, err)
		}
	}
}

func TestSpareRoomGivesWayBeforeTheLastSixMessages(t *testing.T) {
	l := compaction.Load{
		Fixed: []compaction.RequestPart{{Name: compaction.Prompt, Size: 3000}}, Spare: 3000,
		Yielding: []compaction.RequestPart{{Name: compaction.Lorebook, Size: 1500}, {Name: compaction.Helpers, Size: 3000}},
		Messages: talk(slices.Repeat([]int{500}, 22)...),
	}
	for _, c := range []struct {
		context, folded int
		without         string
	}{
		{8192, 0, ""}, {5000, 16, ""}, {4800, 12, ""}, {3600, 18, ""}, {3100, 20, ""}, {2800, 20, "the lorebook"}, {1900, 18, "the lorebook Director and Editor"},
	} {
		p, err := l.Plan(room(c.context))
		var names []string
		for _, n := range p.Without {
			names = append(names, string(n))
		}
		if got := strings.Join(names, " "); err != nil || p.Folded != c.folded || got != c.without {
			t.Errorf("context %d: %+v, %v", c.context, p, err)
		}
	}
}

func TestWhatGaveWayIsNotCountedForTheNextSummary(t *testing.T) {
	l := compaction.Load{
		Fixed: []compaction.RequestPart{{Name: compaction.Prompt, Size: 1400}}, Spare: 2200,
		Yielding: []compaction.RequestPart{{Name: compaction.Lorebook, Size: 300}, {Name: compaction.Helpers, Size: 4400}},
		Messages: talk(slices.Repeat([]int{260}, 14)...),
	}
	p, err := l.Plan(room(2048))
	if err != nil || !slices.Contains(p.Without, compaction.Helpers) {
		t.Fatalf("%+v, %v", p, err)
	}
	if next := l.After(p).Next(room(2048)); next == 0 || next > 8 {
		t.Errorf("the next summary covers %d of 14 messages", next)
	}
	if l.Yielding[1].Size != 4400 {
		t.Error("the load itself has changed")
	}
}

func TestARefusalNamesTheLargestPartAndTheLimit(t *testing.T) {
	for part, words := range map[compaction.Name]string{
		compaction.Said: "This message has about 5000 tokens, more than the model's context of 4096.",
		compaction.Card: "The request exceeds the model's context of 4096 tokens, mostly through the character card with about 5000.",
	} {
		l := compaction.Load{Fixed: []compaction.RequestPart{{Name: compaction.Prompt, Size: 1000}, {Name: part, Size: 20000}}, Messages: talk(100, 100)}
		_, err := l.Plan(room(4096))
		if got := fault.Sentence(err); !strings.HasPrefix(got, words) || !fault.Is(err, fault.TooLarge) {
			t.Errorf("%s", got)
		}
	}
	guess := room(4096)
	guess.Capabilities.ContextSource = llm.GuessedContext
	l := compaction.Load{
		Fixed: []compaction.RequestPart{{Name: compaction.Said, Size: 20000}}, Messages: talk(100, 100, 100, 100),
		Yielding: []compaction.RequestPart{{Name: compaction.Lorebook, Size: 9}},
	}
	if p, err := l.Plan(guess); err != nil || p.Folded == 0 || len(p.Without) != 1 {
		t.Errorf("where a server gave no figure the least is sent, and it decides: %+v, %v", p, err)
	}
	if _, err := (compaction.Load{Fixed: []compaction.RequestPart{{Name: compaction.Said, Size: 1 << 30}}}).Plan(room(0)); err != nil {
		t.Errorf("without a known context: %v", err)
	}
}

func TestARefusalSaysWhatAMessageLeavesNoRoomBeside(t *testing.T) {
	l := compaction.Load{Fixed: []compaction.RequestPart{{Name: compaction.Prompt, Size: 4000}, {Name: compaction.Said, Size: 12000}}}
	_, err := l.Plan(room(4096)) // the limit is 12,900 bytes
	const want = "This message has about 3000 tokens, but the model's context of 4096 leaves only about 2225 for it."
	if got := fault.Sentence(err); !strings.HasPrefix(got, want) {
		t.Error(got)
	}
}

func TestAMessageThatNeverFittedIsLeftOut(t *testing.T) {
	asked := func(size int) compaction.Message {
		return compaction.Message{Size: size, Opens: true, Unanswered: true}
	}
	for _, c := range []struct {
		name   string
		before []compaction.Message
		want   []int
	}{
		{"one that is larger than the context", []compaction.Message{asked(40000)}, []int{0}},
		{"one that leaves no room", append(talk(500, 500, 500, 500), asked(11000)), []int{4}},
		{"one that would have fitted", append(talk(500, 500), asked(3000)), nil},
		{"one that fits once all before it is folded", append(talk(4000, 4000, 4000, 4000, 100, 100), asked(8000)), nil},
		{"one that got a reply", talk(11000, 500), nil},
		{"a short one behind a long one", []compaction.Message{asked(40000), asked(300)}, []int{0}},
		{"two", []compaction.Message{asked(40000), asked(40000), asked(300)}, []int{0, 1}},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := compaction.Load{Fixed: []compaction.RequestPart{{Name: compaction.Prompt, Size: 1000}}, Messages: slices.Clone(c.before)}
			if got := l.LeaveOut(room(4096)); !slices.Equal(got, c.want) {
				t.Fatalf("left out %v, want %v", got, c.want)
			}
			l.Fixed = append(l.Fixed, compaction.RequestPart{Name: compaction.Said, Size: 300})
			if _, err := l.Plan(room(4096)); err != nil {
				t.Errorf("the next message: %v", err)
			}
		})
	}
	l := compaction.Load{Messages: []compaction.Message{asked(1 << 20)}}
	if got := l.LeaveOut(room(0)); got != nil {
		t.Errorf("without a known context %v are left out", got)
	}
}

func TestOnlyTheNewestMessagesThatFitAreSent(t *testing.T) {
	sizes := []int{4000, 4000, 4000, 1000}
	for context, from := range map[int]int{0: 0, 1 << 20: 0, 4096: 1, 2048: 2, 512: 4} {
		if got := room(context).Newest(sizes, 1000); got != from {
			t.Errorf("context %d: from %d", context, got)
		}
	}
}

func TestAListOfEventsStaysWithinItsRoom(t *testing.T) {
	all := []compaction.MessageDigest{
		{Who: "Ann", Text: "I open the door. It creaks."}, {Who: "Mira", Text: "She laughs.", Direction: "Mira invites Ann in"}, {Text: "  "},
	}
	if got := compaction.Events("They met at the quay.", all, 500); got != "They met at the quay.\n- Ann: I open the door.\n- Mira: Mira invites Ann in" {
		t.Errorf("%s", got)
	}
	for range 100 {
		all = append(all, compaction.MessageDigest{Who: "Ann", Text: strings.Repeat("Ünder the bridge we walk and ", 20)})
	}
	for _, limit := range []int{0, 7, 40, 200, 1000, 5000} {
		before := strings.Repeat("A fact stands here. ", 40)
		got := compaction.Events(before, all, limit)
		if len(got) > limit {
			t.Errorf("%d bytes where %d are allowed", len(got), limit)
		}
		if limit >= 200 && !strings.HasPrefix(got, "A fact stands here.") {
			t.Errorf("what was folded before is lost: %s", got)
		}
	}
}

func TestASummaryMustBeShorterThanWhatItReplaces(t *testing.T) {
	for said, ok := range map[string]bool{"": false, " \n": false, "They met.": true, strings.Repeat("They met again. ", 40): true, strings.Repeat("x", 90): false} {
		got, accepted := compaction.Accept(said, 80, 60)
		if len(got) > 60 || accepted != ok && said[0] != 'x' {
			t.Errorf("%q: %q, %v", said, got, accepted)
		}
	}
	if _, ok := compaction.Accept("Longer than what was said.", 10, 60); ok {
		t.Error("a summary that is longer than the messages is taken")
	}
}

func TestAnOversizedRequestIsRefusedByItsLargestPart(t *testing.T) {
	messages := []llm.Message{{Role: "system", Text: "Be brief."}, {Role: "user", Text: strings.Repeat("material ", 4000)}}
	if err := room(4096).Check(messages, nil, compaction.Material); !fault.Is(err, fault.TooLarge) || !strings.Contains(fault.Sentence(err), "mostly through the material with about 9003.") {
		t.Errorf("%v", err)
	}
	for _, context := range []int{0, 32768} {
		if err := room(context).Check(messages, nil, compaction.Material); err != nil {
			t.Errorf("context %d: %v", context, err)
		}
	}
}
