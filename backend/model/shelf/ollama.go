package shelf

import (
	"cmp"
	"encoding/json"
	"errors"
	"os"
	"path"
	"path/filepath"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/model/gguf"
)

// A manifest says which blobs a model of Ollama is made of.
type manifest struct {
	Layers []struct {
		MediaType string `json:"mediaType"`
		Digest    string `json:"digest"`
		Size      int64  `json:"size"`
	} `json:"layers"`
}

// digest is the only form in which a manifest may name a blob: anything else could lead out of the folder.
var digest = lazyregexp.New(`^sha256[:-][0-9a-fA-F]{64}$`)

const manifestDepth = 4 // host, namespace, model, tag

// ollama looks through the models of Ollama.
func (l *look) ollama(dir string) {
	manifests := filepath.Join(dir, "manifests")
	l.walk(manifests, manifestDepth, func(at string, files []string) {
		for _, file := range files {
			if name := filepath.ToSlash(relative(manifests, file)); strings.Count(name, "/") == manifestDepth-1 {
				l.addManifest(dir, name, readSmall(file))
			}
		}
	})
}

// addManifest lists the model of one manifest, if it is one that llama.cpp could load.
func (l *look) addManifest(dir, name string, text []byte) {
	var m manifest
	if json.Unmarshal(text, &m) != nil {
		return
	}
	blob := func(kind string) (file string, claimed int64) {
		for _, layer := range m.Layers {
			if layer.MediaType == "application/vnd.ollama.image."+kind && digest().MatchString(layer.Digest) {
				return filepath.Join(dir, "blobs", "sha256-"+strings.ToLower(layer.Digest[len("sha256-"):])), layer.Size
			}
		}
		return "", 0
	}
	file, claimed := blob("model")
	if file == "" {
		return
	}
	header, err := l.headers.read(file)
	if errors.Is(err, gguf.ErrForeign) || errors.Is(err, os.ErrNotExist) || err == nil && !isModel(header) {
		return
	}
	if err != nil && fault.CodeOf(err) == fault.Internal {
		l.list.fail(file)
		return
	}
	e := Entry{ID: identify(Ollama, name), Name: shortName(name), Source: Ollama, Files: []string{file}, Size: size(file)}
	switch {
	case err != nil:
		e.MayNotRun = fault.Sentence(err)
	case claimed != e.Size:
		e.MayNotRun = wrongSize
	}
	if projector, _ := blob("projector"); projector != "" {
		if p, err := l.headers.read(projector); err == nil && p.Projector {
			e.Projector, e.ProjectorSize = projector, size(projector)
			e.Size += e.ProjectorSize
		}
	}
	e.describe(header)
	l.list.add(e)
}

// shortName is a model's name as Ollama's own list has it.
func shortName(name string) string {
	model, tag := path.Split(name)
	model = strings.TrimSuffix(model, "/")
	for _, usual := range []string{"registry.ollama.ai/library/", "registry.ollama.ai/"} {
		if short, ok := strings.CutPrefix(model, usual); ok {
			model = short
			break
		}
	}
	return model + ":" + cmp.Or(tag, "latest")
}
