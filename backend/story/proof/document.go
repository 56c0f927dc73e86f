package proof

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"

	"terzetto/backend/base/fault"
)

// Version is that of the form of a document.
const Version = 1

// A Document is an export: replies with their drafts, and what was counted of them.
type Document struct {
	Version int     `json:"terzetto_prose"`
	Report  Report  `json:"report"`
	Replies []Reply `json:"replies"`
}

// Read reads a document. The error is a fault.
func Read(r io.Reader) (Document, error) {
	var d Document
	if err := json.NewDecoder(r).Decode(&d); err != nil {
		if _, ok := errors.AsType[*json.SyntaxError](err); ok || errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
			return d, fault.New(fault.Invalid, "This file is not complete JSON.").Because(err)
		}
		return d, fault.New(fault.Invalid, "This file is not a report of the Editor's work.").Because(err)
	}
	if d.Version == 0 {
		return d, fault.New(fault.Invalid, "This file is not a report of the Editor's work.")
	}
	if d.Version > Version {
		return d, fault.New(fault.Invalid, "This report was written by a newer version of Terzetto.")
	}
	return d, nil
}

// Count counts the replies of a document. What no reply says is taken from its report: how many were left out.
func (d Document) Count() Report {
	c := Counter{Report: Report{NotRead: d.Report.NotRead, Untold: d.Report.Untold}}
	for _, r := range d.Replies {
		c.Add(r)
	}
	return c.Report
}

// A Difference is a figure of a document that its texts do not bear out.
type Difference struct {
	Figure         string
	Stated, Counts int
}

// String says both figures.
func (d Difference) String() string {
	return fmt.Sprintf("%s: the file says %d, its texts say %d", d.Figure, d.Stated, d.Counts)
}

// Differences compares what a document says with what its texts say.
func (d Document) Differences() (all []Difference) {
	stated, counts := reflect.ValueOf(d.Report), reflect.ValueOf(d.Count())
	for i := range stated.NumField() {
		if a, b := stated.Field(i).Int(), counts.Field(i).Int(); a != b {
			name := stated.Type().Field(i).Tag.Get("json")
			all = append(all, Difference{name, int(a), int(b)})
		}
	}
	return all
}

// Sentence says the report in words.
func (r Report) Sentence() string {
	per := func(n, words int) string {
		if words == 0 {
			return "0"
		}
		return fmt.Sprintf("%.1f", float64(n)*1000/float64(words))
	}
	return fmt.Sprintf("The Editor read %d replies and changed %d of %d sentences. Of %d findings it repaired %d; %d are left in changed sentences, %d in unchanged ones, %d concern whole replies. "+
		"%d edits were not used, %d sentences were left out. Stock phrases per 1,000 words: %s before, %s after; of a list that it never uses: %s before, %s after. Replies with a changed name: %d; with a changed number: %d.",
		r.Replies, r.Changed, r.Sentences, r.Findings, r.Repaired, r.Left, r.Unchanged, r.Whole, r.Refused, r.Deleted,
		per(r.Listed, r.Words), per(r.ListedOut, r.WordsOut), per(r.Unlisted, r.Words), per(r.HeldOut, r.WordsOut), r.Names, r.Numbers)
}
