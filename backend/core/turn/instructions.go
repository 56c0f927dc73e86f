package turn

import (
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/model/llm"
	"terzetto/backend/story/prose"
	"terzetto/backend/text"
)

// The requests for another take. The person's direction is put after
// its preamble as it is, never formatted into it.
const (
	anotherTake = "[Out of character: set your last reply aside and answer my previous message again. " +
		"Take a noticeably different path this time: another opening, another rhythm, other things happening. Reply with the new text only.]"
	directedTake = "[Out of character: set your last reply aside and answer my previous message again. " +
		"Follow this direction, and reply with the new text only.]\n\n"
)

// What a summary keeps and leaves out.
const summaryRules = "Keep names and who is who, facts, promises, places, what is known to whom, and what is unresolved; leave out how it was said. " +
	"Write in the language of the story."

// bytesPerWord is a word of prose with the space after it.
const bytesPerWord = 7

// summaryRequest asks for the story so far, up to a message.
func summaryRequest(last string, limit int, tools bool) string {
	words, noTool := strings.Fields(last), ""
	if tools {
		noTool = " Call no tool."
	}
	return fmt.Sprintf("[Out of character. The story is paused. Write a summary of it from the beginning up to the message that ends with “…%s”, "+
		"and of nothing after it. It will be read in the place of those messages. %s Write at most %d words, the summary only.%s]",
		strings.Join(words[max(0, len(words)-12):], " "), summaryRules, limit/bytesPerWord, noTool)
}

// rewriteRequest asks for a summary of a piece of a story and of what came before it.
func rewriteRequest(before, piece string, limit int) string {
	var b strings.Builder
	if before != "" {
		b.WriteString("What happened before:\n" + before + "\n\n")
	}
	fmt.Fprintf(&b, "A part of a story:\n\"\"\"\n%s\n\"\"\"\n\nWrite a summary of all of it, from the beginning. %s Write at most %d words, the summary only.",
		strings.TrimSpace(piece), summaryRules, limit/bytesPerWord)
	return b.String()
}

const outOfCharacter = "[Out of character. The story is paused. You are now its director, and what you write here is a note to the writer, not part of the story.]"

// sceneRequest is the Director's trailing message. With a field it asks for that one
// alone and shows what was decided before it.
func (p *plan) sceneRequest(only string, decided map[string]any) string {
	var b strings.Builder
	for _, block := range []string{p.corrections(), p.lorebook(), p.quotes.text()} { // as in the Writer's message, so that a server reads them once
		if block != "" {
			b.WriteString("___\n\n" + block + "\n\n")
		}
	}
	if b.Len() > 0 {
		b.WriteString("___\n\n")
	}
	b.WriteString(outOfCharacter)
	b.WriteString("\n\n" + llm.CallFor(DirectScene) + ". It decides how the next reply should go before it is written.")
	names := make([]string, 0, len(p.snap.Fragments)+2)
	if p.chooses() {
		names = append(names, nextSpeaker)
	}
	for _, f := range scenic(p.snap.Fragments) {
		names = append(names, f.ID)
	}
	names = append(names, "moods")
	if only == "" {
		b.WriteString(" Fill its parameters in this order: " + strings.Join(names, ", ") + ".")
	} else {
		b.WriteString(" This time only the parameter `" + only + "` counts; leave the others empty.")
		for _, name := range names {
			if value, ok := decided[name]; ok {
				fmt.Fprintf(&b, "\nAlready decided: %s: %v", name, value)
			}
		}
	}
	if notes := p.notesFor("director"); notes != "" {
		b.WriteString("\n\n" + notes)
	}
	if last := p.lastProgress(); last != "" {
		b.WriteString("\n\nAs you left it last time:\n" + last)
	}
	moods := "none"
	if len(p.snap.State.ActiveMoods) > 0 {
		moods = strings.Join(p.snap.State.ActiveMoods, ", ")
	}
	b.WriteString("\n\nMoods that were on until now: " + moods + ".\nMoods to choose from:")
	for _, m := range p.snap.Moods {
		fmt.Fprintf(&b, "\n- [%s] %s", m.ID, p.macros.Names(m.Description))
	}
	b.WriteString(p.speakersRequest())
	if p.snap.User.ID == 0 {
		b.WriteString("\n\nThe user has written nothing new: the story goes on from the last reply.")
	} else {
		b.WriteString("\n\nThe user's new message:\n\"\"\"\n" + p.text + "\n\"\"\"")
	}
	if len(p.files) > 0 {
		b.WriteString("\nFiles that came with it: " + labels(p.files) + "." + p.beginnings())
	}
	if p.snap.Extended != nil {
		b.WriteString("\n\nThe reply to it so far, which the writer is about to continue:\n\"\"\"\n" + p.extendedReply() + "\n\"\"\"")
	}
	return b.String()
}

func (x exchange) lastProgress() string {
	var lines []string
	for _, f := range scenic(x.snap.Fragments) {
		if value := x.snap.State.ProgressiveFields[f.ID]; value != "" {
			lines = append(lines, "- "+f.ID+": "+value)
		}
	}
	return strings.Join(lines, "\n")
}

func rewriterRequest(message string) string {
	return outOfCharacter + "\n\n" + llm.CallFor(RewriteUserPrompt) + ". " +
		"It may enrich the user's message below where that is thin; it never changes what the user says or does.\n\n\"\"\"\n" + message + "\n\"\"\""
}

// instruction is what the Editor is asked after the draft.
func (p *plan) instruction(draft string, report prose.Report, tooLong bool) string {
	parts := []string{"[Out of character. The story is paused. You are now its editor, and the reply above is a draft.]"}
	tool := EditorTool(tooLong, report.Structural(), p.tools.patches)
	if tool == EditorRewrite {
		parts = append(parts, llm.CallFor(EditorRewrite)+". Write out the whole text again: the same events, the same speech, the same point of view and tense. Change what is named below and keep the rest of the wording.")
	} else {
		parts = append(parts, llm.CallFor(EditorApplyPatch)+". For each finding below give one patch: `search` is copied from the draft character by character and long enough to occur once; `replace` says the same in fresh, plain words. Never put another worn phrase in its place. Leave everything else alone.")
	}
	if report.Total() > 0 {
		parts = append(parts, report.String())
	}
	if report.Structural() {
		parts = append(parts, "The reply is built like the ones before it. Give it another order: begin with something else, join or split paragraphs, move the speech.")
	}
	if tooLong {
		limit := fmt.Sprintf("The draft has %d words. Bring it down to at most %d words", text.CountWords(draft), p.snap.Settings.LengthGuardMaxWords)
		if n := p.snap.Settings.LengthGuardMaxParagraphs; n > 0 {
			limit += fmt.Sprintf(" in no more than %d paragraphs", n)
		}
		parts = append(parts, limit+", by dropping what matters least.")
	}
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), "\n\n")
}

// feedbackRequest asks for notes for the person.
func feedbackRequest() string {
	return "[Out of character. The reply above is final. " + llm.CallFor(GiveFeedback) + ": short notes for the person who plays the user, outside the story.]"
}

// noteRequest asks for what later turns need to know.
func noteRequest() string {
	return "[Out of character. The reply above is final. " + llm.CallFor(RecordDirectionNote) +
		": what should be remembered about where this story is going. Leave a field empty when there is nothing new.]"
}
