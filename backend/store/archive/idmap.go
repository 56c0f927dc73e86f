package archive

import "terzetto/backend/story/portable"

// An IDMap says which numbers and ids imported items have in this library, for the items that
// refer to them by those of the library they come from.
type IDMap struct {
	numbers     map[string]map[int64]int64 // by table: the number there, the number here
	books       map[string]int64           // lorebooks, by the name of the file
	transcripts map[string]imported        // by the conversation's id there
}

// NewIDMap gives a map of nothing.
func NewIDMap() *IDMap {
	return &IDMap{numbers: map[string]map[int64]int64{}, books: map[string]int64{}, transcripts: map[string]imported{}}
}

// imported is the id of an imported conversation here, with the new numbers of those of its messages that something refers to.
type imported struct {
	id   string
	rows map[int64]int64 // the number there, the number here
}

// The tables to which cards, folders and conversations refer by number.
const (
	personaTable = "user_personas"
	modelTable   = "model_configs"
	presetTable  = "presets"
	bookTable    = "worlds"
)

// Number gives the number here of what had a number there; 0: it was not imported.
func (m *IDMap) Number(table string, there int64) int64 { return m.numbers[table][there] }

func (m *IDMap) put(table string, there, here int64) {
	if there == 0 {
		return // it has no number there, so nothing refers to it
	}
	if m.numbers[table] == nil {
		m.numbers[table] = map[int64]int64{}
	}
	m.numbers[table][there] = here
}

func (m *IDMap) putTranscript(t *portable.Transcript, here imported) {
	if t.ID != "" {
		m.transcripts[t.ID] = here
	}
}
