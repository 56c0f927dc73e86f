package editcheck_test

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/story/editcheck"
	"terzetto/backend/text"
)

func read(t *testing.T, file string, into any) {
	t.Helper()
	data, err := os.ReadFile("testdata/" + file)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, into); err != nil {
		t.Fatal(err)
	}
}

func texts(t *testing.T) (all map[string]string) {
	read(t, "texts.json", &all)
	return all
}

func TestGoodRewritesAreAccepted(t *testing.T) {
	var rows []struct {
		Name, Draft, Edit string
		MaxWords          int `json:"max_words"`
	}
	read(t, "accepted.json", &rows)
	for _, row := range rows {
		t.Run(row.Name, func(t *testing.T) {
			if rule := (editcheck.Rewrite{Draft: row.Draft, Text: row.Edit, Complete: true, MaxWords: row.MaxWords}).Check(); rule != editcheck.Accepted {
				t.Errorf("the edit breaks %q", rule)
			}
			same := editcheck.Rewrite{Draft: row.Draft, Text: row.Draft, Complete: true, MaxWords: row.MaxWords}
			if rule := same.Check(); rule != editcheck.Accepted {
				t.Errorf("the draft itself breaks %q", rule)
			}
		})
	}
}

func TestARewriteThatIsNoVersionOfTheDraftIsRefused(t *testing.T) {
	in := texts(t)
	long, good := in["long"], in["rewrite"]
	instruction := "[Out of character. The story is paused.]\n\nWrite out the whole text again: the same events, the same speech, the same tense. The draft has 146 words."
	for name, row := range map[string]struct {
		edit string
		rule editcheck.Rule
	}{
		"a shorter version":                {good, editcheck.Accepted},
		"the draft itself":                 {long, editcheck.Accepted},
		"the word ok":                      {"ok", editcheck.TooShort},
		"the word done":                    {"Done.", editcheck.TooShort},
		"nothing":                          {" \n", editcheck.Empty},
		"broken bytes":                     {good + "\xff", editcheck.Unreadable},
		"a refusal":                        {"I'm sorry, but I can't help with rewriting this text.", editcheck.Refusal},
		"a refusal before a text":          {"I cannot continue this scene as written.\n\n" + good, editcheck.Refusal},
		"a refusal in German":              {"Es tut mir leid, aber ich kann diesen Text nicht bearbeiten.", editcheck.Refusal},
		"an introduction":                  {"Sure! Here is the rewritten text:", editcheck.Preamble},
		"an introduction before a text":    {"Sure! Here is the rewritten text:\n\n" + good, editcheck.Preamble},
		"an introduction on the same line": {"Here's the shortened version: " + good, editcheck.Preamble},
		"an introduction without a colon":  {"Here is a revised draft.\n\n" + good, editcheck.Preamble},
		"an introduction in bold":          {"**Revised version:**\n\n" + good, editcheck.Preamble},
		"an introduction as a heading":     {"## Rewritten Text\n\n" + good, editcheck.Preamble},
		"an introduction in French":        {"Voici la version raccourcie :\n\n" + good, editcheck.Preamble},
		"an introduction in Japanese":      {"以下が書き直した文章です：\n\n" + good, editcheck.Preamble},
		"an offer on a line of its own":    {"Of course, here you go:\n\n" + good, editcheck.Preamble},
		"a closing remark":                 {good + "\n\nLet me know if you'd like further changes!", editcheck.Preamble},
		"a count of words":                 {good + "\n\n(Word count: 98)", editcheck.Preamble},
		"a longer text":                    {long + "\n\n" + good, editcheck.TooLong},
		"another language":                 {in["foreign"], editcheck.Language},
		"thoughts":                         {"<think>I should shorten this.</think>\n" + good, editcheck.Tags},
		"the end of a tool call":           {good + "\n</tool_call>", editcheck.Tags},
		"a mark of a template":             {good + "<|im_end|>", editcheck.Tags},
		"a code block":                     {"```\n" + good + "\n```", editcheck.Fence},
		"what was asked":                   {good + " Write out the whole text again: the same events, the same speech, the same tense.", editcheck.Instruction},
		"a bracket to fill in":             {good + " [the rest of the text is unchanged]", editcheck.Instruction},
		"the name of the tool":             {good + " editor_rewrite.", editcheck.Instruction},
		"another text":                     {"A train crossed the plain at noon. Nobody looked out of its windows, because there was nothing but grass, wind and the shadow of a single cloud. In the dining car two men played cards for matches and lost them again. Far ahead the mountains turned from grey to blue, and somewhere a child began to sing about a fox and a goose until her father told her to sleep.", editcheck.Unrelated},
		"a text that breaks off":           {strings.TrimSuffix(good, " was no comfort."), editcheck.Unfinished},
		"a text that ends with a comma":    {strings.TrimSuffix(good, " and it was no comfort."), editcheck.Unfinished},
	} {
		t.Run(name, func(t *testing.T) {
			got := editcheck.Rewrite{Draft: long, Text: row.edit, Complete: true, MaxWords: 100, Instruction: instruction}.Check()
			if got != row.rule {
				t.Errorf("the rule is %q, not %q", got, row.rule)
			}
			if (got.Sentence() == "") != (got == editcheck.Accepted) {
				t.Errorf("%q has the sentence %q", got, got.Sentence())
			}
		})
	}
	if got := (editcheck.Rewrite{Draft: long, Text: good, MaxWords: 100}).Check(); got != editcheck.Incomplete {
		t.Errorf("a form that was cut breaks %q", got)
	}
}

func TestAGreatShorteningIsAcceptedWhenItWasAskedFor(t *testing.T) {
	in := texts(t)
	draft := strings.Repeat(in["long"]+"\n\n"+in["contrast"]+"\n\n"+in["prose"]+"\n\n", 3)
	if got := (editcheck.Rewrite{Draft: draft, Text: in["rewrite"], Complete: true, MaxWords: 100}).Check(); got != editcheck.Accepted {
		t.Errorf("down to a limit: %q", got)
	}
	if got := (editcheck.Rewrite{Draft: draft, Text: in["rewrite"], Complete: true}).Check(); got != editcheck.TooShort {
		t.Errorf("without being asked: %q", got)
	}
}

func TestPatches(t *testing.T) {
	in := texts(t)
	draft := in["contrast"]
	one := func(search, replace string) []text.Patch { return []text.Patch{{Search: search, Replace: replace}} }
	same := func(rules ...editcheck.Rule) []editcheck.Refused {
		var out []editcheck.Refused
		for i, r := range rules {
			out = append(out, editcheck.Refused{Index: i, Rule: r})
		}
		return out
	}
	for name, row := range map[string]struct {
		draft   string // empty: the one of the case
		patches []text.Patch
		found   []string
		want    string // empty: the draft
		refused []editcheck.Refused
	}{
		"two sentences are mended": {patches: []text.Patch{
			{Search: "It isn't a house, it is a trap.", Replace: "The house closes behind you like a trap."},
			{Search: "The silence isn't empty: it is full of him.", Replace: "He fills the silence without a word."},
		}, want: in["mended"]},
		"most of the text is removed": {patches: one("The landlord waits at the foot of the stairs with a lamp in his hand. It isn't a house, it is a trap. You hear water running behind the panels, and the boards give a little under your boots.", ""), refused: same(editcheck.Emptied)},
		"all of the text is removed":  {patches: one(draft, ""), refused: same(editcheck.Emptied)},
		"tags and orders": {patches: []text.Patch{
			{Search: "It isn't a house, it is a trap.", Replace: "<think>I should vary this.</think> The house is a trap."},
			{Search: "The silence isn't empty: it is full of him.", Replace: "[replace with a new sentence]"},
		}, refused: same(editcheck.Tags, editcheck.Instruction)},
		"words cut in two": {patches: []text.Patch{
			{Search: "sn't a house, it is a tr", Replace: "trap it stays, a tr"},
			{Search: "lence isn't empty: it is full of h", Replace: "lent as h"},
		}, refused: same(editcheck.Bounds, editcheck.Bounds)},
		"a passage that is not there": {patches: one("This sentence is not in the draft.", "Another one stands here."), refused: same(editcheck.NotFound)},
		"a phrase within a clause":    {patches: one("give a little under your boots", "bend with every step"), want: strings.Replace(draft, "give a little under your boots", "bend with every step", 1)},
		"a sentence is removed":       {patches: one("It isn't a house, it is a trap. ", ""), want: strings.Replace(draft, "It isn't a house, it is a trap. ", "", 1)},
		"the full stop is lost":       {patches: one("It isn't a house, it is a trap.", "The house is a trap"), refused: same(editcheck.Bounds)},
		"the words run together":      {patches: one("It isn't a house, it is a trap. ", "The house is a trap."), want: strings.Replace(draft, "It isn't a house, it is a trap. ", "The house is a trap.", 1)},
		"an introduction":             {patches: one("It isn't a house, it is a trap.", "Here is the revised sentence: The house is a trap."), refused: same(editcheck.Preamble)},
		"a refusal":                   {patches: one("It isn't a house, it is a trap.", "I'm sorry, but I can't help with that."), refused: same(editcheck.Refusal)},
		"another language":            {patches: one("It isn't a house, it is a trap.", "Das Haus schließt sich hinter dir wie eine Falle, aus der niemand mehr herausfindet."), refused: same(editcheck.Language)},
		"good ones are applied beside bad ones": {patches: []text.Patch{
			{Search: "It isn't a house, it is a trap.", Replace: "</think>"},
			{Search: ""},
			{Search: "The silence isn't empty: it is full of him.", Replace: "He fills the silence without a word."},
		}, want: strings.Replace(draft, "The silence isn't empty: it is full of him.", "He fills the silence without a word.", 1), refused: same(editcheck.Tags)},
		"a much longer text":                {patches: one("It isn't a house, it is a trap.", strings.Repeat("The house waits, and the cellar waits below it. ", 8)+"It is a trap."), refused: same(editcheck.TooLong)},
		"two places":                        {draft: "The rain fell. She slept. The rain fell.", patches: one("The rain fell.", "Rain came."), refused: same(editcheck.Ambiguous)},
		"two places, one of them was found": {draft: "The rain fell on the pier. She slept, and the rain fell again.", patches: one("rain fell", "rain went on"), found: []string{"She slept, and the rain fell again."}, want: "The rain fell on the pier. She slept, and the rain went on again."},
		"two places, both were found":       {draft: "The rain fell on the pier. She slept, and the rain fell again.", patches: one("rain fell", "rain went on"), found: []string{"The rain fell on the pier.", "She slept, and the rain fell again."}, refused: same(editcheck.Ambiguous)},
		"Japanese has no spaces":            {draft: "雨が雨戸を叩いている。真央はやかんを下ろし、あなたを見つめた。", patches: one("やかんを下ろし", "やかんを置き"), want: "雨が雨戸を叩いている。真央はやかんを置き、あなたを見つめた。"},
		"a German phrase":                   {draft: "Ihr lief ein Schauer über den Rücken, als die Tür aufging. Niemand trat ein.", patches: one("Ihr lief ein Schauer über den Rücken", "Sie hielt den Atem an"), want: "Sie hielt den Atem an, als die Tür aufging. Niemand trat ein."},
		"speech that goes on":               {draft: "\"Leave now.\" Mara did not turn around. The boat was gone.", patches: one("\"Leave now.\" Mara did not turn around.", "\"Leave,\" Mara said without turning."), want: "\"Leave,\" Mara said without turning. The boat was gone."},
	} {
		t.Run(name, func(t *testing.T) {
			p := editcheck.Patches{Draft: row.draft, Patches: row.patches, Complete: true, Found: row.found}
			if p.Draft == "" {
				p.Draft = draft
			}
			if row.want == "" {
				row.want = p.Draft
			}
			got, refused := p.Apply()
			if diff := cmp.Diff(row.want, got); diff != "" {
				t.Errorf("the text (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(row.refused, refused); diff != "" {
				t.Errorf("refused (-want +got):\n%s", diff)
			}
		})
	}
	if got, refused := (editcheck.Patches{Draft: draft, Patches: one("It isn't a house, it is a trap.", "Gulls.")}).Apply(); got != draft || len(refused) != 1 || refused[0].Rule != editcheck.Incomplete {
		t.Errorf("a form that was cut: %q, %v", got, refused)
	}
}

func FuzzProof(f *testing.F) {
	f.Add("The rain fell. She slept.", "rain fell", "snow came", "Snow came. She slept.")
	f.Add("雨。", "雨", "雪", "雪。")
	f.Add("", "", "\xff", "```")
	f.Fuzz(func(t *testing.T, draft, search, replace, edit string) {
		if r := (editcheck.Rewrite{Draft: draft, Text: edit, Complete: true, MaxWords: 5, Instruction: search}).Check(); r != editcheck.Accepted && r.Sentence() == "" {
			t.Errorf("%q has no sentence", r)
		}
		got, refused := editcheck.Patches{Draft: draft, Patches: []text.Patch{{Search: search, Replace: replace}}, Complete: true, Found: []string{edit}}.Apply()
		if len(refused) > 0 && got != draft {
			t.Errorf("a refused patch changed the draft to %q", got)
		}
	})
}
