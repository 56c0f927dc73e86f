package llm_test

import (
	"slices"
	"strings"
	"testing"

	"terzetto/backend/model/llm"
)

func TestAChunkIsReadFromItsFrameAsItIsDecoded(t *testing.T) {
	said := func(text string) string {
		return `{"object":"chat.completion.chunk","choices":[{"index":0,"delta":{"content":"` + text + `"},"finish_reason":null}]}`
	}
	thought := func(text string) string { return `{"choices": [{"delta": {"reasoning_content": "` + text + `"}}]}` }
	end := `{"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}`
	for _, c := range []struct {
		name  string
		lines []string
		whole []int // that are decoded
	}{
		{"one frame", []string{said("The"), said(" rain"), said("."), end}, []int{0, 3}},
		{"escapes, an empty text and what is no UTF-8", []string{said("The"), said(`\n\u00e9\"`), said(""), said("\xff"), end}, []int{0, 4}},
		{"a text that ends early", []string{said("The"), said(`x"},"finish_reason":"stop"}],"a":[{"b":{"c":"`), said(" end")}, []int{0, 1, 2}},
		{"a broken escape", []string{said("The"), said(`\x`), said(" end")}, []int{0, 1}},
		{"a control character", []string{said("The"), said("\t"), said(" end")}, []int{0, 1}},
		{"a text that the line has twice", []string{said("index"), said("The"), said(" end")}, []int{0, 1}},
		{"another text at the text's place", []string{
			`{"x":"The","choices":[{"delta":{"content":"\u0054he"}}]}`, `{"x":"A","choices":[{"delta":{"content":"\u0054he"}}]}`,
		}, []int{0, 1}},
		{"reasoning, then text", []string{thought("Hm"), thought("."), said("The"), said(" end"), end}, []int{0, 2, 4}},
		{"an error", []string{said("The"), `{"error":{"message":"The"}}`, said(" end")}, []int{0, 1}},
		{"a frame for each token", slices.Collect(func(yield func(string) bool) {
			for i := range 20 {
				if !yield(strings.Replace(said("The"), "0", strings.Repeat("0", i+1), 1)) {
					return
				}
			}
		}), []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19}},
	} {
		whole, differs := llm.ReadFramed(c.lines)
		if differs >= 0 || !slices.Equal(whole, c.whole) {
			t.Errorf("%s: %v were decoded, want %v; line %d differs", c.name, whole, c.whole, differs)
		}
	}
}

func FuzzAChunkIsReadFromItsFrameAsItIsDecoded(f *testing.F) {
	f.Add(`{"choices":[{"delta":{"content":"a"}}]}` + "\n" + `{"choices":[{"delta":{"content":"b\n"}}]}`)
	f.Add(`{"event":"e","enveloped":{"choices":[{"delta":{"thinking":"a"}}]}}` + "\n" + `{"event":"e","enveloped":{"choices":[{"delta":{"thinking":""}}]}}`)
	f.Add(`{"choices":[{"delta":{"content":[{"text":"a"}]}}]}` + "\n" + `{"choices":[{"delta":{"content":[{"text":"b"}]}}]}`)
	f.Fuzz(func(t *testing.T, text string) {
		if _, differs := llm.ReadFramed(strings.Split(text, "\n")); differs >= 0 {
			t.Errorf("line %d differs", differs)
		}
	})
}
