// The sentences of the window, and the files that show them. Translate what is right of each colon:
// `make generate` writes everything else, in the order of the English sentences and without those that are no longer said.

/** @type {Record<string, string>} */
export const table = {
  // library/scripts.js
  "$1 is the first group, $<name> a named one, $0 all that was found. Empty removes the match.": "$1 ist die erste Gruppe, $<name> eine benannte, $0 alles Gefundene. Leer entfernt den Treffer.",
  // chat/calls.js, widgets/requestparts.js
  "(empty)": "(leer)",
  // automation/editor/anyfield.js, automation/editor/namedvalue.js, automation/editor/valuefield.js, widgets/schema/configfield.js
  "(required)": "(erforderlich)",
  // sidebar/title.js
  "({n}) Terzetto": "({n}) Terzetto",
  // sidebar/title.js
  "({n}) {name} – Terzetto": "({n}) {name} – Terzetto",
  // settings/data/association.js
  ".charx files open in Terzetto. Nothing is saved until you confirm.": ".charx-Dateien öffnen sich in Terzetto. Gespeichert wird erst nach Ihrer Bestätigung.",
  // composer/slashcommand.js
  "/{name} is queued.": "/{name} ist in der Warteschlange.",
  // composer/slashcommand.js
  "/{name} is running.": "/{name} läuft.",
  // settings/models/localchoices.js
  "0 keeps the model loaded.": "Mit 0 bleibt das Modell geladen.",
  // settings/models/prompts.js
  "0 means no limit. The lower of both limits counts.": "0 bedeutet keine Grenze. Die niedrigere der beiden Grenzen gilt.",
  // settings/models/prompts.js
  "0 means no limit. There is no limit either while the context is unknown.": "0 bedeutet keine Grenze. Auch solange der Kontext unbekannt ist, gibt es keine.",
  // widgets/samplers/samplers.js
  "0 turns it off. 1 and 2 are its versions.": "0 schaltet es aus. 1 und 2 sind seine Versionen.",
  // widgets/conversation/sheet.js
  "1 sends the note with each of your messages.": "Bei 1 geht die Notiz mit jeder Ihrer Nachrichten mit.",
  // widgets/servers/endpointform.js
  "127.0.0.1:11434 or https://…": "127.0.0.1:11434 oder https://…",
  // library/cardfields.js
  "<START> goes before each example.": "<START> steht vor jedem Beispiel.",
  // model/customcss.js
  "@import is not allowed, in line {n}: custom CSS loads nothing.": "@import ist nicht erlaubt, in Zeile {n}: Eigenes CSS lädt nichts nach.",
  // model/toolwords.js
  "A JSON Schema that the answer must match.": "Ein JSON-Schema, dem die Antwort entsprechen muss.",
  // widgets/samplers/samplers.js
  "A JSON object: token numbers and how much more likely each is, from −100 to 100.": "Ein JSON-Objekt: Token-Nummern und wie viel wahrscheinlicher jedes Token wird, von −100 bis 100.",
  // library/transfer/section.js
  "A SillyTavern ZIP, an export of ChatGPT, Claude or another chat app, an Orb database, or a Terzetto library. You can drop a file here.": "Ein SillyTavern-ZIP, ein Export von ChatGPT, Claude oder einer anderen Chat-App, eine Orb-Datenbank oder eine Terzetto-Bibliothek. Eine Datei lässt sich hier ablegen.",
  // library/transfer/section.js
  "A SillyTavern folder, an export of ChatGPT, Claude or another chat app, an Orb database, or a Terzetto library.": "Ein SillyTavern-Ordner, ein Export von ChatGPT, Claude oder einer anderen Chat-App, eine Orb-Datenbank oder eine Terzetto-Bibliothek.",
  // model/toolwords.js
  "A Word document or a presentation in the tools folder whose look the document gets.": "Ein Word-Dokument oder eine Präsentation im Werkzeugordner, deren Aussehen das Dokument bekommt.",
  // automation/widgets/triggerwords.js
  "A call from another program": "Ein Aufruf aus einem anderen Programm",
  // library/preview.js
  "A card's scripts are off until you allow them.": "Skripte einer Karte sind aus, bis Sie sie erlauben.",
  // settings/data/samples.js
  "A character with a lorebook, a persona, a conversation, ten workflows with their files, a flow and a team task. Each is marked as a sample.": "Ein Charakter mit einem Lorebook, eine Persona, ein Gespräch, zehn Workflows mit ihren Dateien, ein Flow und ein Teamauftrag. Alle sind als Beispiel gekennzeichnet.",
  // widgets/memory/factform.js
  "A character, a place or a thing. Empty: the story.": "Ein Charakter, ein Ort oder ein Ding. Leer: die Geschichte.",
  // automation/widgets/triggerwords.js
  "A command in a chat": "Ein Befehl in einem Gespräch",
  // library/cardfields.js
  "A conversation opens with the first greeting. The others are alternates.": "Ein Gespräch beginnt mit der ersten Begrüßung. Die anderen sind Alternativen.",
  // automation/editor/controlforms.js
  "A cursor in the answer": "Einem Cursor in der Antwort",
  // automation/schedules/rhythmfields.js
  "A date": "Ein Datum",
  // chat/artifacts/deletion.js
  "A deleted result can't be restored. The message is kept.": "Ein gelöschtes Ergebnis lässt sich nicht wiederherstellen. Die Nachricht bleibt erhalten.",
  // automation/widgets/triggerwords.js
  "A deleted workflow": "Ein gelöschter Workflow",
  // widgets/conversation/directions.js
  "A direction applies from a reply on. Add it after the next reply.": "Eine Regieanweisung gilt ab einer Antwort. Fügen Sie sie nach der nächsten Antwort hinzu.",
  // automation/widgets/triggerwords.js
  "A file": "Eine Datei",
  // model/toolwords.js
  "A file in the tools folder as the body.": "Eine Datei im Werkzeugordner als Inhalt.",
  // model/toolwords.js
  "A file in the tools folder for the answer, for large or binary answers, up to 64 MB.": "Eine Datei im Werkzeugordner für die Antwort, für große oder binäre Antworten, bis 64 MB.",
  // composer/composer.js
  "A file is still loading. Send the message when loading is done.": "Eine Datei wird noch geladen. Die Nachricht danach senden.",
  // model/toolwords.js
  "A flow as JSON, in place of a saved one.": "Ein Flow als JSON anstelle eines gespeicherten.",
  // model/toolwords.js
  "A folder in the tools folder. Default: the tools folder.": "Ein Ordner im Werkzeugordner. Voreinstellung: der Werkzeugordner.",
  // automation/schedules/triggerform.js
  "A folder inside the tools folder, or a full path. Default: the tools folder.": "Ein Ordner innerhalb des Werkzeugordners oder ein vollständiger Pfad. Standard: der Werkzeugordner.",
  // settings/toolbox/toolbox.js
  "A full path, or one that begins with ~. Tools can read everything in here. They ask before changing anything. Leave empty for no file access.": "Ein vollständiger Pfad oder einer, der mit ~ beginnt. Werkzeuge können hier alles lesen. Bevor sie etwas ändern, fragen sie. Leer: kein Zugriff auf Dateien.",
  // automation/editor/tryflow.js
  "A kept run is listed under Runs, continues after a restart, and asks before tools make changes.": "Ein gespeicherter Lauf steht unter „Läufe“, geht nach einem Neustart weiter und fragt nach, bevor Werkzeuge etwas ändern.",
  // library/entryrules.js
  "A key inside of a longer word doesn't count.": "Ein Schlüssel in einem längeren Wort zählt nicht.",
  // settings/data/privacy.js
  "A key is sent only to the address it was entered for. Copies of this list never include keys.": "Ein Schlüssel wird nur an die Adresse gesendet, für die er eingegeben wurde. Kopien dieser Liste enthalten nie Schlüssel.",
  // automation/editor/controlforms.js
  "A link in the answer": "Einem Link in der Antwort",
  // model/toolwords.js
  "A list of role and content.": "Eine Liste aus role und content.",
  // team/limitstab.js
  "A longer round fails. Time spent waiting for you doesn't count.": "Dauert eine Runde länger, schlägt sie fehl. Das Warten auf Sie zählt nicht mit.",
  // composer/images.js
  "A message can have at most 10 images.": "Eine Nachricht kann höchstens 10 Bilder haben.",
  // composer/files.js
  "A message can have at most {n} files.": "Eine Nachricht kann höchstens {n} Dateien haben.",
  // onboarding/install.js
  "A model for writing needs about 8 GB of free memory. Terzetto also finds LM Studio, llama.cpp, KoboldCpp and others.": "Ein Modell zum Schreiben braucht etwa 8 GB freien Arbeitsspeicher. Terzetto findet auch LM Studio, llama.cpp, KoboldCpp und andere.",
  // model/engine.js
  "A part of the model runs on the processor.": "Ein Teil des Modells läuft auf dem Prozessor.",
  // voices/phrases.js
  "A pattern, such as eyes? (glint|gleam)": "Ein Muster, etwa Augen? (glänzen|funkeln)",
  // library/personas.js
  "A persona chosen here applies to this conversation only and overrides the character's.": "Eine hier gewählte Persona gilt nur in diesem Gespräch und hat Vorrang vor der des Charakters.",
  // widgets/editlist/forms.js
  "A phrase you see too often": "Eine Wendung, die zu oft vorkommt",
  // lib/resultmedia.js
  "A picture from the tool": "Ein Bild des Werkzeugs",
  // settings/models/presets.js
  "A preset holds samplers, thinking, prompts and length limits. Applying one never turns voices on or off.": "Ein Preset umfasst Sampler, Denkaufwand, Prompts und Längengrenzen. Beim Anwenden werden nie Stimmen ein- oder ausgeschaltet.",
  // library/scripts.js
  "A regular expression as in JavaScript, such as /word/gi. Without the flag g only the first match counts.": "Ein regulärer Ausdruck wie in JavaScript, etwa /word/gi. Ohne das Zeichen g zählt nur der erste Treffer.",
  // voices/phrases.js
  "A regular expression. Upper and lower case are the same.": "Ein regulärer Ausdruck. Groß- und Kleinschreibung ist egal.",
  // main/closing.js
  "A reply is being written": "Gerade entsteht eine Antwort",
  // composer/composermenu.js, model/conversation.js, model/impersonation.js
  "A reply is still being written. Stop the reply first, or wait.": "Eine Antwort wird noch geschrieben. Bitte warten oder die Antwort erst stoppen.",
  // automation/widgets/triggerwords.js
  "A request to an address with a token.": "Eine Anfrage an eine Adresse mit Token.",
  // team/limitstab.js
  "A round fails if Terzetto uses more memory than this.": "Eine Runde schlägt fehl, wenn Terzetto mehr Arbeitsspeicher belegt.",
  // automation/schedules/rhythmfields.js
  "A rule of RFC 5545, such as RRULE:FREQ=MONTHLY;BYDAY=-1FR. Leave it empty for all days.": "Eine Regel nach RFC 5545, zum Beispiel RRULE:FREQ=MONTHLY;BYDAY=-1FR. Lassen Sie das Feld für alle Tage leer.",
  // chat/message.js
  "A script hides this message.": "Ein Skript blendet diese Nachricht aus.",
  // settings/models/models.js
  "A script that imitates a model. The demo doesn't understand what you write.": "Ein Skript, das ein Modell nachahmt. Die Demo versteht nicht, was Sie schreiben.",
  // composer/answerer.js
  "A scripted demo, not an AI": "Eine Demo nach Drehbuch, keine KI",
  // widgets/editlist/forms.js
  "A sentence or two.": "Ein oder zwei Sätze.",
  // voices/panel.js
  "A slow computer may read a long conversation for minutes before it answers.": "Ein langsamer Computer liest ein langes Gespräch womöglich minutenlang, bevor er antwortet.",
  // lib/resultmedia.js
  "A sound from the tool": "Ein Ton des Werkzeugs",
  // model/toolwords.js
  "A status of 400 or more is a result too.": "Auch ein Status ab 400 ist ein Ergebnis.",
  // team/limitstab.js
  "A task that takes longer fails.": "Dauert eine Aufgabe länger, schlägt sie fehl.",
  // team/begin.js
  "A team that answers with documents": "Ein Team, das mit Dokumenten antwortet",
  // automation/widgets/triggerwords.js
  "A time": "Eine Uhrzeit",
  // automation/editor/controlforms.js
  "A time such as 18:30, or a date and time such as 2026-12-24T18:30.": "Eine Uhrzeit wie 18:30 oder Datum und Uhrzeit wie 2026-12-24T18:30.",
  // settings/toolbox/websearch.js
  "A tool of a server that you added.": "Ein Werkzeug eines Servers, den Sie hinzugefügt haben.",
  // onboarding/more.js
  "A tour with canned replies. No AI involved.": "Ein Rundgang mit festen Antworten, ohne KI.",
  // settings/toolbox/toolserverform.js
  "A value of four dots stays as it is. Remove a line to remove its value.": "Ein Wert aus vier Punkten bleibt, wie er ist. Entfernen Sie eine Zeile, um ihren Wert zu entfernen.",
  // automation/run/againdialog.js, automation/schedules/startform.js, automation/widgets/startdialog.js
  "A variable is not valid JSON.": "Eine Variable ist kein gültiges JSON.",
  // automation/editor/morefields.js
  "A variable that later steps can read.": "Eine Variable, die spätere Schritte lesen können.",
  // settings/data/data.js
  "API keys": "API-Schlüssel",
  // settings/index.js
  "About": "Info",
  // main/commands.js
  "About Terzetto": "Über Terzetto",
  // library/personas.js, model/fieldwords.js
  "About you": "Über Sie",
  // library/entries.js
  "About {n} tokens": "Etwa {n} Token",
  // widgets/conversation/context.js
  "About {sent} of {context} tokens. Your next message and its files come on top.": "Etwa {sent} von {context} Token. Ihre nächste Nachricht und ihre Dateien kommen hinzu.",
  // composer/meter.js
  "About {sent} tokens will be sent, {folded} are summarized, and {free} of {context} are free.": "Etwa {sent} Token werden gesendet, {folded} sind zusammengefasst, {free} von {context} sind frei.",
  // composer/meter.js
  "About {sent} tokens will be sent; {free} of {context} are free.": "Etwa {sent} Token werden gesendet; {free} von {context} sind frei.",
  // composer/meter.js, widgets/conversation/context.js
  "About {sent} tokens. The server doesn't tell how many fit.": "Etwa {sent} Token. Der Server sagt nicht, wie viele hineinpassen.",
  // library/cardtokens.js
  "About {sum} tokens, {always} of them in every reply.": "Etwa {sum} Token, {always} davon in jeder Antwort.",
  // model/voiceways.js
  "About {time} and {requests, plural, one {# request} other {# requests}} ({n, plural, one {last reply} other {last # replies}})": "Etwa {time} und {requests, plural, one {# Anfrage} other {# Anfragen}} ({n, plural, one {letzte Antwort} other {letzte # Antworten}})",
  // library/entryrules.js
  "Above the author's note": "Über der Notiz des Autors",
  // library/quickreplies.js
  "Above the message box": "Über dem Nachrichtenfeld",
  // model/toolwords.js
  "Accept errors": "Fehler annehmen",
  // widgets/memory/factitem.js
  "Actions": "Aktionen",
  // widgets/memory/factitem.js
  "Actions for “{fact}”": "Aktionen für „{fact}“",
  // chat/clicks.js
  "Actions for “{word}”": "Aktionen für „{word}“",
  // library/scripts.js
  "Acts": "Wirkt",
  // main/commands.js
  "Actual size": "Originalgröße",
  // widgets/samplers/samplers.js
  "Adaptive-P decay": "Adaptive-P: Abklingen",
  // widgets/samplers/samplers.js
  "Adaptive-P target": "Adaptive-P: Ziel",
  // library/quickreplies.js, library/scripts.js, settings/models/getanother.js, settings/speech/speech.js, widgets/folder/tags.js
  "Add": "Hinzufügen",
  // automation/editor/controlforms.js
  "Add a branch": "Zweig hinzufügen",
  // widgets/members.js
  "Add a character": "Charakter hinzufügen",
  // automation/editor/conditionfield.js
  "Add a condition": "Bedingung hinzufügen",
  // automation/editor/faultfinder.js
  "Add a condition, or choose the list of a page.": "Fügen Sie eine Bedingung hinzu, oder wählen Sie die Liste einer Seite.",
  // automation/editor/faultfinder.js
  "Add a condition.": "Eine Bedingung hinzufügen.",
  // widgets/memory/page.js
  "Add a fact": "Tatsache hinzufügen",
  // library/worlds.js
  "Add a lorebook": "Lorebook hinzufügen",
  // widgets/editlist/forms.js
  "Add a mood": "Stimmung hinzufügen",
  // automation/editor/flowform.js
  "Add a parallel call": "Parallelen Aufruf hinzufügen",
  // widgets/editlist/personas.js
  "Add a persona": "Persona hinzufügen",
  // widgets/editlist/forms.js
  "Add a phrase": "Phrase hinzufügen",
  // settings/toolbox/toolbox.js
  "Add a program or address that supports MCP. Programs run with your permissions, so add only what you trust. You're asked before each use.": "Ein Programm oder eine Adresse mit MCP-Unterstützung hinzufügen. Programme laufen mit Ihren Rechten, also nur vertrauenswürdige hinzufügen. Vor jeder Verwendung wird nachgefragt.",
  // widgets/editlist/prompts.js
  "Add a prompt": "Prompt hinzufügen",
  // library/quickreplies.js
  "Add a quick reply": "Schnellantwort hinzufügen",
  // library/scripts.js
  "Add a script": "Skript hinzufügen",
  // composer/answerer.js, settings/models/models.js, settings/toolbox/toolbox.js
  "Add a server": "Server hinzufügen",
  // library/quickreplies.js
  "Add a set": "Satz hinzufügen",
  // automation/editor/editor.js, automation/editor/orderedrow.js, automation/editor/stepkinds.js
  "Add a step": "Schritt hinzufügen",
  // automation/editor/orderedlist.js
  "Add a step after this one": "Danach einen Schritt hinzufügen",
  // automation/editor/orderedrow.js
  "Add a step to “{lane}”": "Schritt hinzufügen: „{lane}“",
  // widgets/folder/tags.js
  "Add a tag": "Schlagwort hinzufügen",
  // automation/schedules/starts.js
  "Add a trigger": "Auslöser hinzufügen",
  // settings/models/kwargs.js
  "Add a value": "Wert hinzufügen",
  // automation/widgets/varrows.js
  "Add a variable": "Variable hinzufügen",
  // library/greetings.js
  "Add an alternate greeting": "Alternative Begrüßung hinzufügen",
  // library/entries.js
  "Add an entry": "Eintrag hinzufügen",
  // library/preview.js
  "Add as a lorebook": "Als Lorebook hinzufügen",
  // automation/editor/anyfield.js
  "Add column": "Spalte hinzufügen",
  // widgets/conversation/directions.js
  "Add direction": "Regieanweisung hinzufügen",
  // automation/editor/anyfield.js, automation/editor/askform.js, widgets/editlist/forms.js
  "Add field": "Feld hinzufügen",
  // team/request.js, widgets/folder/settings.js
  "Add files": "Dateien hinzufügen",
  // main/commands.js, onboarding/more.js, settings/data/samples.js
  "Add samples": "Beispiele hinzufügen",
  // settings/speech/speech.js
  "Add the server": "Server hinzufügen",
  // library/preview.js
  "Add to the library": "Zur Bibliothek hinzufügen",
  // library/preview.js
  "Add to “{name}”": "Zu „{name}“ hinzufügen",
  // library/quickreplies.js
  "Add “{name}”?": "„{name}“ hinzufügen?",
  // widgets/samplers/fields.js
  "Added last to each request. What the server refuses is left out, and the inspector says so.": "Kommen als Letztes in jede Anfrage. Was der Server ablehnt, wird ausgelassen, und der Inspektor zeigt es an.",
  // settings/models/modelconfig.js
  "Added to the shared system prompt for this model.": "Ergänzt bei diesem Modell den gemeinsamen System-Prompt.",
  // widgets/folder/settings.js
  "Added to the system prompt of each conversation in this folder.": "Wird an den System-Prompt jedes Gesprächs in diesem Ordner angefügt.",
  // settings/models/getanother.js
  "Added.": "Hinzugefügt.",
  // library/cardfields.js, library/preview.js, widgets/conversation/sheet.js
  "Additional instructions": "Zusätzliche Anweisungen",
  // automation/schedules/triggerform.js, model/fieldwords.js, settings/speech/speech.js, widgets/servers/endpointform.js
  "Address": "Adresse",
  // automation/editor/controlforms.js
  "Address of the first page": "Adresse der ersten Seite",
  // automation/editor/values.js
  "Address of this page": "Adresse dieser Seite",
  // widgets/requestparts.js
  "Adds to the file {path} ({size})": "Ergänzt die Datei {path} ({size})",
  // voices/editor.js
  "Adds up to three requests if it finds something to fix.": "Bis zu drei Anfragen mehr, wenn es etwas zu verbessern gibt.",
  // automation/editor/wordfields.js
  "After 10 rounds of tool calls": "Nach 10 Runden mit Werkzeugaufrufen",
  // model/memorywords.js
  "After a reply, the model reads the exchange: lately {tokens} tokens and {time}.": "Nach einer Antwort liest das Modell den Wortwechsel: zuletzt {tokens} Token und {time}.",
  // model/memorywords.js
  "After a reply, while nothing else happens, the model reads the exchange in one more request.": "Nach einer Antwort liest das Modell den Wortwechsel mit einem weiteren Aufruf, solange sonst nichts geschieht.",
  // automation/editor/wordfields.js
  "After each tool, the model is asked again.": "Nach jedem Werkzeug wird das Modell erneut gefragt.",
  // library/entryrules.js
  "After the character": "Nach dem Charakter",
  // library/entryrules.js
  "After the example dialogue": "Nach dem Beispieldialog",
  // automation/run/partsview.js
  "After the failure": "Nach dem Fehlschlag",
  // ../plugins/tts/card.js
  "After the first sentence": "Nach dem ersten Satz",
  // automation/schedules/triggerform.js
  "After the workflow": "Nach dem Workflow",
  // automation/widgets/triggerwords.js
  "After “{name}” failed": "Nachdem „{name}“ fehlschlug",
  // automation/widgets/triggerwords.js
  "After “{name}” succeeded": "Nachdem „{name}“ gelang",
  // team/agentstab.js, team/page.js
  "Agents": "Agenten",
  // model/transfer.js
  "Agnai export": "Agnai-Export",
  // inspector/numbers.js
  "All": "Alle",
  // library/entryrules.js
  "All are mentioned": "Alle werden erwähnt",
  // inspector/callchart.js, inspector/sections.js
  "All calls as a table": "Alle Aufrufe als Tabelle",
  // library/character.js
  "All characters": "Alle Charaktere",
  // automation/editor/conditionfield.js
  "All conditions are true": "Alle Bedingungen treffen zu",
  // sidebar/groups.js, voices/proof.js
  "All conversations": "Alle Gespräche",
  // sidebar/emptynotice.js
  "All conversations are archived or in the trash. Start a new conversation, or restore one.": "Alle Gespräche sind archiviert oder im Papierkorb. Ein neues Gespräch beginnen oder eines wiederherstellen.",
  // sidebar/acts.js
  "All conversations in the trash will be deleted permanently.": "Alle Gespräche im Papierkorb werden dauerhaft gelöscht.",
  // automation/variables/variables.js
  "All groups": "Alle Gruppen",
  // voices/habits.js
  "All habits of {model} were forgotten.": "Alle Gewohnheiten von {model} wurden vergessen.",
  // automation/list/runlist.js
  "All kinds": "Alle Arten",
  // widgets/files/encoding.js
  "All languages": "Alle Sprachen",
  // library/worlds.js
  "All lorebooks": "Alle Lorebooks",
  // help/view.js
  "All pages": "Alle Seiten",
  // team/deletions.js
  "All rounds, the log and the documents are deleted. Files you added are kept.": "Alle Runden, das Protokoll und die Dokumente werden gelöscht. Hinzugefügte Dateien bleiben erhalten.",
  // model/samples.js
  "All samples are deleted, along with your changes to them. Everything else is kept.": "Alle Beispiele werden samt Ihren Änderungen daran gelöscht. Alles andere bleibt erhalten.",
  // widgets/conversation/scripts.js
  "All scripts": "Alle Skripte",
  // automation/list/runlist.js
  "All states": "Jeder Status",
  // model/voiceways.js, settings/models/voicefigures.js
  "All three voices": "Alle drei Stimmen",
  // inspector/chooser.js
  "All turns": "Alle Runden",
  // automation/list/runlist.js
  "All workflows": "Alle Workflows",
  // chat/artifacts/deletion.js
  "All {total} variants are deleted, or only number {n}. Deleted variants can't be restored.": "Gelöscht werden alle {total} Varianten oder nur Nummer {n}. Gelöschte Varianten lassen sich nicht wiederherstellen.",
  // widgets/approval.js
  "Allow for this conversation": "Für dieses Gespräch erlauben",
  // widgets/approval.js
  "Allow for this run": "Für diesen Lauf erlauben",
  // widgets/approval.js
  "Allow for this task": "Für diese Aufgabe erlauben",
  // widgets/approval.js
  "Allow once": "Einmal erlauben",
  // widgets/approval.js
  "Allow once with these": "Mit diesen einmal erlauben",
  // widgets/approval.js
  "Allow this host for the conversation": "Diesen Host für dieses Gespräch erlauben",
  // widgets/approval.js
  "Allow this host for the run": "Diesen Host für diesen Lauf erlauben",
  // widgets/approval.js
  "Allow this host for the task": "Diesen Host für diese Aufgabe erlauben",
  // widgets/requestparts.js
  "Allow “{tool}”?": "„{tool}“ erlauben?",
  // model/catalog.js
  "Allowed tools": "Erlaubte Werkzeuge",
  // onboarding/index.js, onboarding/server.js
  "Almost there": "Fast geschafft",
  // settings/models/meaning.js
  "Also downloads llama.cpp ({size}) from {host}.": "Lädt auch llama.cpp ({size}) von {host} herunter.",
  // settings/models/meaning.js
  "Also downloads llama.cpp from {host}.": "Lädt auch llama.cpp von {host} herunter.",
  // library/character.js
  "Also move the character's conversations to the trash": "Auch die Gespräche des Charakters in den Papierkorb verschieben",
  // library/entryrules.js
  "Also searched": "Auch durchsucht",
  // library/scripts.js
  "Also when I edit a message": "Auch wenn ich eine Nachricht bearbeite",
  // lib/keys.js
  "Alt": "Alt",
  // sidebar/rows.js
  "Alt and the arrow keys move the folder. Left and right close and open it.": "Alt und die Pfeiltasten verschieben den Ordner. Links und rechts schließen und öffnen ihn.",
  // library/entries.js, library/entryrules.js, model/appearancechoices.js
  "Always": "Immer",
  // automation/schedules/permissionlist.js, widgets/approval.js
  "Always allow": "Immer erlauben",
  // automation/schedules/permissionlist.js
  "Always allow: {tool}": "Immer erlauben: {tool}",
  // widgets/approval.js
  "Always allow…": "Immer erlauben …",
  // library/entries.js
  "Always included, no keyword needed.": "Immer enthalten, ohne Schlüsselwort.",
  // automation/assistants/assistants.js
  "Always the same tools": "Immer dieselben Werkzeuge",
  // library/entryrules.js
  "Among the last messages": "Zwischen den letzten Nachrichten",
  // automation/editor/stepform.js
  "An assistant follows this text with its allowed tools. Mention an assistant with @ to choose one.": "Ein Assistent folgt diesem Text mit seinen erlaubten Werkzeugen. Mit @ wird ein bestimmter Assistent gewählt.",
  // settings/toolbox/websearch.js
  "An instance of your own, or one that you trust.": "Eine eigene Instanz oder eine, der Sie vertrauen.",
  // team/agentwords.js
  "Analyst": "Analyst",
  // model/turnlabels.js
  "Another character's reply": "Antwort eines anderen Charakters",
  // ../plugins/tts/card.js
  "Another engine on this computer reads the rest of the reply.": "Eine andere Sprachausgabe auf diesem Computer liest den Rest der Antwort.",
  // settings/models/endpointcard.js
  "Another model": "Weiteres Modell",
  // model/quickreplies.js
  "Another quick reply is still running.": "Eine andere Schnellantwort läuft noch.",
  // onboarding/server.js
  "Another server": "Anderer Server",
  // automation/editor/names.js
  "Another step has this name.": "Ein anderer Schritt hat diesen Namen.",
  // automation/widgets/triggerwords.js
  "Another workflow": "Ein anderer Workflow",
  // automation/editor/controlforms.js, inspector/rawcall.js, sidebar/found.js
  "Answer": "Antwort",
  // model/capabilities.js
  "Answer a short message": "Auf eine kurze Nachricht antworten",
  // automation/editor/wordfields.js
  "Answer with what is known so far": "Mit dem bisherigen Wissen antworten",
  // model/permission.js
  "Any address on {host}": "Jede Adresse auf {host}",
  // automation/editor/conditionfield.js
  "Any condition is true": "Mindestens eine Bedingung trifft zu",
  // automation/schedules/rhythmfields.js
  "Any day of the first week. Weeks begin on Monday.": "Ein beliebiger Tag der ersten Woche. Wochen beginnen am Montag.",
  // model/permission.js
  "Anything": "Alles",
  // model/permission.js
  "Anywhere in the chosen folder": "Überall im gewählten Ordner",
  // model/permission.js
  "Anywhere in {folder}": "Überall in {folder}",
  // settings/data/about.js
  "Apache 2.0 or MPL 2.0": "Apache 2.0 oder MPL 2.0",
  // settings/index.js
  "Appearance": "Aussehen",
  // settings/models/presetrow.js
  "Apply": "Anwenden",
  // settings/models/presetrow.js
  "Apply {name}": "{name} anwenden",
  // widgets/files/encoding.js
  "Arabic": "Arabisch",
  // sidebar/acts.js, sidebar/many.js
  "Archive": "Archivieren",
  // main/destinations.js, sidebar/sidebar.js
  "Archived": "Archiviert",
  // library/scripts.js
  "Are filled in as a pattern": "Werden als Muster eingesetzt",
  // library/scripts.js
  "Are filled in as plain text": "Werden als Text eingesetzt",
  // library/scripts.js
  "Are plain text": "Sind einfacher Text",
  // automation/editor/trystep.js, automation/run/partsview.js, automation/run/stepsview.js, model/fieldwords.js, widgets/schema/argsform.js
  "Arguments": "Argumente",
  // automation/run/stepsview.js
  "Arguments as written": "Argumente wie geschrieben",
  // automation/variables/variables.js, widgets/schema/configfield.js
  "As JSON.": "Als JSON.",
  // widgets/folder/settings.js
  "As everywhere": "Wie überall",
  // library/entries.js
  "As in JavaScript; /pattern/i works too.": "Wie in JavaScript; /muster/i geht auch.",
  // widgets/conversation/sheet.js
  "As in other conversations": "Wie in anderen Gesprächen",
  // model/toolwords.js
  "As text": "Als Text",
  // composer/tools.js
  "As the folder of this conversation says.": "Wie im Ordner dieses Gesprächs festgelegt.",
  // library/entryrules.js
  "As the lorebook": "Wie das Lorebook",
  // widgets/memory/factform.js
  "As the story says it.": "Wie die Geschichte sie nennt.",
  // model/memorywords.js
  "As the words say": "Wie die Worte sagen",
  // settings/appearance/appearance.js
  "Ask": "Nachfragen",
  // automation/editor/stepkinds.js, model/toolwords.js
  "Ask a model": "Modell fragen",
  // automation/editor/stepkinds.js, model/toolwords.js
  "Ask a person": "Person fragen",
  // automation/editor/stepkinds.js, model/runlabels.js, model/toolwords.js
  "Ask an assistant": "Assistenten fragen",
  // team/begin.js
  "Ask for documents, such as report.docx or chart.svg, and add files to work from. A project manager plans the work, agents do it, and you get the documents.": "Hier lassen sich Dokumente wie bericht.docx oder diagramm.svg anfordern, auch mit Dateien als Grundlage. Eine Projektleitung plant die Arbeit, Agenten erledigen sie, und Sie erhalten die Dokumente.",
  // automation/editor/wordfields.js
  "Ask me whether to continue": "Nachfragen, ob es weitergehen soll",
  // automation/editor/stepkinds.js
  "Ask several in parallel": "Mehrere parallel fragen",
  // main/commands.js
  "Ask the team": "Das Team beauftragen",
  // team/index.js
  "Ask the team for documents": "Beim Team Dokumente anfordern",
  // widgets/requestparts.js
  "Ask {host}?": "{host} anfragen?",
  // model/runlabels.js
  "Asks an assistant.": "Fragt einen Assistenten.",
  // model/toolwords.js
  "Asks you a question. The run waits for the answer.": "Stellt Ihnen eine Frage. Der Lauf wartet auf die Antwort.",
  // model/runlabels.js
  "Asks you.": "Fragt Sie.",
  // model/runlabels.js
  "Asks {name}.": "Fragt {name}.",
  // automation/editor/morefields.js, model/names.js, model/toolwords.js, widgets/exporting.js
  "Assistant": "Assistent",
  // automation/editor/wordfields.js
  "Assistant for written tasks": "Assistent für beschriebene Aufgaben",
  // automation/assistants/assistants.js, automation/page.js, composer/completion.js, model/named.js
  "Assistants": "Assistenten",
  // automation/editor/wordfields.js
  "Assistants read this description to find the workflow.": "Anhand dieser Beschreibung finden Assistenten den Workflow.",
  // automation/schedules/rhythmfields.js
  "At": "Zeit",
  // automation/schedules/rhythmfields.js
  "At minute": "In Minute",
  // settings/models/prompts.js
  "At most this many tokens": "Höchstens so viele Tokens",
  // settings/models/prompts.js
  "At most this share of the context, in %": "Höchstens dieser Anteil am Kontext, in %",
  // composer/composermenu.js
  "Attach and write": "Anhängen und schreiben",
  // composer/composermenu.js, composer/intake.js
  "Attach files or images": "Dateien oder Bilder anhängen",
  // lib/files.js
  "Attach the image too": "Das Bild auch anhängen",
  // model/toolwords.js
  "Attachments": "Anhänge",
  // ../plugins/tts/widget.js
  "Audio position": "Position im Audio",
  // voices/editor.js
  "Audits": "Prüfungen",
  // main/commands.js, widgets/conversation/context.js, widgets/conversation/sheet.js
  "Author's note": "Notiz des Autors",
  // settings/models/localchoices.js
  "Automatic": "Automatisch",
  // settings/toolbox/toolservers.js
  "Available tools": "Verfügbare Werkzeuge",
  // automation/schedules/permissionlist.js, help/view.js, widgets/approval.js
  "Back": "Zurück",
  // sidebar/sidebar.js
  "Back to conversations": "Zurück zu den Gesprächen",
  // lib/page.js
  "Back to the conversation": "Zurück zum Gespräch",
  // lib/page.js
  "Back to the conversation (Esc)": "Zurück zum Gespräch (Esc)",
  // main/commands.js
  "Back to the conversation from runs or the team": "Von den Läufen oder dem Team zurück zum Gespräch",
  // team/detail.js
  "Back to the list": "Zurück zur Liste",
  // team/preview.js
  "Back to {name}": "Zurück zu {name}",
  // settings/data/backups.js
  "Back up and restore": "Sichern und wiederherstellen",
  // main/commands.js, settings/data/backups.js
  "Back up now": "Jetzt sichern",
  // settings/data/backups.js
  "Backing up and verifying…": "Wird gesichert und geprüft …",
  // settings/data/backups.js
  "Backing up the current data, then restoring…": "Aktuelle Daten werden gesichert, dann wird wiederhergestellt …",
  // settings/data/backups.js
  "Backup made and verified.": "Sicherung erstellt und geprüft.",
  // main/settingnames.js, settings/data/data.js
  "Backups": "Sicherungen",
  // sidebar/oldbackups.js
  "Backups still contain what you delete. Daily backups are removed after four weeks at the latest, others are kept until you remove them.": "Backups enthalten weiterhin, was gelöscht wird. Tägliche verschwinden spätestens nach vier Wochen, andere bleiben, bis sie entfernt werden.",
  // settings/data/backups.js
  "Backups, newest first": "Sicherungen, neueste zuerst",
  // widgets/files/encoding.js
  "Baltic": "Baltisch",
  // voices/habits.js
  "Ban": "Sperren",
  // widgets/editlist/forms.js
  "Ban while the model writes": "Beim Schreiben sperren",
  // voices/habits.js
  "Ban “{name}”": "„{name}“ sperren",
  // voices/habits.js
  "Banned": "Gesperrt",
  // chat/calls.js
  "Before calling, the model wrote:": "Vor dem Aufruf schrieb das Modell:",
  // library/entryrules.js
  "Before the character": "Vor dem Charakter",
  // library/entryrules.js
  "Before the example dialogue": "Vor dem Beispieldialog",
  // library/entryrules.js
  "Below the author's note": "Unter der Notiz des Autors",
  // widgets/folder/settings.js
  "Blue": "Blau",
  // model/appearancechoices.js
  "Blue-black with warm light.": "Blauschwarz mit warmem Licht.",
  // chat/actions.js
  "Bookmark": "Lesezeichen setzen",
  // chat/bookmarks.js
  "Bookmark the last message": "Lesezeichen an der letzten Nachricht",
  // chat/bookmarks.js, chat/titlemenu.js
  "Bookmarks": "Lesezeichen",
  // voices/notes.js
  "Both": "Beide",
  // automation/editor/stepkinds.js, automation/run/partsview.js
  "Branch {n}": "Zweig {n}",
  // automation/run/partsview.js
  "Branches": "Zweige",
  // library/entries.js
  "Breaks ties; lower first.": "Bei Gleichstand; niedriger zuerst.",
  // team/agentstab.js
  "Built in": "Eingebaut",
  // settings/data/about.js
  "Built with these open-source projects.": "Mit diesen Open-Source-Projekten gebaut.",
  // team/agentstab.js
  "Built-in agents can't be changed. Create your own agent instead.": "Eingebaute Agenten lassen sich nicht ändern. Dafür einen eigenen Agenten anlegen.",
  // settings/models/models.js
  "Built-in demo": "Eingebaute Demo",
  // library/quickreplies.js
  "Button": "Schaltfläche",
  // library/index.js
  "Buttons above the message box, with a text or commands.": "Schaltflächen über dem Nachrichtenfeld, mit einem Text oder Befehlen.",
  // automation/widgets/triggerwords.js
  "By a schedule": "Nach einem Zeitplan",
  // sidebar/listhead.js
  "By character": "Nach Charakter",
  // sidebar/listhead.js
  "By folder": "Nach Ordner",
  // automation/widgets/triggerwords.js
  "By hand": "Von Hand",
  // automation/schedules/starts.js
  "By hand. Add a trigger to start it at a time, when a file appears, or when it is called.": "Von Hand. Ein Auslöser startet ihn zu einer Uhrzeit, wenn eine Datei erscheint oder wenn er aufgerufen wird.",
  // automation/widgets/cron.js
  "By its fields: {fields}": "Nach den Feldern: {fields}",
  // widgets/memory/page.js
  "By messages": "Nach Nachrichten",
  // settings/models/getanother.js
  "By name or address": "Nach Name oder Adresse",
  // widgets/memory/page.js
  "By story time": "Nach Zeit der Geschichte",
  // sidebar/listhead.js
  "By time": "Nach Zeit",
  // settings/models/meaning.js
  "By words only": "Nur nach Wörtern",
  // automation/widgets/triggerwords.js
  "By {command}": "Mit {command}",
  // library/character.js
  "CHARX with all files": "CHARX mit allen Dateien",
  // inspector/numbers.js
  "Call": "Aufruf",
  // automation/editor/trystep.js
  "Call the tool once": "Werkzeug einmal aufrufen",
  // automation/editor/flowform.js
  "Call {n}": "Aufruf {n}",
  // automation/widgets/triggerwords.js
  "Called by another program": "Von einem anderen Programm aufgerufen",
  // library/entryrules.js
  "Calls no other entries": "Ruft keine anderen Einträge auf",
  // widgets/requestparts.js
  "Calls the tool server {program}": "Ruft den Werkzeugserver {program} auf",
  // model/runlabels.js
  "Calls “{name}”.": "Ruft „{name}“ auf.",
  // library/cardfields.js
  "Can be changed for each conversation.": "Lässt sich für jedes Gespräch ändern.",
  // automation/run/againdialog.js, automation/schedules/trytrigger.js, automation/widgets/startdialog.js, chat/artifacts/deletion.js, chat/editbox.js, lib/overlay.js, library/preview.js, library/transfer/review.js, widgets/crop.js, widgets/memory/factform.js, widgets/savebar.js, widgets/servers/modelpick.js
  "Cancel": "Abbrechen",
  // library/preview.js
  "Card format {format}": "Kartenformat {format}",
  // widgets/memory/carry.js
  "Carried facts apply to every branch there, and can be removed together.": "Übernommene Tatsachen gelten dort in jedem Zweig und lassen sich zusammen entfernen.",
  // widgets/memory/page.js
  "Carried over": "Übernommen",
  // widgets/memory/carry.js
  "Carry over facts": "Tatsachen übernehmen",
  // widgets/memory/carry.js
  "Carry over into": "Übernehmen in",
  // widgets/memory/page.js
  "Carry over into another conversation": "In ein anderes Gespräch übernehmen",
  // widgets/files/encoding.js
  "Central Europe": "Mitteleuropa",
  // model/turnlabels.js
  "Change of person": "Personenwechsel",
  // model/turnlabels.js
  "Change of tense": "Zeitwechsel",
  // automation/schedules/permissionlist.js, automation/schedules/starts.js
  "Change: {name}": "Ändern: {name}",
  // voices/proof.js
  "Changed: {n} of {all} sentences, in {replies, plural, one {# reply} other {# replies}}.": "Geändert: {n} von {all} Sätzen, in {replies, plural, one {# Antwort} other {# Antworten}}.",
  // chat/review.js, inspector/editorsections.js, library/scripts.js
  "Changes": "Änderungen",
  // model/scriptwords.js
  "Changes new messages for good.": "Ändert neue Nachrichten dauerhaft.",
  // voices/audits.js
  "Changes of person": "Personenwechsel",
  // voices/audits.js
  "Changes of tense": "Zeitwechsel",
  // automation/schedules/permissionlist.js
  "Change…": "Ändern …",
  // settings/appearance/appearance.js
  "Changing the language reloads the window.": "Ein Sprachwechsel lädt das Fenster neu.",
  // library/cardfields.js, main/destinations.js, sidebar/found.js
  "Character": "Charakter",
  // widgets/conversation/context.js
  "Character and persona": "Charakter und Persona",
  // library/worlds.js
  "Character book for V2 and V3 cards": "Charakterbuch für V2- und V3-Karten",
  // model/transfer.js
  "Character card or lorebook": "Charakterkarte oder Lorebook",
  // settings/data/association.js
  "Character cards in the file manager": "Charakterkarten in der Dateiverwaltung",
  // library/entryrules.js
  "Character's description": "Beschreibung des Charakters",
  // library/cardfields.js, library/entryrules.js, library/preview.js
  "Character's note": "Notiz des Charakters",
  // library/personas.js, widgets/conversation/sheet.js
  "Character's persona, or the default": "Persona des Charakters oder der Standard",
  // library/entryrules.js
  "Character's personality": "Persönlichkeit des Charakters",
  // library/characters.js, library/entryrules.js, library/index.js, widgets/members.js, widgets/memory/page.js, widgets/newchat.js
  "Characters": "Charaktere",
  // composer/completion.js
  "Characters and assistants": "Charaktere und Assistenten",
  // library/personas.js
  "Characters call you by this name. It replaces {{user}}.": "Mit diesem Namen sprechen die Charaktere Sie an. Der Name ersetzt {{user}}.",
  // widgets/members.js
  "Characters in the library": "Charaktere in der Bibliothek",
  // chat/titlemenu.js, composer/castbar.js, main/commands.js, widgets/conversation/sheet.js, widgets/members.js
  "Characters of this conversation": "Charaktere dieses Gesprächs",
  // model/toolwords.js
  "Chart": "Diagramm",
  // chat/empty.js
  "Chat with {name}": "Gespräch mit {name}",
  // model/transfer.js
  "ChatGPT export": "ChatGPT-Export",
  // model/transfer.js
  "Chatbot UI export": "Chatbot-UI-Export",
  // settings/data/data.js
  "Check database": "Datenbank prüfen",
  // main/commands.js, settings/data/about.js
  "Check for a new release": "Nach neuer Version suchen",
  // model/callwords.js
  "Checked the date and time": "Datum und Uhrzeit nachgesehen",
  // settings/models/local.js
  "Checking": "Wird geprüft",
  // automation/editor/dryrun.js
  "Checking each step…": "Jeder Schritt wird geprüft …",
  // settings/data/data.js
  "Checking every page of the database…": "Jede Seite der Datenbank wird geprüft …",
  // model/engine.js
  "Checking the engine": "Die Engine wird geprüft",
  // model/engine.js
  "Checking the graphics card": "Die Grafikkarte wird geprüft",
  // model/engine.js
  "Checking {name}": "{name} wird geprüft",
  // voices/editor.js
  "Checks the finished reply and fixes what it finds.": "Prüft die fertige Antwort und behebt, was auffällt.",
  // model/transfer.js
  "Cherry Studio backup": "Cherry-Studio-Sicherung",
  // widgets/files/encoding.js
  "Chinese": "Chinesisch",
  // automation/editor/askform.js
  "Choice": "Auswahl",
  // automation/editor/askform.js
  "Choices, one per line": "Auswahlmöglichkeiten, eine pro Zeile",
  // automation/schedules/triggerform.js, widgets/schema/configfield.js
  "Choose": "Auswählen",
  // model/named.js
  "Choose a conversation": "Gespräch wählen",
  // widgets/memory/carry.js
  "Choose a conversation…": "Gespräch wählen …",
  // lib/calendar.js, lib/input.js
  "Choose a day": "Tag auswählen",
  // library/transfer/section.js, widgets/pathpicker.js
  "Choose a file": "Datei auswählen",
  // widgets/pathpicker.js
  "Choose a file for {field}": "Datei für {field} auswählen",
  // library/transfer/section.js, main/commands.js, settings/toolbox/toolbox.js, widgets/pathpicker.js
  "Choose a folder": "Ordner auswählen",
  // widgets/pathpicker.js
  "Choose a folder for {field}": "Ordner für {field} auswählen",
  // settings/appearance/appearance.js
  "Choose a font on this computer": "Eine Schrift dieses Computers wählen",
  // automation/editor/controlforms.js, automation/editor/valuepick.js
  "Choose a list": "Liste auswählen",
  // automation/editor/faultfinder.js
  "Choose a list.": "Eine Liste auswählen.",
  // model/named.js
  "Choose a method": "Methode wählen",
  // composer/answerer.js, model/named.js, onboarding/advice.js, onboarding/index.js, settings/models/endpointcard.js, settings/models/meaning.js
  "Choose a model": "Modell wählen",
  // onboarding/server.js
  "Choose a model on {server}": "Modell auf {server} wählen",
  // onboarding/here.js
  "Choose a model yourself": "Selbst ein Modell wählen",
  // automation/list/runlist.js
  "Choose a run to see its steps and its log.": "Einen Lauf auswählen, um Schritte und Protokoll zu sehen.",
  // team/list.js
  "Choose a team, or make a new request.": "Ein Team auswählen oder einen neuen Auftrag erteilen.",
  // automation/schedules/scheduleform.js, automation/widgets/startdialog.js
  "Choose a time in the future.": "Einen Zeitpunkt in der Zukunft wählen.",
  // model/named.js
  "Choose a time zone": "Zeitzone wählen",
  // automation/editor/stepform.js, settings/toolbox/websearch.js
  "Choose a tool": "Werkzeug auswählen",
  // settings/toolbox/websearch.js
  "Choose a tool to turn on web search.": "Zum Einschalten der Websuche ein Werkzeug wählen.",
  // automation/editor/faultfinder.js
  "Choose a tool.": "Ein Werkzeug auswählen.",
  // automation/schedules/triggers.js
  "Choose a trigger, or create one for a workflow.": "Einen Auslöser auswählen oder für einen Workflow neu anlegen.",
  // automation/variables/variables.js
  "Choose a variable, or create one.": "Eine Variable auswählen oder neu anlegen.",
  // ../plugins/tts/reader.js
  "Choose a voice": "Stimme wählen",
  // automation/editor/stepform.js, model/named.js
  "Choose a workflow": "Workflow auswählen",
  // automation/editor/templates.js
  "Choose a workflow to get a job done: its steps are tools, written tasks and other workflows. Choose a flow to work on a text: it is a chain of prompts.": "Wählen Sie einen Workflow, um etwas zu erledigen: Seine Schritte sind Werkzeuge, Aufgaben und andere Workflows. Wählen Sie einen Flow, um an einem Text zu arbeiten: Er ist eine Kette von Prompts.",
  // automation/editor/templates.js
  "Choose a workflow to see its steps, or create one.": "Einen Workflow auswählen, um seine Schritte zu sehen, oder neu anlegen.",
  // automation/editor/faultfinder.js
  "Choose a workflow.": "Einen Workflow auswählen.",
  // widgets/memory/carry.js
  "Choose all": "Alle wählen",
  // chat/clicks.js
  "Choose an action for “{word}”": "Aktion für „{word}“ wählen",
  // team/agentstab.js
  "Choose an agent, or create one.": "Einen Agenten auswählen oder neu anlegen.",
  // model/named.js
  "Choose an assistant": "Assistenten wählen",
  // automation/assistants/assistants.js
  "Choose an assistant, or create one.": "Einen Assistenten auswählen oder neu anlegen.",
  // widgets/schema/configfield.js
  "Choose an option.": "Eine Möglichkeit auswählen.",
  // composer/answerer.js, model/failure.js, onboarding/advice.js, onboarding/here.js
  "Choose another model": "Anderes Modell wählen",
  // automation/editor/stepform.js
  "Choose another tool": "Anderes Werkzeug wählen",
  // automation/editor/stepform.js
  "Choose another workflow": "Anderen Workflow wählen",
  // settings/speech/speech.js
  "Choose engines and voices in the Read aloud panel.": "Engines und Stimmen werden im Bereich „Vorlesen“ gewählt.",
  // widgets/memory/carry.js
  "Choose none": "Keine wählen",
  // widgets/portraitbutton.js
  "Choose picture": "Bild wählen",
  // main/commands.js
  "Choose the file to import": "Zu importierende Datei wählen",
  // main/commands.js
  "Choose the folder to import": "Zu importierenden Ordner wählen",
  // main/commands.js
  "Choose the folder to save in": "Zielordner wählen",
  // composer/keynames.js
  "Choose the model that replies": "Antwortendes Modell wählen",
  // settings/toolbox/toolbox.js
  "Choose the tools of a conversation at its message box, or for a folder in the folder's settings.": "Die Werkzeuge eines Gesprächs werden an dessen Nachrichtenfeld gewählt, die eines Ordners in den Einstellungen des Ordners.",
  // composer/keynames.js
  "Choose the tools of this conversation": "Die Werkzeuge dieses Gesprächs wählen",
  // widgets/pathpicker.js
  "Choose this folder": "Diesen Ordner wählen",
  // composer/tools.js
  "Choose what the model may use in this conversation, from your next message on. Tools marked “asks first” wait for you.": "Wählen Sie, was das Modell in diesem Gespräch ab Ihrer nächsten Nachricht nutzen darf. Werkzeuge mit dem Vermerk „fragt vorher“ warten auf Sie.",
  // composer/castbar.js
  "Choose who speaks": "Auswählen, wer spricht",
  // model/transfer.js
  "Claude export": "Claude-Export",
  // sidebar/many.js
  "Clear the selection": "Auswahl aufheben",
  // widgets/samplers/fields.js
  "Clear to use the server's value": "Leeren, um den Wert des Servers zu verwenden",
  // widgets/samplers/fields.js
  "Clear {name}": "{name} leeren",
  // ../plugins/tts/card.js
  "Clicking a word plays": "Klick auf ein Wort spielt",
  // model/toolwords.js
  "Client ID, client secret and address of the tokens. A token is fetched before the request.": "Client-ID, Client-Geheimnis und Adresse der Token. Vor der Anfrage wird ein Token geholt.",
  // chat/editbox.js, chat/find.js, chat/pictures.js, lib/overlay.js, settings/models/getanother.js, settings/models/models.js
  "Close": "Schließen",
  // help/view.js, lib/sections.js
  "Close (Esc)": "Schließen (Esc)",
  // main/closing.js
  "Close after the reply": "Nach der Antwort schließen",
  // model/engine.js
  "Close other programs first.": "Zuerst andere Programme schließen.",
  // settings/index.js
  "Close settings": "Einstellungen schließen",
  // lib/panel.js
  "Close the focused panel": "Aktiven Bereich schließen",
  // help/view.js
  "Close the help": "Hilfe schließen",
  // library/index.js
  "Close the library": "Bibliothek schließen",
  // main/commands.js
  "Close the open document": "Geöffnetes Dokument schließen",
  // team/preview.js
  "Close the preview": "Vorschau schließen",
  // team/preview.js
  "Close the preview (Esc)": "Vorschau schließen (Esc)",
  // lib/panel.js
  "Close {title}": "{title} schließen",
  // team/agentwords.js
  "Coder": "Programmierer",
  // chat/artifacts/widget.js
  "Collapse": "Einklappen",
  // sidebar/folderrow.js, widgets/folder/settings.js
  "Color": "Farbe",
  // automation/editor/anyfield.js
  "Column": "Spalte",
  // model/toolwords.js
  "Columns": "Spalten",
  // automation/editor/askform.js
  "Columns, one per line": "Spalten, eine pro Zeile",
  // model/appearancechoices.js
  "Comfortable": "Bequem",
  // automation/schedules/triggerform.js, model/toolwords.js
  "Command": "Befehl",
  // palette/palette.js
  "Command palette": "Befehlspalette",
  // settings/toolbox/toolserverform.js
  "Command, address or configuration": "Befehl, Adresse oder Konfiguration",
  // composer/completion.js
  "Commands": "Befehle",
  // model/appearancechoices.js
  "Compact": "Kompakt",
  // automation/run/runhead.js
  "Compare": "Vergleichen",
  // automation/editor/conditionfield.js
  "Compare with a value": "Mit einem Wert vergleichen",
  // voices/tryit.js
  "Compare with this conversation": "Mit diesem Gespräch vergleichen",
  // automation/editor/conditionfield.js
  "Compared with": "Verglichen mit",
  // automation/run/compareview.js
  "Compared with the last successful run": "Vergleich mit dem letzten erfolgreichen Lauf",
  // automation/editor/conditionfield.js
  "Compared with: {value}": "Verglichen mit: {value}",
  // automation/editor/conditionfield.js
  "Comparison": "Vergleich",
  // team/agentwords.js
  "Computes with tables and makes tables, charts and reports from them.": "Rechnet mit Tabellen und macht daraus Tabellen, Diagramme und Berichte.",
  // team/begin.js
  "Connect a model": "Modell verbinden",
  // settings/toolbox/toolserverform.js
  "Connect and list tools": "Verbinden und Werkzeuge auflisten",
  // settings/toolbox/toolserverform.js
  "Connecting and listing tools…": "Verbindung wird aufgebaut, Werkzeuge werden aufgelistet …",
  // settings/toolbox/toolservers.js
  "Connecting to {server}…": "Verbindung zu {server} wird aufgebaut …",
  // settings/data/privacy.js
  "Contacted since Terzetto started": "Seit dem Start von Terzetto kontaktiert",
  // model/toolwords.js
  "Content": "Inhalt",
  // library/transfer/review.js
  "Contents": "Inhalt",
  // settings/models/localchoices.js
  "Context": "Kontext",
  // model/capabilities.js, widgets/samplers/samplers.js
  "Context size": "Kontextgröße",
  // chat/actions.js, chat/message.js, widgets/requestcard.js
  "Continue": "Fortsetzen",
  // composer/composermenu.js, main/commands.js
  "Continue the last reply": "Letzte Antwort fortsetzen",
  // automation/editor/morefields.js
  "Continue when the step fails": "Fortfahren, wenn der Schritt fehlschlägt",
  // model/runlabels.js
  "Continues with one of two branches.": "Fährt mit einem von zwei Zweigen fort.",
  // chat/titlemenu.js, chat/transcript.js, lib/keys.js, main.js, main/destinations.js, model/toolwords.js, sidebar/found.js, team/roundview.js
  "Conversation": "Gespräch",
  // chat/titlemenu.js, main/commands.js
  "Conversation menu": "Gesprächsmenü",
  // widgets/members.js
  "Conversation with several characters": "Gespräch mit mehreren Charakteren",
  // chat/header.js, lib/page.js, main/destinations.js, model/named.js, settings/appearance/appearance.js, sidebar/sidebar.js
  "Conversations": "Gespräche",
  // chat/rescue.js
  "Conversations that lost their name are now called “Recovered: …”.": "Gespräche ohne ihren Namen heißen jetzt „Recovered: …“.",
  // library/character.js
  "Conversations with this character are kept. Importing the same card again reconnects them.": "Gespräche mit diesem Charakter bleiben erhalten. Ein erneuter Import derselben Karte verbindet sie wieder.",
  // settings/data/backups.js
  "Conversations, characters, servers and settings return to {at}. Later changes are backed up first, so you can return to them. Replies in progress are stopped.": "Gespräche, Charaktere, Server und Einstellungen kehren zum Stand vom {at} zurück. Spätere Änderungen werden vorher gesichert, sodass eine Rückkehr möglich bleibt. Laufende Antworten werden gestoppt.",
  // library/entryrules.js
  "Cooldown": "Pause danach",
  // lib/code.js
  "Copied": "Kopiert",
  // lib/copybutton.js, lib/copying.js
  "Copied.": "Kopiert.",
  // automation/widgets/value.js, chat/actions.js, onboarding/install.js, settings/data/about.js
  "Copy": "Kopieren",
  // automation/schedules/triggerform.js
  "Copy address": "Adresse kopieren",
  // automation/editor/editorbar.js, inspector/sections.js
  "Copy as JSON": "Als JSON kopieren",
  // lib/code.js
  "Copy code": "Code kopieren",
  // automation/schedules/triggerform.js
  "Copy curl command": "curl-Befehl kopieren",
  // main/commands.js
  "Copy diagnostics": "Diagnose kopieren",
  // settings/data/data.js
  "Copy path": "Pfad kopieren",
  // widgets/servers/probe.js
  "Copy report": "Bericht kopieren",
  // inspector/rawcall.js
  "Copy request": "Anfrage kopieren",
  // inspector/rawcall.js
  "Copy response": "Antwort kopieren",
  // chat/rowmenu.js
  "Copy selection": "Auswahl kopieren",
  // automation/schedules/triggerform.js
  "Copy the token now. It won't be shown again.": "Das Token jetzt kopieren. Es wird nicht noch einmal angezeigt.",
  // automation/schedules/triggerform.js
  "Copy token": "Token kopieren",
  // settings/appearance/appearance.js
  "Couldn't list the fonts of this computer.": "Die Schriften dieses Computers konnten nicht aufgelistet werden.",
  // settings/data/about.js
  "Couldn't load the license text.": "Der Lizenztext konnte nicht geladen werden.",
  // settings/models/models.js
  "Couldn't load the list of servers.": "Die Serverliste konnte nicht geladen werden.",
  // ../plugins/tts/voiceform.js
  "Couldn't load the voices. Try again.": "Die Stimmen konnten nicht geladen werden. Bitte erneut versuchen.",
  // chat/pictures.js
  "Couldn't load {name}": "{name} konnte nicht geladen werden",
  // chat/artifacts/media.js
  "Couldn't load {name}.": "{name} konnte nicht geladen werden.",
  // ipc/http.js
  "Couldn't reach Terzetto. The program may have been closed.": "Terzetto ist nicht erreichbar. Vielleicht wurde das Programm geschlossen.",
  // lib/copybutton.js, lib/copying.js, main/commands.js
  "Couldn't reach the clipboard.": "Die Zwischenablage ist nicht erreichbar.",
  // composer/answerer.js
  "Couldn't reach {server}.": "{server} ist nicht erreichbar.",
  // chat/artifacts/media.js
  "Couldn't read the file.": "Die Datei konnte nicht gelesen werden.",
  // ipc/http.js
  "Couldn't read the image.": "Das Bild konnte nicht gelesen werden.",
  // ../plugins/tts/reader.js, ../plugins/tts/voiceform.js
  "Couldn't read the reply aloud. Try again.": "Die Antwort konnte nicht vorgelesen werden. Bitte erneut versuchen.",
  // ipc/wails.js
  "Couldn't read what was dropped.": "Das Abgelegte konnte nicht gelesen werden.",
  // ipc/index.js, ipc/wails.js
  "Couldn't read {name}. The file may have been moved or deleted, or is a folder.": "{name} konnte nicht gelesen werden. Vielleicht wurde die Datei verschoben oder gelöscht, oder es ist ein Ordner.",
  // ../plugins/tts/widget.js
  "Couldn't save the audio.": "Das Audio konnte nicht gespeichert werden.",
  // ipc/http.js, ipc/wails.js
  "Couldn't send the file.": "Die Datei konnte nicht gesendet werden.",
  // widgets/files/items.js
  "Couldn't show {name}. Save the file to open it in another app.": "{name} konnte nicht angezeigt werden. Nach dem Speichern lässt sich die Datei in einer anderen App öffnen.",
  // widgets/memory/factform.js
  "Counted from its first day.": "Ab ihrem ersten Tag gezählt.",
  // library/scripts.js
  "Counted from the newest, which is 0.": "Ab der neuesten gezählt, die 0 ist.",
  // library/entryrules.js, library/worlds.js
  "Counted from the newest.": "Von der neuesten an gezählt.",
  // voices/proof.js
  "Counting…": "Wird gezählt …",
  // model/toolwords.js
  "Counts the days from one date to another.": "Zählt die Tage von einem Datum zum anderen.",
  // voices/proof.js
  "Counts what the Editor changed. No model is asked.": "Zählt, was der Lektor geändert hat. Kein Modell wird gefragt.",
  // model/appearancechoices.js
  "Cream and oxblood.": "Creme und Ochsenblut.",
  // automation/schedules/triggerform.js, widgets/formdetail.js
  "Create": "Anlegen",
  // team/agentstab.js
  "Created by you": "Eigene",
  // widgets/requestparts.js
  "Creates {path}": "Legt {path} an",
  // team/agentwords.js
  "Creative": "Kreativer",
  // library/cardfields.js, model/fieldwords.js
  "Creator": "Ersteller",
  // library/cardfields.js, library/entryrules.js, library/preview.js
  "Creator's notes": "Anmerkungen des Erstellers",
  // widgets/crop.js
  "Crop the portrait": "Porträt zuschneiden",
  // lib/keys.js
  "Ctrl": "Strg",
  // automation/editor/values.js
  "Cursor of this page": "Cursor dieser Seite",
  // automation/schedules/rhythmfields.js
  "Custom (cron)": "Individuell (cron)",
  // main/settingnames.js, settings/appearance/appearance.js, settings/appearance/customlook.js
  "Custom CSS": "Eigenes CSS",
  // model/customcss.js
  "Custom CSS can have at most {n} characters.": "Eigenes CSS darf höchstens {n} Zeichen lang sein.",
  // settings/appearance/customlook.js
  "Custom CSS is saved.": "Das eigene CSS ist gespeichert.",
  // widgets/files/encoding.js
  "Cyrillic": "Kyrillisch",
  // widgets/samplers/samplers.js
  "DRY allowed length": "DRY: erlaubte Länge",
  // widgets/samplers/samplers.js
  "DRY base": "DRY: Basis",
  // widgets/samplers/samplers.js
  "DRY multiplier": "DRY: Multiplikator",
  // widgets/samplers/samplers.js
  "DRY range": "DRY: Reichweite",
  // widgets/samplers/samplers.js
  "DRY sequence breakers": "DRY: Trenner",
  // model/turnlabels.js, voices/audits.js
  "Dashes in a row": "Gedankenstriche in Folge",
  // settings/index.js
  "Data": "Daten",
  // automation/editor/values.js
  "Data from another program": "Daten aus einem anderen Programm",
  // automation/schedules/trytrigger.js
  "Data of the call": "Daten des Aufrufs",
  // model/transfer.js
  "Data to import": "Zu importierende Daten",
  // automation/schedules/scheduleform.js, model/toolwords.js
  "Date and time": "Datum und Uhrzeit",
  // automation/schedules/rhythmfields.js
  "Dates to leave out, with commas between them.": "Tage, die ausgelassen werden, mit Kommas dazwischen.",
  // automation/schedules/rhythmfields.js
  "Day": "Tag",
  // widgets/memory/page.js
  "Day {n}": "Tag {n}",
  // model/toolwords.js
  "Days between two dates": "Tage zwischen zwei Daten",
  // automation/schedules/rhythmfields.js
  "Days of the week": "Wochentage",
  // model/appearancechoices.js
  "Deep green.": "Tiefes Grün.",
  // model/transfer.js
  "DeepSeek export": "DeepSeek-Export",
  // automation/assistants/assistants.js, automation/editor/wordfields.js
  "Default assistant": "Standardassistent",
  // library/cardfields.js
  "Default persona": "Standard-Persona",
  // ../plugins/tts/card.js
  "Default speech voice": "Standardstimme",
  // settings/data/data.js
  "Default: 500 MB. Backups include these files.": "Standard: 500 MB. Sicherungen enthalten diese Dateien.",
  // model/toolwords.js
  "Default: all columns.": "Standard: alle Spalten.",
  // model/toolwords.js
  "Default: all conversations.": "Standard: alle Gespräche.",
  // automation/schedules/triggerform.js
  "Default: all files except hidden ones. A file counts after two seconds without changes.": "Standard: alle Dateien außer versteckten. Eine Datei zählt, wenn sie zwei Sekunden unverändert ist.",
  // model/toolwords.js
  "Default: the conversation of the run.": "Standard: das Gespräch des Laufs.",
  // model/toolwords.js
  "Default: the first sheet.": "Standard: das erste Tabellenblatt.",
  // model/toolwords.js
  "Default: the model that answers in conversations.": "Standard: das Modell, das in Gesprächen antwortet.",
  // model/toolwords.js
  "Default: what the path ends with.": "Standard: die Endung des Pfads.",
  // automation/editor/controlforms.js, automation/editor/stepform.js, model/toolwords.js, widgets/schema/schema.js
  "Default: {value}": "Standard: {value}",
  // model/toolwords.js
  "Definition": "Definition",
  // lib/keys.js
  "Del": "Entf",
  // library/entryrules.js
  "Delay": "Frühestens ab",
  // automation/editor/editorbar.js, automation/editor/orderedlist.js, automation/run/runhead.js, automation/schedules/startform.js, chat/actions.js, chat/readnotes.js, lib/overlay.js, library/character.js, settings/models/endpointcard.js, settings/models/local.js, settings/models/presetrow.js, team/deletions.js, team/detail.js, widgets/editlist/row.js, widgets/formdetail.js
  "Delete": "Löschen",
  // main/commands.js
  "Delete a step": "Schritt löschen",
  // chat/artifacts/deletion.js
  "Delete all {total}": "Alle {total} löschen",
  // sidebar/folderrow.js
  "Delete folder": "Ordner löschen",
  // settings/toolbox/websearch.js, widgets/servers/endpointform.js
  "Delete key": "Schlüssel löschen",
  // sidebar/acts.js
  "Delete permanently": "Dauerhaft löschen",
  // chat/artifacts/widget.js
  "Delete the result of {plugin}": "Ergebnis von {plugin} löschen",
  // chat/artifacts/deletion.js
  "Delete the result of {plugin}?": "Das Ergebnis von {plugin} löschen?",
  // automation/schedules/scheduleform.js
  "Delete the schedule for “{workflow}”?": "Zeitplan für „{workflow}“ löschen?",
  // automation/schedules/triggerform.js
  "Delete the trigger for “{workflow}”?": "Auslöser für „{workflow}“ löschen?",
  // team/roundview.js
  "Delete this message": "Diese Nachricht löschen",
  // chat/removal.js, team/deletions.js
  "Delete this message?": "Diese Nachricht löschen?",
  // chat/artifacts/deletion.js
  "Delete variant {n}": "Variante {n} löschen",
  // automation/editor/editorbar.js, automation/run/runhead.js, library/character.js, settings/models/endpointcard.js, settings/models/local.js, sidebar/acts.js, team/deletions.js, widgets/editlist/editlist.js, widgets/formdetail.js
  "Delete “{name}”?": "„{name}“ löschen?",
  // widgets/members.js
  "Deleted character": "Gelöschter Charakter",
  // chat/removal.js
  "Deleted.": "Gelöscht.",
  // sidebar/acts.js, widgets/editlist/editlist.js
  "Deleting can't be undone.": "Das Löschen lässt sich nicht rückgängig machen.",
  // composer/answerer.js
  "Demo": "Demo",
  // settings/appearance/appearance.js
  "Density": "Dichte",
  // library/cardfields.js, library/entryrules.js, widgets/conversation/sheet.js
  "Depth": "Tiefe",
  // automation/editor/faultfinder.js
  "Describe the task.": "Die Aufgabe beschreiben.",
  // library/cardfields.js, library/preview.js, model/fieldwords.js, widgets/editlist/personas.js
  "Description": "Beschreibung",
  // lib/failuredetails.js, library/cardfields.js, voices/panel.js, widgets/listdetail.js
  "Details": "Details",
  // settings/data/about.js
  "Diagnostics": "Diagnose",
  // main/commands.js
  "Diagnostics copied. They contain no keys and no text from your conversations.": "Diagnose kopiert. Sie enthält keine Schlüssel und keinen Text aus Ihren Gesprächen.",
  // model/turnlabels.js
  "Different approach": "Anderer Ansatz",
  // automation/run/compareview.js
  "Differs": "Weicht ab",
  // model/toolwords.js
  "Digest": "Digest",
  // model/turnlabels.js
  "Direct the scene": "Regie führen",
  // model/turnlabels.js
  "Directed the scene": "Regie geführt",
  // chat/phase.js
  "Directing": "Regie",
  // inspector/sections.js, widgets/conversation/directions.js, widgets/editlist/forms.js
  "Direction": "Regieanweisung",
  // model/turnlabels.js
  "Direction note": "Regieanweisung",
  // widgets/conversation/directions.js
  "Direction removed.": "Regieanweisung entfernt.",
  // main/commands.js, voices/notes.js, widgets/conversation/sheet.js
  "Directions in this branch": "Regieanweisungen in diesem Zweig",
  // model/turnlabels.js, voices/director.js, voices/notes.js
  "Director": "Regisseur",
  // voices/index.js
  "Director Writer Editor tools plug-ins": "Regisseur Autor Lektor Werkzeuge Plug-ins",
  // model/capabilities.js
  "Director and Editor can't run with this model. The Writer replies alone.": "Mit diesem Modell funktionieren Regisseur und Lektor nicht. Der Autor antwortet allein.",
  // settings/models/voicetest.js
  "Director and Editor with this model": "Regisseur und Lektor mit diesem Modell",
  // model/capabilities.js
  "Director and Editor work fully.": "Regisseur und Lektor funktionieren uneingeschränkt.",
  // widgets/conversation/directions.js
  "Director and Writer read the directions.": "Regisseur und Autor lesen die Regieanweisungen.",
  // voices/director.js
  "Director thinks first": "Regisseur denkt erst nach",
  // automation/editor/editorbar.js, settings/models/local.js, widgets/savebar.js
  "Discard": "Verwerfen",
  // main/closing.js
  "Discard and close": "Verwerfen und schließen",
  // model/appearance.js
  "Discard and reload": "Verwerfen und neu laden",
  // automation/editor/editorbar.js
  "Discard changes": "Änderungen verwerfen",
  // automation/editor/editorbar.js, main/closing.js, model/appearance.js
  "Discard the changes?": "Änderungen verwerfen?",
  // settings/models/local.js
  "Discard the download of “{name}”?": "Download von „{name}“ verwerfen?",
  // chat/artifacts/shelf.js, chat/header.js, lib/toast.js, onboarding/banner.js, onboarding/enginestrip.js
  "Dismiss": "Ausblenden",
  // sidebar/found.js
  "Document": "Dokument",
  // model/toolwords.js, team/planview.js, team/roundview.js
  "Documents": "Dokumente",
  // widgets/approval.js
  "Don't allow": "Nicht erlauben",
  // model/toolwords.js
  "Don't follow redirects": "Weiterleitungen nicht folgen",
  // composer/startfield.js
  "Don't start the reply": "Anfang der Antwort entfernen",
  // automation/list/runlist.js, model/runlabels.js, team/labels.js, widgets/servers/modelpick.js
  "Done": "Fertig",
  // settings/models/getanother.js, widgets/servers/pull.js
  "Download": "Herunterladen",
  // widgets/servers/found.js
  "Download a first model and start it.": "Ein erstes Modell herunterladen und starten.",
  // onboarding/here.js
  "Download both": "Beides herunterladen",
  // onboarding/here.js
  "Download llama.cpp and use {name}": "llama.cpp herunterladen und {name} verwenden",
  // settings/models/local.js
  "Download of {name}": "Download von {name}",
  // onboarding/here.js
  "Download the model": "Das Modell herunterladen",
  // model/engine.js
  "Downloaded": "Heruntergeladen",
  // settings/models/localchoices.js
  "Downloaded models move with the folder. Leave empty to use the data folder.": "Heruntergeladene Modelle ziehen mit um. Leer: der Datenordner.",
  // settings/models/local.js
  "Downloading": "Wird heruntergeladen",
  // model/engine.js
  "Downloading the engine": "Die Engine wird heruntergeladen",
  // chat/announce.js, chat/phase.js
  "Downloading the model": "Modell wird heruntergeladen",
  // chat/phase.js
  "Downloading the model · {n}%": "Modell wird heruntergeladen · {n} %",
  // widgets/servers/pull.js
  "Downloading {model}…": "{model} wird heruntergeladen …",
  // model/engine.js
  "Downloading {name}": "{name} wird heruntergeladen",
  // settings/models/meaning.js
  "Downloads {name} (about {size}) from {host}.": "Lädt {name} (etwa {size}) von {host} herunter.",
  // chat/review.js, sidebar/row.js
  "Draft": "Entwurf",
  // widgets/editlist/editlist.js
  "Drag a row to move it, or press {up} and {down} on the row.": "Zum Verschieben eine Zeile ziehen oder auf der Zeile {up} und {down} drücken.",
  // automation/editor/conditionfield.js, automation/editor/orderedrow.js, widgets/editlist/row.js
  "Drag to move": "Zum Verschieben ziehen",
  // lib/drawing.js
  "Drawing": "Zeichnung",
  // library/entryrules.js
  "Drawn once for each message.": "Wird je Nachricht einmal ausgelost.",
  // model/toolwords.js
  "Draws a chart and saves the image to the tools folder.": "Zeichnet ein Diagramm und speichert das Bild im Werkzeugordner.",
  // widgets/samplers/samplers.js
  "Drops words less likely than this share of the most likely one.": "Verwirft Wörter, die unter diesem Anteil des wahrscheinlichsten Worts liegen.",
  // automation/editor/dryrun.js, automation/editor/editorbar.js
  "Dry run": "Probelauf",
  // automation/editor/dryrun.js
  "Dry run: {n, plural, one {# step would fail} other {# steps would fail}}.": "Probelauf: {n, plural, one {# Schritt würde fehlschlagen} other {# Schritte würden fehlschlagen}}.",
  // automation/editor/dryrun.js
  "Dry run: {n, plural, one {the step has what it needs} other {all # steps have what they need}}.": "Probelauf: {n, plural, one {Der Schritt hat, was er braucht} other {Alle # Schritte haben, was sie brauchen}}.",
  // automation/editor/editorbar.js, automation/editor/orderedlist.js, library/character.js, sidebar/acts.js, team/agentstab.js
  "Duplicate": "Duplizieren",
  // main/commands.js
  "Duplicate the conversation": "Gespräch duplizieren",
  // automation/editor/controlforms.js, automation/list/historychart.js, inspector/chart.js
  "Duration": "Dauer",
  // widgets/folder/settings.js
  "Each conversation in this folder reads what is set here. What a conversation sets itself wins.": "Jedes Gespräch in diesem Ordner liest, was hier steht. Was ein Gespräch selbst festlegt, geht vor.",
  // automation/editor/morefields.js
  "Each further pause is twice as long.": "Jede weitere Pause ist doppelt so lang.",
  // widgets/samplers/samplers.js
  "Each value needs a name.": "Jeder Wert braucht einen Namen.",
  // automation/schedules/rhythmfields.js
  "Each week": "Jede Woche",
  // model/memory.js, sidebar/groups.js, widgets/memory/page.js
  "Earlier": "Früher",
  // composer/history.js, inspector/sections.js, model/toolwords.js
  "Earlier messages": "Frühere Nachrichten",
  // inspector/chooser.js
  "Earlier turn": "Frühere Runde",
  // chat/foldversions.js
  "Earlier versions": "Frühere Fassungen",
  // model/turnlabels.js
  "Echoing question": "Echofrage",
  // voices/audits.js
  "Echoing questions": "Echofragen",
  // chat/actions.js, chat/readnotes.js, settings/models/endpointcard.js, settings/toolbox/toolservers.js, widgets/memory/factitem.js
  "Edit": "Bearbeiten",
  // widgets/approval.js
  "Edit arguments": "Argumente bearbeiten",
  // automation/editor/askform.js
  "Edit as JSON Schema": "Als JSON Schema bearbeiten",
  // automation/editor/conditionfield.js
  "Edit as text": "Als Text bearbeiten",
  // voices/editor.js
  "Edit each reply": "Jede Antwort lektorieren",
  // model/failure.js
  "Edit the address": "Adresse bearbeiten",
  // widgets/memory/factform.js
  "Edit the fact": "Tatsache bearbeiten",
  // chat/editbox.js
  "Edit the message": "Nachricht bearbeiten",
  // composer/keynames.js
  "Edit your last message": "Eigene letzte Nachricht bearbeiten",
  // settings/toolbox/toolservers.js
  "Edit {server}": "{server} bearbeiten",
  // chat/review.js
  "Edited": "Lektoriert",
  // chat/foldline.js, chat/foldversions.js
  "Edited by you": "Von Ihnen bearbeitet",
  // chat/phase.js
  "Editing": "Lektorat",
  // model/turnlabels.js, voices/editor.js
  "Editor": "Lektor",
  // voices/editor.js
  "Editor thinks first": "Lektor denkt erst nach",
  // voices/proof.js
  "Edits not used: {n}.": "Nicht übernommene Änderungen: {n}.",
  // settings/models/voicefigures.js
  "Edits that were not used": "Nicht übernommene Änderungen",
  // automation/editor/stepkinds.js
  "Empty prompt": "Leerer Prompt",
  // sidebar/acts.js
  "Empty the trash?": "Papierkorb leeren?",
  // sidebar/acts.js, sidebar/sidebar.js
  "Empty trash": "Papierkorb leeren",
  // library/scripts.js
  "Empty: all older ones too.": "Leer: auch alle älteren.",
  // model/toolwords.js, widgets/files/encoding.js
  "Encoding": "Zeichenkodierung",
  // widgets/servers/endpointform.js
  "Encrypted, sent to this address only, and never shown again.": "Wird verschlüsselt, nur an diese Adresse gesendet und nie wieder angezeigt.",
  // lib/keys.js
  "End": "Ende",
  // automation/editor/controlforms.js
  "End early when": "Vorzeitig beenden, wenn",
  // automation/run/partsview.js
  "End of the round": "Ende des Durchgangs",
  // onboarding/tour.js
  "End the tour": "Rundgang beenden",
  // model/runlabels.js
  "Ends the run with a result.": "Beendet den Lauf mit einem Ergebnis.",
  // ../plugins/tts/voiceform.js, settings/models/localchoices.js
  "Engine": "Engine",
  // ../plugins/tts/voicepick.js
  "Engine default": "Standard der Engine",
  // settings/index.js
  "Engines and servers that read aloud.": "Engines und Server, die vorlesen.",
  // lib/keys.js
  "Enter": "Eingabe",
  // widgets/samplers/samplers.js
  "Enter a JSON object, or leave the field empty.": "Ein JSON-Objekt eingeben oder das Feld leer lassen.",
  // lib/input.js
  "Enter a date and a time, such as {example}.": "Datum und Uhrzeit eingeben, etwa {example}.",
  // settings/toolbox/websearch.js
  "Enter a key to turn on web search.": "Zum Einschalten der Websuche einen Schlüssel eingeben.",
  // widgets/schema/entry.js
  "Enter a multiple of {step}.": "Ein Vielfaches von {step} eingeben.",
  // settings/models/presets.js
  "Enter a name.": "Einen Namen eingeben.",
  // automation/editor/duration.js, widgets/schema/entry.js
  "Enter a number above {min}.": "Eine Zahl über {min} eingeben.",
  // widgets/schema/entry.js
  "Enter a number below {max}.": "Eine Zahl unter {max} eingeben.",
  // automation/editor/flowform.js, widgets/samplers/samplers.js, widgets/schema/entry.js
  "Enter a number from {min} to {max}.": "Eine Zahl von {min} bis {max} eingeben.",
  // widgets/samplers/samplers.js
  "Enter a number, or leave the field empty.": "Eine Zahl eingeben oder das Feld leer lassen.",
  // widgets/schema/entry.js
  "Enter a number, {max} or less.": "Eine Zahl bis höchstens {max} eingeben.",
  // widgets/schema/entry.js
  "Enter a number, {min} or more.": "Eine Zahl ab {min} eingeben.",
  // widgets/schema/entry.js
  "Enter a number.": "Eine Zahl eingeben.",
  // lib/input.js
  "Enter a time, such as {example}.": "Eine Uhrzeit eingeben, etwa {example}.",
  // widgets/schema/configfield.js, widgets/schema/entry.js
  "Enter a value here.": "Hier einen Wert eingeben.",
  // library/quickreplies.js, widgets/editlist/forms.js
  "Enter a value.": "Einen Wert eingeben.",
  // widgets/conversation/sheet.js
  "Enter a whole number from {least} to {most}.": "Eine ganze Zahl von {least} bis {most} eingeben.",
  // lib/integer.js, widgets/schema/entry.js
  "Enter a whole number from {min} to {max}.": "Eine ganze Zahl von {min} bis {max} eingeben.",
  // widgets/schema/entry.js
  "Enter a whole number, {max} or less.": "Eine ganze Zahl bis höchstens {max} eingeben.",
  // automation/editor/flowform.js, widgets/schema/entry.js
  "Enter a whole number, {min} or more.": "Eine ganze Zahl ab {min} eingeben.",
  // library/entries.js, widgets/samplers/samplers.js, widgets/schema/entry.js
  "Enter a whole number.": "Eine ganze Zahl eingeben.",
  // settings/data/data.js
  "Enter again": "Neu eingeben",
  // settings/toolbox/websearch.js
  "Enter an address to turn on web search.": "Zum Einschalten der Websuche eine Adresse eingeben.",
  // widgets/schema/entry.js
  "Enter at least {n, plural, one {# character} other {# characters}}.": "Mindestens {n, plural, one {# Zeichen} other {# Zeichen}} eingeben.",
  // widgets/schema/entry.js
  "Enter at least {n, plural, one {# line} other {# lines}}.": "Mindestens {n, plural, one {# Zeile} other {# Zeilen}} eingeben.",
  // widgets/schema/entry.js
  "Enter at most {n, plural, one {# character} other {# characters}}.": "Höchstens {n, plural, one {# Zeichen} other {# Zeichen}} eingeben.",
  // widgets/schema/entry.js
  "Enter at most {n, plural, one {# line} other {# lines}}.": "Höchstens {n, plural, one {# Zeile} other {# Zeilen}} eingeben.",
  // lib/input.js
  "Enter dates, such as {example}.": "Geben Sie Tage ein, zum Beispiel {example}.",
  // automation/editor/faultfinder.js
  "Enter how long to wait.": "Die Wartezeit eingeben.",
  // automation/schedules/rhythmfields.js
  "Enter one date.": "Geben Sie einen Tag ein.",
  // model/failure.js, onboarding/advice.js, settings/models/endpointcard.js
  "Enter the key": "Schlüssel eingeben",
  // automation/editor/faultfinder.js
  "Enter the message.": "Die Meldung eingeben.",
  // automation/editor/faultfinder.js
  "Enter the question.": "Die Frage eingeben.",
  // widgets/servers/endpointform.js
  "Enter the server's address.": "Die Adresse des Servers eingeben.",
  // settings/toolbox/toolserverform.js
  "Enter the values of {names}.": "Geben Sie die Werte von {names} ein.",
  // library/worlds.js
  "Entries call each other": "Einträge rufen einander auf",
  // settings/models/prompts.js
  "Entries that are always used come first. An entry that doesn't fit is named in the inspector.": "Immer verwendete Einträge kommen zuerst. Einen Eintrag, der nicht hineinpasst, nennt der Inspektor.",
  // widgets/conversation/sheet.js
  "Entries that the last reply read": "Einträge, die die letzte Antwort las",
  // automation/widgets/value.js, widgets/logline.js
  "Error": "Fehler",
  // lib/keys.js
  "Esc": "Esc",
  // inspector/chart.js
  "Estimated from the length of the text": "Aus der Textlänge geschätzt",
  // widgets/members.js
  "Every character in the library already takes part.": "Alle Charaktere der Bibliothek sind schon dabei.",
  // automation/schedules/rhythmfields.js
  "Every day": "Täglich",
  // automation/widgets/cron.js
  "Every day at {time}": "Täglich um {time}",
  // automation/schedules/rhythmfields.js
  "Every few minutes": "Alle paar Minuten",
  // automation/schedules/rhythmfields.js
  "Every fourth week": "Jede vierte Woche",
  // automation/schedules/rhythmfields.js
  "Every hour": "Stündlich",
  // automation/widgets/cron.js
  "Every hour at minute {minute}": "Stündlich in Minute {minute}",
  // automation/widgets/cron.js
  "Every hour, on the hour": "Stündlich zur vollen Stunde",
  // automation/widgets/cron.js
  "Every minute": "Jede Minute",
  // automation/schedules/rhythmfields.js
  "Every month": "Monatlich",
  // automation/widgets/cron.js
  "Every month {day} at {time}": "Jeden Monat {day} um {time}",
  // automation/schedules/rhythmfields.js
  "Every quarter": "Vierteljährlich",
  // widgets/ruleform.js
  "Every run of this trigger can use “{tool}” without asking, with:": "Jeder Lauf dieses Auslösers kann „{tool}“ ohne Rückfrage verwenden, mit:",
  // automation/schedules/rhythmfields.js
  "Every second week": "Jede zweite Woche",
  // automation/widgets/cron.js
  "Every second {day} at {time}": "Jeden zweiten {day} um {time}",
  // widgets/conversation/sheet.js
  "Every so many messages": "Alle so viele Nachrichten",
  // automation/run/compareview.js
  "Every step has the same result.": "Jeder Schritt hat dasselbe Ergebnis.",
  // automation/schedules/rhythmfields.js
  "Every third week": "Jede dritte Woche",
  // automation/schedules/rhythmfields.js
  "Every week": "Wöchentlich",
  // automation/schedules/rhythmfields.js
  "Every year": "Jährlich",
  // automation/widgets/cron.js
  "Every year in {month} {day} at {time}": "Jedes Jahr im {month} {day} um {time}",
  // automation/widgets/cron.js
  "Every {days} at {time}": "Jeden {days} um {time}",
  // automation/widgets/cron.js
  "Every {n} minutes": "Alle {n} Minuten",
  // automation/widgets/cron.js
  "Every {n} weeks on {days} at {time}": "Alle {n} Wochen am {days} um {time}",
  // ../plugins/tts/card.js, automation/editor/flowform.js
  "Everything": "Alles",
  // ../plugins/tts/card.js
  "Everything except *text in asterisks*": "Alles außer *Text in Sternchen*",
  // library/transfer/review.js
  "Everything is already in the library.": "Alles ist schon in der Bibliothek.",
  // settings/data/data.js
  "Everything is in one folder on this computer. Terzetto sends data only to the servers you add.": "Alles liegt in einem Ordner auf diesem Computer. Terzetto sendet Daten nur an die von Ihnen hinzugefügten Server.",
  // onboarding/more.js
  "Everything is kept in {folder}.": "Alles wird in {folder} aufbewahrt.",
  // model/transfer.js
  "Everything was already in the library. Nothing changed.": "Alles war schon in der Bibliothek. Es hat sich nichts geändert.",
  // library/personas.js, library/scripts.js
  "Everywhere": "Überall",
  // model/permission.js
  "Exactly these arguments": "Genau diese Argumente",
  // library/cardfields.js, model/fieldwords.js, widgets/conversation/context.js
  "Example dialogue": "Beispieldialog",
  // settings/models/presets.js
  "Example: Bold and short": "Beispiel: Kühn und knapp",
  // widgets/editlist/personas.js
  "Example: Captain Reed": "Beispiel: Kapitän Reed",
  // library/quickreplies.js
  "Example: Dice": "Beispiel: Würfel",
  // library/scripts.js
  "Example: Hide asides": "Beispiel: Nebenbemerkungen ausblenden",
  // widgets/editlist/forms.js
  "Example: Solemn": "Beispiel: Feierlich",
  // library/worlds.js
  "Example: The harbor": "Beispiel: Der Hafen",
  // library/entries.js
  "Example: The old pier": "Beispiel: Der alte Pier",
  // widgets/editlist/forms.js
  "Example: Weather": "Beispiel: Wetter",
  // chat/editbox.js
  "Example: shorter, and more hesitant": "Beispiel: kürzer und zögerlicher",
  // widgets/editlist/prompts.js
  "Example: summary": "Beispiel: fazit",
  // model/runlabels.js
  "Executes": "Führt aus",
  // chat/artifacts/widget.js, chat/message.js
  "Expand": "Ausklappen",
  // voices/director.js
  "Expand short messages": "Kurze Nachrichten ausbauen",
  // voices/director.js
  "Expands your short messages before the reply, and shows the new wording. One more request per message.": "Baut Ihre kurzen Nachrichten vor der Antwort aus und zeigt den neuen Wortlaut. Ein Aufruf mehr pro Nachricht.",
  // automation/editor/editorbar.js, library/character.js, library/quickreplies.js, library/scripts.js, library/transfer/section.js, library/worlds.js, sidebar/many.js, widgets/exporting.js
  "Export": "Exportieren",
  // library/scripts.js
  "Export all": "Alle exportieren",
  // widgets/exporting.js
  "Export as": "Exportieren als",
  // widgets/memory/page.js
  "Export as Markdown": "Als Markdown exportieren",
  // widgets/memory/page.js
  "Export as a lorebook": "Als Lorebook exportieren",
  // sidebar/folderrow.js
  "Export conversations": "Gespräche exportieren",
  // library/transfer/section.js
  "Export for SillyTavern": "Für SillyTavern exportieren",
  // library/transfer/section.js, main/commands.js
  "Export library": "Bibliothek exportieren",
  // main/commands.js
  "Export the conversation as Markdown": "Gespräch als Markdown exportieren",
  // main/commands.js
  "Export the conversation as a PDF": "Gespräch als PDF exportieren",
  // main/commands.js
  "Export the conversation as a web page": "Gespräch als Webseite exportieren",
  // main/commands.js
  "Export the conversation as text": "Gespräch als Text exportieren",
  // main/commands.js
  "Export the conversation with every branch as JSON Lines": "Gespräch mit allen Zweigen als JSON Lines exportieren",
  // widgets/conversation/sheet.js
  "Export this conversation": "Dieses Gespräch exportieren",
  // settings/models/voicetest.js, voices/proof.js
  "Export with texts": "Mit Texten exportieren",
  // widgets/exporting.js
  "Exporting…": "Wird exportiert …",
  // chat/titlemenu.js, sidebar/acts.js
  "Export…": "Exportieren …",
  // settings/models/localchoices.js
  "Extra flags": "Weitere Optionen",
  // widgets/memory/factform.js, widgets/memory/factitem.js
  "Fact": "Tatsache",
  // widgets/memory/carry.js, widgets/memory/page.js
  "Facts": "Tatsachen",
  // model/memorywords.js
  "Facts are read only in conversations with a character. Elsewhere, earlier messages are quoted and nothing more.": "Tatsachen werden nur in Gesprächen mit einem Charakter gelesen. Sonst werden frühere Nachrichten zitiert und nichts weiter.",
  // library/index.js
  "Facts the model sees only when a keyword comes up.": "Was das Modell nur sieht, wenn ein Schlüsselwort fällt.",
  // automation/editor/stepkinds.js
  "Fail": "Fehlschlagen",
  // automation/editor/stepkinds.js
  "Fail: {message}": "Fehlschlagen: {message}",
  // automation/list/runlist.js, model/runlabels.js, settings/models/voicetest.js, settings/toolbox/toolservers.js, team/labels.js
  "Failed": "Fehlgeschlagen",
  // model/runlabels.js
  "Fails.": "Schlägt fehl.",
  // automation/schedules/triggerform.js
  "Failure": "Fehlschlag",
  // model/voiceways.js
  "Fastest.": "Am schnellsten.",
  // model/toolwords.js
  "Fetch a page": "Eine Seite laden",
  // model/callwords.js
  "Fetched {host}": "{host} geladen",
  // model/callwords.js
  "Fetching {host}": "{host} wird geladen",
  // automation/editor/anyfield.js, automation/editor/values.js
  "Fields": "Felder",
  // automation/editor/anyfield.js, automation/editor/askform.js
  "Fields of the answer": "Felder der Antwort",
  // voices/director.js
  "Fields to fill in": "Auszufüllende Felder",
  // inspector/callchart.js
  "Figures for {call}": "Zahlen zu {call}",
  // settings/models/voicetest.js
  "Figures of {n, plural, one {# opening} other {# openings}}": "Zahlen zu {n, plural, one {# Anfang} other {# Anfängen}}",
  // main/commands.js, model/engine.js, model/toolwords.js, sidebar/found.js
  "File": "Datei",
  // model/toolwords.js
  "File field": "Dateifeld",
  // automation/editor/values.js
  "File that appeared or changed": "Neue oder geänderte Datei",
  // model/toolwords.js
  "File type": "Dateityp",
  // automation/run/filelist.js, automation/schedules/triggerform.js, widgets/conversation/context.js, widgets/folder/settings.js
  "Files": "Dateien",
  // settings/toolbox/toolbox.js
  "Files and pages": "Dateien und Seiten",
  // onboarding/here.js
  "Files are downloaded only after your click, and checked before use. Then no network is needed.": "Dateien werden nur nach einem Klick heruntergeladen und vor der Verwendung geprüft. Danach ist kein Netzwerk nötig.",
  // team/request.js
  "Files are still loading. Send the request when loading is done.": "Es werden noch Dateien geladen. Den Auftrag danach senden.",
  // team/fileset.js, team/roundview.js
  "Files for the team": "Dateien für das Team",
  // chat/attached.js, composer/files.js
  "Files in this message": "Dateien in dieser Nachricht",
  // model/transfer.js
  "Files of several programs": "Dateien mehrerer Programme",
  // widgets/conversation/context.js
  "Files of the folder": "Dateien des Ordners",
  // model/chattools.js
  "Files of the work folder": "Dateien des Arbeitsordners",
  // widgets/folder/settings.js
  "Files of this folder": "Dateien dieses Ordners",
  // model/capabilities.js
  "Fill in a form": "Ein Formular ausfüllen",
  // widgets/editlist/forms.js
  "Filled in after the reply and remembered in this branch.": "Wird nach der Antwort ausgefüllt und in diesem Zweig gemerkt.",
  // widgets/editlist/forms.js
  "Filled in after the reply, for you only.": "Wird nach der Antwort ausgefüllt, nur für Sie.",
  // model/toolwords.js
  "Filled in automatically.": "Wird automatisch ausgefüllt.",
  // voices/director.js
  "Fills in fields and sets moods for the Writer. One more request per reply.": "Füllt Felder aus und legt Stimmungen für den Autor fest. Ein Aufruf mehr pro Antwort.",
  // widgets/servers/modelpick.js
  "Filter models": "Modelle filtern",
  // chat/titlemenu.js, library/scripts.js
  "Find": "Suchen",
  // chat/find.js
  "Find in this conversation": "In diesem Gespräch suchen",
  // onboarding/here.js, settings/models/local.js
  "Find models of other programs": "Modelle anderer Programme suchen",
  // widgets/files/encoding.js
  "Find out again": "Neu herausfinden",
  // settings/models/models.js
  "Find servers on this computer": "Server auf diesem Computer suchen",
  // model/capabilities.js
  "Find the model": "Das Modell finden",
  // inspector/editorsections.js
  "Findings": "Auffälligkeiten",
  // settings/models/voicefigures.js
  "Findings per 1,000 words": "Auffälligkeiten je 1.000 Wörter",
  // settings/models/voicefigures.js
  "Findings per 1,000 words: {before} by the Writer alone, {after} with the Editor, {directed} with all three.": "Auffälligkeiten je 1.000 Wörter: {before} vom Autor allein, {after} mit dem Lektor, {directed} mit allen dreien.",
  // settings/models/voicetest.js
  "Findings per 1,000 words: {figures}": "Auffälligkeiten je 1.000 Wörter: {figures}",
  // voices/audits.js
  "Finds a question at the end where earlier replies ended so, too.": "Findet eine Frage am Ende, wenn frühere Antworten auch so enden.",
  // voices/audits.js
  "Finds four sentences in a row with the same first word.": "Findet vier Sätze in Folge mit demselben ersten Wort.",
  // voices/audits.js
  "Finds gestures used in place of feelings in every model's stories.": "Findet Gesten, die in den Geschichten aller Modelle für Gefühle stehen.",
  // voices/audits.js
  "Finds lists of three where a reply is full of them.": "Findet Aufzählungen zu dritt, wenn eine Antwort voll davon ist.",
  // model/toolwords.js
  "Finds messages in your conversations.": "Findet Nachrichten in Ihren Gesprächen.",
  // voices/audits.js
  "Finds names that every model gives, unless you or the card use them.": "Findet Namen, die alle Modelle vergeben, wenn weder Sie noch die Karte sie nennen.",
  // voices/audits.js
  "Finds paragraphs in a row of one sentence or of one length.": "Findet Folgen von Absätzen mit einem Satz oder gleicher Länge.",
  // voices/audits.js
  "Finds passages copied from the character's description.": "Findet Stellen, die aus der Beschreibung des Charakters übernommen sind.",
  // voices/audits.js
  "Finds passages copied from your message.": "Findet Stellen, die aus Ihrer Nachricht übernommen sind.",
  // settings/models/meaning.js
  "Finds passages of long files by meaning, not only by words. The passages are sent to the server of the chosen model.": "Findet Passagen in langen Dateien nach Bedeutung, nicht nur nach Wörtern. Die Passagen gehen an den Server des gewählten Modells.",
  // voices/audits.js
  "Finds phrases repeated from recent replies.": "Findet Wendungen, die sich aus den letzten Antworten wiederholen.",
  // voices/audits.js
  "Finds questions that repeat your own words.": "Findet Fragen, die Ihre eigenen Worte wiederholen.",
  // voices/audits.js
  "Finds replies that alternate speech and narration in a fixed order.": "Findet Antworten, in denen Rede und Erzählung starr abwechseln.",
  // voices/audits.js
  "Finds runs of sentences of three words or fewer.": "Findet Folgen von Sätzen mit höchstens drei Wörtern.",
  // voices/audits.js
  "Finds runs of sentences that are equally long.": "Findet Folgen von Sätzen gleicher Länge.",
  // voices/audits.js
  "Finds runs of sentences that each have a dash.": "Findet Folgen von Sätzen mit je einem Gedankenstrich.",
  // voices/audits.js
  "Finds sentences that deny one thing to assert another.": "Findet Sätze, die eines verneinen, um etwas anderes zu behaupten.",
  // voices/audits.js
  "Finds sentences that open as every model's do.": "Findet Satzanfänge, die alle Modelle verwenden.",
  // voices/audits.js
  "Finds sentences that open with the same words.": "Findet Sätze, die mit denselben Wörtern beginnen.",
  // voices/audits.js
  "Finds tags that tell how to hear what is said.": "Findet Redebegleitsätze, die erklären, wie das Gesagte klingt.",
  // voices/audits.js
  "Finds the phrases listed below, in all variants.": "Findet die unten aufgeführten Phrasen in allen Varianten.",
  // model/toolwords.js
  "Finds the tool for a job.": "Findet das passende Werkzeug für eine Aufgabe.",
  // model/toolwords.js
  "Finds web pages with the service you chose.": "Findet Webseiten mit dem Dienst, den Sie gewählt haben.",
  // voices/audits.js
  "Finds what models write far more often than people do.": "Findet, was Modelle weit häufiger schreiben als Menschen.",
  // voices/audits.js
  "Finds where the narrator's person leaves that of the story.": "Findet Antworten, deren Erzählperson nicht die der Geschichte ist.",
  // voices/audits.js
  "Finds where the tense leaves that of the story.": "Findet Stellen, an denen die Zeitform die der Geschichte verlässt.",
  // onboarding/tour.js
  "Finish": "Abschließen",
  // widgets/requestcard.js
  "Finish now": "Jetzt abschließen",
  // automation/run/compareview.js
  "First difference": "Erste Abweichung",
  // library/entryrules.js
  "First in the group": "Erster der Gruppe",
  // chat/transcript.js, library/greetings.js, library/preview.js, model/fieldwords.js
  "First message": "Erste Nachricht",
  // automation/schedules/rhythmfields.js
  "First week": "Erste Woche",
  // inspector/numbers.js
  "First word": "Erstes Wort",
  // widgets/files/table.js
  "First {n} of {all} columns. Save the file to see all.": "Die ersten {n} von {all} Spalten. Die Datei speichern, um alle zu sehen.",
  // model/engine.js
  "Fits": "Passt",
  // model/engine.js
  "Fits, but slowly": "Passt, aber langsam",
  // automation/schedules/rhythmfields.js
  "Five fields": "Fünf Felder",
  // model/turnlabels.js
  "Fixed passages": "Passagen korrigiert",
  // voices/proof.js
  "Fixed: {n} of {all} findings.": "Behoben: {n} von {all} Auffälligkeiten.",
  // automation/editor/templates.js, model/toolwords.js
  "Flow": "Flow",
  // automation/list/runlist.js
  "Flows": "Flows",
  // automation/schedules/triggerform.js, inspector/sections.js, model/fieldwords.js, settings/data/data.js, widgets/pathpicker.js
  "Folder": "Ordner",
  // settings/toolbox/toolbox.js
  "Folder for files": "Ordner für Dateien",
  // settings/models/localchoices.js
  "Folder for models": "Ordner für Modelle",
  // sidebar/folderrow.js, widgets/conversation/sheet.js, widgets/folder/settings.js
  "Folder settings": "Ordnereinstellungen",
  // sidebar/foundfolders.js
  "Folders": "Ordner",
  // ../plugins/tts/card.js
  "Folders with Piper voices": "Ordner mit Stimmen für Piper",
  // model/appearancechoices.js
  "Follows your system: Paper or Lamp.": "Folgt dem System: Papier oder Lampe.",
  // main/settingnames.js, settings/appearance/appearance.js
  "Font": "Schrift",
  // main/settingnames.js, settings/appearance/appearance.js
  "Font size": "Schriftgröße",
  // settings/appearance/appearance.js
  "Font: {family}": "Schrift: {family}",
  // settings/appearance/appearance.js
  "Fonts on this computer": "Schriften auf diesem Computer",
  // lib/markdown.js
  "Footnote {label}": "Fußnote {label}",
  // automation/editor/controlforms.js
  "For a length of time": "Für eine bestimmte Dauer",
  // voices/index.js
  "For all conversations": "Für alle Gespräche",
  // team/limitstab.js
  "For all teams together. Tasks within a round run one after another.": "Für alle Teams zusammen. Aufgaben einer Runde laufen nacheinander.",
  // automation/editor/stepkinds.js
  "For each": "Für jedes Element",
  // automation/editor/stepkinds.js
  "For each {item} of {list}": "Für jedes {item} aus {list}",
  // automation/schedules/scheduleform.js
  "For example because Terzetto was closed, or this computer was asleep.": "Zum Beispiel, weil Terzetto geschlossen oder der Computer im Ruhezustand war.",
  // settings/models/modelconfig.js
  "For models that think before they reply.": "Für Modelle, die vor der Antwort nachdenken.",
  // voices/habits.js, widgets/memory/factitem.js
  "Forget": "Vergessen",
  // voices/habits.js
  "Forget all habits of this model": "Alle Gewohnheiten dieses Modells vergessen",
  // voices/habits.js
  "Forget all habits of {model}?": "Alle Gewohnheiten von {model} vergessen?",
  // widgets/memory/page.js
  "Forget everything": "Alles vergessen",
  // voices/habits.js
  "Forget “{name}”": "„{name}“ vergessen",
  // widgets/memory/page.js
  "Forgotten": "Vergessen",
  // chat/actions.js, main/commands.js
  "Fork into a new conversation": "Als neues Gespräch abzweigen",
  // model/toolwords.js
  "Form": "Formular",
  // model/manifest.js
  "Format consistency": "Einheitliche Formatierung",
  // lib/bulk.js
  "Format the text": "Text formatieren",
  // widgets/conversation/context.js
  "Forms of Director and Editor": "Formulare von Regisseur und Lektor",
  // settings/speech/speech.js
  "Found on this computer": "Auf diesem Computer gefunden",
  // model/turnlabels.js, voices/audits.js
  "Fragments in a row": "Satzfetzen in Folge",
  // widgets/conversation/context.js
  "Free": "Frei",
  // model/room.js
  "Free up space first.": "Zuerst Speicherplatz freigeben.",
  // model/room.js
  "Free up space first: the model is a download of about 10 GB.": "Erst Speicherplatz freigeben: Das Modell ist ein Download von etwa 10 GB.",
  // onboarding/index.js
  "Free. Terzetto downloads the model and runs it.": "Kostenlos. Terzetto lädt das Modell herunter und führt es aus.",
  // onboarding/server.js
  "Free. Two commands and a 10 GB download.": "Kostenlos. Zwei Befehle und ein Download von 10 GB.",
  // widgets/samplers/samplers.js
  "Frequency penalty": "Häufigkeitsstrafe",
  // model/toolwords.js
  "From": "Von",
  // widgets/folder/words.js
  "From a folder that was deleted: {given}.": "Aus einem gelöschten Ordner: {given}.",
  // model/toolwords.js
  "From line": "Ab Zeile",
  // library/scripts.js
  "From message": "Ab Nachricht",
  // widgets/conversation/context.js
  "From plug-ins": "Von Plug-ins",
  // ../plugins/tts/card.js
  "From that word on": "Ab diesem Wort",
  // automation/editor/controlforms.js
  "From the answer of a step below. The pages end when it is missing.": "Aus der Antwort eines Schritts darunter. Die Seiten enden, wenn er fehlt.",
  // chat/attached.js
  "From the files:": "Aus den Dateien:",
  // widgets/folder/words.js
  "From the folder “{name}”: {given}.": "Aus dem Ordner „{name}“: {given}.",
  // settings/models/getanother.js
  "From this computer": "Von diesem Computer",
  // automation/editor/stepform.js
  "GET and HEAD requests run without asking. Other methods ask first.": "GET- und HEAD-Anfragen laufen ohne Nachfrage. Andere Methoden fragen vorher nach.",
  // automation/editor/stepkinds.js
  "Gather pages": "Seiten sammeln",
  // model/runlabels.js
  "Gathers up to {n, plural, one {# page} other {# pages}}.": "Sammelt bis zu {n, plural, one {# Seite} other {# Seiten}}.",
  // settings/speech/speech.js
  "Get Piper": "Piper holen",
  // chat/actions.js
  "Get a reply": "Antwort anfordern",
  // composer/answerer.js, settings/models/getanother.js, settings/models/local.js, widgets/engine/trouble.js
  "Get another model": "Ein anderes Modell holen",
  // settings/toolbox/toolservers.js
  "Gets {names}. The values are encrypted.": "Erhält {names}. Die Werte sind verschlüsselt.",
  // composer/answerer.js, widgets/servers/modelpick.js
  "Getting the list of models…": "Modellliste wird abgerufen …",
  // automation/schedules/startform.js
  "Given to each run.": "Werden jedem Lauf mitgegeben.",
  // voices/editor.js
  "Given to the Editor as guidance.": "Dient dem Lektor als Richtwert.",
  // model/toolwords.js
  "Gives an assistant a task.": "Gibt einem Assistenten eine Aufgabe.",
  // lib/keys.js
  "Go to": "Gehe zu",
  // chat/actions.js
  "Go to a version": "Zu einer Version wechseln",
  // main/commands.js
  "Go to first or last": "Zum ersten oder letzten Eintrag",
  // lib/pager.js
  "Go to number": "Zu Nummer",
  // onboarding/tour.js
  "Go to the line": "Zur Zeile gehen",
  // voices/proof.js
  "Go to the reply": "Zur Antwort",
  // voices/proof.js
  "Go to the reply: {text}": "Zur Antwort: {text}",
  // chat/recalls.js, widgets/memory/factitem.js
  "Go to this message": "Zu dieser Nachricht",
  // chat/variants.js
  "Go to version number": "Zu Version Nummer",
  // automation/list/runlist.js
  "Go to workflows": "Zu den Workflows",
  // chat/attached.js, widgets/files/marks.js
  "Go to {place}": "Zu {place} springen",
  // main/commands.js
  "Go up or down": "Nach oben oder unten",
  // onboarding/tip.js
  "Got it": "Verstanden",
  // settings/models/localchoices.js
  "Graphics card, if there is one": "Grafikkarte, falls vorhanden",
  // widgets/folder/settings.js
  "Gray": "Grau",
  // widgets/files/encoding.js
  "Greek": "Griechisch",
  // widgets/folder/settings.js
  "Green": "Grün",
  // widgets/conversation/context.js
  "Greeting": "Begrüßung",
  // library/greetings.js
  "Greeting {n}": "Begrüßung {n}",
  // library/cardfields.js, model/fieldwords.js
  "Greetings": "Begrüßungen",
  // library/entryrules.js
  "Group": "Gruppe",
  // model/turnlabels.js
  "Group of three": "Dreiergruppe",
  // voices/audits.js
  "Groups of three": "Dreiergruppen",
  // composer/tools.js
  "Groups of tools": "Gruppen von Werkzeugen",
  // voices/editor.js
  "Habits of models": "Gewohnheiten der Modelle",
  // voices/habits.js
  "Habits of {model}": "Gewohnheiten von {model}",
  // model/toolwords.js
  "Header": "Kopfzeile",
  // model/toolwords.js
  "Headers": "Header",
  // automation/editor/values.js
  "Headers of the call": "Header des Aufrufs",
  // settings/data/data.js
  "Health": "Zustand",
  // widgets/files/encoding.js
  "Hebrew": "Hebräisch",
  // help/view.js, main/commands.js, sidebar/sidebar.js
  "Help": "Hilfe",
  // sidebar/sidebar.js
  "Help (F1)": "Hilfe (F1)",
  // help/view.js
  "Help page": "Hilfeseite",
  // team/agentform.js
  "Helps the project manager assign tasks to this agent.": "Hilft der Projektleitung, diesem Agenten Aufgaben zuzuweisen.",
  // audio/transport.js
  "Hide the player; sound continues": "Player ausblenden; der Ton läuft weiter",
  // settings/models/modelconfig.js
  "High": "Hoch",
  // library/entryrules.js
  "Higher is more likely.": "Höher ist wahrscheinlicher.",
  // widgets/samplers/samplers.js
  "Higher values are bolder, lower values steadier.": "Höhere Werte sind kühner, niedrigere beständiger.",
  // library/entries.js
  "Higher values come first.": "Höhere Werte kommen zuerst.",
  // ../plugins/tts/index.js
  "Highlight of the spoken word": "Hervorhebung des gesprochenen Worts",
  // ../plugins/tts/card.js
  "Highlight the word being read": "Gelesenes Wort hervorheben",
  // lib/keys.js
  "Home": "Pos1",
  // model/fieldwords.js, settings/data/privacy.js
  "Hosts": "Hosts",
  // settings/index.js
  "Hosts contacted since Terzetto started, and why.": "Seit dem Start von Terzetto kontaktierte Hosts und der Grund dafür.",
  // settings/toolbox/toolbox.js
  "Hosts for requests": "Hosts für Anfragen",
  // settings/toolbox/toolbox.js
  "Hosts that tools can send requests to, such as api.example.com. Local services need a port, such as 127.0.0.1:8080. Separate hosts with spaces.": "Hosts, an die Werkzeuge Anfragen senden dürfen, etwa api.example.com. Lokale Dienste brauchen einen Port, etwa 127.0.0.1:8080. Hosts durch Leerzeichen trennen.",
  // automation/list/gatechart.js
  "How busy this computer is": "Auslastung dieses Computers",
  // widgets/samplers/samplers.js
  "How far the temperature may go up and down with the certainty of the model.": "Wie weit die Temperatur mit der Sicherheit des Modells steigen und fallen darf.",
  // widgets/samplers/samplers.js
  "How fast Mirostat adapts.": "Wie schnell sich Mirostat anpasst.",
  // widgets/samplers/samplers.js
  "How fast that grows with the length of the repetition.": "Wie schnell das mit der Länge der Wiederholung zunimmt.",
  // widgets/samplers/samplers.js
  "How likely the chosen words should be on average. −1 turns it off.": "Wie wahrscheinlich die gewählten Wörter im Mittel sein sollen. −1 schaltet es aus.",
  // widgets/samplers/samplers.js
  "How long the server keeps the model loaded, such as 30m. −1 means always.": "Wie lange der Server das Modell geladen hält, etwa 30m. −1 bedeutet immer.",
  // library/entryrules.js
  "How many messages come after the entry. 0 is right after your message.": "So viele Nachrichten folgen auf den Eintrag. 0 ist gleich nach Ihrer Nachricht.",
  // library/cardfields.js, widgets/conversation/sheet.js
  "How many messages come after the note.": "Wie viele Nachrichten nach der Notiz kommen.",
  // settings/models/localchoices.js
  "How many prompts stay in memory. Three suit the three voices.": "Wie viele Prompts im Speicher bleiben. Drei passen zu den drei Stimmen.",
  // widgets/samplers/samplers.js
  "How many tokens DRY looks back. −1 means all.": "Wie viele Token DRY zurückblickt. −1 bedeutet alle.",
  // settings/models/localchoices.js
  "How many tokens a model can read at once. A change takes effect at the next load.": "Wie viele Token ein Modell auf einmal lesen kann. Eine Änderung gilt ab dem nächsten Laden.",
  // widgets/samplers/samplers.js
  "How many tokens the repetition penalty looks back.": "Wie viele Token die Wiederholungsstrafe zurückblickt.",
  // settings/models/localchoices.js
  "How models run": "Wie Modelle laufen",
  // automation/schedules/rhythmfields.js
  "How often": "Wie oft",
  // widgets/samplers/samplers.js
  "How often the most likely words are left out, for less usual prose.": "Wie oft die wahrscheinlichsten Wörter ausgelassen werden, für ungewöhnlichere Prosa.",
  // automation/schedules/starts.js, automation/schedules/triggers.js
  "How should the workflow start?": "Wodurch soll der Workflow starten?",
  // widgets/samplers/samplers.js
  "How slowly Adaptive-P adapts.": "Wie langsam sich Adaptive-P anpasst.",
  // model/memorywords.js
  "How someone is": "Wie jemand ist",
  // widgets/samplers/samplers.js
  "How strongly repeated sequences of words are discouraged. 0 turns it off.": "Wie stark wiederholte Wortfolgen gedämpft werden. 0 schaltet es aus.",
  // widgets/samplers/samplers.js
  "How surprising the text should be.": "Wie überraschend der Text sein soll.",
  // model/toolwords.js
  "How the model should behave.": "Wie sich das Modell verhalten soll.",
  // automation/editor/controlforms.js
  "How the next page is asked for": "Wie die nächste Seite angefragt wird",
  // automation/editor/values.js
  "How the other workflow ended": "Wie der andere Workflow endete",
  // model/memorywords.js
  "How things are": "Wie es steht",
  // widgets/files/givenlist.js
  "How {name} is included": "Wie {name} einbezogen wird",
  // composer/notifications.js, onboarding/ways.js
  "I have a server": "Ich habe einen Server",
  // automation/editor/controlforms.js
  "If": "Wenn",
  // automation/editor/stepkinds.js
  "If / else": "Wenn / sonst",
  // automation/schedules/scheduleform.js
  "If a run was missed": "Wenn ein Lauf ausgefallen ist",
  // settings/speech/speech.js, widgets/servers/endpointform.js
  "If empty, the address": "Wenn leer, die Adresse",
  // model/toolwords.js
  "If empty, the default assistant is used.": "Wenn leer, gilt der Standardassistent.",
  // widgets/memory/factform.js
  "If nothing is chosen, the narration tells it, and no one keeps it secret.": "Ist nichts gewählt, erzählt es die Geschichte, und niemand hält es geheim.",
  // widgets/servers/endpointform.js
  "If the address doesn't answer, other names of this computer are tried.": "Antwortet die Adresse nicht, werden andere Namen dieses Computers versucht.",
  // automation/schedules/startform.js
  "If the previous run is still going": "Wenn der vorige Lauf noch andauert",
  // automation/editor/morefields.js
  "If the step fails": "Wenn der Schritt fehlschlägt",
  // onboarding/server.js
  "If you already have a server address or an API key.": "Wenn Sie schon eine Serveradresse oder einen API-Schlüssel haben.",
  // onboarding/advice.js
  "If you can, raise the context size on the server.": "Wenn möglich, die Kontextgröße auf dem Server erhöhen.",
  // automation/editor/stepkinds.js
  "If {condition}": "Wenn {condition}",
  // settings/models/prompts.js
  "Ignore characters' own system prompts": "Eigene System-Prompts von Charakteren ignorieren",
  // chat/pictures.js, widgets/portraitbutton.js
  "Image": "Bild",
  // chat/pictures.js
  "Image at full size": "Bild in voller Größe",
  // model/toolwords.js
  "Images and PDFs: a list of mimeType and content as base64.": "Bilder und PDFs: eine Liste aus mimeType und content als Base64.",
  // settings/data/data.js
  "Images and audio attached to messages. When space runs out, the least recently viewed are removed first. Most can be recreated.": "Bilder und Töne an Nachrichten. Wird der Platz knapp, werden die am längsten nicht angesehenen zuerst entfernt. Die meisten lassen sich neu erzeugen.",
  // settings/data/privacy.js
  "Images from other sites are not loaded.": "Bilder von anderen Websites werden nicht geladen.",
  // composer/images.js
  "Images in one message can be up to 20 MB in total.": "Die Bilder einer Nachricht dürfen zusammen höchstens 20 MB groß sein.",
  // library/characters.js, library/quickreplies.js, library/scripts.js, library/transfer/review.js, library/transfer/section.js, library/worlds.js
  "Import": "Importieren",
  // main/commands.js
  "Import a card or a lorebook": "Karte oder Lorebook importieren",
  // lib/keys.js, library/index.js
  "Import and export": "Import und Export",
  // library/index.js
  "Import data from other apps, and export your own.": "Daten aus anderen Apps importieren und eigene exportieren.",
  // automation/editor/templates.js
  "Import file": "Datei importieren",
  // main/commands.js
  "Import from another app": "Aus einer anderen App importieren",
  // widgets/memory/page.js
  "Import memories": "Erinnerungen importieren",
  // onboarding/more.js
  "Import your chats": "Gespräche importieren",
  // library/preview.js
  "Import “{name}”?": "„{name}“ importieren?",
  // model/transfer.js
  "Imported: {what}.": "Importiert: {what}.",
  // library/transfer/section.js
  "Importing…": "Wird importiert …",
  // library/scripts.js
  "In": "In",
  // lib/keys.js
  "In an empty composer": "Bei leerem Eingabefeld",
  // library/worlds.js
  "In every conversation": "In jedem Gespräch",
  // lib/keys.js
  "In lists": "In Listen",
  // sidebar/found.js
  "In messages": "In Nachrichten",
  // sidebar/sections.js, widgets/folder/choose.js
  "In no folder": "In keinem Ordner",
  // automation/editor/controlforms.js, automation/editor/stepkinds.js
  "In parallel": "Parallel",
  // widgets/conversation/sheet.js
  "In place of the character's scenario.": "Anstelle des Szenarios des Charakters.",
  // widgets/conversation/sheet.js
  "In place of the system prompt. {original} keeps it at that place.": "Anstelle des System-Prompts. {original} lässt ihn an dieser Stelle stehen.",
  // lib/keys.js
  "In runs and workflows": "In Läufen und Workflows",
  // automation/schedules/scheduleform.js
  "In scheduled runs, steps that write wait for your approval, except for the permissions below.": "In geplanten Läufen warten schreibende Schritte auf Ihre Zustimmung, außer bei den Berechtigungen unten.",
  // lib/keys.js
  "In the library": "In der Bibliothek",
  // automation/schedules/rhythmfields.js
  "In the month": "Im Monat",
  // automation/schedules/rhythmfields.js
  "In the months": "In den Monaten",
  // lib/keys.js
  "In the team": "Im Team",
  // automation/schedules/scheduleform.js
  "In the time zone of this computer.": "In der Zeitzone dieses Computers.",
  // model/toolwords.js
  "In the tools folder, such as {example}.": "Im Werkzeugordner, etwa {example}.",
  // widgets/samplers/samplers.js
  "In tokens. A token is about three quarters of a word.": "In Token. Ein Token entspricht etwa drei Vierteln eines Worts.",
  // widgets/samplers/samplers.js
  "In tokens. The server loads the model with this context.": "In Token. Der Server lädt das Modell mit diesem Kontext.",
  // automation/widgets/cron.js
  "In {months} {day} at {time}": "Im {months} {day} um {time}",
  // library/personas.js
  "In “{title}”": "In „{title}“",
  // library/scan.js
  "Include recent messages of this conversation": "Neueste Nachrichten dieses Gesprächs einbeziehen",
  // automation/editor/tryflow.js, automation/widgets/startdialog.js, inspector/chart.js, inspector/numbers.js, model/fieldwords.js, model/toolwords.js
  "Input": "Eingabe",
  // automation/widgets/startdialog.js
  "Input of the flow": "Eingabe des Flows",
  // automation/editor/valuepick.js
  "Insert a value": "Wert einfügen",
  // automation/editor/anyfield.js, automation/editor/valuepick.js
  "Insert a value into {field}": "Wert in {field} einfügen",
  // composer/pastes.js
  "Insert into the message": "In die Nachricht einfügen",
  // widgets/editlist/prompts.js
  "Inserted where you type its name.": "Wird eingefügt, wo der Name getippt wird.",
  // inspector/index.js
  "Inspector": "Inspektor",
  // inspector/tabs.js
  "Inspector views": "Ansichten des Inspektors",
  // settings/models/local.js
  "Install": "Installieren",
  // widgets/servers/found.js
  "Install Ollama in PowerShell.": "Ollama in der PowerShell installieren.",
  // widgets/servers/found.js
  "Install Ollama in Terminal, with Homebrew.": "Ollama im Terminal installieren, mit Homebrew.",
  // widgets/servers/found.js
  "Install Ollama in a terminal.": "Ollama in einem Terminal installieren.",
  // onboarding/server.js
  "Install a model server": "Modellserver installieren",
  // settings/models/local.js, widgets/engine/trouble.js
  "Install the engine": "Engine installieren",
  // settings/models/local.js
  "Install the engine ({size})": "Engine installieren ({size})",
  // settings/models/local.js
  "Install the newest llama.cpp?": "Das neueste llama.cpp installieren?",
  // automation/assistants/assistants.js, settings/models/prompts.js, team/agentform.js, widgets/folder/settings.js
  "Instructions": "Anweisungen",
  // automation/editor/morefields.js
  "Instructions for an assistant. If empty, the run stops here.": "Anweisungen für einen Assistenten. Wenn leer, endet der Lauf hier.",
  // settings/index.js
  "Instructions for the model, and texts to begin a message with.": "Anweisungen für das Modell und Texte, mit denen eine Nachricht beginnt.",
  // chat/editbox.js
  "Instructions for the rewrite": "Anweisungen zum Umschreiben",
  // team/labels.js
  "Interrupted": "Unterbrochen",
  // widgets/editlist/forms.js
  "Introduction for the Writer": "Einleitung für den Autor",
  // model/scriptwords.js
  "It is for no kind of text that Terzetto has, so it never acts.": "Es ist für keine Art von Text, die Terzetto hat, und wirkt nie.",
  // model/scriptwords.js
  "It is no quick reply and was left out.": "Es ist keine Schnellantwort und wurde ausgelassen.",
  // model/scriptwords.js
  "It is no regex script and was left out.": "Es ist kein Regex-Skript und wurde ausgelassen.",
  // model/scriptwords.js
  "It is too long and was left out.": "Es ist zu lang und wurde ausgelassen.",
  // model/scriptwords.js
  "It is too long, so it is off.": "Es ist zu lang und deshalb aus.",
  // model/scriptwords.js
  "It looks for nothing, so it never acts.": "Es sucht nichts und wirkt deshalb nie.",
  // model/scriptwords.js
  "It runs only when you press it.": "Es läuft nur, wenn Sie darauf klicken.",
  // model/memorywords.js
  "It takes at most about 600 tokens of a reply's request.": "Es nimmt höchstens etwa 600 Token der Anfrage einer Antwort.",
  // chat/artifacts/evicted.js
  "It will sound a little different.": "Sie wird etwas anders klingen.",
  // automation/editor/values.js
  "Item of this loop": "Element dieser Schleife",
  // automation/run/partsview.js
  "Item {n}": "Element {n}",
  // automation/run/partsview.js
  "Items": "Elemente",
  // model/scriptwords.js
  "Its commands can't be read: {detail}": "Die Befehle sind nicht lesbar: {detail}",
  // model/scriptwords.js
  "Its menu of other sets is kept, and isn't shown.": "Das Menü anderer Sätze bleibt erhalten und wird nicht gezeigt.",
  // model/scriptwords.js
  "Its pattern has a flag that isn't known, so it is off: {detail}": "Das Muster hat ein unbekanntes Zeichen und ist deshalb aus: {detail}",
  // model/scriptwords.js
  "Its pattern isn't valid, so it is off. The program said: {detail}": "Das Muster ist ungültig und deshalb aus. Das Programm meldet: {detail}",
  // automation/editor/anyfield.js, automation/widgets/varrows.js, model/toolwords.js
  "JSON": "JSON",
  // widgets/exporting.js
  "JSON Lines with every branch": "JSON Lines mit allen Zweigen",
  // automation/editor/askform.js
  "JSON Schema of the answer": "JSON Schema der Antwort",
  // automation/schedules/trytrigger.js
  "JSON or text. Leave it empty to repeat the last call.": "JSON oder Text. Leer lassen, um den letzten Aufruf zu wiederholen.",
  // library/character.js
  "JSON without the picture": "JSON ohne Bild",
  // widgets/requestparts.js
  "JSON, shown with line breaks": "JSON, mit Zeilenumbrüchen gezeigt",
  // model/transfer.js
  "Jan conversation": "Jan-Gespräch",
  // widgets/files/encoding.js
  "Japanese": "Japanisch",
  // chat/transcript.js, chat/unseen.js
  "Jump to latest": "Zum Neuesten",
  // widgets/editlist/forms.js
  "Keep at least one phrase, or delete the group.": "Mindestens eine Phrase behalten oder die Gruppe löschen.",
  // library/preview.js
  "Keep both": "Beide behalten",
  // widgets/memory/factitem.js
  "Keep it here too": "Auch hier behalten",
  // widgets/samplers/samplers.js
  "Keep loaded": "Geladen halten",
  // widgets/conversation/directions.js
  "Keep this direction": "Diese Regieanweisung behalten",
  // settings/appearance/customlook.js
  "Keep this look": "Dieses Aussehen behalten",
  // main/closing.js
  "Keep window open": "Fenster geöffnet lassen",
  // settings/models/localchoices.js
  "Keeps earlier prompts, so that the model need not read them again.": "Bewahrt frühere Prompts auf, damit das Modell sie nicht erneut lesen muss.",
  // model/toolwords.js
  "Keeps numbers as text.": "Behält Zahlen als Text.",
  // widgets/samplers/samplers.js
  "Keeps only this many of the most likely words.": "Behält nur so viele der wahrscheinlichsten Wörter.",
  // ../plugins/format_consistency/index.js
  "Keeps quotation marks around speech and asterisks around narration consistent with recent replies. Uses no model.": "Hält Anführungszeichen um wörtliche Rede und Sternchen um Erzähltext einheitlich mit den letzten Antworten. Braucht kein Modell.",
  // voices/editor.js
  "Keeps replies from running long.": "Verhindert, dass Antworten ausufern.",
  // widgets/samplers/samplers.js
  "Keeps the most likely words up to this total share.": "Behält die wahrscheinlichsten Wörter bis zu diesem Gesamtanteil.",
  // widgets/samplers/samplers.js
  "Keeps words that are about as surprising as expected. 1 turns it off.": "Behält Wörter, die etwa so überraschend sind wie erwartet. 1 schaltet es aus.",
  // widgets/samplers/samplers.js
  "Keeps words within this many deviations of the most likely one. −1 turns it off.": "Behält Wörter, die höchstens so viele Abweichungen vom wahrscheinlichsten entfernt sind. −1 schaltet es aus.",
  // library/preview.js
  "Kept for export, but not used here: {list}": "Für den Export aufbewahrt, hier aber nicht verwendet: {list}",
  // widgets/conversation/context.js
  "Kept for the reply": "Frei für die Antwort",
  // model/features.js
  "Kept, not used here": "Aufbewahrt, hier nicht genutzt",
  // settings/speech/speech.js, widgets/servers/endpointform.js
  "Key": "Schlüssel",
  // settings/speech/speech.js, settings/toolbox/websearch.js
  "Key of {server}": "Schlüssel von {server}",
  // main/commands.js
  "Keyboard shortcuts": "Tastaturkürzel",
  // library/entries.js, model/fieldwords.js
  "Keys": "Schlüsselwörter",
  // library/worlds.js
  "Keys are also found in the name of who speaks.": "Schlüsselwörter werden auch im Namen der sprechenden Person gefunden.",
  // model/transfer.js
  "Keys are not imported. Enter the keys again.": "Schlüssel werden nicht importiert. Sie müssen neu eingegeben werden.",
  // library/entries.js
  "Keys are regular expressions": "Schlüsselwörter sind reguläre Ausdrücke",
  // automation/list/runlist.js, model/toolwords.js, widgets/editlist/forms.js, widgets/memory/factform.js
  "Kind": "Art",
  // model/memory.js
  "Known to": "Bekannt",
  // widgets/memory/factitem.js
  "Known to {name}": "Bekannt: {name}",
  // widgets/memory/page.js
  "Knows of others": "Weiß über andere",
  // model/transfer.js
  "KoboldAI story": "KoboldAI-Geschichte",
  // settings/speech/speech.js
  "Kokoro, AllTalk, LocalAI and other servers with the OpenAI API. Text read aloud is sent to the server.": "Kokoro, AllTalk, LocalAI und andere Server mit der OpenAI-API. Vorgelesener Text wird an den Server gesendet.",
  // widgets/files/encoding.js
  "Korean": "Koreanisch",
  // model/transfer.js
  "LM Studio conversation": "LM-Studio-Gespräch",
  // automation/editor/askform.js, model/fieldwords.js
  "Label": "Bezeichnung",
  // automation/editor/askform.js
  "Label of the field": "Bezeichnung des Felds",
  // model/toolwords.js
  "Labels": "Beschriftungen",
  // model/appearancechoices.js
  "Lamp": "Lampe",
  // main/settingnames.js, settings/appearance/appearance.js
  "Language": "Sprache",
  // library/characters.js
  "Last changed": "Zuletzt geändert",
  // settings/data/backups.js
  "Last good backup: {at}.": "Letzte gute Sicherung: {at}.",
  // chat/transcript.js
  "Last message": "Letzte Nachricht",
  // automation/schedules/startform.js
  "Last run": "Letzter Lauf",
  // sidebar/listhead.js
  "Last used first": "Zuletzt benutzte zuerst",
  // automation/list/historychart.js
  "Last {n} runs: {good} succeeded": "Letzte {n} Läufe: {good} erfolgreich",
  // automation/schedules/startform.js
  "Last: {when}": "Zuletzt: {when}",
  // chat/message.js
  "Later messages are on another branch.": "Spätere Nachrichten liegen in einem anderen Zweig.",
  // inspector/chooser.js
  "Later turn": "Spätere Runde",
  // inspector/sections.js
  "Left empty": "Leer gelassen",
  // model/turnlabels.js
  "Left notes for you": "Hinweise hinterlassen",
  // model/features.js
  "Left out": "Weggelassen",
  // widgets/memory/page.js
  "Left out of what the model noted:": "Von dem, was das Modell notiert hat, wurde ausgelassen:",
  // inspector/sections.js, voices/editor.js
  "Length": "Länge",
  // model/hints.js
  "Less drama": "Weniger Drama",
  // model/hints.js
  "Let more be said and less described.": "Mehr sprechen lassen, weniger beschreiben.",
  // main/settingnames.js, settings/appearance/appearance.js
  "Let the model write titles": "Titel vom Modell schreiben lassen",
  // widgets/conversation/scripts.js
  "Let them act": "Wirken lassen",
  // widgets/members.js
  "Let this character speak": "Diesen Charakter sprechen lassen",
  // settings/toolbox/toolbox.js
  "Let tools load web pages": "Werkzeuge dürfen Webseiten laden",
  // composer/castbar.js
  "Let {name} speak": "{name} sprechen lassen",
  // team/agentform.js
  "Letters and digits.": "Buchstaben und Ziffern.",
  // team/agentform.js
  "Letters and digits. Made from the name if empty.": "Buchstaben und Ziffern. Wird aus dem Namen gebildet, wenn leer.",
  // automation/variables/variables.js
  "Letters, digits and _.": "Buchstaben, Ziffern und _.",
  // library/index.js, main/commands.js, main/destinations.js, sidebar/sidebar.js
  "Library": "Bibliothek",
  // model/transfer.js
  "LibreChat export": "LibreChat-Export",
  // model/toolwords.js
  "Limit": "Höchstzahl",
  // voices/editor.js
  "Limit the length": "Länge begrenzen",
  // team/page.js
  "Limits": "Limits",
  // main/settingnames.js, settings/appearance/appearance.js
  "Line length": "Zeilenlänge",
  // model/customcss.js
  "Line {n} has an extra closing brace.": "In Zeile {n} steht eine schließende Klammer zu viel.",
  // settings/toolbox/toolinput.js
  "Line {n} must have the form NAME=value.": "Zeile {n} muss die Form NAME=Wert haben.",
  // settings/toolbox/toolinput.js
  "Line {n} must have the form Name: value.": "Zeile {n} muss die Form Name: Wert haben.",
  // model/toolwords.js
  "Lines": "Zeilen",
  // automation/run/logview.js
  "Lines {from} to {to} of {all}": "Zeilen {from} bis {to} von {all}",
  // automation/run/logview.js
  "Lines {from} to {to} of {all}; the window keeps the newest {held}.": "Zeilen {from} bis {to} von {all}; das Fenster enthält die neuesten {held}.",
  // automation/editor/controlforms.js
  "Link to the next page": "Link zur nächsten Seite",
  // automation/editor/askform.js, automation/editor/controlforms.js, automation/editor/values.js, widgets/editlist/forms.js
  "List": "Liste",
  // model/toolwords.js
  "List files": "Dateien auflisten",
  // automation/editor/controlforms.js
  "List of a page": "Liste einer Seite",
  // chat/foldversions.js
  "List of events": "Liste der Ereignisse",
  // model/toolwords.js
  "List workflows": "Workflows auflisten",
  // model/callwords.js
  "Listed the files": "Dateien aufgelistet",
  // model/callwords.js
  "Listed the files in {path}": "Dateien in {path} aufgelistet",
  // model/toolwords.js
  "Lists the files in the tools folder.": "Listet die Dateien im Werkzeugordner auf.",
  // model/toolwords.js
  "Lists your saved workflows and what they do.": "Listet Ihre gespeicherten Workflows auf und sagt, was sie tun.",
  // settings/models/local.js
  "Load": "Laden",
  // settings/models/localchoices.js
  "Load the model when Terzetto starts": "Das Modell beim Start von Terzetto laden",
  // composer/files.js
  "Loading": "Wird geladen",
  // automation/run/compareview.js
  "Loading runs…": "Läufe werden geladen …",
  // chat/announce.js, chat/phase.js
  "Loading the model": "Modell wird geladen",
  // chat/phase.js
  "Loading the model · {n} s": "Modell wird geladen · {n} s",
  // chat/phase.js
  "Loading the model · {n}%": "Modell wird geladen · {n} %",
  // model/chattools.js
  "Loading web pages is off.": "Das Laden von Webseiten ist aus.",
  // model/engine.js, settings/models/local.js
  "Loading {name}": "{name} wird geladen",
  // inspector/rawcall.js, widgets/listpane.js, widgets/readdetail.js
  "Loading…": "Wird geladen …",
  // model/toolwords.js
  "Loads a public web page as text.": "Lädt eine öffentliche Webseite als Text.",
  // settings/data/data.js
  "Location": "Speicherort",
  // widgets/memory/page.js
  "Locations": "Orte",
  // automation/run/logview.js, automation/run/rundetail.js, team/logfold.js
  "Log": "Protokoll",
  // automation/run/stepline.js
  "Log of this step": "Protokoll dieses Schritts",
  // widgets/samplers/samplers.js
  "Logit bias": "Logit-Bias",
  // model/hints.js
  "Longer": "Länger",
  // settings/models/getanother.js
  "Look": "Suchen",
  // settings/models/local.js
  "Look for engines": "Engines suchen",
  // settings/speech/speech.js
  "Look on this computer": "Auf diesem Computer suchen",
  // onboarding/here.js
  "Looking for llama.cpp on this computer…": "llama.cpp wird auf diesem Computer gesucht …",
  // onboarding/server.js, settings/models/models.js
  "Looking for model servers on this computer…": "Modellserver werden auf diesem Computer gesucht …",
  // settings/speech/speech.js
  "Looking for speech servers on this computer…": "Sprachserver werden auf diesem Computer gesucht …",
  // ../plugins/tts/card.js
  "Looking for speech voices…": "Sprechstimmen werden gesucht …",
  // settings/models/getanother.js
  "Looking…": "Wird gesucht …",
  // library/cardfields.js
  "Looks, history and manner. The model reads the description in every turn.": "Aussehen, Vorgeschichte und Wesen. Das Modell liest die Beschreibung in jeder Runde.",
  // library/cardfields.js, widgets/conversation/context.js
  "Lorebook": "Lorebook",
  // inspector/sections.js, model/scriptwords.js
  "Lorebook entries": "Lorebook-Einträge",
  // library/index.js, settings/models/prompts.js, widgets/folder/settings.js
  "Lorebooks": "Lorebooks",
  // widgets/conversation/sheet.js
  "Lorebooks in use": "Verwendete Lorebooks",
  // settings/models/modelconfig.js
  "Low": "Niedrig",
  // settings/toolbox/toolserverform.js
  "Lowercase letters, digits and hyphens. Tool names start with this name.": "Kleinbuchstaben, Ziffern und Bindestriche. Werkzeugnamen beginnen mit diesem Namen.",
  // main/settingnames.js
  "MCP function calling plug-ins extensions": "MCP function calling Plug-ins Erweiterungen Werkzeuge",
  // composer/completion.js, widgets/macros.js
  "Macros": "Makros",
  // library/macros.js
  "Macros in double braces": "Makros in doppelten Klammern",
  // library/scripts.js
  "Macros in the pattern": "Makros im Muster",
  // settings/data/data.js
  "Made every day and before each update, then verified. Seven daily and four weekly backups are kept.": "Täglich und vor jedem Update erstellt, dann geprüft. Aufbewahrt werden sieben tägliche und vier wöchentliche Sicherungen.",
  // model/toolwords.js
  "Make a document": "Ein Dokument erstellen",
  // chat/artifacts/body.js
  "Make again": "Neu erstellen",
  // model/toolwords.js
  "Makes a PDF, a Word document, slides, a spreadsheet or an image from text, rows or a chart.": "Erstellt ein PDF, ein Word-Dokument, Folien, eine Tabelle oder ein Bild aus Text, Zeilen oder einem Diagramm.",
  // model/toolwords.js
  "Makes a text, a row or a list from other values.": "Macht aus Werten einen Text, eine Zeile oder eine Liste.",
  // team/agentstab.js
  "Makes {kinds}.": "Erstellt {kinds}.",
  // model/transfer.js
  "Marinara Engine export": "Marinara-Engine-Export",
  // widgets/requestcard.js
  "Mark as done and continue": "Als erledigt markieren und fortfahren",
  // widgets/exporting.js
  "Markdown": "Markdown",
  // voices/editor.js
  "Marks the Editor's changes in each reply.": "Kennzeichnet in jeder Antwort die Änderungen des Lektors.",
  // automation/editor/conditionfield.js
  "Match": "Verknüpfung",
  // library/entries.js
  "Match case": "Groß-/Kleinschreibung beachten",
  // library/scan.js
  "Matching entries": "Passende Einträge",
  // model/fieldwords.js, widgets/samplers/samplers.js
  "Maximum length": "Maximale Länge",
  // voices/editor.js
  "Maximum per reply": "Höchstwert pro Antwort",
  // widgets/members.js
  "Maximum replies per message": "Maximale Antworten pro Nachricht",
  // automation/editor/flowform.js, model/toolwords.js
  "Maximum tokens": "Maximale Tokenzahl",
  // settings/models/modelconfig.js
  "Medium": "Mittel",
  // chat/empty.js
  "Meet {name}, a sample character": "Lernen Sie {name} kennen, einen Beispielcharakter",
  // chat/titlemenu.js, sidebar/acts.js, voices/panel.js, widgets/memory/page.js
  "Memory": "Gedächtnis",
  // settings/models/localchoices.js
  "Memory for prompts, in MB": "Speicher für Prompts, in MB",
  // team/limitstab.js
  "Memory in MB": "Arbeitsspeicher in MB",
  // main/commands.js
  "Memory of this conversation": "Gedächtnis dieses Gesprächs",
  // automation/assistants/assistants.js
  "Mention the assistant by this name with @ in a step or message.": "Mit @ und diesem Namen wird der Assistent in einem Schritt oder einer Nachricht angesprochen.",
  // settings/data/backups.js
  "Merge": "Zusammenführen",
  // settings/data/backups.js
  "Merge the backup of {at} with the current data": "Sicherung vom {at} mit den aktuellen Daten zusammenführen",
  // automation/editor/controlforms.js, chat/actions.js, lib/keys.js, model/toolwords.js
  "Message": "Nachricht",
  // library/quickreplies.js
  "Message or commands": "Nachricht oder Befehle",
  // library/scan.js
  "Message to try": "Testnachricht",
  // widgets/conversation/context.js
  "Messages": "Nachrichten",
  // model/scriptwords.js
  "Messages by commands": "Nachrichten von Befehlen",
  // widgets/servers/endpointform.js
  "Messages go to {address}.": "Nachrichten gehen an {address}.",
  // model/transfer.js
  "Messages in a model's format": "Nachrichten im Format eines Modells",
  // library/entryrules.js
  "Messages that the conversation has.": "Nachrichten, die das Gespräch hat.",
  // library/entryrules.js, library/worlds.js
  "Messages to search": "Durchsuchte Nachrichten",
  // library/entryrules.js
  "Messages, after the entry was used.": "Nachrichten, nachdem der Eintrag verwendet wurde.",
  // library/entryrules.js
  "Messages, once the entry was used.": "Nachrichten, sobald der Eintrag verwendet wurde.",
  // model/toolwords.js
  "Method": "Methode",
  // model/named.js
  "Methods": "Methoden",
  // widgets/samplers/samplers.js
  "Min P": "Min P",
  // automation/schedules/rhythmfields.js
  "Minute, hour, day of month, month, day of week.": "Minute, Stunde, Tag des Monats, Monat, Wochentag.",
  // automation/schedules/rhythmfields.js
  "Minutes between two times": "Minuten zwischen zwei Zeiten",
  // team/limitstab.js
  "Minutes per round": "Minuten pro Runde",
  // team/limitstab.js
  "Minutes per task": "Minuten pro Aufgabe",
  // voices/panel.js
  "Minutes to wait for the first word": "Minuten, die auf das erste Wort gewartet wird",
  // widgets/samplers/samplers.js
  "Mirostat": "Mirostat",
  // widgets/samplers/samplers.js
  "Mirostat eta": "Mirostat Eta",
  // widgets/samplers/samplers.js
  "Mirostat tau": "Mirostat Tau",
  // model/toolwords.js
  "Mode": "Modus",
  // ../plugins/tts/voiceform.js, model/catalog.js, model/fieldwords.js, model/toolwords.js, onboarding/here.js, voices/agent.js, widgets/folder/settings.js
  "Model": "Modell",
  // widgets/conversation/sheet.js
  "Model and samplers": "Modell und Sampler",
  // voices/agent.js
  "Model for Director and Editor": "Modell für Regisseur und Lektor",
  // settings/models/meaning.js
  "Model for embeddings": "Modell für Embeddings",
  // widgets/servers/discover.js
  "Model of {server}": "Modell von {server}",
  // onboarding/enginestrip.js
  "Model on this computer": "Modell auf diesem Computer",
  // model/endpoints.js, widgets/servers/found.js
  "Model server": "Modellserver",
  // main/settingnames.js
  "Model servers": "Modellserver",
  // widgets/servers/pull.js
  "Model to download": "Herunterzuladendes Modell",
  // automation/editor/flowform.js
  "Model, limits and tools": "Modell, Limits und Werkzeuge",
  // composer/answerer.js, model/named.js, settings/index.js
  "Models": "Modelle",
  // settings/toolbox/websearch.js
  "Models can't search the web.": "Modelle können nicht im Web suchen.",
  // settings/models/getanother.js
  "Models come from {host}. Sizes are approximate until the download begins.": "Modelle kommen von {host}. Größen sind ungefähr, bis der Download beginnt.",
  // settings/toolbox/websearch.js
  "Models get the tool “Search the web” once you choose a service. Each search is sent to that service only.": "Modelle erhalten das Werkzeug „Im Web suchen“, sobald Sie einen Dienst wählen. Jede Suche geht nur an diesen Dienst.",
  // widgets/servers/modelpick.js
  "Models of this server": "Modelle dieses Servers",
  // settings/models/local.js
  "Models on this computer": "Modelle auf diesem Computer",
  // settings/models/endpointcard.js
  "Models that Terzetto runs itself, see below": "Modelle, die Terzetto selbst ausführt, siehe unten",
  // settings/models/getanother.js
  "Models to download": "Modelle zum Herunterladen",
  // automation/widgets/cron.js
  "Monday to Friday at {time}": "Montag bis Freitag um {time}",
  // inspector/fields.js
  "Mood ending: {name}": "Endende Stimmung: {name}",
  // inspector/fields.js
  "Mood: {name}": "Stimmung: {name}",
  // inspector/sections.js, model/turnlabels.js
  "Moods": "Stimmungen",
  // voices/director.js
  "Moods to choose from": "Stimmungen zur Auswahl",
  // automation/editor/editorbar.js, automation/editor/morefields.js, chat/actions.js, library/scripts.js, settings/models/presetrow.js, sidebar/folderrow.js, sidebar/row.js, widgets/memory/page.js
  "More": "Mehr",
  // model/hints.js
  "More dialogue": "Mehr Dialog",
  // automation/editor/orderedrow.js
  "More for step {n}": "Mehr zu Schritt {n}",
  // settings/models/presetrow.js, sidebar/folderrow.js, sidebar/row.js, widgets/members.js
  "More for {title}": "Mehr zu {title}",
  // model/turnlabels.js
  "More of the reply": "Fortsetzung der Antwort",
  // widgets/samplers/fields.js
  "More parameters (JSON)": "Weitere Parameter (JSON)",
  // widgets/samplers/fields.js
  "More samplers": "Weitere Sampler",
  // sidebar/found.js
  "More than {n} messages found": "Mehr als {n} Nachrichten gefunden",
  // settings/toolbox/toolbox.js
  "Most calls per reply": "Höchstzahl der Aufrufe je Antwort",
  // library/entryrules.js
  "Most keys win the group": "Die meisten Schlüsselwörter gewinnen die Gruppe",
  // voices/editor.js
  "Most models then keep to the limit.": "Die meisten Modelle halten sich dann daran.",
  // settings/toolbox/toolbox.js
  "Most seconds of calls per reply": "Höchstdauer der Aufrufe je Antwort in Sekunden",
  // main/commands.js
  "Move a folder": "Einen Ordner verschieben",
  // main/commands.js
  "Move a picture's crop": "Bildausschnitt verschieben",
  // main/commands.js
  "Move a step up or down": "Schritt nach oben oder unten verschieben",
  // automation/editor/orderedlist.js, sidebar/folderrow.js, widgets/members.js
  "Move down": "Nach unten",
  // sidebar/folderrow.js
  "Move into a folder…": "In einen Ordner verschieben …",
  // automation/editor/orderedlist.js
  "Move into the block above": "In den Block darüber verschieben",
  // automation/editor/orderedlist.js
  "Move out of the block": "Aus dem Block herausnehmen",
  // main/commands.js
  "Move this conversation to the trash": "Dieses Gespräch in den Papierkorb verschieben",
  // chat/wordwalk.js
  "Move through the words of a message": "Durch die Wörter einer Nachricht gehen",
  // sidebar/acts.js, sidebar/many.js, sidebar/sidebar.js
  "Move to folder": "In Ordner verschieben",
  // sidebar/acts.js, sidebar/many.js
  "Move to trash": "In den Papierkorb",
  // automation/editor/orderedlist.js, sidebar/folderrow.js, widgets/members.js
  "Move up": "Nach oben",
  // sidebar/folderrow.js
  "Move “{name}” into": "„{name}“ verschieben in",
  // library/quickreplies.js
  "Move “{name}” up": "„{name}“ nach oben",
  // settings/models/localchoices.js
  "Moving the models…": "Die Modelle werden verschoben …",
  // settings/models/localchoices.js
  "Moving the models… {n}%": "Die Modelle werden verschoben … {n} %",
  // widgets/members.js
  "Mute": "Stummschalten",
  // model/chattools.js
  "My conversations": "Meine Gespräche",
  // model/scriptwords.js
  "My messages": "Meine Nachrichten",
  // model/chattools.js
  "My workflows": "Meine Workflows",
  // automation/assistants/assistants.js, automation/editor/anyfield.js, automation/editor/askform.js, automation/editor/wordfields.js, automation/variables/variables.js, automation/widgets/varrows.js, library/cardfields.js, library/characters.js, library/entries.js, library/quickreplies.js, library/scripts.js, library/worlds.js, model/toolwords.js, settings/models/kwargs.js, settings/models/presets.js, settings/speech/speech.js, settings/toolbox/toolserverform.js, team/agentform.js, widgets/editlist/forms.js, widgets/editlist/personas.js, widgets/editlist/prompts.js, widgets/folder/choose.js, widgets/folder/settings.js, widgets/servers/endpointform.js
  "Name": "Name",
  // team/agentform.js
  "Name in plans": "Name in Plänen",
  // automation/editor/anyfield.js
  "Name in {field}": "Name in {field}",
  // automation/editor/values.js
  "Name of that file": "Name dieser Datei",
  // library/entries.js
  "Name of the entry": "Name des Eintrags",
  // automation/editor/askform.js, widgets/editlist/forms.js
  "Name of the field": "Name des Felds",
  // automation/editor/controlforms.js
  "Name of the item": "Name des Elements",
  // library/worlds.js
  "Name of the lorebook": "Name des Lorebooks",
  // widgets/servers/modelpick.js
  "Name of the model": "Name des Modells",
  // widgets/editlist/forms.js
  "Name of the mood": "Name der Stimmung",
  // automation/editor/values.js
  "Name of the other workflow": "Name des anderen Workflows",
  // widgets/editlist/personas.js
  "Name of the persona": "Name der Persona",
  // widgets/editlist/prompts.js
  "Name of the prompt": "Name des Prompts",
  // library/scripts.js
  "Name of the script": "Name des Skripts",
  // library/quickreplies.js
  "Name of the set": "Name des Satzes",
  // settings/models/getanother.js
  "Name or address of a model": "Name oder Adresse eines Modells",
  // model/toolwords.js
  "Name pattern": "Namensmuster",
  // library/worlds.js
  "Names count as text": "Namen zählen als Text",
  // library/entryrules.js
  "Names, with commas between them. Empty: all.": "Namen, mit Kommas getrennt. Leer: alle.",
  // ../plugins/tts/cast.js
  "Narrator's voice": "Stimme des Erzählers",
  // widgets/engine/trouble.js
  "Needed: about {needs}.": "Benötigt: etwa {needs}.",
  // widgets/engine/trouble.js
  "Needed: about {needs}. Free: {free}.": "Benötigt: etwa {needs}. Frei: {free}.",
  // settings/toolbox/websearch.js
  "Needs a key.": "Braucht einen Schlüssel.",
  // library/entryrules.js
  "Needs a lorebook whose entries call each other.": "Braucht ein Lorebook, dessen Einträge einander aufrufen.",
  // model/appearancechoices.js
  "Never": "Nie",
  // automation/editor/templates.js, library/quickreplies.js
  "New": "Neu",
  // team/agentstab.js
  "New agent": "Neuer Agent",
  // automation/assistants/assistants.js
  "New assistant": "Neuer Assistent",
  // library/characters.js
  "New character": "Neuer Charakter",
  // sidebar/sidebar.js
  "New chat": "Neuer Chat",
  // sidebar/folderrow.js
  "New chat in this folder": "Neuer Chat in diesem Ordner",
  // widgets/newchat.js
  "New chat with": "Neuer Chat mit",
  // sidebar/folderrow.js, sidebar/sidebar.js
  "New chat with a character": "Neuer Chat mit einem Charakter",
  // main/commands.js, model/memory.js, model/named.js, model/title.js, widgets/exporting.js
  "New conversation": "Neues Gespräch",
  // main/commands.js
  "New conversation with several characters": "Neues Gespräch mit mehreren Charakteren",
  // widgets/conversation/directions.js
  "New direction": "Neue Regieanweisung",
  // voices/proof.js
  "New findings after the edits: {n}.": "Neue Auffälligkeiten nach den Änderungen: {n}.",
  // automation/editor/templates.js
  "New flow": "Neuer Flow",
  // sidebar/listhead.js, widgets/folder/choose.js
  "New folder": "Neuer Ordner",
  // widgets/folder/choose.js
  "New folder in “{name}”": "Neuer Ordner in „{name}“",
  // sidebar/folderrow.js
  "New folder inside": "Neuer Ordner darin",
  // settings/models/presetrow.js
  "New name of {name}": "Neuer Name für {name}",
  // team/agentstab.js
  "New plans can't use a deleted agent. Documents that the agent made are kept.": "Neue Pläne können einen gelöschten Agenten nicht verwenden. Seine Dokumente bleiben erhalten.",
  // sidebar/row.js
  "New reply.": "Neue Antwort.",
  // team/list.js
  "New request": "Neuer Auftrag",
  // model/turnlabels.js
  "New text": "Neuer Text",
  // automation/schedules/triggers.js
  "New trigger": "Neuer Auslöser",
  // automation/variables/variables.js
  "New variable": "Neue Variable",
  // model/turnlabels.js
  "New wording": "Neuer Wortlaut",
  // automation/editor/templates.js
  "New workflow": "Neuer Workflow",
  // automation/list/runlist.js
  "Newer": "Neuere",
  // automation/run/logview.js
  "Newer lines": "Neuere Zeilen",
  // automation/run/logview.js, library/characters.js
  "Newest": "Neueste",
  // sidebar/listhead.js
  "Newest first": "Neueste zuerst",
  // team/logfold.js
  "Newest {n} of {all} lines": "Neueste {n} von {all} Zeilen",
  // onboarding/tour.js
  "Next": "Weiter",
  // automation/editor/controlforms.js
  "Next cursor": "Nächster Cursor",
  // settings/toolbox/toolserverform.js
  "Next from what you pasted: {names}.": "Als Nächstes aus dem Eingefügten: {names}.",
  // chat/pictures.js
  "Next image": "Nächstes Bild",
  // chat/find.js
  "Next match": "Nächster Treffer",
  // main/commands.js
  "Next message": "Nächste Nachricht",
  // lib/calendar.js
  "Next month": "Nächster Monat",
  // model/toolwords.js
  "Next page": "Nächste Seite",
  // automation/editor/controlforms.js
  "Next page by": "Nächste Seite nach",
  // lib/pager.js
  "Next part": "Nächster Teil",
  // automation/schedules/rhythmfields.js
  "Next times": "Nächste Termine",
  // chat/artifacts/widget.js
  "Next variant": "Nächste Variante",
  // main/commands.js
  "Next variant of a plug-in's result": "Nächste Variante eines Plug-in-Ergebnisses",
  // chat/actions.js, chat/variants.js, composer/keynames.js
  "Next version": "Nächste Version",
  // automation/schedules/scheduleform.js
  "Next: {when}": "Nächster Lauf: {when}",
  // library/cardfields.js
  "Nickname": "Spitzname",
  // model/appearancechoices.js
  "Night train": "Nachtzug",
  // settings/data/privacy.js
  "No account, no telemetry, no update checks.": "Kein Konto, keine Telemetrie, keine Suche nach Updates.",
  // team/agentstab.js
  "No agents.": "Keine Agenten.",
  // sidebar/emptynotice.js
  "No archived conversations. A conversation returns from the archive when you write in it.": "Keine archivierten Gespräche. Ein Gespräch verlässt das Archiv, sobald Sie darin schreiben.",
  // automation/editor/trystep.js, automation/run/partsview.js, automation/run/stepsview.js
  "No arguments": "Keine Argumente",
  // automation/editor/stepform.js, model/permission.js, widgets/requestparts.js, widgets/schema/argsform.js
  "No arguments.": "Keine Argumente.",
  // automation/assistants/assistants.js
  "No assistants yet. An assistant does written tasks with the tools you choose.": "Noch keine Assistenten. Ein Assistent erledigt beschriebene Aufgaben mit den Werkzeugen Ihrer Wahl.",
  // settings/data/backups.js
  "No backups yet. Terzetto makes one every day while it's open.": "Noch keine Sicherungen. Terzetto erstellt täglich eine, solange es geöffnet ist.",
  // chat/bookmarks.js
  "No bookmarks yet. Add one from a message's menu.": "Noch keine Lesezeichen. Sie lassen sich im Menü einer Nachricht setzen.",
  // library/characters.js, widgets/members.js
  "No characters match.": "Keine passenden Charaktere.",
  // widgets/members.js
  "No characters yet.": "Noch keine Charaktere.",
  // library/characters.js, widgets/newchat.js
  "No characters yet. Import a card, or create a character.": "Noch keine Charaktere. Eine Karte importieren oder einen Charakter anlegen.",
  // palette/palette.js
  "No commands match.": "Keine passenden Befehle.",
  // sidebar/listhead.js
  "No conversation has a tag yet.": "Noch kein Gespräch hat ein Schlagwort.",
  // model/chattools.js, model/conversation.js, model/impersonation.js
  "No conversation is open.": "Kein Gespräch ist geöffnet.",
  // sidebar/emptynotice.js
  "No conversations match “{sought}”.": "Keine Gespräche passen zu „{sought}“.",
  // widgets/memory/page.js
  "No day known": "Kein Tag bekannt",
  // automation/run/compareview.js
  "No earlier run of this workflow succeeded.": "Kein früherer Lauf dieses Workflows war erfolgreich.",
  // settings/models/local.js
  "No engine is installed.": "Keine Engine ist installiert.",
  // settings/models/local.js
  "No engine was found yet.": "Noch keine Engine gefunden.",
  // library/scan.js
  "No entries match.": "Keine passenden Einträge.",
  // library/entries.js
  "No entries yet.": "Noch keine Einträge.",
  // widgets/editlist/forms.js
  "No fields yet.": "Noch keine Felder.",
  // widgets/folder/settings.js
  "No files yet.": "Noch keine Dateien.",
  // model/chattools.js
  "No folder for files is chosen.": "Es ist kein Ordner für Dateien gewählt.",
  // widgets/pathpicker.js
  "No folders are in here.": "Hier sind keine Ordner.",
  // widgets/folder/choose.js
  "No folders yet.": "Noch keine Ordner.",
  // automation/schedules/rhythmfields.js, automation/schedules/scheduleform.js
  "No further runs.": "Keine weiteren Läufe.",
  // voices/habitwords.js
  "No habits found.": "Keine Gewohnheiten gefunden.",
  // help/view.js
  "No help pages match.": "Keine Hilfeseite passt dazu.",
  // settings/data/privacy.js
  "No hosts contacted since Terzetto started.": "Seit dem Start von Terzetto wurden keine Hosts kontaktiert.",
  // inspector/editorsections.js
  "No issues found.": "Nichts zu beanstanden.",
  // model/scriptwords.js
  "No kind of text, so it never acts": "Keine Art von Text, wirkt also nie",
  // automation/editor/valuepick.js
  "No lists yet. Earlier steps that give a list appear here.": "Noch keine Listen. Frühere Schritte, die eine Liste ergeben, erscheinen hier.",
  // widgets/folder/settings.js
  "No lorebooks in the library.": "Keine Lorebooks in der Bibliothek.",
  // library/worlds.js
  "No lorebooks yet. Import or add a lorebook.": "Noch keine Lorebooks. Ein Lorebook importieren oder hinzufügen.",
  // chat/find.js, lib/picker.js, widgets/memory/page.js, widgets/newchat.js, widgets/pathpicker.js
  "No matches": "Keine Treffer",
  // sidebar/emptynotice.js
  "No matches for “{sought}”.": "Keine Treffer für „{sought}“.",
  // sidebar/found.js
  "No messages match.": "Keine passenden Nachrichten.",
  // settings/models/endpointcard.js
  "No model chosen yet": "Noch kein Modell gewählt",
  // team/begin.js
  "No model is connected. The demo plays the team and makes plain documents.": "Kein Modell ist verbunden. Die Demo spielt das Team und erstellt einfache Dokumente.",
  // settings/models/local.js
  "No model is loaded.": "Kein Modell ist geladen.",
  // settings/models/models.js
  "No model server found on this computer. Start one and search again, or add one by address.": "Auf diesem Computer wurde kein Modellserver gefunden. Einen starten und erneut suchen oder über die Adresse hinzufügen.",
  // onboarding/server.js
  "No model server is running on this computer.": "Auf diesem Computer läuft kein Modellserver.",
  // composer/answerer.js, widgets/servers/modelpick.js
  "No models match.": "Keine passenden Modelle.",
  // onboarding/here.js
  "No models of other programs were found.": "Keine Modelle anderer Programme gefunden.",
  // widgets/editlist/forms.js
  "No moods yet.": "Noch keine Stimmungen.",
  // voices/proof.js
  "No name or number changed.": "Kein Name und keine Zahl hat sich geändert.",
  // chat/artifacts/acts.js
  "No new result.": "Kein neues Ergebnis.",
  // voices/notes.js
  "No one": "Niemanden",
  // automation/widgets/picks.js
  "No other workflows yet.": "Noch keine anderen Workflows.",
  // automation/editor/tryflow.js
  "No output.": "Keine Ausgabe.",
  // widgets/files/filefind.js
  "No passage stood out.": "Keine Stelle stach heraus.",
  // widgets/editlist/personas.js
  "No personas yet.": "Noch keine Personas.",
  // widgets/editlist/forms.js
  "No phrases yet.": "Noch keine Phrasen.",
  // widgets/files/filefind.js
  "No places found.": "Keine Stellen gefunden.",
  // settings/models/presets.js
  "No presets yet. Save your current settings under a name.": "Noch keine Presets. Die aktuellen Einstellungen lassen sich unter einem Namen speichern.",
  // widgets/editlist/prompts.js
  "No prompts yet.": "Noch keine Prompts.",
  // library/quickreplies.js
  "No quick replies yet. Import or add a set.": "Noch keine Schnellantworten. Importiere einen Satz oder füge einen hinzu.",
  // settings/models/voicefigures.js
  "No recommendation": "Keine Empfehlung",
  // team/list.js
  "No requests yet.": "Noch keine Aufträge.",
  // inspector/wire.js
  "No response": "Keine Antwort",
  // automation/run/partsview.js, automation/run/stepsview.js
  "No result yet": "Noch kein Ergebnis",
  // settings/toolbox/websearch.js
  "No results for “{query}”.": "Keine Ergebnisse für „{query}“.",
  // automation/run/rundetail.js
  "No results yet.": "Noch keine Ergebnisse.",
  // widgets/files/table.js
  "No rows.": "Keine Zeilen.",
  // automation/list/runlist.js
  "No runs match these filters.": "Keine Läufe passen zu diesen Filtern.",
  // automation/list/runlist.js
  "No runs yet. A workflow is a list of steps that runs on this computer.": "Noch keine Läufe. Ein Workflow ist eine Liste von Schritten, die auf diesem Computer läuft.",
  // widgets/conversation/scripts.js
  "No scripts act here.": "Hier wirken keine Skripte.",
  // library/scripts.js
  "No scripts yet. Import or add a script.": "Noch keine Skripte. Importiere ein Skript oder füge eins hinzu.",
  // model/chattools.js
  "No search service is chosen.": "Es ist kein Suchdienst gewählt.",
  // lib/keys.js
  "No shortcuts match.": "Keine passenden Tastaturkürzel.",
  // ../plugins/tts/card.js
  "No speech engine found. Install espeak-ng; Terzetto then finds the engine automatically.": "Keine Sprach-Engine gefunden. Sobald espeak-ng installiert ist, findet Terzetto sie automatisch.",
  // settings/speech/speech.js
  "No speech servers found on this computer. Start one, or add one by address.": "Auf diesem Computer wurden keine Sprachserver gefunden. Einen starten oder über die Adresse hinzufügen.",
  // automation/editor/editor.js
  "No steps yet. Add a tool, a written task, or another workflow.": "Noch keine Schritte. Möglich sind Werkzeuge, beschriebene Aufgaben und andere Workflows.",
  // widgets/folder/tags.js
  "No tags yet.": "Noch keine Schlagwörter.",
  // team/list.js
  "No teams match.": "Keine passenden Teams.",
  // automation/schedules/triggerform.js
  "No token yet.": "Noch kein Token.",
  // automation/editor/stepform.js
  "No tool is named {name}. Choose another tool.": "Es gibt kein Werkzeug namens {name}. Bitte ein anderes wählen.",
  // settings/toolbox/websearch.js
  "No tool of your servers takes a query. Add a server below.": "Kein Werkzeug Ihrer Server nimmt eine Suchanfrage an. Unten einen Server hinzufügen.",
  // composer/tools.js
  "No tools are on": "Keine Werkzeuge eingeschaltet",
  // automation/widgets/picks.js
  "No tools available.": "Keine Werkzeuge verfügbar.",
  // automation/schedules/starts.js, automation/schedules/triggers.js
  "No triggers match.": "Keine passenden Auslöser.",
  // automation/schedules/triggers.js
  "No triggers yet. A trigger starts a workflow on a schedule, when a file changes, or on request.": "Noch keine Auslöser. Ein Auslöser startet einen Workflow nach Zeitplan, bei einer geänderten Datei oder auf Anfrage.",
  // automation/editor/valuepick.js
  "No values yet. Earlier steps and variables appear here.": "Noch keine Werte. Frühere Schritte und Variablen erscheinen hier.",
  // automation/variables/variables.js
  "No variables yet. Variables keep values between runs. Secret values can't be viewed after saving.": "Noch keine Variablen. Variablen bewahren Werte zwischen Läufen auf. Geheime Werte lassen sich nach dem Speichern nicht mehr anzeigen.",
  // widgets/changes.js, widgets/documentchanges.js
  "No visible changes.": "Keine sichtbaren Änderungen.",
  // ../plugins/tts/voicepick.js
  "No voices match.": "Keine passenden Stimmen.",
  // automation/editor/templates.js
  "No workflows match.": "Keine passenden Workflows.",
  // lib/pager.js
  "No.": "Nr.",
  // automation/widgets/value.js, library/cardfields.js, settings/models/localchoices.js, widgets/conversation/sheet.js, widgets/folder/settings.js, widgets/schema/configfield.js, widgets/schema/schema.js
  "None": "Keine",
  // composer/answerer.js
  "None (use Settings)": "Keins (laut Einstellungen)",
  // library/entryrules.js
  "None is mentioned": "Keiner wird erwähnt",
  // widgets/conversation/directions.js
  "None yet.": "Noch keine.",
  // widgets/conversation/sheet.js
  "None.": "Keine.",
  // automation/schedules/permissionlist.js
  "None: every step that writes asks you.": "Keine: Jeder schreibende Schritt fragt nach.",
  // library/entryrules.js
  "Not all are mentioned": "Nicht alle werden erwähnt",
  // settings/toolbox/toolservers.js
  "Not checked before a call, because only the server understands it: {parts}": "Vor einem Aufruf nicht geprüft, weil nur der Server es versteht: {parts}",
  // widgets/memory/factitem.js
  "Not known to {name}": "Nicht bekannt: {name}",
  // team/labels.js
  "Not made": "Nicht erstellt",
  // automation/schedules/rhythmfields.js
  "Not on": "Nicht am",
  // settings/models/voicetest.js
  "Not played": "Nicht gespielt",
  // automation/schedules/scheduleform.js, automation/schedules/triggerform.js
  "Not saved yet.": "Noch nicht gespeichert.",
  // library/cardfields.js
  "Not sent to the model.": "Wird nicht an das Modell gesendet.",
  // chat/readnotes.js
  "Not sent to the model: this message is too long for it, and got no reply.": "Dem Modell nicht gesendet: Diese Nachricht ist zu lang für das Modell und blieb ohne Antwort.",
  // settings/models/modelconfig.js
  "Not set": "Nicht gesetzt",
  // automation/variables/variables.js
  "Not set.": "Nicht gesetzt.",
  // automation/run/stepsview.js, model/runlabels.js, settings/toolbox/toolservers.js, team/labels.js
  "Not started": "Nicht gestartet",
  // widgets/editlist/forms.js
  "Note for you": "Hinweis für Sie",
  // widgets/conversation/sheet.js
  "Note to the model": "Notiz an das Modell",
  // model/turnlabels.js
  "Noted a direction": "Regieanweisung notiert",
  // voices/notes.js, widgets/scriptlines.js
  "Notes": "Hinweise",
  // inspector/editorsections.js, model/turnlabels.js, voices/notes.js
  "Notes for you": "Hinweise für Sie",
  // ../plugins/tts/card.js, automation/editor/flowform.js
  "Nothing": "Nichts",
  // widgets/pathpicker.js
  "Nothing is in here.": "Hier ist nichts.",
  // widgets/memory/page.js
  "Nothing is remembered yet. While memory is on, the model reads each exchange after its reply. You can also add a fact.": "Noch ist nichts gemerkt. Solange das Gedächtnis an ist, liest das Modell jeden Wortwechsel nach seiner Antwort. Sie können auch eine Tatsache hinzufügen.",
  // library/transfer/review.js
  "Nothing is saved yet. The import changes no existing data.": "Noch ist nichts gespeichert. Der Import ändert keine vorhandenen Daten.",
  // chat/recalls.js, inspector/named.js
  "Nothing on record: the model was told not to make it up.": "Nichts belegt: Das Modell sollte es nicht erfinden.",
  // model/scriptwords.js
  "Nothing would be left to store, so the script left the text alone.": "Es bliebe nichts zu speichern, also ließ das Skript den Text.",
  // model/notify.js
  "Notifications are blocked. Allow them in the browser's settings for this page.": "Benachrichtigungen sind blockiert. Sie lassen sich in den Browsereinstellungen für diese Seite erlauben.",
  // model/toolwords.js
  "Notify": "Benachrichtigen",
  // model/notify.js
  "Notify me when a reply is ready": "Benachrichtigen, wenn eine Antwort fertig ist",
  // automation/widgets/startdialog.js, model/turnlabels.js, widgets/memory/page.js
  "Now": "Jetzt",
  // automation/editor/askform.js, automation/editor/values.js
  "Number": "Zahl",
  // automation/editor/controlforms.js
  "Number of items at once. Default: one at a time.": "Anzahl gleichzeitiger Elemente. Standard: eins nach dem anderen.",
  // automation/editor/values.js
  "Number of items on the pages before": "Zahl der Elemente auf den Seiten davor",
  // model/toolwords.js
  "Number of results": "Anzahl der Ergebnisse",
  // automation/editor/values.js
  "Number of the round, from 1": "Nummer des Durchgangs, ab 1",
  // model/toolwords.js
  "OAuth client": "OAuth-Client",
  // model/toolwords.js
  "Of the text, such as windows-1250. Left out, Terzetto finds it out.": "Des Textes, etwa windows-1250. Ohne Angabe findet Terzetto sie heraus.",
  // settings/toolbox/websearch.js, widgets/conversation/scripts.js, widgets/conversation/sheet.js
  "Off": "Aus",
  // widgets/schema/schema.js
  "Off by default.": "Standardmäßig aus.",
  // automation/schedules/scheduleform.js, automation/schedules/triggerform.js
  "Off.": "Aus.",
  // model/toolwords.js
  "Offset": "Versatz",
  // automation/list/runlist.js
  "Older": "Ältere",
  // automation/run/logview.js
  "Older lines": "Ältere Zeilen",
  // automation/schedules/scheduleform.js, automation/schedules/triggerform.js, widgets/conversation/sheet.js
  "On": "An",
  // chat/bookmarks.js
  "On another branch: {text}": "In einem anderen Zweig: {text}",
  // widgets/schema/schema.js
  "On by default.": "Standardmäßig an.",
  // automation/schedules/rhythmfields.js
  "On day": "Tag des Monats",
  // automation/widgets/cron.js
  "On day {date} of each month at {time}": "Am {date}. jedes Monats um {time}",
  // widgets/folder/settings.js
  "On in each conversation here, unless the conversation says otherwise or has a character.": "In jedem Gespräch hier eingeschaltet, außer das Gespräch legt etwas anderes fest oder hat einen Charakter.",
  // widgets/memory/page.js
  "On other branches": "In anderen Zweigen",
  // automation/schedules/triggerform.js
  "On.": "An.",
  // automation/schedules/scheduleform.js
  "Once": "Einmal",
  // automation/widgets/triggerwords.js
  "Once, or repeating.": "Einmal oder wiederholt.",
  // automation/widgets/triggerwords.js
  "Once, {when}": "Einmal, {when}",
  // library/transfer/section.js
  "One ZIP file that other programs can read, with your conversations, characters, lorebooks, workflows, teams and settings. Keys and secret values are left out. To export a single conversation, use its ⋯ menu.": "Eine ZIP-Datei, die andere Programme lesen können, mit Ihren Gesprächen, Charakteren, Lorebooks, Workflows, Teams und Einstellungen. Schlüssel und geheime Werte sind nicht dabei. Ein einzelnes Gespräch exportieren Sie über sein ⋯-Menü.",
  // ../plugins/tts/card.js
  "One a line, besides those where Piper puts them. Each voice has a file .onnx and a file .onnx.json.": "Einer je Zeile, neben denen, in die Piper sie legt. Jede Stimme hat eine Datei .onnx und eine Datei .onnx.json.",
  // automation/editor/askform.js
  "One choice per line": "Eine Möglichkeit pro Zeile",
  // automation/editor/askform.js
  "One column per line": "Eine Spalte pro Zeile",
  // library/entryrules.js
  "One entry of a group is used.": "Von einer Gruppe wird ein Eintrag verwendet.",
  // voices/director.js
  "One field at a time": "Ein Feld nach dem anderen",
  // library/entryrules.js
  "One of them is mentioned": "Einer davon wird erwähnt",
  // widgets/editlist/forms.js
  "One or two sentences for the model.": "Ein oder zwei Sätze für das Modell.",
  // automation/editor/valuefield.js, widgets/schema/configfield.js
  "One per line.": "Eins pro Zeile.",
  // widgets/samplers/samplers.js
  "One per line. A repetition ends at each of them. Write \\n for a line break.": "Einer pro Zeile. An jedem endet eine Wiederholung. Für einen Zeilenumbruch \\n schreiben.",
  // widgets/samplers/samplers.js
  "One per line. A reply ends before each of them. Write \\n for a line break.": "Eine pro Zeile. Eine Antwort endet vor jeder von ihnen. Für einen Zeilenumbruch \\n schreiben.",
  // widgets/editlist/forms.js
  "One per line. The first names the group.": "Eine pro Zeile. Die erste benennt die Gruppe.",
  // settings/toolbox/toolserverform.js
  "One per line: NAME=value for a program, Name: value as a header for an address. The values are encrypted and sent only to this server.": "Eins pro Zeile: NAME=Wert für ein Programm, Name: Wert als Header für eine Adresse. Die Werte werden verschlüsselt und nur an diesen Server gesendet.",
  // voices/director.js
  "One request per field: slower, but better for small models.": "Ein Aufruf pro Feld: langsamer, aber besser für kleine Modelle.",
  // automation/editor/anyfield.js
  "One row": "Eine Zeile",
  // widgets/memory/factform.js
  "One sentence, as the model reads it.": "Ein Satz, wie das Modell ihn liest.",
  // widgets/memory/factform.js
  "One sentence. Empty: the words of the message.": "Ein Satz. Leer: die Worte der Nachricht.",
  // library/scripts.js
  "One text a line. Each is taken out of what was found before it is put in.": "Ein Text je Zeile. Jeder wird vor dem Einsetzen aus dem Gefundenen entfernt.",
  // automation/schedules/triggerform.js
  "One word. Text after the command is available to the run as trigger.text.": "Ein Wort. Der Text nach dem Befehl steht dem Lauf als trigger.text zur Verfügung.",
  // model/toolwords.js
  "Only files whose names match, such as {example}.": "Nur Dateien, deren Namen passen, etwa {example}.",
  // library/quickreplies.js
  "Only fill the message box": "Nur das Nachrichtenfeld füllen",
  // settings/speech/speech.js, widgets/servers/endpointform.js
  "Only if the server requires one": "Nur wenn der Server einen verlangt",
  // composer/answerer.js
  "Only in this conversation": "Nur in diesem Gespräch",
  // voices/habits.js
  "Only later replies can show a habit again. Banned phrases stay banned.": "Nur spätere Antworten können wieder eine Gewohnheit zeigen. Gesperrte Wendungen bleiben gesperrt.",
  // library/entryrules.js
  "Only messages call it": "Nur Nachrichten rufen ihn auf",
  // model/toolwords.js
  "Only messages since this date, such as {example}.": "Nur Nachrichten seit diesem Datum, etwa {example}.",
  // automation/schedules/rhythmfields.js
  "Only on these days": "Nur an diesen Tagen",
  // library/entryrules.js
  "Only other entries call it": "Nur andere Einträge rufen ihn auf",
  // voices/notes.js
  "Only the Writer reads directions that you add yourself.": "Regieanweisungen, die Sie selbst hinzufügen, liest nur der Autor.",
  // widgets/files/items.js
  "Only the beginning is shown. Save the document to read all of it.": "Nur der Anfang wird angezeigt. Das Dokument speichern, um alles zu lesen.",
  // automation/variables/variables.js
  "Only the chosen tools receive the value.": "Nur die ausgewählten Werkzeuge erhalten den Wert.",
  // library/entryrules.js
  "Only the entries with the most matching keys take part.": "Nur die Einträge mit den meisten gefundenen Schlüsselwörtern nehmen teil.",
  // settings/models/prompts.js
  "Only used when Director and Editor have their own model.": "Gilt nur, wenn Regisseur und Lektor ein eigenes Modell haben.",
  // automation/editor/morefields.js
  "Only when": "Nur wenn",
  // sidebar/listhead.js
  "Only with a tag": "Nur mit einem Schlagwort",
  // library/entryrules.js
  "Only with them": "Nur mit ihnen",
  // widgets/samplers/samplers.js
  "Only words at least this likely can be left out.": "Nur Wörter, die mindestens so wahrscheinlich sind, können ausgelassen werden.",
  // settings/models/voicefigures.js
  "Only {all} openings have all three texts, and 6 are needed.": "Nur {all} Anfänge haben alle drei Texte; nötig sind 6.",
  // automation/strip.js, composer/slashcommand.js, model/links.js, model/waiting.js, sidebar/acts.js
  "Open": "Öffnen",
  // model/transfer.js
  "Open WebUI export": "Open-WebUI-Export",
  // voices/proof.js
  "Open a conversation to count its replies.": "Öffnen Sie ein Gespräch, um seine Antworten zu zählen.",
  // settings/data/association.js
  "Open cards with Terzetto": "Karten mit Terzetto öffnen",
  // library/worlds.js
  "Open entries": "Einträge öffnen",
  // settings/data/data.js
  "Open folder": "Ordner öffnen",
  // chat/actions.js
  "Open in inspector": "Im Inspektor öffnen",
  // model/failure.js, onboarding/advice.js
  "Open model servers": "Modellserver öffnen",
  // automation/editor/tryflow.js
  "Open run": "Lauf öffnen",
  // onboarding/enginestrip.js
  "Open settings": "Einstellungen öffnen",
  // settings/data/about.js
  "Open source": "Freie Software",
  // chat/rescue.js
  "Open the backup": "Sicherung öffnen",
  // library/greetings.js
  "Open the conversation with greeting {n}": "Das Gespräch mit Begrüßung {n} beginnen",
  // main/commands.js
  "Open the focused character": "Ausgewählten Charakter öffnen",
  // settings/data/about.js
  "Open the help": "Hilfe öffnen",
  // onboarding/tip.js
  "Open the inspector": "Inspektor öffnen",
  // lib/panel.js
  "Open the last turn in the inspector": "Die letzte Runde im Inspektor öffnen",
  // voices/panel.js, widgets/conversation/sheet.js
  "Open the memory": "Gedächtnis öffnen",
  // model/links.js
  "Open this link?": "Diesen Link öffnen?",
  // voices/habits.js
  "Open this message in “{title}”": "Diese Nachricht in „{title}“ öffnen",
  // chat/rescue.js
  "Open what was recovered": "Gerettetes öffnen",
  // automation/run/runhead.js, automation/schedules/startform.js
  "Open workflow": "Workflow öffnen",
  // onboarding/more.js
  "Opening the demo…": "Die Demo wird geöffnet …",
  // settings/models/voicetest.js
  "Opening {n} of {all}": "Anfang {n} von {all}",
  // settings/models/voicetest.js
  "Openings played": "Gespielte Anfänge",
  // model/toolwords.js
  "Options": "Optionen",
  // settings/appearance/appearance.js
  "Or press {key} with +, − or 0.": "Oder {key} mit +, − oder 0 drücken.",
  // widgets/folder/settings.js
  "Orange": "Orange",
  // model/transfer.js
  "Orb database": "Orb-Datenbank",
  // library/entries.js, widgets/memory/page.js
  "Order": "Reihenfolge",
  // sidebar/listhead.js
  "Order of the conversations": "Reihenfolge der Gespräche",
  // sidebar/found.js
  "Other branch": "Anderer Zweig",
  // library/personas.js
  "Other people you can play.": "Andere Personen, die Sie spielen können.",
  // sidebar/found.js
  "Other results": "Andere Ergebnisse",
  // automation/editor/stepform.js
  "Other steps refer to the result by this name.": "Unter diesem Namen greifen andere Schritte auf das Ergebnis zu.",
  // automation/editor/stepkinds.js, automation/run/parts.js
  "Otherwise": "Sonst",
  // automation/editor/morefields.js
  "Otherwise the step is skipped.": "Andernfalls wird der Schritt übersprungen.",
  // inspector/chart.js, inspector/numbers.js
  "Output": "Ausgabe",
  // automation/editor/tryflow.js
  "Output of each call": "Ausgabe jedes Aufrufs",
  // model/turnlabels.js, widgets/editlist/forms.js
  "Overused phrase": "Abgenutzte Phrase",
  // voices/audits.js, voices/editor.js
  "Overused phrases": "Abgenutzte Phrasen",
  // model/turnlabels.js
  "Overused word": "Zu häufiges Wort",
  // voices/audits.js
  "Overused words": "Zu häufige Wörter",
  // settings/models/presetrow.js
  "Overwrite with current settings": "Mit aktuellen Einstellungen überschreiben",
  // widgets/exporting.js
  "PDF": "PDF",
  // library/character.js
  "PNG with the card inside": "PNG mit eingebetteter Karte",
  // library/transfer/section.js
  "Packing…": "Wird gepackt …",
  // widgets/files/items.js
  "Page {n}": "Seite {n}",
  // widgets/files/filebody.js
  "Pages": "Seiten",
  // automation/editor/controlforms.js
  "Pages at most": "Seiten höchstens",
  // model/appearancechoices.js
  "Paper": "Papier",
  // model/fieldwords.js, voices/editor.js
  "Paragraphs": "Absätze",
  // widgets/conversation/sheet.js
  "Paragraphs with {macros} go with your newest message, because they change from turn to turn.": "Absätze mit {macros} gehen mit Ihrer neuesten Nachricht, weil sie sich von Runde zu Runde ändern.",
  // team/limitstab.js
  "Parallel agents": "Parallele Agenten",
  // settings/models/localchoices.js
  "Parallel prompts": "Parallele Prompts",
  // library/character.js
  "Parts of this card": "Teile dieser Karte",
  // model/turnlabels.js
  "Passages": "Passagen",
  // chat/attached.js
  "Passages given to the model for this reply": "Passagen, die das Modell für diese Antwort erhalten hat",
  // settings/models/localchoices.js
  "Passed to llama-server.": "Für llama-server.",
  // model/toolwords.js
  "Password": "Passwort",
  // voices/tryit.js
  "Paste a text. The text stays on this computer.": "Einen Text einfügen. Er bleibt auf diesem Computer.",
  // lib/files.js
  "Pasted as text.": "Als Text eingefügt.",
  // composer/pastes.js
  "Pasted text": "Eingefügter Text",
  // inspector/editorsections.js
  "Patch {n} by {model}": "Korrektur {n} von {model}",
  // model/toolwords.js
  "Path": "Pfad",
  // settings/models/getanother.js
  "Path of a .gguf file": "Pfad einer .gguf-Datei",
  // model/fieldwords.js, voices/phrases.js
  "Pattern": "Muster",
  // library/index.js
  "Patterns that change what is stored, shown or sent.": "Muster, die ändern, was gespeichert, gezeigt oder gesendet wird.",
  // ../plugins/tts/widget.js, settings/models/local.js
  "Pause": "Anhalten",
  // automation/editor/morefields.js
  "Pause before a retry": "Pause vor einer Wiederholung",
  // automation/editor/controlforms.js
  "Pause between rounds": "Pause zwischen den Durchgängen",
  // audio/transport.js
  "Pause sound": "Ton anhalten",
  // settings/models/local.js
  "Paused": "Angehalten",
  // automation/list/gatechart.js
  "Paused while nothing runs": "Pausiert, solange nichts läuft",
  // settings/models/voicefigures.js
  "Per 1,000 words, of a list that is never used": "Je 1.000 Wörter, aus einer nie benutzten Liste",
  // automation/schedules/permissionlist.js
  "Permissions": "Berechtigungen",
  // widgets/conversation/sheet.js
  "Persona": "Persona",
  // widgets/conversation/sheet.js
  "Persona, characters and lorebooks": "Persona, Figuren und Lorebooks",
  // library/cardfields.js, model/fieldwords.js
  "Personality": "Persönlichkeit",
  // library/index.js, library/personas.js
  "Personas": "Personas",
  // widgets/editlist/forms.js
  "Phrases": "Phrasen",
  // voices/habits.js
  "Phrases that a model repeats across your conversations. Terzetto finds them on this computer.": "Wendungen, die ein Modell in Ihren Gesprächen wiederholt. Terzetto findet sie auf diesem Computer.",
  // widgets/portraitbutton.js
  "Picture of {name}": "Bild von {name}",
  // library/preview.js
  "Picture on this card": "Bild auf dieser Karte",
  // widgets/conversation/context.js
  "Pictures": "Bilder",
  // widgets/memory/factitem.js
  "Pin": "Anheften",
  // sidebar/acts.js
  "Pin to top": "Oben anheften",
  // sidebar/groups.js
  "Pinned": "Angeheftet",
  // ../plugins/tts/voiceform.js
  "Pitch": "Tonhöhe",
  // library/entryrules.js
  "Place": "Platz",
  // library/worlds.js
  "Place entries as SillyTavern does": "Einträge wie SillyTavern platzieren",
  // widgets/files/filefind.js
  "Places found": "Gefundene Stellen",
  // widgets/exporting.js
  "Plain text": "Reiner Text",
  // team/planview.js
  "Plan": "Plan",
  // voices/director.js
  "Plan each reply": "Jede Antwort planen",
  // model/runlabels.js, team/labels.js
  "Planned": "Geplant",
  // voices/director.js
  "Plans each reply before the Writer starts.": "Plant jede Antwort, bevor der Autor beginnt.",
  // ../plugins/tts/widget.js
  "Play": "Abspielen",
  // audio/transport.js
  "Play again": "Erneut abspielen",
  // widgets/editlist/personas.js
  "Play as this persona": "Als diese Persona spielen",
  // model/appearancechoices.js
  "Playbill": "Theaterzettel",
  // audio/transport.js
  "Player": "Player",
  // ../plugins/tts/card.js
  "Playing": "Wiedergabe",
  // settings/models/voicetest.js
  "Plays twelve short openings: the Writer alone, the Editor on that draft, and all three voices. Nothing is stored, and closing Terzetto ends the test.": "Spielt zwölf kurze Anfänge: der Autor allein, der Lektor mit diesem Entwurf und alle drei Stimmen. Nichts wird gespeichert; mit Terzetto endet auch der Test.",
  // voices/director.js
  "Plot summary and Detected repetitions are paused in conversations with a character while memory is on.": "Plot summary und Detected repetitions ruhen in Gesprächen mit einem Charakter, solange das Gedächtnis an ist.",
  // settings/data/data.js
  "Plug-in results": "Plug-in-Ergebnisse",
  // inspector/tabs.js, voices/pluginspart.js
  "Plug-ins": "Plug-ins",
  // voices/pluginspart.js
  "Plug-ins that act on each reply.": "Plug-ins, die auf jede Antwort wirken.",
  // widgets/crop.js
  "Portrait crop. The arrow keys move the crop; plus and minus zoom.": "Ausschnitt des Porträts. Die Pfeiltasten verschieben den Ausschnitt, Plus und Minus zoomen.",
  // audio/transport.js
  "Position": "Position",
  // chat/works.js
  "Preparing the voice": "Stimme wird vorbereitet",
  // widgets/samplers/samplers.js
  "Presence penalty": "Präsenzstrafe",
  // widgets/conversation/sheet.js, widgets/folder/settings.js
  "Preset": "Preset",
  // composer/answerer.js
  "Preset in this conversation": "Preset in diesem Gespräch",
  // settings/index.js, settings/models/presets.js
  "Presets": "Presets",
  // ../plugins/tts/voiceform.js, automation/editor/dryrun.js, settings/appearance/customlook.js, team/preview.js
  "Preview": "Vorschau",
  // chat/pictures.js
  "Previous image": "Voriges Bild",
  // chat/find.js
  "Previous match": "Voriger Treffer",
  // main/commands.js
  "Previous message": "Vorige Nachricht",
  // lib/calendar.js
  "Previous month": "Voriger Monat",
  // lib/pager.js
  "Previous part": "Voriger Teil",
  // automation/run/compareview.js
  "Previous successful run: {when}": "Voriger erfolgreicher Lauf: {when}",
  // chat/artifacts/widget.js
  "Previous variant": "Vorige Variante",
  // main/commands.js
  "Previous variant of a plug-in's result": "Vorige Variante eines Plug-in-Ergebnisses",
  // chat/actions.js, chat/variants.js, composer/keynames.js
  "Previous version": "Vorige Version",
  // library/entries.js, model/fieldwords.js
  "Priority": "Priorität",
  // settings/index.js
  "Privacy": "Datenschutz",
  // chat/calls.js
  "Private content in this result: {list}": "Private Inhalte in diesem Ergebnis: {list}",
  // inspector/sections.js
  "Private content read": "Gelesene private Inhalte",
  // library/entryrules.js
  "Probability in %": "Wahrscheinlichkeit in %",
  // settings/models/localchoices.js, widgets/engine/trouble.js
  "Processor only": "Nur Prozessor",
  // lib/keys.js, model/features.js, sidebar/sidebar.js
  "Program": "Programm",
  // automation/schedules/triggerform.js
  "Programs on this computer can call this hook, but the port changes with each start. To keep one, start “terzetto serve --addr 127.0.0.1:8080”.": "Programme auf diesem Computer können diesen Hook aufrufen, aber der Port ändert sich bei jedem Start. Einen festen Port gibt es mit „terzetto serve --addr 127.0.0.1:8080“.",
  // automation/schedules/triggerform.js
  "Programs on this computer can call this hook. The address stays the same after a restart.": "Programme auf diesem Computer können diesen Hook aufrufen. Die Adresse bleibt nach einem Neustart gleich.",
  // automation/schedules/triggerform.js
  "Programs that use the old token will be refused.": "Programme mit dem alten Token werden abgewiesen.",
  // automation/run/runhead.js, settings/models/local.js, team/progress.js
  "Progress": "Fortschritt",
  // team/labels.js
  "Project manager": "Projektleitung",
  // model/memorywords.js
  "Promise": "Versprechen",
  // automation/editor/flowform.js, model/toolwords.js
  "Prompt": "Prompt",
  // inspector/sections.js
  "Prompt reuse": "Wiederverwendung des Prompts",
  // settings/index.js
  "Prompts": "Prompts",
  // settings/models/presetlabels.js
  "Prompts only": "Nur Prompts",
  // settings/toolbox/toolbox.js
  "Public web only, never this computer or your network. After a tool has read a file or other private content, each host that you didn't write asks first.": "Nur öffentliche Webseiten, nie dieser Computer oder Ihr Netzwerk. Sobald ein Werkzeug eine Datei oder andere private Inhalte gelesen hat, fragt Terzetto vor jedem Host, den Sie nicht selbst geschrieben haben.",
  // widgets/folder/settings.js
  "Purple": "Lila",
  // automation/assistants/assistants.js, automation/editor/wordfields.js, automation/variables/variables.js, team/agentform.js
  "Purpose": "Zweck",
  // model/toolwords.js
  "Put values together": "Werte zusammenstellen",
  // automation/editor/controlforms.js
  "Put {value} into the request as its address.": "Setzen Sie {value} als Adresse in die Anfrage ein.",
  // automation/editor/controlforms.js
  "Put {value} into the request.": "Setzen Sie {value} in die Anfrage ein.",
  // automation/editor/controlforms.js
  "Put {value} into the request. The pages end with an empty list.": "Setzen Sie {value} in die Anfrage ein. Die Seiten enden mit einer leeren Liste.",
  // model/toolwords.js, settings/toolbox/websearch.js
  "Query": "Suchanfrage",
  // automation/editor/controlforms.js, model/toolwords.js, widgets/requestcard.js
  "Question": "Frage",
  // model/turnlabels.js
  "Question at the end": "Frage am Ende",
  // widgets/editlist/forms.js
  "Question for the Director": "Frage an den Regisseur",
  // voices/audits.js
  "Questions at the end": "Fragen am Ende",
  // model/runlabels.js, settings/models/local.js
  "Queued": "In Warteschlange",
  // model/runlabels.js
  "Queued: the limit of parallel runs is reached.": "In Warteschlange: Die Höchstzahl paralleler Läufe ist erreicht.",
  // composer/quickreplies.js, library/index.js, library/quickreplies.js, main/commands.js
  "Quick replies": "Schnellantworten",
  // main/commands.js
  "Quit": "Beenden",
  // inspector/sections.js
  "Quoted from files": "Aus Dateien zitiert",
  // onboarding/advice.js
  "Raise the model's context length in LM Studio, then load the model again.": "In LM Studio die Kontextlänge des Modells erhöhen und das Modell neu laden.",
  // model/capabilities.js
  "Reach the server": "Den Server erreichen",
  // model/toolwords.js
  "Read a document": "Ein Dokument lesen",
  // model/toolwords.js
  "Read a file": "Eine Datei lesen",
  // model/toolwords.js
  "Read a table": "Eine Tabelle lesen",
  // ../plugins/tts/widget.js
  "Read again with the current voice": "Mit der aktuellen Stimme neu vorlesen",
  // ../plugins/tts/index.js, model/manifest.js
  "Read aloud": "Vorlesen",
  // ../plugins/tts/clicks.js
  "Read aloud from here": "Ab hier vorlesen",
  // ../plugins/tts/index.js
  "Read aloud: speech voices and when to read": "Vorlesen: Sprechstimmen und wann vorgelesen wird",
  // model/capabilities.js
  "Read an image": "Ein Bild lesen",
  // model/turnlabels.js
  "Read and fix": "Lesen und verbessern",
  // model/turnlabels.js
  "Read and fix, round {n}": "Lesen und verbessern, Durchgang {n}",
  // ../plugins/tts/cast.js
  "Read each reply as it's written": "Antworten schon während des Schreibens vorlesen",
  // ../plugins/tts/card.js
  "Read on when a voice fails": "Weiterlesen, wenn eine Stimme ausfällt",
  // ../plugins/tts/card.js
  "Read replies automatically": "Antworten automatisch vorlesen",
  // team/planview.js
  "Read so far": "Bisher gelesen",
  // ../plugins/tts/index.js
  "Read the last reply aloud, or pause": "Letzte Antwort vorlesen oder anhalten",
  // model/callwords.js
  "Read {path}": "{path} gelesen",
  // library/transfer/section.js
  "Reading the contents…": "Inhalt wird gelesen …",
  // settings/data/backups.js
  "Reading the file…": "Datei wird gelesen …",
  // widgets/pathpicker.js
  "Reading the folder…": "Der Ordner wird gelesen …",
  // chat/phase.js
  "Reading {done} of {n, plural, one {# token} other {# tokens}}": "{done} von {n, plural, one {# Token} other {# Token}} gelesen",
  // chat/announce.js
  "Reading {n, plural, one {# token} other {# tokens}}": "{n, plural, one {# Token wird} other {# Token werden}} gelesen",
  // chat/phase.js
  "Reading {n, plural, one {# token} other {# tokens}} · {s} s": "{n, plural, one {# Token wird} other {# Token werden}} gelesen · {s} s",
  // widgets/folder/settings.js
  "Reading {name}…": "{name} wird gelesen …",
  // model/callwords.js
  "Reading {path}": "{path} wird gelesen",
  // model/runlabels.js
  "Reads": "Liest",
  // model/toolwords.js
  "Reads a CSV file or a spreadsheet in the tools folder.": "Liest eine CSV-Datei oder ein Tabellendokument im Werkzeugordner.",
  // model/toolwords.js
  "Reads a text aloud on this computer.": "Liest einen Text auf diesem Computer vor.",
  // model/toolwords.js
  "Reads a text file in the tools folder.": "Liest eine Textdatei im Werkzeugordner.",
  // widgets/conversation/sheet.js
  "Reads facts from each exchange, and reminds the model of facts and earlier messages where they fit.": "Liest Tatsachen aus jedem Wortwechsel und erinnert das Modell an passende Tatsachen und frühere Nachrichten.",
  // voices/panel.js
  "Reads facts from each exchange, and reminds the models of facts and earlier messages where they fit.": "Liest Tatsachen aus jedem Wortwechsel und erinnert die Modelle an passende Tatsachen und frühere Nachrichten.",
  // automation/editor/flowform.js
  "Reads from earlier steps": "Liest aus früheren Schritten",
  // ../plugins/tts/card.js
  "Reads replies aloud, each character in its own voice.": "Liest Antworten vor, jeden Charakter mit eigener Stimme.",
  // model/toolwords.js
  "Reads the text of a PDF, Word, EPUB or other document in the tools folder.": "Liest den Text einer PDF-, Word-, EPUB- oder anderen Datei im Werkzeugordner.",
  // team/agentwords.js
  "Reads the web pages that you name in the request. Doesn't search the web.": "Liest die Webseiten, die Sie im Auftrag nennen. Sucht nicht im Web.",
  // onboarding/index.js, settings/toolbox/toolservers.js
  "Ready": "Bereit",
  // chat/recalls.js
  "Recalled": "Erinnert",
  // settings/models/voicefigures.js
  "Recommendation: Writer and Editor": "Empfehlung: Autor und Lektor",
  // settings/models/voicefigures.js
  "Recommendation: all three voices": "Empfehlung: alle drei Stimmen",
  // settings/models/voicefigures.js
  "Recommendation: the Writer alone": "Empfehlung: der Autor allein",
  // widgets/folder/settings.js
  "Red": "Rot",
  // automation/editor/editor.js
  "Redo": "Wiederholen",
  // main/settingnames.js, settings/appearance/appearance.js
  "Reduce motion": "Bewegung reduzieren",
  // chat/actions.js, chat/foldline.js
  "Regenerate": "Neu generieren",
  // composer/keynames.js, main/commands.js
  "Regenerate the last reply": "Letzte Antwort neu generieren",
  // chat/actions.js, chat/hintmenu.js, composer/composermenu.js, composer/keynames.js
  "Regenerate with a hint": "Mit einem Hinweis neu generieren",
  // model/turnlabels.js
  "Regenerated": "Neu generiert",
  // library/preview.js, main/commands.js, widgets/conversation/sheet.js
  "Regex scripts": "Regex-Skripte",
  // library/cardfields.js
  "Related": "Verknüpft",
  // widgets/memory/factform.js
  "Relation": "Beziehung",
  // model/memorywords.js
  "Relationship": "Verhältnis",
  // settings/toolbox/toolservers.js
  "Reload tools of {server}": "Werkzeuge von {server} neu laden",
  // widgets/memory/factform.js
  "Remember": "Merken",
  // voices/panel.js, widgets/conversation/sheet.js
  "Remember and recall": "Merken und erinnern",
  // voices/notes.js
  "Remember directions": "Regieanweisungen merken",
  // chat/actions.js
  "Remember the selection…": "Auswahl merken …",
  // widgets/memory/factform.js, widgets/memory/remember.js
  "Remember this": "Das merken",
  // chat/recalls.js, widgets/editlist/forms.js
  "Remembered": "Gemerkt",
  // inspector/editorsections.js
  "Remembered from here on": "Ab hier gemerkt",
  // voices/notes.js
  "Remembers what you've established, from here on. One more request per reply.": "Merkt sich von hier an, was festgelegt wurde. Eine Anfrage mehr pro Antwort.",
  // chat/actions.js
  "Remember…": "Merken …",
  // library/quickreplies.js, settings/models/configrow.js, settings/models/kwargs.js, settings/speech/speech.js, settings/toolbox/toolservers.js, team/deletions.js, widgets/members.js, widgets/schema/configfield.js
  "Remove": "Entfernen",
  // widgets/memory/page.js
  "Remove all from “{origin}”": "Alle aus „{origin}“ entfernen",
  // chat/actions.js
  "Remove bookmark": "Lesezeichen entfernen",
  // widgets/conversation/directions.js
  "Remove direction": "Regieanweisung entfernen",
  // settings/models/local.js
  "Remove from list": "Aus der Liste entfernen",
  // library/scripts.js
  "Remove from the match": "Aus dem Treffer entfernen",
  // library/greetings.js
  "Remove greeting {n}": "Begrüßung {n} entfernen",
  // composer/pastes.js
  "Remove pasted text": "Eingefügten Text entfernen",
  // widgets/portraitbutton.js
  "Remove picture": "Bild entfernen",
  // automation/editor/askform.js
  "Remove the field {name}": "Feld {name} entfernen",
  // team/request.js
  "Remove the files that failed, or add them again.": "Fehlgeschlagene Dateien entfernen oder erneut hinzufügen.",
  // main/commands.js, model/samples.js, settings/data/samples.js
  "Remove the samples": "Beispiele entfernen",
  // model/samples.js
  "Remove the samples?": "Beispiele entfernen?",
  // widgets/folder/tags.js
  "Remove the tag {tag}": "Schlagwort {tag} entfernen",
  // automation/editor/conditionfield.js
  "Remove the value": "Wert entfernen",
  // automation/editor/namedvalue.js, automation/editor/onevalue.js
  "Remove the value of {field}": "Wert von {field} entfernen",
  // automation/editor/flowform.js
  "Remove this call": "Diesen Aufruf entfernen",
  // automation/editor/conditionfield.js
  "Remove this condition": "Diese Bedingung entfernen",
  // settings/models/configrow.js
  "Remove this model": "Dieses Modell entfernen",
  // settings/models/kwargs.js
  "Remove this row": "Diese Zeile entfernen",
  // automation/editor/anyfield.js, automation/widgets/varrows.js, composer/images.js, team/documents.js, widgets/files/givenlist.js, widgets/folder/settings.js
  "Remove {name}": "{name} entfernen",
  // settings/speech/speech.js, settings/toolbox/toolservers.js
  "Remove {server}": "{server} entfernen",
  // automation/editor/orderedrow.js
  "Remove “{lane}”": "„{lane}“ entfernen",
  // widgets/conversation/directions.js
  "Remove “{name}”": "„{name}“ entfernen",
  // settings/models/configrow.js, team/deletions.js
  "Remove “{name}”?": "„{name}“ entfernen?",
  // chat/artifacts/evicted.js
  "Removed to save space. This result can't be recreated.": "Entfernt, um Platz zu sparen. Dieses Ergebnis lässt sich nicht neu erzeugen.",
  // chat/artifacts/evicted.js
  "Removed to save space. Turn on {plugin} to restore the result.": "Entfernt, um Platz zu sparen. {plugin} einschalten, um das Ergebnis wiederherzustellen.",
  // chat/artifacts/evicted.js
  "Removed to save space. {plugin} can recreate the result.": "Entfernt, um Platz zu sparen. {plugin} kann das Ergebnis neu erzeugen.",
  // widgets/schema/configfield.js
  "Removed when you save": "Wird beim Speichern entfernt",
  // settings/models/presetrow.js, sidebar/acts.js, sidebar/folderrow.js
  "Rename": "Umbenennen",
  // model/toolwords.js
  "Rename a file": "Eine Datei umbenennen",
  // sidebar/folderrow.js
  "Rename folder": "Ordner umbenennen",
  // sidebar/sidebar.js
  "Rename the conversation": "Gespräch umbenennen",
  // model/callwords.js
  "Renamed {from} to {path}": "{from} in {path} umbenannt",
  // model/toolwords.js
  "Renames or moves a file in the tools folder.": "Benennt eine Datei im Werkzeugordner um oder verschiebt sie.",
  // widgets/requestparts.js
  "Renames {from} to {path}": "Benennt {from} in {path} um",
  // audio/transport.js, automation/editor/stepkinds.js, automation/schedules/rhythmfields.js
  "Repeat": "Wiederholen",
  // widgets/requestcard.js
  "Repeat step": "Schritt wiederholen",
  // team/roundview.js
  "Repeat this request": "Diesen Auftrag wiederholen",
  // automation/editor/stepkinds.js
  "Repeat until": "Wiederholen bis",
  // automation/editor/stepkinds.js
  "Repeat until {condition}": "Wiederholen, bis {condition}",
  // automation/editor/dryrun.js
  "Repeat with these values": "Mit diesen Werten wiederholen",
  // voices/audits.js
  "Repeated layout": "Wiederholter Aufbau",
  // model/turnlabels.js, voices/audits.js
  "Repeated words": "Wiederholte Wörter",
  // automation/schedules/scheduleform.js
  "Repeating": "Wiederholt",
  // model/runlabels.js
  "Repeats its steps for each item.": "Wiederholt seine Schritte für jedes Element.",
  // model/runlabels.js
  "Repeats its steps for {n, plural, one {# item} other {each of # items}}.": "Wiederholt seine Schritte für {n, plural, one {# Element} other {jedes von # Elementen}}.",
  // model/runlabels.js
  "Repeats its steps up to {n, plural, one {# time} other {# times}}.": "Wiederholt seine Schritte bis zu {n, plural, one {# Mal} other {# Mal}}.",
  // widgets/samplers/samplers.js
  "Repetition penalty": "Wiederholungsstrafe",
  // widgets/samplers/samplers.js
  "Repetition range": "Wiederholungsreichweite",
  // widgets/samplers/samplers.js
  "Repetitions up to this many tokens are allowed.": "Wiederholungen bis zu so vielen Token sind erlaubt.",
  // automation/schedules/triggerform.js
  "Replace": "Ersetzen",
  // library/preview.js
  "Replace the existing character": "Vorhandenen Charakter ersetzen",
  // automation/schedules/triggerform.js
  "Replace the token?": "Token ersetzen?",
  // automation/schedules/triggerform.js
  "Replace token": "Token ersetzen",
  // library/scripts.js
  "Replace with": "Ersetzen durch",
  // model/turnlabels.js
  "Replaces": "Ersetzt",
  // widgets/requestparts.js
  "Replaces the file {path} ({size})": "Ersetzt die Datei {path} ({size})",
  // library/cardfields.js
  "Replaces your system prompt; {original} inserts yours. Leave empty to use yours.": "Ersetzt Ihren System-Prompt; {original} fügt ihn ein. Leer lassen, um Ihren zu verwenden.",
  // library/cardfields.js
  "Replaces {{char}}, unless there is a nickname.": "Ersetzt {{char}}, wenn es keinen Spitznamen gibt.",
  // library/cardfields.js
  "Replaces {{char}}. If empty, the name does.": "Ersetzt {{char}}. Wenn leer, tut es der Name.",
  // automation/list/runlist.js, model/scriptwords.js
  "Replies": "Antworten",
  // widgets/folder/settings.js
  "Replies here, unless a conversation keeps a model of its own.": "Antwortet hier, sofern ein Gespräch kein eigenes Modell behält.",
  // voices/proof.js
  "Replies in which the model was kept from banned phrases: {n}.": "Antworten, in denen das Modell von gesperrten Phrasen abgehalten wurde: {n}.",
  // voices/proof.js
  "Replies not counted because the Editor was off: {n}.": "Nicht gezählte Antworten, weil der Lektor aus war: {n}.",
  // voices/proof.js
  "Replies not counted because you changed them: {n}.": "Nicht gezählte Antworten, weil Sie sie geändert haben: {n}.",
  // voices/habitwords.js
  "Replies not counted: {list}.": "Nicht gezählte Antworten: {list}.",
  // voices/proof.js
  "Replies to count": "Zu zählende Antworten",
  // settings/models/voicefigures.js
  "Replies with a changed name": "Antworten mit geändertem Namen",
  // voices/proof.js
  "Replies with a changed name: {names}, with a changed number: {numbers}.": "Antworten mit geändertem Namen: {names}, mit geänderter Zahl: {numbers}.",
  // settings/models/voicefigures.js
  "Replies with a changed number": "Antworten mit geänderter Zahl",
  // model/turnlabels.js
  "Reply": "Antwort",
  // chat/announce.js
  "Reply complete, {words, plural, one {# word} other {# words}}": "Antwort fertig, {words, plural, one {# Wort} other {# Wörter}}",
  // model/turnlabels.js
  "Reply on a new branch": "Antwort in neuem Zweig",
  // composer/keynames.js
  "Reply to the last message, or continue the last reply": "Letzte Nachricht beantworten oder letzte Antwort fortsetzen",
  // main/destinations.js
  "Reply with {name}": "Mit {name} antworten",
  // chat/callcard.js
  "Reply without the result": "Ohne das Ergebnis antworten",
  // model/turnlabels.js
  "Reply, continued": "Antwort, fortgesetzt",
  // sidebar/row.js
  "Replying.": "Antwortet.",
  // inspector/rawcall.js
  "Request": "Anfrage",
  // inspector/rawcall.js
  "Request and response": "Anfrage und Antwort",
  // inspector/rawcall.js
  "Request body": "Inhalt der Anfrage",
  // team/page.js
  "Requests": "Aufträge",
  // automation/editor/askform.js, widgets/editlist/forms.js
  "Required": "Erforderlich",
  // settings/data/data.js, widgets/approval.js
  "Reset": "Zurücksetzen",
  // settings/data/data.js
  "Resets settings, moods, fields and phrases to their defaults. Conversations, characters and servers are kept.": "Setzt Einstellungen, Stimmungen, Felder und Phrasen auf die Standardwerte zurück. Gespräche, Charaktere und Server bleiben erhalten.",
  // widgets/editlist/forms.js
  "Resets the fields that came with Terzetto. Your own fields are kept.": "Setzt die mit Terzetto gelieferten Felder zurück. Eigene Felder bleiben erhalten.",
  // widgets/editlist/forms.js
  "Resets the moods that came with Terzetto. Your own moods are kept.": "Setzt die mit Terzetto gelieferten Stimmungen zurück. Eigene Stimmungen bleiben erhalten.",
  // inspector/rawcall.js
  "Response body": "Inhalt der Antwort",
  // settings/toolbox/toolservers.js
  "Restarting in {n} s": "Neustart in {n} s",
  // inspector/resting.js
  "Resting": "Ausgesetzt",
  // chat/artifacts/evicted.js, chat/foldversions.js, settings/data/backups.js, sidebar/acts.js, widgets/editlist/editlist.js, widgets/memory/factitem.js
  "Restore": "Wiederherstellen",
  // widgets/editlist/forms.js
  "Restore default fields": "Standardfelder wiederherstellen",
  // widgets/editlist/forms.js
  "Restore default fields?": "Standardfelder wiederherstellen?",
  // widgets/editlist/forms.js
  "Restore default moods": "Standardstimmungen wiederherstellen",
  // widgets/editlist/forms.js
  "Restore default moods?": "Standardstimmungen wiederherstellen?",
  // widgets/editlist/forms.js
  "Restore default phrases": "Standardphrasen wiederherstellen",
  // widgets/editlist/forms.js
  "Restore default phrases?": "Standardphrasen wiederherstellen?",
  // settings/data/data.js, voices/configform.js
  "Restore defaults": "Standardwerte wiederherstellen",
  // settings/data/backups.js
  "Restore from a file": "Aus Datei wiederherstellen",
  // settings/data/backups.js
  "Restore the backup of {at}": "Sicherung vom {at} wiederherstellen",
  // settings/data/backups.js
  "Restore the backup of {at}?": "Sicherung vom {at} wiederherstellen?",
  // chat/rescue.js
  "Restore this backup": "Diese Sicherung wiederherstellen",
  // settings/data/backups.js
  "Restore “{name}”?": "„{name}“ wiederherstellen?",
  // chat/foldversions.js, widgets/memory/factitem.js
  "Restore: {version}": "Wiederherstellen: {version}",
  // settings/data/backups.js
  "Restored to {at}. The newest backup in the list contains the previous data.": "Stand vom {at} wiederhergestellt. Die neueste Sicherung in der Liste enthält die vorherigen Daten.",
  // chat/rescue.js
  "Restored. The newest backup in Settings, Data, contains the previous data.": "Wiederhergestellt. Die neueste Sicherung unter Einstellungen, Daten enthält die bisherigen Daten.",
  // widgets/editlist/forms.js
  "Restores missing or turned-off phrases that came with Terzetto. Your own phrases are kept.": "Stellt fehlende oder ausgeschaltete Phrasen wieder her, die mit Terzetto geliefert wurden. Eigene Phrasen bleiben erhalten.",
  // automation/editor/controlforms.js, automation/editor/tryflow.js, automation/editor/trystep.js, automation/run/compareview.js, automation/run/partsview.js, automation/run/rundetail.js, automation/run/stepsview.js, chat/calls.js, inspector/sections.js, library/scripts.js
  "Result": "Ergebnis",
  // automation/editor/values.js
  "Result of the other workflow": "Ergebnis des anderen Workflows",
  // automation/editor/values.js
  "Result of the previous step": "Ergebnis des vorigen Schritts",
  // automation/editor/values.js
  "Result of this step": "Ergebnis dieses Schritts",
  // palette/palette.js, settings/toolbox/websearch.js
  "Results": "Ergebnisse",
  // ../plugins/tts/widget.js, automation/run/runhead.js, settings/models/local.js, widgets/engine/trouble.js
  "Resume": "Fortsetzen",
  // audio/transport.js
  "Resume sound": "Ton fortsetzen",
  // automation/editor/morefields.js
  "Retries": "Wiederholungen",
  // ../plugins/tts/card.js, chat/artifacts/media.js, chat/failureline.js, chat/transcript.js, composer/answerer.js, inspector/panel.js, lib/controls.js, settings/models/local.js, settings/models/models.js, sidebar/emptynotice.js, sidebar/found.js, team/roundview.js, widgets/engine/trouble.js, widgets/listpane.js, widgets/servers/modelpick.js
  "Retry": "Erneut versuchen",
  // automation/editor/morefields.js
  "Retry even if the tool could act twice": "Auch wiederholen, wenn das Werkzeug doppelt wirken könnte",
  // automation/run/runhead.js
  "Retry from the failed step": "Ab fehlgeschlagenem Schritt wiederholen",
  // model/copies.js, model/jump.js
  "Return": "Zurück",
  // composer/keynames.js
  "Reuse an earlier message": "Frühere Nachricht wiederverwenden",
  // inspector/numbers.js
  "Reused": "Wieder­verwendet",
  // automation/strip.js
  "Review": "Ansehen",
  // automation/schedules/permissionlist.js
  "Revoke": "Entziehen",
  // automation/schedules/permissionlist.js
  "Revoke: {tool}": "Entziehen: {tool}",
  // model/turnlabels.js
  "Reword your message": "Ihre Nachricht umformulieren",
  // model/turnlabels.js
  "Reworded your message": "Ihre Nachricht umformuliert",
  // chat/editbox.js
  "Rewrite": "Umschreiben",
  // chat/actions.js, chat/hintmenu.js
  "Rewrite with instructions": "Mit Anweisungen umschreiben",
  // voices/proof.js
  "Rewritten with the reply: {n}.": "Mit der Antwort neu geschrieben: {n}.",
  // model/turnlabels.js
  "Rewritten with your instructions": "Mit Ihren Anweisungen umgeschrieben",
  // model/turnlabels.js
  "Rewrote the text": "Text umgeschrieben",
  // model/transfer.js
  "RisuAI export": "RisuAI-Export",
  // chat/artifacts/body.js
  "Roll again": "Neu würfeln",
  // team/list.js, team/roundview.js
  "Round {n}": "Runde {n}",
  // team/detail.js
  "Rounds": "Runden",
  // automation/editor/controlforms.js
  "Rounds at most": "Durchgänge höchstens",
  // model/toolwords.js, widgets/files/table.js
  "Rows": "Zeilen",
  // library/worlds.js
  "Rules of this lorebook": "Regeln dieses Lorebooks",
  // library/preview.js
  "Rules that are used here, by entries: {list}": "Regeln, die hier gelten, nach Einträgen: {list}",
  // automation/editor/editorbar.js
  "Run": "Ausführen",
  // model/toolwords.js
  "Run ID": "Lauf-ID",
  // model/toolwords.js
  "Run a flow": "Einen Flow ausführen",
  // composer/notifications.js, onboarding/ways.js
  "Run a model on this computer": "Ein Modell auf diesem Computer ausführen",
  // model/toolwords.js
  "Run a program": "Ein Programm ausführen",
  // automation/editor/values.js
  "Run a test to see the fields": "Testen Sie den Schritt, um die Felder zu sehen",
  // model/toolwords.js
  "Run a workflow": "Einen Workflow ausführen",
  // automation/schedules/startform.js
  "Run afterwards": "Danach ausführen",
  // automation/run/runhead.js, chat/callcard.js
  "Run again": "Erneut ausführen",
  // automation/editor/tryflow.js
  "Run and keep": "Ausführen und speichern",
  // automation/editor/stepkinds.js, automation/widgets/picks.js, model/runlabels.js
  "Run another workflow": "Anderen Workflow ausführen",
  // main/commands.js
  "Run any command by name": "Beliebigen Befehl nach Namen ausführen",
  // automation/schedules/startform.js
  "Run in parallel": "Parallel ausführen",
  // automation/schedules/startform.js, automation/schedules/starts.js, automation/schedules/trytrigger.js
  "Run now": "Jetzt ausführen",
  // automation/schedules/starts.js
  "Run now: {name}": "Jetzt ausführen: {name}",
  // automation/schedules/scheduleform.js
  "Run once as soon as possible": "Einmal nachholen, sobald möglich",
  // automation/editor/trystep.js
  "Run test": "Test starten",
  // automation/editor/trystep.js
  "Run test for real": "Test wirklich ausführen",
  // automation/run/runhead.js
  "Run that started this run": "Lauf, der diesen Lauf gestartet hat",
  // automation/editor/trystep.js
  "Run this test for real?": "Diesen Test wirklich ausführen?",
  // automation/run/runhead.js
  "Run with other values": "Mit anderen Werten ausführen",
  // model/quickreplies.js
  "Run without them": "Ohne sie ausführen",
  // automation/index.js
  "Run {name}": "{name} ausführen",
  // automation/run/againdialog.js, automation/widgets/startdialog.js, model/runlabels.js
  "Run “{name}”": "„{name}“ ausführen",
  // widgets/requestparts.js
  "Run “{tool}” again?": "„{tool}“ noch einmal ausführen?",
  // automation/list/runlist.js, model/runlabels.js, team/labels.js
  "Running": "Läuft",
  // inspector/chooser.js
  "Running now": "Läuft gerade",
  // onboarding/server.js
  "Running on this computer": "Auf diesem Computer",
  // settings/models/voicetest.js
  "Running…": "Läuft…",
  // automation/index.js, automation/list/runlist.js, automation/page.js
  "Runs": "Workflow-Läufe",
  // model/toolwords.js
  "Runs a saved flow and gives its output.": "Führt einen gespeicherten Flow aus und gibt dessen Ausgabe.",
  // model/toolwords.js
  "Runs a short program in an empty folder of its own.": "Führt ein kurzes Programm in einem eigenen leeren Ordner aus.",
  // automation/index.js, automation/page.js
  "Runs and workflows": "Läufe und Workflows",
  // model/runlabels.js
  "Runs another workflow.": "Führt einen anderen Workflow aus.",
  // model/transfer.js
  "Runs in progress are imported as stopped.": "Aktive Läufe werden als gestoppt importiert.",
  // settings/toolbox/toolservers.js
  "Runs in {folder}.": "Läuft in {folder}.",
  // settings/models/localchoices.js
  "Runs on": "Läuft auf",
  // automation/schedules/startform.js
  "Runs that this trigger started are kept.": "Die von diesem Auslöser gestarteten Läufe bleiben erhalten.",
  // automation/schedules/triggerform.js
  "Runs that you stop start nothing. A chain of workflows ends after ten.": "Von Ihnen gestoppte Läufe lösen nichts aus. Eine Kette von Workflows endet nach zehn.",
  // model/runlabels.js
  "Runs the flow.": "Führt den Flow aus.",
  // voices/tryit.js
  "Runs the same audits as after a reply, with the settings above.": "Führt dieselben Prüfungen wie nach einer Antwort durch, mit den Einstellungen oben.",
  // automation/schedules/scheduleform.js
  "Runs while Terzetto is open.": "Läuft, solange Terzetto geöffnet ist.",
  // model/runlabels.js
  "Runs {name} and waits for it.": "Führt {name} aus und wartet darauf.",
  // inspector/sections.js
  "Said before the call": "Vor dem Aufruf gesagt",
  // voices/habitwords.js
  "Said {n} times in {c} conversations, never elsewhere.": "{n}-mal in {c} Gesprächen gesagt, sonst nie.",
  // voices/habitwords.js
  "Said {n} times in {c} conversations, {times} times as often as elsewhere.": "{n}-mal in {c} Gesprächen gesagt, {times}-mal so oft wie sonst.",
  // automation/run/compareview.js
  "Same": "Gleich",
  // model/appearancechoices.js, settings/appearance/appearance.js
  "Same as system": "Wie das System",
  // voices/agent.js
  "Same as the Writer": "Wie der Autor",
  // model/turnlabels.js
  "Same layout as earlier replies": "Aufbau wie in früheren Antworten",
  // chat/artifacts/body.js
  "Same plan, different seed": "Gleicher Plan, anderer Seed",
  // automation/editor/trystep.js
  "Sample result of the earlier step": "Beispielergebnis des früheren Schritts",
  // main/settingnames.js
  "Samplers": "Sampler",
  // composer/answerer.js, main/commands.js
  "Samplers of this conversation": "Sampler dieses Gesprächs",
  // settings/data/samples.js
  "Samples": "Beispiele",
  // model/samples.js
  "Samples added. To remove them, open Settings, Data.": "Beispiele hinzugefügt. Entfernen lassen sie sich in den Einstellungen unter „Daten“.",
  // model/appearancechoices.js
  "Sans": "Serifenlos",
  // automation/schedules/startform.js, automation/widgets/value.js, chat/artifacts/media.js, chat/editbox.js, chat/foldline.js, composer/nameask.js, settings/appearance/customlook.js, team/preview.js, widgets/files/filedialog.js, widgets/folder/choose.js, widgets/memory/factform.js, widgets/savebar.js, widgets/servers/endpointform.js
  "Save": "Speichern",
  // team/documents.js
  "Save all {n}": "Alle {n} speichern",
  // widgets/servers/endpointform.js
  "Save and list models": "Speichern und Modelle auflisten",
  // settings/toolbox/toolserverform.js
  "Save and list tools": "Speichern und Werkzeuge auflisten",
  // chat/editbox.js
  "Save and regenerate": "Speichern und neu generieren",
  // model/toolwords.js
  "Save as": "Speichern unter",
  // settings/models/presets.js
  "Save as a preset": "Als Preset speichern",
  // ../plugins/tts/widget.js
  "Save audio as a file": "Audio als Datei speichern",
  // settings/models/presets.js
  "Save current settings": "Aktuelle Einstellungen speichern",
  // chat/pictures.js
  "Save image": "Bild speichern",
  // chat/editbox.js
  "Save only": "Nur speichern",
  // automation/editor/morefields.js
  "Save the result as": "Ergebnis speichern als",
  // main/commands.js
  "Save the workflow": "Workflow speichern",
  // automation/schedules/startform.js
  "Save trigger": "Auslöser speichern",
  // automation/run/filelist.js, chat/pictures.js, main/commands.js, team/documents.js
  "Save {name}": "{name} speichern",
  // lib/savestate.js, voices/configform.js, widgets/formdetail.js
  "Saved": "Gespeichert",
  // automation/editor/editorbar.js
  "Saved as a draft. It can't run, and no trigger starts it, until the steps below that say what is missing are complete.": "Als Entwurf gespeichert. Er läuft nicht, und kein Auslöser startet ihn, bis die Schritte unten, die sagen, was fehlt, vollständig sind.",
  // settings/models/models.js
  "Saved as {address}. Choose a model:": "Gespeichert als {address}. Jetzt ein Modell wählen:",
  // ../plugins/tts/widget.js, library/transfer/section.js, model/conversation.js, model/memory.js, settings/models/voicetest.js, sidebar/many.js, voices/proof.js, widgets/exporting.js
  "Saved as {where}.": "Gespeichert als {where}.",
  // composer/composermenu.js, main/settingnames.js, settings/models/prompts.js
  "Saved prompts": "Gespeicherte Prompts",
  // settings/index.js
  "Saved sets of samplers and prompts you can switch between.": "Gespeicherte Sätze aus Samplern und Prompts, zwischen denen Sie wechseln können.",
  // team/fileset.js
  "Saving": "Speichert",
  // library/cardfields.js, library/entryrules.js, model/fieldwords.js, widgets/conversation/sheet.js
  "Scenario": "Szenario",
  // widgets/conversation/sheet.js
  "Scenario and instructions": "Szenario und Anweisungen",
  // main/commands.js
  "Scenario and instructions of this conversation": "Szenario und Anweisungen dieses Gesprächs",
  // automation/schedules/scheduleform.js
  "Schedule": "Planen",
  // model/transfer.js
  "Schedules are imported turned off.": "Zeitpläne werden ausgeschaltet importiert.",
  // model/toolwords.js
  "Schema": "Schema",
  // automation/variables/variables.js, model/fieldwords.js
  "Scope": "Geltungsbereich",
  // inspector/sections.js, library/index.js, widgets/scriptlines.js
  "Scripts": "Skripte",
  // model/transfer.js
  "Scripts are imported turned off.": "Skripte werden ausgeschaltet importiert.",
  // widgets/conversation/scripts.js
  "Scripts in use": "Skripte in Gebrauch",
  // settings/toolbox/websearch.js
  "SearXNG address": "SearXNG-Adresse",
  // help/view.js, lib/controls.js, lib/picker.js, sidebar/sidebar.js, widgets/newchat.js, widgets/pathpicker.js
  "Search": "Suchen",
  // onboarding/here.js, onboarding/server.js, settings/data/about.js, settings/data/privacy.js, settings/models/models.js, settings/toolbox/toolservers.js, widgets/engine/trouble.js
  "Search again": "Erneut suchen",
  // sidebar/emptynotice.js
  "Search all conversations": "Alle Gespräche durchsuchen",
  // settings/models/meaning.js
  "Search by meaning": "Suche nach Bedeutung",
  // settings/models/meaning.js
  "Search by meaning on this computer": "Suche nach Bedeutung auf diesem Computer",
  // library/characters.js
  "Search characters": "Charaktere durchsuchen",
  // model/toolwords.js, sidebar/sidebar.js
  "Search conversations": "Gespräche durchsuchen",
  // main/commands.js
  "Search everything": "Alles durchsuchen",
  // palette/palette.js
  "Search for a command": "Befehl suchen",
  // settings/models/meaning.js
  "Search in files": "Suche in Dateien",
  // composer/answerer.js
  "Search models": "Modelle durchsuchen",
  // settings/toolbox/websearch.js
  "Search service": "Suchdienst",
  // lib/keys.js
  "Search shortcuts": "Tastaturkürzel durchsuchen",
  // team/list.js
  "Search teams": "Teams durchsuchen",
  // sidebar/emptynotice.js
  "Search the archive": "Archiv durchsuchen",
  // help/view.js
  "Search the help": "Hilfe durchsuchen",
  // widgets/memory/page.js
  "Search the memory": "Gedächtnis durchsuchen",
  // model/toolwords.js
  "Search the web": "Im Web suchen",
  // widgets/files/filefind.js
  "Search this file": "Diese Datei durchsuchen",
  // settings/toolbox/websearch.js
  "Search tool": "Suchwerkzeug",
  // model/toolwords.js
  "Search tools": "Werkzeuge suchen",
  // automation/editor/templates.js
  "Search workflows": "Workflows durchsuchen",
  // model/callwords.js
  "Searched the web: {query}": "Im Web gesucht: {query}",
  // model/callwords.js
  "Searched your conversations: {query}": "Ihre Gespräche durchsucht: {query}",
  // settings/toolbox/websearch.js
  "Searches are sent to your tool server.": "Suchen gehen an Ihren Werkzeugserver.",
  // settings/toolbox/websearch.js
  "Searches are sent to {host}.": "Suchen gehen an {host}.",
  // model/callwords.js
  "Searching the web: {query}": "Websuche läuft: {query}",
  // model/callwords.js
  "Searching your conversations: {query}": "Ihre Gespräche werden durchsucht: {query}",
  // settings/toolbox/websearch.js
  "Searching…": "Suche läuft …",
  // library/entries.js, model/fieldwords.js
  "Secondary keys": "Weitere Schlüsselwörter",
  // library/entryrules.js
  "Secondary keys decide": "Sekundäre Schlüssel entscheiden",
  // model/fieldwords.js, voices/editor.js
  "Seconds": "Sekunden",
  // automation/editor/values.js, automation/variables/variables.js
  "Secret": "Geheim",
  // model/transfer.js
  "Secret variables are imported without their values.": "Geheime Variablen werden ohne ihre Werte importiert.",
  // automation/variables/variables.js
  "Secret, not set": "Geheim, nicht gesetzt",
  // automation/variables/variables.js
  "Secret, set": "Geheim, gesetzt",
  // sidebar/sidebar.js
  "Sections": "Bereiche",
  // inspector/panel.js
  "See how the Director planned each reply, how the Writer wrote it, and what the Editor changed.": "Hier ist zu sehen, wie der Regisseur jede Antwort geplant, der Autor sie geschrieben und was der Lektor geändert hat.",
  // onboarding/tip.js
  "See what each voice did in the inspector.": "Im Inspektor ist zu sehen, was jede Stimme getan hat.",
  // widgets/samplers/samplers.js
  "Seed": "Seed",
  // main/commands.js
  "Select all conversations": "Alle Gespräche auswählen",
  // main/commands.js
  "Select several conversations": "Mehrere Gespräche auswählen",
  // sidebar/many.js
  "Selected conversations": "Ausgewählte Gespräche",
  // sidebar/row.js
  "Selected.": "Ausgewählt.",
  // composer/sendbuttons.js, team/request.js
  "Send": "Senden",
  // composer/sendbuttons.js, team/request.js
  "Send (Enter)": "Senden (Eingabe)",
  // model/toolwords.js
  "Send a message": "Eine Nachricht senden",
  // model/toolwords.js
  "Send a request": "Eine Anfrage senden",
  // widgets/requestcard.js
  "Send answer": "Antwort senden",
  // voices/notes.js
  "Send directions to": "Regieanweisungen gehen an",
  // main/settingnames.js, settings/appearance/appearance.js
  "Send messages with": "Nachrichten senden mit",
  // library/quickreplies.js
  "Send what I wrote with it": "Meinen Text mitsenden",
  // model/toolwords.js
  "Sends a prompt to a model and gives its answer.": "Sendet einen Prompt an ein Modell und gibt dessen Antwort.",
  // model/toolwords.js
  "Sends an HTTP request to a host that you allowed.": "Sendet eine HTTP-Anfrage an einen Host, den Sie erlaubt haben.",
  // widgets/requestparts.js
  "Sends the file {from}": "Sendet die Datei {from}",
  // widgets/requestparts.js
  "Sends to {host}": "Sendet an {host}",
  // library/cardfields.js
  "Sent after the conversation, before each reply.": "Nach dem Gespräch gesendet, vor jeder Antwort.",
  // widgets/conversation/sheet.js
  "Sent after the conversation, before each reply. {original} keeps the character's.": "Wird nach dem Gespräch gesendet, vor jeder Antwort. {original} behält die des Charakters.",
  // settings/models/modelconfig.js
  "Sent as chat_template_kwargs, for servers that read them.": "Wird als chat_template_kwargs gesendet, für Server, die das auswerten.",
  // settings/models/prompts.js
  "Sent where a character answers. {{char}} and {{user}} are replaced by names.": "Wird gesendet, wo ein Charakter antwortet. {{char}} und {{user}} werden durch Namen ersetzt.",
  // settings/models/prompts.js
  "Sent where no character answers, such as to a plain question.": "Wird gesendet, wo kein Charakter antwortet, etwa bei einer einfachen Frage.",
  // voices/proof.js
  "Sentences left out: {n}.": "Weggelassene Sätze: {n}.",
  // model/turnlabels.js, voices/audits.js
  "Sentences of one length": "Gleich lange Sätze",
  // model/turnlabels.js, voices/audits.js
  "Sentences with the same opening": "Sätze mit gleichem Anfang",
  // model/turnlabels.js, voices/audits.js
  "Sentences with the same structure": "Sätze mit gleichem Aufbau",
  // library/cardfields.js
  "Separate with commas.": "Durch Kommas trennen.",
  // model/appearancechoices.js
  "Serif": "Serifen",
  // voices/agent.js
  "Server": "Server",
  // settings/models/presetlabels.js
  "Server's samplers": "Sampler des Servers",
  // settings/speech/speech.js, settings/toolbox/websearch.js, widgets/servers/endpointform.js
  "Set · …{hint}. Enter a new key to replace it": "Gesetzt · …{hint}. Zum Ersetzen neuen Schlüssel eingeben",
  // automation/variables/variables.js
  "Set.": "Gesetzt.",
  // automation/variables/variables.js, widgets/schema/configfield.js
  "Set. Enter a new value to replace it": "Gesetzt. Zum Ersetzen neuen Wert eingeben",
  // automation/variables/variables.js
  "Set: {hint}": "Gesetzt: {hint}",
  // widgets/servers/discover.js
  "Setting up…": "Wird eingerichtet …",
  // main/commands.js, main/destinations.js, model/transfer.js, settings/index.js, sidebar/sidebar.js, widgets/schema/schema.js
  "Settings": "Einstellungen",
  // sidebar/sidebar.js
  "Settings ({keys})": "Einstellungen ({keys})",
  // widgets/conversation/sheet.js
  "Settings here apply to this conversation only. They override the character, the preset and the model.": "Einstellungen hier gelten nur für dieses Gespräch. Sie gehen Charakter, Preset und Modell vor.",
  // chat/header.js, chat/titlemenu.js
  "Settings of this conversation": "Einstellungen dieses Gesprächs",
  // settings/models/configrow.js
  "Settings of {name}": "Einstellungen von {name}",
  // model/waiting.js, voices/configform.js, voices/pluginspart.js
  "Settings of {plugin}": "Einstellungen von {plugin}",
  // widgets/newchat.js
  "Several characters": "Mehrere Charaktere",
  // widgets/editlist/forms.js
  "Several short entries": "Mehrere kurze Einträge",
  // model/turnlabels.js, voices/audits.js
  "Shape of paragraphs": "Form der Absätze",
  // automation/run/rundetail.js
  "Shared results": "Gemeinsame Ergebnisse",
  // model/toolwords.js
  "Sheet": "Tabellenblatt",
  // lib/keys.js
  "Shift": "Umschalt",
  // widgets/folder/settings.js
  "Short files are sent with each message. Of long ones, matching passages are.": "Kurze Dateien gehen mit jeder Nachricht mit, von langen passende Stellen.",
  // voices/notes.js
  "Short remarks shown in the inspector. One more request per reply.": "Kurze Bemerkungen im Inspektor. Ein Aufruf mehr pro Antwort.",
  // model/hints.js
  "Shorter": "Kürzer",
  // widgets/engine/trouble.js
  "Shorter context": "Kürzerer Kontext",
  // widgets/memory/page.js
  "Show": "Anzeigen",
  // chat/calls.js
  "Show all": "Alles anzeigen",
  // sidebar/listhead.js
  "Show all tags": "Alle Schlagwörter zeigen",
  // library/characters.js
  "Show as a grid": "Als Raster anzeigen",
  // library/characters.js
  "Show as a list": "Als Liste anzeigen",
  // automation/editor/askform.js
  "Show as fields": "Als Felder anzeigen",
  // automation/editor/conditionfield.js
  "Show as rows": "Als Zeilen anzeigen",
  // team/preview.js
  "Show changes": "Änderungen anzeigen",
  // lib/markdown.js
  "Show code": "Code anzeigen",
  // settings/data/about.js
  "Show diagnostics": "Diagnose anzeigen",
  // team/detail.js
  "Show earlier rounds": "Frühere Runden anzeigen",
  // inspector/chooser.js
  "Show earlier turns": "Frühere Runden anzeigen",
  // sidebar/rows.js
  "Show more": "Mehr anzeigen",
  // automation/run/partsview.js
  "Show more ({n} left)": "Mehr anzeigen (noch {n})",
  // sidebar/found.js
  "Show more messages": "Mehr Nachrichten anzeigen",
  // voices/editor.js
  "Show only edited replies": "Nur lektorierte Antworten zeigen",
  // main/commands.js
  "Show or hide the conversations": "Gespräche ein- oder ausblenden",
  // onboarding/tour.js, voices/editor.js
  "Show the changes": "Änderungen anzeigen",
  // lib/markdown.js
  "Show the image at full size": "Bild in voller Größe anzeigen",
  // onboarding/tour.js
  "Show the other version": "Andere Version zeigen",
  // audio/transport.js
  "Show the player": "Player einblenden",
  // automation/run/stepsview.js
  "Show the started run": "Gestarteten Lauf anzeigen",
  // chat/actions.js
  "Show thoughts and changes": "Gedanken und Änderungen anzeigen",
  // automation/widgets/value.js
  "Show whole ({size})": "Ganz anzeigen ({size})",
  // chat/artifacts/media.js, chat/pictures.js, lib/drawing.js, lib/markdown.js
  "Show {name} at full size": "{name} in voller Größe anzeigen",
  // widgets/editlist/forms.js
  "Shown in the inspector.": "Wird im Inspektor angezeigt.",
  // voices/editor.js
  "Shows a reply only after editing.": "Zeigt eine Antwort erst nach dem Lektorat.",
  // automation/editor/dryrun.js
  "Shows each step with its values from the last run. No tool or model is called.": "Zeigt jeden Schritt mit den Werten des letzten Laufs. Es wird kein Werkzeug oder Modell aufgerufen.",
  // model/toolwords.js
  "Shows you a short note, also on the desktop.": "Zeigt Ihnen einen kurzen Hinweis, auch auf dem Desktop.",
  // model/transfer.js
  "SillyTavern data": "SillyTavern-Daten",
  // widgets/exporting.js
  "SillyTavern group (ZIP)": "SillyTavern-Gruppe (ZIP)",
  // model/toolwords.js
  "Since": "Seit",
  // automation/schedules/permissionlist.js
  "Since {when}": "Seit: {when}",
  // automation/list/runlist.js
  "Single tools": "Einzelne Werkzeuge",
  // settings/data/about.js
  "Sizes, counts and recent warnings, without keys, addresses or conversation text. Review the text before you share it.": "Größen, Anzahlen und neueste Warnungen, ohne Schlüssel, Adressen oder Text aus Gesprächen. Den Text vor der Weitergabe bitte durchsehen.",
  // composer/nameask.js, composer/sendbuttons.js
  "Skip": "Überspringen",
  // automation/schedules/startform.js
  "Skip the new run": "Den neuen Lauf auslassen",
  // automation/schedules/scheduleform.js
  "Skip the run": "Lauf auslassen",
  // composer/sendbuttons.js
  "Skip this voice": "Diese Stimme überspringen",
  // composer/sendbuttons.js
  "Skip {plugin}": "{plugin} überspringen",
  // model/runlabels.js
  "Skipped": "Übersprungen",
  // automation/schedules/triggerform.js
  "Skipped {when}: the previous run was still going": "Ausgelassen, {when}: Der vorige Lauf dauerte noch an",
  // automation/schedules/triggerform.js
  "Skipped {when}: “{file}” was removed before the run started": "Ausgelassen, {when}: „{file}“ wurde vor dem Start des Laufs entfernt",
  // widgets/files/items.js
  "Slide {n}": "Folie {n}",
  // voices/director.js, voices/editor.js, voices/panel.js
  "Slower, and uses more tokens.": "Langsamer, und verbraucht mehr Token.",
  // widgets/engine/trouble.js
  "Smaller model": "Kleineres Modell",
  // model/appearance.js
  "Some changes are not saved yet. Another language reloads the window, and they are lost.": "Einige Änderungen sind noch nicht gespeichert. Eine andere Sprache lädt das Fenster neu, und sie gehen verloren.",
  // main/closing.js
  "Some changes are not saved yet. They are lost when the window closes.": "Einige Änderungen sind noch nicht gespeichert. Sie gehen verloren, wenn das Fenster geschlossen wird.",
  // library/characters.js
  "Sort by": "Sortieren nach",
  // sidebar/listhead.js
  "Sort by name": "Nach Namen sortieren",
  // audio/transport.js
  "Sound": "Ton",
  // model/toolwords.js
  "Source": "Quelltext",
  // chat/sources.js
  "Source {n}: {title}": "Quelle {n}: {title}",
  // chat/sources.js, team/preview.js
  "Sources": "Quellen",
  // chat/sources.js
  "Sources:": "Quellen:",
  // lib/keys.js
  "Space": "Leertaste",
  // model/toolwords.js
  "Speak": "Sprechen",
  // inspector/sections.js
  "Speaker": "Sprecher",
  // settings/index.js
  "Speech": "Sprachausgabe",
  // settings/speech/speech.js
  "Speech engines": "Sprach-Engines",
  // ../plugins/tts/card.js
  "Speech only": "Nur wörtliche Rede",
  // settings/speech/speech.js
  "Speech servers": "Sprachserver",
  // main/settingnames.js
  "Speech voices": "Sprechstimmen",
  // ../plugins/tts/voiceform.js, model/capabilities.js
  "Speed": "Geschwindigkeit",
  // main/settingnames.js, settings/appearance/appearance.js
  "Speed of the last reply": "Geschwindigkeit der letzten Antwort",
  // automation/run/againdialog.js, automation/widgets/startdialog.js, widgets/members.js
  "Start": "Starten",
  // onboarding/advice.js
  "Start Ollama with OLLAMA_CONTEXT_LENGTH=16384.": "Ollama mit OLLAMA_CONTEXT_LENGTH=16384 starten.",
  // library/character.js
  "Start a conversation": "Gespräch beginnen",
  // main/destinations.js
  "Start a conversation with {name}": "Gespräch mit {name} beginnen",
  // chat/actions.js
  "Start a new branch here": "Hier neuen Zweig beginnen",
  // chat/artifacts/body.js
  "Start again from the message": "Noch einmal von der Nachricht ausgehen",
  // automation/widgets/startdialog.js
  "Start at": "Startzeit",
  // ../plugins/tts/card.js
  "Start reading": "Vorlesen beginnen",
  // composer/composermenu.js, composer/keynames.js
  "Start the reply with…": "Antwort beginnen mit …",
  // onboarding/advice.js
  "Start the server with --contextsize 16384.": "Den Server mit --contextsize 16384 starten.",
  // onboarding/advice.js
  "Start the server with --ctx-size 16384.": "Den Server mit --ctx-size 16384 starten.",
  // onboarding/server.js
  "Start writing": "Losschreiben",
  // automation/list/historychart.js
  "Started": "Gestartet",
  // automation/run/childlist.js
  "Started runs": "Gestartete Läufe",
  // model/callwords.js
  "Started the workflow {name}": "Workflow {name} gestartet",
  // automation/run/stepsview.js
  "Started {when}": "Gestartet: {when}",
  // chat/phase.js, settings/toolbox/toolservers.js
  "Starting": "Startet",
  // automation/editor/editor.js
  "Starting values. You can change them for each run.": "Anfangswerte. Sie lassen sich für jeden Lauf ändern.",
  // automation/schedules/starts.js
  "Starts": "Start",
  // model/toolwords.js
  "Starts a saved workflow and doesn't wait for its end.": "Startet einen gespeicherten Workflow und wartet nicht auf sein Ende.",
  // widgets/requestparts.js
  "Starts {program}": "Startet {program}",
  // automation/run/runhead.js
  "Starts {when}": "Start: {when}",
  // automation/list/historychart.js, automation/list/runlist.js
  "State": "Status",
  // inspector/wire.js
  "Status {code}": "Status {code}",
  // automation/editor/stepform.js
  "Step name": "Name des Schritts",
  // automation/editor/orderedlist.js, automation/editor/tryflow.js, automation/run/logview.js, model/runlabels.js
  "Step {n}": "Schritt {n}",
  // model/runlabels.js
  "Step {n} (“{title}”)": "Schritt {n} („{title}“)",
  // automation/editor/portable.js
  "Step {n} in this file has neither config nor configs.": "Schritt {n} in dieser Datei hat weder config noch configs.",
  // automation/editor/portable.js
  "Step {n} in this file is not an object.": "Schritt {n} in dieser Datei ist kein Objekt.",
  // model/runlabels.js
  "Step {n} of {all}": "Schritt {n} von {all}",
  // automation/editor/steplist.js
  "Step {n} was deleted.": "Schritt {n} wurde gelöscht.",
  // model/runlabels.js
  "Step “{name}”": "Schritt „{name}“",
  // automation/editor/dryrun.js, automation/editor/editor.js, automation/editor/steplist.js, automation/run/rundetail.js, automation/run/stepsview.js
  "Steps": "Schritte",
  // automation/editor/orderedrow.js
  "Steps in step {n}": "Schritte in Schritt {n}",
  // automation/assistants/assistants.js
  "Steps that name this assistant will use the default assistant.": "Schritte, die diesen Assistenten nennen, verwenden dann den Standardassistenten.",
  // automation/variables/variables.js
  "Steps that use the variable won't find a value.": "Schritte, die die Variable verwenden, finden dann keinen Wert.",
  // library/entryrules.js
  "Sticky": "Bleibt für",
  // voices/proof.js
  "Still there in a changed sentence: {n}.": "Noch da in einem geänderten Satz: {n}.",
  // voices/proof.js
  "Still there in an unchanged sentence: {n}.": "Noch da in einem unveränderten Satz: {n}.",
  // voices/proof.js
  "Still there in the layout of a reply: {n}.": "Noch da im Aufbau einer Antwort: {n}.",
  // model/turnlabels.js
  "Stock gesture": "Standardgeste",
  // voices/audits.js
  "Stock gestures": "Standardgesten",
  // model/turnlabels.js
  "Stock name": "Standardname",
  // voices/audits.js
  "Stock names": "Standardnamen",
  // model/turnlabels.js
  "Stock opener": "Standardanfang",
  // voices/audits.js
  "Stock openers": "Standardanfänge",
  // voices/proof.js
  "Stock phrases of a list that only measures: {before} before, {after} after.": "Floskeln einer Liste, die nur misst: vorher {before}, nachher {after}.",
  // settings/models/voicefigures.js
  "Stock phrases per 1,000 words": "Floskeln je 1.000 Wörter",
  // voices/proof.js
  "Stock phrases per 1,000 words: {before} before, {after} after.": "Floskeln je 1.000 Wörter: {before} vorher, {after} nachher.",
  // model/turnlabels.js
  "Stock speech tag": "Floskel zur Rede",
  // voices/audits.js
  "Stock speech tags": "Floskeln zur Rede",
  // automation/editor/stepkinds.js, automation/editor/tryflow.js, automation/run/runhead.js, automation/strip.js, chat/foldline.js, composer/sendbuttons.js, model/folding.js, settings/models/voicetest.js, team/request.js, widgets/task.js
  "Stop": "Stoppen",
  // composer/sendbuttons.js
  "Stop (Esc)": "Stoppen (Esc)",
  // audio/index.js
  "Stop all sound": "Alle Töne stoppen",
  // main/closing.js
  "Stop and close": "Stoppen und schließen",
  // model/capabilities.js
  "Stop at the end": "Am Ende aufhören",
  // settings/data/association.js
  "Stop opening cards": "Karten nicht mehr öffnen",
  // audio/transport.js
  "Stop sound": "Ton stoppen",
  // widgets/samplers/samplers.js
  "Stop strings": "Stopp-Zeichenfolgen",
  // composer/keynames.js, settings/appearance/appearance.js
  "Stop the reply": "Antwort stoppen",
  // automation/editor/stepkinds.js
  "Stop: {result}": "Stoppen: {result}",
  // chat/works.js
  "Stop: {what}": "Anhalten: {what}",
  // automation/list/runlist.js, chat/announce.js, model/runlabels.js
  "Stopped": "Gestoppt",
  // chat/message.js
  "Stopped at the model's length limit": "An der Längengrenze des Modells gestoppt",
  // chat/message.js
  "Stopped because the model repeated itself": "Gestoppt, weil sich das Modell wiederholte",
  // chat/message.js
  "Stopped early": "Vorzeitig gestoppt",
  // settings/data/data.js
  "Stopped early. No problems found so far.": "Vorzeitig gestoppt. Bisher keine Probleme gefunden.",
  // model/transfer.js
  "Stopped. Imported so far and kept: {conversations}, {messages}. Import the same data again to continue; nothing is added twice.": "Gestoppt. Bisher importiert und behalten: {conversations}, {messages}. Zum Fortsetzen dieselben Daten noch einmal importieren; nichts wird doppelt hinzugefügt.",
  // model/transfer.js
  "Stopped. Items imported so far are kept. Import the same data again to continue; nothing is added twice.": "Gestoppt. Bisher Importiertes bleibt erhalten. Zum Fortsetzen dieselben Daten noch einmal importieren; nichts wird doppelt hinzugefügt.",
  // library/transfer/section.js
  "Stopped. Nothing was saved.": "Gestoppt. Es wurde nichts gespeichert.",
  // widgets/servers/pull.js
  "Stopped. The downloaded part is kept; the next download continues from there.": "Gestoppt. Der geladene Teil bleibt erhalten; der nächste Download setzt dort fort.",
  // library/transfer/section.js, widgets/exporting.js
  "Stopped. The file was not kept.": "Gestoppt. Die Datei wurde nicht behalten.",
  // composer/impersonation.js
  "Stopped. The message box is as it was.": "Gestoppt. Das Nachrichtenfeld ist wie zuvor.",
  // widgets/servers/probe.js
  "Stopped. The model's capabilities are unknown.": "Gestoppt. Die Fähigkeiten des Modells sind unbekannt.",
  // settings/models/voicetest.js
  "Stopped. What was played is below.": "Angehalten. Was gespielt wurde, steht unten.",
  // widgets/servers/modelpick.js
  "Stopped. You can enter a model name.": "Gestoppt. Ein Modellname lässt sich von Hand eingeben.",
  // chat/announce.js, chat/phase.js
  "Stopping": "Wird gestoppt",
  // settings/data/data.js
  "Storage limit in MB": "Speichergrenze in MB",
  // settings/toolbox/websearch.js
  "Stored encrypted. Sent only to {service}.": "Wird verschlüsselt gespeichert und nur an {service} gesendet.",
  // widgets/memory/factform.js
  "Story day": "Tag der Geschichte",
  // widgets/memory/factform.js
  "Story time": "Zeit der Geschichte",
  // model/capabilities.js
  "Stream a reply": "Eine Antwort streamen",
  // automation/run/logview.js
  "Structured result": "Strukturiertes Ergebnis",
  // library/cardfields.js
  "Style": "Stil",
  // chat/review.js
  "Style of this chat: no word was changed, only marks": "Stil dieses Gesprächs: kein Wort wurde geändert, nur Zeichen",
  // widgets/memory/page.js
  "Subjects": "Themen",
  // automation/schedules/triggerform.js
  "Success": "Erfolg",
  // automation/schedules/triggerform.js
  "Success or failure": "Erfolg oder Fehlschlag",
  // widgets/conversation/sheet.js
  "Such as the style of the next scene, or what must not be forgotten.": "Etwa der Stil der nächsten Szene oder was nicht vergessen werden darf.",
  // model/toolwords.js
  "Such as {example}. Default: the time zone of this computer.": "Etwa {example}. Standard: die Zeitzone dieses Computers.",
  // widgets/memory/factform.js
  "Such as: holds, lives in, promised.": "Etwa: hält, wohnt in, versprach.",
  // widgets/memory/factform.js
  "Such as: the iron key.": "Etwa: den eisernen Schlüssel.",
  // sidebar/acts.js
  "Suggest a title": "Titel vorschlagen",
  // chat/foldline.js
  "Summarize": "Zusammenfassen",
  // chat/foldline.js
  "Summarize earlier messages": "Frühere Nachrichten zusammenfassen",
  // main/commands.js, sidebar/acts.js
  "Summarize into a new conversation": "In ein neues Gespräch zusammenfassen",
  // chat/foldline.js, widgets/conversation/context.js
  "Summary": "Zusammenfassung",
  // chat/foldline.js
  "Summary of the messages above": "Zusammenfassung der früheren Nachrichten",
  // chat/foldline.js, model/folding.js
  "Summary stopped.": "Zusammenfassung gestoppt.",
  // model/jump.js
  "Switched to the branch with this message.": "Zum Zweig mit dieser Nachricht gewechselt.",
  // model/appearancechoices.js, model/depth.js, model/toolwords.js
  "System": "System",
  // automation/editor/flowform.js, library/cardfields.js, main/settingnames.js, model/fieldwords.js, widgets/conversation/context.js, widgets/conversation/sheet.js
  "System prompt": "System-Prompt",
  // settings/models/prompts.js
  "System prompt for Director and Editor": "System-Prompt für Regisseur und Lektor",
  // model/fieldwords.js, settings/models/prompts.js
  "System prompt for characters": "System-Prompt für Charaktere",
  // settings/models/modelconfig.js
  "System prompt for this model": "System-Prompt für dieses Modell",
  // model/fieldwords.js, settings/models/prompts.js
  "System prompt without a character": "System-Prompt ohne Charakter",
  // automation/editor/askform.js, lib/markdown.js
  "Table": "Tabelle",
  // sidebar/entries.js
  "Tag: {tag}": "Schlagwort: {tag}",
  // library/cardfields.js, library/characters.js, model/fieldwords.js, sidebar/acts.js, sidebar/many.js, widgets/folder/tags.js
  "Tags": "Tags",
  // widgets/folder/tags.js
  "Tags of this conversation": "Schlagwörter dieses Gesprächs",
  // widgets/folder/tags.js
  "Tags of {n, plural, one {# conversation} other {# conversations}}": "Schlagwörter von {n, plural, one {# Gespräch} other {# Gesprächen}}",
  // sidebar/folderrow.js
  "Take out of its folder": "Aus dem Ordner nehmen",
  // widgets/folder/choose.js
  "Takes out of the folder.": "Nimmt aus dem Ordner.",
  // composer/completion.js
  "Takes part in this conversation": "Nimmt an diesem Gespräch teil",
  // automation/editor/stepform.js, lib/markdown.js
  "Task": "Aufgabe",
  // team/planview.js
  "Tasks": "Aufgaben",
  // widgets/folder/settings.js
  "Teal": "Türkis",
  // sidebar/found.js, team/index.js, team/list.js, team/page.js
  "Team": "Team",
  // team/limitstab.js
  "Team limits": "Team-Limits",
  // model/hints.js
  "Tell it more calmly and plainly, with less drama.": "Ruhiger und schlichter erzählen, mit weniger Drama.",
  // voices/editor.js
  "Tell the Writer the limit": "Dem Autor die Grenze nennen",
  // model/hints.js
  "Tell the same in about half the words.": "Dasselbe mit etwa halb so vielen Wörtern erzählen.",
  // model/hints.js
  "Tell the same in more detail.": "Dasselbe ausführlicher erzählen.",
  // automation/editor/flowform.js, model/toolwords.js, widgets/samplers/samplers.js
  "Temperature": "Temperatur",
  // widgets/samplers/samplers.js
  "Temperature exponent": "Temperaturexponent",
  // widgets/samplers/samplers.js
  "Temperature range": "Temperaturbereich",
  // model/toolwords.js
  "Template": "Vorlage",
  // settings/data/association.js
  "Terzetto can open .charx files. Image files keep opening in your image viewer.": "Terzetto kann .charx-Dateien öffnen. Bilddateien öffnen sich weiterhin im Bildbetrachter.",
  // onboarding/here.js
  "Terzetto can't download an engine for this system. Install llama.cpp yourself, then search again.": "Für dieses System kann Terzetto keine Engine herunterladen. llama.cpp selbst installieren, dann erneut suchen.",
  // settings/models/local.js
  "Terzetto can't download an engine for this system. Install {program} yourself, then look for engines.": "Für dieses System kann Terzetto keine Engine herunterladen. {program} selbst installieren, dann Engines suchen.",
  // team/preview.js
  "Terzetto can't show this document. Save the document to open it in another app.": "Terzetto kann dieses Dokument nicht anzeigen. Nach dem Speichern lässt es sich in einer anderen App öffnen.",
  // widgets/files/filedialog.js
  "Terzetto can't show this file. Save the file to open it in another app.": "Terzetto kann diese Datei nicht anzeigen. Nach dem Speichern lässt sie sich in einer anderen App öffnen.",
  // model/appearance.js
  "Terzetto changes its language at the next start.": "Terzetto wechselt die Sprache beim nächsten Start.",
  // settings/data/data.js
  "Terzetto checks the database briefly at each start and fully every week.": "Terzetto prüft die Datenbank bei jedem Start kurz und jede Woche vollständig.",
  // settings/toolbox/toolbox.js
  "Terzetto checks the server before adding it.": "Terzetto prüft den Server, bevor er hinzugefügt wird.",
  // widgets/requestcard.js
  "Terzetto closed while this tool was running. How far the tool got is unknown, so the step isn't repeated automatically.": "Terzetto wurde geschlossen, während dieses Werkzeug lief. Wie weit es kam, ist unbekannt, daher wird der Schritt nicht automatisch wiederholt.",
  // chat/callcard.js
  "Terzetto closed while this tool was running. How far the tool got is unknown.": "Terzetto wurde beendet, während dieses Werkzeug lief. Wie weit das Werkzeug kam, ist unbekannt.",
  // model/transfer.js
  "Terzetto conversation": "Terzetto-Gespräch",
  // model/transfer.js
  "Terzetto database": "Terzetto-Datenbank",
  // model/scriptwords.js
  "Terzetto doesn't understand {detail}.": "Terzetto versteht {detail} nicht.",
  // model/transfer.js
  "Terzetto library": "Terzetto-Bibliothek",
  // main/commands.js
  "Terzetto on the web": "Terzetto im Web",
  // chat/rescue.js
  "Terzetto opened the backup of {at}: {holds}.": "Terzetto hat die Sicherung vom {at} geöffnet: {holds}.",
  // chat/rescue.js
  "Terzetto opened what was recovered: {holds}.": "Terzetto hat das Gerettete geöffnet: {holds}.",
  // ipc/http.js
  "Terzetto returned status {status}.": "Terzetto antwortete mit Status {status}.",
  // onboarding/here.js
  "Terzetto runs models with llama.cpp ({licence}, {size}), which comes from {host}.": "Terzetto führt Modelle mit llama.cpp ({licence}, {size}) aus, das von {host} kommt.",
  // settings/models/local.js
  "Terzetto runs these models itself, with llama.cpp. Nothing leaves the computer.": "Terzetto führt diese Modelle selbst aus, mit llama.cpp. Nichts verlässt den Computer.",
  // settings/models/local.js
  "Terzetto was not tested with the newest build. The download is checked by the digest that GitHub gives.": "Terzetto wurde mit der neuesten Version nicht getestet. Der Download wird anhand der Prüfsumme von GitHub geprüft.",
  // settings/appearance/customlook.js
  "Terzetto was started without custom CSS. Saved styles apply at the next start.": "Terzetto wurde ohne eigenes CSS gestartet. Gespeicherte Stile gelten ab dem nächsten Start.",
  // onboarding/install.js
  "Terzetto will show it here as soon as it's running.": "Sobald der Server läuft, zeigt Terzetto ihn hier.",
  // onboarding/index.js
  "Terzetto writes with a language model that you choose. Everything stays on this computer, except what you send to servers you add.": "Terzetto schreibt mit einem Sprachmodell Ihrer Wahl. Alles bleibt auf diesem Computer, außer dem, was Sie an hinzugefügte Server senden.",
  // automation/editor/tryflow.js
  "Test": "Test",
  // settings/models/endpointcard.js, settings/models/voicetest.js
  "Test Director and Editor": "Regisseur und Lektor testen",
  // settings/models/voicetest.js, widgets/servers/probe.js
  "Test again": "Erneut testen",
  // automation/editor/tryflow.js
  "Test flow": "Flow testen",
  // model/capabilities.js
  "Test of {model}, {when}": "Test von {model}, {when}",
  // settings/toolbox/websearch.js
  "Test search": "Suche testen",
  // composer/answerer.js, settings/models/configrow.js, settings/models/endpointcard.js
  "Test this model": "Dieses Modell testen",
  // automation/editor/trystep.js
  "Test this step": "Diesen Schritt testen",
  // settings/models/voicetest.js, widgets/servers/probe.js
  "Tested {when}": "Getestet: {when}",
  // widgets/servers/probe.js
  "Testing the model with a short conversation. Loading the model first can take a minute.": "Das Modell wird mit einem kurzen Gespräch getestet. Muss es erst geladen werden, kann das eine Minute dauern.",
  // automation/editor/trystep.js
  "Testing…": "Test läuft …",
  // automation/editor/anyfield.js, automation/editor/askform.js, automation/editor/values.js, automation/widgets/varrows.js, library/entries.js, model/toolwords.js, settings/appearance/appearance.js, widgets/editlist/forms.js, widgets/editlist/prompts.js
  "Text": "Text",
  // automation/editor/values.js, automation/schedules/trytrigger.js
  "Text after the command": "Text nach dem Befehl",
  // automation/editor/conditionfield.js
  "Text or number": "Text oder Zahl",
  // widgets/editlist/forms.js
  "Text that the Director sees next turn and continues.": "Text, den der Regisseur in der nächsten Runde sieht und fortführt.",
  // library/macros.js, voices/tryit.js
  "Text to check": "Zu prüfender Text",
  // library/scripts.js
  "Text to try": "Text zum Ausprobieren",
  // library/quickreplies.js
  "Texts and commands are put into the message box, and you send them.": "Texte und Befehle kommen ins Nachrichtenfeld, und Sie senden sie.",
  // widgets/files/encoding.js
  "Thai": "Thailändisch",
  // ipc/wails.js
  "That action failed. The log has the details.": "Die Aktion ist fehlgeschlagen. Näheres steht im Protokoll.",
  // ../plugins/tts/card.js, ../plugins/tts/voicepick.js, lib/savestate.js
  "That action failed. Try again.": "Die Aktion ist fehlgeschlagen. Bitte erneut versuchen.",
  // ../plugins/tts/card.js
  "That passage": "Diese Passage",
  // onboarding/tour.js
  "That was the tour. The demo replies until you choose a model.": "Das war der Rundgang. Die Demo antwortet, bis Sie ein Modell wählen.",
  // model/voiceways.js
  "The Director also plans each reply.": "Außerdem plant der Regisseur jede Antwort.",
  // widgets/members.js
  "The Director chooses who speaks. With the Director off, whoever you mention speaks, otherwise the next in order.": "Der Regisseur wählt, wer spricht. Ist er aus, spricht, wen Sie erwähnen, sonst der Nächste in der Reihe.",
  // settings/models/voicefigures.js
  "The Director failed": "Der Regisseur scheiterte",
  // chat/message.js
  "The Director is reading the room.": "Der Regisseur erfasst die Stimmung.",
  // voices/waypicker.js
  "The Director plans and the Writer replies. The Editor is off.": "Der Regisseur plant und der Autor antwortet. Der Lektor ist aus.",
  // widgets/conversation/directions.js
  "The Director reads the directions.": "Der Regisseur liest die Regieanweisungen.",
  // widgets/editlist/forms.js
  "The Director reads this to choose a mood.": "Das liest der Regisseur, um eine Stimmung zu wählen.",
  // chat/thoughts.js
  "The Director's thoughts, {n, plural, one {# word} other {# words}}": "Gedanken des Regisseurs, {n, plural, one {# Wort} other {# Wörter}}",
  // settings/models/voicefigures.js
  "The Editor changed names or numbers in {all} drafts: {n}.": "Der Lektor hat in {all} Entwürfen Namen oder Zahlen geändert: {n}.",
  // settings/models/voicetest.js
  "The Editor changed nothing.": "Der Lektor hat nichts geändert.",
  // settings/models/voicefigures.js
  "The Editor failed": "Der Lektor scheiterte",
  // settings/models/voicefigures.js
  "The Editor failed in {n} of {all} openings.": "Der Lektor ist bei {n} von {all} Anfängen gescheitert.",
  // model/voiceways.js
  "The Editor fixes what it finds in the reply.": "Der Lektor verbessert, was er in der Antwort findet.",
  // voices/proof.js
  "The Editor has read no reply here yet.": "Der Lektor hat hier noch keine Antwort gelesen.",
  // chat/message.js
  "The Editor is editing.": "Der Lektor überarbeitet den Text.",
  // settings/models/voicefigures.js
  "The Editor lowers the findings per 1,000 words from {before} to {after}. The Director adds too little: {directed}.": "Der Lektor senkt die Auffälligkeiten je 1.000 Wörter von {before} auf {after}. Der Regisseur bringt zu wenig: {directed}.",
  // settings/models/voicefigures.js
  "The Editor lowers the findings per 1,000 words from {before} to {after}. The Director failed in {n} of {all} openings.": "Der Lektor senkt die Auffälligkeiten je 1.000 Wörter von {before} auf {after}. Der Regisseur scheiterte bei {n} von {all} Anfängen.",
  // settings/models/voicefigures.js
  "The Editor lowers the findings per 1,000 words from {before} to {after}. With the Director, names or numbers changed.": "Der Lektor senkt die Auffälligkeiten je 1.000 Wörter von {before} auf {after}. Mit dem Regisseur änderten sich Namen oder Zahlen.",
  // settings/models/voicefigures.js
  "The Editor removes less than a quarter: {before} findings per 1,000 words, then {after}.": "Der Lektor entfernt weniger als ein Viertel: erst {before} Auffälligkeiten je 1.000 Wörter, dann {after}.",
  // voices/editor.js
  "The Editor shortens a reply that is too long, with one more request.": "Zu lange Antworten kürzt der Lektor mit einem weiteren Aufruf.",
  // voices/proof.js
  "The Editor took {time} and wrote {n} tokens.": "Der Lektor hat {time} gebraucht und {n} Token geschrieben.",
  // chat/thoughts.js
  "The Editor's thoughts, {n, plural, one {# word} other {# words}}": "Gedanken des Lektors, {n, plural, one {# Wort} other {# Wörter}}",
  // chat/review.js
  "The Editor's version is in use.": "Die Version des Lektors wird verwendet.",
  // chat/message.js
  "The Writer is writing.": "Der Autor schreibt.",
  // widgets/conversation/directions.js
  "The Writer reads the directions that you add. Those that were noted down are not used: see Voices, Notes.": "Der Autor liest die Regieanweisungen, die Sie hinzufügen. Die notierten werden nicht benutzt: siehe Stimmen, Notizen.",
  // widgets/conversation/directions.js
  "The Writer reads the directions.": "Der Autor liest die Regieanweisungen.",
  // widgets/editlist/forms.js
  "The Writer reads this once, when the mood ends.": "Das liest der Autor einmal, wenn die Stimmung endet.",
  // widgets/editlist/forms.js
  "The Writer reads this while the mood is active.": "Das liest der Autor, solange die Stimmung aktiv ist.",
  // settings/models/voicefigures.js
  "The Writer's drafts have no findings, so there is nothing to edit.": "Die Entwürfe des Autors haben keine Auffälligkeiten, also gibt es nichts zu lektorieren.",
  // inspector/sections.js
  "The Writer's instructions": "Anweisungen an den Autor",
  // chat/thoughts.js
  "The Writer's thoughts, {n, plural, one {# word} other {# words}}": "Gedanken des Autors, {n, plural, one {# Wort} other {# Wörter}}",
  // chat/review.js
  "The Writer's version is in use.": "Die Version des Autors wird verwendet.",
  // widgets/approval.js
  "The agent is waiting for your answer. If you don't allow this, the agent continues without it.": "Der Agent wartet auf Ihre Antwort. Wenn Sie es nicht erlauben, macht der Agent ohne weiter.",
  // sidebar/unread.js
  "The assistant replied": "Der Assistent hat geantwortet",
  // ../plugins/tts/cast.js
  "The audio is kept with the reply.": "Das Audio wird mit der Antwort gespeichert.",
  // inspector/editorsections.js
  "The audit found something new in the sentence.": "Die Prüfung fand im Satz etwas Neues.",
  // settings/models/getanother.js
  "The author asks for a license agreement first.": "Der Autor verlangt zuerst die Zustimmung zur Lizenz.",
  // settings/data/backups.js
  "The backup contains {copy}. Current data: {here}.": "Die Sicherung enthält {copy}. Aktuelle Daten: {here}.",
  // chat/rescue.js
  "The backup contains {holds}.": "Die Sicherung enthält {holds}.",
  // main/commands.js
  "The backup is in the backup folder.": "Die Sicherung liegt im Sicherungsordner.",
  // chat/rescue.js
  "The backup of {at} contains {holds}.": "Die Sicherung vom {at} enthält {holds}.",
  // sidebar/oldbackups.js
  "The backups were kept: {why}": "Die Backups wurden behalten: {why}",
  // model/toolwords.js
  "The body as JSON.": "Der Inhalt als JSON.",
  // model/toolwords.js
  "The body as form fields.": "Der Inhalt als Formularfelder.",
  // automation/editor/controlforms.js
  "The branches run in parallel. The next step waits for all of them.": "Die Zweige laufen parallel. Der nächste Schritt wartet auf alle.",
  // automation/editor/wordfields.js
  "The call ends with a note": "Der Aufruf endet mit einem Hinweis",
  // inspector/chart.js
  "The call took {whole}.": "Der Aufruf dauerte {whole}.",
  // inspector/chart.js
  "The call took {whole}. The first word came after {wait}.": "Der Aufruf dauerte {whole}. Das erste Wort kam nach {wait}.",
  // chat/calls.js
  "The call was cut off. Whether the call took effect is unknown.": "Der Aufruf wurde abgebrochen. Ob der Aufruf gewirkt hat, ist unbekannt.",
  // chat/calls.js
  "The call was not allowed, so the tool didn't run.": "Der Aufruf wurde nicht erlaubt, das Werkzeug lief also nicht.",
  // library/preview.js
  "The card's system prompt, which is added to yours": "Der System-Prompt der Karte, der Ihren ergänzt",
  // library/preview.js
  "The card's system prompt, which replaces yours": "Der System-Prompt der Karte, der Ihren ersetzt",
  // library/index.js
  "The characters you chat with. Drop a card here to import it.": "Die Charaktere für Ihre Gespräche. Zum Importieren eine Karte hierher ziehen.",
  // onboarding/advice.js
  "The chosen server has no model yet.": "Der gewählte Server hat noch kein Modell.",
  // model/toolwords.js
  "The column that names each point.": "Die Spalte, die jeden Punkt benennt.",
  // model/toolwords.js
  "The columns with the numbers.": "Die Spalten mit den Zahlen.",
  // model/customcss.js
  "The comment in line {n} has no end.": "Der Kommentar in Zeile {n} hat kein Ende.",
  // automation/run/stepsview.js
  "The condition was false.": "Die Bedingung traf nicht zu.",
  // model/impersonation.js
  "The connection was interrupted, so your message was not written.": "Die Verbindung wurde unterbrochen, daher wurde Ihre Nachricht nicht geschrieben.",
  // chat/rescue.js
  "The current data is backed up first, so you can return to it. Replies in progress are stopped.": "Die aktuellen Daten werden vorher gesichert, der Weg zurück bleibt also offen. Laufende Antworten werden beendet.",
  // automation/run/againdialog.js
  "The current version of the workflow runs.": "Ausgeführt wird die aktuelle Version des Workflows.",
  // chat/rescue.js
  "The damaged files are kept in {folder}.": "Die beschädigten Dateien liegen in {folder}.",
  // settings/data/data.js
  "The database has no errors.": "Die Datenbank ist fehlerfrei.",
  // composer/answerer.js
  "The demo needs no test.": "Die Demo braucht keinen Test.",
  // widgets/conversation/sheet.js
  "The demo replies here. It has no samplers.": "Hier antwortet die Demo. Sie hat keine Sampler.",
  // composer/answerer.js
  "The demo replies.": "Die Demo antwortet.",
  // widgets/conversation/directions.js
  "The direction applies from the last reply on, in this branch.": "Die Regieanweisung gilt ab der letzten Antwort, auf diesem Zweig.",
  // team/preview.js
  "The document": "Das Dokument",
  // team/deletions.js
  "The document won't be listed with this message any more. To keep a copy, save the document first.": "Das Dokument wird bei dieser Nachricht nicht mehr aufgeführt. Um eine Kopie zu behalten, das Dokument vorher speichern.",
  // model/engine.js
  "The download of the engine is paused": "Der Download der Engine ist angehalten",
  // model/engine.js
  "The download of {name} is paused": "Der Download von {name} ist angehalten",
  // settings/models/getanother.js
  "The download started.": "Der Download hat begonnen.",
  // chat/foldversions.js
  "The earlier versions couldn't be read.": "Die früheren Fassungen ließen sich nicht lesen.",
  // inspector/editorsections.js
  "The edit belongs to another sentence.": "Die Änderung gehört zu einem anderen Satz.",
  // inspector/editorsections.js
  "The edit changed a name.": "Die Änderung hat einen Namen verändert.",
  // inspector/editorsections.js
  "The edit changed a number.": "Die Änderung hat eine Zahl verändert.",
  // inspector/editorsections.js
  "The edit changed what somebody says.": "Die Änderung hat verändert, was jemand sagt.",
  // inspector/editorsections.js
  "The edit changed who the sentence is about.": "Die Änderung hat verändert, von wem der Satz handelt.",
  // inspector/editorsections.js
  "The edit contained an instruction instead of prose.": "Die Bearbeitung enthielt eine Anweisung statt Prosa.",
  // inspector/editorsections.js
  "The edit contained reasoning or tool tags.": "Die Bearbeitung enthielt Gedankengänge oder Werkzeug-Tags.",
  // inspector/editorsections.js
  "The edit cut a word or a sentence in two.": "Die Bearbeitung hat ein Wort oder einen Satz zerschnitten.",
  // inspector/editorsections.js
  "The edit damaged the punctuation.": "Die Änderung hat die Zeichensetzung beschädigt.",
  // inspector/editorsections.js
  "The edit ended in the middle of a sentence.": "Die Bearbeitung endete mitten im Satz.",
  // inspector/editorsections.js
  "The edit has more audit findings than the draft.": "Die Bearbeitung hat mehr Auffälligkeiten als der Entwurf.",
  // inspector/editorsections.js
  "The edit is not readable text.": "Die Bearbeitung ist kein lesbarer Text.",
  // inspector/editorsections.js
  "The edit kept too few of the draft’s words.": "Die Bearbeitung behielt zu wenige Wörter des Entwurfs.",
  // inspector/editorsections.js
  "The edit left out too much of the draft.": "Die Bearbeitung ließ zu viel vom Entwurf weg.",
  // inspector/editorsections.js
  "The edit talked about the text instead of only giving it.": "Die Bearbeitung redete über den Text, statt ihn nur zu liefern.",
  // inspector/editorsections.js
  "The edit was a code block instead of prose.": "Die Bearbeitung war ein Codeblock statt Prosa.",
  // inspector/editorsections.js
  "The edit was cut off before it was complete.": "Die Bearbeitung brach ab, bevor sie vollständig war.",
  // inspector/editorsections.js
  "The edit was empty.": "Die Bearbeitung war leer.",
  // inspector/editorsections.js
  "The edit was in another language than the draft.": "Die Bearbeitung war in einer anderen Sprache als der Entwurf.",
  // inspector/editorsections.js
  "The edit was too long.": "Die Bearbeitung war zu lang.",
  // inspector/editorsections.js
  "The edits removed more than a third of the draft.": "Die Bearbeitungen entfernten mehr als ein Drittel des Entwurfs.",
  // library/entryrules.js
  "The entry is from": "Der Eintrag ist von",
  // library/entries.js
  "The entry is used when a key is mentioned.": "Der Eintrag wird verwendet, wenn ein Schlüsselwort erwähnt wird.",
  // widgets/requestparts.js
  "The exact arguments": "Die genauen Argumente",
  // widgets/memory/remember.js
  "The fact is remembered.": "Die Tatsache ist gemerkt.",
  // widgets/requestparts.js
  "The file has changed since you allowed this call. Look at the file, then answer again.": "Die Datei wurde geändert, seit Sie diesen Aufruf erlaubt haben. Sehen Sie sich die Datei an und antworten Sie dann noch einmal.",
  // model/scriptwords.js
  "The file has too many quick replies. Left out: {detail}": "Die Datei hat zu viele Schnellantworten. Ausgelassen: {detail}",
  // model/scriptwords.js
  "The file has too many scripts. Left out: {detail}": "Die Datei hat zu viele Skripte. Ausgelassen: {detail}",
  // settings/data/backups.js
  "The file replaces everything that is here. The current data is backed up first, so you can return to it. Replies in progress are stopped.": "Die Datei ersetzt alles, was hier ist. Vorher werden die jetzigen Daten gesichert, sodass Sie zu ihnen zurückkehren können. Laufende Antworten werden gestoppt.",
  // automation/schedules/rhythmfields.js
  "The first": "Am ersten",
  // model/toolwords.js
  "The first row names the columns.": "Die erste Zeile benennt die Spalten.",
  // chat/speed.js
  "The first token came after {time}.": "Das erste Token kam nach {time}.",
  // automation/editor/wordfields.js
  "The flow fails": "Der Flow schlägt fehl",
  // automation/editor/tryflow.js
  "The flow is running…": "Der Flow läuft …",
  // settings/toolbox/toolserverform.js
  "The folder in which the program runs. Leave empty for your home folder.": "Der Ordner, in dem das Programm läuft. Leer lassen für Ihren persönlichen Ordner.",
  // model/folders.js
  "The folder “{name}” was deleted. Its conversations were kept.": "Der Ordner „{name}“ wurde gelöscht. Seine Gespräche bleiben erhalten.",
  // automation/editor/askform.js
  "The form can't show this whole schema.": "Das Formular kann dieses Schema nicht vollständig anzeigen.",
  // automation/schedules/rhythmfields.js
  "The fourth": "Am vierten",
  // model/toolwords.js
  "The full address, such as {example}.": "Die vollständige Adresse, etwa {example}.",
  // model/toolwords.js
  "The host asks for a digest of the password.": "Der Host verlangt eine Prüfsumme des Passworts.",
  // library/transfer/section.js
  "The import was undone. Its conversations are in the trash.": "Der Import wurde rückgängig gemacht. Seine Gespräche sind im Papierkorb.",
  // model/transfer.js
  "The imported settings replace yours.": "Die importierten Einstellungen ersetzen Ihre.",
  // settings/toolbox/websearch.js
  "The instance must allow the format json under search.formats in its settings.yml.": "Die Instanz muss in ihrer settings.yml unter search.formats das Format json erlauben.",
  // settings/appearance/appearance.js
  "The lamp had burned all night on the empty stage. “You are late,” it seemed to say, and {stressed} nobody argued.": "Die ganze Nacht hatte die Lampe auf der leeren Bühne gebrannt. „Sie kommen spät“, schien sie zu sagen, und {stressed} widersprach niemand.",
  // automation/schedules/rhythmfields.js
  "The last": "Am letzten",
  // chat/foldversions.js
  "The last 20 versions are kept.": "Die letzten 20 Fassungen bleiben erhalten.",
  // automation/editor/flowform.js
  "The last answer only": "Nur die letzte Antwort",
  // chat/rescue.js
  "The last change was saved on {at}.": "Die letzte Änderung wurde am {at} gespeichert.",
  // model/links.js
  "The link leads to {host}.": "Der Link führt zu {host}.",
  // automation/editor/controlforms.js
  "The lists of all pages become one list.": "Die Listen aller Seiten werden eine Liste.",
  // automation/list/gatechart.js
  "The load is unknown.": "Die Auslastung ist unbekannt.",
  // automation/run/logview.js, automation/run/partsview.js
  "The log is empty.": "Das Protokoll ist leer.",
  // model/toolwords.js
  "The longest answer, in tokens.": "Die Höchstlänge der Antwort, in Token.",
  // settings/index.js
  "The look of the window.": "Das Aussehen des Fensters.",
  // ../plugins/tts/widget.js
  "The message changed after this audio was made.": "Die Nachricht wurde geändert, nachdem dieses Audio entstand.",
  // model/jump.js
  "The message is in another conversation.": "Die Nachricht ist in einem anderen Gespräch.",
  // widgets/memory/page.js
  "The message no longer says it": "Die Nachricht sagt es nicht mehr",
  // team/deletions.js
  "The message text is deleted and its documents are no longer listed with it. The log is kept.": "Der Text der Nachricht wird gelöscht, und ihre Dokumente werden nicht mehr bei ihr aufgeführt. Das Protokoll bleibt erhalten.",
  // team/deletions.js
  "The message text is deleted. The log is kept.": "Der Text der Nachricht wird gelöscht. Das Protokoll bleibt erhalten.",
  // model/depth.js
  "The model": "Das Modell",
  // chat/foldversions.js
  "The model can still be reminded of these facts.": "An diese Tatsachen kann das Modell weiter erinnert werden.",
  // model/capabilities.js
  "The model can think before it answers.": "Das Modell kann vor der Antwort nachdenken.",
  // chat/readnotes.js
  "The model can't see images. It reads their names instead.": "Das Modell kann keine Bilder sehen. Es liest stattdessen ihre Namen.",
  // chat/foldversions.js
  "The model couldn't write the summary again. It's asked once more after the next reply.": "Das Modell konnte die Zusammenfassung nicht neu schreiben. Nach der nächsten Antwort wird es noch einmal gefragt.",
  // chat/foldversions.js
  "The model doesn't rewrite this summary automatically. Choose Regenerate to have it written again.": "Das Modell schreibt diese Zusammenfassung nicht automatisch neu. Neu generieren lässt sie neu schreiben.",
  // voices/agent.js
  "The model for Director and Editor.": "Das Modell für Regisseur und Lektor.",
  // model/capabilities.js
  "The model has no tools. Director and Editor ask for a form instead.": "Das Modell hat keine Werkzeuge. Regisseur und Lektor fordern stattdessen ein Formular an.",
  // model/catalog.js
  "The model in use": "Das verwendete Modell",
  // model/room.js
  "The model is a download of about 10 GB.": "Das Modell ist ein Download von etwa 10 GB.",
  // chat/foldline.js, model/folding.js
  "The model is writing the summary…": "Das Modell schreibt die Zusammenfassung …",
  // chat/foldline.js
  "The model now reads a summary of the earlier messages.": "Das Modell liest jetzt eine Zusammenfassung der früheren Nachrichten.",
  // chat/calls.js
  "The model read the first {part} of {all}.": "Das Modell hat die ersten {part} von {all} gelesen.",
  // chat/foldline.js
  "The model reads a summary of the messages above": "Das Modell liest eine Zusammenfassung der früheren Nachrichten",
  // chat/foldline.js
  "The model reads the messages themselves again, as far as they fit.": "Das Modell liest wieder die Nachrichten selbst, soweit sie hineinpassen.",
  // library/entries.js
  "The model reads the name before the text.": "Das Modell liest den Namen vor dem Text.",
  // library/personas.js
  "The model reads this description when no persona is active.": "Diese Beschreibung liest das Modell, wenn keine Persona aktiv ist.",
  // chat/foldline.js
  "The model reads this summary in place of the messages above. The messages stay in the conversation.": "Das Modell liest diese Zusammenfassung anstelle der früheren Nachrichten. Die Nachrichten bleiben im Gespräch.",
  // widgets/editlist/personas.js
  "The model reads this to know you.": "Daraus erfährt das Modell, wer Sie sind.",
  // model/capabilities.js
  "The model reads {n, plural, one {# token} other {# tokens}} at once.": "Das Modell liest {n, plural, one {# Token} other {# Token}} auf einmal.",
  // model/capabilities.js
  "The model reads {n, plural, one {# token} other {# tokens}} at once. Long conversations are summarized early. If you can, raise the context size on the server.": "Das Modell liest {n, plural, one {# Token} other {# Token}} auf einmal. Lange Gespräche werden früh zusammengefasst. Wenn möglich, die Kontextgröße auf dem Server erhöhen.",
  // inspector/editorsections.js
  "The model refused to edit the text.": "Das Modell weigerte sich, den Text zu bearbeiten.",
  // chat/foldline.js
  "The model still reads every message of this conversation.": "Das Modell liest noch alle Nachrichten dieses Gesprächs.",
  // library/worlds.js
  "The model then reads everything after an entry again, which takes time in each turn.": "Das Modell liest dann alles nach einem Eintrag erneut, was jedes Mal Zeit kostet.",
  // chat/foldversions.js
  "The model writes the summary again when nothing has happened for a while.": "Das Modell schreibt die Zusammenfassung neu, sobald eine Weile nichts geschehen ist.",
  // inspector/chart.js
  "The model wrote {tokens} tokens, {speed} a second.": "Das Modell schrieb {tokens} Token, {speed} pro Sekunde.",
  // inspector/chart.js
  "The model wrote {tokens} tokens.": "Das Modell schrieb {tokens} Token.",
  // settings/models/local.js
  "The model's file is deleted from the disk, which frees {size}.": "Die Datei des Modells wird von der Festplatte gelöscht. Das gibt {size} frei.",
  // library/worlds.js
  "The most that its entries take together. Empty: no limit of its own.": "Höchstens so viel nehmen die Einträge zusammen ein. Leer: keine eigene Grenze.",
  // model/toolwords.js
  "The name of a saved flow.": "Der Name eines gespeicherten Flows.",
  // model/toolwords.js
  "The name of a saved workflow.": "Der Name eines gespeicherten Workflows.",
  // model/toolwords.js
  "The name of the form field for the file.": "Der Name des Formularfelds für die Datei.",
  // widgets/samplers/samplers.js
  "The name {name} is used twice.": "Der Name {name} kommt zweimal vor.",
  // widgets/editlist/forms.js
  "The name, if empty": "Der Name, falls leer",
  // model/copies.js
  "The new title is “{title}”.": "Der neue Titel ist „{title}“.",
  // automation/schedules/scheduleform.js
  "The next run changes when you save.": "Der nächste Lauf ändert sich beim Speichern.",
  // model/depth.js
  "The note goes with your newest message.": "Die Notiz geht mit der neuesten Nachricht mit.",
  // library/cardfields.js, widgets/conversation/sheet.js
  "The note is from": "Die Notiz ist von",
  // automation/editor/controlforms.js
  "The number of items before": "Der Zahl der Elemente davor",
  // voices/waypicker.js
  "The open conversation has no character, so there the Writer replies alone.": "Das offene Gespräch hat keinen Charakter, daher antwortet dort der Autor allein.",
  // settings/appearance/appearance.js
  "The other key starts a new line. Shift+Enter always does.": "Die andere Taste beginnt eine neue Zeile. Umschalt+Eingabe tut das immer.",
  // settings/models/local.js
  "The part that was downloaded so far is deleted.": "Der bisher heruntergeladene Teil wird gelöscht.",
  // inspector/editorsections.js
  "The passage to replace is in the draft more than once.": "Die zu ersetzende Passage kommt im Entwurf mehrmals vor.",
  // inspector/editorsections.js
  "The passage to replace is not in the draft.": "Die zu ersetzende Passage kommt im Entwurf nicht vor.",
  // settings/models/localchoices.js
  "The path of your own llama-server. Leave empty to use the best one found.": "Der Pfad eines eigenen llama-server. Leer: der beste gefundene.",
  // model/scriptwords.js
  "The pattern can't be used.": "Das Muster ist nicht benutzbar.",
  // model/scriptwords.js
  "The pattern took too long, so the script left the text alone.": "Das Muster brauchte zu lange, also ließ das Skript den Text.",
  // ../plugins/tts/reader.js
  "The player for this audio is missing. Read the reply aloud again.": "Der Player für dieses Audio fehlt. Bitte die Antwort erneut vorlesen lassen.",
  // main/dispatch.js
  "The plug-in {name} is still busy with an earlier reply, so it was left out.": "Das Plug-in {name} ist noch mit einer früheren Antwort beschäftigt und wurde daher ausgelassen.",
  // settings/appearance/customlook.js
  "The previous look returns in {n, plural, one {# second} other {# seconds}}.": "Das vorige Aussehen kehrt in {n, plural, one {# Sekunde} other {# Sekunden}} zurück.",
  // inspector/chart.js
  "The prompt had {total} tokens. None were reused from the previous call.": "Der Prompt hatte {total} Token. Keines davon wurde aus dem vorigen Aufruf wiederverwendet.",
  // inspector/chart.js
  "The prompt had {total} tokens. {reused} were reused from the previous call.": "Der Prompt hatte {total} Token. {reused} davon wurden aus dem vorigen Aufruf wiederverwendet.",
  // library/quickreplies.js
  "The quick reply comes first": "Die Schnellantwort kommt zuerst",
  // inspector/editorsections.js
  "The replacement is the same as the original.": "Der Ersatz ist mit dem Original identisch.",
  // chat/message.js
  "The reply is starting.": "Die Antwort beginnt.",
  // widgets/approval.js
  "The reply is waiting for your answer. If you don't allow this, the model replies without the result.": "Die Antwort wartet auf Ihre Entscheidung. Wenn Sie es nicht erlauben, antwortet das Modell ohne das Ergebnis.",
  // composer/startfield.js
  "The reply starts with": "Die Antwort beginnt mit",
  // model/turnpushes.js
  "The reply was continued.": "Die Antwort wurde fortgesetzt.",
  // chat/calls.js
  "The reply was stopped before this call.": "Die Antwort wurde vor diesem Aufruf gestoppt.",
  // widgets/requestparts.js
  "The request comes from “{tool}”.": "Die Anfrage kommt von „{tool}“.",
  // automation/run/stepsview.js
  "The run ended before this step.": "Der Lauf endete vor diesem Schritt.",
  // automation/editor/controlforms.js
  "The run ends here with this result.": "Der Lauf endet hier mit diesem Ergebnis.",
  // automation/editor/controlforms.js
  "The run fails here with this message.": "Der Lauf schlägt hier mit dieser Meldung fehl.",
  // automation/run/runhead.js
  "The run's steps, results and log are deleted. Changes made by its tools are kept.": "Schritte, Ergebnisse und Protokoll des Laufs werden gelöscht. Änderungen durch seine Werkzeuge bleiben bestehen.",
  // widgets/samplers/samplers.js
  "The same seed gives the same reply to the same request. −1 is random.": "Derselbe Seed ergibt auf dieselbe Anfrage dieselbe Antwort. −1 ist zufällig.",
  // model/scriptwords.js
  "The script adds too much, so it left the text alone.": "Das Skript fügt zu viel hinzu, also ließ es den Text.",
  // library/scripts.js
  "The script changes nothing.": "Das Skript ändert nichts.",
  // settings/data/privacy.js
  "The search for model servers stays on this computer and sends no keys.": "Die Suche nach Modellservern bleibt auf diesem Computer und sendet keine Schlüssel.",
  // automation/schedules/rhythmfields.js
  "The second": "Am zweiten",
  // inspector/editorsections.js
  "The sentence was changed already.": "Der Satz war schon geändert.",
  // inspector/editorsections.js
  "The sentence was not to be changed.": "Der Satz sollte nicht geändert werden.",
  // widgets/servers/probe.js
  "The server didn't report the model's capabilities.": "Der Server hat die Fähigkeiten des Modells nicht gemeldet.",
  // widgets/servers/modelpick.js
  "The server has no model yet. Load a model there and retry, or enter a name.": "Der Server hat noch kein Modell. Dort ein Modell laden und es erneut versuchen oder einen Namen eingeben.",
  // inspector/template.js
  "The server reads much of each prompt again, so Terzetto is trying other requests.": "Der Server liest einen großen Teil jedes Prompts erneut, daher probiert Terzetto andere Anfragen aus.",
  // inspector/template.js
  "The server reads much of each prompt again. Other requests didn't change that.": "Der Server liest einen großen Teil jedes Prompts erneut. Andere Anfragen haben daran nichts geändert.",
  // chat/phase.js
  "The server reads the prompt · {n} of about {all} s": "Der Server liest den Prompt · {n} von etwa {all} s",
  // chat/phase.js
  "The server reads the prompt · {n} s": "Der Server liest den Prompt · {n} s",
  // settings/models/endpointcard.js
  "The server's address, key and model settings will be deleted. Your conversations are kept.": "Adresse, Schlüssel und Modelleinstellungen des Servers werden gelöscht. Ihre Gespräche bleiben erhalten.",
  // voices/agent.js
  "The server's current model": "Das aktuelle Modell des Servers",
  // voices/agent.js
  "The server's current model ({model})": "Das aktuelle Modell des Servers ({model})",
  // settings/models/configrow.js
  "The settings for this model will be deleted.": "Die Einstellungen für dieses Modell werden gelöscht.",
  // widgets/samplers/samplers.js
  "The shape of that change. 1 is even.": "Die Form dieser Änderung. 1 ist gleichmäßig.",
  // automation/editor/morefields.js
  "The step fails when it takes longer.": "Dauert der Schritt länger, schlägt er fehl.",
  // automation/editor/trystep.js
  "The step returned nothing.": "Der Schritt hat nichts zurückgegeben.",
  // automation/editor/trystep.js
  "The step took {time}.": "Dauer des Schritts: {time}.",
  // model/scriptwords.js
  "The stored text": "Den gespeicherten Text",
  // model/scriptwords.js
  "The stored text stays as it is, and the model reads that.": "Der gespeicherte Text bleibt, und das Modell liest diesen.",
  // model/scriptwords.js
  "The stored text stays as it is, and you see that.": "Der gespeicherte Text bleibt, und Sie sehen diesen.",
  // model/scriptwords.js
  "The stored text stays as it is.": "Der gespeicherte Text bleibt, wie er ist.",
  // widgets/memory/page.js
  "The story": "Die Geschichte",
  // team/asks.js
  "The team is waiting for your answer.": "Das Team wartet auf Ihre Antwort.",
  // team/deletions.js
  "The team won't see this file in later rounds. Documents made from the file are kept.": "Das Team sieht diese Datei in späteren Runden nicht mehr. Daraus erstellte Dokumente bleiben erhalten.",
  // automation/editor/trystep.js
  "The test uses these values.": "Der Test verwendet diese Werte.",
  // model/customcss.js
  "The text in quotes in line {n} has no end.": "Der Text in Anführungszeichen in Zeile {n} hat kein Ende.",
  // automation/editor/askform.js, automation/variables/variables.js, automation/widgets/varrows.js, widgets/schema/entry.js
  "The text is not valid JSON.": "Der Text ist kein gültiges JSON.",
  // voices/marks.js
  "The text is over the length limit, so the Editor would rewrite it.": "Der Text überschreitet die Längengrenze, daher würde der Lektor ihn umschreiben.",
  // widgets/files/items.js
  "The text of this page couldn't be read well. Save the document to see the page.": "Der Text dieser Seite ließ sich nicht gut lesen. Das Dokument speichern, um die Seite zu sehen.",
  // main/closing.js, settings/appearance/appearance.js
  "The text written so far is kept either way.": "Der bisher geschriebene Text bleibt in jedem Fall erhalten.",
  // library/entryrules.js
  "The texts of other entries don't.": "Die Texte anderer Einträge nicht.",
  // library/worlds.js
  "The texts of used entries are searched for keys, too.": "Auch die Texte verwendeter Einträge werden nach Schlüsselwörtern durchsucht.",
  // automation/schedules/rhythmfields.js
  "The third": "Am dritten",
  // inspector/rail.js
  "The thoughts of this voice appear here.": "Die Gedanken dieser Stimme erscheinen hier.",
  // automation/schedules/rhythmfields.js
  "The time zone of this computer": "Die Zeitzone dieses Computers",
  // automation/schedules/triggerform.js
  "The token ends in {hint}.": "Das Token endet auf {hint}.",
  // settings/toolbox/websearch.js
  "The tool answered with text:": "Das Werkzeug hat mit Text geantwortet:",
  // widgets/approval.js
  "The tool server now says: “{text}”": "Der Werkzeugserver beschreibt es jetzt so: „{text}“",
  // widgets/requestparts.js
  "The tool server’s own name for this tool: {name}": "Eigener Name des Werkzeugs auf seinem Server: {name}",
  // inspector/chart.js
  "The tools changed, so no tokens were reused": "Die Werkzeuge haben sich geändert, daher wurden keine Token wiederverwendet",
  // sidebar/emptynotice.js
  "The trash is empty. Deleted conversations stay in the trash until you delete them permanently.": "Der Papierkorb ist leer. Gelöschte Gespräche bleiben hier, bis sie dauerhaft gelöscht werden.",
  // automation/editor/editorbar.js
  "The triggers of this workflow are deleted too. All runs are kept, and runs in progress continue.": "Die Auslöser dieses Workflows werden mit gelöscht. Alle Läufe bleiben erhalten, und laufende werden fortgesetzt.",
  // automation/variables/variables.js
  "The value is encrypted and never shown again.": "Der Wert wird verschlüsselt und nie wieder angezeigt.",
  // model/toolwords.js
  "The value of “next” in the previous result.": "Der Wert von „next“ im vorigen Ergebnis.",
  // ../plugins/tts/card.js
  "The whole message": "Die ganze Nachricht",
  // main/closing.js
  "The window closes after the reply.": "Das Fenster schließt nach der Antwort.",
  // automation/schedules/triggerform.js
  "The window opens no port, so other programs can't call this hook. Run “terzetto serve --addr 127.0.0.1:8080” instead of the window.": "Das Fenster öffnet keinen Port, daher können andere Programme diesen Hook nicht aufrufen. Dazu statt des Fensters „terzetto serve --addr 127.0.0.1:8080“ ausführen.",
  // automation/editor/editorbar.js
  "The workflow goes back to its last saved state.": "Der Workflow kehrt zum zuletzt gespeicherten Stand zurück.",
  // automation/editor/editorbar.js
  "The workflow was copied as JSON.": "Der Workflow wurde als JSON kopiert.",
  // automation/editor/morefields.js
  "The workflow's own": "Der des Workflows",
  // inspector/panel.js
  "The {voice} didn't take part in this turn.": "Der {voice} war an dieser Runde nicht beteiligt.",
  // inspector/resting.js
  "The {voice} is turned off for {model}.": "Der {voice} ist für {model} ausgeschaltet.",
  // inspector/panel.js
  "The {voice} is waiting.": "Der {voice} wartet.",
  // inspector/panel.js
  "The {voice} is working.": "Der {voice} arbeitet.",
  // inspector/resting.js
  "The {voice} keeps failing with {model}, so turns leave the {voice} out.": "Der {voice} scheitert mit {model} immer wieder und wird deshalb ausgelassen.",
  // inspector/panel.js
  "The {voice} produced no output.": "Der {voice} hat nichts ausgegeben.",
  // inspector/resting.js
  "The {voice} takes part again from the next turn on.": "Der {voice} ist ab der nächsten Runde wieder dabei.",
  // main/settingnames.js, settings/appearance/appearance.js
  "Theme": "Design",
  // automation/editor/stepkinds.js, automation/run/parts.js
  "Then": "Dann",
  // settings/toolbox/toolbox.js
  "Then the model replies with what it has.": "Danach antwortet das Modell mit dem, was vorliegt.",
  // widgets/memory/carry.js
  "There are no facts here to carry over.": "Hier gibt es keine Tatsachen zum Übernehmen.",
  // voices/proof.js
  "There are no such sentences.": "Solche Sätze gibt es nicht.",
  // widgets/memory/page.js
  "There are none.": "Es gibt keine.",
  // model/engine.js
  "There is enough free memory.": "Es ist genug Speicher frei.",
  // settings/models/getanother.js
  "There is no .gguf file in this repository.": "In diesem Repository ist keine .gguf-Datei.",
  // settings/models/local.js
  "There is no model on this computer yet.": "Auf diesem Computer ist noch kein Modell.",
  // ipc/http.js, ipc/wails.js
  "There is no operation {op}.": "Es gibt keine Operation {op}.",
  // widgets/memory/carry.js
  "There is no other conversation yet.": "Es gibt noch kein anderes Gespräch.",
  // composer/composermenu.js, main.js
  "There is no reply yet.": "Es gibt noch keine Antwort.",
  // widgets/pathpicker.js
  "There is no {name} in the tools folder.": "{name} gibt es im Werkzeugordner nicht.",
  // automation/editor/namedvalue.js
  "There is nothing to choose yet.": "Es gibt noch nichts zur Auswahl.",
  // chat/rescue.js
  "There was nothing to recover and no backup, so the database is empty now.": "Es gab nichts zu retten und keine Sicherung, deshalb ist die Datenbank jetzt leer.",
  // main/commands.js
  "There's nothing to undo right now.": "Gerade gibt es nichts rückgängig zu machen.",
  // widgets/files/filebody.js
  "These are the words of each page. Save the document to see its layout.": "Dies sind die Wörter jeder Seite. Speichern Sie das Dokument, um sein Layout zu sehen.",
  // widgets/approval.js
  "These arguments contain invisible characters, spelled out below.": "Diese Argumente enthalten unsichtbare Zeichen, die unten ausgeschrieben sind.",
  // automation/editor/flowform.js
  "These calls run in parallel. The next step reads all their answers.": "Diese Aufrufe laufen parallel. Der nächste Schritt liest alle Antworten.",
  // model/scriptwords.js
  "These macros stay as written: {detail}": "Diese Makros bleiben wie geschrieben: {detail}",
  // team/preview.js
  "These versions have no text to compare.": "Diese Versionen enthalten keinen vergleichbaren Text.",
  // library/scripts.js
  "They act everywhere, in the order of the list. You can change that in each script.": "Sie wirken überall, in der Reihenfolge der Liste. Das lässt sich in jedem Skript ändern.",
  // widgets/memory/page.js
  "Things": "Dinge",
  // model/capabilities.js
  "Think before answering": "Vor der Antwort nachdenken",
  // settings/models/modelconfig.js
  "Thinking effort": "Denkaufwand",
  // widgets/servers/found.js
  "This address answers, but not as a model server.": "Diese Adresse antwortet, aber nicht als Modellserver.",
  // team/agentstab.js
  "This agent was deleted.": "Dieser Agent wurde gelöscht.",
  // chat/removal.js
  "This also deletes {siblings, plural, one {its other version} other {its # other versions}} and {below, plural, one {the message below} other {the # messages below}}.": "Gelöscht werden auch {siblings, plural, one {ihre andere Version} other {ihre # anderen Versionen}} und {below, plural, one {die Nachricht darunter} other {die # Nachrichten darunter}}.",
  // widgets/requestcard.js
  "This answer doesn't match the form.": "Diese Antwort passt nicht zum Formular.",
  // model/notify.js
  "This browser doesn't support notifications.": "Dieser Browser unterstützt keine Benachrichtigungen.",
  // ../plugins/tts/cast.js
  "This character's speech voice": "Sprechstimme dieses Charakters",
  // automation/list/gatechart.js, automation/variables/variables.js, composer/answerer.js, settings/models/local.js
  "This computer": "Dieser Computer",
  // settings/data/hostlabels.js
  "This computer ({host})": "Dieser Computer ({host})",
  // model/room.js
  "This computer has little memory. Choose a small model.": "Dieser Computer hat wenig Arbeitsspeicher. Am besten ein kleines Modell wählen.",
  // onboarding/here.js
  "This computer has too little memory for the models that Terzetto offers.": "Dieser Computer hat zu wenig Speicher für die Modelle, die Terzetto anbietet.",
  // model/engine.js
  "This computer has too little memory.": "Dieser Computer hat zu wenig Speicher.",
  // model/room.js
  "This computer has {facts}.": "Dieser Computer hat {facts}.",
  // automation/editor/conditionfield.js
  "This condition can only be shown as text.": "Diese Bedingung lässt sich nur als Text anzeigen.",
  // main/commands.js, voices/proof.js, widgets/conversation/sheet.js
  "This conversation": "Dieses Gespräch",
  // model/readwords.js
  "This conversation has read {list}.": "Dieses Gespräch hat {list} gelesen.",
  // chat/recalls.js
  "This fact was changed or deleted since.": "Diese Tatsache wurde seitdem geändert oder gelöscht.",
  // automation/editor/templates.js
  "This file is too large for a workflow.": "Diese Datei ist für einen Workflow zu groß.",
  // automation/editor/portable.js
  "This file isn't a workflow: it has neither instructions nor a flow with steps.": "Diese Datei ist kein Workflow: Sie enthält weder Anweisungen noch einen Flow mit Schritten.",
  // automation/editor/portable.js
  "This file isn't a workflow: it isn't a JSON object.": "Diese Datei ist kein Workflow: Sie ist kein JSON-Objekt.",
  // automation/editor/portable.js
  "This file isn't valid JSON: {reason}": "Diese Datei ist kein gültiges JSON: {reason}",
  // widgets/pathpicker.js
  "This folder has more files than can be listed. Type the path of a file that isn't here.": "Dieser Ordner hat mehr Dateien, als aufgelistet werden können. Geben Sie den Pfad einer Datei ein, die hier fehlt.",
  // automation/variables/variables.js
  "This group": "Diese Gruppe",
  // automation/variables/variables.js
  "This group on this computer": "Diese Gruppe auf diesem Computer",
  // automation/editor/namedvalue.js
  "This is not there any more. Choose another one.": "Das gibt es nicht mehr. Wählen Sie etwas anderes.",
  // chat/foldline.js
  "This list of events is temporary. The model's summary replaces the list at the next fold.": "Diese Liste der Ereignisse ist vorläufig. Beim nächsten Zusammenfassen tritt die Zusammenfassung des Modells an ihre Stelle.",
  // lib/bulk.js
  "This message has {n, plural, one {# character} other {# characters}} and is shown as plain text.": "Diese Nachricht hat {n, plural, one {# Zeichen} other {# Zeichen}} und wird als reiner Text angezeigt.",
  // chat/recalls.js
  "This message was changed or deleted since.": "Diese Nachricht wurde seitdem geändert oder gelöscht.",
  // model/jump.js
  "This message was deleted.": "Diese Nachricht wurde gelöscht.",
  // composer/tools.js
  "This model": "Dieses Modell",
  // inspector/template.js
  "This model's template changes earlier messages in each call, so the server can't reuse all prompts.": "Die Vorlage dieses Modells ändert bei jedem Aufruf frühere Nachrichten, daher kann der Server Prompts nur teilweise wiederverwenden.",
  // inspector/template.js
  "This model's template changes the top of the prompt in each call, so the server can't reuse its prompts.": "Die Vorlage dieses Modells ändert bei jedem Aufruf den Anfang des Prompts, daher kann der Server keine Prompts wiederverwenden.",
  // inspector/template.js
  "This model's template ends each prompt with a text of its own, which the server always reads again.": "Die Vorlage dieses Modells beendet jeden Prompt mit einem eigenen Text, den der Server jedes Mal erneut liest.",
  // inspector/template.js
  "This model's template moves the system prompt in each call, so the server can't reuse its prompts.": "Die Vorlage dieses Modells verschiebt den Systemprompt bei jedem Aufruf, daher kann der Server keine Prompts wiederverwenden.",
  // inspector/template.js
  "This model's template moves the tools in each call, so the server can't reuse its prompts.": "Die Vorlage dieses Modells verschiebt die Werkzeuge bei jedem Aufruf, daher kann der Server keine Prompts wiederverwenden.",
  // inspector/template.js
  "This model's template puts the system prompt at the end, so it is sent with the first message.": "Die Vorlage dieses Modells setzt den Systemprompt ans Ende, daher wird er mit der ersten Nachricht gesendet.",
  // inspector/template.js
  "This model's template puts the thinking switch at the top, so all calls of a turn ask alike.": "Die Vorlage dieses Modells setzt den Schalter fürs Nachdenken an den Anfang, daher stellt Terzetto alle Anfragen einer Runde gleich.",
  // inspector/template.js
  "This model's template puts the thinking switch at the top. Your voices think differently, so prompts are read again.": "Die Vorlage dieses Modells setzt den Schalter fürs Nachdenken an den Anfang. Ihre Stimmen denken verschieden nach, daher werden Prompts erneut gelesen.",
  // inspector/template.js
  "This model's template refuses Terzetto's usual requests, so nothing is known of prompt reuse.": "Die Vorlage dieses Modells lehnt die üblichen Anfragen von Terzetto ab, daher ist über die Wiederverwendung von Prompts nichts bekannt.",
  // settings/toolbox/toolserverform.js
  "This names no server. Enter a command, an address or the JSON of a configuration.": "Das nennt keinen Server. Geben Sie einen Befehl, eine Adresse oder das JSON einer Konfiguration ein.",
  // widgets/files/items.js
  "This page has no text.": "Diese Seite enthält keinen Text.",
  // voices/pattern.js
  "This pattern doesn't work: {reason}.": "Dieses Muster funktioniert nicht: {reason}.",
  // voices/pattern.js
  "This pattern works.": "Dieses Muster funktioniert.",
  // settings/models/prompts.js
  "This prompt is used with every character.": "Dieser Prompt gilt bei jedem Charakter.",
  // inspector/panel.js
  "This reply has no record. The three voices don't write greetings or imported replies.": "Zu dieser Antwort gibt es keine Aufzeichnung. Begrüßungen und importierte Antworten stammen nicht von den drei Stimmen.",
  // onboarding/tour.js
  "This reply has two versions.": "Diese Antwort hat zwei Versionen.",
  // onboarding/tour.js
  "This reply quotes the file. The mark leads to the line.": "Diese Antwort zitiert die Datei. Die Marke führt zur Zeile.",
  // onboarding/tour.js
  "This reply was edited: see what changed.": "Diese Antwort wurde lektoriert: Sehen Sie, was sich geändert hat.",
  // settings/models/getanother.js
  "This repository is not in Terzetto's catalog. Download models only from authors you trust.": "Dieses Repository steht nicht im Katalog von Terzetto. Modelle nur von vertrauenswürdigen Autoren herunterladen.",
  // automation/editor/values.js
  "This round": "Dieser Durchgang",
  // model/readwords.js
  "This run has read {list}.": "Dieser Lauf hat {list} gelesen.",
  // widgets/samplers/fields.js
  "This server": "Dieser Server",
  // model/chattools.js
  "This server offers no tools now.": "Dieser Server bietet gerade keine Werkzeuge an.",
  // automation/schedules/permissionlist.js
  "This step asks each time.": "Dieser Schritt fragt jedes Mal.",
  // automation/run/compareview.js
  "This step is new.": "Dieser Schritt ist neu.",
  // automation/editor/stepform.js
  "This step waits until the workflow ends.": "Dieser Schritt wartet, bis der Workflow endet.",
  // chat/foldversions.js
  "This summary has no earlier version.": "Diese Zusammenfassung hat keine frühere Fassung.",
  // model/readwords.js
  "This team has read {list}.": "Dieses Team hat {list} gelesen.",
  // team/deletions.js
  "This team is still working. Deleting it stops the work and deletes its rounds, log and documents. Files you added are kept.": "Dieses Team arbeitet noch. Löschen stoppt die Arbeit und entfernt Runden, Protokoll und Dokumente. Hinzugefügte Dateien bleiben erhalten.",
  // team/detail.js
  "This team was deleted.": "Dieses Team wurde gelöscht.",
  // automation/editor/stepform.js
  "This tool asks before each use.": "Dieses Werkzeug fragt vor jeder Verwendung nach.",
  // automation/editor/faultfinder.js
  "This tool doesn't exist here.": "Dieses Werkzeug gibt es hier nicht.",
  // automation/editor/trystep.js
  "This tool makes changes. The test runs it once, with: {args}": "Dieses Werkzeug ändert etwas. Der Test ruft es einmal auf, mit: {args}",
  // widgets/schema/entry.js
  "This value doesn't have the required format.": "Dieser Wert hat nicht das erforderliche Format.",
  // widgets/schema/entry.js
  "This value must have the type {type}.": "Dieser Wert muss vom Typ {type} sein.",
  // automation/variables/variables.js
  "This variable is secret: you can replace the value, but not read it.": "Diese Variable ist geheim: Ihr Wert lässt sich ersetzen, aber nicht lesen.",
  // sidebar/groups.js
  "This week": "Diese Woche",
  // automation/editor/names.js
  "This word is reserved. Choose another name.": "Dieses Wort ist reserviert. Bitte einen anderen Namen wählen.",
  // automation/variables/variables.js
  "This workflow group, my account": "Diese Workflow-Gruppe, mein Konto",
  // automation/editor/editorbar.js
  "This workflow was deleted elsewhere.": "Dieser Workflow wurde an anderer Stelle gelöscht.",
  // automation/editor/editorbar.js
  "This workflow was saved elsewhere while you edited. Save to keep your version, or discard your changes.": "Dieser Workflow wurde während der Bearbeitung an anderer Stelle gespeichert. Speichern, um Ihre Version zu behalten, oder Ihre Änderungen verwerfen.",
  // inspector/sections.js
  "Thoughts": "Gedanken",
  // model/scriptwords.js
  "Thoughts of the model": "Gedanken des Modells",
  // voices/panel.js
  "Three voices without a character": "Drei Stimmen auch ohne Charakter",
  // settings/data/about.js
  "Three voices, one conversation, on your own computer.": "Drei Stimmen, ein Gespräch, auf Ihrem eigenen Computer.",
  // model/engine.js
  "Tight": "Knapp",
  // automation/editor/controlforms.js
  "Time": "Zeit",
  // automation/editor/values.js
  "Time at which it was due": "Zeitpunkt, zu dem er fällig war",
  // settings/models/voicefigures.js
  "Time for a reply": "Zeit je Antwort",
  // automation/editor/morefields.js, voices/editor.js
  "Time limit": "Zeitlimit",
  // voices/editor.js
  "Time limit for Director and Editor together, per reply.": "Zeitlimit für Regisseur und Lektor zusammen, pro Antwort.",
  // team/limitstab.js
  "Time limits apply from the next round, the others immediately.": "Zeitlimits gelten ab der nächsten Runde, die anderen sofort.",
  // automation/schedules/rhythmfields.js, model/toolwords.js
  "Time zone": "Zeitzone",
  // model/named.js
  "Time zones": "Zeitzonen",
  // automation/editor/tryflow.js
  "Time: {time}.": "Dauer: {time}.",
  // widgets/memory/page.js
  "Timeline": "Zeitleiste",
  // model/toolwords.js
  "Timeout in seconds": "Zeitlimit in Sekunden",
  // voices/proof.js
  "Times that the Writer was asked again: {n}.": "So oft wurde der Autor erneut gefragt: {n}.",
  // model/toolwords.js, sidebar/rename.js, widgets/conversation/sheet.js
  "Title": "Titel",
  // model/toolwords.js
  "To": "Bis",
  // library/scripts.js
  "To message": "Bis Nachricht",
  // widgets/ruleform.js
  "To revoke the permission, open Triggers.": "Entziehen lässt sich die Berechtigung unter „Auslöser“.",
  // sidebar/groups.js
  "Today": "Heute",
  // model/toolwords.js
  "Today's date, the time and the weekday.": "Das heutige Datum, die Uhrzeit und der Wochentag.",
  // library/worlds.js
  "Token budget": "Token-Budget",
  // inspector/chart.js
  "Token counts from the server": "Token-Zahlen vom Server",
  // inspector/callchart.js
  "Tokens and times as reported by the server.": "Token und Zeiten laut Server.",
  // inspector/callchart.js
  "Tokens and times. Numbers with ~ are estimates: the server didn't report them.": "Token und Zeiten. Zahlen mit ~ sind geschätzt, weil der Server sie nicht gemeldet hat.",
  // settings/appearance/appearance.js
  "Tokens per second and the time to the first token, in the footer of the reply.": "Token pro Sekunde und die Zeit bis zum ersten Token, in der Fußzeile der Antwort.",
  // settings/models/voicefigures.js
  "Tokens read for a reply": "Gelesene Tokens je Antwort",
  // settings/models/voicefigures.js
  "Tokens written for a reply": "Geschriebene Tokens je Antwort",
  // model/engine.js
  "Too big": "Zu groß",
  // model/scriptwords.js
  "Took less than 1 ms.": "Dauerte weniger als 1 ms.",
  // model/scriptwords.js
  "Took {n} ms.": "Dauerte {n} ms.",
  // settings/toolbox/websearch.js
  "Tool server": "Werkzeugserver",
  // main/settingnames.js, settings/toolbox/toolbox.js, settings/toolbox/toolservers.js
  "Tool servers (MCP)": "Werkzeugserver (MCP)",
  // model/transfer.js
  "Tool servers start when you open them and list their tools.": "Werkzeugserver starten erst, wenn Sie sie öffnen und ihre Werkzeuge auflisten.",
  // automation/run/runhead.js
  "Tool: {tool}": "Werkzeug: {tool}",
  // composer/tools.js, model/fieldwords.js, widgets/folder/settings.js
  "Tools": "Werkzeuge",
  // composer/tools.js, settings/index.js
  "Tools and servers": "Werkzeuge und Server",
  // widgets/pathpicker.js
  "Tools folder": "Werkzeugordner",
  // settings/toolbox/toolbox.js
  "Tools for models": "Werkzeuge für Modelle",
  // main/settingnames.js, settings/toolbox/toolbox.js
  "Tools in conversations": "Werkzeuge in Gesprächen",
  // composer/tools.js
  "Tools in this conversation": "Werkzeuge in diesem Gespräch",
  // settings/toolbox/toolbox.js
  "Tools marked “asks first” wait for your approval.": "Werkzeuge mit dem Vermerk „fragt vorher“ warten auf Ihre Zustimmung.",
  // settings/toolbox/websearch.js
  "Tools of your servers that take a query alone. Searches don't ask first.": "Werkzeuge Ihrer Server, die nur eine Suchanfrage brauchen. Suchen fragen nicht vorher.",
  // settings/toolbox/toolservers.js
  "Tools reloaded.": "Werkzeuge neu geladen.",
  // automation/variables/variables.js
  "Tools that can read the value": "Werkzeuge, die den Wert lesen dürfen",
  // automation/assistants/assistants.js
  "Tools that fit the task": "Zur Aufgabe passende Werkzeuge",
  // settings/index.js
  "Tools that runs and assistants can use.": "Werkzeuge, die Läufe und Assistenten verwenden können.",
  // automation/assistants/assistants.js, team/agentform.js
  "Tools that write or execute ask you each time.": "Werkzeuge, die schreiben oder etwas ausführen, fragen jedes Mal nach.",
  // automation/assistants/assistants.js
  "Tools to show": "Angebotene Werkzeuge",
  // inspector/chart.js
  "Tools unchanged": "Werkzeuge unverändert",
  // widgets/samplers/samplers.js
  "Top K": "Top K",
  // widgets/samplers/samplers.js
  "Top P": "Top P",
  // widgets/samplers/samplers.js
  "Top-n-sigma": "Top-n-sigma",
  // inspector/numbers.js
  "Total": "Gesamt",
  // onboarding/tour.js
  "Tour of the demo": "Rundgang durch die Demo",
  // main/destinations.js, sidebar/rows.js, sidebar/sidebar.js
  "Trash": "Papierkorb",
  // automation/page.js, automation/schedules/triggers.js
  "Triggers": "Auslöser",
  // chat/actions.js
  "Try a different approach": "Anderen Ansatz versuchen",
  // library/scan.js
  "Try a message": "Nachricht ausprobieren",
  // library/scripts.js, voices/editor.js
  "Try a text": "Text ausprobieren",
  // inspector/resting.js
  "Try again": "Erneut versuchen",
  // widgets/engine/trouble.js
  "Try anyway": "Trotzdem versuchen",
  // library/macros.js
  "Try one: {example}": "Ausprobieren: {example}",
  // onboarding/more.js
  "Try the demo": "Demo ausprobieren",
  // widgets/files/encoding.js
  "Turkish": "Türkisch",
  // inspector/tabs.js
  "Turn": "Runde",
  // main/commands.js
  "Turn custom CSS on or off": "Eigenes CSS ein- oder ausschalten",
  // automation/schedules/starts.js
  "Turn off": "Ausschalten",
  // inspector/resting.js
  "Turn off for this model": "Für dieses Modell ausschalten",
  // automation/schedules/starts.js
  "Turn off: {name}": "Ausschalten: {name}",
  // automation/schedules/starts.js
  "Turn on": "Einschalten",
  // inspector/resting.js
  "Turn on for this model": "Für dieses Modell einschalten",
  // widgets/editlist/row.js
  "Turn on {name}": "{name} einschalten",
  // automation/schedules/starts.js
  "Turn on: {name}": "Einschalten: {name}",
  // inspector/resting.js
  "Turned off": "Ausgeschaltet",
  // settings/appearance/appearance.js
  "Turns off slides and fades.": "Schaltet Gleit- und Überblendeffekte aus.",
  // settings/models/voicetest.js
  "Turns with {model} work like this now.": "Antworten mit {model} entstehen jetzt so.",
  // inspector/chooser.js
  "Turns, newest first": "Runden, neueste zuerst",
  // automation/editor/anyfield.js
  "Two fields have the same name.": "Zwei Felder haben denselben Namen.",
  // settings/models/prompts.js
  "Type / and a name in the message box to insert a text.": "Im Nachrichtenfeld / und einen Namen tippen, um einen Text einzufügen.",
  // automation/editor/askform.js
  "Type of the field": "Typ des Felds",
  // settings/data/data.js
  "Type {word} to confirm": "Zur Bestätigung {word} eingeben",
  // model/appearancechoices.js
  "Typewriter": "Schreibmaschine",
  // widgets/samplers/samplers.js
  "Typical P": "Typical P",
  // model/toolwords.js
  "URL": "URL",
  // automation/editor/editor.js, automation/editor/steplist.js, chat/actions.js, chat/foldline.js, chat/removal.js, chat/review.js, composer/impersonation.js, lib/toast.js, main/commands.js, model/folders.js, model/memory.js, model/turnpushes.js, settings/appearance/customlook.js, settings/models/presetrow.js, sidebar/acts.js, voices/configform.js, widgets/editlist/editlist.js
  "Undo": "Rückgängig",
  // library/transfer/section.js
  "Undo import": "Import rückgängig machen",
  // chat/foldline.js
  "Unfold": "Aufheben",
  // settings/models/local.js
  "Unload": "Entladen",
  // settings/models/localchoices.js
  "Unload when unused, in minutes": "Ohne Nutzung entladen, nach Minuten",
  // settings/models/local.js
  "Unloaded to free {size}. {name} loads again with your next message.": "Entladen, um {size} freizugeben. {name} wird mit der nächsten Nachricht wieder geladen.",
  // widgets/members.js
  "Unmute": "Wieder sprechen lassen",
  // widgets/conversation/sheet.js
  "Unnamed": "Ohne Namen",
  // model/engine.js
  "Unpacking the engine": "Die Engine wird entpackt",
  // sidebar/acts.js, widgets/memory/factitem.js
  "Unpin": "Lösen",
  // widgets/savebar.js
  "Unsaved changes": "Ungespeicherte Änderungen",
  // automation/editor/controlforms.js
  "Until": "Bis",
  // automation/editor/controlforms.js
  "Until a time": "Bis zu einem Zeitpunkt",
  // chat/foldversions.js
  "Until then, the model is also told how these messages read now.": "Bis dahin erfährt das Modell auch, wie diese Nachrichten jetzt lauten.",
  // automation/list/runlist.js, automation/run/childlist.js, automation/run/runhead.js, inspector/named.js, library/entries.js, library/preview.js, library/scan.js, library/scripts.js, team/detail.js, team/list.js, widgets/conversation/scripts.js, widgets/scriptlines.js
  "Untitled": "Ohne Titel",
  // inspector/editorsections.js
  "Unused edits": "Verworfene Bearbeitungen",
  // inspector/sections.js
  "Up to about {n} tokens were read again because of the places of entries.": "Bis zu etwa {n} Tokens wurden erneut gelesen, weil Einträge an ihren Plätzen stehen.",
  // library/transfer/section.js
  "Uploading {name}…": "{name} wird hochgeladen …",
  // settings/models/endpointcard.js, settings/models/local.js, settings/models/models.js, widgets/servers/discover.js, widgets/servers/modelpick.js
  "Use": "Verwenden",
  // team/agentform.js
  "Use 2 to 40 letters and digits, starting with a lowercase letter.": "2 bis 40 Buchstaben und Ziffern, beginnend mit einem Kleinbuchstaben.",
  // ../plugins/tts/cast.js
  "Use a narrator outside of speech": "Erzählerstimme außerhalb der wörtlichen Rede",
  // settings/models/local.js, widgets/engine/trouble.js
  "Use a newer build": "Neuere Version verwenden",
  // voices/phrases.js
  "Use a pattern (regular expression)": "Muster verwenden (regulärer Ausdruck)",
  // automation/editor/stepkinds.js, automation/widgets/picks.js, model/runlabels.js
  "Use a tool": "Werkzeug verwenden",
  // settings/appearance/customlook.js
  "Use custom CSS": "Eigenes CSS verwenden",
  // composer/tools.js
  "Use from here on": "Ab jetzt verwenden",
  // automation/widgets/refs.js
  "Use letters, digits and _, starting with a letter.": "Nur Buchstaben, Ziffern und _, beginnend mit einem Buchstaben.",
  // voices/pluginspart.js
  "Use plug-ins": "Plug-ins verwenden",
  // chat/review.js
  "Use the Editor's version": "Version des Lektors verwenden",
  // chat/review.js
  "Use the Writer's version": "Version des Autors verwenden",
  // chat/wordwalk.js
  "Use the arrow keys to move by word or sentence. Enter acts, Shift+Enter shows choices, Escape returns.": "Die Pfeiltasten gehen wort- oder satzweise weiter. Eingabe führt aus, Umschalt+Eingabe zeigt die Auswahl, Esc kehrt zurück.",
  // settings/appearance/appearance.js
  "Use the font above": "Die Schrift von oben verwenden",
  // widgets/conversation/sheet.js
  "Use the model's samplers": "Sampler des Modells verwenden",
  // widgets/pathpicker.js
  "Use this folder": "Diesen Ordner verwenden",
  // settings/models/configrow.js
  "Use this model": "Dieses Modell verwenden",
  // widgets/crop.js
  "Use this picture": "Dieses Bild verwenden",
  // settings/models/voicetest.js
  "Use this recommendation": "Empfehlung übernehmen",
  // composer/tools.js
  "Use what the folder “{name}” says": "Verwenden, was der Ordner „{name}“ festlegt",
  // composer/impersonation.js
  "Use what was written": "Geschriebenes verwenden",
  // onboarding/here.js
  "Use {name}": "{name} verwenden",
  // widgets/servers/discover.js
  "Use {server}": "{server} verwenden",
  // library/entryrules.js
  "Used beyond the token budget": "Auch über das Token-Budget hinaus verwenden",
  // library/worlds.js
  "Used by no character or folder": "Von keinem Charakter oder Ordner benutzt",
  // library/worlds.js
  "Used by: {names}": "Benutzt von: {names}",
  // model/features.js
  "Used here": "Hier genutzt",
  // library/entryrules.js
  "Used if the lorebook places entries as SillyTavern does. Otherwise, “Among the last messages” puts entries that are always used after your message.": "Gilt, wenn das Lorebook Einträge wie SillyTavern platziert. Sonst stellt „Zwischen den letzten Nachrichten“ immer verwendete Einträge hinter Ihre Nachricht.",
  // library/cardfields.js
  "Used in every conversation with this character, and included when the card is exported.": "Gilt in jedem Gespräch mit diesem Charakter und wird mit der Karte exportiert.",
  // widgets/conversation/sheet.js
  "Used on top of the settings, in this conversation.": "Gilt in diesem Gespräch zusätzlich zu den Einstellungen.",
  // automation/assistants/assistants.js
  "Used when a step names no other assistant.": "Wird verwendet, wenn ein Schritt keinen anderen Assistenten nennt.",
  // model/toolwords.js
  "User": "Benutzer",
  // chat/phase.js
  "Using a tool": "Nutzt ein Werkzeug",
  // voices/agent.js
  "Using one model for all three voices is faster: it keeps the conversation in memory. A small second model can be quicker still.": "Ein Modell für alle drei Stimmen ist schneller: Es behält das Gespräch im Speicher. Ein kleines zweites Modell kann noch schneller sein.",
  // automation/editor/anyfield.js, automation/variables/variables.js, automation/widgets/varrows.js, model/toolwords.js, settings/models/kwargs.js
  "Value": "Wert",
  // automation/widgets/varrows.js
  "Value of {name}": "Wert von {name}",
  // automation/editor/conditionfield.js
  "Value: {value}": "Wert: {value}",
  // model/toolwords.js
  "Values": "Werte",
  // widgets/samplers/samplers.js
  "Values above 0 discourage frequent words.": "Werte über 0 dämpfen häufige Wörter.",
  // widgets/samplers/samplers.js
  "Values above 0 encourage new topics.": "Werte über 0 fördern neue Themen.",
  // widgets/samplers/samplers.js
  "Values above 1 discourage words already used.": "Werte über 1 dämpfen schon verwendete Wörter.",
  // settings/models/modelconfig.js
  "Values for the chat template": "Werte für die Chat-Vorlage",
  // model/toolwords.js
  "Values for the steps of the workflow.": "Werte für die Schritte des Workflows.",
  // automation/editor/values.js
  "Values in the address of the call": "Werte in der Adresse des Aufrufs",
  // automation/run/againdialog.js, automation/widgets/startdialog.js
  "Values that all steps can read.": "Werte, die alle Schritte lesen können.",
  // automation/editor/values.js
  "Variable": "Variable",
  // automation/editor/dryrun.js, automation/editor/editor.js, automation/page.js, automation/run/againdialog.js, automation/run/rundetail.js, automation/schedules/startform.js, automation/variables/variables.js, automation/widgets/startdialog.js, model/toolwords.js
  "Variables": "Variablen",
  // automation/editor/stepform.js, automation/schedules/startform.js
  "Variables for the workflow": "Variablen für den Workflow",
  // settings/toolbox/toolserverform.js
  "Variables or headers": "Variablen oder Header",
  // chat/artifacts/widget.js
  "Variant {n} of {total}": "Variante {n} von {total}",
  // chat/artifacts/widget.js, model/fieldwords.js
  "Variants": "Varianten",
  // library/cardfields.js, team/preview.js
  "Version": "Version",
  // chat/variants.js
  "Version number, 1 to {total}": "Nummer der Version, 1 bis {total}",
  // chat/review.js
  "Version to show": "Angezeigte Version",
  // team/documents.js, team/preview.js
  "Version {n}": "Version {n}",
  // chat/variants.js
  "Version {n} of {total}": "Version {n} von {total}",
  // settings/index.js
  "Version, components and health.": "Version, Komponenten und Zustand.",
  // widgets/files/encoding.js
  "Vietnamese": "Vietnamesisch",
  // lib/keys.js, main/commands.js, widgets/memory/page.js
  "View": "Ansicht",
  // team/documents.js
  "View {name}": "{name} ansehen",
  // ../plugins/tts/card.js, ../plugins/tts/voiceform.js
  "Voice": "Stimme",
  // ../plugins/tts/voiceform.js
  "Voice preview": "Hörprobe",
  // voices/index.js
  "Voices": "Stimmen",
  // inspector/stepper.js
  "Voices of this turn": "Stimmen dieser Runde",
  // voices/index.js
  "Voices: who takes part in a reply": "Stimmen: wer an einer Antwort mitwirkt",
  // ../plugins/tts/card.js, audio/transport.js
  "Volume": "Lautstärke",
  // settings/data/about.js
  "Wails, SQLite and other Go modules": "Wails, SQLite und andere Go-Module",
  // automation/editor/controlforms.js, automation/editor/stepkinds.js
  "Wait": "Warten",
  // settings/appearance/appearance.js
  "Wait for the reply": "Auf die Antwort warten",
  // automation/editor/stepkinds.js
  "Wait until {time}": "Bis {time} warten",
  // automation/editor/stepkinds.js
  "Wait {time}": "{time} warten",
  // automation/list/runlist.js, automation/schedules/queued.js, model/runlabels.js
  "Waiting": "Wartet",
  // model/runlabels.js
  "Waiting for a run that this run started.": "Wartet auf einen von diesem Lauf gestarteten Lauf.",
  // model/runlabels.js
  "Waiting for the start time.": "Wartet auf die Startzeit.",
  // automation/list/runlist.js, team/labels.js, widgets/requestcard.js
  "Waiting for you": "Wartet auf Sie",
  // settings/toolbox/toolbox.js
  "Waiting for you doesn't count.": "Das Warten auf Sie zählt nicht.",
  // model/runlabels.js
  "Waiting for you: a step was interrupted and can't be repeated automatically.": "Wartet auf Sie: Ein Schritt wurde unterbrochen und lässt sich nicht automatisch wiederholen.",
  // model/runlabels.js
  "Waiting for your answer.": "Wartet auf Ihre Antwort.",
  // model/runlabels.js
  "Waiting for your approval.": "Wartet auf Ihre Zustimmung.",
  // model/runlabels.js
  "Waiting until this computer is less busy.": "Wartet, bis dieser Computer weniger ausgelastet ist.",
  // model/runlabels.js
  "Waiting.": "Wartet.",
  // library/scripts.js, sidebar/row.js, widgets/conversation/scripts.js
  "Waits for you": "Wartet auf Sie",
  // chat/callcard.js
  "Waits for you: {call}": "Wartet auf Sie: {call}",
  // model/appearancechoices.js
  "Warm white and black ink.": "Warmes Weiß und schwarze Tinte.",
  // widgets/logline.js
  "Warning": "Warnung",
  // team/roundview.js
  "Warnings": "Warnungen",
  // widgets/exporting.js
  "Web page (HTML)": "Webseite (HTML)",
  // model/chattools.js
  "Web pages": "Webseiten",
  // team/agentwords.js
  "Web reader": "Webleser",
  // model/chattools.js, settings/toolbox/websearch.js
  "Web search": "Websuche",
  // settings/toolbox/websearch.js
  "Web search is off.": "Die Websuche ist ausgeschaltet.",
  // library/entryrules.js
  "Weight in the group": "Gewicht in der Gruppe",
  // widgets/files/encoding.js
  "Western Europe": "Westeuropa",
  // widgets/memory/factform.js
  "What": "Was",
  // main/settingnames.js, settings/data/privacy.js
  "What Terzetto never does": "Was Terzetto nie tut",
  // team/begin.js
  "What a team can do": "Was ein Team kann",
  // main/commands.js, widgets/conversation/context.js, widgets/conversation/sheet.js
  "What fills the context": "Was den Kontext füllt",
  // inspector/sections.js, model/memorywords.js
  "What happened": "Was passiert ist",
  // library/quickreplies.js
  "What is in the message box goes with a text.": "Was im Nachrichtenfeld steht, geht mit einem Text mit.",
  // widgets/memory/page.js
  "What is true now, and what was true before": "Was jetzt gilt, und was vorher galt",
  // team/request.js
  "What should the team make?": "Was soll das Team erstellen?",
  // composer/nameask.js
  "What should {character} call you?": "Wie soll {character} Sie nennen?",
  // automation/editor/values.js
  "What started the run": "Was den Lauf ausgelöst hat",
  // automation/schedules/starts.js
  "What starts this workflow": "Was diesen Workflow startet",
  // chat/review.js
  "What the Editor changed": "Was der Lektor geändert hat",
  // voices/editor.js
  "What the Editor did": "Was der Lektor getan hat",
  // library/cardfields.js
  "What the model must not forget of the character, sent among the last messages.": "Was das Modell vom Charakter nicht vergessen darf, zwischen den letzten Nachrichten gesendet.",
  // model/scriptwords.js
  "What the model reads": "Was das Modell liest",
  // chat/calls.js
  "What the model was told": "Was dem Modell gesagt wurde",
  // voices/panel.js
  "What the models are reminded of.": "Woran die Modelle erinnert werden.",
  // settings/toolbox/toolservers.js
  "What the program said last": "Was das Programm zuletzt gemeldet hat",
  // settings/toolbox/toolserverform.js
  "What the server's page tells you to paste: a command, an address, or JSON with mcpServers. It fills in the other fields.": "Was die Seite des Servers auszuführen oder einzufügen angibt: ein Befehl, eine Adresse oder JSON mit mcpServers. Damit werden die anderen Felder ausgefüllt.",
  // library/entries.js
  "What they decide is set below.": "Was sie entscheiden, steht weiter unten.",
  // chat/foldversions.js
  "What this summary lost": "Was diese Zusammenfassung verlor",
  // automation/schedules/permissionlist.js
  "What this workflow will ask": "Was dieser Workflow fragen wird",
  // ../plugins/tts/card.js
  "What to read": "Was vorgelesen wird",
  // widgets/conversation/context.js
  "What tools gave": "Was Werkzeuge lieferten",
  // widgets/memory/page.js
  "What was read, and what it costs": "Was gelesen wurde und was es kostet",
  // chat/rescue.js
  "What was recovered from the damaged file is kept as a backup: {holds}.": "Was sich aus der beschädigten Datei retten ließ, liegt als Sicherung bereit: {holds}.",
  // widgets/conversation/sheet.js
  "What you enter here replaces the model's own value.": "Was hier steht, gilt anstelle des Werts des Modells.",
  // model/scriptwords.js
  "What you see": "Was Sie sehen",
  // model/scriptwords.js
  "What you see and what the model reads": "Was Sie sehen und was das Modell liest",
  // team/request.js, widgets/requestcard.js
  "What's next?": "Wie geht es weiter?",
  // automation/schedules/scheduleform.js
  "When": "Wann",
  // automation/widgets/triggerwords.js
  "When a file appears or changes in a folder.": "Wenn in einem Ordner eine Datei erscheint oder sich ändert.",
  // automation/widgets/triggerwords.js
  "When called by another program": "Wenn ein anderes Programm ihn aufruft",
  // settings/appearance/appearance.js
  "When closing during a reply": "Beim Schließen während einer Antwort",
  // library/entryrules.js
  "When it is used": "Wann er verwendet wird",
  // voices/panel.js
  "When off, only the Writer replies where no character answers.": "Wenn aus, antwortet ohne Charakter nur der Autor.",
  // voices/pluginspart.js
  "When off, plug-ins don't run. Existing results are kept.": "Wenn aus, laufen keine Plug-ins. Vorhandene Ergebnisse bleiben erhalten.",
  // settings/models/modelconfig.js
  "When off, turns with this model leave the {voice} out.": "Ausgeschaltet: Runden mit diesem Modell kommen ohne {voice} aus.",
  // widgets/editlist/forms.js
  "When the mood ends": "Wenn die Stimmung endet",
  // ../plugins/tts/card.js
  "When the reply is complete": "Wenn die Antwort fertig ist",
  // voices/editor.js
  "When the time is up, the reply continues without Director and Editor.": "Ist die Zeit um, geht die Antwort ohne Regisseur und Lektor weiter.",
  // automation/schedules/triggerform.js
  "When the workflow ends with": "Wenn der Workflow endet mit",
  // automation/widgets/triggerwords.js
  "When the workflow succeeds or fails.": "Wenn der Workflow erfolgreich endet oder fehlschlägt.",
  // widgets/editlist/forms.js
  "When to use the mood": "Wann die Stimmung passt",
  // automation/widgets/triggerwords.js
  "When you type the command after a slash.": "Bei Eingabe des Befehls nach einem Schrägstrich.",
  // automation/widgets/triggerwords.js
  "When {files} appears in {folder}": "Wenn {files} in {folder} erscheint",
  // automation/widgets/triggerwords.js
  "When “{name}” ends": "Wenn „{name}“ endet",
  // automation/widgets/triggerwords.js
  "When “{name}” fails": "Wenn „{name}“ fehlschlägt",
  // automation/widgets/triggerwords.js
  "When “{name}” succeeds": "Wenn „{name}“ erfolgreich endet",
  // widgets/memory/factform.js
  "Where": "Wo",
  // library/entryrules.js
  "Where it costs least": "Wo es am wenigsten kostet",
  // settings/index.js
  "Where replies come from. Nothing is sent anywhere else.": "Woher die Antworten kommen. Nirgendwo sonst wird etwas hingesendet.",
  // widgets/editlist/forms.js
  "Where the server can do it, the Writer can't use these words. The inspector says whether it worked.": "Der Server hält den Autor von diesen Wörtern ab, wo er kann. Der Inspektor zeigt, ob er es konnte.",
  // library/cardfields.js
  "Where you both are, and why.": "Wo Sie beide sind und warum.",
  // settings/index.js
  "Where your data is and how it's kept safe.": "Wo Ihre Daten liegen und wie sie geschützt werden.",
  // model/memorywords.js
  "Whereabouts": "Aufenthalt",
  // automation/schedules/rhythmfields.js
  "Which day": "Welcher Tag",
  // model/notify.js
  "While you use another window, the desktop shows who replied and which runs ended or are waiting, without any text.": "Während Sie ein anderes Fenster benutzen, zeigt der Desktop, wer geantwortet hat und welche Läufe beendet sind oder auf Sie warten, jedoch keinen Text.",
  // main/settingnames.js, settings/appearance/appearance.js
  "While you're away": "Bei Abwesenheit",
  // widgets/memory/factform.js
  "Who knows it": "Wer es weiß",
  // widgets/memory/factform.js
  "Who or what": "Wer oder was",
  // voices/waypicker.js
  "Who replies": "Wer antwortet",
  // chat/speaker.js, model/turnlabels.js
  "Who speaks next": "Wer als Nächstes spricht",
  // library/index.js
  "Who you are in a story.": "Wer Sie in einer Geschichte sind.",
  // widgets/conversation/sheet.js
  "Who you are in this conversation.": "Wer Sie in diesem Gespräch sind.",
  // library/entryrules.js
  "Whole words only": "Nur ganze Wörter",
  // automation/editor/values.js
  "Why the last step failed": "Warum der letzte Schritt fehlschlug",
  // automation/editor/values.js
  "Why the other workflow failed": "Warum der andere Workflow fehlschlug",
  // settings/appearance/appearance.js
  "Window": "Fenster",
  // library/entryrules.js
  "Wins by its priority. No draw is made.": "Gewinnt durch seine Priorität. Es wird nicht ausgelost.",
  // library/scripts.js
  "With a range, what the model reads of older messages changes in each turn. A server then reads them again.": "Mit einem Bereich ändert sich in jeder Runde, was das Modell von älteren Nachrichten liest. Ein Server liest sie dann noch einmal.",
  // library/entryrules.js
  "With all others": "Mit allen anderen",
  // model/depth.js
  "With each reply, the model reads the last {n, plural, one {message} other {# messages}} again.": "Bei jeder Antwort liest das Modell die {n, plural, one {letzte Nachricht} other {letzten # Nachrichten}} neu.",
  // settings/models/voicefigures.js
  "With the Editor": "Mit dem Lektor",
  // library/scripts.js
  "With the preset “{name}”": "Mit der Voreinstellung „{name}“",
  // library/entryrules.js
  "With these characters": "Mit diesen Charakteren",
  // inspector/template.js
  "With tools, this model's template lets no prompt be reused, so forms are asked for without tools.": "Mit Werkzeugen lässt die Vorlage dieses Modells keinen Prompt wiederverwenden, daher werden Formulare ohne Werkzeuge angefragt.",
  // inspector/template.js
  "With tools, this model's template lets no prompt be reused. Tools are on, so prompts are read again.": "Mit Werkzeugen lässt die Vorlage dieses Modells keinen Prompt wiederverwenden. Werkzeuge sind an, daher werden Prompts erneut gelesen.",
  // library/scripts.js, sidebar/entries.js
  "With {name}": "Mit {name}",
  // sidebar/groups.js
  "Without a character": "Ohne Charakter",
  // automation/editor/controlforms.js
  "Without fields, the answer is free text.": "Ohne Felder ist die Antwort freier Text.",
  // automation/editor/anyfield.js
  "Without fields, the model answers in free text.": "Ohne Felder antwortet das Modell in freiem Text.",
  // model/fieldwords.js, voices/editor.js
  "Words": "Wörter",
  // model/turnlabels.js, voices/audits.js
  "Words of the card": "Worte der Karte",
  // chat/actions.js
  "Words…": "Wörter …",
  // automation/editor/editorbar.js, automation/index.js, automation/list/runlist.js, model/toolwords.js, sidebar/found.js
  "Workflow": "Workflow",
  // sidebar/found.js
  "Workflow run": "Workflow-Lauf",
  // automation/schedules/triggers.js
  "Workflow to start": "Zu startender Workflow",
  // automation/editor/templates.js, automation/list/runlist.js, automation/page.js, model/named.js
  "Workflows": "Workflows",
  // automation/schedules/rhythmfields.js
  "Working day, Monday to Friday": "Arbeitstag, Montag bis Freitag",
  // settings/toolbox/toolserverform.js
  "Working folder": "Arbeitsordner",
  // model/runlabels.js
  "Working on {n, plural, one {# branch} other {# branches in parallel}}.": "Arbeitet an {n, plural, one {# Zweig} other {# Zweigen parallel}}.",
  // automation/schedules/triggerform.js
  "Works while Terzetto is open.": "Funktioniert, solange Terzetto geöffnet ist.",
  // library/worlds.js
  "World info for SillyTavern": "World Info für SillyTavern",
  // model/toolwords.js
  "Write a chart": "Ein Diagramm erstellen",
  // model/toolwords.js
  "Write a file": "Eine Datei schreiben",
  // composer/composer.js, main/commands.js
  "Write a message": "Nachricht schreiben",
  // library/scan.js
  "Write a message to see which entries match": "Eine Nachricht schreiben, um die passenden Einträge zu sehen",
  // chat/empty.js
  "Write a message. The Director reads the room, the Writer replies, and the Editor edits the prose.": "Eine Nachricht schreiben. Der Regisseur erfasst die Stimmung, der Autor antwortet, der Lektor feilt am Text.",
  // chat/empty.js
  "Write a message. The Writer replies alone.": "Eine Nachricht schreiben. Der Autor antwortet allein.",
  // team/request.js
  "Write a request or add a file.": "Einen Auftrag schreiben oder eine Datei hinzufügen.",
  // model/toolwords.js
  "Write a table": "Eine Tabelle schreiben",
  // composer/composermenu.js, composer/keynames.js
  "Write my next line": "Meine nächste Zeile schreiben",
  // library/scripts.js
  "Write or paste a text to see what the script makes of it": "Schreibe oder füge einen Text ein, um zu sehen, was das Skript daraus macht",
  // widgets/memory/factform.js
  "Write the fact in a sentence, or say what it is about and what.": "Schreiben Sie die Tatsache in einem Satz oder sagen Sie, worum es geht und was.",
  // model/turnlabels.js
  "Write the reply": "Antwort schreiben",
  // automation/widgets/startdialog.js
  "Write the result into this conversation": "Ergebnis in dieses Gespräch schreiben",
  // onboarding/index.js
  "Write your first message below. {model} replies as soon as the model is ready.": "Die erste Nachricht unten schreiben. {model} antwortet, sobald das Modell bereit ist.",
  // model/turnlabels.js, team/agentwords.js, voices/notes.js, voices/panel.js
  "Writer": "Autor",
  // settings/models/voicefigures.js
  "Writer alone": "Autor allein",
  // model/voiceways.js
  "Writer and Editor": "Autor und Lektor",
  // model/voiceways.js
  "Writer only": "Nur Autor",
  // voices/panel.js
  "Writer thinks first": "Autor denkt erst nach",
  // model/runlabels.js
  "Writes": "Schreibt",
  // model/toolwords.js
  "Writes a message into a conversation.": "Schreibt eine Nachricht in ein Gespräch.",
  // model/toolwords.js
  "Writes a text file to the tools folder.": "Schreibt eine Textdatei in den Werkzeugordner.",
  // team/agentwords.js
  "Writes programs and configuration files. Runs code only if you allow it.": "Schreibt Programme und Konfigurationsdateien. Führt Code nur aus, wenn Sie es erlauben.",
  // team/agentwords.js
  "Writes reports, summaries, letters and manuals from your material.": "Schreibt Berichte, Zusammenfassungen, Briefe und Anleitungen aus Ihrem Material.",
  // model/toolwords.js
  "Writes rows to a CSV file or a spreadsheet in the tools folder.": "Schreibt Zeilen in eine CSV-Datei oder ein Tabellendokument im Werkzeugordner.",
  // team/agentwords.js
  "Writes stories, poems and speeches, and collects ideas.": "Schreibt Geschichten, Gedichte und Reden und sammelt Ideen.",
  // voices/panel.js
  "Writes the reply. Always on.": "Schreibt die Antwort. Immer an.",
  // chat/phase.js, lib/keys.js, settings/appearance/appearance.js
  "Writing": "Schreiben",
  // widgets/editlist/forms.js
  "Writing instructions": "Schreibanweisungen",
  // composer/impersonation.js
  "Writing your next message. Press Esc to stop.": "Ihre nächste Nachricht wird geschrieben. Esc stoppt.",
  // composer/impersonation.js
  "Writing your next message…": "Ihre nächste Nachricht wird geschrieben …",
  // model/callwords.js
  "Writing {path}": "{path} wird geschrieben",
  // voices/notes.js
  "Written after a reply, outside the story.": "Nach einer Antwort geschrieben, außerhalb der Geschichte.",
  // chat/foldline.js, chat/foldversions.js
  "Written by the model": "Vom Modell geschrieben",
  // model/callwords.js
  "Wrote {path}": "{path} geschrieben",
  // widgets/samplers/samplers.js
  "XTC probability": "XTC: Wahrscheinlichkeit",
  // widgets/samplers/samplers.js
  "XTC threshold": "XTC: Schwelle",
  // widgets/folder/settings.js
  "Yellow": "Gelb",
  // automation/editor/askform.js, automation/editor/values.js
  "Yes or no": "Ja oder nein",
  // sidebar/groups.js
  "Yesterday": "Gestern",
  // library/personas.js, model/depth.js, model/memorywords.js, model/names.js, team/labels.js, widgets/exporting.js
  "You": "Sie",
  // composer/notifications.js
  "You're talking to a scripted demo, not an AI.": "Hier antwortet eine Demo nach Drehbuch, keine KI.",
  // inspector/sections.js
  "You. The Director leaves the next message to you.": "Sie. Der Regisseur überlässt Ihnen die nächste Nachricht.",
  // chat/editbox.js
  "Your change is saved. It is applied when the reply is done.": "Die Änderung ist gespeichert und gilt, sobald die Antwort fertig ist.",
  // settings/toolbox/toolserverform.js
  "Your home folder": "Ihr persönlicher Ordner",
  // settings/data/data.js
  "Your keys are encrypted. The encryption key is in this computer's keyring.": "Ihre Schlüssel sind verschlüsselt. Der Schlüssel dafür liegt im Schlüsselbund dieses Computers.",
  // settings/data/data.js
  "Your keys are encrypted. This computer has no keyring, so the encryption key is in a file that only you can read.": "Ihre Schlüssel sind verschlüsselt. Dieser Computer hat keinen Schlüsselbund, daher liegt der Schlüssel dafür in einer Datei, die nur Sie lesen können.",
  // settings/data/hostlabels.js
  "Your mail app": "Ihr E-Mail-Programm",
  // composer/composer.js
  "Your message": "Ihre Nachricht",
  // inspector/sections.js
  "Your message as sent": "Ihre Nachricht, wie gesendet",
  // model/impersonation.js
  "Your message is already being written.": "Ihre Nachricht wird bereits geschrieben.",
  // library/personas.js, model/fieldwords.js
  "Your name": "Ihr Name",
  // main/commands.js
  "Your name and personas": "Ihr Name und Ihre Personas",
  // composer/impersonation.js
  "Your next message is in the message box.": "Ihre nächste Nachricht steht im Nachrichtenfeld.",
  // chat/actions.js
  "Your next message starts a new branch here.": "Die nächste Nachricht beginnt hier einen neuen Zweig.",
  // settings/appearance/appearance.js
  "Your own styles on top of the theme. Custom CSS can't load anything from the network.": "Eigene Stile über dem Design. Eigenes CSS kann nichts aus dem Netz laden.",
  // settings/appearance/appearance.js
  "Your own titles are never changed.": "Ihre eigenen Titel werden nie geändert.",
  // chat/foldversions.js
  "Your own words are kept. Save leaves them as they are; Regenerate has the model write the summary again.": "Ihre eigenen Worte bleiben. Speichern behält sie, wie sie sind; Neu generieren lässt das Modell die Zusammenfassung neu schreiben.",
  // widgets/approval.js
  "Your permission no longer applies, because this tool has changed.": "Die Berechtigung gilt nicht mehr, weil sich dieses Werkzeug geändert hat.",
  // library/cardfields.js, library/entryrules.js, library/personas.js
  "Your persona": "Ihre Persona",
  // settings/models/presets.js
  "Your presets": "Ihre Presets",
  // team/request.js
  "Your request": "Ihr Auftrag",
  // onboarding/install.js
  "Your system": "Ihr System",
  // model/turnlabels.js, voices/audits.js
  "Your words": "Ihre Worte",
  // library/personas.js
  "Yourself": "Ich selbst",
  // main/settingnames.js, settings/appearance/appearance.js, widgets/crop.js
  "Zoom": "Zoom",
  // main/commands.js
  "Zoom a picture's crop in or out": "Bildausschnitt vergrößern oder verkleinern",
  // main/commands.js, widgets/crop.js
  "Zoom in": "Vergrößern",
  // main/commands.js
  "Zoom out": "Verkleinern",
  // automation/widgets/triggerwords.js
  "a file": "eine Datei",
  // model/memory.js
  "a heading": "eine Überschrift",
  // composer/keynames.js
  "a hint may follow": "ein Hinweis kann folgen",
  // main/commands.js
  "a hint such as “shorter” may follow": "ein Hinweis wie „kürzer“ kann folgen",
  // widgets/macros.js
  "a line end": "ein Zeilenende",
  // settings/data/hostlabels.js
  "a link you opened in another app": "ein in einer anderen App geöffneter Link",
  // settings/data/hostlabels.js
  "a page read by a tool": "eine von einem Werkzeug gelesene Seite",
  // settings/data/hostlabels.js
  "a request sent by a tool": "eine von einem Werkzeug gesendete Anfrage",
  // widgets/macros.js
  "a variable": "eine Variable",
  // widgets/macros.js
  "a variable of all conversations": "eine Variable aller Gespräche",
  // widgets/macros.js
  "a variable of all conversations, after adding 1 to it": "eine Variable aller Gespräche, nachdem 1 addiert wurde",
  // widgets/macros.js
  "a variable of all conversations, after taking 1 from it": "eine Variable aller Gespräche, nachdem 1 abgezogen wurde",
  // widgets/macros.js
  "a variable of all conversations, in short": "kurz für eine Variable aller Gespräche",
  // widgets/macros.js
  "a variable, after adding 1 to it": "eine Variable, nachdem 1 addiert wurde",
  // widgets/macros.js
  "a variable, after taking 1 from it": "eine Variable, nachdem 1 abgezogen wurde",
  // widgets/macros.js
  "a variable, in short; with = or += behind the name it is changed": "kurz für eine Variable; mit = oder += hinter dem Namen wird sie geändert",
  // settings/data/hostlabels.js
  "a web search by a tool": "eine Websuche eines Werkzeugs",
  // automation/widgets/triggerwords.js
  "a {ending} file": "eine {ending}-Datei",
  // model/recallwords.js
  "about someone present": "über jemanden, der anwesend ist",
  // model/memorywords.js
  "about someone whom the story doesn't name": "über jemanden, den die Geschichte nicht nennt",
  // model/tokenwords.js
  "about {n} tokens": "etwa {n} Token",
  // onboarding/here.js, settings/models/getanother.js
  "about {size}": "etwa {size}",
  // widgets/editlist/personas.js
  "active": "aktiv",
  // automation/editor/stepkinds.js
  "adds rows to the file": "fügt der Datei Zeilen hinzu",
  // model/features.js
  "agents": "Agenten",
  // automation/list/runlist.js
  "all done": "alle fertig",
  // library/transfer/review.js
  "already here": "schon vorhanden",
  // library/entries.js, library/preview.js, model/lorewords.js
  "always": "immer",
  // library/entries.js, model/lorewords.js
  "always, after your message": "immer, nach Ihrer Nachricht",
  // model/lorewords.js
  "always, in the unchanging part": "immer, im unveränderlichen Teil",
  // model/lorewords.js
  "among the last messages": "zwischen den letzten Nachrichten",
  // automation/editor/conditionfield.js
  "and": "und",
  // main/settingnames.js
  "animation motion reduce": "animation bewegung reduzieren",
  // model/lorewords.js
  "another entry of the group “{name}” is used": "ein anderer Eintrag der Gruppe „{name}“ wird verwendet",
  // settings/toolbox/toolbox.js
  "api.example.com 127.0.0.1:8080": "api.example.com 127.0.0.1:8080",
  // model/features.js
  "archived conversations": "archivierte Gespräche",
  // automation/editor/dryrun.js, composer/tools.js, settings/toolbox/toolbox.js
  "asks first": "fragt vorher",
  // main/commands.js
  "author depth remind the model": "autor tiefe erinnern modell",
  // model/features.js
  "author’s notes": "Notizen des Autors",
  // automation/list/gatechart.js
  "average {average}%, busiest core {busiest}%": "Durchschnitt {average} %, am stärksten belasteter Kern {busiest} %",
  // model/features.js
  "backgrounds": "Hintergründe",
  // main/commands.js
  "backup copy save everything": "backup Sicherung sichern Kopie alles speichern",
  // main/settingnames.js
  "backup restore database recover": "backup Sicherung wiederherstellen Datenbank",
  // settings/data/backups.js
  "before a restore": "vor einer Wiederherstellung",
  // settings/data/backups.js
  "before an update": "vor einem Update",
  // inspector/sections.js
  "before: none": "vorher: keine",
  // inspector/sections.js
  "before: {moods}": "vorher: {moods}",
  // chat/bookmarks.js
  "bookmark mark star favourite save place": "Lesezeichen merken markieren Stern Favorit Stelle",
  // chat/bookmarks.js
  "bookmark mark star favourite saved places": "Lesezeichen gemerkt markiert Stern Favoriten Stellen",
  // main/commands.js
  "branch split copy chat from here": "branch Zweig abzweigen Kopie ab hier",
  // model/answerer.js
  "busy": "ausgelastet",
  // main/commands.js
  "buttons stscript slash commands": "schaltflächen stscript befehle",
  // sidebar/found.js, widgets/files/filefind.js
  "by meaning": "nach Bedeutung",
  // model/memorywords.js
  "by you": "von Ihnen",
  // library/preview.js
  "by {creator}": "von {creator}",
  // model/lorewords.js
  "called by another entry": "von einem anderen Eintrag aufgerufen",
  // composer/keynames.js
  "cancel abort interrupt generation": "cancel abbrechen stoppen anhalten Generierung",
  // model/memorywords.js
  "carried over": "übernommen",
  // main/commands.js
  "cast group members who takes part": "cast Besetzung Gruppe Mitglieder Teilnehmer",
  // library/transfer/review.js
  "character": "Charakter",
  // main/commands.js
  "character world info tavern": "charakter figur weltinfo world info tavern",
  // library/preview.js
  "character's note": "Notiz des Charakters",
  // model/features.js
  "characters": "Charaktere",
  // main/commands.js
  "chat thread start": "chat unterhaltung neu starten beginnen thread",
  // model/engine.js
  "chosen by you": "selbst gewählt",
  // model/features.js
  "citations": "Quellenangaben",
  // model/features.js
  "code that ran": "ausgeführter Code",
  // main/commands.js
  "compress condense history checkpoint start over": "zusammenfassen verdichten komprimieren Verlauf Sicherungspunkt neu anfangen",
  // chat/foldline.js
  "compress condense shorten history memory context tokens": "zusammenfassen kürzen verdichten komprimieren Verlauf Gedächtnis Kontext Token",
  // automation/editor/conditionfield.js
  "contains": "enthält",
  // model/features.js
  "content of unknown kinds": "Inhalt unbekannter Art",
  // chat/foldline.js
  "context memory summary fold compress condense history tokens": "Kontext Gedächtnis Erinnerung Zusammenfassung zusammenfassen kürzen verdichten Verlauf Token",
  // settings/models/local.js
  "context {n}": "Kontext {n}",
  // model/capabilities.js
  "context {size}": "Kontext {size}",
  // model/capabilities.js
  "context {size} (low)": "Kontext {size} (klein)",
  // main/commands.js
  "copy clone chat": "copy kopieren klonen Chat duplizieren",
  // inspector/callchart.js
  "cut off at the length limit": "an der Längengrenze abgeschnitten",
  // settings/data/backups.js
  "daily": "täglich",
  // main/settingnames.js
  "dark light night mode colour color black white": "dark dunkel hell Nachtmodus Farbe schwarz weiß",
  // widgets/macros.js
  "date and time as you write them": "Datum und Uhrzeit, wie Sie sie schreiben",
  // automation/widgets/cron.js
  "day": "Tag",
  // model/memorywords.js
  "day {n}": "Tag {n}",
  // automation/editor/duration.js
  "days": "Tage",
  // automation/assistants/assistants.js
  "default": "Standard",
  // main/commands.js
  "delete remove erase chat thread": "delete löschen entfernen Chat Papierkorb",
  // main/destinations.js
  "deleted removed bin": "gelöscht entfernt papierkorb mülleimer trash",
  // model/answerer.js, settings/models/models.js
  "demo": "Demo",
  // inspector/turnlist.js
  "details removed after an edit": "Einzelheiten nach einer Bearbeitung entfernt",
  // model/features.js
  "documents beside the chat": "Dokumente neben dem Chat",
  // automation/editor/conditionfield.js
  "does not contain": "enthält nicht",
  // model/turnlabels.js
  "done": "fertig",
  // settings/models/getanother.js
  "downloaded": "heruntergeladen",
  // settings/models/getanother.js
  "downloading": "wird heruntergeladen",
  // automation/editor/templates.js
  "draft": "Entwurf",
  // model/lorewords.js
  "drawn at {n} %": "ausgelost mit {n} %",
  // composer/keynames.js
  "edit change correct rewrite": "bearbeiten ändern korrigieren umschreiben",
  // inspector/rail.js, model/memory.js
  "empty": "leer",
  // main/settingnames.js
  "endpoint API key address URL connect provider Ollama LM Studio llama.cpp KoboldCpp OpenAI": "endpoint API-Schlüssel Adresse URL verbinden Anbieter Ollama LM Studio llama.cpp KoboldCpp OpenAI",
  // automation/editor/conditionfield.js
  "ends with": "endet mit",
  // main/settingnames.js
  "enter key newline": "eingabetaste enter return zeilenumbruch senden",
  // library/preview.js
  "entries that call others": "Einträge, die andere aufrufen",
  // library/entries.js
  "entry list": "Eintragsliste",
  // model/memory.js, model/memorywords.js
  "everyone": "alle",
  // widgets/macros.js
  "everyone who takes part but the character": "alle, die teilnehmen, außer dem Charakter",
  // main/commands.js
  "export archive everything": "export archiv alles sichern",
  // main/commands.js
  "export download save chat share": "export exportieren herunterladen speichern Chat teilen",
  // main/commands.js
  "extend go on more longer": "extend weiter fortsetzen mehr länger",
  // main/commands.js
  "facts remember recall who knows timeline carry over forget": "Tatsachen merken erinnern Wissen Zeitleiste übernehmen vergessen",
  // inspector/turnlist.js, model/callwords.js, model/turnlabels.js, settings/models/getanother.js
  "failed": "fehlgeschlagen",
  // composer/answerer.js, widgets/servers/modelpick.js
  "failed to load": "konnte nicht geladen werden",
  // automation/list/gatechart.js
  "fewer at once, because this computer is busy": "weniger zugleich, weil dieser Computer ausgelastet ist",
  // widgets/editlist/forms.js
  "field list": "Feldliste",
  // model/features.js, settings/toolbox/toolserverform.js
  "files": "dateien",
  // library/preview.js
  "filters": "Filter",
  // main/commands.js
  "find look up messages history": "find finden suchen Nachrichten Verlauf",
  // chat/speed.js
  "first token {time}": "erstes Token {time}",
  // inspector/editorsections.js, voices/proof.js
  "fixed": "behoben",
  // sidebar/sidebar.js
  "folder project group sort": "ordner projekt gruppe sortieren",
  // model/features.js
  "folders and projects": "Ordner und Projekte",
  // main/settingnames.js
  "font text size larger smaller": "schrift text größe größer kleiner",
  // main/settingnames.js
  "font typeface serif family": "font Schrift Schriftart Serifen",
  // settings/models/getanother.js, settings/models/local.js
  "for search by meaning": "für die Suche nach Bedeutung",
  // settings/models/getanother.js
  "for stories and role-play": "für Geschichten und Rollenspiel",
  // settings/models/getanother.js
  "for tools and automation": "für Werkzeuge und Automatisierung",
  // automation/run/runhead.js
  "for {time}": "seit {time}",
  // model/memorywords.js
  "forgotten": "vergessen",
  // model/memorywords.js
  "forgotten by you": "von Ihnen vergessen",
  // model/memory.js
  "forgotten here": "hier vergessen",
  // model/engine.js
  "found": "gefunden",
  // model/recallwords.js
  "found by its meaning": "an ihrem Sinn gefunden",
  // model/recallwords.js
  "found by its words": "an ihren Wörtern gefunden",
  // model/memorywords.js
  "from a summary": "aus einer Zusammenfassung",
  // model/memorywords.js
  "from “{origin}”": "aus „{origin}“",
  // composer/keynames.js
  "function calling MCP web search files": "Funktionsaufruf MCP Websuche Dateien Werkzeuge",
  // main/settingnames.js
  "function calling limit calls seconds": "Funktionsaufruf Grenze Aufrufe Sekunden",
  // library/preview.js
  "greetings for groups": "Begrüßungen für Gruppen",
  // main/commands.js
  "group chat cast several multiple": "group Gruppenchat Besetzung mehrere",
  // library/preview.js
  "groups": "Gruppen",
  // automation/editor/conditionfield.js
  "has a value": "hat einen Wert",
  // library/transfer/review.js
  "has newer messages": "hat neuere Nachrichten",
  // automation/editor/conditionfield.js
  "has no value": "hat keinen Wert",
  // model/memory.js
  "hidden in the other program": "im anderen Programm verborgen",
  // model/features.js
  "hidden messages": "verborgene Nachrichten",
  // automation/editor/duration.js
  "hours": "Stunden",
  // widgets/macros.js
  "how long ago your last message was": "wie lange Ihre letzte Nachricht her ist",
  // lib/markdown.js
  "image from another site, not loaded": "Bild von einer anderen Website, nicht geladen",
  // lib/markdown.js
  "image from {host}, not loaded": "Bild von {host}, nicht geladen",
  // model/features.js
  "images": "Bilder",
  // composer/keynames.js
  "impersonate write for me suggest answer as persona": "impersonate für mich schreiben vorschlagen antwort als persona",
  // main/commands.js
  "import migrate SillyTavern": "import importieren umziehen SillyTavern",
  // model/memorywords.js
  "in another language than the story": "in einer anderen Sprache als die Geschichte",
  // model/lorewords.js
  "in the system prompt": "im System-Prompt",
  // composer/answerer.js, settings/models/endpointcard.js, settings/models/local.js, settings/models/models.js, widgets/servers/modelpick.js
  "in use": "verwendet",
  // lib/panel.js
  "inspector debug prompt request log": "inspector debug Prompt Anfrage Protokoll",
  // model/engine.js
  "installed by Terzetto": "von Terzetto installiert",
  // widgets/folder/words.js
  "instructions": "Anweisungen",
  // main/settingnames.js
  "instructions prompt rules": "Anweisungen Prompt Regeln",
  // automation/editor/conditionfield.js
  "is": "ist",
  // automation/editor/conditionfield.js
  "is at least": "ist mindestens",
  // automation/editor/conditionfield.js
  "is at most": "ist höchstens",
  // automation/editor/conditionfield.js
  "is empty": "ist leer",
  // automation/editor/conditionfield.js
  "is false": "ist falsch",
  // automation/editor/conditionfield.js
  "is less than": "ist kleiner als",
  // automation/editor/conditionfield.js
  "is more than": "ist größer als",
  // automation/editor/conditionfield.js
  "is not": "ist nicht",
  // automation/editor/conditionfield.js
  "is not empty": "ist nicht leer",
  // automation/editor/conditionfield.js
  "is true": "ist wahr",
  // automation/widgets/paths.js
  "item": "Element",
  // composer/keynames.js
  "its first words follow": "ihre ersten Wörter folgen",
  // model/runlabels.js
  "its result is “{name}”": "Ergebnis: „{name}“",
  // settings/data/hostlabels.js
  "just now": "gerade eben",
  // model/answerer.js, model/capabilities.js, settings/models/endpointcard.js
  "key lost": "Schlüssel verloren",
  // model/answerer.js
  "key refused": "Schlüssel abgelehnt",
  // model/capabilities.js
  "key set": "Schlüssel gesetzt",
  // model/capabilities.js
  "key set · …{hint}": "Schlüssel gesetzt · …{hint}",
  // library/preview.js
  "keys that are no valid patterns": "Schlüssel, die keine gültigen Muster sind",
  // model/memorywords.js
  "known already": "schon bekannt",
  // model/memorywords.js
  "known to {names}": "bekannt: {names}",
  // main/settingnames.js
  "language locale translation German French Spanish English": "Sprache Übersetzung Deutsch Französisch Spanisch Englisch language",
  // automation/widgets/paths.js
  "last error": "letzter Fehler",
  // automation/widgets/paths.js
  "last result": "letztes Ergebnis",
  // automation/schedules/permissionlist.js
  "last {when}": "zuletzt: {when}",
  // model/recallwords.js
  "left out because a fact says it": "ausgelassen, weil eine Tatsache es sagt",
  // model/recallwords.js
  "left out because it has little to do with the message": "weggelassen, weil sie wenig mit der Nachricht zu tun hat",
  // model/lorewords.js
  "left out because the token budget is spent": "weggelassen, weil das Tokenbudget verbraucht ist",
  // model/lorewords.js
  "left out by a rule of the card: {name}": "weggelassen durch eine Regel der Karte: {name}",
  // model/lorewords.js
  "left out by its probability of {n} %": "weggelassen durch seine Wahrscheinlichkeit von {n} %",
  // model/recallwords.js
  "left out for want of room": "aus Platzmangel weggelassen",
  // inspector/callchart.js
  "left out, because the server refuses it: {names}": "ausgelassen, weil der Server es ablehnt: {names}",
  // widgets/files/places.js
  "line {n}": "Zeile {n}",
  // library/quickreplies.js
  "list of quick reply sets": "Liste der Sätze von Schnellantworten",
  // library/scripts.js
  "list of scripts": "Liste der Skripte",
  // model/transfer.js
  "llama.cpp conversation": "llama.cpp-Gespräch",
  // onboarding/here.js
  "llama.cpp is being installed.": "llama.cpp wird installiert.",
  // settings/models/local.js
  "llama.cpp {tag} ({licence}) comes from {host}. Its SHA-256 is checked before llama.cpp runs.": "llama.cpp {tag} ({licence}) kommt von {host}. Die SHA-256-Prüfsumme wird geprüft, bevor llama.cpp läuft.",
  // onboarding/here.js
  "llama.cpp {version} is ready on this computer.": "llama.cpp {version} ist auf diesem Computer bereit.",
  // composer/answerer.js, settings/models/local.js, widgets/servers/modelpick.js
  "loaded": "geladen",
  // model/answerer.js
  "loading": "lädt",
  // library/preview.js
  "logic of secondary keys": "Logik der sekundären Schlüssel",
  // library/worlds.js
  "lorebook list": "Lorebook-Liste",
  // model/features.js
  "lorebooks": "Lorebooks",
  // settings/data/backups.js
  "manual": "manuell",
  // main/commands.js
  "manual docs documentation guide how to tutorial support": "Handbuch Anleitung Dokumentation Bedienung Hilfe manual docs guide",
  // settings/models/getanother.js
  "may ask for a license agreement": "verlangt vielleicht die Zustimmung zur Lizenz",
  // model/lorewords.js
  "meant for other characters": "für andere Charaktere gedacht",
  // model/lorewords.js
  "meant for other kinds of replies": "für andere Arten von Antworten gedacht",
  // model/features.js
  "memories": "Erinnerungen",
  // model/lorewords.js
  "mentions “{key}”": "erwähnt „{key}“",
  // model/lorewords.js
  "mentions “{key}” and “{secondary}”": "erwähnt „{key}“ und „{secondary}“",
  // model/lorewords.js
  "mentions “{key}” without the secondary keys": "erwähnt „{key}“ ohne die sekundären Schlüssel",
  // model/lorewords.js
  "mentions “{key}”, but the secondary keys decide against it": "erwähnt „{key}“, aber die sekundären Schlüssel sprechen dagegen",
  // automation/editor/duration.js
  "milliseconds": "Millisekunden",
  // automation/editor/duration.js
  "minutes": "Minuten",
  // model/answerer.js
  "missing": "fehlt",
  // main/destinations.js
  "model switch choose": "modell wechseln auswählen model",
  // widgets/editlist/forms.js
  "mood list": "Stimmungsliste",
  // model/readwords.js
  "more answers": "weitere Antworten",
  // model/readwords.js
  "more conversations": "weitere Gespräche",
  // model/readwords.js
  "more files": "weitere Dateien",
  // model/readwords.js
  "more folders": "weitere Ordner",
  // model/memorywords.js
  "more than one exchange may teach": "mehr, als ein Wortwechsel lehren darf",
  // model/readwords.js
  "more variables": "weitere Variablen",
  // audio/index.js
  "mute silence sound off quiet audio voice": "mute stumm Ton aus leise Audio Stimme",
  // widgets/members.js
  "muted": "stumm",
  // model/features.js
  "names of models": "Namen der Modelle",
  // model/recallwords.js
  "names who is present": "nennt, wer da ist",
  // main/settingnames.js
  "network proxy telemetry offline internet": "network Netzwerk Proxy Telemetrie offline Internet",
  // library/entries.js
  "never: no keys": "nie: keine Schlüsselwörter",
  // inspector/editorsections.js
  "new": "neu",
  // chat/rescue.js
  "newest message {at}": "neueste Nachricht {at}",
  // inspector/fields.js, model/capabilities.js
  "no": "nein",
  // model/capabilities.js
  "no images": "keine Bilder",
  // model/capabilities.js
  "no key": "kein Schlüssel",
  // model/memory.js
  "no longer pinned, because too many were": "nicht mehr angeheftet, weil es zu viele waren",
  // model/memorywords.js
  "no longer so": "nicht mehr so",
  // model/memory.js
  "no memory": "keine Erinnerung",
  // inspector/turnlist.js
  "no reply left": "keine Antwort übrig",
  // model/answerer.js
  "no response": "keine Antwort",
  // model/capabilities.js
  "no streaming": "kein Streaming",
  // model/memorywords.js
  "no words in the message prove it": "keine Worte der Nachricht belegen es",
  // model/callwords.js
  "not allowed": "nicht erlaubt",
  // model/memorywords.js
  "not in the form of a fact": "nicht in der Form einer Tatsache",
  // model/memorywords.js
  "not known to {names}": "nicht bekannt: {names}",
  // model/answerer.js
  "not reachable": "nicht erreichbar",
  // settings/speech/speech.js
  "not ready": "nicht bereit",
  // automation/editor/templates.js
  "not saved": "nicht gespeichert",
  // widgets/samplers/fields.js
  "not set": "nicht gesetzt",
  // model/callwords.js
  "not started": "nicht begonnen",
  // model/recallwords.js
  "not used in the reply": "in der Antwort nicht benutzt",
  // automation/schedules/permissionlist.js
  "not used yet": "noch nicht genutzt",
  // automation/schedules/starts.js
  "not working": "funktioniert nicht",
  // model/memorywords.js
  "noted by the Director": "vom Regisseur notiert",
  // widgets/macros.js
  "nothing": "nichts",
  // chat/recalls.js
  "nothing on record": "nichts belegt",
  // widgets/macros.js
  "nothing, and adds to a variable": "nichts, und addiert zu einer Variablen",
  // widgets/macros.js
  "nothing, and adds to a variable of all conversations": "nichts, und addiert zu einer Variablen aller Gespräche",
  // widgets/macros.js
  "nothing, and removes empty lines around": "nichts; entfernt auch Leerzeilen ringsum",
  // widgets/macros.js
  "nothing, and sets a variable": "nichts, und setzt eine Variable",
  // widgets/macros.js
  "nothing, and sets a variable of all conversations": "nichts, und setzt eine Variable aller Gespräche",
  // widgets/macros.js
  "nothing: a note for yourself": "nichts: eine Notiz für Sie selbst",
  // main/settingnames.js
  "notifications notify alert close window": "notifications Benachrichtigungen Hinweis Fenster schließen",
  // lib/time.js
  "now": "jetzt",
  // automation/schedules/starts.js, automation/schedules/triggers.js
  "off": "aus",
  // model/memorywords.js
  "on another branch": "in einem anderen Zweig",
  // model/lorewords.js
  "on cooldown for {n, plural, one {# more message} other {# more messages}}": "ruht noch {n, plural, one {# Nachricht} other {# Nachrichten}}",
  // automation/widgets/cron.js
  "on day {date}": "am {date}.",
  // automation/widgets/cron.js
  "on the first {day}": "am ersten {day}",
  // automation/widgets/cron.js
  "on the fourth {day}": "am vierten {day}",
  // settings/models/local.js
  "on the graphics card": "auf der Grafikkarte",
  // automation/widgets/cron.js
  "on the last {day}": "am letzten {day}",
  // settings/models/local.js
  "on the processor": "auf dem Prozessor",
  // automation/widgets/cron.js
  "on the second {day}": "am zweiten {day}",
  // automation/widgets/cron.js
  "on the third {day}": "am dritten {day}",
  // widgets/macros.js
  "one of the options": "eine der Möglichkeiten",
  // widgets/macros.js
  "one of the options, the same for a whole conversation": "eine der Möglichkeiten, in einem Gespräch immer dieselbe",
  // model/memorywords.js
  "only asked, not said": "nur gefragt, nicht gesagt",
  // automation/schedules/permissionlist.js
  "only in {folder}": "nur in {folder}",
  // widgets/servers/endpointform.js
  "optional": "optional",
  // automation/editor/conditionfield.js
  "or": "oder",
  // model/features.js
  "other files": "andere Dateien",
  // widgets/files/places.js
  "page {n}": "Seite {n}",
  // widgets/editlist/forms.js
  "pattern": "Muster",
  // settings/models/getanother.js
  "paused": "angehalten",
  // voices/director.js
  "paused here": "ruht hier",
  // widgets/editlist/personas.js
  "persona list": "Persona-Liste",
  // main/commands.js
  "persona name who I am yourself about me": "Persona Name wer ich bin über mich",
  // model/features.js
  "personas": "Personas",
  // widgets/editlist/forms.js
  "phrase list": "Phrasenliste",
  // model/memorywords.js, model/recallwords.js
  "pinned": "angeheftet",
  // model/features.js
  "pinned conversations": "angeheftete Gespräche",
  // library/preview.js
  "place in the prompt": "Platz im Prompt",
  // main/commands.js
  "preferences options configure": "einstellungen optionen konfigurieren anpassen preferences settings",
  // composer/keynames.js
  "prefill begin reply opening words": "prefill vorgeben antwort anfang erste worte",
  // model/features.js
  "presets": "Presets",
  // library/preview.js
  "probability": "Wahrscheinlichkeit",
  // widgets/editlist/prompts.js
  "prompt list": "Liste der Prompts",
  // main/settingnames.js
  "prompt snippet template quick reply slash": "Prompt Textbaustein Vorlage Schnellantwort Schrägstrich",
  // model/features.js
  "quick replies": "Schnellantworten",
  // model/memorywords.js
  "read after the reply": "nach der Antwort gelesen",
  // model/capabilities.js
  "reads images": "liest Bilder",
  // settings/speech/speech.js
  "ready": "bereit",
  // model/features.js
  "reasoning": "Gedankengang",
  // settings/models/getanother.js
  "recommended": "empfohlen",
  // settings/data/backups.js
  "recovered from a damaged file": "aus einer beschädigten Datei gerettet",
  // main/commands.js
  "regenerate retry reroll swipe redo try again": "regenerate neu generieren wiederholen reroll swipe nochmal",
  // library/preview.js, model/features.js
  "regex scripts": "Regex-Skripte",
  // main/commands.js
  "regular expressions find replace pattern": "reguläre ausdrücke suchen ersetzen muster",
  // main/commands.js
  "remember hold from here on note": "merken gilt ab hier notiz regieanweisung",
  // widgets/memory/page.js
  "replaced by “{fact}”": "ersetzt durch „{fact}“",
  // automation/editor/stepkinds.js
  "replaces the file": "ersetzt die Datei",
  // automation/editor/onevalue.js, automation/run/stepsview.js
  "result of step {n}": "Ergebnis von Schritt {n}",
  // automation/run/stepsview.js
  "result of the previous step": "Ergebnis des vorigen Schritts",
  // voices/proof.js
  "rewritten with the reply": "mit der Antwort neu geschrieben",
  // library/preview.js
  "rules in the text": "Regeln im Text",
  // model/callwords.js
  "running": "läuft",
  // settings/toolbox/toolbox.js
  "runs without asking": "läuft ohne Rückfrage",
  // model/memory.js
  "said twice": "doppelt",
  // model/features.js
  "samplers": "Sampler",
  // settings/data/backups.js
  "saved when the file was removed": "gesichert, als die Datei entfernt wurde",
  // model/features.js
  "scenarios": "Szenarien",
  // library/preview.js
  "search by meaning": "Suche nach Bedeutung",
  // automation/editor/duration.js
  "seconds": "Sekunden",
  // automation/widgets/paths.js
  "secret": "geheimer Wert",
  // model/features.js, model/transfer.js
  "settings": "Einstellungen",
  // main/commands.js
  "settings here system prompt samplers model preset persona lorebooks": "einstellungen hier system-prompt sampler modell preset persona lorebooks",
  // main/commands.js
  "shortcuts hotkeys keyboard bindings help": "tastenkürzel tastenkombinationen tastatur hilfe shortcuts hotkeys",
  // composer/keynames.js
  "shorter longer less drama reroll direction instructions": "kürzer länger weniger drama reroll anweisung",
  // main/commands.js
  "sidebar list history": "seitenleiste liste verlauf sidebar",
  // automation/editor/dryrun.js, model/turnlabels.js
  "skipped": "übersprungen",
  // model/memorywords.js
  "so far only {name} says so": "bisher sagt das nur {name}",
  // model/features.js
  "sounds": "Töne",
  // main/settingnames.js
  "speech TTS text to speech read aloud sound audio engine": "speech TTS Sprachausgabe vorlesen Ton Audio Engine",
  // automation/editor/conditionfield.js
  "starts with": "beginnt mit",
  // model/lorewords.js
  "sticky, from an earlier message": "bleibt von einer früheren Nachricht",
  // model/lorewords.js
  "sticky: it was used a short time ago": "bleibt, seit er einmal verwendet wurde",
  // inspector/editorsections.js, voices/proof.js
  "still there": "noch da",
  // inspector/turnlist.js, model/callwords.js
  "stopped": "gestoppt",
  // model/capabilities.js
  "streams": "streamt",
  // main/settingnames.js
  "style stylesheet own look": "stil stylesheet eigenes aussehen design",
  // composer/keynames.js
  "swipe left back earlier reply": "swipe links zurück frühere antwort",
  // composer/keynames.js
  "swipe right forward later reply": "swipe rechts vor spätere antwort",
  // composer/keynames.js
  "switch change LLM preset picker": "switch wechseln ändern LLM Preset Auswahl",
  // main/commands.js
  "system prompt scene post-history": "system-prompt szene anweisungen",
  // model/features.js
  "system prompts": "System-Prompts",
  // model/features.js
  "tags": "Schlagwörter",
  // main/commands.js
  "temperature top p min p seed": "temperatur top p min p seed",
  // main/settingnames.js
  "temperature top p top k min p penalty longest answer max tokens preset": "temperature Temperatur top p top k min p penalty längste Antwort max tokens Preset",
  // lib/code.js
  "text": "Text",
  // model/features.js
  "text completion templates": "Vorlagen für Textvervollständigung",
  // model/transfer.js
  "text-generation-webui chat": "Chat von text-generation-webui",
  // model/readwords.js
  "the answer of {name}": "die Antwort von {name}",
  // widgets/macros.js
  "the character's closing instructions": "die zusätzlichen Anweisungen des Charakters",
  // widgets/macros.js
  "the character's description": "die Beschreibung des Charakters",
  // widgets/macros.js
  "the character's example dialogue": "die Beispieldialoge des Charakters",
  // widgets/macros.js
  "the character's name, or its nickname": "der Name des Charakters oder sein Spitzname",
  // widgets/macros.js
  "the character's personality": "die Persönlichkeit des Charakters",
  // widgets/macros.js
  "the character's system prompt": "der System-Prompt des Charakters",
  // automation/widgets/triggerwords.js
  "the chosen folder": "dem gewählten Ordner",
  // model/readwords.js
  "the conversation “{name}”": "das Gespräch „{name}“",
  // widgets/macros.js
  "the current time": "die aktuelle Uhrzeit",
  // widgets/macros.js
  "the current time with two digits each": "die aktuelle Uhrzeit mit je zwei Ziffern",
  // widgets/macros.js
  "the description of your persona": "die Beschreibung Ihrer Persona",
  // model/readwords.js
  "the file names in {name}": "die Dateinamen in {name}",
  // widgets/macros.js
  "the first part if the condition has a value, else the second": "der erste Teil, wenn die Bedingung einen Wert hat, sonst der zweite",
  // model/lorewords.js
  "the key “{key}” is no valid pattern": "der Schlüssel „{key}“ ist kein gültiges Muster",
  // model/lorewords.js
  "the key “{key}” took too long": "der Schlüssel „{key}“ brauchte zu lange",
  // widgets/macros.js
  "the last message": "die letzte Nachricht",
  // widgets/macros.js
  "the last reply": "die letzte Antwort",
  // widgets/macros.js
  "the letters in reverse": "die Buchstaben rückwärts",
  // model/memorywords.js
  "the message no longer says it": "die Nachricht sagt es nicht mehr",
  // widgets/folder/words.js, widgets/servers/probe.js
  "the model": "das Modell",
  // widgets/macros.js
  "the name of the model that answers": "der Name des Modells, das antwortet",
  // widgets/macros.js
  "the names of all characters who take part": "die Namen aller Charaktere, die teilnehmen",
  // widgets/macros.js
  "the number of the last message, counted from 0": "die Nummer der letzten Nachricht, ab 0 gezählt",
  // model/readwords.js
  "the output of {name}": "die Ausgabe von {name}",
  // widgets/folder/words.js
  "the preset": "das Preset",
  // widgets/macros.js
  "the prompt that the card's own replaces": "der Prompt, den jener der Karte ersetzt",
  // widgets/macros.js
  "the scenario of the conversation": "das Szenario des Gesprächs",
  // widgets/macros.js
  "the sum of dice": "die Summe von Würfeln",
  // widgets/macros.js
  "the time so many hours from Greenwich": "die Uhrzeit so viele Stunden von Greenwich",
  // model/readwords.js
  "the variable {name}": "die Variable {name}",
  // widgets/macros.js
  "the version of the card": "die Version der Karte",
  // model/features.js
  "themes": "Themen",
  // model/capabilities.js
  "thinks": "denkt nach",
  // settings/appearance/appearance.js
  "this time only": "dieses eine Mal",
  // settings/toolbox/websearch.js
  "tide tables Brest": "Gezeiten Brest",
  // model/features.js
  "times of messages": "Zeiten der Nachrichten",
  // library/preview.js
  "timing": "Zeiten",
  // sidebar/sidebar.js
  "title name": "title Titel Name umbenennen",
  // main/settingnames.js
  "title name automatic rename": "title Titel Name automatisch umbenennen",
  // settings/data/hostlabels.js
  "to download llama.cpp or a model": "um llama.cpp oder ein Modell herunterzuladen",
  // settings/data/hostlabels.js
  "to find passages of files by their meaning": "um Stellen in Dateien nach Bedeutung zu finden",
  // settings/data/hostlabels.js
  "to get replies": "um Antworten zu erhalten",
  // settings/data/hostlabels.js
  "to list models and their capabilities": "um Modelle und ihre Fähigkeiten aufzulisten",
  // settings/data/hostlabels.js
  "to look for servers": "um nach Servern zu suchen",
  // settings/data/hostlabels.js
  "to read text aloud": "um Text vorzulesen",
  // widgets/macros.js
  "today's date": "das heutige Datum",
  // widgets/macros.js
  "today's date in figures": "das heutige Datum in Ziffern",
  // widgets/macros.js
  "today's day of the week": "der heutige Wochentag",
  // main/settingnames.js
  "tokens per second time to first token tok/s performance": "token pro sekunde zeit bis zum ersten token tok/s geschwindigkeit",
  // main/commands.js
  "tokens used free how long": "token benutzt frei wie lang",
  // model/memorywords.js
  "too long": "zu lang",
  // model/memory.js
  "too long for one fact, so it was divided": "zu lang für eine Tatsache und deshalb geteilt",
  // automation/run/runhead.js, automation/run/stepsview.js
  "took {time}": "Dauer: {time}",
  // model/features.js
  "tool calls": "Werkzeugaufrufe",
  // widgets/folder/words.js
  "tools": "Werkzeuge",
  // model/capabilities.js
  "tools: no": "Werkzeuge: nein",
  // model/capabilities.js, widgets/servers/found.js
  "tools: simple mode": "Werkzeuge: einfach",
  // model/capabilities.js, widgets/servers/found.js
  "tools: yes": "Werkzeuge: ja",
  // automation/widgets/paths.js
  "trigger": "Auslöser",
  // settings/toolbox/toolservers.js
  "unavailable": "nicht verfügbar",
  // main/commands.js
  "undo revert take back restore": "rückgängig zurücknehmen widerrufen wiederherstellen",
  // model/capabilities.js
  "unknown": "unbekannt",
  // settings/models/local.js
  "unloads in {n} min if unused": "wird ohne Nutzung in {n} min entladen",
  // main/commands.js
  "update upgrade newer version": "Aktualisierung Update Upgrade neuere Version",
  // composer/intake.js
  "upload picture photo document PDF add": "upload hochladen Bild Foto Dokument PDF hinzufügen",
  // model/recallwords.js
  "used in the reply": "in der Antwort benutzt",
  // automation/widgets/paths.js
  "variable": "Variable",
  // automation/run/stepsview.js
  "variable {name}": "Variable {name}",
  // model/features.js
  "variables of macros": "Variablen von Makros",
  // main/commands.js
  "version licence help": "version lizenz hilfe info",
  // library/preview.js
  "version {version}": "Version {version}",
  // model/features.js
  "versions and branches": "Versionen und Zweige",
  // model/turnlabels.js
  "waiting": "wartet",
  // inspector/turnlist.js, model/callwords.js
  "waits for you": "wartet auf Sie",
  // model/lorewords.js
  "waits for {n, plural, one {# more message} other {# more messages}}": "wartet auf {n, plural, one {# weitere Nachricht} other {# weitere Nachrichten}}",
  // library/preview.js
  "what is searched": "was durchsucht wird",
  // widgets/macros.js
  "what you wrote for this turn": "was Sie für diesen Zug geschrieben haben",
  // automation/editor/stepkinds.js
  "when {condition}": "wenn {condition}",
  // widgets/macros.js
  "where a condition ends": "wo eine Bedingung endet",
  // widgets/macros.js
  "where the second part of a condition begins": "wo der zweite Teil einer Bedingung beginnt",
  // library/preview.js
  "whole words": "ganze Wörter",
  // main/settingnames.js
  "width column": "breite spalte",
  // model/lorewords.js
  "with the author's note": "bei der Notiz des Autors",
  // model/lorewords.js
  "won the group “{name}”": "gewann die Gruppe „{name}“",
  // model/turnlabels.js
  "working": "arbeitet",
  // automation/widgets/cron.js
  "working day": "Arbeitstag",
  // model/answerer.js
  "wrong address": "falsche Adresse",
  // inspector/fields.js, model/capabilities.js
  "yes": "ja",
  // widgets/macros.js
  "your last message": "Ihre letzte Nachricht",
  // widgets/macros.js
  "your name, or your persona's": "Ihr Name oder der Ihrer Persona",
  // main/commands.js
  "zoom in bigger text size": "zoom in vergrößern größer Schriftgröße",
  // main/commands.js
  "zoom out smaller text size": "zoom out verkleinern kleiner Schriftgröße",
  // main/settingnames.js
  "zoom scale": "zoom skalierung",
  // team/labels.js
  "{agent} is reading {what}": "{agent} liest {what}",
  // lib/markdown.js
  "{alt}, image from another site, not loaded": "{alt}, Bild von einer anderen Website, nicht geladen",
  // lib/markdown.js
  "{alt}, image from {host}, not loaded": "{alt}, Bild von {host}, nicht geladen",
  // audio/seekable.js
  "{at} of {whole}": "{at} von {whole}",
  // chat/removal.js
  "{below, plural, one {This also deletes the message below.} other {This also deletes the # messages below.}}": "{below, plural, one {Auch die Nachricht darunter wird gelöscht.} other {Auch die # Nachrichten darunter werden gelöscht.}}",
  // inspector/rawcall.js
  "{call}: as sent": "{call}: wie gesendet",
  // library/transfer/section.js, widgets/exporting.js
  "{doing} {n} so far.": "{doing} Bisher {n}.",
  // model/engine.js
  "{done} of {total}": "{done} von {total}",
  // widgets/servers/pull.js
  "{done} of {total}, {n} %": "{done} von {total}, {n} %",
  // automation/editor/anyfield.js
  "{field}: entered as": "{field}: Eingabe als",
  // automation/editor/duration.js
  "{field}: unit": "{field}: Einheit",
  // ../plugins/tts/card.js
  "{folder} was left out. Enter the whole path of a folder.": "{folder} wurde ausgelassen. Geben Sie den vollständigen Pfad eines Ordners ein.",
  // inspector/chart.js
  "{fresh} new": "{fresh} neu",
  // inspector/chart.js
  "{fresh} new, {reused} reused": "{fresh} neu, {reused} wiederverwendet",
  // lib/pager.js
  "{from}–{to} of {all}": "{from}–{to} von {all}",
  // library/entries.js
  "{hint} One per line.": "{hint} Eins pro Zeile.",
  // library/entries.js
  "{hint} Separate with commas or line breaks.": "{hint} Durch Kommas oder Zeilen trennen.",
  // lib/time.js
  "{h} h": "{h} h",
  // lib/time.js
  "{h} h {m} min": "{h} h {m} min",
  // automation/editor/flowform.js
  "{input} is the input of the flow.": "{input} ist die Eingabe des Flows.",
  // settings/appearance/customlook.js
  "{keys} turns custom CSS on or off. “terzetto --safe” starts without custom CSS.": "{keys} schaltet eigenes CSS ein oder aus. „terzetto --safe“ startet ohne eigenes CSS.",
  // model/turnlabels.js
  "{kind}, “{wording}”": "{kind}, „{wording}“",
  // automation/editor/steplist.js
  "{lane} was deleted.": "{lane} wurde gelöscht.",
  // model/voiceways.js
  "{least} requests or more, not measured yet": "Mindestens {least} Anfragen, noch nicht gemessen",
  // model/voiceways.js
  "{least} to {most} requests, not measured yet": "{least} bis {most} Anfragen, noch nicht gemessen",
  // inspector/sections.js
  "{length}, {speed} tokens per second": "{length}, {speed} Token pro Sekunde",
  // model/catalog.js
  "{model} (not set up)": "{model} (nicht eingerichtet)",
  // composer/tools.js
  "{model} can't call tools. Choose another model.": "{model} kann keine Werkzeuge aufrufen. Wählen Sie ein anderes Modell.",
  // onboarding/advice.js
  "{model} can't fill in forms, so the Writer replies alone, without Director and Editor.": "{model} kann keine Formulare ausfüllen, daher antwortet der Autor allein, ohne Regisseur und Lektor.",
  // widgets/servers/modelpick.js
  "{model} is in use.": "{model} wird verwendet.",
  // onboarding/here.js
  "{model} is on this computer already.": "{model} ist bereits auf diesem Computer.",
  // composer/tools.js
  "{model} isn't built for tools. The model is asked in words, and may ignore them.": "{model} ist nicht für Werkzeuge gemacht. Das Modell wird in Worten gebeten und hält sich vielleicht nicht daran.",
  // model/catalog.js
  "{model} on {server}": "{model} auf {server}",
  // composer/answerer.js
  "{model} on {server} replies.": "{model} auf {server} antwortet.",
  // onboarding/advice.js
  "{model} reads {n, plural, one {# token} other {# tokens}} at once, which is little for three voices. Older messages will soon be summarized.": "{model} liest {n, plural, one {# Token} other {# Token}} auf einmal, wenig für drei Stimmen. Ältere Nachrichten werden bald zusammengefasst.",
  // widgets/conversation/sheet.js
  "{model} replies here, as everywhere.": "{model} antwortet hier wie überall.",
  // widgets/conversation/sheet.js
  "{model} replies here, whatever is chosen elsewhere.": "{model} antwortet hier, was auch sonst gewählt ist.",
  // widgets/servers/pull.js
  "{model} was downloaded.": "{model} wurde heruntergeladen.",
  // onboarding/index.js
  "{model} will reply. Write your first message below.": "{model} wird antworten. Unten können Sie Ihre erste Nachricht schreiben.",
  // onboarding/here.js
  "{model} · about {size} · {licence} · from {host}": "{model} · etwa {size} · {licence} · von {host}",
  // inspector/sections.js
  "{mood}, ended": "{mood}, beendet",
  // inspector/sections.js
  "{mood}, new": "{mood}, neu",
  // lib/time.js
  "{m} min": "{m} min",
  // lib/time.js
  "{m} min {s} s": "{m} min {s} s",
  // settings/models/meaning.js
  "{n, plural, =0 {No files are attached yet.} one {# file is prepared.} other {# files are prepared.}}": "{n, plural, =0 {Noch keine Dateien angehängt.} one {# Datei ist vorbereitet.} other {# Dateien sind vorbereitet.}}",
  // voices/marks.js
  "{n, plural, =0 {No findings. The Editor would change nothing.} one {One finding. The Editor would fix it.} other {# findings. The Editor would fix them.}}": "{n, plural, =0 {Keine Auffälligkeiten. Der Lektor würde nichts ändern.} one {Eine Auffälligkeit. Der Lektor würde sie beheben.} other {# Auffälligkeiten. Der Lektor würde sie beheben.}}",
  // voices/pattern.js
  "{n, plural, =0 {No matches in this conversation} one {One match in this conversation} other {# matches in this conversation}}": "{n, plural, =0 {Keine Treffer in diesem Gespräch} one {Ein Treffer in diesem Gespräch} other {# Treffer in diesem Gespräch}}",
  // voices/habitwords.js
  "{n, plural, =0 {No replies read yet.} one {One reply read.} other {# replies read.}}": "{n, plural, =0 {Noch keine Antwort gelesen.} one {Eine Antwort gelesen.} other {# Antworten gelesen.}}",
  // settings/models/presetlabels.js
  "{n, plural, =0 {no prompt} one {a prompt of # word} other {a prompt of # words}}": "{n, plural, =0 {kein Prompt} one {ein Prompt mit # Wort} other {ein Prompt mit # Wörtern}}",
  // model/callwords.js
  "{n, plural, =0 {no results} one {# result} other {# results}}": "{n, plural, =0 {keine Ergebnisse} one {# Ergebnis} other {# Ergebnisse}}",
  // settings/toolbox/toolservers.js
  "{n, plural, =0 {no tools} one {# tool} other {# tools}}": "{n, plural, =0 {keine Werkzeuge} one {# Werkzeug} other {# Werkzeuge}}",
  // settings/speech/speech.js
  "{n, plural, =0 {no voices listed} one {# voice} other {# voices}}": "{n, plural, =0 {keine Stimmen aufgeführt} one {# Stimme} other {# Stimmen}}",
  // model/transfer.js
  "{n, plural, one {# Director field} other {# Director fields}}": "{n, plural, one {# Regiefeld} other {# Regiefelder}}",
  // model/transfer.js
  "{n, plural, one {# assistant} other {# assistants}}": "{n, plural, one {# Assistent} other {# Assistenten}}",
  // automation/run/parts.js, inspector/callchart.js
  "{n, plural, one {# attempt} other {# attempts}}": "{n, plural, one {# Versuch} other {# Versuche}}",
  // sidebar/oldbackups.js
  "{n, plural, one {# backup was replaced with a new one.} other {# backups were replaced with a new one.}}": "{n, plural, one {# Backup wurde durch ein neues ersetzt.} other {# Backups wurden durch ein neues ersetzt.}}",
  // automation/run/parts.js
  "{n, plural, one {# branch} other {# branches}}": "{n, plural, one {# Zweig} other {# Zweige}}",
  // inspector/sections.js, inspector/turnlist.js
  "{n, plural, one {# call} other {# calls}}": "{n, plural, one {# Aufruf} other {# Aufrufe}}",
  // automation/editor/stepkinds.js
  "{n, plural, one {# call} other {# parallel calls}}": "{n, plural, one {# Aufruf} other {# parallele Aufrufe}}",
  // model/memory.js
  "{n, plural, one {# carried fact was removed.} other {# carried facts were removed.}}": "{n, plural, one {# übernommene Tatsache wurde entfernt.} other {# übernommene Tatsachen wurden entfernt.}}",
  // composer/tools.js
  "{n, plural, one {# changed tool} other {# changed tools}}": "{n, plural, one {# geändertes Werkzeug} other {# geänderte Werkzeuge}}",
  // model/transfer.js
  "{n, plural, one {# character card} other {# character cards}}": "{n, plural, one {# Charakterkarte} other {# Charakterkarten}}",
  // composer/pastes.js, settings/appearance/appearance.js
  "{n, plural, one {# character} other {# characters}}": "{n, plural, one {# Zeichen} other {# Zeichen}}",
  // library/preview.js
  "{n, plural, one {# conversation belongs to this character.} other {# conversations belong to this character.}}": "{n, plural, one {# Gespräch gehört zu diesem Charakter.} other {# Gespräche gehören zu diesem Charakter.}}",
  // sidebar/acts.js
  "{n, plural, one {# conversation deleted.} other {# conversations deleted.}}": "{n, plural, one {# Gespräch gelöscht.} other {# Gespräche gelöscht.}}",
  // sidebar/many.js
  "{n, plural, one {# conversation was archived.} other {# conversations were archived.}}": "{n, plural, one {# Gespräch wurde archiviert.} other {# Gespräche wurden archiviert.}}",
  // sidebar/many.js
  "{n, plural, one {# conversation was moved to the trash.} other {# conversations were moved to the trash.}}": "{n, plural, one {# Gespräch wurde in den Papierkorb verschoben.} other {# Gespräche wurden in den Papierkorb verschoben.}}",
  // model/folders.js
  "{n, plural, one {# conversation was moved to “{name}”.} other {# conversations were moved to “{name}”.}}": "{n, plural, one {# Gespräch wurde nach „{name}“ verschoben.} other {# Gespräche wurden nach „{name}“ verschoben.}}",
  // model/folders.js
  "{n, plural, one {# conversation was taken out of its folder.} other {# conversations were taken out of their folders.}}": "{n, plural, one {# Gespräch wurde aus seinem Ordner genommen.} other {# Gespräche wurden aus ihren Ordnern genommen.}}",
  // sidebar/acts.js
  "{n, plural, one {# conversation will be deleted permanently.} other {# conversations will be deleted permanently.}}": "{n, plural, one {# Gespräch wird dauerhaft gelöscht.} other {# Gespräche werden dauerhaft gelöscht.}}",
  // library/worlds.js, model/transfer.js, sidebar/listhead.js, sidebar/rows.js, widgets/folder/choose.js
  "{n, plural, one {# conversation} other {# conversations}}": "{n, plural, one {# Gespräch} other {# Gespräche}}",
  // voices/habitwords.js
  "{n, plural, one {# copy} other {# copies}}": "{n, plural, one {# Kopie} other {# Kopien}}",
  // settings/data/hostlabels.js
  "{n, plural, one {# day ago} other {# days ago}}": "{n, plural, one {vor # Tag} other {vor # Tagen}}",
  // automation/editor/duration.js
  "{n, plural, one {# day} other {# days}}": "{n, plural, one {# Tag} other {# Tage}}",
  // widgets/files/items.js
  "{n, plural, one {# earlier line} other {# earlier lines}}": "{n, plural, one {# frühere Zeile} other {# frühere Zeilen}}",
  // settings/models/configrow.js
  "{n, plural, one {# edit of this model was not used} other {# edits of this model were not used}}: the Writer’s text was better.": "{n, plural, one {# Bearbeitung dieses Modells wurde nicht verwendet} other {# Bearbeitungen dieses Modells wurden nicht verwendet}}: Der Text des Autors war besser.",
  // library/scan.js
  "{n, plural, one {# entry matches:} other {# entries match, in this order:}}": "{n, plural, one {# Eintrag passt:} other {# Einträge passen, in dieser Reihenfolge:}}",
  // inspector/sections.js, library/preview.js
  "{n, plural, one {# entry} other {# entries}}": "{n, plural, one {# Eintrag} other {# Einträge}}",
  // library/worlds.js
  "{n, plural, one {# entry} other {# entries}}, about {tokens} tokens if all are used": "{n, plural, one {# Eintrag} other {# Einträge}}, etwa {tokens} Tokens, wenn alle verwendet werden",
  // widgets/memory/page.js
  "{n, plural, one {# exchange was read.} other {# exchanges were read.}}": "{n, plural, one {# Wortwechsel wurde gelesen.} other {# Wortwechsel wurden gelesen.}}",
  // model/memory.js
  "{n, plural, one {# fact was carried over into “{title}”.} other {# facts were carried over into “{title}”.}}": "{n, plural, one {# Tatsache wurde in „{title}“ übernommen.} other {# Tatsachen wurden in „{title}“ übernommen.}}",
  // inspector/sections.js
  "{n, plural, one {# fact} other {# facts}}": "{n, plural, one {# Tatsache} other {# Tatsachen}}",
  // widgets/memory/page.js
  "{n, plural, one {# fact} other {# facts}} from “{origin}”": "{n, plural, one {# Tatsache} other {# Tatsachen}} aus „{origin}“",
  // settings/models/meaning.js
  "{n, plural, one {# file is being prepared.} other {# files are being prepared.}}": "{n, plural, one {# Datei wird vorbereitet.} other {# Dateien werden vorbereitet.}}",
  // widgets/folder/words.js
  "{n, plural, one {# file} other {# files}}": "{n, plural, one {# Datei} other {# Dateien}}",
  // automation/editor/controlforms.js
  "{n, plural, one {# fixed item} other {# fixed items}}": "{n, plural, one {# festes Element} other {# feste Elemente}}",
  // settings/models/local.js
  "{n, plural, one {# folder or file} other {# folders and files}} couldn't be read.": "{n, plural, one {# Ordner oder Datei konnte} other {# Ordner und Dateien konnten}} nicht gelesen werden.",
  // model/transfer.js
  "{n, plural, one {# folder} other {# folders}}": "{n, plural, one {# Ordner} other {# Ordner}}",
  // sidebar/emptynotice.js
  "{n, plural, one {# found} other {# found}}": "{n, plural, one {# gefunden} other {# gefunden}}",
  // library/preview.js
  "{n, plural, one {# greeting} other {# greetings}}": "{n, plural, one {# Begrüßung} other {# Begrüßungen}}",
  // composer/tools.js
  "{n, plural, one {# group of tools is on} other {# groups of tools are on}}": "{n, plural, one {# Gruppe von Werkzeugen eingeschaltet} other {# Gruppen von Werkzeugen eingeschaltet}}",
  // model/transfer.js
  "{n, plural, one {# has newer messages and is added as a second copy} other {# have newer messages and are added as second copies}}": "{n, plural, one {# hat neuere Nachrichten und wird als zweite Kopie hinzugefügt} other {# haben neuere Nachrichten und werden als zweite Kopien hinzugefügt}}",
  // automation/editor/duration.js
  "{n, plural, one {# hour} other {# hours}}": "{n, plural, one {# Stunde} other {# Stunden}}",
  // model/transfer.js
  "{n, plural, one {# is already here} other {# are already here}}": "{n, plural, one {# ist schon vorhanden} other {# sind schon vorhanden}}",
  // widgets/sideentry.js
  "{n, plural, one {# is waiting for you} other {# are waiting for you}}": "{n, plural, one {# wartet auf Sie} other {# warten auf Sie}}",
  // automation/run/parts.js
  "{n, plural, one {# item} other {# items}}": "{n, plural, one {# Element} other {# Elemente}}",
  // settings/toolbox/toolservers.js
  "{n, plural, one {# line that is no message was skipped} other {# lines that are no messages were skipped}}": "{n, plural, one {# Zeile, die keine Nachricht ist, wurde übersprungen} other {# Zeilen, die keine Nachrichten sind, wurden übersprungen}}",
  // team/logfold.js
  "{n, plural, one {# line} other {# lines}}": "{n, plural, one {# Zeile} other {# Zeilen}}",
  // model/transfer.js, widgets/folder/words.js
  "{n, plural, one {# lorebook} other {# lorebooks}}": "{n, plural, one {# Lorebook} other {# Lorebooks}}",
  // chat/rescue.js
  "{n, plural, one {# lost name} other {# lost names}}": "{n, plural, one {# verlorener Name} other {# verlorene Namen}}",
  // sidebar/found.js
  "{n, plural, one {# message found} other {# messages found}}": "{n, plural, one {# Nachricht gefunden} other {# Nachrichten gefunden}}",
  // sidebar/found.js
  "{n, plural, one {# message is} other {# messages are}} not searched yet.": "{n, plural, one {# Nachricht ist} other {# Nachrichten sind}} noch nicht durchsucht.",
  // chat/rescue.js, library/transfer/review.js, model/transfer.js, settings/data/backups.js
  "{n, plural, one {# message} other {# messages}}": "{n, plural, one {# Nachricht} other {# Nachrichten}}",
  // chat/foldversions.js
  "{n, plural, one {# message} other {# messages}} changed after this summary was written": "{n, plural, one {# Nachricht wurde} other {# Nachrichten wurden}} geändert, nachdem diese Zusammenfassung geschrieben war",
  // automation/editor/duration.js
  "{n, plural, one {# millisecond} other {# milliseconds}}": "{n, plural, one {# Millisekunde} other {# Millisekunden}}",
  // automation/editor/duration.js
  "{n, plural, one {# minute} other {# minutes}}": "{n, plural, one {# Minute} other {# Minuten}}",
  // model/transfer.js
  "{n, plural, one {# model server} other {# model servers}}": "{n, plural, one {# Modellserver} other {# Modellserver}}",
  // widgets/servers/found.js
  "{n, plural, one {# model} other {# models}}": "{n, plural, one {# Modell} other {# Modelle}}",
  // model/transfer.js
  "{n, plural, one {# mood} other {# moods}}": "{n, plural, one {# Stimmung} other {# Stimmungen}}",
  // library/preview.js
  "{n, plural, one {# more file} other {# more files}}": "{n, plural, one {# weitere Datei} other {# weitere Dateien}}",
  // model/waiting.js
  "{n, plural, one {# more is} other {# more are}} waiting.": "{n, plural, one {# weitere Anfrage wartet} other {# weitere Anfragen warten}}.",
  // chat/attached.js
  "{n, plural, one {# more passage} other {# more passages}}": "{n, plural, one {# weitere Passage} other {# weitere Passagen}}",
  // widgets/pathpicker.js
  "{n, plural, one {# name isn't} other {# names aren't}} shown, because of invisible characters.": "{n, plural, one {# Name wird} other {# Namen werden}} wegen unsichtbarer Zeichen nicht gezeigt.",
  // chat/unseen.js
  "{n, plural, one {# new message} other {# new messages}}": "{n, plural, one {# neue Nachricht} other {# neue Nachrichten}}",
  // composer/tools.js
  "{n, plural, one {# new tool} other {# new tools}}": "{n, plural, one {# neues Werkzeug} other {# neue Werkzeuge}}",
  // chat/unseen.js
  "{n, plural, one {# new word} other {# new words}}": "{n, plural, one {# neues Wort} other {# neue Wörter}}",
  // library/transfer/review.js
  "{n, plural, one {# note} other {# notes}}": "{n, plural, one {# Hinweis} other {# Hinweise}}",
  // sidebar/found.js
  "{n, plural, one {# other result} other {# other results}}": "{n, plural, one {# anderes Ergebnis} other {# andere Ergebnisse}}",
  // help/view.js
  "{n, plural, one {# page found} other {# pages found}}": "{n, plural, one {# Seite gefunden} other {# Seiten gefunden}}",
  // inspector/sections.js
  "{n, plural, one {# passage} other {# passages}}": "{n, plural, one {# Passage} other {# Passagen}}",
  // model/transfer.js
  "{n, plural, one {# persona} other {# personas}}": "{n, plural, one {# Persona} other {# Personas}}",
  // model/transfer.js
  "{n, plural, one {# phrase group} other {# phrase groups}}": "{n, plural, one {# Phrasengruppe} other {# Phrasengruppen}}",
  // inspector/callchart.js
  "{n, plural, one {# phrase was banned} other {# phrases were banned}}": "{n, plural, one {# Phrase wurde gesperrt} other {# Phrasen wurden gesperrt}}",
  // inspector/callchart.js
  "{n, plural, one {# phrase} other {# phrases}} can't be banned while this server writes": "{n, plural, one {# Phrase kann} other {# Phrasen können}} nicht gesperrt werden, während dieser Server schreibt",
  // model/transfer.js
  "{n, plural, one {# preset} other {# presets}}": "{n, plural, one {# Preset} other {# Presets}}",
  // library/quickreplies.js
  "{n, plural, one {# quick reply} other {# quick replies}}": "{n, plural, one {# Schnellantwort} other {# Schnellantworten}}",
  // inspector/sections.js
  "{n, plural, one {# quote} other {# quotes}}": "{n, plural, one {# Zitat} other {# Zitate}}",
  // composer/tools.js
  "{n, plural, one {# removed tool} other {# removed tools}}": "{n, plural, one {# entferntes Werkzeug} other {# entfernte Werkzeuge}}",
  // model/voiceways.js
  "{n, plural, one {# request} other {# requests}}, not measured yet": "{n, plural, one {# Anfrage} other {# Anfragen}}, noch nicht gemessen",
  // settings/toolbox/websearch.js
  "{n, plural, one {# result} other {# results}}": "{n, plural, one {# Ergebnis} other {# Ergebnisse}}",
  // model/transfer.js
  "{n, plural, one {# run} other {# runs}}": "{n, plural, one {# Lauf} other {# Läufe}}",
  // automation/list/runlist.js
  "{n, plural, one {# run} other {# runs}} since {when}": "{n, plural, one {# Lauf} other {# Läufe}} seit {when}",
  // widgets/conversation/sheet.js
  "{n, plural, one {# sampler is} other {# samplers are}} set here, for a model that takes them.": "{n, plural, one {# Sampler ist} other {# Sampler sind}} hier gesetzt, für ein Modell, das sie nimmt.",
  // widgets/conversation/scripts.js
  "{n, plural, one {# script of the character} other {# scripts of the character}} won't act until you allow it.": "{n, plural, one {# Skript der Figur} other {# Skripte der Figur}} wirken erst, wenn Sie es erlauben.",
  // model/transfer.js
  "{n, plural, one {# script} other {# scripts}}": "{n, plural, one {# Skript} other {# Skripte}}",
  // automation/editor/duration.js
  "{n, plural, one {# second} other {# seconds}}": "{n, plural, one {# Sekunde} other {# Sekunden}}",
  // inspector/callchart.js
  "{n, plural, one {# secret was masked} other {# secrets were masked}}": "{n, plural, one {# Geheimnis wurde verdeckt} other {# Geheimnisse wurden verdeckt}}",
  // model/transfer.js
  "{n, plural, one {# set of quick replies} other {# sets of quick replies}}": "{n, plural, one {# Satz Schnellantworten} other {# Sätze Schnellantworten}}",
  // model/transfer.js
  "{n, plural, one {# speech server} other {# speech servers}}": "{n, plural, one {# Sprachserver} other {# Sprachserver}}",
  // automation/run/compareview.js
  "{n, plural, one {# step differs} other {# steps differ}}.": "{n, plural, one {# Schritt weicht ab} other {# Schritte weichen ab}}.",
  // automation/editor/editor.js, automation/editor/templates.js
  "{n, plural, one {# step} other {# steps}}": "{n, plural, one {# Schritt} other {# Schritte}}",
  // model/transfer.js
  "{n, plural, one {# team agent} other {# team agents}}": "{n, plural, one {# Team-Agent} other {# Team-Agenten}}",
  // model/transfer.js
  "{n, plural, one {# team} other {# teams}}": "{n, plural, one {# Team} other {# Teams}}",
  // inspector/template.js
  "{n, plural, one {# token was} other {# tokens were}} read again in this turn.": "In dieser Runde {n, plural, one {wurde # Token} other {wurden # Token}} erneut gelesen.",
  // automation/run/parts.js, chat/attached.js, composer/files.js, team/labels.js
  "{n, plural, one {# token} other {# tokens}}": "{n, plural, one {# Token} other {# Token}}",
  // composer/tools.js
  "{n, plural, one {# tool doesn't fit and is left out} other {# tools don't fit and are left out}}": "{n, plural, one {# Werkzeug passt nicht und wird ausgelassen} other {# Werkzeuge passen nicht und werden ausgelassen}}",
  // model/transfer.js
  "{n, plural, one {# tool server} other {# tool servers}}": "{n, plural, one {# Werkzeugserver} other {# Werkzeugserver}}",
  // composer/tools.js
  "{n, plural, one {# tool} other {# tools}}, about {tokens} tokens of each prompt": "{n, plural, one {# Werkzeug} other {# Werkzeuge}}, etwa {tokens} Tokens jedes Prompts",
  // model/transfer.js
  "{n, plural, one {# variable} other {# variables}}": "{n, plural, one {# Variable} other {# Variablen}}",
  // model/memory.js
  "{n, plural, one {# was} other {# were}} there already.": "{n, plural, one {# war} other {# waren}} schon da.",
  // model/transfer.js
  "{n, plural, one {# workflow} other {# workflows}}": "{n, plural, one {# Workflow} other {# Workflows}}",
  // model/customcss.js
  "{n, plural, one {A closing brace is missing.} other {# closing braces are missing.}}": "{n, plural, one {Eine schließende Klammer fehlt.} other {# schließende Klammern fehlen.}}",
  // library/scripts.js
  "{n, plural, one {Add # script?} other {Add # scripts?}}": "{n, plural, one {# Skript hinzufügen?} other {# Skripte hinzufügen?}}",
  // inspector/sections.js
  "{n, plural, one {Call to the model} other {Calls to the model}}": "{n, plural, one {Aufruf des Modells} other {Aufrufe des Modells}}",
  // voices/marks.js
  "{n, plural, one {Compared with one earlier reply.} other {Compared with # earlier replies.}}": "{n, plural, one {Mit einer früheren Antwort verglichen.} other {Mit # früheren Antworten verglichen.}}",
  // widgets/servers/modelpick.js
  "{n, plural, one {Filter # model} other {Filter # models}}": "{n, plural, one {# Modell filtern} other {# Modelle filtern}}",
  // voices/habitwords.js
  "{n, plural, one {One message is still unread.} other {# messages are still unread.}}": "{n, plural, one {Eine Nachricht ist noch ungelesen.} other {# Nachrichten sind noch ungelesen.}}",
  // widgets/servers/discover.js
  "{n, plural, one {One other program answered} other {# other programs answered}}": "{n, plural, one {Ein anderes Programm hat geantwortet} other {# andere Programme haben geantwortet}}",
  // sidebar/oldbackups.js
  "{n, plural, one {Replace the backup of {date} with a new one} other {Replace all # backups, the oldest of {date}, with a new one}}": "{n, plural, one {Das Backup vom {date} durch ein neues ersetzen} other {Alle # Backups, das älteste vom {date}, durch ein neues ersetzen}}",
  // chat/header.js
  "{n, plural, one {Terzetto closed while a reply was being written. The text written so far was recovered.} other {Terzetto closed while # replies were being written. The text written so far was recovered.}}": "{n, plural, one {Terzetto wurde geschlossen, während eine Antwort entstand. Der bis dahin geschriebene Text wurde gerettet.} other {Terzetto wurde geschlossen, während # Antworten entstanden. Der bis dahin geschriebene Text wurde gerettet.}}",
  // library/preview.js
  "{n, plural, one {The card includes the lorebook “{name}” with # entry.} other {The card includes the lorebook “{name}” with # entries.}}": "{n, plural, one {Die Karte enthält das Lorebook „{name}“ mit # Eintrag.} other {Die Karte enthält das Lorebook „{name}“ mit # Einträgen.}}",
  // model/memory.js
  "{n, plural, one {The fact was forgotten. It isn't learned again.} other {# facts were forgotten. They aren't learned again.}}": "{n, plural, one {Die Tatsache wurde vergessen. Sie wird nicht neu gelernt.} other {# Tatsachen wurden vergessen. Sie werden nicht neu gelernt.}}",
  // settings/data/hostlabels.js
  "{n, plural, one {a minute ago} other {# minutes ago}}": "{n, plural, one {vor einer Minute} other {vor # Minuten}}",
  // settings/data/hostlabels.js
  "{n, plural, one {an hour ago} other {# hours ago}}": "{n, plural, one {vor einer Stunde} other {vor # Stunden}}",
  // library/transfer/review.js
  "{n, plural, one {lorebook with # entry} other {lorebook with # entries}}": "{n, plural, one {Lorebook mit # Eintrag} other {Lorebook mit # Einträgen}}",
  // settings/data/hostlabels.js
  "{n, plural, one {once, no response} other {# times, no response}}": "{n, plural, one {einmal, keine Antwort} other {#-mal, keine Antwort}}",
  // settings/data/hostlabels.js
  "{n, plural, one {once} other {# times}}": "{n, plural, one {einmal} other {#-mal}}",
  // automation/schedules/permissionlist.js
  "{n, plural, one {used once} other {used # times}}": "{n, plural, one {einmal verwendet} other {#-mal verwendet}}",
  // model/turnlabels.js
  "{n, plural, one {{shown} word} other {{shown} words}}": "{n, plural, one {{shown} Wort} other {{shown} Wörter}}",
  // inspector/sections.js
  "{name} (Director's choice)": "{name} (Wahl des Regisseurs)",
  // automation/editor/editorbar.js, library/character.js
  "{name} (copy)": "{name} (Kopie)",
  // widgets/memory/page.js
  "{name} ({n})": "{name} ({n})",
  // automation/editor/anyfield.js
  "{name} in {field}": "{name} in {field}",
  // composer/intake.js
  "{name} is a folder. Attach the files in it instead.": "{name} ist ein Ordner. Bitte stattdessen die Dateien darin anhängen.",
  // settings/models/meaning.js
  "{name} is being downloaded.": "{name} wird heruntergeladen.",
  // widgets/files/upload.js
  "{name} is empty.": "{name} ist leer.",
  // composer/images.js
  "{name} is larger than 10 MB. Attach a smaller image.": "{name} ist größer als 10 MB. Bitte ein kleineres Bild anhängen.",
  // lib/files.js
  "{name} is larger than 48 MB.": "{name} ist größer als 48 MB.",
  // widgets/files/upload.js
  "{name} is larger than 50 MB. Add a smaller file.": "{name} ist größer als 50 MB. Bitte eine kleinere Datei hinzufügen.",
  // settings/models/local.js
  "{name} is loaded.": "{name} ist geladen.",
  // composer/images.js, widgets/crop.js
  "{name} is not a PNG, JPEG, WebP or GIF image.": "{name} ist kein PNG-, JPEG-, WebP- oder GIF-Bild.",
  // lib/order.js
  "{name} is now number {n} of {all}.": "{name} ist jetzt Nummer {n} von {all}.",
  // automation/editor/orderedlist.js
  "{name} is now step {n}.": "{name} ist jetzt Schritt {n}.",
  // automation/strip.js
  "{name} is running.": "{name} läuft.",
  // settings/models/local.js
  "{name} is writing.": "{name} schreibt.",
  // settings/models/meaning.js
  "{name} reads your files. The files stay on this computer.": "{name} liest Ihre Dateien. Die Dateien bleiben auf diesem Computer.",
  // sidebar/unread.js
  "{name} replied": "{name} hat geantwortet",
  // library/preview.js
  "{name} was added to the library.": "{name} wurde zur Bibliothek hinzugefügt.",
  // settings/models/presetrow.js
  "{name} was applied.": "{name} wurde angewendet.",
  // settings/models/presetrow.js
  "{name} was deleted.": "{name} wurde gelöscht.",
  // chat/artifacts/shelf.js
  "{name} was not saved: {reason}.": "{name} wurde nicht gespeichert: {reason}.",
  // sidebar/title.js
  "{name} – Terzetto": "{name} – Terzetto",
  // ../plugins/tts/cast.js
  "{name}'s speech voice": "Sprechstimme von {name}",
  // model/customcss.js
  "{name}() is not allowed, in line {n}: custom CSS loads nothing.": "{name}() ist nicht erlaubt, in Zeile {n}: Eigenes CSS lädt nichts nach.",
  // inspector/sections.js
  "{name}, at your request.": "{name}, auf Ihren Wunsch.",
  // inspector/sections.js
  "{name}, mentioned in the last message.": "{name}, in der letzten Nachricht erwähnt.",
  // inspector/sections.js
  "{name}, next in order.": "{name}, als Nächstes an der Reihe.",
  // inspector/sections.js
  "{name}, the only character who can speak.": "{name}, der einzige Charakter, der sprechen kann.",
  // inspector/sections.js
  "{name}, who wrote the earlier version.": "{name}, wie bei der früheren Version.",
  // chat/pictures.js
  "{name}, {n} of {total}": "{name}, {n} von {total}",
  // model/permission.js
  "{name}: any address on {host}": "{name}: jede Adresse auf {host}",
  // model/permission.js
  "{name}: anything": "{name}: alles",
  // model/permission.js
  "{name}: anywhere in the chosen folder": "{name}: überall im gewählten Ordner",
  // model/permission.js
  "{name}: anywhere in {folder}": "{name}: überall in {folder}",
  // model/permission.js
  "{name}: exactly “{value}”": "{name}: genau „{value}“",
  // automation/widgets/varrows.js
  "{name}: written as": "{name}: Schreibweise",
  // model/scriptwords.js
  "{name}: {n, plural, one {# text changed} other {# texts changed}}": "{name}: {n, plural, one {# Text geändert} other {# Texte geändert}}",
  // library/intake.js, library/quickreplies.js, library/scripts.js, model/scriptwords.js
  "{name}: {why}": "{name}: {why}",
  // ../plugins/tts/card.js, chat/works.js
  "{n} %": "{n} %",
  // team/documents.js
  "{n} documents were saved in {where}.": "{n} Dokumente wurden in {where} gespeichert.",
  // voices/habitwords.js
  "{n} edited by you": "{n} von Ihnen bearbeitet",
  // voices/habitwords.js
  "{n} from the demo": "{n} von der Demo",
  // voices/habitwords.js
  "{n} from two models": "{n} von zwei Modellen",
  // voices/habitwords.js
  "{n} in a language without spaces": "{n} in einer Sprache ohne Leerzeichen",
  // model/memory.js
  "{n} left out or changed: {why}.": "{n} ausgelassen oder geändert: {why}.",
  // voices/phrases.js
  "{n} matches here": "{n} Treffer hier",
  // onboarding/server.js
  "{n} model servers are running on this computer.": "{n} Modellserver laufen auf diesem Computer.",
  // automation/run/childlist.js, automation/run/filelist.js, chat/sources.js, library/preview.js, library/transfer/review.js, model/readwords.js, settings/models/presetlabels.js, widgets/requestcard.js
  "{n} more": "{n} weitere",
  // voices/proof.js
  "{n} more are in the export.": "{n} weitere stehen im Export.",
  // sidebar/found.js
  "{n} more here": "{n} weitere hier",
  // sidebar/found.js
  "{n} more here, in {title}": "{n} weitere hier, in {title}",
  // lib/picker.js, widgets/newchat.js, widgets/pathpicker.js
  "{n} more. Type to narrow the list.": "{n} weitere. Tippen, um die Liste einzugrenzen.",
  // lib/time.js
  "{n} ms": "{n} ms",
  // chat/sources.js
  "{n} not cited": "{n} nicht zitiert",
  // team/planview.js
  "{n} of {all, plural, one {# document} other {# documents}}": "{n} von {all, plural, one {# Dokument} other {# Dokumenten}}",
  // team/planview.js
  "{n} of {all, plural, one {# task} other {# tasks}}": "{n} von {all, plural, one {# Aufgabe} other {# Aufgaben}}",
  // widgets/folder/tags.js
  "{n} of {all}": "{n} von {all}",
  // inspector/editorsections.js
  "{n} of {all} fixed": "{n} von {all} behoben",
  // voices/part.js
  "{n} of {all} on": "{n} von {all} an",
  // chat/phase.js
  "{n} of {all} s": "{n} von {all} s",
  // automation/list/gatechart.js
  "{n} of {cap, plural, one {# run} other {# runs}} active": "{n} von {cap, plural, one {# Lauf} other {# Läufen}} aktiv",
  // chat/find.js, onboarding/tour.js
  "{n} of {total}": "{n} von {total}",
  // settings/appearance/appearance.js
  "{n} px": "{n} px",
  // automation/list/gatechart.js
  "{n} queued": "{n} in der Warteschlange",
  // chat/recalls.js
  "{n} recalled": "{n} erinnert",
  // chat/recalls.js
  "{n} remembered": "{n} gemerkt",
  // widgets/sideentry.js
  "{n} running": "{n} aktiv",
  // lib/time.js
  "{n} s": "{n} s",
  // sidebar/many.js
  "{n} selected": "{n} ausgewählt",
  // voices/habitwords.js
  "{n} stopped early": "{n} abgebrochen",
  // widgets/suggestions.js
  "{n} suggestions": "{n} Vorschläge",
  // chat/speed.js
  "{n} tok/s · {time}": "{n} Tok/s · {time}",
  // model/tokenwords.js
  "{n} tokens": "{n} Token",
  // chat/speed.js
  "{n} tokens per second. The first token came after {time}.": "{n} Token pro Sekunde. Das erste Token kam nach {time}.",
  // voices/habitwords.js
  "{n} without a known model": "{n} ohne bekanntes Modell",
  // ../plugins/tts/voiceform.js
  "{n} ×": "{n} ×",
  // automation/run/logview.js, model/callwords.js, model/engine.js, settings/appearance/appearance.js, team/logfold.js
  "{n}%": "{n} %",
  // team/fileset.js
  "{n}% read": "{n} % gelesen",
  // ipc/http.js
  "{op} needs {name}.": "{op} braucht {name}.",
  // automation/editor/flowform.js
  "{output} is the previous step's answer; {input} is the input of the flow.": "{output} ist die Antwort des vorigen Schritts, {input} die Eingabe des Flows.",
  // widgets/conversation/context.js, widgets/editlist/row.js
  "{part}: {title}": "{part}: {title}",
  // chat/artifacts/acts.js
  "{plugin} is making another": "{plugin} erstellt ein weiteres Ergebnis",
  // voices/configform.js
  "{plugin} was reset to its defaults.": "{plugin} wurde auf die Standardwerte zurückgesetzt.",
  // model/memory.js
  "{program}: {n, plural, one {# fact was taken in.} other {# facts were taken in.}}": "{program}: {n, plural, one {# Tatsache wurde übernommen.} other {# Tatsachen wurden übernommen.}}",
  // library/preview.js
  "{rule} ({n})": "{rule} ({n})",
  // chat/rescue.js
  "{saved, plural, one {# row recovered} other {# rows recovered}}, {lost, plural, one {# lost} other {# lost}}.": "{saved, plural, one {# Zeile gerettet} other {# Zeilen gerettet}}, {lost, plural, one {# verloren} other {# verloren}}.",
  // composer/meter.js
  "{sent} of {context}": "{sent} von {context}",
  // widgets/conversation/context.js
  "{sent} of {context} tokens. Your next message and its files come on top.": "{sent} von {context} Token. Ihre nächste Nachricht und ihre Dateien kommen hinzu.",
  // composer/meter.js
  "{sent}, limit unknown": "{sent}, Grenze unbekannt",
  // widgets/samplers/fields.js
  "{server} doesn't take these settings, so they aren't sent: {left}": "{server} nimmt diese Einstellungen nicht an, daher werden sie nicht gesendet: {left}",
  // widgets/servers/discover.js
  "{server} is running and has no model yet.": "{server} läuft und hat noch kein Modell.",
  // widgets/servers/discover.js
  "{server} is running at {address} but has no model yet. Load a model there, then look again.": "{server} läuft unter {address}, hat aber noch kein Modell. Dort ein Modell laden und dann erneut suchen.",
  // onboarding/server.js
  "{server} is running on this computer.": "{server} läuft auf diesem Computer.",
  // settings/toolbox/toolserverform.js
  "{server} was added.": "{server} wurde hinzugefügt.",
  // settings/toolbox/toolserverform.js
  "{server} was changed.": "{server} wurde geändert.",
  // chat/removal.js
  "{siblings, plural, one {This also deletes the other version.} other {This also deletes the # other versions.}}": "{siblings, plural, one {Auch die andere Version wird gelöscht.} other {Auch die # anderen Versionen werden gelöscht.}}",
  // lib/size.js
  "{size} GB": "{size} GB",
  // lib/size.js
  "{size} MB": "{size} MB",
  // model/room.js
  "{size} free on the disk": "{size} freien Speicherplatz",
  // lib/size.js
  "{size} kB": "{size} kB",
  // inspector/wire.js
  "{size} more not kept because of size": "weitere {size} wegen der Größe nicht aufbewahrt",
  // model/room.js, settings/models/local.js
  "{size} of memory": "{size} Arbeitsspeicher",
  // model/engine.js
  "{size}/s": "{size}/s",
  // chat/rows.js
  "{speaker}, message {n}": "{speaker}, Nachricht {n}",
  // chat/rows.js
  "{speaker}, message {n} of {total}": "{speaker}, Nachricht {n} von {total}",
  // chat/rows.js
  "{speaker}, message {n} of {total}, bookmarked": "{speaker}, Nachricht {n} von {total}, mit Lesezeichen",
  // chat/rows.js
  "{speaker}, message {n}, bookmarked": "{speaker}, Nachricht {n}, mit Lesezeichen",
  // automation/run/runhead.js
  "{step} failed.": "{step} ist fehlgeschlagen.",
  // widgets/approval.js
  "{step} is waiting for your answer. If you don't allow this, the step fails, or its assistant continues without it.": "{step} wartet auf Ihre Antwort. Wenn Sie es nicht erlauben, schlägt der Schritt fehl, oder sein Assistent macht ohne weiter.",
  // widgets/requestparts.js
  "{step} was interrupted: {tool}": "{step} wurde unterbrochen: {tool}",
  // library/cardtokens.js
  "{sum} tokens, {always} of them in every reply.": "{sum} Token, {always} davon in jeder Antwort.",
  // model/engine.js
  "{time} left": "noch {time}",
  // chat/foldversions.js
  "{title}: {n, plural, one {# fact} other {# facts}}": "{title}: {n, plural, one {# Tatsache} other {# Tatsachen}}",
  // inspector/chart.js
  "{tokens} tokens, {speed}/s": "{tokens} Token, {speed}/s",
  // chat/attached.js, composer/files.js
  "{tokens}, searched for matching passages": "{tokens}, nach passenden Passagen durchsucht",
  // model/callwords.js
  "{tool}: {about}": "{tool}: {about}",
  // automation/editor/valuefield.js
  "{value}: {sample}": "{value}: {sample}",
  // settings/models/modelconfig.js
  "{voice} with this model": "{voice} bei diesem Modell",
  // library/transfer/review.js
  "{what}: {n}": "{what}: {n}",
  // inspector/chart.js
  "{whole}, first word at {wait}": "{whole}, erstes Wort nach {wait}",
  // automation/widgets/cron.js
  "{words}, except on {days}": "{words}, außer am {days}",
  // automation/widgets/cron.js
  "{words}, except on {n} days": "{words}, außer an {n} Tagen",
  // composer/castbar.js
  "{words}, muted": "{words}, stumm",
  // chat/wordwalk.js
  "{word}, {act}": "{word}, {act}",
  // settings/toolbox/toolbox.js
  "~/notes": "~/notizen",
  // model/turnlabels.js, voices/audits.js
  "“Not this, but that”": "„Nicht dies, sondern das“",
  // settings/models/voicetest.js
  "“Writer only” is chosen, so the Writer replies alone.": "„Nur Autor“ ist gewählt, daher antwortet der Autor allein.",
  // library/keyfault.js
  "“{key}” is no valid pattern.": "„{key}“ ist kein gültiges Muster.",
  // model/waiting.js
  "“{name}” asks: {question}": "„{name}“ fragt: {question}",
  // model/waiting.js
  "“{name}” failed.": "„{name}“ ist fehlgeschlagen.",
  // model/waiting.js
  "“{name}” has a question.": "„{name}“ hat eine Frage.",
  // library/preview.js
  "“{name}” in your library is the same character. If replaced, its conversations move to this card, and your changes to the character are lost.": "„{name}“ in Ihrer Bibliothek ist derselbe Charakter. Beim Ersetzen gehen die Gespräche auf diese Karte über, und Ihre Änderungen am Charakter gehen verloren.",
  // model/waiting.js
  "“{name}” is done.": "„{name}“ ist fertig.",
  // settings/data/backups.js
  "“{name}” is restored. The newest backup in the list contains the previous data.": "„{name}“ ist wiederhergestellt. Die neueste Sicherung in der Liste enthält die vorherigen Daten.",
  // model/waiting.js
  "“{name}” wants to add to {path}.": "„{name}“ möchte {path} ergänzen.",
  // model/waiting.js
  "“{name}” wants to ask {host}.": "„{name}“ möchte bei {host} anfragen.",
  // model/waiting.js
  "“{name}” wants to rename {from} to {path}.": "„{name}“ möchte {from} in {path} umbenennen.",
  // model/waiting.js
  "“{name}” wants to run {program}.": "„{name}“ möchte {program} ausführen.",
  // model/waiting.js
  "“{name}” wants to send something to {host}.": "„{name}“ möchte etwas an {host} senden.",
  // model/waiting.js
  "“{name}” wants to use “{tool}”.": "„{name}“ möchte „{tool}“ verwenden.",
  // model/waiting.js
  "“{name}” wants to write {path}.": "„{name}“ möchte {path} schreiben.",
  // voices/habits.js
  "“{name}” was added to the phrases and banned.": "„{name}“ wurde zu den Wendungen hinzugefügt und gesperrt.",
  // widgets/editlist/editlist.js
  "“{name}” was deleted.": "„{name}“ wurde gelöscht.",
  // voices/habits.js
  "“{name}” was forgotten.": "„{name}“ wurde vergessen.",
  // model/waiting.js
  "“{name}” was interrupted and asks whether to repeat a step.": "„{name}“ wurde unterbrochen und fragt, ob ein Schritt wiederholt werden soll.",
  // model/waiting.js
  "“{name}” was interrupted and asks whether to run “{tool}” again.": "„{name}“ wurde unterbrochen und fragt, ob „{tool}“ noch einmal ausgeführt werden soll.",
  // model/memory.js
  "“{title}” has these facts already.": "„{title}“ hat diese Tatsachen schon.",
  // model/copies.js
  "“{title}” is open.": "„{title}“ ist geöffnet.",
  // sidebar/acts.js
  "“{title}” was archived.": "„{title}“ wurde archiviert.",
  // sidebar/acts.js
  "“{title}” was deleted.": "„{title}“ wurde gelöscht.",
  // sidebar/acts.js
  "“{title}” was moved back to the archive.": "„{title}“ ist wieder im Archiv.",
  // sidebar/acts.js
  "“{title}” was moved to the trash.": "„{title}“ wurde in den Papierkorb verschoben.",
  // sidebar/acts.js
  "“{title}” was restored.": "„{title}“ wurde wiederhergestellt.",
  // sidebar/acts.js
  "“{title}” will be deleted permanently.": "„{title}“ wird dauerhaft gelöscht.",
  // library/entries.js
  "≈ {n} tokens": "≈ {n} Tokens",
};
