// Package text reads and mends prose without a model.
//
// It cuts prose into sentences, into speech, emphasis and narration; it audits a draft against the replies
// before it; it applies the patches an editor asks for.
//
// Promises. Every function is pure: the same input gives the same output, nothing is kept between calls, and
// any number of goroutines may call at once. No input panics, however malformed its UTF-8. Work grows about
// linearly with the text, so that a draft of 100,000 characters (the longest the chat accepts) is no hazard.
// What Sentences and Segments return are substrings of their input, which is why a model can copy a
// reported sentence into a patch and have it found again.
//
// The rules, shared by every detector: paragraphs end at blank lines. A straight double quote opens or closes
// speech, curly ones open and close it, a single quote never does, and an unclosed quote takes only the rest of
// its paragraph. A sentence ends after . ! ? … when white space follows, closing marks between the two being
// dropped. There is no list of abbreviations: "Dr." ends a sentence, because a rule that a reader can
// foresee is worth more here than one that is right more often.
package text
