package output

import (
	"regexp"
	"slices"
	"strings"

	"terzetto/backend/base/lazyregexp"
)

// A reply may echo what the prompt puts beside a message. Each form is told by its own wording at the beginning of a
// line, so that a sentence of prose that only speaks of such a thing stays.
var (
	// echoHeading opens the Director's decisions.
	echoHeading = lazyregexp.New(`(?i)^(?:#{1,4} )?\*\*scene direction:?\*\*:?|^#{1,4} scene direction:?$`)
	// echoBlock opens what a rule parts from the message.
	echoBlock = lazyregexp.New(`(?i)^\*\*(?:scene direction|lorebook|lorebook \(depth\)|direction notes|changed earlier messages)\*\*`)
	echoOrder = lazyregexp.New(`(?i)^(?:\*\*|\()?answer with the text of the reply itself\. call no tool\.?(?:\*\*|\))?` +
		`|^\(?reply in character, prose only\.?\)?$|^(?:\*\*|\()keep this reply to at most \d+ [^*)]*(?:\*\*|\))` +
		`|^\*\*[^*]+ speaks now\. write only what [^*]*\*\*|^\(.+ speaks now\. begin with .+ speak for themselves\.\)`)
	echoPause = lazyregexp.New(`(?i)^\[out of character(?:\]|(?:\.|: ?(?:set your last reply aside|your last message is not finished|the story is paused))[^\]]*(?:\]|$))` +
		`|^\[(?:set your last reply aside|the reply above (?:is|only)|begin with the text of the reply|your last message is not finished|plan the next reply)[^\]]*(?:\]|$)`)
	echoNote = lazyregexp.New(`(?i)^(?:\*\*|\*)?[\[(]note:[^\])]*scene direction[^\])]*[\])](?:\*\*|\*)?$`)
	echoMood = lazyregexp.New(`(?i)^\**moods?(?::\**|\**:) ?\[[^\]]+\]\.?\**$|^(?:mood|deactivated) \[[^\]]+\]:`)
	echoTag  = lazyregexp.New(`(?i)^</?(?:direction|lorebook|remembered|changes|answer)>|</?(?:direction|lorebook|remembered|changes|answer)>$`)

	// preamble announces the reply before it begins.
	preamble = lazyregexp.New(`(?i)^(?:(?:sure|certainly|of course|absolutely|okay|ok|alright|understood)(?: thing)?[!.,:]? +)?` +
		`(?:here(?:'s|’s| is)|below is) (?:the|my|your|a|an) (?:(?:new|next|final|revised|rewritten|updated|edited) )*` + announced + `:\**\n`)
	// preambleInLine does so on the line of the reply itself, where only an interjection tells it from prose.
	preambleInLine = lazyregexp.New(`(?i)^(?:sure|certainly|of course|absolutely|okay|ok|alright|understood)(?: thing)?[!.,:] +` +
		`(?:here(?:'s|’s| is)|below is) (?:the|my|your) (?:(?:new|next|final|revised|rewritten|updated|edited) )*` + announced + `: `)
	preambleElsewhere = lazyregexp.New(`(?i)^(?:\pL+! +)?(?:hier ist (?:die|meine|eine) (?:antwort|fortsetzung)|voici (?:la|ma|une) (?:réponse|suite)` +
		`|aquí (?:está|tienes) (?:la|mi|una) (?:respuesta|continuación)) ?:\n`)
	// wordCount ends a reply, as a line of its own or in brackets.
	wordCount = lazyregexp.New(`(?i)(?:\s*[\[(]\**word count: (?:about |~)?\d+(?: words)?\.?\**[\])]\**|\n\**[\[(]\d+ words[\])]\**|\n\**word count:\** (?:about |~)?\d+(?: words)?\.?\**)\s*$`)
)

// What ends a block that the prompt puts beside a message.
const (
	rule = "___"
)

// longestCount is how many bytes at the end of a reply are searched for a count of its words.
const longestCount = 200

// echoTags hold what the prompt puts beside a message.
var echoTags = []string{"direction", "lorebook", "remembered", "changes"}

// announced is what a preamble says will follow.
const announced = `(?:reply|response|continuation|(?:version of (?:the|your|my) )(?:scene|reply|response|draft|text|message))` +
	`(?: in character| as \pL[\pL ]*)?`

// TakeEcho takes out of a reply what the prompt put beside the message, and what models put around a text that was asked
// for. It also tells how many such things it found. In a block of code everything is text.
func (p *Prose) TakeEcho(reply string) (rest string, found int) {
	text := strings.TrimLeft(reply, " \t\n")
	for _, opening := range []func() *regexp.Regexp{preamble, preambleInLine, preambleElsewhere} {
		if m := opening().FindString(text); m != "" && strings.TrimSpace(text[len(m):]) != "" {
			text, found = text[len(m):], 1
			break
		}
	}
	if found == 0 {
		text = reply
	}
	e := echo{labels: p.Labels, lines: strings.Split(text, "\n"), found: found}
	e.read()
	rest = strings.Join(e.kept, "\n")
	if m := wordCount().FindString(rest[max(0, len(rest)-longestCount):]); m != "" && e.fence == "" && len(strings.TrimSpace(m)) < len(strings.TrimSpace(rest)) {
		rest = rest[:len(rest)-len(m)]
		e.found++
	}
	if e.found == 0 {
		return reply, 0
	}
	if e.begins {
		rest = strings.TrimLeft(rest, " \t\n")
	}
	return strings.TrimRight(rest, " \t\n"), e.found
}

// An echo reads a reply line by line.
type echo struct {
	labels   []string // of the Director's decisions
	lines    []string
	at       int // the next of them
	kept     []string
	missing  []string // ends of blocks that don't come any more
	fence    string   // of the block of code that is being read
	found    int
	begins   bool // something was taken before the first text
	headed   bool // only the Director's decisions came since their heading
	listed   bool // the last of them was a list
	tookLine bool // the line before was taken
}

func (e *echo) read() {
	e.begins = e.found > 0
	for e.at < len(e.lines) {
		line := e.lines[e.at]
		e.at++
		bare := strings.TrimSpace(line)
		if e.code(bare) {
			e.keep(line)
			continue
		}
		if bare == "" {
			if !e.tookLine || len(e.kept) > 0 && strings.TrimSpace(e.kept[len(e.kept)-1]) != "" {
				e.kept = append(e.kept, line)
			}
			continue
		}
		switch rest := e.take(bare); rest {
		case bare:
			e.keep(line)
		case "":
			e.drop()
		default:
			e.drop()
			e.at--
			e.lines[e.at] = rest
		}
	}
}

func (e *echo) keep(line string) {
	e.kept, e.headed, e.listed, e.tookLine = append(e.kept, line), false, false, false
}

func (e *echo) drop() {
	e.found++
	e.begins = e.begins || e.blank()
	e.tookLine = true
}

// blank reports whether nothing was kept so far.
func (e *echo) blank() bool { return allBlank(e.kept) }

// code reports whether a line belongs to a block of code, and reads its fences.
func (e *echo) code(line string) bool {
	if e.fence != "" {
		if rest, closes := strings.CutPrefix(line, e.fence); closes && strings.Trim(rest, e.fence[:1]+" ") == "" {
			e.fence = ""
		}
		return true
	}
	for _, mark := range []string{"```", "~~~"} {
		if run := len(line) - len(strings.TrimLeft(line, mark[:1])); run >= len(mark) && !strings.Contains(line[run:], "`") {
			e.fence = line[:run]
			return true
		}
	}
	return false
}

// take gives what is left of a line without the echo with which it begins or ends.
func (e *echo) take(line string) string {
	if e.headed && e.decision(line) {
		return ""
	}
	if !canEcho(line) {
		return line
	}
	if line == rule || echoNote().MatchString(line) || echoMood().MatchString(line) {
		return ""
	}
	if e.blank() && echoBlock().MatchString(line) && e.skipTo(rule) {
		return ""
	}
	for _, tag := range echoTags {
		if starts(line, "<"+tag+">", true) != yes {
			continue
		}
		end := "</" + tag + ">"
		if _, rest, closed := strings.Cut(line, end); closed {
			return strings.TrimSpace(rest)
		}
		if e.skipTo(end) {
			return ""
		}
		e.headed = tag == "direction"
	}
	if m := echoHeading().FindString(line); m != "" {
		e.headed = true
		return strings.TrimSpace(line[len(m):])
	}
	forms := []func() *regexp.Regexp{echoOrder, echoPause}
	if line[0] == '<' || line[len(line)-1] == '>' {
		forms = append(forms, echoTag) // it is looked for in the whole line
	}
	for _, form := range forms {
		if m := form().FindStringIndex(line); m != nil {
			return strings.TrimSpace(line[:m[0]] + line[m[1]:])
		}
	}
	return line
}

// canEcho reports whether a line begins or ends as an echo does. A reply has thousands of lines that don't, and looking
// at each for every form would take longer than reading the reply.
func canEcho(line string) bool {
	return strings.IndexByte("*_#[(<", line[0]) >= 0 || line[len(line)-1] == '>' ||
		slices.ContainsFunc(plainEchoes, func(word string) bool { return len(line) >= len(word) && strings.EqualFold(line[:len(word)], word) })
}

// plainEchoes begin the echoes that begin with a letter.
var plainEchoes = []string{"mood", "deactivated", "answer with", "reply in"}

// decision reports whether a line is one of the Director's decisions, or an item of one that is a list.
func (e *echo) decision(line string) bool {
	if e.listed && strings.HasPrefix(line, "- ") {
		return true
	}
	name, value, labeled := strings.Cut(strings.ReplaceAll(line, "*", ""), ":")
	e.listed = labeled && strings.TrimSpace(value) == ""
	return labeled && slices.ContainsFunc(e.labels, func(label string) bool { return strings.EqualFold(strings.TrimSpace(name), strings.TrimSpace(label)) })
}

// skipTo passes over the lines up to one that ends a block, if there is one outside of code. A rule ends one only if
// something follows it.
func (e *echo) skipTo(end string) bool {
	if slices.Contains(e.missing, end) {
		return false
	}
	ahead := echo{}
	for i, line := range e.lines[e.at:] {
		bare := strings.TrimSpace(line)
		if ahead.code(bare) || !strings.HasSuffix(bare, end) || end == rule && (bare != rule || allBlank(e.lines[e.at+i+1:])) {
			continue
		}
		e.at += i + 1
		return true
	}
	e.missing = append(e.missing, end)
	return false
}

func allBlank(lines []string) bool {
	return !slices.ContainsFunc(lines, func(line string) bool { return strings.TrimSpace(line) != "" })
}
