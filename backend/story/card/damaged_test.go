package card_test

import (
	"archive/zip"
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/png"
	"strings"
	"testing"

	"terzetto/backend/story/card"
)

// textChunk is a chunk of a PNG that holds a card.
func textChunk(card string) []byte {
	body := []byte("tEXtchara\x00" + base64.StdEncoding.EncodeToString([]byte(card)))
	chunk := binary.BigEndian.AppendUint32(nil, uint32(len(body)-4)) //nolint:gosec // a few bytes
	chunk = append(chunk, body...)
	return binary.BigEndian.AppendUint32(chunk, crc32.ChecksumIEEE(body))
}

// onePoint is a PNG of one point, and where its end chunk begins.
func onePoint(t *testing.T) (data []byte, end int) {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, 1, 1))); err != nil {
		t.Fatal(err)
	}
	return b.Bytes(), b.Len() - 12
}

func zipped(t *testing.T, names ...string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for i := 0; i < len(names); i += 2 {
		w, err := z.Create(names[i])
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(names[i+1])); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestACardIsReadHoweverItsFileIsDamaged(t *testing.T) {
	whole, end := onePoint(t)
	v2 := `{"spec":"chara_card_v2","spec_version":"2.0","data":{"name":"Ines","description":"José waits."}}`
	v3 := `{"spec":"chara_card_v3","spec_version":"3.0","data":{"name":"Ines","description":"José waits."}}`
	latin := strings.ReplaceAll(v2, "é", "\xe9")
	join := func(parts ...[]byte) []byte { return bytes.Join(parts, nil) }
	tests := []struct {
		name string
		data []byte
		file string
		is   string // the name
	}{
		{"a picture without its end", join(whole[:end], textChunk(v2)), "a.png", "Ines"},
		{"a picture that is cut in its last chunk", join(whole[:end], textChunk(v2), whole[end:end+5]), "a.png", "Ines"},
		{"a card after the end of its picture", join(whole, textChunk(v2)), "a.png", "Ines"},
		{"a card in Latin-1", join(whole[:end], textChunk(latin), whole[end:]), "a.png", "Ines"},
		{"an archive with the card in a folder", zipped(t, "Ines/card.json", v3, "Ines/assets/a.txt", "x"), "a.charx", "Ines"},
		{"an archive with backslashes in its names", zipped(t, `Ines\card.json`, v3, `Ines\assets\a.txt`, "x"), "a.charx", "Ines"},
		{"a card without a name takes the name of its file", join(whole[:end], textChunk(strings.Replace(v2, "Ines", "", 1)), whole[end:]), "Bo.png", "Bo"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			c, err := card.ReadFile(test.data, test.file)
			if err != nil || c.Name != test.is || c.Description != "José waits." {
				t.Errorf("%q says %q, %v", c.Name, c.Description, err)
			}
		})
	}
}

func TestABrokenCardSaysWhereItBreaks(t *testing.T) {
	for _, data := range []string{"{\"name\":\"Ines\",\n\"description\":\"x\",}", "{\"name\":\"Ines\"}\x00"} {
		if _, err := card.ReadFile([]byte(data), "a.json"); err == nil || !strings.Contains(err.Error(), "line") {
			t.Errorf("%q: %v", data, err)
		}
	}
}
