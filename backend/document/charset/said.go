package charset

import (
	"cmp"
	"fmt"

	"terzetto/backend/base/fault"
)

// Check refuses the name of an unknown encoding. No name leaves the encoding to be found out.
func Check(name string) error {
	if _, _, known := Lookup(name); name != "" && !known {
		return fault.Newf(fault.Invalid, "Terzetto doesn't know the encoding %s. Name one such as utf-8, windows-1252 or gb18030.", shorten(name)).With("field", "encoding")
	}
	return nil
}

// Choose finds the encoding of bytes that came with a name for it. What a person says goes before that name and before the bytes.
func Choose(data []byte, label, said string) Choice {
	if said != "" {
		if e, name, known := Lookup(said); known {
			return Choice{Encoding: e, Name: name}
		}
	}
	return ByLabel(data, label)
}

// Doubt says to a person why the choice may be wrong; empty: nothing speaks against it.
func (c Choice) Doubt() string {
	switch name := cmp.Or(c.Name, "utf-8"); {
	case c.Label != "":
		return fmt.Sprintf("The text names the encoding “%s”, which isn't its own. Terzetto read the text as %s.", shorten(c.Label), name)
	case c.Guessed:
		return fmt.Sprintf("The text doesn't name its encoding. Terzetto read the text as %s.", name)
	}
	return ""
}

// Loss says to a person how many letters of a text were lost; empty: none were.
func Loss(letters int) string {
	if letters <= 0 {
		return ""
	}
	return fmt.Sprintf("Characters that couldn't be decoded: %d. The text has “\uFFFD” in their place.", letters)
}

// Read decodes bytes as Choose finds, and gives the doubts that there are, in sentences for people.
func Read(data []byte, label, said string) (text string, doubts []string) {
	c := Choose(data, label, said)
	text, lost := c.Decode(data)
	doubts = []string{}
	for _, doubt := range []string{c.Doubt(), Loss(lost)} {
		if doubt != "" {
			doubts = append(doubts, doubt)
		}
	}
	return text, doubts
}

// shorten bounds a name that a stranger gave.
func shorten(name string) string {
	const most = 40
	if letters := []rune(name); len(letters) > most {
		return string(letters[:most])
	}
	return name
}
