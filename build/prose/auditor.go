package main

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"time"

	"terzetto/backend/base/lists"
	"terzetto/backend/store/seed"
	"terzetto/backend/story/prose"
	"terzetto/backend/text"
)

// The model that was tuned against clichés, and the one that it was made of.
const (
	twin   = "gemma-3-27b-it-antislop"
	origin = "gemma-3-27b-it"
)

// groupSize is how many texts in a row a group has.
const groupSize = 20

// worded are the scanners of words and phrases; the others see the shapes of sentences and of replies.
var worded = []string{
	prose.ScanBanned, prose.ScanOverused, prose.ScanNames, prose.ScanGestures, prose.ScanStockOpeners, prose.ScanSpeechTags,
}

// seen is what the auditor found in a text.
type seen struct {
	model                    string
	words                    int
	kinds                    map[string]int
	phrases, listed, heldOut int
}

func (s seen) perThousand(n int) float64 { return float64(n) * 1000 / float64(max(1, s.words)) }

// bank is the phrase bank that is shipped.
func bank() (groups []prose.PhraseGroup) {
	for _, g := range seed.PhraseBank() {
		groups = append(groups, prose.PhraseGroup{ID: g.ID, Kind: g.Kind, Variants: g.Variants, Pattern: g.Pattern})
	}
	return groups
}

func audit(model, draft string, earlier []string) seen {
	s := seen{
		model: model, words: text.CountWords(draft), kinds: map[string]int{},
		listed: prose.CountListed(draft), heldOut: prose.HeldOut(draft),
	}
	report := prose.Audit(prose.AuditInput{Draft: draft, Earlier: earlier, Phrases: bank()})
	for _, f := range report.Findings() {
		s.kinds[f.Kind]++
		if slices.Contains(worded, f.Kind) {
			s.phrases++
		}
	}
	return s
}

// auditDrafts audits each draft as the first reply of a conversation.
func auditDrafts(m material) []seen {
	return lists.Map(m.drafts, func(d draft) seen { return audit(d.Model, d.Text, nil) })
}

// auditChapters audits the pieces of each chapter with the pieces before them as the earlier replies.
func auditChapters(m material) (all []seen) {
	for _, c := range m.chapters {
		var before []string // newest first
		for _, p := range pieces(c) {
			all = append(all, audit("", p, before))
			before = slices.Insert(before, 0, p)
		}
	}
	return all
}

// sum adds up what was seen in several texts.
func sum(all []seen) (out seen) {
	out.kinds = map[string]int{}
	for _, s := range all {
		out.model, out.words, out.phrases = s.model, out.words+s.words, out.phrases+s.phrases
		out.listed, out.heldOut = out.listed+s.listed, out.heldOut+s.heldOut
		for kind, n := range s.kinds {
			out.kinds[kind] += n
		}
	}
	return out
}

// total counts the findings of all kinds.
func (s seen) total() int {
	return lists.Sum(slices.Collect(maps.Values(s.kinds)), func(n int) int { return n })
}

// follows is how well the findings, or the entries of the list that may be flagged, follow the held-out part of the list.
func follows(all []seen) (findings, list float64) {
	held := lists.Map(all, func(s seen) float64 { return s.perThousand(s.heldOut) })
	return spearman(lists.Map(all, func(s seen) float64 { return s.perThousand(s.phrases) }), held),
		spearman(lists.Map(all, func(s seen) float64 { return s.perThousand(s.listed) }), held)
}

func groups(all []seen) (out []seen) {
	for group := range slices.Chunk(all, groupSize) {
		out = append(out, sum(group))
	}
	return out
}

// auditorLines are the measures of the auditor.
func auditorLines(m material) (out []line) {
	add := func(name, goal, format string, values ...any) {
		out = append(out, line{name: name, goal: goal, measured: fmt.Sprintf(format, values...)})
	}
	if len(m.drafts) == 0 {
		add("auditor on drafts", "", noData)
	} else {
		drafts := auditDrafts(m)
		findings, list := follows(drafts)
		add("findings of words and phrases follow the held-out words, per text", fmt.Sprintf("≥ %.2f", 0.9*list),
			"%.2f (the rest of the list: %.2f)", findings, list)
		findings, list = follows(groups(drafts))
		add("findings of words and phrases follow the held-out words, per 20 texts", "≥ 0.85",
			"%.2f (the rest of the list: %.2f)", findings, list)
		models := map[string][]seen{}
		for _, d := range drafts {
			models[d.model] = append(models[d.model], d)
		}
		for _, name := range slices.Sorted(maps.Keys(models)) {
			s := sum(models[name])
			add("findings per 1,000 words of "+name, "≥ 3", "%.1f of words and phrases, %.1f of shapes (%.1f listed words)",
				s.perThousand(s.phrases), s.perThousand(s.total()-s.phrases), s.perThousand(s.listed+s.heldOut))
			out = append(out, line{name: "  by detector", measured: byKind(s)})
		}
		if a, b := sum(models[twin]), sum(models[origin]); a.words > 0 && b.words > 0 {
			add("fewer findings of words and phrases in the anti-cliché twin", "≥ 60 %", "%.0f %%",
				100*(1-a.perThousand(a.phrases)/b.perThousand(b.phrases)))
		}
	}
	if len(m.chapters) == 0 {
		add("findings per 1,000 words of human prose", "≤ 1", noData)
	} else {
		s := sum(auditChapters(m))
		add("findings per 1,000 words of human prose", "≤ 1", "%.2f", s.perThousand(s.total()))
		out = append(out, line{name: "  by detector", measured: byKind(s)})
	}
	if len(m.drafts) > groupSize {
		out = append(out, line{name: "audit of 2,000 tokens with 20 earlier replies", rival: "2 s", goal: "≤ 50 ms", measured: auditTime(m)})
	}
	return out
}

// byKind lists the findings per 1,000 words by their scanner, the most frequent first.
func byKind(s seen) string {
	kinds := slices.SortedFunc(maps.Keys(s.kinds), func(a, b string) int {
		return cmp.Or(s.kinds[b]-s.kinds[a], strings.Compare(a, b))
	})
	return strings.Join(lists.Map(kinds, func(kind string) string {
		return fmt.Sprintf("%s %.2f", kind, s.perThousand(s.kinds[kind]))
	}), ", ")
}

// auditTime is the median time of an audit of 2,000 tokens, made of real drafts.
func auditTime(m material) string {
	const tokens, bytesOfAToken, times = 2000, 4, 9
	long := func(from int) string {
		var b strings.Builder
		for i := from; b.Len() < tokens*bytesOfAToken; i++ {
			b.WriteString(m.drafts[i%len(m.drafts)].Text + "\n\n")
		}
		return strings.ToValidUTF8(b.String()[:tokens*bytesOfAToken], "")
	}
	in := prose.AuditInput{Draft: long(0), Phrases: bank(), User: `"Tell me about the ferry," I say.`}
	for i := range 20 {
		in.Earlier = append(in.Earlier, long(2+i*7))
	}
	var took []time.Duration
	for range times {
		begun := time.Now()
		prose.Audit(in)
		took = append(took, time.Since(begun))
	}
	slices.Sort(took)
	return took[times/2].Round(100 * time.Microsecond).String()
}

// spearman is the correlation of the ranks of two lists.
func spearman(a, b []float64) float64 {
	ra, rb := ranks(a), ranks(b)
	mean := float64(len(a)+1) / 2
	var ab, aa, bb float64
	for i := range ra {
		ab += (ra[i] - mean) * (rb[i] - mean)
		aa += (ra[i] - mean) * (ra[i] - mean)
		bb += (rb[i] - mean) * (rb[i] - mean)
	}
	return ab / math.Sqrt(aa*bb)
}

// ranks gives each value its place from 1 on; equal ones share the mean of theirs.
func ranks(values []float64) []float64 {
	order := make([]int, len(values))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int { return cmp.Compare(values[a], values[b]) })
	out := make([]float64, len(values))
	for from := 0; from < len(order); {
		to := from
		for to < len(order) && values[order[to]] == values[order[from]] {
			to++
		}
		for _, i := range order[from:to] {
			out[i] = float64(from+to+1) / 2
		}
		from = to
	}
	return out
}
