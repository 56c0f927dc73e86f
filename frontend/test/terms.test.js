// The words of menus and usual acts are those that GNOME, KDE and LibreOffice use in the same language. Where ours
// differs, there is a reason.

import assert from "node:assert/strict";
import { test } from "node:test";
import { table as de } from "../translations/de.js";
import { table as faultsInFrench } from "../translations/errors/fr.js";
import { table as es } from "../translations/es.js";
import { table as fr } from "../translations/fr.js";

/** What the desktops say, in German, French and Spanish. @type {Record<string, [de: string, fr: string, es: string]>} */
const desktops = {
  About: ["Info", "À propos", "Acerca de"],
  Add: ["Hinzufügen", "Ajouter", "Añadir"],
  Address: ["Adresse", "Adresse", "Dirección"],
  Always: ["Immer", "Toujours", "Siempre"],
  Appearance: ["Aussehen", "Apparence", "Apariencia"],
  Apply: ["Anwenden", "Appliquer", "Aplicar"],
  Archive: ["Archiv", "Archive", "Archivador"],
  Back: ["Zurück", "Précédent", "Atrás"],
  Bookmark: ["Lesezeichen", "Repère de texte", "Marcador"],
  Bookmarks: ["Lesezeichen", "Signets", "Marcadores"],
  Cancel: ["Abbrechen", "Annuler", "Cancelar"],
  Choose: ["Auswählen", "Choisir", "Elegir"],
  Close: ["Schließen", "Fermer", "Cerrar"],
  Continue: ["Fortsetzen", "Continuer", "Continuar"],
  Copy: ["Kopieren", "Copier", "Copiar"],
  Delete: ["Löschen", "Supprimer", "Eliminar"],
  Description: ["Beschreibung", "Description", "Descripción"],
  Details: ["Details", "Détails", "Detalles"],
  Discard: ["Verwerfen", "Abandonner", "Descartar"],
  Document: ["Dokument", "Document", "Documento"],
  Done: ["Fertig", "Terminé", "Hecho"],
  Download: ["Herunterladen", "Télécharger", "Descargar"],
  Duplicate: ["Vervielfältigen", "Dupliquer", "Duplicar"],
  Edit: ["Bearbeiten", "Modifier", "Editar"],
  Error: ["Fehler", "Erreur", "Error"],
  Export: ["Exportieren", "Exporter", "Exportar"],
  File: ["Datei", "Fichier", "Archivo"],
  Find: ["Suchen", "Rechercher", "Buscar"],
  Folder: ["Ordner", "Dossier", "Carpeta"],
  Font: ["Schrift", "Police", "Tipo de letra"],
  Help: ["Hilfe", "Aide", "Ayuda"],
  Home: ["Pos1", "Début", "Inicio"],
  Image: ["Bild", "Image", "Imagen"],
  Import: ["Importieren", "Importer", "Importar"],
  "Keyboard shortcuts": ["Tastaturkürzel", "Raccourcis clavier", "Atajos del teclado"],
  Language: ["Sprache", "Langue", "Idioma"],
  Location: ["Ort", "Emplacement", "Ubicación"],
  "Match case": ["Groß-/Kleinschreibung beachten", "Respecter la casse", "Distinguir mayúsculas y minúsculas"],
  Merge: ["Zusammenführen", "Fusionner", "Combinar"],
  Model: ["Modell", "Modèle", "Modelo"],
  More: ["Mehr", "Plus", "Más"],
  Name: ["Name", "Nom", "Nombre"],
  Never: ["Nie", "Jamais", "Nunca"],
  New: ["Neu", "Nouveau", "Nuevo"],
  None: ["Keine", "Aucun", "Ninguno"],
  Open: ["Öffnen", "Ouvrir", "Abrir"],
  Password: ["Passwort", "Mot de passe", "Contraseña"],
  Pause: ["Anhalten", "Pause", "Pausar"],
  Permissions: ["Berechtigungen", "Droits d'accès", "Permisos"],
  Play: ["Abspielen", "Lire", "Reproducir"],
  Privacy: ["Datenschutz", "Confidentialité", "Privacidad"],
  Quit: ["Beenden", "Quitter", "Salir"],
  Redo: ["Wiederholen", "Rétablir", "Rehacer"],
  Remove: ["Entfernen", "Retirer", "Quitar"],
  Rename: ["Umbenennen", "Renommer", "Renombrar"],
  Repeat: ["Wiederholung", "Répéter", "Repetir"],
  Replace: ["Ersetzen", "Remplacer", "Reemplazar"],
  Reset: ["Zurücksetzen", "Réinitialiser", "Restablecer"],
  Restore: ["Wiederherstellen", "Restaurer", "Restaurar"],
  Result: ["Ergebnis", "Résultat", "Resultado"],
  Resume: ["Fortsetzen", "Reprendre", "Reanudar"],
  Retry: ["Erneut versuchen", "Réessayer", "Reintentar"],
  Run: ["Ausführen", "Exécuter", "Ejecutar"],
  Save: ["Speichern", "Enregistrer", "Guardar"],
  Search: ["Suchen", "Rechercher", "Buscar"],
  Send: ["Senden", "Envoyer", "Enviar"],
  Server: ["Server", "Serveur", "Servidor"],
  Settings: ["Einstellungen", "Paramètres", "Configuración"],
  Skip: ["Überspringen", "Ignorer", "Omitir"],
  "Sort by": ["Sortieren nach", "Trier par", "Ordenar por"],
  Sound: ["Audio", "Son", "Sonido"],
  Speed: ["Geschwindigkeit", "Vitesse", "Velocidad"],
  Start: ["Starten", "Démarrer", "Iniciar"],
  Stop: ["Stopp", "Arrêter", "Detener"],
  Table: ["Tabelle", "Tableau", "Tabla"],
  Text: ["Text", "Texte", "Texto"],
  Theme: ["Thema", "Thème", "Tema"],
  Time: ["Zeit", "Heure", "Hora"],
  Title: ["Titel", "Titre", "Título"],
  Today: ["Heute", "Aujourd’hui", "Hoy"],
  Tools: ["Werkzeuge", "Outils", "Herramientas"],
  Trash: ["Papierkorb", "Corbeille", "Papelera"],
  Undo: ["Rückgängig", "Annuler", "Deshacer"],
  User: ["Benutzer", "Utilisateur", "Usuario"],
  Value: ["Wert", "Valeur", "Valor"],
  Values: ["Werte", "Valeurs", "Valores"],
  Variables: ["Variablen", "Variables", "Variables"],
  Version: ["Version", "Version", "Versión"],
  View: ["Ansicht", "Affichage", "Ver"],
  Volume: ["Lautstärke", "Volume", "Volumen"],
  Warning: ["Warnung", "Avertissement", "Advertencia"],
  Warnings: ["Warnungen", "Avertissements", "Avisos"],
  Window: ["Fenster", "Fenêtre", "Ventana"],
  Yesterday: ["Gestern", "Hier", "Ayer"],
  Zoom: ["Zoom", "Zoom", "Ampliación"],
};

/** What the window says instead, and why. @type {Record<string, Record<string, [ours: string, why: string]>>} */
const ours = {
  Archive: { de: ["Archivieren", "a verb here"], fr: ["Archiver", "a verb here"], es: ["Archivar", "a verb here"] },
  Back: { fr: ["Retour", "leads out of a place, not to the page before"] },
  Bookmark: {
    de: ["Lesezeichen setzen", "a verb here"],
    fr: ["Mettre un signet", "a verb here"],
    es: ["Añadir marcador", "a verb here"],
  },
  Done: { es: ["Terminado", "the state of a task, not a button"] },
  Duplicate: { de: ["Duplizieren", "LibreOffice's word makes many copies; file managers say ours"] },
  "Keyboard shortcuts": { es: ["Atajos de teclado", "without the article, as in browsers"] },
  Location: { de: ["Speicherort", "where data is stored, not a place on a map"] },
  Permissions: { fr: ["Autorisations", "what a person allows, not the modes of a file"] },
  Repeat: { de: ["Wiederholen", "a verb here"] },
  Sound: { de: ["Ton", "the heading of what is heard, not a device"] },
  Stop: { de: ["Stoppen", "„Anhalten“ would also be a pause"] },
  Theme: { de: ["Design", "what a theme is called in German chat programs and browsers"] },
  Warnings: { es: ["Advertencias", "as GNOME says in the singular"] },
  Zoom: { es: ["Zoom", "the word of browsers"] },
};

const tables = Object.entries({ de, fr, es });

for (const [at, [language, table]] of tables.entries())
  test(`${language} has the desktops' words, or a reason`, () => {
    for (const [term, words] of Object.entries(desktops)) {
      const [own, why] = ours[term]?.[language] ?? [words[at], "the same"];
      assert.equal(table[term], own, term);
      assert.ok(why, term);
      if (ours[term]?.[language]) assert.notEqual(own, words[at], `${term}: the difference is gone`);
    }
  });

test("a reason belongs to a term", () => {
  for (const term of Object.keys(ours)) assert.ok(desktops[term], term);
});

test("a French mark keeps to its word by a narrow space that doesn't break", () => {
  const loose = /[ \u00a0][:;?!»](?=[\s".,)]|$)|«[ \u00a0]/;
  for (const [english, said] of Object.entries({ ...fr, ...faultsInFrench })) assert.doesNotMatch(said, loose, english);
});
