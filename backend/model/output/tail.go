package output

import (
	"encoding/json"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/lists"
)

// When the end of a text that is complete repeats itself: it holds loopCopies of the same, and so many characters of them.
const (
	tailChars  = 240
	tailOfWord = 400 // where it is one word, such as laughter
	fieldChars = 120 // in a string of a form
	tailWindow = 8 << 10
)

// CutTail cuts a reply whose end repeats itself back to the first copy, and reports whether it did. A reply at its limit is
// often too short for a LoopGuard. What has no words, such as the rows of an empty table, may come often.
func CutTail(text string) (string, bool) {
	return cutCopies(text, false, func(unit string, characters int) bool {
		switch words([]byte(unit)) {
		case 0:
			return false
		case 1:
			return characters >= tailOfWord
		}
		return characters >= tailChars
	})
}

// CutField does so with a string of a form, where less is enough and numbers that count up are the same number.
func CutField(text string) (string, bool) {
	return cutCopies(text, true, func(_ string, characters int) bool { return characters >= fieldChars })
}

// cutCopies seeks the shortest piece of which the end of a text holds enough copies in a row.
func cutCopies(text string, counting bool, enough func(unit string, characters int) bool) (string, bool) {
	start := max(0, len(text)-tailWindow)
	var tail []byte
	var places []int // in text, of the bytes of tail
	for i := start; i < len(text); i++ {
		c := text[i]
		if counting && '0' <= c && c <= '9' {
			if c = '0'; len(tail) > 0 && tail[len(tail)-1] == c {
				continue
			}
		}
		tail, places = append(tail, c), append(places, i)
	}
	before := 0 // the run of a shorter period that wasn't enough; with a multiple of it, it is the same
	for period := 1; period*loopCopies <= len(tail); period++ {
		run := period
		for run < len(tail) && tail[len(tail)-1-run] == tail[len(tail)-1-run+period] {
			run++
		}
		if run < loopCopies*period || run == before {
			continue
		}
		before = run
		first := len(tail) - run
		end := first + period
		if lead := strings.TrimRight(string(tail[:first]), " \n"); lead != "" && !endsSentence(lead[len(lead)-1]) {
			// The run begins with the end of the sentence before it: the first copy goes on to its own end.
			for k := range period {
				if endsSentence(tail[end+k]) {
					end += k + 1
					break
				}
			}
		}
		from, behind := places[first], places[end]
		if enough(text[from:places[first+period]], utf8.RuneCountInString(text[from:])) {
			return CutBack(text, from, behind-from), true
		}
	}
	return text, false
}

func endsSentence(c byte) bool { return strings.IndexByte(".!?\n", c) >= 0 }

// CutFields cuts each text of a filled form as CutField does, and counts those that were cut. What is no object stays as it is.
func CutFields(form json.RawMessage) (_ json.RawMessage, cut int) {
	var all map[string]any
	if json.Unmarshal(form, &all) != nil {
		return form, 0
	}
	one := func(value any) any {
		text, is := value.(string)
		if short, loops := CutField(text); is && loops {
			cut++
			return short
		}
		return value
	}
	for name, value := range all {
		if items, is := value.([]any); is {
			all[name] = lists.Map(items, one)
		} else {
			all[name] = one(value)
		}
	}
	if cut == 0 {
		return form, 0
	}
	short, err := json.Marshal(all)
	if err != nil { // what was read can be written
		return form, 0
	}
	return short, cut
}
