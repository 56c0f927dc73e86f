// Package numberformat spells the numbers of a workbook as their cells show them, and as what they are.
//
// Promises: days are 2026-03-01 whatever the country, and times that count on are hours; every other number is shown with the
// figures, signs and words that its format gives it, as an English computer shows them; what a number is has all its figures; a
// format that can't be read shows the number as it is.
package numberformat
