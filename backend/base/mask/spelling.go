package mask

import (
	"bytes"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"html"
	"net/url"
	"slices"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"terzetto/backend/base/lazyregexp"
)

// spellings are the ways in which programs write a secret: as it is, as JSON and HTML escape it, in an address, in
// hexadecimal, and in Base64, alone or in the middle of a longer text.
func spellings(v string) []string {
	coded := []string{v}
	for _, in := range []*base64.Encoding{base64.StdEncoding, base64.URLEncoding} {
		coded = append(coded, in.EncodeToString([]byte(v)), in.WithPadding(base64.NoPadding).EncodeToString([]byte(v)))
		for offset := range 3 {
			coded = append(coded, within64(in, v, offset))
		}
	}
	all := []string{hex.EncodeToString([]byte(v)), strings.ToUpper(hex.EncodeToString([]byte(v)))}
	for _, c := range coded {
		all = append(all, c)
		all = append(all, inAddress(c)...)
		all = append(all, html.EscapeString(c), strings.ReplaceAll(html.EscapeString(c), "&#34;", "&quot;"))
	}
	all = append(all, inJSON(v, true), inJSON(v, false))
	for _, digit := range []string{`\u%04x`, `\u%04X`} {
		all = append(all, escapeFrom(inJSON(v, false), digit, utf8.RuneSelf), escapeFrom(v, digit, 0)) // as Python does it; every letter
	}
	for _, digit := range []string{"%%%02x", "%%%02X"} {
		var every strings.Builder
		for _, b := range []byte(v) {
			fmt.Fprintf(&every, digit, b)
		}
		all = append(all, every.String())
	}
	for _, one := range slices.Clone(all) {
		all = append(all, strings.ReplaceAll(one, "/", `\/`)) // as PHP writes JSON
	}
	return slices.DeleteFunc(all, func(s string) bool { return utf8.RuneCountInString(s) < minRecords })
}

// within64 is the part of the Base64 text of a longer value that depends on v alone, where so
// many bytes, modulo three, precede v. The characters at its ends mix in bits of its neighbours.
func within64(in *base64.Encoding, v string, offset int) string {
	text := in.WithPadding(base64.NoPadding).EncodeToString([]byte(strings.Repeat("\x00", offset) + v))
	first := (offset*8 + 5) / 6       // the first character without bits of what precedes
	last := (offset + len(v)) * 8 / 6 // the end of those without bits of what follows
	return text[first:last]
}

var percent = lazyregexp.New(`%[0-9A-F]{2}`)

// inAddress gives a value as programs escape it in addresses.
func inAddress(v string) []string {
	query := url.QueryEscape(v)
	spaced := strings.ReplaceAll(query, "+", "%20")
	component := strings.NewReplacer("%21", "!", "%27", "'", "%28", "(", "%29", ")", "%2A", "*").Replace(spaced) // as JavaScript does it
	all := []string{query, spaced, component, url.PathEscape(v)}
	for _, one := range slices.Clone(all) {
		all = append(all, percent().ReplaceAllStringFunc(one, strings.ToLower))
	}
	return all
}

// inJSON returns a value as a JSON string spells it, without the quotes.
func inJSON(value string, html bool) string {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(html)
	if e.Encode(value) != nil {
		return value
	}
	text := strings.TrimSuffix(b.String(), "\n")
	return text[1 : len(text)-1]
}

// escapeFrom writes the characters of a text from one on by their numbers.
func escapeFrom(text, digit string, from rune) string {
	var b strings.Builder
	for _, r := range text {
		if r < from {
			b.WriteRune(r)
			continue
		}
		for _, unit := range utf16.AppendRune(nil, r) {
			fmt.Fprintf(&b, digit, unit)
		}
	}
	return b.String()
}

// Placeholder reports whether a key is one of the words that programs tell people to enter where any
// text will do. To take such a word out of every text would hide nothing and blank out ordinary words.
func Placeholder(key string) bool {
	switch strings.ToLower(key) {
	case "none", "null", "nokey", "no-key", "no_key", "not-needed", "not_needed", "notneeded", "empty", "dummy", "test", "local", "localhost",
		"placeholder", "anything", "api-key", "api_key", "apikey", "ollama", "lm-studio", "lmstudio", "llama", "llama.cpp", "koboldcpp", "vllm",
		"sk-no-key-required", "sk-local":
		return true
	}
	return false
}

var keyLike = lazyregexp.New(`(?i)(authorization:?\s*(?:bearer|basic)?\s*|x-api-key:?\s*|api_key=|bearer\s+)\S+|sk-[A-Za-z0-9_-]{8,}`)

// Resembling takes out what only looks like a key, such as one that belongs to another program.
func Resembling(text string) string { return keyLike().ReplaceAllString(text, "[redacted]") }
