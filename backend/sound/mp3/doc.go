// Package mp3 decodes MP3 files; it is the only importer of go-mp3.
//
// A Reader leaves out the silence that an encoder put before and after the sound, so that words are where their times
// say. No file makes the package panic.
//
// Nothing here writes MP3: there is no well-kept encoder in Go, so what Terzetto exports is WAV.
package mp3
