package folder

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/document"
	"terzetto/backend/document/charset"
	"terzetto/backend/tool"
)

// would says what is wrong with arguments whatever is in the folder: a path that leads out of it in one of the fields, or
// what one of the claims finds. An argument that is not known yet is empty.
func would(fields []string, claims ...func(given rawjson.Object) error) func(context.Context, json.RawMessage) error {
	return func(_ context.Context, args json.RawMessage) error {
		given := rawjson.ObjectOf(args)
		for _, field := range fields {
			if _, err := clean(given.Text(field)); err != nil {
				return tool.AtField(field, err)
			}
		}
		for _, claim := range claims {
			if err := claim(given); err != nil {
				return err
			}
		}
		return nil
	}
}

// readable says that the encoding of a file is known.
func readable(given rawjson.Object) error { return charset.Check(given.Text("encoding")) }

// endsWith says that a path ends with what the tool writes.
func endsWith(ends ...string) func(given rawjson.Object) error {
	return func(given rawjson.Object) error {
		name := given.Text("path")
		if name == "" || slices.Contains(ends, strings.ToLower(path.Ext(name))) {
			return nil
		}
		return noFormat(name, ends)
	}
}

// noFormat is the refusal of a file whose name doesn't say what to write.
func noFormat(name string, ends []string) error {
	last := len(ends) - 1
	return fault.Newf(fault.Invalid, "Couldn't tell the format of %s. Give it a name that ends in %s or %s.", name, strings.Join(ends[:last], ", "), ends[last]).
		With("field", "path")
}

// A look says what of the folder stands in the way of a call.
type look func(root *os.Root, given rawjson.Object) error

// ready looks at the chosen folder as it is now.
func ready(where Where, looks ...look) func(context.Context, json.RawMessage) error {
	return func(ctx context.Context, args json.RawMessage) error {
		given := rawjson.ObjectOf(args)
		return withRoot(ctx, where, func(root *os.Root) error {
			for _, see := range looks {
				if err := see(root, given); err != nil {
					return err
				}
			}
			return nil
		})
	}
}

// pathAt is the path in a field; false: it is not known.
func pathAt(given rawjson.Object, field string) (string, bool) {
	name, err := clean(given.Text(field))
	return name, err == nil && given.Text(field) != ""
}

// hasFile says that a field names a plain file of at most so many bytes.
func hasFile(field string, most int64) look {
	return func(root *os.Root, given rawjson.Object) error {
		name, ok := pathAt(given, field)
		if !ok {
			return nil
		}
		info, err := root.Stat(name)
		if err != nil {
			return tool.AtField(field, explain(name, err))
		}
		if err := plain(name, info); err != nil {
			return tool.AtField(field, err)
		}
		if info.Size() > most {
			return tool.AtField(field, tooLarge(name, most))
		}
		return nil
	}
}

// hasDocument is hasFile for what is read as a document or a table.
func hasDocument(field string) look { return hasFile(field, document.DefaultLimits().File) }

// hasFolder says that a field names a folder.
func hasFolder(field string) look {
	return func(root *os.Root, given rawjson.Object) error {
		name, ok := pathAt(given, field)
		if !ok {
			return nil
		}
		return tool.AtField(field, isFolder(root, name))
	}
}

// takesFile says that a file can be written where the field and the ending name it.
func takesFile(root *os.Root, given rawjson.Object) error {
	if _, ok := pathAt(given, "path"); !ok {
		return nil
	}
	name, err := clean(withEnding(given.Text("path"), given.Text("ending")))
	if err == nil {
		err = underFolders(root, name)
	}
	if err == nil {
		_, _, err = writable(root, name)
	}
	return tool.AtField("path", err)
}

// takesName says that a file can get its new name.
func takesName(root *os.Root, given rawjson.Object) error {
	to, ok := pathAt(given, "to")
	if !ok {
		return nil
	}
	var info os.FileInfo
	if from, ok := pathAt(given, "from"); ok {
		info, _ = root.Lstat(from) // hasFile says what is wrong with it
	}
	err := underFolders(root, to)
	if err == nil {
		err = isFree(root, info, to)
	}
	return tool.AtField("to", err)
}

// underFolders says that what a path leads through are folders, as far as they are there.
func underFolders(root *os.Root, name string) error {
	parts := strings.Split(filepath.ToSlash(filepath.Dir(name)), "/")
	for i := range parts {
		dir := filepath.FromSlash(strings.Join(parts[:i+1], "/"))
		info, err := root.Stat(dir)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return nil
		case err != nil:
			return explain(dir, err)
		case !info.IsDir():
			return fault.Newf(fault.Invalid, "%s is a file, so nothing can be written below it.", filepath.ToSlash(dir))
		}
	}
	return nil
}
