package turn

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/compaction"
	"terzetto/backend/story/prompt"
)

// A plan is what all calls of a reply have in common. It is made after the PreHooks, and once
// more where that did not fit.
type plan struct {
	exchange

	enabled map[string]bool // tools, after the PreHooks
	extras  []string        // blocks that the PreHooks append to the system message

	tools    toolset
	thinking thinking
	shape    shape
	history  history
	changed  []int64    // messages that were changed after the summary was written that the calls begin with
	quotes   quoting    // of the files of the conversation
	reminder reminder   // of earlier messages
	fold     *chat.Fold // that the plan needs and the store does not have yet; nil: none

	writer *llm.Base
	agent  *llm.Base // the same base, unless Director and Editor have an endpoint of their own

	read   *tailRead            // nil: the tail was not read yet
	placed []prompt.PlacedEntry // that the bases hold where their authors want them; nil: the bases are not made
}

// A shape is what the calls of a turn leave out or fold.
type shape struct {
	prompt.Shape

	noNotes   bool
	noHelpers bool
}

// presentShape is the shape of a conversation as its last turn left it.
func presentShape(s Snapshot) shape {
	if f := chat.PresentFold(s.Folds, s.History); f != nil {
		return shape{Shape: prompt.Shape{FoldedTo: f.LastID, Fold: f.Text}}
	}
	return shape{}
}

// leaveOut drops what gives way, and returns the sentences that say so.
func (p *plan) leaveOut(parts []compaction.Name) (sentences []string) {
	for _, name := range parts {
		switch name {
		case compaction.Lorebook:
			p.shape.NoLorebook = true
		case compaction.Examples:
			p.shape.NoExamples = true
		case compaction.Notes:
			p.shape.noNotes = true
		case compaction.Helpers:
			p.tools, p.shape.noHelpers = toolset{}, true
			sentences = append(sentences, "Director and Editor were left out, because their tools don't fit the model's context.")
			continue
		default:
		}
		sentences = append(sentences, fmt.Sprintf("The model's context is too small for %s.", name))
	}
	return sentences
}

// withTurn is a load with what the turn itself brings: the lorebook, the notes and the request of the
// Director, the message, and the room that the passes after the Writer need.
func (p *plan) withTurn(load compaction.Load) compaction.Load {
	read := p.tail().Lore
	lore := len(read.Tail) + len(read.Depth) + lists.Sum(read.Placed, func(e prompt.PlacedEntry) int { return len(e.Entry.Content) })
	notes := max(len(p.notesFor("writer")), len(p.notesFor("director")))
	load.Yielding = slices.Clone(load.Yielding)
	load.Yielding[0].Size += lore
	load.Yielding[1].Size = notes
	load.Yielding[3].Size += p.directorSize(lore + notes)
	load.Spare = p.editorSize()
	message := prompt.UserMessage(chat.WithFiles(p.text, p.files)+p.tail().Closing+p.longestNote(), p.images)
	if p.wish != nil {
		message = prompt.UserMessage(impersonation{p.exchange}.order(), nil)
	}
	load.Fixed = append(slices.Clip(load.Fixed), compaction.RequestPart{Name: compaction.Summary, Size: len(p.corrections())})
	load.Fixed = append(load.Fixed, compaction.RequestPart{Name: compaction.Said, Size: p.snap.reader().Size(p.trailing(message)...) + p.callsSize()})
	load.Fixed = append(load.Fixed, compaction.RequestPart{Name: compaction.Prompt, Size: compaction.ToolSize(p.offeredTools()...)})
	return load
}

// What the passes put around a message, in bytes: the scene direction, and the instructions of
// the Editor and of those who fill in forms after it.
const (
	directionSize   = 1500
	instructionSize = 1600
)

// directorSize is the most that the Director adds to the message of the person, besides lorebook,
// notes and what it reads of files: in its own request, or in the Writer's.
func (p *plan) directorSize(yielding int) int {
	if !p.tools.director {
		return 0
	}
	return max(directionSize, len(p.sceneRequest("", nil))-yielding-len(p.text)-len(p.quotes.text())-len(p.beginnings())-len(p.corrections()))
}

// editorSize is what the Editor, and those who fill in forms after it, add to the Writer's request:
// a draft like the longest of the last replies, with some more.
func (p *plan) editorSize() int {
	if !p.tools.afterWriter() && !p.tools.recordNotes {
		return 0
	}
	const shortest = 600
	draft := p.snap.room().Reply()
	if earlier := p.earlierReplies(); len(earlier) > 0 {
		longest := len(slices.MaxFunc(earlier, func(a, b string) int { return len(a) - len(b) }))
		draft = min(draft, max(shortest, longest+longest/4))
	}
	return draft + instructionSize
}

// notesFor writes the notes of the path that are meant for one voice. Those that the person wrote are always read, by the
// Writer where the settings name no voice.
func (p *plan) notesFor(voice string) string {
	if p.readsNoNotes() {
		return ""
	}
	var said strings.Builder
	for i, text := range p.tail().Notes {
		if n := p.snap.Notes[i]; p.reads(voice, n) {
			said.WriteString("\n- " + n.Label + ": " + text)
		}
	}
	if said.Len() == 0 {
		return ""
	}
	return "Direction notes:" + said.String()
}

// reads reports whether a voice reads a note of the path.
func (p *plan) reads(voice string, n event.Note) bool {
	reader := p.snap.Settings.DirectionNotesInject
	return reader == voice || reader == "both" || reader == "off" && n.FragmentID == "" && voice == "writer"
}

// isRead reports whether any voice reads a note of the path.
func (p *plan) isRead(n event.Note) bool { return p.reads("writer", n) || p.reads("director", n) }

// readsNoNotes reports whether no voice reads any note of the path.
func (p *plan) readsNoNotes() bool {
	return p.shape.noNotes || !slices.ContainsFunc(p.snap.Notes, p.isRead)
}

// tail is what the turn reads besides its base. It is read once for the same words and the same speaker, and each time from the
// variables as the turn found them: so all calls read the same, even where a pattern ran out of time, and what is counted in
// a variable is counted once.
func (p *plan) tail() *prompt.Tail {
	as := tailRead{text: p.text, speaker: p.speaker, noLorebook: p.shape.NoLorebook, noNotes: p.readsNoNotes()}
	if p.read == nil || !p.read.same(as) {
		in := prompt.TailInput{Input: p.promptInput(), Macros: p.macros, Speaker: p.speaker, Frozen: p.placed != nil}
		in.History, in.Shape, in.Placed = p.snap.History, p.shape.Shape, p.placed
		if !as.noLorebook {
			in.Asked = new(p.loreInput())
		}
		if !as.noNotes {
			in.Notes = lists.Map(p.snap.Notes, func(n event.Note) string {
				if !p.isRead(n) {
					return ""
				}
				return n.Text
			})
		}
		as.tail = prompt.ReadTail(in)
		p.read = &as
	}
	return &p.read.tail
}

// reread is about how many tokens a server reads again because entries stand where their authors want them.
func (p *plan) reread(now time.Time) int {
	if len(p.placed) == 0 {
		return 0
	}
	in := p.snap.input(p.extras, p.shape, now)
	in.Turn, in.Variables, in.Placed, in.Above = p.turn(), p.variables, p.placed, &p.tail().Above
	return p.snap.Writer.Tokens(prompt.Reread(in))
}

// A tailRead is a tail with what it was read for.
type tailRead struct {
	text       string
	speaker    *chat.Voice
	noLorebook bool
	noNotes    bool
	tail       prompt.Tail
}

func (r *tailRead) same(as tailRead) bool {
	return r.text == as.text && r.speaker == as.speaker && r.noLorebook == as.noLorebook && r.noNotes == as.noNotes
}

// changedMessages are the messages that were changed after the text of a fold was written.
func changedMessages(f *chat.Fold) []int64 { return cmp.Or(f, &chat.Fold{}).Changed }

// leastCorrection is how much of a changed message is said at least, in bytes.
const leastCorrection = 120

// corrections tells the models how messages read that were changed after their summary was written. It goes with what
// belongs to the turn alone, so that the beginning of the requests changes once: when the summary is written again.
func (p *plan) corrections() string {
	if len(p.changed) == 0 {
		return ""
	}
	limit := p.snap.room().TextMax() / 2
	each := max(limit/len(p.changed), leastCorrection)
	var b strings.Builder
	b.WriteString("The summary of what happened before was written when these messages still said something else. " +
		"Where the summary says otherwise, this is what happened:")
	said := 0
	for _, id := range p.changed {
		at := chat.PlaceOf(p.snap.History, id)
		if at < 0 {
			continue
		}
		row := &p.snap.History[at]
		line := "\n- " + p.macros.Who(row) + ": " + strings.Join(strings.Fields(compaction.Shorten(prompt.RowMessage(row, p.macros).Text, each)), " ")
		if said > 0 && b.Len()+len(line) > limit {
			break
		}
		b.WriteString(line)
		said++
	}
	if left := len(p.changed) - said; left > 0 {
		fmt.Fprintf(&b, "\n- (%d more were changed.)", left)
	}
	return prompt.Tag("changes", b.String())
}

// unsent says in sentences what the models were not sent: messages that are too long, and pictures that they can't see.
func (p *plan) unsent() (sentences []string) {
	if n := len(p.shape.Unsent); n > 0 {
		sentences = append(sentences, fmt.Sprintf("Messages that got no reply because they are too long for the model's context were left out: %d.", n))
	}
	if n := len(p.changed); n > 0 {
		sentences = append(sentences, fmt.Sprintf("Messages that were changed after the summary above them was written were sent as they read now: %d.", n))
	}
	n := p.snap.countPictures(p.images)
	if n == 0 || p.writer == nil {
		return sentences
	}
	switch {
	case p.writer.Blind():
		sentences = append(sentences, fmt.Sprintf("The Writer's model can't see images, so their names were sent in their place: %d.", n))
	case p.agent.Blind():
		sentences = append(sentences, fmt.Sprintf("The model of Director and Editor can't see images, so their names were sent in their place: %d.", n))
	}
	return sentences
}

// tokensToThink is what a call may take beside its form where the model may think.
const tokensToThink = 2000

// maxTokens is the most tokens that a call of a tool may take. Of the Editor's forms the draft
// says more than the schema: they hold its words, and a byte a token is enough for them in
// any script.
func (p *plan) maxTokens(tool, draft string, reasoning bool) *int {
	tokens := llm.MostTokensOfForm // of whichever form the model chooses
	for _, one := range p.tools.schemas() {
		if one.Name == tool {
			tokens = one.FormTokens()
		}
	}
	if tool == "" || tool == EditorRewrite || tool == EditorApplyPatch {
		tokens = min(tokens, 4*llm.TokensOfForm+len(draft))
	}
	// A model that is not known not to think may think although it is asked not to.
	if reasoning || p.agent.Target().Capabilities.Thinking != llm.No {
		tokens += tokensToThink
	}
	return &tokens
}

// countPictures counts those that the calls of a turn carry.
func (s Snapshot) countPictures(asked []chat.Attachment) int {
	return len(asked) + lists.Sum(s.History, func(m chat.Message) int { return len(m.Attachments) })
}
