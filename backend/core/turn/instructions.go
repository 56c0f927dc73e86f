package turn

import (
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/editcheck"
	"terzetto/backend/story/fact"
	"terzetto/backend/story/form"
	"terzetto/backend/story/prose"
	"terzetto/backend/text"
)

// instruct is an instruction to the model that is no part of what is written. In role-play it says so by the word that models
// know for it; an assistant plays no character and reads no such word.
func (s Snapshot) instruct(instruction string) string {
	if s.hasCharacter() {
		instruction = "Out of character. " + instruction
	}
	return "[" + instruction + "]"
}

// The requests for another take. The person's direction is put after its preamble as it is, never formatted into it.
const (
	anotherTake = "Set your last reply aside and answer my previous message again. " +
		"Take a noticeably different path this time: another opening, another rhythm, another turn. Reply with the new text only."
	directedTake = "Set your last reply aside and answer my previous message again. Follow the direction below, and reply with the new text only."
)

// forContext stands before the person's message in a request that only speaks of it. Role-play models answer whatever
// looks like the last message.
func (x exchange) forContext() string {
	return x.macros.User + "'s message, for context only, do not answer it:\n\"\"\"\n" + x.text + "\n\"\"\""
}

const planReply = "Plan the next reply."

// sceneRequest is the Director's trailing message. It ends with the order, because models follow best what they read last;
// what its fields and moods mean is said in the form, which is a part of the base. With a field it asks for that one
// alone and shows what was decided before it.
func (p *plan) sceneRequest(only string, decided map[string]any) string {
	pieces := []string{p.turnContext().String()}
	if p.snap.User.ID == 0 {
		pieces = append(pieces, p.snap.instruct(planReply+" "+p.macros.User+" has written nothing new: it goes on from the last one."))
	} else {
		pieces = append(pieces, p.snap.instruct(planReply), p.forContext())
	}
	if len(p.files) > 0 {
		pieces = append(pieces, "Files that came with it: "+labels(p.files)+"."+p.beginnings())
	}
	if opening, begun := p.opening(); begun {
		pieces = append(pieces, "The reply to it so far, which the writer is about to continue:\n\"\"\"\n"+opening+"\n\"\"\"")
	}
	pieces = append(pieces, p.notesFor("director"))
	if last := p.snap.lastProgress(); last != "" {
		pieces = append(pieces, "As you left it last time:\n"+last)
	}
	if moods := p.snap.State.ActiveMoods; len(moods) > 0 {
		pieces = append(pieces, "Moods until now: "+strings.Join(moods, ", ")+".")
	}
	if p.use != nil {
		pieces = append(pieces, "The writer looks facts up with tools afterwards, so plan none.")
	}
	pieces = append(pieces, p.speakersRequest(), p.sceneOrder(only, decided))
	return strings.Join(slices.DeleteFunc(pieces, func(s string) bool { return s == "" }), "\n\n")
}

// sceneOrder asks for the form.
func (p *plan) sceneOrder(only string, decided map[string]any) string {
	var b strings.Builder
	if only != "" {
		for _, name := range p.sceneFields() {
			if value, ok := decided[name]; ok {
				fmt.Fprintf(&b, "Already decided: %s: %v\n", name, value)
			}
		}
	}
	b.WriteString(llm.CallFor(DirectScene) + ". Be decisive.")
	if only == "" && len(p.unread()) > 0 {
		b.WriteString(" " + fact.FormOrder)
	}
	if only != "" {
		b.WriteString(" This time only the parameter `" + only + "` counts; leave the others empty.")
	}
	return b.String()
}

// sceneFields are the names of the Director's fields in the order of its form.
func (p *plan) sceneFields() (names []string) {
	if p.chooses() {
		names = append(names, form.NextSpeaker)
	}
	for _, f := range form.Scenic(p.snap.Fragments) {
		names = append(names, f.ID)
	}
	return append(names, form.Moods)
}

func (s Snapshot) lastProgress() string {
	var lines []string
	isState := func(f fact.Fact) bool { return slices.ContainsFunc(s.Fragments, f.IsState) }
	current := fact.CurrentOf(fact.On(s.pathAbove(), lists.Keep(s.Facts, isState)))
	for _, f := range form.Scenic(s.Fragments) {
		value, corrected := fact.CorrectedState(f, current)
		if !corrected {
			value = s.State.ProgressiveFields[f.ID]
		}
		if value != "" {
			lines = append(lines, "- "+f.ID+": "+value)
		}
	}
	return strings.Join(lines, "\n")
}

// rewriterRequest asks for a richer wording of the person's message.
func (x exchange) rewriterRequest() string {
	return x.snap.instruct("Enrich my message below where it is thin. Never change what I say or do.") +
		"\n\n" + x.forContext() + "\n\n" + llm.CallFor(RewriteUserPrompt) + "."
}

// instruction is what the Editor is asked after the draft.
func (p *plan) instruction(draft string, report prose.Report, sentences []editcheck.FlaggedSentence, tooLong bool) string {
	parts := []string{p.snap.instruct("The reply above is a draft. Edit it.")}
	if tool := EditorTool(tooLong, report.Structural(), p.tools.patches); tool == EditorApplyPatch {
		return strings.Join(append(parts, sentenceRequest(sentences)), "\n\n")
	} else if tool == EditorRewrite {
		parts = append(parts, llm.CallFor(EditorRewrite)+". Write out the whole text again: the same events, the same speech, the same point of view and tense. Change what is named below and keep the rest of the wording.")
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

// sentenceRequest asks for other words for sentences of the draft, which are shown once, each with its number and what was
// found in it.
func sentenceRequest(all []editcheck.FlaggedSentence) string {
	var b strings.Builder
	b.WriteString(llm.CallFor(EditorApplyPatch) + ". Write each sentence below again in `edits`, under its number: " +
		"the same meaning in fresh, plain words and about as long, with the same names, numbers and quoted words. " +
		"Never put another worn phrase in its place.\n")
	for _, s := range all {
		fmt.Fprintf(&b, "\n%d. %s\n", s.Number, s.Text)
		for _, reason := range s.Reasons() {
			b.WriteString("- " + reason + "\n")
		}
	}
	return strings.TrimRight(b.String(), "\n")
}

// feedbackRequest asks for notes for the person.
func (x exchange) feedbackRequest() string {
	return x.snap.instruct("The reply above is final. Leave short notes for the person who plays "+x.macros.User+".") + "\n\n" + llm.CallFor(GiveFeedback) + "."
}

// noteRequest asks for what later turns need to know.
func (s Snapshot) noteRequest() string {
	return s.instruct("The reply above is final. Note what should be remembered about where this is going. Leave a field empty when there is nothing new.") +
		"\n\n" + llm.CallFor(RecordDirectionNote) + "."
}
