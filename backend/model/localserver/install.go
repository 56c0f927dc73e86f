package localserver

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"terzetto/backend/base/datadir"
	"terzetto/backend/base/fault"
	"terzetto/backend/model/fetch"
	"terzetto/backend/model/unpack"
)

// Where a release comes from.
const (
	ReleaseHost = "https://github.com"
	releases    = "/ggml-org/llama.cpp/releases/download/"
	NewestHost  = "https://api.github.com"
	newest      = "/repos/ggml-org/llama.cpp/releases?per_page=1"
)

// releaseHosts are where the release's host sends a download.
var releaseHosts = []string{"objects.githubusercontent.com", "release-assets.githubusercontent.com", "*.githubusercontent.com"}

// An Installer installs releases into a folder, each in a folder of its own.
type Installer struct {
	Dir     string // of all installed releases
	Fetcher *fetch.Fetcher
	Host    string // of releases; empty: ReleaseHost. Only what the hash says is unpacked, wherever it comes from
	API     string // which names the newest release; empty: NewestHost
	Now     func() time.Time
}

// A Stage is what an installation does.
type Stage string

// The stages, in their order.
const (
	Downloading Stage = "downloading"
	Checking    Stage = "checking"
	Unpacking   Stage = "unpacking"
	Probing     Stage = "probing" // which graphics cards it can use
)

// A Step is how far an installation is.
type Step struct {
	Stage    Stage
	Progress fetch.Progress // of all archives together
}

// An InstalledBuild is a release in its folder.
type InstalledBuild struct {
	Dir       string    `json:"-"`
	Tag       string    `json:"tag"`
	Variant   string    `json:"variant"`
	SHA256    []string  `json:"sha256"` // of the archives
	Installed time.Time `json:"installed_at"`
	Proven    bool      `json:"proven"` // it has loaded a model
	Files     []Sealed  `json:"files"`  // of the program
}

// A Sealed is a file as it was unpacked.
type Sealed struct {
	Name     string `json:"name"`
	Size     int64  `json:"size"`
	SHA256   string `json:"sha256"`
	Modified int64  `json:"modified"` // in nanoseconds since 1970
}

// sealFile is the list of the files in the folder of a release.
const sealFile = "installed.json"

// Install fetches the archives of a variant, checks and unpacks them, and looks whether the program runs. What was installed
// before stays. Ending ctx pauses a download. The error is a fault.
func (i Installer) Install(ctx context.Context, tag string, v Variant, tell func(Step)) (Build, error) {
	dir := filepath.Join(i.Dir, tag+"-"+v.ID)
	seal := InstalledBuild{Dir: dir, Tag: tag, Variant: v.ID, Installed: i.Now()}
	if err := datadir.Make(i.Dir); err != nil {
		return Build{}, fmt.Errorf("make the folder of the engine: %w", err)
	}
	var archives []string
	before := int64(0)
	for _, a := range v.Archives {
		path := filepath.Join(i.Dir, a.File)
		got, err := i.Fetcher.Get(ctx, fetch.Source{
			URL: cmp.Or(i.Host, ReleaseHost) + releases + tag + "/" + a.File, Name: a.File, Size: a.Size, SHA256: a.SHA256, Hosts: releaseHosts,
		}, path, func(p fetch.Progress) {
			step := Step{Stage: Downloading, Progress: p}
			if p.Checking {
				step.Stage = Checking
			}
			step.Progress.Done, step.Progress.Total = before+p.Done, max(v.Size, before+p.Total)
			tell(step)
		})
		if err != nil {
			return Build{}, fmt.Errorf("fetch the engine: %w", err)
		}
		archives, before = append(archives, path), before+got.Size
		seal.SHA256 = append(seal.SHA256, a.SHA256)
	}
	defer func() {
		for _, path := range archives {
			_ = os.Remove(path) // what it held is unpacked, or of no use
		}
	}()
	tell(Step{Stage: Unpacking, Progress: fetch.Progress{Done: before, Total: before}})
	made := dir + ".making"
	_ = os.RemoveAll(made) // of an installation that was interrupted
	defer func() { _ = os.RemoveAll(made) }()
	if err := unpackAll(ctx, archives, made); err != nil {
		return Build{}, err
	}
	var err error
	if seal.Files, err = sealAll(made); err != nil {
		return Build{}, err
	}
	tell(Step{Stage: Probing, Progress: fetch.Progress{Done: before, Total: before}})
	build, err := Inspect(ctx, Places{OS: runtime.GOOS}.inFolder(made), Installed)
	if err != nil {
		return Build{}, fmt.Errorf("look at the engine: %w", err)
	}
	if err := seal.write(made); err != nil {
		return Build{}, err
	}
	if err := replace(made, dir); err != nil {
		return Build{}, fmt.Errorf("put the engine into its folder: %w", err)
	}
	build.Path, build.Variant = filepath.Join(dir, filepath.Base(build.Path)), v.ID
	return build, nil
}

// unpackAll unpacks archives into one folder: of all but the first, only libraries.
func unpackAll(ctx context.Context, archives []string, dir string) error {
	if _, err := unpack.Archive(ctx, archives[0], dir, isWanted, nil); err != nil {
		return fmt.Errorf("unpack the engine: %w", err)
	}
	part := dir + ".part"
	defer func() { _ = os.RemoveAll(part) }()
	for _, path := range archives[1:] {
		_, err := unpack.Archive(ctx, path, part, isLibrary, nil)
		if err == nil {
			err = os.CopyFS(dir, os.DirFS(part))
		}
		if err = errors.Join(err, os.RemoveAll(part)); err != nil {
			return fmt.Errorf("unpack the engine: %w", err)
		}
	}
	return nil
}

// isWanted reports whether a file of a release is unpacked: the server, what tells its memory, licences and libraries. Some
// scanners take other tools of a release for something harmful.
func isWanted(name string) bool {
	name = strings.ToLower(filepath.Base(filepath.FromSlash(name)))
	bare := strings.TrimSuffix(name, ".exe")
	return slices.Contains([]string{"llama-server", "llama-fit-params"}, bare) || strings.HasPrefix(name, "license") || isLibrary(name)
}

func isLibrary(name string) bool {
	name = strings.ToLower(name)
	return strings.Contains(name, ".so") || slices.Contains([]string{".dylib", ".dll", ".metallib", ".metal"}, filepath.Ext(name))
}

// replace puts a folder into the place of another.
func replace(made, dir string) error {
	old := dir + ".old"
	_ = os.RemoveAll(old)
	err := os.Rename(dir, old)
	if err != nil && !os.IsNotExist(err) {
		return err //nolint:wrapcheck // the caller names the act
	}
	if err := os.Rename(made, dir); err != nil {
		return errors.Join(err, os.Rename(old, dir))
	}
	datadir.Flush(filepath.Dir(dir))
	return os.RemoveAll(old) //nolint:wrapcheck // as above
}

// sealAll lists the files of a folder with their hashes.
func sealAll(dir string) ([]Sealed, error) {
	var all []Sealed
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, fmt.Errorf("list the files of the engine: %w", err)
	}
	for _, e := range entries {
		info, err := e.Info()
		if err != nil {
			return nil, fmt.Errorf("look at a file of the engine: %w", err)
		}
		if !info.Mode().IsRegular() {
			continue // a link, whose target is in the list
		}
		hash, err := hashOf(filepath.Join(dir, e.Name()))
		if err != nil {
			return nil, err
		}
		all = append(all, Sealed{Name: e.Name(), Size: info.Size(), SHA256: hash, Modified: info.ModTime().UnixNano()})
	}
	return all, nil
}

func hashOf(path string) (string, error) {
	f, err := os.Open(path)
	if err != nil {
		return "", fmt.Errorf("read a file of the engine: %w", err)
	}
	defer func() { _ = f.Close() }()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", fmt.Errorf("read a file of the engine: %w", err)
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

// write writes the list into a folder.
func (b InstalledBuild) write(dir string) error {
	text, err := json.Marshal(b)
	if err == nil {
		err = datadir.Write(filepath.Join(dir, sealFile), text)
	}
	if err != nil {
		return fmt.Errorf("note what was installed: %w", err)
	}
	return nil
}

// ListInstalled lists the installed releases, the newest first.
func ListInstalled(dir string) []InstalledBuild {
	var all []InstalledBuild
	folders, _ := os.ReadDir(dir) // without the folder there are none
	for _, f := range folders {
		b := InstalledBuild{Dir: filepath.Join(dir, f.Name())}
		text, err := os.ReadFile(filepath.Join(b.Dir, sealFile))
		if err == nil && json.Unmarshal(text, &b) == nil && !strings.HasSuffix(b.Dir, ".making") && !strings.HasSuffix(b.Dir, ".old") {
			all = append(all, b)
		}
	}
	slices.SortFunc(all, func(a, b InstalledBuild) int { return cmp.Or(b.Number()-a.Number(), b.Installed.Compare(a.Installed)) })
	return all
}

// Number is that of the release.
func (b InstalledBuild) Number() int {
	n, _ := strconv.Atoi(strings.TrimPrefix(b.Tag, "b"))
	return n
}

// Verify reports whether the files are still those that were unpacked. A file whose size and time are the same is taken to be.
// The error is a fault that names the first that is not.
func (b InstalledBuild) Verify() error {
	for _, s := range b.Files {
		path := filepath.Join(b.Dir, s.Name)
		info, err := os.Stat(path)
		same := err == nil && info.Size() == s.Size
		if same && info.ModTime().UnixNano() != s.Modified {
			hash, err := hashOf(path)
			same = err == nil && hash == s.SHA256
		}
		if !same {
			return Blocked.fault(s.Name).Because(fmt.Errorf("the file %s of the engine is gone or was changed", s.Name))
		}
	}
	return nil
}

// Prove notes that the release in a folder has loaded a model, and removes the releases of before.
func (i Installer) Prove(dir string) error {
	all := ListInstalled(i.Dir)
	at := slices.IndexFunc(all, func(b InstalledBuild) bool { return b.Dir == dir })
	if at < 0 {
		return nil
	}
	if !all[at].Proven {
		all[at].Proven = true
		if err := all[at].write(dir); err != nil {
			return err
		}
	}
	var err error
	for n, b := range all {
		if n > at || b.Number() == all[at].Number() && b.Dir != dir && b.Installed.Before(all[at].Installed) {
			err = errors.Join(err, os.RemoveAll(b.Dir))
		}
	}
	return err
}

// Newest asks which release is the newest, with the hashes that the release's host computed of its archives.
func (i Installer) Newest(ctx context.Context) (Pins, error) {
	text, _, err := i.Fetcher.Read(ctx, fetch.Source{URL: cmp.Or(i.API, NewestHost) + newest, Name: "llama.cpp"}, 4<<20)
	if err != nil {
		return Pins{}, fmt.Errorf("ask for the newest release: %w", err)
	}
	var all []json.RawMessage
	if err := json.Unmarshal(text, &all); err != nil || len(all) == 0 {
		return Pins{}, fault.New(fault.Unavailable, "The list of releases can't be read. Try again later.").Because(err)
	}
	return ReadRelease(all[0])
}

// ReadRelease reads what the host of the releases says of one: its archives that we know, each with the hash that the host
// computed. The error is a fault.
func ReadRelease(text []byte) (Pins, error) {
	var release struct {
		Tag    string `json:"tag_name"`
		Page   string `json:"html_url"`
		Assets []struct {
			Name   string `json:"name"`
			Size   int64  `json:"size"`
			Digest string `json:"digest"`
		} `json:"assets"`
	}
	if err := json.Unmarshal(text, &release); err != nil || !releaseTag(release.Tag) {
		return Pins{}, fault.New(fault.Unavailable, "The list of releases can't be read. Try again later.").Because(err)
	}
	pins := Pins{Engine: "llama.cpp", Tag: release.Tag, Release: release.Page, Licence: "MIT", Archives: map[string]Archive{}}
	for _, a := range release.Assets {
		hash, ok := strings.CutPrefix(a.Digest, "sha256:")
		id := variantOf(a.Name, pins.Tag)
		if !ok || id == "" {
			continue
		}
		archive := Archive{File: a.Name, SHA256: hash, Size: a.Size}
		if version, cuda := strings.CutPrefix(strings.TrimSuffix(id, "-x64"), "windows-cuda-"); cuda {
			archive.With = "cudart-llama-bin-win-cuda-" + version + "-x64.zip"
		} else if strings.HasPrefix(id, "linux-cuda-") {
			archive.With = "cudart-" + a.Name
		}
		pins.Archives[id] = archive
	}
	return pins, nil
}

// releaseTag reports whether a text names a release: it becomes a part of a path.
func releaseTag(text string) bool {
	n, err := strconv.Atoi(strings.TrimPrefix(text, "b"))
	return err == nil && n > Floor && text == "b"+strconv.Itoa(n)
}

// variantOf is the variant of an archive of a release, by its name; empty: it is none that we know.
func variantOf(file, tag string) string {
	name := strings.TrimSuffix(strings.TrimSuffix(file, ".zip"), ".tar.gz")
	if version, cudart := strings.CutPrefix(name, "cudart-llama-bin-win-cuda-"); cudart {
		return "cudart-" + version // no system is called so: it is only what another archive needs
	}
	if strings.HasPrefix(name, "cudart-llama-"+tag+"-bin-ubuntu-") {
		return name
	}
	name, ours := strings.CutPrefix(name, "llama-"+tag+"-bin-")
	if !ours {
		return ""
	}
	for from, to := range map[string]string{"ubuntu-": "linux-", "win-cpu-": "windows-", "win-": "windows-", "macos-": "macos-"} {
		rest, is := strings.CutPrefix(name, from)
		if !is || from == "win-" && strings.HasPrefix(name, "win-cpu-") {
			continue
		}
		parts := strings.Split(rest, "-")
		kind := ""
		if len(parts) > 1 {
			kind = parts[0]
		}
		if slices.Contains([]string{"", "vulkan", "cuda"}, kind) {
			return to + rest
		}
	}
	return ""
}
