package editcheck

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
	NotAsked    Rule = "not_asked"
	Repeated    Rule = "repeated"
	OfAnother   Rule = "of_another"
	Names       Rule = "names"
	Numbers     Rule = "numbers"
	Speech      Rule = "speech"
	Speaker     Rule = "speaker"
	Punctuation Rule = "punctuation"
	Finding     Rule = "finding" // judged by the caller of the audit
	Worse       Rule = "worse"   // as above
)

// Sentence says in plain words what an edit that broke the rule did; nothing of one that was accepted.
func (r Rule) Sentence() string {
	return map[Rule]string{
		Incomplete:  "The edit was cut off before it was complete.",
		Empty:       "The edit was empty.",
		Tags:        "The edit contained reasoning or tool tags.",
		Fence:       "The edit was a code block instead of prose.",
		Refusal:     "The model refused to edit the text.",
		Preamble:    "The edit talked about the text instead of only giving it.",
		Instruction: "The edit contained an instruction instead of prose.",
		Language:    "The edit was in another language than the draft.",
		TooShort:    "The edit left out too much of the draft.",
		TooLong:     "The edit was too long.",
		Unrelated:   "The edit kept too few of the draft's words.",
		Unfinished:  "The edit ended in the middle of a sentence.",
		NotFound:    "The passage to replace is not in the draft.",
		Ambiguous:   "The passage to replace is in the draft more than once.",
		Unchanged:   "The replacement is the same as the original.",
		Unreadable:  "The edit is not readable text.",
		Bounds:      "The edit cut a word or a sentence in two.",
		Emptied:     "The edits removed more than a third of the draft.",
		NotAsked:    "The sentence was not to be changed.",
		Repeated:    "The sentence was changed already.",
		OfAnother:   "The edit belongs to another sentence.",
		Names:       "The edit changed a name.",
		Numbers:     "The edit changed a number.",
		Speech:      "The edit changed what somebody says.",
		Speaker:     "The edit changed who the sentence is about.",
		Punctuation: "The edit damaged the punctuation.",
		Finding:     "The audit found something new in the sentence.",
		Worse:       "The audit found more in the edit than in the draft.",
	}[r]
}
