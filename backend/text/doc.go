// Package text reads text without judging it, and without a model.
//
// It splits prose into sentences and into speech, emphasis and narration, finds names, guesses the language, joins a
// continuation and applies the patches of an editor.
//
// Promises. Every function is pure: the same input gives the same output, nothing is kept between calls, and any number of
// goroutines may call at once. No input panics, however malformed its UTF-8. Work grows about linearly with the text, so
// that a draft of 100,000 characters (the longest the chat accepts) is no hazard. What Sentences and Segments return are
// substrings of their input, so a model can copy a reported sentence into a patch and the patch finds it again.
//
// The rules that all share: paragraphs end at blank lines. A straight double quote opens or closes speech, curly ones open
// and close it, a single quote never does, and an unclosed quote takes only the rest of its paragraph.
//
// Where speech begins and ends is decided in one place as well (speech.go), by the marks of speechmarks.json: a SpeechReader
// goes through a text from its start, also while it is still being written. The page has the same marks, and the same cases
// (testdata/speech.json) hold both.
//
// Where a sentence ends is decided in one place (sentenceend.go), in two strictnesses. What is read aloud asks SentenceEnd,
// which knows titles, initials and abbreviations, since a voice that pauses after "Dr." is heard. The audits use the plain
// rule below it, by which white space after . ! ? … ends a sentence and "Dr." does, too: a person can foresee what it
// flags, which is worth more there than being right more often. The marks and abbreviations are data (sentenceend.json),
// from which `make generate` also writes the page's module; testdata/sentences.json holds the cases that both run.
package text
