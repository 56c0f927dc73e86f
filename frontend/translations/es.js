// The sentences of the window, and the files that show them. Translate what is right of each colon:
// `make generate` writes everything else, in the order of the English sentences and without those that are no longer said.

/** @type {Record<string, string>} */
export const table = {
  // library/scripts.js
  "$1 is the first group, $<name> a named one, $0 all that was found. Empty removes the match.": "$1 es el primer grupo, $<name> uno con nombre, $0 todo lo encontrado. Vacío elimina la coincidencia.",
  // chat/calls.js, widgets/requestparts.js
  "(empty)": "(vacío)",
  // automation/editor/anyfield.js, automation/editor/namedvalue.js, automation/editor/valuefield.js, widgets/schema/configfield.js
  "(required)": "(obligatorio)",
  // sidebar/title.js
  "({n}) Terzetto": "({n}) Terzetto",
  // sidebar/title.js
  "({n}) {name} – Terzetto": "({n}) {name} – Terzetto",
  // settings/data/association.js
  ".charx files open in Terzetto. Nothing is saved until you confirm.": "Los archivos .charx se abren en Terzetto. No se guarda nada hasta que lo confirmes.",
  // composer/slashcommand.js
  "/{name} is queued.": "/{name} está en cola.",
  // composer/slashcommand.js
  "/{name} is running.": "/{name} está en ejecución.",
  // settings/models/localchoices.js
  "0 keeps the model loaded.": "Con 0, el modelo sigue cargado.",
  // settings/models/prompts.js
  "0 means no limit. The lower of both limits counts.": "0 significa sin límite. Cuenta el menor de los dos límites.",
  // settings/models/prompts.js
  "0 means no limit. There is no limit either while the context is unknown.": "0 significa sin límite. Tampoco hay límite mientras no se conozca el contexto.",
  // widgets/samplers/samplers.js
  "0 turns it off. 1 and 2 are its versions.": "0 lo desactiva. 1 y 2 son sus versiones.",
  // widgets/conversation/sheet.js
  "1 sends the note with each of your messages.": "Con 1, la nota va con cada uno de tus mensajes.",
  // widgets/servers/endpointform.js
  "127.0.0.1:11434 or https://…": "127.0.0.1:11434 o https://…",
  // library/cardfields.js
  "<START> goes before each example.": "<START> va delante de cada ejemplo.",
  // model/customcss.js
  "@import is not allowed, in line {n}: custom CSS loads nothing.": "@import no está permitido (línea {n}): el CSS personalizado no carga nada.",
  // model/toolwords.js
  "A JSON Schema that the answer must match.": "Un esquema JSON que la respuesta debe cumplir.",
  // widgets/samplers/samplers.js
  "A JSON object: token numbers and how much more likely each is, from −100 to 100.": "Un objeto JSON: números de token y cuánto más probable es cada uno, de −100 a 100.",
  // library/transfer/section.js
  "A SillyTavern ZIP, an export of ChatGPT, Claude or another chat app, an Orb database, or a Terzetto library. You can drop a file here.": "Un ZIP de SillyTavern, una exportación de ChatGPT, Claude u otra aplicación de chat, una base de datos de Orb o una biblioteca de Terzetto. Puedes soltar un archivo aquí.",
  // library/transfer/section.js
  "A SillyTavern folder, an export of ChatGPT, Claude or another chat app, an Orb database, or a Terzetto library.": "Una carpeta de SillyTavern, una exportación de ChatGPT, Claude u otra aplicación de chat, una base de datos de Orb o una biblioteca de Terzetto.",
  // model/toolwords.js
  "A Word document or a presentation in the tools folder whose look the document gets.": "Un documento de Word o una presentación de la carpeta de herramientas cuyo aspecto toma el documento.",
  // automation/widgets/triggerwords.js
  "A call from another program": "Una llamada de otro programa",
  // library/preview.js
  "A card's scripts are off until you allow them.": "Los scripts de una tarjeta están desactivados hasta que los permitas.",
  // settings/data/samples.js
  "A character with a lorebook, a persona, a conversation, ten workflows with their files, a flow and a team task. Each is marked as a sample.": "Un personaje con lorebook, una identidad, una conversación, diez flujos de trabajo con sus archivos, un flujo y una tarea de equipo. Cada uno está marcado como ejemplo.",
  // widgets/memory/factform.js
  "A character, a place or a thing. Empty: the story.": "Un personaje, un lugar o una cosa. Vacío: la historia.",
  // automation/widgets/triggerwords.js
  "A command in a chat": "Un comando en una conversación",
  // library/cardfields.js
  "A conversation opens with the first greeting. The others are alternates.": "Una conversación se abre con el primer saludo. Los demás son alternativos.",
  // automation/editor/controlforms.js
  "A cursor in the answer": "Un cursor en la respuesta",
  // automation/schedules/rhythmfields.js
  "A date": "Una fecha",
  // chat/artifacts/deletion.js
  "A deleted result can't be restored. The message is kept.": "Un resultado eliminado no se puede restaurar. El mensaje se conserva.",
  // automation/widgets/triggerwords.js
  "A deleted workflow": "Un flujo de trabajo eliminado",
  // widgets/conversation/directions.js
  "A direction applies from a reply on. Add it after the next reply.": "Una indicación vale a partir de una respuesta. Añádela después de la próxima respuesta.",
  // automation/widgets/triggerwords.js
  "A file": "Un archivo",
  // model/toolwords.js
  "A file in the tools folder as the body.": "Un archivo de la carpeta de herramientas como cuerpo.",
  // model/toolwords.js
  "A file in the tools folder for the answer, for large or binary answers, up to 64 MB.": "Un archivo de la carpeta de herramientas para la respuesta, si es grande o binaria, hasta 64 MB.",
  // composer/composer.js
  "A file is still loading. Send the message when loading is done.": "Un archivo aún se está cargando. Envía el mensaje cuando termine la carga.",
  // model/toolwords.js
  "A flow as JSON, in place of a saved one.": "Un flujo en JSON en lugar de uno guardado.",
  // model/toolwords.js
  "A folder in the tools folder. Default: the tools folder.": "Una carpeta de la carpeta de herramientas. Por defecto: la carpeta de herramientas.",
  // automation/schedules/triggerform.js
  "A folder inside the tools folder, or a full path. Default: the tools folder.": "Una carpeta dentro de la carpeta de herramientas o una ruta completa. Predeterminado: la carpeta de herramientas.",
  // settings/toolbox/toolbox.js
  "A full path, or one that begins with ~. Tools can read everything in here. They ask before changing anything. Leave empty for no file access.": "Una ruta completa, o una que empiece por ~. Las herramientas pueden leer todo lo que hay aquí. Preguntan antes de cambiar algo. Vacío: sin acceso a archivos.",
  // automation/editor/tryflow.js
  "A kept run is listed under Runs, continues after a restart, and asks before tools make changes.": "Una ejecución conservada aparece en Ejecuciones, continúa tras un reinicio y pregunta antes de que las herramientas hagan cambios.",
  // library/entryrules.js
  "A key inside of a longer word doesn't count.": "Una clave dentro de una palabra más larga no cuenta.",
  // settings/data/privacy.js
  "A key is sent only to the address it was entered for. Copies of this list never include keys.": "Una clave solo se envía a la dirección para la que se introdujo. Las copias de esta lista nunca incluyen claves.",
  // automation/editor/controlforms.js
  "A link in the answer": "Un enlace en la respuesta",
  // model/toolwords.js
  "A list of role and content.": "Una lista de role y content.",
  // team/limitstab.js
  "A longer round fails. Time spent waiting for you doesn't count.": "Una ronda más larga falla. El tiempo de espera de tu respuesta no cuenta.",
  // composer/images.js
  "A message can have at most 10 images.": "Un mensaje puede tener como máximo 10 imágenes.",
  // composer/files.js
  "A message can have at most {n} files.": "Un mensaje puede tener como máximo {n} archivos.",
  // onboarding/install.js
  "A model for writing needs about 8 GB of free memory. Terzetto also finds LM Studio, llama.cpp, KoboldCpp and others.": "Un modelo para escribir necesita unos 8 GB de memoria libre. Terzetto también encuentra LM Studio, llama.cpp, KoboldCpp y otros.",
  // model/engine.js
  "A part of the model runs on the processor.": "Una parte del modelo se ejecuta en el procesador.",
  // voices/phrases.js
  "A pattern, such as eyes? (glint|gleam)": "Un patrón, como ojos? (brillantes|vidriosos)",
  // library/personas.js
  "A persona chosen here applies to this conversation only and overrides the character's.": "La identidad elegida aquí solo vale para esta conversación y prevalece sobre la del personaje.",
  // widgets/editlist/forms.js
  "A phrase you see too often": "Una frase que aparece demasiado",
  // lib/resultmedia.js
  "A picture from the tool": "Una imagen de la herramienta",
  // settings/models/presets.js
  "A preset holds samplers, thinking, prompts and length limits. Applying one never turns voices on or off.": "Un preajuste contiene el muestreo, el razonamiento, los prompts y los límites de longitud. Aplicarlo nunca activa ni desactiva voces.",
  // library/scripts.js
  "A regular expression as in JavaScript, such as /word/gi. Without the flag g only the first match counts.": "Una expresión regular como en JavaScript, por ejemplo /word/gi. Sin la marca g solo cuenta la primera coincidencia.",
  // voices/phrases.js
  "A regular expression. Upper and lower case are the same.": "Una expresión regular. No distingue mayúsculas.",
  // main/closing.js
  "A reply is being written": "Se está escribiendo una respuesta",
  // composer/composermenu.js, model/conversation.js, model/impersonation.js
  "A reply is still being written. Stop the reply first, or wait.": "Aún se está escribiendo una respuesta. Detén antes la respuesta o espera.",
  // automation/widgets/triggerwords.js
  "A request to an address with a token.": "Una solicitud a una dirección con un token.",
  // team/limitstab.js
  "A round fails if Terzetto uses more memory than this.": "Una ronda falla si Terzetto usa más memoria que esta.",
  // automation/schedules/rhythmfields.js
  "A rule of RFC 5545, such as RRULE:FREQ=MONTHLY;BYDAY=-1FR. Leave it empty for all days.": "Una regla de RFC 5545, por ejemplo RRULE:FREQ=MONTHLY;BYDAY=-1FR. Déjala vacía para todos los días.",
  // chat/message.js
  "A script hides this message.": "Un script oculta este mensaje.",
  // settings/models/models.js
  "A script that imitates a model. The demo doesn't understand what you write.": "Un guion que imita un modelo. La demo no entiende lo que escribes.",
  // composer/answerer.js
  "A scripted demo, not an AI": "Una demo con guion, no una IA",
  // widgets/editlist/forms.js
  "A sentence or two.": "Una o dos frases.",
  // voices/panel.js
  "A slow computer may read a long conversation for minutes before it answers.": "Un ordenador lento puede leer una conversación larga durante minutos antes de responder.",
  // lib/resultmedia.js
  "A sound from the tool": "Un sonido de la herramienta",
  // model/toolwords.js
  "A status of 400 or more is a result too.": "Un estado de 400 o más también es un resultado.",
  // team/limitstab.js
  "A task that takes longer fails.": "Una tarea que tarda más falla.",
  // team/begin.js
  "A team that answers with documents": "Un equipo que responde con documentos",
  // automation/widgets/triggerwords.js
  "A time": "Una hora",
  // automation/editor/controlforms.js
  "A time such as 18:30, or a date and time such as 2026-12-24T18:30.": "Una hora, como 18:30, o una fecha y hora, como 2026-12-24T18:30.",
  // settings/toolbox/websearch.js
  "A tool of a server that you added.": "Una herramienta de un servidor que añadiste.",
  // onboarding/more.js
  "A tour with canned replies. No AI involved.": "Un recorrido con respuestas preparadas, sin IA.",
  // settings/toolbox/toolserverform.js
  "A value of four dots stays as it is. Remove a line to remove its value.": "Un valor de cuatro puntos se queda como está. Quita una línea para quitar su valor.",
  // automation/run/againdialog.js, automation/schedules/startform.js, automation/widgets/startdialog.js
  "A variable is not valid JSON.": "Una variable no es JSON válido.",
  // automation/editor/morefields.js
  "A variable that later steps can read.": "Una variable que pueden leer los pasos posteriores.",
  // settings/data/data.js
  "API keys": "Claves de API",
  // settings/index.js
  "About": "Acerca de",
  // main/commands.js
  "About Terzetto": "Acerca de Terzetto",
  // library/personas.js, model/fieldwords.js
  "About you": "Sobre ti",
  // library/entries.js
  "About {n} tokens": "Unos {n} tokens",
  // widgets/conversation/context.js
  "About {sent} of {context} tokens. Your next message and its files come on top.": "Unos {sent} de {context} tokens. Lo que traiga tu próximo mensaje, como archivos, se suma.",
  // composer/meter.js
  "About {sent} tokens will be sent, {folded} are summarized, and {free} of {context} are free.": "Se enviarán unos {sent} tokens, {folded} están resumidos y quedan libres {free} de {context}.",
  // composer/meter.js
  "About {sent} tokens will be sent; {free} of {context} are free.": "Se enviarán unos {sent} tokens; quedan libres {free} de {context}.",
  // composer/meter.js, widgets/conversation/context.js
  "About {sent} tokens. The server doesn't tell how many fit.": "Unos {sent} tokens. El servidor no dice cuántos caben.",
  // library/cardtokens.js
  "About {sum} tokens, {always} of them in every reply.": "Unos {sum} tokens, {always} de ellos en cada respuesta.",
  // model/voiceways.js
  "About {time} and {requests, plural, one {# request} other {# requests}} ({n, plural, one {last reply} other {last # replies}})": "Unos {time} y {requests, plural, one {# solicitud} other {# solicitudes}} ({n, plural, one {última respuesta} other {últimas # respuestas}})",
  // library/entryrules.js
  "Above the author's note": "Encima de la nota del autor",
  // library/quickreplies.js
  "Above the message box": "Sobre el cuadro de mensaje",
  // model/toolwords.js
  "Accept errors": "Aceptar errores",
  // widgets/memory/factitem.js
  "Actions": "Acciones",
  // widgets/memory/factitem.js
  "Actions for “{fact}”": "Acciones para «{fact}»",
  // chat/clicks.js
  "Actions for “{word}”": "Acciones para «{word}»",
  // library/scripts.js
  "Acts": "Actúa",
  // main/commands.js
  "Actual size": "Tamaño real",
  // widgets/samplers/samplers.js
  "Adaptive-P decay": "Decaimiento de Adaptive-P",
  // widgets/samplers/samplers.js
  "Adaptive-P target": "Objetivo de Adaptive-P",
  // library/quickreplies.js, library/scripts.js, settings/models/getanother.js, settings/speech/speech.js, widgets/folder/tags.js
  "Add": "Añadir",
  // automation/editor/controlforms.js
  "Add a branch": "Añadir una rama",
  // widgets/members.js
  "Add a character": "Añadir un personaje",
  // automation/editor/conditionfield.js
  "Add a condition": "Añadir una condición",
  // automation/editor/faultfinder.js
  "Add a condition, or choose the list of a page.": "Añade una condición o elige la lista de una página.",
  // automation/editor/faultfinder.js
  "Add a condition.": "Añade una condición.",
  // widgets/memory/page.js
  "Add a fact": "Añadir un hecho",
  // library/worlds.js
  "Add a lorebook": "Añadir un lorebook",
  // widgets/editlist/forms.js
  "Add a mood": "Añadir un ambiente",
  // automation/editor/flowform.js
  "Add a parallel call": "Añadir una llamada paralela",
  // widgets/editlist/personas.js
  "Add a persona": "Añadir una identidad",
  // widgets/editlist/forms.js
  "Add a phrase": "Añadir una frase",
  // settings/toolbox/toolbox.js
  "Add a program or address that supports MCP. Programs run with your permissions, so add only what you trust. You're asked before each use.": "Añade un programa o una dirección compatible con MCP. Los programas se ejecutan con tus permisos, así que añade solo los de confianza. Se pide permiso antes de cada uso.",
  // widgets/editlist/prompts.js
  "Add a prompt": "Añadir un prompt",
  // library/quickreplies.js
  "Add a quick reply": "Añadir una respuesta rápida",
  // library/scripts.js
  "Add a script": "Añadir un script",
  // composer/answerer.js, settings/models/models.js, settings/toolbox/toolbox.js
  "Add a server": "Añadir un servidor",
  // library/quickreplies.js
  "Add a set": "Añadir un conjunto",
  // automation/editor/editor.js, automation/editor/orderedrow.js, automation/editor/stepkinds.js
  "Add a step": "Añadir un paso",
  // automation/editor/orderedlist.js
  "Add a step after this one": "Añadir un paso después de este",
  // automation/editor/orderedrow.js
  "Add a step to “{lane}”": "Añadir un paso a «{lane}»",
  // widgets/folder/tags.js
  "Add a tag": "Añadir una etiqueta",
  // automation/schedules/starts.js
  "Add a trigger": "Añadir un disparador",
  // settings/models/kwargs.js
  "Add a value": "Añadir un valor",
  // automation/widgets/varrows.js
  "Add a variable": "Añadir una variable",
  // library/greetings.js
  "Add an alternate greeting": "Añadir un saludo alternativo",
  // library/entries.js
  "Add an entry": "Añadir una entrada",
  // library/preview.js
  "Add as a lorebook": "Añadir como lorebook",
  // automation/editor/anyfield.js
  "Add column": "Añadir columna",
  // widgets/conversation/directions.js
  "Add direction": "Añadir indicación",
  // automation/editor/anyfield.js, automation/editor/askform.js, widgets/editlist/forms.js
  "Add field": "Añadir campo",
  // team/request.js, widgets/folder/settings.js
  "Add files": "Añadir archivos",
  // main/commands.js, onboarding/more.js, settings/data/samples.js
  "Add samples": "Añadir ejemplos",
  // settings/speech/speech.js
  "Add the server": "Añadir el servidor",
  // library/preview.js
  "Add to the library": "Añadir a la biblioteca",
  // library/preview.js
  "Add to “{name}”": "Añadir a «{name}»",
  // library/quickreplies.js
  "Add “{name}”?": "¿Añadir «{name}»?",
  // widgets/samplers/fields.js
  "Added last to each request. What the server refuses is left out, and the inspector says so.": "Se añaden al final de cada solicitud. Lo que el servidor rechaza se omite, y el inspector lo indica.",
  // settings/models/modelconfig.js
  "Added to the shared system prompt for this model.": "Se añade al prompt del sistema compartido para este modelo.",
  // widgets/folder/settings.js
  "Added to the system prompt of each conversation in this folder.": "Se añaden al prompt de sistema de cada conversación de esta carpeta.",
  // settings/models/getanother.js
  "Added.": "Añadido.",
  // library/cardfields.js, library/preview.js, widgets/conversation/sheet.js
  "Additional instructions": "Instrucciones adicionales",
  // automation/schedules/triggerform.js, model/fieldwords.js, settings/speech/speech.js, widgets/servers/endpointform.js
  "Address": "Dirección",
  // automation/editor/controlforms.js
  "Address of the first page": "Dirección de la primera página",
  // automation/editor/values.js
  "Address of this page": "Dirección de esta página",
  // widgets/requestparts.js
  "Adds to the file {path} ({size})": "Añade al archivo {path} ({size})",
  // voices/editor.js
  "Adds up to three requests if it finds something to fix.": "Hasta tres peticiones más si encuentra algo que corregir.",
  // automation/editor/wordfields.js
  "After 10 rounds of tool calls": "Tras 10 rondas de llamadas a herramientas",
  // model/memorywords.js
  "After a reply, the model reads the exchange: lately {tokens} tokens and {time}.": "Después de una respuesta, el modelo lee el intercambio: últimamente {tokens} tokens y {time}.",
  // model/memorywords.js
  "After a reply, while nothing else happens, the model reads the exchange in one more request.": "Después de una respuesta, mientras no pasa nada más, el modelo lee el intercambio con una llamada más.",
  // automation/editor/wordfields.js
  "After each tool, the model is asked again.": "Después de cada herramienta se vuelve a preguntar al modelo.",
  // library/entryrules.js
  "After the character": "Después del personaje",
  // library/entryrules.js
  "After the example dialogue": "Después del diálogo de ejemplo",
  // automation/run/partsview.js
  "After the failure": "Tras el fallo",
  // ../plugins/tts/card.js
  "After the first sentence": "Tras la primera frase",
  // automation/schedules/triggerform.js
  "After the workflow": "Después del flujo de trabajo",
  // automation/widgets/triggerwords.js
  "After “{name}” failed": "Después de fallar «{name}»",
  // automation/widgets/triggerwords.js
  "After “{name}” succeeded": "Después de terminar bien «{name}»",
  // team/agentstab.js, team/page.js
  "Agents": "Agentes",
  // model/transfer.js
  "Agnai export": "Exportación de Agnai",
  // inspector/numbers.js
  "All": "Todas",
  // library/entryrules.js
  "All are mentioned": "Se mencionan todas",
  // inspector/callchart.js, inspector/sections.js
  "All calls as a table": "Todas las llamadas en una tabla",
  // library/character.js
  "All characters": "Todos los personajes",
  // automation/editor/conditionfield.js
  "All conditions are true": "Se cumplen todas las condiciones",
  // sidebar/groups.js, voices/proof.js
  "All conversations": "Todas las conversaciones",
  // sidebar/emptynotice.js
  "All conversations are archived or in the trash. Start a new conversation, or restore one.": "Todas las conversaciones están archivadas o en la papelera. Inicia una nueva o restaura alguna.",
  // sidebar/acts.js
  "All conversations in the trash will be deleted permanently.": "Todas las conversaciones de la papelera se eliminarán definitivamente.",
  // automation/variables/variables.js
  "All groups": "Todos los grupos",
  // voices/habits.js
  "All habits of {model} were forgotten.": "Se olvidaron todos los hábitos de {model}.",
  // automation/list/runlist.js
  "All kinds": "Todos los tipos",
  // widgets/files/encoding.js
  "All languages": "Todos los idiomas",
  // library/worlds.js
  "All lorebooks": "Todos los lorebooks",
  // help/view.js
  "All pages": "Todas las páginas",
  // team/deletions.js
  "All rounds, the log and the documents are deleted. Files you added are kept.": "Se eliminan todas las rondas, el registro y los documentos. Los archivos que añadiste se conservan.",
  // model/samples.js
  "All samples are deleted, along with your changes to them. Everything else is kept.": "Se eliminan todos los ejemplos, junto con tus cambios en ellos. Todo lo demás se conserva.",
  // widgets/conversation/scripts.js
  "All scripts": "Todos los scripts",
  // automation/list/runlist.js
  "All states": "Todos los estados",
  // model/voiceways.js, settings/models/voicefigures.js
  "All three voices": "Las tres voces",
  // inspector/chooser.js
  "All turns": "Todos los turnos",
  // automation/list/runlist.js
  "All workflows": "Todos los flujos de trabajo",
  // chat/artifacts/deletion.js
  "All {total} variants are deleted, or only number {n}. Deleted variants can't be restored.": "Se eliminan las {total} variantes o solo la número {n}. Las variantes eliminadas no se pueden restaurar.",
  // widgets/approval.js
  "Allow for this conversation": "Permitir en esta conversación",
  // widgets/approval.js
  "Allow for this run": "Permitir en esta ejecución",
  // widgets/approval.js
  "Allow for this task": "Permitir en esta tarea",
  // widgets/approval.js
  "Allow once": "Permitir una vez",
  // widgets/approval.js
  "Allow once with these": "Permitir una vez con estos",
  // widgets/approval.js
  "Allow this host for the conversation": "Permitir este host durante la conversación",
  // widgets/approval.js
  "Allow this host for the run": "Permitir este host durante la ejecución",
  // widgets/approval.js
  "Allow this host for the task": "Permitir este host durante la tarea",
  // widgets/requestparts.js
  "Allow “{tool}”?": "¿Permitir «{tool}»?",
  // model/catalog.js
  "Allowed tools": "Herramientas permitidas",
  // onboarding/index.js, onboarding/server.js
  "Almost there": "Ya casi está",
  // settings/models/meaning.js
  "Also downloads llama.cpp ({size}) from {host}.": "También descarga llama.cpp ({size}) de {host}.",
  // settings/models/meaning.js
  "Also downloads llama.cpp from {host}.": "También descarga llama.cpp de {host}.",
  // library/character.js
  "Also move the character's conversations to the trash": "Mover también a la papelera las conversaciones del personaje",
  // library/entryrules.js
  "Also searched": "También se busca en",
  // library/scripts.js
  "Also when I edit a message": "También cuando edito un mensaje",
  // lib/keys.js
  "Alt": "Alt",
  // sidebar/rows.js
  "Alt and the arrow keys move the folder. Left and right close and open it.": "Alt y las flechas mueven la carpeta. Izquierda y derecha la cierran y la abren.",
  // library/entries.js, library/entryrules.js, model/appearancechoices.js
  "Always": "Siempre",
  // automation/schedules/permissionlist.js, widgets/approval.js
  "Always allow": "Permitir siempre",
  // automation/schedules/permissionlist.js
  "Always allow: {tool}": "Permitir siempre: {tool}",
  // widgets/approval.js
  "Always allow…": "Permitir siempre…",
  // library/entries.js
  "Always included, no keyword needed.": "Siempre incluida, sin palabra clave.",
  // automation/assistants/assistants.js
  "Always the same tools": "Siempre las mismas herramientas",
  // library/entryrules.js
  "Among the last messages": "Entre los últimos mensajes",
  // automation/editor/stepform.js
  "An assistant follows this text with its allowed tools. Mention an assistant with @ to choose one.": "Un asistente sigue este texto con sus herramientas permitidas. Menciona a un asistente con @ para elegirlo.",
  // settings/toolbox/websearch.js
  "An instance of your own, or one that you trust.": "Una instancia propia o una en la que confías.",
  // team/agentwords.js
  "Analyst": "Analista",
  // model/turnlabels.js
  "Another character's reply": "Respuesta de otro personaje",
  // ../plugins/tts/card.js
  "Another engine on this computer reads the rest of the reply.": "Otro motor de este ordenador lee el resto de la respuesta.",
  // settings/models/endpointcard.js
  "Another model": "Otro modelo",
  // model/quickreplies.js
  "Another quick reply is still running.": "Otra respuesta rápida sigue en marcha.",
  // onboarding/server.js
  "Another server": "Otro servidor",
  // automation/editor/names.js
  "Another step has this name.": "Otro paso tiene este nombre.",
  // automation/widgets/triggerwords.js
  "Another workflow": "Otro flujo de trabajo",
  // automation/editor/controlforms.js, inspector/rawcall.js, sidebar/found.js
  "Answer": "Respuesta",
  // model/capabilities.js
  "Answer a short message": "Responder a un mensaje breve",
  // automation/editor/wordfields.js
  "Answer with what is known so far": "Responder con lo que se sepa hasta entonces",
  // model/permission.js
  "Any address on {host}": "Cualquier dirección de {host}",
  // automation/editor/conditionfield.js
  "Any condition is true": "Se cumple alguna condición",
  // automation/schedules/rhythmfields.js
  "Any day of the first week. Weeks begin on Monday.": "Cualquier día de la primera semana. Las semanas empiezan el lunes.",
  // model/permission.js
  "Anything": "Cualquier cosa",
  // model/permission.js
  "Anywhere in the chosen folder": "En cualquier lugar de la carpeta elegida",
  // model/permission.js
  "Anywhere in {folder}": "En cualquier lugar de {folder}",
  // settings/data/about.js
  "Apache 2.0 or MPL 2.0": "Apache 2.0 o MPL 2.0",
  // settings/index.js
  "Appearance": "Apariencia",
  // settings/models/presetrow.js
  "Apply": "Aplicar",
  // settings/models/presetrow.js
  "Apply {name}": "Aplicar {name}",
  // widgets/files/encoding.js
  "Arabic": "Árabe",
  // sidebar/acts.js, sidebar/many.js
  "Archive": "Archivar",
  // main/destinations.js, sidebar/sidebar.js
  "Archived": "Archivadas",
  // library/scripts.js
  "Are filled in as a pattern": "Se rellenan como patrón",
  // library/scripts.js
  "Are filled in as plain text": "Se rellenan como texto",
  // library/scripts.js
  "Are plain text": "Son texto",
  // automation/editor/trystep.js, automation/run/partsview.js, automation/run/stepsview.js, model/fieldwords.js, widgets/schema/argsform.js
  "Arguments": "Argumentos",
  // automation/run/stepsview.js
  "Arguments as written": "Argumentos tal como se escribieron",
  // automation/variables/variables.js, widgets/schema/configfield.js
  "As JSON.": "Como JSON.",
  // widgets/folder/settings.js
  "As everywhere": "Como en todas partes",
  // library/entries.js
  "As in JavaScript; /pattern/i works too.": "Como en JavaScript; también vale /patrón/i.",
  // widgets/conversation/sheet.js
  "As in other conversations": "Como en otras conversaciones",
  // model/toolwords.js
  "As text": "Como texto",
  // composer/tools.js
  "As the folder of this conversation says.": "Según la carpeta de esta conversación.",
  // library/entryrules.js
  "As the lorebook": "Como el lorebook",
  // widgets/memory/factform.js
  "As the story says it.": "Tal como lo dice la historia.",
  // model/memorywords.js
  "As the words say": "Según las palabras",
  // settings/appearance/appearance.js
  "Ask": "Preguntar",
  // automation/editor/stepkinds.js, model/toolwords.js
  "Ask a model": "Preguntar a un modelo",
  // automation/editor/stepkinds.js, model/toolwords.js
  "Ask a person": "Preguntar a una persona",
  // automation/editor/stepkinds.js, model/runlabels.js, model/toolwords.js
  "Ask an assistant": "Preguntar a un asistente",
  // team/begin.js
  "Ask for documents, such as report.docx or chart.svg, and add files to work from. A project manager plans the work, agents do it, and you get the documents.": "Pide documentos, como report.docx o chart.svg, y añade archivos de partida. Un jefe de proyecto planifica el trabajo, los agentes lo hacen y tú recibes los documentos.",
  // automation/editor/wordfields.js
  "Ask me whether to continue": "Preguntarme si continuar",
  // automation/editor/stepkinds.js
  "Ask several in parallel": "Preguntar a varios en paralelo",
  // main/commands.js
  "Ask the team": "Encargar al equipo",
  // team/index.js
  "Ask the team for documents": "Pedir documentos al equipo",
  // widgets/requestparts.js
  "Ask {host}?": "¿Consultar {host}?",
  // model/runlabels.js
  "Asks an assistant.": "Pregunta a un asistente.",
  // model/toolwords.js
  "Asks you a question. The run waits for the answer.": "Te hace una pregunta. La ejecución espera la respuesta.",
  // model/runlabels.js
  "Asks you.": "Te pregunta.",
  // model/runlabels.js
  "Asks {name}.": "Pregunta a {name}.",
  // automation/editor/morefields.js, model/names.js, model/toolwords.js, widgets/exporting.js
  "Assistant": "Asistente",
  // automation/editor/wordfields.js
  "Assistant for written tasks": "Asistente para las tareas en lenguaje natural",
  // automation/assistants/assistants.js, automation/page.js, composer/completion.js, model/named.js
  "Assistants": "Asistentes",
  // automation/editor/wordfields.js
  "Assistants read this description to find the workflow.": "Los asistentes leen esta descripción para encontrar el flujo de trabajo.",
  // automation/schedules/rhythmfields.js
  "At": "Hora",
  // automation/schedules/rhythmfields.js
  "At minute": "En el minuto",
  // settings/models/prompts.js
  "At most this many tokens": "Como máximo estos tokens",
  // settings/models/prompts.js
  "At most this share of the context, in %": "Como máximo esta parte del contexto, en %",
  // composer/composermenu.js
  "Attach and write": "Adjuntar y escribir",
  // composer/composermenu.js, composer/intake.js
  "Attach files or images": "Adjuntar archivos o imágenes",
  // lib/files.js
  "Attach the image too": "Adjuntar también la imagen",
  // model/toolwords.js
  "Attachments": "Adjuntos",
  // ../plugins/tts/widget.js
  "Audio position": "Posición del audio",
  // voices/editor.js
  "Audits": "Comprobaciones",
  // main/commands.js, widgets/conversation/context.js, widgets/conversation/sheet.js
  "Author's note": "Nota del autor",
  // settings/models/localchoices.js
  "Automatic": "Automático",
  // settings/toolbox/toolservers.js
  "Available tools": "Herramientas disponibles",
  // automation/schedules/permissionlist.js, help/view.js, widgets/approval.js
  "Back": "Atrás",
  // sidebar/sidebar.js
  "Back to conversations": "Volver a las conversaciones",
  // lib/page.js
  "Back to the conversation": "Volver a la conversación",
  // lib/page.js
  "Back to the conversation (Esc)": "Volver a la conversación (Esc)",
  // main/commands.js
  "Back to the conversation from runs or the team": "Volver a la conversación desde las ejecuciones o el equipo",
  // team/detail.js
  "Back to the list": "Volver a la lista",
  // team/preview.js
  "Back to {name}": "Volver a {name}",
  // settings/data/backups.js
  "Back up and restore": "Hacer copia y restaurar",
  // main/commands.js, settings/data/backups.js
  "Back up now": "Hacer copia ahora",
  // settings/data/backups.js
  "Backing up and verifying…": "Haciendo la copia y verificándola…",
  // settings/data/backups.js
  "Backing up the current data, then restoring…": "Haciendo una copia de los datos actuales; después se restaura…",
  // settings/data/backups.js
  "Backup made and verified.": "Copia hecha y verificada.",
  // main/settingnames.js, settings/data/data.js
  "Backups": "Copias de seguridad",
  // sidebar/oldbackups.js
  "Backups still contain what you delete. Daily backups are removed after four weeks at the latest, others are kept until you remove them.": "Las copias de seguridad aún contienen lo que eliminas. Las diarias desaparecen a más tardar en cuatro semanas; las demás se quedan hasta que las quites.",
  // settings/data/backups.js
  "Backups, newest first": "Copias de seguridad, de la más reciente a la más antigua",
  // widgets/files/encoding.js
  "Baltic": "Báltico",
  // voices/habits.js
  "Ban": "Prohibir",
  // widgets/editlist/forms.js
  "Ban while the model writes": "Prohibir mientras el modelo escribe",
  // voices/habits.js
  "Ban “{name}”": "Prohibir «{name}»",
  // voices/habits.js
  "Banned": "Prohibida",
  // chat/calls.js
  "Before calling, the model wrote:": "Antes de la llamada, el modelo escribió:",
  // library/entryrules.js
  "Before the character": "Antes del personaje",
  // library/entryrules.js
  "Before the example dialogue": "Antes del diálogo de ejemplo",
  // library/entryrules.js
  "Below the author's note": "Debajo de la nota del autor",
  // widgets/folder/settings.js
  "Blue": "Azul",
  // model/appearancechoices.js
  "Blue-black with warm light.": "Azul casi negro con luz cálida.",
  // chat/actions.js
  "Bookmark": "Añadir marcador",
  // chat/bookmarks.js
  "Bookmark the last message": "Marcador en el último mensaje",
  // chat/bookmarks.js, chat/titlemenu.js
  "Bookmarks": "Marcadores",
  // voices/notes.js
  "Both": "Ambos",
  // automation/editor/stepkinds.js, automation/run/partsview.js
  "Branch {n}": "Rama {n}",
  // automation/run/partsview.js
  "Branches": "Ramas",
  // library/entries.js
  "Breaks ties; lower first.": "Desempata; primero el más bajo.",
  // team/agentstab.js
  "Built in": "Integrado",
  // settings/data/about.js
  "Built with these open-source projects.": "Hecho con estos proyectos de código abierto.",
  // team/agentstab.js
  "Built-in agents can't be changed. Create your own agent instead.": "Los agentes integrados no se pueden cambiar. Crea tu propio agente.",
  // settings/models/models.js
  "Built-in demo": "Demo integrada",
  // library/quickreplies.js
  "Button": "Botón",
  // library/index.js
  "Buttons above the message box, with a text or commands.": "Botones sobre el cuadro de mensaje, con un texto o comandos.",
  // automation/widgets/triggerwords.js
  "By a schedule": "Por una programación",
  // sidebar/listhead.js
  "By character": "Por personaje",
  // sidebar/listhead.js
  "By folder": "Por carpeta",
  // automation/widgets/triggerwords.js
  "By hand": "A mano",
  // automation/schedules/starts.js
  "By hand. Add a trigger to start it at a time, when a file appears, or when it is called.": "A mano. Añade un disparador para iniciarlo a una hora, cuando aparezca un archivo o cuando se le llame.",
  // automation/widgets/cron.js
  "By its fields: {fields}": "Según sus campos: {fields}",
  // widgets/memory/page.js
  "By messages": "Por mensajes",
  // settings/models/getanother.js
  "By name or address": "Por nombre o dirección",
  // widgets/memory/page.js
  "By story time": "Por tiempo de la historia",
  // sidebar/listhead.js
  "By time": "Por fecha",
  // settings/models/meaning.js
  "By words only": "Solo por palabras",
  // automation/widgets/triggerwords.js
  "By {command}": "Con {command}",
  // library/character.js
  "CHARX with all files": "CHARX con todos los archivos",
  // inspector/numbers.js
  "Call": "Llamada",
  // automation/editor/trystep.js
  "Call the tool once": "Llamar a la herramienta una vez",
  // automation/editor/flowform.js
  "Call {n}": "Llamada {n}",
  // automation/widgets/triggerwords.js
  "Called by another program": "Llamado por otro programa",
  // library/entryrules.js
  "Calls no other entries": "No llama a otras entradas",
  // widgets/requestparts.js
  "Calls the tool server {program}": "Llama al servidor de herramientas {program}",
  // model/runlabels.js
  "Calls “{name}”.": "Llama a «{name}».",
  // library/cardfields.js
  "Can be changed for each conversation.": "Se puede cambiar en cada conversación.",
  // automation/run/againdialog.js, automation/schedules/trytrigger.js, automation/widgets/startdialog.js, chat/artifacts/deletion.js, chat/editbox.js, lib/overlay.js, library/preview.js, library/transfer/review.js, widgets/crop.js, widgets/memory/factform.js, widgets/savebar.js, widgets/servers/modelpick.js
  "Cancel": "Cancelar",
  // library/preview.js
  "Card format {format}": "Formato de tarjeta {format}",
  // widgets/memory/carry.js
  "Carried facts apply to every branch there, and can be removed together.": "Los hechos llevados valen allí en todas las ramas y se pueden quitar juntos.",
  // widgets/memory/page.js
  "Carried over": "Llevados",
  // widgets/memory/carry.js
  "Carry over facts": "Llevar hechos",
  // widgets/memory/carry.js
  "Carry over into": "Llevar a",
  // widgets/memory/page.js
  "Carry over into another conversation": "Llevar a otra conversación",
  // widgets/files/encoding.js
  "Central Europe": "Europa central",
  // model/turnlabels.js
  "Change of person": "Cambio de persona",
  // model/turnlabels.js
  "Change of tense": "Cambio de tiempo",
  // automation/schedules/permissionlist.js, automation/schedules/starts.js
  "Change: {name}": "Cambiar: {name}",
  // voices/proof.js
  "Changed: {n} of {all} sentences, in {replies, plural, one {# reply} other {# replies}}.": "Cambiadas: {n} de {all} frases, en {replies, plural, one {# respuesta} other {# respuestas}}.",
  // chat/review.js, inspector/editorsections.js, library/scripts.js
  "Changes": "Cambios",
  // model/scriptwords.js
  "Changes new messages for good.": "Cambia los mensajes nuevos de forma permanente.",
  // voices/audits.js
  "Changes of person": "Cambios de persona",
  // voices/audits.js
  "Changes of tense": "Cambios de tiempo",
  // automation/schedules/permissionlist.js
  "Change…": "Cambiar…",
  // settings/appearance/appearance.js
  "Changing the language reloads the window.": "Al cambiar el idioma se recarga la ventana.",
  // library/cardfields.js, main/destinations.js, sidebar/found.js
  "Character": "Personaje",
  // widgets/conversation/context.js
  "Character and persona": "Personaje y persona",
  // library/worlds.js
  "Character book for V2 and V3 cards": "Libro de personaje para tarjetas V2 y V3",
  // model/transfer.js
  "Character card or lorebook": "Tarjeta de personaje o lorebook",
  // settings/data/association.js
  "Character cards in the file manager": "Tarjetas de personaje en el gestor de archivos",
  // library/entryrules.js
  "Character's description": "Descripción del personaje",
  // library/cardfields.js, library/entryrules.js, library/preview.js
  "Character's note": "Nota del personaje",
  // library/personas.js, widgets/conversation/sheet.js
  "Character's persona, or the default": "La identidad del personaje o la predeterminada",
  // library/entryrules.js
  "Character's personality": "Personalidad del personaje",
  // library/characters.js, library/entryrules.js, library/index.js, widgets/members.js, widgets/memory/page.js, widgets/newchat.js
  "Characters": "Personajes",
  // composer/completion.js
  "Characters and assistants": "Personajes y asistentes",
  // library/personas.js
  "Characters call you by this name. It replaces {{user}}.": "Los personajes te llaman por este nombre. Reemplaza {{user}}.",
  // widgets/members.js
  "Characters in the library": "Personajes de la biblioteca",
  // chat/titlemenu.js, composer/castbar.js, main/commands.js, widgets/conversation/sheet.js, widgets/members.js
  "Characters of this conversation": "Personajes de esta conversación",
  // model/toolwords.js
  "Chart": "Gráfico",
  // chat/empty.js
  "Chat with {name}": "Chatear con {name}",
  // model/transfer.js
  "ChatGPT export": "Exportación de ChatGPT",
  // model/transfer.js
  "Chatbot UI export": "Exportación de Chatbot UI",
  // settings/data/data.js
  "Check database": "Comprobar base de datos",
  // main/commands.js, settings/data/about.js
  "Check for a new release": "Buscar una versión nueva",
  // model/callwords.js
  "Checked the date and time": "Fecha y hora consultadas",
  // settings/models/local.js
  "Checking": "Comprobando",
  // automation/editor/dryrun.js
  "Checking each step…": "Comprobando cada paso…",
  // settings/data/data.js
  "Checking every page of the database…": "Comprobando todas las páginas de la base de datos…",
  // model/engine.js
  "Checking the engine": "Comprobando el motor",
  // model/engine.js
  "Checking the graphics card": "Comprobando la tarjeta gráfica",
  // model/engine.js
  "Checking {name}": "Comprobando {name}",
  // voices/editor.js
  "Checks the finished reply and fixes what it finds.": "Revisa la respuesta terminada y corrige lo que encuentra.",
  // model/transfer.js
  "Cherry Studio backup": "Copia de seguridad de Cherry Studio",
  // widgets/files/encoding.js
  "Chinese": "Chino",
  // automation/editor/askform.js
  "Choice": "Opción",
  // automation/editor/askform.js
  "Choices, one per line": "Opciones, una por línea",
  // automation/schedules/triggerform.js, widgets/schema/configfield.js
  "Choose": "Elegir",
  // model/named.js
  "Choose a conversation": "Elegir una conversación",
  // widgets/memory/carry.js
  "Choose a conversation…": "Elegir una conversación…",
  // lib/calendar.js, lib/input.js
  "Choose a day": "Elegir un día",
  // library/transfer/section.js, widgets/pathpicker.js
  "Choose a file": "Elegir un archivo",
  // widgets/pathpicker.js
  "Choose a file for {field}": "Elegir un archivo para {field}",
  // library/transfer/section.js, main/commands.js, settings/toolbox/toolbox.js, widgets/pathpicker.js
  "Choose a folder": "Elegir una carpeta",
  // widgets/pathpicker.js
  "Choose a folder for {field}": "Elegir una carpeta para {field}",
  // settings/appearance/appearance.js
  "Choose a font on this computer": "Elegir un tipo de letra de este dispositivo",
  // automation/editor/controlforms.js, automation/editor/valuepick.js
  "Choose a list": "Elegir una lista",
  // automation/editor/faultfinder.js
  "Choose a list.": "Elige una lista.",
  // model/named.js
  "Choose a method": "Elegir un método",
  // composer/answerer.js, model/named.js, onboarding/advice.js, onboarding/index.js, settings/models/endpointcard.js, settings/models/meaning.js
  "Choose a model": "Elegir un modelo",
  // onboarding/server.js
  "Choose a model on {server}": "Elegir un modelo en {server}",
  // onboarding/here.js
  "Choose a model yourself": "Elegir un modelo por tu cuenta",
  // automation/list/runlist.js
  "Choose a run to see its steps and its log.": "Elige una ejecución para ver sus pasos y su registro.",
  // team/list.js
  "Choose a team, or make a new request.": "Elige un equipo o haz una solicitud nueva.",
  // automation/schedules/scheduleform.js, automation/widgets/startdialog.js
  "Choose a time in the future.": "Elige una hora futura.",
  // model/named.js
  "Choose a time zone": "Elegir una zona horaria",
  // automation/editor/stepform.js, settings/toolbox/websearch.js
  "Choose a tool": "Elegir una herramienta",
  // settings/toolbox/websearch.js
  "Choose a tool to turn on web search.": "Elige una herramienta para activar la búsqueda web.",
  // automation/editor/faultfinder.js
  "Choose a tool.": "Elige una herramienta.",
  // automation/schedules/triggers.js
  "Choose a trigger, or create one for a workflow.": "Elige un disparador o crea uno para un flujo de trabajo.",
  // automation/variables/variables.js
  "Choose a variable, or create one.": "Elige una variable o crea una.",
  // ../plugins/tts/reader.js
  "Choose a voice": "Elegir una voz",
  // automation/editor/stepform.js, model/named.js
  "Choose a workflow": "Elegir un flujo de trabajo",
  // automation/editor/templates.js
  "Choose a workflow to get a job done: its steps are tools, written tasks and other workflows. Choose a flow to work on a text: it is a chain of prompts.": "Elige un flujo de trabajo para hacer una tarea: sus pasos son herramientas, tareas y otros flujos. Elige un flujo para trabajar un texto: es una cadena de prompts.",
  // automation/editor/templates.js
  "Choose a workflow to see its steps, or create one.": "Elige un flujo de trabajo para ver sus pasos o crea uno.",
  // automation/editor/faultfinder.js
  "Choose a workflow.": "Elige un flujo de trabajo.",
  // widgets/memory/carry.js
  "Choose all": "Elegir todos",
  // chat/clicks.js
  "Choose an action for “{word}”": "Elige una acción para «{word}»",
  // team/agentstab.js
  "Choose an agent, or create one.": "Elige un agente o crea uno.",
  // model/named.js
  "Choose an assistant": "Elegir un asistente",
  // automation/assistants/assistants.js
  "Choose an assistant, or create one.": "Elige un asistente o crea uno.",
  // widgets/schema/configfield.js
  "Choose an option.": "Elige una opción.",
  // composer/answerer.js, model/failure.js, onboarding/advice.js, onboarding/here.js
  "Choose another model": "Elegir otro modelo",
  // automation/editor/stepform.js
  "Choose another tool": "Elegir otra herramienta",
  // automation/editor/stepform.js
  "Choose another workflow": "Elegir otro flujo de trabajo",
  // settings/speech/speech.js
  "Choose engines and voices in the Read aloud panel.": "Elige los motores y las voces en el panel Leer en voz alta.",
  // widgets/memory/carry.js
  "Choose none": "No elegir ninguno",
  // widgets/portraitbutton.js
  "Choose picture": "Elegir imagen",
  // main/commands.js
  "Choose the file to import": "Elegir el archivo que se importa",
  // main/commands.js
  "Choose the folder to import": "Elegir la carpeta que se importa",
  // main/commands.js
  "Choose the folder to save in": "Elegir la carpeta donde guardar",
  // composer/keynames.js
  "Choose the model that replies": "Elegir el modelo que responde",
  // settings/toolbox/toolbox.js
  "Choose the tools of a conversation at its message box, or for a folder in the folder's settings.": "Elige las herramientas de una conversación junto a su cuadro de mensaje, y las de una carpeta en los ajustes de la carpeta.",
  // composer/keynames.js
  "Choose the tools of this conversation": "Elegir las herramientas de esta conversación",
  // widgets/pathpicker.js
  "Choose this folder": "Elegir esta carpeta",
  // composer/tools.js
  "Choose what the model may use in this conversation, from your next message on. Tools marked “asks first” wait for you.": "Elige qué puede usar el modelo en esta conversación a partir de tu próximo mensaje. Las herramientas marcadas con «pregunta antes» te esperan.",
  // composer/castbar.js
  "Choose who speaks": "Elegir quién habla",
  // model/transfer.js
  "Claude export": "Exportación de Claude",
  // sidebar/many.js
  "Clear the selection": "Anular la selección",
  // widgets/samplers/fields.js
  "Clear to use the server's value": "Vaciar para usar el valor del servidor",
  // widgets/samplers/fields.js
  "Clear {name}": "Vaciar {name}",
  // ../plugins/tts/card.js
  "Clicking a word plays": "Al hacer clic en una palabra se lee",
  // model/toolwords.js
  "Client ID, client secret and address of the tokens. A token is fetched before the request.": "Identificador y secreto del cliente, y dirección de los tokens. Antes de la petición se pide un token.",
  // chat/editbox.js, chat/find.js, chat/pictures.js, lib/overlay.js, settings/models/getanother.js, settings/models/models.js
  "Close": "Cerrar",
  // help/view.js, lib/sections.js
  "Close (Esc)": "Cerrar (Esc)",
  // main/closing.js
  "Close after the reply": "Cerrar tras la respuesta",
  // model/engine.js
  "Close other programs first.": "Cierra antes otros programas.",
  // settings/index.js
  "Close settings": "Cerrar la configuración",
  // lib/panel.js
  "Close the focused panel": "Cerrar el panel activo",
  // help/view.js
  "Close the help": "Cerrar la ayuda",
  // library/index.js
  "Close the library": "Cerrar la biblioteca",
  // main/commands.js
  "Close the open document": "Cerrar el documento abierto",
  // team/preview.js
  "Close the preview": "Cerrar la vista previa",
  // team/preview.js
  "Close the preview (Esc)": "Cerrar la vista previa (Esc)",
  // lib/panel.js
  "Close {title}": "Cerrar {title}",
  // team/agentwords.js
  "Coder": "Programador",
  // chat/artifacts/widget.js
  "Collapse": "Contraer",
  // sidebar/folderrow.js, widgets/folder/settings.js
  "Color": "Color",
  // automation/editor/anyfield.js
  "Column": "Columna",
  // model/toolwords.js
  "Columns": "Columnas",
  // automation/editor/askform.js
  "Columns, one per line": "Columnas, una por línea",
  // model/appearancechoices.js
  "Comfortable": "Amplia",
  // automation/schedules/triggerform.js, model/toolwords.js
  "Command": "Comando",
  // palette/palette.js
  "Command palette": "Paleta de comandos",
  // settings/toolbox/toolserverform.js
  "Command, address or configuration": "Comando, dirección o configuración",
  // composer/completion.js
  "Commands": "Comandos",
  // model/appearancechoices.js
  "Compact": "Compacta",
  // automation/run/runhead.js
  "Compare": "Comparar",
  // automation/editor/conditionfield.js
  "Compare with a value": "Comparar con un valor",
  // voices/tryit.js
  "Compare with this conversation": "Comparar con esta conversación",
  // automation/editor/conditionfield.js
  "Compared with": "Comparado con",
  // automation/run/compareview.js
  "Compared with the last successful run": "Comparado con la última ejecución con éxito",
  // automation/editor/conditionfield.js
  "Compared with: {value}": "Comparado con: {value}",
  // automation/editor/conditionfield.js
  "Comparison": "Comparación",
  // team/agentwords.js
  "Computes with tables and makes tables, charts and reports from them.": "Calcula con tablas y crea con ellas tablas, gráficos e informes.",
  // team/begin.js
  "Connect a model": "Conectar un modelo",
  // settings/toolbox/toolserverform.js
  "Connect and list tools": "Conectar y listar herramientas",
  // settings/toolbox/toolserverform.js
  "Connecting and listing tools…": "Conectando y listando herramientas…",
  // settings/toolbox/toolservers.js
  "Connecting to {server}…": "Conectando con {server}…",
  // settings/data/privacy.js
  "Contacted since Terzetto started": "Contactados desde que se inició Terzetto",
  // model/toolwords.js
  "Content": "Contenido",
  // library/transfer/review.js
  "Contents": "Contenido",
  // settings/models/localchoices.js
  "Context": "Contexto",
  // model/capabilities.js, widgets/samplers/samplers.js
  "Context size": "Tamaño del contexto",
  // chat/actions.js, chat/message.js, widgets/requestcard.js
  "Continue": "Continuar",
  // composer/composermenu.js, main/commands.js
  "Continue the last reply": "Continuar la última respuesta",
  // automation/editor/morefields.js
  "Continue when the step fails": "Continuar cuando el paso falle",
  // model/runlabels.js
  "Continues with one of two branches.": "Continúa con una de dos ramas.",
  // chat/titlemenu.js, chat/transcript.js, lib/keys.js, main.js, main/destinations.js, model/toolwords.js, sidebar/found.js, team/roundview.js
  "Conversation": "Conversación",
  // chat/titlemenu.js, main/commands.js
  "Conversation menu": "Menú de la conversación",
  // widgets/members.js
  "Conversation with several characters": "Conversación con varios personajes",
  // chat/header.js, lib/page.js, main/destinations.js, model/named.js, settings/appearance/appearance.js, sidebar/sidebar.js
  "Conversations": "Conversaciones",
  // chat/rescue.js
  "Conversations that lost their name are now called “Recovered: …”.": "Las conversaciones que perdieron su nombre se llaman ahora «Recovered: …».",
  // library/character.js
  "Conversations with this character are kept. Importing the same card again reconnects them.": "Las conversaciones con este personaje se conservan. Al volver a importar la misma tarjeta, se vinculan de nuevo.",
  // settings/data/backups.js
  "Conversations, characters, servers and settings return to {at}. Later changes are backed up first, so you can return to them. Replies in progress are stopped.": "Las conversaciones, los personajes, los servidores y la configuración vuelven al estado del {at}. Antes se hace una copia de los cambios posteriores, así que podrás recuperarlos. Las respuestas en curso se detienen.",
  // library/entryrules.js
  "Cooldown": "Pausa después",
  // lib/code.js
  "Copied": "Copiado",
  // lib/copybutton.js, lib/copying.js
  "Copied.": "Copiado.",
  // automation/widgets/value.js, chat/actions.js, onboarding/install.js, settings/data/about.js
  "Copy": "Copiar",
  // automation/schedules/triggerform.js
  "Copy address": "Copiar dirección",
  // automation/editor/editorbar.js, inspector/sections.js
  "Copy as JSON": "Copiar como JSON",
  // lib/code.js
  "Copy code": "Copiar código",
  // automation/schedules/triggerform.js
  "Copy curl command": "Copiar comando curl",
  // main/commands.js
  "Copy diagnostics": "Copiar el diagnóstico",
  // settings/data/data.js
  "Copy path": "Copiar ruta",
  // widgets/servers/probe.js
  "Copy report": "Copiar informe",
  // inspector/rawcall.js
  "Copy request": "Copiar solicitud",
  // inspector/rawcall.js
  "Copy response": "Copiar respuesta",
  // chat/rowmenu.js
  "Copy selection": "Copiar selección",
  // automation/schedules/triggerform.js
  "Copy the token now. It won't be shown again.": "Copia el token ahora. No se volverá a mostrar.",
  // automation/schedules/triggerform.js
  "Copy token": "Copiar token",
  // settings/appearance/appearance.js
  "Couldn't list the fonts of this computer.": "No se pudieron listar los tipos de letra de este dispositivo.",
  // settings/data/about.js
  "Couldn't load the license text.": "No se pudo cargar el texto de la licencia.",
  // settings/models/models.js
  "Couldn't load the list of servers.": "No se pudo cargar la lista de servidores.",
  // ../plugins/tts/voiceform.js
  "Couldn't load the voices. Try again.": "No se pudieron cargar las voces. Inténtalo de nuevo.",
  // chat/pictures.js
  "Couldn't load {name}": "No se pudo cargar {name}",
  // chat/artifacts/media.js
  "Couldn't load {name}.": "No se pudo cargar {name}.",
  // ipc/http.js
  "Couldn't reach Terzetto. The program may have been closed.": "No se pudo conectar con Terzetto. Puede que el programa se haya cerrado.",
  // lib/copybutton.js, lib/copying.js, main/commands.js
  "Couldn't reach the clipboard.": "No se pudo acceder al portapapeles.",
  // composer/answerer.js
  "Couldn't reach {server}.": "No se pudo conectar con {server}.",
  // chat/artifacts/media.js
  "Couldn't read the file.": "No se pudo leer el archivo.",
  // ipc/http.js
  "Couldn't read the image.": "No se pudo leer la imagen.",
  // ../plugins/tts/reader.js, ../plugins/tts/voiceform.js
  "Couldn't read the reply aloud. Try again.": "No se pudo leer la respuesta en voz alta. Inténtalo de nuevo.",
  // ipc/wails.js
  "Couldn't read what was dropped.": "No se pudo leer lo que se soltó.",
  // ipc/index.js, ipc/wails.js
  "Couldn't read {name}. The file may have been moved or deleted, or is a folder.": "No se pudo leer {name}. Puede que el archivo se haya movido o eliminado, o que sea una carpeta.",
  // ../plugins/tts/widget.js
  "Couldn't save the audio.": "No se pudo guardar el audio.",
  // ipc/http.js, ipc/wails.js
  "Couldn't send the file.": "No se pudo enviar el archivo.",
  // widgets/files/items.js
  "Couldn't show {name}. Save the file to open it in another app.": "No se pudo mostrar {name}. Guarda el archivo para abrirlo en otra aplicación.",
  // widgets/memory/factform.js
  "Counted from its first day.": "Contado desde su primer día.",
  // library/scripts.js
  "Counted from the newest, which is 0.": "Contado desde el más nuevo, que es 0.",
  // library/entryrules.js, library/worlds.js
  "Counted from the newest.": "Contados desde el más reciente.",
  // voices/proof.js
  "Counting…": "Contando…",
  // model/toolwords.js
  "Counts the days from one date to another.": "Cuenta los días de una fecha a otra.",
  // voices/proof.js
  "Counts what the Editor changed. No model is asked.": "Cuenta lo que cambió el Editor. No se pregunta a ningún modelo.",
  // model/appearancechoices.js
  "Cream and oxblood.": "Crema y granate.",
  // automation/schedules/triggerform.js, widgets/formdetail.js
  "Create": "Crear",
  // team/agentstab.js
  "Created by you": "Creado por ti",
  // widgets/requestparts.js
  "Creates {path}": "Crea {path}",
  // team/agentwords.js
  "Creative": "Creativo",
  // library/cardfields.js, model/fieldwords.js
  "Creator": "Autor",
  // library/cardfields.js, library/entryrules.js, library/preview.js
  "Creator's notes": "Notas del autor",
  // widgets/crop.js
  "Crop the portrait": "Recortar el retrato",
  // lib/keys.js
  "Ctrl": "Ctrl",
  // automation/editor/values.js
  "Cursor of this page": "Cursor de esta página",
  // automation/schedules/rhythmfields.js
  "Custom (cron)": "Personalizada (cron)",
  // main/settingnames.js, settings/appearance/appearance.js, settings/appearance/customlook.js
  "Custom CSS": "CSS personalizado",
  // model/customcss.js
  "Custom CSS can have at most {n} characters.": "El CSS personalizado puede tener como máximo {n} caracteres.",
  // settings/appearance/customlook.js
  "Custom CSS is saved.": "El CSS personalizado está guardado.",
  // widgets/files/encoding.js
  "Cyrillic": "Cirílico",
  // widgets/samplers/samplers.js
  "DRY allowed length": "Longitud permitida de DRY",
  // widgets/samplers/samplers.js
  "DRY base": "Base de DRY",
  // widgets/samplers/samplers.js
  "DRY multiplier": "Multiplicador de DRY",
  // widgets/samplers/samplers.js
  "DRY range": "Alcance de DRY",
  // widgets/samplers/samplers.js
  "DRY sequence breakers": "Separadores de DRY",
  // model/turnlabels.js, voices/audits.js
  "Dashes in a row": "Rayas seguidas",
  // settings/index.js
  "Data": "Datos",
  // automation/editor/values.js
  "Data from another program": "Datos de otro programa",
  // automation/schedules/trytrigger.js
  "Data of the call": "Datos de la llamada",
  // model/transfer.js
  "Data to import": "Datos que se importan",
  // automation/schedules/scheduleform.js, model/toolwords.js
  "Date and time": "Fecha y hora",
  // automation/schedules/rhythmfields.js
  "Dates to leave out, with commas between them.": "Fechas que se omiten, separadas por comas.",
  // automation/schedules/rhythmfields.js
  "Day": "Día",
  // widgets/memory/page.js
  "Day {n}": "Día {n}",
  // model/toolwords.js
  "Days between two dates": "Días entre dos fechas",
  // automation/schedules/rhythmfields.js
  "Days of the week": "Días de la semana",
  // model/appearancechoices.js
  "Deep green.": "Verde intenso.",
  // model/transfer.js
  "DeepSeek export": "Exportación de DeepSeek",
  // automation/assistants/assistants.js, automation/editor/wordfields.js
  "Default assistant": "Asistente predeterminado",
  // library/cardfields.js
  "Default persona": "Identidad predeterminada",
  // ../plugins/tts/card.js
  "Default speech voice": "Voz de lectura predeterminada",
  // settings/data/data.js
  "Default: 500 MB. Backups include these files.": "Predeterminado: 500 MB. Las copias de seguridad incluyen estos archivos.",
  // model/toolwords.js
  "Default: all columns.": "Predeterminado: todas las columnas.",
  // model/toolwords.js
  "Default: all conversations.": "Predeterminado: todas las conversaciones.",
  // automation/schedules/triggerform.js
  "Default: all files except hidden ones. A file counts after two seconds without changes.": "Predeterminado: todos los archivos salvo los ocultos. Un archivo cuenta tras dos segundos sin cambios.",
  // model/toolwords.js
  "Default: the conversation of the run.": "Predeterminado: la conversación de la ejecución.",
  // model/toolwords.js
  "Default: the first sheet.": "Predeterminado: la primera hoja.",
  // model/toolwords.js
  "Default: the model that answers in conversations.": "Predeterminado: el modelo que responde en las conversaciones.",
  // model/toolwords.js
  "Default: what the path ends with.": "Por defecto: el final de la ruta.",
  // automation/editor/controlforms.js, automation/editor/stepform.js, model/toolwords.js, widgets/schema/schema.js
  "Default: {value}": "Predeterminado: {value}",
  // model/toolwords.js
  "Definition": "Definición",
  // lib/keys.js
  "Del": "Supr",
  // library/entryrules.js
  "Delay": "No antes de",
  // automation/editor/editorbar.js, automation/editor/orderedlist.js, automation/run/runhead.js, automation/schedules/startform.js, chat/actions.js, chat/readnotes.js, lib/overlay.js, library/character.js, settings/models/endpointcard.js, settings/models/local.js, settings/models/presetrow.js, team/deletions.js, team/detail.js, widgets/editlist/row.js, widgets/formdetail.js
  "Delete": "Eliminar",
  // main/commands.js
  "Delete a step": "Eliminar un paso",
  // chat/artifacts/deletion.js
  "Delete all {total}": "Eliminar las {total}",
  // sidebar/folderrow.js
  "Delete folder": "Eliminar la carpeta",
  // settings/toolbox/websearch.js, widgets/servers/endpointform.js
  "Delete key": "Eliminar clave",
  // sidebar/acts.js
  "Delete permanently": "Eliminar definitivamente",
  // chat/artifacts/widget.js
  "Delete the result of {plugin}": "Eliminar el resultado de {plugin}",
  // chat/artifacts/deletion.js
  "Delete the result of {plugin}?": "¿Eliminar el resultado de {plugin}?",
  // automation/schedules/scheduleform.js
  "Delete the schedule for “{workflow}”?": "¿Eliminar la programación de «{workflow}»?",
  // automation/schedules/triggerform.js
  "Delete the trigger for “{workflow}”?": "¿Eliminar el disparador de «{workflow}»?",
  // team/roundview.js
  "Delete this message": "Eliminar este mensaje",
  // chat/removal.js, team/deletions.js
  "Delete this message?": "¿Eliminar este mensaje?",
  // chat/artifacts/deletion.js
  "Delete variant {n}": "Eliminar la variante {n}",
  // automation/editor/editorbar.js, automation/run/runhead.js, library/character.js, settings/models/endpointcard.js, settings/models/local.js, sidebar/acts.js, team/deletions.js, widgets/editlist/editlist.js, widgets/formdetail.js
  "Delete “{name}”?": "¿Eliminar «{name}»?",
  // widgets/members.js
  "Deleted character": "Personaje eliminado",
  // chat/removal.js
  "Deleted.": "Eliminado.",
  // sidebar/acts.js, widgets/editlist/editlist.js
  "Deleting can't be undone.": "La eliminación no se puede deshacer.",
  // composer/answerer.js
  "Demo": "Demo",
  // settings/appearance/appearance.js
  "Density": "Densidad",
  // library/cardfields.js, library/entryrules.js, widgets/conversation/sheet.js
  "Depth": "Profundidad",
  // automation/editor/faultfinder.js
  "Describe the task.": "Describe la tarea.",
  // library/cardfields.js, library/preview.js, model/fieldwords.js, widgets/editlist/personas.js
  "Description": "Descripción",
  // lib/failuredetails.js, library/cardfields.js, voices/panel.js, widgets/listdetail.js
  "Details": "Detalles",
  // settings/data/about.js
  "Diagnostics": "Diagnóstico",
  // main/commands.js
  "Diagnostics copied. They contain no keys and no text from your conversations.": "Diagnóstico copiado. No contiene claves ni texto de tus conversaciones.",
  // model/turnlabels.js
  "Different approach": "Otro enfoque",
  // automation/run/compareview.js
  "Differs": "Difiere",
  // model/toolwords.js
  "Digest": "Digest",
  // model/turnlabels.js
  "Direct the scene": "Dirigir la escena",
  // model/turnlabels.js
  "Directed the scene": "Dirigió la escena",
  // chat/phase.js
  "Directing": "Dirección",
  // inspector/sections.js, widgets/conversation/directions.js, widgets/editlist/forms.js
  "Direction": "Indicación",
  // model/turnlabels.js
  "Direction note": "Nota de indicación",
  // widgets/conversation/directions.js
  "Direction removed.": "Indicación quitada.",
  // main/commands.js, voices/notes.js, widgets/conversation/sheet.js
  "Directions in this branch": "Indicaciones de esta rama",
  // model/turnlabels.js, voices/director.js, voices/notes.js
  "Director": "Director",
  // voices/index.js
  "Director Writer Editor tools plug-ins": "Director Escritor Editor herramientas complementos",
  // model/capabilities.js
  "Director and Editor can't run with this model. The Writer replies alone.": "El Director y el Editor no funcionan con este modelo. El Escritor responde solo.",
  // settings/models/voicetest.js
  "Director and Editor with this model": "Director y Editor con este modelo",
  // model/capabilities.js
  "Director and Editor work fully.": "El Director y el Editor funcionan por completo.",
  // widgets/conversation/directions.js
  "Director and Writer read the directions.": "El Director y el Escritor leen las indicaciones.",
  // voices/director.js
  "Director thinks first": "El Director razona primero",
  // automation/editor/editorbar.js, settings/models/local.js, widgets/savebar.js
  "Discard": "Descartar",
  // main/closing.js
  "Discard and close": "Descartar y cerrar",
  // model/appearance.js
  "Discard and reload": "Descartar y recargar",
  // automation/editor/editorbar.js
  "Discard changes": "Descartar cambios",
  // automation/editor/editorbar.js, main/closing.js, model/appearance.js
  "Discard the changes?": "¿Descartar los cambios?",
  // settings/models/local.js
  "Discard the download of “{name}”?": "¿Descartar la descarga de «{name}»?",
  // chat/artifacts/shelf.js, chat/header.js, lib/toast.js, onboarding/banner.js, onboarding/enginestrip.js
  "Dismiss": "Cerrar",
  // sidebar/found.js
  "Document": "Documento",
  // model/toolwords.js, team/planview.js, team/roundview.js
  "Documents": "Documentos",
  // widgets/approval.js
  "Don't allow": "No permitir",
  // model/toolwords.js
  "Don't follow redirects": "No seguir redirecciones",
  // composer/startfield.js
  "Don't start the reply": "No empezar la respuesta",
  // automation/list/runlist.js, model/runlabels.js, team/labels.js, widgets/servers/modelpick.js
  "Done": "Terminado",
  // settings/models/getanother.js, widgets/servers/pull.js
  "Download": "Descargar",
  // widgets/servers/found.js
  "Download a first model and start it.": "Descarga un primer modelo e inícialo.",
  // onboarding/here.js
  "Download both": "Descargar ambos",
  // onboarding/here.js
  "Download llama.cpp and use {name}": "Descargar llama.cpp y usar {name}",
  // settings/models/local.js
  "Download of {name}": "Descarga de {name}",
  // onboarding/here.js
  "Download the model": "Descargar el modelo",
  // model/engine.js
  "Downloaded": "Descargado",
  // settings/models/localchoices.js
  "Downloaded models move with the folder. Leave empty to use the data folder.": "Los modelos descargados se mueven con la carpeta. Vacío: la carpeta de datos.",
  // settings/models/local.js
  "Downloading": "Descargando",
  // model/engine.js
  "Downloading the engine": "Descargando el motor",
  // chat/announce.js, chat/phase.js
  "Downloading the model": "Descargando el modelo",
  // chat/phase.js
  "Downloading the model · {n}%": "Descargando el modelo · {n} %",
  // widgets/servers/pull.js
  "Downloading {model}…": "Descargando {model}…",
  // model/engine.js
  "Downloading {name}": "Descargando {name}",
  // settings/models/meaning.js
  "Downloads {name} (about {size}) from {host}.": "Descarga {name} (unos {size}) de {host}.",
  // chat/review.js, sidebar/row.js
  "Draft": "Borrador",
  // widgets/editlist/editlist.js
  "Drag a row to move it, or press {up} and {down} on the row.": "Arrastra una fila para moverla o pulsa {up} y {down} en ella.",
  // automation/editor/conditionfield.js, automation/editor/orderedrow.js, widgets/editlist/row.js
  "Drag to move": "Arrastrar para mover",
  // lib/drawing.js
  "Drawing": "Dibujo",
  // library/entryrules.js
  "Drawn once for each message.": "Se sortea una vez por mensaje.",
  // model/toolwords.js
  "Draws a chart and saves the image to the tools folder.": "Dibuja un gráfico y guarda la imagen en la carpeta de herramientas.",
  // widgets/samplers/samplers.js
  "Drops words less likely than this share of the most likely one.": "Descarta las palabras menos probables que esta proporción de la más probable.",
  // automation/editor/dryrun.js, automation/editor/editorbar.js
  "Dry run": "Simulación",
  // automation/editor/dryrun.js
  "Dry run: {n, plural, one {# step would fail} other {# steps would fail}}.": "Simulación: {n, plural, one {# paso fallaría} other {# pasos fallarían}}.",
  // automation/editor/dryrun.js
  "Dry run: {n, plural, one {the step has what it needs} other {all # steps have what they need}}.": "Simulación: {n, plural, one {el paso tiene lo que necesita} other {los # pasos tienen lo que necesitan}}.",
  // automation/editor/editorbar.js, automation/editor/orderedlist.js, library/character.js, sidebar/acts.js, team/agentstab.js
  "Duplicate": "Duplicar",
  // main/commands.js
  "Duplicate the conversation": "Duplicar la conversación",
  // automation/editor/controlforms.js, automation/list/historychart.js, inspector/chart.js
  "Duration": "Duración",
  // widgets/folder/settings.js
  "Each conversation in this folder reads what is set here. What a conversation sets itself wins.": "Cada conversación de esta carpeta lee lo que se define aquí. Lo que define la propia conversación prevalece.",
  // automation/editor/morefields.js
  "Each further pause is twice as long.": "Cada pausa siguiente dura el doble.",
  // widgets/samplers/samplers.js
  "Each value needs a name.": "Cada valor necesita un nombre.",
  // automation/schedules/rhythmfields.js
  "Each week": "Cada semana",
  // model/memory.js, sidebar/groups.js, widgets/memory/page.js
  "Earlier": "Anteriores",
  // composer/history.js, inspector/sections.js, model/toolwords.js
  "Earlier messages": "Mensajes anteriores",
  // inspector/chooser.js
  "Earlier turn": "Turno anterior",
  // chat/foldversions.js
  "Earlier versions": "Versiones anteriores",
  // model/turnlabels.js
  "Echoing question": "Pregunta eco",
  // voices/audits.js
  "Echoing questions": "Preguntas eco",
  // chat/actions.js, chat/readnotes.js, settings/models/endpointcard.js, settings/toolbox/toolservers.js, widgets/memory/factitem.js
  "Edit": "Editar",
  // widgets/approval.js
  "Edit arguments": "Editar argumentos",
  // automation/editor/askform.js
  "Edit as JSON Schema": "Editar como JSON Schema",
  // automation/editor/conditionfield.js
  "Edit as text": "Editar como texto",
  // voices/editor.js
  "Edit each reply": "Editar cada respuesta",
  // model/failure.js
  "Edit the address": "Editar la dirección",
  // widgets/memory/factform.js
  "Edit the fact": "Editar el hecho",
  // chat/editbox.js
  "Edit the message": "Editar el mensaje",
  // composer/keynames.js
  "Edit your last message": "Editar tu último mensaje",
  // settings/toolbox/toolservers.js
  "Edit {server}": "Editar {server}",
  // chat/review.js
  "Edited": "Editado",
  // chat/foldline.js, chat/foldversions.js
  "Edited by you": "Editado por ti",
  // chat/phase.js
  "Editing": "Edición",
  // model/turnlabels.js, voices/editor.js
  "Editor": "Editor",
  // voices/editor.js
  "Editor thinks first": "El Editor razona primero",
  // voices/proof.js
  "Edits not used: {n}.": "Cambios no usados: {n}.",
  // settings/models/voicefigures.js
  "Edits that were not used": "Cambios no usados",
  // automation/editor/stepkinds.js
  "Empty prompt": "Prompt vacío",
  // sidebar/acts.js
  "Empty the trash?": "¿Vaciar la papelera?",
  // sidebar/acts.js, sidebar/sidebar.js
  "Empty trash": "Vaciar papelera",
  // library/scripts.js
  "Empty: all older ones too.": "Vacío: también todos los anteriores.",
  // model/toolwords.js, widgets/files/encoding.js
  "Encoding": "Codificación",
  // widgets/servers/endpointform.js
  "Encrypted, sent to this address only, and never shown again.": "Se cifra, se envía solo a esta dirección y no se vuelve a mostrar.",
  // lib/keys.js
  "End": "Fin",
  // automation/editor/controlforms.js
  "End early when": "Terminar antes si",
  // automation/run/partsview.js
  "End of the round": "Fin de la vuelta",
  // onboarding/tour.js
  "End the tour": "Terminar el recorrido",
  // model/runlabels.js
  "Ends the run with a result.": "Termina la ejecución con un resultado.",
  // ../plugins/tts/voiceform.js, settings/models/localchoices.js
  "Engine": "Motor",
  // ../plugins/tts/voicepick.js
  "Engine default": "La del motor",
  // settings/index.js
  "Engines and servers that read aloud.": "Motores y servidores que leen en voz alta.",
  // lib/keys.js
  "Enter": "Enter",
  // widgets/samplers/samplers.js
  "Enter a JSON object, or leave the field empty.": "Escribe un objeto JSON o deja el campo vacío.",
  // lib/input.js
  "Enter a date and a time, such as {example}.": "Escribe una fecha y una hora, por ejemplo {example}.",
  // settings/toolbox/websearch.js
  "Enter a key to turn on web search.": "Introduce una clave para activar la búsqueda web.",
  // widgets/schema/entry.js
  "Enter a multiple of {step}.": "Escribe un múltiplo de {step}.",
  // settings/models/presets.js
  "Enter a name.": "Escribe un nombre.",
  // automation/editor/duration.js, widgets/schema/entry.js
  "Enter a number above {min}.": "Escribe un número mayor que {min}.",
  // widgets/schema/entry.js
  "Enter a number below {max}.": "Escribe un número menor que {max}.",
  // automation/editor/flowform.js, widgets/samplers/samplers.js, widgets/schema/entry.js
  "Enter a number from {min} to {max}.": "Escribe un número de {min} a {max}.",
  // widgets/samplers/samplers.js
  "Enter a number, or leave the field empty.": "Escribe un número o deja el campo vacío.",
  // widgets/schema/entry.js
  "Enter a number, {max} or less.": "Escribe un número, {max} o menor.",
  // widgets/schema/entry.js
  "Enter a number, {min} or more.": "Escribe un número, {min} o mayor.",
  // widgets/schema/entry.js
  "Enter a number.": "Escribe un número.",
  // lib/input.js
  "Enter a time, such as {example}.": "Escribe una hora, por ejemplo {example}.",
  // widgets/schema/configfield.js, widgets/schema/entry.js
  "Enter a value here.": "Escribe aquí un valor.",
  // library/quickreplies.js, widgets/editlist/forms.js
  "Enter a value.": "Escribe un valor.",
  // widgets/conversation/sheet.js
  "Enter a whole number from {least} to {most}.": "Escribe un número entero de {least} a {most}.",
  // lib/integer.js, widgets/schema/entry.js
  "Enter a whole number from {min} to {max}.": "Escribe un número entero de {min} a {max}.",
  // widgets/schema/entry.js
  "Enter a whole number, {max} or less.": "Escribe un número entero, {max} o menor.",
  // automation/editor/flowform.js, widgets/schema/entry.js
  "Enter a whole number, {min} or more.": "Escribe un número entero, {min} o mayor.",
  // library/entries.js, widgets/samplers/samplers.js, widgets/schema/entry.js
  "Enter a whole number.": "Escribe un número entero.",
  // settings/data/data.js
  "Enter again": "Volver a introducir",
  // settings/toolbox/websearch.js
  "Enter an address to turn on web search.": "Introduce una dirección para activar la búsqueda web.",
  // widgets/schema/entry.js
  "Enter at least {n, plural, one {# character} other {# characters}}.": "Escribe al menos {n, plural, one {# carácter} other {# caracteres}}.",
  // widgets/schema/entry.js
  "Enter at least {n, plural, one {# line} other {# lines}}.": "Escribe al menos {n, plural, one {# línea} other {# líneas}}.",
  // widgets/schema/entry.js
  "Enter at most {n, plural, one {# character} other {# characters}}.": "Escribe como máximo {n, plural, one {# carácter} other {# caracteres}}.",
  // widgets/schema/entry.js
  "Enter at most {n, plural, one {# line} other {# lines}}.": "Escribe como máximo {n, plural, one {# línea} other {# líneas}}.",
  // lib/input.js
  "Enter dates, such as {example}.": "Escribe fechas, por ejemplo {example}.",
  // automation/editor/faultfinder.js
  "Enter how long to wait.": "Indica cuánto tiempo esperar.",
  // automation/schedules/rhythmfields.js
  "Enter one date.": "Escribe una fecha.",
  // model/failure.js, onboarding/advice.js, settings/models/endpointcard.js
  "Enter the key": "Introducir la clave",
  // automation/editor/faultfinder.js
  "Enter the message.": "Escribe el mensaje.",
  // automation/editor/faultfinder.js
  "Enter the question.": "Escribe la pregunta.",
  // widgets/servers/endpointform.js
  "Enter the server's address.": "Escribe la dirección del servidor.",
  // settings/toolbox/toolserverform.js
  "Enter the values of {names}.": "Introduce los valores de {names}.",
  // library/worlds.js
  "Entries call each other": "Las entradas se llaman entre sí",
  // settings/models/prompts.js
  "Entries that are always used come first. An entry that doesn't fit is named in the inspector.": "Las entradas que siempre se usan van primero. El inspector nombra la entrada que no cabe.",
  // widgets/conversation/sheet.js
  "Entries that the last reply read": "Entradas que leyó la última respuesta",
  // automation/widgets/value.js, widgets/logline.js
  "Error": "Error",
  // lib/keys.js
  "Esc": "Esc",
  // inspector/chart.js
  "Estimated from the length of the text": "Estimado a partir de la longitud del texto",
  // widgets/members.js
  "Every character in the library already takes part.": "Todos los personajes de la biblioteca ya participan.",
  // automation/schedules/rhythmfields.js
  "Every day": "Cada día",
  // automation/widgets/cron.js
  "Every day at {time}": "Cada día a las {time}",
  // automation/schedules/rhythmfields.js
  "Every few minutes": "Cada pocos minutos",
  // automation/schedules/rhythmfields.js
  "Every fourth week": "Una semana de cada cuatro",
  // automation/schedules/rhythmfields.js
  "Every hour": "Cada hora",
  // automation/widgets/cron.js
  "Every hour at minute {minute}": "Cada hora en el minuto {minute}",
  // automation/widgets/cron.js
  "Every hour, on the hour": "Cada hora en punto",
  // automation/widgets/cron.js
  "Every minute": "Cada minuto",
  // automation/schedules/rhythmfields.js
  "Every month": "Cada mes",
  // automation/widgets/cron.js
  "Every month {day} at {time}": "Cada mes {day} a las {time}",
  // automation/schedules/rhythmfields.js
  "Every quarter": "Cada trimestre",
  // widgets/ruleform.js
  "Every run of this trigger can use “{tool}” without asking, with:": "Todas las ejecuciones de este disparador pueden usar «{tool}» sin preguntar, con:",
  // automation/schedules/rhythmfields.js
  "Every second week": "Una semana de cada dos",
  // automation/widgets/cron.js
  "Every second {day} at {time}": "Un {day} de cada dos a las {time}",
  // widgets/conversation/sheet.js
  "Every so many messages": "Cada cuántos mensajes",
  // automation/run/compareview.js
  "Every step has the same result.": "Todos los pasos tienen el mismo resultado.",
  // automation/schedules/rhythmfields.js
  "Every third week": "Una semana de cada tres",
  // automation/schedules/rhythmfields.js
  "Every week": "Cada semana",
  // automation/schedules/rhythmfields.js
  "Every year": "Cada año",
  // automation/widgets/cron.js
  "Every year in {month} {day} at {time}": "Cada año en {month} {day} a las {time}",
  // automation/widgets/cron.js
  "Every {days} at {time}": "Cada {days} a las {time}",
  // automation/widgets/cron.js
  "Every {n} minutes": "Cada {n} minutos",
  // automation/widgets/cron.js
  "Every {n} weeks on {days} at {time}": "Cada {n} semanas, {days} a las {time}",
  // ../plugins/tts/card.js, automation/editor/flowform.js
  "Everything": "Todo",
  // ../plugins/tts/card.js
  "Everything except *text in asterisks*": "Todo excepto *el texto entre asteriscos*",
  // library/transfer/review.js
  "Everything is already in the library.": "Todo está ya en la biblioteca.",
  // settings/data/data.js
  "Everything is in one folder on this computer. Terzetto sends data only to the servers you add.": "Todo está en una carpeta de este dispositivo. Terzetto solo envía datos a los servidores que añades.",
  // onboarding/more.js
  "Everything is kept in {folder}.": "Todo se guarda en {folder}.",
  // model/transfer.js
  "Everything was already in the library. Nothing changed.": "Todo estaba ya en la biblioteca. No cambió nada.",
  // library/personas.js, library/scripts.js
  "Everywhere": "En todas partes",
  // model/permission.js
  "Exactly these arguments": "Exactamente estos argumentos",
  // library/cardfields.js, model/fieldwords.js, widgets/conversation/context.js
  "Example dialogue": "Diálogo de ejemplo",
  // settings/models/presets.js
  "Example: Bold and short": "Ejemplo: Atrevido y breve",
  // widgets/editlist/personas.js
  "Example: Captain Reed": "Ejemplo: Capitana Reed",
  // library/quickreplies.js
  "Example: Dice": "Ejemplo: Dados",
  // library/scripts.js
  "Example: Hide asides": "Ejemplo: Ocultar apartes",
  // widgets/editlist/forms.js
  "Example: Solemn": "Ejemplo: Solemne",
  // library/worlds.js
  "Example: The harbor": "Ejemplo: El puerto",
  // library/entries.js
  "Example: The old pier": "Ejemplo: El viejo muelle",
  // widgets/editlist/forms.js
  "Example: Weather": "Ejemplo: Clima",
  // chat/editbox.js
  "Example: shorter, and more hesitant": "Ejemplo: más breve y más vacilante",
  // widgets/editlist/prompts.js
  "Example: summary": "Ejemplo: resumen",
  // model/runlabels.js
  "Executes": "Ejecuta",
  // chat/artifacts/widget.js, chat/message.js
  "Expand": "Expandir",
  // voices/director.js
  "Expand short messages": "Ampliar los mensajes breves",
  // voices/director.js
  "Expands your short messages before the reply, and shows the new wording. One more request per message.": "Amplía tus mensajes breves antes de la respuesta y muestra la nueva redacción. Una llamada más por mensaje.",
  // automation/editor/editorbar.js, library/character.js, library/quickreplies.js, library/scripts.js, library/transfer/section.js, library/worlds.js, sidebar/many.js, widgets/exporting.js
  "Export": "Exportar",
  // library/scripts.js
  "Export all": "Exportar todo",
  // widgets/exporting.js
  "Export as": "Exportar como",
  // widgets/memory/page.js
  "Export as Markdown": "Exportar como Markdown",
  // widgets/memory/page.js
  "Export as a lorebook": "Exportar como lorebook",
  // sidebar/folderrow.js
  "Export conversations": "Exportar conversaciones",
  // library/transfer/section.js
  "Export for SillyTavern": "Exportar para SillyTavern",
  // library/transfer/section.js, main/commands.js
  "Export library": "Exportar la biblioteca",
  // main/commands.js
  "Export the conversation as Markdown": "Exportar la conversación como Markdown",
  // main/commands.js
  "Export the conversation as a PDF": "Exportar la conversación como PDF",
  // main/commands.js
  "Export the conversation as a web page": "Exportar la conversación como página web",
  // main/commands.js
  "Export the conversation as text": "Exportar la conversación como texto",
  // main/commands.js
  "Export the conversation with every branch as JSON Lines": "Exportar la conversación con todas las ramas como JSON Lines",
  // widgets/conversation/sheet.js
  "Export this conversation": "Exportar esta conversación",
  // settings/models/voicetest.js, voices/proof.js
  "Export with texts": "Exportar con los textos",
  // widgets/exporting.js
  "Exporting…": "Exportando…",
  // chat/titlemenu.js, sidebar/acts.js
  "Export…": "Exportar…",
  // settings/models/localchoices.js
  "Extra flags": "Opciones adicionales",
  // widgets/memory/factform.js, widgets/memory/factitem.js
  "Fact": "Hecho",
  // widgets/memory/carry.js, widgets/memory/page.js
  "Facts": "Hechos",
  // model/memorywords.js
  "Facts are read only in conversations with a character. Elsewhere, earlier messages are quoted and nothing more.": "Los hechos se leen solo en conversaciones con un personaje. En las demás se citan mensajes anteriores y nada más.",
  // library/index.js
  "Facts the model sees only when a keyword comes up.": "Datos que el modelo solo ve cuando aparece una palabra clave.",
  // automation/editor/stepkinds.js
  "Fail": "Fallar",
  // automation/editor/stepkinds.js
  "Fail: {message}": "Fallar: {message}",
  // automation/list/runlist.js, model/runlabels.js, settings/models/voicetest.js, settings/toolbox/toolservers.js, team/labels.js
  "Failed": "Fallido",
  // model/runlabels.js
  "Fails.": "Falla.",
  // automation/schedules/triggerform.js
  "Failure": "Fallo",
  // model/voiceways.js
  "Fastest.": "Lo más rápido.",
  // model/toolwords.js
  "Fetch a page": "Cargar una página",
  // model/callwords.js
  "Fetched {host}": "{host} cargado",
  // model/callwords.js
  "Fetching {host}": "Cargando {host}",
  // automation/editor/anyfield.js, automation/editor/values.js
  "Fields": "Campos",
  // automation/editor/anyfield.js, automation/editor/askform.js
  "Fields of the answer": "Campos de la respuesta",
  // voices/director.js
  "Fields to fill in": "Campos que se rellenan",
  // inspector/callchart.js
  "Figures for {call}": "Cifras de {call}",
  // settings/models/voicetest.js
  "Figures of {n, plural, one {# opening} other {# openings}}": "Cifras de {n, plural, one {# comienzo} other {# comienzos}}",
  // main/commands.js, model/engine.js, model/toolwords.js, sidebar/found.js
  "File": "Archivo",
  // model/toolwords.js
  "File field": "Campo del archivo",
  // automation/editor/values.js
  "File that appeared or changed": "Archivo que apareció o cambió",
  // model/toolwords.js
  "File type": "Tipo de archivo",
  // automation/run/filelist.js, automation/schedules/triggerform.js, widgets/conversation/context.js, widgets/folder/settings.js
  "Files": "Archivos",
  // settings/toolbox/toolbox.js
  "Files and pages": "Archivos y páginas",
  // onboarding/here.js
  "Files are downloaded only after your click, and checked before use. Then no network is needed.": "Los archivos se descargan solo tras tu clic y se comprueban antes de usarse. Después no hace falta red.",
  // team/request.js
  "Files are still loading. Send the request when loading is done.": "Aún se están cargando archivos. Envía la solicitud cuando termine la carga.",
  // team/fileset.js, team/roundview.js
  "Files for the team": "Archivos para el equipo",
  // chat/attached.js, composer/files.js
  "Files in this message": "Archivos de este mensaje",
  // model/transfer.js
  "Files of several programs": "Archivos de varios programas",
  // widgets/conversation/context.js
  "Files of the folder": "Archivos de la carpeta",
  // model/chattools.js
  "Files of the work folder": "Archivos de la carpeta de trabajo",
  // widgets/folder/settings.js
  "Files of this folder": "Archivos de esta carpeta",
  // model/capabilities.js
  "Fill in a form": "Rellenar un formulario",
  // widgets/editlist/forms.js
  "Filled in after the reply and remembered in this branch.": "Se rellena después de la respuesta y se recuerda en esta rama.",
  // widgets/editlist/forms.js
  "Filled in after the reply, for you only.": "Se rellena después de la respuesta, solo para ti.",
  // model/toolwords.js
  "Filled in automatically.": "Se rellena automáticamente.",
  // voices/director.js
  "Fills in fields and sets moods for the Writer. One more request per reply.": "Rellena campos y fija ambientes para el Escritor. Una llamada más por respuesta.",
  // widgets/servers/modelpick.js
  "Filter models": "Filtrar modelos",
  // chat/titlemenu.js, library/scripts.js
  "Find": "Buscar",
  // chat/find.js
  "Find in this conversation": "Buscar en esta conversación",
  // onboarding/here.js, settings/models/local.js
  "Find models of other programs": "Buscar modelos de otros programas",
  // widgets/files/encoding.js
  "Find out again": "Volver a detectar",
  // settings/models/models.js
  "Find servers on this computer": "Buscar servidores en este dispositivo",
  // model/capabilities.js
  "Find the model": "Encontrar el modelo",
  // inspector/editorsections.js
  "Findings": "Hallazgos",
  // settings/models/voicefigures.js
  "Findings per 1,000 words": "Hallazgos por cada 1000 palabras",
  // settings/models/voicefigures.js
  "Findings per 1,000 words: {before} by the Writer alone, {after} with the Editor, {directed} with all three.": "Hallazgos por cada 1000 palabras: {before} con el Escritor solo, {after} con el Editor, {directed} con las tres voces.",
  // settings/models/voicetest.js
  "Findings per 1,000 words: {figures}": "Hallazgos por cada 1000 palabras: {figures}",
  // voices/audits.js
  "Finds a question at the end where earlier replies ended so, too.": "Encuentra una pregunta final si las respuestas anteriores acaban así.",
  // voices/audits.js
  "Finds four sentences in a row with the same first word.": "Busca cuatro frases seguidas con la misma primera palabra.",
  // voices/audits.js
  "Finds gestures used in place of feelings in every model's stories.": "Encuentra gestos que todos los modelos usan en lugar de emociones.",
  // voices/audits.js
  "Finds lists of three where a reply is full of them.": "Encuentra enumeraciones de tres cuando una respuesta está llena de ellas.",
  // model/toolwords.js
  "Finds messages in your conversations.": "Encuentra mensajes en tus conversaciones.",
  // voices/audits.js
  "Finds names that every model gives, unless you or the card use them.": "Encuentra nombres que dan todos los modelos, si no vienen de ti ni de la ficha.",
  // voices/audits.js
  "Finds paragraphs in a row of one sentence or of one length.": "Encuentra párrafos seguidos de una frase o de igual longitud.",
  // voices/audits.js
  "Finds passages copied from the character's description.": "Encuentra pasajes copiados de la descripción del personaje.",
  // voices/audits.js
  "Finds passages copied from your message.": "Encuentra pasajes copiados de su mensaje.",
  // settings/models/meaning.js
  "Finds passages of long files by meaning, not only by words. The passages are sent to the server of the chosen model.": "Encuentra fragmentos de archivos largos por su significado, no solo por palabras. Los fragmentos se envían al servidor del modelo elegido.",
  // voices/audits.js
  "Finds phrases repeated from recent replies.": "Busca expresiones repetidas de respuestas recientes.",
  // voices/audits.js
  "Finds questions that repeat your own words.": "Busca preguntas que repiten tus propias palabras.",
  // voices/audits.js
  "Finds replies that alternate speech and narration in a fixed order.": "Busca respuestas que alternan diálogo y narración en un orden fijo.",
  // voices/audits.js
  "Finds runs of sentences of three words or fewer.": "Encuentra series de frases de tres palabras como máximo.",
  // voices/audits.js
  "Finds runs of sentences that are equally long.": "Encuentra series de frases de igual longitud.",
  // voices/audits.js
  "Finds runs of sentences that each have a dash.": "Encuentra series de frases con una raya cada una.",
  // voices/audits.js
  "Finds sentences that deny one thing to assert another.": "Busca frases que niegan una cosa para afirmar otra.",
  // voices/audits.js
  "Finds sentences that open as every model's do.": "Encuentra comienzos de frase que usan todos los modelos.",
  // voices/audits.js
  "Finds sentences that open with the same words.": "Busca frases que empiezan con las mismas palabras.",
  // voices/audits.js
  "Finds tags that tell how to hear what is said.": "Encuentra acotaciones que explican cómo suena lo que se dice.",
  // voices/audits.js
  "Finds the phrases listed below, in all variants.": "Busca las frases de la lista siguiente, en todas sus variantes.",
  // model/toolwords.js
  "Finds the tool for a job.": "Encuentra la herramienta para una tarea.",
  // model/toolwords.js
  "Finds web pages with the service you chose.": "Encuentra páginas web con el servicio que elegiste.",
  // voices/audits.js
  "Finds what models write far more often than people do.": "Encuentra lo que los modelos escriben mucho más que las personas.",
  // voices/audits.js
  "Finds where the narrator's person leaves that of the story.": "Encuentra dónde la persona del narrador se aparta del relato.",
  // voices/audits.js
  "Finds where the tense leaves that of the story.": "Encuentra dónde el tiempo verbal se aparta del relato.",
  // onboarding/tour.js
  "Finish": "Terminar",
  // widgets/requestcard.js
  "Finish now": "Terminar ahora",
  // automation/run/compareview.js
  "First difference": "Primera diferencia",
  // library/entryrules.js
  "First in the group": "Primera del grupo",
  // chat/transcript.js, library/greetings.js, library/preview.js, model/fieldwords.js
  "First message": "Primer mensaje",
  // automation/schedules/rhythmfields.js
  "First week": "Primera semana",
  // inspector/numbers.js
  "First word": "Primera palabra",
  // widgets/files/table.js
  "First {n} of {all} columns. Save the file to see all.": "Las primeras {n} de {all} columnas. Guarda el archivo para verlas todas.",
  // model/engine.js
  "Fits": "Cabe",
  // model/engine.js
  "Fits, but slowly": "Cabe, pero lento",
  // automation/schedules/rhythmfields.js
  "Five fields": "Cinco campos",
  // model/turnlabels.js
  "Fixed passages": "Corrigió fragmentos",
  // voices/proof.js
  "Fixed: {n} of {all} findings.": "Corregidos: {n} de {all} hallazgos.",
  // automation/editor/templates.js, model/toolwords.js
  "Flow": "Flujo",
  // automation/list/runlist.js
  "Flows": "Flujos",
  // automation/schedules/triggerform.js, inspector/sections.js, model/fieldwords.js, settings/data/data.js, widgets/pathpicker.js
  "Folder": "Carpeta",
  // settings/toolbox/toolbox.js
  "Folder for files": "Carpeta para archivos",
  // settings/models/localchoices.js
  "Folder for models": "Carpeta de modelos",
  // sidebar/folderrow.js, widgets/conversation/sheet.js, widgets/folder/settings.js
  "Folder settings": "Ajustes de la carpeta",
  // sidebar/foundfolders.js
  "Folders": "Carpetas",
  // ../plugins/tts/card.js
  "Folders with Piper voices": "Carpetas con voces de Piper",
  // model/appearancechoices.js
  "Follows your system: Paper or Lamp.": "Sigue a tu sistema: Papel o Lámpara.",
  // main/settingnames.js, settings/appearance/appearance.js
  "Font": "Tipo de letra",
  // main/settingnames.js, settings/appearance/appearance.js
  "Font size": "Tamaño de letra",
  // settings/appearance/appearance.js
  "Font: {family}": "Tipo de letra: {family}",
  // settings/appearance/appearance.js
  "Fonts on this computer": "Tipos de letra de este dispositivo",
  // lib/markdown.js
  "Footnote {label}": "Nota al pie {label}",
  // automation/editor/controlforms.js
  "For a length of time": "Durante un tiempo",
  // voices/index.js
  "For all conversations": "Para todas las conversaciones",
  // team/limitstab.js
  "For all teams together. Tasks within a round run one after another.": "Para todos los equipos juntos. Las tareas de una ronda se hacen una tras otra.",
  // automation/editor/stepkinds.js
  "For each": "Para cada",
  // automation/editor/stepkinds.js
  "For each {item} of {list}": "Para cada {item} de {list}",
  // automation/schedules/scheduleform.js
  "For example because Terzetto was closed, or this computer was asleep.": "Por ejemplo, porque Terzetto estaba cerrado o este dispositivo estaba en suspensión.",
  // settings/models/modelconfig.js
  "For models that think before they reply.": "Para modelos que razonan antes de responder.",
  // voices/habits.js, widgets/memory/factitem.js
  "Forget": "Olvidar",
  // voices/habits.js
  "Forget all habits of this model": "Olvidar todos los hábitos de este modelo",
  // voices/habits.js
  "Forget all habits of {model}?": "¿Olvidar todos los hábitos de {model}?",
  // widgets/memory/page.js
  "Forget everything": "Olvidar todo",
  // voices/habits.js
  "Forget “{name}”": "Olvidar «{name}»",
  // widgets/memory/page.js
  "Forgotten": "Olvidados",
  // chat/actions.js, main/commands.js
  "Fork into a new conversation": "Bifurcar en una conversación nueva",
  // model/toolwords.js
  "Form": "Formulario",
  // model/manifest.js
  "Format consistency": "Formato coherente",
  // lib/bulk.js
  "Format the text": "Dar formato al texto",
  // widgets/conversation/context.js
  "Forms of Director and Editor": "Formularios de Director y Editor",
  // settings/speech/speech.js
  "Found on this computer": "Encontrados en este dispositivo",
  // model/turnlabels.js, voices/audits.js
  "Fragments in a row": "Fragmentos seguidos",
  // widgets/conversation/context.js
  "Free": "Libre",
  // model/room.js
  "Free up space first.": "Libera espacio primero.",
  // model/room.js
  "Free up space first: the model is a download of about 10 GB.": "Libera espacio antes: el modelo es una descarga de unos 10 GB.",
  // onboarding/index.js
  "Free. Terzetto downloads the model and runs it.": "Gratis. Terzetto descarga el modelo y lo ejecuta.",
  // onboarding/server.js
  "Free. Two commands and a 10 GB download.": "Gratis. Dos comandos y una descarga de 10 GB.",
  // widgets/samplers/samplers.js
  "Frequency penalty": "Penalización por frecuencia",
  // model/toolwords.js
  "From": "Desde",
  // widgets/folder/words.js
  "From a folder that was deleted: {given}.": "De una carpeta eliminada: {given}.",
  // model/toolwords.js
  "From line": "Desde la línea",
  // library/scripts.js
  "From message": "Desde el mensaje",
  // widgets/conversation/context.js
  "From plug-ins": "De los complementos",
  // ../plugins/tts/card.js
  "From that word on": "Desde esa palabra",
  // automation/editor/controlforms.js
  "From the answer of a step below. The pages end when it is missing.": "De la respuesta de un paso de abajo. Las páginas terminan cuando falta.",
  // chat/attached.js
  "From the files:": "De los archivos:",
  // widgets/folder/words.js
  "From the folder “{name}”: {given}.": "De la carpeta «{name}»: {given}.",
  // settings/models/getanother.js
  "From this computer": "Desde este dispositivo",
  // automation/editor/stepform.js
  "GET and HEAD requests run without asking. Other methods ask first.": "Las solicitudes GET y HEAD se ejecutan sin preguntar. Los demás métodos preguntan primero.",
  // automation/editor/stepkinds.js
  "Gather pages": "Reunir páginas",
  // model/runlabels.js
  "Gathers up to {n, plural, one {# page} other {# pages}}.": "Reúne hasta {n, plural, one {# página} other {# páginas}}.",
  // settings/speech/speech.js
  "Get Piper": "Obtener Piper",
  // chat/actions.js
  "Get a reply": "Obtener una respuesta",
  // composer/answerer.js, settings/models/getanother.js, settings/models/local.js, widgets/engine/trouble.js
  "Get another model": "Obtener otro modelo",
  // settings/toolbox/toolservers.js
  "Gets {names}. The values are encrypted.": "Recibe {names}. Los valores están cifrados.",
  // composer/answerer.js, widgets/servers/modelpick.js
  "Getting the list of models…": "Obteniendo la lista de modelos…",
  // automation/schedules/startform.js
  "Given to each run.": "Se entregan a cada ejecución.",
  // voices/editor.js
  "Given to the Editor as guidance.": "Se le da al Editor como orientación.",
  // model/toolwords.js
  "Gives an assistant a task.": "Da una tarea a un asistente.",
  // lib/keys.js
  "Go to": "Ir a",
  // chat/actions.js
  "Go to a version": "Ir a una versión",
  // main/commands.js
  "Go to first or last": "Ir al primero o al último",
  // lib/pager.js
  "Go to number": "Ir al número",
  // onboarding/tour.js
  "Go to the line": "Ir a la línea",
  // voices/proof.js
  "Go to the reply": "Ir a la respuesta",
  // voices/proof.js
  "Go to the reply: {text}": "Ir a la respuesta: {text}",
  // chat/recalls.js, widgets/memory/factitem.js
  "Go to this message": "Ir a este mensaje",
  // chat/variants.js
  "Go to version number": "Ir a la versión número",
  // automation/list/runlist.js
  "Go to workflows": "Ir a los flujos de trabajo",
  // chat/attached.js, widgets/files/marks.js
  "Go to {place}": "Ir a {place}",
  // main/commands.js
  "Go up or down": "Subir o bajar",
  // onboarding/tip.js
  "Got it": "Entendido",
  // settings/models/localchoices.js
  "Graphics card, if there is one": "Tarjeta gráfica, si la hay",
  // widgets/folder/settings.js
  "Gray": "Gris",
  // widgets/files/encoding.js
  "Greek": "Griego",
  // widgets/folder/settings.js
  "Green": "Verde",
  // widgets/conversation/context.js
  "Greeting": "Saludo",
  // library/greetings.js
  "Greeting {n}": "Saludo {n}",
  // library/cardfields.js, model/fieldwords.js
  "Greetings": "Saludos",
  // library/entryrules.js
  "Group": "Grupo",
  // model/turnlabels.js
  "Group of three": "Grupo de tres",
  // voices/audits.js
  "Groups of three": "Grupos de tres",
  // composer/tools.js
  "Groups of tools": "Grupos de herramientas",
  // voices/editor.js
  "Habits of models": "Hábitos de los modelos",
  // voices/habits.js
  "Habits of {model}": "Hábitos de {model}",
  // model/toolwords.js
  "Header": "Encabezado",
  // model/toolwords.js
  "Headers": "Cabeceras",
  // automation/editor/values.js
  "Headers of the call": "Cabeceras de la llamada",
  // settings/data/data.js
  "Health": "Estado",
  // widgets/files/encoding.js
  "Hebrew": "Hebreo",
  // help/view.js, main/commands.js, sidebar/sidebar.js
  "Help": "Ayuda",
  // sidebar/sidebar.js
  "Help (F1)": "Ayuda (F1)",
  // help/view.js
  "Help page": "Página de ayuda",
  // team/agentform.js
  "Helps the project manager assign tasks to this agent.": "Ayuda al jefe de proyecto a asignar tareas a este agente.",
  // audio/transport.js
  "Hide the player; sound continues": "Ocultar el reproductor; el sonido continúa",
  // settings/models/modelconfig.js
  "High": "Alto",
  // library/entryrules.js
  "Higher is more likely.": "Más alto es más probable.",
  // widgets/samplers/samplers.js
  "Higher values are bolder, lower values steadier.": "Los valores altos son más atrevidos; los bajos, más estables.",
  // library/entries.js
  "Higher values come first.": "Los valores más altos van primero.",
  // ../plugins/tts/index.js
  "Highlight of the spoken word": "Resaltado de la palabra leída",
  // ../plugins/tts/card.js
  "Highlight the word being read": "Resaltar la palabra que se lee",
  // lib/keys.js
  "Home": "Inicio",
  // model/fieldwords.js, settings/data/privacy.js
  "Hosts": "Hosts",
  // settings/index.js
  "Hosts contacted since Terzetto started, and why.": "Hosts contactados desde que se inició Terzetto, y por qué.",
  // settings/toolbox/toolbox.js
  "Hosts for requests": "Hosts para solicitudes",
  // settings/toolbox/toolbox.js
  "Hosts that tools can send requests to, such as api.example.com. Local services need a port, such as 127.0.0.1:8080. Separate hosts with spaces.": "Hosts a los que las herramientas pueden enviar solicitudes, como api.example.com. Los servicios locales necesitan un puerto, como 127.0.0.1:8080. Separa los hosts con espacios.",
  // automation/list/gatechart.js
  "How busy this computer is": "Carga de este dispositivo",
  // widgets/samplers/samplers.js
  "How far the temperature may go up and down with the certainty of the model.": "Cuánto puede subir y bajar la temperatura según la certeza del modelo.",
  // widgets/samplers/samplers.js
  "How fast Mirostat adapts.": "Con qué rapidez se adapta Mirostat.",
  // widgets/samplers/samplers.js
  "How fast that grows with the length of the repetition.": "Con qué rapidez aumenta con la longitud de la repetición.",
  // widgets/samplers/samplers.js
  "How likely the chosen words should be on average. −1 turns it off.": "Qué probabilidad media deben tener las palabras elegidas. −1 lo desactiva.",
  // widgets/samplers/samplers.js
  "How long the server keeps the model loaded, such as 30m. −1 means always.": "Cuánto tiempo mantiene el servidor cargado el modelo, por ejemplo 30m. −1 significa siempre.",
  // library/entryrules.js
  "How many messages come after the entry. 0 is right after your message.": "Cuántos mensajes siguen a la entrada. 0 la pone justo después de su mensaje.",
  // library/cardfields.js, widgets/conversation/sheet.js
  "How many messages come after the note.": "Cuántos mensajes van después de la nota.",
  // settings/models/localchoices.js
  "How many prompts stay in memory. Three suit the three voices.": "Cuántos prompts quedan en memoria. Tres se ajustan a las tres voces.",
  // widgets/samplers/samplers.js
  "How many tokens DRY looks back. −1 means all.": "Cuántos tokens hacia atrás mira DRY. −1 significa todos.",
  // settings/models/localchoices.js
  "How many tokens a model can read at once. A change takes effect at the next load.": "Cuántos tokens puede leer un modelo a la vez. Un cambio se aplica en la próxima carga.",
  // widgets/samplers/samplers.js
  "How many tokens the repetition penalty looks back.": "Cuántos tokens hacia atrás mira la penalización por repetición.",
  // settings/models/localchoices.js
  "How models run": "Cómo se ejecutan los modelos",
  // automation/schedules/rhythmfields.js
  "How often": "Frecuencia",
  // widgets/samplers/samplers.js
  "How often the most likely words are left out, for less usual prose.": "Con qué frecuencia se omiten las palabras más probables, para una prosa menos habitual.",
  // automation/schedules/starts.js, automation/schedules/triggers.js
  "How should the workflow start?": "¿Cómo debe iniciarse el flujo de trabajo?",
  // widgets/samplers/samplers.js
  "How slowly Adaptive-P adapts.": "Con qué lentitud se adapta Adaptive-P.",
  // model/memorywords.js
  "How someone is": "Cómo es alguien",
  // widgets/samplers/samplers.js
  "How strongly repeated sequences of words are discouraged. 0 turns it off.": "Con qué fuerza se desalientan las secuencias de palabras repetidas. 0 lo desactiva.",
  // widgets/samplers/samplers.js
  "How surprising the text should be.": "Lo sorprendente que debe ser el texto.",
  // model/toolwords.js
  "How the model should behave.": "Cómo debe comportarse el modelo.",
  // automation/editor/controlforms.js
  "How the next page is asked for": "Cómo se pide la página siguiente",
  // automation/editor/values.js
  "How the other workflow ended": "Cómo terminó el otro flujo de trabajo",
  // model/memorywords.js
  "How things are": "Cómo están las cosas",
  // widgets/files/givenlist.js
  "How {name} is included": "Cómo se incluye {name}",
  // composer/notifications.js, onboarding/ways.js
  "I have a server": "Tengo un servidor",
  // automation/editor/controlforms.js
  "If": "Si",
  // automation/editor/stepkinds.js
  "If / else": "Si / si no",
  // automation/schedules/scheduleform.js
  "If a run was missed": "Si se perdió una ejecución",
  // settings/speech/speech.js, widgets/servers/endpointform.js
  "If empty, the address": "Si se deja vacío, la dirección",
  // model/toolwords.js
  "If empty, the default assistant is used.": "Si se deja vacío, se usa el asistente predeterminado.",
  // widgets/memory/factform.js
  "If nothing is chosen, the narration tells it, and no one keeps it secret.": "Si no se elige nada, lo cuenta la narración y nadie lo guarda en secreto.",
  // widgets/servers/endpointform.js
  "If the address doesn't answer, other names of this computer are tried.": "Si la dirección no responde, se prueban otros nombres de este dispositivo.",
  // automation/schedules/startform.js
  "If the previous run is still going": "Si la ejecución anterior sigue en curso",
  // automation/editor/morefields.js
  "If the step fails": "Si el paso falla",
  // onboarding/server.js
  "If you already have a server address or an API key.": "Si ya tienes una dirección de servidor o una clave de API.",
  // onboarding/advice.js
  "If you can, raise the context size on the server.": "Si es posible, aumenta el tamaño del contexto en el servidor.",
  // automation/editor/stepkinds.js
  "If {condition}": "Si {condition}",
  // settings/models/prompts.js
  "Ignore characters' own system prompts": "Ignorar los prompts de sistema de los personajes",
  // chat/pictures.js, widgets/portraitbutton.js
  "Image": "Imagen",
  // chat/pictures.js
  "Image at full size": "Imagen a tamaño completo",
  // model/toolwords.js
  "Images and PDFs: a list of mimeType and content as base64.": "Imágenes y PDF: una lista de mimeType y content en base64.",
  // settings/data/data.js
  "Images and audio attached to messages. When space runs out, the least recently viewed are removed first. Most can be recreated.": "Imágenes y sonidos adjuntos a los mensajes. Cuando se agota el espacio, se borran primero los que llevan más tiempo sin verse. La mayoría se puede volver a crear.",
  // settings/data/privacy.js
  "Images from other sites are not loaded.": "Las imágenes de otros sitios no se cargan.",
  // composer/images.js
  "Images in one message can be up to 20 MB in total.": "Las imágenes de un mensaje pueden sumar hasta 20 MB en total.",
  // library/characters.js, library/quickreplies.js, library/scripts.js, library/transfer/review.js, library/transfer/section.js, library/worlds.js
  "Import": "Importar",
  // main/commands.js
  "Import a card or a lorebook": "Importar una tarjeta o un lorebook",
  // lib/keys.js, library/index.js
  "Import and export": "Importar y exportar",
  // library/index.js
  "Import data from other apps, and export your own.": "Importa datos de otras aplicaciones y exporta los tuyos.",
  // automation/editor/templates.js
  "Import file": "Importar archivo",
  // main/commands.js
  "Import from another app": "Importar desde otra aplicación",
  // widgets/memory/page.js
  "Import memories": "Importar recuerdos",
  // onboarding/more.js
  "Import your chats": "Importa tus chats",
  // library/preview.js
  "Import “{name}”?": "¿Importar «{name}»?",
  // model/transfer.js
  "Imported: {what}.": "Importado: {what}.",
  // library/transfer/section.js
  "Importing…": "Importando…",
  // library/scripts.js
  "In": "En",
  // lib/keys.js
  "In an empty composer": "En un cuadro de mensaje vacío",
  // library/worlds.js
  "In every conversation": "En todas las conversaciones",
  // lib/keys.js
  "In lists": "En listas",
  // sidebar/found.js
  "In messages": "En mensajes",
  // sidebar/sections.js, widgets/folder/choose.js
  "In no folder": "Sin carpeta",
  // automation/editor/controlforms.js, automation/editor/stepkinds.js
  "In parallel": "En paralelo",
  // widgets/conversation/sheet.js
  "In place of the character's scenario.": "En lugar del escenario del personaje.",
  // widgets/conversation/sheet.js
  "In place of the system prompt. {original} keeps it at that place.": "En lugar del prompt del sistema. {original} lo deja en ese sitio.",
  // lib/keys.js
  "In runs and workflows": "En ejecuciones y flujos de trabajo",
  // automation/schedules/scheduleform.js
  "In scheduled runs, steps that write wait for your approval, except for the permissions below.": "En las ejecuciones programadas, los pasos que escriben esperan tu aprobación, salvo los permisos siguientes.",
  // lib/keys.js
  "In the library": "En la biblioteca",
  // automation/schedules/rhythmfields.js
  "In the month": "En el mes de",
  // automation/schedules/rhythmfields.js
  "In the months": "En los meses de",
  // lib/keys.js
  "In the team": "En el equipo",
  // automation/schedules/scheduleform.js
  "In the time zone of this computer.": "En la zona horaria de este dispositivo.",
  // model/toolwords.js
  "In the tools folder, such as {example}.": "En la carpeta de herramientas, por ejemplo {example}.",
  // widgets/samplers/samplers.js
  "In tokens. A token is about three quarters of a word.": "En tokens. Un token equivale a unos tres cuartos de palabra.",
  // widgets/samplers/samplers.js
  "In tokens. The server loads the model with this context.": "En tokens. El servidor carga el modelo con este contexto.",
  // automation/widgets/cron.js
  "In {months} {day} at {time}": "En {months}, {day} a las {time}",
  // library/personas.js
  "In “{title}”": "En «{title}»",
  // library/scan.js
  "Include recent messages of this conversation": "Incluir los mensajes recientes de esta conversación",
  // automation/editor/tryflow.js, automation/widgets/startdialog.js, inspector/chart.js, inspector/numbers.js, model/fieldwords.js, model/toolwords.js
  "Input": "Entrada",
  // automation/widgets/startdialog.js
  "Input of the flow": "Entrada del flujo",
  // automation/editor/valuepick.js
  "Insert a value": "Insertar un valor",
  // automation/editor/anyfield.js, automation/editor/valuepick.js
  "Insert a value into {field}": "Insertar un valor en {field}",
  // composer/pastes.js
  "Insert into the message": "Insertar en el mensaje",
  // widgets/editlist/prompts.js
  "Inserted where you type its name.": "Se inserta donde escribes su nombre.",
  // inspector/index.js
  "Inspector": "Inspector",
  // inspector/tabs.js
  "Inspector views": "Vistas del inspector",
  // settings/models/local.js
  "Install": "Instalar",
  // widgets/servers/found.js
  "Install Ollama in PowerShell.": "Instala Ollama en PowerShell.",
  // widgets/servers/found.js
  "Install Ollama in Terminal, with Homebrew.": "Instala Ollama en Terminal, con Homebrew.",
  // widgets/servers/found.js
  "Install Ollama in a terminal.": "Instala Ollama en una terminal.",
  // onboarding/server.js
  "Install a model server": "Instalar un servidor de modelos",
  // settings/models/local.js, widgets/engine/trouble.js
  "Install the engine": "Instalar el motor",
  // settings/models/local.js
  "Install the engine ({size})": "Instalar el motor ({size})",
  // settings/models/local.js
  "Install the newest llama.cpp?": "¿Instalar el llama.cpp más reciente?",
  // automation/assistants/assistants.js, settings/models/prompts.js, team/agentform.js, widgets/folder/settings.js
  "Instructions": "Instrucciones",
  // automation/editor/morefields.js
  "Instructions for an assistant. If empty, the run stops here.": "Instrucciones para un asistente. Si se deja vacío, la ejecución se detiene aquí.",
  // settings/index.js
  "Instructions for the model, and texts to begin a message with.": "Instrucciones para el modelo y textos para empezar un mensaje.",
  // chat/editbox.js
  "Instructions for the rewrite": "Instrucciones para reescribir",
  // team/labels.js
  "Interrupted": "Interrumpido",
  // widgets/editlist/forms.js
  "Introduction for the Writer": "Introducción para el Escritor",
  // model/scriptwords.js
  "It is for no kind of text that Terzetto has, so it never acts.": "No es para ningún tipo de texto de Terzetto, así que nunca actúa.",
  // model/scriptwords.js
  "It is no quick reply and was left out.": "No es una respuesta rápida y se omitió.",
  // model/scriptwords.js
  "It is no regex script and was left out.": "No es un script de regex y se omitió.",
  // model/scriptwords.js
  "It is too long and was left out.": "Es demasiado largo y se omitió.",
  // model/scriptwords.js
  "It is too long, so it is off.": "Es demasiado largo, así que está desactivado.",
  // model/scriptwords.js
  "It looks for nothing, so it never acts.": "No busca nada, así que nunca actúa.",
  // model/scriptwords.js
  "It runs only when you press it.": "Solo actúa cuando la pulsas, y no por sí sola.",
  // model/memorywords.js
  "It takes at most about 600 tokens of a reply's request.": "Ocupa como mucho unos 600 tokens de la petición de una respuesta.",
  // chat/artifacts/evicted.js
  "It will sound a little different.": "Sonará un poco distinto.",
  // automation/editor/values.js
  "Item of this loop": "Elemento de este bucle",
  // automation/run/partsview.js
  "Item {n}": "Elemento {n}",
  // automation/run/partsview.js
  "Items": "Elementos",
  // model/scriptwords.js
  "Its commands can't be read: {detail}": "Sus comandos no se pueden leer: {detail}",
  // model/scriptwords.js
  "Its menu of other sets is kept, and isn't shown.": "Su menú de otros conjuntos se conserva, pero no se muestra.",
  // model/scriptwords.js
  "Its pattern has a flag that isn't known, so it is off: {detail}": "Su patrón tiene una marca desconocida, así que está desactivado: {detail}",
  // model/scriptwords.js
  "Its pattern isn't valid, so it is off. The program said: {detail}": "Su patrón no es válido, así que está desactivado. El programa dice: {detail}",
  // automation/editor/anyfield.js, automation/widgets/varrows.js, model/toolwords.js
  "JSON": "JSON",
  // widgets/exporting.js
  "JSON Lines with every branch": "JSON Lines con todas las ramas",
  // automation/editor/askform.js
  "JSON Schema of the answer": "JSON Schema de la respuesta",
  // automation/schedules/trytrigger.js
  "JSON or text. Leave it empty to repeat the last call.": "JSON o texto. Déjalo vacío para repetir la última llamada.",
  // library/character.js
  "JSON without the picture": "JSON sin la imagen",
  // widgets/requestparts.js
  "JSON, shown with line breaks": "JSON, con saltos de línea",
  // model/transfer.js
  "Jan conversation": "Conversación de Jan",
  // widgets/files/encoding.js
  "Japanese": "Japonés",
  // chat/transcript.js, chat/unseen.js
  "Jump to latest": "Ir a lo último",
  // widgets/editlist/forms.js
  "Keep at least one phrase, or delete the group.": "Conserva al menos una frase o elimina el grupo.",
  // library/preview.js
  "Keep both": "Conservar ambos",
  // widgets/memory/factitem.js
  "Keep it here too": "Conservar aquí también",
  // widgets/samplers/samplers.js
  "Keep loaded": "Mantener cargado",
  // widgets/conversation/directions.js
  "Keep this direction": "Conservar esta indicación",
  // settings/appearance/customlook.js
  "Keep this look": "Mantener este aspecto",
  // main/closing.js
  "Keep window open": "Mantener la ventana abierta",
  // settings/models/localchoices.js
  "Keeps earlier prompts, so that the model need not read them again.": "Guarda los prompts anteriores, para que el modelo no tenga que volver a leerlos.",
  // model/toolwords.js
  "Keeps numbers as text.": "Conserva los números como texto.",
  // widgets/samplers/samplers.js
  "Keeps only this many of the most likely words.": "Conserva solo este número de palabras, las más probables.",
  // ../plugins/format_consistency/index.js
  "Keeps quotation marks around speech and asterisks around narration consistent with recent replies. Uses no model.": "Mantiene las comillas de los diálogos y los asteriscos de la narración como en las respuestas recientes. No usa ningún modelo.",
  // voices/editor.js
  "Keeps replies from running long.": "Evita que las respuestas se alarguen.",
  // widgets/samplers/samplers.js
  "Keeps the most likely words up to this total share.": "Conserva las palabras más probables hasta esta proporción total.",
  // widgets/samplers/samplers.js
  "Keeps words that are about as surprising as expected. 1 turns it off.": "Conserva las palabras más o menos tan sorprendentes como cabe esperar. 1 lo desactiva.",
  // widgets/samplers/samplers.js
  "Keeps words within this many deviations of the most likely one. −1 turns it off.": "Conserva las palabras a lo sumo a este número de desviaciones de la más probable. −1 lo desactiva.",
  // library/preview.js
  "Kept for export, but not used here: {list}": "Se conserva para exportar, pero aquí no se usa: {list}",
  // widgets/conversation/context.js
  "Kept for the reply": "Reservado para la respuesta",
  // model/features.js
  "Kept, not used here": "Se conserva, no se usa aquí",
  // settings/speech/speech.js, widgets/servers/endpointform.js
  "Key": "Clave",
  // settings/speech/speech.js, settings/toolbox/websearch.js
  "Key of {server}": "Clave de {server}",
  // main/commands.js
  "Keyboard shortcuts": "Atajos de teclado",
  // library/entries.js, model/fieldwords.js
  "Keys": "Claves",
  // library/worlds.js
  "Keys are also found in the name of who speaks.": "Las claves también se encuentran en el nombre de quien habla.",
  // model/transfer.js
  "Keys are not imported. Enter the keys again.": "Las claves no se importan. Vuelve a introducirlas.",
  // library/entries.js
  "Keys are regular expressions": "Las claves son expresiones regulares",
  // automation/list/runlist.js, model/toolwords.js, widgets/editlist/forms.js, widgets/memory/factform.js
  "Kind": "Tipo",
  // model/memory.js
  "Known to": "Lo sabe",
  // widgets/memory/factitem.js
  "Known to {name}": "Lo sabe {name}",
  // widgets/memory/page.js
  "Knows of others": "Sabe de otros",
  // model/transfer.js
  "KoboldAI story": "Historia de KoboldAI",
  // settings/speech/speech.js
  "Kokoro, AllTalk, LocalAI and other servers with the OpenAI API. Text read aloud is sent to the server.": "Kokoro, AllTalk, LocalAI y otros servidores con la API de OpenAI. El texto que se lee en voz alta se envía al servidor.",
  // widgets/files/encoding.js
  "Korean": "Coreano",
  // model/transfer.js
  "LM Studio conversation": "Conversación de LM Studio",
  // automation/editor/askform.js, model/fieldwords.js
  "Label": "Etiqueta",
  // automation/editor/askform.js
  "Label of the field": "Etiqueta del campo",
  // model/toolwords.js
  "Labels": "Etiquetas",
  // model/appearancechoices.js
  "Lamp": "Lámpara",
  // main/settingnames.js, settings/appearance/appearance.js
  "Language": "Idioma",
  // library/characters.js
  "Last changed": "Último cambio",
  // settings/data/backups.js
  "Last good backup: {at}.": "Última copia correcta: {at}.",
  // chat/transcript.js
  "Last message": "Último mensaje",
  // automation/schedules/startform.js
  "Last run": "Última ejecución",
  // sidebar/listhead.js
  "Last used first": "Últimas usadas primero",
  // automation/list/historychart.js
  "Last {n} runs: {good} succeeded": "Últimas {n} ejecuciones: {good} con éxito",
  // automation/schedules/startform.js
  "Last: {when}": "Última: {when}",
  // chat/message.js
  "Later messages are on another branch.": "Los mensajes posteriores están en otra rama.",
  // inspector/chooser.js
  "Later turn": "Turno posterior",
  // inspector/sections.js
  "Left empty": "Sin rellenar",
  // model/turnlabels.js
  "Left notes for you": "Dejó notas para ti",
  // model/features.js
  "Left out": "Se omite",
  // widgets/memory/page.js
  "Left out of what the model noted:": "Descartado de lo que anotó el modelo:",
  // inspector/sections.js, voices/editor.js
  "Length": "Longitud",
  // model/hints.js
  "Less drama": "Menos drama",
  // model/hints.js
  "Let more be said and less described.": "Que se hable más y se describa menos.",
  // main/settingnames.js, settings/appearance/appearance.js
  "Let the model write titles": "Dejar que el modelo escriba los títulos",
  // widgets/conversation/scripts.js
  "Let them act": "Dejar que actúen",
  // widgets/members.js
  "Let this character speak": "Dejar hablar a este personaje",
  // settings/toolbox/toolbox.js
  "Let tools load web pages": "Permitir cargar páginas web",
  // composer/castbar.js
  "Let {name} speak": "Que hable {name}",
  // team/agentform.js
  "Letters and digits.": "Letras y cifras.",
  // team/agentform.js
  "Letters and digits. Made from the name if empty.": "Letras y cifras. Si se deja vacío, se forma a partir del nombre.",
  // automation/variables/variables.js
  "Letters, digits and _.": "Letras, cifras y _.",
  // library/index.js, main/commands.js, main/destinations.js, sidebar/sidebar.js
  "Library": "Biblioteca",
  // model/transfer.js
  "LibreChat export": "Exportación de LibreChat",
  // model/toolwords.js
  "Limit": "Límite",
  // voices/editor.js
  "Limit the length": "Limitar la longitud",
  // team/page.js
  "Limits": "Límites",
  // main/settingnames.js, settings/appearance/appearance.js
  "Line length": "Ancho de línea",
  // model/customcss.js
  "Line {n} has an extra closing brace.": "La línea {n} tiene una llave de cierre de más.",
  // settings/toolbox/toolinput.js
  "Line {n} must have the form NAME=value.": "La línea {n} debe tener la forma NOMBRE=valor.",
  // settings/toolbox/toolinput.js
  "Line {n} must have the form Name: value.": "La línea {n} debe tener la forma Nombre: valor.",
  // model/toolwords.js
  "Lines": "Líneas",
  // automation/run/logview.js
  "Lines {from} to {to} of {all}": "Líneas {from} a {to} de {all}",
  // automation/run/logview.js
  "Lines {from} to {to} of {all}; the window keeps the newest {held}.": "Líneas {from} a {to} de {all}; la ventana guarda las {held} más recientes.",
  // automation/editor/controlforms.js
  "Link to the next page": "Enlace a la página siguiente",
  // automation/editor/askform.js, automation/editor/controlforms.js, automation/editor/values.js, widgets/editlist/forms.js
  "List": "Lista",
  // model/toolwords.js
  "List files": "Listar archivos",
  // automation/editor/controlforms.js
  "List of a page": "Lista de una página",
  // chat/foldversions.js
  "List of events": "Lista de sucesos",
  // model/toolwords.js
  "List workflows": "Listar flujos de trabajo",
  // model/callwords.js
  "Listed the files": "Archivos listados",
  // model/callwords.js
  "Listed the files in {path}": "Archivos de {path} listados",
  // model/toolwords.js
  "Lists the files in the tools folder.": "Lista los archivos de la carpeta de herramientas.",
  // model/toolwords.js
  "Lists your saved workflows and what they do.": "Enumera tus flujos de trabajo guardados y lo que hacen.",
  // settings/models/local.js
  "Load": "Cargar",
  // settings/models/localchoices.js
  "Load the model when Terzetto starts": "Cargar el modelo al iniciar Terzetto",
  // composer/files.js
  "Loading": "Cargando",
  // automation/run/compareview.js
  "Loading runs…": "Cargando ejecuciones…",
  // chat/announce.js, chat/phase.js
  "Loading the model": "Cargando el modelo",
  // chat/phase.js
  "Loading the model · {n} s": "Cargando el modelo · {n} s",
  // chat/phase.js
  "Loading the model · {n}%": "Cargando el modelo · {n} %",
  // model/chattools.js
  "Loading web pages is off.": "La carga de páginas web está desactivada.",
  // model/engine.js, settings/models/local.js
  "Loading {name}": "Cargando {name}",
  // inspector/rawcall.js, widgets/listpane.js, widgets/readdetail.js
  "Loading…": "Cargando…",
  // model/toolwords.js
  "Loads a public web page as text.": "Carga una página web pública como texto.",
  // settings/data/data.js
  "Location": "Ubicación",
  // widgets/memory/page.js
  "Locations": "Lugares",
  // automation/run/logview.js, automation/run/rundetail.js, team/logfold.js
  "Log": "Registro",
  // automation/run/stepline.js
  "Log of this step": "Registro de este paso",
  // widgets/samplers/samplers.js
  "Logit bias": "Sesgo de logits",
  // model/hints.js
  "Longer": "Más larga",
  // settings/models/getanother.js
  "Look": "Buscar",
  // settings/models/local.js
  "Look for engines": "Buscar motores",
  // settings/speech/speech.js
  "Look on this computer": "Buscar en este dispositivo",
  // onboarding/here.js
  "Looking for llama.cpp on this computer…": "Buscando llama.cpp en este dispositivo…",
  // onboarding/server.js, settings/models/models.js
  "Looking for model servers on this computer…": "Buscando servidores de modelos en este dispositivo…",
  // settings/speech/speech.js
  "Looking for speech servers on this computer…": "Buscando servidores de voz en este dispositivo…",
  // ../plugins/tts/card.js
  "Looking for speech voices…": "Buscando voces de lectura…",
  // settings/models/getanother.js
  "Looking…": "Buscando…",
  // library/cardfields.js
  "Looks, history and manner. The model reads the description in every turn.": "Aspecto, historia y forma de ser. El modelo lee la descripción en cada turno.",
  // library/cardfields.js, widgets/conversation/context.js
  "Lorebook": "Lorebook",
  // inspector/sections.js, model/scriptwords.js
  "Lorebook entries": "Entradas de lorebook",
  // library/index.js, settings/models/prompts.js, widgets/folder/settings.js
  "Lorebooks": "Lorebooks",
  // widgets/conversation/sheet.js
  "Lorebooks in use": "Lorebooks en uso",
  // settings/models/modelconfig.js
  "Low": "Bajo",
  // settings/toolbox/toolserverform.js
  "Lowercase letters, digits and hyphens. Tool names start with this name.": "Minúsculas, cifras y guiones. Los nombres de las herramientas empiezan por este nombre.",
  // main/settingnames.js
  "MCP function calling plug-ins extensions": "MCP function calling complementos extensiones plug-ins",
  // composer/completion.js, widgets/macros.js
  "Macros": "Macros",
  // library/macros.js
  "Macros in double braces": "Macros entre llaves dobles",
  // library/scripts.js
  "Macros in the pattern": "Macros del patrón",
  // settings/data/data.js
  "Made every day and before each update, then verified. Seven daily and four weekly backups are kept.": "Se hacen cada día y antes de cada actualización, y después se verifican. Se conservan siete copias diarias y cuatro semanales.",
  // model/toolwords.js
  "Make a document": "Crear un documento",
  // chat/artifacts/body.js
  "Make again": "Volver a crear",
  // model/toolwords.js
  "Makes a PDF, a Word document, slides, a spreadsheet or an image from text, rows or a chart.": "Crea un PDF, un documento de Word, diapositivas, una hoja de cálculo o una imagen a partir de texto, filas o un gráfico.",
  // model/toolwords.js
  "Makes a text, a row or a list from other values.": "Crea un texto, una fila o una lista con otros valores.",
  // team/agentstab.js
  "Makes {kinds}.": "Crea {kinds}.",
  // model/transfer.js
  "Marinara Engine export": "Exportación de Marinara Engine",
  // widgets/requestcard.js
  "Mark as done and continue": "Marcar como hecho y continuar",
  // widgets/exporting.js
  "Markdown": "Markdown",
  // voices/editor.js
  "Marks the Editor's changes in each reply.": "Marca los cambios del Editor en cada respuesta.",
  // automation/editor/conditionfield.js
  "Match": "Combinación",
  // library/entries.js
  "Match case": "Distinguir mayúsculas y minúsculas",
  // library/scan.js
  "Matching entries": "Entradas que coinciden",
  // model/fieldwords.js, widgets/samplers/samplers.js
  "Maximum length": "Longitud máxima",
  // voices/editor.js
  "Maximum per reply": "Máximo por respuesta",
  // widgets/members.js
  "Maximum replies per message": "Máximo de respuestas por mensaje",
  // automation/editor/flowform.js, model/toolwords.js
  "Maximum tokens": "Máximo de tokens",
  // settings/models/modelconfig.js
  "Medium": "Medio",
  // chat/empty.js
  "Meet {name}, a sample character": "Conoce a {name}, un personaje de ejemplo",
  // chat/titlemenu.js, sidebar/acts.js, voices/panel.js, widgets/memory/page.js
  "Memory": "Memoria",
  // settings/models/localchoices.js
  "Memory for prompts, in MB": "Memoria para prompts, en MB",
  // team/limitstab.js
  "Memory in MB": "Memoria en MB",
  // main/commands.js
  "Memory of this conversation": "Memoria de esta conversación",
  // automation/assistants/assistants.js
  "Mention the assistant by this name with @ in a step or message.": "Para mencionar al asistente en un paso o mensaje, usa este nombre con @.",
  // settings/data/backups.js
  "Merge": "Combinar",
  // settings/data/backups.js
  "Merge the backup of {at} with the current data": "Combinar la copia del {at} con los datos actuales",
  // automation/editor/controlforms.js, chat/actions.js, lib/keys.js, model/toolwords.js
  "Message": "Mensaje",
  // library/quickreplies.js
  "Message or commands": "Mensaje o comandos",
  // library/scan.js
  "Message to try": "Mensaje de prueba",
  // widgets/conversation/context.js
  "Messages": "Mensajes",
  // model/scriptwords.js
  "Messages by commands": "Mensajes de comandos",
  // widgets/servers/endpointform.js
  "Messages go to {address}.": "Los mensajes van a {address}.",
  // model/transfer.js
  "Messages in a model's format": "Mensajes en el formato de un modelo",
  // library/entryrules.js
  "Messages that the conversation has.": "Mensajes que tiene la conversación.",
  // library/entryrules.js, library/worlds.js
  "Messages to search": "Mensajes en que buscar",
  // library/entryrules.js
  "Messages, after the entry was used.": "Mensajes, tras usarse la entrada.",
  // library/entryrules.js
  "Messages, once the entry was used.": "Mensajes, desde que se usa la entrada.",
  // model/toolwords.js
  "Method": "Método",
  // model/named.js
  "Methods": "Métodos",
  // widgets/samplers/samplers.js
  "Min P": "Min P",
  // automation/schedules/rhythmfields.js
  "Minute, hour, day of month, month, day of week.": "Minuto, hora, día del mes, mes, día de la semana.",
  // automation/schedules/rhythmfields.js
  "Minutes between two times": "Minutos entre dos veces",
  // team/limitstab.js
  "Minutes per round": "Minutos por ronda",
  // team/limitstab.js
  "Minutes per task": "Minutos por tarea",
  // voices/panel.js
  "Minutes to wait for the first word": "Minutos de espera hasta la primera palabra",
  // widgets/samplers/samplers.js
  "Mirostat": "Mirostat",
  // widgets/samplers/samplers.js
  "Mirostat eta": "Eta de Mirostat",
  // widgets/samplers/samplers.js
  "Mirostat tau": "Tau de Mirostat",
  // model/toolwords.js
  "Mode": "Modo",
  // ../plugins/tts/voiceform.js, model/catalog.js, model/fieldwords.js, model/toolwords.js, onboarding/here.js, voices/agent.js, widgets/folder/settings.js
  "Model": "Modelo",
  // widgets/conversation/sheet.js
  "Model and samplers": "Modelo y samplers",
  // voices/agent.js
  "Model for Director and Editor": "Modelo para el Director y el Editor",
  // settings/models/meaning.js
  "Model for embeddings": "Modelo de embeddings",
  // widgets/servers/discover.js
  "Model of {server}": "Modelo de {server}",
  // onboarding/enginestrip.js
  "Model on this computer": "Modelo en este dispositivo",
  // model/endpoints.js, widgets/servers/found.js
  "Model server": "Servidor de modelos",
  // main/settingnames.js
  "Model servers": "Servidores de modelos",
  // widgets/servers/pull.js
  "Model to download": "Modelo que se descarga",
  // automation/editor/flowform.js
  "Model, limits and tools": "Modelo, límites y herramientas",
  // composer/answerer.js, model/named.js, settings/index.js
  "Models": "Modelos",
  // settings/toolbox/websearch.js
  "Models can't search the web.": "Los modelos no pueden buscar en la web.",
  // settings/models/getanother.js
  "Models come from {host}. Sizes are approximate until the download begins.": "Los modelos vienen de {host}. Los tamaños son aproximados hasta que empieza la descarga.",
  // settings/toolbox/websearch.js
  "Models get the tool “Search the web” once you choose a service. Each search is sent to that service only.": "Los modelos reciben la herramienta «Buscar en la web» en cuanto eliges un servicio. Cada búsqueda se envía solo a ese servicio.",
  // widgets/servers/modelpick.js
  "Models of this server": "Modelos de este servidor",
  // settings/models/local.js
  "Models on this computer": "Modelos en este dispositivo",
  // settings/models/endpointcard.js
  "Models that Terzetto runs itself, see below": "Modelos que Terzetto ejecuta, más abajo",
  // settings/models/getanother.js
  "Models to download": "Modelos para descargar",
  // automation/widgets/cron.js
  "Monday to Friday at {time}": "De lunes a viernes a las {time}",
  // inspector/fields.js
  "Mood ending: {name}": "Ambiente que termina: {name}",
  // inspector/fields.js
  "Mood: {name}": "Ambiente: {name}",
  // inspector/sections.js, model/turnlabels.js
  "Moods": "Ambientes",
  // voices/director.js
  "Moods to choose from": "Ambientes disponibles",
  // automation/editor/editorbar.js, automation/editor/morefields.js, chat/actions.js, library/scripts.js, settings/models/presetrow.js, sidebar/folderrow.js, sidebar/row.js, widgets/memory/page.js
  "More": "Más",
  // model/hints.js
  "More dialogue": "Más diálogo",
  // automation/editor/orderedrow.js
  "More for step {n}": "Más opciones del paso {n}",
  // settings/models/presetrow.js, sidebar/folderrow.js, sidebar/row.js, widgets/members.js
  "More for {title}": "Más opciones de {title}",
  // model/turnlabels.js
  "More of the reply": "Más de la respuesta",
  // widgets/samplers/fields.js
  "More parameters (JSON)": "Más parámetros (JSON)",
  // widgets/samplers/fields.js
  "More samplers": "Más ajustes de muestreo",
  // sidebar/found.js
  "More than {n} messages found": "Más de {n} mensajes encontrados",
  // settings/toolbox/toolbox.js
  "Most calls per reply": "Máximo de llamadas por respuesta",
  // library/entryrules.js
  "Most keys win the group": "Gana el grupo quien tiene más claves",
  // voices/editor.js
  "Most models then keep to the limit.": "La mayoría de los modelos respetan entonces el límite.",
  // settings/toolbox/toolbox.js
  "Most seconds of calls per reply": "Máximo de segundos de llamadas por respuesta",
  // main/commands.js
  "Move a folder": "Mover una carpeta",
  // main/commands.js
  "Move a picture's crop": "Mover el recorte de una imagen",
  // main/commands.js
  "Move a step up or down": "Subir o bajar un paso",
  // automation/editor/orderedlist.js, sidebar/folderrow.js, widgets/members.js
  "Move down": "Bajar",
  // sidebar/folderrow.js
  "Move into a folder…": "Mover a una carpeta…",
  // automation/editor/orderedlist.js
  "Move into the block above": "Meter en el bloque de arriba",
  // automation/editor/orderedlist.js
  "Move out of the block": "Sacar del bloque",
  // main/commands.js
  "Move this conversation to the trash": "Mover esta conversación a la papelera",
  // chat/wordwalk.js
  "Move through the words of a message": "Recorrer las palabras de un mensaje",
  // sidebar/acts.js, sidebar/many.js, sidebar/sidebar.js
  "Move to folder": "Mover a una carpeta",
  // sidebar/acts.js, sidebar/many.js
  "Move to trash": "Mover a la papelera",
  // automation/editor/orderedlist.js, sidebar/folderrow.js, widgets/members.js
  "Move up": "Subir",
  // sidebar/folderrow.js
  "Move “{name}” into": "Mover «{name}» a",
  // library/quickreplies.js
  "Move “{name}” up": "Subir «{name}»",
  // settings/models/localchoices.js
  "Moving the models…": "Moviendo los modelos…",
  // settings/models/localchoices.js
  "Moving the models… {n}%": "Moviendo los modelos… {n} %",
  // widgets/members.js
  "Mute": "Silenciar",
  // model/chattools.js
  "My conversations": "Mis conversaciones",
  // model/scriptwords.js
  "My messages": "Mis mensajes",
  // model/chattools.js
  "My workflows": "Mis flujos de trabajo",
  // automation/assistants/assistants.js, automation/editor/anyfield.js, automation/editor/askform.js, automation/editor/wordfields.js, automation/variables/variables.js, automation/widgets/varrows.js, library/cardfields.js, library/characters.js, library/entries.js, library/quickreplies.js, library/scripts.js, library/worlds.js, model/toolwords.js, settings/models/kwargs.js, settings/models/presets.js, settings/speech/speech.js, settings/toolbox/toolserverform.js, team/agentform.js, widgets/editlist/forms.js, widgets/editlist/personas.js, widgets/editlist/prompts.js, widgets/folder/choose.js, widgets/folder/settings.js, widgets/servers/endpointform.js
  "Name": "Nombre",
  // team/agentform.js
  "Name in plans": "Nombre en los planes",
  // automation/editor/anyfield.js
  "Name in {field}": "Nombre en {field}",
  // automation/editor/values.js
  "Name of that file": "Nombre de ese archivo",
  // library/entries.js
  "Name of the entry": "Nombre de la entrada",
  // automation/editor/askform.js, widgets/editlist/forms.js
  "Name of the field": "Nombre del campo",
  // automation/editor/controlforms.js
  "Name of the item": "Nombre del elemento",
  // library/worlds.js
  "Name of the lorebook": "Nombre del lorebook",
  // widgets/servers/modelpick.js
  "Name of the model": "Nombre del modelo",
  // widgets/editlist/forms.js
  "Name of the mood": "Nombre del ambiente",
  // automation/editor/values.js
  "Name of the other workflow": "Nombre del otro flujo de trabajo",
  // widgets/editlist/personas.js
  "Name of the persona": "Nombre de la identidad",
  // widgets/editlist/prompts.js
  "Name of the prompt": "Nombre del prompt",
  // library/scripts.js
  "Name of the script": "Nombre del script",
  // library/quickreplies.js
  "Name of the set": "Nombre del conjunto",
  // settings/models/getanother.js
  "Name or address of a model": "Nombre o dirección de un modelo",
  // model/toolwords.js
  "Name pattern": "Patrón de nombre",
  // library/worlds.js
  "Names count as text": "Los nombres cuentan como texto",
  // library/entryrules.js
  "Names, with commas between them. Empty: all.": "Nombres separados por comas. Vacío: todos.",
  // ../plugins/tts/cast.js
  "Narrator's voice": "Voz del narrador",
  // widgets/engine/trouble.js
  "Needed: about {needs}.": "Necesario: unos {needs}.",
  // widgets/engine/trouble.js
  "Needed: about {needs}. Free: {free}.": "Necesario: unos {needs}. Libre: {free}.",
  // settings/toolbox/websearch.js
  "Needs a key.": "Necesita una clave.",
  // library/entryrules.js
  "Needs a lorebook whose entries call each other.": "Requiere un lorebook cuyas entradas se llamen entre sí.",
  // model/appearancechoices.js
  "Never": "Nunca",
  // automation/editor/templates.js, library/quickreplies.js
  "New": "Nuevo",
  // team/agentstab.js
  "New agent": "Nuevo agente",
  // automation/assistants/assistants.js
  "New assistant": "Nuevo asistente",
  // library/characters.js
  "New character": "Nuevo personaje",
  // sidebar/sidebar.js
  "New chat": "Chat nuevo",
  // sidebar/folderrow.js
  "New chat in this folder": "Chat nuevo en esta carpeta",
  // widgets/newchat.js
  "New chat with": "Chat nuevo con",
  // sidebar/folderrow.js, sidebar/sidebar.js
  "New chat with a character": "Chat nuevo con un personaje",
  // main/commands.js, model/memory.js, model/named.js, model/title.js, widgets/exporting.js
  "New conversation": "Nueva conversación",
  // main/commands.js
  "New conversation with several characters": "Nueva conversación con varios personajes",
  // widgets/conversation/directions.js
  "New direction": "Nueva indicación",
  // voices/proof.js
  "New findings after the edits: {n}.": "Hallazgos nuevos tras los cambios: {n}.",
  // automation/editor/templates.js
  "New flow": "Nuevo flujo",
  // sidebar/listhead.js, widgets/folder/choose.js
  "New folder": "Carpeta nueva",
  // widgets/folder/choose.js
  "New folder in “{name}”": "Carpeta nueva en «{name}»",
  // sidebar/folderrow.js
  "New folder inside": "Carpeta nueva dentro",
  // settings/models/presetrow.js
  "New name of {name}": "Nuevo nombre de {name}",
  // team/agentstab.js
  "New plans can't use a deleted agent. Documents that the agent made are kept.": "Los planes nuevos no pueden usar un agente eliminado. Los documentos que creó se conservan.",
  // sidebar/row.js
  "New reply.": "Nueva respuesta.",
  // team/list.js
  "New request": "Nueva solicitud",
  // model/turnlabels.js
  "New text": "Texto nuevo",
  // automation/schedules/triggers.js
  "New trigger": "Nuevo disparador",
  // automation/variables/variables.js
  "New variable": "Nueva variable",
  // model/turnlabels.js
  "New wording": "Nueva redacción",
  // automation/editor/templates.js
  "New workflow": "Nuevo flujo de trabajo",
  // automation/list/runlist.js
  "Newer": "Posteriores",
  // automation/run/logview.js
  "Newer lines": "Líneas posteriores",
  // automation/run/logview.js, library/characters.js
  "Newest": "Más recientes",
  // sidebar/listhead.js
  "Newest first": "Las más recientes primero",
  // team/logfold.js
  "Newest {n} of {all} lines": "Las {n} líneas más recientes de {all}",
  // onboarding/tour.js
  "Next": "Siguiente",
  // automation/editor/controlforms.js
  "Next cursor": "Cursor siguiente",
  // settings/toolbox/toolserverform.js
  "Next from what you pasted: {names}.": "Después, de lo que pegaste: {names}.",
  // chat/pictures.js
  "Next image": "Imagen siguiente",
  // chat/find.js
  "Next match": "Coincidencia siguiente",
  // main/commands.js
  "Next message": "Mensaje siguiente",
  // lib/calendar.js
  "Next month": "Mes siguiente",
  // model/toolwords.js
  "Next page": "Página siguiente",
  // automation/editor/controlforms.js
  "Next page by": "Página siguiente por",
  // lib/pager.js
  "Next part": "Parte siguiente",
  // automation/schedules/rhythmfields.js
  "Next times": "Próximas ejecuciones",
  // chat/artifacts/widget.js
  "Next variant": "Variante siguiente",
  // main/commands.js
  "Next variant of a plug-in's result": "Variante siguiente del resultado de un complemento",
  // chat/actions.js, chat/variants.js, composer/keynames.js
  "Next version": "Versión siguiente",
  // automation/schedules/scheduleform.js
  "Next: {when}": "Próxima: {when}",
  // library/cardfields.js
  "Nickname": "Apodo",
  // model/appearancechoices.js
  "Night train": "Tren nocturno",
  // settings/data/privacy.js
  "No account, no telemetry, no update checks.": "Sin cuenta, sin telemetría, sin búsqueda de actualizaciones.",
  // team/agentstab.js
  "No agents.": "No hay agentes.",
  // sidebar/emptynotice.js
  "No archived conversations. A conversation returns from the archive when you write in it.": "No hay conversaciones archivadas. Una conversación archivada vuelve a la lista cuando escribes en ella.",
  // automation/editor/trystep.js, automation/run/partsview.js, automation/run/stepsview.js
  "No arguments": "Sin argumentos",
  // automation/editor/stepform.js, model/permission.js, widgets/requestparts.js, widgets/schema/argsform.js
  "No arguments.": "Sin argumentos.",
  // automation/assistants/assistants.js
  "No assistants yet. An assistant does written tasks with the tools you choose.": "Aún no hay asistentes. Un asistente realiza tareas en lenguaje natural con las herramientas que elijas.",
  // settings/data/backups.js
  "No backups yet. Terzetto makes one every day while it's open.": "Aún no hay copias de seguridad. Terzetto hace una cada día mientras está abierto.",
  // chat/bookmarks.js
  "No bookmarks yet. Add one from a message's menu.": "Aún no hay marcadores. Añade uno desde el menú de un mensaje.",
  // library/characters.js, widgets/members.js
  "No characters match.": "Ningún personaje coincide.",
  // widgets/members.js
  "No characters yet.": "Aún no hay personajes.",
  // library/characters.js, widgets/newchat.js
  "No characters yet. Import a card, or create a character.": "Aún no hay personajes. Importa una tarjeta o crea un personaje.",
  // palette/palette.js
  "No commands match.": "Ningún comando coincide.",
  // sidebar/listhead.js
  "No conversation has a tag yet.": "Ninguna conversación tiene etiquetas todavía.",
  // model/chattools.js, model/conversation.js, model/impersonation.js
  "No conversation is open.": "No hay ninguna conversación abierta.",
  // sidebar/emptynotice.js
  "No conversations match “{sought}”.": "Ninguna conversación coincide con «{sought}».",
  // widgets/memory/page.js
  "No day known": "Sin día conocido",
  // automation/run/compareview.js
  "No earlier run of this workflow succeeded.": "Ninguna ejecución anterior de este flujo de trabajo terminó con éxito.",
  // settings/models/local.js
  "No engine is installed.": "No hay ningún motor instalado.",
  // settings/models/local.js
  "No engine was found yet.": "Aún no se ha encontrado ningún motor.",
  // library/scan.js
  "No entries match.": "Ninguna entrada coincide.",
  // library/entries.js
  "No entries yet.": "Aún no hay entradas.",
  // widgets/editlist/forms.js
  "No fields yet.": "Aún no hay campos.",
  // widgets/folder/settings.js
  "No files yet.": "Aún no hay archivos.",
  // model/chattools.js
  "No folder for files is chosen.": "No se ha elegido ninguna carpeta para archivos.",
  // widgets/pathpicker.js
  "No folders are in here.": "Aquí no hay carpetas.",
  // widgets/folder/choose.js
  "No folders yet.": "Aún no hay carpetas.",
  // automation/schedules/rhythmfields.js, automation/schedules/scheduleform.js
  "No further runs.": "No hay más ejecuciones.",
  // voices/habitwords.js
  "No habits found.": "No se encontraron hábitos.",
  // help/view.js
  "No help pages match.": "Ninguna página de ayuda coincide.",
  // settings/data/privacy.js
  "No hosts contacted since Terzetto started.": "No se ha contactado con ningún host desde que se inició Terzetto.",
  // inspector/editorsections.js
  "No issues found.": "No se encontraron problemas.",
  // model/scriptwords.js
  "No kind of text, so it never acts": "Ningún tipo de texto, así que nunca actúa",
  // automation/editor/valuepick.js
  "No lists yet. Earlier steps that give a list appear here.": "Aún no hay listas. Los pasos anteriores que dan una lista aparecen aquí.",
  // widgets/folder/settings.js
  "No lorebooks in the library.": "No hay lorebooks en la biblioteca.",
  // library/worlds.js
  "No lorebooks yet. Import or add a lorebook.": "Aún no hay lorebooks. Importa o añade un lorebook.",
  // chat/find.js, lib/picker.js, widgets/memory/page.js, widgets/newchat.js, widgets/pathpicker.js
  "No matches": "Sin coincidencias",
  // sidebar/emptynotice.js
  "No matches for “{sought}”.": "No hay coincidencias con «{sought}».",
  // sidebar/found.js
  "No messages match.": "Ningún mensaje coincide.",
  // settings/models/endpointcard.js
  "No model chosen yet": "Aún no se ha elegido ningún modelo",
  // team/begin.js
  "No model is connected. The demo plays the team and makes plain documents.": "No hay ningún modelo conectado. La demo hace de equipo y crea documentos sencillos.",
  // settings/models/local.js
  "No model is loaded.": "No hay ningún modelo cargado.",
  // settings/models/models.js
  "No model server found on this computer. Start one and search again, or add one by address.": "No se encontró ningún servidor de modelos en este dispositivo. Inicia uno y busca de nuevo, o añade uno por su dirección.",
  // onboarding/server.js
  "No model server is running on this computer.": "No hay ningún servidor de modelos en marcha en este dispositivo.",
  // composer/answerer.js, widgets/servers/modelpick.js
  "No models match.": "Ningún modelo coincide.",
  // onboarding/here.js
  "No models of other programs were found.": "No se encontraron modelos de otros programas.",
  // widgets/editlist/forms.js
  "No moods yet.": "Aún no hay ambientes.",
  // voices/proof.js
  "No name or number changed.": "No cambió ningún nombre ni número.",
  // chat/artifacts/acts.js
  "No new result.": "Ningún resultado nuevo.",
  // voices/notes.js
  "No one": "Nadie",
  // automation/widgets/picks.js
  "No other workflows yet.": "Aún no hay otros flujos de trabajo.",
  // automation/editor/tryflow.js
  "No output.": "Sin salida.",
  // widgets/files/filefind.js
  "No passage stood out.": "Ningún pasaje destaca.",
  // widgets/editlist/personas.js
  "No personas yet.": "Aún no hay identidades.",
  // widgets/editlist/forms.js
  "No phrases yet.": "Aún no hay frases.",
  // widgets/files/filefind.js
  "No places found.": "No se encontraron pasajes.",
  // settings/models/presets.js
  "No presets yet. Save your current settings under a name.": "Aún no hay preajustes. Guarda la configuración actual con un nombre.",
  // widgets/editlist/prompts.js
  "No prompts yet.": "Aún no hay prompts.",
  // library/quickreplies.js
  "No quick replies yet. Import or add a set.": "Aún no hay respuestas rápidas. Importa o añade un conjunto.",
  // settings/models/voicefigures.js
  "No recommendation": "Sin recomendación",
  // team/list.js
  "No requests yet.": "Aún no hay solicitudes.",
  // inspector/wire.js
  "No response": "Sin respuesta",
  // automation/run/partsview.js, automation/run/stepsview.js
  "No result yet": "Aún sin resultado",
  // settings/toolbox/websearch.js
  "No results for “{query}”.": "No hay resultados para «{query}».",
  // automation/run/rundetail.js
  "No results yet.": "Aún no hay resultados.",
  // widgets/files/table.js
  "No rows.": "Sin filas.",
  // automation/list/runlist.js
  "No runs match these filters.": "Ninguna ejecución coincide con estos filtros.",
  // automation/list/runlist.js
  "No runs yet. A workflow is a list of steps that runs on this computer.": "Aún no hay ejecuciones. Un flujo de trabajo es una lista de pasos que se ejecuta en este dispositivo.",
  // widgets/conversation/scripts.js
  "No scripts act here.": "Aquí no actúa ningún script.",
  // library/scripts.js
  "No scripts yet. Import or add a script.": "Aún no hay scripts. Importa o añade un script.",
  // model/chattools.js
  "No search service is chosen.": "No se ha elegido ningún servicio de búsqueda.",
  // lib/keys.js
  "No shortcuts match.": "Ningún atajo coincide.",
  // ../plugins/tts/card.js
  "No speech engine found. Install espeak-ng; Terzetto then finds the engine automatically.": "No se encontró ningún motor de voz. Instala espeak-ng y Terzetto lo detectará automáticamente.",
  // settings/speech/speech.js
  "No speech servers found on this computer. Start one, or add one by address.": "No se encontró ningún servidor de voz en este dispositivo. Inicia uno o añade uno por su dirección.",
  // automation/editor/editor.js
  "No steps yet. Add a tool, a written task, or another workflow.": "Aún no hay pasos. Añade una herramienta, una tarea en lenguaje natural u otro flujo de trabajo.",
  // widgets/folder/tags.js
  "No tags yet.": "Aún no hay etiquetas.",
  // team/list.js
  "No teams match.": "Ningún equipo coincide.",
  // automation/schedules/triggerform.js
  "No token yet.": "Aún no hay token.",
  // automation/editor/stepform.js
  "No tool is named {name}. Choose another tool.": "Ninguna herramienta se llama {name}. Elige otra.",
  // settings/toolbox/websearch.js
  "No tool of your servers takes a query. Add a server below.": "Ninguna herramienta de tus servidores acepta una consulta. Añade un servidor abajo.",
  // composer/tools.js
  "No tools are on": "No hay herramientas activadas",
  // automation/widgets/picks.js
  "No tools available.": "No hay herramientas disponibles.",
  // automation/schedules/starts.js, automation/schedules/triggers.js
  "No triggers match.": "Ningún disparador coincide.",
  // automation/schedules/triggers.js
  "No triggers yet. A trigger starts a workflow on a schedule, when a file changes, or on request.": "Aún no hay disparadores. Un disparador inicia un flujo de trabajo según un horario, cuando cambia un archivo o a petición.",
  // automation/editor/valuepick.js
  "No values yet. Earlier steps and variables appear here.": "Aún no hay valores. Aquí aparecen los pasos anteriores y las variables.",
  // automation/variables/variables.js
  "No variables yet. Variables keep values between runs. Secret values can't be viewed after saving.": "Aún no hay variables. Las variables guardan valores entre ejecuciones. Los valores secretos no se pueden ver después de guardarlos.",
  // widgets/changes.js, widgets/documentchanges.js
  "No visible changes.": "Sin cambios visibles.",
  // ../plugins/tts/voicepick.js
  "No voices match.": "Ninguna voz coincide.",
  // automation/editor/templates.js
  "No workflows match.": "Ningún flujo de trabajo coincide.",
  // lib/pager.js
  "No.": "N.º",
  // automation/widgets/value.js, library/cardfields.js, settings/models/localchoices.js, widgets/conversation/sheet.js, widgets/folder/settings.js, widgets/schema/configfield.js, widgets/schema/schema.js
  "None": "Ninguno",
  // composer/answerer.js
  "None (use Settings)": "Ninguno (usar Configuración)",
  // library/entryrules.js
  "None is mentioned": "No se menciona ninguna",
  // widgets/conversation/directions.js
  "None yet.": "Aún no hay ninguna.",
  // widgets/conversation/sheet.js
  "None.": "Ninguno.",
  // automation/schedules/permissionlist.js
  "None: every step that writes asks you.": "Ninguno: cada paso que escribe pide permiso.",
  // library/entryrules.js
  "Not all are mentioned": "No se mencionan todas",
  // settings/toolbox/toolservers.js
  "Not checked before a call, because only the server understands it: {parts}": "No se comprueba antes de una llamada, porque solo el servidor lo entiende: {parts}",
  // widgets/memory/factitem.js
  "Not known to {name}": "No lo sabe {name}",
  // team/labels.js
  "Not made": "No creado",
  // automation/schedules/rhythmfields.js
  "Not on": "Excepto el",
  // settings/models/voicetest.js
  "Not played": "No jugado",
  // automation/schedules/scheduleform.js, automation/schedules/triggerform.js
  "Not saved yet.": "Aún sin guardar.",
  // library/cardfields.js
  "Not sent to the model.": "No se envía al modelo.",
  // chat/readnotes.js
  "Not sent to the model: this message is too long for it, and got no reply.": "No se envía al modelo: este mensaje es demasiado largo para él y quedó sin respuesta.",
  // settings/models/modelconfig.js
  "Not set": "Sin definir",
  // automation/variables/variables.js
  "Not set.": "Sin valor.",
  // automation/run/stepsview.js, model/runlabels.js, settings/toolbox/toolservers.js, team/labels.js
  "Not started": "Sin iniciar",
  // widgets/editlist/forms.js
  "Note for you": "Nota para ti",
  // widgets/conversation/sheet.js
  "Note to the model": "Nota al modelo",
  // model/turnlabels.js
  "Noted a direction": "Anotó una indicación",
  // voices/notes.js, widgets/scriptlines.js
  "Notes": "Notas",
  // inspector/editorsections.js, model/turnlabels.js, voices/notes.js
  "Notes for you": "Notas para ti",
  // ../plugins/tts/card.js, automation/editor/flowform.js
  "Nothing": "Nada",
  // widgets/pathpicker.js
  "Nothing is in here.": "Aquí no hay nada.",
  // widgets/memory/page.js
  "Nothing is remembered yet. While memory is on, the model reads each exchange after its reply. You can also add a fact.": "Todavía no se recuerda nada. Con la memoria activada, el modelo lee cada intercambio después de su respuesta. También puedes añadir un hecho.",
  // library/transfer/review.js
  "Nothing is saved yet. The import changes no existing data.": "Aún no se ha guardado nada. La importación no cambia ningún dato existente.",
  // chat/recalls.js, inspector/named.js
  "Nothing on record: the model was told not to make it up.": "No consta: se le dijo al modelo que no lo inventara.",
  // model/scriptwords.js
  "Nothing would be left to store, so the script left the text alone.": "No quedaría nada que guardar, así que el script dejó el texto.",
  // model/notify.js
  "Notifications are blocked. Allow them in the browser's settings for this page.": "Las notificaciones están bloqueadas. Permítelas en la configuración del navegador para esta página.",
  // model/toolwords.js
  "Notify": "Notificar",
  // model/notify.js
  "Notify me when a reply is ready": "Avisarme cuando haya una respuesta",
  // automation/widgets/startdialog.js, model/turnlabels.js, widgets/memory/page.js
  "Now": "Ahora",
  // automation/editor/askform.js, automation/editor/values.js
  "Number": "Número",
  // automation/editor/controlforms.js
  "Number of items at once. Default: one at a time.": "Número de elementos a la vez. Predeterminado: de uno en uno.",
  // automation/editor/values.js
  "Number of items on the pages before": "Número de elementos de las páginas anteriores",
  // model/toolwords.js
  "Number of results": "Número de resultados",
  // automation/editor/values.js
  "Number of the round, from 1": "Número de la vuelta, desde 1",
  // model/toolwords.js
  "OAuth client": "Cliente OAuth",
  // model/toolwords.js
  "Of the text, such as windows-1250. Left out, Terzetto finds it out.": "Del texto, como windows-1250. Si se omite, Terzetto la averigua.",
  // settings/toolbox/websearch.js, widgets/conversation/scripts.js, widgets/conversation/sheet.js
  "Off": "Inactivo",
  // widgets/schema/schema.js
  "Off by default.": "Desactivado de forma predeterminada.",
  // automation/schedules/scheduleform.js, automation/schedules/triggerform.js
  "Off.": "Inactivo.",
  // model/toolwords.js
  "Offset": "Desplazamiento",
  // automation/list/runlist.js
  "Older": "Anteriores",
  // automation/run/logview.js
  "Older lines": "Líneas anteriores",
  // automation/schedules/scheduleform.js, automation/schedules/triggerform.js, widgets/conversation/sheet.js
  "On": "Activo",
  // chat/bookmarks.js
  "On another branch: {text}": "En otra rama: {text}",
  // widgets/schema/schema.js
  "On by default.": "Activado de forma predeterminada.",
  // automation/schedules/rhythmfields.js
  "On day": "El día",
  // automation/widgets/cron.js
  "On day {date} of each month at {time}": "El día {date} de cada mes a las {time}",
  // widgets/folder/settings.js
  "On in each conversation here, unless the conversation says otherwise or has a character.": "Activadas en cada conversación de aquí, salvo que la conversación diga otra cosa o tenga un personaje.",
  // widgets/memory/page.js
  "On other branches": "En otras ramas",
  // automation/schedules/triggerform.js
  "On.": "Activo.",
  // automation/schedules/scheduleform.js
  "Once": "Una vez",
  // automation/widgets/triggerwords.js
  "Once, or repeating.": "Una vez o de forma repetida.",
  // automation/widgets/triggerwords.js
  "Once, {when}": "Una vez, {when}",
  // library/transfer/section.js
  "One ZIP file that other programs can read, with your conversations, characters, lorebooks, workflows, teams and settings. Keys and secret values are left out. To export a single conversation, use its ⋯ menu.": "Un archivo ZIP que otros programas pueden leer, con tus conversaciones, personajes, lorebooks, flujos de trabajo, equipos y ajustes. Las claves y los valores secretos quedan fuera. Para exportar una sola conversación, usa su menú ⋯.",
  // ../plugins/tts/card.js
  "One a line, besides those where Piper puts them. Each voice has a file .onnx and a file .onnx.json.": "Una por línea, además de las que usa Piper. Cada voz tiene un archivo .onnx y un archivo .onnx.json.",
  // automation/editor/askform.js
  "One choice per line": "Una opción por línea",
  // automation/editor/askform.js
  "One column per line": "Una columna por línea",
  // library/entryrules.js
  "One entry of a group is used.": "De un grupo se usa una entrada.",
  // voices/director.js
  "One field at a time": "Un campo a la vez",
  // library/entryrules.js
  "One of them is mentioned": "Se menciona una de ellas",
  // widgets/editlist/forms.js
  "One or two sentences for the model.": "Una o dos frases para el modelo.",
  // automation/editor/valuefield.js, widgets/schema/configfield.js
  "One per line.": "Uno por línea.",
  // widgets/samplers/samplers.js
  "One per line. A repetition ends at each of them. Write \\n for a line break.": "Uno por línea. Una repetición termina en cada uno de ellos. Escribe \\n para un salto de línea.",
  // widgets/samplers/samplers.js
  "One per line. A reply ends before each of them. Write \\n for a line break.": "Una por línea. Una respuesta termina antes de cada una de ellas. Escribe \\n para un salto de línea.",
  // widgets/editlist/forms.js
  "One per line. The first names the group.": "Una por línea. La primera da nombre al grupo.",
  // settings/toolbox/toolserverform.js
  "One per line: NAME=value for a program, Name: value as a header for an address. The values are encrypted and sent only to this server.": "Uno por línea: NOMBRE=valor para un programa, Nombre: valor como cabecera para una dirección. Los valores se cifran y solo se envían a este servidor.",
  // voices/director.js
  "One request per field: slower, but better for small models.": "Una llamada por campo: más lento, pero mejor para modelos pequeños.",
  // automation/editor/anyfield.js
  "One row": "Una fila",
  // widgets/memory/factform.js
  "One sentence, as the model reads it.": "Una frase, tal como la lee el modelo.",
  // widgets/memory/factform.js
  "One sentence. Empty: the words of the message.": "Una frase. Vacío: las palabras del mensaje.",
  // library/scripts.js
  "One text a line. Each is taken out of what was found before it is put in.": "Un texto por línea. Cada uno se quita de lo encontrado antes de ponerlo.",
  // automation/schedules/triggerform.js
  "One word. Text after the command is available to the run as trigger.text.": "Una palabra. La ejecución recibe el texto tras el comando como trigger.text.",
  // model/toolwords.js
  "Only files whose names match, such as {example}.": "Solo archivos cuyo nombre coincide, por ejemplo {example}.",
  // library/quickreplies.js
  "Only fill the message box": "Solo llenar el cuadro de mensaje",
  // settings/speech/speech.js, widgets/servers/endpointform.js
  "Only if the server requires one": "Solo si el servidor la exige",
  // composer/answerer.js
  "Only in this conversation": "Solo en esta conversación",
  // voices/habits.js
  "Only later replies can show a habit again. Banned phrases stay banned.": "Solo las respuestas posteriores pueden volver a mostrar un hábito. Las expresiones prohibidas siguen prohibidas.",
  // library/entryrules.js
  "Only messages call it": "Solo la llaman los mensajes",
  // model/toolwords.js
  "Only messages since this date, such as {example}.": "Solo mensajes desde esta fecha, por ejemplo {example}.",
  // automation/schedules/rhythmfields.js
  "Only on these days": "Solo estos días",
  // library/entryrules.js
  "Only other entries call it": "Solo la llaman otras entradas",
  // voices/notes.js
  "Only the Writer reads directions that you add yourself.": "Solo el Escritor lee las que añades tú.",
  // widgets/files/items.js
  "Only the beginning is shown. Save the document to read all of it.": "Solo se muestra el principio. Guarda el documento para leerlo entero.",
  // automation/variables/variables.js
  "Only the chosen tools receive the value.": "Solo las herramientas elegidas reciben el valor.",
  // library/entryrules.js
  "Only the entries with the most matching keys take part.": "Solo participan las entradas con más claves encontradas.",
  // settings/models/prompts.js
  "Only used when Director and Editor have their own model.": "Solo se usa cuando el Director y el Editor tienen su propio modelo.",
  // automation/editor/morefields.js
  "Only when": "Solo si",
  // sidebar/listhead.js
  "Only with a tag": "Solo con una etiqueta",
  // library/entryrules.js
  "Only with them": "Solo con ellos",
  // widgets/samplers/samplers.js
  "Only words at least this likely can be left out.": "Solo pueden omitirse palabras al menos así de probables.",
  // settings/models/voicefigures.js
  "Only {all} openings have all three texts, and 6 are needed.": "Solo {all} comienzos tienen los tres textos; hacen falta 6.",
  // automation/strip.js, composer/slashcommand.js, model/links.js, model/waiting.js, sidebar/acts.js
  "Open": "Abrir",
  // model/transfer.js
  "Open WebUI export": "Exportación de Open WebUI",
  // voices/proof.js
  "Open a conversation to count its replies.": "Abre una conversación para contar sus respuestas.",
  // settings/data/association.js
  "Open cards with Terzetto": "Abrir tarjetas con Terzetto",
  // library/worlds.js
  "Open entries": "Abrir entradas",
  // settings/data/data.js
  "Open folder": "Abrir carpeta",
  // chat/actions.js
  "Open in inspector": "Abrir en el inspector",
  // model/failure.js, onboarding/advice.js
  "Open model servers": "Abrir servidores de modelos",
  // automation/editor/tryflow.js
  "Open run": "Abrir ejecución",
  // onboarding/enginestrip.js
  "Open settings": "Abrir la configuración",
  // settings/data/about.js
  "Open source": "Código abierto",
  // chat/rescue.js
  "Open the backup": "Abrir la copia de seguridad",
  // library/greetings.js
  "Open the conversation with greeting {n}": "Abrir la conversación con el saludo {n}",
  // main/commands.js
  "Open the focused character": "Abrir el personaje seleccionado",
  // settings/data/about.js
  "Open the help": "Abrir la ayuda",
  // onboarding/tip.js
  "Open the inspector": "Abrir el inspector",
  // lib/panel.js
  "Open the last turn in the inspector": "Abrir el último turno en el inspector",
  // voices/panel.js, widgets/conversation/sheet.js
  "Open the memory": "Abrir la memoria",
  // model/links.js
  "Open this link?": "¿Abrir este enlace?",
  // voices/habits.js
  "Open this message in “{title}”": "Abrir este mensaje en «{title}»",
  // chat/rescue.js
  "Open what was recovered": "Abrir lo recuperado",
  // automation/run/runhead.js, automation/schedules/startform.js
  "Open workflow": "Abrir el flujo de trabajo",
  // onboarding/more.js
  "Opening the demo…": "Abriendo la demo…",
  // settings/models/voicetest.js
  "Opening {n} of {all}": "Comienzo {n} de {all}",
  // settings/models/voicetest.js
  "Openings played": "Comienzos jugados",
  // model/toolwords.js
  "Options": "Opciones",
  // settings/appearance/appearance.js
  "Or press {key} with +, − or 0.": "O pulsa {key} con +, − o 0.",
  // widgets/folder/settings.js
  "Orange": "Naranja",
  // model/transfer.js
  "Orb database": "Base de datos de Orb",
  // library/entries.js, widgets/memory/page.js
  "Order": "Orden",
  // sidebar/listhead.js
  "Order of the conversations": "Orden de las conversaciones",
  // sidebar/found.js
  "Other branch": "Otra rama",
  // library/personas.js
  "Other people you can play.": "Otras personas que puedes interpretar.",
  // sidebar/found.js
  "Other results": "Otros resultados",
  // automation/editor/stepform.js
  "Other steps refer to the result by this name.": "Otros pasos se refieren al resultado por este nombre.",
  // automation/editor/stepkinds.js, automation/run/parts.js
  "Otherwise": "Si no",
  // automation/editor/morefields.js
  "Otherwise the step is skipped.": "De lo contrario, se omite el paso.",
  // inspector/chart.js, inspector/numbers.js
  "Output": "Salida",
  // automation/editor/tryflow.js
  "Output of each call": "Salida de cada llamada",
  // model/turnlabels.js, widgets/editlist/forms.js
  "Overused phrase": "Frase trillada",
  // voices/audits.js, voices/editor.js
  "Overused phrases": "Frases trilladas",
  // model/turnlabels.js
  "Overused word": "Palabra demasiado usada",
  // voices/audits.js
  "Overused words": "Palabras demasiado usadas",
  // settings/models/presetrow.js
  "Overwrite with current settings": "Sobrescribir con la configuración actual",
  // widgets/exporting.js
  "PDF": "PDF",
  // library/character.js
  "PNG with the card inside": "PNG con la tarjeta incluida",
  // library/transfer/section.js
  "Packing…": "Empaquetando…",
  // widgets/files/items.js
  "Page {n}": "Página {n}",
  // widgets/files/filebody.js
  "Pages": "Páginas",
  // automation/editor/controlforms.js
  "Pages at most": "Páginas como máximo",
  // model/appearancechoices.js
  "Paper": "Papel",
  // model/fieldwords.js, voices/editor.js
  "Paragraphs": "Párrafos",
  // widgets/conversation/sheet.js
  "Paragraphs with {macros} go with your newest message, because they change from turn to turn.": "Los párrafos con {macros} van con tu mensaje más nuevo, porque cambian de un turno a otro.",
  // team/limitstab.js
  "Parallel agents": "Agentes en paralelo",
  // settings/models/localchoices.js
  "Parallel prompts": "Prompts en paralelo",
  // library/character.js
  "Parts of this card": "Partes de esta ficha",
  // model/turnlabels.js
  "Passages": "Fragmentos",
  // chat/attached.js
  "Passages given to the model for this reply": "Fragmentos entregados al modelo para esta respuesta",
  // settings/models/localchoices.js
  "Passed to llama-server.": "Se pasan a llama-server.",
  // model/toolwords.js
  "Password": "Contraseña",
  // voices/tryit.js
  "Paste a text. The text stays on this computer.": "Pega un texto. El texto no sale de este dispositivo.",
  // lib/files.js
  "Pasted as text.": "Pegado como texto.",
  // composer/pastes.js
  "Pasted text": "Texto pegado",
  // inspector/editorsections.js
  "Patch {n} by {model}": "Parche {n} de {model}",
  // model/toolwords.js
  "Path": "Ruta",
  // settings/models/getanother.js
  "Path of a .gguf file": "Ruta de un archivo .gguf",
  // model/fieldwords.js, voices/phrases.js
  "Pattern": "Patrón",
  // library/index.js
  "Patterns that change what is stored, shown or sent.": "Patrones que cambian lo que se guarda, se muestra o se envía.",
  // ../plugins/tts/widget.js, settings/models/local.js
  "Pause": "Pausar",
  // automation/editor/morefields.js
  "Pause before a retry": "Pausa antes de reintentar",
  // automation/editor/controlforms.js
  "Pause between rounds": "Pausa entre las vueltas",
  // audio/transport.js
  "Pause sound": "Pausar el sonido",
  // settings/models/local.js
  "Paused": "En pausa",
  // automation/list/gatechart.js
  "Paused while nothing runs": "En pausa mientras no se ejecuta nada",
  // settings/models/voicefigures.js
  "Per 1,000 words, of a list that is never used": "Por cada 1000 palabras, de una lista que nunca se usa",
  // automation/schedules/permissionlist.js
  "Permissions": "Permisos",
  // widgets/conversation/sheet.js
  "Persona": "Persona",
  // widgets/conversation/sheet.js
  "Persona, characters and lorebooks": "Persona, personajes y lorebooks",
  // library/cardfields.js, model/fieldwords.js
  "Personality": "Personalidad",
  // library/index.js, library/personas.js
  "Personas": "Identidades",
  // widgets/editlist/forms.js
  "Phrases": "Frases",
  // voices/habits.js
  "Phrases that a model repeats across your conversations. Terzetto finds them on this computer.": "Expresiones que un modelo repite en tus conversaciones. Terzetto las encuentra en este ordenador.",
  // widgets/portraitbutton.js
  "Picture of {name}": "Imagen de {name}",
  // library/preview.js
  "Picture on this card": "Imagen de esta tarjeta",
  // widgets/conversation/context.js
  "Pictures": "Imágenes",
  // widgets/memory/factitem.js
  "Pin": "Fijar",
  // sidebar/acts.js
  "Pin to top": "Fijar arriba",
  // sidebar/groups.js
  "Pinned": "Fijadas",
  // ../plugins/tts/voiceform.js
  "Pitch": "Tono",
  // library/entryrules.js
  "Place": "Lugar",
  // library/worlds.js
  "Place entries as SillyTavern does": "Colocar las entradas como SillyTavern",
  // widgets/files/filefind.js
  "Places found": "Pasajes encontrados",
  // widgets/exporting.js
  "Plain text": "Texto sin formato",
  // team/planview.js
  "Plan": "Plan",
  // voices/director.js
  "Plan each reply": "Planificar cada respuesta",
  // model/runlabels.js, team/labels.js
  "Planned": "Planificado",
  // voices/director.js
  "Plans each reply before the Writer starts.": "Planifica cada respuesta antes de que empiece el Escritor.",
  // ../plugins/tts/widget.js
  "Play": "Reproducir",
  // audio/transport.js
  "Play again": "Reproducir de nuevo",
  // widgets/editlist/personas.js
  "Play as this persona": "Actuar con esta identidad",
  // model/appearancechoices.js
  "Playbill": "Cartel",
  // audio/transport.js
  "Player": "Reproductor",
  // ../plugins/tts/card.js
  "Playing": "Reproducción",
  // settings/models/voicetest.js
  "Plays twelve short openings: the Writer alone, the Editor on that draft, and all three voices. Nothing is stored, and closing Terzetto ends the test.": "Juega doce comienzos breves: el Escritor solo, el Editor con ese borrador y las tres voces. No se guarda nada, y al cerrar Terzetto acaba la prueba.",
  // voices/director.js
  "Plot summary and Detected repetitions are paused in conversations with a character while memory is on.": "Plot summary y Detected repetitions descansan en conversaciones con un personaje mientras la memoria está activada.",
  // settings/data/data.js
  "Plug-in results": "Resultados de complementos",
  // inspector/tabs.js, voices/pluginspart.js
  "Plug-ins": "Complementos",
  // voices/pluginspart.js
  "Plug-ins that act on each reply.": "Complementos que actúan sobre cada respuesta.",
  // widgets/crop.js
  "Portrait crop. The arrow keys move the crop; plus and minus zoom.": "Recorte del retrato. Las flechas mueven el recorte; más y menos lo amplían o reducen.",
  // audio/transport.js
  "Position": "Posición",
  // chat/works.js
  "Preparing the voice": "Preparando la voz",
  // widgets/samplers/samplers.js
  "Presence penalty": "Penalización por presencia",
  // widgets/conversation/sheet.js, widgets/folder/settings.js
  "Preset": "Preajuste",
  // composer/answerer.js
  "Preset in this conversation": "Preajuste en esta conversación",
  // settings/index.js, settings/models/presets.js
  "Presets": "Preajustes",
  // ../plugins/tts/voiceform.js, automation/editor/dryrun.js, settings/appearance/customlook.js, team/preview.js
  "Preview": "Vista previa",
  // chat/pictures.js
  "Previous image": "Imagen anterior",
  // chat/find.js
  "Previous match": "Coincidencia anterior",
  // main/commands.js
  "Previous message": "Mensaje anterior",
  // lib/calendar.js
  "Previous month": "Mes anterior",
  // lib/pager.js
  "Previous part": "Parte anterior",
  // automation/run/compareview.js
  "Previous successful run: {when}": "Ejecución anterior con éxito: {when}",
  // chat/artifacts/widget.js
  "Previous variant": "Variante anterior",
  // main/commands.js
  "Previous variant of a plug-in's result": "Variante anterior del resultado de un complemento",
  // chat/actions.js, chat/variants.js, composer/keynames.js
  "Previous version": "Versión anterior",
  // library/entries.js, model/fieldwords.js
  "Priority": "Prioridad",
  // settings/index.js
  "Privacy": "Privacidad",
  // chat/calls.js
  "Private content in this result: {list}": "Contenido privado en este resultado: {list}",
  // inspector/sections.js
  "Private content read": "Contenido privado leído",
  // library/entryrules.js
  "Probability in %": "Probabilidad en %",
  // settings/models/localchoices.js, widgets/engine/trouble.js
  "Processor only": "Solo procesador",
  // lib/keys.js, model/features.js, sidebar/sidebar.js
  "Program": "Programa",
  // automation/schedules/triggerform.js
  "Programs on this computer can call this hook, but the port changes with each start. To keep one, start “terzetto serve --addr 127.0.0.1:8080”.": "Los programas de este dispositivo pueden llamar a este webhook, pero el puerto cambia en cada inicio. Para mantener uno, inicia «terzetto serve --addr 127.0.0.1:8080».",
  // automation/schedules/triggerform.js
  "Programs on this computer can call this hook. The address stays the same after a restart.": "Los programas de este dispositivo pueden llamar a este webhook. La dirección no cambia tras un reinicio.",
  // automation/schedules/triggerform.js
  "Programs that use the old token will be refused.": "Se rechazarán los programas que usen el token anterior.",
  // automation/run/runhead.js, settings/models/local.js, team/progress.js
  "Progress": "Progreso",
  // team/labels.js
  "Project manager": "Jefe de proyecto",
  // model/memorywords.js
  "Promise": "Promesa",
  // automation/editor/flowform.js, model/toolwords.js
  "Prompt": "Prompt",
  // inspector/sections.js
  "Prompt reuse": "Reutilización del prompt",
  // settings/index.js
  "Prompts": "Prompts",
  // settings/models/presetlabels.js
  "Prompts only": "Solo prompts",
  // settings/toolbox/toolbox.js
  "Public web only, never this computer or your network. After a tool has read a file or other private content, each host that you didn't write asks first.": "Solo la web pública, nunca este dispositivo ni tu red. Cuando una herramienta ha leído un archivo u otro contenido privado, cada host que no hayas escrito pide permiso antes.",
  // widgets/folder/settings.js
  "Purple": "Morado",
  // automation/assistants/assistants.js, automation/editor/wordfields.js, automation/variables/variables.js, team/agentform.js
  "Purpose": "Finalidad",
  // model/toolwords.js
  "Put values together": "Combinar valores",
  // automation/editor/controlforms.js
  "Put {value} into the request as its address.": "Pon {value} en la petición como dirección.",
  // automation/editor/controlforms.js
  "Put {value} into the request.": "Pon {value} en la petición.",
  // automation/editor/controlforms.js
  "Put {value} into the request. The pages end with an empty list.": "Pon {value} en la petición. Las páginas terminan con una lista vacía.",
  // model/toolwords.js, settings/toolbox/websearch.js
  "Query": "Consulta",
  // automation/editor/controlforms.js, model/toolwords.js, widgets/requestcard.js
  "Question": "Pregunta",
  // model/turnlabels.js
  "Question at the end": "Pregunta final",
  // widgets/editlist/forms.js
  "Question for the Director": "Pregunta para el Director",
  // voices/audits.js
  "Questions at the end": "Preguntas finales",
  // model/runlabels.js, settings/models/local.js
  "Queued": "En cola",
  // model/runlabels.js
  "Queued: the limit of parallel runs is reached.": "En cola: se alcanzó el límite de ejecuciones en paralelo.",
  // composer/quickreplies.js, library/index.js, library/quickreplies.js, main/commands.js
  "Quick replies": "Respuestas rápidas",
  // main/commands.js
  "Quit": "Salir",
  // inspector/sections.js
  "Quoted from files": "Citado de archivos",
  // onboarding/advice.js
  "Raise the model's context length in LM Studio, then load the model again.": "Aumenta la longitud del contexto del modelo en LM Studio y vuelve a cargar el modelo.",
  // model/capabilities.js
  "Reach the server": "Conectar con el servidor",
  // model/toolwords.js
  "Read a document": "Leer un documento",
  // model/toolwords.js
  "Read a file": "Leer un archivo",
  // model/toolwords.js
  "Read a table": "Leer una tabla",
  // ../plugins/tts/widget.js
  "Read again with the current voice": "Leer de nuevo con la voz actual",
  // ../plugins/tts/index.js, model/manifest.js
  "Read aloud": "Leer en voz alta",
  // ../plugins/tts/clicks.js
  "Read aloud from here": "Leer en voz alta desde aquí",
  // ../plugins/tts/index.js
  "Read aloud: speech voices and when to read": "Leer en voz alta: voces y cuándo leer",
  // model/capabilities.js
  "Read an image": "Leer una imagen",
  // model/turnlabels.js
  "Read and fix": "Leer y corregir",
  // model/turnlabels.js
  "Read and fix, round {n}": "Leer y corregir, ronda {n}",
  // ../plugins/tts/cast.js
  "Read each reply as it's written": "Leer cada respuesta a medida que se escribe",
  // ../plugins/tts/card.js
  "Read on when a voice fails": "Seguir leyendo si falla una voz",
  // ../plugins/tts/card.js
  "Read replies automatically": "Leer las respuestas automáticamente",
  // team/planview.js
  "Read so far": "Leído hasta ahora",
  // ../plugins/tts/index.js
  "Read the last reply aloud, or pause": "Leer la última respuesta en voz alta, o pausar",
  // model/callwords.js
  "Read {path}": "{path} leído",
  // library/transfer/section.js
  "Reading the contents…": "Leyendo el contenido…",
  // settings/data/backups.js
  "Reading the file…": "Leyendo el archivo…",
  // widgets/pathpicker.js
  "Reading the folder…": "Leyendo la carpeta…",
  // chat/phase.js
  "Reading {done} of {n, plural, one {# token} other {# tokens}}": "Leídos {done} de {n, plural, one {# token} other {# tokens}}",
  // chat/announce.js
  "Reading {n, plural, one {# token} other {# tokens}}": "Leyendo {n, plural, one {# token} other {# tokens}}",
  // chat/phase.js
  "Reading {n, plural, one {# token} other {# tokens}} · {s} s": "Leyendo {n, plural, one {# token} other {# tokens}} · {s} s",
  // widgets/folder/settings.js
  "Reading {name}…": "Leyendo {name}…",
  // model/callwords.js
  "Reading {path}": "Leyendo {path}",
  // model/runlabels.js
  "Reads": "Lee",
  // model/toolwords.js
  "Reads a CSV file or a spreadsheet in the tools folder.": "Lee un archivo CSV o una hoja de cálculo de la carpeta de herramientas.",
  // model/toolwords.js
  "Reads a text aloud on this computer.": "Lee un texto en voz alta en este dispositivo.",
  // model/toolwords.js
  "Reads a text file in the tools folder.": "Lee un archivo de texto de la carpeta de herramientas.",
  // widgets/conversation/sheet.js
  "Reads facts from each exchange, and reminds the model of facts and earlier messages where they fit.": "Lee hechos de cada intercambio y recuerda al modelo los hechos y mensajes anteriores que vienen al caso.",
  // voices/panel.js
  "Reads facts from each exchange, and reminds the models of facts and earlier messages where they fit.": "Lee hechos de cada intercambio y recuerda a los modelos los hechos y mensajes anteriores que vienen al caso.",
  // automation/editor/flowform.js
  "Reads from earlier steps": "Qué lee de los pasos anteriores",
  // ../plugins/tts/card.js
  "Reads replies aloud, each character in its own voice.": "Lee las respuestas en voz alta, cada personaje con su propia voz.",
  // model/toolwords.js
  "Reads the text of a PDF, Word, EPUB or other document in the tools folder.": "Lee el texto de un PDF, Word, EPUB u otro documento de la carpeta de herramientas.",
  // team/agentwords.js
  "Reads the web pages that you name in the request. Doesn't search the web.": "Lee las páginas web que nombras en el encargo. No busca en la web.",
  // onboarding/index.js, settings/toolbox/toolservers.js
  "Ready": "Listo",
  // chat/recalls.js
  "Recalled": "Evocado",
  // settings/models/voicefigures.js
  "Recommendation: Writer and Editor": "Recomendación: Escritor y Editor",
  // settings/models/voicefigures.js
  "Recommendation: all three voices": "Recomendación: las tres voces",
  // settings/models/voicefigures.js
  "Recommendation: the Writer alone": "Recomendación: el Escritor solo",
  // widgets/folder/settings.js
  "Red": "Rojo",
  // automation/editor/editor.js
  "Redo": "Rehacer",
  // main/settingnames.js, settings/appearance/appearance.js
  "Reduce motion": "Reducir movimiento",
  // chat/actions.js, chat/foldline.js
  "Regenerate": "Regenerar",
  // composer/keynames.js, main/commands.js
  "Regenerate the last reply": "Regenerar la última respuesta",
  // chat/actions.js, chat/hintmenu.js, composer/composermenu.js, composer/keynames.js
  "Regenerate with a hint": "Regenerar con una indicación",
  // model/turnlabels.js
  "Regenerated": "Regenerado",
  // library/preview.js, main/commands.js, widgets/conversation/sheet.js
  "Regex scripts": "Scripts de regex",
  // library/cardfields.js
  "Related": "Relacionado",
  // widgets/memory/factform.js
  "Relation": "Relación",
  // model/memorywords.js
  "Relationship": "Vínculo",
  // settings/toolbox/toolservers.js
  "Reload tools of {server}": "Recargar las herramientas de {server}",
  // widgets/memory/factform.js
  "Remember": "Recordar",
  // voices/panel.js, widgets/conversation/sheet.js
  "Remember and recall": "Recordar y evocar",
  // voices/notes.js
  "Remember directions": "Recordar indicaciones",
  // chat/actions.js
  "Remember the selection…": "Recordar la selección…",
  // widgets/memory/factform.js, widgets/memory/remember.js
  "Remember this": "Recordar esto",
  // chat/recalls.js, widgets/editlist/forms.js
  "Remembered": "Recordado",
  // inspector/editorsections.js
  "Remembered from here on": "Recordado a partir de aquí",
  // voices/notes.js
  "Remembers what you've established, from here on. One more request per reply.": "Recuerda lo que has establecido, a partir de aquí. Una petición más por respuesta.",
  // chat/actions.js
  "Remember…": "Recordar…",
  // library/quickreplies.js, settings/models/configrow.js, settings/models/kwargs.js, settings/speech/speech.js, settings/toolbox/toolservers.js, team/deletions.js, widgets/members.js, widgets/schema/configfield.js
  "Remove": "Quitar",
  // widgets/memory/page.js
  "Remove all from “{origin}”": "Quitar todo lo de «{origin}»",
  // chat/actions.js
  "Remove bookmark": "Quitar marcador",
  // widgets/conversation/directions.js
  "Remove direction": "Quitar indicación",
  // settings/models/local.js
  "Remove from list": "Quitar de la lista",
  // library/scripts.js
  "Remove from the match": "Quitar de la coincidencia",
  // library/greetings.js
  "Remove greeting {n}": "Quitar el saludo {n}",
  // composer/pastes.js
  "Remove pasted text": "Quitar el texto pegado",
  // widgets/portraitbutton.js
  "Remove picture": "Quitar imagen",
  // automation/editor/askform.js
  "Remove the field {name}": "Quitar el campo {name}",
  // team/request.js
  "Remove the files that failed, or add them again.": "Quita los archivos que fallaron o vuelve a añadirlos.",
  // main/commands.js, model/samples.js, settings/data/samples.js
  "Remove the samples": "Quitar los ejemplos",
  // model/samples.js
  "Remove the samples?": "¿Quitar los ejemplos?",
  // widgets/folder/tags.js
  "Remove the tag {tag}": "Quitar la etiqueta {tag}",
  // automation/editor/conditionfield.js
  "Remove the value": "Quitar el valor",
  // automation/editor/namedvalue.js, automation/editor/onevalue.js
  "Remove the value of {field}": "Quitar el valor de {field}",
  // automation/editor/flowform.js
  "Remove this call": "Quitar esta llamada",
  // automation/editor/conditionfield.js
  "Remove this condition": "Quitar esta condición",
  // settings/models/configrow.js
  "Remove this model": "Quitar este modelo",
  // settings/models/kwargs.js
  "Remove this row": "Quitar esta fila",
  // automation/editor/anyfield.js, automation/widgets/varrows.js, composer/images.js, team/documents.js, widgets/files/givenlist.js, widgets/folder/settings.js
  "Remove {name}": "Quitar {name}",
  // settings/speech/speech.js, settings/toolbox/toolservers.js
  "Remove {server}": "Quitar {server}",
  // automation/editor/orderedrow.js
  "Remove “{lane}”": "Quitar «{lane}»",
  // widgets/conversation/directions.js
  "Remove “{name}”": "Quitar «{name}»",
  // settings/models/configrow.js, team/deletions.js
  "Remove “{name}”?": "¿Quitar «{name}»?",
  // chat/artifacts/evicted.js
  "Removed to save space. This result can't be recreated.": "Borrado para ahorrar espacio. Este resultado no se puede volver a crear.",
  // chat/artifacts/evicted.js
  "Removed to save space. Turn on {plugin} to restore the result.": "Borrado para ahorrar espacio. Activa {plugin} para restaurar el resultado.",
  // chat/artifacts/evicted.js
  "Removed to save space. {plugin} can recreate the result.": "Borrado para ahorrar espacio. {plugin} puede volver a crear el resultado.",
  // widgets/schema/configfield.js
  "Removed when you save": "Se quita al guardar",
  // settings/models/presetrow.js, sidebar/acts.js, sidebar/folderrow.js
  "Rename": "Renombrar",
  // model/toolwords.js
  "Rename a file": "Renombrar un archivo",
  // sidebar/folderrow.js
  "Rename folder": "Cambiar el nombre de la carpeta",
  // sidebar/sidebar.js
  "Rename the conversation": "Renombrar la conversación",
  // model/callwords.js
  "Renamed {from} to {path}": "{from} renombrado a {path}",
  // model/toolwords.js
  "Renames or moves a file in the tools folder.": "Renombra o mueve un archivo de la carpeta de herramientas.",
  // widgets/requestparts.js
  "Renames {from} to {path}": "Cambia el nombre de {from} a {path}",
  // audio/transport.js, automation/editor/stepkinds.js, automation/schedules/rhythmfields.js
  "Repeat": "Repetir",
  // widgets/requestcard.js
  "Repeat step": "Repetir el paso",
  // team/roundview.js
  "Repeat this request": "Repetir esta solicitud",
  // automation/editor/stepkinds.js
  "Repeat until": "Repetir hasta",
  // automation/editor/stepkinds.js
  "Repeat until {condition}": "Repetir hasta: {condition}",
  // automation/editor/dryrun.js
  "Repeat with these values": "Repetir con estos valores",
  // voices/audits.js
  "Repeated layout": "Disposición repetida",
  // model/turnlabels.js, voices/audits.js
  "Repeated words": "Palabras repetidas",
  // automation/schedules/scheduleform.js
  "Repeating": "Repetidamente",
  // model/runlabels.js
  "Repeats its steps for each item.": "Repite sus pasos para cada elemento.",
  // model/runlabels.js
  "Repeats its steps for {n, plural, one {# item} other {each of # items}}.": "Repite sus pasos para {n, plural, one {# elemento} other {cada uno de los # elementos}}.",
  // model/runlabels.js
  "Repeats its steps up to {n, plural, one {# time} other {# times}}.": "Repite sus pasos hasta {n, plural, one {# vez} other {# veces}}.",
  // widgets/samplers/samplers.js
  "Repetition penalty": "Penalización por repetición",
  // widgets/samplers/samplers.js
  "Repetition range": "Alcance de la repetición",
  // widgets/samplers/samplers.js
  "Repetitions up to this many tokens are allowed.": "Se permiten repeticiones de hasta este número de tokens.",
  // automation/schedules/triggerform.js
  "Replace": "Reemplazar",
  // library/preview.js
  "Replace the existing character": "Reemplazar el personaje existente",
  // automation/schedules/triggerform.js
  "Replace the token?": "¿Reemplazar el token?",
  // automation/schedules/triggerform.js
  "Replace token": "Reemplazar token",
  // library/scripts.js
  "Replace with": "Reemplazar con",
  // model/turnlabels.js
  "Replaces": "Sustituye a",
  // widgets/requestparts.js
  "Replaces the file {path} ({size})": "Reemplaza el archivo {path} ({size})",
  // library/cardfields.js
  "Replaces your system prompt; {original} inserts yours. Leave empty to use yours.": "Reemplaza tu prompt del sistema; {original} inserta el tuyo. Déjalo vacío para usar el tuyo.",
  // library/cardfields.js
  "Replaces {{char}}, unless there is a nickname.": "Sustituye a {{char}}, salvo que haya un apodo.",
  // library/cardfields.js
  "Replaces {{char}}. If empty, the name does.": "Sustituye a {{char}}. Si está vacío, lo hace el nombre.",
  // automation/list/runlist.js, model/scriptwords.js
  "Replies": "Respuestas",
  // widgets/folder/settings.js
  "Replies here, unless a conversation keeps a model of its own.": "Responde aquí, salvo que una conversación conserve su propio modelo.",
  // voices/proof.js
  "Replies in which the model was kept from banned phrases: {n}.": "Respuestas en las que se impidieron al modelo frases prohibidas: {n}.",
  // voices/proof.js
  "Replies not counted because the Editor was off: {n}.": "Respuestas no contadas porque el Editor estaba desactivado: {n}.",
  // voices/proof.js
  "Replies not counted because you changed them: {n}.": "Respuestas no contadas porque las cambiaste: {n}.",
  // voices/habitwords.js
  "Replies not counted: {list}.": "Respuestas no contadas: {list}.",
  // voices/proof.js
  "Replies to count": "Respuestas que contar",
  // settings/models/voicefigures.js
  "Replies with a changed name": "Respuestas con un nombre cambiado",
  // voices/proof.js
  "Replies with a changed name: {names}, with a changed number: {numbers}.": "Respuestas con un nombre cambiado: {names}, con un número cambiado: {numbers}.",
  // settings/models/voicefigures.js
  "Replies with a changed number": "Respuestas con un número cambiado",
  // model/turnlabels.js
  "Reply": "Respuesta",
  // chat/announce.js
  "Reply complete, {words, plural, one {# word} other {# words}}": "Respuesta completa, {words, plural, one {# palabra} other {# palabras}}",
  // model/turnlabels.js
  "Reply on a new branch": "Respuesta en una rama nueva",
  // composer/keynames.js
  "Reply to the last message, or continue the last reply": "Responder al último mensaje, o continuar la última respuesta",
  // main/destinations.js
  "Reply with {name}": "Responder con {name}",
  // chat/callcard.js
  "Reply without the result": "Responder sin el resultado",
  // model/turnlabels.js
  "Reply, continued": "Respuesta, continuada",
  // sidebar/row.js
  "Replying.": "Respondiendo.",
  // inspector/rawcall.js
  "Request": "Solicitud",
  // inspector/rawcall.js
  "Request and response": "Solicitud y respuesta",
  // inspector/rawcall.js
  "Request body": "Cuerpo de la solicitud",
  // team/page.js
  "Requests": "Solicitudes",
  // automation/editor/askform.js, widgets/editlist/forms.js
  "Required": "Obligatorio",
  // settings/data/data.js, widgets/approval.js
  "Reset": "Restablecer",
  // settings/data/data.js
  "Resets settings, moods, fields and phrases to their defaults. Conversations, characters and servers are kept.": "Restablece la configuración, los ambientes, los campos y las frases a sus valores predeterminados. Las conversaciones, los personajes y los servidores se conservan.",
  // widgets/editlist/forms.js
  "Resets the fields that came with Terzetto. Your own fields are kept.": "Restablece los campos que venían con Terzetto. Tus propios campos se conservan.",
  // widgets/editlist/forms.js
  "Resets the moods that came with Terzetto. Your own moods are kept.": "Restablece los ambientes que venían con Terzetto. Tus propios ambientes se conservan.",
  // inspector/rawcall.js
  "Response body": "Cuerpo de la respuesta",
  // settings/toolbox/toolservers.js
  "Restarting in {n} s": "Reinicio en {n} s",
  // inspector/resting.js
  "Resting": "En pausa",
  // chat/artifacts/evicted.js, chat/foldversions.js, settings/data/backups.js, sidebar/acts.js, widgets/editlist/editlist.js, widgets/memory/factitem.js
  "Restore": "Restaurar",
  // widgets/editlist/forms.js
  "Restore default fields": "Restaurar campos predeterminados",
  // widgets/editlist/forms.js
  "Restore default fields?": "¿Restaurar los campos predeterminados?",
  // widgets/editlist/forms.js
  "Restore default moods": "Restaurar ambientes predeterminados",
  // widgets/editlist/forms.js
  "Restore default moods?": "¿Restaurar los ambientes predeterminados?",
  // widgets/editlist/forms.js
  "Restore default phrases": "Restaurar frases predeterminadas",
  // widgets/editlist/forms.js
  "Restore default phrases?": "¿Restaurar las frases predeterminadas?",
  // settings/data/data.js, voices/configform.js
  "Restore defaults": "Restaurar predeterminados",
  // settings/data/backups.js
  "Restore from a file": "Restaurar desde un archivo",
  // settings/data/backups.js
  "Restore the backup of {at}": "Restaurar la copia del {at}",
  // settings/data/backups.js
  "Restore the backup of {at}?": "¿Restaurar la copia del {at}?",
  // chat/rescue.js
  "Restore this backup": "Restaurar esta copia",
  // settings/data/backups.js
  "Restore “{name}”?": "¿Restaurar «{name}»?",
  // chat/foldversions.js, widgets/memory/factitem.js
  "Restore: {version}": "Restaurar: {version}",
  // settings/data/backups.js
  "Restored to {at}. The newest backup in the list contains the previous data.": "Restaurado al estado del {at}. La copia más reciente de la lista contiene los datos anteriores.",
  // chat/rescue.js
  "Restored. The newest backup in Settings, Data, contains the previous data.": "Restaurado. La copia más reciente en Configuración, Datos contiene los datos anteriores.",
  // widgets/editlist/forms.js
  "Restores missing or turned-off phrases that came with Terzetto. Your own phrases are kept.": "Restaura las frases que venían con Terzetto y que faltan o están desactivadas. Tus propias frases se conservan.",
  // automation/editor/controlforms.js, automation/editor/tryflow.js, automation/editor/trystep.js, automation/run/compareview.js, automation/run/partsview.js, automation/run/rundetail.js, automation/run/stepsview.js, chat/calls.js, inspector/sections.js, library/scripts.js
  "Result": "Resultado",
  // automation/editor/values.js
  "Result of the other workflow": "Resultado del otro flujo de trabajo",
  // automation/editor/values.js
  "Result of the previous step": "Resultado del paso anterior",
  // automation/editor/values.js
  "Result of this step": "Resultado de este paso",
  // palette/palette.js, settings/toolbox/websearch.js
  "Results": "Resultados",
  // ../plugins/tts/widget.js, automation/run/runhead.js, settings/models/local.js, widgets/engine/trouble.js
  "Resume": "Reanudar",
  // audio/transport.js
  "Resume sound": "Reanudar el sonido",
  // automation/editor/morefields.js
  "Retries": "Reintentos",
  // ../plugins/tts/card.js, chat/artifacts/media.js, chat/failureline.js, chat/transcript.js, composer/answerer.js, inspector/panel.js, lib/controls.js, settings/models/local.js, settings/models/models.js, sidebar/emptynotice.js, sidebar/found.js, team/roundview.js, widgets/engine/trouble.js, widgets/listpane.js, widgets/servers/modelpick.js
  "Retry": "Reintentar",
  // automation/editor/morefields.js
  "Retry even if the tool could act twice": "Reintentar aunque la herramienta pueda actuar dos veces",
  // automation/run/runhead.js
  "Retry from the failed step": "Reintentar desde el paso fallido",
  // model/copies.js, model/jump.js
  "Return": "Volver",
  // composer/keynames.js
  "Reuse an earlier message": "Reutilizar un mensaje anterior",
  // inspector/numbers.js
  "Reused": "Reutilizado",
  // automation/strip.js
  "Review": "Revisar",
  // automation/schedules/permissionlist.js
  "Revoke": "Revocar",
  // automation/schedules/permissionlist.js
  "Revoke: {tool}": "Revocar: {tool}",
  // model/turnlabels.js
  "Reword your message": "Reformular tu mensaje",
  // model/turnlabels.js
  "Reworded your message": "Reformuló tu mensaje",
  // chat/editbox.js
  "Rewrite": "Reescribir",
  // chat/actions.js, chat/hintmenu.js
  "Rewrite with instructions": "Reescribir con instrucciones",
  // voices/proof.js
  "Rewritten with the reply: {n}.": "Reescritas con la respuesta: {n}.",
  // model/turnlabels.js
  "Rewritten with your instructions": "Reescrito según tus instrucciones",
  // model/turnlabels.js
  "Rewrote the text": "Reescribió el texto",
  // model/transfer.js
  "RisuAI export": "Exportación de RisuAI",
  // chat/artifacts/body.js
  "Roll again": "Otra tirada",
  // team/list.js, team/roundview.js
  "Round {n}": "Ronda {n}",
  // team/detail.js
  "Rounds": "Rondas",
  // automation/editor/controlforms.js
  "Rounds at most": "Vueltas como máximo",
  // model/toolwords.js, widgets/files/table.js
  "Rows": "Filas",
  // library/worlds.js
  "Rules of this lorebook": "Reglas de este lorebook",
  // library/preview.js
  "Rules that are used here, by entries: {list}": "Reglas que se aplican aquí, por entradas: {list}",
  // automation/editor/editorbar.js
  "Run": "Ejecutar",
  // model/toolwords.js
  "Run ID": "ID de la ejecución",
  // model/toolwords.js
  "Run a flow": "Ejecutar un flujo",
  // composer/notifications.js, onboarding/ways.js
  "Run a model on this computer": "Ejecutar un modelo en este dispositivo",
  // model/toolwords.js
  "Run a program": "Ejecutar un programa",
  // automation/editor/values.js
  "Run a test to see the fields": "Haz una prueba para ver los campos",
  // model/toolwords.js
  "Run a workflow": "Ejecutar un flujo de trabajo",
  // automation/schedules/startform.js
  "Run afterwards": "Ejecutar después",
  // automation/run/runhead.js, chat/callcard.js
  "Run again": "Ejecutar de nuevo",
  // automation/editor/tryflow.js
  "Run and keep": "Ejecutar y conservar",
  // automation/editor/stepkinds.js, automation/widgets/picks.js, model/runlabels.js
  "Run another workflow": "Ejecutar otro flujo de trabajo",
  // main/commands.js
  "Run any command by name": "Ejecutar un comando por su nombre",
  // automation/schedules/startform.js
  "Run in parallel": "Ejecutar en paralelo",
  // automation/schedules/startform.js, automation/schedules/starts.js, automation/schedules/trytrigger.js
  "Run now": "Ejecutar ahora",
  // automation/schedules/starts.js
  "Run now: {name}": "Ejecutar ahora: {name}",
  // automation/schedules/scheduleform.js
  "Run once as soon as possible": "Ejecutar una vez lo antes posible",
  // automation/editor/trystep.js
  "Run test": "Hacer la prueba",
  // automation/editor/trystep.js
  "Run test for real": "Hacer la prueba real",
  // automation/run/runhead.js
  "Run that started this run": "Ejecución que inició esta",
  // automation/editor/trystep.js
  "Run this test for real?": "¿Hacer esta prueba de verdad?",
  // automation/run/runhead.js
  "Run with other values": "Ejecutar con otros valores",
  // model/quickreplies.js
  "Run without them": "Ejecutar sin ellos",
  // automation/index.js
  "Run {name}": "Ejecutar {name}",
  // automation/run/againdialog.js, automation/widgets/startdialog.js, model/runlabels.js
  "Run “{name}”": "Ejecutar «{name}»",
  // widgets/requestparts.js
  "Run “{tool}” again?": "¿Ejecutar «{tool}» otra vez?",
  // automation/list/runlist.js, model/runlabels.js, team/labels.js
  "Running": "En curso",
  // inspector/chooser.js
  "Running now": "En curso ahora",
  // onboarding/server.js
  "Running on this computer": "En marcha en este dispositivo",
  // settings/models/voicetest.js
  "Running…": "En curso…",
  // automation/index.js, automation/list/runlist.js, automation/page.js
  "Runs": "Ejecuciones",
  // model/toolwords.js
  "Runs a saved flow and gives its output.": "Ejecuta un flujo guardado y da su salida.",
  // model/toolwords.js
  "Runs a short program in an empty folder of its own.": "Ejecuta un programa corto en una carpeta vacía propia.",
  // automation/index.js, automation/page.js
  "Runs and workflows": "Ejecuciones y flujos de trabajo",
  // model/runlabels.js
  "Runs another workflow.": "Ejecuta otro flujo de trabajo.",
  // model/transfer.js
  "Runs in progress are imported as stopped.": "Las ejecuciones en curso se importan como detenidas.",
  // settings/toolbox/toolservers.js
  "Runs in {folder}.": "Se ejecuta en {folder}.",
  // settings/models/localchoices.js
  "Runs on": "Se ejecuta en",
  // automation/schedules/startform.js
  "Runs that this trigger started are kept.": "Las ejecuciones que inició este disparador se conservan.",
  // automation/schedules/triggerform.js
  "Runs that you stop start nothing. A chain of workflows ends after ten.": "Las ejecuciones que detienes no inician nada. Una cadena de flujos de trabajo termina después de diez.",
  // model/runlabels.js
  "Runs the flow.": "Ejecuta el flujo.",
  // voices/tryit.js
  "Runs the same audits as after a reply, with the settings above.": "Aplica las mismas comprobaciones que tras una respuesta, con la configuración de arriba.",
  // automation/schedules/scheduleform.js
  "Runs while Terzetto is open.": "Se ejecuta mientras Terzetto está abierto.",
  // model/runlabels.js
  "Runs {name} and waits for it.": "Ejecuta {name} y espera a que termine.",
  // inspector/sections.js
  "Said before the call": "Dicho antes de la llamada",
  // voices/habitwords.js
  "Said {n} times in {c} conversations, never elsewhere.": "Dicha {n} veces en {c} conversaciones, nunca en otro lugar.",
  // voices/habitwords.js
  "Said {n} times in {c} conversations, {times} times as often as elsewhere.": "Dicha {n} veces en {c} conversaciones, {times} veces más que en otro lugar.",
  // automation/run/compareview.js
  "Same": "Igual",
  // model/appearancechoices.js, settings/appearance/appearance.js
  "Same as system": "Igual que el sistema",
  // voices/agent.js
  "Same as the Writer": "El mismo que el Escritor",
  // model/turnlabels.js
  "Same layout as earlier replies": "Misma disposición que respuestas anteriores",
  // chat/artifacts/body.js
  "Same plan, different seed": "Mismo plan, otra semilla",
  // automation/editor/trystep.js
  "Sample result of the earlier step": "Resultado de ejemplo del paso anterior",
  // main/settingnames.js
  "Samplers": "Muestreo",
  // composer/answerer.js, main/commands.js
  "Samplers of this conversation": "Samplers de esta conversación",
  // settings/data/samples.js
  "Samples": "Ejemplos",
  // model/samples.js
  "Samples added. To remove them, open Settings, Data.": "Ejemplos añadidos. Para quitarlos, abre Configuración, Datos.",
  // model/appearancechoices.js
  "Sans": "Sans",
  // automation/schedules/startform.js, automation/widgets/value.js, chat/artifacts/media.js, chat/editbox.js, chat/foldline.js, composer/nameask.js, settings/appearance/customlook.js, team/preview.js, widgets/files/filedialog.js, widgets/folder/choose.js, widgets/memory/factform.js, widgets/savebar.js, widgets/servers/endpointform.js
  "Save": "Guardar",
  // team/documents.js
  "Save all {n}": "Guardar los {n}",
  // widgets/servers/endpointform.js
  "Save and list models": "Guardar y listar modelos",
  // settings/toolbox/toolserverform.js
  "Save and list tools": "Guardar y mostrar las herramientas",
  // chat/editbox.js
  "Save and regenerate": "Guardar y regenerar",
  // model/toolwords.js
  "Save as": "Guardar como",
  // settings/models/presets.js
  "Save as a preset": "Guardar como preajuste",
  // ../plugins/tts/widget.js
  "Save audio as a file": "Guardar el audio en un archivo",
  // settings/models/presets.js
  "Save current settings": "Guardar la configuración actual",
  // chat/pictures.js
  "Save image": "Guardar imagen",
  // chat/editbox.js
  "Save only": "Solo guardar",
  // automation/editor/morefields.js
  "Save the result as": "Guardar el resultado como",
  // main/commands.js
  "Save the workflow": "Guardar el flujo de trabajo",
  // automation/schedules/startform.js
  "Save trigger": "Guardar el disparador",
  // automation/run/filelist.js, chat/pictures.js, main/commands.js, team/documents.js
  "Save {name}": "Guardar {name}",
  // lib/savestate.js, voices/configform.js, widgets/formdetail.js
  "Saved": "Guardado",
  // automation/editor/editorbar.js
  "Saved as a draft. It can't run, and no trigger starts it, until the steps below that say what is missing are complete.": "Guardado como borrador. No puede ejecutarse, y ningún disparador lo inicia, hasta que estén completos los pasos de abajo que dicen qué falta.",
  // settings/models/models.js
  "Saved as {address}. Choose a model:": "Guardado como {address}. Elige un modelo:",
  // ../plugins/tts/widget.js, library/transfer/section.js, model/conversation.js, model/memory.js, settings/models/voicetest.js, sidebar/many.js, voices/proof.js, widgets/exporting.js
  "Saved as {where}.": "Guardado como {where}.",
  // composer/composermenu.js, main/settingnames.js, settings/models/prompts.js
  "Saved prompts": "Prompts guardados",
  // settings/index.js
  "Saved sets of samplers and prompts you can switch between.": "Conjuntos guardados de ajustes de muestreo y prompts entre los que puedes cambiar.",
  // team/fileset.js
  "Saving": "Guardando",
  // library/cardfields.js, library/entryrules.js, model/fieldwords.js, widgets/conversation/sheet.js
  "Scenario": "Escenario",
  // widgets/conversation/sheet.js
  "Scenario and instructions": "Escenario e instrucciones",
  // main/commands.js
  "Scenario and instructions of this conversation": "Escenario e instrucciones de esta conversación",
  // automation/schedules/scheduleform.js
  "Schedule": "Programar",
  // model/transfer.js
  "Schedules are imported turned off.": "Las programaciones se importan desactivadas.",
  // model/toolwords.js
  "Schema": "Esquema",
  // automation/variables/variables.js, model/fieldwords.js
  "Scope": "Ámbito",
  // inspector/sections.js, library/index.js, widgets/scriptlines.js
  "Scripts": "Scripts",
  // model/transfer.js
  "Scripts are imported turned off.": "Los scripts se importan desactivados.",
  // widgets/conversation/scripts.js
  "Scripts in use": "Scripts en uso",
  // settings/toolbox/websearch.js
  "SearXNG address": "Dirección de SearXNG",
  // help/view.js, lib/controls.js, lib/picker.js, sidebar/sidebar.js, widgets/newchat.js, widgets/pathpicker.js
  "Search": "Buscar",
  // onboarding/here.js, onboarding/server.js, settings/data/about.js, settings/data/privacy.js, settings/models/models.js, settings/toolbox/toolservers.js, widgets/engine/trouble.js
  "Search again": "Buscar de nuevo",
  // sidebar/emptynotice.js
  "Search all conversations": "Buscar en todas las conversaciones",
  // settings/models/meaning.js
  "Search by meaning": "Búsqueda por significado",
  // settings/models/meaning.js
  "Search by meaning on this computer": "Búsqueda por significado en este dispositivo",
  // library/characters.js
  "Search characters": "Buscar personajes",
  // model/toolwords.js, sidebar/sidebar.js
  "Search conversations": "Buscar conversaciones",
  // main/commands.js
  "Search everything": "Buscar en todo",
  // palette/palette.js
  "Search for a command": "Buscar un comando",
  // settings/models/meaning.js
  "Search in files": "Búsqueda en archivos",
  // composer/answerer.js
  "Search models": "Buscar modelos",
  // settings/toolbox/websearch.js
  "Search service": "Servicio de búsqueda",
  // lib/keys.js
  "Search shortcuts": "Buscar atajos",
  // team/list.js
  "Search teams": "Buscar equipos",
  // sidebar/emptynotice.js
  "Search the archive": "Buscar en las archivadas",
  // help/view.js
  "Search the help": "Buscar en la ayuda",
  // widgets/memory/page.js
  "Search the memory": "Buscar en la memoria",
  // model/toolwords.js
  "Search the web": "Buscar en la web",
  // widgets/files/filefind.js
  "Search this file": "Buscar en este archivo",
  // settings/toolbox/websearch.js
  "Search tool": "Herramienta de búsqueda",
  // model/toolwords.js
  "Search tools": "Buscar herramientas",
  // automation/editor/templates.js
  "Search workflows": "Buscar flujos de trabajo",
  // model/callwords.js
  "Searched the web: {query}": "Búsqueda en la web: {query}",
  // model/callwords.js
  "Searched your conversations: {query}": "Búsqueda en tus conversaciones: {query}",
  // settings/toolbox/websearch.js
  "Searches are sent to your tool server.": "Las búsquedas se envían a tu servidor de herramientas.",
  // settings/toolbox/websearch.js
  "Searches are sent to {host}.": "Las búsquedas se envían a {host}.",
  // model/callwords.js
  "Searching the web: {query}": "Buscando en la web: {query}",
  // model/callwords.js
  "Searching your conversations: {query}": "Buscando en tus conversaciones: {query}",
  // settings/toolbox/websearch.js
  "Searching…": "Buscando…",
  // library/entries.js, model/fieldwords.js
  "Secondary keys": "Claves secundarias",
  // library/entryrules.js
  "Secondary keys decide": "Las claves secundarias deciden",
  // model/fieldwords.js, voices/editor.js
  "Seconds": "Segundos",
  // automation/editor/values.js, automation/variables/variables.js
  "Secret": "Secreto",
  // model/transfer.js
  "Secret variables are imported without their values.": "Las variables secretas se importan sin sus valores.",
  // automation/variables/variables.js
  "Secret, not set": "Secreta, sin valor",
  // automation/variables/variables.js
  "Secret, set": "Secreta, con valor",
  // sidebar/sidebar.js
  "Sections": "Secciones",
  // inspector/panel.js
  "See how the Director planned each reply, how the Writer wrote it, and what the Editor changed.": "Mira cómo el Director planificó cada respuesta, cómo la escribió el Escritor y qué cambió el Editor.",
  // onboarding/tip.js
  "See what each voice did in the inspector.": "En el inspector puedes ver qué hizo cada voz.",
  // widgets/samplers/samplers.js
  "Seed": "Semilla",
  // main/commands.js
  "Select all conversations": "Seleccionar todas las conversaciones",
  // main/commands.js
  "Select several conversations": "Seleccionar varias conversaciones",
  // sidebar/many.js
  "Selected conversations": "Conversaciones seleccionadas",
  // sidebar/row.js
  "Selected.": "Seleccionada.",
  // composer/sendbuttons.js, team/request.js
  "Send": "Enviar",
  // composer/sendbuttons.js, team/request.js
  "Send (Enter)": "Enviar (Enter)",
  // model/toolwords.js
  "Send a message": "Enviar un mensaje",
  // model/toolwords.js
  "Send a request": "Enviar una solicitud",
  // widgets/requestcard.js
  "Send answer": "Enviar respuesta",
  // voices/notes.js
  "Send directions to": "Enviar indicaciones a",
  // main/settingnames.js, settings/appearance/appearance.js
  "Send messages with": "Enviar mensajes con",
  // library/quickreplies.js
  "Send what I wrote with it": "Enviar también lo que escribí",
  // model/toolwords.js
  "Sends a prompt to a model and gives its answer.": "Envía un prompt a un modelo y da su respuesta.",
  // model/toolwords.js
  "Sends an HTTP request to a host that you allowed.": "Envía una solicitud HTTP a un host que permitiste.",
  // widgets/requestparts.js
  "Sends the file {from}": "Envía el archivo {from}",
  // widgets/requestparts.js
  "Sends to {host}": "Envía a {host}",
  // library/cardfields.js
  "Sent after the conversation, before each reply.": "Se envía después de la conversación, antes de cada respuesta.",
  // widgets/conversation/sheet.js
  "Sent after the conversation, before each reply. {original} keeps the character's.": "Se envían tras la conversación, antes de cada respuesta. {original} conserva las del personaje.",
  // settings/models/modelconfig.js
  "Sent as chat_template_kwargs, for servers that read them.": "Se envía como chat_template_kwargs, para los servidores que lo leen.",
  // settings/models/prompts.js
  "Sent where a character answers. {{char}} and {{user}} are replaced by names.": "Se envía donde responde un personaje. {{char}} y {{user}} se reemplazan por nombres.",
  // settings/models/prompts.js
  "Sent where no character answers, such as to a plain question.": "Se envía donde no responde ningún personaje, como a una pregunta sencilla.",
  // voices/proof.js
  "Sentences left out: {n}.": "Frases omitidas: {n}.",
  // model/turnlabels.js, voices/audits.js
  "Sentences of one length": "Frases de igual longitud",
  // model/turnlabels.js, voices/audits.js
  "Sentences with the same opening": "Frases con el mismo comienzo",
  // model/turnlabels.js, voices/audits.js
  "Sentences with the same structure": "Frases con la misma estructura",
  // library/cardfields.js
  "Separate with commas.": "Separa con comas.",
  // model/appearancechoices.js
  "Serif": "Serif",
  // voices/agent.js
  "Server": "Servidor",
  // settings/models/presetlabels.js
  "Server's samplers": "Muestreo del servidor",
  // settings/speech/speech.js, settings/toolbox/websearch.js, widgets/servers/endpointform.js
  "Set · …{hint}. Enter a new key to replace it": "Guardada · …{hint}. Escribe otra clave para reemplazarla",
  // automation/variables/variables.js
  "Set.": "Con valor.",
  // automation/variables/variables.js, widgets/schema/configfield.js
  "Set. Enter a new value to replace it": "Con valor. Escribe otro para reemplazarlo",
  // automation/variables/variables.js
  "Set: {hint}": "Con valor: {hint}",
  // widgets/servers/discover.js
  "Setting up…": "Preparando…",
  // main/commands.js, main/destinations.js, model/transfer.js, settings/index.js, sidebar/sidebar.js, widgets/schema/schema.js
  "Settings": "Configuración",
  // sidebar/sidebar.js
  "Settings ({keys})": "Configuración ({keys})",
  // widgets/conversation/sheet.js
  "Settings here apply to this conversation only. They override the character, the preset and the model.": "Estos ajustes valen solo para esta conversación. Prevalecen sobre el personaje, el preajuste y el modelo.",
  // chat/header.js, chat/titlemenu.js
  "Settings of this conversation": "Ajustes de esta conversación",
  // settings/models/configrow.js
  "Settings of {name}": "Configuración de {name}",
  // model/waiting.js, voices/configform.js, voices/pluginspart.js
  "Settings of {plugin}": "Configuración de {plugin}",
  // widgets/newchat.js
  "Several characters": "Varios personajes",
  // widgets/editlist/forms.js
  "Several short entries": "Varias entradas breves",
  // model/turnlabels.js, voices/audits.js
  "Shape of paragraphs": "Forma de los párrafos",
  // automation/run/rundetail.js
  "Shared results": "Resultados compartidos",
  // model/toolwords.js
  "Sheet": "Hoja",
  // lib/keys.js
  "Shift": "Mayús",
  // widgets/folder/settings.js
  "Short files are sent with each message. Of long ones, matching passages are.": "Los archivos cortos van con cada mensaje; de los largos, los pasajes que encajan.",
  // voices/notes.js
  "Short remarks shown in the inspector. One more request per reply.": "Observaciones breves que se muestran en el inspector. Una llamada más por respuesta.",
  // model/hints.js
  "Shorter": "Más corta",
  // widgets/engine/trouble.js
  "Shorter context": "Contexto más corto",
  // widgets/memory/page.js
  "Show": "Mostrar",
  // chat/calls.js
  "Show all": "Mostrar todo",
  // sidebar/listhead.js
  "Show all tags": "Mostrar todas las etiquetas",
  // library/characters.js
  "Show as a grid": "Mostrar como cuadrícula",
  // library/characters.js
  "Show as a list": "Mostrar como lista",
  // automation/editor/askform.js
  "Show as fields": "Mostrar como campos",
  // automation/editor/conditionfield.js
  "Show as rows": "Mostrar como filas",
  // team/preview.js
  "Show changes": "Mostrar cambios",
  // lib/markdown.js
  "Show code": "Mostrar el código",
  // settings/data/about.js
  "Show diagnostics": "Mostrar el diagnóstico",
  // team/detail.js
  "Show earlier rounds": "Mostrar rondas anteriores",
  // inspector/chooser.js
  "Show earlier turns": "Mostrar turnos anteriores",
  // sidebar/rows.js
  "Show more": "Mostrar más",
  // automation/run/partsview.js
  "Show more ({n} left)": "Mostrar más (quedan {n})",
  // sidebar/found.js
  "Show more messages": "Mostrar más mensajes",
  // voices/editor.js
  "Show only edited replies": "Mostrar solo las respuestas editadas",
  // main/commands.js
  "Show or hide the conversations": "Mostrar u ocultar las conversaciones",
  // onboarding/tour.js, voices/editor.js
  "Show the changes": "Mostrar los cambios",
  // lib/markdown.js
  "Show the image at full size": "Mostrar la imagen a tamaño completo",
  // onboarding/tour.js
  "Show the other version": "Mostrar la otra versión",
  // audio/transport.js
  "Show the player": "Mostrar el reproductor",
  // automation/run/stepsview.js
  "Show the started run": "Mostrar la ejecución iniciada",
  // chat/actions.js
  "Show thoughts and changes": "Mostrar razonamiento y cambios",
  // automation/widgets/value.js
  "Show whole ({size})": "Mostrar todo ({size})",
  // chat/artifacts/media.js, chat/pictures.js, lib/drawing.js, lib/markdown.js
  "Show {name} at full size": "Mostrar {name} a tamaño completo",
  // widgets/editlist/forms.js
  "Shown in the inspector.": "Se muestra en el inspector.",
  // voices/editor.js
  "Shows a reply only after editing.": "Muestra cada respuesta solo después de editarla.",
  // automation/editor/dryrun.js
  "Shows each step with its values from the last run. No tool or model is called.": "Muestra cada paso con sus valores de la última ejecución. No se llama a ninguna herramienta ni modelo.",
  // model/toolwords.js
  "Shows you a short note, also on the desktop.": "Muestra una nota breve, también en el escritorio.",
  // model/transfer.js
  "SillyTavern data": "Datos de SillyTavern",
  // widgets/exporting.js
  "SillyTavern group (ZIP)": "Grupo de SillyTavern (ZIP)",
  // model/toolwords.js
  "Since": "Desde la fecha",
  // automation/schedules/permissionlist.js
  "Since {when}": "Desde: {when}",
  // automation/list/runlist.js
  "Single tools": "Herramientas sueltas",
  // settings/data/about.js
  "Sizes, counts and recent warnings, without keys, addresses or conversation text. Review the text before you share it.": "Tamaños, recuentos y advertencias recientes, sin claves, direcciones ni texto de las conversaciones. Revisa el texto antes de compartirlo.",
  // composer/nameask.js, composer/sendbuttons.js
  "Skip": "Omitir",
  // automation/schedules/startform.js
  "Skip the new run": "Omitir la nueva ejecución",
  // automation/schedules/scheduleform.js
  "Skip the run": "Omitir la ejecución",
  // composer/sendbuttons.js
  "Skip this voice": "Omitir esta voz",
  // composer/sendbuttons.js
  "Skip {plugin}": "Omitir {plugin}",
  // model/runlabels.js
  "Skipped": "Omitido",
  // automation/schedules/triggerform.js
  "Skipped {when}: the previous run was still going": "Omitido ({when}): la ejecución anterior seguía en curso",
  // automation/schedules/triggerform.js
  "Skipped {when}: “{file}” was removed before the run started": "Omitido ({when}): «{file}» se borró antes de que empezara la ejecución",
  // widgets/files/items.js
  "Slide {n}": "Diapositiva {n}",
  // voices/director.js, voices/editor.js, voices/panel.js
  "Slower, and uses more tokens.": "Más lento y usa más tokens.",
  // widgets/engine/trouble.js
  "Smaller model": "Modelo más pequeño",
  // model/appearance.js
  "Some changes are not saved yet. Another language reloads the window, and they are lost.": "Algunos cambios aún no se han guardado. Cambiar de idioma recarga la ventana y se pierden.",
  // main/closing.js
  "Some changes are not saved yet. They are lost when the window closes.": "Algunos cambios aún no se han guardado. Se pierden al cerrar la ventana.",
  // library/characters.js
  "Sort by": "Ordenar por",
  // sidebar/listhead.js
  "Sort by name": "Ordenar por nombre",
  // audio/transport.js
  "Sound": "Sonido",
  // model/toolwords.js
  "Source": "Código",
  // chat/sources.js
  "Source {n}: {title}": "Fuente {n}: {title}",
  // chat/sources.js, team/preview.js
  "Sources": "Fuentes",
  // chat/sources.js
  "Sources:": "Fuentes:",
  // lib/keys.js
  "Space": "Espacio",
  // model/toolwords.js
  "Speak": "Hablar",
  // inspector/sections.js
  "Speaker": "Quién habla",
  // settings/index.js
  "Speech": "Voz",
  // settings/speech/speech.js
  "Speech engines": "Motores de voz",
  // ../plugins/tts/card.js
  "Speech only": "Solo los diálogos",
  // settings/speech/speech.js
  "Speech servers": "Servidores de voz",
  // main/settingnames.js
  "Speech voices": "Voces de lectura",
  // ../plugins/tts/voiceform.js, model/capabilities.js
  "Speed": "Velocidad",
  // main/settingnames.js, settings/appearance/appearance.js
  "Speed of the last reply": "Velocidad de la última respuesta",
  // automation/run/againdialog.js, automation/widgets/startdialog.js, widgets/members.js
  "Start": "Iniciar",
  // onboarding/advice.js
  "Start Ollama with OLLAMA_CONTEXT_LENGTH=16384.": "Inicia Ollama con OLLAMA_CONTEXT_LENGTH=16384.",
  // library/character.js
  "Start a conversation": "Iniciar una conversación",
  // main/destinations.js
  "Start a conversation with {name}": "Iniciar una conversación con {name}",
  // chat/actions.js
  "Start a new branch here": "Empezar una rama nueva aquí",
  // chat/artifacts/body.js
  "Start again from the message": "Empezar de nuevo a partir del mensaje",
  // automation/widgets/startdialog.js
  "Start at": "Inicio",
  // ../plugins/tts/card.js
  "Start reading": "Empezar a leer",
  // composer/composermenu.js, composer/keynames.js
  "Start the reply with…": "Empezar la respuesta con…",
  // onboarding/advice.js
  "Start the server with --contextsize 16384.": "Inicia el servidor con --contextsize 16384.",
  // onboarding/advice.js
  "Start the server with --ctx-size 16384.": "Inicia el servidor con --ctx-size 16384.",
  // onboarding/server.js
  "Start writing": "Empezar a escribir",
  // automation/list/historychart.js
  "Started": "Inicio",
  // automation/run/childlist.js
  "Started runs": "Ejecuciones iniciadas",
  // model/callwords.js
  "Started the workflow {name}": "Flujo de trabajo {name} iniciado",
  // automation/run/stepsview.js
  "Started {when}": "Iniciado: {when}",
  // chat/phase.js, settings/toolbox/toolservers.js
  "Starting": "Iniciando",
  // automation/editor/editor.js
  "Starting values. You can change them for each run.": "Valores iniciales. Se pueden cambiar en cada ejecución.",
  // automation/schedules/starts.js
  "Starts": "Inicio",
  // model/toolwords.js
  "Starts a saved workflow and doesn't wait for its end.": "Inicia un flujo de trabajo guardado sin esperar a que termine.",
  // widgets/requestparts.js
  "Starts {program}": "Inicia {program}",
  // automation/run/runhead.js
  "Starts {when}": "Inicio: {when}",
  // automation/list/historychart.js, automation/list/runlist.js
  "State": "Estado",
  // inspector/wire.js
  "Status {code}": "Estado {code}",
  // automation/editor/stepform.js
  "Step name": "Nombre del paso",
  // automation/editor/orderedlist.js, automation/editor/tryflow.js, automation/run/logview.js, model/runlabels.js
  "Step {n}": "Paso {n}",
  // model/runlabels.js
  "Step {n} (“{title}”)": "Paso {n} («{title}»)",
  // automation/editor/portable.js
  "Step {n} in this file has neither config nor configs.": "El paso {n} de este archivo no tiene ni config ni configs.",
  // automation/editor/portable.js
  "Step {n} in this file is not an object.": "El paso {n} de este archivo no es un objeto.",
  // model/runlabels.js
  "Step {n} of {all}": "Paso {n} de {all}",
  // automation/editor/steplist.js
  "Step {n} was deleted.": "Se eliminó el paso {n}.",
  // model/runlabels.js
  "Step “{name}”": "Paso «{name}»",
  // automation/editor/dryrun.js, automation/editor/editor.js, automation/editor/steplist.js, automation/run/rundetail.js, automation/run/stepsview.js
  "Steps": "Pasos",
  // automation/editor/orderedrow.js
  "Steps in step {n}": "Pasos del paso {n}",
  // automation/assistants/assistants.js
  "Steps that name this assistant will use the default assistant.": "Los pasos que nombran a este asistente usarán el predeterminado.",
  // automation/variables/variables.js
  "Steps that use the variable won't find a value.": "Los pasos que usan la variable no encontrarán ningún valor.",
  // library/entryrules.js
  "Sticky": "Permanece",
  // voices/proof.js
  "Still there in a changed sentence: {n}.": "Siguen en una frase cambiada: {n}.",
  // voices/proof.js
  "Still there in an unchanged sentence: {n}.": "Siguen en una frase sin cambios: {n}.",
  // voices/proof.js
  "Still there in the layout of a reply: {n}.": "Siguen en la disposición de una respuesta: {n}.",
  // model/turnlabels.js
  "Stock gesture": "Gesto trillado",
  // voices/audits.js
  "Stock gestures": "Gestos trillados",
  // model/turnlabels.js
  "Stock name": "Nombre trillado",
  // voices/audits.js
  "Stock names": "Nombres trillados",
  // model/turnlabels.js
  "Stock opener": "Comienzo trillado",
  // voices/audits.js
  "Stock openers": "Comienzos trillados",
  // voices/proof.js
  "Stock phrases of a list that only measures: {before} before, {after} after.": "Frases hechas de una lista que solo mide: {before} antes, {after} después.",
  // settings/models/voicefigures.js
  "Stock phrases per 1,000 words": "Frases hechas por cada 1000 palabras",
  // voices/proof.js
  "Stock phrases per 1,000 words: {before} before, {after} after.": "Frases hechas por cada 1000 palabras: {before} antes, {after} después.",
  // model/turnlabels.js
  "Stock speech tag": "Acotación trillada",
  // voices/audits.js
  "Stock speech tags": "Acotaciones trilladas",
  // automation/editor/stepkinds.js, automation/editor/tryflow.js, automation/run/runhead.js, automation/strip.js, chat/foldline.js, composer/sendbuttons.js, model/folding.js, settings/models/voicetest.js, team/request.js, widgets/task.js
  "Stop": "Detener",
  // composer/sendbuttons.js
  "Stop (Esc)": "Detener (Esc)",
  // audio/index.js
  "Stop all sound": "Detener todo el sonido",
  // main/closing.js
  "Stop and close": "Detener y cerrar",
  // model/capabilities.js
  "Stop at the end": "Detenerse al final",
  // settings/data/association.js
  "Stop opening cards": "Dejar de abrir tarjetas",
  // audio/transport.js
  "Stop sound": "Detener el sonido",
  // widgets/samplers/samplers.js
  "Stop strings": "Cadenas de parada",
  // composer/keynames.js, settings/appearance/appearance.js
  "Stop the reply": "Detener la respuesta",
  // automation/editor/stepkinds.js
  "Stop: {result}": "Detener: {result}",
  // chat/works.js
  "Stop: {what}": "Detener: {what}",
  // automation/list/runlist.js, chat/announce.js, model/runlabels.js
  "Stopped": "Detenido",
  // chat/message.js
  "Stopped at the model's length limit": "Detenido en el límite de longitud del modelo",
  // chat/message.js
  "Stopped because the model repeated itself": "Detenido porque el modelo se repetía",
  // chat/message.js
  "Stopped early": "Detenido antes de tiempo",
  // settings/data/data.js
  "Stopped early. No problems found so far.": "Detenido antes de tiempo. Hasta ahora no se encontraron problemas.",
  // model/transfer.js
  "Stopped. Imported so far and kept: {conversations}, {messages}. Import the same data again to continue; nothing is added twice.": "Detenido. Importado hasta ahora y conservado: {conversations}, {messages}. Vuelve a importar los mismos datos para continuar; nada se añade dos veces.",
  // model/transfer.js
  "Stopped. Items imported so far are kept. Import the same data again to continue; nothing is added twice.": "Detenido. Lo importado hasta ahora se conserva. Vuelve a importar los mismos datos para continuar; nada se añade dos veces.",
  // library/transfer/section.js
  "Stopped. Nothing was saved.": "Detenido. No se guardó nada.",
  // widgets/servers/pull.js
  "Stopped. The downloaded part is kept; the next download continues from there.": "Detenido. La parte descargada se conserva; la próxima descarga continúa desde ahí.",
  // library/transfer/section.js, widgets/exporting.js
  "Stopped. The file was not kept.": "Detenido. El archivo no se conservó.",
  // composer/impersonation.js
  "Stopped. The message box is as it was.": "Detenido. El cuadro de mensaje está como antes.",
  // widgets/servers/probe.js
  "Stopped. The model's capabilities are unknown.": "Detenido. Se desconocen las capacidades del modelo.",
  // settings/models/voicetest.js
  "Stopped. What was played is below.": "Detenida. Lo jugado está abajo.",
  // widgets/servers/modelpick.js
  "Stopped. You can enter a model name.": "Detenido. Puedes escribir el nombre de un modelo.",
  // chat/announce.js, chat/phase.js
  "Stopping": "Deteniendo",
  // settings/data/data.js
  "Storage limit in MB": "Límite de espacio en MB",
  // settings/toolbox/websearch.js
  "Stored encrypted. Sent only to {service}.": "Se guarda cifrada y solo se envía a {service}.",
  // widgets/memory/factform.js
  "Story day": "Día de la historia",
  // widgets/memory/factform.js
  "Story time": "Tiempo de la historia",
  // model/capabilities.js
  "Stream a reply": "Transmitir una respuesta",
  // automation/run/logview.js
  "Structured result": "Resultado estructurado",
  // library/cardfields.js
  "Style": "Estilo",
  // chat/review.js
  "Style of this chat: no word was changed, only marks": "Estilo de esta conversación: no cambió ninguna palabra, solo signos",
  // widgets/memory/page.js
  "Subjects": "Temas",
  // automation/schedules/triggerform.js
  "Success": "Éxito",
  // automation/schedules/triggerform.js
  "Success or failure": "Éxito o fallo",
  // widgets/conversation/sheet.js
  "Such as the style of the next scene, or what must not be forgotten.": "Como el estilo de la próxima escena, o lo que no debe olvidarse.",
  // model/toolwords.js
  "Such as {example}. Default: the time zone of this computer.": "Por ejemplo, {example}. Predeterminado: la zona horaria de este dispositivo.",
  // widgets/memory/factform.js
  "Such as: holds, lives in, promised.": "Por ejemplo: tiene, vive en, prometió.",
  // widgets/memory/factform.js
  "Such as: the iron key.": "Por ejemplo: la llave de hierro.",
  // sidebar/acts.js
  "Suggest a title": "Sugerir un título",
  // chat/foldline.js
  "Summarize": "Resumir",
  // chat/foldline.js
  "Summarize earlier messages": "Resumir los mensajes anteriores",
  // main/commands.js, sidebar/acts.js
  "Summarize into a new conversation": "Resumir en una conversación nueva",
  // chat/foldline.js, widgets/conversation/context.js
  "Summary": "Resumen",
  // chat/foldline.js
  "Summary of the messages above": "Resumen de los mensajes anteriores",
  // chat/foldline.js, model/folding.js
  "Summary stopped.": "Resumen detenido.",
  // model/jump.js
  "Switched to the branch with this message.": "Se cambió a la rama de este mensaje.",
  // model/appearancechoices.js, model/depth.js, model/toolwords.js
  "System": "Sistema",
  // automation/editor/flowform.js, library/cardfields.js, main/settingnames.js, model/fieldwords.js, widgets/conversation/context.js, widgets/conversation/sheet.js
  "System prompt": "Prompt del sistema",
  // settings/models/prompts.js
  "System prompt for Director and Editor": "Prompt del sistema para el Director y el Editor",
  // model/fieldwords.js, settings/models/prompts.js
  "System prompt for characters": "Prompt del sistema para personajes",
  // settings/models/modelconfig.js
  "System prompt for this model": "Prompt del sistema para este modelo",
  // model/fieldwords.js, settings/models/prompts.js
  "System prompt without a character": "Prompt del sistema sin personaje",
  // automation/editor/askform.js, lib/markdown.js
  "Table": "Tabla",
  // sidebar/entries.js
  "Tag: {tag}": "Etiqueta: {tag}",
  // library/cardfields.js, library/characters.js, model/fieldwords.js, sidebar/acts.js, sidebar/many.js, widgets/folder/tags.js
  "Tags": "Etiquetas",
  // widgets/folder/tags.js
  "Tags of this conversation": "Etiquetas de esta conversación",
  // widgets/folder/tags.js
  "Tags of {n, plural, one {# conversation} other {# conversations}}": "Etiquetas de {n, plural, one {# conversación} other {# conversaciones}}",
  // sidebar/folderrow.js
  "Take out of its folder": "Sacar de su carpeta",
  // widgets/folder/choose.js
  "Takes out of the folder.": "Saca de la carpeta.",
  // composer/completion.js
  "Takes part in this conversation": "Participa en esta conversación",
  // automation/editor/stepform.js, lib/markdown.js
  "Task": "Tarea",
  // team/planview.js
  "Tasks": "Tareas",
  // widgets/folder/settings.js
  "Teal": "Turquesa",
  // sidebar/found.js, team/index.js, team/list.js, team/page.js
  "Team": "Equipo",
  // team/limitstab.js
  "Team limits": "Límites de los equipos",
  // model/hints.js
  "Tell it more calmly and plainly, with less drama.": "Cuéntalo con más calma y sencillez, con menos drama.",
  // voices/editor.js
  "Tell the Writer the limit": "Decir el límite al Escritor",
  // model/hints.js
  "Tell the same in about half the words.": "Cuenta lo mismo con más o menos la mitad de palabras.",
  // model/hints.js
  "Tell the same in more detail.": "Cuenta lo mismo con más detalle.",
  // automation/editor/flowform.js, model/toolwords.js, widgets/samplers/samplers.js
  "Temperature": "Temperatura",
  // widgets/samplers/samplers.js
  "Temperature exponent": "Exponente de temperatura",
  // widgets/samplers/samplers.js
  "Temperature range": "Rango de temperatura",
  // model/toolwords.js
  "Template": "Plantilla",
  // settings/data/association.js
  "Terzetto can open .charx files. Image files keep opening in your image viewer.": "Terzetto puede abrir archivos .charx. Las imágenes se siguen abriendo en tu visor de imágenes.",
  // onboarding/here.js
  "Terzetto can't download an engine for this system. Install llama.cpp yourself, then search again.": "Terzetto no puede descargar un motor para este sistema. Instala llama.cpp y vuelve a buscar.",
  // settings/models/local.js
  "Terzetto can't download an engine for this system. Install {program} yourself, then look for engines.": "Terzetto no puede descargar un motor para este sistema. Instala {program} y busca motores.",
  // team/preview.js
  "Terzetto can't show this document. Save the document to open it in another app.": "Terzetto no puede mostrar este documento. Guárdalo para abrirlo en otra aplicación.",
  // widgets/files/filedialog.js
  "Terzetto can't show this file. Save the file to open it in another app.": "Terzetto no puede mostrar este archivo. Guárdalo para abrirlo en otra aplicación.",
  // model/appearance.js
  "Terzetto changes its language at the next start.": "Terzetto cambiará de idioma la próxima vez que se inicie.",
  // settings/data/data.js
  "Terzetto checks the database briefly at each start and fully every week.": "Terzetto comprueba la base de datos brevemente en cada inicio y por completo cada semana.",
  // settings/toolbox/toolbox.js
  "Terzetto checks the server before adding it.": "Terzetto comprueba el servidor antes de añadirlo.",
  // widgets/requestcard.js
  "Terzetto closed while this tool was running. How far the tool got is unknown, so the step isn't repeated automatically.": "Terzetto se cerró mientras se ejecutaba esta herramienta. No se sabe hasta dónde llegó, así que el paso no se repite automáticamente.",
  // chat/callcard.js
  "Terzetto closed while this tool was running. How far the tool got is unknown.": "Terzetto se cerró mientras esta herramienta se ejecutaba. No se sabe hasta dónde llegó la herramienta.",
  // model/transfer.js
  "Terzetto conversation": "Conversación de Terzetto",
  // model/transfer.js
  "Terzetto database": "Base de datos de Terzetto",
  // model/scriptwords.js
  "Terzetto doesn't understand {detail}.": "Terzetto no entiende {detail}.",
  // model/transfer.js
  "Terzetto library": "Biblioteca de Terzetto",
  // main/commands.js
  "Terzetto on the web": "Terzetto en la web",
  // chat/rescue.js
  "Terzetto opened the backup of {at}: {holds}.": "Terzetto abrió la copia del {at}: {holds}.",
  // chat/rescue.js
  "Terzetto opened what was recovered: {holds}.": "Terzetto abrió lo recuperado: {holds}.",
  // ipc/http.js
  "Terzetto returned status {status}.": "Terzetto devolvió el estado {status}.",
  // onboarding/here.js
  "Terzetto runs models with llama.cpp ({licence}, {size}), which comes from {host}.": "Terzetto ejecuta modelos con llama.cpp ({licence}, {size}), que viene de {host}.",
  // settings/models/local.js
  "Terzetto runs these models itself, with llama.cpp. Nothing leaves the computer.": "Terzetto ejecuta estos modelos por sí mismo, con llama.cpp. Nada sale del dispositivo.",
  // settings/models/local.js
  "Terzetto was not tested with the newest build. The download is checked by the digest that GitHub gives.": "Terzetto no se ha probado con la versión más reciente. La descarga se comprueba con la suma que da GitHub.",
  // settings/appearance/customlook.js
  "Terzetto was started without custom CSS. Saved styles apply at the next start.": "Terzetto se inició sin CSS personalizado. Los estilos guardados se aplicarán en el próximo inicio.",
  // onboarding/install.js
  "Terzetto will show it here as soon as it's running.": "Terzetto lo mostrará aquí en cuanto esté en marcha.",
  // onboarding/index.js
  "Terzetto writes with a language model that you choose. Everything stays on this computer, except what you send to servers you add.": "Terzetto escribe con el modelo de lenguaje que elijas. Todo se queda en este dispositivo, salvo lo que envíes a los servidores que añadas.",
  // automation/editor/tryflow.js
  "Test": "Prueba",
  // settings/models/endpointcard.js, settings/models/voicetest.js
  "Test Director and Editor": "Probar Director y Editor",
  // settings/models/voicetest.js, widgets/servers/probe.js
  "Test again": "Probar de nuevo",
  // automation/editor/tryflow.js
  "Test flow": "Probar el flujo",
  // model/capabilities.js
  "Test of {model}, {when}": "Prueba de {model}, {when}",
  // settings/toolbox/websearch.js
  "Test search": "Probar la búsqueda",
  // composer/answerer.js, settings/models/configrow.js, settings/models/endpointcard.js
  "Test this model": "Probar este modelo",
  // automation/editor/trystep.js
  "Test this step": "Probar este paso",
  // settings/models/voicetest.js, widgets/servers/probe.js
  "Tested {when}": "Probado: {when}",
  // widgets/servers/probe.js
  "Testing the model with a short conversation. Loading the model first can take a minute.": "Probando el modelo con una conversación breve. Si primero hay que cargarlo, puede tardar un minuto.",
  // automation/editor/trystep.js
  "Testing…": "Probando…",
  // automation/editor/anyfield.js, automation/editor/askform.js, automation/editor/values.js, automation/widgets/varrows.js, library/entries.js, model/toolwords.js, settings/appearance/appearance.js, widgets/editlist/forms.js, widgets/editlist/prompts.js
  "Text": "Texto",
  // automation/editor/values.js, automation/schedules/trytrigger.js
  "Text after the command": "Texto tras el comando",
  // automation/editor/conditionfield.js
  "Text or number": "Texto o número",
  // widgets/editlist/forms.js
  "Text that the Director sees next turn and continues.": "Texto que el Director ve y continúa en el turno siguiente.",
  // library/macros.js, voices/tryit.js
  "Text to check": "Texto para comprobar",
  // library/scripts.js
  "Text to try": "Texto de prueba",
  // library/quickreplies.js
  "Texts and commands are put into the message box, and you send them.": "Los textos y comandos van al cuadro de mensaje, y tú los envías.",
  // widgets/files/encoding.js
  "Thai": "Tailandés",
  // ipc/wails.js
  "That action failed. The log has the details.": "La acción falló. Los detalles están en el registro.",
  // ../plugins/tts/card.js, ../plugins/tts/voicepick.js, lib/savestate.js
  "That action failed. Try again.": "La acción falló. Inténtalo de nuevo.",
  // ../plugins/tts/card.js
  "That passage": "Ese fragmento",
  // onboarding/tour.js
  "That was the tour. The demo replies until you choose a model.": "Fin del recorrido. La demo responde hasta que elijas un modelo.",
  // model/voiceways.js
  "The Director also plans each reply.": "El Director también planea cada respuesta.",
  // widgets/members.js
  "The Director chooses who speaks. With the Director off, whoever you mention speaks, otherwise the next in order.": "El Director elige quién habla. Si está desactivado, habla a quien menciones y, si no, el siguiente.",
  // settings/models/voicefigures.js
  "The Director failed": "El Director falló",
  // chat/message.js
  "The Director is reading the room.": "El Director interpreta la situación.",
  // voices/waypicker.js
  "The Director plans and the Writer replies. The Editor is off.": "El Director planea y el Escritor responde. El Editor está desactivado.",
  // widgets/conversation/directions.js
  "The Director reads the directions.": "El Director lee las indicaciones.",
  // widgets/editlist/forms.js
  "The Director reads this to choose a mood.": "El Director lee esto para elegir un ambiente.",
  // chat/thoughts.js
  "The Director's thoughts, {n, plural, one {# word} other {# words}}": "Razonamiento del Director, {n, plural, one {# palabra} other {# palabras}}",
  // settings/models/voicefigures.js
  "The Editor changed names or numbers in {all} drafts: {n}.": "El Editor cambió nombres o números en {all} borradores: {n}.",
  // settings/models/voicetest.js
  "The Editor changed nothing.": "El Editor no cambió nada.",
  // settings/models/voicefigures.js
  "The Editor failed": "El Editor falló",
  // settings/models/voicefigures.js
  "The Editor failed in {n} of {all} openings.": "El Editor falló en {n} de {all} comienzos.",
  // model/voiceways.js
  "The Editor fixes what it finds in the reply.": "El Editor corrige lo que encuentra en la respuesta.",
  // voices/proof.js
  "The Editor has read no reply here yet.": "El Editor aún no ha leído ninguna respuesta aquí.",
  // chat/message.js
  "The Editor is editing.": "El Editor está editando.",
  // settings/models/voicefigures.js
  "The Editor lowers the findings per 1,000 words from {before} to {after}. The Director adds too little: {directed}.": "El Editor reduce los hallazgos por cada 1000 palabras de {before} a {after}. El Director aporta muy poco: {directed}.",
  // settings/models/voicefigures.js
  "The Editor lowers the findings per 1,000 words from {before} to {after}. The Director failed in {n} of {all} openings.": "El Editor reduce los hallazgos por cada 1000 palabras de {before} a {after}. El Director falló en {n} de {all} comienzos.",
  // settings/models/voicefigures.js
  "The Editor lowers the findings per 1,000 words from {before} to {after}. With the Director, names or numbers changed.": "El Editor reduce los hallazgos por cada 1000 palabras de {before} a {after}. Con el Director cambiaron nombres o números.",
  // settings/models/voicefigures.js
  "The Editor removes less than a quarter: {before} findings per 1,000 words, then {after}.": "El Editor elimina menos de un cuarto: {before} hallazgos por cada 1000 palabras y después {after}.",
  // voices/editor.js
  "The Editor shortens a reply that is too long, with one more request.": "El Editor acorta una respuesta demasiado larga con una llamada más.",
  // voices/proof.js
  "The Editor took {time} and wrote {n} tokens.": "El Editor tardó {time} y escribió {n} tokens.",
  // chat/thoughts.js
  "The Editor's thoughts, {n, plural, one {# word} other {# words}}": "Razonamiento del Editor, {n, plural, one {# palabra} other {# palabras}}",
  // chat/review.js
  "The Editor's version is in use.": "Se usa la versión del Editor.",
  // chat/message.js
  "The Writer is writing.": "El Escritor está escribiendo.",
  // widgets/conversation/directions.js
  "The Writer reads the directions that you add. Those that were noted down are not used: see Voices, Notes.": "El Escritor lee las indicaciones que añades. Las anotadas no se usan: mira Herramientas, Notas.",
  // widgets/conversation/directions.js
  "The Writer reads the directions.": "El Escritor lee las indicaciones.",
  // widgets/editlist/forms.js
  "The Writer reads this once, when the mood ends.": "El Escritor lee esto una vez, cuando termina el ambiente.",
  // widgets/editlist/forms.js
  "The Writer reads this while the mood is active.": "El Escritor lee esto mientras el ambiente está activo.",
  // settings/models/voicefigures.js
  "The Writer's drafts have no findings, so there is nothing to edit.": "Los borradores del Escritor no tienen hallazgos, así que no hay nada que corregir.",
  // inspector/sections.js
  "The Writer's instructions": "Instrucciones para el Escritor",
  // chat/thoughts.js
  "The Writer's thoughts, {n, plural, one {# word} other {# words}}": "Razonamiento del Escritor, {n, plural, one {# palabra} other {# palabras}}",
  // chat/review.js
  "The Writer's version is in use.": "Se usa la versión del Escritor.",
  // widgets/approval.js
  "The agent is waiting for your answer. If you don't allow this, the agent continues without it.": "El agente espera tu respuesta. Si no lo permites, sigue sin ello.",
  // sidebar/unread.js
  "The assistant replied": "El asistente respondió",
  // ../plugins/tts/cast.js
  "The audio is kept with the reply.": "El audio se guarda con la respuesta.",
  // inspector/editorsections.js
  "The audit found something new in the sentence.": "La revisión encontró algo nuevo en la frase.",
  // settings/models/getanother.js
  "The author asks for a license agreement first.": "El autor pide aceptar antes una licencia.",
  // settings/data/backups.js
  "The backup contains {copy}. Current data: {here}.": "La copia contiene {copy}. Datos actuales: {here}.",
  // chat/rescue.js
  "The backup contains {holds}.": "La copia contiene {holds}.",
  // main/commands.js
  "The backup is in the backup folder.": "La copia está en la carpeta de copias de seguridad.",
  // chat/rescue.js
  "The backup of {at} contains {holds}.": "La copia del {at} contiene {holds}.",
  // sidebar/oldbackups.js
  "The backups were kept: {why}": "Se conservaron las copias de seguridad: {why}",
  // model/toolwords.js
  "The body as JSON.": "El cuerpo como JSON.",
  // model/toolwords.js
  "The body as form fields.": "El cuerpo como campos de formulario.",
  // automation/editor/controlforms.js
  "The branches run in parallel. The next step waits for all of them.": "Las ramas se ejecutan en paralelo. El paso siguiente espera a que terminen todas.",
  // automation/editor/wordfields.js
  "The call ends with a note": "La llamada termina con una nota",
  // inspector/chart.js
  "The call took {whole}.": "La llamada tardó {whole}.",
  // inspector/chart.js
  "The call took {whole}. The first word came after {wait}.": "La llamada tardó {whole}. La primera palabra llegó tras {wait}.",
  // chat/calls.js
  "The call was cut off. Whether the call took effect is unknown.": "La llamada se interrumpió. No se sabe si tuvo efecto.",
  // chat/calls.js
  "The call was not allowed, so the tool didn't run.": "La llamada no se permitió, así que la herramienta no se ejecutó.",
  // library/preview.js
  "The card's system prompt, which is added to yours": "El prompt del sistema de la tarjeta, que se añade al suyo",
  // library/preview.js
  "The card's system prompt, which replaces yours": "El prompt del sistema de la tarjeta, que reemplaza al tuyo",
  // library/index.js
  "The characters you chat with. Drop a card here to import it.": "Los personajes con los que chateas. Suelta aquí una tarjeta para importarla.",
  // onboarding/advice.js
  "The chosen server has no model yet.": "El servidor elegido aún no tiene ningún modelo.",
  // model/toolwords.js
  "The column that names each point.": "La columna que nombra cada punto.",
  // model/toolwords.js
  "The columns with the numbers.": "Las columnas con los números.",
  // model/customcss.js
  "The comment in line {n} has no end.": "El comentario de la línea {n} no tiene fin.",
  // automation/run/stepsview.js
  "The condition was false.": "La condición no se cumplió.",
  // model/impersonation.js
  "The connection was interrupted, so your message was not written.": "La conexión se interrumpió, así que tu mensaje no se escribió.",
  // chat/rescue.js
  "The current data is backed up first, so you can return to it. Replies in progress are stopped.": "Antes se hace una copia de los datos actuales, así que puedes volver a ellos. Las respuestas en curso se detienen.",
  // automation/run/againdialog.js
  "The current version of the workflow runs.": "Se ejecuta la versión actual del flujo de trabajo.",
  // chat/rescue.js
  "The damaged files are kept in {folder}.": "Los archivos dañados se conservan en {folder}.",
  // settings/data/data.js
  "The database has no errors.": "La base de datos no tiene errores.",
  // composer/answerer.js
  "The demo needs no test.": "La demo no necesita pruebas.",
  // widgets/conversation/sheet.js
  "The demo replies here. It has no samplers.": "Aquí responde la demo. No tiene samplers.",
  // composer/answerer.js
  "The demo replies.": "La demo responde.",
  // widgets/conversation/directions.js
  "The direction applies from the last reply on, in this branch.": "La indicación vale a partir de la última respuesta, en esta rama.",
  // team/preview.js
  "The document": "El documento",
  // team/deletions.js
  "The document won't be listed with this message any more. To keep a copy, save the document first.": "El documento ya no aparecerá con este mensaje. Para quedarte una copia, guarda antes el documento.",
  // model/engine.js
  "The download of the engine is paused": "La descarga del motor está en pausa",
  // model/engine.js
  "The download of {name} is paused": "La descarga de {name} está en pausa",
  // settings/models/getanother.js
  "The download started.": "La descarga ha empezado.",
  // chat/foldversions.js
  "The earlier versions couldn't be read.": "No se pudieron leer las versiones anteriores.",
  // inspector/editorsections.js
  "The edit belongs to another sentence.": "El cambio pertenece a otra frase.",
  // inspector/editorsections.js
  "The edit changed a name.": "El cambio alteró un nombre.",
  // inspector/editorsections.js
  "The edit changed a number.": "El cambio alteró un número.",
  // inspector/editorsections.js
  "The edit changed what somebody says.": "El cambio alteró lo que alguien dice.",
  // inspector/editorsections.js
  "The edit changed who the sentence is about.": "El cambio alteró de quién habla la frase.",
  // inspector/editorsections.js
  "The edit contained an instruction instead of prose.": "La edición contenía una instrucción en lugar de prosa.",
  // inspector/editorsections.js
  "The edit contained reasoning or tool tags.": "La edición contenía razonamiento o etiquetas de herramientas.",
  // inspector/editorsections.js
  "The edit cut a word or a sentence in two.": "La edición partió en dos una palabra o una frase.",
  // inspector/editorsections.js
  "The edit damaged the punctuation.": "El cambio dañó la puntuación.",
  // inspector/editorsections.js
  "The edit ended in the middle of a sentence.": "La edición terminaba a mitad de una frase.",
  // inspector/editorsections.js
  "The edit has more audit findings than the draft.": "La edición tiene más hallazgos que el borrador.",
  // inspector/editorsections.js
  "The edit is not readable text.": "La edición no es texto legible.",
  // inspector/editorsections.js
  "The edit kept too few of the draft’s words.": "La edición conservó muy pocas palabras del borrador.",
  // inspector/editorsections.js
  "The edit left out too much of the draft.": "La edición omitió demasiado del borrador.",
  // inspector/editorsections.js
  "The edit talked about the text instead of only giving it.": "La edición hablaba del texto en lugar de limitarse a darlo.",
  // inspector/editorsections.js
  "The edit was a code block instead of prose.": "La edición era un bloque de código en lugar de prosa.",
  // inspector/editorsections.js
  "The edit was cut off before it was complete.": "La edición se cortó antes de completarse.",
  // inspector/editorsections.js
  "The edit was empty.": "La edición estaba vacía.",
  // inspector/editorsections.js
  "The edit was in another language than the draft.": "La edición estaba en otro idioma que el borrador.",
  // inspector/editorsections.js
  "The edit was too long.": "La edición era demasiado larga.",
  // inspector/editorsections.js
  "The edits removed more than a third of the draft.": "Las ediciones quitaron más de un tercio del borrador.",
  // library/entryrules.js
  "The entry is from": "La entrada es de",
  // library/entries.js
  "The entry is used when a key is mentioned.": "La entrada se usa cuando se menciona una clave.",
  // widgets/requestparts.js
  "The exact arguments": "Los argumentos exactos",
  // widgets/memory/remember.js
  "The fact is remembered.": "El hecho se recuerda.",
  // widgets/requestparts.js
  "The file has changed since you allowed this call. Look at the file, then answer again.": "El archivo ha cambiado desde que permitiste esta llamada. Mira el archivo y responde de nuevo.",
  // model/scriptwords.js
  "The file has too many quick replies. Left out: {detail}": "El archivo tiene demasiadas respuestas rápidas. Omitidas: {detail}",
  // model/scriptwords.js
  "The file has too many scripts. Left out: {detail}": "El archivo tiene demasiados scripts. Omitidos: {detail}",
  // settings/data/backups.js
  "The file replaces everything that is here. The current data is backed up first, so you can return to it. Replies in progress are stopped.": "El archivo sustituye todo lo que hay aquí. Antes se hace una copia de los datos actuales, para que pueda volver a ellos. Las respuestas en curso se detienen.",
  // automation/schedules/rhythmfields.js
  "The first": "El primer",
  // model/toolwords.js
  "The first row names the columns.": "La primera fila nombra las columnas.",
  // chat/speed.js
  "The first token came after {time}.": "El primer token llegó tras {time}.",
  // automation/editor/wordfields.js
  "The flow fails": "El flujo falla",
  // automation/editor/tryflow.js
  "The flow is running…": "El flujo se está ejecutando…",
  // settings/toolbox/toolserverform.js
  "The folder in which the program runs. Leave empty for your home folder.": "La carpeta en la que se ejecuta el programa. Déjala vacía para usar tu carpeta personal.",
  // model/folders.js
  "The folder “{name}” was deleted. Its conversations were kept.": "La carpeta «{name}» se eliminó. Sus conversaciones se conservan.",
  // automation/editor/askform.js
  "The form can't show this whole schema.": "El formulario no puede mostrar todo este esquema.",
  // automation/schedules/rhythmfields.js
  "The fourth": "El cuarto",
  // model/toolwords.js
  "The full address, such as {example}.": "La dirección completa, por ejemplo {example}.",
  // model/toolwords.js
  "The host asks for a digest of the password.": "El servidor pide un resumen de la contraseña.",
  // library/transfer/section.js
  "The import was undone. Its conversations are in the trash.": "La importación se ha deshecho. Sus conversaciones están en la papelera.",
  // model/transfer.js
  "The imported settings replace yours.": "La configuración importada reemplaza la tuya.",
  // settings/toolbox/websearch.js
  "The instance must allow the format json under search.formats in its settings.yml.": "La instancia debe permitir el formato json en search.formats de su archivo settings.yml.",
  // settings/appearance/appearance.js
  "The lamp had burned all night on the empty stage. “You are late,” it seemed to say, and {stressed} nobody argued.": "La lámpara había ardido toda la noche en el escenario vacío. «Llegas tarde», parecía decir, y {stressed} nadie la contradijo.",
  // automation/schedules/rhythmfields.js
  "The last": "El último",
  // chat/foldversions.js
  "The last 20 versions are kept.": "Se conservan las últimas 20 versiones.",
  // automation/editor/flowform.js
  "The last answer only": "Solo la última respuesta",
  // chat/rescue.js
  "The last change was saved on {at}.": "El último cambio se guardó el {at}.",
  // model/links.js
  "The link leads to {host}.": "El enlace lleva a {host}.",
  // automation/editor/controlforms.js
  "The lists of all pages become one list.": "Las listas de todas las páginas forman una sola.",
  // automation/list/gatechart.js
  "The load is unknown.": "Se desconoce la carga.",
  // automation/run/logview.js, automation/run/partsview.js
  "The log is empty.": "El registro está vacío.",
  // model/toolwords.js
  "The longest answer, in tokens.": "La longitud máxima de la respuesta, en tokens.",
  // settings/index.js
  "The look of the window.": "El aspecto de la ventana.",
  // ../plugins/tts/widget.js
  "The message changed after this audio was made.": "El mensaje cambió después de crear este audio.",
  // model/jump.js
  "The message is in another conversation.": "El mensaje está en otra conversación.",
  // widgets/memory/page.js
  "The message no longer says it": "El mensaje ya no lo dice",
  // team/deletions.js
  "The message text is deleted and its documents are no longer listed with it. The log is kept.": "El texto del mensaje se elimina y sus documentos ya no aparecen con él. El registro se conserva.",
  // team/deletions.js
  "The message text is deleted. The log is kept.": "El texto del mensaje se elimina. El registro se conserva.",
  // model/depth.js
  "The model": "El modelo",
  // chat/foldversions.js
  "The model can still be reminded of these facts.": "Al modelo aún se le pueden recordar estos hechos.",
  // model/capabilities.js
  "The model can think before it answers.": "El modelo puede razonar antes de responder.",
  // chat/readnotes.js
  "The model can't see images. It reads their names instead.": "El modelo no puede ver imágenes. En su lugar lee los nombres.",
  // chat/foldversions.js
  "The model couldn't write the summary again. It's asked once more after the next reply.": "El modelo no pudo reescribir el resumen. Se le pide de nuevo después de la próxima respuesta.",
  // chat/foldversions.js
  "The model doesn't rewrite this summary automatically. Choose Regenerate to have it written again.": "El modelo no reescribe este resumen automáticamente. Elige Regenerar para que lo reescriba.",
  // voices/agent.js
  "The model for Director and Editor.": "El modelo para el Director y el Editor.",
  // model/capabilities.js
  "The model has no tools. Director and Editor ask for a form instead.": "El modelo no tiene herramientas. El Director y el Editor piden un formulario en su lugar.",
  // model/catalog.js
  "The model in use": "El modelo en uso",
  // model/room.js
  "The model is a download of about 10 GB.": "El modelo es una descarga de unos 10 GB.",
  // chat/foldline.js, model/folding.js
  "The model is writing the summary…": "El modelo está escribiendo el resumen…",
  // chat/foldline.js
  "The model now reads a summary of the earlier messages.": "El modelo lee ahora un resumen de los mensajes anteriores.",
  // chat/calls.js
  "The model read the first {part} of {all}.": "El modelo leyó los primeros {part} de {all}.",
  // chat/foldline.js
  "The model reads a summary of the messages above": "El modelo lee un resumen de los mensajes anteriores",
  // chat/foldline.js
  "The model reads the messages themselves again, as far as they fit.": "El modelo vuelve a leer los mensajes completos, mientras quepan.",
  // library/entries.js
  "The model reads the name before the text.": "El modelo lee el nombre antes del texto.",
  // library/personas.js
  "The model reads this description when no persona is active.": "El modelo lee esta descripción cuando no hay ninguna identidad activa.",
  // chat/foldline.js
  "The model reads this summary in place of the messages above. The messages stay in the conversation.": "El modelo lee este resumen en lugar de los mensajes anteriores. Los mensajes se conservan en la conversación.",
  // widgets/editlist/personas.js
  "The model reads this to know you.": "El modelo lee esto para conocerte.",
  // model/capabilities.js
  "The model reads {n, plural, one {# token} other {# tokens}} at once.": "El modelo lee {n, plural, one {# token} other {# tokens}} a la vez.",
  // model/capabilities.js
  "The model reads {n, plural, one {# token} other {# tokens}} at once. Long conversations are summarized early. If you can, raise the context size on the server.": "El modelo lee {n, plural, one {# token} other {# tokens}} a la vez. Las conversaciones largas se resumen pronto. Si es posible, aumenta el tamaño del contexto en el servidor.",
  // inspector/editorsections.js
  "The model refused to edit the text.": "El modelo se negó a editar el texto.",
  // chat/foldline.js
  "The model still reads every message of this conversation.": "El modelo aún lee todos los mensajes de esta conversación.",
  // library/worlds.js
  "The model then reads everything after an entry again, which takes time in each turn.": "El modelo vuelve a leer todo lo que sigue a una entrada, lo que lleva tiempo en cada turno.",
  // chat/foldversions.js
  "The model writes the summary again when nothing has happened for a while.": "El modelo reescribe el resumen cuando no ha pasado nada durante un rato.",
  // inspector/chart.js
  "The model wrote {tokens} tokens, {speed} a second.": "El modelo escribió {tokens} tokens, {speed} por segundo.",
  // inspector/chart.js
  "The model wrote {tokens} tokens.": "El modelo escribió {tokens} tokens.",
  // settings/models/local.js
  "The model's file is deleted from the disk, which frees {size}.": "El archivo del modelo se elimina del disco, lo que libera {size}.",
  // library/worlds.js
  "The most that its entries take together. Empty: no limit of its own.": "Lo máximo que ocupan juntas sus entradas. Vacío: sin límite propio.",
  // model/toolwords.js
  "The name of a saved flow.": "El nombre de un flujo guardado.",
  // model/toolwords.js
  "The name of a saved workflow.": "El nombre de un flujo de trabajo guardado.",
  // model/toolwords.js
  "The name of the form field for the file.": "El nombre del campo del formulario para el archivo.",
  // widgets/samplers/samplers.js
  "The name {name} is used twice.": "El nombre {name} se usa dos veces.",
  // widgets/editlist/forms.js
  "The name, if empty": "Si se deja vacío, el nombre",
  // model/copies.js
  "The new title is “{title}”.": "El nuevo título es «{title}».",
  // automation/schedules/scheduleform.js
  "The next run changes when you save.": "La próxima ejecución cambia al guardar.",
  // model/depth.js
  "The note goes with your newest message.": "La nota va con tu mensaje más reciente.",
  // library/cardfields.js, widgets/conversation/sheet.js
  "The note is from": "La nota es de",
  // automation/editor/controlforms.js
  "The number of items before": "El número de elementos anteriores",
  // voices/waypicker.js
  "The open conversation has no character, so there the Writer replies alone.": "La conversación abierta no tiene personaje, así que ahí el Escritor responde solo.",
  // settings/appearance/appearance.js
  "The other key starts a new line. Shift+Enter always does.": "La otra tecla empieza una línea nueva. Mayús+Enter lo hace siempre.",
  // settings/models/local.js
  "The part that was downloaded so far is deleted.": "Se elimina la parte descargada hasta ahora.",
  // inspector/editorsections.js
  "The passage to replace is in the draft more than once.": "El fragmento que había que reemplazar está más de una vez en el borrador.",
  // inspector/editorsections.js
  "The passage to replace is not in the draft.": "El fragmento que había que reemplazar no está en el borrador.",
  // settings/models/localchoices.js
  "The path of your own llama-server. Leave empty to use the best one found.": "La ruta de tu propio llama-server. Vacío: el mejor que se encuentre.",
  // model/scriptwords.js
  "The pattern can't be used.": "El patrón no se puede usar.",
  // model/scriptwords.js
  "The pattern took too long, so the script left the text alone.": "El patrón tardó demasiado, así que el script dejó el texto.",
  // ../plugins/tts/reader.js
  "The player for this audio is missing. Read the reply aloud again.": "Falta el reproductor de este audio. Vuelve a leer la respuesta en voz alta.",
  // main/dispatch.js
  "The plug-in {name} is still busy with an earlier reply, so it was left out.": "El complemento {name} sigue ocupado con una respuesta anterior, por lo que se omitió.",
  // settings/appearance/customlook.js
  "The previous look returns in {n, plural, one {# second} other {# seconds}}.": "El aspecto anterior vuelve en {n, plural, one {# segundo} other {# segundos}}.",
  // inspector/chart.js
  "The prompt had {total} tokens. None were reused from the previous call.": "El prompt tenía {total} tokens. No se reutilizó ninguno de la llamada anterior.",
  // inspector/chart.js
  "The prompt had {total} tokens. {reused} were reused from the previous call.": "El prompt tenía {total} tokens. Se reutilizaron {reused} de la llamada anterior.",
  // library/quickreplies.js
  "The quick reply comes first": "La respuesta rápida va primero",
  // inspector/editorsections.js
  "The replacement is the same as the original.": "El reemplazo es igual que el original.",
  // chat/message.js
  "The reply is starting.": "La respuesta está empezando.",
  // widgets/approval.js
  "The reply is waiting for your answer. If you don't allow this, the model replies without the result.": "La respuesta espera tu decisión. Si no lo permites, el modelo responde sin el resultado.",
  // composer/startfield.js
  "The reply starts with": "La respuesta empieza con",
  // model/turnpushes.js
  "The reply was continued.": "La respuesta continuó.",
  // chat/calls.js
  "The reply was stopped before this call.": "La respuesta se detuvo antes de esta llamada.",
  // widgets/requestparts.js
  "The request comes from “{tool}”.": "La solicitud viene de «{tool}».",
  // automation/run/stepsview.js
  "The run ended before this step.": "La ejecución terminó antes de este paso.",
  // automation/editor/controlforms.js
  "The run ends here with this result.": "La ejecución termina aquí con este resultado.",
  // automation/editor/controlforms.js
  "The run fails here with this message.": "La ejecución falla aquí con este mensaje.",
  // automation/run/runhead.js
  "The run's steps, results and log are deleted. Changes made by its tools are kept.": "Se eliminan los pasos, los resultados y el registro de la ejecución. Los cambios que hicieron sus herramientas se conservan.",
  // widgets/samplers/samplers.js
  "The same seed gives the same reply to the same request. −1 is random.": "La misma semilla da la misma respuesta a la misma solicitud. −1 es aleatoria.",
  // model/scriptwords.js
  "The script adds too much, so it left the text alone.": "El script añade demasiado, así que dejó el texto.",
  // library/scripts.js
  "The script changes nothing.": "El script no cambia nada.",
  // settings/data/privacy.js
  "The search for model servers stays on this computer and sends no keys.": "La búsqueda de servidores de modelos no sale de este dispositivo y no envía claves.",
  // automation/schedules/rhythmfields.js
  "The second": "El segundo",
  // inspector/editorsections.js
  "The sentence was changed already.": "La frase ya se había cambiado.",
  // inspector/editorsections.js
  "The sentence was not to be changed.": "La frase no debía cambiarse.",
  // widgets/servers/probe.js
  "The server didn't report the model's capabilities.": "El servidor no comunicó las capacidades del modelo.",
  // widgets/servers/modelpick.js
  "The server has no model yet. Load a model there and retry, or enter a name.": "El servidor aún no tiene ningún modelo. Carga allí un modelo y reinténtalo, o escribe un nombre.",
  // inspector/template.js
  "The server reads much of each prompt again, so Terzetto is trying other requests.": "El servidor vuelve a leer gran parte de cada prompt, así que Terzetto prueba otras solicitudes.",
  // inspector/template.js
  "The server reads much of each prompt again. Other requests didn't change that.": "El servidor vuelve a leer gran parte de cada prompt. Otras solicitudes no cambiaron eso.",
  // chat/phase.js
  "The server reads the prompt · {n} of about {all} s": "El servidor lee el prompt · {n} de unos {all} s",
  // chat/phase.js
  "The server reads the prompt · {n} s": "El servidor lee el prompt · {n} s",
  // settings/models/endpointcard.js
  "The server's address, key and model settings will be deleted. Your conversations are kept.": "Se eliminarán la dirección, la clave y la configuración de modelos del servidor. Tus conversaciones se conservan.",
  // voices/agent.js
  "The server's current model": "El modelo actual del servidor",
  // voices/agent.js
  "The server's current model ({model})": "El modelo actual del servidor ({model})",
  // settings/models/configrow.js
  "The settings for this model will be deleted.": "Se eliminará la configuración de este modelo.",
  // widgets/samplers/samplers.js
  "The shape of that change. 1 is even.": "La forma de ese cambio. 1 es uniforme.",
  // automation/editor/morefields.js
  "The step fails when it takes longer.": "El paso falla si tarda más.",
  // automation/editor/trystep.js
  "The step returned nothing.": "El paso no devolvió nada.",
  // automation/editor/trystep.js
  "The step took {time}.": "El paso tardó {time}.",
  // model/scriptwords.js
  "The stored text": "El texto guardado",
  // model/scriptwords.js
  "The stored text stays as it is, and the model reads that.": "El texto guardado queda igual, y el modelo lee ese.",
  // model/scriptwords.js
  "The stored text stays as it is, and you see that.": "El texto guardado queda igual, y tú ves ese.",
  // model/scriptwords.js
  "The stored text stays as it is.": "El texto guardado queda igual.",
  // widgets/memory/page.js
  "The story": "La historia",
  // team/asks.js
  "The team is waiting for your answer.": "El equipo espera tu respuesta.",
  // team/deletions.js
  "The team won't see this file in later rounds. Documents made from the file are kept.": "El equipo no verá este archivo en rondas posteriores. Los documentos creados a partir de él se conservan.",
  // automation/editor/trystep.js
  "The test uses these values.": "La prueba usa estos valores.",
  // model/customcss.js
  "The text in quotes in line {n} has no end.": "El texto entre comillas de la línea {n} no tiene fin.",
  // automation/editor/askform.js, automation/variables/variables.js, automation/widgets/varrows.js, widgets/schema/entry.js
  "The text is not valid JSON.": "El texto no es JSON válido.",
  // voices/marks.js
  "The text is over the length limit, so the Editor would rewrite it.": "El texto supera el límite de longitud, así que el Editor lo reescribiría.",
  // widgets/files/items.js
  "The text of this page couldn't be read well. Save the document to see the page.": "El texto de esta página no se pudo leer bien. Guarda el documento para ver la página.",
  // main/closing.js, settings/appearance/appearance.js
  "The text written so far is kept either way.": "El texto escrito hasta ahora se conserva en ambos casos.",
  // library/entryrules.js
  "The texts of other entries don't.": "Los textos de otras entradas, no.",
  // library/worlds.js
  "The texts of used entries are searched for keys, too.": "También se buscan claves en los textos de las entradas usadas.",
  // automation/schedules/rhythmfields.js
  "The third": "El tercer",
  // inspector/rail.js
  "The thoughts of this voice appear here.": "Aquí aparecen los pensamientos de esta voz.",
  // automation/schedules/rhythmfields.js
  "The time zone of this computer": "La zona horaria de este equipo",
  // automation/schedules/triggerform.js
  "The token ends in {hint}.": "El token termina en {hint}.",
  // settings/toolbox/websearch.js
  "The tool answered with text:": "La herramienta respondió con texto:",
  // widgets/approval.js
  "The tool server now says: “{text}”": "El servidor de herramientas dice ahora: «{text}»",
  // widgets/requestparts.js
  "The tool server’s own name for this tool: {name}": "Nombre propio de la herramienta en su servidor: {name}",
  // inspector/chart.js
  "The tools changed, so no tokens were reused": "Las herramientas cambiaron, así que no se reutilizó ningún token",
  // sidebar/emptynotice.js
  "The trash is empty. Deleted conversations stay in the trash until you delete them permanently.": "La papelera está vacía. Las conversaciones que elimines se quedan aquí hasta que las elimines definitivamente.",
  // automation/editor/editorbar.js
  "The triggers of this workflow are deleted too. All runs are kept, and runs in progress continue.": "También se eliminan los disparadores de este flujo de trabajo. Las ejecuciones se conservan y las que están en curso continúan.",
  // automation/variables/variables.js
  "The value is encrypted and never shown again.": "El valor se cifra y no se vuelve a mostrar.",
  // model/toolwords.js
  "The value of “next” in the previous result.": "El valor de «next» en el resultado anterior.",
  // ../plugins/tts/card.js
  "The whole message": "El mensaje completo",
  // main/closing.js
  "The window closes after the reply.": "La ventana se cierra tras la respuesta.",
  // automation/schedules/triggerform.js
  "The window opens no port, so other programs can't call this hook. Run “terzetto serve --addr 127.0.0.1:8080” instead of the window.": "La ventana no abre ningún puerto, así que otros programas no pueden llamar a este webhook. Ejecuta «terzetto serve --addr 127.0.0.1:8080» en lugar de la ventana.",
  // automation/editor/editorbar.js
  "The workflow goes back to its last saved state.": "El flujo de trabajo vuelve al último estado guardado.",
  // automation/editor/editorbar.js
  "The workflow was copied as JSON.": "El flujo de trabajo se copió como JSON.",
  // automation/editor/morefields.js
  "The workflow's own": "El del flujo de trabajo",
  // inspector/panel.js
  "The {voice} didn't take part in this turn.": "El {voice} no participó en este turno.",
  // inspector/resting.js
  "The {voice} is turned off for {model}.": "El {voice} está desactivado para {model}.",
  // inspector/panel.js
  "The {voice} is waiting.": "El {voice} está en espera.",
  // inspector/panel.js
  "The {voice} is working.": "El {voice} está trabajando.",
  // inspector/resting.js
  "The {voice} keeps failing with {model}, so turns leave the {voice} out.": "El {voice} falla siempre con {model}, así que se deja fuera.",
  // inspector/panel.js
  "The {voice} produced no output.": "El {voice} no produjo ninguna salida.",
  // inspector/resting.js
  "The {voice} takes part again from the next turn on.": "El {voice} participa de nuevo desde el próximo turno.",
  // main/settingnames.js, settings/appearance/appearance.js
  "Theme": "Tema",
  // automation/editor/stepkinds.js, automation/run/parts.js
  "Then": "Entonces",
  // settings/toolbox/toolbox.js
  "Then the model replies with what it has.": "Después, el modelo responde con lo que tiene.",
  // widgets/memory/carry.js
  "There are no facts here to carry over.": "Aquí no hay hechos que trasladar.",
  // voices/proof.js
  "There are no such sentences.": "No hay frases así.",
  // widgets/memory/page.js
  "There are none.": "No hay ninguno.",
  // model/engine.js
  "There is enough free memory.": "Hay suficiente memoria libre.",
  // settings/models/getanother.js
  "There is no .gguf file in this repository.": "No hay ningún archivo .gguf en este repositorio.",
  // settings/models/local.js
  "There is no model on this computer yet.": "Aún no hay ningún modelo en este dispositivo.",
  // ipc/http.js, ipc/wails.js
  "There is no operation {op}.": "No existe la operación {op}.",
  // widgets/memory/carry.js
  "There is no other conversation yet.": "Todavía no hay otra conversación.",
  // composer/composermenu.js, main.js
  "There is no reply yet.": "Aún no hay ninguna respuesta.",
  // widgets/pathpicker.js
  "There is no {name} in the tools folder.": "{name} no está en la carpeta de herramientas.",
  // automation/editor/namedvalue.js
  "There is nothing to choose yet.": "Aún no hay nada que elegir.",
  // chat/rescue.js
  "There was nothing to recover and no backup, so the database is empty now.": "No había nada que recuperar ni ninguna copia, así que la base de datos está vacía.",
  // main/commands.js
  "There's nothing to undo right now.": "Ahora mismo no hay nada que deshacer.",
  // widgets/files/filebody.js
  "These are the words of each page. Save the document to see its layout.": "Estas son las palabras de cada página. Guarda el documento para ver su diseño.",
  // widgets/approval.js
  "These arguments contain invisible characters, spelled out below.": "Estos argumentos contienen caracteres invisibles, que se escriben abajo de forma visible.",
  // automation/editor/flowform.js
  "These calls run in parallel. The next step reads all their answers.": "Estas llamadas se ejecutan en paralelo. El paso siguiente lee todas sus respuestas.",
  // model/scriptwords.js
  "These macros stay as written: {detail}": "Estas macros quedan como están: {detail}",
  // team/preview.js
  "These versions have no text to compare.": "Estas versiones no tienen texto que comparar.",
  // library/scripts.js
  "They act everywhere, in the order of the list. You can change that in each script.": "Actúan en todas partes, en el orden de la lista. Puedes cambiarlo en cada script.",
  // widgets/memory/page.js
  "Things": "Cosas",
  // model/capabilities.js
  "Think before answering": "Razonar antes de responder",
  // settings/models/modelconfig.js
  "Thinking effort": "Esfuerzo de razonamiento",
  // widgets/servers/found.js
  "This address answers, but not as a model server.": "Esta dirección responde, pero no como servidor de modelos.",
  // team/agentstab.js
  "This agent was deleted.": "Este agente se eliminó.",
  // chat/removal.js
  "This also deletes {siblings, plural, one {its other version} other {its # other versions}} and {below, plural, one {the message below} other {the # messages below}}.": "También se eliminan {siblings, plural, one {su otra versión} other {sus otras # versiones}} y {below, plural, one {el mensaje posterior} other {los # mensajes posteriores}}.",
  // widgets/requestcard.js
  "This answer doesn't match the form.": "Esta respuesta no se ajusta al formulario.",
  // model/notify.js
  "This browser doesn't support notifications.": "Este navegador no admite notificaciones.",
  // ../plugins/tts/cast.js
  "This character's speech voice": "Voz de lectura de este personaje",
  // automation/list/gatechart.js, automation/variables/variables.js, composer/answerer.js, settings/models/local.js
  "This computer": "Este dispositivo",
  // settings/data/hostlabels.js
  "This computer ({host})": "Este dispositivo ({host})",
  // model/room.js
  "This computer has little memory. Choose a small model.": "Este dispositivo tiene poca memoria. Elige un modelo pequeño.",
  // onboarding/here.js
  "This computer has too little memory for the models that Terzetto offers.": "Este dispositivo tiene muy poca memoria para los modelos que ofrece Terzetto.",
  // model/engine.js
  "This computer has too little memory.": "Este dispositivo tiene muy poca memoria.",
  // model/room.js
  "This computer has {facts}.": "Este dispositivo tiene {facts}.",
  // automation/editor/conditionfield.js
  "This condition can only be shown as text.": "Esta condición solo se puede mostrar como texto.",
  // main/commands.js, voices/proof.js, widgets/conversation/sheet.js
  "This conversation": "Esta conversación",
  // model/readwords.js
  "This conversation has read {list}.": "Esta conversación ha leído {list}.",
  // chat/recalls.js
  "This fact was changed or deleted since.": "Este hecho se cambió o se borró desde entonces.",
  // automation/editor/templates.js
  "This file is too large for a workflow.": "Este archivo es demasiado grande para un flujo de trabajo.",
  // automation/editor/portable.js
  "This file isn't a workflow: it has neither instructions nor a flow with steps.": "Este archivo no es un flujo de trabajo: no tiene ni instrucciones ni un flujo con pasos.",
  // automation/editor/portable.js
  "This file isn't a workflow: it isn't a JSON object.": "Este archivo no es un flujo de trabajo: no es un objeto JSON.",
  // automation/editor/portable.js
  "This file isn't valid JSON: {reason}": "Este archivo no es JSON válido: {reason}",
  // widgets/pathpicker.js
  "This folder has more files than can be listed. Type the path of a file that isn't here.": "Esta carpeta tiene más archivos de los que se pueden listar. Escribe la ruta de un archivo que no esté aquí.",
  // automation/variables/variables.js
  "This group": "Este grupo",
  // automation/variables/variables.js
  "This group on this computer": "Este grupo en este dispositivo",
  // automation/editor/namedvalue.js
  "This is not there any more. Choose another one.": "Esto ya no existe. Elige otro.",
  // chat/foldline.js
  "This list of events is temporary. The model's summary replaces the list at the next fold.": "Esta lista de acontecimientos es provisional. El resumen del modelo la sustituye la próxima vez que se resuma.",
  // lib/bulk.js
  "This message has {n, plural, one {# character} other {# characters}} and is shown as plain text.": "Este mensaje tiene {n, plural, one {# carácter} other {# caracteres}} y se muestra como texto sin formato.",
  // chat/recalls.js
  "This message was changed or deleted since.": "Este mensaje se cambió o se borró desde entonces.",
  // model/jump.js
  "This message was deleted.": "Este mensaje se eliminó.",
  // composer/tools.js
  "This model": "Este modelo",
  // inspector/template.js
  "This model's template changes earlier messages in each call, so the server can't reuse all prompts.": "La plantilla de este modelo cambia mensajes anteriores en cada llamada, así que el servidor solo puede reutilizar parte de los prompts.",
  // inspector/template.js
  "This model's template changes the top of the prompt in each call, so the server can't reuse its prompts.": "La plantilla de este modelo cambia el principio del prompt en cada llamada, así que el servidor no puede reutilizar los prompts.",
  // inspector/template.js
  "This model's template ends each prompt with a text of its own, which the server always reads again.": "La plantilla de este modelo termina cada prompt con un texto propio, que el servidor vuelve a leer cada vez.",
  // inspector/template.js
  "This model's template moves the system prompt in each call, so the server can't reuse its prompts.": "La plantilla de este modelo mueve el prompt de sistema en cada llamada, así que el servidor no puede reutilizar los prompts.",
  // inspector/template.js
  "This model's template moves the tools in each call, so the server can't reuse its prompts.": "La plantilla de este modelo mueve las herramientas en cada llamada, así que el servidor no puede reutilizar los prompts.",
  // inspector/template.js
  "This model's template puts the system prompt at the end, so it is sent with the first message.": "La plantilla de este modelo pone el prompt de sistema al final, así que se envía con el primer mensaje.",
  // inspector/template.js
  "This model's template puts the thinking switch at the top, so all calls of a turn ask alike.": "La plantilla de este modelo pone el ajuste de razonamiento al principio, así que todas las llamadas de un turno se hacen igual.",
  // inspector/template.js
  "This model's template puts the thinking switch at the top. Your voices think differently, so prompts are read again.": "La plantilla de este modelo pone el ajuste de razonamiento al principio. Tus voces razonan de forma distinta, así que los prompts se vuelven a leer.",
  // inspector/template.js
  "This model's template refuses Terzetto's usual requests, so nothing is known of prompt reuse.": "La plantilla de este modelo rechaza las solicitudes habituales de Terzetto, así que no se sabe nada de la reutilización de prompts.",
  // settings/toolbox/toolserverform.js
  "This names no server. Enter a command, an address or the JSON of a configuration.": "Esto no indica ningún servidor. Introduce un comando, una dirección o el JSON de una configuración.",
  // widgets/files/items.js
  "This page has no text.": "Esta página no tiene texto.",
  // voices/pattern.js
  "This pattern doesn't work: {reason}.": "Este patrón no funciona: {reason}.",
  // voices/pattern.js
  "This pattern works.": "Este patrón funciona.",
  // settings/models/prompts.js
  "This prompt is used with every character.": "Este prompt se usa con cada personaje.",
  // inspector/panel.js
  "This reply has no record. The three voices don't write greetings or imported replies.": "Esta respuesta no tiene registro. Las tres voces no escriben los saludos ni las respuestas importadas.",
  // onboarding/tour.js
  "This reply has two versions.": "Esta respuesta tiene dos versiones.",
  // onboarding/tour.js
  "This reply quotes the file. The mark leads to the line.": "Esta respuesta cita el archivo. La marca lleva a la línea.",
  // onboarding/tour.js
  "This reply was edited: see what changed.": "Esta respuesta se editó: mira qué cambió.",
  // settings/models/getanother.js
  "This repository is not in Terzetto's catalog. Download models only from authors you trust.": "Este repositorio no está en el catálogo de Terzetto. Descarga modelos solo de autores de confianza.",
  // automation/editor/values.js
  "This round": "Esta vuelta",
  // model/readwords.js
  "This run has read {list}.": "Esta ejecución ha leído {list}.",
  // widgets/samplers/fields.js
  "This server": "Este servidor",
  // model/chattools.js
  "This server offers no tools now.": "Este servidor no ofrece herramientas ahora.",
  // automation/schedules/permissionlist.js
  "This step asks each time.": "Este paso pregunta cada vez.",
  // automation/run/compareview.js
  "This step is new.": "Este paso es nuevo.",
  // automation/editor/stepform.js
  "This step waits until the workflow ends.": "Este paso espera a que termine el flujo de trabajo.",
  // chat/foldversions.js
  "This summary has no earlier version.": "Este resumen no tiene versiones anteriores.",
  // model/readwords.js
  "This team has read {list}.": "Este equipo ha leído {list}.",
  // team/deletions.js
  "This team is still working. Deleting it stops the work and deletes its rounds, log and documents. Files you added are kept.": "Este equipo sigue trabajando. Al eliminarlo se detiene el trabajo y se eliminan sus rondas, su registro y sus documentos. Los archivos que añadiste se conservan.",
  // team/detail.js
  "This team was deleted.": "Este equipo se eliminó.",
  // automation/editor/stepform.js
  "This tool asks before each use.": "Esta herramienta pregunta antes de cada uso.",
  // automation/editor/faultfinder.js
  "This tool doesn't exist here.": "Esta herramienta no existe aquí.",
  // automation/editor/trystep.js
  "This tool makes changes. The test runs it once, with: {args}": "Esta herramienta hace cambios. La prueba la llama una vez, con: {args}",
  // widgets/schema/entry.js
  "This value doesn't have the required format.": "Este valor no tiene el formato requerido.",
  // widgets/schema/entry.js
  "This value must have the type {type}.": "Este valor debe ser de tipo {type}.",
  // automation/variables/variables.js
  "This variable is secret: you can replace the value, but not read it.": "Esta variable es secreta: se puede reemplazar el valor, pero no leerlo.",
  // sidebar/groups.js
  "This week": "Esta semana",
  // automation/editor/names.js
  "This word is reserved. Choose another name.": "Esta palabra está reservada. Elige otro nombre.",
  // automation/variables/variables.js
  "This workflow group, my account": "Este grupo de flujos de trabajo, mi cuenta",
  // automation/editor/editorbar.js
  "This workflow was deleted elsewhere.": "Este flujo de trabajo se eliminó en otro lugar.",
  // automation/editor/editorbar.js
  "This workflow was saved elsewhere while you edited. Save to keep your version, or discard your changes.": "Este flujo de trabajo se guardó en otro lugar mientras lo editabas. Guarda para conservar tu versión o descarta tus cambios.",
  // inspector/sections.js
  "Thoughts": "Razonamiento",
  // model/scriptwords.js
  "Thoughts of the model": "Pensamientos del modelo",
  // voices/panel.js
  "Three voices without a character": "Tres voces también sin personaje",
  // settings/data/about.js
  "Three voices, one conversation, on your own computer.": "Tres voces, una conversación, en tu propio ordenador.",
  // model/engine.js
  "Tight": "Justo",
  // automation/editor/controlforms.js
  "Time": "Hora",
  // automation/editor/values.js
  "Time at which it was due": "Momento previsto",
  // settings/models/voicefigures.js
  "Time for a reply": "Tiempo por respuesta",
  // automation/editor/morefields.js, voices/editor.js
  "Time limit": "Límite de tiempo",
  // voices/editor.js
  "Time limit for Director and Editor together, per reply.": "Límite de tiempo para el Director y el Editor juntos, por respuesta.",
  // team/limitstab.js
  "Time limits apply from the next round, the others immediately.": "Los límites de tiempo se aplican a partir de la próxima ronda; los demás, de inmediato.",
  // automation/schedules/rhythmfields.js, model/toolwords.js
  "Time zone": "Zona horaria",
  // model/named.js
  "Time zones": "Zonas horarias",
  // automation/editor/tryflow.js
  "Time: {time}.": "Duración: {time}.",
  // widgets/memory/page.js
  "Timeline": "Cronología",
  // model/toolwords.js
  "Timeout in seconds": "Tiempo límite en segundos",
  // voices/proof.js
  "Times that the Writer was asked again: {n}.": "Veces que se volvió a preguntar al Escritor: {n}.",
  // model/toolwords.js, sidebar/rename.js, widgets/conversation/sheet.js
  "Title": "Título",
  // model/toolwords.js
  "To": "Hasta",
  // library/scripts.js
  "To message": "Hasta el mensaje",
  // widgets/ruleform.js
  "To revoke the permission, open Triggers.": "Para revocar el permiso, abre Disparadores.",
  // sidebar/groups.js
  "Today": "Hoy",
  // model/toolwords.js
  "Today's date, the time and the weekday.": "La fecha de hoy, la hora y el día de la semana.",
  // library/worlds.js
  "Token budget": "Presupuesto de tokens",
  // inspector/chart.js
  "Token counts from the server": "Tokens según el servidor",
  // inspector/callchart.js
  "Tokens and times as reported by the server.": "Tokens y tiempos comunicados por el servidor.",
  // inspector/callchart.js
  "Tokens and times. Numbers with ~ are estimates: the server didn't report them.": "Tokens y tiempos. Los números con ~ son estimaciones: el servidor no los comunicó.",
  // settings/appearance/appearance.js
  "Tokens per second and the time to the first token, in the footer of the reply.": "Tokens por segundo y tiempo hasta el primer token, al pie de la respuesta.",
  // settings/models/voicefigures.js
  "Tokens read for a reply": "Tokens leídos por respuesta",
  // settings/models/voicefigures.js
  "Tokens written for a reply": "Tokens escritos por respuesta",
  // model/engine.js
  "Too big": "Demasiado grande",
  // model/scriptwords.js
  "Took less than 1 ms.": "Tardó menos de 1 ms.",
  // model/scriptwords.js
  "Took {n} ms.": "Tardó {n} ms.",
  // settings/toolbox/websearch.js
  "Tool server": "Servidor de herramientas",
  // main/settingnames.js, settings/toolbox/toolbox.js, settings/toolbox/toolservers.js
  "Tool servers (MCP)": "Servidores de herramientas (MCP)",
  // model/transfer.js
  "Tool servers start when you open them and list their tools.": "Los servidores de herramientas se inician cuando los abres para listar sus herramientas.",
  // automation/run/runhead.js
  "Tool: {tool}": "Herramienta: {tool}",
  // composer/tools.js, model/fieldwords.js, widgets/folder/settings.js
  "Tools": "Herramientas",
  // composer/tools.js, settings/index.js
  "Tools and servers": "Herramientas y servidores",
  // widgets/pathpicker.js
  "Tools folder": "Carpeta de herramientas",
  // settings/toolbox/toolbox.js
  "Tools for models": "Herramientas para los modelos",
  // main/settingnames.js, settings/toolbox/toolbox.js
  "Tools in conversations": "Herramientas en las conversaciones",
  // composer/tools.js
  "Tools in this conversation": "Herramientas en esta conversación",
  // settings/toolbox/toolbox.js
  "Tools marked “asks first” wait for your approval.": "Las herramientas marcadas con «pregunta antes» esperan tu aprobación.",
  // settings/toolbox/websearch.js
  "Tools of your servers that take a query alone. Searches don't ask first.": "Herramientas de tus servidores que solo necesitan una consulta. Las búsquedas no piden permiso.",
  // settings/toolbox/toolservers.js
  "Tools reloaded.": "Herramientas recargadas.",
  // automation/variables/variables.js
  "Tools that can read the value": "Herramientas que pueden leer el valor",
  // automation/assistants/assistants.js
  "Tools that fit the task": "Herramientas adecuadas para la tarea",
  // settings/index.js
  "Tools that runs and assistants can use.": "Herramientas que pueden usar las ejecuciones y los asistentes.",
  // automation/assistants/assistants.js, team/agentform.js
  "Tools that write or execute ask you each time.": "Las herramientas que escriben o ejecutan piden permiso cada vez.",
  // automation/assistants/assistants.js
  "Tools to show": "Herramientas visibles",
  // inspector/chart.js
  "Tools unchanged": "Herramientas sin cambios",
  // widgets/samplers/samplers.js
  "Top K": "Top K",
  // widgets/samplers/samplers.js
  "Top P": "Top P",
  // widgets/samplers/samplers.js
  "Top-n-sigma": "Top-n-sigma",
  // inspector/numbers.js
  "Total": "Total",
  // onboarding/tour.js
  "Tour of the demo": "Recorrido por la demo",
  // main/destinations.js, sidebar/rows.js, sidebar/sidebar.js
  "Trash": "Papelera",
  // automation/page.js, automation/schedules/triggers.js
  "Triggers": "Disparadores",
  // chat/actions.js
  "Try a different approach": "Probar otro enfoque",
  // library/scan.js
  "Try a message": "Probar un mensaje",
  // library/scripts.js, voices/editor.js
  "Try a text": "Probar un texto",
  // inspector/resting.js
  "Try again": "Intentar de nuevo",
  // widgets/engine/trouble.js
  "Try anyway": "Intentar de todos modos",
  // library/macros.js
  "Try one: {example}": "Prueba una: {example}",
  // onboarding/more.js
  "Try the demo": "Probar la demo",
  // widgets/files/encoding.js
  "Turkish": "Turco",
  // inspector/tabs.js
  "Turn": "Turno",
  // main/commands.js
  "Turn custom CSS on or off": "Activar o desactivar el CSS personalizado",
  // automation/schedules/starts.js
  "Turn off": "Desactivar",
  // inspector/resting.js
  "Turn off for this model": "Desactivar para este modelo",
  // automation/schedules/starts.js
  "Turn off: {name}": "Desactivar: {name}",
  // automation/schedules/starts.js
  "Turn on": "Activar",
  // inspector/resting.js
  "Turn on for this model": "Activar para este modelo",
  // widgets/editlist/row.js
  "Turn on {name}": "Activar {name}",
  // automation/schedules/starts.js
  "Turn on: {name}": "Activar: {name}",
  // inspector/resting.js
  "Turned off": "Desactivado",
  // settings/appearance/appearance.js
  "Turns off slides and fades.": "Desactiva los deslizamientos y los fundidos.",
  // settings/models/voicetest.js
  "Turns with {model} work like this now.": "Las respuestas con {model} se hacen ahora así.",
  // inspector/chooser.js
  "Turns, newest first": "Turnos, del más reciente al más antiguo",
  // automation/editor/anyfield.js
  "Two fields have the same name.": "Dos campos tienen el mismo nombre.",
  // settings/models/prompts.js
  "Type / and a name in the message box to insert a text.": "Escribe / y un nombre en el cuadro de mensaje para insertar un texto.",
  // automation/editor/askform.js
  "Type of the field": "Tipo del campo",
  // settings/data/data.js
  "Type {word} to confirm": "Escribe {word} para confirmar",
  // model/appearancechoices.js
  "Typewriter": "Máquina de escribir",
  // widgets/samplers/samplers.js
  "Typical P": "Typical P",
  // model/toolwords.js
  "URL": "URL",
  // automation/editor/editor.js, automation/editor/steplist.js, chat/actions.js, chat/foldline.js, chat/removal.js, chat/review.js, composer/impersonation.js, lib/toast.js, main/commands.js, model/folders.js, model/memory.js, model/turnpushes.js, settings/appearance/customlook.js, settings/models/presetrow.js, sidebar/acts.js, voices/configform.js, widgets/editlist/editlist.js
  "Undo": "Deshacer",
  // library/transfer/section.js
  "Undo import": "Deshacer la importación",
  // chat/foldline.js
  "Unfold": "Quitar resumen",
  // settings/models/local.js
  "Unload": "Descargar de la memoria",
  // settings/models/localchoices.js
  "Unload when unused, in minutes": "Descargar de la memoria sin uso, en minutos",
  // settings/models/local.js
  "Unloaded to free {size}. {name} loads again with your next message.": "Descargado de la memoria para liberar {size}. {name} vuelve a cargarse con tu próximo mensaje.",
  // widgets/members.js
  "Unmute": "Volver a dejar hablar",
  // widgets/conversation/sheet.js
  "Unnamed": "Sin nombre",
  // model/engine.js
  "Unpacking the engine": "Desempaquetando el motor",
  // sidebar/acts.js, widgets/memory/factitem.js
  "Unpin": "Dejar de fijar",
  // widgets/savebar.js
  "Unsaved changes": "Cambios sin guardar",
  // automation/editor/controlforms.js
  "Until": "Hasta que",
  // automation/editor/controlforms.js
  "Until a time": "Hasta una hora",
  // chat/foldversions.js
  "Until then, the model is also told how these messages read now.": "Hasta entonces, el modelo recibe también lo que dicen ahora estos mensajes.",
  // automation/list/runlist.js, automation/run/childlist.js, automation/run/runhead.js, inspector/named.js, library/entries.js, library/preview.js, library/scan.js, library/scripts.js, team/detail.js, team/list.js, widgets/conversation/scripts.js, widgets/scriptlines.js
  "Untitled": "Sin título",
  // inspector/editorsections.js
  "Unused edits": "Ediciones sin usar",
  // inspector/sections.js
  "Up to about {n} tokens were read again because of the places of entries.": "Se volvieron a leer hasta unos {n} tokens, porque hay entradas en sus lugares.",
  // library/transfer/section.js
  "Uploading {name}…": "Subiendo {name}…",
  // settings/models/endpointcard.js, settings/models/local.js, settings/models/models.js, widgets/servers/discover.js, widgets/servers/modelpick.js
  "Use": "Usar",
  // team/agentform.js
  "Use 2 to 40 letters and digits, starting with a lowercase letter.": "Usa de 2 a 40 letras y cifras, empezando por una minúscula.",
  // ../plugins/tts/cast.js
  "Use a narrator outside of speech": "Usar un narrador fuera de los diálogos",
  // settings/models/local.js, widgets/engine/trouble.js
  "Use a newer build": "Usar una versión más reciente",
  // voices/phrases.js
  "Use a pattern (regular expression)": "Usar un patrón (expresión regular)",
  // automation/editor/stepkinds.js, automation/widgets/picks.js, model/runlabels.js
  "Use a tool": "Usar una herramienta",
  // settings/appearance/customlook.js
  "Use custom CSS": "Usar CSS personalizado",
  // composer/tools.js
  "Use from here on": "Usar a partir de ahora",
  // automation/widgets/refs.js
  "Use letters, digits and _, starting with a letter.": "Usa letras, cifras y _, empezando por una letra.",
  // voices/pluginspart.js
  "Use plug-ins": "Usar complementos",
  // chat/review.js
  "Use the Editor's version": "Usar la versión del Editor",
  // chat/review.js
  "Use the Writer's version": "Usar la versión del Escritor",
  // chat/wordwalk.js
  "Use the arrow keys to move by word or sentence. Enter acts, Shift+Enter shows choices, Escape returns.": "Usa las flechas para avanzar por palabras o frases. Enter actúa, Mayús+Enter muestra las opciones y Esc vuelve.",
  // settings/appearance/appearance.js
  "Use the font above": "Usar el tipo de letra de arriba",
  // widgets/conversation/sheet.js
  "Use the model's samplers": "Usar los samplers del modelo",
  // widgets/pathpicker.js
  "Use this folder": "Usar esta carpeta",
  // settings/models/configrow.js
  "Use this model": "Usar este modelo",
  // widgets/crop.js
  "Use this picture": "Usar esta imagen",
  // settings/models/voicetest.js
  "Use this recommendation": "Usar esta recomendación",
  // composer/tools.js
  "Use what the folder “{name}” says": "Usar lo que dice la carpeta «{name}»",
  // composer/impersonation.js
  "Use what was written": "Usar lo escrito",
  // onboarding/here.js
  "Use {name}": "Usar {name}",
  // widgets/servers/discover.js
  "Use {server}": "Usar {server}",
  // library/entryrules.js
  "Used beyond the token budget": "Se usa más allá del presupuesto de tokens",
  // library/worlds.js
  "Used by no character or folder": "Ningún personaje ni carpeta lo usa",
  // library/worlds.js
  "Used by: {names}": "Usado por: {names}",
  // model/features.js
  "Used here": "Se usa aquí",
  // library/entryrules.js
  "Used if the lorebook places entries as SillyTavern does. Otherwise, “Among the last messages” puts entries that are always used after your message.": "Vale si el lorebook coloca las entradas como SillyTavern. Si no, «Entre los últimos mensajes» pone las entradas que siempre se usan tras su mensaje.",
  // library/cardfields.js
  "Used in every conversation with this character, and included when the card is exported.": "Se usa en todas las conversaciones con este personaje y se incluye al exportar la tarjeta.",
  // widgets/conversation/sheet.js
  "Used on top of the settings, in this conversation.": "Se aplica sobre los ajustes en esta conversación.",
  // automation/assistants/assistants.js
  "Used when a step names no other assistant.": "Se usa cuando un paso no nombra a otro asistente.",
  // model/toolwords.js
  "User": "Usuario",
  // chat/phase.js
  "Using a tool": "Usando una herramienta",
  // voices/agent.js
  "Using one model for all three voices is faster: it keeps the conversation in memory. A small second model can be quicker still.": "Usar un solo modelo para las tres voces es más rápido: mantiene la conversación en memoria. Un segundo modelo pequeño puede serlo aún más.",
  // automation/editor/anyfield.js, automation/variables/variables.js, automation/widgets/varrows.js, model/toolwords.js, settings/models/kwargs.js
  "Value": "Valor",
  // automation/widgets/varrows.js
  "Value of {name}": "Valor de {name}",
  // automation/editor/conditionfield.js
  "Value: {value}": "Valor: {value}",
  // model/toolwords.js
  "Values": "Valores",
  // widgets/samplers/samplers.js
  "Values above 0 discourage frequent words.": "Los valores superiores a 0 desalientan las palabras frecuentes.",
  // widgets/samplers/samplers.js
  "Values above 0 encourage new topics.": "Los valores superiores a 0 favorecen temas nuevos.",
  // widgets/samplers/samplers.js
  "Values above 1 discourage words already used.": "Los valores superiores a 1 desalientan las palabras ya usadas.",
  // settings/models/modelconfig.js
  "Values for the chat template": "Valores para la plantilla de chat",
  // model/toolwords.js
  "Values for the steps of the workflow.": "Valores para los pasos del flujo de trabajo.",
  // automation/editor/values.js
  "Values in the address of the call": "Valores de la dirección de la llamada",
  // automation/run/againdialog.js, automation/widgets/startdialog.js
  "Values that all steps can read.": "Valores que pueden leer todos los pasos.",
  // automation/editor/values.js
  "Variable": "Variable",
  // automation/editor/dryrun.js, automation/editor/editor.js, automation/page.js, automation/run/againdialog.js, automation/run/rundetail.js, automation/schedules/startform.js, automation/variables/variables.js, automation/widgets/startdialog.js, model/toolwords.js
  "Variables": "Variables",
  // automation/editor/stepform.js, automation/schedules/startform.js
  "Variables for the workflow": "Variables para el flujo de trabajo",
  // settings/toolbox/toolserverform.js
  "Variables or headers": "Variables o cabeceras",
  // chat/artifacts/widget.js
  "Variant {n} of {total}": "Variante {n} de {total}",
  // chat/artifacts/widget.js, model/fieldwords.js
  "Variants": "Variantes",
  // library/cardfields.js, team/preview.js
  "Version": "Versión",
  // chat/variants.js
  "Version number, 1 to {total}": "Número de versión, de 1 a {total}",
  // chat/review.js
  "Version to show": "Versión que se muestra",
  // team/documents.js, team/preview.js
  "Version {n}": "Versión {n}",
  // chat/variants.js
  "Version {n} of {total}": "Versión {n} de {total}",
  // settings/index.js
  "Version, components and health.": "Versión, componentes y estado.",
  // widgets/files/encoding.js
  "Vietnamese": "Vietnamita",
  // lib/keys.js, main/commands.js, widgets/memory/page.js
  "View": "Ver",
  // team/documents.js
  "View {name}": "Ver {name}",
  // ../plugins/tts/card.js, ../plugins/tts/voiceform.js
  "Voice": "Voz",
  // ../plugins/tts/voiceform.js
  "Voice preview": "Prueba de la voz",
  // voices/index.js
  "Voices": "Voces",
  // inspector/stepper.js
  "Voices of this turn": "Voces de este turno",
  // voices/index.js
  "Voices: who takes part in a reply": "Voces: quién participa en una respuesta",
  // ../plugins/tts/card.js, audio/transport.js
  "Volume": "Volumen",
  // settings/data/about.js
  "Wails, SQLite and other Go modules": "Wails, SQLite y otros módulos de Go",
  // automation/editor/controlforms.js, automation/editor/stepkinds.js
  "Wait": "Esperar",
  // settings/appearance/appearance.js
  "Wait for the reply": "Esperar la respuesta",
  // automation/editor/stepkinds.js
  "Wait until {time}": "Esperar hasta {time}",
  // automation/editor/stepkinds.js
  "Wait {time}": "Esperar {time}",
  // automation/list/runlist.js, automation/schedules/queued.js, model/runlabels.js
  "Waiting": "En espera",
  // model/runlabels.js
  "Waiting for a run that this run started.": "En espera de una ejecución que inició esta.",
  // model/runlabels.js
  "Waiting for the start time.": "En espera de la hora de inicio.",
  // automation/list/runlist.js, team/labels.js, widgets/requestcard.js
  "Waiting for you": "Pendiente de ti",
  // settings/toolbox/toolbox.js
  "Waiting for you doesn't count.": "La espera de tu respuesta no cuenta.",
  // model/runlabels.js
  "Waiting for you: a step was interrupted and can't be repeated automatically.": "Pendiente de ti: un paso se interrumpió y no se puede repetir automáticamente.",
  // model/runlabels.js
  "Waiting for your answer.": "En espera de tu respuesta.",
  // model/runlabels.js
  "Waiting for your approval.": "En espera de tu aprobación.",
  // model/runlabels.js
  "Waiting until this computer is less busy.": "En espera de que este dispositivo esté menos ocupado.",
  // model/runlabels.js
  "Waiting.": "En espera.",
  // library/scripts.js, sidebar/row.js, widgets/conversation/scripts.js
  "Waits for you": "Te espera",
  // chat/callcard.js
  "Waits for you: {call}": "Te espera: {call}",
  // model/appearancechoices.js
  "Warm white and black ink.": "Blanco cálido y tinta negra.",
  // widgets/logline.js
  "Warning": "Advertencia",
  // team/roundview.js
  "Warnings": "Advertencias",
  // widgets/exporting.js
  "Web page (HTML)": "Página web (HTML)",
  // model/chattools.js
  "Web pages": "Páginas web",
  // team/agentwords.js
  "Web reader": "Lector web",
  // model/chattools.js, settings/toolbox/websearch.js
  "Web search": "Búsqueda web",
  // settings/toolbox/websearch.js
  "Web search is off.": "La búsqueda web está desactivada.",
  // library/entryrules.js
  "Weight in the group": "Peso en el grupo",
  // widgets/files/encoding.js
  "Western Europe": "Europa occidental",
  // widgets/memory/factform.js
  "What": "Qué",
  // main/settingnames.js, settings/data/privacy.js
  "What Terzetto never does": "Lo que Terzetto nunca hace",
  // team/begin.js
  "What a team can do": "Qué puede hacer un equipo",
  // main/commands.js, widgets/conversation/context.js, widgets/conversation/sheet.js
  "What fills the context": "Qué llena el contexto",
  // inspector/sections.js, model/memorywords.js
  "What happened": "Qué pasó",
  // library/quickreplies.js
  "What is in the message box goes with a text.": "Lo que hay en el cuadro de mensaje va con un texto.",
  // widgets/memory/page.js
  "What is true now, and what was true before": "Lo que es cierto ahora y lo que lo era antes",
  // team/request.js
  "What should the team make?": "¿Qué debe crear el equipo?",
  // composer/nameask.js
  "What should {character} call you?": "¿Cómo quieres que te llame {character}?",
  // automation/editor/values.js
  "What started the run": "Qué inició la ejecución",
  // automation/schedules/starts.js
  "What starts this workflow": "Qué inicia este flujo de trabajo",
  // chat/review.js
  "What the Editor changed": "Qué cambió el Editor",
  // voices/editor.js
  "What the Editor did": "Lo que hizo el Editor",
  // library/cardfields.js
  "What the model must not forget of the character, sent among the last messages.": "Lo que el modelo no debe olvidar del personaje, enviado entre los últimos mensajes.",
  // model/scriptwords.js
  "What the model reads": "Lo que lee el modelo",
  // chat/calls.js
  "What the model was told": "Lo que se le dijo al modelo",
  // voices/panel.js
  "What the models are reminded of.": "Lo que se recuerda a los modelos.",
  // settings/toolbox/toolservers.js
  "What the program said last": "Lo último que dijo el programa",
  // settings/toolbox/toolserverform.js
  "What the server's page tells you to paste: a command, an address, or JSON with mcpServers. It fills in the other fields.": "Lo que la página del servidor dice que ejecutes o pegues: un comando, una dirección o JSON con mcpServers. Rellena los demás campos.",
  // library/entries.js
  "What they decide is set below.": "Lo que deciden se ajusta más abajo.",
  // chat/foldversions.js
  "What this summary lost": "Lo que perdió este resumen",
  // automation/schedules/permissionlist.js
  "What this workflow will ask": "Lo que preguntará este flujo de trabajo",
  // ../plugins/tts/card.js
  "What to read": "Qué leer",
  // widgets/conversation/context.js
  "What tools gave": "Lo que dieron las herramientas",
  // widgets/memory/page.js
  "What was read, and what it costs": "Qué se leyó y cuánto cuesta",
  // chat/rescue.js
  "What was recovered from the damaged file is kept as a backup: {holds}.": "Lo recuperado del archivo dañado se conserva como copia de seguridad: {holds}.",
  // widgets/conversation/sheet.js
  "What you enter here replaces the model's own value.": "Lo que escribas aquí sustituye el valor del modelo.",
  // model/scriptwords.js
  "What you see": "Lo que ves",
  // model/scriptwords.js
  "What you see and what the model reads": "Lo que ves y lo que lee el modelo",
  // team/request.js, widgets/requestcard.js
  "What's next?": "¿Qué sigue?",
  // automation/schedules/scheduleform.js
  "When": "Cuándo",
  // automation/widgets/triggerwords.js
  "When a file appears or changes in a folder.": "Cuando un archivo aparece o cambia en una carpeta.",
  // automation/widgets/triggerwords.js
  "When called by another program": "Cuando otro programa lo llama",
  // settings/appearance/appearance.js
  "When closing during a reply": "Al cerrar durante una respuesta",
  // library/entryrules.js
  "When it is used": "Cuándo se usa",
  // voices/panel.js
  "When off, only the Writer replies where no character answers.": "Si está desactivado, solo responde el Escritor donde no hay personaje.",
  // voices/pluginspart.js
  "When off, plug-ins don't run. Existing results are kept.": "Si está desactivado, los complementos no actúan. Los resultados existentes se conservan.",
  // settings/models/modelconfig.js
  "When off, turns with this model leave the {voice} out.": "Si se desactiva, los turnos con este modelo prescinden del {voice}.",
  // widgets/editlist/forms.js
  "When the mood ends": "Cuando termina el ambiente",
  // ../plugins/tts/card.js
  "When the reply is complete": "Cuando la respuesta esté completa",
  // voices/editor.js
  "When the time is up, the reply continues without Director and Editor.": "Cuando se agota el tiempo, la respuesta continúa sin el Director ni el Editor.",
  // automation/schedules/triggerform.js
  "When the workflow ends with": "Cuando el flujo de trabajo termine con",
  // automation/widgets/triggerwords.js
  "When the workflow succeeds or fails.": "Cuando el flujo de trabajo termina con éxito o falla.",
  // widgets/editlist/forms.js
  "When to use the mood": "Cuándo usar el ambiente",
  // automation/widgets/triggerwords.js
  "When you type the command after a slash.": "Cuando escribes el comando tras una barra.",
  // automation/widgets/triggerwords.js
  "When {files} appears in {folder}": "Cuando {files} aparece en {folder}",
  // automation/widgets/triggerwords.js
  "When “{name}” ends": "Cuando termina «{name}»",
  // automation/widgets/triggerwords.js
  "When “{name}” fails": "Cuando falla «{name}»",
  // automation/widgets/triggerwords.js
  "When “{name}” succeeds": "Cuando «{name}» termina con éxito",
  // widgets/memory/factform.js
  "Where": "Dónde",
  // library/entryrules.js
  "Where it costs least": "Donde cuesta menos",
  // settings/index.js
  "Where replies come from. Nothing is sent anywhere else.": "De dónde vienen las respuestas. No se envía nada a ningún otro sitio.",
  // widgets/editlist/forms.js
  "Where the server can do it, the Writer can't use these words. The inspector says whether it worked.": "El servidor impide que el Escritor use estas palabras, si puede. El inspector indica si pudo.",
  // library/cardfields.js
  "Where you both are, and why.": "Dónde se encuentran ambos y por qué.",
  // settings/index.js
  "Where your data is and how it's kept safe.": "Dónde están tus datos y cómo se protegen.",
  // model/memorywords.js
  "Whereabouts": "Paradero",
  // automation/schedules/rhythmfields.js
  "Which day": "Qué día",
  // model/notify.js
  "While you use another window, the desktop shows who replied and which runs ended or are waiting, without any text.": "Mientras usas otra ventana, el escritorio muestra quién respondió y qué ejecuciones terminaron o requieren tu atención, sin ningún texto.",
  // main/settingnames.js, settings/appearance/appearance.js
  "While you're away": "Mientras no estás",
  // widgets/memory/factform.js
  "Who knows it": "Quién lo sabe",
  // widgets/memory/factform.js
  "Who or what": "Quién o qué",
  // voices/waypicker.js
  "Who replies": "Quién responde",
  // chat/speaker.js, model/turnlabels.js
  "Who speaks next": "Quién habla después",
  // library/index.js
  "Who you are in a story.": "Quién eres en una historia.",
  // widgets/conversation/sheet.js
  "Who you are in this conversation.": "Quién eres en esta conversación.",
  // library/entryrules.js
  "Whole words only": "Solo palabras completas",
  // automation/editor/values.js
  "Why the last step failed": "Por qué falló el último paso",
  // automation/editor/values.js
  "Why the other workflow failed": "Por qué falló el otro flujo de trabajo",
  // settings/appearance/appearance.js
  "Window": "Ventana",
  // library/entryrules.js
  "Wins by its priority. No draw is made.": "Gana por su prioridad, sin sorteo.",
  // library/scripts.js
  "With a range, what the model reads of older messages changes in each turn. A server then reads them again.": "Con un rango, lo que el modelo lee de los mensajes antiguos cambia en cada turno. Un servidor los lee entonces de nuevo.",
  // library/entryrules.js
  "With all others": "Con todos los demás",
  // model/depth.js
  "With each reply, the model reads the last {n, plural, one {message} other {# messages}} again.": "Con cada respuesta, el modelo vuelve a leer {n, plural, one {el último mensaje} other {los últimos # mensajes}}.",
  // settings/models/voicefigures.js
  "With the Editor": "Con el Editor",
  // library/scripts.js
  "With the preset “{name}”": "Con el ajuste «{name}»",
  // library/entryrules.js
  "With these characters": "Con estos personajes",
  // inspector/template.js
  "With tools, this model's template lets no prompt be reused, so forms are asked for without tools.": "Con herramientas, la plantilla de este modelo impide reutilizar los prompts, así que los formularios se piden sin herramientas.",
  // inspector/template.js
  "With tools, this model's template lets no prompt be reused. Tools are on, so prompts are read again.": "Con herramientas, la plantilla de este modelo impide reutilizar los prompts. Hay herramientas activadas, así que los prompts se vuelven a leer.",
  // library/scripts.js, sidebar/entries.js
  "With {name}": "Con {name}",
  // sidebar/groups.js
  "Without a character": "Sin personaje",
  // automation/editor/controlforms.js
  "Without fields, the answer is free text.": "Sin campos, la respuesta es texto libre.",
  // automation/editor/anyfield.js
  "Without fields, the model answers in free text.": "Sin campos, el modelo responde con texto libre.",
  // model/fieldwords.js, voices/editor.js
  "Words": "Palabras",
  // model/turnlabels.js, voices/audits.js
  "Words of the card": "Palabras de la ficha",
  // chat/actions.js
  "Words…": "Palabras…",
  // automation/editor/editorbar.js, automation/index.js, automation/list/runlist.js, model/toolwords.js, sidebar/found.js
  "Workflow": "Flujo de trabajo",
  // sidebar/found.js
  "Workflow run": "Ejecución",
  // automation/schedules/triggers.js
  "Workflow to start": "Flujo de trabajo que se inicia",
  // automation/editor/templates.js, automation/list/runlist.js, automation/page.js, model/named.js
  "Workflows": "Flujos de trabajo",
  // automation/schedules/rhythmfields.js
  "Working day, Monday to Friday": "Día laborable, de lunes a viernes",
  // settings/toolbox/toolserverform.js
  "Working folder": "Carpeta de trabajo",
  // model/runlabels.js
  "Working on {n, plural, one {# branch} other {# branches in parallel}}.": "Trabajando en {n, plural, one {# rama} other {# ramas en paralelo}}.",
  // automation/schedules/triggerform.js
  "Works while Terzetto is open.": "Funciona mientras Terzetto está abierto.",
  // library/worlds.js
  "World info for SillyTavern": "World Info para SillyTavern",
  // model/toolwords.js
  "Write a chart": "Crear un gráfico",
  // model/toolwords.js
  "Write a file": "Escribir un archivo",
  // composer/composer.js, main/commands.js
  "Write a message": "Escribir un mensaje",
  // library/scan.js
  "Write a message to see which entries match": "Escribe un mensaje para ver qué entradas coinciden",
  // chat/empty.js
  "Write a message. The Director reads the room, the Writer replies, and the Editor edits the prose.": "Escribe un mensaje. El Director interpreta la situación, el Escritor responde y el Editor pule la prosa.",
  // chat/empty.js
  "Write a message. The Writer replies alone.": "Escribe un mensaje. El Escritor responde solo.",
  // team/request.js
  "Write a request or add a file.": "Escribe una solicitud o añade un archivo.",
  // model/toolwords.js
  "Write a table": "Escribir una tabla",
  // composer/composermenu.js, composer/keynames.js
  "Write my next line": "Escribir mi próxima línea",
  // library/scripts.js
  "Write or paste a text to see what the script makes of it": "Escribe o pega un texto para ver qué hace el script con él",
  // widgets/memory/factform.js
  "Write the fact in a sentence, or say what it is about and what.": "Escribe el hecho en una frase, o di de qué trata y qué.",
  // model/turnlabels.js
  "Write the reply": "Escribir la respuesta",
  // automation/widgets/startdialog.js
  "Write the result into this conversation": "Escribir el resultado en esta conversación",
  // onboarding/index.js
  "Write your first message below. {model} replies as soon as the model is ready.": "Escribe tu primer mensaje abajo. {model} responde en cuanto el modelo está listo.",
  // model/turnlabels.js, team/agentwords.js, voices/notes.js, voices/panel.js
  "Writer": "Escritor",
  // settings/models/voicefigures.js
  "Writer alone": "Escritor solo",
  // model/voiceways.js
  "Writer and Editor": "Escritor y Editor",
  // model/voiceways.js
  "Writer only": "Solo Escritor",
  // voices/panel.js
  "Writer thinks first": "El Escritor razona primero",
  // model/runlabels.js
  "Writes": "Escribe",
  // model/toolwords.js
  "Writes a message into a conversation.": "Escribe un mensaje en una conversación.",
  // model/toolwords.js
  "Writes a text file to the tools folder.": "Escribe un archivo de texto en la carpeta de herramientas.",
  // team/agentwords.js
  "Writes programs and configuration files. Runs code only if you allow it.": "Escribe programas y archivos de configuración. Solo ejecuta código si lo permites.",
  // team/agentwords.js
  "Writes reports, summaries, letters and manuals from your material.": "Escribe informes, resúmenes, cartas y manuales a partir de tu material.",
  // model/toolwords.js
  "Writes rows to a CSV file or a spreadsheet in the tools folder.": "Escribe filas en un archivo CSV o una hoja de cálculo de la carpeta de herramientas.",
  // team/agentwords.js
  "Writes stories, poems and speeches, and collects ideas.": "Escribe historias, poemas y discursos, y reúne ideas.",
  // voices/panel.js
  "Writes the reply. Always on.": "Escribe la respuesta. Siempre activo.",
  // chat/phase.js, lib/keys.js, settings/appearance/appearance.js
  "Writing": "Escritura",
  // widgets/editlist/forms.js
  "Writing instructions": "Instrucciones de escritura",
  // composer/impersonation.js
  "Writing your next message. Press Esc to stop.": "Se está escribiendo tu próximo mensaje. Pulsa Esc para detenerlo.",
  // composer/impersonation.js
  "Writing your next message…": "Escribiendo tu próximo mensaje…",
  // model/callwords.js
  "Writing {path}": "Escribiendo {path}",
  // voices/notes.js
  "Written after a reply, outside the story.": "Se escriben después de una respuesta, fuera de la historia.",
  // chat/foldline.js, chat/foldversions.js
  "Written by the model": "Escrito por el modelo",
  // model/callwords.js
  "Wrote {path}": "{path} escrito",
  // widgets/samplers/samplers.js
  "XTC probability": "Probabilidad de XTC",
  // widgets/samplers/samplers.js
  "XTC threshold": "Umbral de XTC",
  // widgets/folder/settings.js
  "Yellow": "Amarillo",
  // automation/editor/askform.js, automation/editor/values.js
  "Yes or no": "Sí o no",
  // sidebar/groups.js
  "Yesterday": "Ayer",
  // library/personas.js, model/depth.js, model/memorywords.js, model/names.js, team/labels.js, widgets/exporting.js
  "You": "Tú",
  // composer/notifications.js
  "You're talking to a scripted demo, not an AI.": "Hablas con una demo con guion, no con una IA.",
  // inspector/sections.js
  "You. The Director leaves the next message to you.": "Tú. El Director te deja el próximo mensaje.",
  // chat/editbox.js
  "Your change is saved. It is applied when the reply is done.": "El cambio se guardó y se aplicará cuando termine la respuesta.",
  // settings/toolbox/toolserverform.js
  "Your home folder": "Tu carpeta personal",
  // settings/data/data.js
  "Your keys are encrypted. The encryption key is in this computer's keyring.": "Tus claves están cifradas. La clave de cifrado está en el depósito de claves de este dispositivo.",
  // settings/data/data.js
  "Your keys are encrypted. This computer has no keyring, so the encryption key is in a file that only you can read.": "Tus claves están cifradas. Este dispositivo no tiene depósito de claves, así que la clave de cifrado está en un archivo que nadie más puede leer.",
  // settings/data/hostlabels.js
  "Your mail app": "Tu aplicación de correo",
  // composer/composer.js
  "Your message": "Tu mensaje",
  // inspector/sections.js
  "Your message as sent": "Tu mensaje tal como se envió",
  // model/impersonation.js
  "Your message is already being written.": "Tu mensaje ya se está escribiendo.",
  // library/personas.js, model/fieldwords.js
  "Your name": "Tu nombre",
  // main/commands.js
  "Your name and personas": "Tu nombre y tus personas",
  // composer/impersonation.js
  "Your next message is in the message box.": "Tu próximo mensaje está en el cuadro de mensaje.",
  // chat/actions.js
  "Your next message starts a new branch here.": "Tu próximo mensaje empieza aquí una rama nueva.",
  // settings/appearance/appearance.js
  "Your own styles on top of the theme. Custom CSS can't load anything from the network.": "Tus propios estilos sobre el tema. El CSS personalizado no puede cargar nada de la red.",
  // settings/appearance/appearance.js
  "Your own titles are never changed.": "Tus propios títulos nunca se cambian.",
  // chat/foldversions.js
  "Your own words are kept. Save leaves them as they are; Regenerate has the model write the summary again.": "Tus propias palabras se quedan. Guardar las deja como están; Regenerar hace que el modelo reescriba el resumen.",
  // widgets/approval.js
  "Your permission no longer applies, because this tool has changed.": "Tu permiso ya no se aplica porque esta herramienta ha cambiado.",
  // library/cardfields.js, library/entryrules.js, library/personas.js
  "Your persona": "Tu identidad",
  // settings/models/presets.js
  "Your presets": "Tus preajustes",
  // team/request.js
  "Your request": "Tu solicitud",
  // onboarding/install.js
  "Your system": "Tu sistema",
  // model/turnlabels.js, voices/audits.js
  "Your words": "Sus palabras",
  // library/personas.js
  "Yourself": "Tú",
  // main/settingnames.js, settings/appearance/appearance.js, widgets/crop.js
  "Zoom": "Zoom",
  // main/commands.js
  "Zoom a picture's crop in or out": "Ampliar o reducir el recorte de una imagen",
  // main/commands.js, widgets/crop.js
  "Zoom in": "Acercar",
  // main/commands.js
  "Zoom out": "Alejar",
  // automation/widgets/triggerwords.js
  "a file": "un archivo",
  // model/memory.js
  "a heading": "un título",
  // composer/keynames.js
  "a hint may follow": "puede seguir una indicación",
  // main/commands.js
  "a hint such as “shorter” may follow": "puede seguir una indicación como «más corta»",
  // widgets/macros.js
  "a line end": "un final de línea",
  // settings/data/hostlabels.js
  "a link you opened in another app": "un enlace que abriste en otra aplicación",
  // settings/data/hostlabels.js
  "a page read by a tool": "una página leída por una herramienta",
  // settings/data/hostlabels.js
  "a request sent by a tool": "una solicitud enviada por una herramienta",
  // widgets/macros.js
  "a variable": "una variable",
  // widgets/macros.js
  "a variable of all conversations": "una variable de todas las conversaciones",
  // widgets/macros.js
  "a variable of all conversations, after adding 1 to it": "una variable de todas las conversaciones, después de sumarle 1",
  // widgets/macros.js
  "a variable of all conversations, after taking 1 from it": "una variable de todas las conversaciones, después de restarle 1",
  // widgets/macros.js
  "a variable of all conversations, in short": "una variable de todas las conversaciones, en breve",
  // widgets/macros.js
  "a variable, after adding 1 to it": "una variable, después de sumarle 1",
  // widgets/macros.js
  "a variable, after taking 1 from it": "una variable, después de restarle 1",
  // widgets/macros.js
  "a variable, in short; with = or += behind the name it is changed": "una variable, en breve; con = o += tras el nombre se cambia",
  // settings/data/hostlabels.js
  "a web search by a tool": "una búsqueda web de una herramienta",
  // automation/widgets/triggerwords.js
  "a {ending} file": "un archivo {ending}",
  // model/recallwords.js
  "about someone present": "sobre alguien presente",
  // model/memorywords.js
  "about someone whom the story doesn't name": "sobre alguien que la historia no nombra",
  // model/tokenwords.js
  "about {n} tokens": "unos {n} tokens",
  // onboarding/here.js, settings/models/getanother.js
  "about {size}": "unos {size}",
  // widgets/editlist/personas.js
  "active": "activa",
  // automation/editor/stepkinds.js
  "adds rows to the file": "añade filas al archivo",
  // model/features.js
  "agents": "agentes",
  // automation/list/runlist.js
  "all done": "todas terminadas",
  // library/transfer/review.js
  "already here": "ya está aquí",
  // library/entries.js, library/preview.js, model/lorewords.js
  "always": "siempre",
  // library/entries.js, model/lorewords.js
  "always, after your message": "siempre, después de tu mensaje",
  // model/lorewords.js
  "always, in the unchanging part": "siempre, en la parte fija",
  // model/lorewords.js
  "among the last messages": "entre los últimos mensajes",
  // automation/editor/conditionfield.js
  "and": "y",
  // main/settingnames.js
  "animation motion reduce": "animación movimiento reducir",
  // model/lorewords.js
  "another entry of the group “{name}” is used": "se usa otra entrada del grupo «{name}»",
  // settings/toolbox/toolbox.js
  "api.example.com 127.0.0.1:8080": "api.example.com 127.0.0.1:8080",
  // model/features.js
  "archived conversations": "conversaciones archivadas",
  // automation/editor/dryrun.js, composer/tools.js, settings/toolbox/toolbox.js
  "asks first": "pregunta antes",
  // main/commands.js
  "author depth remind the model": "autor profundidad recordar al modelo",
  // model/features.js
  "author’s notes": "notas del autor",
  // automation/list/gatechart.js
  "average {average}%, busiest core {busiest}%": "media {average} %, núcleo más ocupado {busiest} %",
  // model/features.js
  "backgrounds": "fondos",
  // main/commands.js
  "backup copy save everything": "backup copia de seguridad guardar todo",
  // main/settingnames.js
  "backup restore database recover": "backup copia restaurar base de datos recuperar",
  // settings/data/backups.js
  "before a restore": "antes de restaurar",
  // settings/data/backups.js
  "before an update": "antes de actualizar",
  // inspector/sections.js
  "before: none": "antes: ninguno",
  // inspector/sections.js
  "before: {moods}": "antes: {moods}",
  // chat/bookmarks.js
  "bookmark mark star favourite save place": "marcador marcar estrella favorito guardar lugar",
  // chat/bookmarks.js
  "bookmark mark star favourite saved places": "marcadores marcas estrella favoritos lugares guardados",
  // main/commands.js
  "branch split copy chat from here": "branch rama copia desde aquí bifurcar",
  // model/answerer.js
  "busy": "ocupado",
  // main/commands.js
  "buttons stscript slash commands": "botones stscript comandos",
  // sidebar/found.js, widgets/files/filefind.js
  "by meaning": "por significado",
  // model/memorywords.js
  "by you": "por ti",
  // library/preview.js
  "by {creator}": "por {creator}",
  // model/lorewords.js
  "called by another entry": "llamada por otra entrada",
  // composer/keynames.js
  "cancel abort interrupt generation": "cancel cancelar interrumpir parar generación",
  // model/memorywords.js
  "carried over": "llevado",
  // main/commands.js
  "cast group members who takes part": "cast reparto grupo miembros participantes",
  // library/transfer/review.js
  "character": "personaje",
  // main/commands.js
  "character world info tavern": "personaje lorebook libro mundo world info tavern",
  // library/preview.js
  "character's note": "nota del personaje",
  // model/features.js
  "characters": "personajes",
  // main/commands.js
  "chat thread start": "chat hilo conversación empezar iniciar",
  // model/engine.js
  "chosen by you": "elegido por ti",
  // model/features.js
  "citations": "citas",
  // model/features.js
  "code that ran": "código ejecutado",
  // main/commands.js
  "compress condense history checkpoint start over": "comprimir condensar historial punto de control empezar de nuevo",
  // chat/foldline.js
  "compress condense shorten history memory context tokens": "comprimir condensar acortar historial memoria contexto tokens",
  // automation/editor/conditionfield.js
  "contains": "contiene",
  // model/features.js
  "content of unknown kinds": "contenido de tipos desconocidos",
  // chat/foldline.js
  "context memory summary fold compress condense history tokens": "contexto memoria resumen resumir condensar comprimir historial tokens",
  // settings/models/local.js
  "context {n}": "contexto {n}",
  // model/capabilities.js
  "context {size}": "contexto {size}",
  // model/capabilities.js
  "context {size} (low)": "contexto {size} (bajo)",
  // main/commands.js
  "copy clone chat": "copy copiar clonar chat",
  // inspector/callchart.js
  "cut off at the length limit": "cortado en el límite de longitud",
  // settings/data/backups.js
  "daily": "diaria",
  // main/settingnames.js
  "dark light night mode colour color black white": "dark oscuro claro noche color negro blanco",
  // widgets/macros.js
  "date and time as you write them": "la fecha y la hora como las escribas",
  // automation/widgets/cron.js
  "day": "día",
  // model/memorywords.js
  "day {n}": "día {n}",
  // automation/editor/duration.js
  "days": "días",
  // automation/assistants/assistants.js
  "default": "predeterminado",
  // main/commands.js
  "delete remove erase chat thread": "delete eliminar borrar chat papelera",
  // main/destinations.js
  "deleted removed bin": "eliminadas borradas basura",
  // model/answerer.js, settings/models/models.js
  "demo": "demo",
  // inspector/turnlist.js
  "details removed after an edit": "detalles quitados tras una edición",
  // model/features.js
  "documents beside the chat": "documentos junto al chat",
  // automation/editor/conditionfield.js
  "does not contain": "no contiene",
  // model/turnlabels.js
  "done": "terminado",
  // settings/models/getanother.js
  "downloaded": "descargado",
  // settings/models/getanother.js
  "downloading": "descargando",
  // automation/editor/templates.js
  "draft": "borrador",
  // model/lorewords.js
  "drawn at {n} %": "sorteada al {n} %",
  // composer/keynames.js
  "edit change correct rewrite": "editar cambiar corregir reescribir",
  // inspector/rail.js, model/memory.js
  "empty": "vacío",
  // main/settingnames.js
  "endpoint API key address URL connect provider Ollama LM Studio llama.cpp KoboldCpp OpenAI": "endpoint clave API dirección URL conectar proveedor Ollama LM Studio llama.cpp KoboldCpp OpenAI",
  // automation/editor/conditionfield.js
  "ends with": "termina en",
  // main/settingnames.js
  "enter key newline": "tecla intro enter salto de línea",
  // library/preview.js
  "entries that call others": "entradas que llaman a otras",
  // library/entries.js
  "entry list": "lista de entradas",
  // model/memory.js, model/memorywords.js
  "everyone": "todos",
  // widgets/macros.js
  "everyone who takes part but the character": "todos los que participan menos el personaje",
  // main/commands.js
  "export archive everything": "exportar archivo zip copia todo archive",
  // main/commands.js
  "export download save chat share": "export exportar descargar guardar chat compartir",
  // main/commands.js
  "extend go on more longer": "extend seguir continuar más largo",
  // main/commands.js
  "facts remember recall who knows timeline carry over forget": "hechos recordar evocar saber cronología llevar olvidar",
  // inspector/turnlist.js, model/callwords.js, model/turnlabels.js, settings/models/getanother.js
  "failed": "fallido",
  // composer/answerer.js, widgets/servers/modelpick.js
  "failed to load": "no se pudo cargar",
  // automation/list/gatechart.js
  "fewer at once, because this computer is busy": "menos a la vez, porque este equipo está ocupado",
  // widgets/editlist/forms.js
  "field list": "lista de campos",
  // model/features.js, settings/toolbox/toolserverform.js
  "files": "archivos",
  // library/preview.js
  "filters": "filtros",
  // main/commands.js
  "find look up messages history": "find encontrar buscar mensajes historial",
  // chat/speed.js
  "first token {time}": "primer token {time}",
  // inspector/editorsections.js, voices/proof.js
  "fixed": "corregido",
  // sidebar/sidebar.js
  "folder project group sort": "carpeta proyecto grupo ordenar",
  // model/features.js
  "folders and projects": "carpetas y proyectos",
  // main/settingnames.js
  "font text size larger smaller": "letra texto tamaño más grande más pequeño fuente",
  // main/settingnames.js
  "font typeface serif family": "font fuente tipografía letra serif",
  // settings/models/getanother.js, settings/models/local.js
  "for search by meaning": "para la búsqueda por significado",
  // settings/models/getanother.js
  "for stories and role-play": "para historias y juegos de rol",
  // settings/models/getanother.js
  "for tools and automation": "para herramientas y automatización",
  // automation/run/runhead.js
  "for {time}": "desde hace {time}",
  // model/memorywords.js
  "forgotten": "olvidado",
  // model/memorywords.js
  "forgotten by you": "olvidado por ti",
  // model/memory.js
  "forgotten here": "olvidado aquí",
  // model/engine.js
  "found": "encontrado",
  // model/recallwords.js
  "found by its meaning": "encontrado por su sentido",
  // model/recallwords.js
  "found by its words": "encontrado por sus palabras",
  // model/memorywords.js
  "from a summary": "de un resumen",
  // model/memorywords.js
  "from “{origin}”": "de «{origin}»",
  // composer/keynames.js
  "function calling MCP web search files": "llamada a funciones MCP búsqueda web archivos herramientas",
  // main/settingnames.js
  "function calling limit calls seconds": "llamada a funciones límite llamadas segundos",
  // library/preview.js
  "greetings for groups": "saludos para grupos",
  // main/commands.js
  "group chat cast several multiple": "group chat grupal reparto varios",
  // library/preview.js
  "groups": "grupos",
  // automation/editor/conditionfield.js
  "has a value": "tiene un valor",
  // library/transfer/review.js
  "has newer messages": "tiene mensajes más recientes",
  // automation/editor/conditionfield.js
  "has no value": "no tiene valor",
  // model/memory.js
  "hidden in the other program": "oculto en el otro programa",
  // model/features.js
  "hidden messages": "mensajes ocultos",
  // automation/editor/duration.js
  "hours": "horas",
  // widgets/macros.js
  "how long ago your last message was": "cuánto hace de tu último mensaje",
  // lib/markdown.js
  "image from another site, not loaded": "imagen de otro sitio, no cargada",
  // lib/markdown.js
  "image from {host}, not loaded": "imagen de {host}, no cargada",
  // model/features.js
  "images": "imágenes",
  // composer/keynames.js
  "impersonate write for me suggest answer as persona": "impersonate escribir por mí sugerir respuesta como persona",
  // main/commands.js
  "import migrate SillyTavern": "importar migrar SillyTavern",
  // model/memorywords.js
  "in another language than the story": "en otro idioma que la historia",
  // model/lorewords.js
  "in the system prompt": "en el prompt del sistema",
  // composer/answerer.js, settings/models/endpointcard.js, settings/models/local.js, settings/models/models.js, widgets/servers/modelpick.js
  "in use": "en uso",
  // lib/panel.js
  "inspector debug prompt request log": "inspector debug prompt solicitud registro",
  // model/engine.js
  "installed by Terzetto": "instalado por Terzetto",
  // widgets/folder/words.js
  "instructions": "instrucciones",
  // main/settingnames.js
  "instructions prompt rules": "instrucciones prompt reglas",
  // automation/editor/conditionfield.js
  "is": "es",
  // automation/editor/conditionfield.js
  "is at least": "es como mínimo",
  // automation/editor/conditionfield.js
  "is at most": "es como máximo",
  // automation/editor/conditionfield.js
  "is empty": "está vacío",
  // automation/editor/conditionfield.js
  "is false": "es falso",
  // automation/editor/conditionfield.js
  "is less than": "es menor que",
  // automation/editor/conditionfield.js
  "is more than": "es mayor que",
  // automation/editor/conditionfield.js
  "is not": "no es",
  // automation/editor/conditionfield.js
  "is not empty": "no está vacío",
  // automation/editor/conditionfield.js
  "is true": "es verdadero",
  // automation/widgets/paths.js
  "item": "elemento",
  // composer/keynames.js
  "its first words follow": "siguen sus primeras palabras",
  // model/runlabels.js
  "its result is “{name}”": "resultado: «{name}»",
  // settings/data/hostlabels.js
  "just now": "ahora mismo",
  // model/answerer.js, model/capabilities.js, settings/models/endpointcard.js
  "key lost": "clave perdida",
  // model/answerer.js
  "key refused": "clave rechazada",
  // model/capabilities.js
  "key set": "con clave",
  // model/capabilities.js
  "key set · …{hint}": "con clave · …{hint}",
  // library/preview.js
  "keys that are no valid patterns": "claves que no son patrones válidos",
  // model/memorywords.js
  "known already": "ya conocido",
  // model/memorywords.js
  "known to {names}": "lo sabe: {names}",
  // main/settingnames.js
  "language locale translation German French Spanish English": "idioma lengua traducción alemán francés español inglés language",
  // automation/widgets/paths.js
  "last error": "último error",
  // automation/widgets/paths.js
  "last result": "último resultado",
  // automation/schedules/permissionlist.js
  "last {when}": "último: {when}",
  // model/recallwords.js
  "left out because a fact says it": "omitido porque lo dice un hecho",
  // model/recallwords.js
  "left out because it has little to do with the message": "omitido porque tiene poco que ver con el mensaje",
  // model/lorewords.js
  "left out because the token budget is spent": "omitida porque se agotó el presupuesto de tokens",
  // model/lorewords.js
  "left out by a rule of the card: {name}": "omitida por una regla de la tarjeta: {name}",
  // model/lorewords.js
  "left out by its probability of {n} %": "omitida por su probabilidad del {n} %",
  // model/recallwords.js
  "left out for want of room": "omitido por falta de espacio",
  // inspector/callchart.js
  "left out, because the server refuses it: {names}": "omitido, porque el servidor lo rechaza: {names}",
  // widgets/files/places.js
  "line {n}": "línea {n}",
  // library/quickreplies.js
  "list of quick reply sets": "lista de conjuntos de respuestas rápidas",
  // library/scripts.js
  "list of scripts": "lista de scripts",
  // model/transfer.js
  "llama.cpp conversation": "Conversación de llama.cpp",
  // onboarding/here.js
  "llama.cpp is being installed.": "llama.cpp se está instalando.",
  // settings/models/local.js
  "llama.cpp {tag} ({licence}) comes from {host}. Its SHA-256 is checked before llama.cpp runs.": "llama.cpp {tag} ({licence}) viene de {host}. Su SHA-256 se comprueba antes de que llama.cpp se ejecute.",
  // onboarding/here.js
  "llama.cpp {version} is ready on this computer.": "llama.cpp {version} está listo en este dispositivo.",
  // composer/answerer.js, settings/models/local.js, widgets/servers/modelpick.js
  "loaded": "cargado",
  // model/answerer.js
  "loading": "cargando",
  // library/preview.js
  "logic of secondary keys": "lógica de las claves secundarias",
  // library/worlds.js
  "lorebook list": "lista de lorebooks",
  // model/features.js
  "lorebooks": "lorebooks",
  // settings/data/backups.js
  "manual": "manual",
  // main/commands.js
  "manual docs documentation guide how to tutorial support": "manual documentación guía instrucciones tutorial soporte docs",
  // settings/models/getanother.js
  "may ask for a license agreement": "puede pedir aceptar una licencia",
  // model/lorewords.js
  "meant for other characters": "destinada a otros personajes",
  // model/lorewords.js
  "meant for other kinds of replies": "destinada a otros tipos de respuestas",
  // model/features.js
  "memories": "recuerdos",
  // model/lorewords.js
  "mentions “{key}”": "menciona «{key}»",
  // model/lorewords.js
  "mentions “{key}” and “{secondary}”": "menciona «{key}» y «{secondary}»",
  // model/lorewords.js
  "mentions “{key}” without the secondary keys": "menciona «{key}» sin las claves secundarias",
  // model/lorewords.js
  "mentions “{key}”, but the secondary keys decide against it": "menciona «{key}», pero las claves secundarias lo impiden",
  // automation/editor/duration.js
  "milliseconds": "milisegundos",
  // automation/editor/duration.js
  "minutes": "minutos",
  // model/answerer.js
  "missing": "no encontrado",
  // main/destinations.js
  "model switch choose": "modelo cambiar elegir model",
  // widgets/editlist/forms.js
  "mood list": "lista de ambientes",
  // model/readwords.js
  "more answers": "más respuestas",
  // model/readwords.js
  "more conversations": "más conversaciones",
  // model/readwords.js
  "more files": "más archivos",
  // model/readwords.js
  "more folders": "más carpetas",
  // model/memorywords.js
  "more than one exchange may teach": "más de lo que puede enseñar un intercambio",
  // model/readwords.js
  "more variables": "más variables",
  // audio/index.js
  "mute silence sound off quiet audio voice": "mute silenciar sonido apagar audio voz",
  // widgets/members.js
  "muted": "en silencio",
  // model/features.js
  "names of models": "nombres de los modelos",
  // model/recallwords.js
  "names who is present": "nombra a quien está presente",
  // main/settingnames.js
  "network proxy telemetry offline internet": "network red proxy telemetría sin conexión internet",
  // library/entries.js
  "never: no keys": "nunca: sin claves",
  // inspector/editorsections.js
  "new": "nuevo",
  // chat/rescue.js
  "newest message {at}": "último mensaje {at}",
  // inspector/fields.js, model/capabilities.js
  "no": "no",
  // model/capabilities.js
  "no images": "sin imágenes",
  // model/capabilities.js
  "no key": "sin clave",
  // model/memory.js
  "no longer pinned, because too many were": "ya no está fijado, porque había demasiados",
  // model/memorywords.js
  "no longer so": "ya no es así",
  // model/memory.js
  "no memory": "no es un recuerdo",
  // inspector/turnlist.js
  "no reply left": "sin respuesta",
  // model/answerer.js
  "no response": "sin respuesta",
  // model/capabilities.js
  "no streaming": "sin transmisión",
  // model/memorywords.js
  "no words in the message prove it": "ninguna palabra del mensaje lo prueba",
  // model/callwords.js
  "not allowed": "no permitido",
  // model/memorywords.js
  "not in the form of a fact": "no tiene la forma de un hecho",
  // model/memorywords.js
  "not known to {names}": "no lo sabe: {names}",
  // model/answerer.js
  "not reachable": "inaccesible",
  // settings/speech/speech.js
  "not ready": "no está listo",
  // automation/editor/templates.js
  "not saved": "sin guardar",
  // widgets/samplers/fields.js
  "not set": "sin definir",
  // model/callwords.js
  "not started": "sin empezar",
  // model/recallwords.js
  "not used in the reply": "no usado en la respuesta",
  // automation/schedules/permissionlist.js
  "not used yet": "aún sin usar",
  // automation/schedules/starts.js
  "not working": "no funciona",
  // model/memorywords.js
  "noted by the Director": "anotado por el Director",
  // widgets/macros.js
  "nothing": "nada",
  // chat/recalls.js
  "nothing on record": "no consta",
  // widgets/macros.js
  "nothing, and adds to a variable": "nada, y suma a una variable",
  // widgets/macros.js
  "nothing, and adds to a variable of all conversations": "nada, y suma a una variable de todas las conversaciones",
  // widgets/macros.js
  "nothing, and removes empty lines around": "nada, y quita las líneas vacías de alrededor",
  // widgets/macros.js
  "nothing, and sets a variable": "nada, y fija una variable",
  // widgets/macros.js
  "nothing, and sets a variable of all conversations": "nada, y fija una variable de todas las conversaciones",
  // widgets/macros.js
  "nothing: a note for yourself": "nada: una nota para ti",
  // main/settingnames.js
  "notifications notify alert close window": "notifications notificaciones aviso cerrar ventana",
  // lib/time.js
  "now": "ahora",
  // automation/schedules/starts.js, automation/schedules/triggers.js
  "off": "inactivo",
  // model/memorywords.js
  "on another branch": "en otra rama",
  // model/lorewords.js
  "on cooldown for {n, plural, one {# more message} other {# more messages}}": "descansa {n, plural, one {# mensaje más} other {# mensajes más}}",
  // automation/widgets/cron.js
  "on day {date}": "el día {date}",
  // automation/widgets/cron.js
  "on the first {day}": "el primer {day}",
  // automation/widgets/cron.js
  "on the fourth {day}": "el cuarto {day}",
  // settings/models/local.js
  "on the graphics card": "en la tarjeta gráfica",
  // automation/widgets/cron.js
  "on the last {day}": "el último {day}",
  // settings/models/local.js
  "on the processor": "en el procesador",
  // automation/widgets/cron.js
  "on the second {day}": "el segundo {day}",
  // automation/widgets/cron.js
  "on the third {day}": "el tercer {day}",
  // widgets/macros.js
  "one of the options": "una de las opciones",
  // widgets/macros.js
  "one of the options, the same for a whole conversation": "una de las opciones, la misma en toda la conversación",
  // model/memorywords.js
  "only asked, not said": "solo preguntado, no dicho",
  // automation/schedules/permissionlist.js
  "only in {folder}": "solo en {folder}",
  // widgets/servers/endpointform.js
  "optional": "opcional",
  // automation/editor/conditionfield.js
  "or": "o",
  // model/features.js
  "other files": "otros archivos",
  // widgets/files/places.js
  "page {n}": "página {n}",
  // widgets/editlist/forms.js
  "pattern": "patrón",
  // settings/models/getanother.js
  "paused": "en pausa",
  // voices/director.js
  "paused here": "en pausa aquí",
  // widgets/editlist/personas.js
  "persona list": "lista de identidades",
  // main/commands.js
  "persona name who I am yourself about me": "persona nombre quién soy sobre mí",
  // model/features.js
  "personas": "identidades",
  // widgets/editlist/forms.js
  "phrase list": "lista de frases",
  // model/memorywords.js, model/recallwords.js
  "pinned": "fijado",
  // model/features.js
  "pinned conversations": "conversaciones fijadas",
  // library/preview.js
  "place in the prompt": "lugar en el prompt",
  // main/commands.js
  "preferences options configure": "preferencias opciones ajustes configurar settings",
  // composer/keynames.js
  "prefill begin reply opening words": "prefill rellenar inicio respuesta primeras palabras",
  // model/features.js
  "presets": "preajustes",
  // library/preview.js
  "probability": "probabilidad",
  // widgets/editlist/prompts.js
  "prompt list": "lista de prompts",
  // main/settingnames.js
  "prompt snippet template quick reply slash": "prompt fragmento plantilla respuesta rápida barra",
  // model/features.js
  "quick replies": "respuestas rápidas",
  // model/memorywords.js
  "read after the reply": "leído después de la respuesta",
  // model/capabilities.js
  "reads images": "lee imágenes",
  // settings/speech/speech.js
  "ready": "listo",
  // model/features.js
  "reasoning": "razonamiento",
  // settings/models/getanother.js
  "recommended": "recomendado",
  // settings/data/backups.js
  "recovered from a damaged file": "recuperada de un archivo dañado",
  // main/commands.js
  "regenerate retry reroll swipe redo try again": "regenerate regenerar reintentar reroll swipe otra vez",
  // library/preview.js, model/features.js
  "regex scripts": "scripts regex",
  // main/commands.js
  "regular expressions find replace pattern": "expresiones regulares buscar reemplazar patrón",
  // main/commands.js
  "remember hold from here on note": "recordar vale desde aquí nota indicación",
  // widgets/memory/page.js
  "replaced by “{fact}”": "sustituido por «{fact}»",
  // automation/editor/stepkinds.js
  "replaces the file": "reemplaza el archivo",
  // automation/editor/onevalue.js, automation/run/stepsview.js
  "result of step {n}": "resultado del paso {n}",
  // automation/run/stepsview.js
  "result of the previous step": "resultado del paso anterior",
  // voices/proof.js
  "rewritten with the reply": "reescrita con la respuesta",
  // library/preview.js
  "rules in the text": "reglas en el texto",
  // model/callwords.js
  "running": "en curso",
  // settings/toolbox/toolbox.js
  "runs without asking": "se ejecuta sin preguntar",
  // model/memory.js
  "said twice": "repetido",
  // model/features.js
  "samplers": "samplers",
  // settings/data/backups.js
  "saved when the file was removed": "hecha cuando se eliminó el archivo",
  // model/features.js
  "scenarios": "escenarios",
  // library/preview.js
  "search by meaning": "búsqueda por significado",
  // automation/editor/duration.js
  "seconds": "segundos",
  // automation/widgets/paths.js
  "secret": "secreto",
  // model/features.js, model/transfer.js
  "settings": "configuración",
  // main/commands.js
  "settings here system prompt samplers model preset persona lorebooks": "ajustes aquí prompt del sistema samplers modelo preajuste persona lorebooks",
  // main/commands.js
  "shortcuts hotkeys keyboard bindings help": "atajos teclas teclado accesos combinaciones ayuda shortcuts hotkeys",
  // composer/keynames.js
  "shorter longer less drama reroll direction instructions": "más corta más larga menos drama reroll instrucciones",
  // main/commands.js
  "sidebar list history": "barra lateral lista historial sidebar",
  // automation/editor/dryrun.js, model/turnlabels.js
  "skipped": "omitido",
  // model/memorywords.js
  "so far only {name} says so": "de momento solo lo dice {name}",
  // model/features.js
  "sounds": "sonidos",
  // main/settingnames.js
  "speech TTS text to speech read aloud sound audio engine": "speech TTS voz leer en voz alta sonido motor",
  // automation/editor/conditionfield.js
  "starts with": "empieza por",
  // model/lorewords.js
  "sticky, from an earlier message": "permanece desde un mensaje anterior",
  // model/lorewords.js
  "sticky: it was used a short time ago": "permanece desde que se usó una vez",
  // inspector/editorsections.js, voices/proof.js
  "still there": "persiste",
  // inspector/turnlist.js, model/callwords.js
  "stopped": "detenido",
  // model/capabilities.js
  "streams": "transmite",
  // main/settingnames.js
  "style stylesheet own look": "estilo hoja de estilos aspecto propio",
  // composer/keynames.js
  "swipe left back earlier reply": "swipe izquierda atrás respuesta anterior",
  // composer/keynames.js
  "swipe right forward later reply": "swipe derecha adelante respuesta posterior",
  // composer/keynames.js
  "switch change LLM preset picker": "switch cambiar LLM preajuste selector",
  // main/commands.js
  "system prompt scene post-history": "prompt del sistema escena instrucciones",
  // model/features.js
  "system prompts": "prompts del sistema",
  // model/features.js
  "tags": "etiquetas",
  // main/commands.js
  "temperature top p min p seed": "temperatura top p min p seed",
  // main/settingnames.js
  "temperature top p top k min p penalty longest answer max tokens preset": "temperature temperatura top p top k min p penalización longitud max tokens preajuste",
  // lib/code.js
  "text": "texto",
  // model/features.js
  "text completion templates": "plantillas de completado de texto",
  // model/transfer.js
  "text-generation-webui chat": "Chat de text-generation-webui",
  // model/readwords.js
  "the answer of {name}": "la respuesta de {name}",
  // widgets/macros.js
  "the character's closing instructions": "las instrucciones adicionales del personaje",
  // widgets/macros.js
  "the character's description": "la descripción del personaje",
  // widgets/macros.js
  "the character's example dialogue": "los diálogos de ejemplo del personaje",
  // widgets/macros.js
  "the character's name, or its nickname": "el nombre del personaje o su apodo",
  // widgets/macros.js
  "the character's personality": "la personalidad del personaje",
  // widgets/macros.js
  "the character's system prompt": "las instrucciones de sistema del personaje",
  // automation/widgets/triggerwords.js
  "the chosen folder": "la carpeta elegida",
  // model/readwords.js
  "the conversation “{name}”": "la conversación «{name}»",
  // widgets/macros.js
  "the current time": "la hora actual",
  // widgets/macros.js
  "the current time with two digits each": "la hora actual con dos cifras cada una",
  // widgets/macros.js
  "the description of your persona": "la descripción de tu identidad",
  // model/readwords.js
  "the file names in {name}": "los nombres de archivo de {name}",
  // widgets/macros.js
  "the first part if the condition has a value, else the second": "la primera parte si la condición tiene un valor; si no, la segunda",
  // model/lorewords.js
  "the key “{key}” is no valid pattern": "la clave «{key}» no es un patrón válido",
  // model/lorewords.js
  "the key “{key}” took too long": "la clave «{key}» tardó demasiado",
  // widgets/macros.js
  "the last message": "el último mensaje",
  // widgets/macros.js
  "the last reply": "la última respuesta",
  // widgets/macros.js
  "the letters in reverse": "las letras al revés",
  // model/memorywords.js
  "the message no longer says it": "el mensaje ya no lo dice",
  // widgets/folder/words.js, widgets/servers/probe.js
  "the model": "el modelo",
  // widgets/macros.js
  "the name of the model that answers": "el nombre del modelo que responde",
  // widgets/macros.js
  "the names of all characters who take part": "los nombres de todos los personajes que participan",
  // widgets/macros.js
  "the number of the last message, counted from 0": "el número del último mensaje, contado desde 0",
  // model/readwords.js
  "the output of {name}": "la salida de {name}",
  // widgets/folder/words.js
  "the preset": "el preajuste",
  // widgets/macros.js
  "the prompt that the card's own replaces": "las instrucciones que las de la ficha sustituyen",
  // widgets/macros.js
  "the scenario of the conversation": "el escenario de la conversación",
  // widgets/macros.js
  "the sum of dice": "la suma de dados",
  // widgets/macros.js
  "the time so many hours from Greenwich": "la hora a tantas horas de Greenwich",
  // model/readwords.js
  "the variable {name}": "la variable {name}",
  // widgets/macros.js
  "the version of the card": "la versión de la ficha",
  // model/features.js
  "themes": "temas",
  // model/capabilities.js
  "thinks": "razona",
  // settings/appearance/appearance.js
  "this time only": "solo por esta vez",
  // settings/toolbox/websearch.js
  "tide tables Brest": "tabla de mareas Brest",
  // model/features.js
  "times of messages": "horas de los mensajes",
  // library/preview.js
  "timing": "tiempos",
  // sidebar/sidebar.js
  "title name": "title título nombre renombrar",
  // main/settingnames.js
  "title name automatic rename": "title título nombre automático renombrar",
  // settings/data/hostlabels.js
  "to download llama.cpp or a model": "para descargar llama.cpp o un modelo",
  // settings/data/hostlabels.js
  "to find passages of files by their meaning": "para encontrar fragmentos de archivos por su significado",
  // settings/data/hostlabels.js
  "to get replies": "para obtener respuestas",
  // settings/data/hostlabels.js
  "to list models and their capabilities": "para listar los modelos y sus capacidades",
  // settings/data/hostlabels.js
  "to look for servers": "para buscar servidores",
  // settings/data/hostlabels.js
  "to read text aloud": "para leer texto en voz alta",
  // widgets/macros.js
  "today's date": "la fecha de hoy",
  // widgets/macros.js
  "today's date in figures": "la fecha de hoy en cifras",
  // widgets/macros.js
  "today's day of the week": "el día de la semana de hoy",
  // main/settingnames.js
  "tokens per second time to first token tok/s performance": "tokens por segundo tiempo hasta el primer token tok/s rendimiento",
  // main/commands.js
  "tokens used free how long": "tokens usados libres longitud",
  // model/memorywords.js
  "too long": "demasiado largo",
  // model/memory.js
  "too long for one fact, so it was divided": "demasiado largo para un solo hecho, por eso se dividió",
  // automation/run/runhead.js, automation/run/stepsview.js
  "took {time}": "tardó {time}",
  // model/features.js
  "tool calls": "llamadas a herramientas",
  // widgets/folder/words.js
  "tools": "herramientas",
  // model/capabilities.js
  "tools: no": "herramientas: no",
  // model/capabilities.js, widgets/servers/found.js
  "tools: simple mode": "herramientas: modo simple",
  // model/capabilities.js, widgets/servers/found.js
  "tools: yes": "herramientas: sí",
  // automation/widgets/paths.js
  "trigger": "disparador",
  // settings/toolbox/toolservers.js
  "unavailable": "no disponible",
  // main/commands.js
  "undo revert take back restore": "deshacer revertir recuperar restaurar",
  // model/capabilities.js
  "unknown": "desconocido",
  // settings/models/local.js
  "unloads in {n} min if unused": "se descarga de la memoria en {n} min sin uso",
  // main/commands.js
  "update upgrade newer version": "actualización actualizar versión nueva update",
  // composer/intake.js
  "upload picture photo document PDF add": "upload subir imagen foto documento PDF añadir",
  // model/recallwords.js
  "used in the reply": "usado en la respuesta",
  // automation/widgets/paths.js
  "variable": "variable",
  // automation/run/stepsview.js
  "variable {name}": "variable {name}",
  // model/features.js
  "variables of macros": "variables de macros",
  // main/commands.js
  "version licence help": "versión licencia ayuda",
  // library/preview.js
  "version {version}": "versión {version}",
  // model/features.js
  "versions and branches": "versiones y ramas",
  // model/turnlabels.js
  "waiting": "en espera",
  // inspector/turnlist.js, model/callwords.js
  "waits for you": "te espera",
  // model/lorewords.js
  "waits for {n, plural, one {# more message} other {# more messages}}": "espera {n, plural, one {# mensaje más} other {# mensajes más}}",
  // library/preview.js
  "what is searched": "dónde se busca",
  // widgets/macros.js
  "what you wrote for this turn": "lo que escribiste para este turno",
  // automation/editor/stepkinds.js
  "when {condition}": "si {condition}",
  // widgets/macros.js
  "where a condition ends": "dónde acaba una condición",
  // widgets/macros.js
  "where the second part of a condition begins": "dónde empieza la segunda parte de una condición",
  // library/preview.js
  "whole words": "palabras completas",
  // main/settingnames.js
  "width column": "ancho columna",
  // model/lorewords.js
  "with the author's note": "con la nota del autor",
  // model/lorewords.js
  "won the group “{name}”": "ganó el grupo «{name}»",
  // model/turnlabels.js
  "working": "trabajando",
  // automation/widgets/cron.js
  "working day": "día laborable",
  // model/answerer.js
  "wrong address": "dirección incorrecta",
  // inspector/fields.js, model/capabilities.js
  "yes": "sí",
  // widgets/macros.js
  "your last message": "tu último mensaje",
  // widgets/macros.js
  "your name, or your persona's": "tu nombre o el de tu identidad",
  // main/commands.js
  "zoom in bigger text size": "zoom in ampliar más grande tamaño",
  // main/commands.js
  "zoom out smaller text size": "zoom out reducir más pequeño tamaño",
  // main/settingnames.js
  "zoom scale": "zoom escala",
  // team/labels.js
  "{agent} is reading {what}": "{agent} está leyendo {what}",
  // lib/markdown.js
  "{alt}, image from another site, not loaded": "{alt}, imagen de otro sitio, no cargada",
  // lib/markdown.js
  "{alt}, image from {host}, not loaded": "{alt}, imagen de {host}, no cargada",
  // audio/seekable.js
  "{at} of {whole}": "{at} de {whole}",
  // chat/removal.js
  "{below, plural, one {This also deletes the message below.} other {This also deletes the # messages below.}}": "{below, plural, one {También se elimina el mensaje posterior.} other {También se eliminan los # mensajes posteriores.}}",
  // inspector/rawcall.js
  "{call}: as sent": "{call}: tal como se envió",
  // library/transfer/section.js, widgets/exporting.js
  "{doing} {n} so far.": "{doing} {n} hasta ahora.",
  // model/engine.js
  "{done} of {total}": "{done} de {total}",
  // widgets/servers/pull.js
  "{done} of {total}, {n} %": "{done} de {total}, {n} %",
  // automation/editor/anyfield.js
  "{field}: entered as": "{field}: forma de introducirlo",
  // automation/editor/duration.js
  "{field}: unit": "{field}: unidad",
  // ../plugins/tts/card.js
  "{folder} was left out. Enter the whole path of a folder.": "Se omitió {folder}. Escribe la ruta completa de una carpeta.",
  // inspector/chart.js
  "{fresh} new": "{fresh} nuevos",
  // inspector/chart.js
  "{fresh} new, {reused} reused": "{fresh} nuevos, {reused} reutilizados",
  // lib/pager.js
  "{from}–{to} of {all}": "{from}–{to} de {all}",
  // library/entries.js
  "{hint} One per line.": "{hint} Una por línea.",
  // library/entries.js
  "{hint} Separate with commas or line breaks.": "{hint} Separa con comas o líneas.",
  // lib/time.js
  "{h} h": "{h} h",
  // lib/time.js
  "{h} h {m} min": "{h} h {m} min",
  // automation/editor/flowform.js
  "{input} is the input of the flow.": "{input} es la entrada del flujo.",
  // settings/appearance/customlook.js
  "{keys} turns custom CSS on or off. “terzetto --safe” starts without custom CSS.": "{keys} activa o desactiva el CSS personalizado. «terzetto --safe» inicia sin CSS personalizado.",
  // model/turnlabels.js
  "{kind}, “{wording}”": "{kind}, «{wording}»",
  // automation/editor/steplist.js
  "{lane} was deleted.": "Se eliminó «{lane}».",
  // model/voiceways.js
  "{least} requests or more, not measured yet": "{least} solicitudes o más, aún sin medir",
  // model/voiceways.js
  "{least} to {most} requests, not measured yet": "De {least} a {most} solicitudes, aún sin medir",
  // inspector/sections.js
  "{length}, {speed} tokens per second": "{length}, {speed} tokens por segundo",
  // model/catalog.js
  "{model} (not set up)": "{model} (sin configurar)",
  // composer/tools.js
  "{model} can't call tools. Choose another model.": "{model} no puede llamar herramientas. Elige otro modelo.",
  // onboarding/advice.js
  "{model} can't fill in forms, so the Writer replies alone, without Director and Editor.": "{model} no puede rellenar formularios, así que el Escritor responde solo, sin Director ni Editor.",
  // widgets/servers/modelpick.js
  "{model} is in use.": "{model} está en uso.",
  // onboarding/here.js
  "{model} is on this computer already.": "{model} ya está en este dispositivo.",
  // composer/tools.js
  "{model} isn't built for tools. The model is asked in words, and may ignore them.": "{model} no está hecho para herramientas. Al modelo se le piden con palabras y puede no hacerles caso.",
  // model/catalog.js
  "{model} on {server}": "{model} en {server}",
  // composer/answerer.js
  "{model} on {server} replies.": "{model} en {server} responde.",
  // onboarding/advice.js
  "{model} reads {n, plural, one {# token} other {# tokens}} at once, which is little for three voices. Older messages will soon be summarized.": "{model} lee {n, plural, one {# token} other {# tokens}} a la vez, que es poco para tres voces. Los mensajes antiguos se resumirán pronto.",
  // widgets/conversation/sheet.js
  "{model} replies here, as everywhere.": "{model} responde aquí como en todas partes.",
  // widgets/conversation/sheet.js
  "{model} replies here, whatever is chosen elsewhere.": "{model} responde aquí, se elija lo que se elija en otra parte.",
  // widgets/servers/pull.js
  "{model} was downloaded.": "{model} se descargó.",
  // onboarding/index.js
  "{model} will reply. Write your first message below.": "Responderá {model}. Escribe abajo tu primer mensaje.",
  // onboarding/here.js
  "{model} · about {size} · {licence} · from {host}": "{model} · unos {size} · {licence} · de {host}",
  // inspector/sections.js
  "{mood}, ended": "{mood}, terminado",
  // inspector/sections.js
  "{mood}, new": "{mood}, nuevo",
  // lib/time.js
  "{m} min": "{m} min",
  // lib/time.js
  "{m} min {s} s": "{m} min {s} s",
  // settings/models/meaning.js
  "{n, plural, =0 {No files are attached yet.} one {# file is prepared.} other {# files are prepared.}}": "{n, plural, =0 {Aún no hay archivos adjuntos.} one {# archivo está preparado.} other {# archivos están preparados.}}",
  // voices/marks.js
  "{n, plural, =0 {No findings. The Editor would change nothing.} one {One finding. The Editor would fix it.} other {# findings. The Editor would fix them.}}": "{n, plural, =0 {Sin hallazgos. El Editor no cambiaría nada.} one {Un hallazgo. El Editor lo corregiría.} other {# hallazgos. El Editor los corregiría.}}",
  // voices/pattern.js
  "{n, plural, =0 {No matches in this conversation} one {One match in this conversation} other {# matches in this conversation}}": "{n, plural, =0 {Sin coincidencias en esta conversación} one {Una coincidencia en esta conversación} other {# coincidencias en esta conversación}}",
  // voices/habitwords.js
  "{n, plural, =0 {No replies read yet.} one {One reply read.} other {# replies read.}}": "{n, plural, =0 {Aún no se ha leído ninguna respuesta.} one {Una respuesta leída.} other {# respuestas leídas.}}",
  // settings/models/presetlabels.js
  "{n, plural, =0 {no prompt} one {a prompt of # word} other {a prompt of # words}}": "{n, plural, =0 {sin prompt} one {un prompt de # palabra} other {un prompt de # palabras}}",
  // model/callwords.js
  "{n, plural, =0 {no results} one {# result} other {# results}}": "{n, plural, =0 {sin resultados} one {# resultado} other {# resultados}}",
  // settings/toolbox/toolservers.js
  "{n, plural, =0 {no tools} one {# tool} other {# tools}}": "{n, plural, =0 {sin herramientas} one {# herramienta} other {# herramientas}}",
  // settings/speech/speech.js
  "{n, plural, =0 {no voices listed} one {# voice} other {# voices}}": "{n, plural, =0 {sin voces} one {# voz} other {# voces}}",
  // model/transfer.js
  "{n, plural, one {# Director field} other {# Director fields}}": "{n, plural, one {# campo del Director} other {# campos del Director}}",
  // model/transfer.js
  "{n, plural, one {# assistant} other {# assistants}}": "{n, plural, one {# asistente} other {# asistentes}}",
  // automation/run/parts.js, inspector/callchart.js
  "{n, plural, one {# attempt} other {# attempts}}": "{n, plural, one {# intento} other {# intentos}}",
  // sidebar/oldbackups.js
  "{n, plural, one {# backup was replaced with a new one.} other {# backups were replaced with a new one.}}": "{n, plural, one {# copia de seguridad se sustituyó por una nueva.} other {# copias de seguridad se sustituyeron por una nueva.}}",
  // automation/run/parts.js
  "{n, plural, one {# branch} other {# branches}}": "{n, plural, one {# rama} other {# ramas}}",
  // inspector/sections.js, inspector/turnlist.js
  "{n, plural, one {# call} other {# calls}}": "{n, plural, one {# llamada} other {# llamadas}}",
  // automation/editor/stepkinds.js
  "{n, plural, one {# call} other {# parallel calls}}": "{n, plural, one {# llamada} other {# llamadas paralelas}}",
  // model/memory.js
  "{n, plural, one {# carried fact was removed.} other {# carried facts were removed.}}": "{n, plural, one {Se quitó # hecho llevado.} other {Se quitaron # hechos llevados.}}",
  // composer/tools.js
  "{n, plural, one {# changed tool} other {# changed tools}}": "{n, plural, one {# herramienta cambiada} other {# herramientas cambiadas}}",
  // model/transfer.js
  "{n, plural, one {# character card} other {# character cards}}": "{n, plural, one {# tarjeta de personaje} other {# tarjetas de personaje}}",
  // composer/pastes.js, settings/appearance/appearance.js
  "{n, plural, one {# character} other {# characters}}": "{n, plural, one {# carácter} other {# caracteres}}",
  // library/preview.js
  "{n, plural, one {# conversation belongs to this character.} other {# conversations belong to this character.}}": "{n, plural, one {# conversación pertenece a este personaje.} other {# conversaciones pertenecen a este personaje.}}",
  // sidebar/acts.js
  "{n, plural, one {# conversation deleted.} other {# conversations deleted.}}": "{n, plural, one {# conversación eliminada.} other {# conversaciones eliminadas.}}",
  // sidebar/many.js
  "{n, plural, one {# conversation was archived.} other {# conversations were archived.}}": "{n, plural, one {Se archivó # conversación.} other {Se archivaron # conversaciones.}}",
  // sidebar/many.js
  "{n, plural, one {# conversation was moved to the trash.} other {# conversations were moved to the trash.}}": "{n, plural, one {Se movió # conversación a la papelera.} other {Se movieron # conversaciones a la papelera.}}",
  // model/folders.js
  "{n, plural, one {# conversation was moved to “{name}”.} other {# conversations were moved to “{name}”.}}": "{n, plural, one {Se movió # conversación a «{name}».} other {Se movieron # conversaciones a «{name}».}}",
  // model/folders.js
  "{n, plural, one {# conversation was taken out of its folder.} other {# conversations were taken out of their folders.}}": "{n, plural, one {Se sacó # conversación de su carpeta.} other {Se sacaron # conversaciones de sus carpetas.}}",
  // sidebar/acts.js
  "{n, plural, one {# conversation will be deleted permanently.} other {# conversations will be deleted permanently.}}": "{n, plural, one {# conversación se eliminará definitivamente.} other {# conversaciones se eliminarán definitivamente.}}",
  // library/worlds.js, model/transfer.js, sidebar/listhead.js, sidebar/rows.js, widgets/folder/choose.js
  "{n, plural, one {# conversation} other {# conversations}}": "{n, plural, one {# conversación} other {# conversaciones}}",
  // voices/habitwords.js
  "{n, plural, one {# copy} other {# copies}}": "{n, plural, one {# copia} other {# copias}}",
  // settings/data/hostlabels.js
  "{n, plural, one {# day ago} other {# days ago}}": "{n, plural, one {hace # día} other {hace # días}}",
  // automation/editor/duration.js
  "{n, plural, one {# day} other {# days}}": "{n, plural, one {# día} other {# días}}",
  // widgets/files/items.js
  "{n, plural, one {# earlier line} other {# earlier lines}}": "{n, plural, one {# línea anterior} other {# líneas anteriores}}",
  // settings/models/configrow.js
  "{n, plural, one {# edit of this model was not used} other {# edits of this model were not used}}: the Writer’s text was better.": "{n, plural, one {# edición de este modelo no se usó} other {# ediciones de este modelo no se usaron}}: el texto del Escritor era mejor.",
  // library/scan.js
  "{n, plural, one {# entry matches:} other {# entries match, in this order:}}": "{n, plural, one {# entrada coincide:} other {# entradas coinciden, en este orden:}}",
  // inspector/sections.js, library/preview.js
  "{n, plural, one {# entry} other {# entries}}": "{n, plural, one {# entrada} other {# entradas}}",
  // library/worlds.js
  "{n, plural, one {# entry} other {# entries}}, about {tokens} tokens if all are used": "{n, plural, one {# entrada} other {# entradas}}, unos {tokens} tokens si se usan todas",
  // widgets/memory/page.js
  "{n, plural, one {# exchange was read.} other {# exchanges were read.}}": "{n, plural, one {Se leyó # intercambio.} other {Se leyeron # intercambios.}}",
  // model/memory.js
  "{n, plural, one {# fact was carried over into “{title}”.} other {# facts were carried over into “{title}”.}}": "{n, plural, one {Se llevó # hecho a «{title}».} other {Se llevaron # hechos a «{title}».}}",
  // inspector/sections.js
  "{n, plural, one {# fact} other {# facts}}": "{n, plural, one {# hecho} other {# hechos}}",
  // widgets/memory/page.js
  "{n, plural, one {# fact} other {# facts}} from “{origin}”": "{n, plural, one {# hecho} other {# hechos}} de «{origin}»",
  // settings/models/meaning.js
  "{n, plural, one {# file is being prepared.} other {# files are being prepared.}}": "{n, plural, one {# archivo en preparación.} other {# archivos en preparación.}}",
  // widgets/folder/words.js
  "{n, plural, one {# file} other {# files}}": "{n, plural, one {# archivo} other {# archivos}}",
  // automation/editor/controlforms.js
  "{n, plural, one {# fixed item} other {# fixed items}}": "{n, plural, one {# elemento fijo} other {# elementos fijos}}",
  // settings/models/local.js
  "{n, plural, one {# folder or file} other {# folders and files}} couldn't be read.": "{n, plural, one {No se pudo leer # carpeta o archivo} other {No se pudieron leer # carpetas y archivos}}.",
  // model/transfer.js
  "{n, plural, one {# folder} other {# folders}}": "{n, plural, one {# carpeta} other {# carpetas}}",
  // sidebar/emptynotice.js
  "{n, plural, one {# found} other {# found}}": "{n, plural, one {# encontrada} other {# encontradas}}",
  // library/preview.js
  "{n, plural, one {# greeting} other {# greetings}}": "{n, plural, one {# saludo} other {# saludos}}",
  // composer/tools.js
  "{n, plural, one {# group of tools is on} other {# groups of tools are on}}": "{n, plural, one {# grupo de herramientas activado} other {# grupos de herramientas activados}}",
  // model/transfer.js
  "{n, plural, one {# has newer messages and is added as a second copy} other {# have newer messages and are added as second copies}}": "{n, plural, one {# tiene mensajes más recientes y se añade como segunda copia} other {# tienen mensajes más recientes y se añaden como segundas copias}}",
  // automation/editor/duration.js
  "{n, plural, one {# hour} other {# hours}}": "{n, plural, one {# hora} other {# horas}}",
  // model/transfer.js
  "{n, plural, one {# is already here} other {# are already here}}": "{n, plural, one {# ya está aquí} other {# ya están aquí}}",
  // widgets/sideentry.js
  "{n, plural, one {# is waiting for you} other {# are waiting for you}}": "{n, plural, one {# te espera} other {# te esperan}}",
  // automation/run/parts.js
  "{n, plural, one {# item} other {# items}}": "{n, plural, one {# elemento} other {# elementos}}",
  // settings/toolbox/toolservers.js
  "{n, plural, one {# line that is no message was skipped} other {# lines that are no messages were skipped}}": "{n, plural, one {Se omitió # línea que no es un mensaje} other {Se omitieron # líneas que no son mensajes}}",
  // team/logfold.js
  "{n, plural, one {# line} other {# lines}}": "{n, plural, one {# línea} other {# líneas}}",
  // model/transfer.js, widgets/folder/words.js
  "{n, plural, one {# lorebook} other {# lorebooks}}": "{n, plural, one {# lorebook} other {# lorebooks}}",
  // chat/rescue.js
  "{n, plural, one {# lost name} other {# lost names}}": "{n, plural, one {# nombre perdido} other {# nombres perdidos}}",
  // sidebar/found.js
  "{n, plural, one {# message found} other {# messages found}}": "{n, plural, one {# mensaje encontrado} other {# mensajes encontrados}}",
  // sidebar/found.js
  "{n, plural, one {# message is} other {# messages are}} not searched yet.": "Aún no se ha buscado en {n, plural, one {# mensaje} other {# mensajes}}.",
  // chat/rescue.js, library/transfer/review.js, model/transfer.js, settings/data/backups.js
  "{n, plural, one {# message} other {# messages}}": "{n, plural, one {# mensaje} other {# mensajes}}",
  // chat/foldversions.js
  "{n, plural, one {# message} other {# messages}} changed after this summary was written": "{n, plural, one {# mensaje cambió} other {# mensajes cambiaron}} después de escribirse este resumen",
  // automation/editor/duration.js
  "{n, plural, one {# millisecond} other {# milliseconds}}": "{n, plural, one {# milisegundo} other {# milisegundos}}",
  // automation/editor/duration.js
  "{n, plural, one {# minute} other {# minutes}}": "{n, plural, one {# minuto} other {# minutos}}",
  // model/transfer.js
  "{n, plural, one {# model server} other {# model servers}}": "{n, plural, one {# servidor de modelos} other {# servidores de modelos}}",
  // widgets/servers/found.js
  "{n, plural, one {# model} other {# models}}": "{n, plural, one {# modelo} other {# modelos}}",
  // model/transfer.js
  "{n, plural, one {# mood} other {# moods}}": "{n, plural, one {# ambiente} other {# ambientes}}",
  // library/preview.js
  "{n, plural, one {# more file} other {# more files}}": "{n, plural, one {# archivo más} other {# archivos más}}",
  // model/waiting.js
  "{n, plural, one {# more is} other {# more are}} waiting.": "{n, plural, one {Hay # solicitud más en espera} other {Hay # solicitudes más en espera}}.",
  // chat/attached.js
  "{n, plural, one {# more passage} other {# more passages}}": "{n, plural, one {# fragmento más} other {# fragmentos más}}",
  // widgets/pathpicker.js
  "{n, plural, one {# name isn't} other {# names aren't}} shown, because of invisible characters.": "{n, plural, one {# nombre no se muestra} other {# nombres no se muestran}} por tener caracteres invisibles.",
  // chat/unseen.js
  "{n, plural, one {# new message} other {# new messages}}": "{n, plural, one {# mensaje nuevo} other {# mensajes nuevos}}",
  // composer/tools.js
  "{n, plural, one {# new tool} other {# new tools}}": "{n, plural, one {# herramienta nueva} other {# herramientas nuevas}}",
  // chat/unseen.js
  "{n, plural, one {# new word} other {# new words}}": "{n, plural, one {# palabra nueva} other {# palabras nuevas}}",
  // library/transfer/review.js
  "{n, plural, one {# note} other {# notes}}": "{n, plural, one {# nota} other {# notas}}",
  // sidebar/found.js
  "{n, plural, one {# other result} other {# other results}}": "{n, plural, one {# resultado más} other {# resultados más}}",
  // help/view.js
  "{n, plural, one {# page found} other {# pages found}}": "{n, plural, one {# página encontrada} other {# páginas encontradas}}",
  // inspector/sections.js
  "{n, plural, one {# passage} other {# passages}}": "{n, plural, one {# fragmento} other {# fragmentos}}",
  // model/transfer.js
  "{n, plural, one {# persona} other {# personas}}": "{n, plural, one {# identidad} other {# identidades}}",
  // model/transfer.js
  "{n, plural, one {# phrase group} other {# phrase groups}}": "{n, plural, one {# grupo de frases} other {# grupos de frases}}",
  // inspector/callchart.js
  "{n, plural, one {# phrase was banned} other {# phrases were banned}}": "{n, plural, one {Se prohibió # frase} other {Se prohibieron # frases}}",
  // inspector/callchart.js
  "{n, plural, one {# phrase} other {# phrases}} can't be banned while this server writes": "{n, plural, one {# frase no se puede prohibir} other {# frases no se pueden prohibir}} mientras escribe este servidor",
  // model/transfer.js
  "{n, plural, one {# preset} other {# presets}}": "{n, plural, one {# preajuste} other {# preajustes}}",
  // library/quickreplies.js
  "{n, plural, one {# quick reply} other {# quick replies}}": "{n, plural, one {# respuesta rápida} other {# respuestas rápidas}}",
  // inspector/sections.js
  "{n, plural, one {# quote} other {# quotes}}": "{n, plural, one {# cita} other {# citas}}",
  // composer/tools.js
  "{n, plural, one {# removed tool} other {# removed tools}}": "{n, plural, one {# herramienta retirada} other {# herramientas retiradas}}",
  // model/voiceways.js
  "{n, plural, one {# request} other {# requests}}, not measured yet": "{n, plural, one {# solicitud} other {# solicitudes}}, aún sin medir",
  // settings/toolbox/websearch.js
  "{n, plural, one {# result} other {# results}}": "{n, plural, one {# resultado} other {# resultados}}",
  // model/transfer.js
  "{n, plural, one {# run} other {# runs}}": "{n, plural, one {# ejecución} other {# ejecuciones}}",
  // automation/list/runlist.js
  "{n, plural, one {# run} other {# runs}} since {when}": "{n, plural, one {# ejecución} other {# ejecuciones}} desde {when}",
  // widgets/conversation/sheet.js
  "{n, plural, one {# sampler is} other {# samplers are}} set here, for a model that takes them.": "{n, plural, one {# sampler está puesto} other {# samplers están puestos}} aquí, para un modelo que los acepte.",
  // widgets/conversation/scripts.js
  "{n, plural, one {# script of the character} other {# scripts of the character}} won't act until you allow it.": "{n, plural, one {# script del personaje} other {# scripts del personaje}} no actuará hasta que lo permitas.",
  // model/transfer.js
  "{n, plural, one {# script} other {# scripts}}": "{n, plural, one {# script} other {# scripts}}",
  // automation/editor/duration.js
  "{n, plural, one {# second} other {# seconds}}": "{n, plural, one {# segundo} other {# segundos}}",
  // inspector/callchart.js
  "{n, plural, one {# secret was masked} other {# secrets were masked}}": "{n, plural, one {Se ocultó # secreto} other {Se ocultaron # secretos}}",
  // model/transfer.js
  "{n, plural, one {# set of quick replies} other {# sets of quick replies}}": "{n, plural, one {# conjunto de respuestas rápidas} other {# conjuntos de respuestas rápidas}}",
  // model/transfer.js
  "{n, plural, one {# speech server} other {# speech servers}}": "{n, plural, one {# servidor de voz} other {# servidores de voz}}",
  // automation/run/compareview.js
  "{n, plural, one {# step differs} other {# steps differ}}.": "{n, plural, one {# paso difiere} other {# pasos difieren}}.",
  // automation/editor/editor.js, automation/editor/templates.js
  "{n, plural, one {# step} other {# steps}}": "{n, plural, one {# paso} other {# pasos}}",
  // model/transfer.js
  "{n, plural, one {# team agent} other {# team agents}}": "{n, plural, one {# agente de equipo} other {# agentes de equipo}}",
  // model/transfer.js
  "{n, plural, one {# team} other {# teams}}": "{n, plural, one {# equipo} other {# equipos}}",
  // inspector/template.js
  "{n, plural, one {# token was} other {# tokens were}} read again in this turn.": "{n, plural, one {Se volvió a leer # token} other {Se volvieron a leer # tokens}} en este turno.",
  // automation/run/parts.js, chat/attached.js, composer/files.js, team/labels.js
  "{n, plural, one {# token} other {# tokens}}": "{n, plural, one {# token} other {# tokens}}",
  // composer/tools.js
  "{n, plural, one {# tool doesn't fit and is left out} other {# tools don't fit and are left out}}": "{n, plural, one {# herramienta no cabe y se omite} other {# herramientas no caben y se omiten}}",
  // model/transfer.js
  "{n, plural, one {# tool server} other {# tool servers}}": "{n, plural, one {# servidor de herramientas} other {# servidores de herramientas}}",
  // composer/tools.js
  "{n, plural, one {# tool} other {# tools}}, about {tokens} tokens of each prompt": "{n, plural, one {# herramienta} other {# herramientas}}, unos {tokens} tokens de cada prompt",
  // model/transfer.js
  "{n, plural, one {# variable} other {# variables}}": "{n, plural, one {# variable} other {# variables}}",
  // model/memory.js
  "{n, plural, one {# was} other {# were}} there already.": "{n, plural, one {# ya estaba} other {# ya estaban}} ahí.",
  // model/transfer.js
  "{n, plural, one {# workflow} other {# workflows}}": "{n, plural, one {# flujo de trabajo} other {# flujos de trabajo}}",
  // model/customcss.js
  "{n, plural, one {A closing brace is missing.} other {# closing braces are missing.}}": "{n, plural, one {Falta una llave de cierre.} other {Faltan # llaves de cierre.}}",
  // library/scripts.js
  "{n, plural, one {Add # script?} other {Add # scripts?}}": "{n, plural, one {¿Añadir # script?} other {¿Añadir # scripts?}}",
  // inspector/sections.js
  "{n, plural, one {Call to the model} other {Calls to the model}}": "{n, plural, one {Llamada al modelo} other {Llamadas al modelo}}",
  // voices/marks.js
  "{n, plural, one {Compared with one earlier reply.} other {Compared with # earlier replies.}}": "{n, plural, one {Comparado con una respuesta anterior.} other {Comparado con # respuestas anteriores.}}",
  // widgets/servers/modelpick.js
  "{n, plural, one {Filter # model} other {Filter # models}}": "{n, plural, one {Filtrar # modelo} other {Filtrar # modelos}}",
  // voices/habitwords.js
  "{n, plural, one {One message is still unread.} other {# messages are still unread.}}": "{n, plural, one {Queda un mensaje por leer.} other {Quedan # mensajes por leer.}}",
  // widgets/servers/discover.js
  "{n, plural, one {One other program answered} other {# other programs answered}}": "{n, plural, one {Respondió otro programa} other {Respondieron otros # programas}}",
  // sidebar/oldbackups.js
  "{n, plural, one {Replace the backup of {date} with a new one} other {Replace all # backups, the oldest of {date}, with a new one}}": "{n, plural, one {Sustituir la copia de seguridad del {date} por una nueva} other {Sustituir las # copias de seguridad, la más antigua del {date}, por una nueva}}",
  // chat/header.js
  "{n, plural, one {Terzetto closed while a reply was being written. The text written so far was recovered.} other {Terzetto closed while # replies were being written. The text written so far was recovered.}}": "{n, plural, one {Terzetto se cerró mientras se escribía una respuesta. Se recuperó el texto escrito hasta entonces.} other {Terzetto se cerró mientras se escribían # respuestas. Se recuperó el texto escrito hasta entonces.}}",
  // library/preview.js
  "{n, plural, one {The card includes the lorebook “{name}” with # entry.} other {The card includes the lorebook “{name}” with # entries.}}": "{n, plural, one {La tarjeta incluye el lorebook «{name}» con # entrada.} other {La tarjeta incluye el lorebook «{name}» con # entradas.}}",
  // model/memory.js
  "{n, plural, one {The fact was forgotten. It isn't learned again.} other {# facts were forgotten. They aren't learned again.}}": "{n, plural, one {El hecho se olvidó. No se vuelve a aprender.} other {Se olvidaron # hechos. No se vuelven a aprender.}}",
  // settings/data/hostlabels.js
  "{n, plural, one {a minute ago} other {# minutes ago}}": "{n, plural, one {hace un minuto} other {hace # minutos}}",
  // settings/data/hostlabels.js
  "{n, plural, one {an hour ago} other {# hours ago}}": "{n, plural, one {hace una hora} other {hace # horas}}",
  // library/transfer/review.js
  "{n, plural, one {lorebook with # entry} other {lorebook with # entries}}": "{n, plural, one {lorebook con # entrada} other {lorebook con # entradas}}",
  // settings/data/hostlabels.js
  "{n, plural, one {once, no response} other {# times, no response}}": "{n, plural, one {una vez, sin respuesta} other {# veces, sin respuesta}}",
  // settings/data/hostlabels.js
  "{n, plural, one {once} other {# times}}": "{n, plural, one {una vez} other {# veces}}",
  // automation/schedules/permissionlist.js
  "{n, plural, one {used once} other {used # times}}": "{n, plural, one {usado una vez} other {usado # veces}}",
  // model/turnlabels.js
  "{n, plural, one {{shown} word} other {{shown} words}}": "{n, plural, one {{shown} palabra} other {{shown} palabras}}",
  // inspector/sections.js
  "{name} (Director's choice)": "{name} (elección del Director)",
  // automation/editor/editorbar.js, library/character.js
  "{name} (copy)": "{name} (copia)",
  // widgets/memory/page.js
  "{name} ({n})": "{name} ({n})",
  // automation/editor/anyfield.js
  "{name} in {field}": "{name} en {field}",
  // composer/intake.js
  "{name} is a folder. Attach the files in it instead.": "{name} es una carpeta. Adjunta los archivos que contiene.",
  // settings/models/meaning.js
  "{name} is being downloaded.": "{name} se está descargando.",
  // widgets/files/upload.js
  "{name} is empty.": "{name} está vacío.",
  // composer/images.js
  "{name} is larger than 10 MB. Attach a smaller image.": "{name} supera los 10 MB. Adjunta una imagen más pequeña.",
  // lib/files.js
  "{name} is larger than 48 MB.": "{name} supera los 48 MB.",
  // widgets/files/upload.js
  "{name} is larger than 50 MB. Add a smaller file.": "{name} supera los 50 MB. Añade un archivo más pequeño.",
  // settings/models/local.js
  "{name} is loaded.": "{name} está cargado.",
  // composer/images.js, widgets/crop.js
  "{name} is not a PNG, JPEG, WebP or GIF image.": "{name} no es una imagen PNG, JPEG, WebP ni GIF.",
  // lib/order.js
  "{name} is now number {n} of {all}.": "{name} ocupa ahora el puesto {n} de {all}.",
  // automation/editor/orderedlist.js
  "{name} is now step {n}.": "{name} es ahora el paso {n}.",
  // automation/strip.js
  "{name} is running.": "{name} está en ejecución.",
  // settings/models/local.js
  "{name} is writing.": "{name} está escribiendo.",
  // settings/models/meaning.js
  "{name} reads your files. The files stay on this computer.": "{name} lee tus archivos. Los archivos se quedan en este dispositivo.",
  // sidebar/unread.js
  "{name} replied": "{name} respondió",
  // library/preview.js
  "{name} was added to the library.": "{name} se añadió a la biblioteca.",
  // settings/models/presetrow.js
  "{name} was applied.": "{name} se aplicó.",
  // settings/models/presetrow.js
  "{name} was deleted.": "{name} se eliminó.",
  // chat/artifacts/shelf.js
  "{name} was not saved: {reason}.": "{name} no se guardó: {reason}.",
  // sidebar/title.js
  "{name} – Terzetto": "{name} – Terzetto",
  // ../plugins/tts/cast.js
  "{name}'s speech voice": "Voz de lectura de {name}",
  // model/customcss.js
  "{name}() is not allowed, in line {n}: custom CSS loads nothing.": "{name}() no está permitido (línea {n}): el CSS personalizado no carga nada.",
  // inspector/sections.js
  "{name}, at your request.": "{name}, a petición tuya.",
  // inspector/sections.js
  "{name}, mentioned in the last message.": "{name}, por mención en el último mensaje.",
  // inspector/sections.js
  "{name}, next in order.": "{name}, siguiente en el orden.",
  // inspector/sections.js
  "{name}, the only character who can speak.": "{name}, el único personaje que puede hablar.",
  // inspector/sections.js
  "{name}, who wrote the earlier version.": "{name}, que escribió la versión anterior.",
  // chat/pictures.js
  "{name}, {n} of {total}": "{name}, {n} de {total}",
  // model/permission.js
  "{name}: any address on {host}": "{name}: cualquier dirección de {host}",
  // model/permission.js
  "{name}: anything": "{name}: cualquier cosa",
  // model/permission.js
  "{name}: anywhere in the chosen folder": "{name}: en cualquier lugar de la carpeta elegida",
  // model/permission.js
  "{name}: anywhere in {folder}": "{name}: en cualquier lugar de {folder}",
  // model/permission.js
  "{name}: exactly “{value}”": "{name}: exactamente «{value}»",
  // automation/widgets/varrows.js
  "{name}: written as": "{name}: forma de escritura",
  // model/scriptwords.js
  "{name}: {n, plural, one {# text changed} other {# texts changed}}": "{name}: {n, plural, one {# texto cambiado} other {# textos cambiados}}",
  // library/intake.js, library/quickreplies.js, library/scripts.js, model/scriptwords.js
  "{name}: {why}": "{name}: {why}",
  // ../plugins/tts/card.js, chat/works.js
  "{n} %": "{n} %",
  // team/documents.js
  "{n} documents were saved in {where}.": "Se guardaron {n} documentos en {where}.",
  // voices/habitwords.js
  "{n} edited by you": "{n} editadas por ti",
  // voices/habitwords.js
  "{n} from the demo": "{n} de la demo",
  // voices/habitwords.js
  "{n} from two models": "{n} de dos modelos",
  // voices/habitwords.js
  "{n} in a language without spaces": "{n} en un idioma sin espacios",
  // model/memory.js
  "{n} left out or changed: {why}.": "{n} omitidos o cambiados: {why}.",
  // voices/phrases.js
  "{n} matches here": "Coincidencias aquí: {n}",
  // onboarding/server.js
  "{n} model servers are running on this computer.": "{n} servidores de modelos están en marcha en este dispositivo.",
  // automation/run/childlist.js, automation/run/filelist.js, chat/sources.js, library/preview.js, library/transfer/review.js, model/readwords.js, settings/models/presetlabels.js, widgets/requestcard.js
  "{n} more": "{n} más",
  // voices/proof.js
  "{n} more are in the export.": "Hay {n} más en la exportación.",
  // sidebar/found.js
  "{n} more here": "{n} más aquí",
  // sidebar/found.js
  "{n} more here, in {title}": "{n} más aquí, en {title}",
  // lib/picker.js, widgets/newchat.js, widgets/pathpicker.js
  "{n} more. Type to narrow the list.": "{n} más. Escribe para acotar la lista.",
  // lib/time.js
  "{n} ms": "{n} ms",
  // chat/sources.js
  "{n} not cited": "{n} sin citar",
  // team/planview.js
  "{n} of {all, plural, one {# document} other {# documents}}": "{n} de {all, plural, one {# documento} other {# documentos}}",
  // team/planview.js
  "{n} of {all, plural, one {# task} other {# tasks}}": "{n} de {all, plural, one {# tarea} other {# tareas}}",
  // widgets/folder/tags.js
  "{n} of {all}": "{n} de {all}",
  // inspector/editorsections.js
  "{n} of {all} fixed": "{n} de {all} corregidos",
  // voices/part.js
  "{n} of {all} on": "{n} de {all} en uso",
  // chat/phase.js
  "{n} of {all} s": "{n} de {all} s",
  // automation/list/gatechart.js
  "{n} of {cap, plural, one {# run} other {# runs}} active": "{n} de {cap, plural, one {# ejecución activa} other {# ejecuciones activas}}",
  // chat/find.js, onboarding/tour.js
  "{n} of {total}": "{n} de {total}",
  // settings/appearance/appearance.js
  "{n} px": "{n} px",
  // automation/list/gatechart.js
  "{n} queued": "{n} en cola",
  // chat/recalls.js
  "{n} recalled": "{n} evocados",
  // chat/recalls.js
  "{n} remembered": "{n} recordados",
  // widgets/sideentry.js
  "{n} running": "{n} en curso",
  // lib/time.js
  "{n} s": "{n} s",
  // sidebar/many.js
  "{n} selected": "{n} seleccionadas",
  // voices/habitwords.js
  "{n} stopped early": "{n} interrumpidas",
  // widgets/suggestions.js
  "{n} suggestions": "Sugerencias: {n}",
  // chat/speed.js
  "{n} tok/s · {time}": "{n} tok/s · {time}",
  // model/tokenwords.js
  "{n} tokens": "{n} tokens",
  // chat/speed.js
  "{n} tokens per second. The first token came after {time}.": "{n} tokens por segundo. El primer token llegó tras {time}.",
  // voices/habitwords.js
  "{n} without a known model": "{n} sin modelo conocido",
  // ../plugins/tts/voiceform.js
  "{n} ×": "{n} ×",
  // automation/run/logview.js, model/callwords.js, model/engine.js, settings/appearance/appearance.js, team/logfold.js
  "{n}%": "{n} %",
  // team/fileset.js
  "{n}% read": "{n} % leído",
  // ipc/http.js
  "{op} needs {name}.": "{op} necesita {name}.",
  // automation/editor/flowform.js
  "{output} is the previous step's answer; {input} is the input of the flow.": "{output} es la respuesta del paso anterior; {input} es la entrada del flujo.",
  // widgets/conversation/context.js, widgets/editlist/row.js
  "{part}: {title}": "{part}: {title}",
  // chat/artifacts/acts.js
  "{plugin} is making another": "{plugin} está creando otro",
  // voices/configform.js
  "{plugin} was reset to its defaults.": "{plugin} volvió a sus valores predeterminados.",
  // model/memory.js
  "{program}: {n, plural, one {# fact was taken in.} other {# facts were taken in.}}": "{program}: {n, plural, one {se incorporó # hecho.} other {se incorporaron # hechos.}}",
  // library/preview.js
  "{rule} ({n})": "{rule} ({n})",
  // chat/rescue.js
  "{saved, plural, one {# row recovered} other {# rows recovered}}, {lost, plural, one {# lost} other {# lost}}.": "{saved, plural, one {# fila recuperada} other {# filas recuperadas}}, {lost, plural, one {# perdida} other {# perdidas}}.",
  // composer/meter.js
  "{sent} of {context}": "{sent} de {context}",
  // widgets/conversation/context.js
  "{sent} of {context} tokens. Your next message and its files come on top.": "{sent} de {context} tokens. Lo que traiga tu próximo mensaje, como archivos, se suma.",
  // composer/meter.js
  "{sent}, limit unknown": "{sent}, límite desconocido",
  // widgets/samplers/fields.js
  "{server} doesn't take these settings, so they aren't sent: {left}": "{server} no acepta estos ajustes, así que no se envían: {left}",
  // widgets/servers/discover.js
  "{server} is running and has no model yet.": "{server} está en marcha y aún no tiene ningún modelo.",
  // widgets/servers/discover.js
  "{server} is running at {address} but has no model yet. Load a model there, then look again.": "{server} está en marcha en {address}, pero aún no tiene ningún modelo. Carga allí un modelo y busca de nuevo.",
  // onboarding/server.js
  "{server} is running on this computer.": "{server} está en marcha en este dispositivo.",
  // settings/toolbox/toolserverform.js
  "{server} was added.": "{server} se añadió.",
  // settings/toolbox/toolserverform.js
  "{server} was changed.": "{server} ha cambiado.",
  // chat/removal.js
  "{siblings, plural, one {This also deletes the other version.} other {This also deletes the # other versions.}}": "{siblings, plural, one {También se elimina la otra versión.} other {También se eliminan las otras # versiones.}}",
  // lib/size.js
  "{size} GB": "{size} GB",
  // lib/size.js
  "{size} MB": "{size} MB",
  // model/room.js
  "{size} free on the disk": "{size} libres en el disco",
  // lib/size.js
  "{size} kB": "{size} kB",
  // inspector/wire.js
  "{size} more not kept because of size": "{size} más sin guardar por su tamaño",
  // model/room.js, settings/models/local.js
  "{size} of memory": "{size} de memoria",
  // model/engine.js
  "{size}/s": "{size}/s",
  // chat/rows.js
  "{speaker}, message {n}": "{speaker}, mensaje {n}",
  // chat/rows.js
  "{speaker}, message {n} of {total}": "{speaker}, mensaje {n} de {total}",
  // chat/rows.js
  "{speaker}, message {n} of {total}, bookmarked": "{speaker}, mensaje {n} de {total}, con marcador",
  // chat/rows.js
  "{speaker}, message {n}, bookmarked": "{speaker}, mensaje {n}, con marcador",
  // automation/run/runhead.js
  "{step} failed.": "{step}: error.",
  // widgets/approval.js
  "{step} is waiting for your answer. If you don't allow this, the step fails, or its assistant continues without it.": "{step} espera tu respuesta. Si no lo permites, el paso falla o su asistente sigue sin ello.",
  // widgets/requestparts.js
  "{step} was interrupted: {tool}": "{step} se interrumpió: {tool}",
  // library/cardtokens.js
  "{sum} tokens, {always} of them in every reply.": "{sum} tokens, {always} de ellos en cada respuesta.",
  // model/engine.js
  "{time} left": "quedan {time}",
  // chat/foldversions.js
  "{title}: {n, plural, one {# fact} other {# facts}}": "{title}: {n, plural, one {# hecho} other {# hechos}}",
  // inspector/chart.js
  "{tokens} tokens, {speed}/s": "{tokens} tokens, {speed}/s",
  // chat/attached.js, composer/files.js
  "{tokens}, searched for matching passages": "{tokens}, se buscan los fragmentos relacionados",
  // model/callwords.js
  "{tool}: {about}": "{tool}: {about}",
  // automation/editor/valuefield.js
  "{value}: {sample}": "{value}: {sample}",
  // settings/models/modelconfig.js
  "{voice} with this model": "{voice} con este modelo",
  // library/transfer/review.js
  "{what}: {n}": "{what}: {n}",
  // inspector/chart.js
  "{whole}, first word at {wait}": "{whole}, primera palabra tras {wait}",
  // automation/widgets/cron.js
  "{words}, except on {days}": "{words}, excepto el {days}",
  // automation/widgets/cron.js
  "{words}, except on {n} days": "{words}, excepto {n} días",
  // composer/castbar.js
  "{words}, muted": "{words}, en silencio",
  // chat/wordwalk.js
  "{word}, {act}": "{word}, {act}",
  // settings/toolbox/toolbox.js
  "~/notes": "~/notas",
  // model/turnlabels.js, voices/audits.js
  "“Not this, but that”": "«No es esto, sino aquello»",
  // settings/models/voicetest.js
  "“Writer only” is chosen, so the Writer replies alone.": "Se ha elegido «Solo Escritor», así que el Escritor responde solo.",
  // library/keyfault.js
  "“{key}” is no valid pattern.": "«{key}» no es un patrón válido.",
  // model/waiting.js
  "“{name}” asks: {question}": "«{name}» pregunta: {question}",
  // model/waiting.js
  "“{name}” failed.": "«{name}» falló.",
  // model/waiting.js
  "“{name}” has a question.": "«{name}» tiene una pregunta.",
  // library/preview.js
  "“{name}” in your library is the same character. If replaced, its conversations move to this card, and your changes to the character are lost.": "«{name}» de tu biblioteca es el mismo personaje. Si se reemplaza, sus conversaciones pasan a esta tarjeta y se pierden tus cambios en el personaje.",
  // model/waiting.js
  "“{name}” is done.": "«{name}» terminó.",
  // settings/data/backups.js
  "“{name}” is restored. The newest backup in the list contains the previous data.": "«{name}» está restaurado. La copia más reciente de la lista contiene los datos anteriores.",
  // model/waiting.js
  "“{name}” wants to add to {path}.": "«{name}» quiere añadir algo a {path}.",
  // model/waiting.js
  "“{name}” wants to ask {host}.": "«{name}» quiere consultar {host}.",
  // model/waiting.js
  "“{name}” wants to rename {from} to {path}.": "«{name}» quiere cambiar el nombre de {from} a {path}.",
  // model/waiting.js
  "“{name}” wants to run {program}.": "«{name}» quiere ejecutar {program}.",
  // model/waiting.js
  "“{name}” wants to send something to {host}.": "«{name}» quiere enviar algo a {host}.",
  // model/waiting.js
  "“{name}” wants to use “{tool}”.": "«{name}» quiere usar «{tool}».",
  // model/waiting.js
  "“{name}” wants to write {path}.": "«{name}» quiere escribir {path}.",
  // voices/habits.js
  "“{name}” was added to the phrases and banned.": "«{name}» se añadió a las expresiones y se prohibió.",
  // widgets/editlist/editlist.js
  "“{name}” was deleted.": "«{name}» se eliminó.",
  // voices/habits.js
  "“{name}” was forgotten.": "Se olvidó «{name}».",
  // model/waiting.js
  "“{name}” was interrupted and asks whether to repeat a step.": "«{name}» se interrumpió y pregunta si debe repetir un paso.",
  // model/waiting.js
  "“{name}” was interrupted and asks whether to run “{tool}” again.": "«{name}» se interrumpió y pregunta si se ejecuta «{tool}» otra vez.",
  // model/memory.js
  "“{title}” has these facts already.": "«{title}» ya tiene estos hechos.",
  // model/copies.js
  "“{title}” is open.": "«{title}» está abierta.",
  // sidebar/acts.js
  "“{title}” was archived.": "«{title}» se archivó.",
  // sidebar/acts.js
  "“{title}” was deleted.": "«{title}» se eliminó.",
  // sidebar/acts.js
  "“{title}” was moved back to the archive.": "«{title}» volvió a las conversaciones archivadas.",
  // sidebar/acts.js
  "“{title}” was moved to the trash.": "«{title}» se movió a la papelera.",
  // sidebar/acts.js
  "“{title}” was restored.": "«{title}» se restauró.",
  // sidebar/acts.js
  "“{title}” will be deleted permanently.": "«{title}» se eliminará definitivamente.",
  // library/entries.js
  "≈ {n} tokens": "≈ {n} tokens",
};
