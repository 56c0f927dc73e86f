package demo

import (
	"cmp"
	"encoding/json"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/lists"
	"terzetto/backend/text"
)

// edit is a task of the Editor: a draft and the instruction that follows it.
type edit struct {
	*scene

	draft, instruction string
}

// readEdit finds the draft and the instruction; nil when the conversation does not end with them.
// Patches made since are applied, because later rounds speak of the result.
func readEdit(q *request, s *scene) *edit {
	at := len(q.Messages) - 1
	for at >= 0 && (q.Messages[at].Role != "assistant" || q.Messages[at].text() == "") {
		at--
	}
	if at < 0 || at == len(q.Messages)-1 {
		return nil
	}
	e := &edit{scene: s, draft: q.Messages[at].text()}
	for _, m := range q.Messages[at:] {
		for _, c := range m.ToolCalls {
			var made struct{ Patches []text.Patch }
			if json.Unmarshal([]byte(c.Function.Arguments), &made) == nil {
				e.draft, _ = text.ApplyPatches(e.draft, made.Patches)
			}
		}
		if m.Role == "user" || m.Role == "tool" {
			e.instruction += m.text() + "\n"
		}
	}
	return e
}

// choose takes the tool that the report calls for where the Editor may choose: a rewrite of the layout or the
// length, patches for sentences; nil where there is nothing to do.
func (e *edit) choose(q *request) *tool {
	limit := wordLimit(e.instruction)
	if e.structural() || limit > 0 && text.CountWords(e.draft) > limit {
		return q.tool(rewriteTool)
	} else if len(e.findings()) > 0 {
		return q.tool(patchTool)
	}
	return nil
}

func (e *edit) structural() bool {
	return strings.Contains(strings.ToLower(e.instruction), "structural repetition")
}

var quotedPart = lazyregexp.New("[\"'`]([^\"`\n]{3,}?)[\"'`]")

// findings are the sentences of the draft that the instruction quotes, whole or in part.
func (e *edit) findings() []text.Segment {
	instruction := plain(e.instruction)
	parts := lists.Map(quotedPart().FindAllStringSubmatch(instruction, -1), func(m []string) string { return m[1] })
	for line := range strings.Lines(instruction) {
		bare, _, _ := strings.Cut(strings.Trim(line, "-*•#> \t\n"), " (")
		parts = append(parts, bare)
	}
	return slices.DeleteFunc(text.Segments(e.draft), func(s text.Segment) bool {
		core := strings.Trim(plain(s.Text), `"'*_ `)
		whole := strings.Contains(core, " ") && strings.Contains(instruction, core)
		return !whole && !slices.ContainsFunc(parts, func(part string) bool {
			part = strings.Trim(part, " .,;:")
			return strings.Contains(part, " ") && strings.Contains(core, part)
		})
	})
}

// plain makes texts comparable: lower case, with plain quotes and dashes.
func plain(s string) string {
	return strings.NewReplacer("“", `"`, "”", `"`, "‘", "'", "’", "'", "—", "-", "–", "-").Replace(strings.ToLower(s))
}

// worn are phrases that the demo replaces within a sentence; the rest of the sentence stays.
var worn = []struct {
	find    func() *regexp.Regexp
	replace string
}{
	{lazyregexp.New(`(?i)barely (?:above|more than) a whisper`), "low enough for one listener"},
	{lazyregexp.New(`(?i)\b(?:a|some|the) (?:mix|mixture|blend) of ((?:[\p{L}'-]+ ){1,3})and `), "first ${1}and then "},
	{lazyregexp.New(`(?i)\b(it|this|that|he|she|they) (?:wasn['’]t|isn['’]t|was not|is not)[^.!?,;—–-]{1,40}[ ,;—–-]+` +
		`(?:(?:it|this|that|he|she|they|but)(?: (?:was|is)|['’]s)? )`), "$1 had to be "},
}

// A sentenceEdit is the new text of a sentence by its number.
type sentenceEdit struct {
	N    int    `json:"n"`
	Text string `json:"text"`
}

var numberedLine = lazyregexp.New(`(?m)^(\d+)\. (.+)$`)

// edits gives every sentence that the instruction numbers other words for what was found in it.
func (e *edit) edits() []sentenceEdit {
	out, found := []sentenceEdit{}, e.findings()
	for _, m := range numberedLine().FindAllStringSubmatch(e.instruction, -1) {
		n, _ := strconv.Atoi(m[1])
		within := lists.Keep(found, func(f text.Segment) bool { return strings.Contains(m[2], f.Text) })
		if len(within) == 0 {
			continue
		}
		worst := slices.MaxFunc(within, func(a, b text.Segment) int {
			return cmp.Or(cmp.Compare(wornIn(a.Text), wornIn(b.Text)), cmp.Compare(len(a.Text), len(b.Text)))
		})
		fresh := strings.Replace(m[2], worst.Text, e.replacement(worst), 1)
		if fresh != m[2] && !slices.ContainsFunc(out, func(o sentenceEdit) bool { return o.N == n }) {
			out = append(out, sentenceEdit{n, fresh})
		}
	}
	return out
}

// wornIn counts the phrases of a sentence that the demo can replace.
func wornIn(sentence string) int {
	n := 0
	for _, w := range worn {
		n += len(w.find().FindAllStringIndex(sentence, -1))
	}
	return n
}

// detail is a sentence about the place that is about as long as another.
func (e *edit) detail(length int) string {
	best := e.say("detail")
	for range 8 {
		if next := e.say("detail"); abs(len(next)-length) < abs(len(best)-length) {
			best = next
		}
	}
	return best
}

func abs(n int) int { return max(n, -n) }

// patches replaces every finding.
func (e *edit) patches() []text.Patch {
	out, now := []text.Patch{}, e.draft
	for _, f := range e.findings() {
		// The search text grows to the left until the draft has it once.
		from, to := f.Start, f.Start+len(f.Text)
		for from > 0 && (strings.Count(e.draft, e.draft[from:to]) != 1 || e.draft[from]&0xC0 == 0x80) {
			from--
		}
		search, replace := e.draft[from:to], e.draft[from:f.Start]+e.replacement(f)
		if search != replace && strings.Count(now, search) == 1 {
			now = strings.Replace(now, search, replace, 1)
			out = append(out, text.Patch{Search: search, Replace: replace})
		}
	}
	return out
}

// replacement is the text that replaces a sentence.
func (e *edit) replacement(f text.Segment) string {
	fresh := f.Text
	for _, w := range worn {
		fresh = w.find().ReplaceAllString(fresh, w.replace)
	}
	slip := slices.Index(e.book.lines("guide slip", ""), f.Text)
	switch {
	case slip >= 0:
		return e.book.lines("guide fixed", "")[slip]
	case fresh != f.Text:
		return fresh
	case e.char == "": // what a guide says is no scene, in which another sentence would do as well
		return f.Text
	case strings.Contains(f.Text, "demo") && strings.Contains(f.Text, "AI"):
		return e.say("label")
	case f.Speech && strings.HasSuffix(f.Text, ","): // a comma leads on to who speaks
		return strings.TrimRight(e.say("spoken instead"), ".") + ","
	case f.Speech:
		return e.say("spoken instead")
	case strings.ToLower(f.Text[:1]) == f.Text[:1]: // it goes on after speech: only who speaks is kept
		return strings.TrimRight(clip(f.Text, 2), " ….,;") + " at last."
	}
	return e.detail(len(f.Text))
}

var paragraphLimit = lazyregexp.New(`(?i)(\d{1,2}) +paragraphs`)

// rewrite patches the draft, makes it fit the limits of the instruction, and gives it another order
// where its layout was found to repeat.
func (e *edit) rewrite() string {
	draft, _ := text.ApplyPatches(e.draft, e.patches())
	paragraphs := strings.Split(strings.TrimSpace(draft), "\n\n")
	closing := e.label()
	if last := len(paragraphs) - 1; last > 0 && strings.HasPrefix(paragraphs[last], "*—") {
		paragraphs, closing = paragraphs[:last], paragraphs[last]
	}
	if e.structural() || draft == e.draft {
		// A reply that opens with narration opens with speech now, and the other way round.
		speaks := func(p string) bool { return strings.HasPrefix(p, `"`) || strings.HasPrefix(p, "“") }
		if i := slices.IndexFunc(paragraphs, func(p string) bool { return speaks(p) != speaks(paragraphs[0]) }); i > 0 {
			paragraphs[0], paragraphs[i] = paragraphs[i], paragraphs[0]
		}
	}
	if n := wordLimit(e.instruction); n > 0 {
		// A tenth below the limit, so that no way of counting finds it exceeded.
		paragraphs = shorten(paragraphs, max(1, n*9/10-len(strings.Fields(closing))))
	}
	if n, err := strconv.Atoi(match(paragraphLimit(), e.instruction)); err == nil { // the label is a paragraph, too
		for k := len(paragraphs); k+1 > max(n, 2); k-- {
			paragraphs = append(paragraphs[:k-2], paragraphs[k-2]+" "+paragraphs[k-1])
		}
	}
	return strings.Join(append(paragraphs, closing), "\n\n")
}
