package mcp

import (
	"bytes"
	"slices"
	"strings"
	"sync"
	"unicode"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/mask"
)

const (
	maxTail   = 8 << 10 // of what a program complains of, in bytes: a few screens
	maxSaid   = 20      // lines of it that a person is shown
	maxStrays = 10      // lines that were no message, likewise
	maxLine   = 300     // of a line that is shown, in bytes
)

// A tail keeps the end of what a program says to people: its complaints, and the lines among its messages that are none.
type tail struct {
	strayed func() // the first line that is no message was said; may be nil

	mu      sync.Mutex
	secrets mask.Filter
	kept    []byte
	heard   int64 // bytes in all
	from    int64 // where the last call began, see mark
	strays  []string
	skipped int
	large   bool // a message was too large
}

// begin forgets what was said before the program was started again.
func (t *tail) begin(secrets mask.Filter) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.secrets, t.kept, t.from, t.strays, t.skipped, t.large = secrets, nil, t.heard, nil, 0, false
}

// mark is the place from which on words answers for a call that begins now.
func (t *tail) mark() int64 {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.from = t.heard
	return t.from
}

// Write implements io.Writer.
func (t *tail) Write(b []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.add(b)
	return len(b), nil
}

func (t *tail) add(b []byte) {
	t.heard += int64(len(b))
	t.kept = append(t.kept, b[max(0, len(b)-maxTail):]...)
	if len(t.kept) > 2*maxTail {
		t.kept = append(t.kept[:0], t.kept[len(t.kept)-maxTail:]...)
	}
}

// stray keeps a line that is no message.
func (t *tail) stray(line []byte) {
	t.mu.Lock()
	t.skipped++
	t.strays = append(t.strays[max(0, len(t.strays)-maxStrays+1):], string(line[:min(len(line), maxLine)]))
	if n := len(t.kept); n > 0 && t.kept[n-1] != '\n' {
		t.add([]byte("\n"))
	}
	t.add(line[:min(len(line), maxLine)])
	t.add([]byte("\n"))
	first := t.skipped == 1
	t.mu.Unlock()
	if first && t.strayed != nil {
		t.strayed()
	}
}

func (t *tail) tooLarge() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.large = true
}

func (t *tail) wasTooLarge() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.large
}

// skippedLines are the last lines that were no message, and how many there were.
func (t *tail) skippedLines() ([]string, int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	shown := make([]string, 0, len(t.strays))
	for _, line := range t.strays {
		shown = append(shown, cut(t.secrets.Text(line), maxLine))
	}
	return shown, t.skipped
}

// last gives the last place that was marked.
func (t *tail) last() int64 {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.from
}

// lines are what was said last, from a place on, without secrets and without what only decorates.
func (t *tail) lines(since int64) []string {
	t.mu.Lock()
	defer t.mu.Unlock()
	begun := t.heard - int64(len(t.kept)) // the place of the first byte that is kept
	kept := t.kept[min(max(0, since-begun), int64(len(t.kept))):]
	if begun > 0 && since < begun { // a word that is cut may be the end of a secret
		kept = kept[bytes.IndexAny(kept, " \t\r\n")+1:]
	}
	var all []string
	for line := range strings.SplitSeq(strings.ToValidUTF8(string(kept), ""), "\n") {
		if line = plain(line); line != "" {
			all = append(all, cut(t.secrets.Text(line), maxLine))
		}
	}
	return slices.Clone(all[max(0, len(all)-maxSaid):])
}

// words quotes the line that says why, to be appended to a sentence; empty where nothing was said.
func (t *tail) words(since int64) string {
	if line := reason(t.lines(since)); line != "" {
		return " The program said: " + line
	}
	return ""
}

// colors are what a terminal shows as colors.
var colors = lazyregexp.New("\x1b\\[[0-9;?]*[A-Za-z]")

// plain is a line without colors, and without the frames and marks that stand around its words.
func plain(line string) string {
	line = strings.TrimFunc(colors().ReplaceAllString(line, ""), func(r rune) bool {
		return unicode.IsSpace(r) || unicode.IsControl(r) || r >= 0x2190 && r <= 0x2bff || r == '|' || r == '×' || r == '\u200b'
	})
	if strings.Trim(line, "+-=*_~#.^{}[](),; ") == "" {
		return ""
	}
	return line
}

// Words that tell a line which says why from one that says where to read more.
var (
	tellsWhy = lazyregexp.New(`(?i)\b(not found|no such|no module|required|requires|missing|can(?:'|no)t|could ?n[o']t|unable|failed|denied|refused|invalid|unknown|` +
		`unsupported|not supported|unauthori[sz]ed|forbidden|expired|not set|must (?:be|have|set|provide)|please (?:set|provide)|not in this registry|no solution|does ?n[o']t exist|` +
		`not exist|was not found|unsatisfiable|timed out|out of|not permitted|already in use|not installed|unexpected|unrecognized|wrong|incorrect|no longer|is not defined|has no attribute)\b`)
	tellsError = lazyregexp.New(`(?i)(^|\s)(\w*error|\w*exception|fatal|panic|critical)\b( \w+){0,3}\s*[:\]]|^(npm error|npm err!|error\b|fatal\b)`)
	tellsLess  = lazyregexp.New(`(?i)^(npm (error|err!) )?(a complete log|code \w+$|\d+$|errno |syscall |path |signal |command |note that|this is related|in:? |npm (notice|warn))|^npm (notice|warn)|` +
		`^(hint|note|tip|help|warning|usage|debug|info)\b ?:|^see\b|^for more|^traceback|^file "|^at [\w./<(]|^node\.js v|^code: |deprecat|experimental|^more information|^try |^run |^during handling|^the above exception`)
)

// reason is the line among the last ones that says why. Where several do it is the first, from which the others follow;
// where none does it is the last.
func reason(lines []string) string {
	best, most := "", 0
	for _, line := range lines {
		if len(strings.Fields(line)) < 2 || tellsLess().MatchString(line) {
			continue
		}
		n := 1
		if tellsWhy().MatchString(line) {
			n += 2
		}
		if tellsError().MatchString(line) {
			n++
		}
		if n > most || n == 1 && most == 1 {
			best, most = line, n
		}
	}
	if best == "" && len(lines) > 0 {
		best = lines[len(lines)-1]
	}
	return best
}

// withoutSecrets is a text of the server without secrets.
func (t *tail) withoutSecrets(text string) string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.secrets.Text(text)
}
