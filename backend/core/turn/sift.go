package turn

import (
	"encoding/json"
	"fmt"
	"slices"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/model/output"
	"terzetto/backend/story/form"
	"terzetto/backend/story/replycheck"
)

// sceneSieve is the sieve of the Director's form. What the story itself says is no part of it: a direction may well
// say again what the lorebook, the notes or the Director of the last turn said.
func (p *plan) sceneSieve() replycheck.Sieve {
	request := p.snap.instruct(planReply) + p.forContext() + p.speakersRequest() + p.sceneOrder("", nil)
	whole := []string{p.text}
	for _, f := range form.Scenic(p.snap.Fragments) {
		whole = append(whole, f.Label, f.InjectionLabel)
	}
	for _, m := range p.snap.Moods {
		whole = append(whole, m.Description, m.PromptText)
	}
	return replycheck.NewSieve(p.tools.scene.Tool().Parameters, request, whole...)
}

// fewestOfAll is how many moods there are at least where all of them at once say nothing. Of two, both may be meant.
const fewestOfAll = 3

// sift gives the arguments of the Director that say something, and how many were dropped because they only repeat what
// it was asked: copies, keywords that are only names of moods, and all moods at once.
func (p *plan) sift(args map[string]any) (kept map[string]any, dropped int) {
	s := p.sceneSieve()
	isMood := func(text string) bool {
		return slices.ContainsFunc(p.snap.Moods, func(m chat.MoodFragment) bool { return replycheck.Letters(m.ID) == replycheck.Letters(text) })
	}
	kept = map[string]any{}
	for name, value := range args {
		switch v := value.(type) {
		case nil:
			continue
		case string:
			if name != form.NextSpeaker && name != form.Moods && s.Copied(v) {
				dropped++
				continue
			}
		case []any:
			if name == form.Moods {
				break
			}
			said := lists.Keep(v, func(item any) bool { text, is := item.(string); return !is || !s.Copied(text) })
			if len(said) > 0 && !slices.ContainsFunc(said, func(item any) bool { text, is := item.(string); return !is || !isMood(text) }) {
				said = nil
			}
			if dropped += len(v) - len(said); len(said) == 0 {
				continue
			}
			value = said
		}
		kept[name] = value
	}
	if on := p.snap.enabledMoods(stringsOf(args[form.Moods])); len(on) >= fewestOfAll && len(on) == len(p.snap.Moods) {
		delete(kept, form.Moods)
		dropped++
	}
	return kept, dropped
}

// cutCopies cuts each text of a form back to its first copy, and says so.
func (j *journal) cutCopies(args json.RawMessage) json.RawMessage {
	short, n := output.CutFields(args)
	if n > 0 {
		j.skip(fmt.Sprintf("Texts of a form that repeated themselves were cut back to the first copy: %d.", n))
	}
	return short
}
