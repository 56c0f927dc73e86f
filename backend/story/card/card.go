package card

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
	"terzetto/backend/story/chatapps"
	"terzetto/backend/story/macro"
)

// A Card is a character with everything that its file holds.
type Card struct {
	chat.Character                 // with ID and, if there is one, Avatar
	Format         string          // "V1", "V2" or "V3": how it was written
	Rest           json.RawMessage // what the fields do not hold; an object, or empty
	Book           *Book           // nil: none
	Files          []File          // of a CHARX, without the card and the avatar
	Warnings       []string        // sentences for the person: what is not as it seems
}

// A File travels in a CHARX. Its name is a label and never a path on a disk.
type File struct {
	Name string
	Data []byte
}

// rest is what Rest holds: the card's own spec and everything beyond the fields, at
// its original level.
type rest struct {
	Spec    string   `json:"spec,omitempty"`
	Version string   `json:"spec_version,omitempty"`
	Top     object   `json:"top,omitempty"`
	Mirrors []string `json:"mirrors,omitempty"` // fields that were at the top, too
	Data    object   `json:"data,omitempty"`
}

// Read reads a card from a file of any of the forms.
func Read(data []byte) (Card, error) { return ReadFile(data, "") }

// ReadFile is Read for a file with a name, which a card without a name takes; its picture and its texts are whole without it.
func ReadFile(data []byte, name string) (Card, error) {
	if len(data) == 0 {
		return Card{}, fault.New(fault.Invalid, "This file is empty.")
	}
	if len(data) > MaxFile {
		return Card{}, fault.New(fault.TooLarge, "This file is larger than 48 MB.")
	}
	var c Card
	var err error
	switch {
	case isPNG(data):
		c, err = readPNG(data)
	case isZip(data):
		c, err = readCharx(data)
	case isWebP(data), isJPEG(data):
		c, err = readExif(data)
	default:
		c, err = readDocument(data)
	}
	if err != nil {
		return Card{}, err
	}
	if c.ID == "" {
		c.ID = idOf(data)
	}
	if strings.TrimSpace(c.Name) != "" {
		return c, nil
	}
	base := path.Base(strings.ReplaceAll(name, `\`, "/"))
	if c.Name = clip(oneLine(strings.TrimSuffix(base, path.Ext(base))), maxName); name == "" || c.Name == "" {
		return Card{}, fault.New(fault.Invalid, "This card has no name, so it is not a character.").With("field", "name")
	}
	c.Warnings = append(c.Warnings, "This card has no name, so the character has the name of the file.")
	return c, nil
}

// idOf is the id of a card that names none: the same file has always the same.
func idOf(data []byte) string {
	h := sha256.Sum256(data)
	h[6], h[8] = h[6]&0x0f|0x50, h[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", h[:4], h[4:6], h[6:8], h[8:10], h[10:16])
}

// The specs.
const (
	specV2 = "chara_card_v2"
	specV3 = "chara_card_v3"
)

// readDocument reads the JSON of a card.
func readDocument(text []byte) (Card, error) {
	top, err := parse(text)
	if err != nil {
		return Card{}, err
	}
	var c Card
	var r rest
	r.Spec, _ = rawjson.Text(top["spec"])
	r.Version, _ = rawjson.Text(top["spec_version"])
	r.Data = top.Child("data")
	switch spec := strings.ToLower(strings.TrimSpace(r.Spec)); {
	case r.Data != nil && spec == specV3:
		c.Format = "V3"
		if v, err := strconv.ParseFloat(r.Version, 64); err == nil && v > 3 {
			c.Warnings = append(c.Warnings, "This card has a newer format. Terzetto keeps the parts that it doesn't know.")
		}
	case r.Data != nil:
		c.Format = "V2"
	case top.Has("entries"):
		return Card{}, fault.New(fault.Invalid, "This file is a lorebook, not a card. Import the file under Lorebooks.")
	case r.Data == nil && !hasField(top):
		return Card{}, strange(top)
	default:
		// A flat card, or one whose nested part is no object.
		c.Format, r.Data, r.Spec, r.Version = "V1", object{}, "", ""
		if !top.Has("creator_notes") && top.Has("creatorcomment") {
			top["creator_notes"] = top["creatorcomment"]
		}
		if _, known := top["char_name"]; known && !top.Has("name") {
			old(top)
		}
		take(top, &c.Character)
	}
	c.ID = idIn(top, r.Data)
	if c.Format != "V1" {
		if blank, _ := rawjson.Text(r.Data["name"]); strings.TrimSpace(blank) == "" && top.Has("name") {
			r.Data["name"] = top["name"]
		}
		r.mirror(top)
		take(r.Data, &c.Character)
		delete(top, "spec")
		delete(top, "spec_version")
		delete(top, "data")
	}
	c.takeBook(r.Data)
	if c.Book == nil {
		c.takeBook(top)
	}
	r.Top = top
	c.Nickname, c.Note = nicknameIn(r.Data), noteIn(r.Data)
	c.Rest = rawjson.Encode(r)
	if !utf8.Valid(text) {
		c.Warnings = append(c.Warnings, "Some characters of this card aren't valid UTF-8 and were read as Latin-1.")
	}
	c.picture(r.Data)
	c.tellOfMacros()
	return c, check(&c.Character)
}

// hasField reports whether an object has a field that only cards have, or at least a name.
func hasField(o object) bool {
	return slices.ContainsFunc(fields(), func(f field) bool { return o.Has(f.key) && f.key != "tags" && f.key != "creator" }) ||
		o.Has("char_name") || o.Has("char_persona") || o.Has("char_greeting")
}

// strange is the fault of JSON that is no card. It names the program that wrote it, where that can be told.
func strange(o object) error {
	if app := chatapps.Of(o); app != "" && app != chatapps.Messages {
		return fault.Newf(fault.Invalid, "This is a file of %s and not a card. Choose it under Import and export.", app.Name())
	}
	return fault.New(fault.Invalid, "This file is neither a card nor a lorebook. Cards are PNG, WebP, JPEG, CHARX or JSON files, lorebooks JSON.")
}

// AddTags gives a card tags that its file doesn't have.
func (c *Card) AddTags(list []string) {
	if len(list) > 0 {
		c.Tags = tags(slices.Concat(c.Tags, list))
		c.Tags = c.Tags[:min(len(c.Tags), maxItems)]
	}
}

// nicknameIn is what a V3 card calls its character. It stays among the rest, since older cards have no such field.
func nicknameIn(data object) string {
	text, _ := rawjson.Text(data["nickname"])
	return clip(oneLine(text), maxName)
}

// tellOfMacros names the macros that stay as they are written, because nothing here understands them.
func (c *Card) tellOfMacros() {
	const most = 5
	var names []string
	for _, f := range fields() {
		texts, _ := f.value(&c.Character).([]string)
		if one, ok := f.value(&c.Character).(string); ok && f.key != "creator_notes" {
			texts = []string{one}
		}
		for _, text := range texts {
			for _, name := range macro.Unknown(text) {
				if !slices.Contains(names, name) {
					names = append(names, name)
				}
			}
		}
	}
	if len(names) > most {
		names = append(names[:most], "…")
	}
	if len(names) > 0 {
		c.Warnings = append(c.Warnings, "Terzetto doesn't know these macros of the card, and leaves them as they are: "+strings.Join(names, ", "))
	}
}

// old translates the words of the oldest flat cards.
func old(top object) {
	for was, is := range map[string]string{
		"char_name": "name", "char_persona": "description", "world_scenario": "scenario",
		"char_greeting": "first_mes", "example_dialogue": "mes_example",
	} {
		if raw, there := top[was]; there && !top.Has(is) {
			top[is] = raw
		}
	}
}

// mirror notes which fields were both at the top and below, as SillyTavern writes
// them for older readers. They are written again from the same values.
func (r *rest) mirror(top object) {
	for _, f := range fields() {
		if raw, there := top[f.key]; there && same(raw, r.Data[f.key]) {
			r.Mirrors = append(r.Mirrors, f.key)
			delete(top, f.key)
		}
	}
}

// takeBook takes the lorebook, if there is one with entries, out of o.
func (c *Card) takeBook(o object) {
	raw := o.Child("character_book")
	if raw == nil {
		return
	}
	book, err := bookOf(raw)
	switch {
	case err != nil:
		c.Warnings = append(c.Warnings, "The lorebook in this card can't be used. "+fault.Sentence(err))
	case len(book.Entries) > 0:
		c.Book = &book
		delete(o, "character_book")
	}
}

// uuid is the only form of id that is taken from a file.
func uuid(raw json.RawMessage) string {
	text, _ := plain(raw)
	text = strings.ToLower(strings.TrimSpace(text))
	if regexp.MustCompile(`^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$`).MatchString(text) {
		return text
	}
	return ""
}

// ours is the key of what this program adds to a card's extensions.
const ours = "terzetto"

// idIn is the id that a card carries, in Terzetto's or in Orb's place.
func idIn(top, data object) string {
	for _, o := range []object{data, top} {
		if id := uuid(o.Child("extensions").Child(ours)["id"]); id != "" {
			return id
		}
		if id := uuid(o["orb_id"]); id != "" {
			return id
		}
	}
	return ""
}

// World names the lorebook that SillyTavern reads with a card; the book in the card is
// then a copy of it. Empty: none.
func (c *Card) World() string {
	name, _ := rawjson.Text(c.rest().Data.Child("extensions")["world"])
	return name
}
