package localserver

import (
	"slices"
	"strings"
)

// environment is what a program may see of ours: nothing that chooses its options, its libraries or its port, and no token.
func environment(all []string) []string {
	return slices.DeleteFunc(slices.Clone(all), func(entry string) bool {
		name, _, _ := strings.Cut(entry, "=")
		name = strings.ToUpper(name)
		return slices.ContainsFunc(foreign, func(begin string) bool { return strings.HasPrefix(name, begin) }) ||
			slices.ContainsFunc(private, func(part string) bool { return strings.Contains(name, part) })
	})
}

var (
	foreign = []string{"LLAMA_", "GGML_", "AIP_", "HF_", "HUGGING", "TERZETTO_"}
	private = []string{"TOKEN", "API_KEY", "APIKEY", "SECRET", "PASSWORD", "PASSWD", "ACCESS_KEY", "CREDENTIAL", "PRIVATE_KEY"}
)
