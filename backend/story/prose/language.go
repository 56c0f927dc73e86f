package prose

import "unicode/utf8"

// smallWords hold sentences together in the languages beside English that are known.
var smallWords = map[string]wordSet{
	"de": setOf(`der die das den dem des ein eine einen einem einer eines und oder aber denn doch nicht kein keine keinen ich du er sie
		es wir ihr ihn ihm ihnen mich mich mir dich dir sich uns euch mein meine meinen meiner dein deine sein seine seinen seiner
		seinem ihre ihren ihrem ihrer ist sind war waren hat hatte hatten haben wird wurde werden würde kann konnte muss musste soll
		sollte will wollte in im an am auf aus bei mit nach seit von vom zu zum zur über unter vor hinter neben zwischen durch für
		gegen ohne um als wie wenn weil dass ob so noch nur schon auch da hier dort dann nun jetzt mehr sehr wieder immer etwas nichts
		was wer wo`),
	"fr": setOf(`le la les l un une des du de d et ou mais donc or ni car ne pas plus point que qui quoi dont où je tu il elle nous vous ils
		elles on me te se lui leur leurs moi toi soi mon ma mes ton ta tes son sa ses notre nos votre vos ce cet cette ces est sont
		était étaient a ont avait avaient fut être avoir dans en à au aux par pour sur sous avec sans chez vers entre comme si quand
		puis alors encore très bien tout tous toute toutes y`),
	"es": setOf(`el la los las un una unos unas y e o u pero sino porque que quien cual donde cuando como si no ni yo tú él ella ello
		nosotros vosotros ellos ellas usted me te se le les lo nos os mi mis tu tus su sus es son era eran está estaba ha había fue ser
		estar en a al de del con sin por para sobre bajo entre hasta desde hacia ya más muy todo toda todos todas este esta estos
		estas ese esa eso aquel aquella algo nada también`),
}

// longWord is how many letters a word has at least that is taken to mean something in a language that is not known; a script
// without spaces has fewer letters to a word.
const longWord, longForeign = 5, 2

// carriesMeaning says whether a word means something by itself in a language.
func carriesMeaning(language, word string) bool {
	if language == "en" {
		return isContentWord(word)
	}
	if small, known := smallWords[language]; known {
		return !small[word]
	}
	if len(word) > 2*utf8.RuneCountInString(word) {
		return utf8.RuneCountInString(word) >= longForeign
	}
	return utf8.RuneCountInString(word) >= longWord
}
