// Package proof counts what the Editor did to replies, from their drafts and texts alone.
//
// A Document holds replies with the draft of each, what the audit found in the draft, and what it says of these findings.
// Count is a pure function of it: whoever has the document can count again, and Differences names where the counts that it
// brings along are not those of its texts.
//
// Promises:
//
//   - A finding counts only if its sentence is in the draft, and counts as repaired only if it is no longer in the reply.
//   - An edit that was refused is no repair. It is counted on its own.
//   - What could not be counted is counted as that: replies without a draft, or whose texts a person changed.
//
// Stock phrases are those that the auditor looks for. Held-out ones are never looked for and never banned: they only measure.
package proof
