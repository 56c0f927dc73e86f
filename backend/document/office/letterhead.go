package office

import (
	"bytes"
	"fmt"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/base/fault"
)

// kept are the kinds of parts of a template that a document made of it has, by the ends of their relations. What the template
// says, and what programs run in it, is left out.
var kept = []string{"/styles", "/numbering", "/theme", "/settings", "/fontTable", "/header", "/footer", "/stylesWithEffects"}

var (
	lastSection   = regexp.MustCompile(`(?s)<w:sectPr\b[^>]*?/>|<w:sectPr\b.*?</w:sectPr>`)
	namespace     = regexp.MustCompile(`xmlns:(\w+)="[^"]*"`)
	styleName     = regexp.MustCompile(`<w:name w:val="([^"]*)"`)
	styleUse      = regexp.MustCompile(`<w:(pStyle|rStyle|tblStyle|basedOn|next) w:val="([^"]*)"/>`)
	listUse       = regexp.MustCompile(`(<w:numId w:val="|w:abstractNumId="|<w:abstractNumId w:val="|w:numId=")(\d+)"`)
	changedPartly = []string{"documentProtection", "writeProtection", "mailMerge", "attachedTemplate", "footnotePr", "endnotePr"} // of its settings
)

// UnderLetterhead puts the text of a document into the look of another: its styles, its paper, its headers and footers, its
// colours and fonts. A style that it lacks comes along.
func UnderLetterhead(document, template []byte) ([]byte, error) {
	own, err := Open(document)
	if err != nil {
		return nil, fmt.Errorf("read the document again: %w", err)
	}
	o, err := Open(template)
	if err != nil {
		return nil, err
	}
	const from = "word/document.xml"
	main := o.First("", "officeDocument")
	if !strings.Contains(o.Special[main], "wordprocessingml") {
		return nil, fault.New(fault.Invalid, "Couldn't use the template, because it is no Word document. Choose a .docx or .dotx file.").With("field", "template")
	}
	o.Special[main] = own.Special[from]
	text, notes := string(own.Parts[from]), string(own.Parts["word/footnotes.xml"])
	section := `<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1418" w:right="1418" w:bottom="1418" w:left="1418" w:header="709" w:footer="709" w:gutter="0"/></w:sectPr>`
	if all := lastSection.FindAllString(string(o.Parts[main]), -1); len(all) > 0 {
		section = all[len(all)-1]
	}
	text = lastSection.ReplaceAllStringFunc(text, func(own string) string {
		if strings.Contains(own, "landscape") {
			return turnedSection(section)
		}
		return section
	})
	for _, m := range namespace.FindAllStringSubmatch(rootOf(string(o.Parts[main])), -1) {
		if !strings.Contains(rootOf(text), "xmlns:"+m[1]+"=") {
			text = strings.Replace(text, "<w:document ", "<w:document "+m[0]+" ", 1)
		}
	}
	links := slices.DeleteFunc(o.Relations(main), func(r Relation) bool {
		return !slices.ContainsFunc(kept, func(kind string) bool { return strings.HasSuffix(r.Kind, kind) })
	})
	o.Relate("", slices.DeleteFunc(o.Relations(""), func(r Relation) bool { return !strings.HasSuffix(r.Kind, "/officeDocument") }))

	styles, called, err := o.styles(o.First(main, "styles"), own.Parts["word/styles.xml"])
	if err != nil {
		return nil, err
	}
	lists, shift, err := o.numbering(o.First(main, "numbering"), own.Parts["word/numbering.xml"])
	if err != nil {
		return nil, err
	}
	fit := func(part string) string {
		part = styleUse.ReplaceAllStringFunc(part, called)
		return listUse.ReplaceAllStringFunc(part, shift)
	}
	put := func(id, kind, name string, part []byte) {
		at := slices.IndexFunc(links, func(r Relation) bool { return strings.HasSuffix(r.Kind, "/"+kind) })
		if at >= 0 {
			o.Parts[Target(main, links[at])] = part
			return
		}
		name = o.Free("word/made%d" + name)
		o.Add(name, Type+"wordprocessingml."+kind+"+xml", part)
		links = append(links, Relation{ID: id, Kind: RelationKind + kind, Target: "/" + name})
	}
	put("madeStyles", "styles", "styles.xml", styles)
	put("madeNumbering", "numbering", "numbering.xml", lists)
	if settings := o.First(main, "settings"); settings != "" {
		if o.Parts[settings], err = Edit(o.Parts[settings], changedPartly, ""); err != nil {
			return nil, err
		}
		o.Relate(settings, nil)
	}
	media := []Relation{} // what the text and its notes lead to
	for _, r := range own.Relations(from) {
		if strings.HasSuffix(r.Kind, "/image") {
			name := o.Free("word/media/made%d" + path.Ext(r.Target))
			o.Ends[strings.TrimPrefix(path.Ext(name), ".")] = "image/" + strings.TrimPrefix(path.Ext(name), ".")
			o.Add(name, "", own.Parts[Target(from, r)])
			media = append(media, Relation{ID: r.ID, Kind: r.Kind, Target: "/" + name})
		} else if strings.HasSuffix(r.Kind, "/hyperlink") {
			media = append(media, r)
		}
	}
	if notes != "" {
		put("madeNotes", "footnotes", "footnotes.xml", []byte(fit(notes)))
		o.Relate(Target(main, links[len(links)-1]), media)
	}
	o.Add(main, "", []byte(fit(text)))
	o.Relate(main, append(links, media...))
	return o.titledLike(own)
}

var (
	pageSize = regexp.MustCompile(`<w:pgSz\b[^>]*>`)
	sideSize = regexp.MustCompile(`\bw:(w|h)="(\d+)"`)
)

// turnedSection is a section with wide pages in the place of upright ones.
func turnedSection(section string) string {
	return pageSize.ReplaceAllStringFunc(section, func(size string) string {
		sides := map[string]string{}
		for _, m := range sideSize.FindAllStringSubmatch(size, -1) {
			sides[m[1]] = m[2]
		}
		if len(sides["w"]) > len(sides["h"]) || len(sides["w"]) == len(sides["h"]) && sides["w"] > sides["h"] {
			return size // it is wide already
		}
		return `<w:pgSz w:w="` + sides["h"] + `" w:h="` + sides["w"] + `" w:orient="landscape"/>`
	})
}

// titledLike packs the parts with the properties of another document.
func (o *Package) titledLike(own *Package) ([]byte, error) {
	const about = "docProps/core.xml"
	o.Relate("", append(o.Relations(""), Relation{ID: "about", Kind: "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties", Target: about}))
	o.Add(about, own.Special[about], own.Parts[about])
	return o.Bytes()
}

// rootOf is a part up to the end of its first element's tag.
func rootOf(part string) string {
	at := strings.Index(part, "<w:")
	if at < 0 {
		return ""
	}
	end := strings.IndexByte(part[at:], '>')
	return part[at : at+end+1]
}

// styles adds the styles that a template lacks, and says what each is called there. Programs know styles by their names; the
// ids differ with the language in which a template was made.
func (o *Package) styles(part string, own []byte) (styles []byte, called func(use string) string, err error) {
	theirs := map[string]string{}
	if part != "" {
		all, _, err := children(o.Parts[part])
		if err != nil {
			return nil, nil, err
		}
		for _, c := range all {
			if m := styleName.FindSubmatch(o.Parts[part][c.from:c.to]); m != nil && c.name == "style" && c.id != "" {
				theirs[strings.ToLower(string(m[1]))] = c.id
			}
		}
	}
	ours, _, err := children(own)
	if err != nil {
		return nil, nil, err
	}
	names, more := map[string]string{}, []string{}
	for _, c := range ours {
		if c.name != "style" {
			continue
		}
		name := string(styleName.FindSubmatch(own[c.from:c.to])[1])
		if id := theirs[strings.ToLower(name)]; id != "" {
			names[c.id] = id
			continue
		}
		more = append(more, strings.Replace(string(own[c.from:c.to]), ` w:default="1"`, "", 1))
	}
	called = func(use string) string {
		m := styleUse.FindStringSubmatch(use)
		if id := names[m[2]]; id != "" {
			return `<w:` + m[1] + ` w:val="` + id + `"/>`
		}
		return use
	}
	if part == "" {
		return own, called, nil
	}
	styles, err = Edit(o.Parts[part], nil, styleUse.ReplaceAllStringFunc(strings.Join(more, ""), called))
	return styles, called, err
}

// numbering adds our lists below those of a template, and says which number each has there.
func (o *Package) numbering(part string, own []byte) (lists []byte, shift func(use string) string, err error) {
	most := 0
	if part != "" {
		for _, m := range listUse.FindAllSubmatch(o.Parts[part], -1) {
			if n, err := strconv.Atoi(string(m[2])); err == nil && n < 1<<30 {
				most = max(most, n+1)
			}
		}
	}
	shift = func(use string) string {
		m := listUse.FindStringSubmatch(use)
		n, err := strconv.Atoi(m[2])
		if err != nil {
			return use
		}
		return m[1] + strconv.Itoa(n+most) + `"`
	}
	if part == "" {
		return own, shift, nil
	}
	all, _, err := children(own)
	if err != nil {
		return nil, nil, err
	}
	var kinds, counts bytes.Buffer
	for _, c := range all {
		if c.name == "num" {
			counts.Write(own[c.from:c.to])
		} else {
			kinds.Write(own[c.from:c.to])
		}
	}
	lists, err = Edit(o.Parts[part], nil, listUse.ReplaceAllStringFunc(kinds.String(), shift), "num", "numIdMacAtCleanup")
	if err == nil {
		lists, err = Edit(lists, nil, listUse.ReplaceAllStringFunc(counts.String(), shift), "numIdMacAtCleanup")
	}
	return lists, shift, err
}
