package backend_test

import (
	"go/ast"
	"slices"
	"strings"
	"testing"
)

// mostWords is how many words the name of a test may have behind "Test".
const mostWords = 10

func TestATestIsNamedInAtMostTenWords(t *testing.T) {
	for _, s := range sourcesAndTests(t) {
		for _, d := range s.tree.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || !s.isTest() || !strings.HasPrefix(fn.Name.Name, "Test") {
				continue
			}
			if count := len(divide(fn.Name.Name)) - 1; count > mostWords {
				t.Errorf("%s:%d: %s has %d words, and may have %d", s.name, s.line(fn.Pos()), fn.Name.Name, count, mostWords)
			}
		}
	}
}

// participles are those that do not end in "ed". A verb that has the same form, such as "set", is none.
var participles = strings.Fields(`asleep begun bent born bought bound broken brought built caught chosen done drawn driven
	fallen felt forgotten found given gone got grown heard held hidden kept known laid led left lent lost made meant met paid
	said sealed seen sent shown sold sought spent spoken stuck sworn taken thought thrown told torn understood unseen won worn woven written
	again along already anew apart aside away behind below beneath beside between beyond elsewhere here inside meanwhile outside soon
	there together within whole`)

// verbs end in "ed" and are no participles.
var verbs = strings.Fields("embed exceed feed need proceed seed speed succeed")

// A function is named by a verb or by what it gives, so that it can be guessed and searched. One that only answers yes
// or no may be a participle, as in Run.Ended.
func TestABareParticipleIsNoNameOfAFunction(t *testing.T) {
	for _, s := range sources(t) {
		if ast.IsGenerated(s.tree) {
			continue
		}
		for _, d := range s.tree.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || !isParticiple(fn.Name.Name) || answersYesOrNo(fn.Type) {
				continue
			}
			t.Errorf("%s:%d: %s is a bare participle or adverb: name it by a verb or by what it gives", s.name, s.line(fn.Pos()), nameOf(fn))
		}
	}
}

func isParticiple(name string) bool {
	word := strings.ToLower(name)
	return len(divide(name)) == 1 && (slices.Contains(participles, word) || strings.HasSuffix(word, "ed") && !slices.Contains(verbs, word))
}

func answersYesOrNo(fn *ast.FuncType) bool {
	if fn.Results == nil || len(fn.Results.List) != 1 {
		return false
	}
	result, ok := fn.Results.List[0].Type.(*ast.Ident)
	return ok && result.Name == "bool"
}
