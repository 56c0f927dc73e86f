package backend_test

import (
	"go/ast"
	"go/token"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// serverName is that of a model server or of a service with a dialect of its own.
var serverName = regexp.MustCompile(`(?i)ollama|llama\.?_?cpp|kobold|lm[ _-]?studio|tabby|vllm|text-generation-webui|deepseek`)

// naming are the places that may name a server, each with its reason.
var naming = map[string]string{
	"backend/model/dialect":                "it says in whose words each server is asked",
	"backend/model/llm/discover.go":        "it tells which server answers",
	"backend/base/mask/spelling.go":        "people write these words where a key is asked for that nobody needs",
	"backend/sound/speech":                 "these serve speech",
	"backend/model/gguf":                   "some files were made for one program alone",
	"backend/model/shelf":                  "it finds the models of these programs, and says whose they are",
	"backend/model/localserver":            "it runs this program, and tells a person which one",
	"backend/story/chatapps":               "these write the chats that it reads",
	"backend/story/portable/appwalk.go":    "it titles and files the chats of these",
	"backend/story/portable/folder.go":     "SillyTavern names a folder so",
	"backend/story/portable/shape.go":      "it tells a person whose file it is",
	"backend/story/portable/source.go":     "it is an app whose chats are lines",
	"backend/testing/enginetest":           "it stands for this program",
	"backend/service/localmodel/engine.go": "it tells a person which program to install",
}

// What is particular to a server is in its dialect. Who knows it by its name elsewhere asks for a fact that the dialect
// should tell.
func TestServersAreNamedInTheirDialectsAlone(t *testing.T) {
	unused := map[string]bool{}
	for place := range naming {
		unused[place] = true
	}
	for _, s := range sources(t) {
		if !strings.HasPrefix(s.name, "backend/") || ast.IsGenerated(s.tree) {
			continue
		}
		ast.Inspect(s.tree, func(n ast.Node) bool {
			name, at := "", token.NoPos
			switch n := n.(type) {
			case *ast.Ident:
				name, at = n.Name, n.Pos()
			case *ast.BasicLit:
				name, at = n.Value, n.Pos()
			}
			if !serverName.MatchString(name) {
				return true
			}
			for _, place := range []string{s.pkg, s.name} {
				if naming[place] != "" {
					delete(unused, place)
				}
			}
			if !slices.ContainsFunc([]string{s.pkg, s.name}, func(place string) bool { return naming[place] != "" }) {
				t.Errorf("%s:%d: %s names a server", s.name, s.line(at), name)
			}
			return true
		})
	}
	for place := range unused {
		t.Errorf("%s names no server any more", place)
	}
}
