package pdf

import (
	"bytes"
	"encoding/hex"
	"math"
	"strconv"
)

// The kinds of tokens in content and in character maps.
const (
	pdfOperator = iota
	pdfNumber
	pdfString
	pdfName
	pdfOpen  // [
	pdfClose // ]
)

type pdfToken struct {
	kind   int
	text   []byte
	number float64
}

// pdfLexer reads tokens one after the other and never goes back, so that no nesting
// can exhaust anything. Brackets of arrays are tokens that most readers pass over;
// those of dictionaries are left out.
type pdfLexer struct {
	data     []byte
	at       int
	brackets bool // give out the brackets of arrays

	more func() (data []byte, ok bool) // what follows, in which no token goes on; nil: nothing
}

func pdfSpace(c byte) bool {
	return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f' || c == 0
}

func pdfDelimiter(c byte) bool {
	return bytes.IndexByte([]byte("()<>[]{}/%"), c) >= 0
}

func (l *pdfLexer) next() (pdfToken, bool) {
	for l.at < len(l.data) || l.refill() {
		if l.at == len(l.data) {
			continue
		}
		c := l.data[l.at]
		switch {
		case pdfSpace(c) || c == ')' || c == '{' || c == '}':
			l.at++
		case c == '%':
			for l.at < len(l.data) && l.data[l.at] != '\n' && l.data[l.at] != '\r' {
				l.at++
			}
		case c == '[' || c == ']':
			l.at++
			if l.brackets && c == '[' {
				return pdfToken{kind: pdfOpen}, true
			}
			if l.brackets {
				return pdfToken{kind: pdfClose}, true
			}
		case c == '(':
			return pdfToken{kind: pdfString, text: l.literal()}, true
		case c == '<':
			if l.at+1 < len(l.data) && l.data[l.at+1] == '<' {
				l.at += 2
				continue
			}
			return pdfToken{kind: pdfString, text: l.hex()}, true
		case c == '>':
			l.at++
		case c == '/':
			l.at++
			return pdfToken{kind: pdfName, text: l.word()}, true
		default:
			word := l.word()
			if n, err := strconv.ParseFloat(string(word), 64); err == nil && !math.IsNaN(n) && !math.IsInf(n, 0) && len(word) < 64 {
				return pdfToken{kind: pdfNumber, number: n}, true
			}
			return pdfToken{kind: pdfOperator, text: word}, true
		}
	}
	return pdfToken{}, false
}

// refill goes on with what follows, if there is anything.
func (l *pdfLexer) refill() (ok bool) {
	if l.more == nil {
		return false
	}
	l.data, ok = l.more()
	l.at = 0
	return ok
}

// word reads to the next white space or delimiter; it always takes something where
// there is something that is neither.
func (l *pdfLexer) word() []byte {
	from := l.at
	for l.at < len(l.data) && !pdfSpace(l.data[l.at]) && !pdfDelimiter(l.data[l.at]) {
		l.at++
	}
	return l.data[from:l.at]
}

func (l *pdfLexer) literal() []byte {
	var out []byte
	depth := 0
	for ; l.at < len(l.data); l.at++ {
		switch c := l.data[l.at]; c {
		case '(':
			if depth++; depth > 1 {
				out = append(out, c)
			}
		case ')':
			if depth--; depth == 0 {
				l.at++
				return out
			}
			out = append(out, c)
		case '\\':
			l.at++
			out = l.escape(out)
		default:
			out = append(out, c)
		}
	}
	return out
}

// escape reads what follows a backslash and stops at its last byte.
func (l *pdfLexer) escape(out []byte) []byte {
	if l.at >= len(l.data) {
		return out
	}
	c := l.data[l.at]
	if at := bytes.IndexByte([]byte("nrtbf"), c); at >= 0 {
		return append(out, "\n\r\t\b\f"[at])
	}
	switch {
	case c == '\r' && l.at+1 < len(l.data) && l.data[l.at+1] == '\n':
		l.at++
		return out
	case c == '\r' || c == '\n':
		return out
	case c >= '0' && c <= '7':
		n := 0
		for i := 0; i < 3 && l.at < len(l.data) && l.data[l.at] >= '0' && l.data[l.at] <= '7'; i++ {
			n = n*8 + int(l.data[l.at]-'0')
			l.at++
		}
		l.at--
		return append(out, byte(n))
	}
	return append(out, c)
}

// hex reads a string in hexadecimal digits; everything else in it is passed over, and a digit
// that is missing at its end is 0.
func (l *pdfLexer) hex() []byte {
	body := l.data[l.at+1:]
	if end := bytes.IndexByte(body, '>'); end >= 0 {
		body = body[:end]
		l.at++
	}
	l.at += 1 + len(body)
	digits := bytes.Map(func(c rune) rune {
		if c >= '0' && c <= '9' || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F' {
			return c
		}
		return -1
	}, body)
	if len(digits)%2 == 1 {
		digits = append(digits, '0')
	}
	n, _ := hex.Decode(digits, digits) // nothing but digits
	return digits[:n]
}

// skipImage passes over the bytes of a picture within content: up to an EI that
// stands alone.
func (l *pdfLexer) skipImage() {
	for {
		at := bytes.Index(l.data[min(l.at, len(l.data)):], []byte("EI"))
		if at < 0 {
			l.at = len(l.data)
			return
		}
		from := l.at + at
		l.at = from + 2
		if from > 0 && pdfSpace(l.data[from-1]) && (l.at == len(l.data) || pdfSpace(l.data[l.at])) {
			return
		}
	}
}
