package document_test

import (
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestRichTextIsReadAsMarkdown(t *testing.T) {
	const want = "# First heading\n\nSome *text* with **bold**, ümläuts, “quotes”, a dash — and 😀 and 中文 and Привет.\n" +
		"## Second heading\n\n- one\n- two\n  - inner\n1. first\n2. second\n\n" +
		"| Name | Sum |\n| --- | --- |\n| Ärger | 12 |\n| שלום | 13,5 |\n\nText after [The note.]."
	for _, program := range []string{"pandoc", "libreoffice"} {
		data, err := os.ReadFile("testdata/rich-text/" + program + ".rtf")
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, textOf(t, data)); diff != "" {
			t.Errorf("%s: %s", program, diff)
		}
	}
}

func TestEachKindOfRichTextMarkupIsRead(t *testing.T) {
	for _, c := range []struct{ name, body, want string }{
		{"bytes of the code page", `\ansicpg1251 \'cf\'f0\'e8`, "При"},
		{"bytes of a font", `{\fonttbl{\f0\fcharset128 A;}{\f1\fcharset0 B;}}\f0 \'93\'fa\f1 \'e9`, "日é"},
		{"a letter with a fallback", `a\u8212-b{\uc2\u8212--c}`, "a—b—c"},
		{"a letter in two halves", `\u-10179?\u-8704?`, "😀"},
		{"half a letter", `a\u-10179?b`, "ab"},
		{"what is hidden or deleted", `a{\v b}{\deleted c}d`, "ad"},
		{"the result of a field", `{\field{\*\fldinst HYPERLINK "x"}{\fldrslt here}}`, "here"},
		{"unknown groups with a star", `a{\*\unknown b}c`, "ac"},
		{"headers, footers and facts", `{\info{\title T}}{\header H}a{\footer F}`, "H\n\na\n\n---\n\nF"},
		{"bytes that are no text", `a\bin4 {}}}b`, "ab"},
		{"a line break and signs", `a\line b\~c\_d\{\}\\`, "a\nb c-d{}\\"},
		{"a table without an end", `\intbl a\cell b\cell`, "| a | b |\n| --- | --- |"},
		{"a file that is cut off", `one\par two`, "one\n\ntwo"},
	} {
		t.Run(c.name, func(t *testing.T) {
			end := "}"
			if c.name == "a file that is cut off" {
				end = ""
			}
			if diff := cmp.Diff(c.want, textOf(t, []byte(`{\rtf1\ansi `+c.body+end))); diff != "" {
				t.Error(diff)
			}
		})
	}
}
