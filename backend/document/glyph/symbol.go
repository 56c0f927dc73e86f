package glyph

import (
	"strings"
	"unicode/utf8"
)

// symbols is the order of the font Symbol from the space on, and from 0xA0 on. Where it has nothing there is U+FFFD.
var symbols = [2][]rune{
	[]rune(" !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼"),
	[]rune("€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪\uFFFD⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭"),
}

// wingdings is the same of Wingdings.
var wingdings = [2][]rune{
	[]rune(" ✏✂✁👓🕭🕮🕯☎✆✉✉📪📫📬📭📁📂📄🗏🗐🗄⌛🖮🖰🖲🖳🖴🖫🖬✇✍✍✌👌👍👎☜☞☝☟✋☺😐☹💣☠⚐🏱✈☼💧❄✝✞✝✠✡☪☯ॐ☸♈♉♊♋♌♍♎♏♐♑♒♓&&●○■☐◻❑❒◆◆◆❖◆⌧⮹⌘❀✿“”"),
	[]rune("▪○○○◉◎○▪☐▴✦★✶✴✹✵⌖⌖✧⌑✧✪✰🕐🕑🕒🕓🕔🕕🕖🕗🕘🕙🕚🕛↲↳↰↱↶↷↵↴↺↻↩↪⤶⤷⤴⤵↩↪⌫⌦➢➢➢➢←→↑↓←→↑↓↖↗↙↘←→↑↓↖↗↙↘⇦⇨⇧⇩⇔⇕⇖⇗⇙⇘▭▫✗✓☒☑⊞"),
}

// OfSymbol gives the text of a code in a font of symbols, by the font's name. Fonts of other names have none.
func OfSymbol(font string, code rune) (text string, ok bool) {
	if code >= 0xF000 && code <= 0xF0FF { // where such fonts lie in Unicode
		code -= 0xF000
	}
	var of rune
	switch font = strings.ToLower(font); {
	case strings.Contains(font, "dingbat"):
		of = dingbat(code)
	case strings.Contains(font, "wingdings 2"), strings.Contains(font, "wingdings2"):
		of = map[rune]rune{0x4F: '✗', 0x50: '✓', 0x51: '☒', 0x52: '☑', 0x53: '☒', 0x54: '☒', 0xA3: '☐', 0x97: '•', 0x98: '•'}[code]
	case strings.Contains(font, "wingdings") && !strings.Contains(font, "3"):
		of = inOrder(wingdings, code)
	case font == "symbol", strings.HasPrefix(font, "symbol,"), strings.HasSuffix(font, "+symbol"), strings.HasPrefix(font, "symbolmt"), strings.HasPrefix(font, "symbol "):
		of = inOrder(symbols, code)
	}
	if of == 0 || of == utf8.RuneError {
		return "", false
	}
	return string(of), true
}

func inOrder(of [2][]rune, code rune) rune {
	for half, from := range []rune{0x20, 0xA0} {
		if at := code - from; at >= 0 && int(at) < len(of[half]) {
			return of[half][at]
		}
	}
	return 0
}

// dingbat gives the sign of a code of ZapfDingbats, most of which lie in Unicode in the same order.
func dingbat(code rune) rune {
	others := map[rune]rune{
		0x20: ' ', 0x25: '☎', 0x2A: '☛', 0x2B: '☞', 0x48: '★', 0x6C: '●', 0x6E: '■', 0x73: '▲', 0x74: '▼', 0x75: '◆', 0x77: '◗',
		0xA8: '♣', 0xA9: '♦', 0xAA: '♥', 0xAB: '♠', 0xD5: '→', 0xD6: '↔', 0xD7: '↕',
	}
	switch of, other := others[code]; {
	case other:
		return of
	case code >= 0x21 && code <= 0x7E:
		return 0x2701 + code - 0x21
	case code >= 0xA1 && code <= 0xA7:
		return 0x2761 + code - 0xA1
	case code >= 0xAC && code <= 0xB5:
		return '①' + code - 0xAC
	case code >= 0xB6 && code <= 0xFE && code != 0xF0:
		return 0x2776 + code - 0xB6
	}
	return 0
}
