package transfer

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/store/archive"
	"terzetto/backend/story/card"
	"terzetto/backend/story/portable"
)

// ExportSillyTavern exports the library as a folder of SillyTavern: characters, chats, groups, lorebooks, presets and personas,
// with everything that came from there and what was changed here.
func (s *Service) ExportSillyTavern() Writing {
	return Writing{
		Name: "SillyTavern " + s.o.Now().Format(time.DateOnly) + ".zip", Mime: "application/zip",
		Write: func(ctx context.Context, w io.Writer, tell func(llm.ProbeStep)) error {
			folder := portable.NewSillyFolder(w, s.o.Now().UTC())
			n, told := 0, progress(tell)
			for item, err := range archive.New(s.db, s.o.Budget).Export(ctx) {
				if err == nil && ctx.Err() != nil {
					err = context.Cause(ctx)
				}
				if err == nil && item.Err == nil {
					err = s.sillyItem(ctx, folder, item)
				}
				if err != nil {
					return errors.Join(err, folder.Close())
				}
				n++
				told(string(item.Kind), n)
			}
			return folder.Close()
		},
	}
}

// sillyItem writes an item that SillyTavern has a place for. What is in the trash stays here.
func (s *Service) sillyItem(ctx context.Context, folder *portable.SillyFolder, item portable.Item) error {
	switch item.Kind { //nolint:exhaustive // the others have no place there
	case portable.Books:
		book, err := card.ReadBook(item.Data, item.Name)
		if err != nil {
			return err
		}
		return folder.Book(item.Name, book.JSON(card.WorldInfo))
	case portable.Cards:
		c, err := card.ReadFile(item.Data, item.Name)
		if err != nil {
			return err
		}
		c.Remember(item.Rest)
		png, err := c.PNG()
		if err != nil {
			return err
		}
		return folder.Card(c.ID, c.Name, png)
	case portable.Personas:
		var p chat.Persona
		if err := json.Unmarshal(item.Data, &p); err != nil {
			return fault.New(fault.Invalid, "Couldn't read the item.").Because(err)
		}
		return folder.Persona(p, item.Picture)
	case portable.Presets:
		var p chat.Preset
		if err := json.Unmarshal(item.Data, &p); err != nil {
			return fault.New(fault.Invalid, "Couldn't read the item.").Because(err)
		}
		return folder.Preset(p)
	case portable.Scripts, portable.QuickReplies:
		for line, err := range item.Parts(ctx) {
			if err == nil {
				err = folder.Part(item.Kind, item.Name, line.Row["body"])
			}
			if err != nil {
				return err
			}
		}
	case portable.Transcripts:
		if item.Transcript.Trashed == nil {
			return folder.Transcript(ctx, item.Transcript)
		}
	}
	return nil
}
