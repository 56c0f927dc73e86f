package fact

import (
	"slices"
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
)

// ToRemindOf keeps the facts of which a model has to be reminded: not those whose messages it has read just now, from the place
// recent on, unless somebody of the cast was not there.
func ToRemindOf(current []Standing, path []chat.Message, recent int, cast []string) []Standing {
	return lists.Keep(current, func(f Standing) bool {
		if f.Pinned || f.MessageID == 0 || chat.PlaceOf(path, f.MessageID) < recent {
			return true
		}
		return len(cast) > 1 && len(f.Knows) > 0 && slices.ContainsFunc(cast, func(name string) bool { return !KnowsOf(f.Knows, name) })
	})
}

// StillHold keeps the facts of a choice that hold among those of a path. One in whose place a message of the exchange before has put
// another one stays: the model reads that exchange, and all replies to a message read the same.
func StillHold(chosen []Chosen, all []Standing, before []chat.Message) []Chosen {
	find := func(id int64) *Standing {
		if at := slices.IndexFunc(all, func(f Standing) bool { return f.ID == id }); at >= 0 {
			return &all[at]
		}
		return nil
	}
	return lists.Keep(chosen, func(c Chosen) bool {
		f := find(c.FactID)
		if f == nil || c.Line == "" || f.Status != Superseded {
			return f != nil && c.Line != "" && f.Status == Current
		}
		by := find(f.SupersededBy)
		return by != nil && chat.PlaceOf(before, by.MessageID) >= 0
	})
}

// Places are where the messages of a choice are on a path, in its order; -1: nowhere.
func Places(chosen []Chosen, all []Standing, path []chat.Message) []int {
	of := map[int64]int64{}
	for _, f := range all {
		of[f.ID] = f.MessageID
	}
	return lists.Map(chosen, func(c Chosen) int { return chat.PlaceOf(path, of[c.FactID]) })
}

// Says tells whether a text says what proves one of the facts of a choice.
func Says(chosen []Chosen, all []Standing) func(text string) bool {
	var quotes []string
	for _, f := range all {
		if f.Quote != "" && slices.ContainsFunc(chosen, func(c Chosen) bool { return c.FactID == f.ID }) {
			quotes = append(quotes, f.Quote)
		}
	}
	return func(text string) bool {
		return slices.ContainsFunc(quotes, func(q string) bool { return strings.Contains(text, q) || strings.Contains(q, text) })
	}
}
