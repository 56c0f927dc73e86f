package prose_test

import (
	"strings"
	"testing"

	"terzetto/backend/story/prose"
)

func TestFiguresOfContrastAreToldFromOrdinaryEnglish(t *testing.T) {
	for sentence, want := range map[string]bool{
		"It was not anger; it was grief.":                           true,
		"This is not a request but a command.":                      true,
		"Mara's not angry, she's tired.":                            true,
		"They weren't soldiers — they were boys.":                   true,
		"They weren't soldiers - they were boys.":                   true,
		"Not fear but hunger drove him.":                            true,
		"She didn't walk, she ran.":                                 true,
		"She didn't walk; ran.":                                     true,
		"The silence isn't empty: it is full of him.":               true,
		"The house isn't a home; the house is a trap.":              true,
		"It isn’t a smile — it’s a warning.":                        true,
		"“It isn't fear,” she said, “it is hunger.”":                true,
		"He had not slept; he had merely waited.":                   true,
		"He could not see anything but darkness.":                   false,
		"She could not help but smile.":                             false,
		"He tried not to laugh but failed.":                         false,
		"She did not answer, but her eyes softened.":                false,
		"He did not mind, but silence fell.":                        false,
		"She was not the woman he remembered, but he stayed.":       false,
		"I don't know, I think it's gone.":                          false,
		"You don't have to do this, you know.":                      false,
		"It was not until dawn that he left, and it was cold.":      false,
		"If it isn't too late, he said, it is worth a try.":         false,
		"She hasn't slept, eaten, or bathed.":                       false,
		"It isn't cold, it isn't warm.":                             false,
		"He isn't here, it is said?":                                false,
		"He was not alone; the room was full.":                      false,
		"Not only was he late, but he was drunk.":                   false,
		"It was not one two three four five six seven but a cloud.": false,
		"We're not thieves, we're merely hungry.":                   true,
		"I've not slept; I've waited.":                              true,
		"They haven't left; they've only moved.":                    true,
		"The walls aren't stone; they are bone.":                    true,
		"The king isn't cruel — he's afraid.":                       true,
		"It was not a furious, hopeless cry but a laugh.":           true,
		"He'll not fight but flee.":                                 true,
		"She was not angry when she spoke but tired.":               false,
		"It was not of the house but of the road.":                  true,
		"The man isn't well, the man's wife is ill.":                false,
		"He can't swim, he can't run.":                              false,
		"It ain't pity, it's contempt.":                             true,
		"Those aren't stars; those are fires.":                      true,
		"not":                                                       false, "Not but.": false, "It is not": false, "— not — but —": false, "is not, is": false,
	} {
		t.Run(sentence, func(t *testing.T) {
			if got := prose.Contrasts(sentence); (len(got) > 0) != want {
				t.Errorf("flagged %v, want %v", got, want)
			}
		})
	}
}

func TestBankFindsPhrasesInAnyDress(t *testing.T) {
	groups := func(variants ...string) []prose.PhraseGroup { return []prose.PhraseGroup{{ID: 7, Variants: variants}} }
	regex := func(pattern string) []prose.PhraseGroup {
		return []prose.PhraseGroup{{Kind: "regex", Pattern: pattern}}
	}
	for name, row := range map[string]struct {
		draft  string
		groups []prose.PhraseGroup
		want   []string // flagged sentences
	}{
		"a word in curly possessive":               {"The eye’s glint.", groups("eye"), []string{"The eye’s glint."}},
		"a word within another is not found":       {"He was eyeing it.", groups("eye"), nil},
		"a phrase does not begin within a word":    {"An extra mix of it.", groups("a mix of"), nil},
		"a phrase of two may go on":                {"Her heart skipped.", groups("heart skip"), []string{"Her heart skipped."}},
		"capitals and curly marks do not matter":   {"She CAN’T BREATHE now.", groups("can't breathe"), []string{"She CAN’T BREATHE now."}},
		"speech is reported without its quotes":    {"“A mix of both.” He left.", groups("a mix of"), []string{"A mix of both."}},
		"a phrase does not reach over a quote":     {"He saw a “mix of it.”", groups("a mix of"), nil},
		"a regex ignores case":                     {"VOICE low.", regex(`voice\s+LOW`), []string{"VOICE low."}},
		"a regex with a straight mark finds curly": {"It’s fine.", regex(`it's`), []string{"It’s fine."}},
		"a regex that matches nothing is no hit":   {"Plain.", regex(`x*`), nil},
		"a regex stays within one sentence":        {"Her voice fell. It was low.", regex(`voice.*low`), nil},
		"an empty regex is skipped":                {"Plain.", regex(""), nil},
		"a bank without variants finds nothing":    {"Plain.", groups(), nil},
		"blank variants find nothing":              {"Plain.", groups("", " … "), nil},
	} {
		t.Run(name, func(t *testing.T) {
			var got []string
			for _, b := range prose.NewBank(row.groups).Scan(row.draft, 0.25) {
				got = append(got, b.Sentence)
			}
			same(t, row.want, got)
		})
	}
}

func TestRunsOfThreeWordsCountWithinOneWindow(t *testing.T) {
	groups := []prose.PhraseGroup{{Variants: []string{"alpha beta gamma delta epsilon"}}}
	score := func(draft string) float64 {
		got := prose.NewBank(groups).Scan(draft, 0.25)
		if len(got) != 1 {
			t.Fatalf("want one flagged sentence, got %v", got)
		}
		return four(got[0].Hits[0].Score)
	}
	same(t, 0.6667, score("Alpha beta gamma x gamma delta epsilon."))
	same(t, 0.3333, score("Alpha beta gamma x x gamma delta epsilon."))
	same(t, 0.6667, score("Alpha beta gamma x x alpha beta gamma delta x."))
	if got := prose.NewBank(groups).Scan("Alpha beta gamma.", 0.34); got != nil {
		t.Errorf("a third is below the threshold, got %v", got)
	}
}

func TestNearlyEqualHitsAreMerged(t *testing.T) {
	got := prose.NewBank([]prose.PhraseGroup{
		{ID: 1, Variants: []string{"barely above a whisper"}},
		{ID: 2, Variants: []string{"was barely above a whisper"}},
		{ID: 3, Variants: []string{"predatory"}},
	}).Scan("Her voice was barely above a whisper of predatory joy.", 0.25)
	same(t, []prose.BannedSentence{{
		Sentence: "Her voice was barely above a whisper of predatory joy.",
		Hits: []prose.Hit{
			{Group: 1, Canonical: "barely above a whisper", Variant: "barely above a whisper", Score: 1, Start: 14, End: 36},
			{Group: 3, Canonical: "predatory", Variant: "predatory", Score: 1, Start: 40, End: 49},
		},
	}}, got)
}

func TestLongestContinuationJoinsTemplatesOfMoreWords(t *testing.T) {
	long := "One two three four five six seven"
	got := prose.RepeatedTemplates(long+". "+long+" a b c d e f g h i j k l m n.", 30, 2)
	if len(got.Flagged) != 1 || got.Flagged[0].Count != 2 {
		t.Errorf("flagged %v, want the shorter as a prefix of the longer", got.Flagged)
	}
}

// TestTemplatesMatchThePlainComparison holds the look-up by rare words against comparing each sentence with each cluster.
func TestTemplatesMatchThePlainComparison(t *testing.T) {
	const words = "abcdefghijkl"
	state := uint32(1)
	var sentences []string
	for range 400 {
		var s []string
		for range 1 + state%9 {
			state = state*1664525 + 1013904223
			s = append(s, string(words[(state>>16)%uint32(len(words))]))
		}
		state = state*1664525 + 1013904223
		sentences = append(sentences, strings.Join(s, " ")+".")
	}
	type cluster struct {
		first   []string
		members []string
	}
	var clusters []cluster
	for _, s := range sentences {
		template := strings.Fields(strings.TrimSuffix(s, "."))
		template = template[:min(8, len(template))]
		joined := false
		for i := range clusters {
			if jaccard(template, clusters[i].first) >= 0.5 {
				clusters[i].members = append(clusters[i].members, s)
				joined = true
				break
			}
		}
		if !joined {
			clusters = append(clusters, cluster{template, []string{s}})
		}
	}
	got := prose.RepeatedTemplates(strings.Join(sentences, " "), 8, 2)
	if got.Unique != len(clusters) {
		t.Errorf("%d clusters, want %d", got.Unique, len(clusters))
	}
	want := map[string]bool{}
	for _, c := range clusters {
		want[strings.Join(c.members, "|")] = true
	}
	for _, f := range got.Flagged {
		if !want[strings.Join(f.Sentences, "|")] {
			t.Errorf("unexpected cluster %v", f.Sentences)
		}
	}
}

func jaccard(a, b []string) float64 {
	union, shared := map[string]int{}, 0
	for _, w := range a {
		union[w] |= 1
	}
	for _, w := range b {
		union[w] |= 2
	}
	for _, sides := range union {
		if sides == 3 {
			shared++
		}
	}
	return float64(shared) / float64(len(union))
}

func TestRepeatedPhrasesAreJoinedAndNamesAreNot(t *testing.T) {
	for name, row := range map[string]struct {
		earlier []string
		draft   string
		want    []string
	}{
		"two words in two messages are chance": {[]string{"A copper bell."}, "The copper bell.", nil},
		"two words in three are not":           {[]string{"A copper bell.", "Copper bell!"}, "The copper bell.", []string{"copper bell"}},
		"speech is not read":                   {[]string{"\"The old copper bell rang.\""}, "The old copper bell rang.", nil},
		"overlapping runs are joined": {
			[]string{"Rain drums against cold glass panes tonight."},
			"Rain drums against cold glass panes again.",
			[]string{"rain drums against cold glass panes"},
		},
		"a name may be repeated":               {[]string{"With Mara Hale Brook.", "To Mara Hale Brook."}, "For Mara Hale Brook.", nil},
		"a run does not cross a sentence end":  {[]string{"The copper. Bell rang."}, "The copper bell rang.", nil},
		"one earlier message counts only once": {[]string{"A copper bell. A copper bell."}, "The copper bell.", nil},
		"no earlier message, no repetition":    {nil, "The copper bell rang. The copper bell rang.", nil},
		"an empty draft repeats nothing":       {[]string{"The copper bell rang."}, "", nil},
	} {
		t.Run(name, func(t *testing.T) {
			var got []string
			for _, p := range prose.RepeatedPhrases(row.earlier, row.draft) {
				got = append(got, p.Phrase)
			}
			same(t, row.want, got)
		})
	}
}

func TestAsidesAreNotEchoed(t *testing.T) {
	for name, row := range map[string]struct {
		user, draft string
		want        int
	}{
		"brackets within speech":             {`"Well. [the lighthouse] Fine."`, "The lighthouse?", 0},
		"double parentheses":                 {`"Well. ((the lighthouse)) Fine."`, "The lighthouse?", 0},
		"a remark marked OOC":                {`"Well. (ooc: the lighthouse) Fine."`, "The lighthouse?", 0},
		"plain parentheses are speech":       {`"Well (the lighthouse)."`, "The lighthouse?", 1},
		"an aside left open is speech":       {`"Well [the lighthouse."`, "The lighthouse?", 1},
		"a question that shouts":             {`"The lighthouse."`, "The lighthouse?!", 1},
		"a starred question":                 {`"The lighthouse."`, "*The lighthouse?* he thinks.", 1},
		"less than half of a long question":  {`"The lighthouse."`, "Do you see that lighthouse out there?", 0},
		"half of a long question":            {`"See that lighthouse there."`, "Do you see that lighthouse there tonight?", 1},
		"no question":                        {`"The lighthouse."`, "The lighthouse.", 0},
		"a run does not cross quoted spans":  {`"Old ferry" and "boat ticket"`, "Now ferry boat or what then?", 0},
		"a user who says nothing is no echo": {"", "The lighthouse?", 0},
	} {
		t.Run(name, func(t *testing.T) {
			if got := prose.Echoes(row.user, row.draft); len(got) != row.want {
				t.Errorf("found %v, want %d", got, row.want)
			}
		})
	}
}
