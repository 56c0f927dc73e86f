package prompt_test

import (
	"strings"
	"testing"
	"time"

	"terzetto/backend/chat"
	"terzetto/backend/story/lorebook"
	"terzetto/backend/story/macro"
	"terzetto/backend/story/prompt"
)

// telling is a conversation whose texts hand a variable on from one to the next.
func telling() prompt.TailInput {
	next := func(who string) string { return who + " {{incvar::n}}." }
	in := prompt.TailInput{Input: prompt.Input{
		Settings:  chat.Settings{SharedSystemPrompt: "Write.\n\n" + next("Prompt"), UserName: "Bo", UserDescription: "A clerk.\n\n" + next("Persona")},
		Character: &chat.Character{Name: "Ines", Description: "Tall.\n\n" + next("Description"), MesExample: "<START>\nHi.\n\n<START>\n" + next("Examples"), Scenario: next("Scenario")},
		Conversation: chat.Conversation{
			ID: "c1", PostHistoryInstructions: next("Closing"), Settings: chat.ConversationSettings{Note: chat.AuthorNote{Text: next("Note")}},
		},
		Entries: []chat.LorebookEntry{
			{ID: 1, Name: "Law", Content: "No magic.\n\n" + next("Law"), Constant: true},
			{ID: 2, Name: "Pier", Content: next("Pier"), Keywords: []string{"pier"}},
			{ID: 3, Name: "Mole", Content: next("Mole"), Keywords: []string{"mole"}},
			{ID: 4, Name: "Dusk", Content: next("Dusk"), Constant: true, AtDepth: true},
			{ID: 5, Content: "{{setvar::seen::yes}}", Keywords: []string{"pier"}},
		},
		Variables: macro.State{Own: map[string]string{"n": "10"}},
	}, Notes: []string{next("Direction")}}
	in.Asked = &lorebook.Input{Entries: in.Entries, Messages: []lorebook.Message{{ID: 1, Role: chat.User, Text: "The pier."}}}
	in.Macros = prompt.Names(in.Input)
	return in
}

func TestTheTailIsResolvedInItsOrder(t *testing.T) {
	tail := prompt.ReadTail(telling())
	said := strings.Join([]string{
		tail.Present, tail.Above.Author, tail.Lore.Tail, tail.Lore.Depth, strings.Join(tail.Notes, "\n"), tail.Note, tail.Closing,
	}, "\n")
	same(t, "Prompt 11.\n\nDescription 12.\n\nLaw: Law 13.\n\nScenario 14.\n\nExamples 15.\n\nPersona 16.\n\n"+
		"<lorebook>\nPier: Pier 17.\n</lorebook>\n<lorebook>\nDusk: Dusk 18.\n</lorebook>\nDirection 19.\nNote 20.\nClosing 21.", said)
	same(t, macro.State{Own: map[string]string{"n": "21", "seen": "yes"}}, tail.Variables)
}

func TestATailThatIsReadTwiceIsTheSame(t *testing.T) {
	in := telling()
	same(t, prompt.ReadTail(in), prompt.ReadTail(in))
	same(t, telling().Variables, in.Variables)
}

func TestVariablesChangeNoByteOfTheBase(t *testing.T) {
	in := telling().Input
	before := prompt.System(in)
	same(t, "Write.\n\n## Character: Ines\nTall.\n\n## Lorebook\n\nLaw: No magic.\n\n"+exampleHeading+"\nHi.\n\n## User: Bo\nA clerk.", before)
	in.Variables = macro.State{Own: map[string]string{"n": "99"}, Shared: map[string]string{"n": "7"}}
	same(t, before, prompt.System(in))
}

func TestANoteAmongTheMessagesFollowsTheBase(t *testing.T) {
	in := telling()
	in.Conversation.Settings.Note.Depth = 1
	in.History = []chat.Message{{ID: 1, Role: chat.User, Content: "Hi."}}
	tail := prompt.ReadTail(in)
	same(t, []string{"Note 17.", ""}, []string{tail.Above.Author, tail.Note})
	messages := prompt.Prefix(in.Input)
	same(t, "Note 17.", messages[len(messages)-1].Text)
	in.Above = &prompt.Notes{Author: "Read before."}
	messages = prompt.Prefix(in.Input)
	same(t, "Read before.", messages[len(messages)-1].Text)
}

func TestATextThatIsReplacedChangesNothing(t *testing.T) {
	for name, c := range map[string]struct {
		own, reads string
		n          string
	}{
		"it is not named": {"Mine {{getvar::n}}.", "Mine .", ""},
		"it is named":     {"{{original}} Mine {{getvar::n}}.", "Theirs 1. Mine 1.", "1"},
		"it is asked for": {"{{if original}}Mine {{getvar::n}}.{{/if}}", "Mine 1.", "1"},
	} {
		t.Run(name, func(t *testing.T) {
			tail := prompt.ReadTail(prompt.TailInput{Input: prompt.Input{
				Conversation: chat.Conversation{PostHistoryInstructions: "Theirs {{incvar::n}}.", Settings: chat.ConversationSettings{PostHistoryInstructions: c.own}},
			}})
			same(t, []string{c.reads, c.n}, []string{tail.Closing, tail.Variables.Own["n"]})
		})
	}
}

func TestAFieldThatIsNamedHoldsNoVariable(t *testing.T) {
	in := prompt.Input{
		Settings:  chat.Settings{SharedSystemPrompt: "Play {{description}}"},
		Character: &chat.Character{Name: "Ines", Description: "a smuggler\n\nMood: {{getvar::mood}}, quiet for {{idle_duration}}"},
		Variables: macro.State{Own: map[string]string{"mood": "calm"}},
	}
	same(t, "Play a smuggler\n\n## Character: Ines\na smuggler", prompt.System(in))
	in.Turn = &prompt.Turn{At: time.Unix(0, 0)}
	same(t, "Mood: calm, quiet for just now", prompt.Present(in))
}

func TestEntriesOfACastReachTheTailToo(t *testing.T) {
	world := int64(7)
	now := time.Date(2026, 11, 21, 9, 5, 0, 0, time.UTC)
	in := prompt.Input{
		Cast: []chat.Voice{
			{Member: chat.Member{CharacterCardID: "i", Label: "Ines"}, Card: &chat.Character{Name: "Ines", WorldID: &world}, Entries: []chat.LorebookEntry{
				{ID: 1, WorldID: world, Name: "{{char}}'s boat", Content: "<BOT> owns it.\n\nUnused for {{idle_duration}} by {{char}}, {{getvar::state}}.", Constant: true},
				{ID: 2, WorldID: world, Name: "Tide {{getvar::state}}", Content: "It turns.", Constant: true},
			}},
			{Member: chat.Member{CharacterCardID: "r", Label: "Rui"}, Card: &chat.Character{Name: "Rui", WorldID: &world}},
		},
		Entries:   []chat.LorebookEntry{{ID: 3, Content: "Last: {{lastMessage}}", Constant: true}},
		Variables: macro.State{Own: map[string]string{"state": "dry"}},
		Turn:      &prompt.Turn{Before: []chat.Message{{Role: chat.User, Content: "Aye.", CreatedAt: now.Add(-2 * time.Hour)}}, At: now},
	}
	system := prompt.System(in)
	if !strings.Contains(system, "## Lorebook\n\nInes's boat: Ines owns it.\n\n## ") && !strings.HasSuffix(system, "## Lorebook\n\nInes's boat: Ines owns it.") {
		t.Errorf("the system message is %q", system)
	}
	same(t, "Ines's boat: Unused for 2 hours by Ines, dry.\n\nTide dry: It turns.\n\nLast: Aye.", prompt.Present(in))
	in.Shape.NoLorebook = true
	same(t, "", prompt.Present(in))
}

// The names of old cards are those of what cards hold, and never of what the person writes.
func TestOldNamesActInTheFieldsOfCardsAlone(t *testing.T) {
	const old = "<USER> <BOT> <CHAR>"
	const named, plain = "Bo Ines Ines", old
	world := int64(7)
	of := func(change func(in *prompt.Input, c *chat.Character)) prompt.Input {
		c := chat.Character{Name: "Ines", WorldID: &world}
		in := prompt.Input{Settings: chat.Settings{UserName: "Bo"}}
		in.Character = &c
		change(&in, &c)
		return in
	}
	system := prompt.System
	lore := func(in prompt.Input) string {
		return prompt.SelectLore(lorebook.Input{Entries: in.Entries, Messages: []lorebook.Message{{Text: "Bo Ines Ines and pier"}}}, prompt.Names(in), "").Tail
	}
	speaker := func(in prompt.Input) string {
		v := chat.Voice{Member: chat.Member{Label: "Ines"}, Card: in.Character}
		in.Cast = []chat.Voice{v}
		return prompt.SpeakerNote(in, v)
	}
	for _, c := range []struct {
		name string
		in   prompt.Input
		read func(prompt.Input) string
		want string
	}{
		{"a card's description", of(func(_ *prompt.Input, c *chat.Character) { c.Description = old }), system, named},
		{"a card's personality", of(func(_ *prompt.Input, c *chat.Character) { c.Personality = old }), system, named},
		{"a card's scenario", of(func(_ *prompt.Input, c *chat.Character) { c.Scenario = old }), system, named},
		{"the copy of a card's scenario", of(func(in *prompt.Input, _ *chat.Character) { in.Conversation.CharacterScenario = old }), system, named},
		{"a card's examples", of(func(_ *prompt.Input, c *chat.Character) { c.MesExample = old }), system, named},
		{"a card's system prompt", of(func(_ *prompt.Input, c *chat.Character) { c.SystemPrompt = old }), system, named},
		{"a card's closing instructions", of(func(_ *prompt.Input, c *chat.Character) { c.PostHistoryInstructions = old }), prompt.Closing, named},
		{"their copy", of(func(in *prompt.Input, _ *chat.Character) { in.Conversation.PostHistoryInstructions = old }), prompt.Closing, named},
		{"what a member of a cast is told", of(func(_ *prompt.Input, c *chat.Character) { c.PostHistoryInstructions = old }), speaker, named},
		{"a nickname", of(func(in *prompt.Input, c *chat.Character) {
			c.Nickname, in.Settings.SharedSystemPrompt = old, "{{char}}"
		}), system, named},
		{"a constant entry of a card's lorebook", of(func(in *prompt.Input, _ *chat.Character) {
			in.Entries = []chat.LorebookEntry{{WorldID: world, Content: old, Constant: true}}
		}), system, named},
		{"an entry of a card's lorebook", of(func(in *prompt.Input, _ *chat.Character) {
			in.Entries = []chat.LorebookEntry{{WorldID: world, Content: old, Keywords: []string{"pier"}}}
		}), lore, named},
		{"a key of a card's lorebook", of(func(in *prompt.Input, _ *chat.Character) {
			in.Entries = []chat.LorebookEntry{{WorldID: world, Content: "found", Keywords: []string{old}}}
		}), lore, "found"},
		{"a paragraph that moves to the tail", of(func(_ *prompt.Input, c *chat.Character) { c.Description = old + "{{getvar::x}}" }), prompt.Present, named},

		{"an entry of another lorebook", of(func(in *prompt.Input, _ *chat.Character) {
			in.Entries = []chat.LorebookEntry{{WorldID: 8, Content: old, Constant: true}}
		}), system, plain},
		{"the person's system prompt", of(func(in *prompt.Input, _ *chat.Character) { in.Settings.SharedSystemPrompt = old }), system, plain},
		{"the conversation's system prompt", of(func(in *prompt.Input, _ *chat.Character) { in.Conversation.Settings.SystemPrompt = old }), system, plain},
		{"the conversation's scenario", of(func(in *prompt.Input, _ *chat.Character) { in.Conversation.Settings.Scenario = old }), system, plain},
		{"the conversation's closing instructions", of(func(in *prompt.Input, _ *chat.Character) {
			in.Conversation.Settings.PostHistoryInstructions = old
		}), prompt.Closing, plain},
		{"the author's note", of(func(in *prompt.Input, _ *chat.Character) { in.Conversation.Settings.Note.Text = old }), noteOf, plain},
		{"the person's description", of(func(in *prompt.Input, _ *chat.Character) { in.Settings.UserDescription = old }), system, plain},
		{"a message", of(func(in *prompt.Input, _ *chat.Character) {
			in.History = []chat.Message{{Role: chat.User, Content: old}}
		}), func(in prompt.Input) string {
			messages := prompt.Prefix(in)
			return messages[len(messages)-1].Text
		}, plain},
		{"a message before it is saved", of(func(_ *prompt.Input, _ *chat.Character) {}), func(in prompt.Input) string {
			return prompt.Names(in).Inline(old, nil, time.Time{})
		}, plain},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := c.read(c.in); !strings.Contains(got, c.want) {
				t.Errorf("%q is not in %q", c.want, got)
			}
		})
	}
}

func TestANicknameIsWhatCharGives(t *testing.T) {
	card := &chat.Character{Name: "Alexandra Rosalind Vale", Nickname: "Alex"}
	if system := prompt.System(prompt.Input{Settings: chat.Settings{SharedSystemPrompt: "You are {{char}}."}, Character: card}); !strings.HasPrefix(system, "You are Alex.") {
		t.Errorf("the system message is %q", system)
	}
	member := chat.Voice{Member: chat.Member{Label: "Alexandra"}, Card: &chat.Character{Nickname: "Alex", SystemPrompt: "You are {{char}}."}}
	if note := prompt.SpeakerNote(prompt.Input{Cast: []chat.Voice{member}}, member); !strings.Contains(note, "You are Alex.") {
		t.Errorf("the note is %q", note)
	}
}
