// Package habits learns which phrases a model says again and again in a person's conversations, so that they can be banned.
// What makes a phrase a habit is said in package habit.
//
// Promises:
//
//   - It works in the background, in small parts, and never while a reply is being written. A turn waits for nothing of it.
//   - Each message is read once, and again when it is changed. What was read stays read after a kill. The habits that are known
//     are counted in each new reply. New ones are looked for, in all that was read, whenever that is an eighth more than the last time, so
//     that all work together grows with the messages.
//   - Nothing learnt outlives the messages that it was learnt of, and what lies in the trash does not count.
//   - A habit that a person had forgotten comes back only if what is said later is enough for it by itself. What a model said
//     before a person had all of its habits forgotten is never counted to it again.
//
// Nothing leaves the computer.
package habits
