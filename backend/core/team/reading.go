package team

import (
	"bytes"
	"cmp"
	"context"
	"encoding/xml"
	"fmt"
	"maps"
	"slices"
	"strings"

	"terzetto/backend/base/event"
	"terzetto/backend/base/lists"
	"terzetto/backend/document"
	"terzetto/backend/document/passage"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/compaction"
)

const (
	// unknownRoom is how much material a model is shown whose context is not known, in bytes.
	unknownRoom = 48_000
	// mostTurns is how many parts of documents one task lets a model read one after the other. A
	// local model takes minutes for so many.
	mostTurns = 48
	// mostFound is how many passages of a document an agent is given before it asks for any.
	mostFound = 16
	// leastNote is how long what is kept of one part may be, whatever the room.
	leastNote = 300
)

// Passages finds and reads parts of documents, which are named by the hashes of their contents.
type Passages interface {
	FindPassages(ctx context.Context, hashes []string, question string, limit int) ([]passage.Hit, error)
	// ReadPassages reads count pages, slides or lines from one on, at most most bytes.
	ReadPassages(ctx context.Context, hash string, from, count, most int) (passage.Excerpt, error)
}

// A reading is how an agent reads one document during a task, and what it has read.
type reading struct {
	doc    Document
	extent passage.Extent
	way    passage.ReadingMode
	read   passage.Coverage
	given  []passage.Passage // that it was shown from the beginning
	own    bool              // an earlier task of the round made it
}

func (d *reading) hasText() bool {
	for range passage.Split(d.doc.Contents) {
		return true
	}
	return false
}

// show notes that passages were read, and gives them as the model is shown them.
func (d *reading) show(all []passage.Passage) string {
	for _, p := range all {
		d.read.Add(p.Places())
	}
	return passage.MarkedText(d.doc.Label(), d.extent.Unit, all)
}

// readable says how much text of documents a task can show its model, in bytes: half of what its
// question leaves of the context. The rest is for what the agent adds, and what it looks up.
func (ac *AgentContext) readable(target llm.Target, prompt string) int {
	room := compaction.In(target)
	if !room.Known() {
		return unknownRoom
	}
	const instructions = 1500 // of agents, for one answer
	return room.Remaining(len(prompt)+instructions+compaction.ToolSize(readingTools()...)) / 2
}

// RoomBeside is how much more text a question can take, in bytes.
func (ac *AgentContext) RoomBeside(ctx context.Context, a Ask) (int, error) {
	target, err := ac.runner.Target(ctx, a.Model)
	room := compaction.In(target)
	if err != nil || !room.Known() {
		return unknownRoom, err
	}
	return room.Remaining(llm.Size(a.messages()...)), nil
}

// looksUp reports whether a model can call the tools that read documents.
func (ac *AgentContext) looksUp(ctx context.Context, target llm.Target) bool {
	return target.Capabilities.CallsTools() && !ac.plain(ctx)
}

func (ac *AgentContext) plain(ctx context.Context) bool {
	return ac.runner.Policy.Plain != nil && ac.runner.Policy.Plain(ctx)
}

// read decides how an agent reads its documents, and gives what it is shown of them from the
// beginning. A document that does not fit is looked up with tools; a model without them gets what
// matters for the task in each part. All documents share the room, so one function decides for all.
func (ac *AgentContext) read(ctx context.Context, info Info, prompt string, inputs []Document) (string, error) {
	target, err := ac.runner.Target(ctx, info.Model)
	if err != nil {
		return "", err
	}
	parts := passage.InTurn
	if ac.plain(ctx) || ac.looksUp(ctx, target) {
		parts = passage.BySearch
	}
	room := ac.readable(target, prompt)
	all, sizes := make([]*reading, len(inputs)), make([]int, len(inputs))
	made := ac.round.stateNow().Made
	for i, d := range inputs {
		all[i] = &reading{doc: d, extent: passage.ExtentOf(d.Contents), way: passage.Whole}
		all[i].own = slices.ContainsFunc(made, func(m Document) bool { return m.FileID == d.FileID })
		sizes[i] = all[i].extent.Bytes + all[i].extent.Bytes/passage.Most*len(passage.CitationMark(d.Label(), passage.Lines, 100_000))
		if d.Revised { // the version that is revised is needed whole, or part after part
			if !compaction.In(target).Known() || sizes[i] <= room {
				room -= sizes[i]
			} else if room /= 2; all[i].hasText() {
				all[i].way = passage.Revised
			}
			sizes[i] = 0
		}
		if isDrawing(d) {
			sizes[i] = 0
		}
		if info.Computes && isTable(d.Contents) {
			all[i].way, sizes[i] = passage.Computed, 0
		}
	}
	turns := mostTurns
	var b strings.Builder
	for i, share := range passage.Divide(sizes, room, parts) {
		r, d := all[i], &inputs[i]
		if r.way == passage.Computed { // what a model is told of it is for its agent to say
			r.read.Add(1, r.extent.Count)
			d.extract(r.way, "")
			continue
		}
		fmt.Fprintf(&b, "\n=== %s ===\n", d.Label())
		text := ""
		switch {
		case isDrawing(*d):
			r.read.Add(1, r.extent.Count)
			text = wordsOfDrawing(d.Contents)
		case r.way == passage.Revised:
			if err := ac.inParts(ctx, r, target, prompt, room); err != nil {
				return "", err
			}
			text = "(This is the document that is revised, part after part.)\n"
		case d.Revised || share.Mode == passage.Whole:
			text = r.show(slices.Collect(passage.Split(d.Contents)))
			if r.extent.Unit == passage.Lines { // of blank lines nothing is left out
				r.read.Add(1, r.extent.Count)
			}
		default:
			r.way = share.Mode
			if text, err = ac.part(ctx, r, target, prompt, share.Room, &turns); err != nil {
				return "", err
			}
		}
		b.WriteString(text + shownBeside(r, d.Contents))
		d.extract(r.way, text)
	}
	ac.task.setReadings(all)
	return b.String(), nil
}

// isDrawing says whether a document is a drawing as its source, of which an agent is told the words alone. One that is revised
// is needed as it is.
func isDrawing(d Document) bool { return d.Ext == "svg" && !d.Revised }

// wordsOfDrawing are what a person reads in a drawing.
func wordsOfDrawing(items []document.Item) string {
	var words []string
	for _, item := range items {
		if !item.Metadata.IsText {
			continue
		}
		said := false
		for d := xml.NewDecoder(bytes.NewReader(item.Data)); ; {
			token, err := d.RawToken()
			if err != nil {
				break
			}
			switch t := token.(type) {
			case xml.StartElement:
				said = t.Name.Local == "text" || t.Name.Local == "tspan" || t.Name.Local == "title" || t.Name.Local == "desc"
			case xml.EndElement:
				said = false
			case xml.CharData:
				if text := oneLine(string(t)); said && text != "" {
					words = append(words, text)
				}
			}
		}
	}
	return "(This is a drawing. Its words: " + strings.Join(words, ", ") + ")\n"
}

func isTable(items []document.Item) bool {
	return slices.ContainsFunc(items, func(i document.Item) bool { return i.Metadata.IsText && i.Metadata.Rows > 1 })
}

// extract notes in the contents of a document what an agent is shown of them.
func (d *Document) extract(way passage.ReadingMode, text string) {
	first := true
	for i := range d.Contents {
		item := &d.Contents[i]
		item.Summary = cmp.Or(item.Summary, plainly(*item))
		switch {
		case !item.Metadata.IsText:
		case way == passage.Whole || way == passage.Computed:
			item.DataExtracted = string(item.Data)
		case first:
			item.DataExtracted, item.Metadata.AIProcessed = text, way == passage.InTurn
			first = false
		}
	}
}

// mostMentioned is how many pictures of a document are mentioned.
const mostMentioned = 20

// shownBeside says what else is in a document, and how much of it is not shown.
func shownBeside(r *reading, items []document.Item) string {
	var b strings.Builder
	pictures := 0
	for _, item := range items {
		if !item.Metadata.IsText {
			if pictures++; pictures <= mostMentioned {
				b.WriteString("[" + plainly(item) + "]\n")
			}
		}
	}
	switch {
	case r.extent.Count == 0 && pictures == 0:
		b.WriteString("Nothing in it could be read.\n")
	case r.way == passage.BySearch:
		fmt.Fprintf(&b, "(These are parts of %s, which has %s. Look up the rest with %s and %s.)\n", r.doc.Label(), r.extent, searchTool, readTool)
	case r.way == passage.InTurn:
		fmt.Fprintf(&b, "(These are notes on %s, which has %s.)\n", r.doc.Label(), r.extent)
	}
	return b.String()
}

// part gives what an agent is shown of a document that does not fit.
func (ac *AgentContext) part(ctx context.Context, r *reading, target llm.Target, prompt string, room int, turns *int) (string, error) {
	if r.way == passage.InTurn {
		return ac.inTurn(ctx, r, target, prompt, room, turns)
	}
	return ac.excerpts(ctx, r, prompt, room)
}

// excerpts gives the beginning of a document, which says what it is about, and the passages that suit
// the task.
func (ac *AgentContext) excerpts(ctx context.Context, r *reading, prompt string, room int) (string, error) {
	begin, err := ac.runner.Store.ReadPassages(ctx, r.doc.Hash, 1, r.extent.Count, room/3)
	if err != nil {
		return "", fmt.Errorf("read %s: %w", r.doc.Label(), err)
	}
	hits, err := ac.runner.Store.FindPassages(ctx, []string{r.doc.Hash}, prompt, mostFound)
	if err != nil {
		return "", fmt.Errorf("search %s: %w", r.doc.Label(), err)
	}
	if len(hits) == 0 {
		if begin, err = ac.runner.Store.ReadPassages(ctx, r.doc.Hash, 1, r.extent.Count, room); err != nil {
			return "", fmt.Errorf("read %s: %w", r.doc.Label(), err)
		}
	}
	chosen := begin.Passages
	for _, p := range chosen {
		room -= len(p.Text)
	}
	for _, h := range hits {
		first, _ := h.Places()
		if first <= begin.To && !begin.Cut {
			continue
		}
		if room -= len(h.Text) + len(h.Head); room < 0 {
			break
		}
		chosen = append(chosen, h.Passage)
	}
	r.given = inOrder(chosen)
	return r.show(r.given), nil
}

// inOrder sorts passages by their places, each once.
func inOrder(all []passage.Passage) []passage.Passage {
	all = slices.Clone(all)
	slices.SortStableFunc(all, func(a, b passage.Passage) int {
		return cmp.Or(cmp.Compare(a.Page, b.Page), cmp.Compare(a.Line, b.Line))
	})
	return slices.Compact(all)
}

// inTurn lets the model read a document part after part and keeps what matters for the task. Where
// there are more parts than a task may take, those that suit it best are read.
func (ac *AgentContext) inTurn(ctx context.Context, r *reading, target llm.Target, prompt string, room int, turns *int) (string, error) {
	pieces := piecesOf(r.doc.Contents, compaction.In(target).Piece())
	chosen, err := ac.suitable(ctx, r, pieces, prompt, *turns)
	if err != nil {
		return "", err
	}
	most := max(room/max(len(chosen), 1), leastNote)
	var b strings.Builder
	for _, i := range chosen {
		text := passage.MarkedText(r.doc.Label(), r.extent.Unit, pieces[i])
		note, err := ac.derive(ctx, []byte(text), fmt.Sprintf("part:%d:%s", most, hash([]byte(prompt))), turns, Ask{
			For: "part",
			System: "You read one part of a document for a task. Write down what matters for the task: facts, names, numbers, dates, each followed by its " +
				fmt.Sprintf("place in brackets as it is marked. Take at most %d words. If nothing matters, write: nothing. ", max(most/7, 30)) + passage.Fenced,
			Text: "Task:\n" + cut(prompt, min(4_000, compaction.In(target).Piece()/4)) + "\n\nMaterial:\n" + passage.Fence(text),
		})
		if err != nil {
			return "", err
		}
		note = compaction.Shorten(note, most)
		if note == "" || b.Len()+len(note) > max(room, leastNote) {
			continue // it could not be read, or what is said of it does not fit: it counts as not read
		}
		r.show(pieces[i])
		if !strings.EqualFold(strings.Trim(note, " ."), "nothing") {
			b.WriteString(note + "\n")
		}
	}
	return b.String(), nil
}

// piecesOf puts passages together that a model reads at once.
func piecesOf(items []document.Item, most int) (pieces [][]passage.Passage) {
	size := most
	for p := range passage.Split(items) {
		if size += len(p.Text); size > most || len(pieces) == 0 {
			pieces, size = append(pieces, nil), len(p.Text)
		}
		last := len(pieces) - 1
		pieces[last] = append(pieces[last], p)
	}
	return pieces
}

// suitable chooses at most n of the pieces: all, or those with the passages that the task finds.
func (ac *AgentContext) suitable(ctx context.Context, r *reading, pieces [][]passage.Passage, prompt string, n int) ([]int, error) {
	order := make([]int, len(pieces))
	for i := range order {
		order[i] = i
	}
	if len(pieces) <= n {
		return order, nil
	}
	hits, err := ac.runner.Store.FindPassages(ctx, []string{r.doc.Hash}, prompt, 10*mostFound)
	if err != nil {
		return nil, fmt.Errorf("search %s: %w", r.doc.Label(), err)
	}
	worth := make([]float64, len(pieces))
	for i, piece := range pieces {
		for _, h := range hits {
			if slices.Contains(piece, h.Passage) {
				worth[i] += h.Score
			}
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(worth[b], worth[a]) })
	order = order[:max(n, 0)]
	slices.Sort(order)
	return order, nil
}

func (r *taskRun) setReadings(all []*reading) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.readings = all
}

// searchReadings are the readings of the documents that the agent searches.
func (r *taskRun) searchReadings() []*reading {
	r.mu.Lock()
	defer r.mu.Unlock()
	return lists.Keep(r.readings, func(d *reading) bool { return d.way == passage.BySearch })
}

// show is reading.show for tools, of which several may work at once.
func (r *taskRun) show(d *reading, all []passage.Passage) string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return d.show(all)
}

// readingLines says for each document how much of it was read. That an agent got the whole of what another
// one just made needs no words, and what has pictures and no text is said where pictures are shown.
func (r *taskRun) readingLines() (lines []string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, d := range r.readings {
		if d.own && d.way == passage.Whole || len(d.doc.Contents) > 0 && !d.hasText() {
			continue
		}
		lines = append(lines, passage.CoverageSentence(d.doc.Label(), d.extent, d.read, d.way))
	}
	return lines
}

// sources are the documents that what the task makes may cite: those that were read, and what
// those cite themselves.
func (r *taskRun) sources() []passage.Source {
	r.mu.Lock()
	defer r.mu.Unlock()
	byFile := map[int64]*passage.Source{}
	for _, d := range r.readings {
		byFile[d.doc.FileID] = &passage.Source{FileID: d.doc.FileID, Label: d.doc.Label(), Unit: d.extent.Unit, Read: d.read}
	}
	for _, d := range r.readings {
		for _, c := range d.doc.Citations {
			if byFile[c.FileID] == nil {
				byFile[c.FileID] = &passage.Source{FileID: c.FileID, Label: c.Label, Unit: passage.Pages}
			}
			s, place := byFile[c.FileID], cmp.Or(c.Page, c.Line)
			if c.Line > 0 {
				s.Unit = passage.Lines
			}
			s.Read.Add(place, place)
		}
	}
	return lists.Map(slices.Sorted(maps.Keys(byFile)), func(id int64) passage.Source { return *byFile[id] })
}

// citations finds what a document that was made cites.
func (r *taskRun) citations(f File) []event.Place {
	sources, all := r.sources(), []event.Place{}
	for _, item := range f.Contents {
		if item.Metadata.IsText {
			all = append(all, passage.Citations(string(item.Data), sources)...)
		}
	}
	return lists.Distinct(all)
}
