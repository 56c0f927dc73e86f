package localserver

import (
	"cmp"
	_ "embed"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Pins are the release of the program that a version of Terzetto installs, with the hash of each of its archives.
type Pins struct {
	Engine   string             `json:"engine"`
	Tag      string             `json:"tag"`
	Release  string             `json:"release"` // the page of the release
	Licence  string             `json:"licence"`
	Archives map[string]Archive `json:"archives"` // by system, kind of graphics where it needs one, and processor: linux-vulkan-x64
}

// An Archive is a file of a release.
type Archive struct {
	File   string `json:"file"`
	SHA256 string `json:"sha256"`
	Size   int64  `json:"size"` // bytes; 0: not known beforehand
	With   string `json:"with"` // the file of another archive, whose libraries it needs; empty: none
}

//go:embed pins.json
var pinned []byte

// ReadPins gives the release that this version installs.
func ReadPins() (Pins, error) {
	var p Pins
	if err := json.Unmarshal(pinned, &p); err != nil {
		return p, fmt.Errorf("read the pinned release: %w", err)
	}
	return p, nil
}

// A Variant is an archive of a release for one kind of computer.
type Variant struct {
	ID       string    `json:"id"`       // linux-vulkan-x64
	Graphics string    `json:"graphics"` // what it uses a graphics card by: vulkan, cuda, metal; empty: it uses the processor alone
	Size     int64     `json:"size"`     // of all archives together; 0: not known beforehand
	Archives []Archive `json:"-"`
}

// A Machine is what decides which variants run.
type Machine struct {
	OS, Arch string // runtime.GOOS, runtime.GOARCH
	Vulkan   bool   // its loader is installed
	NVIDIA   bool   // the library of NVIDIA's driver is installed
	Version  string // of macOS; empty: another system, or not known
}

// ThisMachine looks at this computer.
func ThisMachine(goos, goarch string) Machine {
	return Machine{
		OS: goos, Arch: goarch, Version: systemVersion(),
		Vulkan: hasLibrary(goos, "libvulkan.so.1", "vulkan-1.dll"), NVIDIA: hasLibrary(goos, "libcuda.so.1", "nvcuda.dll"),
	}
}

// hasLibrary reports whether the loader finds a library, by looking where systems keep them: to load it would run it.
func hasLibrary(goos, unix, windows string) bool {
	folders, name := []string{"/usr/lib", "/usr/lib64", "/usr/local/lib", "/lib", "/lib64", "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/run/opengl-driver/lib"}, unix
	if goos == "windows" {
		folders, name = []string{filepath.Join(os.Getenv("SystemRoot"), "System32")}, windows
	}
	return slices.ContainsFunc(folders, func(dir string) bool {
		_, err := os.Stat(filepath.Join(dir, name))
		return err == nil
	})
}

// oldestMac is the version of macOS from which the program's archives run.
const oldestMac = "13.3"

// Variants are the archives that run on a machine, the best first. What has no hash is none.
func (p Pins) Variants(m Machine) []Variant {
	system := map[string]string{"darwin": "macos"}[m.OS]
	if system == "" {
		system = m.OS
	}
	processor := map[string]string{"amd64": "x64"}[m.Arch]
	if processor == "" {
		processor = m.Arch
	}
	if system == "macos" && m.Version != "" && older(m.Version, oldestMac) {
		return nil
	}
	// One archive for every card comes before that for one maker's, which is much larger.
	order := []string{"metal", "vulkan", "", "cuda"}
	if !m.Vulkan && m.NVIDIA {
		order = []string{"cuda", ""}
	}
	var all []Variant
	for id, archive := range p.Archives {
		parts := strings.Split(id, "-")
		if len(archive.SHA256) != 64 || parts[0] != system || parts[len(parts)-1] != processor {
			continue
		}
		v := Variant{ID: id, Size: archive.Size, Archives: []Archive{archive}}
		if len(parts) > 2 {
			v.Graphics = parts[1]
		} else if system == "macos" && processor == "arm64" {
			v.Graphics = "metal"
		}
		if !slices.Contains(order, v.Graphics) || v.Graphics == "vulkan" && !m.Vulkan || v.Graphics == "cuda" && !m.NVIDIA {
			continue
		}
		if archive.With != "" {
			with, ok := p.byFile(archive.With)
			if !ok {
				continue
			}
			if v.Archives = append(v.Archives, with); v.Size > 0 && with.Size > 0 {
				v.Size += with.Size
			} else {
				v.Size = 0
			}
		}
		all = append(all, v)
	}
	slices.SortFunc(all, func(a, b Variant) int {
		return cmp.Or(slices.Index(order, a.Graphics)-slices.Index(order, b.Graphics), strings.Compare(a.ID, b.ID)) // the older CUDA runs with more drivers
	})
	return all
}

func (p Pins) byFile(file string) (Archive, bool) {
	for _, a := range p.Archives {
		if a.File == file && len(a.SHA256) == 64 {
			return a, true
		}
	}
	return Archive{}, false
}

// older compares versions such as 12.7.1 by their numbers.
func older(version, than string) bool {
	number := func(text string) (n [3]int) {
		for i, part := range strings.SplitN(text, ".", 3) {
			_, _ = fmt.Sscanf(part, "%d", &n[i])
		}
		return n
	}
	a, b := number(version), number(than)
	return slices.Compare(a[:], b[:]) < 0
}
