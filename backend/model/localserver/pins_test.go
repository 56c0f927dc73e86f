package localserver_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/lists"
	"terzetto/backend/model/localserver"
)

func pins(t *testing.T) localserver.Pins {
	t.Helper()
	p, err := localserver.ReadPins()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestWhatIsPinnedIsWhole(t *testing.T) {
	p := pins(t)
	if p.Tag == "" || p.Licence != "MIT" || !strings.HasSuffix(p.Release, "/"+p.Tag) {
		t.Errorf("it is %+v", p)
	}
	for id, a := range p.Archives {
		if len(a.SHA256) != 64 || strings.ToLower(a.SHA256) != a.SHA256 {
			t.Errorf("%s has the hash %q", id, a.SHA256)
		}
		if named := localserver.VariantOf(a.File, p.Tag); named != id {
			t.Errorf("%s is called %s, as %q is", id, a.File, named)
		}
	}
}

func TestAMachineIsOfferedTheArchivesThatRunOnIt(t *testing.T) {
	for _, c := range []struct {
		name    string
		machine localserver.Machine
		want    []string // with what each uses a card by, and how many archives it is
	}{
		{"Linux without a card", localserver.Machine{OS: "linux", Arch: "amd64"}, []string{"linux-x64  1"}},
		{"Linux with Vulkan", localserver.Machine{OS: "linux", Arch: "amd64", Vulkan: true}, []string{"linux-vulkan-x64 vulkan 1", "linux-x64  1"}},
		{"Linux on ARM", localserver.Machine{OS: "linux", Arch: "arm64", Vulkan: true}, []string{"linux-vulkan-arm64 vulkan 1", "linux-arm64  1"}},
		{"Windows without a card", localserver.Machine{OS: "windows", Arch: "amd64"}, []string{"windows-x64  1"}},
		{"Windows on ARM", localserver.Machine{OS: "windows", Arch: "arm64", Vulkan: true}, []string{"windows-arm64  1"}},
		{"Windows with Vulkan and CUDA", localserver.Machine{OS: "windows", Arch: "amd64", Vulkan: true, NVIDIA: true}, []string{
			"windows-vulkan-x64 vulkan 1", "windows-x64  1", "windows-cuda-12.4-x64 cuda 2",
		}},
		{"Windows with CUDA alone", localserver.Machine{OS: "windows", Arch: "amd64", NVIDIA: true}, []string{"windows-cuda-12.4-x64 cuda 2", "windows-x64  1"}},
		{"a Mac of today", localserver.Machine{OS: "darwin", Arch: "arm64", Version: "15.1"}, []string{"macos-arm64 metal 1"}},
		{"a Mac that is just new enough", localserver.Machine{OS: "darwin", Arch: "arm64", Version: "13.3"}, []string{"macos-arm64 metal 1"}},
		{"a Mac that is just too old", localserver.Machine{OS: "darwin", Arch: "arm64", Version: "13.2.1"}, nil},
		{"a Mac with an old system", localserver.Machine{OS: "darwin", Arch: "amd64", Version: "12.7.6"}, nil},
		{"a Mac that doesn't say how old it is", localserver.Machine{OS: "darwin", Arch: "amd64"}, []string{"macos-x64  1"}},
		{"a system without archives", localserver.Machine{OS: "freebsd", Arch: "amd64", Vulkan: true}, nil},
		{"a processor without archives", localserver.Machine{OS: "linux", Arch: "riscv64"}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := lists.Map(pins(t).Variants(c.machine), describe)
			if diff := cmp.Diff(c.want, got, cmp.Transformer("nil", func(all []string) string { return strings.Join(all, "\n") })); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func describe(v localserver.Variant) string {
	return v.ID + " " + v.Graphics + " " + string(rune('0'+len(v.Archives)))
}

func TestAnArchiveIsOfferedOnlyWithAllItsHashes(t *testing.T) {
	hash := strings.Repeat("a", 64)
	machine := localserver.Machine{OS: "linux", Arch: "amd64", Vulkan: true, NVIDIA: true}
	for _, c := range []struct {
		name     string
		archives map[string]localserver.Archive
		want     string
		size     int64
	}{
		{"it has one", map[string]localserver.Archive{"linux-x64": {File: "a", SHA256: hash, Size: 5}}, "linux-x64  1", 5},
		{"it has none", map[string]localserver.Archive{"linux-x64": {File: "a"}}, "", 0},
		{"it has half of one", map[string]localserver.Archive{"linux-x64": {File: "a", SHA256: hash[:40]}}, "", 0},
		{"what it needs has one too", map[string]localserver.Archive{
			"linux-cuda-12.8-x64": {File: "a", SHA256: hash, Size: 5, With: "b"}, "runtime": {File: "b", SHA256: hash, Size: 7},
		}, "linux-cuda-12.8-x64 cuda 2", 12},
		{"one size is not known", map[string]localserver.Archive{
			"linux-cuda-12.8-x64": {File: "a", SHA256: hash, Size: 5, With: "b"}, "runtime": {File: "b", SHA256: hash},
		}, "linux-cuda-12.8-x64 cuda 2", 0},
		{"what it needs has none", map[string]localserver.Archive{
			"linux-cuda-12.8-x64": {File: "a", SHA256: hash, With: "b"}, "runtime": {File: "b"},
		}, "", 0},
		{"what it needs is not there", map[string]localserver.Archive{"linux-cuda-12.8-x64": {File: "a", SHA256: hash, With: "b"}}, "", 0},
		{"it uses a card in a way that we don't know", map[string]localserver.Archive{"linux-rocm-x64": {File: "a", SHA256: hash}}, "", 0},
		{"there are two for one kind of card", map[string]localserver.Archive{
			"linux-cuda-13.4-x64": {File: "a", SHA256: hash, Size: 1}, "linux-cuda-12.8-x64": {File: "b", SHA256: hash, Size: 2},
		}, "linux-cuda-12.8-x64 cuda 1|linux-cuda-13.4-x64 cuda 1", 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			all := localserver.Pins{Archives: c.archives}.Variants(machine)
			if got := strings.Join(lists.Map(all, describe), "|"); got != c.want {
				t.Errorf("offered are %q", got)
			}
			if len(all) > 0 && all[0].Size != c.size {
				t.Errorf("its size is %d", all[0].Size)
			}
		})
	}
}

func TestAnArchiveIsNamedByItsFile(t *testing.T) {
	for file, want := range map[string]string{
		"llama-b10480-bin-ubuntu-x64.tar.gz":               "linux-x64",
		"llama-b10480-bin-ubuntu-vulkan-x64.tar.gz":        "linux-vulkan-x64",
		"llama-b10480-bin-ubuntu-cuda-12.8-x64.tar.gz":     "linux-cuda-12.8-x64",
		"llama-b10480-bin-win-cpu-x64.zip":                 "windows-x64",
		"llama-b10480-bin-win-cpu-arm64.zip":               "windows-arm64",
		"llama-b10480-bin-win-vulkan-x64.zip":              "windows-vulkan-x64",
		"llama-b10480-bin-win-cuda-12.4-x64.zip":           "windows-cuda-12.4-x64",
		"llama-b10480-bin-macos-arm64.tar.gz":              "macos-arm64",
		"llama-b10480-bin-win-opencl-adreno-arm64.zip":     "",
		"llama-b10480-bin-ubuntu-rocm-10.0-x64.tar.gz":     "",
		"llama-b10480-bin-macos-arm64-kleidiai.tar.gz":     "",
		"llama-b10479-bin-ubuntu-x64.tar.gz":               "",
		"llama-b10480-xcframework.zip":                     "",
		"cudart-llama-bin-win-cuda-12.4-x64.zip":           "cudart-12.4-x64",
		"cudart-llama-b10480-bin-ubuntu-cuda-x64.tar.gz":   "cudart-llama-b10480-bin-ubuntu-cuda-x64",
		"cudart-llama-b10479-bin-ubuntu-cuda-x64.tar.gz":   "",
		"llama-b10480-bin-../../win-cpu-x64/../../etc.zip": "",
	} {
		t.Run(file, func(t *testing.T) {
			if got := localserver.VariantOf(file, "b10480"); got != want {
				t.Errorf("it is %q, not %q", got, want)
			}
		})
	}
}
