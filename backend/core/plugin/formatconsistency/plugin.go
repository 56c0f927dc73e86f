package formatconsistency

import (
	"context"

	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/story/prose"
)

// ID is the plug-in's id.
const ID = "format_consistency"

// votes is how many of the latest replies say what the marks are.
const votes = 3

// Plugin declares the plug-in.
func Plugin() plugin.Plugin {
	return plugin.Plugin{ID: ID, Name: "Format consistency", Priority: -10, Post: post}
}

// post puts a draft in the place of one whose marks differ from those of the latest replies.
func post(_ context.Context, in plugin.PostInput, out plugin.PostOutput) error {
	if corrected := prose.Consistent(in.Draft, latest(in)); corrected != in.Draft {
		out.ReplaceDraft(corrected)
	}
	return nil
}

// latest are the last replies before this turn, newest first.
func latest(in plugin.PostInput) []string {
	var replies []string
	for i := in.History.Len() - 1; i >= 0 && len(replies) < votes; i-- {
		if m := in.History.At(i); m.Role == chat.Assistant {
			replies = append(replies, m.Content)
		}
	}
	return replies
}
