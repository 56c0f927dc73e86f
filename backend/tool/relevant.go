package tool

import (
	"cmp"
	"context"
	"encoding/json"
	"math"
	"slices"
	"strings"
	"unicode"

	"terzetto/backend/base/lists"
)

// The usual constants of BM25. A word of a tool's name counts as much as
// three of its description, because names are chosen and descriptions ramble.
const (
	saturation = 1.2
	lengthBias = 0.75
	nameWeight = 3
)

// Relevant returns at most n tools that match a query, the best first. Tools that share no
// word with it are left out.
func (r *Registry) Relevant(query string, n int) []Tool {
	type entry struct {
		Tool
		words  map[string]int
		length int
		score  float64
	}
	var all []entry
	held, total := map[string]int{}, 0 // how many tools have a word
	for t := range r.All() {
		e := entry{Tool: t, words: map[string]int{}}
		for _, w := range words(t.ID + " " + t.Name) {
			e.words[w] += nameWeight
			e.length++
		}
		for _, w := range words(t.Description) {
			e.words[w]++
			e.length++
		}
		for w := range e.words {
			held[w]++
		}
		total += e.length
		all = append(all, e)
	}
	asked := words(query)
	slices.Sort(asked)
	asked = slices.Compact(asked)
	for i, e := range all {
		norm := saturation * (1 - lengthBias + lengthBias*float64(e.length*len(all))/float64(max(total, 1)))
		for _, w := range asked {
			if times := float64(e.words[w]); times > 0 {
				rarity := math.Log(1 + (float64(len(all)-held[w])+0.5)/(float64(held[w])+0.5))
				all[i].score += rarity * times * (saturation + 1) / (times + norm)
			}
		}
	}
	all = slices.DeleteFunc(all, func(e entry) bool { return e.score == 0 })
	slices.SortStableFunc(all, func(a, b entry) int { return cmp.Compare(b.score, a.score) })
	out := lists.Map(all[:min(max(n, 0), len(all))], func(e entry) Tool { return e.Tool })
	return out
}

// words splits a text into lower-case words, also at the boundaries of camelCase and
// snake_case, and strips the ending of a plural.
func words(text string) (all []string) {
	var word []rune
	end := func() {
		if w := strings.ToLower(string(word)); len(w) > 3 && strings.HasSuffix(w, "s") && !strings.HasSuffix(w, "ss") {
			all = append(all, w[:len(w)-1])
		} else if w != "" {
			all = append(all, w)
		}
		word = word[:0]
	}
	for _, c := range text {
		switch {
		case !unicode.IsLetter(c) && !unicode.IsDigit(c):
			end()
			continue
		case unicode.IsUpper(c) && len(word) > 0 && unicode.IsLower(word[len(word)-1]):
			end()
		}
		word = append(word, c)
	}
	end()
	return all
}

// maxFound is how many tools a search returns: models do not weigh more.
const maxFound = 20

// Search finds tools for a model that was given only a few. It calls box each time, because
// the registry is replaced when the settings change.
func Search(box func() *Registry) Tool {
	return Tool{
		ID: "search_tools", Name: "Search tools", Level: Read, Repeatable: true,
		Description: "Finds tools by what they are for, and tells their names, what they take and how far they reach.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["query"],"properties":{
			"query":{"type":"string","minLength":1,"maxLength":400,"description":"What the tool should do, in a few words."},
			"limit":{"type":"integer","minimum":1,"maximum":20,"description":"How many at most; 5 if left out."}}}`),
		Output: json.RawMessage(`{"type":"object","required":["items"],"properties":{"items":{"type":"array"}}}`),
		Do: Func(func(_ context.Context, in struct {
			Query string `json:"query"`
			Limit int    `json:"limit"`
		},
		) (map[string][]Tool, error) {
			return map[string][]Tool{"items": box().Relevant(in.Query, min(cmp.Or(in.Limit, 5), maxFound))}, nil
		}),
	}
}
