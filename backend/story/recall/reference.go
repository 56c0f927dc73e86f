package recall

import (
	"strings"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/document/search"
)

// refers finds the words with which people speak of what was before.
var refers = lazyregexp.New(`(?i)\b(?:` + strings.Join([]string{
	`remember (?:when|how|that|the|our|my|your|what|who|where)`, `(?:do|don't|did|didn't) you (?:still )?(?:remember|recall)`, `as (?:you|i|we) (?:told|said|promised|agreed)`,
	`(?:you|we|i) (?:once )?(?:told|promised|swore to) (?:me|you|us|each other)`, `you (?:once )?said (?:that |you )`, `(?:that|the) (?:time|day|night) (?:when )?(?:we|you|i)`, `last time (?:we|you|i)`,
	`(?:erinnerst du dich|weißt du noch|erinnern sie sich|wissen sie noch|wie (?:du|ihr|sie) (?:gesagt|versprochen|erzählt)|du hast (?:mir )?(?:doch )?(?:gesagt|versprochen|erzählt)|damals,? als|letztes mal)`,
	`(?:tu te (?:souviens|rappelles)|vous vous souvenez|te souviens-tu|vous souvenez-vous|comme tu (?:l'as |me l'as )?(?:dit|promis)|tu m'(?:as|avais) (?:dit|promis|raconté)|la dernière fois que)`,
	`(?:te acuerdas|recuerdas (?:cuando|aquella|el|la|que)|se acuerda|como (?:me )?(?:dijiste|prometiste)|me (?:dijiste|prometiste|contaste) que|la última vez que)`,
}, "|") + `)`)

// ofReference are words of such a reference that say nothing of what it is about.
const ofReference = `remember recall recalled told tell said say promised promise agreed swore once last time day night when still erinnerst erinnern weißt noch
	gesagt versprochen erzählt hast damals letztes mal souviens rappelles souvenez dit promis raconté comme dernière fois acuerdas recuerdas cuando dijiste
	prometiste contaste última vez aquella`

func wordsOf(list string) map[string]bool {
	all := map[string]bool{}
	for w := range search.Words(search.Normal(list)) {
		all[w.Text] = true
	}
	return all
}

// RefersBack reports whether a message speaks of something that is said to have happened before.
func RefersBack(message string) bool { return refers().MatchString(message) }
