package fact

import "terzetto/backend/story/recall"

// told is how much of a fact's words a summary has that tells it.
const told = 0.5

// Missing gives the current facts of some messages that a summary of these messages does not tell.
func Missing(summary string, all []Standing, first, last int64, s *recall.Stemmer) []Standing {
	has := map[string]bool{}
	for stem := range s.Stems(summary) {
		has[stem] = true
	}
	out := []Standing{}
	for _, f := range CurrentOf(all) {
		if f.MessageID < first || f.MessageID > last {
			continue
		}
		words, found := 0, 0
		for _, stem := range recall.BackingTerms(f.Subject+" "+f.Value, s) {
			words++
			if has[stem] {
				found++
			}
		}
		if words > 0 && float64(found) <= told*float64(words) {
			out = append(out, f)
		}
	}
	return out
}
