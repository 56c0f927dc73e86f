// Package process ends programs together with everything that they started, and measures the
// memory that they hold and the disk space that is left.
//
// A program is put in a group of its own before it starts (Group), and Kill ends the group. A
// program that leaves its group is out of reach; nobody waits for its output for ever.
//
// Why here: servers that offer tools and programs that an agent wrote are both run by people
// who want them gone at once.
package process
