// Package workbook writes XLSX files: each sheet with its heading row set apart, kept in view and printed on each page, long
// texts over several lines, numbers as numbers, everything else as text.
//
// Promises: nothing becomes a formula. Printed, no column is cut off, and no letter is smaller than a person can read: columns
// that have no room beside each other go on on the next sheet of paper.
package workbook
