package api_test

import (
	"context"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/api"
	"terzetto/backend/model/gguf"
	"terzetto/backend/model/localserver"
	"terzetto/backend/model/shelf"
	"terzetto/backend/service/localmodel"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/enginetest"
	"terzetto/backend/testing/modelfile"
)

// openWithEngine opens a door to a computer that has an engine and a model, and gives the model's file.
func openWithEngine(t *testing.T) (d *door, model string) {
	t.Helper()
	dir, program, home := t.TempDir(), t.TempDir(), t.TempDir()
	enginetest.Program(t, program, enginetest.Knobs{})
	file := modelfile.File{Pairs: []modelfile.Pair{{Key: "general.architecture", Value: "llama"}, {Key: "llama.context_length", Value: uint32(8192)}}}
	model = filepath.Join(dir, "models", "small.gguf")
	err := os.MkdirAll(filepath.Dir(model), 0o700)
	if err == nil {
		err = os.WriteFile(model, file.Bytes(), 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	return openWith(t, backend.Config{Dir: dir, Local: backend.LocalModels{
		Home: home, Machine: localserver.Machine{OS: "linux", Arch: "amd64"}, Pins: localserver.Pins{Engine: "llama.cpp", Tag: "b10375"},
		Offers:   []shelf.Offer{{Repository: "a/b", File: "c.gguf", Name: "C", Use: shelf.Stories, SizeGBAbout: 1}},
		Sites:    localmodel.Sites{Release: "http://127.0.0.1:1", Newest: "http://127.0.0.1:1", Models: "http://127.0.0.1:1"},
		Computer: func(context.Context) gguf.Computer { return gguf.Computer{RAM: 16 << 30, FreeRAM: 12 << 30} },
		Environ: func(name string) string {
			if name == "PATH" {
				return program
			}
			return ""
		},
	}}), model
}

func TestAModelOfThisComputerIsRunThroughTheAPI(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the engine of the test is found as on Linux")
	}
	d, file := openWithEngine(t)
	state := func() localmodel.State { return get[localmodel.State](d, "GET", "/api/engine", nil) }
	if s := state(); s.State != "none" || s.Looked {
		t.Errorf("before, it is %+v", s)
	}
	d.has(200, "POST", "/api/engine/find", nothingSaid, `"state":"stopped"`, `"version":"b10375"`)
	models := get[api.Listing[localmodel.Model]](d, "GET", "/api/engine/models", nil).Items
	if len(models) != 1 || models[0].Name != "small" || models[0].State != localmodel.Present {
		t.Fatalf("the models are %+v", models)
	}
	one := "/api/engine/models/" + models[0].ID
	d.has(200, "PUT", one, fields{"context": 4096}, `{"ok":true}`)
	d.has(200, "POST", "/api/engine/start", fields{"modelId": models[0].ID, "use": true})
	backendtest.Until(t, func() bool { return state().State == "ready" })
	if s := state(); s.Context != 4096 || s.Name != "small" {
		t.Errorf("it is %+v", s)
	}
	if settings := d.has(200, "GET", "/api/settings", nil); !strings.Contains(settings, localmodel.URL) {
		t.Errorf("another model answers: %s", settings)
	}
	d.has(200, "POST", "/api/engine/stop", nothingSaid, `"state":"stopped"`)
	d.has(200, "DELETE", one, nothingSaid, `{"ok":true}`)
	if _, err := os.Stat(file); !os.IsNotExist(err) {
		t.Errorf("its file: %v", err)
	}
}

func TestEveryOperationOfTheEngineAnswers(t *testing.T) {
	d, _ := openWithEngine(t)
	for _, c := range []struct {
		name, method, path string
		body               any
		status             int
		says               string
	}{
		{"the state", "GET", "/api/engine", nil, 200, `"state":"none"`},
		{"the catalogue", "GET", "/api/engine/catalogue", nil, 200, `"preselected":true`},
		{"the models", "GET", "/api/engine/models", nil, 200, `"source":"own"`},
		{"an installation for a system that has none", "POST", "/api/engine/install", fields{}, 409, "There is no engine to download for this system."},
		{"a pause of none", "POST", "/api/engine/install/pause", nothingSaid, 200, `"state":"none"`},
		{"a start of a model that is gone", "POST", "/api/engine/start", fields{"modelId": "none"}, 404, "Model not found"},
		{"a stop of none", "POST", "/api/engine/stop", nothingSaid, 200, `"state":"none"`},
		{"a move into a part of a path", "POST", "/api/engine/move", fields{"folder": "models"}, 422, "Enter the whole path of the folder."},
		{"a look at what is no repository", "POST", "/api/engine/models/look", fields{"repo": "??"}, 422, ""},
		{"a look at a host that is down", "POST", "/api/engine/models/look", fields{"repo": "a/b"}, 502, ""},
		{"a download of nothing", "POST", "/api/engine/models", fields{}, 422, ""},
		{"a file that is not there", "POST", "/api/engine/models", fields{"path": "/nowhere/x.gguf"}, 404, "Couldn't read this model file."},
		{"a scan", "POST", "/api/engine/models/scan", nothingSaid, 200, `"unreadable":[]`},
		{"a change of a model that is gone", "PUT", "/api/engine/models/none", fields{"context": 1}, 404, "Model not found"},
		{"a pause of a model that is gone", "POST", "/api/engine/models/none/pause", nothingSaid, 404, "Model not found"},
		{"a resumption of one", "POST", "/api/engine/models/none/resume", nothingSaid, 404, "Model not found"},
		{"a deletion of one", "DELETE", "/api/engine/models/none", nothingSaid, 404, "Model not found"},
	} {
		t.Run(c.name, func(t *testing.T) {
			d.t = t
			d.has(c.status, c.method, c.path, c.body, c.says)
		})
	}
}
