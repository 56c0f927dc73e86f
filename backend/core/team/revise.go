package team

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"terzetto/backend/document"
	"terzetto/backend/document/passage"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/compaction"
)

// A DocumentPart is a part of a document that is revised part after part, because its model cannot hold it whole.
type DocumentPart struct {
	Text   string
	Revise bool // otherwise it stays as it is: there are more parts than a task may take
}

// inParts divides what is revised into parts, of which each and its new text fit the model. room is
// what of documents fits beside the task.
func (ac *AgentContext) inParts(ctx context.Context, r *reading, target llm.Target, prompt string, room int) error {
	r.way = passage.Revised
	most := max(room/2, leastNote)
	if set := target.Samplers.MaxTokens; set != nil {
		most = max(min(most, compaction.In(target).Reply()), leastNote)
	}
	pieces := piecesOf(fileItems(r.doc), most)
	chosen, err := ac.suitable(ctx, r, pieces, prompt, mostTurns)
	if err != nil {
		return err
	}
	parts := make([]DocumentPart, len(pieces))
	for i, piece := range pieces {
		parts[i] = DocumentPart{Text: textOf(piece), Revise: slices.Contains(chosen, i)}
		if parts[i].Revise {
			for _, p := range piece {
				r.read.Add(p.Places())
			}
		}
	}
	ac.task.setParts(parts)
	return nil
}

// textOf joins the text of passages, with a blank line between pages and sections.
func textOf(all []passage.Passage) string {
	var b strings.Builder
	for i, p := range all {
		if i > 0 && (p.Page != all[i-1].Page || p.Name != all[i-1].Name) && !strings.HasSuffix(b.String(), "\n\n") {
			b.WriteString("\n\n")
		}
		b.WriteString(p.Text)
	}
	return b.String()
}

// fileItems gives the text of a document as its file has it, where the file is text itself, so that what
// is not revised stays the same to the byte. Of every other document it is what was read.
func fileItems(d Document) []document.Item {
	if !d.Plain() || !utf8.Valid(d.Data) {
		return d.Contents
	}
	item := d.Contents[0]
	item.Data = d.Data
	return []document.Item{item}
}

// Plain reports whether a document is a file of text that says the same as what was read in it.
func (d Document) Plain() bool {
	const apart = 8 // a mark of the encoding, a line end
	if len(d.Contents) != 1 || !d.Contents[0].Metadata.IsText {
		return false
	}
	lines := strings.Count(string(d.Contents[0].Data), "\n")
	return len(d.Data) >= len(d.Contents[0].Data)-apart && len(d.Data) <= len(d.Contents[0].Data)+lines+apart
}

func (r *taskRun) setParts(parts []DocumentPart) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.parts = parts
}

func (r *taskRun) partsNow() []DocumentPart {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.parts
}

// unchanged is what a model answers for a part in which nothing changes.
const unchanged = "UNCHANGED"

// ReviseParts gives the new text of a document whose parts are revised one after the other. The ask
// says who revises; what it says of the material goes with each part. A part in which nothing changes, and
// the white space around each, stays the same to the byte.
func (ac *AgentContext) ReviseParts(ctx context.Context, t Task, a Ask) (text string, changed int, err error) {
	var b strings.Builder
	about, headings := a.Text, headingsOf(t.Parts)
	for i, part := range t.Parts {
		body := strings.TrimSpace(part.Text)
		if !part.Revise || body == "" {
			b.WriteString(part.Text)
			continue
		}
		a.For = fmt.Sprintf("part %d", i+1)
		a.Text = about + fmt.Sprintf("\n\nHeadings of the whole document:\n%s\n\nThis is part %d of %d. Revise only this part; the others are revised on their own. "+
			"What the task adds goes into the part where it belongs, and what it adds at the end only into the last part. "+
			"If the task changes nothing in this part, answer with the one word %s. Otherwise give the whole new text of this part, in the form that it has, and nothing beside it.\n\n%s\n%s",
			headings, i+1, len(t.Parts), unchanged, passage.Fence(body), passage.Fenced)
		answer, err := ac.Write(ctx, a)
		if err != nil {
			return "", 0, err
		}
		if answer = bare(answer, body); answer == "" || answer == body || strings.EqualFold(strings.Trim(answer, "*_.` "), unchanged) {
			b.WriteString(part.Text)
			continue
		}
		changed++
		from := strings.Index(part.Text, body)
		b.WriteString(part.Text[:from] + answer + part.Text[from+len(body):])
	}
	return b.String(), changed, nil
}

// bare is an answer without the fences that models put around it, also where the last one is missing.
func bare(answer, body string) string {
	answer = strings.TrimSpace(answer)
	fences := [][2]string{{"<documents-", "</documents-"}, {"```", "```"}}
	for _, fence := range fences {
		if strings.HasPrefix(body, fence[0]) || !strings.HasPrefix(answer, fence[0]) {
			continue
		}
		_, answer, _ = strings.Cut(answer, "\n")
		if at := strings.LastIndex(answer, "\n"); at >= 0 && strings.HasPrefix(answer[at+1:], fence[1]) {
			answer = answer[:at]
		}
	}
	if answer = strings.TrimSpace(answer); strings.Contains(body, "\r\n") { // models write plain line ends
		answer = strings.ReplaceAll(strings.ReplaceAll(answer, "\r\n", "\n"), "\n", "\r\n")
	}
	return answer
}

// mostHeadings bounds what of a document's headings goes with each part.
const mostHeadings = 800

// headingsOf lists the headings of a text in Markdown.
func headingsOf(parts []DocumentPart) string {
	var b strings.Builder
	for _, part := range parts {
		for line := range strings.Lines(part.Text) {
			if strings.HasPrefix(line, "#") && b.Len()+len(line) <= mostHeadings {
				b.WriteString(strings.TrimSpace(line) + "\n")
			}
		}
	}
	if b.Len() == 0 {
		return "none"
	}
	return strings.TrimSpace(b.String())
}
