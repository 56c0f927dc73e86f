package store

import (
	"cmp"
	"context"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/lists"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/text"
)

// The kinds of a phrase group.
const (
	literal = "literal"
	regex   = "regex"
)

// Phrases are the groups of wordings that the Editor takes out.
func (db *DB) Phrases() Rows[chat.PhraseGroup, int64] {
	return Rows[chat.PhraseGroup, int64]{db, phrases()}
}

func checkPhrase(p chat.PhraseGroup) error {
	var r rules
	r.oneOf("kind", p.Kind, literal, regex)
	r.texts("variants", p.Variants, maxDescription)
	r.most("pattern", p.Pattern, maxText)
	if p.Kind == regex {
		if _, err := text.CompilePattern(p.Pattern); err != nil {
			r.fail(fault.Newf(fault.Invalid, "This pattern isn't valid. Check its brackets and special characters. The program said: %s", err).Because(err), "pattern")
		}
	} else if strings.TrimSpace(strings.Join(p.Variants, "")) == "" {
		r.fail(fault.New(fault.Invalid, "A phrase group needs at least one wording."), "variants")
	}
	return r.err
}

func phrases() noun[chat.PhraseGroup, int64] {
	return noun[chat.PhraseGroup, int64]{
		Table: sqlite.Table[chat.PhraseGroup]{Name: "phrase_bank", Columns: "id, kind, variants, pattern, enabled", Fields: func(p *chat.PhraseGroup) []any {
			p.Variants = lists.Filled(p.Variants)
			return []any{&p.ID, &p.Kind, sqlite.JSON(&p.Variants), &p.Pattern, &p.Enabled}
		}},
		order: "id", missing: func() error { return fault.New(fault.NotFound, "Phrase group not found") }, check: checkPhrase,
		create: createPhrase, sow: sowPhrases,
	}
}

// createPhrase adds a group. One that was deleted by mistake comes back under its old number, if that is free.
func createPhrase(ctx context.Context, t *Tx, p *chat.PhraseGroup) (err error) {
	p.Kind, p.Variants = cmp.Or(p.Kind, literal), lists.Filled(p.Variants)
	p.ID, err = t.Insert(ctx, `INSERT INTO phrase_bank (id, kind)
	  SELECT CASE WHEN EXISTS (SELECT 1 FROM phrase_bank WHERE id = ?1) THEN NULL ELSE nullif(max(?1, 0), 0) END, ?2`, p.ID, p.Kind)
	if err != nil {
		return err
	}
	return phrases().put(ctx, t, *p)
}

// phraseKey tells whether two groups are the same but for their switch.
func phraseKey(p chat.PhraseGroup) string {
	return p.Kind + "\x00" + p.Pattern + "\x00" + strings.Join(p.Variants, "\x00")
}
