package text

import (
	"slices"
	"strings"
	"unicode"

	"terzetto/backend/base/lists"
)

// Language guesses the language of a text by its letters and small words, as an ISO 639-1 code. It
// is empty where the text does not say enough: a wrong guess is worse than none.
func Language(s string) string {
	if code := byScript(s); code != "" {
		return code
	}
	found := strings.FieldsFunc(strings.ToLower(s), func(r rune) bool { return !unicode.IsLetter(r) })
	best, hits, tied := "", 0, false
	for _, l := range smallWords() {
		n := lists.Count(found, func(w string) bool { return slices.Contains(l.words, w) })
		if strings.ContainsAny(s, l.letters) {
			n++
		}
		switch {
		case n > hits:
			best, hits, tied = l.code, n, false
		case n == hits:
			tied = true
		}
	}
	const enough = 2
	if hits < enough || tied {
		return ""
	}
	return best
}

// byScript is the language of a script that few languages are written in, where most letters are of it.
func byScript(s string) string {
	counts, letters := map[string]int{}, 0
	for _, r := range s {
		if !unicode.IsLetter(r) {
			continue
		}
		letters++
		for _, of := range []struct {
			script *unicode.RangeTable
			code   string
		}{
			{unicode.Arabic, "ar"},
			{unicode.Hebrew, "he"},
			{unicode.Hangul, "ko"},
			{unicode.Hiragana, "ja"},
			{unicode.Katakana, "ja"},
			{unicode.Han, "zh"},
			{unicode.Greek, "el"},
			{unicode.Thai, "th"},
			{unicode.Devanagari, "hi"},
			{unicode.Cyrillic, "ru"},
		} {
			if unicode.Is(of.script, r) {
				counts[of.code]++
			}
		}
	}
	if counts["ja"] > 0 { // Japanese has Chinese letters beside its own
		counts["ja"] += counts["zh"]
	}
	for code, n := range counts {
		if n*2 > letters && (code != "zh" || counts["ja"] == 0) {
			return ofScript(code, s)
		}
	}
	return ""
}

// ofScript tells languages apart that share a script, by letters that only one of them has.
func ofScript(code, s string) string {
	switch {
	case code == "ar" && strings.ContainsAny(s, "ٹڈڑے"):
		return "ur"
	case code == "ar" && strings.ContainsAny(s, "پچژگ"):
		return "fa"
	case code == "ru" && strings.ContainsAny(s, "іїєґІЇЄҐ"):
		return "uk"
	}
	return code
}

// A smallWord list is how a language in Latin letters is known.
type smallWord struct {
	code    string
	words   []string
	letters string // that the others do not have
}

func smallWords() []smallWord {
	return []smallWord{
		{"en", strings.Fields("the and of to in is it for with this that what how please make write give about from are my your shorter into all you can not an a"), "\x00"},
		{"de", strings.Fields("der die das und ist nicht ein eine einen mit für von zu den dem im bitte mach mache schreib schreibe gib über aus auf es ich was wie kürzer fasse zusammen erstelle"), "ßäöü"},
		{"fr", strings.Fields("le la les et est un une des du pour avec dans ce cette sur que qui merci écris écrivez fais faites rends plus court résume les je vous mon ma au en"), "çœèêùîâ"},
		{"es", strings.Fields("el la los las y es un una del para con en este esta sobre que por favor escribe haz hazlo más corto resume mi los al de informe"), "ñ¿¡"},
		{"it", strings.Fields("il lo gli e è un una di del della per con questo questa che scrivi fai più breve riassumi le al nel sono"), "ìò"},
		{"pt", strings.Fields("o os e é um uma de do da para com este esta que por favor escreva faça mais curto resuma ao na no não"), "ãõ"},
		{"nl", strings.Fields("de het en is een van voor met dit dat schrijf maak korter vat samen over niet alsjeblieft mijn aan uit"), "\x00"},
	}
}
