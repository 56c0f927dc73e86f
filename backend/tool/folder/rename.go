package folder

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"math"
	"os"
	"path/filepath"

	"terzetto/backend/base/fault"
	"terzetto/backend/tool"
)

type renameIn struct {
	From string `json:"from"`
	To   string `json:"to"`
}

func renameFile(where Where) tool.Tool {
	return tool.Tool{
		ID: "rename_file", Name: "Rename a file", Level: tool.Write, Repeatable: false,
		Description: "Renames a file in the folder that the person chose, or moves it to another folder inside of it. A file that is there is never replaced.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["from","to"],"properties":{
			"from":{"type":"string","minLength":1,"format":"path","description":"The file inside of the chosen folder, such as notes/scan1.txt."},
			"to":{"type":"string","minLength":1,"format":"path","description":"Its new path inside of the chosen folder, such as notes/letter from Ann.txt."}}}`),
		Output: json.RawMessage(`{"type":"object","required":["from","to"],"properties":{"from":{"type":"string"},"to":{"type":"string"}}}`),
		Would:  would([]string{"from", "to"}), Ready: ready(where, hasFile("from", math.MaxInt64), takesName), Aim: aim(where),
		Do: in(where, rename),
	}
}

func rename(_ context.Context, root *os.Root, in renameIn) (renameIn, error) {
	from, err := clean(in.From)
	if err != nil {
		return in, err
	}
	to, err := clean(in.To)
	if err != nil {
		return in, err
	}
	out := renameIn{From: filepath.ToSlash(from), To: filepath.ToSlash(to)}
	info, err := root.Lstat(from)
	if err != nil {
		return out, explain(from, err)
	}
	if err := plain(from, info); err != nil {
		return out, err
	}
	if from == to {
		return out, nil
	}
	if err := isFree(root, info, to); err != nil {
		return out, err
	}
	if dir := filepath.Dir(to); dir != "." {
		if err := root.MkdirAll(dir, 0o755); err != nil {
			return out, explain(dir, err)
		}
	}
	if err := root.Rename(from, to); err != nil {
		return out, explain(from, err)
	}
	return out, nil
}

// isFree says that no other file has a name. info is the file that gets it; nil: it is not known.
func isFree(root *os.Root, info os.FileInfo, to string) error {
	switch other, err := root.Lstat(to); {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		return explain(to, err)
	case info == nil || !os.SameFile(info, other): // another spelling of one name is the file itself where letters' case does not count
		return fault.Newf(fault.Conflict, "There is already a file named %s.", filepath.ToSlash(to)).With("field", "to").With("file", filepath.ToSlash(to))
	}
	return nil
}
