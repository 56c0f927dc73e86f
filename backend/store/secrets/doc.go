// Package secrets keeps the rows that hold something secret: model servers, speech servers, tool servers and variables.
//
// Promises: a secret is sealed before it reaches the file, and no list gives it back. A key goes to the server it was entered
// for and to no other. The masker knows every secret that is stored. No transaction waits for a keyring: one that needs a
// key which is not open yet stops, and is run again once the key is.
//
// Locks: that of telling the masker is held around a reading; that of the open keys around nothing.
package secrets
