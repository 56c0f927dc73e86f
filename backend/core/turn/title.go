package turn

import (
	"context"
	"strings"
	"unicode/utf8"

	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/model/output"
	"terzetto/backend/story/compaction"
	"terzetto/backend/story/replycheck"
)

// Bounds of the call for a title: a model that thinks first needs some room, and where the conversation
// does not fit, its begin says what it is about.
const (
	titleExcerpt = 1500 // characters of the message, and of the reply
	titleTokens  = 400
)

// Title asks the model of a conversation for its title. The call extends what the next turn begins with, so
// that a server with one cache slot has read almost all of it then. A conversation that does not fit is
// told by its first message and the reply. The title is empty when the model wrote something that is none.
func (p *Pipeline) Title(ctx context.Context, s Snapshot, user, reply string) (string, error) {
	s.Writer = p.Client.Ready(ctx, s.Writer, nil)
	base, _, err := p.next(s)
	if err != nil {
		return "", err
	}
	choice, request := llm.Auto, s.instruct(titleRequest("this conversation", ""))
	if base.HasTools() {
		choice = llm.None
	}
	if room := compaction.In(s.Writer); room.Known() && s.Writer.Tokens(base.Size()+len(request))+titleTokens > room.Context() {
		if base, err = base.Alone(); err != nil {
			return "", err
		}
		choice, request = llm.Auto, titleRequest("the conversation below", "\n\n<message>\n"+excerpt(user)+"\n</message>\n\n<reply>\n"+excerpt(reply)+"\n</reply>")
	}
	said, err := p.Client.Complete(ctx, base, llm.Call{
		Label: "title", Trailing: []llm.Message{{Role: string(chat.User), Text: request}}, Choice: choice,
		Temperature: new(agentTemperature), MaxTokens: new(titleTokens), Prose: &output.Prose{},
	}, nil)
	title := replycheck.TitleIn(said.Text)
	if replycheck.QuotesReply(title, reply) { // the model went on with the story
		title = ""
	}
	return title, err
}

func titleRequest(of, more string) string {
	return "Write a title for " + of + ": three to six words, in the language of the conversation, without quotation marks " +
		"and without a full stop. Answer with the title alone." + more
}

func excerpt(text string) string {
	text = strings.TrimSpace(text)
	if utf8.RuneCountInString(text) <= titleExcerpt {
		return text
	}
	return string([]rune(text)[:titleExcerpt]) + "…"
}
