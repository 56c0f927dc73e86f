package folder

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"unicode"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/memlimit"
	"terzetto/backend/document/produce"
	"terzetto/backend/tool"
)

// A Where tells the chosen folder, absolute; empty while none is chosen.
type Where func(ctx context.Context) (string, error)

// Tools returns the tools that work in the folder. The data folder remembers the files that are not whole yet; an empty one
// remembers nothing. Pictures are drawn with the fonts, and documents are read with memory from the budget.
func Tools(where Where, dataDir string, fonts *produce.Fonts, memory *memlimit.Budget) []tool.Tool {
	return []tool.Tool{
		listFiles(where), readFile(where), readDocument(where, memory), readTable(where, memory),
		writeFile(where, dataDir), writeTable(where, dataDir, memory), writeChart(where, dataDir, fonts), makeDocument(where, dataDir, fonts), renameFile(where),
	}
}

// maxPath is as long as a path may be, in bytes, which is what Linux takes.
const maxPath = 4096

// in does act inside of the chosen folder. A path is slash-separated and relative to it; an
// empty one is the folder itself.
func in[In, Out any](where Where, act func(context.Context, *os.Root, In) (Out, error)) func(context.Context, json.RawMessage) (json.RawMessage, error) {
	return tool.Func(func(ctx context.Context, in In) (out Out, err error) {
		err = withRoot(ctx, where, func(root *os.Root) error {
			out, err = act(ctx, root, in)
			return err
		})
		return out, err
	})
}

// withRoot calls act with the chosen folder open.
func withRoot(ctx context.Context, where Where, act func(*os.Root) error) error {
	dir, err := where(ctx)
	if err != nil {
		return err
	}
	if allowed, bound := tool.ApprovedTarget(ctx); bound && allowed.Folder != dir {
		now := allowed
		now.Folder, now.Path = dir, ""
		return tool.MovedFault("The call", allowed, now)
	}
	if dir == "" {
		return fault.New(fault.Conflict, "No folder is chosen for tools. Choose one in Settings, under Tools and servers.")
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return fault.New(fault.Conflict, "Couldn't open the folder for tools. Choose another folder in Settings, under Tools and servers.").Because(err)
	}
	return errors.Join(act(root), root.Close())
}

// clean reads a path as a model wrote it.
func clean(name string) (string, error) {
	switch {
	case name == "" || name == "." || name == "./":
		return ".", nil
	case len(name) > maxPath:
		return "", fault.New(fault.Invalid, "The path is too long.").With("field", "path")
	case !shown(name):
		return "", fault.New(fault.Invalid, "Remove the control characters from the path.").With("field", "path")
	}
	cleaned := filepath.FromSlash(path.Clean(filepath.ToSlash(name)))
	if !filepath.IsLocal(cleaned) {
		return "", fault.Newf(fault.Forbidden, "%s is outside the chosen folder. Give a path inside it, such as notes/today.md.",
			name).With("field", "path")
	}
	return cleaned, nil
}

// shown reports whether a name can be shown to a person or a model as it is: no control
// characters, no signs that turn the direction of writing, and valid text.
func shown(name string) bool {
	return !strings.ContainsFunc(name, func(c rune) bool {
		return c == unicode.ReplacementChar || unicode.IsControl(c) || unicode.Is(unicode.Bidi_Control, c)
	})
}

// explain says what went wrong with a path.
func explain(name string, err error) error {
	if _, ok := errors.AsType[*fault.Error](err); ok {
		return err
	}
	name = filepath.ToSlash(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fault.Newf(fault.NotFound, "There is no %s in the chosen folder.", name).With("file", name).Because(err)
	case errors.Is(err, fs.ErrPermission):
		return fault.Newf(fault.Forbidden, "This computer denies access to %s.", name).Because(err)
	case strings.Contains(err.Error(), "path escapes"): // os keeps this error to itself
		return fault.Newf(fault.Forbidden, "%s is outside the chosen folder.", name).Because(err)
	}
	return fault.Newf(fault.Unavailable, "Couldn't use %s. The system said: %s", name, reason(err)).Because(err)
}

// reason returns an error's cause without the path in front of it.
func reason(err error) string {
	if p, ok := errors.AsType[*fs.PathError](err); ok {
		return p.Err.Error()
	}
	if l, ok := errors.AsType[*os.LinkError](err); ok {
		return l.Err.Error()
	}
	return err.Error()
}
