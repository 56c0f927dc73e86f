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
		"two paragraphs":             {2, "She kept her words low.\n\nEnough for one.", "", editcheck.Bounds},
		"a name more":                {2, "Mara kept her words low enough for one.", "", editcheck.Names},
		"a name less":                {6, "He counted the two boats.", "", editcheck.Names},
		"another name":               {6, "Peter counted the two boats.", "", editcheck.Names},
		"another number":             {6, "Jonas counted the three boats.", "", editcheck.Numbers},
		"a number less":              {6, "Jonas counted the boats once.", "", editcheck.Numbers},
		"other speech":               {3, "“You walked the long road,” she said.", "", editcheck.Speech},
		"another speaker":            {3, "“You came by the long road,” he said.", "", editcheck.Speaker},
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
