package pipeline

import (
	"context"
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/chat"
	"terzetto/backend/llm"
)

// Bounds of the call for a title: the begin of a conversation says what it is about, and a model
// that thinks first needs some room.
const (
	titleExcerpt  = 1500 // characters of the message, and of the reply
	titleTokens   = 400
	longestTitle  = 80
	wordsOfTitles = 12
)

// Title asks a model for the title of a conversation that begins with a message and its reply. It is
// empty when the model wrote something that is no title.
func (p *Pipeline) Title(ctx context.Context, target llm.Target, user, reply string) (string, error) {
	base, err := llm.Freeze(target, nil, nil, nil)
	if err != nil {
		return "", err
	}
	said, err := p.Client.Complete(ctx, base, llm.Call{
		Label: "title", Trailing: []llm.Message{{Role: string(chat.User), Text: titleRequest(user, reply)}}, Choice: llm.Auto,
		Temperature: new(agentTemperature), MaxTokens: new(titleTokens), Prose: &llm.Prose{},
	}, nil)
	return TitleIn(said.Text), err
}

func titleRequest(user, reply string) string {
	return "Write a title for the conversation below: three to six words, in the language of the conversation, without quotation marks " +
		"and without a full stop. Answer with the title alone.\n\n<message>\n" + excerpt(user) + "\n</message>\n\n<reply>\n" + excerpt(reply) + "\n</reply>"
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
