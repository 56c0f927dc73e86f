package chat_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/chat"
)

func TestAFolderSaysWhatItGaveAndNothingThatLost(t *testing.T) {
	outer, inner, own := int64(1), int64(2), int64(3)
	chain := chat.FolderChain{
		{ID: "tour", Instructions: "Be brief.", ModelConfigID: &outer, PresetID: &outer, Files: []chat.File{{}, {}}},
		{ID: "blank", Instructions: " \n"},
		{ID: "sea", ModelConfigID: &inner, WorldIDs: []int64{4}},
	}
	tour := chat.FolderShare{FolderID: "tour", Instructions: true, Files: 2, Preset: true}
	for _, c := range []struct {
		name string
		of   chat.Conversation
		want []chat.FolderShare
	}{
		{"the inner folder wins over the outer", chat.Conversation{}, []chat.FolderShare{tour, {FolderID: "sea", Lorebooks: 1, Model: true}}},
		{"the conversation wins over both", chat.Conversation{ModelConfigID: &own}, []chat.FolderShare{tour, {FolderID: "sea", Lorebooks: 1}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, chain.Shares(c.of)); diff != "" {
				t.Error(diff)
			}
		})
	}
}
