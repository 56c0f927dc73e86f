package chat

import "strings"

// A World is a lorebook. Its entries are read in every conversation while it is enabled,
// and always in the conversations of a card that it belongs to.
type World struct {
	ID      int64  `json:"id"`
	Name    string `json:"name"`
	Enabled bool   `json:"enabled"`

	Rules BookRules `json:"rules"`
}

// A WorldUse says what reads a lorebook that is not read everywhere.
type WorldUse struct {
	WorldID       int64    `json:"world_id"`
	Characters    []string `json:"characters"`    // the names of those whose card has it
	Folders       []string `json:"folders"`       // the names of those that name it
	Conversations int      `json:"conversations"` // with these characters or in these folders, without the trash
}

// A LorebookEntry is a piece of lore that enters the prompt when one of its keys is
// spoken, or always when it is constant.
type LorebookEntry struct {
	ID              int64    `json:"id"`
	WorldID         int64    `json:"world_id"`
	Name            string   `json:"name"`
	Content         string   `json:"content"`
	Keywords        []string `json:"keywords"`
	SecondaryKeys   []string `json:"secondary_keys"` // one of them must be spoken too, if Selective
	Selective       bool     `json:"selective"`
	UseRegex        bool     `json:"use_regex"` // JavaScript's syntax or Go's; where one key is between slashes, only those are
	CaseInsensitive bool     `json:"case_insensitive"`
	Constant        bool     `json:"constant"`
	AtDepth         bool     `json:"at_depth"` // constant entries after the user's message instead of in the prefix
	Priority        int      `json:"priority"` // higher first
	Enabled         bool     `json:"enabled"`
	SortOrder       int      `json:"sort_order"`

	Rules EntryRules `json:"rules"`
}

// CutPattern parts a key that is written as a pattern between slashes, SillyTavern's way:
// /pattern/flags.
func CutPattern(key string) (pattern, flags string, ok bool) {
	if len(key) < 3 || key[0] != '/' {
		return "", "", false
	}
	end := strings.LastIndexByte(key, '/')
	if flags = key[end+1:]; end < 2 || strings.Trim(flags, "gimsuy") != "" {
		return "", "", false
	}
	return strings.ReplaceAll(key[1:end], `\/`, "/"), flags, true
}
