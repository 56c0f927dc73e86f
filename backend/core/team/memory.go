package team

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/document/passage"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/compaction"
	"terzetto/backend/tool"
)

// A History is what is kept of a request's rounds.
type History struct {
	Messages []Message // all of them, with their documents
	Rounds   []Progress
}

// A Progress is the plan of a round and how far it came.
type Progress struct {
	Round    int
	Plan     Plan
	Task     int // the running one, from 1; 0: none
	Failures int
	Calls    []Call // of the running task
	Read     []tool.Mark
}

// A past is one earlier round as a model is told of it.
type past struct {
	number         int
	request, reply string
	files          []string // of the request, in their order
	tasks          []string // a line each: what was to be done, and what became of it
}

// Documents lists those of all messages but the last ones in their order, each file once.
func (h History) Documents() (all []Document) {
	seen := map[int64]bool{}
	for _, m := range h.Messages {
		for _, d := range m.Documents {
			if m.Status != Last && !seen[d.FileID] {
				seen[d.FileID] = true
				all = append(all, d)
			}
		}
	}
	return all
}

// before is the history of the rounds before one.
func (h History) before(round int) History {
	return History{
		Messages: slices.DeleteFunc(slices.Clone(h.Messages), func(m Message) bool { return m.Round >= round }),
		Rounds:   slices.DeleteFunc(slices.Clone(h.Rounds), func(p Progress) bool { return p.Round >= round }),
	}
}

// rounds gives what was said and done in each round, the oldest first.
func (h History) rounds() (all []past) {
	for _, m := range h.Messages {
		if len(all) == 0 || all[len(all)-1].number != m.Round {
			all = append(all, past{number: m.Round})
		}
		p := &all[len(all)-1]
		switch {
		case m.Role == User:
			p.request, p.files = m.Content, labelsOf(m.Documents)
		case m.AgentName != ProjectManager:
			p.tasks = append(p.tasks, h.outcome(m, len(p.tasks)))
		case m.Content != "":
			p.reply = strings.TrimSpace(p.reply + "\n" + m.Content)
		}
	}
	return all
}

// outcome is the line of a task: what the plan asked for, and what the agent said of it.
func (h History) outcome(m Message, task int) string {
	line := m.AgentName
	if i := slices.IndexFunc(h.Rounds, func(p Progress) bool { return p.Round == m.Round }); i >= 0 && task < len(h.Rounds[i].Plan.Tasks) {
		line += ": " + oneLine(cut(h.Rounds[i].Plan.Tasks[task].Prompt, 240))
	}
	if made := labelsOf(m.Documents); len(made) > 0 {
		line += " Made " + strings.Join(made, ", ") + "."
	}
	return line + " Outcome: " + oneLine(cut(m.Content, 240))
}

func labelsOf(documents []Document) []string {
	return lists.Map(documents, Document.Label)
}

// An entry is a part of what a model is told, in forms of falling length. It has the longest
// form for which there is room.
type entry struct {
	forms  []string
	chosen string
}

// fit chooses the forms of entries so that they take at most room together. The first of them
// get room first: every entry gets its shortest form, and the rest of the room goes by rank. It returns how many
// had to be left out altogether, which are the last ones.
func fit(room int, ranked []*entry) (left int) {
	for i, p := range ranked {
		p.chosen = p.forms[len(p.forms)-1]
		if room -= len(p.chosen); room < 0 {
			for _, out := range ranked[i:] {
				out.chosen = ""
			}
			room += len(p.forms[len(p.forms)-1])
			ranked, left = ranked[:i], len(ranked)-i
			break
		}
	}
	for _, p := range ranked {
		for _, form := range p.forms {
			if more := len(form) - len(p.chosen); more <= room {
				room -= max(0, more)
				p.chosen = form
				break
			}
		}
	}
	return left
}

// mostWhole is how long a request or a reply of an earlier round may be to be told as it was.
const mostWhole = 1_500

// entries makes an entry of each round, the newest first.
func (ac *AgentContext) entries(ctx context.Context, rounds []past) (all []*entry, err error) {
	budget := maxSummaries
	for _, p := range slices.Backward(rounds) {
		request, err := ac.gist(ctx, p.request, &budget)
		if err != nil {
			return nil, err
		}
		reply, err := ac.gist(ctx, p.reply, &budget)
		if err != nil {
			return nil, err
		}
		all = append(all, &entry{forms: []string{
			p.describe(request, reply, mostWhole, true), p.describe(request, reply, 400, true),
			p.describe(request, reply, 160, false), p.describe(request, reply, 60, false),
		}})
	}
	return all, nil
}

func (p past) describe(request, reply string, most int, tasks bool) string {
	var b strings.Builder
	fmt.Fprintf(&b, "Round %d\nThe user: %s\n", p.number, cmp.Or(shorten(request, most), "(only files)"))
	if len(p.files) > 0 { // "the second file" is one of these
		fmt.Fprintf(&b, "Files of this request, in their order: %s\n", cut(strings.Join(p.files, ", "), most))
	}
	if tasks {
		for _, t := range p.tasks {
			b.WriteString("- " + t + "\n")
		}
	}
	fmt.Fprintf(&b, "The team: %s\n", cmp.Or(shorten(reply, most), "(no reply)"))
	return b.String()
}

// shorten leaves out the end of a long text, and marks that.
func shorten(text string, most int) string {
	short := compaction.Shorten(text, most)
	if len(short) < len(text) {
		short += " …"
	}
	return short
}

// gist is a text as it is where it is short, else a summary that is made once.
func (ac *AgentContext) gist(ctx context.Context, text string, budget *int) (string, error) {
	if text = strings.TrimSpace(text); len(text) <= mostWhole {
		return text, nil
	}
	room, err := ac.room(ctx)
	if err != nil {
		return "", err
	}
	summary, err := ac.derive(ctx, []byte(text), "gist", budget, Ask{
		For: "summary", System: "Summarise what was said in at most five sentences, in its own language. Keep names of files, numbers and " +
			"wishes. " + passage.Fenced,
		Text: "Material:\n" + passage.Fence(cut(text, room.Piece())),
	})
	return cmp.Or(summary, text), err
}

// room is what the chosen model can take at once.
func (ac *AgentContext) room(ctx context.Context) (compaction.Room, error) {
	target, err := ac.runner.Target(ctx, "")
	return compaction.In(target), err
}

// A briefing is what the project manager is told besides the words of its request: the files of
// this round, the earlier rounds, and their documents.
type briefing struct {
	given, rounds, documents []*entry
}

// brief prepares what the project manager is told.
func (r *round) brief(ctx context.Context, h History) (b briefing, err error) {
	ac := r.agentContext(ProjectManager)
	b.given = lists.Map(r.given, func(d Document) *entry { return &entry{forms: givenForms(d)} })
	if b.rounds, err = ac.entries(ctx, h.rounds()); err != nil {
		return b, err
	}
	there := slices.DeleteFunc(h.Documents(), func(d Document) bool {
		return slices.ContainsFunc(r.given, func(g Document) bool { return g.FileID == d.FileID })
	})
	for _, versions := range lineages(there) {
		forms, err := ac.documentForms(ctx, versions)
		if err != nil {
			return b, err
		}
		b.documents = append(b.documents, &entry{forms: forms})
	}
	return b, nil
}

// text writes the briefing in at most room bytes.
func (b briefing) text(room int) string {
	const titles = 300 // of the lists, the fences around files, and the line about what is left out
	ranked := slices.Clone(b.given)
	ranked = append(ranked, b.rounds[:min(1, len(b.rounds))]...)
	ranked = append(ranked, b.documents...)
	ranked = append(ranked, b.rounds[min(1, len(b.rounds)):]...)
	left := fit(room-titles, ranked)
	var out strings.Builder
	list := func(title string, all []*entry, as func(string) string) {
		if said := strings.Join(lists.Map(all, func(p *entry) string { return p.chosen }), ""); said != "" {
			out.WriteString("\n" + title + ":\n" + as(said))
		}
	}
	// What is told of a file holds words of it.
	fenced := func(s string) string { return passage.Fence(s) + "\n" }
	list("Files of the request", b.given, fenced)
	list("Files of earlier rounds", b.documents, fenced)
	rounds := slices.Clone(b.rounds)
	slices.Reverse(rounds)
	list("Earlier rounds", rounds, func(s string) string { return s })
	if left > 0 {
		fmt.Fprintf(&out, "%d more are left out here, because they do not fit.\n", left)
	}
	return out.String()
}

// givenForms tells of a file of the request: with a line for each part, with one line, and by its name.
func givenForms(d Document) []string {
	var b strings.Builder
	name := fmt.Sprintf("- %s (%s)\n", d.Label(), size(d.Size))
	b.WriteString(name)
	for i, item := range d.Contents {
		if i == 12 {
			fmt.Fprintf(&b, "  and %d more parts\n", len(d.Contents)-i)
			break
		}
		fmt.Fprintf(&b, "  %d. %s: %s\n", item.SequenceNr, item.Name, oneLine(cut(item.Summary, 400)))
	}
	forms := []string{b.String()}
	if len(d.Contents) > 0 {
		forms = append(forms, fmt.Sprintf("%s  %d parts; the first: %s\n", name, len(d.Contents), oneLine(cut(d.Contents[0].Summary, 160))))
	}
	return append(forms, name)
}

// lineages are the documents by what they are versions of, the one that changed last first; the
// versions of each are in their order.
func lineages(there []Document) (all [][]Document) {
	at := map[int64]int{}
	for _, d := range slices.Backward(there) {
		origin := originOf(there, d)
		if _, known := at[origin]; !known {
			at[origin] = len(all)
			all = append(all, nil)
		}
		all[at[origin]] = append([]Document{d}, all[at[origin]]...)
	}
	return all
}

// documentForms tells of a document of earlier rounds and its versions, with and without its summary.
func (ac *AgentContext) documentForms(ctx context.Context, versions []Document) ([]string, error) {
	d := versions[len(versions)-1]
	f, err := ac.runner.Store.File(ctx, d.FileID, false)
	if err != nil {
		return nil, fmt.Errorf("read the file %s: %w", d.Label(), err)
	}
	none := 0 // the summaries that were made; no new ones
	items, err := ac.summarise(ctx, f, &none)
	if err != nil {
		return nil, err
	}
	var b strings.Builder
	fmt.Fprintf(&b, "- %s (%s)\n  id %d, %s, version %d", d.Label(), size(d.Size), d.FileID, cmp.Or(d.Ext, "text"), max(1, d.Version))
	if d.Replaces != 0 {
		fmt.Fprintf(&b, ", a new version of id %d", d.Replaces)
	}
	b.WriteByte('\n')
	for _, old := range slices.Backward(versions[:len(versions)-1]) {
		fmt.Fprintf(&b, "  id %d: version %d (%s, %s)\n", old.FileID, max(1, old.Version), old.Label(), size(old.Size))
	}
	line, forms := b.String(), []string{}
	if len(items) > 0 {
		var summary strings.Builder
		for _, item := range items[:min(len(items), 3)] {
			summary.WriteString(item.Summary + " ")
		}
		for _, most := range []int{600, 200} {
			forms = append(forms, line+"  "+oneLine(cut(summary.String(), most))+"\n")
		}
	}
	short, _, _ := strings.Cut(strings.TrimPrefix(line, "- "), "\n")
	return append(forms, line, fmt.Sprintf("- %s\n  id %d, version %d\n", short, d.FileID, max(1, d.Version))), nil
}

// spare is the size that a question leaves in its model's context for what else it is told.
func (ac *AgentContext) spare(ctx context.Context, a Ask, tools []llm.Tool) (int, error) {
	target, err := ac.runner.Target(ctx, a.Model)
	if err != nil {
		return 0, err
	}
	return compaction.In(target).Remaining(llm.Size(a.messages()...) + compaction.ToolSize(tools...)), nil
}

// history is what is kept of the rounds before this one.
func (r *round) history(ctx context.Context) (History, error) {
	if r.headNow().CurrentRound <= 1 {
		return History{}, nil
	}
	h, err := r.runner.Store.History(ctx, r.id)
	return h.before(r.headNow().CurrentRound), err
}

// remember notes what the team has read in the rounds of a history and in what the user gave now, and the hosts that the
// user wrote. What an agent reads is in its documents, which other agents are given.
func (r *round) remember(ctx context.Context, h History) error {
	marks := lists.Map(r.given, func(d Document) tool.Mark { return tool.Mark{Kind: tool.OfFile, Name: d.Label()} })
	written := tool.HostsIn(r.prompt)
	for _, m := range h.Messages {
		if m.Role == User {
			written = append(written, tool.HostsIn(m.Content)...)
			marks = append(marks, lists.Map(m.Documents, func(d Document) tool.Mark { return tool.Mark{Kind: tool.OfFile, Name: d.Label()} })...)
		}
	}
	for _, p := range h.Rounds {
		marks = append(marks, p.Read...)
	}
	r.reading.Wrote(written...)
	return r.reading.Note(ctx, marks...)
}

// recall adds to a question what happened in earlier rounds, as far as there is room.
func (r *round) recall(ctx context.Context, a *Ask) error {
	h, err := r.history(ctx)
	if err != nil || len(h.Messages) == 0 {
		return err
	}
	b, err := r.brief(ctx, h)
	if err != nil {
		return err
	}
	a.System += " " + passage.Fenced
	room, err := r.agentContext(ProjectManager).spare(ctx, *a, nil)
	if err != nil {
		return err
	}
	b.given = nil
	a.Text += "\n" + b.text(room)
	return nil
}

// progress is what is kept of a state besides its messages and lines.
func (s State) progress() Progress {
	return Progress{Round: s.Round, Plan: s.Plan, Task: s.Task, Failures: s.Failures, Calls: s.Calls}
}
