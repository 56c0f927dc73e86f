package passage

import "strings"

// Attached is a whole document as it goes with a message.
func Attached(label string, p Part) string {
	return "[A file came with this message: " + label + ", " + p.String() + ". " + Fenced + "]\n" + Fence(Shown(label, p.Unit, p.Passages))
}

// Beginning is what Attached gives with only the first lines of the document, about most bytes.
func Beginning(attached string, most int) string {
	intro, fenced, _ := strings.Cut(attached, "\n")
	_, body, _ := strings.Cut(fenced, "\n")
	body = body[:max(strings.LastIndexByte(body, '\n'), 0)] // without the fence's end
	if len(body) <= most {
		return attached
	}
	body = strings.ToValidUTF8(body[:most], "")
	if end := strings.LastIndexByte(body, '\n'); end > 0 {
		body = body[:end]
	}
	return intro + "\n" + Fence(body+"\n[…]")
}

// A Find is passages of one document, in their order.
type Find struct {
	Label    string
	Unit     Unit
	Passages []Passage
}

// Quoted is passages of documents as they go before a question.
func Quoted(all []Find) string {
	var b strings.Builder
	for _, f := range all {
		b.WriteString(Shown(f.Label, f.Unit, f.Passages))
	}
	if b.Len() == 0 {
		return ""
	}
	return "**Passages of the files in this conversation**\n\n" + Fenced + " " + Cite + "\n\n" + Fence(b.String())
}
