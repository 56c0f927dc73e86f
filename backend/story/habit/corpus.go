package habit

import (
	"bytes"
	"slices"
	"unicode/utf8"
)

// A Text is something that was written. A reply has a model, and what else is said in a conversation has none. A card or a
// lorebook has an origin, by which conversations name it, and no conversation.
type Text struct {
	ID           int64 // of the message
	Conversation string
	Model        string
	Origin       string
	Forgotten    bool // a person wants nothing to be learnt of it
	Content      string
}

// A Corpus is everything that was written, word by word. It is filled before Learn is called, by one goroutine.
type Corpus struct {
	ids    map[string]uint32 // words, from 1 on
	words  []wordStats       // by number
	tokens []uint32          // the words of all texts; 0 is what no phrase goes over
	texts  []textRow

	models, conversations, origins numbering

	cells     map[cell]int32
	originsOf map[int32][]int32          // by conversation
	forgotten map[int32]map[string]int64 // by model and phrase: the last message that does not count
	spoken    []int                      // words, by model
}

// A cell is one model in one conversation.
type cell struct{ model, conversation int32 }

type wordStats struct {
	text          string
	count         int
	inside, upper int  // how often it is within a sentence, and with a capital there
	name          bool // of a character or of a person
}

// isName reports whether a word is a name, as far as is known.
func (w *wordStats) isName() bool { return w.name || w.upper > 0 && 2*w.upper >= w.inside }

// A textRow is a text in the tokens of a corpus.
type textRow struct {
	id           int64
	start        int
	model        int32
	conversation int32
	origin       int32
	cell         int32
	forgotten    bool
}

// A numbering gives numbers to names; that of the empty name is 0.
type numbering struct {
	of    map[string]int32
	names []string
}

func newNumbering() numbering { return numbering{of: map[string]int32{"": 0}, names: []string{""}} }

func (n *numbering) number(name string) int32 {
	i, known := n.of[name]
	if !known {
		i = int32(len(n.names)) //nolint:gosec // no library has as many
		n.of[name] = i
		n.names = append(n.names, name)
	}
	return i
}

// NewCorpus makes an empty corpus. names are those of characters and persons: no phrase with a word of them is a habit.
func NewCorpus(names []string) *Corpus {
	c := &Corpus{
		ids: map[string]uint32{}, words: make([]wordStats, 1), models: newNumbering(), conversations: newNumbering(), origins: newNumbering(),
		cells: map[cell]int32{}, originsOf: map[int32][]int32{}, forgotten: map[int32]map[string]int64{}, spoken: make([]int, 1),
	}
	for _, name := range names {
		readWords(name, func(w word) {
			if w.capital || utf8.RuneCount(w.text) > shortWord {
				c.words[c.id(w.text)].name = true
			}
		})
	}
	return c
}

// shortWord is how many letters a word of a name has, such as "the" or "von", that may be no name by itself.
const shortWord = 3

func (c *Corpus) id(text []byte) uint32 {
	id, known := c.ids[string(text)]
	if !known {
		id = uint32(len(c.words)) //nolint:gosec // a corpus has fewer words
		c.ids[string(text)] = id
		c.words = append(c.words, wordStats{text: string(text)})
	}
	return id
}

// AddOrigins says which cards and lorebooks a conversation has: what comes from there is no habit in it.
func (c *Corpus) AddOrigins(conversation string, origins ...string) {
	n := c.conversations.number(conversation)
	for _, o := range origins {
		c.originsOf[n] = append(c.originsOf[n], c.origins.number(o))
	}
}

// Forget makes a phrase no habit of a model, unless messages after the one with the id last are enough for that.
func (c *Corpus) Forget(model, phrase string, last int64) {
	n := c.models.number(model)
	if c.forgotten[n] == nil {
		c.forgotten[n] = map[string]int64{}
	}
	c.forgotten[n][phrase] = last
}

// Words is how many words the corpus holds.
func (c *Corpus) Words() int { return len(c.tokens) }

// manyCapitals: where one word in so many has a capital within sentences, capitals do not mean names. In German every noun
// has one.
const manyCapitals = 7

// Add takes a text in.
func (c *Corpus) Add(t Text) {
	row := textRow{
		id: t.ID, start: len(c.tokens), model: c.models.number(t.Model), conversation: c.conversations.number(t.Conversation),
		origin: c.origins.number(t.Origin), forgotten: t.Forgotten,
	}
	at := cell{row.model, row.conversation}
	if _, known := c.cells[at]; !known {
		c.cells[at] = int32(len(c.cells)) //nolint:gosec // no library has as many
	}
	row.cell = c.cells[at]
	c.spoken = append(c.spoken, make([]int, len(c.models.names)-len(c.spoken))...)
	var capitals []uint32
	words, inside := 0, 0
	readWords(t.Content, func(w word) {
		if !w.joined && len(c.tokens) > row.start {
			c.tokens = append(c.tokens, 0)
		}
		id := c.id(w.text)
		c.tokens = append(c.tokens, id)
		stats := &c.words[id]
		stats.count++
		words++
		if w.inside {
			stats.inside++
			inside++
			if first, _, _ := bytes.Cut(w.text, []byte("'")); w.capital && utf8.RuneCount(first) > 1 { // but for "I" and "I'm"
				capitals = append(capitals, id)
			}
		}
	})
	if len(capitals)*manyCapitals < inside {
		for _, id := range capitals {
			c.words[id].upper++
		}
	}
	if len(c.tokens) == row.start {
		return
	}
	c.tokens = append(c.tokens, 0)
	c.texts = append(c.texts, row)
	if !t.Forgotten {
		c.spoken[row.model] += words
	}
}

// textAt gives the text that a token is of.
func (c *Corpus) textAt(token uint32) *textRow {
	i, exact := slices.BinarySearchFunc(c.texts, int(token), func(t textRow, at int) int { return t.start - at })
	if !exact {
		i--
	}
	return &c.texts[i]
}
