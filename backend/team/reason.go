package team

import (
	"cmp"
	"fmt"
	"regexp"
	"strings"

	"terzetto/backend/lists"
)

// reason gives a reason in the language, where it is known there. A reason of several paragraphs is
// told paragraph by paragraph.
func (s sentences) reason(why string) string {
	if said, known := s.reasons[why]; known {
		return said
	}
	if rest, ok := strings.CutPrefix(why, whyNoPlan); ok {
		return cmp.Or(s.reasons[whyNoPlan], whyNoPlan) + rest
	}
	if before, after, ok := strings.Cut(why, "\n\n"); ok {
		return s.reason(before) + "\n\n" + s.reason(after)
	}
	for english, said := range s.reasons {
		if words, ok := wordsOf(english, why); ok {
			return fmt.Sprintf(said, words...)
		}
	}
	return why
}

// wordsOf gives what a reason has in the places of a sentence with %s; false: it is another reason.
func wordsOf(sentence, why string) (words []any, ok bool) {
	if !strings.Contains(sentence, "%s") {
		return nil, false
	}
	pattern := strings.ReplaceAll(regexp.QuoteMeta(sentence), "%s", "(.+)")
	found := regexp.MustCompile("^(?s:" + pattern + ")$").FindStringSubmatch(why)
	if found == nil {
		return nil, false
	}
	return lists.Map(found[1:], func(word string) any { return word }), true
}

// German, French and Spanish reasons, by the English ones. What is in the place of %s is a label, an
// address or a number, and no other sentence.
func germanReasons() map[string]string {
	return map[string]string{
		whyHalf: "%d von %d Aufgaben sind fehlgeschlagen, mehr als die Hälfte.", whyNoPlan: "Es gibt keinen gültigen Arbeitsplan: ",
		whyNothing: "Der Agent hat nichts geliefert.", whyRestart: "Das Programm wurde währenddessen beendet.",
		"The agent took longer than %s and was stopped.":                "Der Agent brauchte länger als %s und wurde gestoppt.",
		"timeout: a round may take %s, and this one took longer.":       "Eine Runde darf %s dauern, und diese dauerte länger.",
		"There is no agent named %s.":                                   "Es gibt keinen Agenten namens %s.",
		"%s is not allowed.":                                            "%s wurde nicht erlaubt.",
		"The analyst's documents have no table.":                        "Die Dokumente des Analysten enthalten keine Tabelle.",
		"The text for %s has no table.":                                 "Der Text für %s enthält keine Tabelle.",
		"The team can't make a .%s file. Choose another format for %s.": "Das Team kann keine .%s-Datei erstellen. Für %s ein anderes Format wählen.",
		"The text for %s is not valid JSON.":                            "Der Text für %s ist kein gültiges JSON.",
		"The task has no web address to read.":                          "Die Aufgabe nennt keine Webadresse.",
		"Web access is off. Allow it in Settings, under Toolbox.":       "Der Webzugriff ist ausgeschaltet. In den Einstellungen unter „Werkzeugkasten“ erlauben.",
		"%s is larger than %s MB.":                                      "%s ist größer als %s MB.",
		"%s is empty and was not kept.":                                 "%s ist leer und wurde nicht gespeichert.",
		"%s is no %s file and was not kept.":                            "%s ist keine %s-Datei und wurde nicht gespeichert.",
		"%s is no valid JSON and was not kept.":                         "%s ist kein gültiges JSON und wurde nicht gespeichert.",
		"The model did not answer in the form that was asked for.":      "Das Modell hat nicht in der verlangten Form geantwortet.",
		"Couldn't reach %s. Is the server running?":                     "%s konnte nicht erreicht werden. Läuft der Server?",
		"There is no computer named %s.":                                "Es gibt keinen Computer namens %s.",
		"%s stopped in the middle of the reply.":                        "%s hörte mitten in der Antwort auf.",
		"The server needs a key, or the saved key is wrong.":            "Der Server verlangt einen Schlüssel, oder der gespeicherte Schlüssel ist falsch.",
		"The server has no model named %s.":                             "Der Server hat kein Modell namens %s.",
		"The server is busy. Try again in a moment.":                    "Der Server ist ausgelastet. Gleich noch einmal versuchen.",
		"The server is still loading its model. Try again in a moment.": "Der Server lädt sein Modell noch. Gleich noch einmal versuchen.",
	}
}

func frenchReasons() map[string]string {
	return map[string]string{
		whyHalf: "%d tâches sur %d ont échoué, soit plus de la moitié.", whyNoPlan: "Il n’y a pas de plan de travail valide : ",
		whyNothing: "L’agent n’a rien rendu.", whyRestart: "le programme a été fermé entre-temps",
		"The agent took longer than %s and was stopped.":                "L’agent a mis plus de %s et a été arrêté.",
		"timeout: a round may take %s, and this one took longer.":       "Une itération peut durer %s, et celle-ci a duré plus longtemps.",
		"There is no agent named %s.":                                   "Il n’y a pas d’agent nommé %s.",
		"%s is not allowed.":                                            "%s n’a pas été autorisé.",
		"The analyst's documents have no table.":                        "Les documents de l’analyste n’ont pas de tableau.", //nolint:misspell // French
		"The text for %s has no table.":                                 "Le texte de %s n’a pas de tableau.",
		"The team can't make a .%s file. Choose another format for %s.": "L’équipe ne peut pas créer de fichier .%s. Choisissez un autre format pour %s.",
		"The text for %s is not valid JSON.":                            "Le texte de %s n’est pas du JSON valide.",
		"The task has no web address to read.":                          "La tâche n’indique aucune adresse web à lire.",
		"Web access is off. Allow it in Settings, under Toolbox.":       "L’accès au web est désactivé. Autorisez-le dans les paramètres, sous Boîte à outils.",
		"%s is larger than %s MB.":                                      "%s dépasse %s Mo.",
		"%s is empty and was not kept.":                                 "%s est vide et n’a pas été conservé.",
		"%s is no %s file and was not kept.":                            "%s n’est pas un fichier %s et n’a pas été conservé.",
		"%s is no valid JSON and was not kept.":                         "%s n’est pas du JSON valide et n’a pas été conservé.",
		"The model did not answer in the form that was asked for.":      "Le modèle n’a pas répondu sous la forme demandée.",
		"Couldn't reach %s. Is the server running?":                     "Impossible de joindre %s. Le serveur est-il lancé ?",
		"There is no computer named %s.":                                "Il n’y a pas d’ordinateur nommé %s.",
		"%s stopped in the middle of the reply.":                        "%s s’est arrêté au milieu de la réponse.",
		"The server needs a key, or the saved key is wrong.":            "Le serveur demande une clé, ou la clé enregistrée est incorrecte.",
		"The server has no model named %s.":                             "Le serveur n’a pas de modèle nommé %s.",
		"The server is busy. Try again in a moment.":                    "Le serveur est occupé. Réessayez dans un instant.",
		"The server is still loading its model. Try again in a moment.": "Le serveur charge encore son modèle. Réessayez dans un instant.",
	}
}

func spanishReasons() map[string]string {
	return map[string]string{
		whyHalf: "Fallaron %d de %d tareas, más de la mitad.", whyNoPlan: "No hay un plan de trabajo válido: ",
		whyNothing: "El agente no entregó nada.", whyRestart: "el programa se cerró mientras tanto",
		"The agent took longer than %s and was stopped.":                "El agente tardó más de %s y se detuvo.",
		"timeout: a round may take %s, and this one took longer.":       "Una ronda puede durar %s y esta duró más.",
		"There is no agent named %s.":                                   "No hay ningún agente llamado %s.",
		"%s is not allowed.":                                            "No se permitió %s.",
		"The analyst's documents have no table.":                        "Los documentos del analista no tienen ninguna tabla.",
		"The text for %s has no table.":                                 "El texto de %s no tiene ninguna tabla.",
		"The team can't make a .%s file. Choose another format for %s.": "El equipo no puede crear un archivo .%s. Elige otro formato para %s.",
		"The text for %s is not valid JSON.":                            "El texto de %s no es JSON válido.",
		"The task has no web address to read.":                          "La tarea no indica ninguna dirección web.",
		"Web access is off. Allow it in Settings, under Toolbox.":       "El acceso a la web está desactivado. Permítelo en la configuración, en Caja de herramientas.",
		"%s is larger than %s MB.":                                      "%s supera %s MB.",
		"%s is empty and was not kept.":                                 "%s está vacío y no se guardó.",
		"%s is no %s file and was not kept.":                            "%s no es un archivo %s y no se guardó.",
		"%s is no valid JSON and was not kept.":                         "%s no es JSON válido y no se guardó.",
		"The model did not answer in the form that was asked for.":      "El modelo no respondió en la forma pedida.",
		"Couldn't reach %s. Is the server running?":                     "No se pudo contactar con %s. ¿Está en marcha el servidor?",
		"There is no computer named %s.":                                "No hay ningún dispositivo llamado %s.",
		"%s stopped in the middle of the reply.":                        "%s se detuvo en medio de la respuesta.",
		"The server needs a key, or the saved key is wrong.":            "El servidor pide una clave o la clave guardada no es correcta.",
		"The server has no model named %s.":                             "El servidor no tiene ningún modelo llamado %s.",
		"The server is busy. Try again in a moment.":                    "El servidor está ocupado. Inténtalo de nuevo en un momento.",                //nolint:misspell // Spanish
		"The server is still loading its model. Try again in a moment.": "El servidor aún está cargando su modelo. Inténtalo de nuevo en un momento.", //nolint:misspell // Spanish
	}
}
