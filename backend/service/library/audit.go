package library

import (
	"context"
	"slices"
	"strconv"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
	"terzetto/backend/story/prose"
	"terzetto/backend/text"
)

// Audits tries the audit of the Editor, and counts what it would find.
type Audits struct{ db *store.DB }

// An Audit says what the Editor would notice in a text.
type Audit struct {
	Findings   []prose.Finding `json:"findings"`
	Words      int             `json:"words"`
	Paragraphs int             `json:"paragraphs"`
	TooLong    bool            `json:"too_long"` // the length guard is on and would act
	Replies    int             `json:"replies"`  // earlier replies it was compared with
	Skipped    []string        `json:"skipped"`  // patterns of the phrase bank that do not work
}

// Try audits a text as the Editor would audit a draft, with the current settings and phrases.
// With a conversation it is audited as its next reply: beside the earlier replies of its active
// path, its cards and what the person said. No model is asked and nothing is kept.
func (s *Audits) Try(ctx context.Context, draft, conversation string) (Audit, error) {
	settings, in, err := s.input(ctx, conversation)
	if err != nil {
		return Audit{}, err
	}
	in.Draft = draft
	report := prose.Audit(in)
	return Audit{
		Findings: report.Findings(), Words: text.CountWords(draft), Paragraphs: text.CountParagraphs(draft),
		TooLong: settings.LengthGuard && turn.TooLong(draft, settings.LengthGuardMaxWords), Replies: len(in.Earlier), Skipped: lists.OrEmpty(report.Skipped),
	}, nil
}

func (s *Audits) input(ctx context.Context, conversation string) (chat.Settings, prose.AuditInput, error) {
	if conversation != "" {
		scene, err := s.db.Turns.Scene(ctx, conversation, nil)
		return scene.Settings, scene.AuditInput(), err
	}
	settings, err := s.db.Settings.Settings(ctx)
	if err != nil {
		return settings, prose.AuditInput{}, err
	}
	phrases, err := s.db.Library.Phrases().List(ctx)
	phrases = slices.DeleteFunc(phrases, func(g chat.PhraseGroup) bool { return !g.Enabled })
	return settings, turn.AuditInput(settings, phrases), err
}

// replies gives up to most replies of the active path, newest first. Without a conversation there are none.
func (s *Audits) replies(ctx context.Context, conversation string, most int) (replies []string, err error) {
	if conversation == "" {
		return nil, nil
	}
	// A greeting and two rows for a turn: more than enough for that many replies.
	rows, err := s.db.Messages.Messages(ctx, conversation, chat.Page{Limit: 2*most + 2})
	for _, m := range slices.Backward(rows) {
		if m.Role == chat.Assistant && len(replies) < most {
			replies = append(replies, m.Content)
		}
	}
	return replies, err
}

// PhraseHits counts how often each group of the phrase bank occurs in a conversation.
type PhraseHits struct {
	Replies int            `json:"replies"` // that were read, the newest
	Counts  map[string]int `json:"counts"`  // sentences, by the id of the group
}

// hitReplies is how many replies are counted. The count is a hint for the person, not a record.
const hitReplies = 200

// Hits counts the groups of the phrase bank, the switched-off ones too, in the
// newest replies of a conversation's active path.
func (s *Audits) Hits(ctx context.Context, conversation string) (PhraseHits, error) {
	groups, err := s.db.Library.Phrases().List(ctx)
	if err != nil {
		return PhraseHits{}, err
	}
	return s.count(ctx, conversation, groups)
}

func (s *Audits) count(ctx context.Context, conversation string, groups []chat.PhraseGroup) (PhraseHits, error) {
	replies, err := s.replies(ctx, conversation, hitReplies)
	if err != nil {
		return PhraseHits{}, err
	}
	out := PhraseHits{Replies: len(replies), Counts: map[string]int{}}
	bank := prose.NewBank(turn.AuditInput(chat.Settings{}, groups).Phrases)
	for _, reply := range replies {
		if ctx.Err() != nil {
			return PhraseHits{}, ctx.Err()
		}
		for _, sentence := range bank.Scan(reply, prose.DefaultLimits().Banned) {
			for _, hit := range sentence.Hits {
				out.Counts[strconv.FormatInt(hit.Group, 10)]++
			}
		}
	}
	return out, nil
}

// A Pattern says whether a pattern works, and how often it would have been found.
type Pattern struct {
	Reason  string `json:"reason"` // why it does not work; empty when it does
	Replies int    `json:"replies"`
	Count   int    `json:"count"`
}

// TryPattern checks a pattern before it is added.
func (s *Audits) TryPattern(ctx context.Context, pattern, conversation string) (Pattern, error) {
	if _, err := prose.CompilePattern(pattern); err != nil {
		return Pattern{Reason: err.Error()}, nil
	}
	hits, err := s.count(ctx, conversation, []chat.PhraseGroup{{ID: 1, Kind: "regex", Pattern: pattern}})
	return Pattern{Replies: hits.Replies, Count: hits.Counts["1"]}, err
}
