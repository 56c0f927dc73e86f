package llm

import "io"

// ReadEvents gives an answer in the form in which go-openai reads it.
func ReadEvents(body io.Reader) (string, error) {
	out, err := io.ReadAll(newEventReader(io.NopCloser(body), func() {}))
	return string(out), err
}
