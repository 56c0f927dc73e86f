package turn

import (
	"slices"
	"strings"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/toolchat"
	"terzetto/backend/model/llm"
	"terzetto/backend/model/output"
	"terzetto/backend/story/form"
	"terzetto/backend/story/macro"
	"terzetto/backend/story/prompt"
	"terzetto/backend/story/prose"
)

// maxEarlier is how many of the previous replies a draft is measured against.
const maxEarlier = 20

// An exchange is a message and who answers it, as the models are told of them: the snapshot with the
// person's words, what goes with them, and the speaker.
type exchange struct {
	request Request
	snap    Snapshot
	macros  prompt.Macros
	text    string // what the person says, or asks for
	images  []chat.Attachment
	files   []chat.File   // that came with the message
	speaker *chat.Voice   // who speaks; nil: it is not chosen yet, or one character speaks
	choice  *event.Choice // who speaks and why, for the log
	now     func() time.Time
	wish    *MessageWish  // the person's next message is written, and no reply; nil: a reply is
	use     *toolchat.Use // of tools by the Writer; nil: it may call none
	start   string        // what the person has the reply begin with; the names in it are not resolved, because who speaks may be known later

	variables macro.State // as the text leaves them
}

func newExchange(r Request, snap Snapshot, now func() time.Time) exchange {
	snap = snap.withMemory()
	if w := snap.Waited; w != nil {
		r.Kind, r.MessageID, r.Text = w.Kind, w.MessageID, w.Text
	}
	x := exchange{
		request: r, snap: snap, macros: snap.Names(), text: snap.Scripts.SentMessage(snap.User.Content), images: snap.User.Attachments, now: now, variables: snap.Variables,
	}
	switch r.Kind {
	case SuperRegenerate:
		x.text = snap.instruct(anotherTake)
	case MagicRewrite:
		var wanted string
		wanted, x.variables = r.MessageText(snap, snap.History)
		x.text = snap.instruct(directedTake) + "\n\n" + strings.TrimSpace(wanted)
	case Send, Continue, Regenerate, ForkEdit, Extend, Next, Answer:
		x.files = snap.User.Files
	}
	x.text = x.macros.Names(x.text)
	if x.start = snap.Start; r.Start != nil {
		x.start = snap.Names().At(snap.History, *r.Start, r.At).Inline(*r.Start, r.Draw, r.At)
	}
	if turn := x.turn(); turn != nil {
		x.macros = x.macros.At(turn.Before, turn.Text, turn.At)
	}
	return x
}

// Names are those that texts of the conversation may hold in macros.
func (s Snapshot) Names() prompt.Macros { return prompt.Names(s.promptInput()) }

// hasCharacter reports whether the reply is a character's. Without one an assistant answers, and no voice but the
// Writer's takes part unless the person wants it to.
func (s Snapshot) hasCharacter() bool { return s.promptInput().HasCharacter() }

// promptInput is what a conversation says of itself, without its history.
func (s Snapshot) promptInput() prompt.Input {
	return prompt.Input{
		Settings: s.Settings, Conversation: s.Conversation, Folders: s.Folders, Character: s.Character, Cast: s.Cast, Persona: s.Persona, Model: s.Writer.Model,
	}
}

// promptInput is what the exchange says of itself, without its history.
func (x exchange) promptInput() prompt.Input {
	in := x.snap.promptInput()
	in.Turn, in.Entries, in.Books, in.ModelSystemPrompt = x.turn(), x.snap.Entries, x.snap.Books, x.snap.WriterSystem
	in.Variables = x.variables
	return in
}

// turn is what macros can tell of this turn; nil: it has not begun.
func (x exchange) turn() *prompt.Turn {
	if x.request.At.IsZero() {
		return nil
	}
	return &prompt.Turn{Before: x.snap.History, Text: x.macros.Names(x.snap.User.Content), At: x.request.At}
}

// withFiles decides again which files go whole, for what is known of the models now.
func (x exchange) withFiles() exchange {
	SettleFiles(&x.snap)
	if len(x.files) > 0 {
		x.files = x.snap.User.Files
	}
	return x
}

// opening is the text that the model goes on with: the reply that is being continued, or the beginning that the person wants.
// begun is false where the model begins by itself.
func (x exchange) opening() (text string, begun bool) {
	if x.snap.Extended != nil {
		return strings.TrimSpace(x.snap.Extended.Content), true
	}
	text = strings.TrimSpace(x.macros.Names(x.start))
	return text, text != ""
}

// trailing is what the Writer is told after the base.
func (x exchange) trailing(messages ...llm.Message) []llm.Message {
	opening, begun := x.opening()
	if !begun {
		return messages
	}
	return append(messages, llm.Message{Role: "assistant", Text: x.label(opening)}, llm.Message{Role: "user", Text: x.snap.instruct(goOn)})
}

// userMessage is the person's message as the Writer reads it.
func (x exchange) userMessage() string {
	switch x.request.Kind {
	case SuperRegenerate, MagicRewrite: // an instruction, and no part of the story
		return x.text
	case Send, Continue, Regenerate, ForkEdit, Extend, Next, Answer:
	}
	return x.macros.LabelSpeaker(x.macros.User, x.text)
}

// label puts the speaker's name before a text.
func (x exchange) label(prose string) string {
	if x.speaker == nil {
		return prose
	}
	return x.macros.LabelSpeaker(x.speaker.Label, prose)
}

// stripLabel removes the speaker's name from a text, and what another member says in it.
func (x exchange) stripLabel(prose string) string {
	if x.speaker == nil {
		return prose
	}
	return strings.TrimSpace(output.Split(output.Syntax{Prose: x.proseLabels()}, prose).Text)
}

// proseLabels are those whose labels a reply may hold.
func (x exchange) proseLabels() *output.Prose {
	decisions := append(lists.Map(form.Scenic(x.snap.Fragments), form.FieldLabel), "Mood", "No longer")
	if x.wish != nil {
		return impersonation{x}.labels(decisions)
	}
	if v := x.speaker; v != nil {
		all := make([]string, 0, 2*len(x.snap.Cast))
		for _, one := range x.snap.Cast {
			all = append(all, one.Label, one.Name)
		}
		return &output.Prose{Person: x.macros.User, Cast: all, Speaker: []string{v.Label, v.Name}, Labels: decisions}
	}
	cast := []string{x.snap.Conversation.CharacterName}
	if x.snap.Character != nil {
		cast = append(cast, x.snap.Character.Name)
		if x.snap.Character.Nickname != "" {
			cast = append(cast, x.snap.Character.Nickname)
		}
	}
	return &output.Prose{Person: x.macros.User, Cast: cast, Labels: decisions}
}

// characterID is the card of who speaks, for hooks.
func (x exchange) characterID() string {
	if x.speaker != nil {
		return x.speaker.CharacterCardID
	}
	return x.snap.Conversation.CharacterCardID
}

// entries are the lorebook entries that the last messages may call up: with those of the
// speaker, or of everybody while it is not known who speaks.
func (x exchange) entries() []chat.LorebookEntry {
	all := x.snap.Entries
	var books []int64
	for _, v := range x.snap.Cast {
		mine := x.speaker == nil || x.speaker.CharacterCardID == v.CharacterCardID
		if !mine || len(v.Entries) == 0 || slices.Contains(books, v.Entries[0].WorldID) {
			continue
		}
		books = append(books, v.Entries[0].WorldID)
		all = append(slices.Clip(all), v.Entries...)
	}
	return all
}

// earlierReplies are the previous replies, newest first, without the one being replaced.
func (x exchange) earlierReplies() []string {
	var out []string
	for _, m := range slices.Backward(x.snap.History) {
		if m.Role != chat.Assistant || m.ID == x.request.MessageID {
			continue
		}
		if out = append(out, m.Content); len(out) == maxEarlier {
			break
		}
	}
	return out
}

// auditInput is everything of an audit but the draft.
func (x exchange) auditInput() prose.AuditInput {
	in := AuditInput(x.snap.Settings, x.snap.Phrases)
	in.Earlier, in.User, in.Card, in.Said = x.earlierReplies(), x.text, x.cards(), x.earlierWords()
	return in
}

// cards are the words of the characters that take part.
func (x exchange) cards() string {
	var all []string
	of := func(c *chat.Character) {
		if c != nil {
			all = append(all, c.Name, c.Description, c.Personality, c.Scenario, c.MesExample)
		}
	}
	of(x.snap.Character)
	for _, v := range x.snap.Cast {
		of(v.Card)
	}
	return x.macros.Names(strings.Join(all, "\n\n"))
}

// earlierWords are what the person brought in before this message: the persona and the earlier messages.
func (x exchange) earlierWords() (all []string) {
	if p := x.snap.Persona; p != nil {
		all = append(all, p.Name, p.Description)
	}
	for _, m := range x.snap.History {
		if m.Role == chat.User {
			all = append(all, m.Content)
		}
	}
	return all
}
