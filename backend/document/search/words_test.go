package search_test

import (
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/document/search"
)

func TestTextIsReadInWords(t *testing.T) {
	for _, row := range []struct{ text, want string }{
		{"The Café, again!", "the cafe again"},
		{"Cafe\u0301 DÉJÀ-vu", "cafe deja vu"},
		{"Straße STRASSE ẞ", "strasse strasse ss"},
		{"Ærøskøbing Łódź Œuvre", "aeroskobing lodz oeuvre"},
		{"don't stop_here", "don t stop here"},
		{"日本語です", "日本語 本語で 語です です す"},
		{"日本", "日本 本"},
		{"iPhone用ケース", "iphone 用ケー ケース ース ス"},
		{"ＡＢＣ ﾃｽﾄ", "abc テスト スト ト"},
		{"한국어", "한국어 국어 어"},
		{"السَّلامُ عليكـــم", "السلام عليكم"},
		{"ΟΔΟΣ οδός", "οδοσ οδοσ"},
		{"Ёлка й", "елка и"},
		{"👍👍 ok", "👍👍 👍 ok"},
		{"a\xffb", "a b"},
		{"hy\u00adphen", "hyphen"},
		{"* \" ( ) - + : ^ { } ~", ""},
		{strings.Repeat("x", 100), strings.Repeat("x", 64)},
	} {
		if got := strings.TrimSpace(search.Index(row.text)); got != row.want {
			t.Errorf("%q is read as %q, want %q", row.text, got, row.want)
		}
	}
}

func TestWhateverIsTypedIsAQuestion(t *testing.T) {
	for _, row := range []struct{ typed, want string }{
		{"", ""},
		{"  ***  ", ""},
		{"cafe", `"cafe"*`},
		{"cafe ", `"cafe"`},
		{"a", `"a"`},
		{"red fox", `"red" AND "fox"*`},
		{`"red fox"`, `"red fox"`},
		{`"red fo`, `"red fo"*`},
		{`say "red fox" now`, `"say" AND "red fox" AND "now"*`},
		{"“red fox”", `"red fox"`},
		{"don't", `"don t"`},
		{"AND", `"and"*`},
		{"NEAR(a b)", `"near a" AND "b"`},
		{"foo* OR bar:baz", `"foo" AND "or" AND "bar baz"*`},
		{`"unbalanced`, `"unbalanced"*`},
		{`""""`, ""},
		{"^x {y} -z", `"x" AND "y" AND "z"`},
		{"日", `"日"*`},
		{"日本", `"日本"*`},
		{"日本語", `"日本語"`},
		{"日本語学", `"日本語 本語学"`},
		{"用abc", `"用 abc"*`},
		{"日本 語", `"日本"* AND "語"*`},
		{`"日本"`, `"日本"*`},
	} {
		q := search.Parse(row.typed)
		if got := q.Match(); got != row.want {
			t.Errorf("%q asks %s, want %s", row.typed, got, row.want)
		}
		if q.Empty() != (row.want == "") {
			t.Errorf("%q: empty is %v", row.typed, q.Empty())
		}
	}
}

// marked draws a snippet with its marks in brackets.
func marked(text, typed string) string {
	snippet, marks := search.Snippet(text, search.Parse(typed))
	all := utf16.Encode([]rune(snippet))
	var out []uint16
	at := 0
	for _, m := range marks {
		out = append(out, all[at:m[0]]...)
		out = append(append(append(out, '['), all[m[0]:m[1]]...), ']')
		at = m[1]
	}
	return string(utf16.Decode(append(out, all[at:]...)))
}

func TestASnippetMarksWhatWasFound(t *testing.T) {
	long := strings.Repeat("Nothing to see. ", 40)
	for _, row := range []struct{ text, typed, want string }{
		{"We met in the Café Noir.", "cafe", "We met in the [Café] Noir."},
		{"Straße and STRASSE", "strasse ", "[Straße] and [STRASSE]"},
		{"👍 the red fox, the fox red", `"red fox"`, "👍 the [red fox], the fox red"},
		{"これは日本語です", "日本", "これは[日本]語です"},
		{"これは日本語学です", "日本語学", "これは[日本語学]です"},
		{"これは日本語です", "語", "これは日本[語]です"},
		{"one\n\n  two\tthree", "two", "one [two] three"},
		{"## A *red* `fox`\n> runs # on", "fox", "A red [fox] runs on"},
		{"that is 2**10 or f`x", "10 ", "that is 2**[10] or f`x"},
		{"这是**重点**内容", "重点", "这是[重点]内容"},
		{"nothing of it", "xyz", "nothing of it"},
		{"", "x", ""},
		{"e\u0301tude", "etude", "[étude]"},
		{long + "A needle here. " + long, "needle", "…[needle]…"},
	} {
		got := marked(row.text, row.typed)
		if row.want == "…[needle]…" {
			if !strings.Contains(got, "A [needle] here.") || !strings.HasPrefix(got, "… Nothing") && !strings.HasPrefix(got, "…") || len(got) > 300 {
				t.Errorf("the snippet out of a long text is %q", got)
			}
			continue
		}
		if diff := cmp.Diff(row.want, got); diff != "" {
			t.Errorf("%q in %q (-want +got):\n%s", row.typed, row.text, diff)
		}
	}
}

func TestASnippetShowsWhereTheWordsMeet(t *testing.T) {
	far := "A fox. " + strings.Repeat("Nothing at all. ", 40) + "The red fox sleeps."
	if got := marked(far, "red fox"); !strings.Contains(got, "[red] [fox]") {
		t.Errorf("the snippet is %q", got)
	}
}

func FuzzAQuestionFindsItself(f *testing.F) {
	for _, s := range []string{"cafe", `"red fox`, "日本語", "NEAR(a, 2)", "\x00\xff*", "Straße 👍", "a-b_c", "\u0301", "ﬁn", "ｶﾞ", "\u0345", "Ⅷ", "İ", "0*00", "0**00", "0`00", "x\u0302**00"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, typed string) {
		q := search.Parse(typed)
		match := q.Match()
		if strings.Count(match, `"`)%2 != 0 || strings.ContainsAny(strings.NewReplacer(" AND ", "", `"`, "", "*", "", " ", "").Replace(match), `()^:{}+-'\;`) {
			t.Fatalf("%q becomes %s", typed, match)
		}
		if q.Empty() {
			return
		}
		snippet, marks := search.Snippet(typed, q)
		size := len(utf16.Encode([]rune(snippet)))
		last := 0
		for _, m := range marks {
			if m[0] < last || m[1] <= m[0] || m[1] > size {
				t.Fatalf("%q: the marks %v do not fit %q", typed, marks, snippet)
			}
			last = m[1]
		}
		// A phrase that is longer than a snippet does not stand in one.
		if len(marks) == 0 && len(typed) < 100 {
			t.Fatalf("%q (%s) does not find itself in %q", typed, match, snippet)
		}
	})
}
