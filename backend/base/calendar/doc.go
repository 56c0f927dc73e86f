// Package calendar knows on which days something happens, as a calendar's file says it (RFC 5545).
//
// A rule of days is text that people can paste from their calendar and that a form can write: a line RRULE with what
// repeats, DTSTART with the day from which it is counted, and EXDATE with the days that are left out. It holds days
// alone: at what time of a day something happens, and what a clock that is put forward does to it, is the caller's.
// Each part that a rule of days can't have, such as an hour, is refused by its name, so that nothing of a pasted rule
// is passed over in silence.
package calendar
