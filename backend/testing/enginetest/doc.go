// Package enginetest stands for the program llama-server in tests: the test's own binary, under that name.
//
// A test calls Main at the beginning of its TestMain, and Program to have such a program in a folder. What the program does is
// written beside it as Knobs: the lines that it prints are those of the real program, and it answers at the routes that
// Terzetto asks.
//
// Promises: it uses no memory that its model would need, reads no model beyond its first bytes, and ends when it is killed.
package enginetest
