// The sentences that faults of the program say, and the files that say them. Translate what is right of each colon:
// `make generate` writes everything else, in the order of the English sentences and without those that are no longer said.

/** @type {Record<string, string>} */
export const table = {
  // backend/service/quickreplies/service.go
  "/gen needs a text that says what to write.": "/gen necesita un texto que diga qué escribir.",
  // backend/story/quickreply/commands.go
  "/sendas needs a name, as in /sendas name=Ines Hello.": "/sendas necesita un nombre, como en /sendas name=Ines Hello.",
  // backend/story/quickreply/commands.go
  "/times needs a number first, as in /times 3 {: /echo hi :}.": "/times necesita primero un número, como en /times 3 {: /echo hi :}.",
  // backend/service/runs/trigger.go
  "/{a} is still working on your last request.": "/{a} sigue trabajando en tu última solicitud.",
  // backend/story/quickreply/commands.go
  "/{a} needs the name of a variable, as in /{b} key=mood.": "/{a} necesita el nombre de una variable, como en /{b} key=mood.",
  // backend/document/passage/extent.go
  "1 line": "1 línea",
  // backend/document/passage/extent.go
  "1 page": "1 página",
  // backend/core/team/picture.go
  "1 picture in it": "1 imagen incluida",
  // backend/document/passage/extent.go
  "1 slide": "1 diapositiva",
  // backend/document/produce/print.go
  "A .{a} file can't be made. These can: {b}.": "No se puede crear un archivo .{a}. Estos sí: {b}.",
  // backend/document/produce/print.go
  "A .{a} file is made without a template. Leave the template out, or make a .docx or .pptx file.": "Un archivo .{a} se crea sin plantilla. Quita la plantilla o crea un archivo .docx o .pptx.",
  // backend/program.go
  "A backup is already being restored.": "Ya se está restaurando una copia de seguridad.",
  // backend/program.go
  "A backup is being restored, or Terzetto is closing. Try again in a moment.": "Se está restaurando una copia de seguridad, o Terzetto se está cerrando. Inténtalo de nuevo en un momento.",
  // backend/story/portable/silly.go
  "A branch of this chat is too long.": "Una rama de este chat es demasiado larga.",
  // backend/core/run/block.go
  "A branch of {a} failed: {b}": "Falló una rama de {a}: {b}",
  // backend/core/run/block.go
  "A branch of {a} was stopped.": "Se detuvo una rama de {a}.",
  // backend/document/sheet.go
  "A cell of row {n} is larger than {a}. Only its beginning was read.": "Una celda de la fila {n} supera {a}. Solo se leyó su comienzo.",
  // backend/store/chats/cast.go
  "A character can take part only once.": "Un personaje solo puede participar una vez.",
  // backend/tool/folder/make.go
  "A chart needs a column of labels and a column of numbers.": "Un gráfico necesita una columna de etiquetas y una columna de números.",
  // backend/document/produce/chart.go
  "A chart needs a heading row, a column of labels and a column of numbers.": "Un gráfico necesita una fila de encabezado, una columna de etiquetas y una columna de números.",
  // backend/document/produce/chart.go
  "A chart shows 1 to {n} series, not {m}.": "Un gráfico muestra de 1 a {n} series, no {m}.",
  // backend/document/produce/chart.go
  "A chart shows up to {n} points, not {m}.": "Un gráfico muestra hasta {n} puntos, no {m}.",
  // backend/core/run/trigger.go
  "A command is one word of letters, digits, - and _, such as digest.": "Un comando es una palabra de letras, cifras, - y _, como digest.",
  // backend/value/condition_names.go
  "A condition calls functions such as len(…) only.": "Una condición solo llama a funciones como len(…).",
  // backend/value/condition_names.go
  "A condition has no function named {a}.": "Las condiciones no tienen ninguna función llamada {a}.",
  // backend/value/condition_names.go
  "A condition is one expression, without let and semicolons.": "Una condición es una sola expresión, sin let ni punto y coma.",
  // backend/service/localmodel/models.go
  "A context has a positive number of tokens.": "Un contexto tiene un número positivo de tokens.",
  // backend/store/chats/cast.go
  "A conversation can have at most {n} characters.": "Una conversación puede tener como máximo {n} personajes.",
  // backend/store/archive/orb.go, backend/store/archive/transcript.go, backend/story/chatapps/read.go, backend/story/portable/silly.go
  "A conversation can have at most {n} messages.": "Una conversación puede tener como máximo {n} mensajes.",
  // backend/store/chats/conversation.go
  "A conversation can have at most {n} tags.": "Una conversación puede tener como máximo {n} etiquetas.",
  // backend/story/portable/stream.go
  "A conversation in this file has too many fields.": "Una conversación de este archivo tiene demasiados campos.",
  // backend/story/portable/appwalk.go, backend/story/portable/stream.go
  "A conversation in this file is larger than 48 MB.": "Una conversación de este archivo supera 48 MB.",
  // backend/story/portable/appchat.go, backend/story/portable/unpack.go
  "A file in this archive couldn't be opened.": "No se pudo abrir un archivo de este archivo comprimido.",
  // backend/story/portable/source.go
  "A file in this archive is too large to unpack.": "Un archivo de este archivo comprimido es demasiado grande para extraerlo.",
  // backend/story/portable/unpack.go
  "A file in this archive was changed after the export.": "Un archivo de este archivo comprimido se modificó después de exportarlo.",
  // backend/story/portable/blob.go
  "A file in this chat is not valid base64.": "Un archivo de este chat no es base64 válido.",
  // backend/store/archive/importing.go
  "A file of the item is missing.": "Falta un archivo del elemento.",
  // backend/base/calendar/days.go
  "A first day alone is no rule. Add a line such as RRULE:FREQ=WEEKLY;INTERVAL=2.": "Un primer día solo no es una regla. Añade una línea como RRULE:FREQ=WEEKLY;INTERVAL=2.",
  // backend/core/flow/read.go
  "A flow has no field “{a}” here, only {b}.": "Un flujo no tiene aquí el campo «{a}», solo {b}.",
  // backend/service/flows/stream.go
  "A flow that is kept can have at most {n} MB of input. Send less, or turn off keep.": "Un flujo que se guarda puede tener como máximo {n} MB de entrada. Envía menos o desactiva keep.",
  // backend/store/folders/file.go
  "A folder can have at most {n} files.": "Una carpeta puede tener como máximo {n} archivos.",
  // backend/store/folders/folder.go
  "A folder can't have this color.": "Una carpeta no puede tener este color.",
  // backend/store/folders/folder.go
  "A folder that holds folders can't lie in another folder.": "Una carpeta que contiene carpetas no puede estar dentro de otra carpeta.",
  // backend/api/hookbody.go
  "A form can have at most {n} parts.": "Un formulario puede tener como máximo {n} partes.",
  // backend/service/toolbox/search.go
  "A key has no spaces or line breaks.": "Una clave no contiene espacios ni saltos de línea.",
  // backend/core/plugin/example/lantern.go
  "A lantern can't do that.": "Un farol no puede hacer eso.",
  // backend/story/portable/lines.go
  "A line of this file is longer than {n} MB.": "Una línea de este archivo supera {n} MB.",
  // backend/core/run/instruction.go
  "A loop can work on 1 to {n} items at once.": "Un bucle puede tratar de 1 a {n} elementos a la vez.",
  // backend/store/messages/message.go
  "A message can have at most {n} characters.": "Un mensaje puede tener como máximo {n} caracteres.",
  // backend/chat/file.go
  "A message can have at most {n} files.": "Un mensaje puede tener como máximo {n} archivos.",
  // backend/chat/attachment.go
  "A message can have at most {n} images.": "Un mensaje puede tener como máximo {n} imágenes.",
  // backend/service/quickreplies/service.go
  "A message can't be empty.": "Un mensaje no puede estar vacío.",
  // backend/service/library/message.go, backend/store/chats/edit.go
  "A message can't be empty. Delete the message instead.": "Un mensaje no puede estar vacío. Elimina el mensaje.",
  // backend/store/archive/orb.go, backend/story/portable/silly.go
  "A message is longer than 2 MB.": "Un mensaje supera 2 MB.",
  // backend/store/archive/foreign.go
  "A message is longer than {n} MB.": "Un mensaje supera los {n} MB.",
  // backend/service/localmodel/models.go
  "A model is being downloaded. Pause the download, then retry.": "Se está descargando un modelo. Pausa la descarga y vuelve a intentarlo.",
  // backend/service/localmodel/plan.go
  "A model runs on any device (auto) or on the processor (cpu).": "Un modelo se ejecuta en cualquier dispositivo (auto) o en el procesador (cpu).",
  // backend/base/calendar/days.go
  "A month has up to five of a weekday.": "Un mes tiene como mucho cinco veces el mismo día de la semana.",
  // backend/service/library/proof.go
  "A month is written like 2026-11.": "Un mes se escribe como 2026-11.",
  // backend/store/assistants/assistant.go
  "A name can't contain @ { } ` or \\, because assistants are mentioned as @Name.": "Un nombre no puede contener @ { } ` ni \\, porque los asistentes se mencionan como @Nombre.",
  // backend/store/sqlite/migrate.go
  "A newer Terzetto has used this data folder (version {n}; this program reads {m}). Nothing was changed; update Terzetto.": "Un Terzetto más reciente usó esta carpeta de datos (versión {n}; este programa lee {m}). No se cambió nada; actualiza Terzetto.",
  // backend/story/portable/unpack.go
  "A newer Terzetto wrote this library. Update Terzetto to import it.": "Un Terzetto más reciente escribió esta biblioteca. Actualiza Terzetto para importarla.",
  // backend/store/messages/note.go
  "A note can't be empty. Remove the note instead.": "Una nota no puede estar vacía. Quita la nota.",
  // backend/store/chats/conversation.go
  "A note is from the system, the user or the assistant.": "Una nota es del sistema, de la persona o del asistente.",
  // backend/api/desktop.go
  "A notification can have one line of at most {n} characters.": "Una notificación puede tener una línea de hasta {n} caracteres.",
  // backend/service/teams/round.go
  "A page can have 1 to {n} rows.": "Una página puede tener de 1 a {n} filas.",
  // backend/store/sqlite/check.go
  "A part of the database is damaged.": "Una parte de la base de datos está dañada.",
  // backend/store/sqlite/errors.go
  "A part of the database is damaged. Restart Terzetto to save what can be read.": "Una parte de la base de datos está dañada. Reinicia Terzetto para salvar lo que se pueda leer.",
  // backend/document/archive.go
  "A part of the file is damaged or too large, so only its beginning was read: {a}.": "Una parte del archivo está dañada o es demasiado grande, así que solo se leyó su comienzo: {a}.",
  // backend/store/archive/importing.go
  "A part of the item belongs to another item.": "Una parte del elemento pertenece a otro.",
  // backend/store/archive/foreign.go
  "A part of this item is larger than {n} MB.": "Una parte de este elemento supera los {n} MB.",
  // backend/core/run/permission.go
  "A permission for {a} can't allow every value of {b}.": "Un permiso para {a} no puede permitir cualquier valor de {b}.",
  // backend/core/run/call.go, backend/core/run/control.go
  "A person answered.": "Una persona respondió.",
  // backend/core/run/scope.go
  "A person chose to continue.": "Una persona eligió continuar.",
  // backend/core/run/scope.go
  "A person chose to finish now.": "Una persona eligió terminar ahora.",
  // backend/store/library/phrase.go
  "A phrase group needs at least one wording.": "Un grupo de frases necesita al menos una formulación.",
  // backend/story/portable/pictures.go
  "A picture couldn't be opened.": "No se pudo abrir una imagen.",
  // backend/sound/audio/player.go
  "A playlist can have at most {n} segments.": "Una lista de reproducción puede tener como máximo {n} segmentos.",
  // backend/store/plugins/state.go
  "A plug-in's state must be JSON.": "El estado de un complemento debe ser JSON.",
  // backend/store/settings/settings.go
  "A prompt called {a} exists already.": "Ya existe un prompt llamado {a}.",
  // backend/story/portable/appchat.go
  "A prompt or a note of this conversation is longer than {n} characters, so it was left out.": "Un prompt o una nota de esta conversación supera los {n} caracteres y se ha omitido.",
  // backend/store/settings/settings.go
  "A prompt's name is one word of letters, digits, - and _, such as summary.": "El nombre de un prompt es una palabra de letras, cifras, - y _, como resumen.",
  // backend/model/localserver/launch.go
  "A quotation mark of the flags is not closed.": "Una comilla de las opciones no está cerrada.",
  // backend/value/reference.go
  "A reference can't read from “{a}”. Give the id of a step, the index of a result or the name of a variable.": "Una referencia no puede leer de «{a}». Indica el id de un paso, el índice de un resultado o el nombre de una variable.",
  // backend/value/reference.go
  "A reference has a field of the wrong type.": "Una referencia tiene un campo de tipo incorrecto.",
  // backend/service/runs/run.go
  "A reply is being written in this conversation. Wait for the reply, or stop it.": "Se está escribiendo una respuesta en esta conversación. Espera la respuesta o detenla.",
  // backend/service/turns/fold.go
  "A reply is being written. Summarize when the reply is complete.": "Se está escribiendo una respuesta. Resume cuando la respuesta esté completa.",
  // backend/service/turns/impersonate.go
  "A reply is still being written. Stop the reply first, or wait.": "Aún se está escribiendo una respuesta. Detén antes la respuesta o espera.",
  // backend/service/turns/impersonate.go
  "A reply started in this conversation, so your message was not written.": "Empezó una respuesta en esta conversación, así que tu mensaje no se escribió.",
  // backend/tool/web/request.go
  "A request can have at most {n} headers.": "Una solicitud puede tener como máximo {n} encabezados.",
  // backend/tool/web/body.go
  "A request can have only one body. Give only one of json, form, text and file.": "Una solicitud solo puede tener un cuerpo. Indica solo json, form, text o file.",
  // backend/tool/guard.go
  "A request to {a} needs your permission, because {b} was read before. {c}": "Una solicitud a {a} necesita tu permiso, porque antes se leyó {b}. {c}",
  // backend/core/run/guard.go
  "A request to {a} was not allowed.": "No se permitió una solicitud a {a}.",
  // backend/tool/folder/table.go
  "A row of {a} is larger than {n} MB.": "Una fila de {a} supera {n} MB.",
  // backend/base/calendar/days.go
  "A rule counts from 1: give {a} a number above 0, or leave it out.": "Una regla cuenta desde 1: da a {a} un número mayor que 0 u omítelo.",
  // backend/base/calendar/days.go
  "A rule of days can't say “{a}”. The time of day has its own field.": "Una regla de días no puede decir «{a}». La hora tiene su propio campo.",
  // backend/core/run/schedule.go
  "A schedule runs either once or repeatedly, not both.": "Una programación se ejecuta una vez o repetidamente, no ambas cosas.",
  // backend/store/scripts/script.go
  "A script belongs to a character or to a preset, and not to both.": "Un script pertenece a un personaje o a un ajuste, y no a ambos.",
  // backend/tool/web/search.go
  "A search can't be sent to the address {a}.": "No se puede enviar una búsqueda a la dirección {a}.",
  // backend/value/condition_names.go
  "A secret can't be used in a condition.": "Un secreto no se puede usar en una condición.",
  // backend/store/secrets/variable.go
  "A secret must be text.": "Un secreto debe ser texto.",
  // backend/service/toolbox/server.go
  "A server at an address has no folder. Leave the folder empty.": "Un servidor en una dirección no tiene carpeta. Deja la carpeta vacía.",
  // backend/store/scripts/quickreply.go
  "A set can have at most {n} quick replies.": "Un conjunto puede tener como máximo {n} respuestas rápidas.",
  // backend/core/run/instruction.go
  "A step can be retried up to {n} times.": "Un paso se puede reintentar hasta {n} veces.",
  // backend/core/flow/check.go, backend/core/run/instruction.go
  "A step can have 1 to {n} branches.": "Un paso puede tener de 1 a {n} ramas.",
  // backend/core/run/instruction.go
  "A step can have either {a} or {b}, not both.": "Un paso puede tener {a} o {b}, no ambos.",
  // backend/core/flow/read.go
  "A step is of the type step or parallel, not “{a}”.": "Un paso es del tipo step o parallel, no «{a}».",
  // backend/store/folds/change.go
  "A summary can't be empty. Unfold the messages instead.": "Un resumen no puede estar vacío. Quita el resumen.",
  // backend/store/teams/settings.go
  "A task can't have more time than its round.": "Una tarea no puede tener más tiempo que su ronda.",
  // backend/document/sheet.go
  "A text of the workbook is larger than {a}. Only its beginning was read.": "Un texto del libro supera {a}. Solo se leyó su comienzo.",
  // backend/core/run/instruction.go
  "A time limit is 1 millisecond to a year.": "Un límite de tiempo va de 1 milisegundo a un año.",
  // backend/service/turns/title.go
  "A title needs a message and its reply. Send a message first.": "Un título necesita un mensaje y su respuesta. Envía primero un mensaje.",
  // backend/tool/folder/write.go
  "A tool can write at most {n} MB at a time.": "Una herramienta puede escribir como máximo {n} MB de una vez.",
  // backend/core/flow/read.go
  "A tool is of the type function, not “{a}”.": "Una herramienta es del tipo function, no «{a}».",
  // backend/core/run/args.go, backend/value/missing.go
  "A value for “{a}” is missing.": "Falta un valor para «{a}».",
  // backend/core/run/instruction.go
  "A value here is not valid JSON.": "Un valor no es JSON válido aquí.",
  // backend/value/evaluation.go
  "A value in the condition has another type than the condition needs.": "Un valor de la condición no es del tipo que necesita.",
  // backend/store/sqlite/errors.go
  "A value in this database is larger than {n} MB.": "Un valor de esta base de datos supera los {n} MB.",
  // backend/document/markup.go
  "A value larger than {a} was left out.": "Se omitió un valor de más de {a}.",
  // backend/store/secrets/variable.go
  "A variable can have at most {n} KB.": "Una variable puede tener como máximo {n} KB.",
  // backend/store/artifacts/group.go
  "A version must belong to an attachment of the same message.": "Una versión debe pertenecer a un adjunto del mismo mensaje.",
  // backend/store/artifacts/group.go
  "A version must belong to the first of its group.": "Una versión debe pertenecer a la primera de su grupo.",
  // backend/core/run/instruction.go
  "A wait takes 1 millisecond to a year.": "Una espera dura de 1 milisegundo a un año.",
  // backend/api/hook.go
  "A webhook accepts only POST.": "Un webhook solo acepta POST.",
  // backend/api/hookbody.go
  "A webhook request can have at most {n} MB, and {m} MB without its files.": "Una petición a un webhook puede tener como máximo {n} MB, y {m} MB sin sus archivos.",
  // backend/core/flow/check.go, backend/core/run/workflow.go
  "A workflow can have at most {n} steps.": "Un flujo de trabajo puede tener como máximo {n} pasos.",
  // backend/core/run/circle.go
  "A workflow can't run itself without a condition.": "Un flujo de trabajo no puede ejecutarse a sí mismo sin una condición.",
  // backend/core/run/instruction.go
  "A workflow has no such step.": "Un flujo de trabajo no tiene un paso así.",
  // backend/core/run/workflow.go
  "A workflow of the kind flow has no instructions.": "Un flujo de trabajo del tipo flow no tiene instructions.",
  // app/backup.go
  "Add a file for the backup: terzetto backup FILE.": "Indica un archivo para la copia de seguridad: terzetto backup FILE.",
  // app/run.go
  "Add a workflow: terzetto run NAME.": "Indica un flujo de trabajo: terzetto run NAME.",
  // app/backup.go
  "Add the backup to restore: terzetto restore FILE.": "Indica la copia de seguridad que quieres restaurar: terzetto restore FILE.",
  // app/prose.go
  "Add the file of the report: terzetto prose FILE.": "Añade el archivo del informe: terzetto prose FILE.",
  // app/send.go
  "Add the text to send: terzetto send TEXT.": "Indica el texto que quieres enviar: terzetto send TEXT.",
  // backend/core/run/repeat.go
  "After page {n} come pages that were there before, so they would never end.": "Después de la página {n} vienen páginas que ya estaban, así que no terminarían nunca.",
  // backend/core/flow/read.go
  "After the last turn a flow can finalize, warn, error or ask, not “{a}”.": "Tras el último turno, un flujo puede hacer finalize, warn, error o ask, no «{a}».",
  // backend/story/prose/reason.go
  "All of {n} paragraphs in a row are equally long.": "{n} párrafos seguidos tienen la misma longitud.",
  // backend/sound/audio/player.go
  "All {n} sound channels are in use. Stop one first.": "Los {n} canales de sonido están en uso. Detén uno primero.",
  // backend/api/operations.go
  "An attachment is not valid base64.": "Un adjunto no es base64 válido.",
  // backend/core/team/machine.go
  "Analyzing request and planning work": "Se analiza la solicitud y se planifica el trabajo",
  // backend/store/sqlite/folder.go
  "Another Terzetto (process {a}) is using this data folder. Close the other Terzetto first.": "Otro Terzetto (proceso {a}) usa esta carpeta de datos. Cierra primero el otro Terzetto.",
  // backend/store/sqlite/folder.go
  "Another Terzetto is using this data folder. Close the other Terzetto first.": "Otro Terzetto usa esta carpeta de datos. Cierra primero el otro Terzetto.",
  // backend/store/sqlite/look.go
  "Another database file was put in place of the one that Terzetto used last. Backups of the last one are in Settings, Data.": "Otro archivo de base de datos ocupa el lugar del último que usó Terzetto. Las copias de ese último están en Configuración, Datos.",
  // backend/api/server.go
  "Another database is open now. Read everything again.": "Ahora está abierta otra base de datos. Vuelve a leerlo todo.",
  // backend/core/turn/pipeline.go
  "Another model answers at this address now: {a}.": "Ahora responde otro modelo en esta dirección: {a}.",
  // backend/service/modeltest/service.go
  "Another model is being tested. Stop that test, or wait until it ends.": "Se está probando otro modelo. Detén esa prueba o espera a que acabe.",
  // backend/model/localserver/failure.go
  "Another program took the address of {a}. Try again.": "Otro programa ocupó la dirección de {a}. Vuelve a intentarlo.",
  // backend/service/turns/turn.go
  "Another reply is already being written in this conversation.": "Ya se está escribiendo otra respuesta en esta conversación.",
  // backend/core/plugin/tts/memory.go
  "Another sample was asked for.": "Se pidió otra muestra.",
  // backend/tool/web/request.go
  "Answers can't be saved here.": "Aquí no se pueden guardar respuestas.",
  // backend/core/run/guard.go
  "Ask {a}? This run has read {b}.": "¿Consultar {a}? Esta ejecución ha leído {b}.",
  // backend/core/turn/again.go
  "Asking the Writer once more brought no better reply.": "Preguntar otra vez al Escritor no dio una respuesta mejor.",
  // backend/core/assistant/runner.go
  "Assistants can ask each other at most {n} levels deep. Answer without asking.": "Los asistentes pueden preguntarse hasta {n} niveles. Responde sin preguntar.",
  // backend/store/chats/change.go
  "At most {n} conversations can be changed at once.": "Se pueden cambiar como máximo {n} conversaciones a la vez.",
  // backend/service/library/model.go
  "At most {n} texts can be counted at once.": "Se pueden contar como máximo {n} textos a la vez.",
  // backend/model/llm/report.go
  "Attach an image to find out. If the server refuses the image, Terzetto sends its name in its place.": "Adjunta una imagen para averiguarlo. Si el servidor rechaza la imagen, Terzetto envía su nombre en su lugar.",
  // backend/api/data.go, backend/store/artifacts/tx.go, backend/store/messages/message.go
  "Attachment not found": "No se encontró el adjunto",
  // backend/core/flow/opening.go
  "Attachment {n} has no content. Send the bytes as base64, not an address.": "El adjunto {n} no tiene contenido. Envía los bytes en base64, no una dirección.",
  // backend/core/flow/opening.go
  "Attachment {n} is a PDF, which no model here can read. Send its text instead.": "El adjunto {n} es un PDF, que ningún modelo puede leer aquí. Envía su texto.",
  // backend/core/flow/opening.go
  "Attachment {n} is beyond the limit. A run can have at most {m} images of {k} MB together.": "El adjunto {n} supera el límite. Una ejecución puede tener como máximo {m} imágenes de {k} MB en total.",
  // backend/core/flow/opening.go
  "Attachment {n} is empty or not valid base64.": "El adjunto {n} está vacío o no es base64 válido.",
  // backend/core/flow/opening.go
  "Attachment {n} is larger than {m} MB.": "El adjunto {n} supera {m} MB.",
  // backend/core/flow/opening.go
  "Attachment {n} is of the type {a}. Send images as PNG, JPEG, WebP or GIF.": "El adjunto {n} es de tipo {a}. Envía las imágenes como PNG, JPEG, WebP o GIF.",
  // backend/document/letter.go
  "Attachments of an attached e-mail are not read.": "Los adjuntos de un correo adjunto no se leen.",
  // backend/core/assistant/runner.go, backend/service/flows/tool.go
  "Calls {a}.": "Llama a «{a}».",
  // backend/store/library/character.go
  "Character not found": "No se encontró el personaje",
  // backend/document/charset/said.go
  "Characters that couldn't be decoded: {n}. The text has “�” in their place.": "Caracteres que no se pudieron decodificar: {n}. El texto tiene «�» en su lugar.",
  // backend/tool/mcp/program.go
  "Check the program and its arguments.": "Comprueba el programa y sus argumentos.",
  // backend/service/teams/file.go
  "Choose 1 to {n} files.": "Elige de 1 a {n} archivos.",
  // backend/model/shelf/move.go
  "Choose a folder that is neither inside the current one nor around it.": "Elige una carpeta que no esté dentro de la actual ni la contenga.",
  // backend/service/library/endpoint.go
  "Choose a model of this server first.": "Elige primero un modelo de este servidor.",
  // backend/service/library/settings.go
  "Choose a model.": "Elige un modelo.",
  // backend/model/llm/report.go
  "Choose a smaller model, or turn off Director and Editor.": "Elige un modelo más pequeño o desactiva el Director y el Editor.",
  // backend/store/facts/edit.go
  "Choose another conversation.": "Elige otra conversación.",
  // backend/service/runs/tools.go
  "Choose the conversation for the message.": "Elige la conversación para el mensaje.",
  // backend/service/toolbox/search.go
  "Choose the tool that searches.": "Elige la herramienta que busca.",
  // backend/core/run/trigger.go
  "Choose the workflow that starts this workflow when it ends.": "Elige el flujo de trabajo que inicia este al terminar.",
  // backend/core/run/schedule.go
  "Choose when the workflow runs: once or repeatedly.": "Elige cuándo se ejecuta el flujo de trabajo: una vez o repetidamente.",
  // backend/store/artifacts/tx.go, backend/store/index/search.go, backend/store/messages/conversation.go
  "Conversation not found": "No se encontró la conversación",
  // backend/tool/folder/write_table.go
  "Couldn't add rows to {a}: the workbook is damaged or full.": "No se pudieron añadir filas a {a}: el libro está dañado o lleno.",
  // backend/service/library/file.go
  "Couldn't attach {a}. {b}": "No se pudo adjuntar {a}. {b}",
  // app/desktop.go
  "Couldn't change the setting of the file manager.": "No se pudo cambiar el ajuste del gestor de archivos.",
  // backend/model/shelf/move.go
  "Couldn't copy the models, so they stay in the old folder. Check both disks, then retry.": "No se pudieron copiar los modelos, así que siguen en la carpeta antigua. Comprueba ambos discos y vuelve a intentarlo.",
  // backend/tool/program/run.go
  "Couldn't copy {a} to the program's folder.": "No se pudo copiar {a} a la carpeta del programa.",
  // backend/store/sqlite/counts.go
  "Couldn't count the contents of this backup.": "No se pudo contar el contenido de esta copia de seguridad.",
  // backend/base/secret/secret.go
  "Couldn't decrypt the saved key, because its encryption key is missing. Enter the key again.": "No se pudo descifrar la clave guardada, porque falta su clave de cifrado. Escribe la clave de nuevo.",
  // backend/model/shelf/delete.go
  "Couldn't delete this model. Stop the model if it is running, then retry.": "No se pudo eliminar este modelo. Detenlo si está en ejecución y vuelve a intentarlo.",
  // backend/model/llm/pull.go
  "Couldn't download {a}.": "No se pudo descargar {a}.",
  // backend/value/evaluation.go
  "Couldn't evaluate the condition.": "No se pudo evaluar la condición.",
  // backend/store/sqlite/rescue.go
  "Couldn't find a backup that can be read.": "No se encontró ninguna copia de seguridad legible.",
  // backend/story/portable/folder.go
  "Couldn't find a chat, character or lorebook that Terzetto can read.": "No se encontró ningún chat, personaje o lorebook que Terzetto pueda leer.",
  // backend/tool/program/interpreter.go
  "Couldn't find a language for {a}. Its extension must be py, js, mjs, cjs, sh, ps1, go, rb, pl, php or r.": "No se encontró un lenguaje para {a}. La extensión debe ser py, js, mjs, cjs, sh, ps1, go, rb, pl, php o r.",
  // app/desktop.go
  "Couldn't find out which app opens cards.": "No se pudo averiguar qué aplicación abre las tarjetas.",
  // backend/tool/folder/write_table.go
  "Couldn't find the columns of {a}.": "No se encontraron las columnas de {a}.",
  // backend/store/sqlite/restore.go
  "Couldn't find the file.": "No se encontró el archivo.",
  // backend/core/plugin/tts/sound.go
  "Couldn't find the pauses of this recording. Read the reply aloud again.": "No se encontraron las pausas de esta grabación. Lee la respuesta en voz alta de nuevo.",
  // backend/tool/folder/table.go, backend/tool/folder/write_table.go
  "Couldn't find the rows of {a}.": "No se encontraron las filas de {a}.",
  // backend/core/plugin/tts/plugin.go
  "Couldn't find the text of this recording. Read the reply aloud again.": "No se encontró el texto de esta grabación. Lee la respuesta en voz alta de nuevo.",
  // backend/story/portable/appchat.go
  "Couldn't import an image of message {n}: {a}": "No se pudo importar una imagen del mensaje {n}: {a}",
  // backend/store/archive/transcript_import.go
  "Couldn't import the content of {a}: {b}": "No se pudo importar el contenido de {a}: {b}",
  // backend/store/archive/files.go
  "Couldn't import the file {a}: {b}": "No se pudo importar el archivo {a}: {b}",
  // backend/store/archive/transcript_import.go
  "Couldn't import the memories of {a}: {b}": "No se pudieron importar los recuerdos de {a}: {b}",
  // backend/store/archive/transcript_import.go, backend/story/portable/unpack.go
  "Couldn't import the records of the turns: {a}": "No se pudieron importar los registros de los turnos: {a}",
  // backend/core/team/agents/render.go
  "Couldn't make {a}. {b}": "No se pudo crear {a}. {b}",
  // app/desktop.go
  "Couldn't open a file dialog. Run terzetto serve and upload the file in a browser.": "No se pudo abrir un diálogo de archivos. Ejecuta terzetto serve y sube el archivo en un navegador.",
  // app/desktop.go
  "Couldn't open a file manager. Copy the path instead.": "No se pudo abrir un gestor de archivos. Copia la ruta.",
  // app/desktop.go
  "Couldn't open a folder dialog. Enter the path instead.": "No se pudo abrir un diálogo de carpetas. Escribe la ruta.",
  // app/door.go
  "Couldn't open a folder dialog. Save the documents one by one.": "No se pudo abrir un diálogo de carpetas. Guarda los documentos uno por uno.",
  // backend/program.go
  "Couldn't open the backup, nor the previous data again. Nothing was deleted; restart Terzetto.": "No se pudo abrir la copia de seguridad ni los datos anteriores. No se eliminó nada; reinicia Terzetto.",
  // backend/program.go
  "Couldn't open the backup. The previous data is in use again.": "No se pudo abrir la copia de seguridad. Los datos anteriores vuelven a estar en uso.",
  // backend/tool/folder/folder.go
  "Couldn't open the folder for tools. Choose another folder in Settings, under Tools and servers.": "No se pudo abrir la carpeta de las herramientas. Elige otra carpeta en la configuración, en Herramientas y servidores.",
  // app/opened.go, backend/service/transfer/upload.go, backend/story/portable/choices.go, backend/story/portable/folder.go, backend/story/portable/rows.go, backend/story/portable/source.go, backend/story/portable/unpack.go
  "Couldn't open this file.": "No se pudo abrir este archivo.",
  // backend/service/transfer/upload.go
  "Couldn't open this folder.": "No se pudo abrir esta carpeta.",
  // backend/base/datadir/unusable.go
  "Couldn't open {a}: {b}. Choose another folder with --data-dir.": "No se pudo abrir {a}: {b}. Elige otra carpeta con --data-dir.",
  // backend/base/secret/secret.go
  "Couldn't protect the key, because the data folder is read-only. Check the disk and the folder's permissions.": "No se pudo proteger la clave, porque la carpeta de datos es de solo lectura. Comprueba el disco y los permisos de la carpeta.",
  // backend/sound/speech/server.go
  "Couldn't reach the speech server at {a}. Is the server running?": "No se pudo contactar con el servidor de voz en {a}. ¿Está en marcha el servidor?",
  // backend/tool/web/transport.go
  "Couldn't reach {a}.": "No se pudo contactar con {a}.",
  // backend/model/fetch/refusal.go
  "Couldn't reach {a}. Check the internet connection, then try again.": "No se pudo contactar con {a}. Comprueba la conexión a internet e inténtalo de nuevo.",
  // backend/model/llm/connect.go
  "Couldn't reach {a}. Is the server running?": "No se pudo contactar con {a}. ¿Está en marcha el servidor?",
  // backend/story/portable/silly.go
  "Couldn't read Terzetto's own notes in line {n}. The message is complete.": "No se pudieron leer los datos propios de Terzetto en la línea {n}. El mensaje está completo.",
  // backend/story/portable/silly.go
  "Couldn't read Terzetto's own notes on this chat. Its messages are complete.": "No se pudieron leer los datos propios de Terzetto sobre este chat. Sus mensajes están completos.",
  // backend/story/portable/rows.go
  "Couldn't read a line of this file.": "No se pudo leer una línea de este archivo.",
  // backend/core/team/agents/web.go
  "Couldn't read any page. {a}": "No se pudo leer ninguna página. {a}",
  // backend/service/flows/flow.go
  "Couldn't read any text in the PDF. {a}": "No se pudo leer texto en el PDF. {a}",
  // backend/story/chatapps/generic.go
  "Couldn't read message {n}, so it was left out.": "No se pudo leer el mensaje {n} y no se importó.",
  // backend/story/chatapps/conversation.go
  "Couldn't read one of the messages, so it was left out.": "No se pudo leer uno de los mensajes y no se importó.",
  // backend/core/run/permission.go
  "Couldn't read the arguments of this step.": "No se pudieron leer los argumentos de este paso.",
  // backend/store/archive/transcript_import.go
  "Couldn't read the facts of the story, so they were left out.": "No se pudieron leer los datos de la historia y no se importaron.",
  // backend/api/hookbody.go, backend/api/upload.go
  "Couldn't read the form.": "No se pudo leer el formulario.",
  // backend/story/card/png.go
  "Couldn't read the image of this character. Choose another image, then export again.": "No se pudo leer la imagen de este personaje. Elige otra imagen y exporta de nuevo.",
  // backend/service/transfer/silly.go, backend/store/archive/export.go
  "Couldn't read the item.": "No se pudo leer el elemento.",
  // backend/tool/web/page.go
  "Couldn't read the page at {a}, because its HTML is not valid.": "No se pudo leer la página de {a}, porque su HTML no es válido.",
  // backend/store/archive/transcript_import.go
  "Couldn't read the records of the turns, so they were left out.": "No se pudieron leer los registros de los turnos y no se importaron.",
  // backend/api/hookbody.go, backend/api/server.go
  "Couldn't read the request.": "No se pudo leer la solicitud.",
  // backend/sound/audio/clip.go
  "Couldn't read the sound. The file may be damaged.": "No se pudo leer el sonido. Puede que el archivo esté dañado.",
  // backend/document/office/package.go
  "Couldn't read the template. Choose a Word document, a presentation or a workbook that opens in its program.": "No se pudo leer la plantilla. Elige un documento de Word o una presentación que se abra en su programa.",
  // backend/store/archive/rows.go
  "Couldn't read the value of {a}.": "No se pudo leer el valor de {a}.",
  // backend/store/archive/export.go
  "Couldn't read these settings.": "No se pudo leer esta configuración.",
  // backend/story/portable/silly.go
  "Couldn't read this chat to its end.": "No se pudo leer este chat hasta el final.",
  // backend/store/archive/orb.go
  "Couldn't read this database to its end.": "No se pudo leer esta base de datos hasta el final.",
  // backend/story/portable/unpack.go
  "Couldn't read this file in the archive.": "No se pudo leer este archivo del archivo comprimido.",
  // backend/story/portable/stream.go
  "Couldn't read this file to its end.": "No se pudo leer este archivo hasta el final.",
  // backend/story/fact/foreign/object.go
  "Couldn't read this file, because its JSON is damaged.": "No se pudo leer este archivo porque su JSON está dañado.",
  // backend/store/sqlite/restore.go, backend/story/portable/source.go
  "Couldn't read this file.": "No se pudo leer este archivo.",
  // backend/base/secret/secret.go
  "Couldn't read this key, because the system's keyring is locked. Unlock the keyring and restart Terzetto, or enter the key again.": "No se pudo leer esta clave, porque el depósito de claves está bloqueado. Desbloquea el depósito y reinicia Terzetto, o escribe la clave de nuevo.",
  // backend/model/shelf/finder.go
  "Couldn't read this model file. Check the path and its permissions.": "No se pudo leer este archivo de modelo. Comprueba la ruta y sus permisos.",
  // backend/service/library/artifact.go, backend/store/artifacts/cache.go
  "Couldn't recreate the file: its origin was not recorded.": "No se pudo recrear el archivo: no se registró su origen.",
  // app/door.go, app/files.go
  "Couldn't save the file. Choose another folder.": "No se pudo guardar el archivo. Elige otra carpeta.",
  // backend/core/plugin/tts/plugin.go
  "Couldn't save the recording: {a}.": "No se pudo guardar la grabación: {a}.",
  // backend/store/artifacts/cache.go
  "Couldn't save the result of {a}.": "No se pudo guardar el resultado de {a}.",
  // app/files.go
  "Couldn't save the whole file. Choose a place with more free space.": "No se pudo guardar el archivo completo. Elige un lugar con más espacio libre.",
  // backend/store/triggers/imported.go, backend/store/workflows/workflow.go
  "Couldn't save this workflow. {a}": "No se pudo guardar este flujo de trabajo. {a}",
  // backend/model/fetch/download.go
  "Couldn't save {a} in {b}. Check the disk and the permissions of the folder.": "No se pudo guardar {a} en {b}. Comprueba el disco y los permisos de la carpeta.",
  // app/files.go
  "Couldn't save {a}: {n} of {m} files were saved. Choose another folder.": "No se pudo guardar {a}: se guardaron {n} de {m} archivos. Elige otra carpeta.",
  // backend/store/sqlite/errors.go
  "Couldn't save: the disk is full, or the data folder is read-only. Free some space, then try again.": "No se pudo guardar: el disco está lleno o la carpeta de datos es de solo lectura. Libera espacio e inténtalo de nuevo.",
  // backend/model/llm/connect.go
  "Couldn't send the request to {a}.": "No se pudo enviar la solicitud a {a}.",
  // backend/tool/mcp/program.go, backend/tool/program/run.go
  "Couldn't start {a}.": "No se pudo iniciar {a}.",
  // backend/service/transfer/upload.go, backend/store/archive/aside.go
  "Couldn't store the file: the disk is full or read-only.": "No se pudo almacenar el archivo: el disco está lleno o es de solo lectura.",
  // backend/tool/folder/foresee.go
  "Couldn't tell the format of {a}. Give it a name that ends in {b} or {c}.": "No se pudo determinar el formato de {a}. Usa un nombre que termine en {b} o {c}.",
  // backend/tool/web/page.go
  "Couldn't turn the page at {a} into text.": "No se pudo convertir en texto la página de {a}.",
  // backend/story/portable/source.go
  "Couldn't unpack a file in this archive.": "No se pudo extraer un archivo de este archivo comprimido.",
  // backend/model/unpack/archive.go
  "Couldn't unpack {a} in {b}. Check the disk and the permissions of the folder.": "No se pudo descomprimir {a} en {b}. Comprueba el disco y los permisos de la carpeta.",
  // backend/core/flow/plan.go
  "Couldn't use a tool of the flow. Its parameters must be a JSON Schema of an object.": "No se pudo usar una herramienta del flujo. Sus parámetros deben ser un JSON Schema de un objeto.",
  // backend/document/office/letterhead.go
  "Couldn't use the template, because it is no Word document. Choose a .docx or .dotx file.": "No se pudo usar la plantilla porque no es un documento de Word. Elige un archivo .docx o .dotx.",
  // backend/document/produce/deck.go
  "Couldn't use the template, because it is no presentation. Choose a .pptx or .potx file.": "No se pudo usar la plantilla porque no es una presentación. Elige un archivo .pptx o .potx.",
  // backend/document/produce/deck.go
  "Couldn't use the template, because none of its layouts has a title and a text. Choose another presentation.": "No se pudo usar la plantilla porque ninguno de sus diseños tiene título y texto. Elige otra presentación.",
  // backend/tool/folder/folder.go
  "Couldn't use {a}.": "No se pudo usar {a}.",
  // backend/base/folderwatch/watch.go
  "Couldn't watch the folder {a}. Terzetto tries again.": "No se pudo vigilar la carpeta {a}. Terzetto lo intenta de nuevo.",
  // backend/model/shelf/move.go
  "Couldn't write to this folder. Choose another folder.": "No se pudo escribir en esta carpeta. Elige otra carpeta.",
  // backend/core/team/agents/documentation.go
  "Couldn't write {a}, because the model gave no text for it.": "No se pudo escribir {a}, porque el modelo no dio texto para ese archivo.",
  // backend/core/team/machine.go
  "Creating final response": "Se prepara la respuesta final",
  // backend/base/calendar/days.go
  "Days repeat DAILY, WEEKLY, MONTHLY or YEARLY, not “{a}”.": "Los días se repiten DAILY, WEEKLY, MONTHLY o YEARLY, no «{a}».",
  // backend/core/turn/plan.go
  "Director and Editor were left out, because their tools don't fit the model's context.": "Se omitieron el Director y el Editor, porque sus herramientas no caben en el contexto del modelo.",
  // backend/document/picture.go
  "Drawings that can't be shown: their text was read, and nothing else.": "Hay dibujos que no se pueden mostrar: solo se leyó su texto.",
  // backend/story/prose/reason.go
  "Each of {n} paragraphs in a row has one sentence.": "{n} párrafos seguidos tienen una sola frase.",
  // backend/story/prose/reason.go
  "Each of {n} sentences in a row has a dash.": "{n} frases seguidas tienen una raya.",
  // backend/story/prose/reason.go
  "Each of {n} sentences in a row has {m} to {k} words.": "{n} frases seguidas tienen de {m} a {k} palabras.",
  // backend/core/turn/recall.go
  "Earlier messages couldn't be searched, so none was recalled. {a}": "No se pudo buscar en los mensajes anteriores, así que no se recordó ninguno. {a}",
  // backend/core/turn/recall.go
  "Earlier messages that aren't in the search index yet weren't recalled: {n}.": "Mensajes anteriores que aún no están en el índice de búsqueda y no se recordaron: {n}.",
  // backend/core/turn/recall.go
  "Earlier messages were searched by words alone. {a}": "En los mensajes anteriores solo se buscó por palabras. {a}",
  // backend/model/dialect/setting.go
  "Enter a JSON object, with names in quotes.": "Escribe un objeto JSON, con los nombres entre comillas.",
  // backend/model/huggingface/place.go
  "Enter a model such as owner/name or owner/name:Q4_K_M, or the address of a .gguf file.": "Introduce un modelo como owner/name u owner/name:Q4_K_M, o la dirección de un archivo .gguf.",
  // backend/tool/model/ask.go
  "Enter a prompt for the model.": "Escribe un prompt para el modelo.",
  // backend/core/team/runner.go
  "Enter a request for the team, or add a file.": "Escribe una solicitud para el equipo o añade un archivo.",
  // backend/api/operations.go
  "Enter instructions for the rewrite.": "Escribe instrucciones para la reescritura.",
  // backend/tool/web/search.go
  "Enter something to search for.": "Introduce lo que quieres buscar.",
  // backend/service/toolbox/search.go
  "Enter the address of the SearXNG instance.": "Introduce la dirección de la instancia de SearXNG.",
  // backend/model/serverurl/serverurl.go, backend/service/library/endpoint.go
  "Enter the address of the server.": "Escribe la dirección del servidor.",
  // backend/service/narration/server.go, backend/sound/speech/serverlist.go
  "Enter the address of the speech server.": "Escribe la dirección del servidor de voz.",
  // backend/model/llm/pull.go
  "Enter the model to download.": "Escribe el modelo que se descarga.",
  // backend/tool/notify.go
  "Enter the text of the message.": "Escribe el texto del mensaje.",
  // backend/service/localmodel/add.go
  "Enter the whole path of the file.": "Escribe la ruta completa del archivo.",
  // backend/service/localmodel/models.go
  "Enter the whole path of the folder.": "Escribe la ruta completa de la carpeta.",
  // backend/store/scripts/script.go
  "Enter what the script looks for.": "Escribe lo que busca el script.",
  // backend/story/card/entry.go
  "Entry {n} ({a}) of the lorebook has a key of more than {m} characters.": "La entrada {n} ({a}) del lorebook tiene una clave de más de {m} caracteres.",
  // backend/story/card/entry.go
  "Entry {n} ({a}) of the lorebook has {m} keys. The limit is {k}.": "La entrada {n} ({a}) del lorebook tiene {m} claves. El límite es {k}.",
  // backend/story/card/entry.go
  "Entry {n} ({a}) of the lorebook is longer than {m} characters.": "La entrada {n} ({a}) del lorebook supera {m} caracteres.",
  // backend/story/card/book.go
  "Entry {n} of this lorebook is not an object.": "La entrada {n} de este lorebook no es un objeto.",
  // backend/service/library/card.go
  "Export a character as PNG (png), CHARX (charx) or JSON (json).": "Exporta un personaje como PNG (png), CHARX (charx) o JSON (json).",
  // backend/story/portable/conversation.go
  "Export a conversation as Markdown (md), text (txt), JSON Lines (jsonl), web page (html), PDF (pdf) or SillyTavern group (group).": "Exporta una conversación como Markdown (md), texto (txt), JSON Lines (jsonl), página web (html), PDF (pdf) o grupo de SillyTavern (group).",
  // backend/service/library/lorebook.go
  "Export a lorebook as world_info or character_book.": "Exporta un lorebook como world_info o character_book.",
  // backend/service/memory/export.go
  "Export facts as Markdown (markdown) or as a lorebook (lorebook).": "Exporta los datos como Markdown (markdown) o como lorebook (lorebook).",
  // backend/core/turn/quotes.go
  "Fewer passages of the files were quoted, because more don't fit the model's context.": "Se citaron menos pasajes de los archivos, porque no caben más en el contexto del modelo.",
  // backend/story/portable/pictures.go
  "Files left out because they aren't images, or are too large or too many: {n}.": "Archivos no importados por no ser imágenes, o por ser demasiado grandes o demasiados: {n}.",
  // backend/store/folders/folder.go
  "Folders can lie in a folder, but not one level deeper.": "Una carpeta puede contener carpetas, pero no un nivel más.",
  // backend/core/run/schedule.go
  "For missed times, choose “once” or “skip”.": "Para las horas perdidas, elige «once» o «skip».",
  // backend/core/run/trigger.go
  "For the end of the other workflow, choose “completed”, “failed” or “any”.": "Para el final del otro flujo de trabajo, elige «completed», «failed» o «any».",
  // backend/store/library/fragment.go
  "Fragment not found": "No se encontró el fragmento",
  // backend/tool/web/request.go
  "GET and HEAD can't have a body. Choose another method, or give parameters in query.": "GET y HEAD no pueden tener cuerpo. Elige otro método o indica parámetros en query.",
  // backend/service/flows/tool.go
  "Give a flow: its id, or a definition.": "Indica un flujo: su id o una definición.",
  // backend/tool/mcp/offer.go
  "Give a name of at most {n} lowercase letters and digits, with single hyphens between them.": "Indica un nombre de hasta {n} minúsculas y cifras, con guiones sueltos entre ellas.",
  // backend/store/library/fragment.go
  "Give an id of lowercase letters, digits, - and _. Begin with a letter; moods is reserved.": "Indica un id de minúsculas, cifras, - y _. Empieza por una letra; moods está reservado.",
  // backend/service/toolbox/server.go
  "Give either a program or an address, not both.": "Indica un programa o una dirección, no ambos.",
  // backend/core/run/instruction.go
  "Give either how long to wait, or until when.": "Indica cuánto esperar o hasta cuándo.",
  // backend/tool/web/request.go
  "Give either user and password or oauth, not both.": "Indica user y password, o bien oauth, pero no ambos.",
  // backend/tool/web/body.go
  "Give the file to upload in the field.": "Indica el archivo que se sube en el campo.",
  // backend/service/toolbox/server.go
  "Give the program to start, or the address of the server.": "Indica el programa que se inicia o la dirección del servidor.",
  // backend/model/dialect/servers.go
  "Give the server a larger context if the computer has the memory.": "Da al servidor un contexto mayor si la memoria del dispositivo lo permite.",
  // backend/tool/web/request.go
  "Give the user whose password is asked for.": "Indica el usuario cuya contraseña se pide.",
  // backend/tool/mcp/address.go
  "Give the whole address of the server, such as https://example.com/mcp.": "Indica la dirección completa del servidor, como https://example.com/mcp.",
  // backend/service/toolbox/settings.go
  "Give the whole path of the folder, such as {a}.": "Indica la ruta completa de la carpeta, como {a}.",
  // backend/document/slides.go
  "Hidden slides were read, too: {n}.": "También se leyeron las diapositivas ocultas: {n}.",
  // backend/model/llm/report.go
  "If a reply is empty, Terzetto asks once more and then offers Retry.": "Si una respuesta está vacía, Terzetto pregunta otra vez y después ofrece Reintentar.",
  // backend/model/llm/report.go
  "If the server refuses a long conversation, Terzetto learns the limit and summarizes the oldest messages.": "Si el servidor rechaza una conversación larga, Terzetto aprende el límite y resume los mensajes más antiguos.",
  // backend/story/portable/pictures.go
  "Images that are missing: {n}. Choose the whole folder or export to include them.": "Imágenes que faltan: {n}. Elige la carpeta o la exportación completa para incluirlas.",
  // backend/story/portable/group.go
  "In SillyTavern, you choose who replies in this group. In Terzetto, a character replies to each message.": "En SillyTavern eliges quién responde en este grupo. En Terzetto, un personaje responde a cada mensaje.",
  // backend/core/flow/read.go
  "In a flow, “{a}” can't have a value of this type.": "En un flujo, «{a}» no puede tener un valor de este tipo.",
  // backend/core/flow/read.go
  "In a flow, “{a}” must be an object.": "En un flujo, «{a}» debe ser un objeto.",
  // backend/document/sheet.go
  "In all, {n} rows of the sheet were not read whole.": "En total, {n} filas de la hoja no se leyeron enteras.",
  // backend/story/prose/reason.go
  "It asks your own words back.": "Sus propias palabras vuelven como pregunta.",
  // backend/story/prose/reason.go
  "It denies one thing to say another in the same form.": "Niega una cosa para decir otra de la misma forma.",
  // backend/story/prose/reason.go
  "It denies one thing to say another.": "Niega una cosa para decir otra.",
  // backend/story/prose/reason.go
  "It denies one thing to say another: {a}.": "Niega una cosa para decir otra: {a}.",
  // backend/story/prose/reason.go
  "It ends in a question, as {n} of the last {m} replies do.": "Acaba en pregunta, como {n} de las últimas {m} respuestas.",
  // backend/story/prose/reason.go
  "It is one of many groups of three: {a}.": "Es uno de muchos grupos de tres: {a}.",
  // backend/story/prose/reason.go
  "It is told in the past, the replies before in the present.": "Se narra en pasado; las respuestas anteriores, en presente.",
  // backend/story/prose/reason.go
  "It is told in the present, the replies before in the past.": "Se narra en presente; las respuestas anteriores, en pasado.",
  // backend/story/prose/reason.go
  "It is told in the {a} person, the replies before in the {b} person.": "La persona del relato ({a}) no es la de las respuestas anteriores ({b}).",
  // backend/story/prose/reason.go
  "It says how to hear what the words should show: {a}.": "Explica lo que las palabras deberían mostrar: {a}.",
  // backend/core/run/block.go
  "Item {n} of {a} failed: {b}": "Falló el elemento {n} de {a}: {b}",
  // backend/core/run/block.go
  "Item {n} of {a} was stopped.": "Se detuvo el elemento {n} de {a}.",
  // backend/tool/mcp/program.go
  "Its first message is larger than {n} MB.": "Su primer mensaje supera los {n} MB.",
  // backend/core/assistant/runner.go
  "Its tools are {a}.": "Herramientas: {a}.",
  // backend/model/llm/report.go
  "Keep prompts, cards and lorebooks short, or choose a model with a larger context.": "Usa prompts, tarjetas y lorebooks cortos o elige un modelo con un contexto mayor.",
  // backend/base/secret/place.go
  "Keys are encrypted. The encryption key is in your system's keyring.": "Las claves están cifradas. La clave de cifrado está en el depósito de claves del sistema.",
  // backend/base/secret/place.go
  "Keys are encrypted. Without a system keyring, the encryption key is in secret.key in the data folder, never in a backup.": "Las claves están cifradas. Sin depósito de claves del sistema, la clave de cifrado está en secret.key, en la carpeta de datos, nunca en una copia de seguridad.",
  // backend/story/card/survey.go
  "Keys of the lorebook that aren't valid patterns never match: {n}, the first is {a}.": "Las claves del lorebook que no son patrones válidos nunca coinciden: {n}, la primera es {a}.",
  // backend/core/plugin/example/lantern.go
  "Lanterns hang only beside replies.": "Los faroles solo cuelgan junto a respuestas.",
  // backend/service/teams/limits.go
  "Less than 200 MB of disk space is left. Free some space, then try again.": "Quedan menos de 200 MB en el disco. Libera espacio e inténtalo de nuevo.",
  // backend/document/plain.go
  "Line {n} is broken JSON. The file was kept as text.": "La línea {n} no es JSON válido. El archivo se conservó como texto.",
  // backend/story/portable/silly.go
  "Line {n} isn't a message, so it was left out.": "La línea {n} no es un mensaje y no se importó.",
  // backend/document/plain.go
  "Line {n} of the JSON is broken. The file was kept as text.": "La línea {n} del JSON es incorrecta. El archivo se conservó como texto.",
  // backend/story/portable/silly.go
  "Line {n}: {a}": "Línea {n}: {a}",
  // backend/story/portable/silly.go
  "Lines with characters that couldn't be decoded and were replaced: {n}.": "Líneas con caracteres que no se han podido leer y se han sustituido: {n}.",
  // backend/model/llm/report.go
  "Load the model in the server, or choose another model.": "Carga el modelo en el servidor o elige otro modelo.",
  // backend/model/dialect/servers.go
  "Load the model there with a larger context length.": "Carga allí el modelo con un contexto mayor.",
  // backend/model/localserver/failure.go
  "Loading {a} made no progress, so Terzetto ended it.": "La carga de {a} no avanzaba, así que Terzetto la detuvo.",
  // backend/store/library/world.go
  "Lorebook entry not found": "No se encontró la entrada del lorebook",
  // backend/store/library/world.go
  "Lorebook not found": "No se encontró el lorebook",
  // backend/store/archive/transcript_import.go
  "Memories of {a} that are facts of the story now: {n}.": "Recuerdos de {a} que ahora son hechos de la historia: {n}.",
  // backend/store/archive/copy.go, backend/store/artifacts/tx.go, backend/store/messages/message.go
  "Message not found": "No se encontró el mensaje",
  // backend/core/flow/opening.go
  "Message {n} has {m} characters. The limit is {k}.": "El mensaje {n} tiene {m} caracteres. El límite es {k}.",
  // backend/store/messages/message.go
  "Message {n} was not found.": "No se encontró el mensaje {n}.",
  // backend/story/portable/appchat.go
  "Messages left out because they form a loop: {n}.": "Mensajes no importados porque forman un bucle: {n}.",
  // backend/story/portable/tree.go
  "Messages of this conversation were deleted while it was read.": "Se eliminaron mensajes de esta conversación mientras se leía.",
  // backend/story/portable/silly.go
  "Messages that SillyTavern hides and Terzetto shows: {n}.": "Mensajes que SillyTavern oculta y Terzetto muestra: {n}.",
  // backend/core/turn/plan.go
  "Messages that got no reply because they are too long for the model's context were left out: {n}.": "Se omitieron mensajes sin respuesta que son demasiado largos para el contexto del modelo: {n}.",
  // backend/core/turn/plan.go
  "Messages that were changed after the summary above them was written were sent as they read now: {n}.": "Los mensajes que cambiaron después de escribirse el resumen se enviaron como están ahora: {n}.",
  // backend/service/localmodel/add.go, backend/service/localmodel/download.go, backend/service/localmodel/models.go, backend/store/settings/model.go
  "Model not found": "No se encontró el modelo",
  // backend/story/prose/reason.go
  "Models give this name to everybody: {a}.": "Los modelos dan este nombre a todos: {a}.",
  // backend/story/prose/reason.go
  "Models like to open sentences with {a}.": "A los modelos les gusta empezar frases con {a}.",
  // backend/story/prose/reason.go
  "Models use this gesture for every feeling: {a}.": "Los modelos usan este gesto para cualquier emoción: {a}.",
  // backend/story/prose/reason.go
  "Models write this far more often than people do: {a}.": "Los modelos escriben esto mucho más que las personas: {a}.",
  // backend/model/dialect/setting.go
  "More parameters may have at most {n} KB.": "Los parámetros adicionales pueden tener como máximo {n} KB.",
  // backend/core/run/schedule.go, backend/core/run/trigger.go
  "Name a variable with letters, digits and _.": "Nombra una variable con letras, cifras y _.",
  // backend/core/run/instruction.go
  "Name the item with letters, digits and _, starting with a letter. Words of conditions such as “in” are reserved.": "Nombra el elemento con letras, cifras y _, empezando por una letra. Las palabras de las condiciones como «in» están reservadas.",
  // backend/tool/program/interpreter.go
  "Name the program with letters, digits, - and _, and a letter first, such as count.py.": "Nombra el programa con letras, cifras, - y _, con una letra al principio, como count.py.",
  // backend/core/run/instruction.go
  "Name the step with letters, digits and _, starting with a letter. Words of conditions such as “in” are reserved.": "Nombra el paso con letras, cifras y _, empezando por una letra. Las palabras de las condiciones como «in» están reservadas.",
  // backend/core/flow/check.go
  "Name the tool with 1 to 64 letters, digits, - or _.": "Nombra la herramienta con 1 a 64 letras, cifras, - o _.",
  // backend/core/run/instruction.go
  "Name the variable with letters, digits and _, starting with a letter.": "Nombra la variable con letras, cifras y _, empezando por una letra.",
  // backend/story/fact/foreign/marinara.go
  "No agent of Marinara kept this lorebook. Import it as a lorebook.": "Ningún agente de Marinara llevó este lorebook. Impórtalo como lorebook.",
  // backend/store/turns/speaker.go
  "No character can answer: each is muted or deleted. Unmute a character, or choose who speaks.": "Ningún personaje puede responder: todos están silenciados o eliminados. Reactiva un personaje o elige quién habla.",
  // backend/value/missing.go
  "No earlier step has a result.": "Ningún paso anterior tiene un resultado.",
  // backend/service/runs/folder_watch.go
  "No folder is chosen for tools. Choose one in Settings, under Tools and servers, or give the whole path.": "No se ha elegido una carpeta para las herramientas. Elige una en la configuración, en Herramientas y servidores, o indica la ruta completa.",
  // backend/tool/folder/folder.go
  "No folder is chosen for tools. Choose one in Settings, under Tools and servers.": "No se ha elegido una carpeta para las herramientas. Elige una en la configuración, en Herramientas y servidores.",
  // backend/core/team/agents/warning.go
  "No font on this computer has {a}, so {b} shows boxes for what is missing.": "Ninguna fuente de este dispositivo tiene {a}, por lo que {b} muestra recuadros en su lugar.",
  // backend/core/team/agents/warning.go
  "No font on this computer has {a}, so {b} shows boxes for what is missing. {c} holds the whole text.": "Ninguna fuente de este dispositivo tiene {a}, por lo que {b} muestra recuadros en su lugar. {c} contiene el texto completo.",
  // backend/store/turns/snapshot.go
  "No model is chosen for this server. Choose one in Settings.": "No se ha elegido un modelo para este servidor. Elige uno en la configuración.",
  // backend/service/quickreplies/service.go
  "No model is chosen, so nothing was written. Choose a model first.": "No hay ningún modelo elegido, así que no se escribió nada. Elige primero un modelo.",
  // backend/service/turns/impersonate.go
  "No model is chosen, so your message can't be written. Choose a model first.": "No se ha elegido ningún modelo, así que tu mensaje no se puede escribir. Elige primero un modelo.",
  // backend/service/library/target.go
  "No model is chosen. Choose one in Settings.": "No se ha elegido un modelo. Elige uno en la configuración.",
  // app/doctor.go
  "No model is set up. Add a server and choose a model in Settings first.": "No hay ningún modelo configurado. Añade primero un servidor y elige un modelo en la configuración.",
  // backend/core/turn/quotes.go
  "No passage of the files stood out, so none was quoted.": "Ningún pasaje de los archivos destacó, así que no se citó ninguno.",
  // backend/core/run/proposal.go
  "No permission can be given for this step.": "No se puede dar un permiso para este paso.",
  // backend/service/library/target.go
  "No server has a model named “{a}”. Add the model in Settings, or leave it out.": "Ningún servidor tiene un modelo llamado «{a}». Añade el modelo en la configuración o déjalo fuera.",
  // backend/core/plugin/tts/sound.go
  "No speech engine is installed. Install espeak-ng, or add a speech server in Settings.": "No hay ningún motor de voz instalado. Instala espeak-ng o añade un servidor de voz en la configuración.",
  // backend/value/missing.go
  "No step has failed.": "Ningún paso ha fallado.",
  // backend/core/run/permission.go
  "No trigger started this run, so there is nothing to give a permission to.": "Ningún disparador inició esta ejecución, así que no se puede conceder un permiso.",
  // backend/value/missing.go
  "No trigger started this run.": "Ningún disparador inició esta ejecución.",
  // backend/service/toolbox/server.go
  "No value is stored for {a}. Enter the value.": "No hay ningún valor guardado para {a}. Introduce el valor.",
  // backend/story/chatapps/read.go
  "None of the {n} messages of this conversation could be read, so it was left out.": "No se ha podido leer ninguno de los {n} mensajes de esta conversación, así que se ha omitido.",
  // backend/core/turn/notes.go
  "Notes that only repeated what was asked for were left out: {n}.": "Notas que solo repetían lo que se pedía y se dejaron fuera: {n}.",
  // backend/service/embedding/service.go
  "One file isn't ready for search by meaning yet.": "Un archivo aún no está listo para la búsqueda por significado.",
  // backend/service/transfer/export.go
  "Only a conversation with several characters can be exported as a group.": "Solo una conversación con varios personajes se puede exportar como grupo.",
  // backend/core/run/verbs.go
  "Only a failed or stopped run can be resumed.": "Solo se puede reanudar una ejecución fallida o detenida.",
  // backend/model/llm/pull.go
  "Only a server on this computer can download models.": "Solo un servidor de este dispositivo puede descargar modelos.",
  // backend/core/run/instruction.go
  "Only a step that runs a workflow passes variables.": "Solo un paso que ejecuta un flujo de trabajo pasa variables.",
  // backend/core/run/instruction.go
  "Only a tool or a task in words can have a time limit.": "Solo una herramienta o una tarea en palabras puede tener un límite de tiempo.",
  // backend/core/run/instruction.go
  "Only a tool, a workflow or a task in words can be retried.": "Solo una herramienta, un flujo de trabajo o una tarea en palabras se puede reintentar.",
  // backend/core/run/workflow.go
  "Only a workflow of the kind flow has a flow.": "Solo un flujo de trabajo del tipo flow tiene un flow.",
  // backend/store/library/phrase.go
  "Only fixed wordings can be banned while the model writes, and not a pattern.": "Solo se pueden prohibir formulaciones fijas mientras el modelo escribe, no un patrón.",
  // backend/base/calendar/days.go
  "Only in a month or a year is there a first or a last of a weekday.": "Solo en un mes o en un año hay un primer o un último día de la semana dado.",
  // backend/core/plugin/tts/plugin.go
  "Only replies can be read aloud.": "Solo se pueden leer en voz alta las respuestas.",
  // backend/api/portable.go
  "Only the desktop app can choose a file on this computer. Upload the file instead.": "Solo la aplicación de escritorio puede elegir un archivo de este dispositivo. Sube el archivo.",
  // backend/document/sheet.go
  "Only the first 16,384 columns of row {n} were read.": "Solo se leyeron las primeras 16 384 columnas de la fila {n}.",
  // backend/core/assistant/answering.go
  "Only the first assistant that a step mentions runs the step.": "Solo el primer asistente que menciona un paso lo ejecuta.",
  // backend/document/document.go
  "Only the first {a} of text were read.": "Solo se leyeron los primeros {a} de texto.",
  // backend/document/sheet.go
  "Only the first {n} columns of row {m} were read. The row is larger than {a}.": "Solo se leyeron las primeras {n} columnas de la fila {m}. La fila supera {a}.",
  // backend/document/document.go
  "Only the first {n} parts were read.": "Solo se leyeron las primeras {n} partes.",
  // backend/document/chart.go
  "Only the first {n} points of a chart were read.": "De un gráfico solo se leyeron los primeros {n} puntos.",
  // backend/document/sheet.go
  "Only the first {n} rows of the sheet “{a}” were read.": "Solo se leyeron las primeras {n} filas de la hoja «{a}».",
  // backend/store/turns/turn.go
  "Only the last reply can be continued.": "Solo se puede continuar la última respuesta.",
  // backend/api/desktop.go
  "Only web and mail links can be opened.": "Solo se pueden abrir enlaces web y de correo.",
  // backend/base/datadir/modes.go
  "Other accounts on this computer can read the data folder. Change the folder's permissions.": "Otras cuentas de este dispositivo pueden leer la carpeta de datos. Cambia los permisos de la carpeta.",
  // backend/base/datadir/modes.go
  "Other accounts on this computer can read {a}. Change the file's permissions.": "Otras cuentas de este dispositivo pueden leer {a}. Cambia los permisos del archivo.",
  // backend/base/datadir/modes.go
  "Other accounts on this computer could read these files until now: {a}. If someone else uses this computer, replace your API keys.": "Otras cuentas de este dispositivo podían leer estos archivos hasta ahora: {a}. Si alguien más usa este dispositivo, reemplaza tus claves de API.",
  // backend/story/prose/reason.go
  "Other sentences begin with these words, too: {a}.": "Otras frases empiezan también con estas palabras: {a}.",
  // backend/api/server.go
  "Other websites can't use Terzetto.": "Otros sitios web no pueden usar Terzetto.",
  // backend/core/run/repeat.go
  "Page {n} is the same as the page before, so the pages would never end.": "La página {n} es igual a la anterior, así que las páginas no terminarían nunca.",
  // backend/document/pdf/reader.go
  "Pages of which only the beginning was read, because they hold too much: {a}.": "Páginas de las que solo se leyó el comienzo, porque contienen demasiado: {a}.",
  // backend/document/pdf/reader.go
  "Pages whose text may be garbled: {a}.": "Páginas cuyo texto puede estar alterado: {a}.",
  // backend/document/pdf/reader.go
  "Pages with pictures that couldn't be read: {a}.": "Páginas con imágenes ilegibles: {a}.",
  // backend/document/pdf/reader.go
  "Pages without text, only drawn: {a}.": "Páginas sin texto, solo dibujadas: {a}.",
  // backend/document/pdf/reader.go
  "Pages without text, probably scanned: {a}.": "Páginas sin texto, probablemente escaneadas: {a}.",
  // backend/model/shelf/doubt.go
  "Parts of this model are missing. Download the model again.": "Faltan partes de este modelo. Descárgalo de nuevo.",
  // backend/store/library/persona.go
  "Persona not found": "No se encontró la identidad",
  // backend/store/library/phrase.go
  "Phrase group not found": "No se encontró el grupo de frases",
  // backend/document/document.go
  "Pictures that were left out, because all together are too large: {n}.": "Imágenes omitidas, porque juntas son demasiado grandes: {n}.",
  // backend/sound/speech/piper.go
  "Piper doesn't start on this computer. Reinstall Piper, or choose another engine.": "Piper no se inicia en este dispositivo. Vuelve a instalar Piper o elige otro motor.",
  // backend/sound/speech/piper.go
  "Piper has no voice yet. Put the .onnx and .onnx.json files of a voice into {a}, or name the folder of your voices.": "Piper aún no tiene ninguna voz. Pon los archivos .onnx y .onnx.json de una voz en {a}, o indica la carpeta de tus voces.",
  // backend/sound/speech/piper.go
  "Piper has no voice “{a}”. Choose another voice.": "Piper no tiene la voz «{a}». Elige otra voz.",
  // backend/sound/speech/piper.go
  "Piper is not installed. Install Piper, or choose another engine.": "Piper no está instalado. Instala Piper o elige otro motor.",
  // backend/core/team/machine.go
  "Planned outputs: none": "Resultados previstos: ninguno",
  // backend/core/team/machine.go
  "Planned outputs: {a}": "Resultados previstos: {a}",
  // backend/store/settings/preset.go
  "Preset not found": "No se encontró el preajuste",
  // backend/core/assistant/runner.go
  "Prompt sent to the model.": "Prompt enviado al modelo.",
  // backend/core/plugin/tts/plugin.go
  "Read aloud has no such action.": "La lectura en voz alta no tiene esa acción.",
  // backend/document/document.go
  "Reading the file needs more than {a} of memory and was stopped. The text is incomplete.": "Leer el archivo requiere más de {a} de memoria y se detuvo. El texto está incompleto.",
  // backend/document/document.go
  "Reading the file needs more than {a} of memory, so nothing was read.": "Leer el archivo requiere más de {a} de memoria, así que no se leyó nada.",
  // backend/document/document.go
  "Reading took too long and was stopped. The text is incomplete.": "La lectura tardó demasiado y se detuvo. El texto está incompleto.",
  // backend/tool/mcp/address.go
  "Remove line breaks and control characters from the header {a}.": "Quita los saltos de línea y los caracteres de control del encabezado {a}.",
  // backend/tool/folder/folder.go
  "Remove the control characters from the path.": "Quita los caracteres de control de la ruta.",
  // backend/model/serverurl/serverurl.go, backend/sound/speech/serverlist.go
  "Remove the user name and password from the address. Enter a key in its own field.": "Quita el usuario y la contraseña de la dirección. Escribe la clave en su propio campo.",
  // backend/tool/web/transport.go
  "Remove the user name from the address.": "Quita el nombre de usuario de la dirección.",
  // backend/tool/mcp/address.go
  "Remove the user name from the address. Put the key into a header.": "Quita el nombre de usuario de la dirección. Pon la clave en un encabezado.",
  // backend/tool/web/request.go
  "Requests to {a} are not allowed. Allow the host in Settings, under Tools and servers.": "Las solicitudes a {a} no están permitidas. Permite el host en la configuración, en Herramientas y servidores.",
  // backend/core/team/machine.go
  "Resuming workflow, round {n}": "Se reanuda el trabajo, ronda {n}",
  // backend/core/run/worker.go
  "Retry {n} of {m} follows after {a}.": "El reintento {n} de {m} sigue después de {a}.",
  // backend/document/plain.go
  "Row {n} has a quotation mark where none belongs. Terzetto read the mark as a letter.": "La fila {n} tiene una comilla donde no corresponde. Terzetto leyó la comilla como una letra.",
  // backend/document/plain.go
  "Row {n} has another number of columns than the previous rows.": "La fila {n} tiene un número de columnas distinto al de las filas anteriores.",
  // backend/tool/folder/write_table.go
  "Row {n} is neither an object nor a list.": "La fila {n} no es un objeto ni una lista.",
  // backend/store/imported.go
  "Rows of {a} can't be imported.": "Las filas de {a} no se pueden importar.",
  // backend/core/team/machine.go
  "Running task {n}/{m}: {a}": "Tarea {n}/{m} en curso: {a}",
  // backend/core/team/machine.go
  "Running workflow": "El trabajo está en curso",
  // backend/store/index/search.go, backend/store/messages/find.go
  "Search for at most {n} characters.": "Busca como máximo {n} caracteres.",
  // backend/store/rows/patch.go
  "Send an object with the fields to change.": "Envía un objeto con los campos que cambian.",
  // backend/api/portable.go
  "Send the file as a form with one part.": "Envía el archivo como un formulario de una sola parte.",
  // backend/store/secrets/endpoint.go
  "Server not found": "No se encontró el servidor",
  // backend/model/llm/report.go
  "Set “Maximum length” in this model's settings. Terzetto cuts a reply that repeats itself.": "Define «Longitud máxima» en la configuración de este modelo. Terzetto corta una respuesta que se repite.",
  // backend/story/card/card.go
  "Some characters of this card aren't valid UTF-8 and were read as Latin-1.": "Algunos caracteres de esta tarjeta no son UTF-8 válido y se han leído como Latin-1.",
  // backend/story/card/charx.go
  "Some files in this card have unusable names and were left out.": "Algunos archivos de esta tarjeta tienen nombres inutilizables y se omitieron.",
  // backend/model/shelf/move.go
  "Some of the folder couldn't be read, so nothing was moved. Check its permissions, then retry.": "No se pudo leer parte de la carpeta, así que no se movió nada. Comprueba los permisos y vuelve a intentarlo.",
  // backend/core/plugin/config.go
  "Some of the settings are not valid.": "Algunos ajustes no son válidos.",
  // backend/base/fault/fault.go
  "Something failed inside Terzetto. See the log for details.": "Algo falló dentro de Terzetto. Consulta los detalles en el registro.",
  // backend/model/dialect/servers.go
  "Start KoboldCpp with --contextsize 16384 for a larger context.": "Para un contexto mayor, inicia KoboldCpp con --contextsize 16384.",
  // backend/model/dialect/ollama.go
  "Start Ollama with OLLAMA_CONTEXT_LENGTH=16384 for a larger context.": "Para un contexto mayor, inicia Ollama con OLLAMA_CONTEXT_LENGTH=16384.",
  // backend/model/dialect/servers.go
  "Start llama-server with -c 16384 for a larger context.": "Para un contexto mayor, inicia llama-server con -c 16384.",
  // backend/model/llm/report.go
  "Start the server or correct its address, then test the model again.": "Inicia el servidor o corrige su dirección y vuelve a probar el modelo.",
  // backend/service/flows/tool.go
  "Step {a} begins.": "Empieza el paso {a}.",
  // backend/service/flows/tool.go
  "Step {a} has asked its model {n} times and still calls tools. Continue the step, or finish with the answer so far?": "El paso {a} consultó a su modelo {n} veces y sigue llamando a herramientas. ¿Continuar el paso o terminar con la respuesta actual?",
  // backend/service/flows/tool.go
  "Step {a} is done.": "El paso {a} terminó.",
  // backend/core/flow/plan.go
  "Step {a} sends images, but {b} may not read images. Choose another model, or leave the images out.": "El paso {a} envía imágenes, pero quizá {b} no las lea. Elige otro modelo o deja fuera las imágenes.",
  // backend/service/flows/tool.go
  "Step {a} was already done.": "El paso {a} ya estaba terminado.",
  // backend/value/missing.go
  "Step “{a}” has no result.": "El paso «{a}» no tiene resultado.",
  // backend/core/run/instruction.go
  "Steps in a loop need a list.": "Los pasos de un bucle necesitan una lista.",
  // backend/core/run/instruction.go
  "Steps in branches need a condition.": "Los pasos de las ramas necesitan una condición.",
  // backend/base/lifecycle/stop.go
  "Stopped.": "Detenido.",
  // app/localmodel.go
  "Stopped. The downloaded part is kept, and goes on at the next start.": "Detenido. La parte descargada se conserva y continuará en el próximo inicio.",
  // backend/service/transfer/import.go
  "Stopped. {n} conversations with {m} messages were imported and are kept.": "Detenido. Se importaron {n} conversaciones con {m} mensajes, que se conservan.",
  // backend/store/folds/fold.go
  "Summary not found": "No se encontró el resumen",
  // backend/story/chatapps/generic.go
  "System and tool messages that are kept and not shown: {n}.": "Mensajes del sistema y de herramientas que se conservan sin mostrarse: {n}.",
  // backend/core/team/machine.go
  "Task {n}/{m} failed: {a}": "La tarea {n}/{m} falló: {a}",
  // backend/model/llm/report.go
  "Terzetto calls each tool by its name.": "Terzetto llama a cada herramienta por su nombre.",
  // backend/sound/audio/clip.go
  "Terzetto can't play this sound. Use WAV, MP3, Ogg Vorbis or FLAC.": "Terzetto no puede reproducir este sonido. Usa WAV, MP3, Ogg Vorbis o FLAC.",
  // backend/story/portable/appwalk.go
  "Terzetto can't read this conversation.": "Terzetto no puede leer esta conversación.",
  // backend/story/portable/source.go
  "Terzetto can't read this file. Choose JSON, an archive, a card image or a database.": "Terzetto no puede leer este archivo. Elige JSON, un archivo comprimido, una imagen de tarjeta o una base de datos.",
  // backend/document/kind.go
  "Terzetto can't read this kind of file.": "Terzetto no puede leer este tipo de archivo.",
  // backend/service/turns/fold.go
  "Terzetto didn't write the summary, because another reply started.": "Terzetto no escribió el resumen, porque empezó otra respuesta.",
  // backend/document/charset/said.go
  "Terzetto doesn't know the encoding {a}. Name one such as utf-8, windows-1252 or gb18030.": "Terzetto no conoce la codificación {a}. Indica una como utf-8, windows-1252 o gb18030.",
  // backend/story/portable/shape.go
  "Terzetto doesn't know the program that wrote this file. It holds neither a chat nor a character or a lorebook.": "Terzetto no conoce el programa que escribió este archivo. No contiene ni un chat ni un personaje ni un lorebook.",
  // backend/story/quickreply/run.go
  "Terzetto doesn't know the rule {a} of /if.": "Terzetto no conoce la regla {a} de /if.",
  // backend/store/archive/export.go
  "Terzetto doesn't know this kind of item.": "Terzetto no conoce este tipo de elemento.",
  // backend/story/quickreply/run.go
  "Terzetto doesn't understand these commands: {a}. Nothing was done.": "Terzetto no entiende estos comandos: {a}. No se hizo nada.",
  // backend/core/run/call.go
  "Terzetto ended while {a} was running. Did the tool finish, or should the tool run again?": "Terzetto se cerró mientras {a} se ejecutaba. ¿La herramienta terminó o debe ejecutarse de nuevo?",
  // backend/base/lifecycle/group.go, backend/base/lifecycle/keyed.go, backend/service/localmodel/engine.go, backend/service/localmodel/runner.go, backend/service/modeltest/service.go, backend/service/runs/run.go
  "Terzetto is closing.": "Terzetto se está cerrando.",
  // backend/service/runs/folder_watch.go, backend/service/toolbox/settings.go
  "Terzetto keeps its own data in this folder. Choose another folder.": "Terzetto guarda sus propios datos en esta carpeta. Elige otra carpeta.",
  // backend/model/llm/report.go
  "Terzetto keeps the thinking out of the reply and shows it in the inspector.": "Terzetto separa el razonamiento de la respuesta y lo muestra en el inspector.",
  // backend/api/server.go
  "Terzetto listens on this computer only. “{a}” is not a loopback address such as 127.0.0.1.": "Terzetto solo escucha en este dispositivo. «{a}» no es una dirección de bucle local como 127.0.0.1.",
  // backend/model/llm/report.go
  "Terzetto needs no limit for its replies.": "Terzetto no necesita un límite para sus respuestas.",
  // backend/service/localmodel/meaning.go
  "Terzetto offers no model for search by meaning that fits this computer.": "Terzetto no ofrece ningún modelo de búsqueda por significado que quepa en este dispositivo.",
  // backend/model/llm/report.go
  "Terzetto requires a tool call and names the tool in its instruction.": "Terzetto exige una llamada a una herramienta y la nombra en la instrucción.",
  // backend/model/llm/report.go
  "Terzetto sends no tools and asks for JSON that follows a schema.": "Terzetto no envía herramientas y pide JSON que siga un esquema.",
  // backend/model/llm/report.go
  "Terzetto sends no tools and describes the JSON in its instruction.": "Terzetto no envía herramientas y describe el JSON en la instrucción.",
  // backend/model/llm/report.go
  "Terzetto sends the name of an image in its place.": "Terzetto envía el nombre de una imagen en su lugar.",
  // backend/model/localserver/launch.go
  "Terzetto sets {a} itself.": "Terzetto establece {a} por sí mismo.",
  // backend/model/llm/report.go
  "Terzetto shows each word as it arrives.": "Terzetto muestra cada palabra a medida que llega.",
  // backend/model/llm/report.go
  "Terzetto shows everything that the model writes.": "Terzetto muestra todo lo que escribe el modelo.",
  // backend/model/llm/report.go
  "Terzetto shows the reply once it is complete. You can still stop it.": "Terzetto muestra la respuesta cuando está completa. Puedes detenerla igualmente.",
  // backend/model/llm/report.go
  "Terzetto skips the Director and the Editor.": "Terzetto omite el Director y el Editor.",
  // backend/model/llm/report.go
  "Terzetto summarizes the oldest messages before a conversation is longer than this.": "Terzetto resume los mensajes más antiguos antes de que una conversación supere este límite.",
  // backend/service/teams/limits.go
  "Terzetto uses more than {a} GB of memory. Ask for less at a time.": "Terzetto usa más de {a} GB de memoria. Pide menos de una vez.",
  // backend/document/document.go
  "Text that isn't shown was left out: {n} characters.": "Se omitió el texto que no se muestra: {n} caracteres.",
  // backend/core/turn/sift.go
  "Texts of a form that repeated themselves were cut back to the first copy: {n}.": "Textos de un formulario que se repetían y se recortaron a la primera copia: {n}.",
  // backend/model/llm/probe.go
  "The Director and the Editor can't run with this model, so the Writer answers alone. {a}": "El Director y el Editor no funcionan con este modelo, así que el Escritor responde solo. {a}",
  // backend/core/turn/director.go
  "The Director couldn't fill every field.": "El Director no pudo rellenar todos los campos.",
  // backend/core/turn/director.go
  "The Director couldn't run, so the Writer answered without direction.": "El Director no pudo intervenir, así que el Escritor respondió sin dirección.",
  // backend/core/turn/rest.go
  "The Director keeps failing with this model, so it rests. Test the model, or choose another one.": "El Director falla siempre con este modelo, así que descansa. Prueba el modelo o elige otro.",
  // backend/core/turn/rest.go
  "The Director only thought until its time was over, so it is asked without thinking from now on.": "El Director solo pensó hasta agotar su tiempo, así que a partir de ahora se le pregunta sin pensar.",
  // backend/core/turn/director.go
  "The Director's form held nothing of use.": "El formulario del Director no contenía nada útil.",
  // backend/core/turn/editor.go
  "The Editor couldn't run, so the Writer's text was kept.": "El Editor no pudo intervenir, así que se conservó el texto del Escritor.",
  // backend/core/turn/rest.go
  "The Editor keeps failing with this model, so it rests. Test the model, or choose another one.": "El Editor falla siempre con este modelo, así que descansa. Prueba el modelo o elige otro.",
  // backend/core/turn/rest.go
  "The Editor only thought until its time was over, so it is asked without thinking from now on.": "El Editor solo pensó hasta agotar su tiempo, así que a partir de ahora se le pregunta sin pensar.",
  // backend/document/plain.go
  "The JSON is nested more than {n} levels deep and was kept as unchecked text.": "El JSON tiene más de {n} niveles de anidamiento y se conservó como texto sin comprobar.",
  // backend/story/card/object.go, backend/story/portable/folder.go
  "The JSON of this file is broken at line {n}, column {m}.": "El JSON de este archivo está roto en la línea {n}, columna {m}.",
  // backend/story/portable/broken.go
  "The JSON of this file is broken at line {n}, column {m}. Everything before that was read.": "El JSON de este archivo está roto en la línea {n}, columna {m}. Todo lo anterior se ha leído.",
  // backend/model/llm/report.go
  "The Writer can use this model.": "El Escritor puede usar este modelo.",
  // backend/core/turn/again.go, backend/core/turn/writer.go
  "The Writer was asked once more.": "Se preguntó al Escritor otra vez.",
  // backend/core/turn/plan.go
  "The Writer's model can't see images, so their names were sent in their place: {n}.": "El modelo del Escritor no puede ver imágenes, así que en su lugar se enviaron sus nombres: {n}.",
  // backend/core/turn/pipeline.go
  "The Writer's server doesn't answer, so the Director wasn't asked.": "El servidor del Escritor no responde, así que no se preguntó al Director.",
  // backend/tool/web/transport.go
  "The address has no host.": "La dirección no tiene host.",
  // backend/store/secrets/imported.go
  "The address is not valid.": "La dirección no es válida.",
  // backend/model/serverurl/serverurl.go, backend/sound/speech/serverlist.go, backend/tool/web/transport.go
  "The address must begin with http:// or https://.": "La dirección debe empezar por http:// o https://.",
  // backend/tool/web/address.go
  "The address {a} is not public. Only pages of the public web can be fetched.": "La dirección {a} no es pública. Solo se pueden obtener páginas de la web pública.",
  // backend/core/team/assignment.go
  "The agent took longer than {a} and was stopped.": "El agente tardó más de {a} y se detuvo.",
  // backend/core/team/agents/analyst.go
  "The analyst's documents have no table.": "Los documentos del analista no tienen ninguna tabla.",
  // backend/model/llm/probe.go
  "The answer comes all at once.": "La respuesta llega de una vez.",
  // backend/model/llm/probe.go
  "The answer comes as it is written.": "La respuesta llega a medida que se escribe.",
  // backend/core/run/request.go
  "The answer doesn't fit the form.": "La respuesta no encaja en el formulario.",
  // backend/core/run/request.go
  "The answer is missing.": "Falta la respuesta.",
  // backend/core/toolchat/question.go
  "The answer must be once, conversation or never, not “{a}”.": "La respuesta debe ser once, conversation o never, no «{a}».",
  // backend/core/run/request.go
  "The answer must be one of {a}, not “{b}”.": "La respuesta debe ser una de {a}, no «{b}».",
  // backend/tool/model/ask.go
  "The answer of {a} doesn't fit the requested form.": "La respuesta de {a} no encaja en la forma pedida.",
  // backend/model/llm/report.go
  "The answer was too short to measure the speed.": "La respuesta era demasiado corta para medir la velocidad.",
  // backend/api/workflows.go
  "The arguments are not valid JSON.": "Los argumentos no son JSON válido.",
  // backend/core/run/change.go, backend/core/run/request.go, backend/core/toolchat/question.go
  "The arguments must be a JSON object.": "Los argumentos deben ser un objeto JSON.",
  // backend/core/run/permission.go, backend/core/run/proposal.go
  "The arguments of this step don't follow the rule for {a}.": "Los argumentos de este paso no siguen la regla para {a}.",
  // backend/tool/call.go, backend/tool/web/toolsearch.go
  "The arguments of {a} don't fit.": "Los argumentos de «{a}» no encajan.",
  // backend/core/plugin/kit.go
  "The artifact is malformed.": "El artefacto está mal formado.",
  // backend/document/letter.go
  "The attachments were not read.": "Los archivos adjuntos no se leyeron.",
  // backend/model/fetch/refusal.go
  "The author of {a} asks for a license agreement. Open its page at {b}, accept the agreement and add your access token.": "El autor de {a} pide aceptar una licencia. Abre su página en {b}, acepta la licencia y añade tu token de acceso.",
  // backend/story/portable/silly.go
  "The branches of this chat are out of order.": "Las ramas de este chat están desordenadas.",
  // backend/story/card/png.go
  "The card in this image is damaged.": "La tarjeta de esta imagen está dañada.",
  // backend/document/sheet.go
  "The cells of the pivot table on the sheet {a} are not in the file. Open it in its program and save it to add them.": "Las celdas de la tabla dinámica de la hoja {a} no están en el archivo. Ábrelo en su programa y guárdalo para añadirlas.",
  // backend/model/fetch/refusal.go
  "The certificate of {a} isn't trusted, so {b} wasn't downloaded. Check the date of this computer and the network.": "El certificado de {a} no es de confianza, así que {b} no se descargó. Comprueba la fecha de este equipo y la red.",
  // backend/store/settings/settings.go
  "The choice of {a} was deleted.": "La elección de {a} se eliminó.",
  // backend/core/assistant/answering.go
  "The chosen assistant was deleted, so {a} takes its place.": "El asistente elegido se eliminó, así que lo sustituye {a}.",
  // backend/store/library/persona.go
  "The chosen persona was deleted. Choose another persona.": "La identidad elegida se eliminó. Elige otra identidad.",
  // backend/store/triggers/trigger.go
  "The command /{a} already starts another workflow. Choose another name.": "El comando /{a} ya inicia otro flujo de trabajo. Elige otro nombre.",
  // backend/story/quickreply/commands.go, backend/story/quickreply/run.go
  "The commands of this quick reply can't be read: {a}.": "Los comandos de esta respuesta rápida no se pueden leer: {a}.",
  // backend/value/condition.go
  "The condition can't be read at “{a}”.": "La condición no se puede leer en «{a}».",
  // backend/value/condition.go
  "The condition can't be read.": "La condición no se puede leer.",
  // backend/value/condition.go
  "The condition can't be used at “{a}”.": "La condición no se puede usar en «{a}».",
  // backend/value/evaluation.go
  "The condition divides by zero.": "La condición divide entre cero.",
  // backend/value/condition.go
  "The condition ends too early.": "La condición termina antes de tiempo.",
  // backend/value/evaluation.go
  "The condition gives a list, not true or false.": "La condición da una lista, no verdadero (true) ni falso (false).",
  // backend/value/evaluation.go
  "The condition gives a number, not true or false.": "La condición da un número, no verdadero (true) ni falso (false).",
  // backend/value/evaluation.go
  "The condition gives an object, not true or false.": "La condición da un objeto, no verdadero (true) ni falso (false).",
  // backend/value/condition.go
  "The condition gives neither true nor false.": "La condición no da ni verdadero ni falso.",
  // backend/value/evaluation.go
  "The condition gives text, not true or false.": "La condición da texto, no verdadero (true) ni falso (false).",
  // backend/value/evaluation.go
  "The condition has a pattern that isn't valid.": "Un patrón de la condición no es válido.",
  // backend/value/condition.go
  "The condition has more than {n} characters.": "La condición tiene más de {n} caracteres.",
  // backend/value/condition.go
  "The condition is empty.": "La condición está vacía.",
  // backend/core/run/control.go
  "The condition is false.": "La condición es falsa.",
  // backend/value/condition.go
  "The condition is too long.": "La condición es demasiado larga.",
  // backend/core/run/control.go
  "The condition is true.": "La condición es verdadera.",
  // backend/value/evaluation.go
  "The condition makes a text that is too long.": "La condición genera un texto demasiado largo.",
  // backend/value/evaluation.go
  "The condition needs too much memory.": "La condición necesita demasiada memoria.",
  // backend/value/condition.go
  "The condition puts values of two types together at “{a}”.": "La condición combina valores de tipos distintos en «{a}».",
  // backend/value/evaluation.go
  "The condition takes too long.": "La condición tarda demasiado.",
  // backend/core/run/repeat.go
  "The condition was still false after {n} times.": "La condición seguía siendo falsa después de {n} veces.",
  // backend/model/fetch/refusal.go
  "The connection to {a} broke off while it sent {b}. Check the internet connection, then try again.": "La conexión con {a} se cortó mientras enviaba {b}. Comprueba la conexión a internet e inténtalo de nuevo.",
  // backend/model/llm/probe.go
  "The context has {n} tokens.": "El contexto tiene {n} tokens.",
  // backend/core/flow/check.go
  "The context is full, last or none, not “{a}”.": "El contexto es full, last o none, no «{a}».",
  // backend/model/llm/report.go
  "The context of {n} tokens is small for three voices.": "El contexto de {n} tokens es pequeño para tres voces.",
  // backend/story/chatapps/read.go
  "The conversation has no message from a user or an assistant.": "La conversación no tiene mensajes de un usuario ni de un asistente.",
  // backend/model/llm/refusal.go
  "The conversation is longer than the model's context. Give the server a larger context, or start a new conversation.": "La conversación supera el contexto del modelo. Da al servidor un contexto mayor o empieza una conversación nueva.",
  // backend/store/turns/speaker.go
  "The conversation was changed during the reply, so no other character answers.": "La conversación cambió durante la respuesta, así que no responde ningún otro personaje.",
  // backend/store/turns/calls.go
  "The conversation went on without this call. Go back to its message to answer.": "La conversación siguió sin esta llamada. Vuelve a su mensaje para responder.",
  // backend/store/sqlite/folder.go
  "The data folder is on a network drive, where databases can be damaged. Choose a folder on this computer.": "La carpeta de datos está en una unidad de red, donde las bases de datos pueden dañarse. Elige una carpeta de este dispositivo.",
  // backend/store/sqlite/look.go
  "The database file has no tables any more.": "El archivo de base de datos ya no tiene tablas.",
  // backend/store/sqlite/look.go
  "The database file is empty, although its log isn't.": "El archivo de base de datos está vacío, pero su registro no.",
  // backend/store/sqlite/look.go
  "The database file is empty.": "El archivo de base de datos está vacío.",
  // backend/store/sqlite/look.go
  "The database file is incomplete.": "El archivo de la base de datos está incompleto.",
  // backend/store/sqlite/look.go
  "The database file is missing, although its log is there.": "Falta el archivo de base de datos, aunque su registro está.",
  // backend/store/sqlite/look.go
  "The database file is missing.": "Falta el archivo de base de datos.",
  // backend/store/sqlite/place.go
  "The database file was removed or replaced while Terzetto was running. Restart Terzetto to continue.": "El archivo de base de datos se eliminó o se reemplazó mientras Terzetto estaba abierto. Reinicia Terzetto para continuar.",
  // backend/store/sqlite/place.go
  "The database file was removed or replaced while Terzetto was running. To continue, restore the backup {a}, which holds everything saved.": "El archivo de base de datos se eliminó o se reemplazó mientras Terzetto estaba abierto. Para continuar, restaura la copia {a}, que contiene todo lo guardado.",
  // backend/store/sqlite/look.go
  "The database had lost its version number. Its tables are complete, so Terzetto set the number again.": "La base de datos había perdido su número de versión. Sus tablas están completas, así que Terzetto volvió a poner el número.",
  // backend/store/sqlite/damage.go
  "The database was replaced.": "La base de datos se reemplazó.",
  // backend/store/assistants/assistant.go
  "The default assistant can't be deleted. Make another assistant the default first.": "El asistente predeterminado no se puede eliminar. Elige primero otro asistente predeterminado.",
  // backend/core/assistant/assistant.go
  "The default: runs every step not assigned to someone else.": "El predeterminado: ejecuta cada paso que no está asignado a otro.",
  // backend/service/turns/title.go
  "The demo model can't write titles. Choose a model first.": "El modelo de demostración no puede escribir títulos. Elige primero un modelo.",
  // backend/service/turns/impersonate.go
  "The demo model can't write your messages. Choose a model first.": "El modelo de demostración no puede escribir tus mensajes. Elige primero un modelo.",
  // backend/store/chats/conversation.go
  "The depth and the interval of a note are 0 to {n}.": "La profundidad y el intervalo de una nota van de 0 a {n}.",
  // backend/core/run/workflow.go
  "The description is too long.": "La descripción es demasiado larga.",
  // backend/core/turn/notes.go
  "The direction notes couldn't be written.": "No se pudieron escribir las notas de dirección.",
  // backend/sound/speech/pool.go
  "The disk is full, so the sound couldn't be made. Free some space, then try again.": "El disco está lleno y no se pudo crear el sonido. Libera espacio e inténtalo de nuevo.",
  // backend/model/fetch/refusal.go
  "The disk is too full for {a}. Free at least {b}, then try again.": "El disco está demasiado lleno para {a}. Libera al menos {b} e inténtalo de nuevo.",
  // backend/model/unpack/archive.go
  "The disk is too full to unpack {a}. Free some space, then try again.": "El disco está demasiado lleno para descomprimir {a}. Libera espacio e inténtalo de nuevo.",
  // backend/model/shelf/move.go
  "The disk of the new folder has too little space. Free some space, or choose another folder.": "El disco de la carpeta nueva tiene poco espacio. Libera espacio o elige otra carpeta.",
  // backend/store/sqlite/errors.go
  "The disk of {a} is full, so Terzetto couldn't tidy up its database. Nothing saved is lost, but free some space before the next start.": "El disco de {a} está lleno, así que Terzetto no pudo ordenar su base de datos. No se ha perdido nada de lo guardado, pero libera espacio antes del próximo inicio.",
  // backend/base/datadir/unusable.go
  "The disk of {a} is full. Free some space, then start Terzetto again.": "El disco de {a} está lleno. Libera espacio y vuelve a iniciar Terzetto.",
  // backend/service/localmodel/engine.go
  "The download of the engine is paused. Resume it in Settings, Models.": "La descarga del motor está en pausa. Reanúdala en Configuración, Modelos.",
  // backend/service/localmodel/download.go
  "The download of {a} is paused. Resume it in Settings, Models.": "La descarga de {a} está en pausa. Reanúdala en Configuración, Modelos.",
  // backend/model/fetch/download.go
  "The download of {a} was damaged and has been deleted. Download it again.": "La descarga de {a} estaba dañada y se eliminó. Vuelve a descargar el archivo.",
  // backend/document/letter.go
  "The e-mail has more than {a} of headers. The others were left out.": "El correo tiene más de {a} de encabezados. Los demás se omitieron.",
  // backend/service/localmodel/engine.go
  "The engine is being installed already.": "El motor ya se está instalando.",
  // backend/service/localmodel/lease.go
  "The engine stopped twice at this message, so it isn't sent a third time. Change the message, or choose another model.": "El motor se detuvo dos veces con este mensaje, así que no se envía una tercera vez. Cambia el mensaje o elige otro modelo.",
  // backend/model/localserver/failure.go
  "The engine stopped while it ran {a}.": "El motor se detuvo mientras ejecutaba {a}.",
  // backend/service/localmodel/runner.go
  "The engine stopped {n} times with {a}, so it isn't restarted automatically.": "El motor se detuvo {n} veces con {a}, así que no se reinicia automáticamente.",
  // backend/service/localmodel/runner.go
  "The engine {a} doesn't run here, so the previous one is used.": "El motor {a} no funciona aquí, así que se usa el anterior.",
  // backend/story/card/book.go
  "The entries of this lorebook are neither a list nor an object.": "Las entradas de este lorebook no son una lista ni un objeto.",
  // backend/document/document.go
  "The extension .{a} doesn't match the content. Terzetto read the content.": "La extensión .{a} no corresponde al contenido. Terzetto se guio por el contenido.",
  // backend/api/server.go
  "The field after must be a whole number.": "El campo after debe ser un número entero.",
  // backend/store/settings/settings.go
  "The field appearance can have at most 512 KB.": "El campo appearance puede tener como máximo 512 KB.",
  // backend/store/settings/settings.go
  "The field attachment_cache_budget_bytes must be between 0 and {n}.": "El campo attachment_cache_budget_bytes debe estar entre 0 y {n}.",
  // backend/api/plugins.go
  "The field config is missing.": "Falta el campo config.",
  // backend/api/messages.go
  "The field content is missing.": "Falta el campo content.",
  // backend/api/flows.go
  "The field definition is missing.": "Falta el campo definition.",
  // backend/api/plugins.go
  "The field enabled is missing.": "Falta el campo enabled.",
  // backend/api/team.go
  "The field fileIds must be whole numbers, joined by commas.": "El campo fileIds debe contener números enteros separados por comas.",
  // backend/api/artifacts.go
  "The field ids must be a list of numbers.": "El campo ids debe ser una lista de números.",
  // backend/core/flow/runner.go
  "The field input must be text, or an object of input, messages and attachments.": "El campo input debe ser texto o un objeto con input, messages y attachments.",
  // backend/service/library/settings.go
  "The field model_name has the wrong type.": "El campo model_name no es del tipo correcto.",
  // backend/api/audio.go
  "The field on must be convSwitch, or missing.": "El campo on debe ser convSwitch o faltar.",
  // backend/core/plugin/tts/plugin.go
  "The field profile is missing.": "Falta el campo profile.",
  // backend/api/artifacts.go
  "The field sibling_id must be the id of an artifact, or null.": "El campo sibling_id debe ser el id de un artefacto o null.",
  // backend/store/settings/model.go
  "The field temperature must be between 0 and 10.": "El campo temperature debe estar entre 0 y 10.",
  // backend/api/folds.go
  "The field text is missing.": "Falta el campo text.",
  // backend/store/secrets/tool_server.go
  "The field variables can have at most {n} items.": "El campo variables puede tener como máximo {n} elementos.",
  // backend/store/rows/patch.go
  "The field {a} can have at most {n} characters.": "El campo {a} puede tener como máximo {n} caracteres.",
  // backend/store/facts/fact.go, backend/store/rows/patch.go, backend/store/settings/settings.go
  "The field {a} can have at most {n} items.": "El campo {a} puede tener como máximo {n} elementos.",
  // backend/store/rows/patch.go
  "The field {a} can't be empty.": "El campo {a} no puede estar vacío.",
  // backend/api/operation.go, backend/store/rows/patch.go, backend/store/workflows/draft.go
  "The field {a} has the wrong type.": "El campo {a} no es del tipo correcto.",
  // backend/api/audio.go
  "The field {a} is missing.": "Falta el campo {a}.",
  // backend/store/rows/patch.go
  "The field {a} is not text.": "El campo {a} no es texto.",
  // backend/store/rows/patch.go
  "The field {a} must be between {n} and {m}.": "El campo {a} debe estar entre {n} y {m}.",
  // backend/service/library/helper.go, backend/store/messages/conversation.go, backend/store/rows/patch.go
  "The field {a} must be one of {b}.": "El campo {a} debe ser uno de estos: {b}.",
  // backend/story/card/fields.go
  "The field {a} of this card has {n} items. The limit is {m}.": "El campo {a} de esta tarjeta tiene {n} elementos. El límite es {m}.",
  // backend/story/card/fields.go
  "The field {a} of this card is longer than {n} characters.": "El campo {a} de esta tarjeta supera {n} caracteres.",
  // backend/tool/web/request.go
  "The fields are larger than {n} MB.": "Los campos superan {n} MB.",
  // backend/document/document.go
  "The file ends too early and can't be read. Copy or download it again.": "El archivo termina demasiado pronto y no se puede leer. Cópialo o descárgalo de nuevo.",
  // backend/document/document.go, backend/document/kind.go
  "The file has a password. Save a copy without a password and add the copy.": "El archivo tiene contraseña. Guarda una copia sin contraseña y añade la copia.",
  // backend/service/teams/file.go
  "The file has no name.": "El archivo no tiene nombre.",
  // backend/service/library/file.go
  "The file has no text.": "El archivo no tiene texto.",
  // backend/document/kind.go
  "The file has too many parts, so nothing was read.": "El archivo tiene demasiadas partes, así que no se leyó nada.",
  // backend/document/document.go
  "The file holds no text and no pictures.": "El archivo no contiene texto ni imágenes.",
  // backend/service/library/artifact.go, backend/store/artifacts/cache.go
  "The file is already there.": "El archivo ya está ahí.",
  // backend/document/kind.go
  "The file is an archive. Unpack the archive and add its files.": "El archivo es un archivo comprimido. Extráelo y añade su contenido.",
  // backend/document/kind.go
  "The file is an e-mail in Outlook's own format. Save the e-mail as eml and add that file.": "El archivo es un correo en el formato de Outlook. Guarda el correo como eml y añade ese archivo.",
  // backend/service/library/file.go
  "The file is an image without text. Attach a PNG, JPEG, WebP or GIF image.": "El archivo es una imagen sin texto. Adjunta una imagen PNG, JPEG, WebP o GIF.",
  // backend/document/document.go, backend/document/kind.go
  "The file is damaged and can't be read.": "El archivo está dañado y no se puede leer.",
  // backend/document/document.go, backend/document/pdf/reader.go
  "The file is damaged, so only a part was read.": "El archivo está dañado, así que solo se leyó una parte.",
  // backend/document/kind.go
  "The file is in an old format of Word, Excel or PowerPoint. Save a copy as docx, xlsx or pptx and add the copy.": "El archivo tiene un formato antiguo de Word, Excel o PowerPoint. Guarda una copia como docx, xlsx o pptx y añade la copia.",
  // backend/document/document.go
  "The file is larger than {a}, so nothing was read.": "El archivo supera {a}, así que no se leyó nada.",
  // backend/store/archive/files.go
  "The file is missing.": "Falta el archivo.",
  // backend/document/document.go
  "The file is nested too deeply, so reading was stopped.": "El archivo está demasiado anidado, así que la lectura se detuvo.",
  // backend/api/upload.go, backend/story/portable/appchat.go
  "The file is not valid base64.": "El archivo no es base64 válido.",
  // backend/model/localserver/failure.go
  "The file of {a} is damaged or incomplete. Download it again.": "El archivo de {a} está dañado o incompleto. Vuelve a descargarlo.",
  // backend/service/localmodel/runner.go
  "The file of {a} is no longer there.": "El archivo de {a} ya no está.",
  // backend/store/sqlite/look.go
  "The file terzetto.db is no longer a database.": "El archivo terzetto.db ya no es una base de datos.",
  // backend/document/document.go
  "The file unpacks to more than {a}, so reading was stopped.": "El archivo supera {a} al descomprimirse, así que la lectura se detuvo.",
  // app/prose.go
  "The file was changed after it was written, or by another version of Terzetto.": "El archivo se cambió después de escribirse, o lo hizo otra versión de Terzetto.",
  // backend/service/teams/file.go
  "The file was searched by words alone. {a}": "En el archivo solo se buscó por palabras. {a}",
  // backend/core/turn/quotes.go
  "The files of this conversation couldn't be searched, so none was quoted. {a}": "No se pudo buscar en los archivos de esta conversación, así que no se citó ninguno. {a}",
  // backend/core/turn/quotes.go
  "The files of this conversation were searched by words alone. {a}": "En los archivos de esta conversación solo se buscó por palabras. {a}",
  // backend/base/calendar/days.go
  "The first day must not be before {n}.": "El primer día no puede ser anterior a {n}.",
  // backend/store/sqlite/look.go
  "The first page of the database is damaged.": "La primera página de la base de datos está dañada.",
  // backend/core/flow/read.go
  "The flow can't run. {a}": "El flujo no se puede ejecutar. {a}",
  // backend/service/flows/tool.go
  "The flow ended with an empty reply. Try again, or choose another model.": "El flujo terminó con una respuesta vacía. Inténtalo de nuevo o elige otro modelo.",
  // backend/core/flow/check.go
  "The flow has no steps.": "El flujo no tiene pasos.",
  // backend/core/flow/node.go
  "The flow has no tool named {a}.": "El flujo no tiene ninguna herramienta llamada {a}.",
  // backend/core/flow/read.go
  "The flow has no “{a}”.": "El flujo no tiene «{a}».",
  // backend/core/flow/read.go
  "The flow has version {n}, but Terzetto reads version {m}.": "El flujo tiene la versión {n}, pero Terzetto lee la versión {m}.",
  // backend/core/flow/read.go
  "The flow is not valid JSON.": "El flujo no es JSON válido.",
  // backend/core/flow/plan.go
  "The flow needs an input or a prompt.": "El flujo necesita una entrada o un prompt.",
  // backend/core/flow/error.go
  "The flow was stopped.": "El flujo se detuvo.",
  // backend/model/unpack/archive.go
  "The folder {a} already exists. Delete or move it, then try again.": "La carpeta {a} ya existe. Elimínala o muévela e inténtalo de nuevo.",
  // backend/base/folderwatch/watch.go
  "The folder {a} doesn't exist. Terzetto watches the folder once it exists.": "La carpeta {a} no existe. Terzetto vigilará la carpeta cuando exista.",
  // backend/document/pdf/reader.go
  "The fonts of the file hold too much, so some letters may be wrong or missing.": "Las fuentes del archivo contienen demasiado: algunas letras pueden ser incorrectas o faltar.",
  // backend/document/opendocument.go
  "The form has too many fields, so some were left out.": "El formulario tiene demasiados campos, así que se omitieron algunos.",
  // backend/document/pdf/reader.go
  "The form is in XFA, which Terzetto can't read. Print the form to a PDF file and add that file.": "El formulario está en XFA, que Terzetto no puede leer. Imprime el formulario en un archivo PDF y añade ese archivo.",
  // backend/api/hookbody.go
  "The form names no boundary in its Content-Type header.": "El formulario no indica ningún boundary en su cabecera Content-Type.",
  // backend/tool/web/request.go
  "The header {a} is set from the address and the body. Leave the header out.": "El encabezado {a} depende de la dirección y del cuerpo. Deja fuera el encabezado.",
  // backend/store/plugins/state.go
  "The id of the plug-in is not valid.": "El id del complemento no es válido.",
  // backend/store/archive/transcript_import.go
  "The image {a} is missing.": "Falta la imagen {a}.",
  // backend/chat/attachment.go
  "The images of a message can have at most 20 MB together.": "Las imágenes de un mensaje pueden tener como máximo 20 MB en total.",
  // backend/core/flow/opening.go
  "The input has {n} characters. The limit is {m}.": "La entrada tiene {n} caracteres. El límite es {m}.",
  // backend/base/calendar/days.go
  "The interval of a rule can be up to {n}.": "El intervalo de una regla puede ser de hasta {n}.",
  // backend/store/archive/importing.go
  "The item doesn't say what kind it is.": "El elemento no indica su tipo.",
  // backend/store/archive/importing.go
  "The item has a part that Terzetto can't read.": "El elemento tiene una parte que Terzetto no puede leer.",
  // backend/store/archive/importing.go
  "The item is already here in part, or its parts don't fit together.": "El elemento ya existe en parte o sus partes no encajan.",
  // backend/store/archive/importing.go
  "The item is empty.": "El elemento está vacío.",
  // backend/core/run/block.go
  "The items of {a} are not a list.": "Los elementos de {a} no son una lista.",
  // backend/core/run/trigger.go
  "The kind of a trigger must be “schedule”, “folder”, “run”, “hook” or “command”.": "El tipo de un disparador debe ser «schedule», «folder», «run», «hook» o «command».",
  // backend/core/run/workflow.go
  "The kind of a workflow is instructions or flow.": "El tipo de un flujo de trabajo es instructions o flow.",
  // backend/tool/folder/read.go
  "The last line of {a} is line {n}.": "La última línea de {a} es la línea {n}.",
  // backend/service/quickreplies/service.go
  "The last message is no reply.": "El último mensaje no es una respuesta.",
  // backend/store/turns/turn.go
  "The last message is not yours, so there is nothing to answer.": "El último mensaje no es tuyo, así que no hay nada que responder.",
  // backend/core/flow/check.go
  "The limit of tokens must be at least 1.": "El límite de tokens debe ser al menos 1.",
  // backend/store/archive/importing.go
  "The lines of the item are out of order.": "Las líneas del elemento están desordenadas.",
  // backend/core/run/repeat.go
  "The link to the next page is not a text.": "El enlace a la página siguiente no es un texto.",
  // backend/core/run/repeat.go
  "The link “{a}” is not an address.": "El enlace «{a}» no es una dirección.",
  // backend/core/run/block.go
  "The list is empty.": "La lista está vacía.",
  // backend/model/localserver/install.go
  "The list of releases can't be read. Try again later.": "No se puede leer la lista de versiones. Vuelve a intentarlo más tarde.",
  // backend/store/sqlite/look.go
  "The log beside the database belongs to another database.": "El registro junto a la base de datos pertenece a otra base de datos.",
  // backend/story/card/card.go
  "The lorebook in this card can't be used. {a}": "El lorebook de esta tarjeta no se puede usar. {a}",
  // backend/store/library/character.go
  "The lorebook of this card was deleted.": "El lorebook de esta tarjeta se eliminó.",
  // backend/store/facts/fact.go
  "The message doesn't say these words any more.": "El mensaje ya no contiene estas palabras.",
  // backend/chat/draft.go, backend/store/messages/message.go
  "The message is not text.": "El mensaje no es texto.",
  // backend/core/plugin/tts/plugin.go
  "The message was changed while its recording was made, so the recording was dropped. Read it aloud again.": "El mensaje se cambió mientras se grababa, por lo que se descartó la grabación. Léalo en voz alta de nuevo.",
  // backend/store/archive/transcript.go
  "The messages of this conversation are out of order.": "Los mensajes de esta conversación están desordenados.",
  // backend/service/library/search.go
  "The messages were searched by words alone. {a}": "En los mensajes solo se buscó por palabras. {a}",
  // backend/store/artifacts/cache.go
  "The metadata of the recreated file is not valid JSON.": "Los metadatos del archivo recreado no son JSON válido.",
  // backend/core/turn/stream.go
  "The model added nothing to its reply.": "El modelo no añadió nada a su respuesta.",
  // backend/model/llm/probe.go
  "The model answered.": "El modelo respondió.",
  // backend/core/turn/writer.go
  "The model began to repeat itself, so the reply was cut before the repetition.": "El modelo empezó a repetirse, así que la respuesta se cortó antes de la repetición.",
  // backend/model/llm/probe.go
  "The model can see images.": "El modelo puede ver imágenes.",
  // backend/model/llm/probe.go
  "The model can't see images.": "El modelo no puede ver imágenes.",
  // backend/core/turn/summary.go
  "The model copied one message instead of summarizing. Try again, or write the summary yourself.": "El modelo copió un mensaje en vez de resumir. Inténtalo de nuevo o escribe el resumen.",
  // backend/core/turn/director.go
  "The model didn't complete the form.": "El modelo no completó el formulario.",
  // backend/model/llm/report.go
  "The model didn't end a one-sentence answer within {n} tokens.": "El modelo no terminó una respuesta de una frase en {n} tokens.",
  // backend/core/turn/director.go, backend/model/llm/probe.go
  "The model didn't fill in the form.": "El modelo no rellenó el formulario.",
  // backend/model/llm/report.go
  "The model didn't think before it answered.": "El modelo no razonó antes de responder.",
  // backend/model/llm/report.go
  "The model ends its answer.": "El modelo termina su respuesta.",
  // backend/model/llm/probe.go
  "The model has no tools. The Director and the Editor run in simple mode and fill in a form as text.": "El modelo no tiene herramientas. El Director y el Editor usan el modo simple y rellenan un formulario como texto.",
  // backend/core/team/machine.go
  "The model has written {n} tokens in {m} s": "El modelo ha escrito {n} tokens en {m} s",
  // backend/model/llm/report.go
  "The model is fast enough for all three voices.": "El modelo es lo bastante rápido para las tres voces.",
  // backend/core/turn/plan.go
  "The model of Director and Editor can't see images, so their names were sent in their place: {n}.": "El modelo del Director y del Editor no puede ver imágenes, así que en su lugar se enviaron sus nombres: {n}.",
  // backend/store/chats/conversation.go
  "The model of this conversation was deleted. Choose another model.": "El modelo de esta conversación se eliminó. Elige otro modelo.",
  // backend/store/folders/folder.go
  "The model of this folder was deleted. Choose another model.": "El modelo de esta carpeta se eliminó. Elige otro modelo.",
  // backend/core/turn/impersonate.go
  "The model only repeated an earlier message. Retry, or choose another model.": "El modelo solo repitió un mensaje anterior. Reinténtalo o elige otro modelo.",
  // backend/core/turn/again.go, backend/service/modeltest/play.go
  "The model refused to answer.": "El modelo se negó a responder.",
  // backend/core/turn/impersonate.go
  "The model refused to write your message. Choose another model.": "El modelo se negó a escribir tu mensaje. Elige otro modelo.",
  // backend/model/llm/report.go
  "The model repeated itself instead of ending its answer.": "El modelo se repitió en lugar de terminar su respuesta.",
  // backend/model/llm/probe.go
  "The model sent an empty answer.": "El modelo envió una respuesta vacía.",
  // backend/core/turn/writer.go
  "The model sent an empty reply twice. Retry, or choose another model.": "El modelo envió dos veces una respuesta vacía. Inténtalo de nuevo o elige otro modelo.",
  // backend/core/turn/stream.go
  "The model started its reply over, so Terzetto added nothing. Retry, or choose another model.": "El modelo empezó su respuesta desde el principio y no se añadió nada. Inténtalo de nuevo o elige otro modelo.",
  // backend/core/turn/summary.go
  "The model summarized in another language than the conversation's. Try again, or write the summary yourself.": "El modelo resumió en otro idioma que el de la conversación. Inténtalo de nuevo o escribe el resumen tú.",
  // backend/model/llm/report.go
  "The model thinks before it answers. The server sends the thinking in a field of its own.": "El modelo razona antes de responder. El servidor envía el razonamiento en un campo aparte.",
  // backend/model/llm/report.go
  "The model thinks before it answers. The thinking arrives between tags in the text.": "El modelo razona antes de responder. El razonamiento llega entre etiquetas en el texto.",
  // backend/core/turn/impersonate.go
  "The model thought, and wrote no message. Retry without thinking, or choose another model.": "El modelo pensó y no escribió ningún mensaje. Reinténtalo sin pensamiento o elige otro modelo.",
  // backend/core/turn/writer.go
  "The model thought, and wrote no reply. Retry without thinking, or choose another model.": "El modelo pensó y no escribió ninguna respuesta. Inténtalo de nuevo sin pensar o elige otro modelo.",
  // backend/service/modeltest/service.go
  "The model was deleted, so the test ended.": "Se eliminó el modelo, así que la prueba acabó.",
  // backend/model/llm/report.go
  "The model writes about {a} tokens per second.": "El modelo escribe unos {a} tokens por segundo.",
  // backend/core/turn/impersonate.go
  "The model wrote no message for you. Retry, or choose another model.": "El modelo no escribió ningún mensaje para ti. Reinténtalo o elige otro modelo.",
  // backend/core/turn/summary.go
  "The model wrote no summary that is shorter than the messages. Try again.": "El modelo no escribió ningún resumen más corto que los mensajes. Inténtalo de nuevo.",
  // backend/service/turns/title.go
  "The model wrote no title. Try again, or write the title yourself.": "El modelo no escribió ningún título. Inténtalo de nuevo o escribe el título tú.",
  // backend/service/modeltest/service.go
  "The model wrote nothing for three openings in a row, so the test ended.": "El modelo no escribió nada en tres comienzos seguidos, así que la prueba acabó.",
  // backend/core/turn/again.go
  "The model wrote the same reply again, so there is no new version. Retry, or choose another model.": "El modelo escribió de nuevo la misma respuesta, así que no hay versión nueva. Inténtalo de nuevo o elige otro modelo.",
  // backend/core/turn/plan.go
  "The model's context is too small for {a}.": "El contexto del modelo es demasiado pequeño para {a}.",
  // backend/core/turn/writer.go
  "The model's first answer held no reply.": "La primera salida del modelo no contenía ninguna respuesta.",
  // backend/model/shelf/move.go
  "The models were copied, but the old files couldn't be deleted. Stop the running model, then retry.": "Los modelos se copiaron, pero no se pudieron eliminar los archivos antiguos. Detén el modelo en ejecución y vuelve a intentarlo.",
  // backend/core/run/workflow.go
  "The name has more than {n} characters.": "El nombre tiene más de {n} caracteres.",
  // backend/api/audio.go
  "The name of a channel can have 1 to {n} characters.": "El nombre de un canal puede tener de 1 a {n} caracteres.",
  // backend/store/archive/foreign.go
  "The name of a file in this conversation is too long.": "El nombre de un archivo de esta conversación es demasiado largo.",
  // backend/model/shelf/move.go
  "The new folder already has a different file with this name. Choose another folder.": "La carpeta nueva ya contiene otro archivo con este nombre. Elige otra carpeta.",
  // backend/core/turn/again.go
  "The new version was the same as the one before.": "La nueva versión era igual que la anterior.",
  // backend/store/sqlite/look.go
  "The newest changes are missing from the database, because its log was lost or damaged.": "Faltan los últimos cambios en la base de datos, porque su registro se perdió o se dañó.",
  // backend/core/run/repeat.go
  "The next page is on another host, {a}. The pages end here.": "La página siguiente está en otro servidor, {a}. Las páginas terminan aquí.",
  // backend/core/turn/notes.go
  "The notes for you couldn't be written.": "No se pudieron escribir las notas para ti.",
  // backend/core/turn/planner.go
  "The oldest messages were summarized, so that the request fits the model's context: {n}.": "Para que la solicitud quepa en el contexto del modelo, se resumieron los mensajes más antiguos: {n}.",
  // backend/core/flow/runner.go
  "The option onMaxTurns can be “ask” only in a flow that is kept, where you can answer.": "La opción onMaxTurns solo puede ser «ask» en un flujo que se guarda, donde puedes responder.",
  // backend/core/flow/runner.go
  "The option {a} can't be “{b}”.": "La opción {a} no puede ser «{b}».",
  // backend/core/flow/runner.go
  "The option {a} must be between 0 and {n}.": "La opción {a} debe estar entre 0 y {n}.",
  // backend/service/runs/try_trigger.go
  "The other workflow has had no run that ended so. Run that workflow once to try the trigger.": "Ninguna ejecución del otro flujo de trabajo terminó así. Ejecútalo una vez para probar el disparador.",
  // backend/document/html.go
  "The page can't be converted to Markdown, so only its words were read.": "La página no se puede convertir a Markdown, así que solo se leyeron sus palabras.",
  // backend/document/html.go
  "The page has an element larger than {a}. Terzetto read the page up to there.": "La página tiene un elemento de más de {a}. Terzetto leyó la página hasta ahí.",
  // backend/document/html.go
  "The page has too many parts, so only its words were read.": "La página tiene demasiadas partes, así que solo se leyeron sus palabras.",
  // backend/document/html.go
  "The page is larger than {a}, so only its words were read.": "La página supera {a}, así que solo se leyeron sus palabras.",
  // backend/document/html.go
  "The page is nested too deeply, so only its words were read.": "La página está demasiado anidada, así que solo se leyeron sus palabras.",
  // backend/document/html.go
  "The page unpacks to too much, so only its words were read.": "La página ocupa demasiado al descomprimirse, así que solo se leyeron sus palabras.",
  // backend/core/flow/check.go
  "The parameters of the tool are not a JSON Schema.": "Los parámetros de la herramienta no son un JSON Schema.",
  // backend/tool/folder/folder.go
  "The path is too long.": "La ruta es demasiado larga.",
  // backend/service/transfer/upload.go
  "The path leads to neither a file nor a folder.": "La ruta no lleva a un archivo ni a una carpeta.",
  // backend/store/sqlite/folder.go
  "The path of the data folder is too long for backups. Move the folder to a shorter path.": "La ruta de la carpeta de datos es demasiado larga para las copias. Mueve la carpeta a una ruta más corta.",
  // backend/store/sqlite/errors.go
  "The path of the file is too long: it has {n} bytes, and {m} are possible. Choose a folder with a shorter path.": "La ruta del archivo es demasiado larga: tiene {n} bytes y son posibles {m}. Elige una carpeta con una ruta más corta.",
  // backend/value/reference.go
  "The path “{a}” doesn't begin with /.": "La ruta «{a}» no empieza por /.",
  // backend/value/reference.go
  "The path “{a}” has a ~ that is neither ~0 nor ~1.": "La ruta «{a}» tiene un ~ que no es ~0 ni ~1.",
  // backend/store/scripts/script.go
  "The pattern has a flag that isn't known. Known flags are g, i, m, s and u.": "El patrón tiene una marca desconocida. Se conocen g, i, m, s y u.",
  // backend/core/run/instruction.go
  "The pause before a retry takes at most a year.": "La pausa antes de un reintento dura como máximo un año.",
  // backend/story/card/charx.go
  "The picture in this card is damaged and was left out.": "La imagen de esta tarjeta está dañada y se omitió.",
  // backend/document/outline.go
  "The picture {a} couldn't be read.": "No se pudo leer la imagen {a}.",
  // backend/document/picture.go
  "The picture {a} is damaged and was left out.": "La imagen {a} está dañada y se omitió.",
  // backend/document/picture.go
  "The picture {a} is damaged. A part may be missing.": "La imagen {a} está dañada. Puede faltar una parte.",
  // backend/document/picture.go
  "The picture {a} is in a format that can't be shown.": "La imagen {a} tiene un formato que no se puede mostrar.",
  // backend/document/picture.go
  "The picture {a} is larger than {n} megapixels and was left out.": "La imagen {a} supera {n} megapíxeles y se omitió.",
  // backend/store/archive/orb.go
  "The pictures of this conversation are larger than {n} MB.": "Las imágenes de esta conversación superan los {n} MB.",
  // backend/core/turn/hooks.go
  "The plug-in {a} failed, so the reply has nothing more of it.": "El complemento {a} falló, así que la respuesta no contiene nada más de él.",
  // backend/core/turn/hooks.go
  "The plug-in {a} is still busy with an earlier reply, so it was left out.": "El complemento {a} sigue ocupado con una respuesta anterior, así que se omitió.",
  // backend/core/plugin/call.go
  "The plug-in {a} is still busy with an earlier reply.": "El complemento {a} sigue ocupado con una respuesta anterior.",
  // backend/store/chats/conversation.go
  "The preset of this conversation was deleted. Choose another preset.": "El preajuste de esta conversación se eliminó. Elige otro preajuste.",
  // backend/store/folders/folder.go
  "The preset of this folder was deleted. Choose another preset.": "El preajuste de esta carpeta se eliminó. Elige otro preajuste.",
  // backend/tool/mcp/program.go
  "The program didn't answer within {a}.": "El programa no respondió en {a}.",
  // backend/tool/program/run.go
  "The program made more files than Terzetto reads.": "El programa creó más archivos de los que Terzetto lee.",
  // backend/sound/speech/espeak.go
  "The program named espeak-ng on this computer isn't eSpeak NG. Install eSpeak NG, or choose another engine.": "El programa espeak-ng de este dispositivo no es eSpeak NG. Instala eSpeak NG o elige otro motor.",
  // backend/sound/speech/piper.go
  "The program named piper on this computer isn't the speech engine. Install Piper, or choose another engine.": "El programa piper de este dispositivo no es el motor de voz. Instala Piper o elige otro motor.",
  // backend/tool/program/run.go
  "The program took longer than {a} and was stopped.": "El programa tardó más de {a} y se detuvo.",
  // backend/tool/program/run.go
  "The program was stopped: {a}.": "El programa se detuvo: {a}.",
  // backend/core/run/instruction.go
  "The question is missing.": "Falta la pregunta.",
  // backend/story/quickreply/commands.go
  "The quick reply {a} uses commands that Terzetto doesn't understand: {b}.": "La respuesta rápida {a} usa comandos que Terzetto no entiende: {b}.",
  // backend/api/audio.go
  "The reason to stop a channel must be skipped, lifecycle, ended or superseded.": "El motivo para detener un canal debe ser skipped, lifecycle, ended o superseded.",
  // backend/store/artifacts/cache.go
  "The recreated file is empty.": "El archivo recreado está vacío.",
  // backend/value/sources.go
  "The references in this value make more than {n} MB.": "Las referencias de este valor suman más de {n} MB.",
  // backend/model/llm/connect.go
  "The reply of {a} wasn't complete after {n} s, so Terzetto ended it.": "La respuesta de {a} no estaba completa tras {n} s, así que Terzetto la terminó.",
  // backend/core/turn/again.go
  "The reply only repeated your message.": "La respuesta solo repetía tu mensaje.",
  // backend/core/turn/again.go
  "The reply repeated an earlier one word for word.": "La respuesta repetía palabra por palabra una anterior.",
  // backend/core/turn/writer.go
  "The reply repeated parts of Terzetto's own instructions, which were taken out: {n}.": "La respuesta repetía partes de las instrucciones de Terzetto, que se quitaron: {n}.",
  // backend/store/turns/commit.go
  "The reply was changed while the model continued it, so nothing was added.": "La respuesta cambió mientras el modelo la continuaba, así que no se añadió nada.",
  // backend/core/turn/again.go
  "The reply was in another language than the conversation.": "La respuesta estaba en otro idioma que la conversación.",
  // backend/api/hookbody.go
  "The request can't be unpacked: it is damaged or isn't packed as its Content-Encoding header says.": "La solicitud no se puede descomprimir: está dañada o no está comprimida como dice su cabecera Content-Encoding.",
  // backend/core/turn/director.go
  "The request doesn't fit the model's context.": "La solicitud no cabe en el contexto del modelo.",
  // backend/api/hookbody.go
  "The request ends too early: a part of it is missing.": "La solicitud termina demasiado pronto: falta una parte.",
  // backend/story/compaction/plan.go
  "The request exceeds the model's context of {n} tokens, mostly through {a} with about {m}. Shorten that part, or enlarge the context.": "La solicitud supera el contexto del modelo ({n} tokens), sobre todo por {a} con unos {m}. Acorta esa parte o amplía el contexto.",
  // backend/api/portable.go, backend/api/team.go
  "The request has no file.": "La solicitud no tiene ningún archivo.",
  // backend/api/hook.go
  "The request has no valid token for this webhook.": "La solicitud no tiene un token válido para este webhook.",
  // backend/api/server.go
  "The request has no valid token.": "La solicitud no tiene un token válido.",
  // backend/api/hookbody.go
  "The request is encoded as “{a}”. Send it as gzip, as deflate, or as it is.": "La petición está codificada como «{a}». Envíala como gzip, como deflate o tal cual.",
  // backend/service/localmodel/transport.go
  "The request is larger than a model can read.": "La solicitud es mayor de lo que un modelo puede leer.",
  // backend/api/server.go, backend/api/upload.go
  "The request is larger than {n} MB.": "La solicitud supera {n} MB.",
  // backend/api/server.go
  "The request is larger than {n} MB. Send the file as multipart/form-data.": "La solicitud supera {n} MB. Envía el archivo como multipart/form-data.",
  // backend/api/hookbody.go
  "The request is neither JSON, a form nor text.": "La solicitud no es JSON, ni un formulario, ni texto.",
  // backend/api/hookbody.go, backend/api/operation.go
  "The request is not valid JSON.": "La solicitud no es JSON válido.",
  // backend/api/operation.go, backend/api/server.go
  "The request must be a JSON object.": "La solicitud debe ser un objeto JSON.",
  // backend/api/server.go
  "The request must be sent as application/json.": "La solicitud debe enviarse como application/json.",
  // backend/core/run/block.go
  "The results of the steps in {a} are larger than {n} MB together.": "Los resultados de los pasos de {a} superan {n} MB en total.",
  // backend/core/turn/director.go
  "The rewriter couldn't run, so your message was sent unchanged.": "No se pudo reescribir tu mensaje, así que se envió sin cambios.",
  // backend/core/turn/director.go
  "The rewriter's form held nothing of use, so your message was sent unchanged.": "La reescritura no dio nada útil, así que tu mensaje se envió sin cambios.",
  // backend/core/flow/opening.go
  "The role of message {n} is “{a}”. Only user and assistant are allowed.": "El rol del mensaje {n} es «{a}». Solo se permiten user y assistant.",
  // backend/base/calendar/days.go
  "The rule of days can't be read. Write one such as RRULE:FREQ=MONTHLY;BYDAY=-1FR.": "La regla de los días no se puede leer. Escribe una como RRULE:FREQ=MONTHLY;BYDAY=-1FR.",
  // backend/core/run/call.go
  "The run continues without {a}.": "La ejecución continúa sin {a}.",
  // app/run.go
  "The run needs an answer, and this isn't a terminal. Answer in the window.": "La ejecución necesita una respuesta, pero esto no es una terminal. Responde en la ventana.",
  // app/run.go
  "The run needs an answer. Answer in the window.": "La ejecución necesita una respuesta. Responde en la ventana.",
  // backend/core/run/child.go
  "The run of {a} is done.": "La ejecución de {a} ha terminado.",
  // backend/core/plugin/tts/plugin.go
  "The sample text is too long.": "El texto de prueba es demasiado largo.",
  // backend/core/run/schedule.go
  "The schedule “{a}” never runs.": "La programación «{a}» nunca se ejecuta.",
  // backend/core/run/instruction.go, backend/tool/model/ask.go
  "The schema of the answer is not a JSON Schema.": "El esquema de la respuesta no es un JSON Schema.",
  // backend/service/library/artifact.go, backend/store/artifacts/group.go
  "The scope must be variant or group.": "El ámbito debe ser variant o group.",
  // backend/store/index/search.go
  "The search index is being rebuilt. Try again in a moment.": "El índice de búsqueda se está reconstruyendo. Inténtalo de nuevo en un momento.",
  // backend/store/index/vectors.go
  "The search index of a file is damaged.": "El índice de búsqueda de un archivo está dañado.",
  // backend/tool/web/service.go
  "The searches of your {a} account are used up. Check the plan of the account.": "Las búsquedas de tu cuenta de {a} se agotaron. Revisa el plan de la cuenta.",
  // backend/value/missing.go
  "The secret “{a}” is not set.": "El secreto «{a}» no está definido.",
  // backend/sound/audio/plan.go
  "The segment begins after the end of the sound.": "El segmento empieza después del final del sonido.",
  // backend/document/produce/chart.go
  "The series “{a}” has a value that is too large to draw.": "La serie «{a}» tiene un valor demasiado grande para dibujarlo.",
  // backend/document/produce/chart.go
  "The series “{a}” has {n} values for {m} labels.": "La serie «{a}» tiene {n} valores para {m} etiquetas.",
  // backend/model/llm/discover.go, backend/model/llm/probe.go
  "The server answers, but lists no models.": "El servidor responde, pero no ofrece ningún modelo.",
  // backend/model/llm/probe.go
  "The server answers.": "El servidor responde.",
  // backend/core/turn/calls.go
  "The server cut off the conversation, because its context is too small. Enlarge the context, or start a new conversation.": "El servidor recortó la conversación, porque su contexto es demasiado pequeño. Amplía el contexto o empieza una conversación nueva.",
  // backend/tool/mcp/address.go
  "The server didn't answer within {a}.": "El servidor no respondió en {a}.",
  // backend/model/llm/probe.go
  "The server doesn't list {a}. Its models are {b}.": "El servidor no ofrece {a}. Sus modelos son {b}.",
  // backend/model/llm/probe.go
  "The server doesn't say how large its context is.": "El servidor no indica el tamaño de su contexto.",
  // backend/model/llm/probe.go
  "The server doesn't say whether the model can see images.": "El servidor no indica si el modelo puede ver imágenes.",
  // backend/model/llm/refusal.go
  "The server has no model named {a}.": "El servidor no tiene ningún modelo llamado {a}.",
  // backend/model/llm/discover.go
  "The server has no model yet.": "El servidor aún no tiene ningún modelo.",
  // backend/model/llm/probe.go
  "The server has the model {a}.": "El servidor tiene el modelo {a}.",
  // backend/model/llm/refusal.go
  "The server is busy. Try again in a moment.": "El servidor está ocupado. Inténtalo de nuevo en un momento.",
  // backend/model/llm/discover.go
  "The server is loading its model.": "El servidor está cargando su modelo.",
  // backend/model/llm/refusal.go
  "The server is still loading its model. Try again in a moment.": "El servidor aún está cargando su modelo. Inténtalo de nuevo en un momento.",
  // backend/model/llm/probe.go
  "The server lists no models.": "El servidor no ofrece ningún modelo.",
  // backend/model/llm/refusal.go
  "The server needs a key, or the saved key is wrong.": "El servidor pide una clave o la clave guardada no es correcta.",
  // backend/model/llm/discover.go
  "The server needs a key.": "El servidor pide una clave.",
  // backend/model/llm/refusal.go
  "The server refused the request.": "El servidor rechazó la solicitud.",
  // backend/sound/audio/mixer.go
  "The sound device was disconnected. Reconnect the device, then resume.": "La salida de audio se desconectó. Vuelve a conectarla y reanuda.",
  // backend/sound/audio/clip.go
  "The sound has {n} MB. The limit is {m} MB.": "El sonido tiene {n} MB. El límite es {m} MB.",
  // backend/sound/audio/clip.go
  "The sound is longer than {n} hours.": "El sonido dura más de {n} horas.",
  // backend/sound/speech/join.go
  "The sound is too long for one file. Export the sound in parts.": "El sonido es demasiado largo para un archivo. Exporta el sonido en partes.",
  // backend/sound/audio/append.go
  "The sound is too long to play at once.": "El sonido es demasiado largo para reproducirlo de una vez.",
  // backend/core/plugin/tts/sound.go
  "The speech engine {a} was removed. Choose another voice.": "El motor de voz {a} se quitó. Elige otra voz.",
  // backend/store/teams/imported.go
  "The state of the item is missing.": "Falta el estado del elemento.",
  // backend/core/flow/branches.go
  "The step took too long and was stopped.": "El paso tardó demasiado y se detuvo.",
  // backend/value/use.go
  "The step {a} has no result yet at this point.": "El paso {a} aún no tiene resultado en este punto.",
  // backend/model/localserver/failure.go
  "The system doesn't allow {a} to run. A virus scanner or the file's rights may be why.": "El sistema no permite que {a} se ejecute. La causa puede ser un antivirus o los permisos del archivo.",
  // backend/document/produce/chart.go
  "The table has no numbers to draw.": "La tabla no tiene números que dibujar.",
  // backend/store/archive/foreign.go
  "The table {a} is larger than {n} MB.": "La tabla {a} supera los {n} MB.",
  // backend/store/turns/turn.go
  "The target is not a reply of this conversation": "El destino no es una respuesta de esta conversación",
  // backend/core/team/task_run.go
  "The task has already ended.": "La tarea ya terminó.",
  // backend/tool/program/tool.go
  "The task has no document named {a}.": "La tarea no tiene ningún documento llamado {a}.",
  // backend/core/team/agents/web.go
  "The task has no web address to read.": "La tarea no indica ninguna dirección web.",
  // backend/base/lifecycle/task.go
  "The task is already running.": "La tarea ya está en marcha.",
  // backend/core/team/machine.go
  "The team can't do this right now.": "El equipo no puede hacerlo en este momento.",
  // backend/core/team/runner.go
  "The team can't start right now. Try again in a moment.": "El equipo no puede empezar ahora. Inténtalo de nuevo en un momento.",
  // backend/core/team/machine.go
  "The team has already finished this request.": "El equipo ya terminó esta solicitud.",
  // backend/core/team/machine.go, backend/core/team/runner.go
  "The team is still working on this request. Stop the team first, or wait.": "El equipo sigue trabajando en esta solicitud. Detén primero el equipo o espera.",
  // backend/core/flow/check.go
  "The temperature must be between 0 and 10.": "La temperatura debe estar entre 0 y 10.",
  // backend/document/office/package.go
  "The template is larger than {n} MB unpacked.": "La plantilla supera {n} MB una vez descomprimida.",
  // backend/document/charset/said.go
  "The text doesn't name its encoding. Terzetto read the text as {a}.": "El texto no indica su codificación. Terzetto leyó el texto como {a}.",
  // backend/core/team/agents/render.go
  "The text for {a} is not valid JSON.": "El texto de {a} no es JSON válido.",
  // backend/document/produce/print.go
  "The text has no table.": "El texto no tiene ninguna tabla.",
  // backend/sound/speech/engine.go
  "The text has no words to speak.": "El texto no tiene palabras para leer.",
  // backend/api/operations.go
  "The text has {n} characters. A message can have at most {m}.": "El texto tiene {n} caracteres. Un mensaje puede tener como máximo {m}.",
  // backend/sound/speech/engine.go
  "The text is too long to speak. Use parts of at most {n} characters.": "El texto es demasiado largo para leerlo. Usa partes de hasta {n} caracteres.",
  // backend/document/charset/said.go
  "The text names the encoding “{a}”, which isn't its own. Terzetto read the text as {b}.": "El texto indica la codificación «{a}», que no es la suya. Terzetto leyó el texto como {b}.",
  // backend/story/card/png.go
  "The text of this card unpacks to more than 16 MB.": "El texto de esta tarjeta supera 16 MB al descomprimirse.",
  // backend/story/card/object.go
  "The text of this file is larger than 16 MB.": "El texto de este archivo supera 16 MB.",
  // backend/story/fact/foreign/foreign.go
  "The text of this file is not UTF-8. Save it as UTF-8, and import it again.": "El texto de este archivo no es UTF-8. Guárdalo como UTF-8 e impórtalo de nuevo.",
  // backend/core/turn/director.go
  "The time limit of {n} s for Director and Editor was reached.": "Se alcanzó el límite de {n} s para el Director y el Editor.",
  // backend/tool/mcp/connection.go
  "The tool descriptions of {a} are larger than {n} MB.": "Las descripciones de las herramientas de {a} superan {n} MB.",
  // backend/tool/variable.go
  "The tool {a} didn't declare the variable {b}.": "La herramienta {a} no declaró la variable {b}.",
  // backend/tool/variable.go
  "The tool {a} needs the variable {b}. Variables are not available here.": "La herramienta {a} necesita la variable {b}. Aquí no hay variables disponibles.",
  // backend/core/team/agent_context.go
  "The tool {a} was removed.": "La herramienta {a} se quitó.",
  // backend/api/portable.go, backend/service/transfer/upload.go
  "The upload was incomplete. Upload the file again.": "La subida quedó incompleta. Sube el archivo de nuevo.",
  // backend/tool/web/request.go
  "The value of the header {a} contains line breaks, or is too long.": "El valor del encabezado {a} contiene saltos de línea o es demasiado largo.",
  // backend/core/run/permission.go
  "The value of {a} contains a pattern, so a permission can't include it.": "El valor de {a} contiene un patrón, así que un permiso no puede incluirlo.",
  // backend/tool/web/request.go
  "The value of {a} must be text, a number, or a list of them.": "El valor de {a} debe ser texto, un número o una lista de ellos.",
  // backend/value/missing.go
  "The value of “{a}” can't be used.": "El valor de «{a}» no se puede usar.",
  // backend/value/fit.go
  "The value of “{a}” is a list.": "El valor de «{a}» es una lista.",
  // backend/value/fit.go
  "The value of “{a}” is a number.": "El valor de «{a}» es un número.",
  // backend/value/fit.go
  "The value of “{a}” is a whole number.": "El valor de «{a}» es un número entero.",
  // backend/value/fit.go
  "The value of “{a}” is an object.": "El valor de «{a}» es un objeto.",
  // backend/value/fit.go
  "The value of “{a}” is empty.": "El valor de «{a}» está vacío.",
  // backend/value/fit.go
  "The value of “{a}” is text.": "El valor de «{a}» es texto.",
  // backend/value/fit.go
  "The value of “{a}” is true or false.": "El valor de «{a}» es verdadero (true) o falso (false).",
  // backend/core/run/instruction.go
  "The values have more than {n} KB together.": "Los valores suman más de {n} KB.",
  // backend/store/secrets/variable.go
  "The variable {a} has no value yet. Enter one under Variables.": "La variable {a} aún no tiene valor. Escribe uno en Variables.",
  // backend/value/missing.go
  "The variable “{a}” is not set.": "La variable «{a}» no está definida.",
  // backend/value/sources.go
  "The variable “{a}” refers to itself.": "La variable «{a}» se refiere a sí misma.",
  // backend/story/quickreply/commands.go
  "The variables of this conversation have no more room.": "Las variables de esta conversación no tienen más espacio.",
  // backend/core/run/control.go
  "The wait is over.": "La espera terminó.",
  // app/windowkit_linux.go
  "The window needs WebKitGTK 4.1. Install the package libwebkit2gtk-4.1-0, or use terzetto serve.": "La ventana necesita WebKitGTK 4.1. Instala el paquete libwebkit2gtk-4.1-0 o usa terzetto serve.",
  // app/windowkit_windows.go
  "The window needs WebView2. Start Terzetto once and let it install WebView2, or use terzetto serve.": "La ventana necesita WebView2. Inicia Terzetto una vez para instalar WebView2 o usa terzetto serve.",
  // backend/core/team/machine.go
  "The work plan couldn't be used and is asked for once more: {a}": "El plan de trabajo no se pudo usar y se pide de nuevo: {a}",
  // backend/core/team/work.go
  "The work plan took longer than {a} and was stopped.": "El plan de trabajo tardó más de {a} y se detuvo.",
  // backend/core/team/machine.go
  "The work plan was used without a document that is not there: {a}.": "El plan de trabajo se usó sin un documento que falta: {a}.",
  // backend/core/run/control.go
  "The workflow ends here.": "El flujo de trabajo termina aquí.",
  // backend/core/run/workflow.go
  "The workflow needs a name.": "El flujo de trabajo necesita un nombre.",
  // backend/service/runs/run.go
  "The workflow of this run was deleted, so the run can't be repeated.": "El flujo de trabajo de esta ejecución se eliminó, así que no se puede repetir.",
  // backend/tool/folder/make.go
  "There are no rows for the document.": "No hay filas para el documento.",
  // backend/story/prose/reason.go
  "There are {n} fragments in a row.": "Hay {n} fragmentos seguidos.",
  // backend/tool/folder/rename.go
  "There is already a file named {a}.": "Ya hay un archivo llamado {a}.",
  // backend/store/sqlite/backup.go
  "There is already a file with this name. Choose another name.": "Ya hay un archivo con este nombre. Elige otro nombre.",
  // backend/store/library/fragment.go
  "There is already a fragment with this id.": "Ya hay un fragmento con este id.",
  // backend/store/settings/preset.go
  "There is already a preset named {a}. Choose another name.": "Ya hay un preajuste llamado {a}. Elige otro nombre.",
  // backend/service/toolbox/server.go, backend/store/secrets/tool_server.go
  "There is already a server named {a}. Choose another name.": "Ya hay un servidor llamado {a}. Elige otro nombre.",
  // backend/store/secrets/variable.go
  "There is already a variable named {a} in this scope. Choose another name.": "Ya hay una variable llamada {a} en este ámbito. Elige otro nombre.",
  // backend/core/team/agent.go, backend/service/teams/agent.go, backend/store/teams/settings.go
  "There is already an agent named {a}. Choose another name.": "Ya hay un agente llamado {a}. Elige otro nombre.",
  // backend/store/assistants/assistant.go
  "There is already an assistant named {a}. Choose another name.": "Ya hay un asistente llamado {a}. Elige otro nombre.",
  // backend/service/runs/assistant.go
  "There is no assistant named {a}.": "No hay ningún asistente llamado {a}.",
  // backend/core/plugin/example/lantern.go
  "There is no character who could have a wick.": "No hay ningún personaje que pueda tener una mecha.",
  // backend/document/produce/chart.go
  "There is no chart of the kind “{a}”. Choose bar, line, scatter or pie.": "No hay ningún gráfico del tipo «{a}». Elige bar, line, scatter o pie.",
  // backend/model/llm/refusal.go
  "There is no chat API at {a}. Check the address of the server.": "No hay ninguna API de chat en {a}. Comprueba la dirección del servidor.",
  // backend/store/triggers/trigger.go
  "There is no command /{a}.": "No hay ningún comando /{a}.",
  // backend/model/llm/connect.go
  "There is no computer named {a}.": "No hay ningún dispositivo llamado {a}.",
  // backend/service/localmodel/engine.go
  "There is no engine named {a} for this computer.": "No hay ningún motor llamado {a} para este dispositivo.",
  // backend/service/localmodel/engine.go
  "There is no engine on this computer that can run the model. Install it in Settings, Models.": "En este dispositivo no hay ningún motor que pueda ejecutar el modelo. Instálalo en Configuración, Modelos.",
  // backend/service/localmodel/engine.go
  "There is no engine to download for this system. Install llama.cpp yourself, and name its path.": "No hay ningún motor para descargar en este sistema. Instala llama.cpp e indica su ruta.",
  // backend/service/runs/check.go
  "There is no field “{a}” in {b}.": "No hay ningún campo «{a}» en {b}.",
  // backend/core/team/runner.go
  "There is no file with the id {a}.": "No hay ningún archivo con el id {a}.",
  // backend/tool/mcp/program.go
  "There is no folder {a}. Choose the folder in which {b} works again.": "No hay ninguna carpeta {a}. Elige de nuevo la carpeta en la que trabaja {b}.",
  // backend/service/toolbox/server.go, backend/service/toolbox/settings.go
  "There is no folder {a}. Create the folder first.": "No hay ninguna carpeta {a}. Crea primero la carpeta.",
  // backend/service/toolbox/chat.go
  "There is no group of tools named {a}.": "No hay ningún grupo de herramientas llamado {a}.",
  // backend/tool/web/transport.go
  "There is no host named {a}.": "No hay ningún host llamado {a}.",
  // backend/tool/web/service.go
  "There is no key for {a}. Enter a key in Settings, under Tools and servers.": "No hay ninguna clave para {a}. Introduce una clave en la configuración, en Herramientas y servidores.",
  // app/doctor.go
  "There is no model named “{a}”. Choose one of {b}.": "No hay ningún modelo llamado «{a}». Elige uno de estos: {b}.",
  // backend/api/server.go
  "There is no page at this address.": "No hay ninguna página en esta dirección.",
  // backend/model/localserver/find.go
  "There is no program at this path.": "No hay ningún programa en esta ruta.",
  // backend/tool/mcp/program.go
  "There is no program named {a} on this computer. Install the program, or give its whole path.": "No hay ningún programa llamado {a} en este dispositivo. Instala el programa o indica su ruta completa.",
  // backend/service/quickreplies/service.go
  "There is no quick reply {a}.": "No hay ninguna respuesta rápida {a}.",
  // backend/store/chats/log.go
  "There is no record of this message": "No hay ningún registro de este mensaje",
  // backend/model/dialect/setting.go
  "There is no setting named {a}.": "No hay ningún ajuste llamado {a}.",
  // backend/sound/speech/join.go
  "There is no sound to export.": "No hay sonido para exportar.",
  // backend/value/use.go
  "There is no step with the id {a}.": "No hay ningún paso con el id {a}.",
  // backend/service/runs/try_trigger.go
  "There is no such file in this folder yet. Put one there to try the trigger.": "Todavía no hay un archivo así en esta carpeta. Pon uno para probar el disparador.",
  // backend/store/turns/turn.go
  "There is no such kind of turn.": "No existe ese tipo de turno.",
  // backend/store/plugins/state.go
  "There is no such place for a plug-in's state.": "No existe ese lugar para el estado de un complemento.",
  // backend/service/library/plugin.go
  "There is no such plug-in.": "No existe ese complemento.",
  // backend/tool/folder/make.go
  "There is no text for the document.": "No hay texto para el documento.",
  // backend/core/run/call.go, backend/core/team/agent_context.go, backend/service/runs/check.go, backend/service/runs/proposal.go, backend/service/runs/run.go, backend/service/runs/try.go, backend/service/teams/agent.go, backend/service/toolbox/search.go, backend/tool/call.go
  "There is no tool named {a}.": "No hay ninguna herramienta llamada {a}.",
  // backend/store/turns/turn.go
  "There is no user message above it": "No hay ningún mensaje del usuario encima",
  // backend/value/condition_names.go, backend/value/missing.go, backend/value/use.go
  "There is no value named {a} here.": "Aquí no hay ningún valor llamado {a}.",
  // backend/value/use.go
  "There is no variable named {a}.": "No hay ninguna variable llamada {a}.",
  // backend/story/quickreply/commands.go
  "There is no variable {a} in this script. /let makes one.": "No hay ninguna variable {a} en este script. /let crea una.",
  // backend/api/hook.go
  "There is no webhook at this address.": "No hay ningún webhook en esta dirección.",
  // backend/service/runs/workflow.go, backend/store/workflows/workflow.go
  "There is no workflow named {a}.": "No hay ningún flujo de trabajo llamado {a}.",
  // backend/tool/folder/folder.go
  "There is no {a} in the chosen folder.": "No hay {a} en la carpeta elegida.",
  // backend/value/missing.go
  "There is no “{a}” in the data of the trigger.": "No hay ningún «{a}» en los datos del disparador.",
  // backend/value/missing.go
  "There is no “{a}” in the item “{b}”.": "No hay ningún «{a}» en el elemento «{b}».",
  // backend/value/missing.go
  "There is no “{a}” in the last error.": "No hay ningún «{a}» en el último error.",
  // backend/value/missing.go
  "There is no “{a}” in the last result.": "No hay ningún «{a}» en el último resultado.",
  // backend/value/missing.go
  "There is no “{a}” in the result of step “{b}”.": "No hay ningún «{a}» en el resultado del paso «{b}».",
  // backend/value/missing.go
  "There is no “{a}” in the variable “{b}”.": "No hay ningún «{a}» en la variable «{b}».",
  // backend/model/localserver/failure.go
  "There is not enough free memory for {a}.": "No hay suficiente memoria libre para {a}.",
  // backend/core/turn/summary.go
  "There is nothing to summarize yet: the model always reads the last six messages themselves.": "Aún no hay nada que resumir: el modelo lee siempre los últimos seis mensajes.",
  // backend/service/localmodel/runner.go
  "There was too little memory, so {a} was started with a context of {n} tokens and a smaller cache.": "Había muy poca memoria para {a}, así que se inició con un contexto de {n} tokens y una caché menor.",
  // backend/core/run/request.go
  "These arguments come from inside the step and can't be changed.": "Estos argumentos vienen del propio paso y no se pueden cambiar.",
  // backend/core/assistant/runner.go
  "These tools were removed: {a}.": "Estas herramientas se quitaron: {a}.",
  // backend/story/prose/reason.go
  "These words are from the character's description: {a}.": "Estas palabras son de la descripción del personaje: {a}.",
  // backend/story/prose/reason.go
  "These words are from your message: {a}.": "Estas palabras son de su mensaje: {a}.",
  // backend/story/prose/reason.go
  "These words are in {n} replies: {a}.": "Estas palabras están en {n} respuestas: {a}.",
  // backend/core/run/circle.go
  "These workflows run each other in an endless loop: {a}. Add a condition to one of the steps.": "Estos flujos de trabajo se ejecutan unos a otros en un bucle sin fin: {a}. Añade una condición a uno de los pasos.",
  // backend/core/run/circle.go
  "These workflows start each other in an endless loop: {a}.": "Estos flujos de trabajo se inician unos a otros en un bucle sin fin: {a}.",
  // backend/story/card/charx.go
  "This CHARX file has {n} files. The limit is {m}.": "Este archivo CHARX tiene {n} archivos. El límite es {m}.",
  // backend/story/card/charx.go
  "This CHARX file is damaged or incomplete.": "Este archivo CHARX está dañado o incompleto.",
  // backend/story/card/charx.go
  "This CHARX file unpacks to more than 64 MB.": "Este archivo CHARX supera 64 MB al descomprimirse.",
  // backend/story/card/png.go
  "This PNG is damaged or incomplete.": "Este PNG está dañado o incompleto.",
  // backend/base/datadir/unusable.go
  "This account can't write to {a}. Change the permissions, or choose another folder with --data-dir.": "Esta cuenta no puede escribir en {a}. Cambia los permisos o elige otra carpeta con --data-dir.",
  // backend/api/server.go
  "This address accepts only GET and HEAD.": "Esta dirección solo acepta GET y HEAD.",
  // backend/model/llm/discover.go
  "This address answers, but not as a model server.": "Esta dirección responde, pero no como servidor de modelos.",
  // backend/api/server.go
  "This address doesn't belong to Terzetto.": "Esta dirección no pertenece a Terzetto.",
  // backend/model/llm/discover.go
  "This address is a web interface, not a model server.": "Esta dirección es una interfaz web, no un servidor de modelos.",
  // backend/service/localmodel/add.go
  "This address is not that of a .gguf file.": "Esta dirección no es la de un archivo .gguf.",
  // backend/model/serverurl/serverurl.go
  "This address is not valid. Enter one such as http://127.0.0.1:11434.": "Esta dirección no es válida. Escribe una como http://127.0.0.1:11434.",
  // backend/sound/speech/serverlist.go
  "This address is not valid. Enter one such as http://127.0.0.1:8880.": "Esta dirección no es válida. Escribe una como http://127.0.0.1:8880.",
  // backend/model/fetch/fetch.go
  "This address is not valid. Enter one that begins with https://.": "Esta dirección no es válida. Introduce una que empiece por https://.",
  // backend/api/team.go, backend/store/teams/settings.go
  "This agent was deleted.": "Este agente se eliminó.",
  // backend/story/portable/source.go
  "This archive has more than {n} files.": "Este archivo comprimido tiene más de {n} archivos.",
  // backend/story/portable/source.go
  "This archive is damaged or incomplete.": "Este archivo comprimido está dañado o incompleto.",
  // backend/store/assistants/assistant.go
  "This assistant was deleted.": "Este asistente se eliminó.",
  // backend/store/artifacts/group.go
  "This attachment is not the first of its group.": "Este adjunto no es el primero de su grupo.",
  // backend/service/transfer/restore.go
  "This backup was removed from the backup folder.": "Esta copia de seguridad se quitó de la carpeta de copias.",
  // backend/store/calls/call.go
  "This call of a tool was deleted.": "Esta llamada a una herramienta se eliminó.",
  // backend/core/toolchat/question.go
  "This call was already answered.": "Esta llamada ya se respondió.",
  // backend/store/archive/transcript_import.go
  "This call was not made.": "Esta llamada no se hizo.",
  // backend/story/card/card.go
  "This card has a newer format. Terzetto keeps the parts that it doesn't know.": "Esta tarjeta tiene un formato más reciente. Terzetto conserva las partes que no conoce.",
  // backend/story/card/book.go
  "This card has no lorebook.": "Esta tarjeta no tiene lorebook.",
  // backend/story/card/card.go
  "This card has no name, so it is not a character.": "Esta tarjeta no tiene nombre, así que no es un personaje.",
  // backend/story/card/card.go
  "This card has no name, so the character has the name of the file.": "Esta tarjeta no tiene nombre, así que el personaje lleva el del archivo.",
  // backend/store/turns/speaker.go
  "This character doesn't take part in the conversation.": "Este personaje no participa en la conversación.",
  // backend/store/library/character.go
  "This character has no image.": "Este personaje no tiene imagen.",
  // backend/store/library/card.go, backend/store/library/character.go
  "This character is already in the library.": "Este personaje ya está en la biblioteca.",
  // backend/store/archive/foreign.go
  "This character is larger than {n} MB.": "Este personaje supera los {n} MB.",
  // backend/store/chats/cast.go
  "This character is not in the library.": "Este personaje no está en la biblioteca.",
  // backend/core/plugin/tts/plugin.go
  "This character isn't in the conversation.": "Este personaje no está en la conversación.",
  // backend/story/portable/silly.go
  "This chat has more than {n} MB of text.": "Este chat contiene más de {n} MB de texto.",
  // backend/story/fact/foreign/chat.go
  "This chat has no memories of Qvink. Import it as a conversation.": "Este chat no tiene recuerdos de Qvink. Impórtalo como conversación.",
  // backend/story/portable/silly.go
  "This chat has no message, so it was left out.": "Este chat no tiene ningún mensaje y se ha omitido.",
  // backend/story/portable/silly.go
  "This chat is larger than 128 MB.": "Este chat supera 128 MB.",
  // backend/tool/folder/folder.go
  "This computer denies access to {a}.": "Este dispositivo deniega el acceso a {a}.",
  // backend/service/toolbox/settings.go
  "This computer has no home folder. Give the whole path.": "Este dispositivo no tiene carpeta personal. Indica la ruta completa.",
  // backend/service/narration/say.go
  "This computer has no sound device.": "Este dispositivo no tiene salida de audio.",
  // backend/sound/audio/devicewatch.go
  "This computer has no sound device. Everything else works.": "Este dispositivo no tiene salida de audio. Todo lo demás funciona.",
  // backend/core/run/schedule.go, backend/tool/clock.go
  "This computer knows no time zone named {a}.": "Este dispositivo no conoce ninguna zona horaria llamada {a}.",
  // backend/core/plugin/tts/plugin.go
  "This conversation has no character, so it uses the voice from Settings.": "Esta conversación no tiene personaje, así que usa la voz de la configuración.",
  // backend/store/archive/foreign.go
  "This conversation is larger than {n} MB.": "Esta conversación supera los {n} MB.",
  // backend/store/chats/trash.go
  "This conversation is not in the trash. Move the conversation to the trash first.": "Esta conversación no está en la papelera. Mueve primero la conversación a la papelera.",
  // backend/story/portable/appchat.go
  "This conversation is too long, or a message in it is longer than 2 MB.": "Esta conversación es demasiado larga o uno de sus mensajes supera 2 MB.",
  // backend/service/runs/tools.go
  "This conversation was deleted. Choose another one.": "Esta conversación se eliminó. Elige otra.",
  // backend/store/archive/orb.go
  "This database has no conversations of Orb.": "Esta base de datos no tiene conversaciones de Orb.",
  // backend/model/fetch/note.go
  "This download is still running. Pause it, then delete it.": "Esta descarga sigue en curso. Ponla en pausa y luego elimínala.",
  // backend/chat/draft.go, backend/store/workflows/draft.go
  "This draft is too long to be kept.": "Este borrador es demasiado largo para conservarlo.",
  // backend/store/facts/fact.go
  "This fact was deleted.": "Este dato se eliminó.",
  // backend/value/fit.go
  "This field stays empty.": "Este campo queda vacío.",
  // backend/value/fit.go
  "This field takes a list.": "Este campo acepta una lista.",
  // backend/value/fit.go
  "This field takes a number.": "Este campo acepta un número.",
  // backend/value/fit.go
  "This field takes a whole number.": "Este campo acepta un número entero.",
  // backend/value/fit.go
  "This field takes an object.": "Este campo acepta un objeto.",
  // backend/value/fit.go
  "This field takes one of these types: {a}.": "Este campo acepta uno de estos tipos: {a}.",
  // backend/value/fit.go
  "This field takes text.": "Este campo acepta texto.",
  // backend/value/fit.go
  "This field takes true or false.": "Este campo acepta verdadero (true) o falso (false).",
  // backend/store/files/file.go
  "This file belongs to a message. Delete the message instead.": "Este archivo pertenece a un mensaje. Elimina el mensaje en su lugar.",
  // backend/story/portable/stream.go
  "This file contains more than 1 MB of blank space.": "Este archivo contiene más de 1 MB de espacio en blanco.",
  // backend/story/portable/silly.go
  "This file contains no chat.": "Este archivo no contiene ningún chat.",
  // backend/story/portable/stream.go
  "This file contains no conversation that Terzetto can read.": "Este archivo no contiene ninguna conversación que Terzetto pueda leer.",
  // backend/story/fact/foreign/foreign.go
  "This file has more than {n} memories.": "Este archivo tiene más de {n} recuerdos.",
  // backend/story/card/charx.go
  "This file has no card.json, so it is not a CHARX card.": "Este archivo no tiene card.json, así que no es una tarjeta CHARX.",
  // backend/story/card/book.go
  "This file has no entries, so it is not a lorebook.": "Este archivo no tiene entradas, así que no es un lorebook.",
  // backend/story/fact/foreign/foreign.go
  "This file has no memories that Terzetto can read. It reads those of Memory Books, Qvink, Marinara and CharMemory.": "Este archivo no tiene recuerdos que Terzetto pueda leer. Lee los de Memory Books, Qvink, Marinara y CharMemory.",
  // backend/story/card/object.go
  "This file has too many fields to be a card or a lorebook.": "Este archivo tiene demasiados campos para ser una tarjeta o un lorebook.",
  // backend/story/portable/source.go
  "This file holds a single value of more than {n} MB.": "Este archivo contiene un único valor de más de {n} MB.",
  // backend/story/script/read.go
  "This file holds no regex scripts.": "Este archivo no contiene scripts de regex.",
  // backend/story/quickreply/set.go
  "This file holds no set of quick replies.": "Este archivo no contiene ningún conjunto de respuestas rápidas.",
  // backend/story/card/card.go
  "This file is a lorebook, not a card. Import the file under Lorebooks.": "Este archivo es un lorebook, no una tarjeta. Importa el archivo en Lorebooks.",
  // backend/story/portable/folder.go, backend/story/portable/source.go
  "This file is damaged or incomplete.": "Este archivo está dañado o incompleto.",
  // backend/store/archive/orb.go
  "This file is damaged, or is not a database.": "Este archivo está dañado o no es una base de datos.",
  // backend/store/sqlite/restore.go
  "This file is damaged. Choose another backup.": "Este archivo está dañado. Elige otra copia de seguridad.",
  // backend/document/document.go, backend/service/transfer/upload.go, backend/story/card/card.go, backend/story/fact/foreign/foreign.go, backend/story/portable/source.go
  "This file is empty.": "Este archivo está vacío.",
  // backend/store/sqlite/restore.go
  "This file is in use by Terzetto. Choose a backup instead.": "Terzetto está usando este archivo. Elige una copia de seguridad.",
  // backend/story/portable/stream.go
  "This file is incomplete. Terzetto read everything up to the break.": "Este archivo está incompleto. Terzetto leyó todo hasta el corte.",
  // backend/service/transfer/upload.go
  "This file is larger than 16 GB.": "Este archivo supera 16 GB.",
  // backend/story/card/book.go, backend/story/card/card.go
  "This file is larger than 48 MB.": "Este archivo supera 48 MB.",
  // backend/store/artifacts/cache.go
  "This file is larger than the storage limit. Raise the limit in Settings.": "Este archivo supera el límite de almacenamiento. Aumenta el límite en la configuración.",
  // app/opened.go, backend/store/archive/files.go, backend/story/fact/foreign/foreign.go, backend/story/portable/lines.go, backend/story/portable/source.go
  "This file is larger than {n} MB.": "Este archivo supera {n} MB.",
  // backend/story/portable/unpack.go
  "This file is listed in the archive, but missing.": "Este archivo figura en la lista del archivo comprimido, pero falta.",
  // backend/story/card/card.go, backend/story/card/object.go
  "This file is neither a card nor a lorebook. Cards are PNG, WebP, JPEG, CHARX or JSON files, lorebooks JSON.": "Este archivo no es una tarjeta ni un lorebook. Las tarjetas son archivos PNG, WebP, JPEG, CHARX o JSON; los lorebooks, JSON.",
  // backend/story/card/object.go
  "This file is nested too deeply to be a card or a lorebook.": "Este archivo está demasiado anidado para ser una tarjeta o un lorebook.",
  // backend/model/gguf/failure.go
  "This file is not a GGUF model.": "Este archivo no es un modelo GGUF.",
  // backend/story/portable/unpack.go
  "This file is not a Terzetto library.": "Este archivo no es una biblioteca de Terzetto.",
  // backend/store/sqlite/restore.go
  "This file is not a backup of Terzetto.": "Este archivo no es una copia de seguridad de Terzetto.",
  // backend/story/proof/document.go
  "This file is not a report of the Editor's work.": "Este archivo no es un informe del trabajo del Editor.",
  // backend/story/proof/document.go
  "This file is not complete JSON.": "Este archivo no es JSON completo.",
  // backend/story/quickreply/set.go
  "This file is not valid JSON, so no quick replies were read.": "Este archivo no es un JSON válido, así que no se leyeron respuestas rápidas.",
  // backend/story/script/read.go
  "This file is not valid JSON, so no scripts were read.": "Este archivo no es un JSON válido, así que no se leyeron scripts.",
  // backend/service/transfer/upload.go
  "This file is read where it is. Nothing can be added to it.": "Este archivo se lee en su ubicación. No se le puede añadir nada.",
  // backend/story/fact/foreign/marinara.go
  "This file of Marinara has no memories.": "Este archivo de Marinara no tiene recuerdos.",
  // backend/model/shelf/finder.go
  "This file only extends another model. Choose the model's own file.": "Este archivo solo amplía otro modelo. Elige el archivo del propio modelo.",
  // backend/story/portable/unpack.go
  "This file was changed after the export: its checksum differs.": "Este archivo se modificó después de exportarlo: su suma de comprobación es distinta.",
  // backend/service/transfer/upload.go, backend/service/turns/file.go, backend/store/archive/rows.go, backend/store/archive/transcript_rows.go, backend/store/files/file.go, backend/store/folders/file.go, backend/store/index/passage_write.go
  "This file was deleted.": "Este archivo se eliminó.",
  // backend/model/shelf/doubt.go
  "This file was made for Ollama, so it may not load here. Use Ollama's server, or download the model's usual GGUF file.": "Este archivo se creó para Ollama y puede que no se cargue aquí. Usa el servidor de Ollama o descarga el archivo GGUF habitual del modelo.",
  // backend/store/artifacts/artifact.go
  "This file was removed to save space. Recreate the file to use it.": "Este archivo se quitó para ahorrar espacio. Vuelve a crear el archivo para usarlo.",
  // backend/story/portable/source.go
  "This folder has more than {n} files. Choose the folder that contains the chats.": "Esta carpeta tiene más de {n} archivos. Elige la carpeta que contiene los chats.",
  // backend/base/folderwatch/watch.go
  "This folder has too many subfolders to watch at once. Terzetto finds new files within half a minute.": "Esta carpeta tiene demasiadas subcarpetas para vigilarlas a la vez. Terzetto encuentra los archivos nuevos en medio minuto.",
  // backend/store/folders/folder.go
  "This folder was deleted.": "Esta carpeta se eliminó.",
  // backend/store/folders/folder.go
  "This folder was deleted. Choose another folder.": "Esta carpeta se eliminó. Elige otra carpeta.",
  // backend/store/habits/habit.go
  "This habit was removed with its messages.": "Este hábito ya no existe, porque se borraron sus mensajes.",
  // backend/story/card/png.go
  "This image has no character card.": "Esta imagen no tiene tarjeta de personaje.",
  // backend/story/card/exif.go
  "This image has no character card. Cards are PNG, WebP, JPEG, CHARX or JSON files.": "Esta imagen no tiene tarjeta de personaje. Las tarjetas son archivos PNG, WebP, JPEG, CHARX o JSON.",
  // backend/store/library/character.go, backend/story/portable/pictures.go
  "This image is larger than 10 MB.": "Esta imagen supera 10 MB.",
  // backend/service/transfer/undo.go
  "This import can't be undone any more.": "Esta importación ya no se puede deshacer.",
  // backend/service/transfer/upload.go
  "This import was closed. Choose the file again.": "Esta importación se cerró. Elige el archivo de nuevo.",
  // backend/story/fact/foreign/foreign.go
  "This is a database. Import Orb's database as a library, and its notes come along as facts.": "Esto es una base de datos. Importa la de Orb como biblioteca y sus notas vendrán como hechos.",
  // backend/story/card/card.go
  "This is a file of {a} and not a card. Choose it under Import and export.": "Este archivo es de {a} y no es una tarjeta. Elígelo en Importar y exportar.",
  // backend/story/portable/shape.go
  "This is a file of {a} that Terzetto can't read. Export its chats there as JSON.": "Este archivo es de {a} y Terzetto no puede leerlo. Exporta allí los chats como JSON.",
  // backend/core/run/trigger.go
  "This is not a file name pattern. Write one such as *.pdf.": "No es un patrón de nombres de archivo. Escribe uno como *.pdf.",
  // backend/tool/web/service.go, backend/tool/web/transport.go
  "This is not a web address. Enter one such as https://example.com.": "No es una dirección web. Escribe una como https://example.com.",
  // backend/service/localmodel/add.go
  "This is the address of one file. Download it, or enter the name of a repository.": "Esta es la dirección de un solo archivo. Descárgalo o escribe el nombre de un repositorio.",
  // backend/model/localserver/failure.go
  "This llama.cpp can't run {a}. A newer build of llama.cpp may.": "Este llama.cpp no puede ejecutar {a}. Quizá una versión más reciente de llama.cpp pueda.",
  // backend/core/run/instruction.go
  "This loop has no list.": "Este bucle no tiene lista.",
  // backend/core/run/instruction.go
  "This loop has no steps.": "Este bucle no tiene pasos.",
  // backend/story/fact/foreign/object.go
  "This lorebook has no memories of Memory Books. Import it as a lorebook.": "Este lorebook no tiene recuerdos de Memory Books. Impórtalo como lorebook.",
  // backend/story/card/book.go
  "This lorebook has {n} entries. The limit is {m}.": "Este lorebook tiene {n} entradas. El límite es {m}.",
  // backend/store/archive/foreign.go
  "This lorebook is larger than {n} MB.": "Este lorebook supera los {n} MB.",
  // backend/story/compaction/plan.go
  "This message has about {n} tokens, but the model's context of {m} leaves only about {k} for it. Shorten the message, or enlarge the context.": "Este mensaje tiene unos {n} tokens, pero el contexto del modelo ({m}) solo deja unos {k} para él. Acorta el mensaje o amplía el contexto.",
  // backend/story/compaction/plan.go
  "This message has about {n} tokens, more than the model's context of {m}. Shorten the message, or enlarge the context.": "Este mensaje tiene unos {n} tokens, más que el contexto del modelo ({m}). Acorta el mensaje o amplía el contexto.",
  // backend/service/library/artifact.go
  "This message has no such artifact.": "Este mensaje no tiene ese artefacto.",
  // backend/core/plugin/tts/sound.go
  "This message has no text to read aloud.": "Este mensaje no tiene texto para leer en voz alta.",
  // backend/store/teams/team.go
  "This message was deleted.": "Este mensaje se eliminó.",
  // backend/service/localmodel/models.go
  "This model belongs to another program, so Terzetto doesn't delete it.": "Este modelo pertenece a otro programa, así que Terzetto no lo elimina.",
  // backend/core/assistant/runner.go
  "This model can't call tools, so tools that the message doesn't name were left out.": "Este modelo no puede llamar a herramientas. Se dejaron fuera las que el mensaje no nombra.",
  // backend/model/gguf/failure.go
  "This model file has a format that is too new. Update Terzetto, or choose another file.": "Este archivo de modelo tiene un formato demasiado reciente. Actualiza Terzetto o elige otro archivo.",
  // backend/model/gguf/failure.go
  "This model file has an outdated format. Download a newer file of this model.": "Este archivo de modelo tiene un formato obsoleto. Descarga un archivo más reciente de este modelo.",
  // backend/model/shelf/doubt.go
  "This model file has another size than Ollama says. Download the model again with Ollama.": "Este archivo de modelo no tiene el tamaño que indica Ollama. Descarga el modelo de nuevo con Ollama.",
  // backend/model/gguf/failure.go
  "This model file is damaged. Download the file again.": "Este archivo de modelo está dañado. Descárgalo de nuevo.",
  // backend/model/gguf/failure.go
  "This model file is incomplete. Download the file again.": "Este archivo de modelo está incompleto. Descárgalo de nuevo.",
  // backend/model/gguf/failure.go
  "This model file is made for big-endian computers. Download the usual file of this model.": "Este archivo de modelo es para equipos big-endian. Descarga el archivo habitual de este modelo.",
  // backend/model/shelf/delete.go
  "This model is not in Terzetto's folder. Delete the model in the program it belongs to.": "Este modelo no está en la carpeta de Terzetto. Elimínalo en el programa al que pertenece.",
  // backend/core/turn/pipeline.go
  "This model takes no tools, so Director and Editor filled in their forms as text.": "Este modelo no acepta herramientas, así que el Director y el Editor rellenaron sus formularios como texto.",
  // backend/store/index/search.go
  "This page of results has expired. Search again.": "Esta página de resultados caducó. Busca de nuevo.",
  // backend/store/library/phrase.go, backend/store/scripts/script.go
  "This pattern isn't valid. Check its brackets and special characters.": "Este patrón no es válido. Revisa sus corchetes y caracteres especiales.",
  // backend/store/triggers/permission.go
  "This permission was revoked.": "Este permiso se revocó.",
  // backend/store/library/persona.go
  "This persona has no image.": "Esta persona no tiene imagen.",
  // backend/story/card/png.go
  "This picture holds the card twice, and one copy is damaged. Terzetto read the other copy.": "Esta imagen contiene la tarjeta dos veces y una copia está dañada. Terzetto leyó la otra.",
  // backend/service/library/plugin.go
  "This plug-in is turned off.": "Este complemento está desactivado.",
  // backend/core/run/verbs.go
  "This question is no longer waiting for an answer.": "Esta pregunta ya no espera respuesta.",
  // backend/core/run/verbs.go
  "This question was already answered.": "Esta pregunta ya se respondió.",
  // backend/store/runs/request.go, backend/store/triggers/permission.go
  "This question was removed.": "Esta pregunta se quitó.",
  // backend/story/quickreply/run.go
  "This quick reply does too much at once, so it was ended.": "Esta respuesta rápida hace demasiado a la vez, así que se terminó.",
  // backend/service/library/script.go
  "This quick reply is too long.": "Esta respuesta rápida es demasiado larga.",
  // backend/sound/audio/plan.go
  "This recording was removed to save space. Read the reply aloud again.": "Esta grabación se quitó para ahorrar espacio. Lee la respuesta en voz alta de nuevo.",
  // backend/service/library/speech.go
  "This reply was not read aloud.": "Esta respuesta no se leyó en voz alta.",
  // backend/story/proof/document.go
  "This report was written by a newer version of Terzetto.": "Este informe lo escribió una versión más reciente de Terzetto.",
  // backend/service/turns/wire_log.go
  "This request was discarded. Terzetto keeps requests for the last {n} turns of a conversation, until it closes.": "Esta solicitud se descartó. Terzetto guarda las solicitudes de los últimos {n} turnos de una conversación, hasta que se cierra.",
  // backend/core/run/verbs.go
  "This run has already ended.": "Esta ejecución ya terminó.",
  // backend/core/run/change.go
  "This run has already started.": "Esta ejecución ya empezó.",
  // backend/store/runs/list.go
  "This run has not ended. Stop the run first.": "Esta ejecución no ha terminado. Detén primero la ejecución.",
  // backend/core/run/change.go
  "This run was changed in the meantime. Reload the page and try again.": "Esta ejecución cambió mientras tanto. Recarga la página e inténtalo de nuevo.",
  // backend/store/runs/run.go
  "This run was deleted.": "Esta ejecución se eliminó.",
  // backend/store/triggers/schedule.go
  "This schedule was deleted.": "Esta programación se eliminó.",
  // backend/store/scripts/script.go
  "This script is too long.": "Este script es demasiado largo.",
  // backend/store/scripts/script.go
  "This script was deleted.": "Este script se eliminó.",
  // backend/service/toolbox/server.go, backend/store/secrets/tool_server.go, backend/tool/mcp/connection.go
  "This server was removed.": "Este servidor se quitó.",
  // backend/service/toolbox/search.go
  "This service takes no key.": "Este servicio no usa clave.",
  // backend/store/scripts/quickreply.go
  "This set of quick replies was deleted.": "Este conjunto de respuestas rápidas se eliminó.",
  // backend/store/secrets/speech.go
  "This speech server was removed.": "Este servidor de voz se quitó.",
  // backend/core/run/instruction.go
  "This step does nothing. Choose a tool or a workflow, or describe the task.": "Este paso no hace nada. Elige una herramienta o un flujo de trabajo, o describe la tarea.",
  // backend/core/flow/check.go
  "This step has no branches.": "Este paso no tiene ramas.",
  // backend/service/runs/proposal.go
  "This step is no longer in the workflow.": "Este paso ya no está en el flujo de trabajo.",
  // backend/core/run/permission.go
  "This step isn't waiting for your approval.": "Este paso no espera tu aprobación.",
  // backend/core/flow/check.go
  "This step needs a prompt, because the model has nothing to answer.": "Este paso necesita un prompt, porque el modelo no tiene nada que responder.",
  // backend/core/run/child.go
  "This step runs {a}.": "Este paso ejecuta {a}.",
  // backend/core/run/control.go
  "This step waits until {a}.": "Este paso espera hasta {a}.",
  // backend/core/run/control.go
  "This step was skipped, because its condition is false.": "Este paso se omitió porque su condición es falsa.",
  // backend/core/run/block.go
  "This step works on one branch.": "Este paso trata una rama.",
  // backend/core/run/block.go
  "This step works on one item.": "Este paso trata un elemento.",
  // backend/core/run/block.go
  "This step works on {n} branches at once.": "Este paso trata {n} ramas a la vez.",
  // backend/core/run/block.go
  "This step works on {n} items, one at a time.": "Este paso trata {n} elementos de uno en uno.",
  // backend/core/run/block.go
  "This step works on {n} items, up to {m} at once.": "Este paso trata {n} elementos, hasta {m} a la vez.",
  // backend/core/turn/summary.go
  "This summary belongs to another branch.": "Este resumen pertenece a otra rama.",
  // backend/sound/speech/system.go
  "This system has no speech voice. Install the package espeak-ng.": "Este sistema no tiene voz de lectura. Instala el paquete espeak-ng.",
  // backend/core/team/machine.go
  "This team was deleted.": "Este equipo se eliminó.",
  // backend/core/flow/check.go, backend/core/run/instruction.go
  "This text has more than {n} characters.": "Este texto tiene más de {n} caracteres.",
  // backend/store/secrets/variable.go
  "This tool is not allowed to read the secret {a}. Allow the tool under Variables.": "Esta herramienta no puede leer el secreto {a}. Permite la herramienta en Variables.",
  // backend/core/run/call.go
  "This tool sent more lines than the log holds.": "Esta herramienta envió más líneas de las que caben en el registro.",
  // backend/core/run/call.go
  "This tool was stopped.": "Esta herramienta se detuvo.",
  // backend/store/triggers/trigger.go
  "This trigger was deleted.": "Este disparador se eliminó.",
  // backend/store/secrets/variable.go
  "This variable was deleted.": "Esta variable se eliminó.",
  // backend/store/artifacts/group.go
  "This version belongs to another group.": "Esta versión pertenece a otro grupo.",
  // backend/service/narration/playback.go
  "This voice is slower than speech on this computer, so there will be pauses.": "Esta voz es más lenta que el habla en este ordenador, así que habrá pausas.",
  // backend/api/hook.go
  "This webhook is called too often. Try again in a moment.": "Este webhook se llama demasiado a menudo. Inténtalo de nuevo en un momento.",
  // backend/story/prose/reason.go
  "This word begins {n} sentences in a row: {a}.": "Esta palabra abre {n} frases seguidas: {a}.",
  // backend/service/library/work.go
  "This work has ended already.": "Este trabajo ya ha terminado.",
  // backend/service/runs/check.go
  "This workflow was deleted.": "Este flujo de trabajo se eliminó.",
  // backend/model/llm/report.go
  "To get replies sooner, choose a smaller model or turn off the Editor.": "Para tener respuestas antes, elige un modelo más pequeño o desactiva el Editor.",
  // backend/model/llm/report.go
  "To get replies sooner, turn off the Director. The model takes about {n} s to read the Director's request.": "Para recibir antes las respuestas, desactiva el Director. El modelo tarda unos {n} s en leer la petición del Director.",
  // backend/model/llm/report.go
  "To get replies sooner, turn off the Editor. The model takes about {n} s to write the Editor's corrections.": "Para recibir antes las respuestas, desactiva el Editor. El modelo tarda unos {n} s en escribir las correcciones del Editor.",
  // backend/service/runs/try.go
  "To try a step that runs another workflow, run that workflow.": "Para probar un paso que ejecuta otro flujo de trabajo, ejecuta ese flujo de trabajo.",
  // backend/service/transfer/upload.go
  "Too many imports are open. Finish or close one first.": "Hay demasiadas importaciones abiertas. Termina o cierra una primero.",
  // backend/model/llm/probe.go
  "Tools work when a tool is required. The Director and the Editor can do everything.": "Las herramientas funcionan cuando se exige una. El Director y el Editor pueden hacerlo todo.",
  // backend/model/llm/probe.go
  "Tools work. The Director and the Editor can do everything.": "Las herramientas funcionan. El Director y el Editor pueden hacerlo todo.",
  // backend/core/run/workflow.go
  "Two steps are named “{a}”.": "Dos pasos se llaman «{a}».",
  // backend/core/flow/check.go
  "Two tools are named “{a}”.": "Dos herramientas se llaman «{a}».",
  // backend/service/library/settings.go
  "Type {a} to restore the defaults.": "Escribe {a} para restaurar los valores predeterminados.",
  // backend/value/use.go
  "Values are filled in {n} levels deep at most.": "Los valores se rellenan hasta {n} niveles de profundidad.",
  // backend/story/portable/variables.go
  "Variables over the size limit were left out: {n}.": "Variables por encima del límite de tamaño que se omitieron: {n}.",
  // backend/store/folds/change.go
  "Version not found": "No se encontró la versión",
  // backend/core/team/machine.go
  "Waiting for you: may {a} use {b}?": "Esperando tu respuesta: ¿puede {a} usar «{b}»?",
  // backend/core/team/agents/web.go, backend/tool/web/foresee.go
  "Web access is off. Turn on web access in Settings, under Tools and servers.": "El acceso a la web está desactivado. Activa el acceso a la web en la configuración, en Herramientas y servidores.",
  // backend/service/toolbox/search.go
  "Web search is not set up. Choose a service in Settings, under Tools and servers.": "La búsqueda web no está configurada. Elige un servicio en la configuración, en Herramientas y servidores.",
  // backend/core/run/repeat.go
  "What page {n} gives is not a list.": "Lo que da la página {n} no es una lista.",
  // backend/core/turn/director.go
  "What the Director's form only repeated was left out of it: {n}.": "Lo que el formulario del Director solo repetía se dejó fuera: {n}.",
  // backend/core/run/trigger.go
  "When runs overlap, choose “skip”, “queue” or “parallel”.": "Si las ejecuciones coinciden, elige «skip», «queue» o «parallel».",
  // backend/core/team/machine.go
  "Work plan created: none": "Plan de trabajo creado: ninguna tarea",
  // backend/core/team/machine.go
  "Work plan created: {a}": "Plan de trabajo creado: {a}",
  // backend/core/team/machine.go
  "Workflow completed successfully": "El trabajo terminó",
  // backend/core/team/machine.go
  "Workflow failure reported": "Se notificó el fallo",
  // backend/core/team/machine.go
  "Workflow initialized": "El trabajo está preparado",
  // backend/core/team/machine.go
  "Workflow processing started": "El procesamiento empezó",
  // backend/core/team/machine.go
  "Workflow stopped by user": "Detuviste el trabajo",
  // backend/core/run/child.go
  "Workflows can run each other at most {n} levels deep.": "Los flujos de trabajo pueden ejecutarse entre sí hasta {n} niveles.",
  // backend/store/turns/turn.go
  "Write a message first.": "Escribe primero un mensaje.",
  // backend/value/condition_names.go
  "Write out the name after “{a}”, as in {b}.": "Escribe el nombre después de «{a}», como en {b}.",
  // app/localmodel.go
  "Write terzetto engine, or terzetto engine install.": "Escribe terzetto engine o terzetto engine install.",
  // app/localmodel.go
  "Write terzetto model list, or terzetto model get OWNER/NAME:QUANT.": "Escribe terzetto model list o terzetto model get OWNER/NAME:QUANT.",
  // backend/core/team/machine.go
  "You allowed {a}": "Permitiste «{a}»",
  // backend/model/llm/report.go
  "You can attach images to your messages.": "Puedes adjuntar imágenes a tus mensajes.",
  // backend/store/turns/turn.go
  "You can send only your own messages again.": "Solo puedes volver a enviar tus propios mensajes.",
  // backend/core/assistant/runner.go
  "You can't ask in the middle of a reply. Put the question into the reply: {a}": "No se puede preguntar en medio de una respuesta. Pon la pregunta en la respuesta: {a}",
  // backend/core/turn/hooks.go
  "You skipped the plug-in {a} after {b}.": "Omitiste el complemento {a} después de {b}.",
  // backend/core/turn/director.go
  "You skipped the step.": "Omitiste el paso.",
  // backend/story/prose/reason.go
  "Your list has {a}.": "Su lista contiene {a}.",
  // backend/service/turns/impersonate.go
  "Your message is already being written in this conversation.": "Tu mensaje ya se está escribiendo en esta conversación.",
  // backend/core/team/picture.go
  "as a picture": "como imagen",
  // backend/sound/speech/espeak.go
  "eSpeak NG has no voice “{a}”. Choose another voice.": "eSpeak NG no tiene la voz «{a}». Elige otra voz.",
  // backend/core/team/runner_life.go
  "interrupted: Terzetto was closed.": "interrumpido: Terzetto se cerró.",
  // backend/document/passage/extent.go
  "line {a} of {n}": "línea {a} de {n}",
  // backend/document/passage/extent.go
  "lines {a} of {n}": "líneas {a} de {n}",
  // backend/model/localserver/failure.go
  "llama.cpp doesn't take one of the flags for {a}.": "llama.cpp no acepta una de las opciones para {a}.",
  // backend/model/localserver/launch.go
  "llama.cpp has no flag {a}.": "llama.cpp no tiene la opción {a}.",
  // backend/core/team/picture.go
  "not read, because {a}": "no leído: {a}",
  // backend/document/passage/extent.go
  "nothing of {a}": "nada de {a}",
  // backend/document/passage/extent.go
  "page {a} of {n}": "página {a} de {n}",
  // backend/document/passage/extent.go
  "pages {a} of {n}": "páginas {a} de {n}",
  // backend/document/passage/extent.go
  "slide {a} of {n}": "diapositiva {a} de {n}",
  // backend/document/passage/extent.go
  "slides {a} of {n}": "diapositivas {a} de {n}",
  // backend/core/run/report.go
  "step {n}": "el paso {n}",
  // backend/core/team/plan.go
  "task {n} has no prompt.": "la tarea {n} no tiene prompt.",
  // backend/story/compaction/plan.go
  "the character card": "la tarjeta de personaje",
  // backend/story/compaction/plan.go
  "the direction notes": "las notas de dirección",
  // backend/story/compaction/plan.go
  "the earlier messages": "los mensajes anteriores",
  // backend/story/compaction/plan.go
  "the example dialogue": "el diálogo de ejemplo",
  // backend/core/team/plan.go
  "the field tasks is missing.": "falta el campo tasks.",
  // backend/core/team/plan.go
  "the field {a} can't be a JSON {b}.": "el campo {a} no puede ser un {b} de JSON.",
  // backend/story/compaction/plan.go
  "the greeting": "el saludo",
  // backend/story/compaction/plan.go
  "the last exchange": "el último intercambio",
  // backend/story/compaction/plan.go
  "the lorebook": "el lorebook",
  // backend/story/compaction/plan.go
  "the material": "el material",
  // backend/story/compaction/plan.go
  "the message": "el mensaje",
  // backend/core/team/picture.go
  "the model can't see pictures": "el modelo no puede ver imágenes",
  // backend/core/team/picture.go
  "the model takes {n} pictures at once": "el modelo acepta {n} imágenes a la vez",
  // backend/core/team/picture.go
  "the picture is damaged or too large": "la imagen está dañada o es demasiado grande",
  // backend/core/team/plan.go
  "the plan can't be read.": "el plan no se puede leer.",
  // backend/core/team/plan.go
  "the plan has neither tasks nor an answer.": "el plan no tiene ni tareas ni respuesta.",
  // backend/core/team/plan.go
  "the plan has {n} tasks. The limit is {m}.": "el plan tiene {n} tareas. El límite es {m}.",
  // backend/core/team/plan.go
  "the plan is not a JSON object.": "el plan no es un objeto JSON.",
  // backend/core/team/plan.go
  "the plan promises {a}, but has no tasks.": "el plan promete {a}, pero no tiene tareas.",
  // backend/core/team/plan.go
  "the plan promises {a}, but no task lists it in outputDocuments.": "el plan promete {a}, pero ninguna tarea lo indica en outputDocuments.",
  // backend/core/team/promise.go
  "the request names {a}, which no task makes or uses.": "la petición nombra {a}, que ninguna tarea crea ni usa.",
  // backend/story/compaction/plan.go
  "the summary": "el resumen",
  // backend/story/compaction/plan.go
  "the system prompt": "el prompt del sistema",
  // backend/core/team/promise.go
  "the team can't make {a}. It can make these kinds of files: {b}.": "el equipo no puede crear {a}. Puede crear estos tipos de archivos: {b}.",
  // backend/story/compaction/plan.go
  "the tools": "las herramientas",
  // backend/core/team/round.go
  "timeout: a round may take {a}, and this one took longer.": "timeout: una ronda puede durar {a} y esta duró más.",
  // backend/api/hook.go
  "wait must be a number of seconds from 0 to {n}.": "wait debe ser un número de segundos de 0 a {n}.",
  // backend/store/sqlite/damage.go
  "{a} Nothing was deleted.": "{a} No se eliminó nada.",
  // backend/story/card/png.go
  "{a} The card has no picture.": "{a} La tarjeta no tiene imagen.",
  // backend/model/fetch/download.go
  "{a} already exists and is another file. Move or delete it, then try again.": "{a} ya existe y es otro archivo. Muévelo o elimínalo e inténtalo de nuevo.",
  // backend/tool/web/encoding.go
  "{a} answered in the encoding “{b}”, which Terzetto can't read.": "{a} respondió en la codificación «{b}», que Terzetto no puede leer.",
  // backend/model/llm/connect.go
  "{a} answered with a web page, not a model. Check whether the address is that of a web interface.": "{a} respondió con una página web, no con un modelo. Comprueba si la dirección es la de una interfaz web.",
  // backend/sound/speech/server.go
  "{a} answered with a web page, not sound. Check whether the address is that of a web interface.": "{a} respondió con una página web, no con sonido. Comprueba si la dirección es la de una interfaz web.",
  // backend/sound/speech/server.go
  "{a} answered with text, not sound.": "{a} respondió con texto, no con sonido.",
  // backend/tool/web/fetch.go
  "{a} answered {n} {b}.": "{a} respondió {n} {b}.",
  // backend/tool/web/response.go
  "{a} answered {n} {b}.{c}": "{a} respondió {n} {b}.{c}",
  // backend/model/llm/models.go
  "{a} answered, but not with a list of models.": "{a} respondió, pero no con una lista de modelos.",
  // backend/core/assistant/runner.go, backend/service/flows/tool.go
  "{a} answered.": "{a} respondió.",
  // backend/core/assistant/runner.go
  "{a} answers with {b}.": "{a} responde con {b}.",
  // backend/core/run/guard.go
  "{a} asks to be allowed.": "{a} pide permiso.",
  // backend/core/run/guard.go
  "{a} asks to be allowed. This run has read {b}.": "{a} pide permiso. Esta ejecución ha leído {b}.",
  // backend/base/datadir/unusable.go
  "{a} belongs to {b}, so this account can't write to it. Start Terzetto from that account, or choose another folder with --data-dir.": "{a} pertenece a {b}, así que esta cuenta no puede escribir ahí. Inicia Terzetto desde esa cuenta o elige otra carpeta con --data-dir.",
  // backend/tool/program/tool.go
  "{a} can only be run by {b}.": "{a} solo lo puede ejecutar {b}.",
  // app/prose.go
  "{a} can't be opened.": "No se puede abrir {a}.",
  // backend/service/runs/try.go
  "{a} can't be undone. Check the arguments, then allow it.": "{a} no se puede deshacer. Revisa los argumentos y permite la herramienta.",
  // backend/core/run/worker.go
  "{a} carries out this step.": "{a} realiza este paso.",
  // backend/service/embedding/service.go
  "{a} changed its kind of embeddings. Terzetto prepares the files again.": "{a} cambió el tipo de embeddings. Terzetto prepara los archivos de nuevo.",
  // backend/service/embedding/messages.go
  "{a} changed its kind of embeddings. Terzetto prepares the messages again.": "{a} cambió el tipo de embeddings. Terzetto prepara los mensajes de nuevo.",
  // backend/service/embedding/messages.go
  "{a} changes its kind of embeddings with each request. Choose another model.": "{a} cambia el tipo de embeddings en cada solicitud. Elige otro modelo.",
  // backend/sound/speech/server.go
  "{a} closed the connection before it had spoken. It may have failed: see its own messages.": "{a} cerró la conexión antes de hablar. Puede que haya fallado: mira sus propios mensajes.",
  // backend/core/run/report.go
  "{a} completed.": "{a} terminó.",
  // backend/sound/speech/pool.go
  "{a} couldn't load the voice in {b}. The file may be damaged or of another kind: download it again, or choose another voice.": "{a} no pudo cargar la voz de {b}. El archivo puede estar dañado o ser de otro tipo: descárgalo de nuevo o elige otra voz.",
  // backend/sound/speech/command.go
  "{a} couldn't speak this text. Choose another voice or engine.": "{a} no pudo leer este texto. Elige otra voz u otro motor.",
  // backend/model/llm/connect.go
  "{a} cut off the reply.": "{a} cortó la respuesta.",
  // backend/tool/web/service.go
  "{a} didn't accept the key. Enter a valid key in Settings, under Tools and servers.": "{a} no aceptó la clave. Introduce una clave válida en la configuración, en Herramientas y servidores.",
  // backend/tool/mcp/connection.go
  "{a} didn't answer at {b}.": "{a} no respondió en {b}.",
  // backend/tool/model/ask.go
  "{a} didn't answer in the requested form. Try again, or choose another model.": "{a} no respondió en la forma pedida. Inténtalo de nuevo o elige otro modelo.",
  // backend/model/llm/embed.go
  "{a} didn't answer with embeddings. Is {b} an embedding model?": "{a} no respondió con embeddings. ¿Es {b} un modelo de embeddings?",
  // backend/model/localserver/build.go
  "{a} didn't answer within {b}, so it isn't used.": "{a} no respondió en {b}, así que no se usa.",
  // backend/tool/mcp/connection.go
  "{a} didn't answer within {b}.": "{a} no respondió en {b}.",
  // backend/tool/target.go
  "{a} didn't run, because its server changed the tool after you allowed it. Run the step again to see what the tool does now.": "{a} no se ejecutó porque su servidor cambió la herramienta después de tu aprobación. Vuelve a ejecutar el paso para ver qué hace ahora la herramienta.",
  // backend/tool/target.go
  "{a} didn't run, because the target changed. You allowed {b}, and the call would now reach {c}.": "{a} no se ejecutó porque el destino cambió. Permitiste {b} y la llamada llegaría ahora a {c}.",
  // backend/tool/mcp/program.go
  "{a} didn't start as an MCP server. {b}{c}": "{a} no se inició como servidor MCP. {b}{c}",
  // backend/tool/mcp/address.go
  "{a} doesn't answer as an MCP server at {b}. {c}": "{a} no responde como servidor MCP en {b}. {c}",
  // backend/model/fetch/refusal.go
  "{a} doesn't let you download {b}. Open its page there to see what is missing.": "{a} no permite descargar {b}. Abre su página allí para ver qué falta.",
  // backend/tool/web/toolsearch.go
  "{a} doesn't take a query alone. Choose another tool.": "{a} necesita algo más que una consulta. Elige otra herramienta.",
  // backend/tool/mcp/connection.go
  "{a} ended before it answered.{b}": "{a} terminó antes de responder.{b}",
  // backend/sound/speech/pool.go
  "{a} ended before it had spoken. Try again.": "{a} terminó antes de hablar. Inténtalo de nuevo.",
  // backend/core/run/block.go
  "{a} ended in round {n}: {b}": "{a} terminó en la vuelta {n}: {b}",
  // backend/core/assistant/runner.go, backend/sound/speech/server.go
  "{a} failed.": "{a} falló.",
  // backend/service/library/plugin.go
  "{a} failed. See the log for details.": "{a} falló. Consulta los detalles en el registro.",
  // backend/core/run/child.go
  "{a} failed: {b}": "{a} falló: {b}",
  // backend/tool/web/authorize.go
  "{a} gave no token.": "{a} no dio ningún token.",
  // backend/tool/web/authorize.go
  "{a} gave no token. It answered {n} {b}.": "{a} no dio ningún token. Respondió {n} {b}.",
  // backend/tool/web/service.go
  "{a} got no answer from its search engines: {b}": "{a} no recibió respuesta de sus motores de búsqueda: {b}",
  // backend/model/fetch/refusal.go
  "{a} got too many requests from this network. Try again in a few minutes.": "{a} recibió demasiadas solicitudes desde esta red. Inténtalo de nuevo en unos minutos.",
  // backend/model/fetch/refusal.go
  "{a} got too many requests from this network. Try again in {b}.": "{a} recibió demasiadas solicitudes desde esta red. Inténtalo de nuevo en {b}.",
  // backend/model/fetch/refusal.go
  "{a} has a problem at the moment (status {n}). Try again later.": "{a} tiene un problema en este momento (estado {n}). Inténtalo de nuevo más tarde.",
  // backend/model/fetch/refusal.go
  "{a} has another file in the place of {b}. It may have been replaced there, so nothing was downloaded.": "{a} tiene otro archivo en lugar de {b}. Puede que lo hayan reemplazado, así que no se descargó nada.",
  // backend/core/run/permission.go
  "{a} has changed, so the permission of {b} no longer counts.": "{a} ha cambiado, así que el permiso del {b} ya no vale.",
  // backend/tool/mcp/connection.go
  "{a} has failed several times. Try again in {n} seconds.": "{a} falló varias veces. Inténtalo de nuevo en {n} segundos.",
  // backend/tool/folder/write_table.go
  "{a} has no column {b}. Its columns are {c}.": "{a} no tiene la columna {b}. Sus columnas son {c}.",
  // backend/sound/speech/server.go
  "{a} has no list of voices.": "{a} no tiene lista de voces.",
  // backend/tool/folder/table.go
  "{a} has no sheet {b}. Its sheets are {c}.": "{a} no tiene la hoja {b}. Sus hojas son {c}.",
  // backend/tool/folder/table.go
  "{a} has no sheets.": "{a} no tiene hojas.",
  // backend/service/runs/run.go
  "{a} has no steps yet. Add a step first.": "{a} aún no tiene pasos. Añade primero un paso.",
  // backend/service/localmodel/add.go
  "{a} has no such file. Look at its files, and choose one.": "{a} no tiene ese archivo. Mira sus archivos y elige uno.",
  // backend/core/turn/files.go
  "{a} has no text.": "{a} no tiene texto.",
  // backend/core/plugin/tts/language.go
  "{a} has no voice for this language ({b}). Choose a voice that has it.": "{a} no tiene ninguna voz para este idioma ({b}). Elige una voz que lo hable.",
  // backend/sound/speech/server.go, backend/sound/speech/system.go
  "{a} has no voice “{b}”. Choose another voice.": "{a} no tiene la voz «{b}». Elige otra voz.",
  // backend/tool/folder/document.go
  "{a} has only {n} characters.": "{a} solo tiene {n} caracteres.",
  // backend/tool/folder/table.go
  "{a} has only {n} rows.": "{a} solo tiene {n} filas.",
  // backend/service/localmodel/add.go
  "{a} has several files. Look at its files, and choose one.": "{a} tiene varios archivos. Míralos y elige uno.",
  // backend/core/run/block.go
  "{a} has {n} items. The limit is {m}.": "{a} tiene {n} elementos. El límite es {m}.",
  // backend/chat/attachment.go
  "{a} has {n} × {m} pixels. The limit is {k} × {l}.": "{a} tiene {n} × {m} píxeles. El límite es {k} × {l}.",
  // backend/model/unpack/archive.go
  "{a} holds more than such an archive should. Nothing was unpacked.": "{a} contiene más de lo que debería contener un archivo así. No se descomprimió nada.",
  // backend/model/huggingface/client.go
  "{a} holds no .gguf files. Look for a repository whose name ends in GGUF.": "{a} no contiene archivos .gguf. Busca un repositorio cuyo nombre termine en GGUF.",
  // backend/model/unpack/archive.go
  "{a} holds none of the files that are needed. Choose another archive.": "{a} no contiene ninguno de los archivos necesarios. Elige otro archivo comprimido.",
  // backend/model/huggingface/client.go
  "{a} holds too many files to list. Enter the address of one .gguf file instead.": "{a} contiene demasiados archivos para mostrarlos. Introduce en su lugar la dirección de un archivo .gguf.",
  // backend/model/unpack/archive.go
  "{a} holds {b}, which isn't safe to unpack. Nothing was unpacked.": "{a} contiene {b}, que no se puede descomprimir de forma segura. No se descomprimió nada.",
  // backend/base/datadir/unusable.go
  "{a} is a file, but Terzetto needs a folder there. Move the file, or choose another folder with --data-dir.": "{a} es un archivo, pero Terzetto necesita ahí una carpeta. Mueve el archivo o elige otra carpeta con --data-dir.",
  // backend/tool/folder/list.go
  "{a} is a file, not a folder. Read it with read_file.": "{a} es un archivo, no una carpeta. Léelo con read_file.",
  // backend/tool/folder/foresee.go
  "{a} is a file, so nothing can be written below it.": "{a} es un archivo, así que no se puede escribir nada debajo.",
  // backend/base/datadir/unusable.go
  "{a} is a folder, but Terzetto needs a file there. Move the folder, then start Terzetto again.": "{a} es una carpeta, pero Terzetto necesita ahí un archivo. Mueve la carpeta y vuelve a iniciar Terzetto.",
  // backend/tool/folder/read.go
  "{a} is a folder, not a file. List it with list_files.": "{a} es una carpeta, no un archivo. Muestra su contenido con list_files.",
  // backend/tool/folder/write.go
  "{a} is a folder. Give the name of a file.": "{a} es una carpeta. Indica el nombre de un archivo.",
  // backend/tool/folder/write.go
  "{a} is a link to another file. Give the name of that file instead.": "{a} es un enlace a otro archivo. Indica el nombre de ese archivo.",
  // backend/model/unpack/archive.go
  "{a} is a web page or a text, not an archive. Download it again.": "{a} es una página web o un texto, no un archivo comprimido. Descárgalo de nuevo.",
  // backend/service/flows/tool.go
  "{a} is a workflow of instructions, not a flow.": "{a} es un flujo de trabajo de instrucciones, no un flujo.",
  // backend/core/run/permission.go
  "{a} is allowed by the permission of {b}, with {c}.": "{a} está permitido por el permiso del {b}, con {c}.",
  // backend/core/run/permission.go
  "{a} is allowed by the permission of {b}.": "{a} está permitido por el permiso del {b}.",
  // backend/core/run/scope.go
  "{a} is allowed.": "{a} está permitido.",
  // backend/model/fetch/fetch.go
  "{a} is already being downloaded.": "{a} ya se está descargando.",
  // backend/service/localmodel/download.go
  "{a} is being downloaded already.": "{a} ya se está descargando.",
  // backend/sound/speech/server.go
  "{a} is busy. Try again in a moment.": "{a} está ocupado. Inténtalo de nuevo en un momento.",
  // backend/model/unpack/archive.go
  "{a} is damaged or incomplete. Download it again.": "{a} está dañado o incompleto. Descárgalo de nuevo.",
  // backend/core/team/kind.go
  "{a} is empty and was not kept.": "{a} está vacío y no se guardó.",
  // backend/chat/attachment.go
  "{a} is empty.": "{a} está vacío.",
  // backend/tool/folder/write_table.go
  "{a} is encoded as {b}, not UTF-8. Save a UTF-8 copy, then add the rows to the copy.": "{a} está codificado en {b}, no en UTF-8. Guarda una copia en UTF-8 y añade las filas en ella.",
  // backend/chat/attachment.go
  "{a} is larger than 10 MB. Make the image smaller and attach it again.": "{a} supera 10 MB. Reduce la imagen y adjúntala de nuevo.",
  // backend/tool/folder/read.go
  "{a} is larger than {n} MB, the most that can be read.": "{a} supera {n} MB, lo máximo que se puede leer.",
  // backend/core/team/work.go, backend/service/transfer/upload.go
  "{a} is larger than {n} MB.": "{a} supera {n} MB.",
  // backend/service/library/file.go
  "{a} is larger than {n} MB. Make the file smaller and attach it again.": "{a} supera {n} MB. Reduce el archivo y adjúntalo de nuevo.",
  // backend/model/localserver/build.go
  "{a} is llama.cpp {b}, which is too old. Update it to b{n} or later.": "{a} es llama.cpp {b}, demasiado antiguo. Actualízalo a b{n} o posterior.",
  // backend/api/operation.go
  "{a} is neither true nor false.": "{a} no es verdadero (true) ni falso (false).",
  // backend/model/fetch/refusal.go
  "{a} is no longer at {b}, or has another name there.": "{a} ya no está en {b} o tiene allí otro nombre.",
  // backend/core/team/kind.go
  "{a} is no picture and was not kept.": "{a} no es una imagen y no se guardó.",
  // backend/core/team/kind.go
  "{a} is no text and was not kept.": "{a} no es texto y no se guardó.",
  // backend/core/team/kind.go
  "{a} is no valid JSON and was not kept.": "{a} no es JSON válido y no se guardó.",
  // backend/core/team/kind.go
  "{a} is no well-formed XML and was not kept.": "{a} no es XML bien formado y no se guardó.",
  // backend/core/team/kind.go
  "{a} is no {b} file and was not kept.": "{a} no es un archivo {b} y no se guardó.",
  // backend/chat/attachment.go
  "{a} is not a PNG, JPEG, WebP or GIF image.": "{a} no es una imagen PNG, JPEG, WebP ni GIF.",
  // backend/service/toolbox/settings.go
  "{a} is not a folder.": "{a} no es una carpeta.",
  // backend/model/localserver/build.go
  "{a} is not a llama.cpp server.": "{a} no es un servidor llama.cpp.",
  // backend/tool/web/host.go
  "{a} is not a port.": "{a} no es un puerto.",
  // backend/tool/folder/read.go, backend/tool/folder/write.go
  "{a} is not a regular file.": "{a} no es un archivo normal.",
  // backend/tool/folder/read.go
  "{a} is not a text file.": "{a} no es un archivo de texto.",
  // backend/api/operation.go
  "{a} is not a whole number.": "{a} no es un número entero.",
  // backend/core/team/permission.go
  "{a} is not allowed.": "{a} no está permitido.",
  // backend/tool/program/interpreter.go
  "{a} is not installed on this computer, so {b} can't run. Answer without running it.": "{a} no está instalado en este dispositivo y {b} no se puede ejecutar. Responde sin ejecutarlo.",
  // backend/sound/speech/system.go
  "{a} is not set up. Add a voice in the system settings.": "{a} no está configurado. Añade una voz en los ajustes del sistema.",
  // backend/tool/web/page.go
  "{a} is of the type {b}. Only text can be read.": "{a} es de tipo {b}. Solo se puede leer texto.",
  // backend/base/datadir/unusable.go
  "{a} is on a read-only disk. Make the disk writable, or choose another folder with --data-dir.": "{a} está en un disco de solo lectura. Permite escribir en el disco o elige otra carpeta con --data-dir.",
  // backend/service/localmodel/add.go
  "{a} is on this computer already.": "{a} ya está en este dispositivo.",
  // backend/tool/web/host.go
  "{a} is on this computer or its network. Add the port, such as {b}.": "{a} está en este dispositivo o en su red. Añade el puerto, como {b}.",
  // backend/tool/folder/folder.go
  "{a} is outside the chosen folder.": "{a} está fuera de la carpeta elegida.",
  // backend/tool/folder/folder.go
  "{a} is outside the chosen folder. Give a path inside it, such as notes/today.md.": "{a} está fuera de la carpeta elegida. Indica una ruta dentro de ella, como notes/today.md.",
  // backend/service/runs/folder_watch.go
  "{a} is outside the chosen folder. Give the whole path.": "{a} está fuera de la carpeta elegida. Indica la ruta completa.",
  // backend/model/fetch/refusal.go
  "{a} is private or doesn't exist at {b}. Check its name, or add an access token.": "{a} es privado o no existe en {b}. Comprueba el nombre o añade un token de acceso.",
  // backend/core/team/agents/warning.go
  "{a} is too long for one task: only the parts that fit the request best were revised.": "{a} es demasiado largo para una tarea: solo se revisaron las partes que mejor encajan con la solicitud.",
  // backend/model/unpack/archive.go
  "{a} isn't a .zip or .tar.gz archive that Terzetto can unpack.": "{a} no es un archivo .zip o .tar.gz que Terzetto pueda descomprimir.",
  // backend/core/team/agents/warning.go
  "{a} leaves out a drawing that was written as SVG. Ask for it as a .png or .svg file of its own.": "{a} omite un dibujo escrito como SVG. Pídelo como archivo .png o .svg aparte.",
  // backend/core/team/agents/warning.go
  "{a} leaves out a picture that can't be read where it is: {b}.": "{a} omite una imagen que no se puede leer donde está: {b}.",
  // backend/core/team/agents/warning.go
  "{a} leaves out {n} drawings that were written as SVG. Ask for them as .png or .svg files of their own.": "{a} omite {n} dibujos escritos como SVG. Pídelos como archivos .png o .svg aparte.",
  // backend/core/team/agents/warning.go
  "{a} leaves out {n} pictures that can't be read where they are: {b}.": "{a} omite {n} imágenes que no se pueden leer donde están: {b}.",
  // backend/tool/web/service.go
  "{a} limits how often you can search. Try again in {b}.": "{a} limita la frecuencia de las búsquedas. Inténtalo de nuevo en {b}.",
  // backend/tool/web/service.go
  "{a} limits how often you can search. Try again later.": "{a} limita la frecuencia de las búsquedas. Inténtalo de nuevo más tarde.",
  // backend/sound/speech/engine.go
  "{a} made no sound from this text. Choose another voice.": "{a} no produjo sonido con este texto. Elige otra voz.",
  // backend/sound/speech/server.go
  "{a} needs a key, or the saved key is wrong.": "{a} pide una clave o la clave guardada no es correcta.",
  // backend/model/localserver/failure.go
  "{a} needs a library that this system doesn't have, or has too old.": "{a} necesita una biblioteca que falta en este sistema o es demasiado antigua.",
  // backend/sound/speech/server.go
  "{a} needs the name of a voice and lists none. Enter a name that its documentation gives.": "{a} necesita el nombre de una voz y no muestra ninguna. Escribe un nombre que dé su documentación.",
  // backend/service/runs/run.go
  "{a} needs your answer. Open the run under Runs.": "{a} necesita tu respuesta. Abre la ejecución en Ejecuciones.",
  // backend/tool/mcp/listing.go
  "{a} no longer offers the tool {b}.": "{a} ya no ofrece la herramienta {b}.",
  // backend/core/team/picture.go
  "{a} not read, because {b}": "{a} no leído: {b}",
  // backend/tool/mcp/connection.go
  "{a} offers more than {n} tools.": "{a} ofrece más de {n} herramientas.",
  // backend/model/llm/embed.go
  "{a} offers no embeddings for {b}. Choose an embedding model.": "{a} no ofrece embeddings para {b}. Elige un modelo de embeddings.",
  // backend/sound/speech/server.go
  "{a} offers no speech at this address. Check whether it is a model server.": "{a} no ofrece voz en esta dirección. Comprueba si es un servidor de modelos.",
  // backend/service/library/artifact.go
  "{a} produced no result.": "{a} no produjo ningún resultado.",
  // backend/service/narration/playback.go
  "{a} reads the rest.": "{a} lee el resto.",
  // backend/model/llm/connect.go
  "{a} received the message, but didn't answer.": "{a} recibió el mensaje, pero no respondió.",
  // backend/model/fetch/follow.go, backend/tool/web/fetch.go, backend/tool/web/request.go, backend/tool/web/service.go
  "{a} redirects requests in a loop.": "{a} redirige las solicitudes en bucle.",
  // backend/model/llm/connect.go
  "{a} redirects requests in a loop. Check the address of the server.": "{a} redirige las solicitudes en bucle. Comprueba la dirección del servidor.",
  // backend/model/llm/refusal.go, backend/sound/speech/server.go
  "{a} redirects requests to another server. Enter the address of that server instead.": "{a} redirige las solicitudes a otro servidor. Escribe la dirección de ese servidor.",
  // backend/tool/web/service.go
  "{a} redirects searches to {b}. Enter that address in Settings, under Tools and servers.": "{a} redirige las búsquedas a {b}. Introduce esa dirección en la configuración, en Herramientas y servidores.",
  // backend/tool/web/request.go
  "{a} redirects the request to {b}. Use that address to send a body.": "{a} redirige la solicitud a {b}. Usa esa dirección para enviar un cuerpo.",
  // backend/tool/mcp/connection.go
  "{a} refused the call.": "{a} rechazó la llamada.",
  // backend/tool/web/request.go
  "{a} refused the user and the password (401 Unauthorized).{b}": "{a} rechazó el usuario y la contraseña (401 Unauthorized).{b}",
  // backend/model/fetch/refusal.go
  "{a} refused to send {b} (status {n}).": "{a} se negó a enviar {b} (estado {n}).",
  // backend/sound/speech/server.go
  "{a} refused to speak.": "{a} se negó a hablar.",
  // backend/model/fetch/refusal.go
  "{a} refused your access token. Check the token, then try again.": "{a} rechazó tu token de acceso. Comprueba el token e inténtalo de nuevo.",
  // backend/tool/web/service.go
  "{a} refuses to answer as JSON. Add json to search.formats in the settings.yml of the instance.": "{a} se niega a responder en JSON. Añade json a search.formats en el archivo settings.yml de la instancia.",
  // backend/tool/mcp/connection.go
  "{a} returned a result that doesn't match the description of the tool.": "{a} devolvió un resultado que no coincide con la descripción de la herramienta.",
  // backend/tool/call.go, backend/tool/web/toolsearch.go
  "{a} returned more than {n} MB. Ask for less at a time.": "{a} devolvió más de {n} MB. Pide menos de una vez.",
  // backend/core/run/child.go
  "{a} runs itself, {n} levels deep. The limit is {m} levels.": "{a} se ejecuta a sí mismo, con {n} niveles. El límite son {m} niveles.",
  // backend/model/fetch/follow.go
  "{a} sends you on to {b} for {c}, which isn't one of its own servers. Nothing was downloaded from there.": "{a} remite a {b} para {c}, que no es uno de sus servidores. No se descargó nada de allí.",
  // backend/tool/web/service.go
  "{a} sent JSON without search results. Check the address.": "{a} envió JSON sin resultados de búsqueda. Comprueba la dirección.",
  // backend/tool/web/encoding.go
  "{a} sent a body that doesn't match its Content-Encoding header.": "{a} envió un cuerpo que no coincide con su encabezado Content-Encoding.",
  // backend/tool/mcp/connection.go
  "{a} sent a message of more than {n} MB and was ended. Ask for less at a time.": "{a} envió un mensaje de más de {n} MB y se cerró. Pide menos de una vez.",
  // backend/tool/web/service.go
  "{a} sent a web page instead of search results. Check the address.": "{a} envió una página web en lugar de resultados de búsqueda. Comprueba la dirección.",
  // backend/model/fetch/refusal.go
  "{a} sent a web page instead of {b}. If this network asks for a sign-in, open a browser and sign in first.": "{a} envió una página web en lugar de {b}. Si esta red pide iniciar sesión, inicia sesión primero en un navegador.",
  // backend/model/huggingface/client.go, backend/model/llm/chunk.go, backend/model/llm/connect.go
  "{a} sent an answer that Terzetto can't read.": "{a} envió una respuesta que Terzetto no puede leer.",
  // backend/tool/web/service.go
  "{a} sent an empty answer.": "{a} envió una respuesta vacía.",
  // backend/tool/model/ask.go
  "{a} sent an empty answer. Try again, or choose another model.": "{a} envió una respuesta vacía. Inténtalo de nuevo o elige otro modelo.",
  // backend/model/llm/connect.go
  "{a} sent more text than a reply can hold, so Terzetto stopped it.": "{a} envió más texto del que cabe en una respuesta y Terzetto lo detuvo.",
  // backend/model/fetch/refusal.go
  "{a} sent more than {b} should hold, so the download was stopped.": "{a} envió más de lo que {b} debería contener, así que se detuvo la descarga.",
  // backend/tool/web/request.go, backend/tool/web/transport.go
  "{a} sent more than {n} MB.": "{a} envió más de {n} MB.",
  // backend/core/assistant/runner.go
  "{a} sent no answer. Try again, or choose another model for this assistant.": "{a} no envió ninguna respuesta. Inténtalo de nuevo o elige otro modelo para este asistente.",
  // backend/model/llm/connect.go
  "{a} sent no word of a reply for {n} s, so Terzetto stopped waiting. You can set a longer wait in the Writer's settings.": "{a} no envió ni una palabra de respuesta durante {n} s, así que Terzetto dejó de esperar. Puedes elegir una espera más larga en los ajustes del Escritor.",
  // backend/model/llm/connect.go
  "{a} sent nothing more for {n} s in the middle of the reply, so Terzetto stopped waiting.": "{a} no envió nada más durante {n} s en medio de la respuesta, así que Terzetto dejó de esperar.",
  // backend/tool/web/service.go
  "{a} sent something that is not JSON. Check the address.": "{a} envió algo que no es JSON. Comprueba la dirección.",
  // backend/sound/speech/server.go
  "{a} sent sound that Terzetto can't read. Set the server to send WAV, MP3, FLAC, Opus or PCM.": "{a} envió un sonido que Terzetto no puede leer. Configura el servidor para que envíe WAV, MP3, FLAC, Opus o PCM.",
  // backend/sound/speech/command.go
  "{a} sent too much sound and was stopped. Choose another voice.": "{a} envió demasiado sonido y se detuvo. Elige otra voz.",
  // backend/model/fetch/refusal.go
  "{a} sent {b} in a form that Terzetto can't read.": "{a} envió {b} en una forma que Terzetto no puede leer.",
  // backend/core/team/agents/warning.go
  "{a} shows the first {n} of {m} rows of {b}.": "{a} muestra las primeras {n} de {m} filas de {b}.",
  // backend/core/run/report.go
  "{a} stopped at {b}: {c}": "{a} se detuvo en {b}: {c}",
  // backend/sound/speech/server.go
  "{a} stopped in the middle of the sound. Try again.": "{a} se detuvo en medio del sonido. Inténtalo de nuevo.",
  // backend/service/quickreplies/service.go
  "{a} takes no part in this conversation.": "{a} no participa en esta conversación.",
  // backend/tool/call.go
  "{a} took longer than {b} and was stopped.": "{a} tardó más de {b} y se detuvo.",
  // backend/core/run/call.go, backend/tool/web/transport.go
  "{a} took longer than {b}.": "{a} tardó más de {b}.",
  // backend/sound/speech/command.go
  "{a} took too long and was stopped. Try again, or choose another engine.": "{a} tardó demasiado y se detuvo. Inténtalo de nuevo o elige otro motor.",
  // backend/model/llm/embed.go
  "{a} took too long to answer.": "{a} tardó demasiado en responder.",
  // backend/tool/web/request.go
  "{a} wants a digest of the password (401 Unauthorized). Turn on Digest.{b}": "{a} quiere un digest de la contraseña (401 Unauthorized). Activa Digest.{b}",
  // backend/tool/web/request.go
  "{a} wants the password itself (401 Unauthorized). Turn off Digest.{b}": "{a} quiere la contraseña misma (401 Unauthorized). Desactiva Digest.{b}",
  // backend/core/team/warning.go
  "{a} was asked for and not delivered.": "Se pidió {a} y no se entregó.",
  // backend/store/archive/transcript_import.go
  "{a} was imported without its content, because the storage limit is reached.": "{a} se importó sin su contenido porque se alcanzó el límite de almacenamiento.",
  // backend/core/team/machine.go
  "{a} was not allowed": "No se permitió «{a}»",
  // backend/core/run/call.go
  "{a} was not allowed.": "{a} no se permitió.",
  // backend/sound/speech/command.go
  "{a} was removed from this computer. Reinstall the program, or choose another engine.": "{a} se quitó de este dispositivo. Vuelve a instalar el programa o elige otro motor.",
  // backend/tool/guard.go
  "{a} was sent on from one host to another more than {n} times.": "{a} fue redirigida de un host a otro más de {n} veces.",
  // backend/service/localmodel/lease.go
  "{a} was stopped before it had answered. Send the message again to load it.": "{a} se detuvo antes de responder. Envía el mensaje otra vez para cargarlo.",
  // backend/core/run/block.go
  "{a} was stopped in round {n}.": "{a} se detuvo en la vuelta {n}.",
  // backend/core/run/child.go, backend/core/run/report.go, backend/service/teams/tool_call.go
  "{a} was stopped.": "{a} se detuvo.",
  // backend/service/runs/try.go
  "{a} would reach {b}, and the run before has read {c}. Check the arguments, then allow it.": "{a} llegaría a {b}, y la ejecución anterior ha leído {c}. Revisa los argumentos y permite la llamada.",
  // backend/core/team/picture.go
  "{a}, as pictures": "{a}, como imágenes",
  // backend/document/passage/mode.go
  "{a}, by search": "{a}, mediante búsqueda",
  // backend/document/passage/mode.go
  "{a}, computed": "{a}, calculado",
  // backend/document/passage/mode.go
  "{a}, part by part": "{a}, por partes",
  // backend/document/passage/mode.go
  "{a}, revised part by part": "{a}, revisado por partes",
  // backend/core/team/work.go
  "{a}, which is missing. Use one of these documents: {b}.": "{a}, que falta. Usa uno de estos documentos: {b}.",
  // backend/document/passage/mode.go
  "{a}, whole": "{a}, completo",
  // backend/document/passage/mode.go
  "{a}: nothing in it could be read": "{a}: no se pudo leer nada",
  // backend/service/embedding/service.go
  "{n} files aren't ready for search by meaning yet.": "{n} archivos aún no están listos para la búsqueda por significado.",
  // backend/document/passage/extent.go
  "{n} lines": "{n} líneas",
  // backend/document/passage/extent.go
  "{n} of {a}": "{n} de {a}",
  // backend/document/passage/extent.go
  "{n} pages": "{n} páginas",
  // backend/core/team/picture.go
  "{n} pictures in it": "{n} imágenes incluidas",
  // backend/document/passage/extent.go
  "{n} slides": "{n} diapositivas",
  // backend/service/runs/workflow.go
  "{n} workflows are named “{a}”. Give the id of one: {b}.": "{n} flujos de trabajo se llaman «{a}». Indica el id de uno: {b}.",
  // backend/service/runs/loop_list.go
  "“For each” needs a list.": "«Para cada» necesita una lista.",
  // app/folder.go
  "“terzetto serve” (process {a}) is using this data folder. Continue in your browser, or end that process first.": "«terzetto serve» (proceso {a}) usa esta carpeta de datos. Continúa en el navegador o finaliza antes ese proceso.",
  // backend/model/dialect/setting.go
  "“{a}” can't be a parameter here, because Terzetto writes it itself.": "«{a}» no puede ser un parámetro aquí, porque Terzetto lo escribe por sí mismo.",
  // backend/core/team/agent.go
  "“{a}” can't be an agent's name. Use 2 to 40 letters and digits, with a lowercase letter first.": "«{a}» no puede ser el nombre de un agente. Usa de 2 a 40 letras y cifras, con una minúscula al principio.",
  // backend/tool/mcp/address.go, backend/tool/web/request.go
  "“{a}” can't be the name of a header.": "«{a}» no puede ser el nombre de un encabezado.",
  // backend/tool/variable.go
  "“{a}” can't be the name of a variable. Use letters, digits and _, such as API_KEY.": "«{a}» no puede ser el nombre de una variable. Usa letras, cifras y _, como API_KEY.",
  // backend/core/run/workflow.go
  "“{a}” is a draft and can't run yet. Open it to see what is missing.": "«{a}» es un borrador y aún no puede ejecutarse. Ábrelo para ver qué falta.",
  // backend/core/run/workflow.go
  "“{a}” is a draft and can't run yet. {b}": "«{a}» es un borrador y aún no puede ejecutarse. {b}",
  // backend/tool/conversations.go
  "“{a}” is not a date or time. Write 2026-03-01 or 2026-03-01T18:00:00Z.": "«{a}» no es una fecha ni una hora. Escribe 2026-03-01 o 2026-03-01T18:00:00Z.",
  // backend/base/calendar/days.go
  "“{a}” is not a day. Write one as 20261224, without a time: that has its own field.": "«{a}» no es un día. Escribe uno como 20261224, sin hora: tiene su propio campo.",
  // backend/tool/folder/list.go
  "“{a}” is not a file name pattern. Write one such as *.txt.": "«{a}» no es un patrón de nombres de archivo. Escribe uno como *.txt.",
  // backend/tool/web/host.go
  "“{a}” is not a host. Write one such as api.example.com or 127.0.0.1:8080.": "«{a}» no es un host. Escribe uno como api.example.com o 127.0.0.1:8080.",
  // app/log.go
  "“{a}” is not a log level. Use debug, info, warn or error.": "«{a}» no es un nivel de registro. Usa debug, info, warn o error.",
  // backend/tool/web/request.go
  "“{a}” is not a method that a request can use.": "«{a}» no es un método de solicitud.",
  // backend/core/run/schedule.go
  "“{a}” is not a repeating schedule. Give five fields: minute, hour, day, month and weekday.": "«{a}» no es una programación repetida. Indica cinco campos: minuto, hora, día, mes y día de la semana.",
  // backend/core/run/control.go
  "“{a}” is not a time. Write the time as 2026-05-31T18:00 or 18:00.": "«{a}» no es una hora. Escribe la hora como 2026-05-31T18:00 o 18:00.",
  // backend/tool/clock.go
  "“{a}” is not a valid date.": "«{a}» no es una fecha válida.",
  // backend/value/text.go
  "“{a}” is not a value. Write a value like {{steps.fetch.content}}, and two braces like {{\"{{\"}}.": "«{a}» no es un valor. Escribe un valor como {{steps.fetch.content}}, y dos llaves como {{\"{{\"}}.",
  // backend/api/server.go
  "“{a}” is not an address. Write one such as 127.0.0.1:0.": "«{a}» no es una dirección. Escribe una como 127.0.0.1:0.",
  // backend/service/runs/loop_list.go
  "“{a}” is one thing, and “For each” needs a list. Choose a list, such as one of its fields.": "«{a}» es un solo valor y «Para cada» necesita una lista. Elige una lista, como uno de sus campos.",
  // backend/core/run/proposal.go
  "“{a}” of {b} differs each time, so a permission would never fit again.": "«{a}» de {b} es distinto cada vez, así que un permiso no volvería a servir.",
  // backend/base/calendar/days.go
  "“{a}” says nothing about days. Use one RRULE, one DTSTART and any number of EXDATE.": "«{a}» no dice nada sobre los días. Usa un RRULE, un DTSTART y tantos EXDATE como quieras.",
};
