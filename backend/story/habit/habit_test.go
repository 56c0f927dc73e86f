package habit_test

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/story/habit"
)

// madeUp is a word of its own for each number.
func madeUp(n int) string {
	return "w" + strings.Map(func(r rune) rune { return 'a' + r - '0' }, strconv.Itoa(n)) + "o"
}

// replies are n texts of a model, each of its own words and what it says, in a conversation of its own.
func replies(model string, n int, says string) (all []habit.Text) {
	for i := range n {
		var b strings.Builder
		for j := range 60 {
			fmt.Fprintf(&b, "The %s of the %s. ", madeUp(i*1000+j), madeUp(i*1000+500+j))
		}
		all = append(all, habit.Text{ID: int64(i + 1), Conversation: fmt.Sprint(model, i), Model: model, Content: b.String() + says})
	}
	return all
}

func learn(t *testing.T, names []string, all ...[]habit.Text) (found []string) {
	t.Helper()
	c := habit.NewCorpus(names)
	for _, some := range all {
		for _, text := range some {
			c.Add(text)
		}
	}
	return learnOf(t, c)
}

func learnOf(t *testing.T, c *habit.Corpus) (found []string) {
	t.Helper()
	habits, err := c.Learn(func() error { return nil })
	if err != nil {
		t.Fatal(err)
	}
	for _, h := range habits {
		found = append(found, fmt.Sprintf("%s: %s, %d in %d", h.Model, h.Phrase, h.Count, h.Conversations))
	}
	return found
}

const whisper = "She spoke barely above a whisper."

func TestWhatIsAHabit(t *testing.T) {
	for name, c := range map[string]struct {
		names []string
		texts [][]habit.Text
		want  []string
	}{
		"a phrase of many conversations is one": {texts: [][]habit.Text{replies("m", 6, whisper)}, want: []string{"m: she spoke barely above a whisper, 6 in 6"}},
		"a phrase of two conversations is none": {texts: [][]habit.Text{replies("m", 2, strings.Repeat(whisper+" ", 9))}},
		"a phrase that all say is one of nobody": {texts: [][]habit.Text{
			replies("m", 6, whisper), replies("n", 6, whisper), replies("o", 6, whisper),
			replies("p", 6, whisper), replies("q", 6, whisper),
		}},
		"a phrase with a name is none":                {names: []string{"Barely"}, texts: [][]habit.Text{replies("m", 6, "Barely nobody.")}},
		"a phrase with a capital within is a name":    {texts: [][]habit.Text{replies("m", 6, "Elara Voss.")}},
		"German nouns are no names":                   {texts: [][]habit.Text{german(replies("m", 6, "Ein raues Flüstern."))}, want: []string{"m: ein raues flüstern, 6 in 6"}},
		"code is not read":                            {texts: [][]habit.Text{replies("m", 6, "`barely above whispers`\n\n```\nbarely above whispers\n```\n")}},
		"quoted lines are not read":                   {texts: [][]habit.Text{replies("m", 6, "\n> barely above whispers\n")}},
		"one word again and again is none":            {texts: [][]habit.Text{replies("m", 6, strings.Repeat("ha ", 50))}},
		"common words alone are none":                 {texts: [][]habit.Text{replies("m", 6, strings.Repeat("Out of the. ", 9))}},
		"a phrase doesn't go over a comma":            {texts: [][]habit.Text{replies("m", 6, "Lanterns, burning, quietly.")}},
		"a phrase has no number":                      {texts: [][]habit.Text{replies("m", 6, "Some 17 lanterns.")}},
		"Chinese is not read":                         {texts: [][]habit.Text{replies("m", 6, "她的声音低得几乎听不见。")}},
		"a reply of a forgotten past doesn't count":   {texts: [][]habit.Text{forgotten(replies("m", 6, whisper))}},
		"one conversation counts once":                {texts: [][]habit.Text{inOne(replies("m", 9, whisper))}},
		"curly apostrophes are read as straight ones": {texts: [][]habit.Text{replies("m", 3, "She couldn’t quite breathe."), later(replies("m", 3, "She couldn't quite breathe."))}, want: []string{"m: she couldn't quite breathe, 6 in 6"}},
	} {
		t.Run(name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, learn(t, c.names, c.texts...)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// german gives every noun a capital.
func german(all []habit.Text) []habit.Text {
	for i := range all {
		all[i].Content = strings.ReplaceAll(all[i].Content, " w", " W")
	}
	return all
}

func forgotten(all []habit.Text) []habit.Text {
	for i := range all {
		all[i].Forgotten = true
	}
	return all
}

func inOne(all []habit.Text) []habit.Text {
	for i := range all {
		all[i].Conversation = "one"
	}
	return all
}

func later(all []habit.Text) []habit.Text {
	for i := range all {
		all[i].ID += 100
		all[i].Conversation += " later"
	}
	return all
}

func TestWhatComesFromElsewhereIsNoHabitThere(t *testing.T) {
	for name, add := range map[string]func(c *habit.Corpus, conversation string){
		"the person": func(c *habit.Corpus, conversation string) {
			c.Add(habit.Text{Conversation: conversation, Content: whisper})
		},
		"the card":        func(c *habit.Corpus, conversation string) { c.AddOrigins(conversation, "card") },
		"another's words": nil,
	} {
		t.Run(name, func(t *testing.T) {
			c := habit.NewCorpus(nil)
			c.Add(habit.Text{Origin: "card", Content: whisper})
			for _, r := range replies("m", 6, whisper) {
				c.Add(r)
				if add != nil {
					add(c, r.Conversation)
				}
			}
			if found := learnOf(t, c); (len(found) == 0) != (add != nil) {
				t.Error(found)
			}
		})
	}
}

func TestAForgottenPhraseHidesWhatIsLikeIt(t *testing.T) {
	c := habit.NewCorpus(nil)
	for _, r := range replies("m", 6, whisper) {
		c.Add(r)
	}
	c.Forget("m", "she spoke barely above a whisper", 6)
	if found := learnOf(t, c); found != nil {
		t.Error(found)
	}
	for _, r := range later(replies("m", 9, whisper)) {
		c.Add(r)
	}
	if diff := cmp.Diff([]string{"m: she spoke barely above a whisper, 9 in 9"}, learnOf(t, c)); diff != "" {
		t.Error(diff)
	}
}

func TestLearningEndsWhenItMayNotRest(t *testing.T) {
	c := habit.NewCorpus(nil)
	c.Add(habit.Text{Model: "m", Conversation: "c", Content: whisper})
	stopped := errors.New("a reply is being written")
	if _, err := c.Learn(func() error { return stopped }); !errors.Is(err, stopped) {
		t.Error(err)
	}
}

func TestAMatcherCountsWhatLearnFinds(t *testing.T) {
	m := habit.NewMatcher([]string{"barely above a whisper", "a whisper", "ha ha"})
	r := m.Read("Barely above a whisper; a whisper, above a\nwhisper. Ha ha ha. `a whisper`")
	if diff := cmp.Diff(map[string]int{"barely above a whisper": 1, "a whisper": 2, "ha ha": 2}, r.Counts); diff != "" || r.Words != 12 {
		t.Error(r.Words, diff)
	}
	text := "Nun: “Barely  above a whisper.”"
	if start, end, ok := habit.Find(text, "barely above a whisper"); !ok || text[start:end] != "Barely  above a whisper" {
		t.Error(start, end, ok)
	}
	if _, _, ok := habit.Find("", ""); ok {
		t.Error("nothing was found in nothing")
	}
	for text, want := range map[string]bool{"她的声音低得几乎听不见": true, "A 雨 in the whole English text.": false, "": false} {
		if got := m.Read(text).Unspaced; got != want {
			t.Errorf("%q is without spaces: %v", text, got)
		}
	}
}

func TestLargeAndOddTextsAreRead(t *testing.T) {
	c := habit.NewCorpus(nil)
	for i, text := range []string{
		strings.Repeat("ha ", 100_000), strings.Repeat("lorem ipsum dolor sit amet ", 40_000), strings.Repeat("x", 1<<20), strings.Repeat("`", 1<<16),
		strings.Repeat("> ", 1<<16), "\xff\xfe broken \xc3", strings.Repeat("she said нет 雨 ", 1000),
	} {
		for j := range 4 {
			c.Add(habit.Text{ID: int64(i*4 + j), Conversation: strconv.Itoa(j), Model: "m", Content: text})
		}
	}
	for _, found := range learnOf(t, c) {
		if strings.Contains(found, "ha ha") {
			t.Error(found)
		}
	}
}

func FuzzLearn(f *testing.F) {
	f.Add(whisper, "He said: “don’t — *ever* `code`”")
	f.Add("> quoted\n```\ncode\n```\n雨 rain", "\xff’-’")
	f.Fuzz(func(t *testing.T, a, b string) {
		c := habit.NewCorpus([]string{b})
		for i := range 6 {
			c.Add(habit.Text{ID: int64(i + 1), Conversation: strconv.Itoa(i), Model: "m", Content: a})
			c.Add(habit.Text{ID: int64(i + 10), Conversation: strconv.Itoa(i + 10), Content: b})
		}
		habits, err := c.Learn(func() error { return nil })
		if err != nil {
			t.Fatal(err)
		}
		for _, h := range habits {
			n := len(strings.Fields(h.Phrase))
			if n < habit.Shortest || n > habit.Longest || h.Conversations < habit.Conversations || h.Count < h.Conversations {
				t.Errorf("%+v", h)
			}
			if got := habit.NewMatcher([]string{h.Phrase}).Read(a).Counts[h.Phrase]; got*6 != h.Count {
				t.Errorf("%q is said %d times, and counted %d times in six", h.Phrase, got, h.Count)
			}
			if start, end, ok := habit.Find(a, h.Phrase); !ok || start >= end {
				t.Errorf("%q is not found in %q", h.Phrase, a)
			}
		}
	})
}

func BenchmarkLearn(b *testing.B) {
	var all []habit.Text
	for i := range 10_000 {
		var s strings.Builder
		for j := range 300 {
			s.WriteString(madeUp((i*7919+j*j*31)%(30+j*60)) + " ")
			if j%9 == 8 {
				s.WriteString("and so. ")
			}
		}
		all = append(all, habit.Text{ID: int64(i + 1), Conversation: strconv.Itoa(i / 50), Model: "m", Content: s.String()})
	}
	for b.Loop() {
		c := habit.NewCorpus(nil)
		for _, t := range all {
			c.Add(t)
		}
		if _, err := c.Learn(func() error { return nil }); err != nil {
			b.Fatal(err)
		}
	}
}
