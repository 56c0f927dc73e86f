package team

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"unicode/utf8"

	"terzetto/backend/document"
	"terzetto/backend/document/passage"
	"terzetto/backend/story/compaction"
)

// What a round asks a model about the contents of files, at most. A book of 800 pages would
// otherwise keep a local model busy for hours before the work begins.
const (
	maxSummaries = 12
	plainSummary = 200    // characters that need no model
	mostRead     = 48_000 // bytes of one item that a summary is made of
)

// summarise gives the contents of a file, each with its summary. A summary is made once for
// a content.
func (ac *AgentContext) summarise(ctx context.Context, f File, budget *int) ([]document.Item, error) {
	items, most := slices.Clone(f.Contents), mostRead
	if *budget > 0 {
		target, err := ac.runner.Target(ctx, "")
		if err != nil {
			return nil, err
		}
		most = min(compaction.In(target).Piece(), mostRead)
	}
	for i := range items {
		item := &items[i]
		item.Summary = plainly(*item)
		if !item.Metadata.IsText || utf8.RuneCount(item.Data) <= plainSummary {
			continue
		}
		material := "Material:\n" + passage.Fence(beginning(item.Data, most))
		if len(item.Data) > most {
			material += fmt.Sprintf("\nThis is the beginning of a text of %s. The summary says so.", size(int64(len(item.Data))))
		}
		text, err := ac.derive(ctx, item.Data, "summary", budget, Ask{
			For: "summary", System: "Summarise the material in at most three sentences, in its own language. " + passage.Fenced, Text: material,
		})
		if err != nil {
			return nil, err
		}
		if text != "" {
			item.Summary = text
		}
	}
	return items, nil
}

// Summarise gives a file with the summaries of its contents: those that a model made, and otherwise
// the beginnings of texts. No model is asked.
func (e *Runner) Summarise(ctx context.Context, f File) (_ File, err error) {
	none := 0
	f.Contents, err = (&AgentContext{runner: e}).summarise(ctx, f, &none)
	return f, err
}

// derive gives what a model makes of content, from what was kept or by asking it. It is
// empty where the budget is used up or the model gives nothing; only the end of ctx is an error.
func (ac *AgentContext) derive(ctx context.Context, content []byte, key string, budget *int, a Ask) (string, error) {
	store := ac.runner.Store
	text, found, err := store.DerivedText(ctx, hash(content), key)
	if err != nil || found {
		return text, err
	}
	if *budget <= 0 || ac.runner.Policy.Plain != nil && ac.runner.Policy.Plain(ctx) {
		return "", nil
	}
	*budget--
	text, err = ac.Write(ctx, a)
	if ctx.Err() != nil {
		return "", context.Cause(ctx)
	}
	if err != nil {
		*budget = 0 // a server that does not answer now is not asked twelve times
		ac.runner.log().LogAttrs(ctx, slog.LevelDebug, "team: no "+a.For, slog.Any("err", err))
		return "", nil
	}
	if text = strings.TrimSpace(text); text == "" {
		return "", nil
	}
	return text, store.KeepDerived(ctx, hash(content), key, text)
}

// beginning is the beginning of a text, which may be that of a long book.
func beginning(text []byte, most int) string {
	return cut(string(text[:min(len(text), most+utf8.UTFMax)]), most)
}

// plainly is a summary without a model.
func plainly(item document.Item) string {
	if item.Metadata.IsText {
		text := []rune(oneLine(beginning(item.Data, 4*plainSummary)))
		if len(text) > plainSummary {
			text = append(text[:plainSummary], '…')
		}
		if len(text) > 0 {
			return string(text)
		}
	}
	return fmt.Sprintf("%s, %s", item.ContentType, size(int64(len(item.Data))))
}

func hash(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}
