package prose

import (
	"strings"
	"unicode/utf8"

	"terzetto/backend/text"
)

// A pieceKind says what a piece of role-play prose is, going by its marks.
type pieceKind uint8

const (
	pieceKept    pieceKind = iota // passes through: code, scene breaks, lists, headings, line ends
	pieceSpeech                   // in double quotes
	pieceStarred                  // in single asterisks
	pieceBare                     // neither, on one line
)

// A piece is a stretch of role-play prose, marks included.
type piece struct {
	text.Span
	kind        pieceKind
	quote       quoteIndex // of speech: which quotes
	open, close int        // of speech: bytes of the opening and the closing quote, 0 if there is none
	inline      bool       // of starred text: stresses words of a bare sentence that has begun before it
	worded      bool       // of bare text: has a letter or a digit
}

// A pieceReader cuts prose into pieces that tile it.
type pieceReader struct {
	text   string
	kept   []text.Span // runs of asterisks, see starRuns
	stars  text.EmphasisFinder
	quotes quoteFinder
	pieces []piece
	rest   int  // where the bare text before the next piece begins
	begun  bool // a bare sentence has begun on this line and not ended
}

// readPieces cuts s into pieces. Speech begins outside asterisks and asterisks outside speech, whichever comes first.
func readPieces(s string) []piece {
	r := pieceReader{text: s, kept: starRuns(s), stars: text.EmphasisFinder{Text: s}}
	last := 0
	for code := range text.CodeBlocks(s) {
		r.prose(last, code.Start)
		r.keep(code)
		last = code.End
	}
	r.prose(last, len(s))
	return r.pieces
}

// prose reads the text between two code fences.
func (r *pieceReader) prose(start, end int) {
	r.rest = start
	for p := range text.Paragraphs(r.text[start:end]) {
		p = text.Span{Start: p.Start + start, End: p.End + start}
		r.keep(text.Span{Start: r.rest, End: p.Start})
		r.paragraph(p)
		r.bare(p.End)
	}
	r.keep(text.Span{Start: r.rest, End: end})
}

func (r *pieceReader) paragraph(p text.Span) {
	s := r.text
	r.quotes = quoteFinder{text: s, kept: r.kept}
	fresh := true
	for i := p.Start; i < p.End; {
		if fresh {
			fresh = false
			if line := text.LineAt(s, i, p.End); laidOut(s[line.Start:line.End]) {
				r.keep(line)
				i = line.End
				continue
			}
		}
		switch s[i] {
		case '\n':
			r.keep(text.Span{Start: i, End: i + 1})
			i++
			fresh = true
		case '*':
			i = r.asterisks(i, p)
		default:
			end := i + 1
			if speech, ok := r.quotes.speech(i, p); ok {
				r.bare(i)
				r.add(speech)
				r.begun = false
				end = speech.End
			}
			i = end
		}
	}
}

// asterisks reads the asterisks at i and gives the byte to go on from.
func (r *pieceReader) asterisks(i int, p text.Span) int {
	if run, ok := keptAt(r.kept, i); ok {
		r.keep(run)
		return run.End
	}
	run := r.stars.Run(i, p.End)
	if run > 1 {
		return i + run
	}
	end := r.stars.End(i, run, p)
	if end == 0 {
		return i + run
	}
	if within(r.kept, end-1) {
		return i + run
	}
	r.bare(i)
	r.add(piece{Span: text.Span{Start: i, End: end}, kind: pieceStarred, inline: r.begun})
	r.begun = r.begun && !ended(r.text[i+1:end-1])
	return end
}

// keep ends the bare text before p and lets p pass through.
func (r *pieceReader) keep(p text.Span) {
	r.bare(p.Start)
	if p.Start < p.End {
		r.add(piece{Span: p, kind: pieceKept})
	}
	r.begun = false
}

// bare ends the bare text at end.
func (r *pieceReader) bare(end int) {
	if r.rest >= end {
		return
	}
	words := r.text[r.rest:end]
	worded := text.HasWord(words)
	r.add(piece{Span: text.Span{Start: r.rest, End: end}, kind: pieceBare, worded: worded})
	r.begun = (r.begun || worded) && !ended(words)
}

func (r *pieceReader) add(p piece) {
	r.pieces = append(r.pieces, p)
	r.rest = p.End
}

// ended says whether the last sentence of s is complete; marks that close something may follow its end.
func ended(s string) bool {
	s = strings.TrimRight(strings.TrimSpace(s), `"'”’»)]`)
	last, _ := utf8.DecodeLastRuneInString(s)
	return strings.ContainsRune(".!?…", last)
}
