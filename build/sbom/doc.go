// Package main lists what is in a binary, as a bill of materials in CycloneDX's form of JSON: `go run ./build/sbom FILE`
// reads it from what Go wrote into the file, so it names exactly what was linked.
package main
