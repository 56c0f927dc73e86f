package library

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"iter"
	"slices"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
	"terzetto/backend/store/chats"
	"terzetto/backend/story/portable"
	"terzetto/backend/story/proof"
)

// Proofs count what the Editor did.
type Proofs struct{ db *store.DB }

// A ProofScope says which replies are counted: those of a conversation, of a model, of a month such as 2026-11. An empty field
// does not narrow it.
type ProofScope struct {
	Conversation string `json:"conversation"`
	Model        string `json:"model"`
	Month        string `json:"month"`
	Show         string `json:"show"` // the figure of the report whose places are listed; empty: all places with a change or a finding
}

// A Proof is what was counted, with the places of it.
type Proof struct {
	Report proof.Report  `json:"report"`
	Places []proof.Place `json:"places"` // the newest first, at most mostPlaces
	More   int           `json:"more"`   // places that are not listed
	Models []string      `json:"models"` // of the scope, without regard to its model
	Months []string      `json:"months"` // as above
}

// mostPlaces is how many places a proof lists. All are in the export.
const mostPlaces = 300

// Count counts the replies of a scope. No model is asked.
func (s *Proofs) Count(ctx context.Context, scope ProofScope) (Proof, error) {
	out := Proof{Places: []proof.Place{}, Models: []string{}, Months: []string{}}
	var c proof.Counter
	models, months := map[string]bool{}, map[string]bool{}
	for r, err := range s.walk(ctx, scope, &c.Report) {
		if err != nil {
			return out, err
		}
		if month := r.At.Format("2006-01"); !months[month] {
			months[month], out.Months = true, append(out.Months, month)
		}
		if !models[r.Model] && r.Model != "" {
			models[r.Model], out.Models = true, append(out.Models, r.Model)
		}
		if scope.Model != "" && scope.Model != r.Model {
			continue
		}
		for _, p := range c.Add(r) {
			if !p.Supports(scope.Show) {
				continue
			}
			if out.More++; len(out.Places) == 2*mostPlaces {
				out.Places = append(out.Places[:0], out.Places[mostPlaces:]...)
			}
			out.Places = append(out.Places, p)
		}
	}
	out.Places = out.Places[max(0, len(out.Places)-mostPlaces):]
	slices.Reverse(out.Places)
	out.Report, out.More = c.Report, out.More-len(out.Places)
	return out, nil
}

var monthName = lazyregexp.New(`^\d{4}-(?:0[1-9]|1[0-2])$`)

// walk gives the replies of a scope that the Editor read. The others are counted.
func (s *Proofs) walk(ctx context.Context, scope ProofScope, report *proof.Report) iter.Seq2[proof.Reply, error] {
	return func(yield func(proof.Reply, error) bool) {
		if scope.Month != "" && !monthName().MatchString(scope.Month) {
			yield(proof.Reply{}, fault.New(fault.Invalid, "A month is written like 2026-11.").With("field", "month"))
			return
		}
		for l, err := range s.db.Chats.WalkReplies(ctx, chats.ReplyScope{Conversation: scope.Conversation, Month: scope.Month}) {
			if err != nil {
				yield(proof.Reply{}, fmt.Errorf("read the replies: %w", err))
				return
			}
			r, read := l.Proof(l.Text), l.IsAudited()
			switch {
			case scope.Model != "" && r.Model != scope.Model:
			case l.Removed || l.Kind == turn.Extend:
				report.Untold++
				continue
			case !read:
				report.NotRead++
				continue
			}
			if read && !l.Removed && l.Kind != turn.Extend && !yield(r, nil) {
				return
			}
		}
	}
}

// Export writes the replies of a scope with their drafts, and what is counted of them.
func (s *Proofs) Export(ctx context.Context, scope ProofScope) (portable.Stream, error) {
	counted, err := s.Count(ctx, scope)
	if err != nil {
		return portable.Stream{}, err
	}
	return portable.Stream{Name: "Terzetto prose.json", Mime: "application/json", Write: func(ctx context.Context, w io.Writer) error {
		report, err := json.Marshal(counted.Report)
		if err == nil {
			_, err = fmt.Fprintf(w, "{\"terzetto_prose\":%d,\"report\":%s,\"replies\":[", proof.Version, report)
		}
		if err != nil {
			return fmt.Errorf("write the report: %w", err)
		}
		between := ""
		for r, err := range s.walk(ctx, scope, &proof.Report{}) {
			if err != nil {
				return err
			}
			if scope.Model != "" && scope.Model != r.Model {
				continue
			}
			line, err := json.Marshal(r)
			if err == nil {
				_, err = fmt.Fprintf(w, "%s\n%s", between, line)
			}
			if err != nil {
				return fmt.Errorf("write the report: %w", err)
			}
			between = ","
		}
		_, err = io.WriteString(w, "\n]}\n")
		return err
	}}, nil
}
