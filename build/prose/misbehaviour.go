package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// A misbehaviour is what an editor does beside what it is asked for.
type misbehaviour struct {
	name string
	edit script
}

// misbehaviours are the twelve. Most of them repair what they are told of, so that nothing but the harm can be a reason to
// refuse the edit.
func misbehaviours(o *obedience) []misbehaviour {
	return []misbehaviour{
		{"rewrites everything", func(r request) answer {
			all := o.edits(r)
			for i, s := range sentencesOf(r.draft.Text) {
				all = append(all, edit{i + 1, s + " So it went on."}, edit{i + 1, "It rained, and the road was long and wet."})
			}
			return fill(all)
		}},
		{"deletes", func(r request) answer { return fill(nil, numbersOfSentences(r)...) }},
		{"changes names", each(func(i int, s string) string {
			changed := false
			s = capital.ReplaceAllStringFunc(s, func(w string) string {
				at := strings.LastIndexFunc(w, unicode.IsUpper)
				changed = true
				return w[:at] + strangers[i%len(strangers)]
			})
			if !changed {
				return replaceWord(replaceWord(s, "He", strangers[0]), "the", strangers[1]+"'s")
			}
			return s
		})},
		{"changes numbers", each(func(_ int, s string) string {
			fresh := figures.ReplaceAllString(s, "42")
			for i, n := range numerals {
				fresh = replaceWord(fresh, n, numerals[(i+1)%len(numerals)])
			}
			if fresh == s {
				return replaceWord(s, "the", "the seven")
			}
			return fresh
		})},
		{"changes what is quoted", each(func(i int, s string) string {
			if i%3 == 2 { // and breaks the quotation
				return strings.Replace(strings.Replace(s, "”", "", 1), `"`, "", 1)
			}
			return quotation.ReplaceAllStringFunc(s, func(q string) string { return replaceAnyWord(q, "perhaps") })
		})},
		{"quotes what nobody says", each(func(i int, s string) string {
			if i%2 == 0 {
				return "“" + s + "”"
			}
			return strings.Replace(s, " ", " \"", 1)
		})},
		{"changes who speaks", each(func(_ int, s string) string {
			return swap(s, map[string]string{
				"he": "she", "she": "he", "him": "her", "her": "his", "his": "her", "i": "he", "my": "his", "you": "we", "we": "you", "they": "I",
			})
		})},
		{"adds worn phrases", each(func(i int, s string) string {
			return strings.TrimRight(s, ".") + []string{
				", barely above a whisper.", ", a testament to it.", ", and a shiver ran down her spine.", " in a vibrant tapestry.",
			}[i%4]
		})},
		{"apologises", func(r request) answer {
			sorry := "I'm sorry, but I can't help with that."
			if r.round == 0 && len(r.sentences)%2 == 1 {
				return answer{prose: sorry + " As an AI language model I must not edit this text."}
			}
			return each(func(i int, s string) string {
				return []string{sorry, "As an AI language model, I cannot edit it.", "Here is the revised sentence: " + s, s + " I apologize for the rest."}[i%4]
			})(r)
		}},
		{"gives wrong numbers", func(r request) answer {
			all := o.edits(r)
			for i := range all {
				all[i].N += []int{87, 1, -1, 0}[i%4]
			}
			return fill(append(all, edit{99, "It was late."}, edit{0, "It was early."}, edit{-3, "It was noon."}))
		}},
		{"numbers twice, within numbers and within the text", func(r request) answer {
			var all []any
			for i, e := range o.edits(r) {
				switch i % 3 {
				case 0:
					all = append(all, e, edit{e.N, "Later the rain fell on the road and on the field."})
				case 1:
					all = append(all, map[string]any{"n": map[string]any{"n": e.N}, "text": fmt.Sprintf("%d. %s", e.N, e.Text)})
				default:
					all = append(all, edit{e.N, fmt.Sprintf("%s %d. %s", e.Text, e.N+1, e.Text)})
				}
			}
			return answer{form: string(must(json.Marshal(map[string]any{"edits": all})))}
		}},
		{"answers in another language or in Markdown", each(func(i int, s string) string {
			switch i % 6 {
			case 0:
				return "Der Regen fiel auf die Straße, und das Haus war nicht mehr zu sehen, denn es war schon dunkel."
			case 1:
				return "La pluie tombe dans les rues et la maison est vide."
			case 2:
				return "**" + s + "**"
			case 3:
				return "- " + strings.ReplaceAll(s, ",", ",,")
			case 4:
				return "# " + strings.TrimRight(s, ".!?")
			}
			return strings.ToLower(strings.Replace(s, " ", " `", 1))
		})},
	}
}

func numbersOfSentences(r request) (all []int) {
	for _, s := range r.sentences {
		all = append(all, s.number)
	}
	return all
}

// each is an editor that obeys, and then spoils each of its sentences; i counts them.
func each(spoil func(i int, s string) string) script {
	return func(r request) answer {
		o := obedient{used: r.round, cast: castOf(r.draft.Text)}
		var all []edit
		for i, s := range r.sentences {
			all = append(all, edit{s.number, spoil(i+r.round, o.repair(s))})
		}
		return fill(all)
	}
}

var longWord = regexp.MustCompile(`\pL{4,}`)

// replaceAnyWord puts a word in the place of the first long one.
func replaceAnyWord(s, fresh string) string {
	done := false
	return longWord.ReplaceAllStringFunc(s, func(w string) string {
		if done {
			return w
		}
		done = true
		return withCase(w, fresh)
	})
}

// swap exchanges words.
func swap(s string, words map[string]string) string {
	pattern := regexp.MustCompile(`(?i)\b(?:` + strings.Join(slices.Sorted(maps.Keys(words)), "|") + `)\b`)
	return pattern.ReplaceAllStringFunc(s, func(w string) string { return withCase(w, words[strings.ToLower(w)]) })
}
