package team

// undeliveredNote is the warning for a document that was asked for by its name, or promised, and is not there.
func undeliveredNote(label string) string {
	return label + " was asked for and not delivered."
}
