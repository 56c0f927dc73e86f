package compaction

import (
	"strings"
	"unicode/utf8"

	"terzetto/backend/text"
)

// A MessageDigest is one message as a list of events mentions it.
type MessageDigest struct {
	Who  string
	Text string
	// Direction is what the Director decided for a reply; it says more than the reply's first words.
	Direction string
}

// How long the mention of one message is. Where the list does not fit with the longer ones the
// shorter are used.
const (
	longMention  = 160
	shortMention = 60
)

// Events lists what happened, in at most limit bytes. before is the text of the fold that the
// list continues; it keeps up to two thirds of the room. Where the list does not fit, the
// oldest events are left out, and a line says so.
func Events(before string, all []MessageDigest, limit int) string {
	before = Shorten(strings.TrimSpace(before), limit*2/3)
	left := limit - len(before) - len("\n")
	var lines []string
	for _, most := range []int{longMention, shortMention} {
		lines = lines[:0]
		size := 0
		for _, h := range all {
			if line := h.mention(most); line != "" {
				lines = append(lines, line)
				size += len(line) + len("\n")
			}
		}
		if size <= left {
			return joinLines(before, lines)
		}
	}
	const gap = "- (More happened.)"
	size := len(gap) + len("\n")
	from := len(lines)
	for from > 0 && size+len(lines[from-1])+len("\n") <= left {
		from--
		size += len(lines[from]) + len("\n")
	}
	if size > left {
		return before
	}
	return joinLines(before, append([]string{gap}, lines[from:]...))
}

func joinLines(before string, lines []string) string {
	if before != "" {
		lines = append([]string{before}, lines...)
	}
	return strings.Join(lines, "\n")
}

func (h MessageDigest) mention(most int) string {
	said := h.Direction
	if strings.TrimSpace(said) == "" {
		said = h.Text
	}
	said = strings.Join(strings.Fields(said), " ")
	if said == "" {
		return ""
	}
	if all := text.Sentences(said); len(all) > 0 && h.Direction == "" {
		said = all[0]
	}
	if h.Who != "" {
		said = h.Who + ": " + said
	}
	return "- " + clip(said, most)
}

// clip shortens a line at a word.
func clip(s string, most int) string {
	if len(s) <= most {
		return s
	}
	const dots = "…"
	s = s[:most-len(dots)]
	for !utf8.ValidString(s) {
		s = s[:len(s)-1]
	}
	if at := strings.LastIndexByte(s, ' '); at > most/2 {
		s = s[:at]
	}
	return s + dots
}

// Shorten cuts a text at the end of a line or a sentence, so that it takes at most limit bytes.
func Shorten(s string, limit int) string {
	if len(s) <= limit {
		return s
	}
	var kept strings.Builder
	for line := range strings.Lines(s) {
		if kept.Len()+len(line) <= limit {
			kept.WriteString(line)
			continue
		}
		for _, sentence := range text.Sentences(line) {
			if kept.Len()+len(sentence)+1 > limit {
				break
			}
			kept.WriteString(sentence + " ")
		}
		break
	}
	if out := strings.TrimSpace(kept.String()); out != "" {
		return out
	}
	if limit < 8 {
		return ""
	}
	return clip(strings.TrimSpace(s), limit)
}

// Accept gives a summary as it is kept. ok is false where it cannot stand for the messages:
// it is empty, or is not shorter than they are.
func Accept(said string, replaced, limit int) (summary string, ok bool) {
	summary = Shorten(strings.TrimSpace(said), limit)
	return summary, summary != "" && len(summary) < replaced
}
