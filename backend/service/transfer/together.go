package transfer

import (
	"context"
	"slices"

	"terzetto/backend/base/lists"
	"terzetto/backend/story/portable"
)

// What is saved with one flush of the disk: another writer may have to wait for it, about 50 ms.
const (
	mostTogether  = 50 // conversations
	rowsTogether  = 200
	bytesTogether = 256 << 10
)

// together are conversations that are saved with the next flush.
type together struct {
	items       []portable.Item
	rows, bytes int
}

// joins reports whether a conversation can be saved with others. One with files is not: reading them takes longer than
// another writer should wait.
func joins(talk *portable.Transcript) bool {
	return talk != nil && talk.Tree == nil && !slices.ContainsFunc(talk.Rows, func(r portable.Row) bool {
		return len(r.Files)+len(r.Images)+len(r.Artifacts) > 0
	})
}

// join takes a conversation that is saved with others.
func (m *mover) join(ctx context.Context, item portable.Item) error {
	m.together.items = append(m.together.items, item)
	m.together.rows += len(item.Transcript.Rows)
	for _, r := range item.Transcript.Rows {
		m.together.bytes += len(r.Text) + len(r.Rest)
	}
	if len(m.together.items) < mostTogether && m.together.rows < rowsTogether && m.together.bytes < bytesTogether {
		return nil
	}
	return m.flush(ctx)
}

// flush saves the conversations that wait. Where one of them can't be saved, each is saved by itself, so that only that
// one is missing.
func (m *mover) flush(ctx context.Context) error {
	items := m.together.items
	m.together = together{}
	if len(items) == 0 {
		return nil
	}
	talks := lists.Map(items, func(i portable.Item) *portable.Transcript { return i.Transcript })
	for _, talk := range talks {
		if err := m.cast(ctx, talk); err != nil {
			return m.oneByOne(ctx, items)
		}
	}
	done, err := m.archive.ImportTranscripts(ctx, m.ids, talks)
	switch {
	case ctx.Err() != nil:
		return context.Cause(ctx)
	case err != nil:
		return m.oneByOne(ctx, items)
	}
	for i, talk := range talks {
		moved := Moved{Name: talk.Title, Rows: len(talk.Rows), State: "new", ID: done[i].ID}
		m.noteProblems(items[i].Name, talk)
		switch {
		case done[i].Known != "":
			moved.State = "known"
		case done[i].Grown && !m.seen[talk.Origin]:
			moved.State = "grown"
		}
		if m.seen[talk.Origin] = true; moved.State != "known" {
			m.Messages += len(talk.Rows)
		}
		for _, note := range done[i].Notes {
			m.problem(talk.Title, note)
		}
		m.count(items[i], moved)
	}
	return nil
}

// oneByOne saves conversations one by one.
func (m *mover) oneByOne(ctx context.Context, items []portable.Item) error {
	for _, item := range items {
		if err := m.item(ctx, item); err != nil {
			return err
		}
	}
	return nil
}
