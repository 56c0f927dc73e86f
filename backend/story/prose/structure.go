package prose

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/text"
)

// A StructureReport says how alike messages are laid out.
type StructureReport struct {
	Repetitive bool
	Minimum    float64 // the least similarity of any two messages
	Mean       float64
	Skeleton   []string   // the shortest layout, if repetitive or alone
	Signatures [][]string // by message: "SPEECH:2" is a block of speech with two sentences
}

// RepeatedStructure compares the layouts of messages, oldest first. They are repetitive if no two are less alike than
// similarity (twice the matching blocks over all blocks) and at least kinds kinds of blocks occur. Blank messages
// have no layout and are not compared.
func RepeatedStructure(messages []string, similarity float64, kinds int) StructureReport {
	report := StructureReport{}
	var laid [][]string
	for _, m := range messages {
		signature := layout(m)
		report.Signatures = append(report.Signatures, signature)
		if len(signature) > 0 {
			laid = append(laid, signature)
		}
	}
	var shortest []string
	for i, signature := range laid {
		if i == 0 || len(signature) < len(shortest) {
			shortest = signature
		}
	}
	if len(laid) < 2 {
		report.Skeleton = shortest
		return report
	}
	pairs, sum := 0, 0.0
	report.Minimum = 1
	for i, a := range laid {
		for _, b := range laid[i+1:] {
			ratio := 2 * float64(matches(a, b)) / float64(len(a)+len(b))
			report.Minimum = min(report.Minimum, ratio)
			sum += ratio
			pairs++
		}
	}
	report.Mean = sum / float64(pairs)
	if report.Minimum >= similarity && kindsIn(shortest) >= kinds {
		report.Repetitive, report.Skeleton = true, shortest
	}
	return report
}

// layout writes the blocks of a message as KIND:sentences, equal neighbours merged. Blank blocks and narration
// without words are skipped.
func layout(message string) []string {
	var out []string
	for _, b := range text.Blocks(message) {
		if strings.TrimSpace(b.Text) == "" || b.Kind == text.Narration && !text.HasWord(b.Text) {
			continue
		}
		sentences := 0
		for p := range text.SentenceSpans(b.Text, true) {
			if text.HasWord(b.Text[p.Start:p.End]) {
				sentences++
			}
		}
		out = append(out, string(b.Kind)+":"+strconv.Itoa(max(sentences, 1)))
	}
	out = slices.Compact(out)
	if len(out) > maxLayout {
		out = out[:maxLayout]
	}
	return out
}

// maxLayout bounds the comparison, which is cubic at worst: no reply that a person would read has more blocks.
const maxLayout = 300

func kindsIn(signature []string) int {
	var kinds []string
	for _, block := range signature {
		kind, _, _ := strings.Cut(block, ":")
		if !slices.Contains(kinds, kind) {
			kinds = append(kinds, kind)
		}
	}
	return len(kinds)
}

// matches counts what a and b have in common in order: the longest equal stretch, the first of several, then the
// same to the left and to the right of it.
func matches(a, b []string) int {
	if len(a) == 0 || len(b) == 0 {
		return 0
	}
	best, atA, atB := 0, 0, 0
	lengths := make([]int, len(b)+1)
	for i := range a {
		diagonal := 0
		for j := range b {
			above := lengths[j+1]
			lengths[j+1] = 0
			if a[i] == b[j] {
				lengths[j+1] = diagonal + 1
				if lengths[j+1] > best {
					best, atA, atB = lengths[j+1], i+1, j+1
				}
			}
			diagonal = above
		}
	}
	if best == 0 {
		return 0
	}
	return matches(a[:atA-best], b[:atB-best]) + best + matches(a[atA:], b[atB:])
}

// String writes the finding for a model: how many messages share which layout.
func (r StructureReport) String() string {
	return fmt.Sprintf("%d messages share this layout: %s", len(r.Signatures), strings.Join(r.Skeleton, " → "))
}
