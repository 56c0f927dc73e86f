package team

import (
	"fmt"
	"path"
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/base/lists"
)

// maxLabel is what file systems take with room for a number behind it.
const maxLabel = 120

// Label makes a file name of what a model or a person wrote: no folders, no signs that a
// file system refuses, never empty and never longer than 120 bytes.
func Label(written string) string {
	written = strings.ReplaceAll(written, `\`, "/")
	name := strings.Map(func(r rune) rune {
		switch {
		case r == utf8.RuneError, unicode.IsControl(r), unicode.Is(unicode.Cf, r):
			return -1
		case strings.ContainsRune(`<>:"|?*`, r):
			return '-'
		}
		return r
	}, path.Base(strings.TrimSpace(written)))
	name = strings.Trim(name, " .")
	if name == "" || name == "/" || name == "-" {
		return "document"
	}
	stem, ext := CutExt(name)
	for len(stem)+len(ext)+1 > maxLabel && stem != "" {
		_, size := utf8.DecodeLastRuneInString(stem)
		stem = stem[:len(stem)-size]
	}
	return joinExt(stem, ext)
}

// CutExt parts a file name from its extension, which is given in lower case without dot.
func CutExt(name string) (stem, ext string) {
	dot := strings.LastIndexByte(name, '.')
	if dot <= 0 || len(name)-dot > 12 || strings.ContainsRune(name[dot:], ' ') {
		return name, ""
	}
	return name[:dot], strings.ToLower(name[dot+1:])
}

func joinExt(stem, ext string) string {
	if ext == "" {
		return stem
	}
	return stem + "." + ext
}

// takenBy are the labels of documents in lower case.
func takenBy(all []Document) map[string]bool {
	return lists.Set(all, func(d Document) string { return strings.ToLower(d.Label()) })
}

// free is a label that none of the taken ones is, whatever its case.
func free(label string, taken map[string]bool) string {
	stem, ext := CutExt(label)
	for n := 2; taken[strings.ToLower(label)]; n++ {
		label = joinExt(fmt.Sprintf("%s (%d)", stem, n), ext)
	}
	return label
}
