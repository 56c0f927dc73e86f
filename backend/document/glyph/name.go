package glyph

import (
	"strconv"
	"strings"

	"golang.org/x/text/unicode/norm"
)

// Ligatures splits letters that type puts together and text does not.
var Ligatures = strings.NewReplacer("ﬀ", "ff", "ﬁ", "fi", "ﬂ", "fl", "ﬃ", "ffi", "ﬄ", "ffl", "ﬅ", "st", "ﬆ", "st", "\u00A0", " ", "\u00AD", "-")

// OfName gives the text of a glyph by its PostScript name (Adobe Glyph List
// Specification): "Eacute", "uni20AC", "f_i", "a.sc". Names that say nothing, as
// "g17", give U+FFFD.
func OfName(name string) string {
	name, _, _ = strings.Cut(name, ".")
	if parts := strings.Split(name, "_"); len(parts) > 1 && len(parts) < 5 {
		var b strings.Builder
		for _, part := range parts {
			b.WriteString(OfName(part))
		}
		return b.String()
	}
	if len(name) == 1 && name[0] > ' ' && name[0] < 0x7f {
		return name
	}
	if text, known := glyphNames[name]; known {
		return text
	}
	for prefix, digits := range map[string]int{"uni": 4, "u": 4} {
		if hex, ok := strings.CutPrefix(name, prefix); ok && len(hex) >= digits && len(hex) <= 6 {
			if n, err := strconv.ParseUint(hex, 16, 32); err == nil && n > ' ' {
				return Ligatures.Replace(string(rune(n)))
			}
		}
	}
	// A letter and its accent, as in "Scaron".
	if len(name) > 1 {
		if accent, known := accents[name[1:]]; known {
			if one := norm.NFC.String(name[:1] + accent); len([]rune(one)) == 1 {
				return one
			}
		}
	}
	return "\uFFFD"
}

var accents = map[string]string{
	"grave": "\u0300", "acute": "\u0301", "circumflex": "\u0302", "tilde": "\u0303", "macron": "\u0304", "breve": "\u0306",
	"dotaccent": "\u0307", "dieresis": "\u0308", "ring": "\u030A", "hungarumlaut": "\u030B", "caron": "\u030C",
	"cedilla": "\u0327", "commaaccent": "\u0327", "ogonek": "\u0328",
}

// glyphNames are the names that cannot be derived.
var glyphNames = glyphTable(`
space \u0020 exclam ! quotedbl " numbersign # dollar $ percent % ampersand & quotesingle ' parenleft ( parenright ) asterisk * plus +
comma , hyphen - minus − period . slash / zero 0 one 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 colon : semicolon ;
less < equal = greater > question ? at @ bracketleft [ backslash \ bracketright ] asciicircum ^ underscore _ grave ` + "`" + `
braceleft { bar | braceright } asciitilde ~ exclamdown ¡ cent ¢ sterling £ currency ¤ yen ¥ brokenbar ¦ section § dieresis ¨
copyright © ordfeminine ª guillemotleft « logicalnot ¬ registered ® macron ¯ degree ° plusminus ± twosuperior ² threesuperior ³
acute ´ mu µ paragraph ¶ periodcentered · cedilla ¸ onesuperior ¹ ordmasculine º guillemotright » onequarter ¼ onehalf ½
threequarters ¾ questiondown ¿ AE Æ Eth Ð multiply × Oslash Ø Thorn Þ germandbls ß ae æ eth ð divide ÷ oslash ø thorn þ
OE Œ oe œ Lslash Ł lslash ł dotlessi ı dotlessj ȷ Dcroat Đ dcroat đ Hbar Ħ hbar ħ florin ƒ circumflex ˆ caron ˇ breve ˘
dotaccent ˙ ring ˚ ogonek ˛ tilde ˜ hungarumlaut ˝ endash – emdash — quoteleft ‘ quoteright ’ quotesinglbase ‚ quotedblleft “
quotedblright ” quotedblbase „ dagger † daggerdbl ‡ bullet • ellipsis … perthousand ‰ guilsinglleft ‹ guilsinglright › fraction ⁄
Euro € trademark ™ nbspace \u0020 sfthyphen - ff ff fi fi fl fl ffi ffi ffl ffl
Alpha Α Beta Β Gamma Γ Delta Δ Epsilon Ε Zeta Ζ Eta Η Theta Θ Iota Ι Kappa Κ Lambda Λ Mu Μ Nu Ν Xi Ξ Omicron Ο Pi Π Rho Ρ
Sigma Σ Tau Τ Upsilon Υ Phi Φ Chi Χ Psi Ψ Omega Ω alpha α beta β gamma γ delta δ epsilon ε epsilon1 ϵ zeta ζ eta η theta θ
theta1 ϑ iota ι kappa κ lambda λ nu ν xi ξ omicron ο pi π rho ρ rho1 ϱ sigma σ sigma1 ς tau τ upsilon υ phi φ phi1 ϕ chi χ psi ψ omega ω
partialdiff ∂ summation ∑ product ∏ radical √ infinity ∞ integral ∫ approxequal ≈ notequal ≠ lessequal ≤ greaterequal ≥ lozenge ◊
element ∈ notelement ∉ intersection ∩ union ∪ propersubset ⊂ reflexsubset ⊆ propersuperset ⊃ emptyset ∅ universal ∀ existential ∃
arrowleft ← arrowup ↑ arrowright → arrowdown ↓ arrowboth ↔ arrowdblright ⇒ arrowdblleft ⇐ arrowdblboth ⇔ gradient ∇ angle ∠
logicaland ∧ logicalor ∨ equivalence ≡ similar ∼ proportional ∝ prime ′ minute ′ second ″ asteriskmath ∗ dotmath ⋅ circlemultiply ⊗ circleplus ⊕
angbracketleft ⟨ angbracketright ⟩ check ✓ square □ circle ○ triangle △
`)

func glyphTable(list string) map[string]string {
	fields := strings.Fields(list)
	table := make(map[string]string, len(fields)/2)
	for i := 0; i+1 < len(fields); i += 2 {
		table[fields[i]] = strings.ReplaceAll(fields[i+1], `\u0020`, " ")
	}
	return table
}

// StandardLetters says where the fonts' own encoding differs from that of Windows.
func StandardLetters() map[int]string {
	return map[int]string{
		0x27: "’", 0x60: "‘", 0xA4: "⁄", 0xA6: "ƒ", 0xA9: "'", 0xAA: "“", 0xAC: "‹", 0xAD: "›", 0xAE: "fi", 0xAF: "fl",
		0xB1: "–", 0xB2: "†", 0xB3: "‡", 0xB4: "·", 0xB7: "•", 0xB8: "‚", 0xB9: "„", 0xBA: "”", 0xBC: "…", 0xBD: "‰",
		0xC1: "`", 0xC2: "´", 0xC3: "ˆ", 0xC4: "˜", 0xC5: "¯", 0xC6: "˘", 0xC7: "˙", 0xC8: "¨", 0xCA: "˚", 0xCB: "¸",
		0xCD: "˝", 0xCE: "˛", 0xCF: "ˇ", 0xD0: "—", 0xE1: "Æ", 0xE3: "ª", 0xE8: "Ł", 0xE9: "Ø", 0xEA: "Œ", 0xEB: "º",
		0xF1: "æ", 0xF5: "ı", 0xF8: "ł", 0xF9: "ø", 0xFA: "œ", 0xFB: "ß",
	}
}
