package chat

import (
	"slices"
	"strings"
	"time"

	"terzetto/backend/base/lists"
)

// A Folder groups conversations and says what those in it share. A conversation lies in at most one folder, and a folder in
// at most one other, which lies in none.
type Folder struct {
	ID            string    `json:"id"`        // UUID
	ParentID      string    `json:"parent_id"` // empty: it lies in no other
	Name          string    `json:"name"`
	Color         string    `json:"color"`           // one of FolderColors; empty: none
	Position      int       `json:"position"`        // among those with the same parent
	Instructions  string    `json:"instructions"`    // added to the system prompt
	ModelConfigID *int64    `json:"model_config_id"` // the model that answers where a conversation names none; nil: the one that is chosen for all
	PresetID      *int64    `json:"preset_id"`       // the preset where a conversation names none; nil: none
	WorldIDs      []int64   `json:"world_ids"`       // lorebooks that are read here
	Files         []File    `json:"files"`           // that each conversation reads as it does its own
	ToolGroups    []string  `json:"tool_groups"`     // what models may use where a conversation without a character says nothing; see ConversationTools
	CreatedAt     time.Time `json:"created_at"`

	Conversations int `json:"conversations"` // how many are in it and shown in the list; lists only
}

// MaxFolderFiles is how many files a folder takes.
const MaxFolderFiles = 50

// FolderColors are the colors of a folder's mark, by the names of the window's tokens.
func FolderColors() []string {
	return []string{"", "red", "orange", "yellow", "green", "teal", "blue", "purple", "gray"}
}

// A FolderChain is the folder of a conversation and the one around it, the outer one first.
type FolderChain []Folder

// Instructions are those of all of them: an inner folder adds to those of the outer.
func (c FolderChain) Instructions() string {
	texts := lists.Map(c, func(f Folder) string { return strings.TrimSpace(f.Instructions) })
	return strings.Join(slices.DeleteFunc(texts, func(text string) bool { return text == "" }), "\n\n")
}

// Files are those of all of them, each content once.
func (c FolderChain) Files() (files []File) {
	for _, folder := range c {
		for _, f := range folder.Files {
			if !slices.ContainsFunc(files, func(o File) bool { return o.Hash == f.Hash }) {
				files = append(files, f)
			}
		}
	}
	return files
}

// ToolGroups are those of the inner folder that names any.
func (c FolderChain) ToolGroups() []string {
	for _, folder := range slices.Backward(c) {
		if len(folder.ToolGroups) > 0 {
			return folder.ToolGroups
		}
	}
	return nil
}

// Worlds are the lorebooks of all of them.
func (c FolderChain) Worlds() (ids []int64) {
	for _, folder := range c {
		ids = append(ids, folder.WorldIDs...)
	}
	return ids
}

// Over lays what a conversation says over what its folders do: the inner folder wins over the outer, the conversation over both.
func (c FolderChain) Over(of Conversation) Conversation {
	for _, folder := range slices.Backward(c) {
		if of.ModelConfigID == nil {
			of.ModelConfigID = folder.ModelConfigID
		}
		if of.PresetID == nil {
			of.PresetID = folder.PresetID
		}
	}
	return of
}

// A FolderShare is what a folder gave to a turn. It has no texts and no name of the folder, so that what a person changes or
// deletes there is in no record.
type FolderShare struct {
	FolderID     string `json:"folder_id"`
	Instructions bool   `json:"instructions"`
	Files        int    `json:"files"`
	Lorebooks    int    `json:"lorebooks"`
	Model        bool   `json:"model"`  // the one that answers is the folder's
	Preset       bool   `json:"preset"` // the same of the preset
}

// Shares are what each of them gives to a conversation. Those that give nothing are left out.
func (c FolderChain) Shares(of Conversation) (all []FolderShare) {
	for i, f := range c {
		as := c[i+1:].Over(of) // what wins over this one
		s := FolderShare{
			FolderID: f.ID, Instructions: strings.TrimSpace(f.Instructions) != "", Files: len(f.Files), Lorebooks: len(f.WorldIDs),
			Model: f.ModelConfigID != nil && as.ModelConfigID == nil, Preset: f.PresetID != nil && as.PresetID == nil,
		}
		if s != (FolderShare{FolderID: f.ID}) {
			all = append(all, s)
		}
	}
	return all
}

// A ConversationsChange says the same of many conversations. What is nil or empty stays as it is.
type ConversationsChange struct {
	IDs        []string `json:"ids"`
	FolderID   *string  `json:"folder_id,omitempty"` // empty: in no folder
	AddTags    []string `json:"add_tags,omitempty"`
	RemoveTags []string `json:"remove_tags,omitempty"`
	Pinned     *bool    `json:"pinned,omitempty"`
	Archived   *bool    `json:"archived,omitempty"` // what is archived is not pinned
	Trashed    *bool    `json:"trashed,omitempty"`
}

// A ConversationsChanged says how many conversations a change changed, and what changes them back.
type ConversationsChanged struct {
	Changed int                   `json:"changed"`
	Undo    []ConversationsChange `json:"undo"`
}

// MostChanged is how many conversations are changed at once.
const MostChanged = 50_000

// The limits of the tags of a conversation.
const (
	MaxTags      = 30
	MaxTagLength = 60 // characters
)

// A TagCount is a tag with the number of conversations that have it.
type TagCount struct {
	Tag   string `json:"tag"`
	Count int    `json:"count"`
}

// WithTags are tags with others added, each once whatever its case, without spaces around them.
func WithTags(tags, added []string) []string {
	all := []string{}
	for _, tag := range slices.Concat(tags, added) {
		tag = strings.Join(strings.Fields(tag), " ")
		if tag != "" && !hasTag(all, tag) {
			all = append(all, tag)
		}
	}
	return all
}

// WithoutTags are tags without some.
func WithoutTags(tags, removed []string) []string {
	return slices.DeleteFunc(slices.Clone(tags), func(tag string) bool { return hasTag(removed, tag) })
}

func hasTag(tags []string, tag string) bool {
	return slices.ContainsFunc(tags, func(o string) bool { return strings.EqualFold(o, tag) })
}
