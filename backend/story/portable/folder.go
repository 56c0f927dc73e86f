package portable

import (
	"context"
	"path"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/story/chatapps"
)

// A folder is the files of a program's user, sorted by what they are.
type folder struct {
	books, cards, chats []entry
	settings            []entry
	groups, groupChats  []entry
	parts               []entry          // of SillyTavern: presets, templates, scripts
	loose               []entry          // each is claimed by its shape
	avatars             map[string]entry // the pictures of personas, by the names of their files
	assets              importAssets
	left                []Item // what of it is no item, each counted with its name
}

// companions are files beside the conversations of an export that say nothing about them.
func companions() []string {
	return []string{
		"user.json", "users.json", "message_feedback.json", "shared_conversations.json", "model_comparisons.json", "group_chats.json", "shopping.json",
		"sora.json", "memories.json", "user_settings.json", "export_manifest.json", "tool_usage.json", "stats.json", "content.log", "secrets.json",
		"package.json", "package-lock.json",
	}
}

// sillyFolders says what the folders of a user of SillyTavern hold besides what is sorted by itself.
func sillyFolders() map[string]chatapps.Feature {
	return map[string]chatapps.Feature{
		"OpenAI Settings": chatapps.Presets, "TextGen Settings": chatapps.Presets, "KoboldAI Settings": chatapps.Presets, "NovelAI Settings": chatapps.Presets,
		"sysprompt": chatapps.Presets, "instruct": chatapps.Templates, "context": chatapps.Templates, "reasoning": chatapps.Templates,
		"QuickReplies": chatapps.QuickReplies, "themes": chatapps.Looks, "movingUI": chatapps.Looks, "backgrounds": chatapps.Backgrounds,
		"regex": chatapps.Scripts,
	}
}

// sortFiles recognizes files by their path, however deep the folder is that was chosen: the user's folder, the one with all
// users, or the one with the program. What has no place there is claimed by its shape.
func sortFiles(all []entry) (f folder) {
	f.avatars = map[string]entry{}
	silly := slices.ContainsFunc(all, func(e entry) bool {
		return slices.ContainsFunc([]string{"/chats/", "/characters/", "/group chats/", "/worlds/"}, func(part string) bool { return strings.Contains("/"+e.name, part) })
	})
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
		feature, known := sillyFolders()[above]
		switch {
		case strings.Contains(e.name, "default/content/"), strings.Contains("/"+e.name, "/backups/"), strings.Contains(e.name, "__MACOSX/"),
			strings.HasPrefix(name, "._"):
		case ending == ".jsonl" && above == "group chats":
			f.groupChats = append(f.groupChats, e)
		case ending == ".json" && above == "groups":
			f.groups = append(f.groups, e)
		case ending == ".jsonl" && (higher == "chats" || above == "chats"):
			f.chats = append(f.chats, e)
		case above == "characters" && slices.Contains([]string{".png", ".webp", ".json", ".charx"}, ending),
			len(parts) == 1 && (ending == ".png" && !gptAsset.MatchString(name) || ending == ".charx"):
			f.cards = append(f.cards, e)
		case above == "worlds" && ending == ".json":
			f.books = append(f.books, e)
		case above == "User Avatars":
			f.avatars[name] = e
		case name == "settings.json" && len(parts) <= 4, silly && ending == ".json" && len(parts) <= 4 && isBackup(name):
			f.settings = append(f.settings, e)
		case silly && known && ending == ".json":
			f.parts = append(f.parts, e)
		case silly && known:
			f.leave(feature, e.name)
		case slices.Contains(companions(), name):
			f.leave(chatapps.OtherFiles, e.name)
		case silly && higher == "characters":
			f.leave(chatapps.Pictures, e.name) // of the moods of a character
		case (ending == ".json" || ending == ".jsonl" || ending == ".ndjson") && (!silly || len(parts) <= 2):
			f.loose = append(f.loose, e)
		}
	}
	return f
}

// leave counts a file that has no place here.
func (f *folder) leave(what chatapps.Feature, name string) {
	item := Item{Kind: Counted, Name: name}
	item.Tally.Count(what, chatapps.Left, 1)
	f.left = append(f.left, item)
}

// isBackup reports whether a file is one that SillyTavern restores personas or tags from, by the beginning of its name.
func isBackup(name string) bool {
	return strings.HasPrefix(name, "personas_") || strings.HasPrefix(name, "tags_")
}

// manyLoose is of how many files the shape is looked at to name their programs.
const manyLoose = 100

// source names the program that wrote a folder.
func (f folder) source() (Source, error) {
	var found []Source
	if len(f.chats)+len(f.groupChats)+len(f.cards)+len(f.books)+len(f.parts) > 0 {
		found = append(found, SillyTavern)
	}
	w := newAppWalk(f.assets)
	var refused error
	for _, e := range f.loose[:min(len(f.loose), manyLoose)] {
		one, err := w.fromText(e)
		if err != nil {
			refused = err
			continue
		}
		if one.source == "" {
			one.source = Messages
		}
		if !slices.Contains(found, one.source) {
			found = append(found, one.source)
		}
	}
	switch {
	case len(found) == 1:
		return found[0], nil
	case len(found) > 1:
		return Several, nil
	case len(f.loose) == 1 && refused != nil:
		return "", refused
	case len(f.loose) > manyLoose:
		return Several, nil
	}
	return "", fault.New(fault.Invalid, "Couldn't find a chat, character or lorebook that Terzetto can read.")
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
			item.Persona, item.Tags = chosen.withCard[path.Base(item.Name)], chosen.tagNames(path.Base(item.Name))
			if !yield(item, err) || err != nil {
				return
			}
		}
		for _, item := range chosen.scripts {
			if !yield(item, nil) {
				return
			}
		}
		for item, err := range sillyParts(ctx, f.parts) {
			if !yield(item, err) || err != nil {
				return
			}
		}
		for _, item := range f.left {
			if !yield(item, nil) {
				return
			}
		}
		if f.transcripts(ctx, chosen, yield) && f.groupTranscripts(ctx, chosen, yield) {
			f.looseItems(ctx, yield)
		}
	}
}

// transcripts walks the chats with single characters, and says whether the walk goes on.
func (f folder) transcripts(ctx context.Context, chosen choices, yield func(Item, error) bool) bool {
	for _, e := range f.chats {
		item := f.assets.chatItem(ctx, e, nil, nil)
		if t := item.Transcript; t != nil {
			t.Persona = chosen.number[t.PersonaFile]
			t.addTags(chosen, t.CardFile+".png")
			item.Tally = t.Tally
		}
		if !yield(item, nil) || ctx.Err() != nil {
			return false
		}
	}
	if ctx.Err() != nil {
		return yield(Item{}, context.Cause(ctx)) && false
	}
	return true
}

// looseItems walks the files that are claimed by their shape, and says whether the walk goes on. A broken one does not end
// it, since the others are whole.
func (f folder) looseItems(ctx context.Context, yield func(Item, error) bool) bool {
	w := newAppWalk(f.assets)
	slices.SortStableFunc(f.loose, func(a, b entry) int { return strings.Compare(rankOfLoose(a), rankOfLoose(b)) })
	for _, e := range f.loose {
		if ctx.Err() != nil {
			return yield(Item{}, context.Cause(ctx)) && false
		}
		found, err := w.fromText(e)
		if err != nil {
			if !yield(Item{Name: e.name, Err: err}, nil) {
				return false
			}
			continue
		}
		var broken error
		for item, err := range found.items(ctx) {
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
		case ctx.Err() != nil || len(f.loose) == 1:
			return yield(Item{}, broken) && false
		case !yield(Item{Kind: Transcripts, Name: e.name, Err: broken}, nil):
			return false
		}
	}
	return true
}

// rankOfLoose puts what others refer to first.
func rankOfLoose(e entry) string {
	if path.Base(e.name) == "projects.json" {
		return "0"
	}
	return "1"
}

// sillyParts walks presets, and counts what has no place here.
func sillyParts(ctx context.Context, all []entry) Items {
	return func(yield func(Item, error) bool) {
		number := int64(0) // of a file, by which the scripts of a preset name it
		for item, err := range smallFiles(all, Unknown)(ctx) {
			if err != nil || item.Err != nil {
				if !yield(item, err) || err != nil {
					return
				}
				continue
			}
			number++
			for _, made := range sillyItems(item, number) {
				if !yield(made, nil) {
					return
				}
			}
		}
	}
}

// sillyItems are what a file of SillyTavern holds that is neither a chat nor a card nor a lorebook.
func sillyItems(item Item, number int64) []Item {
	data := rawjson.UTF8(item.Data)
	o := rawjson.ObjectOf(data)
	if o == nil {
		item.Err = fault.New(fault.Invalid, "This file is damaged or incomplete.")
		if line, column, broken := rawjson.BreakIn(data); broken {
			item.Err = brokenJSON(line, column)
		}
		return []Item{{Kind: Presets, Name: item.Name, Err: item.Err}}
	}
	part := sillyPart(o)
	if part == "" {
		part = sillyFolders()[path.Base(path.Dir(item.Name))]
	}
	switch part {
	case chatapps.Scripts:
		return scriptItems(item.Name, data, 0)
	case chatapps.QuickReplies:
		return quickReplyItems(item.Name, data)
	default:
	}
	if part == chatapps.Presets && chatapps.IsPreset(o) {
		p := chatapps.ReadPreset(Stem(item.Name), o)
		p.ID = number
		made := presetItem(p.Preset, originOf(path.Base(path.Dir(item.Name)), o))
		made.Tally = p.Tally
		return append([]Item{made}, heldScripts(item.Name, data, number)...)
	}
	if part == "" {
		return []Item{{Name: item.Name, Err: unknownFile(item.Name, o)}}
	}
	counted := Item{Kind: Counted, Name: item.Name}
	counted.Tally.Count(part, chatapps.Left, 1)
	return []Item{counted}
}

func brokenJSON(line, column int) error {
	return fault.Newf(fault.Invalid, "The JSON of this file is broken at line %d, column %d.", line, column).With("line", line).With("column", column)
}

// chatItem reads one chat of a folder. A broken chat becomes an item with an error.
func (a importAssets) chatItem(ctx context.Context, e entry, files Files, meta object) Item {
	item := Item{Kind: Transcripts, Name: e.name}
	r, err := e.text()
	if err != nil {
		item.Err = fault.New(fault.Invalid, "Couldn't open this file.").Because(err)
		return item
	}
	defer r.Close() //nolint:errcheck // it was only read
	item.Transcript, err = a.readTranscript(ctx, e.name, r, files, meta)
	if err != nil {
		item.Transcript, item.Err = nil, unreadable(ctx, err)
		return item
	}
	item.Tally = item.Transcript.Tally
	if above := path.Dir(e.name); above != "." {
		item.Transcript.CardFile = path.Base(above)
	}
	return item
}

// addTags gives a chat the tags of its character, and puts it into the folder of the first that is one there.
func (t *Transcript) addTags(chosen choices, file string) {
	for _, tag := range chosen.tags[file] {
		switch {
		case tag.folder && t.Folder == "":
			t.Folder = tag.id
			t.Tally.Count(chatapps.Folders, chatapps.Acts, 1)
		case !slices.Contains(t.Tags, tag.name):
			t.Tags = append(t.Tags, tag.name)
			t.Tally.Count(chatapps.Tags, chatapps.Acts, 1)
		}
	}
}

// tagNames are the tags of a character.
func (c *choices) tagNames(file string) []string {
	return lists.Map(c.tags[file], func(tag sillyTag) string { return tag.name })
}
