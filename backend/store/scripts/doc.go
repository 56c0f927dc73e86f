// Package scripts keeps regex scripts and sets of quick replies.
//
// A row holds the object that a script came in as, and a change is written into that object, so that it leaves as it came but
// for the change. Scripts of a card or a preset act when a person has allowed them; they go with the card or the preset.
package scripts
