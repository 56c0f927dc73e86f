package editcheck_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/story/editcheck"
)

const letter = "Mara set the lamp down. Her voice was barely above a whisper.\n\n" +
	"“You came by the long road,” she said. “Nobody comes at 7 in this weather.” She felt a mix of dread and hope.\n\n" +
	"Jonas counted the two boats. A shiver ran down his spine, cold and slow. The tide turned.\n"

func asked(numbers ...int) map[int]editcheck.Permission {
	all := map[int]editcheck.Permission{}
	for _, n := range numbers {
		all[n] = editcheck.Permission{}
	}
	return all
}

func TestSentencesOfADraftAreNumbered(t *testing.T) {
	for name, row := range map[string]struct {
		draft string
		want  []string
	}{
		"nothing":                       {"", nil},
		"marks behind a sentence":       {"“Go.” *She left.* He stayed.", []string{"“Go.”", "*She left.*", "He stayed."}},
		"lines of verse":                {"The lamps are out\nThe sea is in", []string{"The lamps are out", "The sea is in"}},
		"a screenplay":                  {"INT. PIER - NIGHT\n\nMARA\nYou came.", []string{"INT.", "PIER - NIGHT", "MARA", "You came."}},
		"code and tables have none":     {"Look.\n```\nx := 1.\n```\n| a | b |\nDone.", []string{"Look.", "Done."}},
		"Chinese":                       {"他走了。她留下。", []string{"他走了。", "她留下。"}},
		"a scene break is no sentence":  {"One.\n\n***\n\nTwo.", []string{"One.", "Two."}},
		"a quote opens behind a quote":  {"“One.” “Two.”", []string{"“One.”", "“Two.”"}},
		"straight quotes open and shut": {"\"One,\" he said. \"Two.\"", []string{"\"One,\" he said.", "\"Two.\""}},
	} {
		t.Run(name, func(t *testing.T) {
			n := editcheck.Number(row.draft)
			var got []string
			for i := range n.Count() {
				got = append(got, n.Text(i+1))
			}
			if diff := cmp.Diff(row.want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestAnAnswerIsReadInTheFormsOfModels(t *testing.T) {
	want := editcheck.Answer{Edits: []editcheck.Edit{{3, "She waited."}, {5, "He left."}}}
	for name, arguments := range map[string]string{
		"as asked":                   `{"edits":[{"n":3,"text":"She waited."},{"n":5,"text":"He left."}]}`,
		"numbers in words":           `{"edits":[{"n":"Sentence 3","text":"She waited."},{"n":"5.","text":"He left."}]}`,
		"numbers within numbers":     `{"edits":[{"n":{"n":3},"text":"She waited."},{"n":{"number":"5"},"text":"He left."}]}`,
		"pairs":                      `{"edits":[[3,"She waited."],[5,"He left."]]}`,
		"keys":                       `{"edits":{"3":"She waited.","5":"He left."}}`,
		"keys without a name":        `{"3":"She waited.","5":{"text":"He left."}}`,
		"a list":                     `[{"number":3,"replacement":"She waited."},{"sentence":5,"text":"He left."}]`,
		"lines":                      `{"edits":["3. She waited.","**5.** He left."]}`,
		"a text of lines":            `{"edits":"3. She waited.\n5) He left."}`,
		"JSON within a text":         `{"edits":"[{\"n\":3,\"text\":\"She waited.\"},{\"n\":5,\"text\":\"He left.\"}]"}`,
		"under the name of the form": `{"patches":[{"n":3,"replace":"She waited."},{"n":5,"replace":"He left."}]}`,
	} {
		t.Run(name, func(t *testing.T) {
			if diff := cmp.Diff(want, editcheck.ReadAnswer(json.RawMessage(arguments))); diff != "" {
				t.Error(diff)
			}
		})
	}
	if got := editcheck.ReadAnswer(json.RawMessage(`{"delete":[2,"4"],"patches":[{"search":"a","replace":"b"}]}`)); got.Size() != 3 || len(got.Deletions) != 2 {
		t.Errorf("%+v", got)
	}
}

func TestAnEditOfASentenceProvesItself(t *testing.T) {
	for name, row := range map[string]struct {
		number int
		text   string
		want   string // the new sentence; empty: it is refused
		rule   editcheck.Rule
	}{
		"plain words":                {2, "She kept her words low enough for one.", "She kept her words low enough for one.", ""},
		"its number before it":       {2, "2. She kept her words low enough for one.", "She kept her words low enough for one.", ""},
		"in quotes":                  {2, `"She kept her words low enough for one."`, "She kept her words low enough for one.", ""},
		"without an end":             {2, "she kept her words low enough for one", "She kept her words low enough for one.", ""},
		"a sentence that isn't here": {99, "She waited.", "", editcheck.NotFound},
		"number nought":              {0, "She waited.", "", editcheck.NotFound},
		"one that was not asked for": {1, "Mara put the lamp down.", "", editcheck.NotAsked},
		"no words":                   {2, "…", "", editcheck.Empty},
		"the same":                   {2, "Her voice was barely above a whisper.", "", editcheck.Unchanged},
		"an apology":                 {2, "I'm sorry, but I can't help with that.", "", editcheck.Refusal},
		"tags":                       {2, "<think>low</think> She kept her words low.", "", editcheck.Tags},
		"an apology behind it":       {2, "She kept her words low for one. I apologize for it.", "", editcheck.Refusal},
		"another language":           {2, "Sie sprach so leise, dass man es nicht hören konnte.", "", editcheck.Language},
		"the mark of a list":         {2, "- She kept her words low enough for one.", "She kept her words low enough for one.", ""},
		"bold":                       {2, "**She kept her words low enough for one.**", "", editcheck.Punctuation},
		"a heading":                  {2, "# She kept her words low enough for one.", "", editcheck.Punctuation},
		"a code span":                {2, "She kept her `words` low enough for one.", "", editcheck.Punctuation},
		"another number within":      {2, "She kept 3. her words low enough.", "", editcheck.Numbers},
		"a name behind a dash":       {2, "She kept low – Wenzel's words for one.", "", editcheck.Names},
		"a name behind a colon":      {2, "She kept low: Wenzel's words for one.", "", editcheck.Names},
		"an introduction":            {2, "Here is the revised sentence: She kept her words low.", "", editcheck.Preamble},
		"an everyday word first":     {2, "Next she kept her words low for one.", "Next she kept her words low for one.", ""},
		"a given name first":         {2, "Mary kept her words low enough for one.", "", editcheck.Names},
		"two paragraphs":             {2, "She kept her words low.\n\nEnough for one.", "", editcheck.Bounds},
		"a name more":                {2, "Mara kept her words low enough for one.", "", editcheck.Names},
		"a name less":                {6, "He counted the two boats.", "", editcheck.Names},
		"another name":               {6, "Peter counted the two boats.", "", editcheck.Names},
		"another number":             {6, "Jonas counted the three boats.", "", editcheck.Numbers},
		"a number less":              {6, "Jonas counted the boats once.", "", editcheck.Numbers},
		"other speech":               {3, "“You walked the long road,” she said.", "", editcheck.Speech},
		"another speaker":            {3, "“You came by the long road,” he said.", "", editcheck.Speaker},
		"the text of another one":    {5, "Her voice was just above a whisper.", "", editcheck.OfAnother},
		"only the tag":               {3, "“You came by the long road,” she told them.", "“You came by the long road,” she told them.", ""},
		"speech becomes narration":   {3, "You came by the long road, she said.", "", editcheck.Punctuation},
		"narration becomes speech":   {5, "“Dread,” she said, and “hope.”", "", editcheck.Punctuation},
		"another person":             {5, "He counted the lamps of the pier.", "", editcheck.Speaker},
		"far too long":               {5, "She counted the lamps of the pier again, and then the boats, and then the gulls, until all were numbered.", "", editcheck.TooLong},
		"far too short":              {7, "He froze.", "", editcheck.TooShort},
		"colliding marks":            {7, "The cold went through him from the nape,, slowly.", "", editcheck.Punctuation},
	} {
		t.Run(name, func(t *testing.T) {
			r := editcheck.Revision{
				Draft: letter, Edits: []editcheck.Edit{{row.number, row.text}}, Complete: true, Asked: asked(2, 3, 5, 6, 7), Known: []string{"Mara"},
			}
			got := r.Apply(nil)
			if row.want == "" {
				if got.Text != letter || len(got.Refused) != 1 || got.Refused[0].Rule != row.rule || got.Refused[0].Number != row.number {
					t.Errorf("%+v, %+v", got.Changes, got.Refused)
				}
				return
			}
			if len(got.Changes) != 1 || got.Changes[0].New != row.want || got.Text != strings.Replace(letter, got.Changes[0].Old, row.want, 1) {
				t.Errorf("%+v, %+v", got.Changes, got.Refused)
			}
			if c := got.Changes[0]; got.Text[c.Place.Start:c.Place.End] != c.New {
				t.Errorf("the place holds %q", got.Text[c.Place.Start:c.Place.End])
			}
		})
	}
}

func TestAnAnswerOfTheWrongShapeChangesNothingElse(t *testing.T) {
	good := editcheck.Edit{Number: 2, Text: "She kept her words low enough for one."}
	for name, row := range map[string]struct {
		edits     []editcheck.Edit
		deletions []int
		changes   int
		rules     []editcheck.Rule
	}{
		"sentence 99":                {[]editcheck.Edit{good, {99, "It rained."}}, nil, 1, []editcheck.Rule{editcheck.NotFound}},
		"one twice, in other words":  {[]editcheck.Edit{good, {2, "She said it low enough for one only."}}, nil, 1, []editcheck.Rule{editcheck.Repeated}},
		"one twice, in equal words":  {[]editcheck.Edit{good, good}, nil, 1, nil},
		"one changed and left out":   {[]editcheck.Edit{good}, []int{2}, 1, []editcheck.Rule{editcheck.Emptied}},
		"all that were not asked of": {[]editcheck.Edit{{1, "Mara put it down."}, good, {4, "“Nobody comes.”"}}, nil, 1, []editcheck.Rule{editcheck.NotAsked, editcheck.NotAsked}},
		"nothing but to leave out":   {nil, []int{2, 5, 6, 7}, 0, []editcheck.Rule{editcheck.Emptied, editcheck.Emptied, editcheck.Emptied, editcheck.Emptied}},
	} {
		t.Run(name, func(t *testing.T) {
			r := editcheck.Revision{Draft: letter, Edits: row.edits, Deletions: row.deletions, Complete: true, Asked: asked(2, 5, 6, 7)}
			got := r.Apply(nil)
			var rules []editcheck.Rule
			for _, refused := range got.Refused {
				rules = append(rules, refused.Rule)
			}
			if diff := cmp.Diff(row.rules, rules); diff != "" || len(got.Changes) != row.changes {
				t.Errorf("%d changes, rules %s", len(got.Changes), diff)
			}
		})
	}
}

func TestOneSentenceMayBeLeftOutForTwelveRepairs(t *testing.T) {
	for name, row := range map[string]struct {
		draft               string
		repaired, deleted   int
		number, wantChanges int
		rule                editcheck.Rule
	}{
		"after twelve":              {letter, 12, 0, 8, 1, ""},
		"after eleven":              {letter, 11, 0, 8, 0, editcheck.Emptied},
		"a second one after twelve": {letter, 12, 1, 8, 0, editcheck.Emptied},
		"with a number":             {letter, 12, 0, 6, 0, editcheck.Numbers},
		"with speech":               {letter, 12, 0, 3, 0, editcheck.Speech},
		"with a name of its own":    {strings.Replace(letter, "two ", "", 1), 12, 0, 6, 0, editcheck.Names},
		"with one half of a pair":   {"*The lamp went out. She waited.* The tide turned.", 12, 0, 1, 0, editcheck.Punctuation},
	} {
		t.Run(name, func(t *testing.T) {
			r := editcheck.Revision{
				Draft: row.draft, Deletions: []int{row.number}, Complete: true, Repaired: row.repaired, Deleted: row.deleted, Asked: asked(1, 3, 6, 8),
			}
			got := r.Apply(nil)
			if len(got.Changes) != row.wantChanges || row.rule != "" && (len(got.Refused) != 1 || got.Refused[0].Rule != row.rule) {
				t.Errorf("%+v", got)
			}
		})
	}
}

func TestDraftsOfEveryKindTakeAnEditOfOneSentence(t *testing.T) {
	for name, row := range map[string]struct{ draft, old, fresh string }{
		"one sentence":  {"Her voice was barely above a whisper.", "Her voice was barely above a whisper.", "She kept her words low enough for one."},
		"four hundred":  {strings.Repeat("The tide came in. ", 399) + "It was a dance of light.", "It was a dance of light.", "It was a play of the lamps."},
		"verse":         {"The lamps are out,\nthe sea is a tapestry,\nand no one waits.", "the sea is a tapestry,", "the sea is a grey cloth,"},
		"a screenplay":  {"INT. PIER - NIGHT\n\nMARA\n(softly)\nYou came.\n\nA dance of lamps.", "A dance of lamps.", "A row of lamps."},
		"Chinese":       {"他走了。她的声音轻如耳语。夜深了。", "她的声音轻如耳语。", "她的声音非常轻柔。"},
		"mixed scripts": {"Она ждала. She said 你好 in a hush. Всё.", "She said 你好 in a hush.", "She said 你好 quite low."},
		"code":          {"Look at it.\n\n```go\nx := \"a dance\"\n```\n\nIt was a dance.", "It was a dance.", "It was a walk."},
		"a table":       {"| a | b |\n|---|---|\n| 1 | 2 |\n\nIt was a dance.", "It was a dance.", "It was a walk."},
		"a quotation":   {"> You said it was a dance.\n\nIt was a dance.", "It was a dance.", "It was a walk."},
		"German":        {"Die Lampe brannte. Ihre Stimme war kaum mehr als ein Flüstern. Jonas ging.", "Ihre Stimme war kaum mehr als ein Flüstern.", "Ihre Worte waren so leise, dass nur er sie hörte."},
	} {
		t.Run(name, func(t *testing.T) {
			numbered := editcheck.Number(row.draft)
			at := strings.LastIndex(row.draft, row.old)
			number := numbered.At(at)
			if numbered.Text(number) != row.old {
				t.Fatalf("sentence %d is %q", number, numbered.Text(number))
			}
			all := asked()
			for n := range numbered.Count() {
				all[n+1] = editcheck.Permission{}
			}
			got := editcheck.Revision{Draft: row.draft, Edits: []editcheck.Edit{{number, row.fresh}}, Complete: true, Asked: all}.Apply(nil)
			if want := row.draft[:at] + row.fresh + row.draft[at+len(row.old):]; got.Text != want {
				t.Errorf("%q, %+v", got.Text, got.Refused)
			}
			for _, answer := range []string{"", "…", "I'm sorry, but I can't edit this text.", "```\n" + row.fresh + "\n```", row.fresh + "\n\n" + row.fresh, "\xff"} {
				bad := editcheck.Revision{Draft: row.draft, Edits: []editcheck.Edit{{number, answer}, {numbered.Count() + 1, row.fresh}}, Complete: true, Asked: all}.Apply(nil)
				if bad.Text != row.draft || len(bad.Refused) != 2 {
					t.Errorf("%q makes %q, %+v", answer, bad.Text, bad.Refused)
				}
			}
		})
	}
}
