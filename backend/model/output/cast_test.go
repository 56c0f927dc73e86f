package output_test

import (
	"strings"
	"testing"

	"terzetto/backend/model/output"
)

func TestWhereACastSpeaksInTurnAReplyIsTheSpeakersAlone(t *testing.T) {
	prose := &output.Prose{Person: "Mia", Cast: []string{"Ada", "Ada", "Bo", "Bo", "Ada (2)", "Ada"}, Speaker: []string{"Ada (2)", "Ada"}}
	for _, c := range []struct{ rule, in, want string }{
		{"a reply without a name", "La la.", "La la."},
		{"its own name is passed over", "Ada (2): La.", "La."},
		{"its bare name too", "Ada: La.", "La."},
		{"in bold", "**Ada (2):** La.", "La."},
		{"on a later line too", "La.\nAda (2): Lo.", "La.\nLo."},
		{"another member ends it", "La.\n\nBo: I paint.", "La.\n\n"},
		{"in bold", "La.\n**Bo:** I paint.", "La.\n"},
		{"the person ends it", "La.\nMia: Stop.", "La.\n"},
		{"a name in a sentence is text", "Bo paints. I told Bo: no.", "Bo paints. I told Bo: no."},
		{"a longer word is text", "La.\nBond: a name.", "La.\nBond: a name."},
		{"code is text", "```\nBo: 1\n```", "```\nBo: 1\n```"},
		{"another member's reply is none", "Bo: I paint.", ""},
	} {
		if got := output.Split(output.Syntax{Prose: prose}, c.in).Text; got != c.want {
			t.Errorf("%s: %q becomes %q, not %q", c.rule, c.in, got, c.want)
		}
		split := output.NewSplitter(output.Syntax{Prose: prose})
		var pieces strings.Builder
		for _, r := range c.in {
			pieces.WriteString(split.Push(string(r)).Text)
		}
		pieces.WriteString(split.End().Text)
		if got := pieces.String(); got != c.want {
			t.Errorf("%s, letter by letter: %q becomes %q, not %q", c.rule, c.in, got, c.want)
		}
	}
}

func TestTheOnlyCharactersLabelAtTheStartIsPassedOver(t *testing.T) {
	for _, c := range []struct{ rule, person, character, in, want string }{
		{"its name", "Mia", "Ada", "Ada: La.\nBo: No.", "La.\nBo: No."},
		{"its whole name", "Mia", "Ada Oakes", "Ada Oakes: La.", "La."},
		{"its first name", "Mia", "Ada Oakes", "**Ada:** La.", "La."},
		{"a first name that it shares with the person is the person's", "Ada", "Ada Oakes", "Ada: La.", ""},
		{"a later line is text", "Mia", "Ada", "La.\nAda: Lo.", "La.\nAda: Lo."},
		{"another's label is text", "Mia", "Ada", "Bo: La.", "Bo: La."},
		{"a sentence is text", "Mia", "Ada Oakes", "Ada sings: la.", "Ada sings: la."},
		{"without a name nothing is a label", "Mia", " ", ": La.", ": La."},
		{"the person's label leaves no reply", "Mia", "Ada", "Mia: Stop.\nAda: La.", ""},
	} {
		s := output.Syntax{Prose: &output.Prose{Person: c.person, Cast: []string{c.character, c.character}}}
		for _, parts := range [][]string{{c.in}, strings.Split(c.in, "")} {
			if got := pieces(s, parts...).text; got != c.want {
				t.Errorf("%s: %q becomes %q, not %q", c.rule, parts, got, c.want)
			}
		}
	}
}
