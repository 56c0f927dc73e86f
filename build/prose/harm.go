package main

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"terzetto/backend/base/lists"
	"terzetto/backend/story/prose"
)

// The harm that edits do is counted here without anything of the program that is to prevent it: with sentences, names, numbers,
// quotations and marks of its own reading.

// The kinds of harm.
const (
	harmName     = "names"
	harmNumber   = "numbers"
	harmQuote    = "quotes"
	harmSpeaker  = "speakers"
	harmMarks    = "punctuation"
	harmForeign  = "what is no prose of the story"
	harmDeletion = "names or numbers lost with a sentence"
)

var (
	piece      = regexp.MustCompile(`[^.!?…\n]*[.!?…]+["”’»*_)\]]*|[^.!?…\n]+`)
	quotation  = regexp.MustCompile(`“[^”\n]*”|"[^"\n]*"|«[^»\n]*»`)
	figures    = regexp.MustCompile(`\d+(?:[.,:]\d+)*`)
	letterWord = regexp.MustCompile(`[\pL\pM]+`)
	capital    = regexp.MustCompile(`(?:[\pL,;]|[—–]) ?\*?(\p{Lu}[\pL\pM]+)`)
	collision  = regexp.MustCompile(`[,;:][,;:.!?]|[.!?],|\pL[.!?]\p{Lu}\p{Ll}|\s[,.;!?](?:\s|$)|[\pL,]  +\pL`)
	headings   = regexp.MustCompile(`(?m)^(?:#|\*\*).*$`)
	remark     = regexp.MustCompile(`(?i)\b(?:i'm sorry|i’m sorry|i apologi[sz]e|as an ai|language model|here is the|revised)\b|<think>|^\s*(?:#{1,6}|[-+>]|\d+[.)])\s|\*\*|__|` + "`")
	otherWord  = regexp.MustCompile(`(?i)\b(?:der|die|das|und|nicht|ein|eine|les|des|une|dans|est|avec|los|las|una|con|para)\b`)
)

var numerals = strings.Fields(`two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
	eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen`)

// pronouns are the persons of English, by what is said of each.
var pronouns = [][]string{
	strings.Fields("i me my mine myself"), strings.Fields("you your yours yourself"), strings.Fields("he him his himself"),
	strings.Fields("she her hers herself"), strings.Fields("we us our ours ourselves"),
}

// A hunk is a place where two texts differ, in sentences.
type hunk struct{ old, new []string }

// sentencesOf are the sentences of a text, as this file reads them.
func sentencesOf(s string) (all []string) {
	for _, p := range piece.FindAllString(s, -1) {
		if p = strings.TrimSpace(p); strings.IndexFunc(p, unicode.IsLetter) >= 0 {
			all = append(all, p)
		}
	}
	return all
}

// hunks gives the places where two texts differ. A place with as many sentences as before is one for each sentence.
func hunks(before, after []string) (all []hunk) {
	longest := make([][]int, len(before)+1) // of the common sentences behind each pair of places
	for i := range longest {
		longest[i] = make([]int, len(after)+1)
	}
	for i, old := range slices.Backward(before) {
		for j, fresh := range slices.Backward(after) {
			if longest[i][j] = max(longest[i+1][j], longest[i][j+1]); old == fresh {
				longest[i][j] = longest[i+1][j+1] + 1
			}
		}
	}
	var h hunk
	flush := func() {
		switch {
		case len(h.old) == len(h.new):
			for i := range h.old {
				all = append(all, hunk{h.old[i : i+1], h.new[i : i+1]})
			}
		case len(h.old)+len(h.new) > 0:
			all = append(all, h)
		}
		h = hunk{}
	}
	for i, j := 0, 0; i < len(before) || j < len(after); {
		switch {
		case i < len(before) && j < len(after) && before[i] == after[j]:
			flush()
			i, j = i+1, j+1
		case j == len(after) || i < len(before) && longest[i+1][j] >= longest[i][j+1]:
			h.old, i = append(h.old, before[i]), i+1
		default:
			h.new, j = append(h.new, after[j]), j+1
		}
	}
	flush()
	return all
}

// A comparison is what became of a draft.
type comparison struct {
	hunks            []hunk
	changed, deleted int // sentences
	harm             map[string]int
	fresh            int // findings in changed sentences that were not there before
	damage           []string
}

// compare counts the harm that a text does to the draft that it was made of.
func compare(d played) (c comparison) {
	c.harm = map[string]int{}
	before, after := sentencesOf(d.draft), sentencesOf(d.text)
	c.hunks = hunks(before, after)
	who := castOf(d.draft)
	note := func(kind string, h hunk) {
		c.harm[kind]++
		c.damage = append(c.damage, kind+": "+strings.Join(h.old, " ")+" → "+strings.Join(h.new, " "))
	}
	for _, h := range c.hunks {
		old, fresh := strings.Join(h.old, " "), strings.Join(h.new, " ")
		c.changed += min(len(h.old), len(h.new))
		if gone := len(h.old) - len(h.new); gone > 0 {
			c.deleted += gone
		}
		if fresh == "" {
			lost := slices.ContainsFunc(namesOf(old, who), func(n string) bool { return !strings.Contains(d.text, n) })
			if lost || len(numbersOf(old)) > 0 || quotation.MatchString(old) {
				note(harmDeletion, h)
			}
			continue
		}
		names, were := namesOf(fresh, who), namesOf(old, who)
		if len(h.old) > len(h.new) { // a sentence beside it was left out
			were = lists.Keep(were, func(n string) bool { return slices.Contains(names, n) || !strings.Contains(d.text, n) })
		}
		if !slices.Equal(names, were) {
			note(harmName, h)
		}
		if !slices.Equal(numbersOf(fresh), numbersOf(old)) {
			note(harmNumber, h)
		}
		if speaksOfOthers(old, fresh) {
			note(harmSpeaker, h)
		}
		if len(collision.FindAllString(fresh, -1)) > len(collision.FindAllString(old, -1)) || ended(old) && !ended(fresh) || begins(old) && !begins(fresh) {
			note(harmMarks, h)
		}
		if len(remark.FindAllString(fresh, -1)) > len(remark.FindAllString(old, -1)) ||
			len(otherWord.FindAllString(fresh, -1)) > len(otherWord.FindAllString(old, -1))+2 {
			note(harmForeign, h)
		}
	}
	for _, pair := range []string{`""`, "“”", "«»", "()", "[]", "**", "__", "``"} {
		marks := []rune(pair)
		opened := strings.Count(d.text, string(marks[0])) - strings.Count(d.draft, string(marks[0]))
		closed := strings.Count(d.text, string(marks[1])) - strings.Count(d.draft, string(marks[1]))
		if opened != closed || marks[0] == marks[1] && opened%2 != 0 || c.deleted == 0 && opened != 0 {
			note(harmMarks, hunk{[]string{pair}, nil})
		}
	}
	c.compareQuotes(d)
	c.countFresh(d)
	return c
}

// compareQuotes counts the quotations that changed although nothing was found in them.
func (c *comparison) compareQuotes(d played) {
	places := quotation.FindAllStringIndex(d.draft, -1)
	now := quotation.FindAllString(d.text, -1)
	if len(places) != len(now) {
		c.harm[harmQuote]++
		c.damage = append(c.damage, "another number of quotations")
		return
	}
	for i, p := range places {
		flagged := slices.ContainsFunc(d.before, func(f prose.Finding) bool { return f.Start < p[1] && p[0] < f.End })
		if old := d.draft[p[0]:p[1]]; old != now[i] && !flagged && !d.wasTold(old) {
			c.harm[harmQuote]++
			c.damage = append(c.damage, "quotes: "+old+" → "+now[i])
		}
	}
}

// wasTold reports whether the editor was told in a later round of worn words in what is quoted.
func (p played) wasTold(quoted string) bool {
	return slices.ContainsFunc(p.asked, func(r request) bool {
		return slices.ContainsFunc(r.sentences, func(s sentence) bool {
			return strings.Contains(s.text, quoted) && slices.ContainsFunc(s.reasons, func(reason string) bool {
				return slices.ContainsFunc(cited.FindAllStringSubmatch(reason, -1), func(m []string) bool { return strings.Contains(quoted, m[1]) })
			})
		})
	})
}

// countFresh counts what the auditor finds in a changed sentence and did not find in it before.
func (c *comparison) countFresh(d played) {
	for _, f := range d.after {
		at := d.text[f.Start:f.End]
		for _, h := range c.hunks {
			fresh := strings.Join(h.new, " ")
			if fresh == "" || !strings.Contains(fresh, at) && !strings.Contains(at, fresh) || !overlaps(d.text, fresh, f) {
				continue
			}
			old := strings.Join(h.old, " ")
			before := slices.ContainsFunc(d.before, func(k prose.Finding) bool {
				same := withoutFigures(k.Note) == withoutFigures(f.Note) || f.Kind == prose.ScanTemplates // named after whichever is most frequent
				return k.Kind == f.Kind && overlaps(d.draft, old, k) && same
			})
			if !before && !strings.Contains(old, at) { // words that it had were hidden by another finding
				c.fresh++
				c.damage = append(c.damage, "new: "+f.Kind+" "+f.Note+": "+old+" → "+fresh)
			}
		}
	}
}

func withoutFigures(s string) string { return figures.ReplaceAllString(s, "") }

// overlaps reports whether a finding is in a passage of a text, wherever that is.
func overlaps(whole, passage string, f prose.Finding) bool {
	for from := 0; ; {
		at := strings.Index(whole[from:], passage)
		if at < 0 || passage == "" {
			return false
		}
		if at += from; f.Start < at+len(passage) && at < f.End {
			return true
		}
		from = at + 1
	}
}

// auditOf is what the auditor finds in a text, with places, and what it says of it to a model.
func auditOf(text, prompt string) ([]prose.Finding, string) {
	report := prose.Audit(prose.AuditInput{Draft: text, User: prompt, Phrases: bank()})
	return lists.Keep(report.Findings(), func(f prose.Finding) bool { return f.End > f.Start }), report.String()
}

// castOf are the names of a draft: what is written with a capital within a sentence, and nowhere without.
func castOf(draft string) cast {
	all := map[string]bool{}
	lower := lists.Set(letterWord.FindAllString(draft, -1), func(w string) string { return w })
	for _, m := range capital.FindAllStringSubmatch(headings.ReplaceAllString(draft, ""), -1) {
		if !lower[strings.ToLower(m[1])] {
			all[m[1]] = true
		}
	}
	for _, name := range strangers {
		all[name] = true
	}
	return cast{all, lower}
}

// A cast is who has a name in a draft, and the other words of it.
type cast struct{ names, words map[string]bool }

// strangers are names that no draft has, for editors who bring them in.
var strangers = []string{"Wenzel", "Ottoline", "Barnabas"}

func namesOf(s string, c cast) (all []string) {
	for _, w := range letterWord.FindAllString(s, -1) {
		if c.names[w] {
			all = append(all, w)
		}
	}
	for _, m := range capital.FindAllStringSubmatch(headings.ReplaceAllString(s, ""), -1) {
		if prose.PerMillion(m[1]) == 0 && len(m[1]) > 1 && !c.words[strings.ToLower(m[1])] {
			all = append(all, m[1])
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

func numbersOf(s string) []string {
	all := figures.FindAllString(s, -1)
	for _, w := range letterWord.FindAllString(strings.ToLower(s), -1) {
		if slices.Contains(numerals, w) {
			all = append(all, w)
		}
	}
	slices.Sort(all)
	return all
}

// speaksOfOthers reports whether a new sentence speaks, beside what is quoted, of a person whom the old one did not speak of.
func speaksOfOthers(old, fresh string) bool {
	was, is := strings.ToLower(old), strings.ToLower(quotation.ReplaceAllString(fresh, ""))
	says := func(s string, forms []string) bool {
		return slices.ContainsFunc(letterWord.FindAllString(s, -1), func(w string) bool { return slices.Contains(forms, w) })
	}
	return slices.ContainsFunc(pronouns, func(forms []string) bool { return says(is, forms) && !says(was, forms) })
}

func ended(s string) bool {
	s = strings.TrimRight(s, `"”’»*_)] `)
	return s != "" && strings.ContainsAny(s[len(s)-1:], ".!?") || strings.HasSuffix(s, "…")
}

func begins(s string) bool {
	for _, r := range s {
		if unicode.IsLetter(r) {
			return unicode.IsUpper(r)
		}
	}
	return false
}
