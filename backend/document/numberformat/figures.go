package numberformat

import (
	"math"
	"strconv"
	"strings"
)

// figures are the digits of a number on their way into the places of a section.
type figures struct {
	whole, part string // before and behind the point
	exponent    int
}

// show spells a number, which is not negative, in the places that the section has for its figures.
func (s section) show(number float64) (text string, isZero bool) {
	if s.has("/") {
		return s.fraction(number)
	}
	places, decimals, grouped, exponentAt := s.places(&number)
	f := round(number, decimals)
	if exponentAt >= 0 {
		f = scientific(number, max(places, 1), decimals)
	}
	isZero = strings.Trim(f.whole+f.part, "0") == ""
	f.whole = strings.TrimLeft(f.whole, "0")
	if places == 0 && decimals > 0 && exponentAt < 0 { // figures are never left out
		text = f.whole
	}
	return text + s.write(f, places, grouped), isZero
}

// places counts the places of figures before the point and behind it, and takes percent and thousands into the number.
func (s section) places(number *float64) (whole, decimals int, grouped bool, exponentAt int) {
	exponentAt = s.find("E")
	behind := false
	for i, p := range s.pieces {
		switch p.kind {
		case '.':
			behind = true
		case '%':
			*number *= 100
		case ',':
			if next := s.next(i); next == 0 { // behind the last figure it leaves out three
				*number /= 1000
			} else {
				grouped = grouped || !behind
			}
		case '0', '#', '?':
			switch {
			case exponentAt >= 0 && i > exponentAt:
			case behind:
				decimals++
			default:
				whole++
			}
		}
	}
	return whole, min(decimals, 30), grouped, exponentAt
}

// next is the kind of the next place of a figure behind a comma, before the point; 0 where there is none.
func (s section) next(at int) byte {
	for _, p := range s.pieces[at+1:] {
		switch p.kind {
		case '0', '#', '?':
			return p.kind
		case '.', 'E':
			return 0
		}
	}
	return 0
}

// round gives the figures of a number. As in a workbook, fifteen of them count: 1.005 is no smaller than it looks.
func round(number float64, decimals int) figures {
	const most = 15
	if size := math.Log10(max(number, 1)); size+float64(decimals) < most-1 {
		number *= 1 + 1e-15
	} else if n, err := strconv.ParseFloat(strconv.FormatFloat(number, 'g', most, 64), 64); err == nil {
		number = n
	}
	whole, part, _ := strings.Cut(strconv.FormatFloat(number, 'f', decimals, 64), ".")
	return figures{whole: whole, part: part}
}

// scientific gives the figures of a number with an exponent, which is a multiple of the places before the point.
func scientific(number float64, places, decimals int) figures {
	if number == 0 {
		return round(0, decimals)
	}
	exponent := int(math.Floor(math.Log10(number)))
	exponent -= ((exponent % places) + places) % places
	f := round(number/math.Pow10(exponent), decimals)
	if len(f.whole) > places { // 9.99 was rounded up
		exponent += places
		f = round(number/math.Pow10(exponent), decimals)
	}
	f.exponent = exponent
	return f
}

// write puts figures into the places of the section.
func (s section) write(f figures, places int, grouped bool) string {
	var b strings.Builder
	at, decimal, exponent := 0, 0, false
	last := s.lastDecimal(f.part)
	for _, p := range s.pieces {
		switch p.kind {
		case '"':
			b.WriteString(p.text)
		case '%':
			b.WriteByte('%')
		case '.':
			if at = places; last > 0 {
				b.WriteByte('.')
			}
		case 'E':
			exponent = true
			b.WriteByte('E')
			if f.exponent < 0 {
				b.WriteByte('-')
			} else if strings.HasSuffix(p.text, "+") {
				b.WriteByte('+')
			}
			digits := strconv.Itoa(max(f.exponent, -f.exponent))
			b.WriteString(strings.Repeat("0", max(0, s.exponentPlaces()-len(digits))) + digits)
		case '0', '#', '?':
			switch {
			case exponent:
			case at < places:
				f.writeWhole(&b, p.kind, at, places, grouped)
				at++
			case decimal < last && decimal < len(f.part):
				b.WriteByte(f.part[decimal])
				decimal++
			}
		}
	}
	return b.String()
}

// writeWhole writes the figure of one place before the point; the first place takes all that have none of their own.
func (f figures) writeWhole(b *strings.Builder, kind byte, at, places int, grouped bool) {
	from, to := len(f.whole)-places+at, len(f.whole)-places+at+1
	if at == 0 {
		from = 0
	}
	digits := ""
	if to > 0 {
		digits = f.whole[max(from, 0):to]
	} else if kind == '0' {
		digits = "0"
	}
	for i := range len(digits) {
		b.WriteByte(digits[i])
		if left := places - at - 1 + len(digits) - 1 - i; grouped && left > 0 && left%3 == 0 {
			b.WriteByte(',')
		}
	}
}

// lastDecimal counts the places behind the point that are shown: those with a figure, and those that always have one.
func (s section) lastDecimal(part string) (last int) {
	behind, n := false, 0
	for _, p := range s.pieces {
		switch p.kind {
		case '.':
			behind = true
		case 'E':
			return last
		case '0', '#', '?':
			if !behind {
				continue
			}
			if n++; n <= len(part) && (p.kind == '0' || strings.Trim(part[n-1:n], "0") != "") {
				last = n
			}
		}
	}
	return last
}

func (s section) exponentPlaces() (n int) {
	for _, p := range s.pieces[s.find("E"):] {
		if p.kind == '0' {
			n++
		}
	}
	return n
}

// fraction spells a number such as 2 3/4: the places before the last gap are those of the whole part.
func (s section) fraction(number float64) (text string, isZero bool) {
	slash, gap := s.find("/"), -1
	most, fixed := int64(0), int64(0)
	for i, p := range s.pieces {
		switch {
		case i < slash && p.kind == '"' && strings.TrimSpace(p.text) == "" && s.find("0#?") < i && s.has("0#?"):
			gap = i
		case i > slash && p.kind == 'd':
			fixed, _ = strconv.ParseInt(p.text, 10, 64) // it has digits alone; too many are none
		case i > slash && strings.IndexByte("0#?", p.kind) >= 0 && most < 1e8:
			most = most*10 + 9
		}
	}
	whole := 0.0
	if gap >= 0 {
		whole = math.Floor(number)
	}
	const exact = 1 << 53
	if number > exact {
		return strconv.FormatFloat(number, 'g', 15, 64), false
	}
	numerator, denominator := int64(math.Round((number-whole)*float64(max(fixed, 1)))), max(fixed, 1)
	if fixed == 0 {
		numerator, denominator = nearest(number-whole, max(most, 1))
	}
	if gap >= 0 && numerator == denominator {
		whole, numerator = whole+1, 0
	}
	var parts []string
	if whole > 0 || numerator == 0 {
		parts = append(parts, strconv.FormatFloat(whole, 'f', 0, 64))
	}
	if numerator > 0 || gap < 0 {
		parts = append(parts[:len(parts)*min(1, gap+1)], strconv.FormatInt(numerator, 10)+"/"+strconv.FormatInt(denominator, 10))
	}
	return strings.Join(parts, " "), whole == 0 && numerator == 0
}

// nearest finds the fraction that is nearest to a number, with a denominator up to a limit.
func nearest(number float64, most int64) (numerator, denominator int64) {
	whole := math.Floor(number)
	n0, d0, n1, d1 := int64(1), int64(0), int64(whole), int64(1)
	for rest := number - whole; rest > 1e-11; {
		rest = 1 / rest
		a := math.Floor(rest)
		rest -= a
		if a*float64(d1)+float64(d0) > float64(most) {
			k := (most - d0) / d1
			n, d := k*n1+n0, k*d1+d0
			if d > 0 && math.Abs(float64(n)/float64(d)-number) < math.Abs(float64(n1)/float64(d1)-number) {
				return n, d
			}
			break
		}
		n0, d0, n1, d1 = n1, d1, int64(a)*n1+n0, int64(a)*d1+d0
	}
	return n1, d1
}
