package demo

import (
	"encoding/json"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/text"
)

// edit is a task of the Editor: a draft and the instruction that follows it.
type edit struct {
	*scene

	draft, instruction string
}

// readEdit finds the draft and the instruction; nil when the conversation does not end with them.
// Patches made since are applied, because later rounds speak of the result.
func (b *book) readEdit(q *request, r *rand.Rand) *edit {
	at := len(q.Messages) - 1
	for at >= 0 && (q.Messages[at].Role != "assistant" || q.Messages[at].text() == "") {
		at--
	}
	if at < 0 || at == len(q.Messages)-1 {
		return nil
	}
	e := &edit{scene: b.readScene(q.Messages, false, r), draft: q.Messages[at].text()}
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

// tool is the one that the report calls for where the Editor may choose: a rewrite of the layout or the
// length, patches for sentences; nil where there is nothing to do.
func (e *edit) tool(q *request) *tool {
	if e.structural() || e.limit() > 0 && text.CountWords(e.draft) > e.limit() {
		return q.tool(rewriteTool)
	} else if len(e.findings()) > 0 {
		return q.tool(patchTool)
	}
	return nil
}

func (e *edit) structural() bool {
	return strings.Contains(strings.ToLower(e.instruction), "structural repetition")
}

// limit is the fewest words that the instruction names; 0 is no limit.
func (e *edit) limit() int {
	least := 0
	for _, m := range wordLimit.FindAllStringSubmatch(e.instruction, -1) {
		if n, _ := strconv.Atoi(m[1]); n >= 20 && (least == 0 || n < least) {
			least = n
		}
	}
	return least
}

var quotedPart = regexp.MustCompile("[\"'`]([^\"`]{3,}?)[\"'`]")

// findings are the sentences of the draft that a line of the instruction quotes, whole or in part.
func (e *edit) findings() []text.Segment {
	return slices.DeleteFunc(text.Segments(e.draft), func(s text.Segment) bool {
		core := strings.Trim(plain(s.Text), `"'*_ `)
		for line := range strings.Lines(plain(e.instruction)) {
			bare, _, _ := strings.Cut(strings.Trim(line, "-*•#> \t\n"), " (")
			parts := []string{bare}
			for _, m := range quotedPart.FindAllStringSubmatch(line, -1) {
				parts = append(parts, m[1])
			}
			if strings.Contains(core, " ") && strings.Contains(line, core) || slices.ContainsFunc(parts, func(p string) bool {
				p = strings.Trim(p, " .,;:")
				return strings.Contains(p, " ") && strings.Contains(core, p)
			}) {
				return false
			}
		}
		return true
	})
}

// plain makes texts comparable: lower case, with plain quotes and dashes.
func plain(s string) string {
	return strings.NewReplacer("“", `"`, "”", `"`, "‘", "'", "’", "'", "—", "-", "–", "-").Replace(strings.ToLower(s))
}

// worn are phrases that the demo knows how to replace; the rest of the sentence stays.
var worn = []struct {
	find    *regexp.Regexp
	replace string
}{
	{regexp.MustCompile(`(?i)barely (?:above|more than) a whisper`), "low enough for one listener"},
	{regexp.MustCompile(`(?i)\b(?:a|some|the) (?:mix|mixture|blend) of ((?:[\p{L}'-]+ ){1,3})and `), "first ${1}and then "},
	{regexp.MustCompile(`(?i)\b(it|this|that|he|she|they) (?:wasn['’]t|isn['’]t|was not|is not)[^.!?,;—–-]{1,40}[ ,;—–-]+` +
		`(?:(?:it|this|that|he|she|they|but)(?: (?:was|is)|['’]s)? )`), "$1 had to be "},
}

// patches replaces every finding; without any, the worn phrases that the demo knows itself.
func (e *edit) patches() []text.Patch {
	found := e.findings()
	if len(found) == 0 {
		found = slices.DeleteFunc(text.Segments(e.draft), func(s text.Segment) bool { return reword(s.Text) == s.Text })
	}
	out, now := []text.Patch{}, e.draft
	for _, f := range found {
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

// reword takes the worn phrases out of a sentence.
func reword(sentence string) string {
	for _, w := range worn {
		sentence = w.find.ReplaceAllString(sentence, w.replace)
	}
	return sentence
}

// replacement says something else in the place of a sentence.
func (e *edit) replacement(f text.Segment) string {
	switch fresh := reword(f.Text); {
	case fresh != f.Text:
		return fresh
	case strings.Contains(f.Text, "demo") && strings.Contains(f.Text, "AI"):
		return e.say("label")
	case f.Speech && strings.HasSuffix(f.Text, ","): // a comma leads on to who speaks
		return strings.TrimRight(e.say("spoken instead"), ".") + ","
	case f.Speech:
		return e.say("spoken instead")
	case strings.ToLower(f.Text[:1]) == f.Text[:1]: // it goes on after speech: only who speaks is kept
		return strings.TrimRight(clip(f.Text, 2), " ….,;") + " at last."
	}
	return e.say("detail")
}

var paragraphLimit = regexp.MustCompile(`(?i)(\d{1,2}) +paragraphs`)

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
	if n := e.limit(); n > 0 {
		// A tenth below the limit, so that no way of counting finds it exceeded.
		paragraphs = shorten(paragraphs, max(1, n*9/10-len(strings.Fields(closing))))
	}
	if m := paragraphLimit.FindStringSubmatch(e.instruction); m != nil {
		n, _ := strconv.Atoi(m[1]) // digits only; the label is a paragraph, too
		for k := len(paragraphs); k+1 > max(n, 2); k-- {
			paragraphs = append(paragraphs[:k-2], paragraphs[k-2]+" "+paragraphs[k-1])
		}
	}
	return strings.Join(append(paragraphs, closing), "\n\n")
}
