package replycheck

import (
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/lazyregexp"
)

// longestRefusal is how many characters a bare refusal has at most. A longer text says something else as well.
const longestRefusal = 300

// refuses finds a refusal: an apology or the like, and that something can't be done that only a model is asked for.
// A quotation mark before it makes it speech of the story.
var refuses = lazyregexp.New(`(?i)^(?:` + strings.Join([]string{
	`(?:i['’]?m|i am|we['’]?re)?\s*(?:\w+\s+)?sorry\b.*\b(?:can['’]?t|cannot|can not|won['’]?t|unable|not able|not comfortable)\b.*(?:continu|assist|help|fulfil|comply|provide|generate|create|write|engage|participate|role-?play|request|content)`,
	`i (?:can['’]?t|cannot|won['’]?t|am unable to|am not able to) (?:continue|assist|help with|fulfil|comply|provide|generate|create|write|engage|participate)`,
	`as an ai\b.*(?:can['’]?t|cannot|unable|not able)`,
	`(?:es )?tut mir (?:\w+ )?leid\b.*\b(?:kann|darf|werde|in der lage)\b.*(?:fortsetz|fortführ|weiter|helfen|behilflich|erfüllen|anfrage|inhalt|rollenspiel|schreiben|erstellen|teilnehmen|nachkommen|beantworten|unterstützen)`,
	`(?:leider )?(?:kann|darf) ich\b.*\b(?:nicht|keine?n?)\b.*(?:fortsetz|fortführ|helfen|behilflich|anfrage|inhalt|rollenspiel|erstellen|nachkommen)`,
	`ich (?:kann|darf)\b.*\b(?:nicht|keine?n?)\b.*(?:fortsetz|fortführ|behilflich|anfrage|inhalt|rollenspiel|nachkommen)`,
	`(?:je suis |je m['’]en excuse|excusez-moi)?(?:\w+ )?(?:désolée?|excuse).*(?:ne peux|ne puis|ne suis pas|pas en mesure).*(?:continuer|poursuivre|aider|répondre|demande|contenu|jeu de rôle|écrire|générer|créer|participer|fournir)`,
	`je (?:ne peux|ne puis) pas (?:continuer|poursuivre|vous aider|répondre à|écrire|générer|créer|participer|fournir)`,
	`(?:lo siento|lo lamento|perdona|disculpa)\b.*(?:no puedo|no me es posible|no soy capaz|no estoy en condiciones).*(?:continuar|seguir|ayudar|cumplir|solicitud|petición|contenido|juego de rol|escribir|generar|crear|participar|proporcionar|responder)`,
	`no puedo (?:continuar|ayudar|cumplir|generar|crear|participar|proporcionar)`,
}, "|") + `)`)

// IsRefusal reports whether a whole reply is a model's refusal and nothing else.
func IsRefusal(reply string) bool {
	reply = strings.Join(strings.Fields(reply), " ")
	return utf8.RuneCountInString(reply) <= longestRefusal && !strings.ContainsAny(reply, "\"“”„«»*") && refuses().MatchString(reply)
}

// NamesLanguage reports whether a text names a language, or speaks of translating. Who speaks of a language may want to read it.
func NamesLanguage(said string) bool { return namesLanguage().MatchString(said) }

// namesLanguage finds the name of a language, or the word for translating. Who speaks of a language may want to read it.
var namesLanguage = lazyregexp.New(`(?i)(?:^|[^\pL])(?:translat|übersetz|vertaal|tradu[czisç]|tłumacz|перев[её]?[дсо]|bilingu|multilingu` +
	`|engl[ie]|ingl[eéê]s|anglais|engels|deutsch|german|allemand|alem[aã]|tedesc|duits|fr[ea]nch|franz|fran[cç][ae]|frans|spani|espa[gñn]|itali[ae]` +
	`|portug|dutch|nederl|niederl|holl[aä]nd|polnisch|polish|polon|polaco|swed|schwed|sued|suec|svensk|danish|dänisch|danois|danés|norw|norsk` +
	`|finnis|finnois|finland|czech|tschech|tch[eè]que|checo|hungar|ungar|hongr|húngar|magyar|romania|rumän|roumain|ruman|turk|türk|turc` +
	`|greek|grec[oq]?[^\pL]|griech|grieg|russ|rus[oa][^\pL]|ukrain|ucran|bulgar|hebr|arab|persia|persis[ck]|persa|farsi|hindi|thai|vietnam|indones` +
	`|chines|chinois|chino[^\pL]|mandarin|cantones|kantones|japan|japon|korean|kor[eé]|coréen|corean|latin|latein` +
	`|англ|немец|франц|испан|русск|украин)|翻[译譯訳]|[英日中法德俄韩韓]文|[英日中国國法德俄韩韓]語|[英日法德俄汉韩]语|번역|[영일중한]어|ترجم|بال[إا]نجليزية|بالعربية`)
