package app

import (
	goruntime "runtime"

	"github.com/wailsapp/wails/v2/pkg/menu"
	"github.com/wailsapp/wails/v2/pkg/menu/keys"
	"github.com/wailsapp/wails/v2/pkg/runtime"
)

// An entry of the native menus: what it says, its key, and the name under which the
// page knows it. Without a name it is a line between others.
type entry struct {
	label string
	key   *keys.Accelerator
	id    string
}

// menus are the native menus. The page carries out their actions: an entry only names one.
func menus() map[string][]entry {
	mod, shift := keys.CmdOrCtrl, func(key string) *keys.Accelerator {
		return keys.Combo(key, keys.CmdOrCtrlKey, keys.ShiftKey)
	}
	return map[string][]entry{
		"File": {
			{"New Conversation", mod("n"), "new"},
			{},
			{"Save the Conversation as…", shift("s"), "export"},
			{"Back Up Now", nil, "backup"},
			{},
			{"Settings", mod(","), "settings"},
		},
		"View": {
			{"Do Anything by Its Name", mod("k"), "palette"},
			{"Search the Conversations", shift("f"), "search"},
			{"Find in the Conversation", mod("f"), "find"},
			{},
			{"Conversations", mod("b"), "sidebar"},
			{"Inspector", mod("i"), "inspector"},
			{"Tools", mod("j"), "tools"},
			{},
			{"Larger", mod("+"), "zoom-in"},
			{"Smaller", mod("-"), "zoom-out"},
			{"Actual Size", mod("0"), "zoom-reset"},
		},
		"Help": {
			{"All Keys", mod("/"), "keys"},
			{"Copy Diagnostics", nil, "diagnostics"},
			{"About Terzetto", nil, "about"},
		},
	}
}

// menu builds the native menus. On a Mac the system's own come with them, without which
// copy and paste have no keys there.
func (b *bridge) menu() *menu.Menu {
	m := menu.NewMenu()
	onMac := goruntime.GOOS == "darwin"
	if onMac {
		m.Append(menu.AppMenu())
	}
	all := menus()
	for _, title := range []string{"File", "View", "Help"} {
		if title == "View" && onMac {
			m.Append(menu.EditMenu())
		}
		sub := m.AddSubmenu(title)
		for _, e := range all[title] {
			if e.id == "" {
				sub.AddSeparator()
				continue
			}
			sub.AddText(e.label, e.key, func(*menu.CallbackData) { runtime.EventsEmit(b.window, "command", e.id) })
		}
		if title == "File" && !onMac {
			sub.AddSeparator()
			sub.AddText("Quit", keys.CmdOrCtrl("q"), func(*menu.CallbackData) { runtime.Quit(b.window) })
		}
	}
	return m
}
