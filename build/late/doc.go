// Package main makes a Linux program load the libraries of its window late.
//
// The linker lists every library that a program calls, and the loader loads them all before the program
// begins. `late PROGRAM` takes those of the window from that list: the program loads them itself before it
// opens a window, and the loader finds each function at its first call. A program without such libraries,
// or one that was changed already, stays as it is.
//
// The other way, a second program for the window, would nearly double what has to be downloaded.
package main
