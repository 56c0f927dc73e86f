//go:build !bundled

package frontend_test

import (
	"io/fs"
	"testing"

	"terzetto/frontend"
)

// A table that is missing leaves the page empty in its language.
func TestThePageHasItsTablesOfSentences(t *testing.T) {
	for _, language := range []string{"de", "es", "fr"} {
		for _, name := range []string{"translations/" + language + ".js", "translations/errors/" + language + ".js"} {
			if _, err := fs.Stat(frontend.Files(), name); err != nil {
				t.Error(err)
			}
		}
	}
}
