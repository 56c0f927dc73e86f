package passage

import "strings"

// AttachmentText writes a whole document as a model reads it with a message.
func AttachmentText(label string, p Excerpt) string {
	return "[A file came with this message: " + label + ", " + p.String() + ". " + Fenced + "]\n" + Fence(MarkedText(label, p.Unit, p.Passages))
}

// Beginning is what AttachmentText gives with only the first lines of the document, about most bytes.
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

// FoundPassages are passages of one document, in their order.
type FoundPassages struct {
	Label    string
	Unit     Unit
	Passages []Passage
}

// PassagesText writes passages of documents as a model reads them before a question.
func PassagesText(all []FoundPassages) string {
	var b strings.Builder
	for _, f := range all {
		b.WriteString(MarkedText(f.Label, f.Unit, f.Passages))
	}
	if b.Len() == 0 {
		return ""
	}
	return "Passages of the files in this conversation. " + Fenced + " " + Cite + "\n\n" + Fence(b.String())
}
