package text

import "strings"

// classOf guesses the class of a word from its ending.
func classOf(word string) string {
	switch {
	case isDeterminer(word):
		return "DET"
	case isPronoun(word):
		return "PRON"
	case isPreposition(word):
		return "PREP"
	case isFinite(word), strings.HasSuffix(word, "ing"):
		return "VERB"
	}
	for _, ending := range [...]string{"ful", "ous", "less", "ive", "ic", "able", "ible", "ish", "al"} {
		if strings.HasSuffix(word, ending) && len(word) > len(ending)+2 {
			return "ADJ"
		}
	}
	return "NOUN"
}

func isBe(word string) bool {
	switch word {
	case "am", "is", "are", "was", "were", "be", "been":
		return true
	}
	return false
}

func isDo(word string) bool { return word == "do" || word == "does" || word == "did" }

func isHave(word string) bool { return word == "have" || word == "has" || word == "had" }

// isAuxiliary says whether word is a form of "be", "do" or "have", or a modal verb.
func isAuxiliary(word string) bool {
	switch word {
	case "will", "would", "shall", "should", "can", "could", "may", "might", "must":
		return true
	}
	return isBe(word) || isDo(word) || isHave(word)
}

func isPronoun(word string) bool {
	switch word {
	case "i", "you", "he", "she", "it", "we", "they", "this", "that", "these", "those", "there":
		return true
	}
	return false
}

func isDeterminer(word string) bool {
	switch word {
	case "a", "an", "the", "my", "your", "his", "her", "its", "our", "their", "this", "that", "these", "those",
		"some", "any", "every", "each", "no", "another":
		return true
	}
	return strings.HasSuffix(word, "'s")
}

func isPreposition(word string) bool {
	switch word {
	case "of", "in", "on", "at", "by", "for", "with", "without", "about", "against", "between", "into", "onto",
		"through", "from", "to", "over", "under", "like", "as", "than", "toward", "towards", "beneath", "behind":
		return true
	}
	return false
}

func isSubordinator(word string) bool {
	switch word {
	case "because", "if", "when", "what", "who", "whom", "which", "how", "why", "where", "whether", "until", "since", "while",
		"although", "though", "unless", "as":
		return true
	}
	return false
}

func isAdverb(word string) bool {
	switch word {
	case "just", "even", "still", "also", "never", "always", "now", "then", "already", "simply", "merely", "quite", "very", "so",
		"too", "ever", "only", "soon", "often":
		return true
	}
	return strings.HasSuffix(word, "ly") && len(word) > 4
}

// isFinite says whether word looks like a verb that can have a subject: an auxiliary, a regular past, or one of the
// irregular ones of everyday narration. A present in -s is not told from a plural and does not count.
func isFinite(word string) bool {
	if isAuxiliary(word) || strings.HasSuffix(word, "ed") && len(word) > 4 {
		return true
	}
	switch word {
	case "ran", "went", "came", "saw", "took", "gave", "made", "felt", "knew", "thought", "stood", "sat", "held", "left",
		"fell", "rose", "broke", "spoke", "wept", "slept", "hid", "kept", "told", "said", "got", "found", "lost", "met",
		"led", "let", "put", "set", "shook", "drew", "drove", "threw", "grew", "flew", "blew", "began", "sang", "rang",
		"sank", "drank", "bent", "sent", "spent", "meant", "heard", "read", "wrote", "woke", "wore", "swore", "tore",
		"bit", "hit", "cut", "shut", "hung", "clung", "swung", "stung", "struck", "stuck", "slid", "lay", "laid", "paid",
		"caught", "bought", "brought", "fought", "sought", "taught", "ate", "became", "seems", "looks", "feels",
		"turns", "makes", "takes", "gives", "says", "goes", "comes", "wants", "needs", "knows", "keeps", "stands":
		return true
	}
	return false
}

// couldBeVerb says whether word can be the verb after a pronoun, where almost any word of meaning is one.
func couldBeVerb(word string) bool {
	return isFinite(word) || isContentWord(word) && !strings.HasSuffix(word, "ing")
}
