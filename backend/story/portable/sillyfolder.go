package portable

import (
	"archive/zip"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"

	"terzetto/backend/chat"
)

// A SillyFolder writes a library as the folder of a user of SillyTavern, in one ZIP file that is unpacked over it. It names
// files that are free in the archive; of what SillyTavern itself keeps there, settings.json, it writes nothing.
type SillyFolder struct {
	zip   *zip.Writer
	made  time.Time
	taken map[string]bool   // in lower case
	cards map[string]string // the files of cards, by the card's id

	personas, described object // by the file of the picture
	playing             string // the file of the persona that is played by default
	tags                []object
	tagged              map[string][]string // the ids of tags, by the file of the card
	presets             []sillyPreset
	groups              []*sillyGroup
}

// A sillyPreset is a preset that waits for its scripts.
type sillyPreset struct {
	Preset

	scripts []json.RawMessage
}

// A sillyGroup is a group with its chats. Those that came from one group are chats of one again, if their members are still the same.
type sillyGroup struct {
	from, members string // the group's id there, and the files of its members
	file          object
	chats         []string
	past          object // what is said of all chats but the last one
	meta          object // of the last one
}

// NewSillyFolder begins one.
func NewSillyFolder(w io.Writer, made time.Time) *SillyFolder {
	return &SillyFolder{zip: zip.NewWriter(w), made: made, taken: map[string]bool{}, cards: map[string]string{}, personas: object{}, described: object{}, tagged: map[string][]string{}}
}

// free is a name that no other file of the archive has.
func (f *SillyFolder) free(folder, title, ending string) string {
	for n := 1; ; n++ {
		name := fileName(title, ending)
		if n > 1 {
			name = fileName(title, fmt.Sprintf("%d%s", n, ending))
		}
		if key := strings.ToLower(folder + name); !f.taken[key] {
			f.taken[key] = true
			return name
		}
	}
}

func (f *SillyFolder) put(name string, write func(io.Writer) error) error {
	part, err := f.zip.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate, Modified: f.made})
	if err == nil {
		err = write(part)
	}
	return err
}

func (f *SillyFolder) bytes(name string, data []byte) error {
	return f.put(name, func(w io.Writer) error {
		_, err := w.Write(data)
		return err
	})
}

// Card writes a card as the picture that SillyTavern keeps it in, and takes its tags for the backup that tags are restored from.
func (f *SillyFolder) Card(id, name string, tags []string, png []byte) error {
	file := f.free("characters/", name, ".png")
	f.cards[id] = file
	for _, tag := range tags {
		id := uuid.NewSHA1(uuid.NameSpaceOID, []byte("terzetto tag "+tag)).String()
		if !slices.ContainsFunc(f.tags, func(o object) bool { return o.Text("id") == id }) {
			one := object{}
			one.Set("id", id)
			one.Set("name", tag)
			f.tags = append(f.tags, one)
		}
		f.tagged[file] = append(f.tagged[file], id)
	}
	return f.bytes("characters/"+file, png)
}

// Book writes a lorebook, which is in SillyTavern's spelling.
func (f *SillyFolder) Book(name string, data []byte) error {
	return f.bytes("worlds/"+f.free("worlds/", name, ".json"), data)
}

// Persona takes a persona for the backup that SillyTavern restores personas from, and writes the picture, if there is one.
// The one with the number that is played by default is chosen there, too.
func (f *SillyFolder) Persona(p chat.Persona, picture []byte, playing bool) error {
	file := f.free("User Avatars/", p.Name, ".png")
	if playing {
		f.playing = file
	}
	f.personas.Set(file, p.Name)
	f.described.Set(file, map[string]any{"description": p.Description, "position": 0})
	if len(picture) == 0 {
		return nil
	}
	return f.bytes("User Avatars/"+file, picture)
}

// Part writes a regex script, or a set of quick replies. SillyTavern finds the sets by itself, and a person imports the scripts.
// A script of a preset goes with the preset, which is known by its number.
func (f *SillyFolder) Part(kind Kind, name string, body []byte, preset int64) error {
	for i := range f.presets {
		if p := &f.presets[i]; kind == Scripts && preset != 0 && p.ID == preset {
			p.scripts = append(p.scripts, body)
			return nil
		}
	}
	folder := map[Kind]string{Scripts: "regex/", QuickReplies: "QuickReplies/"}[kind]
	return f.bytes(folder+f.free(folder, name, ".json"), body)
}

// Preset takes a preset, which is written with its scripts.
func (f *SillyFolder) Preset(p Preset) { f.presets = append(f.presets, sillyPreset{Preset: p}) }

// Transcript writes a conversation: a chat of its character, or one of a group.
func (f *SillyFolder) Transcript(ctx context.Context, talk *Transcript) error {
	if len(talk.Cast) > 0 {
		return f.group(ctx, talk)
	}
	folder := strings.TrimSuffix(cmp.Or(f.cards[talk.Card], fileName(cmp.Or(talk.Char, "Assistant"), "")), ".png")
	name := "chats/" + folder + "/"
	return f.put(name+f.free(name, talk.Title, ".jsonl"), func(w io.Writer) error { return WriteTranscript(ctx, w, talk, true) })
}

// group writes a conversation of several characters with the file of their group. Their cards are written already.
func (f *SillyFolder) group(ctx context.Context, talk *Transcript) error {
	t := *talk
	var kept keptTranscript
	_ = json.Unmarshal(t.Rest, &kept) // nothing is kept as often as not
	t.CastFiles = nil
	files := make([]string, len(t.Cast))
	for i, m := range t.Cast {
		files[i] = cmp.Or(f.cards[m.CharacterCardID], fileName(cmp.Or(m.Label, m.Name), ".png"))
		t.CastFiles = append(t.CastFiles, Stem(files[i]))
	}
	id := strings.TrimSuffix(f.free("groups/", strconv.FormatInt(t.Created.UnixMilli(), 10), ".json"), ".json")
	var meta object
	if err := f.put("group chats/"+id+".jsonl", func(w io.Writer) (err error) {
		meta, err = writeGroupChat(ctx, w, &t)
		return err
	}); err != nil {
		return err
	}
	from, members := kept.Group.Text("id"), strings.Join(files, "\n")
	for _, g := range f.groups {
		if from != "" && g.from == from && g.members == members {
			g.past.Set(g.chats[len(g.chats)-1], g.meta)
			g.chats, g.meta = append(g.chats, id), meta
			return nil
		}
	}
	f.groups = append(f.groups, &sillyGroup{from: from, members: members, file: t.group(kept.Group, id, files), chats: []string{id}, past: object{}, meta: meta})
	return nil
}

// Close writes what could only be known at the end, the presets, the groups, the personas and the tags, and the end of the archive.
func (f *SillyFolder) Close() error {
	for i := range f.presets {
		p := &f.presets[i]
		folder, o := p.file(p.scripts)
		if err := f.bytes(folder+"/"+f.free(folder+"/", p.Name, ".json"), encodeIndented(o)); err != nil {
			return err
		}
	}
	for _, g := range f.groups {
		g.file.Set("chats", g.chats)
		g.file.Set("chat_id", g.chats[len(g.chats)-1])
		g.file.Set("chat_metadata", g.meta)
		g.file.Set("past_metadata", g.past)
		if err := f.put("groups/"+g.chats[0]+".json", func(w io.Writer) error { return writeIndented(w, g.file) }); err != nil {
			return err
		}
	}
	if len(f.personas) > 0 {
		backup := map[string]any{"personas": f.personas, "persona_descriptions": f.described, "default_persona": nil}
		if f.playing != "" {
			backup["default_persona"] = f.playing
		}
		if err := f.bytes("personas_backup.json", encodeIndented(backup)); err != nil {
			return err
		}
	}
	if len(f.tags) > 0 {
		if err := f.bytes("tags_backup.json", encodeIndented(map[string]any{"tags": f.tags, "tag_map": f.tagged})); err != nil {
			return err
		}
	}
	return f.zip.Close()
}
