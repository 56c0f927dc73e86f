package portable

import (
	"cmp"
	"context"
	"encoding/json"
	"iter"
	"maps"
	"slices"

	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
	"terzetto/backend/story/chatapps"
)

// choices are what a person chose in SillyTavern's settings and has a place here.
type choices struct {
	personas []chat.Persona        // numbered from 1
	pictures []string              // of the personas, in their order: the file of each
	number   map[string]int64      // of a persona, by the file of its picture
	withCard map[string]int64      // who is played with a character, by the character's file
	worlds   map[string]bool       // the lorebooks that are read everywhere
	active   int64                 // the default persona; 0: none
	shared   map[string]string     // the variables of all chats
	tags     map[string][]sillyTag // of a character or a group, by the character's file or the group's id
	scripts  []Item                // that act in all chats
	folders  []chatapps.Folder     // the tags that are folders there
}

// A sillyTag is a tag of a character, which SillyTavern may show as a folder.
type sillyTag struct {
	id, name string
	folder   bool
}

// maxPersonas is far above what a person plays.
const maxPersonas = 1000

// choicesOf reads the settings of all users of a folder.
func choicesOf(ctx context.Context, all []entry) choices {
	c := choices{number: map[string]int64{}, withCard: map[string]int64{}, worlds: map[string]bool{}, shared: map[string]string{}, tags: map[string][]sillyTag{}}
	for _, e := range all {
		data, err := readSmallFile(ctx, e)
		if err != nil {
			continue // settings of something else
		}
		o := rawjson.ObjectOf(rawjson.UTF8(data))
		c.take(o.Child("power_user"))
		c.take(o) // a backup of personas has them so
		c.takeTags(o)
		c.scripts = append(c.scripts, heldScripts("settings.json", data, 0)...)
		shared, _ := variablesOf(o.Child("extension_settings").Child("variables")["global"])
		maps.Copy(c.shared, shared)
		var everywhere []string
		_ = json.Unmarshal(o.Child("world_info_settings").Child("world_info")["globalSelect"], &everywhere) // none is none
		for _, name := range everywhere {
			c.worlds[name] = true
		}
	}
	return c
}

// takeTags reads the tags, and which are shown as folders.
func (c *choices) takeTags(o object) {
	var all []json.RawMessage
	_ = json.Unmarshal(o["tags"], &all) // older versions have none
	known := map[string]sillyTag{}
	for _, raw := range all {
		tag := rawjson.ObjectOf(raw)
		name := cut(tag.Text("name"), 100)
		if name == "" {
			continue
		}
		kind := tag.Text("folder_type")
		one := sillyTag{id: folderID("sillytavern", tag.Text("id")), name: name, folder: kind == "OPEN" || kind == "CLOSED"}
		if known[tag.Text("id")] = one; one.folder {
			c.folders = append(c.folders, chatapps.Folder{ID: tag.Text("id"), Name: name, Created: chatapps.DateOf(tag["create_date"])})
		}
	}
	for file, raw := range o.Child("tag_map") {
		var ids []string
		_ = json.Unmarshal(raw, &ids) // another kind of value names none
		for _, id := range ids {
			if tag, there := known[id]; there {
				c.tags[file] = append(c.tags[file], tag)
			}
		}
	}
}

func (c *choices) take(o object) {
	names, told := o.Child("personas"), o.Child("persona_descriptions")
	several := map[string]bool{}
	// By the keys, the files of the pictures, so that the same settings give the same order.
	for _, key := range slices.Sorted(maps.Keys(names)) {
		name := cut(names.Text(key), 200)
		if name == "" || len(c.personas) >= maxPersonas || c.number[key] != 0 {
			continue
		}
		at := told.Child(key)
		p := chat.Persona{ID: int64(len(c.personas) + 1), Name: name, Description: cleanText(at.Text("description"))}
		c.personas, c.pictures, c.number[key] = append(c.personas, p), append(c.pictures, key), p.ID
		var connections []json.RawMessage
		_ = json.Unmarshal(at["connections"], &connections) // older versions have none
		for _, raw := range connections {
			to := rawjson.ObjectOf(raw)
			if to.Text("type") != "character" {
				continue
			}
			file := to.Text("id")
			several[file] = several[file] || c.withCard[file] != 0
			c.withCard[file] = p.ID
		}
	}
	for file, are := range several {
		if are {
			delete(c.withCard, file) // there the program asks each time; here the person chooses
		}
	}
	c.active = cmp.Or(c.active, c.number[o.Text("default_persona")])
}

// items are the personas with their pictures, the folders, and who is played by default with the variables of all chats as choices
// that wait for a person. One picture is in memory at a time.
func (c *choices) items(ctx context.Context, pictures map[string]entry) iter.Seq[Item] {
	return func(yield func(Item) bool) {
		for i, p := range c.personas {
			item := Item{Kind: Personas, Name: p.Name, Data: rawjson.Encode(p)}
			if e, there := pictures[c.pictures[i]]; there {
				item.Picture, _ = e.read(ctx, chat.MaxImageBytes, "Couldn't open this file.") // a persona can do without one
			}
			if !yield(item) {
				return
			}
		}
		w, more := newAppWalk(importAssets{}), true
		for _, f := range c.folders {
			w.folder("sillytavern", f, func(item Item, _ error) bool {
				more = more && yield(item)
				return more
			})
		}
		if item := c.settings(); more && len(item.Data) > 0 {
			yield(item)
		}
	}
}

// settings are the choices; without data where nothing was chosen.
func (c *choices) settings() (item Item) {
	chosen := map[string]any{}
	if c.active != 0 {
		chosen["active_persona_id"] = c.active
	}
	if len(c.shared) > 0 {
		chosen["shared_variables"] = c.shared
	}
	if len(chosen) > 0 {
		item = Item{Kind: Choices, Name: "settings.json", Data: rawjson.Encode(chosen)}
	}
	return item
}
