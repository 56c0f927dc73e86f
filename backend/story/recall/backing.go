package recall

// backed is the share of what its words weigh that something has on record of which a message speaks.
const backed = 0.34

// Backs reports whether a conversation has what a message speaks of: one of its messages with the one before it, or one of more
// texts, has enough of its words, of which the rare ones count the most, and those that were never said. found are the postings of
// BackingTerms, and lately the last messages of the path, which the index may not have yet.
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
	weights, total := make([]float64, len(terms)), 0.0
	for i, stem := range terms {
		n := 0
		for _, mask := range masks {
			n += int(mask >> i & 1)
		}
		if found[stem].Common {
			n = max(n, len(path)/2)
		}
		weights[i] = rarity(len(path), n)
		total += weights[i]
	}
	enough := func(mask uint64) bool {
		sum := 0.0
		for i, weight := range weights {
			if mask>>i&1 == 1 {
				sum += weight
			}
		}
		return sum >= backed*total
	}
	before := uint64(0)
	for _, mask := range masks {
		if mask != 0 && enough(mask|before) {
			return true
		}
		before = mask
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
