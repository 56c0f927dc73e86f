// Package lorebook decides which entries of the lorebooks a turn reads, and says why.
//
// It takes values and gives values: entries with their rules, the messages of a branch, what is known of the people,
// and a seed. The same input gives the same result, also for what is drawn, so that a turn that is read again
// reads the same lore. The one thing that may differ is a pattern that ran out of time; it is named in the result.
//
// # When an entry is active
//
// The rules are SillyTavern's and those of the card specification V3. One of the keys is found in the last messages,
// and the secondary keys say what the logic wants. Constant entries need no key. Then, in this order: the character
// filter, the kind of reply, delay, cooldown and the decorators; of each inclusion group one entry is left; the
// probability is drawn; the budgets are kept, constant entries first. Texts of active entries call other entries of
// lorebooks that read recursively, in at most MaxSteps steps.
//
// # Keys
//
// A key is searched in a text whose marks are joined with their letters and whose quotation marks and white space are
// one kind each; the key is read alike. Whole words are bounded by whatever is no letter, number or mark in any script,
// and by every character of a script that writes no spaces. A key of several words is searched as it is, as SillyTavern
// does. A pattern is run as JavaScript means it and is never searched as a text; one that can't be used is named.
//
// # Timing
//
// Sticky and cooldown count messages of the branch, the answered one included. What earlier turns left is computed from
// the branch itself by Replay, so that a branch, a copy and an import have the same timing without a record of it.
//
// # Where entries stand
//
// A constant entry that no turn can change stands where its text stays in the cache of the model's server. Every other
// one stands in the tail, with the new message. Where a lorebook says so, its entries stand where their authors want them
// instead, as SillyTavern places them, and the model's server reads again what comes after them.
package lorebook
