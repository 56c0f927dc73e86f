package store

import (
	"cmp"
	"context"
	"encoding/json"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/text"
)

// The kinds of a phrase group.
const (
	literal = "literal"
	regex   = "regex"
)

// Phrases lists the groups of wordings that the Editor takes out.
func (db *DB) Phrases(ctx context.Context) ([]chat.PhraseGroup, error) { return phrases().all(ctx, db) }

// Phrase gives one group.
func (db *DB) Phrase(ctx context.Context, id int64) (chat.PhraseGroup, error) {
	return phrases().one(ctx, db, id)
}

// CreatePhrase adds a group.
func (db *DB) CreatePhrase(ctx context.Context, p chat.PhraseGroup) (chat.PhraseGroup, error) {
	p.Kind = cmp.Or(p.Kind, literal)
	p.Variants = filled(p.Variants)
	return write(ctx, db, func(t *Tx) (_ chat.PhraseGroup, err error) {
		p.ID, err = t.createPhrase(ctx, p)
		return p, err
	})
}

// UpdatePhrase lays patch over a group.
func (db *DB) UpdatePhrase(ctx context.Context, id int64, patch json.RawMessage) (chat.PhraseGroup, error) {
	return phrases().update(ctx, db, id, patch)
}

// DeletePhrase removes a group.
func (db *DB) DeletePhrase(ctx context.Context, id int64) error { return phrases().delete(ctx, db, id) }

func checkPhrase(p chat.PhraseGroup) error {
	var r rules
	r.oneOf("kind", p.Kind, literal, regex)
	r.texts("variants", p.Variants, maxDescription)
	r.most("pattern", p.Pattern, maxText)
	if p.Kind == regex {
		if _, err := text.CompilePattern(p.Pattern); err != nil {
			r.fail(fault.Newf(fault.Invalid, "This pattern does not work: %s.", err).Because(err), "pattern")
		}
	} else if strings.TrimSpace(strings.Join(p.Variants, "")) == "" {
		r.fail(fault.New(fault.Invalid, "A group needs at least one wording."), "variants")
	}
	return r.err
}

func phrases() noun[chat.PhraseGroup] {
	return noun[chat.PhraseGroup]{
		Table: sqlite.Table[chat.PhraseGroup]{Name: "phrase_bank", Columns: "id, kind, variants, pattern, enabled", Fields: func(p *chat.PhraseGroup) []any {
			p.Variants = filled(p.Variants)
			return []any{&p.ID, &p.Kind, sqlite.JSON(&p.Variants), &p.Pattern, &p.Enabled}
		}},
		order: "id", missing: func() error { return fault.New(fault.NotFound, "Phrase group not found") }, check: checkPhrase,
	}
}

func (t *Tx) createPhrase(ctx context.Context, p chat.PhraseGroup) (int64, error) {
	// A group that was deleted by mistake comes back under its old number, if that is free.
	id, err := t.Insert(ctx, "INSERT INTO phrase_bank (id, kind) SELECT CASE WHEN EXISTS (SELECT 1 FROM phrase_bank WHERE id = ?1) THEN NULL ELSE nullif(max(?1, 0), 0) END, ?2", p.ID, p.Kind)
	if err != nil {
		return 0, err
	}
	p.ID = id
	return id, phrases().put(ctx, t, p)
}

// phraseKey tells whether two groups are the same but for their switch.
func phraseKey(p chat.PhraseGroup) string {
	return p.Kind + "\x00" + p.Pattern + "\x00" + strings.Join(p.Variants, "\x00")
}
