// Package locked opens Office files that are encrypted although no person has to know a password: Excel locks a workbook whose
// structure is protected with a word that every program knows.
//
// Promises: a file with a password of its own stays closed; a crafted file takes no more memory than a few times its own size,
// and no more than a moment.
package locked
