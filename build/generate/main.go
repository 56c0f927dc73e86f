package main

import (
	"fmt"
	"os"

	"terzetto/backend/api"
)

// files are the generated files by their path in the repository. The repository's
// source is read for the constants of named types, which reflection does not know.
func files(repository string) (map[string][]byte, error) {
	operations := api.Operations()
	bound, err := boundMethods(operations)
	if err != nil {
		return nil, fmt.Errorf("write the bound methods: %w", err)
	}
	types, err := typeScript(repository, operations)
	if err != nil {
		return nil, fmt.Errorf("write the page's types: %w", err)
	}
	faults, err := faultSentences(repository)
	if err != nil {
		return nil, fmt.Errorf("gather the sentences of faults: %w", err)
	}
	return map[string][]byte{
		"app/bound.go":                       bound,
		"frontend/src/ipc/operations.js":     routes(operations),
		"frontend/translations/errors/en.js": faults,
		"frontend/types/api.d.ts":            types,
	}, nil
}

func main() {
	all, err := files(".")
	for path, content := range all {
		if err == nil {
			err = os.WriteFile(path, content, 0o600)
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
