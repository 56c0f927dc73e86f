package portable

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"path"
	"strings"
	"time"
	"unicode/utf8"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
	"terzetto/backend/story/chatapps"
)

// LoopError makes a fault that says how many messages of a conversation follow each other in a circle.
func LoopError(messages int) error {
	return fault.Newf(fault.Invalid, "Messages left out because they form a loop: %d.", messages)
}

// transcriptOf makes a transcript of what another app's reader gave. otherwise is its title where it has none.
func (a importAssets) transcriptOf(ctx context.Context, c *chatapps.Conversation, otherwise string) (*Transcript, error) {
	if err := c.Check(); err != nil {
		return nil, err
	}
	t := &Transcript{
		Title: cmp.Or(cut(c.Title, 100), cut(otherwise, 100), chat.DefaultTitle), Char: cut(c.Char, 200), Created: c.Created, Updated: c.Updated,
		Pinned: c.Pinned, Tags: c.Tags, Leaf: -1, Problems: c.Problems, Tally: c.Tally,
	}
	if c.Folder.ID != "" {
		t.Folder = folderID(c.App, c.Folder.ID)
	}
	if c.Archived {
		at := cmp.Or(c.Updated, c.Created)
		t.Archived = &at
	}
	t.settle(c.Settings)
	if err := a.rowsOf(ctx, t, c); err != nil {
		return nil, err
	}
	t.dates(time.Time{})
	t.turns()
	id := cut(c.ID, 200)
	if id == "" {
		id = t.digest()
	}
	t.Origin = string(c.App) + ":" + id
	return t, nil
}

// settle takes the settings of a conversation, but for texts that are too long to be kept.
func (t *Transcript) settle(s chat.ConversationSettings) {
	for _, text := range []*string{&s.SystemPrompt, &s.Scenario, &s.PostHistoryInstructions, &s.Note.Text} {
		if *text = cleanText(*text); utf8.RuneCountInString(*text) > chat.MaxText {
			t.problem(fault.Newf(fault.TooLarge, "A prompt or a note of this conversation is longer than %d characters, so it was left out.", chat.MaxText))
			*text = ""
		}
	}
	t.Settings = s
}

// rowsOf puts the messages into rows, in the order of their tree.
func (a importAssets) rowsOf(ctx context.Context, t *Transcript, c *chatapps.Conversation) error {
	tree := c.Tree()
	if tree.Lost > 0 {
		t.problem(LoopError(tree.Lost))
	}
	rest := c.Rest.Clone()
	if hidden := hiddenOf(c, tree.Hidden); len(hidden) > 0 {
		rest.Set("hidden", hidden)
	}
	w := appRows{ctx: ctx, assets: a, t: t, app: c.App}
	answered := map[int]bool{}
	for _, p := range tree.Places {
		m := &c.Messages[p.Message]
		if len(m.Text) > MaxText {
			return fault.New(fault.TooLarge, "This conversation is too long, or a message in it is longer than 2 MB.")
		}
		if w.add(m, p.Above); answered[p.Above] {
			t.Tally.Count(chatapps.Branches, chatapps.Acts, 1)
		}
		answered[p.Above] = true
	}
	w.attacher.say(t)
	if len(rest) > 0 {
		t.Rest = rawjson.Encode(keptTranscript{Source: rest})
	}
	if t.Leaf = tree.Leaf; t.Leaf < 0 {
		t.Leaf = t.deepest()
	}
	return nil
}

// hiddenOf is what messages say that become no rows, by their ids.
func hiddenOf(c *chatapps.Conversation, places []int) object {
	hidden := object{}
	for _, i := range places {
		if m := &c.Messages[i]; len(m.Rest) > 0 {
			hidden.Set(m.ID, m.Rest)
		}
	}
	return hidden
}

// appRows makes rows of messages.
type appRows struct {
	ctx      context.Context //nolint:containedctx // for the length of one call
	assets   importAssets
	t        *Transcript
	app      chatapps.App
	attacher pictureAttacher
	files    int64 // numbers the files
}

func (w *appRows) add(m *chatapps.Message, above int) {
	row := Row{Parent: above, Role: m.Role, Text: cleanText(m.Text), At: m.At, Turn: -1}
	var missing []string
	for i := range m.Pictures {
		p := &m.Pictures[i]
		switch ok := w.picture(&row, p); {
		case ok:
			w.t.Tally.Count(chatapps.Pictures, chatapps.Acts, 1)
			continue
		case p.Above:
			missing = append(missing, "[Image]")
		default:
			row.Text = strings.TrimPrefix(row.Text+"\n[Image]", "\n")
		}
		w.t.Tally.Count(chatapps.Pictures, chatapps.Left, 1)
	}
	if len(missing) > 0 {
		row.Text = strings.TrimSuffix(strings.Join(missing, "\n")+"\n"+row.Text, "\n")
	}
	for i := range m.Files {
		w.file(&row, &m.Files[i])
	}
	kept := object{}
	if len(m.Rest) > 0 {
		kept.Set(restKey(w.app), m.Rest)
	}
	if m.Model != "" {
		kept.Set("model", cut(m.Model, 200))
	}
	if len(kept) > 0 {
		row.Rest = rawjson.Encode(kept)
	}
	w.t.Rows = append(w.t.Rows, row)
}

// restKey is under which a row keeps what its app says beyond our fields.
func restKey(app chatapps.App) string {
	if app == chatapps.Messages {
		return "openai"
	}
	return string(app)
}

// picture adds a picture to a row, and says whether it could.
func (w *appRows) picture(row *Row, p *chatapps.Picture) bool {
	if p.Data == "" {
		e, there := w.assets.appFile(p.Address)
		return w.attacher.attach(w.ctx, row, e, there)
	}
	meta, data, found := strings.Cut(p.Data, ";base64,")
	if !found || !strings.HasPrefix(meta, "data:") || len(row.Images) >= chat.MaxImages {
		return false
	}
	img, err := imageOf(data, cmp.Or(cut(p.Name, 200), fmt.Sprintf("image-%d", len(row.Images)+1)))
	if err != nil {
		w.t.problem(fault.Newf(fault.Invalid, "Couldn't import an image of message %d: %s", len(w.t.Rows)+1, fault.Sentence(err)))
		return false
	}
	row.Images = append(row.Images, img)
	return true
}

// file adds a document to a row: its text, or the file of the export.
func (w *appRows) file(row *Row, f *chatapps.File) {
	if e, there := w.assets.appFile(f.Address); f.Text == "" && there && len(row.Files) < chat.MaxFiles {
		w.files++
		row.Files = append(row.Files, AttachedFile{
			ID: w.files, Label: cut(cmp.Or(f.Name, path.Base(e.name)), 200), At: row.At, Mode: chat.SearchedFile, Blob: e.blob(),
		})
		w.t.Tally.Count(chatapps.Files, chatapps.Acts, 1)
		return
	}
	if strings.TrimSpace(f.Text) == "" || len(row.Files) >= chat.MaxFiles {
		w.t.Tally.Count(chatapps.Files, chatapps.Left, 1)
		return
	}
	w.files++
	row.Files = append(row.Files, textFile(w.files, f.Name, f.Text, row.At))
	w.t.Tally.Count(chatapps.Files, chatapps.Acts, 1)
}

// wholeText is how many bytes of a text a model is sent with a message; a longer one is searched.
const wholeText = 120_000

// textFile is a file of a text that was read in a document.
func textFile(id int64, name, text string, at time.Time) AttachedFile {
	text = cleanText(text)
	f := AttachedFile{
		ID: id, Label: textLabel(name), Mime: "text/plain", At: at, Mode: chat.SearchedFile, Tokens: len(text) / 4, Blob: Bytes([]byte(text)),
	}
	if len(text) <= wholeText {
		f.Mode, f.Text = chat.WholeFile, text
	}
	return f
}

// textLabel is the name of a text. What was read in a document of another kind is a text from then on.
func textLabel(name string) string {
	name = cut(path.Base(strings.ReplaceAll(name, `\`, "/")), 180)
	switch strings.ToLower(path.Ext(name)) {
	case ".pdf", ".docx", ".doc", ".xlsx", ".xls", ".pptx", ".ppt", ".odt", ".epub", ".rtf", "", ".html", ".htm", ".json", ".csv", ".png", ".jpg":
		return name + ".txt"
	}
	return name
}

// blob is a file of a source as bytes that are read when they are needed.
func (e entry) blob() Blob {
	return Blob{Hash: "entry:" + e.name, Size: e.size, Read: func(ctx context.Context) ([]byte, error) {
		return e.read(ctx, maxBlob, "A file in this archive couldn't be opened.")
	}}
}

func imageOf(b64, name string) (Image, error) {
	data, err := base64.StdEncoding.DecodeString(b64)
	if err != nil {
		return Image{}, fault.New(fault.Invalid, "The file is not valid base64.").Because(err)
	}
	a, err := chat.NewImage(name, data)
	if err != nil {
		return Image{}, err
	}
	return Image{Mime: a.Mime, Filename: a.Filename, Blob: Bytes(data)}, nil
}

// digest names a conversation that has no id by what is said in it.
func (t *Transcript) digest() string {
	h := sha256.New()
	_, _ = fmt.Fprintf(h, "%s\n%s\n", t.Title, t.Created.Format(time.RFC3339Nano)) // a hash takes everything
	for _, r := range t.Rows {
		_, _ = fmt.Fprintf(h, "%d %s %d %s\n", r.Parent, r.Role, len(r.Text), r.Text)
	}
	return hex.EncodeToString(h.Sum(nil)[:16])
}

// folderID is the id of a folder of another app here: always the same.
func folderID(app chatapps.App, id string) string {
	h := sha256.Sum256([]byte(string(app) + "\n" + id))
	h[6], h[8] = h[6]&0x0f|0x50, h[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", h[:4], h[4:6], h[6:8], h[8:10], h[10:16])
}

// personaItem is a persona of another app as an item.
func personaItem(p chat.Persona) Item {
	p.Name, p.Description = cut(p.Name, 200), cleanText(p.Description)
	return Item{Kind: Personas, Name: p.Name, Data: rawjson.Encode(p)}
}

// presetItem is a preset of another app as an item.
func presetItem(p chat.Preset, origin json.RawMessage) Item {
	p.Name = cmp.Or(cut(p.Name, 80), "Preset")
	p.Content.SharedSystemPrompt = cleanText(p.Content.SharedSystemPrompt)
	return Item{Kind: Presets, Name: p.Name, Data: rawjson.Encode(Preset{Preset: p, Origin: origin})}
}
