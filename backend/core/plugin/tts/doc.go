// Package tts reads replies aloud: it makes a sound of a message and keeps it with it.
//
// A character may have a Profile in its state; all others speak with the voice of the
// settings, which is the first engine's default until a person chooses one. A reply is recorded
// when its turn has ended, if its character's profile is on or if replies play automatically; the
// window can ask for the sound of any reply. The Post hook says only that it is to be recorded: a
// turn never waits for a voice.
//
// A sound is one clip of all beats as MP3, without the pauses between them: its consumption
// metadata holds them, so that a player inserts silence, which costs no bytes. The same
// metadata gives the time of each word and its place in the message. The seed is a digest of
// the text and of everything that shaped its sound, and the generation metadata holds all of
// it, so an engine that always speaks the same way recreates an evicted sound byte for byte; one that doesn't says so
// (Score.Varies), and makes it again a little differently, with new times of its words.
// Neither contains the key of a server: engines know their keys themselves.
//
// A text is spoken sentence by sentence, as a stream of it gives them. Where replies play
// from their first sentence on, the program speaks them while they are written, and a Memory
// passes the sound to the recording.
package tts
