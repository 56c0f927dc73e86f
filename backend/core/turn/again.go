package turn

import (
	"context"
	"slices"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/compaction"
)

// What counts as said before: the last replies, and the person's message. Few letters, such as those of "Yes.", are
// often said twice for a reason.
const (
	repliesBefore = 5
	fewLetters    = 12
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

// sameWords reports whether two texts say the same, word for word.
func sameWords(a, b string) bool { return slices.Equal(strings.Fields(a), strings.Fields(b)) }

// saidBefore reports whether a draft is one of the last replies, or the person's own message.
func (x exchange) saidBefore(draft string) bool {
	if n := len([]rune(letters(draft))); n < fewLetters {
		return false
	}
	said := x.earlierReplies()
	said = append(said[:min(len(said), repliesBefore)], x.macros.Names(x.snap.User.Content))
	return slices.ContainsFunc(said, func(text string) bool { return sameWords(draft, text) })
}

// askAgain asks for another take where the draft was said before or is a bare refusal. Whatever comes of it, there is
// a reply: where nothing better comes the first one stands, and the log says so.
func (w writer) askAgain(ctx context.Context, first answerKind) answerKind {
	said := w.plan.saidBefore(w.draft)
	if w.extension != nil || !said && !IsRefusal(w.draft) {
		return first
	}
	base, before := w.plan.writer, w.draft
	call := w.call()
	call.Trailing = append(slices.Clone(w.told), llm.Message{Role: "assistant", Text: w.plan.label(before)}, llm.Message{Role: "user", Text: anotherTake})
	second, err := first, error(nil)
	if room := compaction.In(base.Target()); room.Fits(base.Size() + base.Target().Size(call.Trailing...)) {
		w.clear(ctx)
		second, err = w.stream(ctx, base, call)
	}
	if err != nil || ctx.Err() != nil || w.draft == "" {
		w.draft, second = before, first
		w.say(event.WriterRewrite, event.RefinedText{RefinedText: before})
	}
	failed := w.plan.saidBefore(w.draft) || IsRefusal(w.draft)
	switch {
	case said && failed:
		w.skip("The model's reply repeats what was said before, word for word, also when it was asked once more.")
	case said:
		w.skip("The model's first reply repeated what was said before, word for word, so it was asked once more.")
	case failed:
		w.skip("The model refused to go on, also when it was asked once more.")
	default:
		w.skip("The model refused to go on at first, so it was asked once more.")
	}
	return second
}

// checkChanged says that a rewrite is the text that it was to change; nil: it is another one, or no rewrite.
func (x exchange) checkChanged(draft string) error {
	rewrites := x.request.Kind == MagicRewrite || x.request.Kind == SuperRegenerate
	if !rewrites || draft == "" || !sameWords(draft, x.snap.Replaced) {
		return nil
	}
	return fault.New(fault.Unavailable, "The model changed nothing.").With(llm.TroubleKind, "complete")
}
