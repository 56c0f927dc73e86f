package turn

import (
	"context"
	"slices"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/chat"
	"terzetto/backend/document"
	"terzetto/backend/model/demo"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/compaction"
	"terzetto/backend/story/editcheck"
	"terzetto/backend/text"
)

// What counts as said before: the last replies, and the person's own message. A line such as "Good night, then." is
// often said twice for a reason, so a repeated reply has so many words and bytes at least. Nobody answers a message
// with the whole of it, unless it is a word or two.
const (
	repliesBefore  = 5
	wordsOfReply   = 8
	longestWord    = 100 // bytes, of any language
	bytesOfReply   = 60
	wordsOfMessage = 4
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

// namesLanguage finds the name of a language, or the word for translating. Who speaks of a language may want to read it.
var namesLanguage = lazyregexp.New(`(?i)(?:^|[^\pL])(?:translat|übersetz|vertaal|tradu[czisç]|tłumacz|перев[её]?[дсо]|bilingu|multilingu` +
	`|engl[ie]|ingl[eéê]s|anglais|engels|deutsch|german|allemand|alem[aã]|tedesc|duits|fr[ea]nch|franz|fran[cç][ae]|frans|spani|espa[gñn]|itali[ae]` +
	`|portug|dutch|nederl|niederl|holl[aä]nd|polnisch|polish|polon|polaco|swed|schwed|sued|suec|svensk|danish|dänisch|danois|danés|norw|norsk` +
	`|finnis|finnois|finland|czech|tschech|tch[eè]que|checo|hungar|ungar|hongr|húngar|magyar|romania|rumän|roumain|ruman|turk|türk|turc` +
	`|greek|grec[oq]?[^\pL]|griech|grieg|russ|rus[oa][^\pL]|ukrain|ucran|bulgar|hebr|arab|persia|persis[ck]|persa|farsi|hindi|thai|vietnam|indones` +
	`|chines|chinois|chino[^\pL]|mandarin|cantones|kantones|japan|japon|korean|kor[eé]|coréen|corean|latin|latein` +
	`|англ|немец|франц|испан|русск|украин)|翻[译譯訳]|[英日中法德俄韩韓]文|[英日中国國法德俄韩韓]語|[英日法德俄汉韩]语|번역|[영일중한]어|ترجم|بال[إا]نجليزية|بالعربية`)

// A flaw is what makes a whole reply of no use.
type flaw struct {
	Prompt string // tells the model
	Said   string // tells the person
}

// What the Writer is told before the text of a flaw, and after it.
const (
	flawOpening = "The reply above "
	flawEnding  = " Reply with the new text only."

	beginWithText = "Begin with the text of the reply itself, without a name before it, and don't write for "
)

// flawOf finds what makes a draft of no use as a whole reply; nil: nothing does.
func (x exchange) flawOf(draft string) *flaw {
	switch {
	case x.wish != nil:
		return impersonation{x}.flaw(draft)
	case x.replaces(draft):
		return &flaw{
			Prompt: x.snap.instruct(flawOpening + "is word for word the one that it should replace. Write a different one." + flawEnding),
			Said:   "The new version was the same as the one before.",
		}
	case x.saidBefore(draft):
		return &flaw{
			Prompt: x.snap.instruct(flawOpening + "is word for word an earlier one. Set it aside and answer my last message with another one." + flawEnding),
			Said:   "The reply repeated an earlier one word for word.",
		}
	case x.saysMessage(draft):
		return &flaw{
			Prompt: x.snap.instruct(flawOpening + "only repeats my message. Set it aside and answer my message." + flawEnding),
			Said:   "The reply only repeated your message.",
		}
	case IsRefusal(draft):
		return &flaw{
			Prompt: x.snap.instruct(flawOpening + "is a refusal and nothing else. Answer my last message as far as you can." + flawEnding),
			Said:   "The model refused to answer.",
		}
	}
	if language, other := x.otherLanguage(draft); other {
		return &flaw{
			Prompt: x.snap.instruct(flawOpening + "is in another language. Write it again in " + language + "." + flawEnding),
			Said:   "The reply was in another language than the conversation.",
		}
	}
	return nil
}

// replaces reports whether a draft is the version that it was asked to replace. Of a version that is written from the
// same history alone, few words may well be the same again.
func (x exchange) replaces(draft string) bool {
	rewrites := x.request.Kind == MagicRewrite || x.request.Kind == SuperRegenerate
	return x.snap.Replaced != "" && x.snap.Extended == nil && (rewrites || isLong(draft)) && slices.Equal(strings.Fields(draft), strings.Fields(x.snap.Replaced))
}

// saidBefore reports whether a draft is one of the last replies.
func (x exchange) saidBefore(draft string) bool {
	if !isLong(draft) {
		return false
	}
	said, now := x.earlierReplies(), letters(draft)
	return slices.ContainsFunc(said[:min(len(said), repliesBefore)], func(reply string) bool { return now == letters(x.macros.Names(reply)) })
}

// saysMessage reports whether a draft is the person's own message.
func (x exchange) saysMessage(draft string) bool {
	said := letters(x.macros.Names(x.snap.User.Content))
	return len(draft) >= len(said) && letters(draft) == said && len(wordsOf(draft)) >= wordsOfMessage
}

func isLong(draft string) bool {
	return len(draft) >= bytesOfReply && (len(draft) > wordsOfReply*longestWord || len(wordsOf(draft)) >= wordsOfReply)
}

// otherLanguage reports whether a draft is in a language that neither the person nor the story speaks, and which one the
// person does. A text that came with the conversation, or a wish for a language, may be the reason.
func (x exchange) otherLanguage(draft string) (spoken string, other bool) {
	rows := append(slices.Clip(x.snap.History), x.snap.User)
	withFile := len(x.images) > 0 || len(x.files) > 0 || slices.ContainsFunc(rows, func(m chat.Message) bool { return len(m.Files) > 0 })
	person, story := latest(rows, true), latest(rows, false)
	draft = withoutCode(draft)
	ends := []string{draft[:min(len(draft), recentBytes)], draft[max(0, len(draft)-recentBytes):]}
	if withFile || slices.ContainsFunc(ends, func(end string) bool { return !editcheck.OtherLanguage(person, strings.ToValidUTF8(end, "")) }) {
		return "", false
	}
	set := x.snap.Settings
	texts := []string{person, x.text, set.SharedSystemPrompt, set.AssistantSystemPrompt, x.snap.WriterSystem, set.UserDescription}
	card := ""
	if c := x.snap.Character; c != nil {
		card = strings.Join([]string{c.Description, c.Personality, c.Scenario, c.SystemPrompt, c.PostHistoryInstructions}, "\n")
	}
	if p := x.snap.Persona; p != nil {
		texts = append(texts, p.Description)
	}
	if slices.ContainsFunc(append(texts, card), func(said string) bool { return namesLanguage().MatchString(said) }) {
		return "", false
	}
	is := document.Language(draft)
	if document.Language(story) == is || document.Language(card) == is {
		return "", false
	}
	return document.LanguageName(document.Language(person)), true
}

// latest is what the person said last, or else what the story did, as much of it as tells its language for sure.
func latest(rows []chat.Message, person bool) (said string) {
	for _, row := range slices.Backward(rows) {
		if (row.Role == chat.User) == person && len(said) < recentBytes {
			said = withoutCode(row.Content) + "\n" + said
		}
	}
	return strings.ToValidUTF8(said[max(0, len(said)-recentBytes):], "")
}

// withoutCode is a text without its blocks of code, whose words are of no language.
func withoutCode(said string) string {
	var b strings.Builder
	from := 0
	for block := range text.CodeBlocks(said) {
		b.WriteString(said[from:block.Start])
		from = block.End
	}
	return b.String() + said[from:]
}

// askedForText is what the Writer was told, with a word for a model whose answer held nothing but marks, or the part of the person.
func (w writer) askedForText() []llm.Message {
	told := slices.Clone(w.told)
	other := w.plan.macros.User
	if w.plan.wish != nil {
		other = w.plan.macros.Char
	}
	told[len(told)-1].Text += "\n\n" + w.plan.snap.instruct(beginWithText+other+".")
	return told
}

// askAgain asks for another take where the draft is of no use. Whatever comes of it, there is a reply: where nothing
// comes the first one stands, and the log says so.
func (w writer) askAgain(ctx context.Context, call llm.Call, first answerKind) (answerKind, error) {
	wrong := w.plan.flawOf(w.draft)
	if w.extension != nil || wrong == nil || demo.Answers(w.plan.snap.Writer) { // the demo would say the same of any words
		return first, nil
	}
	base, before := w.plan.writer, w.draft
	call.Trailing = append(slices.Clone(w.told), llm.Message{Role: "assistant", Text: w.plan.label(before)}, llm.Message{Role: "user", Text: wrong.Prompt})
	second := first
	if room := compaction.In(base.Target()); room.Fits(base.Size() + base.Target().Size(call.Trailing...)) {
		w.clear(ctx)
		again, err := w.stream(ctx, base, call)
		if second = again; w.draft == "" || err != nil && ctx.Err() == nil {
			w.draft, second = before, first
			w.say(event.WriterRewrite, event.RefinedText{RefinedText: before})
		}
	}
	if ctx.Err() != nil {
		return second, nil
	}
	if w.plan.replaces(w.draft) {
		w.draft = "" // there is no new version
		return second, fault.New(fault.Unavailable,
			"The model wrote the same reply again, so there is no new version. Retry, or choose another model.").With(llm.TroubleKind, "complete")
	}
	now := w.plan.flawOf(w.draft)
	if w.flawed = now != nil; w.flawed {
		w.skip(now.Said, "Asking the Writer once more brought no better reply.")
	} else {
		w.skip(wrong.Said, "The Writer was asked once more.")
	}
	return second, nil
}
