package card_test

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/story/card"
)

// Text chunks of every kind with checksums that are right, which chance alone never finds.
func FuzzPNGText(f *testing.F) {
	f.Add("tEXt", []byte("chara\x00"+b64(document("2", "x"))))
	f.Add("zTXt", []byte("ccv3\x00\x00"+packed(f, b64(v3))))
	f.Add("iTXt", []byte("ccv3\x00\x01\x00\x00\x00"+packed(f, b64(v3))))
	f.Add("iTXt", []byte("chara\x00\x00\x00en\x00x\x00"+v3))
	f.Fuzz(func(t *testing.T, kind string, body []byte) {
		if len(kind) == 4 && kind != "IEND" {
			readable(t, with(t, part(kind, string(body))))
		}
	})
}

// An archive whose table of contents is right, with any card and any other file.
func FuzzCharx(f *testing.F) {
	f.Add([]byte(v3), "assets/icon/images/main.png", picture(f))
	f.Add([]byte(document("3", "x")), "../../etc/passwd", []byte("x"))
	f.Add([]byte(`{"spec":"chara_card_v3","data":{"name":"x","assets":[{"type":"icon","uri":"__asset:a","name":"main","ext":"png"}]}}`), "a", picture(f))
	f.Fuzz(func(t *testing.T, document []byte, name string, file []byte) {
		var b bytes.Buffer
		z := zip.NewWriter(&b)
		for _, e := range []struct {
			name string
			data []byte
		}{{name, file}, {"card.json", document}, {name, file}} {
			if w, err := z.Create(e.name); err == nil {
				_, _ = w.Write(e.data) // into memory
			}
		}
		if z.Close() == nil {
			readable(t, b.Bytes())
		}
	})
}

// Exif of any shape in a picture.
func FuzzExif(f *testing.F) {
	f.Add(exif(binary.LittleEndian, "ASCII\x00\x00\x00"+document("2", "x")))
	f.Add(exif(binary.BigEndian, "UNICODE\x00"+document("2", "x")))
	f.Fuzz(func(t *testing.T, data []byte) {
		readable(t, webp(t, data))
		if len(data) < 60_000 {
			readable(t, photo(t, data))
		}
	})
}

// readable holds a reading to a card with a name, or a sentence for a person.
func readable(t *testing.T, data []byte) {
	t.Helper()
	c, err := card.Read(data)
	if err != nil {
		if fault.CodeOf(err) == fault.Internal {
			t.Fatalf("no sentence for a person: %v", err)
		}
		return
	}
	if again, err := card.Read(c.JSON()); err != nil || again.Name != c.Name {
		t.Fatalf("its own JSON is refused: %v\n%s", err, c.JSON())
	}
	for _, file := range c.Files {
		if file.Name == "" || strings.HasPrefix(file.Name, "/") || strings.Contains(file.Name, "..") && slices.Contains(strings.Split(file.Name, "/"), "..") {
			t.Fatalf("a file is called %q", file.Name)
		}
	}
}

// What was read can be written in every form, and what was written is read as the same.
func FuzzCard(f *testing.F) {
	for _, text := range []string{v3, `{"name": "x"}`, document("2", "y"), strings.ReplaceAll(v3, "entries\": [", "entries\": [3,")} {
		f.Add([]byte(text))
		f.Add(with(f, part("tEXt", "chara\x00"+b64(text))))
		f.Add(with(f, part("zTXt", "ccv3\x00\x00"+packed(f, b64(text)))))
		f.Add(with(f, part("iTXt", "ccv3\x00\x01\x00\x00\x00"+packed(f, b64(text)))))
		f.Add(archive(f, "card.json", []byte(text)))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		c, err := card.Read(data)
		if err != nil {
			if fault.CodeOf(err) == fault.Internal {
				t.Fatalf("no sentence for a person: %v", err)
			}
			return
		}
		first := c.JSON()
		again, err := card.Read(first)
		if err != nil {
			t.Fatalf("its own JSON is refused: %v\n%s", err, first)
		}
		if diff := lost(t, first, again.JSON()); len(diff) > 0 {
			t.Fatalf("the second export lost %v", diff)
		}
		for name, write := range map[string]func() ([]byte, error){"PNG": c.PNG, "CHARX": c.Charx} {
			file, err := write()
			if err != nil {
				if fault.CodeOf(err) == fault.Internal {
					t.Fatalf("%s: %v", name, err)
				}
				continue // a picture whose pixels cannot be read
			}
			if back, err := card.Read(file); err != nil || back.Name != c.Name {
				t.Fatalf("its own %s is refused: %v", name, err)
			}
		}
	})
}

func FuzzBook(f *testing.F) {
	f.Add([]byte(worldInfo))
	f.Add(object(f, []byte(v3), "data", "character_book"))
	f.Add([]byte(`{"entries": {"1": {"uid": "x", "key": "a, b", "disable": 3, "extensions": 4, "position": "4"}}}`))
	f.Add([]byte(`{"entries": [{"keys": ["a"], "extensions": {"terzetto/world_info": {"key": 1}, "terzetto/character_book": {"keys": 2}}}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		b, err := card.ReadBook(data, "name")
		if err != nil {
			if fault.CodeOf(err) == fault.Internal {
				t.Fatalf("no sentence for a person: %v", err)
			}
			return
		}
		for _, dialect := range []card.Dialect{card.CharacterBook, card.WorldInfo} {
			out := b.JSON(dialect)
			back, err := card.ReadBook(out, "")
			if err != nil {
				t.Fatalf("its own %s is refused: %v\n%s", dialect, err, out)
			}
			if diff := lost(t, out, back.JSON(dialect)); len(diff) > 0 {
				t.Fatalf("the second %s lost %v\n%s", dialect, diff, out)
			}
		}
	})
}
