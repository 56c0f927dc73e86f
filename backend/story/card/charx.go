package card

import (
	"archive/zip"
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"path"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
)

// The bounds of a CHARX.
const (
	maxFiles  = 1_000
	maxUnpack = 64 << 20 // all files together
	maxLabel  = 300      // bytes of a file's name
)

// isZip finds an archive, also behind the picture that some programs put in front.
func isZip(data []byte) bool {
	if bytes.HasPrefix(data, []byte("PK\x03\x04")) || bytes.HasPrefix(data, []byte("PK\x05\x06")) {
		return true
	}
	picture := bytes.HasPrefix(data, []byte("\xff\xd8\xff"))
	return picture && bytes.Contains(data[max(0, len(data)-1<<16-22):], []byte("PK\x05\x06"))
}

// readCharx reads a card from an archive.
func readCharx(data []byte) (Card, error) {
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return Card{}, fault.New(fault.Invalid, "This CHARX file is damaged or incomplete.").Because(err)
	}
	if len(z.File) > maxFiles {
		return Card{}, fault.Newf(fault.TooLarge, "This CHARX file has %d files. The limit is %d.", len(z.File), maxFiles)
	}
	var document []byte
	var files []File
	skipped := false
	left := int64(maxUnpack)
	folder := folderOfCard(z)
	for _, entry := range z.File {
		if entry.FileInfo().IsDir() {
			continue
		}
		text, err := unpack(entry, left)
		if err != nil {
			return Card{}, err
		}
		left -= int64(len(text))
		switch name := strings.TrimPrefix(withSlashes(entry.Name), folder); {
		case name == "card.json" && document == nil:
			document = text
		case !label(name) || slices.ContainsFunc(files, func(f File) bool { return f.Name == name }):
			skipped = true
		default:
			files = append(files, File{Name: name, Data: text})
		}
	}
	if document == nil {
		return Card{}, fault.New(fault.Invalid, "This file has no card.json, so it is not a CHARX card.")
	}
	c, err := readDocument(document)
	if err != nil {
		return Card{}, err
	}
	if skipped {
		c.Warnings = append(c.Warnings, "Some files in this card have unusable names and were left out.")
	}
	if icon := iconOf(c.rest().Data); icon != "" {
		if i := slices.IndexFunc(files, func(f File) bool { return f.Name == icon }); i >= 0 {
			c.portrait(files[i].Data)
			if c.Avatar != nil {
				files = slices.Delete(files, i, i+1)
			}
		}
	}
	c.Files = files
	return c, nil
}

// withSlashes is the name of a file of an archive. Some programs on Windows write it with backslashes.
func withSlashes(name string) string { return strings.ReplaceAll(name, `\`, "/") }

// folderOfCard is the folder that a card was packed with, with its slash; empty: it was packed without one.
func folderOfCard(z *zip.Reader) string {
	found := false
	folder := ""
	for _, entry := range z.File {
		if dir, name := path.Split(withSlashes(entry.Name)); name == "card.json" && (!found || len(dir) < len(folder)) {
			found, folder = true, dir
		}
	}
	return folder
}

// unpack reads a file of an archive as far as there is room.
func unpack(entry *zip.File, room int64) ([]byte, error) {
	damaged := fault.New(fault.Invalid, "This CHARX file is damaged or incomplete.")
	r, err := entry.Open()
	if err != nil {
		return nil, damaged.Because(err)
	}
	text, err := io.ReadAll(io.LimitReader(r, room+1))
	if int64(len(text)) > room {
		return nil, errors.Join(fault.New(fault.TooLarge, "This CHARX file unpacks to more than 64 MB."), r.Close())
	}
	if err := errors.Join(err, r.Close()); err != nil {
		return nil, damaged.Because(err)
	}
	return text, nil
}

// label reports that a name can be a label in an archive: a plain relative path.
func label(name string) bool {
	return name != "" && len(name) <= maxLabel && name != "card.json" && path.Clean(name) == name && !strings.HasPrefix(name, "/") &&
		!strings.HasPrefix(name, "..") && !strings.ContainsAny(name, "\\:") && oneLine(name) == name
}

// within is the scheme of a file in the archive, spelled as the spec spells it.
const within = "embeded://" //nolint:misspell // see above

// An asset is one line of a V3 card's list of files.
type asset struct {
	Type string `json:"type"`
	URI  string `json:"uri"`
	Name string `json:"name"`
	Ext  string `json:"ext"`
}

// mainIcon finds the asset that is the card's picture: the icon called main, or the
// only icon.
func mainIcon(data object) (assets []json.RawMessage, at int, icon asset) {
	at = -1
	if json.Unmarshal(data["assets"], &assets) != nil {
		return nil, -1, icon
	}
	for i, raw := range assets {
		var a asset
		if json.Unmarshal(raw, &a) == nil && a.Type == "icon" && (a.Name == "main" || at < 0) {
			if at, icon = i, a; a.Name == "main" {
				break
			}
		}
	}
	return assets, at, icon
}

// iconOf is the name of the file in the archive that is the card's picture.
func iconOf(data object) string {
	_, _, a := mainIcon(data)
	for _, scheme := range []string{within, "embedded://"} { // the spec's spelling, and the right one
		if name, ok := strings.CutPrefix(a.URI, scheme); ok && label(name) {
			return name
		}
	}
	return ""
}

// picture takes the avatar out of a card that carries it in its text.
func (c *Card) picture(data object) {
	_, _, a := mainIcon(data)
	head, body, ok := strings.Cut(a.URI, ",")
	if !ok || !strings.HasPrefix(head, "data:image/") || !strings.HasSuffix(head, ";base64") {
		return
	}
	raw, err := base64.StdEncoding.DecodeString(body)
	if err != nil {
		c.Warnings = append(c.Warnings, "The picture in this card is damaged and was left out.")
		return
	}
	c.portrait(raw)
}

// Charx is the card as an archive with its picture and its other files.
func (c *Card) Charx() ([]byte, error) {
	assets, icon := json.RawMessage(nil), iconOf(c.rest().Data)
	if len(c.Avatar) > 0 {
		ext := strings.TrimPrefix(c.AvatarMime, "image/")
		if icon == "" || !sameKind(icon, ext) {
			icon = "assets/icon/images/main." + ext
			assets = c.assetsWith(asset{Type: "icon", URI: within + icon, Name: "main", Ext: ext})
		}
	}
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	files := []File{{Name: "card.json", Data: c.document(specV3, assets)}}
	if len(c.Avatar) > 0 {
		files = append(files, File{Name: icon, Data: c.Avatar})
	}
	for _, f := range append(files, slices.DeleteFunc(slices.Clone(c.Files), func(f File) bool { return f.Name == icon })...) {
		w, err := z.Create(f.Name)
		if err != nil {
			return nil, err
		}
		if _, err := w.Write(f.Data); err != nil {
			return nil, err
		}
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// sameKind reports that a file's ending fits a kind of picture.
func sameKind(name, kind string) bool {
	ending := strings.TrimPrefix(strings.ToLower(path.Ext(name)), ".")
	return ending == kind || kind == "jpeg" && ending == "jpg"
}

// assetsWith is the card's list of files with icon in the place of the main one.
func (c *Card) assetsWith(icon asset) json.RawMessage {
	assets, at, _ := mainIcon(c.rest().Data)
	if at >= 0 {
		changed := rawjson.ObjectOf(assets[at]).Clone()
		changed.Set("uri", icon.URI)
		changed.Set("ext", icon.Ext)
		assets[at] = rawjson.Encode(changed)
	} else {
		assets = append(assets, rawjson.Encode(icon))
	}
	return rawjson.Encode(assets)
}
