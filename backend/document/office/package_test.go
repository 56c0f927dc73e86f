package office_test

import (
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/document/office"
)

func TestAPartIsChangedWhereItIs(t *testing.T) {
	const part = `<?xml version="1.0"?><a xmlns:x="y"><b n="1"/><c><b/></c> <d/></a>`
	for _, c := range []struct {
		without []string
		before  []string
		want    string
	}{
		{nil, nil, `<?xml version="1.0"?><a xmlns:x="y"><b n="1"/><c><b/></c> <d/>NEW</a>`},
		{nil, []string{"c"}, `<?xml version="1.0"?><a xmlns:x="y"><b n="1"/>NEW<c><b/></c> <d/></a>`},
		{nil, []string{"x", "d"}, `<?xml version="1.0"?><a xmlns:x="y"><b n="1"/><c><b/></c> NEW<d/></a>`},
		{[]string{"b"}, []string{"d"}, `<?xml version="1.0"?><a xmlns:x="y"><c><b/></c> NEW<d/></a>`},
		{[]string{"b", "c", "d"}, nil, `<?xml version="1.0"?><a xmlns:x="y"> NEW</a>`},
	} {
		got, err := office.Edit([]byte(part), c.without, "NEW", c.before...)
		if err != nil || string(got) != c.want {
			t.Errorf("without %v before %v it is %s, %v", c.without, c.before, got, err)
		}
	}
}

func TestAPackageKeepsWhatIsReachedAlone(t *testing.T) {
	o := office.New()
	o.AddXML("a/main.xml", "text/main", "<a/>")
	o.AddXML("a/lost.xml", "text/lost", "<a/>")
	o.AddXML("b/there.xml", "text/there", "<a/>")
	o.Relate("", []office.Relation{{ID: "1", Kind: office.RelationKind + "officeDocument", Target: "a/main.xml"}})
	o.Relate("a/main.xml", []office.Relation{
		{ID: "1", Kind: "x/y", Target: "../b/there.xml"}, {ID: "2", Kind: "x/z", Target: "https://example.org/?a=1&b=2", Mode: "External"}, {ID: "3", Kind: "x/z", Target: "../../../../gone.xml"},
	})
	data, err := o.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	again, err := office.Open(data)
	if err != nil {
		t.Fatal(err)
	}
	if again.Parts["a/lost.xml"] != nil || again.Parts["b/there.xml"] == nil || again.Special["b/there.xml"] != "text/there" || again.First("a/main.xml", "y") != "b/there.xml" {
		t.Errorf("it holds %v", again.Special)
	}
	if all := again.Relations("a/main.xml"); len(all) != 3 || all[1].Target != "https://example.org/?a=1&b=2" || office.Target("a/main.xml", all[1]) != "" {
		t.Errorf("its relations are %v", all)
	}
}

func FuzzATemplateIsUsedOrRefused(f *testing.F) {
	o := office.New()
	o.AddXML("word/document.xml", office.Type+"wordprocessingml.document.main+xml", `<w:document xmlns:w="w"><w:body><w:p/></w:body></w:document>`)
	o.Relate("", []office.Relation{{ID: "1", Kind: office.RelationKind + "officeDocument", Target: "word/document.xml"}})
	o.AddXML("docProps/core.xml", "", "<a/>")
	whole, err := o.Bytes()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(whole)
	f.Add([]byte("PK\x03\x04"))
	f.Fuzz(func(t *testing.T, data []byte) {
		if _, err := office.Open(data); err != nil && !fault.Is(err, fault.Invalid) && !fault.Is(err, fault.TooLarge) {
			t.Error(err)
		}
		_, _, _ = office.ReadLayout(data)
		if edited, err := office.Edit(data, []string{"a"}, "x", "b"); err == nil && strings.Count(string(edited), "x") < 1 {
			t.Errorf("%q is edited to %q", data, edited)
		}
	})
}
