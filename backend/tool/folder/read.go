package folder

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"unicode/utf8"

	"terzetto/backend/base/fault"
	"terzetto/backend/document/charset"
	"terzetto/backend/tool"
)

// A file is read whole before a part of it is told, because its lines must be counted. The
// part is smaller than what a model is shown of a result, so that it is not cut a second time.
const (
	maxRead = 8 << 20
	maxPart = 48 << 10
)

type readIn struct {
	Path  string `json:"path"`
	From  int    `json:"fromLine"`
	Lines int    `json:"lines"`

	Encoding string `json:"encoding"`
}

type readOut struct {
	Path    string `json:"path"`
	Content string `json:"content"`
	From    int    `json:"fromLine"`
	Lines   int    `json:"lines"`      // in content
	Total   int    `json:"totalLines"` // of the file
	More    bool   `json:"more"`

	Warnings []string `json:"warnings"` // about the letters of the file
}

func readFile(where Where) tool.Tool {
	return tool.Tool{
		ID: "read_file", Name: "Read a file", Level: tool.Read, Repeatable: true,
		Description: "Reads a text file in the folder that the person chose. A long file comes in parts: ask again with fromLine while more is true.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["path"],"properties":{
			"path":{"type":"string","minLength":1,"format":"path","description":"The file inside of the chosen folder, such as notes/today.md."},
			"fromLine":{"type":"integer","minimum":1,"description":"The first line to read; 1 if left out."},
			"lines":{"type":"integer","minimum":1,"description":"How many lines at most; as many as fit if left out."},
			"encoding":{"type":"string","description":"The encoding of the file, such as windows-1250 or gb18030; found out if left out."}}}`),
		Output: json.RawMessage(`{"type":"object","required":["path","content","fromLine","lines","totalLines","more","warnings"],"properties":{
			"path":{"type":"string"},"content":{"type":"string"},"fromLine":{"type":"integer"},"lines":{"type":"integer"},
			"totalLines":{"type":"integer"},"more":{"type":"boolean"},
			"warnings":{"type":"array","items":{"type":"string"},"description":"What is not sure about the letters of the file."}}}`),
		Would: would([]string{"path"}, readable), Ready: ready(where, hasFile("path", maxRead)), Reads: reads(tool.OfFile),
		Do: in(where, read),
	}
}

func read(_ context.Context, root *os.Root, in readIn) (readOut, error) {
	if err := charset.Check(in.Encoding); err != nil {
		return readOut{}, err
	}
	name, err := clean(in.Path)
	if err != nil {
		return readOut{}, err
	}
	shown := filepath.ToSlash(name)
	data, err := contents(root, name, maxRead)
	if err != nil {
		return readOut{}, explain(name, err)
	}
	text, doubts, ok := decode(data, in.Encoding)
	if !ok {
		return readOut{}, fault.Newf(fault.Invalid, "%s is not a text file.", shown).With("field", "path")
	}
	lines := strings.SplitAfter(text, "\n")
	if lines[len(lines)-1] == "" {
		lines = lines[:len(lines)-1]
	}
	out := readOut{Path: shown, From: cmp.Or(in.From, 1), Total: len(lines), Warnings: doubts}
	if out.From > max(out.Total, 1) {
		return readOut{}, fault.Newf(fault.Invalid, "The last line of %s is line %d.", shown, out.Total).With("field", "fromLine")
	}
	var part strings.Builder
	for _, line := range lines[min(out.From-1, len(lines)):] {
		if in.Lines > 0 && out.Lines == in.Lines || part.Len() > 0 && part.Len()+len(line) > maxPart {
			break
		}
		out.Lines++
		if len(line) > maxPart { // a line by itself is cut, or nothing after it could ever be read
			head, _ := tool.Cut(line, maxPart)
			part.WriteString(head + fmt.Sprintf("[cut: the line has %d bytes]\n", len(line)))
			break
		}
		part.WriteString(line)
	}
	out.Content, out.More = part.String(), out.From-1+out.Lines < out.Total
	return out, nil
}

// Reader reads a whole file of the folder for another tool.
func Reader(where Where) func(ctx context.Context, path string) ([]byte, error) {
	return func(ctx context.Context, path string) ([]byte, error) { return readWhole(ctx, where, path, maxRead) }
}

func readWhole(ctx context.Context, where Where, path string, most int64) (data []byte, err error) {
	err = withRoot(ctx, where, func(root *os.Root) error {
		name, err := clean(path)
		if err != nil {
			return err
		}
		if data, err = contents(root, name, most); err != nil {
			return explain(name, err)
		}
		return nil
	})
	return data, err
}

// contents reads a plain file. Anything else of that name, such as a pipe, is not even
// opened; should one take the file's place meanwhile, opening it does not wait.
func contents(root *os.Root, name string, most int64) ([]byte, error) {
	info, err := root.Stat(name)
	if err != nil {
		return nil, err
	}
	if err := plain(name, info); err != nil {
		return nil, err
	}
	f, err := root.OpenFile(name, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	if err != nil {
		return nil, err
	}
	if info, err = f.Stat(); err == nil {
		err = plain(name, info)
	}
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	data, err := io.ReadAll(io.LimitReader(f, most+1))
	if err := errors.Join(err, f.Close()); err != nil {
		return nil, err
	}
	if int64(len(data)) > most {
		return nil, tooLarge(name, most)
	}
	return data, nil
}

func tooLarge(name string, most int64) error {
	return fault.Newf(fault.TooLarge, "%s is larger than %d MB, the most that can be read.", filepath.ToSlash(name), most>>20)
}

func plain(name string, info os.FileInfo) error {
	switch {
	case info.IsDir():
		return fault.Newf(fault.Invalid, "%s is a folder, not a file. List it with list_files.", filepath.ToSlash(name)).With("field", "path")
	case !info.Mode().IsRegular():
		return fault.Newf(fault.Invalid, "%s is not a regular file.", filepath.ToSlash(name)).With("field", "path")
	}
	return nil
}

// decode reads a text in the encoding that was said, or in its own. What holds control characters is no text, and neither is
// what can't be read in any encoding.
func decode(data []byte, said string) (text string, doubts []string, ok bool) {
	text, doubts = charset.Read(data, "", said)
	text = strings.TrimPrefix(text, "\ufeff")
	if strings.ContainsFunc(text, func(c rune) bool { return c < ' ' && !strings.ContainsRune("\t\n\r\f\x1b", c) }) {
		return "", doubts, false
	}
	const fewer = 20 // of as many letters one may be lost
	lost := strings.Count(text, "\uFFFD")
	return text, doubts, said != "" || lost*fewer <= utf8.RuneCountInString(text)
}
