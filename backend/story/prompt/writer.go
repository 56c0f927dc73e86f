package prompt

import (
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/prose"
)

// TurnContext is what the Director and the Writer both read before the message of a turn. It is written in the same
// bytes for both, so that a server reads it once. Empty pieces are left out.
type TurnContext struct {
	Present  string // see Present
	Changed  string // earlier messages that a summary contradicts
	Lorebook string // see Lorebook
	Quotes   string // passages of files that fit the message

	Recall string // see RecallBlock
}

// String writes the pieces with a blank line between them.
func (c TurnContext) String() string {
	return joinTexts(c.Present, c.Changed, c.Lorebook, c.Quotes, c.Recall)
}

// recallTag holds what a model is reminded of.
const recallTag = "remembered"

// RecallBlock is what a story has established, and what earlier messages said, a line for each and the oldest first. noRecord names
// whose message speaks of something of which nothing is on record; empty: none does.
func RecallBlock(facts, quotes []string, noRecord string) string {
	var parts []string
	if len(facts) > 0 {
		parts = append(parts, "What is true so far. What happens from now on may change it.\n- "+strings.Join(facts, "\n- "))
	}
	if len(quotes) > 0 {
		parts = append(parts, "Earlier in this conversation, word for word, oldest first. What came later counts more.\n"+strings.Join(quotes, "\n"))
	}
	if noRecord != "" {
		parts = append(parts, noRecord+" speaks of something before, and nothing of it is on record here. Do not make it up: whoever answers does not remember it.")
	}
	if len(parts) == 0 {
		return ""
	}
	return Tag(recallTag, strings.Join(parts, "\n\n"))
}

// RecallLine is a quote as a line of RecallBlock.
func RecallLine(who, quote string) string {
	return "- " + who + ": " + strings.Join(strings.Fields(quote), " ")
}

// WriterInput is what the Writer learns about this turn alone. Empty pieces are left out.
type WriterInput struct {
	Context TurnContext

	Direction   string // of the Director, and the notes on this branch
	Message     string // the person's text as the Director left it
	Depth       string // see DepthLorebook
	Note        string // see Note
	Closing     string // the instructions that a card or a conversation puts last
	LengthNudge string // see LengthNudge
	Speaker     string // see SpeakerNote
	InCharacter bool   // the reply is a character's, and not an assistant's
}

// lastLine says what is to be written. It comes last, because small models follow best what they read last, and it
// names what to do, because they also do what they read that they must not.
const lastLine = "(Reply in character, prose only.)"

// WriterMessage is the text of the Writer's trailing message: what the Writer is to know before the message, the
// message, and what comes last in a request because it counts most. A message that nothing goes with stands as in the
// history, so that the next turn begins with the same bytes.
func WriterMessage(in WriterInput) string {
	last := ""
	if in.InCharacter {
		last = lastLine
	}
	message := in.Message
	if strings.TrimSpace(message) == "" {
		message = ""
	}
	return joinTexts(in.Context.String(), Direction(in.Direction), message, in.Depth, in.Note, in.Closing, in.Speaker, in.LengthNudge, last)
}

// Tag puts a text into a tag. A tag is rarer in prose than a heading, so a model copies it less, and what it copies
// is taken out of its reply. Without a text there is no tag.
func Tag(name, text string) string {
	if strings.TrimSpace(text) == "" {
		return ""
	}
	return "<" + name + ">\n" + text + "\n</" + name + ">"
}

// Direction is what the Director decided, as the Writer reads it.
func Direction(decisions string) string { return Tag("direction", decisions) }

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
	return "(Keep this reply to at most " + strings.Join(limits, " and ") + ".)"
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
