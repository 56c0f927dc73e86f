package prose

// What the tests ask of a detector by itself; an audit runs them together.

// RepeatedOpeners are the openers of a text.
func RepeatedOpeners(draft string, nWords, minRun int) OpenerReport {
	lex := newLexicon("en")
	return lex.openers(lex.narrationOf(draft), nWords, minRun, 0)
}

// RepeatedTemplates are the templates of a text.
func RepeatedTemplates(draft string, maxWords, threshold int) TemplateReport {
	lex := newLexicon("en")
	return lex.templates(lex.narrationOf(draft), maxWords, threshold)
}

// RepeatedPhrases are the phrases that a draft shares with earlier messages.
func RepeatedPhrases(messages []string, draft string) []RepeatedPhrase {
	lex := newLexicon("en")
	earlier := make([][]sentence, len(messages))
	for i, m := range messages {
		earlier[i] = lex.narrationOf(m)
	}
	return lex.phrases(earlier, lex.narrationOf(draft))
}
