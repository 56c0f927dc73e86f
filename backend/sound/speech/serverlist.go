package speech

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"
	"time"

	"terzetto/backend/base/fault"
)

// ServerURL gives the address of a server without the path of a call, from what a person typed or pasted.
func ServerURL(raw string) (string, error) {
	bad := func(why string) error { return fault.New(fault.Invalid, why).With("field", "url") }
	text := strings.TrimSpace(raw)
	if text == "" {
		return "", bad("Enter the address of the speech server.")
	}
	if !strings.Contains(text, "://") {
		text = "http://" + text
	}
	u, err := url.Parse(text)
	if err != nil || u.Hostname() == "" || strings.ContainsAny(u.Hostname(), " <>\"'") {
		return "", bad("This address is not valid. Enter one such as http://127.0.0.1:8880.")
	}
	if u.Scheme != "http" && u.Scheme != "https" {
		return "", bad("The address must begin with http:// or https://.")
	}
	if u.User != nil {
		return "", bad("Remove the user name and password from the address. Enter a key in its own field.")
	}
	u.RawQuery, u.Fragment = "", ""
	base := strings.TrimRight(u.String(), "/")
	for _, call := range []string{"/speech", "/voices", "/audio", "/models", "/v1"} {
		base = strings.TrimRight(strings.TrimSuffix(base, call), "/")
	}
	return base, nil
}

func hostOf(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return address
	}
	return u.Host
}

// voiceLists are where servers list their voices, the common place first: Kokoro-FastAPI and LocalAI, then
// imitators of OpenAI, AllTalk, XTTS and KoboldCpp, and Piper.
func voiceLists() []string {
	return []string{"/v1/audio/voices", "/v1/voices", "/api/voices", "/speakers_list", "/voices"}
}

// Voices implements Driver.
func (s *Server) Voices(ctx context.Context) ([]Voice, error) {
	ctx, cancel := context.WithTimeoutCause(ctx, asking, errHung)
	defer cancel()
	for _, path := range voiceLists() {
		var list any
		err := s.get(ctx, path, &list)
		if fault.CodeOf(err) == fault.NotFound {
			continue
		}
		if err != nil {
			return nil, err
		}
		if voices := voicesIn(list); len(voices) > 0 {
			return voices, nil
		}
	}
	return nil, nil
}

// maxVoices bounds the listed voices of a server; a longer list is of no use to a person.
const maxVoices = 2_000

// voicesIn reads a list in any of the forms that servers use: names, or records with an id or a name, alone or under
// "voices" or "data", or a map from names to records.
func voicesIn(list any) []Voice {
	switch v := list.(type) {
	case map[string]any:
		for _, under := range []string{"voices", "data", "speakers"} {
			if inner, ok := v[under]; ok {
				return voicesIn(inner)
			}
		}
		return voicesByName(v)
	case []any:
		var out []Voice
		for _, e := range v {
			if voice, ok := voiceIn(e); ok && len(out) < maxVoices {
				out = append(out, voice)
			}
		}
		return out
	}
	return nil
}

// voicesByName reads Piper's list, in which each name has what the file of the voice says.
func voicesByName(list map[string]any) []Voice {
	var out []Voice
	for _, name := range slices.Sorted(maps.Keys(list)) {
		about, ok := list[name].(map[string]any)
		if !ok {
			return nil
		}
		v := Voice{ID: name, Name: name}
		if language, ok := about["language"].(map[string]any); ok {
			code, _ := language["code"].(string)
			v.Language = strings.ToLower(strings.ReplaceAll(code, "_", "-"))
		}
		if audio, ok := about["audio"].(map[string]any); ok {
			v.Quality, _ = audio["quality"].(string)
		}
		if out = append(out, v); len(out) == maxVoices {
			break
		}
	}
	return out
}

// kokoroLanguages are what the first letter of the name of a Kokoro voice stands for.
var kokoroLanguages = map[byte]string{
	'a': "en-us", 'b': "en-gb", 'e': "es", 'f': "fr", 'h': "hi", 'i': "it", 'j': "ja", 'p': "pt-br", 'z': "zh",
}

func voiceIn(e any) (Voice, bool) {
	v, ok := namedVoice(e)
	if ok && v.Language == "" && kokoroVoice().MatchString(v.ID) {
		v.Language = kokoroLanguages[v.ID[0]]
	}
	return v, ok
}

func namedVoice(e any) (Voice, bool) {
	switch e := e.(type) {
	case string:
		return Voice{ID: e, Name: e}, e != ""
	case map[string]any:
		text := func(keys ...string) string {
			for _, k := range keys {
				if s, ok := e[k].(string); ok && s != "" {
					return s
				}
			}
			return ""
		}
		id := text("id", "voice_id", "voice", "name")
		v := Voice{ID: id, Name: cmp.Or(text("name", "display_name"), id), Language: text("language", "lang", "locale")}
		if g := strings.ToLower(text("gender")); g == "female" || g == "male" {
			v.Gender = g
		}
		return v, id != ""
	}
	return Voice{}, false
}

// A FoundServer is a speech server that answered on this computer.
type FoundServer struct {
	URL    string `json:"url"`
	Server string `json:"server"` // what usually listens there; a person may see it, nothing depends on it
	Voices int    `json:"voices"`
}

// A Port is a place where speech servers usually listen.
type Port struct {
	Number int
	Server string
}

// KnownPorts is where common speech servers listen by default.
func KnownPorts() []Port {
	return []Port{
		{8880, "Kokoro"},
		{8000, "openedai-speech"},
		{7851, "AllTalk"},
		{8020, "XTTS"},
		{5001, "KoboldCpp"},
		{5000, "Piper"},
		{8001, "Silero"},
		{8080, "LocalAI"},
	}
}

// lookAround is how long Discover may take: a person is waiting for it.
const lookAround = 1200 * time.Millisecond

// Discover looks for speech servers on this computer. It asks each port for a list of voices, sends no key and no text,
// and trusts the answer, not the port. The answers come in the order of the ports.
func Discover(ctx context.Context, ports []Port, transport http.RoundTripper) []FoundServer {
	ctx, cancel := context.WithTimeout(ctx, lookAround)
	defer cancel()
	found := make([]FoundServer, len(ports))
	var all sync.WaitGroup
	for i, p := range ports {
		all.Go(func() {
			for _, host := range []string{"127.0.0.1", "[::1]"} {
				s, err := NewServer(ServerOptions{URL: fmt.Sprintf("http://%s:%d", host, p.Number), Transport: transport})
				if err != nil {
					continue
				}
				if voices, err := s.Voices(ctx); err == nil && len(voices) > 0 {
					found[i] = FoundServer{URL: s.base, Server: p.Server, Voices: len(voices)}
					return
				}
			}
		})
	}
	all.Wait()
	return slices.DeleteFunc(found, func(f FoundServer) bool { return f.URL == "" })
}
