package proof

// A Rule is what an edit broke. Its value is a stable name, kept in records.
type Rule string

// The rules. Accepted says that none was broken.
const (
	Accepted    Rule = ""
	Incomplete  Rule = "incomplete"
	Empty       Rule = "empty"
	Tags        Rule = "tags"
	Fence       Rule = "fence"
	Refusal     Rule = "refusal"
	Preamble    Rule = "preamble"
	Instruction Rule = "instruction"
	Language    Rule = "language"
	TooShort    Rule = "too_short"
	TooLong     Rule = "too_long"
	Unrelated   Rule = "unrelated"
	Unfinished  Rule = "unfinished"
	NotFound    Rule = "not_found"
	Ambiguous   Rule = "ambiguous"
	Unchanged   Rule = "unchanged"
	Unreadable  Rule = "unreadable"
	Bounds      Rule = "bounds"
	Emptied     Rule = "emptied"
	Worse       Rule = "worse" // judged by the caller of the audit
)

// Sentence says in plain words what an edit that broke the rule did. It has a case for each rule.
func (r Rule) Sentence() string {
	switch r {
	case Incomplete:
		return "The edit was cut off before it was complete."
	case Empty:
		return "The edit was empty."
	case Tags:
		return "The edit contained reasoning or tool tags."
	case Fence:
		return "The edit was a code block instead of prose."
	case Refusal:
		return "The model refused to edit the text."
	case Preamble:
		return "The edit talked about the text instead of only giving it."
	case Instruction:
		return "The edit contained an instruction instead of prose."
	case Language:
		return "The edit was in another language than the draft."
	case TooShort:
		return "The edit left out too much of the draft."
	case TooLong:
		return "The edit was too long."
	case Unrelated:
		return "The edit kept too few of the draft's words."
	case Unfinished:
		return "The edit ended in the middle of a sentence."
	case NotFound:
		return "The passage to replace is not in the draft."
	case Ambiguous:
		return "The passage to replace is in the draft more than once."
	case Unchanged:
		return "The replacement is the same as the original."
	case Unreadable:
		return "The edit is not readable text."
	case Bounds:
		return "The edit cut a word or a sentence in two."
	case Emptied:
		return "The edits removed more than a third of the draft."
	case Worse:
		return "The audit found more in the edit than in the draft."
	case Accepted:
	}
	return ""
}
