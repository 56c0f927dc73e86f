package library

import (
	"cmp"
	"context"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/seed"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/prose"
)

// seedPhrases writes the groups that the program ships where they are missing or switched off.
// A group that a person changed is another one and stays.
func seedPhrases(ctx context.Context, t *sqlite.Tx) error {
	have, err := Phrases().All(ctx, t)
	if err != nil {
		return err
	}
	known := lists.Index(have, phraseKey)
	for _, p := range seed.PhraseBank() {
		before := known[phraseKey(p)]
		if p.ID, p.Banned = before.ID, before.Banned; p.ID != 0 {
			err = Phrases().Save(ctx, t, p)
		} else {
			err = createPhrase(ctx, t, &p)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// The kinds of a phrase group.
const (
	literal = "literal"
	regex   = "regex"
)

// Phrases are the groups of wordings that the Editor takes out.
func (db *DB) Phrases() rows.Rows[chat.PhraseGroup, int64] {
	return rows.Of(db.file.Base, Phrases())
}

func checkPhrase(p chat.PhraseGroup) error {
	var r rows.Rules
	r.OneOf("kind", p.Kind, literal, regex)
	r.Texts("variants", p.Variants, rows.MaxDescription)
	r.AtMost("pattern", p.Pattern, rows.MaxText)
	if p.Kind == regex && p.Banned {
		r.Fail(fault.New(fault.Invalid, "Only fixed wordings can be banned while the model writes, and not a pattern."), "banned")
	}
	if p.Kind == regex {
		if _, err := prose.CompilePattern(p.Pattern); err != nil {
			r.Fail(fault.Newf(fault.Invalid, "This pattern isn't valid. Check its brackets and special characters. The program said: %s", err).Because(err), "pattern")
		}
	} else if strings.TrimSpace(strings.Join(p.Variants, "")) == "" {
		r.Fail(fault.New(fault.Invalid, "A phrase group needs at least one wording."), "variants")
	}
	return r.Err
}

func Phrases() rows.Noun[chat.PhraseGroup, int64] {
	return rows.Noun[chat.PhraseGroup, int64]{
		Table: sqlite.Table[chat.PhraseGroup]{Name: "phrase_bank", Columns: "id, kind, variants, pattern, enabled, banned", Fields: func(p *chat.PhraseGroup) []any {
			p.Variants = lists.OrEmpty(p.Variants)
			return []any{&p.ID, &p.Kind, sqlite.JSON(&p.Variants), &p.Pattern, &p.Enabled, &p.Banned}
		}},
		Order: "id", Missing: func() error { return fault.New(fault.NotFound, "Phrase group not found") }, Check: checkPhrase,
		Create: createPhrase, Seed: seedPhrases,
	}
}

// createPhrase adds a group. One that was deleted by mistake comes back under its old number, if that is free.
func createPhrase(ctx context.Context, t *sqlite.Tx, p *chat.PhraseGroup) (err error) {
	p.Kind, p.Variants = cmp.Or(p.Kind, literal), lists.OrEmpty(p.Variants)
	p.ID, err = t.Insert(ctx, `INSERT INTO phrase_bank (id, kind)
	  SELECT CASE WHEN EXISTS (SELECT 1 FROM phrase_bank WHERE id = ?1) THEN NULL ELSE nullif(max(?1, 0), 0) END, ?2`, p.ID, p.Kind)
	if err != nil {
		return err
	}
	return Phrases().Save(ctx, t, *p)
}

// phraseKey tells whether two groups are the same but for their switch.
func phraseKey(p chat.PhraseGroup) string {
	return p.Kind + "\x00" + p.Pattern + "\x00" + strings.Join(p.Variants, "\x00")
}
