// Package main lists what is in a binary, as a bill of materials in CycloneDX's form of JSON: `go run ./build/sbom FILE`
// reads it from what Go wrote into the file, so it names exactly what was linked, and adds the scripts and fonts that the
// window has of others. It runs where wails.json is.
package main
