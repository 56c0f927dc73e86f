package prompt

import (
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
)

// A NamedText is a text of a request.
type NamedText struct {
	Part string // prompt, card, lorebook, examples, folder_files, extra, greeting, summary, messages, calls, files or note
	Name string // of a lorebook entry
	Text string
}

// Texts are the texts that a conversation's requests begin with, in their order, with the author's note as it is written.
func Texts(in Input) (texts []NamedText) {
	system := SystemParts(in)
	of := func(name PartName) string {
		parts := lists.Keep(system, func(part SystemPart) bool { return part.Name == name })
		return strings.Join(lists.Map(parts, func(part SystemPart) string { return part.Text }), "\n\n")
	}
	texts = append(texts, NamedText{Part: "prompt", Text: joinTexts(of(PromptPart), of(ToolsPart))}, NamedText{Part: "card", Text: of(CardPart)})
	texts = append(texts, entryTexts(in)...)
	texts = append(texts, NamedText{Part: "examples", Text: of(ExamplesPart)}, NamedText{Part: string(FolderFilesPart), Text: of(FolderFilesPart)}, NamedText{Part: "extra", Text: of(ExtraPart)})
	return append(texts, historyTexts(in)...)
}

// historyTexts are the messages, what stands for the oldest of them, and the author's note.
func historyTexts(in Input) []NamedText {
	whole, names := in.History, Names(in)
	begins := chat.Greeting(whole)
	var greeting, messages, calls, files strings.Builder
	for i := range whole {
		row := whole[i]
		if in.Shape.Leaves(&row, i, begins) {
			continue
		}
		for _, f := range row.Files {
			files.WriteString(f.Read() + "\n\n")
		}
		for _, m := range CallMessages(row.Calls) {
			calls.WriteString(m.Text + "\n")
			for _, c := range m.ToolCalls {
				calls.WriteString(c.Name + string(c.Arguments) + "\n")
			}
		}
		row.Files = nil
		into := &messages
		if i < begins {
			into = &greeting
		}
		into.WriteString(RowMessage(&row, names).Text + "\n\n")
	}
	summary := ""
	if in.Shape.FoldedTo > 0 {
		summary = FoldText(in.Shape.Fold)
	}
	return []NamedText{
		{Part: "greeting", Text: greeting.String()},
		{Part: "summary", Text: summary},
		{Part: "messages", Text: messages.String()},
		{Part: "calls", Text: calls.String()},
		{Part: "files", Text: files.String()},
		{Part: "note", Text: joinTexts(in.Conversation.Settings.Note.Text, in.cardNote().Text)},
	}
}
