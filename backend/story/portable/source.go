package portable

import (
	"archive/zip"
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"path"
	"strings"

	"terzetto/backend/base/fault"
)

// A Source is the program and the kind of file that an import comes from.
type Source string

// The sources.
const (
	Library     Source = "terzetto"     // an archive of our own
	Chat        Source = "conversation" // one conversation that we exported
	SillyTavern Source = "sillytavern"  // a folder, an archive of one, or a chat
	ChatGPT     Source = "chatgpt"      // an export
	OrbDatabase Source = "orb"          // a database of Orb; read by the store
	Database    Source = "database"     // a copy of our own database; read by the store
	Messages    Source = "messages"     // JSON as a model is sent it
	Card        Source = "card"         // a character or a lorebook
)

// An entry is a file to be read: of a folder, of an archive, or alone.
type entry struct {
	name string // with slashes
	size int64
	open func() (io.ReadCloser, error)
}

// FromFile looks at a file: what it is and what it holds. A SQLite database is
// recognised and not read.
func FromFile(name string, size int64, file io.ReaderAt) (Source, func(context.Context) Items, error) {
	head := make([]byte, 512)
	n, err := file.ReadAt(head, 0)
	if err != nil && !errors.Is(err, io.EOF) {
		return "", nil, fault.New(fault.Invalid, "Couldn't read this file.").Because(err)
	}
	head = head[:n]
	open := func() (io.ReadCloser, error) { return io.NopCloser(io.NewSectionReader(file, 0, size)), nil }
	one := entry{name: name, size: size, open: open}
	switch {
	case n == 0:
		return "", nil, fault.New(fault.Invalid, "This file is empty.")
	case bytes.HasPrefix(head, []byte("SQLite format 3\x00")):
		if n > 71 && string(head[68:72]) == "Trzt" {
			return Database, nil, nil
		}
		return OrbDatabase, nil, nil
	case bytes.HasPrefix(head, []byte("PK\x03\x04")), bytes.HasPrefix(head, []byte("PK\x05\x06")):
		return fromZip(name, size, file, one)
	case bytes.HasPrefix(head, []byte("\x89PNG")), bytes.HasPrefix(head, []byte("\xff\xd8\xff")),
		bytes.HasPrefix(head, []byte("RIFF")) && n > 12 && string(head[8:12]) == "WEBP":
		return Card, smallFiles([]entry{one}, Cards), nil
	}
	return fromText(one)
}

// FromFolder looks at a folder.
func FromFolder(folder fs.FS) (Source, func(context.Context) Items, error) {
	var all []entry
	err := fs.WalkDir(folder, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil && name == ".":
			return err
		case err != nil:
			return nil //nolint:nilerr // a folder that may not be read holds nothing for us
		case d.IsDir() && (strings.HasPrefix(d.Name(), ".") && name != "." || d.Name() == "node_modules"):
			return fs.SkipDir
		case !d.Type().IsRegular():
			return nil
		case len(all) >= MaxFiles:
			return fault.Newf(fault.TooLarge, "This folder has more than %d files. Choose the folder that contains the chats.", MaxFiles)
		}
		info, err := d.Info()
		if err != nil {
			return nil //nolint:nilerr // it went in this moment
		}
		all = append(all, entry{name: name, size: info.Size(), open: func() (io.ReadCloser, error) { return folder.Open(name) }})
		return nil
	})
	if err != nil {
		return "", nil, fault.New(fault.CodeOf(err), fault.Sentence(err)).Because(err)
	}
	return fromEntries(all)
}

func fromZip(name string, size int64, file io.ReaderAt, self entry) (Source, func(context.Context) Items, error) {
	z, err := zip.NewReader(file, size)
	if err != nil && !errors.Is(err, zip.ErrInsecurePath) {
		return "", nil, fault.New(fault.Invalid, "This archive is damaged or incomplete.").Because(err)
	}
	if len(z.File) > MaxFiles {
		return "", nil, fault.Newf(fault.TooLarge, "This archive has more than %d files.", MaxFiles)
	}
	var all []entry
	for _, f := range z.File {
		if !f.Mode().IsRegular() || !fs.ValidPath(f.Name) {
			continue // folders, links, and names that lead out of the archive
		}
		size := int64(min(f.UncompressedSize64, 1<<40)) //nolint:gosec // bounded
		all = append(all, entry{name: f.Name, size: size, open: func() (io.ReadCloser, error) { return unpack(f) }})
		if f.Name == "card.json" && !strings.HasSuffix(strings.ToLower(name), ".zip") {
			return Card, smallFiles([]entry{self}, Cards), nil // a CHARX
		}
	}
	return fromEntries(all)
}

// unpack opens a packed file that may grow only so far: what grows beyond all measure was
// made to fill a disk or a memory.
func unpack(f *zip.File) (io.ReadCloser, error) {
	r, err := f.Open()
	if err != nil {
		return nil, fault.New(fault.Invalid, "Couldn't unpack a file in this archive.").Because(err)
	}
	most := int64(min(f.CompressedSize64, 1<<40))*maxGrown + spare //nolint:gosec // bounded
	full := fault.New(fault.TooLarge, "A file in this archive is too large to unpack.")
	return struct {
		io.Reader
		io.Closer
	}{&meter{ctx: context.Background(), from: r, left: most, full: full}, r}, nil
}

func fromEntries(all []entry) (Source, func(context.Context) Items, error) {
	for _, e := range all {
		if path.Base(e.name) == manifestName {
			if a, err := openArchive(all, e); err == nil {
				return Library, a.items, nil
			} else if fault.Is(err, fault.Conflict) {
				return "", nil, err
			}
		}
	}
	f := sort(all)
	f.assets = newImportAssets(all)
	switch {
	case len(f.gpt) > 0:
		return ChatGPT, f.items, nil
	case len(f.chats)+len(f.groupChats)+len(f.cards)+len(f.books) > 0:
		return SillyTavern, f.items, nil
	}
	return "", nil, fault.New(fault.Invalid, "Couldn't find a chat, character or lorebook that Terzetto can read.")
}

// fromText tells JSON from lines of JSON, and what they hold.
func fromText(e entry) (Source, func(context.Context) Items, error) {
	r, err := e.open()
	if err != nil {
		return "", nil, err
	}
	defer r.Close() //nolint:errcheck // it was only read
	in := bufio.NewReaderSize(io.LimitReader(r, MaxTranscript), 64<<10)
	first, err := firstByte(in)
	if err != nil || first != '{' && first != '[' {
		return "", nil, fault.New(fault.Invalid, "Terzetto can't read this file. Choose JSON, an archive, a card image or a database.")
	}
	json1 := func(ctx context.Context) Items { return walkFile(ctx, e, importAssets{}.readJSON) }
	if first == '[' {
		return listSource(in), json1, nil
	}
	line, _ := in.ReadBytes('\n')
	var o object
	if json.Unmarshal(line, &o) != nil {
		rest, _ := io.ReadAll(in) // an object over several lines
		_ = json.Unmarshal(append(line, rest...), &o)
	}
	_, speaks := o["mes"]
	lined := strings.HasSuffix(strings.ToLower(e.name), ".jsonl")
	switch {
	case o.Child("chat_metadata")[ours] != nil:
		return Chat, folder{chats: []entry{e}}.items, nil
	case o["chat_metadata"] != nil, speaks, o["user_name"] != nil && o["character_name"] != nil, lined && o["messages"] == nil:
		return SillyTavern, folder{chats: []entry{e}}.items, nil
	case bytes.HasPrefix(o["mapping"], []byte("{")), o["conversations"] != nil:
		return ChatGPT, json1, nil
	case o["messages"] != nil:
		if lined {
			return Messages, func(ctx context.Context) Items { return walkFile(ctx, e, readMessageLines) }, nil
		}
		return Messages, json1, nil
	case o["entries"] != nil && o["spec"] == nil:
		return Card, smallFiles([]entry{e}, Books), nil
	case o != nil:
		return Card, smallFiles([]entry{e}, Cards), nil
	}
	return "", nil, fault.New(fault.Invalid, "This file is damaged or incomplete.")
}

// listSource tells what a list holds from its beginning.
func listSource(in *bufio.Reader) Source {
	start, _ := in.Peek(4 << 10)
	if bytes.Contains(start, []byte(`"role"`)) && !bytes.Contains(start, []byte(`"mapping"`)) {
		return Messages
	}
	return ChatGPT
}

// walkFile walks the items of a file, which is open meanwhile.
func walkFile(ctx context.Context, e entry, read func(context.Context, string, io.Reader) Items) Items {
	return func(yield func(Item, error) bool) {
		r, err := e.open()
		if err != nil {
			yield(Item{}, err)
			return
		}
		defer r.Close() //nolint:errcheck // it was only read
		read(ctx, e.name, r)(yield)
	}
}

// readMessageLines walks lines that each are a conversation of messages.
func readMessageLines(ctx context.Context, name string, r io.Reader) Items {
	return func(yield func(Item, error) bool) {
		i := 0
		for line, err := range lines(ctx, r) {
			if err != nil {
				yield(Item{}, unreadable(ctx, err))
				return
			}
			if !(importAssets{}).yieldOne(ctx, yield, name, i, line) {
				return
			}
			i++
		}
	}
}

// smallFiles walks files that are read whole.
func smallFiles(all []entry, kind Kind) func(context.Context) Items {
	return func(ctx context.Context) Items {
		return func(yield func(Item, error) bool) {
			for _, e := range all {
				if ctx.Err() != nil {
					yield(Item{}, context.Cause(ctx))
					return
				}
				data, err := readSmallFile(ctx, e)
				if !yield(Item{Kind: kind, Name: e.name, Data: data, Err: err}, nil) {
					return
				}
			}
		}
	}
}

func readSmallFile(ctx context.Context, e entry) ([]byte, error) {
	return e.read(ctx, maxSheet, "Couldn't open this file.")
}

// read reads a file of at most most bytes. shut is the sentence for a file that cannot be opened.
func (e entry) read(ctx context.Context, most int64, shut string) ([]byte, error) {
	if e.size > most {
		return nil, fault.Newf(fault.TooLarge, "This file is larger than %d MB.", most>>20)
	}
	r, err := e.open()
	if err != nil {
		return nil, fault.New(fault.Invalid, shut).Because(err)
	}
	defer r.Close() //nolint:errcheck // it was only read
	data, err := readWhole(ctx, r, e.size, most)
	if err != nil {
		return nil, unreadable(ctx, err)
	}
	return data, nil
}
