package prose_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"terzetto/backend/story/prose"
)

// randomProse writes about the given number of words of a role play, from a vocabulary with the skew of English.
func randomProse(random *rand.Rand, words int) string {
	common := strings.Fields("the a she he her his it and of to in on with was at for from into as but not over again then there up down")
	var b strings.Builder
	for written := 0; written < words; {
		length := 5 + random.IntN(14)
		speech := random.IntN(4) == 0
		if speech {
			b.WriteByte('"')
		}
		for i := range length {
			word := fmt.Sprintf("w%cx%d", 'a'+rune(random.IntN(26)), int(random.ExpFloat64()*60))
			if random.IntN(2) == 0 {
				word = common[min(int(random.ExpFloat64()*6), len(common)-1)]
			}
			if i == 0 {
				word = strings.ToUpper(word[:1]) + word[1:]
			} else {
				b.WriteByte(' ')
				if random.IntN(12) == 0 {
					b.WriteString("— ")
				}
			}
			b.WriteString(word)
		}
		b.WriteByte('.')
		if speech {
			b.WriteByte('"')
		}
		written += length
		if random.IntN(5) == 0 {
			b.WriteString("\n\n")
		} else {
			b.WriteByte(' ')
		}
	}
	return b.String()
}

// bank is the size of the seeded phrase bank: 37 groups of four variants, and three patterns.
func bank(random *rand.Rand) []prose.PhraseGroup {
	var groups []prose.PhraseGroup
	for i := range 37 {
		group := prose.PhraseGroup{ID: int64(i)}
		for n := range 4 {
			group.Variants = append(group.Variants, strings.TrimRight(randomProse(random, 1+n*2), "\n .\""))
		}
		groups = append(groups, group)
	}
	for _, pattern := range []string{`\bvoice\s+(?:low|rough)\b`, `\bw[a-c]x\d+ the\b`, `something\s+(?:shift|flicker)(?:s|ed)`} {
		groups = append(groups, prose.PhraseGroup{Kind: "regex", Pattern: pattern})
	}
	return groups
}

// BenchmarkAudit measures row 16 of the quality list: 2,000 tokens are about 1,500 words; the series shows how the cost
// grows with the replies read, and with their length.
func BenchmarkAudit(b *testing.B) {
	for _, size := range []struct{ words, earlier int }{{1500, 0}, {1500, 5}, {1500, 20}, {3000, 20}, {15000, 20}} {
		b.Run(fmt.Sprintf("words=%d/earlier=%d", size.words, size.earlier), func(b *testing.B) {
			random := rand.New(rand.NewPCG(1, 2))
			in := prose.AuditInput{Draft: randomProse(random, size.words), User: `"I lost the ferry ticket, and the watch."`, Phrases: bank(random)}
			for range size.earlier {
				in.Earlier = append(in.Earlier, randomProse(random, size.words))
			}
			b.ReportAllocs()
			for b.Loop() {
				prose.Audit(in)
			}
		})
	}
}

// BenchmarkWorstCase audits the longest message the chat accepts, made of what costs the scanners most.
func BenchmarkWorstCase(b *testing.B) {
	const longest = 100_000
	fill := func(unit string) string { return strings.Repeat(unit, longest/len(unit)) }
	random := rand.New(rand.NewPCG(3, 4))
	var sparse strings.Builder
	for sparse.Len() < longest {
		for range 8 {
			fmt.Fprintf(&sparse, "%c%c ", 'a'+rune(random.IntN(10)), 'a'+rune(random.IntN(10)))
		}
		sparse.WriteString(". ")
	}
	for name, s := range map[string]string{
		"lone stars": fill("*a "), "lone quotes": fill("\" “ "), "stops": fill(".) "), "brackets": fill("\"[("),
		"one word": fill("mara "), "questions": fill("\"mara mara?\" "), "small vocabulary": sparse.String()[:longest],
		"negations": fill("it isn't a, "), "line ends": fill("a\n"), "blank lines": fill("a\n \n"), "blocks": fill("\"a.\" b. c. "),
	} {
		b.Run(strings.ReplaceAll(name, " ", "-"), func(b *testing.B) {
			in := prose.AuditInput{Draft: s, User: s, Phrases: bank(random)}
			for range 20 {
				in.Earlier = append(in.Earlier, s)
			}
			for b.Loop() {
				prose.Audit(in)
			}
		})
	}
}
