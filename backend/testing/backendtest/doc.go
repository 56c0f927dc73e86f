// Package backendtest opens a whole backend for the tests of its services.
//
// Promises: everything is kept in a folder of the test, no system keyring is asked, the
// model is a scripted one over real HTTP, and the backend is closed when the test ends.
//
// A service is tested through the same wiring as the program has, because what it is handed
// by the others is a part of what it promises.
package backendtest
