package portable

import (
	"encoding/json"

	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
	"terzetto/backend/story/chatapps"
)

// A Preset is one on its way, with the file that it came from, so that what has no place here goes back there.
type Preset struct {
	chat.Preset

	Origin json.RawMessage `json:"origin,omitempty"` // a presetOrigin; empty: it was made here
}

// A presetOrigin is the file of SillyTavern that a preset came from.
type presetOrigin struct {
	Folder string `json:"folder"`
	File   object `json:"file"`
}

// maxOrigin is how many bytes of the file of a preset are kept; larger ones come without it.
const maxOrigin = 1 << 20

// originOf is what is kept of the file of a preset: all but its scripts, which are scripts of ours, and the address and the
// password of a server between.
func originOf(folder string, file object) json.RawMessage {
	file = file.Clone()
	for _, key := range []string{"proxy_password", "reverse_proxy"} {
		delete(file, key)
	}
	if extensions := file.Child("extensions").Clone(); extensions["regex_scripts"] != nil {
		delete(extensions, "regex_scripts")
		file.Set("extensions", extensions)
	}
	raw := rawjson.Encode(presetOrigin{folder, file})
	if len(raw) > maxOrigin {
		return nil
	}
	return raw
}

// chatPresets is the folder of SillyTavern for presets of chat endpoints.
const chatPresets = "OpenAI Settings"

// file is the file of a preset with its folder: the one that it came from with what was changed here, else one for chat endpoints.
func (p *Preset) file(scripts []json.RawMessage) (folder string, o object) {
	var from presetOrigin
	_ = json.Unmarshal(p.Origin, &from) // most have none
	said := p.Preset
	if was := chatapps.ReadPreset(p.Name, from.File).Content.SharedSystemPrompt; cleanText(was) == said.Content.SharedSystemPrompt {
		said.Content.SharedSystemPrompt = was
	}
	o, ok := chatapps.WritePreset(from.File, said)
	if folder = from.Folder; !ok || from.File == nil || sillyFolders()[folder] != chatapps.Presets {
		if folder = chatPresets; !ok || from.File == nil {
			o = chatapps.NewPresetFile(p.Preset)
		}
	}
	if len(scripts) > 0 {
		extensions := o.Child("extensions").Clone()
		extensions.Set("regex_scripts", scripts)
		o.Set("extensions", extensions)
	}
	return folder, o
}
