package transfer

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
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
			settings, err := s.db.Settings.Settings(ctx)
			if err != nil {
				return err
			}
			n, told := 0, progress(tell)
			for item, err := range archive.New(s.db, s.o.Budget).Export(ctx) {
				if err == nil && ctx.Err() != nil {
					err = context.Cause(ctx)
				}
				if err == nil && item.Err == nil {
					err = s.sillyItem(ctx, folder, item, settings.ActivePersonaID)
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
func (s *Service) sillyItem(ctx context.Context, folder *portable.SillyFolder, item portable.Item, playing *int64) error {
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
		return folder.Card(c.ID, c.Name, c.Tags, png)
	case portable.Personas:
		var p chat.Persona
		if err := json.Unmarshal(item.Data, &p); err != nil {
			return fault.New(fault.Invalid, "Couldn't read the item.").Because(err)
		}
		return folder.Persona(p, item.Picture, playing != nil && *playing == p.ID)
	case portable.Presets:
		var p portable.Preset
		if err := json.Unmarshal(item.Data, &p); err != nil {
			return fault.New(fault.Invalid, "Couldn't read the item.").Because(err)
		}
		folder.Preset(p)
	case portable.Scripts, portable.QuickReplies:
		for line, err := range item.Parts(ctx) {
			if err == nil {
				body := line.Row["body"]
				if text, is := rawjson.Text(body); is { // one that was written with spaces between
					body = json.RawMessage(text)
				}
				var preset int64
				_ = json.Unmarshal(line.Row["preset_id"], &preset) // most belong to none
				err = folder.Part(item.Kind, item.Name, body, preset)
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
