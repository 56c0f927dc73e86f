package assistant

import (
	"slices"
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/text"
)

// FindMentioned gives the assistants that a message or a step mentions, each once, in the order of
// the text. One that shares its name with a person is meant.
func FindMentioned(message string, all []Assistant) []Assistant {
	names := lists.Map(all, func(a Assistant) string { return a.Name })
	return lists.Map(text.Mentions(message, names), func(name string) Assistant { return all[slices.Index(names, name)] })
}

// ReplyAssistants returns who answers a message: the assistants that it mentions, otherwise those that
// answered last in the thread, and otherwise the primary one. A command, and a message that mentions only people, get no answer. answered
// are the ids of those who answered last; ids that are gone do not count.
//
// A caller with its own answer to messages without a mention asks FindMentioned instead.
func ReplyAssistants(message string, all []Assistant, people, answered []string) []Assistant {
	if strings.HasPrefix(strings.TrimSpace(message), "/") {
		return nil
	}
	if named := FindMentioned(message, all); len(named) > 0 {
		return named
	}
	if len(text.Mentions(message, people)) > 0 {
		return nil
	}
	last := lists.Keep(all, func(a Assistant) bool { return slices.Contains(answered, a.ID) })
	if len(last) > 0 {
		return last
	}
	return []Assistant{PrimaryOf(all)}
}

// StepAssistant says who carries out a step in words: the first assistant that it mentions, or else
// the one with the id, or else the primary one. The note is for the log; empty: there is
// nothing to say. The list is one of All.
func StepAssistant(words, id string, all []Assistant) (a Assistant, note string) {
	if named := FindMentioned(words, all); len(named) > 0 {
		if len(named) > 1 {
			note = "Only the first assistant that a step mentions runs the step."
		}
		return named[0], note
	}
	if id == "" {
		return PrimaryOf(all), ""
	}
	if a, ok := Find(all, id); ok {
		return a, ""
	}
	a = PrimaryOf(all)
	return a, "The chosen assistant was deleted, so " + a.Name + " takes its place."
}
