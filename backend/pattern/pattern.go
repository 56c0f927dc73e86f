package pattern

import (
	"regexp"
	"sync"
)

// Lazy gives the compiled form of an expression, which is made once, when it is first asked for. An expression that
// isn't valid panics then.
func Lazy(expression string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(expression) })
}
