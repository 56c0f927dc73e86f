package main

import (
	"debug/buildinfo"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"strings"
)

// A bill is the document; a component is what others wrote, named by a package URL.
type bill struct {
	Format     string      `json:"bomFormat"`
	Version    string      `json:"specVersion"`
	Metadata   metadata    `json:"metadata"`
	Components []component `json:"components"`
}

type metadata struct {
	Component component `json:"component"`
}

type component struct {
	Type    string `json:"type"`
	Name    string `json:"name"`
	Version string `json:"version,omitempty"`
	URL     string `json:"purl,omitempty"`
}

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "sbom:", err)
		os.Exit(1)
	}
}

func run(args []string, out io.Writer) error {
	if len(args) != 1 {
		return errors.New("give the binary whose parts to list")
	}
	info, err := buildinfo.ReadFile(args[0])
	if err != nil {
		return fmt.Errorf("read what %s was built of: %w", args[0], err)
	}
	encoder := json.NewEncoder(out)
	encoder.SetIndent("", "  ")
	return encoder.Encode(listed(info))
}

// listed is the bill of a binary. A module that another replaced is listed as the other.
func listed(info *debug.BuildInfo) bill {
	b := bill{Format: "CycloneDX", Version: "1.5", Metadata: metadata{component{Type: "application", Name: info.Main.Path}}}
	b.Components = append(b.Components, library("stdlib", strings.TrimPrefix(info.GoVersion, "go")))
	for _, m := range info.Deps {
		if m.Replace != nil {
			m = m.Replace
		}
		b.Components = append(b.Components, library(m.Path, m.Version))
	}
	return b
}

func library(path, version string) component {
	return component{Type: "library", Name: path, Version: version, URL: "pkg:golang/" + path + "@" + version}
}
