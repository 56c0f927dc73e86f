package numberformat

import (
	"strconv"
	"strings"

	"github.com/xuri/nfp"
)

// A section is the part of a format for some numbers, or for texts.
type section struct {
	pieces   []piece
	operator string // of a condition; empty without one
	operand  float64
	text     bool // it has the place of a text
}

// A piece is one character of a format that means something, or what is shown as it is.
type piece struct {
	kind byte // 0, #, ? a figure; . , / E % themselves; d a denominator; @ the text; G the number as it is; " a literal
	text string
}

// sections takes a format apart. One that can't be read has none.
func sections(code string) (all []section) {
	defer func() {
		if recover() != nil { // the parser is made for formats as they should be
			all = nil
		}
	}()
	parser := nfp.NumberFormatParser()
	code, exponents := readable(code)
	for _, s := range parser.Parse(code) {
		all = append(all, newSection(s.Items))
		for i, p := range all[len(all)-1].pieces {
			if p.kind == 'E' && len(exponents) > 0 {
				all[len(all)-1].pieces[i].text = exponents[0]
				exponents = exponents[1:]
			}
		}
	}
	return all
}

// readable spells what the parser does not know in a way that it knows, with the same meaning: 0/0 as ?/?, and E-0 as E+0. It
// gives what each exponent was.
func readable(code string) (as string, exponents []string) {
	b, quoted, brackets := []byte(code), false, false
	for i := 0; i < len(b); i++ {
		switch c := b[i]; {
		case quoted:
			quoted = c != '"'
		case brackets:
			brackets = c != ']'
		case c == '"':
			quoted = true
		case c == '[':
			brackets = true
		case c == '\\', c == '_', c == '*':
			i++
		case c == '/':
			before, behind := i, i+1
			for before > 0 && strings.IndexByte("0#?", b[before-1]) >= 0 {
				before--
			}
			for behind < len(b) && strings.IndexByte("0123456789#?", b[behind]) >= 0 {
				behind++
			}
			if before < i && behind > i+1 {
				anyPlaces(b[before:i])
				if strings.Trim(string(b[i+1:behind]), "0#?") == "" {
					anyPlaces(b[i+1 : behind])
				}
			}
		case (c == 'E' || c == 'e') && i+1 < len(b) && (b[i+1] == '-' || b[i+1] == '+'):
			exponents = append(exponents, "E"+string(b[i+1]))
			b[i], b[i+1] = 'E', '+'
		}
	}
	return string(b), exponents
}

// anyPlaces makes each place of a figure one that may stay empty: in a fraction all kinds are the same.
func anyPlaces(b []byte) {
	for i := range b {
		b[i] = '?'
	}
}

func newSection(tokens []nfp.Token) (s section) {
	before := ""
	for _, t := range tokens {
		switch t.TType {
		case nfp.TokenTypeZeroPlaceHolder, nfp.TokenTypeHashPlaceHolder, nfp.TokenTypeDigitalPlaceHolder, nfp.TokenTypeDecimalPoint,
			nfp.TokenTypeThousandsSeparator, nfp.TokenTypePercent, nfp.TokenTypeFraction:
			for _, c := range t.TValue {
				s.add(c)
			}
		case nfp.TokenTypeExponential:
			s.pieces = append(s.pieces, piece{'E', t.TValue})
		case nfp.TokenTypeDenominator:
			s.pieces = append(s.pieces, piece{'d', t.TValue})
		case nfp.TokenTypeTextPlaceHolder:
			s.text = true
			s.pieces = append(s.pieces, piece{'@', ""})
		case nfp.TokenTypeGeneral:
			s.pieces = append(s.pieces, piece{'G', ""})
		case nfp.TokenTypeLiteral:
			if t.TValue == "," && before == nfp.TokenTypeThousandsSeparator { // the second of two
				s.add(',')
				continue
			}
			s.pieces = append(s.pieces, piece{'"', t.TValue})
		case nfp.TokenTypeAlignment:
			s.pieces = append(s.pieces, piece{'"', " "})
		case nfp.TokenTypeCurrencyLanguage:
			for _, part := range t.Parts {
				if part.Token.TType == nfp.TokenSubTypeCurrencyString {
					s.pieces = append(s.pieces, piece{'"', part.Token.TValue})
				}
			}
		case nfp.TokenTypeCondition:
			if n, err := strconv.ParseFloat(t.Parts[1].Token.TValue, 64); err == nil {
				s.operator, s.operand = t.Parts[0].Token.TValue, n
			}
		}
		before = t.TType
	}
	return s
}

func (s *section) add(c rune) {
	if strings.ContainsRune("0#?.,/%", c) {
		s.pieces = append(s.pieces, piece{byte(c), ""})
		return
	}
	s.pieces = append(s.pieces, piece{'"', string(c)})
}

// holds reports whether a number meets the condition of a section.
func (s section) holds(number float64) bool {
	switch s.operator {
	case "<":
		return number < s.operand
	case "<=":
		return number <= s.operand
	case ">":
		return number > s.operand
	case ">=":
		return number >= s.operand
	case "<>":
		return number != s.operand
	case "=":
		return number == s.operand
	}
	return true
}

// choose finds the section for a number, and says whether the section shows the sign by itself.
func choose(all []section, number float64) (s section, signed, found bool) {
	if n := len(all); n > 0 && (n == 4 || n > 1 && all[n-1].text) {
		all = all[:n-1]
	}
	switch {
	case len(all) == 0:
		return section{}, false, false
	case all[0].operator != "" || len(all) > 1 && all[1].operator != "":
		for i, s := range all {
			if s.holds(number) {
				// What a section for smaller numbers says of them is all there is, as with the second of two.
				return s, i > 0 && s.operator == "" && all[0].holds(0) || strings.HasPrefix(s.operator, "<") && s.operand <= 0, true
			}
		}
		return section{}, false, false
	case len(all) > 1 && number < 0:
		return all[1], true, true
	case len(all) > 2 && number == 0:
		return all[2], false, true
	}
	return all[0], false, true
}

// fill puts a text, or a number that is spelled already, into its place.
func (s section) fill(text string) string {
	var b strings.Builder
	for _, p := range s.pieces {
		switch p.kind {
		case '@', 'G':
			b.WriteString(text)
		case '"':
			b.WriteString(p.text)
		}
	}
	return strings.TrimSpace(b.String())
}

// has reports whether a section has a piece of one of some kinds.
func (s section) has(kinds string) bool { return s.find(kinds) >= 0 }

func (s section) find(kinds string) int {
	for i, p := range s.pieces {
		if strings.IndexByte(kinds, p.kind) >= 0 {
			return i
		}
	}
	return -1
}
