package portable

import (
	"archive/zip"
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/story/chatapps"
)

// A Source is the program and the kind of file that an import comes from.
type Source string

// The sources.
const (
	Library     Source = "terzetto"     // an archive of our own
	Chat        Source = "conversation" // one conversation that we exported
	SillyTavern Source = "sillytavern"  // a folder, an archive of one, or a chat
	ChatGPT     Source = "chatgpt"      // an export; other apps are sources by their names, see chatapps.Apps
	Several     Source = "several"      // files of more than one program
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
	found, err := newAppWalk(importAssets{}).fromText(one)
	return found.source, found.items, err
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
	f := sortFiles(all)
	f.assets = newImportAssets(all)
	source, err := f.source()
	return source, f.items, err
}

// A reading is what a file holds, and how its items are walked.
type reading struct {
	source Source
	items  func(context.Context) Items
}

// fromText tells JSON from lines of JSON, and what they hold, by their shape.
func (w *appWalk) fromText(e entry) (reading, error) {
	r, err := e.text()
	if err != nil {
		return reading{}, err
	}
	defer r.Close() //nolint:errcheck // it was only read
	in := bufio.NewReaderSize(&blankLimitReader{from: io.LimitReader(r, MaxTranscript)}, 64<<10)
	first, err := firstByte(in)
	if err != nil || first != '{' && first != '[' {
		if named := unknownFile(e.name, nil); strings.Contains(fault.Sentence(named), "This is a file of") {
			return reading{}, named
		}
		return reading{}, fault.New(fault.Invalid, "Terzetto can't read this file. Choose JSON, an archive, a card image or a database.")
	}
	o, list, broken := shapeOf(in)
	json1 := func(ctx context.Context) Items { return walkFile(ctx, e, w.json) }
	lined := strings.HasSuffix(strings.ToLower(e.name), "l")
	switch {
	case broken != nil && lined: // the first line may be broken, and the others whole
		return reading{SillyTavern, folder{chats: []entry{e}}.items}, nil
	case broken != nil && list:
		return reading{listSource(o), json1}, nil
	case errors.Is(broken, io.ErrUnexpectedEOF) && e.size > MaxTranscript:
		return reading{}, fault.Newf(fault.TooLarge, "This file holds a single value of more than %d MB.", MaxTranscript>>20)
	case broken != nil:
		if at := brokenAt(context.Background(), e, true); at != nil {
			return reading{}, at
		}
		return reading{}, fault.New(fault.Invalid, "This file is damaged or incomplete.").Because(broken)
	case list:
		return reading{listSource(o), json1}, nil
	}
	if found, is := w.fromLines(e, o, lined); is {
		return found, nil
	}
	return w.fromObject(e, o, json1)
}

// fromLines tells a file of lines by its first one.
func (w *appWalk) fromLines(e entry, o object, lined bool) (reading, bool) {
	_, speaks := o["mes"]
	by := func(read func(context.Context, string, io.Reader) Items) func(context.Context) Items {
		return func(ctx context.Context) Items { return walkFile(ctx, e, read) }
	}
	switch app := chatapps.Of(o); {
	case o.Child("chat_metadata")[ours] != nil:
		return reading{Chat, folder{chats: []entry{e}}.items}, true
	case o["chat_metadata"] != nil, speaks, o["user_name"] != nil && o["character_name"] != nil:
		return reading{SillyTavern, folder{chats: []entry{e}, assets: w.assets}.items}, true
	case o.Text("type") == "session" && (o.Has("currNode") || o.Has("harness") || o.Has("id")):
		return reading{Source(chatapps.LlamaCPP), by(w.llamaLines)}, true
	case app == chatapps.Jan:
		return reading{Source(app), by(w.messageLines)}, true
	case app == "" && lined && isMessage(o):
		return reading{Messages, by(w.messageLines)}, true
	case app != "" && lined:
		return reading{sourceOf(app), by(w.lineObjects)}, true
	}
	return reading{}, false
}

// fromObject tells a file that is one object.
func (w *appWalk) fromObject(e entry, o object, json1 func(context.Context) Items) (reading, error) {
	app := chatapps.Of(o)
	switch {
	case app != "" && !isCard(o):
		return reading{sourceOf(app), json1}, nil
	case o["conversations"] != nil:
		list, _ := listIn(o)
		var first object
		if len(list) > 0 {
			first = rawjson.ObjectOf(list[0])
		}
		return reading{listSource(first), json1}, nil
	case isBook(o):
		return reading{Card, smallFiles([]entry{e}, Books)}, nil
	case isCard(o):
		return reading{Card, smallFiles([]entry{e}, Cards)}, nil
	case sillyPart(o) != "":
		return reading{SillyTavern, func(ctx context.Context) Items { return sillyParts(ctx, []entry{e}) }}, nil
	}
	if found := chatapps.FindNested(o); len(found) > 0 {
		return reading{Messages, func(ctx context.Context) Items {
			return func(yield func(Item, error) bool) {
				w.conversations(ctx, e.name, 0, slices.Clone(found), yield)
			}
		}}, nil
	}
	return reading{}, unknownFile(e.name, o)
}

// sourceOf is the source that an app is.
func sourceOf(app chatapps.App) Source { return Source(app) }

// listSource tells what a list holds from its first element.
func listSource(first object) Source {
	if isMessage(first) {
		return Messages
	}
	if _, project := chatapps.ClaudeProject(first); project {
		return Source(chatapps.Claude)
	}
	return sourceOf(chatapps.Of(first))
}

// text opens a file as UTF-8.
func (e entry) text() (io.ReadCloser, error) {
	r, err := e.open()
	if err != nil {
		return nil, err
	}
	return struct {
		io.Reader
		io.Closer
	}{rawjson.UTF8Reader(r), r}, nil
}

// walkFile walks the items of a file, which is open meanwhile. Where its JSON breaks, it says where.
func walkFile(ctx context.Context, e entry, read func(context.Context, string, io.Reader) Items) Items {
	return func(yield func(Item, error) bool) {
		r, err := e.text()
		if err != nil {
			yield(Item{}, err)
			return
		}
		defer r.Close() //nolint:errcheck // it was only read
		read(ctx, e.name, r)(func(item Item, err error) bool {
			if fault.Is(err, fault.Invalid) && !strings.HasSuffix(strings.ToLower(e.name), "l") {
				if at := brokenAt(ctx, e, false); at != nil {
					err = at
				}
			}
			return yield(item, err)
		})
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
