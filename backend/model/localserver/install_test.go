package localserver_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"terzetto/backend/base/lists"
	"terzetto/backend/model/fetch"
	"terzetto/backend/model/localserver"
	"terzetto/backend/testing/enginetest"
)

// A site is the host of releases.
type site struct {
	mu     sync.Mutex
	files  map[string][]byte // by their names
	page   bool              // it answers with a web page
	half   string            // of this file it sends half, and then waits
	asked  []string          // the files, with where they were asked for from
	newest string
}

func (s *site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	name := path.Base(r.URL.Path)
	data, ok := s.files[name]
	page, half := s.page, s.half == name
	s.asked = append(s.asked, strings.TrimSpace(name+" "+r.Header.Get("Range")))
	newest := s.newest
	s.mu.Unlock()
	switch {
	case strings.HasPrefix(r.URL.Path, "/repos/ggml-org/llama.cpp/releases"):
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write([]byte(newest))
	case page:
		w.Header().Set("Content-Type", "text/html")
		_, _ = w.Write([]byte("<html>Sign in to this network</html>"))
	case !ok || !strings.HasPrefix(r.URL.Path, "/ggml-org/llama.cpp/releases/download/"):
		http.NotFound(w, r)
	case half:
		w.Header().Set("Content-Length", strconv.Itoa(len(data)))
		w.Header().Set("Etag", `"1"`)
		_, _ = w.Write(data[:len(data)/2])
		w.(http.Flusher).Flush()
		<-r.Context().Done()
	default:
		w.Header().Set("Etag", `"1"`)
		http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(data))
	}
}

func (s *site) set(edit func(*site)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	edit(s)
}

func (s *site) requests() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.asked)
}

// A release is one that is installed from a site.
type release struct {
	t         *testing.T
	site      *site
	installer localserver.Installer
	real      string // the program that stands for each that is in an archive
	steps     []string
}

func newRelease(t *testing.T) *release {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("there are no scripts")
	}
	r := &release{t: t, site: &site{files: map[string][]byte{}}, real: enginetest.Program(t, t.TempDir(), enginetest.Knobs{})}
	server := httptest.NewServer(r.site)
	t.Cleanup(server.Close)
	dir := filepath.Join(t.TempDir(), "engine")
	now := time.Date(2026, 11, 28, 0, 0, 0, 0, time.UTC)
	r.installer = localserver.Installer{
		Dir: dir, Host: server.URL, API: server.URL,
		Fetcher: fetch.New(fetch.Options{Dir: filepath.Join(dir, ".incoming"), FreeDisk: func(string) (uint64, bool) { return 1 << 40, true }}),
		Now:     func() time.Time { now = now.Add(time.Minute); return now },
	}
	return r
}

// program is an archive with the program and more files.
func (r *release) program(more ...string) []byte {
	files := map[string]string{"llama-server": enginetest.Script(r.real)}
	for _, name := range more {
		files[name] = "content of " + name
	}
	return enginetest.Archive(r.t, files)
}

// variant puts archives into the site, and gives what installs them.
func (r *release) variant(archives ...[]byte) localserver.Variant {
	v := localserver.Variant{ID: "linux-x64"}
	for i, data := range archives {
		file := fmt.Sprintf("part%d.tar.gz", i+1)
		r.site.set(func(s *site) { s.files[file] = data })
		v.Archives = append(v.Archives, localserver.Archive{File: file, SHA256: enginetest.Sum(data), Size: int64(len(data))})
		v.Size += int64(len(data))
	}
	return v
}

func (r *release) install(ctx context.Context, tag string, v localserver.Variant) (localserver.Build, error) {
	r.steps = nil
	return r.installer.Install(ctx, tag, v, func(s localserver.Step) {
		if stage := string(s.Stage); len(r.steps) == 0 || r.steps[len(r.steps)-1] != stage {
			r.steps = append(r.steps, stage)
		}
		if s.Progress.Done > s.Progress.Total && s.Progress.Total > 0 {
			r.t.Errorf("%d of %d bytes", s.Progress.Done, s.Progress.Total)
		}
	})
}

// lies lists the folder of installations.
func (r *release) lies() (all []string) {
	r.t.Helper()
	err := filepath.WalkDir(r.installer.Dir, func(path string, e os.DirEntry, err error) error {
		if rel, _ := filepath.Rel(r.installer.Dir, path); err == nil && !e.IsDir() {
			all = append(all, filepath.ToSlash(rel))
		}
		return err
	})
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		r.t.Fatal(err)
	}
	return all
}

func TestAReleaseIsInstalledWithWhatItNeedsAlone(t *testing.T) {
	r := newRelease(t)
	v := r.variant(r.program("libggml.so", "LICENSE-curl", "llama-cli", "rpc-server", "knobs.json"))
	build, err := r.install(t.Context(), "b10375", v)
	if err != nil {
		t.Fatal(err)
	}
	if build.Version != "b10375" || build.Variant != "linux-x64" || build.Origin != localserver.Installed || build.Path != filepath.Join(r.installer.Dir, "b10375-linux-x64", "llama-server") {
		t.Errorf("it is %+v", build)
	}
	want := []string{"b10375-linux-x64/LICENSE-curl", "b10375-linux-x64/installed.json", "b10375-linux-x64/libggml.so", "b10375-linux-x64/llama-server"}
	if diff := cmp.Diff(want, r.lies()); diff != "" {
		t.Error(diff)
	}
	if last := r.steps[len(r.steps)-2:]; !slices.Equal(last, []string{"unpacking", "probing"}) || r.steps[0] != "downloading" {
		t.Errorf("the stages are %q", r.steps)
	}
	all := localserver.ListInstalled(r.installer.Dir)
	if len(all) != 1 || all[0].Tag != "b10375" || all[0].Proven || !slices.Equal(all[0].SHA256, []string{v.Archives[0].SHA256}) || len(all[0].Files) != 3 {
		t.Errorf("installed are %+v", all)
	}
}

func TestWhatIsNotTheReleaseIsNotInstalled(t *testing.T) {
	for _, c := range []struct {
		name    string
		variant func(r *release) localserver.Variant
		fault   string
	}{
		{"its hash is another", func(r *release) localserver.Variant {
			v := r.variant(r.program())
			v.Archives[0].SHA256 = strings.Repeat("a", 64)
			return v
		}, "The download of part1.tar.gz was damaged and has been deleted."},
		{"a network asks to sign in", func(r *release) localserver.Variant {
			v := r.variant(r.program())
			r.site.set(func(s *site) { s.page = true })
			return v
		}, ""},
		{"it is no longer there", func(r *release) localserver.Variant {
			v := r.variant(r.program())
			r.site.set(func(s *site) { s.files = nil })
			return v
		}, ""},
		{"it was cut off when it was made", func(r *release) localserver.Variant { p := r.program("libggml.so"); return r.variant(p[:len(p)-20]) }, ""},
		{"it is no archive", func(r *release) localserver.Variant { return r.variant([]byte("MZ not an archive")) }, ""},
		{"it leaves its folder", func(r *release) localserver.Variant {
			return r.variant(enginetest.Archive(r.t, map[string]string{"llama-server": enginetest.Script(r.real), "../../evil.so": "x"}))
		}, ""},
		{"it has no program", func(r *release) localserver.Variant {
			return r.variant(enginetest.Archive(r.t, map[string]string{"libggml.so": "x"}))
		}, ""},
		{"its program is too old", func(r *release) localserver.Variant {
			return r.variant(enginetest.Archive(r.t, map[string]string{"llama-server": "#!/bin/sh\necho 'version: 8925 (0adede866)'\n"}))
		}, "is llama.cpp b8925, which is too old."},
		{"its program needs a library", func(r *release) localserver.Variant {
			script := "#!/bin/sh\necho 'error while loading shared libraries: libgomp.so.1' >&2\nexit 127\n"
			return r.variant(enginetest.Archive(r.t, map[string]string{"llama-server": script}))
		}, "llama-server needs a library"},
		{"its second part is no archive", func(r *release) localserver.Variant { return r.variant(r.program(), []byte("x")) }, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			r := newRelease(t)
			_, err := r.install(t.Context(), "b10375", c.variant(r))
			if sentence := sentenceOf(err); err == nil || !strings.Contains(sentence, c.fault) {
				t.Errorf("it says %q", sentence)
			}
			left := lists.Keep(r.lies(), func(name string) bool { return !strings.HasPrefix(name, ".incoming/") })
			if len(left) > 0 || len(localserver.ListInstalled(r.installer.Dir)) > 0 {
				t.Errorf("left are %q", left)
			}
			if _, err := os.Stat(filepath.Join(r.installer.Dir, "..", "evil.so")); err == nil {
				t.Error("it left its folder")
			}
		})
	}
}

func TestAPausedInstallationGoesOnWhereItWas(t *testing.T) {
	for _, c := range []struct {
		name, half string
		again      []string // what is asked for afterwards
	}{
		{"in its first part", "part1.tar.gz", []string{"part1.tar.gz bytes=1000-", "part2.tar.gz"}},
		{"in its second part", "part2.tar.gz", []string{"part2.tar.gz bytes=1000-"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			r := newRelease(t)
			libraries := enginetest.Archive(t, map[string]string{"libcudart.so.12": "x", "llama-server": "another", "LICENSE": "x"})
			v := r.variant(r.program("libggml.so", "LICENSE"), libraries)
			r.site.set(func(s *site) { s.half = c.half })
			ctx, pause := context.WithCancelCause(t.Context())
			over := make(chan error)
			go func() {
				_, err := r.install(ctx, "b10375", v)
				over <- err
			}()
			reason := errors.New("paused")
			part := slices.IndexFunc(v.Archives, func(a localserver.Archive) bool { return a.File == c.half })
			until(t, "half of it is there", func() bool {
				return slices.Contains(r.requests(), c.half) && r.arrived() >= v.Archives[part].Size/2
			})
			pause(reason)
			if err := <-over; !errors.Is(err, reason) {
				t.Fatalf("it ended with %v", err)
			}
			r.site.set(func(s *site) { s.half, s.asked = "", nil })
			if _, err := r.install(t.Context(), "b10375", v); err != nil {
				t.Fatal(err)
			}
			if got := r.requests(); len(got) != len(c.again) || !strings.HasPrefix(got[0], c.half+" bytes=") {
				t.Errorf("asked for are %q", got)
			}
			want := []string{"b10375-linux-x64/LICENSE", "b10375-linux-x64/installed.json", "b10375-linux-x64/libcudart.so.12", "b10375-linux-x64/libggml.so", "b10375-linux-x64/llama-server"}
			if diff := cmp.Diff(want, r.lies()); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func (r *release) requests() []string { return r.site.requests() }

// arrived is how many bytes of an unfinished download there are.
func (r *release) arrived() (size int64) {
	parts, _ := filepath.Glob(filepath.Join(r.installer.Dir, ".incoming", "*.download"))
	for _, p := range parts {
		if info, err := os.Stat(p); err == nil {
			size += info.Size()
		}
	}
	return size
}

func TestAReleaseReplacesItselfAndStaysUntilAnotherIsProven(t *testing.T) {
	r := newRelease(t)
	tags := func() []string {
		return lists.Map(localserver.ListInstalled(r.installer.Dir), func(b localserver.InstalledBuild) string {
			return fmt.Sprintf("%s %v %d", b.Tag, b.Proven, len(b.Files))
		})
	}
	for _, step := range []struct {
		name string
		act  func() error
		want []string
	}{
		{"one is installed", func() error { _, err := r.install(t.Context(), "b10300", r.variant(r.program())); return err }, []string{"b10300 false 1"}},
		{"it is installed again", func() error {
			_, err := r.install(t.Context(), "b10300", r.variant(r.program("libggml.so")))
			return err
		}, []string{"b10300 false 2"}},
		{"it loads a model", func() error { return r.installer.Prove(filepath.Join(r.installer.Dir, "b10300-linux-x64")) }, []string{"b10300 true 2"}},
		{"a newer one is installed", func() error { _, err := r.install(t.Context(), "b10375", r.variant(r.program())); return err }, []string{"b10375 false 1", "b10300 true 2"}},
		{"the older one loads a model", func() error { return r.installer.Prove(filepath.Join(r.installer.Dir, "b10300-linux-x64")) }, []string{"b10375 false 1", "b10300 true 2"}},
		{"a folder loads one that is no release", func() error { return r.installer.Prove("/usr/bin") }, []string{"b10375 false 1", "b10300 true 2"}},
		{"the newer one loads a model", func() error { return r.installer.Prove(filepath.Join(r.installer.Dir, "b10375-linux-x64")) }, []string{"b10375 true 1"}},
		{"one that is broken is installed", func() error {
			if _, err := r.install(t.Context(), "b10375", r.variant([]byte("x"))); err == nil {
				return errors.New("it was installed")
			}
			return nil
		}, []string{"b10375 true 1"}},
	} {
		if err := step.act(); err != nil {
			t.Fatalf("%s: %v", step.name, err)
		}
		if diff := cmp.Diff(step.want, tags()); diff != "" {
			t.Errorf("%s\n%s", step.name, diff)
		}
	}
}

func TestAFileOfAReleaseThatWasChangedIsNoticed(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(library string) error
		fault  string
	}{
		{"nothing was changed", func(string) error { return nil }, ""},
		{"it was touched", func(library string) error { return os.Chtimes(library, time.Now(), time.Now().Add(time.Hour)) }, ""},
		{"it was removed", os.Remove, "The system doesn't allow libggml.so to run. A virus scanner or the file's rights may be why."},
		{"it has more bytes", func(library string) error {
			return os.WriteFile(library, []byte("content of libggml.so and more"), 0o600)
		}, "The system doesn't allow libggml.so"},
		{"it has other bytes", func(library string) error {
			err := os.WriteFile(library, []byte("CONTENT of libggml.so"), 0o600)
			return errors.Join(err, os.Chtimes(library, time.Now(), time.Now().Add(time.Hour)))
		}, "The system doesn't allow libggml.so"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := newRelease(t)
			if _, err := r.install(t.Context(), "b10375", r.variant(r.program("libggml.so"))); err != nil {
				t.Fatal(err)
			}
			if err := c.change(filepath.Join(r.installer.Dir, "b10375-linux-x64", "libggml.so")); err != nil {
				t.Fatal(err)
			}
			err := localserver.ListInstalled(r.installer.Dir)[0].Verify()
			if sentence := sentenceOf(err); (err == nil) != (c.fault == "") || !strings.HasPrefix(sentence, c.fault) {
				t.Errorf("it says %q", sentence)
			}
		})
	}
}

func TestTheNewestReleaseIsOfferedByItsOwnHashes(t *testing.T) {
	hash := "sha256:" + strings.Repeat("b", 64)
	asset := func(name, digest string) map[string]any {
		return map[string]any{"name": name, "size": 7, "digest": digest}
	}
	list := func(tag string, assets ...map[string]any) string {
		text, err := json.Marshal([]any{map[string]any{"tag_name": tag, "html_url": "https://example.com/" + tag, "prerelease": true, "assets": assets}})
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	for _, c := range []struct {
		name, answer string
		want         []string
		fault        string
	}{
		{"it has archives with hashes", list("b10480", asset("llama-b10480-bin-ubuntu-x64.tar.gz", hash), asset("llama-b10480-bin-ubuntu-vulkan-x64.tar.gz", hash)), []string{
			"linux-vulkan-x64 vulkan 1", "linux-x64  1",
		}, ""},
		{"one has no hash", list("b10480", asset("llama-b10480-bin-ubuntu-x64.tar.gz", hash), asset("llama-b10480-bin-ubuntu-vulkan-x64.tar.gz", "")), []string{"linux-x64  1"}, ""},
		{"one has a hash of another kind", list("b10480", asset("llama-b10480-bin-ubuntu-x64.tar.gz", "md5:"+strings.Repeat("b", 64))), nil, ""},
		{"one needs another", list("b10480", asset("llama-b10480-bin-ubuntu-cuda-12.8-x64.tar.gz", hash), asset("cudart-llama-b10480-bin-ubuntu-cuda-12.8-x64.tar.gz", hash)), []string{
			"linux-cuda-12.8-x64 cuda 2",
		}, ""},
		{"what one needs has not been uploaded", list("b10480", asset("llama-b10480-bin-ubuntu-cuda-12.8-x64.tar.gz", hash)), nil, ""},
		{"nothing has been uploaded", list("b10480"), nil, ""},
		{"its tag leaves its folder", list("b10480/../../x"), nil, "The list of releases can't be read. Try again later."},
		{"its tag is too old", list("b9000"), nil, "The list of releases can't be read. Try again later."},
		{"there is no release", "[]", nil, "The list of releases can't be read. Try again later."},
		{"the answer is something else", `{"message": "API rate limit exceeded"}`, nil, "The list of releases can't be read. Try again later."},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := newRelease(t)
			r.site.set(func(s *site) { s.newest = c.answer })
			p, err := r.installer.Newest(t.Context())
			if sentence := sentenceOf(err); sentence != c.fault {
				t.Fatalf("it says %q", sentence)
			}
			got := lists.Map(p.Variants(localserver.Machine{OS: "linux", Arch: "amd64", Vulkan: true, NVIDIA: true}), describe)
			if diff := cmp.Diff(c.want, got, cmpopts.EquateEmpty()); diff != "" {
				t.Error(diff)
			}
		})
	}
}
