package prose_test

import (
	"encoding/json"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/story/prose"
	"terzetto/backend/testing/casetest"
)

func same(t *testing.T, want, got any) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("unexpected result (-want +got):\n%s", diff)
	}
}

// four rounds a share as the rows do.
func four(x float64) float64 { return math.Round(x*1e4) / 1e4 }

type openerRow struct {
	Opener    string   `json:"opener"`
	Count     int      `json:"count"`
	MaxRun    int      `json:"max_run"`
	Fraction  float64  `json:"fraction"`
	Sentences []string `json:"sentences"`
}

func openerRows(openers []prose.Opener) []openerRow {
	rows := []openerRow{}
	for _, o := range openers {
		rows = append(rows, openerRow{o.Opener, o.Count, o.MaxRun, four(o.Fraction), o.Sentences})
	}
	return rows
}

func TestOpenersInARowAreFlagged(t *testing.T) {
	type input struct {
		Text           string `json:"text"`
		NWords         int    `json:"n_words"`
		MinConsecutive int    `json:"min_consecutive"`
	}
	type output struct {
		Flagged []openerRow    `json:"flagged"`
		Openers map[string]int `json:"openers"`
		Total   int            `json:"total"`
		Score   float64        `json:"score"`
	}
	casetest.Each(t, "audit.opening_monotony", func(t *testing.T, in input, want output) {
		got := prose.RepeatedOpeners(in.Text, in.NWords, in.MinConsecutive)
		same(t, want, output{openerRows(got.Flagged), got.Counts, got.Total, four(got.Score)})
	})
}

type templateRow struct {
	Template  string   `json:"template"`
	Count     int      `json:"count"`
	Fraction  float64  `json:"fraction"`
	Sentences []string `json:"sentences"`
}

func templateRows(templates []prose.Template) []templateRow {
	rows := []templateRow{}
	for _, o := range templates {
		rows = append(rows, templateRow{o.Template, o.Count, four(o.Fraction), o.Sentences})
	}
	return rows
}

func TestSentencesBuiltAlikeAreFlagged(t *testing.T) {
	type input struct {
		Text      string `json:"text"`
		MaxWords  int    `json:"max_words"`
		Threshold int    `json:"flag_threshold"`
	}
	type output struct {
		Flagged   []templateRow  `json:"flagged"`
		Templates map[string]int `json:"templates"`
		Total     int            `json:"total"`
		Unique    int            `json:"unique"`
		Score     float64        `json:"score"`
	}
	casetest.Each(t, "audit.template_repetition", func(t *testing.T, in input, want output) {
		got := prose.RepeatedTemplates(in.Text, in.MaxWords, in.Threshold)
		same(t, want, output{templateRows(got.Flagged), got.Counts, got.Total, got.Unique, four(got.Score)})
	})
}

func TestMessagesLaidOutAlikeAreFlagged(t *testing.T) {
	type input struct {
		Messages   []string `json:"messages"`
		Similarity float64  `json:"similarity_threshold"`
		Complexity int      `json:"min_complexity"`
	}
	type output struct {
		Rep  bool       `json:"rep"`
		Min  float64    `json:"min"`
		Mean float64    `json:"mean"`
		Skel []string   `json:"skel"`
		Sigs [][]string `json:"sigs"`
	}
	casetest.Each(t, "audit.structural_repetition", func(t *testing.T, in input, want output) {
		got := prose.RepeatedStructure(in.Messages, in.Similarity, in.Complexity)
		same(t, want, output{got.Repetitive, four(got.Minimum), four(got.Mean), got.Skeleton, got.Signatures})
	})
}

func TestContrastiveNegationIsFlagged(t *testing.T) {
	type input struct {
		Text string `json:"text"`
	}
	type row struct {
		Sentence string `json:"sentence"`
	}
	casetest.Each(t, "audit.contrastive_negation", func(t *testing.T, in input, want []row) {
		got := []row{}
		for _, c := range prose.Contrasts(in.Text) {
			got = append(got, row{c.Sentence})
		}
		same(t, want, got)
	})
}

// A bankRow is a phrase group as rows write it: a list of variants, or an object.
type bankRow prose.PhraseGroup

func (b *bankRow) UnmarshalJSON(raw []byte) error {
	if raw[0] == '[' {
		return json.Unmarshal(raw, &b.Variants)
	}
	var group struct{ Kind, Pattern string }
	err := json.Unmarshal(raw, &group)
	b.Kind, b.Pattern = group.Kind, group.Pattern
	return err
}

func phrases(rows []bankRow) []prose.PhraseGroup {
	var groups []prose.PhraseGroup
	for i, r := range rows {
		r.ID = int64(i + 1)
		groups = append(groups, prose.PhraseGroup(r))
	}
	return groups
}

type bannedRow struct {
	Sentence string   `json:"sentence"`
	Hits     []hitRow `json:"hits"`
}

type hitRow struct {
	Canonical string  `json:"canonical"`
	Variant   string  `json:"variant"`
	Score     float64 `json:"score"`
}

func bannedRows(banned []prose.BannedSentence) []bannedRow {
	rows := []bannedRow{}
	for _, b := range banned {
		row := bannedRow{Sentence: b.Sentence}
		for _, h := range b.Hits {
			row.Hits = append(row.Hits, hitRow{h.Canonical, h.Variant, four(h.Score)})
		}
		rows = append(rows, row)
	}
	return rows
}

func TestBannedPhrasesAreFlagged(t *testing.T) {
	type input struct {
		Text      string    `json:"text"`
		Bank      []bankRow `json:"phrase_bank"`
		Threshold float64   `json:"threshold"`
	}
	casetest.Each(t, "audit.banned_phrases", func(t *testing.T, in input, want json.RawMessage) {
		bank := prose.NewBank(phrases(in.Bank))
		got := bank.Scan(in.Text, in.Threshold)
		if want[0] == '[' {
			var rows []bannedRow
			if err := json.Unmarshal(want, &rows); err != nil {
				t.Fatal(err)
			}
			same(t, rows, bannedRows(got))
			return
		}
		var newer struct {
			Sentences []string `json:"flagged_sentences"`
			Segments  int      `json:"flagged_segments"`
			Skipped   []string `json:"skipped_patterns"`
			Ignored   []string `json:"ignored_patterns"`
		}
		if err := json.Unmarshal(want, &newer); err != nil {
			t.Fatal(err)
		}
		same(t, newer.Skipped, bank.SkippedPatterns())
		if newer.Segments > 0 && len(got) != newer.Segments {
			t.Errorf("flagged %d segments, want %d: %v", len(got), newer.Segments, got)
		}
		var sentences []string
		for _, b := range got {
			sentences = append(sentences, b.Sentence)
			for _, h := range b.Hits {
				if pattern := in.Bank[h.Group-1].Pattern; slices.Contains(newer.Ignored, pattern) {
					t.Errorf("the pattern %q must not hit", pattern)
				}
			}
		}
		if newer.Sentences != nil {
			same(t, newer.Sentences, sentences)
		}
	})
}

// runOfThree is what the rows of the audit were computed with; a turn flags four.
func runOfThree() prose.Limits {
	limits := prose.DefaultLimits()
	limits.OpenerRun = 3
	return limits
}

func TestAuditReportsWhatConcernsTheDraft(t *testing.T) {
	type input struct {
		Previous []string  `json:"previous_assistant_newest_first"`
		Draft    string    `json:"draft"`
		Bank     []bankRow `json:"phrase_bank"`
	}
	type output struct {
		Total      int           `json:"total_issues"`
		Openers    []openerRow   `json:"openers"`
		Templates  []templateRow `json:"templates"`
		Banned     []bannedRow   `json:"banned"`
		Structural bool          `json:"structural"`
		Sections   []string      `json:"report_sections"`
		AllClear   bool          `json:"all_clear_text"`
	}
	casetest.Each(t, "audit.contextual", func(t *testing.T, in input, want output) {
		got := prose.AuditWith(prose.AuditInput{Draft: in.Draft, Earlier: in.Previous, Phrases: phrases(in.Bank)}, runOfThree())
		report := got.String()
		same(t, want, output{
			got.Total(), openerRows(got.Openers), templateRows(got.Templates), bannedRows(got.Banned),
			got.Structural(), sections(report), !strings.Contains(report, "\n"),
		})
	})
}

// sections lists the headings of a report.
func sections(report string) []string {
	out := []string{}
	for line := range strings.Lines(report) {
		if title, ok := strings.CutSuffix(line, ":\n"); ok && !strings.HasPrefix(line, "-") {
			out = append(out, title)
		}
	}
	return out
}

func TestToggleSilencesItsScannerAlone(t *testing.T) {
	type input struct {
		Text    string          `json:"text"`
		Bank    []bankRow       `json:"phrase_bank"`
		Toggles map[string]bool `json:"toggles"`
	}
	type output struct {
		Banned  bool `json:"banned_reported"`
		Openers bool `json:"openers_reported"`
	}
	casetest.Each(t, "audit.toggles", func(t *testing.T, in input, want output) {
		audit := prose.AuditInput{Draft: in.Text, Phrases: phrases(in.Bank), Toggles: in.Toggles}
		got := prose.AuditWith(audit, runOfThree())
		same(t, want, output{len(got.Banned) > 0, len(got.Openers) > 0})
		audit.Toggles = nil
		if got := prose.AuditWith(audit, runOfThree()); len(got.Banned) == 0 {
			t.Error("an absent toggle must mean on")
		}
	})
}

func TestQuestionsThatEchoTheUserAreFlagged(t *testing.T) {
	type input struct {
		User  string `json:"user"`
		Draft string `json:"draft"`
	}
	type row struct {
		Question string `json:"question"`
		Run      int    `json:"run"`
	}
	casetest.Each(t, "audit.anti_echo", func(t *testing.T, in input, want []row) {
		got := []row{}
		for _, e := range prose.Echoes(in.User, in.Draft) {
			got = append(got, row{e.Question, e.Run})
		}
		same(t, want, got)
	})
}

func TestPhrasesOfEarlierMessagesAreFlagged(t *testing.T) {
	type input struct {
		Messages []string `json:"messages_old_to_new"`
		Draft    string   `json:"draft"`
	}
	type output struct {
		Phrases []string `json:"phrases"`
		AtLeast int      `json:"message_count_at_least"`
	}
	casetest.Each(t, "audit.phrase_repetition", func(t *testing.T, in input, want output) {
		var got []string
		for _, p := range prose.RepeatedPhrases(in.Messages, in.Draft) {
			got = append(got, p.Phrase)
			if p.Messages < want.AtLeast {
				t.Errorf("%q counted in %d messages, want at least %d", p.Phrase, p.Messages, want.AtLeast)
			}
		}
		same(t, want.Phrases, got)
	})
}

func TestEveryAreaOfTheCasesIsHeld(t *testing.T) {
	held := []string{
		"audit.anti_echo", "audit.banned_phrases", "audit.contextual", "audit.contrastive_negation", "audit.opening_monotony",
		"audit.phrase_repetition", "audit.structural_repetition", "audit.template_repetition", "audit.toggles", "format_consistency",
	}
	for _, c := range casetest.Cases(t) {
		if !slices.Contains(held, c.Area) {
			t.Errorf("no test holds %s", c.Area)
		}
	}
}
