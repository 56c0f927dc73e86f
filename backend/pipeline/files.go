package pipeline

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"terzetto/backend/chat"
	"terzetto/backend/event"
	"terzetto/backend/fault"
	"terzetto/backend/fold"
	"terzetto/backend/lists"
	"terzetto/backend/passage"
)

// Passages finds and reads what is in files, which are named by the hashes of their contents.
type Passages interface {
	// FindFitting ranks passages by a question, the best first; none where none fits it as well as least.
	FindFitting(ctx context.Context, hashes []string, question string, least float64, limit int) ([]passage.Hit, error)
	// ReadPassages reads count pages, slides or lines from one on, at most most bytes.
	ReadPassages(ctx context.Context, hash string, from, count, most int) (passage.Part, error)
}

// Meaning finds passages by what they mean, the nearest first, with a model that a person chose for
// that; without one it finds none. Where not everything could be found so, the error says why.
type Meaning interface {
	FindNear(ctx context.Context, hashes []string, question string, limit int) ([]passage.Hit, error)
}

const (
	// mostQuotes is how many passages a reply is given.
	mostQuotes = 12
	// fits is how much of a message a passage of an earlier file answers that is quoted.
	fits = 0.34
	// fewWords is up to how many words a message is taken as going on from the one before it.
	fewWords = 6
	// searchTime bounds how long a turn waits for passages. A document of 300 pages takes a few
	// milliseconds; only one that is not in the index yet takes longer.
	searchTime = 5 * time.Second
	// leastQuoted is the room, in bytes, below which nothing is quoted.
	leastQuoted = 300
	// aroundQuotes is what surrounds the passages, in bytes.
	aroundQuotes = 450
)

// Attach reads a new file as it may go with a message. A file without text is refused.
func Attach(ctx context.Context, in Passages, f chat.File) (chat.File, error) {
	part, err := in.ReadPassages(ctx, f.Hash, 1, math.MaxInt/2, MostAttached)
	if err != nil {
		return f, fmt.Errorf("read an attached file: %w", err)
	}
	if f.Size = part.Bytes; f.Size == 0 {
		return f, fault.Newf(fault.Invalid, "%s has no text.", f.Label).With("field", "files")
	}
	if !part.Cut && part.To >= part.Count {
		f.Text = passage.Attached(f.Label, part)
	}
	return f, nil
}

// MostAttached is how many bytes of text a file has at most that goes whole with a message, however
// large the model's context is.
const MostAttached = 120_000

// SettleFiles decides which files of a path go whole with their messages. A new file is whole
// while all that are take no more than their share of the model's room, the oldest first, so that
// a later one changes nothing of what was sent before. One that was sent whole is searched where
// the room became too small for it.
func SettleFiles(s *Snapshot) {
	room := s.room()
	left := room.Files()
	folded := int64(0)
	if f := chat.PresentFold(s.Folds, s.History); f != nil {
		folded = f.LastID
	}
	settle := func(row *chat.Message) {
		if len(row.Files) == 0 {
			return
		}
		row.Files = slices.Clone(row.Files)
		for i := range row.Files {
			f := &row.Files[i]
			if f.Mode == "" {
				f.Mode = chat.WholeFile
				f.Tokens = room.Tokens(max(f.Size, len(f.Text)))
			}
			if f.Mode != chat.WholeFile {
				continue
			}
			if f.Text == "" || len(f.Text) > left {
				f.Mode = chat.SearchedFile
				continue
			}
			left -= len(f.Text)
		}
	}
	for i := range s.History {
		if s.History[i].ID > folded {
			settle(&s.History[i])
		}
	}
	if chat.PlaceOf(s.History, s.User.ID) < 0 {
		settle(&s.User)
	}
}

// settleFiles is SettleFiles for what is known of the models now.
func (t *turn) settleFiles() {
	SettleFiles(&t.snap)
	if len(t.asked.files) > 0 {
		t.asked.files = t.snap.User.Files
	}
}

// A quoting is what a turn quotes of the files of its path.
type quoting struct {
	finds []passage.Find
	all   []chat.Quote
}

// text is what the Writer is given.
func (q quoting) text() string { return passage.Quoted(q.finds) }

// places are where the passages are.
func (q quoting) places() []event.Place {
	return lists.Map(q.all, func(c chat.Quote) event.Place { return c.Place })
}

// searched are the files of the path that do not go whole with what is sent, each content once:
// first those that came with the message, of which there are fresh.
func (t *turn) searched() (files []chat.File, fresh int) {
	add := func(row chat.Message, sent bool) {
		for _, f := range row.Files {
			if (f.Mode != chat.WholeFile || !sent) && !slices.ContainsFunc(files, func(o chat.File) bool { return o.Hash == f.Hash }) {
				files = append(files, f)
			}
		}
	}
	add(t.snap.User, true)
	fresh = len(files)
	for _, row := range slices.Backward(t.snap.History) {
		add(row, row.ID > t.frozen.shape.FoldedTo)
	}
	return files, fresh
}

// search finds the passages that fit the message, at most most bytes of them. Where nothing fits, a
// file that came with the message is quoted all the same, as is any that the message names: its
// beginning, and what comes closest. What cannot be searched in time is left out, and the log says so.
func (t *turn) search(ctx context.Context, most int) (q quoting) {
	files, fresh := t.searched()
	if most -= aroundQuotes; len(files) == 0 || t.Passages == nil || most < leastQuoted {
		return q
	}
	ctx, cancel := context.WithTimeout(ctx, searchTime)
	defer cancel()
	least := fits
	if fresh > 0 || slices.ContainsFunc(files, func(f chat.File) bool {
		return slices.ContainsFunc(t.questions(), func(q string) bool { return named(f.Label, q) })
	}) {
		least = 0 // what comes closest is quoted all the same
	}
	question, found, err := t.find(ctx, files, least)
	if err != nil {
		t.unsearched(ctx, err)
		return q
	}
	c := choice{left: most, taken: make([][]passage.Passage, len(files)), label: func(i int) string { return files[i].Label }}
	c.take(found, fitting)
	if slices.ContainsFunc(found, fitting) {
		fresh = 0 // another file answers the message
	}
	for i, f := range files {
		if len(c.taken[i]) > 0 || i >= fresh && !named(f.Label, question) {
			continue
		}
		part, err := t.Passages.ReadPassages(ctx, f.Hash, 1, math.MaxInt/2, c.left/2)
		if err != nil {
			t.unsearched(ctx, err)
			return q
		}
		for _, p := range part.Passages {
			c.add(i, p)
		}
		c.take(found, func(h passage.Hit) bool { return h.Document == i })
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
func (t *turn) find(ctx context.Context, files []chat.File, least float64) (question string, found []passage.Hit, err error) {
	hashes := lists.Map(files, func(f chat.File) string { return f.Hash })
	questions := t.questions()
	for _, question = range questions {
		if found, err = t.Passages.FindFitting(ctx, hashes, question, least, mostQuotes); err != nil || slices.ContainsFunc(found, fitting) {
			break
		}
	}
	if err != nil {
		return question, nil, err
	}
	return question, passage.Fuse(found, t.near(ctx, hashes, questions[len(questions)-1]), mostQuotes), nil
}

// near gives the passages that mean what a question does; the log says why where a model should have
// found them and did not. A turn asks for them once, because a model is asked for that.
func (t *turn) near(ctx context.Context, hashes []string, question string) []passage.Hit {
	if t.Meaning == nil {
		return nil
	}
	asked := question + "\n" + strings.Join(hashes, " ")
	if t.asked.meant.asked == asked {
		return t.asked.meant.found
	}
	found, err := t.Meaning.FindNear(ctx, hashes, question, mostQuotes)
	if err != nil && ctx.Err() == nil {
		t.skip("The files of this conversation were searched by words alone. " + fault.Sentence(err))
	}
	t.asked.meant = meant{asked, found}
	return found
}

// meant is what a turn has found by meaning, and for what.
type meant struct {
	asked string
	found []passage.Hit
}

// fitting reports whether a passage fits what was said.
func fitting(h passage.Hit) bool { return h.Fit >= fits }

func (t *turn) unsearched(ctx context.Context, err error) {
	t.warn(ctx, "search the files of a conversation", err)
	t.skip("The files of this conversation couldn't be searched, so none was quoted. " + fault.Sentence(err))
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
	q.finds = append(q.finds, passage.Find{Label: f.Label, Unit: unit, Passages: all})
	for _, p := range all {
		quote := chat.Quote{Place: event.Place{FileID: f.ID, Label: f.Label, Page: p.Page}, Text: p.Text}
		if p.Page == 0 {
			quote.Line = found(p)
		}
		q.all = append(q.all, quote)
	}
}

// questions are what passages are found for, the first one first.
func (t *turn) questions() []string {
	text := t.macros.Names(t.snap.User.Content)
	if t.request.Kind == MagicRewrite {
		text = strings.TrimSpace(text + "\n" + t.request.Text)
	}
	if len(strings.Fields(text)) > fewWords || utf8.RuneCountInString(text) > 10*fewWords {
		return []string{text}
	}
	for _, row := range slices.Backward(t.snap.History) {
		if row.Role == chat.User && row.ID != t.snap.User.ID {
			return []string{text, strings.TrimSpace(text + "\n" + t.macros.Names(row.Content))}
		}
	}
	return []string{text}
}

// named reports whether a message says what a file is called, with or without its ending.
func named(label, message string) bool {
	stem := strings.ToLower(label)
	if dot := strings.LastIndexByte(stem, '.'); dot > 0 {
		stem = stem[:dot]
	}
	const shortest = 3 // bytes; a shorter name is a part of many words
	return len(stem) >= shortest && strings.Contains(strings.ToLower(message), stem)
}

// quoteWithin quotes no more than the plan has left room for. Passages give way before anything
// that is said does, and what a new fold took out of the messages is searched from now on.
func (t *turn) quoteWithin(ctx context.Context, k fold.Load) {
	room := t.snap.room()
	sent, _ := k.Sizes()
	most, size := room.Passages(), len(t.asked.quotes.text())
	if room.Known() {
		most = min(most, room.Left(sent))
	}
	if size <= most && t.result.Fold == nil {
		return
	}
	had := len(t.asked.quotes.all)
	if t.asked.quotes = t.search(ctx, most); len(t.asked.quotes.all) < had {
		t.skip("Fewer passages of the files were quoted, because more don't fit the model's context.")
	}
}

// beginnings are the first lines of the files that go whole with the message. The Director decides by
// them; all of their text is a part of the history from the next message on.
func (t *turn) beginnings() string {
	const most = 4000 // bytes of all of them
	whole := slices.DeleteFunc(slices.Clone(t.asked.files), func(f chat.File) bool { return f.Mode != chat.WholeFile })
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
