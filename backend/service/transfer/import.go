package transfer

import (
	"cmp"
	"context"
	"errors"
	"iter"
	"slices"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/store/archive"
	"terzetto/backend/story/card"
	"terzetto/backend/story/chatapps"
	"terzetto/backend/story/portable"
)

// A Move says what is in an upload and what an import does with it: what it would do in a
// preview, and what it did afterwards.
type Move struct {
	Source   portable.Source         `json:"source"`
	Kept     bool                    `json:"kept"` // false: a preview, nothing was saved
	Kinds    map[portable.Kind]Count `json:"kinds"`
	Messages int                     `json:"messages"` // of the new conversations, on all branches
	Items    []Moved                 `json:"items"`    // the first ones
	More     int                     `json:"more"`     // how many items are not in the list
	Parts    []Part                  `json:"parts"`    // what of the files acts here, is kept without effect or was left out
	Rules    card.Survey             `json:"rules"`    // of new cards and lorebooks: what acts here, and what is only kept
	Problems []Problem               `json:"problems"` // the first ones
	Troubled int                     `json:"troubled"` // how many problems there are
}

// A Count says how many of a kind are new and how many exist already. Grown are new ones of
// which an earlier state exists: it stays, and the new one is added next to it.
type Count struct {
	New   int `json:"new"`
	Known int `json:"known"`
	Grown int `json:"grown"`
}

// A Moved is one item.
type Moved struct {
	Kind  portable.Kind `json:"kind"`
	Name  string        `json:"name"`
	State string        `json:"state"` // "new", "known" or "grown"
	Rows  int           `json:"rows,omitempty"`
	ID    string        `json:"id,omitempty"` // here; of a conversation or a character
}

// A Part is a kind of thing that the files hold, with what becomes of it here and how often it is there.
type Part struct {
	chatapps.Part

	Count int      `json:"count"`
	Names []string `json:"names"` // of the first items that have it
}

// A Problem is an item that could not be used, or not all of it.
type Problem struct {
	Name     string `json:"name"`
	Sentence string `json:"sentence"`
}

// How many are listed one by one. The counts are always whole.
const (
	listedItems    = 500
	listedProblems = 200
	listedNames    = 20 // of the items that have a part
)

// Preview says what is in an upload. Nothing is saved.
func (s *Service) Preview(ctx context.Context, id string, tell func(llm.ProbeStep)) (Move, error) {
	return s.move(ctx, id, nil, true, tell)
}

// Import saves what is new in an upload, of the given kinds; none means all but the settings.
// Each item is saved whole or not at all, and an existing one is never changed, so that a
// stopped import can be repeated.
func (s *Service) Import(ctx context.Context, id string, kinds []portable.Kind, tell func(llm.ProbeStep)) (Move, error) {
	defer func() {
		for _, what := range []string{
			"conversations", "characters", "worlds", "personas", "presets", "moods", "directorFragments", "phrases", "settings",
			"scripts", "quickreplies", "folders", "assistants", "automations", "schedules", "runs", "team", "variables", "endpoints", "tools",
		} {
			s.hub.Announce(what, "")
		}
	}()
	return s.move(ctx, id, kinds, false, tell)
}

func (s *Service) move(ctx context.Context, id string, kinds []portable.Kind, look bool, tell func(llm.ProbeStep)) (_ Move, err error) {
	what, err := s.uploads.get(id)
	if err != nil {
		return Move{}, err
	}
	ctx, release, err := s.o.Budget.Take(ctx, portable.Needs)
	if err != nil {
		return Move{}, err
	}
	defer release()
	source, items, done, err := s.open(ctx, what)
	defer func() {
		if closed := done(); err == nil {
			err = closed
		}
	}()
	if err != nil {
		return Move{}, err
	}
	m := &mover{
		s: s, archive: archive.New(s.db, s.o.Budget), look: look, ids: archive.NewIDMap(), cards: map[string]string{}, seen: map[string]bool{},
		Move: Move{Source: source, Kept: !look, Kinds: map[portable.Kind]Count{}, Items: []Moved{}, Problems: []Problem{}, Parts: []Part{}, Rules: card.NewSurvey()},
	}
	var before added
	if !look {
		if before, err = s.rowsNow(ctx); err != nil {
			return Move{}, err
		}
		defer func() {
			if noted := s.remember(context.WithoutCancel(ctx), id, m, before); err == nil {
				err = noted
			}
		}()
	}
	switch err := m.all(ctx, what.name, items(ctx), kinds, progress(tell)); {
	case !look && errors.Is(context.Cause(ctx), lifecycle.ErrStopped):
		return Move{}, m.stopFault(ctx)
	case err != nil:
		return Move{}, err
	}
	return m.Move, nil
}

// all previews or imports the items of a source.
func (m *mover) all(ctx context.Context, name string, items iter.Seq2[portable.Item, error], kinds []portable.Kind, told func(name string, n int)) error {
	n := 0
	for item, err := range items {
		if ctx.Err() != nil {
			break
		}
		if err != nil {
			if n == 0 || fault.Is(err, fault.Exhausted) {
				return err
			}
			m.problem(name, err) // the items before it are saved
			break
		}
		n++
		if wanted := len(kinds) == 0 && item.Kind != portable.Choices || slices.Contains(kinds, item.Kind); wanted || m.look {
			if err := m.take(ctx, item); ctx.Err() != nil {
				break
			} else if err != nil {
				return err
			}
		}
		told(string(item.Kind), n)
	}
	// What was read so far is kept, also when the person stopped.
	return errors.Join(context.Cause(ctx), m.flush(context.WithoutCancel(ctx)))
}

// stopFault says how much was kept of an import that a person stopped.
func (m *mover) stopFault(ctx context.Context) error {
	c := m.Kinds[portable.Transcripts]
	return fault.Newf(fault.Conflict, "Stopped. %d conversations with %d messages were imported and are kept.", c.New+c.Grown, m.Messages).
		With("conversations", c.New+c.Grown).With("messages", m.Messages).Because(context.Cause(ctx))
}

// take previews or imports one item, or lets it wait for others that are saved with it.
func (m *mover) take(ctx context.Context, item portable.Item) error {
	if !m.look && item.Err == nil && item.Kind == portable.Transcripts && joins(item.Transcript) {
		return m.join(ctx, item)
	}
	if err := m.flush(ctx); err != nil {
		return err
	}
	return m.item(ctx, item)
}

// A mover imports the items of one source.
type mover struct {
	Move
	s    *Service
	look bool

	archive *archive.Archive
	ids     *archive.IDMap
	cards   map[string]string // by the name of the file: the card's id
	seen    map[string]bool   // origins and ids of earlier items of this source

	together together

	conversations, characters []string // that were added
}

func (m *mover) problem(name string, err error) {
	if m.Troubled++; len(m.Problems) < listedProblems {
		m.Problems = append(m.Problems, Problem{Name: label(name), Sentence: fault.Sentence(err)})
	}
}

// label is a name of a file as a window may show it.
func label(name string) string {
	runes := []rune(portable.OneLine(name))
	if len(runes) > 200 {
		runes = append(runes[:200], '…')
	}
	return string(runes)
}

// tally adds what an item has of each part.
func (m *mover) tally(name string, all chatapps.Tally) {
	for _, part := range all.Parts() {
		at := slices.IndexFunc(m.Parts, func(p Part) bool { return p.Part == part })
		if at < 0 {
			at = len(m.Parts)
			m.Parts = append(m.Parts, Part{Part: part, Names: []string{}})
		}
		p := &m.Parts[at]
		if p.Count += all[part]; len(p.Names) < listedNames && name != "" {
			p.Names = append(p.Names, name)
		}
	}
}

func (m *mover) count(item portable.Item, moved Moved) {
	m.tally(label(cmp.Or(moved.Name, item.Name)), item.Tally)
	if !m.look && moved.State != "known" {
		switch item.Kind { //nolint:exhaustive // the others are told by their numbers, see remember
		case portable.Transcripts:
			m.conversations = append(m.conversations, moved.ID)
		case portable.Cards:
			m.characters = append(m.characters, moved.ID)
		}
	}
	c := m.Kinds[item.Kind]
	switch moved.State {
	case "new":
		c.New++
	case "grown":
		c.Grown++
	default:
		c.Known++
	}
	m.Kinds[item.Kind] = c
	moved.Kind = item.Kind
	moved.Name = label(cmp.Or(moved.Name, item.Name))
	if len(m.Items) < listedItems {
		m.Items = append(m.Items, moved)
	} else {
		m.More++
	}
}

// item previews or imports one item. It returns an error only when the whole import must end.
func (m *mover) item(ctx context.Context, item portable.Item) error {
	if item.Kind == portable.Counted {
		m.tally(label(item.Name), item.Tally)
		return nil
	}
	moved, err := Moved{}, item.Err
	if err == nil {
		switch item.Kind {
		case portable.Transcripts:
			moved, err = m.talk(ctx, item)
		case portable.Cards:
			moved, err = m.card(ctx, &item)
		case portable.Books:
			moved, err = m.book(ctx, item)
		default:
			if item.Parts != nil {
				moved, err = m.parts(ctx, item)
			} else {
				moved.State, err = m.small(ctx, item)
			}
		}
	}
	switch {
	case err == nil:
		m.count(item, moved)
	case ctx.Err() != nil:
		return context.Cause(ctx)
	case fault.Is(err, fault.Exhausted):
		return err // the next item would meet the same full disk
	default:
		m.problem(item.Name, err)
	}
	return nil
}

func (m *mover) small(ctx context.Context, item portable.Item) (string, error) {
	key := string(item.Kind) + string(item.Data)
	m.checkPicture(&item)
	added, err := m.archive.Import(ctx, m.ids, item, m.look)
	if !added || m.seen[key] {
		return "known", err
	}
	m.seen[key] = true
	return "new", err
}

// checkPicture gives the kind of an item's picture. One that can't be used is left out, which is noted.
func (m *mover) checkPicture(item *portable.Item) (mime string) {
	if len(item.Picture) == 0 {
		return ""
	}
	img, err := chat.NewImage("The picture", item.Picture)
	if err != nil {
		item.Picture = nil
		m.problem(item.Name, err)
	}
	return img.Mime
}

// parts imports the kinds that have many lines. A duplicate within this source counts once.
func (m *mover) parts(ctx context.Context, item portable.Item) (Moved, error) {
	name, added, err := m.archive.ImportRows(ctx, m.ids, item.Kind, item.Parts(ctx), m.look)
	return Moved{Name: name, State: importState(!added)}, err
}

func (m *mover) book(ctx context.Context, item portable.Item) (Moved, error) {
	book, err := card.ReadBook(item.Data, portable.Stem(item.Name))
	if err != nil {
		return Moved{}, err
	}
	var added bool
	if m.look {
		added, err = m.archive.HasBook(ctx, book)
		added = !added
	} else {
		added, err = m.archive.ImportBook(ctx, m.ids, portable.Stem(item.Name), item.Number, book, item.On)
	}
	if added && err == nil {
		m.survey(book.Name, &book)
	}
	return Moved{Name: book.Name, State: importState(!added), Rows: len(book.Entries)}, err
}

// survey counts what of a new lorebook acts, and names what in it can't be used.
func (m *mover) survey(name string, b *card.Book) {
	m.Rules.Add(b.Survey())
	for _, sentence := range b.Warnings() {
		m.problem(name, fault.New(fault.Invalid, sentence))
	}
}

func importState(is bool) string {
	if is {
		return "known"
	}
	return "new"
}

// card imports a character. A file that turns out to be a lorebook is imported as one.
func (m *mover) card(ctx context.Context, item *portable.Item) (Moved, error) {
	c, err := card.ReadFile(item.Data, item.Name)
	if err != nil {
		if book, isBook := card.ReadBook(item.Data, portable.Stem(item.Name)); isBook == nil && len(book.Entries) > 0 {
			item.Kind = portable.Books
			return m.book(ctx, *item)
		}
		return Moved{}, err
	}
	if mime := m.checkPicture(item); len(c.Avatar) == 0 && mime != "" {
		c.Avatar, c.AvatarMime = item.Picture, mime
	}
	c.Remember(item.Rest)
	c.AddTags(item.Tags)
	m.cards[portable.Stem(item.Name)] = c.ID
	moved := Moved{Name: c.Name, ID: c.ID, State: "new"}
	switch _, err := m.s.db.Library.Character(ctx, c.ID); {
	case err == nil || m.seen[c.ID]:
		moved.State = "known"
		return moved, nil
	case !fault.Is(err, fault.NotFound):
		return moved, err
	}
	m.seen[c.ID] = true
	if !m.look {
		if err := m.archive.ImportCard(ctx, m.ids, c, *item); err != nil {
			return moved, err
		}
	}
	m.Rules.Add(c.Survey())
	for _, sentence := range c.Warnings {
		m.problem(c.Name, fault.New(fault.Invalid, sentence))
	}
	if c.Book != nil {
		m.survey(c.Name, c.Book)
	}
	return moved, nil
}

// cast finds the characters of a conversation.
func (m *mover) cast(ctx context.Context, talk *portable.Transcript) error {
	if err := m.casting(ctx, talk); err != nil {
		return err
	}
	talk.Card = cmp.Or(talk.Card, m.cards[talk.CardFile])
	if talk.Card != "" || talk.Char == "" {
		return nil
	}
	id, err := m.s.namesake(ctx, talk.Char)
	talk.Card = id
	return err
}

// noteProblems notes what its reader said of a conversation.
func (m *mover) noteProblems(name string, talk *portable.Transcript) {
	for _, problem := range talk.Problems {
		m.problem(name, problem)
	}
}

func (m *mover) talk(ctx context.Context, item portable.Item) (Moved, error) {
	talk := item.Transcript
	if err := talk.Load(ctx); err != nil {
		return Moved{}, err
	}
	if err := m.cast(ctx, talk); err != nil {
		return Moved{}, err
	}
	moved := Moved{Name: talk.Title, Rows: len(talk.Rows), State: "new"}
	m.noteProblems(item.Name, talk)
	met, err := m.archive.Meet(ctx, m.ids, talk)
	switch {
	case err != nil:
		return moved, err
	case met.Known != "":
		moved.State, moved.ID = "known", met.Known
		return moved, nil
	case met.Grown && !m.seen[talk.Origin]:
		moved.State = "grown"
	}
	m.seen[talk.Origin] = true
	if !m.look {
		id, _, notes, err := m.archive.ImportTranscript(ctx, m.ids, talk)
		if err != nil {
			return moved, err
		}
		moved.ID = id
		for _, note := range notes {
			m.problem(talk.Title, note)
		}
	}
	m.Messages += len(talk.Rows)
	return moved, nil
}

// namesake is the only character with a name; empty when there is none, or several.
func (s *Service) namesake(ctx context.Context, name string) (string, error) {
	all, err := s.db.Library.Characters(ctx)
	if err != nil {
		return "", err
	}
	found := ""
	for i := range all {
		if all[i].Name == name {
			if found != "" {
				return "", nil
			}
			found = all[i].ID
		}
	}
	return found, nil
}
