package document

import (
	"archive/zip"
	"io"
	"net/url"
	"path"
	"strings"

	"terzetto/backend/document/tags"
)

// A zip file says itself what it is: an Office package by its relationships, which name the main part wherever that lies,
// OpenDocument by its type or its manifest.

// partKey is the name of a part as parts are looked up: in small letters, with slashes, and within the archive.
func partKey(name string) string {
	return strings.ToLower(strings.TrimPrefix(path.Clean("/"+strings.ReplaceAll(name, `\`, "/")), "/"))
}

// A directory has the files of an archive by their keys. Of two of one name the first counts.
type directory map[string]*zip.File

func directoryOf(z *zip.Reader) directory {
	files := make(directory, len(z.File))
	for _, f := range z.File {
		if key := partKey(f.Name); files[key] == nil {
			files[key] = f
		}
	}
	return files
}

// find gives the file of a name; nil: there is none. A relation may spell it as an address does, with %20 for a space.
func (d directory) find(name string) *zip.File {
	if f := d[partKey(name)]; f != nil {
		return f
	}
	plain, err := url.PathUnescape(name)
	if err != nil {
		return nil
	}
	return d[partKey(plain)]
}

func (d directory) has(name string) bool { return d.find(name) != nil }

// largestHint is how much of a part is read to find out what a file is.
const largestHint = 256 << 10

// hint opens a part for what it tells about the file. A missing part is empty.
func (d directory) hint(name string) (in io.Reader, done func()) {
	f := d.find(name)
	if f == nil {
		return strings.NewReader(""), func() {}
	}
	opened, err := f.Open()
	if err != nil {
		return strings.NewReader(""), func() {}
	}
	return io.LimitReader(opened, largestHint), func() { _ = opened.Close() } // it has nothing to write
}

// elements visits the elements of a part for a hint, up to what is no XML, or until visit wants no more.
func (d directory) elements(name string, visit func(*tags.Token) bool) {
	in, done := d.hint(name)
	defer done()
	for x := tags.InAnyEncoding(in); ; {
		token, err := x.Next()
		if err != nil || token.Kind == tags.Start && !visit(token) {
			return
		}
	}
}

// officeRoots are the root elements of the main parts of Office, and where those lie when no relationship says it.
var officeRoots = map[string]struct {
	format
	usual string
}{
	"document": {wordFile, "word/document.xml"}, "workbook": {sheetFile, "xl/workbook.xml"}, "presentation": {slidesFile, "ppt/presentation.xml"},
}

// office finds the main part of an Office package, and its format by what that part is, whatever else says.
func (d directory) office() (main string, f format, ok bool) {
	d.elements("_rels/.rels", func(e *tags.Token) bool {
		m := markup{attrs: e.Attrs}
		if e.Name == "Relationship" && path.Base(m.attr("Type")) == "officeDocument" {
			main = resolvePart("", m.attr("Target"))
			f, ok = d.rootFormat(main)
		}
		return !ok
	})
	if ok {
		return main, f, true
	}
	for _, known := range []string{"document", "workbook", "presentation"} {
		if of := officeRoots[known]; d.has(of.usual) {
			return of.usual, of.format, true
		}
	}
	return "", f, false
}

func (d directory) rootFormat(part string) (f format, ok bool) {
	d.elements(part, func(e *tags.Token) bool {
		of, known := officeRoots[e.Name]
		f, ok = of.format, known
		return false
	})
	return f, ok
}

// openFormats are those of OpenDocument, by the beginning of their types: templates have more behind it.
var openFormats = []format{odtFile, odsFile, odpFile, odgFile}

// openBodies are the elements that hold what is written, in each of them.
var openBodies = map[string]format{"text": odtFile, "spreadsheet": odsFile, "presentation": odpFile, "drawing": odgFile}

// openDocument finds the format of an OpenDocument file by what its content is, whatever else says; where that is far behind
// its styles or locked, by its type, or by its manifest.
func (d directory) openDocument() (f format, ok bool) {
	before := ""
	d.elements(openContent, func(e *tags.Token) bool {
		if before == "body" {
			f, ok = openBodies[e.Name]
			return false
		}
		before = e.Name
		return true
	})
	if ok {
		return f, true
	}
	in, done := d.hint("mimetype")
	kind, _ := io.ReadAll(in) // what can't be read says nothing
	done()
	if f, ok = openFormat(strings.TrimSpace(string(kind))); ok {
		return f, true
	}
	d.elements("META-INF/manifest.xml", func(e *tags.Token) bool {
		m := markup{attrs: e.Attrs}
		if m.attr("full-path") == "/" {
			f, ok = openFormat(m.attr("media-type"))
			return false
		}
		return true
	})
	return f, ok && d.has(openContent)
}

func openFormat(kind string) (f format, ok bool) {
	for _, f := range openFormats {
		if rest, is := strings.CutPrefix(kind, f.mime); is && (rest == "" || rest[0] == '-') {
			return f, true
		}
	}
	return f, false
}

// Relations lead from one part of an Office package to others, or to addresses outside.
type relations struct {
	byID map[string]string
	all  []relation
}

type relation struct{ kind, target string }

// target gives where the relation with an id leads; empty: nowhere.
func (r relations) target(id string) string { return r.byID[id] }

// parts gives the targets of one kind, each once.
func (r relations) parts(kind string) (targets []string) {
	seen := map[string]bool{}
	for _, one := range r.all {
		if one.kind == kind && !seen[one.target] {
			seen[one.target] = true
			targets = append(targets, one.target)
		}
	}
	return targets
}

// relations reads the relations of a part.
func (a archive) relations(part string) relations {
	all := relations{byID: map[string]string{}}
	a.visit(path.Join(path.Dir(part), "_rels", path.Base(part)+".rels"), func(m *markup) {
		if m.start("Relationship") {
			one, id := relation{path.Base(m.attr("Type")), m.attr("Target")}, m.attr("Id")
			a.r.hold(entrySize + len(one.target) + len(id))
			if m.attr("TargetMode") != "External" {
				one.target = resolvePart(part, one.target)
			}
			all.byID[id] = one.target
			all.all = append(all.all, one)
		}
	})
	return all
}

// companion is the part of a kind that belongs to a main part: by its relation, else the one beside it of the usual name.
func (a archive) companion(main string, links relations, kind string) string {
	if all := links.parts(kind); len(all) > 0 {
		return all[0]
	}
	return path.Join(path.Dir(main), kind+".xml")
}
