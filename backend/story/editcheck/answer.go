package editcheck

import (
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/text"
)

// An Answer is what a model wants of a draft: other words for sentences by their numbers, sentences to leave out, and
// replacements of passages by their wording.
type Answer struct {
	Edits     []Edit
	Deletions []int
	Patches   []text.Patch
}

// An Edit is the new text of a sentence.
type Edit struct {
	Number int
	Text   string
}

// Size is how many things the answer wants.
func (a Answer) Size() int { return len(a.Edits) + len(a.Deletions) + len(a.Patches) }

// The names under which models give the parts of an edit.
var (
	numberNames = []string{"n", "number", "sentence", "id", "index", "i"}
	textNames   = []string{"text", "replace", "replacement", "new", "rewrite", "sentence", "edit", "content"}
)

// ReadAnswer reads the arguments of the form: edits as a list of objects with a number and a text, as models also write them:
// a list of pairs or of lines, an object whose keys are the numbers, a number in words such as "Sentence 3", one object within
// another. What cannot be read is left out.
func ReadAnswer(arguments json.RawMessage) (a Answer) {
	var in map[string]json.RawMessage
	if json.Unmarshal(arguments, &in) != nil {
		a.Edits = readEdits(arguments)
		return a
	}
	known := false
	for _, name := range slices.Sorted(maps.Keys(in)) {
		switch strings.ToLower(name) {
		case "edits", "sentences", "edit":
			a.Edits = append(a.Edits, readEdits(in[name])...)
		case "delete", "deletions", "deleted", "remove":
			a.Deletions = append(a.Deletions, readNumbers(in[name])...)
		case "patches":
			var patches []text.Patch
			_ = json.Unmarshal(in[name], &patches) // what is no patch is an edit, or nothing
			patches = slices.DeleteFunc(patches, func(p text.Patch) bool { return p.Search == "" })
			if a.Patches = append(a.Patches, patches...); len(patches) == 0 {
				a.Edits = append(a.Edits, readEdits(in[name])...)
			}
		default:
			continue
		}
		known = true
	}
	if !known { // the edits without a name for them
		a.Edits = readEdits(arguments)
	}
	return a
}

func readEdits(raw json.RawMessage) (all []Edit) {
	var list []json.RawMessage
	var object map[string]json.RawMessage
	var line string
	switch {
	case json.Unmarshal(raw, &list) == nil:
		if e, ok := readPair(list); ok {
			return []Edit{e}
		}
		for _, item := range list {
			all = append(all, readEdits(item)...)
		}
	case json.Unmarshal(raw, &object) == nil:
		if e, ok := readObject(object); ok {
			return []Edit{e}
		}
		for _, key := range slices.Sorted(maps.Keys(object)) {
			if n, ok := readNumber(key); ok {
				if text, ok := readText(object[key]); ok {
					all = append(all, Edit{n, text})
				}
				continue
			}
			all = append(all, readEdits(object[key])...)
		}
		slices.SortStableFunc(all, func(a, b Edit) int { return a.Number - b.Number })
	case json.Unmarshal(raw, &line) == nil:
		if inner := strings.TrimSpace(line); strings.HasPrefix(inner, "[") || strings.HasPrefix(inner, "{") {
			return readEdits(json.RawMessage(inner))
		}
		return ReadList(line)
	}
	return all
}

// readPair reads [3, "text"].
func readPair(list []json.RawMessage) (Edit, bool) {
	if len(list) != 2 || strings.HasPrefix(strings.TrimSpace(string(list[0])), "{") {
		return Edit{}, false
	}
	n, ok := numberOf(list[0])
	text, isText := readText(list[1])
	return Edit{n, text}, ok && isText
}

// readObject reads {"n": 3, "text": "text"}.
func readObject(object map[string]json.RawMessage) (e Edit, ok bool) {
	for _, name := range numberNames {
		if n, found := numberOf(object[name]); found {
			e.Number, ok = n, true
			break
		}
	}
	if !ok {
		return e, false
	}
	for _, name := range textNames {
		if text, found := readText(object[name]); found {
			if _, isNumber := readNumber(text); !isNumber {
				e.Text = text
				return e, true
			}
		}
	}
	return e, true // a number without a text is an edit without words, and refused as that
}

func readText(raw json.RawMessage) (string, bool) {
	var s string
	if json.Unmarshal(raw, &s) == nil {
		return s, true
	}
	var object map[string]json.RawMessage
	if json.Unmarshal(raw, &object) == nil {
		for _, name := range textNames {
			if json.Unmarshal(object[name], &s) == nil {
				return s, true
			}
		}
	}
	return "", false
}

func readNumbers(raw json.RawMessage) (all []int) {
	var list []json.RawMessage
	if json.Unmarshal(raw, &list) == nil {
		for _, item := range list {
			all = append(all, readNumbers(item)...)
		}
		return all
	}
	if n, ok := numberOf(raw); ok {
		return []int{n}
	}
	return nil
}

// numberOf reads 3, 3.0, "3.", "Sentence 3" or {"n": 3}.
func numberOf(raw json.RawMessage) (int, bool) {
	var f float64
	var s string
	var object map[string]json.RawMessage
	switch {
	case len(raw) == 0 || string(raw) == "null":
		return 0, false
	case json.Unmarshal(raw, &f) == nil:
		return int(f), f == float64(int(f))
	case json.Unmarshal(raw, &s) == nil:
		return readNumber(s)
	case json.Unmarshal(raw, &object) == nil:
		for _, name := range numberNames {
			if n, ok := numberOf(object[name]); ok {
				return n, true
			}
		}
	}
	return 0, false
}

var (
	numberName = lazyregexp.New(`^(?i)[*_#\s]*(?:(?:sentence|satz|phrase|frase|no|nr)\.?\s*)?(\d{1,5})[.):*_\s]*$`)
	listLine   = lazyregexp.New(`^(?i)[*_#>\-\s]*(?:(?:sentence|satz|phrase|frase)\s*)?(\d{1,5})[*_]*[.):]+[*_]*\s+(\S.*)$`)
)

func readNumber(s string) (int, bool) {
	m := numberName().FindStringSubmatch(s)
	if m == nil {
		return 0, false
	}
	n, err := strconv.Atoi(m[1])
	return n, err == nil
}

// ReadList reads edits from a list with numbers, as a model writes that answers in words.
func ReadList(answer string) (all []Edit) {
	for line := range strings.Lines(answer) {
		if m := listLine().FindStringSubmatch(strings.TrimSpace(line)); m != nil {
			if n, err := strconv.Atoi(m[1]); err == nil {
				all = append(all, Edit{n, strings.TrimSpace(m[2])})
			}
		}
	}
	return all
}
