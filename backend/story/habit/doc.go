// Package habit finds phrases that a model says far more often than is to be expected: its habits.
//
// A Corpus takes in what was written: replies of models, messages of the person, cards and lorebooks. Learn gives the habits of each
// model in it. A Matcher counts known phrases in a new text, so that a corpus need not be read again for each reply.
//
// What is to be expected is worked out of the corpus itself, and of no list: how often all others say the phrase, who are the
// person, the cards and the other models; and as long as little of theirs is known, how often the rarest word of the phrase is
// said at all. So the words of a phrase may come from any language that puts spaces between words. Texts in other scripts,
// such as Chinese, Japanese and Thai, are not read.
//
// A phrase has two to six words with nothing but spaces between them. It is no habit where it
//
//   - recurs in fewer conversations than three, or a few more where there are many;
//   - has a word that is a name, or a word with a digit;
//   - is made of the commonest words alone, or is a single rarer word with the words that are usually beside it;
//   - was said by the person in that conversation, or stands in its card or lorebook;
//   - says the same as a longer or a surer phrase.
//
// Promises. Every function is pure but for what a Corpus holds, no input panics, and work grows about linearly with the texts.
// Code and quoted lines are not read.
package habit
