package speech_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/sound/speech"
)

func TestCleanLeavesWhatIsReadAloud(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, message, want string }{
		{"prose stays as it is", "He waves. \"Hello there.\"", "He waves. \"Hello there.\""},
		{"emphasis loses its marks", "She *really* **means** ***it***, _truly_ ~~no~~.", "She really means it, truly no."},
		{"a heading loses its marks and ends like a sentence", "## The house ##\nIt was old.", "The house.\nIt was old."},
		{"no one hears hashtag hashtag", "### \n#### Plan", "Plan."},
		{"a list is read item by item", "- bread\n* milk\n+ [x] eggs!\n1. One\n2) Two", "bread.\nmilk.\neggs!\n1. One.\n2) Two."},
		{"a quotation loses its marks", "> > Deep words.\n> More.", "Deep words.\nMore."},
		{"a rule says nothing", "One.\n\n---\n\n* * *\n\nTwo.", "One.\nTwo."},
		{"a closed block of code says nothing", "Before.\n```go\nfmt.Println(\"x\")\n```\nAfter.", "Before.\nAfter."},
		{"an open block of code says nothing", "Before.\n```\nfor {", "Before."},
		{"a block at the very end says nothing", "Before.\n```\ncode\n```", "Before."},
		{"a longer fence holds a shorter one", "A.\n````md\n```\ninner\n```\nstill\n````\nB.", "A.\nB."},
		{"tildes fence as well", "A.\n~~~\ncode ``` code\n~~~\nB.", "A.\nB."},
		{"another mark does not close a block", "A.\n```\n~~~\nB.", "A."},
		{"a block in a quotation says nothing", "> ```\n> code\n> ```\nB.", "B."},
		{"code within a sentence keeps its text", "Press `Enter` or ``a`b``.", "Press Enter or ab."},
		{"backticks around a sentence are no block", "```not a block``` here.", "not a block here."},
		{"an address says nothing", "See https://example.org/a_b?c=d#e, or www.test.com.", "See, or."},
		{"an address of mail says nothing", "Write to mara@example.org today.", "Write to today."},
		{"a link keeps its words", "Read [the *book*](https://a.b/c_(d)) and [this][1].", "Read the book and this."},
		{"a link without words says nothing", "See <https://example.org/x> now.", "See now."},
		{"a link whose words are an address says nothing", "[https://a.org](https://a.org) Yes.", "Yes."},
		{"a picture says what it shows", "![A red fox](fox.png) [![badge](b.svg)](x)", "A red fox badge"},
		{"a footnote says nothing", "So it is.[^1]\n\n[^1]: Source", "So it is.\nSource"},
		{"tags say nothing", "<b>Bold</b> and <span class=\"x\">plain</span><br/>Next <!-- hidden --> one.", "Bold and plain\nNext one."},
		{"a script says nothing", "A <script>alert('x')</script>B.", "A B."},
		{"an entity is read as what it stands for", "Tom &amp; Jerry &lt;3 &#8364;5", "Tom & Jerry <3 €5"},
		{"a comparison is no tag", "If a < b and c > d.", "If a < b and c > d."},
		{"closed reasoning says nothing", "<think>\nHmm.\n</think>\n\nYes.", "Yes."},
		{"open reasoning says nothing", "Yes. <thinking>but what if", "Yes."},
		{"reasoning whose start was swallowed says nothing", "Hmm, they want tea.\n</think>\nTea is ready.", "Tea is ready."},
		{"a tag that is talked about takes nothing with it", "Models use `<think>` tags. Odd.", "Models use tags. Odd."},
		{"emoji say nothing", "Hi 👩‍👩‍👧‍👦 there 🇩🇪! ❤️ 1️⃣ ✨Done✨", "Hi there! 1 Done"},
		{"a table is read cell by cell", "| Name | Age |\n|:-----|----:|\n| Mara | 31 |\n|  | |", "Name, Age.\nMara, 31."},
		{"names in code style are read as words", "Call my_long_name and 2*3.", "Call my long name and 2 3."},
		{"stars within a word leave it one", "The fer*ry is un*believ*ably **l**ate.", "The ferry is unbelievably late."},
		{"escapes are resolved", `\*not emphasis\* and \"quoted\"`, `not emphasis and "quoted"`},
		{"numbers and abbreviations are the engine's", "Dr. Smith paid $4.50 at 3 p.m. for #3.", "Dr. Smith paid $4.50 at 3 p.m. for #3."},
		{"nothing comes of nothing", "", ""},
		{"nothing comes of marks alone", "*** \n``` \n", ""},
		{"broken UTF-8 does no harm", "a\xff\xfeb", "a\xff\xfeb"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			if diff := cmp.Diff(c.want, speech.Clean(c.message).Text); diff != "" {
				t.Errorf("Clean(%q) (-want +got):\n%s", c.message, diff)
			}
		})
	}
}

func TestEveryWordKnowsItsPlaceInTheMessage(t *testing.T) {
	t.Parallel()
	message := "# 🎉 Fête\n<think>no</think>He said **bonjour**, *mon [ami](http://x.y)* &amp; left."
	line := speech.Clean(message)
	var words []speech.WordTime
	for from := 0; from < len(line.Text); {
		to := from + strings.IndexAny(line.Text[from:]+" ", " \n")
		if to > from {
			words = append(words, speech.WordTime{From: from, To: to})
		}
		from = to + 1
	}
	var got []string
	for _, c := range line.Cues(words, message) {
		got = append(got, c.Word+"="+message[c.Message.Bytes.Start:c.Message.Bytes.End])
		if u := utf16(message, c.Message.UTF16); u != message[c.Message.Bytes.Start:c.Message.Bytes.End] {
			t.Errorf("%s: the UTF-16 range gives %q", c.Word, u)
		}
		if u := utf16(line.Text, c.Spoken.UTF16); u != c.Word {
			t.Errorf("%s: the UTF-16 range of what is spoken gives %q", c.Word, u)
		}
	}
	want := []string{"Fête.=Fête", "He=He", "said=said", "bonjour,=bonjour**,", "mon=mon", "ami=ami", "&=&", "left.=left."}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("words and their places (-want +got):\n%s", diff)
	}
}

// utf16 cuts a string as JavaScript would.
func utf16(s string, span speech.Span) string {
	var out strings.Builder
	at := 0
	for _, r := range s {
		if span.Start <= at && at < span.End {
			out.WriteRune(r)
		}
		at++
		if r > 0xFFFF {
			at++
		}
	}
	return out.String()
}

func FuzzClean(f *testing.F) {
	for _, seed := range []string{"", "```\n", "<think>", "[a](b", "![[]]()", "|a|b|\n|-|-|", "*a_b`c", "&amp;&#x;", "\xff*\xfe", "# #\n> - 1. x", "👩‍👩‍👧 \\", "</think>a</think>"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, message string) {
		line := speech.Clean(message)
		if strings.Contains(line.Text, "```") || strings.Contains(line.Text, "**") || strings.Contains(line.Text, "https://") {
			t.Errorf("Clean(%q) = %q speaks marks", message, line.Text)
		}
		if utf8.ValidString(message) && !utf8.ValidString(line.Text) {
			t.Errorf("Clean(%q) = %q tore a character apart", message, line.Text)
		}
		if len(line.Text) > 3*len(message)+16 {
			t.Errorf("Clean made %d bytes of %d", len(line.Text), len(message))
		}
		for _, c := range line.Cues([]speech.WordTime{{From: 0, To: len(line.Text)}}, message) {
			if s := c.Message.Bytes; s.Start < 0 || s.End > len(message) || s.Start > s.End {
				t.Errorf("Clean(%q) points to %v", message, s)
			}
		}
	})
}
