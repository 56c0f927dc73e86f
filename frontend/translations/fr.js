// The sentences of the window, and the files that show them. Translate what is right of each colon:
// `make generate` writes everything else, in the order of the English sentences and without those that are no longer said.

/** @type {Record<string, string>} */
export const table = {
  // library/scripts.js
  "$1 is the first group, $<name> a named one, $0 all that was found. Empty removes the match.": "$1 est le premier groupe, $<name> un groupe nommé, $0 tout ce qui a été trouvé. Vide supprime le résultat.",
  // chat/calls.js, widgets/requestparts.js
  "(empty)": "(vide)",
  // automation/editor/anyfield.js, automation/editor/namedvalue.js, automation/editor/valuefield.js, widgets/schema/configfield.js
  "(required)": "(obligatoire)",
  // sidebar/title.js
  "({n}) Terzetto": "({n}) Terzetto",
  // sidebar/title.js
  "({n}) {name} – Terzetto": "({n}) {name} – Terzetto",
  // settings/data/association.js
  ".charx files open in Terzetto. Nothing is saved until you confirm.": "Les fichiers .charx s’ouvrent dans Terzetto. Rien n’est enregistré sans votre confirmation.",
  // composer/slashcommand.js
  "/{name} is queued.": "/{name} est en file d’attente.",
  // composer/slashcommand.js
  "/{name} is running.": "/{name} est en cours d’exécution.",
  // settings/models/localchoices.js
  "0 keeps the model loaded.": "Avec 0, le modèle reste chargé.",
  // settings/models/prompts.js
  "0 means no limit. The lower of both limits counts.": "0 signifie aucune limite. La plus basse des deux limites compte.",
  // settings/models/prompts.js
  "0 means no limit. There is no limit either while the context is unknown.": "0 signifie aucune limite. Il n’y en a pas non plus tant que le contexte est inconnu.",
  // widgets/samplers/samplers.js
  "0 turns it off. 1 and 2 are its versions.": "0 le désactive. 1 et 2 sont ses versions.",
  // widgets/conversation/sheet.js
  "1 sends the note with each of your messages.": "Avec 1, la note accompagne chacun de vos messages.",
  // widgets/servers/endpointform.js
  "127.0.0.1:11434 or https://…": "127.0.0.1:11434 ou https://…",
  // library/cardfields.js
  "<START> goes before each example.": "<START> précède chaque exemple.",
  // model/customcss.js
  "@import is not allowed, in line {n}: custom CSS loads nothing.": "@import n’est pas autorisé, à la ligne {n} : le CSS personnalisé ne charge rien.",
  // model/toolwords.js
  "A JSON Schema that the answer must match.": "Un schéma JSON que la réponse doit respecter.",
  // widgets/samplers/samplers.js
  "A JSON object: token numbers and how much more likely each is, from −100 to 100.": "Un objet JSON : des numéros de tokens et de combien chacun devient plus probable, de −100 à 100.",
  // library/transfer/section.js
  "A SillyTavern ZIP, an export of ChatGPT, Claude or another chat app, an Orb database, or a Terzetto library. You can drop a file here.": "Un ZIP de SillyTavern, un export de ChatGPT, Claude ou d’une autre application de chat, une base de données Orb ou une bibliothèque Terzetto. Vous pouvez déposer un fichier ici.",
  // library/transfer/section.js
  "A SillyTavern folder, an export of ChatGPT, Claude or another chat app, an Orb database, or a Terzetto library.": "Un dossier SillyTavern, un export de ChatGPT, Claude ou d’une autre application de chat, une base de données Orb ou une bibliothèque Terzetto.",
  // model/toolwords.js
  "A Word document or a presentation in the tools folder whose look the document gets.": "Un document Word ou une présentation du dossier des outils dont le document prend l’aspect.",
  // automation/widgets/triggerwords.js
  "A call from another program": "Un appel d’un autre programme",
  // library/preview.js
  "A card's scripts are off until you allow them.": "Les scripts d’une carte sont désactivés jusqu’à votre accord.",
  // settings/data/samples.js
  "A character with a lorebook, a persona, a conversation, ten workflows with their files, a flow and a team task. Each is marked as a sample.": "Un personnage avec un lorebook, un persona, une conversation, dix workflows avec leurs fichiers, un flux et une tâche d’équipe. Chacun est marqué comme exemple.",
  // widgets/memory/factform.js
  "A character, a place or a thing. Empty: the story.": "Un personnage, un lieu ou une chose. Vide : l’histoire.",
  // automation/widgets/triggerwords.js
  "A command in a chat": "Une commande dans une conversation",
  // library/cardfields.js
  "A conversation opens with the first greeting. The others are alternates.": "Une conversation s’ouvre avec le premier message d’accueil. Les autres sont des variantes.",
  // automation/editor/controlforms.js
  "A cursor in the answer": "Un curseur dans la réponse",
  // automation/schedules/rhythmfields.js
  "A date": "Une date",
  // chat/artifacts/deletion.js
  "A deleted result can't be restored. The message is kept.": "Un résultat supprimé ne peut pas être restauré. Le message est conservé.",
  // automation/widgets/triggerwords.js
  "A deleted workflow": "Un workflow supprimé",
  // widgets/conversation/directions.js
  "A direction applies from a reply on. Add it after the next reply.": "Une indication s’applique à partir d’une réponse. Ajoutez-la après la prochaine réponse.",
  // automation/widgets/triggerwords.js
  "A file": "Un fichier",
  // model/toolwords.js
  "A file in the tools folder as the body.": "Un fichier du dossier des outils comme corps.",
  // model/toolwords.js
  "A file in the tools folder for the answer, for large or binary answers, up to 64 MB.": "Un fichier du dossier des outils pour la réponse, si elle est grande ou binaire, jusqu’à 64 Mo.",
  // composer/composer.js
  "A file is still loading. Send the message when loading is done.": "Un fichier est encore en cours de chargement. Envoyez le message une fois le chargement terminé.",
  // model/toolwords.js
  "A flow as JSON, in place of a saved one.": "Un flux en JSON à la place d’un flux enregistré.",
  // model/toolwords.js
  "A folder in the tools folder. Default: the tools folder.": "Un dossier du dossier des outils. Par défaut : le dossier des outils.",
  // automation/schedules/triggerform.js
  "A folder inside the tools folder, or a full path. Default: the tools folder.": "Un dossier situé dans le dossier des outils, ou un chemin complet. Par défaut : le dossier des outils.",
  // settings/toolbox/toolbox.js
  "A full path, or one that begins with ~. Tools can read everything in here. They ask before changing anything. Leave empty for no file access.": "Un chemin complet, ou qui commence par ~. Les outils peuvent tout y lire. Ils demandent avant de modifier quoi que ce soit. Vide : aucun accès aux fichiers.",
  // automation/editor/tryflow.js
  "A kept run is listed under Runs, continues after a restart, and asks before tools make changes.": "Une exécution conservée figure dans Exécutions, se poursuit après un redémarrage et demande votre accord avant que les outils modifient quoi que ce soit.",
  // library/entryrules.js
  "A key inside of a longer word doesn't count.": "Une clé dans un mot plus long ne compte pas.",
  // settings/data/privacy.js
  "A key is sent only to the address it was entered for. Copies of this list never include keys.": "Une clé n’est envoyée qu’à l’adresse pour laquelle elle a été saisie. Les copies de cette liste ne contiennent jamais de clés.",
  // automation/editor/controlforms.js
  "A link in the answer": "Un lien dans la réponse",
  // model/toolwords.js
  "A list of role and content.": "Une liste de role et content.",
  // team/limitstab.js
  "A longer round fails. Time spent waiting for you doesn't count.": "Une itération plus longue échoue. Le temps passé à vous attendre ne compte pas.",
  // composer/images.js
  "A message can have at most 10 images.": "Un message peut compter au plus 10 images.",
  // composer/files.js
  "A message can have at most {n} files.": "Un message peut compter au plus {n} fichiers.",
  // onboarding/install.js
  "A model for writing needs about 8 GB of free memory. Terzetto also finds LM Studio, llama.cpp, KoboldCpp and others.": "Un modèle pour écrire demande environ 8 Go de mémoire libre. Terzetto trouve aussi LM Studio, llama.cpp, KoboldCpp et d’autres.",
  // model/engine.js
  "A part of the model runs on the processor.": "Une partie du modèle s’exécute sur le processeur.",
  // voices/phrases.js
  "A pattern, such as eyes? (glint|gleam)": "Un motif, tel que yeux (brillants|luisants)",
  // library/personas.js
  "A persona chosen here applies to this conversation only and overrides the character's.": "Un persona choisi ici ne vaut que pour cette conversation et l’emporte sur celui du personnage.",
  // widgets/editlist/forms.js
  "A phrase you see too often": "Une expression que vous voyez trop souvent",
  // lib/resultmedia.js
  "A picture from the tool": "Une image de l’outil",
  // settings/models/presets.js
  "A preset holds samplers, thinking, prompts and length limits. Applying one never turns voices on or off.": "Un préréglage contient les échantillonneurs, la réflexion, les prompts et les limites de longueur. L’appliquer n’active ni ne désactive jamais de voix.",
  // library/scripts.js
  "A regular expression as in JavaScript, such as /word/gi. Without the flag g only the first match counts.": "Une expression régulière comme en JavaScript, telle que /word/gi. Sans l’indicateur g, seul le premier résultat compte.",
  // voices/phrases.js
  "A regular expression. Upper and lower case are the same.": "Une expression régulière. La casse est sans importance.",
  // main/closing.js
  "A reply is being written": "Une réponse est en cours d’écriture",
  // composer/composermenu.js, model/conversation.js, model/impersonation.js
  "A reply is still being written. Stop the reply first, or wait.": "Une réponse est encore en cours d’écriture. Arrêtez-la d’abord, ou patientez.",
  // automation/widgets/triggerwords.js
  "A request to an address with a token.": "Une requête à une adresse, avec un jeton.",
  // team/limitstab.js
  "A round fails if Terzetto uses more memory than this.": "Une itération échoue si Terzetto utilise plus de mémoire.",
  // automation/schedules/rhythmfields.js
  "A rule of RFC 5545, such as RRULE:FREQ=MONTHLY;BYDAY=-1FR. Leave it empty for all days.": "Une règle de la RFC 5545, par exemple RRULE:FREQ=MONTHLY;BYDAY=-1FR. Laissez vide pour tous les jours.",
  // chat/message.js
  "A script hides this message.": "Un script masque ce message.",
  // settings/models/models.js
  "A script that imitates a model. The demo doesn't understand what you write.": "Un script qui imite un modèle. La démo ne comprend pas ce que vous écrivez.",
  // composer/answerer.js
  "A scripted demo, not an AI": "Une démo scriptée, pas une IA",
  // widgets/editlist/forms.js
  "A sentence or two.": "Une phrase ou deux.",
  // voices/panel.js
  "A slow computer may read a long conversation for minutes before it answers.": "Un ordinateur lent peut lire une longue conversation pendant des minutes avant de répondre.",
  // lib/resultmedia.js
  "A sound from the tool": "Un son de l’outil",
  // model/toolwords.js
  "A status of 400 or more is a result too.": "Un statut de 400 ou plus est aussi un résultat.",
  // team/limitstab.js
  "A task that takes longer fails.": "Une tâche qui dure plus longtemps échoue.",
  // team/begin.js
  "A team that answers with documents": "Une équipe qui répond par des documents",
  // automation/widgets/triggerwords.js
  "A time": "Une heure",
  // automation/editor/controlforms.js
  "A time such as 18:30, or a date and time such as 2026-12-24T18:30.": "Une heure telle que 18:30, ou une date avec l’heure telle que 2026-12-24T18:30.",
  // settings/toolbox/websearch.js
  "A tool of a server that you added.": "Un outil d’un serveur que vous avez ajouté.",
  // onboarding/more.js
  "A tour with canned replies. No AI involved.": "Une visite avec des réponses préparées, sans IA.",
  // settings/toolbox/toolserverform.js
  "A value of four dots stays as it is. Remove a line to remove its value.": "Une valeur de quatre points reste telle quelle. Supprimez une ligne pour supprimer sa valeur.",
  // automation/run/againdialog.js, automation/schedules/startform.js, automation/widgets/startdialog.js
  "A variable is not valid JSON.": "Une variable n’est pas du JSON valide.",
  // automation/editor/morefields.js
  "A variable that later steps can read.": "Une variable que les étapes suivantes peuvent lire.",
  // settings/data/data.js
  "API keys": "Clés API",
  // settings/index.js
  "About": "À propos",
  // main/commands.js
  "About Terzetto": "À propos de Terzetto",
  // library/personas.js, model/fieldwords.js
  "About you": "À propos de vous",
  // library/entries.js
  "About {n} tokens": "Environ {n} tokens",
  // widgets/conversation/context.js
  "About {sent} of {context} tokens. Your next message and its files come on top.": "Environ {sent} tokens sur {context}. Ce qu’apporte votre prochain message, comme des fichiers, s’y ajoute.",
  // composer/meter.js
  "About {sent} tokens will be sent, {folded} are summarized, and {free} of {context} are free.": "Environ {sent} tokens seront envoyés, {folded} sont résumés et {free} sur {context} restent libres.",
  // composer/meter.js
  "About {sent} tokens will be sent; {free} of {context} are free.": "Environ {sent} tokens seront envoyés ; {free} sur {context} restent libres.",
  // composer/meter.js, widgets/conversation/context.js
  "About {sent} tokens. The server doesn't tell how many fit.": "Environ {sent} tokens. Le serveur ne dit pas combien il en accepte.",
  // library/cardtokens.js
  "About {sum} tokens, {always} of them in every reply.": "Environ {sum} tokens, dont {always} à chaque réponse.",
  // model/voiceways.js
  "About {time} and {requests, plural, one {# request} other {# requests}} ({n, plural, one {last reply} other {last # replies}})": "Environ {time} et {requests, plural, one {# requête} other {# requêtes}} ({n, plural, one {dernière réponse} other {# dernières réponses}})",
  // library/entryrules.js
  "Above the author's note": "Au-dessus de la note de l’auteur",
  // library/quickreplies.js
  "Above the message box": "Au-dessus du champ de message",
  // model/toolwords.js
  "Accept errors": "Accepter les erreurs",
  // widgets/memory/factitem.js
  "Actions": "Actions",
  // widgets/memory/factitem.js
  "Actions for “{fact}”": "Actions pour « {fact} »",
  // chat/clicks.js
  "Actions for “{word}”": "Actions pour « {word} »",
  // library/scripts.js
  "Acts": "Agit",
  // main/commands.js
  "Actual size": "Taille réelle",
  // widgets/samplers/samplers.js
  "Adaptive-P decay": "Décroissance Adaptive-P",
  // widgets/samplers/samplers.js
  "Adaptive-P target": "Cible Adaptive-P",
  // library/quickreplies.js, library/scripts.js, settings/models/getanother.js, settings/speech/speech.js, widgets/folder/tags.js
  "Add": "Ajouter",
  // automation/editor/controlforms.js
  "Add a branch": "Ajouter une branche",
  // widgets/members.js
  "Add a character": "Ajouter un personnage",
  // automation/editor/conditionfield.js
  "Add a condition": "Ajouter une condition",
  // automation/editor/faultfinder.js
  "Add a condition, or choose the list of a page.": "Ajoutez une condition, ou choisissez la liste d’une page.",
  // automation/editor/faultfinder.js
  "Add a condition.": "Ajoutez une condition.",
  // widgets/memory/page.js
  "Add a fact": "Ajouter un fait",
  // library/worlds.js
  "Add a lorebook": "Ajouter un lorebook",
  // widgets/editlist/forms.js
  "Add a mood": "Ajouter une ambiance",
  // automation/editor/flowform.js
  "Add a parallel call": "Ajouter un appel parallèle",
  // widgets/editlist/personas.js
  "Add a persona": "Ajouter un persona",
  // widgets/editlist/forms.js
  "Add a phrase": "Ajouter une expression",
  // settings/toolbox/toolbox.js
  "Add a program or address that supports MCP. Programs run with your permissions, so add only what you trust. You're asked before each use.": "Ajoutez un programme ou une adresse qui prend en charge MCP. Les programmes s’exécutent avec vos droits : n’ajoutez que ceux de confiance. Votre accord est demandé avant chaque utilisation.",
  // widgets/editlist/prompts.js
  "Add a prompt": "Ajouter un prompt",
  // library/quickreplies.js
  "Add a quick reply": "Ajouter une réponse rapide",
  // library/scripts.js
  "Add a script": "Ajouter un script",
  // composer/answerer.js, settings/models/models.js, settings/toolbox/toolbox.js
  "Add a server": "Ajouter un serveur",
  // library/quickreplies.js
  "Add a set": "Ajouter un ensemble",
  // automation/editor/editor.js, automation/editor/orderedrow.js, automation/editor/stepkinds.js
  "Add a step": "Ajouter une étape",
  // automation/editor/orderedlist.js
  "Add a step after this one": "Ajouter une étape après celle-ci",
  // automation/editor/orderedrow.js
  "Add a step to “{lane}”": "Ajouter une étape à « {lane} »",
  // widgets/folder/tags.js
  "Add a tag": "Ajouter une étiquette",
  // automation/schedules/starts.js
  "Add a trigger": "Ajouter un déclencheur",
  // settings/models/kwargs.js
  "Add a value": "Ajouter une valeur",
  // automation/widgets/varrows.js
  "Add a variable": "Ajouter une variable",
  // library/greetings.js
  "Add an alternate greeting": "Ajouter une variante d’accueil",
  // library/entries.js
  "Add an entry": "Ajouter une entrée",
  // library/preview.js
  "Add as a lorebook": "Ajouter comme lorebook",
  // automation/editor/anyfield.js
  "Add column": "Ajouter une colonne",
  // widgets/conversation/directions.js
  "Add direction": "Ajouter une indication",
  // automation/editor/anyfield.js, automation/editor/askform.js, widgets/editlist/forms.js
  "Add field": "Ajouter un champ",
  // team/request.js, widgets/folder/settings.js
  "Add files": "Ajouter des fichiers",
  // main/commands.js, onboarding/more.js, settings/data/samples.js
  "Add samples": "Ajouter les exemples",
  // settings/speech/speech.js
  "Add the server": "Ajouter le serveur",
  // library/preview.js
  "Add to the library": "Ajouter à la bibliothèque",
  // library/preview.js
  "Add to “{name}”": "Ajouter à « {name} »",
  // library/quickreplies.js
  "Add “{name}”?": "Ajouter « {name} » ?",
  // widgets/samplers/fields.js
  "Added last to each request. What the server refuses is left out, and the inspector says so.": "Ajoutés en dernier à chaque requête. Ce que le serveur refuse est omis, et l’inspecteur l’indique.",
  // settings/models/modelconfig.js
  "Added to the shared system prompt for this model.": "S’ajoute au prompt système commun pour ce modèle.",
  // widgets/folder/settings.js
  "Added to the system prompt of each conversation in this folder.": "Ajoutées à l’invite système de chaque conversation de ce dossier.",
  // settings/models/getanother.js
  "Added.": "Ajouté.",
  // library/cardfields.js, library/preview.js, widgets/conversation/sheet.js
  "Additional instructions": "Instructions supplémentaires",
  // automation/schedules/triggerform.js, model/fieldwords.js, settings/speech/speech.js, widgets/servers/endpointform.js
  "Address": "Adresse",
  // automation/editor/controlforms.js
  "Address of the first page": "Adresse de la première page",
  // automation/editor/values.js
  "Address of this page": "Adresse de cette page",
  // widgets/requestparts.js
  "Adds to the file {path} ({size})": "Ajoute au fichier {path} ({size})",
  // voices/editor.js
  "Adds up to three requests if it finds something to fix.": "Jusqu’à trois requêtes de plus s’il y a quelque chose à corriger.",
  // automation/editor/wordfields.js
  "After 10 rounds of tool calls": "Après 10 séries d’appels d’outils",
  // model/memorywords.js
  "After a reply, the model reads the exchange: lately {tokens} tokens and {time}.": "Après une réponse, le modèle lit l’échange : dernièrement {tokens} tokens et {time}.",
  // model/memorywords.js
  "After a reply, while nothing else happens, the model reads the exchange in one more request.": "Après une réponse, tant que rien d’autre ne se passe, le modèle lit l’échange en un appel de plus.",
  // automation/editor/wordfields.js
  "After each tool, the model is asked again.": "Après chaque outil, le modèle est interrogé de nouveau.",
  // library/entryrules.js
  "After the character": "Après le personnage",
  // library/entryrules.js
  "After the example dialogue": "Après l’exemple de dialogue",
  // automation/run/partsview.js
  "After the failure": "Après l’échec",
  // ../plugins/tts/card.js
  "After the first sentence": "Après la première phrase",
  // automation/schedules/triggerform.js
  "After the workflow": "Après le workflow",
  // automation/widgets/triggerwords.js
  "After “{name}” failed": "Après l’échec de « {name} »",
  // automation/widgets/triggerwords.js
  "After “{name}” succeeded": "Après la réussite de « {name} »",
  // team/agentstab.js, team/page.js
  "Agents": "Agents",
  // model/transfer.js
  "Agnai export": "Export d’Agnai",
  // inspector/numbers.js
  "All": "Tous",
  // library/entryrules.js
  "All are mentioned": "Toutes sont mentionnées",
  // inspector/callchart.js, inspector/sections.js
  "All calls as a table": "Tous les appels en tableau",
  // library/character.js
  "All characters": "Tous les personnages",
  // automation/editor/conditionfield.js
  "All conditions are true": "Toutes les conditions sont vraies",
  // sidebar/groups.js, voices/proof.js
  "All conversations": "Toutes les conversations",
  // sidebar/emptynotice.js
  "All conversations are archived or in the trash. Start a new conversation, or restore one.": "Toutes les conversations sont archivées ou dans la corbeille. Démarrez-en une nouvelle, ou restaurez-en une.",
  // sidebar/acts.js
  "All conversations in the trash will be deleted permanently.": "Toutes les conversations de la corbeille seront supprimées définitivement.",
  // automation/variables/variables.js
  "All groups": "Tous les groupes",
  // voices/habits.js
  "All habits of {model} were forgotten.": "Toutes les habitudes de {model} ont été oubliées.",
  // automation/list/runlist.js
  "All kinds": "Tous les types",
  // widgets/files/encoding.js
  "All languages": "Toutes les langues",
  // library/worlds.js
  "All lorebooks": "Tous les lorebooks",
  // help/view.js
  "All pages": "Toutes les pages",
  // team/deletions.js
  "All rounds, the log and the documents are deleted. Files you added are kept.": "Toutes les itérations, le journal et les documents sont supprimés. Les fichiers que vous avez ajoutés sont conservés.",
  // model/samples.js
  "All samples are deleted, along with your changes to them. Everything else is kept.": "Tous les exemples sont supprimés, avec les modifications que vous y avez apportées. Tout le reste est conservé.",
  // widgets/conversation/scripts.js
  "All scripts": "Tous les scripts",
  // automation/list/runlist.js
  "All states": "Tous les états",
  // model/voiceways.js, settings/models/voicefigures.js
  "All three voices": "Les trois voix",
  // inspector/chooser.js
  "All turns": "Tous les tours",
  // automation/list/runlist.js
  "All workflows": "Tous les workflows",
  // chat/artifacts/deletion.js
  "All {total} variants are deleted, or only number {n}. Deleted variants can't be restored.": "Les {total} variantes sont supprimées, ou seulement le numéro {n}. Les variantes supprimées ne peuvent pas être restaurées.",
  // widgets/approval.js
  "Allow for this conversation": "Autoriser pour cette conversation",
  // widgets/approval.js
  "Allow for this run": "Autoriser pour cette exécution",
  // widgets/approval.js
  "Allow for this task": "Autoriser pour cette tâche",
  // widgets/approval.js
  "Allow once": "Autoriser une fois",
  // widgets/approval.js
  "Allow once with these": "Autoriser une fois avec ceux-ci",
  // widgets/approval.js
  "Allow this host for the conversation": "Autoriser cet hôte pour la conversation",
  // widgets/approval.js
  "Allow this host for the run": "Autoriser cet hôte pour l’exécution",
  // widgets/approval.js
  "Allow this host for the task": "Autoriser cet hôte pour la tâche",
  // widgets/requestparts.js
  "Allow “{tool}”?": "Autoriser « {tool} » ?",
  // model/catalog.js
  "Allowed tools": "Outils autorisés",
  // onboarding/index.js, onboarding/server.js
  "Almost there": "Presque prêt",
  // settings/models/meaning.js
  "Also downloads llama.cpp ({size}) from {host}.": "Télécharge aussi llama.cpp ({size}) depuis {host}.",
  // settings/models/meaning.js
  "Also downloads llama.cpp from {host}.": "Télécharge aussi llama.cpp depuis {host}.",
  // library/character.js
  "Also move the character's conversations to the trash": "Mettre aussi les conversations du personnage à la corbeille",
  // library/entryrules.js
  "Also searched": "Textes aussi examinés",
  // library/scripts.js
  "Also when I edit a message": "Aussi quand je modifie un message",
  // lib/keys.js
  "Alt": "Alt",
  // sidebar/rows.js
  "Alt and the arrow keys move the folder. Left and right close and open it.": "Alt et les flèches déplacent le dossier. Gauche et droite le ferment et l’ouvrent.",
  // library/entries.js, library/entryrules.js, model/appearancechoices.js
  "Always": "Toujours",
  // automation/schedules/permissionlist.js, widgets/approval.js
  "Always allow": "Toujours autoriser",
  // automation/schedules/permissionlist.js
  "Always allow: {tool}": "Toujours autoriser : {tool}",
  // widgets/approval.js
  "Always allow…": "Toujours autoriser…",
  // library/entries.js
  "Always included, no keyword needed.": "Toujours inclus, sans mot-clé.",
  // automation/assistants/assistants.js
  "Always the same tools": "Toujours les mêmes outils",
  // library/entryrules.js
  "Among the last messages": "Parmi les derniers messages",
  // automation/editor/stepform.js
  "An assistant follows this text with its allowed tools. Mention an assistant with @ to choose one.": "Un assistant suit ce texte avec ses outils autorisés. Mentionnez un assistant avec @ pour le choisir.",
  // settings/toolbox/websearch.js
  "An instance of your own, or one that you trust.": "Votre propre instance, ou une instance de confiance.",
  // team/agentwords.js
  "Analyst": "Analyste",
  // model/turnlabels.js
  "Another character's reply": "Réponse d’un autre personnage",
  // ../plugins/tts/card.js
  "Another engine on this computer reads the rest of the reply.": "Un autre moteur de cet ordinateur lit la suite de la réponse.",
  // settings/models/endpointcard.js
  "Another model": "Un autre modèle",
  // model/quickreplies.js
  "Another quick reply is still running.": "Une autre réponse rapide est encore en cours.",
  // onboarding/server.js
  "Another server": "Autre serveur",
  // automation/editor/names.js
  "Another step has this name.": "Une autre étape porte ce nom.",
  // automation/widgets/triggerwords.js
  "Another workflow": "Un autre workflow",
  // automation/editor/controlforms.js, inspector/rawcall.js, sidebar/found.js
  "Answer": "Réponse",
  // model/capabilities.js
  "Answer a short message": "Répondre à un court message",
  // automation/editor/wordfields.js
  "Answer with what is known so far": "Répondre avec ce qui est déjà connu",
  // model/permission.js
  "Any address on {host}": "Toute adresse sur {host}",
  // automation/editor/conditionfield.js
  "Any condition is true": "Au moins une condition est vraie",
  // automation/schedules/rhythmfields.js
  "Any day of the first week. Weeks begin on Monday.": "N’importe quel jour de la première semaine. Les semaines commencent le lundi.",
  // model/permission.js
  "Anything": "Tout",
  // model/permission.js
  "Anywhere in the chosen folder": "Partout dans le dossier choisi",
  // model/permission.js
  "Anywhere in {folder}": "Partout dans {folder}",
  // settings/data/about.js
  "Apache 2.0 or MPL 2.0": "Apache 2.0 ou MPL 2.0",
  // settings/index.js
  "Appearance": "Apparence",
  // settings/models/presetrow.js
  "Apply": "Appliquer",
  // settings/models/presetrow.js
  "Apply {name}": "Appliquer {name}",
  // widgets/files/encoding.js
  "Arabic": "Arabe",
  // sidebar/acts.js, sidebar/many.js
  "Archive": "Archiver",
  // main/destinations.js, sidebar/sidebar.js
  "Archived": "Archivées",
  // library/scripts.js
  "Are filled in as a pattern": "Sont remplies comme un motif",
  // library/scripts.js
  "Are filled in as plain text": "Sont remplies comme du texte",
  // library/scripts.js
  "Are plain text": "Sont du texte",
  // automation/editor/trystep.js, automation/run/partsview.js, automation/run/stepsview.js, model/fieldwords.js, widgets/schema/argsform.js
  "Arguments": "Arguments",
  // automation/run/stepsview.js
  "Arguments as written": "Arguments tels que saisis",
  // automation/variables/variables.js, widgets/schema/configfield.js
  "As JSON.": "En JSON.",
  // widgets/folder/settings.js
  "As everywhere": "Comme partout",
  // library/entries.js
  "As in JavaScript; /pattern/i works too.": "Comme en JavaScript ; /motif/i fonctionne aussi.",
  // widgets/conversation/sheet.js
  "As in other conversations": "Comme dans les autres conversations",
  // model/toolwords.js
  "As text": "Comme texte",
  // composer/tools.js
  "As the folder of this conversation says.": "Selon le dossier de cette conversation.",
  // library/entryrules.js
  "As the lorebook": "Comme le lorebook",
  // widgets/memory/factform.js
  "As the story says it.": "Telle que l’histoire la dit.",
  // model/memorywords.js
  "As the words say": "Selon les mots",
  // settings/appearance/appearance.js
  "Ask": "Demander",
  // automation/editor/stepkinds.js, model/toolwords.js
  "Ask a model": "Interroger un modèle",
  // automation/editor/stepkinds.js, model/toolwords.js
  "Ask a person": "Interroger une personne",
  // automation/editor/stepkinds.js, model/runlabels.js, model/toolwords.js
  "Ask an assistant": "Interroger un assistant",
  // team/begin.js
  "Ask for documents, such as report.docx or chart.svg, and add files to work from. A project manager plans the work, agents do it, and you get the documents.": "Demandez des documents, tels que report.docx ou chart.svg, et ajoutez des fichiers de travail. Un chef de projet planifie le travail, des agents l’exécutent et vous recevez les documents.",
  // automation/editor/wordfields.js
  "Ask me whether to continue": "Me demander s’il faut continuer",
  // automation/editor/stepkinds.js
  "Ask several in parallel": "Plusieurs modèles en parallèle",
  // main/commands.js
  "Ask the team": "Solliciter l’équipe",
  // team/index.js
  "Ask the team for documents": "Demander des documents à l’équipe",
  // widgets/requestparts.js
  "Ask {host}?": "Interroger {host} ?",
  // model/runlabels.js
  "Asks an assistant.": "Interroge un assistant.",
  // model/toolwords.js
  "Asks you a question. The run waits for the answer.": "Vous pose une question. L’exécution attend la réponse.",
  // model/runlabels.js
  "Asks you.": "Vous interroge.",
  // model/runlabels.js
  "Asks {name}.": "Interroge {name}.",
  // automation/editor/morefields.js, model/names.js, model/toolwords.js, widgets/exporting.js
  "Assistant": "Assistant",
  // automation/editor/wordfields.js
  "Assistant for written tasks": "Assistant pour les tâches en langage courant",
  // automation/assistants/assistants.js, automation/page.js, composer/completion.js, model/named.js
  "Assistants": "Assistants",
  // automation/editor/wordfields.js
  "Assistants read this description to find the workflow.": "Les assistants lisent cette description pour trouver le workflow.",
  // automation/schedules/rhythmfields.js
  "At": "Heure",
  // automation/schedules/rhythmfields.js
  "At minute": "À la minute",
  // settings/models/prompts.js
  "At most this many tokens": "Au plus ce nombre de tokens",
  // settings/models/prompts.js
  "At most this share of the context, in %": "Au plus cette part du contexte, en %",
  // composer/composermenu.js
  "Attach and write": "Joindre et écrire",
  // composer/composermenu.js, composer/intake.js
  "Attach files or images": "Joindre des fichiers ou des images",
  // lib/files.js
  "Attach the image too": "Joindre aussi l’image",
  // model/toolwords.js
  "Attachments": "Pièces jointes",
  // ../plugins/tts/widget.js
  "Audio position": "Position dans l’audio",
  // voices/editor.js
  "Audits": "Contrôles",
  // main/commands.js, widgets/conversation/context.js, widgets/conversation/sheet.js
  "Author's note": "Note de l’auteur",
  // settings/models/localchoices.js
  "Automatic": "Automatique",
  // settings/toolbox/toolservers.js
  "Available tools": "Outils disponibles",
  // automation/schedules/permissionlist.js, help/view.js, widgets/approval.js
  "Back": "Retour",
  // sidebar/sidebar.js
  "Back to conversations": "Revenir aux conversations",
  // lib/page.js
  "Back to the conversation": "Revenir à la conversation",
  // lib/page.js
  "Back to the conversation (Esc)": "Revenir à la conversation (Échap)",
  // main/commands.js
  "Back to the conversation from runs or the team": "Revenir à la conversation depuis les exécutions ou l’équipe",
  // team/detail.js
  "Back to the list": "Revenir à la liste",
  // team/preview.js
  "Back to {name}": "Revenir à {name}",
  // settings/data/backups.js
  "Back up and restore": "Sauvegarder et restaurer",
  // main/commands.js, settings/data/backups.js
  "Back up now": "Sauvegarder maintenant",
  // settings/data/backups.js
  "Backing up and verifying…": "Sauvegarde et vérification…",
  // settings/data/backups.js
  "Backing up the current data, then restoring…": "Sauvegarde des données actuelles, puis restauration…",
  // settings/data/backups.js
  "Backup made and verified.": "Sauvegarde faite et vérifiée.",
  // main/settingnames.js, settings/data/data.js
  "Backups": "Sauvegardes",
  // sidebar/oldbackups.js
  "Backups still contain what you delete. Daily backups are removed after four weeks at the latest, others are kept until you remove them.": "Les sauvegardes contiennent encore ce que vous supprimez. Les quotidiennes disparaissent au plus tard après quatre semaines, les autres restent jusqu’à ce que vous les retiriez.",
  // settings/data/backups.js
  "Backups, newest first": "Sauvegardes, les plus récentes d’abord",
  // widgets/files/encoding.js
  "Baltic": "Balte",
  // voices/habits.js
  "Ban": "Interdire",
  // widgets/editlist/forms.js
  "Ban while the model writes": "Interdire pendant que le modèle écrit",
  // voices/habits.js
  "Ban “{name}”": "Interdire « {name} »",
  // voices/habits.js
  "Banned": "Interdite",
  // chat/calls.js
  "Before calling, the model wrote:": "Avant l’appel, le modèle a écrit :",
  // library/entryrules.js
  "Before the character": "Avant le personnage",
  // library/entryrules.js
  "Before the example dialogue": "Avant l’exemple de dialogue",
  // library/entryrules.js
  "Below the author's note": "Au-dessous de la note de l’auteur",
  // widgets/folder/settings.js
  "Blue": "Bleu",
  // model/appearancechoices.js
  "Blue-black with warm light.": "Bleu-noir et lumière chaude.",
  // chat/actions.js
  "Bookmark": "Mettre un signet",
  // chat/bookmarks.js
  "Bookmark the last message": "Signet sur le dernier message",
  // chat/bookmarks.js, chat/titlemenu.js
  "Bookmarks": "Signets",
  // voices/notes.js
  "Both": "Les deux",
  // automation/editor/stepkinds.js, automation/run/partsview.js
  "Branch {n}": "Branche {n}",
  // automation/run/partsview.js
  "Branches": "Branches",
  // library/entries.js
  "Breaks ties; lower first.": "Départage les égalités ; le plus bas d’abord.",
  // team/agentstab.js
  "Built in": "Intégré",
  // settings/data/about.js
  "Built with these open-source projects.": "Construit avec ces projets open source.",
  // team/agentstab.js
  "Built-in agents can't be changed. Create your own agent instead.": "Les agents intégrés ne peuvent pas être modifiés. Créez plutôt votre propre agent.",
  // settings/models/models.js
  "Built-in demo": "Démo intégrée",
  // library/quickreplies.js
  "Button": "Bouton",
  // library/index.js
  "Buttons above the message box, with a text or commands.": "Des boutons au-dessus du champ de message, avec un texte ou des commandes.",
  // automation/widgets/triggerwords.js
  "By a schedule": "Par une planification",
  // sidebar/listhead.js
  "By character": "Par personnage",
  // sidebar/listhead.js
  "By folder": "Par dossier",
  // automation/widgets/triggerwords.js
  "By hand": "À la main",
  // automation/schedules/starts.js
  "By hand. Add a trigger to start it at a time, when a file appears, or when it is called.": "À la main. Ajoutez un déclencheur pour le démarrer à une heure, quand un fichier apparaît ou quand il est appelé.",
  // automation/widgets/cron.js
  "By its fields: {fields}": "Selon ses champs : {fields}",
  // widgets/memory/page.js
  "By messages": "Par messages",
  // settings/models/getanother.js
  "By name or address": "Par nom ou adresse",
  // widgets/memory/page.js
  "By story time": "Par temps de l’histoire",
  // sidebar/listhead.js
  "By time": "Par date",
  // settings/models/meaning.js
  "By words only": "Par mots seulement",
  // automation/widgets/triggerwords.js
  "By {command}": "Par {command}",
  // library/character.js
  "CHARX with all files": "CHARX avec tous les fichiers",
  // inspector/numbers.js
  "Call": "Appel",
  // automation/editor/trystep.js
  "Call the tool once": "Appeler l’outil une fois",
  // automation/editor/flowform.js
  "Call {n}": "Appel {n}",
  // automation/widgets/triggerwords.js
  "Called by another program": "Appelé par un autre programme",
  // library/entryrules.js
  "Calls no other entries": "N’appelle aucune autre entrée",
  // widgets/requestparts.js
  "Calls the tool server {program}": "Appelle le serveur d’outils {program}",
  // model/runlabels.js
  "Calls “{name}”.": "Appelle « {name} ».",
  // library/cardfields.js
  "Can be changed for each conversation.": "Modifiable pour chaque conversation.",
  // automation/run/againdialog.js, automation/schedules/trytrigger.js, automation/widgets/startdialog.js, chat/artifacts/deletion.js, chat/editbox.js, lib/overlay.js, library/preview.js, library/transfer/review.js, widgets/crop.js, widgets/memory/factform.js, widgets/savebar.js, widgets/servers/modelpick.js
  "Cancel": "Annuler",
  // library/preview.js
  "Card format {format}": "Format de carte {format}",
  // widgets/memory/carry.js
  "Carried facts apply to every branch there, and can be removed together.": "Les faits repris y valent sur chaque branche et peuvent être supprimés ensemble.",
  // widgets/memory/page.js
  "Carried over": "Repris",
  // widgets/memory/carry.js
  "Carry over facts": "Reprendre des faits",
  // widgets/memory/carry.js
  "Carry over into": "Reprendre dans",
  // widgets/memory/page.js
  "Carry over into another conversation": "Reprendre dans une autre conversation",
  // widgets/files/encoding.js
  "Central Europe": "Europe centrale",
  // model/turnlabels.js
  "Change of person": "Changement de personne",
  // model/turnlabels.js
  "Change of tense": "Changement de temps",
  // automation/schedules/permissionlist.js, automation/schedules/starts.js
  "Change: {name}": "Modifier : {name}",
  // voices/proof.js
  "Changed: {n} of {all} sentences, in {replies, plural, one {# reply} other {# replies}}.": "Modifiées : {n} phrases sur {all}, dans {replies, plural, one {# réponse} other {# réponses}}.",
  // chat/review.js, inspector/editorsections.js, library/scripts.js
  "Changes": "Modifications",
  // model/scriptwords.js
  "Changes new messages for good.": "Change les nouveaux messages pour de bon.",
  // voices/audits.js
  "Changes of person": "Changements de personne",
  // voices/audits.js
  "Changes of tense": "Changements de temps",
  // automation/schedules/permissionlist.js
  "Change…": "Modifier…",
  // settings/appearance/appearance.js
  "Changing the language reloads the window.": "Changer de langue recharge la fenêtre.",
  // library/cardfields.js, main/destinations.js, sidebar/found.js
  "Character": "Personnage",
  // widgets/conversation/context.js
  "Character and persona": "Personnage et persona",
  // library/worlds.js
  "Character book for V2 and V3 cards": "Character book pour cartes V2 et V3",
  // model/transfer.js
  "Character card or lorebook": "Carte de personnage ou lorebook",
  // settings/data/association.js
  "Character cards in the file manager": "Cartes de personnage dans le gestionnaire de fichiers",
  // library/entryrules.js
  "Character's description": "Description du personnage",
  // library/cardfields.js, library/entryrules.js, library/preview.js
  "Character's note": "Note du personnage",
  // library/personas.js, widgets/conversation/sheet.js
  "Character's persona, or the default": "Persona du personnage, ou celui par défaut",
  // library/entryrules.js
  "Character's personality": "Personnalité du personnage",
  // library/characters.js, library/entryrules.js, library/index.js, widgets/members.js, widgets/memory/page.js, widgets/newchat.js
  "Characters": "Personnages",
  // composer/completion.js
  "Characters and assistants": "Personnages et assistants",
  // library/personas.js
  "Characters call you by this name. It replaces {{user}}.": "Les personnages vous appellent par ce nom. Il remplace {{user}}.",
  // widgets/members.js
  "Characters in the library": "Personnages de la bibliothèque",
  // chat/titlemenu.js, composer/castbar.js, main/commands.js, widgets/conversation/sheet.js, widgets/members.js
  "Characters of this conversation": "Personnages de cette conversation",
  // model/toolwords.js
  "Chart": "Graphique",
  // chat/empty.js
  "Chat with {name}": "Discuter avec {name}",
  // model/transfer.js
  "ChatGPT export": "Export ChatGPT",
  // model/transfer.js
  "Chatbot UI export": "Export de Chatbot UI",
  // settings/data/data.js
  "Check database": "Vérifier la base de données",
  // main/commands.js, settings/data/about.js
  "Check for a new release": "Rechercher une nouvelle version",
  // model/callwords.js
  "Checked the date and time": "Date et heure consultées",
  // settings/models/local.js
  "Checking": "Vérification",
  // automation/editor/dryrun.js
  "Checking each step…": "Vérification de chaque étape…",
  // settings/data/data.js
  "Checking every page of the database…": "Vérification de chaque page de la base de données…",
  // model/engine.js
  "Checking the engine": "Vérification du moteur",
  // model/engine.js
  "Checking the graphics card": "Vérification de la carte graphique",
  // model/engine.js
  "Checking {name}": "Vérification : {name}",
  // voices/editor.js
  "Checks the finished reply and fixes what it finds.": "Contrôle la réponse terminée et corrige ce qu’il relève.",
  // model/transfer.js
  "Cherry Studio backup": "Sauvegarde de Cherry Studio",
  // widgets/files/encoding.js
  "Chinese": "Chinois",
  // automation/editor/askform.js
  "Choice": "Choix",
  // automation/editor/askform.js
  "Choices, one per line": "Choix, un par ligne",
  // automation/schedules/triggerform.js, widgets/schema/configfield.js
  "Choose": "Choisir",
  // model/named.js
  "Choose a conversation": "Choisir une conversation",
  // widgets/memory/carry.js
  "Choose a conversation…": "Choisir une conversation…",
  // lib/calendar.js, lib/input.js
  "Choose a day": "Choisir un jour",
  // library/transfer/section.js, widgets/pathpicker.js
  "Choose a file": "Choisir un fichier",
  // widgets/pathpicker.js
  "Choose a file for {field}": "Choisir un fichier pour {field}",
  // library/transfer/section.js, main/commands.js, settings/toolbox/toolbox.js, widgets/pathpicker.js
  "Choose a folder": "Choisir un dossier",
  // widgets/pathpicker.js
  "Choose a folder for {field}": "Choisir un dossier pour {field}",
  // settings/appearance/appearance.js
  "Choose a font on this computer": "Choisir une police de cet ordinateur",
  // automation/editor/controlforms.js, automation/editor/valuepick.js
  "Choose a list": "Choisir une liste",
  // automation/editor/faultfinder.js
  "Choose a list.": "Choisissez une liste.",
  // model/named.js
  "Choose a method": "Choisir une méthode",
  // composer/answerer.js, model/named.js, onboarding/advice.js, onboarding/index.js, settings/models/endpointcard.js, settings/models/meaning.js
  "Choose a model": "Choisir un modèle",
  // onboarding/server.js
  "Choose a model on {server}": "Choisir un modèle sur {server}",
  // onboarding/here.js
  "Choose a model yourself": "Choisir soi-même un modèle",
  // automation/list/runlist.js
  "Choose a run to see its steps and its log.": "Choisissez une exécution pour voir ses étapes et son journal.",
  // team/list.js
  "Choose a team, or make a new request.": "Choisissez une équipe, ou faites une nouvelle demande.",
  // automation/schedules/scheduleform.js, automation/widgets/startdialog.js
  "Choose a time in the future.": "Choisissez une date future.",
  // model/named.js
  "Choose a time zone": "Choisir un fuseau horaire",
  // automation/editor/stepform.js, settings/toolbox/websearch.js
  "Choose a tool": "Choisir un outil",
  // settings/toolbox/websearch.js
  "Choose a tool to turn on web search.": "Choisissez un outil pour activer la recherche web.",
  // automation/editor/faultfinder.js
  "Choose a tool.": "Choisissez un outil.",
  // automation/schedules/triggers.js
  "Choose a trigger, or create one for a workflow.": "Choisissez un déclencheur, ou créez-en un pour un workflow.",
  // automation/variables/variables.js
  "Choose a variable, or create one.": "Choisissez une variable ou créez-en une.",
  // ../plugins/tts/reader.js
  "Choose a voice": "Choisir une voix",
  // automation/editor/stepform.js, model/named.js
  "Choose a workflow": "Choisir un workflow",
  // automation/editor/templates.js
  "Choose a workflow to get a job done: its steps are tools, written tasks and other workflows. Choose a flow to work on a text: it is a chain of prompts.": "Choisissez un workflow pour accomplir une tâche : ses étapes sont des outils, des tâches et d’autres workflows. Choisissez un flux pour travailler un texte : c’est une chaîne de prompts.",
  // automation/editor/templates.js
  "Choose a workflow to see its steps, or create one.": "Choisissez un workflow pour voir ses étapes, ou créez-en un.",
  // automation/editor/faultfinder.js
  "Choose a workflow.": "Choisissez un workflow.",
  // widgets/memory/carry.js
  "Choose all": "Tout choisir",
  // chat/clicks.js
  "Choose an action for “{word}”": "Choisir une action pour « {word} »",
  // team/agentstab.js
  "Choose an agent, or create one.": "Choisissez un agent ou créez-en un.",
  // model/named.js
  "Choose an assistant": "Choisir un assistant",
  // automation/assistants/assistants.js
  "Choose an assistant, or create one.": "Choisissez un assistant ou créez-en un.",
  // widgets/schema/configfield.js
  "Choose an option.": "Choisissez une option.",
  // composer/answerer.js, model/failure.js, onboarding/advice.js, onboarding/here.js
  "Choose another model": "Choisir un autre modèle",
  // automation/editor/stepform.js
  "Choose another tool": "Choisir un autre outil",
  // automation/editor/stepform.js
  "Choose another workflow": "Choisir un autre workflow",
  // settings/speech/speech.js
  "Choose engines and voices in the Read aloud panel.": "Choisissez moteurs et voix dans le panneau « Lire à voix haute ».",
  // widgets/memory/carry.js
  "Choose none": "Ne rien choisir",
  // widgets/portraitbutton.js
  "Choose picture": "Choisir une image",
  // main/commands.js
  "Choose the file to import": "Choisir le fichier à importer",
  // main/commands.js
  "Choose the folder to import": "Choisir le dossier à importer",
  // main/commands.js
  "Choose the folder to save in": "Choisir le dossier d’enregistrement",
  // composer/keynames.js
  "Choose the model that replies": "Choisir le modèle qui répond",
  // settings/toolbox/toolbox.js
  "Choose the tools of a conversation at its message box, or for a folder in the folder's settings.": "Choisissez les outils d’une conversation près de sa zone de message, et ceux d’un dossier dans ses réglages.",
  // composer/keynames.js
  "Choose the tools of this conversation": "Choisir les outils de cette conversation",
  // widgets/pathpicker.js
  "Choose this folder": "Choisir ce dossier",
  // composer/tools.js
  "Choose what the model may use in this conversation, from your next message on. Tools marked “asks first” wait for you.": "Choisissez ce que le modèle peut utiliser dans cette conversation, dès votre prochain message. Les outils marqués « demande d’abord » vous attendent.",
  // composer/castbar.js
  "Choose who speaks": "Choisir qui parle",
  // model/transfer.js
  "Claude export": "Export de Claude",
  // sidebar/many.js
  "Clear the selection": "Annuler la sélection",
  // widgets/samplers/fields.js
  "Clear to use the server's value": "Effacer pour utiliser la valeur du serveur",
  // widgets/samplers/fields.js
  "Clear {name}": "Effacer {name}",
  // ../plugins/tts/card.js
  "Clicking a word plays": "Un clic sur un mot lit",
  // model/toolwords.js
  "Client ID, client secret and address of the tokens. A token is fetched before the request.": "Identifiant et secret du client, et adresse des jetons. Un jeton est demandé avant la requête.",
  // chat/editbox.js, chat/find.js, chat/pictures.js, lib/overlay.js, settings/models/getanother.js, settings/models/models.js
  "Close": "Fermer",
  // help/view.js, lib/sections.js
  "Close (Esc)": "Fermer (Échap)",
  // main/closing.js
  "Close after the reply": "Fermer après la réponse",
  // model/engine.js
  "Close other programs first.": "Fermez d’abord d’autres programmes.",
  // settings/index.js
  "Close settings": "Fermer les paramètres",
  // lib/panel.js
  "Close the focused panel": "Fermer le panneau actif",
  // help/view.js
  "Close the help": "Fermer l’aide",
  // library/index.js
  "Close the library": "Fermer la bibliothèque",
  // main/commands.js
  "Close the open document": "Fermer le document ouvert",
  // team/preview.js
  "Close the preview": "Fermer l’aperçu",
  // team/preview.js
  "Close the preview (Esc)": "Fermer l’aperçu (Échap)",
  // lib/panel.js
  "Close {title}": "Fermer {title}",
  // team/agentwords.js
  "Coder": "Programmeur",
  // chat/artifacts/widget.js
  "Collapse": "Réduire",
  // sidebar/folderrow.js, widgets/folder/settings.js
  "Color": "Couleur",
  // automation/editor/anyfield.js
  "Column": "Colonne",
  // model/toolwords.js
  "Columns": "Colonnes",
  // automation/editor/askform.js
  "Columns, one per line": "Colonnes, une par ligne",
  // model/appearancechoices.js
  "Comfortable": "Confortable",
  // automation/schedules/triggerform.js, model/toolwords.js
  "Command": "Commande",
  // palette/palette.js
  "Command palette": "Palette de commandes",
  // settings/toolbox/toolserverform.js
  "Command, address or configuration": "Commande, adresse ou configuration",
  // composer/completion.js
  "Commands": "Commandes",
  // model/appearancechoices.js
  "Compact": "Compacte",
  // automation/run/runhead.js
  "Compare": "Comparer",
  // automation/editor/conditionfield.js
  "Compare with a value": "Comparer à une valeur",
  // voices/tryit.js
  "Compare with this conversation": "Comparer à cette conversation",
  // automation/editor/conditionfield.js
  "Compared with": "Comparé à",
  // automation/run/compareview.js
  "Compared with the last successful run": "Comparée à la dernière exécution réussie",
  // automation/editor/conditionfield.js
  "Compared with: {value}": "Comparé à : {value}",
  // automation/editor/conditionfield.js
  "Comparison": "Comparaison",
  // team/agentwords.js
  "Computes with tables and makes tables, charts and reports from them.": "Calcule à partir de tableaux et en tire des tableaux, des graphiques et des rapports.",
  // team/begin.js
  "Connect a model": "Connecter un modèle",
  // settings/toolbox/toolserverform.js
  "Connect and list tools": "Se connecter et lister les outils",
  // settings/toolbox/toolserverform.js
  "Connecting and listing tools…": "Connexion et récupération des outils…",
  // settings/toolbox/toolservers.js
  "Connecting to {server}…": "Connexion à {server}…",
  // settings/data/privacy.js
  "Contacted since Terzetto started": "Contactés depuis le démarrage de Terzetto",
  // model/toolwords.js
  "Content": "Contenu",
  // library/transfer/review.js
  "Contents": "Contenu",
  // settings/models/localchoices.js
  "Context": "Contexte",
  // model/capabilities.js, widgets/samplers/samplers.js
  "Context size": "Taille du contexte",
  // chat/actions.js, chat/message.js, widgets/requestcard.js
  "Continue": "Continuer",
  // composer/composermenu.js, main/commands.js
  "Continue the last reply": "Continuer la dernière réponse",
  // automation/editor/morefields.js
  "Continue when the step fails": "Continuer si l’étape échoue",
  // model/runlabels.js
  "Continues with one of two branches.": "Continue avec l’une des deux branches.",
  // chat/titlemenu.js, chat/transcript.js, lib/keys.js, main.js, main/destinations.js, model/toolwords.js, sidebar/found.js, team/roundview.js
  "Conversation": "Conversation",
  // chat/titlemenu.js, main/commands.js
  "Conversation menu": "Menu de la conversation",
  // widgets/members.js
  "Conversation with several characters": "Conversation à plusieurs personnages",
  // chat/header.js, lib/page.js, main/destinations.js, model/named.js, settings/appearance/appearance.js, sidebar/sidebar.js
  "Conversations": "Conversations",
  // chat/rescue.js
  "Conversations that lost their name are now called “Recovered: …”.": "Les conversations qui ont perdu leur nom s'appellent maintenant « Recovered: … ».",
  // library/character.js
  "Conversations with this character are kept. Importing the same card again reconnects them.": "Les conversations avec ce personnage sont conservées. Importer de nouveau la même carte les y rattache.",
  // settings/data/backups.js
  "Conversations, characters, servers and settings return to {at}. Later changes are backed up first, so you can return to them. Replies in progress are stopped.": "Les conversations, personnages, serveurs et paramètres reviennent à leur état du {at}. Les modifications ultérieures sont d’abord sauvegardées : vous pourrez y revenir. Les réponses en cours sont arrêtées.",
  // library/entryrules.js
  "Cooldown": "Pause ensuite",
  // lib/code.js
  "Copied": "Copié",
  // lib/copybutton.js, lib/copying.js
  "Copied.": "Copié.",
  // automation/widgets/value.js, chat/actions.js, onboarding/install.js, settings/data/about.js
  "Copy": "Copier",
  // automation/schedules/triggerform.js
  "Copy address": "Copier l’adresse",
  // automation/editor/editorbar.js, inspector/sections.js
  "Copy as JSON": "Copier en JSON",
  // lib/code.js
  "Copy code": "Copier le code",
  // automation/schedules/triggerform.js
  "Copy curl command": "Copier la commande curl",
  // main/commands.js
  "Copy diagnostics": "Copier le diagnostic",
  // settings/data/data.js
  "Copy path": "Copier le chemin",
  // widgets/servers/probe.js
  "Copy report": "Copier le rapport",
  // inspector/rawcall.js
  "Copy request": "Copier la requête",
  // inspector/rawcall.js
  "Copy response": "Copier la réponse",
  // chat/rowmenu.js
  "Copy selection": "Copier la sélection",
  // automation/schedules/triggerform.js
  "Copy the token now. It won't be shown again.": "Copiez le jeton maintenant. Il ne sera plus affiché.",
  // automation/schedules/triggerform.js
  "Copy token": "Copier le jeton",
  // settings/appearance/appearance.js
  "Couldn't list the fonts of this computer.": "Impossible de lister les polices de cet ordinateur.",
  // settings/data/about.js
  "Couldn't load the license text.": "Impossible de charger le texte de la licence.",
  // settings/models/models.js
  "Couldn't load the list of servers.": "Impossible de charger la liste des serveurs.",
  // ../plugins/tts/voiceform.js
  "Couldn't load the voices. Try again.": "Impossible de charger les voix. Réessayez.",
  // chat/pictures.js
  "Couldn't load {name}": "Impossible de charger {name}",
  // chat/artifacts/media.js
  "Couldn't load {name}.": "Impossible de charger {name}.",
  // ipc/http.js
  "Couldn't reach Terzetto. The program may have been closed.": "Impossible de joindre Terzetto. Le programme a peut-être été fermé.",
  // lib/copybutton.js, lib/copying.js, main/commands.js
  "Couldn't reach the clipboard.": "Presse-papiers inaccessible.",
  // composer/answerer.js
  "Couldn't reach {server}.": "Impossible de joindre {server}.",
  // chat/artifacts/media.js
  "Couldn't read the file.": "Impossible de lire le fichier.",
  // ipc/http.js
  "Couldn't read the image.": "Impossible de lire l’image.",
  // ../plugins/tts/reader.js, ../plugins/tts/voiceform.js
  "Couldn't read the reply aloud. Try again.": "Impossible de lire la réponse à voix haute. Réessayez.",
  // ipc/wails.js
  "Couldn't read what was dropped.": "Impossible de lire ce qui a été déposé.",
  // ipc/index.js, ipc/wails.js
  "Couldn't read {name}. The file may have been moved or deleted, or is a folder.": "Impossible de lire {name}. Le fichier a peut-être été déplacé ou supprimé, ou c’est un dossier.",
  // ../plugins/tts/widget.js
  "Couldn't save the audio.": "Impossible d’enregistrer l’audio.",
  // ipc/http.js, ipc/wails.js
  "Couldn't send the file.": "Impossible d’envoyer le fichier.",
  // widgets/files/items.js
  "Couldn't show {name}. Save the file to open it in another app.": "Impossible d’afficher {name}. Enregistrez le fichier pour l’ouvrir dans une autre application.",
  // widgets/memory/factform.js
  "Counted from its first day.": "Compté depuis son premier jour.",
  // library/scripts.js
  "Counted from the newest, which is 0.": "Compté depuis le plus récent, qui est 0.",
  // library/entryrules.js, library/worlds.js
  "Counted from the newest.": "Comptés depuis le plus récent.",
  // voices/proof.js
  "Counting…": "Comptage…",
  // model/toolwords.js
  "Counts the days from one date to another.": "Compte les jours d’une date à l’autre.",
  // voices/proof.js
  "Counts what the Editor changed. No model is asked.": "Compte ce que le Relecteur a changé. Aucun modèle n’est interrogé.",
  // model/appearancechoices.js
  "Cream and oxblood.": "Crème et sang-de-bœuf.",
  // automation/schedules/triggerform.js, widgets/formdetail.js
  "Create": "Créer",
  // team/agentstab.js
  "Created by you": "Créé par vous",
  // widgets/requestparts.js
  "Creates {path}": "Crée {path}",
  // team/agentwords.js
  "Creative": "Créatif",
  // library/cardfields.js, model/fieldwords.js
  "Creator": "Créateur",
  // library/cardfields.js, library/entryrules.js, library/preview.js
  "Creator's notes": "Notes du créateur",
  // widgets/crop.js
  "Crop the portrait": "Recadrer le portrait",
  // lib/keys.js
  "Ctrl": "Ctrl",
  // automation/editor/values.js
  "Cursor of this page": "Curseur de cette page",
  // automation/schedules/rhythmfields.js
  "Custom (cron)": "Personnalisée (cron)",
  // main/settingnames.js, settings/appearance/appearance.js, settings/appearance/customlook.js
  "Custom CSS": "CSS personnalisé",
  // model/customcss.js
  "Custom CSS can have at most {n} characters.": "Le CSS personnalisé peut compter {n} caractères au plus.",
  // settings/appearance/customlook.js
  "Custom CSS is saved.": "Le CSS personnalisé est enregistré.",
  // widgets/files/encoding.js
  "Cyrillic": "Cyrillique",
  // widgets/samplers/samplers.js
  "DRY allowed length": "Longueur permise DRY",
  // widgets/samplers/samplers.js
  "DRY base": "Base DRY",
  // widgets/samplers/samplers.js
  "DRY multiplier": "Multiplicateur DRY",
  // widgets/samplers/samplers.js
  "DRY range": "Portée DRY",
  // widgets/samplers/samplers.js
  "DRY sequence breakers": "Séparateurs DRY",
  // model/turnlabels.js, voices/audits.js
  "Dashes in a row": "Tirets à la suite",
  // settings/index.js
  "Data": "Données",
  // automation/editor/values.js
  "Data from another program": "Données d’un autre programme",
  // automation/schedules/trytrigger.js
  "Data of the call": "Données de l’appel",
  // model/transfer.js
  "Data to import": "Données à importer",
  // automation/schedules/scheduleform.js, model/toolwords.js
  "Date and time": "Date et heure",
  // automation/schedules/rhythmfields.js
  "Dates to leave out, with commas between them.": "Les dates à omettre, séparées par des virgules.",
  // automation/schedules/rhythmfields.js
  "Day": "Jour",
  // widgets/memory/page.js
  "Day {n}": "Jour {n}",
  // model/toolwords.js
  "Days between two dates": "Jours entre deux dates",
  // automation/schedules/rhythmfields.js
  "Days of the week": "Jours de la semaine",
  // model/appearancechoices.js
  "Deep green.": "Vert profond.",
  // model/transfer.js
  "DeepSeek export": "Export de DeepSeek",
  // automation/assistants/assistants.js, automation/editor/wordfields.js
  "Default assistant": "Assistant par défaut",
  // library/cardfields.js
  "Default persona": "Persona par défaut",
  // ../plugins/tts/card.js
  "Default speech voice": "Voix de lecture par défaut",
  // settings/data/data.js
  "Default: 500 MB. Backups include these files.": "Par défaut : 500 Mo. Les sauvegardes incluent ces fichiers.",
  // model/toolwords.js
  "Default: all columns.": "Par défaut : toutes les colonnes.",
  // model/toolwords.js
  "Default: all conversations.": "Par défaut : toutes les conversations.",
  // automation/schedules/triggerform.js
  "Default: all files except hidden ones. A file counts after two seconds without changes.": "Par défaut : tous les fichiers, sauf les fichiers cachés. Un fichier est pris en compte après deux secondes sans modification.",
  // model/toolwords.js
  "Default: the conversation of the run.": "Par défaut : la conversation de l’exécution.",
  // model/toolwords.js
  "Default: the first sheet.": "Par défaut : la première feuille.",
  // model/toolwords.js
  "Default: the model that answers in conversations.": "Par défaut : le modèle qui répond dans les conversations.",
  // model/toolwords.js
  "Default: what the path ends with.": "Par défaut : la fin du chemin.",
  // automation/editor/controlforms.js, automation/editor/stepform.js, model/toolwords.js, widgets/schema/schema.js
  "Default: {value}": "Par défaut : {value}",
  // model/toolwords.js
  "Definition": "Définition",
  // lib/keys.js
  "Del": "Suppr",
  // library/entryrules.js
  "Delay": "Pas avant",
  // automation/editor/editorbar.js, automation/editor/orderedlist.js, automation/run/runhead.js, automation/schedules/startform.js, chat/actions.js, chat/readnotes.js, lib/overlay.js, library/character.js, settings/models/endpointcard.js, settings/models/local.js, settings/models/presetrow.js, team/deletions.js, team/detail.js, widgets/editlist/row.js, widgets/formdetail.js
  "Delete": "Supprimer",
  // main/commands.js
  "Delete a step": "Supprimer une étape",
  // chat/artifacts/deletion.js
  "Delete all {total}": "Supprimer les {total}",
  // sidebar/folderrow.js
  "Delete folder": "Supprimer le dossier",
  // settings/toolbox/websearch.js, widgets/servers/endpointform.js
  "Delete key": "Supprimer la clé",
  // sidebar/acts.js
  "Delete permanently": "Supprimer définitivement",
  // chat/artifacts/widget.js
  "Delete the result of {plugin}": "Supprimer le résultat de « {plugin} »",
  // chat/artifacts/deletion.js
  "Delete the result of {plugin}?": "Supprimer le résultat de « {plugin} » ?",
  // automation/schedules/scheduleform.js
  "Delete the schedule for “{workflow}”?": "Supprimer la planification de « {workflow} » ?",
  // automation/schedules/triggerform.js
  "Delete the trigger for “{workflow}”?": "Supprimer le déclencheur de « {workflow} » ?",
  // team/roundview.js
  "Delete this message": "Supprimer ce message",
  // chat/removal.js, team/deletions.js
  "Delete this message?": "Supprimer ce message ?",
  // chat/artifacts/deletion.js
  "Delete variant {n}": "Supprimer la variante {n}",
  // automation/editor/editorbar.js, automation/run/runhead.js, library/character.js, settings/models/endpointcard.js, settings/models/local.js, sidebar/acts.js, team/deletions.js, widgets/editlist/editlist.js, widgets/formdetail.js
  "Delete “{name}”?": "Supprimer « {name} » ?",
  // widgets/members.js
  "Deleted character": "Personnage supprimé",
  // chat/removal.js
  "Deleted.": "Supprimé.",
  // sidebar/acts.js, widgets/editlist/editlist.js
  "Deleting can't be undone.": "La suppression est irréversible.",
  // composer/answerer.js
  "Demo": "Démo",
  // settings/appearance/appearance.js
  "Density": "Densité",
  // library/cardfields.js, library/entryrules.js, widgets/conversation/sheet.js
  "Depth": "Profondeur",
  // automation/editor/faultfinder.js
  "Describe the task.": "Décrivez la tâche.",
  // library/cardfields.js, library/preview.js, model/fieldwords.js, widgets/editlist/personas.js
  "Description": "Description",
  // lib/failuredetails.js, library/cardfields.js, voices/panel.js, widgets/listdetail.js
  "Details": "Détails",
  // settings/data/about.js
  "Diagnostics": "Diagnostic",
  // main/commands.js
  "Diagnostics copied. They contain no keys and no text from your conversations.": "Diagnostic copié. Il ne contient ni clés ni texte de vos conversations.",
  // model/turnlabels.js
  "Different approach": "Autre approche",
  // automation/run/compareview.js
  "Differs": "Différent",
  // model/toolwords.js
  "Digest": "Digest",
  // model/turnlabels.js
  "Direct the scene": "Diriger la scène",
  // model/turnlabels.js
  "Directed the scene": "Scène dirigée",
  // chat/phase.js
  "Directing": "Mise en scène",
  // inspector/sections.js, widgets/conversation/directions.js, widgets/editlist/forms.js
  "Direction": "Indications",
  // model/turnlabels.js
  "Direction note": "Noter les indications",
  // widgets/conversation/directions.js
  "Direction removed.": "Indication retirée.",
  // main/commands.js, voices/notes.js, widgets/conversation/sheet.js
  "Directions in this branch": "Indications de cette branche",
  // model/turnlabels.js, voices/director.js, voices/notes.js
  "Director": "Metteur en scène",
  // voices/index.js
  "Director Writer Editor tools plug-ins": "Metteur en scène Auteur Relecteur outils extensions",
  // model/capabilities.js
  "Director and Editor can't run with this model. The Writer replies alone.": "Le Metteur en scène et le Relecteur ne peuvent pas fonctionner avec ce modèle. L’Auteur répond seul.",
  // settings/models/voicetest.js
  "Director and Editor with this model": "Metteur en scène et Relecteur avec ce modèle",
  // model/capabilities.js
  "Director and Editor work fully.": "Le Metteur en scène et le Relecteur fonctionnent pleinement.",
  // widgets/conversation/directions.js
  "Director and Writer read the directions.": "Le Metteur en scène et l’Auteur lisent les indications.",
  // voices/director.js
  "Director thinks first": "Le Metteur en scène réfléchit d’abord",
  // automation/editor/editorbar.js, settings/models/local.js, widgets/savebar.js
  "Discard": "Abandonner",
  // main/closing.js
  "Discard and close": "Abandonner et fermer",
  // model/appearance.js
  "Discard and reload": "Abandonner et recharger",
  // automation/editor/editorbar.js
  "Discard changes": "Abandonner les modifications",
  // automation/editor/editorbar.js, main/closing.js, model/appearance.js
  "Discard the changes?": "Abandonner les modifications ?",
  // settings/models/local.js
  "Discard the download of “{name}”?": "Abandonner le téléchargement de « {name} » ?",
  // chat/artifacts/shelf.js, chat/header.js, lib/toast.js, onboarding/banner.js, onboarding/enginestrip.js
  "Dismiss": "Masquer",
  // sidebar/found.js
  "Document": "Document",
  // model/toolwords.js, team/planview.js, team/roundview.js
  "Documents": "Documents",
  // widgets/approval.js
  "Don't allow": "Ne pas autoriser",
  // model/toolwords.js
  "Don't follow redirects": "Ne pas suivre les redirections",
  // composer/startfield.js
  "Don't start the reply": "Ne pas commencer la réponse",
  // automation/list/runlist.js, model/runlabels.js, team/labels.js, widgets/servers/modelpick.js
  "Done": "Terminé",
  // settings/models/getanother.js, widgets/servers/pull.js
  "Download": "Télécharger",
  // widgets/servers/found.js
  "Download a first model and start it.": "Téléchargez un premier modèle et lancez-le.",
  // onboarding/here.js
  "Download both": "Télécharger les deux",
  // onboarding/here.js
  "Download llama.cpp and use {name}": "Télécharger llama.cpp et utiliser {name}",
  // settings/models/local.js
  "Download of {name}": "Téléchargement de {name}",
  // onboarding/here.js
  "Download the model": "Télécharger le modèle",
  // model/engine.js
  "Downloaded": "Téléchargé",
  // settings/models/localchoices.js
  "Downloaded models move with the folder. Leave empty to use the data folder.": "Les modèles téléchargés suivent le dossier. Vide : le dossier de données.",
  // settings/models/local.js
  "Downloading": "Téléchargement",
  // model/engine.js
  "Downloading the engine": "Téléchargement du moteur",
  // chat/announce.js, chat/phase.js
  "Downloading the model": "Téléchargement du modèle",
  // chat/phase.js
  "Downloading the model · {n}%": "Téléchargement du modèle · {n} %",
  // widgets/servers/pull.js
  "Downloading {model}…": "Téléchargement : {model}…",
  // model/engine.js
  "Downloading {name}": "Téléchargement : {name}",
  // settings/models/meaning.js
  "Downloads {name} (about {size}) from {host}.": "Télécharge {name} (environ {size}) depuis {host}.",
  // chat/review.js, sidebar/row.js
  "Draft": "Brouillon",
  // widgets/editlist/editlist.js
  "Drag a row to move it, or press {up} and {down} on the row.": "Glissez une ligne pour la déplacer, ou appuyez sur {up} et {down} sur la ligne.",
  // automation/editor/conditionfield.js, automation/editor/orderedrow.js, widgets/editlist/row.js
  "Drag to move": "Glisser pour déplacer",
  // lib/drawing.js
  "Drawing": "Dessin",
  // library/entryrules.js
  "Drawn once for each message.": "Tirée une fois par message.",
  // model/toolwords.js
  "Draws a chart and saves the image to the tools folder.": "Dessine un graphique et enregistre l’image dans le dossier des outils.",
  // widgets/samplers/samplers.js
  "Drops words less likely than this share of the most likely one.": "Écarte les mots dont la probabilité est inférieure à cette fraction de celle du plus probable.",
  // automation/editor/dryrun.js, automation/editor/editorbar.js
  "Dry run": "Simulation",
  // automation/editor/dryrun.js
  "Dry run: {n, plural, one {# step would fail} other {# steps would fail}}.": "Simulation : {n, plural, one {# étape échouerait} other {# étapes échoueraient}}.",
  // automation/editor/dryrun.js
  "Dry run: {n, plural, one {the step has what it needs} other {all # steps have what they need}}.": "Simulation : {n, plural, one {l’étape a ce qu’il lui faut} other {les # étapes ont ce qu’il leur faut}}.",
  // automation/editor/editorbar.js, automation/editor/orderedlist.js, library/character.js, sidebar/acts.js, team/agentstab.js
  "Duplicate": "Dupliquer",
  // main/commands.js
  "Duplicate the conversation": "Dupliquer la conversation",
  // automation/editor/controlforms.js, automation/list/historychart.js, inspector/chart.js
  "Duration": "Durée",
  // widgets/folder/settings.js
  "Each conversation in this folder reads what is set here. What a conversation sets itself wins.": "Chaque conversation de ce dossier lit ce qui est défini ici. Ce qu’une conversation définit elle-même l’emporte.",
  // automation/editor/morefields.js
  "Each further pause is twice as long.": "Chaque pause est deux fois plus longue que la précédente.",
  // widgets/samplers/samplers.js
  "Each value needs a name.": "Chaque valeur doit avoir un nom.",
  // automation/schedules/rhythmfields.js
  "Each week": "Chaque semaine",
  // model/memory.js, sidebar/groups.js, widgets/memory/page.js
  "Earlier": "Plus ancien",
  // composer/history.js, inspector/sections.js, model/toolwords.js
  "Earlier messages": "Anciens messages",
  // inspector/chooser.js
  "Earlier turn": "Tour précédent",
  // chat/foldversions.js
  "Earlier versions": "Versions précédentes",
  // model/turnlabels.js
  "Echoing question": "Question en écho",
  // voices/audits.js
  "Echoing questions": "Questions en écho",
  // chat/actions.js, chat/readnotes.js, settings/models/endpointcard.js, settings/toolbox/toolservers.js, widgets/memory/factitem.js
  "Edit": "Modifier",
  // widgets/approval.js
  "Edit arguments": "Modifier les arguments",
  // automation/editor/askform.js
  "Edit as JSON Schema": "Modifier en JSON Schema",
  // automation/editor/conditionfield.js
  "Edit as text": "Modifier en texte",
  // voices/editor.js
  "Edit each reply": "Retoucher chaque réponse",
  // model/failure.js
  "Edit the address": "Modifier l’adresse",
  // widgets/memory/factform.js
  "Edit the fact": "Modifier le fait",
  // chat/editbox.js
  "Edit the message": "Modifier le message",
  // composer/keynames.js
  "Edit your last message": "Modifier votre dernier message",
  // settings/toolbox/toolservers.js
  "Edit {server}": "Modifier {server}",
  // chat/review.js
  "Edited": "Retouché",
  // chat/foldline.js, chat/foldversions.js
  "Edited by you": "Modifié par vous",
  // chat/phase.js
  "Editing": "Relecture",
  // model/turnlabels.js, voices/editor.js
  "Editor": "Relecteur",
  // voices/editor.js
  "Editor thinks first": "Le Relecteur réfléchit d’abord",
  // voices/proof.js
  "Edits not used: {n}.": "Modifications non retenues : {n}.",
  // settings/models/voicefigures.js
  "Edits that were not used": "Modifications non retenues",
  // automation/editor/stepkinds.js
  "Empty prompt": "Prompt vide",
  // sidebar/acts.js
  "Empty the trash?": "Vider la corbeille ?",
  // sidebar/acts.js, sidebar/sidebar.js
  "Empty trash": "Vider la corbeille",
  // library/scripts.js
  "Empty: all older ones too.": "Vide : tous les plus anciens aussi.",
  // model/toolwords.js, widgets/files/encoding.js
  "Encoding": "Encodage",
  // widgets/servers/endpointform.js
  "Encrypted, sent to this address only, and never shown again.": "Chiffrée, envoyée à cette adresse uniquement et plus jamais affichée.",
  // lib/keys.js
  "End": "Fin",
  // automation/editor/controlforms.js
  "End early when": "Terminer plus tôt si",
  // automation/run/partsview.js
  "End of the round": "Fin du tour",
  // onboarding/tour.js
  "End the tour": "Terminer la visite",
  // model/runlabels.js
  "Ends the run with a result.": "Termine l’exécution avec un résultat.",
  // ../plugins/tts/voiceform.js, settings/models/localchoices.js
  "Engine": "Moteur",
  // ../plugins/tts/voicepick.js
  "Engine default": "Valeur par défaut du moteur",
  // settings/index.js
  "Engines and servers that read aloud.": "Moteurs et serveurs qui lisent à voix haute.",
  // lib/keys.js
  "Enter": "Entrée",
  // widgets/samplers/samplers.js
  "Enter a JSON object, or leave the field empty.": "Saisissez un objet JSON ou laissez le champ vide.",
  // lib/input.js
  "Enter a date and a time, such as {example}.": "Saisissez une date et une heure, par exemple {example}.",
  // settings/toolbox/websearch.js
  "Enter a key to turn on web search.": "Saisissez une clé pour activer la recherche web.",
  // widgets/schema/entry.js
  "Enter a multiple of {step}.": "Saisissez un multiple de {step}.",
  // settings/models/presets.js
  "Enter a name.": "Saisissez un nom.",
  // automation/editor/duration.js, widgets/schema/entry.js
  "Enter a number above {min}.": "Saisissez un nombre supérieur à {min}.",
  // widgets/schema/entry.js
  "Enter a number below {max}.": "Saisissez un nombre inférieur à {max}.",
  // automation/editor/flowform.js, widgets/samplers/samplers.js, widgets/schema/entry.js
  "Enter a number from {min} to {max}.": "Saisissez un nombre de {min} à {max}.",
  // widgets/samplers/samplers.js
  "Enter a number, or leave the field empty.": "Saisissez un nombre ou laissez le champ vide.",
  // widgets/schema/entry.js
  "Enter a number, {max} or less.": "Saisissez un nombre, au plus {max}.",
  // widgets/schema/entry.js
  "Enter a number, {min} or more.": "Saisissez un nombre, au moins {min}.",
  // widgets/schema/entry.js
  "Enter a number.": "Saisissez un nombre.",
  // lib/input.js
  "Enter a time, such as {example}.": "Saisissez une heure, par exemple {example}.",
  // widgets/schema/configfield.js, widgets/schema/entry.js
  "Enter a value here.": "Saisissez une valeur ici.",
  // library/quickreplies.js, widgets/editlist/forms.js
  "Enter a value.": "Saisissez une valeur.",
  // widgets/conversation/sheet.js
  "Enter a whole number from {least} to {most}.": "Saisissez un nombre entier de {least} à {most}.",
  // lib/integer.js, widgets/schema/entry.js
  "Enter a whole number from {min} to {max}.": "Saisissez un nombre entier de {min} à {max}.",
  // widgets/schema/entry.js
  "Enter a whole number, {max} or less.": "Saisissez un nombre entier, au plus {max}.",
  // automation/editor/flowform.js, widgets/schema/entry.js
  "Enter a whole number, {min} or more.": "Saisissez un nombre entier, au moins {min}.",
  // library/entries.js, widgets/samplers/samplers.js, widgets/schema/entry.js
  "Enter a whole number.": "Saisissez un nombre entier.",
  // settings/data/data.js
  "Enter again": "Saisir de nouveau",
  // settings/toolbox/websearch.js
  "Enter an address to turn on web search.": "Saisissez une adresse pour activer la recherche web.",
  // widgets/schema/entry.js
  "Enter at least {n, plural, one {# character} other {# characters}}.": "Saisissez au moins {n, plural, one {# caractère} other {# caractères}}.",
  // widgets/schema/entry.js
  "Enter at least {n, plural, one {# line} other {# lines}}.": "Saisissez au moins {n, plural, one {# ligne} other {# lignes}}.",
  // widgets/schema/entry.js
  "Enter at most {n, plural, one {# character} other {# characters}}.": "Saisissez au plus {n, plural, one {# caractère} other {# caractères}}.",
  // widgets/schema/entry.js
  "Enter at most {n, plural, one {# line} other {# lines}}.": "Saisissez au plus {n, plural, one {# ligne} other {# lignes}}.",
  // lib/input.js
  "Enter dates, such as {example}.": "Saisissez des dates, par exemple {example}.",
  // automation/editor/faultfinder.js
  "Enter how long to wait.": "Indiquez la durée d’attente.",
  // automation/schedules/rhythmfields.js
  "Enter one date.": "Saisissez une date.",
  // model/failure.js, onboarding/advice.js, settings/models/endpointcard.js
  "Enter the key": "Saisir la clé",
  // automation/editor/faultfinder.js
  "Enter the message.": "Saisissez le message.",
  // automation/editor/faultfinder.js
  "Enter the question.": "Saisissez la question.",
  // widgets/servers/endpointform.js
  "Enter the server's address.": "Saisissez l’adresse du serveur.",
  // settings/toolbox/toolserverform.js
  "Enter the values of {names}.": "Saisissez les valeurs de {names}.",
  // library/worlds.js
  "Entries call each other": "Les entrées s’appellent entre elles",
  // settings/models/prompts.js
  "Entries that are always used come first. An entry that doesn't fit is named in the inspector.": "Les entrées toujours utilisées passent en premier. L’inspecteur nomme une entrée qui n’y tient pas.",
  // widgets/conversation/sheet.js
  "Entries that the last reply read": "Entrées lues par la dernière réponse",
  // automation/widgets/value.js, widgets/logline.js
  "Error": "Erreur",
  // lib/keys.js
  "Esc": "Échap",
  // inspector/chart.js
  "Estimated from the length of the text": "Estimé d’après la longueur du texte",
  // widgets/members.js
  "Every character in the library already takes part.": "Tous les personnages de la bibliothèque participent déjà.",
  // automation/schedules/rhythmfields.js
  "Every day": "Tous les jours",
  // automation/widgets/cron.js
  "Every day at {time}": "Tous les jours à {time}",
  // automation/schedules/rhythmfields.js
  "Every few minutes": "Toutes les quelques minutes",
  // automation/schedules/rhythmfields.js
  "Every fourth week": "Une semaine sur quatre",
  // automation/schedules/rhythmfields.js
  "Every hour": "Toutes les heures",
  // automation/widgets/cron.js
  "Every hour at minute {minute}": "Toutes les heures, à la minute {minute}",
  // automation/widgets/cron.js
  "Every hour, on the hour": "Toutes les heures, à l’heure pile",
  // automation/widgets/cron.js
  "Every minute": "Toutes les minutes",
  // automation/schedules/rhythmfields.js
  "Every month": "Tous les mois",
  // automation/widgets/cron.js
  "Every month {day} at {time}": "Chaque mois {day} à {time}",
  // automation/schedules/rhythmfields.js
  "Every quarter": "Tous les trimestres",
  // widgets/ruleform.js
  "Every run of this trigger can use “{tool}” without asking, with:": "Chaque exécution de ce déclencheur peut utiliser « {tool} » sans demander, avec :",
  // automation/schedules/rhythmfields.js
  "Every second week": "Une semaine sur deux",
  // automation/widgets/cron.js
  "Every second {day} at {time}": "Un {day} sur deux à {time}",
  // widgets/conversation/sheet.js
  "Every so many messages": "Tous les tant de messages",
  // automation/run/compareview.js
  "Every step has the same result.": "Chaque étape a le même résultat.",
  // automation/schedules/rhythmfields.js
  "Every third week": "Une semaine sur trois",
  // automation/schedules/rhythmfields.js
  "Every week": "Toutes les semaines",
  // automation/schedules/rhythmfields.js
  "Every year": "Tous les ans",
  // automation/widgets/cron.js
  "Every year in {month} {day} at {time}": "Chaque année en {month} {day} à {time}",
  // automation/widgets/cron.js
  "Every {days} at {time}": "Chaque {days} à {time}",
  // automation/widgets/cron.js
  "Every {n} minutes": "Toutes les {n} minutes",
  // automation/widgets/cron.js
  "Every {n} weeks on {days} at {time}": "Toutes les {n} semaines, {days} à {time}",
  // ../plugins/tts/card.js, automation/editor/flowform.js
  "Everything": "Tout",
  // ../plugins/tts/card.js
  "Everything except *text in asterisks*": "Tout sauf *le texte entre astérisques*",
  // library/transfer/review.js
  "Everything is already in the library.": "Tout est déjà dans la bibliothèque.",
  // settings/data/data.js
  "Everything is in one folder on this computer. Terzetto sends data only to the servers you add.": "Tout se trouve dans un seul dossier de cet ordinateur. Terzetto n’envoie de données qu’aux serveurs que vous ajoutez.",
  // onboarding/more.js
  "Everything is kept in {folder}.": "Tout est conservé dans {folder}.",
  // model/transfer.js
  "Everything was already in the library. Nothing changed.": "Tout était déjà dans la bibliothèque. Rien n’a changé.",
  // library/personas.js, library/scripts.js
  "Everywhere": "Partout",
  // model/permission.js
  "Exactly these arguments": "Exactement ces arguments",
  // library/cardfields.js, model/fieldwords.js, widgets/conversation/context.js
  "Example dialogue": "Exemple de dialogue",
  // settings/models/presets.js
  "Example: Bold and short": "Exemple : Audacieux et bref",
  // widgets/editlist/personas.js
  "Example: Captain Reed": "Exemple : Capitaine Morvan",
  // library/quickreplies.js
  "Example: Dice": "Exemple : Dés",
  // library/scripts.js
  "Example: Hide asides": "Exemple : Masquer les apartés",
  // widgets/editlist/forms.js
  "Example: Solemn": "Exemple : Solennelle",
  // library/worlds.js
  "Example: The harbor": "Exemple : Le port",
  // library/entries.js
  "Example: The old pier": "Exemple : La vieille jetée",
  // widgets/editlist/forms.js
  "Example: Weather": "Exemple : Météo",
  // chat/editbox.js
  "Example: shorter, and more hesitant": "Exemple : plus court, plus hésitant",
  // widgets/editlist/prompts.js
  "Example: summary": "Exemple : resume",
  // model/runlabels.js
  "Executes": "Exécute",
  // chat/artifacts/widget.js, chat/message.js
  "Expand": "Afficher",
  // voices/director.js
  "Expand short messages": "Étoffer les messages courts",
  // voices/director.js
  "Expands your short messages before the reply, and shows the new wording. One more request per message.": "Étoffe vos messages courts avant la réponse et montre la nouvelle formulation. Un appel de plus par message.",
  // automation/editor/editorbar.js, library/character.js, library/quickreplies.js, library/scripts.js, library/transfer/section.js, library/worlds.js, sidebar/many.js, widgets/exporting.js
  "Export": "Exporter",
  // library/scripts.js
  "Export all": "Tout exporter",
  // widgets/exporting.js
  "Export as": "Exporter en",
  // widgets/memory/page.js
  "Export as Markdown": "Exporter en Markdown",
  // widgets/memory/page.js
  "Export as a lorebook": "Exporter comme lorebook",
  // sidebar/folderrow.js
  "Export conversations": "Exporter les conversations",
  // library/transfer/section.js
  "Export for SillyTavern": "Exporter pour SillyTavern",
  // library/transfer/section.js, main/commands.js
  "Export library": "Exporter la bibliothèque",
  // main/commands.js
  "Export the conversation as Markdown": "Exporter la conversation en Markdown",
  // main/commands.js
  "Export the conversation as a PDF": "Exporter la conversation en PDF",
  // main/commands.js
  "Export the conversation as a web page": "Exporter la conversation en page web",
  // main/commands.js
  "Export the conversation as text": "Exporter la conversation en texte",
  // main/commands.js
  "Export the conversation with every branch as JSON Lines": "Exporter toutes les branches de la conversation en JSON Lines",
  // widgets/conversation/sheet.js
  "Export this conversation": "Exporter cette conversation",
  // settings/models/voicetest.js, voices/proof.js
  "Export with texts": "Exporter avec les textes",
  // widgets/exporting.js
  "Exporting…": "Exportation…",
  // chat/titlemenu.js, sidebar/acts.js
  "Export…": "Exporter…",
  // settings/models/localchoices.js
  "Extra flags": "Options supplémentaires",
  // widgets/memory/factform.js, widgets/memory/factitem.js
  "Fact": "Fait",
  // widgets/memory/carry.js, widgets/memory/page.js
  "Facts": "Faits",
  // model/memorywords.js
  "Facts are read only in conversations with a character. Elsewhere, earlier messages are quoted and nothing more.": "Les faits ne sont lus que dans les conversations avec un personnage. Ailleurs, d’anciens messages sont cités et rien de plus.",
  // library/index.js
  "Facts the model sees only when a keyword comes up.": "Des faits que le modèle ne voit que lorsqu’un mot-clé apparaît.",
  // automation/editor/stepkinds.js
  "Fail": "Échouer",
  // automation/editor/stepkinds.js
  "Fail: {message}": "Échouer : {message}",
  // automation/list/runlist.js, model/runlabels.js, settings/models/voicetest.js, settings/toolbox/toolservers.js, team/labels.js
  "Failed": "Échec",
  // model/runlabels.js
  "Fails.": "Échoue.",
  // automation/schedules/triggerform.js
  "Failure": "Échec",
  // model/voiceways.js
  "Fastest.": "Le plus rapide.",
  // model/toolwords.js
  "Fetch a page": "Charger une page",
  // model/callwords.js
  "Fetched {host}": "{host} chargé",
  // model/callwords.js
  "Fetching {host}": "Chargement de {host}",
  // automation/editor/anyfield.js, automation/editor/values.js
  "Fields": "Champs",
  // automation/editor/anyfield.js, automation/editor/askform.js
  "Fields of the answer": "Champs de la réponse",
  // voices/director.js
  "Fields to fill in": "Champs à remplir",
  // inspector/callchart.js
  "Figures for {call}": "Chiffres pour {call}",
  // settings/models/voicetest.js
  "Figures of {n, plural, one {# opening} other {# openings}}": "Chiffres pour {n, plural, one {# début} other {# débuts}}",
  // main/commands.js, model/engine.js, model/toolwords.js, sidebar/found.js
  "File": "Fichier",
  // model/toolwords.js
  "File field": "Champ du fichier",
  // automation/editor/values.js
  "File that appeared or changed": "Fichier apparu ou modifié",
  // model/toolwords.js
  "File type": "Type de fichier",
  // automation/run/filelist.js, automation/schedules/triggerform.js, widgets/conversation/context.js, widgets/folder/settings.js
  "Files": "Fichiers",
  // settings/toolbox/toolbox.js
  "Files and pages": "Fichiers et pages",
  // onboarding/here.js
  "Files are downloaded only after your click, and checked before use. Then no network is needed.": "Les fichiers ne sont téléchargés qu’après un clic, et vérifiés avant usage. Ensuite, aucun réseau n’est nécessaire.",
  // team/request.js
  "Files are still loading. Send the request when loading is done.": "Des fichiers sont encore en cours de chargement. Envoyez la demande une fois le chargement terminé.",
  // team/fileset.js, team/roundview.js
  "Files for the team": "Fichiers pour l’équipe",
  // chat/attached.js, composer/files.js
  "Files in this message": "Fichiers de ce message",
  // model/transfer.js
  "Files of several programs": "Fichiers de plusieurs programmes",
  // widgets/conversation/context.js
  "Files of the folder": "Fichiers du dossier",
  // model/chattools.js
  "Files of the work folder": "Fichiers du dossier de travail",
  // widgets/folder/settings.js
  "Files of this folder": "Fichiers de ce dossier",
  // model/capabilities.js
  "Fill in a form": "Remplir un formulaire",
  // widgets/editlist/forms.js
  "Filled in after the reply and remembered in this branch.": "Rempli après la réponse et mémorisé dans cette branche.",
  // widgets/editlist/forms.js
  "Filled in after the reply, for you only.": "Rempli après la réponse, pour vous seulement.",
  // model/toolwords.js
  "Filled in automatically.": "Rempli automatiquement.",
  // voices/director.js
  "Fills in fields and sets moods for the Writer. One more request per reply.": "Remplit des champs et choisit des ambiances pour l’Auteur. Un appel de plus par réponse.",
  // widgets/servers/modelpick.js
  "Filter models": "Filtrer les modèles",
  // chat/titlemenu.js, library/scripts.js
  "Find": "Rechercher",
  // chat/find.js
  "Find in this conversation": "Rechercher dans cette conversation",
  // onboarding/here.js, settings/models/local.js
  "Find models of other programs": "Trouver les modèles d’autres programmes",
  // widgets/files/encoding.js
  "Find out again": "Détecter à nouveau",
  // settings/models/models.js
  "Find servers on this computer": "Trouver les serveurs de cet ordinateur",
  // model/capabilities.js
  "Find the model": "Trouver le modèle",
  // inspector/editorsections.js
  "Findings": "Points relevés",
  // settings/models/voicefigures.js
  "Findings per 1,000 words": "Points relevés pour 1 000 mots",
  // settings/models/voicefigures.js
  "Findings per 1,000 words: {before} by the Writer alone, {after} with the Editor, {directed} with all three.": "Points relevés pour 1 000 mots : {before} pour l’Auteur seul, {after} avec le Relecteur, {directed} avec les trois voix.",
  // settings/models/voicetest.js
  "Findings per 1,000 words: {figures}": "Points relevés pour 1 000 mots : {figures}",
  // voices/audits.js
  "Finds a question at the end where earlier replies ended so, too.": "Repère une question finale quand les réponses précédentes finissent ainsi.",
  // voices/audits.js
  "Finds four sentences in a row with the same first word.": "Relève quatre phrases de suite qui commencent par le même mot.",
  // voices/audits.js
  "Finds gestures used in place of feelings in every model's stories.": "Repère les gestes qui tiennent lieu d’émotions chez tous les modèles.",
  // voices/audits.js
  "Finds lists of three where a reply is full of them.": "Repère les énumérations par trois quand une réponse en est pleine.",
  // model/toolwords.js
  "Finds messages in your conversations.": "Trouve des messages dans vos conversations.",
  // voices/audits.js
  "Finds names that every model gives, unless you or the card use them.": "Repère les noms que tous les modèles donnent, sauf s’ils viennent de vous ou de la fiche.",
  // voices/audits.js
  "Finds paragraphs in a row of one sentence or of one length.": "Repère les suites de paragraphes d’une phrase ou de même longueur.",
  // voices/audits.js
  "Finds passages copied from the character's description.": "Repère les passages repris de la description du personnage.",
  // voices/audits.js
  "Finds passages copied from your message.": "Repère les passages repris de votre message.",
  // settings/models/meaning.js
  "Finds passages of long files by meaning, not only by words. The passages are sent to the server of the chosen model.": "Trouve les passages des longs fichiers par leur sens, et pas seulement par mots. Les passages sont envoyés au serveur du modèle choisi.",
  // voices/audits.js
  "Finds phrases repeated from recent replies.": "Relève les expressions reprises des réponses récentes.",
  // voices/audits.js
  "Finds questions that repeat your own words.": "Relève les questions qui répètent vos propres mots.",
  // voices/audits.js
  "Finds replies that alternate speech and narration in a fixed order.": "Relève les réponses qui alternent dialogue et narration dans un ordre figé.",
  // voices/audits.js
  "Finds runs of sentences of three words or fewer.": "Repère les suites de phrases de trois mots au plus.",
  // voices/audits.js
  "Finds runs of sentences that are equally long.": "Repère les suites de phrases de même longueur.",
  // voices/audits.js
  "Finds runs of sentences that each have a dash.": "Repère les suites de phrases qui ont chacune un tiret.",
  // voices/audits.js
  "Finds sentences that deny one thing to assert another.": "Relève les phrases qui nient une chose pour en affirmer une autre.",
  // voices/audits.js
  "Finds sentences that open as every model's do.": "Repère les débuts de phrase que tous les modèles emploient.",
  // voices/audits.js
  "Finds sentences that open with the same words.": "Relève les phrases qui commencent par les mêmes mots.",
  // voices/audits.js
  "Finds tags that tell how to hear what is said.": "Repère les incises qui expliquent comment entendre les paroles.",
  // voices/audits.js
  "Finds the phrases listed below, in all variants.": "Relève les expressions listées ci-dessous, sous toutes leurs variantes.",
  // model/toolwords.js
  "Finds the tool for a job.": "Trouve l’outil adapté à une tâche.",
  // model/toolwords.js
  "Finds web pages with the service you chose.": "Trouve des pages web avec le service choisi.",
  // voices/audits.js
  "Finds what models write far more often than people do.": "Repère ce que les modèles écrivent bien plus souvent que les humains.",
  // voices/audits.js
  "Finds where the narrator's person leaves that of the story.": "Repère où la personne du narrateur s’écarte de celle du récit.",
  // voices/audits.js
  "Finds where the tense leaves that of the story.": "Repère où le temps s’écarte de celui du récit.",
  // onboarding/tour.js
  "Finish": "Terminer",
  // widgets/requestcard.js
  "Finish now": "Terminer maintenant",
  // automation/run/compareview.js
  "First difference": "Première différence",
  // library/entryrules.js
  "First in the group": "Première du groupe",
  // chat/transcript.js, library/greetings.js, library/preview.js, model/fieldwords.js
  "First message": "Premier message",
  // automation/schedules/rhythmfields.js
  "First week": "Première semaine",
  // inspector/numbers.js
  "First word": "Premier mot",
  // widgets/files/table.js
  "First {n} of {all} columns. Save the file to see all.": "{n} premières colonnes sur {all}. Enregistrez le fichier pour les voir toutes.",
  // model/engine.js
  "Fits": "Convient",
  // model/engine.js
  "Fits, but slowly": "Convient, mais lent",
  // automation/schedules/rhythmfields.js
  "Five fields": "Cinq champs",
  // model/turnlabels.js
  "Fixed passages": "Passages corrigés",
  // voices/proof.js
  "Fixed: {n} of {all} findings.": "Corrigés : {n} points relevés sur {all}.",
  // automation/editor/templates.js, model/toolwords.js
  "Flow": "Flux",
  // automation/list/runlist.js
  "Flows": "Flux",
  // automation/schedules/triggerform.js, inspector/sections.js, model/fieldwords.js, settings/data/data.js, widgets/pathpicker.js
  "Folder": "Dossier",
  // settings/toolbox/toolbox.js
  "Folder for files": "Dossier pour les fichiers",
  // settings/models/localchoices.js
  "Folder for models": "Dossier des modèles",
  // sidebar/folderrow.js, widgets/conversation/sheet.js, widgets/folder/settings.js
  "Folder settings": "Paramètres du dossier",
  // sidebar/foundfolders.js
  "Folders": "Dossiers",
  // ../plugins/tts/card.js
  "Folders with Piper voices": "Dossiers des voix de Piper",
  // model/appearancechoices.js
  "Follows your system: Paper or Lamp.": "Suit votre système : Papier ou Lampe.",
  // main/settingnames.js, settings/appearance/appearance.js
  "Font": "Police",
  // main/settingnames.js, settings/appearance/appearance.js
  "Font size": "Taille de police",
  // settings/appearance/appearance.js
  "Font: {family}": "Police : {family}",
  // settings/appearance/appearance.js
  "Fonts on this computer": "Polices de cet ordinateur",
  // lib/markdown.js
  "Footnote {label}": "Note de bas de page {label}",
  // automation/editor/controlforms.js
  "For a length of time": "Pendant une durée",
  // voices/index.js
  "For all conversations": "Pour toutes les conversations",
  // team/limitstab.js
  "For all teams together. Tasks within a round run one after another.": "Pour toutes les équipes ensemble. Les tâches d’une itération s’exécutent l’une après l’autre.",
  // automation/editor/stepkinds.js
  "For each": "Pour chaque",
  // automation/editor/stepkinds.js
  "For each {item} of {list}": "Pour chaque {item} dans {list}",
  // automation/schedules/scheduleform.js
  "For example because Terzetto was closed, or this computer was asleep.": "Par exemple parce que Terzetto était fermé ou que l’ordinateur était en veille.",
  // settings/models/modelconfig.js
  "For models that think before they reply.": "Pour les modèles qui réfléchissent avant de répondre.",
  // voices/habits.js, widgets/memory/factitem.js
  "Forget": "Oublier",
  // voices/habits.js
  "Forget all habits of this model": "Oublier toutes les habitudes de ce modèle",
  // voices/habits.js
  "Forget all habits of {model}?": "Oublier toutes les habitudes de {model} ?",
  // widgets/memory/page.js
  "Forget everything": "Tout oublier",
  // voices/habits.js
  "Forget “{name}”": "Oublier « {name} »",
  // widgets/memory/page.js
  "Forgotten": "Oubliés",
  // chat/actions.js, main/commands.js
  "Fork into a new conversation": "Nouvelle conversation à partir d’ici",
  // model/toolwords.js
  "Form": "Formulaire",
  // model/manifest.js
  "Format consistency": "Cohérence de la mise en forme",
  // lib/bulk.js
  "Format the text": "Mettre le texte en forme",
  // widgets/conversation/context.js
  "Forms of Director and Editor": "Formulaires du Metteur en scène et du Relecteur",
  // settings/speech/speech.js
  "Found on this computer": "Trouvés sur cet ordinateur",
  // model/turnlabels.js, voices/audits.js
  "Fragments in a row": "Fragments à la suite",
  // widgets/conversation/context.js
  "Free": "Libre",
  // model/room.js
  "Free up space first.": "Libérez d’abord de l’espace.",
  // model/room.js
  "Free up space first: the model is a download of about 10 GB.": "Libérez d’abord de l’espace : le modèle représente un téléchargement d’environ 10 Go.",
  // onboarding/index.js
  "Free. Terzetto downloads the model and runs it.": "Gratuit. Terzetto télécharge le modèle et l’exécute.",
  // onboarding/server.js
  "Free. Two commands and a 10 GB download.": "Gratuit. Deux commandes et un téléchargement de 10 Go.",
  // widgets/samplers/samplers.js
  "Frequency penalty": "Pénalité de fréquence",
  // model/toolwords.js
  "From": "De",
  // widgets/folder/words.js
  "From a folder that was deleted: {given}.": "D’un dossier supprimé : {given}.",
  // model/toolwords.js
  "From line": "À partir de la ligne",
  // library/scripts.js
  "From message": "Depuis le message",
  // widgets/conversation/context.js
  "From plug-ins": "Des plug-ins",
  // ../plugins/tts/card.js
  "From that word on": "À partir de ce mot",
  // automation/editor/controlforms.js
  "From the answer of a step below. The pages end when it is missing.": "De la réponse d’une étape ci-dessous. Les pages finissent quand il manque.",
  // chat/attached.js
  "From the files:": "Tiré des fichiers :",
  // widgets/folder/words.js
  "From the folder “{name}”: {given}.": "Du dossier « {name} » : {given}.",
  // settings/models/getanother.js
  "From this computer": "Depuis cet ordinateur",
  // automation/editor/stepform.js
  "GET and HEAD requests run without asking. Other methods ask first.": "Les requêtes GET et HEAD s’exécutent sans demander. Les autres méthodes demandent d’abord.",
  // automation/editor/stepkinds.js
  "Gather pages": "Rassembler des pages",
  // model/runlabels.js
  "Gathers up to {n, plural, one {# page} other {# pages}}.": "Rassemble jusqu’à {n, plural, one {# page} other {# pages}}.",
  // settings/speech/speech.js
  "Get Piper": "Obtenir Piper",
  // chat/actions.js
  "Get a reply": "Obtenir une réponse",
  // composer/answerer.js, settings/models/getanother.js, settings/models/local.js, widgets/engine/trouble.js
  "Get another model": "Obtenir un autre modèle",
  // settings/toolbox/toolservers.js
  "Gets {names}. The values are encrypted.": "Reçoit {names}. Les valeurs sont chiffrées.",
  // composer/answerer.js, widgets/servers/modelpick.js
  "Getting the list of models…": "Récupération de la liste des modèles…",
  // automation/schedules/startform.js
  "Given to each run.": "Transmises à chaque exécution.",
  // voices/editor.js
  "Given to the Editor as guidance.": "Donné au Relecteur à titre indicatif.",
  // model/toolwords.js
  "Gives an assistant a task.": "Confie une tâche à un assistant.",
  // lib/keys.js
  "Go to": "Aller à",
  // chat/actions.js
  "Go to a version": "Aller à une version",
  // main/commands.js
  "Go to first or last": "Aller au premier ou au dernier",
  // lib/pager.js
  "Go to number": "Aller au numéro",
  // onboarding/tour.js
  "Go to the line": "Aller à la ligne",
  // voices/proof.js
  "Go to the reply": "Aller à la réponse",
  // voices/proof.js
  "Go to the reply: {text}": "Aller à la réponse : {text}",
  // chat/recalls.js, widgets/memory/factitem.js
  "Go to this message": "Aller à ce message",
  // chat/variants.js
  "Go to version number": "Aller au numéro de version",
  // automation/list/runlist.js
  "Go to workflows": "Aller aux workflows",
  // chat/attached.js, widgets/files/marks.js
  "Go to {place}": "Aller à {place}",
  // main/commands.js
  "Go up or down": "Monter ou descendre",
  // onboarding/tip.js
  "Got it": "Compris",
  // settings/models/localchoices.js
  "Graphics card, if there is one": "Carte graphique, s’il y en a une",
  // widgets/folder/settings.js
  "Gray": "Gris",
  // widgets/files/encoding.js
  "Greek": "Grec",
  // widgets/folder/settings.js
  "Green": "Vert",
  // widgets/conversation/context.js
  "Greeting": "Accueil",
  // library/greetings.js
  "Greeting {n}": "Message d’accueil {n}",
  // library/cardfields.js, model/fieldwords.js
  "Greetings": "Messages d’accueil",
  // library/entryrules.js
  "Group": "Groupe",
  // model/turnlabels.js
  "Group of three": "Groupe de trois",
  // voices/audits.js
  "Groups of three": "Groupes de trois",
  // composer/tools.js
  "Groups of tools": "Groupes d’outils",
  // voices/editor.js
  "Habits of models": "Habitudes des modèles",
  // voices/habits.js
  "Habits of {model}": "Habitudes de {model}",
  // model/toolwords.js
  "Header": "En-tête",
  // model/toolwords.js
  "Headers": "En-têtes",
  // automation/editor/values.js
  "Headers of the call": "En-têtes de l’appel",
  // settings/data/data.js
  "Health": "État",
  // widgets/files/encoding.js
  "Hebrew": "Hébreu",
  // help/view.js, main/commands.js, sidebar/sidebar.js
  "Help": "Aide",
  // sidebar/sidebar.js
  "Help (F1)": "Aide (F1)",
  // help/view.js
  "Help page": "Page d’aide",
  // team/agentform.js
  "Helps the project manager assign tasks to this agent.": "Aide le chef de projet à confier des tâches à cet agent.",
  // audio/transport.js
  "Hide the player; sound continues": "Masquer le lecteur ; le son continue",
  // settings/models/modelconfig.js
  "High": "Élevé",
  // library/entryrules.js
  "Higher is more likely.": "Plus élevé est plus probable.",
  // widgets/samplers/samplers.js
  "Higher values are bolder, lower values steadier.": "Les valeurs élevées donnent plus d’audace, les valeurs basses plus de constance.",
  // library/entries.js
  "Higher values come first.": "Les valeurs élevées passent en premier.",
  // ../plugins/tts/index.js
  "Highlight of the spoken word": "Surlignage du mot lu",
  // ../plugins/tts/card.js
  "Highlight the word being read": "Surligner le mot lu",
  // lib/keys.js
  "Home": "Début",
  // model/fieldwords.js, settings/data/privacy.js
  "Hosts": "Hôtes",
  // settings/index.js
  "Hosts contacted since Terzetto started, and why.": "Hôtes contactés depuis le démarrage de Terzetto, et pourquoi.",
  // settings/toolbox/toolbox.js
  "Hosts for requests": "Hôtes pour les requêtes",
  // settings/toolbox/toolbox.js
  "Hosts that tools can send requests to, such as api.example.com. Local services need a port, such as 127.0.0.1:8080. Separate hosts with spaces.": "Hôtes auxquels les outils peuvent envoyer des requêtes, tels que api.example.com. Les services locaux ont besoin d’un port, comme 127.0.0.1:8080. Séparez les hôtes par des espaces.",
  // automation/list/gatechart.js
  "How busy this computer is": "Charge de cet ordinateur",
  // widgets/samplers/samplers.js
  "How far the temperature may go up and down with the certainty of the model.": "De combien la température peut monter et descendre selon la certitude du modèle.",
  // widgets/samplers/samplers.js
  "How fast Mirostat adapts.": "À quelle vitesse Mirostat s’adapte.",
  // widgets/samplers/samplers.js
  "How fast that grows with the length of the repetition.": "À quelle vitesse cela augmente avec la longueur de la répétition.",
  // widgets/samplers/samplers.js
  "How likely the chosen words should be on average. −1 turns it off.": "Probabilité moyenne visée pour les mots choisis. −1 désactive ce réglage.",
  // widgets/samplers/samplers.js
  "How long the server keeps the model loaded, such as 30m. −1 means always.": "Combien de temps le serveur garde le modèle chargé, par exemple 30m. −1 signifie toujours.",
  // library/entryrules.js
  "How many messages come after the entry. 0 is right after your message.": "Nombre de messages après l’entrée. 0 la met juste après votre message.",
  // library/cardfields.js, widgets/conversation/sheet.js
  "How many messages come after the note.": "Combien de messages suivent la note.",
  // settings/models/localchoices.js
  "How many prompts stay in memory. Three suit the three voices.": "Combien de prompts restent en mémoire. Trois conviennent aux trois voix.",
  // widgets/samplers/samplers.js
  "How many tokens DRY looks back. −1 means all.": "Sur combien de tokens DRY revient en arrière. −1 signifie tous.",
  // settings/models/localchoices.js
  "How many tokens a model can read at once. A change takes effect at the next load.": "Combien de tokens un modèle peut lire à la fois. Un changement prend effet au prochain chargement.",
  // widgets/samplers/samplers.js
  "How many tokens the repetition penalty looks back.": "Sur combien de tokens la pénalité de répétition revient en arrière.",
  // settings/models/localchoices.js
  "How models run": "Exécution des modèles",
  // automation/schedules/rhythmfields.js
  "How often": "Fréquence",
  // widgets/samplers/samplers.js
  "How often the most likely words are left out, for less usual prose.": "À quelle fréquence les mots les plus probables sont omis, pour une prose moins convenue.",
  // automation/schedules/starts.js, automation/schedules/triggers.js
  "How should the workflow start?": "Comment le workflow doit-il démarrer ?",
  // widgets/samplers/samplers.js
  "How slowly Adaptive-P adapts.": "À quel point Adaptive-P s’adapte lentement.",
  // model/memorywords.js
  "How someone is": "Comment est quelqu’un",
  // widgets/samplers/samplers.js
  "How strongly repeated sequences of words are discouraged. 0 turns it off.": "À quel point les suites de mots répétées sont découragées. 0 désactive ce réglage.",
  // widgets/samplers/samplers.js
  "How surprising the text should be.": "À quel point le texte doit surprendre.",
  // model/toolwords.js
  "How the model should behave.": "Le comportement attendu du modèle.",
  // automation/editor/controlforms.js
  "How the next page is asked for": "Comment la page suivante est demandée",
  // automation/editor/values.js
  "How the other workflow ended": "Fin de l’autre workflow",
  // model/memorywords.js
  "How things are": "L’état des choses",
  // widgets/files/givenlist.js
  "How {name} is included": "Mode d’inclusion : {name}",
  // composer/notifications.js, onboarding/ways.js
  "I have a server": "J’ai un serveur",
  // automation/editor/controlforms.js
  "If": "Si",
  // automation/editor/stepkinds.js
  "If / else": "Si / sinon",
  // automation/schedules/scheduleform.js
  "If a run was missed": "Si une exécution a été manquée",
  // settings/speech/speech.js, widgets/servers/endpointform.js
  "If empty, the address": "Si vide, l’adresse",
  // model/toolwords.js
  "If empty, the default assistant is used.": "Si le champ est vide, l’assistant par défaut est utilisé.",
  // widgets/memory/factform.js
  "If nothing is chosen, the narration tells it, and no one keeps it secret.": "Si rien n’est choisi, la narration le raconte et personne ne le garde secret.",
  // widgets/servers/endpointform.js
  "If the address doesn't answer, other names of this computer are tried.": "Si l’adresse ne répond pas, d’autres noms de cet ordinateur sont essayés.",
  // automation/schedules/startform.js
  "If the previous run is still going": "Si l’exécution précédente dure encore",
  // automation/editor/morefields.js
  "If the step fails": "Si l’étape échoue",
  // onboarding/server.js
  "If you already have a server address or an API key.": "Si vous avez déjà une adresse de serveur ou une clé d’API.",
  // onboarding/advice.js
  "If you can, raise the context size on the server.": "Si possible, augmentez la taille du contexte sur le serveur.",
  // automation/editor/stepkinds.js
  "If {condition}": "Si {condition}",
  // settings/models/prompts.js
  "Ignore characters' own system prompts": "Ignorer les prompts système des personnages",
  // chat/pictures.js, widgets/portraitbutton.js
  "Image": "Image",
  // chat/pictures.js
  "Image at full size": "Image en taille réelle",
  // model/toolwords.js
  "Images and PDFs: a list of mimeType and content as base64.": "Images et PDF : une liste de mimeType et content en base64.",
  // settings/data/data.js
  "Images and audio attached to messages. When space runs out, the least recently viewed are removed first. Most can be recreated.": "Images et sons joints aux messages. Quand l’espace manque, les moins récemment consultés sont retirés en premier. La plupart peuvent être recréés.",
  // settings/data/privacy.js
  "Images from other sites are not loaded.": "Les images d’autres sites ne sont pas chargées.",
  // composer/images.js
  "Images in one message can be up to 20 MB in total.": "Les images d’un message peuvent totaliser 20 Mo au plus.",
  // library/characters.js, library/quickreplies.js, library/scripts.js, library/transfer/review.js, library/transfer/section.js, library/worlds.js
  "Import": "Importer",
  // main/commands.js
  "Import a card or a lorebook": "Importer une carte ou un lorebook",
  // lib/keys.js, library/index.js
  "Import and export": "Importer et exporter",
  // library/index.js
  "Import data from other apps, and export your own.": "Importez les données d’autres applications et exportez les vôtres.",
  // automation/editor/templates.js
  "Import file": "Importer un fichier",
  // main/commands.js
  "Import from another app": "Importer depuis une autre application",
  // widgets/memory/page.js
  "Import memories": "Importer des souvenirs",
  // onboarding/more.js
  "Import your chats": "Importer vos conversations",
  // library/preview.js
  "Import “{name}”?": "Importer « {name} » ?",
  // model/transfer.js
  "Imported: {what}.": "Importé : {what}.",
  // library/transfer/section.js
  "Importing…": "Importation…",
  // library/scripts.js
  "In": "Dans",
  // lib/keys.js
  "In an empty composer": "Dans une zone de saisie vide",
  // library/worlds.js
  "In every conversation": "Dans chaque conversation",
  // lib/keys.js
  "In lists": "Dans les listes",
  // sidebar/found.js
  "In messages": "Dans les messages",
  // sidebar/sections.js, widgets/folder/choose.js
  "In no folder": "Sans dossier",
  // automation/editor/controlforms.js, automation/editor/stepkinds.js
  "In parallel": "En parallèle",
  // widgets/conversation/sheet.js
  "In place of the character's scenario.": "À la place du scénario du personnage.",
  // widgets/conversation/sheet.js
  "In place of the system prompt. {original} keeps it at that place.": "À la place du prompt système. {original} le garde à cet endroit.",
  // lib/keys.js
  "In runs and workflows": "Dans les exécutions et les workflows",
  // automation/schedules/scheduleform.js
  "In scheduled runs, steps that write wait for your approval, except for the permissions below.": "Dans les exécutions planifiées, les étapes qui écrivent attendent votre accord, sauf celles couvertes par les autorisations ci-dessous.",
  // lib/keys.js
  "In the library": "Dans la bibliothèque",
  // automation/schedules/rhythmfields.js
  "In the month": "Au mois de",
  // automation/schedules/rhythmfields.js
  "In the months": "Aux mois de",
  // lib/keys.js
  "In the team": "Dans l’équipe",
  // automation/schedules/scheduleform.js
  "In the time zone of this computer.": "Dans le fuseau horaire de cet ordinateur.",
  // model/toolwords.js
  "In the tools folder, such as {example}.": "Dans le dossier des outils, par exemple {example}.",
  // widgets/samplers/samplers.js
  "In tokens. A token is about three quarters of a word.": "En tokens. Un token vaut environ trois quarts de mot.",
  // widgets/samplers/samplers.js
  "In tokens. The server loads the model with this context.": "En tokens. Le serveur charge le modèle avec ce contexte.",
  // automation/widgets/cron.js
  "In {months} {day} at {time}": "En {months}, {day} à {time}",
  // library/personas.js
  "In “{title}”": "Dans « {title} »",
  // library/scan.js
  "Include recent messages of this conversation": "Inclure les messages récents de cette conversation",
  // automation/editor/tryflow.js, automation/widgets/startdialog.js, inspector/chart.js, inspector/numbers.js, model/fieldwords.js, model/toolwords.js
  "Input": "Entrée",
  // automation/widgets/startdialog.js
  "Input of the flow": "Entrée du flux",
  // automation/editor/valuepick.js
  "Insert a value": "Insérer une valeur",
  // automation/editor/anyfield.js, automation/editor/valuepick.js
  "Insert a value into {field}": "Insérer une valeur dans {field}",
  // composer/pastes.js
  "Insert into the message": "Insérer dans le message",
  // widgets/editlist/prompts.js
  "Inserted where you type its name.": "Inséré à l’endroit où vous tapez son nom.",
  // inspector/index.js
  "Inspector": "Inspecteur",
  // inspector/tabs.js
  "Inspector views": "Vues de l’inspecteur",
  // settings/models/local.js
  "Install": "Installer",
  // widgets/servers/found.js
  "Install Ollama in PowerShell.": "Installez Ollama dans PowerShell.",
  // widgets/servers/found.js
  "Install Ollama in Terminal, with Homebrew.": "Installez Ollama dans Terminal, avec Homebrew.",
  // widgets/servers/found.js
  "Install Ollama in a terminal.": "Installez Ollama dans un terminal.",
  // onboarding/server.js
  "Install a model server": "Installer un serveur de modèles",
  // settings/models/local.js, widgets/engine/trouble.js
  "Install the engine": "Installer le moteur",
  // settings/models/local.js
  "Install the engine ({size})": "Installer le moteur ({size})",
  // settings/models/local.js
  "Install the newest llama.cpp?": "Installer le llama.cpp le plus récent ?",
  // automation/assistants/assistants.js, settings/models/prompts.js, team/agentform.js, widgets/folder/settings.js
  "Instructions": "Instructions",
  // automation/editor/morefields.js
  "Instructions for an assistant. If empty, the run stops here.": "Instructions pour un assistant. Si le champ est vide, l’exécution s’arrête ici.",
  // settings/index.js
  "Instructions for the model, and texts to begin a message with.": "Les consignes du modèle, et des textes pour commencer un message.",
  // chat/editbox.js
  "Instructions for the rewrite": "Instructions pour la réécriture",
  // team/labels.js
  "Interrupted": "Interrompu",
  // widgets/editlist/forms.js
  "Introduction for the Writer": "Introduction pour l’Auteur",
  // model/scriptwords.js
  "It is for no kind of text that Terzetto has, so it never acts.": "Il n’est pour aucune sorte de texte que Terzetto connaît, il n’agit donc jamais.",
  // model/scriptwords.js
  "It is no quick reply and was left out.": "Ce n’est pas une réponse rapide et elle a été écartée.",
  // model/scriptwords.js
  "It is no regex script and was left out.": "Ce n’est pas un script regex et il a été écarté.",
  // model/scriptwords.js
  "It is too long and was left out.": "Il est trop long et a été écarté.",
  // model/scriptwords.js
  "It is too long, so it is off.": "Il est trop long, il est donc désactivé.",
  // model/scriptwords.js
  "It looks for nothing, so it never acts.": "Il ne cherche rien, il n’agit donc jamais.",
  // model/scriptwords.js
  "It runs only when you press it.": "Elle n’agit que si vous appuyez, et pas toute seule.",
  // model/memorywords.js
  "It takes at most about 600 tokens of a reply's request.": "Elle prend au plus environ 600 tokens de la requête d’une réponse.",
  // chat/artifacts/evicted.js
  "It will sound a little different.": "Il sonnera un peu différemment.",
  // automation/editor/values.js
  "Item of this loop": "Élément de cette boucle",
  // automation/run/partsview.js
  "Item {n}": "Élément {n}",
  // automation/run/partsview.js
  "Items": "Éléments",
  // model/scriptwords.js
  "Its commands can't be read: {detail}": "Ses commandes sont illisibles : {detail}",
  // model/scriptwords.js
  "Its menu of other sets is kept, and isn't shown.": "Son menu d’autres ensembles est conservé, sans être affiché.",
  // model/scriptwords.js
  "Its pattern has a flag that isn't known, so it is off: {detail}": "Son motif a un indicateur inconnu, il est donc désactivé : {detail}",
  // model/scriptwords.js
  "Its pattern isn't valid, so it is off. The program said: {detail}": "Son motif n’est pas valide, il est donc désactivé. Le programme dit : {detail}",
  // automation/editor/anyfield.js, automation/widgets/varrows.js, model/toolwords.js
  "JSON": "JSON",
  // widgets/exporting.js
  "JSON Lines with every branch": "JSON Lines avec toutes les branches",
  // automation/editor/askform.js
  "JSON Schema of the answer": "JSON Schema de la réponse",
  // automation/schedules/trytrigger.js
  "JSON or text. Leave it empty to repeat the last call.": "JSON ou texte. Laissez vide pour répéter le dernier appel.",
  // library/character.js
  "JSON without the picture": "JSON sans l’image",
  // widgets/requestparts.js
  "JSON, shown with line breaks": "JSON, affiché avec des retours à la ligne",
  // model/transfer.js
  "Jan conversation": "Conversation de Jan",
  // widgets/files/encoding.js
  "Japanese": "Japonais",
  // chat/transcript.js, chat/unseen.js
  "Jump to latest": "Aller au plus récent",
  // widgets/editlist/forms.js
  "Keep at least one phrase, or delete the group.": "Gardez au moins une expression, ou supprimez le groupe.",
  // library/preview.js
  "Keep both": "Garder les deux",
  // widgets/memory/factitem.js
  "Keep it here too": "Garder ici aussi",
  // widgets/samplers/samplers.js
  "Keep loaded": "Garder chargé",
  // widgets/conversation/directions.js
  "Keep this direction": "Garder cette indication",
  // settings/appearance/customlook.js
  "Keep this look": "Garder cette apparence",
  // main/closing.js
  "Keep window open": "Garder la fenêtre ouverte",
  // settings/models/localchoices.js
  "Keeps earlier prompts, so that the model need not read them again.": "Conserve les prompts précédents, pour que le modèle n’ait pas à les relire.",
  // model/toolwords.js
  "Keeps numbers as text.": "Garde les nombres comme texte.",
  // widgets/samplers/samplers.js
  "Keeps only this many of the most likely words.": "Ne garde que ce nombre de mots parmi les plus probables.",
  // ../plugins/format_consistency/index.js
  "Keeps quotation marks around speech and asterisks around narration consistent with recent replies. Uses no model.": "Maintient la cohérence des guillemets autour des dialogues et des astérisques autour de la narration avec les réponses récentes. N’utilise aucun modèle.",
  // voices/editor.js
  "Keeps replies from running long.": "Évite les réponses trop longues.",
  // widgets/samplers/samplers.js
  "Keeps the most likely words up to this total share.": "Garde les mots les plus probables jusqu’à cette part totale.",
  // widgets/samplers/samplers.js
  "Keeps words that are about as surprising as expected. 1 turns it off.": "Garde les mots à peu près aussi surprenants que prévu. 1 désactive ce réglage.",
  // widgets/samplers/samplers.js
  "Keeps words within this many deviations of the most likely one. −1 turns it off.": "Garde les mots à ce nombre d’écarts types au plus du plus probable. −1 désactive ce réglage.",
  // library/preview.js
  "Kept for export, but not used here: {list}": "Conservé pour l’export, mais non utilisé ici : {list}",
  // widgets/conversation/context.js
  "Kept for the reply": "Réservé à la réponse",
  // model/features.js
  "Kept, not used here": "Conservé, non utilisé ici",
  // settings/speech/speech.js, widgets/servers/endpointform.js
  "Key": "Clé",
  // settings/speech/speech.js, settings/toolbox/websearch.js
  "Key of {server}": "Clé pour {server}",
  // main/commands.js
  "Keyboard shortcuts": "Raccourcis clavier",
  // library/entries.js, model/fieldwords.js
  "Keys": "Clés",
  // library/worlds.js
  "Keys are also found in the name of who speaks.": "Les clés sont aussi trouvées dans le nom de qui parle.",
  // model/transfer.js
  "Keys are not imported. Enter the keys again.": "Les clés ne sont pas importées. Saisissez-les de nouveau.",
  // library/entries.js
  "Keys are regular expressions": "Les clés sont des expressions régulières",
  // automation/list/runlist.js, model/toolwords.js, widgets/editlist/forms.js, widgets/memory/factform.js
  "Kind": "Type",
  // model/memory.js
  "Known to": "Connu de",
  // widgets/memory/factitem.js
  "Known to {name}": "Connu de {name}",
  // widgets/memory/page.js
  "Knows of others": "Sait des autres",
  // model/transfer.js
  "KoboldAI story": "Histoire de KoboldAI",
  // settings/speech/speech.js
  "Kokoro, AllTalk, LocalAI and other servers with the OpenAI API. Text read aloud is sent to the server.": "Kokoro, AllTalk, LocalAI et autres serveurs à l’API OpenAI. Le texte lu à voix haute est envoyé au serveur.",
  // widgets/files/encoding.js
  "Korean": "Coréen",
  // model/transfer.js
  "LM Studio conversation": "Conversation de LM Studio",
  // automation/editor/askform.js, model/fieldwords.js
  "Label": "Libellé",
  // automation/editor/askform.js
  "Label of the field": "Libellé du champ",
  // model/toolwords.js
  "Labels": "Étiquettes",
  // model/appearancechoices.js
  "Lamp": "Lampe",
  // main/settingnames.js, settings/appearance/appearance.js
  "Language": "Langue",
  // library/characters.js
  "Last changed": "Dernière modification",
  // settings/data/backups.js
  "Last good backup: {at}.": "Dernière sauvegarde valide : {at}.",
  // chat/transcript.js
  "Last message": "Dernier message",
  // automation/schedules/startform.js
  "Last run": "Dernière exécution",
  // sidebar/listhead.js
  "Last used first": "Dernières utilisées d’abord",
  // automation/list/historychart.js
  "Last {n} runs: {good} succeeded": "Réussites sur les {n} dernières exécutions : {good}",
  // automation/schedules/startform.js
  "Last: {when}": "Dernière : {when}",
  // chat/message.js
  "Later messages are on another branch.": "Les messages suivants sont sur une autre branche.",
  // inspector/chooser.js
  "Later turn": "Tour suivant",
  // inspector/sections.js
  "Left empty": "Laissé vide",
  // model/turnlabels.js
  "Left notes for you": "Notes laissées pour vous",
  // model/features.js
  "Left out": "Laissé de côté",
  // widgets/memory/page.js
  "Left out of what the model noted:": "Écarté de ce que le modèle a noté :",
  // inspector/sections.js, voices/editor.js
  "Length": "Longueur",
  // model/hints.js
  "Less drama": "Moins de drame",
  // model/hints.js
  "Let more be said and less described.": "Faites parler davantage et décrivez moins.",
  // main/settingnames.js, settings/appearance/appearance.js
  "Let the model write titles": "Laisser le modèle écrire les titres",
  // widgets/conversation/scripts.js
  "Let them act": "Les laisser agir",
  // widgets/members.js
  "Let this character speak": "Faire parler ce personnage",
  // settings/toolbox/toolbox.js
  "Let tools load web pages": "Autoriser les outils à charger des pages web",
  // composer/castbar.js
  "Let {name} speak": "Donner la parole à {name}",
  // team/agentform.js
  "Letters and digits.": "Lettres et chiffres.",
  // team/agentform.js
  "Letters and digits. Made from the name if empty.": "Lettres et chiffres. Tiré du nom si vide.",
  // automation/variables/variables.js
  "Letters, digits and _.": "Lettres, chiffres et _.",
  // library/index.js, main/commands.js, main/destinations.js, sidebar/sidebar.js
  "Library": "Bibliothèque",
  // model/transfer.js
  "LibreChat export": "Export de LibreChat",
  // model/toolwords.js
  "Limit": "Limite",
  // voices/editor.js
  "Limit the length": "Limiter la longueur",
  // team/page.js
  "Limits": "Limites",
  // main/settingnames.js, settings/appearance/appearance.js
  "Line length": "Longueur des lignes",
  // model/customcss.js
  "Line {n} has an extra closing brace.": "La ligne {n} contient une accolade fermante de trop.",
  // settings/toolbox/toolinput.js
  "Line {n} must have the form NAME=value.": "La ligne {n} doit avoir la forme NOM=valeur.",
  // settings/toolbox/toolinput.js
  "Line {n} must have the form Name: value.": "La ligne {n} doit avoir la forme Nom: valeur.",
  // model/toolwords.js
  "Lines": "Lignes",
  // automation/run/logview.js
  "Lines {from} to {to} of {all}": "Lignes {from} à {to} sur {all}",
  // automation/run/logview.js
  "Lines {from} to {to} of {all}; the window keeps the newest {held}.": "Lignes {from} à {to} sur {all} ; la fenêtre contient les {held} plus récentes.",
  // automation/editor/controlforms.js
  "Link to the next page": "Lien vers la page suivante",
  // automation/editor/askform.js, automation/editor/controlforms.js, automation/editor/values.js, widgets/editlist/forms.js
  "List": "Liste",
  // model/toolwords.js
  "List files": "Lister les fichiers",
  // automation/editor/controlforms.js
  "List of a page": "Liste d’une page",
  // chat/foldversions.js
  "List of events": "Liste d’événements",
  // model/toolwords.js
  "List workflows": "Lister les workflows",
  // model/callwords.js
  "Listed the files": "Fichiers listés",
  // model/callwords.js
  "Listed the files in {path}": "Fichiers de {path} listés",
  // model/toolwords.js
  "Lists the files in the tools folder.": "Liste les fichiers du dossier des outils.",
  // model/toolwords.js
  "Lists your saved workflows and what they do.": "Liste vos workflows enregistrés et ce qu’ils font.",
  // settings/models/local.js
  "Load": "Charger",
  // settings/models/localchoices.js
  "Load the model when Terzetto starts": "Charger le modèle au démarrage de Terzetto",
  // composer/files.js
  "Loading": "Chargement",
  // automation/run/compareview.js
  "Loading runs…": "Chargement des exécutions…",
  // chat/announce.js, chat/phase.js
  "Loading the model": "Chargement du modèle",
  // chat/phase.js
  "Loading the model · {n} s": "Chargement du modèle · {n} s",
  // chat/phase.js
  "Loading the model · {n}%": "Chargement du modèle · {n} %",
  // model/chattools.js
  "Loading web pages is off.": "Le chargement de pages web est désactivé.",
  // model/engine.js, settings/models/local.js
  "Loading {name}": "Chargement : {name}",
  // inspector/rawcall.js, widgets/listpane.js, widgets/readdetail.js
  "Loading…": "Chargement…",
  // model/toolwords.js
  "Loads a public web page as text.": "Charge une page web publique sous forme de texte.",
  // settings/data/data.js
  "Location": "Emplacement",
  // widgets/memory/page.js
  "Locations": "Lieux",
  // automation/run/logview.js, automation/run/rundetail.js, team/logfold.js
  "Log": "Journal",
  // automation/run/stepline.js
  "Log of this step": "Journal de cette étape",
  // widgets/samplers/samplers.js
  "Logit bias": "Biais des logits",
  // model/hints.js
  "Longer": "Plus long",
  // settings/models/getanother.js
  "Look": "Chercher",
  // settings/models/local.js
  "Look for engines": "Chercher des moteurs",
  // settings/speech/speech.js
  "Look on this computer": "Rechercher sur cet ordinateur",
  // onboarding/here.js
  "Looking for llama.cpp on this computer…": "Recherche de llama.cpp sur cet ordinateur…",
  // onboarding/server.js, settings/models/models.js
  "Looking for model servers on this computer…": "Recherche de serveurs de modèles sur cet ordinateur…",
  // settings/speech/speech.js
  "Looking for speech servers on this computer…": "Recherche de serveurs vocaux sur cet ordinateur…",
  // ../plugins/tts/card.js
  "Looking for speech voices…": "Recherche des voix de lecture…",
  // settings/models/getanother.js
  "Looking…": "Recherche…",
  // library/cardfields.js
  "Looks, history and manner. The model reads the description in every turn.": "Apparence, histoire et manières. Le modèle lit la description à chaque tour.",
  // library/cardfields.js, widgets/conversation/context.js
  "Lorebook": "Lorebook",
  // inspector/sections.js, model/scriptwords.js
  "Lorebook entries": "Entrées de lorebook",
  // library/index.js, settings/models/prompts.js, widgets/folder/settings.js
  "Lorebooks": "Lorebooks",
  // widgets/conversation/sheet.js
  "Lorebooks in use": "Lorebooks utilisés",
  // settings/models/modelconfig.js
  "Low": "Faible",
  // settings/toolbox/toolserverform.js
  "Lowercase letters, digits and hyphens. Tool names start with this name.": "Minuscules, chiffres et traits d’union. Les noms d’outils commencent par ce nom.",
  // main/settingnames.js
  "MCP function calling plug-ins extensions": "MCP function calling extensions plug-ins outils",
  // composer/completion.js, widgets/macros.js
  "Macros": "Macros",
  // library/macros.js
  "Macros in double braces": "Macros entre doubles accolades",
  // library/scripts.js
  "Macros in the pattern": "Macros du motif",
  // settings/data/data.js
  "Made every day and before each update, then verified. Seven daily and four weekly backups are kept.": "Faites chaque jour et avant chaque mise à jour, puis vérifiées. Sept sauvegardes quotidiennes et quatre hebdomadaires sont conservées.",
  // model/toolwords.js
  "Make a document": "Créer un document",
  // chat/artifacts/body.js
  "Make again": "Recréer",
  // model/toolwords.js
  "Makes a PDF, a Word document, slides, a spreadsheet or an image from text, rows or a chart.": "Crée un PDF, un document Word, des diapositives, une feuille de calcul ou une image à partir de texte, de lignes ou d’un graphique.",
  // model/toolwords.js
  "Makes a text, a row or a list from other values.": "Compose un texte, une ligne ou une liste à partir d’autres valeurs.",
  // team/agentstab.js
  "Makes {kinds}.": "Produit {kinds}.",
  // model/transfer.js
  "Marinara Engine export": "Export de Marinara Engine",
  // widgets/requestcard.js
  "Mark as done and continue": "Marquer comme terminé et continuer",
  // widgets/exporting.js
  "Markdown": "Markdown",
  // voices/editor.js
  "Marks the Editor's changes in each reply.": "Signale les modifications du Relecteur dans chaque réponse.",
  // automation/editor/conditionfield.js
  "Match": "Combinaison",
  // library/entries.js
  "Match case": "Respecter la casse",
  // library/scan.js
  "Matching entries": "Entrées correspondantes",
  // model/fieldwords.js, widgets/samplers/samplers.js
  "Maximum length": "Longueur maximale",
  // voices/editor.js
  "Maximum per reply": "Maximum par réponse",
  // widgets/members.js
  "Maximum replies per message": "Réponses maximales par message",
  // automation/editor/flowform.js, model/toolwords.js
  "Maximum tokens": "Maximum de tokens",
  // settings/models/modelconfig.js
  "Medium": "Moyen",
  // chat/empty.js
  "Meet {name}, a sample character": "Faites connaissance avec {name}, un personnage d’exemple",
  // chat/titlemenu.js, sidebar/acts.js, voices/panel.js, widgets/memory/page.js
  "Memory": "Mémoire",
  // settings/models/localchoices.js
  "Memory for prompts, in MB": "Mémoire pour les prompts, en Mo",
  // team/limitstab.js
  "Memory in MB": "Mémoire en Mo",
  // main/commands.js
  "Memory of this conversation": "Mémoire de cette conversation",
  // automation/assistants/assistants.js
  "Mention the assistant by this name with @ in a step or message.": "Mentionnez l’assistant par ce nom, précédé de @, dans une étape ou un message.",
  // settings/data/backups.js
  "Merge": "Fusionner",
  // settings/data/backups.js
  "Merge the backup of {at} with the current data": "Fusionner la sauvegarde du {at} avec les données actuelles",
  // automation/editor/controlforms.js, chat/actions.js, lib/keys.js, model/toolwords.js
  "Message": "Message",
  // library/quickreplies.js
  "Message or commands": "Message ou commandes",
  // library/scan.js
  "Message to try": "Message à essayer",
  // widgets/conversation/context.js
  "Messages": "Messages",
  // model/scriptwords.js
  "Messages by commands": "Messages des commandes",
  // widgets/servers/endpointform.js
  "Messages go to {address}.": "Les messages vont à {address}.",
  // model/transfer.js
  "Messages in a model's format": "Messages au format d’un modèle",
  // library/entryrules.js
  "Messages that the conversation has.": "Messages que compte la conversation.",
  // library/entryrules.js, library/worlds.js
  "Messages to search": "Messages parcourus",
  // library/entryrules.js
  "Messages, after the entry was used.": "Messages, après l’emploi de l’entrée.",
  // library/entryrules.js
  "Messages, once the entry was used.": "Messages, dès l’emploi de l’entrée.",
  // model/toolwords.js
  "Method": "Méthode",
  // model/named.js
  "Methods": "Méthodes",
  // widgets/samplers/samplers.js
  "Min P": "Min P",
  // automation/schedules/rhythmfields.js
  "Minute, hour, day of month, month, day of week.": "Minute, heure, jour du mois, mois, jour de la semaine.",
  // automation/schedules/rhythmfields.js
  "Minutes between two times": "Minutes entre deux fois",
  // team/limitstab.js
  "Minutes per round": "Minutes par itération",
  // team/limitstab.js
  "Minutes per task": "Minutes par tâche",
  // voices/panel.js
  "Minutes to wait for the first word": "Minutes d’attente du premier mot",
  // widgets/samplers/samplers.js
  "Mirostat": "Mirostat",
  // widgets/samplers/samplers.js
  "Mirostat eta": "Eta de Mirostat",
  // widgets/samplers/samplers.js
  "Mirostat tau": "Tau de Mirostat",
  // model/toolwords.js
  "Mode": "Mode",
  // ../plugins/tts/voiceform.js, model/catalog.js, model/fieldwords.js, model/toolwords.js, onboarding/here.js, voices/agent.js, widgets/folder/settings.js
  "Model": "Modèle",
  // widgets/conversation/sheet.js
  "Model and samplers": "Modèle et samplers",
  // voices/agent.js
  "Model for Director and Editor": "Modèle du Metteur en scène et du Relecteur",
  // settings/models/meaning.js
  "Model for embeddings": "Modèle d’embeddings",
  // widgets/servers/discover.js
  "Model of {server}": "Modèle sur {server}",
  // onboarding/enginestrip.js
  "Model on this computer": "Modèle sur cet ordinateur",
  // model/endpoints.js, widgets/servers/found.js
  "Model server": "Serveur de modèles",
  // main/settingnames.js
  "Model servers": "Serveurs de modèles",
  // widgets/servers/pull.js
  "Model to download": "Modèle à télécharger",
  // automation/editor/flowform.js
  "Model, limits and tools": "Modèle, limites et outils",
  // composer/answerer.js, model/named.js, settings/index.js
  "Models": "Modèles",
  // settings/toolbox/websearch.js
  "Models can't search the web.": "Les modèles ne peuvent pas chercher sur le web.",
  // settings/models/getanother.js
  "Models come from {host}. Sizes are approximate until the download begins.": "Les modèles viennent de {host}. Les tailles sont approximatives jusqu’au début du téléchargement.",
  // settings/toolbox/websearch.js
  "Models get the tool “Search the web” once you choose a service. Each search is sent to that service only.": "Les modèles disposent de l’outil « Chercher sur le web » dès que vous choisissez un service. Chaque recherche n’est envoyée qu’à ce service.",
  // widgets/servers/modelpick.js
  "Models of this server": "Modèles de ce serveur",
  // settings/models/local.js
  "Models on this computer": "Modèles sur cet ordinateur",
  // settings/models/endpointcard.js
  "Models that Terzetto runs itself, see below": "Modèles que Terzetto exécute lui-même, voir plus bas",
  // settings/models/getanother.js
  "Models to download": "Modèles à télécharger",
  // automation/widgets/cron.js
  "Monday to Friday at {time}": "Du lundi au vendredi à {time}",
  // inspector/fields.js
  "Mood ending: {name}": "Ambiance qui prend fin : {name}",
  // inspector/fields.js
  "Mood: {name}": "Ambiance : {name}",
  // inspector/sections.js, model/turnlabels.js
  "Moods": "Ambiances",
  // voices/director.js
  "Moods to choose from": "Ambiances au choix",
  // automation/editor/editorbar.js, automation/editor/morefields.js, chat/actions.js, library/scripts.js, settings/models/presetrow.js, sidebar/folderrow.js, sidebar/row.js, widgets/memory/page.js
  "More": "Plus",
  // model/hints.js
  "More dialogue": "Plus de dialogue",
  // automation/editor/orderedrow.js
  "More for step {n}": "Plus d’actions pour l’étape {n}",
  // settings/models/presetrow.js, sidebar/folderrow.js, sidebar/row.js, widgets/members.js
  "More for {title}": "Plus d’actions pour {title}",
  // model/turnlabels.js
  "More of the reply": "Suite de la réponse",
  // widgets/samplers/fields.js
  "More parameters (JSON)": "Autres paramètres (JSON)",
  // widgets/samplers/fields.js
  "More samplers": "Autres échantillonneurs",
  // sidebar/found.js
  "More than {n} messages found": "Plus de {n} messages trouvés",
  // settings/toolbox/toolbox.js
  "Most calls per reply": "Appels au plus par réponse",
  // library/entryrules.js
  "Most keys win the group": "Le plus de clés gagne le groupe",
  // voices/editor.js
  "Most models then keep to the limit.": "La plupart des modèles respectent alors la limite.",
  // settings/toolbox/toolbox.js
  "Most seconds of calls per reply": "Secondes d’appels au plus par réponse",
  // main/commands.js
  "Move a folder": "Déplacer un dossier",
  // main/commands.js
  "Move a picture's crop": "Déplacer le cadrage d’une image",
  // main/commands.js
  "Move a step up or down": "Monter ou descendre une étape",
  // automation/editor/orderedlist.js, sidebar/folderrow.js, widgets/members.js
  "Move down": "Descendre",
  // sidebar/folderrow.js
  "Move into a folder…": "Déplacer dans un dossier…",
  // automation/editor/orderedlist.js
  "Move into the block above": "Entrer dans le bloc du dessus",
  // automation/editor/orderedlist.js
  "Move out of the block": "Sortir du bloc",
  // main/commands.js
  "Move this conversation to the trash": "Mettre cette conversation à la corbeille",
  // chat/wordwalk.js
  "Move through the words of a message": "Parcourir les mots d’un message",
  // sidebar/acts.js, sidebar/many.js, sidebar/sidebar.js
  "Move to folder": "Déplacer vers un dossier",
  // sidebar/acts.js, sidebar/many.js
  "Move to trash": "Mettre à la corbeille",
  // automation/editor/orderedlist.js, sidebar/folderrow.js, widgets/members.js
  "Move up": "Monter",
  // sidebar/folderrow.js
  "Move “{name}” into": "Déplacer « {name} » dans",
  // library/quickreplies.js
  "Move “{name}” up": "Monter « {name} »",
  // settings/models/localchoices.js
  "Moving the models…": "Déplacement des modèles…",
  // settings/models/localchoices.js
  "Moving the models… {n}%": "Déplacement des modèles… {n} %",
  // widgets/members.js
  "Mute": "Rendre muet",
  // model/chattools.js
  "My conversations": "Mes conversations",
  // model/scriptwords.js
  "My messages": "Mes messages",
  // model/chattools.js
  "My workflows": "Mes workflows",
  // automation/assistants/assistants.js, automation/editor/anyfield.js, automation/editor/askform.js, automation/editor/wordfields.js, automation/variables/variables.js, automation/widgets/varrows.js, library/cardfields.js, library/characters.js, library/entries.js, library/quickreplies.js, library/scripts.js, library/worlds.js, model/toolwords.js, settings/models/kwargs.js, settings/models/presets.js, settings/speech/speech.js, settings/toolbox/toolserverform.js, team/agentform.js, widgets/editlist/forms.js, widgets/editlist/personas.js, widgets/editlist/prompts.js, widgets/folder/choose.js, widgets/folder/settings.js, widgets/servers/endpointform.js
  "Name": "Nom",
  // team/agentform.js
  "Name in plans": "Nom dans les plans",
  // automation/editor/anyfield.js
  "Name in {field}": "Nom dans {field}",
  // automation/editor/values.js
  "Name of that file": "Nom de ce fichier",
  // library/entries.js
  "Name of the entry": "Nom de l’entrée",
  // automation/editor/askform.js, widgets/editlist/forms.js
  "Name of the field": "Nom du champ",
  // automation/editor/controlforms.js
  "Name of the item": "Nom de l’élément",
  // library/worlds.js
  "Name of the lorebook": "Nom du lorebook",
  // widgets/servers/modelpick.js
  "Name of the model": "Nom du modèle",
  // widgets/editlist/forms.js
  "Name of the mood": "Nom de l’ambiance",
  // automation/editor/values.js
  "Name of the other workflow": "Nom de l’autre workflow",
  // widgets/editlist/personas.js
  "Name of the persona": "Nom du persona",
  // widgets/editlist/prompts.js
  "Name of the prompt": "Nom du prompt",
  // library/scripts.js
  "Name of the script": "Nom du script",
  // library/quickreplies.js
  "Name of the set": "Nom de l’ensemble",
  // settings/models/getanother.js
  "Name or address of a model": "Nom ou adresse d’un modèle",
  // model/toolwords.js
  "Name pattern": "Modèle de nom",
  // library/worlds.js
  "Names count as text": "Les noms comptent comme du texte",
  // library/entryrules.js
  "Names, with commas between them. Empty: all.": "Noms séparés par des virgules. Vide : tous.",
  // ../plugins/tts/cast.js
  "Narrator's voice": "Voix du narrateur",
  // widgets/engine/trouble.js
  "Needed: about {needs}.": "Nécessaire : environ {needs}.",
  // widgets/engine/trouble.js
  "Needed: about {needs}. Free: {free}.": "Nécessaire : environ {needs}. Libre : {free}.",
  // settings/toolbox/websearch.js
  "Needs a key.": "Nécessite une clé.",
  // library/entryrules.js
  "Needs a lorebook whose entries call each other.": "Demande un lorebook dont les entrées s’appellent entre elles.",
  // model/appearancechoices.js
  "Never": "Jamais",
  // automation/editor/templates.js, library/quickreplies.js
  "New": "Nouveau",
  // team/agentstab.js
  "New agent": "Nouvel agent",
  // automation/assistants/assistants.js
  "New assistant": "Nouvel assistant",
  // library/characters.js
  "New character": "Nouveau personnage",
  // sidebar/sidebar.js
  "New chat": "Nouveau chat",
  // sidebar/folderrow.js
  "New chat in this folder": "Nouveau chat dans ce dossier",
  // widgets/newchat.js
  "New chat with": "Nouveau chat avec",
  // sidebar/folderrow.js, sidebar/sidebar.js
  "New chat with a character": "Nouveau chat avec un personnage",
  // main/commands.js, model/memory.js, model/named.js, model/title.js, widgets/exporting.js
  "New conversation": "Nouvelle conversation",
  // main/commands.js
  "New conversation with several characters": "Nouvelle conversation à plusieurs personnages",
  // widgets/conversation/directions.js
  "New direction": "Nouvelle indication",
  // voices/proof.js
  "New findings after the edits: {n}.": "Nouveaux points relevés après les modifications : {n}.",
  // automation/editor/templates.js
  "New flow": "Nouveau flux",
  // sidebar/listhead.js, widgets/folder/choose.js
  "New folder": "Nouveau dossier",
  // widgets/folder/choose.js
  "New folder in “{name}”": "Nouveau dossier dans « {name} »",
  // sidebar/folderrow.js
  "New folder inside": "Nouveau dossier à l’intérieur",
  // settings/models/presetrow.js
  "New name of {name}": "Nouveau nom pour {name}",
  // team/agentstab.js
  "New plans can't use a deleted agent. Documents that the agent made are kept.": "Les nouveaux plans ne peuvent pas utiliser un agent supprimé. Les documents qu’il a produits sont conservés.",
  // sidebar/row.js
  "New reply.": "Nouvelle réponse.",
  // team/list.js
  "New request": "Nouvelle demande",
  // model/turnlabels.js
  "New text": "Nouveau texte",
  // automation/schedules/triggers.js
  "New trigger": "Nouveau déclencheur",
  // automation/variables/variables.js
  "New variable": "Nouvelle variable",
  // model/turnlabels.js
  "New wording": "Nouvelle formulation",
  // automation/editor/templates.js
  "New workflow": "Nouveau workflow",
  // automation/list/runlist.js
  "Newer": "Plus récentes",
  // automation/run/logview.js
  "Newer lines": "Lignes plus récentes",
  // automation/run/logview.js, library/characters.js
  "Newest": "Le plus récent",
  // sidebar/listhead.js
  "Newest first": "Les plus récentes d’abord",
  // team/logfold.js
  "Newest {n} of {all} lines": "{n} lignes les plus récentes sur {all}",
  // onboarding/tour.js
  "Next": "Suivant",
  // automation/editor/controlforms.js
  "Next cursor": "Curseur suivant",
  // settings/toolbox/toolserverform.js
  "Next from what you pasted: {names}.": "Ensuite, dans ce que vous avez collé : {names}.",
  // chat/pictures.js
  "Next image": "Image suivante",
  // chat/find.js
  "Next match": "Occurrence suivante",
  // main/commands.js
  "Next message": "Message suivant",
  // lib/calendar.js
  "Next month": "Mois suivant",
  // model/toolwords.js
  "Next page": "Page suivante",
  // automation/editor/controlforms.js
  "Next page by": "Page suivante par",
  // lib/pager.js
  "Next part": "Partie suivante",
  // automation/schedules/rhythmfields.js
  "Next times": "Prochaines dates",
  // chat/artifacts/widget.js
  "Next variant": "Variante suivante",
  // main/commands.js
  "Next variant of a plug-in's result": "Variante suivante du résultat d’une extension",
  // chat/actions.js, chat/variants.js, composer/keynames.js
  "Next version": "Version suivante",
  // automation/schedules/scheduleform.js
  "Next: {when}": "Prochaine : {when}",
  // library/cardfields.js
  "Nickname": "Surnom",
  // model/appearancechoices.js
  "Night train": "Train de nuit",
  // settings/data/privacy.js
  "No account, no telemetry, no update checks.": "Pas de compte, pas de télémétrie, pas de recherche de mises à jour.",
  // team/agentstab.js
  "No agents.": "Aucun agent.",
  // sidebar/emptynotice.js
  "No archived conversations. A conversation returns from the archive when you write in it.": "Aucune conversation archivée. Une conversation sort des archives quand vous y écrivez.",
  // automation/editor/trystep.js, automation/run/partsview.js, automation/run/stepsview.js
  "No arguments": "Aucun argument",
  // automation/editor/stepform.js, model/permission.js, widgets/requestparts.js, widgets/schema/argsform.js
  "No arguments.": "Aucun argument.",
  // automation/assistants/assistants.js
  "No assistants yet. An assistant does written tasks with the tools you choose.": "Pas encore d’assistant. Un assistant accomplit des tâches en langage courant, avec les outils que vous choisissez.",
  // settings/data/backups.js
  "No backups yet. Terzetto makes one every day while it's open.": "Pas encore de sauvegarde. Terzetto en fait une chaque jour tant qu’il est ouvert.",
  // chat/bookmarks.js
  "No bookmarks yet. Add one from a message's menu.": "Pas encore de signet. Ajoutez-en un depuis le menu d’un message.",
  // library/characters.js, widgets/members.js
  "No characters match.": "Aucun personnage ne correspond.",
  // widgets/members.js
  "No characters yet.": "Pas encore de personnage.",
  // library/characters.js, widgets/newchat.js
  "No characters yet. Import a card, or create a character.": "Pas encore de personnage. Importez une carte ou créez un personnage.",
  // palette/palette.js
  "No commands match.": "Aucune commande ne correspond.",
  // sidebar/listhead.js
  "No conversation has a tag yet.": "Aucune conversation n’a encore d’étiquette.",
  // model/chattools.js, model/conversation.js, model/impersonation.js
  "No conversation is open.": "Aucune conversation n’est ouverte.",
  // sidebar/emptynotice.js
  "No conversations match “{sought}”.": "Aucune conversation ne correspond à « {sought} ».",
  // widgets/memory/page.js
  "No day known": "Jour inconnu",
  // automation/run/compareview.js
  "No earlier run of this workflow succeeded.": "Aucune exécution antérieure de ce workflow n’a réussi.",
  // settings/models/local.js
  "No engine is installed.": "Aucun moteur n’est installé.",
  // settings/models/local.js
  "No engine was found yet.": "Aucun moteur trouvé pour l’instant.",
  // library/scan.js
  "No entries match.": "Aucune entrée ne correspond.",
  // library/entries.js
  "No entries yet.": "Pas encore d’entrée.",
  // widgets/editlist/forms.js
  "No fields yet.": "Pas encore de champ.",
  // widgets/folder/settings.js
  "No files yet.": "Pas encore de fichiers.",
  // model/chattools.js
  "No folder for files is chosen.": "Aucun dossier pour les fichiers n’est choisi.",
  // widgets/pathpicker.js
  "No folders are in here.": "Aucun dossier ici.",
  // widgets/folder/choose.js
  "No folders yet.": "Pas encore de dossiers.",
  // automation/schedules/rhythmfields.js, automation/schedules/scheduleform.js
  "No further runs.": "Aucune autre exécution.",
  // voices/habitwords.js
  "No habits found.": "Aucune habitude trouvée.",
  // help/view.js
  "No help pages match.": "Aucune page d’aide ne correspond.",
  // settings/data/privacy.js
  "No hosts contacted since Terzetto started.": "Aucun hôte contacté depuis le démarrage de Terzetto.",
  // inspector/editorsections.js
  "No issues found.": "Aucun problème relevé.",
  // model/scriptwords.js
  "No kind of text, so it never acts": "Aucune sorte de texte, n’agit donc jamais",
  // automation/editor/valuepick.js
  "No lists yet. Earlier steps that give a list appear here.": "Pas encore de liste. Les étapes précédentes qui donnent une liste apparaissent ici.",
  // widgets/folder/settings.js
  "No lorebooks in the library.": "Aucun lorebook dans la bibliothèque.",
  // library/worlds.js
  "No lorebooks yet. Import or add a lorebook.": "Pas encore de lorebook. Importez ou ajoutez un lorebook.",
  // chat/find.js, lib/picker.js, widgets/memory/page.js, widgets/newchat.js, widgets/pathpicker.js
  "No matches": "Aucun résultat",
  // sidebar/emptynotice.js
  "No matches for “{sought}”.": "Aucun résultat pour « {sought} ».",
  // sidebar/found.js
  "No messages match.": "Aucun message ne correspond.",
  // settings/models/endpointcard.js
  "No model chosen yet": "Pas encore de modèle choisi",
  // team/begin.js
  "No model is connected. The demo plays the team and makes plain documents.": "Aucun modèle n’est connecté. La démo joue l’équipe et produit des documents simples.",
  // settings/models/local.js
  "No model is loaded.": "Aucun modèle n’est chargé.",
  // settings/models/models.js
  "No model server found on this computer. Start one and search again, or add one by address.": "Aucun serveur de modèles trouvé sur cet ordinateur. Démarrez-en un et actualisez, ou ajoutez-en un par son adresse.",
  // onboarding/server.js
  "No model server is running on this computer.": "Aucun serveur de modèles ne fonctionne sur cet ordinateur.",
  // composer/answerer.js, widgets/servers/modelpick.js
  "No models match.": "Aucun modèle ne correspond.",
  // onboarding/here.js
  "No models of other programs were found.": "Aucun modèle d’un autre programme trouvé.",
  // widgets/editlist/forms.js
  "No moods yet.": "Pas encore d’ambiance.",
  // voices/proof.js
  "No name or number changed.": "Aucun nom ni nombre n’a changé.",
  // chat/artifacts/acts.js
  "No new result.": "Aucun nouveau résultat.",
  // voices/notes.js
  "No one": "Personne",
  // automation/widgets/picks.js
  "No other workflows yet.": "Pas encore d’autre workflow.",
  // automation/editor/tryflow.js
  "No output.": "Aucune sortie.",
  // widgets/files/filefind.js
  "No passage stood out.": "Aucun passage ne se détache.",
  // widgets/editlist/personas.js
  "No personas yet.": "Pas encore de persona.",
  // widgets/editlist/forms.js
  "No phrases yet.": "Pas encore d’expression.",
  // widgets/files/filefind.js
  "No places found.": "Aucun passage trouvé.",
  // settings/models/presets.js
  "No presets yet. Save your current settings under a name.": "Pas encore de préréglage. Enregistrez vos paramètres actuels sous un nom.",
  // widgets/editlist/prompts.js
  "No prompts yet.": "Pas encore de prompt.",
  // library/quickreplies.js
  "No quick replies yet. Import or add a set.": "Pas encore de réponses rapides. Importez ou ajoutez un ensemble.",
  // settings/models/voicefigures.js
  "No recommendation": "Aucune recommandation",
  // team/list.js
  "No requests yet.": "Pas encore de demande.",
  // inspector/wire.js
  "No response": "Aucune réponse",
  // automation/run/partsview.js, automation/run/stepsview.js
  "No result yet": "Pas encore de résultat",
  // settings/toolbox/websearch.js
  "No results for “{query}”.": "Aucun résultat pour « {query} ».",
  // automation/run/rundetail.js
  "No results yet.": "Pas encore de résultat.",
  // widgets/files/table.js
  "No rows.": "Aucune ligne.",
  // automation/list/runlist.js
  "No runs match these filters.": "Aucune exécution ne correspond à ces filtres.",
  // automation/list/runlist.js
  "No runs yet. A workflow is a list of steps that runs on this computer.": "Pas encore d’exécution. Un workflow est une liste d’étapes qui s’exécute sur cet ordinateur.",
  // widgets/conversation/scripts.js
  "No scripts act here.": "Aucun script n’agit ici.",
  // library/scripts.js
  "No scripts yet. Import or add a script.": "Pas encore de scripts. Importez ou ajoutez un script.",
  // model/chattools.js
  "No search service is chosen.": "Aucun service de recherche n’est choisi.",
  // lib/keys.js
  "No shortcuts match.": "Aucun raccourci ne correspond.",
  // ../plugins/tts/card.js
  "No speech engine found. Install espeak-ng; Terzetto then finds the engine automatically.": "Aucun moteur vocal trouvé. Installez espeak-ng ; Terzetto le trouvera automatiquement.",
  // settings/speech/speech.js
  "No speech servers found on this computer. Start one, or add one by address.": "Aucun serveur vocal trouvé sur cet ordinateur. Démarrez-en un, ou ajoutez-en un par son adresse.",
  // automation/editor/editor.js
  "No steps yet. Add a tool, a written task, or another workflow.": "Pas encore d’étape. Ajoutez un outil, une tâche en langage courant ou un autre workflow.",
  // widgets/folder/tags.js
  "No tags yet.": "Pas encore d’étiquettes.",
  // team/list.js
  "No teams match.": "Aucune équipe ne correspond.",
  // automation/schedules/triggerform.js
  "No token yet.": "Pas encore de jeton.",
  // automation/editor/stepform.js
  "No tool is named {name}. Choose another tool.": "Aucun outil ne s’appelle {name}. Choisissez-en un autre.",
  // settings/toolbox/websearch.js
  "No tool of your servers takes a query. Add a server below.": "Aucun outil de vos serveurs n’accepte de requête. Ajoutez un serveur ci-dessous.",
  // composer/tools.js
  "No tools are on": "Aucun outil n’est activé",
  // automation/widgets/picks.js
  "No tools available.": "Aucun outil disponible.",
  // automation/schedules/starts.js, automation/schedules/triggers.js
  "No triggers match.": "Aucun déclencheur ne correspond.",
  // automation/schedules/triggers.js
  "No triggers yet. A trigger starts a workflow on a schedule, when a file changes, or on request.": "Aucun déclencheur pour le moment. Un déclencheur lance un workflow selon un calendrier, quand un fichier change ou sur demande.",
  // automation/editor/valuepick.js
  "No values yet. Earlier steps and variables appear here.": "Pas encore de valeur. Les étapes précédentes et les variables apparaissent ici.",
  // automation/variables/variables.js
  "No variables yet. Variables keep values between runs. Secret values can't be viewed after saving.": "Aucune variable pour le moment. Les variables gardent des valeurs entre les exécutions. Une valeur secrète n’est plus visible après l’enregistrement.",
  // widgets/changes.js, widgets/documentchanges.js
  "No visible changes.": "Aucune modification visible.",
  // ../plugins/tts/voicepick.js
  "No voices match.": "Aucune voix ne correspond.",
  // automation/editor/templates.js
  "No workflows match.": "Aucun workflow ne correspond.",
  // lib/pager.js
  "No.": "N°",
  // automation/widgets/value.js, library/cardfields.js, settings/models/localchoices.js, widgets/conversation/sheet.js, widgets/folder/settings.js, widgets/schema/configfield.js, widgets/schema/schema.js
  "None": "Aucun",
  // composer/answerer.js
  "None (use Settings)": "Aucun (suivre les paramètres)",
  // library/entryrules.js
  "None is mentioned": "Aucune n’est mentionnée",
  // widgets/conversation/directions.js
  "None yet.": "Aucune pour l’instant.",
  // widgets/conversation/sheet.js
  "None.": "Aucun.",
  // automation/schedules/permissionlist.js
  "None: every step that writes asks you.": "Aucune : chaque étape qui écrit demande votre accord.",
  // library/entryrules.js
  "Not all are mentioned": "Toutes ne sont pas mentionnées",
  // settings/toolbox/toolservers.js
  "Not checked before a call, because only the server understands it: {parts}": "Non vérifié avant un appel, car seul le serveur le comprend : {parts}",
  // widgets/memory/factitem.js
  "Not known to {name}": "Inconnu de {name}",
  // team/labels.js
  "Not made": "Non réalisé",
  // automation/schedules/rhythmfields.js
  "Not on": "Sauf le",
  // settings/models/voicetest.js
  "Not played": "Non joué",
  // automation/schedules/scheduleform.js, automation/schedules/triggerform.js
  "Not saved yet.": "Pas encore enregistré.",
  // library/cardfields.js
  "Not sent to the model.": "N’est pas envoyé au modèle.",
  // chat/readnotes.js
  "Not sent to the model: this message is too long for it, and got no reply.": "Non envoyé au modèle : ce message est trop long pour lui et n’a reçu aucune réponse.",
  // settings/models/modelconfig.js
  "Not set": "Non défini",
  // automation/variables/variables.js
  "Not set.": "Non définie.",
  // automation/run/stepsview.js, model/runlabels.js, settings/toolbox/toolservers.js, team/labels.js
  "Not started": "Non démarré",
  // widgets/editlist/forms.js
  "Note for you": "Note pour vous",
  // widgets/conversation/sheet.js
  "Note to the model": "Note au modèle",
  // model/turnlabels.js
  "Noted a direction": "Indication notée",
  // voices/notes.js, widgets/scriptlines.js
  "Notes": "Notes",
  // inspector/editorsections.js, model/turnlabels.js, voices/notes.js
  "Notes for you": "Notes pour vous",
  // ../plugins/tts/card.js, automation/editor/flowform.js
  "Nothing": "Rien",
  // widgets/pathpicker.js
  "Nothing is in here.": "Il n’y a rien ici.",
  // widgets/memory/page.js
  "Nothing is remembered yet. While memory is on, the model reads each exchange after its reply. You can also add a fact.": "Rien n’est encore retenu. Quand la mémoire est active, le modèle lit chaque échange après sa réponse. Vous pouvez aussi ajouter un fait.",
  // library/transfer/review.js
  "Nothing is saved yet. The import changes no existing data.": "Rien n’est encore enregistré. L’importation ne modifie aucune donnée existante.",
  // chat/recalls.js, inspector/named.js
  "Nothing on record: the model was told not to make it up.": "Rien de consigné : le modèle a été prié de ne pas l’inventer.",
  // model/scriptwords.js
  "Nothing would be left to store, so the script left the text alone.": "Il ne resterait rien à enregistrer, le script a donc laissé le texte.",
  // model/notify.js
  "Notifications are blocked. Allow them in the browser's settings for this page.": "Les notifications sont bloquées. Autorisez-les pour cette page dans les paramètres du navigateur.",
  // model/toolwords.js
  "Notify": "Notifier",
  // model/notify.js
  "Notify me when a reply is ready": "M’avertir quand une réponse est prête",
  // automation/widgets/startdialog.js, model/turnlabels.js, widgets/memory/page.js
  "Now": "Maintenant",
  // automation/editor/askform.js, automation/editor/values.js
  "Number": "Nombre",
  // automation/editor/controlforms.js
  "Number of items at once. Default: one at a time.": "Nombre d’éléments traités à la fois. Par défaut : un seul.",
  // automation/editor/values.js
  "Number of items on the pages before": "Nombre d’éléments des pages précédentes",
  // model/toolwords.js
  "Number of results": "Nombre de résultats",
  // automation/editor/values.js
  "Number of the round, from 1": "Numéro du tour, à partir de 1",
  // model/toolwords.js
  "OAuth client": "Client OAuth",
  // model/toolwords.js
  "Of the text, such as windows-1250. Left out, Terzetto finds it out.": "Du texte, par exemple windows-1250. Sans indication, Terzetto le détermine.",
  // settings/toolbox/websearch.js, widgets/conversation/scripts.js, widgets/conversation/sheet.js
  "Off": "Inactif",
  // widgets/schema/schema.js
  "Off by default.": "Désactivé par défaut.",
  // automation/schedules/scheduleform.js, automation/schedules/triggerform.js
  "Off.": "Inactif.",
  // model/toolwords.js
  "Offset": "Décalage",
  // automation/list/runlist.js
  "Older": "Plus anciennes",
  // automation/run/logview.js
  "Older lines": "Lignes plus anciennes",
  // automation/schedules/scheduleform.js, automation/schedules/triggerform.js, widgets/conversation/sheet.js
  "On": "Actif",
  // chat/bookmarks.js
  "On another branch: {text}": "Sur une autre branche : {text}",
  // widgets/schema/schema.js
  "On by default.": "Activé par défaut.",
  // automation/schedules/rhythmfields.js
  "On day": "Le jour",
  // automation/widgets/cron.js
  "On day {date} of each month at {time}": "Le {date} de chaque mois à {time}",
  // widgets/folder/settings.js
  "On in each conversation here, unless the conversation says otherwise or has a character.": "Activés dans chaque conversation de ce dossier, sauf si la conversation en décide autrement ou a un personnage.",
  // widgets/memory/page.js
  "On other branches": "Sur d’autres branches",
  // automation/schedules/triggerform.js
  "On.": "Actif.",
  // automation/schedules/scheduleform.js
  "Once": "Une fois",
  // automation/widgets/triggerwords.js
  "Once, or repeating.": "Une fois, ou de façon répétée.",
  // automation/widgets/triggerwords.js
  "Once, {when}": "Une fois, le {when}",
  // library/transfer/section.js
  "One ZIP file that other programs can read, with your conversations, characters, lorebooks, workflows, teams and settings. Keys and secret values are left out. To export a single conversation, use its ⋯ menu.": "Un fichier ZIP que d’autres programmes peuvent lire, avec vos conversations, personnages, lorebooks, workflows, équipes et paramètres. Les clés et les valeurs secrètes n’y sont pas. Pour exporter une seule conversation, utilisez son menu ⋯.",
  // ../plugins/tts/card.js
  "One a line, besides those where Piper puts them. Each voice has a file .onnx and a file .onnx.json.": "Un par ligne, en plus de ceux où Piper les range. Chaque voix a un fichier .onnx et un fichier .onnx.json.",
  // automation/editor/askform.js
  "One choice per line": "Un choix par ligne",
  // automation/editor/askform.js
  "One column per line": "Une colonne par ligne",
  // library/entryrules.js
  "One entry of a group is used.": "Une seule entrée d’un groupe est utilisée.",
  // voices/director.js
  "One field at a time": "Un champ à la fois",
  // library/entryrules.js
  "One of them is mentioned": "L’une d’elles est mentionnée",
  // widgets/editlist/forms.js
  "One or two sentences for the model.": "Une ou deux phrases pour le modèle.",
  // automation/editor/valuefield.js, widgets/schema/configfield.js
  "One per line.": "Un par ligne.",
  // widgets/samplers/samplers.js
  "One per line. A repetition ends at each of them. Write \\n for a line break.": "Un par ligne. Une répétition s’arrête à chacun d’eux. Écrivez \\n pour un retour à la ligne.",
  // widgets/samplers/samplers.js
  "One per line. A reply ends before each of them. Write \\n for a line break.": "Une par ligne. Une réponse s’arrête avant chacune d’elles. Écrivez \\n pour un retour à la ligne.",
  // widgets/editlist/forms.js
  "One per line. The first names the group.": "Une par ligne. La première donne son nom au groupe.",
  // settings/toolbox/toolserverform.js
  "One per line: NAME=value for a program, Name: value as a header for an address. The values are encrypted and sent only to this server.": "Une par ligne : NOM=valeur pour un programme, Nom: valeur comme en-tête pour une adresse. Les valeurs sont chiffrées et envoyées à ce serveur uniquement.",
  // voices/director.js
  "One request per field: slower, but better for small models.": "Un appel par champ : plus lent, mais meilleur pour les petits modèles.",
  // automation/editor/anyfield.js
  "One row": "Une ligne",
  // widgets/memory/factform.js
  "One sentence, as the model reads it.": "Une phrase, telle que le modèle la lit.",
  // widgets/memory/factform.js
  "One sentence. Empty: the words of the message.": "Une phrase. Vide : les mots du message.",
  // library/scripts.js
  "One text a line. Each is taken out of what was found before it is put in.": "Un texte par ligne. Chacun est retiré de ce qui a été trouvé avant d’être placé.",
  // automation/schedules/triggerform.js
  "One word. Text after the command is available to the run as trigger.text.": "Un seul mot. Le texte qui suit la commande est disponible dans l’exécution sous trigger.text.",
  // model/toolwords.js
  "Only files whose names match, such as {example}.": "Seulement les fichiers dont le nom correspond, par exemple {example}.",
  // library/quickreplies.js
  "Only fill the message box": "Remplir seulement le champ de message",
  // settings/speech/speech.js, widgets/servers/endpointform.js
  "Only if the server requires one": "Seulement si le serveur l’exige",
  // composer/answerer.js
  "Only in this conversation": "Uniquement dans cette conversation",
  // voices/habits.js
  "Only later replies can show a habit again. Banned phrases stay banned.": "Seules des réponses ultérieures peuvent révéler à nouveau une habitude. Les expressions interdites le restent.",
  // library/entryrules.js
  "Only messages call it": "Seuls les messages l’appellent",
  // model/toolwords.js
  "Only messages since this date, such as {example}.": "Seulement les messages depuis cette date, par exemple {example}.",
  // automation/schedules/rhythmfields.js
  "Only on these days": "Seulement ces jours-là",
  // library/entryrules.js
  "Only other entries call it": "Seules d’autres entrées l’appellent",
  // voices/notes.js
  "Only the Writer reads directions that you add yourself.": "Seul l’Auteur lit celles que vous ajoutez vous-même.",
  // widgets/files/items.js
  "Only the beginning is shown. Save the document to read all of it.": "Seul le début est affiché. Enregistrez le document pour le lire en entier.",
  // automation/variables/variables.js
  "Only the chosen tools receive the value.": "Seuls les outils choisis reçoivent la valeur.",
  // library/entryrules.js
  "Only the entries with the most matching keys take part.": "Seules les entrées dont le plus de clés sont trouvées participent.",
  // settings/models/prompts.js
  "Only used when Director and Editor have their own model.": "Utilisé seulement quand le Metteur en scène et le Relecteur ont leur propre modèle.",
  // automation/editor/morefields.js
  "Only when": "Seulement si",
  // sidebar/listhead.js
  "Only with a tag": "Seulement avec une étiquette",
  // library/entryrules.js
  "Only with them": "Seulement avec eux",
  // widgets/samplers/samplers.js
  "Only words at least this likely can be left out.": "Seuls les mots au moins aussi probables peuvent être omis.",
  // settings/models/voicefigures.js
  "Only {all} openings have all three texts, and 6 are needed.": "Seuls {all} débuts ont leurs trois textes ; il en faut 6.",
  // automation/strip.js, composer/slashcommand.js, model/links.js, model/waiting.js, sidebar/acts.js
  "Open": "Ouvrir",
  // model/transfer.js
  "Open WebUI export": "Export d’Open WebUI",
  // voices/proof.js
  "Open a conversation to count its replies.": "Ouvrez une conversation pour compter ses réponses.",
  // settings/data/association.js
  "Open cards with Terzetto": "Ouvrir les cartes avec Terzetto",
  // library/worlds.js
  "Open entries": "Ouvrir les entrées",
  // settings/data/data.js
  "Open folder": "Ouvrir le dossier",
  // chat/actions.js
  "Open in inspector": "Ouvrir dans l’inspecteur",
  // model/failure.js, onboarding/advice.js
  "Open model servers": "Ouvrir les serveurs de modèles",
  // automation/editor/tryflow.js
  "Open run": "Voir l’exécution",
  // onboarding/enginestrip.js
  "Open settings": "Ouvrir les paramètres",
  // settings/data/about.js
  "Open source": "Code source ouvert",
  // chat/rescue.js
  "Open the backup": "Ouvrir la sauvegarde",
  // library/greetings.js
  "Open the conversation with greeting {n}": "Ouvrir la conversation avec le message d’accueil {n}",
  // main/commands.js
  "Open the focused character": "Ouvrir le personnage sélectionné",
  // settings/data/about.js
  "Open the help": "Ouvrir l’aide",
  // onboarding/tip.js
  "Open the inspector": "Ouvrir l’inspecteur",
  // lib/panel.js
  "Open the last turn in the inspector": "Ouvrir le dernier tour dans l’inspecteur",
  // voices/panel.js, widgets/conversation/sheet.js
  "Open the memory": "Ouvrir la mémoire",
  // model/links.js
  "Open this link?": "Ouvrir ce lien ?",
  // voices/habits.js
  "Open this message in “{title}”": "Ouvrir ce message dans « {title} »",
  // chat/rescue.js
  "Open what was recovered": "Ouvrir ce qui a été récupéré",
  // automation/run/runhead.js, automation/schedules/startform.js
  "Open workflow": "Ouvrir le workflow",
  // onboarding/more.js
  "Opening the demo…": "Ouverture de la démo…",
  // settings/models/voicetest.js
  "Opening {n} of {all}": "Début {n} sur {all}",
  // settings/models/voicetest.js
  "Openings played": "Débuts joués",
  // model/toolwords.js
  "Options": "Options",
  // settings/appearance/appearance.js
  "Or press {key} with +, − or 0.": "Ou {key} avec +, − ou 0.",
  // widgets/folder/settings.js
  "Orange": "Orange",
  // model/transfer.js
  "Orb database": "Base de données Orb",
  // library/entries.js, widgets/memory/page.js
  "Order": "Ordre",
  // sidebar/listhead.js
  "Order of the conversations": "Ordre des conversations",
  // sidebar/found.js
  "Other branch": "Autre branche",
  // library/personas.js
  "Other people you can play.": "D’autres personnes que vous pouvez jouer.",
  // sidebar/found.js
  "Other results": "Autres résultats",
  // automation/editor/stepform.js
  "Other steps refer to the result by this name.": "Les autres étapes désignent le résultat par ce nom.",
  // automation/editor/stepkinds.js, automation/run/parts.js
  "Otherwise": "Sinon",
  // automation/editor/morefields.js
  "Otherwise the step is skipped.": "Sinon, l’étape est ignorée.",
  // inspector/chart.js, inspector/numbers.js
  "Output": "Sortie",
  // automation/editor/tryflow.js
  "Output of each call": "Sortie de chaque appel",
  // model/turnlabels.js, widgets/editlist/forms.js
  "Overused phrase": "Expression rebattue",
  // voices/audits.js, voices/editor.js
  "Overused phrases": "Expressions rebattues",
  // model/turnlabels.js
  "Overused word": "Mot trop fréquent",
  // voices/audits.js
  "Overused words": "Mots trop fréquents",
  // settings/models/presetrow.js
  "Overwrite with current settings": "Remplacer par les paramètres actuels",
  // widgets/exporting.js
  "PDF": "PDF",
  // library/character.js
  "PNG with the card inside": "PNG contenant la carte",
  // library/transfer/section.js
  "Packing…": "Compression…",
  // widgets/files/items.js
  "Page {n}": "Page {n}",
  // widgets/files/filebody.js
  "Pages": "Pages",
  // automation/editor/controlforms.js
  "Pages at most": "Pages au plus",
  // model/appearancechoices.js
  "Paper": "Papier",
  // model/fieldwords.js, voices/editor.js
  "Paragraphs": "Paragraphes",
  // widgets/conversation/sheet.js
  "Paragraphs with {macros} go with your newest message, because they change from turn to turn.": "Les paragraphes avec {macros} accompagnent votre dernier message, car ils changent d’un tour à l’autre.",
  // team/limitstab.js
  "Parallel agents": "Agents en parallèle",
  // settings/models/localchoices.js
  "Parallel prompts": "Prompts parallèles",
  // library/character.js
  "Parts of this card": "Parties de cette fiche",
  // model/turnlabels.js
  "Passages": "Passages",
  // chat/attached.js
  "Passages given to the model for this reply": "Passages fournis au modèle pour cette réponse",
  // settings/models/localchoices.js
  "Passed to llama-server.": "Transmises à llama-server.",
  // model/toolwords.js
  "Password": "Mot de passe",
  // voices/tryit.js
  "Paste a text. The text stays on this computer.": "Collez un texte. Il reste sur cet ordinateur.",
  // lib/files.js
  "Pasted as text.": "Collé en tant que texte.",
  // composer/pastes.js
  "Pasted text": "Texte collé",
  // inspector/editorsections.js
  "Patch {n} by {model}": "Retouche {n} par {model}",
  // model/toolwords.js
  "Path": "Chemin",
  // settings/models/getanother.js
  "Path of a .gguf file": "Chemin d’un fichier .gguf",
  // model/fieldwords.js, voices/phrases.js
  "Pattern": "Motif",
  // library/index.js
  "Patterns that change what is stored, shown or sent.": "Des motifs qui changent ce qui est enregistré, affiché ou envoyé.",
  // ../plugins/tts/widget.js, settings/models/local.js
  "Pause": "Pause",
  // automation/editor/morefields.js
  "Pause before a retry": "Pause avant une nouvelle tentative",
  // automation/editor/controlforms.js
  "Pause between rounds": "Pause entre les tours",
  // audio/transport.js
  "Pause sound": "Suspendre le son",
  // settings/models/local.js
  "Paused": "En pause",
  // automation/list/gatechart.js
  "Paused while nothing runs": "En pause tant que rien ne s’exécute",
  // settings/models/voicefigures.js
  "Per 1,000 words, of a list that is never used": "Pour 1 000 mots, d’une liste jamais utilisée",
  // automation/schedules/permissionlist.js
  "Permissions": "Autorisations",
  // widgets/conversation/sheet.js
  "Persona": "Persona",
  // widgets/conversation/sheet.js
  "Persona, characters and lorebooks": "Persona, personnages et lorebooks",
  // library/cardfields.js, model/fieldwords.js
  "Personality": "Personnalité",
  // library/index.js, library/personas.js
  "Personas": "Personas",
  // widgets/editlist/forms.js
  "Phrases": "Expressions",
  // voices/habits.js
  "Phrases that a model repeats across your conversations. Terzetto finds them on this computer.": "Tournures qu’un modèle répète dans vos conversations. Terzetto les trouve sur cet ordinateur.",
  // widgets/portraitbutton.js
  "Picture of {name}": "Image : {name}",
  // library/preview.js
  "Picture on this card": "Image de cette carte",
  // widgets/conversation/context.js
  "Pictures": "Images",
  // widgets/memory/factitem.js
  "Pin": "Épingler",
  // sidebar/acts.js
  "Pin to top": "Épingler en haut",
  // sidebar/groups.js
  "Pinned": "Épinglées",
  // ../plugins/tts/voiceform.js
  "Pitch": "Hauteur",
  // library/entryrules.js
  "Place": "Emplacement",
  // library/worlds.js
  "Place entries as SillyTavern does": "Placer les entrées comme SillyTavern",
  // widgets/files/filefind.js
  "Places found": "Passages trouvés",
  // widgets/exporting.js
  "Plain text": "Texte brut",
  // team/planview.js
  "Plan": "Plan",
  // voices/director.js
  "Plan each reply": "Planifier chaque réponse",
  // model/runlabels.js, team/labels.js
  "Planned": "À venir",
  // voices/director.js
  "Plans each reply before the Writer starts.": "Planifie chaque réponse avant que l’Auteur commence.",
  // ../plugins/tts/widget.js
  "Play": "Lire",
  // audio/transport.js
  "Play again": "Réécouter",
  // widgets/editlist/personas.js
  "Play as this persona": "Incarner ce persona",
  // model/appearancechoices.js
  "Playbill": "Affiche",
  // audio/transport.js
  "Player": "Lecteur",
  // ../plugins/tts/card.js
  "Playing": "Partie lue",
  // settings/models/voicetest.js
  "Plays twelve short openings: the Writer alone, the Editor on that draft, and all three voices. Nothing is stored, and closing Terzetto ends the test.": "Joue douze courts débuts : l’Auteur seul, le Relecteur sur ce texte, puis les trois voix. Rien n’est enregistré, et fermer Terzetto arrête le test.",
  // voices/director.js
  "Plot summary and Detected repetitions are paused in conversations with a character while memory is on.": "Plot summary et Detected repetitions sont en pause dans les conversations avec un personnage quand la mémoire est active.",
  // settings/data/data.js
  "Plug-in results": "Résultats des extensions",
  // inspector/tabs.js, voices/pluginspart.js
  "Plug-ins": "Extensions",
  // voices/pluginspart.js
  "Plug-ins that act on each reply.": "Les extensions qui agissent sur chaque réponse.",
  // widgets/crop.js
  "Portrait crop. The arrow keys move the crop; plus and minus zoom.": "Cadrage du portrait. Les flèches déplacent le cadre ; plus et moins règlent le zoom.",
  // audio/transport.js
  "Position": "Position",
  // chat/works.js
  "Preparing the voice": "Préparation de la voix",
  // widgets/samplers/samplers.js
  "Presence penalty": "Pénalité de présence",
  // widgets/conversation/sheet.js, widgets/folder/settings.js
  "Preset": "Préréglage",
  // composer/answerer.js
  "Preset in this conversation": "Préréglage de cette conversation",
  // settings/index.js, settings/models/presets.js
  "Presets": "Préréglages",
  // ../plugins/tts/voiceform.js, automation/editor/dryrun.js, settings/appearance/customlook.js, team/preview.js
  "Preview": "Aperçu",
  // chat/pictures.js
  "Previous image": "Image précédente",
  // chat/find.js
  "Previous match": "Occurrence précédente",
  // main/commands.js
  "Previous message": "Message précédent",
  // lib/calendar.js
  "Previous month": "Mois précédent",
  // lib/pager.js
  "Previous part": "Partie précédente",
  // automation/run/compareview.js
  "Previous successful run: {when}": "Exécution réussie précédente : {when}",
  // chat/artifacts/widget.js
  "Previous variant": "Variante précédente",
  // main/commands.js
  "Previous variant of a plug-in's result": "Variante précédente du résultat d’une extension",
  // chat/actions.js, chat/variants.js, composer/keynames.js
  "Previous version": "Version précédente",
  // library/entries.js, model/fieldwords.js
  "Priority": "Priorité",
  // settings/index.js
  "Privacy": "Confidentialité",
  // chat/calls.js
  "Private content in this result: {list}": "Contenu privé dans ce résultat : {list}",
  // inspector/sections.js
  "Private content read": "Contenu privé lu",
  // library/entryrules.js
  "Probability in %": "Probabilité en %",
  // settings/models/localchoices.js, widgets/engine/trouble.js
  "Processor only": "Processeur seul",
  // lib/keys.js, model/features.js, sidebar/sidebar.js
  "Program": "Programme",
  // automation/schedules/triggerform.js
  "Programs on this computer can call this hook, but the port changes with each start. To keep one, start “terzetto serve --addr 127.0.0.1:8080”.": "Les programmes de cet ordinateur peuvent appeler ce webhook, mais le port change à chaque démarrage. Pour garder le même, lancez « terzetto serve --addr 127.0.0.1:8080 ».",
  // automation/schedules/triggerform.js
  "Programs on this computer can call this hook. The address stays the same after a restart.": "Les programmes de cet ordinateur peuvent appeler ce webhook. L’adresse reste la même après un redémarrage.",
  // automation/schedules/triggerform.js
  "Programs that use the old token will be refused.": "Les programmes qui utilisent l’ancien jeton seront refusés.",
  // automation/run/runhead.js, settings/models/local.js, team/progress.js
  "Progress": "Progression",
  // team/labels.js
  "Project manager": "Chef de projet",
  // model/memorywords.js
  "Promise": "Promesse",
  // automation/editor/flowform.js, model/toolwords.js
  "Prompt": "Prompt",
  // inspector/sections.js
  "Prompt reuse": "Réutilisation du prompt",
  // settings/index.js
  "Prompts": "Prompts",
  // settings/models/presetlabels.js
  "Prompts only": "Prompts seulement",
  // settings/toolbox/toolbox.js
  "Public web only, never this computer or your network. After a tool has read a file or other private content, each host that you didn't write asks first.": "Web public uniquement, jamais cet ordinateur ni votre réseau. Dès qu’un outil a lu un fichier ou un autre contenu privé, chaque hôte que vous n’avez pas écrit demande d’abord votre accord.",
  // widgets/folder/settings.js
  "Purple": "Violet",
  // automation/assistants/assistants.js, automation/editor/wordfields.js, automation/variables/variables.js, team/agentform.js
  "Purpose": "Rôle",
  // model/toolwords.js
  "Put values together": "Assembler des valeurs",
  // automation/editor/controlforms.js
  "Put {value} into the request as its address.": "Mettez {value} dans la requête comme adresse.",
  // automation/editor/controlforms.js
  "Put {value} into the request.": "Mettez {value} dans la requête.",
  // automation/editor/controlforms.js
  "Put {value} into the request. The pages end with an empty list.": "Mettez {value} dans la requête. Les pages finissent par une liste vide.",
  // model/toolwords.js, settings/toolbox/websearch.js
  "Query": "Recherche",
  // automation/editor/controlforms.js, model/toolwords.js, widgets/requestcard.js
  "Question": "Question",
  // model/turnlabels.js
  "Question at the end": "Question à la fin",
  // widgets/editlist/forms.js
  "Question for the Director": "Question au Metteur en scène",
  // voices/audits.js
  "Questions at the end": "Questions à la fin",
  // model/runlabels.js, settings/models/local.js
  "Queued": "En file d’attente",
  // model/runlabels.js
  "Queued: the limit of parallel runs is reached.": "En file d’attente : la limite d’exécutions parallèles est atteinte.",
  // composer/quickreplies.js, library/index.js, library/quickreplies.js, main/commands.js
  "Quick replies": "Réponses rapides",
  // main/commands.js
  "Quit": "Quitter",
  // inspector/sections.js
  "Quoted from files": "Citations des fichiers",
  // onboarding/advice.js
  "Raise the model's context length in LM Studio, then load the model again.": "Augmentez la longueur de contexte du modèle dans LM Studio, puis rechargez le modèle.",
  // model/capabilities.js
  "Reach the server": "Joindre le serveur",
  // model/toolwords.js
  "Read a document": "Lire un document",
  // model/toolwords.js
  "Read a file": "Lire un fichier",
  // model/toolwords.js
  "Read a table": "Lire un tableau",
  // ../plugins/tts/widget.js
  "Read again with the current voice": "Relire avec la voix actuelle",
  // ../plugins/tts/index.js, model/manifest.js
  "Read aloud": "Lire à voix haute",
  // ../plugins/tts/clicks.js
  "Read aloud from here": "Lire à voix haute à partir d’ici",
  // ../plugins/tts/index.js
  "Read aloud: speech voices and when to read": "Lire à voix haute : voix et moments de lecture",
  // model/capabilities.js
  "Read an image": "Lire une image",
  // model/turnlabels.js
  "Read and fix": "Relire et corriger",
  // model/turnlabels.js
  "Read and fix, round {n}": "Relire et corriger, passage {n}",
  // ../plugins/tts/cast.js
  "Read each reply as it's written": "Lire chaque réponse au fil de l’écriture",
  // ../plugins/tts/card.js
  "Read on when a voice fails": "Continuer la lecture si une voix échoue",
  // ../plugins/tts/card.js
  "Read replies automatically": "Lire automatiquement les réponses",
  // team/planview.js
  "Read so far": "Lu jusqu’ici",
  // ../plugins/tts/index.js
  "Read the last reply aloud, or pause": "Lire la dernière réponse à voix haute ou suspendre la lecture",
  // model/callwords.js
  "Read {path}": "{path} lu",
  // library/transfer/section.js
  "Reading the contents…": "Lecture du contenu…",
  // settings/data/backups.js
  "Reading the file…": "Lecture du fichier…",
  // widgets/pathpicker.js
  "Reading the folder…": "Lecture du dossier…",
  // chat/phase.js
  "Reading {done} of {n, plural, one {# token} other {# tokens}}": "{done} sur {n, plural, one {# token lu} many {# de tokens lus} other {# tokens lus}}",
  // chat/announce.js
  "Reading {n, plural, one {# token} other {# tokens}}": "Lecture de {n, plural, one {# token} many {# de tokens} other {# tokens}}",
  // chat/phase.js
  "Reading {n, plural, one {# token} other {# tokens}} · {s} s": "Lecture de {n, plural, one {# token} many {# de tokens} other {# tokens}} · {s} s",
  // widgets/folder/settings.js
  "Reading {name}…": "Lecture de {name}…",
  // model/callwords.js
  "Reading {path}": "Lecture de {path}",
  // model/runlabels.js
  "Reads": "Lit",
  // model/toolwords.js
  "Reads a CSV file or a spreadsheet in the tools folder.": "Lit un fichier CSV ou un classeur du dossier des outils.",
  // model/toolwords.js
  "Reads a text aloud on this computer.": "Lit un texte à voix haute sur cet ordinateur.",
  // model/toolwords.js
  "Reads a text file in the tools folder.": "Lit un fichier texte du dossier des outils.",
  // widgets/conversation/sheet.js
  "Reads facts from each exchange, and reminds the model of facts and earlier messages where they fit.": "Lit les faits de chaque échange et rappelle au modèle faits et anciens messages quand ils conviennent.",
  // voices/panel.js
  "Reads facts from each exchange, and reminds the models of facts and earlier messages where they fit.": "Lit les faits de chaque échange et rappelle aux modèles faits et anciens messages quand ils conviennent.",
  // automation/editor/flowform.js
  "Reads from earlier steps": "Lit des étapes précédentes",
  // ../plugins/tts/card.js
  "Reads replies aloud, each character in its own voice.": "Lit les réponses à voix haute, chaque personnage avec sa propre voix.",
  // model/toolwords.js
  "Reads the text of a PDF, Word, EPUB or other document in the tools folder.": "Lit le texte d’un PDF, d’un fichier Word, EPUB ou autre du dossier des outils.",
  // team/agentwords.js
  "Reads the web pages that you name in the request. Doesn't search the web.": "Lit les pages web que vous nommez dans la demande. Ne cherche pas sur le web.",
  // onboarding/index.js, settings/toolbox/toolservers.js
  "Ready": "Prêt",
  // chat/recalls.js
  "Recalled": "Rappelé",
  // settings/models/voicefigures.js
  "Recommendation: Writer and Editor": "Recommandation : Auteur et Relecteur",
  // settings/models/voicefigures.js
  "Recommendation: all three voices": "Recommandation : les trois voix",
  // settings/models/voicefigures.js
  "Recommendation: the Writer alone": "Recommandation : l’Auteur seul",
  // widgets/folder/settings.js
  "Red": "Rouge",
  // automation/editor/editor.js
  "Redo": "Rétablir",
  // main/settingnames.js, settings/appearance/appearance.js
  "Reduce motion": "Réduire les animations",
  // chat/actions.js, chat/foldline.js
  "Regenerate": "Régénérer",
  // composer/keynames.js, main/commands.js
  "Regenerate the last reply": "Régénérer la dernière réponse",
  // chat/actions.js, chat/hintmenu.js, composer/composermenu.js, composer/keynames.js
  "Regenerate with a hint": "Régénérer avec une indication",
  // model/turnlabels.js
  "Regenerated": "Régénérée",
  // library/preview.js, main/commands.js, widgets/conversation/sheet.js
  "Regex scripts": "Scripts regex",
  // library/cardfields.js
  "Related": "Éléments liés",
  // widgets/memory/factform.js
  "Relation": "Relation",
  // model/memorywords.js
  "Relationship": "Lien",
  // settings/toolbox/toolservers.js
  "Reload tools of {server}": "Recharger les outils : {server}",
  // widgets/memory/factform.js
  "Remember": "Retenir",
  // voices/panel.js, widgets/conversation/sheet.js
  "Remember and recall": "Retenir et rappeler",
  // voices/notes.js
  "Remember directions": "Mémoriser les indications",
  // chat/actions.js
  "Remember the selection…": "Retenir la sélection…",
  // widgets/memory/factform.js, widgets/memory/remember.js
  "Remember this": "Retenir ceci",
  // chat/recalls.js, widgets/editlist/forms.js
  "Remembered": "Mémorisé",
  // inspector/editorsections.js
  "Remembered from here on": "Mémorisé à partir d’ici",
  // voices/notes.js
  "Remembers what you've established, from here on. One more request per reply.": "Retient ce que vous avez établi, à partir d’ici. Une requête de plus par réponse.",
  // chat/actions.js
  "Remember…": "Retenir…",
  // library/quickreplies.js, settings/models/configrow.js, settings/models/kwargs.js, settings/speech/speech.js, settings/toolbox/toolservers.js, team/deletions.js, widgets/members.js, widgets/schema/configfield.js
  "Remove": "Retirer",
  // widgets/memory/page.js
  "Remove all from “{origin}”": "Tout supprimer de « {origin} »",
  // chat/actions.js
  "Remove bookmark": "Retirer le signet",
  // widgets/conversation/directions.js
  "Remove direction": "Retirer l’indication",
  // settings/models/local.js
  "Remove from list": "Retirer de la liste",
  // library/scripts.js
  "Remove from the match": "Retirer du résultat",
  // library/greetings.js
  "Remove greeting {n}": "Retirer le message d’accueil {n}",
  // composer/pastes.js
  "Remove pasted text": "Retirer le texte collé",
  // widgets/portraitbutton.js
  "Remove picture": "Retirer l’image",
  // automation/editor/askform.js
  "Remove the field {name}": "Retirer le champ {name}",
  // team/request.js
  "Remove the files that failed, or add them again.": "Retirez les fichiers en échec, ou ajoutez-les de nouveau.",
  // main/commands.js, model/samples.js, settings/data/samples.js
  "Remove the samples": "Retirer les exemples",
  // model/samples.js
  "Remove the samples?": "Retirer les exemples ?",
  // widgets/folder/tags.js
  "Remove the tag {tag}": "Retirer l’étiquette {tag}",
  // automation/editor/conditionfield.js
  "Remove the value": "Retirer la valeur",
  // automation/editor/namedvalue.js, automation/editor/onevalue.js
  "Remove the value of {field}": "Retirer la valeur : {field}",
  // automation/editor/flowform.js
  "Remove this call": "Retirer cet appel",
  // automation/editor/conditionfield.js
  "Remove this condition": "Retirer cette condition",
  // settings/models/configrow.js
  "Remove this model": "Retirer ce modèle",
  // settings/models/kwargs.js
  "Remove this row": "Retirer cette ligne",
  // automation/editor/anyfield.js, automation/widgets/varrows.js, composer/images.js, team/documents.js, widgets/files/givenlist.js, widgets/folder/settings.js
  "Remove {name}": "Retirer {name}",
  // settings/speech/speech.js, settings/toolbox/toolservers.js
  "Remove {server}": "Retirer {server}",
  // automation/editor/orderedrow.js
  "Remove “{lane}”": "Retirer « {lane} »",
  // widgets/conversation/directions.js
  "Remove “{name}”": "Retirer « {name} »",
  // settings/models/configrow.js, team/deletions.js
  "Remove “{name}”?": "Retirer « {name} » ?",
  // chat/artifacts/evicted.js
  "Removed to save space. This result can't be recreated.": "Retiré pour libérer de l’espace. Ce résultat ne peut pas être recréé.",
  // chat/artifacts/evicted.js
  "Removed to save space. Turn on {plugin} to restore the result.": "Retiré pour libérer de l’espace. Activez {plugin} pour restaurer le résultat.",
  // chat/artifacts/evicted.js
  "Removed to save space. {plugin} can recreate the result.": "Retiré pour libérer de l’espace. {plugin} peut recréer le résultat.",
  // widgets/schema/configfield.js
  "Removed when you save": "Retiré à l’enregistrement",
  // settings/models/presetrow.js, sidebar/acts.js, sidebar/folderrow.js
  "Rename": "Renommer",
  // model/toolwords.js
  "Rename a file": "Renommer un fichier",
  // sidebar/folderrow.js
  "Rename folder": "Renommer le dossier",
  // sidebar/sidebar.js
  "Rename the conversation": "Renommer la conversation",
  // model/callwords.js
  "Renamed {from} to {path}": "{from} renommé en {path}",
  // model/toolwords.js
  "Renames or moves a file in the tools folder.": "Renomme ou déplace un fichier du dossier des outils.",
  // widgets/requestparts.js
  "Renames {from} to {path}": "Renomme {from} en {path}",
  // audio/transport.js, automation/editor/stepkinds.js, automation/schedules/rhythmfields.js
  "Repeat": "Répéter",
  // widgets/requestcard.js
  "Repeat step": "Répéter l’étape",
  // team/roundview.js
  "Repeat this request": "Répéter cette demande",
  // automation/editor/stepkinds.js
  "Repeat until": "Répéter jusqu’à",
  // automation/editor/stepkinds.js
  "Repeat until {condition}": "Répéter jusqu’à : {condition}",
  // automation/editor/dryrun.js
  "Repeat with these values": "Recommencer avec ces valeurs",
  // voices/audits.js
  "Repeated layout": "Structure répétée",
  // model/turnlabels.js, voices/audits.js
  "Repeated words": "Mots répétés",
  // automation/schedules/scheduleform.js
  "Repeating": "Plusieurs fois",
  // model/runlabels.js
  "Repeats its steps for each item.": "Répète ses étapes pour chaque élément.",
  // model/runlabels.js
  "Repeats its steps for {n, plural, one {# item} other {each of # items}}.": "Répète ses étapes pour {n, plural, one {# élément} other {chacun des # éléments}}.",
  // model/runlabels.js
  "Repeats its steps up to {n, plural, one {# time} other {# times}}.": "Répète ses étapes jusqu’à {n, plural, one {# fois} other {# fois}}.",
  // widgets/samplers/samplers.js
  "Repetition penalty": "Pénalité de répétition",
  // widgets/samplers/samplers.js
  "Repetition range": "Portée de la répétition",
  // widgets/samplers/samplers.js
  "Repetitions up to this many tokens are allowed.": "Les répétitions jusqu’à ce nombre de tokens sont permises.",
  // automation/schedules/triggerform.js
  "Replace": "Remplacer",
  // library/preview.js
  "Replace the existing character": "Remplacer le personnage existant",
  // automation/schedules/triggerform.js
  "Replace the token?": "Remplacer le jeton ?",
  // automation/schedules/triggerform.js
  "Replace token": "Remplacer le jeton",
  // library/scripts.js
  "Replace with": "Remplacer par",
  // model/turnlabels.js
  "Replaces": "Remplace",
  // widgets/requestparts.js
  "Replaces the file {path} ({size})": "Remplace le fichier {path} ({size})",
  // library/cardfields.js
  "Replaces your system prompt; {original} inserts yours. Leave empty to use yours.": "Remplace votre prompt système ; {original} insère le vôtre. Laissez vide pour utiliser le vôtre.",
  // library/cardfields.js
  "Replaces {{char}}, unless there is a nickname.": "Remplace {{char}}, sauf s’il y a un surnom.",
  // library/cardfields.js
  "Replaces {{char}}. If empty, the name does.": "Remplace {{char}}. S’il est vide, le nom le fait.",
  // automation/list/runlist.js, model/scriptwords.js
  "Replies": "Réponses",
  // widgets/folder/settings.js
  "Replies here, unless a conversation keeps a model of its own.": "Répond ici, sauf si une conversation garde son propre modèle.",
  // voices/proof.js
  "Replies in which the model was kept from banned phrases: {n}.": "Réponses où le modèle a été tenu à l’écart d’expressions interdites : {n}.",
  // voices/proof.js
  "Replies not counted because the Editor was off: {n}.": "Réponses non comptées, car le Relecteur était désactivé : {n}.",
  // voices/proof.js
  "Replies not counted because you changed them: {n}.": "Réponses non comptées, car vous les avez modifiées : {n}.",
  // voices/habitwords.js
  "Replies not counted: {list}.": "Réponses non comptées : {list}.",
  // voices/proof.js
  "Replies to count": "Réponses à compter",
  // settings/models/voicefigures.js
  "Replies with a changed name": "Réponses avec un nom changé",
  // voices/proof.js
  "Replies with a changed name: {names}, with a changed number: {numbers}.": "Réponses avec un nom modifié : {names}, avec un nombre modifié : {numbers}.",
  // settings/models/voicefigures.js
  "Replies with a changed number": "Réponses avec un nombre changé",
  // model/turnlabels.js
  "Reply": "Réponse",
  // chat/announce.js
  "Reply complete, {words, plural, one {# word} other {# words}}": "Réponse terminée, {words, plural, one {# mot} other {# mots}}",
  // model/turnlabels.js
  "Reply on a new branch": "Réponse sur une nouvelle branche",
  // composer/keynames.js
  "Reply to the last message, or continue the last reply": "Répondre au dernier message, ou continuer la dernière réponse",
  // main/destinations.js
  "Reply with {name}": "Répondre avec {name}",
  // chat/callcard.js
  "Reply without the result": "Répondre sans le résultat",
  // model/turnlabels.js
  "Reply, continued": "Réponse, prolongée",
  // sidebar/row.js
  "Replying.": "Réponse en cours.",
  // inspector/rawcall.js
  "Request": "Requête",
  // inspector/rawcall.js
  "Request and response": "Requête et réponse",
  // inspector/rawcall.js
  "Request body": "Corps de la requête",
  // team/page.js
  "Requests": "Demandes",
  // automation/editor/askform.js, widgets/editlist/forms.js
  "Required": "Obligatoire",
  // settings/data/data.js, widgets/approval.js
  "Reset": "Réinitialiser",
  // settings/data/data.js
  "Resets settings, moods, fields and phrases to their defaults. Conversations, characters and servers are kept.": "Rétablit les valeurs par défaut des paramètres, ambiances, champs et expressions. Les conversations, personnages et serveurs sont conservés.",
  // widgets/editlist/forms.js
  "Resets the fields that came with Terzetto. Your own fields are kept.": "Rétablit les champs fournis avec Terzetto. Vos propres champs sont conservés.",
  // widgets/editlist/forms.js
  "Resets the moods that came with Terzetto. Your own moods are kept.": "Rétablit les ambiances fournies avec Terzetto. Vos propres ambiances sont conservées.",
  // inspector/rawcall.js
  "Response body": "Corps de la réponse",
  // settings/toolbox/toolservers.js
  "Restarting in {n} s": "Redémarrage dans {n} s",
  // inspector/resting.js
  "Resting": "En pause",
  // chat/artifacts/evicted.js, chat/foldversions.js, settings/data/backups.js, sidebar/acts.js, widgets/editlist/editlist.js, widgets/memory/factitem.js
  "Restore": "Restaurer",
  // widgets/editlist/forms.js
  "Restore default fields": "Rétablir les champs par défaut",
  // widgets/editlist/forms.js
  "Restore default fields?": "Rétablir les champs par défaut ?",
  // widgets/editlist/forms.js
  "Restore default moods": "Rétablir les ambiances par défaut",
  // widgets/editlist/forms.js
  "Restore default moods?": "Rétablir les ambiances par défaut ?",
  // widgets/editlist/forms.js
  "Restore default phrases": "Rétablir les expressions par défaut",
  // widgets/editlist/forms.js
  "Restore default phrases?": "Rétablir les expressions par défaut ?",
  // settings/data/data.js, voices/configform.js
  "Restore defaults": "Rétablir les valeurs par défaut",
  // settings/data/backups.js
  "Restore from a file": "Restaurer depuis un fichier",
  // settings/data/backups.js
  "Restore the backup of {at}": "Restaurer la sauvegarde du {at}",
  // settings/data/backups.js
  "Restore the backup of {at}?": "Restaurer la sauvegarde du {at} ?",
  // chat/rescue.js
  "Restore this backup": "Restaurer cette sauvegarde",
  // settings/data/backups.js
  "Restore “{name}”?": "Restaurer « {name} » ?",
  // chat/foldversions.js, widgets/memory/factitem.js
  "Restore: {version}": "Restaurer : {version}",
  // settings/data/backups.js
  "Restored to {at}. The newest backup in the list contains the previous data.": "État du {at} restauré. La sauvegarde la plus récente de la liste contient les données précédentes.",
  // chat/rescue.js
  "Restored. The newest backup in Settings, Data, contains the previous data.": "Restauration terminée. La sauvegarde la plus récente dans Paramètres, Données contient les données précédentes.",
  // widgets/editlist/forms.js
  "Restores missing or turned-off phrases that came with Terzetto. Your own phrases are kept.": "Rétablit les expressions fournies avec Terzetto qui manquent ou sont désactivées. Vos propres expressions sont conservées.",
  // automation/editor/controlforms.js, automation/editor/tryflow.js, automation/editor/trystep.js, automation/run/compareview.js, automation/run/partsview.js, automation/run/rundetail.js, automation/run/stepsview.js, chat/calls.js, inspector/sections.js, library/scripts.js
  "Result": "Résultat",
  // automation/editor/values.js
  "Result of the other workflow": "Résultat de l’autre workflow",
  // automation/editor/values.js
  "Result of the previous step": "Résultat de l’étape précédente",
  // automation/editor/values.js
  "Result of this step": "Résultat de cette étape",
  // palette/palette.js, settings/toolbox/websearch.js
  "Results": "Résultats",
  // ../plugins/tts/widget.js, automation/run/runhead.js, settings/models/local.js, widgets/engine/trouble.js
  "Resume": "Reprendre",
  // audio/transport.js
  "Resume sound": "Reprendre le son",
  // automation/editor/morefields.js
  "Retries": "Nouvelles tentatives",
  // ../plugins/tts/card.js, chat/artifacts/media.js, chat/failureline.js, chat/transcript.js, composer/answerer.js, inspector/panel.js, lib/controls.js, settings/models/local.js, settings/models/models.js, sidebar/emptynotice.js, sidebar/found.js, team/roundview.js, widgets/engine/trouble.js, widgets/listpane.js, widgets/servers/modelpick.js
  "Retry": "Réessayer",
  // automation/editor/morefields.js
  "Retry even if the tool could act twice": "Retenter même si l’outil risque d’agir deux fois",
  // automation/run/runhead.js
  "Retry from the failed step": "Reprendre à l’étape en échec",
  // model/copies.js, model/jump.js
  "Return": "Revenir",
  // composer/keynames.js
  "Reuse an earlier message": "Réutiliser un message précédent",
  // inspector/numbers.js
  "Reused": "Réutilisés",
  // automation/strip.js
  "Review": "Examiner",
  // automation/schedules/permissionlist.js
  "Revoke": "Révoquer",
  // automation/schedules/permissionlist.js
  "Revoke: {tool}": "Révoquer : {tool}",
  // model/turnlabels.js
  "Reword your message": "Reformuler votre message",
  // model/turnlabels.js
  "Reworded your message": "Message reformulé",
  // chat/editbox.js
  "Rewrite": "Réécrire",
  // chat/actions.js, chat/hintmenu.js
  "Rewrite with instructions": "Réécrire avec des instructions",
  // voices/proof.js
  "Rewritten with the reply: {n}.": "Réécrites avec la réponse : {n}.",
  // model/turnlabels.js
  "Rewritten with your instructions": "Réécrite avec vos instructions",
  // model/turnlabels.js
  "Rewrote the text": "Texte réécrit",
  // model/transfer.js
  "RisuAI export": "Export de RisuAI",
  // chat/artifacts/body.js
  "Roll again": "Relancer",
  // team/list.js, team/roundview.js
  "Round {n}": "Itération {n}",
  // team/detail.js
  "Rounds": "Itérations",
  // automation/editor/controlforms.js
  "Rounds at most": "Tours au plus",
  // model/toolwords.js, widgets/files/table.js
  "Rows": "Lignes",
  // library/worlds.js
  "Rules of this lorebook": "Règles de ce lorebook",
  // library/preview.js
  "Rules that are used here, by entries: {list}": "Règles appliquées ici, par entrées : {list}",
  // automation/editor/editorbar.js
  "Run": "Exécuter",
  // model/toolwords.js
  "Run ID": "ID de l’exécution",
  // model/toolwords.js
  "Run a flow": "Exécuter un flux",
  // composer/notifications.js, onboarding/ways.js
  "Run a model on this computer": "Exécuter un modèle sur cet ordinateur",
  // model/toolwords.js
  "Run a program": "Exécuter un programme",
  // automation/editor/values.js
  "Run a test to see the fields": "Lancez un test pour voir les champs",
  // model/toolwords.js
  "Run a workflow": "Exécuter un workflow",
  // automation/schedules/startform.js
  "Run afterwards": "Exécuter à la suite",
  // automation/run/runhead.js, chat/callcard.js
  "Run again": "Exécuter à nouveau",
  // automation/editor/tryflow.js
  "Run and keep": "Exécuter et conserver",
  // automation/editor/stepkinds.js, automation/widgets/picks.js, model/runlabels.js
  "Run another workflow": "Exécuter un autre workflow",
  // main/commands.js
  "Run any command by name": "Exécuter une commande par son nom",
  // automation/schedules/startform.js
  "Run in parallel": "Exécuter en parallèle",
  // automation/schedules/startform.js, automation/schedules/starts.js, automation/schedules/trytrigger.js
  "Run now": "Exécuter maintenant",
  // automation/schedules/starts.js
  "Run now: {name}": "Exécuter maintenant : {name}",
  // automation/schedules/scheduleform.js
  "Run once as soon as possible": "Exécuter une fois dès que possible",
  // automation/editor/trystep.js
  "Run test": "Lancer le test",
  // automation/editor/trystep.js
  "Run test for real": "Tester pour de bon",
  // automation/run/runhead.js
  "Run that started this run": "Exécution à l’origine de celle-ci",
  // automation/editor/trystep.js
  "Run this test for real?": "Lancer ce test pour de bon ?",
  // automation/run/runhead.js
  "Run with other values": "Exécuter avec d’autres valeurs",
  // model/quickreplies.js
  "Run without them": "Exécuter sans elles",
  // automation/index.js
  "Run {name}": "Exécuter {name}",
  // automation/run/againdialog.js, automation/widgets/startdialog.js, model/runlabels.js
  "Run “{name}”": "Exécuter « {name} »",
  // widgets/requestparts.js
  "Run “{tool}” again?": "Exécuter « {tool} » à nouveau ?",
  // automation/list/runlist.js, model/runlabels.js, team/labels.js
  "Running": "En cours",
  // inspector/chooser.js
  "Running now": "En cours",
  // onboarding/server.js
  "Running on this computer": "En service sur cet ordinateur",
  // settings/models/voicetest.js
  "Running…": "En cours…",
  // automation/index.js, automation/list/runlist.js, automation/page.js
  "Runs": "Exécutions",
  // model/toolwords.js
  "Runs a saved flow and gives its output.": "Exécute un flux enregistré et donne sa sortie.",
  // model/toolwords.js
  "Runs a short program in an empty folder of its own.": "Exécute un court programme dans un dossier vide qui lui est propre.",
  // automation/index.js, automation/page.js
  "Runs and workflows": "Exécutions et workflows",
  // model/runlabels.js
  "Runs another workflow.": "Exécute un autre workflow.",
  // model/transfer.js
  "Runs in progress are imported as stopped.": "Les exécutions en cours sont importées comme arrêtées.",
  // settings/toolbox/toolservers.js
  "Runs in {folder}.": "S’exécute dans {folder}.",
  // settings/models/localchoices.js
  "Runs on": "S’exécute sur",
  // automation/schedules/startform.js
  "Runs that this trigger started are kept.": "Les exécutions lancées par ce déclencheur sont conservées.",
  // automation/schedules/triggerform.js
  "Runs that you stop start nothing. A chain of workflows ends after ten.": "Les exécutions que vous arrêtez ne lancent rien. Une chaîne de workflows s’arrête au bout de dix.",
  // model/runlabels.js
  "Runs the flow.": "Exécute le flux.",
  // voices/tryit.js
  "Runs the same audits as after a reply, with the settings above.": "Effectue les mêmes contrôles qu’après une réponse, avec les paramètres ci-dessus.",
  // automation/schedules/scheduleform.js
  "Runs while Terzetto is open.": "S’exécute tant que Terzetto est ouvert.",
  // model/runlabels.js
  "Runs {name} and waits for it.": "Exécute {name} et attend la fin.",
  // inspector/sections.js
  "Said before the call": "Dit avant l’appel",
  // voices/habitwords.js
  "Said {n} times in {c} conversations, never elsewhere.": "Dite {n} fois dans {c} conversations, jamais ailleurs.",
  // voices/habitwords.js
  "Said {n} times in {c} conversations, {times} times as often as elsewhere.": "Dite {n} fois dans {c} conversations, {times} fois plus souvent qu’ailleurs.",
  // automation/run/compareview.js
  "Same": "Identique",
  // model/appearancechoices.js, settings/appearance/appearance.js
  "Same as system": "Comme le système",
  // voices/agent.js
  "Same as the Writer": "Le même que l’Auteur",
  // model/turnlabels.js
  "Same layout as earlier replies": "Même structure que les réponses précédentes",
  // chat/artifacts/body.js
  "Same plan, different seed": "Même plan, autre graine",
  // automation/editor/trystep.js
  "Sample result of the earlier step": "Exemple de résultat de l’étape précédente",
  // main/settingnames.js
  "Samplers": "Échantillonneurs",
  // composer/answerer.js, main/commands.js
  "Samplers of this conversation": "Samplers de cette conversation",
  // settings/data/samples.js
  "Samples": "Exemples",
  // model/samples.js
  "Samples added. To remove them, open Settings, Data.": "Exemples ajoutés. Pour les retirer, ouvrez Paramètres, Données.",
  // model/appearancechoices.js
  "Sans": "Sans serif",
  // automation/schedules/startform.js, automation/widgets/value.js, chat/artifacts/media.js, chat/editbox.js, chat/foldline.js, composer/nameask.js, settings/appearance/customlook.js, team/preview.js, widgets/files/filedialog.js, widgets/folder/choose.js, widgets/memory/factform.js, widgets/savebar.js, widgets/servers/endpointform.js
  "Save": "Enregistrer",
  // team/documents.js
  "Save all {n}": "Enregistrer les {n}",
  // widgets/servers/endpointform.js
  "Save and list models": "Enregistrer et lister les modèles",
  // settings/toolbox/toolserverform.js
  "Save and list tools": "Enregistrer et lister les outils",
  // chat/editbox.js
  "Save and regenerate": "Enregistrer et régénérer",
  // model/toolwords.js
  "Save as": "Enregistrer sous",
  // settings/models/presets.js
  "Save as a preset": "Enregistrer comme préréglage",
  // ../plugins/tts/widget.js
  "Save audio as a file": "Enregistrer l’audio dans un fichier",
  // settings/models/presets.js
  "Save current settings": "Enregistrer les paramètres actuels",
  // chat/pictures.js
  "Save image": "Enregistrer l’image",
  // chat/editbox.js
  "Save only": "Juste enregistrer",
  // automation/editor/morefields.js
  "Save the result as": "Enregistrer le résultat sous",
  // main/commands.js
  "Save the workflow": "Enregistrer le workflow",
  // automation/schedules/startform.js
  "Save trigger": "Enregistrer le déclencheur",
  // automation/run/filelist.js, chat/pictures.js, main/commands.js, team/documents.js
  "Save {name}": "Enregistrer {name}",
  // lib/savestate.js, voices/configform.js, widgets/formdetail.js
  "Saved": "Enregistré",
  // automation/editor/editorbar.js
  "Saved as a draft. It can't run, and no trigger starts it, until the steps below that say what is missing are complete.": "Enregistré comme brouillon. Il ne peut pas s’exécuter, et aucun déclencheur ne le démarre, tant que les étapes ci-dessous qui disent ce qui manque ne sont pas complètes.",
  // settings/models/models.js
  "Saved as {address}. Choose a model:": "Enregistré sous {address}. Choisissez un modèle :",
  // ../plugins/tts/widget.js, library/transfer/section.js, model/conversation.js, model/memory.js, settings/models/voicetest.js, sidebar/many.js, voices/proof.js, widgets/exporting.js
  "Saved as {where}.": "Enregistré sous {where}.",
  // composer/composermenu.js, main/settingnames.js, settings/models/prompts.js
  "Saved prompts": "Prompts enregistrés",
  // settings/index.js
  "Saved sets of samplers and prompts you can switch between.": "Des jeux enregistrés de réglages et de prompts, entre lesquels vous pouvez basculer.",
  // team/fileset.js
  "Saving": "Enregistrement",
  // library/cardfields.js, library/entryrules.js, model/fieldwords.js, widgets/conversation/sheet.js
  "Scenario": "Scénario",
  // widgets/conversation/sheet.js
  "Scenario and instructions": "Scénario et instructions",
  // main/commands.js
  "Scenario and instructions of this conversation": "Scénario et instructions de cette conversation",
  // automation/schedules/scheduleform.js
  "Schedule": "Planifier",
  // model/transfer.js
  "Schedules are imported turned off.": "Les planifications sont importées désactivées.",
  // model/toolwords.js
  "Schema": "Schéma",
  // automation/variables/variables.js, model/fieldwords.js
  "Scope": "Portée",
  // inspector/sections.js, library/index.js, widgets/scriptlines.js
  "Scripts": "Scripts",
  // model/transfer.js
  "Scripts are imported turned off.": "Les scripts sont importés désactivés.",
  // widgets/conversation/scripts.js
  "Scripts in use": "Scripts utilisés",
  // settings/toolbox/websearch.js
  "SearXNG address": "Adresse SearXNG",
  // help/view.js, lib/controls.js, lib/picker.js, sidebar/sidebar.js, widgets/newchat.js, widgets/pathpicker.js
  "Search": "Rechercher",
  // onboarding/here.js, onboarding/server.js, settings/data/about.js, settings/data/privacy.js, settings/models/models.js, settings/toolbox/toolservers.js, widgets/engine/trouble.js
  "Search again": "Chercher de nouveau",
  // sidebar/emptynotice.js
  "Search all conversations": "Rechercher dans toutes les conversations",
  // settings/models/meaning.js
  "Search by meaning": "Recherche par le sens",
  // settings/models/meaning.js
  "Search by meaning on this computer": "Recherche par le sens sur cet ordinateur",
  // library/characters.js
  "Search characters": "Rechercher un personnage",
  // model/toolwords.js, sidebar/sidebar.js
  "Search conversations": "Rechercher une conversation",
  // main/commands.js
  "Search everything": "Rechercher partout",
  // palette/palette.js
  "Search for a command": "Rechercher une commande",
  // settings/models/meaning.js
  "Search in files": "Recherche dans les fichiers",
  // composer/answerer.js
  "Search models": "Rechercher un modèle",
  // settings/toolbox/websearch.js
  "Search service": "Service de recherche",
  // lib/keys.js
  "Search shortcuts": "Rechercher un raccourci",
  // team/list.js
  "Search teams": "Rechercher une équipe",
  // sidebar/emptynotice.js
  "Search the archive": "Rechercher dans les archives",
  // help/view.js
  "Search the help": "Rechercher dans l’aide",
  // widgets/memory/page.js
  "Search the memory": "Chercher dans la mémoire",
  // model/toolwords.js
  "Search the web": "Chercher sur le web",
  // widgets/files/filefind.js
  "Search this file": "Rechercher dans ce fichier",
  // settings/toolbox/websearch.js
  "Search tool": "Outil de recherche",
  // model/toolwords.js
  "Search tools": "Rechercher des outils",
  // automation/editor/templates.js
  "Search workflows": "Rechercher un workflow",
  // model/callwords.js
  "Searched the web: {query}": "Recherche sur le web : {query}",
  // model/callwords.js
  "Searched your conversations: {query}": "Recherche dans vos conversations : {query}",
  // settings/toolbox/websearch.js
  "Searches are sent to your tool server.": "Les recherches sont envoyées à votre serveur d’outils.",
  // settings/toolbox/websearch.js
  "Searches are sent to {host}.": "Les recherches sont envoyées à {host}.",
  // model/callwords.js
  "Searching the web: {query}": "Recherche en cours sur le web : {query}",
  // model/callwords.js
  "Searching your conversations: {query}": "Recherche en cours dans vos conversations : {query}",
  // settings/toolbox/websearch.js
  "Searching…": "Recherche…",
  // library/entries.js, model/fieldwords.js
  "Secondary keys": "Clés secondaires",
  // library/entryrules.js
  "Secondary keys decide": "Les clés secondaires décident",
  // model/fieldwords.js, voices/editor.js
  "Seconds": "Secondes",
  // automation/editor/values.js, automation/variables/variables.js
  "Secret": "Secret",
  // model/transfer.js
  "Secret variables are imported without their values.": "Les variables secrètes sont importées sans leurs valeurs.",
  // automation/variables/variables.js
  "Secret, not set": "Secrète, non définie",
  // automation/variables/variables.js
  "Secret, set": "Secrète, définie",
  // sidebar/sidebar.js
  "Sections": "Sections",
  // inspector/panel.js
  "See how the Director planned each reply, how the Writer wrote it, and what the Editor changed.": "Voyez comment le Metteur en scène a planifié chaque réponse, comment l’Auteur l’a écrite et ce que le Relecteur a modifié.",
  // onboarding/tip.js
  "See what each voice did in the inspector.": "L’inspecteur montre ce que chaque voix a fait.",
  // widgets/samplers/samplers.js
  "Seed": "Graine",
  // main/commands.js
  "Select all conversations": "Sélectionner toutes les conversations",
  // main/commands.js
  "Select several conversations": "Sélectionner plusieurs conversations",
  // sidebar/many.js
  "Selected conversations": "Conversations sélectionnées",
  // sidebar/row.js
  "Selected.": "Sélectionnée.",
  // composer/sendbuttons.js, team/request.js
  "Send": "Envoyer",
  // composer/sendbuttons.js, team/request.js
  "Send (Enter)": "Envoyer (Entrée)",
  // model/toolwords.js
  "Send a message": "Envoyer un message",
  // model/toolwords.js
  "Send a request": "Envoyer une requête",
  // widgets/requestcard.js
  "Send answer": "Envoyer la réponse",
  // voices/notes.js
  "Send directions to": "Envoyer les indications à",
  // main/settingnames.js, settings/appearance/appearance.js
  "Send messages with": "Envoyer les messages avec",
  // library/quickreplies.js
  "Send what I wrote with it": "Envoyer aussi ce que j’ai écrit",
  // model/toolwords.js
  "Sends a prompt to a model and gives its answer.": "Envoie un prompt à un modèle et donne sa réponse.",
  // model/toolwords.js
  "Sends an HTTP request to a host that you allowed.": "Envoie une requête HTTP à un hôte que vous avez autorisé.",
  // widgets/requestparts.js
  "Sends the file {from}": "Envoie le fichier {from}",
  // widgets/requestparts.js
  "Sends to {host}": "Envoie à {host}",
  // library/cardfields.js
  "Sent after the conversation, before each reply.": "Envoyé après la conversation, avant chaque réponse.",
  // widgets/conversation/sheet.js
  "Sent after the conversation, before each reply. {original} keeps the character's.": "Envoyées après la conversation, avant chaque réponse. {original} garde celles du personnage.",
  // settings/models/modelconfig.js
  "Sent as chat_template_kwargs, for servers that read them.": "Envoyées dans chat_template_kwargs, aux serveurs qui les lisent.",
  // settings/models/prompts.js
  "Sent where a character answers. {{char}} and {{user}} are replaced by names.": "Envoyé là où un personnage répond. {{char}} et {{user}} sont remplacés par des noms.",
  // settings/models/prompts.js
  "Sent where no character answers, such as to a plain question.": "Envoyé là où aucun personnage ne répond, comme à une question simple.",
  // voices/proof.js
  "Sentences left out: {n}.": "Phrases omises : {n}.",
  // model/turnlabels.js, voices/audits.js
  "Sentences of one length": "Phrases de même longueur",
  // model/turnlabels.js, voices/audits.js
  "Sentences with the same opening": "Phrases au début identique",
  // model/turnlabels.js, voices/audits.js
  "Sentences with the same structure": "Phrases de structure identique",
  // library/cardfields.js
  "Separate with commas.": "Séparez par des virgules.",
  // model/appearancechoices.js
  "Serif": "Serif",
  // voices/agent.js
  "Server": "Serveur",
  // settings/models/presetlabels.js
  "Server's samplers": "Échantillonneurs du serveur",
  // settings/speech/speech.js, settings/toolbox/websearch.js, widgets/servers/endpointform.js
  "Set · …{hint}. Enter a new key to replace it": "Définie · …{hint}. Saisir une nouvelle clé pour la remplacer",
  // automation/variables/variables.js
  "Set.": "Définie.",
  // automation/variables/variables.js, widgets/schema/configfield.js
  "Set. Enter a new value to replace it": "Définie. Saisir une nouvelle valeur pour la remplacer",
  // automation/variables/variables.js
  "Set: {hint}": "Définie : {hint}",
  // widgets/servers/discover.js
  "Setting up…": "Configuration…",
  // main/commands.js, main/destinations.js, model/transfer.js, settings/index.js, sidebar/sidebar.js, widgets/schema/schema.js
  "Settings": "Paramètres",
  // sidebar/sidebar.js
  "Settings ({keys})": "Paramètres ({keys})",
  // widgets/conversation/sheet.js
  "Settings here apply to this conversation only. They override the character, the preset and the model.": "Ces réglages ne valent que pour cette conversation. Ils priment sur le personnage, le préréglage et le modèle.",
  // chat/header.js, chat/titlemenu.js
  "Settings of this conversation": "Réglages de cette conversation",
  // settings/models/configrow.js
  "Settings of {name}": "Paramètres : {name}",
  // model/waiting.js, voices/configform.js, voices/pluginspart.js
  "Settings of {plugin}": "Paramètres : {plugin}",
  // widgets/newchat.js
  "Several characters": "Plusieurs personnages",
  // widgets/editlist/forms.js
  "Several short entries": "Plusieurs entrées courtes",
  // model/turnlabels.js, voices/audits.js
  "Shape of paragraphs": "Forme des paragraphes",
  // automation/run/rundetail.js
  "Shared results": "Résultats partagés",
  // model/toolwords.js
  "Sheet": "Feuille",
  // lib/keys.js
  "Shift": "Maj",
  // widgets/folder/settings.js
  "Short files are sent with each message. Of long ones, matching passages are.": "Les fichiers courts accompagnent chaque message ; des longs, les passages qui conviennent.",
  // voices/notes.js
  "Short remarks shown in the inspector. One more request per reply.": "De courtes remarques affichées dans l’inspecteur. Un appel de plus par réponse.",
  // model/hints.js
  "Shorter": "Plus court",
  // widgets/engine/trouble.js
  "Shorter context": "Contexte plus court",
  // widgets/memory/page.js
  "Show": "Afficher",
  // chat/calls.js
  "Show all": "Tout afficher",
  // sidebar/listhead.js
  "Show all tags": "Afficher toutes les étiquettes",
  // library/characters.js
  "Show as a grid": "Afficher en grille",
  // library/characters.js
  "Show as a list": "Afficher en liste",
  // automation/editor/askform.js
  "Show as fields": "Afficher en champs",
  // automation/editor/conditionfield.js
  "Show as rows": "Afficher en lignes",
  // team/preview.js
  "Show changes": "Voir les modifications",
  // lib/markdown.js
  "Show code": "Afficher le code",
  // settings/data/about.js
  "Show diagnostics": "Afficher le diagnostic",
  // team/detail.js
  "Show earlier rounds": "Afficher les itérations précédentes",
  // inspector/chooser.js
  "Show earlier turns": "Afficher les tours précédents",
  // sidebar/rows.js
  "Show more": "Afficher plus",
  // automation/run/partsview.js
  "Show more ({n} left)": "Afficher plus (encore {n})",
  // sidebar/found.js
  "Show more messages": "Afficher plus de messages",
  // voices/editor.js
  "Show only edited replies": "N’afficher que les réponses relues",
  // main/commands.js
  "Show or hide the conversations": "Afficher ou masquer les conversations",
  // onboarding/tour.js, voices/editor.js
  "Show the changes": "Afficher les modifications",
  // lib/markdown.js
  "Show the image at full size": "Afficher l’image en taille réelle",
  // onboarding/tour.js
  "Show the other version": "Afficher l’autre version",
  // audio/transport.js
  "Show the player": "Afficher le lecteur",
  // automation/run/stepsview.js
  "Show the started run": "Afficher l’exécution lancée",
  // chat/actions.js
  "Show thoughts and changes": "Afficher réflexions et modifications",
  // automation/widgets/value.js
  "Show whole ({size})": "Afficher en entier ({size})",
  // chat/artifacts/media.js, chat/pictures.js, lib/drawing.js, lib/markdown.js
  "Show {name} at full size": "Afficher {name} en taille réelle",
  // widgets/editlist/forms.js
  "Shown in the inspector.": "Affiché dans l’inspecteur.",
  // voices/editor.js
  "Shows a reply only after editing.": "N’affiche une réponse qu’après sa relecture.",
  // automation/editor/dryrun.js
  "Shows each step with its values from the last run. No tool or model is called.": "Montre chaque étape avec ses valeurs de la dernière exécution. Aucun outil ni modèle n’est appelé.",
  // model/toolwords.js
  "Shows you a short note, also on the desktop.": "Affiche une courte note, aussi sur le bureau.",
  // model/transfer.js
  "SillyTavern data": "Données SillyTavern",
  // widgets/exporting.js
  "SillyTavern group (ZIP)": "Groupe SillyTavern (ZIP)",
  // model/toolwords.js
  "Since": "Depuis",
  // automation/schedules/permissionlist.js
  "Since {when}": "Depuis le {when}",
  // automation/list/runlist.js
  "Single tools": "Outils seuls",
  // settings/data/about.js
  "Sizes, counts and recent warnings, without keys, addresses or conversation text. Review the text before you share it.": "Tailles, nombres et avertissements récents, sans clés, adresses ni texte de conversation. Relisez le texte avant de le partager.",
  // composer/nameask.js, composer/sendbuttons.js
  "Skip": "Ignorer",
  // automation/schedules/startform.js
  "Skip the new run": "Ignorer la nouvelle exécution",
  // automation/schedules/scheduleform.js
  "Skip the run": "Ignorer l’exécution",
  // composer/sendbuttons.js
  "Skip this voice": "Passer cette voix",
  // composer/sendbuttons.js
  "Skip {plugin}": "Ignorer {plugin}",
  // model/runlabels.js
  "Skipped": "Ignoré",
  // automation/schedules/triggerform.js
  "Skipped {when}: the previous run was still going": "Exécution ignorée ({when}) : la précédente durait encore",
  // automation/schedules/triggerform.js
  "Skipped {when}: “{file}” was removed before the run started": "Exécution ignorée ({when}) : « {file} » a été retiré avant le lancement",
  // widgets/files/items.js
  "Slide {n}": "Diapositive {n}",
  // voices/director.js, voices/editor.js, voices/panel.js
  "Slower, and uses more tokens.": "Plus lent, et consomme plus de tokens.",
  // widgets/engine/trouble.js
  "Smaller model": "Modèle plus petit",
  // model/appearance.js
  "Some changes are not saved yet. Another language reloads the window, and they are lost.": "Certaines modifications ne sont pas encore enregistrées. Changer de langue recharge la fenêtre, et elles seront perdues.",
  // main/closing.js
  "Some changes are not saved yet. They are lost when the window closes.": "Certaines modifications ne sont pas encore enregistrées. Elles seront perdues à la fermeture de la fenêtre.",
  // library/characters.js
  "Sort by": "Trier par",
  // sidebar/listhead.js
  "Sort by name": "Trier par nom",
  // audio/transport.js
  "Sound": "Son",
  // model/toolwords.js
  "Source": "Source",
  // chat/sources.js
  "Source {n}: {title}": "Source {n} : {title}",
  // chat/sources.js, team/preview.js
  "Sources": "Sources",
  // chat/sources.js
  "Sources:": "Sources :",
  // lib/keys.js
  "Space": "Espace",
  // model/toolwords.js
  "Speak": "Parler",
  // inspector/sections.js
  "Speaker": "Qui parle",
  // settings/index.js
  "Speech": "Synthèse vocale",
  // settings/speech/speech.js
  "Speech engines": "Moteurs vocaux",
  // ../plugins/tts/card.js
  "Speech only": "Dialogues seulement",
  // settings/speech/speech.js
  "Speech servers": "Serveurs vocaux",
  // main/settingnames.js
  "Speech voices": "Voix de lecture",
  // ../plugins/tts/voiceform.js, model/capabilities.js
  "Speed": "Vitesse",
  // main/settingnames.js, settings/appearance/appearance.js
  "Speed of the last reply": "Vitesse de la dernière réponse",
  // automation/run/againdialog.js, automation/widgets/startdialog.js, widgets/members.js
  "Start": "Démarrer",
  // onboarding/advice.js
  "Start Ollama with OLLAMA_CONTEXT_LENGTH=16384.": "Démarrez Ollama avec OLLAMA_CONTEXT_LENGTH=16384.",
  // library/character.js
  "Start a conversation": "Démarrer une conversation",
  // main/destinations.js
  "Start a conversation with {name}": "Démarrer une conversation avec {name}",
  // chat/actions.js
  "Start a new branch here": "Commencer une nouvelle branche ici",
  // chat/artifacts/body.js
  "Start again from the message": "Repartir du message",
  // automation/widgets/startdialog.js
  "Start at": "Démarrer à",
  // ../plugins/tts/card.js
  "Start reading": "Commencer la lecture",
  // composer/composermenu.js, composer/keynames.js
  "Start the reply with…": "Commencer la réponse par…",
  // onboarding/advice.js
  "Start the server with --contextsize 16384.": "Démarrez le serveur avec --contextsize 16384.",
  // onboarding/advice.js
  "Start the server with --ctx-size 16384.": "Démarrez le serveur avec --ctx-size 16384.",
  // onboarding/server.js
  "Start writing": "Commencer à écrire",
  // automation/list/historychart.js
  "Started": "Début",
  // automation/run/childlist.js
  "Started runs": "Exécutions lancées",
  // model/callwords.js
  "Started the workflow {name}": "Workflow {name} démarré",
  // automation/run/stepsview.js
  "Started {when}": "Début : {when}",
  // chat/phase.js, settings/toolbox/toolservers.js
  "Starting": "Démarrage",
  // automation/editor/editor.js
  "Starting values. You can change them for each run.": "Valeurs de départ, modifiables à chaque exécution.",
  // automation/schedules/starts.js
  "Starts": "Départ",
  // model/toolwords.js
  "Starts a saved workflow and doesn't wait for its end.": "Lance un workflow enregistré sans attendre sa fin.",
  // widgets/requestparts.js
  "Starts {program}": "Démarre {program}",
  // automation/run/runhead.js
  "Starts {when}": "Début prévu : {when}",
  // automation/list/historychart.js, automation/list/runlist.js
  "State": "État",
  // inspector/wire.js
  "Status {code}": "Statut {code}",
  // automation/editor/stepform.js
  "Step name": "Nom de l’étape",
  // automation/editor/orderedlist.js, automation/editor/tryflow.js, automation/run/logview.js, model/runlabels.js
  "Step {n}": "Étape {n}",
  // model/runlabels.js
  "Step {n} (“{title}”)": "Étape {n} (« {title} »)",
  // automation/editor/portable.js
  "Step {n} in this file has neither config nor configs.": "L’étape {n} de ce fichier n’a ni config ni configs.",
  // automation/editor/portable.js
  "Step {n} in this file is not an object.": "L’étape {n} de ce fichier n’est pas un objet.",
  // model/runlabels.js
  "Step {n} of {all}": "Étape {n} sur {all}",
  // automation/editor/steplist.js
  "Step {n} was deleted.": "L’étape {n} a été supprimée.",
  // model/runlabels.js
  "Step “{name}”": "Étape « {name} »",
  // automation/editor/dryrun.js, automation/editor/editor.js, automation/editor/steplist.js, automation/run/rundetail.js, automation/run/stepsview.js
  "Steps": "Étapes",
  // automation/editor/orderedrow.js
  "Steps in step {n}": "Étapes dans l’étape {n}",
  // automation/assistants/assistants.js
  "Steps that name this assistant will use the default assistant.": "Les étapes qui nomment cet assistant utiliseront l’assistant par défaut.",
  // automation/variables/variables.js
  "Steps that use the variable won't find a value.": "Les étapes qui utilisent la variable ne trouveront aucune valeur.",
  // library/entryrules.js
  "Sticky": "Reste pendant",
  // voices/proof.js
  "Still there in a changed sentence: {n}.": "Encore là dans une phrase modifiée : {n}.",
  // voices/proof.js
  "Still there in an unchanged sentence: {n}.": "Encore là dans une phrase inchangée : {n}.",
  // voices/proof.js
  "Still there in the layout of a reply: {n}.": "Encore là dans la mise en page d’une réponse : {n}.",
  // model/turnlabels.js
  "Stock gesture": "Geste convenu",
  // voices/audits.js
  "Stock gestures": "Gestes convenus",
  // model/turnlabels.js
  "Stock name": "Nom convenu",
  // voices/audits.js
  "Stock names": "Noms convenus",
  // model/turnlabels.js
  "Stock opener": "Début convenu",
  // voices/audits.js
  "Stock openers": "Débuts convenus",
  // voices/proof.js
  "Stock phrases of a list that only measures: {before} before, {after} after.": "Clichés d’une liste qui ne fait que mesurer : {before} avant, {after} après.",
  // settings/models/voicefigures.js
  "Stock phrases per 1,000 words": "Clichés pour 1 000 mots",
  // voices/proof.js
  "Stock phrases per 1,000 words: {before} before, {after} after.": "Clichés pour 1 000 mots : {before} avant, {after} après.",
  // model/turnlabels.js
  "Stock speech tag": "Incise convenue",
  // voices/audits.js
  "Stock speech tags": "Incises convenues",
  // automation/editor/stepkinds.js, automation/editor/tryflow.js, automation/run/runhead.js, automation/strip.js, chat/foldline.js, composer/sendbuttons.js, model/folding.js, settings/models/voicetest.js, team/request.js, widgets/task.js
  "Stop": "Arrêter",
  // composer/sendbuttons.js
  "Stop (Esc)": "Arrêter (Échap)",
  // audio/index.js
  "Stop all sound": "Couper tous les sons",
  // main/closing.js
  "Stop and close": "Arrêter et fermer",
  // model/capabilities.js
  "Stop at the end": "S’arrêter à la fin",
  // settings/data/association.js
  "Stop opening cards": "Ne plus ouvrir les cartes",
  // audio/transport.js
  "Stop sound": "Arrêter le son",
  // widgets/samplers/samplers.js
  "Stop strings": "Chaînes d’arrêt",
  // composer/keynames.js, settings/appearance/appearance.js
  "Stop the reply": "Arrêter la réponse",
  // automation/editor/stepkinds.js
  "Stop: {result}": "Arrêter : {result}",
  // chat/works.js
  "Stop: {what}": "Arrêter : {what}",
  // automation/list/runlist.js, chat/announce.js, model/runlabels.js
  "Stopped": "Arrêté",
  // chat/message.js
  "Stopped at the model's length limit": "Arrêt à la longueur limite du modèle",
  // chat/message.js
  "Stopped because the model repeated itself": "Arrêt parce que le modèle se répétait",
  // chat/message.js
  "Stopped early": "Arrêt prématuré",
  // settings/data/data.js
  "Stopped early. No problems found so far.": "Arrêté avant la fin. Aucun problème trouvé jusque-là.",
  // model/transfer.js
  "Stopped. Imported so far and kept: {conversations}, {messages}. Import the same data again to continue; nothing is added twice.": "Arrêté. Déjà importé et conservé : {conversations}, {messages}. Importez de nouveau les mêmes données pour continuer ; rien n’est ajouté deux fois.",
  // model/transfer.js
  "Stopped. Items imported so far are kept. Import the same data again to continue; nothing is added twice.": "Arrêté. Les éléments déjà importés sont conservés. Importez de nouveau les mêmes données pour continuer ; rien n’est ajouté deux fois.",
  // library/transfer/section.js
  "Stopped. Nothing was saved.": "Arrêté. Rien n’a été enregistré.",
  // widgets/servers/pull.js
  "Stopped. The downloaded part is kept; the next download continues from there.": "Arrêté. La partie téléchargée est conservée ; le prochain téléchargement reprendra à cet endroit.",
  // library/transfer/section.js, widgets/exporting.js
  "Stopped. The file was not kept.": "Arrêté. Le fichier n’a pas été conservé.",
  // composer/impersonation.js
  "Stopped. The message box is as it was.": "Arrêté. La zone de message est comme avant.",
  // widgets/servers/probe.js
  "Stopped. The model's capabilities are unknown.": "Arrêté. Les capacités du modèle sont inconnues.",
  // settings/models/voicetest.js
  "Stopped. What was played is below.": "Arrêté. Ce qui a été joué figure ci-dessous.",
  // widgets/servers/modelpick.js
  "Stopped. You can enter a model name.": "Arrêté. Vous pouvez saisir un nom de modèle.",
  // chat/announce.js, chat/phase.js
  "Stopping": "Arrêt en cours",
  // settings/data/data.js
  "Storage limit in MB": "Limite de stockage en Mo",
  // settings/toolbox/websearch.js
  "Stored encrypted. Sent only to {service}.": "Enregistrée chiffrée, envoyée uniquement à {service}.",
  // widgets/memory/factform.js
  "Story day": "Jour de l’histoire",
  // widgets/memory/factform.js
  "Story time": "Temps de l’histoire",
  // model/capabilities.js
  "Stream a reply": "Répondre en streaming",
  // automation/run/logview.js
  "Structured result": "Résultat structuré",
  // library/cardfields.js
  "Style": "Style",
  // chat/review.js
  "Style of this chat: no word was changed, only marks": "Style de cette conversation : aucun mot n’a changé, seulement des signes",
  // widgets/memory/page.js
  "Subjects": "Sujets",
  // automation/schedules/triggerform.js
  "Success": "Réussite",
  // automation/schedules/triggerform.js
  "Success or failure": "Réussite ou échec",
  // widgets/conversation/sheet.js
  "Such as the style of the next scene, or what must not be forgotten.": "Comme le style de la prochaine scène, ou ce qu’il ne faut pas oublier.",
  // model/toolwords.js
  "Such as {example}. Default: the time zone of this computer.": "Par exemple {example}. Par défaut : le fuseau horaire de cet ordinateur.",
  // widgets/memory/factform.js
  "Such as: holds, lives in, promised.": "Par exemple : tient, habite à, a promis.",
  // widgets/memory/factform.js
  "Such as: the iron key.": "Par exemple : la clé de fer.",
  // sidebar/acts.js
  "Suggest a title": "Suggérer un titre",
  // chat/foldline.js
  "Summarize": "Résumer",
  // chat/foldline.js
  "Summarize earlier messages": "Résumer les messages précédents",
  // main/commands.js, sidebar/acts.js
  "Summarize into a new conversation": "Résumer dans une nouvelle conversation",
  // chat/foldline.js, widgets/conversation/context.js
  "Summary": "Résumé",
  // chat/foldline.js
  "Summary of the messages above": "Résumé des messages ci-dessus",
  // chat/foldline.js, model/folding.js
  "Summary stopped.": "Résumé arrêté.",
  // model/jump.js
  "Switched to the branch with this message.": "Passage à la branche qui contient ce message.",
  // model/appearancechoices.js, model/depth.js, model/toolwords.js
  "System": "Système",
  // automation/editor/flowform.js, library/cardfields.js, main/settingnames.js, model/fieldwords.js, widgets/conversation/context.js, widgets/conversation/sheet.js
  "System prompt": "Prompt système",
  // settings/models/prompts.js
  "System prompt for Director and Editor": "Prompt système du Metteur en scène et du Relecteur",
  // model/fieldwords.js, settings/models/prompts.js
  "System prompt for characters": "Prompt système pour les personnages",
  // settings/models/modelconfig.js
  "System prompt for this model": "Prompt système de ce modèle",
  // model/fieldwords.js, settings/models/prompts.js
  "System prompt without a character": "Prompt système sans personnage",
  // automation/editor/askform.js, lib/markdown.js
  "Table": "Tableau",
  // sidebar/entries.js
  "Tag: {tag}": "Étiquette : {tag}",
  // library/cardfields.js, library/characters.js, model/fieldwords.js, sidebar/acts.js, sidebar/many.js, widgets/folder/tags.js
  "Tags": "Étiquettes",
  // widgets/folder/tags.js
  "Tags of this conversation": "Étiquettes de cette conversation",
  // widgets/folder/tags.js
  "Tags of {n, plural, one {# conversation} other {# conversations}}": "Étiquettes de {n, plural, one {# conversation} other {# conversations}}",
  // sidebar/folderrow.js
  "Take out of its folder": "Sortir de son dossier",
  // widgets/folder/choose.js
  "Takes out of the folder.": "Sort du dossier.",
  // composer/completion.js
  "Takes part in this conversation": "Participe à cette conversation",
  // automation/editor/stepform.js, lib/markdown.js
  "Task": "Tâche",
  // team/planview.js
  "Tasks": "Tâches",
  // widgets/folder/settings.js
  "Teal": "Turquoise",
  // sidebar/found.js, team/index.js, team/list.js, team/page.js
  "Team": "Équipe",
  // team/limitstab.js
  "Team limits": "Limites des équipes",
  // model/hints.js
  "Tell it more calmly and plainly, with less drama.": "Racontez-le plus calmement et plus simplement, avec moins de drame.",
  // voices/editor.js
  "Tell the Writer the limit": "Indiquer la limite à l’Auteur",
  // model/hints.js
  "Tell the same in about half the words.": "Racontez la même chose en moitié moins de mots environ.",
  // model/hints.js
  "Tell the same in more detail.": "Racontez la même chose plus en détail.",
  // automation/editor/flowform.js, model/toolwords.js, widgets/samplers/samplers.js
  "Temperature": "Température",
  // widgets/samplers/samplers.js
  "Temperature exponent": "Exposant de température",
  // widgets/samplers/samplers.js
  "Temperature range": "Plage de température",
  // model/toolwords.js
  "Template": "Modèle",
  // settings/data/association.js
  "Terzetto can open .charx files. Image files keep opening in your image viewer.": "Terzetto peut ouvrir les fichiers .charx. Les images continuent de s’ouvrir dans votre visionneuse.",
  // onboarding/here.js
  "Terzetto can't download an engine for this system. Install llama.cpp yourself, then search again.": "Terzetto ne peut pas télécharger de moteur pour ce système. Installez llama.cpp vous-même, puis cherchez à nouveau.",
  // settings/models/local.js
  "Terzetto can't download an engine for this system. Install {program} yourself, then look for engines.": "Terzetto ne peut pas télécharger de moteur pour ce système. Installez {program} vous-même, puis cherchez des moteurs.",
  // team/preview.js
  "Terzetto can't show this document. Save the document to open it in another app.": "Terzetto ne peut pas afficher ce document. Enregistrez-le pour l’ouvrir dans une autre application.",
  // widgets/files/filedialog.js
  "Terzetto can't show this file. Save the file to open it in another app.": "Terzetto ne peut pas afficher ce fichier. Enregistrez-le pour l’ouvrir dans une autre application.",
  // model/appearance.js
  "Terzetto changes its language at the next start.": "Terzetto changera de langue au prochain démarrage.",
  // settings/data/data.js
  "Terzetto checks the database briefly at each start and fully every week.": "Terzetto vérifie brièvement la base de données à chaque démarrage, et entièrement chaque semaine.",
  // settings/toolbox/toolbox.js
  "Terzetto checks the server before adding it.": "Terzetto vérifie le serveur avant de l’ajouter.",
  // widgets/requestcard.js
  "Terzetto closed while this tool was running. How far the tool got is unknown, so the step isn't repeated automatically.": "Terzetto s’est fermé pendant que cet outil s’exécutait. On ignore jusqu’où il est allé : l’étape n’est donc pas répétée automatiquement.",
  // chat/callcard.js
  "Terzetto closed while this tool was running. How far the tool got is unknown.": "Terzetto s’est fermé pendant l’exécution de cet outil. On ignore jusqu’où l’outil est allé.",
  // model/transfer.js
  "Terzetto conversation": "Conversation Terzetto",
  // model/transfer.js
  "Terzetto database": "Base de données Terzetto",
  // model/scriptwords.js
  "Terzetto doesn't understand {detail}.": "Terzetto ne comprend pas {detail}.",
  // model/transfer.js
  "Terzetto library": "Bibliothèque Terzetto",
  // main/commands.js
  "Terzetto on the web": "Terzetto sur le Web",
  // chat/rescue.js
  "Terzetto opened the backup of {at}: {holds}.": "Terzetto a ouvert la sauvegarde du {at} : {holds}.",
  // chat/rescue.js
  "Terzetto opened what was recovered: {holds}.": "Terzetto a ouvert ce qui a été récupéré : {holds}.",
  // ipc/http.js
  "Terzetto returned status {status}.": "Terzetto a renvoyé le statut {status}.",
  // onboarding/here.js
  "Terzetto runs models with llama.cpp ({licence}, {size}), which comes from {host}.": "Terzetto exécute les modèles avec llama.cpp ({licence}, {size}), qui vient de {host}.",
  // settings/models/local.js
  "Terzetto runs these models itself, with llama.cpp. Nothing leaves the computer.": "Terzetto exécute ces modèles lui-même, avec llama.cpp. Rien ne quitte l’ordinateur.",
  // settings/models/local.js
  "Terzetto was not tested with the newest build. The download is checked by the digest that GitHub gives.": "Terzetto n’a pas été testé avec la version la plus récente. Le téléchargement est vérifié d’après l’empreinte donnée par GitHub.",
  // settings/appearance/customlook.js
  "Terzetto was started without custom CSS. Saved styles apply at the next start.": "Terzetto a démarré sans CSS personnalisé. Les styles enregistrés s’appliqueront au prochain démarrage.",
  // onboarding/install.js
  "Terzetto will show it here as soon as it's running.": "Terzetto l’affichera ici dès qu’il tournera.",
  // onboarding/index.js
  "Terzetto writes with a language model that you choose. Everything stays on this computer, except what you send to servers you add.": "Terzetto écrit avec le modèle de langage que vous choisissez. Tout reste sur cet ordinateur, sauf ce que vous envoyez aux serveurs que vous ajoutez.",
  // automation/editor/tryflow.js
  "Test": "Test",
  // settings/models/endpointcard.js, settings/models/voicetest.js
  "Test Director and Editor": "Tester Metteur en scène et Relecteur",
  // settings/models/voicetest.js, widgets/servers/probe.js
  "Test again": "Tester à nouveau",
  // automation/editor/tryflow.js
  "Test flow": "Tester le flux",
  // model/capabilities.js
  "Test of {model}, {when}": "Test : {model}, {when}",
  // settings/toolbox/websearch.js
  "Test search": "Tester la recherche",
  // composer/answerer.js, settings/models/configrow.js, settings/models/endpointcard.js
  "Test this model": "Tester ce modèle",
  // automation/editor/trystep.js
  "Test this step": "Tester cette étape",
  // settings/models/voicetest.js, widgets/servers/probe.js
  "Tested {when}": "Dernier test : {when}",
  // widgets/servers/probe.js
  "Testing the model with a short conversation. Loading the model first can take a minute.": "Test du modèle par une courte conversation. Le chargement préalable du modèle peut prendre une minute.",
  // automation/editor/trystep.js
  "Testing…": "Test en cours…",
  // automation/editor/anyfield.js, automation/editor/askform.js, automation/editor/values.js, automation/widgets/varrows.js, library/entries.js, model/toolwords.js, settings/appearance/appearance.js, widgets/editlist/forms.js, widgets/editlist/prompts.js
  "Text": "Texte",
  // automation/editor/values.js, automation/schedules/trytrigger.js
  "Text after the command": "Texte après la commande",
  // automation/editor/conditionfield.js
  "Text or number": "Texte ou nombre",
  // widgets/editlist/forms.js
  "Text that the Director sees next turn and continues.": "Un texte que le Metteur en scène revoit au tour suivant et poursuit.",
  // library/macros.js, voices/tryit.js
  "Text to check": "Texte à vérifier",
  // library/scripts.js
  "Text to try": "Texte à essayer",
  // library/quickreplies.js
  "Texts and commands are put into the message box, and you send them.": "Les textes et commandes vont dans le champ de message, et vous les envoyez.",
  // widgets/files/encoding.js
  "Thai": "Thaï",
  // ipc/wails.js
  "That action failed. The log has the details.": "Cette action a échoué. Le journal contient les détails.",
  // ../plugins/tts/card.js, ../plugins/tts/voicepick.js, lib/savestate.js
  "That action failed. Try again.": "Cette action a échoué. Réessayez.",
  // ../plugins/tts/card.js
  "That passage": "Ce passage",
  // onboarding/tour.js
  "That was the tour. The demo replies until you choose a model.": "La visite est finie. La démo répond jusqu’à ce que vous choisissiez un modèle.",
  // model/voiceways.js
  "The Director also plans each reply.": "Le Metteur en scène prépare aussi chaque réponse.",
  // widgets/members.js
  "The Director chooses who speaks. With the Director off, whoever you mention speaks, otherwise the next in order.": "Le Metteur en scène choisit qui parle. S’il est désactivé, c’est le personnage que vous mentionnez, sinon le suivant.",
  // settings/models/voicefigures.js
  "The Director failed": "Échecs du Metteur en scène",
  // chat/message.js
  "The Director is reading the room.": "Le Metteur en scène jauge la situation.",
  // voices/waypicker.js
  "The Director plans and the Writer replies. The Editor is off.": "Le Metteur en scène prépare et l’Auteur répond. Le Relecteur est désactivé.",
  // widgets/conversation/directions.js
  "The Director reads the directions.": "Le Metteur en scène lit les indications.",
  // widgets/editlist/forms.js
  "The Director reads this to choose a mood.": "Le Metteur en scène lit ceci pour choisir une ambiance.",
  // chat/thoughts.js
  "The Director's thoughts, {n, plural, one {# word} other {# words}}": "Réflexions du Metteur en scène, {n, plural, one {# mot} other {# mots}}",
  // settings/models/voicefigures.js
  "The Editor changed names or numbers in {all} drafts: {n}.": "Le Relecteur a changé des noms ou des nombres dans {all} textes : {n}.",
  // settings/models/voicetest.js
  "The Editor changed nothing.": "Le Relecteur n’a rien changé.",
  // settings/models/voicefigures.js
  "The Editor failed": "Échecs du Relecteur",
  // settings/models/voicefigures.js
  "The Editor failed in {n} of {all} openings.": "Le Relecteur a échoué pour {n} débuts sur {all}.",
  // model/voiceways.js
  "The Editor fixes what it finds in the reply.": "Le Relecteur corrige ce qu’il relève dans la réponse.",
  // voices/proof.js
  "The Editor has read no reply here yet.": "Le Relecteur n’a encore lu aucune réponse ici.",
  // chat/message.js
  "The Editor is editing.": "Le Relecteur retouche le texte.",
  // settings/models/voicefigures.js
  "The Editor lowers the findings per 1,000 words from {before} to {after}. The Director adds too little: {directed}.": "Le Relecteur ramène les points relevés pour 1 000 mots de {before} à {after}. Le Metteur en scène apporte trop peu : {directed}.",
  // settings/models/voicefigures.js
  "The Editor lowers the findings per 1,000 words from {before} to {after}. The Director failed in {n} of {all} openings.": "Le Relecteur ramène les points relevés pour 1 000 mots de {before} à {after}. Le Metteur en scène a échoué pour {n} débuts sur {all}.",
  // settings/models/voicefigures.js
  "The Editor lowers the findings per 1,000 words from {before} to {after}. With the Director, names or numbers changed.": "Le Relecteur ramène les points relevés pour 1 000 mots de {before} à {after}. Avec le Metteur en scène, des noms ou des nombres ont changé.",
  // settings/models/voicefigures.js
  "The Editor removes less than a quarter: {before} findings per 1,000 words, then {after}.": "Le Relecteur retire moins d’un quart : {before} points relevés pour 1 000 mots, puis {after}.",
  // voices/editor.js
  "The Editor shortens a reply that is too long, with one more request.": "Le Relecteur raccourcit une réponse trop longue, par un appel de plus.",
  // voices/proof.js
  "The Editor took {time} and wrote {n} tokens.": "Le Relecteur a pris {time} et écrit {n} tokens.",
  // chat/thoughts.js
  "The Editor's thoughts, {n, plural, one {# word} other {# words}}": "Réflexions du Relecteur, {n, plural, one {# mot} other {# mots}}",
  // chat/review.js
  "The Editor's version is in use.": "La version du Relecteur est utilisée.",
  // chat/message.js
  "The Writer is writing.": "L’Auteur écrit.",
  // widgets/conversation/directions.js
  "The Writer reads the directions that you add. Those that were noted down are not used: see Voices, Notes.": "L’Auteur lit les indications que vous ajoutez. Celles qui ont été notées ne servent pas : voir Outils, Notes.",
  // widgets/conversation/directions.js
  "The Writer reads the directions.": "L’Auteur lit les indications.",
  // widgets/editlist/forms.js
  "The Writer reads this once, when the mood ends.": "L’Auteur lit ceci une fois, quand l’ambiance prend fin.",
  // widgets/editlist/forms.js
  "The Writer reads this while the mood is active.": "L’Auteur lit ceci tant que l’ambiance est active.",
  // settings/models/voicefigures.js
  "The Writer's drafts have no findings, so there is nothing to edit.": "Les textes de l’Auteur n’ont aucun point relevé ; il n’y a rien à relire.",
  // inspector/sections.js
  "The Writer's instructions": "Consignes pour l’Auteur",
  // chat/thoughts.js
  "The Writer's thoughts, {n, plural, one {# word} other {# words}}": "Réflexions de l’Auteur, {n, plural, one {# mot} other {# mots}}",
  // chat/review.js
  "The Writer's version is in use.": "La version de l’Auteur est utilisée.",
  // widgets/approval.js
  "The agent is waiting for your answer. If you don't allow this, the agent continues without it.": "L’agent attend votre réponse. Si vous n’autorisez pas cette action, il continue sans elle.",
  // sidebar/unread.js
  "The assistant replied": "L’assistant a répondu",
  // ../plugins/tts/cast.js
  "The audio is kept with the reply.": "L’audio est conservé avec la réponse.",
  // inspector/editorsections.js
  "The audit found something new in the sentence.": "L’audit a trouvé quelque chose de nouveau dans la phrase.",
  // settings/models/getanother.js
  "The author asks for a license agreement first.": "L’auteur demande d’abord d’accepter une licence.",
  // settings/data/backups.js
  "The backup contains {copy}. Current data: {here}.": "Contenu de la sauvegarde : {copy}. Données actuelles : {here}.",
  // chat/rescue.js
  "The backup contains {holds}.": "La sauvegarde contient {holds}.",
  // main/commands.js
  "The backup is in the backup folder.": "La sauvegarde est dans le dossier des sauvegardes.",
  // chat/rescue.js
  "The backup of {at} contains {holds}.": "La sauvegarde du {at} contient {holds}.",
  // sidebar/oldbackups.js
  "The backups were kept: {why}": "Les sauvegardes ont été gardées : {why}",
  // model/toolwords.js
  "The body as JSON.": "Le corps en JSON.",
  // model/toolwords.js
  "The body as form fields.": "Le corps sous forme de champs de formulaire.",
  // automation/editor/controlforms.js
  "The branches run in parallel. The next step waits for all of them.": "Les branches s’exécutent en parallèle. L’étape suivante les attend toutes.",
  // automation/editor/wordfields.js
  "The call ends with a note": "L’appel se termine par une note",
  // inspector/chart.js
  "The call took {whole}.": "L’appel a duré {whole}.",
  // inspector/chart.js
  "The call took {whole}. The first word came after {wait}.": "L’appel a duré {whole}. Le premier mot est arrivé après {wait}.",
  // chat/calls.js
  "The call was cut off. Whether the call took effect is unknown.": "L’appel a été interrompu. On ignore s’il a eu un effet.",
  // chat/calls.js
  "The call was not allowed, so the tool didn't run.": "L’appel n’a pas été autorisé, l’outil n’a donc pas été exécuté.",
  // library/preview.js
  "The card's system prompt, which is added to yours": "Le prompt système de la carte, qui s’ajoute au vôtre",
  // library/preview.js
  "The card's system prompt, which replaces yours": "Le prompt système de la carte, qui remplace le vôtre",
  // library/index.js
  "The characters you chat with. Drop a card here to import it.": "Les personnages avec qui vous discutez. Déposez une carte ici pour l’importer.",
  // onboarding/advice.js
  "The chosen server has no model yet.": "Le serveur choisi n’a encore aucun modèle.",
  // model/toolwords.js
  "The column that names each point.": "La colonne qui nomme chaque point.",
  // model/toolwords.js
  "The columns with the numbers.": "Les colonnes qui contiennent les nombres.",
  // model/customcss.js
  "The comment in line {n} has no end.": "Le commentaire de la ligne {n} n’a pas de fin.",
  // automation/run/stepsview.js
  "The condition was false.": "La condition était fausse.",
  // model/impersonation.js
  "The connection was interrupted, so your message was not written.": "La connexion a été interrompue, votre message n’a donc pas été écrit.",
  // chat/rescue.js
  "The current data is backed up first, so you can return to it. Replies in progress are stopped.": "Les données actuelles sont d'abord sauvegardées, vous pouvez donc y revenir. Les réponses en cours sont arrêtées.",
  // automation/run/againdialog.js
  "The current version of the workflow runs.": "C’est la version actuelle du workflow qui s’exécute.",
  // chat/rescue.js
  "The damaged files are kept in {folder}.": "Les fichiers endommagés sont conservés dans {folder}.",
  // settings/data/data.js
  "The database has no errors.": "La base de données ne contient aucune erreur.",
  // composer/answerer.js
  "The demo needs no test.": "La démo n’a pas besoin de test.",
  // widgets/conversation/sheet.js
  "The demo replies here. It has no samplers.": "Ici, la démo répond. Elle n’a pas de samplers.",
  // composer/answerer.js
  "The demo replies.": "La démo répond.",
  // widgets/conversation/directions.js
  "The direction applies from the last reply on, in this branch.": "L’indication s’applique à partir de la dernière réponse, dans cette branche.",
  // team/preview.js
  "The document": "Le document",
  // team/deletions.js
  "The document won't be listed with this message any more. To keep a copy, save the document first.": "Le document n’apparaîtra plus avec ce message. Pour en garder une copie, enregistrez-le d’abord.",
  // model/engine.js
  "The download of the engine is paused": "Le téléchargement du moteur est en pause",
  // model/engine.js
  "The download of {name} is paused": "Le téléchargement de {name} est en pause",
  // settings/models/getanother.js
  "The download started.": "Le téléchargement a commencé.",
  // chat/foldversions.js
  "The earlier versions couldn't be read.": "Impossible de lire les versions précédentes.",
  // inspector/editorsections.js
  "The edit belongs to another sentence.": "La retouche appartient à une autre phrase.",
  // inspector/editorsections.js
  "The edit changed a name.": "La modification a changé un nom.",
  // inspector/editorsections.js
  "The edit changed a number.": "La modification a changé un nombre.",
  // inspector/editorsections.js
  "The edit changed what somebody says.": "La modification a changé les paroles de quelqu’un.",
  // inspector/editorsections.js
  "The edit changed who the sentence is about.": "La modification a changé de qui parle la phrase.",
  // inspector/editorsections.js
  "The edit contained an instruction instead of prose.": "La retouche contenait une consigne au lieu de prose.",
  // inspector/editorsections.js
  "The edit contained reasoning or tool tags.": "La retouche contenait un raisonnement ou des balises d’outil.",
  // inspector/editorsections.js
  "The edit cut a word or a sentence in two.": "La retouche coupait un mot ou une phrase en deux.",
  // inspector/editorsections.js
  "The edit damaged the punctuation.": "La modification a abîmé la ponctuation.",
  // inspector/editorsections.js
  "The edit ended in the middle of a sentence.": "La retouche se terminait au milieu d’une phrase.",
  // inspector/editorsections.js
  "The edit has more audit findings than the draft.": "Les contrôles relèvent plus de points dans la retouche que dans le brouillon.",
  // inspector/editorsections.js
  "The edit is not readable text.": "La retouche n’est pas un texte lisible.",
  // inspector/editorsections.js
  "The edit kept too few of the draft’s words.": "La retouche gardait trop peu de mots du brouillon.",
  // inspector/editorsections.js
  "The edit left out too much of the draft.": "La retouche omettait une trop grande partie du brouillon.",
  // inspector/editorsections.js
  "The edit talked about the text instead of only giving it.": "La retouche commentait le texte au lieu de simplement le donner.",
  // inspector/editorsections.js
  "The edit was a code block instead of prose.": "La retouche était un bloc de code au lieu de prose.",
  // inspector/editorsections.js
  "The edit was cut off before it was complete.": "La retouche a été coupée avant la fin.",
  // inspector/editorsections.js
  "The edit was empty.": "La retouche était vide.",
  // inspector/editorsections.js
  "The edit was in another language than the draft.": "La retouche n’était pas dans la langue du brouillon.",
  // inspector/editorsections.js
  "The edit was too long.": "La retouche était trop longue.",
  // inspector/editorsections.js
  "The edits removed more than a third of the draft.": "Les retouches supprimaient plus d’un tiers du brouillon.",
  // library/entryrules.js
  "The entry is from": "L’entrée vient de",
  // library/entries.js
  "The entry is used when a key is mentioned.": "L’entrée est utilisée quand une clé est mentionnée.",
  // widgets/requestparts.js
  "The exact arguments": "Les arguments exacts",
  // widgets/memory/remember.js
  "The fact is remembered.": "Le fait est retenu.",
  // widgets/requestparts.js
  "The file has changed since you allowed this call. Look at the file, then answer again.": "Le fichier a changé depuis que vous avez autorisé cet appel. Regardez le fichier, puis répondez à nouveau.",
  // model/scriptwords.js
  "The file has too many quick replies. Left out: {detail}": "Le fichier a trop de réponses rapides. Écartées : {detail}",
  // model/scriptwords.js
  "The file has too many scripts. Left out: {detail}": "Le fichier a trop de scripts. Écartés : {detail}",
  // settings/data/backups.js
  "The file replaces everything that is here. The current data is backed up first, so you can return to it. Replies in progress are stopped.": "Le fichier remplace tout ce qui est ici. Les données actuelles sont d’abord sauvegardées, pour que vous puissiez y revenir. Les réponses en cours sont arrêtées.",
  // automation/schedules/rhythmfields.js
  "The first": "Le premier",
  // model/toolwords.js
  "The first row names the columns.": "La première ligne nomme les colonnes.",
  // chat/speed.js
  "The first token came after {time}.": "Le premier token est arrivé après {time}.",
  // automation/editor/wordfields.js
  "The flow fails": "Le flux échoue",
  // automation/editor/tryflow.js
  "The flow is running…": "Le flux est en cours d’exécution…",
  // settings/toolbox/toolserverform.js
  "The folder in which the program runs. Leave empty for your home folder.": "Le dossier dans lequel le programme s’exécute. Laissez vide pour votre dossier personnel.",
  // model/folders.js
  "The folder “{name}” was deleted. Its conversations were kept.": "Le dossier « {name} » a été supprimé. Ses conversations sont conservées.",
  // automation/editor/askform.js
  "The form can't show this whole schema.": "Le formulaire ne peut pas afficher ce schéma en entier.",
  // automation/schedules/rhythmfields.js
  "The fourth": "Le quatrième",
  // model/toolwords.js
  "The full address, such as {example}.": "L’adresse complète, par exemple {example}.",
  // model/toolwords.js
  "The host asks for a digest of the password.": "L’hôte demande une empreinte du mot de passe.",
  // library/transfer/section.js
  "The import was undone. Its conversations are in the trash.": "L’importation a été annulée. Ses conversations sont dans la corbeille.",
  // model/transfer.js
  "The imported settings replace yours.": "Les paramètres importés remplacent les vôtres.",
  // settings/toolbox/websearch.js
  "The instance must allow the format json under search.formats in its settings.yml.": "L’instance doit autoriser le format json sous search.formats dans son fichier settings.yml.",
  // settings/appearance/appearance.js
  "The lamp had burned all night on the empty stage. “You are late,” it seemed to say, and {stressed} nobody argued.": "La lampe avait brûlé toute la nuit sur la scène vide. « Vous êtes en retard », semblait-elle dire, et, {stressed}, personne ne protesta.",
  // automation/schedules/rhythmfields.js
  "The last": "Le dernier",
  // chat/foldversions.js
  "The last 20 versions are kept.": "Les 20 dernières versions sont conservées.",
  // automation/editor/flowform.js
  "The last answer only": "La dernière réponse seulement",
  // chat/rescue.js
  "The last change was saved on {at}.": "La dernière modification a été enregistrée le {at}.",
  // model/links.js
  "The link leads to {host}.": "Le lien mène à {host}.",
  // automation/editor/controlforms.js
  "The lists of all pages become one list.": "Les listes de toutes les pages n’en font plus qu’une.",
  // automation/list/gatechart.js
  "The load is unknown.": "La charge est inconnue.",
  // automation/run/logview.js, automation/run/partsview.js
  "The log is empty.": "Le journal est vide.",
  // model/toolwords.js
  "The longest answer, in tokens.": "La longueur maximale de la réponse, en tokens.",
  // settings/index.js
  "The look of the window.": "L’aspect de la fenêtre.",
  // ../plugins/tts/widget.js
  "The message changed after this audio was made.": "Le message a changé depuis la création de cet audio.",
  // model/jump.js
  "The message is in another conversation.": "Le message est dans une autre conversation.",
  // widgets/memory/page.js
  "The message no longer says it": "Le message ne le dit plus",
  // team/deletions.js
  "The message text is deleted and its documents are no longer listed with it. The log is kept.": "Le texte du message est supprimé et ses documents n’apparaissent plus avec lui. Le journal est conservé.",
  // team/deletions.js
  "The message text is deleted. The log is kept.": "Le texte du message est supprimé. Le journal est conservé.",
  // model/depth.js
  "The model": "Le modèle",
  // chat/foldversions.js
  "The model can still be reminded of these facts.": "Ces faits peuvent encore être rappelés au modèle.",
  // model/capabilities.js
  "The model can think before it answers.": "Le modèle peut réfléchir avant de répondre.",
  // chat/readnotes.js
  "The model can't see images. It reads their names instead.": "Le modèle ne voit pas les images. Il lit leurs noms à la place.",
  // chat/foldversions.js
  "The model couldn't write the summary again. It's asked once more after the next reply.": "Le modèle n’a pas pu réécrire le résumé. Il est sollicité de nouveau après la prochaine réponse.",
  // chat/foldversions.js
  "The model doesn't rewrite this summary automatically. Choose Regenerate to have it written again.": "Le modèle ne réécrit pas ce résumé automatiquement. Choisissez Régénérer pour le faire réécrire.",
  // voices/agent.js
  "The model for Director and Editor.": "Le modèle du Metteur en scène et du Relecteur.",
  // model/capabilities.js
  "The model has no tools. Director and Editor ask for a form instead.": "Le modèle n’a pas d’outils. Le Metteur en scène et le Relecteur demandent plutôt un formulaire.",
  // model/catalog.js
  "The model in use": "Le modèle utilisé",
  // model/room.js
  "The model is a download of about 10 GB.": "Le modèle représente un téléchargement d’environ 10 Go.",
  // chat/foldline.js, model/folding.js
  "The model is writing the summary…": "Le modèle rédige le résumé…",
  // chat/foldline.js
  "The model now reads a summary of the earlier messages.": "Le modèle lit maintenant un résumé des messages précédents.",
  // chat/calls.js
  "The model read the first {part} of {all}.": "Le modèle a lu les premiers {part} sur {all}.",
  // chat/foldline.js
  "The model reads a summary of the messages above": "Le modèle lit un résumé des messages ci-dessus",
  // chat/foldline.js
  "The model reads the messages themselves again, as far as they fit.": "Le modèle relit les messages eux-mêmes, dans la limite de la place disponible.",
  // library/entries.js
  "The model reads the name before the text.": "Le modèle lit le nom avant le texte.",
  // library/personas.js
  "The model reads this description when no persona is active.": "Le modèle lit cette description quand aucun persona n’est actif.",
  // chat/foldline.js
  "The model reads this summary in place of the messages above. The messages stay in the conversation.": "Le modèle lit ce résumé à la place des messages ci-dessus. Ceux-ci restent dans la conversation.",
  // widgets/editlist/personas.js
  "The model reads this to know you.": "Le modèle lit ceci pour vous connaître.",
  // model/capabilities.js
  "The model reads {n, plural, one {# token} other {# tokens}} at once.": "Le modèle lit {n, plural, one {# token} many {# de tokens} other {# tokens}} à la fois.",
  // model/capabilities.js
  "The model reads {n, plural, one {# token} other {# tokens}} at once. Long conversations are summarized early. If you can, raise the context size on the server.": "Le modèle lit {n, plural, one {# token} many {# de tokens} other {# tokens}} à la fois. Les longues conversations sont résumées tôt. Si possible, augmentez la taille du contexte sur le serveur.",
  // inspector/editorsections.js
  "The model refused to edit the text.": "Le modèle a refusé de retoucher le texte.",
  // chat/foldline.js
  "The model still reads every message of this conversation.": "Le modèle lit encore tous les messages de cette conversation.",
  // library/worlds.js
  "The model then reads everything after an entry again, which takes time in each turn.": "Le modèle relit alors tout ce qui suit une entrée, ce qui prend du temps à chaque tour.",
  // chat/foldversions.js
  "The model writes the summary again when nothing has happened for a while.": "Le modèle réécrit le résumé lorsque rien ne s’est passé pendant un moment.",
  // inspector/chart.js
  "The model wrote {tokens} tokens, {speed} a second.": "Le modèle a écrit {tokens} tokens, à {speed} par seconde.",
  // inspector/chart.js
  "The model wrote {tokens} tokens.": "Le modèle a écrit {tokens} tokens.",
  // settings/models/local.js
  "The model's file is deleted from the disk, which frees {size}.": "Le fichier du modèle est supprimé du disque, ce qui libère {size}.",
  // library/worlds.js
  "The most that its entries take together. Empty: no limit of its own.": "Le maximum que ses entrées prennent ensemble. Vide : pas de limite propre.",
  // model/toolwords.js
  "The name of a saved flow.": "Le nom d’un flux enregistré.",
  // model/toolwords.js
  "The name of a saved workflow.": "Le nom d’un workflow enregistré.",
  // model/toolwords.js
  "The name of the form field for the file.": "Le nom du champ de formulaire pour le fichier.",
  // widgets/samplers/samplers.js
  "The name {name} is used twice.": "Le nom {name} est utilisé deux fois.",
  // widgets/editlist/forms.js
  "The name, if empty": "Le nom, si vide",
  // model/copies.js
  "The new title is “{title}”.": "Le nouveau titre est « {title} ».",
  // automation/schedules/scheduleform.js
  "The next run changes when you save.": "La prochaine exécution change à l’enregistrement.",
  // model/depth.js
  "The note goes with your newest message.": "La note accompagne votre dernier message.",
  // library/cardfields.js, widgets/conversation/sheet.js
  "The note is from": "La note vient de",
  // automation/editor/controlforms.js
  "The number of items before": "Le nombre d’éléments précédents",
  // voices/waypicker.js
  "The open conversation has no character, so there the Writer replies alone.": "La conversation ouverte n’a pas de personnage : l’Auteur y répond seul.",
  // settings/appearance/appearance.js
  "The other key starts a new line. Shift+Enter always does.": "L’autre touche va à la ligne. Maj+Entrée le fait toujours.",
  // settings/models/local.js
  "The part that was downloaded so far is deleted.": "La partie déjà téléchargée est supprimée.",
  // inspector/editorsections.js
  "The passage to replace is in the draft more than once.": "Le passage à remplacer figure plusieurs fois dans le brouillon.",
  // inspector/editorsections.js
  "The passage to replace is not in the draft.": "Le passage à remplacer ne figure pas dans le brouillon.",
  // settings/models/localchoices.js
  "The path of your own llama-server. Leave empty to use the best one found.": "Le chemin de votre propre llama-server. Vide : le meilleur trouvé.",
  // model/scriptwords.js
  "The pattern can't be used.": "Le motif ne peut pas être utilisé.",
  // model/scriptwords.js
  "The pattern took too long, so the script left the text alone.": "Le motif a pris trop de temps, le script a donc laissé le texte.",
  // ../plugins/tts/reader.js
  "The player for this audio is missing. Read the reply aloud again.": "Le lecteur de cet audio est introuvable. Relancez la lecture de la réponse.",
  // main/dispatch.js
  "The plug-in {name} is still busy with an earlier reply, so it was left out.": "Le module {name} est encore occupé par une réponse précédente et a donc été laissé de côté.",
  // settings/appearance/customlook.js
  "The previous look returns in {n, plural, one {# second} other {# seconds}}.": "L’apparence précédente revient dans {n, plural, one {# seconde} other {# secondes}}.",
  // inspector/chart.js
  "The prompt had {total} tokens. None were reused from the previous call.": "Le prompt comptait {total} tokens. Aucun n’a été repris de l’appel précédent.",
  // inspector/chart.js
  "The prompt had {total} tokens. {reused} were reused from the previous call.": "Le prompt comptait {total} tokens, dont {reused} repris de l’appel précédent.",
  // library/quickreplies.js
  "The quick reply comes first": "La réponse rapide vient en premier",
  // inspector/editorsections.js
  "The replacement is the same as the original.": "Le remplacement est identique à l’original.",
  // chat/message.js
  "The reply is starting.": "La réponse démarre.",
  // widgets/approval.js
  "The reply is waiting for your answer. If you don't allow this, the model replies without the result.": "La réponse attend votre décision. Si vous n’autorisez pas cette action, le modèle répond sans le résultat.",
  // composer/startfield.js
  "The reply starts with": "La réponse commence par",
  // model/turnpushes.js
  "The reply was continued.": "La réponse a été prolongée.",
  // chat/calls.js
  "The reply was stopped before this call.": "La réponse a été arrêtée avant cet appel.",
  // widgets/requestparts.js
  "The request comes from “{tool}”.": "La requête vient de « {tool} ».",
  // automation/run/stepsview.js
  "The run ended before this step.": "L’exécution s’est terminée avant cette étape.",
  // automation/editor/controlforms.js
  "The run ends here with this result.": "L’exécution se termine ici avec ce résultat.",
  // automation/editor/controlforms.js
  "The run fails here with this message.": "L’exécution échoue ici avec ce message.",
  // automation/run/runhead.js
  "The run's steps, results and log are deleted. Changes made by its tools are kept.": "Les étapes, les résultats et le journal de l’exécution sont supprimés. Les modifications apportées par ses outils sont conservées.",
  // widgets/samplers/samplers.js
  "The same seed gives the same reply to the same request. −1 is random.": "La même graine donne la même réponse à la même requête. −1 est aléatoire.",
  // model/scriptwords.js
  "The script adds too much, so it left the text alone.": "Le script ajoute trop, il a donc laissé le texte.",
  // library/scripts.js
  "The script changes nothing.": "Le script ne change rien.",
  // settings/data/privacy.js
  "The search for model servers stays on this computer and sends no keys.": "La recherche de serveurs de modèles reste sur cet ordinateur et n’envoie aucune clé.",
  // automation/schedules/rhythmfields.js
  "The second": "Le deuxième",
  // inspector/editorsections.js
  "The sentence was changed already.": "La phrase était déjà modifiée.",
  // inspector/editorsections.js
  "The sentence was not to be changed.": "La phrase ne devait pas être modifiée.",
  // widgets/servers/probe.js
  "The server didn't report the model's capabilities.": "Le serveur n’a pas indiqué les capacités du modèle.",
  // widgets/servers/modelpick.js
  "The server has no model yet. Load a model there and retry, or enter a name.": "Le serveur n’a encore aucun modèle. Chargez-y un modèle et réessayez, ou saisissez un nom.",
  // inspector/template.js
  "The server reads much of each prompt again, so Terzetto is trying other requests.": "Le serveur relit une grande partie de chaque prompt, donc Terzetto essaie d’autres requêtes.",
  // inspector/template.js
  "The server reads much of each prompt again. Other requests didn't change that.": "Le serveur relit une grande partie de chaque prompt. D’autres requêtes n’y ont rien changé.",
  // chat/phase.js
  "The server reads the prompt · {n} of about {all} s": "Le serveur lit le prompt · {n} s sur environ {all} s",
  // chat/phase.js
  "The server reads the prompt · {n} s": "Le serveur lit le prompt · {n} s",
  // settings/models/endpointcard.js
  "The server's address, key and model settings will be deleted. Your conversations are kept.": "L’adresse, la clé et les paramètres de modèles du serveur seront supprimés. Vos conversations sont conservées.",
  // voices/agent.js
  "The server's current model": "Le modèle actuel du serveur",
  // voices/agent.js
  "The server's current model ({model})": "Le modèle actuel du serveur ({model})",
  // settings/models/configrow.js
  "The settings for this model will be deleted.": "Les paramètres de ce modèle seront supprimés.",
  // widgets/samplers/samplers.js
  "The shape of that change. 1 is even.": "La forme de cette variation. 1 est régulier.",
  // automation/editor/morefields.js
  "The step fails when it takes longer.": "L’étape échoue si elle dure plus longtemps.",
  // automation/editor/trystep.js
  "The step returned nothing.": "L’étape n’a rien renvoyé.",
  // automation/editor/trystep.js
  "The step took {time}.": "L’étape a duré {time}.",
  // model/scriptwords.js
  "The stored text": "Le texte enregistré",
  // model/scriptwords.js
  "The stored text stays as it is, and the model reads that.": "Le texte enregistré reste tel quel, et le modèle le lit.",
  // model/scriptwords.js
  "The stored text stays as it is, and you see that.": "Le texte enregistré reste tel quel, et vous le voyez.",
  // model/scriptwords.js
  "The stored text stays as it is.": "Le texte enregistré reste tel quel.",
  // widgets/memory/page.js
  "The story": "L’histoire",
  // team/asks.js
  "The team is waiting for your answer.": "L’équipe attend votre réponse.",
  // team/deletions.js
  "The team won't see this file in later rounds. Documents made from the file are kept.": "L’équipe ne verra plus ce fichier dans les itérations suivantes. Les documents qui en sont tirés sont conservés.",
  // automation/editor/trystep.js
  "The test uses these values.": "Le test utilise ces valeurs.",
  // model/customcss.js
  "The text in quotes in line {n} has no end.": "Le texte entre guillemets de la ligne {n} n’a pas de fin.",
  // automation/editor/askform.js, automation/variables/variables.js, automation/widgets/varrows.js, widgets/schema/entry.js
  "The text is not valid JSON.": "Le texte n’est pas du JSON valide.",
  // voices/marks.js
  "The text is over the length limit, so the Editor would rewrite it.": "Le texte dépasse la longueur limite : le Relecteur le réécrirait.",
  // widgets/files/items.js
  "The text of this page couldn't be read well. Save the document to see the page.": "Le texte de cette page n’a pas pu être bien lu. Enregistrez le document pour voir la page.",
  // main/closing.js, settings/appearance/appearance.js
  "The text written so far is kept either way.": "Dans les deux cas, le texte déjà écrit est conservé.",
  // library/entryrules.js
  "The texts of other entries don't.": "Les textes des autres entrées, non.",
  // library/worlds.js
  "The texts of used entries are searched for keys, too.": "Les clés sont aussi cherchées dans les textes des entrées utilisées.",
  // automation/schedules/rhythmfields.js
  "The third": "Le troisième",
  // inspector/rail.js
  "The thoughts of this voice appear here.": "Les pensées de cette voix apparaissent ici.",
  // automation/schedules/rhythmfields.js
  "The time zone of this computer": "Le fuseau horaire de cet ordinateur",
  // automation/schedules/triggerform.js
  "The token ends in {hint}.": "Le jeton se termine par {hint}.",
  // settings/toolbox/websearch.js
  "The tool answered with text:": "L’outil a répondu par du texte :",
  // widgets/approval.js
  "The tool server now says: “{text}”": "Le serveur d’outils indique maintenant : « {text} »",
  // widgets/requestparts.js
  "The tool server’s own name for this tool: {name}": "Nom propre de l’outil sur son serveur : {name}",
  // inspector/chart.js
  "The tools changed, so no tokens were reused": "Les outils ont changé : aucun token n’a été réutilisé",
  // sidebar/emptynotice.js
  "The trash is empty. Deleted conversations stay in the trash until you delete them permanently.": "La corbeille est vide. Les conversations supprimées y restent jusqu’à leur suppression définitive.",
  // automation/editor/editorbar.js
  "The triggers of this workflow are deleted too. All runs are kept, and runs in progress continue.": "Les déclencheurs de ce workflow sont supprimés aussi. Toutes les exécutions sont conservées, et celles en cours continuent.",
  // automation/variables/variables.js
  "The value is encrypted and never shown again.": "La valeur est chiffrée et n’est plus jamais affichée.",
  // model/toolwords.js
  "The value of “next” in the previous result.": "La valeur de « next » dans le résultat précédent.",
  // ../plugins/tts/card.js
  "The whole message": "Le message entier",
  // main/closing.js
  "The window closes after the reply.": "La fenêtre se ferme après la réponse.",
  // automation/schedules/triggerform.js
  "The window opens no port, so other programs can't call this hook. Run “terzetto serve --addr 127.0.0.1:8080” instead of the window.": "La fenêtre n’ouvre aucun port : les autres programmes ne peuvent pas appeler ce webhook. Lancez « terzetto serve --addr 127.0.0.1:8080 » au lieu de la fenêtre.",
  // automation/editor/editorbar.js
  "The workflow goes back to its last saved state.": "Le workflow revient à son dernier état enregistré.",
  // automation/editor/editorbar.js
  "The workflow was copied as JSON.": "Le workflow a été copié en JSON.",
  // automation/editor/morefields.js
  "The workflow's own": "Celui du workflow",
  // inspector/panel.js
  "The {voice} didn't take part in this turn.": "{voice} : pas de participation à ce tour.",
  // inspector/resting.js
  "The {voice} is turned off for {model}.": "{voice} : désactivé pour {model}.",
  // inspector/panel.js
  "The {voice} is waiting.": "{voice} : en attente.",
  // inspector/panel.js
  "The {voice} is working.": "{voice} : au travail.",
  // inspector/resting.js
  "The {voice} keeps failing with {model}, so turns leave the {voice} out.": "{voice} : échecs répétés avec {model}, donc laissé de côté.",
  // inspector/panel.js
  "The {voice} produced no output.": "{voice} : aucune sortie produite.",
  // inspector/resting.js
  "The {voice} takes part again from the next turn on.": "{voice} : de nouveau présent dès le prochain tour.",
  // main/settingnames.js, settings/appearance/appearance.js
  "Theme": "Thème",
  // automation/editor/stepkinds.js, automation/run/parts.js
  "Then": "Alors",
  // settings/toolbox/toolbox.js
  "Then the model replies with what it has.": "Ensuite, le modèle répond avec ce qu’il a.",
  // widgets/memory/carry.js
  "There are no facts here to carry over.": "Il n’y a ici aucun fait à reprendre.",
  // voices/proof.js
  "There are no such sentences.": "Il n’y a pas de telles phrases.",
  // widgets/memory/page.js
  "There are none.": "Il n’y en a pas.",
  // model/engine.js
  "There is enough free memory.": "Il y a assez de mémoire libre.",
  // settings/models/getanother.js
  "There is no .gguf file in this repository.": "Ce dépôt ne contient aucun fichier .gguf.",
  // settings/models/local.js
  "There is no model on this computer yet.": "Il n’y a pas encore de modèle sur cet ordinateur.",
  // ipc/http.js, ipc/wails.js
  "There is no operation {op}.": "L’opération {op} n’existe pas.",
  // widgets/memory/carry.js
  "There is no other conversation yet.": "Il n’y a pas encore d’autre conversation.",
  // composer/composermenu.js, main.js
  "There is no reply yet.": "Il n’y a pas encore de réponse.",
  // widgets/pathpicker.js
  "There is no {name} in the tools folder.": "{name} n’est pas dans le dossier des outils.",
  // automation/editor/namedvalue.js
  "There is nothing to choose yet.": "Rien à choisir pour l’instant.",
  // chat/rescue.js
  "There was nothing to recover and no backup, so the database is empty now.": "Il n'y avait rien à récupérer et aucune sauvegarde, la base de données est donc vide.",
  // main/commands.js
  "There's nothing to undo right now.": "Il n’y a rien à annuler pour l’instant.",
  // widgets/files/filebody.js
  "These are the words of each page. Save the document to see its layout.": "Voici les mots de chaque page. Enregistrez le document pour voir sa mise en page.",
  // widgets/approval.js
  "These arguments contain invisible characters, spelled out below.": "Ces arguments contiennent des caractères invisibles, détaillés ci-dessous.",
  // automation/editor/flowform.js
  "These calls run in parallel. The next step reads all their answers.": "Ces appels s’exécutent en parallèle. L’étape suivante lit toutes leurs réponses.",
  // model/scriptwords.js
  "These macros stay as written: {detail}": "Ces macros restent telles quelles : {detail}",
  // team/preview.js
  "These versions have no text to compare.": "Ces versions n’ont pas de texte à comparer.",
  // library/scripts.js
  "They act everywhere, in the order of the list. You can change that in each script.": "Ils agissent partout, dans l’ordre de la liste. Vous pouvez le changer dans chaque script.",
  // widgets/memory/page.js
  "Things": "Choses",
  // model/capabilities.js
  "Think before answering": "Réfléchir avant de répondre",
  // settings/models/modelconfig.js
  "Thinking effort": "Effort de réflexion",
  // widgets/servers/found.js
  "This address answers, but not as a model server.": "Cette adresse répond, mais pas comme un serveur de modèles.",
  // team/agentstab.js
  "This agent was deleted.": "Cet agent a été supprimé.",
  // chat/removal.js
  "This also deletes {siblings, plural, one {its other version} other {its # other versions}} and {below, plural, one {the message below} other {the # messages below}}.": "Cela supprime aussi {siblings, plural, one {son autre version} other {ses # autres versions}} et {below, plural, one {le message qui suit} other {les # messages qui suivent}}.",
  // widgets/requestcard.js
  "This answer doesn't match the form.": "Cette réponse ne correspond pas au formulaire.",
  // model/notify.js
  "This browser doesn't support notifications.": "Ce navigateur ne prend pas en charge les notifications.",
  // ../plugins/tts/cast.js
  "This character's speech voice": "Voix de lecture de ce personnage",
  // automation/list/gatechart.js, automation/variables/variables.js, composer/answerer.js, settings/models/local.js
  "This computer": "Cet ordinateur",
  // settings/data/hostlabels.js
  "This computer ({host})": "Cet ordinateur ({host})",
  // model/room.js
  "This computer has little memory. Choose a small model.": "Cet ordinateur a peu de mémoire. Choisissez un petit modèle.",
  // onboarding/here.js
  "This computer has too little memory for the models that Terzetto offers.": "Cet ordinateur a trop peu de mémoire pour les modèles que Terzetto propose.",
  // model/engine.js
  "This computer has too little memory.": "Cet ordinateur a trop peu de mémoire.",
  // model/room.js
  "This computer has {facts}.": "Cet ordinateur dispose de {facts}.",
  // automation/editor/conditionfield.js
  "This condition can only be shown as text.": "Cette condition ne peut s’afficher qu’en texte.",
  // main/commands.js, voices/proof.js, widgets/conversation/sheet.js
  "This conversation": "Cette conversation",
  // model/readwords.js
  "This conversation has read {list}.": "Cette conversation a lu {list}.",
  // chat/recalls.js
  "This fact was changed or deleted since.": "Ce fait a été modifié ou supprimé depuis.",
  // automation/editor/templates.js
  "This file is too large for a workflow.": "Ce fichier est trop volumineux pour un workflow.",
  // automation/editor/portable.js
  "This file isn't a workflow: it has neither instructions nor a flow with steps.": "Ce fichier n’est pas un workflow : il ne contient ni instructions, ni flux avec des étapes.",
  // automation/editor/portable.js
  "This file isn't a workflow: it isn't a JSON object.": "Ce fichier n’est pas un workflow : ce n’est pas un objet JSON.",
  // automation/editor/portable.js
  "This file isn't valid JSON: {reason}": "Ce fichier n’est pas du JSON valide : {reason}",
  // widgets/pathpicker.js
  "This folder has more files than can be listed. Type the path of a file that isn't here.": "Ce dossier contient plus de fichiers que la liste ne peut en montrer. Saisissez le chemin d’un fichier qui n’y est pas.",
  // automation/variables/variables.js
  "This group": "Ce groupe",
  // automation/variables/variables.js
  "This group on this computer": "Ce groupe sur cet ordinateur",
  // automation/editor/namedvalue.js
  "This is not there any more. Choose another one.": "Cet élément n’existe plus. Choisissez-en un autre.",
  // chat/foldline.js
  "This list of events is temporary. The model's summary replaces the list at the next fold.": "Cette liste d’événements est provisoire. Le résumé du modèle la remplacera la prochaine fois.",
  // lib/bulk.js
  "This message has {n, plural, one {# character} other {# characters}} and is shown as plain text.": "Ce message compte {n, plural, one {# caractère} other {# caractères}} et s’affiche en texte brut.",
  // chat/recalls.js
  "This message was changed or deleted since.": "Ce message a été modifié ou supprimé depuis.",
  // model/jump.js
  "This message was deleted.": "Ce message a été supprimé.",
  // composer/tools.js
  "This model": "Ce modèle",
  // inspector/template.js
  "This model's template changes earlier messages in each call, so the server can't reuse all prompts.": "Le modèle de conversation de ce modèle change des messages antérieurs à chaque appel, donc le serveur ne peut réutiliser qu’une partie des prompts.",
  // inspector/template.js
  "This model's template changes the top of the prompt in each call, so the server can't reuse its prompts.": "Le modèle de conversation de ce modèle change le début du prompt à chaque appel, donc le serveur ne peut pas réutiliser les prompts.",
  // inspector/template.js
  "This model's template ends each prompt with a text of its own, which the server always reads again.": "Le modèle de conversation de ce modèle termine chaque prompt par un texte à lui, que le serveur relit à chaque fois.",
  // inspector/template.js
  "This model's template moves the system prompt in each call, so the server can't reuse its prompts.": "Le modèle de conversation de ce modèle déplace le prompt système à chaque appel, donc le serveur ne peut pas réutiliser les prompts.",
  // inspector/template.js
  "This model's template moves the tools in each call, so the server can't reuse its prompts.": "Le modèle de conversation de ce modèle déplace les outils à chaque appel, donc le serveur ne peut pas réutiliser les prompts.",
  // inspector/template.js
  "This model's template puts the system prompt at the end, so it is sent with the first message.": "Le modèle de conversation de ce modèle place le prompt système à la fin, donc il est envoyé avec le premier message.",
  // inspector/template.js
  "This model's template puts the thinking switch at the top, so all calls of a turn ask alike.": "Le modèle de conversation de ce modèle place le réglage de réflexion au début, donc tous les appels d’un tour sont faits de la même façon.",
  // inspector/template.js
  "This model's template puts the thinking switch at the top. Your voices think differently, so prompts are read again.": "Le modèle de conversation de ce modèle place le réglage de réflexion au début. Vos voix réfléchissent différemment, donc les prompts sont relus.",
  // inspector/template.js
  "This model's template refuses Terzetto's usual requests, so nothing is known of prompt reuse.": "Le modèle de conversation de ce modèle refuse les requêtes habituelles de Terzetto, donc on ne sait rien de la réutilisation des prompts.",
  // settings/toolbox/toolserverform.js
  "This names no server. Enter a command, an address or the JSON of a configuration.": "Cela ne désigne aucun serveur. Saisissez une commande, une adresse ou le JSON d’une configuration.",
  // widgets/files/items.js
  "This page has no text.": "Cette page n’a pas de texte.",
  // voices/pattern.js
  "This pattern doesn't work: {reason}.": "Ce motif ne fonctionne pas : {reason}.",
  // voices/pattern.js
  "This pattern works.": "Ce motif fonctionne.",
  // settings/models/prompts.js
  "This prompt is used with every character.": "Ce prompt est utilisé avec chaque personnage.",
  // inspector/panel.js
  "This reply has no record. The three voices don't write greetings or imported replies.": "Cette réponse n’a pas laissé de trace. Les trois voix n’écrivent ni les messages d’accueil ni les réponses importées.",
  // onboarding/tour.js
  "This reply has two versions.": "Cette réponse a deux versions.",
  // onboarding/tour.js
  "This reply quotes the file. The mark leads to the line.": "Cette réponse cite le fichier. Le repère mène à la ligne.",
  // onboarding/tour.js
  "This reply was edited: see what changed.": "Cette réponse a été relue : voyez ce qui a changé.",
  // settings/models/getanother.js
  "This repository is not in Terzetto's catalog. Download models only from authors you trust.": "Ce dépôt n’est pas dans le catalogue de Terzetto. Ne téléchargez que des modèles d’auteurs de confiance.",
  // automation/editor/values.js
  "This round": "Ce tour",
  // model/readwords.js
  "This run has read {list}.": "Cette exécution a lu {list}.",
  // widgets/samplers/fields.js
  "This server": "Ce serveur",
  // model/chattools.js
  "This server offers no tools now.": "Ce serveur ne propose aucun outil pour l’instant.",
  // automation/schedules/permissionlist.js
  "This step asks each time.": "Cette étape demande à chaque fois.",
  // automation/run/compareview.js
  "This step is new.": "Cette étape est nouvelle.",
  // automation/editor/stepform.js
  "This step waits until the workflow ends.": "Cette étape attend la fin du workflow.",
  // chat/foldversions.js
  "This summary has no earlier version.": "Ce résumé n’a pas de version précédente.",
  // model/readwords.js
  "This team has read {list}.": "Cette équipe a lu {list}.",
  // team/deletions.js
  "This team is still working. Deleting it stops the work and deletes its rounds, log and documents. Files you added are kept.": "Cette équipe travaille encore. La supprimer arrête le travail et supprime ses itérations, son journal et ses documents. Les fichiers que vous avez ajoutés sont conservés.",
  // team/detail.js
  "This team was deleted.": "Cette équipe a été supprimée.",
  // automation/editor/stepform.js
  "This tool asks before each use.": "Cet outil demande votre accord avant chaque utilisation.",
  // automation/editor/faultfinder.js
  "This tool doesn't exist here.": "Cet outil n’existe pas ici.",
  // automation/editor/trystep.js
  "This tool makes changes. The test runs it once, with: {args}": "Cet outil effectue des modifications. Le test l’appelle une fois, avec : {args}",
  // widgets/schema/entry.js
  "This value doesn't have the required format.": "Cette valeur n’a pas le format requis.",
  // widgets/schema/entry.js
  "This value must have the type {type}.": "Cette valeur doit être du type {type}.",
  // automation/variables/variables.js
  "This variable is secret: you can replace the value, but not read it.": "Cette variable est secrète : vous pouvez remplacer sa valeur, mais pas la lire.",
  // sidebar/groups.js
  "This week": "Cette semaine",
  // automation/editor/names.js
  "This word is reserved. Choose another name.": "Ce mot est réservé. Choisissez un autre nom.",
  // automation/variables/variables.js
  "This workflow group, my account": "Ce groupe de workflows, mon compte",
  // automation/editor/editorbar.js
  "This workflow was deleted elsewhere.": "Ce workflow a été supprimé ailleurs.",
  // automation/editor/editorbar.js
  "This workflow was saved elsewhere while you edited. Save to keep your version, or discard your changes.": "Ce workflow a été enregistré ailleurs pendant que vous le modifiiez. Enregistrez pour garder votre version, ou abandonnez vos modifications.",
  // inspector/sections.js
  "Thoughts": "Réflexions",
  // model/scriptwords.js
  "Thoughts of the model": "Pensées du modèle",
  // voices/panel.js
  "Three voices without a character": "Trois voix même sans personnage",
  // settings/data/about.js
  "Three voices, one conversation, on your own computer.": "Trois voix, une conversation, sur votre propre ordinateur.",
  // model/engine.js
  "Tight": "Juste",
  // automation/editor/controlforms.js
  "Time": "Heure",
  // automation/editor/values.js
  "Time at which it was due": "Moment prévu",
  // settings/models/voicefigures.js
  "Time for a reply": "Temps par réponse",
  // automation/editor/morefields.js, voices/editor.js
  "Time limit": "Limite de temps",
  // voices/editor.js
  "Time limit for Director and Editor together, per reply.": "Limite de temps du Metteur en scène et du Relecteur réunis, par réponse.",
  // team/limitstab.js
  "Time limits apply from the next round, the others immediately.": "Les limites de temps s’appliquent dès la prochaine itération, les autres immédiatement.",
  // automation/schedules/rhythmfields.js, model/toolwords.js
  "Time zone": "Fuseau horaire",
  // model/named.js
  "Time zones": "Fuseaux horaires",
  // automation/editor/tryflow.js
  "Time: {time}.": "Durée : {time}.",
  // widgets/memory/page.js
  "Timeline": "Chronologie",
  // model/toolwords.js
  "Timeout in seconds": "Délai en secondes",
  // voices/proof.js
  "Times that the Writer was asked again: {n}.": "Nouvelles demandes à l’Auteur : {n}.",
  // model/toolwords.js, sidebar/rename.js, widgets/conversation/sheet.js
  "Title": "Titre",
  // model/toolwords.js
  "To": "À",
  // library/scripts.js
  "To message": "Jusqu’au message",
  // widgets/ruleform.js
  "To revoke the permission, open Triggers.": "Pour révoquer l’autorisation, ouvrez Déclencheurs.",
  // sidebar/groups.js
  "Today": "Aujourd’hui",
  // model/toolwords.js
  "Today's date, the time and the weekday.": "La date du jour, l’heure et le jour de la semaine.",
  // library/worlds.js
  "Token budget": "Budget de tokens",
  // inspector/chart.js
  "Token counts from the server": "Nombre de tokens selon le serveur",
  // inspector/callchart.js
  "Tokens and times as reported by the server.": "Tokens et durées indiqués par le serveur.",
  // inspector/callchart.js
  "Tokens and times. Numbers with ~ are estimates: the server didn't report them.": "Tokens et durées. Les nombres avec ~ sont des estimations : le serveur ne les a pas indiqués.",
  // settings/appearance/appearance.js
  "Tokens per second and the time to the first token, in the footer of the reply.": "Tokens par seconde et délai du premier token, au pied de la réponse.",
  // settings/models/voicefigures.js
  "Tokens read for a reply": "Tokens lus par réponse",
  // settings/models/voicefigures.js
  "Tokens written for a reply": "Tokens écrits par réponse",
  // model/engine.js
  "Too big": "Trop grand",
  // model/scriptwords.js
  "Took less than 1 ms.": "A pris moins de 1 ms.",
  // model/scriptwords.js
  "Took {n} ms.": "A pris {n} ms.",
  // settings/toolbox/websearch.js
  "Tool server": "Serveur d’outils",
  // main/settingnames.js, settings/toolbox/toolbox.js, settings/toolbox/toolservers.js
  "Tool servers (MCP)": "Serveurs d’outils (MCP)",
  // model/transfer.js
  "Tool servers start when you open them and list their tools.": "Les serveurs d’outils démarrent quand vous les ouvrez, puis listent leurs outils.",
  // automation/run/runhead.js
  "Tool: {tool}": "Outil : {tool}",
  // composer/tools.js, model/fieldwords.js, widgets/folder/settings.js
  "Tools": "Outils",
  // composer/tools.js, settings/index.js
  "Tools and servers": "Outils et serveurs",
  // widgets/pathpicker.js
  "Tools folder": "Dossier des outils",
  // settings/toolbox/toolbox.js
  "Tools for models": "Outils pour les modèles",
  // main/settingnames.js, settings/toolbox/toolbox.js
  "Tools in conversations": "Outils dans les conversations",
  // composer/tools.js
  "Tools in this conversation": "Outils dans cette conversation",
  // settings/toolbox/toolbox.js
  "Tools marked “asks first” wait for your approval.": "Les outils marqués « demande d’abord » attendent votre accord.",
  // settings/toolbox/websearch.js
  "Tools of your servers that take a query alone. Searches don't ask first.": "Outils de vos serveurs qui n’attendent qu’une requête. Les recherches ne demandent pas d’autorisation.",
  // settings/toolbox/toolservers.js
  "Tools reloaded.": "Outils rechargés.",
  // automation/variables/variables.js
  "Tools that can read the value": "Outils qui peuvent lire la valeur",
  // automation/assistants/assistants.js
  "Tools that fit the task": "Outils adaptés à la tâche",
  // settings/index.js
  "Tools that runs and assistants can use.": "Les outils que les exécutions et les assistants peuvent utiliser.",
  // automation/assistants/assistants.js, team/agentform.js
  "Tools that write or execute ask you each time.": "Les outils qui écrivent ou exécutent demandent votre accord à chaque fois.",
  // automation/assistants/assistants.js
  "Tools to show": "Outils à afficher",
  // inspector/chart.js
  "Tools unchanged": "Outils inchangés",
  // widgets/samplers/samplers.js
  "Top K": "Top K",
  // widgets/samplers/samplers.js
  "Top P": "Top P",
  // widgets/samplers/samplers.js
  "Top-n-sigma": "Top-n-sigma",
  // inspector/numbers.js
  "Total": "Total",
  // onboarding/tour.js
  "Tour of the demo": "Visite de la démo",
  // main/destinations.js, sidebar/rows.js, sidebar/sidebar.js
  "Trash": "Corbeille",
  // automation/page.js, automation/schedules/triggers.js
  "Triggers": "Déclencheurs",
  // chat/actions.js
  "Try a different approach": "Essayer une autre approche",
  // library/scan.js
  "Try a message": "Essayer un message",
  // library/scripts.js, voices/editor.js
  "Try a text": "Essayer un texte",
  // inspector/resting.js
  "Try again": "Réessayer",
  // widgets/engine/trouble.js
  "Try anyway": "Essayer quand même",
  // library/macros.js
  "Try one: {example}": "À essayer : {example}",
  // onboarding/more.js
  "Try the demo": "Essayer la démo",
  // widgets/files/encoding.js
  "Turkish": "Turc",
  // inspector/tabs.js
  "Turn": "Tour",
  // main/commands.js
  "Turn custom CSS on or off": "Activer ou désactiver le CSS personnalisé",
  // automation/schedules/starts.js
  "Turn off": "Désactiver",
  // inspector/resting.js
  "Turn off for this model": "Désactiver pour ce modèle",
  // automation/schedules/starts.js
  "Turn off: {name}": "Désactiver : {name}",
  // automation/schedules/starts.js
  "Turn on": "Activer",
  // inspector/resting.js
  "Turn on for this model": "Activer pour ce modèle",
  // widgets/editlist/row.js
  "Turn on {name}": "Activer {name}",
  // automation/schedules/starts.js
  "Turn on: {name}": "Activer : {name}",
  // inspector/resting.js
  "Turned off": "Désactivé",
  // settings/appearance/appearance.js
  "Turns off slides and fades.": "Désactive les glissements et les fondus.",
  // settings/models/voicetest.js
  "Turns with {model} work like this now.": "Les réponses avec {model} se font ainsi désormais.",
  // inspector/chooser.js
  "Turns, newest first": "Tours, les plus récents d’abord",
  // automation/editor/anyfield.js
  "Two fields have the same name.": "Deux champs portent le même nom.",
  // settings/models/prompts.js
  "Type / and a name in the message box to insert a text.": "Tapez / et un nom dans le champ de message pour insérer un texte.",
  // automation/editor/askform.js
  "Type of the field": "Type du champ",
  // settings/data/data.js
  "Type {word} to confirm": "Saisissez {word} pour confirmer",
  // model/appearancechoices.js
  "Typewriter": "Machine à écrire",
  // widgets/samplers/samplers.js
  "Typical P": "Typical P",
  // model/toolwords.js
  "URL": "URL",
  // automation/editor/editor.js, automation/editor/steplist.js, chat/actions.js, chat/foldline.js, chat/removal.js, chat/review.js, composer/impersonation.js, lib/toast.js, main/commands.js, model/folders.js, model/memory.js, model/turnpushes.js, settings/appearance/customlook.js, settings/models/presetrow.js, sidebar/acts.js, voices/configform.js, widgets/editlist/editlist.js
  "Undo": "Annuler",
  // library/transfer/section.js
  "Undo import": "Annuler l’importation",
  // chat/foldline.js
  "Unfold": "Déplier",
  // settings/models/local.js
  "Unload": "Décharger",
  // settings/models/localchoices.js
  "Unload when unused, in minutes": "Décharger sans usage, en minutes",
  // settings/models/local.js
  "Unloaded to free {size}. {name} loads again with your next message.": "Déchargé pour libérer {size}. {name} se recharge avec votre prochain message.",
  // widgets/members.js
  "Unmute": "Rendre la parole",
  // widgets/conversation/sheet.js
  "Unnamed": "Sans nom",
  // model/engine.js
  "Unpacking the engine": "Décompression du moteur",
  // sidebar/acts.js, widgets/memory/factitem.js
  "Unpin": "Désépingler",
  // widgets/savebar.js
  "Unsaved changes": "Modifications non enregistrées",
  // automation/editor/controlforms.js
  "Until": "Jusqu’à ce que",
  // automation/editor/controlforms.js
  "Until a time": "Jusqu’à une heure",
  // chat/foldversions.js
  "Until then, the model is also told how these messages read now.": "D’ici là, le modèle apprend aussi ce que disent ces messages à présent.",
  // automation/list/runlist.js, automation/run/childlist.js, automation/run/runhead.js, inspector/named.js, library/entries.js, library/preview.js, library/scan.js, library/scripts.js, team/detail.js, team/list.js, widgets/conversation/scripts.js, widgets/scriptlines.js
  "Untitled": "Sans titre",
  // inspector/editorsections.js
  "Unused edits": "Retouches inutilisées",
  // inspector/sections.js
  "Up to about {n} tokens were read again because of the places of entries.": "Jusqu’à environ {n} tokens ont été relus, parce que des entrées sont à leur place.",
  // library/transfer/section.js
  "Uploading {name}…": "Envoi de « {name} »…",
  // settings/models/endpointcard.js, settings/models/local.js, settings/models/models.js, widgets/servers/discover.js, widgets/servers/modelpick.js
  "Use": "Utiliser",
  // team/agentform.js
  "Use 2 to 40 letters and digits, starting with a lowercase letter.": "Utilisez 2 à 40 lettres et chiffres, en commençant par une minuscule.",
  // ../plugins/tts/cast.js
  "Use a narrator outside of speech": "Utiliser un narrateur hors des dialogues",
  // settings/models/local.js, widgets/engine/trouble.js
  "Use a newer build": "Utiliser une version plus récente",
  // voices/phrases.js
  "Use a pattern (regular expression)": "Utiliser un motif (expression régulière)",
  // automation/editor/stepkinds.js, automation/widgets/picks.js, model/runlabels.js
  "Use a tool": "Utiliser un outil",
  // settings/appearance/customlook.js
  "Use custom CSS": "Utiliser le CSS personnalisé",
  // composer/tools.js
  "Use from here on": "Utiliser désormais",
  // automation/widgets/refs.js
  "Use letters, digits and _, starting with a letter.": "Utilisez des lettres, des chiffres et _, en commençant par une lettre.",
  // voices/pluginspart.js
  "Use plug-ins": "Utiliser les extensions",
  // chat/review.js
  "Use the Editor's version": "Utiliser la version du Relecteur",
  // chat/review.js
  "Use the Writer's version": "Utiliser la version de l’Auteur",
  // chat/wordwalk.js
  "Use the arrow keys to move by word or sentence. Enter acts, Shift+Enter shows choices, Escape returns.": "Les flèches vont de mot en mot ou de phrase en phrase. Entrée agit, Maj+Entrée affiche les choix, Échap revient.",
  // settings/appearance/appearance.js
  "Use the font above": "Utiliser la police ci-dessus",
  // widgets/conversation/sheet.js
  "Use the model's samplers": "Utiliser les samplers du modèle",
  // widgets/pathpicker.js
  "Use this folder": "Utiliser ce dossier",
  // settings/models/configrow.js
  "Use this model": "Utiliser ce modèle",
  // widgets/crop.js
  "Use this picture": "Utiliser cette image",
  // settings/models/voicetest.js
  "Use this recommendation": "Appliquer la recommandation",
  // composer/tools.js
  "Use what the folder “{name}” says": "Suivre le dossier « {name} »",
  // composer/impersonation.js
  "Use what was written": "Utiliser ce qui a été écrit",
  // onboarding/here.js
  "Use {name}": "Utiliser {name}",
  // widgets/servers/discover.js
  "Use {server}": "Utiliser {server}",
  // library/entryrules.js
  "Used beyond the token budget": "Utilisée au-delà du budget de tokens",
  // library/worlds.js
  "Used by no character or folder": "Aucun personnage ni dossier ne l’utilise",
  // library/worlds.js
  "Used by: {names}": "Utilisé par : {names}",
  // model/features.js
  "Used here": "Utilisé ici",
  // library/entryrules.js
  "Used if the lorebook places entries as SillyTavern does. Otherwise, “Among the last messages” puts entries that are always used after your message.": "Vaut si le lorebook place les entrées comme SillyTavern. Sinon, « Parmi les derniers messages » met les entrées toujours utilisées après votre message.",
  // library/cardfields.js
  "Used in every conversation with this character, and included when the card is exported.": "Utilisé dans chaque conversation avec ce personnage, et inclus à l’exportation de la carte.",
  // widgets/conversation/sheet.js
  "Used on top of the settings, in this conversation.": "S’applique par-dessus les réglages dans cette conversation.",
  // automation/assistants/assistants.js
  "Used when a step names no other assistant.": "Utilisé quand une étape ne nomme aucun autre assistant.",
  // model/toolwords.js
  "User": "Utilisateur",
  // chat/phase.js
  "Using a tool": "Utilise un outil",
  // voices/agent.js
  "Using one model for all three voices is faster: it keeps the conversation in memory. A small second model can be quicker still.": "Un seul modèle pour les trois voix est plus rapide : il garde la conversation en mémoire. Un petit second modèle peut l’être encore plus.",
  // automation/editor/anyfield.js, automation/variables/variables.js, automation/widgets/varrows.js, model/toolwords.js, settings/models/kwargs.js
  "Value": "Valeur",
  // automation/widgets/varrows.js
  "Value of {name}": "Valeur : {name}",
  // automation/editor/conditionfield.js
  "Value: {value}": "Valeur : {value}",
  // model/toolwords.js
  "Values": "Valeurs",
  // widgets/samplers/samplers.js
  "Values above 0 discourage frequent words.": "Au-dessus de 0, décourage les mots fréquents.",
  // widgets/samplers/samplers.js
  "Values above 0 encourage new topics.": "Au-dessus de 0, encourage les nouveaux sujets.",
  // widgets/samplers/samplers.js
  "Values above 1 discourage words already used.": "Au-dessus de 1, décourage les mots déjà utilisés.",
  // settings/models/modelconfig.js
  "Values for the chat template": "Valeurs pour le chat template",
  // model/toolwords.js
  "Values for the steps of the workflow.": "Valeurs pour les étapes du workflow.",
  // automation/editor/values.js
  "Values in the address of the call": "Valeurs dans l’adresse de l’appel",
  // automation/run/againdialog.js, automation/widgets/startdialog.js
  "Values that all steps can read.": "Valeurs que toutes les étapes peuvent lire.",
  // automation/editor/values.js
  "Variable": "Variable",
  // automation/editor/dryrun.js, automation/editor/editor.js, automation/page.js, automation/run/againdialog.js, automation/run/rundetail.js, automation/schedules/startform.js, automation/variables/variables.js, automation/widgets/startdialog.js, model/toolwords.js
  "Variables": "Variables",
  // automation/editor/stepform.js, automation/schedules/startform.js
  "Variables for the workflow": "Variables pour le workflow",
  // settings/toolbox/toolserverform.js
  "Variables or headers": "Variables ou en-têtes",
  // chat/artifacts/widget.js
  "Variant {n} of {total}": "Variante {n} sur {total}",
  // chat/artifacts/widget.js, model/fieldwords.js
  "Variants": "Variantes",
  // library/cardfields.js, team/preview.js
  "Version": "Version",
  // chat/variants.js
  "Version number, 1 to {total}": "Numéro de version, de 1 à {total}",
  // chat/review.js
  "Version to show": "Version à afficher",
  // team/documents.js, team/preview.js
  "Version {n}": "Version {n}",
  // chat/variants.js
  "Version {n} of {total}": "Version {n} sur {total}",
  // settings/index.js
  "Version, components and health.": "Version, composants et état.",
  // widgets/files/encoding.js
  "Vietnamese": "Vietnamien",
  // lib/keys.js, main/commands.js, widgets/memory/page.js
  "View": "Affichage",
  // team/documents.js
  "View {name}": "Afficher {name}",
  // ../plugins/tts/card.js, ../plugins/tts/voiceform.js
  "Voice": "Voix",
  // ../plugins/tts/voiceform.js
  "Voice preview": "Aperçu de la voix",
  // voices/index.js
  "Voices": "Voix",
  // inspector/stepper.js
  "Voices of this turn": "Voix de ce tour",
  // voices/index.js
  "Voices: who takes part in a reply": "Voix : qui participe à une réponse",
  // ../plugins/tts/card.js, audio/transport.js
  "Volume": "Volume",
  // settings/data/about.js
  "Wails, SQLite and other Go modules": "Wails, SQLite et d’autres modules Go",
  // automation/editor/controlforms.js, automation/editor/stepkinds.js
  "Wait": "Attendre",
  // settings/appearance/appearance.js
  "Wait for the reply": "Attendre la réponse",
  // automation/editor/stepkinds.js
  "Wait until {time}": "Attendre jusqu’à {time}",
  // automation/editor/stepkinds.js
  "Wait {time}": "Attendre {time}",
  // automation/list/runlist.js, automation/schedules/queued.js, model/runlabels.js
  "Waiting": "En attente",
  // model/runlabels.js
  "Waiting for a run that this run started.": "Attend une exécution lancée par celle-ci.",
  // model/runlabels.js
  "Waiting for the start time.": "Attend l’heure de début.",
  // automation/list/runlist.js, team/labels.js, widgets/requestcard.js
  "Waiting for you": "Vous attend",
  // settings/toolbox/toolbox.js
  "Waiting for you doesn't count.": "L’attente de votre réponse ne compte pas.",
  // model/runlabels.js
  "Waiting for you: a step was interrupted and can't be repeated automatically.": "Vous attend : une étape a été interrompue et ne peut pas être répétée automatiquement.",
  // model/runlabels.js
  "Waiting for your answer.": "Attend votre réponse.",
  // model/runlabels.js
  "Waiting for your approval.": "Attend votre accord.",
  // model/runlabels.js
  "Waiting until this computer is less busy.": "Attend que cet ordinateur soit moins occupé.",
  // model/runlabels.js
  "Waiting.": "Attend.",
  // library/scripts.js, sidebar/row.js, widgets/conversation/scripts.js
  "Waits for you": "Vous attend",
  // chat/callcard.js
  "Waits for you: {call}": "Vous attend : {call}",
  // model/appearancechoices.js
  "Warm white and black ink.": "Blanc chaud et encre noire.",
  // widgets/logline.js
  "Warning": "Avertissement",
  // team/roundview.js
  "Warnings": "Avertissements",
  // widgets/exporting.js
  "Web page (HTML)": "Page web (HTML)",
  // model/chattools.js
  "Web pages": "Pages web",
  // team/agentwords.js
  "Web reader": "Lecteur web",
  // model/chattools.js, settings/toolbox/websearch.js
  "Web search": "Recherche web",
  // settings/toolbox/websearch.js
  "Web search is off.": "La recherche web est désactivée.",
  // library/entryrules.js
  "Weight in the group": "Poids dans le groupe",
  // widgets/files/encoding.js
  "Western Europe": "Europe de l’Ouest",
  // widgets/memory/factform.js
  "What": "Quoi",
  // main/settingnames.js, settings/data/privacy.js
  "What Terzetto never does": "Ce que Terzetto ne fait jamais",
  // team/begin.js
  "What a team can do": "Ce que peut faire une équipe",
  // main/commands.js, widgets/conversation/context.js, widgets/conversation/sheet.js
  "What fills the context": "Ce qui remplit le contexte",
  // inspector/sections.js, model/memorywords.js
  "What happened": "Ce qui s’est passé",
  // library/quickreplies.js
  "What is in the message box goes with a text.": "Ce qui est dans le champ de message part avec un texte.",
  // widgets/memory/page.js
  "What is true now, and what was true before": "Ce qui est vrai maintenant, et ce qui l’était avant",
  // team/request.js
  "What should the team make?": "Que doit produire l’équipe ?",
  // composer/nameask.js
  "What should {character} call you?": "Comment {character} doit-il vous appeler ?",
  // automation/editor/values.js
  "What started the run": "Ce qui a lancé l’exécution",
  // automation/schedules/starts.js
  "What starts this workflow": "Ce qui démarre ce workflow",
  // chat/review.js
  "What the Editor changed": "Ce que le Relecteur a modifié",
  // voices/editor.js
  "What the Editor did": "Ce que le Relecteur a fait",
  // library/cardfields.js
  "What the model must not forget of the character, sent among the last messages.": "Ce que le modèle ne doit pas oublier du personnage, envoyé parmi les derniers messages.",
  // model/scriptwords.js
  "What the model reads": "Ce que le modèle lit",
  // chat/calls.js
  "What the model was told": "Ce qui a été dit au modèle",
  // voices/panel.js
  "What the models are reminded of.": "Ce qui est rappelé aux modèles.",
  // settings/toolbox/toolservers.js
  "What the program said last": "Derniers messages du programme",
  // settings/toolbox/toolserverform.js
  "What the server's page tells you to paste: a command, an address, or JSON with mcpServers. It fills in the other fields.": "Ce que la page du serveur dit d’exécuter ou de coller : une commande, une adresse, ou du JSON avec mcpServers. Les autres champs se remplissent d’après cela.",
  // library/entries.js
  "What they decide is set below.": "Leur rôle se règle plus bas.",
  // chat/foldversions.js
  "What this summary lost": "Ce que ce résumé a perdu",
  // automation/schedules/permissionlist.js
  "What this workflow will ask": "Ce que ce workflow demandera",
  // ../plugins/tts/card.js
  "What to read": "À lire",
  // widgets/conversation/context.js
  "What tools gave": "Ce que les outils ont donné",
  // widgets/memory/page.js
  "What was read, and what it costs": "Ce qui a été lu, et ce que cela coûte",
  // chat/rescue.js
  "What was recovered from the damaged file is kept as a backup: {holds}.": "Ce qui a été récupéré du fichier endommagé est conservé comme sauvegarde : {holds}.",
  // widgets/conversation/sheet.js
  "What you enter here replaces the model's own value.": "Ce que vous saisissez ici remplace la valeur du modèle.",
  // model/scriptwords.js
  "What you see": "Ce que vous voyez",
  // model/scriptwords.js
  "What you see and what the model reads": "Ce que vous voyez et ce que le modèle lit",
  // team/request.js, widgets/requestcard.js
  "What's next?": "Et ensuite ?",
  // automation/schedules/scheduleform.js
  "When": "Quand",
  // automation/widgets/triggerwords.js
  "When a file appears or changes in a folder.": "Quand un fichier apparaît ou change dans un dossier.",
  // automation/widgets/triggerwords.js
  "When called by another program": "Quand un autre programme l’appelle",
  // settings/appearance/appearance.js
  "When closing during a reply": "Fermeture pendant une réponse",
  // library/entryrules.js
  "When it is used": "Quand elle est utilisée",
  // voices/panel.js
  "When off, only the Writer replies where no character answers.": "Si désactivé, seul l’Auteur répond là où aucun personnage ne répond.",
  // voices/pluginspart.js
  "When off, plug-ins don't run. Existing results are kept.": "Si désactivé, aucune extension n’intervient. Les résultats existants sont conservés.",
  // settings/models/modelconfig.js
  "When off, turns with this model leave the {voice} out.": "Si désactivé : les tours avec ce modèle se passent de ce rôle ({voice}).",
  // widgets/editlist/forms.js
  "When the mood ends": "Quand l’ambiance prend fin",
  // ../plugins/tts/card.js
  "When the reply is complete": "Une fois la réponse terminée",
  // voices/editor.js
  "When the time is up, the reply continues without Director and Editor.": "Une fois le temps écoulé, la réponse continue sans le Metteur en scène ni le Relecteur.",
  // automation/schedules/triggerform.js
  "When the workflow ends with": "Quand le workflow se termine par",
  // automation/widgets/triggerwords.js
  "When the workflow succeeds or fails.": "Quand le workflow réussit ou échoue.",
  // widgets/editlist/forms.js
  "When to use the mood": "Quand utiliser l’ambiance",
  // automation/widgets/triggerwords.js
  "When you type the command after a slash.": "Quand vous tapez la commande après une barre oblique.",
  // automation/widgets/triggerwords.js
  "When {files} appears in {folder}": "Quand {files} apparaît dans {folder}",
  // automation/widgets/triggerwords.js
  "When “{name}” ends": "Quand « {name} » se termine",
  // automation/widgets/triggerwords.js
  "When “{name}” fails": "Quand « {name} » échoue",
  // automation/widgets/triggerwords.js
  "When “{name}” succeeds": "Quand « {name} » réussit",
  // widgets/memory/factform.js
  "Where": "Où",
  // library/entryrules.js
  "Where it costs least": "Là où cela coûte le moins",
  // settings/index.js
  "Where replies come from. Nothing is sent anywhere else.": "D’où viennent les réponses. Rien n’est envoyé ailleurs.",
  // widgets/editlist/forms.js
  "Where the server can do it, the Writer can't use these words. The inspector says whether it worked.": "Le serveur empêche l’Auteur d’employer ces mots, quand il le peut. L’inspecteur indique s’il l’a pu.",
  // library/cardfields.js
  "Where you both are, and why.": "Où vous vous trouvez tous les deux, et pourquoi.",
  // settings/index.js
  "Where your data is and how it's kept safe.": "Où se trouvent vos données et comment elles sont protégées.",
  // model/memorywords.js
  "Whereabouts": "Où se trouve quelqu’un",
  // automation/schedules/rhythmfields.js
  "Which day": "Quel jour",
  // model/notify.js
  "While you use another window, the desktop shows who replied and which runs ended or are waiting, without any text.": "Quand vous utilisez une autre fenêtre, le bureau indique qui a répondu et quelles exécutions sont terminées ou vous attendent, sans aucun texte.",
  // main/settingnames.js, settings/appearance/appearance.js
  "While you're away": "En votre absence",
  // widgets/memory/factform.js
  "Who knows it": "Qui le sait",
  // widgets/memory/factform.js
  "Who or what": "Qui ou quoi",
  // voices/waypicker.js
  "Who replies": "Qui répond",
  // chat/speaker.js, model/turnlabels.js
  "Who speaks next": "Qui parle ensuite",
  // library/index.js
  "Who you are in a story.": "Qui vous êtes dans une histoire.",
  // widgets/conversation/sheet.js
  "Who you are in this conversation.": "Qui vous êtes dans cette conversation.",
  // library/entryrules.js
  "Whole words only": "Mots entiers seulement",
  // automation/editor/values.js
  "Why the last step failed": "Cause de l’échec de la dernière étape",
  // automation/editor/values.js
  "Why the other workflow failed": "Raison de l’échec de l’autre workflow",
  // settings/appearance/appearance.js
  "Window": "Fenêtre",
  // library/entryrules.js
  "Wins by its priority. No draw is made.": "Gagne par sa priorité, sans tirage.",
  // library/scripts.js
  "With a range, what the model reads of older messages changes in each turn. A server then reads them again.": "Avec une plage, ce que le modèle lit des anciens messages change à chaque tour. Un serveur les relit alors.",
  // library/entryrules.js
  "With all others": "Avec tous les autres",
  // model/depth.js
  "With each reply, the model reads the last {n, plural, one {message} other {# messages}} again.": "À chaque réponse, le modèle relit {n, plural, one {le dernier message} other {les # derniers messages}}.",
  // settings/models/voicefigures.js
  "With the Editor": "Avec le Relecteur",
  // library/scripts.js
  "With the preset “{name}”": "Avec le préréglage « {name} »",
  // library/entryrules.js
  "With these characters": "Avec ces personnages",
  // inspector/template.js
  "With tools, this model's template lets no prompt be reused, so forms are asked for without tools.": "Avec des outils, le chat template de ce modèle empêche de réutiliser les prompts, donc les formulaires sont demandés sans outils.",
  // inspector/template.js
  "With tools, this model's template lets no prompt be reused. Tools are on, so prompts are read again.": "Avec des outils, le chat template de ce modèle empêche de réutiliser les prompts. Des outils sont activés, donc les prompts sont relus.",
  // library/scripts.js, sidebar/entries.js
  "With {name}": "Avec {name}",
  // sidebar/groups.js
  "Without a character": "Sans personnage",
  // automation/editor/controlforms.js
  "Without fields, the answer is free text.": "Sans champs, la réponse est un texte libre.",
  // automation/editor/anyfield.js
  "Without fields, the model answers in free text.": "Sans champs, le modèle répond en texte libre.",
  // model/fieldwords.js, voices/editor.js
  "Words": "Mots",
  // model/turnlabels.js, voices/audits.js
  "Words of the card": "Mots de la fiche",
  // chat/actions.js
  "Words…": "Mots…",
  // automation/editor/editorbar.js, automation/index.js, automation/list/runlist.js, model/toolwords.js, sidebar/found.js
  "Workflow": "Workflow",
  // sidebar/found.js
  "Workflow run": "Exécution de workflow",
  // automation/schedules/triggers.js
  "Workflow to start": "Workflow à lancer",
  // automation/editor/templates.js, automation/list/runlist.js, automation/page.js, model/named.js
  "Workflows": "Workflows",
  // automation/schedules/rhythmfields.js
  "Working day, Monday to Friday": "Jour ouvré, du lundi au vendredi",
  // settings/toolbox/toolserverform.js
  "Working folder": "Dossier de travail",
  // model/runlabels.js
  "Working on {n, plural, one {# branch} other {# branches in parallel}}.": "Traite {n, plural, one {# branche} other {# branches en parallèle}}.",
  // automation/schedules/triggerform.js
  "Works while Terzetto is open.": "Fonctionne tant que Terzetto est ouvert.",
  // library/worlds.js
  "World info for SillyTavern": "World Info pour SillyTavern",
  // model/toolwords.js
  "Write a chart": "Créer un graphique",
  // model/toolwords.js
  "Write a file": "Écrire un fichier",
  // composer/composer.js, main/commands.js
  "Write a message": "Écrire un message",
  // library/scan.js
  "Write a message to see which entries match": "Écrivez un message pour voir quelles entrées correspondent",
  // chat/empty.js
  "Write a message. The Director reads the room, the Writer replies, and the Editor edits the prose.": "Écrivez un message. Le Metteur en scène jauge la situation, l’Auteur répond et le Relecteur retouche la prose.",
  // chat/empty.js
  "Write a message. The Writer replies alone.": "Écrivez un message. L’Auteur répond seul.",
  // team/request.js
  "Write a request or add a file.": "Écrivez une demande ou ajoutez un fichier.",
  // model/toolwords.js
  "Write a table": "Écrire un tableau",
  // composer/composermenu.js, composer/keynames.js
  "Write my next line": "Écrire ma prochaine réplique",
  // library/scripts.js
  "Write or paste a text to see what the script makes of it": "Écrivez ou collez un texte pour voir ce que le script en fait",
  // widgets/memory/factform.js
  "Write the fact in a sentence, or say what it is about and what.": "Écrivez le fait en une phrase, ou dites de qui ou de quoi il s’agit et quoi.",
  // model/turnlabels.js
  "Write the reply": "Écrire la réponse",
  // automation/widgets/startdialog.js
  "Write the result into this conversation": "Écrire le résultat dans cette conversation",
  // onboarding/index.js
  "Write your first message below. {model} replies as soon as the model is ready.": "Écrivez votre premier message ci-dessous. {model} répond dès que le modèle est prêt.",
  // model/turnlabels.js, team/agentwords.js, voices/notes.js, voices/panel.js
  "Writer": "Auteur",
  // settings/models/voicefigures.js
  "Writer alone": "Auteur seul",
  // model/voiceways.js
  "Writer and Editor": "Auteur et Relecteur",
  // model/voiceways.js
  "Writer only": "Auteur seul",
  // voices/panel.js
  "Writer thinks first": "L’Auteur réfléchit d’abord",
  // model/runlabels.js
  "Writes": "Écrit",
  // model/toolwords.js
  "Writes a message into a conversation.": "Écrit un message dans une conversation.",
  // model/toolwords.js
  "Writes a text file to the tools folder.": "Écrit un fichier texte dans le dossier des outils.",
  // team/agentwords.js
  "Writes programs and configuration files. Runs code only if you allow it.": "Écrit des programmes et des fichiers de configuration. N’exécute du code que si vous l’autorisez.",
  // team/agentwords.js
  "Writes reports, summaries, letters and manuals from your material.": "Rédige des rapports, des résumés, des lettres et des manuels à partir de vos documents.",
  // model/toolwords.js
  "Writes rows to a CSV file or a spreadsheet in the tools folder.": "Écrit des lignes dans un fichier CSV ou un classeur du dossier des outils.",
  // team/agentwords.js
  "Writes stories, poems and speeches, and collects ideas.": "Écrit des histoires, des poèmes et des discours, et rassemble des idées.",
  // voices/panel.js
  "Writes the reply. Always on.": "Écrit la réponse. Toujours actif.",
  // chat/phase.js, lib/keys.js, settings/appearance/appearance.js
  "Writing": "Écriture",
  // widgets/editlist/forms.js
  "Writing instructions": "Consignes d’écriture",
  // composer/impersonation.js
  "Writing your next message. Press Esc to stop.": "Écriture de votre prochain message. Échap pour arrêter.",
  // composer/impersonation.js
  "Writing your next message…": "Écriture de votre prochain message…",
  // model/callwords.js
  "Writing {path}": "Écriture de {path}",
  // voices/notes.js
  "Written after a reply, outside the story.": "Rédigées après une réponse, en dehors de l’histoire.",
  // chat/foldline.js, chat/foldversions.js
  "Written by the model": "Rédigé par le modèle",
  // model/callwords.js
  "Wrote {path}": "{path} écrit",
  // widgets/samplers/samplers.js
  "XTC probability": "Probabilité XTC",
  // widgets/samplers/samplers.js
  "XTC threshold": "Seuil XTC",
  // widgets/folder/settings.js
  "Yellow": "Jaune",
  // automation/editor/askform.js, automation/editor/values.js
  "Yes or no": "Oui ou non",
  // sidebar/groups.js
  "Yesterday": "Hier",
  // library/personas.js, model/depth.js, model/memorywords.js, model/names.js, team/labels.js, widgets/exporting.js
  "You": "Vous",
  // composer/notifications.js
  "You're talking to a scripted demo, not an AI.": "Vous parlez à une démo préparée, pas à une IA.",
  // inspector/sections.js
  "You. The Director leaves the next message to you.": "Vous. Le Metteur en scène vous laisse le prochain message.",
  // chat/editbox.js
  "Your change is saved. It is applied when the reply is done.": "La modification est enregistrée et s’appliquera à la fin de la réponse.",
  // settings/toolbox/toolserverform.js
  "Your home folder": "Votre dossier personnel",
  // settings/data/data.js
  "Your keys are encrypted. The encryption key is in this computer's keyring.": "Vos clés sont chiffrées. La clé de chiffrement se trouve dans le trousseau de cet ordinateur.",
  // settings/data/data.js
  "Your keys are encrypted. This computer has no keyring, so the encryption key is in a file that only you can read.": "Vos clés sont chiffrées. Cet ordinateur n’a pas de trousseau : la clé de chiffrement est dans un fichier que vous seul pouvez lire.",
  // settings/data/hostlabels.js
  "Your mail app": "Votre messagerie",
  // composer/composer.js
  "Your message": "Votre message",
  // inspector/sections.js
  "Your message as sent": "Votre message tel qu’envoyé",
  // model/impersonation.js
  "Your message is already being written.": "Votre message est déjà en cours d’écriture.",
  // library/personas.js, model/fieldwords.js
  "Your name": "Votre nom",
  // main/commands.js
  "Your name and personas": "Votre nom et vos personas",
  // composer/impersonation.js
  "Your next message is in the message box.": "Votre prochain message est dans la zone de message.",
  // chat/actions.js
  "Your next message starts a new branch here.": "Votre prochain message commence une nouvelle branche ici.",
  // settings/appearance/appearance.js
  "Your own styles on top of the theme. Custom CSS can't load anything from the network.": "Vos propres styles par-dessus le thème. Le CSS personnalisé ne peut rien charger depuis le réseau.",
  // settings/appearance/appearance.js
  "Your own titles are never changed.": "Vos propres titres ne sont jamais modifiés.",
  // chat/foldversions.js
  "Your own words are kept. Save leaves them as they are; Regenerate has the model write the summary again.": "Vos propres mots restent. Enregistrer les garde tels quels ; Régénérer fait réécrire le résumé par le modèle.",
  // widgets/approval.js
  "Your permission no longer applies, because this tool has changed.": "Votre autorisation ne s’applique plus, car cet outil a changé.",
  // library/cardfields.js, library/entryrules.js, library/personas.js
  "Your persona": "Votre persona",
  // settings/models/presets.js
  "Your presets": "Vos préréglages",
  // team/request.js
  "Your request": "Votre demande",
  // onboarding/install.js
  "Your system": "Votre système",
  // model/turnlabels.js, voices/audits.js
  "Your words": "Vos mots",
  // library/personas.js
  "Yourself": "Vous-même",
  // main/settingnames.js, settings/appearance/appearance.js, widgets/crop.js
  "Zoom": "Zoom",
  // main/commands.js
  "Zoom a picture's crop in or out": "Zoomer avant ou arrière dans le cadrage d’une image",
  // main/commands.js, widgets/crop.js
  "Zoom in": "Zoom avant",
  // main/commands.js
  "Zoom out": "Zoom arrière",
  // automation/widgets/triggerwords.js
  "a file": "un fichier",
  // model/memory.js
  "a heading": "un titre",
  // composer/keynames.js
  "a hint may follow": "une indication peut suivre",
  // main/commands.js
  "a hint such as “shorter” may follow": "une indication comme « plus court » peut suivre",
  // widgets/macros.js
  "a line end": "une fin de ligne",
  // settings/data/hostlabels.js
  "a link you opened in another app": "un lien que vous avez ouvert dans une autre application",
  // settings/data/hostlabels.js
  "a page read by a tool": "une page lue par un outil",
  // settings/data/hostlabels.js
  "a request sent by a tool": "une requête envoyée par un outil",
  // widgets/macros.js
  "a variable": "une variable",
  // widgets/macros.js
  "a variable of all conversations": "une variable de toutes les conversations",
  // widgets/macros.js
  "a variable of all conversations, after adding 1 to it": "une variable de toutes les conversations, après y avoir ajouté 1",
  // widgets/macros.js
  "a variable of all conversations, after taking 1 from it": "une variable de toutes les conversations, après en avoir retiré 1",
  // widgets/macros.js
  "a variable of all conversations, in short": "une variable de toutes les conversations, en bref",
  // widgets/macros.js
  "a variable, after adding 1 to it": "une variable, après y avoir ajouté 1",
  // widgets/macros.js
  "a variable, after taking 1 from it": "une variable, après en avoir retiré 1",
  // widgets/macros.js
  "a variable, in short; with = or += behind the name it is changed": "une variable, en bref ; avec = ou += après le nom, elle change",
  // settings/data/hostlabels.js
  "a web search by a tool": "une recherche web par un outil",
  // automation/widgets/triggerwords.js
  "a {ending} file": "un fichier {ending}",
  // model/recallwords.js
  "about someone present": "sur quelqu’un de présent",
  // model/memorywords.js
  "about someone whom the story doesn't name": "sur quelqu’un que l’histoire ne nomme pas",
  // model/tokenwords.js
  "about {n} tokens": "environ {n} tokens",
  // onboarding/here.js, settings/models/getanother.js
  "about {size}": "environ {size}",
  // widgets/editlist/personas.js
  "active": "actif",
  // automation/editor/stepkinds.js
  "adds rows to the file": "ajoute des lignes au fichier",
  // model/features.js
  "agents": "agents",
  // automation/list/runlist.js
  "all done": "toutes terminées",
  // library/transfer/review.js
  "already here": "déjà présent",
  // library/entries.js, library/preview.js, model/lorewords.js
  "always": "toujours",
  // library/entries.js, model/lorewords.js
  "always, after your message": "toujours, après votre message",
  // model/lorewords.js
  "always, in the unchanging part": "toujours, dans la partie fixe",
  // model/lorewords.js
  "among the last messages": "parmi les derniers messages",
  // automation/editor/conditionfield.js
  "and": "et",
  // main/settingnames.js
  "animation motion reduce": "animation mouvement réduire motion",
  // model/lorewords.js
  "another entry of the group “{name}” is used": "une autre entrée du groupe « {name} » est utilisée",
  // settings/toolbox/toolbox.js
  "api.example.com 127.0.0.1:8080": "api.example.com 127.0.0.1:8080",
  // model/features.js
  "archived conversations": "conversations archivées",
  // automation/editor/dryrun.js, composer/tools.js, settings/toolbox/toolbox.js
  "asks first": "demande d’abord",
  // main/commands.js
  "author depth remind the model": "auteur profondeur rappeler au modèle",
  // model/features.js
  "author’s notes": "notes d’auteur",
  // automation/list/gatechart.js
  "average {average}%, busiest core {busiest}%": "moyenne {average} %, cœur le plus chargé {busiest} %",
  // model/features.js
  "backgrounds": "arrière-plans",
  // main/commands.js
  "backup copy save everything": "backup sauvegarde copie tout enregistrer",
  // main/settingnames.js
  "backup restore database recover": "backup sauvegarde restaurer base de données récupérer",
  // settings/data/backups.js
  "before a restore": "avant une restauration",
  // settings/data/backups.js
  "before an update": "avant une mise à jour",
  // inspector/sections.js
  "before: none": "avant : aucune",
  // inspector/sections.js
  "before: {moods}": "avant : {moods}",
  // chat/bookmarks.js
  "bookmark mark star favourite save place": "signet marquer étoile favori garder endroit",
  // chat/bookmarks.js
  "bookmark mark star favourite saved places": "signets marques étoile favoris endroits gardés",
  // main/commands.js
  "branch split copy chat from here": "branch branche dupliquer copie à partir d’ici",
  // model/answerer.js
  "busy": "occupé",
  // main/commands.js
  "buttons stscript slash commands": "boutons stscript commandes",
  // sidebar/found.js, widgets/files/filefind.js
  "by meaning": "par le sens",
  // model/memorywords.js
  "by you": "par vous",
  // library/preview.js
  "by {creator}": "par {creator}",
  // model/lorewords.js
  "called by another entry": "appelée par une autre entrée",
  // composer/keynames.js
  "cancel abort interrupt generation": "cancel annuler interrompre arrêter génération",
  // model/memorywords.js
  "carried over": "repris",
  // main/commands.js
  "cast group members who takes part": "cast groupe membres participants distribution",
  // library/transfer/review.js
  "character": "personnage",
  // main/commands.js
  "character world info tavern": "personnage monde informations taverne character world info tavern",
  // library/preview.js
  "character's note": "note du personnage",
  // model/features.js
  "characters": "personnages",
  // main/commands.js
  "chat thread start": "discussion fil démarrer chat nouveau",
  // model/engine.js
  "chosen by you": "choisi par vous",
  // model/features.js
  "citations": "citations",
  // model/features.js
  "code that ran": "code exécuté",
  // main/commands.js
  "compress condense history checkpoint start over": "compresser condenser historique point de sauvegarde recommencer",
  // chat/foldline.js
  "compress condense shorten history memory context tokens": "compresser condenser raccourcir historique mémoire contexte tokens",
  // automation/editor/conditionfield.js
  "contains": "contient",
  // model/features.js
  "content of unknown kinds": "contenu de types inconnus",
  // chat/foldline.js
  "context memory summary fold compress condense history tokens": "contexte mémoire résumé résumer condenser compresser historique tokens",
  // settings/models/local.js
  "context {n}": "contexte {n}",
  // model/capabilities.js
  "context {size}": "contexte {size}",
  // model/capabilities.js
  "context {size} (low)": "contexte {size} (faible)",
  // main/commands.js
  "copy clone chat": "copy copier cloner chat",
  // inspector/callchart.js
  "cut off at the length limit": "coupé à la longueur limite",
  // settings/data/backups.js
  "daily": "quotidienne",
  // main/settingnames.js
  "dark light night mode colour color black white": "dark sombre clair nuit couleur noir blanc",
  // widgets/macros.js
  "date and time as you write them": "la date et l’heure comme vous les écrivez",
  // automation/widgets/cron.js
  "day": "jour",
  // model/memorywords.js
  "day {n}": "jour {n}",
  // automation/editor/duration.js
  "days": "jours",
  // automation/assistants/assistants.js
  "default": "par défaut",
  // main/commands.js
  "delete remove erase chat thread": "delete supprimer effacer chat corbeille",
  // main/destinations.js
  "deleted removed bin": "supprimées effacées poubelle trash",
  // model/answerer.js, settings/models/models.js
  "demo": "démo",
  // inspector/turnlist.js
  "details removed after an edit": "détails retirés après une modification",
  // model/features.js
  "documents beside the chat": "documents à côté de la discussion",
  // automation/editor/conditionfield.js
  "does not contain": "ne contient pas",
  // model/turnlabels.js
  "done": "terminé",
  // settings/models/getanother.js
  "downloaded": "téléchargé",
  // settings/models/getanother.js
  "downloading": "téléchargement",
  // automation/editor/templates.js
  "draft": "brouillon",
  // model/lorewords.js
  "drawn at {n} %": "tirée à {n} %",
  // composer/keynames.js
  "edit change correct rewrite": "modifier changer corriger réécrire",
  // inspector/rail.js, model/memory.js
  "empty": "vide",
  // main/settingnames.js
  "endpoint API key address URL connect provider Ollama LM Studio llama.cpp KoboldCpp OpenAI": "endpoint clé API adresse URL connecter fournisseur Ollama LM Studio llama.cpp KoboldCpp OpenAI",
  // automation/editor/conditionfield.js
  "ends with": "se termine par",
  // main/settingnames.js
  "enter key newline": "entrée touche retour à la ligne enter",
  // library/preview.js
  "entries that call others": "entrées qui en appellent d’autres",
  // library/entries.js
  "entry list": "liste d’entrées",
  // model/memory.js, model/memorywords.js
  "everyone": "tout le monde",
  // widgets/macros.js
  "everyone who takes part but the character": "tous ceux qui sont présents, sauf le personnage",
  // main/commands.js
  "export archive everything": "exporter archive tout sauvegarder export",
  // main/commands.js
  "export download save chat share": "export exporter télécharger enregistrer chat partager",
  // main/commands.js
  "extend go on more longer": "extend continuer suite plus long",
  // main/commands.js
  "facts remember recall who knows timeline carry over forget": "faits retenir rappeler savoir chronologie reprendre oublier",
  // inspector/turnlist.js, model/callwords.js, model/turnlabels.js, settings/models/getanother.js
  "failed": "échec",
  // composer/answerer.js, widgets/servers/modelpick.js
  "failed to load": "chargement échoué",
  // automation/list/gatechart.js
  "fewer at once, because this computer is busy": "moins à la fois, car cet ordinateur est occupé",
  // widgets/editlist/forms.js
  "field list": "liste de champs",
  // model/features.js, settings/toolbox/toolserverform.js
  "files": "fichiers",
  // library/preview.js
  "filters": "filtres",
  // main/commands.js
  "find look up messages history": "find trouver chercher messages historique",
  // chat/speed.js
  "first token {time}": "premier token {time}",
  // inspector/editorsections.js, voices/proof.js
  "fixed": "corrigé",
  // sidebar/sidebar.js
  "folder project group sort": "dossier projet groupe trier",
  // model/features.js
  "folders and projects": "dossiers et projets",
  // main/settingnames.js
  "font text size larger smaller": "police texte taille plus grand plus petit",
  // main/settingnames.js
  "font typeface serif family": "font police caractère empattement",
  // settings/models/getanother.js, settings/models/local.js
  "for search by meaning": "pour la recherche par le sens",
  // settings/models/getanother.js
  "for stories and role-play": "pour les récits et le jeu de rôle",
  // settings/models/getanother.js
  "for tools and automation": "pour les outils et l’automatisation",
  // automation/run/runhead.js
  "for {time}": "depuis {time}",
  // model/memorywords.js
  "forgotten": "oublié",
  // model/memorywords.js
  "forgotten by you": "oublié par vous",
  // model/memory.js
  "forgotten here": "oublié ici",
  // model/engine.js
  "found": "trouvé",
  // model/recallwords.js
  "found by its meaning": "trouvé par son sens",
  // model/recallwords.js
  "found by its words": "trouvé par ses mots",
  // model/memorywords.js
  "from a summary": "tiré d’un résumé",
  // model/memorywords.js
  "from “{origin}”": "de « {origin} »",
  // composer/keynames.js
  "function calling MCP web search files": "appel de fonction MCP recherche web fichiers outils",
  // main/settingnames.js
  "function calling limit calls seconds": "appel de fonction limite appels secondes",
  // library/preview.js
  "greetings for groups": "salutations pour les groupes",
  // main/commands.js
  "group chat cast several multiple": "group discussion de groupe plusieurs distribution",
  // library/preview.js
  "groups": "groupes",
  // automation/editor/conditionfield.js
  "has a value": "a une valeur",
  // library/transfer/review.js
  "has newer messages": "a des messages plus récents",
  // automation/editor/conditionfield.js
  "has no value": "n’a pas de valeur",
  // model/memory.js
  "hidden in the other program": "masqué dans l’autre programme",
  // model/features.js
  "hidden messages": "messages masqués",
  // automation/editor/duration.js
  "hours": "heures",
  // widgets/macros.js
  "how long ago your last message was": "le temps écoulé depuis votre dernier message",
  // lib/markdown.js
  "image from another site, not loaded": "image d’un autre site, non chargée",
  // lib/markdown.js
  "image from {host}, not loaded": "image de {host}, non chargée",
  // model/features.js
  "images": "images",
  // composer/keynames.js
  "impersonate write for me suggest answer as persona": "impersonate écrire pour moi suggérer réponse persona",
  // main/commands.js
  "import migrate SillyTavern": "importer migrer reprendre import SillyTavern",
  // model/memorywords.js
  "in another language than the story": "dans une autre langue que l’histoire",
  // model/lorewords.js
  "in the system prompt": "dans le prompt système",
  // composer/answerer.js, settings/models/endpointcard.js, settings/models/local.js, settings/models/models.js, widgets/servers/modelpick.js
  "in use": "utilisé",
  // lib/panel.js
  "inspector debug prompt request log": "inspector debug prompt requête journal",
  // model/engine.js
  "installed by Terzetto": "installé par Terzetto",
  // widgets/folder/words.js
  "instructions": "des instructions",
  // main/settingnames.js
  "instructions prompt rules": "consignes prompt règles",
  // automation/editor/conditionfield.js
  "is": "est",
  // automation/editor/conditionfield.js
  "is at least": "est au moins",
  // automation/editor/conditionfield.js
  "is at most": "est au plus",
  // automation/editor/conditionfield.js
  "is empty": "est vide",
  // automation/editor/conditionfield.js
  "is false": "est faux",
  // automation/editor/conditionfield.js
  "is less than": "est inférieur à",
  // automation/editor/conditionfield.js
  "is more than": "est supérieur à",
  // automation/editor/conditionfield.js
  "is not": "n’est pas",
  // automation/editor/conditionfield.js
  "is not empty": "n’est pas vide",
  // automation/editor/conditionfield.js
  "is true": "est vrai",
  // automation/widgets/paths.js
  "item": "élément",
  // composer/keynames.js
  "its first words follow": "ses premiers mots suivent",
  // model/runlabels.js
  "its result is “{name}”": "résultat : « {name} »",
  // settings/data/hostlabels.js
  "just now": "à l’instant",
  // model/answerer.js, model/capabilities.js, settings/models/endpointcard.js
  "key lost": "clé perdue",
  // model/answerer.js
  "key refused": "clé refusée",
  // model/capabilities.js
  "key set": "clé définie",
  // model/capabilities.js
  "key set · …{hint}": "clé définie · …{hint}",
  // library/preview.js
  "keys that are no valid patterns": "clés qui ne sont pas des motifs valides",
  // model/memorywords.js
  "known already": "déjà connu",
  // model/memorywords.js
  "known to {names}": "connu de {names}",
  // main/settingnames.js
  "language locale translation German French Spanish English": "langue traduction allemand français espagnol anglais language",
  // automation/widgets/paths.js
  "last error": "dernière erreur",
  // automation/widgets/paths.js
  "last result": "dernier résultat",
  // automation/schedules/permissionlist.js
  "last {when}": "dernière fois : {when}",
  // model/recallwords.js
  "left out because a fact says it": "écarté car un fait le dit",
  // model/recallwords.js
  "left out because it has little to do with the message": "écarté, car il a peu de rapport avec le message",
  // model/lorewords.js
  "left out because the token budget is spent": "omise, car le budget de tokens est épuisé",
  // model/lorewords.js
  "left out by a rule of the card: {name}": "omise par une règle de la carte : {name}",
  // model/lorewords.js
  "left out by its probability of {n} %": "omise par sa probabilité de {n} %",
  // model/recallwords.js
  "left out for want of room": "écarté faute de place",
  // inspector/callchart.js
  "left out, because the server refuses it: {names}": "omis, car le serveur le refuse : {names}",
  // widgets/files/places.js
  "line {n}": "ligne {n}",
  // library/quickreplies.js
  "list of quick reply sets": "liste des ensembles de réponses rapides",
  // library/scripts.js
  "list of scripts": "liste des scripts",
  // model/transfer.js
  "llama.cpp conversation": "Conversation de llama.cpp",
  // onboarding/here.js
  "llama.cpp is being installed.": "llama.cpp est en cours d’installation.",
  // settings/models/local.js
  "llama.cpp {tag} ({licence}) comes from {host}. Its SHA-256 is checked before llama.cpp runs.": "llama.cpp {tag} ({licence}) vient de {host}. Son SHA-256 est vérifié avant que llama.cpp s’exécute.",
  // onboarding/here.js
  "llama.cpp {version} is ready on this computer.": "llama.cpp {version} est prêt sur cet ordinateur.",
  // composer/answerer.js, settings/models/local.js, widgets/servers/modelpick.js
  "loaded": "chargé",
  // model/answerer.js
  "loading": "chargement",
  // library/preview.js
  "logic of secondary keys": "logique des clés secondaires",
  // library/worlds.js
  "lorebook list": "liste de lorebooks",
  // model/features.js
  "lorebooks": "lorebooks",
  // settings/data/backups.js
  "manual": "manuelle",
  // main/commands.js
  "manual docs documentation guide how to tutorial support": "manuel mode d’emploi documentation guide tutoriel assistance docs",
  // settings/models/getanother.js
  "may ask for a license agreement": "peut demander d’accepter une licence",
  // model/lorewords.js
  "meant for other characters": "destinée à d’autres personnages",
  // model/lorewords.js
  "meant for other kinds of replies": "destinée à d’autres types de réponses",
  // model/features.js
  "memories": "souvenirs",
  // model/lorewords.js
  "mentions “{key}”": "mentionne « {key} »",
  // model/lorewords.js
  "mentions “{key}” and “{secondary}”": "mentionne « {key} » et « {secondary} »",
  // model/lorewords.js
  "mentions “{key}” without the secondary keys": "mentionne « {key} » sans les clés secondaires",
  // model/lorewords.js
  "mentions “{key}”, but the secondary keys decide against it": "mentionne « {key} », mais les clés secondaires s’y opposent",
  // automation/editor/duration.js
  "milliseconds": "millisecondes",
  // automation/editor/duration.js
  "minutes": "minutes",
  // model/answerer.js
  "missing": "introuvable",
  // main/destinations.js
  "model switch choose": "modèle changer choisir model llm",
  // widgets/editlist/forms.js
  "mood list": "liste d’ambiances",
  // model/readwords.js
  "more answers": "d’autres réponses",
  // model/readwords.js
  "more conversations": "d’autres conversations",
  // model/readwords.js
  "more files": "d’autres fichiers",
  // model/readwords.js
  "more folders": "d’autres dossiers",
  // model/memorywords.js
  "more than one exchange may teach": "plus que ce qu’un échange peut apprendre",
  // model/readwords.js
  "more variables": "d’autres variables",
  // audio/index.js
  "mute silence sound off quiet audio voice": "mute muet couper le son silence audio voix",
  // widgets/members.js
  "muted": "en sourdine",
  // model/features.js
  "names of models": "noms des modèles",
  // model/recallwords.js
  "names who is present": "nomme qui est présent",
  // main/settingnames.js
  "network proxy telemetry offline internet": "network réseau proxy télémétrie hors ligne internet",
  // library/entries.js
  "never: no keys": "jamais : aucune clé",
  // inspector/editorsections.js
  "new": "nouveau",
  // chat/rescue.js
  "newest message {at}": "dernier message {at}",
  // inspector/fields.js, model/capabilities.js
  "no": "non",
  // model/capabilities.js
  "no images": "sans images",
  // model/capabilities.js
  "no key": "aucune clé",
  // model/memory.js
  "no longer pinned, because too many were": "plus épinglé, car il y en avait trop",
  // model/memorywords.js
  "no longer so": "ce n’est plus le cas",
  // model/memory.js
  "no memory": "pas un souvenir",
  // inspector/turnlist.js
  "no reply left": "aucune réponse restante",
  // model/answerer.js
  "no response": "pas de réponse",
  // model/capabilities.js
  "no streaming": "sans streaming",
  // model/memorywords.js
  "no words in the message prove it": "aucun mot du message ne le prouve",
  // model/callwords.js
  "not allowed": "non autorisé",
  // model/memorywords.js
  "not in the form of a fact": "pas dans la forme d’un fait",
  // model/memorywords.js
  "not known to {names}": "inconnu de {names}",
  // model/answerer.js
  "not reachable": "injoignable",
  // settings/speech/speech.js
  "not ready": "pas prêt",
  // automation/editor/templates.js
  "not saved": "non enregistré",
  // widgets/samplers/fields.js
  "not set": "non défini",
  // model/callwords.js
  "not started": "pas commencé",
  // model/recallwords.js
  "not used in the reply": "non utilisé dans la réponse",
  // automation/schedules/permissionlist.js
  "not used yet": "pas encore utilisée",
  // automation/schedules/starts.js
  "not working": "ne fonctionne pas",
  // model/memorywords.js
  "noted by the Director": "noté par le Metteur en scène",
  // widgets/macros.js
  "nothing": "rien",
  // chat/recalls.js
  "nothing on record": "rien de consigné",
  // widgets/macros.js
  "nothing, and adds to a variable": "rien, et ajoute à une variable",
  // widgets/macros.js
  "nothing, and adds to a variable of all conversations": "rien, et ajoute à une variable de toutes les conversations",
  // widgets/macros.js
  "nothing, and removes empty lines around": "rien, et retire les lignes vides autour",
  // widgets/macros.js
  "nothing, and sets a variable": "rien, et définit une variable",
  // widgets/macros.js
  "nothing, and sets a variable of all conversations": "rien, et définit une variable de toutes les conversations",
  // widgets/macros.js
  "nothing: a note for yourself": "rien : une note pour vous-même",
  // main/settingnames.js
  "notifications notify alert close window": "notifications alerte fermer fenêtre",
  // lib/time.js
  "now": "maintenant",
  // automation/schedules/starts.js, automation/schedules/triggers.js
  "off": "inactif",
  // model/memorywords.js
  "on another branch": "sur une autre branche",
  // model/lorewords.js
  "on cooldown for {n, plural, one {# more message} other {# more messages}}": "repos pendant encore {n, plural, one {# message} other {# messages}}",
  // automation/widgets/cron.js
  "on day {date}": "le {date}",
  // automation/widgets/cron.js
  "on the first {day}": "le premier {day}",
  // automation/widgets/cron.js
  "on the fourth {day}": "le quatrième {day}",
  // settings/models/local.js
  "on the graphics card": "sur la carte graphique",
  // automation/widgets/cron.js
  "on the last {day}": "le dernier {day}",
  // settings/models/local.js
  "on the processor": "sur le processeur",
  // automation/widgets/cron.js
  "on the second {day}": "le deuxième {day}",
  // automation/widgets/cron.js
  "on the third {day}": "le troisième {day}",
  // widgets/macros.js
  "one of the options": "l’une des options",
  // widgets/macros.js
  "one of the options, the same for a whole conversation": "l’une des options, la même pour toute une conversation",
  // model/memorywords.js
  "only asked, not said": "seulement demandé, pas dit",
  // automation/schedules/permissionlist.js
  "only in {folder}": "uniquement dans {folder}",
  // widgets/servers/endpointform.js
  "optional": "facultatif",
  // automation/editor/conditionfield.js
  "or": "ou",
  // model/features.js
  "other files": "autres fichiers",
  // widgets/files/places.js
  "page {n}": "page {n}",
  // widgets/editlist/forms.js
  "pattern": "motif",
  // settings/models/getanother.js
  "paused": "en pause",
  // voices/director.js
  "paused here": "en pause ici",
  // widgets/editlist/personas.js
  "persona list": "liste de personas",
  // main/commands.js
  "persona name who I am yourself about me": "persona nom qui je suis à propos de moi",
  // model/features.js
  "personas": "personas",
  // widgets/editlist/forms.js
  "phrase list": "liste d’expressions",
  // model/memorywords.js, model/recallwords.js
  "pinned": "épinglé",
  // model/features.js
  "pinned conversations": "conversations épinglées",
  // library/preview.js
  "place in the prompt": "place dans le prompt",
  // main/commands.js
  "preferences options configure": "préférences options configurer réglages settings",
  // composer/keynames.js
  "prefill begin reply opening words": "prefill préremplir début réponse premiers mots",
  // model/features.js
  "presets": "préréglages",
  // library/preview.js
  "probability": "probabilité",
  // widgets/editlist/prompts.js
  "prompt list": "liste des prompts",
  // main/settingnames.js
  "prompt snippet template quick reply slash": "prompt extrait modèle réponse rapide barre oblique",
  // model/features.js
  "quick replies": "réponses rapides",
  // model/memorywords.js
  "read after the reply": "lu après la réponse",
  // model/capabilities.js
  "reads images": "lit les images",
  // settings/speech/speech.js
  "ready": "prêt",
  // model/features.js
  "reasoning": "raisonnement",
  // settings/models/getanother.js
  "recommended": "recommandé",
  // settings/data/backups.js
  "recovered from a damaged file": "récupérée d'un fichier endommagé",
  // main/commands.js
  "regenerate retry reroll swipe redo try again": "regenerate régénérer réessayer reroll swipe encore",
  // library/preview.js, model/features.js
  "regex scripts": "scripts regex",
  // main/commands.js
  "regular expressions find replace pattern": "expressions régulières chercher remplacer motif",
  // main/commands.js
  "remember hold from here on note": "retenir vaut désormais note indication",
  // widgets/memory/page.js
  "replaced by “{fact}”": "remplacé par « {fact} »",
  // automation/editor/stepkinds.js
  "replaces the file": "remplace le fichier",
  // automation/editor/onevalue.js, automation/run/stepsview.js
  "result of step {n}": "résultat de l’étape {n}",
  // automation/run/stepsview.js
  "result of the previous step": "résultat de l’étape précédente",
  // voices/proof.js
  "rewritten with the reply": "réécrite avec la réponse",
  // library/preview.js
  "rules in the text": "règles dans le texte",
  // model/callwords.js
  "running": "en cours",
  // settings/toolbox/toolbox.js
  "runs without asking": "s’exécute sans demander",
  // model/memory.js
  "said twice": "dit deux fois",
  // model/features.js
  "samplers": "échantillonneurs",
  // settings/data/backups.js
  "saved when the file was removed": "faite quand le fichier a été supprimé",
  // model/features.js
  "scenarios": "scénarios",
  // library/preview.js
  "search by meaning": "recherche par le sens",
  // automation/editor/duration.js
  "seconds": "secondes",
  // automation/widgets/paths.js
  "secret": "secret",
  // model/features.js, model/transfer.js
  "settings": "paramètres",
  // main/commands.js
  "settings here system prompt samplers model preset persona lorebooks": "réglages ici prompt système samplers modèle préréglage persona lorebooks",
  // main/commands.js
  "shortcuts hotkeys keyboard bindings help": "raccourcis touches clavier aide shortcuts hotkeys",
  // composer/keynames.js
  "shorter longer less drama reroll direction instructions": "plus court plus long moins de drame reroll consigne",
  // main/commands.js
  "sidebar list history": "barre latérale volet liste historique sidebar",
  // automation/editor/dryrun.js, model/turnlabels.js
  "skipped": "ignoré",
  // model/memorywords.js
  "so far only {name} says so": "seul {name} le dit pour l’instant",
  // model/features.js
  "sounds": "sons",
  // main/settingnames.js
  "speech TTS text to speech read aloud sound audio engine": "speech TTS synthèse vocale lire à voix haute son moteur",
  // automation/editor/conditionfield.js
  "starts with": "commence par",
  // model/lorewords.js
  "sticky, from an earlier message": "reste d’un message précédent",
  // model/lorewords.js
  "sticky: it was used a short time ago": "reste depuis son premier emploi",
  // inspector/editorsections.js, voices/proof.js
  "still there": "toujours présent",
  // inspector/turnlist.js, model/callwords.js
  "stopped": "arrêté",
  // model/capabilities.js
  "streams": "streaming",
  // main/settingnames.js
  "style stylesheet own look": "style feuille de style apparence css",
  // composer/keynames.js
  "swipe left back earlier reply": "swipe gauche retour réponse précédente",
  // composer/keynames.js
  "swipe right forward later reply": "swipe droite suivant réponse suivante",
  // composer/keynames.js
  "switch change LLM preset picker": "switch changer LLM préréglage sélecteur",
  // main/commands.js
  "system prompt scene post-history": "prompt système scène instructions",
  // model/features.js
  "system prompts": "prompts système",
  // model/features.js
  "tags": "étiquettes",
  // main/commands.js
  "temperature top p min p seed": "température top p min p seed",
  // main/settingnames.js
  "temperature top p top k min p penalty longest answer max tokens preset": "temperature température top p top k min p pénalité longueur max tokens préréglage",
  // lib/code.js
  "text": "texte",
  // model/features.js
  "text completion templates": "modèles de complétion de texte",
  // model/transfer.js
  "text-generation-webui chat": "Discussion de text-generation-webui",
  // model/readwords.js
  "the answer of {name}": "la réponse de {name}",
  // widgets/macros.js
  "the character's closing instructions": "les instructions supplémentaires du personnage",
  // widgets/macros.js
  "the character's description": "la description du personnage",
  // widgets/macros.js
  "the character's example dialogue": "les exemples de dialogue du personnage",
  // widgets/macros.js
  "the character's name, or its nickname": "le nom du personnage, ou son surnom",
  // widgets/macros.js
  "the character's personality": "la personnalité du personnage",
  // widgets/macros.js
  "the character's system prompt": "le prompt système du personnage",
  // automation/widgets/triggerwords.js
  "the chosen folder": "le dossier choisi",
  // model/readwords.js
  "the conversation “{name}”": "la conversation « {name} »",
  // widgets/macros.js
  "the current time": "l’heure actuelle",
  // widgets/macros.js
  "the current time with two digits each": "l’heure actuelle, à deux chiffres chacune",
  // widgets/macros.js
  "the description of your persona": "la description de votre persona",
  // model/readwords.js
  "the file names in {name}": "les noms des fichiers de {name}",
  // widgets/macros.js
  "the first part if the condition has a value, else the second": "la première partie si la condition a une valeur, sinon la seconde",
  // model/lorewords.js
  "the key “{key}” is no valid pattern": "la clé « {key} » n’est pas un motif valide",
  // model/lorewords.js
  "the key “{key}” took too long": "la clé « {key} » a pris trop de temps",
  // widgets/macros.js
  "the last message": "le dernier message",
  // widgets/macros.js
  "the last reply": "la dernière réponse",
  // widgets/macros.js
  "the letters in reverse": "les lettres à l’envers",
  // model/memorywords.js
  "the message no longer says it": "le message ne le dit plus",
  // widgets/folder/words.js, widgets/servers/probe.js
  "the model": "le modèle",
  // widgets/macros.js
  "the name of the model that answers": "le nom du modèle qui répond",
  // widgets/macros.js
  "the names of all characters who take part": "les noms de tous les personnages présents",
  // widgets/macros.js
  "the number of the last message, counted from 0": "le numéro du dernier message, compté à partir de 0",
  // model/readwords.js
  "the output of {name}": "la sortie de {name}",
  // widgets/folder/words.js
  "the preset": "le préréglage",
  // widgets/macros.js
  "the prompt that the card's own replaces": "le prompt que celui de la carte remplace",
  // widgets/macros.js
  "the scenario of the conversation": "le scénario de la conversation",
  // widgets/macros.js
  "the sum of dice": "la somme de dés",
  // widgets/macros.js
  "the time so many hours from Greenwich": "l’heure à tant d’heures de Greenwich",
  // model/readwords.js
  "the variable {name}": "la variable {name}",
  // widgets/macros.js
  "the version of the card": "la version de la carte",
  // model/features.js
  "themes": "thèmes",
  // model/capabilities.js
  "thinks": "réflexion",
  // settings/appearance/appearance.js
  "this time only": "cette fois seulement",
  // settings/toolbox/websearch.js
  "tide tables Brest": "horaires des marées Brest",
  // model/features.js
  "times of messages": "heures des messages",
  // library/preview.js
  "timing": "durées",
  // sidebar/sidebar.js
  "title name": "title titre nom renommer",
  // main/settingnames.js
  "title name automatic rename": "title titre nom automatique renommer",
  // settings/data/hostlabels.js
  "to download llama.cpp or a model": "pour télécharger llama.cpp ou un modèle",
  // settings/data/hostlabels.js
  "to find passages of files by their meaning": "pour trouver des passages de fichiers par leur sens",
  // settings/data/hostlabels.js
  "to get replies": "pour obtenir des réponses",
  // settings/data/hostlabels.js
  "to list models and their capabilities": "pour lister les modèles et leurs capacités",
  // settings/data/hostlabels.js
  "to look for servers": "pour rechercher des serveurs",
  // settings/data/hostlabels.js
  "to read text aloud": "pour lire du texte à voix haute",
  // widgets/macros.js
  "today's date": "la date du jour",
  // widgets/macros.js
  "today's date in figures": "la date du jour en chiffres",
  // widgets/macros.js
  "today's day of the week": "le jour de la semaine",
  // main/settingnames.js
  "tokens per second time to first token tok/s performance": "tokens par seconde délai premier token tok/s performance débit",
  // main/commands.js
  "tokens used free how long": "tokens utilisés libres longueur",
  // model/memorywords.js
  "too long": "trop long",
  // model/memory.js
  "too long for one fact, so it was divided": "trop long pour un seul fait, donc divisé",
  // automation/run/runhead.js, automation/run/stepsview.js
  "took {time}": "durée : {time}",
  // model/features.js
  "tool calls": "appels d’outils",
  // widgets/folder/words.js
  "tools": "des outils",
  // model/capabilities.js
  "tools: no": "outils : non",
  // model/capabilities.js, widgets/servers/found.js
  "tools: simple mode": "outils : mode simple",
  // model/capabilities.js, widgets/servers/found.js
  "tools: yes": "outils : oui",
  // automation/widgets/paths.js
  "trigger": "déclencheur",
  // settings/toolbox/toolservers.js
  "unavailable": "indisponible",
  // main/commands.js
  "undo revert take back restore": "annuler défaire revenir rétablir",
  // model/capabilities.js
  "unknown": "inconnu",
  // settings/models/local.js
  "unloads in {n} min if unused": "se décharge dans {n} min sans usage",
  // main/commands.js
  "update upgrade newer version": "mise à jour actualiser nouvelle version update",
  // composer/intake.js
  "upload picture photo document PDF add": "upload téléverser image photo document PDF ajouter",
  // model/recallwords.js
  "used in the reply": "utilisé dans la réponse",
  // automation/widgets/paths.js
  "variable": "variable",
  // automation/run/stepsview.js
  "variable {name}": "variable {name}",
  // model/features.js
  "variables of macros": "variables de macros",
  // main/commands.js
  "version licence help": "version licence aide à propos",
  // library/preview.js
  "version {version}": "version {version}",
  // model/features.js
  "versions and branches": "versions et branches",
  // model/turnlabels.js
  "waiting": "en attente",
  // inspector/turnlist.js, model/callwords.js
  "waits for you": "vous attend",
  // model/lorewords.js
  "waits for {n, plural, one {# more message} other {# more messages}}": "attend encore {n, plural, one {# message} other {# messages}}",
  // library/preview.js
  "what is searched": "ce qui est parcouru",
  // widgets/macros.js
  "what you wrote for this turn": "ce que vous avez écrit pour ce tour",
  // automation/editor/stepkinds.js
  "when {condition}": "si {condition}",
  // widgets/macros.js
  "where a condition ends": "la fin d’une condition",
  // widgets/macros.js
  "where the second part of a condition begins": "le début de la seconde partie d’une condition",
  // library/preview.js
  "whole words": "mots entiers",
  // main/settingnames.js
  "width column": "largeur colonne",
  // model/lorewords.js
  "with the author's note": "avec la note de l’auteur",
  // model/lorewords.js
  "won the group “{name}”": "a gagné le groupe « {name} »",
  // model/turnlabels.js
  "working": "au travail",
  // automation/widgets/cron.js
  "working day": "jour ouvré",
  // model/answerer.js
  "wrong address": "adresse incorrecte",
  // inspector/fields.js, model/capabilities.js
  "yes": "oui",
  // widgets/macros.js
  "your last message": "votre dernier message",
  // widgets/macros.js
  "your name, or your persona's": "votre nom, ou celui de votre persona",
  // main/commands.js
  "zoom in bigger text size": "zoom in agrandir plus grand taille du texte",
  // main/commands.js
  "zoom out smaller text size": "zoom out réduire plus petit taille du texte",
  // main/settingnames.js
  "zoom scale": "zoom échelle",
  // team/labels.js
  "{agent} is reading {what}": "{agent} lit {what}",
  // lib/markdown.js
  "{alt}, image from another site, not loaded": "{alt}, image d’un autre site, non chargée",
  // lib/markdown.js
  "{alt}, image from {host}, not loaded": "{alt}, image de {host}, non chargée",
  // audio/seekable.js
  "{at} of {whole}": "{at} sur {whole}",
  // chat/removal.js
  "{below, plural, one {This also deletes the message below.} other {This also deletes the # messages below.}}": "{below, plural, one {Cela supprime aussi le message qui suit.} other {Cela supprime aussi les # messages qui suivent.}}",
  // inspector/rawcall.js
  "{call}: as sent": "{call} : tel qu’envoyé",
  // library/transfer/section.js, widgets/exporting.js
  "{doing} {n} so far.": "{doing} {n} pour l’instant.",
  // model/engine.js
  "{done} of {total}": "{done} sur {total}",
  // widgets/servers/pull.js
  "{done} of {total}, {n} %": "{done} sur {total}, {n} %",
  // automation/editor/anyfield.js
  "{field}: entered as": "{field} : mode de saisie",
  // automation/editor/duration.js
  "{field}: unit": "{field} : unité",
  // ../plugins/tts/card.js
  "{folder} was left out. Enter the whole path of a folder.": "{folder} a été laissé de côté. Saisissez le chemin complet d’un dossier.",
  // inspector/chart.js
  "{fresh} new": "{fresh} nouveaux",
  // inspector/chart.js
  "{fresh} new, {reused} reused": "{fresh} nouveaux, {reused} réutilisés",
  // lib/pager.js
  "{from}–{to} of {all}": "{from}–{to} sur {all}",
  // library/entries.js
  "{hint} One per line.": "{hint} Une par ligne.",
  // library/entries.js
  "{hint} Separate with commas or line breaks.": "{hint} Séparez par des virgules ou des lignes.",
  // lib/time.js
  "{h} h": "{h} h",
  // lib/time.js
  "{h} h {m} min": "{h} h {m} min",
  // automation/editor/flowform.js
  "{input} is the input of the flow.": "{input} est l’entrée du flux.",
  // settings/appearance/customlook.js
  "{keys} turns custom CSS on or off. “terzetto --safe” starts without custom CSS.": "{keys} active ou désactive le CSS personnalisé. « terzetto --safe » démarre sans CSS personnalisé.",
  // model/turnlabels.js
  "{kind}, “{wording}”": "{kind}, « {wording} »",
  // automation/editor/steplist.js
  "{lane} was deleted.": "{lane} a été supprimée.",
  // model/voiceways.js
  "{least} requests or more, not measured yet": "Au moins {least} requêtes, pas encore mesuré",
  // model/voiceways.js
  "{least} to {most} requests, not measured yet": "{least} à {most} requêtes, pas encore mesuré",
  // inspector/sections.js
  "{length}, {speed} tokens per second": "{length}, {speed} tokens par seconde",
  // model/catalog.js
  "{model} (not set up)": "{model} (non configuré)",
  // composer/tools.js
  "{model} can't call tools. Choose another model.": "{model} ne peut pas appeler d’outils. Choisissez un autre modèle.",
  // onboarding/advice.js
  "{model} can't fill in forms, so the Writer replies alone, without Director and Editor.": "{model} ne sait pas remplir de formulaires : l’Auteur répond seul, sans Metteur en scène ni Relecteur.",
  // widgets/servers/modelpick.js
  "{model} is in use.": "{model} est utilisé.",
  // onboarding/here.js
  "{model} is on this computer already.": "{model} est déjà sur cet ordinateur.",
  // composer/tools.js
  "{model} isn't built for tools. The model is asked in words, and may ignore them.": "{model} n’est pas conçu pour les outils. Le modèle les reçoit en mots et peut les ignorer.",
  // model/catalog.js
  "{model} on {server}": "{model} sur {server}",
  // composer/answerer.js
  "{model} on {server} replies.": "{model} sur {server} répond.",
  // onboarding/advice.js
  "{model} reads {n, plural, one {# token} other {# tokens}} at once, which is little for three voices. Older messages will soon be summarized.": "{model} lit {n, plural, one {# token} many {# de tokens} other {# tokens}} à la fois, ce qui est peu pour trois voix. Les messages anciens seront bientôt résumés.",
  // widgets/conversation/sheet.js
  "{model} replies here, as everywhere.": "{model} répond ici comme partout.",
  // widgets/conversation/sheet.js
  "{model} replies here, whatever is chosen elsewhere.": "{model} répond ici, quel que soit le choix ailleurs.",
  // widgets/servers/pull.js
  "{model} was downloaded.": "{model} a été téléchargé.",
  // onboarding/index.js
  "{model} will reply. Write your first message below.": "{model} répondra. Écrivez votre premier message ci-dessous.",
  // onboarding/here.js
  "{model} · about {size} · {licence} · from {host}": "{model} · environ {size} · {licence} · de {host}",
  // inspector/sections.js
  "{mood}, ended": "{mood}, terminée",
  // inspector/sections.js
  "{mood}, new": "{mood}, nouvelle",
  // lib/time.js
  "{m} min": "{m} min",
  // lib/time.js
  "{m} min {s} s": "{m} min {s} s",
  // settings/models/meaning.js
  "{n, plural, =0 {No files are attached yet.} one {# file is prepared.} other {# files are prepared.}}": "{n, plural, =0 {Aucun fichier joint pour l’instant.} one {# fichier est prêt.} other {# fichiers sont prêts.}}",
  // voices/marks.js
  "{n, plural, =0 {No findings. The Editor would change nothing.} one {One finding. The Editor would fix it.} other {# findings. The Editor would fix them.}}": "{n, plural, =0 {Rien à signaler. Le Relecteur ne changerait rien.} one {Un élément signalé. Le Relecteur le corrigerait.} other {# éléments signalés. Le Relecteur les corrigerait.}}",
  // voices/pattern.js
  "{n, plural, =0 {No matches in this conversation} one {One match in this conversation} other {# matches in this conversation}}": "{n, plural, =0 {Aucune occurrence dans cette conversation} one {Une occurrence dans cette conversation} other {# occurrences dans cette conversation}}",
  // voices/habitwords.js
  "{n, plural, =0 {No replies read yet.} one {One reply read.} other {# replies read.}}": "{n, plural, =0 {Aucune réponse lue pour l’instant.} one {Une réponse lue.} other {# réponses lues.}}",
  // settings/models/presetlabels.js
  "{n, plural, =0 {no prompt} one {a prompt of # word} other {a prompt of # words}}": "{n, plural, =0 {aucun prompt} one {un prompt de # mot} other {un prompt de # mots}}",
  // model/callwords.js
  "{n, plural, =0 {no results} one {# result} other {# results}}": "{n, plural, =0 {aucun résultat} one {# résultat} other {# résultats}}",
  // settings/toolbox/toolservers.js
  "{n, plural, =0 {no tools} one {# tool} other {# tools}}": "{n, plural, =0 {aucun outil} one {# outil} other {# outils}}",
  // settings/speech/speech.js
  "{n, plural, =0 {no voices listed} one {# voice} other {# voices}}": "{n, plural, =0 {aucune voix listée} one {# voix} other {# voix}}",
  // model/transfer.js
  "{n, plural, one {# Director field} other {# Director fields}}": "{n, plural, one {# champ du Metteur en scène} other {# champs du Metteur en scène}}",
  // model/transfer.js
  "{n, plural, one {# assistant} other {# assistants}}": "{n, plural, one {# assistant} other {# assistants}}",
  // automation/run/parts.js, inspector/callchart.js
  "{n, plural, one {# attempt} other {# attempts}}": "{n, plural, one {# tentative} other {# tentatives}}",
  // sidebar/oldbackups.js
  "{n, plural, one {# backup was replaced with a new one.} other {# backups were replaced with a new one.}}": "{n, plural, one {# sauvegarde a été remplacée par une nouvelle.} other {# sauvegardes ont été remplacées par une nouvelle.}}",
  // automation/run/parts.js
  "{n, plural, one {# branch} other {# branches}}": "{n, plural, one {# branche} other {# branches}}",
  // inspector/sections.js, inspector/turnlist.js
  "{n, plural, one {# call} other {# calls}}": "{n, plural, one {# appel} other {# appels}}",
  // automation/editor/stepkinds.js
  "{n, plural, one {# call} other {# parallel calls}}": "{n, plural, one {# appel} other {# appels parallèles}}",
  // model/memory.js
  "{n, plural, one {# carried fact was removed.} other {# carried facts were removed.}}": "{n, plural, one {# fait repris a été supprimé.} other {# faits repris ont été supprimés.}}",
  // composer/tools.js
  "{n, plural, one {# changed tool} other {# changed tools}}": "{n, plural, one {# outil modifié} other {# outils modifiés}}",
  // model/transfer.js
  "{n, plural, one {# character card} other {# character cards}}": "{n, plural, one {# carte de personnage} other {# cartes de personnage}}",
  // composer/pastes.js, settings/appearance/appearance.js
  "{n, plural, one {# character} other {# characters}}": "{n, plural, one {# caractère} other {# caractères}}",
  // library/preview.js
  "{n, plural, one {# conversation belongs to this character.} other {# conversations belong to this character.}}": "{n, plural, one {# conversation appartient à ce personnage.} other {# conversations appartiennent à ce personnage.}}",
  // sidebar/acts.js
  "{n, plural, one {# conversation deleted.} other {# conversations deleted.}}": "{n, plural, one {# conversation supprimée.} other {# conversations supprimées.}}",
  // sidebar/many.js
  "{n, plural, one {# conversation was archived.} other {# conversations were archived.}}": "{n, plural, one {# conversation a été archivée.} other {# conversations ont été archivées.}}",
  // sidebar/many.js
  "{n, plural, one {# conversation was moved to the trash.} other {# conversations were moved to the trash.}}": "{n, plural, one {# conversation a été mise à la corbeille.} other {# conversations ont été mises à la corbeille.}}",
  // model/folders.js
  "{n, plural, one {# conversation was moved to “{name}”.} other {# conversations were moved to “{name}”.}}": "{n, plural, one {# conversation a été déplacée vers « {name} ».} other {# conversations ont été déplacées vers « {name} ».}}",
  // model/folders.js
  "{n, plural, one {# conversation was taken out of its folder.} other {# conversations were taken out of their folders.}}": "{n, plural, one {# conversation a été sortie de son dossier.} other {# conversations ont été sorties de leurs dossiers.}}",
  // sidebar/acts.js
  "{n, plural, one {# conversation will be deleted permanently.} other {# conversations will be deleted permanently.}}": "{n, plural, one {# conversation sera supprimée définitivement.} other {# conversations seront supprimées définitivement.}}",
  // library/worlds.js, model/transfer.js, sidebar/listhead.js, sidebar/rows.js, widgets/folder/choose.js
  "{n, plural, one {# conversation} other {# conversations}}": "{n, plural, one {# conversation} other {# conversations}}",
  // voices/habitwords.js
  "{n, plural, one {# copy} other {# copies}}": "{n, plural, one {# copie} other {# copies}}",
  // settings/data/hostlabels.js
  "{n, plural, one {# day ago} other {# days ago}}": "{n, plural, one {il y a # jour} other {il y a # jours}}",
  // automation/editor/duration.js
  "{n, plural, one {# day} other {# days}}": "{n, plural, one {# jour} other {# jours}}",
  // widgets/files/items.js
  "{n, plural, one {# earlier line} other {# earlier lines}}": "{n, plural, one {# ligne précédente} other {# lignes précédentes}}",
  // settings/models/configrow.js
  "{n, plural, one {# edit of this model was not used} other {# edits of this model were not used}}: the Writer’s text was better.": "{n, plural, one {# retouche de ce modèle n’a pas été utilisée} other {# retouches de ce modèle n’ont pas été utilisées}} : le texte de l’Auteur était meilleur.",
  // library/scan.js
  "{n, plural, one {# entry matches:} other {# entries match, in this order:}}": "{n, plural, one {# entrée correspond :} other {# entrées correspondent, dans cet ordre :}}",
  // inspector/sections.js, library/preview.js
  "{n, plural, one {# entry} other {# entries}}": "{n, plural, one {# entrée} other {# entrées}}",
  // library/worlds.js
  "{n, plural, one {# entry} other {# entries}}, about {tokens} tokens if all are used": "{n, plural, one {# entrée} other {# entrées}}, environ {tokens} tokens si toutes sont utilisées",
  // widgets/memory/page.js
  "{n, plural, one {# exchange was read.} other {# exchanges were read.}}": "{n, plural, one {# échange a été lu.} other {# échanges ont été lus.}}",
  // model/memory.js
  "{n, plural, one {# fact was carried over into “{title}”.} other {# facts were carried over into “{title}”.}}": "{n, plural, one {# fait a été repris dans « {title} ».} other {# faits ont été repris dans « {title} ».}}",
  // inspector/sections.js
  "{n, plural, one {# fact} other {# facts}}": "{n, plural, one {# fait} other {# faits}}",
  // widgets/memory/page.js
  "{n, plural, one {# fact} other {# facts}} from “{origin}”": "{n, plural, one {# fait} other {# faits}} de « {origin} »",
  // settings/models/meaning.js
  "{n, plural, one {# file is being prepared.} other {# files are being prepared.}}": "{n, plural, one {# fichier en préparation.} other {# fichiers en préparation.}}",
  // widgets/folder/words.js
  "{n, plural, one {# file} other {# files}}": "{n, plural, one {# fichier} other {# fichiers}}",
  // automation/editor/controlforms.js
  "{n, plural, one {# fixed item} other {# fixed items}}": "{n, plural, one {# élément fixe} other {# éléments fixes}}",
  // settings/models/local.js
  "{n, plural, one {# folder or file} other {# folders and files}} couldn't be read.": "{n, plural, one {# dossier ou fichier n’a pas pu être lu} other {# dossiers et fichiers n’ont pas pu être lus}}.",
  // model/transfer.js
  "{n, plural, one {# folder} other {# folders}}": "{n, plural, one {# dossier} other {# dossiers}}",
  // sidebar/emptynotice.js
  "{n, plural, one {# found} other {# found}}": "{n, plural, one {# résultat} other {# résultats}}",
  // library/preview.js
  "{n, plural, one {# greeting} other {# greetings}}": "{n, plural, one {# message d’accueil} other {# messages d’accueil}}",
  // composer/tools.js
  "{n, plural, one {# group of tools is on} other {# groups of tools are on}}": "{n, plural, one {# groupe d’outils activé} other {# groupes d’outils activés}}",
  // model/transfer.js
  "{n, plural, one {# has newer messages and is added as a second copy} other {# have newer messages and are added as second copies}}": "{n, plural, one {# a des messages plus récents et s’ajoute comme seconde copie} other {# ont des messages plus récents et s’ajoutent comme secondes copies}}",
  // automation/editor/duration.js
  "{n, plural, one {# hour} other {# hours}}": "{n, plural, one {# heure} other {# heures}}",
  // model/transfer.js
  "{n, plural, one {# is already here} other {# are already here}}": "{n, plural, one {# est déjà ici} other {# sont déjà ici}}",
  // widgets/sideentry.js
  "{n, plural, one {# is waiting for you} other {# are waiting for you}}": "{n, plural, one {# vous attend} other {# vous attendent}}",
  // automation/run/parts.js
  "{n, plural, one {# item} other {# items}}": "{n, plural, one {# élément} other {# éléments}}",
  // settings/toolbox/toolservers.js
  "{n, plural, one {# line that is no message was skipped} other {# lines that are no messages were skipped}}": "{n, plural, one {# ligne qui n’est pas un message a été ignorée} other {# lignes qui ne sont pas des messages ont été ignorées}}",
  // team/logfold.js
  "{n, plural, one {# line} other {# lines}}": "{n, plural, one {# ligne} other {# lignes}}",
  // model/transfer.js, widgets/folder/words.js
  "{n, plural, one {# lorebook} other {# lorebooks}}": "{n, plural, one {# lorebook} other {# lorebooks}}",
  // chat/rescue.js
  "{n, plural, one {# lost name} other {# lost names}}": "{n, plural, one {# nom perdu} other {# noms perdus}}",
  // sidebar/found.js
  "{n, plural, one {# message found} other {# messages found}}": "{n, plural, one {# message trouvé} other {# messages trouvés}}",
  // sidebar/found.js
  "{n, plural, one {# message is} other {# messages are}} not searched yet.": "{n, plural, one {La recherche ne couvre pas encore # message.} other {La recherche ne couvre pas encore # messages.}}",
  // chat/rescue.js, library/transfer/review.js, model/transfer.js, settings/data/backups.js
  "{n, plural, one {# message} other {# messages}}": "{n, plural, one {# message} other {# messages}}",
  // chat/foldversions.js
  "{n, plural, one {# message} other {# messages}} changed after this summary was written": "{n, plural, one {# message modifié} other {# messages modifiés}} après la rédaction de ce résumé",
  // automation/editor/duration.js
  "{n, plural, one {# millisecond} other {# milliseconds}}": "{n, plural, one {# milliseconde} other {# millisecondes}}",
  // automation/editor/duration.js
  "{n, plural, one {# minute} other {# minutes}}": "{n, plural, one {# minute} other {# minutes}}",
  // model/transfer.js
  "{n, plural, one {# model server} other {# model servers}}": "{n, plural, one {# serveur de modèles} other {# serveurs de modèles}}",
  // widgets/servers/found.js
  "{n, plural, one {# model} other {# models}}": "{n, plural, one {# modèle} other {# modèles}}",
  // model/transfer.js
  "{n, plural, one {# mood} other {# moods}}": "{n, plural, one {# ambiance} other {# ambiances}}",
  // library/preview.js
  "{n, plural, one {# more file} other {# more files}}": "{n, plural, one {# fichier de plus} other {# fichiers de plus}}",
  // model/waiting.js
  "{n, plural, one {# more is} other {# more are}} waiting.": "{n, plural, one {# autre demande attend} other {# autres demandes attendent}}.",
  // chat/attached.js
  "{n, plural, one {# more passage} other {# more passages}}": "{n, plural, one {# passage de plus} other {# passages de plus}}",
  // widgets/pathpicker.js
  "{n, plural, one {# name isn't} other {# names aren't}} shown, because of invisible characters.": "{n, plural, one {# nom n’est pas affiché} other {# noms ne sont pas affichés}} à cause de caractères invisibles.",
  // chat/unseen.js
  "{n, plural, one {# new message} other {# new messages}}": "{n, plural, one {# nouveau message} other {# nouveaux messages}}",
  // composer/tools.js
  "{n, plural, one {# new tool} other {# new tools}}": "{n, plural, one {# nouvel outil} other {# nouveaux outils}}",
  // chat/unseen.js
  "{n, plural, one {# new word} other {# new words}}": "{n, plural, one {# nouveau mot} other {# nouveaux mots}}",
  // library/transfer/review.js
  "{n, plural, one {# note} other {# notes}}": "{n, plural, one {# note} other {# notes}}",
  // sidebar/found.js
  "{n, plural, one {# other result} other {# other results}}": "{n, plural, one {# autre résultat} other {# autres résultats}}",
  // help/view.js
  "{n, plural, one {# page found} other {# pages found}}": "{n, plural, one {# page trouvée} other {# pages trouvées}}",
  // inspector/sections.js
  "{n, plural, one {# passage} other {# passages}}": "{n, plural, one {# passage} other {# passages}}",
  // model/transfer.js
  "{n, plural, one {# persona} other {# personas}}": "{n, plural, one {# persona} other {# personas}}",
  // model/transfer.js
  "{n, plural, one {# phrase group} other {# phrase groups}}": "{n, plural, one {# groupe d’expressions} other {# groupes d’expressions}}",
  // inspector/callchart.js
  "{n, plural, one {# phrase was banned} other {# phrases were banned}}": "{n, plural, one {# expression a été interdite} other {# expressions ont été interdites}}",
  // inspector/callchart.js
  "{n, plural, one {# phrase} other {# phrases}} can't be banned while this server writes": "{n, plural, one {# expression ne peut pas être interdite} other {# expressions ne peuvent pas être interdites}} pendant que ce serveur écrit",
  // model/transfer.js
  "{n, plural, one {# preset} other {# presets}}": "{n, plural, one {# préréglage} other {# préréglages}}",
  // library/quickreplies.js
  "{n, plural, one {# quick reply} other {# quick replies}}": "{n, plural, one {# réponse rapide} other {# réponses rapides}}",
  // inspector/sections.js
  "{n, plural, one {# quote} other {# quotes}}": "{n, plural, one {# citation} other {# citations}}",
  // composer/tools.js
  "{n, plural, one {# removed tool} other {# removed tools}}": "{n, plural, one {# outil retiré} other {# outils retirés}}",
  // model/voiceways.js
  "{n, plural, one {# request} other {# requests}}, not measured yet": "{n, plural, one {# requête} other {# requêtes}}, pas encore mesuré",
  // settings/toolbox/websearch.js
  "{n, plural, one {# result} other {# results}}": "{n, plural, one {# résultat} other {# résultats}}",
  // model/transfer.js
  "{n, plural, one {# run} other {# runs}}": "{n, plural, one {# exécution} other {# exécutions}}",
  // automation/list/runlist.js
  "{n, plural, one {# run} other {# runs}} since {when}": "{n, plural, one {# exécution} other {# exécutions}} depuis {when}",
  // widgets/conversation/sheet.js
  "{n, plural, one {# sampler is} other {# samplers are}} set here, for a model that takes them.": "{n, plural, one {# sampler est défini} other {# samplers sont définis}} ici, pour un modèle qui les accepte.",
  // widgets/conversation/scripts.js
  "{n, plural, one {# script of the character} other {# scripts of the character}} won't act until you allow it.": "{n, plural, one {# script du personnage} other {# scripts du personnage}} n’agira qu’avec votre accord.",
  // model/transfer.js
  "{n, plural, one {# script} other {# scripts}}": "{n, plural, one {# script} other {# scripts}}",
  // automation/editor/duration.js
  "{n, plural, one {# second} other {# seconds}}": "{n, plural, one {# seconde} other {# secondes}}",
  // inspector/callchart.js
  "{n, plural, one {# secret was masked} other {# secrets were masked}}": "{n, plural, one {# secret a été masqué} other {# secrets ont été masqués}}",
  // model/transfer.js
  "{n, plural, one {# set of quick replies} other {# sets of quick replies}}": "{n, plural, one {# ensemble de réponses rapides} other {# ensembles de réponses rapides}}",
  // model/transfer.js
  "{n, plural, one {# speech server} other {# speech servers}}": "{n, plural, one {# serveur vocal} other {# serveurs vocaux}}",
  // automation/run/compareview.js
  "{n, plural, one {# step differs} other {# steps differ}}.": "{n, plural, one {# étape diffère} other {# étapes diffèrent}}.",
  // automation/editor/editor.js, automation/editor/templates.js
  "{n, plural, one {# step} other {# steps}}": "{n, plural, one {# étape} other {# étapes}}",
  // model/transfer.js
  "{n, plural, one {# team agent} other {# team agents}}": "{n, plural, one {# agent d’équipe} other {# agents d’équipe}}",
  // model/transfer.js
  "{n, plural, one {# team} other {# teams}}": "{n, plural, one {# équipe} other {# équipes}}",
  // inspector/template.js
  "{n, plural, one {# token was} other {# tokens were}} read again in this turn.": "{n, plural, one {# token a été relu} other {# tokens ont été relus}} dans ce tour.",
  // automation/run/parts.js, chat/attached.js, composer/files.js, team/labels.js
  "{n, plural, one {# token} other {# tokens}}": "{n, plural, one {# token} many {# de tokens} other {# tokens}}",
  // composer/tools.js
  "{n, plural, one {# tool doesn't fit and is left out} other {# tools don't fit and are left out}}": "{n, plural, one {# outil de trop, laissé de côté} other {# outils de trop, laissés de côté}}",
  // model/transfer.js
  "{n, plural, one {# tool server} other {# tool servers}}": "{n, plural, one {# serveur d’outils} other {# serveurs d’outils}}",
  // composer/tools.js
  "{n, plural, one {# tool} other {# tools}}, about {tokens} tokens of each prompt": "{n, plural, one {# outil} other {# outils}}, environ {tokens} tokens de chaque prompt",
  // model/transfer.js
  "{n, plural, one {# variable} other {# variables}}": "{n, plural, one {# variable} other {# variables}}",
  // model/memory.js
  "{n, plural, one {# was} other {# were}} there already.": "{n, plural, one {# était} other {# étaient}} déjà là.",
  // model/transfer.js
  "{n, plural, one {# workflow} other {# workflows}}": "{n, plural, one {# workflow} other {# workflows}}",
  // model/customcss.js
  "{n, plural, one {A closing brace is missing.} other {# closing braces are missing.}}": "{n, plural, one {Il manque une accolade fermante.} other {Il manque # accolades fermantes.}}",
  // library/scripts.js
  "{n, plural, one {Add # script?} other {Add # scripts?}}": "{n, plural, one {Ajouter # script ?} other {Ajouter # scripts ?}}",
  // inspector/sections.js
  "{n, plural, one {Call to the model} other {Calls to the model}}": "{n, plural, one {Appel au modèle} other {Appels au modèle}}",
  // voices/marks.js
  "{n, plural, one {Compared with one earlier reply.} other {Compared with # earlier replies.}}": "{n, plural, one {Comparé à une réponse précédente.} other {Comparé à # réponses précédentes.}}",
  // widgets/servers/modelpick.js
  "{n, plural, one {Filter # model} other {Filter # models}}": "{n, plural, one {Filtrer # modèle} other {Filtrer # modèles}}",
  // voices/habitwords.js
  "{n, plural, one {One message is still unread.} other {# messages are still unread.}}": "{n, plural, one {Un message n’est pas encore lu.} other {# messages ne sont pas encore lus.}}",
  // widgets/servers/discover.js
  "{n, plural, one {One other program answered} other {# other programs answered}}": "{n, plural, one {Un autre programme a répondu} other {# autres programmes ont répondu}}",
  // sidebar/oldbackups.js
  "{n, plural, one {Replace the backup of {date} with a new one} other {Replace all # backups, the oldest of {date}, with a new one}}": "{n, plural, one {Remplacer la sauvegarde du {date} par une nouvelle} other {Remplacer les # sauvegardes, la plus ancienne du {date}, par une nouvelle}}",
  // chat/header.js
  "{n, plural, one {Terzetto closed while a reply was being written. The text written so far was recovered.} other {Terzetto closed while # replies were being written. The text written so far was recovered.}}": "{n, plural, one {Terzetto s’est fermé pendant l’écriture d’une réponse. Le texte déjà écrit a été récupéré.} other {Terzetto s’est fermé pendant l’écriture de # réponses. Le texte déjà écrit a été récupéré.}}",
  // library/preview.js
  "{n, plural, one {The card includes the lorebook “{name}” with # entry.} other {The card includes the lorebook “{name}” with # entries.}}": "{n, plural, one {La carte contient le lorebook « {name} » avec # entrée.} other {La carte contient le lorebook « {name} » avec # entrées.}}",
  // model/memory.js
  "{n, plural, one {The fact was forgotten. It isn't learned again.} other {# facts were forgotten. They aren't learned again.}}": "{n, plural, one {Le fait a été oublié. Il ne sera pas réappris.} other {# faits ont été oubliés. Ils ne seront pas réappris.}}",
  // settings/data/hostlabels.js
  "{n, plural, one {a minute ago} other {# minutes ago}}": "{n, plural, one {il y a une minute} other {il y a # minutes}}",
  // settings/data/hostlabels.js
  "{n, plural, one {an hour ago} other {# hours ago}}": "{n, plural, one {il y a une heure} other {il y a # heures}}",
  // library/transfer/review.js
  "{n, plural, one {lorebook with # entry} other {lorebook with # entries}}": "{n, plural, one {lorebook avec # entrée} other {lorebook avec # entrées}}",
  // settings/data/hostlabels.js
  "{n, plural, one {once, no response} other {# times, no response}}": "{n, plural, one {une fois, sans réponse} other {# fois, sans réponse}}",
  // settings/data/hostlabels.js
  "{n, plural, one {once} other {# times}}": "{n, plural, one {une fois} other {# fois}}",
  // automation/schedules/permissionlist.js
  "{n, plural, one {used once} other {used # times}}": "{n, plural, one {utilisée une fois} other {utilisée # fois}}",
  // model/turnlabels.js
  "{n, plural, one {{shown} word} other {{shown} words}}": "{n, plural, one {{shown} mot} other {{shown} mots}}",
  // inspector/sections.js
  "{name} (Director's choice)": "{name} (choix du Metteur en scène)",
  // automation/editor/editorbar.js, library/character.js
  "{name} (copy)": "{name} (copie)",
  // widgets/memory/page.js
  "{name} ({n})": "{name} ({n})",
  // automation/editor/anyfield.js
  "{name} in {field}": "{name} dans {field}",
  // composer/intake.js
  "{name} is a folder. Attach the files in it instead.": "{name} est un dossier. Joignez plutôt les fichiers qu’il contient.",
  // settings/models/meaning.js
  "{name} is being downloaded.": "{name} est en cours de téléchargement.",
  // widgets/files/upload.js
  "{name} is empty.": "{name} est vide.",
  // composer/images.js
  "{name} is larger than 10 MB. Attach a smaller image.": "{name} dépasse 10 Mo. Joignez une image plus petite.",
  // lib/files.js
  "{name} is larger than 48 MB.": "{name} dépasse 48 Mo.",
  // widgets/files/upload.js
  "{name} is larger than 50 MB. Add a smaller file.": "{name} dépasse 50 Mo. Ajoutez un fichier plus petit.",
  // settings/models/local.js
  "{name} is loaded.": "{name} est chargé.",
  // composer/images.js, widgets/crop.js
  "{name} is not a PNG, JPEG, WebP or GIF image.": "{name} n’est pas une image PNG, JPEG, WebP ou GIF.",
  // lib/order.js
  "{name} is now number {n} of {all}.": "{name} est maintenant au rang {n} sur {all}.",
  // automation/editor/orderedlist.js
  "{name} is now step {n}.": "{name} est maintenant l’étape {n}.",
  // automation/strip.js
  "{name} is running.": "{name} : exécution en cours.",
  // settings/models/local.js
  "{name} is writing.": "{name} écrit.",
  // settings/models/meaning.js
  "{name} reads your files. The files stay on this computer.": "{name} lit vos fichiers. Les fichiers restent sur cet ordinateur.",
  // sidebar/unread.js
  "{name} replied": "{name} a répondu",
  // library/preview.js
  "{name} was added to the library.": "Ajouté à la bibliothèque : {name}.",
  // settings/models/presetrow.js
  "{name} was applied.": "{name} a été appliqué.",
  // settings/models/presetrow.js
  "{name} was deleted.": "{name} a été supprimé.",
  // chat/artifacts/shelf.js
  "{name} was not saved: {reason}.": "{name} : enregistrement impossible ({reason}).",
  // sidebar/title.js
  "{name} – Terzetto": "{name} – Terzetto",
  // ../plugins/tts/cast.js
  "{name}'s speech voice": "Voix de lecture : {name}",
  // model/customcss.js
  "{name}() is not allowed, in line {n}: custom CSS loads nothing.": "{name}() n’est pas autorisé, à la ligne {n} : le CSS personnalisé ne charge rien.",
  // inspector/sections.js
  "{name}, at your request.": "{name}, à votre demande.",
  // inspector/sections.js
  "{name}, mentioned in the last message.": "{name}, que cite le dernier message.",
  // inspector/sections.js
  "{name}, next in order.": "{name}, selon l’ordre de parole.",
  // inspector/sections.js
  "{name}, the only character who can speak.": "{name}, seul personnage à pouvoir parler.",
  // inspector/sections.js
  "{name}, who wrote the earlier version.": "{name}, à l’origine de la version précédente.",
  // chat/pictures.js
  "{name}, {n} of {total}": "{name}, {n} sur {total}",
  // model/permission.js
  "{name}: any address on {host}": "{name} : toute adresse sur {host}",
  // model/permission.js
  "{name}: anything": "{name} : tout",
  // model/permission.js
  "{name}: anywhere in the chosen folder": "{name} : partout dans le dossier choisi",
  // model/permission.js
  "{name}: anywhere in {folder}": "{name} : partout dans {folder}",
  // model/permission.js
  "{name}: exactly “{value}”": "{name} : exactement « {value} »",
  // automation/widgets/varrows.js
  "{name}: written as": "{name} : format de saisie",
  // model/scriptwords.js
  "{name}: {n, plural, one {# text changed} other {# texts changed}}": "{name} : {n, plural, one {# texte modifié} other {# textes modifiés}}",
  // library/intake.js, library/quickreplies.js, library/scripts.js, model/scriptwords.js
  "{name}: {why}": "{name} : {why}",
  // ../plugins/tts/card.js, chat/works.js
  "{n} %": "{n} %",
  // team/documents.js
  "{n} documents were saved in {where}.": "{n} documents enregistrés dans {where}.",
  // voices/habitwords.js
  "{n} edited by you": "{n} modifiées par vous",
  // voices/habitwords.js
  "{n} from the demo": "{n} de la démo",
  // voices/habitwords.js
  "{n} from two models": "{n} de deux modèles",
  // voices/habitwords.js
  "{n} in a language without spaces": "{n} dans une langue sans espaces",
  // model/memory.js
  "{n} left out or changed: {why}.": "{n} laissés de côté ou modifiés : {why}.",
  // voices/phrases.js
  "{n} matches here": "Occurrences ici : {n}",
  // onboarding/server.js
  "{n} model servers are running on this computer.": "{n} serveurs de modèles tournent sur cet ordinateur.",
  // automation/run/childlist.js, automation/run/filelist.js, chat/sources.js, library/preview.js, library/transfer/review.js, model/readwords.js, settings/models/presetlabels.js, widgets/requestcard.js
  "{n} more": "{n} de plus",
  // voices/proof.js
  "{n} more are in the export.": "{n} autres sont dans l’export.",
  // sidebar/found.js
  "{n} more here": "{n} de plus ici",
  // sidebar/found.js
  "{n} more here, in {title}": "{n} de plus ici, dans {title}",
  // lib/picker.js, widgets/newchat.js, widgets/pathpicker.js
  "{n} more. Type to narrow the list.": "{n} de plus. Tapez pour affiner la liste.",
  // lib/time.js
  "{n} ms": "{n} ms",
  // chat/sources.js
  "{n} not cited": "{n} non cités",
  // team/planview.js
  "{n} of {all, plural, one {# document} other {# documents}}": "{n, plural, one {# document} other {# documents}} sur {all}",
  // team/planview.js
  "{n} of {all, plural, one {# task} other {# tasks}}": "{n, plural, one {# tâche} other {# tâches}} sur {all}",
  // widgets/folder/tags.js
  "{n} of {all}": "{n} sur {all}",
  // inspector/editorsections.js
  "{n} of {all} fixed": "{n} sur {all} corrigés",
  // voices/part.js
  "{n} of {all} on": "{n} sur {all} activés",
  // chat/phase.js
  "{n} of {all} s": "{n} s sur {all}",
  // automation/list/gatechart.js
  "{n} of {cap, plural, one {# run} other {# runs}} active": "{n} sur {cap, plural, one {# exécution active} other {# exécutions actives}}",
  // chat/find.js, onboarding/tour.js
  "{n} of {total}": "{n} sur {total}",
  // settings/appearance/appearance.js
  "{n} px": "{n} px",
  // automation/list/gatechart.js
  "{n} queued": "{n} en file d’attente",
  // chat/recalls.js
  "{n} recalled": "{n} rappelés",
  // chat/recalls.js
  "{n} remembered": "{n} retenus",
  // widgets/sideentry.js
  "{n} running": "{n} en cours",
  // lib/time.js
  "{n} s": "{n} s",
  // sidebar/many.js
  "{n} selected": "{n} sélectionnées",
  // voices/habitwords.js
  "{n} stopped early": "{n} interrompues",
  // widgets/suggestions.js
  "{n} suggestions": "{n} suggestions",
  // chat/speed.js
  "{n} tok/s · {time}": "{n} tok/s · {time}",
  // model/tokenwords.js
  "{n} tokens": "{n} tokens",
  // chat/speed.js
  "{n} tokens per second. The first token came after {time}.": "{n} tokens par seconde. Le premier token est arrivé après {time}.",
  // voices/habitwords.js
  "{n} without a known model": "{n} sans modèle connu",
  // ../plugins/tts/voiceform.js
  "{n} ×": "{n} ×",
  // automation/run/logview.js, model/callwords.js, model/engine.js, settings/appearance/appearance.js, team/logfold.js
  "{n}%": "{n} %",
  // team/fileset.js
  "{n}% read": "{n} % lus",
  // ipc/http.js
  "{op} needs {name}.": "{op} nécessite {name}.",
  // automation/editor/flowform.js
  "{output} is the previous step's answer; {input} is the input of the flow.": "{output} est la réponse de l’étape précédente ; {input} est l’entrée du flux.",
  // widgets/conversation/context.js, widgets/editlist/row.js
  "{part}: {title}": "{part} : {title}",
  // chat/artifacts/acts.js
  "{plugin} is making another": "{plugin} en produit un autre",
  // voices/configform.js
  "{plugin} was reset to its defaults.": "{plugin} : valeurs par défaut rétablies.",
  // model/memory.js
  "{program}: {n, plural, one {# fact was taken in.} other {# facts were taken in.}}": "{program} : {n, plural, one {# fait a été repris.} other {# faits ont été repris.}}",
  // library/preview.js
  "{rule} ({n})": "{rule} ({n})",
  // chat/rescue.js
  "{saved, plural, one {# row recovered} other {# rows recovered}}, {lost, plural, one {# lost} other {# lost}}.": "{saved, plural, one {# ligne récupérée} other {# lignes récupérées}}, {lost, plural, one {# perdue} other {# perdues}}.",
  // composer/meter.js
  "{sent} of {context}": "{sent} sur {context}",
  // widgets/conversation/context.js
  "{sent} of {context} tokens. Your next message and its files come on top.": "{sent} tokens sur {context}. Ce qu’apporte votre prochain message, comme des fichiers, s’y ajoute.",
  // composer/meter.js
  "{sent}, limit unknown": "{sent}, limite inconnue",
  // widgets/samplers/fields.js
  "{server} doesn't take these settings, so they aren't sent: {left}": "{server} n’accepte pas ces paramètres, ils ne sont donc pas envoyés : {left}",
  // widgets/servers/discover.js
  "{server} is running and has no model yet.": "{server} est en service, mais n’a encore aucun modèle.",
  // widgets/servers/discover.js
  "{server} is running at {address} but has no model yet. Load a model there, then look again.": "{server} est en service à l’adresse {address}, mais n’a encore aucun modèle. Chargez-y un modèle, puis actualisez.",
  // onboarding/server.js
  "{server} is running on this computer.": "{server} tourne sur cet ordinateur.",
  // settings/toolbox/toolserverform.js
  "{server} was added.": "{server} a été ajouté.",
  // settings/toolbox/toolserverform.js
  "{server} was changed.": "{server} a été modifié.",
  // chat/removal.js
  "{siblings, plural, one {This also deletes the other version.} other {This also deletes the # other versions.}}": "{siblings, plural, one {Cela supprime aussi l’autre version.} other {Cela supprime aussi les # autres versions.}}",
  // lib/size.js
  "{size} GB": "{size} Go",
  // lib/size.js
  "{size} MB": "{size} Mo",
  // model/room.js
  "{size} free on the disk": "{size} libres sur le disque",
  // lib/size.js
  "{size} kB": "{size} ko",
  // inspector/wire.js
  "{size} more not kept because of size": "{size} de plus, non conservés en raison de la taille",
  // model/room.js, settings/models/local.js
  "{size} of memory": "{size} de mémoire",
  // model/engine.js
  "{size}/s": "{size}/s",
  // chat/rows.js
  "{speaker}, message {n}": "{speaker}, message {n}",
  // chat/rows.js
  "{speaker}, message {n} of {total}": "{speaker}, message {n} sur {total}",
  // chat/rows.js
  "{speaker}, message {n} of {total}, bookmarked": "{speaker}, message {n} sur {total}, avec signet",
  // chat/rows.js
  "{speaker}, message {n}, bookmarked": "{speaker}, message {n}, avec signet",
  // automation/run/runhead.js
  "{step} failed.": "Échec : {step}.",
  // widgets/approval.js
  "{step} is waiting for your answer. If you don't allow this, the step fails, or its assistant continues without it.": "En attente de votre réponse : {step}. Sans votre accord, l’étape échoue, ou son assistant continue sans cette action.",
  // widgets/requestparts.js
  "{step} was interrupted: {tool}": "{step} interrompue : {tool}",
  // library/cardtokens.js
  "{sum} tokens, {always} of them in every reply.": "{sum} tokens, dont {always} à chaque réponse.",
  // model/engine.js
  "{time} left": "{time} restantes",
  // chat/foldversions.js
  "{title}: {n, plural, one {# fact} other {# facts}}": "{title} : {n, plural, one {# fait} other {# faits}}",
  // inspector/chart.js
  "{tokens} tokens, {speed}/s": "{tokens} tokens, {speed}/s",
  // chat/attached.js, composer/files.js
  "{tokens}, searched for matching passages": "{tokens}, avec recherche des passages pertinents",
  // model/callwords.js
  "{tool}: {about}": "{tool} : {about}",
  // automation/editor/valuefield.js
  "{value}: {sample}": "{value} : {sample}",
  // settings/models/modelconfig.js
  "{voice} with this model": "{voice} avec ce modèle",
  // library/transfer/review.js
  "{what}: {n}": "{what} : {n}",
  // inspector/chart.js
  "{whole}, first word at {wait}": "{whole}, premier mot après {wait}",
  // automation/widgets/cron.js
  "{words}, except on {days}": "{words}, sauf le {days}",
  // automation/widgets/cron.js
  "{words}, except on {n} days": "{words}, sauf {n} jours",
  // composer/castbar.js
  "{words}, muted": "{words}, en sourdine",
  // chat/wordwalk.js
  "{word}, {act}": "{word}, {act}",
  // settings/toolbox/toolbox.js
  "~/notes": "~/notes",
  // model/turnlabels.js, voices/audits.js
  "“Not this, but that”": "« Pas ceci, mais cela »",
  // settings/models/voicetest.js
  "“Writer only” is chosen, so the Writer replies alone.": "« Auteur seul » est choisi : l’Auteur répond donc seul.",
  // library/keyfault.js
  "“{key}” is no valid pattern.": "« {key} » n’est pas un motif valide.",
  // model/waiting.js
  "“{name}” asks: {question}": "« {name} » demande : {question}",
  // model/waiting.js
  "“{name}” failed.": "« {name} » a échoué.",
  // model/waiting.js
  "“{name}” has a question.": "« {name} » a une question.",
  // library/preview.js
  "“{name}” in your library is the same character. If replaced, its conversations move to this card, and your changes to the character are lost.": "« {name} » est le même personnage, déjà dans votre bibliothèque. En cas de remplacement, ses conversations passent à cette carte, et vos modifications du personnage sont perdues.",
  // model/waiting.js
  "“{name}” is done.": "Terminé : « {name} ».",
  // settings/data/backups.js
  "“{name}” is restored. The newest backup in the list contains the previous data.": "« {name} » est restauré. La sauvegarde la plus récente de la liste contient les données précédentes.",
  // model/waiting.js
  "“{name}” wants to add to {path}.": "« {name} » veut compléter {path}.",
  // model/waiting.js
  "“{name}” wants to ask {host}.": "« {name} » veut interroger {host}.",
  // model/waiting.js
  "“{name}” wants to rename {from} to {path}.": "« {name} » veut renommer {from} en {path}.",
  // model/waiting.js
  "“{name}” wants to run {program}.": "« {name} » veut exécuter {program}.",
  // model/waiting.js
  "“{name}” wants to send something to {host}.": "« {name} » veut envoyer quelque chose à {host}.",
  // model/waiting.js
  "“{name}” wants to use “{tool}”.": "« {name} » veut utiliser « {tool} ».",
  // model/waiting.js
  "“{name}” wants to write {path}.": "« {name} » veut écrire {path}.",
  // voices/habits.js
  "“{name}” was added to the phrases and banned.": "« {name} » a été ajoutée aux expressions et interdite.",
  // widgets/editlist/editlist.js
  "“{name}” was deleted.": "« {name} » : suppression effectuée.",
  // voices/habits.js
  "“{name}” was forgotten.": "« {name} » a été oubliée.",
  // model/waiting.js
  "“{name}” was interrupted and asks whether to repeat a step.": "« {name} » a été interrompu et demande s’il faut répéter une étape.",
  // model/waiting.js
  "“{name}” was interrupted and asks whether to run “{tool}” again.": "« {name} » a été interrompu et demande s’il faut exécuter « {tool} » à nouveau.",
  // model/memory.js
  "“{title}” has these facts already.": "« {title} » a déjà ces faits.",
  // model/copies.js
  "“{title}” is open.": "« {title} » est ouverte.",
  // sidebar/acts.js
  "“{title}” was archived.": "« {title} » a été archivée.",
  // sidebar/acts.js
  "“{title}” was deleted.": "« {title} » a été supprimée.",
  // sidebar/acts.js
  "“{title}” was moved back to the archive.": "« {title} » a été remise dans les archives.",
  // sidebar/acts.js
  "“{title}” was moved to the trash.": "« {title} » a été mise à la corbeille.",
  // sidebar/acts.js
  "“{title}” was restored.": "« {title} » a été restaurée.",
  // sidebar/acts.js
  "“{title}” will be deleted permanently.": "« {title} » sera supprimée définitivement.",
  // library/entries.js
  "≈ {n} tokens": "≈ {n} tokens",
};
