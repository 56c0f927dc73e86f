// The sentences that faults of the program say, and the files that say them. Translate what is right of each colon:
// `make generate` writes everything else, in the order of the English sentences and without those that are no longer said.

/** @type {Record<string, string>} */
export const table = {
  // backend/service/quickreplies/service.go
  "/gen needs a text that says what to write.": "/gen a besoin d’un texte qui dit quoi écrire.",
  // backend/story/quickreply/commands.go
  "/sendas needs a name, as in /sendas name=Ines Hello.": "/sendas a besoin d’un nom, comme dans /sendas name=Ines Hello.",
  // backend/story/quickreply/commands.go
  "/times needs a number first, as in /times 3 {: /echo hi :}.": "/times a d’abord besoin d’un nombre, comme dans /times 3 {: /echo hi :}.",
  // backend/service/runs/trigger.go
  "/{a} is still working on your last request.": "/{a} travaille encore à votre dernière demande.",
  // backend/story/quickreply/commands.go
  "/{a} needs the name of a variable, as in /{b} key=mood.": "/{a} a besoin du nom d’une variable, comme dans /{b} key=mood.",
  // backend/document/passage/extent.go
  "1 line": "1 ligne",
  // backend/document/passage/extent.go
  "1 page": "1 page",
  // backend/core/team/picture.go
  "1 picture in it": "1 image dans ce document",
  // backend/document/passage/extent.go
  "1 slide": "1 diapositive",
  // backend/document/produce/print.go
  "A .{a} file can't be made. These can: {b}.": "Un fichier .{a} ne peut pas être créé. Ceux-ci le peuvent : {b}.",
  // backend/document/produce/print.go
  "A .{a} file is made without a template. Leave the template out, or make a .docx or .pptx file.": "Un fichier .{a} se crée sans modèle. Retirez le modèle, ou créez un fichier .docx ou .pptx.",
  // backend/program.go
  "A backup is already being restored.": "Une sauvegarde est déjà en cours de restauration.",
  // backend/program.go
  "A backup is being restored, or Terzetto is closing. Try again in a moment.": "Une sauvegarde est en cours de restauration, ou Terzetto se ferme. Réessayez dans un instant.",
  // backend/story/portable/silly.go
  "A branch of this chat is too long.": "Une branche de ce chat est trop longue.",
  // backend/core/run/block.go
  "A branch of {a} failed: {b}": "Une branche de {a} a échoué : {b}",
  // backend/core/run/block.go
  "A branch of {a} was stopped.": "Une branche de {a} a été arrêtée.",
  // backend/document/sheet.go
  "A cell of row {n} is larger than {a}. Only its beginning was read.": "Une cellule de la ligne {n} dépasse {a}. Seul son début a été lu.",
  // backend/store/chats/cast.go
  "A character can take part only once.": "Un personnage ne peut participer qu’une fois.",
  // backend/tool/folder/make.go
  "A chart needs a column of labels and a column of numbers.": "Un graphique a besoin d’une colonne d’étiquettes et d’une colonne de nombres.",
  // backend/document/produce/chart.go
  "A chart needs a heading row, a column of labels and a column of numbers.": "Un graphique demande une ligne d’en-tête, une colonne d’étiquettes et une colonne de nombres.",
  // backend/document/produce/chart.go
  "A chart shows 1 to {n} series, not {m}.": "Un graphique montre 1 à {n} séries, pas {m}.",
  // backend/document/produce/chart.go
  "A chart shows up to {n} points, not {m}.": "Un graphique montre jusqu’à {n} points, pas {m}.",
  // backend/core/run/trigger.go
  "A command is one word of letters, digits, - and _, such as digest.": "Une commande est un mot de lettres, chiffres, - et _, par exemple digest.",
  // backend/value/condition_names.go
  "A condition calls functions such as len(…) only.": "Une condition n’appelle que des fonctions comme len(…).",
  // backend/value/condition_names.go
  "A condition has no function named {a}.": "Les conditions n’ont pas de fonction nommée {a}.",
  // backend/value/condition_names.go
  "A condition is one expression, without let and semicolons.": "Une condition est une seule expression, sans let ni point-virgule.",
  // backend/service/localmodel/models.go
  "A context has a positive number of tokens.": "Un contexte a un nombre positif de tokens.",
  // backend/store/chats/cast.go
  "A conversation can have at most {n} characters.": "Une conversation peut compter au plus {n} personnages.",
  // backend/store/archive/orb.go, backend/store/archive/transcript.go, backend/story/chatapps/read.go, backend/story/portable/silly.go
  "A conversation can have at most {n} messages.": "Une conversation peut compter au plus {n} messages.",
  // backend/store/chats/conversation.go
  "A conversation can have at most {n} tags.": "Une conversation peut avoir au plus {n} étiquettes.",
  // backend/story/portable/stream.go
  "A conversation in this file has too many fields.": "Une conversation de ce fichier a trop de champs.",
  // backend/story/portable/appwalk.go, backend/story/portable/stream.go
  "A conversation in this file is larger than 48 MB.": "Une conversation de ce fichier dépasse 48 Mo.",
  // backend/story/portable/appchat.go, backend/story/portable/unpack.go
  "A file in this archive couldn't be opened.": "Impossible d’ouvrir un fichier de cette archive.",
  // backend/story/portable/source.go
  "A file in this archive is too large to unpack.": "Un fichier de cette archive est trop volumineux pour être extrait.",
  // backend/story/portable/unpack.go
  "A file in this archive was changed after the export.": "Un fichier de cette archive a été modifié après l’exportation.",
  // backend/story/portable/blob.go
  "A file in this chat is not valid base64.": "Un fichier de ce chat n’est pas du base64 valide.",
  // backend/store/archive/importing.go
  "A file of the item is missing.": "Un fichier de l’élément est manquant.",
  // backend/base/calendar/days.go
  "A first day alone is no rule. Add a line such as RRULE:FREQ=WEEKLY;INTERVAL=2.": "Un premier jour seul n’est pas une règle. Ajoutez une ligne comme RRULE:FREQ=WEEKLY;INTERVAL=2.",
  // backend/core/flow/read.go
  "A flow has no field “{a}” here, only {b}.": "Un flux n’a pas de champ « {a} » ici, seulement {b}.",
  // backend/service/flows/stream.go
  "A flow that is kept can have at most {n} MB of input. Send less, or turn off keep.": "Un flux conservé peut recevoir au plus {n} Mo d’entrée. Envoyez moins, ou désactivez keep.",
  // backend/store/folders/file.go
  "A folder can have at most {n} files.": "Un dossier peut contenir au plus {n} fichiers.",
  // backend/store/folders/folder.go
  "A folder can't have this color.": "Un dossier ne peut pas avoir cette couleur.",
  // backend/store/folders/folder.go
  "A folder that holds folders can't lie in another folder.": "Un dossier qui contient des dossiers ne peut pas être placé dans un autre dossier.",
  // backend/api/hookbody.go
  "A form can have at most {n} parts.": "Un formulaire peut avoir {n} parties au plus.",
  // backend/service/toolbox/search.go
  "A key has no spaces or line breaks.": "Une clé ne contient ni espaces ni sauts de ligne.",
  // backend/core/plugin/example/lantern.go
  "A lantern can't do that.": "Une lanterne ne peut pas faire cela.",
  // backend/story/portable/lines.go
  "A line of this file is longer than {n} MB.": "Une ligne de ce fichier dépasse {n} Mo.",
  // backend/core/run/instruction.go
  "A loop can work on 1 to {n} items at once.": "Une boucle peut traiter 1 à {n} éléments à la fois.",
  // backend/store/messages/message.go
  "A message can have at most {n} characters.": "Un message peut compter au plus {n} caractères.",
  // backend/chat/file.go
  "A message can have at most {n} files.": "Un message peut compter au plus {n} fichiers.",
  // backend/chat/attachment.go
  "A message can have at most {n} images.": "Un message peut compter au plus {n} images.",
  // backend/service/quickreplies/service.go
  "A message can't be empty.": "Un message ne peut pas être vide.",
  // backend/service/library/message.go, backend/store/chats/edit.go
  "A message can't be empty. Delete the message instead.": "Un message ne peut pas être vide. Supprimez plutôt le message.",
  // backend/store/archive/orb.go, backend/story/portable/silly.go
  "A message is longer than 2 MB.": "Un message dépasse 2 Mo.",
  // backend/store/archive/foreign.go
  "A message is longer than {n} MB.": "Un message dépasse {n} Mo.",
  // backend/service/localmodel/models.go
  "A model is being downloaded. Pause the download, then retry.": "Un modèle est en cours de téléchargement. Mettez le téléchargement en pause, puis réessayez.",
  // backend/service/localmodel/plan.go
  "A model runs on any device (auto) or on the processor (cpu).": "Un modèle s’exécute sur tout appareil (auto) ou sur le processeur (cpu).",
  // backend/base/calendar/days.go
  "A month has up to five of a weekday.": "Un mois compte au plus cinq fois le même jour de la semaine.",
  // backend/service/library/proof.go
  "A month is written like 2026-11.": "Un mois s’écrit comme 2026-11.",
  // backend/store/assistants/assistant.go
  "A name can't contain @ { } ` or \\, because assistants are mentioned as @Name.": "Un nom ne peut pas contenir @ { } ` ni \\, car les assistants sont mentionnés par @Nom.",
  // backend/store/sqlite/migrate.go
  "A newer Terzetto has used this data folder (version {n}; this program reads {m}). Nothing was changed; update Terzetto.": "Un Terzetto plus récent a utilisé ce dossier de données (version {n} ; ce programme lit {m}). Rien n’a été modifié ; mettez Terzetto à jour.",
  // backend/story/portable/unpack.go
  "A newer Terzetto wrote this library. Update Terzetto to import it.": "Un Terzetto plus récent a écrit cette bibliothèque. Mettez Terzetto à jour pour l’importer.",
  // backend/store/messages/note.go
  "A note can't be empty. Remove the note instead.": "Une note ne peut pas être vide. Retirez plutôt la note.",
  // backend/store/chats/conversation.go
  "A note is from the system, the user or the assistant.": "Une note vient du système, de la personne ou de l’assistant.",
  // backend/api/desktop.go
  "A notification can have one line of at most {n} characters.": "Une notification peut compter une ligne d’au plus {n} caractères.",
  // backend/service/teams/round.go
  "A page can have 1 to {n} rows.": "Une page peut compter de 1 à {n} lignes.",
  // backend/store/sqlite/check.go
  "A part of the database is damaged.": "Une partie de la base de données est endommagée.",
  // backend/store/sqlite/errors.go
  "A part of the database is damaged. Restart Terzetto to save what can be read.": "Une partie de la base de données est endommagée. Redémarrez Terzetto pour sauver ce qui est lisible.",
  // backend/document/archive.go
  "A part of the file is damaged or too large, so only its beginning was read: {a}.": "Une partie du fichier est endommagée ou trop grande, seul son début a donc été lu : {a}.",
  // backend/store/archive/importing.go
  "A part of the item belongs to another item.": "Une partie de l’élément appartient à un autre.",
  // backend/store/archive/foreign.go
  "A part of this item is larger than {n} MB.": "Une partie de cet élément dépasse {n} Mo.",
  // backend/core/run/permission.go
  "A permission for {a} can't allow every value of {b}.": "Une autorisation pour {a} ne peut pas accepter toutes les valeurs de {b}.",
  // backend/core/run/call.go, backend/core/run/control.go
  "A person answered.": "Une personne a répondu.",
  // backend/core/run/scope.go
  "A person chose to continue.": "Une personne a choisi de continuer.",
  // backend/core/run/scope.go
  "A person chose to finish now.": "Une personne a choisi de terminer maintenant.",
  // backend/store/library/phrase.go
  "A phrase group needs at least one wording.": "Un groupe d’expressions a besoin d’au moins une formulation.",
  // backend/story/portable/pictures.go
  "A picture couldn't be opened.": "Impossible d’ouvrir une image.",
  // backend/sound/audio/player.go
  "A playlist can have at most {n} segments.": "Une liste de lecture peut compter au plus {n} segments.",
  // backend/store/plugins/state.go
  "A plug-in's state must be JSON.": "L’état d’une extension doit être du JSON.",
  // backend/store/settings/settings.go
  "A prompt called {a} exists already.": "Un prompt nommé {a} existe déjà.",
  // backend/story/portable/appchat.go
  "A prompt or a note of this conversation is longer than {n} characters, so it was left out.": "Un prompt ou une note de cette conversation dépasse {n} caractères et a été laissé de côté.",
  // backend/store/settings/settings.go
  "A prompt's name is one word of letters, digits, - and _, such as summary.": "Le nom d’un prompt est un mot fait de lettres, de chiffres, de - et de _, comme resume.",
  // backend/model/localserver/launch.go
  "A quotation mark of the flags is not closed.": "Un guillemet des options n’est pas fermé.",
  // backend/value/reference.go
  "A reference can't read from “{a}”. Give the id of a step, the index of a result or the name of a variable.": "Une référence ne peut pas lire « {a} ». Indiquez l’identifiant d’une étape, l’index d’un résultat ou le nom d’une variable.",
  // backend/value/reference.go
  "A reference has a field of the wrong type.": "Une référence a un champ du mauvais type.",
  // backend/service/runs/run.go
  "A reply is being written in this conversation. Wait for the reply, or stop it.": "Une réponse est en cours d’écriture dans cette conversation. Attendez-la, ou arrêtez-la.",
  // backend/service/turns/fold.go
  "A reply is being written. Summarize when the reply is complete.": "Une réponse est en cours d’écriture. Résumez quand la réponse sera complète.",
  // backend/service/turns/impersonate.go
  "A reply is still being written. Stop the reply first, or wait.": "Une réponse est encore en cours d’écriture. Arrêtez-la d’abord, ou patientez.",
  // backend/service/turns/impersonate.go
  "A reply started in this conversation, so your message was not written.": "Une réponse a commencé dans cette conversation, votre message n’a donc pas été écrit.",
  // backend/tool/web/request.go
  "A request can have at most {n} headers.": "Une requête peut compter au plus {n} en-têtes.",
  // backend/tool/web/body.go
  "A request can have only one body. Give only one of json, form, text and file.": "Une requête ne peut avoir qu’un corps. Indiquez seulement json, form, text ou file.",
  // backend/tool/guard.go
  "A request to {a} needs your permission, because {b} was read before. {c}": "Une requête à {a} nécessite votre autorisation, car {b} a été lu auparavant. {c}",
  // backend/core/run/guard.go
  "A request to {a} was not allowed.": "Une requête à {a} n’a pas été autorisée.",
  // backend/tool/folder/table.go
  "A row of {a} is larger than {n} MB.": "Une ligne de {a} dépasse {n} Mo.",
  // backend/base/calendar/days.go
  "A rule counts from 1: give {a} a number above 0, or leave it out.": "Une règle compte à partir de 1 : donnez à {a} un nombre supérieur à 0, ou omettez-le.",
  // backend/base/calendar/days.go
  "A rule of days can't say “{a}”. The time of day has its own field.": "Une règle de jours ne peut pas contenir « {a} ». L’heure a son propre champ.",
  // backend/core/run/schedule.go
  "A schedule runs either once or repeatedly, not both.": "Une planification s’exécute une fois ou de façon répétée, pas les deux.",
  // backend/store/scripts/script.go
  "A script belongs to a character or to a preset, and not to both.": "Un script appartient à un personnage ou à un préréglage, pas aux deux.",
  // backend/tool/web/search.go
  "A search can't be sent to the address {a}.": "Une recherche ne peut pas être envoyée à l’adresse {a}.",
  // backend/value/condition_names.go
  "A secret can't be used in a condition.": "Un secret ne peut pas servir dans une condition.",
  // backend/store/secrets/variable.go
  "A secret must be text.": "Un secret doit être du texte.",
  // backend/service/toolbox/server.go
  "A server at an address has no folder. Leave the folder empty.": "Un serveur à une adresse n’a pas de dossier. Laissez le dossier vide.",
  // backend/store/scripts/quickreply.go
  "A set can have at most {n} quick replies.": "Un ensemble peut avoir au plus {n} réponses rapides.",
  // backend/core/run/instruction.go
  "A step can be retried up to {n} times.": "Une étape peut être réessayée jusqu’à {n} fois.",
  // backend/core/flow/check.go, backend/core/run/instruction.go
  "A step can have 1 to {n} branches.": "Une étape peut avoir 1 à {n} branches.",
  // backend/core/run/instruction.go
  "A step can have either {a} or {b}, not both.": "Une étape peut avoir soit {a}, soit {b}, pas les deux.",
  // backend/core/flow/read.go
  "A step is of the type step or parallel, not “{a}”.": "Une étape est du type step ou parallel, pas « {a} ».",
  // backend/store/folds/change.go
  "A summary can't be empty. Unfold the messages instead.": "Un résumé ne peut pas être vide. Dépliez plutôt les messages.",
  // backend/store/teams/settings.go
  "A task can't have more time than its round.": "Une tâche ne peut pas avoir plus de temps que son itération.",
  // backend/document/sheet.go
  "A text of the workbook is larger than {a}. Only its beginning was read.": "Un texte du classeur dépasse {a}. Seul son début a été lu.",
  // backend/core/run/instruction.go
  "A time limit is 1 millisecond to a year.": "Une limite de temps va d’une milliseconde à un an.",
  // backend/service/turns/title.go
  "A title needs a message and its reply. Send a message first.": "Un titre a besoin d’un message et de sa réponse. Envoyez d’abord un message.",
  // backend/tool/folder/write.go
  "A tool can write at most {n} MB at a time.": "Un outil peut écrire au plus {n} Mo à la fois.",
  // backend/core/flow/read.go
  "A tool is of the type function, not “{a}”.": "Un outil est du type function, pas « {a} ».",
  // backend/core/run/args.go, backend/value/missing.go
  "A value for “{a}” is missing.": "Il manque une valeur pour « {a} ».",
  // backend/core/run/instruction.go
  "A value here is not valid JSON.": "Une valeur n’est pas du JSON valide ici.",
  // backend/value/evaluation.go
  "A value in the condition has another type than the condition needs.": "Une valeur de la condition n’est pas du type attendu.",
  // backend/store/sqlite/errors.go
  "A value in this database is larger than {n} MB.": "Une valeur de cette base de données dépasse {n} Mo.",
  // backend/document/markup.go
  "A value larger than {a} was left out.": "Une valeur de plus de {a} a été omise.",
  // backend/store/secrets/variable.go
  "A variable can have at most {n} KB.": "Une variable peut contenir au plus {n} ko.",
  // backend/store/artifacts/group.go
  "A version must belong to an attachment of the same message.": "Une version doit appartenir à une pièce jointe du même message.",
  // backend/store/artifacts/group.go
  "A version must belong to the first of its group.": "Une version doit appartenir à la première de son groupe.",
  // backend/core/run/instruction.go
  "A wait takes 1 millisecond to a year.": "Une attente dure d’une milliseconde à un an.",
  // backend/api/hook.go
  "A webhook accepts only POST.": "Un webhook n’accepte que POST.",
  // backend/api/hookbody.go
  "A webhook request can have at most {n} MB, and {m} MB without its files.": "Une requête de webhook peut faire {n} Mo au plus, et {m} Mo sans ses fichiers.",
  // backend/core/flow/check.go, backend/core/run/workflow.go
  "A workflow can have at most {n} steps.": "Un workflow peut avoir au plus {n} étapes.",
  // backend/core/run/circle.go
  "A workflow can't run itself without a condition.": "Un workflow ne peut pas s’exécuter lui-même sans condition.",
  // backend/core/run/instruction.go
  "A workflow has no such step.": "Un workflow n’a pas d’étape de ce genre.",
  // backend/core/run/workflow.go
  "A workflow of the kind flow has no instructions.": "Un workflow du genre flow n’a pas d’instructions.",
  // app/backup.go
  "Add a file for the backup: terzetto backup FILE.": "Indiquez un fichier pour la sauvegarde : terzetto backup FILE.",
  // app/run.go
  "Add a workflow: terzetto run NAME.": "Indiquez un workflow : terzetto run NAME.",
  // app/backup.go
  "Add the backup to restore: terzetto restore FILE.": "Indiquez la sauvegarde à restaurer : terzetto restore FILE.",
  // app/prose.go
  "Add the file of the report: terzetto prose FILE.": "Ajoutez le fichier du rapport : terzetto prose FILE.",
  // app/send.go
  "Add the text to send: terzetto send TEXT.": "Indiquez le texte à envoyer : terzetto send TEXT.",
  // backend/core/run/repeat.go
  "After page {n} come pages that were there before, so they would never end.": "Après la page {n} viennent des pages déjà lues, elles ne finiraient donc jamais.",
  // backend/core/flow/read.go
  "After the last turn a flow can finalize, warn, error or ask, not “{a}”.": "Après le dernier tour, un flux peut faire finalize, warn, error ou ask, pas « {a} ».",
  // backend/story/prose/reason.go
  "All of {n} paragraphs in a row are equally long.": "{n} paragraphes à la suite ont la même longueur.",
  // backend/sound/audio/player.go
  "All {n} sound channels are in use. Stop one first.": "Les {n} canaux audio sont occupés. Arrêtez-en d’abord un.",
  // backend/api/operations.go
  "An attachment is not valid base64.": "Une pièce jointe n’est pas du base64 valide.",
  // backend/core/team/machine.go
  "Analyzing request and planning work": "Analyse de la demande et planification du travail",
  // backend/store/sqlite/folder.go
  "Another Terzetto (process {a}) is using this data folder. Close the other Terzetto first.": "Un autre Terzetto (processus {a}) utilise ce dossier de données. Fermez d’abord l’autre Terzetto.",
  // backend/store/sqlite/folder.go
  "Another Terzetto is using this data folder. Close the other Terzetto first.": "Un autre Terzetto utilise ce dossier de données. Fermez d’abord l’autre Terzetto.",
  // backend/store/sqlite/look.go
  "Another database file was put in place of the one that Terzetto used last. Backups of the last one are in Settings, Data.": "Un autre fichier de base de données a remplacé celui que Terzetto utilisait. Les sauvegardes de ce dernier sont dans Paramètres, Données.",
  // backend/api/server.go
  "Another database is open now. Read everything again.": "Une autre base de données est ouverte maintenant. Relisez tout.",
  // backend/core/turn/pipeline.go
  "Another model answers at this address now: {a}.": "Un autre modèle répond maintenant à cette adresse : {a}.",
  // backend/service/modeltest/service.go
  "Another model is being tested. Stop that test, or wait until it ends.": "Un autre modèle est en cours de test. Arrêtez ce test ou attendez sa fin.",
  // backend/model/localserver/failure.go
  "Another program took the address of {a}. Try again.": "Un autre programme a pris l’adresse de {a}. Réessayez.",
  // backend/service/turns/turn.go
  "Another reply is already being written in this conversation.": "Une autre réponse est déjà en cours d’écriture dans cette conversation.",
  // backend/core/plugin/tts/memory.go
  "Another sample was asked for.": "Un autre extrait a été demandé.",
  // backend/tool/web/request.go
  "Answers can't be saved here.": "Les réponses ne peuvent pas être enregistrées ici.",
  // backend/core/run/guard.go
  "Ask {a}? This run has read {b}.": "Interroger {a} ? Cette exécution a lu {b}.",
  // backend/core/turn/again.go
  "Asking the Writer once more brought no better reply.": "Une seconde demande à l’Auteur n’a pas donné de meilleure réponse.",
  // backend/core/assistant/runner.go
  "Assistants can ask each other at most {n} levels deep. Answer without asking.": "Les assistants peuvent s’interroger sur {n} niveaux au plus. Répondez sans demander.",
  // backend/store/chats/change.go
  "At most {n} conversations can be changed at once.": "Au plus {n} conversations peuvent être modifiées à la fois.",
  // backend/service/library/model.go
  "At most {n} texts can be counted at once.": "On peut compter {n} textes à la fois au maximum.",
  // backend/model/llm/report.go
  "Attach an image to find out. If the server refuses the image, Terzetto sends its name in its place.": "Joignez une image pour le savoir. Si le serveur refuse l’image, Terzetto envoie son nom à la place.",
  // backend/api/data.go, backend/store/artifacts/tx.go, backend/store/messages/message.go
  "Attachment not found": "Pièce jointe introuvable",
  // backend/core/flow/opening.go
  "Attachment {n} has no content. Send the bytes as base64, not an address.": "La pièce jointe {n} n’a pas de contenu. Envoyez les octets en base64, pas une adresse.",
  // backend/core/flow/opening.go
  "Attachment {n} is a PDF, which no model here can read. Send its text instead.": "La pièce jointe {n} est un PDF, qu’aucun modèle ici ne peut lire. Envoyez plutôt son texte.",
  // backend/core/flow/opening.go
  "Attachment {n} is beyond the limit. A run can have at most {m} images of {k} MB together.": "La pièce jointe {n} dépasse la limite. Une exécution peut avoir au plus {m} images de {k} Mo ensemble.",
  // backend/core/flow/opening.go
  "Attachment {n} is empty or not valid base64.": "La pièce jointe {n} est vide ou n’est pas du base64 valide.",
  // backend/core/flow/opening.go
  "Attachment {n} is larger than {m} MB.": "La pièce jointe {n} dépasse {m} Mo.",
  // backend/core/flow/opening.go
  "Attachment {n} is of the type {a}. Send images as PNG, JPEG, WebP or GIF.": "La pièce jointe {n} est de type {a}. Envoyez les images en PNG, JPEG, WebP ou GIF.",
  // backend/document/letter.go
  "Attachments of an attached e-mail are not read.": "Les pièces jointes d’un e-mail joint ne sont pas lues.",
  // backend/core/assistant/runner.go, backend/service/flows/tool.go
  "Calls {a}.": "Appelle « {a} ».",
  // backend/store/library/character.go
  "Character not found": "Personnage introuvable",
  // backend/document/charset/said.go
  "Characters that couldn't be decoded: {n}. The text has “�” in their place.": "Caractères impossibles à décoder : {n}. Le texte contient « � » à leur place.",
  // backend/tool/mcp/program.go
  "Check the program and its arguments.": "Vérifiez le programme et ses arguments.",
  // backend/service/teams/file.go
  "Choose 1 to {n} files.": "Choisissez de 1 à {n} fichiers.",
  // backend/model/shelf/move.go
  "Choose a folder that is neither inside the current one nor around it.": "Choisissez un dossier qui n’est ni dans le dossier actuel ni au-dessus de lui.",
  // backend/service/library/endpoint.go
  "Choose a model of this server first.": "Choisissez d’abord un modèle de ce serveur.",
  // backend/service/library/settings.go
  "Choose a model.": "Choisissez un modèle.",
  // backend/model/llm/report.go
  "Choose a smaller model, or turn off Director and Editor.": "Choisissez un modèle plus petit, ou désactivez le Metteur en scène et le Relecteur.",
  // backend/store/facts/edit.go
  "Choose another conversation.": "Choisissez une autre conversation.",
  // backend/service/runs/tools.go
  "Choose the conversation for the message.": "Choisissez la conversation du message.",
  // backend/service/toolbox/search.go
  "Choose the tool that searches.": "Choisissez l’outil qui effectue la recherche.",
  // backend/core/run/trigger.go
  "Choose the workflow that starts this workflow when it ends.": "Choisissez le workflow dont la fin démarre ce workflow.",
  // backend/core/run/schedule.go
  "Choose when the workflow runs: once or repeatedly.": "Choisissez quand le workflow s’exécute : une fois ou de façon répétée.",
  // backend/store/artifacts/tx.go, backend/store/index/search.go, backend/store/messages/conversation.go
  "Conversation not found": "Conversation introuvable",
  // backend/tool/folder/write_table.go
  "Couldn't add rows to {a}: the workbook is damaged or full.": "Impossible d’ajouter des lignes à {a} : le classeur est endommagé ou plein.",
  // backend/service/library/file.go
  "Couldn't attach {a}. {b}": "Impossible de joindre {a}. {b}",
  // app/desktop.go
  "Couldn't change the setting of the file manager.": "Impossible de modifier le réglage du gestionnaire de fichiers.",
  // backend/model/shelf/move.go
  "Couldn't copy the models, so they stay in the old folder. Check both disks, then retry.": "Impossible de copier les modèles, ils restent donc dans l’ancien dossier. Vérifiez les deux disques, puis réessayez.",
  // backend/tool/program/run.go
  "Couldn't copy {a} to the program's folder.": "Impossible de copier {a} dans le dossier du programme.",
  // backend/store/sqlite/counts.go
  "Couldn't count the contents of this backup.": "Impossible de compter le contenu de cette sauvegarde.",
  // backend/base/secret/secret.go
  "Couldn't decrypt the saved key, because its encryption key is missing. Enter the key again.": "Impossible de déchiffrer la clé enregistrée, car sa clé de chiffrement est manquante. Saisissez à nouveau la clé.",
  // backend/model/shelf/delete.go
  "Couldn't delete this model. Stop the model if it is running, then retry.": "Impossible de supprimer ce modèle. Arrêtez-le s’il est en cours d’exécution, puis réessayez.",
  // backend/model/llm/pull.go
  "Couldn't download {a}.": "Impossible de télécharger {a}.",
  // backend/value/evaluation.go
  "Couldn't evaluate the condition.": "Impossible d’évaluer la condition.",
  // backend/store/sqlite/rescue.go
  "Couldn't find a backup that can be read.": "Aucune sauvegarde lisible n’a été trouvée.",
  // backend/story/portable/folder.go
  "Couldn't find a chat, character or lorebook that Terzetto can read.": "Aucun chat, personnage ou lorebook lisible par Terzetto n’a été trouvé.",
  // backend/tool/program/interpreter.go
  "Couldn't find a language for {a}. Its extension must be py, js, mjs, cjs, sh, ps1, go, rb, pl, php or r.": "Aucun langage trouvé pour {a}. L’extension doit être py, js, mjs, cjs, sh, ps1, go, rb, pl, php ou r.",
  // app/desktop.go
  "Couldn't find out which app opens cards.": "Impossible de savoir quelle application ouvre les cartes.",
  // backend/tool/folder/write_table.go
  "Couldn't find the columns of {a}.": "Impossible de trouver les colonnes de {a}.",
  // backend/store/sqlite/restore.go
  "Couldn't find the file.": "Fichier introuvable.",
  // backend/core/plugin/tts/sound.go
  "Couldn't find the pauses of this recording. Read the reply aloud again.": "Les pauses de cet enregistrement sont introuvables. Lisez à nouveau la réponse à voix haute.",
  // backend/tool/folder/table.go, backend/tool/folder/write_table.go
  "Couldn't find the rows of {a}.": "Impossible de trouver les lignes de {a}.",
  // backend/core/plugin/tts/plugin.go
  "Couldn't find the text of this recording. Read the reply aloud again.": "Le texte de cet enregistrement est introuvable. Lisez à nouveau la réponse à voix haute.",
  // backend/story/portable/appchat.go
  "Couldn't import an image of message {n}: {a}": "Impossible d’importer une image du message {n} : {a}",
  // backend/store/archive/transcript_import.go
  "Couldn't import the content of {a}: {b}": "Impossible d’importer le contenu de {a} : {b}",
  // backend/store/archive/files.go
  "Couldn't import the file {a}: {b}": "Impossible d’importer le fichier {a} : {b}",
  // backend/store/archive/transcript_import.go
  "Couldn't import the memories of {a}: {b}": "Impossible d’importer les souvenirs de {a} : {b}",
  // backend/store/archive/transcript_import.go, backend/story/portable/unpack.go
  "Couldn't import the records of the turns: {a}": "Impossible d’importer l’historique des tours : {a}",
  // backend/core/team/agents/render.go
  "Couldn't make {a}. {b}": "Impossible de créer {a}. {b}",
  // app/desktop.go
  "Couldn't open a file dialog. Run terzetto serve and upload the file in a browser.": "Impossible d’ouvrir une boîte de dialogue. Exécutez terzetto serve et envoyez le fichier dans un navigateur.",
  // app/desktop.go
  "Couldn't open a file manager. Copy the path instead.": "Impossible d’ouvrir un gestionnaire de fichiers. Copiez plutôt le chemin.",
  // app/desktop.go
  "Couldn't open a folder dialog. Enter the path instead.": "Impossible d’ouvrir une boîte de dialogue de dossier. Saisissez plutôt le chemin.",
  // app/door.go
  "Couldn't open a folder dialog. Save the documents one by one.": "Impossible d’ouvrir une boîte de dialogue de dossier. Enregistrez les documents un par un.",
  // backend/program.go
  "Couldn't open the backup, nor the previous data again. Nothing was deleted; restart Terzetto.": "Impossible d’ouvrir la sauvegarde ni les données précédentes. Rien n’a été supprimé ; redémarrez Terzetto.",
  // backend/program.go
  "Couldn't open the backup. The previous data is in use again.": "Impossible d’ouvrir la sauvegarde. Les données précédentes sont de nouveau utilisées.",
  // backend/tool/folder/folder.go
  "Couldn't open the folder for tools. Choose another folder in Settings, under Tools and servers.": "Impossible d’ouvrir le dossier des outils. Choisissez un autre dossier dans les paramètres, sous Outils et serveurs.",
  // app/opened.go, backend/service/transfer/upload.go, backend/story/portable/choices.go, backend/story/portable/folder.go, backend/story/portable/rows.go, backend/story/portable/source.go, backend/story/portable/unpack.go
  "Couldn't open this file.": "Impossible d’ouvrir ce fichier.",
  // backend/service/transfer/upload.go
  "Couldn't open this folder.": "Impossible d’ouvrir ce dossier.",
  // backend/base/datadir/unusable.go
  "Couldn't open {a}: {b}. Choose another folder with --data-dir.": "Impossible d’ouvrir {a} : {b}. Choisissez un autre dossier avec --data-dir.",
  // backend/base/secret/secret.go
  "Couldn't protect the key, because the data folder is read-only. Check the disk and the folder's permissions.": "Impossible de protéger la clé, car le dossier de données est en lecture seule. Vérifiez le disque et les droits du dossier.",
  // backend/sound/speech/server.go
  "Couldn't reach the speech server at {a}. Is the server running?": "Impossible de joindre le serveur vocal à {a}. Le serveur est-il lancé ?",
  // backend/tool/web/transport.go
  "Couldn't reach {a}.": "Impossible de joindre {a}.",
  // backend/model/fetch/refusal.go
  "Couldn't reach {a}. Check the internet connection, then try again.": "Impossible de joindre {a}. Vérifiez la connexion à Internet, puis réessayez.",
  // backend/model/llm/connect.go
  "Couldn't reach {a}. Is the server running?": "Impossible de joindre {a}. Le serveur est-il lancé ?",
  // backend/story/portable/silly.go
  "Couldn't read Terzetto's own notes in line {n}. The message is complete.": "Impossible de lire les indications de Terzetto à la ligne {n}. Le message est complet.",
  // backend/story/portable/silly.go
  "Couldn't read Terzetto's own notes on this chat. Its messages are complete.": "Impossible de lire les indications de Terzetto sur ce chat. Ses messages sont complets.",
  // backend/story/portable/rows.go
  "Couldn't read a line of this file.": "Impossible de lire une ligne de ce fichier.",
  // backend/core/team/agents/web.go
  "Couldn't read any page. {a}": "Impossible de lire une page. {a}",
  // backend/service/flows/flow.go
  "Couldn't read any text in the PDF. {a}": "Impossible de lire du texte dans le PDF. {a}",
  // backend/story/chatapps/generic.go
  "Couldn't read message {n}, so it was left out.": "Impossible de lire le message {n} : il n’a pas été importé.",
  // backend/story/chatapps/conversation.go
  "Couldn't read one of the messages, so it was left out.": "Impossible de lire l’un des messages : il n’a pas été importé.",
  // backend/core/run/permission.go
  "Couldn't read the arguments of this step.": "Impossible de lire les arguments de cette étape.",
  // backend/store/archive/transcript_import.go
  "Couldn't read the facts of the story, so they were left out.": "Impossible de lire les faits de l’histoire : ils n’ont pas été importés.",
  // backend/api/hookbody.go, backend/api/upload.go
  "Couldn't read the form.": "Impossible de lire le formulaire.",
  // backend/story/card/png.go
  "Couldn't read the image of this character. Choose another image, then export again.": "Impossible de lire l’image de ce personnage. Choisissez une autre image, puis exportez à nouveau.",
  // backend/service/transfer/silly.go, backend/store/archive/export.go
  "Couldn't read the item.": "Impossible de lire l’élément.",
  // backend/tool/web/page.go
  "Couldn't read the page at {a}, because its HTML is not valid.": "Impossible de lire la page à {a}, car son HTML n’est pas valide.",
  // backend/store/archive/transcript_import.go
  "Couldn't read the records of the turns, so they were left out.": "Impossible de lire l’historique des tours : il n’a pas été importé.",
  // backend/api/hookbody.go, backend/api/server.go
  "Couldn't read the request.": "Impossible de lire la requête.",
  // backend/sound/audio/clip.go
  "Couldn't read the sound. The file may be damaged.": "Impossible de lire le son. Le fichier est peut-être endommagé.",
  // backend/document/office/package.go
  "Couldn't read the template. Choose a Word document, a presentation or a workbook that opens in its program.": "Impossible de lire le modèle. Choisissez un document Word ou une présentation qui s’ouvre dans son programme.",
  // backend/store/archive/rows.go
  "Couldn't read the value of {a}.": "Impossible de lire la valeur de {a}.",
  // backend/store/archive/export.go
  "Couldn't read these settings.": "Impossible de lire ces paramètres.",
  // backend/story/portable/silly.go
  "Couldn't read this chat to its end.": "Impossible de lire ce chat jusqu’au bout.",
  // backend/store/archive/orb.go
  "Couldn't read this database to its end.": "Impossible de lire cette base de données jusqu’au bout.",
  // backend/story/portable/unpack.go
  "Couldn't read this file in the archive.": "Impossible de lire ce fichier de l’archive.",
  // backend/story/portable/stream.go
  "Couldn't read this file to its end.": "Impossible de lire ce fichier jusqu’au bout.",
  // backend/story/fact/foreign/object.go
  "Couldn't read this file, because its JSON is damaged.": "Impossible de lire ce fichier, car son JSON est endommagé.",
  // backend/store/sqlite/restore.go, backend/story/portable/source.go
  "Couldn't read this file.": "Impossible de lire ce fichier.",
  // backend/base/secret/secret.go
  "Couldn't read this key, because the system's keyring is locked. Unlock the keyring and restart Terzetto, or enter the key again.": "Impossible de lire cette clé, car le trousseau du système est verrouillé. Déverrouillez le trousseau et redémarrez Terzetto, ou saisissez à nouveau la clé.",
  // backend/model/shelf/finder.go
  "Couldn't read this model file. Check the path and its permissions.": "Impossible de lire ce fichier de modèle. Vérifiez le chemin et ses autorisations.",
  // backend/service/library/artifact.go, backend/store/artifacts/cache.go
  "Couldn't recreate the file: its origin was not recorded.": "Impossible de recréer le fichier : son origine n’a pas été enregistrée.",
  // app/door.go, app/files.go
  "Couldn't save the file. Choose another folder.": "Impossible d’enregistrer le fichier. Choisissez un autre dossier.",
  // backend/core/plugin/tts/plugin.go
  "Couldn't save the recording: {a}.": "Impossible d’enregistrer la lecture : {a}.",
  // backend/store/artifacts/cache.go
  "Couldn't save the result of {a}.": "Impossible d’enregistrer le résultat de {a}.",
  // app/files.go
  "Couldn't save the whole file. Choose a place with more free space.": "Impossible d’enregistrer le fichier en entier. Choisissez un emplacement avec plus d’espace libre.",
  // backend/store/triggers/imported.go, backend/store/workflows/workflow.go
  "Couldn't save this workflow. {a}": "Impossible d’enregistrer ce workflow. {a}",
  // backend/model/fetch/download.go
  "Couldn't save {a} in {b}. Check the disk and the permissions of the folder.": "Impossible d’enregistrer {a} dans {b}. Vérifiez le disque et les droits d’accès au dossier.",
  // app/files.go
  "Couldn't save {a}: {n} of {m} files were saved. Choose another folder.": "Impossible d’enregistrer {a} : {n} fichiers sur {m} ont été enregistrés. Choisissez un autre dossier.",
  // backend/store/sqlite/errors.go
  "Couldn't save: the disk is full, or the data folder is read-only. Free some space, then try again.": "Impossible d’enregistrer : le disque est plein, ou le dossier de données est en lecture seule. Libérez de l’espace, puis réessayez.",
  // backend/model/llm/connect.go
  "Couldn't send the request to {a}.": "Impossible d’envoyer la requête à {a}.",
  // backend/tool/mcp/program.go, backend/tool/program/run.go
  "Couldn't start {a}.": "Impossible de démarrer {a}.",
  // backend/service/transfer/upload.go, backend/store/archive/aside.go
  "Couldn't store the file: the disk is full or read-only.": "Impossible de stocker le fichier : le disque est plein ou en lecture seule.",
  // backend/tool/folder/foresee.go
  "Couldn't tell the format of {a}. Give it a name that ends in {b} or {c}.": "Format inconnu pour {a}. Donnez un nom qui se termine par {b} ou {c}.",
  // backend/tool/web/page.go
  "Couldn't turn the page at {a} into text.": "Impossible de convertir en texte la page à {a}.",
  // backend/story/portable/source.go
  "Couldn't unpack a file in this archive.": "Impossible d’extraire un fichier de cette archive.",
  // backend/model/unpack/archive.go
  "Couldn't unpack {a} in {b}. Check the disk and the permissions of the folder.": "Impossible de décompresser {a} dans {b}. Vérifiez le disque et les droits d’accès au dossier.",
  // backend/core/flow/plan.go
  "Couldn't use a tool of the flow. Its parameters must be a JSON Schema of an object.": "Impossible d’utiliser un outil du flux. Ses paramètres doivent être un JSON Schema d’objet.",
  // backend/document/office/letterhead.go
  "Couldn't use the template, because it is no Word document. Choose a .docx or .dotx file.": "Impossible d’utiliser le modèle, car ce n’est pas un document Word. Choisissez un fichier .docx ou .dotx.",
  // backend/document/produce/deck.go
  "Couldn't use the template, because it is no presentation. Choose a .pptx or .potx file.": "Impossible d’utiliser le modèle, car ce n’est pas une présentation. Choisissez un fichier .pptx ou .potx.",
  // backend/document/produce/deck.go
  "Couldn't use the template, because none of its layouts has a title and a text. Choose another presentation.": "Impossible d’utiliser le modèle, car aucune de ses dispositions n’a de titre et de texte. Choisissez une autre présentation.",
  // backend/tool/folder/folder.go
  "Couldn't use {a}.": "Impossible d’utiliser {a}.",
  // backend/base/folderwatch/watch.go
  "Couldn't watch the folder {a}. Terzetto tries again.": "Impossible de surveiller le dossier {a}. Terzetto réessaie.",
  // backend/model/shelf/move.go
  "Couldn't write to this folder. Choose another folder.": "Impossible d’écrire dans ce dossier. Choisissez un autre dossier.",
  // backend/core/team/agents/documentation.go
  "Couldn't write {a}, because the model gave no text for it.": "Impossible d’écrire {a}, car le modèle n’a pas donné de texte pour ce fichier.",
  // backend/core/team/machine.go
  "Creating final response": "Rédaction de la réponse finale",
  // backend/base/calendar/days.go
  "Days repeat DAILY, WEEKLY, MONTHLY or YEARLY, not “{a}”.": "Les jours se répètent DAILY, WEEKLY, MONTHLY ou YEARLY, pas « {a} ».",
  // backend/core/turn/plan.go
  "Director and Editor were left out, because their tools don't fit the model's context.": "Le Metteur en scène et le Relecteur ont été omis, car leurs outils dépassent le contexte du modèle.",
  // backend/document/picture.go
  "Drawings that can't be shown: their text was read, and nothing else.": "Des dessins ne peuvent pas être affichés : seul leur texte a été lu.",
  // backend/story/prose/reason.go
  "Each of {n} paragraphs in a row has one sentence.": "{n} paragraphes à la suite ont une seule phrase.",
  // backend/story/prose/reason.go
  "Each of {n} sentences in a row has a dash.": "{n} phrases à la suite ont un tiret.",
  // backend/story/prose/reason.go
  "Each of {n} sentences in a row has {m} to {k} words.": "{n} phrases à la suite ont de {m} à {k} mots.",
  // backend/core/turn/recall.go
  "Earlier messages couldn't be searched, so none was recalled. {a}": "Impossible de rechercher dans les messages précédents : aucun n’a été rappelé. {a}",
  // backend/core/turn/recall.go
  "Earlier messages that aren't in the search index yet weren't recalled: {n}.": "Messages antérieurs qui ne sont pas encore dans l’index de recherche, donc pas rappelés : {n}.",
  // backend/core/turn/recall.go
  "Earlier messages were searched by words alone. {a}": "La recherche dans les messages précédents s’est faite par mots seulement. {a}",
  // backend/model/dialect/setting.go
  "Enter a JSON object, with names in quotes.": "Saisissez un objet JSON, avec les noms entre guillemets.",
  // backend/model/huggingface/place.go
  "Enter a model such as owner/name or owner/name:Q4_K_M, or the address of a .gguf file.": "Saisissez un modèle tel que owner/name ou owner/name:Q4_K_M, ou l’adresse d’un fichier .gguf.",
  // backend/tool/model/ask.go
  "Enter a prompt for the model.": "Saisissez un prompt pour le modèle.",
  // backend/core/team/runner.go
  "Enter a request for the team, or add a file.": "Saisissez une demande pour l’équipe, ou ajoutez un fichier.",
  // backend/api/operations.go
  "Enter instructions for the rewrite.": "Saisissez des instructions pour la réécriture.",
  // backend/tool/web/search.go
  "Enter something to search for.": "Saisissez ce que vous cherchez.",
  // backend/service/toolbox/search.go
  "Enter the address of the SearXNG instance.": "Saisissez l’adresse de l’instance SearXNG.",
  // backend/model/serverurl/serverurl.go, backend/service/library/endpoint.go
  "Enter the address of the server.": "Saisissez l’adresse du serveur.",
  // backend/service/narration/server.go, backend/sound/speech/serverlist.go
  "Enter the address of the speech server.": "Saisissez l’adresse du serveur vocal.",
  // backend/model/llm/pull.go
  "Enter the model to download.": "Saisissez le modèle à télécharger.",
  // backend/tool/notify.go
  "Enter the text of the message.": "Saisissez le texte du message.",
  // backend/service/localmodel/add.go
  "Enter the whole path of the file.": "Saisissez le chemin complet du fichier.",
  // backend/service/localmodel/models.go
  "Enter the whole path of the folder.": "Saisissez le chemin complet du dossier.",
  // backend/store/scripts/script.go
  "Enter what the script looks for.": "Saisissez ce que le script cherche.",
  // backend/story/card/entry.go
  "Entry {n} ({a}) of the lorebook has a key of more than {m} characters.": "L’entrée {n} ({a}) du lorebook a une clé de plus de {m} caractères.",
  // backend/story/card/entry.go
  "Entry {n} ({a}) of the lorebook has {m} keys. The limit is {k}.": "L’entrée {n} ({a}) du lorebook compte {m} clés. La limite est de {k}.",
  // backend/story/card/entry.go
  "Entry {n} ({a}) of the lorebook is longer than {m} characters.": "L’entrée {n} ({a}) du lorebook dépasse {m} caractères.",
  // backend/story/card/book.go
  "Entry {n} of this lorebook is not an object.": "L’entrée {n} de ce lorebook n’est pas un objet.",
  // backend/service/library/card.go
  "Export a character as PNG (png), CHARX (charx) or JSON (json).": "Exportez un personnage en PNG (png), CHARX (charx) ou JSON (json).",
  // backend/story/portable/conversation.go
  "Export a conversation as Markdown (md), text (txt), JSON Lines (jsonl), web page (html), PDF (pdf) or SillyTavern group (group).": "Exportez une conversation en Markdown (md), texte (txt), JSON Lines (jsonl), page web (html), PDF (pdf) ou groupe SillyTavern (group).",
  // backend/service/library/lorebook.go
  "Export a lorebook as world_info or character_book.": "Exportez un lorebook en world_info ou character_book.",
  // backend/service/memory/export.go
  "Export facts as Markdown (markdown) or as a lorebook (lorebook).": "Les faits s’exportent en Markdown (markdown) ou en lorebook (lorebook).",
  // backend/core/turn/quotes.go
  "Fewer passages of the files were quoted, because more don't fit the model's context.": "Moins de passages des fichiers ont été cités, car le contexte du modèle n’en contient pas plus.",
  // backend/story/portable/pictures.go
  "Files left out because they aren't images, or are too large or too many: {n}.": "Fichiers non importés, car trop nombreux, trop gros ou autres que des images : {n}.",
  // backend/store/folders/folder.go
  "Folders can lie in a folder, but not one level deeper.": "Un dossier peut contenir des dossiers, mais pas un niveau de plus.",
  // backend/core/run/schedule.go
  "For missed times, choose “once” or “skip”.": "Pour les heures manquées, choisissez « once » ou « skip ».",
  // backend/core/run/trigger.go
  "For the end of the other workflow, choose “completed”, “failed” or “any”.": "Pour la fin de l’autre workflow, choisissez « completed », « failed » ou « any ».",
  // backend/store/library/fragment.go
  "Fragment not found": "Fragment introuvable",
  // backend/tool/web/request.go
  "GET and HEAD can't have a body. Choose another method, or give parameters in query.": "GET et HEAD ne peuvent pas avoir de corps. Choisissez une autre méthode, ou indiquez des paramètres dans query.",
  // backend/service/flows/tool.go
  "Give a flow: its id, or a definition.": "Indiquez un flux : son identifiant, ou une définition.",
  // backend/tool/mcp/offer.go
  "Give a name of at most {n} lowercase letters and digits, with single hyphens between them.": "Donnez un nom d’au plus {n} minuscules et chiffres, séparés par des traits d’union simples.",
  // backend/store/library/fragment.go
  "Give an id of lowercase letters, digits, - and _. Begin with a letter; moods is reserved.": "Donnez un identifiant de minuscules, chiffres, - et _. Commencez par une lettre ; moods est réservé.",
  // backend/service/toolbox/server.go
  "Give either a program or an address, not both.": "Indiquez un programme ou une adresse, pas les deux.",
  // backend/core/run/instruction.go
  "Give either how long to wait, or until when.": "Indiquez soit une durée d’attente, soit un moment.",
  // backend/tool/web/request.go
  "Give either user and password or oauth, not both.": "Indiquez soit user et password, soit oauth, pas les deux.",
  // backend/tool/web/body.go
  "Give the file to upload in the field.": "Indiquez le fichier à envoyer dans le champ.",
  // backend/service/toolbox/server.go
  "Give the program to start, or the address of the server.": "Indiquez le programme à démarrer, ou l’adresse du serveur.",
  // backend/model/dialect/servers.go
  "Give the server a larger context if the computer has the memory.": "Donnez au serveur un contexte plus grand si la mémoire de l’ordinateur le permet.",
  // backend/tool/web/request.go
  "Give the user whose password is asked for.": "Indiquez l’utilisateur dont le mot de passe est demandé.",
  // backend/tool/mcp/address.go
  "Give the whole address of the server, such as https://example.com/mcp.": "Indiquez l’adresse complète du serveur, par exemple https://example.com/mcp.",
  // backend/service/toolbox/settings.go
  "Give the whole path of the folder, such as {a}.": "Indiquez le chemin complet du dossier, par exemple {a}.",
  // backend/document/slides.go
  "Hidden slides were read, too: {n}.": "Diapositives masquées lues également : {n}.",
  // backend/model/llm/report.go
  "If a reply is empty, Terzetto asks once more and then offers Retry.": "Si une réponse est vide, Terzetto redemande une fois, puis propose Réessayer.",
  // backend/model/llm/report.go
  "If the server refuses a long conversation, Terzetto learns the limit and summarizes the oldest messages.": "Si le serveur refuse une longue conversation, Terzetto retient la limite et résume les messages les plus anciens.",
  // backend/story/portable/pictures.go
  "Images that are missing: {n}. Choose the whole folder or export to include them.": "Images manquantes : {n}. Choisissez le dossier entier ou l’export complet pour les inclure.",
  // backend/story/portable/group.go
  "In SillyTavern, you choose who replies in this group. In Terzetto, a character replies to each message.": "Dans SillyTavern, vous choisissez qui répond dans ce groupe. Dans Terzetto, un personnage répond à chaque message.",
  // backend/core/flow/read.go
  "In a flow, “{a}” can't have a value of this type.": "Dans un flux, « {a} » ne peut pas avoir une valeur de ce type.",
  // backend/core/flow/read.go
  "In a flow, “{a}” must be an object.": "Dans un flux, « {a} » doit être un objet.",
  // backend/document/sheet.go
  "In all, {n} rows of the sheet were not read whole.": "En tout, {n} lignes de la feuille n’ont pas été lues en entier.",
  // backend/story/prose/reason.go
  "It asks your own words back.": "Vos propres mots vous reviennent en question.",
  // backend/story/prose/reason.go
  "It denies one thing to say another in the same form.": "On nie une chose pour en dire une autre sous la même forme.",
  // backend/story/prose/reason.go
  "It denies one thing to say another.": "On nie une chose pour en dire une autre.",
  // backend/story/prose/reason.go
  "It denies one thing to say another: {a}.": "On nie une chose pour en dire une autre : {a}.",
  // backend/story/prose/reason.go
  "It ends in a question, as {n} of the last {m} replies do.": "La fin est une question, comme dans {n} des {m} dernières réponses.",
  // backend/story/prose/reason.go
  "It is one of many groups of three: {a}.": "C’est un groupe de trois parmi beaucoup d’autres : {a}.",
  // backend/story/prose/reason.go
  "It is told in the past, the replies before in the present.": "Le récit est au passé, les réponses précédentes au présent.",
  // backend/story/prose/reason.go
  "It is told in the present, the replies before in the past.": "Le récit est au présent, les réponses précédentes au passé.",
  // backend/story/prose/reason.go
  "It is told in the {a} person, the replies before in the {b} person.": "La personne du récit ({a}) n’est pas celle des réponses précédentes ({b}).",
  // backend/story/prose/reason.go
  "It says how to hear what the words should show: {a}.": "Cela explique ce que les paroles devraient montrer : {a}.",
  // backend/core/run/block.go
  "Item {n} of {a} failed: {b}": "L’élément {n} de {a} a échoué : {b}",
  // backend/core/run/block.go
  "Item {n} of {a} was stopped.": "L’élément {n} de {a} a été arrêté.",
  // backend/tool/mcp/program.go
  "Its first message is larger than {n} MB.": "Son premier message dépasse {n} Mo.",
  // backend/core/assistant/runner.go
  "Its tools are {a}.": "Outils : {a}.",
  // backend/model/llm/report.go
  "Keep prompts, cards and lorebooks short, or choose a model with a larger context.": "Gardez courts les prompts, les cartes et les lorebooks, ou choisissez un modèle au contexte plus grand.",
  // backend/base/secret/place.go
  "Keys are encrypted. The encryption key is in your system's keyring.": "Les clés sont chiffrées. La clé de chiffrement est dans le trousseau du système.",
  // backend/base/secret/place.go
  "Keys are encrypted. Without a system keyring, the encryption key is in secret.key in the data folder, never in a backup.": "Les clés sont chiffrées. Sans trousseau du système, la clé de chiffrement est dans secret.key, dans le dossier de données, jamais dans une sauvegarde.",
  // backend/story/card/survey.go
  "Keys of the lorebook that aren't valid patterns never match: {n}, the first is {a}.": "Les clés du lorebook qui ne sont pas des motifs valides ne correspondent jamais : {n}, la première est {a}.",
  // backend/core/plugin/example/lantern.go
  "Lanterns hang only beside replies.": "Les lanternes ne s’accrochent qu’à côté des réponses.",
  // backend/service/teams/limits.go
  "Less than 200 MB of disk space is left. Free some space, then try again.": "Il reste moins de 200 Mo sur le disque. Libérez de l’espace, puis réessayez.",
  // backend/document/plain.go
  "Line {n} is broken JSON. The file was kept as text.": "La ligne {n} n’est pas du JSON valide. Le fichier a été conservé comme texte.",
  // backend/story/portable/silly.go
  "Line {n} isn't a message, so it was left out.": "La ligne {n} n’est pas un message et n’a pas été importée.",
  // backend/document/plain.go
  "Line {n} of the JSON is broken. The file was kept as text.": "La ligne {n} du JSON est erronée. Le fichier a été conservé comme texte.",
  // backend/story/portable/silly.go
  "Line {n}: {a}": "Ligne {n} : {a}",
  // backend/story/portable/silly.go
  "Lines with characters that couldn't be decoded and were replaced: {n}.": "Lignes avec des caractères illisibles, qui ont été remplacés : {n}.",
  // backend/model/llm/report.go
  "Load the model in the server, or choose another model.": "Chargez le modèle dans le serveur, ou choisissez un autre modèle.",
  // backend/model/dialect/servers.go
  "Load the model there with a larger context length.": "Chargez-y le modèle avec un contexte plus long.",
  // backend/model/localserver/failure.go
  "Loading {a} made no progress, so Terzetto ended it.": "Le chargement de {a} n’avançait pas, Terzetto l’a donc arrêté.",
  // backend/store/library/world.go
  "Lorebook entry not found": "Entrée de lorebook introuvable",
  // backend/store/library/world.go
  "Lorebook not found": "Lorebook introuvable",
  // backend/store/archive/transcript_import.go
  "Memories of {a} that are facts of the story now: {n}.": "Souvenirs de {a} qui sont désormais des faits de l’histoire : {n}.",
  // backend/store/archive/copy.go, backend/store/artifacts/tx.go, backend/store/messages/message.go
  "Message not found": "Message introuvable",
  // backend/core/flow/opening.go
  "Message {n} has {m} characters. The limit is {k}.": "Le message {n} compte {m} caractères. La limite est de {k}.",
  // backend/store/messages/message.go
  "Message {n} was not found.": "Le message {n} est introuvable.",
  // backend/story/portable/appchat.go
  "Messages left out because they form a loop: {n}.": "Messages non importés, car ils forment une boucle : {n}.",
  // backend/story/portable/tree.go
  "Messages of this conversation were deleted while it was read.": "Des messages de cette conversation ont été supprimés pendant sa lecture.",
  // backend/story/portable/silly.go
  "Messages that SillyTavern hides and Terzetto shows: {n}.": "Messages que SillyTavern masque et que Terzetto affiche : {n}.",
  // backend/core/turn/plan.go
  "Messages that got no reply because they are too long for the model's context were left out: {n}.": "Des messages restés sans réponse, car trop longs pour le contexte du modèle, ont été omis : {n}.",
  // backend/core/turn/plan.go
  "Messages that were changed after the summary above them was written were sent as they read now: {n}.": "Des messages modifiés après la rédaction du résumé ont été envoyés tels qu’ils sont à présent : {n}.",
  // backend/service/localmodel/add.go, backend/service/localmodel/download.go, backend/service/localmodel/models.go, backend/store/settings/model.go
  "Model not found": "Modèle introuvable",
  // backend/story/prose/reason.go
  "Models give this name to everybody: {a}.": "Les modèles donnent ce nom à tout le monde : {a}.",
  // backend/story/prose/reason.go
  "Models like to open sentences with {a}.": "Les modèles aiment commencer les phrases par {a}.",
  // backend/story/prose/reason.go
  "Models use this gesture for every feeling: {a}.": "Les modèles emploient ce geste pour toute émotion : {a}.",
  // backend/story/prose/reason.go
  "Models write this far more often than people do: {a}.": "Les modèles écrivent cela bien plus souvent que les humains : {a}.",
  // backend/model/dialect/setting.go
  "More parameters may have at most {n} KB.": "Les autres paramètres peuvent contenir au plus {n} ko.",
  // backend/core/run/schedule.go, backend/core/run/trigger.go
  "Name a variable with letters, digits and _.": "Nommez une variable avec des lettres, des chiffres et _.",
  // backend/core/run/instruction.go
  "Name the item with letters, digits and _, starting with a letter. Words of conditions such as “in” are reserved.": "Nommez l’élément avec des lettres, des chiffres et _, en commençant par une lettre. Les mots des conditions comme « in » sont réservés.",
  // backend/tool/program/interpreter.go
  "Name the program with letters, digits, - and _, and a letter first, such as count.py.": "Nommez le programme avec des lettres, chiffres, - et _, une lettre en premier, par exemple count.py.",
  // backend/core/run/instruction.go
  "Name the step with letters, digits and _, starting with a letter. Words of conditions such as “in” are reserved.": "Nommez l’étape avec des lettres, des chiffres et _, en commençant par une lettre. Les mots des conditions comme « in » sont réservés.",
  // backend/core/flow/check.go
  "Name the tool with 1 to 64 letters, digits, - or _.": "Nommez l’outil avec 1 à 64 lettres, chiffres, - ou _.",
  // backend/core/run/instruction.go
  "Name the variable with letters, digits and _, starting with a letter.": "Nommez la variable avec des lettres, des chiffres et _, en commençant par une lettre.",
  // backend/story/fact/foreign/marinara.go
  "No agent of Marinara kept this lorebook. Import it as a lorebook.": "Aucun agent de Marinara n’a tenu ce lorebook. Importez-le comme lorebook.",
  // backend/store/turns/speaker.go
  "No character can answer: each is muted or deleted. Unmute a character, or choose who speaks.": "Aucun personnage ne peut répondre : tous sont muets ou supprimés. Réactivez un personnage, ou choisissez qui parle.",
  // backend/value/missing.go
  "No earlier step has a result.": "Aucune étape précédente n’a de résultat.",
  // backend/service/runs/folder_watch.go
  "No folder is chosen for tools. Choose one in Settings, under Tools and servers, or give the whole path.": "Aucun dossier n’est choisi pour les outils. Choisissez-en un dans les paramètres, sous Outils et serveurs, ou indiquez le chemin complet.",
  // backend/tool/folder/folder.go
  "No folder is chosen for tools. Choose one in Settings, under Tools and servers.": "Aucun dossier n’est choisi pour les outils. Choisissez-en un dans les paramètres, sous Outils et serveurs.",
  // backend/core/team/agents/warning.go
  "No font on this computer has {a}, so {b} shows boxes for what is missing.": "Aucune police de cet ordinateur ne contient {a} ; {b} affiche donc des carrés à la place.",
  // backend/core/team/agents/warning.go
  "No font on this computer has {a}, so {b} shows boxes for what is missing. {c} holds the whole text.": "Aucune police de cet ordinateur ne contient {a} ; {b} affiche donc des carrés à la place. {c} contient le texte entier.",
  // backend/store/turns/snapshot.go
  "No model is chosen for this server. Choose one in Settings.": "Aucun modèle n’est choisi pour ce serveur. Choisissez-en un dans les paramètres.",
  // backend/service/quickreplies/service.go
  "No model is chosen, so nothing was written. Choose a model first.": "Aucun modèle n’est choisi, rien n’a donc été écrit. Choisissez d’abord un modèle.",
  // backend/service/turns/impersonate.go
  "No model is chosen, so your message can't be written. Choose a model first.": "Aucun modèle n’est choisi, votre message ne peut donc pas être écrit. Choisissez d’abord un modèle.",
  // backend/service/library/target.go
  "No model is chosen. Choose one in Settings.": "Aucun modèle n’est choisi. Choisissez-en un dans les paramètres.",
  // app/doctor.go
  "No model is set up. Add a server and choose a model in Settings first.": "Aucun modèle n’est configuré. Ajoutez d’abord un serveur et choisissez un modèle dans les paramètres.",
  // backend/core/turn/quotes.go
  "No passage of the files stood out, so none was quoted.": "Aucun passage des fichiers ne se démarquait, aucun n’a donc été cité.",
  // backend/core/run/proposal.go
  "No permission can be given for this step.": "Aucune autorisation ne peut être donnée pour cette étape.",
  // backend/service/library/target.go
  "No server has a model named “{a}”. Add the model in Settings, or leave it out.": "Aucun serveur n’a de modèle nommé « {a} ». Ajoutez le modèle dans les paramètres, ou omettez-le.",
  // backend/core/plugin/tts/sound.go
  "No speech engine is installed. Install espeak-ng, or add a speech server in Settings.": "Aucun moteur vocal n’est installé. Installez espeak-ng, ou ajoutez un serveur vocal dans les paramètres.",
  // backend/value/missing.go
  "No step has failed.": "Aucune étape n’a échoué.",
  // backend/core/run/permission.go
  "No trigger started this run, so there is nothing to give a permission to.": "Aucun déclencheur n’a démarré cette exécution : aucune autorisation ne peut être accordée.",
  // backend/value/missing.go
  "No trigger started this run.": "Aucun déclencheur n’a lancé cette exécution.",
  // backend/service/toolbox/server.go
  "No value is stored for {a}. Enter the value.": "Aucune valeur n’est enregistrée pour {a}. Saisissez la valeur.",
  // backend/story/chatapps/read.go
  "None of the {n} messages of this conversation could be read, so it was left out.": "Aucun des {n} messages de cette conversation n’a pu être lu, elle a donc été laissée de côté.",
  // backend/core/turn/notes.go
  "Notes that only repeated what was asked for were left out: {n}.": "Notes laissées de côté parce qu’elles ne faisaient que répéter la demande : {n}.",
  // backend/service/embedding/service.go
  "One file isn't ready for search by meaning yet.": "Un fichier n’est pas encore prêt pour la recherche par le sens.",
  // backend/service/transfer/export.go
  "Only a conversation with several characters can be exported as a group.": "Seule une conversation à plusieurs personnages peut être exportée comme groupe.",
  // backend/core/run/verbs.go
  "Only a failed or stopped run can be resumed.": "Seule une exécution échouée ou arrêtée peut être reprise.",
  // backend/model/llm/pull.go
  "Only a server on this computer can download models.": "Seul un serveur de cet ordinateur peut télécharger des modèles.",
  // backend/core/run/instruction.go
  "Only a step that runs a workflow passes variables.": "Seule une étape qui exécute un workflow transmet des variables.",
  // backend/core/run/instruction.go
  "Only a tool or a task in words can have a time limit.": "Seuls un outil ou une tâche en mots peuvent avoir une limite de temps.",
  // backend/core/run/instruction.go
  "Only a tool, a workflow or a task in words can be retried.": "Seuls un outil, un workflow ou une tâche en mots peuvent être réessayés.",
  // backend/core/run/workflow.go
  "Only a workflow of the kind flow has a flow.": "Seul un workflow du genre flow a un flow.",
  // backend/store/library/phrase.go
  "Only fixed wordings can be banned while the model writes, and not a pattern.": "Seules des formulations fixes peuvent être interdites pendant que le modèle écrit, pas un motif.",
  // backend/base/calendar/days.go
  "Only in a month or a year is there a first or a last of a weekday.": "Seuls un mois ou une année ont un premier ou un dernier jour de la semaine donné.",
  // backend/core/plugin/tts/plugin.go
  "Only replies can be read aloud.": "Seules les réponses peuvent être lues à voix haute.",
  // backend/api/portable.go
  "Only the desktop app can choose a file on this computer. Upload the file instead.": "Seule l’application de bureau peut choisir un fichier sur cet ordinateur. Envoyez plutôt le fichier.",
  // backend/document/sheet.go
  "Only the first 16,384 columns of row {n} were read.": "Seules les 16 384 premières colonnes de la ligne {n} ont été lues.",
  // backend/core/assistant/answering.go
  "Only the first assistant that a step mentions runs the step.": "Seul le premier assistant mentionné dans une étape l’exécute.",
  // backend/document/document.go
  "Only the first {a} of text were read.": "Seuls les premiers {a} de texte ont été lus.",
  // backend/document/sheet.go
  "Only the first {n} columns of row {m} were read. The row is larger than {a}.": "Seules les {n} premières colonnes de la ligne {m} ont été lues. La ligne dépasse {a}.",
  // backend/document/document.go
  "Only the first {n} parts were read.": "Seules les {n} premières parties ont été lues.",
  // backend/document/chart.go
  "Only the first {n} points of a chart were read.": "Seuls les {n} premiers points d’un graphique ont été lus.",
  // backend/document/sheet.go
  "Only the first {n} rows of the sheet “{a}” were read.": "Seules les {n} premières lignes de la feuille « {a} » ont été lues.",
  // backend/store/turns/turn.go
  "Only the last reply can be continued.": "Seule la dernière réponse peut être poursuivie.",
  // backend/api/desktop.go
  "Only web and mail links can be opened.": "Seuls les liens web et de courrier peuvent être ouverts.",
  // backend/base/datadir/modes.go
  "Other accounts on this computer can read the data folder. Change the folder's permissions.": "D’autres comptes de cet ordinateur peuvent lire le dossier de données. Modifiez les droits du dossier.",
  // backend/base/datadir/modes.go
  "Other accounts on this computer can read {a}. Change the file's permissions.": "D’autres comptes de cet ordinateur peuvent lire {a}. Modifiez les droits du fichier.",
  // backend/base/datadir/modes.go
  "Other accounts on this computer could read these files until now: {a}. If someone else uses this computer, replace your API keys.": "D’autres comptes de cet ordinateur pouvaient lire ces fichiers jusqu’ici : {a}. Si quelqu’un d’autre utilise cet ordinateur, remplacez vos clés API.",
  // backend/story/prose/reason.go
  "Other sentences begin with these words, too: {a}.": "D’autres phrases commencent aussi par ces mots : {a}.",
  // backend/api/server.go
  "Other websites can't use Terzetto.": "Les autres sites web ne peuvent pas utiliser Terzetto.",
  // backend/core/run/repeat.go
  "Page {n} is the same as the page before, so the pages would never end.": "La page {n} est identique à la précédente, les pages ne finiraient donc jamais.",
  // backend/document/pdf/reader.go
  "Pages of which only the beginning was read, because they hold too much: {a}.": "Pages dont seul le début a été lu, car elles contiennent trop de choses : {a}.",
  // backend/document/pdf/reader.go
  "Pages whose text may be garbled: {a}.": "Pages dont le texte peut être altéré : {a}.",
  // backend/document/pdf/reader.go
  "Pages with pictures that couldn't be read: {a}.": "Pages avec des images illisibles : {a}.",
  // backend/document/pdf/reader.go
  "Pages without text, only drawn: {a}.": "Pages sans texte, seulement dessinées : {a}.",
  // backend/document/pdf/reader.go
  "Pages without text, probably scanned: {a}.": "Pages sans texte, probablement numérisées : {a}.",
  // backend/model/shelf/doubt.go
  "Parts of this model are missing. Download the model again.": "Des parties de ce modèle manquent. Téléchargez-le à nouveau.",
  // backend/store/library/persona.go
  "Persona not found": "Persona introuvable",
  // backend/store/library/phrase.go
  "Phrase group not found": "Groupe d’expressions introuvable",
  // backend/document/document.go
  "Pictures that were left out, because all together are too large: {n}.": "Images omises, car elles sont trop volumineuses ensemble : {n}.",
  // backend/sound/speech/piper.go
  "Piper doesn't start on this computer. Reinstall Piper, or choose another engine.": "Piper ne démarre pas sur cet ordinateur. Réinstallez Piper, ou choisissez un autre moteur.",
  // backend/sound/speech/piper.go
  "Piper has no voice yet. Put the .onnx and .onnx.json files of a voice into {a}, or name the folder of your voices.": "Piper n’a pas encore de voix. Placez les fichiers .onnx et .onnx.json d’une voix dans {a}, ou indiquez le dossier de vos voix.",
  // backend/sound/speech/piper.go
  "Piper has no voice “{a}”. Choose another voice.": "Piper n’a pas de voix « {a} ». Choisissez une autre voix.",
  // backend/sound/speech/piper.go
  "Piper is not installed. Install Piper, or choose another engine.": "Piper n’est pas installé. Installez Piper, ou choisissez un autre moteur.",
  // backend/core/team/machine.go
  "Planned outputs: none": "Résultats prévus : aucun",
  // backend/core/team/machine.go
  "Planned outputs: {a}": "Résultats prévus : {a}",
  // backend/store/settings/preset.go
  "Preset not found": "Préréglage introuvable",
  // backend/core/assistant/runner.go
  "Prompt sent to the model.": "Prompt envoyé au modèle.",
  // backend/core/plugin/tts/plugin.go
  "Read aloud has no such action.": "La lecture à voix haute n’a pas cette action.",
  // backend/document/document.go
  "Reading the file needs more than {a} of memory and was stopped. The text is incomplete.": "La lecture du fichier demande plus de {a} de mémoire et a été arrêtée. Le texte est incomplet.",
  // backend/document/document.go
  "Reading the file needs more than {a} of memory, so nothing was read.": "La lecture du fichier demande plus de {a} de mémoire, donc rien n’a été lu.",
  // backend/document/document.go
  "Reading took too long and was stopped. The text is incomplete.": "La lecture a duré trop longtemps et a été arrêtée. Le texte est incomplet.",
  // backend/tool/mcp/address.go
  "Remove line breaks and control characters from the header {a}.": "Retirez les sauts de ligne et les caractères de contrôle de l’en-tête {a}.",
  // backend/tool/folder/folder.go
  "Remove the control characters from the path.": "Retirez les caractères de contrôle du chemin.",
  // backend/model/serverurl/serverurl.go, backend/sound/speech/serverlist.go
  "Remove the user name and password from the address. Enter a key in its own field.": "Retirez de l’adresse le nom d’utilisateur et le mot de passe. Saisissez une clé dans son propre champ.",
  // backend/tool/web/transport.go
  "Remove the user name from the address.": "Retirez le nom d’utilisateur de l’adresse.",
  // backend/tool/mcp/address.go
  "Remove the user name from the address. Put the key into a header.": "Retirez le nom d’utilisateur de l’adresse. Mettez la clé dans un en-tête.",
  // backend/tool/web/request.go
  "Requests to {a} are not allowed. Allow the host in Settings, under Tools and servers.": "Les requêtes vers {a} ne sont pas autorisées. Autorisez l’hôte dans les paramètres, sous Outils et serveurs.",
  // backend/core/team/machine.go
  "Resuming workflow, round {n}": "Reprise du travail, itération {n}",
  // backend/core/run/worker.go
  "Retry {n} of {m} follows after {a}.": "La tentative {n} sur {m} suit après {a}.",
  // backend/document/plain.go
  "Row {n} has a quotation mark where none belongs. Terzetto read the mark as a letter.": "La ligne {n} contient un guillemet mal placé. Terzetto a lu ce guillemet comme une lettre.",
  // backend/document/plain.go
  "Row {n} has another number of columns than the previous rows.": "La ligne {n} n’a pas le même nombre de colonnes que les lignes précédentes.",
  // backend/tool/folder/write_table.go
  "Row {n} is neither an object nor a list.": "La ligne {n} n’est ni un objet ni une liste.",
  // backend/store/imported.go
  "Rows of {a} can't be imported.": "Les lignes de {a} ne peuvent pas être importées.",
  // backend/core/team/machine.go
  "Running task {n}/{m}: {a}": "Tâche {n}/{m} en cours : {a}",
  // backend/core/team/machine.go
  "Running workflow": "Travail en cours",
  // backend/store/index/search.go, backend/store/messages/find.go
  "Search for at most {n} characters.": "Recherchez {n} caractères au plus.",
  // backend/store/rows/patch.go
  "Send an object with the fields to change.": "Envoyez un objet avec les champs à modifier.",
  // backend/api/portable.go
  "Send the file as a form with one part.": "Envoyez le fichier sous forme de formulaire en une partie.",
  // backend/store/secrets/endpoint.go
  "Server not found": "Serveur introuvable",
  // backend/model/llm/report.go
  "Set “Maximum length” in this model's settings. Terzetto cuts a reply that repeats itself.": "Réglez « Longueur maximale » dans les paramètres de ce modèle. Terzetto coupe une réponse qui se répète.",
  // backend/story/card/card.go
  "Some characters of this card aren't valid UTF-8 and were read as Latin-1.": "Certains caractères de cette carte ne sont pas de l’UTF-8 valide et ont été lus comme du Latin-1.",
  // backend/story/card/charx.go
  "Some files in this card have unusable names and were left out.": "Certains fichiers de cette carte ont un nom inutilisable et ont été omis.",
  // backend/model/shelf/move.go
  "Some of the folder couldn't be read, so nothing was moved. Check its permissions, then retry.": "Une partie du dossier n’a pas pu être lue, donc rien n’a été déplacé. Vérifiez les autorisations, puis réessayez.",
  // backend/core/plugin/config.go
  "Some of the settings are not valid.": "Certains paramètres ne sont pas valides.",
  // backend/base/fault/fault.go
  "Something failed inside Terzetto. See the log for details.": "Un problème est survenu dans Terzetto. Voyez le journal pour plus de détails.",
  // backend/model/dialect/servers.go
  "Start KoboldCpp with --contextsize 16384 for a larger context.": "Pour un contexte plus grand, lancez KoboldCpp avec --contextsize 16384.",
  // backend/model/dialect/ollama.go
  "Start Ollama with OLLAMA_CONTEXT_LENGTH=16384 for a larger context.": "Pour un contexte plus grand, lancez Ollama avec OLLAMA_CONTEXT_LENGTH=16384.",
  // backend/model/dialect/servers.go
  "Start llama-server with -c 16384 for a larger context.": "Pour un contexte plus grand, lancez llama-server avec -c 16384.",
  // backend/model/llm/report.go
  "Start the server or correct its address, then test the model again.": "Démarrez le serveur ou corrigez son adresse, puis testez à nouveau le modèle.",
  // backend/service/flows/tool.go
  "Step {a} begins.": "L’étape {a} commence.",
  // backend/service/flows/tool.go
  "Step {a} has asked its model {n} times and still calls tools. Continue the step, or finish with the answer so far?": "L’étape {a} a interrogé son modèle {n} fois et appelle encore des outils. Continuer l’étape, ou terminer avec la réponse obtenue ?",
  // backend/service/flows/tool.go
  "Step {a} is done.": "L’étape {a} est terminée.",
  // backend/core/flow/plan.go
  "Step {a} sends images, but {b} may not read images. Choose another model, or leave the images out.": "L’étape {a} envoie des images, mais {b} ne les lit peut-être pas. Choisissez un autre modèle, ou omettez les images.",
  // backend/service/flows/tool.go
  "Step {a} was already done.": "L’étape {a} était déjà terminée.",
  // backend/value/missing.go
  "Step “{a}” has no result.": "L’étape « {a} » n’a pas de résultat.",
  // backend/core/run/instruction.go
  "Steps in a loop need a list.": "Les étapes d’une boucle ont besoin d’une liste.",
  // backend/core/run/instruction.go
  "Steps in branches need a condition.": "Les étapes des branches ont besoin d’une condition.",
  // backend/base/lifecycle/stop.go
  "Stopped.": "Arrêté.",
  // app/localmodel.go
  "Stopped. The downloaded part is kept, and goes on at the next start.": "Arrêté. La partie téléchargée est conservée et sera reprise au prochain démarrage.",
  // backend/service/transfer/import.go
  "Stopped. {n} conversations with {m} messages were imported and are kept.": "Arrêté. {n} conversations avec {m} messages ont été importées et sont conservées.",
  // backend/store/folds/fold.go
  "Summary not found": "Résumé introuvable",
  // backend/story/chatapps/generic.go
  "System and tool messages that are kept and not shown: {n}.": "Messages du système et des outils conservés sans être affichés : {n}.",
  // backend/core/team/machine.go
  "Task {n}/{m} failed: {a}": "La tâche {n}/{m} a échoué : {a}",
  // backend/model/llm/report.go
  "Terzetto calls each tool by its name.": "Terzetto appelle chaque outil par son nom.",
  // backend/sound/audio/clip.go
  "Terzetto can't play this sound. Use WAV, MP3, Ogg Vorbis or FLAC.": "Terzetto ne peut pas lire ce son. Utilisez WAV, MP3, Ogg Vorbis ou FLAC.",
  // backend/story/portable/appwalk.go
  "Terzetto can't read this conversation.": "Terzetto ne peut pas lire cette conversation.",
  // backend/story/portable/source.go
  "Terzetto can't read this file. Choose JSON, an archive, a card image or a database.": "Terzetto ne peut pas lire ce fichier. Choisissez du JSON, une archive, une image de carte ou une base de données.",
  // backend/document/kind.go
  "Terzetto can't read this kind of file.": "Terzetto ne peut pas lire ce type de fichier.",
  // backend/service/turns/fold.go
  "Terzetto didn't write the summary, because another reply started.": "Terzetto n’a pas écrit le résumé, car une autre réponse a commencé.",
  // backend/document/charset/said.go
  "Terzetto doesn't know the encoding {a}. Name one such as utf-8, windows-1252 or gb18030.": "Terzetto ne connaît pas l’encodage {a}. Indiquez-en un, par exemple utf-8, windows-1252 ou gb18030.",
  // backend/story/portable/shape.go
  "Terzetto doesn't know the program that wrote this file. It holds neither a chat nor a character or a lorebook.": "Terzetto ne connaît pas le programme qui a écrit ce fichier. Il ne contient ni discussion, ni personnage, ni lorebook.",
  // backend/story/quickreply/run.go
  "Terzetto doesn't know the rule {a} of /if.": "Terzetto ne connaît pas la règle {a} de /if.",
  // backend/store/archive/export.go
  "Terzetto doesn't know this kind of item.": "Terzetto ne connaît pas ce type d’élément.",
  // backend/story/quickreply/run.go
  "Terzetto doesn't understand these commands: {a}. Nothing was done.": "Terzetto ne comprend pas ces commandes : {a}. Rien n’a été fait.",
  // backend/core/run/call.go
  "Terzetto ended while {a} was running. Did the tool finish, or should the tool run again?": "Terzetto s’est arrêté pendant que {a} s’exécutait. L’outil a-t-il terminé, ou faut-il le relancer ?",
  // backend/base/lifecycle/group.go, backend/base/lifecycle/keyed.go, backend/service/localmodel/engine.go, backend/service/localmodel/runner.go, backend/service/modeltest/service.go, backend/service/runs/run.go
  "Terzetto is closing.": "Terzetto se ferme.",
  // backend/service/runs/folder_watch.go, backend/service/toolbox/settings.go
  "Terzetto keeps its own data in this folder. Choose another folder.": "Terzetto garde ses propres données dans ce dossier. Choisissez un autre dossier.",
  // backend/model/llm/report.go
  "Terzetto keeps the thinking out of the reply and shows it in the inspector.": "Terzetto écarte la réflexion de la réponse et la montre dans l’inspecteur.",
  // backend/api/server.go
  "Terzetto listens on this computer only. “{a}” is not a loopback address such as 127.0.0.1.": "Terzetto n’écoute que sur cet ordinateur. « {a} » n’est pas une adresse de bouclage comme 127.0.0.1.",
  // backend/model/llm/report.go
  "Terzetto needs no limit for its replies.": "Terzetto n’a pas besoin de limite pour ses réponses.",
  // backend/service/localmodel/meaning.go
  "Terzetto offers no model for search by meaning that fits this computer.": "Terzetto ne propose aucun modèle de recherche par le sens qui convienne à cet ordinateur.",
  // backend/model/llm/report.go
  "Terzetto requires a tool call and names the tool in its instruction.": "Terzetto exige un appel d’outil et nomme l’outil dans son instruction.",
  // backend/model/llm/report.go
  "Terzetto sends no tools and asks for JSON that follows a schema.": "Terzetto n’envoie pas d’outils et demande du JSON conforme à un schéma.",
  // backend/model/llm/report.go
  "Terzetto sends no tools and describes the JSON in its instruction.": "Terzetto n’envoie pas d’outils et décrit le JSON dans son instruction.",
  // backend/model/llm/report.go
  "Terzetto sends the name of an image in its place.": "Terzetto envoie le nom d’une image à sa place.",
  // backend/model/localserver/launch.go
  "Terzetto sets {a} itself.": "Terzetto définit {a} lui-même.",
  // backend/model/llm/report.go
  "Terzetto shows each word as it arrives.": "Terzetto affiche chaque mot dès son arrivée.",
  // backend/model/llm/report.go
  "Terzetto shows everything that the model writes.": "Terzetto affiche tout ce que le modèle écrit.",
  // backend/model/llm/report.go
  "Terzetto shows the reply once it is complete. You can still stop it.": "Terzetto affiche la réponse une fois complète. Vous pouvez toujours l’arrêter.",
  // backend/model/llm/report.go
  "Terzetto skips the Director and the Editor.": "Terzetto ignore le Metteur en scène et le Relecteur.",
  // backend/model/llm/report.go
  "Terzetto summarizes the oldest messages before a conversation is longer than this.": "Terzetto résume les messages les plus anciens avant qu’une conversation dépasse cette limite.",
  // backend/service/teams/limits.go
  "Terzetto uses more than {a} GB of memory. Ask for less at a time.": "Terzetto utilise plus de {a} Go de mémoire. Demandez moins à la fois.",
  // backend/document/document.go
  "Text that isn't shown was left out: {n} characters.": "Le texte non affiché a été ignoré : {n} caractères.",
  // backend/core/turn/sift.go
  "Texts of a form that repeated themselves were cut back to the first copy: {n}.": "Textes d’un formulaire qui se répétaient, ramenés à la première copie : {n}.",
  // backend/model/llm/probe.go
  "The Director and the Editor can't run with this model, so the Writer answers alone. {a}": "Le Metteur en scène et le Relecteur ne fonctionnent pas avec ce modèle : l’Auteur répond seul. {a}",
  // backend/core/turn/director.go
  "The Director couldn't fill every field.": "Le Metteur en scène n’a pas pu remplir tous les champs.",
  // backend/core/turn/director.go
  "The Director couldn't run, so the Writer answered without direction.": "Le Metteur en scène n’a pas pu intervenir : l’Auteur a répondu sans direction.",
  // backend/core/turn/rest.go
  "The Director keeps failing with this model, so it rests. Test the model, or choose another one.": "Le Metteur en scène échoue sans cesse avec ce modèle, il se repose donc. Testez le modèle ou choisissez-en un autre.",
  // backend/core/turn/rest.go
  "The Director only thought until its time was over, so it is asked without thinking from now on.": "Le Metteur en scène n’a fait que réfléchir jusqu’à la fin de son temps : il est désormais interrogé sans réflexion.",
  // backend/core/turn/director.go
  "The Director's form held nothing of use.": "Le formulaire du Metteur en scène ne contenait rien d’utile.",
  // backend/core/turn/editor.go
  "The Editor couldn't run, so the Writer's text was kept.": "Le Relecteur n’a pas pu intervenir : le texte de l’Auteur a été conservé.",
  // backend/core/turn/rest.go
  "The Editor keeps failing with this model, so it rests. Test the model, or choose another one.": "Le Relecteur échoue sans cesse avec ce modèle, il se repose donc. Testez le modèle ou choisissez-en un autre.",
  // backend/core/turn/rest.go
  "The Editor only thought until its time was over, so it is asked without thinking from now on.": "Le Relecteur n’a fait que réfléchir jusqu’à la fin de son temps : il est désormais interrogé sans réflexion.",
  // backend/document/plain.go
  "The JSON is nested more than {n} levels deep and was kept as unchecked text.": "Le JSON a plus de {n} niveaux d’imbrication et a été conservé comme texte non vérifié.",
  // backend/story/card/object.go, backend/story/portable/folder.go
  "The JSON of this file is broken at line {n}, column {m}.": "Le JSON de ce fichier est rompu à la ligne {n}, colonne {m}.",
  // backend/story/portable/broken.go
  "The JSON of this file is broken at line {n}, column {m}. Everything before that was read.": "Le JSON de ce fichier est rompu à la ligne {n}, colonne {m}. Tout ce qui précède a été lu.",
  // backend/model/llm/report.go
  "The Writer can use this model.": "L’Auteur peut utiliser ce modèle.",
  // backend/core/turn/again.go, backend/core/turn/writer.go
  "The Writer was asked once more.": "L’Auteur a été sollicité une seconde fois.",
  // backend/core/turn/plan.go
  "The Writer's model can't see images, so their names were sent in their place: {n}.": "Le modèle de l’auteur ne voit pas les images, leurs noms ont donc été envoyés à leur place : {n}.",
  // backend/core/turn/pipeline.go
  "The Writer's server doesn't answer, so the Director wasn't asked.": "Le serveur de l’Auteur ne répond pas, le Metteur en scène n’a donc pas été sollicité.",
  // backend/tool/web/transport.go
  "The address has no host.": "L’adresse n’a pas d’hôte.",
  // backend/store/secrets/imported.go
  "The address is not valid.": "L’adresse n’est pas valide.",
  // backend/model/serverurl/serverurl.go, backend/sound/speech/serverlist.go, backend/tool/web/transport.go
  "The address must begin with http:// or https://.": "L’adresse doit commencer par http:// ou https://.",
  // backend/tool/web/address.go
  "The address {a} is not public. Only pages of the public web can be fetched.": "L’adresse {a} n’est pas publique. Seules les pages du web public peuvent être récupérées.",
  // backend/core/team/assignment.go
  "The agent took longer than {a} and was stopped.": "L’agent a mis plus de {a} et a été arrêté.",
  // backend/core/team/agents/analyst.go
  "The analyst's documents have no table.": "Les documents de l’analyste n’ont pas de tableau.",
  // backend/model/llm/probe.go
  "The answer comes all at once.": "La réponse arrive en une fois.",
  // backend/model/llm/probe.go
  "The answer comes as it is written.": "La réponse arrive au fil de l’écriture.",
  // backend/core/run/request.go
  "The answer doesn't fit the form.": "La réponse ne correspond pas au formulaire.",
  // backend/core/run/request.go
  "The answer is missing.": "La réponse est manquante.",
  // backend/core/toolchat/question.go
  "The answer must be once, conversation or never, not “{a}”.": "La réponse doit être once, conversation ou never, et non « {a} ».",
  // backend/core/run/request.go
  "The answer must be one of {a}, not “{b}”.": "La réponse doit être parmi {a}, et non « {b} ».",
  // backend/tool/model/ask.go
  "The answer of {a} doesn't fit the requested form.": "La réponse de {a} ne correspond pas à la forme demandée.",
  // backend/model/llm/report.go
  "The answer was too short to measure the speed.": "La réponse était trop courte pour mesurer la vitesse.",
  // backend/api/workflows.go
  "The arguments are not valid JSON.": "Les arguments ne sont pas du JSON valide.",
  // backend/core/run/change.go, backend/core/run/request.go, backend/core/toolchat/question.go
  "The arguments must be a JSON object.": "Les arguments doivent être un objet JSON.",
  // backend/core/run/permission.go, backend/core/run/proposal.go
  "The arguments of this step don't follow the rule for {a}.": "Les arguments de cette étape ne suivent pas la règle pour {a}.",
  // backend/tool/call.go, backend/tool/web/toolsearch.go
  "The arguments of {a} don't fit.": "Les arguments de « {a} » ne conviennent pas.",
  // backend/core/plugin/kit.go
  "The artifact is malformed.": "L’artefact est mal formé.",
  // backend/document/letter.go
  "The attachments were not read.": "Les pièces jointes n’ont pas été lues.",
  // backend/model/fetch/refusal.go
  "The author of {a} asks for a license agreement. Open its page at {b}, accept the agreement and add your access token.": "L’auteur de {a} demande d’accepter une licence. Ouvrez sa page sur {b}, acceptez la licence et ajoutez votre jeton d’accès.",
  // backend/story/portable/silly.go
  "The branches of this chat are out of order.": "Les branches de ce chat sont dans le désordre.",
  // backend/story/card/png.go
  "The card in this image is damaged.": "La carte dans cette image est endommagée.",
  // backend/document/sheet.go
  "The cells of the pivot table on the sheet {a} are not in the file. Open it in its program and save it to add them.": "Les cellules du tableau croisé dynamique de la feuille {a} ne sont pas dans le fichier. Ouvrez-le dans son programme et enregistrez-le pour les ajouter.",
  // backend/model/fetch/refusal.go
  "The certificate of {a} isn't trusted, so {b} wasn't downloaded. Check the date of this computer and the network.": "Le certificat de {a} n’est pas fiable, donc {b} n’a pas été téléchargé. Vérifiez la date de cet ordinateur et le réseau.",
  // backend/store/settings/settings.go
  "The choice of {a} was deleted.": "Le choix de {a} a été supprimé.",
  // backend/core/assistant/answering.go
  "The chosen assistant was deleted, so {a} takes its place.": "L’assistant choisi a été supprimé : {a} le remplace.",
  // backend/store/library/persona.go
  "The chosen persona was deleted. Choose another persona.": "Le persona choisi a été supprimé. Choisissez un autre persona.",
  // backend/store/triggers/trigger.go
  "The command /{a} already starts another workflow. Choose another name.": "La commande /{a} démarre déjà un autre workflow. Choisissez un autre nom.",
  // backend/story/quickreply/commands.go, backend/story/quickreply/run.go
  "The commands of this quick reply can't be read: {a}.": "Les commandes de cette réponse rapide sont illisibles : {a}.",
  // backend/value/condition.go
  "The condition can't be read at “{a}”.": "La condition est illisible à partir de « {a} ».",
  // backend/value/condition.go
  "The condition can't be read.": "La condition est illisible.",
  // backend/value/condition.go
  "The condition can't be used at “{a}”.": "La condition est inutilisable à partir de « {a} ».",
  // backend/value/evaluation.go
  "The condition divides by zero.": "La condition divise par zéro.",
  // backend/value/condition.go
  "The condition ends too early.": "La condition se termine trop tôt.",
  // backend/value/evaluation.go
  "The condition gives a list, not true or false.": "La condition donne une liste, ni vrai (true) ni faux (false).",
  // backend/value/evaluation.go
  "The condition gives a number, not true or false.": "La condition donne un nombre, ni vrai (true) ni faux (false).",
  // backend/value/evaluation.go
  "The condition gives an object, not true or false.": "La condition donne un objet, ni vrai (true) ni faux (false).",
  // backend/value/condition.go
  "The condition gives neither true nor false.": "La condition ne donne ni vrai ni faux.",
  // backend/value/evaluation.go
  "The condition gives text, not true or false.": "La condition donne du texte, ni vrai (true) ni faux (false).",
  // backend/value/evaluation.go
  "The condition has a pattern that isn't valid.": "Un motif de la condition n’est pas valide.",
  // backend/value/condition.go
  "The condition has more than {n} characters.": "La condition compte plus de {n} caractères.",
  // backend/value/condition.go
  "The condition is empty.": "La condition est vide.",
  // backend/core/run/control.go
  "The condition is false.": "La condition est fausse.",
  // backend/value/condition.go
  "The condition is too long.": "La condition est trop longue.",
  // backend/core/run/control.go
  "The condition is true.": "La condition est vraie.",
  // backend/value/evaluation.go
  "The condition makes a text that is too long.": "La condition produit un texte trop long.",
  // backend/value/evaluation.go
  "The condition needs too much memory.": "La condition demande trop de mémoire.",
  // backend/value/condition.go
  "The condition puts values of two types together at “{a}”.": "La condition associe des valeurs de types différents à « {a} ».",
  // backend/value/evaluation.go
  "The condition takes too long.": "La condition prend trop de temps.",
  // backend/core/run/repeat.go
  "The condition was still false after {n} times.": "La condition était encore fausse après {n} fois.",
  // backend/model/fetch/refusal.go
  "The connection to {a} broke off while it sent {b}. Check the internet connection, then try again.": "La connexion à {a} s’est interrompue pendant l’envoi de {b}. Vérifiez la connexion à Internet, puis réessayez.",
  // backend/model/llm/probe.go
  "The context has {n} tokens.": "Le contexte compte {n} tokens.",
  // backend/core/flow/check.go
  "The context is full, last or none, not “{a}”.": "Le contexte est full, last ou none, pas « {a} ».",
  // backend/model/llm/report.go
  "The context of {n} tokens is small for three voices.": "Le contexte de {n} tokens est petit pour trois voix.",
  // backend/story/chatapps/read.go
  "The conversation has no message from a user or an assistant.": "La conversation n’a aucun message d’un utilisateur ni d’un assistant.",
  // backend/model/llm/refusal.go
  "The conversation is longer than the model's context. Give the server a larger context, or start a new conversation.": "La conversation dépasse le contexte du modèle. Donnez au serveur un contexte plus grand, ou commencez une nouvelle conversation.",
  // backend/store/turns/speaker.go
  "The conversation was changed during the reply, so no other character answers.": "La conversation a été modifiée pendant la réponse : aucun autre personnage ne répond.",
  // backend/store/turns/calls.go
  "The conversation went on without this call. Go back to its message to answer.": "La conversation a continué sans cet appel. Revenez à son message pour répondre.",
  // backend/store/sqlite/folder.go
  "The data folder is on a network drive, where databases can be damaged. Choose a folder on this computer.": "Le dossier de données est sur un lecteur réseau, où une base peut s’abîmer. Choisissez un dossier sur cet ordinateur.",
  // backend/store/sqlite/look.go
  "The database file has no tables any more.": "Le fichier de base de données n'a plus de tables.",
  // backend/store/sqlite/look.go
  "The database file is empty, although its log isn't.": "Le fichier de base de données est vide, mais pas son journal.",
  // backend/store/sqlite/look.go
  "The database file is empty.": "Le fichier de base de données est vide.",
  // backend/store/sqlite/look.go
  "The database file is incomplete.": "Le fichier de base de données est incomplet.",
  // backend/store/sqlite/look.go
  "The database file is missing, although its log is there.": "Le fichier de base de données manque, mais son journal est là.",
  // backend/store/sqlite/look.go
  "The database file is missing.": "Le fichier de base de données manque.",
  // backend/store/sqlite/place.go
  "The database file was removed or replaced while Terzetto was running. Restart Terzetto to continue.": "Le fichier de base de données a été supprimé ou remplacé pendant que Terzetto était ouvert. Redémarrez Terzetto pour continuer.",
  // backend/store/sqlite/place.go
  "The database file was removed or replaced while Terzetto was running. To continue, restore the backup {a}, which holds everything saved.": "Le fichier de base de données a été supprimé ou remplacé pendant que Terzetto était ouvert. Pour continuer, restaurez la sauvegarde {a}, qui contient tout ce qui était enregistré.",
  // backend/store/sqlite/look.go
  "The database had lost its version number. Its tables are complete, so Terzetto set the number again.": "La base de données avait perdu son numéro de version. Ses tables sont complètes, Terzetto a donc remis le numéro.",
  // backend/store/sqlite/damage.go
  "The database was replaced.": "La base de données a été remplacée.",
  // backend/store/assistants/assistant.go
  "The default assistant can't be deleted. Make another assistant the default first.": "L’assistant par défaut ne peut pas être supprimé. Choisissez d’abord un autre assistant par défaut.",
  // backend/core/assistant/assistant.go
  "The default: runs every step not assigned to someone else.": "Par défaut : exécute chaque étape qui n’est confiée à personne d’autre.",
  // backend/service/turns/title.go
  "The demo model can't write titles. Choose a model first.": "Le modèle de démonstration ne peut pas écrire de titres. Choisissez d’abord un modèle.",
  // backend/service/turns/impersonate.go
  "The demo model can't write your messages. Choose a model first.": "Le modèle de démonstration ne peut pas écrire vos messages. Choisissez d’abord un modèle.",
  // backend/store/chats/conversation.go
  "The depth and the interval of a note are 0 to {n}.": "La profondeur et l’intervalle d’une note vont de 0 à {n}.",
  // backend/core/run/workflow.go
  "The description is too long.": "La description est trop longue.",
  // backend/core/turn/notes.go
  "The direction notes couldn't be written.": "Impossible d’écrire les notes de direction.",
  // backend/sound/speech/pool.go
  "The disk is full, so the sound couldn't be made. Free some space, then try again.": "Le disque est plein, le son n’a donc pas pu être créé. Libérez de l’espace, puis réessayez.",
  // backend/model/fetch/refusal.go
  "The disk is too full for {a}. Free at least {b}, then try again.": "Le disque est trop plein pour {a}. Libérez au moins {b}, puis réessayez.",
  // backend/model/unpack/archive.go
  "The disk is too full to unpack {a}. Free some space, then try again.": "Le disque est trop plein pour décompresser {a}. Libérez de l’espace, puis réessayez.",
  // backend/model/shelf/move.go
  "The disk of the new folder has too little space. Free some space, or choose another folder.": "Le disque du nouveau dossier n’a pas assez d’espace. Libérez de l’espace ou choisissez un autre dossier.",
  // backend/store/sqlite/errors.go
  "The disk of {a} is full, so Terzetto couldn't tidy up its database. Nothing saved is lost, but free some space before the next start.": "Le disque de {a} est plein, Terzetto n'a donc pas pu ranger sa base de données. Rien de ce qui était enregistré n'est perdu, mais libérez de l'espace avant le prochain démarrage.",
  // backend/base/datadir/unusable.go
  "The disk of {a} is full. Free some space, then start Terzetto again.": "Le disque de {a} est plein. Libérez de l’espace, puis redémarrez Terzetto.",
  // backend/service/localmodel/engine.go
  "The download of the engine is paused. Resume it in Settings, Models.": "Le téléchargement du moteur est en pause. Reprenez-le dans Paramètres, Modèles.",
  // backend/service/localmodel/download.go
  "The download of {a} is paused. Resume it in Settings, Models.": "Le téléchargement de {a} est en pause. Reprenez-le dans Paramètres, Modèles.",
  // backend/model/fetch/download.go
  "The download of {a} was damaged and has been deleted. Download it again.": "Le téléchargement de {a} était endommagé et a été supprimé. Relancez le téléchargement.",
  // backend/document/letter.go
  "The e-mail has more than {a} of headers. The others were left out.": "L’e-mail contient plus de {a} d’en-têtes. Les autres ont été omis.",
  // backend/service/localmodel/engine.go
  "The engine is being installed already.": "Le moteur est déjà en cours d’installation.",
  // backend/service/localmodel/lease.go
  "The engine stopped twice at this message, so it isn't sent a third time. Change the message, or choose another model.": "Le moteur s’est arrêté deux fois à ce message, qui n’est donc pas envoyé une troisième fois. Modifiez le message, ou choisissez un autre modèle.",
  // backend/model/localserver/failure.go
  "The engine stopped while it ran {a}.": "Le moteur s’est arrêté pendant qu’il exécutait {a}.",
  // backend/service/localmodel/runner.go
  "The engine stopped {n} times with {a}, so it isn't restarted automatically.": "Le moteur s’est arrêté {n} fois avec {a}, il n’est donc pas redémarré automatiquement.",
  // backend/service/localmodel/runner.go
  "The engine {a} doesn't run here, so the previous one is used.": "Le moteur {a} ne fonctionne pas ici, le précédent est donc utilisé.",
  // backend/story/card/book.go
  "The entries of this lorebook are neither a list nor an object.": "Les entrées de ce lorebook ne sont ni une liste ni un objet.",
  // backend/document/document.go
  "The extension .{a} doesn't match the content. Terzetto read the content.": "L’extension .{a} ne correspond pas au contenu. Terzetto s’est fié au contenu.",
  // backend/api/server.go
  "The field after must be a whole number.": "Le champ after doit être un nombre entier.",
  // backend/store/settings/settings.go
  "The field appearance can have at most 512 KB.": "Le champ appearance peut contenir au plus 512 ko.",
  // backend/store/settings/settings.go
  "The field attachment_cache_budget_bytes must be between 0 and {n}.": "Le champ attachment_cache_budget_bytes doit être compris entre 0 et {n}.",
  // backend/api/plugins.go
  "The field config is missing.": "Le champ config est manquant.",
  // backend/api/messages.go
  "The field content is missing.": "Le champ content est manquant.",
  // backend/api/flows.go
  "The field definition is missing.": "Le champ definition est manquant.",
  // backend/api/plugins.go
  "The field enabled is missing.": "Le champ enabled est manquant.",
  // backend/api/team.go
  "The field fileIds must be whole numbers, joined by commas.": "Le champ fileIds doit contenir des nombres entiers, séparés par des virgules.",
  // backend/api/artifacts.go
  "The field ids must be a list of numbers.": "Le champ ids doit être une liste de nombres.",
  // backend/core/flow/runner.go
  "The field input must be text, or an object of input, messages and attachments.": "Le champ input doit être du texte, ou un objet avec input, messages et attachments.",
  // backend/service/library/settings.go
  "The field model_name has the wrong type.": "Le champ model_name n’est pas du bon type.",
  // backend/api/audio.go
  "The field on must be convSwitch, or missing.": "Le champ on doit être convSwitch, ou absent.",
  // backend/core/plugin/tts/plugin.go
  "The field profile is missing.": "Le champ profile est manquant.",
  // backend/api/artifacts.go
  "The field sibling_id must be the id of an artifact, or null.": "Le champ sibling_id doit être l’identifiant d’un artefact, ou null.",
  // backend/store/settings/model.go
  "The field temperature must be between 0 and 10.": "Le champ temperature doit être compris entre 0 et 10.",
  // backend/api/folds.go
  "The field text is missing.": "Le champ text est manquant.",
  // backend/store/secrets/tool_server.go
  "The field variables can have at most {n} items.": "Le champ variables peut compter au plus {n} éléments.",
  // backend/store/rows/patch.go
  "The field {a} can have at most {n} characters.": "Le champ {a} peut compter au plus {n} caractères.",
  // backend/store/facts/fact.go, backend/store/rows/patch.go, backend/store/settings/settings.go
  "The field {a} can have at most {n} items.": "Le champ {a} peut compter au plus {n} éléments.",
  // backend/store/rows/patch.go
  "The field {a} can't be empty.": "Le champ {a} ne peut pas être vide.",
  // backend/api/operation.go, backend/store/rows/patch.go, backend/store/workflows/draft.go
  "The field {a} has the wrong type.": "Le champ {a} n’est pas du bon type.",
  // backend/api/audio.go
  "The field {a} is missing.": "Le champ {a} est manquant.",
  // backend/store/rows/patch.go
  "The field {a} is not text.": "Le champ {a} n’est pas du texte.",
  // backend/store/rows/patch.go
  "The field {a} must be between {n} and {m}.": "Le champ {a} doit être compris entre {n} et {m}.",
  // backend/service/library/helper.go, backend/store/messages/conversation.go, backend/store/rows/patch.go
  "The field {a} must be one of {b}.": "Le champ {a} doit être l’une de ces valeurs : {b}.",
  // backend/story/card/fields.go
  "The field {a} of this card has {n} items. The limit is {m}.": "Le champ {a} de cette carte compte {n} éléments. La limite est de {m}.",
  // backend/story/card/fields.go
  "The field {a} of this card is longer than {n} characters.": "Le champ {a} de cette carte dépasse {n} caractères.",
  // backend/tool/web/request.go
  "The fields are larger than {n} MB.": "Les champs dépassent {n} Mo.",
  // backend/document/document.go
  "The file ends too early and can't be read. Copy or download it again.": "Le fichier se termine trop tôt et ne peut pas être lu. Copiez-le ou téléchargez-le de nouveau.",
  // backend/document/document.go, backend/document/kind.go
  "The file has a password. Save a copy without a password and add the copy.": "Le fichier a un mot de passe. Enregistrez une copie sans mot de passe et ajoutez la copie.",
  // backend/service/teams/file.go
  "The file has no name.": "Le fichier n’a pas de nom.",
  // backend/service/library/file.go
  "The file has no text.": "Le fichier n’a pas de texte.",
  // backend/document/kind.go
  "The file has too many parts, so nothing was read.": "Le fichier a trop de parties : rien n’a été lu.",
  // backend/document/document.go
  "The file holds no text and no pictures.": "Le fichier ne contient ni texte ni images.",
  // backend/service/library/artifact.go, backend/store/artifacts/cache.go
  "The file is already there.": "Le fichier est déjà là.",
  // backend/document/kind.go
  "The file is an archive. Unpack the archive and add its files.": "Le fichier est une archive. Extrayez l’archive et ajoutez ses fichiers.",
  // backend/document/kind.go
  "The file is an e-mail in Outlook's own format. Save the e-mail as eml and add that file.": "Le fichier est un e-mail au format d’Outlook. Enregistrez l’e-mail en eml et ajoutez ce fichier.",
  // backend/service/library/file.go
  "The file is an image without text. Attach a PNG, JPEG, WebP or GIF image.": "Le fichier est une image sans texte. Joignez une image PNG, JPEG, WebP ou GIF.",
  // backend/document/document.go, backend/document/kind.go
  "The file is damaged and can't be read.": "Le fichier est endommagé et illisible.",
  // backend/document/document.go, backend/document/pdf/reader.go
  "The file is damaged, so only a part was read.": "Le fichier est endommagé : seule une partie a été lue.",
  // backend/document/kind.go
  "The file is in an old format of Word, Excel or PowerPoint. Save a copy as docx, xlsx or pptx and add the copy.": "Le fichier est dans un ancien format de Word, Excel ou PowerPoint. Enregistrez une copie en docx, xlsx ou pptx et ajoutez la copie.",
  // backend/document/document.go
  "The file is larger than {a}, so nothing was read.": "Le fichier dépasse {a} : rien n’a été lu.",
  // backend/store/archive/files.go
  "The file is missing.": "Le fichier est manquant.",
  // backend/document/document.go
  "The file is nested too deeply, so reading was stopped.": "Le fichier est trop imbriqué : la lecture a été arrêtée.",
  // backend/api/upload.go, backend/story/portable/appchat.go
  "The file is not valid base64.": "Le fichier n’est pas du base64 valide.",
  // backend/model/localserver/failure.go
  "The file of {a} is damaged or incomplete. Download it again.": "Le fichier de {a} est endommagé ou incomplet. Téléchargez-le à nouveau.",
  // backend/service/localmodel/runner.go
  "The file of {a} is no longer there.": "Le fichier de {a} n’est plus là.",
  // backend/store/sqlite/look.go
  "The file terzetto.db is no longer a database.": "Le fichier terzetto.db n’est plus une base de données.",
  // backend/document/document.go
  "The file unpacks to more than {a}, so reading was stopped.": "Le fichier dépasse {a} une fois décompressé : la lecture a été arrêtée.",
  // app/prose.go
  "The file was changed after it was written, or by another version of Terzetto.": "Le fichier a été modifié après son écriture, ou par une autre version de Terzetto.",
  // backend/service/teams/file.go
  "The file was searched by words alone. {a}": "La recherche dans le fichier s’est faite par mots seulement. {a}",
  // backend/core/turn/quotes.go
  "The files of this conversation couldn't be searched, so none was quoted. {a}": "Impossible de rechercher dans les fichiers de cette conversation : aucun n’a été cité. {a}",
  // backend/core/turn/quotes.go
  "The files of this conversation were searched by words alone. {a}": "La recherche dans les fichiers de cette conversation s’est faite par mots seulement. {a}",
  // backend/base/calendar/days.go
  "The first day must not be before {n}.": "Le premier jour ne doit pas être avant {n}.",
  // backend/store/sqlite/look.go
  "The first page of the database is damaged.": "La première page de la base de données est endommagée.",
  // backend/core/flow/read.go
  "The flow can't run. {a}": "Le flux ne peut pas s’exécuter. {a}",
  // backend/service/flows/tool.go
  "The flow ended with an empty reply. Try again, or choose another model.": "Le flux s’est terminé par une réponse vide. Réessayez, ou choisissez un autre modèle.",
  // backend/core/flow/check.go
  "The flow has no steps.": "Le flux n’a pas d’étapes.",
  // backend/core/flow/node.go
  "The flow has no tool named {a}.": "Le flux n’a pas d’outil nommé {a}.",
  // backend/core/flow/read.go
  "The flow has no “{a}”.": "Le flux n’a pas de « {a} ».",
  // backend/core/flow/read.go
  "The flow has version {n}, but Terzetto reads version {m}.": "Le flux a la version {n}, mais Terzetto lit la version {m}.",
  // backend/core/flow/read.go
  "The flow is not valid JSON.": "Le flux n’est pas du JSON valide.",
  // backend/core/flow/plan.go
  "The flow needs an input or a prompt.": "Le flux a besoin d’une entrée ou d’un prompt.",
  // backend/core/flow/error.go
  "The flow was stopped.": "Le flux a été arrêté.",
  // backend/model/unpack/archive.go
  "The folder {a} already exists. Delete or move it, then try again.": "Le dossier {a} existe déjà. Supprimez-le ou déplacez-le, puis réessayez.",
  // backend/base/folderwatch/watch.go
  "The folder {a} doesn't exist. Terzetto watches the folder once it exists.": "Le dossier {a} n’existe pas. Terzetto surveillera le dossier dès qu’il existera.",
  // backend/document/pdf/reader.go
  "The fonts of the file hold too much, so some letters may be wrong or missing.": "Les polices du fichier contiennent trop de choses : des lettres peuvent être fausses ou manquer.",
  // backend/document/opendocument.go
  "The form has too many fields, so some were left out.": "Le formulaire a trop de champs, donc certains ont été omis.",
  // backend/document/pdf/reader.go
  "The form is in XFA, which Terzetto can't read. Print the form to a PDF file and add that file.": "Le formulaire est en XFA, que Terzetto ne sait pas lire. Imprimez le formulaire dans un fichier PDF et ajoutez ce fichier.",
  // backend/api/hookbody.go
  "The form names no boundary in its Content-Type header.": "Le formulaire n’indique pas de boundary dans son en-tête Content-Type.",
  // backend/tool/web/request.go
  "The header {a} is set from the address and the body. Leave the header out.": "L’en-tête {a} découle de l’adresse et du corps. Omettez cet en-tête.",
  // backend/store/plugins/state.go
  "The id of the plug-in is not valid.": "L’identifiant de l’extension n’est pas valide.",
  // backend/store/archive/transcript_import.go
  "The image {a} is missing.": "L’image {a} est introuvable.",
  // backend/chat/attachment.go
  "The images of a message can have at most 20 MB together.": "Les images d’un message peuvent peser au plus 20 Mo ensemble.",
  // backend/core/flow/opening.go
  "The input has {n} characters. The limit is {m}.": "L’entrée compte {n} caractères. La limite est de {m}.",
  // backend/base/calendar/days.go
  "The interval of a rule can be up to {n}.": "L’intervalle d’une règle peut aller jusqu’à {n}.",
  // backend/store/archive/importing.go
  "The item doesn't say what kind it is.": "L’élément n’indique pas son type.",
  // backend/store/archive/importing.go
  "The item has a part that Terzetto can't read.": "L’élément contient une partie que Terzetto ne peut pas lire.",
  // backend/store/archive/importing.go
  "The item is already here in part, or its parts don't fit together.": "L’élément existe déjà en partie, ou ses parties ne vont pas ensemble.",
  // backend/store/archive/importing.go
  "The item is empty.": "L’élément est vide.",
  // backend/core/run/block.go
  "The items of {a} are not a list.": "Les éléments de {a} ne sont pas une liste.",
  // backend/core/run/trigger.go
  "The kind of a trigger must be “schedule”, “folder”, “run”, “hook” or “command”.": "Le type d’un déclencheur doit être « schedule », « folder », « run », « hook » ou « command ».",
  // backend/core/run/workflow.go
  "The kind of a workflow is instructions or flow.": "Le genre d’un workflow est instructions ou flow.",
  // backend/tool/folder/read.go
  "The last line of {a} is line {n}.": "La dernière ligne de {a} est la ligne {n}.",
  // backend/service/quickreplies/service.go
  "The last message is no reply.": "Le dernier message n’est pas une réponse.",
  // backend/store/turns/turn.go
  "The last message is not yours, so there is nothing to answer.": "Le dernier message n’est pas le vôtre : il n’y a rien à quoi répondre.",
  // backend/core/flow/check.go
  "The limit of tokens must be at least 1.": "La limite de tokens doit être d’au moins 1.",
  // backend/store/archive/importing.go
  "The lines of the item are out of order.": "Les lignes de l’élément sont dans le désordre.",
  // backend/core/run/repeat.go
  "The link to the next page is not a text.": "Le lien vers la page suivante n’est pas un texte.",
  // backend/core/run/repeat.go
  "The link “{a}” is not an address.": "Le lien « {a} » n’est pas une adresse.",
  // backend/core/run/block.go
  "The list is empty.": "La liste est vide.",
  // backend/model/localserver/install.go
  "The list of releases can't be read. Try again later.": "La liste des versions est illisible. Réessayez plus tard.",
  // backend/store/sqlite/look.go
  "The log beside the database belongs to another database.": "Le journal à côté de la base de données appartient à une autre base.",
  // backend/story/card/card.go
  "The lorebook in this card can't be used. {a}": "Le lorebook de cette carte est inutilisable. {a}",
  // backend/store/library/character.go
  "The lorebook of this card was deleted.": "Le lorebook de cette carte a été supprimé.",
  // backend/store/facts/fact.go
  "The message doesn't say these words any more.": "Ces mots ne figurent plus dans le message.",
  // backend/chat/draft.go, backend/store/messages/message.go
  "The message is not text.": "Le message n’est pas du texte.",
  // backend/core/plugin/tts/plugin.go
  "The message was changed while its recording was made, so the recording was dropped. Read it aloud again.": "Le message a été modifié pendant son enregistrement ; l’enregistrement a donc été abandonné. Relancez la lecture à voix haute.",
  // backend/store/archive/transcript.go
  "The messages of this conversation are out of order.": "Les messages de cette conversation sont dans le désordre.",
  // backend/service/library/search.go
  "The messages were searched by words alone. {a}": "La recherche dans les messages s’est faite par mots seulement. {a}",
  // backend/store/artifacts/cache.go
  "The metadata of the recreated file is not valid JSON.": "Les métadonnées du fichier recréé ne sont pas du JSON valide.",
  // backend/core/turn/stream.go
  "The model added nothing to its reply.": "Le modèle n’a rien ajouté à sa réponse.",
  // backend/model/llm/probe.go
  "The model answered.": "Le modèle a répondu.",
  // backend/core/turn/writer.go
  "The model began to repeat itself, so the reply was cut before the repetition.": "Le modèle a commencé à se répéter : la réponse a été coupée avant la répétition.",
  // backend/model/llm/probe.go
  "The model can see images.": "Le modèle peut voir les images.",
  // backend/model/llm/probe.go
  "The model can't see images.": "Le modèle ne peut pas voir les images.",
  // backend/core/turn/summary.go
  "The model copied one message instead of summarizing. Try again, or write the summary yourself.": "Le modèle a recopié un message au lieu de résumer. Réessayez, ou écrivez le résumé vous-même.",
  // backend/core/turn/director.go
  "The model didn't complete the form.": "Le modèle n’a pas terminé le formulaire.",
  // backend/model/llm/report.go
  "The model didn't end a one-sentence answer within {n} tokens.": "Le modèle n’a pas terminé une réponse d’une phrase en {n} tokens.",
  // backend/core/turn/director.go, backend/model/llm/probe.go
  "The model didn't fill in the form.": "Le modèle n’a pas rempli le formulaire.",
  // backend/model/llm/report.go
  "The model didn't think before it answered.": "Le modèle n’a pas réfléchi avant de répondre.",
  // backend/model/llm/report.go
  "The model ends its answer.": "Le modèle termine sa réponse.",
  // backend/model/llm/probe.go
  "The model has no tools. The Director and the Editor run in simple mode and fill in a form as text.": "Le modèle n’a pas d’outils. Le Metteur en scène et le Relecteur utilisent le mode simple et remplissent un formulaire en texte.",
  // backend/core/team/machine.go
  "The model has written {n} tokens in {m} s": "Le modèle a écrit {n} tokens en {m} s",
  // backend/model/llm/report.go
  "The model is fast enough for all three voices.": "Le modèle est assez rapide pour les trois voix.",
  // backend/core/turn/plan.go
  "The model of Director and Editor can't see images, so their names were sent in their place: {n}.": "Le modèle du metteur en scène et du relecteur ne voit pas les images, leurs noms ont donc été envoyés à leur place : {n}.",
  // backend/store/chats/conversation.go
  "The model of this conversation was deleted. Choose another model.": "Le modèle de cette conversation a été supprimé. Choisissez un autre modèle.",
  // backend/store/folders/folder.go
  "The model of this folder was deleted. Choose another model.": "Le modèle de ce dossier a été supprimé. Choisissez un autre modèle.",
  // backend/core/turn/impersonate.go
  "The model only repeated an earlier message. Retry, or choose another model.": "Le modèle n’a fait que répéter un message précédent. Réessayez, ou choisissez un autre modèle.",
  // backend/core/turn/again.go, backend/service/modeltest/play.go
  "The model refused to answer.": "Le modèle a refusé de répondre.",
  // backend/core/turn/impersonate.go
  "The model refused to write your message. Choose another model.": "Le modèle a refusé d’écrire votre message. Choisissez un autre modèle.",
  // backend/model/llm/report.go
  "The model repeated itself instead of ending its answer.": "Le modèle s’est répété au lieu de terminer sa réponse.",
  // backend/model/llm/probe.go
  "The model sent an empty answer.": "Le modèle a envoyé une réponse vide.",
  // backend/core/turn/writer.go
  "The model sent an empty reply twice. Retry, or choose another model.": "Le modèle a envoyé deux fois une réponse vide. Réessayez, ou choisissez un autre modèle.",
  // backend/core/turn/stream.go
  "The model started its reply over, so Terzetto added nothing. Retry, or choose another model.": "Le modèle a recommencé sa réponse, donc rien n’a été ajouté. Réessayez, ou choisissez un autre modèle.",
  // backend/core/turn/summary.go
  "The model summarized in another language than the conversation's. Try again, or write the summary yourself.": "Le modèle a résumé dans une autre langue que celle de la conversation. Réessayez, ou écrivez le résumé vous-même.",
  // backend/model/llm/report.go
  "The model thinks before it answers. The server sends the thinking in a field of its own.": "Le modèle réfléchit avant de répondre. Le serveur envoie la réflexion dans un champ à part.",
  // backend/model/llm/report.go
  "The model thinks before it answers. The thinking arrives between tags in the text.": "Le modèle réfléchit avant de répondre. La réflexion arrive entre des balises dans le texte.",
  // backend/core/turn/impersonate.go
  "The model thought, and wrote no message. Retry without thinking, or choose another model.": "Le modèle a réfléchi sans écrire de message. Réessayez sans réflexion, ou choisissez un autre modèle.",
  // backend/core/turn/writer.go
  "The model thought, and wrote no reply. Retry without thinking, or choose another model.": "Le modèle a réfléchi sans écrire de réponse. Réessayez sans réflexion, ou choisissez un autre modèle.",
  // backend/service/modeltest/service.go
  "The model was deleted, so the test ended.": "Le modèle a été supprimé, le test est donc terminé.",
  // backend/model/llm/report.go
  "The model writes about {a} tokens per second.": "Le modèle écrit environ {a} tokens par seconde.",
  // backend/core/turn/impersonate.go
  "The model wrote no message for you. Retry, or choose another model.": "Le modèle n’a pas écrit de message pour vous. Réessayez, ou choisissez un autre modèle.",
  // backend/core/turn/summary.go
  "The model wrote no summary that is shorter than the messages. Try again.": "Le modèle n’a pas écrit de résumé plus court que les messages. Réessayez.",
  // backend/service/turns/title.go
  "The model wrote no title. Try again, or write the title yourself.": "Le modèle n’a pas écrit de titre. Réessayez, ou écrivez le titre vous-même.",
  // backend/service/modeltest/service.go
  "The model wrote nothing for three openings in a row, so the test ended.": "Le modèle n’a rien écrit pour trois débuts de suite, le test est donc terminé.",
  // backend/core/turn/again.go
  "The model wrote the same reply again, so there is no new version. Retry, or choose another model.": "Le modèle a réécrit la même réponse, il n’y a donc pas de nouvelle version. Réessayez, ou choisissez un autre modèle.",
  // backend/core/turn/plan.go
  "The model's context is too small for {a}.": "Le contexte du modèle est trop petit pour {a}.",
  // backend/core/turn/writer.go
  "The model's first answer held no reply.": "La première sortie du modèle ne contenait aucune réponse.",
  // backend/model/shelf/move.go
  "The models were copied, but the old files couldn't be deleted. Stop the running model, then retry.": "Les modèles ont été copiés, mais les anciens fichiers n’ont pas pu être supprimés. Arrêtez le modèle en cours, puis réessayez.",
  // backend/core/run/workflow.go
  "The name has more than {n} characters.": "Le nom compte plus de {n} caractères.",
  // backend/api/audio.go
  "The name of a channel can have 1 to {n} characters.": "Le nom d’un canal peut compter de 1 à {n} caractères.",
  // backend/store/archive/foreign.go
  "The name of a file in this conversation is too long.": "Le nom d’un fichier de cette conversation est trop long.",
  // backend/model/shelf/move.go
  "The new folder already has a different file with this name. Choose another folder.": "Le nouveau dossier contient déjà un autre fichier portant ce nom. Choisissez un autre dossier.",
  // backend/core/turn/again.go
  "The new version was the same as the one before.": "La nouvelle version était identique à la précédente.",
  // backend/store/sqlite/look.go
  "The newest changes are missing from the database, because its log was lost or damaged.": "Les dernières modifications manquent dans la base de données, car son journal a été perdu ou endommagé.",
  // backend/core/run/repeat.go
  "The next page is on another host, {a}. The pages end here.": "La page suivante est sur un autre hôte, {a}. Les pages finissent ici.",
  // backend/core/turn/notes.go
  "The notes for you couldn't be written.": "Impossible d’écrire les notes pour vous.",
  // backend/core/turn/planner.go
  "The oldest messages were summarized, so that the request fits the model's context: {n}.": "Pour que la requête tienne dans le contexte du modèle, les messages les plus anciens ont été résumés : {n}.",
  // backend/core/flow/runner.go
  "The option onMaxTurns can be “ask” only in a flow that is kept, where you can answer.": "L’option onMaxTurns ne peut être « ask » que dans un flux conservé, où vous pouvez répondre.",
  // backend/core/flow/runner.go
  "The option {a} can't be “{b}”.": "L’option {a} ne peut pas être « {b} ».",
  // backend/core/flow/runner.go
  "The option {a} must be between 0 and {n}.": "L’option {a} doit être comprise entre 0 et {n}.",
  // backend/service/runs/try_trigger.go
  "The other workflow has had no run that ended so. Run that workflow once to try the trigger.": "Aucune exécution de l’autre workflow ne s’est terminée ainsi. Exécutez-le une fois pour essayer le déclencheur.",
  // backend/document/html.go
  "The page can't be converted to Markdown, so only its words were read.": "La page ne peut pas être convertie en Markdown : seuls ses mots ont été lus.",
  // backend/document/html.go
  "The page has an element larger than {a}. Terzetto read the page up to there.": "La page contient un élément de plus de {a}. Terzetto a lu la page jusque-là.",
  // backend/document/html.go
  "The page has too many parts, so only its words were read.": "La page a trop de parties : seuls ses mots ont été lus.",
  // backend/document/html.go
  "The page is larger than {a}, so only its words were read.": "La page dépasse {a} : seuls ses mots ont été lus.",
  // backend/document/html.go
  "The page is nested too deeply, so only its words were read.": "La page est trop imbriquée : seuls ses mots ont été lus.",
  // backend/document/html.go
  "The page unpacks to too much, so only its words were read.": "La page est trop volumineuse une fois décompressée : seuls ses mots ont été lus.",
  // backend/core/flow/check.go
  "The parameters of the tool are not a JSON Schema.": "Les paramètres de l’outil ne sont pas un JSON Schema.",
  // backend/tool/folder/folder.go
  "The path is too long.": "Le chemin est trop long.",
  // backend/service/transfer/upload.go
  "The path leads to neither a file nor a folder.": "Le chemin ne mène ni à un fichier ni à un dossier.",
  // backend/store/sqlite/folder.go
  "The path of the data folder is too long for backups. Move the folder to a shorter path.": "Le chemin du dossier de données est trop long pour les sauvegardes. Déplacez le dossier vers un chemin plus court.",
  // backend/store/sqlite/errors.go
  "The path of the file is too long: it has {n} bytes, and {m} are possible. Choose a folder with a shorter path.": "Le chemin du fichier est trop long : il a {n} octets, {m} sont possibles. Choisissez un dossier avec un chemin plus court.",
  // backend/value/reference.go
  "The path “{a}” doesn't begin with /.": "Le chemin « {a} » ne commence pas par /.",
  // backend/value/reference.go
  "The path “{a}” has a ~ that is neither ~0 nor ~1.": "Le chemin « {a} » contient un ~ qui n’est ni ~0 ni ~1.",
  // backend/store/scripts/script.go
  "The pattern has a flag that isn't known. Known flags are g, i, m, s and u.": "Le motif a un indicateur inconnu. Sont connus g, i, m, s et u.",
  // backend/core/run/instruction.go
  "The pause before a retry takes at most a year.": "La pause avant une nouvelle tentative dure au plus un an.",
  // backend/story/card/charx.go
  "The picture in this card is damaged and was left out.": "L’image de cette carte est endommagée et a été omise.",
  // backend/document/outline.go
  "The picture {a} couldn't be read.": "Impossible de lire l’image {a}.",
  // backend/document/picture.go
  "The picture {a} is damaged and was left out.": "L’image {a} est endommagée et a été omise.",
  // backend/document/picture.go
  "The picture {a} is damaged. A part may be missing.": "L’image {a} est endommagée. Une partie peut manquer.",
  // backend/document/picture.go
  "The picture {a} is in a format that can't be shown.": "L’image {a} est dans un format qui ne peut pas être affiché.",
  // backend/document/picture.go
  "The picture {a} is larger than {n} megapixels and was left out.": "L’image {a} dépasse {n} mégapixels et a été omise.",
  // backend/store/archive/orb.go
  "The pictures of this conversation are larger than {n} MB.": "Les images de cette conversation dépassent {n} Mo.",
  // backend/core/turn/hooks.go
  "The plug-in {a} failed, so the reply has nothing more of it.": "Le module {a} a échoué, la réponse ne contient donc rien de plus de lui.",
  // backend/core/turn/hooks.go
  "The plug-in {a} is still busy with an earlier reply, so it was left out.": "Le module {a} est encore occupé par une réponse précédente, il a donc été laissé de côté.",
  // backend/core/plugin/call.go
  "The plug-in {a} is still busy with an earlier reply.": "Le module {a} est encore occupé par une réponse précédente.",
  // backend/store/chats/conversation.go
  "The preset of this conversation was deleted. Choose another preset.": "Le préréglage de cette conversation a été supprimé. Choisissez un autre préréglage.",
  // backend/store/folders/folder.go
  "The preset of this folder was deleted. Choose another preset.": "Le préréglage de ce dossier a été supprimé. Choisissez un autre préréglage.",
  // backend/tool/mcp/program.go
  "The program didn't answer within {a}.": "Le programme n’a pas répondu en {a}.",
  // backend/tool/program/run.go
  "The program made more files than Terzetto reads.": "Le programme a créé plus de fichiers que Terzetto n’en lit.",
  // backend/sound/speech/espeak.go
  "The program named espeak-ng on this computer isn't eSpeak NG. Install eSpeak NG, or choose another engine.": "Le programme espeak-ng de cet ordinateur n’est pas eSpeak NG. Installez eSpeak NG, ou choisissez un autre moteur.",
  // backend/sound/speech/piper.go
  "The program named piper on this computer isn't the speech engine. Install Piper, or choose another engine.": "Le programme piper de cet ordinateur n’est pas le moteur vocal. Installez Piper, ou choisissez un autre moteur.",
  // backend/tool/program/run.go
  "The program took longer than {a} and was stopped.": "Le programme a mis plus de {a} et a été arrêté.",
  // backend/tool/program/run.go
  "The program was stopped: {a}.": "Le programme a été arrêté : {a}.",
  // backend/core/run/instruction.go
  "The question is missing.": "Il manque la question.",
  // backend/story/quickreply/commands.go
  "The quick reply {a} uses commands that Terzetto doesn't understand: {b}.": "La réponse rapide {a} utilise des commandes que Terzetto ne comprend pas : {b}.",
  // backend/api/audio.go
  "The reason to stop a channel must be skipped, lifecycle, ended or superseded.": "La raison d’arrêter un canal doit être skipped, lifecycle, ended ou superseded.",
  // backend/store/artifacts/cache.go
  "The recreated file is empty.": "Le fichier recréé est vide.",
  // backend/value/sources.go
  "The references in this value make more than {n} MB.": "Les références de cette valeur donnent plus de {n} Mo.",
  // backend/model/llm/connect.go
  "The reply of {a} wasn't complete after {n} s, so Terzetto ended it.": "La réponse de {a} n’était pas complète après {n} s, Terzetto y a donc mis fin.",
  // backend/core/turn/again.go
  "The reply only repeated your message.": "La réponse ne faisait que répéter votre message.",
  // backend/core/turn/again.go
  "The reply repeated an earlier one word for word.": "La réponse répétait mot pour mot une réponse précédente.",
  // backend/core/turn/writer.go
  "The reply repeated parts of Terzetto's own instructions, which were taken out: {n}.": "La réponse répétait des parties des instructions de Terzetto, qui ont été retirées : {n}.",
  // backend/store/turns/commit.go
  "The reply was changed while the model continued it, so nothing was added.": "La réponse a été modifiée pendant que le modèle la poursuivait, donc rien n’a été ajouté.",
  // backend/core/turn/again.go
  "The reply was in another language than the conversation.": "La réponse était dans une autre langue que la conversation.",
  // backend/api/hookbody.go
  "The request can't be unpacked: it is damaged or isn't packed as its Content-Encoding header says.": "La requête ne peut pas être décompressée : elle est endommagée ou n’est pas compressée comme le dit son en-tête Content-Encoding.",
  // backend/core/turn/director.go
  "The request doesn't fit the model's context.": "La requête dépasse le contexte du modèle.",
  // backend/api/hookbody.go
  "The request ends too early: a part of it is missing.": "La requête se termine trop tôt : une partie manque.",
  // backend/story/compaction/plan.go
  "The request exceeds the model's context of {n} tokens, mostly through {a} with about {m}. Shorten that part, or enlarge the context.": "La requête dépasse le contexte du modèle ({n} tokens), surtout par {a} avec environ {m}. Raccourcissez cette partie, ou agrandissez le contexte.",
  // backend/api/portable.go, backend/api/team.go
  "The request has no file.": "La requête n’a pas de fichier.",
  // backend/api/hook.go
  "The request has no valid token for this webhook.": "La requête n’a pas de jeton valide pour ce webhook.",
  // backend/api/server.go
  "The request has no valid token.": "La requête n’a pas de jeton valide.",
  // backend/api/hookbody.go
  "The request is encoded as “{a}”. Send it as gzip, as deflate, or as it is.": "La requête est encodée en « {a} ». Envoyez-la en gzip, en deflate ou telle quelle.",
  // backend/service/localmodel/transport.go
  "The request is larger than a model can read.": "La requête est plus grande que ce qu’un modèle peut lire.",
  // backend/api/server.go, backend/api/upload.go
  "The request is larger than {n} MB.": "La requête dépasse {n} Mo.",
  // backend/api/server.go
  "The request is larger than {n} MB. Send the file as multipart/form-data.": "La requête dépasse {n} Mo. Envoyez le fichier en multipart/form-data.",
  // backend/api/hookbody.go
  "The request is neither JSON, a form nor text.": "La requête n’est ni du JSON, ni un formulaire, ni du texte.",
  // backend/api/hookbody.go, backend/api/operation.go
  "The request is not valid JSON.": "La requête n’est pas du JSON valide.",
  // backend/api/operation.go, backend/api/server.go
  "The request must be a JSON object.": "La requête doit être un objet JSON.",
  // backend/api/server.go
  "The request must be sent as application/json.": "La requête doit être envoyée en application/json.",
  // backend/core/run/block.go
  "The results of the steps in {a} are larger than {n} MB together.": "Les résultats des étapes de {a} dépassent {n} Mo ensemble.",
  // backend/core/turn/director.go
  "The rewriter couldn't run, so your message was sent unchanged.": "La réécriture n’a pas pu se faire : votre message a été envoyé tel quel.",
  // backend/core/turn/director.go
  "The rewriter's form held nothing of use, so your message was sent unchanged.": "La réécriture n’a rien donné d’utile : votre message a été envoyé tel quel.",
  // backend/core/flow/opening.go
  "The role of message {n} is “{a}”. Only user and assistant are allowed.": "Le rôle du message {n} est « {a} ». Seuls user et assistant sont autorisés.",
  // backend/base/calendar/days.go
  "The rule of days can't be read. Write one such as RRULE:FREQ=MONTHLY;BYDAY=-1FR.": "La règle des jours est illisible. Écrivez-en une comme RRULE:FREQ=MONTHLY;BYDAY=-1FR.",
  // backend/core/run/call.go
  "The run continues without {a}.": "L’exécution continue sans {a}.",
  // app/run.go
  "The run needs an answer, and this isn't a terminal. Answer in the window.": "L’exécution attend une réponse, mais ceci n’est pas un terminal. Répondez dans la fenêtre.",
  // app/run.go
  "The run needs an answer. Answer in the window.": "L’exécution attend une réponse. Répondez dans la fenêtre.",
  // backend/core/run/child.go
  "The run of {a} is done.": "L’exécution de {a} est terminée.",
  // backend/core/plugin/tts/plugin.go
  "The sample text is too long.": "Le texte d’essai est trop long.",
  // backend/core/run/schedule.go
  "The schedule “{a}” never runs.": "La planification « {a} » ne s’exécute jamais.",
  // backend/core/run/instruction.go, backend/tool/model/ask.go
  "The schema of the answer is not a JSON Schema.": "Le schéma de la réponse n’est pas un JSON Schema.",
  // backend/service/library/artifact.go, backend/store/artifacts/group.go
  "The scope must be variant or group.": "La portée doit être variant ou group.",
  // backend/store/index/search.go
  "The search index is being rebuilt. Try again in a moment.": "L’index de recherche est en cours de reconstruction. Réessayez dans un instant.",
  // backend/store/index/vectors.go
  "The search index of a file is damaged.": "L’index de recherche d’un fichier est endommagé.",
  // backend/tool/web/service.go
  "The searches of your {a} account are used up. Check the plan of the account.": "Les recherches de votre compte {a} sont épuisées. Vérifiez le forfait du compte.",
  // backend/value/missing.go
  "The secret “{a}” is not set.": "Le secret « {a} » n’est pas défini.",
  // backend/sound/audio/plan.go
  "The segment begins after the end of the sound.": "Le segment commence après la fin du son.",
  // backend/document/produce/chart.go
  "The series “{a}” has a value that is too large to draw.": "La série « {a} » a une valeur trop grande pour être dessinée.",
  // backend/document/produce/chart.go
  "The series “{a}” has {n} values for {m} labels.": "La série « {a} » a {n} valeurs pour {m} étiquettes.",
  // backend/model/llm/discover.go, backend/model/llm/probe.go
  "The server answers, but lists no models.": "Le serveur répond, mais ne propose aucun modèle.",
  // backend/model/llm/probe.go
  "The server answers.": "Le serveur répond.",
  // backend/core/turn/calls.go
  "The server cut off the conversation, because its context is too small. Enlarge the context, or start a new conversation.": "Le serveur a tronqué la conversation, car son contexte est trop petit. Agrandissez le contexte, ou commencez une nouvelle conversation.",
  // backend/tool/mcp/address.go
  "The server didn't answer within {a}.": "Le serveur n’a pas répondu en {a}.",
  // backend/model/llm/probe.go
  "The server doesn't list {a}. Its models are {b}.": "Le serveur ne propose pas {a}. Ses modèles sont {b}.",
  // backend/model/llm/probe.go
  "The server doesn't say how large its context is.": "Le serveur n’indique pas la taille de son contexte.",
  // backend/model/llm/probe.go
  "The server doesn't say whether the model can see images.": "Le serveur n’indique pas si le modèle peut voir les images.",
  // backend/model/llm/refusal.go
  "The server has no model named {a}.": "Le serveur n’a pas de modèle nommé {a}.",
  // backend/model/llm/discover.go
  "The server has no model yet.": "Le serveur n’a pas encore de modèle.",
  // backend/model/llm/probe.go
  "The server has the model {a}.": "Le serveur a le modèle {a}.",
  // backend/model/llm/refusal.go
  "The server is busy. Try again in a moment.": "Le serveur est occupé. Réessayez dans un instant.",
  // backend/model/llm/discover.go
  "The server is loading its model.": "Le serveur charge son modèle.",
  // backend/model/llm/refusal.go
  "The server is still loading its model. Try again in a moment.": "Le serveur charge encore son modèle. Réessayez dans un instant.",
  // backend/model/llm/probe.go
  "The server lists no models.": "Le serveur ne propose aucun modèle.",
  // backend/model/llm/refusal.go
  "The server needs a key, or the saved key is wrong.": "Le serveur demande une clé, ou la clé enregistrée est incorrecte.",
  // backend/model/llm/discover.go
  "The server needs a key.": "Le serveur demande une clé.",
  // backend/model/llm/refusal.go
  "The server refused the request.": "Le serveur a refusé la requête.",
  // backend/sound/audio/mixer.go
  "The sound device was disconnected. Reconnect the device, then resume.": "Le périphérique audio a été déconnecté. Reconnectez-le, puis reprenez.",
  // backend/sound/audio/clip.go
  "The sound has {n} MB. The limit is {m} MB.": "Le son fait {n} Mo. La limite est de {m} Mo.",
  // backend/sound/audio/clip.go
  "The sound is longer than {n} hours.": "Le son dure plus de {n} heures.",
  // backend/sound/speech/join.go
  "The sound is too long for one file. Export the sound in parts.": "Le son est trop long pour un seul fichier. Exportez le son en plusieurs parties.",
  // backend/sound/audio/append.go
  "The sound is too long to play at once.": "Le son est trop long pour être lu en une fois.",
  // backend/core/plugin/tts/sound.go
  "The speech engine {a} was removed. Choose another voice.": "Le moteur vocal {a} a été retiré. Choisissez une autre voix.",
  // backend/store/teams/imported.go
  "The state of the item is missing.": "L’état de l’élément est manquant.",
  // backend/core/flow/branches.go
  "The step took too long and was stopped.": "L’étape a duré trop longtemps et a été arrêtée.",
  // backend/value/use.go
  "The step {a} has no result yet at this point.": "L’étape {a} n’a pas encore de résultat à cet endroit.",
  // backend/model/localserver/failure.go
  "The system doesn't allow {a} to run. A virus scanner or the file's rights may be why.": "Le système n’autorise pas {a} à s’exécuter. Un antivirus ou les droits du fichier peuvent en être la cause.",
  // backend/document/produce/chart.go
  "The table has no numbers to draw.": "Le tableau n’a pas de nombres à dessiner.",
  // backend/store/archive/foreign.go
  "The table {a} is larger than {n} MB.": "La table {a} dépasse {n} Mo.",
  // backend/store/turns/turn.go
  "The target is not a reply of this conversation": "La cible n’est pas une réponse de cette conversation",
  // backend/core/team/task_run.go
  "The task has already ended.": "La tâche est déjà terminée.",
  // backend/tool/program/tool.go
  "The task has no document named {a}.": "La tâche n’a pas de document nommé {a}.",
  // backend/core/team/agents/web.go
  "The task has no web address to read.": "La tâche n’indique aucune adresse web à lire.",
  // backend/base/lifecycle/task.go
  "The task is already running.": "La tâche est déjà en cours.",
  // backend/core/team/machine.go
  "The team can't do this right now.": "L’équipe ne peut pas le faire pour l’instant.",
  // backend/core/team/runner.go
  "The team can't start right now. Try again in a moment.": "L’équipe ne peut pas commencer maintenant. Réessayez dans un instant.",
  // backend/core/team/machine.go
  "The team has already finished this request.": "L’équipe a déjà terminé cette demande.",
  // backend/core/team/machine.go, backend/core/team/runner.go
  "The team is still working on this request. Stop the team first, or wait.": "L’équipe travaille encore à cette demande. Arrêtez d’abord l’équipe, ou attendez.",
  // backend/core/flow/check.go
  "The temperature must be between 0 and 10.": "La température doit être comprise entre 0 et 10.",
  // backend/document/office/package.go
  "The template is larger than {n} MB unpacked.": "Le modèle dépasse {n} Mo une fois décompressé.",
  // backend/document/charset/said.go
  "The text doesn't name its encoding. Terzetto read the text as {a}.": "Le texte n’indique pas son encodage. Terzetto a lu le texte en {a}.",
  // backend/core/team/agents/render.go
  "The text for {a} is not valid JSON.": "Le texte de {a} n’est pas du JSON valide.",
  // backend/document/produce/print.go
  "The text has no table.": "Le texte ne contient pas de tableau.",
  // backend/sound/speech/engine.go
  "The text has no words to speak.": "Le texte n’a pas de mots à lire.",
  // backend/api/operations.go
  "The text has {n} characters. A message can have at most {m}.": "Le texte compte {n} caractères. Un message peut en compter au plus {m}.",
  // backend/sound/speech/engine.go
  "The text is too long to speak. Use parts of at most {n} characters.": "Le texte est trop long pour être lu. Utilisez des parties d’au plus {n} caractères.",
  // backend/document/charset/said.go
  "The text names the encoding “{a}”, which isn't its own. Terzetto read the text as {b}.": "Le texte indique l’encodage « {a} », qui n’est pas le sien. Terzetto a lu le texte en {b}.",
  // backend/story/card/png.go
  "The text of this card unpacks to more than 16 MB.": "Le texte de cette carte dépasse 16 Mo une fois décompressé.",
  // backend/story/card/object.go
  "The text of this file is larger than 16 MB.": "Le texte de ce fichier dépasse 16 Mo.",
  // backend/story/fact/foreign/foreign.go
  "The text of this file is not UTF-8. Save it as UTF-8, and import it again.": "Le texte de ce fichier n’est pas en UTF-8. Enregistrez-le en UTF-8, puis importez-le de nouveau.",
  // backend/core/turn/director.go
  "The time limit of {n} s for Director and Editor was reached.": "La limite de {n} s pour le Metteur en scène et le Relecteur est atteinte.",
  // backend/tool/mcp/connection.go
  "The tool descriptions of {a} are larger than {n} MB.": "Les descriptions des outils de {a} dépassent {n} Mo.",
  // backend/tool/variable.go
  "The tool {a} didn't declare the variable {b}.": "L’outil {a} n’a pas déclaré la variable {b}.",
  // backend/tool/variable.go
  "The tool {a} needs the variable {b}. Variables are not available here.": "L’outil {a} a besoin de la variable {b}. Les variables ne sont pas disponibles ici.",
  // backend/core/team/agent_context.go
  "The tool {a} was removed.": "L’outil {a} a été retiré.",
  // backend/api/portable.go, backend/service/transfer/upload.go
  "The upload was incomplete. Upload the file again.": "L’envoi est incomplet. Envoyez à nouveau le fichier.",
  // backend/tool/web/request.go
  "The value of the header {a} contains line breaks, or is too long.": "La valeur de l’en-tête {a} contient des sauts de ligne, ou est trop longue.",
  // backend/core/run/permission.go
  "The value of {a} contains a pattern, so a permission can't include it.": "La valeur de {a} contient un motif, donc une autorisation ne peut pas l’inclure.",
  // backend/tool/web/request.go
  "The value of {a} must be text, a number, or a list of them.": "La valeur de {a} doit être du texte, un nombre, ou une liste de ceux-ci.",
  // backend/value/missing.go
  "The value of “{a}” can't be used.": "La valeur de « {a} » est inutilisable.",
  // backend/value/fit.go
  "The value of “{a}” is a list.": "La valeur de « {a} » est une liste.",
  // backend/value/fit.go
  "The value of “{a}” is a number.": "La valeur de « {a} » est un nombre.",
  // backend/value/fit.go
  "The value of “{a}” is a whole number.": "La valeur de « {a} » est un nombre entier.",
  // backend/value/fit.go
  "The value of “{a}” is an object.": "La valeur de « {a} » est un objet.",
  // backend/value/fit.go
  "The value of “{a}” is empty.": "La valeur de « {a} » est vide.",
  // backend/value/fit.go
  "The value of “{a}” is text.": "La valeur de « {a} » est du texte.",
  // backend/value/fit.go
  "The value of “{a}” is true or false.": "La valeur de « {a} » est vrai (true) ou faux (false).",
  // backend/core/run/instruction.go
  "The values have more than {n} KB together.": "Les valeurs dépassent {n} ko ensemble.",
  // backend/store/secrets/variable.go
  "The variable {a} has no value yet. Enter one under Variables.": "La variable {a} n’a pas encore de valeur. Saisissez-en une sous Variables.",
  // backend/value/missing.go
  "The variable “{a}” is not set.": "La variable « {a} » n’est pas définie.",
  // backend/value/sources.go
  "The variable “{a}” refers to itself.": "La variable « {a} » renvoie à elle-même.",
  // backend/story/quickreply/commands.go
  "The variables of this conversation have no more room.": "Les variables de cette conversation n’ont plus de place.",
  // backend/core/run/control.go
  "The wait is over.": "L’attente est terminée.",
  // app/windowkit_linux.go
  "The window needs WebKitGTK 4.1. Install the package libwebkit2gtk-4.1-0, or use terzetto serve.": "La fenêtre a besoin de WebKitGTK 4.1. Installez le paquet libwebkit2gtk-4.1-0 ou utilisez terzetto serve.",
  // app/windowkit_windows.go
  "The window needs WebView2. Start Terzetto once and let it install WebView2, or use terzetto serve.": "La fenêtre a besoin de WebView2. Démarrez Terzetto une fois pour installer WebView2, ou utilisez terzetto serve.",
  // backend/core/team/machine.go
  "The work plan couldn't be used and is asked for once more: {a}": "Le plan de travail était inutilisable et est redemandé : {a}",
  // backend/core/team/work.go
  "The work plan took longer than {a} and was stopped.": "Le plan de travail a pris plus de {a} et a été arrêté.",
  // backend/core/team/machine.go
  "The work plan was used without a document that is not there: {a}.": "Le plan de travail a été utilisé sans un document manquant : {a}.",
  // backend/core/run/control.go
  "The workflow ends here.": "Le workflow se termine ici.",
  // backend/core/run/workflow.go
  "The workflow needs a name.": "Le workflow a besoin d’un nom.",
  // backend/service/runs/run.go
  "The workflow of this run was deleted, so the run can't be repeated.": "Le workflow de cette exécution a été supprimé : elle ne peut pas être répétée.",
  // backend/tool/folder/make.go
  "There are no rows for the document.": "Il n’y a pas de lignes pour le document.",
  // backend/story/prose/reason.go
  "There are {n} fragments in a row.": "{n} fragments se suivent.",
  // backend/tool/folder/rename.go
  "There is already a file named {a}.": "Il existe déjà un fichier nommé {a}.",
  // backend/store/sqlite/backup.go
  "There is already a file with this name. Choose another name.": "Il existe déjà un fichier de ce nom. Choisissez un autre nom.",
  // backend/store/library/fragment.go
  "There is already a fragment with this id.": "Il existe déjà un fragment avec cet identifiant.",
  // backend/store/settings/preset.go
  "There is already a preset named {a}. Choose another name.": "Il existe déjà un préréglage nommé {a}. Choisissez un autre nom.",
  // backend/service/toolbox/server.go, backend/store/secrets/tool_server.go
  "There is already a server named {a}. Choose another name.": "Il existe déjà un serveur nommé {a}. Choisissez un autre nom.",
  // backend/store/secrets/variable.go
  "There is already a variable named {a} in this scope. Choose another name.": "Il existe déjà une variable nommée {a} dans cette portée. Choisissez un autre nom.",
  // backend/core/team/agent.go, backend/service/teams/agent.go, backend/store/teams/settings.go
  "There is already an agent named {a}. Choose another name.": "Il existe déjà un agent nommé {a}. Choisissez un autre nom.",
  // backend/store/assistants/assistant.go
  "There is already an assistant named {a}. Choose another name.": "Il existe déjà un assistant nommé {a}. Choisissez un autre nom.",
  // backend/service/runs/assistant.go
  "There is no assistant named {a}.": "Il n’y a pas d’assistant nommé {a}.",
  // backend/core/plugin/example/lantern.go
  "There is no character who could have a wick.": "Aucun personnage ne pourrait avoir de mèche.",
  // backend/document/produce/chart.go
  "There is no chart of the kind “{a}”. Choose bar, line, scatter or pie.": "Il n’y a pas de graphique du genre « {a} ». Choisissez bar, line, scatter ou pie.",
  // backend/model/llm/refusal.go
  "There is no chat API at {a}. Check the address of the server.": "Aucune API de chat à {a}. Vérifiez l’adresse du serveur.",
  // backend/store/triggers/trigger.go
  "There is no command /{a}.": "Il n’y a pas de commande /{a}.",
  // backend/model/llm/connect.go
  "There is no computer named {a}.": "Il n’y a pas d’ordinateur nommé {a}.",
  // backend/service/localmodel/engine.go
  "There is no engine named {a} for this computer.": "Il n’y a pas de moteur nommé {a} pour cet ordinateur.",
  // backend/service/localmodel/engine.go
  "There is no engine on this computer that can run the model. Install it in Settings, Models.": "Aucun moteur de cet ordinateur ne peut exécuter le modèle. Installez-en un dans Paramètres, Modèles.",
  // backend/service/localmodel/engine.go
  "There is no engine to download for this system. Install llama.cpp yourself, and name its path.": "Il n’y a pas de moteur à télécharger pour ce système. Installez llama.cpp vous-même, et indiquez son chemin.",
  // backend/service/runs/check.go
  "There is no field “{a}” in {b}.": "Il n’y a pas de champ « {a} » dans {b}.",
  // backend/core/team/runner.go
  "There is no file with the id {a}.": "Il n’y a pas de fichier avec l’identifiant {a}.",
  // backend/tool/mcp/program.go
  "There is no folder {a}. Choose the folder in which {b} works again.": "Il n’y a pas de dossier {a}. Choisissez à nouveau le dossier dans lequel {b} travaille.",
  // backend/service/toolbox/server.go, backend/service/toolbox/settings.go
  "There is no folder {a}. Create the folder first.": "Il n’y a pas de dossier {a}. Créez d’abord le dossier.",
  // backend/service/toolbox/chat.go
  "There is no group of tools named {a}.": "Il n’existe aucun groupe d’outils nommé {a}.",
  // backend/tool/web/transport.go
  "There is no host named {a}.": "Il n’y a pas d’hôte nommé {a}.",
  // backend/tool/web/service.go
  "There is no key for {a}. Enter a key in Settings, under Tools and servers.": "Il n’y a pas de clé pour {a}. Saisissez une clé dans les paramètres, sous Outils et serveurs.",
  // app/doctor.go
  "There is no model named “{a}”. Choose one of {b}.": "Il n’y a pas de modèle nommé « {a} ». Choisissez parmi {b}.",
  // backend/api/server.go
  "There is no page at this address.": "Il n’y a pas de page à cette adresse.",
  // backend/model/localserver/find.go
  "There is no program at this path.": "Il n’y a pas de programme à ce chemin.",
  // backend/tool/mcp/program.go
  "There is no program named {a} on this computer. Install the program, or give its whole path.": "Il n’y a pas de programme nommé {a} sur cet ordinateur. Installez le programme, ou indiquez son chemin complet.",
  // backend/service/quickreplies/service.go
  "There is no quick reply {a}.": "Il n’y a pas de réponse rapide {a}.",
  // backend/store/chats/log.go
  "There is no record of this message": "Il n’y a pas d’enregistrement de ce message",
  // backend/model/dialect/setting.go
  "There is no setting named {a}.": "Il n’y a pas de paramètre nommé {a}.",
  // backend/sound/speech/join.go
  "There is no sound to export.": "Il n’y a pas de son à exporter.",
  // backend/value/use.go
  "There is no step with the id {a}.": "Il n’y a pas d’étape avec l’identifiant {a}.",
  // backend/service/runs/try_trigger.go
  "There is no such file in this folder yet. Put one there to try the trigger.": "Il n’y a pas encore de tel fichier dans ce dossier. Mettez-en un pour essayer le déclencheur.",
  // backend/store/turns/turn.go
  "There is no such kind of turn.": "Ce type de tour n’existe pas.",
  // backend/store/plugins/state.go
  "There is no such place for a plug-in's state.": "Cet emplacement n’existe pas pour l’état d’une extension.",
  // backend/service/library/plugin.go
  "There is no such plug-in.": "Cette extension n’existe pas.",
  // backend/tool/folder/make.go
  "There is no text for the document.": "Il n’y a pas de texte pour le document.",
  // backend/core/run/call.go, backend/core/team/agent_context.go, backend/service/runs/check.go, backend/service/runs/proposal.go, backend/service/runs/run.go, backend/service/runs/try.go, backend/service/teams/agent.go, backend/service/toolbox/search.go, backend/tool/call.go
  "There is no tool named {a}.": "Il n’y a pas d’outil nommé {a}.",
  // backend/store/turns/turn.go
  "There is no user message above it": "Il n’y a pas de message de l’utilisateur au-dessus",
  // backend/value/condition_names.go, backend/value/missing.go, backend/value/use.go
  "There is no value named {a} here.": "Il n’y a ici aucune valeur nommée {a}.",
  // backend/value/use.go
  "There is no variable named {a}.": "Il n’y a pas de variable nommée {a}.",
  // backend/story/quickreply/commands.go
  "There is no variable {a} in this script. /let makes one.": "Il n’y a pas de variable {a} dans ce script. /let en crée une.",
  // backend/api/hook.go
  "There is no webhook at this address.": "Il n’y a pas de webhook à cette adresse.",
  // backend/service/runs/workflow.go, backend/store/workflows/workflow.go
  "There is no workflow named {a}.": "Il n’y a pas de workflow nommé {a}.",
  // backend/tool/folder/folder.go
  "There is no {a} in the chosen folder.": "Il n’y a pas de {a} dans le dossier choisi.",
  // backend/value/missing.go
  "There is no “{a}” in the data of the trigger.": "Il n’y a pas de « {a} » dans les données du déclencheur.",
  // backend/value/missing.go
  "There is no “{a}” in the item “{b}”.": "Il n’y a pas de « {a} » dans l’élément « {b} ».",
  // backend/value/missing.go
  "There is no “{a}” in the last error.": "Il n’y a pas de « {a} » dans la dernière erreur.",
  // backend/value/missing.go
  "There is no “{a}” in the last result.": "Il n’y a pas de « {a} » dans le dernier résultat.",
  // backend/value/missing.go
  "There is no “{a}” in the result of step “{b}”.": "Il n’y a pas de « {a} » dans le résultat de l’étape « {b} ».",
  // backend/value/missing.go
  "There is no “{a}” in the variable “{b}”.": "Il n’y a pas de « {a} » dans la variable « {b} ».",
  // backend/model/localserver/failure.go
  "There is not enough free memory for {a}.": "Il n’y a pas assez de mémoire libre pour {a}.",
  // backend/core/turn/summary.go
  "There is nothing to summarize yet: the model always reads the last six messages themselves.": "Il n’y a encore rien à résumer : le modèle lit toujours les six derniers messages eux-mêmes.",
  // backend/service/localmodel/runner.go
  "There was too little memory, so {a} was started with a context of {n} tokens and a smaller cache.": "Il y avait trop peu de mémoire pour {a}, d’où un démarrage avec un contexte de {n} tokens et un cache plus petit.",
  // backend/core/run/request.go
  "These arguments come from inside the step and can't be changed.": "Ces arguments viennent de l’étape elle-même et ne peuvent pas être modifiés.",
  // backend/core/assistant/runner.go
  "These tools were removed: {a}.": "Ces outils ont été retirés : {a}.",
  // backend/story/prose/reason.go
  "These words are from the character's description: {a}.": "Ces mots viennent de la description du personnage : {a}.",
  // backend/story/prose/reason.go
  "These words are from your message: {a}.": "Ces mots viennent de votre message : {a}.",
  // backend/story/prose/reason.go
  "These words are in {n} replies: {a}.": "Ces mots figurent dans {n} réponses : {a}.",
  // backend/core/run/circle.go
  "These workflows run each other in an endless loop: {a}. Add a condition to one of the steps.": "Ces workflows s’exécutent l’un l’autre en boucle sans fin : {a}. Ajoutez une condition à l’une des étapes.",
  // backend/core/run/circle.go
  "These workflows start each other in an endless loop: {a}.": "Ces workflows se démarrent l’un l’autre en boucle sans fin : {a}.",
  // backend/story/card/charx.go
  "This CHARX file has {n} files. The limit is {m}.": "Ce fichier CHARX contient {n} fichiers. La limite est de {m}.",
  // backend/story/card/charx.go
  "This CHARX file is damaged or incomplete.": "Ce fichier CHARX est endommagé ou incomplet.",
  // backend/story/card/charx.go
  "This CHARX file unpacks to more than 64 MB.": "Ce fichier CHARX dépasse 64 Mo une fois décompressé.",
  // backend/story/card/png.go
  "This PNG is damaged or incomplete.": "Ce PNG est endommagé ou incomplet.",
  // backend/base/datadir/unusable.go
  "This account can't write to {a}. Change the permissions, or choose another folder with --data-dir.": "Ce compte ne peut pas écrire dans {a}. Modifiez les droits ou choisissez un autre dossier avec --data-dir.",
  // backend/api/server.go
  "This address accepts only GET and HEAD.": "Cette adresse n’accepte que GET et HEAD.",
  // backend/model/llm/discover.go
  "This address answers, but not as a model server.": "Cette adresse répond, mais pas comme un serveur de modèles.",
  // backend/api/server.go
  "This address doesn't belong to Terzetto.": "Cette adresse n’appartient pas à Terzetto.",
  // backend/model/llm/discover.go
  "This address is a web interface, not a model server.": "Cette adresse est une interface web, pas un serveur de modèles.",
  // backend/service/localmodel/add.go
  "This address is not that of a .gguf file.": "Cette adresse n’est pas celle d’un fichier .gguf.",
  // backend/model/serverurl/serverurl.go
  "This address is not valid. Enter one such as http://127.0.0.1:11434.": "Cette adresse n’est pas valide. Saisissez-en une comme http://127.0.0.1:11434.",
  // backend/sound/speech/serverlist.go
  "This address is not valid. Enter one such as http://127.0.0.1:8880.": "Cette adresse n’est pas valide. Saisissez-en une comme http://127.0.0.1:8880.",
  // backend/model/fetch/fetch.go
  "This address is not valid. Enter one that begins with https://.": "Cette adresse n’est pas valide. Saisissez une adresse qui commence par https://.",
  // backend/api/team.go, backend/store/teams/settings.go
  "This agent was deleted.": "Cet agent a été supprimé.",
  // backend/story/portable/source.go
  "This archive has more than {n} files.": "Cette archive contient plus de {n} fichiers.",
  // backend/story/portable/source.go
  "This archive is damaged or incomplete.": "Cette archive est endommagée ou incomplète.",
  // backend/store/assistants/assistant.go
  "This assistant was deleted.": "Cet assistant a été supprimé.",
  // backend/store/artifacts/group.go
  "This attachment is not the first of its group.": "Cette pièce jointe n’est pas la première de son groupe.",
  // backend/service/transfer/restore.go
  "This backup was removed from the backup folder.": "Cette sauvegarde a été retirée du dossier de sauvegarde.",
  // backend/store/calls/call.go
  "This call of a tool was deleted.": "Cet appel d’outil a été supprimé.",
  // backend/core/toolchat/question.go
  "This call was already answered.": "Vous avez déjà répondu à cet appel.",
  // backend/store/archive/transcript_import.go
  "This call was not made.": "Cet appel n’a pas été fait.",
  // backend/story/card/card.go
  "This card has a newer format. Terzetto keeps the parts that it doesn't know.": "Cette carte est d’un format plus récent. Terzetto conserve les parties qu’il ne connaît pas.",
  // backend/story/card/book.go
  "This card has no lorebook.": "Cette carte n’a pas de lorebook.",
  // backend/story/card/card.go
  "This card has no name, so it is not a character.": "Cette carte n’a pas de nom : ce n’est pas un personnage.",
  // backend/story/card/card.go
  "This card has no name, so the character has the name of the file.": "Cette carte n’a pas de nom, le personnage porte donc celui du fichier.",
  // backend/store/turns/speaker.go
  "This character doesn't take part in the conversation.": "Ce personnage ne participe pas à la conversation.",
  // backend/store/library/character.go
  "This character has no image.": "Ce personnage n’a pas d’image.",
  // backend/store/library/card.go, backend/store/library/character.go
  "This character is already in the library.": "Ce personnage est déjà dans la bibliothèque.",
  // backend/store/archive/foreign.go
  "This character is larger than {n} MB.": "Ce personnage dépasse {n} Mo.",
  // backend/store/chats/cast.go
  "This character is not in the library.": "Ce personnage n’est pas dans la bibliothèque.",
  // backend/core/plugin/tts/plugin.go
  "This character isn't in the conversation.": "Ce personnage n’est pas dans la conversation.",
  // backend/story/portable/silly.go
  "This chat has more than {n} MB of text.": "Ce chat contient plus de {n} Mo de texte.",
  // backend/story/fact/foreign/chat.go
  "This chat has no memories of Qvink. Import it as a conversation.": "Ce chat n’a pas de souvenirs de Qvink. Importez-le comme conversation.",
  // backend/story/portable/silly.go
  "This chat has no message, so it was left out.": "Cette discussion n’a aucun message et a été laissée de côté.",
  // backend/story/portable/silly.go
  "This chat is larger than 128 MB.": "Ce chat dépasse 128 Mo.",
  // backend/tool/folder/folder.go
  "This computer denies access to {a}.": "Cet ordinateur refuse l’accès à {a}.",
  // backend/service/toolbox/settings.go
  "This computer has no home folder. Give the whole path.": "Cet ordinateur n’a pas de dossier personnel. Indiquez le chemin complet.",
  // backend/service/narration/say.go
  "This computer has no sound device.": "Cet ordinateur n’a pas de périphérique audio.",
  // backend/sound/audio/devicewatch.go
  "This computer has no sound device. Everything else works.": "Cet ordinateur n’a pas de périphérique audio. Tout le reste fonctionne.",
  // backend/core/run/schedule.go, backend/tool/clock.go
  "This computer knows no time zone named {a}.": "Cet ordinateur ne connaît pas de fuseau horaire nommé {a}.",
  // backend/core/plugin/tts/plugin.go
  "This conversation has no character, so it uses the voice from Settings.": "Cette conversation n’a pas de personnage : la voix des paramètres est utilisée.",
  // backend/store/archive/foreign.go
  "This conversation is larger than {n} MB.": "Cette conversation dépasse {n} Mo.",
  // backend/store/chats/trash.go
  "This conversation is not in the trash. Move the conversation to the trash first.": "Cette conversation n’est pas dans la corbeille. Mettez d’abord la conversation à la corbeille.",
  // backend/story/portable/appchat.go
  "This conversation is too long, or a message in it is longer than 2 MB.": "Cette conversation est trop longue, ou un de ses messages dépasse 2 Mo.",
  // backend/service/runs/tools.go
  "This conversation was deleted. Choose another one.": "Cette conversation a été supprimée. Choisissez-en une autre.",
  // backend/store/archive/orb.go
  "This database has no conversations of Orb.": "Cette base de données n’a pas de conversations d’Orb.",
  // backend/model/fetch/note.go
  "This download is still running. Pause it, then delete it.": "Ce téléchargement est encore en cours. Mettez-le en pause, puis supprimez-le.",
  // backend/chat/draft.go, backend/store/workflows/draft.go
  "This draft is too long to be kept.": "Ce brouillon est trop long pour être gardé.",
  // backend/store/facts/fact.go
  "This fact was deleted.": "Ce fait a été supprimé.",
  // backend/value/fit.go
  "This field stays empty.": "Ce champ reste vide.",
  // backend/value/fit.go
  "This field takes a list.": "Ce champ attend une liste.",
  // backend/value/fit.go
  "This field takes a number.": "Ce champ attend un nombre.",
  // backend/value/fit.go
  "This field takes a whole number.": "Ce champ attend un nombre entier.",
  // backend/value/fit.go
  "This field takes an object.": "Ce champ attend un objet.",
  // backend/value/fit.go
  "This field takes one of these types: {a}.": "Ce champ attend l’un de ces types : {a}.",
  // backend/value/fit.go
  "This field takes text.": "Ce champ attend du texte.",
  // backend/value/fit.go
  "This field takes true or false.": "Ce champ attend vrai (true) ou faux (false).",
  // backend/store/files/file.go
  "This file belongs to a message. Delete the message instead.": "Ce fichier appartient à un message. Supprimez plutôt le message.",
  // backend/story/portable/stream.go
  "This file contains more than 1 MB of blank space.": "Ce fichier contient plus de 1 Mo d’espaces vides.",
  // backend/story/portable/silly.go
  "This file contains no chat.": "Ce fichier ne contient pas de chat.",
  // backend/story/portable/stream.go
  "This file contains no conversation that Terzetto can read.": "Ce fichier ne contient aucune conversation que Terzetto puisse lire.",
  // backend/story/fact/foreign/foreign.go
  "This file has more than {n} memories.": "Ce fichier a plus de {n} souvenirs.",
  // backend/story/card/charx.go
  "This file has no card.json, so it is not a CHARX card.": "Ce fichier n’a pas de card.json : ce n’est pas une carte CHARX.",
  // backend/story/card/book.go
  "This file has no entries, so it is not a lorebook.": "Ce fichier n’a pas d’entrées : ce n’est pas un lorebook.",
  // backend/story/fact/foreign/foreign.go
  "This file has no memories that Terzetto can read. It reads those of Memory Books, Qvink, Marinara and CharMemory.": "Ce fichier n’a pas de souvenirs que Terzetto sache lire. Il lit ceux de Memory Books, Qvink, Marinara et CharMemory.",
  // backend/story/card/object.go
  "This file has too many fields to be a card or a lorebook.": "Ce fichier a trop de champs pour une carte ou un lorebook.",
  // backend/story/portable/source.go
  "This file holds a single value of more than {n} MB.": "Ce fichier contient une seule valeur de plus de {n} Mo.",
  // backend/story/script/read.go
  "This file holds no regex scripts.": "Ce fichier ne contient aucun script regex.",
  // backend/story/quickreply/set.go
  "This file holds no set of quick replies.": "Ce fichier ne contient aucun ensemble de réponses rapides.",
  // backend/story/card/card.go
  "This file is a lorebook, not a card. Import the file under Lorebooks.": "Ce fichier est un lorebook, pas une carte. Importez le fichier sous Lorebooks.",
  // backend/story/portable/folder.go, backend/story/portable/source.go
  "This file is damaged or incomplete.": "Ce fichier est endommagé ou incomplet.",
  // backend/store/archive/orb.go
  "This file is damaged, or is not a database.": "Ce fichier est endommagé, ou n’est pas une base de données.",
  // backend/store/sqlite/restore.go
  "This file is damaged. Choose another backup.": "Ce fichier est endommagé. Choisissez une autre sauvegarde.",
  // backend/document/document.go, backend/service/transfer/upload.go, backend/story/card/card.go, backend/story/fact/foreign/foreign.go, backend/story/portable/source.go
  "This file is empty.": "Ce fichier est vide.",
  // backend/store/sqlite/restore.go
  "This file is in use by Terzetto. Choose a backup instead.": "Ce fichier est utilisé par Terzetto. Choisissez plutôt une sauvegarde.",
  // backend/story/portable/stream.go
  "This file is incomplete. Terzetto read everything up to the break.": "Ce fichier est incomplet. Terzetto a tout lu jusqu’à la coupure.",
  // backend/service/transfer/upload.go
  "This file is larger than 16 GB.": "Ce fichier dépasse 16 Go.",
  // backend/story/card/book.go, backend/story/card/card.go
  "This file is larger than 48 MB.": "Ce fichier dépasse 48 Mo.",
  // backend/store/artifacts/cache.go
  "This file is larger than the storage limit. Raise the limit in Settings.": "Ce fichier dépasse la limite de stockage. Augmentez la limite dans les paramètres.",
  // app/opened.go, backend/store/archive/files.go, backend/story/fact/foreign/foreign.go, backend/story/portable/lines.go, backend/story/portable/source.go
  "This file is larger than {n} MB.": "Ce fichier dépasse {n} Mo.",
  // backend/story/portable/unpack.go
  "This file is listed in the archive, but missing.": "Ce fichier figure dans la liste de l’archive, mais il est manquant.",
  // backend/story/card/card.go, backend/story/card/object.go
  "This file is neither a card nor a lorebook. Cards are PNG, WebP, JPEG, CHARX or JSON files, lorebooks JSON.": "Ce fichier n’est ni une carte ni un lorebook. Les cartes sont des fichiers PNG, WebP, JPEG, CHARX ou JSON, les lorebooks du JSON.",
  // backend/story/card/object.go
  "This file is nested too deeply to be a card or a lorebook.": "Ce fichier est trop imbriqué pour être une carte ou un lorebook.",
  // backend/model/gguf/failure.go
  "This file is not a GGUF model.": "Ce fichier n’est pas un modèle GGUF.",
  // backend/story/portable/unpack.go
  "This file is not a Terzetto library.": "Ce fichier n’est pas une bibliothèque de Terzetto.",
  // backend/store/sqlite/restore.go
  "This file is not a backup of Terzetto.": "Ce fichier n’est pas une sauvegarde de Terzetto.",
  // backend/story/proof/document.go
  "This file is not a report of the Editor's work.": "Ce fichier n’est pas un rapport du travail de l’Éditeur.",
  // backend/story/proof/document.go
  "This file is not complete JSON.": "Ce fichier n’est pas du JSON complet.",
  // backend/story/quickreply/set.go
  "This file is not valid JSON, so no quick replies were read.": "Ce fichier n’est pas un JSON valide, aucune réponse rapide n’a donc été lue.",
  // backend/story/script/read.go
  "This file is not valid JSON, so no scripts were read.": "Ce fichier n’est pas un JSON valide, aucun script n’a donc été lu.",
  // backend/service/transfer/upload.go
  "This file is read where it is. Nothing can be added to it.": "Ce fichier est lu à son emplacement. Rien ne peut y être ajouté.",
  // backend/story/fact/foreign/marinara.go
  "This file of Marinara has no memories.": "Ce fichier de Marinara n’a pas de souvenirs.",
  // backend/model/shelf/finder.go
  "This file only extends another model. Choose the model's own file.": "Ce fichier ne fait que compléter un autre modèle. Choisissez le fichier du modèle lui-même.",
  // backend/story/portable/unpack.go
  "This file was changed after the export: its checksum differs.": "Ce fichier a été modifié après l’exportation : sa somme de contrôle diffère.",
  // backend/service/transfer/upload.go, backend/service/turns/file.go, backend/store/archive/rows.go, backend/store/archive/transcript_rows.go, backend/store/files/file.go, backend/store/folders/file.go, backend/store/index/passage_write.go
  "This file was deleted.": "Ce fichier a été supprimé.",
  // backend/model/shelf/doubt.go
  "This file was made for Ollama, so it may not load here. Use Ollama's server, or download the model's usual GGUF file.": "Ce fichier a été créé pour Ollama et risque de ne pas se charger ici. Utilisez le serveur d’Ollama ou téléchargez le fichier GGUF habituel du modèle.",
  // backend/store/artifacts/artifact.go
  "This file was removed to save space. Recreate the file to use it.": "Ce fichier a été retiré pour gagner de la place. Recréez le fichier pour l’utiliser.",
  // backend/story/portable/source.go
  "This folder has more than {n} files. Choose the folder that contains the chats.": "Ce dossier contient plus de {n} fichiers. Choisissez le dossier qui contient les chats.",
  // backend/base/folderwatch/watch.go
  "This folder has too many subfolders to watch at once. Terzetto finds new files within half a minute.": "Ce dossier a trop de sous-dossiers à surveiller. Terzetto trouve les nouveaux fichiers en moins d’une demi-minute.",
  // backend/store/folders/folder.go
  "This folder was deleted.": "Ce dossier a été supprimé.",
  // backend/store/folders/folder.go
  "This folder was deleted. Choose another folder.": "Ce dossier a été supprimé. Choisissez un autre dossier.",
  // backend/store/habits/habit.go
  "This habit was removed with its messages.": "Cette habitude n’existe plus, car ses messages ont été supprimés.",
  // backend/story/card/png.go
  "This image has no character card.": "Cette image n’a pas de carte de personnage.",
  // backend/story/card/exif.go
  "This image has no character card. Cards are PNG, WebP, JPEG, CHARX or JSON files.": "Cette image n’a pas de carte de personnage. Les cartes sont des fichiers PNG, WebP, JPEG, CHARX ou JSON.",
  // backend/store/library/character.go, backend/story/portable/pictures.go
  "This image is larger than 10 MB.": "Cette image dépasse 10 Mo.",
  // backend/service/transfer/undo.go
  "This import can't be undone any more.": "Cette importation ne peut plus être annulée.",
  // backend/service/transfer/upload.go
  "This import was closed. Choose the file again.": "Cette importation a été fermée. Choisissez à nouveau le fichier.",
  // backend/story/fact/foreign/foreign.go
  "This is a database. Import Orb's database as a library, and its notes come along as facts.": "Ceci est une base de données. Importez celle d’Orb comme bibliothèque, et ses notes viendront comme faits.",
  // backend/story/card/card.go
  "This is a file of {a} and not a card. Choose it under Import and export.": "Ce fichier vient de {a} et n’est pas une carte. Choisissez-le sous Importer et exporter.",
  // backend/story/portable/shape.go
  "This is a file of {a} that Terzetto can't read. Export its chats there as JSON.": "Ce fichier vient de {a} et Terzetto ne peut pas le lire. Exportez-y les discussions en JSON.",
  // backend/core/run/trigger.go
  "This is not a file name pattern. Write one such as *.pdf.": "Ce n’est pas un modèle de nom de fichier. Écrivez-en un comme *.pdf.",
  // backend/tool/web/service.go, backend/tool/web/transport.go
  "This is not a web address. Enter one such as https://example.com.": "Ce n’est pas une adresse web. Saisissez-en une comme https://example.com.",
  // backend/service/localmodel/add.go
  "This is the address of one file. Download it, or enter the name of a repository.": "C’est l’adresse d’un seul fichier. Téléchargez-le, ou saisissez le nom d’un dépôt.",
  // backend/model/localserver/failure.go
  "This llama.cpp can't run {a}. A newer build of llama.cpp may.": "Ce llama.cpp ne peut pas exécuter {a}. Une version plus récente de llama.cpp le peut peut-être.",
  // backend/core/run/instruction.go
  "This loop has no list.": "Cette boucle n’a pas de liste.",
  // backend/core/run/instruction.go
  "This loop has no steps.": "Cette boucle n’a pas d’étapes.",
  // backend/story/fact/foreign/object.go
  "This lorebook has no memories of Memory Books. Import it as a lorebook.": "Ce lorebook n’a pas de souvenirs de Memory Books. Importez-le comme lorebook.",
  // backend/story/card/book.go
  "This lorebook has {n} entries. The limit is {m}.": "Ce lorebook compte {n} entrées. La limite est de {m}.",
  // backend/store/archive/foreign.go
  "This lorebook is larger than {n} MB.": "Ce lorebook dépasse {n} Mo.",
  // backend/story/compaction/plan.go
  "This message has about {n} tokens, but the model's context of {m} leaves only about {k} for it. Shorten the message, or enlarge the context.": "Ce message compte environ {n} tokens, mais le contexte du modèle ({m}) n’en laisse qu’environ {k}. Raccourcissez le message, ou agrandissez le contexte.",
  // backend/story/compaction/plan.go
  "This message has about {n} tokens, more than the model's context of {m}. Shorten the message, or enlarge the context.": "Ce message compte environ {n} tokens, plus que le contexte du modèle ({m}). Raccourcissez le message, ou agrandissez le contexte.",
  // backend/service/library/artifact.go
  "This message has no such artifact.": "Ce message n’a pas cet artefact.",
  // backend/core/plugin/tts/sound.go
  "This message has no text to read aloud.": "Ce message n’a pas de texte à lire à voix haute.",
  // backend/store/teams/team.go
  "This message was deleted.": "Ce message a été supprimé.",
  // backend/service/localmodel/models.go
  "This model belongs to another program, so Terzetto doesn't delete it.": "Ce modèle appartient à un autre programme, Terzetto ne le supprime donc pas.",
  // backend/core/assistant/runner.go
  "This model can't call tools, so tools that the message doesn't name were left out.": "Ce modèle ne peut pas appeler d’outils. Les outils que le message ne nomme pas ont été laissés de côté.",
  // backend/model/gguf/failure.go
  "This model file has a format that is too new. Update Terzetto, or choose another file.": "Ce fichier de modèle a un format trop récent. Mettez Terzetto à jour ou choisissez un autre fichier.",
  // backend/model/gguf/failure.go
  "This model file has an outdated format. Download a newer file of this model.": "Ce fichier de modèle a un format obsolète. Téléchargez un fichier plus récent de ce modèle.",
  // backend/model/shelf/doubt.go
  "This model file has another size than Ollama says. Download the model again with Ollama.": "Ce fichier de modèle n’a pas la taille indiquée par Ollama. Téléchargez à nouveau le modèle avec Ollama.",
  // backend/model/gguf/failure.go
  "This model file is damaged. Download the file again.": "Ce fichier de modèle est endommagé. Téléchargez-le à nouveau.",
  // backend/model/gguf/failure.go
  "This model file is incomplete. Download the file again.": "Ce fichier de modèle est incomplet. Téléchargez-le à nouveau.",
  // backend/model/gguf/failure.go
  "This model file is made for big-endian computers. Download the usual file of this model.": "Ce fichier de modèle est destiné aux ordinateurs gros-boutistes. Téléchargez le fichier habituel de ce modèle.",
  // backend/model/shelf/delete.go
  "This model is not in Terzetto's folder. Delete the model in the program it belongs to.": "Ce modèle n’est pas dans le dossier de Terzetto. Supprimez-le dans le programme auquel il appartient.",
  // backend/core/turn/pipeline.go
  "This model takes no tools, so Director and Editor filled in their forms as text.": "Ce modèle n’accepte pas d’outils : le Metteur en scène et le Relecteur ont rempli leurs formulaires en texte.",
  // backend/store/index/search.go
  "This page of results has expired. Search again.": "Cette page de résultats a expiré. Relancez la recherche.",
  // backend/store/library/phrase.go, backend/store/scripts/script.go
  "This pattern isn't valid. Check its brackets and special characters.": "Ce motif n’est pas valide. Vérifiez ses crochets et ses caractères spéciaux.",
  // backend/store/triggers/permission.go
  "This permission was revoked.": "Cette autorisation a été révoquée.",
  // backend/store/library/persona.go
  "This persona has no image.": "Cette persona n’a pas d’image.",
  // backend/story/card/png.go
  "This picture holds the card twice, and one copy is damaged. Terzetto read the other copy.": "Cette image contient la carte deux fois, et une copie est endommagée. Terzetto a lu l’autre.",
  // backend/service/library/plugin.go
  "This plug-in is turned off.": "Cette extension est désactivée.",
  // backend/core/run/verbs.go
  "This question is no longer waiting for an answer.": "Cette question n’attend plus de réponse.",
  // backend/core/run/verbs.go
  "This question was already answered.": "Cette question a déjà reçu une réponse.",
  // backend/store/runs/request.go, backend/store/triggers/permission.go
  "This question was removed.": "Cette question a été retirée.",
  // backend/story/quickreply/run.go
  "This quick reply does too much at once, so it was ended.": "Cette réponse rapide fait trop à la fois, elle a donc été arrêtée.",
  // backend/service/library/script.go
  "This quick reply is too long.": "Cette réponse rapide est trop longue.",
  // backend/sound/audio/plan.go
  "This recording was removed to save space. Read the reply aloud again.": "Cet enregistrement a été retiré pour gagner de la place. Lisez à nouveau la réponse à voix haute.",
  // backend/service/library/speech.go
  "This reply was not read aloud.": "Cette réponse n’a pas été lue à voix haute.",
  // backend/story/proof/document.go
  "This report was written by a newer version of Terzetto.": "Ce rapport a été écrit par une version plus récente de Terzetto.",
  // backend/service/turns/wire_log.go
  "This request was discarded. Terzetto keeps requests for the last {n} turns of a conversation, until it closes.": "Cette requête a été abandonnée. Terzetto garde les requêtes des {n} derniers tours d’une conversation, jusqu’à sa fermeture.",
  // backend/core/run/verbs.go
  "This run has already ended.": "Cette exécution est déjà terminée.",
  // backend/core/run/change.go
  "This run has already started.": "Cette exécution a déjà commencé.",
  // backend/store/runs/list.go
  "This run has not ended. Stop the run first.": "Cette exécution n’est pas terminée. Arrêtez d’abord l’exécution.",
  // backend/core/run/change.go
  "This run was changed in the meantime. Reload the page and try again.": "Cette exécution a été modifiée entre-temps. Rechargez la page et réessayez.",
  // backend/store/runs/run.go
  "This run was deleted.": "Cette exécution a été supprimée.",
  // backend/store/triggers/schedule.go
  "This schedule was deleted.": "Cette planification a été supprimée.",
  // backend/store/scripts/script.go
  "This script is too long.": "Ce script est trop long.",
  // backend/store/scripts/script.go
  "This script was deleted.": "Ce script a été supprimé.",
  // backend/service/toolbox/server.go, backend/store/secrets/tool_server.go, backend/tool/mcp/connection.go
  "This server was removed.": "Ce serveur a été retiré.",
  // backend/service/toolbox/search.go
  "This service takes no key.": "Ce service n’utilise pas de clé.",
  // backend/store/scripts/quickreply.go
  "This set of quick replies was deleted.": "Cet ensemble de réponses rapides a été supprimé.",
  // backend/store/secrets/speech.go
  "This speech server was removed.": "Ce serveur vocal a été retiré.",
  // backend/core/run/instruction.go
  "This step does nothing. Choose a tool or a workflow, or describe the task.": "Cette étape ne fait rien. Choisissez un outil ou un workflow, ou décrivez la tâche.",
  // backend/core/flow/check.go
  "This step has no branches.": "Cette étape n’a pas de branches.",
  // backend/service/runs/proposal.go
  "This step is no longer in the workflow.": "Cette étape n’est plus dans le workflow.",
  // backend/core/run/permission.go
  "This step isn't waiting for your approval.": "Cette étape n’attend pas votre accord.",
  // backend/core/flow/check.go
  "This step needs a prompt, because the model has nothing to answer.": "Cette étape a besoin d’un prompt, car le modèle n’a rien à quoi répondre.",
  // backend/core/run/child.go
  "This step runs {a}.": "Cette étape exécute {a}.",
  // backend/core/run/control.go
  "This step waits until {a}.": "Cette étape attend jusqu’à {a}.",
  // backend/core/run/control.go
  "This step was skipped, because its condition is false.": "Cette étape a été ignorée, car sa condition est fausse.",
  // backend/core/run/block.go
  "This step works on one branch.": "Cette étape traite une branche.",
  // backend/core/run/block.go
  "This step works on one item.": "Cette étape traite un élément.",
  // backend/core/run/block.go
  "This step works on {n} branches at once.": "Cette étape traite {n} branches à la fois.",
  // backend/core/run/block.go
  "This step works on {n} items, one at a time.": "Cette étape traite {n} éléments l’un après l’autre.",
  // backend/core/run/block.go
  "This step works on {n} items, up to {m} at once.": "Cette étape traite {n} éléments, jusqu’à {m} à la fois.",
  // backend/core/turn/summary.go
  "This summary belongs to another branch.": "Ce résumé appartient à une autre branche.",
  // backend/sound/speech/system.go
  "This system has no speech voice. Install the package espeak-ng.": "Ce système n’a pas de voix de lecture. Installez le paquet espeak-ng.",
  // backend/core/team/machine.go
  "This team was deleted.": "Cette équipe a été supprimée.",
  // backend/core/flow/check.go, backend/core/run/instruction.go
  "This text has more than {n} characters.": "Ce texte compte plus de {n} caractères.",
  // backend/store/secrets/variable.go
  "This tool is not allowed to read the secret {a}. Allow the tool under Variables.": "Cet outil n’est pas autorisé à lire le secret {a}. Autorisez l’outil sous Variables.",
  // backend/core/run/call.go
  "This tool sent more lines than the log holds.": "Cet outil a envoyé plus de lignes que le journal n’en contient.",
  // backend/core/run/call.go
  "This tool was stopped.": "Cet outil a été arrêté.",
  // backend/store/triggers/trigger.go
  "This trigger was deleted.": "Ce déclencheur a été supprimé.",
  // backend/store/secrets/variable.go
  "This variable was deleted.": "Cette variable a été supprimée.",
  // backend/store/artifacts/group.go
  "This version belongs to another group.": "Cette version appartient à un autre groupe.",
  // backend/service/narration/playback.go
  "This voice is slower than speech on this computer, so there will be pauses.": "Cette voix est plus lente que la parole sur cet ordinateur : il y aura des pauses.",
  // backend/api/hook.go
  "This webhook is called too often. Try again in a moment.": "Ce webhook est appelé trop souvent. Réessayez dans un instant.",
  // backend/story/prose/reason.go
  "This word begins {n} sentences in a row: {a}.": "Ce mot ouvre {n} phrases à la suite : {a}.",
  // backend/service/library/work.go
  "This work has ended already.": "Ce travail est déjà terminé.",
  // backend/service/runs/check.go
  "This workflow was deleted.": "Ce workflow a été supprimé.",
  // backend/model/llm/report.go
  "To get replies sooner, choose a smaller model or turn off the Editor.": "Pour des réponses plus rapides, choisissez un modèle plus petit ou désactivez le Relecteur.",
  // backend/model/llm/report.go
  "To get replies sooner, turn off the Director. The model takes about {n} s to read the Director's request.": "Pour des réponses plus rapides, désactivez le Metteur en scène. Le modèle met environ {n} s à lire la demande du Metteur en scène.",
  // backend/model/llm/report.go
  "To get replies sooner, turn off the Editor. The model takes about {n} s to write the Editor's corrections.": "Pour des réponses plus rapides, désactivez le Relecteur. Le modèle met environ {n} s à écrire les corrections du Relecteur.",
  // backend/service/runs/try.go
  "To try a step that runs another workflow, run that workflow.": "Pour essayer une étape qui exécute un autre workflow, exécutez ce workflow.",
  // backend/service/transfer/upload.go
  "Too many imports are open. Finish or close one first.": "Trop d’importations sont ouvertes. Terminez-en ou fermez-en d’abord une.",
  // backend/model/llm/probe.go
  "Tools work when a tool is required. The Director and the Editor can do everything.": "Les outils fonctionnent quand un outil est exigé. Le Metteur en scène et le Relecteur peuvent tout faire.",
  // backend/model/llm/probe.go
  "Tools work. The Director and the Editor can do everything.": "Les outils fonctionnent. Le Metteur en scène et le Relecteur peuvent tout faire.",
  // backend/core/run/workflow.go
  "Two steps are named “{a}”.": "Deux étapes s’appellent « {a} ».",
  // backend/core/flow/check.go
  "Two tools are named “{a}”.": "Deux outils s’appellent « {a} ».",
  // backend/service/library/settings.go
  "Type {a} to restore the defaults.": "Saisissez {a} pour rétablir les valeurs par défaut.",
  // backend/value/use.go
  "Values are filled in {n} levels deep at most.": "Les valeurs sont remplies sur {n} niveaux au plus.",
  // backend/story/portable/variables.go
  "Variables over the size limit were left out: {n}.": "Variables au-dessus de la taille limite et laissées de côté : {n}.",
  // backend/store/folds/change.go
  "Version not found": "Version introuvable",
  // backend/core/team/machine.go
  "Waiting for you: may {a} use {b}?": "En attente de votre réponse : {a} peut-il utiliser « {b} » ?",
  // backend/core/team/agents/web.go, backend/tool/web/foresee.go
  "Web access is off. Turn on web access in Settings, under Tools and servers.": "L’accès au web est désactivé. Activez l’accès au web dans les paramètres, sous Outils et serveurs.",
  // backend/service/toolbox/search.go
  "Web search is not set up. Choose a service in Settings, under Tools and servers.": "La recherche web n’est pas configurée. Choisissez un service dans les paramètres, sous Outils et serveurs.",
  // backend/core/run/repeat.go
  "What page {n} gives is not a list.": "Ce que donne la page {n} n’est pas une liste.",
  // backend/core/turn/director.go
  "What the Director's form only repeated was left out of it: {n}.": "Ce que le formulaire du Metteur en scène ne faisait que répéter a été laissé de côté : {n}.",
  // backend/core/run/trigger.go
  "When runs overlap, choose “skip”, “queue” or “parallel”.": "Pour les exécutions simultanées, choisissez « skip », « queue » ou « parallel ».",
  // backend/core/team/machine.go
  "Work plan created: none": "Plan de travail créé : aucune tâche",
  // backend/core/team/machine.go
  "Work plan created: {a}": "Plan de travail créé : {a}",
  // backend/core/team/machine.go
  "Workflow completed successfully": "Travail terminé",
  // backend/core/team/machine.go
  "Workflow failure reported": "Échec signalé",
  // backend/core/team/machine.go
  "Workflow initialized": "Travail initialisé",
  // backend/core/team/machine.go
  "Workflow processing started": "Le traitement a commencé",
  // backend/core/team/machine.go
  "Workflow stopped by user": "Travail arrêté à votre demande",
  // backend/core/run/child.go
  "Workflows can run each other at most {n} levels deep.": "Les workflows peuvent s’exécuter l’un l’autre sur {n} niveaux au plus.",
  // backend/store/turns/turn.go
  "Write a message first.": "Écrivez d’abord un message.",
  // backend/value/condition_names.go
  "Write out the name after “{a}”, as in {b}.": "Écrivez le nom après « {a} », comme dans {b}.",
  // app/localmodel.go
  "Write terzetto engine, or terzetto engine install.": "Écrivez terzetto engine ou terzetto engine install.",
  // app/localmodel.go
  "Write terzetto model list, or terzetto model get OWNER/NAME:QUANT.": "Écrivez terzetto model list ou terzetto model get OWNER/NAME:QUANT.",
  // backend/core/team/machine.go
  "You allowed {a}": "Vous avez autorisé « {a} »",
  // backend/model/llm/report.go
  "You can attach images to your messages.": "Vous pouvez joindre des images à vos messages.",
  // backend/store/turns/turn.go
  "You can send only your own messages again.": "Vous ne pouvez renvoyer que vos propres messages.",
  // backend/core/assistant/runner.go
  "You can't ask in the middle of a reply. Put the question into the reply: {a}": "Il n’est pas possible de demander au milieu d’une réponse. Posez la question dans la réponse : {a}",
  // backend/core/turn/hooks.go
  "You skipped the plug-in {a} after {b}.": "Vous avez ignoré le module {a} après {b}.",
  // backend/core/turn/director.go
  "You skipped the step.": "Vous avez ignoré l’étape.",
  // backend/story/prose/reason.go
  "Your list has {a}.": "Votre liste contient {a}.",
  // backend/service/turns/impersonate.go
  "Your message is already being written in this conversation.": "Votre message est déjà en cours d’écriture dans cette conversation.",
  // backend/core/team/picture.go
  "as a picture": "comme image",
  // backend/sound/speech/espeak.go
  "eSpeak NG has no voice “{a}”. Choose another voice.": "eSpeak NG n’a pas de voix « {a} ». Choisissez une autre voix.",
  // backend/core/team/runner_life.go
  "interrupted: Terzetto was closed.": "interrompu : Terzetto a été fermé.",
  // backend/document/passage/extent.go
  "line {a} of {n}": "ligne {a} sur {n}",
  // backend/document/passage/extent.go
  "lines {a} of {n}": "lignes {a} sur {n}",
  // backend/model/localserver/failure.go
  "llama.cpp doesn't take one of the flags for {a}.": "llama.cpp n’accepte pas l’une des options pour {a}.",
  // backend/model/localserver/launch.go
  "llama.cpp has no flag {a}.": "llama.cpp n’a pas d’option {a}.",
  // backend/core/team/picture.go
  "not read, because {a}": "non lu : {a}",
  // backend/document/passage/extent.go
  "nothing of {a}": "rien sur {a}",
  // backend/document/passage/extent.go
  "page {a} of {n}": "page {a} sur {n}",
  // backend/document/passage/extent.go
  "pages {a} of {n}": "pages {a} sur {n}",
  // backend/document/passage/extent.go
  "slide {a} of {n}": "diapositive {a} sur {n}",
  // backend/document/passage/extent.go
  "slides {a} of {n}": "diapositives {a} sur {n}",
  // backend/core/run/report.go
  "step {n}": "l’étape {n}",
  // backend/core/team/plan.go
  "task {n} has no prompt.": "la tâche {n} n’a pas de prompt.",
  // backend/story/compaction/plan.go
  "the character card": "la carte de personnage",
  // backend/story/compaction/plan.go
  "the direction notes": "les notes de direction",
  // backend/story/compaction/plan.go
  "the earlier messages": "les messages précédents",
  // backend/story/compaction/plan.go
  "the example dialogue": "le dialogue d’exemple",
  // backend/core/team/plan.go
  "the field tasks is missing.": "le champ tasks manque.",
  // backend/core/team/plan.go
  "the field {a} can't be a JSON {b}.": "le champ {a} ne peut pas être un {b} JSON.",
  // backend/story/compaction/plan.go
  "the greeting": "le message d’accueil",
  // backend/story/compaction/plan.go
  "the last exchange": "le dernier échange",
  // backend/story/compaction/plan.go
  "the lorebook": "le lorebook",
  // backend/story/compaction/plan.go
  "the material": "les documents",
  // backend/story/compaction/plan.go
  "the message": "le message",
  // backend/core/team/picture.go
  "the model can't see pictures": "le modèle ne voit pas les images",
  // backend/core/team/picture.go
  "the model takes {n} pictures at once": "le modèle accepte {n} images à la fois",
  // backend/core/team/picture.go
  "the picture is damaged or too large": "l’image est endommagée ou trop grande",
  // backend/core/team/plan.go
  "the plan can't be read.": "le plan est illisible.",
  // backend/core/team/plan.go
  "the plan has neither tasks nor an answer.": "le plan n’a ni tâches ni réponse.",
  // backend/core/team/plan.go
  "the plan has {n} tasks. The limit is {m}.": "le plan compte {n} tâches. La limite est de {m}.",
  // backend/core/team/plan.go
  "the plan is not a JSON object.": "le plan n’est pas un objet JSON.",
  // backend/core/team/plan.go
  "the plan promises {a}, but has no tasks.": "le plan promet {a}, mais n’a pas de tâches.",
  // backend/core/team/plan.go
  "the plan promises {a}, but no task lists it in outputDocuments.": "le plan promet {a}, mais aucune tâche ne l’indique dans outputDocuments.",
  // backend/core/team/promise.go
  "the request names {a}, which no task makes or uses.": "la demande nomme {a}, qu’aucune tâche ne crée ni n’utilise.",
  // backend/story/compaction/plan.go
  "the summary": "le résumé",
  // backend/story/compaction/plan.go
  "the system prompt": "le prompt système",
  // backend/core/team/promise.go
  "the team can't make {a}. It can make these kinds of files: {b}.": "l’équipe ne peut pas créer {a}. Elle peut créer ces types de fichiers : {b}.",
  // backend/story/compaction/plan.go
  "the tools": "les outils",
  // backend/core/team/round.go
  "timeout: a round may take {a}, and this one took longer.": "timeout : une itération peut durer {a}, et celle-ci a duré plus longtemps.",
  // backend/api/hook.go
  "wait must be a number of seconds from 0 to {n}.": "wait doit être un nombre de secondes de 0 à {n}.",
  // backend/store/sqlite/damage.go
  "{a} Nothing was deleted.": "{a} Rien n’a été supprimé.",
  // backend/story/card/png.go
  "{a} The card has no picture.": "{a} La carte n’a pas d’image.",
  // backend/model/fetch/download.go
  "{a} already exists and is another file. Move or delete it, then try again.": "{a} existe déjà et est un autre fichier. Déplacez-le ou supprimez-le, puis réessayez.",
  // backend/tool/web/encoding.go
  "{a} answered in the encoding “{b}”, which Terzetto can't read.": "{a} a répondu dans l’encodage « {b} », que Terzetto ne sait pas lire.",
  // backend/model/llm/connect.go
  "{a} answered with a web page, not a model. Check whether the address is that of a web interface.": "{a} a répondu par une page web, pas par un modèle. Vérifiez si l’adresse est celle d’une interface web.",
  // backend/sound/speech/server.go
  "{a} answered with a web page, not sound. Check whether the address is that of a web interface.": "{a} a répondu par une page web, pas par du son. Vérifiez si l’adresse est celle d’une interface web.",
  // backend/sound/speech/server.go
  "{a} answered with text, not sound.": "{a} a répondu par du texte, pas par du son.",
  // backend/tool/web/fetch.go
  "{a} answered {n} {b}.": "{a} a répondu {n} {b}.",
  // backend/tool/web/response.go
  "{a} answered {n} {b}.{c}": "{a} a répondu {n} {b}.{c}",
  // backend/model/llm/models.go
  "{a} answered, but not with a list of models.": "{a} a répondu, mais pas par une liste de modèles.",
  // backend/core/assistant/runner.go, backend/service/flows/tool.go
  "{a} answered.": "{a} a répondu.",
  // backend/core/assistant/runner.go
  "{a} answers with {b}.": "{a} répond avec {b}.",
  // backend/core/run/guard.go
  "{a} asks to be allowed.": "{a} demande une autorisation.",
  // backend/core/run/guard.go
  "{a} asks to be allowed. This run has read {b}.": "{a} demande une autorisation. Cette exécution a lu {b}.",
  // backend/base/datadir/unusable.go
  "{a} belongs to {b}, so this account can't write to it. Start Terzetto from that account, or choose another folder with --data-dir.": "{a} appartient à {b}, donc ce compte ne peut pas y écrire. Démarrez Terzetto depuis ce compte-là, ou choisissez un autre dossier avec --data-dir.",
  // backend/tool/program/tool.go
  "{a} can only be run by {b}.": "{a} ne peut être exécuté que par {b}.",
  // app/prose.go
  "{a} can't be opened.": "{a} ne peut pas être ouvert.",
  // backend/service/runs/try.go
  "{a} can't be undone. Check the arguments, then allow it.": "{a} ne peut pas être annulé. Vérifiez les arguments, puis autorisez l’outil.",
  // backend/core/run/worker.go
  "{a} carries out this step.": "{a} exécute cette étape.",
  // backend/service/embedding/service.go
  "{a} changed its kind of embeddings. Terzetto prepares the files again.": "{a} a changé de type d’embeddings. Terzetto prépare à nouveau les fichiers.",
  // backend/service/embedding/messages.go
  "{a} changed its kind of embeddings. Terzetto prepares the messages again.": "{a} a changé de type d’embeddings. Terzetto prépare à nouveau les messages.",
  // backend/service/embedding/messages.go
  "{a} changes its kind of embeddings with each request. Choose another model.": "{a} change de type d’embeddings à chaque requête. Choisissez un autre modèle.",
  // backend/sound/speech/server.go
  "{a} closed the connection before it had spoken. It may have failed: see its own messages.": "{a} a fermé la connexion avant d’avoir parlé. Le serveur a peut-être échoué : consultez ses propres messages.",
  // backend/core/run/report.go
  "{a} completed.": "{a} est terminé.",
  // backend/sound/speech/pool.go
  "{a} couldn't load the voice in {b}. The file may be damaged or of another kind: download it again, or choose another voice.": "{a} n’a pas pu charger la voix de {b}. Le fichier est peut-être endommagé ou d’un autre type : téléchargez-le de nouveau, ou choisissez une autre voix.",
  // backend/sound/speech/command.go
  "{a} couldn't speak this text. Choose another voice or engine.": "{a} n’a pas pu lire ce texte. Choisissez une autre voix ou un autre moteur.",
  // backend/model/llm/connect.go
  "{a} cut off the reply.": "{a} a coupé la réponse.",
  // backend/tool/web/service.go
  "{a} didn't accept the key. Enter a valid key in Settings, under Tools and servers.": "{a} n’a pas accepté la clé. Saisissez une clé valide dans les paramètres, sous Outils et serveurs.",
  // backend/tool/mcp/connection.go
  "{a} didn't answer at {b}.": "{a} n’a pas répondu à {b}.",
  // backend/tool/model/ask.go
  "{a} didn't answer in the requested form. Try again, or choose another model.": "{a} n’a pas répondu sous la forme demandée. Réessayez, ou choisissez un autre modèle.",
  // backend/model/llm/embed.go
  "{a} didn't answer with embeddings. Is {b} an embedding model?": "{a} n’a pas répondu par des embeddings. {b} est-il un modèle d’embeddings ?",
  // backend/model/localserver/build.go
  "{a} didn't answer within {b}, so it isn't used.": "{a} n’a pas répondu en {b}, et n’est donc pas utilisé.",
  // backend/tool/mcp/connection.go
  "{a} didn't answer within {b}.": "{a} n’a pas répondu en {b}.",
  // backend/tool/target.go
  "{a} didn't run, because its server changed the tool after you allowed it. Run the step again to see what the tool does now.": "{a} n’a pas été exécuté, car son serveur a modifié l’outil après votre accord. Relancez l’étape pour voir ce que l’outil fait maintenant.",
  // backend/tool/target.go
  "{a} didn't run, because the target changed. You allowed {b}, and the call would now reach {c}.": "{a} n’a pas été exécuté, car la cible a changé. Vous aviez autorisé {b}, et l’appel viserait maintenant {c}.",
  // backend/tool/mcp/program.go
  "{a} didn't start as an MCP server. {b}{c}": "{a} n’a pas démarré en tant que serveur MCP. {b}{c}",
  // backend/tool/mcp/address.go
  "{a} doesn't answer as an MCP server at {b}. {c}": "{a} ne répond pas comme un serveur MCP à {b}. {c}",
  // backend/model/fetch/refusal.go
  "{a} doesn't let you download {b}. Open its page there to see what is missing.": "{a} ne permet pas de télécharger {b}. Ouvrez sa page sur ce site pour voir ce qui manque.",
  // backend/tool/web/toolsearch.go
  "{a} doesn't take a query alone. Choose another tool.": "{a} attend davantage qu’une requête. Choisissez un autre outil.",
  // backend/tool/mcp/connection.go
  "{a} ended before it answered.{b}": "{a} s’est terminé avant de répondre.{b}",
  // backend/sound/speech/pool.go
  "{a} ended before it had spoken. Try again.": "{a} s’est arrêté avant d’avoir parlé. Réessayez.",
  // backend/core/run/block.go
  "{a} ended in round {n}: {b}": "{a} s’est terminée au tour {n} : {b}",
  // backend/core/assistant/runner.go, backend/sound/speech/server.go
  "{a} failed.": "{a} a échoué.",
  // backend/service/library/plugin.go
  "{a} failed. See the log for details.": "{a} a échoué. Voyez le journal pour plus de détails.",
  // backend/core/run/child.go
  "{a} failed: {b}": "{a} a échoué : {b}",
  // backend/tool/web/authorize.go
  "{a} gave no token.": "{a} n’a donné aucun jeton.",
  // backend/tool/web/authorize.go
  "{a} gave no token. It answered {n} {b}.": "{a} n’a donné aucun jeton. La réponse était {n} {b}.",
  // backend/tool/web/service.go
  "{a} got no answer from its search engines: {b}": "{a} n’a reçu aucune réponse de ses moteurs de recherche : {b}",
  // backend/model/fetch/refusal.go
  "{a} got too many requests from this network. Try again in a few minutes.": "{a} a reçu trop de requêtes de ce réseau. Réessayez dans quelques minutes.",
  // backend/model/fetch/refusal.go
  "{a} got too many requests from this network. Try again in {b}.": "{a} a reçu trop de requêtes de ce réseau. Réessayez dans {b}.",
  // backend/model/fetch/refusal.go
  "{a} has a problem at the moment (status {n}). Try again later.": "{a} rencontre un problème en ce moment (état {n}). Réessayez plus tard.",
  // backend/model/fetch/refusal.go
  "{a} has another file in the place of {b}. It may have been replaced there, so nothing was downloaded.": "{a} a un autre fichier à la place de {b}. Ce fichier a peut-être été remplacé, donc rien n’a été téléchargé.",
  // backend/core/run/permission.go
  "{a} has changed, so the permission of {b} no longer counts.": "{a} a changé, donc l’autorisation du {b} ne compte plus.",
  // backend/tool/mcp/connection.go
  "{a} has failed several times. Try again in {n} seconds.": "{a} a échoué plusieurs fois. Réessayez dans {n} secondes.",
  // backend/tool/folder/write_table.go
  "{a} has no column {b}. Its columns are {c}.": "{a} n’a pas de colonne {b}. Ses colonnes sont {c}.",
  // backend/sound/speech/server.go
  "{a} has no list of voices.": "{a} n’a pas de liste de voix.",
  // backend/tool/folder/table.go
  "{a} has no sheet {b}. Its sheets are {c}.": "{a} n’a pas de feuille {b}. Ses feuilles sont {c}.",
  // backend/tool/folder/table.go
  "{a} has no sheets.": "{a} n’a pas de feuilles.",
  // backend/service/runs/run.go
  "{a} has no steps yet. Add a step first.": "{a} n’a pas encore d’étapes. Ajoutez d’abord une étape.",
  // backend/service/localmodel/add.go
  "{a} has no such file. Look at its files, and choose one.": "{a} n’a pas ce fichier. Regardez ses fichiers, et choisissez-en un.",
  // backend/core/turn/files.go
  "{a} has no text.": "{a} n’a pas de texte.",
  // backend/core/plugin/tts/language.go
  "{a} has no voice for this language ({b}). Choose a voice that has it.": "{a} n’a pas de voix pour cette langue ({b}). Choisissez une voix qui la parle.",
  // backend/sound/speech/server.go, backend/sound/speech/system.go
  "{a} has no voice “{b}”. Choose another voice.": "{a} n’a pas de voix « {b} ». Choisissez une autre voix.",
  // backend/tool/folder/document.go
  "{a} has only {n} characters.": "{a} ne compte que {n} caractères.",
  // backend/tool/folder/table.go
  "{a} has only {n} rows.": "{a} ne compte que {n} lignes.",
  // backend/service/localmodel/add.go
  "{a} has several files. Look at its files, and choose one.": "{a} a plusieurs fichiers. Regardez-les, et choisissez-en un.",
  // backend/core/run/block.go
  "{a} has {n} items. The limit is {m}.": "{a} compte {n} éléments. La limite est de {m}.",
  // backend/chat/attachment.go
  "{a} has {n} × {m} pixels. The limit is {k} × {l}.": "{a} fait {n} × {m} pixels. La limite est de {k} × {l}.",
  // backend/model/unpack/archive.go
  "{a} holds more than such an archive should. Nothing was unpacked.": "{a} contient plus que ce qu’une telle archive devrait contenir. Rien n’a été décompressé.",
  // backend/model/huggingface/client.go
  "{a} holds no .gguf files. Look for a repository whose name ends in GGUF.": "{a} ne contient aucun fichier .gguf. Cherchez un dépôt dont le nom se termine par GGUF.",
  // backend/model/unpack/archive.go
  "{a} holds none of the files that are needed. Choose another archive.": "{a} ne contient aucun des fichiers nécessaires. Choisissez une autre archive.",
  // backend/model/huggingface/client.go
  "{a} holds too many files to list. Enter the address of one .gguf file instead.": "{a} contient trop de fichiers pour les afficher. Saisissez plutôt l’adresse d’un fichier .gguf.",
  // backend/model/unpack/archive.go
  "{a} holds {b}, which isn't safe to unpack. Nothing was unpacked.": "{a} contient {b}, qui ne peut pas être décompressé sans risque. Rien n’a été décompressé.",
  // backend/base/datadir/unusable.go
  "{a} is a file, but Terzetto needs a folder there. Move the file, or choose another folder with --data-dir.": "{a} est un fichier, mais Terzetto a besoin d’un dossier à cet endroit. Déplacez le fichier, ou choisissez un autre dossier avec --data-dir.",
  // backend/tool/folder/list.go
  "{a} is a file, not a folder. Read it with read_file.": "{a} est un fichier, pas un dossier. Lisez-le avec read_file.",
  // backend/tool/folder/foresee.go
  "{a} is a file, so nothing can be written below it.": "{a} est un fichier, donc rien ne peut être écrit dessous.",
  // backend/base/datadir/unusable.go
  "{a} is a folder, but Terzetto needs a file there. Move the folder, then start Terzetto again.": "{a} est un dossier, mais Terzetto a besoin d’un fichier à cet endroit. Déplacez le dossier, puis redémarrez Terzetto.",
  // backend/tool/folder/read.go
  "{a} is a folder, not a file. List it with list_files.": "{a} est un dossier, pas un fichier. Listez-le avec list_files.",
  // backend/tool/folder/write.go
  "{a} is a folder. Give the name of a file.": "{a} est un dossier. Indiquez le nom d’un fichier.",
  // backend/tool/folder/write.go
  "{a} is a link to another file. Give the name of that file instead.": "{a} est un lien vers un autre fichier. Indiquez plutôt le nom de celui-ci.",
  // backend/model/unpack/archive.go
  "{a} is a web page or a text, not an archive. Download it again.": "{a} est une page web ou un texte, pas une archive. Téléchargez de nouveau ce fichier.",
  // backend/service/flows/tool.go
  "{a} is a workflow of instructions, not a flow.": "{a} est un workflow d’instructions, pas un flux.",
  // backend/core/run/permission.go
  "{a} is allowed by the permission of {b}, with {c}.": "{a} est permis par l’autorisation du {b}, avec {c}.",
  // backend/core/run/permission.go
  "{a} is allowed by the permission of {b}.": "{a} est permis par l’autorisation du {b}.",
  // backend/core/run/scope.go
  "{a} is allowed.": "{a} est autorisé.",
  // backend/model/fetch/fetch.go
  "{a} is already being downloaded.": "{a} est déjà en cours de téléchargement.",
  // backend/service/localmodel/download.go
  "{a} is being downloaded already.": "{a} est déjà en cours de téléchargement.",
  // backend/sound/speech/server.go
  "{a} is busy. Try again in a moment.": "{a} est occupé. Réessayez dans un instant.",
  // backend/model/unpack/archive.go
  "{a} is damaged or incomplete. Download it again.": "{a} est endommagé ou incomplet. Téléchargez de nouveau ce fichier.",
  // backend/core/team/kind.go
  "{a} is empty and was not kept.": "{a} est vide et n’a pas été conservé.",
  // backend/chat/attachment.go
  "{a} is empty.": "{a} est vide.",
  // backend/tool/folder/write_table.go
  "{a} is encoded as {b}, not UTF-8. Save a UTF-8 copy, then add the rows to the copy.": "{a} est encodé en {b}, pas en UTF-8. Enregistrez une copie en UTF-8 et ajoutez-y les lignes.",
  // backend/chat/attachment.go
  "{a} is larger than 10 MB. Make the image smaller and attach it again.": "{a} dépasse 10 Mo. Réduisez la taille de l’image et joignez-la à nouveau.",
  // backend/tool/folder/read.go
  "{a} is larger than {n} MB, the most that can be read.": "{a} dépasse {n} Mo, la taille maximale lisible.",
  // backend/core/team/work.go, backend/service/transfer/upload.go
  "{a} is larger than {n} MB.": "{a} dépasse {n} Mo.",
  // backend/service/library/file.go
  "{a} is larger than {n} MB. Make the file smaller and attach it again.": "{a} dépasse {n} Mo. Réduisez la taille du fichier et joignez-le à nouveau.",
  // backend/model/localserver/build.go
  "{a} is llama.cpp {b}, which is too old. Update it to b{n} or later.": "{a} est llama.cpp {b}, qui est trop ancien. Mettez-le à jour vers b{n} ou plus récent.",
  // backend/api/operation.go
  "{a} is neither true nor false.": "{a} n’est ni vrai (true) ni faux (false).",
  // backend/model/fetch/refusal.go
  "{a} is no longer at {b}, or has another name there.": "{a} n’est plus sur {b}, ou y porte un autre nom.",
  // backend/core/team/kind.go
  "{a} is no picture and was not kept.": "{a} n’est pas une image et n’a pas été conservé.",
  // backend/core/team/kind.go
  "{a} is no text and was not kept.": "{a} n’est pas du texte et n’a pas été conservé.",
  // backend/core/team/kind.go
  "{a} is no valid JSON and was not kept.": "{a} n’est pas du JSON valide et n’a pas été conservé.",
  // backend/core/team/kind.go
  "{a} is no well-formed XML and was not kept.": "{a} n’est pas du XML bien formé et n’a pas été conservé.",
  // backend/core/team/kind.go
  "{a} is no {b} file and was not kept.": "{a} n’est pas un fichier {b} et n’a pas été conservé.",
  // backend/chat/attachment.go
  "{a} is not a PNG, JPEG, WebP or GIF image.": "{a} n’est pas une image PNG, JPEG, WebP ou GIF.",
  // backend/service/toolbox/settings.go
  "{a} is not a folder.": "{a} n’est pas un dossier.",
  // backend/model/localserver/build.go
  "{a} is not a llama.cpp server.": "{a} n’est pas un serveur llama.cpp.",
  // backend/tool/web/host.go
  "{a} is not a port.": "{a} n’est pas un port.",
  // backend/tool/folder/read.go, backend/tool/folder/write.go
  "{a} is not a regular file.": "{a} n’est pas un fichier ordinaire.",
  // backend/tool/folder/read.go
  "{a} is not a text file.": "{a} n’est pas un fichier texte.",
  // backend/api/operation.go
  "{a} is not a whole number.": "{a} n’est pas un nombre entier.",
  // backend/core/team/permission.go
  "{a} is not allowed.": "{a} n’est pas autorisé.",
  // backend/tool/program/interpreter.go
  "{a} is not installed on this computer, so {b} can't run. Answer without running it.": "{a} n’est pas installé sur cet ordinateur, donc {b} ne peut pas s’exécuter. Répondez sans l’exécuter.",
  // backend/sound/speech/system.go
  "{a} is not set up. Add a voice in the system settings.": "{a} n’est pas configuré. Ajoutez une voix dans les paramètres du système.",
  // backend/tool/web/page.go
  "{a} is of the type {b}. Only text can be read.": "{a} est de type {b}. Seul le texte peut être lu.",
  // backend/base/datadir/unusable.go
  "{a} is on a read-only disk. Make the disk writable, or choose another folder with --data-dir.": "{a} est sur un disque en lecture seule. Rendez le disque accessible en écriture, ou choisissez un autre dossier avec --data-dir.",
  // backend/service/localmodel/add.go
  "{a} is on this computer already.": "{a} est déjà sur cet ordinateur.",
  // backend/tool/web/host.go
  "{a} is on this computer or its network. Add the port, such as {b}.": "{a} se trouve sur cet ordinateur ou son réseau. Ajoutez le port, par exemple {b}.",
  // backend/tool/folder/folder.go
  "{a} is outside the chosen folder.": "{a} se trouve hors du dossier choisi.",
  // backend/tool/folder/folder.go
  "{a} is outside the chosen folder. Give a path inside it, such as notes/today.md.": "{a} se trouve hors du dossier choisi. Indiquez un chemin dans ce dossier, par exemple notes/today.md.",
  // backend/service/runs/folder_watch.go
  "{a} is outside the chosen folder. Give the whole path.": "{a} se trouve hors du dossier choisi. Indiquez le chemin complet.",
  // backend/model/fetch/refusal.go
  "{a} is private or doesn't exist at {b}. Check its name, or add an access token.": "{a} est privé ou n’existe pas sur {b}. Vérifiez le nom, ou ajoutez un jeton d’accès.",
  // backend/core/team/agents/warning.go
  "{a} is too long for one task: only the parts that fit the request best were revised.": "{a} est trop long pour une tâche : seules les parties les plus proches de la demande ont été révisées.",
  // backend/model/unpack/archive.go
  "{a} isn't a .zip or .tar.gz archive that Terzetto can unpack.": "{a} n’est pas une archive .zip ou .tar.gz que Terzetto peut décompresser.",
  // backend/core/team/agents/warning.go
  "{a} leaves out a drawing that was written as SVG. Ask for it as a .png or .svg file of its own.": "{a} omet un dessin écrit en SVG. Demandez-le comme fichier .png ou .svg à part.",
  // backend/core/team/agents/warning.go
  "{a} leaves out a picture that can't be read where it is: {b}.": "{a} omet une image qui ne peut pas être lue là où elle est : {b}.",
  // backend/core/team/agents/warning.go
  "{a} leaves out {n} drawings that were written as SVG. Ask for them as .png or .svg files of their own.": "{a} omet {n} dessins écrits en SVG. Demandez-les comme fichiers .png ou .svg à part.",
  // backend/core/team/agents/warning.go
  "{a} leaves out {n} pictures that can't be read where they are: {b}.": "{a} omet {n} images qui ne peuvent pas être lues là où elles sont : {b}.",
  // backend/tool/web/service.go
  "{a} limits how often you can search. Try again in {b}.": "{a} limite la fréquence des recherches. Réessayez dans {b}.",
  // backend/tool/web/service.go
  "{a} limits how often you can search. Try again later.": "{a} limite la fréquence des recherches. Réessayez plus tard.",
  // backend/sound/speech/engine.go
  "{a} made no sound from this text. Choose another voice.": "{a} n’a produit aucun son à partir de ce texte. Choisissez une autre voix.",
  // backend/sound/speech/server.go
  "{a} needs a key, or the saved key is wrong.": "{a} demande une clé, ou la clé enregistrée est incorrecte.",
  // backend/model/localserver/failure.go
  "{a} needs a library that this system doesn't have, or has too old.": "{a} a besoin d’une bibliothèque absente de ce système, ou trop ancienne.",
  // backend/sound/speech/server.go
  "{a} needs the name of a voice and lists none. Enter a name that its documentation gives.": "{a} a besoin du nom d’une voix et n’en liste aucune. Saisissez un nom que donne sa documentation.",
  // backend/service/runs/run.go
  "{a} needs your answer. Open the run under Runs.": "{a} attend votre réponse. Ouvrez l’exécution sous Exécutions.",
  // backend/tool/mcp/listing.go
  "{a} no longer offers the tool {b}.": "{a} ne propose plus l’outil {b}.",
  // backend/core/team/picture.go
  "{a} not read, because {b}": "{a} non lu : {b}",
  // backend/tool/mcp/connection.go
  "{a} offers more than {n} tools.": "{a} propose plus de {n} outils.",
  // backend/model/llm/embed.go
  "{a} offers no embeddings for {b}. Choose an embedding model.": "{a} ne propose pas d’embeddings pour {b}. Choisissez un modèle d’embeddings.",
  // backend/sound/speech/server.go
  "{a} offers no speech at this address. Check whether it is a model server.": "{a} ne propose pas de voix à cette adresse. Vérifiez s’il s’agit d’un serveur de modèles.",
  // backend/service/library/artifact.go
  "{a} produced no result.": "{a} n’a produit aucun résultat.",
  // backend/service/narration/playback.go
  "{a} reads the rest.": "{a} lit la suite.",
  // backend/model/llm/connect.go
  "{a} received the message, but didn't answer.": "{a} a reçu le message, mais n’a pas répondu.",
  // backend/model/fetch/follow.go, backend/tool/web/fetch.go, backend/tool/web/request.go, backend/tool/web/service.go
  "{a} redirects requests in a loop.": "{a} redirige les requêtes en boucle.",
  // backend/model/llm/connect.go
  "{a} redirects requests in a loop. Check the address of the server.": "{a} redirige les requêtes en boucle. Vérifiez l’adresse du serveur.",
  // backend/model/llm/refusal.go, backend/sound/speech/server.go
  "{a} redirects requests to another server. Enter the address of that server instead.": "{a} redirige les requêtes vers un autre serveur. Saisissez plutôt l’adresse de celui-ci.",
  // backend/tool/web/service.go
  "{a} redirects searches to {b}. Enter that address in Settings, under Tools and servers.": "{a} redirige les recherches vers {b}. Saisissez cette adresse dans les paramètres, sous Outils et serveurs.",
  // backend/tool/web/request.go
  "{a} redirects the request to {b}. Use that address to send a body.": "{a} redirige la requête vers {b}. Utilisez cette adresse pour envoyer un corps.",
  // backend/tool/mcp/connection.go
  "{a} refused the call.": "{a} a refusé l’appel.",
  // backend/tool/web/request.go
  "{a} refused the user and the password (401 Unauthorized).{b}": "{a} a refusé l’utilisateur et le mot de passe (401 Unauthorized).{b}",
  // backend/model/fetch/refusal.go
  "{a} refused to send {b} (status {n}).": "{a} a refusé d’envoyer {b} (état {n}).",
  // backend/sound/speech/server.go
  "{a} refused to speak.": "{a} a refusé de parler.",
  // backend/model/fetch/refusal.go
  "{a} refused your access token. Check the token, then try again.": "{a} a refusé votre jeton d’accès. Vérifiez le jeton, puis réessayez.",
  // backend/tool/web/service.go
  "{a} refuses to answer as JSON. Add json to search.formats in the settings.yml of the instance.": "{a} refuse de répondre en JSON. Ajoutez json à search.formats dans le fichier settings.yml de l’instance.",
  // backend/tool/mcp/connection.go
  "{a} returned a result that doesn't match the description of the tool.": "{a} a renvoyé un résultat qui ne correspond pas à la description de l’outil.",
  // backend/tool/call.go, backend/tool/web/toolsearch.go
  "{a} returned more than {n} MB. Ask for less at a time.": "{a} a renvoyé plus de {n} Mo. Demandez moins à la fois.",
  // backend/core/run/child.go
  "{a} runs itself, {n} levels deep. The limit is {m} levels.": "{a} s’exécute lui-même, sur {n} niveaux. La limite est de {m} niveaux.",
  // backend/model/fetch/follow.go
  "{a} sends you on to {b} for {c}, which isn't one of its own servers. Nothing was downloaded from there.": "{a} renvoie vers {b} pour {c}, qui n’est pas l’un de ses serveurs. Rien n’y a été téléchargé.",
  // backend/tool/web/service.go
  "{a} sent JSON without search results. Check the address.": "{a} a envoyé du JSON sans résultats de recherche. Vérifiez l’adresse.",
  // backend/tool/web/encoding.go
  "{a} sent a body that doesn't match its Content-Encoding header.": "{a} a envoyé un corps qui ne correspond pas à son en-tête Content-Encoding.",
  // backend/tool/mcp/connection.go
  "{a} sent a message of more than {n} MB and was ended. Ask for less at a time.": "{a} a envoyé un message de plus de {n} Mo et a été arrêté. Demandez moins à la fois.",
  // backend/tool/web/service.go
  "{a} sent a web page instead of search results. Check the address.": "{a} a envoyé une page web au lieu de résultats de recherche. Vérifiez l’adresse.",
  // backend/model/fetch/refusal.go
  "{a} sent a web page instead of {b}. If this network asks for a sign-in, open a browser and sign in first.": "{a} a envoyé une page web au lieu de {b}. Si ce réseau demande une connexion, connectez-vous d’abord dans un navigateur.",
  // backend/model/huggingface/client.go, backend/model/llm/chunk.go, backend/model/llm/connect.go
  "{a} sent an answer that Terzetto can't read.": "{a} a envoyé une réponse que Terzetto ne peut pas lire.",
  // backend/tool/web/service.go
  "{a} sent an empty answer.": "{a} a envoyé une réponse vide.",
  // backend/tool/model/ask.go
  "{a} sent an empty answer. Try again, or choose another model.": "{a} a envoyé une réponse vide. Réessayez, ou choisissez un autre modèle.",
  // backend/model/llm/connect.go
  "{a} sent more text than a reply can hold, so Terzetto stopped it.": "{a} a envoyé plus de texte qu’une réponse ne peut en contenir ; Terzetto l’a arrêté.",
  // backend/model/fetch/refusal.go
  "{a} sent more than {b} should hold, so the download was stopped.": "{a} a envoyé plus que ce que {b} devrait contenir, donc le téléchargement a été arrêté.",
  // backend/tool/web/request.go, backend/tool/web/transport.go
  "{a} sent more than {n} MB.": "{a} a envoyé plus de {n} Mo.",
  // backend/core/assistant/runner.go
  "{a} sent no answer. Try again, or choose another model for this assistant.": "{a} n’a envoyé aucune réponse. Réessayez, ou choisissez un autre modèle pour cet assistant.",
  // backend/model/llm/connect.go
  "{a} sent no word of a reply for {n} s, so Terzetto stopped waiting. You can set a longer wait in the Writer's settings.": "{a} n’a envoyé aucun mot de réponse pendant {n} s, Terzetto a donc cessé d’attendre. Vous pouvez choisir une attente plus longue dans les réglages de l’auteur.",
  // backend/model/llm/connect.go
  "{a} sent nothing more for {n} s in the middle of the reply, so Terzetto stopped waiting.": "{a} n’a plus rien envoyé pendant {n} s au milieu de la réponse, Terzetto a donc cessé d’attendre.",
  // backend/tool/web/service.go
  "{a} sent something that is not JSON. Check the address.": "{a} a envoyé autre chose que du JSON. Vérifiez l’adresse.",
  // backend/sound/speech/server.go
  "{a} sent sound that Terzetto can't read. Set the server to send WAV, MP3, FLAC, Opus or PCM.": "{a} a envoyé un son que Terzetto ne peut pas lire. Réglez le serveur sur WAV, MP3, FLAC, Opus ou PCM.",
  // backend/sound/speech/command.go
  "{a} sent too much sound and was stopped. Choose another voice.": "{a} a envoyé trop de son et a été arrêté. Choisissez une autre voix.",
  // backend/model/fetch/refusal.go
  "{a} sent {b} in a form that Terzetto can't read.": "{a} a envoyé {b} sous une forme que Terzetto ne peut pas lire.",
  // backend/core/team/agents/warning.go
  "{a} shows the first {n} of {m} rows of {b}.": "{a} montre les {n} premières lignes sur {m} de {b}.",
  // backend/core/run/report.go
  "{a} stopped at {b}: {c}": "{a} s’est arrêté à {b} : {c}",
  // backend/sound/speech/server.go
  "{a} stopped in the middle of the sound. Try again.": "{a} s’est arrêté au milieu du son. Réessayez.",
  // backend/service/quickreplies/service.go
  "{a} takes no part in this conversation.": "{a} ne participe pas à cette conversation.",
  // backend/tool/call.go
  "{a} took longer than {b} and was stopped.": "{a} a mis plus de {b} et a été arrêté.",
  // backend/core/run/call.go, backend/tool/web/transport.go
  "{a} took longer than {b}.": "{a} a mis plus de {b}.",
  // backend/sound/speech/command.go
  "{a} took too long and was stopped. Try again, or choose another engine.": "{a} a mis trop de temps et a été arrêté. Réessayez, ou choisissez un autre moteur.",
  // backend/model/llm/embed.go
  "{a} took too long to answer.": "{a} a mis trop de temps à répondre.",
  // backend/tool/web/request.go
  "{a} wants a digest of the password (401 Unauthorized). Turn on Digest.{b}": "{a} veut un condensé du mot de passe (401 Unauthorized). Activez Digest.{b}",
  // backend/tool/web/request.go
  "{a} wants the password itself (401 Unauthorized). Turn off Digest.{b}": "{a} veut le mot de passe lui-même (401 Unauthorized). Désactivez Digest.{b}",
  // backend/core/team/warning.go
  "{a} was asked for and not delivered.": "{a} a été demandé et n’a pas été livré.",
  // backend/store/archive/transcript_import.go
  "{a} was imported without its content, because the storage limit is reached.": "{a} a été importé sans son contenu, car la limite de stockage est atteinte.",
  // backend/core/team/machine.go
  "{a} was not allowed": "« {a} » n’a pas été autorisé",
  // backend/core/run/call.go
  "{a} was not allowed.": "{a} n’a pas été autorisé.",
  // backend/sound/speech/command.go
  "{a} was removed from this computer. Reinstall the program, or choose another engine.": "{a} a été retiré de cet ordinateur. Réinstallez le programme, ou choisissez un autre moteur.",
  // backend/tool/guard.go
  "{a} was sent on from one host to another more than {n} times.": "{a} a été redirigé d’un hôte à l’autre plus de {n} fois.",
  // backend/service/localmodel/lease.go
  "{a} was stopped before it had answered. Send the message again to load it.": "{a} a été arrêté avant d’avoir répondu. Renvoyez le message pour le charger.",
  // backend/core/run/block.go
  "{a} was stopped in round {n}.": "{a} a été arrêtée au tour {n}.",
  // backend/core/run/child.go, backend/core/run/report.go, backend/service/teams/tool_call.go
  "{a} was stopped.": "{a} a été arrêté.",
  // backend/service/runs/try.go
  "{a} would reach {b}, and the run before has read {c}. Check the arguments, then allow it.": "{a} atteindrait {b}, et l’exécution précédente a lu {c}. Vérifiez les arguments, puis autorisez l’appel.",
  // backend/core/team/picture.go
  "{a}, as pictures": "{a}, comme images",
  // backend/document/passage/mode.go
  "{a}, by search": "{a}, par recherche",
  // backend/document/passage/mode.go
  "{a}, computed": "{a}, calculé",
  // backend/document/passage/mode.go
  "{a}, part by part": "{a}, partie par partie",
  // backend/document/passage/mode.go
  "{a}, revised part by part": "{a}, révisé partie par partie",
  // backend/core/team/work.go
  "{a}, which is missing. Use one of these documents: {b}.": "{a}, qui est manquant. Utilisez l’un de ces documents : {b}.",
  // backend/document/passage/mode.go
  "{a}, whole": "{a}, en entier",
  // backend/document/passage/mode.go
  "{a}: nothing in it could be read": "{a} : rien n’a pu être lu",
  // backend/service/embedding/service.go
  "{n} files aren't ready for search by meaning yet.": "{n} fichiers ne sont pas encore prêts pour la recherche par le sens.",
  // backend/document/passage/extent.go
  "{n} lines": "{n} lignes",
  // backend/document/passage/extent.go
  "{n} of {a}": "{n} sur {a}",
  // backend/document/passage/extent.go
  "{n} pages": "{n} pages",
  // backend/core/team/picture.go
  "{n} pictures in it": "{n} images dans ce document",
  // backend/document/passage/extent.go
  "{n} slides": "{n} diapositives",
  // backend/service/runs/workflow.go
  "{n} workflows are named “{a}”. Give the id of one: {b}.": "{n} workflows s’appellent « {a} ». Indiquez l’identifiant de l’un d’eux : {b}.",
  // backend/service/runs/loop_list.go
  "“For each” needs a list.": "« Pour chaque » a besoin d’une liste.",
  // app/folder.go
  "“terzetto serve” (process {a}) is using this data folder. Continue in your browser, or end that process first.": "« terzetto serve » (processus {a}) utilise ce dossier de données. Continuez dans votre navigateur, ou terminez d’abord ce processus.",
  // backend/model/dialect/setting.go
  "“{a}” can't be a parameter here, because Terzetto writes it itself.": "« {a} » ne peut pas être un paramètre ici, car Terzetto l’écrit lui-même.",
  // backend/core/team/agent.go
  "“{a}” can't be an agent's name. Use 2 to 40 letters and digits, with a lowercase letter first.": "« {a} » ne peut pas être le nom d’un agent. Utilisez 2 à 40 lettres et chiffres, en commençant par une minuscule.",
  // backend/tool/mcp/address.go, backend/tool/web/request.go
  "“{a}” can't be the name of a header.": "« {a} » ne peut pas être le nom d’un en-tête.",
  // backend/tool/variable.go
  "“{a}” can't be the name of a variable. Use letters, digits and _, such as API_KEY.": "« {a} » ne peut pas être le nom d’une variable. Utilisez des lettres, des chiffres et _, par exemple API_KEY.",
  // backend/core/run/workflow.go
  "“{a}” is a draft and can't run yet. Open it to see what is missing.": "« {a} » est un brouillon et ne peut pas encore s’exécuter. Ouvrez-le pour voir ce qui manque.",
  // backend/core/run/workflow.go
  "“{a}” is a draft and can't run yet. {b}": "« {a} » est un brouillon et ne peut pas encore s’exécuter. {b}",
  // backend/tool/conversations.go
  "“{a}” is not a date or time. Write 2026-03-01 or 2026-03-01T18:00:00Z.": "« {a} » n’est ni une date ni une heure. Écrivez 2026-03-01 ou 2026-03-01T18:00:00Z.",
  // backend/base/calendar/days.go
  "“{a}” is not a day. Write one as 20261224, without a time: that has its own field.": "« {a} » n’est pas un jour. Écrivez-en un comme 20261224, sans heure : elle a son propre champ.",
  // backend/tool/folder/list.go
  "“{a}” is not a file name pattern. Write one such as *.txt.": "« {a} » n’est pas un modèle de nom de fichier. Écrivez-en un comme *.txt.",
  // backend/tool/web/host.go
  "“{a}” is not a host. Write one such as api.example.com or 127.0.0.1:8080.": "« {a} » n’est pas un hôte. Écrivez-en un comme api.example.com ou 127.0.0.1:8080.",
  // app/log.go
  "“{a}” is not a log level. Use debug, info, warn or error.": "« {a} » n’est pas un niveau de journal. Utilisez debug, info, warn ou error.",
  // backend/tool/web/request.go
  "“{a}” is not a method that a request can use.": "« {a} » n’est pas une méthode de requête.",
  // backend/core/run/schedule.go
  "“{a}” is not a repeating schedule. Give five fields: minute, hour, day, month and weekday.": "« {a} » n’est pas une planification répétée. Indiquez cinq champs : minute, heure, jour, mois et jour de la semaine.",
  // backend/core/run/control.go
  "“{a}” is not a time. Write the time as 2026-05-31T18:00 or 18:00.": "« {a} » n’est pas une heure. Écrivez l’heure sous la forme 2026-05-31T18:00 ou 18:00.",
  // backend/tool/clock.go
  "“{a}” is not a valid date.": "« {a} » n’est pas une date valide.",
  // backend/value/text.go
  "“{a}” is not a value. Write a value like {{steps.fetch.content}}, and two braces like {{\"{{\"}}.": "« {a} » n’est pas une valeur. Écrivez une valeur comme {{steps.fetch.content}}, et deux accolades comme {{\"{{\"}}.",
  // backend/api/server.go
  "“{a}” is not an address. Write one such as 127.0.0.1:0.": "« {a} » n’est pas une adresse. Écrivez-en une comme 127.0.0.1:0.",
  // backend/service/runs/loop_list.go
  "“{a}” is one thing, and “For each” needs a list. Choose a list, such as one of its fields.": "« {a} » est une seule valeur, et « Pour chaque » a besoin d’une liste. Choisissez une liste, par exemple l’un de ses champs.",
  // backend/core/run/proposal.go
  "“{a}” of {b} differs each time, so a permission would never fit again.": "« {a} » de {b} diffère à chaque fois, une autorisation ne conviendrait donc plus jamais.",
  // backend/base/calendar/days.go
  "“{a}” says nothing about days. Use one RRULE, one DTSTART and any number of EXDATE.": "« {a} » ne dit rien sur les jours. Utilisez un RRULE, un DTSTART et autant de EXDATE que vous voulez.",
};
