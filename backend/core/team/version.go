package team

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"terzetto/backend/base/lists"
)

// A Reference is how a plan names a document that is there: by its label or its file id.
type Reference string

// UnmarshalJSON also reads a number, null and a list of one: models write all of them for a field that is a text.
func (r *Reference) UnmarshalJSON(written []byte) error {
	var v any
	if err := json.Unmarshal(written, &v); err != nil {
		return fmt.Errorf("read what is revised: %w", err)
	}
	if list, ok := v.([]any); ok && len(list) > 0 {
		v = list[0]
	}
	switch v := v.(type) {
	case string:
		*r = Reference(strings.TrimSpace(v))
	case float64:
		*r = Reference(strconv.FormatInt(int64(v), 10))
	default:
		*r = ""
	}
	return nil
}

// find gives the document that a name means, of several the latest one: a file id, the label in
// any case, without its extension or with another one, with or without a number in brackets, or
// the one label that differs by a few letters.
func find(there []Document, name string) (Document, bool) {
	if id, err := strconv.ParseInt(strings.TrimPrefix(strings.TrimPrefix(strings.TrimSpace(name), "id"), " "), 10, 64); err == nil {
		if i := slices.IndexFunc(there, func(d Document) bool { return d.FileID == id && id > 0 }); i >= 0 {
			return there[i], true
		}
	}
	wanted := foldLabel(Label(name))
	for _, alike := range []func(label string) bool{
		func(label string) bool { return label == wanted },
		func(label string) bool { return stripNumber(label) == stripNumber(wanted) },
		func(label string) bool { return stemOf(label) == stemOf(wanted) },
		func(label string) bool { return stripNumber(stemOf(label)) == stripNumber(stemOf(wanted)) },
	} {
		for _, d := range slices.Backward(there) {
			if alike(foldLabel(d.Label())) {
				return d, true
			}
		}
	}
	return nearest(there, wanted)
}

// nearest gives the latest document of the one label that is a few letters away; two labels that
// are equally near are none.
func nearest(there []Document, wanted string) (found Document, ok bool) {
	const lettersPerSlip = 4
	best := len([]rune(stemOf(wanted)))/lettersPerSlip + 1
	label := ""
	for _, d := range slices.Backward(there) {
		name := foldLabel(d.Label())
		apart := min(distance(name, wanted), distance(stemOf(name), stemOf(wanted)))
		switch {
		case digits(name) != digits(wanted): // another year is another document
		case apart == best && ok && name != label:
			ok = false
		case apart < best:
			best, found, label, ok = apart, d, name, true
		}
	}
	return found, ok
}

// foldLabel takes out of a label what people and models write differently: case, signs between
// words, and the form of accented letters.
func foldLabel(label string) string {
	return strings.Map(func(r rune) rune {
		if r == '_' || r == '-' || unicode.IsSpace(r) {
			return ' '
		}
		return unicode.ToLower(r)
	}, norm.NFC.String(strings.TrimSpace(label)))
}

func stemOf(label string) string {
	stem, _ := CutExt(label)
	return stem
}

// stripNumber takes out of a label the number that free gives to a second document of a name.
func stripNumber(label string) string {
	stem, ext := CutExt(label)
	if open := strings.LastIndex(stem, " ("); open > 0 && strings.HasSuffix(stem, ")") {
		if _, err := strconv.Atoi(stem[open+2 : len(stem)-1]); err == nil {
			stem = stem[:open]
		}
	}
	return joinExt(stem, ext)
}

func digits(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsDigit(r) {
			return r
		}
		return -1
	}, s)
}

// distance is how many letters have to be put in, taken out or changed, or swapped with the next one,
// to make one text of the other.
func distance(one, other string) int {
	a, b := []rune(one), []rune(other)
	rows := make([][]int, len(a)+1)
	for i := range rows {
		rows[i] = make([]int, len(b)+1)
		for k := range rows[i] {
			switch {
			case i == 0 || k == 0:
				rows[i][k] = i + k
				continue
			case a[i-1] == b[k-1]:
				rows[i][k] = rows[i-1][k-1]
			default:
				rows[i][k] = 1 + min(rows[i-1][k], rows[i][k-1], rows[i-1][k-1])
			}
			if i > 1 && k > 1 && a[i-1] == b[k-2] && a[i-2] == b[k-1] {
				rows[i][k] = min(rows[i][k], rows[i-2][k-2]+1)
			}
		}
	}
	return rows[len(a)][len(b)]
}

// latest is the newest document of a label.
func latest(there []Document, label string) (Document, bool) {
	for _, d := range slices.Backward(there) {
		if strings.EqualFold(d.Label(), label) {
			return d, true
		}
	}
	return Document{}, false
}

// succeed makes d the next version of before. Two revisions of one version have numbers of their
// own, and each says which one it revises.
func (d *Document) succeed(before Document, there []Document) {
	origin := originOf(there, before)
	d.Replaces, d.Version = before.FileID, max(1, before.Version)+1
	for _, other := range there {
		if originOf(there, other) == origin {
			d.Version = max(d.Version, other.Version+1)
		}
	}
}

// originOf is the file that was there before all of its versions.
func originOf(there []Document, d Document) int64 {
	for range there { // at most as many steps as there are documents
		before := slices.IndexFunc(there, func(o Document) bool { return o.FileID == d.Replaces && d.Replaces != 0 })
		if before < 0 {
			break
		}
		d = there[before]
	}
	return cmp.Or(d.Replaces, d.FileID)
}

// revision is the index of the output that is the new version of a document; -1: none is.
func revision(labels []string, before Document) int {
	for _, alike := range []func(string) bool{
		func(l string) bool { return foldLabel(l) == foldLabel(before.Label()) },
		func(l string) bool { return stemOf(foldLabel(l)) == stemOf(foldLabel(before.Label())) },
		func(l string) bool { _, ext := CutExt(l); return ext == before.Ext },
	} {
		if i := slices.IndexFunc(labels, alike); i >= 0 {
			return i
		}
	}
	return min(0, len(labels)-1)
}

// resolve makes the names in a plan the labels of documents: those that are there, and those that
// tasks before make. A task that makes a document of an earlier round again revises it. It gives the
// names that mean nothing, each with its task; they are taken out of the plan.
func (p *Plan) resolve(there []Document) (unknown []string) {
	known := slices.Clone(there)
	for i := range p.Tasks {
		t := &p.Tasks[i]
		named := func(name string) (Document, bool) {
			d, ok := find(known, name)
			if !ok {
				unknown = append(unknown, fmt.Sprintf("task %d names %s", i+1, name))
			}
			return d, ok
		}
		inputs := []string{}
		for _, name := range t.Inputs {
			if d, ok := named(name); ok && !slices.Contains(inputs, d.Label()) {
				inputs = append(inputs, d.reference(known))
			}
		}
		t.Inputs = inputs
		var before Document
		revises := t.Revises != ""
		if revises {
			before, revises = named(string(t.Revises))
		}
		for k := 0; k < len(t.Outputs) && !revises; k++ {
			before, revises = latest(there, t.Outputs[k].Label)
		}
		t.Revises = ""
		if revises {
			p.revise(t, before, known)
		}
		for _, o := range t.Outputs {
			stem, ext := CutExt(o.Label)
			known = append(known, Document{Name: stem, Ext: ext})
		}
	}
	return unknown
}

// revise lets a task make a new version of a document under the label that it has.
func (p *Plan) revise(t *Job, before Document, known []Document) {
	t.Revises = Reference(before.reference(known))
	labels := t.labels()
	k := revision(labels, before)
	if k < 0 {
		t.Outputs = []Output{{Label: before.Label(), Description: "The new version."}}
		p.promise("", before.Label())
		return
	}
	if _, ext := CutExt(labels[k]); ext == before.Ext || ext == "" {
		t.Outputs[k].Label = before.Label()
		p.promise(labels[k], before.Label())
	}
}

// promise promises a label in the place of another one, where that is promised; an empty one is.
func (p *Plan) promise(instead, label string) {
	at := slices.IndexFunc(p.Promised, func(l string) bool { return strings.EqualFold(l, instead) })
	there := slices.ContainsFunc(p.Promised, func(l string) bool { return strings.EqualFold(l, label) })
	switch {
	case at >= 0 && (!there || strings.EqualFold(instead, label)):
		p.Promised[at] = label
	case at >= 0:
		p.Promised = slices.Delete(p.Promised, at, at+1)
	case instead == "" && !there:
		p.Promised = append(p.Promised, label)
	}
}

// reference names a document among others: by its label where that is the latest of the label, else by its id.
func (d Document) reference(known []Document) string {
	if last, _ := latest(known, d.Label()); last.FileID != d.FileID {
		return strconv.FormatInt(d.FileID, 10)
	}
	return d.Label()
}

// allDocuments lists every document that a task can have: of earlier rounds, of the request, and made in this round.
func (r *round) allDocuments(ctx context.Context, s State) ([]Document, error) {
	h, err := r.history(ctx)
	if err != nil {
		return nil, err
	}
	return slices.Concat(h.Documents(), r.given, s.Made), nil
}

// wants gives the documents that a task is given, and its prompt. What it revises comes first.
func (j Job) wants(current, there []Document) (inputs []Document, prompt string) {
	prompt = j.Prompt
	add := func(d Document) {
		if !slices.ContainsFunc(inputs, func(o Document) bool { return o.FileID == d.FileID }) {
			inputs = append(inputs, d)
		}
	}
	if before, ok := j.before(there); ok {
		before.Revised = true
		add(before)
	}
	missing := []string{}
	for _, name := range j.Inputs {
		if d, ok := find(there, name); ok {
			add(d)
		} else {
			missing = append(missing, name)
		}
	}
	if len(missing) > 0 { // a task before did not make it
		prompt += fmt.Sprintf("\n\nNot available, because it was not made: %s.", strings.Join(missing, ", "))
	}
	if len(j.Inputs) == 0 {
		for _, d := range current {
			add(d)
		}
	}
	return inputs, prompt
}

// before is the document that a task revises.
func (j Job) before(there []Document) (Document, bool) {
	if j.Revises == "" {
		return Document{}, false
	}
	return find(there, string(j.Revises))
}

// predecessors gives for each result of a task the document that it is a new version of. Most have none.
func (j Job) predecessors(made []Made, there []Document) []Document {
	all := make([]Document, len(made))
	before, ok := j.before(there)
	if !ok {
		return all
	}
	labels := lists.Map(made, func(m Made) string { return Label(m.Label) })
	if i := revision(labels, before); i >= 0 {
		all[i] = before
	}
	return all
}
