package turn

import (
	"slices"
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/proof"
)

// DraftOf gives what the Writer wrote of a reply with this text, before the Editor.
func (l Log) DraftOf(text string) string {
	if l.Draft != "" {
		return l.Draft
	}
	return text
}

// IsAudited reports whether the Editor looked at the reply.
func (l Log) IsAudited() bool {
	return len(l.Findings) > 0 || l.Draft != "" || slices.ContainsFunc(l.Calls, func(c llm.CallRecord) bool { return strings.HasPrefix(c.Label, "editor:") })
}

// Proof gives a reply with this text as a report of the Editor's work counts it: as the Editor left it, also where the person uses the
// draft now.
func (l Log) Proof(text string) proof.Reply {
	if l.Edited != "" {
		text = l.Edited
	}
	r := proof.Reply{
		Conversation: l.ConversationID, At: l.CreatedAt.UTC(), Draft: l.DraftOf(text), Text: text, New: len(l.NewFindings), Refused: len(l.RefusedEdits),
		Findings: lists.Map(l.Findings, func(f Finding) proof.Finding {
			return proof.Finding{Kind: f.Kind, Sentence: f.Sentence, Note: f.Note, Repaired: f.Corrected}
		}),
	}
	if l.MessageID != nil {
		r.ID = *l.MessageID
	}
	written := 0
	for _, c := range l.Calls {
		switch {
		case strings.HasPrefix(c.Label, "writer"):
			r.Model, r.Banned = c.Model, max(r.Banned, c.Banned)
			written++
		case strings.HasPrefix(c.Label, "editor:"):
			r.Editor = c.Model
			r.Tokens += c.CompletionTokens
			r.Read += max(0, c.PromptTokens-c.CachedTokens)
			r.Milliseconds += c.LatencyMS
		}
	}
	r.AskedAgain = max(0, written-1)
	return r
}
