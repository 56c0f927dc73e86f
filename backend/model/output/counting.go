package output

import "unicode"

// mostCounted is how many numbered points a form may hold with no word between them, such as "1.1.1." or "1. 2. 3.".
const mostCounted = 50

// A CountingGuard notices that a form is filled with numbers that count up. Each differs from the one before it, so a
// LoopGuard does not see that they go on without end. Decimals and lists of numbers are no such points.
type CountingGuard struct {
	last   rune
	inner  bool // the number that is read follows the point of another one
	points int  // after numbers, since the last letter
}

// Add takes a piece of text, and reports whether the numbers have gone on for too long.
func (g *CountingGuard) Add(piece string) bool {
	for _, r := range piece {
		switch follows := unicode.IsDigit(g.last); {
		case unicode.IsLetter(r):
			*g = CountingGuard{}
			continue
		case unicode.IsDigit(r):
			g.inner = follows && g.inner || g.last == '.'
		case r == '.' && follows && g.inner, r != '.' && g.last == '.' && !g.inner:
			g.points++
		}
		g.last = r
		if g.points >= mostCounted {
			return true
		}
	}
	return false
}
