// Package rawjson handles JSON that others wrote without building it: how deep it nests, and
// how it is written again without a change.
//
// Promises: every function is pure and works in time linear in what it is given.
//
// It stands on the ground floor because cards, moving and documents all take what somebody
// else wrote, and must neither follow it into any depth nor disguise what it says.
package rawjson
