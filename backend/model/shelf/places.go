package shelf

import (
	"cmp"
	"path/filepath"
)

// Places are the folders of other programs.
type Places []Place

// Place is a folder in which a program keeps its models. Settings is a file that may name another one, or "".
type Place struct {
	Source   Source
	Dir      string
	Settings string
}

// DefaultPlaces is where programs keep their models unless they are told otherwise. A person adds the folders of programs
// that are installed anywhere, such as text-generation-webui, and plain folders.
func DefaultPlaces(env func(string) string, home, goos string) Places {
	at := func(parts ...string) string { return filepath.Join(append([]string{home}, parts...)...) }
	from := func(variable string, missing string, parts ...string) string {
		return filepath.Join(append([]string{cmp.Or(env(variable), missing)}, parts...)...)
	}
	hub := cmp.Or(env("HF_HUB_CACHE"), env("HUGGINGFACE_HUB_CACHE"))
	switch {
	case hub != "":
	case env("HF_HOME") != "":
		hub = filepath.Join(env("HF_HOME"), "hub")
	default:
		hub = from("XDG_CACHE_HOME", at(".cache"), "huggingface", "hub")
	}
	all := Places{
		{Source: LMStudio, Dir: at(".lmstudio", "models"), Settings: at(".lmstudio", "settings.json")},
		{Source: LMStudio, Dir: at(".cache", "lm-studio", "models")},
		{Source: Ollama, Dir: cmp.Or(env("OLLAMA_MODELS"), at(".ollama", "models"))},
		{Source: HuggingFace, Dir: hub},
	}
	var data, cache string // of programs for a desktop
	switch goos {
	case "windows":
		data, cache = from("APPDATA", at("AppData", "Roaming")), from("LOCALAPPDATA", at("AppData", "Local"))
		all = append(all, Place{Source: GPT4All, Dir: filepath.Join(cache, "nomic.ai", "GPT4All")})
	case "darwin":
		data, cache = at("Library", "Application Support"), at("Library", "Caches")
		all = append(all, Place{Source: GPT4All, Dir: filepath.Join(data, "nomic.ai", "GPT4All")})
	default:
		data, cache = from("XDG_DATA_HOME", at(".local", "share")), from("XDG_CACHE_HOME", at(".cache"))
		all = append(all,
			Place{Source: GPT4All, Dir: filepath.Join(data, "nomic.ai", "GPT4All")},
			Place{Source: Ollama, Dir: "/usr/share/ollama/.ollama/models"}) // of its service
	}
	all = append(all, Place{Source: Jan, Dir: filepath.Join(data, "Jan", "data")}, Place{Source: LlamaCPP, Dir: filepath.Join(cache, "llama.cpp")})
	if own := env("LLAMA_CACHE"); own != "" { // it holds either layout
		all = append(all, Place{Source: LlamaCPP, Dir: own}, Place{Source: HuggingFace, Dir: own})
	}
	return all
}
