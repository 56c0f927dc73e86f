package app

import (
	"encoding/json"
	"runtime/debug"
)

// revision is what the program was built from. The build sets it where it doesn't let Go ask git.
var revision = "" //nolint:gochecknoglobals // -ldflags can set nothing else

// versionOf is the version that the project's file names, with the revision behind a plus sign where it is known.
func versionOf(project []byte) string {
	var file struct {
		Info struct {
			ProductVersion string `json:"productVersion"`
		} `json:"info"`
	}
	if err := json.Unmarshal(project, &file); err != nil || file.Info.ProductVersion == "" {
		return "dev"
	}
	built := revision
	if info, ok := debug.ReadBuildInfo(); ok && built == "" {
		built = revisionIn(info.Settings)
	}
	if built == "" {
		return file.Info.ProductVersion
	}
	return file.Info.ProductVersion + "+" + built
}

// revisionIn is the revision that Go wrote down, in the form of the build's own.
func revisionIn(settings []debug.BuildSetting) string {
	const length = 8
	at, changed := "", ""
	for _, s := range settings {
		switch {
		case s.Key == "vcs.revision" && len(s.Value) > length:
			at = s.Value[:length]
		case s.Key == "vcs.modified" && s.Value == "true":
			changed = "-dirty"
		}
	}
	if at == "" {
		return ""
	}
	return at + changed
}
