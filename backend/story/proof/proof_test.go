package proof_test

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/story/proof"
)

const (
	before = "Mara set the lamp down. Her voice was barely above a whisper. The tide turned.\n\nShe felt a mix of dread and hope. Rain fell."
	after  = "Mara set the lamp down. She kept her words low enough for one. The tide turned.\n\nShe felt a blend of dread and hope. Rain fell."
)

func reply() proof.Reply {
	return proof.Reply{ID: 7, Conversation: "c", Model: "m", Draft: before, Text: after, Refused: 2, Findings: []proof.Finding{
		{Kind: "banned_phrases", Sentence: "Her voice was barely above a whisper.", Repaired: true},
		{Kind: "banned_phrases", Sentence: "She felt a mix of dread and hope."},
		{Kind: "banned_phrases", Sentence: "Rain fell.", Repaired: true},         // nobody changed it
		{Kind: "banned_phrases", Sentence: "Nobody wrote this.", Repaired: true}, // it is not in the draft
		{Kind: "structural_repetition"},
	}}
}

func TestOnlyWhatTheTextsBearOutIsCounted(t *testing.T) {
	var c proof.Counter
	places := c.Add(reply())
	r := c.Report
	got := []int{r.Replies, r.Sentences, r.Changed, r.Deleted, r.Findings, r.Repaired, r.Left, r.Unchanged, r.Whole, r.Refused, r.Names, r.Numbers}
	if diff := cmp.Diff([]int{1, 5, 2, 0, 4, 1, 1, 1, 1, 2, 0, 0}, got); diff != "" {
		t.Error(diff)
	}
	var states []string
	for _, p := range places {
		states = append(states, p.State)
	}
	if diff := cmp.Diff([]string{"", "repaired", "", "left", "unchanged"}, states); diff != "" {
		t.Error(diff)
	}
	if p := places[1]; p.Number != 2 || p.Text != "She kept her words low enough for one." || p.Listed == 0 || p.ListedOut != 0 {
		t.Errorf("%+v", p)
	}
}

func TestEachFigureLeadsToItsPlaces(t *testing.T) {
	var c proof.Counter
	places := c.Add(proof.Reply{
		Draft: "Jonas stays. A mix of dread was felt. Anna has 3 boats. It rains. He goes.", Text: "Jonas stays. Dread was felt. Anna has 4 boats. It rains.",
		Findings: []proof.Finding{{Sentence: "A mix of dread was felt.", Repaired: true}, {Sentence: "It rains."}, {Sentence: "Anna has 3 boats."}},
	})
	for figure, want := range map[string][]int{
		"": {2, 3, 4, 5}, "changed": {2, 3, 5}, "deleted": {5}, "unasked": {5}, "repaired": {2}, "left": {3}, "unchanged": {4}, "listed": {2}, "held_out": nil, "facts": {3}, "x": nil,
	} {
		var got []int
		for _, p := range places {
			if p.Supports(figure) {
				got = append(got, p.Number)
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%q: %s", figure, diff)
		}
	}
}

func TestSentencesThatGoOrComeAreTold(t *testing.T) {
	for name, row := range map[string]struct {
		draft, text                string
		changed, deleted, sentence int
	}{
		"nothing":                  {"", "", 0, 0, 0},
		"one left out":             {"One goes. Two stays. Three stays.", "Two stays. Three stays.", 1, 1, 3},
		"one becomes two":          {"One stays. Two goes.", "One stays. Two came. It went.", 1, 0, 2},
		"one came in between":      {"One stays. Two stays.", "One stays. It came. Two stays.", 1, 0, 2},
		"one came first":           {"One stays. Two stays.", "It came. One stays. Two stays.", 1, 0, 2},
		"all are other sentences":  {"One goes. Two goes.", "Here it is.", 2, 1, 2},
		"Chinese":                  {"他走了。她留下。", "他走了。她离开。", 1, 0, 2},
		"a name and a number went": {"Jonas has 3 boats. He waits.", "Peter has 4 boats. He waits.", 1, 0, 2},
	} {
		t.Run(name, func(t *testing.T) {
			var c proof.Counter
			c.Add(proof.Reply{Draft: row.draft, Text: row.text})
			if c.Report.Changed != row.changed || c.Report.Deleted != row.deleted || c.Report.Sentences != row.sentence {
				t.Errorf("%+v", c.Report)
			}
		})
	}
}

func TestAnExportIsCountedAgain(t *testing.T) {
	var c proof.Counter
	c.Add(reply())
	d := proof.Document{Version: proof.Version, Report: c.Report, Replies: []proof.Reply{reply()}}
	data, err := json.Marshal(d)
	if err != nil {
		t.Fatal(err)
	}
	read, err := proof.Read(bytes.NewReader(data))
	if err != nil || len(read.Differences()) > 0 || read.Count() != c.Report {
		t.Errorf("%v: %v", err, read.Differences())
	}
	read.Replies[0].Text = before // as somebody edits it by hand
	var figures []string
	for _, one := range read.Differences() {
		figures = append(figures, one.Figure)
	}
	if diff := cmp.Diff([]string{"changed", "repaired", "left", "unchanged", "words_out", "listed_out", "held_out_out"}, figures); diff != "" {
		t.Error(diff)
	}
	for name, text := range map[string]string{"empty": "", "cut": string(data[:40]), "a list": "[1]", "something else": "{}", "newer": `{"terzetto_prose":99}`} {
		if _, err := proof.Read(strings.NewReader(text)); err == nil {
			t.Errorf("%s is read", name)
		}
	}
}
