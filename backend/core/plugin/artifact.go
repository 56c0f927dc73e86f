package plugin

import (
	"errors"
	"fmt"
	"os"
	"strings"
)

// An Artifact is bytes that a plug-in made for a message, as it hands them over: in
// Data, or in the file at Path, and never both.
//
// With a Seed and Generation it can be made again after its bytes were evicted.
type Artifact struct {
	Filename    string
	Mime        string
	Data        []byte
	Path        string
	Annotation  string         // blank: none
	Seed        string         // what the bytes came from, beside Generation
	Generation  map[string]any // what Reroll is handed to make the bytes again
	Consumption map[string]any // what the widget reads
}

// Recoverable reports whether evicted bytes could be made again.
func (a Artifact) Recoverable() bool { return a.Seed != "" && a.Generation != nil }

// MaxArtifact is the most bytes of one artifact: SQLite keeps no row of a gigabyte, and
// a reader holds the whole artifact in memory.
const MaxArtifact = 512 << 20

var errTooLong = fmt.Errorf("data is larger than %d MiB", MaxArtifact>>20)

// Read checks the artifact's shape and gives it with its bytes in Data. The error is
// the reason of a rejection.
func (a Artifact) Read() (Artifact, error) {
	switch {
	case strings.TrimSpace(a.Filename) == "":
		return a, errors.New("filename is missing")
	case strings.TrimSpace(a.Mime) == "":
		return a, errors.New("mime is missing")
	case (a.Data != nil) == (a.Path != ""):
		return a, errors.New("exactly one of data and path is needed")
	case a.Path != "":
		info, err := os.Stat(a.Path)
		if err != nil {
			return a, errors.New("path cannot be read")
		}
		if !info.Mode().IsRegular() {
			return a, errors.New("path is not a regular file")
		}
		if info.Size() > MaxArtifact { // before it is in memory
			return a, errTooLong
		}
		if a.Data, err = os.ReadFile(a.Path); err != nil {
			return a, errors.New("path cannot be read")
		}
		a.Path = ""
	}
	if len(a.Data) == 0 {
		return a, errors.New("data is empty")
	}
	if len(a.Data) > MaxArtifact {
		return a, errTooLong
	}
	if strings.TrimSpace(a.Annotation) == "" {
		a.Annotation = ""
	}
	return a, nil
}

// A Made artifact is one that passed Read, with its plug-in and its place: Root is the
// row whose sibling it becomes, nil for a root of its own.
type Made struct {
	Artifact
	PluginID string
	Root     *int64
}

// A Rejection is an artifact that was not kept, and why.
type Rejection struct {
	Filename string `json:"filename"`
	PluginID string `json:"workflow_id"`
	Mime     string `json:"mime"`
	Reason   string `json:"reason"`
	Root     *int64 `json:"originating_attachment_id"`
}

// The reasons of a Rejection, which clients compare.
const (
	ReasonOversize   = "too large to cache, no recovery metadata"
	ReasonNoProducer = "workflow does not declare produces_artifacts"
)

// Reject says that the artifact was not kept.
func (m Made) Reject(reason string) Rejection {
	return Rejection{Filename: m.Filename, PluginID: m.PluginID, Mime: m.Mime, Reason: reason, Root: m.Root}
}

// A Deletion says what deleting of a sibling group left.
type Deletion struct {
	Deleted []int64 `json:"deleted_ids"`
	Empty   bool    `json:"group_empty"`
	Root    int64   `json:"root_id"`
	Active  *int64  `json:"active_sibling_id"`
}

// A Scope says how much of a sibling group a deletion takes.
type Scope string

// The scopes.
const (
	ScopeVariant Scope = "variant"
	ScopeGroup   Scope = "group"
)
