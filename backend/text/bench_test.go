package text_test

import (
	"fmt"
	"strings"
	"testing"

	"terzetto/backend/text"
)

// BenchmarkPatches applies fifty patches that need the loosest reading to a long draft.
func BenchmarkPatches(b *testing.B) {
	var draft strings.Builder
	var patches []text.Patch
	for i := range 2000 {
		fmt.Fprintf(&draft, "“Line %d,” he said — softly. ", i)
		if i%40 == 0 {
			patches = append(patches, text.Patch{Search: fmt.Sprintf("\"Line %d,\" he said - softly.", i), Replace: "Nothing."})
		}
	}
	s := draft.String()
	b.ReportAllocs()
	for b.Loop() {
		if _, errs := text.ApplyPatches(s, patches); len(errs) > 0 {
			b.Fatal(errs)
		}
	}
}
