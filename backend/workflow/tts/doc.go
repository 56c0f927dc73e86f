// Package tts reads replies aloud: it makes a sound of a message and keeps it with it.
//
// A character has a Profile in its state; whoever has none speaks with the voice of the
// settings, and that is the first engine's own choice until somebody chooses. A reply is
// made into sound by the Post hook where its character's profile is switched on or where
// replies shall play by themselves, and any reply when the window asks for it.
//
// A sound is one clip of all beats, without the pauses between them: these stand in its
// consumption metadata, so that a player puts silence there which costs no bytes. The same
// metadata says when which word is heard and where it stands in the message. The seed is a
// digest of the text and of everything that shaped its sound, and the generation metadata
// holds all of it, so an evicted sound comes back byte for byte from an engine that speaks
// alike each time. A key of a server is in neither: engines know their keys themselves.
//
// A text is spoken sentence by sentence, as a stream of it gives them. Where replies play
// from their first sentence on, the program speaks them while they are written (see
// backend/reading.go), and a Memory hands what was spoken to the Post hook, which keeps it.
//
// Sources: workflow-development-guide.md sections 15 and 16, orb.md C2.
package tts
