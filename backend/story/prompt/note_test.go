package prompt_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/chat"
	"terzetto/backend/story/prompt"
)

// talk is a conversation of four messages before the newest one.
func talk(s chat.ConversationSettings) prompt.Input {
	c := chat.Character{Name: "Mara", SystemPrompt: "Card. {{original}}", Scenario: "A pier.", PostHistoryInstructions: "Stay brief."}
	return prompt.Input{
		Settings:     chat.Settings{SharedSystemPrompt: "Shared."},
		Conversation: chat.Conversation{ID: "c", CharacterName: "Mara", CharacterScenario: "A pier.", PostHistoryInstructions: "Stay brief.", Settings: s},
		Character:    &c,
		History: []chat.Message{
			{ID: 1, Role: chat.User, Content: "one"},
			{ID: 2, Role: chat.Assistant, Content: "two"},
			{ID: 3, Role: chat.User, Content: "three"},
			{ID: 4, Role: chat.Assistant, Content: "four"},
		},
	}
}

func TestAnAuthorsNoteIsSoManyMessagesBeforeTheEnd(t *testing.T) {
	for name, row := range map[string]struct {
		note  chat.AuthorNote
		where []string // the messages behind the system message
		last  string   // what goes with the newest
	}{
		"none":                               {chat.AuthorNote{Text: " "}, []string{"one", "two", "three", "four"}, ""},
		"with the newest":                    {chat.AuthorNote{Text: "Rain."}, []string{"one", "two", "three", "four"}, "Rain."},
		"before the newest":                  {chat.AuthorNote{Text: "Rain.", Depth: 1}, []string{"one", "two", "three", "four", "system: Rain."}, ""},
		"two farther up":                     {chat.AuthorNote{Text: "Rain.", Depth: 3, Role: "user"}, []string{"one", "two", "user: Rain.", "three", "four"}, ""},
		"beyond the beginning":               {chat.AuthorNote{Text: "Rain.", Depth: 99, Role: "assistant"}, []string{"assistant: Rain.", "one", "two", "three", "four"}, ""},
		"with every third message, as now":   {chat.AuthorNote{Text: "Rain.", Every: 3}, []string{"one", "two", "three", "four"}, "Rain."},
		"with every second message, not now": {chat.AuthorNote{Text: "Rain.", Every: 2, Depth: 1}, []string{"one", "two", "three", "four"}, ""},
		"its macros are filled in":           {chat.AuthorNote{Text: "{{char}} is wet."}, []string{"one", "two", "three", "four"}, "Mara is wet."},
	} {
		t.Run(name, func(t *testing.T) {
			in := talk(chat.ConversationSettings{Note: row.note})
			var got []string
			for _, m := range prompt.Prefix(in)[1:] {
				if strings.Contains(m.Text, "Rain") {
					m.Text = m.Role + ": " + m.Text
				}
				got = append(got, m.Text)
			}
			if diff := cmp.Diff(row.where, got); diff != "" {
				t.Error(diff)
			}
			if last := noteOf(in); last != row.last {
				t.Errorf("with the newest: %q", last)
			}
		})
	}
}

func TestWhatAConversationSetsWinsOverItsCharacter(t *testing.T) {
	for name, row := range map[string]struct {
		own            chat.ConversationSettings
		system, closes string
		scenario       string
	}{
		"nothing":                  {chat.ConversationSettings{}, "Card. Shared.", "Stay brief.", "A pier."},
		"a prompt":                 {chat.ConversationSettings{SystemPrompt: "Mine."}, "Mine.", "Stay brief.", "A pier."},
		"a prompt around theirs":   {chat.ConversationSettings{SystemPrompt: "Mine. {{original}}"}, "Mine. Card. Shared.", "Stay brief.", "A pier."},
		"a scenario":               {chat.ConversationSettings{Scenario: "A mill."}, "Card. Shared.", "Stay brief.", "A mill."},
		"last words":               {chat.ConversationSettings{PostHistoryInstructions: "Be long."}, "Card. Shared.", "Be long.", "A pier."},
		"last words after theirs":  {chat.ConversationSettings{PostHistoryInstructions: "{{original}} Rhyme."}, "Card. Shared.", "Stay brief. Rhyme.", "A pier."},
		"white space sets nothing": {chat.ConversationSettings{SystemPrompt: "\n", Scenario: " ", PostHistoryInstructions: "\t"}, "Card. Shared.", "Stay brief.", "A pier."},
	} {
		t.Run(name, func(t *testing.T) {
			in := talk(row.own)
			system := prompt.System(in)
			if !strings.HasPrefix(system, row.system+"\n") || !strings.Contains(system, "## Scenario\n"+row.scenario) {
				t.Errorf("the system message is %q", system)
			}
			if got := prompt.Closing(in); got != row.closes {
				t.Errorf("the last words are %q", got)
			}
		})
	}
}

// noteOf is what goes with the newest message.
func noteOf(in prompt.Input) string {
	return prompt.ReadTail(prompt.TailInput{Input: in, Frozen: true}).Note
}
