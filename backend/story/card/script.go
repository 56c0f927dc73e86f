package card

import (
	"slices"

	"terzetto/backend/base/rawjson"
	"terzetto/backend/story/script"
)

// scriptsKey is where SillyTavern keeps a card's regex scripts, among the extensions.
const scriptsKey = "regex_scripts"

// Scripts are the regex scripts that a card brings.
func (c *Card) Scripts() []script.Script {
	all, _ := script.ReadList(c.rest().Data.Child("extensions")[scriptsKey])
	return all
}

// SetScripts puts scripts in the place of those that a card brings. Where they are the same it stays as it was written.
func (c *Card) SetScripts(all []script.Script) {
	same := func(a, b script.Script) bool { return string(a.JSON()) == string(b.JSON()) }
	if slices.EqualFunc(c.Scripts(), all, same) {
		return
	}
	r := c.rest()
	data := r.Data.Clone()
	if data.Has("extensions") && data.Child("extensions") == nil {
		return // it is no object, and stays as it was written
	}
	if ext := data.Child("extensions").Clone(); len(all) == 0 {
		delete(ext, scriptsKey)
		data.Set("extensions", ext)
	} else {
		ext[scriptsKey] = script.JSONList(all)
		data.Set("extensions", ext)
	}
	r.Data = data
	c.Rest = rawjson.Encode(r)
}
