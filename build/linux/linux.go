// Package linux holds the files by which a desktop knows the program, for its packages and for the program itself.
package linux

import _ "embed"

var (
	// Entry is the program among the applications.
	//
	//go:embed terzetto.desktop
	Entry string
	// Kinds are the kinds of files that the program opens.
	//
	//go:embed terzetto.xml
	Kinds string
)
