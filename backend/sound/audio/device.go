package audio

import "errors"

// A Device plays what it pulls.
//
// Open begins pulling and returns at once; every call of pull fills the whole slice.
// Calls come from one goroutine at a time. When the device goes away it calls lost and
// stops pulling. Close ends the pulling before it returns. A closed device may be
// opened again; the player never opens an open one.
type Device interface {
	Open(pull func(frames [][2]float64), lost func(error)) error
	Close() error
}

// ErrNoDevice says that this build has no way to play sound.
var ErrNoDevice = errors.New("this build of Terzetto cannot play sound")
