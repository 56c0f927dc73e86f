package shelf

import (
	"crypto/sha256"
	"encoding/hex"
	"path/filepath"

	"terzetto/backend/model/gguf"
)

// Source is where a model lies.
type Source string

// The sources. Only what is Own may be deleted and moved.
const (
	Own         Source = "own"
	LMStudio    Source = "lmstudio"
	Jan         Source = "jan"
	Ollama      Source = "ollama"
	GPT4All     Source = "gpt4all"
	TextGen     Source = "textgen"
	HuggingFace Source = "huggingface"
	LlamaCPP    Source = "llamacpp"
	File        Source = "file"
)

// Entry is a model that lies on this computer.
type Entry struct {
	ID            string
	Name          string
	Source        Source
	Files         []string // all of them, in the order of their numbers; the engine is given the first
	Projector     string   // the file with which it sees or hears, or ""
	Size          int64    // of Files and Projector, in bytes
	ProjectorSize int64
	Quantization  string
	Architecture  string
	ContextLength int
	Licence       string
	Embeds        bool
	MayNotRun     string // a sentence for people, or ""
	Model         gguf.Model
}

// Weights is the size of the model without its projector, as an estimate of memory needs it.
func (e Entry) Weights() int64 { return e.Size - e.ProjectorSize }

// Result is what a look at folders gave.
type Result struct {
	Models     []Entry  // sorted by name
	Unreadable []string // folders and files that could not be read
	Cut        []string // folders with more in them than is looked at
}

// identify makes an ID of a source and what names a model within it.
func identify(source Source, name string) string {
	sum := sha256.Sum256([]byte(string(source) + "\x00" + filepath.ToSlash(name)))
	return hex.EncodeToString(sum[:8])
}

// describe fills in what the header says.
func (e *Entry) describe(m gguf.Model) {
	e.Model, e.Quantization, e.Architecture, e.ContextLength = m, m.Quantization, m.Architecture, m.Context
	e.Licence, e.Embeds = m.Licence, m.Embeds()
	if e.MayNotRun == "" && m.Monolithic {
		e.MayNotRun = forOllama
	}
}
