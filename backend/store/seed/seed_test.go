package seed_test

import (
	"fmt"
	"iter"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/uuid"

	"terzetto/backend/chat"
	"terzetto/backend/store/seed"
	"terzetto/backend/story/prose"
	"terzetto/backend/text"
)

// texts walks everything a person or a model will read, by a name for failures.
func texts() iter.Seq2[string, string] {
	return func(yield func(string, string) bool) {
		all := map[string]string{"system prompt": seed.SystemPrompt(), "assistant prompt": seed.AssistantPrompt(), "agent prompt": seed.AgentSystemPrompt()}
		for _, f := range seed.DirectorFragments() {
			all["fragment "+f.ID] = strings.Join([]string{f.Label, f.Description, f.InjectionLabel}, "\n\n")
		}
		for _, m := range seed.Moods() {
			all["mood "+m.ID] = strings.Join([]string{m.Label, m.Description, m.PromptText, m.NegativePrompt}, "\n\n")
		}
		c := seed.Character()
		all["character"] = strings.Join([]string{c.Name, c.Description, c.Personality, c.Scenario, c.MesExample, c.CreatorNotes, c.FirstMes}, "\n\n")
		for i, greeting := range c.AlternateGreetings {
			all[fmt.Sprint("greeting ", i+2)] = greeting
		}
		world, entries := seed.World()
		for _, e := range entries {
			all["entry "+e.Name] = e.Content
		}
		p := seed.Persona()
		all["persona and world"] = p.Name + ": " + p.Description + "\n\n" + world.Name
		for name, text := range all {
			if !yield(name, text) {
				return
			}
		}
	}
}

func bank() []prose.PhraseGroup {
	var groups []prose.PhraseGroup
	for _, g := range seed.PhraseBank() {
		groups = append(groups, prose.PhraseGroup{ID: g.ID, Kind: g.Kind, Variants: g.Variants, Pattern: g.Pattern})
	}
	return groups
}

// The audit's own threshold.
const threshold = 0.25

func TestOurOwnWordsPassOurOwnAudit(t *testing.T) {
	for name, words := range texts() {
		for _, found := range prose.NewBank(bank()).Scan(words, threshold) {
			t.Errorf("%s: %q has %q", name, found.Sentence, found.Hits[0].Variant)
		}
		for _, found := range prose.Contrasts(words) {
			t.Errorf("%s: %q denies one thing to say another", name, found.Sentence)
		}
	}
}

func TestPhraseBankCompiles(t *testing.T) {
	groups := seed.PhraseBank()
	if n := len(groups); n < 38 || n > 60 {
		t.Errorf("%d groups", n)
	}
	if skipped := prose.NewBank(bank()).SkippedPatterns(); len(skipped) > 0 {
		t.Errorf("patterns that do not compile: %q", skipped)
	}
	ids, wordings := map[int64]bool{}, map[string]int64{}
	for _, g := range groups {
		if g.ID <= 0 || ids[g.ID] || !g.Enabled {
			t.Errorf("group %d has a bad or taken id, or is off", g.ID)
		}
		ids[g.ID] = true
		switch g.Kind {
		case "literal":
			if len(g.Variants) < 2 || len(g.Variants) > 6 || g.Pattern != "" {
				t.Errorf("group %d has %d variants and pattern %q", g.ID, len(g.Variants), g.Pattern)
			}
		case "regex":
			if _, err := regexp.Compile("(?i)" + g.Pattern); err != nil || g.Pattern == "" {
				t.Errorf("group %d: %v", g.ID, err)
			}
		default:
			t.Errorf("group %d is of kind %q", g.ID, g.Kind)
		}
		for _, v := range g.Variants {
			if other, taken := wordings[v]; taken {
				t.Errorf("%q stands in groups %d and %d", v, other, g.ID)
			}
			wordings[v] = g.ID
		}
	}
}

func TestPhraseBankCatchesItsKind(t *testing.T) {
	for sentence, want := range map[string]bool{
		"She let go of a breath she hadn't realized she was holding.": true,
		"He released the breath he didn’t know he held.":              true,
		"The words sent shivers through the crowd.":                   true,
		"It was not just a door, it was a promise.":                   true,
		"This is not merely a harbour but a home.":                    true,
		"Her voice was barely above a whisper.":                       true,
		"His eyes, widening, found the lamp.":                         true,
		"The air was thick with tension.":                             true,
		"Her knuckles turned white on the rail.":                      true,
		"I couldn’t help but laugh.":                                  true,

		"She didn't know the way to the harbour.":           false,
		"He sent a letter to the harbour mistress.":         false,
		"Smoke hung in the air above the quay.":             false,
		"A gull stood at the corner of the roof.":           false,
		"She took a breath and said the line.":              false,
		"It is not just.":                                   false,
		"He tugged at the rope until the bell rang.":        false,
		"At the end of the day the boats come in.":          false,
		"The weight of the crate surprised the boy.":        false,
		"Nothing else moved; the tide was nearly full now.": false,
		"Her eyes were on the boat, and white gulls rose.":  false,
		"They turned white flags to the wind.":              false,
	} {
		if found := prose.NewBank(bank()).Scan(sentence, threshold); (len(found) > 0) != want {
			t.Errorf("%q gave %+v", sentence, found)
		}
	}
}

func TestDirectorFragmentsCoverEveryKind(t *testing.T) {
	slug := regexp.MustCompile(`^[a-z][a-z0-9_]{0,63}$`)
	ids, kinds, enabled := map[string]bool{}, map[chat.FieldType]int{}, []string{}
	for i, f := range seed.DirectorFragments() {
		if !slug.MatchString(f.ID) || ids[f.ID] || f.ID == "moods" {
			t.Errorf("id %q is taken or no slug", f.ID)
		}
		if len(f.Label) > 100 || len(f.Description) > 500 || f.InjectionLabel == "" || f.SortOrder != i+1 {
			t.Errorf("%s is outside its limits", f.ID)
		}
		ids[f.ID] = true
		kinds[f.FieldType]++
		if f.Enabled {
			enabled = append(enabled, fmt.Sprint(f.ID, " ", f.FieldType, " ", f.Required))
		}
	}
	want := []string{
		"plot_summary string true", "user_intent string false", "keywords array false",
		"next_event string true", "writing_direction string true", "detected_repetitions array false",
	}
	if diff := cmp.Diff(want, enabled); diff != "" {
		t.Errorf("enabled (-want +got)\n%s", diff)
	}
	for _, kind := range []chat.FieldType{chat.FieldString, chat.FieldArray, chat.FieldProgressive, chat.FieldFeedback, chat.FieldDirectionNote} {
		if kinds[kind] == 0 {
			t.Errorf("no fragment of kind %s", kind)
		}
	}
}

func TestAtMostSixDirectorFieldsAreOnByDefault(t *testing.T) {
	var on []string
	for _, f := range seed.DirectorFragments() {
		scenic := f.FieldType == chat.FieldString || f.FieldType == chat.FieldArray || f.FieldType == chat.FieldProgressive
		if f.Enabled && scenic {
			on = append(on, f.ID)
		}
	}
	const most = 6 // each is read in every turn, and a small model fills no more with sense
	if len(on) == 0 || len(on) > most {
		t.Errorf("%d fields are on: %q", len(on), on)
	}
}

func TestMoodsAreWhole(t *testing.T) {
	ids := map[string]bool{}
	for i, m := range seed.Moods() {
		if ids[m.ID] || m.ID == "" || m.Label == "" || m.Description == "" || m.PromptText == "" || !m.Enabled || m.SortOrder != i+1 {
			t.Errorf("mood %+v is incomplete or taken", m)
		}
		ids[m.ID] = true
	}
	if len(ids) != 6 {
		t.Errorf("%d moods", len(ids))
	}
}

func TestSystemPromptStaysShort(t *testing.T) {
	for _, c := range []struct {
		name, prompt string
		most         int
	}{
		{"for a character", seed.SystemPrompt(), 200},
		{"without a character", seed.AssistantPrompt(), 60}, // about 80 tokens
		{"for Director and Editor", seed.AgentSystemPrompt(), 200},
	} {
		if n := text.CountWords(c.prompt); n > c.most {
			t.Errorf("the prompt %s has %d words", c.name, n)
		}
	}
}

func TestAPlainQuestionIsAskedWithoutWordsOfStories(t *testing.T) {
	for _, word := range []string{"story", "scene", "character", "role", "director", "narrator", "{{char}}", "{{user}}"} {
		if strings.Contains(strings.ToLower(seed.AssistantPrompt()), word) {
			t.Errorf("the prompt without a character says %q", word)
		}
	}
}

func TestFragmentsSayTheirLimitAndGiveAnExample(t *testing.T) {
	on := 0
	for _, f := range seed.DirectorFragments() {
		if !strings.Contains(f.Description, "Example: “") || !strings.Contains(f.Description, "at most") && !strings.Contains(f.Description, "one to four words") {
			t.Errorf("%s is described by %q", f.ID, f.Description)
		}
		if f.Enabled {
			on++
		}
	}
	if on > 6 {
		t.Errorf("%d fields are on by default", on)
	}
}

func TestSampleCharacterAndWorldBelongTogether(t *testing.T) {
	c := seed.Character()
	world, entries := seed.World()
	if _, err := uuid.Parse(c.ID); err != nil {
		t.Error(err)
	}
	if c.WorldID == nil || *c.WorldID != world.ID || world.Enabled {
		t.Errorf("the character's world is %v, the world %+v", c.WorldID, world)
	}
	*c.WorldID = 99
	if again := seed.Character(); *again.WorldID != world.ID {
		t.Error("two characters share a pointer")
	}
	if len(c.AlternateGreetings) != 2 || c.FirstMes == "" || c.MesExample == "" || len(c.Tags) == 0 {
		t.Error("the character is incomplete")
	}
	ids, constant, selective, patterns := map[int64]bool{}, 0, 0, 0
	for _, e := range entries {
		if ids[e.ID] || e.WorldID != world.ID || !e.Enabled || e.Content == "" || !e.Constant && len(e.Keywords) == 0 {
			t.Errorf("entry %+v is incomplete or taken", e)
		}
		ids[e.ID] = true
		for _, yes := range []struct {
			is    bool
			count *int
		}{{e.Constant, &constant}, {e.Selective && len(e.SecondaryKeys) > 0, &selective}, {e.UseRegex, &patterns}} {
			if yes.is {
				*yes.count++
			}
		}
		for _, key := range e.Keywords {
			if _, err := regexp.Compile(key); e.UseRegex && err != nil {
				t.Error(err)
			}
		}
	}
	if len(entries) < 6 || len(entries) > 10 || constant != 1 || selective == 0 || patterns == 0 {
		t.Errorf("%d entries, %d constant, %d selective, %d with patterns", len(entries), constant, selective, patterns)
	}
}

// Braces that are no known macro would be read aloud.
func TestSeededTextsUseKnownMacrosOnly(t *testing.T) {
	braces := regexp.MustCompile(`\{\{[^}]*\}?\}?`)
	for name, words := range texts() {
		for _, found := range braces.FindAllString(words, -1) {
			if found != "{{user}}" && found != "{{char}}" {
				t.Errorf("%s: %s", name, found)
			}
		}
	}
}
