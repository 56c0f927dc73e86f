// Package model is the district of whom the program talks to: the client of language models and the built-in demo.
//
// It knows neither conversations nor tools. What asks a model is above it.
package model
