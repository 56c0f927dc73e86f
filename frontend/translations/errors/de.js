// The sentences that faults of the program say, and the files that say them. Translate what is right of each colon:
// `make generate` writes everything else, in the order of the English sentences and without those that are no longer said.

/** @type {Record<string, string>} */
export const table = {
  // backend/service/quickreplies/service.go
  "/gen needs a text that says what to write.": "/gen braucht einen Text, der sagt, was zu schreiben ist.",
  // backend/story/quickreply/commands.go
  "/sendas needs a name, as in /sendas name=Ines Hello.": "/sendas braucht einen Namen, wie in /sendas name=Ines Hello.",
  // backend/story/quickreply/commands.go
  "/times needs a number first, as in /times 3 {: /echo hi :}.": "/times braucht zuerst eine Zahl, wie in /times 3 {: /echo hi :}.",
  // backend/service/runs/trigger.go
  "/{a} is still working on your last request.": "/{a} arbeitet noch an der letzten Anfrage.",
  // backend/story/quickreply/commands.go
  "/{a} needs the name of a variable, as in /{b} key=mood.": "/{a} braucht den Namen einer Variable, wie in /{b} key=mood.",
  // backend/document/passage/extent.go
  "1 line": "1 Zeile",
  // backend/document/passage/extent.go
  "1 page": "1 Seite",
  // backend/core/team/picture.go
  "1 picture in it": "1 Bild darin",
  // backend/document/passage/extent.go
  "1 slide": "1 Folie",
  // backend/document/produce/print.go
  "A .{a} file can't be made. These can: {b}.": "Eine .{a}-Datei kann nicht erstellt werden. Diese Arten schon: {b}.",
  // backend/document/produce/print.go
  "A .{a} file is made without a template. Leave the template out, or make a .docx or .pptx file.": "Eine .{a}-Datei wird ohne Vorlage erstellt. Lassen Sie die Vorlage weg, oder erstellen Sie eine .docx- oder .pptx-Datei.",
  // backend/program.go
  "A backup is already being restored.": "Eine Sicherung wird bereits wiederhergestellt.",
  // backend/program.go
  "A backup is being restored, or Terzetto is closing. Try again in a moment.": "Eine Sicherung wird wiederhergestellt, oder Terzetto wird geschlossen. Gleich noch einmal versuchen.",
  // backend/story/portable/silly.go
  "A branch of this chat is too long.": "Ein Zweig dieses Chats ist zu lang.",
  // backend/core/run/block.go
  "A branch of {a} failed: {b}": "Ein Zweig von {a} ist fehlgeschlagen: {b}",
  // backend/core/run/block.go
  "A branch of {a} was stopped.": "Ein Zweig von {a} wurde gestoppt.",
  // backend/document/sheet.go
  "A cell of row {n} is larger than {a}. Only its beginning was read.": "Eine Zelle der Zeile {n} ist größer als {a}. Nur ihr Anfang wurde gelesen.",
  // backend/store/chats/cast.go
  "A character can take part only once.": "Ein Charakter kann nur einmal teilnehmen.",
  // backend/tool/folder/make.go
  "A chart needs a column of labels and a column of numbers.": "Ein Diagramm braucht eine Spalte mit Beschriftungen und eine Spalte mit Zahlen.",
  // backend/document/produce/chart.go
  "A chart needs a heading row, a column of labels and a column of numbers.": "Ein Diagramm braucht eine Kopfzeile, eine Spalte mit Beschriftungen und eine Spalte mit Zahlen.",
  // backend/document/produce/chart.go
  "A chart shows 1 to {n} series, not {m}.": "Ein Diagramm zeigt 1 bis {n} Reihen, nicht {m}.",
  // backend/document/produce/chart.go
  "A chart shows up to {n} points, not {m}.": "Ein Diagramm zeigt bis zu {n} Punkte, nicht {m}.",
  // backend/core/run/trigger.go
  "A command is one word of letters, digits, - and _, such as digest.": "Ein Befehl ist ein Wort aus Buchstaben, Ziffern, - und _, etwa digest.",
  // backend/value/condition_names.go
  "A condition calls functions such as len(…) only.": "Eine Bedingung ruft nur Funktionen wie len(…) auf.",
  // backend/value/condition_names.go
  "A condition has no function named {a}.": "In Bedingungen gibt es keine Funktion namens {a}.",
  // backend/value/condition_names.go
  "A condition is one expression, without let and semicolons.": "Eine Bedingung ist ein einziger Ausdruck, ohne let und Semikolon.",
  // backend/service/localmodel/models.go
  "A context has a positive number of tokens.": "Ein Kontext hat eine positive Zahl von Token.",
  // backend/store/chats/cast.go
  "A conversation can have at most {n} characters.": "Ein Gespräch kann höchstens {n} Charaktere haben.",
  // backend/store/archive/orb.go, backend/store/archive/transcript.go, backend/story/chatapps/read.go, backend/story/portable/silly.go
  "A conversation can have at most {n} messages.": "Ein Gespräch kann höchstens {n} Nachrichten haben.",
  // backend/store/chats/conversation.go
  "A conversation can have at most {n} tags.": "Ein Gespräch kann höchstens {n} Schlagwörter haben.",
  // backend/story/portable/stream.go
  "A conversation in this file has too many fields.": "Ein Gespräch in dieser Datei hat zu viele Felder.",
  // backend/story/portable/appwalk.go, backend/story/portable/stream.go
  "A conversation in this file is larger than 48 MB.": "Ein Gespräch in dieser Datei ist größer als 48 MB.",
  // backend/story/portable/appchat.go, backend/story/portable/unpack.go
  "A file in this archive couldn't be opened.": "Eine Datei in diesem Archiv konnte nicht geöffnet werden.",
  // backend/story/portable/source.go
  "A file in this archive is too large to unpack.": "Eine Datei in diesem Archiv ist zu groß zum Entpacken.",
  // backend/story/portable/unpack.go
  "A file in this archive was changed after the export.": "Eine Datei in diesem Archiv wurde nach dem Export geändert.",
  // backend/story/portable/blob.go
  "A file in this chat is not valid base64.": "Eine Datei in diesem Chat ist kein gültiges Base64.",
  // backend/store/archive/importing.go
  "A file of the item is missing.": "Eine Datei des Elements fehlt.",
  // backend/base/calendar/days.go
  "A first day alone is no rule. Add a line such as RRULE:FREQ=WEEKLY;INTERVAL=2.": "Ein erster Tag allein ist keine Regel. Fügen Sie eine Zeile wie RRULE:FREQ=WEEKLY;INTERVAL=2 hinzu.",
  // backend/core/flow/read.go
  "A flow has no field “{a}” here, only {b}.": "Ein Flow hat hier kein Feld „{a}“, nur {b}.",
  // backend/service/flows/stream.go
  "A flow that is kept can have at most {n} MB of input. Send less, or turn off keep.": "Wird der Lauf eines Flows gespeichert, sind höchstens {n} MB Eingabe möglich. Weniger senden oder keep ausschalten.",
  // backend/store/folders/file.go
  "A folder can have at most {n} files.": "Ein Ordner kann höchstens {n} Dateien haben.",
  // backend/store/folders/folder.go
  "A folder can't have this color.": "Diese Farbe gibt es für Ordner nicht.",
  // backend/store/folders/folder.go
  "A folder that holds folders can't lie in another folder.": "Ein Ordner, der Ordner enthält, kann nicht in einem anderen Ordner liegen.",
  // backend/api/hookbody.go
  "A form can have at most {n} parts.": "Ein Formular darf höchstens {n} Teile haben.",
  // backend/service/toolbox/search.go
  "A key has no spaces or line breaks.": "Ein Schlüssel enthält keine Leerzeichen oder Zeilenumbrüche.",
  // backend/core/plugin/example/lantern.go
  "A lantern can't do that.": "Eine Laterne kann das nicht.",
  // backend/story/portable/lines.go
  "A line of this file is longer than {n} MB.": "Eine Zeile dieser Datei ist länger als {n} MB.",
  // backend/core/run/instruction.go
  "A loop can work on 1 to {n} items at once.": "Eine Schleife kann 1 bis {n} Elemente gleichzeitig bearbeiten.",
  // backend/store/messages/message.go
  "A message can have at most {n} characters.": "Eine Nachricht kann höchstens {n} Zeichen haben.",
  // backend/chat/file.go
  "A message can have at most {n} files.": "Eine Nachricht kann höchstens {n} Dateien haben.",
  // backend/chat/attachment.go
  "A message can have at most {n} images.": "Eine Nachricht kann höchstens {n} Bilder haben.",
  // backend/service/quickreplies/service.go
  "A message can't be empty.": "Eine Nachricht kann nicht leer sein.",
  // backend/service/library/message.go, backend/store/chats/edit.go
  "A message can't be empty. Delete the message instead.": "Eine Nachricht darf nicht leer sein. Die Nachricht stattdessen löschen.",
  // backend/store/archive/orb.go, backend/story/portable/silly.go
  "A message is longer than 2 MB.": "Eine Nachricht ist länger als 2 MB.",
  // backend/store/archive/foreign.go
  "A message is longer than {n} MB.": "Eine Nachricht ist länger als {n} MB.",
  // backend/service/localmodel/models.go
  "A model is being downloaded. Pause the download, then retry.": "Ein Modell wird gerade heruntergeladen. Den Download anhalten, dann erneut versuchen.",
  // backend/service/localmodel/plan.go
  "A model runs on any device (auto) or on the processor (cpu).": "Ein Modell läuft auf jedem Gerät (auto) oder auf dem Prozessor (cpu).",
  // backend/base/calendar/days.go
  "A month has up to five of a weekday.": "Ein Monat hat jeden Wochentag höchstens fünfmal.",
  // backend/service/library/proof.go
  "A month is written like 2026-11.": "Ein Monat wird wie 2026-11 geschrieben.",
  // backend/store/assistants/assistant.go
  "A name can't contain @ { } ` or \\, because assistants are mentioned as @Name.": "Ein Name darf @ { } ` und \\ nicht enthalten, weil Assistenten als @Name erwähnt werden.",
  // backend/store/sqlite/migrate.go
  "A newer Terzetto has used this data folder (version {n}; this program reads {m}). Nothing was changed; update Terzetto.": "Ein neueres Terzetto hat diesen Datenordner verwendet (Version {n}; dieses Programm liest {m}). Nichts wurde geändert; Terzetto aktualisieren.",
  // backend/story/portable/unpack.go
  "A newer Terzetto wrote this library. Update Terzetto to import it.": "Ein neueres Terzetto hat diese Bibliothek geschrieben. Zum Importieren Terzetto aktualisieren.",
  // backend/store/messages/note.go
  "A note can't be empty. Remove the note instead.": "Eine Notiz darf nicht leer sein. Die Notiz stattdessen entfernen.",
  // backend/store/chats/conversation.go
  "A note is from the system, the user or the assistant.": "Eine Notiz ist vom System, von der Person oder vom Assistenten.",
  // backend/api/desktop.go
  "A notification can have one line of at most {n} characters.": "Eine Benachrichtigung kann eine Zeile mit höchstens {n} Zeichen haben.",
  // backend/service/teams/round.go
  "A page can have 1 to {n} rows.": "Eine Seite kann 1 bis {n} Zeilen haben.",
  // backend/store/sqlite/check.go
  "A part of the database is damaged.": "Ein Teil der Datenbank ist beschädigt.",
  // backend/store/sqlite/errors.go
  "A part of the database is damaged. Restart Terzetto to save what can be read.": "Ein Teil der Datenbank ist beschädigt. Terzetto neu starten, um zu retten, was lesbar ist.",
  // backend/document/archive.go
  "A part of the file is damaged or too large, so only its beginning was read: {a}.": "Ein Teil der Datei ist beschädigt oder zu groß, deshalb wurde nur sein Anfang gelesen: {a}.",
  // backend/store/archive/importing.go
  "A part of the item belongs to another item.": "Ein Teil des Elements gehört zu einem anderen.",
  // backend/store/archive/foreign.go
  "A part of this item is larger than {n} MB.": "Ein Teil dieses Eintrags ist größer als {n} MB.",
  // backend/core/run/permission.go
  "A permission for {a} can't allow every value of {b}.": "Eine Berechtigung für {a} kann nicht jeden Wert von {b} erlauben.",
  // backend/core/run/call.go, backend/core/run/control.go
  "A person answered.": "Eine Person hat geantwortet.",
  // backend/core/run/scope.go
  "A person chose to continue.": "Eine Person hat „Fortsetzen“ gewählt.",
  // backend/core/run/scope.go
  "A person chose to finish now.": "Eine Person hat „Jetzt abschließen“ gewählt.",
  // backend/store/library/phrase.go
  "A phrase group needs at least one wording.": "Eine Phrasengruppe braucht mindestens eine Formulierung.",
  // backend/story/portable/pictures.go
  "A picture couldn't be opened.": "Ein Bild konnte nicht geöffnet werden.",
  // backend/sound/audio/player.go
  "A playlist can have at most {n} segments.": "Eine Wiedergabeliste kann höchstens {n} Abschnitte haben.",
  // backend/store/plugins/state.go
  "A plug-in's state must be JSON.": "Der Zustand eines Plug-ins muss JSON sein.",
  // backend/store/settings/settings.go
  "A prompt called {a} exists already.": "Ein Prompt namens {a} existiert bereits.",
  // backend/story/portable/appchat.go
  "A prompt or a note of this conversation is longer than {n} characters, so it was left out.": "Ein Prompt oder eine Notiz dieses Gesprächs ist länger als {n} Zeichen und wurde weggelassen.",
  // backend/store/settings/settings.go
  "A prompt's name is one word of letters, digits, - and _, such as summary.": "Der Name eines Prompts ist ein Wort aus Buchstaben, Ziffern, - und _, etwa zusammenfassung.",
  // backend/model/localserver/launch.go
  "A quotation mark of the flags is not closed.": "Ein Anführungszeichen der Optionen ist nicht geschlossen.",
  // backend/value/reference.go
  "A reference can't read from “{a}”. Give the id of a step, the index of a result or the name of a variable.": "Ein Verweis kann nicht aus „{a}“ lesen. Die ID eines Schritts, den Index eines Ergebnisses oder den Namen einer Variablen angeben.",
  // backend/value/reference.go
  "A reference has a field of the wrong type.": "Ein Verweis hat ein Feld vom falschen Typ.",
  // backend/service/runs/run.go
  "A reply is being written in this conversation. Wait for the reply, or stop it.": "In diesem Gespräch wird eine Antwort geschrieben. Die Antwort abwarten oder stoppen.",
  // backend/service/turns/fold.go
  "A reply is being written. Summarize when the reply is complete.": "Eine Antwort wird geschrieben. Die Zusammenfassung danach schreiben lassen.",
  // backend/service/turns/impersonate.go
  "A reply is still being written. Stop the reply first, or wait.": "Eine Antwort wird noch geschrieben. Bitte warten oder die Antwort erst stoppen.",
  // backend/service/turns/impersonate.go
  "A reply started in this conversation, so your message was not written.": "In diesem Gespräch begann eine Antwort, daher wurde Ihre Nachricht nicht geschrieben.",
  // backend/tool/web/request.go
  "A request can have at most {n} headers.": "Eine Anfrage kann höchstens {n} Header haben.",
  // backend/tool/web/body.go
  "A request can have only one body. Give only one of json, form, text and file.": "Eine Anfrage kann nur einen Inhalt haben. Nur json, form, text oder file angeben.",
  // backend/tool/guard.go
  "A request to {a} needs your permission, because {b} was read before. {c}": "Eine Anfrage an {a} braucht Ihre Erlaubnis, weil vorher {b} gelesen wurde. {c}",
  // backend/core/run/guard.go
  "A request to {a} was not allowed.": "Eine Anfrage an {a} wurde nicht erlaubt.",
  // backend/tool/folder/table.go
  "A row of {a} is larger than {n} MB.": "Eine Zeile von {a} ist größer als {n} MB.",
  // backend/base/calendar/days.go
  "A rule counts from 1: give {a} a number above 0, or leave it out.": "Eine Regel zählt ab 1: Geben Sie {a} eine Zahl über 0, oder lassen Sie es weg.",
  // backend/base/calendar/days.go
  "A rule of days can't say “{a}”. The time of day has its own field.": "Eine Regel für Tage kann „{a}“ nicht enthalten. Die Uhrzeit hat ihr eigenes Feld.",
  // backend/core/run/schedule.go
  "A schedule runs either once or repeatedly, not both.": "Ein Zeitplan läuft entweder einmal oder wiederholt, nicht beides.",
  // backend/store/scripts/script.go
  "A script belongs to a character or to a preset, and not to both.": "Ein Skript gehört zu einer Figur oder zu einer Voreinstellung, nicht zu beiden.",
  // backend/tool/web/search.go
  "A search can't be sent to the address {a}.": "An die Adresse {a} kann keine Suche gesendet werden.",
  // backend/value/condition_names.go
  "A secret can't be used in a condition.": "Ein geheimer Wert kann in einer Bedingung nicht verwendet werden.",
  // backend/store/secrets/variable.go
  "A secret must be text.": "Ein geheimer Wert muss Text sein.",
  // backend/service/toolbox/server.go
  "A server at an address has no folder. Leave the folder empty.": "Ein Server an einer Adresse hat keinen Ordner. Lassen Sie den Ordner leer.",
  // backend/store/scripts/quickreply.go
  "A set can have at most {n} quick replies.": "Ein Satz kann höchstens {n} Schnellantworten haben.",
  // backend/core/run/instruction.go
  "A step can be retried up to {n} times.": "Ein Schritt kann bis zu {n}-mal wiederholt werden.",
  // backend/core/flow/check.go, backend/core/run/instruction.go
  "A step can have 1 to {n} branches.": "Ein Schritt kann 1 bis {n} Zweige haben.",
  // backend/core/run/instruction.go
  "A step can have either {a} or {b}, not both.": "Ein Schritt kann entweder {a} oder {b} haben, nicht beides.",
  // backend/core/flow/read.go
  "A step is of the type step or parallel, not “{a}”.": "Ein Schritt ist vom Typ step oder parallel, nicht „{a}“.",
  // backend/store/folds/change.go
  "A summary can't be empty. Unfold the messages instead.": "Eine Zusammenfassung darf nicht leer sein. Die Zusammenfassung stattdessen aufheben.",
  // backend/store/teams/settings.go
  "A task can't have more time than its round.": "Eine Aufgabe kann nicht mehr Zeit haben als ihre Runde.",
  // backend/document/sheet.go
  "A text of the workbook is larger than {a}. Only its beginning was read.": "Ein Text der Arbeitsmappe ist größer als {a}. Nur sein Anfang wurde gelesen.",
  // backend/core/run/instruction.go
  "A time limit is 1 millisecond to a year.": "Ein Zeitlimit beträgt 1 Millisekunde bis 1 Jahr.",
  // backend/service/turns/title.go
  "A title needs a message and its reply. Send a message first.": "Ein Titel braucht eine Nachricht und ihre Antwort. Zuerst eine Nachricht senden.",
  // backend/tool/folder/write.go
  "A tool can write at most {n} MB at a time.": "Ein Werkzeug kann höchstens {n} MB auf einmal schreiben.",
  // backend/core/flow/read.go
  "A tool is of the type function, not “{a}”.": "Ein Werkzeug ist vom Typ function, nicht „{a}“.",
  // backend/core/run/args.go, backend/value/missing.go
  "A value for “{a}” is missing.": "Ein Wert für „{a}“ fehlt.",
  // backend/core/run/instruction.go
  "A value here is not valid JSON.": "Ein Wert ist hier kein gültiges JSON.",
  // backend/value/evaluation.go
  "A value in the condition has another type than the condition needs.": "Ein Wert in der Bedingung hat nicht den Typ, den sie braucht.",
  // backend/store/sqlite/errors.go
  "A value in this database is larger than {n} MB.": "Ein Wert in dieser Datenbank ist größer als {n} MB.",
  // backend/document/markup.go
  "A value larger than {a} was left out.": "Ein Wert, der größer als {a} ist, wurde ausgelassen.",
  // backend/store/secrets/variable.go
  "A variable can have at most {n} KB.": "Eine Variable kann höchstens {n} KB haben.",
  // backend/store/artifacts/group.go
  "A version must belong to an attachment of the same message.": "Eine Version muss zu einem Anhang derselben Nachricht gehören.",
  // backend/store/artifacts/group.go
  "A version must belong to the first of its group.": "Eine Version muss zur ersten ihrer Gruppe gehören.",
  // backend/core/run/instruction.go
  "A wait takes 1 millisecond to a year.": "Eine Wartezeit dauert 1 Millisekunde bis 1 Jahr.",
  // backend/api/hook.go
  "A webhook accepts only POST.": "Ein Webhook nimmt nur POST an.",
  // backend/api/hookbody.go
  "A webhook request can have at most {n} MB, and {m} MB without its files.": "Ein Webhook-Aufruf darf höchstens {n} MB haben, ohne seine Dateien {m} MB.",
  // backend/core/flow/check.go, backend/core/run/workflow.go
  "A workflow can have at most {n} steps.": "Ein Workflow kann höchstens {n} Schritte haben.",
  // backend/core/run/circle.go
  "A workflow can't run itself without a condition.": "Ein Workflow kann sich nicht ohne Bedingung selbst ausführen.",
  // backend/core/run/instruction.go
  "A workflow has no such step.": "Ein Workflow hat keinen solchen Schritt.",
  // backend/core/run/workflow.go
  "A workflow of the kind flow has no instructions.": "Ein Workflow der Art flow hat keine instructions.",
  // app/backup.go
  "Add a file for the backup: terzetto backup FILE.": "Eine Datei für die Sicherung angeben: terzetto backup FILE.",
  // app/run.go
  "Add a workflow: terzetto run NAME.": "Einen Workflow angeben: terzetto run NAME.",
  // app/backup.go
  "Add the backup to restore: terzetto restore FILE.": "Die wiederherzustellende Sicherung angeben: terzetto restore FILE.",
  // app/prose.go
  "Add the file of the report: terzetto prose FILE.": "Geben Sie die Datei des Berichts an: terzetto prose FILE.",
  // app/send.go
  "Add the text to send: terzetto send TEXT.": "Den zu sendenden Text angeben: terzetto send TEXT.",
  // backend/core/run/repeat.go
  "After page {n} come pages that were there before, so they would never end.": "Nach Seite {n} kommen Seiten, die schon da waren, sie würden also nie enden.",
  // backend/core/flow/read.go
  "After the last turn a flow can finalize, warn, error or ask, not “{a}”.": "Nach der letzten Runde kann ein Flow finalize, warn, error oder ask ausführen, nicht „{a}“.",
  // backend/story/prose/reason.go
  "All of {n} paragraphs in a row are equally long.": "{n} Absätze in Folge sind gleich lang.",
  // backend/sound/audio/player.go
  "All {n} sound channels are in use. Stop one first.": "Alle {n} Tonkanäle sind belegt. Zuerst einen davon stoppen.",
  // backend/api/operations.go
  "An attachment is not valid base64.": "Ein Anhang ist kein gültiges Base64.",
  // backend/core/team/machine.go
  "Analyzing request and planning work": "Der Auftrag wird analysiert und die Arbeit geplant",
  // backend/store/sqlite/folder.go
  "Another Terzetto (process {a}) is using this data folder. Close the other Terzetto first.": "Ein anderes Terzetto (Prozess {a}) verwendet diesen Datenordner. Das andere Terzetto zuerst schließen.",
  // backend/store/sqlite/folder.go
  "Another Terzetto is using this data folder. Close the other Terzetto first.": "Ein anderes Terzetto verwendet diesen Datenordner. Das andere Terzetto zuerst schließen.",
  // backend/store/sqlite/look.go
  "Another database file was put in place of the one that Terzetto used last. Backups of the last one are in Settings, Data.": "Anstelle der zuletzt benutzten Datenbankdatei liegt dort eine andere. Sicherungen der zuletzt benutzten stehen unter Einstellungen, Daten.",
  // backend/api/server.go
  "Another database is open now. Read everything again.": "Jetzt ist eine andere Datenbank geöffnet. Alles neu lesen.",
  // backend/core/turn/pipeline.go
  "Another model answers at this address now: {a}.": "An dieser Adresse antwortet jetzt ein anderes Modell: {a}.",
  // backend/service/modeltest/service.go
  "Another model is being tested. Stop that test, or wait until it ends.": "Ein anderes Modell wird gerade getestet. Diesen Test anhalten oder sein Ende abwarten.",
  // backend/model/localserver/failure.go
  "Another program took the address of {a}. Try again.": "Ein anderes Programm hat die Adresse von {a} belegt. Erneut versuchen.",
  // backend/service/turns/turn.go
  "Another reply is already being written in this conversation.": "In diesem Gespräch wird bereits eine andere Antwort geschrieben.",
  // backend/core/plugin/tts/memory.go
  "Another sample was asked for.": "Eine andere Hörprobe wurde verlangt.",
  // backend/tool/web/request.go
  "Answers can't be saved here.": "Antworten können hier nicht gespeichert werden.",
  // backend/core/run/guard.go
  "Ask {a}? This run has read {b}.": "{a} anfragen? Dieser Lauf hat {b} gelesen.",
  // backend/core/turn/again.go
  "Asking the Writer once more brought no better reply.": "Eine zweite Anfrage an den Autor brachte keine bessere Antwort.",
  // backend/core/assistant/runner.go
  "Assistants can ask each other at most {n} levels deep. Answer without asking.": "Assistenten können einander höchstens {n} Ebenen tief fragen. Ohne Rückfrage antworten.",
  // backend/store/chats/change.go
  "At most {n} conversations can be changed at once.": "Höchstens {n} Gespräche lassen sich auf einmal ändern.",
  // backend/service/library/model.go
  "At most {n} texts can be counted at once.": "Höchstens {n} Texte können auf einmal gezählt werden.",
  // backend/model/llm/report.go
  "Attach an image to find out. If the server refuses the image, Terzetto sends its name in its place.": "Zum Ausprobieren ein Bild anhängen. Lehnt der Server das Bild ab, sendet Terzetto stattdessen dessen Namen.",
  // backend/api/data.go, backend/store/artifacts/tx.go, backend/store/messages/message.go
  "Attachment not found": "Anhang nicht gefunden",
  // backend/core/flow/opening.go
  "Attachment {n} has no content. Send the bytes as base64, not an address.": "Anhang {n} hat keinen Inhalt. Die Bytes als Base64 senden, keine Adresse.",
  // backend/core/flow/opening.go
  "Attachment {n} is a PDF, which no model here can read. Send its text instead.": "Anhang {n} ist ein PDF, das hier kein Modell lesen kann. Stattdessen den Text senden.",
  // backend/core/flow/opening.go
  "Attachment {n} is beyond the limit. A run can have at most {m} images of {k} MB together.": "Anhang {n} überschreitet das Limit. Ein Lauf kann höchstens {m} Bilder mit zusammen {k} MB haben.",
  // backend/core/flow/opening.go
  "Attachment {n} is empty or not valid base64.": "Anhang {n} ist leer oder kein gültiges Base64.",
  // backend/core/flow/opening.go
  "Attachment {n} is larger than {m} MB.": "Anhang {n} ist größer als {m} MB.",
  // backend/core/flow/opening.go
  "Attachment {n} is of the type {a}. Send images as PNG, JPEG, WebP or GIF.": "Anhang {n} ist vom Typ {a}. Bilder als PNG, JPEG, WebP oder GIF senden.",
  // backend/document/letter.go
  "Attachments of an attached e-mail are not read.": "Anhänge einer angehängten E-Mail werden nicht gelesen.",
  // backend/core/assistant/runner.go, backend/service/flows/tool.go
  "Calls {a}.": "Ruft „{a}“ auf.",
  // backend/store/library/character.go
  "Character not found": "Charakter nicht gefunden",
  // backend/document/charset/said.go
  "Characters that couldn't be decoded: {n}. The text has “�” in their place.": "Zeichen, die nicht dekodiert werden konnten: {n}. Im Text steht dafür „�“.",
  // backend/tool/mcp/program.go
  "Check the program and its arguments.": "Das Programm und seine Argumente prüfen.",
  // backend/service/teams/file.go
  "Choose 1 to {n} files.": "1 bis {n} Dateien wählen.",
  // backend/model/shelf/move.go
  "Choose a folder that is neither inside the current one nor around it.": "Einen Ordner wählen, der weder im jetzigen liegt noch ihn enthält.",
  // backend/service/library/endpoint.go
  "Choose a model of this server first.": "Zuerst ein Modell dieses Servers wählen.",
  // backend/service/library/settings.go
  "Choose a model.": "Ein Modell wählen.",
  // backend/model/llm/report.go
  "Choose a smaller model, or turn off Director and Editor.": "Ein kleineres Modell wählen oder Regisseur und Lektor ausschalten.",
  // backend/store/facts/edit.go
  "Choose another conversation.": "Ein anderes Gespräch wählen.",
  // backend/service/runs/tools.go
  "Choose the conversation for the message.": "Das Gespräch für die Nachricht wählen.",
  // backend/service/toolbox/search.go
  "Choose the tool that searches.": "Das Werkzeug wählen, das sucht.",
  // backend/core/run/trigger.go
  "Choose the workflow that starts this workflow when it ends.": "Den Workflow wählen, dessen Ende diesen Workflow startet.",
  // backend/core/run/schedule.go
  "Choose when the workflow runs: once or repeatedly.": "Wählen, wann der Workflow läuft: einmal oder wiederholt.",
  // backend/store/artifacts/tx.go, backend/store/index/search.go, backend/store/messages/conversation.go
  "Conversation not found": "Gespräch nicht gefunden",
  // backend/tool/folder/write_table.go
  "Couldn't add rows to {a}: the workbook is damaged or full.": "Zu {a} konnten keine Zeilen hinzugefügt werden: Die Arbeitsmappe ist beschädigt oder voll.",
  // backend/service/library/file.go
  "Couldn't attach {a}. {b}": "{a} konnte nicht angehängt werden. {b}",
  // app/desktop.go
  "Couldn't change the setting of the file manager.": "Die Einstellung der Dateiverwaltung konnte nicht geändert werden.",
  // backend/model/shelf/move.go
  "Couldn't copy the models, so they stay in the old folder. Check both disks, then retry.": "Die Modelle konnten nicht kopiert werden und bleiben im alten Ordner. Beide Datenträger prüfen, dann erneut versuchen.",
  // backend/tool/program/run.go
  "Couldn't copy {a} to the program's folder.": "{a} konnte nicht in den Ordner des Programms kopiert werden.",
  // backend/store/sqlite/counts.go
  "Couldn't count the contents of this backup.": "Der Inhalt dieser Sicherung konnte nicht gezählt werden.",
  // backend/base/secret/secret.go
  "Couldn't decrypt the saved key, because its encryption key is missing. Enter the key again.": "Der gespeicherte Schlüssel konnte nicht entschlüsselt werden, weil der Schlüssel dafür fehlt. Den API-Schlüssel erneut eingeben.",
  // backend/model/shelf/delete.go
  "Couldn't delete this model. Stop the model if it is running, then retry.": "Dieses Modell konnte nicht gelöscht werden. Das Modell beenden, falls es läuft, dann erneut versuchen.",
  // backend/model/llm/pull.go
  "Couldn't download {a}.": "{a} konnte nicht heruntergeladen werden.",
  // backend/value/evaluation.go
  "Couldn't evaluate the condition.": "Die Bedingung konnte nicht ausgewertet werden.",
  // backend/store/sqlite/rescue.go
  "Couldn't find a backup that can be read.": "Keine lesbare Sicherung gefunden.",
  // backend/story/portable/folder.go
  "Couldn't find a chat, character or lorebook that Terzetto can read.": "Kein Chat, Charakter oder Lorebook gefunden, das Terzetto lesen kann.",
  // backend/tool/program/interpreter.go
  "Couldn't find a language for {a}. Its extension must be py, js, mjs, cjs, sh, ps1, go, rb, pl, php or r.": "Keine Sprache für {a} gefunden. Die Endung muss py, js, mjs, cjs, sh, ps1, go, rb, pl, php oder r sein.",
  // app/desktop.go
  "Couldn't find out which app opens cards.": "Welche Anwendung Karten öffnet, konnte nicht ermittelt werden.",
  // backend/tool/folder/write_table.go
  "Couldn't find the columns of {a}.": "Die Spalten von {a} wurden nicht gefunden.",
  // backend/store/sqlite/restore.go
  "Couldn't find the file.": "Die Datei wurde nicht gefunden.",
  // backend/core/plugin/tts/sound.go
  "Couldn't find the pauses of this recording. Read the reply aloud again.": "Die Pausen dieser Aufnahme fehlen. Die Antwort noch einmal vorlesen lassen.",
  // backend/tool/folder/table.go, backend/tool/folder/write_table.go
  "Couldn't find the rows of {a}.": "Die Zeilen von {a} wurden nicht gefunden.",
  // backend/core/plugin/tts/plugin.go
  "Couldn't find the text of this recording. Read the reply aloud again.": "Der Text dieser Aufnahme fehlt. Die Antwort noch einmal vorlesen lassen.",
  // backend/story/portable/appchat.go
  "Couldn't import an image of message {n}: {a}": "Ein Bild der Nachricht {n} konnte nicht importiert werden: {a}",
  // backend/store/archive/transcript_import.go
  "Couldn't import the content of {a}: {b}": "Der Inhalt von {a} konnte nicht importiert werden: {b}",
  // backend/store/archive/files.go
  "Couldn't import the file {a}: {b}": "Die Datei {a} konnte nicht importiert werden: {b}",
  // backend/store/archive/transcript_import.go
  "Couldn't import the memories of {a}: {b}": "Die Erinnerungen von {a} konnten nicht importiert werden: {b}",
  // backend/store/archive/transcript_import.go, backend/story/portable/unpack.go
  "Couldn't import the records of the turns: {a}": "Die Aufzeichnungen der Runden konnten nicht importiert werden: {a}",
  // backend/core/team/agents/render.go
  "Couldn't make {a}. {b}": "{a} konnte nicht erstellt werden. {b}",
  // app/desktop.go
  "Couldn't open a file dialog. Run terzetto serve and upload the file in a browser.": "Der Dateidialog konnte nicht geöffnet werden. terzetto serve ausführen und die Datei im Browser hochladen.",
  // app/desktop.go
  "Couldn't open a file manager. Copy the path instead.": "Die Dateiverwaltung konnte nicht geöffnet werden. Stattdessen den Pfad kopieren.",
  // app/desktop.go
  "Couldn't open a folder dialog. Enter the path instead.": "Der Ordnerdialog konnte nicht geöffnet werden. Stattdessen den Pfad eingeben.",
  // app/door.go
  "Couldn't open a folder dialog. Save the documents one by one.": "Der Ordnerdialog konnte nicht geöffnet werden. Die Dokumente einzeln speichern.",
  // backend/program.go
  "Couldn't open the backup, nor the previous data again. Nothing was deleted; restart Terzetto.": "Weder die Sicherung noch die vorherigen Daten ließen sich öffnen. Nichts wurde gelöscht; Terzetto neu starten.",
  // backend/program.go
  "Couldn't open the backup. The previous data is in use again.": "Die Sicherung ließ sich nicht öffnen. Die vorherigen Daten sind wieder in Gebrauch.",
  // backend/tool/folder/folder.go
  "Couldn't open the folder for tools. Choose another folder in Settings, under Tools and servers.": "Der Ordner für Werkzeuge konnte nicht geöffnet werden. In den Einstellungen unter „Werkzeuge und Server“ einen anderen wählen.",
  // app/opened.go, backend/service/transfer/upload.go, backend/story/portable/choices.go, backend/story/portable/folder.go, backend/story/portable/rows.go, backend/story/portable/source.go, backend/story/portable/unpack.go
  "Couldn't open this file.": "Diese Datei konnte nicht geöffnet werden.",
  // backend/service/transfer/upload.go
  "Couldn't open this folder.": "Dieser Ordner konnte nicht geöffnet werden.",
  // backend/base/datadir/unusable.go
  "Couldn't open {a}: {b}. Choose another folder with --data-dir.": "{a} konnte nicht geöffnet werden: {b}. Mit --data-dir einen anderen Ordner wählen.",
  // backend/base/secret/secret.go
  "Couldn't protect the key, because the data folder is read-only. Check the disk and the folder's permissions.": "Der Schlüssel konnte nicht geschützt werden, weil der Datenordner schreibgeschützt ist. Festplatte und Zugriffsrechte des Ordners prüfen.",
  // backend/sound/speech/server.go
  "Couldn't reach the speech server at {a}. Is the server running?": "Der Sprachserver unter {a} konnte nicht erreicht werden. Läuft der Server?",
  // backend/tool/web/transport.go
  "Couldn't reach {a}.": "{a} konnte nicht erreicht werden.",
  // backend/model/fetch/refusal.go
  "Couldn't reach {a}. Check the internet connection, then try again.": "{a} ist nicht erreichbar. Internetverbindung prüfen und erneut versuchen.",
  // backend/model/llm/connect.go
  "Couldn't reach {a}. Is the server running?": "{a} konnte nicht erreicht werden. Läuft der Server?",
  // backend/story/portable/silly.go
  "Couldn't read Terzetto's own notes in line {n}. The message is complete.": "Terzettos eigene Angaben in Zeile {n} konnten nicht gelesen werden. Die Nachricht ist vollständig.",
  // backend/story/portable/silly.go
  "Couldn't read Terzetto's own notes on this chat. Its messages are complete.": "Terzettos eigene Angaben zu diesem Chat konnten nicht gelesen werden. Seine Nachrichten sind vollständig.",
  // backend/story/portable/rows.go
  "Couldn't read a line of this file.": "Eine Zeile dieser Datei konnte nicht gelesen werden.",
  // backend/core/team/agents/web.go
  "Couldn't read any page. {a}": "Es konnte keine Seite gelesen werden. {a}",
  // backend/service/flows/flow.go
  "Couldn't read any text in the PDF. {a}": "Im PDF konnte kein Text gelesen werden. {a}",
  // backend/story/chatapps/generic.go
  "Couldn't read message {n}, so it was left out.": "Nachricht {n} konnte nicht gelesen werden und fehlt.",
  // backend/story/chatapps/conversation.go
  "Couldn't read one of the messages, so it was left out.": "Eine der Nachrichten konnte nicht gelesen werden und fehlt.",
  // backend/core/run/permission.go
  "Couldn't read the arguments of this step.": "Die Argumente dieses Schritts konnten nicht gelesen werden.",
  // backend/store/archive/transcript_import.go
  "Couldn't read the facts of the story, so they were left out.": "Die Fakten der Geschichte konnten nicht gelesen werden und fehlen.",
  // backend/api/hookbody.go, backend/api/upload.go
  "Couldn't read the form.": "Das Formular konnte nicht gelesen werden.",
  // backend/story/card/png.go
  "Couldn't read the image of this character. Choose another image, then export again.": "Das Bild dieses Charakters konnte nicht gelesen werden. Ein anderes Bild wählen und erneut exportieren.",
  // backend/service/transfer/silly.go, backend/store/archive/export.go
  "Couldn't read the item.": "Das Element konnte nicht gelesen werden.",
  // backend/tool/web/page.go
  "Couldn't read the page at {a}, because its HTML is not valid.": "Die Seite unter {a} konnte nicht gelesen werden, weil ihr HTML ungültig ist.",
  // backend/store/archive/transcript_import.go
  "Couldn't read the records of the turns, so they were left out.": "Die Aufzeichnungen der Runden konnten nicht gelesen werden und fehlen.",
  // backend/api/hookbody.go, backend/api/server.go
  "Couldn't read the request.": "Die Anfrage konnte nicht gelesen werden.",
  // backend/sound/audio/clip.go
  "Couldn't read the sound. The file may be damaged.": "Der Ton konnte nicht gelesen werden. Die Datei ist vielleicht beschädigt.",
  // backend/document/office/package.go
  "Couldn't read the template. Choose a Word document, a presentation or a workbook that opens in its program.": "Die Vorlage konnte nicht gelesen werden. Wählen Sie ein Word-Dokument oder eine Präsentation, die sich in ihrem Programm öffnen lässt.",
  // backend/store/archive/rows.go
  "Couldn't read the value of {a}.": "Der Wert von {a} konnte nicht gelesen werden.",
  // backend/store/archive/export.go
  "Couldn't read these settings.": "Diese Einstellungen konnten nicht gelesen werden.",
  // backend/story/portable/silly.go
  "Couldn't read this chat to its end.": "Dieser Chat konnte nicht bis zum Ende gelesen werden.",
  // backend/store/archive/orb.go
  "Couldn't read this database to its end.": "Diese Datenbank konnte nicht bis zum Ende gelesen werden.",
  // backend/story/portable/unpack.go
  "Couldn't read this file in the archive.": "Diese Datei im Archiv konnte nicht gelesen werden.",
  // backend/story/portable/stream.go
  "Couldn't read this file to its end.": "Diese Datei konnte nicht bis zum Ende gelesen werden.",
  // backend/story/fact/foreign/object.go
  "Couldn't read this file, because its JSON is damaged.": "Diese Datei konnte nicht gelesen werden, weil ihr JSON beschädigt ist.",
  // backend/store/sqlite/restore.go, backend/story/portable/source.go
  "Couldn't read this file.": "Diese Datei konnte nicht gelesen werden.",
  // backend/base/secret/secret.go
  "Couldn't read this key, because the system's keyring is locked. Unlock the keyring and restart Terzetto, or enter the key again.": "Dieser Schlüssel konnte nicht gelesen werden, weil der Schlüsselbund gesperrt ist. Den Schlüsselbund entsperren und Terzetto neu starten oder den Schlüssel erneut eingeben.",
  // backend/model/shelf/finder.go
  "Couldn't read this model file. Check the path and its permissions.": "Diese Modelldatei konnte nicht gelesen werden. Pfad und Berechtigungen prüfen.",
  // backend/service/library/artifact.go, backend/store/artifacts/cache.go
  "Couldn't recreate the file: its origin was not recorded.": "Die Datei konnte nicht neu erstellt werden: Ihre Herkunft ist nicht verzeichnet.",
  // app/door.go, app/files.go
  "Couldn't save the file. Choose another folder.": "Die Datei konnte nicht gespeichert werden. Einen anderen Ordner wählen.",
  // backend/core/plugin/tts/plugin.go
  "Couldn't save the recording: {a}.": "Die Aufnahme konnte nicht gespeichert werden: {a}.",
  // backend/store/artifacts/cache.go
  "Couldn't save the result of {a}.": "Das Ergebnis von {a} konnte nicht gespeichert werden.",
  // app/files.go
  "Couldn't save the whole file. Choose a place with more free space.": "Die Datei konnte nicht ganz gespeichert werden. Einen Ort mit mehr freiem Platz wählen.",
  // backend/store/triggers/imported.go, backend/store/workflows/workflow.go
  "Couldn't save this workflow. {a}": "Dieser Workflow konnte nicht gespeichert werden. {a}",
  // backend/model/fetch/download.go
  "Couldn't save {a} in {b}. Check the disk and the permissions of the folder.": "{a} konnte nicht in {b} gespeichert werden. Festplatte und Zugriffsrechte des Ordners prüfen.",
  // app/files.go
  "Couldn't save {a}: {n} of {m} files were saved. Choose another folder.": "{a} konnte nicht gespeichert werden: {n} von {m} Dateien wurden gespeichert. Einen anderen Ordner wählen.",
  // backend/store/sqlite/errors.go
  "Couldn't save: the disk is full, or the data folder is read-only. Free some space, then try again.": "Nicht gespeichert: Die Festplatte ist voll, oder der Datenordner ist schreibgeschützt. Platz schaffen und erneut versuchen.",
  // backend/model/llm/connect.go
  "Couldn't send the request to {a}.": "Die Anfrage an {a} konnte nicht gesendet werden.",
  // backend/tool/mcp/program.go, backend/tool/program/run.go
  "Couldn't start {a}.": "{a} konnte nicht gestartet werden.",
  // backend/service/transfer/upload.go, backend/store/archive/aside.go
  "Couldn't store the file: the disk is full or read-only.": "Die Datei konnte nicht abgelegt werden: Die Festplatte ist voll oder schreibgeschützt.",
  // backend/tool/folder/foresee.go
  "Couldn't tell the format of {a}. Give it a name that ends in {b} or {c}.": "Das Format von {a} ist unklar. Einen Namen verwenden, der auf {b} oder {c} endet.",
  // backend/tool/web/page.go
  "Couldn't turn the page at {a} into text.": "Die Seite unter {a} konnte nicht in Text umgewandelt werden.",
  // backend/story/portable/source.go
  "Couldn't unpack a file in this archive.": "Eine Datei in diesem Archiv konnte nicht entpackt werden.",
  // backend/model/unpack/archive.go
  "Couldn't unpack {a} in {b}. Check the disk and the permissions of the folder.": "{a} konnte nicht in {b} entpackt werden. Festplatte und Zugriffsrechte des Ordners prüfen.",
  // backend/core/flow/plan.go
  "Couldn't use a tool of the flow. Its parameters must be a JSON Schema of an object.": "Ein Werkzeug des Flows konnte nicht verwendet werden. Seine Parameter müssen ein JSON-Schema eines Objekts sein.",
  // backend/document/office/letterhead.go
  "Couldn't use the template, because it is no Word document. Choose a .docx or .dotx file.": "Die Vorlage konnte nicht verwendet werden, weil sie kein Word-Dokument ist. Wählen Sie eine .docx- oder .dotx-Datei.",
  // backend/document/produce/deck.go
  "Couldn't use the template, because it is no presentation. Choose a .pptx or .potx file.": "Die Vorlage konnte nicht verwendet werden, weil sie keine Präsentation ist. Wählen Sie eine .pptx- oder .potx-Datei.",
  // backend/document/produce/deck.go
  "Couldn't use the template, because none of its layouts has a title and a text. Choose another presentation.": "Die Vorlage konnte nicht verwendet werden, weil keines ihrer Layouts einen Titel und einen Text hat. Wählen Sie eine andere Präsentation.",
  // backend/tool/folder/folder.go
  "Couldn't use {a}.": "{a} konnte nicht verwendet werden.",
  // backend/base/folderwatch/watch.go
  "Couldn't watch the folder {a}. Terzetto tries again.": "Der Ordner {a} konnte nicht überwacht werden. Terzetto versucht es erneut.",
  // backend/model/shelf/move.go
  "Couldn't write to this folder. Choose another folder.": "In diesen Ordner konnte nicht geschrieben werden. Einen anderen Ordner wählen.",
  // backend/core/team/agents/documentation.go
  "Couldn't write {a}, because the model gave no text for it.": "Konnte {a} nicht schreiben, weil das Modell keinen Text dafür lieferte.",
  // backend/core/team/machine.go
  "Creating final response": "Die Antwort wird erstellt",
  // backend/base/calendar/days.go
  "Days repeat DAILY, WEEKLY, MONTHLY or YEARLY, not “{a}”.": "Tage wiederholen sich DAILY, WEEKLY, MONTHLY oder YEARLY, nicht „{a}“.",
  // backend/core/turn/plan.go
  "Director and Editor were left out, because their tools don't fit the model's context.": "Regisseur und Lektor wurden ausgelassen, weil ihre Werkzeuge nicht in den Kontext des Modells passen.",
  // backend/document/picture.go
  "Drawings that can't be shown: their text was read, and nothing else.": "Zeichnungen, die nicht gezeigt werden können: Nur ihr Text wurde gelesen.",
  // backend/story/prose/reason.go
  "Each of {n} paragraphs in a row has one sentence.": "{n} Absätze in Folge haben je einen Satz.",
  // backend/story/prose/reason.go
  "Each of {n} sentences in a row has a dash.": "{n} Sätze in Folge haben einen Gedankenstrich.",
  // backend/story/prose/reason.go
  "Each of {n} sentences in a row has {m} to {k} words.": "{n} Sätze in Folge haben {m} bis {k} Wörter.",
  // backend/core/turn/recall.go
  "Earlier messages couldn't be searched, so none was recalled. {a}": "Frühere Nachrichten konnten nicht durchsucht werden, daher wurde keine in Erinnerung gerufen. {a}",
  // backend/core/turn/recall.go
  "Earlier messages that aren't in the search index yet weren't recalled: {n}.": "Frühere Nachrichten, die noch nicht im Suchindex stehen, wurden nicht in Erinnerung gerufen: {n}.",
  // backend/core/turn/recall.go
  "Earlier messages were searched by words alone. {a}": "Frühere Nachrichten wurden nur nach Wörtern durchsucht. {a}",
  // backend/model/dialect/setting.go
  "Enter a JSON object, with names in quotes.": "Geben Sie ein JSON-Objekt mit Namen in Anführungszeichen ein.",
  // backend/model/huggingface/place.go
  "Enter a model such as owner/name or owner/name:Q4_K_M, or the address of a .gguf file.": "Ein Modell wie owner/name oder owner/name:Q4_K_M eingeben, oder die Adresse einer .gguf-Datei.",
  // backend/tool/model/ask.go
  "Enter a prompt for the model.": "Einen Prompt für das Modell eingeben.",
  // backend/core/team/runner.go
  "Enter a request for the team, or add a file.": "Einen Auftrag für das Team eingeben oder eine Datei hinzufügen.",
  // backend/api/operations.go
  "Enter instructions for the rewrite.": "Anweisungen zum Umschreiben eingeben.",
  // backend/tool/web/search.go
  "Enter something to search for.": "Einen Suchbegriff eingeben.",
  // backend/service/toolbox/search.go
  "Enter the address of the SearXNG instance.": "Die Adresse der SearXNG-Instanz eingeben.",
  // backend/model/serverurl/serverurl.go, backend/service/library/endpoint.go
  "Enter the address of the server.": "Die Adresse des Servers eingeben.",
  // backend/service/narration/server.go, backend/sound/speech/serverlist.go
  "Enter the address of the speech server.": "Die Adresse des Sprachservers eingeben.",
  // backend/model/llm/pull.go
  "Enter the model to download.": "Das herunterzuladende Modell eingeben.",
  // backend/tool/notify.go
  "Enter the text of the message.": "Den Text der Nachricht eingeben.",
  // backend/service/localmodel/add.go
  "Enter the whole path of the file.": "Den ganzen Pfad der Datei eingeben.",
  // backend/service/localmodel/models.go
  "Enter the whole path of the folder.": "Den ganzen Pfad des Ordners eingeben.",
  // backend/store/scripts/script.go
  "Enter what the script looks for.": "Gib ein, wonach das Skript sucht.",
  // backend/story/card/entry.go
  "Entry {n} ({a}) of the lorebook has a key of more than {m} characters.": "Eintrag {n} ({a}) des Lorebooks hat einen Schlüssel mit mehr als {m} Zeichen.",
  // backend/story/card/entry.go
  "Entry {n} ({a}) of the lorebook has {m} keys. The limit is {k}.": "Eintrag {n} ({a}) des Lorebooks hat {m} Schlüssel. Das Limit ist {k}.",
  // backend/story/card/entry.go
  "Entry {n} ({a}) of the lorebook is longer than {m} characters.": "Eintrag {n} ({a}) des Lorebooks ist länger als {m} Zeichen.",
  // backend/story/card/book.go
  "Entry {n} of this lorebook is not an object.": "Eintrag {n} dieses Lorebooks ist kein Objekt.",
  // backend/service/library/card.go
  "Export a character as PNG (png), CHARX (charx) or JSON (json).": "Ein Charakter lässt sich als PNG (png), CHARX (charx) oder JSON (json) exportieren.",
  // backend/story/portable/conversation.go
  "Export a conversation as Markdown (md), text (txt), JSON Lines (jsonl), web page (html), PDF (pdf) or SillyTavern group (group).": "Ein Gespräch lässt sich als Markdown (md), Text (txt), JSON Lines (jsonl), Webseite (html), PDF (pdf) oder SillyTavern-Gruppe (group) exportieren.",
  // backend/service/library/lorebook.go
  "Export a lorebook as world_info or character_book.": "Ein Lorebook lässt sich als world_info oder character_book exportieren.",
  // backend/service/memory/export.go
  "Export facts as Markdown (markdown) or as a lorebook (lorebook).": "Fakten lassen sich als Markdown (markdown) oder als Lorebook (lorebook) exportieren.",
  // backend/core/turn/quotes.go
  "Fewer passages of the files were quoted, because more don't fit the model's context.": "Es wurden weniger Stellen der Dateien zitiert, weil mehr nicht in den Kontext des Modells passen.",
  // backend/story/portable/pictures.go
  "Files left out because they aren't images, or are too large or too many: {n}.": "Weggelassene Dateien (keine Bilder, zu groß oder zu viele): {n}.",
  // backend/store/folders/folder.go
  "Folders can lie in a folder, but not one level deeper.": "Ordner können in einem Ordner liegen, aber nicht noch eine Ebene tiefer.",
  // backend/core/run/schedule.go
  "For missed times, choose “once” or “skip”.": "Für verpasste Zeiten „once“ oder „skip“ wählen.",
  // backend/core/run/trigger.go
  "For the end of the other workflow, choose “completed”, “failed” or “any”.": "Für das Ende des anderen Workflows „completed“, „failed“ oder „any“ wählen.",
  // backend/store/library/fragment.go
  "Fragment not found": "Fragment nicht gefunden",
  // backend/tool/web/request.go
  "GET and HEAD can't have a body. Choose another method, or give parameters in query.": "GET und HEAD können keinen Inhalt haben. Eine andere Methode wählen oder Parameter in query angeben.",
  // backend/service/flows/tool.go
  "Give a flow: its id, or a definition.": "Einen Flow angeben: seine ID oder eine Definition.",
  // backend/tool/mcp/offer.go
  "Give a name of at most {n} lowercase letters and digits, with single hyphens between them.": "Einen Namen aus höchstens {n} Kleinbuchstaben und Ziffern angeben, mit einzelnen Bindestrichen dazwischen.",
  // backend/store/library/fragment.go
  "Give an id of lowercase letters, digits, - and _. Begin with a letter; moods is reserved.": "Eine ID aus Kleinbuchstaben, Ziffern, - und _ angeben. Mit einem Buchstaben beginnen; moods ist reserviert.",
  // backend/service/toolbox/server.go
  "Give either a program or an address, not both.": "Entweder ein Programm oder eine Adresse angeben, nicht beides.",
  // backend/core/run/instruction.go
  "Give either how long to wait, or until when.": "Entweder eine Dauer oder einen Zeitpunkt zum Warten angeben.",
  // backend/tool/web/request.go
  "Give either user and password or oauth, not both.": "Entweder Benutzer und Passwort oder oauth angeben, nicht beides.",
  // backend/tool/web/body.go
  "Give the file to upload in the field.": "Die hochzuladende Datei im Feld angeben.",
  // backend/service/toolbox/server.go
  "Give the program to start, or the address of the server.": "Das zu startende Programm oder die Adresse des Servers angeben.",
  // backend/model/dialect/servers.go
  "Give the server a larger context if the computer has the memory.": "Dem Server einen größeren Kontext geben, wenn der Speicher des Computers reicht.",
  // backend/tool/web/request.go
  "Give the user whose password is asked for.": "Den Benutzer angeben, nach dessen Passwort gefragt wird.",
  // backend/tool/mcp/address.go
  "Give the whole address of the server, such as https://example.com/mcp.": "Die ganze Adresse des Servers angeben, etwa https://example.com/mcp.",
  // backend/service/toolbox/settings.go
  "Give the whole path of the folder, such as {a}.": "Den ganzen Pfad des Ordners angeben, etwa {a}.",
  // backend/document/slides.go
  "Hidden slides were read, too: {n}.": "Ausgeblendete Folien wurden mitgelesen: {n}.",
  // backend/model/llm/report.go
  "If a reply is empty, Terzetto asks once more and then offers Retry.": "Ist eine Antwort leer, fragt Terzetto noch einmal und bietet dann „Erneut versuchen“ an.",
  // backend/model/llm/report.go
  "If the server refuses a long conversation, Terzetto learns the limit and summarizes the oldest messages.": "Lehnt der Server ein langes Gespräch ab, merkt sich Terzetto die Grenze und fasst die ältesten Nachrichten zusammen.",
  // backend/story/portable/pictures.go
  "Images that are missing: {n}. Choose the whole folder or export to include them.": "Fehlende Bilder: {n}. Den ganzen Ordner oder Export wählen, um sie mitzunehmen.",
  // backend/story/portable/group.go
  "In SillyTavern, you choose who replies in this group. In Terzetto, a character replies to each message.": "In SillyTavern wird von Hand gewählt, wer in dieser Gruppe antwortet. In Terzetto antwortet auf jede Nachricht ein Charakter.",
  // backend/core/flow/read.go
  "In a flow, “{a}” can't have a value of this type.": "In einem Flow kann „{a}“ keinen Wert dieses Typs haben.",
  // backend/core/flow/read.go
  "In a flow, “{a}” must be an object.": "In einem Flow muss „{a}“ ein Objekt sein.",
  // backend/document/sheet.go
  "In all, {n} rows of the sheet were not read whole.": "Insgesamt wurden {n} Zeilen der Tabelle nicht ganz gelesen.",
  // backend/story/prose/reason.go
  "It asks your own words back.": "Ihre eigenen Worte kommen als Frage zurück.",
  // backend/story/prose/reason.go
  "It denies one thing to say another in the same form.": "Das eine wird verneint, um das andere in gleicher Form zu sagen.",
  // backend/story/prose/reason.go
  "It denies one thing to say another.": "Das eine wird verneint, um das andere zu sagen.",
  // backend/story/prose/reason.go
  "It denies one thing to say another: {a}.": "Das eine wird verneint, um das andere zu sagen: {a}.",
  // backend/story/prose/reason.go
  "It ends in a question, as {n} of the last {m} replies do.": "Das Ende ist eine Frage, wie bei {n} der letzten {m} Antworten.",
  // backend/story/prose/reason.go
  "It is one of many groups of three: {a}.": "Das ist eine von vielen Dreiergruppen: {a}.",
  // backend/story/prose/reason.go
  "It is told in the past, the replies before in the present.": "Hier wird in der Vergangenheit erzählt, in den Antworten davor in der Gegenwart.",
  // backend/story/prose/reason.go
  "It is told in the present, the replies before in the past.": "Hier wird in der Gegenwart erzählt, in den Antworten davor in der Vergangenheit.",
  // backend/story/prose/reason.go
  "It is told in the {a} person, the replies before in the {b} person.": "Die Erzählperson ({a}) ist nicht die der Antworten davor ({b}).",
  // backend/story/prose/reason.go
  "It says how to hear what the words should show: {a}.": "Das erklärt, was die Worte selbst zeigen sollten: {a}.",
  // backend/core/run/block.go
  "Item {n} of {a} failed: {b}": "Element {n} von {a} ist fehlgeschlagen: {b}",
  // backend/core/run/block.go
  "Item {n} of {a} was stopped.": "Element {n} von {a} wurde gestoppt.",
  // backend/tool/mcp/program.go
  "Its first message is larger than {n} MB.": "Seine erste Nachricht ist größer als {n} MB.",
  // backend/core/assistant/runner.go
  "Its tools are {a}.": "Werkzeuge: {a}.",
  // backend/model/llm/report.go
  "Keep prompts, cards and lorebooks short, or choose a model with a larger context.": "Prompts, Karten und Lorebooks kurz halten oder ein Modell mit größerem Kontext wählen.",
  // backend/base/secret/place.go
  "Keys are encrypted. The encryption key is in your system's keyring.": "Gespeicherte Schlüssel sind verschlüsselt. Der Schlüssel dafür liegt im Schlüsselbund des Systems.",
  // backend/base/secret/place.go
  "Keys are encrypted. Without a system keyring, the encryption key is in secret.key in the data folder, never in a backup.": "Gespeicherte Schlüssel sind verschlüsselt. Ohne Schlüsselbund des Systems liegt der Schlüssel dafür in secret.key im Datenordner, nie in einer Sicherung.",
  // backend/story/card/survey.go
  "Keys of the lorebook that aren't valid patterns never match: {n}, the first is {a}.": "Schlüssel des Lorebooks, die keine gültigen Muster sind, passen nie: {n}, der erste ist {a}.",
  // backend/core/plugin/example/lantern.go
  "Lanterns hang only beside replies.": "Laternen hängen nur neben Antworten.",
  // backend/service/teams/limits.go
  "Less than 200 MB of disk space is left. Free some space, then try again.": "Weniger als 200 MB Speicherplatz sind frei. Platz schaffen und erneut versuchen.",
  // backend/document/plain.go
  "Line {n} is broken JSON. The file was kept as text.": "Zeile {n} ist kein gültiges JSON. Die Datei wurde als Text behalten.",
  // backend/story/portable/silly.go
  "Line {n} isn't a message, so it was left out.": "Zeile {n} ist keine Nachricht und fehlt.",
  // backend/document/plain.go
  "Line {n} of the JSON is broken. The file was kept as text.": "Zeile {n} des JSON ist fehlerhaft. Die Datei wurde als Text behalten.",
  // backend/story/portable/silly.go
  "Line {n}: {a}": "Zeile {n}: {a}",
  // backend/story/portable/silly.go
  "Lines with characters that couldn't be decoded and were replaced: {n}.": "Zeilen mit Zeichen, die sich nicht lesen ließen und ersetzt wurden: {n}.",
  // backend/model/llm/report.go
  "Load the model in the server, or choose another model.": "Das Modell im Server laden oder ein anderes Modell wählen.",
  // backend/model/dialect/servers.go
  "Load the model there with a larger context length.": "Das Modell dort mit größerer Kontextlänge laden.",
  // backend/model/localserver/failure.go
  "Loading {a} made no progress, so Terzetto ended it.": "Das Laden von {a} kam nicht voran, darum hat Terzetto es beendet.",
  // backend/store/library/world.go
  "Lorebook entry not found": "Lorebook-Eintrag nicht gefunden",
  // backend/store/library/world.go
  "Lorebook not found": "Lorebook nicht gefunden",
  // backend/store/archive/transcript_import.go
  "Memories of {a} that are facts of the story now: {n}.": "Erinnerungen von {a}, die jetzt Fakten der Geschichte sind: {n}.",
  // backend/store/archive/copy.go, backend/store/artifacts/tx.go, backend/store/messages/message.go
  "Message not found": "Nachricht nicht gefunden",
  // backend/core/flow/opening.go
  "Message {n} has {m} characters. The limit is {k}.": "Nachricht {n} hat {m} Zeichen. Das Limit ist {k}.",
  // backend/store/messages/message.go
  "Message {n} was not found.": "Nachricht {n} wurde nicht gefunden.",
  // backend/story/portable/appchat.go
  "Messages left out because they form a loop: {n}.": "Weggelassene Nachrichten, weil sie eine Schleife bilden: {n}.",
  // backend/story/portable/tree.go
  "Messages of this conversation were deleted while it was read.": "Nachrichten dieses Gesprächs wurden gelöscht, während es gelesen wurde.",
  // backend/story/portable/silly.go
  "Messages that SillyTavern hides and Terzetto shows: {n}.": "Nachrichten, die SillyTavern verbirgt und Terzetto anzeigt: {n}.",
  // backend/core/turn/plan.go
  "Messages that got no reply because they are too long for the model's context were left out: {n}.": "Nachrichten, die ohne Antwort blieben, weil sie für den Kontext des Modells zu lang sind, wurden weggelassen: {n}.",
  // backend/core/turn/plan.go
  "Messages that were changed after the summary above them was written were sent as they read now: {n}.": "Nachrichten, die nach dem Schreiben der Zusammenfassung geändert wurden, wurden gesendet, wie sie jetzt lauten: {n}.",
  // backend/service/localmodel/add.go, backend/service/localmodel/download.go, backend/service/localmodel/models.go, backend/store/settings/model.go
  "Model not found": "Modell nicht gefunden",
  // backend/story/prose/reason.go
  "Models give this name to everybody: {a}.": "Modelle geben allen diesen Namen: {a}.",
  // backend/story/prose/reason.go
  "Models like to open sentences with {a}.": "Modelle beginnen Sätze gern mit {a}.",
  // backend/story/prose/reason.go
  "Models use this gesture for every feeling: {a}.": "Modelle nehmen diese Geste für jedes Gefühl: {a}.",
  // backend/story/prose/reason.go
  "Models write this far more often than people do: {a}.": "Modelle schreiben das weit häufiger als Menschen: {a}.",
  // backend/model/dialect/setting.go
  "More parameters may have at most {n} KB.": "Weitere Parameter können höchstens {n} KB haben.",
  // backend/core/run/schedule.go, backend/core/run/trigger.go
  "Name a variable with letters, digits and _.": "Eine Variable mit Buchstaben, Ziffern und _ benennen.",
  // backend/core/run/instruction.go
  "Name the item with letters, digits and _, starting with a letter. Words of conditions such as “in” are reserved.": "Das Element mit Buchstaben, Ziffern und _ benennen, zuerst ein Buchstabe. Wörter aus Bedingungen wie „in“ sind reserviert.",
  // backend/tool/program/interpreter.go
  "Name the program with letters, digits, - and _, and a letter first, such as count.py.": "Das Programm mit Buchstaben, Ziffern, - und _ benennen, zuerst ein Buchstabe, etwa count.py.",
  // backend/core/run/instruction.go
  "Name the step with letters, digits and _, starting with a letter. Words of conditions such as “in” are reserved.": "Den Schritt mit Buchstaben, Ziffern und _ benennen, zuerst ein Buchstabe. Wörter aus Bedingungen wie „in“ sind reserviert.",
  // backend/core/flow/check.go
  "Name the tool with 1 to 64 letters, digits, - or _.": "Das Werkzeug mit 1 bis 64 Buchstaben, Ziffern, - oder _ benennen.",
  // backend/core/run/instruction.go
  "Name the variable with letters, digits and _, starting with a letter.": "Die Variable mit Buchstaben, Ziffern und _ benennen, zuerst ein Buchstabe.",
  // backend/story/fact/foreign/marinara.go
  "No agent of Marinara kept this lorebook. Import it as a lorebook.": "Dieses Lorebook hat kein Agent von Marinara geführt. Als Lorebook importieren.",
  // backend/store/turns/speaker.go
  "No character can answer: each is muted or deleted. Unmute a character, or choose who speaks.": "Kein Charakter kann antworten: Alle sind stumm oder gelöscht. Einen Charakter wieder sprechen lassen oder den Sprecher wählen.",
  // backend/value/missing.go
  "No earlier step has a result.": "Kein früherer Schritt hat ein Ergebnis.",
  // backend/service/runs/folder_watch.go
  "No folder is chosen for tools. Choose one in Settings, under Tools and servers, or give the whole path.": "Für Werkzeuge ist kein Ordner gewählt. In den Einstellungen unter „Werkzeuge und Server“ einen wählen oder den ganzen Pfad angeben.",
  // backend/tool/folder/folder.go
  "No folder is chosen for tools. Choose one in Settings, under Tools and servers.": "Für Werkzeuge ist kein Ordner gewählt. In den Einstellungen unter „Werkzeuge und Server“ einen wählen.",
  // backend/core/team/agents/warning.go
  "No font on this computer has {a}, so {b} shows boxes for what is missing.": "Keine Schrift auf diesem Computer enthält {a}, daher zeigt {b} dafür Kästchen.",
  // backend/core/team/agents/warning.go
  "No font on this computer has {a}, so {b} shows boxes for what is missing. {c} holds the whole text.": "Keine Schrift auf diesem Computer enthält {a}, daher zeigt {b} dafür Kästchen. {c} enthält den ganzen Text.",
  // backend/store/turns/snapshot.go
  "No model is chosen for this server. Choose one in Settings.": "Für diesen Server ist kein Modell gewählt. In den Einstellungen eines wählen.",
  // backend/service/quickreplies/service.go
  "No model is chosen, so nothing was written. Choose a model first.": "Es ist kein Modell gewählt, also wurde nichts geschrieben. Wähle zuerst ein Modell.",
  // backend/service/turns/impersonate.go
  "No model is chosen, so your message can't be written. Choose a model first.": "Es ist kein Modell gewählt, daher kann Ihre Nachricht nicht geschrieben werden. Zuerst ein Modell wählen.",
  // backend/service/library/target.go
  "No model is chosen. Choose one in Settings.": "Kein Modell ist gewählt. In den Einstellungen eines wählen.",
  // app/doctor.go
  "No model is set up. Add a server and choose a model in Settings first.": "Kein Modell ist eingerichtet. Zuerst in den Einstellungen einen Server hinzufügen und ein Modell wählen.",
  // backend/core/turn/quotes.go
  "No passage of the files stood out, so none was quoted.": "Keine Stelle der Dateien stach heraus, deshalb wurde keine zitiert.",
  // backend/core/run/proposal.go
  "No permission can be given for this step.": "Für diesen Schritt lässt sich keine Berechtigung geben.",
  // backend/service/library/target.go
  "No server has a model named “{a}”. Add the model in Settings, or leave it out.": "Kein Server hat ein Modell namens „{a}“. Das Modell in den Einstellungen hinzufügen oder weglassen.",
  // backend/core/plugin/tts/sound.go
  "No speech engine is installed. Install espeak-ng, or add a speech server in Settings.": "Keine Sprach-Engine ist installiert. espeak-ng installieren oder in den Einstellungen einen Sprachserver hinzufügen.",
  // backend/value/missing.go
  "No step has failed.": "Kein Schritt ist fehlgeschlagen.",
  // backend/core/run/permission.go
  "No trigger started this run, so there is nothing to give a permission to.": "Kein Auslöser hat diesen Lauf gestartet, daher kann keine Berechtigung erteilt werden.",
  // backend/value/missing.go
  "No trigger started this run.": "Kein Auslöser hat diesen Lauf gestartet.",
  // backend/service/toolbox/server.go
  "No value is stored for {a}. Enter the value.": "Für {a} ist kein Wert gespeichert. Geben Sie den Wert ein.",
  // backend/story/chatapps/read.go
  "None of the {n} messages of this conversation could be read, so it was left out.": "Keine der {n} Nachrichten dieses Gesprächs ließ sich lesen, deshalb wurde es weggelassen.",
  // backend/core/turn/notes.go
  "Notes that only repeated what was asked for were left out: {n}.": "Notizen, die nur die Frage wiederholten, wurden weggelassen: {n}.",
  // backend/service/embedding/service.go
  "One file isn't ready for search by meaning yet.": "Eine Datei ist noch nicht für die Suche nach Bedeutung vorbereitet.",
  // backend/service/transfer/export.go
  "Only a conversation with several characters can be exported as a group.": "Nur ein Gespräch mit mehreren Charakteren lässt sich als Gruppe exportieren.",
  // backend/core/run/verbs.go
  "Only a failed or stopped run can be resumed.": "Nur ein fehlgeschlagener oder gestoppter Lauf lässt sich fortsetzen.",
  // backend/model/llm/pull.go
  "Only a server on this computer can download models.": "Nur ein Server auf diesem Computer kann Modelle herunterladen.",
  // backend/core/run/instruction.go
  "Only a step that runs a workflow passes variables.": "Nur ein Schritt, der einen Workflow ausführt, übergibt Variablen.",
  // backend/core/run/instruction.go
  "Only a tool or a task in words can have a time limit.": "Nur ein Werkzeug oder eine Aufgabe in Worten kann ein Zeitlimit haben.",
  // backend/core/run/instruction.go
  "Only a tool, a workflow or a task in words can be retried.": "Nur ein Werkzeug, ein Workflow oder eine Aufgabe in Worten kann wiederholt werden.",
  // backend/core/run/workflow.go
  "Only a workflow of the kind flow has a flow.": "Nur ein Workflow der Art flow hat einen flow.",
  // backend/store/library/phrase.go
  "Only fixed wordings can be banned while the model writes, and not a pattern.": "Nur feste Formulierungen lassen sich beim Schreiben sperren, Muster nicht.",
  // backend/base/calendar/days.go
  "Only in a month or a year is there a first or a last of a weekday.": "Nur in einem Monat oder Jahr gibt es einen ersten oder letzten eines Wochentags.",
  // backend/core/plugin/tts/plugin.go
  "Only replies can be read aloud.": "Nur Antworten können vorgelesen werden.",
  // backend/api/portable.go
  "Only the desktop app can choose a file on this computer. Upload the file instead.": "Nur die Desktop-App kann eine Datei auf diesem Computer auswählen. Die Datei stattdessen hochladen.",
  // backend/document/sheet.go
  "Only the first 16,384 columns of row {n} were read.": "Nur die ersten 16.384 Spalten der Zeile {n} wurden gelesen.",
  // backend/core/assistant/answering.go
  "Only the first assistant that a step mentions runs the step.": "Nur der erste Assistent, den ein Schritt nennt, führt den Schritt aus.",
  // backend/document/document.go
  "Only the first {a} of text were read.": "Nur die ersten {a} Text wurden gelesen.",
  // backend/document/sheet.go
  "Only the first {n} columns of row {m} were read. The row is larger than {a}.": "Nur die ersten {n} Spalten der Zeile {m} wurden gelesen. Die Zeile ist größer als {a}.",
  // backend/document/document.go
  "Only the first {n} parts were read.": "Nur die ersten {n} Teile wurden gelesen.",
  // backend/document/chart.go
  "Only the first {n} points of a chart were read.": "Von einem Diagramm wurden nur die ersten {n} Punkte gelesen.",
  // backend/document/sheet.go
  "Only the first {n} rows of the sheet “{a}” were read.": "Nur die ersten {n} Zeilen des Blatts „{a}“ wurden gelesen.",
  // backend/store/turns/turn.go
  "Only the last reply can be continued.": "Nur die letzte Antwort lässt sich fortsetzen.",
  // backend/api/desktop.go
  "Only web and mail links can be opened.": "Nur Web- und E-Mail-Links lassen sich öffnen.",
  // backend/base/datadir/modes.go
  "Other accounts on this computer can read the data folder. Change the folder's permissions.": "Andere Konten auf diesem Computer können den Datenordner lesen. Die Zugriffsrechte des Ordners ändern.",
  // backend/base/datadir/modes.go
  "Other accounts on this computer can read {a}. Change the file's permissions.": "Andere Konten auf diesem Computer können {a} lesen. Die Zugriffsrechte der Datei ändern.",
  // backend/base/datadir/modes.go
  "Other accounts on this computer could read these files until now: {a}. If someone else uses this computer, replace your API keys.": "Andere Konten auf diesem Computer konnten diese Dateien bisher lesen: {a}. Wenn noch jemand diesen Computer nutzt, die API-Schlüssel ersetzen.",
  // backend/story/prose/reason.go
  "Other sentences begin with these words, too: {a}.": "Auch andere Sätze beginnen mit diesen Wörtern: {a}.",
  // backend/api/server.go
  "Other websites can't use Terzetto.": "Andere Websites können Terzetto nicht verwenden.",
  // backend/core/run/repeat.go
  "Page {n} is the same as the page before, so the pages would never end.": "Seite {n} gleicht der Seite davor, die Seiten würden also nie enden.",
  // backend/document/pdf/reader.go
  "Pages of which only the beginning was read, because they hold too much: {a}.": "Seiten, von denen nur der Anfang gelesen wurde, weil sie zu viel enthalten: {a}.",
  // backend/document/pdf/reader.go
  "Pages whose text may be garbled: {a}.": "Seiten, deren Text entstellt sein kann: {a}.",
  // backend/document/pdf/reader.go
  "Pages with pictures that couldn't be read: {a}.": "Seiten mit unlesbaren Bildern: {a}.",
  // backend/document/pdf/reader.go
  "Pages without text, only drawn: {a}.": "Seiten ohne Text, nur gezeichnet: {a}.",
  // backend/document/pdf/reader.go
  "Pages without text, probably scanned: {a}.": "Seiten ohne Text, wahrscheinlich gescannt: {a}.",
  // backend/model/shelf/doubt.go
  "Parts of this model are missing. Download the model again.": "Teile dieses Modells fehlen. Das Modell erneut herunterladen.",
  // backend/store/library/persona.go
  "Persona not found": "Persona nicht gefunden",
  // backend/store/library/phrase.go
  "Phrase group not found": "Phrasengruppe nicht gefunden",
  // backend/document/document.go
  "Pictures that were left out, because all together are too large: {n}.": "Bilder, die ausgelassen wurden, weil alle zusammen zu groß sind: {n}.",
  // backend/sound/speech/piper.go
  "Piper doesn't start on this computer. Reinstall Piper, or choose another engine.": "Piper startet auf diesem Computer nicht. Piper neu installieren oder eine andere Engine wählen.",
  // backend/sound/speech/piper.go
  "Piper has no voice yet. Put the .onnx and .onnx.json files of a voice into {a}, or name the folder of your voices.": "Piper hat noch keine Stimme. Legen Sie die Dateien .onnx und .onnx.json einer Stimme in {a}, oder nennen Sie den Ordner Ihrer Stimmen.",
  // backend/sound/speech/piper.go
  "Piper has no voice “{a}”. Choose another voice.": "Piper hat keine Stimme „{a}“. Eine andere Stimme wählen.",
  // backend/sound/speech/piper.go
  "Piper is not installed. Install Piper, or choose another engine.": "Piper ist nicht installiert. Piper installieren oder eine andere Engine wählen.",
  // backend/core/team/machine.go
  "Planned outputs: none": "Geplante Ergebnisse: keine",
  // backend/core/team/machine.go
  "Planned outputs: {a}": "Geplante Ergebnisse: {a}",
  // backend/store/settings/preset.go
  "Preset not found": "Preset nicht gefunden",
  // backend/core/assistant/runner.go
  "Prompt sent to the model.": "Prompt an das Modell.",
  // backend/core/plugin/tts/plugin.go
  "Read aloud has no such action.": "Das Vorlesen kennt diese Aktion nicht.",
  // backend/document/document.go
  "Reading the file needs more than {a} of memory and was stopped. The text is incomplete.": "Das Lesen der Datei braucht mehr als {a} Arbeitsspeicher und wurde gestoppt. Der Text ist unvollständig.",
  // backend/document/document.go
  "Reading the file needs more than {a} of memory, so nothing was read.": "Das Lesen der Datei braucht mehr als {a} Arbeitsspeicher, deshalb wurde nichts gelesen.",
  // backend/document/document.go
  "Reading took too long and was stopped. The text is incomplete.": "Das Lesen dauerte zu lange und wurde gestoppt. Der Text ist unvollständig.",
  // backend/tool/mcp/address.go
  "Remove line breaks and control characters from the header {a}.": "Zeilenumbrüche und Steuerzeichen aus dem Header {a} entfernen.",
  // backend/tool/folder/folder.go
  "Remove the control characters from the path.": "Die Steuerzeichen aus dem Pfad entfernen.",
  // backend/model/serverurl/serverurl.go, backend/sound/speech/serverlist.go
  "Remove the user name and password from the address. Enter a key in its own field.": "Benutzername und Passwort aus der Adresse entfernen. Ein Schlüssel gehört in sein eigenes Feld.",
  // backend/tool/web/transport.go
  "Remove the user name from the address.": "Den Benutzernamen aus der Adresse entfernen.",
  // backend/tool/mcp/address.go
  "Remove the user name from the address. Put the key into a header.": "Den Benutzernamen aus der Adresse entfernen. Den Schlüssel in einen Header setzen.",
  // backend/tool/web/request.go
  "Requests to {a} are not allowed. Allow the host in Settings, under Tools and servers.": "Anfragen an {a} sind nicht erlaubt. Den Host in den Einstellungen unter „Werkzeuge und Server“ erlauben.",
  // backend/core/team/machine.go
  "Resuming workflow, round {n}": "Die Arbeit wird fortgesetzt, Runde {n}",
  // backend/core/run/worker.go
  "Retry {n} of {m} follows after {a}.": "Wiederholung {n} von {m} folgt nach {a}.",
  // backend/document/plain.go
  "Row {n} has a quotation mark where none belongs. Terzetto read the mark as a letter.": "Zeile {n} hat ein Anführungszeichen, wo keines hingehört. Terzetto hat es als Buchstaben gelesen.",
  // backend/document/plain.go
  "Row {n} has another number of columns than the previous rows.": "Zeile {n} hat eine andere Spaltenzahl als die Zeilen davor.",
  // backend/tool/folder/write_table.go
  "Row {n} is neither an object nor a list.": "Zeile {n} ist weder ein Objekt noch eine Liste.",
  // backend/store/imported.go
  "Rows of {a} can't be imported.": "Zeilen von {a} lassen sich nicht importieren.",
  // backend/core/team/machine.go
  "Running task {n}/{m}: {a}": "Aufgabe {n}/{m} läuft: {a}",
  // backend/core/team/machine.go
  "Running workflow": "Die Arbeit läuft",
  // backend/store/index/search.go, backend/store/messages/find.go
  "Search for at most {n} characters.": "Nach höchstens {n} Zeichen suchen.",
  // backend/store/rows/patch.go
  "Send an object with the fields to change.": "Ein Objekt mit den zu ändernden Feldern senden.",
  // backend/api/portable.go
  "Send the file as a form with one part.": "Die Datei als Formular mit einem Teil senden.",
  // backend/store/secrets/endpoint.go
  "Server not found": "Server nicht gefunden",
  // backend/model/llm/report.go
  "Set “Maximum length” in this model's settings. Terzetto cuts a reply that repeats itself.": "In den Einstellungen dieses Modells „Maximale Länge“ festlegen. Terzetto kürzt Antworten, die sich wiederholen.",
  // backend/story/card/card.go
  "Some characters of this card aren't valid UTF-8 and were read as Latin-1.": "Einige Zeichen dieser Karte sind kein gültiges UTF-8 und wurden als Latin-1 gelesen.",
  // backend/story/card/charx.go
  "Some files in this card have unusable names and were left out.": "Einige Dateien in dieser Karte haben unbrauchbare Namen und wurden ausgelassen.",
  // backend/model/shelf/move.go
  "Some of the folder couldn't be read, so nothing was moved. Check its permissions, then retry.": "Ein Teil des Ordners konnte nicht gelesen werden, daher wurde nichts verschoben. Die Berechtigungen prüfen, dann erneut versuchen.",
  // backend/core/plugin/config.go
  "Some of the settings are not valid.": "Einige Einstellungen sind ungültig.",
  // backend/base/fault/fault.go
  "Something failed inside Terzetto. See the log for details.": "In Terzetto ist etwas fehlgeschlagen. Einzelheiten im Protokoll.",
  // backend/model/dialect/servers.go
  "Start KoboldCpp with --contextsize 16384 for a larger context.": "Für einen größeren Kontext KoboldCpp mit --contextsize 16384 starten.",
  // backend/model/dialect/ollama.go
  "Start Ollama with OLLAMA_CONTEXT_LENGTH=16384 for a larger context.": "Für einen größeren Kontext Ollama mit OLLAMA_CONTEXT_LENGTH=16384 starten.",
  // backend/model/dialect/servers.go
  "Start llama-server with -c 16384 for a larger context.": "Für einen größeren Kontext llama-server mit -c 16384 starten.",
  // backend/model/llm/report.go
  "Start the server or correct its address, then test the model again.": "Den Server starten oder seine Adresse korrigieren, dann das Modell erneut testen.",
  // backend/service/flows/tool.go
  "Step {a} begins.": "Schritt {a} beginnt.",
  // backend/service/flows/tool.go
  "Step {a} has asked its model {n} times and still calls tools. Continue the step, or finish with the answer so far?": "Schritt {a} hat sein Modell {n}-mal gefragt und ruft weiter Werkzeuge auf. Den Schritt fortsetzen oder mit der bisherigen Antwort beenden?",
  // backend/service/flows/tool.go
  "Step {a} is done.": "Schritt {a} ist fertig.",
  // backend/core/flow/plan.go
  "Step {a} sends images, but {b} may not read images. Choose another model, or leave the images out.": "Schritt {a} sendet Bilder, aber {b} kann womöglich keine Bilder lesen. Ein anderes Modell wählen oder die Bilder weglassen.",
  // backend/service/flows/tool.go
  "Step {a} was already done.": "Schritt {a} war bereits fertig.",
  // backend/value/missing.go
  "Step “{a}” has no result.": "Schritt „{a}“ hat kein Ergebnis.",
  // backend/core/run/instruction.go
  "Steps in a loop need a list.": "Schritte in einer Schleife brauchen eine Liste.",
  // backend/core/run/instruction.go
  "Steps in branches need a condition.": "Schritte in Zweigen brauchen eine Bedingung.",
  // backend/base/lifecycle/stop.go
  "Stopped.": "Gestoppt.",
  // app/localmodel.go
  "Stopped. The downloaded part is kept, and goes on at the next start.": "Angehalten. Der heruntergeladene Teil bleibt und wird beim nächsten Start fortgesetzt.",
  // backend/service/transfer/import.go
  "Stopped. {n} conversations with {m} messages were imported and are kept.": "Gestoppt. {n} Gespräche mit {m} Nachrichten wurden importiert und bleiben erhalten.",
  // backend/store/folds/fold.go
  "Summary not found": "Zusammenfassung nicht gefunden",
  // backend/story/chatapps/generic.go
  "System and tool messages that are kept and not shown: {n}.": "System- und Werkzeugnachrichten, die behalten, aber nicht angezeigt werden: {n}.",
  // backend/core/team/machine.go
  "Task {n}/{m} failed: {a}": "Aufgabe {n}/{m} ist fehlgeschlagen: {a}",
  // backend/model/llm/report.go
  "Terzetto calls each tool by its name.": "Terzetto ruft jedes Werkzeug mit seinem Namen auf.",
  // backend/sound/audio/clip.go
  "Terzetto can't play this sound. Use WAV, MP3, Ogg Vorbis or FLAC.": "Terzetto kann diesen Ton nicht abspielen. WAV, MP3, Ogg Vorbis oder FLAC verwenden.",
  // backend/story/portable/appwalk.go
  "Terzetto can't read this conversation.": "Terzetto kann dieses Gespräch nicht lesen.",
  // backend/story/portable/source.go
  "Terzetto can't read this file. Choose JSON, an archive, a card image or a database.": "Terzetto kann diese Datei nicht lesen. JSON, ein Archiv, ein Kartenbild oder eine Datenbank wählen.",
  // backend/document/kind.go
  "Terzetto can't read this kind of file.": "Terzetto kann diese Art von Datei nicht lesen.",
  // backend/service/turns/fold.go
  "Terzetto didn't write the summary, because another reply started.": "Die Zusammenfassung wurde nicht geschrieben, weil eine andere Antwort begann.",
  // backend/document/charset/said.go
  "Terzetto doesn't know the encoding {a}. Name one such as utf-8, windows-1252 or gb18030.": "Terzetto kennt die Kodierung {a} nicht. Eine wie utf-8, windows-1252 oder gb18030 angeben.",
  // backend/story/portable/shape.go
  "Terzetto doesn't know the program that wrote this file. It holds neither a chat nor a character or a lorebook.": "Terzetto kennt das Programm nicht, das diese Datei geschrieben hat. Sie enthält weder einen Chat noch einen Charakter oder ein Lorebook.",
  // backend/story/quickreply/run.go
  "Terzetto doesn't know the rule {a} of /if.": "Terzetto kennt die Regel {a} von /if nicht.",
  // backend/store/archive/export.go
  "Terzetto doesn't know this kind of item.": "Terzetto kennt diese Art von Element nicht.",
  // backend/story/quickreply/run.go
  "Terzetto doesn't understand these commands: {a}. Nothing was done.": "Terzetto versteht diese Befehle nicht: {a}. Es wurde nichts getan.",
  // backend/core/run/call.go
  "Terzetto ended while {a} was running. Did the tool finish, or should the tool run again?": "Terzetto wurde beendet, während {a} lief. Ist das Werkzeug fertig geworden, oder soll es erneut laufen?",
  // backend/base/lifecycle/group.go, backend/base/lifecycle/keyed.go, backend/service/localmodel/engine.go, backend/service/localmodel/runner.go, backend/service/modeltest/service.go, backend/service/runs/run.go
  "Terzetto is closing.": "Terzetto wird geschlossen.",
  // backend/service/runs/folder_watch.go, backend/service/toolbox/settings.go
  "Terzetto keeps its own data in this folder. Choose another folder.": "Terzetto bewahrt seine eigenen Daten in diesem Ordner auf. Einen anderen Ordner wählen.",
  // backend/model/llm/report.go
  "Terzetto keeps the thinking out of the reply and shows it in the inspector.": "Terzetto hält das Denken aus der Antwort heraus und zeigt es im Inspektor.",
  // backend/api/server.go
  "Terzetto listens on this computer only. “{a}” is not a loopback address such as 127.0.0.1.": "Terzetto ist nur auf diesem Computer erreichbar. „{a}“ ist keine Loopback-Adresse wie 127.0.0.1.",
  // backend/model/llm/report.go
  "Terzetto needs no limit for its replies.": "Terzetto braucht kein Limit für seine Antworten.",
  // backend/service/localmodel/meaning.go
  "Terzetto offers no model for search by meaning that fits this computer.": "Terzetto bietet kein Modell für die Suche nach Bedeutung an, das auf diesen Computer passt.",
  // backend/model/llm/report.go
  "Terzetto requires a tool call and names the tool in its instruction.": "Terzetto verlangt einen Werkzeugaufruf und nennt das Werkzeug in der Anweisung.",
  // backend/model/llm/report.go
  "Terzetto sends no tools and asks for JSON that follows a schema.": "Terzetto sendet keine Werkzeuge und verlangt JSON nach einem Schema.",
  // backend/model/llm/report.go
  "Terzetto sends no tools and describes the JSON in its instruction.": "Terzetto sendet keine Werkzeuge und beschreibt das JSON in der Anweisung.",
  // backend/model/llm/report.go
  "Terzetto sends the name of an image in its place.": "Terzetto sendet statt eines Bildes dessen Namen.",
  // backend/model/localserver/launch.go
  "Terzetto sets {a} itself.": "Terzetto setzt {a} selbst.",
  // backend/model/llm/report.go
  "Terzetto shows each word as it arrives.": "Terzetto zeigt jedes Wort, sobald es eintrifft.",
  // backend/model/llm/report.go
  "Terzetto shows everything that the model writes.": "Terzetto zeigt alles, was das Modell schreibt.",
  // backend/model/llm/report.go
  "Terzetto shows the reply once it is complete. You can still stop it.": "Terzetto zeigt die Antwort, sobald sie vollständig ist. Stoppen ist trotzdem möglich.",
  // backend/model/llm/report.go
  "Terzetto skips the Director and the Editor.": "Terzetto lässt Regisseur und Lektor aus.",
  // backend/model/llm/report.go
  "Terzetto summarizes the oldest messages before a conversation is longer than this.": "Terzetto fasst die ältesten Nachrichten zusammen, bevor ein Gespräch länger wird.",
  // backend/service/teams/limits.go
  "Terzetto uses more than {a} GB of memory. Ask for less at a time.": "Terzetto belegt mehr als {a} GB Arbeitsspeicher. Weniger auf einmal verlangen.",
  // backend/document/document.go
  "Text that isn't shown was left out: {n} characters.": "Text, der nicht angezeigt wird, wurde weggelassen: {n} Zeichen.",
  // backend/core/turn/sift.go
  "Texts of a form that repeated themselves were cut back to the first copy: {n}.": "Texte eines Formulars, die sich wiederholten, wurden auf die erste Fassung gekürzt: {n}.",
  // backend/model/llm/probe.go
  "The Director and the Editor can't run with this model, so the Writer answers alone. {a}": "Regisseur und Lektor können mit diesem Modell nicht arbeiten, daher antwortet der Autor allein. {a}",
  // backend/core/turn/director.go
  "The Director couldn't fill every field.": "Der Regisseur konnte nicht jedes Feld ausfüllen.",
  // backend/core/turn/director.go
  "The Director couldn't run, so the Writer answered without direction.": "Der Regisseur konnte nicht arbeiten, daher antwortete der Autor ohne Regie.",
  // backend/core/turn/rest.go
  "The Director keeps failing with this model, so it rests. Test the model, or choose another one.": "Der Regisseur scheitert bei diesem Modell immer wieder und ruht deshalb. Testen Sie das Modell, oder wählen Sie ein anderes.",
  // backend/core/turn/rest.go
  "The Director only thought until its time was over, so it is asked without thinking from now on.": "Der Regisseur hat nur nachgedacht, bis seine Zeit um war, daher wird er ab jetzt ohne Nachdenken gefragt.",
  // backend/core/turn/director.go
  "The Director's form held nothing of use.": "Das Formular des Regisseurs enthielt nichts Brauchbares.",
  // backend/core/turn/editor.go
  "The Editor couldn't run, so the Writer's text was kept.": "Der Lektor konnte nicht arbeiten, daher blieb der Text des Autors.",
  // backend/core/turn/rest.go
  "The Editor keeps failing with this model, so it rests. Test the model, or choose another one.": "Der Lektor scheitert bei diesem Modell immer wieder und ruht deshalb. Testen Sie das Modell, oder wählen Sie ein anderes.",
  // backend/core/turn/rest.go
  "The Editor only thought until its time was over, so it is asked without thinking from now on.": "Der Lektor hat nur nachgedacht, bis seine Zeit um war, daher wird er ab jetzt ohne Nachdenken gefragt.",
  // backend/document/plain.go
  "The JSON is nested more than {n} levels deep and was kept as unchecked text.": "Das JSON ist tiefer als {n} Ebenen verschachtelt und wurde ungeprüft als Text behalten.",
  // backend/story/card/object.go, backend/story/portable/folder.go
  "The JSON of this file is broken at line {n}, column {m}.": "Das JSON dieser Datei ist in Zeile {n}, Spalte {m} fehlerhaft.",
  // backend/story/portable/broken.go
  "The JSON of this file is broken at line {n}, column {m}. Everything before that was read.": "Das JSON dieser Datei ist in Zeile {n}, Spalte {m} fehlerhaft. Alles davor wurde gelesen.",
  // backend/model/llm/report.go
  "The Writer can use this model.": "Der Autor kann dieses Modell verwenden.",
  // backend/core/turn/again.go, backend/core/turn/writer.go
  "The Writer was asked once more.": "Der Autor wurde noch einmal gefragt.",
  // backend/core/turn/plan.go
  "The Writer's model can't see images, so their names were sent in their place: {n}.": "Das Modell des Autors kann keine Bilder sehen, daher wurden stattdessen ihre Namen gesendet: {n}.",
  // backend/core/turn/pipeline.go
  "The Writer's server doesn't answer, so the Director wasn't asked.": "Der Server des Autors antwortet nicht, daher wurde der Regisseur nicht gefragt.",
  // backend/tool/web/transport.go
  "The address has no host.": "Die Adresse hat keinen Host.",
  // backend/store/secrets/imported.go
  "The address is not valid.": "Die Adresse ist ungültig.",
  // backend/model/serverurl/serverurl.go, backend/sound/speech/serverlist.go, backend/tool/web/transport.go
  "The address must begin with http:// or https://.": "Die Adresse muss mit http:// oder https:// beginnen.",
  // backend/tool/web/address.go
  "The address {a} is not public. Only pages of the public web can be fetched.": "Die Adresse {a} ist nicht öffentlich. Nur Seiten im öffentlichen Web lassen sich abrufen.",
  // backend/core/team/assignment.go
  "The agent took longer than {a} and was stopped.": "Der Agent brauchte länger als {a} und wurde gestoppt.",
  // backend/core/team/agents/analyst.go
  "The analyst's documents have no table.": "Die Dokumente des Analysten enthalten keine Tabelle.",
  // backend/model/llm/probe.go
  "The answer comes all at once.": "Die Antwort kommt auf einmal.",
  // backend/model/llm/probe.go
  "The answer comes as it is written.": "Die Antwort kommt, während sie geschrieben wird.",
  // backend/core/run/request.go
  "The answer doesn't fit the form.": "Die Antwort passt nicht zum Formular.",
  // backend/core/run/request.go
  "The answer is missing.": "Die Antwort fehlt.",
  // backend/core/toolchat/question.go
  "The answer must be once, conversation or never, not “{a}”.": "Die Antwort muss once, conversation oder never sein, nicht „{a}“.",
  // backend/core/run/request.go
  "The answer must be one of {a}, not “{b}”.": "Die Antwort muss eine von {a} sein, nicht „{b}“.",
  // backend/tool/model/ask.go
  "The answer of {a} doesn't fit the requested form.": "Die Antwort von {a} passt nicht zur verlangten Form.",
  // backend/model/llm/report.go
  "The answer was too short to measure the speed.": "Die Antwort war zu kurz, um die Geschwindigkeit zu messen.",
  // backend/api/workflows.go
  "The arguments are not valid JSON.": "Die Argumente sind kein gültiges JSON.",
  // backend/core/run/change.go, backend/core/run/request.go, backend/core/toolchat/question.go
  "The arguments must be a JSON object.": "Die Argumente müssen ein JSON-Objekt sein.",
  // backend/core/run/permission.go, backend/core/run/proposal.go
  "The arguments of this step don't follow the rule for {a}.": "Die Argumente dieses Schritts folgen nicht der Regel für {a}.",
  // backend/tool/call.go, backend/tool/web/toolsearch.go
  "The arguments of {a} don't fit.": "Die Argumente von „{a}“ passen nicht.",
  // backend/core/plugin/kit.go
  "The artifact is malformed.": "Das Artefakt ist fehlerhaft.",
  // backend/document/letter.go
  "The attachments were not read.": "Die Anhänge wurden nicht gelesen.",
  // backend/model/fetch/refusal.go
  "The author of {a} asks for a license agreement. Open its page at {b}, accept the agreement and add your access token.": "Für {a} ist eine Lizenzvereinbarung nötig. Die Seite bei {b} öffnen, der Vereinbarung zustimmen und das Zugriffstoken hinzufügen.",
  // backend/story/portable/silly.go
  "The branches of this chat are out of order.": "Die Zweige dieses Chats sind durcheinander.",
  // backend/story/card/png.go
  "The card in this image is damaged.": "Die Karte in diesem Bild ist beschädigt.",
  // backend/document/sheet.go
  "The cells of the pivot table on the sheet {a} are not in the file. Open it in its program and save it to add them.": "Die Zellen der Pivot-Tabelle auf dem Blatt {a} sind nicht in der Datei. Öffnen und speichern Sie die Datei in ihrem Programm, damit sie hinzukommen.",
  // backend/model/fetch/refusal.go
  "The certificate of {a} isn't trusted, so {b} wasn't downloaded. Check the date of this computer and the network.": "Das Zertifikat von {a} ist nicht vertrauenswürdig, daher wurde {b} nicht heruntergeladen. Datum dieses Computers und Netzwerk prüfen.",
  // backend/store/settings/settings.go
  "The choice of {a} was deleted.": "Die Auswahl von {a} wurde gelöscht.",
  // backend/core/assistant/answering.go
  "The chosen assistant was deleted, so {a} takes its place.": "Der gewählte Assistent wurde gelöscht, daher übernimmt {a}.",
  // backend/store/library/persona.go
  "The chosen persona was deleted. Choose another persona.": "Die gewählte Persona wurde gelöscht. Eine andere Persona wählen.",
  // backend/store/triggers/trigger.go
  "The command /{a} already starts another workflow. Choose another name.": "Der Befehl /{a} startet bereits einen anderen Workflow. Einen anderen Namen wählen.",
  // backend/story/quickreply/commands.go, backend/story/quickreply/run.go
  "The commands of this quick reply can't be read: {a}.": "Die Befehle dieser Schnellantwort sind nicht lesbar: {a}.",
  // backend/value/condition.go
  "The condition can't be read at “{a}”.": "Die Bedingung ist bei „{a}“ nicht lesbar.",
  // backend/value/condition.go
  "The condition can't be read.": "Die Bedingung ist nicht lesbar.",
  // backend/value/condition.go
  "The condition can't be used at “{a}”.": "Die Bedingung ist bei „{a}“ nicht verwendbar.",
  // backend/value/evaluation.go
  "The condition divides by zero.": "Die Bedingung teilt durch null.",
  // backend/value/condition.go
  "The condition ends too early.": "Die Bedingung endet zu früh.",
  // backend/value/evaluation.go
  "The condition gives a list, not true or false.": "Die Bedingung ergibt eine Liste, nicht wahr (true) oder falsch (false).",
  // backend/value/evaluation.go
  "The condition gives a number, not true or false.": "Die Bedingung ergibt eine Zahl, nicht wahr (true) oder falsch (false).",
  // backend/value/evaluation.go
  "The condition gives an object, not true or false.": "Die Bedingung ergibt ein Objekt, nicht wahr (true) oder falsch (false).",
  // backend/value/condition.go
  "The condition gives neither true nor false.": "Die Bedingung ergibt weder wahr noch falsch.",
  // backend/value/evaluation.go
  "The condition gives text, not true or false.": "Die Bedingung ergibt Text, nicht wahr (true) oder falsch (false).",
  // backend/value/evaluation.go
  "The condition has a pattern that isn't valid.": "Ein Muster in der Bedingung ist ungültig.",
  // backend/value/condition.go
  "The condition has more than {n} characters.": "Die Bedingung hat mehr als {n} Zeichen.",
  // backend/value/condition.go
  "The condition is empty.": "Die Bedingung ist leer.",
  // backend/core/run/control.go
  "The condition is false.": "Die Bedingung ist falsch.",
  // backend/value/condition.go
  "The condition is too long.": "Die Bedingung ist zu lang.",
  // backend/core/run/control.go
  "The condition is true.": "Die Bedingung ist wahr.",
  // backend/value/evaluation.go
  "The condition makes a text that is too long.": "Die Bedingung erzeugt einen zu langen Text.",
  // backend/value/evaluation.go
  "The condition needs too much memory.": "Die Bedingung braucht zu viel Speicher.",
  // backend/value/condition.go
  "The condition puts values of two types together at “{a}”.": "Die Bedingung verbindet bei „{a}“ Werte verschiedener Typen.",
  // backend/value/evaluation.go
  "The condition takes too long.": "Die Bedingung braucht zu lange.",
  // backend/core/run/repeat.go
  "The condition was still false after {n} times.": "Die Bedingung war nach {n} Malen noch immer falsch.",
  // backend/model/fetch/refusal.go
  "The connection to {a} broke off while it sent {b}. Check the internet connection, then try again.": "Die Verbindung zu {a} ist beim Senden von {b} abgebrochen. Internetverbindung prüfen und erneut versuchen.",
  // backend/model/llm/probe.go
  "The context has {n} tokens.": "Der Kontext hat {n} Token.",
  // backend/core/flow/check.go
  "The context is full, last or none, not “{a}”.": "Der Kontext ist full, last oder none, nicht „{a}“.",
  // backend/model/llm/report.go
  "The context of {n} tokens is small for three voices.": "Der Kontext von {n} Token ist klein für drei Stimmen.",
  // backend/story/chatapps/read.go
  "The conversation has no message from a user or an assistant.": "Das Gespräch hat keine Nachricht von Benutzer oder Assistent.",
  // backend/model/llm/refusal.go
  "The conversation is longer than the model's context. Give the server a larger context, or start a new conversation.": "Das Gespräch ist länger als der Kontext des Modells. Dem Server einen größeren Kontext geben oder ein neues Gespräch beginnen.",
  // backend/store/turns/speaker.go
  "The conversation was changed during the reply, so no other character answers.": "Das Gespräch wurde während der Antwort geändert, daher antwortet kein weiterer Charakter.",
  // backend/store/turns/calls.go
  "The conversation went on without this call. Go back to its message to answer.": "Das Gespräch ging ohne diesen Aufruf weiter. Gehen Sie zum Antworten zu seiner Nachricht zurück.",
  // backend/store/sqlite/folder.go
  "The data folder is on a network drive, where databases can be damaged. Choose a folder on this computer.": "Der Datenordner liegt auf einem Netzlaufwerk, wo Datenbanken Schaden nehmen können. Einen Ordner auf diesem Computer wählen.",
  // backend/store/sqlite/look.go
  "The database file has no tables any more.": "Die Datenbankdatei hat keine Tabellen mehr.",
  // backend/store/sqlite/look.go
  "The database file is empty, although its log isn't.": "Die Datenbankdatei ist leer, ihr Protokoll aber nicht.",
  // backend/store/sqlite/look.go
  "The database file is empty.": "Die Datenbankdatei ist leer.",
  // backend/store/sqlite/look.go
  "The database file is incomplete.": "Die Datenbankdatei ist unvollständig.",
  // backend/store/sqlite/look.go
  "The database file is missing, although its log is there.": "Die Datenbankdatei fehlt, obwohl ihr Protokoll da ist.",
  // backend/store/sqlite/look.go
  "The database file is missing.": "Die Datenbankdatei fehlt.",
  // backend/store/sqlite/place.go
  "The database file was removed or replaced while Terzetto was running. Restart Terzetto to continue.": "Die Datenbankdatei wurde entfernt oder ersetzt, während Terzetto lief. Terzetto neu starten, um fortzufahren.",
  // backend/store/sqlite/place.go
  "The database file was removed or replaced while Terzetto was running. To continue, restore the backup {a}, which holds everything saved.": "Die Datenbankdatei wurde entfernt oder ersetzt, während Terzetto lief. Zum Fortfahren die Sicherung {a} wiederherstellen, die alles Gespeicherte enthält.",
  // backend/store/sqlite/look.go
  "The database had lost its version number. Its tables are complete, so Terzetto set the number again.": "Die Datenbank hatte ihre Versionsnummer verloren. Ihre Tabellen sind vollständig, deshalb hat Terzetto die Nummer wieder gesetzt.",
  // backend/store/sqlite/damage.go
  "The database was replaced.": "Die Datenbank wurde ersetzt.",
  // backend/store/assistants/assistant.go
  "The default assistant can't be deleted. Make another assistant the default first.": "Der Standardassistent kann nicht gelöscht werden. Zuerst einen anderen Assistenten zum Standard machen.",
  // backend/core/assistant/assistant.go
  "The default: runs every step not assigned to someone else.": "Der Standard: führt jeden Schritt aus, der niemand anderem zugewiesen ist.",
  // backend/service/turns/title.go
  "The demo model can't write titles. Choose a model first.": "Das Demo-Modell kann keine Titel schreiben. Zuerst ein Modell wählen.",
  // backend/service/turns/impersonate.go
  "The demo model can't write your messages. Choose a model first.": "Das Demo-Modell kann Ihre Nachrichten nicht schreiben. Zuerst ein Modell wählen.",
  // backend/store/chats/conversation.go
  "The depth and the interval of a note are 0 to {n}.": "Tiefe und Abstand einer Notiz sind 0 bis {n}.",
  // backend/core/run/workflow.go
  "The description is too long.": "Die Beschreibung ist zu lang.",
  // backend/core/turn/notes.go
  "The direction notes couldn't be written.": "Die Regienotizen konnten nicht geschrieben werden.",
  // backend/sound/speech/pool.go
  "The disk is full, so the sound couldn't be made. Free some space, then try again.": "Der Datenträger ist voll, daher konnte der Ton nicht erzeugt werden. Geben Sie Speicherplatz frei und versuchen Sie es erneut.",
  // backend/model/fetch/refusal.go
  "The disk is too full for {a}. Free at least {b}, then try again.": "Auf der Festplatte ist zu wenig Platz für {a}. Mindestens {b} freigeben und erneut versuchen.",
  // backend/model/unpack/archive.go
  "The disk is too full to unpack {a}. Free some space, then try again.": "Auf der Festplatte ist zu wenig Platz, um {a} zu entpacken. Platz schaffen und erneut versuchen.",
  // backend/model/shelf/move.go
  "The disk of the new folder has too little space. Free some space, or choose another folder.": "Auf dem Datenträger des neuen Ordners ist zu wenig Platz. Platz schaffen oder einen anderen Ordner wählen.",
  // backend/store/sqlite/errors.go
  "The disk of {a} is full, so Terzetto couldn't tidy up its database. Nothing saved is lost, but free some space before the next start.": "Der Datenträger von {a} ist voll, deshalb konnte Terzetto seine Datenbank nicht aufräumen. Nichts Gespeichertes ist verloren, aber vor dem nächsten Start Platz schaffen.",
  // backend/base/datadir/unusable.go
  "The disk of {a} is full. Free some space, then start Terzetto again.": "Der Datenträger von {a} ist voll. Speicherplatz freigeben und Terzetto neu starten.",
  // backend/service/localmodel/engine.go
  "The download of the engine is paused. Resume it in Settings, Models.": "Der Download der Engine ist angehalten. In den Einstellungen unter „Modelle“ fortsetzen.",
  // backend/service/localmodel/download.go
  "The download of {a} is paused. Resume it in Settings, Models.": "Der Download von {a} ist angehalten. In den Einstellungen unter „Modelle“ fortsetzen.",
  // backend/model/fetch/download.go
  "The download of {a} was damaged and has been deleted. Download it again.": "Der Download von {a} war beschädigt und wurde gelöscht. Erneut herunterladen.",
  // backend/document/letter.go
  "The e-mail has more than {a} of headers. The others were left out.": "Die E-Mail hat mehr als {a} an Kopfzeilen. Die übrigen wurden ausgelassen.",
  // backend/service/localmodel/engine.go
  "The engine is being installed already.": "Die Engine wird bereits installiert.",
  // backend/service/localmodel/lease.go
  "The engine stopped twice at this message, so it isn't sent a third time. Change the message, or choose another model.": "Die Engine ist bei dieser Nachricht zweimal abgebrochen, darum wird sie kein drittes Mal gesendet. Die Nachricht ändern oder ein anderes Modell wählen.",
  // backend/model/localserver/failure.go
  "The engine stopped while it ran {a}.": "Die Engine ist abgebrochen, während {a} lief.",
  // backend/service/localmodel/runner.go
  "The engine stopped {n} times with {a}, so it isn't restarted automatically.": "Die Engine ist mit {a} {n}-mal abgebrochen, darum wird sie nicht automatisch neu gestartet.",
  // backend/service/localmodel/runner.go
  "The engine {a} doesn't run here, so the previous one is used.": "Die Engine {a} läuft hier nicht, darum wird die vorherige verwendet.",
  // backend/story/card/book.go
  "The entries of this lorebook are neither a list nor an object.": "Die Einträge dieses Lorebooks sind weder eine Liste noch ein Objekt.",
  // backend/document/document.go
  "The extension .{a} doesn't match the content. Terzetto read the content.": "Die Endung .{a} passt nicht zum Inhalt. Terzetto hat sich nach dem Inhalt gerichtet.",
  // backend/api/server.go
  "The field after must be a whole number.": "Das Feld after muss eine ganze Zahl sein.",
  // backend/store/settings/settings.go
  "The field appearance can have at most 512 KB.": "Das Feld appearance kann höchstens 512 KB haben.",
  // backend/store/settings/settings.go
  "The field attachment_cache_budget_bytes must be between 0 and {n}.": "Das Feld attachment_cache_budget_bytes muss zwischen 0 und {n} liegen.",
  // backend/api/plugins.go
  "The field config is missing.": "Das Feld config fehlt.",
  // backend/api/messages.go
  "The field content is missing.": "Das Feld content fehlt.",
  // backend/api/flows.go
  "The field definition is missing.": "Das Feld definition fehlt.",
  // backend/api/plugins.go
  "The field enabled is missing.": "Das Feld enabled fehlt.",
  // backend/api/team.go
  "The field fileIds must be whole numbers, joined by commas.": "Das Feld fileIds muss aus ganzen Zahlen bestehen, durch Kommas getrennt.",
  // backend/api/artifacts.go
  "The field ids must be a list of numbers.": "Das Feld ids muss eine Liste von Zahlen sein.",
  // backend/core/flow/runner.go
  "The field input must be text, or an object of input, messages and attachments.": "Das Feld input muss Text sein oder ein Objekt mit input, messages und attachments.",
  // backend/service/library/settings.go
  "The field model_name has the wrong type.": "Das Feld model_name hat den falschen Typ.",
  // backend/api/audio.go
  "The field on must be convSwitch, or missing.": "Das Feld on muss convSwitch sein oder fehlen.",
  // backend/core/plugin/tts/plugin.go
  "The field profile is missing.": "Das Feld profile fehlt.",
  // backend/api/artifacts.go
  "The field sibling_id must be the id of an artifact, or null.": "Das Feld sibling_id muss die ID eines Artefakts oder null sein.",
  // backend/store/settings/model.go
  "The field temperature must be between 0 and 10.": "Das Feld temperature muss zwischen 0 und 10 liegen.",
  // backend/api/folds.go
  "The field text is missing.": "Das Feld text fehlt.",
  // backend/store/secrets/tool_server.go
  "The field variables can have at most {n} items.": "Das Feld variables kann höchstens {n} Elemente haben.",
  // backend/store/rows/patch.go
  "The field {a} can have at most {n} characters.": "Das Feld {a} kann höchstens {n} Zeichen haben.",
  // backend/store/facts/fact.go, backend/store/rows/patch.go, backend/store/settings/settings.go
  "The field {a} can have at most {n} items.": "Das Feld {a} kann höchstens {n} Elemente haben.",
  // backend/store/rows/patch.go
  "The field {a} can't be empty.": "Das Feld {a} darf nicht leer sein.",
  // backend/api/operation.go, backend/store/rows/patch.go, backend/store/workflows/draft.go
  "The field {a} has the wrong type.": "Das Feld {a} hat den falschen Typ.",
  // backend/api/audio.go
  "The field {a} is missing.": "Das Feld {a} fehlt.",
  // backend/store/rows/patch.go
  "The field {a} is not text.": "Das Feld {a} ist kein Text.",
  // backend/store/rows/patch.go
  "The field {a} must be between {n} and {m}.": "Das Feld {a} muss zwischen {n} und {m} liegen.",
  // backend/service/library/helper.go, backend/store/messages/conversation.go, backend/store/rows/patch.go
  "The field {a} must be one of {b}.": "Das Feld {a} muss eines von {b} sein.",
  // backend/story/card/fields.go
  "The field {a} of this card has {n} items. The limit is {m}.": "Das Feld {a} dieser Karte hat {n} Elemente. Das Limit ist {m}.",
  // backend/story/card/fields.go
  "The field {a} of this card is longer than {n} characters.": "Das Feld {a} dieser Karte ist länger als {n} Zeichen.",
  // backend/tool/web/request.go
  "The fields are larger than {n} MB.": "Die Felder sind größer als {n} MB.",
  // backend/document/document.go
  "The file ends too early and can't be read. Copy or download it again.": "Die Datei endet zu früh und kann nicht gelesen werden. Kopieren Sie sie noch einmal, oder laden Sie sie noch einmal herunter.",
  // backend/document/document.go, backend/document/kind.go
  "The file has a password. Save a copy without a password and add the copy.": "Die Datei hat ein Passwort. Eine Kopie ohne Passwort speichern und die Kopie hinzufügen.",
  // backend/service/teams/file.go
  "The file has no name.": "Die Datei hat keinen Namen.",
  // backend/service/library/file.go
  "The file has no text.": "Die Datei hat keinen Text.",
  // backend/document/kind.go
  "The file has too many parts, so nothing was read.": "Die Datei hat zu viele Teile, daher wurde nichts gelesen.",
  // backend/document/document.go
  "The file holds no text and no pictures.": "Die Datei enthält weder Text noch Bilder.",
  // backend/service/library/artifact.go, backend/store/artifacts/cache.go
  "The file is already there.": "Die Datei ist bereits vorhanden.",
  // backend/document/kind.go
  "The file is an archive. Unpack the archive and add its files.": "Die Datei ist ein Archiv. Das Archiv entpacken und die Dateien darin hinzufügen.",
  // backend/document/kind.go
  "The file is an e-mail in Outlook's own format. Save the e-mail as eml and add that file.": "Die Datei ist eine E-Mail im Format von Outlook. Die E-Mail als eml speichern und diese Datei hinzufügen.",
  // backend/service/library/file.go
  "The file is an image without text. Attach a PNG, JPEG, WebP or GIF image.": "Die Datei ist ein Bild ohne Text. Ein PNG-, JPEG-, WebP- oder GIF-Bild anhängen.",
  // backend/document/document.go, backend/document/kind.go
  "The file is damaged and can't be read.": "Die Datei ist beschädigt und unlesbar.",
  // backend/document/document.go, backend/document/pdf/reader.go
  "The file is damaged, so only a part was read.": "Die Datei ist beschädigt, daher wurde nur ein Teil gelesen.",
  // backend/document/kind.go
  "The file is in an old format of Word, Excel or PowerPoint. Save a copy as docx, xlsx or pptx and add the copy.": "Die Datei hat ein altes Format von Word, Excel oder PowerPoint. Eine Kopie als docx, xlsx oder pptx speichern und die Kopie hinzufügen.",
  // backend/document/document.go
  "The file is larger than {a}, so nothing was read.": "Die Datei ist größer als {a}, daher wurde nichts gelesen.",
  // backend/store/archive/files.go
  "The file is missing.": "Die Datei fehlt.",
  // backend/document/document.go
  "The file is nested too deeply, so reading was stopped.": "Die Datei ist zu tief verschachtelt, daher wurde das Lesen gestoppt.",
  // backend/api/upload.go, backend/story/portable/appchat.go
  "The file is not valid base64.": "Die Datei ist kein gültiges Base64.",
  // backend/model/localserver/failure.go
  "The file of {a} is damaged or incomplete. Download it again.": "Die Datei von {a} ist beschädigt oder unvollständig. Die Datei erneut herunterladen.",
  // backend/service/localmodel/runner.go
  "The file of {a} is no longer there.": "Die Datei von {a} ist nicht mehr da.",
  // backend/store/sqlite/look.go
  "The file terzetto.db is no longer a database.": "Die Datei terzetto.db ist keine Datenbank mehr.",
  // backend/document/document.go
  "The file unpacks to more than {a}, so reading was stopped.": "Die Datei ist entpackt größer als {a}, daher wurde das Lesen gestoppt.",
  // app/prose.go
  "The file was changed after it was written, or by another version of Terzetto.": "Die Datei wurde nach dem Schreiben geändert, oder von einer anderen Terzetto-Version.",
  // backend/service/teams/file.go
  "The file was searched by words alone. {a}": "Die Datei wurde nur nach Wörtern durchsucht. {a}",
  // backend/core/turn/quotes.go
  "The files of this conversation couldn't be searched, so none was quoted. {a}": "Die Dateien dieses Gesprächs konnten nicht durchsucht werden, daher wurde keine zitiert. {a}",
  // backend/core/turn/quotes.go
  "The files of this conversation were searched by words alone. {a}": "Die Dateien dieses Gesprächs wurden nur nach Wörtern durchsucht. {a}",
  // backend/base/calendar/days.go
  "The first day must not be before {n}.": "Der erste Tag darf nicht vor {n} liegen.",
  // backend/store/sqlite/look.go
  "The first page of the database is damaged.": "Die erste Seite der Datenbank ist beschädigt.",
  // backend/core/flow/read.go
  "The flow can't run. {a}": "Der Flow kann nicht ausgeführt werden. {a}",
  // backend/service/flows/tool.go
  "The flow ended with an empty reply. Try again, or choose another model.": "Der Flow endete mit einer leeren Antwort. Erneut versuchen oder ein anderes Modell wählen.",
  // backend/core/flow/check.go
  "The flow has no steps.": "Der Flow hat keine Schritte.",
  // backend/core/flow/node.go
  "The flow has no tool named {a}.": "Der Flow hat kein Werkzeug namens {a}.",
  // backend/core/flow/read.go
  "The flow has no “{a}”.": "Der Flow hat kein „{a}“.",
  // backend/core/flow/read.go
  "The flow has version {n}, but Terzetto reads version {m}.": "Der Flow hat die Version {n}, aber Terzetto liest die Version {m}.",
  // backend/core/flow/read.go
  "The flow is not valid JSON.": "Der Flow ist kein gültiges JSON.",
  // backend/core/flow/plan.go
  "The flow needs an input or a prompt.": "Der Flow braucht eine Eingabe oder einen Prompt.",
  // backend/core/flow/error.go
  "The flow was stopped.": "Der Flow wurde gestoppt.",
  // backend/model/unpack/archive.go
  "The folder {a} already exists. Delete or move it, then try again.": "Den Ordner {a} gibt es bereits. Den Ordner löschen oder verschieben und erneut versuchen.",
  // backend/base/folderwatch/watch.go
  "The folder {a} doesn't exist. Terzetto watches the folder once it exists.": "Den Ordner {a} gibt es nicht. Terzetto überwacht den Ordner, sobald es ihn gibt.",
  // backend/document/pdf/reader.go
  "The fonts of the file hold too much, so some letters may be wrong or missing.": "Die Schriften der Datei enthalten zu viel, daher können Buchstaben falsch sein oder fehlen.",
  // backend/document/opendocument.go
  "The form has too many fields, so some were left out.": "Das Formular hat zu viele Felder, deshalb wurden einige weggelassen.",
  // backend/document/pdf/reader.go
  "The form is in XFA, which Terzetto can't read. Print the form to a PDF file and add that file.": "Das Formular ist in XFA, was Terzetto nicht lesen kann. Das Formular in eine PDF-Datei drucken und diese hinzufügen.",
  // backend/api/hookbody.go
  "The form names no boundary in its Content-Type header.": "Das Formular nennt in seinem Header Content-Type keine boundary.",
  // backend/tool/web/request.go
  "The header {a} is set from the address and the body. Leave the header out.": "Der Header {a} ergibt sich aus Adresse und Inhalt. Den Header weglassen.",
  // backend/store/plugins/state.go
  "The id of the plug-in is not valid.": "Die ID des Plug-ins ist ungültig.",
  // backend/store/archive/transcript_import.go
  "The image {a} is missing.": "Das Bild {a} fehlt.",
  // backend/chat/attachment.go
  "The images of a message can have at most 20 MB together.": "Die Bilder einer Nachricht können zusammen höchstens 20 MB haben.",
  // backend/core/flow/opening.go
  "The input has {n} characters. The limit is {m}.": "Die Eingabe hat {n} Zeichen. Das Limit ist {m}.",
  // backend/base/calendar/days.go
  "The interval of a rule can be up to {n}.": "Der Abstand einer Regel kann bis zu {n} betragen.",
  // backend/store/archive/importing.go
  "The item doesn't say what kind it is.": "Das Element nennt seine Art nicht.",
  // backend/store/archive/importing.go
  "The item has a part that Terzetto can't read.": "Das Element hat einen Teil, den Terzetto nicht lesen kann.",
  // backend/store/archive/importing.go
  "The item is already here in part, or its parts don't fit together.": "Das Element ist teilweise schon vorhanden, oder seine Teile passen nicht zusammen.",
  // backend/store/archive/importing.go
  "The item is empty.": "Das Element ist leer.",
  // backend/core/run/block.go
  "The items of {a} are not a list.": "Die Elemente von {a} sind keine Liste.",
  // backend/core/run/trigger.go
  "The kind of a trigger must be “schedule”, “folder”, “run”, “hook” or “command”.": "Die Art eines Auslösers muss „schedule“, „folder“, „run“, „hook“ oder „command“ sein.",
  // backend/core/run/workflow.go
  "The kind of a workflow is instructions or flow.": "Die Art eines Workflows ist instructions oder flow.",
  // backend/tool/folder/read.go
  "The last line of {a} is line {n}.": "Die letzte Zeile von {a} ist Zeile {n}.",
  // backend/service/quickreplies/service.go
  "The last message is no reply.": "Die letzte Nachricht ist keine Antwort.",
  // backend/store/turns/turn.go
  "The last message is not yours, so there is nothing to answer.": "Die letzte Nachricht ist keine eigene, daher gibt es nichts zu beantworten.",
  // backend/core/flow/check.go
  "The limit of tokens must be at least 1.": "Das Token-Limit muss mindestens 1 sein.",
  // backend/store/archive/importing.go
  "The lines of the item are out of order.": "Die Zeilen des Elements sind durcheinander.",
  // backend/core/run/repeat.go
  "The link to the next page is not a text.": "Der Link zur nächsten Seite ist kein Text.",
  // backend/core/run/repeat.go
  "The link “{a}” is not an address.": "Der Link „{a}“ ist keine Adresse.",
  // backend/core/run/block.go
  "The list is empty.": "Die Liste ist leer.",
  // backend/model/localserver/install.go
  "The list of releases can't be read. Try again later.": "Die Liste der Versionen ist nicht lesbar. Später erneut versuchen.",
  // backend/store/sqlite/look.go
  "The log beside the database belongs to another database.": "Das Protokoll neben der Datenbank gehört zu einer anderen Datenbank.",
  // backend/story/card/card.go
  "The lorebook in this card can't be used. {a}": "Das Lorebook in dieser Karte ist unbrauchbar. {a}",
  // backend/store/library/character.go
  "The lorebook of this card was deleted.": "Das Lorebook dieser Karte wurde gelöscht.",
  // backend/store/facts/fact.go
  "The message doesn't say these words any more.": "Diese Worte stehen nicht mehr in der Nachricht.",
  // backend/chat/draft.go, backend/store/messages/message.go
  "The message is not text.": "Die Nachricht ist kein Text.",
  // backend/core/plugin/tts/plugin.go
  "The message was changed while its recording was made, so the recording was dropped. Read it aloud again.": "Die Nachricht wurde geändert, während ihre Aufnahme entstand; die Aufnahme wurde daher verworfen. Lassen Sie sie noch einmal vorlesen.",
  // backend/store/archive/transcript.go
  "The messages of this conversation are out of order.": "Die Nachrichten dieses Gesprächs sind durcheinander.",
  // backend/service/library/search.go
  "The messages were searched by words alone. {a}": "Die Nachrichten wurden nur nach Wörtern durchsucht. {a}",
  // backend/store/artifacts/cache.go
  "The metadata of the recreated file is not valid JSON.": "Die Metadaten der neu erstellten Datei sind kein gültiges JSON.",
  // backend/core/turn/stream.go
  "The model added nothing to its reply.": "Das Modell hat seiner Antwort nichts hinzugefügt.",
  // backend/model/llm/probe.go
  "The model answered.": "Das Modell hat geantwortet.",
  // backend/core/turn/writer.go
  "The model began to repeat itself, so the reply was cut before the repetition.": "Das Modell begann sich zu wiederholen, daher endet die Antwort vor der Wiederholung.",
  // backend/model/llm/probe.go
  "The model can see images.": "Das Modell kann Bilder sehen.",
  // backend/model/llm/probe.go
  "The model can't see images.": "Das Modell kann keine Bilder sehen.",
  // backend/core/turn/summary.go
  "The model copied one message instead of summarizing. Try again, or write the summary yourself.": "Das Modell hat eine Nachricht abgeschrieben, statt zusammenzufassen. Noch einmal versuchen oder die Zusammenfassung selbst schreiben.",
  // backend/core/turn/director.go
  "The model didn't complete the form.": "Das Modell hat das Formular nicht vollständig ausgefüllt.",
  // backend/model/llm/report.go
  "The model didn't end a one-sentence answer within {n} tokens.": "Das Modell beendete eine Antwort aus einem Satz nicht innerhalb von {n} Token.",
  // backend/core/turn/director.go, backend/model/llm/probe.go
  "The model didn't fill in the form.": "Das Modell hat das Formular nicht ausgefüllt.",
  // backend/model/llm/report.go
  "The model didn't think before it answered.": "Das Modell dachte vor der Antwort nicht nach.",
  // backend/model/llm/report.go
  "The model ends its answer.": "Das Modell beendet seine Antwort.",
  // backend/model/llm/probe.go
  "The model has no tools. The Director and the Editor run in simple mode and fill in a form as text.": "Das Modell hat keine Werkzeuge. Regisseur und Lektor arbeiten im einfachen Modus und füllen ein Formular als Text aus.",
  // backend/core/team/machine.go
  "The model has written {n} tokens in {m} s": "Das Modell hat in {m} s {n} Token geschrieben",
  // backend/model/llm/report.go
  "The model is fast enough for all three voices.": "Das Modell ist schnell genug für alle drei Stimmen.",
  // backend/core/turn/plan.go
  "The model of Director and Editor can't see images, so their names were sent in their place: {n}.": "Das Modell von Regisseur und Lektor kann keine Bilder sehen, daher wurden stattdessen ihre Namen gesendet: {n}.",
  // backend/store/chats/conversation.go
  "The model of this conversation was deleted. Choose another model.": "Das Modell dieses Gesprächs wurde gelöscht. Ein anderes Modell wählen.",
  // backend/store/folders/folder.go
  "The model of this folder was deleted. Choose another model.": "Das Modell dieses Ordners wurde gelöscht. Ein anderes Modell wählen.",
  // backend/core/turn/impersonate.go
  "The model only repeated an earlier message. Retry, or choose another model.": "Das Modell hat nur eine frühere Nachricht wiederholt. Noch einmal versuchen oder ein anderes Modell wählen.",
  // backend/core/turn/again.go, backend/service/modeltest/play.go
  "The model refused to answer.": "Das Modell lehnte es ab zu antworten.",
  // backend/core/turn/impersonate.go
  "The model refused to write your message. Choose another model.": "Das Modell hat sich geweigert, Ihre Nachricht zu schreiben. Ein anderes Modell wählen.",
  // backend/model/llm/report.go
  "The model repeated itself instead of ending its answer.": "Das Modell wiederholte sich, statt seine Antwort zu beenden.",
  // backend/model/llm/probe.go
  "The model sent an empty answer.": "Das Modell sendete eine leere Antwort.",
  // backend/core/turn/writer.go
  "The model sent an empty reply twice. Retry, or choose another model.": "Das Modell sendete zweimal eine leere Antwort. Erneut versuchen oder ein anderes Modell wählen.",
  // backend/core/turn/stream.go
  "The model started its reply over, so Terzetto added nothing. Retry, or choose another model.": "Das Modell begann seine Antwort von vorn, daher wurde nichts hinzugefügt. Erneut versuchen oder ein anderes Modell wählen.",
  // backend/core/turn/summary.go
  "The model summarized in another language than the conversation's. Try again, or write the summary yourself.": "Das Modell fasste in einer anderen Sprache zusammen als der des Gesprächs. Erneut versuchen oder die Zusammenfassung selbst schreiben.",
  // backend/model/llm/report.go
  "The model thinks before it answers. The server sends the thinking in a field of its own.": "Das Modell denkt vor der Antwort nach. Der Server sendet das Denken in einem eigenen Feld.",
  // backend/model/llm/report.go
  "The model thinks before it answers. The thinking arrives between tags in the text.": "Das Modell denkt vor der Antwort nach. Das Denken steht zwischen Tags im Text.",
  // backend/core/turn/impersonate.go
  "The model thought, and wrote no message. Retry without thinking, or choose another model.": "Das Modell hat nachgedacht und keine Nachricht geschrieben. Ohne Denken noch einmal versuchen oder ein anderes Modell wählen.",
  // backend/core/turn/writer.go
  "The model thought, and wrote no reply. Retry without thinking, or choose another model.": "Das Modell dachte nach und schrieb keine Antwort. Ohne Nachdenken erneut versuchen oder ein anderes Modell wählen.",
  // backend/service/modeltest/service.go
  "The model was deleted, so the test ended.": "Das Modell wurde gelöscht, daher endete der Test.",
  // backend/model/llm/report.go
  "The model writes about {a} tokens per second.": "Das Modell schreibt etwa {a} Token pro Sekunde.",
  // backend/core/turn/impersonate.go
  "The model wrote no message for you. Retry, or choose another model.": "Das Modell hat keine Nachricht für Sie geschrieben. Noch einmal versuchen oder ein anderes Modell wählen.",
  // backend/core/turn/summary.go
  "The model wrote no summary that is shorter than the messages. Try again.": "Das Modell hat keine Zusammenfassung geschrieben, die kürzer ist als die Nachrichten. Erneut versuchen.",
  // backend/service/turns/title.go
  "The model wrote no title. Try again, or write the title yourself.": "Das Modell hat keinen Titel geschrieben. Erneut versuchen oder den Titel selbst schreiben.",
  // backend/service/modeltest/service.go
  "The model wrote nothing for three openings in a row, so the test ended.": "Das Modell hat bei drei Anfängen nacheinander nichts geschrieben, daher endete der Test.",
  // backend/core/turn/again.go
  "The model wrote the same reply again, so there is no new version. Retry, or choose another model.": "Das Modell schrieb dieselbe Antwort noch einmal, daher gibt es keine neue Fassung. Noch einmal versuchen oder ein anderes Modell wählen.",
  // backend/core/turn/plan.go
  "The model's context is too small for {a}.": "Der Kontext des Modells ist zu klein für {a}.",
  // backend/core/turn/writer.go
  "The model's first answer held no reply.": "Die erste Ausgabe des Modells enthielt keine Antwort.",
  // backend/model/shelf/move.go
  "The models were copied, but the old files couldn't be deleted. Stop the running model, then retry.": "Die Modelle wurden kopiert, aber die alten Dateien konnten nicht gelöscht werden. Das laufende Modell beenden, dann erneut versuchen.",
  // backend/core/run/workflow.go
  "The name has more than {n} characters.": "Der Name hat mehr als {n} Zeichen.",
  // backend/api/audio.go
  "The name of a channel can have 1 to {n} characters.": "Der Name eines Kanals kann 1 bis {n} Zeichen haben.",
  // backend/store/archive/foreign.go
  "The name of a file in this conversation is too long.": "Der Name einer Datei in diesem Gespräch ist zu lang.",
  // backend/model/shelf/move.go
  "The new folder already has a different file with this name. Choose another folder.": "Der neue Ordner enthält schon eine andere Datei mit diesem Namen. Einen anderen Ordner wählen.",
  // backend/core/turn/again.go
  "The new version was the same as the one before.": "Die neue Fassung war dieselbe wie die vorige.",
  // backend/store/sqlite/look.go
  "The newest changes are missing from the database, because its log was lost or damaged.": "In der Datenbank fehlen die neuesten Änderungen, weil ihr Protokoll verloren oder beschädigt ist.",
  // backend/core/run/repeat.go
  "The next page is on another host, {a}. The pages end here.": "Die nächste Seite liegt auf einem anderen Host, {a}. Die Seiten enden hier.",
  // backend/core/turn/notes.go
  "The notes for you couldn't be written.": "Die Notizen für Sie konnten nicht geschrieben werden.",
  // backend/core/turn/planner.go
  "The oldest messages were summarized, so that the request fits the model's context: {n}.": "Damit die Anfrage in den Kontext des Modells passt, wurden die ältesten Nachrichten zusammengefasst: {n}.",
  // backend/core/flow/runner.go
  "The option onMaxTurns can be “ask” only in a flow that is kept, where you can answer.": "Die Option onMaxTurns kann nur „ask“ sein, wenn der Lauf gespeichert wird und Sie antworten können.",
  // backend/core/flow/runner.go
  "The option {a} can't be “{b}”.": "Die Option {a} kann nicht „{b}“ sein.",
  // backend/core/flow/runner.go
  "The option {a} must be between 0 and {n}.": "Die Option {a} muss zwischen 0 und {n} liegen.",
  // backend/service/runs/try_trigger.go
  "The other workflow has had no run that ended so. Run that workflow once to try the trigger.": "Vom anderen Workflow gibt es keinen Lauf, der so endete. Führen Sie ihn einmal aus, um den Auslöser auszuprobieren.",
  // backend/document/html.go
  "The page can't be converted to Markdown, so only its words were read.": "Die Seite lässt sich nicht in Markdown umwandeln, daher wurden nur ihre Wörter gelesen.",
  // backend/document/html.go
  "The page has an element larger than {a}. Terzetto read the page up to there.": "Die Seite hat ein Element, das größer als {a} ist. Terzetto hat die Seite bis dahin gelesen.",
  // backend/document/html.go
  "The page has too many parts, so only its words were read.": "Die Seite hat zu viele Teile, daher wurden nur ihre Wörter gelesen.",
  // backend/document/html.go
  "The page is larger than {a}, so only its words were read.": "Die Seite ist größer als {a}, daher wurden nur ihre Wörter gelesen.",
  // backend/document/html.go
  "The page is nested too deeply, so only its words were read.": "Die Seite ist zu tief verschachtelt, daher wurden nur ihre Wörter gelesen.",
  // backend/document/html.go
  "The page unpacks to too much, so only its words were read.": "Die Seite ist entpackt zu groß, daher wurden nur ihre Wörter gelesen.",
  // backend/core/flow/check.go
  "The parameters of the tool are not a JSON Schema.": "Die Parameter des Werkzeugs sind kein JSON-Schema.",
  // backend/tool/folder/folder.go
  "The path is too long.": "Der Pfad ist zu lang.",
  // backend/service/transfer/upload.go
  "The path leads to neither a file nor a folder.": "Der Pfad führt weder zu einer Datei noch zu einem Ordner.",
  // backend/store/sqlite/folder.go
  "The path of the data folder is too long for backups. Move the folder to a shorter path.": "Der Pfad des Datenordners ist zu lang für Sicherungen. Den Ordner an einen kürzeren Pfad verschieben.",
  // backend/store/sqlite/errors.go
  "The path of the file is too long: it has {n} bytes, and {m} are possible. Choose a folder with a shorter path.": "Der Pfad der Datei ist zu lang: Er hat {n} Byte, {m} sind möglich. Einen Ordner mit einem kürzeren Pfad wählen.",
  // backend/value/reference.go
  "The path “{a}” doesn't begin with /.": "Der Pfad „{a}“ beginnt nicht mit /.",
  // backend/value/reference.go
  "The path “{a}” has a ~ that is neither ~0 nor ~1.": "Der Pfad „{a}“ enthält ein ~, das weder ~0 noch ~1 ist.",
  // backend/store/scripts/script.go
  "The pattern has a flag that isn't known. Known flags are g, i, m, s and u.": "Das Muster hat ein unbekanntes Zeichen. Bekannt sind g, i, m, s und u.",
  // backend/core/run/instruction.go
  "The pause before a retry takes at most a year.": "Die Pause vor einer Wiederholung dauert höchstens ein Jahr.",
  // backend/story/card/charx.go
  "The picture in this card is damaged and was left out.": "Das Bild in dieser Karte ist beschädigt und wurde ausgelassen.",
  // backend/document/outline.go
  "The picture {a} couldn't be read.": "Das Bild {a} konnte nicht gelesen werden.",
  // backend/document/picture.go
  "The picture {a} is damaged and was left out.": "Das Bild {a} ist beschädigt und wurde ausgelassen.",
  // backend/document/picture.go
  "The picture {a} is damaged. A part may be missing.": "Das Bild {a} ist beschädigt. Ein Teil fehlt möglicherweise.",
  // backend/document/picture.go
  "The picture {a} is in a format that can't be shown.": "Das Format des Bilds {a} lässt sich nicht anzeigen.",
  // backend/document/picture.go
  "The picture {a} is larger than {n} megapixels and was left out.": "Das Bild {a} ist größer als {n} Megapixel und wurde ausgelassen.",
  // backend/store/archive/orb.go
  "The pictures of this conversation are larger than {n} MB.": "Die Bilder dieses Gesprächs sind größer als {n} MB.",
  // backend/core/turn/hooks.go
  "The plug-in {a} failed, so the reply has nothing more of it.": "Das Plug-in {a} ist fehlgeschlagen, daher enthält die Antwort nichts Weiteres von ihm.",
  // backend/core/turn/hooks.go
  "The plug-in {a} is still busy with an earlier reply, so it was left out.": "Das Plug-in {a} ist noch mit einer früheren Antwort beschäftigt und wurde daher ausgelassen.",
  // backend/core/plugin/call.go
  "The plug-in {a} is still busy with an earlier reply.": "Das Plug-in {a} ist noch mit einer früheren Antwort beschäftigt.",
  // backend/store/chats/conversation.go
  "The preset of this conversation was deleted. Choose another preset.": "Das Preset dieses Gesprächs wurde gelöscht. Ein anderes Preset wählen.",
  // backend/store/folders/folder.go
  "The preset of this folder was deleted. Choose another preset.": "Das Preset dieses Ordners wurde gelöscht. Ein anderes Preset wählen.",
  // backend/tool/mcp/program.go
  "The program didn't answer within {a}.": "Das Programm antwortete nicht innerhalb von {a}.",
  // backend/tool/program/run.go
  "The program made more files than Terzetto reads.": "Das Programm hat mehr Dateien erstellt, als Terzetto liest.",
  // backend/sound/speech/espeak.go
  "The program named espeak-ng on this computer isn't eSpeak NG. Install eSpeak NG, or choose another engine.": "Das Programm espeak-ng auf diesem Computer ist nicht eSpeak NG. eSpeak NG installieren oder eine andere Engine wählen.",
  // backend/sound/speech/piper.go
  "The program named piper on this computer isn't the speech engine. Install Piper, or choose another engine.": "Das Programm piper auf diesem Computer ist nicht die Sprach-Engine. Piper installieren oder eine andere Engine wählen.",
  // backend/tool/program/run.go
  "The program took longer than {a} and was stopped.": "Das Programm brauchte länger als {a} und wurde gestoppt.",
  // backend/tool/program/run.go
  "The program was stopped: {a}.": "Das Programm wurde gestoppt: {a}.",
  // backend/core/run/instruction.go
  "The question is missing.": "Die Frage fehlt.",
  // backend/story/quickreply/commands.go
  "The quick reply {a} uses commands that Terzetto doesn't understand: {b}.": "Die Schnellantwort {a} nutzt Befehle, die Terzetto nicht versteht: {b}.",
  // backend/api/audio.go
  "The reason to stop a channel must be skipped, lifecycle, ended or superseded.": "Der Grund, einen Kanal zu stoppen, muss skipped, lifecycle, ended oder superseded sein.",
  // backend/store/artifacts/cache.go
  "The recreated file is empty.": "Die neu erstellte Datei ist leer.",
  // backend/value/sources.go
  "The references in this value make more than {n} MB.": "Die Verweise in diesem Wert ergeben mehr als {n} MB.",
  // backend/model/llm/connect.go
  "The reply of {a} wasn't complete after {n} s, so Terzetto ended it.": "Die Antwort von {a} war nach {n} s nicht vollständig, also hat Terzetto sie beendet.",
  // backend/core/turn/again.go
  "The reply only repeated your message.": "Die Antwort wiederholte nur Ihre Nachricht.",
  // backend/core/turn/again.go
  "The reply repeated an earlier one word for word.": "Die Antwort wiederholte Wort für Wort eine frühere.",
  // backend/core/turn/writer.go
  "The reply repeated parts of Terzetto's own instructions, which were taken out: {n}.": "Die Antwort wiederholte Teile von Terzettos eigenen Anweisungen; sie wurden entfernt: {n}.",
  // backend/store/turns/commit.go
  "The reply was changed while the model continued it, so nothing was added.": "Die Antwort wurde während des Fortsetzens geändert, daher wurde nichts hinzugefügt.",
  // backend/core/turn/again.go
  "The reply was in another language than the conversation.": "Die Antwort war in einer anderen Sprache als das Gespräch.",
  // backend/api/hookbody.go
  "The request can't be unpacked: it is damaged or isn't packed as its Content-Encoding header says.": "Die Anfrage kann nicht entpackt werden: Sie ist beschädigt oder nicht so gepackt, wie ihr Header Content-Encoding sagt.",
  // backend/core/turn/director.go
  "The request doesn't fit the model's context.": "Die Anfrage passt nicht in den Kontext des Modells.",
  // backend/api/hookbody.go
  "The request ends too early: a part of it is missing.": "Die Anfrage endet zu früh: Ein Teil von ihr fehlt.",
  // backend/story/compaction/plan.go
  "The request exceeds the model's context of {n} tokens, mostly through {a} with about {m}. Shorten that part, or enlarge the context.": "Die Anfrage überschreitet den Kontext des Modells von {n} Token, vor allem durch {a} mit etwa {m}. Diesen Teil kürzen oder den Kontext vergrößern.",
  // backend/api/portable.go, backend/api/team.go
  "The request has no file.": "Die Anfrage hat keine Datei.",
  // backend/api/hook.go
  "The request has no valid token for this webhook.": "Die Anfrage hat kein gültiges Token für diesen Webhook.",
  // backend/api/server.go
  "The request has no valid token.": "Die Anfrage hat kein gültiges Token.",
  // backend/api/hookbody.go
  "The request is encoded as “{a}”. Send it as gzip, as deflate, or as it is.": "Die Anfrage ist als „{a}“ codiert. Senden Sie sie als gzip, als deflate oder so, wie sie ist.",
  // backend/service/localmodel/transport.go
  "The request is larger than a model can read.": "Die Anfrage ist größer, als ein Modell lesen kann.",
  // backend/api/server.go, backend/api/upload.go
  "The request is larger than {n} MB.": "Die Anfrage ist größer als {n} MB.",
  // backend/api/server.go
  "The request is larger than {n} MB. Send the file as multipart/form-data.": "Die Anfrage ist größer als {n} MB. Die Datei als multipart/form-data senden.",
  // backend/api/hookbody.go
  "The request is neither JSON, a form nor text.": "Die Anfrage ist weder JSON noch ein Formular noch Text.",
  // backend/api/hookbody.go, backend/api/operation.go
  "The request is not valid JSON.": "Die Anfrage ist kein gültiges JSON.",
  // backend/api/operation.go, backend/api/server.go
  "The request must be a JSON object.": "Die Anfrage muss ein JSON-Objekt sein.",
  // backend/api/server.go
  "The request must be sent as application/json.": "Die Anfrage muss als application/json gesendet werden.",
  // backend/core/run/block.go
  "The results of the steps in {a} are larger than {n} MB together.": "Die Ergebnisse der Schritte in {a} sind zusammen größer als {n} MB.",
  // backend/core/turn/director.go
  "The rewriter couldn't run, so your message was sent unchanged.": "Das Umschreiben war nicht möglich, daher wurde Ihre Nachricht unverändert gesendet.",
  // backend/core/turn/director.go
  "The rewriter's form held nothing of use, so your message was sent unchanged.": "Das Umschreiben ergab nichts Brauchbares, daher wurde Ihre Nachricht unverändert gesendet.",
  // backend/core/flow/opening.go
  "The role of message {n} is “{a}”. Only user and assistant are allowed.": "Die Rolle von Nachricht {n} ist „{a}“. Nur user und assistant sind erlaubt.",
  // backend/base/calendar/days.go
  "The rule of days can't be read. Write one such as RRULE:FREQ=MONTHLY;BYDAY=-1FR.": "Die Regel für die Tage ist nicht lesbar. Schreiben Sie eine wie RRULE:FREQ=MONTHLY;BYDAY=-1FR.",
  // backend/core/run/call.go
  "The run continues without {a}.": "Der Lauf geht ohne {a} weiter.",
  // app/run.go
  "The run needs an answer, and this isn't a terminal. Answer in the window.": "Der Lauf braucht eine Antwort, aber dies ist kein Terminal. Im Fenster antworten.",
  // app/run.go
  "The run needs an answer. Answer in the window.": "Der Lauf braucht eine Antwort. Im Fenster antworten.",
  // backend/core/run/child.go
  "The run of {a} is done.": "Der Lauf von {a} ist fertig.",
  // backend/core/plugin/tts/plugin.go
  "The sample text is too long.": "Der Probetext ist zu lang.",
  // backend/core/run/schedule.go
  "The schedule “{a}” never runs.": "Der Zeitplan „{a}“ läuft nie.",
  // backend/core/run/instruction.go, backend/tool/model/ask.go
  "The schema of the answer is not a JSON Schema.": "Das Schema der Antwort ist kein JSON-Schema.",
  // backend/service/library/artifact.go, backend/store/artifacts/group.go
  "The scope must be variant or group.": "Der Geltungsbereich muss variant oder group sein.",
  // backend/store/index/search.go
  "The search index is being rebuilt. Try again in a moment.": "Der Suchindex wird neu aufgebaut. Gleich noch einmal versuchen.",
  // backend/store/index/vectors.go
  "The search index of a file is damaged.": "Der Suchindex einer Datei ist beschädigt.",
  // backend/tool/web/service.go
  "The searches of your {a} account are used up. Check the plan of the account.": "Die Suchen Ihres Kontos bei {a} sind aufgebraucht. Den Tarif des Kontos prüfen.",
  // backend/value/missing.go
  "The secret “{a}” is not set.": "Der geheime Wert „{a}“ ist nicht gesetzt.",
  // backend/sound/audio/plan.go
  "The segment begins after the end of the sound.": "Der Abschnitt beginnt nach dem Ende des Tons.",
  // backend/document/produce/chart.go
  "The series “{a}” has a value that is too large to draw.": "Die Reihe „{a}“ hat einen Wert, der zum Zeichnen zu groß ist.",
  // backend/document/produce/chart.go
  "The series “{a}” has {n} values for {m} labels.": "Die Reihe „{a}“ hat {n} Werte für {m} Beschriftungen.",
  // backend/model/llm/discover.go, backend/model/llm/probe.go
  "The server answers, but lists no models.": "Der Server antwortet, nennt aber keine Modelle.",
  // backend/model/llm/probe.go
  "The server answers.": "Der Server antwortet.",
  // backend/core/turn/calls.go
  "The server cut off the conversation, because its context is too small. Enlarge the context, or start a new conversation.": "Der Server hat das Gespräch abgeschnitten, weil sein Kontext zu klein ist. Den Kontext vergrößern oder ein neues Gespräch beginnen.",
  // backend/tool/mcp/address.go
  "The server didn't answer within {a}.": "Der Server antwortete nicht innerhalb von {a}.",
  // backend/model/llm/probe.go
  "The server doesn't list {a}. Its models are {b}.": "Der Server bietet {a} nicht an. Seine Modelle sind {b}.",
  // backend/model/llm/probe.go
  "The server doesn't say how large its context is.": "Der Server nennt die Größe seines Kontexts nicht.",
  // backend/model/llm/probe.go
  "The server doesn't say whether the model can see images.": "Der Server sagt nicht, ob das Modell Bilder sehen kann.",
  // backend/model/llm/refusal.go
  "The server has no model named {a}.": "Der Server hat kein Modell namens {a}.",
  // backend/model/llm/discover.go
  "The server has no model yet.": "Der Server hat noch kein Modell.",
  // backend/model/llm/probe.go
  "The server has the model {a}.": "Der Server hat das Modell {a}.",
  // backend/model/llm/refusal.go
  "The server is busy. Try again in a moment.": "Der Server ist ausgelastet. Gleich noch einmal versuchen.",
  // backend/model/llm/discover.go
  "The server is loading its model.": "Der Server lädt sein Modell.",
  // backend/model/llm/refusal.go
  "The server is still loading its model. Try again in a moment.": "Der Server lädt sein Modell noch. Gleich noch einmal versuchen.",
  // backend/model/llm/probe.go
  "The server lists no models.": "Der Server nennt keine Modelle.",
  // backend/model/llm/refusal.go
  "The server needs a key, or the saved key is wrong.": "Der Server verlangt einen Schlüssel, oder der gespeicherte Schlüssel ist falsch.",
  // backend/model/llm/discover.go
  "The server needs a key.": "Der Server verlangt einen Schlüssel.",
  // backend/model/llm/refusal.go
  "The server refused the request.": "Der Server lehnte die Anfrage ab.",
  // backend/sound/audio/mixer.go
  "The sound device was disconnected. Reconnect the device, then resume.": "Das Tongerät wurde getrennt. Das Gerät wieder anschließen und fortsetzen.",
  // backend/sound/audio/clip.go
  "The sound has {n} MB. The limit is {m} MB.": "Der Ton hat {n} MB. Das Limit ist {m} MB.",
  // backend/sound/audio/clip.go
  "The sound is longer than {n} hours.": "Der Ton ist länger als {n} Stunden.",
  // backend/sound/speech/join.go
  "The sound is too long for one file. Export the sound in parts.": "Der Ton ist zu lang für eine Datei. Den Ton in Teilen exportieren.",
  // backend/sound/audio/append.go
  "The sound is too long to play at once.": "Der Ton ist zu lang, um ihn auf einmal abzuspielen.",
  // backend/core/plugin/tts/sound.go
  "The speech engine {a} was removed. Choose another voice.": "Die Sprach-Engine {a} wurde entfernt. Eine andere Stimme wählen.",
  // backend/store/teams/imported.go
  "The state of the item is missing.": "Der Zustand des Elements fehlt.",
  // backend/core/flow/branches.go
  "The step took too long and was stopped.": "Der Schritt dauerte zu lange und wurde gestoppt.",
  // backend/value/use.go
  "The step {a} has no result yet at this point.": "Der Schritt {a} hat an dieser Stelle noch kein Ergebnis.",
  // backend/model/localserver/failure.go
  "The system doesn't allow {a} to run. A virus scanner or the file's rights may be why.": "Das System lässt {a} nicht laufen. Der Grund kann ein Virenscanner sein oder die Rechte der Datei.",
  // backend/document/produce/chart.go
  "The table has no numbers to draw.": "Die Tabelle hat keine Zahlen zum Zeichnen.",
  // backend/store/archive/foreign.go
  "The table {a} is larger than {n} MB.": "Die Tabelle {a} ist größer als {n} MB.",
  // backend/store/turns/turn.go
  "The target is not a reply of this conversation": "Das Ziel ist keine Antwort dieses Gesprächs",
  // backend/core/team/task_run.go
  "The task has already ended.": "Die Aufgabe ist bereits beendet.",
  // backend/tool/program/tool.go
  "The task has no document named {a}.": "Die Aufgabe hat kein Dokument namens {a}.",
  // backend/core/team/agents/web.go
  "The task has no web address to read.": "Die Aufgabe nennt keine Webadresse.",
  // backend/base/lifecycle/task.go
  "The task is already running.": "Die Aufgabe läuft bereits.",
  // backend/core/team/machine.go
  "The team can't do this right now.": "Das Team kann das gerade nicht tun.",
  // backend/core/team/runner.go
  "The team can't start right now. Try again in a moment.": "Das Team kann gerade nicht beginnen. Gleich noch einmal versuchen.",
  // backend/core/team/machine.go
  "The team has already finished this request.": "Das Team hat diesen Auftrag bereits beendet.",
  // backend/core/team/machine.go, backend/core/team/runner.go
  "The team is still working on this request. Stop the team first, or wait.": "Das Team arbeitet noch an diesem Auftrag. Das Team zuerst stoppen oder warten.",
  // backend/core/flow/check.go
  "The temperature must be between 0 and 10.": "Die Temperatur muss zwischen 0 und 10 liegen.",
  // backend/document/office/package.go
  "The template is larger than {n} MB unpacked.": "Die Vorlage ist entpackt größer als {n} MB.",
  // backend/document/charset/said.go
  "The text doesn't name its encoding. Terzetto read the text as {a}.": "Der Text nennt seine Kodierung nicht. Terzetto hat den Text als {a} gelesen.",
  // backend/core/team/agents/render.go
  "The text for {a} is not valid JSON.": "Der Text für {a} ist kein gültiges JSON.",
  // backend/document/produce/print.go
  "The text has no table.": "Der Text enthält keine Tabelle.",
  // backend/sound/speech/engine.go
  "The text has no words to speak.": "Der Text hat keine Wörter zum Sprechen.",
  // backend/api/operations.go
  "The text has {n} characters. A message can have at most {m}.": "Der Text hat {n} Zeichen. Eine Nachricht kann höchstens {m} haben.",
  // backend/sound/speech/engine.go
  "The text is too long to speak. Use parts of at most {n} characters.": "Der Text ist zu lang zum Sprechen. Teile mit höchstens {n} Zeichen verwenden.",
  // backend/document/charset/said.go
  "The text names the encoding “{a}”, which isn't its own. Terzetto read the text as {b}.": "Der Text nennt die Kodierung „{a}“, die nicht seine ist. Terzetto hat den Text als {b} gelesen.",
  // backend/story/card/png.go
  "The text of this card unpacks to more than 16 MB.": "Der Text dieser Karte ist entpackt größer als 16 MB.",
  // backend/story/card/object.go
  "The text of this file is larger than 16 MB.": "Der Text dieser Datei ist größer als 16 MB.",
  // backend/story/fact/foreign/foreign.go
  "The text of this file is not UTF-8. Save it as UTF-8, and import it again.": "Der Text dieser Datei ist nicht UTF-8. Als UTF-8 speichern und erneut importieren.",
  // backend/core/turn/director.go
  "The time limit of {n} s for Director and Editor was reached.": "Das Zeitlimit von {n} s für Regisseur und Lektor ist erreicht.",
  // backend/tool/mcp/connection.go
  "The tool descriptions of {a} are larger than {n} MB.": "Die Werkzeugbeschreibungen von {a} sind größer als {n} MB.",
  // backend/tool/variable.go
  "The tool {a} didn't declare the variable {b}.": "Das Werkzeug {a} hat die Variable {b} nicht angegeben.",
  // backend/tool/variable.go
  "The tool {a} needs the variable {b}. Variables are not available here.": "Das Werkzeug {a} braucht die Variable {b}. Variablen sind hier nicht verfügbar.",
  // backend/core/team/agent_context.go
  "The tool {a} was removed.": "Das Werkzeug {a} wurde entfernt.",
  // backend/api/portable.go, backend/service/transfer/upload.go
  "The upload was incomplete. Upload the file again.": "Die Datei wurde nicht vollständig hochgeladen. Die Datei erneut hochladen.",
  // backend/tool/web/request.go
  "The value of the header {a} contains line breaks, or is too long.": "Der Wert des Headers {a} enthält Zeilenumbrüche oder ist zu lang.",
  // backend/core/run/permission.go
  "The value of {a} contains a pattern, so a permission can't include it.": "Der Wert von {a} enthält ein Muster und kann nicht Teil einer Berechtigung sein.",
  // backend/tool/web/request.go
  "The value of {a} must be text, a number, or a list of them.": "Der Wert von {a} muss Text, eine Zahl oder eine Liste davon sein.",
  // backend/value/missing.go
  "The value of “{a}” can't be used.": "Der Wert von „{a}“ ist nicht verwendbar.",
  // backend/value/fit.go
  "The value of “{a}” is a list.": "Der Wert von „{a}“ ist eine Liste.",
  // backend/value/fit.go
  "The value of “{a}” is a number.": "Der Wert von „{a}“ ist eine Zahl.",
  // backend/value/fit.go
  "The value of “{a}” is a whole number.": "Der Wert von „{a}“ ist eine ganze Zahl.",
  // backend/value/fit.go
  "The value of “{a}” is an object.": "Der Wert von „{a}“ ist ein Objekt.",
  // backend/value/fit.go
  "The value of “{a}” is empty.": "Der Wert von „{a}“ ist leer.",
  // backend/value/fit.go
  "The value of “{a}” is text.": "Der Wert von „{a}“ ist Text.",
  // backend/value/fit.go
  "The value of “{a}” is true or false.": "Der Wert von „{a}“ ist wahr (true) oder falsch (false).",
  // backend/core/run/instruction.go
  "The values have more than {n} KB together.": "Die Werte haben zusammen mehr als {n} KB.",
  // backend/store/secrets/variable.go
  "The variable {a} has no value yet. Enter one under Variables.": "Die Variable {a} hat noch keinen Wert. Unter „Variablen“ einen eingeben.",
  // backend/value/missing.go
  "The variable “{a}” is not set.": "Die Variable „{a}“ ist nicht gesetzt.",
  // backend/value/sources.go
  "The variable “{a}” refers to itself.": "Die Variable „{a}“ verweist auf sich selbst.",
  // backend/story/quickreply/commands.go
  "The variables of this conversation have no more room.": "Die Variablen dieser Unterhaltung haben keinen Platz mehr.",
  // backend/core/run/control.go
  "The wait is over.": "Die Wartezeit ist vorbei.",
  // app/windowkit_linux.go
  "The window needs WebKitGTK 4.1. Install the package libwebkit2gtk-4.1-0, or use terzetto serve.": "Das Fenster braucht WebKitGTK 4.1. Das Paket libwebkit2gtk-4.1-0 installieren oder terzetto serve verwenden.",
  // app/windowkit_windows.go
  "The window needs WebView2. Start Terzetto once and let it install WebView2, or use terzetto serve.": "Das Fenster braucht WebView2. Terzetto einmal starten und WebView2 installieren lassen oder terzetto serve verwenden.",
  // backend/core/team/machine.go
  "The work plan couldn't be used and is asked for once more: {a}": "Der Arbeitsplan war nicht verwendbar und wird noch einmal angefordert: {a}",
  // backend/core/team/work.go
  "The work plan took longer than {a} and was stopped.": "Der Arbeitsplan dauerte länger als {a} und wurde abgebrochen.",
  // backend/core/team/machine.go
  "The work plan was used without a document that is not there: {a}.": "Der Arbeitsplan wurde ohne ein fehlendes Dokument verwendet: {a}.",
  // backend/core/run/control.go
  "The workflow ends here.": "Der Workflow endet hier.",
  // backend/core/run/workflow.go
  "The workflow needs a name.": "Der Workflow braucht einen Namen.",
  // backend/service/runs/run.go
  "The workflow of this run was deleted, so the run can't be repeated.": "Der Workflow dieses Laufs wurde gelöscht, daher lässt sich der Lauf nicht wiederholen.",
  // backend/tool/folder/make.go
  "There are no rows for the document.": "Es gibt keine Zeilen für das Dokument.",
  // backend/story/prose/reason.go
  "There are {n} fragments in a row.": "{n} Satzfetzen stehen in Folge.",
  // backend/tool/folder/rename.go
  "There is already a file named {a}.": "Es gibt bereits eine Datei namens {a}.",
  // backend/store/sqlite/backup.go
  "There is already a file with this name. Choose another name.": "Es gibt bereits eine Datei mit diesem Namen. Einen anderen Namen wählen.",
  // backend/store/library/fragment.go
  "There is already a fragment with this id.": "Es gibt bereits ein Fragment mit dieser ID.",
  // backend/store/settings/preset.go
  "There is already a preset named {a}. Choose another name.": "Es gibt bereits ein Preset namens {a}. Einen anderen Namen wählen.",
  // backend/service/toolbox/server.go, backend/store/secrets/tool_server.go
  "There is already a server named {a}. Choose another name.": "Es gibt bereits einen Server namens {a}. Einen anderen Namen wählen.",
  // backend/store/secrets/variable.go
  "There is already a variable named {a} in this scope. Choose another name.": "In diesem Geltungsbereich gibt es bereits eine Variable namens {a}. Einen anderen Namen wählen.",
  // backend/core/team/agent.go, backend/service/teams/agent.go, backend/store/teams/settings.go
  "There is already an agent named {a}. Choose another name.": "Es gibt bereits einen Agenten namens {a}. Einen anderen Namen wählen.",
  // backend/store/assistants/assistant.go
  "There is already an assistant named {a}. Choose another name.": "Es gibt bereits einen Assistenten namens {a}. Einen anderen Namen wählen.",
  // backend/service/runs/assistant.go
  "There is no assistant named {a}.": "Es gibt keinen Assistenten namens {a}.",
  // backend/core/plugin/example/lantern.go
  "There is no character who could have a wick.": "Es gibt keinen Charakter, der einen Docht haben könnte.",
  // backend/document/produce/chart.go
  "There is no chart of the kind “{a}”. Choose bar, line, scatter or pie.": "Es gibt kein Diagramm der Art „{a}“. Möglich sind bar, line, scatter und pie.",
  // backend/model/llm/refusal.go
  "There is no chat API at {a}. Check the address of the server.": "Unter {a} gibt es keine Chat-API. Die Adresse des Servers prüfen.",
  // backend/store/triggers/trigger.go
  "There is no command /{a}.": "Es gibt keinen Befehl /{a}.",
  // backend/model/llm/connect.go
  "There is no computer named {a}.": "Es gibt keinen Computer namens {a}.",
  // backend/service/localmodel/engine.go
  "There is no engine named {a} for this computer.": "Für diesen Computer gibt es keine Engine namens {a}.",
  // backend/service/localmodel/engine.go
  "There is no engine on this computer that can run the model. Install it in Settings, Models.": "Auf diesem Computer ist keine Engine, die das Modell ausführen kann. In den Einstellungen unter „Modelle“ installieren.",
  // backend/service/localmodel/engine.go
  "There is no engine to download for this system. Install llama.cpp yourself, and name its path.": "Für dieses System gibt es keine Engine zum Herunterladen. llama.cpp selbst installieren und den Pfad angeben.",
  // backend/service/runs/check.go
  "There is no field “{a}” in {b}.": "In {b} gibt es kein Feld „{a}“.",
  // backend/core/team/runner.go
  "There is no file with the id {a}.": "Es gibt keine Datei mit der ID {a}.",
  // backend/tool/mcp/program.go
  "There is no folder {a}. Choose the folder in which {b} works again.": "Es gibt keinen Ordner {a}. Wählen Sie den Ordner, in dem {b} arbeitet, neu.",
  // backend/service/toolbox/server.go, backend/service/toolbox/settings.go
  "There is no folder {a}. Create the folder first.": "Den Ordner {a} gibt es nicht. Den Ordner zuerst anlegen.",
  // backend/service/toolbox/chat.go
  "There is no group of tools named {a}.": "Es gibt keine Gruppe von Werkzeugen namens {a}.",
  // backend/tool/web/transport.go
  "There is no host named {a}.": "Es gibt keinen Host namens {a}.",
  // backend/tool/web/service.go
  "There is no key for {a}. Enter a key in Settings, under Tools and servers.": "Für {a} ist kein Schlüssel gespeichert. Einen Schlüssel in den Einstellungen unter „Werkzeuge und Server“ eingeben.",
  // app/doctor.go
  "There is no model named “{a}”. Choose one of {b}.": "Es gibt kein Modell namens „{a}“. Eines von diesen wählen: {b}.",
  // backend/api/server.go
  "There is no page at this address.": "Unter dieser Adresse gibt es keine Seite.",
  // backend/model/localserver/find.go
  "There is no program at this path.": "Unter diesem Pfad ist kein Programm.",
  // backend/tool/mcp/program.go
  "There is no program named {a} on this computer. Install the program, or give its whole path.": "Auf diesem Computer gibt es kein Programm namens {a}. Das Programm installieren oder den ganzen Pfad angeben.",
  // backend/service/quickreplies/service.go
  "There is no quick reply {a}.": "Es gibt keine Schnellantwort {a}.",
  // backend/store/chats/log.go
  "There is no record of this message": "Zu dieser Nachricht gibt es keine Aufzeichnung",
  // backend/model/dialect/setting.go
  "There is no setting named {a}.": "Es gibt keine Einstellung namens {a}.",
  // backend/sound/speech/join.go
  "There is no sound to export.": "Es gibt keinen Ton zum Exportieren.",
  // backend/value/use.go
  "There is no step with the id {a}.": "Es gibt keinen Schritt mit der ID {a}.",
  // backend/service/runs/try_trigger.go
  "There is no such file in this folder yet. Put one there to try the trigger.": "In diesem Ordner gibt es noch keine solche Datei. Legen Sie eine hinein, um den Auslöser auszuprobieren.",
  // backend/store/turns/turn.go
  "There is no such kind of turn.": "Diese Art von Runde gibt es nicht.",
  // backend/store/plugins/state.go
  "There is no such place for a plug-in's state.": "Diesen Ort für den Zustand eines Plug-ins gibt es nicht.",
  // backend/service/library/plugin.go
  "There is no such plug-in.": "Dieses Plug-in gibt es nicht.",
  // backend/tool/folder/make.go
  "There is no text for the document.": "Es gibt keinen Text für das Dokument.",
  // backend/core/run/call.go, backend/core/team/agent_context.go, backend/service/runs/check.go, backend/service/runs/proposal.go, backend/service/runs/run.go, backend/service/runs/try.go, backend/service/teams/agent.go, backend/service/toolbox/search.go, backend/tool/call.go
  "There is no tool named {a}.": "Es gibt kein Werkzeug namens {a}.",
  // backend/store/turns/turn.go
  "There is no user message above it": "Darüber steht keine Nachricht des Benutzers",
  // backend/value/condition_names.go, backend/value/missing.go, backend/value/use.go
  "There is no value named {a} here.": "Hier gibt es keinen Wert namens {a}.",
  // backend/value/use.go
  "There is no variable named {a}.": "Es gibt keine Variable namens {a}.",
  // backend/story/quickreply/commands.go
  "There is no variable {a} in this script. /let makes one.": "In diesem Skript gibt es keine Variable {a}. /let legt eine an.",
  // backend/api/hook.go
  "There is no webhook at this address.": "Unter dieser Adresse gibt es keinen Webhook.",
  // backend/service/runs/workflow.go, backend/store/workflows/workflow.go
  "There is no workflow named {a}.": "Es gibt keinen Workflow namens {a}.",
  // backend/tool/folder/folder.go
  "There is no {a} in the chosen folder.": "Im gewählten Ordner gibt es {a} nicht.",
  // backend/value/missing.go
  "There is no “{a}” in the data of the trigger.": "In den Daten des Auslösers gibt es kein „{a}“.",
  // backend/value/missing.go
  "There is no “{a}” in the item “{b}”.": "Im Element „{b}“ gibt es kein „{a}“.",
  // backend/value/missing.go
  "There is no “{a}” in the last error.": "Im letzten Fehler gibt es kein „{a}“.",
  // backend/value/missing.go
  "There is no “{a}” in the last result.": "Im letzten Ergebnis gibt es kein „{a}“.",
  // backend/value/missing.go
  "There is no “{a}” in the result of step “{b}”.": "Im Ergebnis von Schritt „{b}“ gibt es kein „{a}“.",
  // backend/value/missing.go
  "There is no “{a}” in the variable “{b}”.": "In der Variablen „{b}“ gibt es kein „{a}“.",
  // backend/model/localserver/failure.go
  "There is not enough free memory for {a}.": "Für {a} ist nicht genug Speicher frei.",
  // backend/core/turn/summary.go
  "There is nothing to summarize yet: the model always reads the last six messages themselves.": "Es gibt noch nichts zusammenzufassen: Die letzten sechs Nachrichten liest das Modell immer selbst.",
  // backend/service/localmodel/runner.go
  "There was too little memory, so {a} was started with a context of {n} tokens and a smaller cache.": "Für {a} war zu wenig Speicher frei, darum der Start mit einem Kontext von {n} Token und kleinerem Cache.",
  // backend/core/run/request.go
  "These arguments come from inside the step and can't be changed.": "Diese Argumente kommen aus dem Schritt selbst und lassen sich nicht ändern.",
  // backend/core/assistant/runner.go
  "These tools were removed: {a}.": "Diese Werkzeuge wurden entfernt: {a}.",
  // backend/story/prose/reason.go
  "These words are from the character's description: {a}.": "Diese Worte sind aus der Beschreibung des Charakters: {a}.",
  // backend/story/prose/reason.go
  "These words are from your message: {a}.": "Diese Worte sind aus Ihrer Nachricht: {a}.",
  // backend/story/prose/reason.go
  "These words are in {n} replies: {a}.": "Diese Wörter stehen in {n} Antworten: {a}.",
  // backend/core/run/circle.go
  "These workflows run each other in an endless loop: {a}. Add a condition to one of the steps.": "Diese Workflows führen einander in einer Endlosschleife aus: {a}. Einem der Schritte eine Bedingung geben.",
  // backend/core/run/circle.go
  "These workflows start each other in an endless loop: {a}.": "Diese Workflows starten einander in einer Endlosschleife: {a}.",
  // backend/story/card/charx.go
  "This CHARX file has {n} files. The limit is {m}.": "Diese CHARX-Datei hat {n} Dateien. Das Limit ist {m}.",
  // backend/story/card/charx.go
  "This CHARX file is damaged or incomplete.": "Diese CHARX-Datei ist beschädigt oder unvollständig.",
  // backend/story/card/charx.go
  "This CHARX file unpacks to more than 64 MB.": "Diese CHARX-Datei ist entpackt größer als 64 MB.",
  // backend/story/card/png.go
  "This PNG is damaged or incomplete.": "Dieses PNG ist beschädigt oder unvollständig.",
  // backend/base/datadir/unusable.go
  "This account can't write to {a}. Change the permissions, or choose another folder with --data-dir.": "Dieses Konto darf nicht in {a} schreiben. Die Zugriffsrechte ändern oder mit --data-dir einen anderen Ordner wählen.",
  // backend/api/server.go
  "This address accepts only GET and HEAD.": "Diese Adresse nimmt nur GET und HEAD an.",
  // backend/model/llm/discover.go
  "This address answers, but not as a model server.": "Diese Adresse antwortet, aber nicht als Modellserver.",
  // backend/api/server.go
  "This address doesn't belong to Terzetto.": "Diese Adresse gehört nicht zu Terzetto.",
  // backend/model/llm/discover.go
  "This address is a web interface, not a model server.": "Unter dieser Adresse liegt eine Weboberfläche, kein Modellserver.",
  // backend/service/localmodel/add.go
  "This address is not that of a .gguf file.": "Diese Adresse ist nicht die einer .gguf-Datei.",
  // backend/model/serverurl/serverurl.go
  "This address is not valid. Enter one such as http://127.0.0.1:11434.": "Diese Adresse ist ungültig. Eine wie http://127.0.0.1:11434 eingeben.",
  // backend/sound/speech/serverlist.go
  "This address is not valid. Enter one such as http://127.0.0.1:8880.": "Diese Adresse ist ungültig. Eine wie http://127.0.0.1:8880 eingeben.",
  // backend/model/fetch/fetch.go
  "This address is not valid. Enter one that begins with https://.": "Diese Adresse ist ungültig. Eine Adresse eingeben, die mit https:// beginnt.",
  // backend/api/team.go, backend/store/teams/settings.go
  "This agent was deleted.": "Dieser Agent wurde gelöscht.",
  // backend/story/portable/source.go
  "This archive has more than {n} files.": "Dieses Archiv hat mehr als {n} Dateien.",
  // backend/story/portable/source.go
  "This archive is damaged or incomplete.": "Dieses Archiv ist beschädigt oder unvollständig.",
  // backend/store/assistants/assistant.go
  "This assistant was deleted.": "Dieser Assistent wurde gelöscht.",
  // backend/store/artifacts/group.go
  "This attachment is not the first of its group.": "Dieser Anhang ist nicht der erste seiner Gruppe.",
  // backend/service/transfer/restore.go
  "This backup was removed from the backup folder.": "Diese Sicherung wurde aus dem Sicherungsordner entfernt.",
  // backend/store/calls/call.go
  "This call of a tool was deleted.": "Dieser Werkzeugaufruf wurde gelöscht.",
  // backend/core/toolchat/question.go
  "This call was already answered.": "Dieser Aufruf wurde schon beantwortet.",
  // backend/store/archive/transcript_import.go
  "This call was not made.": "Dieser Aufruf wurde nicht gemacht.",
  // backend/story/card/card.go
  "This card has a newer format. Terzetto keeps the parts that it doesn't know.": "Diese Karte hat ein neueres Format. Unbekannte Teile bewahrt Terzetto auf.",
  // backend/story/card/book.go
  "This card has no lorebook.": "Diese Karte hat kein Lorebook.",
  // backend/story/card/card.go
  "This card has no name, so it is not a character.": "Diese Karte hat keinen Namen und ist daher kein Charakter.",
  // backend/story/card/card.go
  "This card has no name, so the character has the name of the file.": "Diese Karte hat keinen Namen, deshalb heißt der Charakter wie die Datei.",
  // backend/store/turns/speaker.go
  "This character doesn't take part in the conversation.": "Dieser Charakter nimmt nicht am Gespräch teil.",
  // backend/store/library/character.go
  "This character has no image.": "Dieser Charakter hat kein Bild.",
  // backend/store/library/card.go, backend/store/library/character.go
  "This character is already in the library.": "Dieser Charakter ist bereits in der Bibliothek.",
  // backend/store/archive/foreign.go
  "This character is larger than {n} MB.": "Dieser Charakter ist größer als {n} MB.",
  // backend/store/chats/cast.go
  "This character is not in the library.": "Dieser Charakter ist nicht in der Bibliothek.",
  // backend/core/plugin/tts/plugin.go
  "This character isn't in the conversation.": "Dieser Charakter ist nicht im Gespräch.",
  // backend/story/portable/silly.go
  "This chat has more than {n} MB of text.": "Dieser Chat enthält mehr als {n} MB Text.",
  // backend/story/fact/foreign/chat.go
  "This chat has no memories of Qvink. Import it as a conversation.": "Dieser Chat hat keine Erinnerungen von Qvink. Als Gespräch importieren.",
  // backend/story/portable/silly.go
  "This chat has no message, so it was left out.": "Dieser Chat hat keine Nachricht und wurde weggelassen.",
  // backend/story/portable/silly.go
  "This chat is larger than 128 MB.": "Dieser Chat ist größer als 128 MB.",
  // backend/tool/folder/folder.go
  "This computer denies access to {a}.": "Dieser Computer verweigert den Zugriff auf {a}.",
  // backend/service/toolbox/settings.go
  "This computer has no home folder. Give the whole path.": "Dieser Computer hat keinen persönlichen Ordner. Den ganzen Pfad angeben.",
  // backend/service/narration/say.go
  "This computer has no sound device.": "Dieser Computer hat kein Tongerät.",
  // backend/sound/audio/devicewatch.go
  "This computer has no sound device. Everything else works.": "Dieser Computer hat kein Tongerät. Alles andere funktioniert.",
  // backend/core/run/schedule.go, backend/tool/clock.go
  "This computer knows no time zone named {a}.": "Dieser Computer kennt keine Zeitzone namens {a}.",
  // backend/core/plugin/tts/plugin.go
  "This conversation has no character, so it uses the voice from Settings.": "Dieses Gespräch hat keinen Charakter und verwendet daher die Stimme aus den Einstellungen.",
  // backend/store/archive/foreign.go
  "This conversation is larger than {n} MB.": "Dieses Gespräch ist größer als {n} MB.",
  // backend/store/chats/trash.go
  "This conversation is not in the trash. Move the conversation to the trash first.": "Dieses Gespräch ist nicht im Papierkorb. Das Gespräch zuerst in den Papierkorb verschieben.",
  // backend/story/portable/appchat.go
  "This conversation is too long, or a message in it is longer than 2 MB.": "Dieses Gespräch ist zu lang, oder eine Nachricht darin ist länger als 2 MB.",
  // backend/service/runs/tools.go
  "This conversation was deleted. Choose another one.": "Dieses Gespräch wurde gelöscht. Wählen Sie ein anderes.",
  // backend/store/archive/orb.go
  "This database has no conversations of Orb.": "Diese Datenbank hat keine Gespräche von Orb.",
  // backend/model/fetch/note.go
  "This download is still running. Pause it, then delete it.": "Dieser Download läuft noch. Erst anhalten, dann löschen.",
  // backend/chat/draft.go, backend/store/workflows/draft.go
  "This draft is too long to be kept.": "Dieser Entwurf ist zu lang, um behalten zu werden.",
  // backend/store/facts/fact.go
  "This fact was deleted.": "Dieser Fakt wurde gelöscht.",
  // backend/value/fit.go
  "This field stays empty.": "Dieses Feld bleibt leer.",
  // backend/value/fit.go
  "This field takes a list.": "Dieses Feld braucht eine Liste.",
  // backend/value/fit.go
  "This field takes a number.": "Dieses Feld braucht eine Zahl.",
  // backend/value/fit.go
  "This field takes a whole number.": "Dieses Feld braucht eine ganze Zahl.",
  // backend/value/fit.go
  "This field takes an object.": "Dieses Feld braucht ein Objekt.",
  // backend/value/fit.go
  "This field takes one of these types: {a}.": "Dieses Feld braucht einen dieser Typen: {a}.",
  // backend/value/fit.go
  "This field takes text.": "Dieses Feld braucht Text.",
  // backend/value/fit.go
  "This field takes true or false.": "Dieses Feld braucht wahr (true) oder falsch (false).",
  // backend/store/files/file.go
  "This file belongs to a message. Delete the message instead.": "Diese Datei gehört zu einer Nachricht. Stattdessen die Nachricht löschen.",
  // backend/story/portable/stream.go
  "This file contains more than 1 MB of blank space.": "Diese Datei enthält mehr als 1 MB Leerraum.",
  // backend/story/portable/silly.go
  "This file contains no chat.": "Diese Datei enthält keinen Chat.",
  // backend/story/portable/stream.go
  "This file contains no conversation that Terzetto can read.": "Diese Datei enthält kein Gespräch, das Terzetto lesen kann.",
  // backend/story/fact/foreign/foreign.go
  "This file has more than {n} memories.": "Diese Datei hat mehr als {n} Erinnerungen.",
  // backend/story/card/charx.go
  "This file has no card.json, so it is not a CHARX card.": "Diese Datei hat keine card.json und ist daher keine CHARX-Karte.",
  // backend/story/card/book.go
  "This file has no entries, so it is not a lorebook.": "Diese Datei hat keine Einträge und ist daher kein Lorebook.",
  // backend/story/fact/foreign/foreign.go
  "This file has no memories that Terzetto can read. It reads those of Memory Books, Qvink, Marinara and CharMemory.": "Diese Datei hat keine Erinnerungen, die Terzetto lesen kann. Es liest die von Memory Books, Qvink, Marinara und CharMemory.",
  // backend/story/card/object.go
  "This file has too many fields to be a card or a lorebook.": "Diese Datei hat zu viele Felder für eine Karte oder ein Lorebook.",
  // backend/story/portable/source.go
  "This file holds a single value of more than {n} MB.": "Diese Datei enthält einen einzelnen Wert von mehr als {n} MB.",
  // backend/story/script/read.go
  "This file holds no regex scripts.": "Diese Datei enthält keine Regex-Skripte.",
  // backend/story/quickreply/set.go
  "This file holds no set of quick replies.": "Diese Datei enthält keinen Satz Schnellantworten.",
  // backend/story/card/card.go
  "This file is a lorebook, not a card. Import the file under Lorebooks.": "Diese Datei ist ein Lorebook, keine Karte. Die Datei unter „Lorebooks“ importieren.",
  // backend/story/portable/folder.go, backend/story/portable/source.go
  "This file is damaged or incomplete.": "Diese Datei ist beschädigt oder unvollständig.",
  // backend/store/archive/orb.go
  "This file is damaged, or is not a database.": "Diese Datei ist beschädigt oder keine Datenbank.",
  // backend/store/sqlite/restore.go
  "This file is damaged. Choose another backup.": "Diese Datei ist beschädigt. Eine andere Sicherung wählen.",
  // backend/document/document.go, backend/service/transfer/upload.go, backend/story/card/card.go, backend/story/fact/foreign/foreign.go, backend/story/portable/source.go
  "This file is empty.": "Diese Datei ist leer.",
  // backend/store/sqlite/restore.go
  "This file is in use by Terzetto. Choose a backup instead.": "Diese Datei wird gerade von Terzetto verwendet. Stattdessen eine Sicherung wählen.",
  // backend/story/portable/stream.go
  "This file is incomplete. Terzetto read everything up to the break.": "Diese Datei ist unvollständig. Terzetto hat alles bis zum Abbruch gelesen.",
  // backend/service/transfer/upload.go
  "This file is larger than 16 GB.": "Diese Datei ist größer als 16 GB.",
  // backend/story/card/book.go, backend/story/card/card.go
  "This file is larger than 48 MB.": "Diese Datei ist größer als 48 MB.",
  // backend/store/artifacts/cache.go
  "This file is larger than the storage limit. Raise the limit in Settings.": "Diese Datei ist größer als das Speicherlimit. Das Limit in den Einstellungen erhöhen.",
  // app/opened.go, backend/store/archive/files.go, backend/story/fact/foreign/foreign.go, backend/story/portable/lines.go, backend/story/portable/source.go
  "This file is larger than {n} MB.": "Diese Datei ist größer als {n} MB.",
  // backend/story/portable/unpack.go
  "This file is listed in the archive, but missing.": "Diese Datei ist im Archiv verzeichnet, fehlt aber.",
  // backend/story/card/card.go, backend/story/card/object.go
  "This file is neither a card nor a lorebook. Cards are PNG, WebP, JPEG, CHARX or JSON files, lorebooks JSON.": "Diese Datei ist weder Karte noch Lorebook. Karten sind PNG-, WebP-, JPEG-, CHARX- oder JSON-Dateien, Lorebooks JSON.",
  // backend/story/card/object.go
  "This file is nested too deeply to be a card or a lorebook.": "Diese Datei ist zu tief verschachtelt für eine Karte oder ein Lorebook.",
  // backend/model/gguf/failure.go
  "This file is not a GGUF model.": "Diese Datei ist kein GGUF-Modell.",
  // backend/story/portable/unpack.go
  "This file is not a Terzetto library.": "Diese Datei ist keine Bibliothek von Terzetto.",
  // backend/store/sqlite/restore.go
  "This file is not a backup of Terzetto.": "Diese Datei ist keine Sicherung von Terzetto.",
  // backend/story/proof/document.go
  "This file is not a report of the Editor's work.": "Diese Datei ist kein Bericht über die Arbeit des Editors.",
  // backend/story/proof/document.go
  "This file is not complete JSON.": "Diese Datei ist kein vollständiges JSON.",
  // backend/story/quickreply/set.go
  "This file is not valid JSON, so no quick replies were read.": "Diese Datei ist kein gültiges JSON, also wurden keine Schnellantworten gelesen.",
  // backend/story/script/read.go
  "This file is not valid JSON, so no scripts were read.": "Diese Datei ist kein gültiges JSON, also wurden keine Skripte gelesen.",
  // backend/service/transfer/upload.go
  "This file is read where it is. Nothing can be added to it.": "Diese Datei wird dort gelesen, wo sie liegt. Es kann nichts hinzugefügt werden.",
  // backend/story/fact/foreign/marinara.go
  "This file of Marinara has no memories.": "Diese Datei von Marinara hat keine Erinnerungen.",
  // backend/model/shelf/finder.go
  "This file only extends another model. Choose the model's own file.": "Diese Datei erweitert nur ein anderes Modell. Die eigentliche Datei des Modells wählen.",
  // backend/story/portable/unpack.go
  "This file was changed after the export: its checksum differs.": "Diese Datei wurde nach dem Export geändert: Ihre Prüfsumme weicht ab.",
  // backend/service/transfer/upload.go, backend/service/turns/file.go, backend/store/archive/rows.go, backend/store/archive/transcript_rows.go, backend/store/files/file.go, backend/store/folders/file.go, backend/store/index/passage_write.go
  "This file was deleted.": "Diese Datei wurde gelöscht.",
  // backend/model/shelf/doubt.go
  "This file was made for Ollama, so it may not load here. Use Ollama's server, or download the model's usual GGUF file.": "Diese Datei wurde für Ollama gemacht und lässt sich hier eventuell nicht laden. Ollamas Server verwenden oder die übliche GGUF-Datei des Modells herunterladen.",
  // backend/store/artifacts/artifact.go
  "This file was removed to save space. Recreate the file to use it.": "Diese Datei wurde entfernt, um Platz zu sparen. Zum Verwenden die Datei neu erstellen.",
  // backend/story/portable/source.go
  "This folder has more than {n} files. Choose the folder that contains the chats.": "Dieser Ordner hat mehr als {n} Dateien. Den Ordner mit den Chats wählen.",
  // backend/base/folderwatch/watch.go
  "This folder has too many subfolders to watch at once. Terzetto finds new files within half a minute.": "Dieser Ordner hat zu viele Unterordner, um alle zugleich zu überwachen. Terzetto findet neue Dateien innerhalb einer halben Minute.",
  // backend/store/folders/folder.go
  "This folder was deleted.": "Dieser Ordner wurde gelöscht.",
  // backend/store/folders/folder.go
  "This folder was deleted. Choose another folder.": "Dieser Ordner wurde gelöscht. Einen anderen Ordner wählen.",
  // backend/store/habits/habit.go
  "This habit was removed with its messages.": "Diese Gewohnheit ist weg, weil ihre Nachrichten weg sind.",
  // backend/story/card/png.go
  "This image has no character card.": "Dieses Bild hat keine Charakterkarte.",
  // backend/story/card/exif.go
  "This image has no character card. Cards are PNG, WebP, JPEG, CHARX or JSON files.": "Dieses Bild hat keine Charakterkarte. Karten sind PNG-, WebP-, JPEG-, CHARX- oder JSON-Dateien.",
  // backend/store/library/character.go, backend/story/portable/pictures.go
  "This image is larger than 10 MB.": "Dieses Bild ist größer als 10 MB.",
  // backend/service/transfer/undo.go
  "This import can't be undone any more.": "Dieser Import lässt sich nicht mehr rückgängig machen.",
  // backend/service/transfer/upload.go
  "This import was closed. Choose the file again.": "Dieser Import wurde geschlossen. Die Datei erneut wählen.",
  // backend/story/fact/foreign/foreign.go
  "This is a database. Import Orb's database as a library, and its notes come along as facts.": "Das ist eine Datenbank. Die Datenbank von Orb als Bibliothek importieren, ihre Notizen kommen als Fakten mit.",
  // backend/story/card/card.go
  "This is a file of {a} and not a card. Choose it under Import and export.": "Dies ist eine Datei von {a} und keine Karte. Sie lässt sich unter Import und Export wählen.",
  // backend/story/portable/shape.go
  "This is a file of {a} that Terzetto can't read. Export its chats there as JSON.": "Dies ist eine Datei von {a}, die Terzetto nicht lesen kann. Die Chats dort als JSON exportieren.",
  // backend/core/run/trigger.go
  "This is not a file name pattern. Write one such as *.pdf.": "Das ist kein Muster für Dateinamen. Eines wie *.pdf schreiben.",
  // backend/tool/web/service.go, backend/tool/web/transport.go
  "This is not a web address. Enter one such as https://example.com.": "Das ist keine Webadresse. Eine wie https://example.com eingeben.",
  // backend/service/localmodel/add.go
  "This is the address of one file. Download it, or enter the name of a repository.": "Dies ist die Adresse einer einzelnen Datei. Die Datei herunterladen oder den Namen eines Repositorys eingeben.",
  // backend/model/localserver/failure.go
  "This llama.cpp can't run {a}. A newer build of llama.cpp may.": "Dieses llama.cpp kann {a} nicht ausführen. Eine neuere Version von llama.cpp kann es vielleicht.",
  // backend/core/run/instruction.go
  "This loop has no list.": "Diese Schleife hat keine Liste.",
  // backend/core/run/instruction.go
  "This loop has no steps.": "Diese Schleife hat keine Schritte.",
  // backend/story/fact/foreign/object.go
  "This lorebook has no memories of Memory Books. Import it as a lorebook.": "Dieses Lorebook hat keine Erinnerungen von Memory Books. Als Lorebook importieren.",
  // backend/story/card/book.go
  "This lorebook has {n} entries. The limit is {m}.": "Dieses Lorebook hat {n} Einträge. Das Limit ist {m}.",
  // backend/store/archive/foreign.go
  "This lorebook is larger than {n} MB.": "Dieses Lorebook ist größer als {n} MB.",
  // backend/story/compaction/plan.go
  "This message has about {n} tokens, but the model's context of {m} leaves only about {k} for it. Shorten the message, or enlarge the context.": "Diese Nachricht hat etwa {n} Token, aber der Kontext des Modells von {m} lässt nur etwa {k} dafür. Die Nachricht kürzen oder den Kontext vergrößern.",
  // backend/story/compaction/plan.go
  "This message has about {n} tokens, more than the model's context of {m}. Shorten the message, or enlarge the context.": "Diese Nachricht hat etwa {n} Token, mehr als der Kontext des Modells von {m}. Die Nachricht kürzen oder den Kontext vergrößern.",
  // backend/service/library/artifact.go
  "This message has no such artifact.": "Diese Nachricht hat kein solches Artefakt.",
  // backend/core/plugin/tts/sound.go
  "This message has no text to read aloud.": "Diese Nachricht hat keinen Text zum Vorlesen.",
  // backend/store/teams/team.go
  "This message was deleted.": "Diese Nachricht wurde gelöscht.",
  // backend/service/localmodel/models.go
  "This model belongs to another program, so Terzetto doesn't delete it.": "Dieses Modell gehört einem anderen Programm, darum löscht Terzetto es nicht.",
  // backend/core/assistant/runner.go
  "This model can't call tools, so tools that the message doesn't name were left out.": "Dieses Modell kann keine Werkzeuge aufrufen. Werkzeuge, die die Nachricht nicht nennt, wurden weggelassen.",
  // backend/model/gguf/failure.go
  "This model file has a format that is too new. Update Terzetto, or choose another file.": "Diese Modelldatei hat ein zu neues Format. Terzetto aktualisieren oder eine andere Datei wählen.",
  // backend/model/gguf/failure.go
  "This model file has an outdated format. Download a newer file of this model.": "Diese Modelldatei hat ein veraltetes Format. Eine neuere Datei dieses Modells herunterladen.",
  // backend/model/shelf/doubt.go
  "This model file has another size than Ollama says. Download the model again with Ollama.": "Diese Modelldatei hat eine andere Größe, als Ollama angibt. Das Modell mit Ollama erneut herunterladen.",
  // backend/model/gguf/failure.go
  "This model file is damaged. Download the file again.": "Diese Modelldatei ist beschädigt. Die Datei erneut herunterladen.",
  // backend/model/gguf/failure.go
  "This model file is incomplete. Download the file again.": "Diese Modelldatei ist unvollständig. Die Datei erneut herunterladen.",
  // backend/model/gguf/failure.go
  "This model file is made for big-endian computers. Download the usual file of this model.": "Diese Modelldatei ist für Big-Endian-Computer gemacht. Die übliche Datei dieses Modells herunterladen.",
  // backend/model/shelf/delete.go
  "This model is not in Terzetto's folder. Delete the model in the program it belongs to.": "Dieses Modell liegt nicht in Terzettos Ordner. Das Modell in dem Programm löschen, zu dem es gehört.",
  // backend/core/turn/pipeline.go
  "This model takes no tools, so Director and Editor filled in their forms as text.": "Dieses Modell nimmt keine Werkzeuge an, daher haben Regisseur und Lektor ihre Formulare als Text ausgefüllt.",
  // backend/store/index/search.go
  "This page of results has expired. Search again.": "Diese Ergebnisseite ist abgelaufen. Erneut suchen.",
  // backend/store/library/phrase.go, backend/store/scripts/script.go
  "This pattern isn't valid. Check its brackets and special characters.": "Dieses Muster ist ungültig. Klammern und Sonderzeichen prüfen.",
  // backend/store/triggers/permission.go
  "This permission was revoked.": "Diese Berechtigung wurde entzogen.",
  // backend/store/library/persona.go
  "This persona has no image.": "Diese Persona hat kein Bild.",
  // backend/story/card/png.go
  "This picture holds the card twice, and one copy is damaged. Terzetto read the other copy.": "Dieses Bild enthält die Karte zweimal, und eine Kopie ist beschädigt. Terzetto hat die andere gelesen.",
  // backend/service/library/plugin.go
  "This plug-in is turned off.": "Dieses Plug-in ist ausgeschaltet.",
  // backend/core/run/verbs.go
  "This question is no longer waiting for an answer.": "Diese Frage wartet nicht mehr auf eine Antwort.",
  // backend/core/run/verbs.go
  "This question was already answered.": "Diese Frage wurde bereits beantwortet.",
  // backend/store/runs/request.go, backend/store/triggers/permission.go
  "This question was removed.": "Diese Frage wurde entfernt.",
  // backend/story/quickreply/run.go
  "This quick reply does too much at once, so it was ended.": "Diese Schnellantwort tut zu viel auf einmal und wurde beendet.",
  // backend/service/library/script.go
  "This quick reply is too long.": "Diese Schnellantwort ist zu lang.",
  // backend/sound/audio/plan.go
  "This recording was removed to save space. Read the reply aloud again.": "Diese Aufnahme wurde entfernt, um Platz zu sparen. Die Antwort noch einmal vorlesen lassen.",
  // backend/service/library/speech.go
  "This reply was not read aloud.": "Diese Antwort wurde nicht vorgelesen.",
  // backend/story/proof/document.go
  "This report was written by a newer version of Terzetto.": "Diesen Bericht hat eine neuere Terzetto-Version geschrieben.",
  // backend/service/turns/wire_log.go
  "This request was discarded. Terzetto keeps requests for the last {n} turns of a conversation, until it closes.": "Diese Anfrage wurde verworfen. Terzetto behält Anfragen der letzten {n} Runden eines Gesprächs, bis es geschlossen wird.",
  // backend/core/run/verbs.go
  "This run has already ended.": "Dieser Lauf ist bereits beendet.",
  // backend/core/run/change.go
  "This run has already started.": "Dieser Lauf hat bereits begonnen.",
  // backend/store/runs/list.go
  "This run has not ended. Stop the run first.": "Dieser Lauf ist nicht beendet. Den Lauf zuerst stoppen.",
  // backend/core/run/change.go
  "This run was changed in the meantime. Reload the page and try again.": "Dieser Lauf wurde inzwischen geändert. Die Seite neu laden und erneut versuchen.",
  // backend/store/runs/run.go
  "This run was deleted.": "Dieser Lauf wurde gelöscht.",
  // backend/store/triggers/schedule.go
  "This schedule was deleted.": "Dieser Zeitplan wurde gelöscht.",
  // backend/store/scripts/script.go
  "This script is too long.": "Dieses Skript ist zu lang.",
  // backend/store/scripts/script.go
  "This script was deleted.": "Dieses Skript wurde gelöscht.",
  // backend/service/toolbox/server.go, backend/store/secrets/tool_server.go, backend/tool/mcp/connection.go
  "This server was removed.": "Dieser Server wurde entfernt.",
  // backend/service/toolbox/search.go
  "This service takes no key.": "Dieser Dienst braucht keinen Schlüssel.",
  // backend/store/scripts/quickreply.go
  "This set of quick replies was deleted.": "Dieser Satz Schnellantworten wurde gelöscht.",
  // backend/store/secrets/speech.go
  "This speech server was removed.": "Dieser Sprachserver wurde entfernt.",
  // backend/core/run/instruction.go
  "This step does nothing. Choose a tool or a workflow, or describe the task.": "Dieser Schritt tut nichts. Ein Werkzeug oder einen Workflow wählen, oder die Aufgabe beschreiben.",
  // backend/core/flow/check.go
  "This step has no branches.": "Dieser Schritt hat keine Zweige.",
  // backend/service/runs/proposal.go
  "This step is no longer in the workflow.": "Diesen Schritt gibt es im Workflow nicht mehr.",
  // backend/core/run/permission.go
  "This step isn't waiting for your approval.": "Dieser Schritt wartet nicht auf eine Zustimmung.",
  // backend/core/flow/check.go
  "This step needs a prompt, because the model has nothing to answer.": "Dieser Schritt braucht einen Prompt, weil das Modell sonst nichts zu beantworten hat.",
  // backend/core/run/child.go
  "This step runs {a}.": "Dieser Schritt führt {a} aus.",
  // backend/core/run/control.go
  "This step waits until {a}.": "Dieser Schritt wartet bis {a}.",
  // backend/core/run/control.go
  "This step was skipped, because its condition is false.": "Dieser Schritt wurde übersprungen, weil seine Bedingung falsch ist.",
  // backend/core/run/block.go
  "This step works on one branch.": "Dieser Schritt bearbeitet einen Zweig.",
  // backend/core/run/block.go
  "This step works on one item.": "Dieser Schritt bearbeitet ein Element.",
  // backend/core/run/block.go
  "This step works on {n} branches at once.": "Dieser Schritt bearbeitet {n} Zweige gleichzeitig.",
  // backend/core/run/block.go
  "This step works on {n} items, one at a time.": "Dieser Schritt bearbeitet {n} Elemente nacheinander.",
  // backend/core/run/block.go
  "This step works on {n} items, up to {m} at once.": "Dieser Schritt bearbeitet {n} Elemente, bis zu {m} gleichzeitig.",
  // backend/core/turn/summary.go
  "This summary belongs to another branch.": "Diese Zusammenfassung gehört zu einem anderen Zweig.",
  // backend/sound/speech/system.go
  "This system has no speech voice. Install the package espeak-ng.": "Dieses System hat keine Sprechstimme. Das Paket espeak-ng installieren.",
  // backend/core/team/machine.go
  "This team was deleted.": "Dieses Team wurde gelöscht.",
  // backend/core/flow/check.go, backend/core/run/instruction.go
  "This text has more than {n} characters.": "Dieser Text hat mehr als {n} Zeichen.",
  // backend/store/secrets/variable.go
  "This tool is not allowed to read the secret {a}. Allow the tool under Variables.": "Dieses Werkzeug darf den geheimen Wert {a} nicht lesen. Das Werkzeug unter „Variablen“ erlauben.",
  // backend/core/run/call.go
  "This tool sent more lines than the log holds.": "Dieses Werkzeug hat mehr Zeilen gesendet, als das Protokoll fasst.",
  // backend/core/run/call.go
  "This tool was stopped.": "Dieses Werkzeug wurde gestoppt.",
  // backend/store/triggers/trigger.go
  "This trigger was deleted.": "Dieser Auslöser wurde gelöscht.",
  // backend/store/secrets/variable.go
  "This variable was deleted.": "Diese Variable wurde gelöscht.",
  // backend/store/artifacts/group.go
  "This version belongs to another group.": "Diese Version gehört zu einer anderen Gruppe.",
  // backend/service/narration/playback.go
  "This voice is slower than speech on this computer, so there will be pauses.": "Diese Stimme ist auf diesem Computer langsamer als gesprochene Sprache, daher wird es Pausen geben.",
  // backend/api/hook.go
  "This webhook is called too often. Try again in a moment.": "Dieser Webhook wird zu oft aufgerufen. Gleich noch einmal versuchen.",
  // backend/story/prose/reason.go
  "This word begins {n} sentences in a row: {a}.": "Dieses Wort beginnt {n} Sätze in Folge: {a}.",
  // backend/service/library/work.go
  "This work has ended already.": "Diese Arbeit ist schon beendet.",
  // backend/service/runs/check.go
  "This workflow was deleted.": "Dieser Workflow wurde gelöscht.",
  // backend/model/llm/report.go
  "To get replies sooner, choose a smaller model or turn off the Editor.": "Für schnellere Antworten ein kleineres Modell wählen oder den Lektor ausschalten.",
  // backend/model/llm/report.go
  "To get replies sooner, turn off the Director. The model takes about {n} s to read the Director's request.": "Für schnellere Antworten den Regisseur ausschalten. Das Modell braucht etwa {n} s, um die Anfrage des Regisseurs zu lesen.",
  // backend/model/llm/report.go
  "To get replies sooner, turn off the Editor. The model takes about {n} s to write the Editor's corrections.": "Für schnellere Antworten den Lektor ausschalten. Das Modell braucht etwa {n} s, um die Korrekturen des Lektors zu schreiben.",
  // backend/service/runs/try.go
  "To try a step that runs another workflow, run that workflow.": "Um einen Schritt auszuprobieren, der einen anderen Workflow ausführt, diesen Workflow ausführen.",
  // backend/service/transfer/upload.go
  "Too many imports are open. Finish or close one first.": "Zu viele Importe sind offen. Zuerst einen abschließen oder schließen.",
  // backend/model/llm/probe.go
  "Tools work when a tool is required. The Director and the Editor can do everything.": "Werkzeuge funktionieren, wenn eines verlangt wird. Regisseur und Lektor können alles.",
  // backend/model/llm/probe.go
  "Tools work. The Director and the Editor can do everything.": "Werkzeuge funktionieren. Regisseur und Lektor können alles.",
  // backend/core/run/workflow.go
  "Two steps are named “{a}”.": "Zwei Schritte heißen „{a}“.",
  // backend/core/flow/check.go
  "Two tools are named “{a}”.": "Zwei Werkzeuge heißen „{a}“.",
  // backend/service/library/settings.go
  "Type {a} to restore the defaults.": "{a} eingeben, um die Standardwerte wiederherzustellen.",
  // backend/value/use.go
  "Values are filled in {n} levels deep at most.": "Werte werden höchstens {n} Ebenen tief eingesetzt.",
  // backend/story/portable/variables.go
  "Variables over the size limit were left out: {n}.": "Variablen über der Größengrenze wurden ausgelassen: {n}.",
  // backend/store/folds/change.go
  "Version not found": "Fassung nicht gefunden",
  // backend/core/team/machine.go
  "Waiting for you: may {a} use {b}?": "Wartet auf Sie: Darf {a} „{b}“ verwenden?",
  // backend/core/team/agents/web.go, backend/tool/web/foresee.go
  "Web access is off. Turn on web access in Settings, under Tools and servers.": "Der Webzugriff ist ausgeschaltet. Den Webzugriff in den Einstellungen unter „Werkzeuge und Server“ einschalten.",
  // backend/service/toolbox/search.go
  "Web search is not set up. Choose a service in Settings, under Tools and servers.": "Die Websuche ist nicht eingerichtet. Einen Dienst in den Einstellungen unter „Werkzeuge und Server“ wählen.",
  // backend/core/run/repeat.go
  "What page {n} gives is not a list.": "Was Seite {n} ergibt, ist keine Liste.",
  // backend/core/turn/director.go
  "What the Director's form only repeated was left out of it: {n}.": "Was das Formular des Regisseurs nur wiederholte, wurde weggelassen: {n}.",
  // backend/core/run/trigger.go
  "When runs overlap, choose “skip”, “queue” or “parallel”.": "Bei überlappenden Läufen „skip“, „queue“ oder „parallel“ wählen.",
  // backend/core/team/machine.go
  "Work plan created: none": "Arbeitsplan erstellt: keine Aufgaben",
  // backend/core/team/machine.go
  "Work plan created: {a}": "Arbeitsplan erstellt: {a}",
  // backend/core/team/machine.go
  "Workflow completed successfully": "Die Arbeit ist abgeschlossen",
  // backend/core/team/machine.go
  "Workflow failure reported": "Das Scheitern wurde gemeldet",
  // backend/core/team/machine.go
  "Workflow initialized": "Die Arbeit ist vorbereitet",
  // backend/core/team/machine.go
  "Workflow processing started": "Die Bearbeitung hat begonnen",
  // backend/core/team/machine.go
  "Workflow stopped by user": "Die Arbeit wurde von Ihnen gestoppt",
  // backend/core/run/child.go
  "Workflows can run each other at most {n} levels deep.": "Workflows können einander höchstens {n} Ebenen tief ausführen.",
  // backend/store/turns/turn.go
  "Write a message first.": "Zuerst eine Nachricht schreiben.",
  // backend/value/condition_names.go
  "Write out the name after “{a}”, as in {b}.": "Den Namen nach „{a}“ ausschreiben, wie in {b}.",
  // app/localmodel.go
  "Write terzetto engine, or terzetto engine install.": "terzetto engine oder terzetto engine install eingeben.",
  // app/localmodel.go
  "Write terzetto model list, or terzetto model get OWNER/NAME:QUANT.": "terzetto model list oder terzetto model get OWNER/NAME:QUANT eingeben.",
  // backend/core/team/machine.go
  "You allowed {a}": "Sie haben „{a}“ erlaubt",
  // backend/model/llm/report.go
  "You can attach images to your messages.": "Sie können Ihren Nachrichten Bilder anhängen.",
  // backend/store/turns/turn.go
  "You can send only your own messages again.": "Nur eigene Nachrichten lassen sich erneut senden.",
  // backend/core/assistant/runner.go
  "You can't ask in the middle of a reply. Put the question into the reply: {a}": "Mitten in einer Antwort lässt sich nicht fragen. Die Frage in die Antwort schreiben: {a}",
  // backend/core/turn/hooks.go
  "You skipped the plug-in {a} after {b}.": "Sie haben das Plug-in {a} nach {b} übersprungen.",
  // backend/core/turn/director.go
  "You skipped the step.": "Sie haben den Schritt übersprungen.",
  // backend/story/prose/reason.go
  "Your list has {a}.": "Ihre Liste enthält {a}.",
  // backend/service/turns/impersonate.go
  "Your message is already being written in this conversation.": "Ihre Nachricht wird in diesem Gespräch bereits geschrieben.",
  // backend/core/team/picture.go
  "as a picture": "als Bild",
  // backend/sound/speech/espeak.go
  "eSpeak NG has no voice “{a}”. Choose another voice.": "eSpeak NG hat keine Stimme „{a}“. Eine andere Stimme wählen.",
  // backend/core/team/runner_life.go
  "interrupted: Terzetto was closed.": "unterbrochen: Terzetto wurde geschlossen.",
  // backend/document/passage/extent.go
  "line {a} of {n}": "Zeile {a} von {n}",
  // backend/document/passage/extent.go
  "lines {a} of {n}": "Zeilen {a} von {n}",
  // backend/model/localserver/failure.go
  "llama.cpp doesn't take one of the flags for {a}.": "llama.cpp nimmt eine der Optionen für {a} nicht an.",
  // backend/model/localserver/launch.go
  "llama.cpp has no flag {a}.": "llama.cpp hat keine Option {a}.",
  // backend/core/team/picture.go
  "not read, because {a}": "nicht gelesen, denn {a}",
  // backend/document/passage/extent.go
  "nothing of {a}": "nichts von {a}",
  // backend/document/passage/extent.go
  "page {a} of {n}": "Seite {a} von {n}",
  // backend/document/passage/extent.go
  "pages {a} of {n}": "Seiten {a} von {n}",
  // backend/document/passage/extent.go
  "slide {a} of {n}": "Folie {a} von {n}",
  // backend/document/passage/extent.go
  "slides {a} of {n}": "Folien {a} von {n}",
  // backend/core/run/report.go
  "step {n}": "Schritt {n}",
  // backend/core/team/plan.go
  "task {n} has no prompt.": "Aufgabe {n} hat keinen Prompt.",
  // backend/story/compaction/plan.go
  "the character card": "die Charakterkarte",
  // backend/story/compaction/plan.go
  "the direction notes": "die Regienotizen",
  // backend/story/compaction/plan.go
  "the earlier messages": "die früheren Nachrichten",
  // backend/story/compaction/plan.go
  "the example dialogue": "den Beispieldialog",
  // backend/core/team/plan.go
  "the field tasks is missing.": "das Feld tasks fehlt.",
  // backend/core/team/plan.go
  "the field {a} can't be a JSON {b}.": "das Feld {a} darf kein JSON-Wert vom Typ {b} sein.",
  // backend/story/compaction/plan.go
  "the greeting": "die Begrüßung",
  // backend/story/compaction/plan.go
  "the last exchange": "den letzten Wortwechsel",
  // backend/story/compaction/plan.go
  "the lorebook": "das Lorebook",
  // backend/story/compaction/plan.go
  "the material": "das Material",
  // backend/story/compaction/plan.go
  "the message": "die Nachricht",
  // backend/core/team/picture.go
  "the model can't see pictures": "das Modell kann keine Bilder sehen",
  // backend/core/team/picture.go
  "the model takes {n} pictures at once": "das Modell nimmt {n} Bilder auf einmal an",
  // backend/core/team/picture.go
  "the picture is damaged or too large": "das Bild ist beschädigt oder zu groß",
  // backend/core/team/plan.go
  "the plan can't be read.": "der Plan konnte nicht gelesen werden.",
  // backend/core/team/plan.go
  "the plan has neither tasks nor an answer.": "der Plan hat weder Aufgaben noch eine Antwort.",
  // backend/core/team/plan.go
  "the plan has {n} tasks. The limit is {m}.": "der Plan hat {n} Aufgaben. Das Limit ist {m}.",
  // backend/core/team/plan.go
  "the plan is not a JSON object.": "der Plan ist kein JSON-Objekt.",
  // backend/core/team/plan.go
  "the plan promises {a}, but has no tasks.": "der Plan verspricht {a}, hat aber keine Aufgaben.",
  // backend/core/team/plan.go
  "the plan promises {a}, but no task lists it in outputDocuments.": "der Plan verspricht {a}, aber keine Aufgabe nennt es in outputDocuments.",
  // backend/core/team/promise.go
  "the request names {a}, which no task makes or uses.": "die Anfrage nennt {a}, was keine Aufgabe erstellt oder verwendet.",
  // backend/story/compaction/plan.go
  "the summary": "die Zusammenfassung",
  // backend/story/compaction/plan.go
  "the system prompt": "den System-Prompt",
  // backend/core/team/promise.go
  "the team can't make {a}. It can make these kinds of files: {b}.": "das Team kann {a} nicht erstellen. Es kann diese Arten von Dateien erstellen: {b}.",
  // backend/story/compaction/plan.go
  "the tools": "die Werkzeuge",
  // backend/core/team/round.go
  "timeout: a round may take {a}, and this one took longer.": "timeout: Eine Runde darf {a} dauern, und diese dauerte länger.",
  // backend/api/hook.go
  "wait must be a number of seconds from 0 to {n}.": "wait muss eine Zahl von Sekunden von 0 bis {n} sein.",
  // backend/store/sqlite/damage.go
  "{a} Nothing was deleted.": "{a} Nichts wurde gelöscht.",
  // backend/story/card/png.go
  "{a} The card has no picture.": "{a} Die Karte hat kein Bild.",
  // backend/model/fetch/download.go
  "{a} already exists and is another file. Move or delete it, then try again.": "{a} gibt es bereits mit anderem Inhalt. Diese Datei verschieben oder löschen und erneut versuchen.",
  // backend/tool/web/encoding.go
  "{a} answered in the encoding “{b}”, which Terzetto can't read.": "{a} antwortete in der Kodierung „{b}“, die Terzetto nicht lesen kann.",
  // backend/model/llm/connect.go
  "{a} answered with a web page, not a model. Check whether the address is that of a web interface.": "{a} antwortete mit einer Webseite, nicht mit einem Modell. Prüfen, ob die Adresse zu einer Weboberfläche gehört.",
  // backend/sound/speech/server.go
  "{a} answered with a web page, not sound. Check whether the address is that of a web interface.": "{a} antwortete mit einer Webseite, nicht mit Ton. Prüfen, ob die Adresse zu einer Weboberfläche gehört.",
  // backend/sound/speech/server.go
  "{a} answered with text, not sound.": "{a} antwortete mit Text, nicht mit Ton.",
  // backend/tool/web/fetch.go
  "{a} answered {n} {b}.": "{a} antwortete mit {n} {b}.",
  // backend/tool/web/response.go
  "{a} answered {n} {b}.{c}": "{a} antwortete mit {n} {b}.{c}",
  // backend/model/llm/models.go
  "{a} answered, but not with a list of models.": "{a} antwortete, aber nicht mit einer Liste von Modellen.",
  // backend/core/assistant/runner.go, backend/service/flows/tool.go
  "{a} answered.": "{a} hat geantwortet.",
  // backend/core/assistant/runner.go
  "{a} answers with {b}.": "{a} antwortet mit {b}.",
  // backend/core/run/guard.go
  "{a} asks to be allowed.": "{a} bittet um Erlaubnis.",
  // backend/core/run/guard.go
  "{a} asks to be allowed. This run has read {b}.": "{a} bittet um Erlaubnis. Dieser Lauf hat {b} gelesen.",
  // backend/base/datadir/unusable.go
  "{a} belongs to {b}, so this account can't write to it. Start Terzetto from that account, or choose another folder with --data-dir.": "{a} gehört {b}, daher kann dieses Konto nicht hineinschreiben. Terzetto von jenem Konto aus starten oder mit --data-dir einen anderen Ordner wählen.",
  // backend/tool/program/tool.go
  "{a} can only be run by {b}.": "{a} kann nur von {b} ausgeführt werden.",
  // app/prose.go
  "{a} can't be opened.": "{a} lässt sich nicht öffnen.",
  // backend/service/runs/try.go
  "{a} can't be undone. Check the arguments, then allow it.": "{a} lässt sich nicht rückgängig machen. Die Argumente prüfen, dann erlauben.",
  // backend/core/run/worker.go
  "{a} carries out this step.": "{a} führt diesen Schritt aus.",
  // backend/service/embedding/service.go
  "{a} changed its kind of embeddings. Terzetto prepares the files again.": "{a} hat die Art seiner Embeddings geändert. Terzetto bereitet die Dateien neu vor.",
  // backend/service/embedding/messages.go
  "{a} changed its kind of embeddings. Terzetto prepares the messages again.": "{a} hat die Art seiner Embeddings geändert. Terzetto bereitet die Nachrichten neu vor.",
  // backend/service/embedding/messages.go
  "{a} changes its kind of embeddings with each request. Choose another model.": "{a} ändert die Art seiner Embeddings bei jeder Anfrage. Ein anderes Modell wählen.",
  // backend/sound/speech/server.go
  "{a} closed the connection before it had spoken. It may have failed: see its own messages.": "{a} hat die Verbindung geschlossen, bevor etwas gesprochen war. Vielleicht ist der Server ausgefallen: Sehen Sie in seine eigenen Meldungen.",
  // backend/core/run/report.go
  "{a} completed.": "{a} ist abgeschlossen.",
  // backend/sound/speech/pool.go
  "{a} couldn't load the voice in {b}. The file may be damaged or of another kind: download it again, or choose another voice.": "{a} konnte die Stimme in {b} nicht laden. Die Datei ist vielleicht beschädigt oder von anderer Art: Laden Sie sie erneut herunter, oder wählen Sie eine andere Stimme.",
  // backend/sound/speech/command.go
  "{a} couldn't speak this text. Choose another voice or engine.": "{a} konnte diesen Text nicht sprechen. Eine andere Stimme oder Engine wählen.",
  // backend/model/llm/connect.go
  "{a} cut off the reply.": "{a} hat die Antwort abgeschnitten.",
  // backend/tool/web/service.go
  "{a} didn't accept the key. Enter a valid key in Settings, under Tools and servers.": "{a} hat den Schlüssel nicht angenommen. Einen gültigen Schlüssel in den Einstellungen unter „Werkzeuge und Server“ eingeben.",
  // backend/tool/mcp/connection.go
  "{a} didn't answer at {b}.": "{a} antwortete nicht unter {b}.",
  // backend/tool/model/ask.go
  "{a} didn't answer in the requested form. Try again, or choose another model.": "{a} antwortete nicht in der verlangten Form. Erneut versuchen oder ein anderes Modell wählen.",
  // backend/model/llm/embed.go
  "{a} didn't answer with embeddings. Is {b} an embedding model?": "{a} antwortete nicht mit Embeddings. Ist {b} ein Embedding-Modell?",
  // backend/model/localserver/build.go
  "{a} didn't answer within {b}, so it isn't used.": "{a} hat nicht innerhalb von {b} geantwortet und wird darum nicht verwendet.",
  // backend/tool/mcp/connection.go
  "{a} didn't answer within {b}.": "{a} antwortete nicht innerhalb von {b}.",
  // backend/tool/target.go
  "{a} didn't run, because its server changed the tool after you allowed it. Run the step again to see what the tool does now.": "{a} wurde nicht ausgeführt, weil der Server das Werkzeug nach der Zustimmung geändert hat. Den Schritt erneut ausführen, um zu sehen, was das Werkzeug jetzt tut.",
  // backend/tool/target.go
  "{a} didn't run, because the target changed. You allowed {b}, and the call would now reach {c}.": "{a} wurde nicht ausgeführt, weil sich das Ziel geändert hat. Erlaubt war {b}, der Aufruf ginge jetzt an {c}.",
  // backend/tool/mcp/program.go
  "{a} didn't start as an MCP server. {b}{c}": "{a} startete nicht als MCP-Server. {b}{c}",
  // backend/tool/mcp/address.go
  "{a} doesn't answer as an MCP server at {b}. {c}": "{a} antwortet unter {b} nicht als MCP-Server. {c}",
  // backend/model/fetch/refusal.go
  "{a} doesn't let you download {b}. Open its page there to see what is missing.": "{a} erlaubt den Download von {b} nicht. Auf der Seite dort nachsehen, was fehlt.",
  // backend/tool/web/toolsearch.go
  "{a} doesn't take a query alone. Choose another tool.": "{a} braucht mehr als eine Suchanfrage. Ein anderes Werkzeug wählen.",
  // backend/tool/mcp/connection.go
  "{a} ended before it answered.{b}": "{a} wurde vor der Antwort beendet.{b}",
  // backend/sound/speech/pool.go
  "{a} ended before it had spoken. Try again.": "{a} endete, bevor etwas gesprochen war. Versuchen Sie es erneut.",
  // backend/core/run/block.go
  "{a} ended in round {n}: {b}": "{a} endete in Durchgang {n}: {b}",
  // backend/core/assistant/runner.go, backend/sound/speech/server.go
  "{a} failed.": "{a} ist fehlgeschlagen.",
  // backend/service/library/plugin.go
  "{a} failed. See the log for details.": "{a} ist fehlgeschlagen. Einzelheiten im Protokoll.",
  // backend/core/run/child.go
  "{a} failed: {b}": "{a} ist fehlgeschlagen: {b}",
  // backend/tool/web/authorize.go
  "{a} gave no token.": "{a} hat kein Token ausgegeben.",
  // backend/tool/web/authorize.go
  "{a} gave no token. It answered {n} {b}.": "{a} hat kein Token ausgegeben. Die Antwort war {n} {b}.",
  // backend/tool/web/service.go
  "{a} got no answer from its search engines: {b}": "{a} hat von seinen Suchmaschinen keine Antwort erhalten: {b}",
  // backend/model/fetch/refusal.go
  "{a} got too many requests from this network. Try again in a few minutes.": "{a} hat zu viele Anfragen aus diesem Netzwerk erhalten. In einigen Minuten erneut versuchen.",
  // backend/model/fetch/refusal.go
  "{a} got too many requests from this network. Try again in {b}.": "{a} hat zu viele Anfragen aus diesem Netzwerk erhalten. In {b} erneut versuchen.",
  // backend/model/fetch/refusal.go
  "{a} has a problem at the moment (status {n}). Try again later.": "{a} hat gerade ein Problem (Status {n}). Später erneut versuchen.",
  // backend/model/fetch/refusal.go
  "{a} has another file in the place of {b}. It may have been replaced there, so nothing was downloaded.": "Bei {a} liegt eine andere Datei an der Stelle von {b}. Sie wurde dort vielleicht ersetzt, daher wurde nichts heruntergeladen.",
  // backend/core/run/permission.go
  "{a} has changed, so the permission of {b} no longer counts.": "{a} hat sich geändert, daher gilt die Berechtigung vom {b} nicht mehr.",
  // backend/tool/mcp/connection.go
  "{a} has failed several times. Try again in {n} seconds.": "{a} ist mehrmals fehlgeschlagen. In {n} Sekunden erneut versuchen.",
  // backend/tool/folder/write_table.go
  "{a} has no column {b}. Its columns are {c}.": "{a} hat keine Spalte {b}. Die Spalten sind {c}.",
  // backend/sound/speech/server.go
  "{a} has no list of voices.": "{a} hat keine Liste der Stimmen.",
  // backend/tool/folder/table.go
  "{a} has no sheet {b}. Its sheets are {c}.": "{a} hat kein Blatt {b}. Die Blätter sind {c}.",
  // backend/tool/folder/table.go
  "{a} has no sheets.": "{a} hat keine Blätter.",
  // backend/service/runs/run.go
  "{a} has no steps yet. Add a step first.": "{a} hat noch keine Schritte. Zuerst einen Schritt hinzufügen.",
  // backend/service/localmodel/add.go
  "{a} has no such file. Look at its files, and choose one.": "{a} hat keine solche Datei. Eine der vorhandenen Dateien wählen.",
  // backend/core/turn/files.go
  "{a} has no text.": "{a} hat keinen Text.",
  // backend/core/plugin/tts/language.go
  "{a} has no voice for this language ({b}). Choose a voice that has it.": "{a} hat keine Stimme für diese Sprache ({b}). Wählen Sie eine Stimme, die sie spricht.",
  // backend/sound/speech/server.go, backend/sound/speech/system.go
  "{a} has no voice “{b}”. Choose another voice.": "{a} hat keine Stimme „{b}“. Eine andere Stimme wählen.",
  // backend/tool/folder/document.go
  "{a} has only {n} characters.": "{a} hat nur {n} Zeichen.",
  // backend/tool/folder/table.go
  "{a} has only {n} rows.": "{a} hat nur {n} Zeilen.",
  // backend/service/localmodel/add.go
  "{a} has several files. Look at its files, and choose one.": "{a} hat mehrere Dateien. Eine davon wählen.",
  // backend/core/run/block.go
  "{a} has {n} items. The limit is {m}.": "{a} hat {n} Elemente. Das Limit ist {m}.",
  // backend/chat/attachment.go
  "{a} has {n} × {m} pixels. The limit is {k} × {l}.": "{a} hat {n} × {m} Pixel. Das Limit ist {k} × {l}.",
  // backend/model/unpack/archive.go
  "{a} holds more than such an archive should. Nothing was unpacked.": "{a} enthält mehr, als ein solches Archiv enthalten sollte. Nichts wurde entpackt.",
  // backend/model/huggingface/client.go
  "{a} holds no .gguf files. Look for a repository whose name ends in GGUF.": "{a} enthält keine .gguf-Dateien. Ein Repository suchen, dessen Name auf GGUF endet.",
  // backend/model/unpack/archive.go
  "{a} holds none of the files that are needed. Choose another archive.": "{a} enthält keine der benötigten Dateien. Ein anderes Archiv wählen.",
  // backend/model/huggingface/client.go
  "{a} holds too many files to list. Enter the address of one .gguf file instead.": "{a} enthält zu viele Dateien, um sie aufzulisten. Stattdessen die Adresse einer .gguf-Datei eingeben.",
  // backend/model/unpack/archive.go
  "{a} holds {b}, which isn't safe to unpack. Nothing was unpacked.": "{a} enthält {b}, und das lässt sich nicht sicher entpacken. Nichts wurde entpackt.",
  // backend/base/datadir/unusable.go
  "{a} is a file, but Terzetto needs a folder there. Move the file, or choose another folder with --data-dir.": "{a} ist eine Datei, aber Terzetto braucht dort einen Ordner. Die Datei verschieben oder mit --data-dir einen anderen Ordner wählen.",
  // backend/tool/folder/list.go
  "{a} is a file, not a folder. Read it with read_file.": "{a} ist eine Datei, kein Ordner. Mit read_file lesen.",
  // backend/tool/folder/foresee.go
  "{a} is a file, so nothing can be written below it.": "{a} ist eine Datei, also kann darunter nichts geschrieben werden.",
  // backend/base/datadir/unusable.go
  "{a} is a folder, but Terzetto needs a file there. Move the folder, then start Terzetto again.": "{a} ist ein Ordner, aber Terzetto braucht dort eine Datei. Den Ordner verschieben und Terzetto neu starten.",
  // backend/tool/folder/read.go
  "{a} is a folder, not a file. List it with list_files.": "{a} ist ein Ordner, keine Datei. Mit list_files auflisten.",
  // backend/tool/folder/write.go
  "{a} is a folder. Give the name of a file.": "{a} ist ein Ordner. Den Namen einer Datei angeben.",
  // backend/tool/folder/write.go
  "{a} is a link to another file. Give the name of that file instead.": "{a} ist ein Link auf eine andere Datei. Stattdessen deren Namen angeben.",
  // backend/model/unpack/archive.go
  "{a} is a web page or a text, not an archive. Download it again.": "{a} ist eine Webseite oder ein Text, kein Archiv. Erneut herunterladen.",
  // backend/service/flows/tool.go
  "{a} is a workflow of instructions, not a flow.": "{a} ist ein Workflow aus Anweisungen, kein Flow.",
  // backend/core/run/permission.go
  "{a} is allowed by the permission of {b}, with {c}.": "{a} ist durch die Berechtigung vom {b} erlaubt, mit {c}.",
  // backend/core/run/permission.go
  "{a} is allowed by the permission of {b}.": "{a} ist durch die Berechtigung vom {b} erlaubt.",
  // backend/core/run/scope.go
  "{a} is allowed.": "{a} ist erlaubt.",
  // backend/model/fetch/fetch.go
  "{a} is already being downloaded.": "{a} wird bereits heruntergeladen.",
  // backend/service/localmodel/download.go
  "{a} is being downloaded already.": "{a} wird bereits heruntergeladen.",
  // backend/sound/speech/server.go
  "{a} is busy. Try again in a moment.": "{a} ist ausgelastet. Gleich noch einmal versuchen.",
  // backend/model/unpack/archive.go
  "{a} is damaged or incomplete. Download it again.": "{a} ist beschädigt oder unvollständig. Erneut herunterladen.",
  // backend/core/team/kind.go
  "{a} is empty and was not kept.": "{a} ist leer und wurde nicht gespeichert.",
  // backend/chat/attachment.go
  "{a} is empty.": "{a} ist leer.",
  // backend/tool/folder/write_table.go
  "{a} is encoded as {b}, not UTF-8. Save a UTF-8 copy, then add the rows to the copy.": "{a} ist als {b} kodiert, nicht als UTF-8. Eine UTF-8-Kopie speichern und die Zeilen dort hinzufügen.",
  // backend/chat/attachment.go
  "{a} is larger than 10 MB. Make the image smaller and attach it again.": "{a} ist größer als 10 MB. Das Bild verkleinern und erneut anhängen.",
  // backend/tool/folder/read.go
  "{a} is larger than {n} MB, the most that can be read.": "{a} ist größer als {n} MB. Mehr lässt sich nicht lesen.",
  // backend/core/team/work.go, backend/service/transfer/upload.go
  "{a} is larger than {n} MB.": "{a} ist größer als {n} MB.",
  // backend/service/library/file.go
  "{a} is larger than {n} MB. Make the file smaller and attach it again.": "{a} ist größer als {n} MB. Die Datei verkleinern und erneut anhängen.",
  // backend/model/localserver/build.go
  "{a} is llama.cpp {b}, which is too old. Update it to b{n} or later.": "{a} ist llama.cpp {b} und damit zu alt. Auf b{n} oder neuer aktualisieren.",
  // backend/api/operation.go
  "{a} is neither true nor false.": "{a} ist weder wahr (true) noch falsch (false).",
  // backend/model/fetch/refusal.go
  "{a} is no longer at {b}, or has another name there.": "{a} gibt es bei {b} nicht mehr oder unter anderem Namen.",
  // backend/core/team/kind.go
  "{a} is no picture and was not kept.": "{a} ist kein Bild und wurde nicht gespeichert.",
  // backend/core/team/kind.go
  "{a} is no text and was not kept.": "{a} ist kein Text und wurde nicht gespeichert.",
  // backend/core/team/kind.go
  "{a} is no valid JSON and was not kept.": "{a} ist kein gültiges JSON und wurde nicht gespeichert.",
  // backend/core/team/kind.go
  "{a} is no well-formed XML and was not kept.": "{a} ist kein wohlgeformtes XML und wurde nicht gespeichert.",
  // backend/core/team/kind.go
  "{a} is no {b} file and was not kept.": "{a} ist keine {b}-Datei und wurde nicht gespeichert.",
  // backend/chat/attachment.go
  "{a} is not a PNG, JPEG, WebP or GIF image.": "{a} ist kein PNG-, JPEG-, WebP- oder GIF-Bild.",
  // backend/service/toolbox/settings.go
  "{a} is not a folder.": "{a} ist kein Ordner.",
  // backend/model/localserver/build.go
  "{a} is not a llama.cpp server.": "{a} ist kein llama.cpp-Server.",
  // backend/tool/web/host.go
  "{a} is not a port.": "{a} ist kein Port.",
  // backend/tool/folder/read.go, backend/tool/folder/write.go
  "{a} is not a regular file.": "{a} ist keine gewöhnliche Datei.",
  // backend/tool/folder/read.go
  "{a} is not a text file.": "{a} ist keine Textdatei.",
  // backend/api/operation.go
  "{a} is not a whole number.": "{a} ist keine ganze Zahl.",
  // backend/core/team/permission.go
  "{a} is not allowed.": "{a} ist nicht erlaubt.",
  // backend/tool/program/interpreter.go
  "{a} is not installed on this computer, so {b} can't run. Answer without running it.": "{a} ist auf diesem Computer nicht installiert, daher kann {b} nicht laufen. Ohne Ausführen antworten.",
  // backend/sound/speech/system.go
  "{a} is not set up. Add a voice in the system settings.": "{a} ist nicht eingerichtet. In den Systemeinstellungen eine Stimme hinzufügen.",
  // backend/tool/web/page.go
  "{a} is of the type {b}. Only text can be read.": "{a} ist vom Typ {b}. Nur Text lässt sich lesen.",
  // backend/base/datadir/unusable.go
  "{a} is on a read-only disk. Make the disk writable, or choose another folder with --data-dir.": "{a} liegt auf einem schreibgeschützten Datenträger. Den Datenträger beschreibbar machen oder mit --data-dir einen anderen Ordner wählen.",
  // backend/service/localmodel/add.go
  "{a} is on this computer already.": "{a} ist bereits auf diesem Computer.",
  // backend/tool/web/host.go
  "{a} is on this computer or its network. Add the port, such as {b}.": "{a} liegt auf diesem Computer oder in seinem Netzwerk. Den Port hinzufügen, etwa {b}.",
  // backend/tool/folder/folder.go
  "{a} is outside the chosen folder.": "{a} liegt außerhalb des gewählten Ordners.",
  // backend/tool/folder/folder.go
  "{a} is outside the chosen folder. Give a path inside it, such as notes/today.md.": "{a} liegt außerhalb des gewählten Ordners. Einen Pfad darin angeben, etwa notes/today.md.",
  // backend/service/runs/folder_watch.go
  "{a} is outside the chosen folder. Give the whole path.": "{a} liegt außerhalb des gewählten Ordners. Den ganzen Pfad angeben.",
  // backend/model/fetch/refusal.go
  "{a} is private or doesn't exist at {b}. Check its name, or add an access token.": "{a} ist privat oder existiert bei {b} nicht. Den Namen prüfen oder ein Zugriffstoken hinzufügen.",
  // backend/core/team/agents/warning.go
  "{a} is too long for one task: only the parts that fit the request best were revised.": "{a} ist zu lang für eine Aufgabe: Nur die Teile, die am besten zur Anfrage passen, wurden überarbeitet.",
  // backend/model/unpack/archive.go
  "{a} isn't a .zip or .tar.gz archive that Terzetto can unpack.": "{a} ist kein .zip- oder .tar.gz-Archiv, das Terzetto entpacken kann.",
  // backend/core/team/agents/warning.go
  "{a} leaves out a drawing that was written as SVG. Ask for it as a .png or .svg file of its own.": "{a} lässt eine Zeichnung weg, die als SVG geschrieben wurde. Bitten Sie um eine eigene .png- oder .svg-Datei dafür.",
  // backend/core/team/agents/warning.go
  "{a} leaves out a picture that can't be read where it is: {b}.": "{a} lässt ein Bild weg, das dort nicht gelesen werden kann, wo es ist: {b}.",
  // backend/core/team/agents/warning.go
  "{a} leaves out {n} drawings that were written as SVG. Ask for them as .png or .svg files of their own.": "{a} lässt {n} Zeichnungen weg, die als SVG geschrieben wurden. Bitten Sie um eigene .png- oder .svg-Dateien dafür.",
  // backend/core/team/agents/warning.go
  "{a} leaves out {n} pictures that can't be read where they are: {b}.": "{a} lässt {n} Bilder weg, die dort nicht gelesen werden können, wo sie sind: {b}.",
  // backend/tool/web/service.go
  "{a} limits how often you can search. Try again in {b}.": "{a} begrenzt, wie oft Sie suchen können. In {b} erneut versuchen.",
  // backend/tool/web/service.go
  "{a} limits how often you can search. Try again later.": "{a} begrenzt, wie oft Sie suchen können. Später erneut versuchen.",
  // backend/sound/speech/engine.go
  "{a} made no sound from this text. Choose another voice.": "{a} hat aus diesem Text keinen Ton erzeugt. Eine andere Stimme wählen.",
  // backend/sound/speech/server.go
  "{a} needs a key, or the saved key is wrong.": "{a} verlangt einen Schlüssel, oder der gespeicherte Schlüssel ist falsch.",
  // backend/model/localserver/failure.go
  "{a} needs a library that this system doesn't have, or has too old.": "{a} braucht eine Bibliothek, die auf diesem System fehlt oder zu alt ist.",
  // backend/sound/speech/server.go
  "{a} needs the name of a voice and lists none. Enter a name that its documentation gives.": "{a} braucht den Namen einer Stimme und listet keine auf. Geben Sie einen Namen ein, den seine Dokumentation nennt.",
  // backend/service/runs/run.go
  "{a} needs your answer. Open the run under Runs.": "{a} braucht eine Antwort. Den Lauf unter „Läufe“ öffnen.",
  // backend/tool/mcp/listing.go
  "{a} no longer offers the tool {b}.": "{a} bietet das Werkzeug {b} nicht mehr an.",
  // backend/core/team/picture.go
  "{a} not read, because {b}": "{a} nicht gelesen, denn {b}",
  // backend/tool/mcp/connection.go
  "{a} offers more than {n} tools.": "{a} bietet mehr als {n} Werkzeuge an.",
  // backend/model/llm/embed.go
  "{a} offers no embeddings for {b}. Choose an embedding model.": "{a} bietet keine Embeddings für {b} an. Ein Embedding-Modell wählen.",
  // backend/sound/speech/server.go
  "{a} offers no speech at this address. Check whether it is a model server.": "{a} bietet unter dieser Adresse keine Sprachausgabe. Prüfen, ob es ein Modellserver ist.",
  // backend/service/library/artifact.go
  "{a} produced no result.": "{a} lieferte kein Ergebnis.",
  // backend/service/narration/playback.go
  "{a} reads the rest.": "{a} liest den Rest.",
  // backend/model/llm/connect.go
  "{a} received the message, but didn't answer.": "{a} erhielt die Nachricht, antwortete aber nicht.",
  // backend/model/fetch/follow.go, backend/tool/web/fetch.go, backend/tool/web/request.go, backend/tool/web/service.go
  "{a} redirects requests in a loop.": "{a} leitet Anfragen endlos im Kreis weiter.",
  // backend/model/llm/connect.go
  "{a} redirects requests in a loop. Check the address of the server.": "{a} leitet Anfragen endlos im Kreis weiter. Die Adresse des Servers prüfen.",
  // backend/model/llm/refusal.go, backend/sound/speech/server.go
  "{a} redirects requests to another server. Enter the address of that server instead.": "{a} leitet Anfragen an einen anderen Server weiter. Stattdessen dessen Adresse eingeben.",
  // backend/tool/web/service.go
  "{a} redirects searches to {b}. Enter that address in Settings, under Tools and servers.": "{a} leitet Suchen an {b} weiter. Diese Adresse in den Einstellungen unter „Werkzeuge und Server“ eingeben.",
  // backend/tool/web/request.go
  "{a} redirects the request to {b}. Use that address to send a body.": "{a} leitet die Anfrage an {b} weiter. Zum Senden eines Inhalts diese Adresse verwenden.",
  // backend/tool/mcp/connection.go
  "{a} refused the call.": "{a} lehnte den Aufruf ab.",
  // backend/tool/web/request.go
  "{a} refused the user and the password (401 Unauthorized).{b}": "{a} hat Benutzer und Passwort abgelehnt (401 Unauthorized).{b}",
  // backend/model/fetch/refusal.go
  "{a} refused to send {b} (status {n}).": "{a} hat {b} nicht gesendet (Status {n}).",
  // backend/sound/speech/server.go
  "{a} refused to speak.": "{a} lehnte das Sprechen ab.",
  // backend/model/fetch/refusal.go
  "{a} refused your access token. Check the token, then try again.": "{a} hat das Zugriffstoken abgelehnt. Das Token prüfen und erneut versuchen.",
  // backend/tool/web/service.go
  "{a} refuses to answer as JSON. Add json to search.formats in the settings.yml of the instance.": "{a} verweigert Antworten als JSON. In der settings.yml der Instanz unter search.formats json ergänzen.",
  // backend/tool/mcp/connection.go
  "{a} returned a result that doesn't match the description of the tool.": "{a} hat ein Ergebnis geliefert, das nicht zur Beschreibung des Werkzeugs passt.",
  // backend/tool/call.go, backend/tool/web/toolsearch.go
  "{a} returned more than {n} MB. Ask for less at a time.": "{a} lieferte mehr als {n} MB. Weniger auf einmal anfordern.",
  // backend/core/run/child.go
  "{a} runs itself, {n} levels deep. The limit is {m} levels.": "{a} führt sich selbst aus, {n} Ebenen tief. Die Grenze sind {m} Ebenen.",
  // backend/model/fetch/follow.go
  "{a} sends you on to {b} for {c}, which isn't one of its own servers. Nothing was downloaded from there.": "{a} verweist für {c} auf {b}, und das ist keiner seiner eigenen Server. Von dort wurde nichts heruntergeladen.",
  // backend/tool/web/service.go
  "{a} sent JSON without search results. Check the address.": "{a} hat JSON ohne Suchergebnisse gesendet. Die Adresse prüfen.",
  // backend/tool/web/encoding.go
  "{a} sent a body that doesn't match its Content-Encoding header.": "{a} sendete einen Inhalt, der nicht zum Header Content-Encoding passt.",
  // backend/tool/mcp/connection.go
  "{a} sent a message of more than {n} MB and was ended. Ask for less at a time.": "{a} hat eine Nachricht von mehr als {n} MB gesendet und wurde beendet. Fragen Sie weniger auf einmal ab.",
  // backend/tool/web/service.go
  "{a} sent a web page instead of search results. Check the address.": "{a} hat eine Webseite statt Suchergebnissen gesendet. Die Adresse prüfen.",
  // backend/model/fetch/refusal.go
  "{a} sent a web page instead of {b}. If this network asks for a sign-in, open a browser and sign in first.": "{a} hat eine Webseite statt {b} gesendet. Verlangt dieses Netzwerk eine Anmeldung, zuerst im Browser anmelden.",
  // backend/model/huggingface/client.go, backend/model/llm/chunk.go, backend/model/llm/connect.go
  "{a} sent an answer that Terzetto can't read.": "{a} sendete eine Antwort, die Terzetto nicht lesen kann.",
  // backend/tool/web/service.go
  "{a} sent an empty answer.": "{a} hat eine leere Antwort gesendet.",
  // backend/tool/model/ask.go
  "{a} sent an empty answer. Try again, or choose another model.": "{a} sendete eine leere Antwort. Erneut versuchen oder ein anderes Modell wählen.",
  // backend/model/llm/connect.go
  "{a} sent more text than a reply can hold, so Terzetto stopped it.": "{a} sendete mehr Text, als eine Antwort fasst, und wurde gestoppt.",
  // backend/model/fetch/refusal.go
  "{a} sent more than {b} should hold, so the download was stopped.": "{a} hat mehr gesendet, als {b} enthalten soll, daher wurde der Download gestoppt.",
  // backend/tool/web/request.go, backend/tool/web/transport.go
  "{a} sent more than {n} MB.": "{a} sendete mehr als {n} MB.",
  // backend/core/assistant/runner.go
  "{a} sent no answer. Try again, or choose another model for this assistant.": "{a} sendete keine Antwort. Erneut versuchen oder dem Assistenten ein anderes Modell geben.",
  // backend/model/llm/connect.go
  "{a} sent no word of a reply for {n} s, so Terzetto stopped waiting. You can set a longer wait in the Writer's settings.": "{a} sandte {n} s lang kein Wort einer Antwort, also wartete Terzetto nicht länger. Eine längere Wartezeit lässt sich in den Einstellungen des Autors wählen.",
  // backend/model/llm/connect.go
  "{a} sent nothing more for {n} s in the middle of the reply, so Terzetto stopped waiting.": "{a} sandte mitten in der Antwort {n} s lang nichts mehr, also wartete Terzetto nicht länger.",
  // backend/tool/web/service.go
  "{a} sent something that is not JSON. Check the address.": "{a} hat etwas gesendet, das kein JSON ist. Die Adresse prüfen.",
  // backend/sound/speech/server.go
  "{a} sent sound that Terzetto can't read. Set the server to send WAV, MP3, FLAC, Opus or PCM.": "{a} hat Ton gesendet, den Terzetto nicht lesen kann. Stellen Sie den Server auf WAV, MP3, FLAC, Opus oder PCM ein.",
  // backend/sound/speech/command.go
  "{a} sent too much sound and was stopped. Choose another voice.": "{a} sendete zu viel Ton und wurde gestoppt. Eine andere Stimme wählen.",
  // backend/model/fetch/refusal.go
  "{a} sent {b} in a form that Terzetto can't read.": "{a} hat {b} in einer Form gesendet, die Terzetto nicht lesen kann.",
  // backend/core/team/agents/warning.go
  "{a} shows the first {n} of {m} rows of {b}.": "{a} zeigt die ersten {n} von {m} Zeilen aus {b}.",
  // backend/core/run/report.go
  "{a} stopped at {b}: {c}": "{a} hat bei {b} angehalten: {c}",
  // backend/sound/speech/server.go
  "{a} stopped in the middle of the sound. Try again.": "{a} hörte mitten im Ton auf. Erneut versuchen.",
  // backend/service/quickreplies/service.go
  "{a} takes no part in this conversation.": "{a} nimmt an dieser Unterhaltung nicht teil.",
  // backend/tool/call.go
  "{a} took longer than {b} and was stopped.": "{a} brauchte länger als {b} und wurde gestoppt.",
  // backend/core/run/call.go, backend/tool/web/transport.go
  "{a} took longer than {b}.": "{a} brauchte länger als {b}.",
  // backend/sound/speech/command.go
  "{a} took too long and was stopped. Try again, or choose another engine.": "{a} brauchte zu lange und wurde gestoppt. Erneut versuchen oder eine andere Engine wählen.",
  // backend/model/llm/embed.go
  "{a} took too long to answer.": "{a} brauchte zu lange für die Antwort.",
  // backend/tool/web/request.go
  "{a} wants a digest of the password (401 Unauthorized). Turn on Digest.{b}": "{a} will einen Digest des Passworts (401 Unauthorized). Schalten Sie Digest ein.{b}",
  // backend/tool/web/request.go
  "{a} wants the password itself (401 Unauthorized). Turn off Digest.{b}": "{a} will das Passwort selbst (401 Unauthorized). Schalten Sie Digest aus.{b}",
  // backend/core/team/warning.go
  "{a} was asked for and not delivered.": "{a} wurde gewünscht und nicht geliefert.",
  // backend/store/archive/transcript_import.go
  "{a} was imported without its content, because the storage limit is reached.": "{a} wurde ohne Inhalt importiert, weil das Speicherlimit erreicht ist.",
  // backend/core/team/machine.go
  "{a} was not allowed": "„{a}“ wurde nicht erlaubt",
  // backend/core/run/call.go
  "{a} was not allowed.": "{a} wurde nicht erlaubt.",
  // backend/sound/speech/command.go
  "{a} was removed from this computer. Reinstall the program, or choose another engine.": "{a} wurde von diesem Computer entfernt. Das Programm neu installieren oder eine andere Engine wählen.",
  // backend/tool/guard.go
  "{a} was sent on from one host to another more than {n} times.": "{a} wurde mehr als {n}-mal von einem Host zum nächsten weitergeleitet.",
  // backend/service/localmodel/lease.go
  "{a} was stopped before it had answered. Send the message again to load it.": "{a} wurde beendet, bevor die Antwort fertig war. Die Nachricht erneut senden, um es zu laden.",
  // backend/core/run/block.go
  "{a} was stopped in round {n}.": "{a} wurde in Durchgang {n} gestoppt.",
  // backend/core/run/child.go, backend/core/run/report.go, backend/service/teams/tool_call.go
  "{a} was stopped.": "{a} wurde gestoppt.",
  // backend/service/runs/try.go
  "{a} would reach {b}, and the run before has read {c}. Check the arguments, then allow it.": "{a} würde {b} erreichen, und der letzte Lauf hat {c} gelesen. Prüfen Sie die Argumente und erlauben Sie den Aufruf dann.",
  // backend/core/team/picture.go
  "{a}, as pictures": "{a}, als Bilder",
  // backend/document/passage/mode.go
  "{a}, by search": "{a}, durch Suche",
  // backend/document/passage/mode.go
  "{a}, computed": "{a}, berechnet",
  // backend/document/passage/mode.go
  "{a}, part by part": "{a}, Teil für Teil",
  // backend/document/passage/mode.go
  "{a}, revised part by part": "{a}, Teil für Teil überarbeitet",
  // backend/core/team/work.go
  "{a}, which is missing. Use one of these documents: {b}.": "{a}; das Dokument fehlt. Eines von diesen verwenden: {b}.",
  // backend/document/passage/mode.go
  "{a}, whole": "{a}, ganz",
  // backend/document/passage/mode.go
  "{a}: nothing in it could be read": "{a}: nichts darin konnte gelesen werden",
  // backend/service/embedding/service.go
  "{n} files aren't ready for search by meaning yet.": "{n} Dateien sind noch nicht für die Suche nach Bedeutung vorbereitet.",
  // backend/document/passage/extent.go
  "{n} lines": "{n} Zeilen",
  // backend/document/passage/extent.go
  "{n} of {a}": "{n} von {a}",
  // backend/document/passage/extent.go
  "{n} pages": "{n} Seiten",
  // backend/core/team/picture.go
  "{n} pictures in it": "{n} Bilder darin",
  // backend/document/passage/extent.go
  "{n} slides": "{n} Folien",
  // backend/service/runs/workflow.go
  "{n} workflows are named “{a}”. Give the id of one: {b}.": "{n} Workflows heißen „{a}“. Die ID von einem angeben: {b}.",
  // backend/service/runs/loop_list.go
  "“For each” needs a list.": "„Für jedes Element“ braucht eine Liste.",
  // app/folder.go
  "“terzetto serve” (process {a}) is using this data folder. Continue in your browser, or end that process first.": "„terzetto serve“ (Prozess {a}) verwendet diesen Datenordner. Im Browser weitermachen oder zuerst diesen Prozess beenden.",
  // backend/model/dialect/setting.go
  "“{a}” can't be a parameter here, because Terzetto writes it itself.": "„{a}“ kann hier kein Parameter sein, weil Terzetto es selbst schreibt.",
  // backend/core/team/agent.go
  "“{a}” can't be an agent's name. Use 2 to 40 letters and digits, with a lowercase letter first.": "„{a}“ ist kein Name für einen Agenten. 2 bis 40 Buchstaben und Ziffern verwenden, zuerst einen Kleinbuchstaben.",
  // backend/tool/mcp/address.go, backend/tool/web/request.go
  "“{a}” can't be the name of a header.": "„{a}“ ist kein Name für einen Header.",
  // backend/tool/variable.go
  "“{a}” can't be the name of a variable. Use letters, digits and _, such as API_KEY.": "„{a}“ ist kein Name für eine Variable. Buchstaben, Ziffern und _ verwenden, etwa API_KEY.",
  // backend/core/run/workflow.go
  "“{a}” is a draft and can't run yet. Open it to see what is missing.": "„{a}“ ist ein Entwurf und kann noch nicht laufen. Öffnen Sie ihn, um zu sehen, was fehlt.",
  // backend/core/run/workflow.go
  "“{a}” is a draft and can't run yet. {b}": "„{a}“ ist ein Entwurf und kann noch nicht laufen. {b}",
  // backend/tool/conversations.go
  "“{a}” is not a date or time. Write 2026-03-01 or 2026-03-01T18:00:00Z.": "„{a}“ ist weder Datum noch Uhrzeit. 2026-03-01 oder 2026-03-01T18:00:00Z schreiben.",
  // backend/base/calendar/days.go
  "“{a}” is not a day. Write one as 20261224, without a time: that has its own field.": "„{a}“ ist kein Tag. Schreiben Sie einen wie 20261224, ohne Uhrzeit: Die hat ihr eigenes Feld.",
  // backend/tool/folder/list.go
  "“{a}” is not a file name pattern. Write one such as *.txt.": "„{a}“ ist kein Muster für Dateinamen. Eines wie *.txt schreiben.",
  // backend/tool/web/host.go
  "“{a}” is not a host. Write one such as api.example.com or 127.0.0.1:8080.": "„{a}“ ist kein Host. Einen wie api.example.com oder 127.0.0.1:8080 schreiben.",
  // app/log.go
  "“{a}” is not a log level. Use debug, info, warn or error.": "„{a}“ ist keine Protokollstufe. Möglich sind debug, info, warn und error.",
  // backend/tool/web/request.go
  "“{a}” is not a method that a request can use.": "„{a}“ ist keine Methode für eine Anfrage.",
  // backend/core/run/schedule.go
  "“{a}” is not a repeating schedule. Give five fields: minute, hour, day, month and weekday.": "„{a}“ ist kein wiederkehrender Zeitplan. Fünf Felder angeben: Minute, Stunde, Tag, Monat und Wochentag.",
  // backend/core/run/control.go
  "“{a}” is not a time. Write the time as 2026-05-31T18:00 or 18:00.": "„{a}“ ist keine Uhrzeit. Die Zeit als 2026-05-31T18:00 oder 18:00 schreiben.",
  // backend/tool/clock.go
  "“{a}” is not a valid date.": "„{a}“ ist kein gültiges Datum.",
  // backend/value/text.go
  "“{a}” is not a value. Write a value like {{steps.fetch.content}}, and two braces like {{\"{{\"}}.": "„{a}“ ist kein Wert. Einen Wert wie {{steps.fetch.content}} schreiben, und zwei Klammern wie {{\"{{\"}}.",
  // backend/api/server.go
  "“{a}” is not an address. Write one such as 127.0.0.1:0.": "„{a}“ ist keine Adresse. Eine wie 127.0.0.1:0 angeben.",
  // backend/service/runs/loop_list.go
  "“{a}” is one thing, and “For each” needs a list. Choose a list, such as one of its fields.": "„{a}“ ist ein einzelner Wert, aber „Für jedes Element“ braucht eine Liste. Wählen Sie eine Liste, etwa eines seiner Felder.",
  // backend/core/run/proposal.go
  "“{a}” of {b} differs each time, so a permission would never fit again.": "„{a}“ von {b} ist jedes Mal anders, eine Berechtigung würde also nie wieder passen.",
  // backend/base/calendar/days.go
  "“{a}” says nothing about days. Use one RRULE, one DTSTART and any number of EXDATE.": "„{a}“ sagt nichts über Tage. Verwenden Sie ein RRULE, ein DTSTART und beliebig viele EXDATE.",
};
