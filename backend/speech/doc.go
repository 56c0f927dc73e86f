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
// Programs are started for each utterance and not kept warm. espeak-ng takes 12 ms for a sentence of four seconds,
// start and all, and three runs (the sound and the two that measure its words, see measure.go) about 40 ms on two shared
// cores, an eighth of the 300 ms in which the first sound is due. A crash then costs one utterance and memory stays
// flat by construction. libespeak-ng tells word times itself in 3 ms, but it keeps global state, so it would need a
// process of its own: ours takes 80 ms to start with its web view, and a warm one would have to be watched.
//
// Word times of espeak-ng are measured: half of them begin within 20 ms of the library's own events and 95 of 100 within
// 60 ms, and what is later is a silent closure before a consonant, which nobody hears. Kokoro tells its own
// (captions.go). Engines that tell nothing get
// times fitted to the pauses of their sound (estimate.go), never a constant speed; those can be off by 200 ms within a
// long clause.
//
// The rules of the beats are those of orb.md C2. MP3 is accepted from servers and not written: there is no well-kept
// encoder in Go, so exports are WAV.
package speech
