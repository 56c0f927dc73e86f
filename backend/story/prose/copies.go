package prose

import (
	"fmt"
	"hash/maphash"

	"terzetto/backend/text"
)

const (
	// Five words in a row are nobody's by chance.
	echoWords   = 6
	echoContent = 3
)

// copies finds runs of words that the draft's narration has from another text: the person's message, or the card.
func (p *passage) copies(kind, source, note string) (out []Finding) {
	seed := maphash.MakeSeed()
	theirs := tokens(source, 0, nil)
	if len(theirs) < echoWords {
		return nil
	}
	known := make(map[uint64]bool, len(theirs))
	for i := range len(theirs) - echoWords + 1 {
		known[hashOf(seed, theirs[i:i+echoWords])] = true
	}
	for _, s := range p.segments {
		for i := 0; i+echoWords <= len(s.words); i++ {
			to := i
			for to+echoWords <= len(s.words) && known[hashOf(seed, s.words[to:to+echoWords])] {
				to++
			}
			if to == i {
				continue
			}
			run := s.words[i : to+echoWords-1]
			content := 0
			for _, w := range run {
				if p.carries(w.text) {
					content++
				}
			}
			if content >= echoContent {
				place := text.Span{Start: run[0].Start, End: run[len(run)-1].End}
				out = append(out, p.finding(kind, place, fmt.Sprintf(note, p.quote(place))))
			}
			i = to + echoWords - 2
		}
	}
	return out
}

func hashOf(seed maphash.Seed, words []token) uint64 {
	var h maphash.Hash
	h.SetSeed(seed)
	for _, w := range words {
		_, _ = h.WriteString(w.text)
		_ = h.WriteByte(' ')
	}
	return h.Sum64()
}

// carries says whether a word means something by itself in the draft's language.
func (p *passage) carries(word string) bool { return carriesMeaning(p.language, word) }
