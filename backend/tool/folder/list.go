package folder

import (
	"context"
	"encoding/json"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/tool"
)

// How many entries of a folder are told, and how many are looked at before they are sorted:
// a folder of a hundred thousand would be a list that no model reads.
const (
	maxTold   = 500
	maxLooked = 20_000
)

type listIn struct {
	Path string `json:"path"`
	Glob string `json:"glob"`
}

type entry struct {
	Name     string     `json:"name"`
	Path     string     `json:"path"` // from the chosen folder, as the other tools take it
	Type     string     `json:"type"`
	Size     *int64     `json:"size,omitempty"`     // bytes, of files
	Modified *time.Time `json:"modified,omitempty"` // of files
}

type listOut struct {
	Path   string  `json:"path"`
	Items  []entry `json:"items"`
	More   bool    `json:"more"`   // there are more than are told
	Hidden int     `json:"hidden"` // entries whose names cannot be shown
}

func listFiles(where Where) tool.Tool {
	return tool.Tool{
		ID: "list_files", Name: "List files", Level: tool.Read, Repeatable: true,
		Description: "Lists the files and folders in the folder that the person chose, or in a folder inside of it.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"properties":{
			"path":{"type":"string","format":"folder-path","description":"A folder inside of the chosen one, such as notes. Leave it out for the chosen one itself."},
			"glob":{"type":"string","maxLength":200,"description":"Only files whose names match, such as *.txt; folders are then left out."}}}`),
		Output: json.RawMessage(`{"type":"object","required":["path","items","more","hidden"],"properties":{
			"path":{"type":"string"},"more":{"type":"boolean"},"hidden":{"type":"integer"},"items":{"type":"array","items":{"type":"object",
			"required":["name","path","type"],"properties":{"name":{"type":"string"},
			"path":{"type":"string","description":"The path inside of the chosen folder, which other tools take."},"type":{"enum":["file","folder","link","other"]},
			"size":{"type":"integer"},"modified":{"type":"string"}}}}}}`),
		Would: would([]string{"path"}, isPattern), Ready: ready(where, hasFolder("path")), Reads: reads(tool.OfFolder),
		Do: in(where, list),
	}
}

// isPattern says that glob can match names.
func isPattern(given rawjson.Object) error { return checkGlob(given.Text("glob")) }

func checkGlob(glob string) error {
	if _, err := path.Match(glob, ""); err != nil {
		return fault.Newf(fault.Invalid, "“%s” is not a file name pattern. Write one such as *.txt.", glob).With("field", "glob").Because(err)
	}
	return nil
}

// isFolder says that a path is that of a folder.
func isFolder(root *os.Root, name string) error {
	if info, err := root.Stat(name); err != nil {
		return explain(name, err)
	} else if !info.IsDir() {
		return fault.Newf(fault.Invalid, "%s is a file, not a folder. Read it with read_file.", filepath.ToSlash(name)).With("field", "path")
	}
	return nil
}

func list(_ context.Context, root *os.Root, in listIn) (listOut, error) {
	name, err := clean(in.Path)
	if err != nil {
		return listOut{}, err
	}
	if err := checkGlob(in.Glob); err != nil {
		return listOut{}, err
	}
	if err := isFolder(root, name); err != nil {
		return listOut{}, err
	}
	found, more, err := entriesOf(root, name)
	if err != nil {
		return listOut{}, err
	}
	out := listOut{Path: filepath.ToSlash(name), Items: []entry{}, More: more}
	for _, e := range found {
		switch {
		case !in.wants(e):
		case !shown(e.Name()):
			out.Hidden++
		case len(out.Items) == maxTold:
			out.More = true
		default:
			out.Items = append(out.Items, entryOf(out.Path, e))
		}
	}
	return out, nil
}

// wants reports whether an entry is asked for.
func (in listIn) wants(e fs.DirEntry) bool {
	if in.Glob == "" {
		return true
	}
	fits, err := path.Match(in.Glob, e.Name())
	return err == nil && fits && e.Type().IsRegular()
}

func entryOf(dir string, e fs.DirEntry) entry {
	out := entry{Name: e.Name(), Path: path.Join(dir, e.Name()), Type: "other"}
	switch {
	case e.IsDir():
		out.Type = "folder"
	case e.Type()&fs.ModeSymlink != 0:
		out.Type = "link"
	case e.Type().IsRegular():
		out.Type = "file"
		if info, err := e.Info(); err == nil { // it may be gone by now
			out.Size, out.Modified = new(info.Size()), new(info.ModTime().UTC().Truncate(time.Second))
		}
	}
	return out
}
