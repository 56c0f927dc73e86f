package agents

import (
	"fmt"
	"strings"

	"terzetto/backend/core/team"
)

// The warnings of agents: what a person is told in the language of the window, beside the work.

// firstRows is the warning for a document that does not show every row.
func firstRows(label string, shown, rows int, table string) string {
	return fmt.Sprintf("%s shows the first %d of %d rows of %s.", label, shown, rows, table)
}

// firstBytes is the warning for a page that is longer than what a model takes.
func firstBytes(address string, shown, all int) string {
	return fmt.Sprintf("%s: only the first %d of %d KB were read, because the model takes no more at once.", address, shown>>10, all>>10)
}

// revisedInPart is the warning for a document that one task cannot revise whole.
func revisedInPart(label string) string {
	return label + " is too long for one task: only the parts that fit the request best were revised."
}

// mostNamed is how many missing letters a warning names.
const mostNamed = 10

// unprintable is the warning for a document with letters that no font has.
func unprintable(made []team.Made, missing []string) string {
	named := strings.Join(missing[:min(len(missing), mostNamed)], " ")
	if len(missing) > mostNamed {
		named += " …"
	}
	if len(made) > 1 {
		return fmt.Sprintf("No font on this computer has %s, so %s shows boxes for what is missing. %s holds the whole text.", named, made[0].Label, made[1].Label)
	}
	return fmt.Sprintf("No font on this computer has %s, so %s shows boxes for what is missing.", named, made[0].Label)
}

// unshown is the warning for a document without pictures that its text names.
func unshown(label string, pictures []string) string {
	named := strings.Join(pictures[:min(len(pictures), mostNamed)], ", ")
	if len(pictures) > mostNamed {
		named += " …"
	}
	if len(pictures) == 1 {
		return fmt.Sprintf("%s leaves out a picture that can't be read where it is: %s.", label, named)
	}
	return fmt.Sprintf("%s leaves out %d pictures that can't be read where they are: %s.", label, len(pictures), named)
}

// undrawn is the warning for a document without the drawings that its text has as SVG.
func undrawn(label string, drawings int) string {
	if drawings == 1 {
		return label + " leaves out a drawing that was written as SVG. Ask for it as a .png or .svg file of its own."
	}
	return fmt.Sprintf("%s leaves out %d drawings that were written as SVG. Ask for them as .png or .svg files of their own.", label, drawings)
}
