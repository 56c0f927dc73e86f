package portable

import (
	"context"
	"encoding/json"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
)

// A folder is the files of a program's user, sorted by what they are.
type folder struct {
	books, cards, chats, gpt []entry
	settings                 []entry
	groups                   int
}

var gptFile = regexp.MustCompile(`^conversations(-\d+)?\.json$`)

// sort knows files by where they stand, however deep the folder is that was chosen: the
// user's folder, the one with all users, or the one with the program.
func sort(all []entry) (f folder) {
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
		case strings.Contains(e.name, "default/content/"), strings.Contains(e.name, "/backups/"), strings.HasPrefix(name, "._"), strings.Contains(e.name, "__MACOSX/"):
		case gptFile.MatchString(name):
			f.gpt = append(f.gpt, e)
		case ending == ".jsonl" && above == "group chats":
			f.groups++
		case ending == ".jsonl" && (higher == "chats" || above == "chats" || len(parts) <= 2):
			f.chats = append(f.chats, e)
		case above == "characters" && slices.Contains([]string{".png", ".webp", ".json", ".charx"}, ending), len(parts) == 1 && (ending == ".png" || ending == ".charx"):
			f.cards = append(f.cards, e)
		case above == "worlds" && ending == ".json":
			f.books = append(f.books, e)
		case name == "settings.json" && len(parts) <= 4:
			f.settings = append(f.settings, e)
		}
	}
	return f
}

// items walks everything in the order in which one refers to another.
func (f folder) items(ctx context.Context) Items {
	return func(yield func(Item, error) bool) {
		going := true
		each := func(items Items) {
			for item, err := range items {
				if going = yield(item, err) && err == nil; !going {
					return
				}
			}
		}
		each(sheets(f.books, Books)(ctx))
		for _, e := range f.settings {
			if !going {
				return
			}
			each(personas(ctx, e))
		}
		if going {
			each(sheets(f.cards, Cards)(ctx))
		}
		for _, e := range f.chats {
			if !going {
				return
			}
			going = yield(chatItem(ctx, e, nil), nil) && ctx.Err() == nil
		}
		if ctx.Err() != nil {
			yield(Item{}, context.Cause(ctx))
			return
		}
		for _, e := range f.gpt {
			if !going {
				return
			}
			broken := error(nil)
			for item, err := range within(ctx, e, readJSON) {
				if err != nil { // the other parts of a split export are whole
					broken = err
					break
				}
				if going = yield(item, nil); !going {
					return
				}
			}
			if broken != nil {
				if ctx.Err() != nil || len(f.gpt) == 1 {
					yield(Item{}, broken)
					return
				}
				going = yield(Item{Kind: Talks, Name: e.name, Err: broken}, nil)
			}
		}
		if going && f.groups > 0 {
			yield(Item{Kind: Talks, Name: "group chats", Err: fault.Newf(fault.Invalid,
				"Group chats are left out: %d. A conversation has one character here.", f.groups)}, nil)
		}
	}
}

// chatItem reads one chat of a folder. A broken one does not end the walk.
func chatItem(ctx context.Context, e entry, files Files) Item {
	item := Item{Kind: Talks, Name: e.name}
	r, err := e.open()
	if err != nil {
		item.Err = fault.New(fault.Invalid, "This file cannot be opened.").Because(err)
		return item
	}
	defer r.Close() //nolint:errcheck // it was only read
	item.Talk, err = ReadTalk(ctx, e.name, r, files)
	if err != nil {
		item.Talk, item.Err = nil, unreadable(ctx, err)
		return item
	}
	if above := path.Dir(e.name); above != "." {
		item.Talk.CardFile = path.Base(above)
	}
	return item
}

// personas reads who the person plays out of SillyTavern's settings.
func personas(ctx context.Context, e entry) Items {
	return func(yield func(Item, error) bool) {
		data, err := sheet(ctx, e)
		o := objectOf(data).child("power_user")
		if err != nil || o == nil {
			return // settings of something else
		}
		names, told := o.child("personas"), o.child("persona_descriptions")
		// By the keys, the files of the pictures, so that the same settings give the same order.
		for i, key := range slices.Sorted(maps.Keys(names)) {
			if i >= 1000 {
				return
			}
			name := cut(names.text(key), 200)
			if name == "" {
				continue
			}
			p := chat.Persona{Name: name, Description: fit(told.child(key).text("description"))}
			raw, err := json.Marshal(p)
			if !yield(Item{Kind: Personas, Name: name, Data: raw, Err: err}, nil) {
				return
			}
		}
	}
}
