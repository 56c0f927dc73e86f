package modeltest

import (
	"slices"
	"strings"

	"terzetto/backend/base/event"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/proof"
	"terzetto/backend/story/prose"
	"terzetto/backend/text"
)

// Figures are what was counted of a way, in one opening or in all.
type Figures struct {
	Words          int   `json:"words"`
	Findings       int   `json:"findings"` // of the auditor
	Listed         int   `json:"listed"`   // stock phrases
	HeldOut        int   `json:"held_out"` // of the list that is never used
	Names          int   `json:"names"`    // replies in which the Editor changed a name
	Numbers        int   `json:"numbers"`  // replies in which it changed a number
	Refused        int   `json:"refused"`  // edits that were not used
	DirectorFailed int   `json:"director_failed"`
	EditorFailed   int   `json:"editor_failed"`
	Milliseconds   int64 `json:"ms"`
	Written        int   `json:"written"` // tokens that the model wrote
	Read           int   `json:"read"`    // tokens that its server read, without those that it still knew
}

// plus adds up.
func (f Figures) plus(g Figures) Figures {
	return Figures{
		Words: f.Words + g.Words, Findings: f.Findings + g.Findings, Listed: f.Listed + g.Listed, HeldOut: f.HeldOut + g.HeldOut,
		Names: f.Names + g.Names, Numbers: f.Numbers + g.Numbers, Refused: f.Refused + g.Refused,
		DirectorFailed: f.DirectorFailed + g.DirectorFailed, EditorFailed: f.EditorFailed + g.EditorFailed,
		Milliseconds: f.Milliseconds + g.Milliseconds, Written: f.Written + g.Written, Read: f.Read + g.Read,
	}
}

// FindingsPerThousand is how many findings a thousand words have.
func (f Figures) FindingsPerThousand() float64 {
	if f.Words == 0 {
		return 0
	}
	return float64(f.Findings) * 1000 / float64(f.Words)
}

// A measure counts texts of one opening.
type measure struct{ audit prose.AuditInput }

// of counts what a text holds.
func (m measure) of(s string) Figures {
	m.audit.Draft = s
	return Figures{
		Words: text.CountWords(s), Findings: len(prose.Audit(m.audit).Findings()), Listed: prose.CountListed(s), HeldOut: prose.HeldOut(s),
	}
}

// spend adds what the calls of some voices took.
func (f Figures) spend(log turn.Log, voices ...event.Pass) Figures {
	for _, c := range log.Calls {
		if isOf(c, voices...) {
			f.Milliseconds += c.LatencyMS
			f.Written += c.CompletionTokens
			f.Read += max(0, c.PromptTokens-c.CachedTokens)
		}
	}
	return f
}

// isOf reports whether a call is of one of some voices.
func isOf(c llm.CallRecord, voices ...event.Pass) bool {
	voice, _, _ := strings.Cut(c.Label, ":")
	return slices.Contains(voices, event.Pass(voice))
}

// draft counts the Writer's text alone.
func (m measure) draft(r turn.Result) Figures {
	return m.of(r.Log.DraftOf(r.Text)).spend(r.Log, event.Writer)
}

// reply counts the text of a turn with all that its voices took and did.
func (m measure) reply(r turn.Result, directed bool) Figures {
	f := m.of(r.Text).spend(r.Log, event.Director, event.Writer, event.Editor)
	var c proof.Counter
	c.Add(r.Log.Proof(r.Text))
	f.Names, f.Numbers, f.Refused = c.Report.Names, c.Report.Numbers, c.Report.Refused
	asked := slices.ContainsFunc(r.Log.Calls, func(c llm.CallRecord) bool { return isOf(c, event.Editor) })
	f.EditorFailed = oneIf(asked && r.Text == r.Log.DraftOf(r.Text) && (f.Refused > 0 || !called(r.Log, turn.EditorApplyPatch, turn.EditorRewrite)))
	f.DirectorFailed = oneIf(directed && len(r.Log.ExtraFields)+len(r.Log.ActiveMoodsAfter) == 0)
	return f
}

// called reports whether one of some forms was filled in.
func called(log turn.Log, forms ...string) bool {
	return slices.ContainsFunc(log.ToolCalls, func(c event.ToolCall) bool { return slices.Contains(forms, c.Name) })
}

func oneIf(so bool) int {
	if so {
		return 1
	}
	return 0
}
