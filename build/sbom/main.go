package main

import (
	"debug/buildinfo"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"slices"
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
	Type     string    `json:"type"`
	Name     string    `json:"name"`
	Version  string    `json:"version,omitempty"`
	Licenses []license `json:"licenses,omitempty"`
	URL      string    `json:"purl,omitempty"`
}

type license struct {
	Expression string `json:"expression"`
}

// The files of the repository that tell what the binary does not: the version, and what the window has of others.
const (
	project  = "wails.json"
	vendored = "frontend/vendor/VERSIONS.md"
)

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
	b := billOf(info)
	if b.Metadata.Component.Version, err = version(project); err != nil {
		return err
	}
	table, err := os.ReadFile(vendored)
	if err != nil {
		return fmt.Errorf("read what the window is made of: %w", err)
	}
	b.Components = append(b.Components, window(string(table))...)
	encoder := json.NewEncoder(out)
	encoder.SetIndent("", "  ")
	return encoder.Encode(b)
}

// billOf is the bill of a binary. A module that another replaced is listed as the other.
func billOf(info *debug.BuildInfo) bill {
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

// version is that of the program, as its project's file has it.
func version(project string) (string, error) {
	text, err := os.ReadFile(project)
	if err != nil {
		return "", fmt.Errorf("read the version: %w", err)
	}
	var file struct {
		Info struct {
			ProductVersion string `json:"productVersion"`
		} `json:"info"`
	}
	if err := json.Unmarshal(text, &file); err != nil {
		return "", fmt.Errorf("read the version: %w", err)
	}
	return file.Info.ProductVersion, nil
}

// window lists the scripts and fonts of the table of vendored files, each once however many files it has.
func window(table string) (all []component) {
	for line := range strings.Lines(table) {
		cells := strings.Split(line, "|")
		const file, what, number, terms, columns = 1, 2, 3, 4, 7
		if len(cells) != columns || !strings.Contains(cells[file], ".") {
			continue
		}
		name, _, _ := strings.Cut(strings.ReplaceAll(cells[what], ",", " ("), " (") // what follows is which part of it
		c := component{Type: "library", Name: strings.TrimSpace(name), Version: strings.TrimSpace(cells[number])}
		c.Licenses = []license{{strings.ReplaceAll(strings.TrimSpace(cells[terms]), " or ", " OR ")}}
		if slices.ContainsFunc(all, func(k component) bool { return k.Name == c.Name && k.Version == c.Version }) {
			continue
		}
		all = append(all, c)
	}
	return all
}
