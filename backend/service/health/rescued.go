package health

import (
	"fmt"
	"strings"
	"time"

	"terzetto/backend/store"
)

// StartNotes gives the sentences for a terminal about what the start found wrong with the data folder, and what was done about
// it.
func (s *Service) StartNotes() (all []string) {
	r := s.o.Store.Report()
	if r.Damage != nil {
		all = append(all, damageSentence(*r.Damage))
	}
	return append(all, r.Warnings...)
}

// damageSentence says of a database that was damaged what is open now, and what could be opened instead.
func damageSentence(d store.Damage) string {
	said := []string{d.Reason}
	if d.LastWrite != nil {
		said = append(said, fmt.Sprintf("The last change was saved on %s.", localTime(*d.LastWrite)))
	}
	switch d.How {
	case store.LastBackup:
		said = append(said, fmt.Sprintf("The backup of %s was opened: %s.", localTime(*d.At), holds(d.Holds)))
	case store.Salvage:
		said = append(said, fmt.Sprintf("What could be read was recovered: %s.", holds(d.Holds)))
	case store.Empty:
		said = append(said, "There was nothing to recover and no backup, so the database is empty now.")
	}
	if o := d.Other; o != nil {
		which := "The backup of " + localTime(o.At)
		if o.How == store.Salvage {
			which = "What could be read of the damaged file"
		}
		said = append(said, fmt.Sprintf("%s holds %s. To open it instead: terzetto restore %q.", which, holds(o.Holds), o.File))
	}
	if d.Folder != "" {
		said = append(said, fmt.Sprintf("The damaged files are kept in %s.", d.Folder))
	}
	return strings.Join(said, " ")
}

func localTime(at time.Time) string { return at.Local().Format("2 January 2006, 15:04") }

func holds(h store.Holdings) string {
	said := []string{countOf(h.Rows["conversations"], "conversation"), countOf(h.Rows["messages"], "message"), countOf(h.Rows["character_cards"], "character")}
	if h.Unnamed > 0 {
		said = append(said, countOf(h.Unnamed, "lost name"))
	}
	text := strings.Join(said, ", ")
	if h.Newest != nil {
		text += ", the newest of " + localTime(*h.Newest)
	}
	return text
}

func countOf(n int64, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
