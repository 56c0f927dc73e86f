package prose

import (
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/lists"
)

// consistencyVotes is how many earlier replies decide the style of the next.
const consistencyVotes = 3

// Consistent gives the draft the markup of the conversation: speech in quotes or bare, narration in asterisks or bare.
//
// The baseline is the latest replies before the draft, on its branch and without it. Only the first three given count, so
// a caller passes the three latest ones; their order does not matter. On each of the two questions a reply that answers
// neither way has no vote, a single vote decides, and of several at least two and six in ten must agree.
//
// Code, runs of three or more asterisks with what a pair of them encloses on a line, headings, lists, block quotes
// and lines all in bold pass through. No letter and no digit is ever lost or added, and a second call changes nothing.
// Where there is nothing to do or no telling what, the draft comes back as it is.
func Consistent(draft string, baseline []string) string {
	if strings.TrimSpace(draft) == "" || len(baseline) == 0 {
		return draft
	}
	replies := lists.Map(baseline[:min(len(baseline), consistencyVotes)], hideCode)
	want, marks := commonStyle(replies)
	hidden := hideCode(draft)
	once := conform(hidden, want, marks)
	// Prose whose marks contradict each other can read in another way once some of them are gone. There is no telling
	// which way was meant, so such a draft stays.
	if conform(once, want, marks) != once {
		return draft
	}
	if hidden == draft {
		return once
	}
	return showCode(once)
}

// A manner is how one kind of prose is marked.
type manner uint8

const (
	mannerUnknown manner = iota
	mannerBare
	mannerMarked // speech in quotes, narration in asterisks
)

// A style is the two manners of a reply.
type style struct{ speech, narration manner }

// The share of starred text from which on narration is starred, and up to which it is bare, in hundredths.
const (
	starredShare = 60
	bareShare    = 25
)

// styleOf reads the style of a text from its pieces.
func styleOf(s string, pieces []piece) style {
	starred, bare, speech := 0, 0, false
	for _, p := range pieces {
		switch {
		case p.kind == pieceSpeech:
			speech = speech || strings.TrimSpace(s[p.Start+p.open:p.End-p.close]) != ""
		case p.kind == pieceStarred && !p.inline:
			starred += utf8.RuneCountInString(s[p.Start:p.End])
		case p.kind == pieceBare && p.worded:
			bare += utf8.RuneCountInString(strings.TrimSpace(s[p.Start:p.End]))
		}
	}
	var out style
	switch all := starred + bare; {
	case all == 0:
	case starred*100 >= starredShare*all:
		out.narration = mannerMarked
	case starred*100 <= bareShare*all:
		out.narration = mannerBare
	}
	switch {
	case speech:
		out.speech = mannerMarked
	case out.narration == mannerMarked && bare > 0:
		out.speech = mannerBare
	}
	return out
}

// commonStyle gives the style that the replies have in common, and the quotes that most of their speech uses.
func commonStyle(replies []string) (style, quotePair) {
	var speech, narration [mannerMarked + 1]int
	var quotes [quoteKinds]int
	for _, reply := range replies {
		pieces := readPieces(reply)
		own := styleOf(reply, pieces)
		speech[own.speech]++
		narration[own.narration]++
		for _, p := range pieces {
			if p.kind == pieceSpeech && p.close > 0 {
				quotes[p.quote]++
			}
		}
	}
	most := quotesStraight
	for q, n := range quotes {
		if n > quotes[most] {
			most = quoteIndex(q)
		}
	}
	return style{majority(speech), majority(narration)}, most.pair()
}

// majority gives the manner with enough of the votes.
func majority(votes [mannerMarked + 1]int) manner {
	all := votes[mannerBare] + votes[mannerMarked]
	for _, m := range [...]manner{mannerBare, mannerMarked} {
		if n := votes[m]; n == all && n > 0 || n >= 2 && n*100 >= 60*all {
			return m
		}
	}
	return mannerUnknown
}

// conform rewrites the draft in the wanted style.
func conform(draft string, want style, marks quotePair) string {
	if want.speech == mannerBare && want.narration == mannerBare {
		// Bare speech is known by the asterisks around it: the votes come from replies that contradict each other.
		return draft
	}
	pieces := readPieces(draft)
	own := styleOf(draft, pieces)
	if own.speech == mannerBare && own.narration == mannerMarked && want == (style{mannerMarked, mannerMarked}) {
		// Where speech wants quotes and has none, bare text beside starred narration is narration too.
		own.speech = mannerMarked
	}
	r := restyler{text: draft, pieces: pieces, marks: marks}
	if own.speech != mannerUnknown && want.speech != mannerUnknown && own.speech != want.speech {
		r.quote = want.speech == mannerMarked
		r.unquote = want.speech == mannerBare
	}
	if own.narration != mannerUnknown {
		r.star = want.narration == mannerMarked && own.speech == mannerMarked
		r.unstar = want.narration == mannerBare
	}
	return r.rewrite()
}
