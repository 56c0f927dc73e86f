package main

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"

	"terzetto/backend/base/lists"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/prose"
)

// A tally adds up what an editor did to several drafts.
type tally struct {
	drafts, answered, stored    int // sentences that it wrote again, and those of them that the turn has
	sentences, changed, deleted int
	untouched, kept             int // sentences that the editor was not shown, and those of them that are the same to a byte
	refused                     map[string]int
	harm                        map[string]int
	damage                      []string
	failed                      int // turns

	findingTally
	tokenTally
}

// A findingTally counts findings.
type findingTally struct {
	found, left, fresh, worse int // before, after, and new ones in changed sentences; drafts with more of them than before
}

// A tokenTally counts tokens that an Editor reads and writes, and those of the form in which it copied sentences.
type tokenTally struct {
	in, out, oldIn, oldOut, read int
}

func newTally() tally { return tally{refused: map[string]int{}, harm: map[string]int{}} }

// add adds what became of a draft.
func (t *tally) add(p played) {
	t.drafts++
	if p.err != nil || p.draft == "" {
		t.failed++
		return
	}
	c := compare(p)
	t.sentences += len(sentencesOf(p.draft))
	t.changed, t.deleted, t.fresh = t.changed+c.changed, t.deleted+c.deleted, t.fresh+c.fresh
	before, after := len(p.before), len(p.after)
	t.found, t.left = t.found+before, t.left+after
	if after > before {
		t.worse++
	}
	for kind, n := range c.harm {
		t.harm[kind] += n
	}
	t.damage = append(t.damage, c.damage...)
	for _, r := range p.log.RefusedEdits {
		t.refused[string(r.Rule)]++
	}
	t.addUntouched(p)
	t.addStored(p)
	t.addTokens(p)
}

// addUntouched counts the sentences that the editor was not shown, and looks for each of them in the text in its order.
func (t *tally) addUntouched(p played) {
	rest := p.text
	for _, s := range sentencesOf(p.draft) {
		touched := slices.ContainsFunc(p.asked, func(r request) bool {
			return slices.ContainsFunc(r.sentences, func(q sentence) bool { return strings.Contains(q.text, s) || strings.Contains(s, q.text) })
		})
		if touched {
			continue
		}
		t.untouched++
		if at := strings.Index(rest, s); at >= 0 {
			t.kept, rest = t.kept+1, rest[at+len(s):]
		}
	}
}

// editsOf reads an answer.
func editsOf(a answer) []edit {
	var in struct{ Edits []edit }
	_ = json.Unmarshal([]byte(a.form), &in) // an answer in words has none
	return in.Edits
}

// addStored counts the sentences that the editor wrote again: those that are in the text and in which nothing is found.
func (t *tally) addStored(p played) {
	last := map[string]string{} // the last answer for each sentence of the draft
	for _, r := range p.asked {
		for _, e := range editsOf(r.answered) {
			for _, s := range r.sentences {
				if s.number == e.N {
					last[s.text] = e.Text
				}
			}
		}
	}
	for _, fresh := range last {
		if _, again := last[fresh]; again { // it was edited once more
			continue
		}
		t.answered++
		mended := !slices.ContainsFunc(p.after, func(f prose.Finding) bool {
			return f.Kind != prose.ScanNames && overlaps(p.text, fresh, f) && !isName(p.text[f.Start:f.End])
		})
		if strings.Contains(p.text, fresh) && mended {
			t.stored++
		} else {
			t.damage = append(t.damage, fmt.Sprintf("not stored (%v): %s", mended, fresh))
		}
	}
}

// isName reports whether the words of a finding are a name, which no editor may change.
func isName(words string) bool {
	return slices.ContainsFunc(letterWord.FindAllString(words, -1), func(w string) bool {
		return strings.ToLower(w) != w && prose.PerMillion(w) == 0
	})
}

// addTokens counts what the editor reads and writes, and what it read and wrote when it was told of the findings of the whole
// draft, had to copy each sentence to be replaced from it, and to write the new one behind it.
func (t *tally) addTokens(p played) {
	for _, r := range p.asked {
		t.read += tokens(p.draft)
		t.in += tokens(r.text)
		t.out += tokens(r.answered.form)
		t.oldIn += tokens(oldRequest(p.report))
		var patches []map[string]string
		for _, e := range editsOf(r.answered) {
			for _, s := range r.sentences {
				if s.number == e.N {
					patches = append(patches, map[string]string{"search": s.text, "replace": e.Text})
				}
			}
		}
		if len(patches) > 0 {
			t.oldOut += tokens(string(must(json.Marshal(map[string]any{"patches": patches}))))
		}
	}
}

// oldRequest is the form's request as it was.
func oldRequest(report string) string {
	return "[Out of character. The reply above is a draft. Edit it.]\n\n" + llm.CallFor("editor_apply_patch") +
		". For each finding below give one patch: `search` is copied from the draft character by character and long enough to occur " +
		"once; `replace` says the same in fresh, plain words. Never put another worn phrase in its place. Leave everything else " +
		"alone.\n\n" + report
}

func tokens(s string) int { return llm.Target{}.Tokens(len(s)) }

// playAll plays each draft with an editor, as many at a time as the machine has processors.
func playAll(drafts []draft, play func(draft) played) (t tally) {
	t = newTally()
	all := make([]played, len(drafts))
	var wait sync.WaitGroup
	places := make(chan struct{}, runtime.GOMAXPROCS(0))
	for i, d := range drafts {
		places <- struct{}{}
		wait.Go(func() {
			defer func() { <-places }()
			all[i] = play(d)
		})
	}
	wait.Wait()
	for _, p := range all {
		t.add(p)
	}
	return t
}

func byScript(s *stage, drafts []draft, name string, edit script) tally {
	return playAll(drafts, func(d draft) played { return s.play(context.Background(), name, d, edit) })
}

// deletes is an obedient editor that leaves out as often as it may: at first half of what it is shown, then all of it, beside what
// it repairs.
func (o *obedience) deletes(r request) answer {
	edits, numbers := o.edits(r), numbersOfSentences(r)
	if r.round == 0 {
		edits, numbers = edits[len(edits)/2:], numbers[:len(numbers)/2]
	}
	return fill(edits, numbers...)
}

func percent(a, b int) string {
	return fmt.Sprintf("%.1f %% (%d of %d)", 100*float64(a)/float64(max(1, b)), a, b)
}

func counts(m map[string]int) string {
	if len(m) == 0 {
		return "none"
	}
	keys := slices.SortedFunc(maps.Keys(m), func(a, b string) int { return cmp.Or(m[b]-m[a], strings.Compare(a, b)) })
	return strings.Join(lists.Map(keys, func(k string) string { return fmt.Sprintf("%s %d", k, m[k]) }), ", ")
}

// editorLines are the measures of the Editor by scripts.
func editorLines(m material) (out []line) {
	if len(m.drafts) == 0 {
		return []line{{name: "the Editor on drafts", measured: noData}}
	}
	s := newStage()
	defer s.close()
	memory := newObedience()
	o := byScript(s, m.drafts, "obedient", memory.obey)
	perSentence := func(n int) float64 { return float64(n) / float64(max(1, o.changed)) }
	out = append(out,
		line{name: "what an obedient editor repairs is stored as repaired", goal: "≥ 99 %", measured: percent(o.stored, o.answered)},
		line{name: "  refused of it", measured: counts(o.refused)},
		line{name: "  findings in all drafts, before and after it", measured: fmt.Sprintf("%d → %d", o.found, o.left)},
		line{name: "sentences that it was not shown are the same to a byte", rival: "97 %", goal: "100 %", measured: percent(o.kept, o.untouched)},
		line{name: "new findings per repaired sentence", goal: "0", measured: fmt.Sprintf("%.4f (%d)", perSentence(o.fresh), o.fresh)},
		line{name: "drafts with more findings than before", goal: "0", measured: strconv.Itoa(o.worse)},
	)
	bold := byScript(s, m.drafts, "deletes", memory.deletes)
	for _, d := range []struct {
		name string
		t    tally
	}{{"an obedient editor", o}, {"an editor that deletes as often as it may", bold}} {
		out = append(out, line{
			name: "deletions among the repairs of " + d.name, rival: "12.6–15 %", goal: "≤ 8 %", measured: percent(d.t.deleted, d.t.deleted+d.t.changed),
		})
	}
	out = append(out,
		line{name: "tokens out per repaired sentence, and in the form that copies", goal: "half", measured: fmt.Sprintf(
			"%.0f, %.0f (%.0f %%)", perSentence(o.out), perSentence(o.oldOut), 100*float64(o.out)/float64(max(1, o.oldOut)))},
		line{name: "tokens in per repaired sentence, beside the draft, and in the form that copies", goal: "half", measured: fmt.Sprintf(
			"%.0f, %.0f (%.0f %%)", perSentence(o.in), perSentence(o.oldIn), 100*float64(o.in)/float64(max(1, o.oldIn)))},
		line{name: "  the draft itself, which the server has from the Writer where both are one model", measured: fmt.Sprintf(
			"%.0f", perSentence(o.read))},
	)
	return append(out, harmLines(s, m.drafts, memory)...)
}

// harmLines are the measures of the editors who do harm.
func harmLines(s *stage, drafts []draft, memory *obedience) (out []line) {
	all := newTally()
	for _, bad := range misbehaviours(memory) {
		t := byScript(s, drafts, "bad", bad.edit)
		passed := map[string]int{}
		for kind, n := range t.harm {
			passed[kind] = n
			all.harm[kind] += n
		}
		all.changed, all.fresh, all.kept, all.untouched = all.changed+t.changed, all.fresh+t.fresh, all.kept+t.kept, all.untouched+t.untouched
		all.worse += t.worse
		all.damage = append(all.damage, t.damage...)
		out = append(out, line{name: "  an editor that " + bad.name, goal: "no harm", measured: fmt.Sprintf(
			"%s; %d sentences changed, %d deleted, %d edits refused", counts(passed), t.changed, t.deleted,
			lists.Sum(slices.Collect(maps.Values(t.refused)), func(n int) int { return n }))})
	}
	total := fmt.Sprintf("harm that passes, of %d editors who misbehave × %d drafts: ", len(out), len(drafts))
	count := func(kind, rival string) line {
		return line{name: total + kind, rival: rival, goal: "0", measured: fmt.Sprintf("%d in %d changed sentences", all.harm[kind], all.changed)}
	}
	return append([]line{
		count(harmName, ""), count(harmNumber, ""), count(harmQuote, ""), count(harmSpeaker, ""), count(harmMarks, "1 in 120"), count(harmForeign, ""), count(harmDeletion, ""),
		{name: total + "new findings", goal: "0", measured: strconv.Itoa(all.fresh)},
		{name: total + "drafts with more findings", goal: "0", measured: strconv.Itoa(all.worse)},
		{name: "sentences that they were not shown are the same to a byte", rival: "97 %", goal: "100 %", measured: percent(all.kept, all.untouched)},
	}, out...)
}
