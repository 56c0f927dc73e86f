package card

import (
	"bytes"
	"compress/zlib"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image"
	"image/color"
	"image/png"
	"io"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
)

const signature = "\x89PNG\r\n\x1a\n"

// maxChunks is far above what a picture of 10 MB is cut into.
const maxChunks = 1 << 16

func isPNG(data []byte) bool { return bytes.HasPrefix(data, []byte(signature)) }

// A chunk is a part of a PNG. whole has the length and the checksum around it.
type chunk struct {
	kind        string
	data, whole []byte
	sound       bool // the checksum is right
}

var errPNG = fault.New(fault.Invalid, "This PNG is damaged or incomplete.")

// chunks splits a whole PNG into its chunks. Bytes after its end are left out.
func chunks(data []byte) ([]chunk, error) {
	all := chunksOf(data)
	at := slices.IndexFunc(all, func(c chunk) bool { return c.kind == "IEND" })
	if at < 1 || all[0].kind != "IHDR" {
		return nil, errPNG
	}
	return all[:at+1], nil
}

// chunksOf splits what there is of a PNG into its chunks, also of one that is cut or goes on after its end.
func chunksOf(data []byte) (all []chunk) {
	rest := data[len(signature):]
	for len(rest) >= 12 && len(all) < maxChunks {
		n := uint64(binary.BigEndian.Uint32(rest))
		if n > uint64(len(rest)-12) {
			break
		}
		c := chunk{kind: string(rest[4:8]), data: rest[8 : 8+n], whole: rest[:12+n]}
		c.sound = crc32.ChecksumIEEE(rest[4:8+n]) == binary.BigEndian.Uint32(rest[8+n:])
		all = append(all, c)
		rest = rest[12+n:]
	}
	return all
}

// keywords are those of the chunks that hold cards, the preferred one first.
func keywords() []string { return []string{"ccv3", "chara"} }

// readPNG reads the card in a picture; the picture without it becomes the avatar. A card is read of a damaged picture too, and
// of one that has it after its end.
func readPNG(data []byte) (Card, error) {
	all := chunksOf(data)
	if len(all) == 0 || all[0].kind != "IHDR" {
		return Card{}, errPNG
	}
	_, broken := chunks(data)
	texts := map[string][]chunk{}
	var picture bytes.Buffer
	picture.WriteString(signature)
	for _, c := range all {
		keyword := keywordOf(c)
		if slices.Contains(keywords(), keyword) {
			texts[keyword] = append(texts[keyword], c)
			continue
		}
		picture.Write(c.whole)
	}
	if broken != nil {
		picture.WriteString(endOfPNG)
	}
	var trouble error
	for _, keyword := range keywords() {
		for _, c := range texts[keyword] { // the first of two that can be used
			found, err := readChunk(c)
			if err != nil {
				trouble = errors.Join(trouble, err)
				continue
			}
			if trouble != nil {
				found.Warnings = append(found.Warnings, "This picture holds the card twice, and one copy is damaged. Terzetto read the other copy.")
			}
			found.portrait(picture.Bytes())
			return found, nil
		}
	}
	if trouble != nil {
		if f, ok := errors.AsType[*fault.Error](trouble); ok {
			return Card{}, f
		}
		return Card{}, fault.New(fault.Invalid, "The card in this image is damaged.").Because(trouble)
	}
	if broken != nil {
		return Card{}, broken
	}
	return Card{}, fault.New(fault.Invalid, "This image has no character card.")
}

// endOfPNG is the chunk that a picture ends with.
const endOfPNG = "\x00\x00\x00\x00IEND\xae\x42\x60\x82"

// keywordOf is the keyword of a text chunk, in lower case.
func keywordOf(c chunk) string {
	if c.kind != "tEXt" && c.kind != "zTXt" && c.kind != "iTXt" {
		return ""
	}
	keyword, _, found := bytes.Cut(c.data, []byte{0})
	if !found || len(keyword) > 79 {
		return ""
	}
	return strings.ToLower(string(keyword))
}

func readChunk(c chunk) (Card, error) {
	text, err := textIn(c)
	if err != nil {
		return Card{}, err
	}
	document, err := unbase64(text)
	if err != nil {
		return Card{}, err
	}
	return readDocument(document)
}

// textIn is the text of a text chunk, inflated if need be.
func textIn(c chunk) ([]byte, error) {
	if !c.sound {
		return nil, errors.New("the checksum of the text is wrong")
	}
	_, rest, _ := bytes.Cut(c.data, []byte{0})
	packed := c.kind == "zTXt"
	switch c.kind {
	case "zTXt":
		if len(rest) < 1 || rest[0] != 0 {
			return nil, errors.New("an unknown way of packing")
		}
		rest = rest[1:]
	case "iTXt":
		if len(rest) < 2 || rest[1] != 0 {
			return nil, errors.New("an unknown way of packing")
		}
		packed = rest[0] == 1
		_, after, ok := bytes.Cut(rest[2:], []byte{0}) // language
		if ok {
			_, after, ok = bytes.Cut(after, []byte{0}) // the keyword, translated
		}
		if !ok {
			return nil, errors.New("the text is cut off")
		}
		rest = after
	}
	if !packed {
		return rest, nil
	}
	z, err := zlib.NewReader(bytes.NewReader(rest))
	if err != nil {
		return nil, err
	}
	const limit = maxJSON/3*4 + 16 // as base64
	text, err := io.ReadAll(io.LimitReader(z, limit+1))
	if len(text) > limit {
		return nil, fault.New(fault.TooLarge, "The text of this card unpacks to more than 16 MB.")
	}
	return text, err
}

// unbase64 decodes what some programs pad, some break into lines, and some write plain.
func unbase64(text []byte) ([]byte, error) {
	text = bytes.TrimSpace(text)
	if len(text) > 0 && text[0] == '{' {
		return text, nil
	}
	clean := bytes.TrimRight(bytes.Map(func(r rune) rune {
		switch r {
		case '\n', '\r', ' ', '\t', 0:
			return -1
		case '-':
			return '+'
		case '_':
			return '/'
		}
		return r
	}, text), "=")
	out := make([]byte, base64.RawStdEncoding.DecodedLen(len(clean)))
	n, err := base64.RawStdEncoding.Decode(out, clean)
	return out[:n], err
}

// portrait makes a picture the card's avatar, if it is one that can be kept.
func (c *Card) portrait(data []byte) {
	img, err := chat.NewImage("The picture of this card", data)
	if err != nil {
		c.Warnings = append(c.Warnings, fault.Sentence(err)+" The card has no picture.")
		return
	}
	c.Avatar, c.AvatarMime = data, img.Mime
}

// PNG is the card in its picture, as V2 for older readers and as V3; without a picture
// it is put into a grey one.
func (c *Card) PNG() ([]byte, error) {
	picture, err := pngOf(c.Avatar)
	if err != nil {
		return nil, err
	}
	all, err := chunks(picture)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	b.WriteString(signature)
	for _, part := range all {
		if part.kind == "IEND" {
			put(&b, "chara", c.document(specV2, nil))
			put(&b, "ccv3", c.document(specV3, nil))
		}
		if !slices.Contains(keywords(), keywordOf(part)) {
			b.Write(part.whole)
		}
	}
	return b.Bytes(), nil
}

// put writes a text chunk.
func put(b *bytes.Buffer, keyword string, document []byte) {
	body := []byte("tEXt" + keyword + "\x00" + base64.StdEncoding.EncodeToString(document))
	b.Write(binary.BigEndian.AppendUint32(nil, uint32(len(body)-4))) //nolint:gosec // a card is far below 4 GB
	b.Write(body)
	b.Write(binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE(body)))
}

// blank is the side of the picture of a card that has none.
const blank = 400

// pngOf makes a PNG of a picture. One that is a PNG stays as it is.
func pngOf(picture []byte) ([]byte, error) {
	if isPNG(picture) {
		return picture, nil
	}
	var img image.Image
	if len(picture) == 0 {
		grey := image.NewGray(image.Rect(0, 0, blank, blank))
		for i := range grey.Pix {
			grey.Pix[i] = color.Gray{Y: 0x80}.Y
		}
		img = grey
	} else {
		decoded, _, err := image.Decode(bytes.NewReader(picture))
		if err != nil {
			return nil, fault.New(fault.Invalid, "Couldn't read the image of this character. Choose another image, then export again.").Because(err)
		}
		img = decoded
	}
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}
