package card

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
)

// The longest short texts, in characters; the same that a person may type.
const (
	maxName = 200
	maxTag  = 100
)

// A field is one that this program knows: where a card keeps it, and how it is read
// and written.
type field struct {
	key  string
	at   func(*chat.Character) any // *string or *[]string
	line bool                      // short and on one line
}

// fields are those of the V2 format, in its order.
func fields() []field {
	return []field{
		{"name", func(c *chat.Character) any { return &c.Name }, true},
		{"description", func(c *chat.Character) any { return &c.Description }, false},
		{"personality", func(c *chat.Character) any { return &c.Personality }, false},
		{"scenario", func(c *chat.Character) any { return &c.Scenario }, false},
		{"first_mes", func(c *chat.Character) any { return &c.FirstMes }, false},
		{"mes_example", func(c *chat.Character) any { return &c.MesExample }, false},
		{"creator_notes", func(c *chat.Character) any { return &c.CreatorNotes }, false},
		{"system_prompt", func(c *chat.Character) any { return &c.SystemPrompt }, false},
		{"post_history_instructions", func(c *chat.Character) any { return &c.PostHistoryInstructions }, false},
		{"alternate_greetings", func(c *chat.Character) any { return &c.AlternateGreetings }, false},
		{"tags", func(c *chat.Character) any { return &c.Tags }, true},
		{"creator", func(c *chat.Character) any { return &c.Creator }, true},
		{"character_version", func(c *chat.Character) any { return &c.CharacterVersion }, true},
	}
}

// read gives the field's value in its proper form.
func (f field) read(o object) any {
	var c chat.Character
	switch f.at(&c).(type) {
	case *[]string:
		texts := textsOf(o[f.key])
		if f.line {
			texts = tags(texts)
		}
		return texts
	default:
		text, _ := rawjson.Text(o[f.key])
		if f.line {
			text = clip(oneLine(text), maxName)
		}
		return strings.ToValidUTF8(text, "�")
	}
}

// value gives what a character has in this field.
func (f field) value(c *chat.Character) any {
	switch p := f.at(c).(type) {
	case *[]string:
		if *p == nil {
			return []string{}
		}
		return *p
	case *string:
		return *p
	}
	return nil
}

func (f field) put(c *chat.Character, v any) {
	switch p := f.at(c).(type) {
	case *[]string:
		*p, _ = v.([]string)
	case *string:
		*p, _ = v.(string)
	}
}

// take moves what the fields say out of o into c. What cannot be told from its value,
// as a name that was cut, stays behind in o.
func take(o object, c *chat.Character) {
	for _, f := range fields() {
		v := f.read(o)
		f.put(c, v)
		if raw, there := o[f.key]; there && same(raw, rawjson.Encode(v)) {
			delete(o, f.key)
		}
	}
}

// give puts c's fields into o. What stayed behind and still says the same is left.
func give(o object, c *chat.Character) {
	for _, f := range fields() {
		v := f.value(c)
		if _, left := o[f.key]; left && same(rawjson.Encode(f.read(o)), rawjson.Encode(v)) {
			continue
		}
		o.Set(f.key, v)
	}
}

// check refuses what is too long to be kept, before anything is saved.
func check(c *chat.Character) error {
	if tooLong(c.Note.Text) {
		return fault.Newf(fault.TooLarge, "The field %s of this card is longer than %d characters.", depthPrompt, chat.MaxText).With("field", depthPrompt)
	}
	for _, f := range fields() {
		texts, isList := f.value(c).([]string)
		if one, ok := f.value(c).(string); ok {
			texts = []string{one}
		}
		if isList && len(texts) > maxItems {
			return fault.Newf(fault.TooLarge, "The field %s of this card has %d items. The limit is %d.", f.key, len(texts), maxItems).With("field", f.key)
		}
		if slices.ContainsFunc(texts, tooLong) {
			return fault.Newf(fault.TooLarge, "The field %s of this card is longer than %d characters.", f.key, chat.MaxText).With("field", f.key)
		}
	}
	return nil
}

func tooLong(text string) bool {
	return len(text) > chat.MaxText && utf8.RuneCountInString(text) > chat.MaxText
}

// tags are short, on one line each, and each is there once.
func tags(list []string) []string {
	kept := make([]string, 0, len(list))
	for _, tag := range list {
		if tag = clip(oneLine(tag), maxTag); tag != "" && !slices.Contains(kept, tag) {
			kept = append(kept, tag)
		}
	}
	return kept
}

// oneLine takes out what would break a line or hide in it.
func oneLine(text string) string {
	return strings.Join(strings.Fields(strings.Map(func(r rune) rune {
		switch {
		case r == utf8.RuneError || unicode.Is(unicode.Bidi_Control, r):
			return -1
		case unicode.IsControl(r):
			return ' '
		}
		return r
	}, text)), " ")
}

func clip(text string, n int) string {
	if utf8.RuneCountInString(text) <= n {
		return text
	}
	return strings.TrimSpace(string([]rune(text)[:n]))
}
