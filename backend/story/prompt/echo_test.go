package prompt_test

import (
	"testing"

	"terzetto/backend/model/output"
	"terzetto/backend/story/prompt"
)

func TestWhatIsPutBesideAMessageIsTakenOutOfAReply(t *testing.T) {
	const text = "The rain taps on the shutters."
	for _, c := range []struct {
		name string
		in   prompt.WriterInput
	}{
		{"nothing", prompt.WriterInput{}},
		{"a scene direction", prompt.WriterInput{Injection: "**Scene Direction**\n\nNext: rain."}},
		{"a lorebook and earlier messages", prompt.WriterInput{Lorebook: "**Lorebook**\n\nThe quay is old.", Changed: "**Changed Earlier Messages**\n\nShe left."}},
		{"tools", prompt.WriterInput{HasTools: true}},
		{"a limit", prompt.WriterInput{LengthNudge: prompt.LengthNudge(1, 2)}},
		{"all of it", prompt.WriterInput{Injection: "**Scene Direction**\n\nNext: rain.", HasTools: true, LengthNudge: prompt.LengthNudge(80, 0)}},
	} {
		c.in.Message = text
		if got, found := (&output.Prose{}).TakeEcho(prompt.WriterMessage(c.in)); got != text || found == 0 {
			t.Errorf("%s: %q is left of %q", c.name, got, prompt.WriterMessage(c.in))
		}
	}
}
