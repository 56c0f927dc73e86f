package localmodel_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"terzetto/backend/model/localserver"
	"terzetto/backend/model/shelf"
	"terzetto/backend/service/localmodel"
	"terzetto/backend/testing/enginetest"
)

// commit is the one of every repository.
const commit = "0123456789abcdef0123456789abcdef01234567"

// A world is the hosts of models and of releases.
type world struct {
	mu    sync.Mutex
	files map[string][]byte // by repository and name, or by the name of an archive
	hold  bool              // it sends half of each file, and then waits
	asked []string
}

func (w *world) set(edit func(*world)) {
	w.mu.Lock()
	defer w.mu.Unlock()
	edit(w)
}

func (w *world) requests() []string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return slices.Clone(w.asked)
}

func (w *world) ServeHTTP(out http.ResponseWriter, r *http.Request) {
	w.mu.Lock()
	files, hold := w.files, w.hold
	w.mu.Unlock()
	switch repo, api := strings.CutPrefix(r.URL.Path, "/api/models/"); {
	case api && strings.HasSuffix(repo, "/tree/"+commit):
		leaves := []any{}
		for name, data := range files {
			if file, in := strings.CutPrefix(name, strings.TrimSuffix(repo, "/tree/"+commit)+"/"); in {
				leaves = append(leaves, map[string]any{"type": "file", "path": file, "size": len(data), "lfs": map[string]any{"oid": enginetest.Sum(data), "size": len(data)}})
			}
		}
		_ = json.NewEncoder(out).Encode(leaves)
		return
	case api:
		_ = json.NewEncoder(out).Encode(map[string]any{"id": repo, "sha": commit, "cardData": map[string]any{"license": "apache-2.0"}})
		return
	}
	name := strings.Replace(strings.TrimPrefix(r.URL.Path, "/"), "/resolve/"+commit+"/", "/", 1)
	data, ok := files[name]
	if !ok {
		http.NotFound(out, r)
		return
	}
	w.set(func(w *world) { w.asked = append(w.asked, strings.TrimSpace(name+" "+r.Header.Get("Range"))) })
	out.Header().Set("Etag", `"1"`)
	out.Header().Set("Content-Type", "application/octet-stream")
	if !hold {
		http.ServeContent(out, r, "", time.Time{}, bytes.NewReader(data))
		return
	}
	out.Header().Set("Content-Length", strconv.Itoa(len(data)))
	_, _ = out.Write(data[:len(data)/2])
	out.(http.Flusher).Flush()
	<-r.Context().Done()
}

// small is a file of the one repository.
const small = "maker/Small-GGUF/Small-Q4_K_M.gguf"

// withWorld gives a computer hosts that have models.
func (b *bench) withWorld() *world {
	b.t.Helper()
	w := &world{files: map[string][]byte{small: modelBytes(writes)}}
	server := httptest.NewServer(w)
	b.t.Cleanup(server.Close)
	b.options.Sites = localmodel.Sites{Release: server.URL, Newest: server.URL, Models: server.URL}
	return w
}

// get asks for the small model.
func (b *bench) get() localmodel.Model {
	b.t.Helper()
	m, err := b.service.Add(b.t.Context(), localmodel.AddInput{Repo: "maker/Small-GGUF"})
	if err != nil {
		b.t.Fatal(err)
	}
	return m
}

// halved waits until a download has come to its half.
func (b *bench) halved() {
	b.t.Helper()
	b.until("half of it is there", func() bool {
		all := b.models()
		return len(all) == 1 && all[0].Progress != nil && all[0].Progress.Done >= int64(len(modelBytes(writes))/2)
	})
}

// has waits until the models are these.
func (b *bench) has(want ...string) {
	b.t.Helper()
	b.until("the models are "+strings.Join(want, ", "), func() bool { return slices.Equal(b.lists(), want) })
}

func (b *bench) lies() (all []string) {
	b.t.Helper()
	root := filepath.Join(b.dir, "models")
	_ = filepath.WalkDir(root, func(path string, e os.DirEntry, err error) error { // without the folder there are none
		if rel, _ := filepath.Rel(root, path); err == nil && !e.IsDir() {
			all = append(all, filepath.ToSlash(rel))
		}
		return err
	})
	return all
}

func TestAModelIsDownloadedAndAnswers(t *testing.T) {
	b := newBench(t, enginetest.Knobs{})
	b.withWorld()
	b.start()
	m := b.get()
	// A download that is over already is a file on the disk, which says itself what its licence is; this one doesn't.
	over := m.State == localmodel.Present
	if m.Name != "Small-Q4_K_M" || m.Licence != "apache-2.0" && !over || m.Size != int64(len(modelBytes(writes))) {
		t.Errorf("it is %+v", m)
	}
	b.has("Small-Q4_K_M own present")
	if diff := cmp.Diff([]string{"maker/Small-GGUF/Small-Q4_K_M.gguf"}, b.lies()); diff != "" {
		t.Error(diff)
	}
	b.answers("Small-Q4_K_M")
	_, err := b.service.Add(t.Context(), localmodel.AddInput{Repo: "maker/Small-GGUF"})
	if sentenceOf(err) != "Small-Q4_K_M is on this computer already." {
		t.Errorf("once more, it says %v", err)
	}
}

func TestAMessageWaitsForTheModelThatIsDownloaded(t *testing.T) {
	b := newBench(t, enginetest.Knobs{})
	w := b.withWorld()
	w.set(func(w *world) { w.hold = true })
	b.start()
	m, err := b.service.Add(t.Context(), localmodel.AddInput{Repo: "maker/Small-GGUF", File: "Small-Q4_K_M.gguf", Use: true})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"Small-Q4_K_M"}, b.chosen); diff != "" {
		t.Error(diff)
	}
	b.halved()
	over := make(chan error)
	go func() {
		_, err := b.ask(m.Name, "Hello")
		over <- err
	}()
	if _, err := b.service.Pause(t.Context(), m.ID); err != nil {
		t.Fatal(err)
	}
	b.has("Small-Q4_K_M own paused")
	w.set(func(w *world) { w.hold = false })
	select {
	case err := <-over: // it came after the pause
		if !strings.HasPrefix(sentenceOf(err), "The download of Small-Q4_K_M is paused.") {
			t.Errorf("the message gets %v", err)
		}
		go func() {
			_, err := b.ask(m.Name, "Hello")
			over <- err
		}()
	default:
	}
	if _, err := b.service.Resume(t.Context(), m.ID); err != nil {
		t.Fatal(err)
	}
	if err := <-over; err != nil && !strings.HasPrefix(sentenceOf(err), "The download of Small-Q4_K_M is paused.") {
		t.Errorf("the message gets %v", err)
	}
	b.answers(m.Name)
	if asked := w.requests(); len(asked) != 2 || !strings.Contains(asked[1], "bytes=") {
		t.Errorf("asked for are %q", asked)
	}
}

func TestADownloadGoesOnAtTheNextStartUnlessPaused(t *testing.T) {
	for _, c := range []struct {
		name   string
		paused bool
		want   string
	}{
		{"it ran", false, "Small-Q4_K_M own present"},
		{"a person paused it", true, "Small-Q4_K_M own paused"},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := newBench(t, enginetest.Knobs{})
			w := b.withWorld()
			w.set(func(w *world) { w.hold = true })
			b.start()
			m := b.get()
			b.halved()
			if c.paused {
				if _, err := b.service.Pause(t.Context(), m.ID); err != nil {
					t.Fatal(err)
				}
			}
			b.service.Close()
			w.set(func(w *world) { w.hold = false })
			b.start()
			b.has(c.want)
			if c.paused {
				if _, err := b.service.Resume(t.Context(), m.ID); err != nil {
					t.Fatal(err)
				}
				b.has("Small-Q4_K_M own present")
			}
			if asked := w.requests(); len(asked) != 2 || !strings.Contains(asked[1], "bytes=") {
				t.Errorf("asked for are %q", asked)
			}
			if left, err := os.ReadDir(filepath.Join(b.dir, "downloads")); err != nil || len(left) > 0 {
				t.Errorf("left are %v, %v", left, err)
			}
		})
	}
}

func TestADownloadThatIsDeletedLeavesWhatWasThereBefore(t *testing.T) {
	for _, c := range []struct {
		name   string
		before bool // another file is in its place
		state  string
		want   []string
	}{
		{"it runs", false, "downloading", nil},
		{"it failed, because another file is in its place", true, "failed", []string{"maker/Small-GGUF/Small-Q4_K_M.gguf"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := newBench(t, enginetest.Knobs{})
			w := b.withWorld()
			b.start()
			if c.before {
				path := b.model(embeds, b.dir, "models", "maker", "Small-GGUF", "Small-Q4_K_M.gguf")
				if err := os.WriteFile(path, append(modelBytes(writes), "more"...), 0o600); err != nil {
					t.Fatal(err)
				}
			} else {
				w.set(func(w *world) { w.hold = true })
			}
			m := b.get()
			b.until("it is "+c.state, func() bool {
				return slices.ContainsFunc(b.models(), func(o localmodel.Model) bool { return o.ID == m.ID && o.State == c.state })
			})
			if err := b.service.Delete(t.Context(), m.ID); err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(c.want, b.lies(), cmpopts.EquateEmpty()); diff != "" {
				t.Error(diff)
			}
			if _, err := b.service.Pause(t.Context(), m.ID); sentenceOf(err) != "Model not found" {
				t.Errorf("it says %v", err)
			}
		})
	}
}

func TestADownloadThatFailsSaysWhyAndCanBeTriedAgain(t *testing.T) {
	b := newBench(t, enginetest.Knobs{})
	w := b.withWorld()
	b.start()
	w.set(func(w *world) { w.hold = true })
	m := b.get()
	b.halved()
	if _, err := b.service.Pause(t.Context(), m.ID); err != nil {
		t.Fatal(err)
	}
	good := modelBytes(writes)
	bad := slices.Clone(good)
	bad[len(bad)-1]++
	w.set(func(w *world) { w.hold, w.files = false, map[string][]byte{small: bad} })
	if _, err := b.service.Resume(t.Context(), m.ID); err != nil {
		t.Fatal(err)
	}
	b.has("Small-Q4_K_M own failed")
	if f := b.models()[0].Fault; f == nil || !strings.HasPrefix(f.Sentence, "The download of Small-Q4_K_M.gguf was damaged and has been deleted.") {
		t.Errorf("it says %+v", f)
	}
	if _, err := b.ask("Small-Q4_K_M", "Hello"); !strings.HasPrefix(sentenceOf(err), "The download of Small-Q4_K_M.gguf was damaged") {
		t.Errorf("a message gets %v", err)
	}
	w.set(func(w *world) { w.files = map[string][]byte{small: good} })
	if _, err := b.service.Resume(t.Context(), m.ID); err != nil {
		t.Fatal(err)
	}
	b.has("Small-Q4_K_M own present")
}

func TestWhatIsAddedNamesOneFile(t *testing.T) {
	for _, c := range []struct {
		name  string
		in    func(site string) localmodel.AddInput
		model string
		fault string
	}{
		{"a repository with one file", func(string) localmodel.AddInput { return localmodel.AddInput{Repo: "maker/Small-GGUF"} }, "Small-Q4_K_M", ""},
		{"the usual file of several", func(string) localmodel.AddInput { return localmodel.AddInput{Repo: "maker/Many-GGUF"} }, "Many-Q4_K_M", ""},
		{"one of several", func(string) localmodel.AddInput {
			return localmodel.AddInput{Repo: "maker/Many-GGUF", File: "Many-Q8_0.gguf"}
		}, "Many-Q8_0", ""},
		{"a form of weights", func(string) localmodel.AddInput { return localmodel.AddInput{Repo: "maker/Many-GGUF:Q8_0"} }, "Many-Q8_0", ""},
		{"a form that it hasn't", func(string) localmodel.AddInput { return localmodel.AddInput{Repo: "maker/Many-GGUF:Q2_K"} }, "", "maker/Many-GGUF has no such file. Look at its files, and choose one."},
		{"no usual file of several", func(string) localmodel.AddInput { return localmodel.AddInput{Repo: "maker/Odd-GGUF"} }, "", "maker/Odd-GGUF has several files. Look at its files, and choose one."},
		{"the address of a file", func(site string) localmodel.AddInput {
			return localmodel.AddInput{URL: site + "/elsewhere/x.gguf?download=true"}
		}, "x", ""},
		{"the address of something else", func(site string) localmodel.AddInput { return localmodel.AddInput{URL: site + "/elsewhere/x.zip"} }, "", "This address is not that of a .gguf file."},
		{"a repository without models", func(string) localmodel.AddInput { return localmodel.AddInput{Repo: "maker/Empty"} }, "", "maker/Empty holds no .gguf files. Look for a repository whose name ends in GGUF."},
		{"a part of a path", func(string) localmodel.AddInput { return localmodel.AddInput{Path: "x.gguf"} }, "", "Enter the whole path of the file."},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			b := newBench(t, enginetest.Knobs{})
			w := b.withWorld()
			for _, name := range []string{"Many-GGUF/Many-Q4_K_M", "Many-GGUF/Many-Q8_0", "Odd-GGUF/Odd-IQ2_S", "Odd-GGUF/Odd-IQ3_S"} {
				w.files["maker/"+name+".gguf"] = modelBytes(writes)
			}
			w.files["elsewhere/x.gguf"] = modelBytes(writes)
			b.start()
			m, err := b.service.Add(t.Context(), c.in(b.options.Sites.Models))
			if sentenceOf(err) != c.fault || m.Name != c.model {
				t.Fatalf("it is %q, %v", m.Name, err)
			}
			if err == nil {
				b.has(c.model + " own present")
			}
		})
	}
}

// The file with which a model sees may be another's too.
func TestModelsOfOneRepositoryShareTheirProjector(t *testing.T) {
	b := newBench(t, enginetest.Knobs{})
	w := b.withWorld()
	projector := modelBytes(writes)
	projector = bytes.Replace(projector, []byte("\x05\x00\x00\x00\x00\x00\x00\x00llama"), []byte("\x04\x00\x00\x00\x00\x00\x00\x00clip"), 1)
	w.files["maker/Seer-GGUF/Seer-Q4_K_M.gguf"], w.files["maker/Seer-GGUF/Seer-Q8_0.gguf"] = modelBytes(writes), append(modelBytes(writes), 0)
	w.files["maker/Seer-GGUF/mmproj-Seer-F16.gguf"] = projector
	b.start()
	if _, err := b.service.Add(t.Context(), localmodel.AddInput{Repo: "maker/Seer-GGUF"}); err != nil {
		t.Fatal(err)
	}
	b.has("Seer-Q4_K_M own present")
	if m := b.models()[0]; !m.Vision {
		t.Errorf("it is %+v", m)
	}
	w.set(func(w *world) { w.hold = true })
	other, err := b.service.Add(t.Context(), localmodel.AddInput{Repo: "maker/Seer-GGUF:Q8_0"})
	if err != nil {
		t.Fatal(err)
	}
	if err := b.service.Delete(t.Context(), other.ID); err != nil {
		t.Fatal(err)
	}
	if m := b.models(); len(m) != 1 || !m[0].Vision {
		t.Errorf("the models are %+v", m)
	}
}

func TestALookListsTheFilesOfARepository(t *testing.T) {
	b := newBench(t, enginetest.Knobs{})
	b.withWorld().files["maker/Small-GGUF/Small-Q8_0.gguf"] = modelBytes(writes)
	b.options.Offers = []shelf.Offer{{Repository: "maker/Small-GGUF", File: "Small-Q4_K_M.gguf", Use: shelf.Stories, SizeGBAbout: 1}}
	b.start()
	got, err := b.service.Look(t.Context(), "https://huggingface.co/maker/Small-GGUF")
	if err != nil || len(got.Files) != 2 || got.Licence != "apache-2.0" || !got.Known || got.Gated || got.Files[0].Verdict == "" {
		t.Errorf("it is %+v, %v", got, err)
	}
	offers, err := b.service.Catalogue(t.Context())
	if err != nil || len(offers) != 1 || offers[0].State != localmodel.Absent || !offers[0].Preselected {
		t.Errorf("offered are %+v, %v", offers, err)
	}
	if _, err := b.service.Add(t.Context(), localmodel.AddInput{Repo: "maker/Small-GGUF", File: "Small-Q4_K_M.gguf"}); err != nil {
		t.Fatal(err)
	}
	b.has("Small-Q4_K_M own present")
	if offers, err = b.service.Catalogue(t.Context()); err != nil || offers[0].State != localmodel.Present || offers[0].ID != b.id("Small-Q4_K_M") {
		t.Errorf("offered are %+v, %v", offers, err)
	}
}

// release puts an archive with an engine into the world, and offers it.
func (b *bench) release(w *world, tag string, program string) {
	b.t.Helper()
	data := enginetest.Archive(b.t, map[string]string{"llama-server": program, "libggml.so": tag})
	file := "llama-" + tag + "-bin-ubuntu-x64.tar.gz"
	w.set(func(w *world) { w.files["ggml-org/llama.cpp/releases/download/"+tag+"/"+file] = data })
	b.options.Pins = localserver.Pins{Engine: "llama.cpp", Tag: tag, Archives: map[string]localserver.Archive{
		"linux-x64": {File: file, SHA256: enginetest.Sum(data), Size: int64(len(data))},
	}}
}

// bare takes the engine from the computer, and gives the path of one that it doesn't find.
func (b *bench) bare() string {
	b.t.Helper()
	if err := os.Remove(enginetest.Path(b.program)); err != nil {
		b.t.Fatal(err)
	}
	return enginetest.Program(b.t, b.t.TempDir(), enginetest.Knobs{})
}

func TestTheEngineIsDownloadedAndAnswers(t *testing.T) {
	b := newBench(t, enginetest.Knobs{})
	w := b.withWorld()
	b.own("small")
	b.release(w, "b10375", enginetest.Script(b.bare()))
	b.start()
	s := b.state()
	if s.State != "none" || len(s.Offer.Variants) != 1 || s.Offer.Tag != "b10375" {
		t.Errorf("it is %+v", s)
	}
	w.set(func(w *world) { w.hold = true })
	if _, err := b.service.Install(t.Context(), localmodel.InstallInput{}); err != nil {
		t.Fatal(err)
	}
	b.until("half of it is there", func() bool { now := b.state().Install; return now != nil && now.Progress.Done > 0 })
	if _, err := b.service.Install(t.Context(), localmodel.InstallInput{}); sentenceOf(err) != "The engine is being installed already." {
		t.Errorf("once more, it says %v", err)
	}
	if s, err := b.service.PauseInstall(t.Context()); err != nil || s.State != "paused" || s.Install == nil || s.Install.State != "paused" {
		t.Errorf("paused, it is %+v, %v", s, err)
	}
	if _, err := b.ask("small", "Hello"); !strings.HasPrefix(sentenceOf(err), "The download of the engine is paused.") {
		t.Errorf("a message gets %v", err)
	}
	w.set(func(w *world) { w.hold = false })
	if _, err := b.service.Install(t.Context(), localmodel.InstallInput{}); err != nil {
		t.Fatal(err)
	}
	b.answers("small") // it waits for the engine
	if s := b.state(); s.State != "ready" || s.Source != "own" || s.Variant != "linux-x64" || s.Install != nil {
		t.Errorf("it is %+v", s)
	}
	b.until("it is proven", func() bool { return localserver.ListInstalled(filepath.Join(b.dir, "engine"))[0].Proven })
	if asked := w.requests(); len(asked) != 2 || !strings.Contains(asked[1], "bytes=") {
		t.Errorf("asked for are %q", asked)
	}
}

// An installation that was interrupted by the end of Terzetto is no wish that the person took back.
func TestAnInstallationGoesOnAtTheNextStartUnlessPaused(t *testing.T) {
	for _, c := range []struct {
		name   string
		paused bool
		state  string
	}{
		{"it ran", false, "stopped"},
		{"a person paused it", true, "paused"},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := newBench(t, enginetest.Knobs{})
			w := b.withWorld()
			b.release(w, "b10375", enginetest.Script(b.bare()))
			b.start()
			w.set(func(w *world) { w.hold = true })
			if _, err := b.service.Install(t.Context(), localmodel.InstallInput{}); err != nil {
				t.Fatal(err)
			}
			b.until("half of it is there", func() bool { now := b.state().Install; return now != nil && now.Progress.Done > 0 })
			if c.paused {
				if _, err := b.service.PauseInstall(t.Context()); err != nil {
					t.Fatal(err)
				}
			}
			b.service.Close()
			w.set(func(w *world) { w.hold = false })
			b.start()
			b.becomes(c.state)
		})
	}
}

func TestANewBuildThatFailsGivesWayToTheOld(t *testing.T) {
	b := newBench(t, enginetest.Knobs{})
	w := b.withWorld()
	b.own("small")
	good := b.bare()
	b.release(w, "b10300", enginetest.Script(good))
	b.start()
	install := func() {
		t.Helper()
		if _, err := b.service.Install(t.Context(), localmodel.InstallInput{}); err != nil {
			t.Fatal(err)
		}
		b.until("it is installed", func() bool { return b.state().Install == nil })
	}
	install()
	b.answers("small")
	b.service.Close()
	bad := enginetest.Program(t, t.TempDir(), enginetest.Knobs{Version: "version: 10375 (0)", Dies: "GGML_ASSERT(false) failed"})
	b.release(w, "b10375", enginetest.Script(bad))
	b.start()
	install()
	b.answers("small")
	if s := b.state(); s.Note != "The engine b10375 doesn't run here, so the previous one is used." || !strings.Contains(s.Path, "b10300") {
		t.Errorf("it is %+v", s)
	}
}

func TestAnEngineWhoseFilesChangedIsNotRun(t *testing.T) {
	b := newBench(t, enginetest.Knobs{})
	w := b.withWorld()
	b.own("small")
	b.release(w, "b10375", enginetest.Script(b.bare()))
	b.start()
	if _, err := b.service.Install(t.Context(), localmodel.InstallInput{}); err != nil {
		t.Fatal(err)
	}
	b.becomes("stopped")
	b.until("it is installed", func() bool { return b.state().Install == nil })
	if err := os.Remove(filepath.Join(b.dir, "engine", "b10375-linux-x64", "libggml.so")); err != nil {
		t.Fatal(err)
	}
	if _, err := b.ask("small", "Hello"); localserver.KindOf(err) != localserver.Blocked {
		t.Errorf("it says %v", err)
	}
	if _, err := b.service.Install(t.Context(), localmodel.InstallInput{}); err != nil { // which mends it
		t.Fatal(err)
	}
	b.until("it is installed", func() bool { return b.state().Install == nil })
	b.answers("small")
}

func TestAnInstallationThatCannotBeginSaysWhy(t *testing.T) {
	for _, c := range []struct {
		name  string
		edit  func(b *bench, w *world)
		in    localmodel.InstallInput
		fault string
	}{
		{"there is none for this system", func(b *bench, _ *world) { b.options.Machine.OS = "freebsd" }, localmodel.InstallInput{}, "There is no engine to download for this system."},
		{"the kind is unknown", func(*bench, *world) {}, localmodel.InstallInput{Variant: "linux-cuda-x64"}, "There is no engine named linux-cuda-x64 for this computer."},
		{"nobody tells of newer ones", func(*bench, *world) {}, localmodel.InstallInput{Newer: true}, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := newBench(t, enginetest.Knobs{})
			w := b.withWorld()
			b.release(w, "b10375", "x")
			c.edit(b, w)
			b.start()
			if _, err := b.service.Install(t.Context(), c.in); err == nil || !strings.HasPrefix(sentenceOf(err), c.fault) {
				t.Errorf("it says %v", err)
			}
		})
	}
}

func TestAnInstallationThatFailsSaysWhyUntilItIsRepeated(t *testing.T) {
	b := newBench(t, enginetest.Knobs{})
	w := b.withWorld()
	b.own("small")
	real := b.bare()
	b.release(w, "b10375", "#!/bin/sh\nexit 1\n")
	b.start()
	if _, err := b.service.Install(t.Context(), localmodel.InstallInput{}); err != nil {
		t.Fatal(err)
	}
	if s := b.becomes("failed"); s.Install == nil || s.Install.State != "failed" || s.Install.Fault == nil || s.Install.Fault.Sentence == "" {
		t.Errorf("it is %+v", s)
	}
	if _, err := b.ask("small", "Hello"); err == nil || errors.Is(err, os.ErrNotExist) {
		t.Errorf("a message gets %v", err)
	}
	b.service.Close()
	b.release(w, "b10375", enginetest.Script(real))
	b.start()
	if _, err := b.service.Install(t.Context(), localmodel.InstallInput{}); err != nil {
		t.Fatal(err)
	}
	b.answers("small")
}
