package localserver

import (
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"terzetto/backend/base/fault"
)

// A CacheType is the form in which a server keeps what it has read.
type CacheType string

// The cache types.
const (
	CacheF16 CacheType = "f16"
	CacheQ8  CacheType = "q8_0" // half the memory, and hardly a difference in what is written
)

// A Launch is what a server is started with.
type Launch struct {
	Name      string // as people call the model
	Model     string // the path of its file; of several, the first
	Projector string // of its pictures; empty: it sees none
	Size      int64  // bytes that loading reads and sets aside, by which progress is told; 0: not known
	Context   int    // tokens
	Slots     int    // conversations, or voices, whose prompts are kept at a time; they share the context
	CacheMB   int    // memory in which prompts are kept that no slot holds
	Cache     CacheType
	Processor bool     // it uses no graphics card
	Embeds    bool     // it embeds texts, and does nothing else
	Flags     []string // of the person; they come last
}

// The longest text that is embedded is read in one piece, whose memory is set aside when the model is loaded.
const mostEmbedded = 8192

// arguments are those of the command line, which any account of the computer may read: nothing secret is among them. A build
// ends at a flag that it doesn't know, so what is newer than the oldest build that we use is a variable.
func (l Launch) arguments(address []string) []string {
	args := []string{"-m", l.Model, "--alias", l.Name, "-c", strconv.Itoa(l.Context), "-np", strconv.Itoa(max(l.Slots, 1)), "--no-webui", "--offline", "-lv", "4"}
	args = append(args, address...)
	if l.Slots > 1 {
		args = append(args, "--kv-unified")
	}
	if l.Projector != "" {
		args = append(args, "--mmproj", l.Projector)
	}
	if l.Cache == CacheQ8 {
		args = append(args, "-ctk", string(CacheQ8), "-ctv", string(CacheQ8))
	}
	if l.Embeds {
		n := strconv.Itoa(min(l.Context, mostEmbedded))
		args = append(args, "--embedding", "-b", n, "-ub", n)
	}
	if l.Processor {
		args = append(args, "-ngl", "0")
	}
	return append(args, l.Flags...)
}

// variables are those that the program reads beside the command line.
func (l Launch) variables(key string) []string {
	all := []string{
		"LLAMA_API_KEY=" + key, "LLAMA_ARG_CACHE_RAM=" + strconv.Itoa(l.CacheMB),
		"LLAMA_ARG_CORS_ORIGINS=localhost", "LLAMA_ARG_CORS_CREDENTIALS=false",
	}
	if l.Processor {
		all = append(all, "LLAMA_ARG_DEVICE=none")
	}
	return all
}

// own are the flags that Terzetto sets itself, or that would open the server to others.
var own = []string{
	"-m", "--model", "-mu", "--model-url", "-hf", "-hfr", "--hf-repo", "-hff", "--hf-file", "-hft", "--hf-token", "-a", "--alias",
	"--host", "--port", "--reuse-port", "--api-key", "--api-key-file", "--path", "--api-prefix", "--ui", "--webui", "--no-ui", "--no-webui",
	"--cors-origins", "--cors-methods", "--cors-headers", "--cors-credentials", "--ssl-key-file", "--ssl-cert-file", "--embedding", "--embeddings",
	"--models-dir", "--models-preset", "--models-max", "--slot-save-path", "--media-path", "--log-file", "--log-disable", "-lv", "--verbosity", "--log-verbosity",
	"-dr", "--docker-repo", "--no-offline", "--ui-mcp-proxy", "--webui-mcp-proxy", "-v", "--verbose", "--version", "--help", "-h", "--usage", "--list-devices", "--tools", "--agent", "--sleep-idle-seconds",
}

// SplitFlags reads the flags that a person typed: parted by spaces, with quotes around what holds some.
func SplitFlags(text string) ([]string, error) {
	var all []string
	var word strings.Builder
	open, begun := rune(0), false
	for _, r := range text {
		switch {
		case open != 0 && r == open:
			open = 0
		case open != 0:
			word.WriteRune(r)
		case r == '"' || r == '\'':
			open, begun = r, true
		case unicode.IsSpace(r):
			if begun {
				all = append(all, word.String())
				word.Reset()
			}
			begun = false
		default:
			begun = true
			word.WriteRune(r)
		}
	}
	if open != 0 {
		return nil, fault.New(fault.Invalid, "A quotation mark of the flags is not closed.").With("field", "flags")
	}
	if begun {
		all = append(all, word.String())
	}
	return all, nil
}

// CheckFlags refuses flags that Terzetto sets itself, and those that a build doesn't know; a nil known knows all.
func CheckFlags(flags []string, known map[string]bool) error {
	for _, flag := range flags {
		name, _, _ := strings.Cut(flag, "=")
		if !strings.HasPrefix(name, "-") || isNumber(name) {
			continue // it is a value
		}
		switch {
		case slices.Contains(own, name) || strings.HasPrefix(name, "--mcp"):
			return fault.Newf(fault.Invalid, "Terzetto sets %s itself.", name).With("field", "flags")
		case known != nil && !known[name]:
			return fault.Newf(fault.Invalid, "llama.cpp has no flag %s.", name).With("field", "flags")
		}
	}
	return nil
}

func isNumber(text string) bool {
	_, err := strconv.ParseFloat(text, 64)
	return err == nil
}

// dirOf is where a build works: it loads libraries from there.
func dirOf(b Build) string {
	if real, err := filepath.EvalSymlinks(b.Path); err == nil {
		return filepath.Dir(real)
	}
	return filepath.Dir(b.Path)
}
