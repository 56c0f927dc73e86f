package folder

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/memlimit"
	"terzetto/backend/document"
	"terzetto/backend/document/charset"
	"terzetto/backend/tool"
)

// How many characters of a document are told at once: as many as a model is shown of a result,
// unless a step asks for more.
const (
	usualPart = 40_000
	mostPart  = 1_000_000
)

type documentIn struct {
	Path     string `json:"path"`
	Encoding string `json:"encoding"`
	Offset   int    `json:"offset"`
	Limit    int    `json:"limit"`
}

type documentOut struct {
	Path     string   `json:"path"`
	Format   string   `json:"format"`
	Language string   `json:"language"`
	Pages    int      `json:"pages"`
	Text     string   `json:"text"`
	Offset   int      `json:"offset"`
	Total    int      `json:"total"`
	More     bool     `json:"more"`
	Warnings []string `json:"warnings"`
}

func readDocument(where Where, memory *memlimit.Budget) tool.Tool {
	return tool.Tool{
		ID: "read_document", Name: "Read a document", Level: tool.Read, Repeatable: true,
		Description: "Reads the text of a document in the folder that the person chose: PDF, Word, OpenDocument, EPUB, slides, workbooks, e-mails, HTML or text. " +
			"Each page begins with its number. A long document comes in parts: ask again with a higher offset while more is true.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["path"],"properties":{
			"path":{"type":"string","minLength":1,"format":"path","description":"The file inside of the chosen folder, such as letters/offer.pdf."},
			"encoding":{"type":"string","description":"The encoding of a text file, such as windows-1250 or gb18030; found out if left out."},
			"offset":{"type":"integer","default":0,"minimum":0,"description":"How many characters are left out at the beginning."},
			"limit":{"type":"integer","default":40000,"minimum":1,"maximum":1000000,"description":"How many characters are read at most; 40000 if left out."}}}`),
		Output: json.RawMessage(`{"type":"object","required":["path","format","language","pages","text","offset","total","more","warnings"],"properties":{
			"path":{"type":"string","description":"The file inside of the chosen folder."},
			"format":{"type":"string","description":"What the file is, such as pdf or docx."},
			"language":{"type":"string","description":"The language of the text, such as en; empty when it is not clear."},
			"pages":{"type":"integer","description":"How many pages, slides or sheets the document has; 0 when it is not divided."},
			"text":{"type":"string","description":"The text, from offset on."},
			"offset":{"type":"integer","description":"How many characters were left out at the beginning."},
			"total":{"type":"integer","description":"How many characters the whole text has."},
			"more":{"type":"boolean","description":"Whether more text follows."},
			"warnings":{"type":"array","items":{"type":"string"},"description":"What could not be read, and why."}}}`),
		Would: would([]string{"path"}, readable), Ready: ready(where, hasDocument("path")), Reads: reads(tool.OfFile),
		Do: in(where, func(ctx context.Context, root *os.Root, in documentIn) (documentOut, error) {
			doc, shown, release, err := openDocument(ctx, root, in.Path, document.Manner{Encoding: in.Encoding}, memory)
			if err != nil {
				return documentOut{}, err
			}
			defer release()
			text, pages := wholeText(doc)
			if text == "" {
				why := strings.TrimSpace(shown + " has no text that can be read. " + strings.Join(doc.Warnings, " "))
				return documentOut{}, fault.New(fault.Invalid, why).With("field", "path")
			}
			out := documentOut{Path: shown, Format: doc.Ext, Language: doc.Language, Pages: pages, Offset: in.Offset, Warnings: doc.Warnings}
			out.Total = utf8.RuneCountInString(text)
			if in.Offset > 0 && in.Offset >= out.Total {
				return documentOut{}, fault.Newf(fault.Invalid, "%s has only %d characters.", shown, out.Total).With("field", "offset")
			}
			limit := min(cmp.Or(in.Limit, usualPart), mostPart)
			from := runes(text, in.Offset)
			part := text[from:]
			part = part[:runes(part, limit)]
			out.Text, out.More = strings.Clone(part), from+len(part) < len(text)
			return out, nil
		}),
	}
}

// runes gives the number of bytes that the first count characters of a text take.
func runes(text string, count int) int {
	for at := range text {
		if count == 0 {
			return at
		}
		count--
	}
	return len(text)
}

// openDocument reads a document of the folder. A file that is no document has no items, and warnings that say why.
// Without an error, release gives the memory back.
func openDocument(ctx context.Context, root *os.Root, path string, manner document.Manner, memory *memlimit.Budget) (doc document.Document, shown string, release func(), err error) {
	if err := charset.Check(manner.Encoding); err != nil {
		return doc, "", nil, err
	}
	name, err := clean(path)
	if err != nil {
		return doc, "", nil, err
	}
	shown = filepath.ToSlash(name)
	info, err := root.Stat(name)
	if err != nil {
		return doc, shown, nil, explain(name, err)
	}
	ctx, release, err = memory.Take(ctx, document.Needs(info.Size()))
	if err != nil {
		return doc, shown, nil, err
	}
	data, err := contents(root, name, document.DefaultLimits().File)
	if err != nil {
		release()
		return doc, shown, nil, explain(name, err)
	}
	doc, err = document.ReadIn(ctx, name, data, manner)
	if err = errors.Join(err, ctx.Err()); err != nil {
		release()
	}
	return doc, shown, release, err
}

// wholeText joins the texts of a document. Each page, slide and sheet says which it is.
func wholeText(doc document.Document) (text string, pages int) {
	size := 0
	for _, item := range doc.Items {
		if item.Metadata.IsText {
			size += len(item.Data) + 40
		}
	}
	var all strings.Builder
	all.Grow(size)
	for _, item := range doc.Items {
		about := item.Metadata
		if !about.IsText {
			continue
		}
		mark := ""
		switch {
		case about.Page > 0:
			mark = fmt.Sprintf("[page %d]", about.Page)
		case about.Slide > 0:
			mark = fmt.Sprintf("[slide %d]", about.Slide)
		case about.Sheet != "":
			mark = fmt.Sprintf("[sheet %s]", about.Sheet)
		}
		if mark != "" {
			if about.Sheet != "" {
				pages++
			}
			pages = max(pages, about.Page, about.Slide)
			mark += "\n"
		}
		if said := bytes.TrimSpace(item.Data); len(said) > 0 {
			if all.Len() > 0 {
				all.WriteString("\n\n")
			}
			all.WriteString(mark)
			all.Write(said)
		}
	}
	return all.String(), pages
}
