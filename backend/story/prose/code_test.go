package prose_test

import (
	"testing"

	"terzetto/backend/story/prose"
)

func TestCodeKeepsItsMarksInEveryStyle(t *testing.T) {
	for _, c := range []struct{ name, draft, want string }{
		{"stars that lose theirs", "*He types `*x*` and waits.* \"Now.\"", "He types `*x*` and waits. \"Now.\""},
		{"a star in two backticks", "*He types ``a ` *b`` twice.* \"Now.\"", "He types ``a ` *b`` twice. \"Now.\""},
		{"quotes in code are no speech", "*He types `say \"hi\"` again.* \"Now.\"", "He types `say \"hi\"` again. \"Now.\""},
		{"a lone backtick is no code", "*He ` waits.* \"Now.\"", "He ` waits. \"Now.\""},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := prose.Consistent(c.draft, bareAndQuoted()); got != c.want {
				t.Errorf("%s\nwant %s", got, c.want)
			}
		})
	}
	if got, want := prose.Consistent("He types `*x*` and waits. \"Now.\"", starredAndQuoted()), "*He types `*x*` and waits.* \"Now.\""; got != want {
		t.Errorf("%s\nwant %s", got, want)
	}
}
