package demo

import (
	"math/rand/v2"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// voice turns templates into sentences that fit a scene and repeat little of it.
type voice struct {
	r     *rand.Rand
	scene *scene
	past  *memory
	lead  string // the noun of the deed that is being answered; empty leaves the choice to chance
	slots map[string]string
}

// draws is how often a sentence is drawn before the least repetitive draw is taken.
const draws = 24

func newVoice(s *scene, r *rand.Rand) *voice {
	v := &voice{r: r, scene: s, past: newMemory(s.drafts)}
	p := s.pronouns
	if p.he == "" {
		p = pronouns{"they", "them", "their", "themselves"}
	}
	v.slots = map[string]string{
		"C": callName(s.char), "U": callName(s.user),
		"he": p.he, "him": p.him, "his": p.his, "himself": p.himself,
		"He": capital(p.he), "His": capital(p.his),
	}
	if s.place != nil {
		v.slots["place"] = s.place.name
	}
	return v
}

// callName is how a person is called: by the first of several names, unless that is a title.
func callName(name string) string {
	first, rest, several := strings.Cut(name, " ")
	if !several || titles[strings.ToLower(strings.Trim(first, "."))] {
		return name
	}
	if first = strings.Trim(first, `,"'`); len(first) < 3 || rest == "" {
		return name
	}
	return first
}

var titles = words(`the a an mr mrs ms miss dr doctor sir lady lord king queen prince princess captain professor old young little big saint father mother sister brother aunt uncle oma opa grandma grandpa granny grandmother grandfather dame general colonel agent detective inspector madame master`)

// redraw gives the slots that vary from sentence to sentence a new value.
func (v *voice) redraw() {
	s := v.scene
	v.slots["n"], v.slots["m"], v.slots["name"] = "", "", ""
	if len(s.said.nouns) > 0 {
		top := s.said.nouns[:min(len(s.said.nouns), 4)]
		i := min(v.r.IntN(len(top)), v.r.IntN(len(top))) // the most telling more often
		v.slots["n"] = top[i]
		if len(top) > 1 {
			v.slots["m"] = top[(i+1+v.r.IntN(len(top)-1))%len(top)]
		}
		if v.lead != "" {
			v.slots["n"] = v.lead
		}
	}
	others := slices.DeleteFunc(slices.Clone(s.said.names), func(n string) bool {
		return slices.Contains(strings.Fields(s.char), n) || slices.Contains(strings.Fields(s.user), n)
	})
	if len(others) > 0 {
		v.slots["name"] = others[v.r.IntN(len(others))]
	}
	if s.place != nil {
		v.slots["spot"] = s.place.spots[v.r.IntN(len(s.place.spots))]
	}
}

// one makes a sentence from any of the templates; empty if none can be filled.
func (v *voice) one(templates []string) string {
	return v.best(func() string {
		if len(templates) == 0 {
			return ""
		}
		return v.expand(templates[v.r.IntN(len(templates))])
	})
}

// best calls draw and takes the first draw that repeats nothing, or the one that repeats least.
// The text taken is remembered.
func (v *voice) best(draw func() string) string {
	least, chosen := -1, ""
	for range draws {
		v.redraw()
		text := draw()
		if text == "" {
			continue
		}
		score := v.past.repeats(text)
		if least < 0 || score < least {
			least, chosen = score, text
		}
		if score == 0 {
			break
		}
	}
	return chosen
}

// say is one, remembered at once.
func (v *voice) say(templates []string) string {
	text := v.one(templates)
	v.past.add(text)
	return text
}

// fresh is say for what may be left out: it is empty where the best that can be said was said before.
func (v *voice) fresh(templates []string) string {
	const worn = 8 // two sentences alike, or one phrase and one opening too many
	text := v.one(templates)
	if text == "" || v.past.repeats(text) >= worn {
		return ""
	}
	v.past.add(text)
	return text
}

// detail is something to see, hear or smell: of the place, or of any place when that has run out.
func (v *voice) detail() string {
	if !v.chance(4) {
		if text := v.fresh(v.scene.place.details); text != "" {
			return text
		}
	}
	if text := v.fresh(anywhere); text != "" {
		return text
	}
	return v.say(slices.Concat(v.scene.place.details, anywhere))
}

// expand fills a template once; empty if a slot has no value here.
func (v *voice) expand(template string) string {
	var b strings.Builder
	rest := template
	for rest != "" {
		i := strings.IndexAny(rest, "[{")
		if i < 0 {
			b.WriteString(rest)
			break
		}
		b.WriteString(rest[:i])
		closing := map[byte]string{'[': "]", '{': "}"}[rest[i]]
		inner, after, found := strings.Cut(rest[i+1:], closing)
		if !found {
			return ""
		}
		if rest[i] == '[' {
			options := strings.Split(inner, "|")
			// A choice may hold slots, and no further choice.
			rest = options[v.r.IntN(len(options))] + after
			continue
		}
		if !v.fill(&b, inner, &after) {
			return ""
		}
		rest = after
	}
	return capital(b.String())
}

func (v *voice) fill(b *strings.Builder, slot string, after *string) bool {
	noun := slot == "n" || slot == "m" || slot == "n1"
	single := slot == "n1"
	if single {
		slot = "n"
	}
	value := v.slots[slot]
	if value == "" {
		return false
	}
	if noun {
		before := b.String()
		plural, mass := isPlural(value), masses[value]
		if (plural || mass) && single {
			return false
		}
		for _, article := range []string{" a ", " this ", " that "} {
			if !strings.HasSuffix(" "+strings.ToLower(before), article) {
				continue
			}
			if plural || (mass && article == " a ") {
				return false
			}
			if article == " a " && strings.ContainsRune("aeiou", rune(value[0])) {
				b.Reset()
				b.WriteString(strings.TrimSuffix(before, " ") + "n ")
			}
		}
		if plural {
			for was, were := range map[string]string{" was ": " were ", " is ": " are ", " has ": " have "} {
				if rest, found := strings.CutPrefix(*after, was); found {
					*after = were + rest
				}
			}
		}
	}
	b.WriteString(value)
	return true
}

// masses are things that take no article.
var masses = words(`bread coffee firewood fish flour fog fruit glass gold honey ink machinery magic medicine milk money music paper rain rope salt silver snow soap soup stew sugar tea water wine wood wool advice news luck trouble weather light darkness silence dough butter cheese jam marmalade smoke sand mud iron steel leather hair furniture knowledge evidence laughter rye time work love hope fear courage`)

func isPlural(w string) bool {
	return !masses[w] && strings.HasSuffix(w, "s") && !strings.HasSuffix(w, "ss") &&
		!strings.HasSuffix(w, "us") && !strings.HasSuffix(w, "is") && w != "compass" && w != "lens" ||
		w == "people" || w == "children" || w == "men" || w == "women"
}

func capital(s string) string {
	for i, r := range s {
		if unicode.IsLetter(r) {
			return s[:i] + string(unicode.ToUpper(r)) + s[i+utf8.RuneLen(r):]
		}
		if r != '"' && r != '*' && r != '“' {
			return s
		}
	}
	return s
}

// chance is true once in about n.
func (v *voice) chance(n int) bool { return v.r.IntN(n) == 0 }

// pick takes any of the texts.
func (v *voice) pick(texts []string) string { return texts[v.r.IntN(len(texts))] }

// punctuate sets the quotation marks that the conversation uses.
func (v *voice) punctuate(text string) string {
	if !v.scene.curly {
		return text
	}
	var b strings.Builder
	open := false
	for i, r := range text {
		switch r {
		case '\n':
			open = false
		case '"':
			open = !open
			r = '”'
			if open {
				r = '“'
			}
		case '\'':
			r = '’'
			if i+1 < len(text) && (i == 0 || text[i-1] == ' ') && !unicode.IsDigit(rune(text[i+1])) && text[i+1] != ' ' {
				r = '‘'
			}
		}
		b.WriteRune(r)
	}
	return b.String()
}
