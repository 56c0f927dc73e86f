package tool

import "context"

// A File is one file of a FileSet.
type File struct {
	Name string // without a folder
	Data []byte
}

// A FileSet holds the files of the caller of a tool, and takes the files that the tool makes.
// It may be used from many goroutines.
type FileSet interface {
	Files() []File
	// Put fails where the caller is gone.
	Put(f File) error
}

type fileSetKey struct{}

// WithFileSet gives the tools that are called with ctx a file set.
func WithFileSet(ctx context.Context, s FileSet) context.Context {
	return context.WithValue(ctx, fileSetKey{}, s)
}

// FileSetOf returns the file set of a call; not every caller has one.
func FileSetOf(ctx context.Context) (FileSet, bool) {
	s, ok := ctx.Value(fileSetKey{}).(FileSet)
	return s, ok
}
