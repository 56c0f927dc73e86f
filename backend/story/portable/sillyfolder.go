package portable

import (
	"archive/zip"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"terzetto/backend/base/rawjson"
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
}

// NewSillyFolder begins one.
func NewSillyFolder(w io.Writer, made time.Time) *SillyFolder {
	return &SillyFolder{zip: zip.NewWriter(w), made: made, taken: map[string]bool{}, cards: map[string]string{}, personas: object{}, described: object{}}
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

// Card writes a card as the picture that SillyTavern keeps it in.
func (f *SillyFolder) Card(id, name string, png []byte) error {
	file := f.free("characters/", name, ".png")
	f.cards[id] = file
	return f.bytes("characters/"+file, png)
}

// Book writes a lorebook, which is in SillyTavern's spelling.
func (f *SillyFolder) Book(name string, data []byte) error {
	return f.bytes("worlds/"+f.free("worlds/", name, ".json"), data)
}

// Persona takes a persona for the backup that SillyTavern restores personas from, and writes the picture, if there is one.
func (f *SillyFolder) Persona(p chat.Persona, picture []byte) error {
	file := f.free("User Avatars/", p.Name, ".png")
	f.personas.Set(file, p.Name)
	f.described.Set(file, map[string]any{"description": p.Description, "position": 0})
	if len(picture) == 0 {
		return nil
	}
	return f.bytes("User Avatars/"+file, picture)
}

// Part writes a regex script, or a set of quick replies. SillyTavern finds the sets by itself, and a person imports the scripts.
func (f *SillyFolder) Part(kind Kind, name string, body []byte) error {
	folder := map[Kind]string{Scripts: "regex/", QuickReplies: "QuickReplies/"}[kind]
	return f.bytes(folder+f.free(folder, name, ".json"), body)
}

// Preset writes a preset as one for chat endpoints.
func (f *SillyFolder) Preset(p chat.Preset) error {
	o, model := object{}, p.Content.Model
	if model == nil {
		model = &chat.PresetModel{}
	}
	prompt := cmp.Or(model.SystemPrompt, p.Content.SharedSystemPrompt)
	numbers := map[string]*float64{
		"temperature": model.Temperature, "top_p": model.TopP, "min_p": model.MinP, "repetition_penalty": model.RepetitionPenalty,
		"presence_penalty": model.PresencePenalty, "frequency_penalty": model.FrequencyPenalty,
	}
	for key, value := range numbers {
		if value != nil {
			o.Set(key, *value)
		}
	}
	for key, value := range map[string]*int{"top_k": model.TopK, "openai_max_tokens": model.MaxTokens} {
		if value != nil {
			o.Set(key, *value)
		}
	}
	type enabled struct {
		ID string `json:"identifier"`
		On bool   `json:"enabled"`
	}
	order := []enabled{{"main", true}}
	for _, id := range []string{
		"worldInfoBefore", "personaDescription", "charDescription", "charPersonality", "scenario", "worldInfoAfter", "dialogueExamples", "chatHistory",
	} {
		order = append(order, enabled{id, true})
	}
	o.Set("prompts", []map[string]any{{"identifier": "main", "name": "Main Prompt", "system_prompt": true, "role": "system", "content": prompt}})
	o.Set("prompt_order", []map[string]any{{"character_id": 100001, "order": order}})
	return f.bytes("OpenAI Settings/"+f.free("OpenAI Settings/", p.Name, ".json"), rawjson.Encode(o))
}

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
	return errors.Join(
		f.put("groups/"+id+".json", func(w io.Writer) error {
			var b bytes.Buffer
			if err := json.Indent(&b, rawjson.Encode(t.group(kept.Group, id, files)), "", "    "); err != nil {
				return err
			}
			_, err := b.WriteTo(w)
			return err
		}),
		f.put("group chats/"+id+".jsonl", func(w io.Writer) error { return WriteTranscript(ctx, w, &t, true) }),
	)
}

// Close writes the personas and the end of the archive.
func (f *SillyFolder) Close() error {
	if len(f.personas) > 0 {
		backup := map[string]any{"personas": f.personas, "persona_descriptions": f.described, "default_persona": nil}
		if err := f.bytes("personas_backup.json", encodeIndented(backup)); err != nil {
			return err
		}
	}
	return f.zip.Close()
}
