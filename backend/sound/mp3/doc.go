// Package mp3 reads and writes MP3 files; it is the only importer of go-mp3 and shine-mp3.
//
// A Reader leaves out the silence that an encoder put before and after the sound, so that words are where their times
// say. No file makes the package panic.
//
// Encode is for speech: one channel at a rate of a voice, 48 kilobits a second. It uses Shine, the one encoder in Go, which
// knows nothing of hearing; at this rate a voice needs none of that. What Terzetto exports is WAV, which every program opens.
package mp3
