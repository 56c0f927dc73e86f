package fetch

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"terzetto/backend/base/datadir"
	"terzetto/backend/base/fault"
)

// A Part is an unfinished download.
type Part struct {
	URL, Name   string
	Done, Total int64 // in bytes; Total 0: not known
}

// The endings of the two files of an unfinished download. A start of the program deletes other unfinished files, so these
// have endings of their own.
const (
	partEnding = ".download"
	noteEnding = ".json"
)

// mostNote is how large a note may be.
const mostNote = 64 << 10

// A note says what the bytes of an unfinished download are.
type note struct {
	URL      string `json:"url"`
	Name     string `json:"name"`
	ETag     string `json:"etag,omitempty"`     // of the server that sent them
	Modified string `json:"modified,omitempty"` // when it says that the file was changed
	Size     int64  `json:"size,omitempty"`     // of the whole file
	SHA256   string `json:"sha256,omitempty"`   // of the whole file
	Done     int64  `json:"done"`               // bytes that the disk certainly holds
}

// parseNote reads a note; what cannot be one is not valid.
func parseNote(data []byte) (n note, valid bool) {
	if json.Unmarshal(data, &n) != nil || n.URL == "" || n.Size < 0 || n.Done < 0 || n.Size > 0 && n.Done > n.Size {
		return note{}, false
	}
	hash, err := hex.DecodeString(n.SHA256)
	if err != nil || len(hash) != 0 && len(hash) != sha256.Size || strings.ContainsAny(n.ETag+n.Modified, "\r\n") {
		return note{}, false
	}
	return n, true
}

func readNote(path string) (note, bool) {
	f, err := os.Open(path)
	if err != nil {
		return note{}, false
	}
	defer func() { _ = f.Close() }()
	data, err := io.ReadAll(io.LimitReader(f, mostNote))
	if err != nil {
		return note{}, false
	}
	return parseNote(data)
}

// write makes the note durable.
func (n note) write(path string) error {
	data, err := json.Marshal(n)
	if err != nil {
		return fmt.Errorf("note a download: %w", err)
	}
	return datadir.Write(path, data)
}

// validator is what the rest of the file is asked for with: it comes only if the file is the same. A weak tag does not
// promise the same bytes.
func (n note) validator() string {
	if n.ETag != "" && !strings.HasPrefix(n.ETag, "W/") {
		return n.ETag
	}
	return n.Modified
}

// paths are the files of the unfinished download of an address.
func (f *Fetcher) paths(address string) (part, note string) {
	sum := sha256.Sum256([]byte(address))
	key := filepath.Join(f.options.Dir, hex.EncodeToString(sum[:16]))
	return key + partEnding, key + noteEnding
}

// Parts lists the downloads that Get can go on with, by name. Those that are running are among them.
func (f *Fetcher) Parts() ([]Part, error) {
	entries, err := os.ReadDir(f.options.Dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("list the unfinished downloads: %w", err)
	}
	var all []Part
	for _, e := range entries {
		n, valid := readNote(filepath.Join(f.options.Dir, e.Name()))
		if !valid {
			continue
		}
		part, path := f.paths(n.URL)
		info, err := os.Stat(part)
		if err != nil || filepath.Base(path) != e.Name() {
			continue
		}
		all = append(all, Part{URL: n.URL, Name: n.Name, Done: min(n.Done, info.Size()), Total: n.Size})
	}
	slices.SortFunc(all, func(a, b Part) int { return cmp.Or(cmp.Compare(a.Name, b.Name), cmp.Compare(a.URL, b.URL)) })
	return all, nil
}

// Discard deletes what has arrived of a download, unless it is running.
func (f *Fetcher) Discard(address string) error {
	release, ok := f.active.TryAcquire(address)
	if !ok {
		return fault.New(fault.Busy, "This download is still running. Pause it, then delete it.")
	}
	defer release()
	return f.remove(address)
}

// remove deletes both files of an unfinished download.
func (f *Fetcher) remove(address string) error {
	part, note := f.paths(address)
	for _, path := range []string{part, note} {
		if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("delete a download: %w", err)
		}
	}
	return nil
}
