package text_test

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/text"
)

// seeds are the shapes of prose that have broken segmenters before.
func seeds(f *testing.F) {
	f.Helper()
	for _, s := range []string{
		"", " ", "\n\n", "“One.” He waits. “Two.”\n\nHe leaves. Dr. No...", "\"Leave now!\" she shouted.\r\n\r\nRain.",
		"*He nods.* \"Yes,\" _softly_ **now** ***. * item\n* item", "\"unclosed\n\nnext. It's ‘fine’ — “truly”…", "a\xff\xe2\x80b. \xe2",
		"It wasn't fear — it was hunger. Not this but that.", "[OOC: x] \"The ferry?\" (( a )) [",
		"ⅷ 猫は。「はい」 Ünïcödé’s wörds. \u00a0 Next\u2028one.", "0。」0",
	} {
		f.Add(s)
	}
}

func FuzzBlocksTileTheText(f *testing.F) {
	seeds(f)
	f.Fuzz(func(t *testing.T, s string) {
		var joined strings.Builder
		for _, b := range text.Blocks(s) {
			if b.Text == "" || b.Start != joined.Len() {
				t.Fatalf("block %q begins at %d, want %d", b.Text, b.Start, joined.Len())
			}
			joined.WriteString(b.Text)
		}
		if joined.String() != s {
			t.Fatalf("blocks give %q for %q", joined.String(), s)
		}
	})
}

// bare drops white space and the closing marks that Sentences documents.
func bare(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) || strings.ContainsRune("\"'”’“»«*_)]」』", r) {
			return -1
		}
		return r
	}, s)
}

func FuzzSentencesLoseNothingButClosingMarks(f *testing.F) {
	seeds(f)
	f.Fuzz(func(t *testing.T, s string) {
		var all strings.Builder
		for _, sentence := range text.Sentences(s) {
			if strings.TrimSpace(sentence) != sentence || sentence == "" || !strings.Contains(s, sentence) {
				t.Fatalf("%q is not a trimmed part of %q", sentence, s)
			}
			all.WriteString(sentence)
		}
		if utf8.ValidString(s) && bare(all.String()) != bare(s) {
			t.Fatalf("sentences %q lose characters of %q", all.String(), s)
		}
		for _, p := range text.Segments(s) {
			if !strings.HasPrefix(s[p.Start:], p.Text) {
				t.Fatalf("segment %q does not stand at %d of %q", p.Text, p.Start, s)
			}
		}
		if snippet := text.Snippet(s); !strings.Contains(s, snippet) {
			t.Fatalf("snippet %q is not a part of %q", snippet, s)
		}
		if words := text.CountWords(s); utf8.ValidString(s) && words != len(strings.Fields(s)) {
			t.Fatalf("%d words, want %d", words, len(strings.Fields(s)))
		}
	})
}

func FuzzPatchesNeverPanic(f *testing.F) {
	f.Add("“Stay,” he said — softly.", "\"Stay,\" he said - softly.", "“Go.”")
	f.Add("*Rain fell.* Wind rose.", "\"Rain fell.\"", "")
	f.Add("“” – —", "- -", "\\\"")
	f.Add("a\xff", "\xff", "“")
	f.Fuzz(func(t *testing.T, draft, search, replace string) {
		got, errs := text.ApplyPatches(draft, []text.Patch{{Search: search, Replace: replace}})
		if len(errs) > 0 && got != draft {
			t.Fatalf("a refused patch turned %q into %q", draft, got)
		}
		if utf8.ValidString(draft) && !utf8.ValidString(got) {
			t.Fatalf("a patch broke a rune: %q", got)
		}
	})
}
