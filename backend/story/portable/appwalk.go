package portable

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path"
	"strings"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/document"
	"terzetto/backend/story/chatapps"
)

// An appWalk walks the files of other apps in one source. It remembers which folders it gave, so that each comes once.
type appWalk struct {
	assets importAssets
	given  map[string]bool
}

func newAppWalk(assets importAssets) *appWalk {
	return &appWalk{assets: assets, given: map[string]bool{}}
}

// transcriptItem is an item of a conversation, with a name for the person.
func transcriptItem(t *Transcript, err error, name string, at int) Item {
	item := Item{Kind: Transcripts, Name: name, Transcript: t, Err: err}
	if at > 0 {
		item.Name = fmt.Sprintf("%s, number %d", name, at+1)
	}
	if t != nil {
		item.Tally = t.Tally
	}
	return item
}

// object gives the items of an object: the conversations and the rest that an app wrote into it. ok is false where it has the
// shape of no app.
func (w *appWalk) object(ctx context.Context, name string, at int, o object, yield func(Item, error) bool) (ok, on bool) {
	if f, is := chatapps.ClaudeProject(o); is {
		return true, w.folder(chatapps.Claude, f, yield)
	}
	app, content := chatapps.Read(Stem(name), o)
	if app == "" {
		return false, true
	}
	if content.Tally != nil && !yield(Item{Kind: Counted, Name: name, Tally: content.Tally}, nil) {
		return true, false
	}
	return true, w.documents(content, yield) && w.conversations(ctx, name, at, content.Conversations, yield)
}

// documents gives what a file holds beside conversations.
func (w *appWalk) documents(c chatapps.Content, yield func(Item, error) bool) bool {
	for _, d := range c.Books {
		if !yield(Item{Kind: Books, Name: d.Name, Data: d.Data}, nil) {
			return false
		}
	}
	for _, p := range c.Personas {
		if !yield(personaItem(p), nil) {
			return false
		}
	}
	for _, d := range c.Cards {
		if !yield(Item{Kind: Cards, Name: d.Name, Data: d.Data, Picture: d.Picture}, nil) {
			return false
		}
	}
	for _, p := range c.Presets {
		if !yield(presetItem(p, nil), nil) {
			return false
		}
	}
	return true
}

func (w *appWalk) conversations(ctx context.Context, name string, at int, all []chatapps.Conversation, yield func(Item, error) bool) bool {
	for i := range all {
		c := &all[i]
		if ctx.Err() != nil {
			return yield(Item{}, context.Cause(ctx)) && false
		}
		w.locate(c, name)
		if c.Folder.ID != "" && !w.folder(c.App, c.Folder, yield) {
			return false
		}
		t, err := w.assets.transcriptOf(ctx, c, titleFor(c.App, name))
		if len(all) > 1 {
			at = i
		}
		item := transcriptItem(t, err, name, at)
		if title := cut(c.Title, 100); title != "" {
			item.Name = title
		}
		if !yield(item, nil) {
			return false
		}
		*c = chatapps.Conversation{} // its messages are in the transcript
	}
	return true
}

// titleFor is the title of a conversation that has none: the name of its file, where an app gives each a file of its own.
func titleFor(app chatapps.App, name string) string {
	switch app { //nolint:exhaustive // the others write one file each
	case chatapps.ChatGPT, chatapps.Claude, chatapps.DeepSeek, chatapps.OpenWebUI, chatapps.LlamaCPP, chatapps.CherryStudio, chatapps.ChatbotUI:
		return ""
	}
	return strings.TrimSuffix(Stem(name), ".conversation")
}

// locate puts a conversation of LM Studio into the folder in which its file lies there.
func (w *appWalk) locate(c *chatapps.Conversation, name string) {
	_, below, found := strings.Cut("/"+name, "/conversations/")
	if folder := path.Dir(below); c.App == chatapps.LMStudio && found && folder != "." {
		c.Folder = chatapps.Folder{ID: folder, Name: path.Base(folder), Created: c.Created}
		c.Tally.Count(chatapps.Folders, chatapps.Acts, 1)
	}
}

// folder gives a folder, once.
func (w *appWalk) folder(app chatapps.App, f chatapps.Folder, yield func(Item, error) bool) bool {
	id := folderID(app, f.ID)
	if w.given[id] {
		return true
	}
	w.given[id] = true
	position := len(w.given)
	item := Item{Kind: Folders, Name: cmp.Or(cut(f.Name, 100), app.Name()), Parts: func(ctx context.Context) ItemLines {
		return folderLines(ctx, id, position, f)
	}}
	if strings.TrimSpace(f.Instructions) != "" {
		item.Tally.Count(chatapps.SystemPrompts, chatapps.Acts, 1)
	}
	item.Tally.Count(chatapps.Files, chatapps.Acts, len(f.Files))
	return yield(item, nil)
}

// folderLines are the rows of a folder with its files, as an archive of ours has them.
func folderLines(ctx context.Context, id string, position int, f chatapps.Folder) ItemLines {
	return func(yield func(ItemLine, error) bool) {
		made := stampOf(cmp.Or(f.Created, time.Unix(0, 0)))
		row := rowOf(map[string]any{
			"id": id, "parent_id": nil, "name": cmp.Or(cut(f.Name, 100), "Folder"), "color": "", "position": position, "instructions": cleanText(f.Instructions),
			"created_at": made,
		})
		if !yield(ItemLine{Table: "folders", Row: row}, nil) {
			return
		}
		for i, file := range f.Files {
			text := cleanText(file.Text)
			doc, err := document.Read(ctx, textLabel(file.Name), []byte(text), document.Limits{})
			if err != nil {
				yield(ItemLine{}, err)
				return
			}
			blob := Bytes([]byte(text))
			row := rowOf(map[string]any{
				"id": i + 1, "label": textLabel(file.Name), "mime": doc.MIME, "uploaded": 1, "warnings": []string{}, "contents": doc.Items, "created_at": made,
			})
			whole := text
			if len(whole) > wholeText {
				whole = ""
			}
			in := rowOf(map[string]any{"folder_id": id, "position": i, "file_id": i + 1, "size": len(text), "text": whole})
			if !yield(ItemLine{Table: "files", Row: row, File: &blob}, nil) || !yield(ItemLine{Table: "folder_files", Row: in}, nil) {
				return
			}
		}
	}
}

// rowOf is a row of an archive with these values.
func rowOf(values map[string]any) object {
	row := object{}
	for key, v := range values {
		row.Set(key, v)
	}
	return row
}

// llamaLines walks the conversations of llama.cpp's web page in lines.
func (w *appWalk) llamaLines(ctx context.Context, name string, r io.Reader) Items {
	return func(yield func(Item, error) bool) {
		var l chatapps.LlamaLines
		give := func(c *chatapps.Conversation) bool {
			return c == nil || w.conversations(ctx, name, 0, []chatapps.Conversation{*c}, yield)
		}
		n := 0
		for line, err := range lines(ctx, r) {
			if n++; err != nil {
				yield(Item{}, unreadable(ctx, err))
				return
			}
			done, ok := l.Take(line)
			if !ok && !yield(Item{Kind: Transcripts, Name: name, Err: noMessage(n)}, nil) || !give(done) {
				return
			}
		}
		give(l.End())
	}
}

// messageLines walks lines that each are a message; together they are one conversation.
func (w *appWalk) messageLines(ctx context.Context, name string, r io.Reader) Items {
	return func(yield func(Item, error) bool) {
		var all []json.RawMessage
		size := 0
		for line, err := range lines(ctx, r) {
			if size += len(line); err == nil && (size > MaxTranscript || len(all) >= MaxRows) {
				err = fault.New(fault.TooLarge, "A conversation in this file is larger than 48 MB.")
			}
			if err != nil {
				yield(Item{}, unreadable(ctx, err))
				return
			}
			if rawjson.ObjectOf(line) != nil {
				all = append(all, append(json.RawMessage{}, line...))
			}
		}
		c := chatapps.ReadList(rawjson.Encode(all))
		w.conversations(ctx, name, 0, []chatapps.Conversation{c}, yield)
	}
}

// lineObjects walks lines that each are a conversation.
func (w *appWalk) lineObjects(ctx context.Context, name string, r io.Reader) Items {
	return func(yield func(Item, error) bool) {
		i := 0
		for line, err := range lines(ctx, r) {
			if err != nil {
				yield(Item{}, unreadable(ctx, err))
				return
			}
			if !w.one(ctx, yield, name, i, line) {
				return
			}
			i++
		}
	}
}

// one gives the items of one element of a list, and says whether the walk goes on.
func (w *appWalk) one(ctx context.Context, yield func(Item, error) bool, name string, at int, raw json.RawMessage) bool {
	ok, on := w.object(ctx, name, at, rawjson.ObjectOf(raw), yield)
	if ok {
		return on
	}
	unknown := fault.New(fault.Invalid, "Terzetto can't read this conversation.")
	return yield(Item{Kind: Transcripts, Name: fmt.Sprintf("%s, number %d", name, at+1), Err: unknown}, nil)
}

// shapeOf reads the first value of a stream of JSON: the object, or the first one of a list. of a stream that begins with
// no JSON there is none.
func shapeOf(in *bufio.Reader) (first object, list bool, err error) {
	start, err := firstByte(in)
	if err != nil {
		return nil, false, err
	}
	d := json.NewDecoder(in)
	if start == '[' {
		if _, err := d.Token(); err != nil || !d.More() {
			return object{}, true, err
		}
		list = true
	}
	var raw json.RawMessage
	if err := d.Decode(&raw); err != nil {
		return nil, list, err
	}
	if rawjson.Longer(raw, maxParts) {
		return nil, list, errors.New("too many values")
	}
	return rawjson.ObjectOf(raw), list, nil
}
