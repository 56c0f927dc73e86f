package portable

import (
	"path"
	"strings"
)

// Stem is a file's name without folders and without its ending, whichever system wrote it.
func Stem(name string) string {
	base := path.Base(strings.ReplaceAll(name, `\`, "/"))
	return strings.TrimSuffix(base, path.Ext(base))
}
