package turn

import (
	"context"
	"strings"
	"unicode"
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
	titleExcerpt  = 1500 // characters of the message, and of the reply
	titleTokens   = 400
	longestTitle  = 80
	wordsOfTitles = 12
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
	title := TitleIn(said.Text)
	if quotesReply(title, reply) { // the model went on with the story
		title = ""
	}
	return title, err
}

// wordsOfName are how many words may come in a reply and still be a title: a reply names what it is about.
const wordsOfName = 3

// quotesReply reports whether a title is a piece of the reply and not about it. A line of the reply that is the whole title is
// the reply's own.
func quotesReply(title, reply string) bool {
	said, all := letters(title), letters(reply)
	if said == "" || !strings.Contains(all, said) || len(replycheck.Words(title)) <= wordsOfName && !strings.HasPrefix(all, said) {
		return false
	}
	for line := range strings.Lines(reply) {
		if letters(line) == said {
			return false
		}
	}
	return true
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

// TitleIn finds the title in what a model answered: its first line without marks, quotes and the word
// Title before it. It is empty when that line is longer than a title.
func TitleIn(answer string) string {
	for line := range strings.Lines(strings.ToValidUTF8(answer, "")) {
		line = strings.Map(func(r rune) rune {
			if unicode.IsControl(r) || unicode.Is(unicode.Cf, r) && r != '\u200d' && r != '\u200c' {
				return ' '
			}
			return r
		}, line)
		line = bareTitle(strings.ReplaceAll(line, "**", ""))
		if before, after, named := strings.Cut(line, ":"); named && strings.EqualFold(strings.TrimSpace(before), "title") {
			line = bareTitle(after)
		}
		if line = strings.Join(strings.Fields(line), " "); !strings.ContainsFunc(line, inWord) {
			continue
		}
		if utf8.RuneCountInString(line) > longestTitle || len(strings.Fields(line)) > wordsOfTitles {
			return ""
		}
		return line
	}
	return ""
}

func inWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsNumber(r) || unicode.IsSymbol(r) }

func bareTitle(line string) string {
	line = strings.Trim(strings.TrimSpace(line), "#*_`\"“”„«»「」‘’' ")
	if !strings.HasSuffix(line, "...") {
		line = strings.TrimSuffix(line, ".")
	}
	return strings.TrimRight(line, "*_`\"“”„«»「」 ")
}
