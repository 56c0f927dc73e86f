package portable

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"path"
	"regexp"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
)

// An importAssets finds the pictures that a source keeps in files of their own, by what its
// messages call them. The zero value has none.
type importAssets struct {
	pictures map[string]entry
}

// gptAsset is the id at the beginning of a file's name in an export of ChatGPT, and at
// the end of the address in a message.
var gptAsset = regexp.MustCompile(`^file[-_][A-Za-z0-9]+`)

// newImportAssets sorts the files of a source that messages may name.
func newImportAssets(all []entry) importAssets {
	a := importAssets{pictures: map[string]entry{}}
	for _, e := range all {
		if id := gptAsset.FindString(path.Base(e.name)); id != "" {
			if _, there := a.pictures[id]; !there {
				a.pictures[id] = e
			}
		}
		a.pictures["/"+e.name] = e
		if base := "*" + path.Base(e.name); !strings.HasSuffix(base, ".json") {
			if _, there := a.pictures[base]; !there {
				a.pictures[base] = e
			}
		}
	}
	return a
}

// appFile is a file of an export by what its app calls it: an address with an id in it, or a name.
func (a importAssets) appFile(address string) (entry, bool) {
	if address == "" {
		return entry{}, false
	}
	_, id, found := strings.Cut(address, "://")
	if !found {
		id = address
	}
	if asset := gptAsset.FindString(id); asset != "" {
		if e, there := a.pictures[asset]; there {
			return e, true
		}
	}
	e, there := a.pictures["*"+path.Base(strings.ReplaceAll(address, `\`, "/"))]
	return e, there
}

// sillyPicture is a picture by its path below the folder of a user of SillyTavern.
func (a importAssets) sillyPicture(user, address string) (entry, bool) {
	plain, err := url.PathUnescape(address)
	if err != nil {
		plain = address // a name with a percent sign in it
	}
	for _, name := range []string{address, plain} {
		if e, there := a.pictures[path.Join("/", user, path.Join("/", name))]; there {
			return e, true
		}
	}
	return entry{}, false
}

// A pictureAttacher puts pictures into the rows of one conversation and counts the others.
type pictureAttacher struct {
	missing, others int
}

// attach adds a picture to a row, unless the file is missing, too large or no picture.
func (h *pictureAttacher) attach(ctx context.Context, row *Row, e entry, there bool) bool {
	if !there {
		h.missing++
		return false
	}
	if len(row.Images) >= chat.MaxImages {
		h.others++
		return false
	}
	mime, hash, err := inspectFile(ctx, e)
	if err != nil || !strings.HasPrefix(mime, "image/") {
		h.others++
		return false
	}
	read := func(ctx context.Context) ([]byte, error) {
		return e.read(ctx, chat.MaxImageBytes, "A picture couldn't be opened.")
	}
	row.Images = append(row.Images, Image{Mime: mime, Filename: cut(path.Base(e.name), 200), Blob: Blob{Hash: hash, Size: e.size, Read: read}})
	return true
}

// inspectFile returns the media type of a file and its SHA-256.
func inspectFile(ctx context.Context, e entry) (mime, hash string, err error) {
	if e.size > chat.MaxImageBytes {
		return "", "", fault.New(fault.TooLarge, "This image is larger than 10 MB.")
	}
	r, err := e.open()
	if err != nil {
		return "", "", err
	}
	defer r.Close() //nolint:errcheck // it was only read
	head := make([]byte, 512)
	n, err := io.ReadFull(r, head)
	if n == 0 {
		return "", "", err
	}
	sum := sha256.New()
	sum.Write(head[:n])
	if _, err := io.Copy(sum, &meter{ctx: ctx, from: r, left: chat.MaxImageBytes, full: io.EOF}); err != nil {
		return "", "", err
	}
	return http.DetectContentType(head[:n]), hex.EncodeToString(sum.Sum(nil)), nil
}

// say reports the pictures of a conversation that were not imported.
func (h *pictureAttacher) say(t *Transcript) {
	if h.missing > 0 {
		t.problem(fault.Newf(fault.Invalid, "Images that are missing: %d. Choose the whole folder or export to include them.", h.missing))
	}
	if h.others > 0 {
		t.problem(fault.Newf(fault.Invalid, "Files left out because they aren't images, or are too large or too many: %d.", h.others))
	}
}

// pictures gives a row what its line or its swipe names in its extras, in the words of
// each version of SillyTavern.
func (s *sillyReader) pictures(row *Row, extra object) {
	named := []string{extra.Text("image")}
	for _, key := range []string{"image_swipes", "media", "files"} {
		var list []json.RawMessage
		_ = json.Unmarshal(extra[key], &list) // another kind of value names nothing
		for _, raw := range list {
			address, isText := rawjson.Text(raw)
			if !isText {
				address = rawjson.ObjectOf(raw).Text("url")
			}
			named = append(named, address)
		}
	}
	named = append(named, extra.Child("file").Text("url"))
	seen := map[string]bool{"": true}
	for _, address := range named {
		if seen[address] || len(seen) > 100 {
			continue
		}
		seen[address] = true
		if meta, data, found := strings.Cut(address, ";base64,"); found && strings.HasPrefix(meta, "data:") {
			s.addInline(row, data)
			continue
		}
		if e, there := s.assets.sillyPicture(s.user, address); !there || !s.attached[e.name] {
			s.attacher.attach(s.ctx, row, e, there)
		}
	}
}

// addInline adds a picture that a line carries itself.
func (s *sillyReader) addInline(row *Row, data string) {
	img, err := imageOf(data, fmt.Sprintf("image-%d", len(row.Images)+1))
	if err != nil || len(row.Images) >= chat.MaxImages {
		s.attacher.others++
		return
	}
	row.Images = append(row.Images, img)
}

func isImage(mime string) bool { return strings.HasPrefix(mime, "image/") }
