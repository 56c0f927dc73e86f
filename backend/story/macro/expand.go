package macro

import (
	"bytes"
	"slices"
	"strings"
	"time"
	"unicode"
)

// maxGrowth is how many bytes the values may add to a text. Macros beyond stay as written.
const maxGrowth = 4 << 20

// Values are what the macros of a text give. A macro without a value stays as written.
type Values struct {
	// Text gives what belongs to a conversation: names, the fields of a card, the last messages. The name is in small
	// letters. May be nil.
	Text      func(name string) (value string, ok bool)
	Time      time.Time  // for {{time}}
	Day       time.Time  // for {{date}}: in what is frozen it changes at another time than Time does
	Draw      Draw       // nil: nothing is drawn, and choices stay as written
	Variables *Variables // nil: they last as long as the text
	NamesStay bool       // {{user}} and {{char}} are left for later, when somebody may have another name
}

// Expand puts values in the place of the macros. Code between backticks on one line is literal but for the names.
func Expand(text string, v Values) string {
	if !strings.Contains(text, "{{") { // as nearly all texts
		return text
	}
	if v.Variables == nil {
		v.Variables = &Variables{}
	}
	r := run{text: text, nodes: parse(text, true), values: v, out: make([]byte, 0, len(text))}
	r.walk(0, len(text), 0, false)
	return string(r.out)
}

// Names replaces {{user}} and {{char}} and nothing else, in code too. An empty name has no value.
func Names(text, user, char string) string {
	if !strings.Contains(text, "{{") {
		return text
	}
	r := run{text: text, nodes: parse(text, false), out: make([]byte, 0, len(text)), values: Values{Text: func(name string) (string, bool) {
		switch name {
		case "user":
			return user, user != ""
		case "char":
			return char, char != ""
		}
		return "", false
	}}, namesOnly: true}
	r.walk(0, len(text), 0, false)
	return string(r.out)
}

// Card writes the names of old cards, <USER>, <BOT> and <CHAR>, as macros. It is for the fields of a card alone: in what
// people write these words are what they say.
func Card(text string) string {
	if !strings.Contains(text, "<") {
		return text
	}
	var out strings.Builder
	for {
		i := strings.IndexByte(text, '<')
		if i < 0 {
			out.WriteString(text)
			return out.String()
		}
		out.WriteString(text[:i])
		text = text[i:]
		name, mark := "", ""
		for _, old := range [...][2]string{{"<user>", "{{user}}"}, {"<bot>", "{{char}}"}, {"<char>", "{{char}}"}} {
			if len(text) >= len(old[0]) && strings.EqualFold(text[:len(old[0])], old[0]) {
				name, mark = old[0], old[1]
			}
		}
		if name == "" {
			name, mark = "<", "<"
		}
		out.WriteString(mark)
		text = text[len(name):]
	}
}

// A run resolves one text.
type run struct {
	text      string
	nodes     []node
	values    Values
	namesOnly bool
	few       []string       // the words of the first macros that draw; of the others see seen
	seen      map[string]int // how often a macro that draws came with the same words

	out     []byte
	trims   bool // a {{trim}} still takes the line ends that follow
	settles int  // within how many macros that need the names now
	grown   int
}

// walk resolves what stands between from and to; k is the first node that can stand there. In a list with commas an escaped
// comma is one.
func (r *run) walk(from, to, k int, commas bool) {
	for from < to {
		next := to
		if k < len(r.nodes) && r.nodes[k].start < to {
			next = r.nodes[k].start
		}
		literal := r.text[from:next]
		if commas {
			literal = strings.ReplaceAll(literal, `\,`, ",")
		}
		r.put(literal)
		if next == to {
			return
		}
		from, k = r.macro(k)
	}
}

// put writes a text.
func (r *run) put(text string) {
	if r.trims {
		if text = strings.TrimLeft(text, "\r\n"); text == "" {
			return
		}
		r.trims = false
	}
	r.out = append(r.out, text...)
}

// macro writes what a node gives, and says where the text goes on and with which node.
func (r *run) macro(k int) (from, next int) {
	n := &r.nodes[k]
	c := n.call
	switch {
	case n.deep:
		r.put(r.text[n.start:n.end])
	case n.code:
		r.put(r.code(r.text[n.start:n.end]))
	case c.name == "trim" && c.separator == noArguments && !r.namesOnly:
		r.out = bytes.TrimRight(r.out, "\r\n")
		r.trims = true
	case c.name == "if" && n.close > 0 && !r.namesOnly:
		r.branch(k)
		return r.nodes[n.close].end, r.nodes[n.close].next
	default:
		r.write(k, r.answer(k))
	}
	return n.end, n.next
}

// write writes what a macro gives, or the macro as it is written. What was resolved within it is not resolved once more:
// that would double the work with every macro around it.
func (r *run) write(k int, a answer) {
	n := &r.nodes[k]
	switch {
	case a.ok && !a.within && r.grown+len(a.value) > maxGrowth:
		r.put(r.text[n.start:n.end])
	case a.ok:
		if !a.within {
			r.grown += len(a.value)
		}
		r.put(a.value)
	case a.read:
		r.put(r.text[n.start:n.call.args])
		r.put(a.args)
		r.put("}}")
	default:
		r.put("{{")
		r.walk(n.start+2, n.end-2, k+1, false)
		r.put("}}")
	}
}

// code is a span of code with its names.
func (r *run) code(span string) string {
	if r.values.NamesStay && r.settles == 0 || r.values.Text == nil {
		return span
	}
	user, _ := r.values.Text("user")
	char, _ := r.values.Text("char")
	return Names(span, user, char)
}

// An answer is what a macro gives.
type answer struct {
	value  string
	ok     bool
	within bool   // the value is made of the macro's own words, which are no growth
	args   string // resolved, for a macro that stays as written although its arguments were read
	read   bool
}

// answer resolves the macro of a node.
func (r *run) answer(k int) answer {
	n := &r.nodes[k]
	c := n.call
	if c.separator == noArguments {
		return r.word(k)
	}
	if r.namesOnly {
		return answer{}
	}
	colon := c.separator != space
	switch c.name {
	case "random", "pick":
		if colon {
			return r.choose(k)
		}
	case "roll":
		return r.one(k, func(dice string) (string, bool) {
			rnd := r.draw(n)
			if rnd == nil {
				return "", false
			}
			return roll(dice, rnd)
		})
	case "time":
		return r.one(k, func(zone string) (string, bool) {
			if len(zone) < 3 || !strings.EqualFold(zone[:3], "utc") {
				return "", false
			}
			return inZone(r.values.Time, strings.TrimSpace(zone[3:]))
		})
	case "datetimeformat":
		return r.one(k, func(pattern string) (string, bool) { return r.values.format(strings.TrimSpace(pattern)) })
	case "reverse":
		if colon {
			r.settles++
			a := r.one(k, func(text string) (string, bool) {
				letters := []rune(text)
				slices.Reverse(letters)
				return string(letters), true
			})
			r.settles--
			a.within = true
			return a
		}
	case "banned":
		return r.one(k, func(string) (string, bool) { return "", true })
	case "setvar", "addvar", "setglobalvar", "addglobalvar":
		if colon {
			return r.change(k, strings.Contains(c.name, "global"))
		}
	case "getvar", "incvar", "decvar", "getglobalvar", "incglobalvar", "decglobalvar":
		if colon {
			shared := strings.Contains(c.name, "global")
			return r.one(k, func(name string) (string, bool) {
				name = strings.TrimSpace(name)
				by := map[byte]string{'i': "1", 'd': "-1"}[c.name[0]]
				ok := name != "" && (by == "" || r.values.Variables.add(shared, name, by))
				return r.values.Variables.get(shared, name), ok
			})
		}
	}
	return answer{}
}

// word resolves a macro without arguments, or a short form of a variable.
func (r *run) word(k int) answer {
	n := &r.nodes[k]
	c := n.call
	switch c.name {
	case "":
		return answer{}
	case "user", "char":
		if r.values.NamesStay && r.settles == 0 {
			return answer{}
		}
	case comment:
		return answer{ok: !r.namesOnly}
	case ".", "$":
		if r.namesOnly {
			return answer{}
		}
		return r.short(k, c.name == "$")
	}
	text, ok := r.nameValue(c.name)
	return answer{value: text, ok: ok}
}

// nameValue gives the value of a macro that is no more than its name.
func (r *run) nameValue(name string) (string, bool) {
	if !r.namesOnly {
		switch name {
		case "newline":
			return "\n", true
		case "noop":
			return "", true
		}
		if text, ok := r.values.clock(name); ok {
			return text, true
		}
	}
	if r.values.Text == nil {
		return "", false
	}
	return r.values.Text(name)
}

// capture resolves a part of the text apart from what is written.
func (r *run) capture(s span, commas bool) string {
	if !commas && (s.first >= len(r.nodes) || r.nodes[s.first].start >= s.to) { // words alone, as in most lists
		return r.text[s.from:max(s.from, s.to)]
	}
	out, trims := r.out, r.trims
	r.out, r.trims = nil, false
	r.walk(s.from, s.to, s.first, commas)
	text := string(r.out)
	r.out, r.trims = out, trims
	return text
}

// one resolves a macro with one argument.
func (r *run) one(k int, of func(string) (string, bool)) answer {
	n := &r.nodes[k]
	arg := r.capture(span{n.call.args, n.end - 2, k + 1}, false)
	text, ok := of(arg)
	return answer{value: text, ok: ok, args: arg, read: true}
}

// draw gives the numbers of a macro; nil: nothing is drawn here.
func (r *run) draw(n *node) func(int) int {
	if r.values.Draw == nil {
		return nil
	}
	words := r.text[n.start+2 : n.end-2]
	return r.values.Draw(words, r.before(words))
}

// before counts the macros that drew with the same words, and remembers this one.
func (r *run) before(words string) (n int) {
	const most = 8 // more are counted in a map, which is larger than all of a usual text
	for _, other := range r.few {
		if other == words {
			n++
		}
	}
	if n += r.seen[words]; len(r.few) < most {
		r.few = append(r.few, words)
		return n
	}
	if r.seen == nil {
		r.seen = map[string]int{}
	}
	r.seen[words]++
	return n
}

// choose resolves one item of a list, and leaves the others alone. Where "::" stands between items it separates them, and
// elsewhere commas do.
func (r *run) choose(k int) answer {
	n := &r.nodes[k]
	rnd := r.draw(n)
	if rnd == nil {
		return answer{}
	}
	from, to := n.call.args, n.end-2
	items := parts(r.text, r.nodes, k+1, from, to, ':', to-from+2)
	commas := len(items) == 1
	if commas {
		items = parts(r.text, r.nodes, k+1, from, to, ',', to-from+2)
	}
	item := items[draw(rnd, len(items))]
	if commas {
		item = trimSpan(r.text, item)
	}
	return answer{value: r.capture(item, commas), ok: true, within: true}
}

// trimSpan is a part of a text without the white space around it.
func trimSpan(text string, s span) span {
	words := text[s.from:s.to]
	left := len(words) - len(strings.TrimLeftFunc(words, unicode.IsSpace))
	s.from += left
	s.to = s.from + len(strings.TrimRightFunc(words[left:], unicode.IsSpace))
	return s
}

// change sets a variable or adds to it. Only the first "::" separates: a value may hold others.
func (r *run) change(k int, shared bool) answer {
	n := &r.nodes[k]
	all := parts(r.text, r.nodes, k+1, n.call.args, n.end-2, ':', 2)
	if len(all) != 2 {
		return answer{}
	}
	name, text := r.capture(all[0], false), r.capture(all[1], false)
	as := r.values.Variables.set
	if strings.HasPrefix(n.call.name, "add") {
		as = r.values.Variables.add
	}
	a := answer{args: name + "::" + text, read: true}
	if name = strings.TrimSpace(name); name != "" {
		a.ok = as(shared, name, text)
	}
	return a
}

// short resolves {{.name}}, and with an operator behind the name changes the variable: = value, += value, ++ and --.
func (r *run) short(k int, shared bool) answer {
	n := &r.nodes[k]
	from, to := n.call.args, n.end-2
	end := from
	for end < to && isNameByte(r.text[end]) {
		end++
	}
	name := r.text[from:end]
	for end < to && r.text[end] == ' ' {
		end++
	}
	if len(name) > 2 && strings.HasSuffix(name, "--") && end == to { // a name may hold a dash, and not end in two
		name, end = name[:len(name)-2], end-2
	}
	operator := r.text[end:to]
	v := r.values.Variables
	switch {
	case name == "":
		return answer{}
	case operator == "":
		return answer{value: v.get(shared, name), ok: true}
	case operator == "++" || operator == "--":
		by := map[string]string{"++": "1", "--": "-1"}[operator]
		ok := v.add(shared, name, by)
		return answer{value: v.get(shared, name), ok: ok}
	}
	as, signs := v.set, len("=")
	switch {
	case strings.HasPrefix(operator, "+="):
		as, signs = v.add, len("+=")
	case !strings.HasPrefix(operator, "=") || strings.HasPrefix(operator, "=="):
		return answer{}
	}
	text := r.capture(trimSpan(r.text, span{end + signs, to, k + 1}), false)
	return answer{ok: as(shared, name, text)}
}

func isNameByte(b byte) bool {
	return b == '_' || b == '-' || '0' <= b && b <= '9' || 'a' <= b|0x20 && b|0x20 <= 'z'
}

// branch writes what stands between {{if}} and {{else}} or {{/if}}, or behind {{else}}.
func (r *run) branch(k int) {
	n := &r.nodes[k]
	from, first, last := n.end, n.next, n.close
	yes := r.holds(k)
	switch {
	case yes && n.otherwise > 0:
		last = n.otherwise
	case !yes && n.otherwise > 0:
		from, first = r.nodes[n.otherwise].end, r.nodes[n.otherwise].next
	case !yes:
		return
	}
	r.put(r.capture(trimSpan(r.text, span{from, r.nodes[last].start, first}), false))
}

// holds reports whether the condition of an {{if}} is met: its value is neither empty nor one of the words for no. A word
// that is a macro stands for what the macro gives, without braces.
func (r *run) holds(k int) bool {
	n := &r.nodes[k]
	if n.call.separator == noArguments {
		return false
	}
	s := trimSpan(r.text, span{n.call.args, n.end - 2, k + 1})
	flipped := s.from < s.to && r.text[s.from] == '!'
	if flipped {
		s.from++
		s = trimSpan(r.text, s)
	}
	words := r.text[s.from:s.to]
	r.settles++
	text := r.capture(s, false)
	r.settles--
	switch {
	case strings.Contains(words, "{{"):
	case len(words) > 1 && (words[0] == '.' || words[0] == '$'):
		text = r.values.Variables.get(words[0] == '$', words[1:])
	default:
		if given, ok := r.nameValue(canonical(strings.ToLower(words))); ok {
			text = given
		}
	}
	switch strings.ToLower(strings.TrimSpace(text)) {
	case "", "0", "false", "off":
		return flipped
	}
	return !flipped
}
