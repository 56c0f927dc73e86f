package portable

import (
	"context"
	"path"
	"regexp"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
)

// A folder is the files of a program's user, sorted by what they are.
type folder struct {
	books, cards, chats, gpt []entry
	settings                 []entry
	groups, groupChats       []entry
	avatars                  map[string]entry // the pictures of personas, by the names of their files
	assets                   importAssets
}

var gptFile = regexp.MustCompile(`^conversations(-\d+)?\.json$`)

// sort recognizes files by their path, however deep the folder is that was chosen: the
// user's folder, the one with all users, or the one with the program.
func sort(all []entry) (f folder) {
	f.avatars = map[string]entry{}
	for _, e := range all {
		parts := strings.Split(e.name, "/")
		name, ending := parts[len(parts)-1], strings.ToLower(path.Ext(e.name))
		above, higher := "", ""
		if len(parts) > 1 {
			above = parts[len(parts)-2]
		}
		if len(parts) > 2 {
			higher = parts[len(parts)-3]
		}
		switch {
		case strings.Contains(e.name, "default/content/"), strings.Contains(e.name, "/backups/"), strings.Contains(e.name, "__MACOSX/"),
			strings.HasPrefix(name, "._"):
		case gptFile.MatchString(name):
			f.gpt = append(f.gpt, e)
		case ending == ".jsonl" && above == "group chats":
			f.groupChats = append(f.groupChats, e)
		case ending == ".json" && above == "groups":
			f.groups = append(f.groups, e)
		case ending == ".jsonl" && (higher == "chats" || above == "chats" || len(parts) <= 2):
			f.chats = append(f.chats, e)
		case above == "characters" && slices.Contains([]string{".png", ".webp", ".json", ".charx"}, ending),
			len(parts) == 1 && (ending == ".png" || ending == ".charx"):
			f.cards = append(f.cards, e)
		case above == "worlds" && ending == ".json":
			f.books = append(f.books, e)
		case above == "User Avatars":
			f.avatars[name] = e
		case name == "settings.json" && len(parts) <= 4:
			f.settings = append(f.settings, e)
		}
	}
	return f
}

// items walks everything in the order in which one refers to another.
func (f folder) items(ctx context.Context) Items {
	return func(yield func(Item, error) bool) {
		chosen := choicesOf(ctx, f.settings)
		for item, err := range smallFiles(f.books, Books)(ctx) {
			item.On = chosen.worlds[Stem(item.Name)]
			if !yield(item, err) || err != nil {
				return
			}
		}
		for item := range chosen.items(ctx, f.avatars) {
			if !yield(item, nil) {
				return
			}
		}
		for item, err := range smallFiles(f.cards, Cards)(ctx) {
			item.Persona = chosen.withCard[path.Base(item.Name)]
			if !yield(item, err) || err != nil {
				return
			}
		}
		for _, e := range f.chats {
			item := f.assets.chatItem(ctx, e, nil)
			if item.Transcript != nil {
				item.Transcript.Persona = chosen.number[item.Transcript.PersonaFile]
			}
			if !yield(item, nil) || ctx.Err() != nil {
				return
			}
		}
		if ctx.Err() != nil {
			yield(Item{}, context.Cause(ctx))
			return
		}
		if f.groupTranscripts(ctx, yield) {
			f.exports(ctx, yield)
		}
	}
}

// exports walks the parts of an export of ChatGPT and says whether the walk goes on. A broken
// part does not end it, since the others are whole.
func (f folder) exports(ctx context.Context, yield func(Item, error) bool) bool {
	for _, e := range f.gpt {
		var broken error
		for item, err := range walkFile(ctx, e, f.assets.readJSON) {
			if err != nil {
				broken = err
				break
			}
			if !yield(item, nil) {
				return false
			}
		}
		switch {
		case broken == nil:
		case ctx.Err() != nil || len(f.gpt) == 1:
			return yield(Item{}, broken) && false
		case !yield(Item{Kind: Transcripts, Name: e.name, Err: broken}, nil):
			return false
		}
	}
	return true
}

// chatItem reads one chat of a folder. A broken chat becomes an item with an error.
func (a importAssets) chatItem(ctx context.Context, e entry, files Files) Item {
	item := Item{Kind: Transcripts, Name: e.name}
	r, err := e.open()
	if err != nil {
		item.Err = fault.New(fault.Invalid, "Couldn't open this file.").Because(err)
		return item
	}
	defer r.Close() //nolint:errcheck // it was only read
	item.Transcript, err = a.readTranscript(ctx, e.name, r, files)
	if err != nil {
		item.Transcript, item.Err = nil, unreadable(ctx, err)
		return item
	}
	if above := path.Dir(e.name); above != "." {
		item.Transcript.CardFile = path.Base(above)
	}
	return item
}
