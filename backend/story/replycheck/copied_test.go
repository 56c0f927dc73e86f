package replycheck_test

import (
	"strings"
	"testing"

	"terzetto/backend/story/replycheck"
)

func TestASummaryThatCopiesOneMessageIsTold(t *testing.T) {
	const message = "The user is going to tell you what to do next, so be patient and do not rush the scene at all."
	for _, c := range []struct {
		name, summary string
		messages      []string
		want          bool
	}{
		{"the message itself", message, []string{"Hello.", message}, true},
		{"most of it, with a word of its own", "So: " + strings.ToUpper(message), []string{message}, true},
		{"in another script", "猫はガラスを見ている。彼は待つ。", []string{"猫はガラスを見ている。彼は待つ。雨が降る。"}, true},
		{"half of it", "The user is going to tell you what to do next, after Mira sold her boat to Tom at the old quay for ten coins.", []string{message}, false},
		{"pieces of two messages", "Mira sold her boat to Tom at the quay. He left for the island before the tide.", []string{"Mira sold her boat to Tom at the quay.", "He left for the island before the tide."}, false},
		{"a few words", "Mira sold her boat.", []string{"Mira sold her boat."}, false},
		{"words of its own", "Mira gives up the boat, and Tom sails to the island alone that night.", []string{message}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := replycheck.CopiesOne(c.summary, c.messages); got != c.want {
				t.Errorf("a copy: %v", got)
			}
		})
	}
}
