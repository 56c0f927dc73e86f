package localserver

import (
	"context"
	"os"
	"path/filepath"
	"slices"

	"terzetto/backend/base/fault"
)

// Places are where Find looks.
type Places struct {
	Chosen string // a path that a person named; empty: none
	Own    string // the folder of Install
	Path   string // the variable PATH
	Home   string
	OS     string // runtime.GOOS
}

// A Candidate is a program that may be a Build.
type Candidate struct {
	Build

	Trouble string // why it can't be used; empty: it can
}

// Find looks for builds, the best first. One that a person named comes first, whatever else there is.
func Find(ctx context.Context, p Places) []Candidate {
	var all []Candidate
	seen := map[string]bool{}
	look := func(path string, origin Origin, variant string) {
		real, err := filepath.EvalSymlinks(path)
		if err != nil || !isFile(real) || seen[real] || ctx.Err() != nil {
			return
		}
		seen[real] = true
		build, err := Inspect(ctx, path, origin)
		build.Variant = variant
		c := Candidate{Build: build}
		if err != nil {
			c.Trouble = fault.Sentence(err)
		}
		all = append(all, c)
	}
	if p.Chosen != "" {
		if info, err := os.Stat(p.Chosen); err == nil && info.IsDir() {
			p.Chosen = p.inFolder(p.Chosen)
		}
		if filepath.IsAbs(p.Chosen) && isFile(p.Chosen) {
			look(p.Chosen, Chosen, "")
		} else {
			all = append(all, Candidate{Build: Build{Path: p.Chosen, Origin: Chosen, Devices: []Device{}}, Trouble: fault.Sentence(fault.New(fault.NotFound, "There is no program at this path."))})
		}
	}
	for _, i := range ListInstalled(p.Own) {
		look(filepath.Join(i.Dir, p.programs()[0]), Installed, i.Variant)
	}
	for _, dir := range filepath.SplitList(p.Path) {
		if filepath.IsAbs(dir) { // a relative one would depend on where Terzetto was started
			look(p.inFolder(dir), OnPath, "")
		}
	}
	for _, dir := range p.usual() {
		look(p.inFolder(dir), Usual, "")
	}
	return all
}

// programs are the names of the program, the one that does nothing else first.
func (p Places) programs() []string {
	if p.OS == "windows" {
		return []string{"llama-server.exe", "llama.exe"}
	}
	return []string{"llama-server", "llama"}
}

// inFolder is the program in a folder; where there is none, the path that it would have.
func (p Places) inFolder(dir string) string {
	for _, name := range p.programs() {
		path := filepath.Join(dir, name)
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() && (p.OS == "windows" || info.Mode()&0o111 != 0) {
			return path
		}
	}
	return filepath.Join(dir, p.programs()[0])
}

func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}

// usual are the folders where package managers put the program, which a program that a desktop starts does not have on its PATH.
func (p Places) usual() []string {
	switch p.OS {
	case "darwin":
		return []string{"/opt/homebrew/bin", "/usr/local/bin", "/opt/local/bin", filepath.Join(p.Home, ".llama-app", "llama")}
	case "windows":
		return []string{filepath.Join(p.Home, "AppData", "Local", "Microsoft", "WinGet", "Links"), filepath.Join(p.Home, "scoop", "shims")}
	}
	return []string{"/usr/local/bin", "/usr/bin", "/home/linuxbrew/.linuxbrew/bin", filepath.Join(p.Home, ".local", "bin"), filepath.Join(p.Home, ".llama-app", "llama")}
}

// Best is the first candidate that can be used.
func Best(all []Candidate) (Build, bool) {
	i := slices.IndexFunc(all, func(c Candidate) bool { return c.Trouble == "" })
	if i < 0 {
		return Build{}, false
	}
	return all[i].Build, true
}
