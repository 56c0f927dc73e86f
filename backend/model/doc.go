// Package model is the district of whom the program talks to: the client of language models and the built-in demo, and how
// a model and the engine that runs it come to this computer: by a download that is checked, and an archive that is not trusted.
//
// It knows neither conversations nor tools. What asks a model is above it.
package model
