package speech_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/sound/speech"
)

func TestAMessageIsTakenApartIntoBeats(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, message string
		reading       speech.Reading
		want          []string // [speaker, emotion, tag] pause text
	}{
		{
			"parentheses are removed and narration is silent", `He waves. "Hello there." (quietly) "Come in!"`,
			speech.Reading{What: speech.Dialogue, Speaker: "Ada"},
			[]string{"Ada neutral 0s Hello there.", "Ada warm 300ms Come in!"},
		},
		{
			"an audible beat colours the next line", `*She laughs.* "Sure."`,
			speech.Reading{What: speech.Dialogue, Speaker: "Ada"},
			[]string{"Ada amused[laugh] 0s Sure."},
		},
		{
			"an audible beat leaves a pause, a silent one a shorter", `"One." *He sighs.* "Two." *He nods.* "Three."`,
			speech.Reading{What: speech.Dialogue, Speaker: "Ada"},
			[]string{"Ada neutral 0s One.", "Ada weary[sigh] 400ms Two.", "Ada neutral 200ms Three."},
		},
		{
			"narration clears the beat, and the pause grows with it", `*She laughs.* Then she is silent for long. "Sure." Quiet. "Yes."`,
			speech.Reading{What: speech.Dialogue, Speaker: "Ada"},
			[]string{"Ada neutral 0s Sure.", "Ada neutral 350ms Yes."},
		},
		{
			"a long narration pauses three seconds", `"A." ` + strings.Repeat("word ", 200) + `. "B."`,
			speech.Reading{What: speech.Dialogue},
			[]string{" neutral 0s A.", " neutral 3s B."},
		},
		{
			"quotes of other languages are quotes", "Er sagt: „Guten Tag.“ Elle dit : « Bonjour ! » 「こんにちは。」 »Hallo?!«",
			speech.Reading{What: speech.Dialogue},
			[]string{" neutral 0s Guten Tag.", " warm 370ms Bonjour!", " neutral 300ms こんにちは。", " surprised 300ms Hallo?!"},
		},
		{
			"lines after a dash are dialogue", "— Where were you?\nHe shrugged.\n— Out.",
			speech.Reading{What: speech.Dialogue},
			[]string{" neutral 0s Where were you?", " neutral 400ms Out."},
		},
		{
			"where narration is in stars the rest is dialogue", "*He waves.* Hello there. *He sits down.* NOT AGAIN",
			speech.Reading{What: speech.Dialogue},
			[]string{" neutral 0s Hello there.", " angry 200ms NOT AGAIN"},
		},
		{
			"a stressed word is no beat", `She *really* laughs. "Well *now*..."`,
			speech.Reading{What: speech.Dialogue},
			[]string{" soft 0s Well now..."},
		},
		{
			"an unclosed quote takes only its paragraph", "\"Hello\n\nHe left. \"Bye!!\"",
			speech.Reading{What: speech.Dialogue},
			[]string{" neutral 0s Hello", " angry 360ms Bye!!"},
		},
		{
			"everything is read by two voices", "He waves. \"Hello there.\"\n\nShe *really* smiles.",
			speech.Reading{What: speech.Everything, Speaker: "Ada"},
			[]string{" neutral 0s He waves.", "Ada neutral 150ms Hello there.", " neutral 300ms She really smiles."},
		},
		{
			"what stands in stars can be left out", "*He waves.* Hello there.\n*He goes.* Bye.",
			speech.Reading{What: speech.Unstarred},
			[]string{" neutral 0s Hello there.", " neutral 200ms Bye."},
		},
		{
			"a name at the head of a line speaks", "**Mara:** \"Come in.\"\nBen: \"Thanks.\"\n\"Sit.\"",
			speech.Reading{What: speech.Dialogue, Speaker: "Ada", Speakers: []string{"Mara", "Ben"}},
			[]string{"Mara neutral 0s Come in.", "Ben neutral 300ms Thanks.", "Ada neutral 300ms Sit."},
		},
		{
			"a name beside a verb of speaking speaks", "\"Come in,\" said Mara. \"It is cold.\"\nBen Carter asked: \"Is it?\"\n\"No,\" he told Mara.",
			speech.Reading{What: speech.Dialogue, Speaker: "Ada", Speakers: []string{"Mara", "Ben Carter"}},
			[]string{"Mara neutral 0s Come in,", "Mara neutral 380ms It is cold.", "Ben Carter neutral 440ms Is it?", "Ada neutral 300ms No,"},
		},
		{
			"code, thoughts and addresses are in no beat", "<think>\"No.\"</think>\"Yes.\"\n```\n\"code\"\n```\n\"See https://a.b/c now.\"",
			speech.Reading{What: speech.Dialogue},
			[]string{" neutral 0s Yes.", " neutral 300ms See now."},
		},
		{"nothing to say is no beat", "... \n*** \n\"\"", speech.Reading{What: speech.Everything}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			if diff := cmp.Diff(c.want, told(c.message, speech.Beats(c.message, c.reading))); diff != "" {
				t.Errorf("beats (-want +got):\n%s", diff)
			}
		})
	}
}

// told writes beats as "speaker emotion[tag] pause text".
func told(message string, beats []speech.Beat) []string {
	var out []string
	for _, b := range beats {
		out = append(out, fmt.Sprintf("%s %s%s %s %s", b.Speaker, b.Emotion, b.Tag, b.Pause, b.Text))
		if b.Start < 0 || b.End > len(message) || b.Start >= b.End {
			out = append(out, fmt.Sprintf("which claims to be %v of %d bytes", b.Span, len(message)))
		}
	}
	return out
}

func TestALongBeatIsPartedBetweenSentences(t *testing.T) {
	t.Parallel()
	message := strings.Repeat("This sentence has some forty letters in it. ", 100)
	beats := speech.Beats(message, speech.Reading{What: speech.Everything})
	var said strings.Builder
	for _, b := range beats {
		if len(b.Text) > 1000 || !strings.HasSuffix(b.Text, ".") {
			t.Errorf("a beat of %d bytes ends in %q", len(b.Text), b.Text[len(b.Text)-5:])
		}
		said.WriteString(b.Text + " ")
	}
	if said.String() != message {
		t.Error("the beats together are not the message")
	}
}

func TestBeatsOfAStreamComeAsSentencesEnd(t *testing.T) {
	t.Parallel()
	s := speech.NewStream(speech.Reading{What: speech.Dialogue, Speaker: "Ada"})
	message := "He waves. \"Hello there. Come in!\" *He laughs.* \"Sit.\"\n```\n\"x\"\n```\n\"Bye.\""
	var got []string
	for _, r := range message {
		got = append(got, told(message, s.Write(string(r)))...)
	}
	got = append(got, told(message, s.Close())...)
	want := []string{"Ada neutral 0s Hello there.", "Ada warm 0s Come in!", "Ada amused[laugh] 400ms Sit.", "Ada neutral 300ms Bye."}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("beats (-want +got):\n%s", diff)
	}
}

func FuzzBeats(f *testing.F) {
	for _, seed := range []string{"*She laughs.* \"Sure.\"", "«a» »b« „c“ 「d", "(a (b) \"c\n\nd", "— a *b _c_ \n:( \"", "Mara: \"x\""} {
		f.Add(seed, uint8(2))
	}
	f.Fuzz(func(t *testing.T, message string, step uint8) {
		for _, what := range []speech.What{speech.Everything, speech.Dialogue, speech.Unstarred} {
			r := speech.Reading{What: what, Speaker: "Ada", Speakers: []string{"Mara"}}
			s := speech.NewStream(r)
			var streamed []speech.Beat
			size := int(step)%9 + 1
			for i := 0; i < len(message); i += size {
				streamed = append(streamed, s.Write(message[i:min(i+size, len(message))])...)
			}
			streamed = append(streamed, s.Close()...)
			for _, beats := range [][]speech.Beat{speech.Beats(message, r), streamed} {
				last := 0
				for _, b := range beats {
					if b.Start < last || b.End > len(message) || b.Start >= b.End || b.Pause < 0 {
						t.Fatalf("%s of %q: beat %q claims %v after %d", what, message, b.Text, b.Span, last)
					}
					last = b.End
				}
			}
		}
	})
}
