package folder

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"terzetto/backend/tool"
)

// aim resolves the file that a call writes, and the one that it takes from, in the chosen folder.
func aim(where Where) func(context.Context, json.RawMessage) (tool.Target, error) {
	return func(ctx context.Context, args json.RawMessage) (at tool.Target, err error) {
		var in struct{ Path, From, To, Mode string }
		if err := json.Unmarshal(args, &in); err != nil {
			return at, fmt.Errorf("read the arguments: %w", err)
		}
		dir, err := where(ctx)
		if err != nil {
			return at, err
		}
		at.Folder = dir
		return at, inside(ctx, where, func(root *os.Root) error {
			if in.From != "" {
				from, err := clean(in.From)
				if err != nil {
					return err
				}
				at.From = filepath.Join(dir, from)
			}
			to := in.Path + in.To // a tool has one of the two
			name, err := clean(to)
			if err != nil {
				return err
			}
			at.Path = filepath.Join(dir, name)
			info, err := root.Lstat(name)
			if err == nil {
				at.Replaces, at.Adds, at.Bytes = true, in.Mode == appending, info.Size()
			} else if !errors.Is(err, fs.ErrNotExist) {
				return explain(name, err)
			}
			return nil
		})
	}
}

// Source resolves a file of the chosen folder that a call sends elsewhere.
func Source(where Where) func(ctx context.Context, path string) (tool.Target, error) {
	return func(ctx context.Context, path string) (at tool.Target, err error) {
		name, err := clean(path)
		if err != nil {
			return at, err
		}
		at.Folder, err = where(ctx)
		at.From = filepath.Join(at.Folder, name)
		return at, err
	}
}
