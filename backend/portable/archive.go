package portable

import (
	"archive/zip"
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"hash"
	"io"
	"mime"
	"path"
	"strings"
	"time"

	"terzetto/backend/fault"
)

const (
	manifestName    = "manifest.json"
	manifestFormat  = "terzetto-library"
	manifestVersion = 1
)

// A Manifest says what an archive holds.
type Manifest struct {
	Format   string       `json:"format"`
	Version  int          `json:"version"`
	Created  time.Time    `json:"created_at"`
	Program  string       `json:"program"`
	Counts   map[Kind]int `json:"counts"`
	Problems []string     `json:"problems,omitempty"` // what could not be taken along, in sentences
	Files    []Listed     `json:"files"`
}

// A Listed is one file of an archive.
type Listed struct {
	Name string          `json:"name"`
	Kind Kind            `json:"kind,omitempty"`
	On   bool            `json:"on,omitempty"` // a lorebook that is read everywhere
	Size int64           `json:"size"`
	Hash string          `json:"sha256"`
	Rest json.RawMessage `json:"rest,omitempty"`
}

// readme is for whoever finds the archive without the program.
const readme = `This is a library of Terzetto, a program for conversations with language models.

conversations/  one file each, as JSON Lines: the first line is about the conversation, every other
                one is a message ("mes") with its alternatives ("swipes"). SillyTavern reads these files.
characters/     character cards: pictures with the card inside, or JSON.
worlds/         lorebooks as JSON.
library/        personas, presets, moods and the rest as JSON; no keys are in here.
files/          pictures and sounds of the messages, named by their SHA-256.
manifest.json   the list of all files with their checksums.
`

// WriteLibrary writes items as an archive: one ZIP file, from its beginning to its end. tell
// hears of each item. Nothing of the whole is held besides the list of the files.
func WriteLibrary(ctx context.Context, w io.Writer, m Manifest, items Items, tell func(Item)) (Manifest, error) {
	a := &libraryWriter{zip: zip.NewWriter(w), manifest: m, blobs: map[string]bool{}, names: map[string]bool{}, lists: map[Kind][]json.RawMessage{}}
	a.manifest.Format, a.manifest.Version, a.manifest.Counts = manifestFormat, manifestVersion, map[Kind]int{}
	if err := a.file(ctx, Listed{Name: "README.txt"}, []byte(readme)); err != nil {
		return a.manifest, err
	}
	for item, err := range items {
		if err == nil && ctx.Err() != nil {
			err = context.Cause(ctx)
		}
		if err == nil {
			err = a.item(ctx, item)
		}
		if err != nil {
			return a.manifest, err
		}
		tell(item)
	}
	for _, kind := range []Kind{Personas, Presets, Moods, Fields, Phrases, Choices} {
		if list := a.lists[kind]; len(list) > 0 {
			if err := a.file(ctx, Listed{Name: "library/" + string(kind) + ".json", Kind: kind}, indented(list)); err != nil {
				return a.manifest, err
			}
		}
	}
	f, err := a.zip.Create(manifestName)
	if err == nil {
		_, err = f.Write(indented(a.manifest))
	}
	if err == nil {
		err = a.zip.Close()
	}
	return a.manifest, err
}

type libraryWriter struct {
	zip      *zip.Writer
	manifest Manifest
	blobs    map[string]bool
	names    map[string]bool // in lower case: some systems do not tell cases apart
	lists    map[Kind][]json.RawMessage
}

func (a *libraryWriter) item(ctx context.Context, item Item) error {
	if item.Err != nil {
		a.manifest.Problems = append(a.manifest.Problems, item.Name+": "+fault.Sentence(item.Err))
		return nil
	}
	a.manifest.Counts[item.Kind]++
	switch item.Kind {
	case Talks:
		return a.talk(ctx, item.Talk)
	case Cards:
		return a.file(ctx, Listed{Name: a.free("characters/", item.Name, endingOf(item.Data)), Kind: Cards, Rest: item.Rest}, item.Data)
	case Books:
		return a.file(ctx, Listed{Name: a.free("worlds/", item.Name, ".json"), Kind: Books, On: item.On, Rest: item.Rest}, item.Data)
	default:
		a.lists[item.Kind] = append(a.lists[item.Kind], item.Data)
		return nil
	}
}

func (a *libraryWriter) talk(ctx context.Context, t *Talk) error {
	if err := a.stream(Listed{Name: a.free("conversations/", t.Title, ".jsonl"), Kind: Talks}, zip.Deflate, func(w io.Writer) error {
		return WriteTalk(ctx, w, t, false)
	}); err != nil {
		return err
	}
	keep := func(b Blob, kind string) error {
		if b.Read == nil || a.blobs[b.Hash] {
			return nil
		}
		a.blobs[b.Hash] = true
		data, err := b.Read(ctx)
		if err != nil {
			return err
		}
		return a.file(ctx, Listed{Name: "files/" + b.Hash + endingFor(kind)}, data)
	}
	for _, r := range t.Rows {
		for _, i := range r.Images {
			if err := keep(i.Blob, i.Mime); err != nil {
				return err
			}
		}
		for _, m := range r.Made {
			if err := keep(m.Blob, m.Mime); err != nil {
				return err
			}
		}
	}
	return nil
}

func (a *libraryWriter) file(_ context.Context, l Listed, data []byte) error {
	method := zip.Deflate
	if !strings.HasSuffix(l.Name, ".json") && !strings.HasSuffix(l.Name, ".txt") {
		method = zip.Store // pictures and sounds are packed already
	}
	return a.stream(l, method, func(w io.Writer) error {
		_, err := w.Write(data)
		return err
	})
}

// stream writes a file and lists it.
func (a *libraryWriter) stream(l Listed, method uint16, write func(io.Writer) error) error {
	f, err := a.zip.CreateHeader(&zip.FileHeader{Name: l.Name, Method: method, Modified: a.manifest.Created})
	if err != nil {
		return err
	}
	sum := &summed{to: f, sum: sha256.New()}
	if err := write(sum); err != nil {
		return err
	}
	l.Size, l.Hash = sum.size, hex.EncodeToString(sum.sum.Sum(nil))
	a.manifest.Files = append(a.manifest.Files, l)
	return nil
}

type summed struct {
	to   io.Writer
	sum  hash.Hash
	size int64
}

func (s *summed) Write(p []byte) (int, error) {
	n, err := s.to.Write(p)
	s.sum.Write(p[:n])
	s.size += int64(n)
	return n, err
}

// free is a name that no other file of the archive has.
func (a *libraryWriter) free(folder, title, ending string) string {
	for n := 1; ; n++ {
		mark := ending
		if n > 1 {
			mark = fmt.Sprintf(" (%d)%s", n, ending)
		}
		name := folder + fileName(title, mark)
		if key := strings.ToLower(name); !a.names[key] {
			a.names[key] = true
			return name
		}
	}
}

func endingOf(data []byte) string {
	switch {
	case len(data) > 3 && string(data[:4]) == "\x89PNG":
		return ".png"
	case len(data) > 1 && string(data[:2]) == "PK":
		return ".charx"
	}
	return ".json"
}

// endingFor is the ending of a file of a kind, for those who look into the archive.
func endingFor(kind string) string {
	kind, _, _ = mime.ParseMediaType(kind)
	known := map[string]string{
		"image/png": ".png", "image/jpeg": ".jpg", "image/webp": ".webp", "image/gif": ".gif", "audio/wav": ".wav", "audio/x-wav": ".wav",
		"audio/mpeg": ".mp3", "audio/ogg": ".ogg", "audio/flac": ".flac", "text/plain": ".txt",
	}
	return cmp.Or(known[kind], ".bin")
}

func indented(v any) []byte {
	text, err := json.MarshalIndent(v, "", " ")
	if err != nil {
		return []byte("null") // what is written are texts, numbers and values that were parsed
	}
	return append(text, '\n')
}

// An archive is one of our own, listed.
type archive struct {
	manifest Manifest
	entries  map[string]entry
	blobs    map[string]entry
}

func openArchive(all []entry, at entry) (*archive, error) {
	data, err := sheet(context.Background(), at)
	if err != nil {
		return nil, err
	}
	a := &archive{entries: map[string]entry{}, blobs: map[string]entry{}}
	if json.Unmarshal(data, &a.manifest) != nil || a.manifest.Format != manifestFormat {
		return nil, fault.New(fault.Invalid, "This is no library of Terzetto.")
	}
	if a.manifest.Version > manifestVersion {
		return nil, fault.New(fault.Conflict, "This library was written by a newer version of Terzetto. Update Terzetto to read it.")
	}
	root := strings.TrimSuffix(at.name, manifestName) // it may have been unpacked, and packed with its folder
	for _, e := range all {
		if name, inside := strings.CutPrefix(e.name, root); inside {
			a.entries[name] = e
		}
	}
	for _, l := range a.manifest.Files {
		if e, there := a.entries[l.Name]; there && strings.HasPrefix(l.Name, "files/") {
			a.blobs[l.Hash] = e
		}
	}
	return a, nil
}

// blob finds bytes by their hash and holds them to it.
func (a *archive) blob(hash string) (Blob, bool) {
	e, there := a.blobs[hash]
	if !there {
		return Blob{}, false
	}
	return Blob{Hash: hash, Size: e.size, Read: func(ctx context.Context) ([]byte, error) {
		r, err := e.open()
		if err != nil {
			return nil, fault.New(fault.Invalid, "A file of this archive cannot be opened.").Because(err)
		}
		defer r.Close() //nolint:errcheck // it was only read
		data, err := whole(ctx, r, MaxTalk)
		if err != nil {
			return nil, unreadable(ctx, err)
		}
		if sum := sha256.Sum256(data); hex.EncodeToString(sum[:]) != hash {
			return nil, fault.New(fault.Invalid, "A file of this archive is not the one that was put into it.")
		}
		return data, nil
	}}, true
}

// items walks the archive in the order in which one refers to another.
func (a *archive) items(ctx context.Context) Items {
	return func(yield func(Item, error) bool) {
		for _, kind := range []Kind{Books, Personas, Cards, Presets, Moods, Fields, Phrases, Choices, Talks} {
			for _, l := range a.manifest.Files {
				if l.Kind != kind {
					continue
				}
				if ctx.Err() != nil {
					yield(Item{}, context.Cause(ctx))
					return
				}
				for _, item := range a.file(ctx, l) {
					if !yield(item, nil) {
						return
					}
				}
			}
		}
	}
}

// file reads one file of the archive, which holds one item or a list of them.
func (a *archive) file(ctx context.Context, l Listed) []Item {
	item := Item{Kind: l.Kind, Name: path.Base(l.Name), On: l.On, Rest: l.Rest}
	e, there := a.entries[l.Name]
	if !there {
		item.Err = fault.New(fault.Invalid, "This file is listed in the archive and is not there.")
		return []Item{item}
	}
	if l.Kind == Talks {
		item = chatItem(ctx, e, a.blob)
		return []Item{item}
	}
	if item.Data, item.Err = sheet(ctx, e); item.Err != nil || l.Kind == Cards || l.Kind == Books {
		return []Item{item}
	}
	var list []json.RawMessage
	if json.Unmarshal(item.Data, &list) != nil {
		item.Err = fault.New(fault.Invalid, "This file of the archive cannot be read.")
		return []Item{item}
	}
	all := make([]Item, 0, len(list))
	for _, raw := range list {
		all = append(all, Item{Kind: l.Kind, Name: item.Name, Data: raw})
	}
	return all
}
