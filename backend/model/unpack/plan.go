package unpack

import (
	"path"
	"path/filepath"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// A plan is what is unpacked of an archive.
type plan struct {
	files   []step
	links   []step
	skipped int
	total   int64 // bytes, with those of links as copies
}

// A step is one file or link.
type step struct {
	at         int    // in the list of the archive
	name       string // relative to the folder
	size       int64
	executable bool
	target     string // of a link: the name of a file of the plan
}

// names are the files and links of a plan.
func (p plan) names() (all []string) {
	for _, s := range p.files {
		all = append(all, s.name)
	}
	for _, s := range p.links {
		all = append(all, s.name)
	}
	return all
}

// newPlan judges the list of an archive, and chooses what is wanted.
func newPlan(entries []entry, want func(string) bool) (plan, error) {
	names, err := judge(entries)
	if err != nil {
		return plan{}, err
	}
	top := topOf(entries, names)
	var p plan
	files := map[string]step{} // by their names in the archive
	links := map[string]string{}
	for at, e := range entries {
		name := strings.TrimPrefix(names[at], top)
		switch {
		case e.kind == link:
			links[names[at]], _ = linkTarget(names[at], e.link)
		case e.kind != regular:
		case !want(name):
			p.skipped++
		default:
			s := step{at: at, name: name, size: e.size, executable: e.executable}
			files[names[at]] = s
			p.files = append(p.files, s)
			p.total += s.size
		}
	}
	for at, e := range entries {
		if e.kind != link {
			continue
		}
		name, to := strings.TrimPrefix(names[at], top), names[at]
		for range links { // a chain of links, which may be a circle
			next, more := links[to]
			if !more {
				break
			}
			to = next
		}
		file, there := files[to]
		if !there || !want(name) {
			p.skipped++
			continue
		}
		p.links = append(p.links, step{at: at, name: name, size: file.size, executable: file.executable, target: file.name})
		p.total += file.size
	}
	return p, nil
}

// judge gives the clean names of a list, or says which entry refuses the archive.
func judge(entries []entry) ([]string, error) {
	type holder struct {
		name string
		kind kind
	}
	taken := map[string]holder{} // by the name that a disk may take it for
	take := func(name string, k kind) bool {
		key := strings.ToLower(strings.ToUpper(norm.NFC.String(name)))
		before, there := taken[key]
		taken[key] = holder{name, k}
		return !there || before == holder{name, folder} && k == folder
	}
	names := make([]string, len(entries))
	for at, e := range entries {
		name, why := cleanName(e.name)
		if why == "" && e.kind == other {
			why = "it is neither a file nor a folder nor a link"
		}
		if why == "" && e.kind == link {
			if _, ok := linkTarget(name, e.link); !ok {
				why = "it leads out of the archive"
			}
		}
		if why != "" {
			return nil, unsafeError{e.name, why}
		}
		if names[at] = name; name == "." {
			if e.kind != folder {
				return nil, unsafeError{e.name, "it has the place of the folder"}
			}
			continue
		}
		for above := path.Dir(name); above != "."; above = path.Dir(above) {
			if !take(above, folder) {
				return nil, unsafeError{e.name, "something else has the name of its folder"}
			}
		}
		if !take(name, e.kind) {
			return nil, unsafeError{e.name, "two entries have this name on some disks"}
		}
	}
	return names, nil
}

// topOf is the folder that everything is in, with a slash; empty: there is none.
func topOf(entries []entry, names []string) string {
	top := ""
	for at, name := range names {
		first, _, below := strings.Cut(name, "/")
		switch {
		case name == ".":
		case !below && entries[at].kind != folder, top != "" && top != first+"/":
			return ""
		default:
			top = first + "/"
		}
	}
	return top
}

const mostName = 255 // bytes of a part of a name, on most disks

// cleanName gives a name without what does not count, or says why it is none on every system.
func cleanName(name string) (clean, why string) {
	if !utf8.ValidString(name) || strings.ContainsFunc(name, unicode.IsControl) || strings.ContainsAny(name, `\:*?"<>|`) {
		return "", "no file may be called so"
	}
	if strings.HasPrefix(name, "/") || name == "" || len(name) > mostPath {
		return "", "it is no path in a folder"
	}
	for part := range strings.SplitSeq(strings.TrimSuffix(name, "/"), "/") {
		switch {
		case part == ".":
		case part == "" || part == ".." || len(part) > mostName:
			return "", "it is no path in a folder"
		case strings.HasSuffix(part, ".") || strings.HasSuffix(part, " ") || isDevice(part):
			return "", "it is another name under Windows"
		}
	}
	return path.Clean(name), ""
}

// isDevice reports whether Windows takes a name for a device, whatever its ending.
func isDevice(name string) bool {
	name, _, _ = strings.Cut(strings.ToUpper(name), ".")
	name = strings.TrimRight(name, " ")
	switch name {
	case "CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$":
		return true
	}
	port, number := strings.CutPrefix(name, "COM")
	if !number {
		port, number = strings.CutPrefix(name, "LPT")
	}
	return number && utf8.RuneCountInString(port) == 1 && strings.ContainsAny(port, "0123456789¹²³")
}

// relative is the target of a link from where the link is.
func (s step) relative() (string, error) {
	return filepath.Rel(filepath.FromSlash(path.Dir(s.name)), filepath.FromSlash(s.target))
}
