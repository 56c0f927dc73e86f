// Package numberformat spells the numbers of a workbook as their cells show them, and as what they are.
//
// Promises: days are 2026-03-01 whatever the country, times that count on are hours, shares have their percent sign, and no
// figure is lost of a number that is none of these.
package numberformat
