package card_test

import (
	"strings"
	"testing"

	"terzetto/backend/card"
	"terzetto/backend/fault"
)

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
