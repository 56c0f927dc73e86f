// Terzetto is a local-first desktop chat in which three voices answer each message.
package main

import (
	_ "embed"
	"os"

	"terzetto/app"
	"terzetto/frontend"
)

//go:embed wails.json
var project []byte

func main() { os.Exit(app.Main(os.Args[1:], frontend.Files(), project)) }
