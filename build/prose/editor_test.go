package main

import (
	"testing"
)

// sample takes so many drafts, spread over the models.
func sample(t *testing.T, n int) (some []draft) {
	t.Helper()
	all := load("../../backend/story/prose/testdata", "", "").drafts
	for i := range n {
		some = append(some, all[i*len(all)/n])
	}
	return some
}

func TestWhatAnObedientEditorRepairsIsStored(t *testing.T) {
	s := newStage()
	defer s.close()
	o := byScript(s, sample(t, 4), "obedient", newObedience().obey)
	if o.failed > 0 || o.answered < 30 || 100*o.stored < 97*o.answered {
		t.Errorf("%d of %d repairs are stored, %d turns failed: %s", o.stored, o.answered, o.failed, counts(o.refused))
	}
	if len(o.harm) > 0 || o.fresh > 0 || o.worse > 0 || o.kept != o.untouched {
		t.Errorf("harm %s, %d new findings, %d drafts worse, %d of %d untouched: %q", counts(o.harm), o.fresh, o.worse, o.kept, o.untouched, o.damage)
	}
	if o.out > 3*o.oldOut/5 || o.in > 3*o.oldIn/5 {
		t.Errorf("tokens out %d for %d, in %d for %d", o.out, o.oldOut, o.in, o.oldIn)
	}
}

func TestAnEditorThatDeletesLeavesOutFew(t *testing.T) {
	s := newStage()
	defer s.close()
	d := byScript(s, sample(t, 3), "deletes", newObedience().deletes)
	if d.changed == 0 || 100*d.deleted > 8*(d.deleted+d.changed) {
		t.Errorf("%d sentences are left out and %d repaired", d.deleted, d.changed)
	}
}

func TestNoHarmPasses(t *testing.T) {
	s := newStage()
	defer s.close()
	drafts := sample(t, 2)
	for _, bad := range misbehaviours(newObedience()) {
		t.Run(bad.name, func(t *testing.T) {
			b := byScript(s, drafts, "bad", bad.edit)
			if b.failed > 0 || len(b.harm) > 0 || b.fresh > 0 || b.worse > 0 || b.kept != b.untouched {
				t.Errorf("%d turns failed, harm %s, %d new findings, %d drafts worse, %d of %d untouched: %q",
					b.failed, counts(b.harm), b.fresh, b.worse, b.kept, b.untouched, b.damage)
			}
		})
	}
}

// TestHarmIsSeen holds the check of harm itself: each kind of it is counted where it is.
func TestHarmIsSeen(t *testing.T) {
	draft := "Mara set the lamp down, and Jonas saw it. “You came at 7,” she said to Mara. He felt the cold (and the wind) of the pier. " +
		"They counted two boats."
	for name, row := range map[string]struct{ old, fresh, kind string }{
		"another name":         {"Jonas saw", "Wenzel saw", harmName},
		"a name less":          {"to Mara", "to them", harmName},
		"another figure":       {"at 7", "at 8", harmNumber},
		"another number word":  {"two boats", "three boats", harmNumber},
		"other speech":         {"You came", "You went", harmQuote},
		"speech less":          {"“You came at 7,” she said", "You came at 7, she said", harmQuote},
		"another speaker":      {"she said", "he said", harmSpeaker},
		"a bracket less":       {"(and the wind)", "and the wind)", harmMarks},
		"colliding marks":      {"the cold", "the,, cold", harmMarks},
		"no end":               {"two boats.", "two boats", harmMarks},
		"a small beginning":    {"They counted", "they counted", harmMarks},
		"an apology":           {"two boats.", "two boats. I'm sorry.", harmForeign},
		"Markdown":             {"They counted", "**They** counted", harmForeign},
		"another language":     {"They counted two boats.", "Das Boot und das Haus sind nicht die zwei.", harmForeign},
		"a sentence with a 7":  {"“You came at 7,” she said to Mara.", "", harmDeletion},
		"a name that is gone":  {"Mara set the lamp down, and Jonas saw it.", "", harmDeletion},
		"nothing of all those": {"felt the cold", "knew the cold", ""},
	} {
		t.Run(name, func(t *testing.T) {
			p := played{draft: draft, text: replaceWord(draft, row.old, row.fresh)}
			if p.text == draft {
				t.Fatal("nothing is replaced")
			}
			c := compare(p)
			if row.kind == "" && len(c.harm) > 0 || row.kind != "" && c.harm[row.kind] == 0 {
				t.Errorf("%s: %q", counts(c.harm), c.damage)
			}
		})
	}
}

func TestWithoutAModelALineSaysSo(t *testing.T) {
	for _, l := range (realEditor{}).lines(material{}) {
		if l.measured != noModel {
			t.Errorf("%q is %q", l.name, l.measured)
		}
	}
}
