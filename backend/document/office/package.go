package office

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"maps"
	"path"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
)

// Package is one of Office: its parts by their names, and the type of each, by the end of its name or by its whole name.
type Package struct {
	Parts   map[string][]byte
	Ends    map[string]string
	Special map[string]string
}

// A Relation is what a part calls another by, or an address outside of the package.
type Relation struct {
	ID     string `xml:"Id,attr"`
	Kind   string `xml:"Type,attr"`
	Target string `xml:"Target,attr"`
	Mode   string `xml:"TargetMode,attr,omitempty"`
}

// The beginnings of names that all parts of Office share.
const (
	RelationKind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
	Type         = "application/vnd.openxmlformats-officedocument."
	typesPart    = "[Content_Types].xml"
)

// New is a package without parts.
func New() *Package {
	return &Package{Parts: map[string][]byte{}, Special: map[string]string{}, Ends: map[string]string{
		"rels": "application/vnd.openxmlformats-package.relationships+xml", "xml": "application/xml",
		"png": "image/png", "jpeg": "image/jpeg", "gif": "image/gif",
	}}
}

// Guards of a template: what it holds is kept in memory while a document is made of it.
const (
	largestTemplate = 64 << 20 // unfolded
	mostParts       = 5_000
)

// Open reads a package that a person gave as a template.
func Open(data []byte) (*Package, error) {
	unusable := func(why error) (*Package, error) {
		return nil, fault.New(fault.Invalid, "Couldn't read the template. Choose a Word document, a presentation or a workbook that opens in its program.").With("field", "template").Because(why)
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return unusable(err)
	}
	if len(z.File) > mostParts {
		return unusable(errors.New("it has too many parts"))
	}
	o, left := New(), int64(largestTemplate)
	for _, f := range z.File {
		name := strings.TrimPrefix(path.Clean("/"+f.Name), "/")
		if strings.HasSuffix(f.Name, "/") {
			continue
		}
		in, err := f.Open()
		if err != nil {
			return unusable(err)
		}
		part, err := io.ReadAll(io.LimitReader(in, left+1))
		if err = errors.Join(err, in.Close()); err != nil {
			return unusable(err)
		}
		if left -= int64(len(part)); left < 0 {
			return nil, fault.Newf(fault.TooLarge, "The template is larger than %d MB unpacked.", largestTemplate>>20).With("field", "template")
		}
		o.Parts[name] = part
	}
	var types struct {
		Default []struct {
			Extension   string `xml:",attr"`
			ContentType string `xml:",attr"`
		}
		Override []struct {
			PartName    string `xml:",attr"`
			ContentType string `xml:",attr"`
		}
	}
	if err := xml.Unmarshal(o.Parts[typesPart], &types); err != nil {
		return unusable(err)
	}
	for _, d := range types.Default {
		o.Ends[strings.ToLower(d.Extension)] = d.ContentType
	}
	for _, d := range types.Override {
		o.Special[strings.TrimPrefix(d.PartName, "/")] = d.ContentType
	}
	return o, nil
}

// Add puts a part in, or in the place of one. kind is its type where the end of its name does not say it.
func (o *Package) Add(name, kind string, part []byte) {
	if o.Parts[name] = part; kind != "" {
		o.Special[name] = kind
	}
}

// AddXML is Add for a part that is written here.
func (o *Package) AddXML(name, kind, part string) { o.Add(name, kind, []byte(xml.Header+part)) }

// Free is a name that no part has yet; the number of the part is put in place of %d.
func (o *Package) Free(format string) string {
	for n := 1; ; n++ {
		if name := fmt.Sprintf(format, n); o.Parts[name] == nil {
			return name
		}
	}
}

// relationsOf is the part that holds the relations of another, or those of the whole package where it is empty.
func relationsOf(part string) string {
	folder, name := path.Split(part)
	return path.Join(folder, "_rels", name+".rels")
}

// Relations are those of a part; of the whole package where it is empty.
func (o *Package) Relations(part string) []Relation {
	var all struct {
		Relationship []Relation
	}
	_ = xml.Unmarshal(o.Parts[relationsOf(part)], &all) // a part without relations has none
	return all.Relationship
}

// Relate sets the relations of a part.
func (o *Package) Relate(part string, all []Relation) {
	var b strings.Builder
	b.WriteString(`<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">`)
	for _, r := range all {
		mode := ""
		if r.Mode != "" {
			mode = ` TargetMode="` + EscapeXML(r.Mode) + `"`
		}
		fmt.Fprintf(&b, `<Relationship Id="%s" Type="%s" Target="%s"%s/>`, EscapeXML(r.ID), EscapeXML(r.Kind), EscapeXML(r.Target), mode)
	}
	b.WriteString("</Relationships>")
	o.AddXML(relationsOf(part), "", b.String())
}

// Target is the name of the part that a relation of another leads to; empty where it leads outside.
func Target(from string, r Relation) string {
	if strings.EqualFold(r.Mode, "External") {
		return ""
	}
	if strings.HasPrefix(r.Target, "/") {
		return strings.TrimPrefix(path.Clean(r.Target), "/")
	}
	return strings.TrimPrefix(path.Join("/", path.Dir(from), r.Target), "/")
}

// First is the part that the first relation of a kind leads to; empty where there is none.
func (o *Package) First(part, kind string) string {
	for _, r := range o.Relations(part) {
		if name := Target(part, r); strings.HasSuffix(r.Kind, "/"+kind) && o.Parts[name] != nil {
			return name
		}
	}
	return ""
}

// Prune drops every part that nothing leads to.
func (o *Package) Prune() {
	reached := map[string]bool{typesPart: true, relationsOf(""): true}
	var follow func(part string)
	follow = func(part string) {
		reached[relationsOf(part)] = true
		for _, r := range o.Relations(part) {
			if name := Target(part, r); name != "" && !reached[name] {
				reached[name] = true
				follow(name)
			}
		}
	}
	follow("")
	maps.DeleteFunc(o.Parts, func(name string, _ []byte) bool { return !reached[name] })
	maps.DeleteFunc(o.Special, func(name, _ string) bool { return o.Parts[name] == nil })
}

// Bytes packs the parts, in an order that is always the same.
func (o *Package) Bytes() ([]byte, error) {
	o.Prune()
	var types strings.Builder
	types.WriteString(`<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">`)
	for _, end := range slices.Sorted(maps.Keys(o.Ends)) {
		fmt.Fprintf(&types, `<Default Extension="%s" ContentType="%s"/>`, EscapeXML(end), EscapeXML(o.Ends[end]))
	}
	for _, name := range slices.Sorted(maps.Keys(o.Special)) {
		fmt.Fprintf(&types, `<Override PartName="/%s" ContentType="%s"/>`, EscapeXML(name), EscapeXML(o.Special[name]))
	}
	types.WriteString("</Types>")
	o.AddXML(typesPart, "", types.String())
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	names := slices.Sorted(maps.Keys(o.Parts))
	slices.SortStableFunc(names, func(a, b string) int { // readers look for the types first
		return map[bool]int{true: 0, false: 1}[a == typesPart] - map[bool]int{true: 0, false: 1}[b == typesPart]
	})
	for _, name := range names {
		f, err := z.Create(name)
		if err == nil {
			_, err = f.Write(o.Parts[name])
		}
		if err != nil {
			return nil, fmt.Errorf("write %s: %w", name, err)
		}
	}
	if err := z.Close(); err != nil {
		return nil, fmt.Errorf("close the document: %w", err)
	}
	return out.Bytes(), nil
}

// SetTitle says in the package's properties what it is called, and in which language it is.
func (o *Package) SetTitle(title, language string) {
	const kind = "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties"
	spoken := ""
	if language != "" {
		spoken = "<dc:language>" + EscapeXML(language) + "</dc:language>"
	}
	all := slices.DeleteFunc(o.Relations(""), func(r Relation) bool { return r.Kind == kind })
	o.Relate("", append(all, Relation{ID: "about", Kind: kind, Target: "docProps/core.xml"}))
	o.AddXML("docProps/core.xml", "application/vnd.openxmlformats-package.core-properties+xml",
		`<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">`+
			`<dc:title>`+EscapeXML(title)+`</dc:title><dc:creator>Terzetto</dc:creator>`+spoken+`</cp:coreProperties>`)
}

// child is an element directly below the root of a part, and where it is.
type child struct {
	name     string
	id       string // its first attribute that ends in "Id"
	from, to int
}

// children are the elements directly below the root of a part; end is where the root ends.
func children(part []byte) (all []child, end int, err error) {
	d := xml.NewDecoder(bytes.NewReader(part))
	d.Strict = false
	for depth := 0; ; {
		before := int(d.InputOffset())
		token, err := d.RawToken()
		if errors.Is(err, io.EOF) {
			return all, end, nil
		}
		if err != nil {
			return nil, 0, fmt.Errorf("read a part of the template: %w", err)
		}
		switch t := token.(type) {
		case xml.StartElement:
			if depth++; depth == 2 {
				c := child{name: t.Name.Local, from: before}
				for _, a := range t.Attr {
					if c.id == "" && strings.HasSuffix(a.Name.Local, "Id") {
						c.id = a.Value
					}
				}
				all = append(all, c)
			}
		case xml.EndElement:
			if depth--; depth == 1 && len(all) > 0 {
				all[len(all)-1].to = int(d.InputOffset())
			} else if depth == 0 {
				end = before
			}
		}
	}
}

// Edit takes the children of the given names out of a part and puts text before the first child of one of the names of before, in their
// order of preference, or at the end.
func Edit(part []byte, without []string, text string, before ...string) ([]byte, error) {
	all, end, err := children(part)
	if err != nil {
		return nil, err
	}
	at := end
	for _, name := range slices.Backward(before) {
		if i := slices.IndexFunc(all, func(c child) bool { return c.name == name }); i >= 0 {
			at = all[i].from
		}
	}
	var out bytes.Buffer
	from := 0
	copyTo := func(to int) {
		if from <= at && at <= to {
			out.Write(part[from:at])
			out.WriteString(text)
			from = at
		}
		out.Write(part[from:to])
	}
	for _, c := range all {
		if slices.Contains(without, c.name) {
			copyTo(c.from)
			from = c.to
			if at > c.from && at < c.to {
				at = c.to
			}
		}
	}
	copyTo(len(part))
	return out.Bytes(), nil
}

// EscapeXML makes text safe between tags and in attributes; characters that XML cannot
// hold become U+FFFD.
func EscapeXML(text string) string {
	var b strings.Builder
	_ = xml.EscapeText(&b, []byte(text)) // a strings.Builder does not fail
	return b.String()
}
