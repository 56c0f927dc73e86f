package editcheck

import (
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/text"
)

// What a model writes around or instead of prose. Each pattern counts only where the
// draft has no such thing itself.
var (
	tags = lazyregexp.New(`(?i)</?(?:think|thinking|thought|thoughts|reasoning|reflection|analysis|seed:think|tool_call|tool_calls|tool_response|function_call|function_calls|invoke|tools?|parameter|answer|output|rewritten_text|start_of_turn|end_of_turn|s|im_end)(?:[\s=][^<>\n]*)?>` +
		`|<function=|\[/?(?:THINK|INST|TOOL_CALLS|TOOL_RESULTS)\]|<\|[^<>\n]{1,40}\|>|◁/?think▷|<</?SYS>>`)
	tools   = lazyregexp.New(`editor_rewrite|editor_apply_patch|rewritten_text`)
	bracket = lazyregexp.New(`[\[【][^\]】\n]*[\pL\pN][\s,:]+[^\]】\n]*[\]】](?:[^(]|$)`)
	fence   = "```"

	refusal = lazyregexp.New(`(?i)^(?:` +
		`(?:i['’]?m (?:really |very |so )?sorry|sorry|i apologi[sz]e|apologies|unfortunately)\b[^.!?\n]{0,40}\b(?:i|we)(?: can['’]?t|['’]m (?:not able|unable)| cannot| can not| am (?:not able|unable)| won['’]?t| will not| must decline)\b` +
		`|i(?: can['’]?t| cannot| can not|['’]m (?:not able|unable) to| am (?:not able|unable) to| won['’]?t| will not| must decline to) (?:be able to )?(?:help|assist|fulfil|comply|continue|rewrite|edit|write|create|generate|produce|provide|do that|engage|shorten)` +
		`|as an? (?:ai|language model|large language)` +
		`|(?:es tut mir leid|tut mir leid|entschuldigung|leider)\b[^.!?\n]{0,40}\b(?:kann ich|ich kann)\b[^.!?\n]{0,60}\bnicht|ich kann (?:dir|ihnen|euch|das|diesen|diese|dabei|damit)[^.!?\n]{0,60}nicht\b[^.!?\n]{0,20}(?:helfen|umschreiben|bearbeiten|kürzen|erfüllen)` +
		`|(?:je suis désolée?|désolée?)\b[^.!?\n]{0,40}je ne (?:peux|suis)|je ne peux pas (?:vous |t['’])?(?:aider|réécrire|répondre)` +
		`|lo siento\b[^.!?\n]{0,40}no puedo|no puedo (?:ayudar|reescribir|cumplir)` +
		`|mi dispiace\b[^.!?\n]{0,40}non posso|desculpe\b[^.!?\n]{0,40}não posso|sinto muito\b[^.!?\n]{0,40}não posso` +
		`|(?:извините|простите|к сожалению)[^.!?\n]{0,40}не могу` +
		`|申し訳(?:ありません|ございません)|すみませんが|抱歉[^。]{0,20}(?:不能|无法)|很抱歉|죄송(?:합니다|하지만)|(?:عذر|آسف|أعتذر)[^.!?\n]{0,40}لا (?:أستطيع|يمكنني)` +
		`)`)

	// apology is what no new sentence says where the old one did not: a model says it of itself.
	apology = lazyregexp.New(`(?i)\b(?:sorry|apolog(?:y|ies|i[sz]e[sd]?|i[sz]ing)|as an? (?:ai|language model)|entschuldig\pL*|tut mir leid|désolée?|lo siento|disculp\pL*)\b`)

	lead = lazyregexp.New(`(?i)^(?:sure|certainly|of course|absolutely|okay|ok|alright|got it|understood|here(?:['’]s| is| are| you go)|below is|the following is|` +
		`gerne|natürlich|klar|selbstverständlich|hier (?:ist|kommt)|voici|bien sûr|d['’]accord|claro|por supuesto|aquí (?:está|tienes|tiene)|ecco|certo|certamente|aqui está|zeker|natuurlijk|hier is|` +
		`конечно|вот|разумеется|oto|oczywiście|はい|承知|わかりました|かしこまりました|以下|もちろん|当然|好的|这是|以下是|물론|네|다음은|بالتأكيد|بالطبع|إليك|حسن)`)
	about = lazyregexp.New(`(?i)rewrit|rewrote|revis(?:ed|ion)|edited|shorten|condens|(?:shorter|updated|improved|final|new|clean) (?:version|text|draft|reply)|version|draft|überarbeit|umgeschrieben|gekürzt|neufassung|fassung|entwurf|réécrit|révisé|raccourci|reescrit|revisad|acortad|abreviad|versi[óo]n|riscritt|accorciat|rivist|versione|versão|encurtad|herschreven|ingekort|versie|` +
		`переписан|сокращ|исправлен|вариант|версия|przepisan|skrócon|wersja|書き直|修正|短縮|推敲|編集後|改訂|改写|修改|重写|缩短|润色|修订|다시 쓴|수정|줄인|편집|معاد|المعدل|المختصر|منقح|نسخة`)
	after = lazyregexp.New(`(?i)^[\s(*_\[-]*(?:word count|total words|\d+ words\b|let me know|i hope (?:this|that|the)|please let me|feel free|note:|notes:|changes(?: made)?:|(?:i|i['’]ve|i have) (?:rewr|revised|shortened|condensed|edited|removed|kept)|this (?:version|revision|rewrite)|the (?:text|draft|passage|reply|revised|rewritten)\b[^.!?\n]{0,30}\b(?:has been|is now|was|now)|` +
		`wortzahl|anmerkung:|ich hoffe|ich habe (?:den text|die)|remarque|note :|j['’]espère|nota:|espero que|spero che|文字数|字数)`)
)

// foreign gives the rule that an edit breaks by what is no part of a story. Each thing
// that it looks for must be new: what the draft has is the person's or the Writer's own.
func foreign(draft, edit, instruction string) Rule {
	switch {
	case more(tags(), draft, edit):
		return Tags
	case strings.HasPrefix(edit, fence) && strings.HasSuffix(edit, fence) && !strings.HasPrefix(strings.TrimSpace(draft), fence):
		return Fence
	case refuses(draft, edit):
		return Refusal
	case introduces(draft, edit):
		return Preamble
	case more(tools(), draft, edit), !strings.ContainsAny(draft, "[【") && bracket().MatchString(edit), repeats(draft, edit, instruction):
		return Instruction
	}
	return Accepted
}

// more reports whether the edit has more of a pattern than the draft, which is long and read only where the edit has any.
func more(pattern *regexp.Regexp, draft, edit string) bool {
	n := len(pattern.FindAllStringIndex(edit, -1))
	return n > 0 && n > len(pattern.FindAllStringIndex(draft, n))
}

// refuses looks at the first sentences of both texts: a character who apologises does so in
// quotes, and a narrator who does so did it in the draft as well.
func refuses(draft, edit string) bool {
	return refusal().MatchString(bare(edit)) && !refusal().MatchString(bare(draft))
}

// The most that an introduction or a closing remark takes, in characters.
const remark = 240

// introduces reports whether the edit begins or ends with words about itself.
func introduces(draft, edit string) bool {
	fresh := func(s string) bool {
		return utf8.RuneCountInString(s) <= remark && s != "" && !strings.Contains(draft, s) && vocabularyOf(s).share(vocabularyOf(draft)) < 0.5
	}
	line, rest, lines := strings.Cut(bare(edit), "\n")
	line = strings.TrimRight(line, " *_\t\r")
	// A remark ends with a colon, which may be followed by the text on the same line.
	head, colon := line, strings.HasSuffix(line, ":") || strings.HasSuffix(line, "：")
	if at := strings.IndexAny(line, ":："); at >= 0 && !colon {
		head, colon = line[:at], true
	}
	meta := false
	for _, word := range about().FindAllString(head, -1) {
		meta = meta || !strings.Contains(strings.ToLower(draft), strings.ToLower(word))
	}
	heading := strings.HasPrefix(strings.TrimSpace(edit), "#") && lines
	// "Sure: …" may begin a sentence of the story; "Sure! Here you go:" on a line of its own does not.
	offers := lead().MatchString(head)
	if (meta && (colon || heading || offers) || offers && strings.HasSuffix(line, ":") && (!lines || strings.TrimSpace(rest) != "")) && fresh(head) {
		return true
	}
	last := strings.TrimSpace(edit[strings.LastIndexByte(edit, '\n')+1:])
	return lines && after().MatchString(last) && fresh(last)
}

// bare drops the marks that may stand before the first word of a text. A quote stays:
// what is quoted is said by a character.
func bare(s string) string { return strings.TrimLeft(s, " \t\r\n*_#>-") }

// repeats reports whether the edit has a sentence of what the model was asked.
func repeats(draft, edit, instruction string) bool {
	return slices.ContainsFunc(text.Sentences(instruction), func(s string) bool {
		return text.CountWords(s) >= 5 && strings.Contains(edit, s) && !strings.Contains(draft, s)
	})
}
