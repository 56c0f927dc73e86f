package main

import (
	"debug/elf"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
)

// windowKit are the beginnings of the names of the libraries that only the window needs.
func windowKit() []string {
	return []string{"libgtk-", "libgdk-", "libgdk_pixbuf-", "libgio-", "libgobject-", "libglib-", "libwebkit2gtk-", "libsoup-", "libjavascriptcoregtk-"}
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: late PROGRAM")
		os.Exit(2)
	}
	if err := loosen(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "late:", err)
		os.Exit(1)
	}
}

// loosen takes the window's libraries from the list of a program, where it is.
func loosen(path string) (err error) {
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	program, err := elf.NewFile(f)
	if err != nil {
		return err
	}
	list, names := program.Section(".dynamic"), program.Section(".dynstr")
	if list == nil || names == nil || program.Class != elf.ELFCLASS64 {
		return errors.New("not a program of 64 bits with libraries")
	}
	table, err := list.Data()
	if err != nil {
		return err
	}
	words, err := names.Data()
	if err != nil {
		return err
	}
	const size = 16 // of an entry: what it is, and its value
	entries := slices.DeleteFunc(slices.Collect(slices.Chunk(slices.Clone(table), size)), func(e []byte) bool {
		what, at := program.ByteOrder.Uint64(e), program.ByteOrder.Uint64(e[size/2:])
		return elf.DynTag(what) == elf.DT_NEEDED && ofWindow(string(words[at:])) //nolint:gosec // a small number
	})
	clear(table) // an empty entry ends the list
	copy(table, slices.Concat(entries...))
	_, err = f.WriteAt(table, int64(list.Offset)) //nolint:gosec // a place in a file that exists
	return err
}

func ofWindow(library string) bool {
	return slices.ContainsFunc(windowKit(), func(name string) bool { return strings.HasPrefix(library, name) })
}
