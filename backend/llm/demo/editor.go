package demo

import (
	"encoding/json"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// edit is an editor's task: a draft and the instruction that follows it.
type edit struct {
	scene       *scene
	draft       string
	instruction string
}

// patch replaces a text that occurs once.
type patch struct {
	Search  string `json:"search"`
	Replace string `json:"replace"`
}

// readEdit finds the draft and the instruction; nil when the conversation has none at its end.
// Patches that were called for after the draft are applied, since later rounds speak of the result.
func readEdit(q *request) *edit {
	at := -1
	for i, m := range q.Messages {
		if m.Role == "assistant" && strings.TrimSpace(m.Content.text) != "" {
			at = i
		}
	}
	if at < 0 || at == len(q.Messages)-1 {
		return nil
	}
	e := &edit{draft: q.Messages[at].Content.text}
	for _, m := range q.Messages[at:] {
		for _, c := range m.ToolCalls {
			var args struct {
				Patches []patch `json:"patches"`
				Text    string  `json:"rewritten_text"`
			}
			if json.Unmarshal([]byte(c.Function.Arguments), &args) != nil {
				continue
			}
			for _, p := range args.Patches {
				if p.Search != "" && strings.Count(e.draft, p.Search) == 1 {
					e.draft = strings.Replace(e.draft, p.Search, p.Replace, 1)
				}
			}
			if args.Text != "" {
				e.draft = args.Text
			}
		}
		if m.Role == "user" || m.Role == "tool" {
			e.instruction += m.Content.text + "\n"
		}
	}
	// The scene is the one before the draft: its last user message is what the draft answers.
	before := *q
	before.Messages = q.Messages[:at]
	e.scene = readScene(&before, false)
	// A replacement must not bring back a sentence that the draft has.
	e.scene.drafts = append(e.scene.drafts, e.draft)
	return e
}

// choose answers tool_choice auto: a rewrite where the report calls for one, patches where it quotes
// sentences, and words where there is nothing to mend.
func (e *edit) choose(q *request, r *rand.Rand) answer {
	low := strings.ToLower(e.instruction)
	if !containsAny(low, "patch", "rewrite", "report", "audit", "finding", "edit") {
		return prose(q, r)
	}
	if t := q.tool(rewriteTool); t != nil && (q.tool(patchTool) == nil || e.structural() || e.overlong()) {
		return useTool(q, r, t)
	}
	if t := q.tool(patchTool); t != nil && len(e.findings()) > 0 {
		return useTool(q, r, t)
	}
	return answer{text: "There is nothing to mend.\n\n" + newVoice(e.scene, r).label()}
}

func (e *edit) structural() bool {
	return containsAny(strings.ToLower(e.instruction), "structural repetition", "same structure", "same shape")
}

func (e *edit) limit() int {
	least := 0
	for _, m := range wordLimit.FindAllStringSubmatch(e.instruction, -1) {
		if n, err := strconv.Atoi(m[1]); err == nil && n >= 20 && (least == 0 || n < least) {
			least = n
		}
	}
	return least
}

func (e *edit) overlong() bool {
	n := e.limit()
	return n > 0 && len(strings.Fields(e.draft)) > n
}

// finding is a passage of the draft that the report names.
type finding struct {
	from, to int // bytes of the draft
	phrases  []string
	heading  string
}

var quotedPart = regexp.MustCompile("[\"“‘'`]([^\"”`]{3,}?)[\"”’'`]")

// aside is what a report adds to a phrase: counts and remarks.
var aside = regexp.MustCompile(`\s*(?:\([^)]*\)|[×x]\s?\d+|[:,—–-]\s*\d+\b.*)\s*`)

// findings looks in every line of the instruction for a sentence that occurs in the draft, and for quoted phrases.
func (e *edit) findings() []finding {
	spans := passages(e.draft)
	byFrom := map[int]*finding{}
	section := ""
	for line := range strings.SplitSeq(e.instruction, "\n") {
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		low := strings.ToLower(line)
		if containsAny(low, "banned", "opener", "template", "negation", "repeated phrase", "structural", "echo", "cliche") {
			section = low
		}
		flat := straight(line)
		var phrases []string
		for _, m := range quotedPart.FindAllStringSubmatch(line, -1) {
			phrases = append(phrases, strings.Trim(m[1], " .,;:"))
		}
		bare := strings.TrimSpace(strings.Trim(aside.ReplaceAllString(line, ""), "-*•#> \t0123456789.)"))
		if len(strings.Fields(bare)) >= 2 && len(strings.Fields(bare)) <= 6 {
			phrases = append(phrases, strings.Trim(bare, "\"“”'‘’`.,;: "))
		}
		for _, sp := range spans {
			text := e.draft[sp[0]:sp[1]]
			core := strings.Trim(straight(text), "\"'*_ \t")
			whole := len(strings.Fields(core)) >= 2 && strings.Contains(flat, core)
			var hits []string
			for _, p := range phrases {
				if len(strings.Fields(p)) >= 2 && strings.Contains(strings.ToLower(straight(text)), strings.ToLower(straight(p))) {
					hits = append(hits, p)
				}
			}
			if !whole && len(hits) == 0 {
				continue
			}
			f := byFrom[sp[0]]
			if f == nil {
				f = &finding{from: sp[0], to: sp[1], heading: section}
				byFrom[sp[0]] = f
			}
			for _, h := range hits {
				if !strings.EqualFold(straight(h), core) {
					f.phrases = append(f.phrases, h)
				}
			}
		}
	}
	out := make([]finding, 0, len(byFrom))
	for _, f := range byFrom {
		out = append(out, *f)
	}
	slices.SortFunc(out, func(a, b finding) int { return a.from - b.from })
	return slices.DeleteFunc(out, func(f finding) bool {
		// A passage inside another that was found too is mended with it.
		return slices.ContainsFunc(out, func(o finding) bool {
			return (o.from < f.from && o.to >= f.to) || (o.from <= f.from && o.to > f.to)
		})
	})
}

// straight turns typographic quotes and dashes into plain ones.
func straight(s string) string {
	return strings.NewReplacer("“", `"`, "”", `"`, "‘", "'", "’", "'", "—", "-", "–", "-").Replace(s)
}

// passages are the sentences of the draft, in narration and in speech each for itself.
func passages(draft string) [][2]int {
	var out [][2]int
	start, inside := 0, false
	emit := func(end int) {
		for _, sp := range sentenceSpans(draft[start:end]) {
			out = append(out, [2]int{start + sp[0], start + sp[1]})
		}
	}
	for i, r := range draft {
		switch {
		case r == '"' && !inside || r == '“':
			emit(i)
			start, inside = i+len(string(r)), true
		case r == '"' || r == '”':
			emit(i)
			start, inside = i+len(string(r)), false
		case r == '\n':
			emit(i)
			start, inside = i, false
		}
	}
	emit(len(draft))
	return out
}

// patches mends every finding; without any, the worn phrases that the demo knows itself.
func (e *edit) patches(v *voice) []patch {
	out := []patch{}
	now := e.draft
	for _, f := range e.all() {
		old := e.draft[f.from:f.to]
		fresh := v.mend(e.draft, f)
		if fresh == old {
			continue
		}
		search, replace := unique(e.draft, f.from, f.to, fresh)
		if search == "" || strings.Count(now, search) != 1 {
			continue
		}
		now = strings.Replace(now, search, replace, 1)
		out = append(out, patch{search, replace})
	}
	return out
}

func (e *edit) all() []finding {
	found := e.findings()
	if len(found) > 0 {
		return found
	}
	for _, sp := range passages(e.draft) {
		if slices.ContainsFunc(slips, func(s slip) bool { return s.find.MatchString(e.draft[sp[0]:sp[1]]) }) {
			found = append(found, finding{from: sp[0], to: sp[1]})
		}
	}
	return found
}

// rewrite mends the draft, makes it fit the limits of the instruction, and gives it another shape.
func (e *edit) rewrite(v *voice) string {
	text := e.draft
	for _, p := range e.patches(v) {
		text = strings.Replace(text, p.Search, p.Replace, 1)
	}
	var paragraphs []string
	closing := ""
	for p := range strings.SplitSeq(text, "\n\n") {
		p = strings.TrimSpace(p)
		switch {
		case p == "":
		case strings.HasPrefix(p, "*—") || strings.HasPrefix(p, "*–"):
			closing = p
		default:
			paragraphs = append(paragraphs, p)
		}
	}
	if closing == "" {
		closing = v.label()
	}
	if e.structural() || text == e.draft {
		paragraphs = reshape(paragraphs)
	}
	limit := wordCount(paragraphs)
	if n := e.limit(); n > 0 {
		// A tenth below the limit, so that no way of counting finds it exceeded.
		limit = min(limit, n*9/10-len(strings.Fields(closing)))
	}
	if len(paragraphs) > 0 {
		paragraphs = shorten(paragraphs, max(limit, 1))
	}
	if m := paragraphLimit.FindStringSubmatch(e.instruction); m != nil {
		if n, err := strconv.Atoi(m[1]); err == nil && n > 0 {
			for len(paragraphs)+1 > max(n, 2) && len(paragraphs) > 1 {
				k := len(paragraphs)
				paragraphs = append(paragraphs[:k-2:k-2], paragraphs[k-2]+" "+paragraphs[k-1])
			}
		}
	}
	return strings.Join(append(paragraphs, closing), "\n\n")
}

var paragraphLimit = regexp.MustCompile(`(?i)(\d{1,2})[ \t]+paragraphs`)

// reshape changes the order of narration and speech: a reply that opened with one opens with the other,
// and its first two paragraphs become one.
func reshape(paragraphs []string) []string {
	out := slices.Clone(paragraphs)
	speaks := func(p string) bool { return strings.HasPrefix(p, `"`) || strings.HasPrefix(p, "“") }
	if len(out) == 0 {
		return out
	}
	other := slices.IndexFunc(out[1:], func(p string) bool { return speaks(p) != speaks(out[0]) })
	if other >= 0 {
		p := out[other+1]
		out = slices.Delete(out, other+1, other+2)
		out = slices.Insert(out, 0, p)
	} else if sp := sentenceSpans(out[0]); len(sp) > 1 {
		cut := sp[len(sp)/2][0]
		if !inSpeech(out[0], cut) {
			return append([]string{strings.TrimSpace(out[0][:cut]), out[0][cut:]}, out[1:]...)
		}
	}
	if len(out) > 2 {
		out = append([]string{out[0], out[1] + " " + out[2]}, out[3:]...)
	}
	return out
}
