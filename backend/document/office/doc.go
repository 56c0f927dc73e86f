// Package office takes the packages of Word and PowerPoint apart and puts them together: parts, their types and their
// relations, and the look of a document or presentation that a person gives as a template.
//
// Promises: the same parts give the same bytes; nothing that no other part leads to stays in a package; what a template says,
// and programs in it, do not come into what is made of it. A template that can't be used is a fault that says which can; what
// is read of one is bounded.
//
// Parts are changed where they are, by the places of their elements, since the encoder of the standard library does not keep
// the names of other people's elements.
package office
