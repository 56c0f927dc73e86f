package prose

import (
	"slices"
	"strings"
)

// classOf guesses the class of a word from its ending.
func classOf(word string) string {
	switch {
	case isDeterminer(word):
		return "DET"
	case pronouns[word]:
		return "PRON"
	case prepositions[word]:
		return "PREP"
	case isFinite(word), strings.HasSuffix(word, "ing"):
		return "VERB"
	}
	endings := []string{"ful", "ous", "less", "ive", "ic", "able", "ible", "ish", "al"}
	if slices.ContainsFunc(endings, func(e string) bool { return strings.HasSuffix(word, e) && len(word) > len(e)+2 }) {
		return "ADJ"
	}
	return "NOUN"
}

// A wordSet is a set of words in lower case.
type wordSet map[string]bool

// setOf reads a set from its words with white space between them.
func setOf(words string) wordSet {
	set := wordSet{}
	for word := range strings.FieldsSeq(words) {
		set[word] = true
	}
	return set
}

// The words of English that detectors know.
var (
	beForms      = setOf("am is are was were be been")
	doForms      = setOf("do does did")
	haveForms    = setOf("have has had")
	modals       = setOf("will would shall should can could may might must")
	pronouns     = setOf("i you he she it we they this that these those there")
	determiners  = setOf(`a an the my your his her its our their this that these those some any every each no another`)
	prepositions = setOf(`of in on at by for with without about against between into onto
		through from to over under like as than toward towards beneath behind`)
	subordinators = setOf("because if when what who whom which how why where whether until since while although though unless as")
	adverbs       = setOf("just even still also never always now then already simply merely quite very so too ever only soon often")
	// finiteVerbs are the irregular ones of everyday narration that can have a subject.
	finiteVerbs = setOf(`ran went came saw took gave made felt knew thought stood sat held left
		fell rose broke spoke wept slept hid kept told said got found lost met
		led let put set shook drew drove threw grew flew blew began sang rang
		sank drank bent sent spent meant heard read wrote woke wore swore tore
		bit hit cut shut hung clung swung stung struck stuck slid lay laid paid
		caught bought brought fought sought taught ate became seems looks feels
		turns makes takes gives says goes comes wants needs knows keeps stands`)
	functionWords = setOf(`a an the this that these those some any each every either neither
		no none all both such another other own same few more most much many
		i me my mine myself you your yours yourself he him his himself
		she her hers herself it its itself we us our ours ourselves
		they them their theirs themselves one ones who whom whose which what
		someone something anyone anything everyone everything nothing there here
		am is are was were be been being do does did done doing
		have has had having will would shall should can could ca wo
		may might must ain let
		and or but nor so yet if then else than because while although
		though unless until till when where why how whether as
		of in on at by for with without about against between into onto
		through during before after above below to from up down out off over
		under again around across along toward towards upon within behind beside
		beneath beyond near past like back away
		not only just even too very also now once still ever never almost
		quite rather really perhaps maybe already soon well oh ah yes
		s t d m re ve ll`)
)

// isAuxiliary says whether word is a form of "be", "do" or "have", or a modal verb.
func isAuxiliary(word string) bool {
	return modals[word] || beForms[word] || doForms[word] || haveForms[word]
}

func isDeterminer(word string) bool { return determiners[word] || strings.HasSuffix(word, "'s") }

func isAdverb(word string) bool {
	return adverbs[word] || strings.HasSuffix(word, "ly") && len(word) > 4
}

// isFinite says whether word looks like a verb that can have a subject: an auxiliary, a regular past, or one of the
// irregular ones. A present in -s is not told from a plural and does not count.
func isFinite(word string) bool {
	return isAuxiliary(word) || finiteVerbs[word] || strings.HasSuffix(word, "ed") && len(word) > 4
}

// couldBeVerb says whether word can be the verb after a pronoun, where almost any word of meaning is one.
func couldBeVerb(word string) bool {
	return isFinite(word) || isContentWord(word) && !strings.HasSuffix(word, "ing")
}
