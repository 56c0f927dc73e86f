// Command pack puts a folder into a zip file that is the same each time: the window's files are a twentieth of the
// program, and a third of that when they are compressed.
package main

import (
	"archive/zip"
	"compress/flate"
	"fmt"
	"io"
	"io/fs"
	"os"
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: pack FOLDER FILE")
		os.Exit(2)
	}
	if err := pack(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

// pack writes the files of folder into file, in the order of their names and without their times.
func pack(folder, file string) error {
	out, err := os.Create(file) //nolint:gosec // the file that the command is told to write
	if err != nil {
		return err
	}
	defer func() { _ = out.Close() }() // a second one, where the first has told of its failure
	made := zip.NewWriter(out)
	made.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) { return flate.NewWriter(w, flate.BestCompression) })
	files := os.DirFS(folder)
	err = fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		w, err := made.Create(name)
		if err == nil {
			_, err = w.Write(data)
		}
		return err
	})
	if err == nil {
		err = made.Close()
	}
	if err == nil {
		err = out.Close()
	}
	return err
}
