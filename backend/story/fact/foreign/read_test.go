package foreign_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/story/fact"
	"terzetto/backend/story/fact/foreign"
)

// file is a sample that has the shape of what another program writes; the words are ours.
func file(t testing.TB, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// lines are memories as a test compares them: what is told, of whom, and who knows it.
func lines(m foreign.Memories) []string {
	all := []string{m.Program}
	for _, f := range m.Facts {
		line := f.Text()
		if f.Subject != "" {
			line = "(" + f.Subject + ") " + line
		}
		if len(f.KnownBy) > 0 {
			line += " [" + strings.Join(f.KnownBy, ", ") + "]"
		}
		if f.Pinned {
			line += " !"
		}
		all = append(all, line)
	}
	for _, l := range m.Left {
		all = append(all, fmt.Sprintf("left: %s %d", l.Reason, l.Count))
	}
	return all
}

func TestWhatOtherProgramsRememberIsTakenIn(t *testing.T) {
	for _, c := range []struct {
		name string // of a file of testdata
		want []string
	}{
		// A lorebook of SillyTavern that its extension Memory Books has filled, and a person too.
		{"memorybooks.json", []string{
			"Memory Books", "Bo hid the brass key in his boot, and nobody saw it.", "Ines learnt to fly in the war. [Ines, Bo]", "The mill burnt down. !",
			"left: empty 1", "left: hidden 1", "left: other 1", "left: repeated 1",
		}},
		// A chat of SillyTavern with what its extension Qvink Memory keeps in each message.
		{"qvink.jsonl", []string{"Qvink", "Bo finds a brass key.", "Ines recognizes the key. !", "left: hidden 1"}},
		// What Marinara Engine exports of its recall of a chat, since its version 2.
		{"recall.marinara.json", []string{"Marinara", "User: Where is the key? Ines: In the mill.", "Bo swore to keep silent. [Ines]", "left: empty 1"}},
		// A lorebook of Marinara Engine that its agent for lorebooks keeps.
		{"lorebook.marinara.json", []string{"Marinara", "(Bo) Bo is a miller's son.", "left: hidden 1"}},
		// A profile of Marinara Engine: characters with what others told them, and lorebooks.
		{"profile.marinara.json", []string{
			"Marinara", "(The mill) It stands by the river.", "Bo told her of the fire. [Ines, Bo]", "left: other 1",
		}},
		// A file that the SillyTavern extension CharMemory keeps in the data bank of a character.
		{"charmemory.md", []string{
			"CharMemory", "Bo hid the brass key in his boot.", "Ines saw him do it.", "Ines is afraid of thunder, since the fire.", "Bo gave the key away.",
			"left: heading 1",
		}},
		// The same, as its first versions wrote it.
		{"charmemory-1.md", []string{"CharMemory", "Ines has two brothers.", "She flies."}},
		// Notes of a person.
		{"notes.md", []string{
			"Markdown", "(Bo) Holds the key. It is of brass.", "(Bo) Lives in the mill that burnt down", "(Ines) Is a pilot.", "left: other 1", "left: repeated 1",
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			m, err := foreign.Read(c.name, file(t, c.name))
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(c.want, lines(m)); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
			for _, f := range m.Facts {
				if f.Layer != fact.Carried || f.Author != fact.ByImport || f.MessageID != 0 || f.Kind == "" {
					t.Errorf("%+v", f)
				}
			}
		})
	}
}

func TestAFileWithoutMemoriesIsRefusedWithAReason(t *testing.T) {
	large := bytes.Repeat([]byte("- x\n"), foreign.MaxFile/4+1)
	many := strings.Repeat(`{"content":"x","stmemorybooks":true},`, foreign.MaxMemories+1)
	for _, c := range []struct {
		name, file, data string
		code             fault.Code
		says             string
	}{
		{"nothing", "a.json", " \n", fault.Invalid, "empty"},
		{"a plain lorebook", "a.json", `{"entries":{"0":{"comment":"Mill","content":"It burnt."}}}`, fault.Invalid, "as a lorebook"},
		{"a lorebook that a person keeps in Marinara", "a.json", `{"type":"marinara_lorebook","data":{"lorebook":{"generatedBy":"user"},"entries":[{"content":"x"}]}}`, fault.Invalid, "as a lorebook"},
		{"a preset of Marinara", "a.json", `{"type":"marinara_preset","data":{}}`, fault.Invalid, "no memories"},
		{"a chat without memories", "a.jsonl", `{"user_name":"Anna","chat_metadata":{}}` + "\n" + `{"mes":"Hi"}`, fault.Invalid, "as a conversation"},
		{"another object", "a.json", `{"a":1}`, fault.Invalid, "can read"},
		{"a list", "a.json", `[1]`, fault.Invalid, "can read"},
		{"half a file", "a.json", `{"entries":{"0":{"comment":`, fault.Invalid, "damaged"},
		{"an entry that is none", "a.json", `{"entries":[7]}`, fault.Invalid, "damaged"},
		{"prose", "a.md", "Bo had a key.\n\nThen he lost it.", fault.Invalid, "can read"},
		{"GBK", "a.md", "- \xb2\xa8\xb2\xd8\xc1\xcb\xd4\xbf\xb3\xd7", fault.Invalid, "UTF-8"},
		{"UTF-16", "a.md", "\xff\xfe-\x00 \x00x\x00", fault.Invalid, "UTF-8"},
		{"a picture", "a.png", "\x89PNG\r\n\x1a\n", fault.Invalid, "UTF-8"},
		{"a database", "orb.db", "SQLite format 3\x00\x10\x00", fault.Invalid, "Orb"},
		{"a file that is too large", "a.md", string(large), fault.TooLarge, "48 MB"},
		{"too many memories", "a.json", `{"entries":[` + strings.TrimSuffix(many, ",") + `]}`, fault.TooLarge, "10000"},
		{"too many bullets", "a.md", strings.Repeat("- x\n", foreign.MaxMemories+2), fault.TooLarge, "10000"},
	} {
		t.Run(c.name, func(t *testing.T) {
			m, err := foreign.Read(c.file, []byte(c.data))
			if fault.CodeOf(err) != c.code || !strings.Contains(fault.Sentence(err), c.says) {
				t.Errorf("%v, read %d facts", err, len(m.Facts))
			}
		})
	}
}

func TestALongMemoryIsDividedWhereItPauses(t *testing.T) {
	numbered := func(n int, form string) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, form, i)
		}
		return b.String()
	}
	long := strings.Repeat(", word", 100)
	for _, c := range []struct {
		name, text, ends string // of every part
		parts            int
	}{
		{"at paragraphs", numbered(3, "It is %d"+long+".\n\n"), "word.", 3},
		{"at lines", numbered(3, "- It is %d"+long+"\n"), "word", 3},
		{"at sentences", numbered(3, "It is %d"+long+". "), "word.", 3},
		{"at words", numbered(300, "w%03d "), "", 2},
		{"anywhere in a word", strings.Repeat("é", 1000) + strings.Repeat("è", 1001), "", 3},
		{"not where it fits", strings.Repeat("é", 1000), "é", 1},
	} {
		data, err := json.Marshal(map[string]any{"entries": []any{map[string]any{"content": c.text, "stmemorybooks": true}}})
		if err != nil {
			t.Fatal(err)
		}
		m, err := foreign.Read("a.json", data)
		if err != nil || len(m.Facts) != c.parts || (len(m.Left) > 0) != (c.parts > 1) {
			t.Errorf("%s: %d parts, %v, %v", c.name, len(m.Facts), m.Left, err)
		}
		whole := ""
		for _, f := range m.Facts {
			if whole += f.Sentence; utf8.RuneCountInString(f.Sentence) > 1000 || !strings.HasSuffix(f.Sentence, c.ends) {
				t.Errorf("%s: a part of %d: %q", c.name, utf8.RuneCountInString(f.Sentence), f.Sentence)
			}
		}
		if squeeze := strings.NewReplacer(" ", "", "\n", ""); squeeze.Replace(whole) != squeeze.Replace(c.text) {
			t.Errorf("%s: the parts are not the whole", c.name)
		}
	}
}

func TestSoManyPinsThatNothingElseFitsAreNone(t *testing.T) {
	var b strings.Builder
	for i := range 9 {
		fmt.Fprintf(&b, `{"content":"Fact %d.","constant":true,"stmemorybooks":true},`, i)
	}
	m, err := foreign.Read("a.json", []byte(`{"entries":[`+strings.TrimSuffix(b.String(), ",")+`]}`))
	if err != nil || len(m.Facts) != 9 || m.Facts[0].Pinned || !cmp.Equal(m.Left, []foreign.Leaving{{Reason: foreign.Unpinned, Count: 9}}) {
		t.Errorf("%+v, %v", m, err)
	}
}

//test:unraced
func TestFiveThousandMemoriesAreReadInASecond(t *testing.T) {
	var b bytes.Buffer
	b.WriteString(`{"user_name":"Anna","chat_metadata":{}}`)
	for i := range 5000 {
		fmt.Fprintf(&b, "\n"+`{"mes":%q,"extra":{"qvink_memory":{"memory":"On day %d Bo went to the mill."}}}`, strings.Repeat("Prose. ", 300), i)
	}
	start := time.Now()
	m, err := foreign.Read("a.jsonl", b.Bytes())
	if took := time.Since(start); err != nil || len(m.Facts) != 5000 || took > time.Second {
		t.Errorf("%d facts after %v, %v", len(m.Facts), took, err)
	}
}

func FuzzEveryFactOfAFileMayBeKept(f *testing.F) {
	all, err := filepath.Glob("testdata/*.*")
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range all {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(filepath.Base(name), data)
	}
	f.Fuzz(func(t *testing.T, name string, data []byte) {
		m, err := foreign.Read(name, data)
		if err != nil {
			if fault.CodeOf(err) == fault.Internal {
				t.Fatalf("no sentence for a person: %v", err)
			}
			return
		}
		for _, f := range m.Facts {
			text := f.Text()
			if strings.TrimSpace(f.Sentence+f.Value) == "" || !utf8.ValidString(text) || strings.ContainsAny(text, "\n\r\x00") {
				t.Fatalf("%q", text)
			}
			for most, said := range map[int][]string{1000: {f.Sentence, f.Value}, 200: append([]string{f.Subject, f.StoryTime}, f.KnownBy...)} {
				for _, s := range said {
					if utf8.RuneCountInString(s) > most {
						t.Fatalf("%d characters: %q", utf8.RuneCountInString(s), s)
					}
				}
			}
		}
	})
}
