package recall

import (
	"iter"
	"strings"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/document/search"
	"terzetto/backend/text"
)

// refers finds the words with which people speak of what they have in common: what the other was told, promised, or was there for. What
// one remembers for oneself, such as the rain, is none of it, and neither is what is to be kept in mind.
var refers = lazyregexp.New(`(?i)\b(?:` + strings.Join([]string{
	`you (?:still |even )?(?:remember|recall) (?:when|how (?:we|you|i)|that|the|those|our|what|who|where|which|us|it|him|her|this|his|their|my|(?-i:[A-Z]))`,
	`you (?:still )?(?:remember|recall) your (?:promise|word|oath|vow|offer|debt)`,
	`remember (?:when|how|what|(?:that|the) (?:time|day|night)) (?:when )?(?:we|you)`, `remember (?:our|your (?:promise|word|oath|vow|offer|debt))`,
	`(?:as|like) (?:you|we) (?:once )?(?:told|said|promised|agreed|swore)`, `as i (?:told|promised)`, `(?:you|we|i) (?:once |already )?(?:told|promised|swore to) (?:me|you|us|each other)`,
	`you (?:once |always )?said (?:that )?(?:you|we|i|he|she|they|it|there|the|your|my|our|this)`, `did(?:n't you| you not) (?:once )?(?:say|tell|promise|swear)`,
	`(?:your|our) (?:promise|vow|oath|bargain|pact) (?:to|of|that)`, `that (?:time|day|night|evening|morning|summer|winter) (?:when |that )?(?:we|you)`,
	`the (?:time|day|night|evening|morning) (?:when |that )?(?:we|you) (?:first |last |almost |nearly )?(?:\w+ed|met|left|came|went|said|told|found|lost|gave|took|saw|fought|slept|made|broke|swore|fell|ran|hid|sang|drank|spoke)`,
	`last time (?:we|you)`, `(?:back )?when we (?:first|last)`, `back when (?:we|you)`,

	`erinner(?:st du dich|t ihr euch|n sie sich)`, `(?:weißt du|wisst ihr|wissen sie) noch(?:,| wie| als| was| wo| wer| damals| den| die| das| unser)`,
	`wie (?:du|ihr|wir|sie) (?:es )?(?:mir |uns |dir |doch |ja |selbst )*(?:gesagt|sagtest|versprochen|versprachst|erzählt|vereinbart|abgemacht|geschworen)`,
	`du (?:hast|hattest) (?:es )?(?:(?:mir|uns|doch|damals|einmal|mal|selbst|ja) (?:[^.!?]{0,60} )?)?(?:versprochen|geschworen)`,
	`du (?:hast|hattest) (?:mir|uns|doch|damals|einmal|mal|selbst|ja) (?:[^.!?]{0,60} )?(?:gesagt|erzählt)`, `(?:hast|hattest) du (?:mir |uns |es )*nicht (?:[^.!?]{0,60} )?(?:gesagt|versprochen|erzählt|geschworen)`,
	`damals,? als (?:wir|du|ihr)`, `(?:tag|nacht|abend|morgen),? als (?:wir|du|ihr)`, `(?:letztes|das letzte) mal,? (?:als|hast|habt|haben|warst|waren) (?:wir|du|ihr)`, `beim letzten mal`,

	`tu te (?:souviens|rappelles)`, `te (?:souviens|rappelles)-tu`, `vous vous (?:souvenez|rappelez)`, `vous (?:souvenez|rappelez)-vous`,
	`souviens-toi (?:quand|de (?:cette|ce|notre|nos|la (?:nuit|fois)))`, `comme (?:tu|vous|on|nous) (?:me |nous )?(?:l'|m')?(?:as|avais|avez|aviez|a|avait|avons) (?:dit|promis|raconté|juré|convenu)`,
	`(?:tu m'|vous m'|tu nous |vous nous )(?:as|avais|avez|aviez) (?:bien |déjà |un jour )?(?:dit|promis|raconté|juré)`, `tu (?:as|avais) (?:promis|juré|dit que)`, `m'(?:as|avais)-tu pas (?:dit|promis|juré)`,
	`(?:la fois|cette nuit|ce (?:jour|soir)(?:-là)?) où (?:nous|on|tu|vous)`, `la dernière fois (?:que|où) (?:nous|on|tu|vous)`,

	`(?:te acuerdas|os acordáis|se acuerdan? (?:de|cuando))`, `recuerdas (?:cuando|cómo|aquel|el|la|los|las|lo que|que|nuestr|a (?-i:[A-Z]))`, `como (?:me |nos )?(?:dijiste|prometiste|contaste|juraste|acordamos)`,
	`(?:me|nos) (?:dijiste|contaste) (?:que|dónde|cómo|cuándo|lo)`, `(?:me |nos )?(?:prometiste|juraste)`, `aquel(?:la)? (?:noche|vez|tarde|mañana|día) (?:que|en que|cuando)`, `la última vez que (?:nos|te|tú|me|est|habl|vin|fuimos)`,
}, "|") + `)|^[\s"“„«*'¿]*(?i:remember) (?:that|the|our|when|(?:how|what) (?:we|you|i|he|she)|(?-i:[A-Z]))[^?]*\?`)

// idle finds what only looks like it.
var idle = lazyregexp.New(`(?i)\b(?:i told you (?:to|not to|so|already|no|once)\b|by the time|(?:is|be|was|for|one) (?:the )?last time|ever remember|` +
	`erinnerst du dich (?:noch )?an (?:deinen namen|etwas|irgend)|(?:mir|uns) (?:nichts|nie)|(?:c'est|était|sera|pour) la dernière fois|` +
	`(?:souviens|rappelles)(?:-tu)? de (?:rien|ton nom|quelque)|acuerdas de (?:nada|algo|tu nombre)|(?:es|será|sea|por) la última vez)`)

// ofReference are words of such a reference that say nothing of what it is about.
const ofReference = `remember recall recalled told tell said say promised promise agreed swore swear vow oath bargain pact word once last first time day night evening morning
	when back still erinnerst erinnert erinnern weißt wisst wissen noch gesagt sagtest versprochen versprachst erzählt vereinbart abgemacht geschworen hast hattest damals
	letztes letzte letzten mal tag nacht abend souviens souvenez rappelles rappelez dit promis raconté juré convenu comme dernière fois nuit jour soir acuerdas acordáis
	acuerda acuerdan recuerdas cuando dijiste prometiste contaste juraste acordamos última vez aquel aquella noche día tarde mañana`

func wordsOf(list string) map[string]bool {
	all := map[string]bool{}
	for w := range search.Words(search.Normal(list)) {
		all[w.Text] = true
	}
	return all
}

// RefersBack reports whether a message speaks of something that is said to have happened before.
func RefersBack(message string) bool {
	for range references(message) {
		return true
	}
	return false
}

// references yields the sentences of a message that refer to something before.
func references(message string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for span := range text.SentenceSpans(message, true) {
			sentence := strings.ReplaceAll(message[span.Start:span.End], "’", "'")
			if refers().MatchString(idle().ReplaceAllString(sentence, "…")) && !yield(sentence) {
				return
			}
		}
	}
}
