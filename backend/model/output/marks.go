package output

import (
	"slices"
	"strings"

	"terzetto/backend/base/lazyregexp"
)

// The marks of reasoning: what opens a block, and what closes it. A block is closed by the
// closing tag of any family, because models mix them.
var (
	openers = []string{
		"<think>", "<thinking>", "<reasoning>", "<reflection>", "[THINK]", "◁think▷", "<seed:think>",
		"<|begin_of_thought|>", "<|START_THINKING|>", "<|channel>",
	}
	closers = []string{
		"</think>", "</thinking>", "</reasoning>", "</reflection>", "[/THINK]", "◁/think▷", "</seed:think>",
		"<|end_of_thought|>", "<|END_THINKING|>", "<channel|>", bareFinal,
	}
	harmonyEnds = []string{"<|end|>", "<|start|>", "<|channel|>", "<|return|>", "<|call|>"}
)

// rareOpen is the one opening bracket that is not ASCII.
const (
	rareOpen = "◁"
	rareRune = '◁'
)

// What is left of harmony's channels where a server takes the marks out and leaves their
// names: "analysisThe person wants tea.assistantfinalShe nods."
const (
	bareAnalysis = "analysis"
	bareFinal    = "assistantfinal"
)

// callTags enclose calls of tools, and what models imagine that a tool answered. Behind the last two a call follows
// without a closing tag.
var callTags = [][2]string{
	{"<tool_call>", "</tool_call>"},
	{"<tool_calls>", "</tool_calls>"},
	{"<function_call>", "</function_call>"},
	{"<function_calls>", "</function_calls>"},
	{"<tool_response>", "</tool_response>"},
	{"<function=", "</function>"},
	{"<|tool_call>", "<tool_call|>"},
	{"<|tool_call_start|>", "<|tool_call_end|>"},
	{"<|tool_calls_section_begin|>", "<|tool_calls_section_end|>"},
	{"<｜tool▁calls▁begin｜>", "<｜tool▁calls▁end｜>"},
	{markToolCalls, ""},
	{"<|python_tag|>", ""},
}

const (
	markToolCalls = "[TOOL_CALLS]"
	markMessage   = "<|message|>" // of a harmony channel
)

// Marks of templates that do not have the form <|name|>.
var (
	turnMarks = []string{"</s>", "<eos>", "<end_of_turn>", "<start_of_turn>", "[INST]", "[/INST]", "<<SYS>>"} // a turn ends or begins
	loneMarks = []string{"<bos>", "<</SYS>>", "</tool_call>"}                                                 // nothing follows from them
)

// turnNames are the names in marks such as <|im_end|> that end or begin a turn, without
// "_token" at their end.
var turnNames = map[string]bool{
	"im_end": true, "im_start": true, "im_sep": true, "eot_id": true, "eom_id": true, "end": true, "return": true, "call": true,
	"endoftext": true, "end_of_text": true, "end_of_turn": true, "start_of_turn": true, "start_header_id": true, "start": true,
	"user": true, "human": true, "system": true, "assistant": true, "chatbot": true, "observation": true, "eos": true,
	"end▁of▁sentence": true, "im_user": true, "im_assistant": true, "im_system": true,
}

// The names of the model's own part: as labels, and as roles behind the mark of a beginning.
var (
	modelLabels = []string{"### Response:", "### Assistant:", "Assistant:"}
	modelRoles  = []string{"assistant", "model", "chatbot"}
	beginnings  = map[string]bool{"im_start": true, "start_header_id": true, "start": true, "<start_of_turn>": true, "start_of_turn": true}
)

// readMark reads a mark at the beginning of what is held, with the first reader that knows it.
func (s *Splitter) readMark(final bool) (v verdict) {
	for _, read := range []func(bool) verdict{s.opener, s.closer, s.readCallMark, s.strike, s.template} {
		if v = max(v, read(final)); v == yes {
			break
		}
	}
	return v
}

// opener reads what opens a block of reasoning.
func (s *Splitter) opener(final bool) verdict {
	m, v := firstOf(s.held, openers, final)
	n := len(m)
	if v != yes {
		var tag verdict
		n, tag = readAttributedTag(s.held, final)
		v = max(v, tag)
	}
	if v == yes {
		s.take(n)
		s.enter(inReasoning)
	}
	return v
}

// closer reads what closes a block that was opened before the reply began.
func (s *Splitter) closer(final bool) verdict {
	m, v := firstOf(s.held, closers, final)
	if v == yes {
		s.take(len(m))
		s.stray = s.written
		s.enter(inText)
	}
	return v
}

// readCallMark reads what opens the call of a tool.
func (s *Splitter) readCallMark(final bool) (v verdict) {
	for _, tag := range callTags {
		if v = max(v, starts(s.held, tag[0], final)); v != yes {
			continue
		}
		s.writeCall(s.take(len(tag[0])))
		s.call = callScan{close: tag[1]}
		if tag[1] == "" {
			s.enter(inRest)
		} else {
			s.enter(inCall)
		}
		break
	}
	return v
}

// readAttributedTag reads an opening tag of reasoning that has attributes, such as <think type="plan">,
// and gives its length. Words without a value, as in <think harder>, are no attributes.
func readAttributedTag(h string, final bool) (n int, v verdict) {
	for _, m := range openers {
		name, isTag := strings.CutSuffix(m, ">")
		if !isTag || strings.Contains(name, "|") {
			continue
		}
		switch starts(h, name+" ", final) {
		case yes:
		case more:
			v = more
			continue
		case no:
			continue
		}
		inside := h[len(name):min(len(h), longestMark)]
		end := strings.IndexAny(inside, "<>\n")
		switch {
		case end < 0 && len(h) < longestMark && !final:
			return 0, more
		case end >= 0 && inside[end] == '>' && attributes().MatchString(inside[:end]):
			return len(name) + end + 1, yes
		}
		return 0, no
	}
	return 0, v
}

var attributes = lazyregexp.New(`^( +[\w:-]+ *= *("[^"]*"|'[^']*'|[\w:.-]+))+ *$`)

// strike reads <s>, which begins a text in some templates and is struck text in HTML, and
// then the </s> that belongs to it.
func (s *Splitter) strike(final bool) verdict {
	if v := starts(s.held, "<s>", final); v != no {
		if v == yes {
			if m := s.take(len("<s>")); !s.blank() {
				s.emit(m)
				s.struck = true
			}
		}
		return v
	}
	if !s.struck {
		return no
	}
	v := starts(s.held, "</s>", final)
	if v == yes {
		s.emit(s.take(len("</s>")))
		s.struck = false
	}
	return v
}

// template reads a mark of a template. One that ends or begins a turn ends the reply; before
// any text it is passed over, as all others are.
func (s *Splitter) template(final bool) verdict {
	name, n, wait := readNamedMark(s.held, final)
	if n == 0 {
		m, v := firstOf(s.held, turnMarks, final)
		if v == no {
			m, v = firstOf(s.held, loneMarks, final)
		}
		if v != yes {
			return max(v, wait)
		}
		name, n = m, len(m)
	}
	switch {
	case name == "channel" || name == "start":
		s.head = s.take(n)
		s.state = inHeader
	case (turnNames[name] || slices.Contains(turnMarks, name)) && !s.blank():
		s.cut(behindMark)
	default:
		s.take(n)
		s.enter(inText)
		s.role = s.blank() && beginnings[name]
	}
	return yes
}

// readNamedMark reads a mark of the form <|name|>, also with the wide bars of DeepSeek. Its name is
// given in small letters and without "_token".
func readNamedMark(h string, final bool) (name string, n int, v verdict) {
	const longest = 48
	for _, bar := range []string{"|", "｜"} {
		v = max(v, starts(h, "<"+bar, final))
		if starts(h, "<"+bar, true) != yes {
			continue
		}
		inside := h[1+len(bar):]
		end := strings.IndexFunc(inside, func(r rune) bool {
			return r != '_' && r != '▁' && (r < '0' || '9' < r) && (r|0x20 < 'a' || 'z' < r|0x20)
		})
		switch {
		case end < 0 && len(inside) <= longest && !final:
			return "", 0, more
		case end <= 0 || end > longest:
			return "", 0, no
		}
		closing := bar + ">"
		if v := starts(inside[end:], closing, final); v != yes {
			return "", 0, v
		}
		name = strings.TrimSuffix(strings.ToLower(inside[:end]), "_token")
		return name, 1 + len(bar) + end + len(closing), yes
	}
	if v == yes {
		v = no
	}
	return "", 0, v
}

// header reads what is between the mark of a harmony channel and its message: who
// speaks, to whom, and in which channel.
func (s *Splitter) header(final bool) bool {
	const longest = 200
	window := s.held[:min(len(s.held), longest+len(markMessage))]
	i := strings.Index(window, markMessage)
	if i < 0 {
		switch {
		case len(s.held) >= longest+len(markMessage): // it is not harmony
			if s.head == "<|start|>" && !s.blank() {
				s.cut(behindMark)
			} else {
				s.role = s.head == "<|start|>"
				s.enter(inText)
			}
			return true
		case final:
			s.take(len(s.held))
			return true
		}
		return false
	}
	head := s.head + s.take(i)
	s.take(len(markMessage))
	speaker, channel, _ := strings.Cut(head, "<|channel|>")
	speaker = strings.TrimPrefix(speaker, "<|start|>")
	model := speaker == "" || strings.HasPrefix(speaker, "assistant")
	switch {
	case strings.Contains(head, "to="):
		s.writeCall(head + markMessage)
		s.inside, s.state = s.writeCall, inHarmony
	case model && (channel == "" || strings.HasPrefix(channel, "final")):
		s.enter(inText)
	case !model && !s.blank():
		s.cut(behindMark)
	default:
		s.inside, s.state = s.reason, inHarmony
	}
	return true
}

// callMarks are the beginnings of lines, white space left out, that call a tool by its name.
func callMarks(tools []string) []string {
	var all []string
	for _, name := range tools {
		quoted := `"` + name + `"`
		all = append(all, name+"(", "["+name+"(",
			`{"name":`+quoted, `[{"name":`+quoted, `{"tool":`+quoted, `{"function":`+quoted,
			`{"type":"function","name":`+quoted, `{"type":"function","function":{"name":`+quoted)
	}
	return all
}

// toolName reads the beginning of a call by a tool's name. What follows is held until it is
// known to be one.
func (s *Splitter) toolName(final bool) verdict {
	if len(s.calls) == 0 {
		return no
	}
	const longest = 256
	window := s.held[:min(len(s.held), longest)]
	_, v := firstOf(strings.Join(strings.Fields(window), ""), s.calls, final || len(window) == longest)
	if v == yes {
		s.state, s.call = inValue, callScan{}
	}
	return v
}

// A callScan reads a call up to the bracket that closes it.
type callScan struct {
	close   string // the closing tag, where there is one
	text    []byte
	depth   int
	quote   byte
	escaped bool
}

// add takes a byte and reports whether it closes the call.
func (c *callScan) add(b byte) bool {
	c.text = append(c.text, b)
	switch {
	case c.escaped:
		c.escaped = false
	case c.quote != 0:
		c.escaped = b == '\\'
		if b == c.quote {
			c.quote = 0
		}
	case b == '"' || b == '\'':
		c.quote = b
	case b == '{' || b == '[' || b == '(':
		c.depth++
	case b == '}' || b == ']' || b == ')':
		c.depth--
		return c.depth <= 0
	}
	return false
}

// value reads a call that begins with a tool's name.
func (s *Splitter) value() bool {
	for i := range len(s.held) {
		if s.call.add(s.held[i]) {
			s.take(i + 1)
			s.state = afterValue
			return true
		}
	}
	s.take(len(s.held))
	return true
}

// afterValue decides whether it was a call: then nothing else is on the line.
func (s *Splitter) afterValue(final bool) bool {
	rest := strings.TrimLeft(s.held, " \t")
	s.call.text = append(s.call.text, s.take(len(s.held)-len(rest))...)
	if rest == "" && !final {
		return false
	}
	s.state = inText
	if rest == "" || rest[0] == '\n' || rest[0] == '<' {
		s.writeCall(string(s.call.text) + "\n")
		s.enter(inText)
	} else {
		s.emit(string(s.call.text))
	}
	return true
}
