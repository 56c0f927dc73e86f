// Every sentence that a fault of the program says, and the files that say it. Written by `make generate`; do not edit.

/** @type {Record<string, string>} */
export const table = {
  // backend/automation/trigger.go
  "/{a} is still working on your last request.": "/{a} is still working on your last request.",
  // backend/passage/extent.go
  "1 line": "1 line",
  // backend/passage/extent.go
  "1 page": "1 page",
  // backend/team/picture.go
  "1 picture in it": "1 picture in it",
  // backend/passage/extent.go
  "1 slide": "1 slide",
  // backend/lifecycle/group.go
  "A backup is already being restored.": "A backup is already being restored.",
  // backend/lifecycle/group.go
  "A backup is being restored. Try again in a moment.": "A backup is being restored. Try again in a moment.",
  // backend/portable/silly.go
  "A branch of this chat is too long.": "A branch of this chat is too long.",
  // backend/run/block.go
  "A branch of {a} failed: {b}": "A branch of {a} failed: {b}",
  // backend/run/block.go
  "A branch of {a} was stopped.": "A branch of {a} was stopped.",
  // backend/store/cast.go
  "A character can take part only once.": "A character can take part only once.",
  // backend/document/produce/chart.go
  "A chart needs a heading row, a column of labels and a column of numbers.": "A chart needs a heading row, a column of labels and a column of numbers.",
  // backend/document/produce/chart.go
  "A chart shows 1 to {n} series, not {m}.": "A chart shows 1 to {n} series, not {m}.",
  // backend/document/produce/chart.go
  "A chart shows up to {n} points, not {m}.": "A chart shows up to {n} points, not {m}.",
  // backend/run/trigger.go
  "A command is one word of letters, digits, - and _, such as digest.": "A command is one word of letters, digits, - and _, such as digest.",
  // backend/value/condition_names.go
  "A condition calls functions such as len(…) only.": "A condition calls functions such as len(…) only.",
  // backend/value/condition_names.go
  "A condition has no function named {a}.": "A condition has no function named {a}.",
  // backend/value/condition_names.go
  "A condition is one expression, without let and semicolons.": "A condition is one expression, without let and semicolons.",
  // backend/store/cast.go
  "A conversation can have at most {n} characters.": "A conversation can have at most {n} characters.",
  // backend/portable/chatgpt.go, backend/portable/silly.go, backend/store/archive/orb.go, backend/store/archive/transcript.go
  "A conversation can have at most {n} messages.": "A conversation can have at most {n} messages.",
  // backend/portable/stream.go
  "A conversation in this file has too many fields.": "A conversation in this file has too many fields.",
  // backend/portable/stream.go
  "A conversation in this file is larger than 48 MB.": "A conversation in this file is larger than 48 MB.",
  // backend/portable/unpack.go
  "A file in this archive couldn't be opened.": "A file in this archive couldn't be opened.",
  // backend/portable/source.go
  "A file in this archive is too large to unpack.": "A file in this archive is too large to unpack.",
  // backend/portable/unpack.go
  "A file in this archive was changed after the export.": "A file in this archive was changed after the export.",
  // backend/portable/blob.go
  "A file in this chat is not valid base64.": "A file in this chat is not valid base64.",
  // backend/store/archive/importing.go
  "A file of the item is missing.": "A file of the item is missing.",
  // backend/flow/read.go
  "A flow has no field “{a}” here, only {b}.": "A flow has no field “{a}” here, only {b}.",
  // backend/automation/flow_stream.go
  "A flow that is kept can have at most {n} MB of input. Send less, or turn off keep.": "A flow that is kept can have at most {n} MB of input. Send less, or turn off keep.",
  // backend/workflow/example/lantern.go
  "A lantern can't do that.": "A lantern can't do that.",
  // backend/portable/lines.go
  "A line of this file is longer than {n} MB.": "A line of this file is longer than {n} MB.",
  // backend/run/instruction.go
  "A loop can work on 1 to {n} items at once.": "A loop can work on 1 to {n} items at once.",
  // backend/store/message.go
  "A message can have at most {n} characters.": "A message can have at most {n} characters.",
  // backend/chat/file.go
  "A message can have at most {n} files.": "A message can have at most {n} files.",
  // backend/chat/attachment.go
  "A message can have at most {n} images.": "A message can have at most {n} images.",
  // backend/library/message.go, backend/store/message.go
  "A message can't be empty. Delete the message instead.": "A message can't be empty. Delete the message instead.",
  // backend/portable/silly.go, backend/store/archive/orb.go
  "A message is longer than 2 MB.": "A message is longer than 2 MB.",
  // backend/store/assistant.go
  "A name can't contain @ { } ` or \\, because assistants are mentioned as @Name.": "A name can't contain @ { } ` or \\, because assistants are mentioned as @Name.",
  // backend/store/sqlite/migrate.go
  "A newer Terzetto has used this data folder (version {n}; this program reads {m}). Nothing was changed; update Terzetto.": "A newer Terzetto has used this data folder (version {n}; this program reads {m}). Nothing was changed; update Terzetto.",
  // backend/portable/unpack.go
  "A newer Terzetto wrote this library. Update Terzetto to import it.": "A newer Terzetto wrote this library. Update Terzetto to import it.",
  // backend/store/note.go
  "A note can't be empty. Remove the note instead.": "A note can't be empty. Remove the note instead.",
  // backend/api/desktop.go
  "A notification can have one line of at most {n} characters.": "A notification can have one line of at most {n} characters.",
  // backend/teamwork/round.go
  "A page can have 1 to {n} rows.": "A page can have 1 to {n} rows.",
  // backend/store/sqlite/check.go
  "A part of the database is damaged.": "A part of the database is damaged.",
  // backend/store/sqlite/errors.go
  "A part of the database is damaged. Restart Terzetto to save what can be read.": "A part of the database is damaged. Restart Terzetto to save what can be read.",
  // backend/store/archive/importing.go
  "A part of the item belongs to another item.": "A part of the item belongs to another item.",
  // backend/run/permission.go
  "A permission for {a} can't allow every value of {b}.": "A permission for {a} can't allow every value of {b}.",
  // backend/run/call.go, backend/run/control.go
  "A person answered.": "A person answered.",
  // backend/run/scope.go
  "A person chose to continue.": "A person chose to continue.",
  // backend/run/scope.go
  "A person chose to finish now.": "A person chose to finish now.",
  // backend/store/phrase.go
  "A phrase group needs at least one wording.": "A phrase group needs at least one wording.",
  // backend/portable/pictures.go
  "A picture couldn't be opened.": "A picture couldn't be opened.",
  // backend/audio/player.go
  "A playlist can have at most {n} segments.": "A playlist can have at most {n} segments.",
  // backend/store/state_tiers.go
  "A plug-in's state must be JSON.": "A plug-in's state must be JSON.",
  // backend/store/settings.go
  "A prompt called {a} exists already.": "A prompt called {a} exists already.",
  // backend/store/settings.go
  "A prompt's name is one word of letters, digits, - and _, such as summary.": "A prompt's name is one word of letters, digits, - and _, such as summary.",
  // backend/value/reference.go
  "A reference can't read from “{a}”. Give the id of a step, the index of a result or the name of a variable.": "A reference can't read from “{a}”. Give the id of a step, the index of a result or the name of a variable.",
  // backend/value/reference.go
  "A reference has a field of the wrong type.": "A reference has a field of the wrong type.",
  // backend/automation/run.go
  "A reply is being written in this conversation. Wait for the reply, or stop it.": "A reply is being written in this conversation. Wait for the reply, or stop it.",
  // backend/turns/fold.go
  "A reply is being written. Summarize when the reply is complete.": "A reply is being written. Summarize when the reply is complete.",
  // backend/tool/web/request.go
  "A request can have at most {n} headers.": "A request can have at most {n} headers.",
  // backend/tool/web/body.go
  "A request can have only one body. Give only one of json, form, text and file.": "A request can have only one body. Give only one of json, form, text and file.",
  // backend/tool/folder/table.go
  "A row of {a} is larger than {n} MB.": "A row of {a} is larger than {n} MB.",
  // backend/run/schedule.go
  "A schedule runs either once or repeatedly, not both.": "A schedule runs either once or repeatedly, not both.",
  // backend/value/condition_names.go
  "A secret can't be used in a condition.": "A secret can't be used in a condition.",
  // backend/store/variable.go
  "A secret must be text.": "A secret must be text.",
  // backend/run/instruction.go
  "A step can be retried up to {n} times.": "A step can be retried up to {n} times.",
  // backend/flow/check.go, backend/run/instruction.go
  "A step can have 1 to {n} branches.": "A step can have 1 to {n} branches.",
  // backend/run/instruction.go
  "A step can have either {a} or {b}, not both.": "A step can have either {a} or {b}, not both.",
  // backend/flow/read.go
  "A step is of the type step or parallel, not “{a}”.": "A step is of the type step or parallel, not “{a}”.",
  // backend/store/fold.go
  "A summary can't be empty. Unfold the messages instead.": "A summary can't be empty. Unfold the messages instead.",
  // backend/store/team_settings.go
  "A task can't have more time than its round.": "A task can't have more time than its round.",
  // backend/run/instruction.go
  "A time limit is 1 millisecond to a year.": "A time limit is 1 millisecond to a year.",
  // backend/turns/title.go
  "A title needs a message and its reply. Send a message first.": "A title needs a message and its reply. Send a message first.",
  // backend/tool/folder/write.go
  "A tool can write at most {n} MB at a time.": "A tool can write at most {n} MB at a time.",
  // backend/flow/read.go
  "A tool is of the type function, not “{a}”.": "A tool is of the type function, not “{a}”.",
  // backend/run/args.go, backend/value/missing.go
  "A value for “{a}” is missing.": "A value for “{a}” is missing.",
  // backend/run/instruction.go
  "A value here is not valid JSON.": "A value here is not valid JSON.",
  // backend/value/evaluation.go
  "A value in the condition has another type than the condition needs.": "A value in the condition has another type than the condition needs.",
  // backend/value/evaluation.go
  "A value in the condition is empty: {a}.": "A value in the condition is empty: {a}.",
  // backend/store/variable.go
  "A variable can have at most {n} KB.": "A variable can have at most {n} KB.",
  // backend/store/artifacts/group.go
  "A version must belong to an attachment of the same message.": "A version must belong to an attachment of the same message.",
  // backend/store/artifacts/group.go
  "A version must belong to the first of its group.": "A version must belong to the first of its group.",
  // backend/run/instruction.go
  "A wait takes 1 millisecond to a year.": "A wait takes 1 millisecond to a year.",
  // backend/api/hook.go
  "A webhook request can have at most {n} MB.": "A webhook request can have at most {n} MB.",
  // backend/flow/check.go, backend/run/template.go
  "A workflow can have at most {n} steps.": "A workflow can have at most {n} steps.",
  // backend/run/circle.go
  "A workflow can't run itself without a condition.": "A workflow can't run itself without a condition.",
  // backend/run/template.go
  "A workflow of the kind flow has no instructions.": "A workflow of the kind flow has no instructions.",
  // app/backup.go
  "Add a file for the backup: terzetto backup FILE.": "Add a file for the backup: terzetto backup FILE.",
  // app/run.go
  "Add a workflow: terzetto run NAME.": "Add a workflow: terzetto run NAME.",
  // app/backup.go
  "Add the backup to restore: terzetto restore FILE.": "Add the backup to restore: terzetto restore FILE.",
  // app/send.go
  "Add the text to send: terzetto send TEXT.": "Add the text to send: terzetto send TEXT.",
  // backend/flow/read.go
  "After the last turn a flow can finalize, warn, error or ask, not “{a}”.": "After the last turn a flow can finalize, warn, error or ask, not “{a}”.",
  // backend/audio/player.go
  "All {n} sound channels are in use. Stop one first.": "All {n} sound channels are in use. Stop one first.",
  // backend/api/operations.go
  "An attachment is not valid base64.": "An attachment is not valid base64.",
  // backend/team/machine.go
  "Analyzing request and planning work": "Analyzing request and planning work",
  // backend/store/sqlite/folder.go
  "Another Terzetto (process {a}) is using this data folder. Close the other Terzetto first.": "Another Terzetto (process {a}) is using this data folder. Close the other Terzetto first.",
  // backend/store/sqlite/folder.go
  "Another Terzetto is using this data folder. Close the other Terzetto first.": "Another Terzetto is using this data folder. Close the other Terzetto first.",
  // backend/turns/turn.go
  "Another reply is already being written in this conversation.": "Another reply is already being written in this conversation.",
  // backend/assistant/assistant.go
  "Answers, and carries out the steps that name no assistant.": "Answers, and carries out the steps that name no assistant.",
  // backend/assistant/runner.go
  "Assistants can ask each other at most {n} levels deep. Answer without asking.": "Assistants can ask each other at most {n} levels deep. Answer without asking.",
  // backend/llm/report.go
  "Attach an image to find out. If the server refuses the image, choose another model.": "Attach an image to find out. If the server refuses the image, choose another model.",
  // backend/api/data.go, backend/store/artifacts/tx.go, backend/store/message.go
  "Attachment not found": "Attachment not found",
  // backend/flow/opening.go
  "Attachment {n} has no content. Send the bytes as base64, not an address.": "Attachment {n} has no content. Send the bytes as base64, not an address.",
  // backend/flow/opening.go
  "Attachment {n} is a PDF, which no model here can read. Send its text instead.": "Attachment {n} is a PDF, which no model here can read. Send its text instead.",
  // backend/flow/opening.go
  "Attachment {n} is beyond the limit. A run can have at most {m} images of {k} MB together.": "Attachment {n} is beyond the limit. A run can have at most {m} images of {k} MB together.",
  // backend/flow/opening.go
  "Attachment {n} is empty or not valid base64.": "Attachment {n} is empty or not valid base64.",
  // backend/flow/opening.go
  "Attachment {n} is larger than {m} MB.": "Attachment {n} is larger than {m} MB.",
  // backend/flow/opening.go
  "Attachment {n} is of the type {a}. Send images as PNG, JPEG, WebP or GIF.": "Attachment {n} is of the type {a}. Send images as PNG, JPEG, WebP or GIF.",
  // backend/document/letter.go
  "Attachments of an attached e-mail are not read.": "Attachments of an attached e-mail are not read.",
  // backend/assistant/runner.go, backend/automation/flow_tool.go
  "Calls {a}.": "Calls {a}.",
  // backend/store/character.go
  "Character not found": "Character not found",
  // backend/tool/mcp/program.go
  "Check the program and its arguments.": "Check the program and its arguments.",
  // backend/teamwork/file.go
  "Choose 1 to {n} files.": "Choose 1 to {n} files.",
  // backend/library/endpoint.go
  "Choose a model of this server first.": "Choose a model of this server first.",
  // backend/library/endpoint.go
  "Choose a model.": "Choose a model.",
  // backend/llm/report.go
  "Choose a smaller model, or turn off Director and Editor.": "Choose a smaller model, or turn off Director and Editor.",
  // backend/llm/report.go
  "Choose another model for messages with images.": "Choose another model for messages with images.",
  // backend/automation/run_tool.go
  "Choose the conversation for the message.": "Choose the conversation for the message.",
  // backend/run/trigger.go
  "Choose the workflow that starts this workflow when it ends.": "Choose the workflow that starts this workflow when it ends.",
  // backend/run/schedule.go
  "Choose when the workflow runs: once or repeatedly.": "Choose when the workflow runs: once or repeatedly.",
  // backend/store/artifacts/tx.go, backend/store/conversation.go, backend/store/index/search.go
  "Conversation not found": "Conversation not found",
  // backend/tool/folder/write_table.go
  "Couldn't add rows to {a}: the workbook is damaged or full.": "Couldn't add rows to {a}: the workbook is damaged or full.",
  // backend/library/file.go
  "Couldn't attach {a}. {b}": "Couldn't attach {a}. {b}",
  // app/desktop.go
  "Couldn't change the setting of the file manager.": "Couldn't change the setting of the file manager.",
  // backend/tool/program/run.go
  "Couldn't copy {a} to the program's folder.": "Couldn't copy {a} to the program's folder.",
  // backend/store/sqlite/counts.go
  "Couldn't count the contents of this backup.": "Couldn't count the contents of this backup.",
  // backend/secret/secret.go
  "Couldn't decrypt the saved key, because its encryption key is missing. Enter the key again.": "Couldn't decrypt the saved key, because its encryption key is missing. Enter the key again.",
  // backend/llm/pull.go
  "Couldn't download {a}.": "Couldn't download {a}.",
  // backend/value/evaluation.go
  "Couldn't evaluate the condition.": "Couldn't evaluate the condition.",
  // backend/store/sqlite/damage.go
  "Couldn't find a backup that can be read.": "Couldn't find a backup that can be read.",
  // backend/portable/source.go
  "Couldn't find a chat, character or lorebook that Terzetto can read.": "Couldn't find a chat, character or lorebook that Terzetto can read.",
  // backend/tool/program/interpreter.go
  "Couldn't find a language for {a}. Its extension must be py, js, mjs, cjs, sh, ps1, go, rb, pl, php or r.": "Couldn't find a language for {a}. Its extension must be py, js, mjs, cjs, sh, ps1, go, rb, pl, php or r.",
  // app/desktop.go
  "Couldn't find out which app opens cards.": "Couldn't find out which app opens cards.",
  // backend/tool/folder/write_table.go
  "Couldn't find the columns of {a}.": "Couldn't find the columns of {a}.",
  // backend/store/sqlite/restore.go
  "Couldn't find the file.": "Couldn't find the file.",
  // backend/workflow/tts/sound.go
  "Couldn't find the pauses of this recording. Read the reply aloud again.": "Couldn't find the pauses of this recording. Read the reply aloud again.",
  // backend/tool/folder/table.go, backend/tool/folder/write_table.go
  "Couldn't find the rows of {a}.": "Couldn't find the rows of {a}.",
  // backend/workflow/tts/workflow.go
  "Couldn't find the text of this recording. Read the reply aloud again.": "Couldn't find the text of this recording. Read the reply aloud again.",
  // backend/portable/openai.go
  "Couldn't import an image of message {n}: {a}": "Couldn't import an image of message {n}: {a}",
  // backend/store/archive/transcript_import.go
  "Couldn't import the content of {a}: {b}": "Couldn't import the content of {a}: {b}",
  // backend/store/archive/files.go
  "Couldn't import the file {a}: {b}": "Couldn't import the file {a}: {b}",
  // backend/portable/unpack.go, backend/store/archive/transcript_import.go
  "Couldn't import the records of the turns: {a}": "Couldn't import the records of the turns: {a}",
  // app/desktop.go
  "Couldn't open a file dialog. Run terzetto serve and upload the file in a browser.": "Couldn't open a file dialog. Run terzetto serve and upload the file in a browser.",
  // app/desktop.go
  "Couldn't open a file manager. Copy the path instead.": "Couldn't open a file manager. Copy the path instead.",
  // app/desktop.go
  "Couldn't open a folder dialog. Enter the path instead.": "Couldn't open a folder dialog. Enter the path instead.",
  // app/door.go
  "Couldn't open a folder dialog. Save the documents one by one.": "Couldn't open a folder dialog. Save the documents one by one.",
  // backend/tool/folder/folder.go
  "Couldn't open the folder for tools. Choose another folder in Settings, under Toolbox.": "Couldn't open the folder for tools. Choose another folder in Settings, under Toolbox.",
  // app/opened.go, backend/portable/folder.go, backend/portable/rows.go, backend/portable/source.go, backend/portable/unpack.go, backend/transfer/upload.go
  "Couldn't open this file.": "Couldn't open this file.",
  // backend/transfer/upload.go
  "Couldn't open this folder.": "Couldn't open this folder.",
  // backend/datadir/unusable.go
  "Couldn't open {a}: {b}. Choose another folder with --data-dir.": "Couldn't open {a}: {b}. Choose another folder with --data-dir.",
  // backend/secret/secret.go
  "Couldn't protect the key, because the data folder is read-only. Check the disk and the folder's permissions.": "Couldn't protect the key, because the data folder is read-only. Check the disk and the folder's permissions.",
  // backend/speech/server.go
  "Couldn't reach the speech server at {a}. Is the server running?": "Couldn't reach the speech server at {a}. Is the server running?",
  // backend/tool/web/transport.go
  "Couldn't reach {a}.": "Couldn't reach {a}.",
  // backend/llm/connect.go
  "Couldn't reach {a}. Is the server running?": "Couldn't reach {a}. Is the server running?",
  // backend/portable/silly.go
  "Couldn't read Terzetto's own notes in line {n}. The message is complete.": "Couldn't read Terzetto's own notes in line {n}. The message is complete.",
  // backend/portable/silly.go
  "Couldn't read Terzetto's own notes on this chat. Its messages are complete.": "Couldn't read Terzetto's own notes on this chat. Its messages are complete.",
  // backend/portable/rows.go
  "Couldn't read a line of this file.": "Couldn't read a line of this file.",
  // backend/team/agents/web.go
  "Couldn't read any page. {a}": "Couldn't read any page. {a}",
  // backend/automation/flow.go
  "Couldn't read any text in the PDF. {a}": "Couldn't read any text in the PDF. {a}",
  // backend/portable/openai.go
  "Couldn't read message {n}, so it was left out.": "Couldn't read message {n}, so it was left out.",
  // backend/portable/chatgpt.go
  "Couldn't read one of the messages, so it was left out.": "Couldn't read one of the messages, so it was left out.",
  // backend/run/permission.go
  "Couldn't read the arguments of this step.": "Couldn't read the arguments of this step.",
  // backend/api/hook.go, backend/api/upload.go
  "Couldn't read the form.": "Couldn't read the form.",
  // backend/card/png.go
  "Couldn't read the image of this character. Choose another image, then export again.": "Couldn't read the image of this character. Choose another image, then export again.",
  // backend/store/archive/export.go
  "Couldn't read the item.": "Couldn't read the item.",
  // backend/tool/web/page.go
  "Couldn't read the page at {a}, because its HTML is not valid.": "Couldn't read the page at {a}, because its HTML is not valid.",
  // backend/store/archive/transcript_import.go
  "Couldn't read the records of the turns, so they were left out.": "Couldn't read the records of the turns, so they were left out.",
  // backend/api/hook.go, backend/api/server.go
  "Couldn't read the request.": "Couldn't read the request.",
  // backend/audio/clip.go
  "Couldn't read the sound. The file may be damaged.": "Couldn't read the sound. The file may be damaged.",
  // backend/store/archive/rows.go
  "Couldn't read the value of {a}.": "Couldn't read the value of {a}.",
  // backend/store/archive/export.go
  "Couldn't read these settings.": "Couldn't read these settings.",
  // backend/portable/silly.go
  "Couldn't read this chat to its end.": "Couldn't read this chat to its end.",
  // backend/store/archive/orb.go
  "Couldn't read this database to its end.": "Couldn't read this database to its end.",
  // backend/portable/unpack.go
  "Couldn't read this file in the archive.": "Couldn't read this file in the archive.",
  // backend/portable/stream.go
  "Couldn't read this file to its end.": "Couldn't read this file to its end.",
  // backend/portable/source.go, backend/store/sqlite/restore.go
  "Couldn't read this file.": "Couldn't read this file.",
  // backend/secret/secret.go
  "Couldn't read this key, because the system's keyring is locked. Unlock the keyring and restart Terzetto, or enter the key again.": "Couldn't read this key, because the system's keyring is locked. Unlock the keyring and restart Terzetto, or enter the key again.",
  // backend/library/artifact.go, backend/store/artifacts/cache.go
  "Couldn't recreate the file: its origin was not recorded.": "Couldn't recreate the file: its origin was not recorded.",
  // app/door.go, app/files.go
  "Couldn't save the file. Choose another folder.": "Couldn't save the file. Choose another folder.",
  // backend/workflow/tts/workflow.go
  "Couldn't save the recording: {a}.": "Couldn't save the recording: {a}.",
  // backend/store/artifacts/cache.go
  "Couldn't save the result of {a}.": "Couldn't save the result of {a}.",
  // app/files.go
  "Couldn't save the whole file. Choose a place with more free space.": "Couldn't save the whole file. Choose a place with more free space.",
  // backend/store/automation.go, backend/store/imported.go
  "Couldn't save this workflow. {a}": "Couldn't save this workflow. {a}",
  // app/files.go
  "Couldn't save {a}: {n} of {m} files were saved. Choose another folder.": "Couldn't save {a}: {n} of {m} files were saved. Choose another folder.",
  // backend/store/sqlite/errors.go
  "Couldn't save: the disk is full, or the data folder is read-only. Free some space, then try again.": "Couldn't save: the disk is full, or the data folder is read-only. Free some space, then try again.",
  // backend/llm/connect.go
  "Couldn't send the request to {a}.": "Couldn't send the request to {a}.",
  // backend/tool/mcp/program.go, backend/tool/program/run.go
  "Couldn't start {a}.": "Couldn't start {a}.",
  // backend/store/archive/aside.go, backend/transfer/upload.go
  "Couldn't store the file: the disk is full or read-only.": "Couldn't store the file: the disk is full or read-only.",
  // backend/tool/folder/write_table.go
  "Couldn't tell the format of {a}. Give it a name that ends in .csv, .tsv or .xlsx.": "Couldn't tell the format of {a}. Give it a name that ends in .csv, .tsv or .xlsx.",
  // backend/tool/folder/chart.go
  "Couldn't tell the format of {a}. Give it a name that ends in .svg or .png.": "Couldn't tell the format of {a}. Give it a name that ends in .svg or .png.",
  // backend/tool/web/page.go
  "Couldn't turn the page at {a} into text.": "Couldn't turn the page at {a} into text.",
  // backend/portable/source.go
  "Couldn't unpack a file in this archive.": "Couldn't unpack a file in this archive.",
  // backend/flow/plan.go
  "Couldn't use a tool of the flow. Its parameters must be a JSON Schema of an object.": "Couldn't use a tool of the flow. Its parameters must be a JSON Schema of an object.",
  // backend/tool/folder/folder.go
  "Couldn't use {a}.": "Couldn't use {a}.",
  // backend/arrival/watch.go
  "Couldn't watch the folder {a}. Terzetto tries again.": "Couldn't watch the folder {a}. Terzetto tries again.",
  // backend/team/machine.go
  "Creating final response": "Creating final response",
  // backend/pipeline/fold.go
  "Director and Editor were left out, because their tools don't fit the model's context.": "Director and Editor were left out, because their tools don't fit the model's context.",
  // backend/tool/model/ask.go
  "Enter a prompt for the model.": "Enter a prompt for the model.",
  // backend/team/engine.go
  "Enter a request for the team, or add a file.": "Enter a request for the team, or add a file.",
  // backend/api/operations.go
  "Enter instructions for the rewrite.": "Enter instructions for the rewrite.",
  // backend/library/endpoint.go, backend/llm/endpoint.go
  "Enter the address of the server.": "Enter the address of the server.",
  // backend/narration/server.go, backend/speech/serverlist.go
  "Enter the address of the speech server.": "Enter the address of the speech server.",
  // backend/llm/pull.go
  "Enter the model to download.": "Enter the model to download.",
  // backend/automation/run_tool.go, backend/tool/notify.go
  "Enter the text of the message.": "Enter the text of the message.",
  // backend/card/entry.go
  "Entry {n} ({a}) of the lorebook has a key of more than {m} characters.": "Entry {n} ({a}) of the lorebook has a key of more than {m} characters.",
  // backend/card/entry.go
  "Entry {n} ({a}) of the lorebook has {m} keys. The limit is {k}.": "Entry {n} ({a}) of the lorebook has {m} keys. The limit is {k}.",
  // backend/card/entry.go
  "Entry {n} ({a}) of the lorebook is longer than {m} characters.": "Entry {n} ({a}) of the lorebook is longer than {m} characters.",
  // backend/card/book.go
  "Entry {n} of this lorebook is not an object.": "Entry {n} of this lorebook is not an object.",
  // backend/library/card.go
  "Export a character as PNG (png), CHARX (charx) or JSON (json).": "Export a character as PNG (png), CHARX (charx) or JSON (json).",
  // backend/portable/conversation.go
  "Export a conversation as Markdown (md), text (txt), JSON Lines (jsonl), web page (html), PDF (pdf) or SillyTavern group (group).": "Export a conversation as Markdown (md), text (txt), JSON Lines (jsonl), web page (html), PDF (pdf) or SillyTavern group (group).",
  // backend/library/card.go
  "Export a lorebook as world_info or character_book.": "Export a lorebook as world_info or character_book.",
  // backend/pipeline/files.go
  "Fewer passages of the files were quoted, because more don't fit the model's context.": "Fewer passages of the files were quoted, because more don't fit the model's context.",
  // backend/portable/pictures.go
  "Files left out because they aren't images, or are too large or too many: {n}.": "Files left out because they aren't images, or are too large or too many: {n}.",
  // backend/run/schedule.go
  "For missed times, choose “once” or “skip”.": "For missed times, choose “once” or “skip”.",
  // backend/run/trigger.go
  "For the end of the other workflow, choose “completed”, “failed” or “any”.": "For the end of the other workflow, choose “completed”, “failed” or “any”.",
  // backend/store/fragment.go
  "Fragment not found": "Fragment not found",
  // backend/tool/web/request.go
  "GET and HEAD can't have a body. Choose another method, or give parameters in query.": "GET and HEAD can't have a body. Choose another method, or give parameters in query.",
  // backend/automation/flow_tool.go
  "Give a flow: its id, or a definition.": "Give a flow: its id, or a definition.",
  // backend/tool/mcp/offer.go
  "Give a name of at most {n} lowercase letters and digits, with single hyphens between them.": "Give a name of at most {n} lowercase letters and digits, with single hyphens between them.",
  // backend/store/fragment.go
  "Give an id of lowercase letters, digits, - and _. Begin with a letter; moods is reserved.": "Give an id of lowercase letters, digits, - and _. Begin with a letter; moods is reserved.",
  // backend/automation/tool_server.go
  "Give either a program or an address, not both.": "Give either a program or an address, not both.",
  // backend/run/instruction.go
  "Give either how long to wait, or until when.": "Give either how long to wait, or until when.",
  // backend/tool/web/body.go
  "Give the file to upload in the field.": "Give the file to upload in the field.",
  // backend/automation/tool_server.go
  "Give the program to start, or the address of the server.": "Give the program to start, or the address of the server.",
  // backend/llm/report.go
  "Give the server a larger context if the computer has the memory.": "Give the server a larger context if the computer has the memory.",
  // backend/tool/mcp/address.go
  "Give the whole address of the server, such as https://example.com/mcp.": "Give the whole address of the server, such as https://example.com/mcp.",
  // backend/automation/tool_settings.go
  "Give the whole path of the folder, such as {a}.": "Give the whole path of the folder, such as {a}.",
  // backend/llm/report.go
  "If a reply is empty, Terzetto asks once more and then offers Retry.": "If a reply is empty, Terzetto asks once more and then offers Retry.",
  // backend/llm/report.go
  "If the server refuses a long conversation, Terzetto learns the limit and summarizes the oldest messages.": "If the server refuses a long conversation, Terzetto learns the limit and summarizes the oldest messages.",
  // backend/portable/pictures.go
  "Images that are missing: {n}. Choose the whole folder or export to include them.": "Images that are missing: {n}. Choose the whole folder or export to include them.",
  // backend/portable/group.go
  "In SillyTavern, you choose who replies in this group. In Terzetto, a character replies to each message.": "In SillyTavern, you choose who replies in this group. In Terzetto, a character replies to each message.",
  // backend/flow/read.go
  "In a flow, “{a}” can't have a value of this type.": "In a flow, “{a}” can't have a value of this type.",
  // backend/flow/read.go
  "In a flow, “{a}” must be an object.": "In a flow, “{a}” must be an object.",
  // backend/run/block.go
  "Item {n} of {a} failed: {b}": "Item {n} of {a} failed: {b}",
  // backend/run/block.go
  "Item {n} of {a} was stopped.": "Item {n} of {a} was stopped.",
  // backend/assistant/runner.go
  "Its tools are {a}.": "Its tools are {a}.",
  // backend/llm/report.go
  "Keep prompts, cards and lorebooks short, or choose a model with a larger context.": "Keep prompts, cards and lorebooks short, or choose a model with a larger context.",
  // backend/secret/place.go
  "Keys are encrypted. The encryption key is in your system's keyring.": "Keys are encrypted. The encryption key is in your system's keyring.",
  // backend/secret/place.go
  "Keys are encrypted. Without a system keyring, the encryption key is in secret.key in the data folder, never in a backup.": "Keys are encrypted. Without a system keyring, the encryption key is in secret.key in the data folder, never in a backup.",
  // backend/workflow/example/lantern.go
  "Lanterns hang only beside replies.": "Lanterns hang only beside replies.",
  // backend/teamwork/limits.go
  "Less than 200 MB of disk space is left. Free some space, then try again.": "Less than 200 MB of disk space is left. Free some space, then try again.",
  // backend/document/plain.go
  "Line {n} is broken JSON. The file was kept as text.": "Line {n} is broken JSON. The file was kept as text.",
  // backend/portable/silly.go
  "Line {n} isn't a message, so it was left out.": "Line {n} isn't a message, so it was left out.",
  // backend/document/plain.go
  "Line {n} of the JSON is broken. The file was kept as text.": "Line {n} of the JSON is broken. The file was kept as text.",
  // backend/portable/silly.go
  "Line {n}: {a}": "Line {n}: {a}",
  // backend/llm/report.go
  "Load the model in the server, or choose another model.": "Load the model in the server, or choose another model.",
  // backend/llm/report.go
  "Load the model there with a larger context length.": "Load the model there with a larger context length.",
  // backend/store/world.go
  "Lorebook entry not found": "Lorebook entry not found",
  // backend/store/world.go
  "Lorebook not found": "Lorebook not found",
  // backend/store/archive/copy.go, backend/store/artifacts/tx.go, backend/store/message.go
  "Message not found": "Message not found",
  // backend/flow/opening.go
  "Message {n} has {m} characters. The limit is {k}.": "Message {n} has {m} characters. The limit is {k}.",
  // backend/store/thread.go
  "Message {n} was not found.": "Message {n} was not found.",
  // backend/portable/chatgpt.go
  "Messages left out because they form a loop: {n}.": "Messages left out because they form a loop: {n}.",
  // backend/portable/silly.go
  "Messages that SillyTavern hides and Terzetto shows: {n}.": "Messages that SillyTavern hides and Terzetto shows: {n}.",
  // backend/store/model.go
  "Model not found": "Model not found",
  // backend/run/schedule.go, backend/run/trigger.go
  "Name a variable with letters, digits and _.": "Name a variable with letters, digits and _.",
  // backend/run/instruction.go
  "Name the item with letters, digits and _, starting with a letter. Words of conditions such as “in” are reserved.": "Name the item with letters, digits and _, starting with a letter. Words of conditions such as “in” are reserved.",
  // backend/tool/program/interpreter.go
  "Name the program with letters, digits, - and _, and a letter first, such as count.py.": "Name the program with letters, digits, - and _, and a letter first, such as count.py.",
  // backend/run/instruction.go
  "Name the step with letters, digits and _, starting with a letter. Words of conditions such as “in” are reserved.": "Name the step with letters, digits and _, starting with a letter. Words of conditions such as “in” are reserved.",
  // backend/flow/check.go
  "Name the tool with 1 to 64 letters, digits, - or _.": "Name the tool with 1 to 64 letters, digits, - or _.",
  // backend/run/instruction.go
  "Name the variable with letters, digits and _, starting with a letter.": "Name the variable with letters, digits and _, starting with a letter.",
  // backend/store/cast.go
  "No character can answer: each is muted or deleted. Unmute a character, or choose who speaks.": "No character can answer: each is muted or deleted. Unmute a character, or choose who speaks.",
  // backend/value/missing.go
  "No earlier step has a result.": "No earlier step has a result.",
  // backend/automation/arrivals.go
  "No folder is chosen for tools. Choose one in Settings, under Toolbox, or give the whole path.": "No folder is chosen for tools. Choose one in Settings, under Toolbox, or give the whole path.",
  // backend/tool/folder/folder.go
  "No folder is chosen for tools. Choose one in Settings, under Toolbox.": "No folder is chosen for tools. Choose one in Settings, under Toolbox.",
  // backend/team/agents/warning.go
  "No font on this computer has {a}, so {b} shows boxes for what is missing.": "No font on this computer has {a}, so {b} shows boxes for what is missing.",
  // backend/team/agents/warning.go
  "No font on this computer has {a}, so {b} shows boxes for what is missing. {c} holds the whole text.": "No font on this computer has {a}, so {b} shows boxes for what is missing. {c} holds the whole text.",
  // backend/store/turn.go
  "No model is chosen for this server. Choose one in Settings.": "No model is chosen for this server. Choose one in Settings.",
  // backend/automation/model.go
  "No model is chosen. Choose one in Settings.": "No model is chosen. Choose one in Settings.",
  // app/doctor.go
  "No model is set up. Add a server and choose a model in Settings first.": "No model is set up. Add a server and choose a model in Settings first.",
  // backend/automation/model.go
  "No server has a model named “{a}”. Add the model in Settings, or leave it out.": "No server has a model named “{a}”. Add the model in Settings, or leave it out.",
  // backend/workflow/tts/sound.go
  "No speech engine is installed. Install espeak-ng, or add a speech server in Settings.": "No speech engine is installed. Install espeak-ng, or add a speech server in Settings.",
  // backend/value/missing.go
  "No step has failed.": "No step has failed.",
  // backend/run/permission.go
  "No trigger started this run, so there is nothing to give a permission to.": "No trigger started this run, so there is nothing to give a permission to.",
  // backend/value/missing.go
  "No trigger started this run.": "No trigger started this run.",
  // backend/embedding/service.go
  "One file isn't ready for search by meaning yet.": "One file isn't ready for search by meaning yet.",
  // backend/transfer/export.go
  "Only a conversation with several characters can be exported as a group.": "Only a conversation with several characters can be exported as a group.",
  // backend/run/verbs.go
  "Only a failed or stopped run can be resumed.": "Only a failed or stopped run can be resumed.",
  // backend/llm/pull.go
  "Only a server on this computer can download models.": "Only a server on this computer can download models.",
  // backend/run/instruction.go
  "Only a step that runs a workflow passes variables.": "Only a step that runs a workflow passes variables.",
  // backend/run/instruction.go
  "Only a tool or a task in words can have a time limit.": "Only a tool or a task in words can have a time limit.",
  // backend/run/instruction.go
  "Only a tool, a workflow or a task in words can be retried.": "Only a tool, a workflow or a task in words can be retried.",
  // backend/run/template.go
  "Only a workflow of the kind flow has a flow.": "Only a workflow of the kind flow has a flow.",
  // backend/workflow/tts/workflow.go
  "Only replies can be read aloud.": "Only replies can be read aloud.",
  // backend/api/portable.go
  "Only the desktop app can choose a file on this computer. Upload the file instead.": "Only the desktop app can choose a file on this computer. Upload the file instead.",
  // backend/assistant/answering.go
  "Only the first assistant that a step mentions runs the step.": "Only the first assistant that a step mentions runs the step.",
  // backend/document/document.go
  "Only the first {a} of text were read.": "Only the first {a} of text were read.",
  // backend/document/document.go
  "Only the first {n} parts were read.": "Only the first {n} parts were read.",
  // backend/document/sheet.go
  "Only the first {n} rows of the sheet “{a}” were read.": "Only the first {n} rows of the sheet “{a}” were read.",
  // backend/store/turn.go
  "Only the last reply can be continued.": "Only the last reply can be continued.",
  // backend/api/desktop.go
  "Only web and mail links can be opened.": "Only web and mail links can be opened.",
  // backend/datadir/modes.go
  "Other accounts on this computer can read the data folder. Change the folder's permissions.": "Other accounts on this computer can read the data folder. Change the folder's permissions.",
  // backend/datadir/modes.go
  "Other accounts on this computer can read {a}. Change the file's permissions.": "Other accounts on this computer can read {a}. Change the file's permissions.",
  // backend/datadir/modes.go
  "Other accounts on this computer could read these files until now: {a}. If someone else uses this computer, replace your API keys.": "Other accounts on this computer could read these files until now: {a}. If someone else uses this computer, replace your API keys.",
  // backend/api/server.go
  "Other websites can't use Terzetto.": "Other websites can't use Terzetto.",
  // backend/document/pdf.go
  "Pages whose text may be garbled: {a}.": "Pages whose text may be garbled: {a}.",
  // backend/document/pdf.go
  "Pages with pictures that couldn't be read: {a}.": "Pages with pictures that couldn't be read: {a}.",
  // backend/document/pdf.go
  "Pages without text, probably scanned: {a}.": "Pages without text, probably scanned: {a}.",
  // backend/store/persona.go
  "Persona not found": "Persona not found",
  // backend/store/phrase.go
  "Phrase group not found": "Phrase group not found",
  // backend/speech/piper.go
  "Piper doesn't start on this computer. Reinstall Piper, or choose another engine.": "Piper doesn't start on this computer. Reinstall Piper, or choose another engine.",
  // backend/speech/piper.go
  "Piper has no voice yet. Put the .onnx and .onnx.json files of a voice into {a}.": "Piper has no voice yet. Put the .onnx and .onnx.json files of a voice into {a}.",
  // backend/speech/piper.go
  "Piper has no voice “{a}”. Choose another voice.": "Piper has no voice “{a}”. Choose another voice.",
  // backend/speech/piper.go
  "Piper is not installed. Install Piper, or choose another engine.": "Piper is not installed. Install Piper, or choose another engine.",
  // backend/team/machine.go
  "Planned outputs: none": "Planned outputs: none",
  // backend/team/machine.go
  "Planned outputs: {a}": "Planned outputs: {a}",
  // backend/store/preset.go
  "Preset not found": "Preset not found",
  // backend/assistant/runner.go
  "Prompt sent to the model.": "Prompt sent to the model.",
  // backend/workflow/tts/workflow.go
  "Read aloud has no such action.": "Read aloud has no such action.",
  // backend/document/document.go
  "Reading the file needs more than {a} of memory and was stopped. The text is incomplete.": "Reading the file needs more than {a} of memory and was stopped. The text is incomplete.",
  // backend/document/document.go
  "Reading took too long and was stopped. The text is incomplete.": "Reading took too long and was stopped. The text is incomplete.",
  // backend/tool/mcp/address.go
  "Remove line breaks and control characters from the header {a}.": "Remove line breaks and control characters from the header {a}.",
  // backend/tool/folder/folder.go
  "Remove the control characters from the path.": "Remove the control characters from the path.",
  // backend/llm/endpoint.go, backend/speech/serverlist.go
  "Remove the user name and password from the address. Enter a key in its own field.": "Remove the user name and password from the address. Enter a key in its own field.",
  // backend/tool/web/transport.go
  "Remove the user name from the address.": "Remove the user name from the address.",
  // backend/tool/mcp/address.go
  "Remove the user name from the address. Put the key into a header.": "Remove the user name from the address. Put the key into a header.",
  // backend/tool/web/request.go
  "Requests to {a} are not allowed. Allow the host in Settings, under Toolbox.": "Requests to {a} are not allowed. Allow the host in Settings, under Toolbox.",
  // backend/team/machine.go
  "Resuming workflow, round {n}": "Resuming workflow, round {n}",
  // backend/run/worker.go
  "Retry {n} of {m} follows after {a}.": "Retry {n} of {m} follows after {a}.",
  // backend/document/plain.go
  "Row {n} has another number of columns than the previous rows.": "Row {n} has another number of columns than the previous rows.",
  // backend/tool/folder/write_table.go
  "Row {n} is neither an object nor a list.": "Row {n} is neither an object nor a list.",
  // backend/document/plain.go
  "Row {n} of the table can't be read, so the text was kept unchanged.": "Row {n} of the table can't be read, so the text was kept unchanged.",
  // backend/store/imported.go
  "Rows of {a} can't be imported.": "Rows of {a} can't be imported.",
  // backend/team/machine.go
  "Running task {n}/{m}: {a}": "Running task {n}/{m}: {a}",
  // backend/team/machine.go
  "Running workflow": "Running workflow",
  // backend/store/find.go, backend/store/index/search.go
  "Search for at most {n} characters.": "Search for at most {n} characters.",
  // backend/store/patch.go
  "Send an object with the fields to change.": "Send an object with the fields to change.",
  // backend/api/portable.go
  "Send the file as a form with one part.": "Send the file as a form with one part.",
  // backend/store/endpoint.go
  "Server not found": "Server not found",
  // backend/llm/report.go
  "Set “Maximum length” in this model's settings. Terzetto cuts a reply that repeats itself.": "Set “Maximum length” in this model's settings. Terzetto cuts a reply that repeats itself.",
  // backend/card/charx.go
  "Some files in this card have unusable names and were left out.": "Some files in this card have unusable names and were left out.",
  // backend/workflow/config.go
  "Some of the settings are not valid.": "Some of the settings are not valid.",
  // backend/fault/fault.go
  "Something failed inside Terzetto. See the log for details.": "Something failed inside Terzetto. See the log for details.",
  // backend/llm/report.go
  "Start KoboldCpp with --contextsize 16384 for a larger context.": "Start KoboldCpp with --contextsize 16384 for a larger context.",
  // backend/llm/report.go
  "Start Ollama with OLLAMA_CONTEXT_LENGTH=16384 for a larger context.": "Start Ollama with OLLAMA_CONTEXT_LENGTH=16384 for a larger context.",
  // backend/llm/report.go
  "Start llama-server with -c 16384 for a larger context.": "Start llama-server with -c 16384 for a larger context.",
  // backend/llm/report.go
  "Start the server or correct its address, then test the model again.": "Start the server or correct its address, then test the model again.",
  // backend/automation/flow_tool.go
  "Step {a} begins.": "Step {a} begins.",
  // backend/automation/flow_tool.go
  "Step {a} has asked its model {n} times and still calls tools. Continue the step, or finish with the answer so far?": "Step {a} has asked its model {n} times and still calls tools. Continue the step, or finish with the answer so far?",
  // backend/automation/flow_tool.go
  "Step {a} is done.": "Step {a} is done.",
  // backend/flow/plan.go
  "Step {a} sends images, but {b} may not read images. Choose another model, or leave the images out.": "Step {a} sends images, but {b} may not read images. Choose another model, or leave the images out.",
  // backend/automation/flow_tool.go
  "Step {a} was already done.": "Step {a} was already done.",
  // backend/value/missing.go
  "Step “{a}” has no result.": "Step “{a}” has no result.",
  // backend/run/instruction.go
  "Steps in a loop need a list.": "Steps in a loop need a list.",
  // backend/run/instruction.go
  "Steps in branches need a condition.": "Steps in branches need a condition.",
  // backend/lifecycle/stop.go
  "Stopped.": "Stopped.",
  // backend/store/fold.go
  "Summary not found": "Summary not found",
  // backend/portable/openai.go
  "System and tool messages that are kept and not shown: {n}.": "System and tool messages that are kept and not shown: {n}.",
  // backend/team/machine.go
  "Task {n}/{m} failed: {a}": "Task {n}/{m} failed: {a}",
  // backend/llm/report.go
  "Terzetto calls each tool by its name.": "Terzetto calls each tool by its name.",
  // backend/audio/clip.go
  "Terzetto can't play this sound. Use WAV, MP3, Ogg Vorbis or FLAC.": "Terzetto can't play this sound. Use WAV, MP3, Ogg Vorbis or FLAC.",
  // backend/portable/stream.go
  "Terzetto can't read this conversation.": "Terzetto can't read this conversation.",
  // backend/portable/source.go
  "Terzetto can't read this file. Choose JSON, an archive, a card image or a database.": "Terzetto can't read this file. Choose JSON, an archive, a card image or a database.",
  // backend/document/kind.go
  "Terzetto can't read this kind of file.": "Terzetto can't read this kind of file.",
  // backend/turns/fold.go
  "Terzetto didn't write the summary, because another reply started.": "Terzetto didn't write the summary, because another reply started.",
  // backend/store/archive/export.go
  "Terzetto doesn't know this kind of item.": "Terzetto doesn't know this kind of item.",
  // backend/run/call.go
  "Terzetto ended while {a} was running. Did the tool finish, or should the tool run again?": "Terzetto ended while {a} was running. Did the tool finish, or should the tool run again?",
  // backend/automation/run.go, backend/lifecycle/group.go, backend/lock/keyed.go
  "Terzetto is closing.": "Terzetto is closing.",
  // backend/automation/arrivals.go, backend/automation/tool_settings.go
  "Terzetto keeps its own data in this folder. Choose another folder.": "Terzetto keeps its own data in this folder. Choose another folder.",
  // backend/llm/report.go
  "Terzetto keeps the thinking out of the reply and shows it in the inspector.": "Terzetto keeps the thinking out of the reply and shows it in the inspector.",
  // backend/api/server.go
  "Terzetto listens on this computer only. “{a}” is not a loopback address such as 127.0.0.1.": "Terzetto listens on this computer only. “{a}” is not a loopback address such as 127.0.0.1.",
  // backend/llm/report.go
  "Terzetto needs no limit for its replies.": "Terzetto needs no limit for its replies.",
  // backend/llm/report.go
  "Terzetto requires a tool call and names the tool in its instruction.": "Terzetto requires a tool call and names the tool in its instruction.",
  // backend/llm/report.go
  "Terzetto sends no tools and asks for JSON that follows a schema.": "Terzetto sends no tools and asks for JSON that follows a schema.",
  // backend/llm/report.go
  "Terzetto sends no tools and describes the JSON in its instruction.": "Terzetto sends no tools and describes the JSON in its instruction.",
  // backend/llm/report.go
  "Terzetto shows each word as it arrives.": "Terzetto shows each word as it arrives.",
  // backend/llm/report.go
  "Terzetto shows everything that the model writes.": "Terzetto shows everything that the model writes.",
  // backend/llm/report.go
  "Terzetto shows the reply once it is complete. You can still stop it.": "Terzetto shows the reply once it is complete. You can still stop it.",
  // backend/llm/report.go
  "Terzetto skips the Director and the Editor.": "Terzetto skips the Director and the Editor.",
  // backend/llm/report.go
  "Terzetto summarizes the oldest messages before a conversation is longer than this.": "Terzetto summarizes the oldest messages before a conversation is longer than this.",
  // backend/teamwork/limits.go
  "Terzetto uses more than {a} GB of memory. Ask for less at a time.": "Terzetto uses more than {a} GB of memory. Ask for less at a time.",
  // backend/llm/probe.go
  "The Director and the Editor can't run with this model, so the Writer answers alone. {a}": "The Director and the Editor can't run with this model, so the Writer answers alone. {a}",
  // backend/pipeline/director.go
  "The Director couldn't fill every field.": "The Director couldn't fill every field.",
  // backend/pipeline/director.go
  "The Director couldn't run, so the Writer answered without direction.": "The Director couldn't run, so the Writer answered without direction.",
  // backend/pipeline/editor.go
  "The Editor couldn't run, so the Writer's text was kept.": "The Editor couldn't run, so the Writer's text was kept.",
  // backend/document/plain.go
  "The JSON is nested more than {n} levels deep and was kept as unchecked text.": "The JSON is nested more than {n} levels deep and was kept as unchecked text.",
  // backend/llm/report.go
  "The Writer can use this model.": "The Writer can use this model.",
  // backend/tool/web/transport.go
  "The address has no host.": "The address has no host.",
  // backend/store/imported.go
  "The address is not valid.": "The address is not valid.",
  // backend/llm/endpoint.go, backend/speech/serverlist.go, backend/tool/web/transport.go
  "The address must begin with http:// or https://.": "The address must begin with http:// or https://.",
  // backend/tool/web/address.go
  "The address {a} is not public. Only pages of the public web can be fetched.": "The address {a} is not public. Only pages of the public web can be fetched.",
  // backend/team/work.go
  "The agent took longer than {a} and was stopped.": "The agent took longer than {a} and was stopped.",
  // backend/team/agents/analyst.go
  "The analyst's documents have no table.": "The analyst's documents have no table.",
  // backend/llm/probe.go
  "The answer comes all at once.": "The answer comes all at once.",
  // backend/llm/probe.go
  "The answer comes as it is written.": "The answer comes as it is written.",
  // backend/run/request.go
  "The answer doesn't fit the form.": "The answer doesn't fit the form.",
  // backend/run/request.go
  "The answer is missing.": "The answer is missing.",
  // backend/run/request.go
  "The answer must be one of {a}, not “{b}”.": "The answer must be one of {a}, not “{b}”.",
  // backend/tool/model/ask.go
  "The answer of {a} doesn't fit the requested form.": "The answer of {a} doesn't fit the requested form.",
  // backend/llm/report.go
  "The answer was too short to measure the speed.": "The answer was too short to measure the speed.",
  // backend/api/automations.go
  "The arguments are not valid JSON.": "The arguments are not valid JSON.",
  // backend/run/change.go, backend/run/request.go
  "The arguments must be a JSON object.": "The arguments must be a JSON object.",
  // backend/run/permission.go
  "The arguments of this step don't follow the rule for {a}.": "The arguments of this step don't follow the rule for {a}.",
  // backend/tool/call.go
  "The arguments of {a} don't fit.": "The arguments of {a} don't fit.",
  // backend/workflow/kit.go
  "The artifact is malformed.": "The artifact is malformed.",
  // backend/portable/silly.go
  "The branches of this chat are out of order.": "The branches of this chat are out of order.",
  // backend/card/png.go
  "The card in this image is damaged.": "The card in this image is damaged.",
  // backend/store/settings.go
  "The choice of {a} was deleted.": "The choice of {a} was deleted.",
  // backend/assistant/answering.go
  "The chosen assistant was deleted, so {a} takes its place.": "The chosen assistant was deleted, so {a} takes its place.",
  // backend/store/persona.go
  "The chosen persona was deleted. Choose another persona.": "The chosen persona was deleted. Choose another persona.",
  // backend/store/trigger.go
  "The command /{a} already starts another workflow. Choose another name.": "The command /{a} already starts another workflow. Choose another name.",
  // backend/value/condition.go
  "The condition can't be read at “{a}”.": "The condition can't be read at “{a}”.",
  // backend/value/condition.go
  "The condition can't be read.": "The condition can't be read.",
  // backend/value/condition.go
  "The condition can't be used at “{a}”.": "The condition can't be used at “{a}”.",
  // backend/value/evaluation.go
  "The condition divides by zero.": "The condition divides by zero.",
  // backend/value/condition.go
  "The condition ends too early.": "The condition ends too early.",
  // backend/value/evaluation.go
  "The condition gives a list, not true or false.": "The condition gives a list, not true or false.",
  // backend/value/evaluation.go
  "The condition gives a number, not true or false.": "The condition gives a number, not true or false.",
  // backend/value/evaluation.go
  "The condition gives an object, not true or false.": "The condition gives an object, not true or false.",
  // backend/value/condition.go
  "The condition gives neither true nor false.": "The condition gives neither true nor false.",
  // backend/value/evaluation.go
  "The condition gives no value, not true or false.": "The condition gives no value, not true or false.",
  // backend/value/evaluation.go
  "The condition gives text, not true or false.": "The condition gives text, not true or false.",
  // backend/value/evaluation.go
  "The condition has a pattern that isn't valid.": "The condition has a pattern that isn't valid.",
  // backend/value/condition.go
  "The condition has more than {n} characters.": "The condition has more than {n} characters.",
  // backend/value/condition.go
  "The condition is empty.": "The condition is empty.",
  // backend/run/control.go
  "The condition is false.": "The condition is false.",
  // backend/value/condition.go
  "The condition is too long.": "The condition is too long.",
  // backend/run/control.go
  "The condition is true.": "The condition is true.",
  // backend/value/evaluation.go
  "The condition makes a text that is too long.": "The condition makes a text that is too long.",
  // backend/value/evaluation.go
  "The condition needs too much memory.": "The condition needs too much memory.",
  // backend/value/condition.go
  "The condition puts values of two types together at “{a}”.": "The condition puts values of two types together at “{a}”.",
  // backend/value/evaluation.go
  "The condition takes too long.": "The condition takes too long.",
  // backend/llm/probe.go
  "The context has {n} tokens.": "The context has {n} tokens.",
  // backend/flow/check.go
  "The context is full, last or none, not “{a}”.": "The context is full, last or none, not “{a}”.",
  // backend/llm/report.go
  "The context of {n} tokens is small for three voices.": "The context of {n} tokens is small for three voices.",
  // backend/portable/openai.go
  "The conversation has no message from a user or an assistant.": "The conversation has no message from a user or an assistant.",
  // backend/llm/refusal.go
  "The conversation is longer than the model's context. Give the server a larger context, or start a new conversation.": "The conversation is longer than the model's context. Give the server a larger context, or start a new conversation.",
  // backend/store/cast.go
  "The conversation was changed during the reply, so no other character answers.": "The conversation was changed during the reply, so no other character answers.",
  // backend/store/sqlite/folder.go
  "The data folder is on a network drive, where databases can be damaged. Choose a folder on this computer.": "The data folder is on a network drive, where databases can be damaged. Choose a folder on this computer.",
  // backend/store/sqlite/check.go
  "The database file is empty, although there are backups.": "The database file is empty, although there are backups.",
  // backend/store/sqlite/check.go
  "The database file is incomplete.": "The database file is incomplete.",
  // backend/store/sqlite/check.go
  "The database file is missing, although there are backups.": "The database file is missing, although there are backups.",
  // backend/store/sqlite/damage.go
  "The database was replaced.": "The database was replaced.",
  // backend/store/assistant.go
  "The default assistant can't be deleted. Make another assistant the default first.": "The default assistant can't be deleted. Make another assistant the default first.",
  // backend/turns/title.go
  "The demo model can't write titles. Choose a model first.": "The demo model can't write titles. Choose a model first.",
  // backend/run/template.go
  "The description is too long.": "The description is too long.",
  // backend/pipeline/notes.go
  "The direction notes couldn't be written.": "The direction notes couldn't be written.",
  // backend/datadir/unusable.go
  "The disk of {a} is full. Free some space, then start Terzetto again.": "The disk of {a} is full. Free some space, then start Terzetto again.",
  // backend/card/book.go
  "The entries of this lorebook are neither a list nor an object.": "The entries of this lorebook are neither a list nor an object.",
  // backend/document/document.go
  "The extension .{a} doesn't match the content. Terzetto read the content.": "The extension .{a} doesn't match the content. Terzetto read the content.",
  // backend/api/server.go
  "The field after must be a whole number.": "The field after must be a whole number.",
  // backend/store/settings.go
  "The field appearance can have at most 512 KB.": "The field appearance can have at most 512 KB.",
  // backend/store/settings.go
  "The field attachment_cache_budget_bytes must be between 0 and {n}.": "The field attachment_cache_budget_bytes must be between 0 and {n}.",
  // backend/api/workflows.go
  "The field config is missing.": "The field config is missing.",
  // backend/api/messages.go
  "The field content is missing.": "The field content is missing.",
  // backend/api/flows.go
  "The field definition is missing.": "The field definition is missing.",
  // backend/api/workflows.go
  "The field enabled is missing.": "The field enabled is missing.",
  // backend/api/team.go
  "The field fileIds must be whole numbers, joined by commas.": "The field fileIds must be whole numbers, joined by commas.",
  // backend/api/artifacts.go
  "The field ids must be a list of numbers.": "The field ids must be a list of numbers.",
  // backend/flow/runner.go
  "The field input must be text, or an object of input, messages and attachments.": "The field input must be text, or an object of input, messages and attachments.",
  // backend/library/settings.go
  "The field model_name has the wrong type.": "The field model_name has the wrong type.",
  // backend/api/audio.go
  "The field on must be convSwitch, or missing.": "The field on must be convSwitch, or missing.",
  // backend/workflow/tts/workflow.go
  "The field profile is missing.": "The field profile is missing.",
  // backend/api/artifacts.go
  "The field sibling_id must be the id of an artifact, or null.": "The field sibling_id must be the id of an artifact, or null.",
  // backend/store/model.go
  "The field temperature must be between 0 and 10.": "The field temperature must be between 0 and 10.",
  // backend/api/folds.go
  "The field text is missing.": "The field text is missing.",
  // backend/store/tool_server.go
  "The field variables can have at most {n} items.": "The field variables can have at most {n} items.",
  // backend/store/patch.go
  "The field {a} can have at most {n} characters.": "The field {a} can have at most {n} characters.",
  // backend/store/patch.go, backend/store/settings.go
  "The field {a} can have at most {n} items.": "The field {a} can have at most {n} items.",
  // backend/store/patch.go
  "The field {a} can't be empty.": "The field {a} can't be empty.",
  // backend/api/operation.go, backend/store/patch.go
  "The field {a} has the wrong type.": "The field {a} has the wrong type.",
  // backend/api/audio.go
  "The field {a} is missing.": "The field {a} is missing.",
  // backend/store/patch.go
  "The field {a} is not text.": "The field {a} is not text.",
  // backend/store/patch.go
  "The field {a} must be between {n} and {m}.": "The field {a} must be between {n} and {m}.",
  // backend/store/patch.go
  "The field {a} must be one of {b}.": "The field {a} must be one of {b}.",
  // backend/card/fields.go
  "The field {a} of this card has {n} items. The limit is {m}.": "The field {a} of this card has {n} items. The limit is {m}.",
  // backend/card/fields.go
  "The field {a} of this card is longer than {n} characters.": "The field {a} of this card is longer than {n} characters.",
  // backend/tool/web/request.go
  "The fields are larger than {n} MB.": "The fields are larger than {n} MB.",
  // backend/document/document.go, backend/document/kind.go
  "The file has a password. Save a copy without a password and add the copy.": "The file has a password. Save a copy without a password and add the copy.",
  // backend/teamwork/file.go
  "The file has no name.": "The file has no name.",
  // backend/library/file.go
  "The file has no text.": "The file has no text.",
  // backend/document/kind.go
  "The file has too many parts, so nothing was read.": "The file has too many parts, so nothing was read.",
  // backend/library/artifact.go, backend/store/artifacts/cache.go
  "The file is already there.": "The file is already there.",
  // backend/document/kind.go
  "The file is an archive. Unpack the archive and add its files.": "The file is an archive. Unpack the archive and add its files.",
  // backend/document/kind.go
  "The file is an e-mail in Outlook's own format. Save the e-mail as eml and add that file.": "The file is an e-mail in Outlook's own format. Save the e-mail as eml and add that file.",
  // backend/library/file.go
  "The file is an image without text. Attach a PNG, JPEG, WebP or GIF image.": "The file is an image without text. Attach a PNG, JPEG, WebP or GIF image.",
  // backend/document/document.go
  "The file is damaged and can't be read.": "The file is damaged and can't be read.",
  // backend/document/document.go
  "The file is damaged, so only a part was read.": "The file is damaged, so only a part was read.",
  // backend/document/kind.go
  "The file is in an old format of Word, Excel or PowerPoint. Save a copy as docx, xlsx or pptx and add the copy.": "The file is in an old format of Word, Excel or PowerPoint. Save a copy as docx, xlsx or pptx and add the copy.",
  // backend/document/document.go
  "The file is larger than {a}, so nothing was read.": "The file is larger than {a}, so nothing was read.",
  // backend/store/archive/files.go
  "The file is missing.": "The file is missing.",
  // backend/document/document.go
  "The file is nested too deeply, so reading was stopped.": "The file is nested too deeply, so reading was stopped.",
  // backend/api/upload.go, backend/portable/openai.go
  "The file is not valid base64.": "The file is not valid base64.",
  // backend/store/sqlite/check.go
  "The file terzetto.db is no longer a database.": "The file terzetto.db is no longer a database.",
  // backend/document/document.go
  "The file unpacks to more than {a}, so reading was stopped.": "The file unpacks to more than {a}, so reading was stopped.",
  // backend/pipeline/files.go
  "The files of this conversation couldn't be searched, so none was quoted. {a}": "The files of this conversation couldn't be searched, so none was quoted. {a}",
  // backend/pipeline/files.go
  "The files of this conversation were searched by words alone. {a}": "The files of this conversation were searched by words alone. {a}",
  // backend/store/sqlite/check.go
  "The first page of the database is damaged.": "The first page of the database is damaged.",
  // backend/flow/read.go
  "The flow can't run. {a}": "The flow can't run. {a}",
  // backend/automation/flow_tool.go
  "The flow ended with an empty reply. Try again, or choose another model.": "The flow ended with an empty reply. Try again, or choose another model.",
  // backend/flow/check.go
  "The flow has no steps.": "The flow has no steps.",
  // backend/flow/node.go
  "The flow has no tool named {a}.": "The flow has no tool named {a}.",
  // backend/flow/read.go
  "The flow has no version.": "The flow has no version.",
  // backend/flow/read.go
  "The flow has no “{a}”.": "The flow has no “{a}”.",
  // backend/flow/read.go
  "The flow has version {n}, but Terzetto reads version {m}.": "The flow has version {n}, but Terzetto reads version {m}.",
  // backend/flow/read.go
  "The flow is not valid JSON.": "The flow is not valid JSON.",
  // backend/flow/plan.go
  "The flow needs an input or a prompt.": "The flow needs an input or a prompt.",
  // backend/flow/error.go
  "The flow was stopped.": "The flow was stopped.",
  // backend/arrival/watch.go
  "The folder {a} doesn't exist. Terzetto watches the folder once it exists.": "The folder {a} doesn't exist. Terzetto watches the folder once it exists.",
  // backend/tool/web/request.go
  "The header {a} is set from the address and the body. Leave the header out.": "The header {a} is set from the address and the body. Leave the header out.",
  // backend/store/state_tiers.go
  "The id of the plug-in is not valid.": "The id of the plug-in is not valid.",
  // backend/store/archive/transcript_import.go
  "The image {a} is missing.": "The image {a} is missing.",
  // backend/chat/attachment.go
  "The images of a message can have at most 20 MB together.": "The images of a message can have at most 20 MB together.",
  // backend/flow/opening.go
  "The input has {n} characters. The limit is {m}.": "The input has {n} characters. The limit is {m}.",
  // backend/store/archive/importing.go
  "The item doesn't say what kind it is.": "The item doesn't say what kind it is.",
  // backend/store/archive/importing.go
  "The item has a part that Terzetto can't read.": "The item has a part that Terzetto can't read.",
  // backend/store/archive/importing.go
  "The item is already here in part, or its parts don't fit together.": "The item is already here in part, or its parts don't fit together.",
  // backend/store/archive/importing.go
  "The item is empty.": "The item is empty.",
  // backend/run/block.go
  "The items of {a} are not a list.": "The items of {a} are not a list.",
  // backend/run/trigger.go
  "The kind of a trigger must be “schedule”, “folder”, “run”, “hook” or “command”.": "The kind of a trigger must be “schedule”, “folder”, “run”, “hook” or “command”.",
  // backend/run/template.go
  "The kind of a workflow is instructions or flow.": "The kind of a workflow is instructions or flow.",
  // backend/tool/folder/read.go
  "The last line of {a} is line {n}.": "The last line of {a} is line {n}.",
  // backend/store/turn.go
  "The last message is not yours, so there is nothing to answer.": "The last message is not yours, so there is nothing to answer.",
  // backend/flow/check.go
  "The limit of tokens must be at least 1.": "The limit of tokens must be at least 1.",
  // backend/store/archive/importing.go
  "The lines of the item are out of order.": "The lines of the item are out of order.",
  // backend/run/block.go
  "The list is empty.": "The list is empty.",
  // backend/card/card.go
  "The lorebook in this card can't be used. {a}": "The lorebook in this card can't be used. {a}",
  // backend/store/character.go
  "The lorebook of this card was deleted.": "The lorebook of this card was deleted.",
  // backend/store/message.go
  "The message is not text.": "The message is not text.",
  // backend/store/archive/transcript.go
  "The messages of this conversation are out of order.": "The messages of this conversation are out of order.",
  // backend/store/artifacts/cache.go
  "The metadata of the recreated file is not valid JSON.": "The metadata of the recreated file is not valid JSON.",
  // backend/pipeline/extension.go
  "The model added nothing to its reply.": "The model added nothing to its reply.",
  // backend/llm/probe.go
  "The model answered.": "The model answered.",
  // backend/pipeline/writer.go
  "The model began to repeat itself, so the reply was cut before the repetition.": "The model began to repeat itself, so the reply was cut before the repetition.",
  // backend/llm/probe.go
  "The model can see images.": "The model can see images.",
  // backend/llm/probe.go
  "The model can't see images.": "The model can't see images.",
  // backend/pipeline/director.go
  "The model didn't complete the form.": "The model didn't complete the form.",
  // backend/llm/report.go
  "The model didn't end a one-sentence answer within {n} tokens.": "The model didn't end a one-sentence answer within {n} tokens.",
  // backend/llm/probe.go, backend/pipeline/director.go
  "The model didn't fill in the form.": "The model didn't fill in the form.",
  // backend/llm/report.go
  "The model didn't think before it answered.": "The model didn't think before it answered.",
  // backend/llm/report.go
  "The model ends its answer.": "The model ends its answer.",
  // backend/llm/probe.go
  "The model has no tools. The Director and the Editor run in simple mode and fill in a form as text.": "The model has no tools. The Director and the Editor run in simple mode and fill in a form as text.",
  // backend/store/conversation.go
  "The model of this conversation was deleted. Choose another model.": "The model of this conversation was deleted. Choose another model.",
  // backend/llm/report.go
  "The model repeated itself instead of ending its answer.": "The model repeated itself instead of ending its answer.",
  // backend/llm/probe.go
  "The model sent an empty answer.": "The model sent an empty answer.",
  // backend/pipeline/pipeline.go
  "The model sent an empty reply twice. Retry, or choose another model.": "The model sent an empty reply twice. Retry, or choose another model.",
  // backend/pipeline/extension.go
  "The model started its reply over, so Terzetto added nothing. Retry, or choose another model.": "The model started its reply over, so Terzetto added nothing. Retry, or choose another model.",
  // backend/pipeline/summary.go
  "The model summarized in another language than the conversation's. Try again, or write the summary yourself.": "The model summarized in another language than the conversation's. Try again, or write the summary yourself.",
  // backend/llm/report.go
  "The model thinks before it answers. The server sends the thinking in a field of its own.": "The model thinks before it answers. The server sends the thinking in a field of its own.",
  // backend/llm/report.go
  "The model thinks before it answers. The thinking arrives between tags in the text.": "The model thinks before it answers. The thinking arrives between tags in the text.",
  // backend/llm/report.go
  "The model writes about {a} tokens per second.": "The model writes about {a} tokens per second.",
  // backend/pipeline/summary.go
  "The model wrote no summary that is shorter than the messages. Try again.": "The model wrote no summary that is shorter than the messages. Try again.",
  // backend/turns/title.go
  "The model wrote no title. Try again, or write the title yourself.": "The model wrote no title. Try again, or write the title yourself.",
  // backend/pipeline/fold.go
  "The model's context is too small for {a}.": "The model's context is too small for {a}.",
  // backend/run/template.go
  "The name has more than {n} characters.": "The name has more than {n} characters.",
  // backend/api/audio.go
  "The name of a channel can have 1 to {n} characters.": "The name of a channel can have 1 to {n} characters.",
  // backend/pipeline/notes.go
  "The notes for you couldn't be written.": "The notes for you couldn't be written.",
  // backend/pipeline/fold.go
  "The oldest messages were summarized, so that the request fits the model's context: {n}.": "The oldest messages were summarized, so that the request fits the model's context: {n}.",
  // backend/flow/runner.go
  "The option onMaxTurns can be “ask” only in a flow that is kept, where you can answer.": "The option onMaxTurns can be “ask” only in a flow that is kept, where you can answer.",
  // backend/flow/runner.go
  "The option {a} can't be “{b}”.": "The option {a} can't be “{b}”.",
  // backend/flow/runner.go
  "The option {a} must be between 0 and {n}.": "The option {a} must be between 0 and {n}.",
  // backend/document/html.go
  "The page can't be converted to Markdown, so only its words were read.": "The page can't be converted to Markdown, so only its words were read.",
  // backend/document/html.go
  "The page has an element larger than {a}. Terzetto read the page up to there.": "The page has an element larger than {a}. Terzetto read the page up to there.",
  // backend/document/html.go
  "The page has too many parts, so only its words were read.": "The page has too many parts, so only its words were read.",
  // backend/document/html.go
  "The page is larger than {a}, so only its words were read.": "The page is larger than {a}, so only its words were read.",
  // backend/document/html.go
  "The page is nested too deeply, so only its words were read.": "The page is nested too deeply, so only its words were read.",
  // backend/document/html.go
  "The page unpacks to too much, so only its words were read.": "The page unpacks to too much, so only its words were read.",
  // backend/flow/check.go
  "The parameters of the tool are not a JSON Schema.": "The parameters of the tool are not a JSON Schema.",
  // backend/tool/folder/folder.go
  "The path is too long.": "The path is too long.",
  // backend/transfer/upload.go
  "The path leads to neither a file nor a folder.": "The path leads to neither a file nor a folder.",
  // backend/value/reference.go
  "The path “{a}” doesn't begin with /.": "The path “{a}” doesn't begin with /.",
  // backend/value/reference.go
  "The path “{a}” has a ~ that is neither ~0 nor ~1.": "The path “{a}” has a ~ that is neither ~0 nor ~1.",
  // backend/run/instruction.go
  "The pause before a retry takes at most a year.": "The pause before a retry takes at most a year.",
  // backend/card/charx.go
  "The picture in this card is damaged and was left out.": "The picture in this card is damaged and was left out.",
  // backend/document/outline.go
  "The picture {a} couldn't be read.": "The picture {a} couldn't be read.",
  // backend/document/picture.go
  "The picture {a} is damaged and was left out.": "The picture {a} is damaged and was left out.",
  // backend/document/picture.go
  "The picture {a} is damaged. A part may be missing.": "The picture {a} is damaged. A part may be missing.",
  // backend/document/picture.go
  "The picture {a} is in a format that can't be shown.": "The picture {a} is in a format that can't be shown.",
  // backend/document/picture.go
  "The picture {a} is larger than {n} megapixels and was left out.": "The picture {a} is larger than {n} megapixels and was left out.",
  // backend/store/conversation.go
  "The preset of this conversation was deleted. Choose another preset.": "The preset of this conversation was deleted. Choose another preset.",
  // backend/tool/mcp/program.go
  "The program didn't answer within {a}.": "The program didn't answer within {a}.",
  // backend/tool/program/run.go
  "The program made more files than Terzetto reads.": "The program made more files than Terzetto reads.",
  // backend/speech/espeak.go
  "The program named espeak-ng on this computer isn't eSpeak NG. Install eSpeak NG, or choose another engine.": "The program named espeak-ng on this computer isn't eSpeak NG. Install eSpeak NG, or choose another engine.",
  // backend/speech/piper.go
  "The program named piper on this computer isn't the speech engine. Install Piper, or choose another engine.": "The program named piper on this computer isn't the speech engine. Install Piper, or choose another engine.",
  // backend/tool/program/run.go
  "The program took longer than {a} and was stopped.": "The program took longer than {a} and was stopped.",
  // backend/tool/program/run.go
  "The program was stopped: {a}.": "The program was stopped: {a}.",
  // backend/run/instruction.go
  "The question is missing.": "The question is missing.",
  // backend/api/audio.go
  "The reason to stop a channel must be skipped, lifecycle, ended or superseded.": "The reason to stop a channel must be skipped, lifecycle, ended or superseded.",
  // backend/store/artifacts/cache.go
  "The recreated file is empty.": "The recreated file is empty.",
  // backend/value/sources.go
  "The references in this value make more than {n} MB.": "The references in this value make more than {n} MB.",
  // backend/store/commit.go
  "The reply was changed while the model continued it, so nothing was added.": "The reply was changed while the model continued it, so nothing was added.",
  // backend/pipeline/director.go
  "The request doesn't fit the model's context.": "The request doesn't fit the model's context.",
  // backend/fold/plan.go
  "The request exceeds the model's context of {n} tokens, mostly through {a} with about {m}. Shorten that part, or enlarge the context.": "The request exceeds the model's context of {n} tokens, mostly through {a} with about {m}. Shorten that part, or enlarge the context.",
  // backend/api/portable.go, backend/api/team.go
  "The request has no file.": "The request has no file.",
  // backend/api/hook.go
  "The request has no valid token for this webhook.": "The request has no valid token for this webhook.",
  // backend/api/server.go
  "The request has no valid token.": "The request has no valid token.",
  // backend/api/server.go, backend/api/upload.go
  "The request is larger than {n} MB.": "The request is larger than {n} MB.",
  // backend/api/server.go
  "The request is larger than {n} MB. Send the file as multipart/form-data.": "The request is larger than {n} MB. Send the file as multipart/form-data.",
  // backend/api/hook.go
  "The request is neither JSON, a form nor text.": "The request is neither JSON, a form nor text.",
  // backend/api/hook.go, backend/api/operation.go
  "The request is not valid JSON.": "The request is not valid JSON.",
  // backend/api/operation.go, backend/api/server.go
  "The request must be a JSON object.": "The request must be a JSON object.",
  // backend/api/server.go
  "The request must be sent as application/json.": "The request must be sent as application/json.",
  // backend/run/block.go
  "The results of the steps in {a} are larger than {n} MB together.": "The results of the steps in {a} are larger than {n} MB together.",
  // backend/pipeline/director.go
  "The rewriter couldn't run, so your message was sent unchanged.": "The rewriter couldn't run, so your message was sent unchanged.",
  // backend/flow/opening.go
  "The role of message {n} is “{a}”. Only user and assistant are allowed.": "The role of message {n} is “{a}”. Only user and assistant are allowed.",
  // backend/run/call.go
  "The run continues without {a}.": "The run continues without {a}.",
  // app/run.go
  "The run needs an answer, and this isn't a terminal. Answer in the window.": "The run needs an answer, and this isn't a terminal. Answer in the window.",
  // app/run.go
  "The run needs an answer. Answer in the window.": "The run needs an answer. Answer in the window.",
  // backend/workflow/tts/workflow.go
  "The sample text is too long.": "The sample text is too long.",
  // backend/run/schedule.go
  "The schedule “{a}” never runs.": "The schedule “{a}” never runs.",
  // backend/run/instruction.go, backend/tool/model/ask.go
  "The schema of the answer is not a JSON Schema.": "The schema of the answer is not a JSON Schema.",
  // backend/library/artifact.go, backend/store/artifacts/group.go
  "The scope must be variant or group.": "The scope must be variant or group.",
  // backend/store/index/search.go
  "The search index is being rebuilt. Try again in a moment.": "The search index is being rebuilt. Try again in a moment.",
  // backend/store/index/vectors.go
  "The search index of a file is damaged.": "The search index of a file is damaged.",
  // backend/value/missing.go
  "The secret “{a}” is not set.": "The secret “{a}” is not set.",
  // backend/audio/plan.go
  "The segment begins after the end of the sound.": "The segment begins after the end of the sound.",
  // backend/document/produce/chart.go
  "The series “{a}” has a value that is too large to draw.": "The series “{a}” has a value that is too large to draw.",
  // backend/document/produce/chart.go
  "The series “{a}” has {n} values for {m} labels.": "The series “{a}” has {n} values for {m} labels.",
  // backend/llm/discover.go, backend/llm/probe.go
  "The server answers, but lists no models.": "The server answers, but lists no models.",
  // backend/llm/probe.go
  "The server answers.": "The server answers.",
  // backend/pipeline/fold.go
  "The server cut off the conversation, because its context is too small. Enlarge the context, or start a new conversation.": "The server cut off the conversation, because its context is too small. Enlarge the context, or start a new conversation.",
  // backend/tool/mcp/address.go
  "The server didn't answer within {a}.": "The server didn't answer within {a}.",
  // backend/llm/probe.go
  "The server doesn't list {a}. Its models are {b}.": "The server doesn't list {a}. Its models are {b}.",
  // backend/llm/probe.go
  "The server doesn't say how large its context is.": "The server doesn't say how large its context is.",
  // backend/llm/probe.go
  "The server doesn't say whether the model can see images.": "The server doesn't say whether the model can see images.",
  // backend/llm/refusal.go
  "The server has no model named {a}.": "The server has no model named {a}.",
  // backend/llm/discover.go
  "The server has no model yet.": "The server has no model yet.",
  // backend/llm/probe.go
  "The server has the model {a}.": "The server has the model {a}.",
  // backend/llm/refusal.go
  "The server is busy. Try again in a moment.": "The server is busy. Try again in a moment.",
  // backend/llm/refusal.go
  "The server is still loading its model. Try again in a moment.": "The server is still loading its model. Try again in a moment.",
  // backend/llm/probe.go
  "The server lists no models.": "The server lists no models.",
  // backend/llm/refusal.go
  "The server needs a key, or the saved key is wrong.": "The server needs a key, or the saved key is wrong.",
  // backend/llm/discover.go
  "The server needs a key.": "The server needs a key.",
  // backend/llm/refusal.go
  "The server refused the request.": "The server refused the request.",
  // backend/audio/mix.go
  "The sound device was disconnected. Reconnect the device, then resume.": "The sound device was disconnected. Reconnect the device, then resume.",
  // backend/audio/clip.go
  "The sound has {n} MB. The limit is {m} MB.": "The sound has {n} MB. The limit is {m} MB.",
  // backend/audio/clip.go
  "The sound is longer than {n} hours.": "The sound is longer than {n} hours.",
  // backend/speech/join.go
  "The sound is too long for one file. Export the sound in parts.": "The sound is too long for one file. Export the sound in parts.",
  // backend/audio/append.go
  "The sound is too long to play at once.": "The sound is too long to play at once.",
  // backend/workflow/tts/sound.go
  "The speech engine {a} was removed. Choose another voice.": "The speech engine {a} was removed. Choose another voice.",
  // backend/store/imported.go
  "The state of the item is missing.": "The state of the item is missing.",
  // backend/flow/branches.go
  "The step took too long and was stopped.": "The step took too long and was stopped.",
  // backend/value/use.go
  "The step {a} has no result yet at this point.": "The step {a} has no result yet at this point.",
  // backend/document/produce/chart.go
  "The table has no numbers to draw.": "The table has no numbers to draw.",
  // backend/store/turn.go
  "The target is not a reply of this conversation": "The target is not a reply of this conversation",
  // backend/team/task_run.go
  "The task has already ended.": "The task has already ended.",
  // backend/tool/program/tool.go
  "The task has no document named {a}.": "The task has no document named {a}.",
  // backend/team/agents/web.go
  "The task has no web address to read.": "The task has no web address to read.",
  // backend/automation/task.go
  "The task is already running.": "The task is already running.",
  // backend/team/machine.go
  "The team can't do this right now.": "The team can't do this right now.",
  // backend/team/agents/render.go
  "The team can't make a .{a} file. Choose another format for {b}.": "The team can't make a .{a} file. Choose another format for {b}.",
  // backend/team/engine.go
  "The team can't start right now. Try again in a moment.": "The team can't start right now. Try again in a moment.",
  // backend/team/machine.go
  "The team has already finished this request.": "The team has already finished this request.",
  // backend/team/engine.go, backend/team/machine.go
  "The team is still working on this request. Stop the team first, or wait.": "The team is still working on this request. Stop the team first, or wait.",
  // backend/flow/check.go
  "The temperature must be between 0 and 10.": "The temperature must be between 0 and 10.",
  // backend/document/plain.go
  "The text doesn't name its encoding. Terzetto read the text as {a}.": "The text doesn't name its encoding. Terzetto read the text as {a}.",
  // backend/team/agents/render.go
  "The text for {a} has no table.": "The text for {a} has no table.",
  // backend/team/agents/render.go
  "The text for {a} is not valid JSON.": "The text for {a} is not valid JSON.",
  // backend/speech/engine.go
  "The text has no words to speak.": "The text has no words to speak.",
  // backend/api/operations.go
  "The text has {n} characters. A message can have at most {m}.": "The text has {n} characters. A message can have at most {m}.",
  // backend/speech/engine.go
  "The text is too long to speak. Use parts of at most {n} characters.": "The text is too long to speak. Use parts of at most {n} characters.",
  // backend/card/png.go
  "The text of this card unpacks to more than 16 MB.": "The text of this card unpacks to more than 16 MB.",
  // backend/card/object.go
  "The text of this file is larger than 16 MB.": "The text of this file is larger than 16 MB.",
  // backend/pipeline/director.go
  "The time limit of {n} s for Director and Editor was reached.": "The time limit of {n} s for Director and Editor was reached.",
  // backend/tool/mcp/connection.go
  "The tool descriptions of {a} are larger than {n} MB.": "The tool descriptions of {a} are larger than {n} MB.",
  // backend/tool/variable.go
  "The tool {a} didn't declare the variable {b}.": "The tool {a} didn't declare the variable {b}.",
  // backend/tool/variable.go
  "The tool {a} needs the variable {b}. Variables are not available here.": "The tool {a} needs the variable {b}. Variables are not available here.",
  // backend/team/agent_context.go
  "The tool {a} was removed.": "The tool {a} was removed.",
  // backend/api/portable.go, backend/transfer/upload.go
  "The upload was incomplete. Upload the file again.": "The upload was incomplete. Upload the file again.",
  // backend/tool/web/request.go
  "The value of the header {a} contains line breaks, or is too long.": "The value of the header {a} contains line breaks, or is too long.",
  // backend/run/permission.go
  "The value of {a} contains a pattern, so a permission can't include it.": "The value of {a} contains a pattern, so a permission can't include it.",
  // backend/tool/web/request.go
  "The value of {a} must be text, a number, or a list of them.": "The value of {a} must be text, a number, or a list of them.",
  // backend/value/missing.go
  "The value of “{a}” can't be used.": "The value of “{a}” can't be used.",
  // backend/value/fit.go
  "The value of “{a}” is a list.": "The value of “{a}” is a list.",
  // backend/value/fit.go
  "The value of “{a}” is a number.": "The value of “{a}” is a number.",
  // backend/value/fit.go
  "The value of “{a}” is a whole number.": "The value of “{a}” is a whole number.",
  // backend/value/fit.go
  "The value of “{a}” is an object.": "The value of “{a}” is an object.",
  // backend/value/fit.go
  "The value of “{a}” is empty.": "The value of “{a}” is empty.",
  // backend/value/fit.go
  "The value of “{a}” is text.": "The value of “{a}” is text.",
  // backend/value/fit.go
  "The value of “{a}” is true or false.": "The value of “{a}” is true or false.",
  // backend/run/instruction.go
  "The values have more than {n} KB together.": "The values have more than {n} KB together.",
  // backend/store/variable.go
  "The variable {a} has no value yet. Enter one under Variables.": "The variable {a} has no value yet. Enter one under Variables.",
  // backend/value/missing.go
  "The variable “{a}” is not set.": "The variable “{a}” is not set.",
  // backend/value/sources.go
  "The variable “{a}” refers to itself.": "The variable “{a}” refers to itself.",
  // backend/run/control.go
  "The wait is over.": "The wait is over.",
  // app/windowkit_linux.go
  "The window needs WebKitGTK 4.1. Install the package libwebkit2gtk-4.1-0, or use terzetto serve.": "The window needs WebKitGTK 4.1. Install the package libwebkit2gtk-4.1-0, or use terzetto serve.",
  // app/windowkit_windows.go
  "The window needs WebView2. Start Terzetto once and let it install WebView2, or use terzetto serve.": "The window needs WebView2. Start Terzetto once and let it install WebView2, or use terzetto serve.",
  // backend/team/machine.go
  "The work plan couldn't be used and is asked for once more: {a}": "The work plan couldn't be used and is asked for once more: {a}",
  // backend/team/machine.go
  "The work plan was used without a document that is not there: {a}.": "The work plan was used without a document that is not there: {a}.",
  // backend/run/control.go
  "The workflow ends here.": "The workflow ends here.",
  // backend/run/template.go
  "The workflow needs a name.": "The workflow needs a name.",
  // backend/automation/run.go
  "The workflow of this run was deleted, so the run can't be repeated.": "The workflow of this run was deleted, so the run can't be repeated.",
  // backend/tool/folder/rename.go
  "There is already a file named {a}.": "There is already a file named {a}.",
  // backend/store/sqlite/backup.go
  "There is already a file with this name. Choose another name.": "There is already a file with this name. Choose another name.",
  // backend/store/fragment.go
  "There is already a fragment with this id.": "There is already a fragment with this id.",
  // backend/store/preset.go
  "There is already a preset named {a}. Choose another name.": "There is already a preset named {a}. Choose another name.",
  // backend/automation/tool_server.go, backend/store/tool_server.go
  "There is already a server named {a}. Choose another name.": "There is already a server named {a}. Choose another name.",
  // backend/store/variable.go
  "There is already a variable named {a} in this scope. Choose another name.": "There is already a variable named {a} in this scope. Choose another name.",
  // backend/store/team_settings.go, backend/team/agent.go, backend/teamwork/agent.go
  "There is already an agent named {a}. Choose another name.": "There is already an agent named {a}. Choose another name.",
  // backend/store/assistant.go
  "There is already an assistant named {a}. Choose another name.": "There is already an assistant named {a}. Choose another name.",
  // backend/automation/answering.go
  "There is no assistant named {a}.": "There is no assistant named {a}.",
  // backend/workflow/example/lantern.go
  "There is no character who could have a wick.": "There is no character who could have a wick.",
  // backend/document/produce/chart.go
  "There is no chart of the kind “{a}”. Choose bar, line, scatter or pie.": "There is no chart of the kind “{a}”. Choose bar, line, scatter or pie.",
  // backend/llm/refusal.go
  "There is no chat API at {a}. Check the address of the server.": "There is no chat API at {a}. Check the address of the server.",
  // backend/store/trigger.go
  "There is no command /{a}.": "There is no command /{a}.",
  // backend/llm/connect.go
  "There is no computer named {a}.": "There is no computer named {a}.",
  // backend/automation/template_check.go
  "There is no field “{a}” in {b}.": "There is no field “{a}” in {b}.",
  // backend/team/engine.go
  "There is no file with the id {a}.": "There is no file with the id {a}.",
  // backend/automation/tool_settings.go
  "There is no folder {a}. Create the folder first.": "There is no folder {a}. Create the folder first.",
  // backend/tool/web/transport.go
  "There is no host named {a}.": "There is no host named {a}.",
  // app/doctor.go
  "There is no model named “{a}”. Choose one of {b}.": "There is no model named “{a}”. Choose one of {b}.",
  // backend/api/server.go
  "There is no page at this address.": "There is no page at this address.",
  // backend/tool/mcp/program.go
  "There is no program named {a} on this computer. Install the program, or give its whole path.": "There is no program named {a} on this computer. Install the program, or give its whole path.",
  // backend/store/log.go
  "There is no record of this message": "There is no record of this message",
  // backend/speech/join.go
  "There is no sound to export.": "There is no sound to export.",
  // backend/value/use.go
  "There is no step with the id {a}.": "There is no step with the id {a}.",
  // backend/store/turn.go
  "There is no such kind of turn.": "There is no such kind of turn.",
  // backend/store/state_tiers.go
  "There is no such place for a plug-in's state.": "There is no such place for a plug-in's state.",
  // backend/library/workflow.go
  "There is no such plug-in.": "There is no such plug-in.",
  // backend/store/sqlite/damage.go
  "There is no such way to recover.": "There is no such way to recover.",
  // backend/automation/dry_run.go, backend/automation/run.go, backend/automation/template_check.go, backend/run/call.go, backend/team/agent_context.go, backend/teamwork/agent.go, backend/tool/call.go
  "There is no tool named {a}.": "There is no tool named {a}.",
  // backend/store/turn.go
  "There is no user message above it": "There is no user message above it",
  // backend/value/condition_names.go, backend/value/missing.go, backend/value/use.go
  "There is no value named {a} here.": "There is no value named {a} here.",
  // backend/value/use.go
  "There is no variable named {a}.": "There is no variable named {a}.",
  // backend/api/hook.go
  "There is no webhook at this address.": "There is no webhook at this address.",
  // backend/automation/template.go, backend/store/automation.go
  "There is no workflow named {a}.": "There is no workflow named {a}.",
  // backend/tool/folder/folder.go
  "There is no {a} in the chosen folder.": "There is no {a} in the chosen folder.",
  // backend/value/missing.go
  "There is no “{a}” in the data of the trigger.": "There is no “{a}” in the data of the trigger.",
  // backend/value/missing.go
  "There is no “{a}” in the item “{b}”.": "There is no “{a}” in the item “{b}”.",
  // backend/value/missing.go
  "There is no “{a}” in the last error.": "There is no “{a}” in the last error.",
  // backend/value/missing.go
  "There is no “{a}” in the last result.": "There is no “{a}” in the last result.",
  // backend/value/missing.go
  "There is no “{a}” in the result of step “{b}”.": "There is no “{a}” in the result of step “{b}”.",
  // backend/value/missing.go
  "There is no “{a}” in the variable “{b}”.": "There is no “{a}” in the variable “{b}”.",
  // backend/pipeline/summary.go
  "There is nothing to summarize yet: the model always reads the last six messages themselves.": "There is nothing to summarize yet: the model always reads the last six messages themselves.",
  // backend/run/request.go
  "These arguments come from inside the step and can't be changed.": "These arguments come from inside the step and can't be changed.",
  // backend/assistant/runner.go
  "These tools were removed: {a}.": "These tools were removed: {a}.",
  // backend/run/circle.go
  "These workflows run each other in an endless loop: {a}. Add a condition to one of the steps.": "These workflows run each other in an endless loop: {a}. Add a condition to one of the steps.",
  // backend/run/circle.go
  "These workflows start each other in an endless loop: {a}.": "These workflows start each other in an endless loop: {a}.",
  // backend/card/charx.go
  "This CHARX file has {n} files. The limit is {m}.": "This CHARX file has {n} files. The limit is {m}.",
  // backend/card/charx.go
  "This CHARX file is damaged or incomplete.": "This CHARX file is damaged or incomplete.",
  // backend/card/charx.go
  "This CHARX file unpacks to more than 64 MB.": "This CHARX file unpacks to more than 64 MB.",
  // backend/card/png.go
  "This PNG is damaged or incomplete.": "This PNG is damaged or incomplete.",
  // backend/datadir/unusable.go
  "This account can't write to {a}. Change the permissions, or choose another folder with --data-dir.": "This account can't write to {a}. Change the permissions, or choose another folder with --data-dir.",
  // backend/api/server.go
  "This address accepts only GET and HEAD.": "This address accepts only GET and HEAD.",
  // backend/llm/discover.go
  "This address answers, but not as a model server.": "This address answers, but not as a model server.",
  // backend/api/server.go
  "This address doesn't belong to Terzetto.": "This address doesn't belong to Terzetto.",
  // backend/llm/discover.go
  "This address is a web interface, not a model server.": "This address is a web interface, not a model server.",
  // backend/llm/endpoint.go
  "This address is not valid. Enter one such as http://127.0.0.1:11434.": "This address is not valid. Enter one such as http://127.0.0.1:11434.",
  // backend/speech/serverlist.go
  "This address is not valid. Enter one such as http://127.0.0.1:8880.": "This address is not valid. Enter one such as http://127.0.0.1:8880.",
  // backend/api/team.go, backend/store/team_settings.go
  "This agent was deleted.": "This agent was deleted.",
  // backend/portable/source.go
  "This archive has more than {n} files.": "This archive has more than {n} files.",
  // backend/portable/source.go
  "This archive is damaged or incomplete.": "This archive is damaged or incomplete.",
  // backend/store/assistant.go
  "This assistant was deleted.": "This assistant was deleted.",
  // backend/store/artifacts/group.go
  "This attachment is not the first of its group.": "This attachment is not the first of its group.",
  // backend/transfer/restore.go
  "This backup was removed from the backup folder.": "This backup was removed from the backup folder.",
  // backend/card/card.go
  "This card has a newer format. Terzetto keeps the parts that it doesn't know.": "This card has a newer format. Terzetto keeps the parts that it doesn't know.",
  // backend/card/book.go
  "This card has no lorebook.": "This card has no lorebook.",
  // backend/card/fields.go
  "This card has no name, so it is not a character.": "This card has no name, so it is not a character.",
  // backend/store/cast.go
  "This character doesn't take part in the conversation.": "This character doesn't take part in the conversation.",
  // backend/store/character.go
  "This character has no image.": "This character has no image.",
  // backend/store/card.go, backend/store/character.go
  "This character is already in the library.": "This character is already in the library.",
  // backend/store/cast.go
  "This character is not in the library.": "This character is not in the library.",
  // backend/workflow/tts/workflow.go
  "This character isn't in the conversation.": "This character isn't in the conversation.",
  // backend/portable/silly.go
  "This chat has more than {n} MB of text.": "This chat has more than {n} MB of text.",
  // backend/portable/silly.go
  "This chat is larger than 128 MB.": "This chat is larger than 128 MB.",
  // backend/tool/folder/folder.go
  "This computer denies access to {a}.": "This computer denies access to {a}.",
  // backend/automation/tool_settings.go
  "This computer has no home folder. Give the whole path.": "This computer has no home folder. Give the whole path.",
  // backend/narration/say.go
  "This computer has no sound device.": "This computer has no sound device.",
  // backend/audio/devicewatch.go
  "This computer has no sound device. Everything else works.": "This computer has no sound device. Everything else works.",
  // backend/run/schedule.go, backend/tool/clock.go
  "This computer knows no time zone named {a}.": "This computer knows no time zone named {a}.",
  // backend/workflow/tts/workflow.go
  "This conversation has no character, so it uses the voice from Settings.": "This conversation has no character, so it uses the voice from Settings.",
  // backend/portable/chatgpt.go
  "This conversation has no messages that Terzetto can read.": "This conversation has no messages that Terzetto can read.",
  // backend/store/trash.go
  "This conversation is not in the trash. Move the conversation to the trash first.": "This conversation is not in the trash. Move the conversation to the trash first.",
  // backend/portable/chatgpt.go, backend/portable/openai.go
  "This conversation is too long, or a message in it is longer than 2 MB.": "This conversation is too long, or a message in it is longer than 2 MB.",
  // backend/store/archive/orb.go
  "This database has no conversations of Orb.": "This database has no conversations of Orb.",
  // backend/value/fit.go
  "This field stays empty.": "This field stays empty.",
  // backend/value/fit.go
  "This field takes a list.": "This field takes a list.",
  // backend/value/fit.go
  "This field takes a number.": "This field takes a number.",
  // backend/value/fit.go
  "This field takes a whole number.": "This field takes a whole number.",
  // backend/value/fit.go
  "This field takes an object.": "This field takes an object.",
  // backend/value/fit.go
  "This field takes one of these types: {a}.": "This field takes one of these types: {a}.",
  // backend/value/fit.go
  "This field takes text.": "This field takes text.",
  // backend/value/fit.go
  "This field takes true or false.": "This field takes true or false.",
  // backend/portable/stream.go
  "This file contains more than 1 MB of blank space.": "This file contains more than 1 MB of blank space.",
  // backend/portable/silly.go
  "This file contains no chat.": "This file contains no chat.",
  // backend/portable/stream.go
  "This file contains no conversation that Terzetto can read.": "This file contains no conversation that Terzetto can read.",
  // backend/card/charx.go
  "This file has no card.json, so it is not a CHARX card.": "This file has no card.json, so it is not a CHARX card.",
  // backend/card/book.go
  "This file has no entries, so it is not a lorebook.": "This file has no entries, so it is not a lorebook.",
  // backend/card/object.go
  "This file has too many fields to be a card or a lorebook.": "This file has too many fields to be a card or a lorebook.",
  // backend/card/card.go
  "This file is a lorebook, not a card. Import the file under Lorebooks.": "This file is a lorebook, not a card. Import the file under Lorebooks.",
  // backend/portable/source.go
  "This file is damaged or incomplete.": "This file is damaged or incomplete.",
  // backend/store/archive/orb.go
  "This file is damaged, or is not a database.": "This file is damaged, or is not a database.",
  // backend/store/sqlite/restore.go
  "This file is damaged. Choose another backup.": "This file is damaged. Choose another backup.",
  // backend/card/card.go, backend/document/document.go, backend/portable/source.go, backend/transfer/upload.go
  "This file is empty.": "This file is empty.",
  // backend/store/sqlite/exchange.go, backend/store/sqlite/restore.go
  "This file is in use by Terzetto. Choose a backup instead.": "This file is in use by Terzetto. Choose a backup instead.",
  // backend/portable/stream.go
  "This file is incomplete. Terzetto read everything up to the break.": "This file is incomplete. Terzetto read everything up to the break.",
  // backend/transfer/upload.go
  "This file is larger than 16 GB.": "This file is larger than 16 GB.",
  // backend/card/book.go, backend/card/card.go
  "This file is larger than 48 MB.": "This file is larger than 48 MB.",
  // backend/store/artifacts/cache.go
  "This file is larger than the storage limit. Raise the limit in Settings.": "This file is larger than the storage limit. Raise the limit in Settings.",
  // app/opened.go, backend/portable/lines.go, backend/portable/source.go, backend/store/archive/files.go
  "This file is larger than {n} MB.": "This file is larger than {n} MB.",
  // backend/portable/unpack.go
  "This file is listed in the archive, but missing.": "This file is listed in the archive, but missing.",
  // backend/card/object.go
  "This file is neither a card nor a lorebook. Cards are PNG, WebP, JPEG, CHARX or JSON files, lorebooks JSON.": "This file is neither a card nor a lorebook. Cards are PNG, WebP, JPEG, CHARX or JSON files, lorebooks JSON.",
  // backend/card/object.go
  "This file is nested too deeply to be a card or a lorebook.": "This file is nested too deeply to be a card or a lorebook.",
  // backend/portable/unpack.go
  "This file is not a Terzetto library.": "This file is not a Terzetto library.",
  // backend/store/sqlite/restore.go
  "This file is not a backup of Terzetto.": "This file is not a backup of Terzetto.",
  // backend/transfer/upload.go
  "This file is read where it is. Nothing can be added to it.": "This file is read where it is. Nothing can be added to it.",
  // backend/portable/unpack.go
  "This file was changed after the export: its checksum differs.": "This file was changed after the export: its checksum differs.",
  // backend/store/archive/files.go, backend/store/archive/rows.go, backend/store/file.go, backend/store/index/passage.go, backend/transfer/upload.go
  "This file was deleted.": "This file was deleted.",
  // backend/store/artifacts/artifact.go
  "This file was removed to save space. Recreate the file to use it.": "This file was removed to save space. Recreate the file to use it.",
  // backend/portable/source.go
  "This folder has more than {n} files. Choose the folder that contains the chats.": "This folder has more than {n} files. Choose the folder that contains the chats.",
  // backend/arrival/watch.go
  "This folder has too many subfolders to watch at once. Terzetto finds new files within half a minute.": "This folder has too many subfolders to watch at once. Terzetto finds new files within half a minute.",
  // backend/card/png.go
  "This image has no character card.": "This image has no character card.",
  // backend/card/exif.go
  "This image has no character card. Cards are PNG, WebP, JPEG, CHARX or JSON files.": "This image has no character card. Cards are PNG, WebP, JPEG, CHARX or JSON files.",
  // backend/portable/pictures.go, backend/store/character.go
  "This image is larger than 10 MB.": "This image is larger than 10 MB.",
  // backend/transfer/upload.go
  "This import was closed. Choose the file again.": "This import was closed. Choose the file again.",
  // backend/run/trigger.go
  "This is not a file name pattern. Write one such as *.pdf.": "This is not a file name pattern. Write one such as *.pdf.",
  // backend/tool/web/transport.go
  "This is not a web address. Enter one such as https://example.com.": "This is not a web address. Enter one such as https://example.com.",
  // backend/run/instruction.go
  "This loop has no list.": "This loop has no list.",
  // backend/run/instruction.go
  "This loop has no steps.": "This loop has no steps.",
  // backend/card/book.go
  "This lorebook has {n} entries. The limit is {m}.": "This lorebook has {n} entries. The limit is {m}.",
  // backend/fold/plan.go
  "This message has about {n} tokens, more than the model's context of {m}. Shorten the message, or enlarge the context.": "This message has about {n} tokens, more than the model's context of {m}. Shorten the message, or enlarge the context.",
  // backend/library/artifact.go
  "This message has no such artifact.": "This message has no such artifact.",
  // backend/workflow/tts/sound.go
  "This message has no text to read aloud.": "This message has no text to read aloud.",
  // backend/store/team.go
  "This message was deleted.": "This message was deleted.",
  // backend/pipeline/pipeline.go
  "This model takes no tools, so Director and Editor filled in their forms as text.": "This model takes no tools, so Director and Editor filled in their forms as text.",
  // backend/store/index/search.go
  "This page of results has expired. Search again.": "This page of results has expired. Search again.",
  // backend/store/phrase.go
  "This pattern isn't valid. Check its brackets and special characters.": "This pattern isn't valid. Check its brackets and special characters.",
  // backend/store/permission.go
  "This permission was revoked.": "This permission was revoked.",
  // backend/card/png.go
  "This picture holds the card twice, and one copy is damaged. Terzetto read the other copy.": "This picture holds the card twice, and one copy is damaged. Terzetto read the other copy.",
  // backend/library/workflow.go
  "This plug-in is turned off.": "This plug-in is turned off.",
  // backend/run/verbs.go
  "This question is no longer waiting for an answer.": "This question is no longer waiting for an answer.",
  // backend/run/verbs.go
  "This question was already answered.": "This question was already answered.",
  // backend/store/permission.go, backend/store/run_request.go
  "This question was removed.": "This question was removed.",
  // backend/audio/plan.go
  "This recording was removed to save space. Read the reply aloud again.": "This recording was removed to save space. Read the reply aloud again.",
  // backend/library/speech.go
  "This reply was not read aloud.": "This reply was not read aloud.",
  // backend/turns/wire_log.go
  "This request was discarded. Terzetto keeps requests for the last {n} turns of a conversation, until it closes.": "This request was discarded. Terzetto keeps requests for the last {n} turns of a conversation, until it closes.",
  // backend/run/verbs.go
  "This run has already ended.": "This run has already ended.",
  // backend/run/change.go
  "This run has already started.": "This run has already started.",
  // backend/store/run_list.go
  "This run has not ended. Stop the run first.": "This run has not ended. Stop the run first.",
  // backend/run/change.go
  "This run was changed in the meantime. Reload the page and try again.": "This run was changed in the meantime. Reload the page and try again.",
  // backend/store/run.go
  "This run was deleted.": "This run was deleted.",
  // backend/store/schedule.go
  "This schedule was deleted.": "This schedule was deleted.",
  // backend/automation/tool_server.go, backend/store/tool_server.go, backend/tool/mcp/connection.go
  "This server was removed.": "This server was removed.",
  // backend/store/endpoint.go
  "This speech server was removed.": "This speech server was removed.",
  // backend/run/instruction.go
  "This step does nothing. Choose a tool or a workflow, or describe the task.": "This step does nothing. Choose a tool or a workflow, or describe the task.",
  // backend/flow/check.go
  "This step has no branches.": "This step has no branches.",
  // backend/run/permission.go
  "This step isn't waiting for your approval.": "This step isn't waiting for your approval.",
  // backend/flow/check.go
  "This step needs a prompt, because the model has nothing to answer.": "This step needs a prompt, because the model has nothing to answer.",
  // backend/run/worker.go
  "This step runs {a}.": "This step runs {a}.",
  // backend/run/control.go
  "This step waits until {a}.": "This step waits until {a}.",
  // backend/run/control.go
  "This step was skipped, because its condition is false.": "This step was skipped, because its condition is false.",
  // backend/run/block.go
  "This step works on one branch.": "This step works on one branch.",
  // backend/run/block.go
  "This step works on one item.": "This step works on one item.",
  // backend/run/block.go
  "This step works on {n} branches at once.": "This step works on {n} branches at once.",
  // backend/run/block.go
  "This step works on {n} items, one at a time.": "This step works on {n} items, one at a time.",
  // backend/run/block.go
  "This step works on {n} items, up to {m} at once.": "This step works on {n} items, up to {m} at once.",
  // backend/pipeline/summary.go
  "This summary belongs to another branch.": "This summary belongs to another branch.",
  // backend/speech/system.go
  "This system has no speech voice. Install the package espeak-ng.": "This system has no speech voice. Install the package espeak-ng.",
  // backend/team/machine.go
  "This team was deleted.": "This team was deleted.",
  // backend/flow/check.go, backend/run/instruction.go
  "This text has more than {n} characters.": "This text has more than {n} characters.",
  // backend/store/variable.go
  "This tool is not allowed to read the secret {a}. Allow the tool under Variables.": "This tool is not allowed to read the secret {a}. Allow the tool under Variables.",
  // backend/run/call.go
  "This tool sent more lines than the log holds.": "This tool sent more lines than the log holds.",
  // backend/run/call.go
  "This tool was stopped.": "This tool was stopped.",
  // backend/store/trigger.go
  "This trigger was deleted.": "This trigger was deleted.",
  // backend/store/variable.go
  "This variable was deleted.": "This variable was deleted.",
  // backend/store/artifacts/group.go
  "This version belongs to another group.": "This version belongs to another group.",
  // backend/api/hook.go
  "This webhook is called too often. Try again in a moment.": "This webhook is called too often. Try again in a moment.",
  // backend/automation/template_check.go
  "This workflow was deleted.": "This workflow was deleted.",
  // backend/llm/report.go
  "To get replies sooner, choose a smaller model or turn off the Editor.": "To get replies sooner, choose a smaller model or turn off the Editor.",
  // backend/automation/dry_run.go
  "To try a step that runs another workflow, run that workflow.": "To try a step that runs another workflow, run that workflow.",
  // backend/transfer/upload.go
  "Too many imports are open. Finish or close one first.": "Too many imports are open. Finish or close one first.",
  // backend/llm/probe.go
  "Tools work when a tool is required. The Director and the Editor can do everything.": "Tools work when a tool is required. The Director and the Editor can do everything.",
  // backend/llm/probe.go
  "Tools work. The Director and the Editor can do everything.": "Tools work. The Director and the Editor can do everything.",
  // backend/run/template.go
  "Two steps are named “{a}”.": "Two steps are named “{a}”.",
  // backend/flow/check.go
  "Two tools are named “{a}”.": "Two tools are named “{a}”.",
  // backend/library/settings.go
  "Type {a} to restore the defaults.": "Type {a} to restore the defaults.",
  // backend/value/use.go
  "Values are filled in {n} levels deep at most.": "Values are filled in {n} levels deep at most.",
  // backend/team/machine.go
  "Waiting for you: may {a} use {b}?": "Waiting for you: may {a} use {b}?",
  // backend/team/agents/web.go, backend/tool/web/fetch.go
  "Web access is off. Turn on web access in Settings, under Toolbox.": "Web access is off. Turn on web access in Settings, under Toolbox.",
  // backend/run/trigger.go
  "When runs overlap, choose “skip”, “queue” or “parallel”.": "When runs overlap, choose “skip”, “queue” or “parallel”.",
  // backend/team/machine.go
  "Work plan created: none": "Work plan created: none",
  // backend/team/machine.go
  "Work plan created: {a}": "Work plan created: {a}",
  // backend/team/machine.go
  "Workflow completed successfully": "Workflow completed successfully",
  // backend/team/machine.go
  "Workflow failure reported": "Workflow failure reported",
  // backend/team/machine.go
  "Workflow initialized": "Workflow initialized",
  // backend/team/machine.go
  "Workflow processing started": "Workflow processing started",
  // backend/team/machine.go
  "Workflow stopped by user": "Workflow stopped by user",
  // backend/run/worker.go
  "Workflows can run each other at most {n} levels deep.": "Workflows can run each other at most {n} levels deep.",
  // backend/store/turn.go
  "Write a message first.": "Write a message first.",
  // backend/value/condition_names.go
  "Write out the name after “{a}”, as in {b}.": "Write out the name after “{a}”, as in {b}.",
  // backend/team/machine.go
  "You allowed {a}": "You allowed {a}",
  // backend/llm/report.go
  "You can attach images to your messages.": "You can attach images to your messages.",
  // backend/store/turn.go
  "You can send only your own messages again.": "You can send only your own messages again.",
  // backend/assistant/runner.go
  "You can't ask in the middle of a reply. Put the question into the reply: {a}": "You can't ask in the middle of a reply. Put the question into the reply: {a}",
  // backend/pipeline/director.go
  "You skipped the step.": "You skipped the step.",
  // backend/team/picture.go
  "as a picture": "as a picture",
  // backend/speech/espeak.go
  "eSpeak NG has no voice “{a}”. Choose another voice.": "eSpeak NG has no voice “{a}”. Choose another voice.",
  // backend/team/engine_life.go
  "interrupted: {a}": "interrupted: {a}",
  // backend/passage/extent.go
  "line {a} of {n}": "line {a} of {n}",
  // backend/passage/extent.go
  "lines {a} of {n}": "lines {a} of {n}",
  // backend/team/picture.go
  "not read, because {a}": "not read, because {a}",
  // backend/passage/extent.go
  "nothing of {a}": "nothing of {a}",
  // backend/passage/extent.go
  "page {a} of {n}": "page {a} of {n}",
  // backend/passage/extent.go
  "pages {a} of {n}": "pages {a} of {n}",
  // backend/passage/extent.go
  "slide {a} of {n}": "slide {a} of {n}",
  // backend/passage/extent.go
  "slides {a} of {n}": "slides {a} of {n}",
  // backend/run/report.go
  "step {n}": "step {n}",
  // backend/team/plan.go
  "task {n} has no prompt.": "task {n} has no prompt.",
  // backend/fold/plan.go
  "the character card": "the character card",
  // backend/fold/plan.go
  "the direction notes": "the direction notes",
  // backend/fold/plan.go
  "the earlier messages": "the earlier messages",
  // backend/fold/plan.go
  "the example dialogue": "the example dialogue",
  // backend/team/plan.go
  "the field objWorkplan is missing.": "the field objWorkplan is missing.",
  // backend/team/plan.go
  "the field {a} can't be a JSON {b}.": "the field {a} can't be a JSON {b}.",
  // backend/fold/plan.go
  "the greeting": "the greeting",
  // backend/fold/plan.go
  "the last exchange": "the last exchange",
  // backend/fold/plan.go
  "the lorebook": "the lorebook",
  // backend/fold/plan.go
  "the material": "the material",
  // backend/fold/plan.go
  "the message": "the message",
  // backend/team/picture.go
  "the model can't see pictures": "the model can't see pictures",
  // backend/team/picture.go
  "the model takes {n} pictures at once": "the model takes {n} pictures at once",
  // backend/team/picture.go
  "the picture is damaged or too large": "the picture is damaged or too large",
  // backend/team/plan.go
  "the plan can't be read.": "the plan can't be read.",
  // backend/team/plan.go
  "the plan has neither tasks nor an answer in objUserResponse.": "the plan has neither tasks nor an answer in objUserResponse.",
  // backend/team/plan.go
  "the plan has {n} tasks. The limit is {m}.": "the plan has {n} tasks. The limit is {m}.",
  // backend/team/plan.go
  "the plan is not a JSON object.": "the plan is not a JSON object.",
  // backend/team/plan.go
  "the plan promises {a}, but has no tasks.": "the plan promises {a}, but has no tasks.",
  // backend/team/plan.go
  "the plan promises {a}, but no task lists it in outputDocuments.": "the plan promises {a}, but no task lists it in outputDocuments.",
  // backend/fold/plan.go
  "the summary": "the summary",
  // backend/fold/plan.go
  "the system prompt": "the system prompt",
  // backend/fold/plan.go
  "the tools": "the tools",
  // backend/team/round.go
  "timeout: a round may take {a}, and this one took longer.": "timeout: a round may take {a}, and this one took longer.",
  // backend/store/sqlite/damage.go
  "{a} Nothing was deleted.": "{a} Nothing was deleted.",
  // backend/card/png.go
  "{a} The card has no picture.": "{a} The card has no picture.",
  // backend/tool/web/encoding.go
  "{a} answered in the encoding “{b}”, which Terzetto can't read.": "{a} answered in the encoding “{b}”, which Terzetto can't read.",
  // backend/llm/connect.go
  "{a} answered with a web page, not a model. Check whether the address is that of a web interface.": "{a} answered with a web page, not a model. Check whether the address is that of a web interface.",
  // backend/speech/server.go
  "{a} answered with a web page, not sound. Check whether the address is that of a web interface.": "{a} answered with a web page, not sound. Check whether the address is that of a web interface.",
  // backend/speech/server.go
  "{a} answered with text, not sound.": "{a} answered with text, not sound.",
  // backend/tool/web/fetch.go
  "{a} answered {n} {b}.": "{a} answered {n} {b}.",
  // backend/tool/web/response.go
  "{a} answered {n} {b}.{c}": "{a} answered {n} {b}.{c}",
  // backend/llm/models.go
  "{a} answered, but not with a list of models.": "{a} answered, but not with a list of models.",
  // backend/assistant/runner.go, backend/automation/flow_tool.go
  "{a} answered.": "{a} answered.",
  // backend/assistant/runner.go
  "{a} answers with {b}.": "{a} answers with {b}.",
  // backend/run/call.go
  "{a} asks to be allowed.": "{a} asks to be allowed.",
  // backend/datadir/unusable.go
  "{a} belongs to {b}, so this account can't write to it. Start Terzetto from that account, or choose another folder with --data-dir.": "{a} belongs to {b}, so this account can't write to it. Start Terzetto from that account, or choose another folder with --data-dir.",
  // backend/tool/program/tool.go
  "{a} can only be run by {b}.": "{a} can only be run by {b}.",
  // backend/automation/dry_run.go
  "{a} can't be undone. Check the arguments, then allow it.": "{a} can't be undone. Check the arguments, then allow it.",
  // backend/run/worker.go
  "{a} carries out this step.": "{a} carries out this step.",
  // backend/embedding/service.go
  "{a} changed its kind of embeddings. Terzetto prepares the files again.": "{a} changed its kind of embeddings. Terzetto prepares the files again.",
  // backend/embedding/service.go
  "{a} changes its kind of embeddings with each request. Choose another model.": "{a} changes its kind of embeddings with each request. Choose another model.",
  // backend/run/report.go
  "{a} completed.": "{a} completed.",
  // backend/speech/command.go
  "{a} couldn't speak this text. Choose another voice or engine.": "{a} couldn't speak this text. Choose another voice or engine.",
  // backend/llm/connect.go
  "{a} cut off the reply.": "{a} cut off the reply.",
  // backend/tool/mcp/connection.go
  "{a} didn't answer at {b}.": "{a} didn't answer at {b}.",
  // backend/tool/model/ask.go
  "{a} didn't answer in the requested form. Try again, or choose another model.": "{a} didn't answer in the requested form. Try again, or choose another model.",
  // backend/llm/embed.go
  "{a} didn't answer with embeddings. Is {b} an embedding model?": "{a} didn't answer with embeddings. Is {b} an embedding model?",
  // backend/tool/mcp/connection.go
  "{a} didn't answer within {b}.": "{a} didn't answer within {b}.",
  // backend/tool/target.go
  "{a} didn't run, because its server changed the tool after you allowed it. Run the step again to see what the tool does now.": "{a} didn't run, because its server changed the tool after you allowed it. Run the step again to see what the tool does now.",
  // backend/tool/target.go
  "{a} didn't run, because the target changed. You allowed {b}, and the call would now reach {c}.": "{a} didn't run, because the target changed. You allowed {b}, and the call would now reach {c}.",
  // backend/tool/mcp/program.go
  "{a} didn't start as an MCP server. {b}{c}": "{a} didn't start as an MCP server. {b}{c}",
  // backend/tool/mcp/address.go
  "{a} doesn't answer as an MCP server at {b}. {c}": "{a} doesn't answer as an MCP server at {b}. {c}",
  // backend/tool/mcp/connection.go
  "{a} ended before it answered.{b}": "{a} ended before it answered.{b}",
  // backend/assistant/runner.go
  "{a} failed.": "{a} failed.",
  // backend/library/workflow.go
  "{a} failed. See the log for details.": "{a} failed. See the log for details.",
  // backend/run/worker.go
  "{a} failed: {b}": "{a} failed: {b}",
  // backend/run/permission.go
  "{a} has changed, so the permission of {b} no longer counts.": "{a} has changed, so the permission of {b} no longer counts.",
  // backend/tool/mcp/connection.go
  "{a} has failed several times. Try again in {n} seconds.": "{a} has failed several times. Try again in {n} seconds.",
  // backend/tool/folder/write_table.go
  "{a} has no column {b}. Its columns are {c}.": "{a} has no column {b}. Its columns are {c}.",
  // backend/speech/server.go
  "{a} has no list of voices.": "{a} has no list of voices.",
  // backend/tool/folder/table.go
  "{a} has no sheet {b}. Its sheets are {c}.": "{a} has no sheet {b}. Its sheets are {c}.",
  // backend/tool/folder/table.go
  "{a} has no sheets.": "{a} has no sheets.",
  // backend/automation/run.go
  "{a} has no steps yet. Add a step first.": "{a} has no steps yet. Add a step first.",
  // backend/pipeline/files.go
  "{a} has no text.": "{a} has no text.",
  // backend/speech/server.go, backend/speech/system.go
  "{a} has no voice “{b}”. Choose another voice.": "{a} has no voice “{b}”. Choose another voice.",
  // backend/tool/folder/document.go
  "{a} has only {n} characters.": "{a} has only {n} characters.",
  // backend/tool/folder/table.go
  "{a} has only {n} rows.": "{a} has only {n} rows.",
  // backend/run/block.go
  "{a} has {n} items. The limit is {m}.": "{a} has {n} items. The limit is {m}.",
  // backend/chat/attachment.go
  "{a} has {n} × {m} pixels. The limit is {k} × {l}.": "{a} has {n} × {m} pixels. The limit is {k} × {l}.",
  // backend/datadir/unusable.go
  "{a} is a file, but Terzetto needs a folder there. Move the file, or choose another folder with --data-dir.": "{a} is a file, but Terzetto needs a folder there. Move the file, or choose another folder with --data-dir.",
  // backend/tool/folder/list.go
  "{a} is a file, not a folder. Read it with read_file.": "{a} is a file, not a folder. Read it with read_file.",
  // backend/datadir/unusable.go
  "{a} is a folder, but Terzetto needs a file there. Move the folder, then start Terzetto again.": "{a} is a folder, but Terzetto needs a file there. Move the folder, then start Terzetto again.",
  // backend/tool/folder/read.go
  "{a} is a folder, not a file. List it with list_files.": "{a} is a folder, not a file. List it with list_files.",
  // backend/tool/folder/write.go
  "{a} is a folder. Give the name of a file.": "{a} is a folder. Give the name of a file.",
  // backend/tool/folder/write.go
  "{a} is a link to another file. Give the name of that file instead.": "{a} is a link to another file. Give the name of that file instead.",
  // backend/automation/flow_tool.go
  "{a} is a workflow of instructions, not a flow.": "{a} is a workflow of instructions, not a flow.",
  // backend/run/permission.go
  "{a} is allowed by the permission of {b}, with {c}.": "{a} is allowed by the permission of {b}, with {c}.",
  // backend/run/permission.go
  "{a} is allowed by the permission of {b}.": "{a} is allowed by the permission of {b}.",
  // backend/run/scope.go
  "{a} is allowed.": "{a} is allowed.",
  // backend/speech/server.go
  "{a} is busy. Try again in a moment.": "{a} is busy. Try again in a moment.",
  // backend/team/kind.go
  "{a} is empty and was not kept.": "{a} is empty and was not kept.",
  // backend/chat/attachment.go
  "{a} is empty.": "{a} is empty.",
  // backend/tool/folder/write_table.go
  "{a} is encoded as {b}, not UTF-8. Save a UTF-8 copy, then add the rows to the copy.": "{a} is encoded as {b}, not UTF-8. Save a UTF-8 copy, then add the rows to the copy.",
  // backend/chat/attachment.go
  "{a} is larger than 10 MB. Make the image smaller and attach it again.": "{a} is larger than 10 MB. Make the image smaller and attach it again.",
  // backend/tool/folder/read.go
  "{a} is larger than {n} MB, the most that can be read.": "{a} is larger than {n} MB, the most that can be read.",
  // backend/team/work.go, backend/transfer/upload.go
  "{a} is larger than {n} MB.": "{a} is larger than {n} MB.",
  // backend/library/file.go
  "{a} is larger than {n} MB. Make the file smaller and attach it again.": "{a} is larger than {n} MB. Make the file smaller and attach it again.",
  // backend/api/operation.go
  "{a} is neither true nor false.": "{a} is neither true nor false.",
  // backend/team/kind.go
  "{a} is no picture and was not kept.": "{a} is no picture and was not kept.",
  // backend/team/kind.go
  "{a} is no text and was not kept.": "{a} is no text and was not kept.",
  // backend/team/kind.go
  "{a} is no valid JSON and was not kept.": "{a} is no valid JSON and was not kept.",
  // backend/team/kind.go
  "{a} is no well-formed XML and was not kept.": "{a} is no well-formed XML and was not kept.",
  // backend/team/kind.go
  "{a} is no {b} file and was not kept.": "{a} is no {b} file and was not kept.",
  // backend/chat/attachment.go
  "{a} is not a PNG, JPEG, WebP or GIF image.": "{a} is not a PNG, JPEG, WebP or GIF image.",
  // backend/automation/tool_settings.go
  "{a} is not a folder.": "{a} is not a folder.",
  // backend/tool/web/host.go
  "{a} is not a port.": "{a} is not a port.",
  // backend/tool/folder/read.go, backend/tool/folder/write.go
  "{a} is not a regular file.": "{a} is not a regular file.",
  // backend/tool/folder/read.go
  "{a} is not a text file.": "{a} is not a text file.",
  // backend/api/operation.go
  "{a} is not a whole number.": "{a} is not a whole number.",
  // backend/team/permission.go
  "{a} is not allowed.": "{a} is not allowed.",
  // backend/tool/program/interpreter.go
  "{a} is not installed on this computer, so {b} can't run. Answer without running it.": "{a} is not installed on this computer, so {b} can't run. Answer without running it.",
  // backend/speech/system.go
  "{a} is not set up. Add a voice in the system settings.": "{a} is not set up. Add a voice in the system settings.",
  // backend/tool/web/page.go
  "{a} is of the type {b}. Only text can be read.": "{a} is of the type {b}. Only text can be read.",
  // backend/datadir/unusable.go
  "{a} is on a read-only disk. Make the disk writable, or choose another folder with --data-dir.": "{a} is on a read-only disk. Make the disk writable, or choose another folder with --data-dir.",
  // backend/tool/web/host.go
  "{a} is on this computer or its network. Add the port, such as {b}.": "{a} is on this computer or its network. Add the port, such as {b}.",
  // backend/tool/folder/folder.go
  "{a} is outside the chosen folder.": "{a} is outside the chosen folder.",
  // backend/tool/folder/folder.go
  "{a} is outside the chosen folder. Give a path inside it, such as notes/today.md.": "{a} is outside the chosen folder. Give a path inside it, such as notes/today.md.",
  // backend/automation/arrivals.go
  "{a} is outside the chosen folder. Give the whole path.": "{a} is outside the chosen folder. Give the whole path.",
  // backend/team/agents/warning.go
  "{a} is too long for one task: only the parts that fit the request best were revised.": "{a} is too long for one task: only the parts that fit the request best were revised.",
  // backend/speech/engine.go
  "{a} made no sound from this text. Choose another voice.": "{a} made no sound from this text. Choose another voice.",
  // backend/speech/server.go
  "{a} needs a key, or the saved key is wrong.": "{a} needs a key, or the saved key is wrong.",
  // backend/automation/run.go
  "{a} needs your answer. Open the run under Runs.": "{a} needs your answer. Open the run under Runs.",
  // backend/tool/mcp/listing.go
  "{a} no longer offers the tool {b}.": "{a} no longer offers the tool {b}.",
  // backend/team/picture.go
  "{a} not read, because {b}": "{a} not read, because {b}",
  // backend/tool/mcp/connection.go
  "{a} offers more than {n} tools.": "{a} offers more than {n} tools.",
  // backend/llm/embed.go
  "{a} offers no embeddings for {b}. Choose an embedding model.": "{a} offers no embeddings for {b}. Choose an embedding model.",
  // backend/speech/server.go
  "{a} offers no speech at this address. Check whether it is a model server.": "{a} offers no speech at this address. Check whether it is a model server.",
  // backend/library/artifact.go
  "{a} produced no result.": "{a} produced no result.",
  // backend/llm/connect.go
  "{a} received the message, but didn't answer.": "{a} received the message, but didn't answer.",
  // backend/tool/web/fetch.go, backend/tool/web/request.go
  "{a} redirects requests in a loop.": "{a} redirects requests in a loop.",
  // backend/llm/connect.go
  "{a} redirects requests in a loop. Check the address of the server.": "{a} redirects requests in a loop. Check the address of the server.",
  // backend/llm/refusal.go, backend/speech/server.go
  "{a} redirects requests to another server. Enter the address of that server instead.": "{a} redirects requests to another server. Enter the address of that server instead.",
  // backend/tool/web/request.go
  "{a} redirects the request to {b}. Use that address to send a body.": "{a} redirects the request to {b}. Use that address to send a body.",
  // backend/tool/mcp/connection.go
  "{a} refused the call.": "{a} refused the call.",
  // backend/speech/server.go
  "{a} refused to speak.": "{a} refused to speak.",
  // backend/tool/mcp/connection.go
  "{a} returned a result that doesn't match the description of the tool.": "{a} returned a result that doesn't match the description of the tool.",
  // backend/tool/call.go
  "{a} returned more than {n} MB. Ask for less at a time.": "{a} returned more than {n} MB. Ask for less at a time.",
  // backend/run/worker.go
  "{a} runs itself, {n} levels deep. The limit is {m} levels.": "{a} runs itself, {n} levels deep. The limit is {m} levels.",
  // backend/tool/web/encoding.go
  "{a} sent a body that doesn't match its Content-Encoding header.": "{a} sent a body that doesn't match its Content-Encoding header.",
  // backend/llm/chunk.go, backend/llm/connect.go
  "{a} sent an answer that Terzetto can't read.": "{a} sent an answer that Terzetto can't read.",
  // backend/tool/model/ask.go
  "{a} sent an empty answer. Try again, or choose another model.": "{a} sent an empty answer. Try again, or choose another model.",
  // backend/llm/connect.go
  "{a} sent more text than a reply can hold, so Terzetto stopped it.": "{a} sent more text than a reply can hold, so Terzetto stopped it.",
  // backend/tool/web/transport.go
  "{a} sent more than {n} MB.": "{a} sent more than {n} MB.",
  // backend/assistant/runner.go
  "{a} sent no answer. Try again, or choose another model for this assistant.": "{a} sent no answer. Try again, or choose another model for this assistant.",
  // backend/speech/server.go
  "{a} sent sound that Terzetto can't read. Set the server to send WAV or MP3.": "{a} sent sound that Terzetto can't read. Set the server to send WAV or MP3.",
  // backend/speech/command.go
  "{a} sent too much sound and was stopped. Choose another voice.": "{a} sent too much sound and was stopped. Choose another voice.",
  // backend/team/agents/warning.go
  "{a} shows the first {n} of {m} rows of {b}.": "{a} shows the first {n} of {m} rows of {b}.",
  // backend/run/report.go
  "{a} stopped at {b}: {c}": "{a} stopped at {b}: {c}",
  // backend/llm/connect.go
  "{a} stopped in the middle of the reply.": "{a} stopped in the middle of the reply.",
  // backend/speech/server.go
  "{a} stopped in the middle of the sound. Try again.": "{a} stopped in the middle of the sound. Try again.",
  // backend/tool/call.go
  "{a} took longer than {b} and was stopped.": "{a} took longer than {b} and was stopped.",
  // backend/run/call.go, backend/tool/web/transport.go
  "{a} took longer than {b}.": "{a} took longer than {b}.",
  // backend/speech/command.go
  "{a} took too long and was stopped. Try again, or choose another engine.": "{a} took too long and was stopped. Try again, or choose another engine.",
  // backend/llm/embed.go
  "{a} took too long to answer.": "{a} took too long to answer.",
  // backend/store/archive/transcript_import.go
  "{a} was imported without its content, because the storage limit is reached.": "{a} was imported without its content, because the storage limit is reached.",
  // backend/team/machine.go
  "{a} was not allowed": "{a} was not allowed",
  // backend/run/call.go
  "{a} was not allowed.": "{a} was not allowed.",
  // backend/speech/command.go
  "{a} was removed from this computer. Reinstall the program, or choose another engine.": "{a} was removed from this computer. Reinstall the program, or choose another engine.",
  // backend/run/report.go, backend/run/worker.go, backend/teamwork/tool_call.go
  "{a} was stopped.": "{a} was stopped.",
  // backend/team/picture.go
  "{a}, as pictures": "{a}, as pictures",
  // backend/passage/share.go
  "{a}, by search": "{a}, by search",
  // backend/passage/share.go
  "{a}, computed": "{a}, computed",
  // backend/passage/share.go
  "{a}, part by part": "{a}, part by part",
  // backend/passage/share.go
  "{a}, revised part by part": "{a}, revised part by part",
  // backend/team/work.go
  "{a}, which is missing. Use one of these documents: {b}.": "{a}, which is missing. Use one of these documents: {b}.",
  // backend/passage/share.go
  "{a}, whole": "{a}, whole",
  // backend/passage/share.go
  "{a}: nothing in it could be read": "{a}: nothing in it could be read",
  // backend/embedding/service.go
  "{n} files aren't ready for search by meaning yet.": "{n} files aren't ready for search by meaning yet.",
  // backend/passage/extent.go
  "{n} lines": "{n} lines",
  // backend/passage/extent.go
  "{n} of {a}": "{n} of {a}",
  // backend/passage/extent.go
  "{n} pages": "{n} pages",
  // backend/team/picture.go
  "{n} pictures in it": "{n} pictures in it",
  // backend/passage/extent.go
  "{n} slides": "{n} slides",
  // backend/automation/template.go
  "{n} workflows are named “{a}”. Give the id of one: {b}.": "{n} workflows are named “{a}”. Give the id of one: {b}.",
  // app/folder.go
  "“terzetto serve” (process {a}) is using this data folder. Continue in your browser, or end that process first.": "“terzetto serve” (process {a}) is using this data folder. Continue in your browser, or end that process first.",
  // backend/team/agent.go
  "“{a}” can't be an agent's name. Use 2 to 40 letters and digits, with a lowercase letter first.": "“{a}” can't be an agent's name. Use 2 to 40 letters and digits, with a lowercase letter first.",
  // backend/tool/mcp/address.go, backend/tool/web/request.go
  "“{a}” can't be the name of a header.": "“{a}” can't be the name of a header.",
  // backend/tool/variable.go
  "“{a}” can't be the name of a variable. Use letters, digits and _, such as API_KEY.": "“{a}” can't be the name of a variable. Use letters, digits and _, such as API_KEY.",
  // backend/tool/conversations.go
  "“{a}” is not a date or time. Write 2026-03-01 or 2026-03-01T18:00:00Z.": "“{a}” is not a date or time. Write 2026-03-01 or 2026-03-01T18:00:00Z.",
  // backend/tool/folder/list.go
  "“{a}” is not a file name pattern. Write one such as *.txt.": "“{a}” is not a file name pattern. Write one such as *.txt.",
  // backend/tool/web/host.go
  "“{a}” is not a host. Write one such as api.example.com or 127.0.0.1:8080.": "“{a}” is not a host. Write one such as api.example.com or 127.0.0.1:8080.",
  // app/log.go
  "“{a}” is not a log level. Use debug, info, warn or error.": "“{a}” is not a log level. Use debug, info, warn or error.",
  // backend/tool/web/request.go
  "“{a}” is not a method that a request can use.": "“{a}” is not a method that a request can use.",
  // backend/run/schedule.go
  "“{a}” is not a repeating schedule. Give five fields: minute, hour, day, month and weekday.": "“{a}” is not a repeating schedule. Give five fields: minute, hour, day, month and weekday.",
  // backend/run/control.go
  "“{a}” is not a time. Write the time as 2026-05-31T18:00 or 18:00.": "“{a}” is not a time. Write the time as 2026-05-31T18:00 or 18:00.",
  // backend/tool/clock.go
  "“{a}” is not a valid date.": "“{a}” is not a valid date.",
  // backend/value/text.go
  "“{a}” is not a value. Write a value like {{steps.fetch.content}}, and two braces like {{\"{{\"}}.": "“{a}” is not a value. Write a value like {{steps.fetch.content}}, and two braces like {{\"{{\"}}.",
  // backend/api/server.go
  "“{a}” is not an address. Write one such as 127.0.0.1:0.": "“{a}” is not an address. Write one such as 127.0.0.1:0.",
};
