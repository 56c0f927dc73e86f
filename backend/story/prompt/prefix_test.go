package prompt_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/prompt"
)

// whole is an input with every part present.
func whole() prompt.Input {
	return prompt.Input{
		Settings:          chat.Settings{SharedSystemPrompt: "Shared for {{char}}.", UserName: "Nobody", UserDescription: "Not read."},
		ModelSystemPrompt: "Model.",
		Conversation: chat.Conversation{
			ID: "c1", MacroSeed: "m1", CharacterName: "Ines", CharacterScenario: "A harbour, {{random::dusk::dawn::noon}}.",
			PostHistoryInstructions: "{{original}}Stay terse.", CreatedAt: time.Date(2026, 11, 1, 22, 15, 0, 0, time.UTC),
		},
		Character: &chat.Character{
			Name: "Ines Old", Description: "{{char}} is {{random::tall::small}}.", Personality: "Wry.", Scenario: "Not read.",
			MesExample: "{{user}}: hi", PostHistoryInstructions: "Not read.", CreatorNotes: "Not read.", Creator: "Not read.",
			Tags: []string{"Not read."}, CharacterVersion: "Not read.", FirstMes: "Not read.", AlternateGreetings: []string{"Not read."},
		},
		Persona: &chat.Persona{Name: "Bo", Description: "{{user}} is a clerk."},
		Entries: []chat.LorebookEntry{
			{ID: 1, Name: "Law", Content: "No magic.", Constant: true},
			{ID: 2, Name: "Pier", Content: "Not read.", Keywords: []string{"Hello"}},
			{ID: 3, Name: "Dice", Content: "Not read.", Constant: true, AtDepth: true},
		},
		History: []chat.Message{
			{Role: chat.Assistant, Content: "Hello {{User}}."},
			{Role: chat.User, Content: "Hello, {{random::a::b}}."},
		},
		Extras: []string{"Block one for {{char}}.", " \n", "Block two."},
		Now:    time.Date(2026, 11, 21, 9, 5, 0, 0, time.UTC),
	}
}

const exampleHeading = "## Example Dialogue\n(Samples of style. The names before the lines are not written in replies.)"

func TestClosingComesFromTheConversationOrTheCard(t *testing.T) {
	card := &chat.Character{Name: "Ines", PostHistoryInstructions: "{{original}} Stay terse, {{char}}."}
	for _, c := range []struct {
		name string
		in   prompt.Input
		want string
	}{
		{"nothing", prompt.Input{}, ""},
		{"the card's", prompt.Input{Character: card}, "Stay terse, Ines."},
		{"the conversation's in the place of the card's", prompt.Input{Character: card, Conversation: chat.Conversation{PostHistoryInstructions: "Rhyme."}}, "Rhyme."},
		{"without a character", prompt.Input{Conversation: chat.Conversation{PostHistoryInstructions: "Rhyme."}}, "Rhyme."},
		{"of a cast, not what one card says", prompt.Input{
			Cast:         []chat.Voice{{Member: chat.Member{Label: "Ines"}, Card: card}},
			Conversation: chat.Conversation{PostHistoryInstructions: card.PostHistoryInstructions},
		}, ""},
	} {
		t.Run(c.name, func(t *testing.T) { same(t, c.want, prompt.Closing(c.in)) })
	}
}

func TestTheSystemPromptIsChosenByTheCharacter(t *testing.T) {
	settings := chat.Settings{SharedSystemPrompt: "Play.", AssistantSystemPrompt: "Help."}
	for _, c := range []struct {
		name string
		in   prompt.Input
		want string
	}{
		{"a plain conversation", prompt.Input{}, "Help."},
		{"a character", prompt.Input{Character: &chat.Character{}}, "Play."},
		{"a character whose card is gone", prompt.Input{Conversation: chat.Conversation{CharacterName: "Ines"}}, "Play.\n\n## Character: Ines"},
	} {
		c.in.Settings = settings
		t.Run(c.name, func(t *testing.T) { same(t, c.want, prompt.System(c.in)) })
	}
}

func TestSystemKeepsItsOrder(t *testing.T) {
	in := whole()
	in.Character.Description = "A smuggler."
	in.Conversation.CharacterScenario = "A harbour."
	same(t, strings.Join([]string{
		"Shared for Ines.", "Model.",
		"## Character: Ines\nA smuggler.", "Wry.",
		"## Lorebook", "Law: No magic.",
		"## Scenario\nA harbour.",
		exampleHeading + "\nBo: hi",
		"## User: Bo\nBo is a clerk.",
		"Block one for Ines.", "Block two.",
	}, "\n\n"), prompt.System(in))
}

func TestSystemLeavesAbsentPartsOut(t *testing.T) {
	for _, c := range []struct {
		name string
		in   prompt.Input
		want string
	}{
		{"nothing at all", prompt.Input{}, ""},
		{"blank fields", prompt.Input{Settings: chat.Settings{SharedSystemPrompt: " \n"}, Character: &chat.Character{Description: "\t"}, Extras: []string{""}}, ""},
		{"a persona without description", prompt.Input{Persona: &chat.Persona{Name: "Bo"}}, ""},
		{"the user of the settings", prompt.Input{Settings: chat.Settings{UserName: "Bo", UserDescription: "{{USER}}, a clerk."}}, "## User: Bo\nBo, a clerk."},
		{"a nameless user", prompt.Input{Settings: chat.Settings{UserDescription: "A clerk."}}, "## User: User\nA clerk."},
		{"a conversation whose card is gone", prompt.Input{Conversation: chat.Conversation{CharacterName: "Ines", CharacterScenario: "Night."}}, "## Character: Ines\n\n## Scenario\nNight."},
		{"a card without a name", prompt.Input{Character: &chat.Character{Description: "{{char}} helps."}}, "## Character: Assistant\nAssistant helps."},
		{"the card's scenario when the conversation has none", prompt.Input{Character: &chat.Character{Scenario: "Night."}}, "## Scenario\nNight."},
		{"fields that name one another and themselves", prompt.Input{
			ModelSystemPrompt: "{{personality}} At {{scenario}} with {{persona}}",
			Settings:          chat.Settings{UserName: "Bo", UserDescription: "{{user}}, {{persona}}."},
			Character:         &chat.Character{Personality: "Wry.", Scenario: "the quay"},
		}, "Wry. At the quay with Bo, {{persona}}.\n\n## Character: Assistant\nWry.\n\n## Scenario\nthe quay\n\n## User: Bo\nBo, Bo, {{persona}}.."},
		{"extras alone", prompt.Input{Extras: []string{"One.\n", "Two."}}, "One.\n\n\nTwo."},
		{"original where there is none", prompt.Input{Character: &chat.Character{SystemPrompt: "{{original}} Be Ines."}}, "Be Ines."},
		{"original", prompt.Input{ModelSystemPrompt: "M", Settings: chat.Settings{SharedSystemPrompt: "S"}, Character: &chat.Character{SystemPrompt: "<{{Original}}>"}}, "<S\n\nM>"},
		{"marks in any case", prompt.Input{Character: &chat.Character{MesExample: "<start>\na\n<START>\nb"}}, exampleHeading + "\na\n***\nb"},
	} {
		t.Run(c.name, func(t *testing.T) { same(t, c.want, prompt.System(c.in)) })
	}
}

func TestNamesResolve(t *testing.T) {
	persona := &chat.Persona{Name: "Bo"}
	for _, c := range []struct {
		name       string
		in         prompt.Input
		user, char string
	}{
		{"nobody", prompt.Input{}, "User", "Assistant"},
		{"settings", prompt.Input{Settings: chat.Settings{UserName: "Ann"}}, "Ann", "Assistant"},
		{"persona over settings", prompt.Input{Settings: chat.Settings{UserName: "Ann"}, Persona: persona}, "Bo", "Assistant"},
		{"nameless persona", prompt.Input{Settings: chat.Settings{UserName: "Ann"}, Persona: &chat.Persona{Name: " "}}, "Ann", "Assistant"},
		{"card", prompt.Input{Character: &chat.Character{Name: "Ines"}}, "User", "Ines"},
		{"the card's nickname", prompt.Input{Character: &chat.Character{Name: "Ines", Nickname: "Nes"}, Conversation: chat.Conversation{CharacterName: "Ines"}}, "User", "Nes"},
		{"no nickname where the conversation names another", prompt.Input{Character: &chat.Character{Name: "Ines", Nickname: "Nes"}, Conversation: chat.Conversation{CharacterName: "Rui"}}, "User", "Rui"},
		{"conversation over card", prompt.Input{Character: &chat.Character{Name: "Ines"}, Conversation: chat.Conversation{CharacterName: "Inês"}}, "User", "Inês"},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := prompt.Names(c.in)
			same(t, []string{c.user, c.char}, []string{m.User, m.Char})
		})
	}
}

func TestPrefixTellsHistoryAsItIs(t *testing.T) {
	image := chat.Attachment{Mime: "image/png", Data: []byte("ABC")}
	got := prompt.Prefix(prompt.Input{History: []chat.Message{
		{Role: chat.Assistant, Content: "Hello.", Artifacts: []chat.Artifact{{Annotation: new("A song plays.")}, {Annotation: new(" ")}, {ParentID: new(int64(1)), Annotation: new("A song plays.")}}},
		{Role: chat.User, Attachments: []chat.Attachment{image, {Mime: "image/png", Filename: "lost"}}},
		{Role: chat.Assistant, Content: " \n"},
		{Role: chat.User, Content: "`{{char}}` {{random::a::b}}"},
	}})
	same(t, []llm.Message{
		{Role: "assistant", Text: "Hello.\n\nA song plays."},
		{Role: "user", Images: []llm.Image{{Mime: "image/png", Data: []byte("ABC")}}},
		{Role: "user", Text: "`Assistant` {{random::a::b}}"},
	}, got)
}

// Each turn adds to the end and leaves every byte before it alone.
func TestPrefixOnlyGrowsFromTurnToTurn(t *testing.T) {
	in := whole()
	before := prompt.Prefix(in)
	for turn := range 20 {
		in.History = append(in.History,
			chat.Message{Role: chat.Assistant, Content: fmt.Sprint("Reply ", turn, " {{char}}")},
			chat.Message{Role: chat.User, Content: "pier, storm, {{user}}"})
		in.Now = in.Now.Add(35 * time.Minute)
		after := prompt.Prefix(in)
		same(t, before, after[:len(before)])
		same(t, after, prompt.Prefix(in))
		before = after
	}
}

func TestPrefixKnowsTheDay(t *testing.T) {
	in := prompt.Input{Settings: chat.Settings{AssistantSystemPrompt: "{{date}}, since {{time}}"}, Conversation: chat.Conversation{CreatedAt: time.Date(2026, 11, 1, 22, 15, 0, 0, time.UTC)}}
	same(t, "1 November 2026, since 22:15", prompt.System(in))
	in.Now = time.Date(2026, 11, 21, 0, 1, 0, 0, time.FixedZone("east", 2*60*60))
	same(t, "21 November 2026, since 00:15", prompt.System(in))
}

func TestSeedIsTheConversations(t *testing.T) {
	text := strings.Repeat("{{roll::1d1000}} ", 5)
	system := func(c chat.Conversation) string {
		return prompt.System(prompt.Input{Settings: chat.Settings{AssistantSystemPrompt: text}, Conversation: c})
	}
	same(t, system(chat.Conversation{ID: "a", MacroSeed: "s"}), system(chat.Conversation{ID: "b", MacroSeed: "s"}))
	if system(chat.Conversation{ID: "a"}) == system(chat.Conversation{ID: "b"}) {
		t.Error("two conversations without a seed drew the same numbers")
	}
}

func TestPrefixLeavesItsInputAlone(t *testing.T) {
	in, kept := whole(), whole()
	prompt.Prefix(in)
	selected(in.Entries, nil, prompt.Names(in))
	same(t, kept, in)
}

func TestWriterMessageHoldsEachPieceOnce(t *testing.T) {
	same(t, "CHANGED\n\nLORE\n\nQUOTES\n\n<direction>\nSCENE\n</direction>\n\nI run.\n\nDEPTH\n\nCLOSING\n\nSPEAKER\n\nSHORT\n\n(Reply in character, prose only.)",
		prompt.WriterMessage(prompt.WriterInput{
			Context: prompt.TurnContext{Changed: "CHANGED", Lorebook: "LORE", Quotes: "QUOTES"}, Direction: "SCENE", Message: "I run.",
			Depth: "DEPTH", Closing: "CLOSING", Speaker: "SPEAKER", LengthNudge: "SHORT", InCharacter: true,
		}))
	same(t, "", prompt.WriterMessage(prompt.WriterInput{Message: " "}))
}

func TestLengthNudge(t *testing.T) {
	same(t, "(Keep this reply to at most 240 words and 4 paragraphs.)", prompt.LengthNudge(240, 4))
	same(t, "(Keep this reply to at most 1 paragraph.)", prompt.LengthNudge(0, 1))
	same(t, "", prompt.LengthNudge(0, -1))
}

func BenchmarkPrefix(b *testing.B) {
	for _, n := range []int{100, 1_000, 10_000} {
		in := whole()
		text := prose(200)
		for i := range n {
			role := chat.User
			if i%2 == 0 {
				role = chat.Assistant
			}
			in.History = append(in.History, chat.Message{Role: role, Content: text})
		}
		b.Run(fmt.Sprint(n, " messages"), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				prompt.Prefix(in)
			}
		})
	}
	in := whole()
	in.Entries = hugeBook(100_000)
	for i := range in.Entries {
		in.Entries[i].Constant = i%100 == 0
	}
	b.Run("100000 entries, 1000 constant", func(b *testing.B) {
		for b.Loop() {
			prompt.Prefix(in)
		}
	})
}

func TestWhatBelongsToOneTurnIsNotFrozen(t *testing.T) {
	now := time.Date(2026, 11, 21, 9, 5, 0, 0, time.UTC)
	in := prompt.Input{
		Settings:     chat.Settings{SharedSystemPrompt: "Write.\n\nLast said: {{lastUserMessage}}", UserDescription: "A clerk. <USER>"},
		Conversation: chat.Conversation{PostHistoryInstructions: "Now {{time}}, {{input}}."},
		Character:    &chat.Character{Name: "Ines", Description: "<BOT> waits.\n\nQuiet for {{idle_duration}}."},
		Entries:      []chat.LorebookEntry{{Content: "Law.\n\nMessage {{lastMessageId}}.", Constant: true}},
	}
	before := prompt.System(in)
	same(t, "Write.\n\n## Character: Ines\nInes waits.\n\n## Lorebook\n\nLaw.\n\n## User: User\nA clerk. <USER>", before)
	in.Turn = &prompt.Turn{
		Before: []chat.Message{{Role: chat.User, Content: "Hi, {{char}}.", CreatedAt: now.Add(-2 * time.Hour)}, {Role: chat.Assistant, Content: "Aye."}},
		Text:   "I knock", At: now,
	}
	same(t, before, prompt.System(in))
	same(t, "Last said: Hi, Ines.\n\nQuiet for 2 hours.\n\nMessage 1.", prompt.Present(in))
	same(t, "Now 09:05, I knock.", prompt.Closing(in))
	in.Turn = nil
	same(t, "", prompt.Present(prompt.Input{Character: &chat.Character{Description: "Waits."}}))
}

func TestAFieldThatIsEmptyGivesNothing(t *testing.T) {
	same(t, "<>\n\n## Character: Ines", prompt.System(prompt.Input{
		Settings: chat.Settings{SharedSystemPrompt: "<{{personality}}{{charPrompt}}{{persona}}>"}, Character: &chat.Character{Name: "Ines"},
	}))
}

func TestOriginalIsNotReadAgain(t *testing.T) {
	same(t, "<S {{char}}>", prompt.System(prompt.Input{
		Settings: chat.Settings{SharedSystemPrompt: "S {{user}}", UserName: "{{char}}"}, Character: &chat.Character{SystemPrompt: "<{{original}}>"},
	}))
}

// A base with a lorebook of usual size.
func BenchmarkSystemWithMacros(b *testing.B) {
	in := whole()
	in.Entries = nil
	for i := range 200 {
		in.Entries = append(in.Entries, chat.LorebookEntry{
			ID: int64(i), Name: fmt.Sprint("Place ", i), Content: "{{char}} knows it. " + prose(80) + " {{random::a::b}} for {{user}}.", Constant: true,
		})
	}
	b.ReportAllocs()
	for b.Loop() {
		prompt.System(in)
	}
}
