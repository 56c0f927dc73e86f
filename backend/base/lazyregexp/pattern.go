package lazyregexp

import (
	"regexp"
	"sync"
)

// New gives the compiled form of an expression, which is made once, when it is first asked for. An expression that
// isn't valid panics then.
func New(expression string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(expression) })
}
