package portable

import (
	"context"
	"encoding/json"
	"iter"
	"time"

	"terzetto/backend/chat"
	"terzetto/backend/story/chatapps"
)

// A Kind says what an item is.
type Kind string

// The kinds, in the order in which they are imported: what is referred to comes first.
const (
	Books       Kind = "worlds"
	Personas    Kind = "personas"
	Cards       Kind = "characters"
	Presets     Kind = "presets"
	Moods       Kind = "moods"
	Fields      Kind = "fields"
	Phrases     Kind = "phrases"
	Choices     Kind = "settings"
	Transcripts Kind = "conversations"
	Unknown     Kind = ""        // of an item that could not be recognized; only with Err
	Counted     Kind = "counted" // no item: what of a source's files belongs to none, in its Tally

	// Of our own program alone; they travel as lines, see ItemLine.
	Assistants  Kind = "assistants"
	Endpoints   Kind = "endpoints"
	Voices      Kind = "speech-servers"
	ToolServers Kind = "tool-servers"
	Variables   Kind = "variables"
	Agents      Kind = "team-agents"
	Automations Kind = "workflows"
	Folders     Kind = "folders"
	Runs        Kind = "runs"
	Teams       Kind = "teamwork"

	Scripts      Kind = "scripts" // without those of cards, which go with their card
	QuickReplies Kind = "quick-replies"
)

// inOrder lists the kinds in the order of an import: settings name what came before them,
// and runs name conversations.
func inOrder() []Kind {
	return []Kind{
		Books, Personas, Cards, Presets, Moods, Fields, Phrases, Assistants, Endpoints, Voices, ToolServers, Variables, Agents, Automations,
		Scripts, QuickReplies, Folders, Choices, Transcripts, Runs, Teams,
	}
}

// byLines says whether a kind travels as lines.
func byLines(kind Kind) bool {
	switch kind { //nolint:exhaustive // the others have forms of their own
	case Assistants, Endpoints, Voices, ToolServers, Variables, Agents, Automations, Scripts, QuickReplies, Folders, Runs, Teams:
		return true
	}
	return false
}

// An ItemLine is one line of an item that is made of many: a step of a run, a message of a team.
// The first one is the item itself.
type ItemLine struct {
	Table string                     `json:"table"`
	Row   map[string]json.RawMessage `json:"row"`
	File  *Blob                      `json:"file,omitempty"` // the bytes that the row is about
}

// ItemLines walks the lines of an item. An error ends the walk.
type ItemLines = iter.Seq2[ItemLine, error]

// An Item is one thing that moves: out of this library, or into it.
type Item struct {
	Kind Kind
	Name string // for the person: its path, or its title
	Err  error  // it cannot be used, and why; the ones after it can

	Transcript *Transcript     // of a conversation
	Data       []byte          // of a card or a lorebook: the file; else JSON
	Picture    []byte          // of a persona, and of a card whose file carries none
	On         bool            // a lorebook that is read everywhere
	Rest       json.RawMessage // what belongs to it and has no place in its file
	Row        json.RawMessage // of a card: what the library knows about it beyond its file
	Tags       []string        // of a card, beyond its file
	Persona    int64           // of a card: the persona that is played with it, by its number; 0: none

	Tally chatapps.Tally // what of it acts here, is kept or is left out

	Number int64 // of a lorebook: in the library that it is from; 0: nothing names it by that

	Parts func(ctx context.Context) ItemLines // of a kind that travels as lines
}

// Items walks what a source holds. An error ends the walk: what came before it is whole.
type Items = iter.Seq2[Item, error]

// A Transcript is a conversation on its way, with all of its branches. The fields with names
// are how it travels in a line of our own (see WriteTranscript).
type Transcript struct {
	ID          string     `json:"id,omitempty"` // in the library that it is from
	Origin      string     `json:"origin"`       // where it is from and its id there; the same one is always the same
	Title       string     `json:"title"`
	Card        string     `json:"character_card_id,omitempty"`
	Char        string     `json:"character_name"`
	User        string     `json:"-"`
	Scenario    string     `json:"character_scenario,omitempty"`
	PostHistory string     `json:"post_history_instructions,omitempty"`
	Seed        string     `json:"macro_seed,omitempty"`
	Created     time.Time  `json:"created_at"`
	Updated     time.Time  `json:"updated_at"`
	Cast        chat.Cast  `json:"cast,omitempty"`
	Speakers    int        `json:"speakers_per_turn,omitempty"`
	Pinned      bool       `json:"pinned,omitempty"`
	Archived    *time.Time `json:"archived_at,omitempty"`
	Trashed     *time.Time `json:"trashed_at,omitempty"`
	Persona     int64      `json:"persona_lock_id,omitempty"` // by the persona's number there; 0: none
	Model       int64      `json:"model_config_id,omitempty"` // the model that answers here, by its number there; 0: the one that is chosen for all
	Preset      int64      `json:"preset_id,omitempty"`       // by the preset's number there; 0: none
	Folder      string     `json:"folder_id,omitempty"`       // by the folder's id; empty: none
	Tags        []string   `json:"tags,omitempty"`

	Settings  chat.ConversationSettings `json:"settings,omitzero"`
	Vars      json.RawMessage           `json:"thread_vars,omitempty"`
	State     json.RawMessage           `json:"workflow_state,omitempty"`
	Director  json.RawMessage           `json:"director_state,omitempty"`
	Rest      json.RawMessage           `json:"-"` // what the source says beyond this; an object or nothing
	Remembers string                    `json:"-"` // the program whose memories its rows have
	Variables map[string]string         `json:"-"` // of macros, at the end of the shown branch; each row has what it changed
	Rows      []Row                     `json:"-"` // a parent is before its children, siblings in their order; none where there is a Tree
	Tree      *Tree                     `json:"-"` // of rows that are read when they are written; nil: Rows has all
	Leaf      int                       `json:"-"` // of the rows; -1: none
	Tally     chatapps.Tally            `json:"-"` // what of it acts here, is kept or is left out
	Problems  []error                   `json:"-"` // what could not be read of it, or works otherwise here; faults
	CardFile  string                    `json:"-"` // the name of its character's file without its ending, where a source has such

	PersonaFile string   `json:"-"`                    // the same, of who the person plays
	CastFiles   []string `json:"cast_files,omitempty"` // the same, of each member of Cast; empty: the cards are known by their ids

	Logs func(ctx context.Context) ItemLines `json:"-"` // the records of its turns and its folds; nil: none. They name rows by their ID
}

// A Row is one message on its way.
type Row struct {
	Parent      int               `json:"-"` // of the same Rows; -1: none
	Role        chat.Role         `json:"-"`
	Text        string            `json:"-"`
	ID          int64             `json:"id,omitempty"` // its number there, where something else names it
	Author      string            `json:"author,omitempty"`
	Card        string            `json:"character_card_id,omitempty"` // of the member of the cast who speaks
	At          time.Time         `json:"at,omitzero"`
	Turn        int               `json:"turn"`
	Interrupted bool              `json:"interrupted,omitempty"`
	Finish      chat.Finish       `json:"finish,omitempty"`
	Bookmarked  *time.Time        `json:"bookmarked_at,omitempty"`
	Notes       json.RawMessage   `json:"direction_notes,omitempty"`
	State       json.RawMessage   `json:"workflow_state,omitempty"`
	Variables   map[string]string `json:"variables,omitempty"` // of macros, all after it; nil: as before it
	Recalled    int               `json:"recalled,omitempty"`  // how many quotes of earlier messages the reply was sent with
	Images      []Image           `json:"images,omitempty"`
	Files       []AttachedFile    `json:"files,omitempty"`
	Quotes      []FilePlace       `json:"quotes,omitempty"` // of files of the same conversation, that the reply was given
	Artifacts   []Artifact        `json:"artifacts,omitempty"`
	Rest        json.RawMessage   `json:"-"`
	CardFile    string            `json:"-"` // the name of its speaker's file without its ending, where a source has such
	Memories    []Memory          `json:"-"` // what another program noted down of it
}

// An Image is a picture that a person sent with a message.
type Image struct {
	Mime     string `json:"mime_type"`
	Filename string `json:"filename"`
	Blob     Blob   `json:"file"`
}

// An AttachedFile is a file that a person sent with a message. Several messages may have the same one;
// then the first of them has its bytes.
type AttachedFile struct {
	ID     int64         `json:"id"` // what a FilePlace names it by
	Label  string        `json:"label"`
	Mime   string        `json:"mime_type"`
	At     time.Time     `json:"created_at"`
	Mode   chat.FileMode `json:"mode"`
	Tokens int           `json:"tokens"`
	Text   string        `json:"text,omitempty"` // what a model reads of a whole one
	Blob   Blob          `json:"file"`
}

// A FilePlace is a page or a line of a file.
type FilePlace struct {
	File int64 `json:"file"`
	Page int   `json:"page,omitempty"`
	Line int   `json:"line,omitempty"`
}

// An Artifact is what a plug-in made for a message. Of evicted bytes nothing but the size is left.
type Artifact struct {
	Plugin      string          `json:"workflow_id"`
	Mime        string          `json:"mime_type"`
	Filename    string          `json:"filename"`
	At          time.Time       `json:"created_at"`
	Parent      int             `json:"parent"` // of the same row's list; -1: a root
	Active      int             `json:"active"` // of the same list, on a root; -1: the newest
	Annotation  *string         `json:"annotation,omitempty"`
	Seed        *string         `json:"seed,omitempty"`
	Generation  json.RawMessage `json:"generation_metadata,omitempty"`
	Consumption json.RawMessage `json:"consumption_metadata,omitempty"`
	Recoverable bool            `json:"recoverable"`
	Blob        Blob            `json:"file"`
}

// A Blob is bytes that are read when they are needed.
type Blob struct {
	Hash string // SHA-256 in hexadecimal; empty: there are no bytes
	Size int64
	Read func(ctx context.Context) ([]byte, error) // nil: there are no bytes
}

// The bounds of what is read from elsewhere. Real libraries are far below; what is above
// is a mistake or an attack.
const (
	MaxTranscript = 48 << 20             // bytes of one conversation among others, or of one file of an archive
	maxChat       = 128 << 20            // bytes of a file that is one conversation, with its pictures,
	maxWords      = 48 << 20             // and without them
	MaxLine       = 32 << 20             // bytes of one line of it: more than any step or message has
	maxParts      = 2 << 20              // values of JSON in one line or conversation
	MaxText       = 2 << 20              // bytes of one message; longer ones are a problem of their conversation
	MaxRows       = chatapps.MaxMessages // of one conversation, on all branches
	MaxFiles      = 100_000              // in a folder or an archive
	maxBlob       = 64 << 20             // of a picture, a sound or a document in an archive: more than any that is attached
	maxSheet      = 48 << 20             // of a card, a lorebook or settings
	maxGrown      = 200                  // times its size a packed file may unpack to,
	spare         = 128 << 20            // beyond this
)

// problem keeps a sentence about what could not be used.
func (t *Transcript) problem(is error) {
	if len(t.Problems) < 20 { // the first ones say enough
		t.Problems = append(t.Problems, is)
	}
}

// Needs is about how many bytes an import holds at once: its largest conversation, as it was written and as it is kept.
const Needs = 2 * MaxTranscript

// turns numbers the rows that have no number: a greeting is 0, every other one follows its parent.
func (t *Transcript) turns() {
	for i := range t.Rows {
		r := &t.Rows[i]
		switch {
		case r.Turn >= 0:
		case r.Parent >= 0:
			r.Turn = t.Rows[r.Parent].Turn + 1
		case r.Role == chat.User:
			r.Turn = 1
		default:
			r.Turn = 0
		}
	}
}

// dates gives every row a time that is not before its parent's, and the conversation its span.
func (t *Transcript) dates(otherwise time.Time) {
	if t.Created.IsZero() {
		t.Created = otherwise
		if len(t.Rows) > 0 && !t.Rows[0].At.IsZero() {
			t.Created = t.Rows[0].At
		}
	}
	last := t.Created
	for i := range t.Rows {
		r := &t.Rows[i]
		if r.At.IsZero() {
			r.At = t.Created
			if r.Parent >= 0 {
				r.At = t.Rows[r.Parent].At
			}
		}
		if r.At.After(last) {
			last = r.At
		}
	}
	if t.Updated.IsZero() {
		t.Updated = last
	}
}

// deepest is the leaf that is reached from the newest root along the newest children; -1 without rows.
func (t *Transcript) deepest() int {
	below := map[int]int{}
	for i, r := range t.Rows {
		below[r.Parent] = i
	}
	at := -1
	for {
		next, there := below[at]
		if !there {
			return at
		}
		at = next
	}
}
