// Package story is the district of what a story is made of: prompts, summaries, cards, and files of other programs.
//
// Its packages are pure, or read and write files that they are given. They know no turn and no table.
package story
