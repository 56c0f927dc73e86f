// Package speech turns text into sound bytes: espeak-ng, OpenAI-style HTTP and other engines behind one interface.
//
// Pure functions work out what a message says aloud. Clean removes what only the eye can use; Beats splits a message into
// who says what after which pause; Splitter and Stream do the same while the message is still being written. A Line knows
// for every byte where in the message it came from, so that the times of the words, which an Engine gives with the sound,
// light the words of the message (Line.Cues). Join puts sounds together for a file.
//
// Promises. Every engine may be used by many goroutines at once. Synthesize returns the whole utterance or a fault with
// the way out (its detail Trouble names it in a word); its WAV has a true header, whatever the engine wrote. Nothing that
// a model wrote is ever an option of a program or part of an address. A program that hangs or floods is killed with all
// that it started; a server may send no more than an utterance can be. Nothing that was said is kept; what a server was found to offer is,
// where its caller keeps a Learned. The pure functions take any text, broken UTF-8 too, in time that grows with its length.
//
// espeak-ng is started for each utterance. A sentence takes three runs (the sound, and two that measure its words, see
// measure.go), together 40 to 90 ms on two shared and busy cores, of the 300 ms in which the first sound is due. A crash
// then costs one utterance, and memory stays flat: the heap after 500 utterances is 1.06 times that after ten.
// libespeak-ng would tell word times itself and faster, but it keeps global state, so it would need a process of its own.
//
// A neural voice takes one to six seconds to load and a tenth of a second to speak, so its program stays: a Pool has at most
// two, ends one that was not used for three minutes, and all of them when it is closed. While a voice is used, a program that
// was killed is started once more. Its own silence aside, there is no gap between two sentences: with Piper's joe, the first
// sound comes 0.4 s after the first sentence, and no silence is longer than 0.35 s (BenchmarkNeuralVoice).
//
// Word times come from one of three sources: the engine tells them (Kokoro, captions.go); those of espeak-ng are measured
// (measure.go); all others are aligned with the sound (alignment.go): the pauses of the sound separate words, and in
// between each word lies where loud, bright and silent frames follow each other as its letters do. What each source is
// worth was measured against the times that libespeak-ng 1.51 and Flite 2.2 tell of their own sounds. The columns are the
// share of words that begin within 60 ms of the truth, and the 95th percentile in ms:
//
//	                             measured     aligned     by letters and pauses     by letters alone
//	espeak-ng en (261 words)     96 %   59    91 %  102         46 %  199               26 %  432
//	espeak-ng de (153 words)     98 %   49    73 %  256         54 %  185               34 %  433
//	espeak-ng fr, es (41)       100 %   41   100 %   33         73 %   94               46 %  171
//	Flite kal16 (277)               -         90 %  135         42 %  291               29 %  493
//	Flite awb (277)                 -         87 %  188         32 %  251               22 %  413
//	Flite rms (277)                 -         80 %  280         31 %  409               27 %  397
//	Flite slt (277)                 -         71 %  245         33 %  293               27 %  378
//
// So the measuring and the alignment stay, and a plain estimate serves only sounds that are too short to be aligned. Two
// refinements were measured, too, and removed: carrying measured times over by dynamic time warping (2 points more in
// English, 1 in German) and letting the alignment learn each voice in three rounds (1 to 4 points less in English, 1 more
// in German).
package speech
