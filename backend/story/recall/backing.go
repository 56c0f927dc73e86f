package recall

import "math/bits"

// backed is the share of its words that something has on record of which a message speaks. One word in three may be of the
// speaking alone.
const backed = 0.34

// Backs reports whether a conversation has what a message speaks of: one of its messages with the one before it, or one of more
// texts, has enough of its words. found are the postings of BackingTerms, and lately the last messages of the path, which the
// index may not have yet.
func Backs(path []Message, message string, s *Stemmer, found Postings, lately int, more []string) bool {
	terms := BackingTerms(message, s)
	if len(terms) == 0 {
		return true
	}
	masks := make([]uint64, len(path))
	number := map[string]int{}
	for i, stem := range terms {
		number[stem] = i
		place := 0
		for _, id := range found[stem].IDs {
			for place < len(path) && path[place].ID < id {
				place++
			}
			if place < len(path) && path[place].ID == id {
				masks[place] |= 1 << i
			}
		}
	}
	read := func(text string) (mask uint64) {
		for stem := range s.Stems(text) {
			if i, is := number[stem]; is {
				mask |= 1 << i
			}
		}
		return mask
	}
	for place := max(0, len(path)-lately); place < len(path); place++ {
		masks[place] |= read(path[place].Text)
	}
	enough := func(mask uint64) bool { return float64(bits.OnesCount64(mask)) >= backed*float64(len(terms)) }
	for place, mask := range masks {
		if place > 0 {
			mask |= masks[place-1]
		}
		if enough(mask) {
			return true
		}
	}
	for _, text := range more {
		if enough(read(text)) {
			return true
		}
	}
	return false
}

// BackingTerms are the stems of a message that say what it speaks of: those of its sentences that refer to something before, or of all of
// them where those say nothing of it.
func BackingTerms(message string, s *Stemmer) (terms []string) {
	seen, reference := map[string]bool{}, wordsOf(ofReference)
	read := func(text string) {
		for stem, word := range s.Stems(text) {
			if !s.frequent[word] && !seen[stem] && !reference[word] && len(terms) < mostTerms {
				seen[stem] = true
				terms = append(terms, stem)
			}
		}
	}
	for sentence := range references(message) {
		read(sentence)
	}
	if len(terms) == 0 {
		read(message)
	}
	return terms
}
