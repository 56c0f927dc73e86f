package portable

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io"
	"path"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/rawjson"
)

// An archive is one of our own, listed.
type archive struct {
	manifest Manifest
	entries  map[string]entry
	blobs    map[string]entry
}

func openArchive(all []entry, at entry) (*archive, error) {
	data, err := readSmallFile(context.Background(), at)
	if err != nil {
		return nil, err
	}
	a := &archive{entries: map[string]entry{}, blobs: map[string]entry{}}
	if json.Unmarshal(data, &a.manifest) != nil || a.manifest.Format != manifestFormat {
		return nil, fault.New(fault.Invalid, "This file is not a Terzetto library.")
	}
	if a.manifest.Version > manifestVersion {
		return nil, fault.New(fault.Conflict, "A newer Terzetto wrote this library. Update Terzetto to import it.")
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
		data, err := e.read(ctx, maxBlob, "A file in this archive couldn't be opened.")
		if err != nil {
			return nil, err
		}
		if sum := sha256.Sum256(data); hex.EncodeToString(sum[:]) != hash {
			return nil, fault.New(fault.Invalid, "A file in this archive was changed after the export.")
		}
		return data, nil
	}}, true
}

// items walks the archive in the order in which one refers to another.
func (a *archive) items(ctx context.Context) Items {
	return func(yield func(Item, error) bool) {
		for _, kind := range inOrder() {
			for _, l := range a.manifest.Files {
				if l.Kind != kind {
					continue
				}
				if ctx.Err() != nil {
					yield(Item{}, context.Cause(ctx))
					return
				}
				for _, item := range a.file(ctx, l) {
					if !yield(a.withPicture(ctx, item), nil) {
						return
					}
				}
			}
		}
	}
}

// file reads one file of the archive, which holds one item or a list of them.
func (a *archive) file(ctx context.Context, l Listed) []Item {
	item := Item{Kind: l.Kind, Name: path.Base(l.Name), On: l.On, Rest: l.Rest, Row: l.Row, Persona: l.Persona, Number: l.Number}
	e, err := a.verifyListed(ctx, l)
	switch {
	case err != nil:
		item.Err = err
	case l.Kind == Transcripts:
		item = importAssets{}.chatItem(ctx, e, a.blob, nil)
		if item.Transcript != nil && l.Log != "" {
			a.logs(ctx, item.Transcript, l.Log)
		}
	case byLines(l.Kind):
		item.Parts = readLines(e.open, a.blob)
	default:
		item.Data, item.Err = readSmallFile(ctx, e)
		if item.Err == nil && l.Kind != Cards && l.Kind != Books {
			return splitList(item)
		}
	}
	return []Item{item}
}

// withPicture reads the picture of a persona, without which it can do.
func (a *archive) withPicture(ctx context.Context, item Item) Item {
	if item.Kind == Personas {
		if b, there := a.blob(rawjson.ObjectOf(item.Data).Text(pictureHash)); there {
			item.Picture, _ = b.Read(ctx) // one that was changed is none
		}
	}
	return item
}

// logs finds the records of a conversation's turns, without which it can do.
func (a *archive) logs(ctx context.Context, t *Transcript, name string) {
	for _, l := range a.manifest.Files {
		if l.Name == name {
			e, err := a.verifyListed(ctx, l)
			if err != nil {
				t.problem(fault.Newf(fault.Invalid, "Couldn't import the records of the turns: %s", fault.Sentence(err)))
				return
			}
			t.Logs = readLines(e.open, a.blob)
		}
	}
}

// verifyListed finds a file and compares its checksum, so that a damaged file is no item.
func (a *archive) verifyListed(ctx context.Context, l Listed) (entry, error) {
	e, there := a.entries[l.Name]
	if !there {
		return e, fault.New(fault.Invalid, "This file is listed in the archive, but missing.")
	}
	r, err := e.open()
	if err != nil {
		return e, fault.New(fault.Invalid, "Couldn't open this file.").Because(err)
	}
	defer r.Close() //nolint:errcheck // it was only read
	sum := sha256.New()
	if _, err := io.Copy(sum, &meter{ctx: ctx, from: r, left: 1 << 40, full: io.EOF}); err != nil {
		return e, unreadable(ctx, err)
	}
	if l.Hash != "" && hex.EncodeToString(sum.Sum(nil)) != l.Hash {
		return e, fault.New(fault.Invalid, "This file was changed after the export: its checksum differs.")
	}
	return e, nil
}

// splitList makes an item of each element of a list.
func splitList(item Item) []Item {
	var list []json.RawMessage
	if json.Unmarshal(item.Data, &list) != nil {
		item.Err = fault.New(fault.Invalid, "Couldn't read this file in the archive.")
		return []Item{item}
	}
	return lists.Map(list, func(raw json.RawMessage) Item { return Item{Kind: item.Kind, Name: item.Name, Data: raw} })
}
