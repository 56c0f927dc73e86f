package speech_test

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/sound/speech"
)

func TestTheSplitterGivesWholeSentencesAsTheyCome(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name  string
		parts []string
		want  []string // what each part gives, parted by |, and what Close gives
	}{
		{"a full stop waits for the next word", []string{"He wav", "es.", " ", "She"}, []string{"", "", "", "He waves.", "She"}},
		{"a closing quote belongs to its sentence", []string{"\"Hello", " there.", "\" S", "he"}, []string{"", "", "\"Hello there.\"", "", "She"}},
		{"a small letter goes on", []string{"\"Go!\" she said. ", "Now"}, []string{"", "\"Go!\" she said.", "Now"}},
		{"an ellipsis goes on", []string{"I ... don't know. B"}, []string{"I ... don't know.", "B"}},
		{"a title is no end", []string{"Dr. Smith met Mr. J. R. Jones. O"}, []string{"Dr. Smith met Mr. J. R. Jones.", "O"}},
		{"a German abbreviation is no end", []string{"Er mag Obst, z. B. Birnen, bzw. Äpfel. Dann Prof. Weber. S"}, []string{"Er mag Obst, z. B. Birnen, bzw. Äpfel.|Dann Prof. Weber.", "S"}},
		{"what counts before a number is no end", []string{"See l. 2900, pp. 7 and S. 12, Nr. 5 etc. in Kap. 3. N"}, []string{"See l. 2900, pp. 7 and S. 12, Nr. 5 etc. in Kap. 3.", "N"}},
		{"what counts ends a sentence before a word", []string{"They made art. Then ropes etc. Then no. 5 men. N"}, []string{"They made art.|Then ropes etc.|Then no.|5 men.", "N"}},
		{"an ellipsis before a capital is an end", []string{"“Wait…” She left... He stayed. N"}, []string{"“Wait…”|She left...|He stayed.", "N"}},
		{"Japanese quotes close their sentence", []string{"「行こう。」彼は言った。「う", "ん。」"}, []string{"「行こう。」|彼は言った。", "", "「うん。」"}},
		{"a decimal is no end", []string{"It is 3.5 m. And? Y"}, []string{"It is 3.5 m. And?", "Y"}},
		{"an item's number is no end", []string{"1. One is enough.\n2. T"}, []string{"1. One is enough.", "2. T"}},
		{"a line ends a sentence", []string{"# Title\nText"}, []string{"# Title", "Text"}},
		{"a block of code is swallowed", []string{"A.\n``", "`go\nx. Y. Z.", "\n``", "`\nBye. ", "C"}, []string{"A.", "", "", "", "Bye.", "C"}},
		{"an open block of code is swallowed", []string{"A.\n```\nx. Y. ", "Z"}, []string{"A.", "", ""}},
		{"backticks at the head of a line need its end", []string{"```a``` is", " fine. Y", "es\n"}, []string{"", "", "```a``` is fine.|Yes", ""}},
		{"reasoning is swallowed", []string{"<thi", "nk>No. Never. ", "</th", "ink>Yes. A"}, []string{"", "", "", "Yes.", "A"}},
		{"reasoning in the middle parts sentences", []string{"Well <think>hm</think> then. A"}, []string{"Well|then.", "A"}},
		{"a Chinese full stop needs no space", []string{"你好。我很", "好。"}, []string{"你好。", "", "我很好。"}},
		{"a torn character waits", []string{"Caf\xc3", "\xa9. N"}, []string{"", "Café.", "N"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			var s speech.Splitter
			var got []string
			for _, p := range c.parts {
				got = append(got, joined(s.Write(p)))
			}
			got = append(got, joined(s.Close()))
			if diff := cmp.Diff(strings.Join(c.want, "/"), strings.Join(got, "/")); diff != "" {
				t.Errorf("sentences (-want +got):\n%s", diff)
			}
		})
	}
}

// The rows are those of text.SentenceEnd and of the page.
func TestTheSplitterTellsSentencesApartAsOnThePage(t *testing.T) {
	t.Parallel()
	raw, err := os.ReadFile("../../text/testdata/sentences.json")
	if err != nil {
		t.Fatal(err)
	}
	var rows []struct {
		Name      string
		Joined    *string
		Sentences []string
	}
	if err := json.Unmarshal(raw, &rows); err != nil {
		t.Fatal(err)
	}
	for _, row := range rows {
		t.Run(row.Name, func(t *testing.T) {
			t.Parallel()
			var s speech.Splitter
			between := " "
			if row.Joined != nil {
				between = *row.Joined
			}
			pieces := s.Write(strings.Join(row.Sentences, between))
			var got []string
			for _, p := range append(pieces, s.Close()...) {
				got = append(got, strings.TrimSpace(p.Text))
			}
			if !slices.Equal(row.Sentences, got) {
				t.Errorf("split into %q, want %q", got, row.Sentences)
			}
		})
	}
}

func joined(pieces []speech.Piece) string {
	var out []string
	for _, p := range pieces {
		out = append(out, strings.TrimSpace(p.Text))
	}
	return strings.Join(out, "|")
}

func TestASentenceWithoutAnEndIsCutBetweenWords(t *testing.T) {
	t.Parallel()
	var s speech.Splitter
	pieces := append(s.Write(strings.Repeat("and so on ", 1000)), s.Close()...)
	if len(pieces) < 6 {
		t.Fatalf("10,000 bytes came in %d pieces", len(pieces))
	}
	for _, p := range pieces {
		if len(p.Text) > 1500 || strings.HasSuffix(p.Text, "an") {
			t.Errorf("a piece of %d bytes ends in %q", len(p.Text), p.Text[len(p.Text)-5:])
		}
	}
}

func FuzzSplitter(f *testing.F) {
	for _, seed := range []string{"A. B! c? \"D.\" e", "```\nx\n```\ny", "<think>a</think>b", "1. a\n~~~\n", "。！\xff\xfe. A", "> ``` a` b\n", "a <th b>. C", "</think>"} {
		f.Add(seed, uint8(3))
	}
	f.Fuzz(func(t *testing.T, message string, step uint8) {
		var whole speech.Splitter
		want := append(whole.Write(message), whole.Close()...)
		var s speech.Splitter
		var got []speech.Piece
		size := int(step)%7 + 1
		for i := 0; i < len(message); i += size {
			got = append(got, s.Write(message[i:min(i+size, len(message))])...)
		}
		got = append(got, s.Close()...)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("in steps of %d %q is cut otherwise (-whole +steps):\n%s", size, message, diff)
		}
		last := 0
		for _, p := range got {
			if p.Start < last || p.End > len(message) || message[p.Start:p.End] != p.Text {
				t.Fatalf("%q: the piece %q claims %v after %d", message, p.Text, p.Span, last)
			}
			last = p.End
		}
	})
}
