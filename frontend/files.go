//go:build !bundled

package frontend

import (
	"embed"
	"io/fs"
)

//go:embed index.html src plugins vendor help translations/de.js translations/es.js translations/fr.js translations/errors
var files embed.FS

// Files returns what the window is made of; index.html is at the root.
func Files() fs.FS { return files }
