package card_test

import (
	"archive/zip"
	"bytes"
	"compress/zlib"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/story/card"
)

// with puts chunks into a picture, before its end.
func with(t testing.TB, parts ...[]byte) []byte {
	t.Helper()
	p := picture(t)
	end := len(p) - 12
	return append(append(append([]byte{}, p[:end]...), bytes.Join(parts, nil)...), p[end:]...)
}

func part(kind, body string) []byte {
	whole := append([]byte(kind), body...)
	out := binary.BigEndian.AppendUint32(nil, uint32(len(body)))
	out = append(out, whole...)
	return binary.BigEndian.AppendUint32(out, crc32.ChecksumIEEE(whole))
}

func b64(s string) string { return base64.StdEncoding.EncodeToString([]byte(s)) }

func packed(t testing.TB, text string) string {
	t.Helper()
	var b bytes.Buffer
	z := zlib.NewWriter(&b)
	if _, err := z.Write([]byte(text)); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func document(spec, name string) string {
	return fmt.Sprintf(`{"spec": "chara_card_v%s", "spec_version": "%s.0", "data": {"name": %q}}`, spec, spec, name)
}

func TestTheBestUsableTextOfAPictureIsRead(t *testing.T) {
	v2, v3 := b64(document("2", "Old")), b64(document("3", "New"))
	damaged := part("tEXt", "ccv3\x00"+v3)
	damaged[len(damaged)-1]++
	for name, row := range map[string]struct {
		parts [][]byte
		want  string
	}{
		"ccv3 comes before chara":              {[][]byte{part("tEXt", "chara\x00"+v2), part("tEXt", "ccv3\x00"+v3)}, "New"},
		"zTXt is inflated":                     {[][]byte{part("zTXt", "ccv3\x00\x00"+packed(t, v3))}, "New"},
		"iTXt is read plain":                   {[][]byte{part("iTXt", "chara\x00\x00\x00en\x00x\x00"+v2)}, "Old"},
		"iTXt is inflated":                     {[][]byte{part("iTXt", "chara\x00\x01\x00\x00\x00"+packed(t, v2))}, "Old"},
		"a wrong checksum leads to the other":  {[][]byte{part("tEXt", "chara\x00"+v2), damaged}, "Old"},
		"broken base64 leads to the other":     {[][]byte{part("tEXt", "ccv3\x00%%%"), part("tEXt", "chara\x00"+v2)}, "Old"},
		"broken JSON leads to the other":       {[][]byte{part("tEXt", "ccv3\x00"+b64("{")), part("tEXt", "chara\x00"+v2)}, "Old"},
		"of two the first is read":             {[][]byte{part("tEXt", "chara\x00"+v2), part("tEXt", "chara\x00"+b64(document("2", "Third")))}, "Old"},
		"missing padding and breaks are borne": {[][]byte{part("tEXt", "chara\x00"+strings.TrimRight(v2[:8]+"\n"+v2[8:], "="))}, "Old"},
		"plain JSON is borne":                  {[][]byte{part("tEXt", "Chara\x00"+document("2", "Plain"))}, "Plain"},
	} {
		t.Run(name, func(t *testing.T) {
			c := read(t, with(t, row.parts...))
			if c.Name != row.want || !bytes.Equal(c.Avatar, picture(t)) {
				t.Errorf("read %q with a picture of %d bytes", c.Name, len(c.Avatar))
			}
		})
	}
}

func TestFlatAndMisshapenCardsAreRead(t *testing.T) {
	for name, row := range map[string]struct{ text, want, format, notes string }{
		"a flat card":                        {`{"name": "Ines", "creatorcomment": "note", "first_mes": "Hi"}`, "Ines", "V1", "note"},
		"nested data that is no object":      {`{"spec": "chara_card_v2", "name": "Top", "data": "not an object"}`, "Top", "V1", ""},
		"the oldest names":                   {`{"char_name": "Old", "char_persona": "p"}`, "Old", "V1", ""},
		"numbers for texts":                  {`{"spec": "chara_card_v2", "data": {"name": 12, "creator_notes": 3}}`, "12", "V2", "3"},
		"a newer version":                    {`{"spec": "chara_card_v3", "spec_version": "4.5", "data": {"name": "N"}}`, "N", "V3", ""},
		"an unknown spec with data":          {`{"spec": "x", "data": {"name": "N"}}`, "N", "V2", ""},
		"a name with control characters":     {"{\"name\": \"\\u0007I\\nn\\u202ees\\u0000\"}", "I nes", "V1", ""},
		"a byte order mark":                  {"\xef\xbb\xbf" + `{"name": "B"}`, "B", "V1", ""},
		"a book that is null":                {`{"data": {"name": "N", "character_book": null}}`, "N", "V2", ""},
		"greetings that are one text":        {`{"data": {"name": "N", "alternate_greetings": "Oh"}}`, "N", "V2", ""},
		"a name that stands only at the top": {`{"name": "T", "data": {}}`, "T", "V2", ""},
	} {
		t.Run(name, func(t *testing.T) {
			c := read(t, []byte(row.text))
			if c.Name != row.want || c.Format != row.format || c.CreatorNotes != row.notes {
				t.Errorf("%q as %s with notes %q", c.Name, c.Format, c.CreatorNotes)
			}
			if back := read(t, c.JSON()); back.Name != c.Name || back.ID != c.ID {
				t.Errorf("came back as %q %s", back.Name, back.ID)
			}
		})
	}
}

func TestABadFileIsRefusedInASentence(t *testing.T) {
	truncated := with(t, part("tEXt", "chara\x00"+b64(document("2", "x"))))
	bomb := with(t, part("zTXt", "chara\x00\x00"+packed(t, strings.Repeat("A", 40<<20))))
	long := with(t)
	binary.BigEndian.PutUint32(long[8:], 1<<31)
	for name, row := range map[string]struct {
		data []byte
		code fault.Code
	}{
		"nothing":                      {nil, fault.Invalid},
		"no JSON":                      {[]byte("hello"), fault.Invalid},
		"a list":                       {[]byte("[]"), fault.Invalid},
		"no name":                      {[]byte(`{"description": "x"}`), fault.Invalid},
		"a lorebook":                   {[]byte(worldInfo), fault.Invalid},
		"nested too deeply":            {[]byte(strings.Repeat(`{"a":`, 1000) + "1" + strings.Repeat("}", 1000)), fault.Invalid},
		"a text that is too long":      {[]byte(`{"name": "x", "description": "` + strings.Repeat("a", 100_001) + `"}`), fault.TooLarge},
		"a file that is too large":     {make([]byte, card.MaxFile+1), fault.TooLarge},
		"a picture without a card":     {picture(t), fault.Invalid},
		"a picture that was cut off":   {truncated[:len(truncated)-20], fault.Invalid},
		"a picture that lies":          {long, fault.Invalid},
		"a bomb in a picture":          {bomb, fault.TooLarge},
		"an archive that was cut off":  {[]byte("PK\x03\x04rest"), fault.Invalid},
		"an archive without a card":    {archive(t, "x.txt", []byte("x")), fault.Invalid},
		"a bomb in an archive":         {archive(t, "card.json", make([]byte, 65<<20)), fault.TooLarge},
		"a picture with broken base64": {with(t, part("tEXt", "chara\x00%%")), fault.Invalid},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := card.Read(row.data)
			if fault.CodeOf(err) != row.code || strings.ContainsAny(fault.Sentence(err), "\n") {
				t.Errorf("%v", err)
			}
		})
	}
}

func archive(t testing.TB, name string, data []byte) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	w, err := z.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(data); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestTheSameFileHasTheSameIDAndACarriedOneWins(t *testing.T) {
	file := with(t, part("tEXt", "chara\x00"+b64(document("2", "x"))))
	a, b := read(t, file), read(t, file)
	if a.ID != b.ID || a.ID[14] != '5' {
		t.Errorf("%s and %s", a.ID, b.ID)
	}
	if c := read(t, []byte(v3)); c.ID != "0d4b1f6e-8f4b-4f3d-9a51-7f3d0a5b1c22" {
		t.Errorf("the carried id became %s", c.ID)
	}
	if c := read(t, []byte(`{"orb_id": "../../x", "name": "N"}`)); len(c.ID) != 36 {
		t.Errorf("took %q for an id", c.ID)
	}
}

func TestHugeBooksAreRefusedAndOddEntriesNamed(t *testing.T) {
	many := `{"entries": [` + strings.TrimSuffix(strings.Repeat("{},", 10_001), ",") + `]}`
	for text, want := range map[string]string{
		many:                   "10001 entries",
		`{"entries": [{}, 3]}`: "Entry 2",
		`{"entries": 3}`:       "neither a list nor an object",
		`{"name": "x"}`:        "not a lorebook",
		`{"entries": [{"keys": ["` + strings.Repeat("k", 501) + `"]}]}`: "a key of more than 500",
	} {
		if _, err := card.ReadBook([]byte(text), ""); err == nil || !strings.Contains(fault.Sentence(err), want) {
			t.Errorf("%.40s: %v", text, err)
		}
	}
}

func TestCaseFileOfLorebookImport(t *testing.T) {
	data, err := os.ReadFile("testdata/cases.json")
	if err != nil {
		t.Fatal(err)
	}
	var rows []struct {
		Input struct {
			Book json.RawMessage `json:"book"`
		} `json:"input"`
		Expected []map[string]json.RawMessage `json:"expected"`
	}
	if err := json.Unmarshal(data, &rows); err != nil || len(rows) == 0 {
		t.Fatal(err, len(rows))
	}
	for _, row := range rows {
		b, err := card.ReadBook(row.Input.Book, "")
		if err != nil {
			t.Fatal(err)
		}
		for i, want := range row.Expected {
			var got map[string]json.RawMessage
			text, err := json.Marshal(b.Entries[i].LorebookEntry)
			if err != nil {
				t.Fatal(err)
			}
			if err := json.Unmarshal(text, &got); err != nil {
				t.Fatal(err)
			}
			for key, value := range want {
				var a, b any
				if json.Unmarshal(value, &a) != nil || json.Unmarshal(got[key], &b) != nil || !cmp.Equal(a, b) {
					t.Errorf("entry %d: %s is %s, not %s", i, key, got[key], value)
				}
			}
		}
	}
}
