package demo

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
)

// field is what a property of a tool asks for, judged by its name and description.
type field int

const (
	fieldOther field = iota
	fieldSummary
	fieldIntent
	fieldKeywords
	fieldNext
	fieldStyle
	fieldRepeats
	fieldMoods
	fieldFeedback
	fieldNote
	fieldName
	fieldQuestion
)

// fieldSigns are tried in order; the first whose word occurs decides.
var fieldSigns = []struct {
	kind  field
	signs []string
}{
	{fieldMoods, []string{"mood"}},
	{fieldRepeats, []string{"repetit", "repeat", "overused", "cliche", "cliché", "avoid"}},
	{fieldKeywords, []string{"keyword", "salient", "tags", "topics", "props", "objects"}},
	{fieldSummary, []string{"summar", "plot", "so far", "recap", "synopsis"}},
	{fieldIntent, []string{"intent", "user wants", "goal", "expects", "wish", "motivation"}},
	{fieldNext, []string{"next", "event", "happen", "twist", "develop"}},
	{fieldFeedback, []string{"feedback", "critique", "review", "rating", "improve", "suggest"}},
	{fieldStyle, []string{"direction", "style", "writing", "pacing", "prose", "how to write"}},
	{fieldNote, []string{"note", "remember", "continuity"}},
	{fieldQuestion, []string{"question"}},
	{fieldName, []string{"name", "title"}},
}

func classify(text string) field {
	low := strings.ToLower(text)
	for _, f := range fieldSigns {
		if containsAny(low, f.signs...) {
			return f.kind
		}
	}
	return fieldOther
}

// director fills forms about a scene.
type director struct {
	scene  *scene
	v      *voice
	moods  []mood          // those on offer, with when to use them
	before map[string]bool // those active before
}

var moodBullet = regexp.MustCompile(`(?m)^[ \t]*(?:[-*•][ \t]*)?\**\[([\p{L}\p{N}_.-]+)\]\**:?[ \t]*(.*)$`)

func newDirector(q *request, r *rand.Rand) *director {
	s := readScene(q, true)
	d := &director{scene: s, v: newVoice(s, r), before: map[string]bool{}}
	for _, m := range slices.Backward(q.Messages) {
		if m.Role != "user" {
			continue
		}
		instructions := m.Content.text
		if at := strings.LastIndex(instructions, `"""`); at >= 0 {
			// What stands in the quoted message is the user's, whatever it looks like.
			if start := strings.LastIndex(instructions[:at], `"""`); start >= 0 {
				instructions = instructions[:start] + instructions[at+3:]
			}
		}
		for _, b := range moodBullet.FindAllStringSubmatch(instructions, -1) {
			d.moods = append(d.moods, mood{b[1], b[2]})
		}
		for line := range strings.SplitSeq(instructions, "\n") {
			if low := strings.ToLower(line); strings.Contains(low, "previous") || strings.Contains(low, "active") {
				for _, m := range d.moods {
					d.before[m.id] = d.before[m.id] || strings.Contains(line, m.id)
				}
			}
		}
		break
	}
	return d
}

// filler fills any schema from the scene.
func (d *director) filler() *filler {
	return &filler{text: d.text, list: d.list}
}

func kindOf(name, description string) field {
	if k := classify(strings.ReplaceAll(name, "_", " ")); k != fieldOther {
		return k
	}
	return classify(description)
}

func (d *director) text(name, description string) string {
	switch kindOf(name, description) {
	case fieldSummary:
		return d.summary()
	case fieldIntent:
		return d.intent()
	case fieldKeywords:
		return strings.Join(d.keywords(), ", ")
	case fieldNext:
		return d.next()
	case fieldStyle:
		return d.style()
	case fieldRepeats:
		if found := d.repeats(); len(found) > 0 {
			return strings.Join(found, "; ")
		}
		return "Nothing stands out so far."
	case fieldMoods:
		return strings.Join(d.chooseMoods(), ", ")
	case fieldFeedback:
		return d.feedback()
	case fieldNote:
		return d.note()
	case fieldName:
		if names := d.scene.said.names; len(names) > 0 {
			return names[0]
		}
		return d.topic()
	case fieldQuestion:
		return "What should become of the " + d.topic() + "?"
	case fieldOther:
	}
	if said := d.scene.said.text; said != "" && len(said) <= 200 {
		return said
	}
	return "About the " + d.topic() + "."
}

func (d *director) list(name, description string) []string {
	kind := kindOf(name, description)
	if kind == fieldMoods {
		return d.chooseMoods()
	}
	if kind == fieldRepeats {
		return d.repeats()
	}
	if kind == fieldKeywords || kind == fieldOther {
		return d.keywords()
	}
	return []string{d.text(name, description)}
}

func (d *director) topic() string {
	if len(d.scene.said.nouns) > 0 {
		return d.scene.said.nouns[0]
	}
	return "moment"
}

func (d *director) who() string {
	if d.scene.user != "" {
		return d.scene.user
	}
	return "the user"
}

func (d *director) summary() string {
	s := d.scene
	var b strings.Builder
	switch {
	case s.char != "" && s.placed:
		b.WriteString(s.char + " and " + d.who() + " are at or near " + s.place.name + ".")
	case s.char != "":
		b.WriteString(s.char + " and " + d.who() + " are together.")
	default:
		b.WriteString("A conversation with " + d.who() + ".")
	}
	if n := len(s.drafts); n > 0 {
		narration, _ := voices(s.drafts[n-1])
		if first := sentences(narration); len(first) > 0 {
			b.WriteString(" Before this: " + clip(first[0], 24))
		}
	}
	if said := s.said.text; said != "" {
		b.WriteString(" Now " + d.who() + " says or does: “" + clip(strings.Join(strings.Fields(said), " "), 24) + "”")
	}
	return b.String()
}

// clip keeps the first n words.
func clip(text string, n int) string {
	f := strings.Fields(text)
	if len(f) <= n {
		return text
	}
	return strings.TrimRight(strings.Join(f[:n], " "), ",;:") + " …"
}

func (d *director) intent() string {
	said, who := d.scene.said, capital(d.who())
	topic := d.topic()
	switch {
	case said.question != "" && len(said.names) > 0:
		return who + " wants to learn something about " + said.names[0] + "."
	case said.question != "":
		return who + " asks and wants a straight answer, about the " + topic + " most of all."
	case said.social == "greeting":
		return who + " opens the conversation and wants to be welcomed."
	case said.social == "farewell":
		return who + " is about to leave and wants a parting word."
	case said.deed != "":
		return who + " acts (" + said.deed + ") and wants the world to answer, the " + topic + " above all."
	}
	return who + " wants to talk about the " + topic + " and see how " + cmpOr(d.scene.char, "the other side") + " takes it."
}

func cmpOr(a, b string) string {
	if a != "" {
		return a
	}
	return b
}

func (d *director) keywords() []string {
	out := slices.Clone(d.scene.said.names)
	out = append(out, d.scene.said.nouns...)
	if len(out) == 0 && d.scene.placed {
		out = append(out, d.scene.place.id)
	}
	return out[:min(len(out), 6)]
}

func (d *director) next() string {
	all := d.scene.place.events
	told := strings.Join(d.scene.drafts, "\n")
	start := d.v.r.IntN(len(all))
	for i := range all {
		if e := all[(start+i)%len(all)]; !strings.Contains(told, e.told) {
			return e.plan
		}
	}
	return "Something small about the " + d.topic() + " turns out to matter."
}

var directions = []string{
	"Short sentences; let the {n} carry the mood.",
	"Begin with a sound, and let {C} speak before anything is explained.",
	"More dialogue than description, and one gesture that says what {C} does not.",
	"Stay slow and close: one detail of {place} for each thing that is said.",
	"Let {C} answer, and hold one thing back.",
	"Keep it concrete; put the {n} in somebody's hands.",
	"Give {C} a small reason to smile, and show it rather than naming it.",
	"Let the silence after the last line be heard in the details of {place}.",
}

func (d *director) style() string {
	d.v.redraw()
	for range draws {
		if t := d.v.expand(d.v.pick(directions)); t != "" {
			return t
		}
	}
	return "Stay concrete and answer what was said."
}

// repeats are phrases that stand in more than one of the last replies.
func (d *director) repeats() []string {
	seen := map[string]int{}
	var order []string
	for i, draft := range d.scene.tail(6) {
		narration, _ := voices(draft)
		for _, s := range sentences(narration) {
			w := lowWords(s)
			for j := range w {
				p := phrase(w, j, 3)
				if p == "" {
					continue
				}
				if last, found := seen[p]; found && last != i && !slices.Contains(order, p) {
					if n := len(order); n > 0 && strings.HasSuffix(order[n-1], w[j]+" "+w[j+1]) {
						order[n-1] += " " + w[j+2] // the same phrase, one word on
					} else {
						order = append(order, p)
					}
				}
				seen[p] = i
			}
		}
	}
	return order[:min(len(order), 3)]
}

func (d *director) feedback() string {
	s := d.scene
	switch {
	case len(s.said.text) < 20:
		return "A sentence more about what you see or want would give the scene something to hold."
	case s.said.deed != "" && len(s.said.quoted) == 0:
		return "Clear action with the " + d.topic() + "; a spoken word beside it would let " + cmpOr(s.char, "the others") + " answer in kind."
	case len(s.said.nouns) == 0:
		return "Good voice. Name one thing in the room, and the scene will take it up."
	}
	return "The " + d.topic() + " is a good thing to put in play; keep it in view."
}

func (d *director) note() string {
	if n := d.scene.said.nouns; len(n) > 0 {
		return "Keep in mind: the " + strings.Join(n[:min(len(n), 2)], " and the ") + " came up; let it matter again later."
	}
	return "Keep in mind how " + cmpOr(d.scene.char, "this") + " was left at the end of this turn."
}

// chooseMoods picks one or two of the moods on offer, by the words they share with the message
// and by its tone. Of moods that fit equally, one that was active before stays.
func (d *director) chooseMoods() []string {
	if len(d.moods) == 0 {
		return []string{}
	}
	said := words(strings.Join(lowWords(d.scene.said.text), " "))
	type rated struct {
		id    string
		score int
	}
	var all []rated
	for _, m := range d.moods {
		score := 0
		for w := range words(strings.Join(lowWords(m.id+" "+m.text), " ")) {
			if said[w] && !functionWords[w] {
				score += 3
			}
		}
		if toneOfMood(m) == d.scene.said.tone {
			score += 4
		}
		if d.before[m.id] {
			score++
		}
		all = append(all, rated{m.id, score})
	}
	d.v.r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	slices.SortStableFunc(all, func(a, b rated) int { return b.score - a.score })
	out := []string{all[0].id}
	if len(all) > 1 && all[1].score >= 3 && all[1].id != all[0].id {
		out = append(out, all[1].id)
	}
	return out
}
