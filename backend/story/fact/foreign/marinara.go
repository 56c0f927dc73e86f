package foreign

import (
	"encoding/json"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/story/fact"
)

// An export is what is read of the data of Marinara's exports. Which of it is there depends on the kind.
type export struct {
	// Of what it recalls of a chat.
	Chunks list[struct {
		Content words `json:"content"`
		Target  words `json:"targetCharacterName"`
	}] `json:"chunks"`

	// Of a lorebook, a character, and of a profile, which has all of them.
	Lorebook   keeping         `json:"lorebook"`
	Entries    list[entry]     `json:"entries"`
	Data       json.RawMessage `json:"data"` // a character
	Lorebooks  list[keeping]   `json:"lorebooks"`
	Characters list[struct {
		Data json.RawMessage `json:"data"` // as an object, or as the text of one
	}] `json:"characters"`
}

// A keeping is a lorebook, which a person or an agent keeps. The agent writes down what happens.
type keeping struct {
	By      words       `json:"generatedBy"`
	Entries list[entry] `json:"entries"`
}

// A remembering is a character with what others told it.
type remembering struct {
	Name       words `json:"name"`
	Extensions struct {
		Memories list[struct {
			From    words `json:"from"`
			Summary words `json:"summary"`
		}] `json:"characterMemories"`
	} `json:"extensions"`
}

// readMarinara reads an export of Marinara.
func readMarinara(kind string, data json.RawMessage) (Memories, error) {
	var x export
	if err := decode(data, &x); err != nil {
		return Memories{}, err
	}
	left := counting{}
	var said []fact.Fact
	for _, c := range x.Chunks {
		said = append(said, fact.Fact{Sentence: string(c.Content), KnownBy: []string{string(c.Target)}})
	}
	x.Lorebook.Entries = append(x.Lorebook.Entries, x.Entries...)
	for _, book := range append(x.Lorebooks, x.Lorebook) {
		for _, e := range book.Entries {
			switch {
			case book.By != "agent":
				left[Other]++
			case e.hidden():
				left[Hidden]++
			default:
				said = append(said, fact.Fact{Subject: string(e.Name), Sentence: string(e.Content), Pinned: bool(e.Constant)})
			}
		}
	}
	cards := []json.RawMessage{x.Data}
	for _, c := range x.Characters {
		cards = append(cards, c.Data)
	}
	for _, raw := range cards {
		told, err := readCard(raw)
		if err != nil {
			return Memories{}, err
		}
		said = append(said, told...)
	}
	switch {
	case len(said) > 0 || left[Hidden] > 0:
		return of(Marinara, said, left)
	case kind == "lorebook" && left[Other] > 0:
		return Memories{}, fault.New(fault.Invalid, "No agent of Marinara kept this lorebook. Import it as a lorebook.")
	}
	return Memories{}, fault.New(fault.Invalid, "This file of Marinara has no memories.")
}

// readCard gives what a character of Marinara remembers. It knows it, and so does whoever told it.
func readCard(raw json.RawMessage) (said []fact.Fact, err error) {
	if text, is := rawjson.Text(raw); is {
		raw = json.RawMessage(text)
	}
	if len(raw) == 0 || raw[0] != '{' {
		return nil, nil
	}
	var c remembering
	if err := decode(raw, &c); err != nil {
		return nil, err
	}
	for _, m := range c.Extensions.Memories {
		said = append(said, fact.Fact{Sentence: string(m.Summary), KnownBy: []string{string(c.Name), string(m.From)}})
	}
	return said, nil
}
