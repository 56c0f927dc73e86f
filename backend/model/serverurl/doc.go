// Package serverurl reads the addresses of model servers as people type and paste them.
//
// An address is normalized once, where it enters: with a scheme, without the path of a call, and with the API's base once. All
// who compare, show or extend an address of a server do it here, so that two spellings of one server are one.
//
// Promises. Everything here is a function of texts: nothing is looked up, and no server is asked.
package serverurl
