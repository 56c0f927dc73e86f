// Package wave reads and writes WAV files.
//
// Open reads the header and gives single samples, so that a player holds nothing decoded; Decode gives all samples as 16
// bits in at most two channels, and Sound.Encode writes them with a header that states the true sizes.
//
// The sizes in a header are upper bounds and no more: a speech engine that writes to a pipe cannot know them, and a file
// that was cut keeps the ones it had. No file makes the package panic or allocate more than the file is long.
package wave
