package app

import (
	"context"
	"encoding/json"
	goruntime "runtime"
	"strings"

	"github.com/wailsapp/wails/v2/pkg/menu"
	"github.com/wailsapp/wails/v2/pkg/menu/keys"
	"github.com/wailsapp/wails/v2/pkg/runtime"
)

// An entry of the native menus: the command of the page that it carries out, its English label,
// and its key. Without an id it is a line between others.
type entry struct {
	id    string
	label string
	key   *keys.Accelerator
}

// A submenu is one native menu. Its id names its title in the page's words.
type submenu struct {
	id      string
	label   string
	entries []entry
}

// quit is the one entry that the page does not carry out.
const quit = "quit"

// menus are the native menus. The page carries out their actions: an entry only names one.
func menus() []submenu {
	mod, shift := keys.CmdOrCtrl, func(key string) *keys.Accelerator {
		return keys.Combo(key, keys.CmdOrCtrlKey, keys.ShiftKey)
	}
	return []submenu{
		{"menu-file", "File", []entry{
			{"new", "New conversation", mod("n")},
			{},
			{"export", "Export the conversation as Markdown", shift("s")},
			{"backup", "Back up now", nil},
			{},
			{"settings", "Settings", mod(",")},
			{},
			{quit, "Quit", mod("q")},
		}},
		{"menu-view", "View", []entry{
			{"palette", "Run any command by name", mod("k")},
			{"search", "Search everything", shift("f")},
			{"find", "Find in this conversation", mod("f")},
			{},
			{"sidebar", "Show or hide the conversations", mod("b")},
			{"inspector", "Inspector", mod("i")},
			{"voices", "Voices", mod("j")},
			{},
			{"zoom-in", "Zoom in", mod("+")},
			{"zoom-out", "Zoom out", mod("-")},
			{"zoom-reset", "Actual size", mod("0")},
		}},
		{"menu-help", "Help", []entry{
			{"help", "Help", keys.Key("f1")},
			{"keys", "Keyboard shortcuts", mod("/")},
			{"readme", "Terzetto on the web", nil},
			{},
			{"diagnostics", "Copy diagnostics", nil},
			{"releases", "Check for a new release", nil},
			{"about", "About Terzetto", nil},
		}},
	}
}

// labels are the words of the menus and of the dialogs in the window's language, by their ids. The page knows the
// language, so the words come from there, and a start has those of the last time.
type labels map[string]string

// of returns a label, in English where the page has given none that can be shown on a line.
func (l labels) of(id, english string) string {
	if text := l[id]; text != "" && len(text) <= 200 && !strings.ContainsAny(text, "\n\r\x00") {
		return text
	}
	return english
}

// The titles of the system's dialogs, by the ids of their words.
const (
	saveFile       = "dialog-save"
	toolFolder     = "dialog-tools"
	savingFolder   = "dialog-save-all"
	importedFile   = "dialog-import"
	importedFolder = "dialog-import-folder"
)

// titles are the words of the dialogs, in English.
func titles() map[string]string {
	return map[string]string{
		saveFile: "Save {name}", toolFolder: "Choose a folder", savingFolder: "Choose the folder to save in",
		importedFile: "Choose the file to import", importedFolder: "Choose the folder to import",
	}
}

// title is what a dialog is called in the window's language.
func (b *bridge) title(id string) string {
	var words labels
	if named := b.labels.Load(); named != nil {
		words = *named
	}
	return words.of(id, titles()[id])
}

// menu builds the native menus. On a Mac the system's own come with them, without which
// copy and paste have no keys there.
func (b *bridge) menu(words labels) *menu.Menu {
	m := menu.NewMenu()
	onMac := goruntime.GOOS == "darwin"
	if onMac {
		m.Append(menu.AppMenu())
	}
	for _, s := range menus() {
		if s.id == "menu-view" && onMac {
			m.Append(menu.EditMenu())
		}
		sub := m.AddSubmenu(words.of(s.id, s.label))
		for _, e := range s.entries {
			switch e.id {
			case "":
				sub.AddSeparator()
			case quit:
				if !onMac { // which has it in a menu of its own
					sub.AddText(words.of(e.id, e.label), e.key, func(*menu.CallbackData) { runtime.Quit(b.window) })
				}
			default:
				sub.AddText(words.of(e.id, e.label), e.key, func(*menu.CallbackData) { runtime.EventsEmit(b.window, "command", e.id) })
			}
		}
	}
	return m
}

// nameMenus gives the menus the words that the page sent, now and at the next start.
func (b *bridge) nameMenus(ctx context.Context, args ...any) {
	if len(args) == 0 {
		return
	}
	var words labels
	text, err := json.Marshal(args[0])
	if err != nil || json.Unmarshal(text, &words) != nil {
		return
	}
	b.labels.Store(&words)
	b.relabel(ctx, words)
}
