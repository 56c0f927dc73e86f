package prompt

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"time"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/lorebook"
	"terzetto/backend/story/macro"
)

// Input is what a prefix is made of: values read once, when the turn began.
type Input struct {
	Settings          chat.Settings
	ModelSystemPrompt string // of the active model; follows the shared one
	Conversation      chat.Conversation
	Folders           chat.FolderChain // that the conversation lies in, with their files settled
	Character         *chat.Character  // nil when the card was deleted, or there is none
	Cast              []chat.Voice     // where several characters speak; Character then only names who spoke before there were several
	Persona           *chat.Persona    // nil: the name and description in the settings
	Entries           []chat.LorebookEntry
	Books             map[int64]chat.BookRules // of the lorebooks, by their ids
	LoreBudget        int                      // tokens of all lorebooks; 0: no bound
	PerToken          float64                  // bytes of a token; 0: four
	Placed            []PlacedEntry            // of this turn, see Lore
	History           []chat.Message           // oldest first; user images with Data, artifacts only of root rows
	Extras            []string                 // system blocks that plug-ins added to this turn
	Now               time.Time                // for {{date}}, at the grain of a day; zero: the day the conversation began
	Model             string                   // that answers, for {{model}}
	Turn              *Turn                    // nil: macros of a turn have no value
	Variables         macro.State              // as the turn finds them
	UsesTools         bool                     // the model may call tools that the person switched on
	Above             *Notes                   // the notes among the messages, where they were resolved already; see ReadNotesAbove
	Shape             Shape
}

// A Shape says what a model is not sent unchanged, because the whole would not fit.
type Shape struct {
	FoldedTo   int64  // the last message that Fold replaces; 0: none
	Fold       string // what happened from the end of the greeting up to there
	NoLorebook bool
	NoExamples bool
	Unsent     []int64 // messages that are too long to be sent
}

// folds reports whether the summary stands for a row at a place of the path, whose greeting has so many messages.
func (s Shape) folds(row *chat.Message, place, greeting int) bool {
	return s.FoldedTo > 0 && place >= greeting && row.ID <= s.FoldedTo
}

// Leaves reports whether a row is not sent itself: the summary stands for it, or it is too long.
func (s Shape) Leaves(row *chat.Message, place, greeting int) bool {
	return s.folds(row, place, greeting) || slices.Contains(s.Unsent, row.ID)
}

// Prefix is the messages that every pass of a turn begins with: one system message,
// then the history. Rows with neither text nor image are left out. It
// holds no reasoning, and nothing that changes from one pass to the next.
func Prefix(in Input) []llm.Message {
	messages, _ := prefix(in)
	return messages
}

// prefix returns also where the first message is that holds entries of lorebooks; -1: there is none.
func prefix(in Input) (_ []llm.Message, lore int) {
	m := Names(in)
	messages := make([]llm.Message, 0, len(in.History)+1)
	if system := System(in); system != "" {
		messages = append(messages, llm.Message{Role: "system", Text: system})
	}
	whole, folded, greeting := FoldText(in.Shape.Fold), "", chat.Greeting(in.History)
	for i := range in.History {
		row := &in.History[i]
		if in.Shape.folds(row, i, greeting) {
			folded = whole
			continue
		}
		if in.Shape.Leaves(row, i, greeting) {
			continue
		}
		all := RowMessages(row, m)
		if folded != "" && all[0].Role != string(chat.User) {
			messages = append(messages, llm.Message{Role: string(chat.User), Text: folded})
		} else {
			all[0].Text = joinTexts(folded, all[0].Text)
		}
		folded = ""
		messages = append(messages, lists.Keep(all, hasContent)...)
	}
	if folded != "" {
		messages = append(messages, llm.Message{Role: string(chat.User), Text: folded})
	}
	return withInsertions(messages, in)
}

// hasContent reports whether there is anything in a message to be read.
func hasContent(m llm.Message) bool {
	return m.Role == "tool" || len(m.ToolCalls)+len(m.Images) > 0 || strings.TrimSpace(m.Text) != ""
}

// FoldText writes a summary as a model reads it. It begins the person's next message, because
// many templates refuse a system message in the middle and two messages of one role in a row.
func FoldText(text string) string {
	return "[What came before this, in short:\n" + strings.TrimSpace(text) + "\nIt goes on here.]"
}

// RowMessage is a stored row as a model reads it.
func RowMessage(row *chat.Message, m Macros) llm.Message {
	return llm.Message{Role: string(row.Role), Text: m.LabelSpeaker(m.Who(row), rowText(row, m)), Images: images(row.Attachments)}
}

// System is the text of the system message. Its parts have a fixed order, and an
// absent part leaves no trace: prompt, character, constant lore, scenario,
// example dialogue, user, extras.
func System(in Input) string {
	p := page{}
	for _, part := range SystemParts(in) {
		p.add(part.Text)
	}
	return p.String()
}

// A SystemPart is a piece of the system message.
type SystemPart struct {
	Name PartName
	Text string
}

// A PartName says what a piece of the system message is made of.
type PartName string

// The parts of the system message.
const (
	PromptPart   PartName = "prompt"
	CardPart     PartName = "card" // with the scenario and who the person plays
	LorebookPart PartName = "lorebook"
	PlacedPart   PartName = "placed" // entries of lorebooks that this turn called
	ExamplesPart PartName = "examples"
	ExtraPart    PartName = "extra" // a block of a plug-in

	FolderFilesPart PartName = "folder_files"
	ToolsPart       PartName = "tools"
)

// SystemParts are the pieces of the system message in their order. A piece without text is absent.
func SystemParts(in Input) []SystemPart {
	m := Names(in)
	seed := seedOf(in.Conversation)
	field := func(text string) string { return strings.TrimSpace(m.card(frozen(text), seed)) }
	var card chat.Character
	if in.Character != nil && len(in.Cast) == 0 {
		card = *in.Character
	}
	var parts []SystemPart
	add := func(name PartName, text string) {
		if text != "" {
			parts = append(parts, SystemPart{name, text})
		}
	}
	section := func(heading, body string) {
		if body != "" {
			add(CardPart, heading+"\n"+body)
		}
	}
	lore, placed := Lore{}, []PlacedEntry{}
	if !in.Shape.NoLorebook {
		lore = constantLore(in, m)
		placed = lore.inSystem(in.Placed)
	}
	addPlaced := func(position chat.LorePosition) {
		name, is := LorebookPart, wants(position)
		if slices.ContainsFunc(placed, func(p PlacedEntry) bool { return is(&p) && !lorebook.Fixed(&p.Entry) }) {
			name = PlacedPart
		}
		add(name, placedText(placed, is))
	}
	add(PromptPart, instructions(in, m, frozen))
	addPlaced(chat.BeforeCharacter)
	if len(in.Cast) > 0 {
		add(CardPart, castPart(in, m))
	} else if name, about := characterName(in), joinTexts(field(card.Description), field(card.Personality)); name != "" || about != "" {
		add(CardPart, strings.TrimSuffix("## Character: "+cmp.Or(name, m.Char)+"\n"+about, "\n"))
	}
	add(LorebookPart, withHeading("## Lorebook", lore.lines(lorebook.InPrefix)))
	section("## Scenario", strings.TrimSpace(m.ExpandSeeded(frozen(scenario(in, card)), seed)))
	addPlaced(chat.AfterCharacter)
	addPlaced(chat.BeforeExamples)
	if !in.Shape.NoExamples {
		add(ExamplesPart, joinTexts(examples(examplesOfOne, field(card.MesExample)), castExamples(in, m)))
	}
	addPlaced(chat.AfterExamples)
	section("## User: "+m.User, strings.TrimSpace(m.ExpandSeeded(frozen(userDescription(in)), seed)))
	for _, f := range in.Folders.Files() {
		add(FolderFilesPart, folderFile(f))
	}
	if in.UsesTools {
		add(ToolsPart, ToolsNote)
	}
	for _, block := range in.Extras {
		if strings.TrimSpace(block) != "" {
			add(ExtraPart, m.Names(block))
		}
	}
	return parts
}

// Closing is the text of the conversation, or else of the card, that comes after the message: close to where the model
// writes, which is its one purpose. What a card of a cast says is the speaker's alone, see SpeakerNote.
func Closing(in Input) string { return closing(in, in.macros()) }

func closing(in Input, m Macros) string {
	text := in.Conversation.PostHistoryInstructions
	switch {
	case len(in.Cast) > 0:
		text = castClosing(in)
	case in.Character != nil:
		text = first(text, in.Character.PostHistoryInstructions)
	}
	seed := seedOf(in.Conversation)
	common := func() string { return strings.TrimSpace(m.with("original", "").card(text, seed)) } // there is no other text of this kind
	return over(in.Conversation.Settings.PostHistoryInstructions, common, m, seed, allOf)
}

// scenario is what a person set for the conversation, or else what cards say, with the names of old cards as macros.
func scenario(in Input, card chat.Character) string {
	if own := in.Conversation.Settings.Scenario; strings.TrimSpace(own) != "" {
		return own
	}
	return macro.Card(first(in.Conversation.CharacterScenario, card.Scenario, castScenario(in.Cast)))
}

// HasCharacter reports whether a reply is a character's. Without one an assistant answers.
func (in Input) HasCharacter() bool {
	return len(in.Cast) > 0 || in.Character != nil || strings.TrimSpace(in.Conversation.CharacterName) != ""
}

// folderFile is what a model reads of a file of a folder. Nothing in it is a macro.
func folderFile(f chat.File) string {
	if f.Mode == chat.WholeFile {
		return f.Text
	}
	return "[A file belongs to this conversation: " + f.Label + ". It is too long to be shown here. Passages of it are quoted where they fit what is said.]"
}

// instructions is the system prompt: that of the conversation, or what is there without one, to which its folders add. part
// takes of each text what is wanted of it.
func instructions(in Input, m Macros, part func(string) string) string {
	common := func() string {
		folders := strings.TrimSpace(m.ExpandSeeded(part(in.Folders.Instructions()), seedOf(in.Conversation)))
		return joinTexts(commonInstructions(in, m, part), folders)
	}
	return over(in.Conversation.Settings.SystemPrompt, common, m, seedOf(in.Conversation), part)
}

// commonInstructions are those of every conversation like this one: with a character those of role-play, and the card's own
// where it may replace ours.
func commonInstructions(in Input, m Macros, part func(string) string) string {
	shared := in.Settings.SharedSystemPrompt
	if !in.HasCharacter() {
		shared = in.Settings.AssistantSystemPrompt
	}
	seed := seedOf(in.Conversation)
	ours := func() string {
		both := joinTexts(strings.TrimSpace(shared), strings.TrimSpace(in.ModelSystemPrompt))
		return strings.TrimSpace(m.ExpandSeeded(part(both), seed))
	}
	if in.Character == nil || len(in.Cast) > 0 || in.Settings.PreventPromptOverrides {
		return ours()
	}
	return over(macro.Card(in.Character.SystemPrompt), ours, m, seed, part)
}

// over resolves a text that replaces another one, which stands at {{original}} in it; a blank text replaces nothing. Where
// part leaves the paragraph of {{original}} out, the same part of the other text comes first, so that nothing of it is lost.
// A text that is replaced and not named is not resolved: it would change variables that nobody reads of.
func over(text string, replaced func() string, m Macros, seed string, part func(string) string) string {
	if strings.TrimSpace(text) == "" {
		return replaced()
	}
	own := part(text)
	if original.MatchString(text) && !original.MatchString(own) {
		own = joinTexts("{{original}}", own)
	}
	before := ""
	if strings.Contains(strings.ToLower(own), "original") {
		before = replaced()
	}
	return strings.TrimSpace(m.with("original", before).ExpandSeeded(own, seed))
}

// HoldsOriginal reports that a text is added to the one that it would replace.
func HoldsOriginal(text string) bool { return original.MatchString(text) }

var original = regexp.MustCompile(`(?i)\{\{\s*original\s*\}\}`)

// allOf takes all of a text.
func allOf(text string) string { return text }

// macros are those of a turn, where the input tells of one, with the variables as it finds them.
func (in Input) macros() Macros {
	m := Names(in).From(in.Variables)
	if in.Turn != nil {
		m = m.At(in.Turn.Before, in.Turn.Text, in.Turn.At)
	}
	return m
}

// examples are the example dialogue of a card under one heading. Cards mark where each example begins.
func examples(heading, text string) string {
	dialogues := lists.Keep(lists.Map(exampleMark.Split(text, -1), strings.TrimSpace), func(one string) bool { return one != "" })
	if len(dialogues) == 0 {
		return ""
	}
	return heading + "\n" + strings.Join(dialogues, "\n***\n")
}

// examplesOfOne is the heading over the examples of a character who is alone. Its note keeps small models from beginning
// a reply with a name.
const examplesOfOne = "## Example Dialogue\n(Samples of style. The names before the lines are not written in replies.)"

var exampleMark = regexp.MustCompile(`(?i)<START>`)

// rowText is what a model reads of a stored row: its text, then what its artifacts
// say about themselves, since their bytes are never sent, then its files. The root speaks for its group.
func rowText(row *chat.Message, m Macros) string {
	if row.Role == chat.Assistant {
		m.Char = m.Who(row)
	}
	text := m.Names(row.Content)
	for _, artifact := range row.Artifacts {
		if a := artifact.Annotation; artifact.ParentID == nil && a != nil && strings.TrimSpace(*a) != "" {
			text = joinTexts(text, *a)
		}
	}
	return chat.WithFiles(text, row.Files)
}

func characterName(in Input) string {
	name := strings.TrimSpace(in.Conversation.CharacterName)
	if name == "" && in.Character != nil {
		name = strings.TrimSpace(in.Character.Name)
	}
	return name
}

func userName(in Input) string {
	name := strings.TrimSpace(in.Settings.UserName)
	if in.Persona != nil {
		name = cmp.Or(strings.TrimSpace(in.Persona.Name), name)
	}
	return name
}

func userDescription(in Input) string {
	if in.Persona != nil {
		return in.Persona.Description
	}
	return in.Settings.UserDescription
}

// seedOf is what makes seeded choices the conversation's own.
func seedOf(c chat.Conversation) string { return cmp.Or(c.MacroSeed, c.ID) }

// first is the first text that is not blank.
func first(texts ...string) string {
	for _, text := range texts {
		if strings.TrimSpace(text) != "" {
			return text
		}
	}
	return ""
}
