package portable

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io"
	"path"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
	"terzetto/backend/story/chatapps"
)

// ours is the key of what this program adds to the lines of a chat.
const ours = "terzetto"

// Files gives the bytes that the lines of an archive name by their hash.
type Files func(hash string) (Blob, bool)

// ReadTranscript reads a chat as SillyTavern writes it: a line about the chat, then a line for
// each message with its swipes. Lines that are none are left out and named in Problems.
// name is the file's, for a chat that says less about itself.
func ReadTranscript(ctx context.Context, name string, r io.Reader, files Files) (*Transcript, error) {
	return importAssets{}.readTranscript(ctx, name, r, files, nil)
}

// readTranscript is ReadTranscript for a chat whose pictures may be among the assets. meta is what another file says of it, where it
// has no first line that does.
func (a importAssets) readTranscript(ctx context.Context, name string, r io.Reader, files Files, meta object) (*Transcript, error) {
	user, _, _ := strings.Cut("/"+name, "/chats/")
	s := &sillyReader{ctx: ctx, assets: a, user: user, files: files, transcript: &Transcript{Leaf: -1}, last: -1, sillyFiles: sillyFiles{attached: map[string]bool{}, meta: meta}}
	size, number := 0, 0
	for line, err := range lines(ctx, r) {
		number++
		if err != nil {
			if fault.CodeOf(err) == fault.TooLarge || ctx.Err() != nil {
				return nil, err
			}
			return nil, fault.New(fault.Invalid, "Couldn't read this chat to its end.").Because(err)
		}
		if size += len(line); size > maxChat {
			return nil, fault.New(fault.TooLarge, "This chat is larger than 128 MB.")
		}
		if !utf8.Valid(line) {
			s.undecoded++
		}
		var o object
		if rawjson.Longer(line, maxParts) || json.Unmarshal(line, &o) != nil || o == nil {
			s.transcript.problem(noMessage(number))
			continue
		}
		if err := s.take(o, number); err != nil {
			return nil, err
		}
	}
	t := s.transcript
	if !s.headed && len(t.Rows) == 0 {
		return nil, fault.New(fault.Invalid, "This file contains no chat.")
	}
	if len(t.Rows) == 0 && !s.marked {
		return nil, fault.New(fault.Invalid, "This chat has no message, so it was left out.")
	}
	if s.undecoded > 0 {
		t.problem(fault.Newf(fault.Invalid, "Lines with characters that couldn't be decoded and were replaced: %d.", s.undecoded))
	}
	if s.system > 0 {
		s.transcript.problem(fault.Newf(fault.Invalid, "Messages that SillyTavern hides and Terzetto shows: %d.", s.system))
	}
	s.attacher.say(t)
	s.finish(name)
	if !s.marked {
		s.countRows()
	}
	return t, nil
}

type sillyReader struct {
	ctx      context.Context //nolint:containedctx // for the length of one call
	assets   importAssets
	user     string // the folder in which the addresses of pictures begin
	attacher pictureAttacher

	transcript *Transcript
	files      Files
	headed     bool
	marked     bool // written by us
	last       int  // the row that the next line follows
	system     int
	words      int // bytes of text that the rows have
	undecoded  int // lines with signs that are no UTF-8
	sillyFiles
	guests []string // the files of those who speak, in their order
	names  []string // what they are called
}

// sillyFiles are the files of a chat.
type sillyFiles struct {
	numbered int64           // how many have a number
	attached map[string]bool // those of the source that are attached, and no pictures
	meta     object          // what the file of its group says of the chat
}

func noMessage(line int) error {
	return fault.Newf(fault.Invalid, "Line %d isn't a message, so it was left out.", line)
}

func (s *sillyReader) take(o object, number int) error {
	_, speaks := o["mes"]
	_, swipes := o["swipes"]
	if !speaks && !swipes {
		if !s.headed && len(s.transcript.Rows) == 0 {
			s.headed = true
			return s.head(o)
		}
		s.transcript.problem(noMessage(number))
		return nil
	}
	if !s.headed && s.meta != nil {
		s.headed = true
		if err := s.head(object{"chat_metadata": rawjson.Encode(s.meta)}); err != nil {
			return err
		}
	}
	if announces(o) {
		s.transcript.Tally.Count(chatapps.Hidden, chatapps.Left, 1)
		return nil
	}
	return s.message(o, number)
}

// announces reports whether a line is what SillyTavern itself says, such as that a group was created; nobody wrote it.
func announces(o object) bool {
	extra := o.Child("extra")
	return truthOf(o["is_system"]) && extra[ours] == nil && slices.Contains([]string{
		"help", "welcome", "welcome_prompt", "group", "empty", "slash_commands", "formatting", "hotkeys", "macros",
	}, extra.Text("type"))
}

// head reads the first line.
func (s *sillyReader) head(o object) error {
	t := s.transcript
	t.Char, t.User = cut(o.Text("character_name"), 200), cut(o.Text("user_name"), 200)
	t.Created = chatapps.DateOf(o["create_date"])
	meta := o.Child("chat_metadata")
	t.PersonaFile = meta.Text("persona")
	variables, known := variablesOf(meta[variablesKey])
	kept := keptTranscript{Header: o}
	if known { // they are written from what the rows say
		o, meta = o.Clone(), meta.Clone()
		delete(meta, variablesKey)
		o.Set("chat_metadata", meta)
		kept.Header = o
	}
	if raw, there := meta[ours]; there {
		var h heading
		if err := json.Unmarshal(raw, &h); err != nil {
			s.transcript.problem(fault.New(fault.Invalid, "Couldn't read Terzetto's own notes on this chat. Its messages are complete."))
		} else {
			s.marked = true
			h.Settings = mergeEdits(h.Settings, meta)
			user, persona := t.User, t.PersonaFile
			*t = h.Transcript
			t.Leaf, t.User, t.PersonaFile = -1, user, persona
			if len(t.CastFiles) != len(t.Cast) {
				t.CastFiles = nil
			}
			kept.Source, kept.Group = h.Source, h.Group
			kept.Header, meta = o.Clone(), meta.Clone()
			delete(meta, ours)
			kept.Header.Set("chat_metadata", meta)
			if len(meta) == 0 {
				delete(kept.Header, "chat_metadata")
			}
			for _, key := range h.Added {
				delete(kept.Header, key)
			}
			if err := s.addBranches(h.Below.rows, -1); err != nil {
				return err
			}
		}
	}
	if !s.marked {
		t.settle(settingsIn(meta))
		s.countSettings(meta)
	}
	t.Variables = variables
	if len(kept.Header)+len(kept.Source)+len(kept.Group) > 0 {
		t.Rest = rawjson.Encode(kept)
	}
	return nil
}

// message reads a line with all of its swipes.
func (s *sillyReader) message(o object, number int) error {
	role := chat.Assistant
	if truthOf(o["is_user"]) {
		role = chat.User
	}
	if truthOf(o["is_system"]) {
		s.system++
	}
	all, parent := swipesOf(o), s.last
	text, _ := rawjson.Text(o["mes"])
	if _, speaks := o["mes"]; !speaks && len(all.texts) > 0 {
		text, _ = rawjson.Text(all.texts[all.active])
	}
	author, file := s.guest(o, role)
	line := o.Clone()
	for _, key := range []string{"mes", "is_user", "swipes", "swipe_id", "swipe_info"} {
		delete(line, key)
	}
	own, mine := s.facts(line, number)
	for i := range max(1, len(all.texts)) {
		shown, kept := i == all.active, keptLine{Swiped: all.listed}
		if i < len(all.infos) {
			kept.Info = rawjson.ObjectOf(all.infos[i])
		}
		f, told, said, date := own, mine, text, chatapps.DateOf(o["send_date"])
		if shown {
			kept.Line = line
			if i < len(all.texts) {
				if other, _ := rawjson.Text(all.texts[i]); other != text {
					kept.Swipe = &other
				}
			}
		} else {
			kept.Info = kept.Info.Clone()
			f, told = s.facts(kept.Info, number)
			kept.Line = f.Line
			said, _ = rawjson.Text(all.texts[i])
			date = chatapps.DateOf(kept.Info["send_date"])
		}
		extra := kept.Line["extra"]
		if !shown {
			extra = kept.Info["extra"]
		}
		row := Row{Parent: parent, Role: role, Text: cleanText(said), At: date, Turn: -1, Author: author, CardFile: file}
		row = s.row(f, told, kept, row, shown)
		row.Memories = s.memories(extra)
		place, err := s.add(row, f.Below.rows)
		if err != nil {
			return fault.Newf(fault.CodeOf(err), "Line %d: %s", number, fault.Sentence(err))
		}
		if shown {
			s.last = place
		}
	}
	return nil
}

// row completes what a line or a swipe says by what we noted there, if anything is told.
func (s *sillyReader) row(f facts, told bool, kept keptLine, said Row, shown bool) Row {
	row := said
	if told {
		row = f.Row
		row.Parent, row.Role, row.Text = said.Parent, said.Role, said.Text
		kept.Swiped = f.Swiped
	}
	if f.Role == chat.User || f.Role == chat.Assistant {
		row.Role = f.Role
	}
	if row.At.IsZero() {
		row.At = said.At
	}
	if told {
		kept.without(f.Added, row, shown)
	}
	if row.Rest = kept.raw(); f.Rest != nil {
		row.Rest = f.Rest
	}
	extra := kept.Info.Child("extra")
	if shown {
		extra = kept.Line.Child("extra")
	}
	if !told {
		s.countReply(extra)
		s.inline(&row, extra)
	}
	if !told || len(row.Images) == 0 {
		s.pictures(&row, extra)
	}
	return row
}

// memories are what Qvink's extension noted down of a row.
func (s *sillyReader) memories(extra json.RawMessage) []Memory {
	if !HasMemory(extra) {
		return nil
	}
	m, ok := MemoryIn(rawjson.ObjectOf(extra))
	if !ok {
		return nil
	}
	s.transcript.Remembers = Qvink
	return []Memory{m}
}

// facts takes our own notes out of a line's extras.
func (s *sillyReader) facts(o object, number int) (f facts, told bool) {
	extra := o.Child("extra")
	raw, there := extra[ours]
	if !there {
		return f, false
	}
	if err := json.Unmarshal(raw, &f); err != nil {
		s.transcript.problem(fault.Newf(fault.Invalid, "Couldn't read Terzetto's own notes in line %d. The message is complete.", number))
		return facts{}, false
	}
	delete(extra, ours)
	o.Set("extra", extra) // taken out again, if it was put in
	return f, true
}

// add appends a row with what hangs below it.
func (s *sillyReader) add(r Row, below []under) (int, error) {
	if len(r.Text) > MaxText {
		return 0, fault.New(fault.TooLarge, "A message is longer than 2 MB.")
	}
	if len(s.transcript.Rows)+len(below) >= MaxRows {
		return 0, fault.Newf(fault.TooLarge, "A conversation can have at most %d messages.", MaxRows)
	}
	if err := s.keep(r); err != nil {
		return 0, err
	}
	at := len(s.transcript.Rows) - 1
	return at, s.addBranches(below, at)
}

// keep appends a row with the bytes that it names.
func (s *sillyReader) keep(r Row) error {
	if s.words += len(r.Text) + len(r.Rest); s.words > maxWords {
		return fault.Newf(fault.TooLarge, "This chat has more than %d MB of text.", maxWords>>20)
	}
	s.resolve(&r)
	s.transcript.Rows = append(s.transcript.Rows, r)
	return nil
}

func (s *sillyReader) addBranches(list []under, at int) error {
	base := len(s.transcript.Rows)
	for i, u := range list {
		r := u.Row
		r.Role, r.Text, r.Rest, r.Parent = u.Role, cleanText(u.Text), u.Rest, at
		if u.Up >= 0 {
			if u.Up >= i {
				return fault.New(fault.Invalid, "The branches of this chat are out of order.")
			}
			r.Parent = base + u.Up
		}
		if r.Role != chat.User {
			r.Role = chat.Assistant
		}
		if len(r.Text) > MaxText || len(s.transcript.Rows) >= MaxRows {
			return fault.New(fault.TooLarge, "A branch of this chat is too long.")
		}
		if rawjson.ObjectOf(r.Rest) == nil {
			r.Rest = nil
		}
		if err := s.keep(r); err != nil {
			return err
		}
	}
	return nil
}

// resolve finds the bytes that a row names.
func (s *sillyReader) resolve(r *Row) {
	find := func(b *Blob) {
		if b.Read == nil && b.Hash != "" && s.files != nil {
			if found, there := s.files(b.Hash); there {
				*b = found
			}
		}
	}
	for i := range r.Images {
		find(&r.Images[i].Blob)
	}
	for i := range r.Files {
		find(&r.Files[i].Blob)
	}
	for i := range r.Artifacts {
		find(&r.Artifacts[i].Blob)
	}
}

// finish fills in what the chat does not say about itself.
func (s *sillyReader) finish(name string) {
	t := s.transcript
	t.Leaf = s.last
	t.keepVariables()
	base := strings.TrimSuffix(path.Base(name), path.Ext(name))
	if t.Title = cut(t.Title, 100); t.Title == "" {
		t.Title = cut(base, 100)
	}
	if !s.marked && (t.Char == "" || t.Char == "unused") { // newer ones say no names there
		t.Char = s.name(chat.Assistant)
	}
	if t.User == "" || t.User == "unused" {
		t.User = s.name(chat.User)
	}
	t.dates(chatapps.Date(firstDate(base)))
	if !s.marked || t.Origin == "" {
		// The name of the file and of its folder tell chats of the same character apart.
		sum := sha256.Sum256([]byte(path.Base(path.Dir(name)) + "/" + base + "\n" + t.Created.Format(time.RFC3339Nano)))
		t.Origin = "sillytavern:" + hex.EncodeToString(sum[:12])
	}
	t.Origin = cut(t.Origin, 200)
	if !s.marked {
		s.gather()
	}
	t.turns()
}

// guest notes who speaks in a line of a group chat: there each line names the card of its speaker.
func (s *sillyReader) guest(o object, role chat.Role) (author, file string) {
	file = Stem(o.Text("original_avatar"))
	if role != chat.Assistant || o.Text("original_avatar") == "" {
		return "", ""
	}
	author = cut(o.Text("name"), 200)
	if author != "" && !slices.Contains(s.guests, file) {
		s.guests, s.names = append(s.guests, file), append(s.names, author)
	}
	return author, file
}

// gather makes a cast of those who speak, where there are several.
func (s *sillyReader) gather() {
	t := s.transcript
	if len(s.guests) < 2 {
		for i := range t.Rows {
			t.Rows[i].Author, t.Rows[i].CardFile = "", ""
		}
		return
	}
	for i, file := range s.guests {
		t.Cast, t.CastFiles = append(t.Cast, chat.Member{Name: s.names[i]}), append(t.CastFiles, file)
	}
	t.Char = s.names[0]
}

// name is who speaks first in a role.
func (s *sillyReader) name(role chat.Role) string {
	for _, r := range s.transcript.Rows {
		var k keptLine
		if r.Role == role && json.Unmarshal(r.Rest, &k) == nil && k.Line.Text("name") != "" {
			return cut(k.Line.Text("name"), 200)
		}
	}
	return ""
}

// firstDate is the date in a file's name, as in "Ines - 2024-11-9 @14h 05m 33s 12ms".
func firstDate(name string) string {
	if _, date, found := strings.Cut(name, " - "); found {
		return date
	}
	return name
}

func stampOf(at time.Time) string { return at.UTC().Format(time.RFC3339Nano) }
