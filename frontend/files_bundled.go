//go:build bundled

package frontend

import (
	"embed"
	"io/fs"
)

//go:embed dist
var dist embed.FS

// Files returns what the window is made of; index.html is at the root.
func Files() fs.FS {
	files, err := fs.Sub(dist, "dist")
	if err != nil {
		panic(err) // the name is no valid path: it is written above
	}
	return files
}
