// Package modelfile writes small model files for tests: any header, true or false, and tensors of zeros behind it.
//
// Promise: it writes what it is told, also what no reader should take.
package modelfile
