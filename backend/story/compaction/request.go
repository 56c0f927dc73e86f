package compaction

import (
	"fmt"
	"strings"
)

// What a summary keeps and leaves out.
const summaryRules = "Keep names and who is who, facts, promises, places, what is known to whom, and what is unresolved; leave out how it was said. " +
	"Write in the language of what you summarize."

// bytesPerWord is a word of prose with the space after it.
const bytesPerWord = 7

// Request asks for a summary of all up to a message.
func Request(last string, limit int) string {
	words := strings.Fields(last)
	return fmt.Sprintf("Write a summary of everything from the beginning up to the message that ends with “…%s”, "+
		"and of nothing after it. It will be read in the place of those messages. %s Write at most %d words, the summary only.",
		strings.Join(words[max(0, len(words)-12):], " "), summaryRules, limit/bytesPerWord)
}

// RewriteRequest asks for a summary of a piece of a conversation and of what came before it.
func RewriteRequest(before, piece string, limit int) string {
	var b strings.Builder
	if before != "" {
		b.WriteString("What happened before:\n" + before + "\n\n")
	}
	fmt.Fprintf(&b, "A part of a conversation:\n\"\"\"\n%s\n\"\"\"\n\nWrite a summary of all of it, from the beginning. %s Write at most %d words, the summary only.",
		strings.TrimSpace(piece), summaryRules, limit/bytesPerWord)
	return b.String()
}
