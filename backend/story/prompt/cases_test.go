package prompt_test

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/macro"
	"terzetto/backend/story/prompt"
)

// A row is one case of testdata/cases.json.
type row struct {
	Area     string          `json:"area"`
	Input    json.RawMessage `json:"input"`
	Expected json.RawMessage `json:"expected"`
	Note     string          `json:"note"`
}

func TestCases(t *testing.T) {
	data, err := os.ReadFile("testdata/cases.json")
	if err != nil {
		t.Fatal(err)
	}
	var rows []row
	decode(t, data, &rows)
	areas := map[string]func(*testing.T, row){
		"prompt.prefix":         prefixCase,
		"prompt.system_prompt":  systemPromptCase,
		"prompt.writer_message": writerCase,
		"prompt.attachments":    attachmentsCase,
		"macros.names":          namesCase,
		"macros.inline":         inlineCase,
		"macros.seeded":         seededCase,
		"lorebook.scan":         scanCase,
		"lorebook.constant":     constantCase,
		"lorebook.depth":        depthCase,
	}
	for i, r := range rows {
		check, ok := areas[r.Area]
		if !ok {
			t.Fatalf("case %d: nobody checks %s", i, r.Area)
		}
		t.Run(fmt.Sprintf("%02d %s", i, r.Area), func(t *testing.T) {
			t.Log(r.Note)
			check(t, r)
		})
	}
}

func decode(t *testing.T, data []byte, into any) {
	t.Helper()
	if err := json.Unmarshal(data, into); err != nil {
		t.Fatal(err)
	}
}

func same(t *testing.T, want, got any) {
	t.Helper()
	if diff := cmp.Diff(want, got, cmp.AllowUnexported(prompt.Lore{})); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

// said is a message as the cases write it.
type said struct {
	Role    string `json:"role"`
	Content string `json:"content"`
}

func prefixCase(t *testing.T, r row) {
	var in struct {
		SystemPrompt    string `json:"system_prompt"`
		Character       string `json:"character"`
		Persona         string `json:"persona"`
		Scenario        string `json:"scenario"`
		MesExample      string `json:"mes_example"`
		PostHistory     string `json:"post_history"`
		UserName        string `json:"user_name"`
		UserDescription string `json:"user_description"`
		History         []said `json:"history"`
	}
	var want []said
	decode(t, r.Input, &in)
	decode(t, r.Expected, &want)
	input := prompt.Input{
		Settings:     chat.Settings{SharedSystemPrompt: in.SystemPrompt, UserName: in.UserName, UserDescription: in.UserDescription},
		Conversation: chat.Conversation{CharacterScenario: in.Scenario, PostHistoryInstructions: in.PostHistory},
		Character:    &chat.Character{Name: in.Character, Description: in.Persona, MesExample: in.MesExample},
	}
	for _, m := range in.History {
		input.History = append(input.History, chat.Message{Role: chat.Role(m.Role), Content: m.Content})
	}
	var got []said
	for _, m := range prompt.Prefix(input) {
		got = append(got, said{m.Role, m.Text})
	}
	same(t, want, got)
}

func systemPromptCase(t *testing.T, r row) {
	var in struct{ Shared, Model, Card string }
	var want string
	decode(t, r.Input, &in)
	decode(t, r.Expected, &want)
	input := prompt.Input{
		Settings:          chat.Settings{SharedSystemPrompt: in.Shared},
		ModelSystemPrompt: in.Model,
		Character:         &chat.Character{SystemPrompt: in.Card},
	}
	same(t, want, prompt.System(input))
	if in.Card != "" {
		input.Settings.PreventPromptOverrides = true
		same(t, in.Shared+"\n\n"+in.Model, prompt.System(input))
	}
}

func writerCase(t *testing.T, r row) {
	var in struct{ Message string }
	var want string
	decode(t, r.Input, &in)
	decode(t, r.Expected, &want)
	same(t, want, prompt.WriterMessage(prompt.WriterInput{Message: in.Message}))
}

func attachmentsCase(t *testing.T, r row) {
	var in struct {
		Text   string
		Images []struct{ Mime, B64 string }
	}
	decode(t, r.Input, &in)
	var images []chat.Attachment
	for _, img := range in.Images {
		data, err := base64.StdEncoding.DecodeString(img.B64)
		if err != nil {
			t.Fatal(err)
		}
		images = append(images, chat.Attachment{Mime: img.Mime, Data: data})
	}
	got := prompt.UserMessage(in.Text, images)
	same(t, llm.Message{Role: "user", Text: "look", Images: []llm.Image{{Mime: "image/png", Data: []byte("ABC")}}}, got)
	same(t, "data:"+got.Images[0].Mime+";base64,"+base64.StdEncoding.EncodeToString(got.Images[0].Data), "data:image/png;base64,QUJD")
}

func namesCase(t *testing.T, r row) {
	var in struct{ Text, User, Char string }
	var want string
	decode(t, r.Input, &in)
	decode(t, r.Expected, &want)
	same(t, want, prompt.Macros{User: in.User, Char: in.Char}.Names(in.Text))
}

func inlineCase(t *testing.T, r row) {
	var in struct{ Text string }
	var want string
	decode(t, r.Input, &in)
	decode(t, r.Expected, &want)
	same(t, want, prompt.Macros{}.Inline(in.Text, macro.Chance(func(int) int { return 0 }), time.Time{}))
}

func seededCase(t *testing.T, r row) {
	var in struct{ Text, Conversation string }
	decode(t, r.Input, &in)
	m := prompt.Macros{User: "Bo", Char: "Ines"}
	same(t, m.ExpandSeeded(in.Text, in.Conversation), m.ExpandSeeded(in.Text, in.Conversation))
	differs := 0
	for i := range 300 {
		a, b, _ := strings.Cut(m.ExpandSeeded(in.Text, fmt.Sprint("c", i)), " and ")
		if a != b {
			differs++
		}
	}
	// Two independent draws from three differ twice in three times: 200 of 300, give or take.
	if differs < 160 || differs > 240 {
		t.Errorf("the two occurrences differ in %d of 300 conversations", differs)
	}
}

// entry is a lorebook entry as the cases write it: case is ignored unless said.
type entry struct {
	chat.LorebookEntry
}

func (e *entry) UnmarshalJSON(data []byte) error {
	e.CaseInsensitive = true
	return json.Unmarshal(data, &e.LorebookEntry)
}

func scanCase(t *testing.T, r row) {
	var in struct {
		Messages   []string
		Entries    []entry
		User, Char string
		Entry      *entry
		Texts      []string
	}
	decode(t, r.Input, &in)
	if in.Entry != nil {
		var want []bool
		decode(t, r.Expected, &want)
		in.Entry.Content = "Found."
		for i, text := range in.Texts {
			got := tail([]chat.LorebookEntry{in.Entry.LorebookEntry}, []string{text}, prompt.Macros{})
			same(t, want[i], got != "")
		}
		return
	}
	var want string
	decode(t, r.Expected, &want)
	same(t, want, tail(entries(in.Entries), in.Messages, prompt.Macros{User: in.User, Char: in.Char}))
}

func constantCase(t *testing.T, r row) {
	var in struct {
		Entries []entry
		Text    string
	}
	var want struct {
		Prefix string `json:"prefix_contains"`
		Block  string `json:"trailing_block"`
	}
	decode(t, r.Input, &in)
	decode(t, r.Expected, &want)
	book := entries(in.Entries)
	system := prompt.System(prompt.Input{
		Entries:      book,
		Conversation: chat.Conversation{CharacterScenario: "Night."},
		Character:    &chat.Character{Name: "Ines", Description: "A smuggler."},
	})
	same(t, "## Character: Ines\nA smuggler.\n\n"+want.Prefix+"\n\n## Scenario\nNight.", system)
	same(t, want.Block, tail(book, []string{in.Text}, prompt.Macros{}))
}

func depthCase(t *testing.T, r row) {
	var in struct {
		Entry   entry
		Message string
	}
	var want string
	decode(t, r.Input, &in)
	decode(t, r.Expected, &want)
	book := entries([]entry{in.Entry})
	same(t, want, prompt.WriterMessage(prompt.WriterInput{
		Context: prompt.TurnContext{Lorebook: tail(book, []string{in.Message}, prompt.Macros{})},
		Message: in.Message,
		Depth:   selected(book, nil, prompt.Macros{}).Depth,
	}))
	same(t, "", prompt.System(prompt.Input{Entries: book}))
}

func entries(from []entry) []chat.LorebookEntry {
	var out []chat.LorebookEntry
	for _, e := range from {
		out = append(out, e.LorebookEntry)
	}
	return out
}
