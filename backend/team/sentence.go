package team

import (
	"cmp"
	"fmt"
	"strings"

	"terzetto/backend/text"
)

// sentences are what a team says to the user without a model, in one language.
type sentences struct {
	delivered, missing string // each is followed by labels
	none               string // where nothing was delivered
	unneeded           string
	stopped            string
	broken, failed     string // each is followed by a reason
	wrote              string // a document
	reasons            map[string]string
}

// The reasons that are told in the language of the request; an error's own words are told as they are.
const (
	whyHalf    = "%d of %d agent tasks failed, which is more than half."
	whyNoPlan  = "There is no valid workplan: "
	whyNothing = "The agent gave nothing back."
	whyRestart = "interrupted by restart"
)

// in gives the sentences of a language; false where there are none.
func in(code string) (sentences, bool) {
	short, _, _ := strings.Cut(strings.ToLower(cmp.Or(code, "en")), "-")
	switch short {
	case "en":
		return sentences{
			"Delivered: ", "Promised and not delivered: ", "none", "No documents were needed.", "The work was stopped. What was made until then is kept.",
			"The work could not be finished: ", "This task failed: ", "Wrote %s.",
			map[string]string{},
		}, true
	case "de":
		return sentences{
			"Geliefert: ", "Versprochen und nicht geliefert: ", "nichts", "Es wurden keine Dokumente gebraucht.",
			"Die Arbeit wurde angehalten. Was bis dahin entstanden ist, bleibt erhalten.",
			"Die Arbeit konnte nicht beendet werden: ", "Diese Aufgabe ist gescheitert: ", "%s wurde geschrieben.",
			map[string]string{
				whyHalf: "%d von %d Aufgaben sind gescheitert, also mehr als die Hälfte.", whyNoPlan: "Es gibt keinen gültigen Arbeitsplan: ",
				whyNothing: "Der Agent hat nichts geliefert.", whyRestart: "Das Programm wurde währenddessen beendet.",
			},
		}, true
	case "fr":
		return sentences{
			"Livré : ", "Promis et non livré : ", "rien", "Aucun document n’était nécessaire.",
			"Le travail a été arrêté. Ce qui avait été fait est conservé.",
			"Le travail n’a pas pu être terminé : ", "Cette tâche a échoué : ", "%s a été rédigé.",
			map[string]string{
				whyHalf: "%d tâches sur %d ont échoué, soit plus de la moitié.", whyNoPlan: "Il n’y a pas de plan de travail valable : ",
				whyNothing: "L’agent n’a rien rendu.", whyRestart: "le programme a été fermé entre-temps",
			},
		}, true
	case "es":
		return sentences{
			"Entregado: ", "Prometido y no entregado: ", "nada", "No hacía falta ningún documento.",
			"El trabajo se detuvo. Lo hecho hasta entonces se conserva.",
			"No se pudo terminar el trabajo: ", "Esta tarea ha fallado: ", "Se ha escrito %s.",
			map[string]string{
				whyHalf: "Fallaron %d de %d tareas, más de la mitad.", whyNoPlan: "No hay un plan de trabajo válido: ",
				whyNothing: "El agente no entregó nada.", whyRestart: "el programa se cerró mientras tanto",
			},
		}, true
	}
	return sentences{}, false
}

// orEnglish gives the sentences of a language, or the English ones: a reason has to be told.
func orEnglish(code string) sentences {
	if s, known := in(code); known {
		return s
	}
	english, _ := in("en")
	return english
}

// reason gives a reason in the language, where it is known there.
func (s sentences) reason(why string) string {
	if said, known := s.reasons[why]; known {
		return said
	}
	if rest, ok := strings.CutPrefix(why, whyNoPlan); ok {
		return cmp.Or(s.reasons[whyNoPlan], whyNoPlan) + rest
	}
	return why
}

// outcome lists what was delivered and what was not. In a language without sentences here it is
// marks and labels.
func outcome(code string, delivered, missing []string) string {
	s, known := in(code)
	if !known {
		var lines []string
		for _, l := range delivered {
			lines = append(lines, "✓ "+l)
		}
		for _, l := range missing {
			lines = append(lines, "✗ "+l)
		}
		return strings.Join(lines, "\n")
	}
	list := func(labels []string) string { return cmp.Or(strings.Join(labels, ", "), s.none) + "." }
	if len(missing) == 0 {
		return s.delivered + list(delivered)
	}
	return s.delivered + list(delivered) + " " + s.missing + list(missing)
}

// Wrote says in the language of a task that a document was written.
func Wrote(code, label string) string {
	if s, known := in(code); known {
		return fmt.Sprintf(s.wrote, label)
	}
	return "✓ " + label
}

// languageOf is the language of a request: as the project manager says, unless the words of the
// request say plainly that English, which models name out of habit, is wrong.
func languageOf(said, prompt, before string) string {
	if said != "" && said != "en" {
		return said
	}
	return cmp.Or(text.Language(prompt), said, before)
}
