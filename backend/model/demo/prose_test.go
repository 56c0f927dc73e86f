package demo_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// slips are the worn phrases that the writer may let through.
var slips = regexp.MustCompile(`barely above a whisper|a mix of|wasn't \w+ — it was|A shiver ran down|thick with tension`)

func write(t testing.TB, seed uint64, system string, said ...string) string {
	t.Helper()
	messages := []obj{msg("system", system)}
	for i, s := range said {
		messages = append(messages, msg([]string{"user", "assistant"}[i%2], s))
	}
	r := ask(t, client(seed), obj{"messages": messages})
	if r.text == "" {
		t.Fatalf("no text: %s", r.failure)
	}
	return r.text
}

func TestReplyPicksUpWhatWasSaid(t *testing.T) {
	for said, want := range map[string][]string{
		`I hand the brass compass to Ines. "Keep it."`:                  {"compass"},
		`"Have you heard from Tobias?" I ask.`:                          {"Tobias"},
		`I push open the heavy oak door.`:                               {"door"},
		`The violinist stopped in the middle of her concerto.`:          {"violinist", "concerto", "middle"},
		`*I kneel beside the wounded fox* Will it live?`:                {"fox"},
		`Tell me what became of the marmalade.`:                         {"marmalade"},
		`I fold the letters and hide them under a loose board.`:         {"letter", "board"},
		`“I never trusted the harbourmaster,” I say. “Or his parrots.”`: {"harbourmaster", "parrots"},
	} {
		for seed := range uint64(8) {
			text := write(t, seed, harbour, said)
			if !slices.ContainsFunc(want, func(w string) bool { return strings.Contains(text, w) }) {
				t.Errorf("%q with seed %d was answered without any of %v:\n%s", said, seed, want, text)
			}
			if !strings.Contains(text, "Ines") {
				t.Errorf("%q with seed %d was answered without the character:\n%s", said, seed, text)
			}
		}
	}
}

func TestPlaceOfTheSceneIsHeard(t *testing.T) {
	for said, want := range map[string]string{
		"I follow the trail between the trees, deeper into the forest.": `owl|leaves|trunks|[Mm]oss|beetle|Twigs|branches|Water`,
		"The train leaves the station and we find our compartment.":     `Wheels|Fields|cup|lamps|corridor|timetable|Rain|smoke`,
	} {
		if text := write(t, 4, "## Character: Kel\nA traveller.", said); !regexp.MustCompile(want).MatchString(text) {
			t.Errorf("%q was answered without its place:\n%s", said, text)
		}
	}
}

func TestSameSeedAndRequestsGiveTheSameReply(t *testing.T) {
	if a, b := write(t, 9, harbour, "I wait."), write(t, 9, harbour, "I wait."); a != b {
		t.Errorf("two servers with one seed differ:\n%s\n---\n%s", a, b)
	}
	if a, b := write(t, 9, harbour, "I wait."), write(t, 10, harbour, "I wait."); a == b {
		t.Error("two seeds give one reply")
	}
	if a, b := write(t, 9, harbour, "I wait."), write(t, 9, harbour, "I run."); a == b {
		t.Error("two messages give one reply")
	}
}

func TestRegeneratingGivesAnotherReply(t *testing.T) {
	c := client(2)
	seen := map[string]bool{}
	for range 10 {
		r := ask(t, c, obj{"messages": []obj{msg("system", harbour), msg("user", "I light the lantern.")}})
		if seen[r.text] {
			t.Fatalf("came twice:\n%s", r.text)
		}
		seen[r.text] = true
	}
}

func TestDirectionInfluencesTheReply(t *testing.T) {
	wrap := func(block string) string {
		return "<lorebook>\nThe quay is old.\n</lorebook>\n\n<direction>\n" + block + "\n</direction>\n\nI wait by the boats.\n\n(Reply in character, prose only.)"
	}
	for name, row := range map[string]struct{ block, want string }{
		"next event of the director": {"Next event: The fog comes in and hides the far side of the basin.", "the fog comes in and hides the far side of the basin"},
		"next event of a person":     {"Next event: A parade of ducks crosses the pier.", "parade of ducks crosses the pier"},
		"mood nobody heard of":       {"Mood: baroque-opera. Sing.", "baroque opera"},
		"mood of a known kind":       {"Mood: tense. Clipped.", `way out|small sound|back to the wall`},
	} {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(5) {
				if text := write(t, seed, harbour, wrap(row.block)); !regexp.MustCompile(row.want).MatchString(text) {
					t.Errorf("seed %d: no trace of %q:\n%s", seed, row.block, text)
				}
			}
		})
	}
}

func TestAskedLengthIsKept(t *testing.T) {
	for seed := range uint64(20) {
		text := write(t, seed, harbour, "I wait by the boats.\n\n(Keep this reply to at most 60 words.)\n\n(Reply in character, prose only.)")
		if prose, _, _ := strings.Cut(text, "\n\n*—"); len(strings.Fields(prose)) > 60 {
			t.Errorf("%d words:\n%s", len(strings.Fields(prose)), text)
		}
	}
}

func TestDemoSaysWhatItIs(t *testing.T) {
	for _, system := range []string{harbour, "You are helpful."} {
		if text := write(t, 1, system, "Tell me, are you an AI?"); !strings.Contains(text, "demo") || !strings.Contains(text, "AI") || !strings.Contains(text, "Settings") {
			t.Errorf("got:\n%s", text)
		}
	}
}

func TestGuideKnowsTheProduct(t *testing.T) {
	for said, want := range map[string]string{
		"How do I connect Ollama or LM Studio?": `11434|1234|Ollama`,
		"What does the director do?":            `Director`,
		"Can I import a character card?":        `PNG|lorebook`,
		"Does my data leave this machine?":      `one file|socket`,
		"Thank you!":                            `welcome`,
	} {
		for seed := range uint64(5) {
			if text := write(t, seed, "You are helpful.", said); !regexp.MustCompile(want).MatchString(text) {
				t.Errorf("%q was answered:\n%s", said, text)
			}
		}
	}
}

func TestOtherLanguagesAreToldKindly(t *testing.T) {
	notes := []string{"in English only", "nur auf Englisch", "qu’en anglais", "en inglés"}
	for said, want := range map[string]string{
		"Ich verstehe nicht, was du mit dem Brief willst.":     "nur auf Englisch",
		"Je ne sais pas où est la lettre, et tu le sais.":      "qu’en anglais",
		"¿Dónde está el barco? No lo veo por aquí.":            "en inglés",
		"手紙はどこですか":                                             "in English only",
		"Где письмо?":                                          "in English only",
		"I die a little each time. Was he on the no. 5 train?": "",
		"Café au lait, please.":                                "",
		"Hm.":                                                  "",
	} {
		text := write(t, 1, harbour, said)
		for _, note := range notes {
			if strings.Contains(text, note) != (note == want) {
				t.Errorf("%q: told %q, want %q:\n%s", said, note, want, text)
			}
		}
		if len(strings.Fields(text)) < 60 {
			t.Errorf("%q: the reply does not go on:\n%s", said, text)
		}
	}
}

var speech = regexp.MustCompile(`["“][^"”\n]*["”]`)

// openers are the first words of the narration's sentences.
func openers(text string) []string {
	var out []string
	for p := range strings.SplitSeq(text, "\n") {
		p = speech.ReplaceAllString(p, " ")
		for _, s := range regexp.MustCompile(`[.!?…][*_)]*\s+|$`).Split(p, -1) {
			if f := strings.Fields(strings.Trim(s, " *—,")); len(f) > 0 {
				out = append(out, strings.ToLower(strings.Trim(f[0], `*"'.,`)))
			}
		}
	}
	return out
}

func TestTwoHundredRepliesReadWell(t *testing.T) {
	said := []string{
		"I hand the compass to Ines.", "Where is Mara?", "Hello!", "\"I lost the ferry ticket,\" I say, ashamed.", "I laugh and pour more tea.",
		"We should leave before the storm.", "*sits down by the fire*", "Why did you lie about the letters?", "I study the map of the mountains.", "Thank you, Ines.",
	}
	slipped, distinct := 0, map[string]bool{}
	for conversation := range 10 {
		c := client(uint64(conversation))
		messages := []obj{msg("system", harbour)}
		for turn := range 20 {
			messages = append(messages, msg("user", said[(turn*3+conversation)%len(said)]))
			text := ask(t, c, obj{"messages": messages}).text
			messages = append(messages, msg("assistant", text))
			prose, label, found := strings.Cut(text, "\n\n*—")
			if !found || !strings.HasSuffix(label, "*") || !regexp.MustCompile(`(?i)demo`).MatchString(label) || !strings.Contains(label, "AI") {
				t.Errorf("no label at the end of:\n%s", text)
			}
			if n := len(strings.Fields(prose)); n < 75 || n > 195 {
				t.Errorf("%d words:\n%s", n, text)
			}
			if n := strings.Count(prose, "\n\n") + 1; n < 2 || n > 7 {
				t.Errorf("%d paragraphs:\n%s", n, text)
			}
			if bad := regexp.MustCompile(`[{}\[\]|]|  |\ba [aeio]\w|"\.|,\.|\.\.|""`).FindString(prose); bad != "" {
				t.Errorf("%q stands in:\n%s", bad, text)
			}
			if strings.Count(prose, `"`)%2 != 0 || strings.Count(prose, "*")%2 != 0 {
				t.Errorf("marks without a partner:\n%s", text)
			}
			run := 1
			o := openers(text)
			for i := 1; i < len(o); i++ {
				if run++; o[i] != o[i-1] {
					run = 1
				}
				if run >= 4 {
					t.Errorf("four sentences open with %q:\n%s", o[i], text)
				}
			}
			if n := len(slips.FindAllString(text, -1)); n > 2 {
				t.Errorf("%d slips:\n%s", n, text)
			} else if n > 0 {
				slipped++
			}
			distinct[text] = true
		}
	}
	if slipped < 60 || slipped > 140 {
		t.Errorf("%d of 200 replies have a slip, want about half", slipped)
	}
	if len(distinct) != 200 {
		t.Errorf("%d of 200 replies are distinct", len(distinct))
	}
	t.Logf("%d replies with a slip", slipped)
}

func TestCurlyQuotesAreKept(t *testing.T) {
	text := write(t, 1, harbour, "“Who goes there?” I ask.")
	if strings.Contains(text, `"`) || strings.Count(text, "“") != strings.Count(text, "”") {
		t.Errorf("got:\n%s", text)
	}
}

func TestLongHistoryStaysQuick(t *testing.T) {
	said := []string{}
	for i := range 2001 {
		said = append(said, fmt.Sprintf("Message %d about the sea.", i))
	}
	if text := write(t, 1, harbour, said...); !strings.Contains(text, "Ines") {
		t.Errorf("got:\n%s", text)
	}
}

func BenchmarkReply(b *testing.B) {
	c := client(1)
	for b.Loop() {
		ask(b, c, obj{"messages": []obj{msg("system", harbour), msg("user", "I light the lantern.")}})
	}
}
