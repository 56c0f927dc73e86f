package demo

import "strings"

// extras are what a short message may be enriched with: free of tense and person.
var extras = []string{
	"one hand still on the {n}",
	"the {n} close at hand",
	"while {place} goes on with its small noises",
	"with a glance toward {spot}",
	"as quietly as the place allows",
}

// refine adds a little to what the user wrote, in the same perspective. What is long enough stays
// as it is, which an empty text says.
func (d *director) refine() string {
	said := d.scene.said
	text := strings.TrimSpace(said.text)
	if text == "" || said.count > 25 || said.foreign || strings.ContainsAny(text, "[]`\n") {
		return ""
	}
	spans := sentenceSpans(text)
	if len(spans) > 2 {
		return ""
	}
	d.v.redraw()
	extra := ""
	for range draws {
		if e := d.v.expand(d.v.pick(extras)); e != "" {
			extra = strings.ToLower(e[:1]) + e[1:]
			break
		}
	}
	last := text[len(text)-1]
	switch {
	case extra == "":
		return ""
	case said.deed != "" && last == '.':
		return text[:len(text)-1] + ", " + extra + "."
	case said.deed != "" && ((last >= 'a' && last <= 'z') || (last >= 'A' && last <= 'Z')):
		return text + ", " + extra + "."
	case last == '"' && len(said.quoted) == 1 && len(spans) == 1 && said.deed == "":
		return text + " The words come out slowly, " + extra + "."
	case len(spans) == 1 && len(said.quoted) == 0 && said.deed == "":
		// Plain speech stays in the user's own words; only what it is about is made plain.
		if len(said.nouns) > 0 && said.question == "" && (last == '.' || last == '!') {
			return text + " It is the " + said.nouns[0] + " that matters most."
		}
	}
	return ""
}
