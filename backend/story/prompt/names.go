package prompt

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"terzetto/backend/chat"
	"terzetto/backend/story/macro"
)

// Macros holds what the macros of one conversation give. The zero value knows no names and no time; macros without a value
// stay as written.
type Macros struct {
	User, Char string
	Main       string    // where several characters speak: who says what has no author; empty: one character speaks
	Began      time.Time // when the conversation began: {{time}} in prompt fields
	Today      time.Time // read at the grain of a day: {{date}} in prompt fields

	// Of the character and of the person, for the macros of these names in prompt fields.
	Description, Personality, Scenario, Persona string

	fields    map[string]string // of the other macros; nil: they have no value here, and neither has what is empty above
	now       *present          // nil: what belongs to one turn has no value
	variables *macro.Variables  // of the texts that are resolved one after another; nil: each text has its own
	books     []int64           // the lorebooks that cards brought, where old cards name people in their own way
}

// A present is what the macros of one turn give.
type present struct {
	at     time.Time
	fields map[string]string
}

// At gives the macros of a turn: what was said last, how long it was quiet, and what the person says now. History is the
// path before it.
func (m Macros) At(history []chat.Message, input string, now time.Time) Macros {
	last := func(is func(*chat.Message) bool) string {
		for i := range slices.Backward(history) {
			if row := &history[i]; is(row) {
				return row.Content
			}
		}
		return ""
	}
	fields := map[string]string{
		"lastmessage":     last(func(*chat.Message) bool { return true }),
		"lastusermessage": last(func(row *chat.Message) bool { return row.Role == chat.User }),
		"lastcharmessage": last(func(row *chat.Message) bool { return row.Role == chat.Assistant }),
		"lastmessageid":   "",
		"input":           input,
		"idle_duration":   "just now",
	}
	if len(history) > 0 {
		fields["lastmessageid"] = strconv.Itoa(len(history) - 1)
	}
	for _, row := range slices.Backward(history) {
		if row.Role == chat.User && !row.CreatedAt.IsZero() && now.After(row.CreatedAt) {
			fields["idle_duration"] = macro.Idle(now.Sub(row.CreatedAt))
			break
		}
	}
	m.now = &present{at: now, fields: fields}
	return m
}

// Names replaces {{user}} and {{char}}, written in any case, and nothing else.
// Stored messages and lorebook keys are read through it.
func (m Macros) Names(text string) string { return macro.Names(text, m.User, m.Char) }

// Inline settles the macros of chat text before it is saved: a message that somebody typed, or a greeting. A span between
// backticks on one line is literal, and so that a renamed persona still fits, {{user}} and {{char}} stay.
func (m Macros) Inline(text string, draw macro.Draw, now time.Time) string {
	return macro.Expand(text, macro.Values{Text: m.value, Time: now, Day: now, Draw: draw, Variables: m.variables, NamesStay: true})
}

// GreetingMacros are those of the greetings of a conversation. They tell of the moment when it began, so that they give the
// same whenever they are asked.
func GreetingMacros(in Input) Macros {
	began := in.Conversation.CreatedAt.Local()
	in.Now, in.Model = began, ""
	return Names(in).At(nil, "", began)
}

// Greeting is a greeting of a card as it is said in a conversation. Each draws for itself, by its place among them.
func (m Macros) Greeting(text string, place int, c chat.Conversation) string {
	draw := macro.SeededDraw(c.MacroSeed + "/greeting/" + strconv.Itoa(place))
	return m.Inline(macro.Card(text), draw, c.CreatedAt.Local())
}

// ExpandSeeded resolves every macro of a prompt field. A choice depends only on seed, the
// macro's text and how often that text occurred before in this field, so the field reads
// the same on every turn while two equal macros in it stay independent. In what is frozen {{date}} and {{weekday}}
// change once a day at most and {{time}} never: it is when the conversation began. See At for what belongs to one turn.
func (m Macros) ExpandSeeded(text, seed string) string {
	if !strings.ContainsAny(text, "{<") { // as nearly all texts
		return text
	}
	v := macro.Values{Text: m.value, Time: m.Began, Day: m.Today, Draw: macro.SeededDraw(seed), Variables: m.variables}
	if m.now != nil {
		v.Time, v.Day = m.now.at, m.now.at
	}
	return macro.Expand(text, v)
}

// Values are what the macros give in a text that is no field: at a time, with choices of a seed. Their changes of variables reach
// nothing else.
func (m Macros) Values(seed string, at time.Time) macro.Values {
	return macro.Values{Text: m.value, Time: at, Day: at, Draw: macro.SeededDraw(seed), Variables: m.reader().variables}
}

// card resolves a field of a card or of what is copied from one, where old cards name people in their own way.
func (m Macros) card(text, seed string) string { return m.ExpandSeeded(macro.Card(text), seed) }

// value gives the macros that a person, a card or a conversation fills in.
func (m Macros) value(name string) (string, bool) {
	known := m.fields != nil
	given := func(text string) (string, bool) { return text, known || text != "" }
	switch name {
	case "user":
		return m.User, m.User != ""
	case "char":
		return m.Char, m.Char != ""
	case "persona":
		return given(m.Persona)
	case "description":
		return given(m.Description)
	case "personality":
		return given(m.Personality)
	case "scenario":
		return given(m.Scenario)
	}
	if m.now != nil {
		if text, ok := m.now.fields[name]; ok {
			return m.Names(text), true
		}
	}
	text, ok := m.fields[name]
	return text, ok
}

// From gives macros whose variables begin with a state and last from one text to the next. What is copied of them has the
// same variables; they are for one goroutine.
func (m Macros) From(s macro.State) Macros {
	m.variables = macro.NewVariables(s)
	return m
}

// Variables are what the texts that were resolved so far left.
func (m Macros) Variables() macro.State {
	if m.variables == nil {
		return macro.State{}
	}
	return m.variables.State()
}

// reader gives macros that read the same variables, and whose changes reach nothing else.
func (m Macros) reader() Macros {
	if m.variables != nil {
		m.variables = m.variables.Clone()
	}
	return m
}

// with gives macros with one more value.
func (m Macros) with(name, text string) Macros {
	fields := make(map[string]string, len(m.fields)+1)
	maps.Copy(fields, m.fields)
	fields[name] = text
	m.fields = fields
	return m
}

// Names resolves who is who. The persona wins over the settings, and the
// conversation's copy of the character's name over the card; a card's nickname is what {{char}} gives. Where no name is given
// the macros read "User" and "Assistant".
func Names(in Input) Macros {
	m := Macros{
		User:  cmp.Or(userName(in), "User"),
		Char:  cmp.Or(calledName(in), "Assistant"),
		Began: in.Conversation.CreatedAt,
		Today: in.Now,
	}
	if in.Now.IsZero() {
		m.Today = m.Began
	} else if !m.Began.IsZero() {
		m.Began = m.Began.In(in.Now.Location())
	}
	// One that names itself would never end: here none of them has a value yet.
	seed, plain := seedOf(in.Conversation), m
	// A paragraph that belongs to one turn comes with the message, and in no value.
	of := func(text string) string { return strings.TrimSpace(plain.card(frozen(text), seed)) }
	card := chat.Character{}
	fields := map[string]string{"group": m.Char, "notchar": m.User, "model": in.Model}
	if len(in.Cast) > 0 {
		labels := make([]string, len(in.Cast))
		for i, v := range in.Cast {
			labels[i] = v.Label
		}
		m.Main, m.Char = m.Char, chat.JoinNames(labels)
		plain.Main, plain.Char = m.Main, m.Char
		fields["group"] = strings.Join(labels, ", ")
	} else if in.Character != nil {
		card = *in.Character
	}
	m.books = booksOf(in)
	m.Persona = strings.TrimSpace(plain.ExpandSeeded(frozen(userDescription(in)), seed))
	m.Scenario = strings.TrimSpace(plain.ExpandSeeded(frozen(scenario(in, card)), seed))
	m.Description, m.Personality = of(card.Description), of(card.Personality)
	m.fields = fields
	ofCard(fields, card, of)
	return m
}

// ofCard puts what a card holds into the values of its macros.
func ofCard(fields map[string]string, card chat.Character, of func(string) string) {
	fields["mesexamples"] = of(card.MesExample)
	fields["charprompt"] = of(card.SystemPrompt)
	fields["charinstruction"] = of(card.PostHistoryInstructions)
	fields["charversion"] = card.CharacterVersion
}

// calledName is what {{char}} gives for the character of a conversation.
func calledName(in Input) string {
	name := characterName(in)
	if c := in.Character; c != nil && name == strings.TrimSpace(c.Name) {
		return nicknameOr(name, c, userName(in))
	}
	return name
}

// nicknameOr is the nickname of a card, which may hold the names of both sides; without one it is the name.
func nicknameOr(name string, card *chat.Character, user string) string {
	return cmp.Or(strings.TrimSpace(macro.Names(macro.Card(card.Nickname), user, name)), name)
}

// booksOf are the lorebooks of the cards that take part.
func booksOf(in Input) (ids []int64) {
	add := func(c *chat.Character) {
		if c != nil && c.WorldID != nil {
			ids = append(ids, *c.WorldID)
		}
	}
	add(in.Character)
	for _, v := range in.Cast {
		add(v.Card)
	}
	return ids
}
