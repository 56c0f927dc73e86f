package huggingface

import (
	"net/url"
	"path"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/base/fault"
)

// Official is the address of Hugging Face itself.
const Official = "https://huggingface.co"

// Endpoint is the address that the environment names in its place, as the programs of others know it, or Official.
func Endpoint(getenv func(name string) string) string {
	for _, name := range []string{"HF_ENDPOINT", "MODEL_ENDPOINT"} {
		u, err := url.Parse(strings.TrimRight(strings.TrimSpace(getenv(name)), "/"))
		if err == nil && (u.Scheme == "https" || u.Scheme == "http") && u.Hostname() != "" && u.User == nil && u.RawQuery == "" && u.Fragment == "" {
			return u.String()
		}
	}
	return Official
}

// A Place is where a person says that a model is: in a repository, or at an address of its own.
type Place struct {
	Repo     string // owner/name; empty: URL is set
	Revision string // a branch, tag or commit; empty: the main branch
	File     string // the path of a .gguf file; empty: any
	Quant    string // how the weights are stored, such as Q4_K_M; empty: any
	URL      string // of a .gguf file elsewhere
}

const (
	mostText = 4096
	mostName = 96 // characters of an owner or a name
	ending   = ".gguf"
)

// Parse reads what a person typed or pasted: owner/name, owner/name:QUANT, owner/name/file.gguf, an address of Hugging Face
// or of endpoint, the address of a .gguf file elsewhere, or a command that has one of them.
func Parse(text, endpoint string) (Place, error) {
	words := strings.Fields(text)
	if len(text) <= mostText {
		p, ok := parseWords(words, endpoint)
		if ok {
			return p, nil
		}
	}
	return Place{}, fault.New(fault.Invalid, "Enter a model such as owner/name or owner/name:Q4_K_M, or the address of a .gguf file.").With("field", "model")
}

// repoFlags and fileFlags are the options of commands that are followed by a repository, or by a file of it.
var (
	repoFlags = [...]string{"-hf", "-hfr", "--hf-repo"}
	fileFlags = [...]string{"-hff", "--hf-file"}
)

func parseWords(words []string, endpoint string) (Place, bool) {
	var plain []string // what may be a place, the likeliest first
	file := ""
	for i, word := range words {
		name, value, assigned := strings.Cut(word, "=")
		if !assigned && i+1 < len(words) {
			value = words[i+1]
		}
		switch {
		case slices.Contains(repoFlags[:], name):
			plain = slices.Insert(plain, 0, value)
		case slices.Contains(fileFlags[:], name):
			file = unquote(value)
		case !strings.HasPrefix(word, "-"):
			plain = append(plain, word)
		}
	}
	for i, word := range plain {
		p, ok := parseWord(unquote(word), endpoint)
		if !ok {
			continue
		}
		for _, later := range plain[i+1:] {
			if later = unquote(later); file == "" && isModel(later) {
				file = later
			}
		}
		if p.Repo != "" && p.File == "" && isModel(file) && isPath(file) {
			p.File = file
		}
		return p, true
	}
	return Place{}, false
}

func unquote(word string) string { return strings.Trim(word, "\"'`<>()[],;") }

func parseWord(word, endpoint string) (Place, bool) {
	scheme, rest, found := strings.Cut(word, "://")
	if found {
		switch strings.ToLower(scheme) {
		case "hf", "huggingface":
			return parsePath(rest, "")
		case "http", "https":
			return parseAddress(word, endpoint)
		}
		return Place{}, false
	}
	host, _, below := strings.Cut(word, "/")
	if below && isHost(host, endpoint) {
		return parseAddress("https://"+word, endpoint)
	}
	if strings.Count(word, "/") > 1 && !isModel(word) { // the path of a file that is no model, or a host of somebody else
		return Place{}, false
	}
	return parsePath(word, "")
}

// isHost reports whether a host is that of Hugging Face or of the endpoint.
func isHost(host, endpoint string) bool {
	host = strings.TrimPrefix(strings.ToLower(host), "www.")
	if host == "huggingface.co" || host == "hf.co" {
		return true
	}
	u, err := url.Parse(endpoint)
	return err == nil && u.Host != "" && host == strings.TrimPrefix(strings.ToLower(u.Host), "www.")
}

func parseAddress(address, endpoint string) (Place, bool) {
	u, err := url.Parse(address)
	if err != nil || u.Hostname() == "" || u.User != nil {
		return Place{}, false
	}
	if !isHost(u.Host, endpoint) {
		u.Fragment, u.RawFragment = "", ""
		return Place{URL: u.String()}, isModel(u.Path)
	}
	way := u.EscapedPath()
	if base, err := url.Parse(endpoint); err == nil && strings.EqualFold(u.Host, base.Host) {
		way = strings.TrimPrefix(way, base.EscapedPath())
	}
	return parsePath(strings.Trim(way, "/"), u.Query().Get("show_file_info"))
}

// notOwners are the first parts of pages of Hugging Face that are no owners of models.
var notOwners = [...]string{
	"api", "blog", "buckets", "chat", "collections", "datasets", "docs", "join", "kernels", "learn", "login", "models", "new", "organizations",
	"papers", "posts", "pricing", "search", "settings", "spaces", "tasks",
}

// parsePath reads a repository with what is behind it: a file, or a page of it. An address escapes what is in a part of
// its path. shown is a file that the page shows.
func parsePath(escaped, shown string) (p Place, ok bool) {
	var parts []string
	for part := range strings.SplitSeq(escaped, "/") {
		text, err := url.PathUnescape(part)
		if err != nil {
			return Place{}, false
		}
		parts = append(parts, text)
	}
	if len(parts) < 2 || slices.Contains(notOwners[:], parts[0]) {
		return Place{}, false
	}
	name, tag, _ := strings.Cut(parts[1], ":")
	p.Repo = parts[0] + "/" + name
	rest := parts[2:]
	if len(rest) > 0 && slices.Contains([]string{"blob", "resolve", "raw", "tree"}, rest[0]) {
		if len(rest) > 1 && isPath(rest[1]) {
			p.Revision = rest[1]
		}
		rest = rest[min(2, len(rest)):]
	}
	file := strings.Join(rest, "/")
	switch {
	case isModel(file):
		p.File = file
	case isModel(shown):
		p.File = shown
	case isModel(tag):
		p.File, tag = tag, ""
	}
	if tag != "latest" {
		p.Quant = tag
	}
	ok = isRepo(p.Repo) && (p.File == "" || isPath(p.File)) && (p.Quant == "" || isName(p.Quant))
	if !ok {
		return Place{}, false
	}
	return p, true
}

func isModel(file string) bool { return strings.HasSuffix(strings.ToLower(file), ending) }

func isRepo(text string) bool {
	owner, name, found := strings.Cut(text, "/")
	return found && isName(owner) && isName(name)
}

// isName reports whether a text can be an owner, a name or a quant.
func isName(text string) bool {
	allowed := func(r rune) bool {
		return r < utf8.RuneSelf && (unicode.IsLetter(r) || unicode.IsDigit(r)) || strings.ContainsRune("-_.", r)
	}
	return text != "" && len(text) <= mostName && strings.IndexFunc(text, func(r rune) bool { return !allowed(r) }) < 0 &&
		!strings.Contains(text, "..") && strings.Trim(text, "-.") == text
}

// isPath reports whether a text is a path that stays inside of a folder, on every system.
func isPath(text string) bool {
	return text != "" && len(text) <= mostText && utf8.ValidString(text) && path.Clean(text) == text && text != "." &&
		!strings.HasPrefix(text, "/") && text != ".." && !strings.HasPrefix(text, "../") &&
		!strings.ContainsAny(text, `\:*?"<>|`) && !strings.ContainsFunc(text, unicode.IsControl)
}
