package tags_test

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/document/tags"
)

// scanned are the tokens of a file, and a last one where it fails.
func scanTokens(from io.Reader) (all []string) {
	s := tags.NewScanner(from)
	for {
		t, err := s.Next()
		switch {
		case errors.Is(err, io.EOF):
			return all
		case err != nil:
			return append(all, "damaged")
		case t.Kind == tags.Text:
			all = append(all, "“"+t.Text+"”")
		case t.Kind == tags.End:
			all = append(all, "/"+t.Name)
		default:
			tag := []string{t.Name}
			for i := range t.Attrs {
				tag = append(tag, fmt.Sprintf("%t %s", t.Attrs[i].Prefixed(), t.Attrs[i].Value()))
			}
			all = append(all, strings.Join(tag, " "))
		}
	}
}

// decoded is the same by the standard library.
func decodeTokens(from io.Reader) (all []string) {
	d := xml.NewDecoder(from)
	d.Strict = false
	d.CharsetReader = func(_ string, in io.Reader) (io.Reader, error) { return in, nil }
	for {
		t, err := d.RawToken()
		switch {
		case errors.Is(err, io.EOF):
			return all
		case err != nil:
			return append(all, "damaged")
		}
		switch t := t.(type) {
		case xml.CharData:
			all = append(all, "“"+string(t)+"”")
		case xml.EndElement:
			all = append(all, "/"+t.Name.Local)
		case xml.StartElement:
			tag := []string{t.Name.Local}
			for _, a := range t.Attr {
				tag = append(tag, fmt.Sprintf("%t %s", a.Name.Space != "", a.Value))
			}
			all = append(all, strings.Join(tag, " "))
		}
	}
}

var files = map[string]string{
	"an element with attributes":             `<?xml version="1.0" encoding="UTF-8"?><w:p w:a="1" b='2'>text</w:p>`,
	"an empty element":                       `<a><b/><c x="1" /></a>`,
	"the five entities":                      `<a x="&lt;&#10;&quot;">&amp;&#x41;&#65;&apos;&gt;</a>`,
	"entities that no one knows":             `<a>&nbsp; &; & &#; &#x; &#xZ; &#99999999999; &#xD800; a&b</a>`,
	"an entity where the file ends":          `<a>x</a>text &am`,
	"an ampersand where the file ends":       `<a>x</a>text &`,
	"an entity that ends the file":           `<a>x</a>text &amp;`,
	"a character that no text has":           "<a>x\x01y</a>",
	"bytes that are no text":                 "<a>x\xFFy</a>",
	"a section":                              "<a><![CDATA[1 < 2 && ]] > ]]]]><![CDATA[]]></a>",
	"a section that never ends":              "<a><![CDATA[1 < 2",
	"the end of a section in a text":         "<a>x ]]> y</a>",
	"a comment":                              "<a><!-- x -- --><b/></a>",
	"a comment of two strokes":               "<a><!----><!--->--><!-- > --></a>",
	"a directive with others in it":          `<!DOCTYPE a [<!ENTITY x "<y>'"><!-- > " --><?b?>]><a>&x;</a>`,
	"a directive of nothing":                 `<!><a>x</a><!"><b>`,
	"an instruction":                         `<?xml-model href=">"?><?a?><?b ??><a/>`,
	"a version that no one knows":            `<?xml version="2.0"?><a/>`,
	"values without quotes":                  `<a b=c-d:e f g = h/><x y=><z a=.>`,
	"a value with a tag in it":               `<a b="<c>"/>`,
	"line breaks of three kinds":             "<a b='\r\n1\r2\n'>\r\n1\r2\r\r\n&#13;\n</a>",
	"names with colons":                      `<a:b :c="1" d:="2"></a:b><:e/><f:/><a:b:c/>`,
	"names that are none":                    `<1a/>`,
	"a name that begins with a stroke":       `<-a/>`,
	"names in other scripts":                 `<été 名="1"/><é·/>`,
	"an end with attributes":                 `<a></a b>`,
	"an end with spaces":                     "<a></a \n>",
	"a tag that never ends":                  `<a><b c="1"`,
	"a lone bracket":                         `<a>1 < 2</a>`,
	"no tag at all":                          `text`,
	"a mark of order before the declaration": "\uFEFF<?xml version='1.0'?><a/>",
	"nothing":                                ``,
}

func TestAScannerGivesWhatTheStandardLibraryGives(t *testing.T) {
	for what, file := range files {
		t.Run(what, func(t *testing.T) {
			want := decodeTokens(strings.NewReader(file))
			for how, from := range map[string]io.Reader{"at once": strings.NewReader(file), "by bytes": iotest.OneByteReader(strings.NewReader(file)), "end and all": iotest.DataErrReader(strings.NewReader(file))} {
				if diff := cmp.Diff(want, scanTokens(from)); diff != "" {
					t.Errorf("%s (-library +scanner):\n%s", how, diff)
				}
			}
		})
	}
}

func TestALongFileIsReadInPieces(t *testing.T) {
	file := "<a>" + strings.Repeat(`<w:r w:id="1"><w:t xml:space="preserve">some &amp; more</w:t></w:r>`, 5000) + strings.Repeat("long ", 50_000) + "</a>"
	if diff := cmp.Diff(decodeTokens(strings.NewReader(file)), scanTokens(strings.NewReader(file))); diff != "" {
		t.Error(diff)
	}
}

func TestWhatPrecedesAFailureIsGiven(t *testing.T) {
	broken := errors.New("broken")
	s := tags.NewScanner(io.MultiReader(strings.NewReader("<a>text"), iotest.ErrReader(broken)))
	for _, want := range []string{"", "text"} {
		if token, err := s.Next(); err != nil || token.Text != want {
			t.Fatalf("%v %v", token, err)
		}
	}
	if _, err := s.Next(); !errors.Is(err, broken) {
		t.Errorf("it ended with %v", err)
	}
}

func TestATokenHasNoMoreThanItMay(t *testing.T) {
	s := tags.NewScanner(strings.NewReader(`<a b="` + strings.Repeat("x", 1<<20) + `">`))
	s.Most = 64 << 10
	if _, err := s.Next(); !errors.Is(err, tags.ErrLarge) {
		t.Errorf("it gave %v", err)
	}
}

func FuzzScanner(f *testing.F) {
	for _, file := range files {
		f.Add(file)
	}
	f.Fuzz(func(t *testing.T, file string) {
		for _, c := range file {
			if c >= 0x80 {
				return // which letters of other scripts a name may have, the standard library knows from 1998
			}
		}
		want := decodeTokens(strings.NewReader(file))
		for how, from := range map[string]io.Reader{"at once": strings.NewReader(file), "by bytes": iotest.OneByteReader(strings.NewReader(file))} {
			if diff := cmp.Diff(want, scanTokens(from)); diff != "" {
				t.Errorf("%s (-library +scanner):\n%s", how, diff)
			}
		}
	})
}
