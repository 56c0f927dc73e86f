package huggingface

import (
	"cmp"
	"encoding/hex"
	"path"
	"slices"
	"strings"

	"terzetto/backend/model/gguf"
)

// A File is a model, or a projector that lets one see images.
type File struct {
	Name      string // its path, without the number of a part
	Size      int64  // of all parts, in bytes
	Parts     []Part // at least one, in their order
	Projector bool
}

// A Part is one file at Hugging Face.
type Part struct {
	Path   string
	Size   int64
	SHA256 string // empty: not known
}

// A leaf is a file or folder of a repository.
type leaf struct {
	Type string `json:"type"`
	Path string `json:"path"`
	Size int64  `json:"size"`
	LFS  struct {
		OID  string `json:"oid"`
		Size int64  `json:"size"`
	} `json:"lfs"`
}

func (l leaf) part() Part {
	p := Part{Path: l.Path, Size: l.Size}
	if raw, err := hex.DecodeString(l.LFS.OID); err == nil && len(raw) == 32 {
		p.SHA256, p.Size = strings.ToLower(l.LFS.OID), cmp.Or(l.LFS.Size, l.Size)
	}
	return p
}

// filesOf gathers the models of a repository.
func filesOf(leaves []leaf) (all []File) {
	type series struct {
		name string
		of   int
	}
	parts := map[series]map[int]Part{}
	for _, l := range leaves {
		p := l.part()
		if l.Type != "file" || !isModel(l.Path) || !isPath(l.Path) || p.Size <= 0 {
			continue
		}
		name, number, of := gguf.SplitName(l.Path)
		s := series{name, of}
		if parts[s] == nil {
			parts[s] = map[int]Part{}
		}
		parts[s][number] = p
	}
	for s, numbered := range parts {
		if len(numbered) < s.of {
			continue
		}
		f := File{Name: s.name, Projector: strings.Contains(strings.ToLower(path.Base(s.name)), "mmproj")}
		for number := 1; number <= s.of; number++ {
			f.Parts = append(f.Parts, numbered[number])
			f.Size += numbered[number].Size
		}
		all = append(all, f)
	}
	slices.SortFunc(all, func(a, b File) int { return cmp.Or(cmp.Compare(a.Name, b.Name), len(a.Parts)-len(b.Parts)) })
	return all
}

// Match gives the models that a place means: the one file, those of a quant, or all.
func (r Repository) Match(p Place) []File {
	return slices.DeleteFunc(slices.Clone(r.Files), func(f File) bool {
		switch {
		case p.File != "":
			return !slices.ContainsFunc(f.Parts, func(part Part) bool { return part.Path == p.File })
		case p.Quant != "":
			return f.Projector || !hasWord(f.Name, p.Quant)
		}
		return f.Projector
	})
}

// hasWord reports whether a word is in a text, in any case, with neither a letter nor a digit nor a line at its ends:
// Q4_K is no word of Q4_K_M.
func hasWord(text, word string) bool {
	words := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return r == '-' || r == '.' || r == '/' })
	wanted := strings.FieldsFunc(strings.ToLower(word), func(r rune) bool { return r == '-' || r == '.' })
	for at := range words {
		if len(wanted) > 0 && len(words[at:]) >= len(wanted) && slices.Equal(words[at:at+len(wanted)], wanted) {
			return true
		}
	}
	return false
}
