package folder

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"time"

	"terzetto/backend/tool"
)

// aim resolves the file that a call writes, and the one that it takes from, in the chosen folder.
func aim(where Where) func(context.Context, json.RawMessage) (tool.Target, error) {
	return func(ctx context.Context, args json.RawMessage) (at tool.Target, err error) {
		var in struct{ Path, Ending, From, To, Mode string }
		if err := json.Unmarshal(args, &in); err != nil {
			return at, fmt.Errorf("read the arguments: %w", err)
		}
		dir, err := where(ctx)
		if err != nil {
			return at, err
		}
		at.Folder = dir
		return at, withRoot(ctx, where, func(root *os.Root) error {
			if in.From != "" {
				from, err := clean(in.From)
				if err != nil {
					return err
				}
				at.From = filepath.Join(dir, from)
			}
			if in.Path+in.To == "" {
				return nil // it is not known yet
			}
			to := withEnding(in.Path, in.Ending) + in.To // a tool has one of the two
			name, err := clean(to)
			if err != nil {
				return err
			}
			at.Path = filepath.Join(dir, name)
			info, err := root.Lstat(name)
			if err == nil {
				at.Replaces, at.Adds, at.Bytes = true, in.Mode == appending, info.Size()
				if !at.Adds && in.From == "" {
					at.Hash, err = fingerprint(ctx, root, name, info)
				}
				return err
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
		if err != nil {
			return at, err
		}
		at.From = filepath.Join(at.Folder, name)
		return at, withRoot(ctx, where, func(root *os.Root) error {
			info, err := root.Stat(name)
			if err != nil {
				return explain(name, err)
			}
			at.Hash, err = fingerprint(ctx, root, name, info)
			return err
		})
	}
}

// fingerprint tells what is in a file from anything else; of what is no plain file, nothing. A file that may be
// replaced but not read is told by its size and its time.
func fingerprint(ctx context.Context, root *os.Root, name string, info fs.FileInfo) (string, error) {
	if !info.Mode().IsRegular() {
		return "", nil
	}
	f, err := root.OpenFile(name, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	if errors.Is(err, fs.ErrPermission) {
		return fmt.Sprintf("%d bytes of %s", info.Size(), info.ModTime().UTC().Format(time.RFC3339Nano)), nil
	}
	if err != nil {
		return "", explain(name, err)
	}
	sum := sha256.New()
	_, err = io.Copy(sum, interruptible{ctx, f})
	if err := errors.Join(err, f.Close()); err != nil {
		return "", explain(name, err)
	}
	return hex.EncodeToString(sum.Sum(nil)), nil
}

// interruptible reads until its context ends, because a file may be as large as the disk.
type interruptible struct {
	ctx context.Context //nolint:containedctx // of the call that reads
	r   io.Reader
}

func (i interruptible) Read(to []byte) (int, error) {
	if err := i.ctx.Err(); err != nil {
		return 0, err
	}
	return i.r.Read(to)
}

// reads marks a call with the file or the folder that it reads.
func reads(kind tool.MarkKind) func(args, result json.RawMessage) []tool.Mark {
	return func(args, _ json.RawMessage) []tool.Mark {
		var in struct{ Path, Mode string }
		if json.Unmarshal(args, &in) != nil {
			return nil
		}
		name, err := clean(in.Path)
		if err != nil {
			return nil
		}
		if name == "." {
			name = "the chosen folder"
		}
		return []tool.Mark{{Kind: kind, Name: filepath.ToSlash(name)}}
	}
}
