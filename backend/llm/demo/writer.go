package demo

import (
	"slices"
	"strings"
)

// A block is a piece of a paragraph: React, Speech, Detail, Gesture, Thought, Hook, Event.
// shapes are the paragraphs of a reply in blocks, so that replies do not all look alike.
var shapes = []string{
	"rd s g h",
	"s rg dt h",
	"dr sg s h",
	"g sr ds h",
	"rs d gs th",
	"d rs gt h",
	"sr d gs h",
	"r sd gs dh",
	"dg rs th",
	"rgs ds h",
	"s r ds gh",
	"gd s rt sh",
}

const (
	fewest = 80  // words of a reply
	most   = 175 // the label comes on top
)

// tell writes the next part of a scene.
func (v *voice) tell() string {
	s := v.scene
	tone := v.tone()
	shape := v.pick(shapes)
	event := v.event()
	if event != "" {
		// What the director planned comes before the scene is handed back.
		shape = strings.TrimSuffix(shape, "h") + "eh"
		shape = strings.Replace(shape, " eh", " e h", 1)
	}
	style := strings.ToLower(s.direction.style)
	switch {
	case containsAny(style, "dialogue", "dialog", "speech", "speak", "talk", "voice"):
		shape = strings.Replace(shape, " ", "s ", 1)
	case containsAny(style, "detail", "slow", "sense", "sound", "smell", "linger", "atmosphere"):
		shape = strings.Replace(shape, " ", "d ", 1)
	}
	var paragraphs []string
	asked := s.said.question != "" || s.said.social != ""
	moodTold := len(s.direction.moods) == 0
	for group := range strings.FieldsSeq(shape) {
		var parts []string
		for _, block := range group {
			var text string
			switch block {
			case 'r':
				text = v.react()
			case 's':
				text = v.speech(tone, asked)
				asked = false
			case 'd':
				text = v.detail()
			case 'g':
				text = v.say(v.moodGestures(tone, &moodTold))
			case 't':
				text = v.fresh(thoughts)
			case 'e':
				text = event
				v.past.add(text)
			case 'h':
				text = v.say(hooks)
			}
			if n := len(parts); n > 0 && closesSpeech(parts[n-1]) && opensSpeech(text) {
				parts = append(parts, v.say(gestures[tone])) // or one would seem to interrupt oneself
			}
			if text != "" {
				parts = append(parts, text)
			}
		}
		if len(parts) > 0 {
			paragraphs = append(paragraphs, strings.Join(parts, " "))
		}
	}
	if !moodTold {
		paragraphs[0] += " " + v.say(v.moodGestures(tone, &moodTold))
	}
	if !v.mentions(paragraphs) {
		pool := heeds
		if s.said.spoken {
			pool = hears
		}
		if text := v.say(pool); text != "" {
			paragraphs[0] = text + " " + paragraphs[0]
		}
	}
	if !strings.Contains(strings.Join(paragraphs, " "), v.slots["C"]) {
		naming := slices.DeleteFunc(slices.Concat(gestures[tone], plainly), func(t string) bool { return !strings.Contains(t, "{C}") })
		paragraphs[len(paragraphs)/2] += " " + v.say(naming)
	}
	limit := most
	if s.mostWords > 0 {
		limit = min(limit, s.mostWords)
	}
	for n := 0; wordCount(paragraphs) < min(fewest, limit) && n < 6; n++ {
		paragraphs[n%len(paragraphs)] += " " + v.detail()
	}
	paragraphs = v.slip(paragraphs)
	return strings.Join(shorten(paragraphs, limit), "\n\n")
}

// tone is the director's mood before the tone of the message.
func (v *voice) tone() string {
	for _, m := range v.scene.direction.moods {
		if t := toneOfMood(m); t != "" {
			return t
		}
	}
	return v.scene.said.tone
}

func toneOfMood(m mood) string {
	for _, text := range []string{m.id, m.text} {
		for _, w := range lowWords(strings.NewReplacer("-", " ", "_", " ").Replace(text)) {
			for _, t := range moodTones {
				if t.keys[w] {
					return t.tone
				}
			}
		}
	}
	return ""
}

func (v *voice) moodGestures(tone string, told *bool) []string {
	if !*told {
		*told = true
		for _, m := range v.scene.direction.moods {
			if toneOfMood(m) == "" {
				v.slots["mood"] = strings.ToLower(strings.NewReplacer("-", " ", "_", " ").Replace(m.id))
				return strange
			}
		}
	}
	return gestures[tone]
}

// strange carries a mood that the material does not know.
var strange = []string{
	"Something {mood} had come into {place}, and both of you noticed.",
	"The hour took on a note that one could only call {mood}.",
	"There was no better word for the air just then than *{mood}*.",
}

func opensSpeech(text string) bool  { return strings.HasPrefix(text, `"`) }
func closesSpeech(text string) bool { return strings.HasSuffix(text, `"`) }

// react tells how the message is received. Of a deed, its object matters.
func (v *voice) react() string {
	defer func() { v.lead = "" }()
	return v.say(v.reactions())
}

func (v *voice) reactions() []string {
	said := v.scene.said
	if len(said.nouns) == 0 {
		if len(said.names) > 0 {
			return append(hears[len(hears)-3:len(hears):len(hears)], plainly...)
		}
		return plainly
	}
	if said.deed != "" {
		for _, d := range deeds {
			if d.verbs[said.deed] && !v.chance(4) {
				v.lead = said.object
				return d.texts
			}
		}
		return heeds
	}
	return hears
}

// speech is something the character says.
func (v *voice) speech(tone string, answering bool) string {
	said := v.scene.said
	pool := lines
	if len(said.nouns) == 0 && len(said.names) == 0 || v.chance(3) {
		if t := toned[tone]; t != nil {
			pool = t
		}
	}
	if answering {
		switch {
		case said.question != "":
			pool = answers[said.question]
		case said.social == "greeting":
			pool = greetings
		case said.social == "farewell":
			pool = farewells
		case said.social == "pardon":
			pool = pardons
		case said.social == "thanks":
			pool = thanked
		}
	}
	form := v.r.IntN(3)
	text := v.best(func() string {
		line := v.expand(v.pick(pool))
		if line == "" {
			return ""
		}
		if form > 0 {
			return `"` + line + `"`
		}
		tag := v.expand(v.pick(tags))
		if tag == "" {
			return ""
		}
		first, rest, more := cutSentence(line)
		if end := first[len(first)-1]; end == '.' {
			first = first[:len(first)-1] + ","
		}
		// A tag after a comma goes on with the sentence; only the name keeps its capital.
		if !strings.HasPrefix(tag, v.slots["C"]) {
			tag = strings.ToLower(tag[:1]) + tag[1:]
		}
		text := `"` + first + `" ` + tag + "."
		if more {
			text += ` "` + rest + `"`
		}
		return text
	})
	v.past.add(text)
	return text
}

func cutSentence(line string) (first, rest string, more bool) {
	spans := sentenceSpans(line)
	if len(spans) < 2 {
		return line, "", false
	}
	return line[:spans[0][1]], line[spans[1][0]:], true
}

// event is what should happen next: the director's plan, or now and then something unasked.
func (v *voice) event() string {
	if plan := strings.TrimSpace(v.scene.direction.next); plan != "" {
		for _, p := range places {
			for _, e := range p.events {
				if strings.Contains(plan, e.plan) {
					return e.told
				}
			}
		}
		first, _, _ := cutSentence(plan)
		first = strings.TrimRight(first, ". ")
		return v.pick([]string{"And then it came about: ", "What happened next was simple enough: ", "Just then the evening turned a corner: "}) +
			strings.ToLower(first[:1]) + first[1:] + "."
	}
	if len(v.scene.drafts) > 0 && v.chance(5) {
		e := v.scene.place.events[v.r.IntN(len(v.scene.place.events))]
		if v.past.repeats(e.told) == 0 {
			return e.told
		}
	}
	return ""
}

// mentions reports whether the reply picks up something that was said.
func (v *voice) mentions(paragraphs []string) bool {
	said := v.scene.said
	if len(said.nouns) == 0 && len(said.names) == 0 {
		return true
	}
	low := strings.ToLower(strings.Join(paragraphs, " "))
	for _, n := range said.nouns[:min(len(said.nouns), 4)] {
		if strings.Contains(low, n) {
			return true
		}
	}
	for _, n := range said.names {
		if n != v.scene.char && strings.Contains(low, strings.ToLower(n)) {
			return true
		}
	}
	return len(said.nouns) == 0 && len(said.names) == 1 && said.names[0] == v.scene.char
}

// shorten drops sentences from the fullest paragraph, never the first of one, until the words fit.
func shorten(paragraphs []string, limit int) []string {
	for wordCount(paragraphs) > limit {
		fullest, spans := -1, [][2]int(nil)
		for i, p := range paragraphs {
			if sp := sentenceSpans(p); len(sp) > max(1, len(spans)) && !strings.ContainsAny(p[sp[len(sp)-1][0]:], `"“”`) {
				fullest, spans = i, sp
			}
		}
		switch {
		case fullest >= 0:
			paragraphs[fullest] = strings.TrimSpace(paragraphs[fullest][:spans[len(spans)-1][0]])
		case len(paragraphs) > 2:
			middle := len(paragraphs) / 2
			paragraphs = append(paragraphs[:middle:middle], paragraphs[middle+1:]...)
		case len(paragraphs) > 1:
			paragraphs = paragraphs[:1]
		default:
			fields := strings.Fields(paragraphs[0])
			text := strings.TrimRight(strings.Join(fields[:max(1, limit)], " "), ",;:—")
			if strings.Count(text, `"`)%2 == 1 {
				text += `"`
			}
			return []string{text}
		}
	}
	return paragraphs
}

func wordCount(paragraphs []string) int {
	n := 0
	for _, p := range paragraphs {
		n += len(strings.Fields(p))
	}
	return n
}

func containsAny(text string, parts ...string) bool {
	for _, p := range parts {
		if strings.Contains(text, p) {
			return true
		}
	}
	return false
}
