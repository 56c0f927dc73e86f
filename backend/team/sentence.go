package team

import (
	"cmp"
	"fmt"
	"strings"

	"terzetto/backend/lists"
	"terzetto/backend/text"
)

// sentences are what a team says to the user without a model, in one language.
type sentences struct {
	delivered, missing string // each is followed by labels
	none               string // where nothing was delivered
	unneeded           string
	stopped            string
	broken, failed     string // each is followed by a reason
	wrote, unchanged   string // a document
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
			"The work could not be finished: ", "This task failed: ", "Wrote %s.", "Nothing in %s had to change.",
			map[string]string{whyRestart: "Terzetto was closed in the meantime."},
		}, true
	case "de":
		return sentences{
			"Geliefert: ", "Versprochen und nicht geliefert: ", "nichts", "Dafür waren keine Dokumente nötig.",
			"Die Arbeit wurde gestoppt. Was bis dahin entstanden ist, bleibt erhalten.",
			"Die Arbeit konnte nicht beendet werden: ", "Diese Aufgabe ist fehlgeschlagen: ", "%s wurde geschrieben.", "In %s war nichts zu ändern.",
			germanReasons(),
		}, true
	case "fr":
		return sentences{
			"Livré : ", "Promis et non livré : ", "rien", "Aucun document n’était nécessaire.",
			"Le travail a été arrêté. Ce qui avait été fait est conservé.",
			"Le travail n’a pas pu être terminé : ", "Cette tâche a échoué : ", "%s a été rédigé.", "Rien n’était à modifier dans %s.",
			frenchReasons(),
		}, true
	case "es":
		return sentences{
			"Entregado: ", "Prometido y no entregado: ", "nada", "No hacía falta ningún documento.",
			"El trabajo se detuvo. Lo hecho hasta entonces se conserva.",
			"No se pudo terminar el trabajo: ", "Esta tarea ha fallado: ", "Se ha escrito %s.", "No había nada que cambiar en %s.",
			spanishReasons(),
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

// outcome lists what was delivered and what was not. In a language without sentences here it is
// marks and labels.
func outcome(code string, delivered, missing []string) string {
	s, known := in(code)
	if !known {
		marked := func(mark string) func(string) string { return func(l string) string { return mark + l } }
		return strings.Join(append(lists.Map(delivered, marked("✓ ")), lists.Map(missing, marked("✗ "))...), "\n")
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

// Unchanged says in the language of a task that a document needed no change.
func Unchanged(code, label string) string {
	return fmt.Sprintf(orEnglish(code).unchanged, label)
}

// languageOf is the language of a request: as the project manager says, unless the words of the
// request say plainly that English, which models name out of habit, is wrong.
func languageOf(said, prompt, before string) string {
	if said != "" && said != "en" {
		return said
	}
	return cmp.Or(text.Language(prompt), said, before)
}
