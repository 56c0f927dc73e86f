package macro

import (
	"slices"
	"strings"
)

// longestName bounds how far a name is looked for.
const longestName = 40

// A Macro is one that this package understands, as people look it up.
type Macro struct {
	Name     string `json:"name"`     // without braces
	Form     string `json:"form"`     // as it is written, with its arguments
	Gives    string `json:"gives"`    // in a few words
	Example  string `json:"example"`  // what the form becomes, or may become; empty: nothing is seen of it
	Volatile bool   `json:"volatile"` // it gives something else from one turn to the next, or each time
	Live     bool   `json:"live"`     // a paragraph with it goes with the newest message and not in the system message; see Live
}

// List tells of every macro, in the order in which a person would look for them.
func List() []Macro {
	all := list()
	for i := range all {
		all[i].Live = Live(all[i].Form)
	}
	return all
}

func list() []Macro {
	return []Macro{
		{"user", "{{user}}", "your name, or your persona's", "Bo", false, false},
		{"char", "{{char}}", "the character's name, or its nickname", "Ines", false, false},
		{"group", "{{group}}", "the names of all characters who take part", "Ines, Rui", false, false},
		{"notChar", "{{notChar}}", "everyone who takes part but the character", "Bo, Rui", false, false},
		{"persona", "{{persona}}", "the description of your persona", "A clerk.", false, false},
		{"description", "{{description}}", "the character's description", "A smuggler.", false, false},
		{"personality", "{{personality}}", "the character's personality", "Wry.", false, false},
		{"scenario", "{{scenario}}", "the scenario of the conversation", "A harbour at night.", false, false},
		{"mesExamples", "{{mesExamples}}", "the character's example dialogue", "Bo: Who goes there?", false, false},
		{"charPrompt", "{{charPrompt}}", "the character's system prompt", "Write as Ines.", false, false},
		{"charInstruction", "{{charInstruction}}", "the character's closing instructions", "Stay terse.", false, false},
		{"charVersion", "{{charVersion}}", "the version of the card", "1.2", false, false},
		{"original", "{{original}}", "the prompt that the card's own replaces", "You write fiction.", false, false},
		{"model", "{{model}}", "the name of the model that answers", "qwen3-8b", false, false},
		{"time", "{{time}}", "the current time", "09:05", true, false},
		{"date", "{{date}}", "today's date", "21 November 2026", true, false},
		{"weekday", "{{weekday}}", "today's day of the week", "Saturday", true, false},
		{"isotime", "{{isotime}}", "the current time with two digits each", "09:05", true, false},
		{"isodate", "{{isodate}}", "today's date in figures", "2026-11-21", true, false},
		{"time_UTC", "{{time_UTC+2}}", "the time so many hours from Greenwich", "11:05", true, false},
		{"datetimeformat", "{{datetimeformat DD.MM.YYYY HH:mm}}", "date and time as you write them", "21.11.2026 09:05", true, false},
		{"idle_duration", "{{idle_duration}}", "how long ago your last message was", "2 hours", true, false},
		{"lastMessage", "{{lastMessage}}", "the last message", "The lamp goes out.", true, false},
		{"lastUserMessage", "{{lastUserMessage}}", "your last message", "I wait.", true, false},
		{"lastCharMessage", "{{lastCharMessage}}", "the last reply", "The lamp goes out.", true, false},
		{"lastMessageId", "{{lastMessageId}}", "the number of the last message, counted from 0", "7", true, false},
		{"input", "{{input}}", "what you wrote for this turn", "I open the door.", true, false},
		{"random", "{{random::red::green::blue}}", "one of the options", "green", true, false},
		{"pick", "{{pick::red::green::blue}}", "one of the options, the same for a whole conversation", "red", false, false},
		{"roll", "{{roll:2d6+1}}", "the sum of dice", "8", true, false},
		{"if", "{{if scenario}}…{{else}}…{{/if}}", "the first part if the condition has a value, else the second", "…", false, false},
		{"else", "{{else}}", "where the second part of a condition begins", "", false, false},
		{"/if", "{{/if}}", "where a condition ends", "", false, false},
		{"setvar", "{{setvar::mood::calm}}", "nothing, and sets a variable", "", true, false},
		{"addvar", "{{addvar::coins::5}}", "nothing, and adds to a variable", "", true, false},
		{"incvar", "{{incvar::coins}}", "a variable, after adding 1 to it", "6", true, false},
		{"decvar", "{{decvar::coins}}", "a variable, after taking 1 from it", "5", true, false},
		{"getvar", "{{getvar::mood}}", "a variable", "calm", true, false},
		{".", "{{.mood}}", "a variable, in short; with = or += behind the name it is changed", "calm", true, false},
		{"setglobalvar", "{{setglobalvar::mood::calm}}", "nothing, and sets a variable of all conversations", "", true, false},
		{"addglobalvar", "{{addglobalvar::coins::5}}", "nothing, and adds to a variable of all conversations", "", true, false},
		{"incglobalvar", "{{incglobalvar::coins}}", "a variable of all conversations, after adding 1 to it", "6", true, false},
		{"decglobalvar", "{{decglobalvar::coins}}", "a variable of all conversations, after taking 1 from it", "5", true, false},
		{"getglobalvar", "{{getglobalvar::mood}}", "a variable of all conversations", "calm", true, false},
		{"$", "{{$mood}}", "a variable of all conversations, in short", "calm", true, false},
		{"reverse", "{{reverse:abc}}", "the letters in reverse", "cba", false, false},
		{"newline", "{{newline}}", "a line end", "", false, false},
		{"noop", "{{noop}}", "nothing", "", false, false},
		{"trim", "{{trim}}", "nothing, and removes empty lines around", "", false, false},
		{"//", "{{// a note}}", "nothing: a note for yourself", "", false, false},
	}
}

// A Use is a kind of macro in a text.
type Use struct {
	Name     string `json:"name"`     // as in List; of a macro that is not understood, as written
	Known    bool   `json:"known"`    // Terzetto understands it, and it has an effect
	Volatile bool   `json:"volatile"` // see Macro
}

// Uses tells of the kinds of macros in a text, each once, in the order in which they come first.
func Uses(text string) []Use {
	if !strings.Contains(text, "{{") {
		return nil
	}
	known := map[string]Macro{}
	for _, m := range List() {
		known[strings.ToLower(m.Name)] = m
	}
	var uses []Use
	nodes := parse(text, true)
	for i := range nodes {
		n := &nodes[i]
		if n.code || n.deep {
			continue
		}
		u := Use{Name: writtenName(text, n)}
		if u.Name == "" {
			continue
		}
		name := n.call.name
		if strings.HasPrefix(name, "time_utc") {
			name = "time_utc"
		}
		if m, ok := known[name]; ok && n.wellFormed() {
			u = Use{m.Name, true, m.Volatile}
		}
		if !slices.Contains(uses, u) {
			uses = append(uses, u)
		}
	}
	return uses
}

// writtenName is what a person would call a macro that is not understood.
func writtenName(text string, n *node) string {
	words := strings.TrimSpace(text[n.start+2 : n.end-2])
	if i := strings.IndexAny(words, " \t\r\n:{}"); i >= 0 {
		words = words[:i]
	}
	if len(words) > longestName {
		return ""
	}
	return words
}

// wellFormed reports whether a macro has arguments where it needs them, and none where it takes none.
func (n *node) wellFormed() bool {
	c := n.call
	switch c.name {
	case comment, ".", "$", "time", "else", "/if":
		return true
	case "random", "pick", "reverse", "setvar", "addvar", "setglobalvar", "addglobalvar", "getvar", "incvar", "decvar", "getglobalvar", "incglobalvar", "decglobalvar":
		return c.separator >= oneColon
	case "roll", "datetimeformat":
		return c.separator != noArguments
	case "if":
		return c.separator != noArguments && n.close > 0
	}
	return c.separator == noArguments
}

// Unknown names the macros of a text that are not understood, or have no effect here.
func Unknown(text string) []string {
	var names []string
	for _, u := range Uses(text) {
		if !u.Known && !slices.Contains(names, u.Name) {
			names = append(names, u.Name)
		}
	}
	return names
}

// live are the macros whose value or effect belongs to a turn, so that they can't be frozen.
func live(name string) bool {
	switch name {
	case "idle_duration", "lastmessage", "lastusermessage", "lastcharmessage", "lastmessageid", "input":
		return true
	case "getvar", "setvar", "addvar", "incvar", "decvar", "getglobalvar", "setglobalvar", "addglobalvar", "incglobalvar", "decglobalvar":
		return true
	}
	return strings.HasPrefix(name, ".") || strings.HasPrefix(name, "$")
}

// Live reports whether a text holds a macro that belongs to one turn: the last messages, how long it was quiet, a variable.
// What is frozen for many turns can't hold it.
func Live(text string) bool {
	if !mayBeLive(text) {
		return false
	}
	nodes := parse(text, true)
	return slices.ContainsFunc(nodes, func(n node) bool { return live(n.call.name) || n.call.name == "if" && live(conditionOf(text, &n)) })
}

// mayBeLive rules out nearly all texts by the first letters of their macros.
func mayBeLive(text string) bool {
	for {
		i := strings.Index(text, "{{")
		if i < 0 {
			return false
		}
		if strings.HasPrefix(text[i:], "{{{") { // the first brace is text
			text = text[i+1:]
			continue
		}
		text = text[i+2:]
		if name := strings.TrimLeft(text, " \t\r\n"); name != "" && strings.IndexByte("iIlLgGsSaAdD.$", name[0]) >= 0 {
			return true
		}
	}
}

// conditionOf is the word that an {{if}} asks for.
func conditionOf(text string, n *node) string {
	if n.call.separator == noArguments {
		return ""
	}
	return strings.ToLower(strings.Trim(text[n.call.args:n.end-2], "! \t\r\n"))
}

// Split puts the paragraphs of a text that hold such macros apart from those that stay the same.
func Split(text string) (frozen, current string) {
	if !Live(text) {
		return text, ""
	}
	var stay, move []string
	for _, paragraph := range paragraphs(text) {
		if Live(paragraph) {
			move = append(move, paragraph)
		} else {
			stay = append(stay, paragraph)
		}
	}
	return strings.Join(stay, "\n\n"), strings.Join(move, "\n\n")
}

// paragraphs splits a text at empty lines, but not within a macro or between {{if}} and {{/if}}.
func paragraphs(text string) []string {
	nodes := parse(text, true)
	var all []string
	begin, k := 0, 0
	for i := 0; i < len(text); {
		if k < len(nodes) && nodes[k].start == i {
			if nodes[k].close > 0 {
				k = nodes[k].close
			}
			i, k = nodes[k].end, nodes[k].next
			continue
		}
		end := len(text)
		if k < len(nodes) {
			end = nodes[k].start
		}
		if at := strings.Index(text[i:end], "\n\n"); at >= 0 {
			all = append(all, text[begin:i+at])
			i += at + 2
			begin = i
			continue
		}
		i = end
	}
	return append(all, text[begin:])
}
