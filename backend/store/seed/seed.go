package seed

import (
	"embed"
	"encoding/json"
	"io/fs"
	"strings"

	"terzetto/backend/chat"
)

//go:embed *.json *.md samples
var files embed.FS

// rows reads what a file of this folder holds.
func rows[T any](file string) (v T) {
	if err := json.Unmarshal([]byte(text(file)), &v); err != nil {
		panic(err) // the file is a part of the program, and every test reads it
	}
	return v
}

func text(file string) string {
	data, err := files.ReadFile(file)
	if err != nil {
		panic(err) // as above
	}
	return string(data)
}

func prompt(file string) string { return strings.TrimSpace(text(file)) }

// Sample reads one of the samples that a person can add: a character, a persona, the entries
// of a lorebook, a workflow or a flow.
func Sample[T any](name string) T { return rows[T]("samples/" + name + ".json") }

// SampleTable is a table for a team to work on, as CSV.
func SampleTable() []byte { return []byte(text("samples/letters.csv")) }

// A SampleTurn is what the person says in the sample conversation, and the versions of the reply, the active one last.
type SampleTurn struct {
	Said    string        `json:"said"`
	Files   []string      `json:"files"` // that come with it; see SampleFile
	Replies []SampleReply `json:"replies"`
}

// A SampleReply is one version of a reply.
type SampleReply struct {
	Text     string          `json:"text"`
	Draft    string          `json:"draft"`  // the Writer's, where the Editor changed it
	Quotes   []int           `json:"quotes"` // lines of the turn's first file
	Findings []SampleFinding `json:"findings"`
}

// A SampleFinding is what the Editor corrected in the draft.
type SampleFinding struct {
	Kind     string `json:"kind"`
	Sentence string `json:"sentence"`
	Note     string `json:"note"`
	Number   int    `json:"n"` // of the draft's sentence
}

// SampleTalk is how the sample conversation goes on after its greeting.
func SampleTalk() []SampleTurn { return Sample[[]SampleTurn]("talk") }

// SampleFile is a file that comes with a message of the sample conversation.
func SampleFile(name string) []byte { return []byte(text("samples/" + name)) }

// SampleAutomations names the workflows among the samples that do everyday work, in the order in
// which a person meets them.
func SampleAutomations() []string {
	return []string{"digest", "tasks", "report", "translate", "watch", "journal", "rename", "questions", "backup", "research"}
}

// SampleFiles are what those workflows work on when nothing is set: a folder with texts and tables.
func SampleFiles() fs.FS {
	folder, err := fs.Sub(files, "samples/files")
	if err != nil {
		panic(err) // the name is a constant
	}
	return folder
}

// SystemPrompt is the shared system prompt. It is short, because small local models
// follow five rules better than fifteen, and it serves a chat with a character as
// well as one without, because both begin with the same settings.
func SystemPrompt() string { return prompt("system_prompt.md") }

// AssistantPrompt is the system prompt of conversations in which no character answers.
func AssistantPrompt() string { return prompt("assistant_prompt.md") }

// AgentSystemPrompt is for Director and Editor where they have a model of their own.
func AgentSystemPrompt() string { return prompt("agent_prompt.md") }

// Character is the sample card: someone to talk to before anything is imported.
func Character() chat.Character { return rows[chat.Character]("character.json") }

// Persona is someone to be. It says little, so that it fits whatever the person does.
func Persona() chat.Persona { return rows[chat.Persona]("persona.json") }

// DirectorFragments are the fields that the Director fills: six that are on, and one
// or two for each kind of field that remembers or reports, which wait to be switched on.
func DirectorFragments() []chat.DirectorFragment {
	return rows[[]chat.DirectorFragment]("fragments.json")
}

// Moods are the styles that the Director may switch on, several at once.
func Moods() []chat.MoodFragment { return rows[[]chat.MoodFragment]("moods.json") }

// PhraseBank is the wordings that machine prose wears thin. Variants are kept to two
// or three words where a longer one would share its everyday part with plain prose
// (the audit takes a quarter of a long variant for a hit), and what has many forms is
// a pattern.
func PhraseBank() []chat.PhraseGroup { return rows[[]chat.PhraseGroup]("phrases.json") }

// World is the lorebook of the sample character. It is off, because its constant
// entry has no place in a conversation with somebody else; the character's own
// conversations read it all the same.
func World() (chat.World, []chat.LorebookEntry) {
	return chat.World{ID: 1, Name: "Pell Haven"}, rows[[]chat.LorebookEntry]("entries.json")
}
