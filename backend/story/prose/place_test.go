package prose_test

import (
	"slices"
	"strings"
	"testing"

	"terzetto/backend/story/prose"
)

// has says whether an audit has a finding of a kind whose place is the given words of the draft.
func has(in prose.AuditInput, kind, words string) bool {
	return slices.ContainsFunc(prose.Audit(in).Findings(), func(f prose.Finding) bool {
		return f.Kind == kind && strings.Contains(in.Draft[f.Start:f.End], words)
	})
}

// filler is prose of a length that people write without a fault.
const filler = "We carried the boxes up from the cellar before noon and set them along the wall. " +
	"My brother counted each of them twice because he trusted nobody with figures. "

func TestDetectorsFindWhatTheyAreNamedFor(t *testing.T) {
	for name, row := range map[string]struct {
		in          prose.AuditInput
		kind, words string
	}{
		"a gesture": {prose.AuditInput{Draft: "Her jaw tightened at the sight of him."}, prose.ScanGestures, "jaw tightened"},
		"a tag":     {prose.AuditInput{Draft: "“Go,” she said, her voice low and even."}, prose.ScanSpeechTags, "voice low"},
		"an opener": {prose.AuditInput{Draft: "For a long moment he looked away."}, prose.ScanStockOpeners, "For a long moment"},
		"a name":    {prose.AuditInput{Draft: "The woman, Elara, took the box."}, prose.ScanNames, "Elara"},
		"a new contrast": {
			prose.AuditInput{Draft: "The look was less a warning than a plea."}, prose.ScanContrast, "less a warning than",
		},
		"a contrast over two sentences": {
			prose.AuditInput{Draft: "It wasn't fear. It was hunger."}, prose.ScanContrast, "It was hunger.",
		},
		"a contrast of fragments": {prose.AuditInput{Draft: "She felt it. Not fear. Hunger."}, prose.ScanContrast, "Not fear."},
		"a contrast at the end":   {prose.AuditInput{Draft: "It sounded like a warning, not a plea."}, prose.ScanContrast, "not a plea"},
		"a contrast in a row":     {prose.AuditInput{Draft: "In the dark of the house it was still: no light, no sound, just rain."}, prose.ScanContrast, "just rain"},
		"overused words": {
			prose.AuditInput{Draft: "A shimmering tapestry of fleeting shadows swirled, meticulously etched, relentless and unspoken."},
			prose.ScanOverused, "meticulously",
		},
		"triads": {
			prose.AuditInput{Draft: strings.Repeat("He saw bread, cheese, and wine there. ", 4)}, prose.ScanTriads, "bread, cheese, and wine",
		},
		"dashes":    {prose.AuditInput{Draft: "A—b here. C—d there. E—f again. G—h once more."}, prose.ScanDashes, "E—f"},
		"fragments": {prose.AuditInput{Draft: filler + "Silence. No reply. Just dark. Then nothing. " + filler}, prose.ScanFragments, "Just dark."},
		"one length": {
			prose.AuditInput{Draft: strings.Repeat("The dog ran home again. A man came down late. ", 4)}, prose.ScanRhythm, "The dog",
		},
		"lonely paragraphs": {
			prose.AuditInput{Draft: strings.Repeat(filler+"\n\n", 7) + strings.Repeat("It rained on the roof again.\n\n", 6)},
			prose.ScanParagraphs, "It rained",
		},
		"a question again": {
			prose.AuditInput{Draft: "He looked up. “Well?”", Earlier: []string{"Now?", "“Who?”", "Where to?", "No."}}, prose.ScanEndings, "Well?",
		},
		"the person's words": {
			prose.AuditInput{
				Draft: "He crossed the flooded market square before the bell rang.",
				User:  "I crossed the flooded market square before the bell rang.",
			}, prose.ScanUserWords, "flooded market square",
		},
		"the card's words": {
			prose.AuditInput{
				Draft: "She is a retired smuggler with a wooden leg and a temper.",
				Card:  "Nan is a retired smuggler with a wooden leg.",
			}, prose.ScanCardWords, "retired smuggler",
		},
		"another tense": {
			prose.AuditInput{
				Draft:   "He is here. She goes and takes it. He says no and turns. She looks and sees.",
				Earlier: []string{strings.Repeat("He was there and had gone. ", 4), strings.Repeat("She went and took it, and was gone. ", 4)},
			}, prose.ScanTense, "He is here.",
		},
		"another person": {
			prose.AuditInput{
				Draft:   "I took my coat. I had my hat on me. I went by myself.",
				Earlier: []string{strings.Repeat("He took his coat and she her hat. ", 4), strings.Repeat("She saw him and he her. ", 4)},
			}, prose.ScanPerson, "I took",
		},
		"a German gesture": {prose.AuditInput{Draft: "Sie zog eine Augenbraue hoch und sah ihn an."}, prose.ScanGestures, "Augenbraue"},
		"a French gesture": {prose.AuditInput{Draft: "Elle retint son souffle et le regarda dans les yeux."}, prose.ScanGestures, "retint son souffle"},
		"a Spanish gesture": {
			prose.AuditInput{Draft: "Ella arqueó una ceja y lo miró en el espejo de la sala."}, prose.ScanGestures, "arqueó una ceja",
		},
	} {
		t.Run(name, func(t *testing.T) {
			if !has(row.in, row.kind, row.words) {
				t.Errorf("found %+v", prose.Audit(row.in).Findings())
			}
			row.in.Toggles = map[string]bool{row.kind: false}
			if has(row.in, row.kind, row.words) {
				t.Error("the toggle is off, and it is found all the same")
			}
		})
	}
}

func TestCitedWordsAreNotTheDrafts(t *testing.T) {
	ban := []prose.PhraseGroup{{ID: 1, Variants: []string{"jaw tightened"}}}
	for name, in := range map[string]prose.AuditInput{
		"code":               {Draft: "Then:\n```\nher jaw tightened\n```\nDone."},
		"code within":        {Draft: "He typed `her jaw tightened` and left."},
		"a table":            {Draft: "| a | her jaw tightened |\n|---|---|\n\nDone."},
		"a block quote":      {Draft: "> Her jaw tightened.\n\nDone."},
		"the person's quote": {Draft: "“Her jaw tightened,” he read aloud.", User: "I wrote that her jaw tightened. Is it good?"},
		"quoted by the person": {
			Draft: "The line about how her jaw tightened is good.", User: `What of "her jaw tightened" in my story?`,
		},
	} {
		t.Run(name, func(t *testing.T) {
			in.Phrases = ban
			if found := prose.Audit(in).Findings(); len(found) > 0 {
				t.Errorf("found %+v", found)
			}
		})
	}
	if !has(prose.AuditInput{Draft: "“Her jaw tightened,” he read aloud.", Phrases: ban}, prose.ScanBanned, "jaw tightened") {
		t.Error("speech that nobody wrote before is the draft's")
	}
}

func TestNamesThatSomebodyGaveStay(t *testing.T) {
	draft := "The woman, Elara, took the box."
	for name, in := range map[string]prose.AuditInput{
		"the person":         {Draft: draft, User: "I call for Elara."},
		"an earlier message": {Draft: draft, Said: []string{"Where is Elara?"}},
		"the card":           {Draft: draft, Card: "Elara is a smith."},
		"an earlier reply":   {Draft: draft, Earlier: []string{"Elara nods."}},
	} {
		if has(in, prose.ScanNames, "Elara") {
			t.Errorf("%s has the name", name)
		}
	}
}

func TestEnglishListsLeaveOtherLanguagesAlone(t *testing.T) {
	german := "Der Mann war nicht da. Die Frau ist in das Haus und die Tapestry mit dem Relentless der Elara auf dem Tisch. "
	for _, f := range prose.Audit(prose.AuditInput{Draft: strings.Repeat(german, 2)}).Findings() {
		if f.Kind == prose.ScanOverused || f.Kind == prose.ScanNames {
			t.Errorf("found %+v", f)
		}
	}
}

func TestOnePlaceHasOneFinding(t *testing.T) {
	in := prose.AuditInput{
		Draft:   "Her jaw tightened at the sight of him.",
		Phrases: []prose.PhraseGroup{{ID: 1, Variants: []string{"jaw tightened"}}},
	}
	if found := prose.Audit(in).Findings(); len(found) != 1 || found[0].Kind != prose.ScanBanned {
		t.Errorf("found %+v", found)
	}
}

func TestHeldOutWordsAreNeverFlagged(t *testing.T) {
	draft := strings.Repeat("A shimmering tapestry of fleeting shadows swirled, meticulously etched, relentless, acrid, ashen and unspoken. ", 3) +
		"Absently he ached; the acrid alleyway was audible, and billowing, blinding cacophony beckoned."
	if prose.HeldOut(draft) == 0 || prose.CountListed(draft) == 0 {
		t.Fatal("the draft must have words of both parts")
	}
	for _, f := range prose.Audit(prose.AuditInput{Draft: draft}).Findings() {
		if f.Kind == prose.ScanOverused && prose.HeldOut(draft[f.Start:f.End]) > 0 {
			t.Errorf("%q is held out", draft[f.Start:f.End])
		}
	}
}

func TestACommonWordOnTheListIsOneFindingASentence(t *testing.T) {
	in := prose.AuditInput{Draft: strings.Repeat("The dog and the cat and the bird. ", 5), Phrases: []prose.PhraseGroup{{ID: 1, Variants: []string{"the"}}}}
	n := 0
	for _, f := range prose.Audit(in).Findings() {
		if f.Kind == prose.ScanBanned {
			n++
		}
	}
	if n != 5 {
		t.Errorf("%d findings in 5 sentences", n)
	}
}

func TestASentenceOfAnEarlierReplyIsFoundOnce(t *testing.T) {
	const said = "The tide turned at nine by the harbour clock."
	found := 0
	for _, f := range prose.Audit(prose.AuditInput{Draft: "Rain fell. " + said, Earlier: []string{said, said}}).Findings() {
		if f.Kind == prose.ScanTemplates {
			found++
		}
	}
	if found != 1 {
		t.Errorf("it is found %d times", found)
	}
}
