package dialect

import "terzetto/backend/base/lazyregexp"

// What servers name when they refuse a picture. Those that know no pictures at all say that the content of a message must
// be a string, or that they expect parts of text.
var (
	saysPictures = lazyregexp.New(`(?i)image|picture|mmproj|multi-?modal|vision|content.{0,60}\b(str|string)\b|expected .?text`)
	saysBlind    = lazyregexp.New(`(?i)mmproj|multi-?modal|vision|\bat most 0\b|(image|picture)s?.{0,80}(not|n't|un)[ -]?(be )?(support|enabl|allow|available|accept)|(not|n't|un)[ -]?support.{0,80}(image|picture)|` +
		`support.{0,20}(image|picture)|missing data required for image|unknown variant|content.{0,60}\b(str|string)\b|expected .?text`)
)

// SaysPictures reports whether a refusal of a server is about pictures.
func SaysPictures(refusal string) bool { return saysPictures().MatchString(refusal) }

// SaysBlind reports whether it says that the model sees none at all, and not that one of them is bad.
func SaysBlind(refusal string) bool { return saysBlind().MatchString(refusal) }
