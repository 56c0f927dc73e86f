package prompt

import "strings"

// A page is text made of parts with a blank line between them. Empty parts leave no
// trace, so that an absent field never changes the bytes around it.
type page struct{ text strings.Builder }

func (p *page) add(part string) {
	if part == "" {
		return
	}
	if p.text.Len() > 0 {
		p.text.WriteString("\n\n")
	}
	p.text.WriteString(part)
}

func (p *page) String() string { return p.text.String() }

// joinTexts puts a blank line between the texts that are not empty.
func joinTexts(texts ...string) string {
	p := page{}
	for _, text := range texts {
		p.add(text)
	}
	return p.String()
}
