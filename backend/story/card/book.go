package card

import (
	"cmp"
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
)

// A Book is a lorebook with everything that its file holds.
type Book struct {
	Name    string
	Rules   chat.BookRules
	Entries []Entry
	Rest    json.RawMessage // what the entries do not hold; an object, or empty
}

// An Entry is an entry of a book with everything that its file holds.
type Entry struct {
	chat.LorebookEntry
	Rest json.RawMessage // in the spelling of a character_book; an object, or empty
}

// A Dialect is a spelling of lorebooks.
type Dialect string

// The dialects.
const (
	CharacterBook Dialect = "character_book" // of cards V2 and V3, and of V3's own files
	WorldInfo     Dialect = "world_info"     // SillyTavern's
)

// specBook is what V3 calls a lorebook that is a file of its own.
const specBook = "lorebook_v3"

// ReadBook reads a lorebook from a file of either dialect, or the one inside of a card.
// name is what it is called when it does not say.
func ReadBook(data []byte, name string) (Book, error) {
	if len(data) > MaxFile {
		return Book{}, fault.New(fault.TooLarge, "This file is larger than 48 MB.")
	}
	if isPNG(data) || isZip(data) || isWebP(data) || isJPEG(data) {
		return bookInside(data)
	}
	o, err := parse(data)
	if err != nil {
		return Book{}, err
	}
	inner := o.Child("data")
	switch {
	case o.Has("entries"):
	case inner.Has("entries"):
		spec, _ := rawjson.Text(o["spec"])
		if strings.EqualFold(spec, specBook) {
			return namedBook(inner, name)
		}
		o = inner
	case inner.Has("character_book") || o.Has("character_book"):
		return bookInside(data)
	default:
		return Book{}, fault.New(fault.Invalid, "This file has no entries, so it is not a lorebook.")
	}
	return namedBook(o, name)
}

func namedBook(o object, name string) (Book, error) {
	b, err := bookOf(o)
	b.Name = cmp.Or(b.Name, clip(oneLine(name), maxName), "Lorebook")
	return b, err
}

func bookInside(data []byte) (Book, error) {
	c, err := Read(data)
	if err != nil {
		return Book{}, err
	}
	if c.Book == nil {
		return Book{}, fault.New(fault.Invalid, "This card has no lorebook.")
	}
	c.Book.Name = cmp.Or(c.Book.Name, clip(c.Name, maxName))
	return *c.Book, nil
}

// bookOf reads the object of a book, whichever dialect its entries speak. Where they
// form an object, as SillyTavern writes them, each entry keeps its key.
func bookOf(o object) (Book, error) {
	o = o.Clone()
	var b Book
	text, _ := rawjson.Text(o["name"])
	b.Name = clip(oneLine(text), maxName)
	if raw, there := o["name"]; there && same(raw, rawjson.Encode(b.Name)) {
		delete(o, "name")
	}
	raws, keys, err := entriesOf(o["entries"])
	if err != nil {
		return b, err
	}
	delete(o, "entries")
	for i, raw := range raws {
		drop(raw, placeKey)
		entry, err := entryOf(raw, i)
		if err != nil {
			return b, err
		}
		if keys != nil && keys[i] != uidOf(entry.Rest) {
			rest := rawjson.ObjectOf(entry.Rest).Clone()
			extend(rest, entryKey, keys[i])
			entry.Rest = rawjson.Encode(rest)
		}
		b.Entries = append(b.Entries, entry)
	}
	b.Rest = rawjson.Encode(o)
	b.Rules = BookRulesOf(b.Rest)
	b.Rules.Recursive = b.Rules.Recursive || readsRecursively(o, b.Entries)
	return b, nil
}

// What an entry's extensions remember when a book changes its dialect: the key under
// which the entry was, if that is not its id, and its place, if the keys do not give it.
const (
	entryKey = ours + "/key"
	placeKey = ours + "/place"
)

// drop takes a key out of the extensions.
func drop(o object, key string) {
	if ext := o.Child("extensions"); ext.Has(key) {
		delete(ext, key)
		o.Set("extensions", ext)
	}
}

func uidOf(rest json.RawMessage) string {
	text, _ := rawjson.Text(rawjson.ObjectOf(rest).Clone()["id"])
	return text
}

// entriesOf gives the entries of a list or of an object, the latter in the order of
// their numbers and with their keys.
func entriesOf(raw json.RawMessage) (entries []object, keys []string, err error) {
	var list []json.RawMessage
	if json.Unmarshal(raw, &list) != nil {
		var byKey object
		if json.Unmarshal(raw, &byKey) != nil {
			return nil, nil, fault.New(fault.Invalid, "The entries of this lorebook are neither a list nor an object.")
		}
		place := map[string]int{}
		for key, raw := range byKey {
			keys = append(keys, key)
			place[key], _ = wholeOf(rawjson.ObjectOf(raw).Clone().Child("extensions")[placeKey])
		}
		slices.SortFunc(keys, func(a, b string) int { return cmp.Or(cmp.Compare(place[a], place[b]), byNumber(a, b)) })
		list = lists.Map(keys, func(key string) json.RawMessage { return byKey[key] })
	}
	if len(list) > maxEntries {
		return nil, nil, fault.Newf(fault.TooLarge, "This lorebook has %d entries. The limit is %d.", len(list), maxEntries)
	}
	for i, item := range list {
		var o object
		if json.Unmarshal(item, &o) != nil || o == nil {
			return nil, nil, fault.Newf(fault.Invalid, "Entry %d of this lorebook is not an object.", i+1)
		}
		entries = append(entries, o)
	}
	return entries, keys, nil
}

func byNumber(a, b string) int {
	x, errX := strconv.Atoi(a)
	y, errY := strconv.Atoi(b)
	if errX != nil || errY != nil {
		return strings.Compare(a, b)
	}
	return cmp.Or(cmp.Compare(x, y), strings.Compare(a, b))
}

// JSON is the book in a dialect.
func (b *Book) JSON(d Dialect) []byte {
	if d == WorldInfo {
		return indent(b.worldInfo())
	}
	return indent(rawjson.Encode(object{"spec": rawjson.Encode(specBook), "data": b.characterBook()}))
}

// characterBook is the book as a card holds it.
func (b *Book) characterBook() json.RawMessage {
	o := rawjson.ObjectOf(b.Rest).Clone()
	b.giveName(o)
	setBookRules(o, b.Rules)
	if !o.Has("extensions") {
		o.Set("extensions", object{})
	}
	entries := make([]object, 0, len(b.Entries))
	for i := range b.Entries {
		entries = append(entries, b.Entries[i].object())
	}
	o.Set("entries", entries)
	return rawjson.Encode(o)
}

// worldInfo is the book as SillyTavern keeps it: entries by their numbers.
func (b *Book) worldInfo() json.RawMessage {
	o := rawjson.ObjectOf(b.Rest).Clone()
	b.giveName(o)
	setBookRules(o, b.Rules)
	entries, free := object{}, 0
	order := make([]string, 0, len(b.Entries))
	for i := range b.Entries {
		e := b.Entries[i].object()
		key := uidOf(rawjson.Encode(e))
		if ext := e.Child("extensions"); ext.Has(entryKey) {
			key, _ = rawjson.Text(ext[entryKey])
			drop(e, entryKey)
		}
		if _, taken := entries[key]; taken || key == "" {
			for ; ; free++ {
				if _, taken := entries[strconv.Itoa(free)]; !taken {
					break
				}
			}
			key = strconv.Itoa(free)
			e.Set("id", free)
		}
		order = append(order, key)
		entries.Set(key, toWorldInfo(e))
	}
	if !slices.IsSortedFunc(order, byNumber) {
		for i, key := range order {
			e := entries.Child(key)
			extend(e, placeKey, i)
			entries.Set(key, e)
		}
	}
	o.Set("entries", entries)
	return rawjson.Encode(o)
}

func (b *Book) giveName(o object) {
	text, _ := rawjson.Text(o["name"])
	if b.Name != "" && clip(oneLine(text), maxName) != b.Name {
		o.Set("name", b.Name)
	}
}

// Same reports that two books say the same, so that one is enough. Where a person has their entries stand is no part of it.
func Same(a, b *Book) bool {
	x, y := *a, *b
	x.Rules.AsPlaced, y.Rules.AsPlaced = true, true
	return a.Name == b.Name && same(x.characterBook(), y.characterBook())
}

// Covers says whether a lorebook tells everything that another one does, in its entries.
func Covers(whole, part *Book) bool {
	told := func(e Entry) string { return e.Content + "\x00" + strings.Join(e.Keywords, "\x00") }
	all := lists.Set(whole.Entries, told)
	return !slices.ContainsFunc(part.Entries, func(e Entry) bool { return !all[told(e)] })
}
