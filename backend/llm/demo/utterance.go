package demo

import (
	"slices"
	"strings"
	"unicode"
)

// utterance is what one message of the user says, as far as a reader without a model can tell.
type utterance struct {
	text     string
	names    []string // proper names
	nouns    []string // what it is about, most telling first
	spoken   bool     // it says something aloud
	quoted   []string // the words between quotes
	deed     string   // base form of what the user does, if they do something
	object   string   // the first noun after it
	question string   // the word that asks, "yesno", or empty
	tone     string   // a key of gestures; "plain" for none
	social   string   // greeting, farewell, pardon, thanks, or empty
	foreign  bool     // plainly not English
	count    int      // words
}

type token struct {
	text, low string
	first     bool   // opens a sentence
	breaks    bool   // punctuation follows
	owner     bool   // it had a possessive ending
	after     string // the punctuation
}

func tokenize(text string) []token {
	var out []token
	first := true
	for f := range strings.FieldsSeq(strings.ReplaceAll(text, "’", "'")) {
		for part := range strings.SplitSeq(strings.ReplaceAll(f, "—", " — "), " ") {
			core := strings.TrimFunc(part, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
			if core == "" {
				if len(out) > 0 {
					out[len(out)-1].breaks = true
				}
				continue
			}
			if strings.ContainsAny(part[:strings.Index(part, core)], "\"“*(") {
				first = true // speech starts a sentence of its own
				if len(out) > 0 {
					out[len(out)-1].breaks = true
				}
			}
			t := token{text: core, first: first}
			if base, found := strings.CutSuffix(core, "'s"); found && !functionWords[strings.ToLower(core)] {
				t.text, t.owner = base, true
			}
			t.low = strings.ToLower(t.text)
			t.after = part[strings.Index(part, core)+len(core):]
			t.breaks = t.after != ""
			first = strings.ContainsAny(t.after, ".!?…:")
			out = append(out, t)
		}
	}
	return out
}

func readMessage(text string, known func(string) bool) utterance {
	m := utterance{text: strings.TrimSpace(text), tone: "plain"}
	tokens := tokenize(text)
	m.count = len(tokens)
	m.quoted = quotedSpans(text)
	deedAt := 0
	m.deed, deedAt = deedOf(tokens)
	m.spoken = len(m.quoted) > 0 || (m.deed == "" && m.count > 0)
	m.foreign = isForeign(text, tokens)
	m.question = questionOf(text, tokens)
	m.tone = toneOf(tokens)
	m.social = socialOf(tokens)
	m.names = namesOf(tokens, known)
	m.nouns = nounsOf(tokens, m.names)
	if m.foreign {
		m.names, m.nouns, m.question = nil, nil, ""
	}
	if m.deed != "" {
		for _, t := range tokens[deedAt:] {
			if slices.Contains(m.nouns, t.low) {
				m.object = t.low
				break
			}
		}
	}
	return m
}

// quotedSpans are the parts between double quotes.
func quotedSpans(text string) []string {
	var out []string
	for line := range strings.SplitSeq(strings.NewReplacer("“", `"`, "”", `"`).Replace(text), "\n") {
		for i, part := range strings.Split(line, `"`) {
			if i%2 == 1 && strings.TrimSpace(part) != "" {
				out = append(out, strings.TrimSpace(part))
			}
		}
	}
	return out
}

// verbBase is the base form of an inflected verb, or empty.
func verbBase(w string) string {
	if verbs[w] {
		return w
	}
	if base := irregular[w]; base != "" {
		return base
	}
	for _, ending := range [][2]string{{"ies", "y"}, {"es", ""}, {"s", ""}, {"ied", "y"}, {"ed", ""}, {"ed", "e"}, {"ing", ""}, {"ing", "e"}} {
		stem, found := strings.CutSuffix(w, ending[0])
		if !found || len(stem) < 2 {
			continue
		}
		if verbs[stem+ending[1]] {
			return stem + ending[1]
		}
		if n := len(stem); n > 2 && stem[n-1] == stem[n-2] && verbs[stem[:n-1]] {
			return stem[:n-1]
		}
	}
	return ""
}

// deedOf finds the first thing that "I" do, and where.
func deedOf(tokens []token) (base string, at int) {
	for i, t := range tokens {
		if t.low != "i" && (!t.first || i != 0) {
			continue
		}
		start := i
		if t.low == "i" {
			start++
		} else if base := verbBase(t.low); base == "" || base == t.low {
			continue // "Opens the door" is a deed, "Open the door" an order
		}
		for j := start; j < min(start+3, len(tokens)); j++ {
			if base := verbBase(tokens[j].low); base != "" {
				if slices.Contains([]string{"say", "ask", "want", "think", "know", "feel", "hope", "tell", "believe", "need", "love", "like", "wonder", "mean", "guess", "lose", "remember", "forget"}, base) {
					break
				}
				return base, j + 1
			}
			if tokens[j].breaks || !strings.HasSuffix(tokens[j].low, "ly") {
				break
			}
		}
	}
	return "", 0
}

func questionOf(text string, tokens []token) string {
	if !strings.Contains(text, "?") {
		return ""
	}
	found := "yesno"
	for i, t := range tokens {
		if !strings.Contains(t.after, "?") {
			continue
		}
		start := i
		for start > 0 && !tokens[start].first {
			start--
		}
		for _, w := range tokens[start : i+1] {
			switch w.low {
			case "who", "whose", "whom", "who's":
				return "who"
			case "where", "where's":
				return "where"
			case "when":
				return "when"
			case "why":
				return "why"
			case "how":
				return "how"
			case "what", "which", "what's":
				return "what"
			}
		}
	}
	return found
}

func toneOf(tokens []token) string {
	best, tone := 0, "plain"
	for _, f := range feelings {
		n := 0
		for _, t := range tokens {
			if f.set[t.low] {
				n++
			}
		}
		if n > best {
			best, tone = n, f.tone
		}
	}
	return tone
}

func socialOf(tokens []token) string {
	for i, t := range tokens {
		switch t.low {
		case "hello", "hi", "hey", "greetings":
			if i < 3 {
				return "greeting"
			}
		case "goodbye", "bye", "farewell", "goodnight":
			return "farewell"
		case "sorry", "apologise", "apologize", "forgive":
			return "pardon"
		case "thanks", "thank":
			return "thanks"
		}
	}
	return ""
}

// isForeign asks for clear evidence: another script, or the small words of another language.
func isForeign(text string, tokens []token) bool {
	var letters, latin int
	for _, r := range text {
		if unicode.IsLetter(r) {
			letters++
			if unicode.Is(unicode.Latin, r) {
				latin++
			}
		}
	}
	if letters > 0 && latin*2 < letters {
		return true
	}
	var other, english int
	for _, t := range tokens {
		switch {
		case shared[t.low]:
		case foreign[t.low]:
			other++
		case functionWords[t.low] || verbs[t.low] || things[t.low]:
			english++
		}
	}
	return other >= 2 && other > english
}
