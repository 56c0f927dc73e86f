package prompt_test

import (
	"testing"

	"terzetto/backend/chat"
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
		{"a direction", prompt.WriterInput{Direction: "Next: rain."}},
		{"a lorebook and earlier messages", prompt.WriterInput{Context: prompt.TurnContext{
			Lorebook: prompt.Tag("lorebook", "The quay is old."), Changed: prompt.Tag("changes", "She left."),
		}}},
		{"a limit", prompt.WriterInput{LengthNudge: prompt.LengthNudge(1, 2)}},
		{"who speaks", prompt.WriterInput{Speaker: prompt.SpeakerNote(prompt.Input{}, chat.Voice{Member: chat.Member{Label: "Ines"}})}},
		{"all of it", prompt.WriterInput{Direction: "Next: rain.", InCharacter: true, LengthNudge: prompt.LengthNudge(80, 0)}},
	} {
		c.in.Message = text
		if got, found := (&output.Prose{}).TakeEcho(prompt.WriterMessage(c.in)); got != text || (found == 0) != (c.name == "nothing") {
			t.Errorf("%s: %q is left of %q", c.name, got, prompt.WriterMessage(c.in))
		}
	}
}
