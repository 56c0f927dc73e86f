//go:build !bundled

package frontend

import (
	"embed"
	"io/fs"
)

//go:embed index.html src plugins vendor
var files embed.FS

// Files returns what the window is made of; index.html is at the root.
func Files() fs.FS { return files }
