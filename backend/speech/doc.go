// Package speech turns text into sound bytes: espeak-ng, OpenAI-style HTTP and other engines behind one interface.
//
// What a message says aloud is worked out by pure functions. Clean takes out what only the eye can use; Beats takes a
// message apart into who says what after which pause; Splitter and Stream do the same while the message is still being
// written. A Line knows for every byte where in the message it came from, so that the times of the words, which an
// Engine gives with the sound, light the words of the message (Line.Cues). Join puts sounds together for a file.
//
// Promises. Every engine may be used by many goroutines at once. Synthesize returns all of an utterance or a fault with
// the way out (its detail Trouble names it in a word); its WAV has a true header, whatever the engine wrote. Nothing
// that a model wrote is ever an option of a program or part of an address. A program that hangs or floods is killed with
// all that it started; a server may send no more than an utterance can be. Nothing is kept between utterances. The pure
// functions take any text, broken UTF-8 too, in time that grows with its length.
//
// Programs are started for each utterance and not kept warm. A sentence of espeak-ng takes three runs (the sound, and two
// that measure its words, see measure.go), together 40 to 90 ms on two shared and busy cores, of the 300 ms in which the
// first sound is due. A crash then costs one utterance, and memory stays flat: the heap after 500 utterances is 1.06
// times that after ten. libespeak-ng would tell word times itself and faster, but it keeps global state, so it would need
// a process of its own: ours takes 70 to 110 ms to start with its web view, and a warm one would have to be watched.
//
// Word times of espeak-ng are measured, most of them to well under 60 ms (the figures and the exceptions stand in
// measure.go). Kokoro tells its own (captions.go). Engines that tell nothing get times fitted to their sound: its pauses
// part words, and in between each word is laid where loud, bright and silent frames follow each other as its letters do
// (trace.go), never at a constant speed. Held to espeak-ng's own times (542 words, five voices): half of the words are
// within 14 ms, of English nine in ten within 65 ms and 95 in a hundred within 111 ms, of German within 149 ms, of French
// and Spanish within 60 ms. It was 46 in a hundred English words within 60 ms when only the pauses were looked at. How
// well it fits other engines was not measured: none that tells its times was at hand.
//
// The rules of the beats are those of orb.md C2. MP3 is accepted from servers and not written: there is no well-kept
// encoder in Go, so exports are WAV.
package speech
