// Terzetto is a local-first desktop chat in which three voices answer each message.
package main

import (
	"embed"
	"os"

	"terzetto/app"
)

//go:embed frontend/index.html frontend/src frontend/plugins frontend/vendor
var files embed.FS

func main() { os.Exit(app.Main(os.Args[1:], files)) }
