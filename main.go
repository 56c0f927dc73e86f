// Terzetto is a local-first desktop chat in which three voices answer each message.
package main

import (
	"os"

	"terzetto/app"
	"terzetto/frontend"
)

func main() { os.Exit(app.Main(os.Args[1:], frontend.Files())) }
