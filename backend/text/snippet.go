package text

import "strings"

// Snippet removes the dangling quote and emphasis marks at both ends of a sentence, and a pair that wraps the whole of
// it, so that a model which copies the snippet copies something that the draft has. What it gives is a
// substring of s.
func Snippet(s string) string {
	s = strings.TrimSpace(s)
	// Prose nests three or four marks at most; the bound is for a line of nothing but marks.
	for range 8 {
		shorter := unwrap(s)
		if shorter == s {
			break
		}
		s = strings.TrimSpace(shorter)
	}
	return s
}

// unwrap removes one mark or one pair of marks.
func unwrap(s string) string {
	for _, pair := range [...][2]string{{`"`, `"`}, {"“", "”"}, {"‘", "’"}, {"'", "'"}, {"*", "*"}, {"_", "_"}} {
		open, shut := pair[0], pair[1]
		head, tail := strings.HasPrefix(s, open), strings.HasSuffix(s, shut)
		if head && tail && len(s) >= len(open)+len(shut) {
			inner := s[len(open) : len(s)-len(shut)]
			if !strings.Contains(inner, open) && !strings.Contains(inner, shut) {
				return inner
			}
		}
		// A lone single quote may be an apostrophe ('tis, the boys').
		if open == "'" || open == "‘" {
			continue
		}
		if head && dangles(s, open, shut) {
			return s[len(open):]
		}
		if tail && dangles(s, shut, open) {
			return s[:len(s)-len(shut)]
		}
	}
	return s
}

// dangles says whether a mark lacks its partner.
func dangles(s, mark, partner string) bool {
	if mark == partner {
		return strings.Count(s, mark)%2 == 1
	}
	return strings.Count(s, mark) > strings.Count(s, partner)
}
