package output_test

import (
	"fmt"
	"strings"
	"testing"

	"terzetto/backend/model/output"
)

const opening = "The rain taps on the shutters."

func numbered(n int, line string) string {
	var all strings.Builder
	for i := range n {
		fmt.Fprintf(&all, line, i+1)
	}
	return all.String()
}

func TestAReplyThatEndsInCopiesIsCutToTheFirst(t *testing.T) {
	const sentence = " The user's question is about the shape of the old kettle."
	for _, c := range []struct{ name, text, want string }{ // want is empty where nothing is cut
		{"a sentence", opening + strings.Repeat(sentence, 8), opening + sentence},
		{"a sentence at the limit", opening + strings.Repeat(sentence, 5) + sentence[:20], opening + sentence},
		{"a sentence from the start", strings.Repeat(sentence, 5)[1:], sentence[1:]},
		{"a line", opening + "\n" + strings.Repeat("She waits for the boat.\n", 12), opening + "\nShe waits for the boat."},
		{"one word", opening + strings.Repeat(" wee", 120), opening},
		{"three copies", opening + strings.Repeat(sentence, 3), ""},
		{"too few characters", opening + strings.Repeat(" She waits for rain.", 8), ""},
		{"laughter", opening + strings.Repeat(" ha", 100), ""},
		{"an empty table", strings.Repeat("|  |  |\n", 60), ""},
		{"copies before the end", strings.Repeat(sentence, 8) + " She nods, and the boat leaves.", ""},
		{"numbers that count up", numbered(60, "%d, "), ""},
		{"items that count up", numbered(20, "%d. She waits.\n"), ""},
		{"nothing", "", ""},
	} {
		got, cut := output.CutTail(c.text)
		if want := c.want; want == "" && (cut || got != c.text) || want != "" && (!cut || got != want) {
			t.Errorf("%s: %v, %q", c.name, cut, got)
		}
	}
}

func TestAStringOfAFormIsCutToItsFirstCopy(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"a sentence", strings.Repeat("I am going to the next scene. ", 20), "I am going to the next scene."},
		{"a sentence behind another", opening + strings.Repeat(" The cat looks at the glass.", 5), opening + " The cat looks at the glass."},
		{"numbers in numbers", "2." + strings.Repeat("1.", 100), "2."},
		{"numbers that count up", numbered(60, "%d. "), "1."},
		{"items that count up", opening + numbered(20, " Step %d: she waits."), opening + " Step 1: she waits."},
		{"letters of more than one byte", strings.Repeat("Sie hört Möwen. ", 10), "Sie hört Möwen."},
		{"three copies", strings.Repeat("I am going to the next scene, and I will look at the cat. ", 3), ""},
		{"too few characters", strings.Repeat("She waits here. ", 6), ""},
		{"a list", "a kettle, a lamp, a chair, a table, a bed, a cup, a door, a window, a stove, a rug, a clock, a shelf, a knife, a bowl", ""},
	} {
		got, cut := output.CutField(c.text)
		if want := c.want; want == "" && (cut || got != c.text) || want != "" && (!cut || got != want) {
			t.Errorf("%s: %v, %q", c.name, cut, got)
		}
	}
}
