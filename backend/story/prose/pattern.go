package prose

import (
	"errors"
	"fmt"
	"regexp"
	"regexp/syntax"
	"strings"
)

// patternSteps bounds the machine that a pattern becomes. Matching costs its steps times the length of the text, so that
// no pattern of a person's can hold up a turn: x{1000} a hundred times over would.
const patternSteps = 2000

// CompilePattern reads a pattern of the phrase bank: Go's syntax, case ignored, curly marks as good as straight ones. What
// is wrong with it is said in words that fit behind a colon.
func CompilePattern(source string) (*regexp.Regexp, error) {
	if strings.TrimSpace(source) == "" {
		return nil, errors.New("it is empty")
	}
	// Curly marks count as straight ones on both sides, since a person types the one and a model writes the other.
	straight := "(?i)" + straightenQuotes(source)
	tree, err := syntax.Parse(straight, syntax.Perl)
	if err != nil {
		return nil, reasonOf(err)
	}
	program, err := syntax.Compile(tree.Simplify())
	if err != nil {
		return nil, reasonOf(err)
	}
	if len(program.Inst) > patternSteps {
		return nil, errors.New("it is too large, because it repeats too much")
	}
	regex, err := regexp.Compile(straight)
	if err != nil {
		return nil, reasonOf(err)
	}
	if regex.MatchString("") {
		return nil, errors.New("it fits everywhere, because every part of it may be missing")
	}
	return regex, nil
}

// reasons say in plain words what the compiler says in its own.
func reasonOf(err error) error {
	var e *syntax.Error
	if !errors.As(err, &e) {
		return err
	}
	switch e.Code {
	case syntax.ErrMissingParen:
		return errors.New("a round bracket is not closed")
	case syntax.ErrUnexpectedParen:
		return errors.New("a round bracket is closed that was not opened")
	case syntax.ErrMissingBracket:
		return errors.New("a square bracket is not closed")
	case syntax.ErrMissingRepeatArgument:
		return fmt.Errorf("there is nothing before %s that could repeat", e.Expr)
	case syntax.ErrTrailingBackslash:
		return errors.New("it ends in a backslash")
	case syntax.ErrInvalidPerlOp:
		return fmt.Errorf("%s is not offered here, because it could take for ever", e.Expr)
	case syntax.ErrInvalidRepeatSize, syntax.ErrLarge, syntax.ErrNestingDepth:
		return errors.New("it is too large, because it repeats too much")
	default:
		return fmt.Errorf("%s near %s", e.Code, e.Expr)
	}
}
