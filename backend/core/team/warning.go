package team

import "fmt"

// undeliveredNote is the warning for a document that was asked for by its name, or promised, and is not there.
func undeliveredNote(label string) string {
	return fmt.Sprintf("%s was asked for and not delivered.", label)
}
