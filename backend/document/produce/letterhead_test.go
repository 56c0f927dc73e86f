package produce_test

import (
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/document/produce"
)

func TestADocumentHasTheLookOfItsTemplateAlone(t *testing.T) {
	template, err := produce.Word("Theirs", "# Secret\n\n1. private\n\nA note[^1].\n\n[^1]: private too\n\n![private]("+painted(t, "png", 9, 9)+")")
	if err != nil {
		t.Fatal(err)
	}
	template = rewritten(t, template, map[string]func(string) string{
		"[Content_Types].xml": func(s string) string { return strings.ReplaceAll(s, "document.main", "template.main") },
		"word/styles.xml": func(s string) string {
			return strings.NewReplacer(`"Heading1"`, `"berschrift1"`, `w:styleId="Quote"`, `w:styleId="Zitat1"`, `w:name w:val="Quote"`, `w:name w:val="Zitat"`).Replace(s)
		},
		"word/footer.xml":   func(s string) string { return strings.Replace(s, "<w:t>1</w:t>", "<w:t>Letterhead Ltd</w:t>", 1) },
		"word/document.xml": func(s string) string { return strings.Replace(s, `w:w="11906"`, `w:w="12345"`, 1) },
	})
	out, err := none.Print(t.Context(), "docx", produce.Content{Title: "Ours", Template: template, Markdown: sample + "\n\nOur note[^n].\n\n[^n]: Its words\n\n![a slope](" + painted(t, "png", 30, 10) + ")"})
	if err != nil {
		t.Fatal(err)
	}
	parts := wholePackage(t, out.Content)
	body := parts["word/document.xml"]
	for _, want := range []string{`w:w="12345"`, `w:val="berschrift1"`, `w:val="Quote"`, "pic:pic"} {
		if !strings.Contains(body, want) {
			t.Errorf("%s is not in %s", want, body)
		}
	}
	if styles := parts["word/styles.xml"]; strings.Count(styles, `w:styleId="Quote"`) != 1 || strings.Count(styles, `"heading 1"`) != 1 {
		t.Error("its styles are", styles)
	}
	if !strings.Contains(parts["word/footer.xml"], "Letterhead Ltd") || !strings.Contains(parts["docProps/core.xml"], "<dc:title>Ours") {
		t.Error("its footer or the title is missing")
	}
	got := texts(readBack(t, "a.docx", out.Content))
	for _, want := range []string{"# Report", "1. first\n2. second", "- inner", "Its words", "**Name**"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in %s", want, got)
		}
	}
	for name, text := range parts {
		if strings.Contains(text, "private") || strings.Contains(text, "Secret") {
			t.Errorf("%s holds what the template says", name)
		}
	}
	slides, err := produce.Slides("", "x", nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, wrong := range [][]byte{{}, slides, template[:len(template)/2]} {
		if _, err := none.Print(t.Context(), "docx", produce.Content{Markdown: "x", Template: wrong}); !fault.Is(err, fault.Invalid) {
			t.Errorf("a template of %d bytes gives %v", len(wrong), err)
		}
	}
}
