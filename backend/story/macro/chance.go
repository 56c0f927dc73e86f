package macro

import (
	"cmp"
	"strconv"
	"strings"
)

// Dice beyond these limits are a mistake or an attack, and stay as written.
const (
	maxDice  = 1000
	maxSides = 1_000_000
)

// roll throws dice written as NdM, dM or M, with an optional +K or -K.
func roll(dice string, rnd func(n int) int) (string, bool) {
	dice = strings.ToLower(strings.TrimSpace(dice))
	bonus := 0
	if i := strings.LastIndexAny(dice, "+-"); i > 0 {
		k, err := strconv.Atoi(strings.TrimSpace(dice[i+1:]))
		if err != nil || k < 0 || k > maxSides {
			return "", false
		}
		if bonus = k; dice[i] == '-' {
			bonus = -k
		}
		dice = strings.TrimSpace(dice[:i])
	}
	count, sides, ok := strings.Cut(dice, "d")
	if !ok {
		count, sides = "1", dice
	}
	count = cmp.Or(count, "1")
	n, err := strconv.Atoi(count)
	if err != nil || n < 1 || n > maxDice {
		return "", false
	}
	faces, err := strconv.Atoi(sides)
	if err != nil || faces < 1 || faces > maxSides {
		return "", false
	}
	sum := bonus
	for range n {
		sum += 1 + draw(rnd, faces)
	}
	return strconv.Itoa(sum), true
}

// draw keeps a careless rnd within bounds.
func draw(rnd func(n int) int, n int) int {
	x := rnd(n) % n
	if x < 0 {
		x += n
	}
	return x
}

// A Draw gives the numbers, each from 0 up to but without n, of a macro by its words and by how many macros with the same
// words came before it in the text.
type Draw func(words string, nth int) (rnd func(n int) int)

// Chance draws all numbers from one source.
func Chance(rnd func(n int) int) Draw {
	return func(string, int) func(int) int { return rnd }
}

// SeededDraw draws numbers that depend on nothing but the seed and the macro, so that a text reads the same every time while
// two equal macros in it stay independent. It is written out here (FNV-1a into SplitMix64) rather than taken from a library,
// because a stored conversation must draw the same numbers under every later version of any library.
func SeededDraw(seed string) Draw {
	return func(words string, nth int) func(int) int {
		state := uint64(14695981039346656037)
		mix := func(s string) {
			for i := range len(s) {
				state = (state ^ uint64(s[i])) * 1099511628211
			}
			state *= 1099511628211 // a zero byte between the parts
		}
		mix(seed)
		mix(words)
		mix(strconv.Itoa(nth))
		return func(n int) int {
			state += 0x9E3779B97F4A7C15
			z := state
			z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
			z = (z ^ z>>27) * 0x94D049BB133111EB
			z ^= z >> 31
			return int(z >> 1 % uint64(n))
		}
	}
}
