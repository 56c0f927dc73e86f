package turn

import (
	"cmp"
	"context"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/document/passage"
)

// A quoting is what a turn quotes of the files of its path.
type quoting struct {
	finds []passage.FoundPassages
	all   []chat.Quote
}

// text is what the Writer is given.
func (q quoting) text() string { return passage.PassagesText(q.finds) }

// places are where the passages are.
func (q quoting) places() []event.Place {
	return lists.Map(q.all, func(c chat.Quote) event.Place { return c.Place })
}

// searchedFiles are the files of the path that do not go whole with what is sent, each content once:
// first those that came with the message, of which there are fresh.
func (p *plan) searchedFiles() (files []chat.File, fresh int) {
	add := func(row chat.Message, sent bool) {
		for _, f := range row.Files {
			if (f.Mode != chat.WholeFile || !sent) && !slices.ContainsFunc(files, func(o chat.File) bool { return o.Hash == f.Hash }) {
				files = append(files, f)
			}
		}
	}
	add(p.snap.User, true)
	fresh = len(files)
	for _, row := range slices.Backward(p.snap.History) {
		add(row, row.ID > p.shape.FoldedTo)
	}
	add(chat.Message{Files: p.snap.Folders.Files()}, true)
	return files, fresh
}

// search finds the passages that fit the message, at most most bytes of them. Where nothing fits, a
// file that came with the message is quoted all the same, as is any that the message names: its
// beginning, and what comes closest. What cannot be searched in time is left out, and the log says so.
func (p *planner) search(ctx context.Context, next *plan, most int) (q quoting) {
	files, fresh := next.searchedFiles()
	if most -= aroundQuotes; len(files) == 0 || p.Passages == nil || most < leastQuoted {
		return q
	}
	ctx, cancel := context.WithTimeout(ctx, searchTime)
	defer cancel()
	least := fits
	if fresh > 0 || slices.ContainsFunc(files, func(f chat.File) bool {
		return slices.ContainsFunc(next.questions(), func(q string) bool { return mentionsFile(f.Label, q) })
	}) {
		least = 0 // what comes closest is quoted all the same
	}
	question, found, err := p.find(ctx, next.exchange, files, least)
	if err != nil {
		p.noteUnsearched(ctx, err)
		return q
	}
	c := choice{left: most, taken: make([][]passage.Passage, len(files)), label: func(i int) string { return files[i].Label }}
	c.take(found, isFitting)
	if slices.ContainsFunc(found, isFitting) {
		fresh = 0 // another file answers the message
	}
	for i, f := range files {
		if len(c.taken[i]) > 0 || i >= fresh && !mentionsFile(f.Label, question) {
			continue
		}
		part, err := p.Passages.ReadPassages(ctx, f.Hash, 1, math.MaxInt/2, c.left/2)
		if err != nil {
			p.noteUnsearched(ctx, err)
			return q
		}
		for _, p := range part.Passages {
			c.add(i, p)
		}
		c.take(found, func(h passage.Hit) bool { return h.Document == i })
	}
	if len(found) > 0 && !slices.ContainsFunc(c.taken, func(all []passage.Passage) bool { return len(all) > 0 }) {
		p.skip("No passage of the files stood out, so none was quoted.")
	}
	for i, all := range c.taken {
		q.add(files[i], all, func(p passage.Passage) int {
			for _, h := range found {
				if h.Document == i && h.Page == p.Page && h.Line == p.Line {
					return h.Found
				}
			}
			return p.Line
		})
	}
	return q
}

// A choice is passages of several files, as many as there is room for.
type choice struct {
	left  int // bytes
	taken [][]passage.Passage
	label func(file int) string
}

func (c *choice) take(found []passage.Hit, wanted func(passage.Hit) bool) {
	for _, h := range found {
		if !wanted(h) || c.add(h.Document, h.Passage) || len(c.taken[h.Document]) > 0 {
			continue
		}
		h.Text, h.Head = h.Snippet+"\n", "" // the words and what is next to them are better than nothing
		c.add(h.Document, h.Passage)
	}
}

// add takes a passage once, and reports whether it fits.
func (c *choice) add(file int, p passage.Passage) bool {
	const marks = 16 // around the label of a place
	size := len(p.Text) + len(p.Head) + len(c.label(file)) + marks
	same := func(o passage.Passage) bool { return o.Page == p.Page && o.Line == p.Line }
	if slices.ContainsFunc(c.taken[file], same) {
		return true
	}
	if size > c.left {
		return false
	}
	c.taken[file] = append(c.taken[file], p)
	c.left -= size
	return true
}

// find gives the passages that a question finds: the message, and where it is short and nothing
// fits, the message with the one before it, from which it goes on.
func (p *planner) find(ctx context.Context, x exchange, files []chat.File, least float64) (question string, found []passage.Hit, err error) {
	hashes := lists.Map(files, func(f chat.File) string { return f.Hash })
	questions := x.questions()
	for _, question = range questions {
		if found, err = p.Passages.FindFitting(ctx, hashes, question, least, mostQuotes); err != nil || slices.ContainsFunc(found, isFitting) {
			break
		}
	}
	if err != nil {
		return question, nil, err
	}
	return question, passage.Fuse(found, p.near(ctx, hashes, questions[len(questions)-1]), mostQuotes), nil
}

// near gives the passages that mean what a question does; the log says why where a model should have
// found them and did not. A turn asks for them once, because a model is asked for that.
func (p *planner) near(ctx context.Context, hashes []string, question string) []passage.Hit {
	if p.Meaning == nil {
		return nil
	}
	query := question + "\n" + strings.Join(hashes, " ")
	if p.hits.query == query {
		return p.hits.found
	}
	found, err := p.Meaning.FindNear(ctx, hashes, question, mostQuotes)
	if err != nil && ctx.Err() == nil {
		p.skip("The files of this conversation were searched by words alone. " + fault.Sentence(err))
	}
	p.hits = semanticHits{query, found}
	return found
}

// semanticHits are what a reply has found by meaning, and for which query.
type semanticHits struct {
	query string
	found []passage.Hit
}

// isFitting reports whether a passage fits what was said.
func isFitting(h passage.Hit) bool { return h.Fit >= fits }

func (p *planner) noteUnsearched(ctx context.Context, err error) {
	p.warn(ctx, "search the files of a conversation", err)
	p.skip("The files of this conversation couldn't be searched, so none was quoted. " + fault.Sentence(err))
}

// add takes in passages of a file, in their order. found is the line of a passage that says most.
func (q *quoting) add(f chat.File, all []passage.Passage, found func(passage.Passage) int) {
	if len(all) == 0 {
		return
	}
	slices.SortFunc(all, func(a, b passage.Passage) int {
		return cmp.Or(cmp.Compare(a.Page, b.Page), cmp.Compare(a.Line, b.Line))
	})
	unit := passage.Lines
	if all[0].Page > 0 {
		unit = passage.Pages
	}
	q.finds = append(q.finds, passage.FoundPassages{Label: f.Label, Unit: unit, Passages: all})
	for _, p := range all {
		quote := chat.Quote{Place: event.Place{FileID: f.ID, Label: f.Label, Page: p.Page}, Text: p.Text}
		if p.Page == 0 {
			quote.Line = found(p)
		}
		q.all = append(q.all, quote)
	}
}

// questions are what passages are found for, the first one first.
func (x exchange) questions() []string {
	text := x.macros.Names(x.snap.User.Content)
	if x.request.Kind == MagicRewrite {
		text = strings.TrimSpace(text + "\n" + x.request.Text)
	}
	if len(strings.Fields(text)) > fewWords || utf8.RuneCountInString(text) > 10*fewWords {
		return []string{text}
	}
	for _, row := range slices.Backward(x.snap.History) {
		if row.Role == chat.User && row.ID != x.snap.User.ID {
			return []string{text, strings.TrimSpace(text + "\n" + x.macros.Names(row.Content))}
		}
	}
	return []string{text}
}

// mentionsFile reports whether a message says what a file is called, with or without its ending.
func mentionsFile(label, message string) bool {
	stem := strings.ToLower(label)
	if dot := strings.LastIndexByte(stem, '.'); dot > 0 {
		stem = stem[:dot]
	}
	const shortest = 3 // bytes; a shorter name is a part of many words
	return len(stem) >= shortest && strings.Contains(strings.ToLower(message), stem)
}

// quoteLess quotes no more than a plan has left room for. Passages give way before anything
// that is said does, and what a new fold replaced in the messages is searched from now on.
func (p *planner) quoteLess(ctx context.Context, next *plan) {
	room := next.snap.room()
	sent, _ := next.history.Sizes()
	most, size := room.Passages(), len(next.quotes.text())
	if room.Known() {
		most = min(most, room.Remaining(sent))
	}
	if size <= most && next.fold == nil {
		return
	}
	had := len(next.quotes.all)
	if next.quotes = p.search(ctx, next, most); len(next.quotes.all) < had {
		p.skip("Fewer passages of the files were quoted, because more don't fit the model's context.")
	}
}

// beginnings are the first lines of the files that go whole with the message. The Director decides by
// them; all of their text is a part of the history from the next message on.
func (x exchange) beginnings() string {
	const most = 4000 // bytes of all of them
	whole := slices.DeleteFunc(slices.Clone(x.files), func(f chat.File) bool { return f.Mode != chat.WholeFile })
	var b strings.Builder
	for _, f := range whole {
		b.WriteString("\n\n" + passage.Beginning(f.Text, most/len(whole)))
	}
	return b.String()
}

func labels(files []chat.File) string {
	all := lists.Map(files, func(f chat.File) string { return f.Label })
	return strings.Join(all, ", ")
}
