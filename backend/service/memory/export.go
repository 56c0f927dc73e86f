package memory

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/story/card"
	"terzetto/backend/story/fact"
	"terzetto/backend/story/fact/foreign"
	"terzetto/backend/story/portable"
)

// A Form is a kind of file that facts are exported as.
type Form string

// The forms.
const (
	Markdown Form = "markdown" // for people
	Lorebook Form = "lorebook" // for Terzetto and other programs
)

// Labels are what a file for people calls things, in the language of its reader; English where they are empty.
type Labels struct {
	Untitled  string `json:"untitled"` // a conversation without a title
	Earlier   string `json:"earlier"`  // what held before
	KnownTo   string `json:"known_to"`
	Everybody string `json:"everybody"`
}

// Export gives what the shown branch of a conversation establishes as a file.
func (s *Service) Export(ctx context.Context, conversation string, form Form, called Labels) (portable.File, error) {
	r, err := s.read(ctx, conversation)
	if err != nil {
		return portable.File{}, err
	}
	title := r.scene.Conversation.Title
	if title == chat.DefaultTitle {
		title = cmp.Or(called.Untitled, title)
	}
	pages := pagesOf(s.withoutSecrets(r.facts))
	switch form {
	case Markdown:
		text := called.markdown(title, pages)
		return portable.TitledFile(title, ".md", "text/markdown; charset=utf-8", []byte(r.macros().Names(text))), nil
	case Lorebook:
		book := bookOf(title, pages)
		return portable.TitledFile(title, ".json", "application/json", book.JSON(card.WorldInfo)), nil
	}
	return portable.File{}, fault.New(fault.Invalid, "Export facts as Markdown (markdown) or as a lorebook (lorebook).").With("field", "format")
}

// withoutSecrets takes out of what models wrote what must not leave this computer.
func (s *Service) withoutSecrets(all []fact.Standing) []fact.Standing {
	prose := s.o.Store.Secrets.Secrets().Prose()
	out := slices.Clone(all)
	for i := range out {
		f := &out[i]
		if f.Layer == fact.Person {
			continue
		}
		for _, text := range []*string{&f.Quote, &f.Subject, &f.Relation, &f.Value, &f.Sentence, &f.Place, &f.StoryTime} {
			*text = prose.Text(*text)
		}
	}
	return out
}

// A page is what is established of one subject: what holds now, and what held before.
type page struct {
	subject    string // empty: the story itself
	now, older []fact.Standing
}

// pagesOf are the pages of what a branch says, in the order in which it first speaks of each.
func pagesOf(all []fact.Standing) []page {
	var pages []page
	for _, f := range all {
		if f.Status != fact.Current && f.Status != fact.Superseded {
			continue
		}
		at := slices.IndexFunc(pages, func(p page) bool { return strings.EqualFold(p.subject, f.Subject) })
		if at < 0 {
			at, pages = len(pages), append(pages, page{subject: f.Subject})
		}
		if f.Status == fact.Current {
			pages[at].now = append(pages[at].now, f)
		} else {
			pages[at].older = append(pages[at].older, f)
		}
	}
	return pages
}

// markdown is the pages under headings of their subjects. Each fact has where and when it is, who knows it, and the words that say it.
func (l Labels) markdown(title string, pages []page) string {
	var b strings.Builder
	b.WriteString("# " + portable.OneLine(title) + "\n")
	for _, p := range pages {
		b.WriteString("\n## " + cmp.Or(portable.OneLine(p.subject), portable.OneLine(title)) + "\n")
		if len(p.now) > 0 {
			b.WriteByte('\n')
			l.list(&b, p.now)
		}
		if len(p.older) > 0 {
			b.WriteString("\n*" + cmp.Or(l.Earlier, "Earlier") + "*\n\n")
			l.list(&b, p.older)
		}
	}
	return b.String()
}

func (l Labels) list(b *strings.Builder, all []fact.Standing) {
	for _, f := range all {
		b.WriteString("- " + portable.OneLine(f.Text()))
		var where []string
		for _, text := range []string{f.Place, f.StoryTime} {
			if text = portable.OneLine(text); text != "" {
				where = append(where, text)
			}
		}
		if len(where) > 0 {
			b.WriteString(" (" + strings.Join(where, ", ") + ")")
		}
		b.WriteByte('\n')
		if len(f.Knows) > 0 {
			names := strings.Join(f.Knows, ", ")
			if fact.KnowsOf(f.Knows, fact.Everybody) {
				names = cmp.Or(l.Everybody, "everybody")
			}
			b.WriteString("  - " + cmp.Or(l.KnownTo, "Known to") + ": " + portable.OneLine(names) + "\n")
		}
		if f.Quote != "" {
			b.WriteString("  - “" + portable.OneLine(f.Quote) + "”\n")
		}
	}
}

// bookOf is a lorebook with an entry for each subject, which its name calls. What is of the story itself is always read. By its mark
// the lines are known as facts again.
func bookOf(title string, pages []page) card.Book {
	book := card.Book{Name: title, Rest: foreign.Mark()}
	for _, p := range pages {
		if len(p.now) == 0 {
			continue
		}
		var lines []string
		for _, f := range p.now {
			lines = append(lines, portable.OneLine(f.Text()))
		}
		e := chat.LorebookEntry{
			Name: cmp.Or(p.subject, title), Content: strings.Join(lines, "\n"), Keywords: []string{p.subject}, CaseInsensitive: true, Enabled: true,
			SortOrder: len(book.Entries),
		}
		if p.subject == "" {
			e.Keywords, e.Constant = []string{}, true
		}
		book.Entries = append(book.Entries, card.Entry{LorebookEntry: e})
	}
	return book
}
