package team

import (
	"regexp"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/tool/program"
)

// fileName finds a word that may be the name of a file.
var fileName = regexp.MustCompile(`[\p{L}\p{N}_][\p{L}\p{N}_.-]*\.([A-Za-z][A-Za-z0-9]{0,8})`)

// fileEndings are those by which a word of a request is known to be the name of a file; in another, the dot may be that of an
// address or a sentence.
var fileEndings = strings.Fields("docx doc pdf pptx ppt xlsx xls csv tsv html htm md txt rtf odt ods odp eml epub key numbers pages tex " +
	"svg png jpg jpeg gif webp mp3 mp4 wav zip json yaml yml xml toml ini sql py js ts go sh css java c cpp h rs rb php ps1 bat lua r")

// requestedFiles are the files that the request names.
func (r *round) requestedFiles() []string { return namedFiles(r.prompt) }

// namedFiles are the files that a text names, each once.
func namedFiles(prompt string) (names []string) {
	for _, at := range fileName.FindAllStringSubmatchIndex(prompt, -1) {
		name, end := prompt[at[0]:at[1]], prompt[at[2]:at[3]]
		before, after := prompt[:at[0]], prompt[at[1]:]
		outside := strings.HasSuffix(before, "/") || strings.HasSuffix(before, "@") || strings.HasPrefix(after, "/") // of an address
		if !outside && slices.Contains(fileEndings, strings.ToLower(end)) && !slices.ContainsFunc(names, func(n string) bool { return strings.EqualFold(n, name) }) {
			names = append(names, name)
		}
	}
	return names
}

// uses says whether a task reads a document of that name.
func (p Plan) uses(name string) bool {
	return slices.ContainsFunc(p.Tasks, func(t Job) bool {
		return slices.ContainsFunc(t.Inputs, func(l string) bool {
			return strings.EqualFold(l, name) || strings.HasPrefix(strings.ToLower(l), strings.ToLower(name)+" ")
		})
	})
}

// makes says whether the plan promises or makes a document of that name.
func (p Plan) makes(name string) bool {
	same := func(l string) bool { return strings.EqualFold(l, name) }
	return slices.ContainsFunc(p.Promised, same) || slices.ContainsFunc(p.Tasks, func(t Job) bool { return slices.ContainsFunc(t.labels(), same) })
}

// checkEndings refuses a plan with a document of a kind that no agent of the team makes. A program leaves files of any
// kind, and a text that is there is revised whatever its name.
func (p Plan) checkEndings(agents []Info, there []Document) error {
	var makes []string
	for _, a := range agents {
		makes = append(makes, a.Makes...)
	}
	if makes = lists.Distinct(makes); len(makes) == 0 {
		return nil
	}
	refused := func(label string) bool {
		_, ext := CutExt(label)
		_, binary := beginnings[ext]
		_, known := latest(there, label)
		return ext != "" && ext != "htm" && ext != "markdown" && !slices.Contains(makes, ext) && (binary || !known)
	}
	var wrong []string
	runs := false
	for _, t := range p.Tasks {
		if slices.ContainsFunc(t.labels(), program.Runs) {
			runs = true
			continue
		}
		wrong = append(wrong, lists.Keep(t.labels(), refused)...)
	}
	if !runs {
		wrong = append(wrong, lists.Keep(p.Promised, refused)...)
	}
	if len(wrong) == 0 {
		return nil
	}
	return fault.Newf(fault.Invalid, "the team can't make %s. It can make these kinds of files: %s.", strings.Join(lists.Distinct(wrong), ", "), strings.Join(makes, ", "))
}

// checkNames refuses a plan that leaves out a file that the request names and that is not there yet.
func (p Plan) checkNames(named []string, there []Document) error {
	left := lists.Keep(named, func(name string) bool {
		_, known := latest(there, name)
		return !known && !p.makes(name) && !p.uses(name)
	})
	if len(left) == 0 || len(p.Tasks) == 0 && len(p.Promised) == 0 {
		return nil
	}
	return fault.Newf(fault.Invalid, "the request names %s, which no task makes or uses.", strings.Join(left, ", "))
}
