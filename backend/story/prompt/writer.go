package prompt

import (
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/prose"
)

// WriterInput is what the Writer learns about this turn alone. Empty pieces are
// left out.
type WriterInput struct {
	Changed     string // earlier messages that a summary contradicts
	Lorebook    string // see Lorebook
	Quotes      string // passages of files that fit the message
	Injection   string // the Director's scene direction
	Message     string // the user's text as the Director left it
	Depth       string // see DepthLorebook
	HasTools    bool   // tools travel with the request, only to keep its bytes equal
	LengthNudge string // see LengthNudge
	Speaker     string // see SpeakerNote
}

// WriterMessage is the text of the Writer's trailing message. Each piece is followed
// by a blank line, and a rule precedes the blocks and the message, so that a model sees where the user's own words begin.
func WriterMessage(in WriterInput) string {
	var b strings.Builder
	piece := func(text string) {
		if strings.TrimSpace(text) != "" {
			b.WriteString(text + "\n\n")
		}
	}
	ruled := func(text string) {
		if strings.TrimSpace(text) != "" {
			b.WriteString("___\n\n" + text + "\n\n")
		}
	}
	ruled(in.Changed)
	ruled(in.Lorebook)
	ruled(in.Quotes)
	ruled(in.Injection)
	if in.HasTools {
		piece("**Answer with the text of the reply itself. Call no tool.**")
	}
	piece(in.LengthNudge)
	ruled(in.Message)
	ruled(in.Depth)
	piece(in.Speaker)
	return b.String()
}

// LengthNudge is the line that tells the Writer its limits beforehand. A limit that
// is not positive is not mentioned; without any the line is empty.
func LengthNudge(words, paragraphs int) string {
	var limits []string
	if words > 0 {
		limits = append(limits, prose.CountNoun(words, "word"))
	}
	if paragraphs > 0 {
		limits = append(limits, prose.CountNoun(paragraphs, "paragraph"))
	}
	if len(limits) == 0 {
		return ""
	}
	return "**Keep this reply to at most " + strings.Join(limits, " and ") + ".**"
}

// UserMessage is a message from the user with the images that came with it.
func UserMessage(text string, attached []chat.Attachment) llm.Message {
	return llm.Message{Role: string(chat.User), Text: text, Images: images(attached)}
}

// images gives the attachments whose bytes are at hand.
func images(attached []chat.Attachment) []llm.Image {
	var found []llm.Image
	for i := range attached {
		if a := &attached[i]; len(a.Data) > 0 {
			found = append(found, llm.Image{Mime: a.Mime, Name: a.Filename, Data: a.Data})
		}
	}
	return found
}
