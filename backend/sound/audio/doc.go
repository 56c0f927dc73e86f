// Package audio plays sound on named channels; it is the only importer of beep.
//
// A Player mixes any number of channels into one device. A channel plays a list of
// segments (rows of the artifact table, bytes, silence), each with an optional start
// and end; plug-ins in the page see its controls, states and events.
//
// Promises:
//
//   - A channel that plays or pauses has one audible life, and each life ends with
//     exactly one close. What was replaced while it was being read emits neither play
//     nor close.
//   - Tell hears events in the order in which they happened. It is called with the
//     player's lock held: it must neither block nor call the player.
//   - A segment that cannot be played gives one error event at the moment where it
//     would have begun, or broken off, and the next one plays. It never ends the rest.
//   - Without a device, each request to play gives one error event: a person who waits for the sound is told why there is none.
//   - A list that is still growing (Append) is not over at its end so far. There the
//     channel plays silence that takes no time of the list's, the device is given back
//     as if nothing played, and the life goes on when more comes. Finish ends it.
//   - Nothing is held decoded but the next second and a half of each channel. A row is
//     read again whenever its turn comes.
//   - The device takes sound only while something plays and a few seconds longer.
//     With nothing playing the package does no work.
//   - Without a device a play is told once, and again after one was there in between.
//     A device that goes away is waited for; then what played is paused.
//
// Time. The device pulls sound ahead of what is heard. The player counts how far
// (frames pulled less time passed), and takes it off the positions it tells, so that
// a view that counts on from a position keeps with the ear. A list that comes to its end
// by itself is closed when the last of it was heard and not when it was pulled, up to
// 0.7 seconds earlier; what a person ends is closed at once, though the device, which
// gives nothing back, still plays what it holds.
//
// Locks, each taken before those behind it: Player.deviceMu, Player.mu, feed.mu. pull and deviceLost, which the device
// calls, begin with Player.mu. The device is opened and closed with deviceMu held and mu free, and System takes a lock
// of its own then, with which it calls nothing.
//
// The mixer is the channels and the sound that they make together, without locks, devices and rows; the Player guards
// it, opens the device and reads the lists.
//
// Why not beep's own decoders for all: those of WAV halve 16-bit samples and never end
// on a streamed header, that of Ogg plays mono at double speed, and that of FLAC
// panics on 20 bits. They are here in our own few lines over the same libraries. Why
// not its speaker either, see System.
package audio
