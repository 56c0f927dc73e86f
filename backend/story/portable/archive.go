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
	"net/http"
	"path"
	"regexp"
	"strings"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
)

const (
	manifestName    = "manifest.json"
	manifestFormat  = "terzetto-library"
	manifestVersion = 2 // the first one left out what travels as lines
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
	Row  json.RawMessage `json:"row,omitempty"` // what the library knows about a card beyond its file
	Log  string          `json:"log,omitempty"` // of a conversation: the file with the records of its turns

	Persona int64 `json:"persona_lock_id,omitempty"` // of a card
	Number  int64 `json:"number,omitempty"`          // of a lorebook, by which folders name it
}

// readme is for a reader who has the archive and not the program.
const readme = `This is a library of Terzetto, a program for conversations with language models.
It can be read without the program. All texts are UTF-8; times are UTC.

conversations/  one file each, as JSON Lines: the first line is about the conversation, every other
                one is a message ("mes") with its alternatives ("swipes"). SillyTavern reads these files.
                What Terzetto adds stands under "terzetto". Those with "trashed_at" are in the trash.
logs/           what was sent and answered in the turns of a conversation, one turn a line.
characters/     character cards: pictures with the card inside, or JSON.
worlds/         lorebooks as JSON.
library/        personas, presets, moods and the rest as JSON.
assistants/ team-agents/ workflows/ variables/ folders/
                who works, and on what, and what folders of conversations share; JSON Lines, each line one row with the table that it is from.
                A secret variable has its name here and not its value.
runs/ teamwork/ what was worked on, step by step and message by message, in the same form.
endpoints/ speech-servers/ tool-servers/
                addresses and commands. Keys and passwords stay in the program; none is in here.
files/          pictures, sounds and documents, named by their SHA-256.
manifest.json   the list of all files with their checksums.
`

// WriteLibrary writes items as an archive: one ZIP file, from its beginning to its end. tell
// is called with each item. Only the list of the files is held in memory.
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
	for _, kind := range inOrder() {
		if list := a.lists[kind]; len(list) > 0 {
			if err := a.file(ctx, Listed{Name: "library/" + string(kind) + ".json", Kind: kind}, encodeIndented(list)); err != nil {
				return a.manifest, err
			}
		}
	}
	f, err := a.zip.CreateHeader(&zip.FileHeader{Name: manifestName, Method: zip.Deflate, Modified: a.manifest.Created})
	if err == nil {
		_, err = f.Write(encodeIndented(a.manifest))
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
	case Transcripts:
		return a.transcript(ctx, item.Transcript)
	case Cards:
		l := Listed{Name: a.free("characters/", item.Name, endingOf(item.Data)), Kind: Cards, Rest: item.Rest, Row: item.Row, Persona: item.Persona}
		return a.file(ctx, l, item.Data)
	case Books:
		return a.file(ctx, Listed{Name: a.free("worlds/", item.Name, ".json"), Kind: Books, On: item.On, Rest: item.Rest, Number: item.Number}, item.Data)
	case Personas:
		data, err := a.persona(ctx, item)
		a.lists[Personas] = append(a.lists[Personas], data)
		return err
	default:
		if byLines(item.Kind) {
			return a.lines(ctx, item)
		}
		a.lists[item.Kind] = append(a.lists[item.Kind], item.Data)
		return nil
	}
}

// pictureHash is the field of a persona's line that names the file of its picture.
const pictureHash = "avatar_sha256"

// persona writes a persona's picture and gives its line.
func (a *libraryWriter) persona(ctx context.Context, item Item) (json.RawMessage, error) {
	if len(item.Picture) == 0 {
		return item.Data, nil
	}
	sum := sha256.Sum256(item.Picture)
	b := Blob{Hash: hex.EncodeToString(sum[:]), Size: int64(len(item.Picture)), Read: func(context.Context) ([]byte, error) { return item.Picture, nil }}
	o := rawjson.ObjectOf(item.Data)
	o.Set(pictureHash, b.Hash)
	return rawjson.Encode(o), a.blob(ctx, b, endingFor(http.DetectContentType(item.Picture)))
}

// lines writes an item that travels as lines, and the files that they are about.
func (a *libraryWriter) lines(ctx context.Context, item Item) error {
	var files []ItemLine
	err := a.stream(Listed{Name: a.free(string(item.Kind)+"/", item.Name, ".jsonl"), Kind: item.Kind}, zip.Deflate, func(w io.Writer) (err error) {
		files, err = writeLines(w, item.Parts(ctx))
		return err
	})
	for _, line := range files {
		if err == nil {
			var name, kind string
			_ = json.Unmarshal(line.Row["label"], &name) // one without
			_ = json.Unmarshal(line.Row["mime"], &kind)  // both has the plainest ending
			err = a.blob(ctx, *line.File, endingAs(name, kind))
		}
	}
	return err
}

func (a *libraryWriter) transcript(ctx context.Context, t *Transcript) error {
	l := Listed{Name: a.free("conversations/", t.Title, ".jsonl"), Kind: Transcripts}
	if t.Logs != nil {
		l.Log = "logs/" + strings.TrimPrefix(l.Name, "conversations/")
		if err := a.stream(Listed{Name: l.Log}, zip.Deflate, func(w io.Writer) error {
			_, err := writeLines(w, t.Logs(ctx))
			return err
		}); err != nil {
			return err
		}
	}
	var named []namedBlob
	if err := a.stream(l, zip.Deflate, func(w io.Writer) (err error) {
		named, err = writeTranscript(ctx, w, t, false, firstLine(w))
		return err
	}); err != nil {
		return err
	}
	for _, b := range named {
		err := a.blob(ctx, b.Blob, b.ending)
		if fault.Is(err, fault.NotFound) {
			a.manifest.Problems = append(a.manifest.Problems, t.Title+": "+fault.Sentence(err)) // it was deleted meanwhile
			err = nil
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// blob writes bytes, once for each content.
func (a *libraryWriter) blob(ctx context.Context, b Blob, ending string) error {
	if b.Read == nil || a.blobs[b.Hash] {
		return nil
	}
	a.blobs[b.Hash] = true
	data, err := b.Read(ctx)
	if err != nil {
		return err
	}
	return a.file(ctx, Listed{Name: "files/" + b.Hash + ending}, data)
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

var plainEnding = regexp.MustCompile(`^\.[a-z0-9]{1,8}$`)

// endingAs is the ending of a file's name where that is plain, else the one of its kind.
func endingAs(name, kind string) string {
	if ending := strings.ToLower(path.Ext(name)); plainEnding.MatchString(ending) {
		return ending
	}
	return endingFor(kind)
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

func encodeIndented(v any) []byte {
	text, err := json.MarshalIndent(v, "", " ")
	if err != nil {
		return []byte("null") // what is written are texts, numbers and values that were parsed
	}
	return append(text, '\n')
}
