package card_test

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/story/card"
)

// A card with everything that the formats and their writers in the wild put into one.
const v3 = `{
  "spec": "chara_card_v3", "spec_version": "3.0", "create_date": "2025-11-02 @20h", "name": "Ines", "description": "stale",
  "orb_id": "0d4b1f6e-8f4b-4f3d-9a51-7f3d0a5b1c22",
  "data": {
    "name": "Ines", "description": "A smuggler <b>&</b> \"friend\".", "personality": "dry", "scenario": "", "first_mes": "Hi",
    "mes_example": "<START>", "creator_notes": "notes", "system_prompt": "", "post_history_instructions": "",
    "alternate_greetings": ["Hello", "Oh"], "tags": ["sea", "night"], "creator": "k", "character_version": "1.2",
    "nickname": "Nes", "creator_notes_multilingual": {"de": "Notiz"}, "source": ["x"], "group_only_greetings": ["All"],
    "creation_date": 1762120000, "modification_date": 12345678901234567890, "big": 1.10,
    "assets": [{"type": "icon", "uri": "ccdefault:", "name": "main", "ext": "png", "x": 1}],
    "extensions": {"depth_prompt": {"depth": 4, "prompt": "p"}, "talkativeness": "0.5", "a/b": null},
    "unknown": [1, {"y": [null, true]}],
    "character_book": {"name": "Pier", "description": "d", "scan_depth": 3, "token_budget": 512, "recursive_scanning": false,
      "extensions": {"z": 1}, "entries": [
        {"keys": ["pier"], "content": "@@depth 3\n@@role x\nRotting.", "extensions": {"position": 4, "depth": 2, "role": 0, "foo": 1}, "enabled": true,
         "insertion_order": 7, "case_sensitive": true, "use_regex": false, "constant": false, "name": "P", "priority": 10, "id": 3,
         "comment": "another thing", "selective": true, "secondary_keys": ["storm"], "position": "after_char", "odd": {"k": 1}},
        {"keys": ["/ro(pe|ad)/i"], "content": "x", "extensions": {}, "enabled": false, "insertion_order": 100}
      ]}
  }}`

const worldInfo = `{"name": "Harbour", "odd": 1, "originalData": {"a": 1}, "entries": {
  "0": {"uid": 0, "key": ["a"], "keysecondary": ["b"], "comment": "N", "content": "@@decorator\nbody", "constant": false, "selective": true,
    "selectiveLogic": 0, "addMemo": true, "order": 7, "position": 4, "disable": true, "excludeRecursion": false, "probability": 100,
    "useProbability": true, "depth": 4, "group": "", "caseSensitive": true, "matchWholeWords": null, "role": 0, "sticky": 0,
    "characterFilter": {"isExclude": false, "names": [], "tags": []}, "new_field": {"deep": [1]}},
  "7": {"uid": 3, "key": ["c", "/d(e)/i"], "keysecondary": [], "comment": "", "content": "x", "selective": true, "order": 100, "position": 0,
    "disable": false, "caseSensitive": null, "extensions": {"mine": 2}},
  "odd": {"keys": ["c"], "secondary_keys": [], "selective": true, "content": "y"}}}`

func picture(t testing.TB) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewRGBA(image.Rect(0, 0, 3, 5))); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func read(t testing.TB, data []byte) card.Card {
	t.Helper()
	c, err := card.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// lost names every value of one JSON text that the other one has not at the same place.
func lost(t testing.TB, before, after []byte) []string {
	t.Helper()
	decode := func(data []byte) (v any) {
		d := json.NewDecoder(bytes.NewReader(data))
		d.UseNumber()
		if err := d.Decode(&v); err != nil {
			t.Fatalf("%v in %s", err, data)
		}
		return v
	}
	var missing []string
	var walk func(path string, a, b any)
	walk = func(path string, a, b any) {
		switch a := a.(type) {
		case map[string]any:
			m, ok := b.(map[string]any)
			for k, v := range a {
				inner, there := m[k]
				if !ok || !there {
					missing = append(missing, path+"."+k)
					continue
				}
				walk(path+"."+k, v, inner)
			}
		case []any:
			l, _ := b.([]any)
			if len(l) != len(a) {
				missing = append(missing, fmt.Sprintf("%s: %v became %v", path, a, b))
				return
			}
			for i := range a {
				walk(fmt.Sprintf("%s[%d]", path, i), a[i], l[i])
			}
		default:
			if !cmp.Equal(a, b) {
				missing = append(missing, fmt.Sprintf("%s: %v became %v", path, a, b))
			}
		}
	}
	walk("", decode(before), decode(after))
	slices.Sort(missing)
	return missing
}

func TestACardComesThroughEachFormWithNothingLost(t *testing.T) {
	v2 := strings.NewReplacer("chara_card_v3", "chara_card_v2", `"3.0"`, `"2.0"`).Replace(v3)
	for name, document := range map[string]string{"V3": v3, "V2": v2} {
		t.Run(name, func(t *testing.T) {
			c := read(t, []byte(document))
			c.Avatar, c.AvatarMime = picture(t), "image/png"
			png, err := c.PNG()
			if err != nil {
				t.Fatal(err)
			}
			charx, err := c.Charx()
			if err != nil {
				t.Fatal(err)
			}
			for form, file := range map[string][]byte{"JSON": c.JSON(), "PNG": png, "CHARX": charx} {
				back := read(t, file)
				back.ID = c.ID
				got := back.JSON()
				want := []byte(document)
				if form != "JSON" { // these are always V3, and CHARX names its picture
					want = []byte(v3)
				}
				if form == "CHARX" {
					want = []byte(strings.NewReplacer(`"ccdefault:"`, `"embeded://assets/icon/images/main.png"`).Replace(v3)) //nolint:misspell // as the spec spells it
				}
				if diff := lost(t, want, got); len(diff) > 0 {
					t.Errorf("through %s it lost:\n%s", form, strings.Join(diff, "\n"))
				}
				if form != "JSON" && !bytes.Equal(back.Avatar, c.Avatar) {
					t.Errorf("through %s the picture became another", form)
				}
			}
		})
	}
}

func TestALorebookComesThroughBothDialectsWithNothingLost(t *testing.T) {
	info, err := card.ReadBook([]byte(worldInfo), "")
	if err != nil {
		t.Fatal(err)
	}
	if diff := lost(t, []byte(worldInfo), info.JSON(card.WorldInfo)); len(diff) > 0 {
		// The third entry spoke the other dialect: it is written in the one that was asked for.
		if !cmp.Equal(diff, []string{".entries.odd.keys", ".entries.odd.secondary_keys"}) {
			t.Errorf("world info lost:\n%s", strings.Join(diff, "\n"))
		}
	}
	over, err := card.ReadBook(info.JSON(card.CharacterBook), "")
	if err != nil {
		t.Fatal(err)
	}
	if diff := lost(t, info.JSON(card.WorldInfo), over.JSON(card.WorldInfo)); len(diff) > 0 {
		t.Errorf("world info lost on its way through a character book:\n%s", strings.Join(diff, "\n"))
	}
	book := object(t, []byte(v3), "data", "character_book")
	fromCard, err := card.ReadBook(book, "")
	if err != nil {
		t.Fatal(err)
	}
	if diff := lost(t, book, object(t, fromCard.JSON(card.CharacterBook), "data")); len(diff) > 0 {
		t.Errorf("the character book lost:\n%s", strings.Join(diff, "\n"))
	}
	there, err := card.ReadBook(fromCard.JSON(card.WorldInfo), "")
	if err != nil {
		t.Fatal(err)
	}
	if diff := lost(t, book, object(t, there.JSON(card.CharacterBook), "data")); len(diff) > 0 {
		t.Errorf("the character book lost on its way through world info:\n%s", strings.Join(diff, "\n"))
	}
}

func TestExtensionsThatAreNoObjectComeBackAsTheyWere(t *testing.T) {
	for _, odd := range []string{`"text"`, `[1,2]`, `7`, `null`} {
		info := `{"name":"N","entries":{"0":{"uid":0,"key":["a"],"keysecondary":[],"comment":"C","content":"x","order":7,"disable":false,"extensions":` + odd + `}}}`
		book, err := card.ReadBook([]byte(info), "")
		if err != nil {
			t.Fatal(err)
		}
		if diff := lost(t, []byte(info), book.JSON(card.WorldInfo)); len(diff) > 0 {
			t.Errorf("extensions %s: world info lost %q", odd, diff)
		}
		over, err := card.ReadBook(book.JSON(card.CharacterBook), "")
		if err != nil {
			t.Fatal(err)
		}
		if diff := lost(t, []byte(info), over.JSON(card.WorldInfo)); len(diff) > 0 {
			t.Errorf("extensions %s: a character book lost %q", odd, diff)
		}
	}
}

// object is the text of an object inside of a JSON text.
func object(t testing.TB, data []byte, path ...string) []byte {
	t.Helper()
	for _, key := range path {
		var o map[string]json.RawMessage
		if err := json.Unmarshal(data, &o); err != nil {
			t.Fatal(err)
		}
		data = o[key]
	}
	return data
}

func TestEditedFieldsAreWrittenAndTheRestIsKept(t *testing.T) {
	c := read(t, []byte(v3))
	c.Description, c.Tags = "New.", []string{"other"}
	e := &c.Book.Entries[0]
	e.Content, e.Name, e.Priority, e.AtDepth, e.CaseInsensitive = "Sound.", "Pier", 11, false, true
	back := read(t, c.JSON())
	want := strings.NewReplacer(
		`"A smuggler <b>&</b> \"friend\"."`, `"New."`, `["sea", "night"]`, `["other"]`, `Rotting.`, `Sound.`, `"name": "P"`, `"name": "Pier"`,
		`"priority": 10`, `"priority": 11`, `"position": 4`, `"position": 0`, `@@depth 3\n`, ``, `"case_sensitive": true`, `"case_sensitive": false`,
	).Replace(v3)
	if diff := lost(t, []byte(want), back.JSON()); len(diff) > 0 {
		t.Errorf("lost:\n%s", strings.Join(diff, "\n"))
	}
}

func TestPatternsSurviveSillyTavernsSlashes(t *testing.T) {
	b, err := card.ReadBook([]byte(`{"entries": [{"keys": ["a/b|c"], "secondary_keys": ["d+"], "use_regex": true, "content": "x", "insertion_order": 1}]}`), "P")
	if err != nil {
		t.Fatal(err)
	}
	out := b.JSON(card.WorldInfo)
	if !bytes.Contains(out, []byte(`"/a\\/b|c/i"`)) {
		t.Errorf("the pattern is not between slashes: %s", out)
	}
	back, err := card.ReadBook(out, "")
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(b.Entries[0].Keywords, back.Entries[0].Keywords); diff != "" || !back.Entries[0].UseRegex {
		t.Error(diff)
	}
}

func TestACharxKeepsItsOtherFiles(t *testing.T) {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for name, text := range map[string]string{
		"card.json":    strings.Replace(v3, "ccdefault:", "embeded://a/main.png", 1), //nolint:misspell // as the spec spells it
		"a/main.png":   string(picture(t)),
		"a/song.ogg":   "sound",
		"../../escape": "no",
	} {
		w, err := z.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	for _, file := range [][]byte{b.Bytes(), append([]byte("\xff\xd8\xff\xe0 a picture"), b.Bytes()...)} {
		c := read(t, file)
		if len(c.Warnings) != 1 || len(c.Files) != 1 || !bytes.Equal(c.Avatar, picture(t)) {
			t.Fatalf("warnings %q, %d files, avatar of %d bytes", c.Warnings, len(c.Files), len(c.Avatar))
		}
		again, err := c.Charx()
		if err != nil {
			t.Fatal(err)
		}
		back := read(t, again)
		if diff := cmp.Diff(c.Files, back.Files); diff != "" || !bytes.Equal(back.Avatar, c.Avatar) {
			t.Error(diff)
		}
	}
}
