// Every sentence that the window says, and the files it stands in. Written by `make generate`; do not edit.
// A translator copies this file, names the copy by the language's tag, and translates what is right of each colon.

/** @type {Record<string, string>} */
export const table = {
  // runs/requestcard.js
  "(empty)": "(empty)",
  // tools/configfield.js
  "(needed)": "(needed)",
  // sidebar/title.js
  "({n}) Terzetto": "({n}) Terzetto",
  // sidebar/title.js
  "({n}) {name} – Terzetto": "({n}) {name} – Terzetto",
  // settings/endpointform.js
  "127.0.0.1:11434 or https://…": "127.0.0.1:11434 or https://…",
  // settings/data.js
  "500 is the default. The copies hold them, too.": "500 is the default. The copies hold them, too.",
  // library/cardfields.js
  "<START> stands before each example.": "<START> stands before each example.",
  // settings/association.js
  "A .charx file can open in Terzetto. Pictures stay with the program that shows them.": "A .charx file can open in Terzetto. Pictures stay with the program that shows them.",
  // settings/association.js
  "A .charx file opens in Terzetto. Nothing is kept before you say so.": "A .charx file opens in Terzetto. Nothing is kept before you say so.",
  // settings/about.js
  "A Director, a Writer and an Editor answer you, on your own computer.": "A Director, a Writer and an Editor answer you, on your own computer.",
  // moving/summary.js
  "A card or a lorebook": "A card or a lorebook",
  // settings/samples.js
  "A character with a lorebook, someone to be, a conversation that is spoken, a workflow, a flow and a table for the team. All are marked, and none comes twice.": "A character with a lorebook, someone to be, a conversation that is spoken, a workflow, a flow and a table for the team. All are marked, and none comes twice.",
  // settings/prompts.js
  "A character's own system prompt does not replace it.": "A character's own system prompt does not replace it.",
  // library/personas.js
  "A choice here holds for this conversation alone, and before the one of its character.": "A choice here holds for this conversation alone, and before the one of its character.",
  // ../plugins/tts/card.js
  "A click on a word plays": "A click on a word plays",
  // library/cardfields.js
  "A conversation opens with the first; the others are its variants.": "A conversation opens with the first; the others are its variants.",
  // sidebar/sidebar.js
  "A conversation with": "A conversation with",
  // moving/summary.js
  "A copy of Terzetto's file": "A copy of Terzetto's file",
  // commands.js
  "A copy of everything is in the backup folder.": "A copy of everything is in the backup folder.",
  // moving/section.js
  "A folder of SillyTavern, or an archive of it; an export of ChatGPT; a database of Orb; messages as JSON; a library that was saved here.": "A folder of SillyTavern, or an archive of it; an export of ChatGPT; a database of Orb; messages as JSON; a library that was saved here.",
  // settings/privacy.js
  "A key goes only to the address it was entered for, and never into copies of this list.": "A key goes only to the address it was entered for, and never into copies of this list.",
  // moving/summary.js
  "A library of Terzetto": "A library of Terzetto",
  // settings/habits.js
  "A message is sent with": "A message is sent with",
  // composer/images.js
  "A message takes at most 10 images.": "A message takes at most 10 images.",
  // library/scan.js
  "A message to try": "A message to try",
  // library/scan.js
  "A message, to see which entries it brings in": "A message, to see which entries it brings in",
  // welcome/install.js
  "A model for writing needs about 8 GB of free memory; smaller ones run with less and follow directions less well. LM Studio, llama.cpp, KoboldCpp and others are noticed here too.": "A model for writing needs about 8 GB of free memory; smaller ones run with less and follow directions less well. LM Studio, llama.cpp, KoboldCpp and others are noticed here too.",
  // runs/stepform.js
  "A name under which later steps find it: letters, digits and _.": "A name under which later steps find it: letters, digits and _.",
  // ../plugins/tts/cast.js
  "A narrator reads what is not speech": "A narrator reads what is not speech",
  // tools/phrases.js
  "A pattern, such as eyes? (glint|gleam)": "A pattern, such as eyes? (glint|gleam)",
  // tools/shelves.js
  "A phrase you have read too often": "A phrase you have read too often",
  // runs/stepwords.js
  "A prompt that is still empty": "A prompt that is still empty",
  // inspector/words.js
  "A question that echoes yours": "A question that echoes yours",
  // tools/phrases.js
  "A regular expression. Upper and lower case are the same.": "A regular expression. Upper and lower case are the same.",
  // tools/shelves.js
  "A regular expression; upper and lower case are the same.": "A regular expression; upper and lower case are the same.",
  // runs/scheduleform.js
  "A scheduled run cannot allow anything by itself: a step that writes still waits for you.": "A scheduled run cannot allow anything by itself: a step that writes still waits for you.",
  // settings/models.js
  "A script that writes like a model would, so that every part of the window can be seen without one. It understands nothing.": "A script that writes like a model would, so that every part of the window can be seen without one. It understands nothing.",
  // welcome/index.js
  "A scripted demo, not an AI. It shows every part of the window.": "A scripted demo, not an AI. It shows every part of the window.",
  // tools/shelves.js
  "A sentence or two.": "A sentence or two.",
  // welcome/index.js
  "A server elsewhere": "A server elsewhere",
  // runs/assistants.js
  "A step or a message asks it with @ and this name.": "A step or a message asks it with @ and this name.",
  // team/begin.js
  "A team that answers with documents": "A team that answers with documents",
  // library/macros.js
  "A text to try": "A text to try",
  // runs/argfield.js
  "A value": "A value",
  // runs/argfield.js
  "A variable": "A variable",
  // runs/scheduleform.js, runs/startdialog.js
  "A variable is not valid JSON.": "A variable is not valid JSON.",
  // runs/templates.js
  "A workflow is a list of steps: a tool, a task in words, or another workflow. A flow is a chain of prompts.": "A workflow is a list of steps: a tool, a task in words, or another workflow. A flow is a chain of prompts.",
  // runs/schedules.js
  "A workflow that is gone": "A workflow that is gone",
  // settings/index.js
  "About": "About",
  // commands.js
  "About Terzetto": "About Terzetto",
  // settings/prompts.js
  "About you": "About you",
  // settings/samplers.js
  "Above 0 discourages frequent words.": "Above 0 discourages frequent words.",
  // settings/samplers.js
  "Above 0 favours new subjects.": "Above 0 favours new subjects.",
  // settings/samplers.js
  "Above 1 discourages words already used.": "Above 1 discourages words already used.",
  // commands.js
  "Actual size": "Actual size",
  // settings/voices.js
  "Add": "Add",
  // runs/flowform.js
  "Add a call beside": "Add a call beside",
  // tools/shelves.js
  "Add a field": "Add a field",
  // library/worlds.js
  "Add a lorebook": "Add a lorebook",
  // tools/shelves.js
  "Add a mood": "Add a mood",
  // settings/personas.js
  "Add a persona": "Add a persona",
  // tools/shelves.js
  "Add a phrase": "Add a phrase",
  // settings/toolbox.js
  "Add a program": "Add a program",
  // settings/models.js
  "Add a server": "Add a server",
  // runs/addstep.js, runs/editor.js
  "Add a step": "Add a step",
  // runs/orderedlist.js
  "Add a step after it": "Add a step after it",
  // settings/kwargs.js
  "Add a value": "Add a value",
  // runs/varrows.js
  "Add a variable": "Add a variable",
  // library/greetings.js
  "Add a variant": "Add a variant",
  // library/entries.js
  "Add an entry": "Add an entry",
  // library/preview.js
  "Add as a lorebook": "Add as a lorebook",
  // team/request.js
  "Add files": "Add files",
  // commands.js, settings/samples.js, welcome/more.js
  "Add samples": "Add samples",
  // settings/voices.js
  "Add the server": "Add the server",
  // library/preview.js
  "Add to the library": "Add to the library",
  // library/preview.js
  "Add to “{name}”": "Add to “{name}”",
  // settings/modelconfig.js
  "Added to the shared one whenever this model writes.": "Added to the shared one whenever this model writes.",
  // library/cardfields.js
  "Additional instructions": "Additional instructions",
  // settings/endpointform.js, settings/voices.js
  "Address": "Address",
  // library/entries.js
  "After your message": "After your message",
  // runs/scheduleform.js
  "Again and again": "Again and again",
  // team/crew.js, team/place.js
  "Agents": "Agents",
  // inspector/numbers.js
  "All": "All",
  // ../plugins/tts/card.js
  "All but *what stands in stars*": "All but *what stands in stars*",
  // inspector/callchart.js, inspector/sections.js
  "All calls in numbers": "All calls in numbers",
  // library/character.js
  "All characters": "All characters",
  // commands.js
  "All keys": "All keys",
  // runs/runlist.js
  "All kinds": "All kinds",
  // library/worlds.js
  "All lorebooks": "All lorebooks",
  // welcome/more.js
  "All of it is kept in {folder}.": "All of it is kept in {folder}.",
  // runs/runlist.js
  "All states": "All states",
  // inspector/chooser.js
  "All turns": "All turns",
  // runs/requestcard.js
  "Allow for this run": "Allow for this run",
  // runs/requestcard.js
  "Allow for this task": "Allow for this task",
  // runs/requestcard.js
  "Allow once": "Allow once",
  // runs/requestcard.js
  "Allow once with these": "Allow once with these",
  // welcome/index.js
  "Almost there": "Almost there",
  // library/entries.js, settings/looks.js
  "Always": "Always",
  // runs/assistants.js
  "Always the same ones": "Always the same ones",
  // closing.js
  "An answer is being written": "An answer is being written",
  // chat/conversation.js
  "An answer is still being written. Stop it first, or wait.": "An answer is still being written. Stop it first, or wait.",
  // moving/section.js
  "An archive of a folder of SillyTavern; an export of ChatGPT; a database of Orb; messages as JSON; a library that was saved here. You can drop the file here.": "An archive of a folder of SillyTavern; an export of ChatGPT; a database of Orb; messages as JSON; a library that was saved here. You can drop the file here.",
  // moving/review.js
  "And {n} more.": "And {n} more.",
  // settings/endpointcard.js
  "Another model": "Another model",
  // inspector/words.js
  "Another take": "Another take",
  // inspector/rawcall.js, runs/requestcard.js, sidebar/found.js
  "Answer": "Answer",
  // settings/capabilities.js
  "Answer a short message": "Answer a short message",
  // chat/announce.js
  "Answer complete, {words, plural, one {# word} other {# words}}": "Answer complete, {words, plural, one {# word} other {# words}}",
  // composer/keynames.js
  "Answer the last message": "Answer the last message",
  // chat/actions.js
  "Answer this": "Answer this",
  // palette/places.js
  "Answer with {name}": "Answer with {name}",
  // settings/capabilities.js
  "Answer word by word": "Answer word by word",
  // inspector/rawcall.js
  "Answer, body": "Answer, body",
  // palette/palette.js
  "Answers": "Answers",
  // settings/toolbox.js
  "Any program that speaks MCP. It runs with your rights, from the first use of one of its tools until Terzetto closes, and you are asked before each use. Add only what you trust.": "Any program that speaks MCP. It runs with your rights, from the first use of one of its tools until Terzetto closes, and you are asked before each use. Add only what you trust.",
  // settings/about.js
  "Apache 2.0 or MPL 2.0": "Apache 2.0 or MPL 2.0",
  // settings/index.js
  "Appearance": "Appearance",
  // settings/presetrow.js
  "Apply": "Apply",
  // settings/presetrow.js
  "Apply {name}": "Apply {name}",
  // sidebar/acts.js
  "Archive": "Archive",
  // palette/places.js, sidebar/sidebar.js
  "Archived": "Archived",
  // runs/argsform.js, runs/stepsview.js, runs/trystep.js, settings/toolserverform.js
  "Arguments": "Arguments",
  // runs/stepsview.js
  "Arguments as written": "Arguments as written",
  // chat/wordwalk.js
  "Arrow keys go from word to word and from sentence to sentence. Enter acts, Shift+Enter chooses. Escape goes back.": "Arrow keys go from word to word and from sentence to sentence. Enter acts, Shift+Enter chooses. Escape goes back.",
  // tools/editor.js
  "As advice to the Editor.": "As advice to the Editor.",
  // chat/review.js
  "As drafted": "As drafted",
  // chat/review.js
  "As edited": "As edited",
  // library/personas.js
  "As its character or the line above says": "As its character or the line above says",
  // settings/looks.js
  "As the system says": "As the system says",
  // runs/scheduleform.js
  "As when Terzetto was closed, or this computer asleep.": "As when Terzetto was closed, or this computer asleep.",
  // runs/rhythmfields.js
  "As written (cron)": "As written (cron)",
  // settings/endpointform.js, settings/voices.js
  "As you like; the address if empty": "As you like; the address if empty",
  // tools/shelves.js
  "As you see it in the inspector.": "As you see it in the inspector.",
  // runs/addstep.js
  "Ask a model": "Ask a model",
  // chat/conversation.js
  "Ask again": "Ask again",
  // runs/said.js
  "Ask an assistant": "Ask an assistant",
  // runs/addstep.js
  "Ask an assistant in words": "Ask an assistant in words",
  // team/begin.js
  "Ask for what you need, such as report.docx or chart.svg, and add the files that it is about. A project manager plans the work, agents carry it out, and you get the documents.": "Ask for what you need, such as report.docx or chart.svg, and add the files that it is about. A project manager plans the work, agents carry it out, and you get the documents.",
  // runs/addstep.js
  "Ask several side by side": "Ask several side by side",
  // team/roundview.js
  "Ask the same again": "Ask the same again",
  // commands.js
  "Ask the team": "Ask the team",
  // team/index.js
  "Ask the team for documents": "Ask the team for documents",
  // tools/shelves.js
  "Asked for after the reply and remembered along this branch.": "Asked for after the reply and remembered along this branch.",
  // tools/shelves.js
  "Asked for after the reply; you read it, the story does not.": "Asked for after the reply; you read it, the story does not.",
  // settings/modelpick.js
  "Asking the server for its models.": "Asking the server for its models.",
  // ../plugins/tts/card.js
  "Asking who can speak.": "Asking who can speak.",
  // settings/habits.js
  "Asks": "Asks",
  // chat/window.js, runs/stepform.js
  "Assistant": "Assistant",
  // runs/editorwords.js
  "Assistant for tasks in words": "Assistant for tasks in words",
  // runs/assistants.js, runs/place.js
  "Assistants": "Assistants",
  // runs/editorwords.js
  "Assistants read this too, when they look for a workflow.": "Assistants read this too, when they look for a workflow.",
  // runs/rhythmfields.js, runs/scheduleform.js
  "At": "At",
  // runs/rhythmfields.js
  "At minute": "At minute",
  // tools/editor.js
  "At most, in one reply.": "At most, in one reply.",
  // runs/runlist.js, runs/said.js, team/said.js
  "At work": "At work",
  // composer/images.js
  "Attach images": "Attach images",
  // runs/requestcard.js
  "Back to its own": "Back to its own",
  // runs/place.js, team/place.js
  "Back to the conversation": "Back to the conversation",
  // runs/place.js, team/place.js
  "Back to the conversation (Esc)": "Back to the conversation (Esc)",
  // commands.js
  "Back to the conversation, from runs and from the team": "Back to the conversation, from runs and from the team",
  // sidebar/sidebar.js
  "Back to the conversations": "Back to the conversations",
  // tools/configform.js
  "Back to the defaults": "Back to the defaults",
  // commands.js, settings/backups.js
  "Back up now": "Back up now",
  // settings/data.js
  "Begin again": "Begin again",
  // sidebar/row.js
  "Being answered.": "Being answered.",
  // team/shelf.js
  "Being kept": "Being kept",
  // sidebar/found.js
  "Beside messages": "Beside messages",
  // settings/looks.js
  "Blue-black with warm light.": "Blue-black with warm light.",
  // settings/presets.js
  "Bold and short": "Bold and short",
  // chat/actions.js
  "Bookmark": "Bookmark",
  // chat/bookmarks.js
  "Bookmarks": "Bookmarks",
  // tools/notes.js
  "Both": "Both",
  // moving/section.js
  "Bring along": "Bring along",
  // commands.js
  "Bring along from elsewhere": "Bring along from elsewhere",
  // library/index.js
  "Bring along what you have elsewhere, and take away what you have here.": "Bring along what you have elsewhere, and take away what you have here.",
  // sidebar/acts.js
  "Bring back": "Bring back",
  // library/preview.js
  "Bring in “{name}”?": "Bring in “{name}”?",
  // moving/review.js
  "Bring it along": "Bring it along",
  // artifacts/evicted.js, runs/editor.js, tools/shelf.js
  "Bring it back": "Bring it back",
  // welcome/more.js
  "Bring your chats along": "Bring your chats along",
  // moving/section.js
  "Bringing it along.": "Bringing it along.",
  // moving/summary.js
  "Brought along: {what}.": "Brought along: {what}.",
  // settings/models.js
  "Built-in demo": "Built-in demo",
  // runs/gatechart.js
  "Busy: at most {cap, plural, one {# run works} other {# runs work}} at once": "Busy: at most {cap, plural, one {# run works} other {# runs work}} at once",
  // runs/cron.js
  "By its fields: {fields}": "By its fields: {fields}",
  // library/characters.js
  "By name": "By name",
  // library/character.js
  "CHARX, with all files": "CHARX, with all files",
  // inspector/numbers.js
  "Call": "Call",
  // runs/trystep.js
  "Call it once": "Call it once",
  // runs/flowform.js
  "Call {n}": "Call {n}",
  // artifacts/deletion.js, chat/editbox.js, lib/layer.js, library/crop.js, library/preview.js, runs/startdialog.js, settings/endpointform.js, settings/modelpick.js
  "Cancel": "Cancel",
  // library/entries.js
  "Capital letters count": "Capital letters count",
  // library/preview.js
  "Card format {format}": "Card format {format}",
  // settings/association.js
  "Cards in the file manager": "Cards in the file manager",
  // runs/requestcard.js
  "Change the arguments": "Change the arguments",
  // chat/review.js
  "Changes": "Changes",
  // palette/places.js, sidebar/found.js
  "Character": "Character",
  // library/worlds.js
  "Character book, for cards V2 and V3": "Character book, for cards V2 and V3",
  // library/characters.js, library/index.js
  "Characters": "Characters",
  // settings/data.js
  "Check the file": "Check the file",
  // moving/section.js
  "Choose a file": "Choose a file",
  // moving/section.js, settings/toolbox.js
  "Choose a folder": "Choose a folder",
  // settings/endpointcard.js, welcome/advice.js
  "Choose a model": "Choose a model",
  // library/character.js
  "Choose a picture": "Choose a picture",
  // runs/runlist.js
  "Choose a run to see its steps and its log.": "Choose a run to see its steps and its log.",
  // runs/schedules.js
  "Choose a schedule, or plan a workflow.": "Choose a schedule, or plan a workflow.",
  // runs/scheduleform.js
  "Choose a time that is still to come.": "Choose a time that is still to come.",
  // runs/stepform.js
  "Choose a tool": "Choose a tool",
  // runs/faultfinder.js
  "Choose a tool.": "Choose a tool.",
  // runs/variables.js
  "Choose a variable, or make one.": "Choose a variable, or make one.",
  // ../plugins/tts/reader.js
  "Choose a voice": "Choose a voice",
  // runs/stepform.js
  "Choose a workflow": "Choose a workflow",
  // runs/templates.js
  "Choose a workflow to see its steps, or begin a new one.": "Choose a workflow to see its steps, or begin a new one.",
  // runs/faultfinder.js
  "Choose a workflow.": "Choose a workflow.",
  // team/crew.js
  "Choose an agent, or make one.": "Choose an agent, or make one.",
  // runs/assistants.js
  "Choose an assistant, or make one.": "Choose an assistant, or make one.",
  // welcome/advice.js
  "Choose another model": "Choose another model",
  // team/list.js
  "Choose what a team has worked on, or ask for something new.": "Choose what a team has worked on, or ask for something new.",
  // chat/clicks.js
  "Choose what to do with “{word}”": "Choose what to do with “{word}”",
  // settings/modelconfig.js
  "Clear {name}": "Clear {name}",
  // settings/modelconfig.js
  "Clear: the server decides": "Clear: the server decides",
  // chat/find.js, chat/pictures.js, lib/layer.js, settings/models.js
  "Close": "Close",
  // settings/sections.js
  "Close (Esc)": "Close (Esc)",
  // settings/index.js
  "Close settings": "Close settings",
  // commands.js
  "Close the document that is looked at": "Close the document that is looked at",
  // library/index.js
  "Close the library": "Close the library",
  // frame.js
  "Close the panel that has the focus": "Close the panel that has the focus",
  // team/preview.js
  "Close the preview": "Close the preview",
  // team/preview.js
  "Close the preview (Esc)": "Close the preview (Esc)",
  // library/entries.js
  "Close to where the model writes; for entries that are always there.": "Close to where the model writes; for entries that are always there.",
  // closing.js
  "Close when it is written": "Close when it is written",
  // frame.js
  "Close {title}": "Close {title}",
  // library/crop.js
  "Closer": "Closer",
  // settings/habits.js
  "Closing the window while an answer is written": "Closing the window while an answer is written",
  // team/crew.js
  "Comes with Terzetto": "Comes with Terzetto",
  // settings/looks.js
  "Compact": "Compact",
  // tools/tryit.js
  "Compare it with this conversation": "Compare it with this conversation",
  // composer/notices.js, team/begin.js
  "Connect a model": "Connect a model",
  // settings/privacy.js
  "Contacted since the start": "Contacted since the start",
  // chat/transcript.js, palette/places.js, sidebar/found.js
  "Conversation": "Conversation",
  // chat/header.js, palette/places.js, runs/place.js, sidebar/sidebar.js, team/place.js
  "Conversations": "Conversations",
  // settings/backups.js
  "Conversations, characters, servers and settings go back to {at}. What was written since then leaves the window. It is copied first and stays in this list, so you can come back to it. Answers that are being written are stopped.": "Conversations, characters, servers and settings go back to {at}. What was written since then leaves the window. It is copied first and stays in this list, so you can come back to it. Answers that are being written are stopped.",
  // lib/code.js
  "Copied": "Copied",
  // settings/backups.js
  "Copied and checked.": "Copied and checked.",
  // chat/actions.js, inspector/parts.js, runs/value.js
  "Copied.": "Copied.",
  // settings/data.js
  "Copies": "Copies",
  // settings/backups.js
  "Copies, newest first": "Copies, newest first",
  // chat/actions.js, runs/value.js, settings/about.js, welcome/install.js
  "Copy": "Copy",
  // inspector/sections.js
  "Copy as JSON": "Copy as JSON",
  // lib/code.js
  "Copy code": "Copy code",
  // commands.js
  "Copy diagnostics": "Copy diagnostics",
  // settings/backups.js
  "Copy first, then restore": "Copy first, then restore",
  // runs/orderedlist.js
  "Copy it": "Copy it",
  // runs/editorbar.js
  "Copy it as JSON": "Copy it as JSON",
  // inspector/rawcall.js
  "Copy the answer": "Copy the answer",
  // settings/data.js
  "Copy the path": "Copy the path",
  // inspector/rawcall.js
  "Copy the request": "Copy the request",
  // chat/rowmenu.js
  "Copy the selection": "Copy the selection",
  // settings/backups.js
  "Copying what is there, then putting the copy in place.": "Copying what is there, then putting the copy in place.",
  // settings/backups.js
  "Copying, and checking the copy.": "Copying, and checking the copy.",
  // settings/capabilities.js
  "Count its tokens": "Count its tokens",
  // settings/looks.js
  "Cream and oxblood.": "Cream and oxblood.",
  // runs/formdetail.js
  "Create": "Create",
  // library/cardfields.js
  "Creator": "Creator",
  // team/said.js
  "Cut off": "Cut off",
  // commands.js
  "Cut out less or more of a picture": "Cut out less or more of a picture",
  // chat/message.js
  "Cut short": "Cut short",
  // library/crop.js
  "Cut the portrait": "Cut the portrait",
  // settings/index.js
  "Data": "Data",
  // settings/looks.js
  "Deep green.": "Deep green.",
  // tools/schema.js
  "Default: off": "Default: off",
  // tools/schema.js
  "Default: on": "Default: on",
  // tools/schema.js
  "Default: {value}": "Default: {value}",
  // artifacts/deletion.js, chat/actions.js, chat/removal.js, library/character.js, runs/editorbar.js, runs/formdetail.js, runs/runhead.js, runs/scheduleform.js, settings/endpointcard.js, settings/presetrow.js, team/detail.js, team/taking.js, tools/shelf.js, tools/shelfrow.js
  "Delete": "Delete",
  // artifacts/deletion.js
  "Delete all {total}": "Delete all {total}",
  // sidebar/acts.js
  "Delete for good": "Delete for good",
  // team/roundview.js
  "Delete this message": "Delete this message",
  // chat/removal.js, team/taking.js
  "Delete this message?": "Delete this message?",
  // runs/runhead.js
  "Delete this run?": "Delete this run?",
  // runs/scheduleform.js
  "Delete this schedule?": "Delete this schedule?",
  // team/taking.js
  "Delete this teamwork?": "Delete this teamwork?",
  // artifacts/deletion.js
  "Delete variant {n}": "Delete variant {n}",
  // artifacts/widget.js
  "Delete what {workflow} made": "Delete what {workflow} made",
  // artifacts/deletion.js
  "Delete what {workflow} made?": "Delete what {workflow} made?",
  // settings/endpointcard.js
  "Delete {name}?": "Delete {name}?",
  // library/character.js, runs/editorbar.js, runs/formdetail.js, tools/shelf.js
  "Delete “{name}”?": "Delete “{name}”?",
  // chat/removal.js
  "Deleted.": "Deleted.",
  // library/cardfields.js, library/preview.js
  "Description": "Description",
  // runs/part.js
  "Details": "Details",
  // settings/about.js
  "Diagnostics": "Diagnostics",
  // inspector/words.js
  "Direct the scene": "Direct the scene",
  // inspector/words.js
  "Directed the scene": "Directed the scene",
  // chat/announce.js, chat/phase.js
  "Directing": "Directing",
  // inspector/sections.js, tools/shelves.js
  "Direction": "Direction",
  // inspector/words.js
  "Direction note": "Direction note",
  // tools/notes.js
  "Directions of this branch": "Directions of this branch",
  // inspector/words.js, tools/director.js, tools/notes.js
  "Director": "Director",
  // settings/capabilities.js
  "Director and Editor cannot run with this model; the Writer answers alone.": "Director and Editor cannot run with this model; the Writer answers alone.",
  // settings/capabilities.js
  "Director and Editor work fully.": "Director and Editor work fully.",
  // tools/director.js
  "Director thinks first": "Director thinks first",
  // settings/index.js
  "Director, Writer and Editor": "Director, Writer and Editor",
  // artifacts/shelf.js, chat/header.js, lib/layer.js, welcome/banner.js
  "Dismiss": "Dismiss",
  // commands.js
  "Do anything by its name": "Do anything by its name",
  // runs/requestcard.js
  "Do it again": "Do it again",
  // sidebar/found.js
  "Document": "Document",
  // team/planview.js, team/roundview.js
  "Documents": "Documents",
  // runs/runlist.js, runs/said.js, settings/modelpick.js, team/said.js
  "Done": "Done",
  // sidebar/row.js
  "Draft": "Draft",
  // tools/shelf.js
  "Drag a row to move it, or press {up} and {down} on it.": "Drag a row to move it, or press {up} and {down} on it.",
  // runs/orderedrow.js, tools/shelfrow.js
  "Drag to move": "Drag to move",
  // settings/samplers.js
  "Drops words less likely than this share of the best.": "Drops words less likely than this share of the best.",
  // runs/dryrun.js, runs/editorbar.js
  "Dry run": "Dry run",
  // library/character.js, team/crew.js
  "Duplicate": "Duplicate",
  // settings/samples.js
  "Each of them goes, also what you changed in it or wrote into its conversation. Everything else stays.": "Each of them goes, also what you changed in it or wrote into its conversation. Everything else stays.",
  // runs/dryrun.js
  "Each step with the arguments it would be called with. No tool is called and no model is asked.": "Each step with the arguments it would be called with. No tool is called and no model is asked.",
  // settings/samplers.js
  "Each value needs a name.": "Each value needs a name.",
  // sidebar/groups.js
  "Earlier": "Earlier",
  // inspector/chooser.js
  "Earlier turn": "Earlier turn",
  // tools/audits.js
  "Echoing questions": "Echoing questions",
  // chat/actions.js, settings/endpointcard.js
  "Edit": "Edit",
  // chat/editbox.js
  "Edit the message": "Edit the message",
  // composer/keynames.js
  "Edit your last message": "Edit your last message",
  // chat/announce.js, chat/phase.js
  "Editing": "Editing",
  // inspector/words.js, tools/editor.js
  "Editor": "Editor",
  // tools/editor.js
  "Editor thinks first": "Editor thinks first",
  // sidebar/sidebar.js
  "Empty": "Empty",
  // sidebar/acts.js, sidebar/sidebar.js
  "Empty the trash": "Empty the trash",
  // runs/startdialog.js
  "Empty: now.": "Empty: now.",
  // runs/assistants.js, runs/flowform.js, team/agentform.js
  "Empty: the chosen one.": "Empty: the chosen one.",
  // runs/rhythmfields.js
  "Empty: the one of this computer.": "Empty: the one of this computer.",
  // ../plugins/tts/voiceform.js
  "Engine": "Engine",
  // tools/director.js
  "Enrich short messages": "Enrich short messages",
  // tools/entry.js
  "Enter a multiple of {step}.": "Enter a multiple of {step}.",
  // settings/presets.js
  "Enter a name.": "Enter a name.",
  // tools/entry.js
  "Enter a number above {min}.": "Enter a number above {min}.",
  // tools/entry.js
  "Enter a number below {max}.": "Enter a number below {max}.",
  // runs/flowform.js, settings/samplers.js, tools/entry.js
  "Enter a number from {min} to {max}.": "Enter a number from {min} to {max}.",
  // settings/samplers.js
  "Enter a number, or leave it empty.": "Enter a number, or leave it empty.",
  // tools/entry.js
  "Enter a number, {max} or less.": "Enter a number, {max} or less.",
  // tools/entry.js
  "Enter a number, {min} or more.": "Enter a number, {min} or more.",
  // tools/entry.js
  "Enter a number.": "Enter a number.",
  // runs/rhythmfields.js, settings/bound.js, tools/entry.js
  "Enter a whole number from {min} to {max}.": "Enter a whole number from {min} to {max}.",
  // tools/entry.js
  "Enter a whole number, {max} or less.": "Enter a whole number, {max} or less.",
  // runs/flowform.js, tools/entry.js
  "Enter a whole number, {min} or more.": "Enter a whole number, {min} or more.",
  // library/entries.js, settings/samplers.js, tools/entry.js
  "Enter a whole number.": "Enter a whole number.",
  // tools/entry.js
  "Enter at least {n, plural, one {# character} other {# characters}}.": "Enter at least {n, plural, one {# character} other {# characters}}.",
  // tools/entry.js
  "Enter at least {n, plural, one {# line} other {# lines}}.": "Enter at least {n, plural, one {# line} other {# lines}}.",
  // tools/entry.js
  "Enter at most {n, plural, one {# character} other {# characters}}.": "Enter at most {n, plural, one {# character} other {# characters}}.",
  // tools/entry.js
  "Enter at most {n, plural, one {# line} other {# lines}}.": "Enter at most {n, plural, one {# line} other {# lines}}.",
  // tools/entry.js
  "Enter something here.": "Enter something here.",
  // welcome/advice.js
  "Enter the key": "Enter the key",
  // settings/endpointform.js
  "Enter the server's address.": "Enter the server's address.",
  // library/scan.js
  "Entries that would be read": "Entries that would be read",
  // runs/logview.js, team/logfold.js
  "Error": "Error",
  // inspector/chart.js
  "Estimated from the length of the text": "Estimated from the length of the text",
  // sidebar/acts.js
  "Every conversation in the trash will be deleted with everything in it. Nothing brings them back.": "Every conversation in the trash will be deleted with everything in it. Nothing brings them back.",
  // sidebar/word.js
  "Every conversation is archived or in the trash. Begin a new one, or bring one back.": "Every conversation is archived or in the trash. Begin a new one, or bring one back.",
  // runs/rhythmfields.js
  "Every day": "Every day",
  // runs/cron.js
  "Every day at {time}": "Every day at {time}",
  // settings/index.js
  "Every host that Terzetto has contacted since it was started, and why.": "Every host that Terzetto has contacted since it was started, and why.",
  // runs/rhythmfields.js
  "Every hour": "Every hour",
  // runs/cron.js
  "Every hour at minute {minute}": "Every hour at minute {minute}",
  // runs/cron.js
  "Every hour, on the hour": "Every hour, on the hour",
  // runs/cron.js
  "Every minute": "Every minute",
  // runs/rhythmfields.js
  "Every month": "Every month",
  // runs/rhythmfields.js
  "Every week": "Every week",
  // runs/cron.js
  "Every {days} at {time}": "Every {days} at {time}",
  // runs/cron.js
  "Every {n} minutes": "Every {n} minutes",
  // ../plugins/tts/card.js, runs/flowform.js
  "Everything": "Everything",
  // moving/review.js
  "Everything in it is here already.": "Everything in it is here already.",
  // moving/section.js
  "Everything in one ZIP file that other programs can read: conversations with every branch and the trash, characters, lorebooks, workflows with their runs, the team's work and documents, and settings. Keys and secret values stay here. A single conversation is saved from the palette.": "Everything in one ZIP file that other programs can read: conversations with every branch and the trash, characters, lorebooks, workflows with their runs, the team's work and documents, and settings. Keys and secret values stay here. A single conversation is saved from the palette.",
  // settings/backups.js
  "Everything is as it was on {at}. What stood there before is the newest copy in the list.": "Everything is as it was on {at}. What stood there before is the newest copy in the list.",
  // moving/summary.js
  "Everything was here already. Nothing changed.": "Everything was here already. Nothing changed.",
  // library/personas.js
  "Everywhere": "Everywhere",
  // library/cardfields.js
  "Example dialogue": "Example dialogue",
  // runs/said.js
  "Executes": "Executes",
  // library/character.js, library/worlds.js
  "Export": "Export",
  // settings/look.js
  "Face of the prose": "Face of the prose",
  // runs/runlist.js, runs/said.js, team/said.js
  "Failed": "Failed",
  // welcome/found.js
  "Fetch a first model and start it. It is about as large as a film.": "Fetch a first model and start it. It is about as large as a film.",
  // settings/pull.js
  "Fetch it": "Fetch it",
  // inspector/rawcall.js
  "Fetching it.": "Fetching it.",
  // settings/pull.js
  "Fetching {model}.": "Fetching {model}.",
  // tools/director.js
  "Fields it fills in": "Fields it fills in",
  // settings/toolbox.js
  "Files and pages": "Files and pages",
  // team/roundview.js, team/shelf.js
  "Files for the team": "Files for the team",
  // settings/capabilities.js
  "Fill in a form": "Fill in a form",
  // tools/director.js
  "Fills in fields and chooses moods; the Writer reads the result. One more call for each reply.": "Fills in fields and chooses moods; the Writer reads the result. One more call for each reply.",
  // settings/modelpick.js
  "Filter models": "Filter models",
  // chat/header.js
  "Find": "Find",
  // chat/find.js
  "Find in this conversation": "Find in this conversation",
  // settings/capabilities.js
  "Find the model": "Find the model",
  // tools/audits.js
  "Finds questions that hand your own words back to you.": "Finds questions that hand your own words back to you.",
  // tools/audits.js
  "Finds sentences that deny one thing to say another.": "Finds sentences that deny one thing to say another.",
  // tools/audits.js
  "Finds the phrases of the list below, in all their wordings.": "Finds the phrases of the list below, in all their wordings.",
  // chat/transcript.js, library/greetings.js, library/preview.js
  "First message": "First message",
  // commands.js
  "First or last": "First or last",
  // inspector/numbers.js
  "First word": "First word",
  // runs/rhythmfields.js
  "Five fields": "Five fields",
  // runs/templates.js
  "Flow": "Flow",
  // runs/runlist.js
  "Flows": "Flows",
  // artifacts/widget.js
  "Fold it to this line": "Fold it to this line",
  // settings/data.js
  "Folder": "Folder",
  // settings/toolbox.js
  "Folder for files": "Folder for files",
  // settings/about.js
  "For a report": "For a report",
  // inspector/panel.js
  "For each reply you see here how the Director plans the reply, the Writer writes it and the Editor reads it over.": "For each reply you see here how the Director plans the reply, the Writer writes it and the Editor reads it over.",
  // settings/modelconfig.js
  "For models that think before they answer.": "For models that think before they answer.",
  // library/cardfields.js
  "For your shelf": "For your shelf",
  // settings/endpointform.js
  "Forget the key": "Forget the key",
  // lib/bulk.js
  "Format it": "Format it",
  // settings/voices.js
  "Found on this computer": "Found on this computer",
  // settings/samplers.js
  "Frequency penalty": "Frequency penalty",
  // moving/summary.js
  "From ChatGPT": "From ChatGPT",
  // moving/summary.js
  "From Orb": "From Orb",
  // moving/summary.js
  "From SillyTavern": "From SillyTavern",
  // runs/templates.js
  "From a file": "From a file",
  // ../plugins/tts/card.js
  "From the first sentence": "From the first sentence",
  // ../plugins/tts/card.js
  "From there on": "From there on",
  // settings/toolservers.js
  "Gets {names}. The values are kept encrypted.": "Gets {names}. The values are kept encrypted.",
  // runs/editorbar.js
  "Give up": "Give up",
  // runs/editorbar.js
  "Give up the changes": "Give up the changes",
  // runs/editorbar.js
  "Give up the changes?": "Give up the changes?",
  // runs/scheduleform.js
  "Given to each run.": "Given to each run.",
  // chat/jump.js
  "Go back": "Go back",
  // ../plugins/tts/widget.js, runs/runhead.js
  "Go on": "Go on",
  // audio/transport.js
  "Go on with the sound": "Go on with the sound",
  // chat/wordwalk.js
  "Go through the words of a message": "Go through the words of a message",
  // lib/keys.js
  "Go to": "Go to",
  // chat/actions.js
  "Go to a version": "Go to a version",
  // chat/variants.js
  "Go to a version by its number": "Go to a version by its number",
  // runs/pager.js
  "Go to number": "Go to number",
  // welcome/tip.js
  "Got it": "Got it",
  // settings/data.js
  "Health": "Health",
  // ../plugins/tts/voiceform.js
  "Hear it": "Hear it",
  // welcome/index.js
  "Help me install one": "Help me install one",
  // audio/transport.js
  "Hide the player; the sound goes on": "Hide the player; the sound goes on",
  // settings/modelconfig.js
  "High": "High",
  // settings/samplers.js
  "Higher is bolder, lower is steadier.": "Higher is bolder, lower is steadier.",
  // library/entries.js
  "Higher stands first.": "Higher stands first.",
  // settings/privacy.js
  "Hosts": "Hosts",
  // runs/gatechart.js
  "How busy this computer is": "How busy this computer is",
  // settings/prompts.js
  "How characters call you: it stands for {{user}}.": "How characters call you: it stands for {{user}}.",
  // library/crop.js
  "How close": "How close",
  // runs/runhead.js, team/progress.js
  "How far it has come": "How far it has come",
  // settings/modelconfig.js
  "How hard it thinks": "How hard it thinks",
  // library/cardfields.js
  "How it begins": "How it begins",
  // chat/editbox.js
  "How it should be written instead": "How it should be written instead",
  // library/cardfields.js
  "How it writes": "How it writes",
  // team/shelf.js
  "How much of {name} is in": "How much of {name} is in",
  // runs/rhythmfields.js
  "How often": "How often",
  // settings/index.js
  "How the page looks.": "How the page looks.",
  // tools/shelves.js
  "How to leave it": "How to leave it",
  // tools/shelves.js
  "How to write in it": "How to write in it",
  // runs/stepform.js
  "If it fails": "If it fails",
  // runs/scheduleform.js
  "If its time was missed": "If its time was missed",
  // library/characters.js, library/worlds.js
  "Import": "Import",
  // commands.js
  "Import a card or a lorebook": "Import a card or a lorebook",
  // lib/keys.js
  "In an empty composer": "In an empty composer",
  // library/index.js
  "In and out": "In and out",
  // runs/said.js
  "In line": "In line",
  // lib/keys.js
  "In lists": "In lists",
  // sidebar/found.js
  "In messages": "In messages",
  // lib/keys.js
  "In runs and workflows": "In runs and workflows",
  // lib/keys.js
  "In the library": "In the library",
  // runs/scheduleform.js
  "In the time of this computer.": "In the time of this computer.",
  // settings/samplers.js
  "In tokens; a token is about three quarters of a word.": "In tokens; a token is about three quarters of a word.",
  // runs/stepform.js
  "In words. An assistant reads it, with the tools that it may use. Name one with @ to ask that one.": "In words. An assistant reads it, with the tools that it may use. Name one with @ to ask that one.",
  // library/personas.js
  "In “{title}”": "In “{title}”",
  // runs/startdialog.js, runs/tryflow.js
  "Input": "Input",
  // inspector/index.js
  "Inspector": "Inspector",
  // welcome/found.js
  "Install Ollama in PowerShell.": "Install Ollama in PowerShell.",
  // welcome/found.js
  "Install Ollama in Terminal, with Homebrew.": "Install Ollama in Terminal, with Homebrew.",
  // welcome/found.js
  "Install Ollama in a terminal.": "Install Ollama in a terminal.",
  // inspector/words.js
  "Instead of": "Instead of",
  // runs/requestcard.js
  "It asks something.": "It asks something.",
  // runs/stepform.js
  "It asks you before it does anything.": "It asks you before it does anything.",
  // artifacts/deletion.js
  "It cannot be brought back. The message stays.": "It cannot be brought back. The message stays.",
  // team/crew.js
  "It comes with Terzetto and cannot be changed. Make an agent of your own beside it.": "It comes with Terzetto and cannot be changed. Make an agent of your own beside it.",
  // ../plugins/tts/reader.js, ../plugins/tts/voiceform.js
  "It could not be read aloud. Try again.": "It could not be read aloud. Try again.",
  // artifacts/media.js
  "It could not be read.": "It could not be read.",
  // ../plugins/tts/widget.js
  "It could not be saved.": "It could not be saved.",
  // runs/scheduleform.js
  "It does not run again.": "It does not run again.",
  // runs/tryflow.js, runs/trystep.js
  "It gave nothing.": "It gave nothing.",
  // tools/phrases.js
  "It is a pattern (a regular expression)": "It is a pattern (a regular expression)",
  // runs/assistants.js
  "It is asked where a step names no other.": "It is asked where a step names no other.",
  // team/taking.js
  "It is at work and will be stopped. Its rounds, its log and what the team made are deleted. Files that you added stay.": "It is at work and will be stopped. Its rounds, its log and what the team made are deleted. Files that you added stay.",
  // runs/requestcard.js
  "It is done, go on": "It is done, go on",
  // tools/marks.js
  "It is longer than the limit, so the Editor would write it anew.": "It is longer than the limit, so the Editor would write it anew.",
  // team/taking.js
  "It is not listed with this message any more. Save it first if you want to keep it.": "It is not listed with this message any more. Save it first if you want to keep it.",
  // runs/scheduleform.js
  "It is off.": "It is off.",
  // settings/toolbox.js
  "It is started once, and kept if it answers.": "It is started once, and kept if it answers.",
  // chat/outside.js
  "It leads to {host}.": "It leads to {host}.",
  // team/crew.js
  "It makes {kinds}.": "It makes {kinds}.",
  // ../plugins/tts/card.js
  "It plays": "It plays",
  // runs/scheduleform.js
  "It runs while Terzetto is open.": "It runs while Terzetto is open.",
  // library/cardfields.js
  "It stands for {{char}}.": "It stands for {{char}}.",
  // runs/argsform.js, runs/requestcard.js, runs/stepform.js
  "It takes no arguments.": "It takes no arguments.",
  // runs/tryflow.js, runs/trystep.js
  "It took {time}.": "It took {time}.",
  // runs/requestcard.js
  "It waits for you": "It waits for you",
  // inspector/sections.js
  "It was left empty.": "It was left empty.",
  // settings/endpointcard.js
  "Its address, key and models are forgotten. Your conversations stay.": "Its address, key and models are forgotten. Your conversations stay.",
  // artifacts/evicted.js
  "Its bytes were dropped to save room, and this one cannot be made again.": "Its bytes were dropped to save room, and this one cannot be made again.",
  // artifacts/evicted.js
  "Its bytes were dropped to save room. Switch {workflow} on to bring it back.": "Its bytes were dropped to save room. Switch {workflow} on to bring it back.",
  // artifacts/evicted.js
  "Its bytes were dropped to save room. {workflow} can make the same again.": "Its bytes were dropped to save room. {workflow} can make the same again.",
  // library/character.js
  "Its conversations stay, with what they took from the card. Importing the same card again brings it back to them.": "Its conversations stay, with what they took from the card. Importing the same card again brings it back to them.",
  // runs/scheduleform.js
  "Its last run": "Its last run",
  // tools/agent.js
  "Its model": "Its model",
  // runs/argfield.js
  "Its name": "Its name",
  // tools/shelves.js
  "Its name if empty.": "Its name if empty.",
  // settings/toolserverform.js
  "Its name, or the whole path to it.": "Its name, or the whole path to it.",
  // library/preview.js
  "Its own system prompt, which replaces yours": "Its own system prompt, which replaces yours",
  // ../plugins/tts/card.js
  "Its passage": "Its passage",
  // team/taking.js
  "Its rounds, its log and what the team made are deleted. Files that you added stay.": "Its rounds, its log and what the team made are deleted. Files that you added stay.",
  // runs/editorbar.js
  "Its schedules go with it. Runs of it stay, and those at work go on.": "Its schedules go with it. Runs of it stay, and those at work go on.",
  // ../plugins/tts/cast.js
  "Its sound is kept with the reply.": "Its sound is kept with the reply.",
  // runs/runhead.js
  "Its steps, results and log are deleted. What its tools have done stays done.": "Its steps, results and log are deleted. What its tools have done stays done.",
  // runs/variables.js
  "Its value is locked away and never shown again, not even to you.": "Its value is locked away and never shown again, not even to you.",
  // team/taking.js
  "Its words go, and its documents are not listed with it any more. The log stays.": "Its words go, and its documents are not listed with it any more. The log stays.",
  // team/taking.js
  "Its words go. The log stays.": "Its words go. The log stays.",
  // runs/runhead.js, runs/scheduleform.js
  "Its workflow": "Its workflow",
  // runs/varrows.js
  "JSON": "JSON",
  // library/character.js
  "JSON, without the picture": "JSON, without the picture",
  // chat/transcript.js, chat/unseen.js
  "Jump to the end": "Jump to the end",
  // lib/keys.js
  "Keep": "Keep",
  // library/preview.js
  "Keep both": "Keep both",
  // settings/prompts.js
  "Keep it": "Keep it",
  // tools/notes.js
  "Keep it after all": "Keep it after all",
  // closing.js
  "Keep it open": "Keep it open",
  // settings/habits.js
  "Keep still": "Keep still",
  // chat/review.js
  "Keep the Writer's version": "Keep the Writer's version",
  // settings/samplers.js
  "Keeps only this many of the likeliest words.": "Keeps only this many of the likeliest words.",
  // ../plugins/format_consistency/index.js
  "Keeps quotes around speech and asterisks around narration as they were in the last replies. No model is asked.": "Keeps quotes around speech and asterisks around narration as they were in the last replies. No model is asked.",
  // tools/editor.js
  "Keeps replies from running on.": "Keeps replies from running on.",
  // settings/samplers.js
  "Keeps the likeliest words up to this share.": "Keeps the likeliest words up to this share.",
  // tools/shelves.js
  "Kept": "Kept",
  // settings/endpointform.js
  "Kept encrypted and sent to this address only. It is never shown again.": "Kept encrypted and sent to this address only. It is never shown again.",
  // settings/endpointform.js, settings/voices.js
  "Key": "Key",
  // settings/voices.js
  "Key of {server}": "Key of {server}",
  // commands.js, library/entries.js, settings/data.js
  "Keys": "Keys",
  // library/entries.js
  "Keys are patterns": "Keys are patterns",
  // runs/runlist.js, tools/shelves.js
  "Kind": "Kind",
  // settings/voices.js
  "Kokoro, AllTalk, LocalAI and others that speak the OpenAI protocol. What is read aloud by one is sent to it.": "Kokoro, AllTalk, LocalAI and others that speak the OpenAI protocol. What is read aloud by one is sent to it.",
  // settings/looks.js
  "Lamp": "Lamp",
  // commands.js
  "Larger": "Larger",
  // library/characters.js
  "Last changed first": "Last changed first",
  // chat/transcript.js
  "Last message": "Last message",
  // runs/scheduleform.js
  "Last: {when}": "Last: {when}",
  // inspector/chooser.js
  "Later turn": "Later turn",
  // tools/shelves.js
  "Leave at least one wording, or delete the group.": "Leave at least one wording, or delete the group.",
  // moving/review.js
  "Leave it": "Leave it",
  // inspector/words.js
  "Left notes for you": "Left notes for you",
  // inspector/sections.js, tools/editor.js
  "Length": "Length",
  // settings/capabilities.js
  "Length it can read": "Length it can read",
  // settings/look.js
  "Length of a line": "Length of a line",
  // settings/toolbox.js
  "Let tools fetch pages of the web": "Let tools fetch pages of the web",
  // team/agentform.js
  "Letters and digits.": "Letters and digits.",
  // team/agentform.js
  "Letters and digits. Empty: made of the name.": "Letters and digits. Empty: made of the name.",
  // runs/variables.js
  "Letters, digits and _.": "Letters, digits and _.",
  // commands.js, library/index.js, palette/places.js, sidebar/sidebar.js
  "Library": "Library",
  // ../plugins/tts/card.js
  "Light the word that is read": "Light the word that is read",
  // settings/toolinput.js
  "Line {n} is not written as NAME=value.": "Line {n} is not written as NAME=value.",
  // runs/logview.js
  "Lines {from} to {to} of {all}": "Lines {from} to {to} of {all}",
  // runs/logview.js
  "Lines {from} to {to} of {all}; the window holds the newest {held}.": "Lines {from} to {to} of {all}; the window holds the newest {held}.",
  // tools/shelves.js
  "List": "List",
  // settings/capabilities.js
  "List its models": "List its models",
  // runs/logview.js, runs/rundetail.js, team/logfold.js
  "Log": "Log",
  // runs/stepsview.js
  "Log of this step": "Log of this step",
  // settings/samplers.js
  "Longest answer": "Longest answer",
  // settings/about.js, settings/models.js, settings/privacy.js, settings/toolservers.js, welcome/index.js
  "Look again": "Look again",
  // settings/toolservers.js
  "Look again what {server} offers": "Look again what {server} offers",
  // runs/dryrun.js
  "Look again with these": "Look again with these",
  // sidebar/word.js
  "Look among the conversations": "Look among the conversations",
  // welcome/index.js
  "Look around first": "Look around first",
  // settings/capabilities.js
  "Look at a picture": "Look at a picture",
  // runs/atwork.js, runs/strip.js
  "Look at it": "Look at it",
  // welcome/advice.js
  "Look at the servers": "Look at the servers",
  // team/documents.js
  "Look at {name}": "Look at {name}",
  // settings/models.js
  "Look for servers on this computer": "Look for servers on this computer",
  // sidebar/word.js
  "Look in the archive": "Look in the archive",
  // settings/voices.js
  "Look on this computer": "Look on this computer",
  // runs/dryrun.js
  "Looking at each step.": "Looking at each step.",
  // settings/data.js
  "Looking at every page of the file.": "Looking at every page of the file.",
  // moving/section.js
  "Looking at what is in it.": "Looking at what is in it.",
  // settings/models.js, welcome/index.js
  "Looking for model servers on this computer.": "Looking for model servers on this computer.",
  // settings/voices.js
  "Looking for speech servers on this computer.": "Looking for speech servers on this computer.",
  // library/cardfields.js
  "Looks, history, manner. The model reads it in every turn.": "Looks, history, manner. The model reads it in every turn.",
  // library/cardfields.js
  "Lorebook": "Lorebook",
  // library/index.js
  "Lorebooks": "Lorebooks",
  // settings/modelconfig.js
  "Low": "Low",
  // library/entries.js
  "Lower stands first among equals.": "Lower stands first among equals.",
  // team/said.js
  "Made": "Made",
  // team/crew.js
  "Made by you": "Made by you",
  // settings/data.js
  "Made every day and before each update, and checked. Seven days and four weeks are kept.": "Made every day and before each update, and checked. Seven days and four weeks are kept.",
  // settings/about.js
  "Made with": "Made with",
  // runs/editorbar.js
  "Make a copy": "Make a copy",
  // artifacts/body.js
  "Make it anew": "Make it anew",
  // settings/room.js
  "Make room first: the model is a download of about 10 GB.": "Make room first: the model is a download of about 10 GB.",
  // tools/editor.js
  "Marks changes in the page after each reply.": "Marks changes in the page after each reply.",
  // chat/find.js
  "Match before": "Match before",
  // runs/requestcard.js
  "May it use {tool}?": "May it use {tool}?",
  // settings/modelconfig.js
  "Medium": "Medium",
  // welcome/advice.js
  "Mend the address": "Mend the address",
  // inspector/words.js
  "Mended passages": "Mended passages",
  // settings/backups.js
  "Merge": "Merge",
  // settings/backups.js
  "Merge what the copy of {at} holds with what is here": "Merge what the copy of {at} holds with what is here",
  // chat/actions.js
  "Message": "Message",
  // commands.js
  "Message before": "Message before",
  // moving/summary.js
  "Messages as a model is sent them": "Messages as a model is sent them",
  // settings/endpointform.js
  "Messages go to {address}.": "Messages go to {address}.",
  // settings/samplers.js
  "Min P": "Min P",
  // runs/variables.js
  "Mine in this group": "Mine in this group",
  // runs/variables.js
  "Mine, in every group": "Mine, in every group",
  // runs/rhythmfields.js
  "Minute, hour, day of the month, month, day of the week.": "Minute, hour, day of the month, month, day of the week.",
  // ../plugins/tts/voiceform.js, runs/assistants.js, runs/flowform.js, team/agentform.js
  "Model": "Model",
  // settings/discover.js
  "Model of {server}": "Model of {server}",
  // palette/places.js, settings/endpoints.js, welcome/found.js
  "Model server": "Model server",
  // settings/pull.js
  "Model to fetch": "Model to fetch",
  // runs/flowform.js
  "Model, limits and tools": "Model, limits and tools",
  // settings/index.js
  "Models": "Models",
  // settings/modelpick.js
  "Models of this server": "Models of this server",
  // runs/cron.js
  "Monday to Friday at {time}": "Monday to Friday at {time}",
  // inspector/fields.js
  "Mood, {name}": "Mood, {name}",
  // inspector/sections.js, inspector/words.js
  "Moods": "Moods",
  // tools/director.js
  "Moods it can set": "Moods it can set",
  // chat/actions.js, runs/editorbar.js, settings/presetrow.js, sidebar/row.js
  "More": "More",
  // settings/presetrow.js
  "More about {name}": "More about {name}",
  // runs/orderedrow.js
  "More for step {n}": "More for step {n}",
  // sidebar/row.js
  "More for {title}": "More for {title}",
  // sidebar/found.js
  "More than {n} messages found": "More than {n} messages found",
  // tools/editor.js
  "Most models then keep to it, and nothing has to be shortened.": "Most models then keep to it, and nothing has to be shortened.",
  // runs/flowform.js
  "Most tokens": "Most tokens",
  // commands.js
  "Move a step up or down": "Move a step up or down",
  // runs/orderedlist.js
  "Move down": "Move down",
  // commands.js
  "Move the cut-out of a picture": "Move the cut-out of a picture",
  // sidebar/acts.js
  "Move to the trash": "Move to the trash",
  // runs/orderedlist.js
  "Move up": "Move up",
  // tools/shelves.js
  "Must be filled in": "Must be filled in",
  // library/cardfields.js, library/entries.js, library/worlds.js, runs/assistants.js, runs/editorwords.js, runs/variables.js, runs/varrows.js, settings/endpointform.js, settings/kwargs.js, settings/personas.js, settings/presets.js, settings/toolserverform.js, settings/voices.js, team/agentform.js, tools/shelves.js
  "Name": "Name",
  // team/agentform.js
  "Name in plans": "Name in plans",
  // library/entries.js
  "Name of the entry": "Name of the entry",
  // tools/shelves.js
  "Name of the field": "Name of the field",
  // library/worlds.js
  "Name of the lorebook": "Name of the lorebook",
  // settings/modelpick.js
  "Name of the model": "Name of the model",
  // tools/shelves.js
  "Name of the mood": "Name of the mood",
  // settings/personas.js
  "Name of the persona": "Name of the persona",
  // settings/personas.js
  "Name, such as Captain Reed": "Name, such as Captain Reed",
  // tools/shelves.js
  "Name, such as Solemn": "Name, such as Solemn",
  // library/worlds.js
  "Name, such as The harbour": "Name, such as The harbour",
  // library/entries.js
  "Name, such as The old pier": "Name, such as The old pier",
  // tools/shelves.js
  "Name, such as Weather": "Name, such as Weather",
  // runs/runlist.js
  "Needs you": "Needs you",
  // settings/looks.js
  "Never": "Never",
  // runs/templates.js, sidebar/sidebar.js
  "New": "New",
  // team/crew.js
  "New agent": "New agent",
  // sidebar/row.js
  "New answer.": "New answer.",
  // runs/assistants.js
  "New assistant": "New assistant",
  // library/characters.js
  "New character": "New character",
  // commands.js
  "New conversation": "New conversation",
  // runs/templates.js
  "New flow": "New flow",
  // settings/presetrow.js
  "New name of {name}": "New name of {name}",
  // team/list.js
  "New request": "New request",
  // runs/schedules.js
  "New schedule": "New schedule",
  // inspector/words.js
  "New text": "New text",
  // runs/variables.js
  "New variable": "New variable",
  // inspector/words.js
  "New wording": "New wording",
  // runs/templates.js
  "New workflow": "New workflow",
  // runs/runlist.js
  "Newer": "Newer",
  // runs/logview.js
  "Newer lines": "Newer lines",
  // runs/logview.js
  "Newest": "Newest",
  // library/characters.js
  "Newest first": "Newest first",
  // chat/find.js
  "Next match": "Next match",
  // commands.js
  "Next message": "Next message",
  // chat/pictures.js
  "Next picture": "Next picture",
  // artifacts/widget.js
  "Next variant": "Next variant",
  // commands.js
  "Next variant, in what a workflow made": "Next variant, in what a workflow made",
  // chat/actions.js, chat/variants.js, composer/keynames.js
  "Next version": "Next version",
  // runs/scheduleform.js
  "Next: {when}": "Next: {when}",
  // settings/looks.js
  "Night train": "Night train",
  // settings/privacy.js
  "No account, no telemetry, no search for updates.": "No account, no telemetry, no search for updates.",
  // inspector/wire.js
  "No answer came.": "No answer came.",
  // runs/stepsview.js, runs/trystep.js
  "No arguments": "No arguments",
  // sidebar/word.js
  "No conversation is called “{sought}”.": "No conversation is called “{sought}”.",
  // library/scan.js
  "No entry would be read.": "No entry would be read.",
  // chat/bookmarks.js
  "No message is bookmarked here. The menu of a message can do it.": "No message is bookmarked here. The menu of a message can do it.",
  // sidebar/found.js
  "No message says this.": "No message says this.",
  // settings/endpointcard.js
  "No model chosen yet.": "No model chosen yet.",
  // settings/modelpick.js
  "No model has this in its name.": "No model has this in its name.",
  // team/begin.js
  "No model is connected, so the demo plays the team: you see how it works, and get plain documents.": "No model is connected, so the demo plays the team: you see how it works, and get plain documents.",
  // library/cardfields.js
  "No model reads this.": "No model reads this.",
  // settings/models.js
  "No model server answers on this computer. Start one and look again, or add one by its address.": "No model server answers on this computer. Start one and look again, or add one by its address.",
  // welcome/index.js
  "No model server is running on this computer yet.": "No model server is running on this computer yet.",
  // runs/variables.js
  "No other tool is told its value.": "No other tool is told its value.",
  // team/crew.js
  "No plan can name it any more. What it made stays.": "No plan can name it any more. What it made stays.",
  // runs/stepsview.js
  "No result yet": "No result yet",
  // runs/runlist.js
  "No run is like this.": "No run is like this.",
  // ../plugins/tts/card.js
  "No speech engine is here. Install espeak-ng, and it is found by itself.": "No speech engine is here. Install espeak-ng, and it is found by itself.",
  // runs/rundetail.js
  "No step has saved anything yet.": "No step has saved anything yet.",
  // team/list.js
  "No teamwork has this in its name.": "No teamwork has this in its name.",
  // ../plugins/tts/voicepick.js
  "No voice has this in its name or language.": "No voice has this in its name or language.",
  // runs/templates.js
  "No workflow has this in its name.": "No workflow has this in its name.",
  // runs/pager.js
  "No.": "No.",
  // tools/notes.js
  "Nobody": "Nobody",
  // library/characters.js
  "Nobody fits this search.": "Nobody fits this search.",
  // sidebar/sidebar.js
  "Nobody in particular": "Nobody in particular",
  // settings/privacy.js
  "Nobody was contacted since Terzetto was started.": "Nobody was contacted since Terzetto was started.",
  // library/cardfields.js, runs/value.js, tools/schema.js
  "None": "None",
  // settings/voices.js
  "None answered on this computer. Start one, or add it by its address.": "None answered on this computer. Start one, or add it by its address.",
  // tools/notes.js
  "None yet. They come with the replies.": "None yet. They come with the replies.",
  // tools/notes.js
  "None. Directions are written down only while the switch above is on.": "None. Directions are written down only while the switch above is on.",
  // tools/configfield.js
  "Not chosen": "Not chosen",
  // chat/find.js
  "Not found": "Not found",
  // team/said.js
  "Not made": "Not made",
  // runs/formdetail.js, runs/scheduleform.js
  "Not saved yet.": "Not saved yet.",
  // runs/variables.js
  "Not set.": "Not set.",
  // runs/stepsview.js
  "Not started yet": "Not started yet",
  // tools/shelves.js
  "Note to you": "Note to you",
  // tools/notes.js
  "Notes": "Notes",
  // inspector/editorsections.js, inspector/words.js
  "Notes for you": "Notes for you",
  // library/cardfields.js, library/preview.js
  "Notes of the creator": "Notes of the creator",
  // tools/notes.js
  "Notes to you": "Notes to you",
  // ../plugins/tts/card.js, runs/flowform.js
  "Nothing": "Nothing",
  // team/list.js
  "Nothing has been asked of the team yet.": "Nothing has been asked of the team yet.",
  // runs/runlist.js
  "Nothing has run yet. A workflow is a list of steps that runs here, on this computer.": "Nothing has run yet. A workflow is a list of steps that runs here, on this computer.",
  // runs/picker.js
  "Nothing has this in its name.": "Nothing has this in its name.",
  // palette/palette.js
  "Nothing here has that name.": "Nothing here has that name.",
  // sidebar/word.js
  "Nothing here is called “{sought}”.": "Nothing here is called “{sought}”.",
  // sidebar/word.js
  "Nothing is archived. Archive what you are done with; it comes back when you write in it.": "Nothing is archived. Archive what you are done with; it comes back when you write in it.",
  // runs/logview.js
  "Nothing is in the log yet.": "Nothing is in the log yet.",
  // runs/schedules.js
  "Nothing is planned. A schedule runs a workflow at a time, or again and again, while Terzetto is open.": "Nothing is planned. A schedule runs a workflow at a time, or again and again, while Terzetto is open.",
  // moving/review.js
  "Nothing is saved yet, and nothing that is here will be changed.": "Nothing is saved yet, and nothing that is here will be changed.",
  // artifacts/acts.js
  "Nothing new came of it.": "Nothing new came of it.",
  // runs/tryflow.js
  "Nothing of this is kept.": "Nothing of this is kept.",
  // ../plugins/tts/reader.js
  "Nothing says how this sound is played. Speak it anew.": "Nothing says how this sound is played. Speak it anew.",
  // chat/review.js
  "Nothing that can be seen.": "Nothing that can be seen.",
  // inspector/editorsections.js
  "Nothing that needed mending.": "Nothing that needed mending.",
  // runs/dryrun.js
  "Nothing was carried out. {n, plural, one {# step would fail} other {# steps would fail}}.": "Nothing was carried out. {n, plural, one {# step would fail} other {# steps would fail}}.",
  // runs/dryrun.js
  "Nothing was carried out. {n, plural, one {# step} other {# steps}}, and none of them would fail at its arguments.": "Nothing was carried out. {n, plural, one {# step} other {# steps}}, and none of them would fail at its arguments.",
  // tools/audits.js
  "Notices four sentences in a row with the same first word.": "Notices four sentences in a row with the same first word.",
  // tools/audits.js
  "Notices replies that alternate speech and narration in one fixed order.": "Notices replies that alternate speech and narration in one fixed order.",
  // tools/audits.js
  "Notices sentences that open with the same string of words.": "Notices sentences that open with the same string of words.",
  // tools/audits.js
  "Notices turns of phrase from the last replies.": "Notices turns of phrase from the last replies.",
  // inspector/words.js
  "Now": "Now",
  // tools/workflows.js
  "Off: none of those below acts in a turn. What they made stays.": "Off: none of those below acts in a turn. What they made stays.",
  // tools/panel.js
  "Off: the Writer answers alone, in one call, and the prompt holds nothing of the others.": "Off: the Writer answers alone, in one call, and the prompt holds nothing of the others.",
  // runs/runlist.js
  "Older": "Older",
  // runs/logview.js
  "Older lines": "Older lines",
  // runs/rhythmfields.js, runs/scheduleform.js
  "On": "On",
  // chat/bookmarks.js
  "On another branch: {text}": "On another branch: {text}",
  // runs/rhythmfields.js
  "On day": "On day",
  // runs/cron.js
  "On day {date} of each month at {time}": "On day {date} of each month at {time}",
  // runs/scheduleform.js
  "Once": "Once",
  // runs/schedules.js
  "Once, {when}": "Once, {when}",
  // tools/director.js
  "One call for each field: slower, and better for small models.": "One call for each field: slower, and better for small models.",
  // settings/data.js
  "One folder on this computer. Nothing is sent anywhere but to the servers you add.": "One folder on this computer. Nothing is sent anywhere but to the servers you add.",
  // library/entries.js
  "One of them must be spoken of.": "One of them must be spoken of.",
  // tools/configfield.js
  "One on each line.": "One on each line.",
  // tools/shelves.js
  "One on each line; the first gives the group its name.": "One on each line; the first gives the group its name.",
  // tools/shelves.js
  "One or two sentences; the model reads them.": "One or two sentences; the model reads them.",
  // settings/toolserverform.js
  "One per line, as NAME=value. Only this program gets them; they are kept encrypted and not shown again.": "One per line, as NAME=value. Only this program gets them; they are kept encrypted and not shown again.",
  // settings/toolserverform.js
  "One per line. Leave it empty for none.": "One per line. Leave it empty for none.",
  // tools/director.js
  "One question at a time": "One question at a time",
  // commands.js
  "One up or down": "One up or down",
  // settings/endpointform.js, settings/voices.js
  "Only if the server asks for one": "Only if the server asks for one",
  // settings/toolbox.js
  "Only of the public web, never of this computer or your network. Each host is listed under Privacy.": "Only of the public web, never of this computer or your network. Each host is listed under Privacy.",
  // settings/prompts.js
  "Only used where they have a model of their own.": "Only used where they have a model of their own.",
  // chat/outside.js
  "Open": "Open",
  // settings/association.js
  "Open cards elsewhere": "Open cards elsewhere",
  // settings/association.js
  "Open cards with Terzetto": "Open cards with Terzetto",
  // settings/data.js
  "Open folder": "Open folder",
  // sidebar/acts.js
  "Open it": "Open it",
  // library/worlds.js
  "Open its entries": "Open its entries",
  // commands.js
  "Open the character that has the focus": "Open the character that has the focus",
  // library/greetings.js
  "Open the conversation with variant {n}": "Open the conversation with variant {n}",
  // welcome/tip.js
  "Open the inspector": "Open the inspector",
  // chat/outside.js
  "Open this link?": "Open this link?",
  // library/characters.js, library/entries.js
  "Order": "Order",
  // sidebar/found.js
  "Other branch": "Other branch",
  // library/character.js
  "PNG, the card in its picture": "PNG, the card in its picture",
  // moving/section.js
  "Packing everything.": "Packing everything.",
  // team/items.js
  "Page {n}": "Page {n}",
  // team/preview.js
  "Pages": "Pages",
  // palette/palette.js
  "Palette": "Palette",
  // settings/looks.js
  "Paper": "Paper",
  // settings/looks.js
  "Paper by day, Lamp when your computer is dark.": "Paper by day, Lamp when your computer is dark.",
  // tools/editor.js
  "Paragraphs": "Paragraphs",
  // inspector/words.js
  "Passages": "Passages",
  // runs/said.js
  "Passed over": "Passed over",
  // tools/tryit.js
  "Paste a text. Nothing is sent anywhere.": "Paste a text. Nothing is sent anywhere.",
  // composer/pastes.js
  "Pasted text": "Pasted text",
  // tools/phrases.js, tools/shelves.js
  "Pattern": "Pattern",
  // ../plugins/tts/widget.js
  "Pause": "Pause",
  // audio/transport.js
  "Pause the sound": "Pause the sound",
  // library/cardfields.js
  "Personality": "Personality",
  // library/index.js, library/personas.js, settings/prompts.js
  "Personas": "Personas",
  // tools/shelves.js
  "Phrases that came with Terzetto and are missing or switched off come back. Your own stay.": "Phrases that came with Terzetto and are missing or switched off come back. Your own stay.",
  // chat/pictures.js
  "Picture": "Picture",
  // chat/pictures.js
  "Picture at full size": "Picture at full size",
  // chat/pictures.js
  "Picture before": "Picture before",
  // settings/data.js
  "Pictures and sounds beside your messages. When there is no more room, those that were not seen for longest give up theirs; most can be made again.": "Pictures and sounds beside your messages. When there is no more room, those that were not seen for longest give up theirs; most can be made again.",
  // settings/privacy.js
  "Pictures from elsewhere in a text are not loaded.": "Pictures from elsewhere in a text are not loaded.",
  // sidebar/acts.js
  "Pin to the top": "Pin to the top",
  // sidebar/groups.js
  "Pinned": "Pinned",
  // ../plugins/tts/voiceform.js
  "Pitch": "Pitch",
  // sidebar/sidebar.js
  "Places": "Places",
  // team/planview.js
  "Plan": "Plan",
  // tools/director.js
  "Plan each reply": "Plan each reply",
  // runs/editorbar.js, runs/scheduleform.js
  "Plan it": "Plan it",
  // runs/said.js
  "Planned": "Planned",
  // tools/director.js
  "Plans each reply before it is written.": "Plans each reply before it is written.",
  // ../plugins/tts/widget.js
  "Play": "Play",
  // library/personas.js, settings/prompts.js
  "Play as this persona": "Play as this persona",
  // settings/prompts.js
  "Play as yourself": "Play as yourself",
  // audio/transport.js
  "Play it again": "Play it again",
  // settings/looks.js
  "Playbill": "Playbill",
  // tools/workflows.js
  "Plug-ins that work on each reply.": "Plug-ins that work on each reply.",
  // audio/transport.js
  "Position": "Position",
  // ../plugins/tts/widget.js
  "Position in the sound": "Position in the sound",
  // ../plugins/tts/reader.js
  "Preparing the voice": "Preparing the voice",
  // settings/samplers.js
  "Presence penalty": "Presence penalty",
  // settings/index.js, settings/presets.js
  "Presets": "Presets",
  // team/preview.js
  "Preview": "Preview",
  // library/entries.js
  "Priority": "Priority",
  // settings/index.js
  "Privacy": "Privacy",
  // settings/toolserverform.js
  "Program": "Program",
  // settings/toolbox.js, settings/toolservers.js
  "Programs that offer tools": "Programs that offer tools",
  // team/said.js
  "Project manager": "Project manager",
  // team/said.js
  "Promised": "Promised",
  // runs/flowform.js
  "Prompt": "Prompt",
  // settings/index.js
  "Prompts": "Prompts",
  // settings/presetwords.js
  "Prompts only": "Prompts only",
  // settings/look.js
  "Prose": "Prose",
  // tools/shelf.js
  "Put back": "Put back",
  // sidebar/acts.js
  "Put it back": "Put it back",
  // library/preview.js
  "Put it in the place of the other": "Put it in the place of the other",
  // composer/pastes.js
  "Put it into the message": "Put it into the message",
  // settings/data.js
  "Put the defaults back": "Put the defaults back",
  // tools/shelves.js
  "Put the first fields back": "Put the first fields back",
  // tools/shelves.js
  "Put the first fields back?": "Put the first fields back?",
  // tools/shelves.js
  "Put the first moods back": "Put the first moods back",
  // tools/shelves.js
  "Put the first moods back?": "Put the first moods back?",
  // tools/shelves.js
  "Put the first phrases back": "Put the first phrases back",
  // tools/shelves.js
  "Put the first phrases back?": "Put the first phrases back?",
  // settings/backups.js
  "Put this copy in place?": "Put this copy in place?",
  // settings/data.js
  "Puts settings, moods, fields and phrases back as they were on the first day. Conversations, characters and servers stay.": "Puts settings, moods, fields and phrases back as they were on the first day. Conversations, characters and servers stay.",
  // welcome/advice.js
  "Raise the context in the server if you can.": "Raise the context in the server if you can.",
  // welcome/advice.js
  "Raise the context length of the model in LM Studio and load it again.": "Raise the context length of the model in LM Studio and load it again.",
  // settings/capabilities.js
  "Reach the server": "Reach the server",
  // chat/wordwalk.js, inspector/chart.js, inspector/numbers.js, lib/keys.js
  "Read": "Read",
  // ../plugins/tts/index.js
  "Read aloud": "Read aloud",
  // ../plugins/tts/clicks.js
  "Read aloud from here": "Read aloud from here",
  // inspector/words.js
  "Read and mend": "Read and mend",
  // inspector/words.js
  "Read and mend, round {n}": "Read and mend, round {n}",
  // tools/editor.js
  "Read each reply over": "Read each reply over",
  // library/cardfields.js
  "Read in every conversation with it, and embedded when the card is exported.": "Read in every conversation with it, and embedded when the card is exported.",
  // ../plugins/tts/index.js
  "Read the last reply aloud, or pause": "Read the last reply aloud, or pause",
  // settings/about.js
  "Reading it.": "Reading it.",
  // tools/configform.js
  "Reading the settings.": "Reading the settings.",
  // tools/notes.js
  "Reading them costs no call.": "Reading them costs no call.",
  // runs/editor.js, runs/formdetail.js, runs/listpane.js, runs/scheduleform.js, team/crew.js, team/detail.js, team/preview.js
  "Reading.": "Reading.",
  // runs/said.js
  "Reads": "Reads",
  // ../plugins/tts/card.js
  "Reads replies aloud, each character in its own voice.": "Reads replies aloud, each character in its own voice.",
  // tools/editor.js
  "Reads the finished reply and mends what it finds.": "Reads the finished reply and mends what it finds.",
  // welcome/index.js
  "Ready": "Ready",
  // runs/requestcard.js
  "Refuse": "Refuse",
  // library/entries.js
  "Regular expressions in Go's syntax; /pattern/i works, too.": "Regular expressions in Go's syntax; /pattern/i works, too.",
  // tools/notes.js
  "Remember directions": "Remember directions",
  // settings/configrow.js, settings/kwargs.js, settings/toolservers.js, settings/voices.js
  "Remove": "Remove",
  // commands.js
  "Remove a step": "Remove a step",
  // runs/orderedlist.js, tools/configfield.js
  "Remove it": "Remove it",
  // composer/pastes.js
  "Remove the pasted text": "Remove the pasted text",
  // commands.js, settings/samples.js
  "Remove the samples": "Remove the samples",
  // settings/samples.js
  "Remove the samples?": "Remove the samples?",
  // runs/flowform.js
  "Remove this call": "Remove this call",
  // settings/configrow.js
  "Remove this model": "Remove this model",
  // settings/kwargs.js
  "Remove this row": "Remove this row",
  // composer/images.js, runs/varrows.js, team/shelf.js
  "Remove {name}": "Remove {name}",
  // settings/configrow.js
  "Remove {name}?": "Remove {name}?",
  // settings/toolservers.js, settings/voices.js
  "Remove {server}": "Remove {server}",
  // tools/configfield.js
  "Removed when you save": "Removed when you save",
  // settings/presetrow.js, sidebar/acts.js
  "Rename": "Rename",
  // sidebar/sidebar.js
  "Rename the conversation": "Rename the conversation",
  // audio/transport.js
  "Repeat": "Repeat",
  // settings/samplers.js
  "Repetition penalty": "Repetition penalty",
  // library/cardfields.js
  "Replaces yours; {original} stands for it. Empty: yours.": "Replaces yours; {original} stands for it. Empty: yours.",
  // runs/runlist.js
  "Replies": "Replies",
  // ../plugins/tts/card.js
  "Replies play by themselves": "Replies play by themselves",
  // inspector/words.js
  "Reply": "Reply",
  // inspector/words.js
  "Reply on a new branch": "Reply on a new branch",
  // inspector/words.js
  "Reply, continued": "Reply, continued",
  // inspector/chart.js
  "Reported by the server": "Reported by the server",
  // inspector/rawcall.js
  "Request": "Request",
  // inspector/rawcall.js
  "Request and answer": "Request and answer",
  // inspector/rawcall.js
  "Request, body": "Request, body",
  // settings/backups.js
  "Restore": "Restore",
  // settings/backups.js
  "Restore the copy of {at}": "Restore the copy of {at}",
  // runs/stepsview.js, runs/tryflow.js, runs/trystep.js
  "Result": "Result",
  // runs/stepform.js
  "Result, failure and assistant": "Result, failure and assistant",
  // inspector/numbers.js
  "Reused": "Reused",
  // inspector/words.js
  "Reword your message": "Reword your message",
  // inspector/words.js
  "Reworded your message": "Reworded your message",
  // tools/director.js
  "Rewords a thin message of yours before it is answered; you see the new wording. One more call for each message.": "Rewords a thin message of yours before it is answered; you see the new wording. One more call for each message.",
  // inspector/words.js
  "Rewritten as you asked": "Rewritten as you asked",
  // artifacts/body.js
  "Roll again": "Roll again",
  // settings/habits.js
  "Room between things": "Room between things",
  // settings/data.js
  "Room for them, in MB": "Room for them, in MB",
  // settings/looks.js
  "Roomy": "Roomy",
  // team/list.js, team/roundview.js
  "Round {n}": "Round {n}",
  // team/detail.js
  "Rounds": "Rounds",
  // team/table.js
  "Rows": "Rows",
  // runs/editorbar.js, sidebar/found.js
  "Run": "Run",
  // runs/stepform.js
  "Run another one": "Run another one",
  // runs/addstep.js, runs/picks.js, runs/said.js
  "Run another workflow": "Run another workflow",
  // runs/scheduleform.js
  "Run once as soon as possible": "Run once as soon as possible",
  // runs/index.js
  "Run {name}": "Run {name}",
  // runs/said.js, runs/startdialog.js
  "Run “{name}”": "Run “{name}”",
  // inspector/chooser.js
  "Running now": "Running now",
  // welcome/index.js
  "Running on this computer": "Running on this computer",
  // runs/index.js, runs/place.js, runs/runlist.js
  "Runs": "Runs",
  // runs/index.js, runs/place.js
  "Runs and workflows": "Runs and workflows",
  // runs/childlist.js
  "Runs it started": "Runs it started",
  // runs/scheduleform.js
  "Runs that it has begun stay.": "Runs that it has begun stay.",
  // tools/audits.js
  "Same layout": "Same layout",
  // inspector/words.js
  "Same layout as earlier replies": "Same layout as earlier replies",
  // inspector/chart.js
  "Same tools as the call before": "Same tools as the call before",
  // runs/trystep.js
  "Sample result of the step before": "Sample result of the step before",
  // settings/index.js
  "Samplers and prompts under a name, to change all of them at once.": "Samplers and prompts under a name, to change all of them at once.",
  // settings/presetwords.js
  "Samplers left to the server": "Samplers left to the server",
  // settings/samples.js
  "Samples": "Samples",
  // settings/looks.js
  "Sans": "Sans",
  // artifacts/media.js, chat/editbox.js, runs/editorbar.js, runs/formdetail.js, runs/scheduleform.js, runs/value.js, settings/endpointform.js, team/preview.js, tools/configform.js
  "Save": "Save",
  // team/documents.js
  "Save all {n}": "Save all {n}",
  // chat/editbox.js
  "Save and answer again": "Save and answer again",
  // settings/endpointform.js
  "Save and see its models": "Save and see its models",
  // settings/presets.js
  "Save as a preset": "Save as a preset",
  // runs/editorbar.js
  "Save it as a file": "Save it as a file",
  // chat/editbox.js
  "Save only": "Save only",
  // commands.js
  "Save the conversation as Markdown": "Save the conversation as Markdown",
  // commands.js
  "Save the conversation as text": "Save the conversation as text",
  // commands.js
  "Save the conversation with every branch, as JSON Lines": "Save the conversation with every branch, as JSON Lines",
  // chat/pictures.js
  "Save the picture": "Save the picture",
  // runs/stepform.js
  "Save the result as": "Save the result as",
  // ../plugins/tts/widget.js
  "Save the sound as a file": "Save the sound as a file",
  // commands.js, moving/section.js
  "Save the whole library": "Save the whole library",
  // commands.js
  "Save the workflow": "Save the workflow",
  // settings/presets.js
  "Save what is set now": "Save what is set now",
  // settings/presetrow.js
  "Save what is set now in it": "Save what is set now in it",
  // chat/pictures.js, team/documents.js
  "Save {name}": "Save {name}",
  // runs/formdetail.js, settings/verdict.js, tools/configform.js
  "Saved": "Saved",
  // settings/models.js
  "Saved as {address}. Which model shall answer?": "Saved as {address}. Which model shall answer?",
  // ../plugins/tts/widget.js, commands.js, library/character.js, library/worlds.js, moving/section.js
  "Saved as {where}.": "Saved as {where}.",
  // composer/composer.js
  "Say again what you said before": "Say again what you said before",
  // chat/actions.js
  "Say how to write it instead": "Say how to write it instead",
  // runs/faultfinder.js
  "Say in words what is to be done.": "Say in words what is to be done.",
  // team/request.js
  "Say what the team is to do, or give it a file.": "Say what the team is to do, or give it a file.",
  // sidebar/notify.js
  "Say when an answer is ready": "Say when an answer is ready",
  // library/cardfields.js
  "Scenario": "Scenario",
  // runs/place.js, runs/schedules.js
  "Schedules": "Schedules",
  // library/characters.js, runs/picker.js, runs/templates.js, sidebar/sidebar.js, team/list.js
  "Search": "Search",
  // library/characters.js
  "Search characters": "Search characters",
  // sidebar/sidebar.js
  "Search conversations": "Search conversations",
  // commands.js
  "Search everything": "Search everything",
  // team/list.js
  "Search the teamwork": "Search the teamwork",
  // runs/templates.js
  "Search the workflows": "Search the workflows",
  // library/entries.js
  "Secondary keys": "Secondary keys",
  // runs/variables.js
  "Secret": "Secret",
  // moving/summary.js
  "Secret ones come without their values.": "Secret ones come without their values.",
  // runs/variables.js
  "Secret, not set": "Secret, not set",
  // runs/variables.js
  "Secret, set": "Secret, set",
  // composer/composer.js, team/request.js
  "Send": "Send",
  // composer/composer.js, team/request.js
  "Send (Enter)": "Send (Enter)",
  // moving/section.js
  "Sending {name}.": "Sending {name}.",
  // settings/modelconfig.js
  "Sent as chat_template_kwargs, for servers that read them.": "Sent as chat_template_kwargs, for servers that read them.",
  // inspector/words.js, tools/audits.js
  "Sentences built alike": "Sentences built alike",
  // inspector/words.js, tools/audits.js
  "Sentences that begin alike": "Sentences that begin alike",
  // settings/looks.js
  "Serif": "Serif",
  // tools/agent.js
  "Server": "Server",
  // settings/endpointform.js, settings/voices.js
  "Set · …{hint}. Enter another to replace it": "Set · …{hint}. Enter another to replace it",
  // runs/variables.js
  "Set.": "Set.",
  // runs/variables.js, tools/configfield.js
  "Set. Enter another to replace it": "Set. Enter another to replace it",
  // runs/variables.js
  "Set: {hint}": "Set: {hint}",
  // settings/discover.js
  "Setting up": "Setting up",
  // chat/header.js, commands.js, palette/places.js, settings/index.js, tools/schema.js
  "Settings": "Settings",
  // settings/configrow.js
  "Settings of {name}": "Settings of {name}",
  // tools/configform.js, tools/workflows.js
  "Settings of {workflow}": "Settings of {workflow}",
  // tools/shelves.js
  "Several short entries.": "Several short entries.",
  // settings/capabilities.js
  "Several tools at once": "Several tools at once",
  // settings/prompts.js
  "Shared system prompt": "Shared system prompt",
  // tools/notes.js
  "Short remarks that you find in the inspector. One more call for each reply.": "Short remarks that you find in the inspector. One more call for each reply.",
  // library/characters.js
  "Show as a grid": "Show as a grid",
  // library/characters.js
  "Show as a list": "Show as a list",
  // settings/about.js
  "Show diagnostics": "Show diagnostics",
  // team/detail.js
  "Show earlier rounds": "Show earlier rounds",
  // inspector/chooser.js
  "Show earlier turns": "Show earlier turns",
  // artifacts/widget.js, chat/message.js, runs/waiting.js
  "Show it": "Show it",
  // sidebar/rows.js
  "Show more": "Show more",
  // sidebar/found.js
  "Show more messages": "Show more messages",
  // commands.js
  "Show or hide the conversations": "Show or hide the conversations",
  // chat/actions.js
  "Show the passes": "Show the passes",
  // frame.js
  "Show the passes of the last turn": "Show the passes of the last turn",
  // lib/markdown.js
  "Show the picture at full size": "Show the picture at full size",
  // audio/transport.js
  "Show the player": "Show the player",
  // runs/stepsview.js
  "Show the run it started": "Show the run it started",
  // chat/actions.js
  "Show thoughts and changes": "Show thoughts and changes",
  // tools/editor.js
  "Show what it changed": "Show what it changed",
  // runs/value.js
  "Show whole ({size})": "Show whole ({size})",
  // artifacts/media.js, chat/pictures.js, lib/markdown.js
  "Show {name} at full size": "Show {name} at full size",
  // tools/editor.js
  "Shows a reply only when it has been read over.": "Shows a reply only when it has been read over.",
  // inspector/tabs.js
  "Sides of the inspector": "Sides of the inspector",
  // runs/runlist.js
  "Single tools": "Single tools",
  // settings/habits.js
  "Size of everything": "Size of everything",
  // settings/look.js
  "Size of the prose": "Size of the prose",
  // settings/about.js
  "Sizes, counts, kinds and the last warnings. It holds no key, no address and no word of your conversations; read it before you pass it on.": "Sizes, counts, kinds and the last warnings. It holds no key, no address and no word of your conversations; read it before you pass it on.",
  // settings/toolserverform.js
  "Small letters, digits and hyphens. Its tools begin with it.": "Small letters, digits and hyphens. Its tools begin with it.",
  // commands.js
  "Smaller": "Smaller",
  // library/personas.js, settings/prompts.js
  "Somebody else to be, for some of your conversations.": "Somebody else to be, for some of your conversations.",
  // library/characters.js
  "Somebody new": "Somebody new",
  // moving/summary.js
  "Something to bring along": "Something to bring along",
  // audio/transport.js
  "Sound": "Sound",
  // ../plugins/tts/cast.js
  "Speak each reply as it comes": "Speak each reply as it comes",
  // ../plugins/tts/widget.js
  "Speak it anew, in the voice of now": "Speak it anew, in the voice of now",
  // settings/index.js
  "Speech": "Speech",
  // ../plugins/tts/card.js
  "Speech alone": "Speech alone",
  // settings/voices.js
  "Speech servers": "Speech servers",
  // ../plugins/tts/voiceform.js
  "Speed": "Speed",
  // settings/prompts.js
  "Stands before every conversation. {{char}} and {{user}} are replaced by names.": "Stands before every conversation. {{char}} and {{user}} are replaced by names.",
  // runs/startdialog.js
  "Start": "Start",
  // welcome/advice.js
  "Start Ollama with OLLAMA_CONTEXT_LENGTH=16384.": "Start Ollama with OLLAMA_CONTEXT_LENGTH=16384.",
  // library/character.js
  "Start a conversation": "Start a conversation",
  // chat/actions.js
  "Start a new branch here": "Start a new branch here",
  // runs/startdialog.js
  "Start at": "Start at",
  // settings/toolserverform.js
  "Start it and list its tools": "Start it and list its tools",
  // welcome/advice.js
  "Start it, then ask again.": "Start it, then ask again.",
  // welcome/advice.js
  "Start the server with --contextsize 16384.": "Start the server with --contextsize 16384.",
  // welcome/advice.js
  "Start the server with --ctx-size 16384.": "Start the server with --ctx-size 16384.",
  // welcome/elsewhere.js
  "Start writing": "Start writing",
  // runs/stepsview.js
  "Started {when}": "Started {when}",
  // chat/announce.js, chat/phase.js
  "Starting": "Starting",
  // settings/toolserverform.js
  "Starting it and asking what it offers.": "Starting it and asking what it offers.",
  // settings/toolservers.js
  "Starting {server} and asking what it offers.": "Starting {server} and asking what it offers.",
  // runs/runhead.js
  "Starts {when}": "Starts {when}",
  // runs/runlist.js
  "State": "State",
  // inspector/wire.js
  "Status {code}": "Status {code}",
  // runs/argfield.js
  "Step number": "Step number",
  // runs/logview.js, runs/orderedlist.js, runs/tryflow.js
  "Step {n}": "Step {n}",
  // runs/runhead.js
  "Step {n} failed.": "Step {n} failed.",
  // runs/portable.js
  "Step {n} in this file has neither config nor configs.": "Step {n} in this file has neither config nor configs.",
  // runs/portable.js
  "Step {n} in this file is not an object.": "Step {n} in this file is not an object.",
  // runs/editor.js
  "Step {n} is removed.": "Step {n} is removed.",
  // runs/said.js
  "Step {n} of {all}": "Step {n} of {all}",
  // runs/requestcard.js
  "Step {n} stands still until you answer. “Refuse” makes the step fail.": "Step {n} stands still until you answer. “Refuse” makes the step fail.",
  // runs/requestcard.js
  "Step {n} was cut off: {tool}": "Step {n} was cut off: {tool}",
  // runs/dryrun.js, runs/editor.js, runs/rundetail.js, runs/stepsview.js
  "Steps": "Steps",
  // runs/variables.js
  "Steps that ask for it find nothing then.": "Steps that ask for it find nothing then.",
  // runs/assistants.js
  "Steps that name it go to the first assistant then.": "Steps that name it go to the first assistant then.",
  // composer/composer.js, runs/atwork.js, runs/runhead.js, runs/tryflow.js, settings/task.js, team/request.js
  "Stop": "Stop",
  // composer/composer.js
  "Stop (Esc)": "Stop (Esc)",
  // audio/index.js
  "Stop all sound": "Stop all sound",
  // closing.js
  "Stop and close": "Stop and close",
  // composer/composer.js
  "Stop the answer": "Stop the answer",
  // audio/transport.js
  "Stop the sound": "Stop the sound",
  // chat/announce.js, runs/runlist.js, runs/said.js, team/said.js
  "Stopped": "Stopped",
  // settings/data.js
  "Stopped before the end. Nothing wrong was found so far.": "Stopped before the end. Nothing wrong was found so far.",
  // moving/section.js
  "Stopped. Nothing was saved.": "Stopped. Nothing was saved.",
  // moving/section.js
  "Stopped. The file was not kept.": "Stopped. The file was not kept.",
  // settings/pull.js
  "Stopped. What arrived is kept; fetching it again goes on from there.": "Stopped. What arrived is kept; fetching it again goes on from there.",
  // moving/section.js
  "Stopped. What came before is kept. Bring the same thing along again to go on; nothing comes twice.": "Stopped. What came before is kept. Bring the same thing along again to go on; nothing comes twice.",
  // settings/probe.js
  "Stopped. What the model can do is not known.": "Stopped. What the model can do is not known.",
  // settings/modelpick.js
  "Stopped. You can enter the model's name.": "Stopped. You can enter the model's name.",
  // chat/announce.js, chat/phase.js
  "Stopping": "Stopping",
  // settings/habits.js
  "Stops the answer": "Stops the answer",
  // runs/logview.js
  "Structured result": "Structured result",
  // chat/editbox.js
  "Such as: shorter, and let her hesitate": "Such as: shorter, and let her hesitate",
  // settings/looks.js
  "System": "System",
  // library/cardfields.js, runs/flowform.js
  "System prompt": "System prompt",
  // settings/prompts.js
  "System prompt of Director and Editor": "System prompt of Director and Editor",
  // settings/modelconfig.js
  "System prompt of this model": "System prompt of this model",
  // lib/markdown.js
  "Table": "Table",
  // library/cardfields.js, library/characters.js
  "Tags": "Tags",
  // chat/actions.js
  "Take another turn with it": "Take another turn with it",
  // moving/section.js
  "Take away": "Take away",
  // tools/notes.js
  "Take back “{name}”": "Take back “{name}”",
  // library/greetings.js
  "Take greeting {n} away": "Take greeting {n} away",
  // tools/notes.js
  "Take it back": "Take it back",
  // team/taking.js
  "Take it out": "Take it out",
  // team/request.js
  "Take out the files that cannot go along, or add them again.": "Take out the files that cannot go along, or add them again.",
  // team/taking.js
  "Take out {name}?": "Take out {name}?",
  // chat/actions.js
  "Take the bookmark away": "Take the bookmark away",
  // library/character.js
  "Take the picture away": "Take the picture away",
  // team/documents.js
  "Take {name} out": "Take {name} out",
  // tools/director.js, tools/editor.js, tools/panel.js
  "Takes longer, and costs the tokens of the thoughts.": "Takes longer, and costs the tokens of the thoughts.",
  // chat/empty.js
  "Talk to {name}": "Talk to {name}",
  // palette/places.js
  "Talk with {name}": "Talk with {name}",
  // team/planview.js
  "Tasks": "Tasks",
  // team/index.js, team/place.js
  "Team": "Team",
  // sidebar/found.js, team/index.js, team/list.js, team/place.js
  "Teamwork": "Teamwork",
  // tools/editor.js
  "Tell the Writer beforehand": "Tell the Writer beforehand",
  // runs/flowform.js, settings/samplers.js
  "Temperature": "Temperature",
  // ipc/http.js
  "Terzetto answered with the status {status}.": "Terzetto answered with the status {status}.",
  // ipc/http.js
  "Terzetto does not answer. It may have been closed.": "Terzetto does not answer. It may have been closed.",
  // runs/requestcard.js
  "Terzetto ended while this tool was at work, and nobody knows how far it came. It may not be repeated by itself.": "Terzetto ended while this tool was at work, and nobody knows how far it came. It may not be repeated by itself.",
  // welcome/index.js
  "Terzetto writes with a language model of your own choosing. Everything stays on this computer, except what you send to a server you add.": "Terzetto writes with a language model of your own choosing. Everything stays on this computer, except what you send to a server you add.",
  // library/entries.js, runs/varrows.js, tools/shelves.js
  "Text": "Text",
  // tools/shelves.js
  "Text that the Director sees again next turn and carries on.": "Text that the Director sees again next turn and carries on.",
  // tools/tryit.js
  "Text to try": "Text to try",
  // ipc/wails.js
  "That did not work. The log says more.": "That did not work. The log says more.",
  // ../plugins/tts/card.js, ../plugins/tts/voicepick.js, settings/verdict.js
  "That did not work. Try again.": "That did not work. Try again.",
  // welcome/install.js
  "That is all. While this help is open, the server appears above by itself.": "That is all. While this help is open, the server appears above by itself.",
  // settings/room.js
  "That is little memory; choose a small model.": "That is little memory; choose a small model.",
  // ../plugins/tts/card.js
  "That passage": "That passage",
  // chat/message.js
  "The Director is reading the room.": "The Director is reading the room.",
  // tools/shelves.js
  "The Director reads this to choose.": "The Director reads this to choose.",
  // chat/message.js
  "The Editor is reading it over.": "The Editor is reading it over.",
  // tools/editor.js
  "The Editor shortens a reply that is too long. One more call, and only then.": "The Editor shortens a reply that is too long. One more call, and only then.",
  // chat/message.js
  "The Writer is writing.": "The Writer is writing.",
  // tools/shelves.js
  "The Writer reads this once, when the mood ends.": "The Writer reads this once, when the mood ends.",
  // tools/shelves.js
  "The Writer reads this while the mood is on.": "The Writer reads this while the mood is on.",
  // chat/review.js
  "The Writer's version stands.": "The Writer's version stands.",
  // runs/requestcard.js
  "The agent waits for your answer. “Refuse” lets it go on without.": "The agent waits for your answer. “Refuse” lets it go on without.",
  // sidebar/unread.js
  "The assistant has answered": "The assistant has answered",
  // inspector/barwords.js
  "The call took {whole}.": "The call took {whole}.",
  // inspector/barwords.js
  "The call took {whole}; the first word came after {wait}.": "The call took {whole}; the first word came after {wait}.",
  // settings/configrow.js
  "The choices you made for this model are forgotten.": "The choices you made for this model are forgotten.",
  // chat/actions.js, commands.js, inspector/parts.js, runs/editorbar.js, runs/value.js
  "The clipboard could not be reached.": "The clipboard could not be reached.",
  // settings/backups.js
  "The copy holds {copy}. Here: {here}.": "The copy holds {copy}. Here: {here}.",
  // chat/header.js
  "The damaged files are kept in {folder}.": "The damaged files are kept in {folder}.",
  // welcome/index.js
  "The demo answers from now on. Write the first line below.": "The demo answers from now on. Write the first line below.",
  // composer/notices.js
  "The demo is answering. It is not an AI.": "The demo is answering. It is not an AI.",
  // commands.js
  "The diagnostics are in the clipboard. They hold no keys and nothing of what was said.": "The diagnostics are in the clipboard. They hold no keys and nothing of what was said.",
  // tools/notes.js
  "The direction is taken back.": "The direction is taken back.",
  // team/preview.js
  "The document": "The document",
  // ../plugins/tts/voicepick.js
  "The engine’s own choice": "The engine’s own choice",
  // runs/requestcard.js
  "The exact arguments": "The exact arguments",
  // tools/shelves.js
  "The fields that came with Terzetto stand as they were on the first day. Your own stay.": "The fields that came with Terzetto stand as they were on the first day. Your own stay.",
  // ipc/http.js
  "The file could not be sent.": "The file could not be sent.",
  // settings/data.js
  "The file is looked over at each start and in full every week. You can do it now, too.": "The file is looked over at each start and in full every week. You can do it now, too.",
  // team/request.js
  "The files are not all in yet. Send it in a moment.": "The files are not all in yet. Send it in a moment.",
  // runs/assistants.js, runs/editorwords.js
  "The first assistant": "The first assistant",
  // team/table.js
  "The first {n} of {all} columns. Save it to see them all.": "The first {n} of {all} columns. Save it to see them all.",
  // runs/tryflow.js
  "The flow is at work.": "The flow is at work.",
  // composer/images.js
  "The images of one message may be 20 MB together.": "The images of one message may be 20 MB together.",
  // settings/look.js
  "The lamp had burned all night on the empty stage. “You are late,” it seemed to say, and {stressed} nobody argued.": "The lamp had burned all night on the empty stage. “You are late,” it seemed to say, and {stressed} nobody argued.",
  // runs/flowform.js
  "The last answer only": "The last answer only",
  // settings/backups.js
  "The last good copy is of {at}.": "The last good copy is of {at}.",
  // settings/models.js
  "The list of servers could not be read.": "The list of servers could not be read.",
  // runs/gatechart.js
  "The load is not known.": "The load is not known.",
  // runs/gatechart.js
  "The load is not known. {words}": "The load is not known. {words}",
  // settings/privacy.js
  "The look around for model servers stays on this computer and sends no key.": "The look around for model servers stays on this computer and sends no key.",
  // ../plugins/tts/card.js
  "The message": "The message",
  // ../plugins/tts/widget.js
  "The message has changed since it was spoken.": "The message has changed since it was spoken.",
  // settings/capabilities.js
  "The model can think before it answers.": "The model can think before it answers.",
  // settings/capabilities.js
  "The model has no tools; Director and Editor ask it to fill in a form instead.": "The model has no tools; Director and Editor ask it to fill in a form instead.",
  // settings/room.js
  "The model is a download of about 10 GB.": "The model is a download of about 10 GB.",
  // library/entries.js
  "The model reads it before the text.": "The model reads it before the text.",
  // settings/personas.js
  "The model reads it, so that it knows whom it writes with.": "The model reads it, so that it knows whom it writes with.",
  // settings/prompts.js
  "The model reads this when you play no persona.": "The model reads this when you play no persona.",
  // settings/capabilities.js
  "The model reads {n, plural, one {# token} other {# tokens}} at once.": "The model reads {n, plural, one {# token} other {# tokens}} at once.",
  // settings/capabilities.js
  "The model reads {n, plural, one {# token} other {# tokens}} at once. Longer conversations lose their beginning early; raise the context in the server if you can.": "The model reads {n, plural, one {# token} other {# tokens}} at once. Longer conversations lose their beginning early; raise the context in the server if you can.",
  // chat/conversation.js
  "The model sent an empty answer. Ask again, or try another model.": "The model sent an empty answer. Ask again, or try another model.",
  // tools/agent.js
  "The model that Director and Editor are played by.": "The model that Director and Editor are played by.",
  // inspector/barwords.js
  "The model wrote {tokens} tokens, {speed} a second.": "The model wrote {tokens} tokens, {speed} a second.",
  // inspector/barwords.js
  "The model wrote {tokens} tokens.": "The model wrote {tokens} tokens.",
  // composer/meter.js
  "The model's context is {percent} % full. Soon it will not see the beginning of this conversation.": "The model's context is {percent} % full. Soon it will not see the beginning of this conversation.",
  // composer/meter.js
  "The model's context overflowed. It no longer sees the beginning of this conversation.": "The model's context overflowed. It no longer sees the beginning of this conversation.",
  // tools/shelves.js
  "The moods that came with Terzetto stand as they were on the first day. Your own stay.": "The moods that came with Terzetto stand as they were on the first day. Your own stay.",
  // settings/samplers.js
  "The name {name} is there twice.": "The name {name} is there twice.",
  // team/logfold.js
  "The newest {n} of {all} lines": "The newest {n} of {all} lines",
  // runs/pager.js
  "The next part": "The next part",
  // runs/rhythmfields.js
  "The next times": "The next times",
  // tools/agent.js
  "The one that the server uses": "The one that the server uses",
  // tools/agent.js
  "The one that the server uses now ({model})": "The one that the server uses now ({model})",
  // settings/endpointform.js
  "The other names of this computer are tried too, if nothing answers there.": "The other names of this computer are tried too, if nothing answers there.",
  // settings/habits.js
  "The other one begins a new line, as Shift Enter always does.": "The other one begins a new line, as Shift Enter always does.",
  // runs/pager.js
  "The part before": "The part before",
  // library/character.js
  "The picture": "The picture",
  // ipc/http.js
  "The picture could not be read.": "The picture could not be read.",
  // library/preview.js
  "The picture of this card": "The picture of this card",
  // library/character.js
  "The picture of {name}": "The picture of {name}",
  // library/crop.js
  "The portrait. The arrow keys move it, plus and minus bring it closer and further away.": "The portrait. The arrow keys move it, plus and minus bring it closer and further away.",
  // team/agentform.js
  "The project manager chooses by this who does a task.": "The project manager chooses by this who does a task.",
  // inspector/barwords.js
  "The prompt had {total} tokens; none of them were reused from the call before.": "The prompt had {total} tokens; none of them were reused from the call before.",
  // inspector/barwords.js
  "The prompt had {total} tokens; {reused} of them were reused from the call before.": "The prompt had {total} tokens; {reused} of them were reused from the call before.",
  // runs/argfield.js
  "The result of a step": "The result of a step",
  // runs/argfield.js
  "The result of the step before": "The result of the step before",
  // runs/runhead.js
  "The run that started it": "The run that started it",
  // tools/tryit.js
  "The same audits as after a reply, with the switches and phrases above.": "The same audits as after a reply, with the switches and phrases above.",
  // tools/agent.js
  "The same model as the Writer": "The same model as the Writer",
  // artifacts/body.js
  "The same plan with another seed": "The same plan with another seed",
  // settings/presets.js
  "The samplers, thinking and prompt of the model that answers, the shared prompts, and the limits of length. Switches are not part of it: applying a preset turns nothing on or off.": "The samplers, thinking and prompt of the model that answers, the shared prompts, and the limits of length. Switches are not part of it: applying a preset turns nothing on or off.",
  // settings/samples.js
  "The samples are here. Settings, Data shows each and takes them away again.": "The samples are here. Settings, Data shows each and takes them away again.",
  // settings/probe.js
  "The server did not say what it can do.": "The server did not say what it can do.",
  // settings/modelpick.js
  "The server is there, but it has no model yet. Load one there and try again, or enter its name.": "The server is there, but it has no model yet. Load one there and try again, or enter its name.",
  // welcome/advice.js
  "The server that shall answer has no model yet.": "The server that shall answer has no model yet.",
  // moving/summary.js
  "The settings": "The settings",
  // team/taking.js
  "The team does not see it in the next rounds. What was made of it stays.": "The team does not see it in the next rounds. What was made of it stays.",
  // team/asks.js
  "The team waits for your answer.": "The team waits for your answer.",
  // settings/about.js
  "The text of the licence could not be read.": "The text of the licence could not be read.",
  // chat/message.js
  "The three are getting ready.": "The three are getting ready.",
  // sidebar/word.js
  "The trash is empty. What you throw away waits here until you delete it for good.": "The trash is empty. What you throw away waits here until you delete it for good.",
  // ../plugins/tts/voiceform.js
  "The voices could not be read. Try again.": "The voices could not be read. Try again.",
  // settings/toolbox.js
  "The whole path, or one that begins with ~. Tools list and read files in it by themselves, and nowhere else; you are asked before one writes. Empty: no files.": "The whole path, or one that begins with ~. Tools list and read files in it by themselves, and nowhere else; you are asked before one writes. Empty: no files.",
  // closing.js
  "The window closes when the answer is written.": "The window closes when the answer is written.",
  // settings/about.js
  "The window is served from the program itself; these parts of it are the work of others.": "The window is served from the program itself; these parts of it are the work of others.",
  // ../plugins/tts/index.js
  "The word that is read": "The word that is read",
  // team/items.js
  "The words of this page could not be read well. Save the document to see it as it is.": "The words of this page could not be read well. Save the document to see it as it is.",
  // artifacts/body.js
  "The workflow begins from the message again": "The workflow begins from the message again",
  // runs/editorbar.js
  "The workflow is as it was saved last.": "The workflow is as it was saved last.",
  // runs/editorbar.js
  "The workflow is in the clipboard, as JSON.": "The workflow is in the clipboard, as JSON.",
  // runs/stepform.js
  "The workflow's own": "The workflow's own",
  // inspector/panel.js
  "The {voice} did not take part in this turn.": "The {voice} did not take part in this turn.",
  // inspector/panel.js
  "The {voice} is at work.": "The {voice} is at work.",
  // inspector/panel.js
  "The {voice} left nothing to show.": "The {voice} left nothing to show.",
  // inspector/panel.js
  "The {voice} waits for its turn.": "The {voice} waits for its turn.",
  // moving/summary.js
  "Their keys stay where they are. Enter them again.": "Their keys stay where they are. Enter them again.",
  // moving/summary.js
  "Their schedules come switched off.": "Their schedules come switched off.",
  // settings/look.js
  "Theme": "Theme",
  // team/table.js
  "There are no rows in it.": "There are no rows in it.",
  // runs/picks.js
  "There are no tools here.": "There are no tools here.",
  // team/items.js
  "There are no words on it.": "There are no words on it.",
  // artifacts/deletion.js
  "There are {total} variants, and number {n} is shown. None can be brought back.": "There are {total} variants, and number {n} is shown. None can be brought back.",
  // team/crew.js
  "There is no agent.": "There is no agent.",
  // runs/assistants.js
  "There is no assistant yet. An assistant carries out what a step says in words, with the tools you give it.": "There is no assistant yet. An assistant carries out what a step says in words, with the tools you give it.",
  // chat/conversation.js
  "There is no conversation.": "There is no conversation.",
  // settings/backups.js
  "There is no copy yet. One is made every day while Terzetto is open.": "There is no copy yet. One is made every day while Terzetto is open.",
  // library/entries.js
  "There is no entry yet.": "There is no entry yet.",
  // tools/shelves.js
  "There is no field yet.": "There is no field yet.",
  // library/worlds.js
  "There is no lorebook yet. Import one, or add one.": "There is no lorebook yet. Import one, or add one.",
  // tools/shelves.js
  "There is no mood yet.": "There is no mood yet.",
  // ipc/http.js, ipc/wails.js
  "There is no operation {op}.": "There is no operation {op}.",
  // runs/picks.js
  "There is no other workflow yet.": "There is no other workflow yet.",
  // settings/personas.js
  "There is no persona yet.": "There is no persona yet.",
  // tools/shelves.js
  "There is no phrase yet.": "There is no phrase yet.",
  // settings/presets.js
  "There is no preset yet. Save what is set now under a name.": "There is no preset yet. Save what is set now under a name.",
  // runs/editor.js
  "There is no step yet. Add the first one: a tool, a task in words, or another workflow.": "There is no step yet. Add the first one: a tool, a task in words, or another workflow.",
  // runs/faultfinder.js
  "There is no such tool here.": "There is no such tool here.",
  // runs/stepform.js
  "There is no tool named {name} here. Choose another.": "There is no tool named {name} here. Choose another.",
  // runs/variables.js
  "There is no variable yet. A variable keeps a value from one run to the next; a secret one is shown to nobody again.": "There is no variable yet. A variable keeps a value from one run to the next; a secret one is shown to nobody again.",
  // library/characters.js
  "There is nobody here yet. Import a card, or make one.": "There is nobody here yet. Import a card, or make one.",
  // runs/flowform.js
  "These calls are made side by side. The next step reads all their answers.": "These calls are made side by side. The next step reads all their answers.",
  // runs/requestcard.js
  "These hold signs that cannot be seen. Here they are spelled out.": "These hold signs that cannot be seen. Here they are spelled out.",
  // tools/notes.js
  "They are kept but not used.": "They are kept but not used.",
  // ../plugins/tts/card.js
  "They begin": "They begin",
  // moving/summary.js
  "They start when you look at them and ask what they offer.": "They start when you look at them and ask what they offer.",
  // moving/summary.js
  "They take the place of yours.": "They take the place of yours.",
  // settings/capabilities.js
  "Think before answering": "Think before answering",
  // welcome/found.js
  "This address answers, but not as a model server.": "This address answers, but not as a model server.",
  // team/crew.js
  "This agent is not here any more.": "This agent is not here any more.",
  // sidebar/notify.js
  "This browser cannot show notices.": "This browser cannot show notices.",
  // sidebar/notify.js
  "This browser does not let Terzetto show notices. Allow it in the browser's settings for this page.": "This browser does not let Terzetto show notices. Allow it in the browser's settings for this page.",
  // library/cardfields.js, tools/shelves.js
  "This cannot be empty.": "This cannot be empty.",
  // tools/shelf.js
  "This cannot be undone.": "This cannot be undone.",
  // ../plugins/tts/cast.js
  "This character’s voice": "This character’s voice",
  // runs/gatechart.js, runs/variables.js
  "This computer": "This computer",
  // settings/hostwords.js
  "This computer ({host})": "This computer ({host})",
  // settings/room.js
  "This computer has {facts}.": "This computer has {facts}.",
  // team/preview.js
  "This document cannot be shown here. Save it to open it with another program.": "This document cannot be shown here. Save it to open it with another program.",
  // tools/entry.js
  "This does not have the form that is asked for.": "This does not have the form that is asked for.",
  // runs/portable.js
  "This file holds no workflow: it has neither instructions nor a flow with steps.": "This file holds no workflow: it has neither instructions nor a flow with steps.",
  // runs/portable.js
  "This file holds no workflow: it is not an object.": "This file holds no workflow: it is not an object.",
  // runs/portable.js
  "This file is not valid JSON: {reason}": "This file is not valid JSON: {reason}",
  // runs/templates.js
  "This file is too large to be a workflow.": "This file is too large to be a workflow.",
  // runs/variables.js
  "This group": "This group",
  // runs/variables.js
  "This group on this computer": "This group on this computer",
  // chat/jump.js
  "This is in another conversation.": "This is in another conversation.",
  // runs/variables.js, runs/varrows.js, tools/entry.js
  "This is not valid JSON.": "This is not valid JSON.",
  // team/items.js
  "This is the beginning. Save the document to read it whole.": "This is the beginning. Save the document to read it whole.",
  // runs/argfield.js
  "This is the first step: there is no result before it.": "This is the first step: there is no result before it.",
  // settings/toolservers.js
  "This is what it offers now.": "This is what it offers now.",
  // lib/bulk.js
  "This message has {n, plural, one {# character} other {# characters}} and is shown as plain text.": "This message has {n, plural, one {# character} other {# characters}} and is shown as plain text.",
  // chat/jump.js
  "This message is gone.": "This message is gone.",
  // tools/entry.js
  "This must be of the type {type}.": "This must be of the type {type}.",
  // tools/pattern.js
  "This pattern does not work: {reason}.": "This pattern does not work: {reason}.",
  // tools/pattern.js
  "This pattern works.": "This pattern works.",
  // inspector/panel.js
  "This reply has no record: greetings and imported replies were not written by the three voices.": "This reply has no record: greetings and imported replies were not written by the three voices.",
  // chat/jump.js
  "This stands on another branch, which is shown now.": "This stands on another branch, which is shown now.",
  // runs/stepform.js
  "This step waits until it has ended.": "This step waits until it has ended.",
  // team/detail.js
  "This teamwork is not here any more.": "This teamwork is not here any more.",
  // runs/trystep.js
  "This tool changes something. It is called once, with: {args}": "This tool changes something. It is called once, with: {args}",
  // runs/variables.js
  "This variable is a secret: its value can be replaced, and not be read.": "This variable is a secret: its value can be replaced, and not be read.",
  // sidebar/groups.js
  "This week": "This week",
  // runs/editorbar.js
  "This workflow was deleted meanwhile.": "This workflow was deleted meanwhile.",
  // runs/editorbar.js
  "This workflow was saved from another place meanwhile. Saving puts yours in its stead; giving up the changes shows theirs.": "This workflow was saved from another place meanwhile. Saving puts yours in its stead; giving up the changes shows theirs.",
  // settings/toolbox.js
  "Those that ask first wait until you allow the call.": "Those that ask first wait until you allow the call.",
  // runs/assistants.js
  "Those that fit the task": "Those that fit the task",
  // moving/summary.js
  "Those that were at work come stopped.": "Those that were at work come stopped.",
  // inspector/sections.js
  "Thoughts": "Thoughts",
  // tools/panel.js
  "Three voices": "Three voices",
  // runs/rhythmfields.js
  "Time zone": "Time zone",
  // sidebar/rename.js
  "Title": "Title",
  // runs/said.js, team/said.js
  "To do": "To do",
  // inspector/editorsections.js
  "To remember from here on": "To remember from here on",
  // team/detail.js
  "To the list": "To the list",
  // runs/runlist.js
  "To the workflows": "To the workflows",
  // sidebar/groups.js
  "Today": "Today",
  // inspector/callchart.js
  "Tokens and times, as the server reported them.": "Tokens and times, as the server reported them.",
  // inspector/callchart.js
  "Tokens and times. Numbers with ~ are estimated from the length of the text: the server did not report them.": "Tokens and times. Numbers with ~ are estimated from the length of the text: the server did not report them.",
  // inspector/chart.js
  "Took": "Took",
  // runs/runhead.js
  "Tool: {tool}": "Tool: {tool}",
  // settings/index.js
  "Toolbox": "Toolbox",
  // settings/index.js, tools/index.js
  "Tools": "Tools",
  // inspector/chart.js
  "Tools changed, so nothing could be reused": "Tools changed, so nothing could be reused",
  // runs/assistants.js
  "Tools it is shown": "Tools it is shown",
  // runs/assistants.js, runs/flowform.js, team/agentform.js
  "Tools it may use": "Tools it may use",
  // runs/variables.js
  "Tools that may read it": "Tools that may read it",
  // tools/index.js
  "Tools: which voices take part": "Tools: which voices take part",
  // settings/samplers.js
  "Top K": "Top K",
  // settings/samplers.js
  "Top P": "Top P",
  // palette/places.js, sidebar/rows.js, sidebar/sidebar.js
  "Trash": "Trash",
  // ../plugins/tts/voiceform.js
  "Trial of a voice": "Trial of a voice",
  // library/scan.js
  "Try a message": "Try a message",
  // tools/editor.js
  "Try a text": "Try a text",
  // ../plugins/tts/card.js, artifacts/media.js, chat/transcript.js, inspector/panel.js, runs/editor.js, runs/formdetail.js, runs/listpane.js, runs/scheduleform.js, settings/about.js, settings/modelpick.js, settings/models.js, settings/probe.js, sidebar/found.js, sidebar/word.js, team/detail.js, team/preview.js, team/roundview.js, tools/configform.js
  "Try again": "Try again",
  // runs/runhead.js
  "Try again from the step that failed": "Try again from the step that failed",
  // runs/tryflow.js, runs/trystep.js, settings/endpointcard.js
  "Try it": "Try it",
  // runs/trystep.js
  "Try it for real": "Try it for real",
  // runs/trystep.js
  "Try it for real?": "Try it for real?",
  // library/macros.js
  "Try one: {example}": "Try one: {example}",
  // runs/tryflow.js
  "Try the flow": "Try the flow",
  // runs/trystep.js
  "Try this step": "Try this step",
  // settings/probe.js
  "Trying a short conversation with the model. A model that has to load first can take a minute.": "Trying a short conversation with the model. A model that has to load first can take a minute.",
  // runs/trystep.js
  "Trying it.": "Trying it.",
  // inspector/tabs.js
  "Turn": "Turn",
  // inspector/chooser.js
  "Turns, the newest first": "Turns, the newest first",
  // welcome/index.js
  "Two commands, and about as much space as a film.": "Two commands, and about as much space as a film.",
  // settings/data.js
  "Type {word} to go on": "Type {word} to go on",
  // settings/looks.js
  "Typewriter": "Typewriter",
  // chat/actions.js, chat/removal.js, chat/review.js, settings/presetrow.js, tools/configform.js
  "Undo": "Undo",
  // library/cardfields.js
  "Unless a conversation says otherwise.": "Unless a conversation says otherwise.",
  // sidebar/acts.js
  "Unpin": "Unpin",
  // settings/modelconfig.js
  "Unsaid": "Unsaid",
  // tools/editor.js
  "Up to three more calls for a reply with findings, and none for a clean one.": "Up to three more calls for a reply with findings, and none for a clean one.",
  // runs/gatechart.js
  "Up to {cap, plural, one {# run works} other {# runs work}} at once": "Up to {cap, plural, one {# run works} other {# runs work}} at once",
  // settings/endpointcard.js, settings/models.js
  "Use": "Use",
  // team/agentform.js
  "Use 2 to 40 letters and digits that begin with a small letter.": "Use 2 to 40 letters and digits that begin with a small letter.",
  // runs/addstep.js, runs/picks.js, runs/said.js
  "Use a tool": "Use a tool",
  // runs/stepform.js
  "Use another tool": "Use another tool",
  // settings/discover.js, settings/modelpick.js
  "Use it": "Use it",
  // runs/stepform.js, runs/variables.js
  "Use letters, digits and _, and begin with a letter.": "Use letters, digits and _, and begin with a letter.",
  // settings/configrow.js
  "Use this model": "Use this model",
  // library/crop.js
  "Use this picture": "Use this picture",
  // settings/discover.js
  "Use {server}": "Use {server}",
  // runs/variables.js, runs/varrows.js, settings/kwargs.js
  "Value": "Value",
  // runs/varrows.js
  "Value of {name}": "Value of {name}",
  // settings/modelconfig.js
  "Values for the chat template": "Values for the chat template",
  // runs/startdialog.js
  "Values that all its steps can read.": "Values that all its steps can read.",
  // runs/place.js, runs/rundetail.js, runs/scheduleform.js, runs/startdialog.js, runs/variables.js, settings/toolserverform.js
  "Variables": "Variables",
  // runs/stepform.js
  "Variables for it": "Variables for it",
  // runs/trystep.js
  "Variables for the trial": "Variables for the trial",
  // runs/dryrun.js
  "Variables it is given": "Variables it is given",
  // artifacts/widget.js
  "Variant before": "Variant before",
  // commands.js
  "Variant before, in what a workflow made": "Variant before, in what a workflow made",
  // library/greetings.js
  "Variant {n}": "Variant {n}",
  // artifacts/widget.js
  "Variant {n} of {total}": "Variant {n} of {total}",
  // artifacts/widget.js
  "Variants": "Variants",
  // library/cardfields.js
  "Version": "Version",
  // chat/actions.js, chat/variants.js, composer/keynames.js
  "Version before": "Version before",
  // chat/variants.js
  "Version to go to, from 1 to {total}": "Version to go to, from 1 to {total}",
  // chat/variants.js
  "Version {n} of {total}": "Version {n} of {total}",
  // chat/variants.js
  "Version {n} of {total}. Go to another by its number.": "Version {n} of {total}. Go to another by its number.",
  // lib/keys.js
  "View": "View",
  // ../plugins/tts/card.js, ../plugins/tts/voiceform.js
  "Voice": "Voice",
  // ../plugins/tts/card.js
  "Voice of everybody else": "Voice of everybody else",
  // ../plugins/tts/cast.js
  "Voice of the narrator": "Voice of the narrator",
  // inspector/stepper.js
  "Voices of this turn": "Voices of this turn",
  // ../plugins/tts/card.js, audio/transport.js
  "Volume": "Volume",
  // settings/about.js
  "Wails, SQLite and the other Go modules": "Wails, SQLite and the other Go modules",
  // tools/editor.js
  "Wait for the Editor": "Wait for the Editor",
  // runs/scheduleform.js
  "Wait for the next time": "Wait for the next time",
  // runs/runlist.js, runs/said.js
  "Waiting": "Waiting",
  // runs/said.js
  "Waits for a free place: as many runs as may are at work.": "Waits for a free place: as many runs as may are at work.",
  // runs/said.js
  "Waits for a run that it started.": "Waits for a run that it started.",
  // runs/said.js
  "Waits for its time.": "Waits for its time.",
  // settings/habits.js
  "Waits for the answer": "Waits for the answer",
  // runs/said.js
  "Waits for you: a step was cut off and may not be repeated by itself.": "Waits for you: a step was cut off and may not be repeated by itself.",
  // runs/said.js
  "Waits for your answer.": "Waits for your answer.",
  // runs/said.js
  "Waits for your approval.": "Waits for your approval.",
  // runs/said.js
  "Waits until this computer is less busy.": "Waits until this computer is less busy.",
  // settings/looks.js
  "Warm white and black ink.": "Warm white and black ink.",
  // runs/logview.js, team/logfold.js
  "Warning": "Warning",
  // tools/editor.js
  "Watch the length": "Watch the length",
  // team/begin.js
  "What a team does": "What a team does",
  // runs/stepform.js
  "What an assistant is to do then, in words. Empty: the run stops here.": "What an assistant is to do then, in words. Empty: the run stops here.",
  // library/cardfields.js
  "What belongs to it": "What belongs to it",
  // chat/message.js
  "What came after this stands on another branch.": "What came after this stands on another branch.",
  // commands.js
  "What can be done with a conversation": "What can be done with a conversation",
  // settings/voices.js
  "What can read aloud": "What can read aloud",
  // library/macros.js
  "What can stand in double braces": "What can stand in double braces",
  // palette/palette.js
  "What do you want to do?": "What do you want to do?",
  // runs/tryflow.js
  "What each call says": "What each call says",
  // welcome/tip.js
  "What each voice did for an answer stands in the inspector.": "What each voice did for an answer stands in the inspector.",
  // inspector/sections.js
  "What happened": "What happened",
  // moving/review.js
  "What is in it": "What is in it",
  // settings/index.js
  "What is kept, and where.": "What is kept, and where.",
  // ../plugins/tts/card.js
  "What is read": "What is read",
  // chat/actions.js
  "What is said next begins a new branch here.": "What is said next begins a new branch here.",
  // inspector/rail.js
  "What is thought in this pass appears here.": "What is thought in this pass appears here.",
  // runs/stepform.js
  "What is to be done": "What is to be done",
  // closing.js, settings/habits.js
  "What is written so far is kept in any case.": "What is written so far is kept in any case.",
  // inspector/editorsections.js
  "What it changed": "What it changed",
  // runs/assistants.js, runs/editorwords.js, runs/variables.js, team/agentform.js
  "What it is for": "What it is for",
  // runs/assistants.js, team/agentform.js
  "What it is told": "What it is told",
  // tools/editor.js
  "What it looks for": "What it looks for",
  // inspector/editorsections.js
  "What it noticed": "What it noticed",
  // settings/toolservers.js
  "What it offers": "What it offers",
  // runs/flowform.js
  "What it reads of the steps before": "What it reads of the steps before",
  // runs/dryrun.js
  "What it would do": "What it would do",
  // settings/toolbox.js
  "What models may use": "What models may use",
  // settings/index.js
  "What models may use in flows and runs, and how far each tool reaches.": "What models may use in flows and runs, and how far each tool reaches.",
  // settings/privacy.js
  "What never happens": "What never happens",
  // team/request.js
  "What next?": "What next?",
  // audio/transport.js
  "What plays": "What plays",
  // team/request.js
  "What should the team make?": "What should the team make?",
  // tools/shelves.js
  "What the Director is asked for": "What the Director is asked for",
  // chat/thoughts.js
  "What the Director thought, {n, plural, one {# word} other {# words}}": "What the Director thought, {n, plural, one {# word} other {# words}}",
  // chat/review.js
  "What the Editor changed": "What the Editor changed",
  // chat/thoughts.js
  "What the Editor thought, {n, plural, one {# word} other {# words}}": "What the Editor thought, {n, plural, one {# word} other {# words}}",
  // tools/shelves.js
  "What the Writer reads before it": "What the Writer reads before it",
  // chat/thoughts.js
  "What the Writer thought, {n, plural, one {# word} other {# words}}": "What the Writer thought, {n, plural, one {# word} other {# words}}",
  // inspector/sections.js
  "What the Writer was told": "What the Writer was told",
  // runs/startdialog.js
  "What the flow works on.": "What the flow works on.",
  // settings/prompts.js
  "What the model is told": "What the model is told",
  // library/index.js
  "What the model is told when it is spoken of, and what it always knows.": "What the model is told when it is spoken of, and what it always knows.",
  // settings/index.js
  "What the model is told, and who you are.": "What the model is told, and who you are.",
  // runs/argfield.js
  "What the step before it gives, when it runs.": "What the step before it gives, when it runs.",
  // runs/rundetail.js
  "What the steps share": "What the steps share",
  // settings/index.js
  "What this is made of, and how it is.": "What this is made of, and how it is.",
  // chat/clicks.js
  "What to do with “{word}”": "What to do with “{word}”",
  // team/roundview.js
  "What was said": "What was said",
  // settings/data.js
  "What workflows make": "What workflows make",
  // runs/assistants.js, team/agentform.js
  "What writes or executes asks you each time.": "What writes or executes asks you each time.",
  // composer/history.js
  "What you said before": "What you said before",
  // runs/scheduleform.js
  "When": "When",
  // ../plugins/tts/card.js
  "When they are whole": "When they are whole",
  // tools/shelves.js
  "When to use it": "When to use it",
  // settings/data.js
  "Where everything is": "Where everything is",
  // library/cardfields.js
  "Where the two of you are, and why.": "Where the two of you are, and why.",
  // welcome/elsewhere.js
  "Which model of {server} shall answer?": "Which model of {server} shall answer?",
  // settings/voices.js
  "Which of them speaks, and how, is chosen under Read aloud in the tools.": "Which of them speaks, and how, is chosen under Read aloud in the tools.",
  // chat/review.js
  "Which text to show": "Which text to show",
  // settings/habits.js
  "While you are away": "While you are away",
  // sidebar/notify.js
  "While you look at another window, your desktop shows who has answered, which run has ended or waits for you, and nothing of any text.": "While you look at another window, your desktop shows who has answered, which run has ended or waits for you, and nothing of any text.",
  // tools/agent.js
  "Who answers for them": "Who answers for them",
  // settings/index.js
  "Who answers. Nothing leaves this computer except to the servers listed here.": "Who answers. Nothing leaves this computer except to the servers listed here.",
  // library/cardfields.js
  "Who it is": "Who it is",
  // settings/index.js
  "Who reads aloud, here and elsewhere.": "Who reads aloud, here and elsewhere.",
  // tools/notes.js
  "Who reads the directions": "Who reads the directions",
  // welcome/index.js
  "Who shall answer?": "Who shall answer?",
  // settings/personas.js
  "Who this is": "Who this is",
  // library/index.js
  "Who you are, and where.": "Who you are, and where.",
  // library/personas.js
  "Who you play": "Who you play",
  // library/cardfields.js
  "Who you play with it": "Who you play with it",
  // library/index.js
  "Who you talk with. Drop a card here to bring it in.": "Who you talk with. Drop a card here to bring it in.",
  // library/cardfields.js
  "Whoever is chosen": "Whoever is chosen",
  // inspector/numbers.js
  "Whole": "Whole",
  // runs/variables.js
  "Whose it is": "Whose it is",
  // inspector/fields.js
  "Winding down, {name}": "Winding down, {name}",
  // settings/habits.js
  "Window": "Window",
  // library/cardfields.js
  "With commas between them.": "With commas between them.",
  // chat/removal.js
  "With it go {siblings, plural, one {its other version} other {its # other versions}} and {below, plural, one {the message below it} other {the # messages below it}}.": "With it go {siblings, plural, one {its other version} other {its # other versions}} and {below, plural, one {the message below it} other {the # messages below it}}.",
  // tools/agent.js
  "With one model for all three, what it has read once is reused for the next voice. A small fast model of its own can be quicker still.": "With one model for all three, what it has read once is reused for the next voice. A small fast model of its own can be quicker still.",
  // lib/keys.js
  "With the team": "With the team",
  // library/entries.js
  "With these, one of them must be spoken of, too.": "With these, one of them must be spoken of, too.",
  // sidebar/entries.js
  "With {name}": "With {name}",
  // library/entries.js, library/preview.js, library/scan.js, runs/childlist.js, runs/runhead.js, runs/runlist.js, team/detail.js, team/list.js
  "Without a name": "Without a name",
  // library/entries.js
  "Without any key, in the part of the prompt that stays the same.": "Without any key, in the part of the prompt that stays the same.",
  // settings/habits.js
  "Without motion nothing slides, breathes or fades.": "Without motion nothing slides, breathes or fades.",
  // tools/shelves.js
  "Wordings": "Wordings",
  // tools/editor.js
  "Words": "Words",
  // inspector/words.js, tools/audits.js
  "Words used again": "Words used again",
  // chat/actions.js
  "Words…": "Words…",
  // runs/editorbar.js, runs/index.js, sidebar/found.js
  "Workflow": "Workflow",
  // inspector/tabs.js, runs/place.js, runs/runlist.js, runs/templates.js, tools/workflows.js
  "Workflows": "Workflows",
  // tools/workflows.js
  "Workflows take part": "Workflows take part",
  // library/worlds.js
  "World info, for SillyTavern": "World info, for SillyTavern",
  // inspector/words.js, tools/shelves.js
  "Worn phrase": "Worn phrase",
  // tools/audits.js, tools/editor.js
  "Worn phrases": "Worn phrases",
  // lib/keys.js
  "Write": "Write",
  // commands.js
  "Write a message": "Write a message",
  // chat/actions.js
  "Write it again": "Write it again",
  // chat/editbox.js
  "Write it this way": "Write it this way",
  // composer/composer.js
  "Write something": "Write something",
  // chat/empty.js
  "Write something. The Director reads the room, the Writer answers, the Editor mends the prose.": "Write something. The Director reads the room, the Writer answers, the Editor mends the prose.",
  // runs/startdialog.js
  "Write the end into this conversation": "Write the end into this conversation",
  // composer/keynames.js
  "Write the last answer again": "Write the last answer again",
  // inspector/words.js
  "Write the reply": "Write the reply",
  // inspector/words.js, tools/notes.js, tools/panel.js
  "Writer": "Writer",
  // tools/panel.js
  "Writer thinks first": "Writer thinks first",
  // runs/said.js
  "Writes": "Writes",
  // tools/notes.js
  "Writes down what should hold from here on, along this branch. One more call for each reply.": "Writes down what should hold from here on, along this branch. One more call for each reply.",
  // tools/panel.js
  "Writes the reply. It always takes part.": "Writes the reply. It always takes part.",
  // chat/announce.js, chat/phase.js, settings/habits.js
  "Writing": "Writing",
  // inspector/words.js
  "Written again": "Written again",
  // runs/variables.js, tools/configfield.js
  "Written as JSON.": "Written as JSON.",
  // tools/notes.js
  "Written down after a reply, outside the story.": "Written down after a reply, outside the story.",
  // inspector/chart.js, inspector/numbers.js
  "Wrote": "Wrote",
  // inspector/words.js
  "Wrote down a direction": "Wrote down a direction",
  // inspector/words.js
  "Wrote the text anew": "Wrote the text anew",
  // sidebar/groups.js
  "Yesterday": "Yesterday",
  // chat/window.js, settings/prompts.js, team/said.js
  "You": "You",
  // welcome/index.js
  "You know its address, or you have a key.": "You know its address, or you have a key.",
  // settings/data.js
  "Your keys are encrypted; what opens them is kept in a file that only you can read, because no keyring runs on this computer.": "Your keys are encrypted; what opens them is kept in a file that only you can read, because no keyring runs on this computer.",
  // settings/data.js
  "Your keys are encrypted; what opens them is kept in the keyring of this computer.": "Your keys are encrypted; what opens them is kept in the keyring of this computer.",
  // settings/hostwords.js
  "Your mail program": "Your mail program",
  // composer/composer.js
  "Your message": "Your message",
  // inspector/sections.js
  "Your message, as it was sent on": "Your message, as it was sent on",
  // settings/prompts.js
  "Your name": "Your name",
  // team/request.js
  "Your request": "Your request",
  // welcome/install.js
  "Your system": "Your system",
  // settings/presets.js
  "Yours": "Yours",
  // library/personas.js
  "Yourself": "Yourself",
  // settings/hostwords.js
  "a link that you opened elsewhere": "a link that you opened elsewhere",
  // settings/hostwords.js
  "a page that a tool has read": "a page that a tool has read",
  // library/entries.js, library/preview.js
  "always": "always",
  // library/entries.js, library/scan.js
  "always, after your message": "always, after your message",
  // library/scan.js
  "always, in the part that stays the same": "always, in the part that stays the same",
  // library/preview.js, runs/childlist.js, runs/requestcard.js
  "and {n} more": "and {n} more",
  // runs/picker.js
  "and {n} more: narrow the list": "and {n} more: narrow the list",
  // settings/capabilities.js
  "answers in one piece": "answers in one piece",
  // settings/endpointcard.js, settings/models.js
  "answers now": "answers now",
  // settings/toolbox.js
  "asks first": "asks first",
  // runs/dryrun.js
  "asks you first": "asks you first",
  // inspector/words.js
  "at work": "at work",
  // runs/gatechart.js
  "average {average} %, busiest core {busiest} %": "average {average} %, busiest core {busiest} %",
  // settings/backups.js
  "before a restore": "before a restore",
  // settings/backups.js
  "before an update": "before an update",
  // inspector/sections.js
  "before: none": "before: none",
  // inspector/sections.js
  "before: {moods}": "before: {moods}",
  // settings/toolbox.js
  "by itself": "by itself",
  // library/preview.js
  "by {creator}": "by {creator}",
  // settings/toolservers.js
  "cannot be used": "cannot be used",
  // moving/review.js
  "character": "character",
  // settings/capabilities.js
  "context {size}": "context {size}",
  // settings/capabilities.js
  "context {size} (low)": "context {size} (low)",
  // inspector/callchart.js
  "cut off at the length limit": "cut off at the length limit",
  // library/macros.js
  "dice": "dice",
  // inspector/words.js
  "done": "done",
  // library/entries.js
  "entry list": "entry list",
  // inspector/turnlist.js, inspector/words.js
  "failed": "failed",
  // tools/shelves.js
  "field list": "field list",
  // settings/toolserverform.js
  "files": "files",
  // settings/look.js
  "for once": "for once",
  // runs/runhead.js
  "for {time}": "for {time}",
  // moving/review.js
  "here already": "here already",
  // lib/markdown.js
  "image at another place, not loaded": "image at another place, not loaded",
  // lib/markdown.js
  "image at {host}, not loaded": "image at {host}, not loaded",
  // settings/modelpick.js
  "in use": "in use",
  // settings/hostwords.js
  "just now": "just now",
  // settings/capabilities.js
  "key set": "key set",
  // settings/capabilities.js
  "key set · …{hint}": "key set · …{hint}",
  // settings/modelpick.js
  "loaded": "loaded",
  // library/worlds.js
  "lorebook list": "lorebook list",
  // settings/backups.js
  "made by you": "made by you",
  // inspector/editorsections.js
  "mended": "mended",
  // tools/shelves.js
  "mood list": "mood list",
  // library/entries.js
  "never: it has no keys": "never: it has no keys",
  // inspector/editorsections.js
  "new": "new",
  // inspector/fields.js, settings/capabilities.js
  "no": "no",
  // settings/capabilities.js
  "no key": "no key",
  // settings/capabilities.js
  "no pictures": "no pictures",
  // inspector/turnlist.js
  "no reply is left": "no reply is left",
  // settings/models.js
  "not an AI": "not an AI",
  // settings/capabilities.js
  "not known": "not known",
  // settings/voices.js
  "not ready": "not ready",
  // runs/templates.js
  "not saved": "not saved",
  // inspector/rail.js
  "nothing yet": "nothing yet",
  // library/macros.js
  "nothing, and no empty lines around it": "nothing, and no empty lines around it",
  // library/macros.js
  "nothing: a note to whoever edits the card": "nothing: a note to whoever edits the card",
  // lib/time.js
  "now": "now",
  // settings/toolserverform.js
  "npx": "npx",
  // settings/backups.js
  "of the day": "of the day",
  // runs/schedules.js
  "off": "off",
  // library/macros.js
  "one of them; in a card always the same one for a conversation": "one of them; in a card always the same one for a conversation",
  // settings/endpointform.js
  "optional": "optional",
  // tools/shelves.js
  "pattern": "pattern",
  // settings/personas.js
  "persona list": "persona list",
  // tools/shelves.js
  "phrase list": "phrase list",
  // library/personas.js, settings/prompts.js
  "playing": "playing",
  // library/worlds.js
  "read in every conversation": "read in every conversation",
  // library/worlds.js
  "read where a character brings it": "read where a character brings it",
  // settings/voices.js
  "ready": "ready",
  // runs/said.js
  "saved as {name}": "saved as {name}",
  // settings/capabilities.js
  "sees pictures": "sees pictures",
  // inspector/words.js
  "skipped": "skipped",
  // inspector/editorsections.js
  "still there": "still there",
  // inspector/turnlist.js
  "stopped": "stopped",
  // settings/capabilities.js
  "streams": "streams",
  // lib/code.js
  "text": "text",
  // library/macros.js
  "the character's description": "the character's description",
  // library/macros.js
  "the character's name": "the character's name",
  // library/macros.js
  "the day": "the day",
  // runs/assistants.js
  "the first one": "the first one",
  // runs/stepsview.js
  "the result of step {n}": "the result of step {n}",
  // runs/stepsview.js
  "the result of the step before": "the result of the step before",
  // library/macros.js
  "the same under another name": "the same under another name",
  // moving/summary.js
  "the settings": "the settings",
  // runs/stepsview.js
  "the variable {name}": "the variable {name}",
  // settings/capabilities.js
  "thinks": "thinks",
  // settings/hostwords.js
  "to ask for its models and what they can do": "to ask for its models and what they can do",
  // settings/hostwords.js
  "to have messages answered": "to have messages answered",
  // settings/hostwords.js
  "to have text spoken": "to have text spoken",
  // settings/hostwords.js
  "to look for servers": "to look for servers",
  // library/scan.js
  "together with the last messages of this conversation": "together with the last messages of this conversation",
  // runs/runhead.js, runs/stepsview.js
  "took {time}": "took {time}",
  // settings/capabilities.js, welcome/found.js
  "tools in simple mode": "tools in simple mode",
  // settings/capabilities.js
  "tools none": "tools none",
  // settings/capabilities.js, welcome/found.js
  "tools yes": "tools yes",
  // runs/stepsview.js
  "try {n}": "try {n}",
  // settings/modelconfig.js
  "unset": "unset",
  // library/preview.js
  "version {version}": "version {version}",
  // inspector/words.js
  "waiting": "waiting",
  // moving/review.js
  "went on since": "went on since",
  // library/macros.js
  "when the conversation began; in what you write, now": "when the conversation began; in what you write, now",
  // inspector/fields.js, settings/capabilities.js
  "yes": "yes",
  // library/macros.js
  "your name, or your persona's": "your name, or your persona's",
  // lib/markdown.js
  "{alt}, image at another place, not loaded": "{alt}, image at another place, not loaded",
  // lib/markdown.js
  "{alt}, image at {host}, not loaded": "{alt}, image at {host}, not loaded",
  // audio/seekable.js
  "{at} of {whole}": "{at} of {whole}",
  // chat/removal.js
  "{below, plural, one {With it goes the message below it.} other {With it go the # messages below it.}}": "{below, plural, one {With it goes the message below it.} other {With it go the # messages below it.}}",
  // inspector/callchart.js
  "{call} in numbers": "{call} in numbers",
  // inspector/rawcall.js
  "{call}: as it was sent": "{call}: as it was sent",
  // moving/section.js
  "{doing} So far: {n}.": "{doing} So far: {n}.",
  // settings/pull.js
  "{done} of {total}, {n} %": "{done} of {total}, {n} %",
  // runs/faultfinder.js
  "{field} {fault}.": "{field} {fault}.",
  // runs/argfield.js
  "{field}: where it comes from": "{field}: where it comes from",
  // inspector/barwords.js
  "{fresh} new": "{fresh} new",
  // inspector/barwords.js
  "{fresh} new, {reused} reused": "{fresh} new, {reused} reused",
  // runs/pager.js
  "{from} to {to} of {all}": "{from} to {to} of {all}",
  // library/entries.js
  "{hint} Commas or lines between them.": "{hint} Commas or lines between them.",
  // library/entries.js
  "{hint} One on each line.": "{hint} One on each line.",
  // runs/said.js
  "{h} h {m} min": "{h} h {m} min",
  // runs/flowform.js
  "{input} is what the flow is given.": "{input} is what the flow is given.",
  // settings/habits.js
  "{key} with +, − and 0 does the same.": "{key} with +, − and 0 does the same.",
  // inspector/named.js
  "{kind}, “{wording}”": "{kind}, “{wording}”",
  // inspector/sections.js
  "{length}, {speed} tokens a second": "{length}, {speed} tokens a second",
  // inspector/words.js
  "{minutes} min {seconds} s": "{minutes} min {seconds} s",
  // settings/modelpick.js
  "{model} answers from now on.": "{model} answers from now on.",
  // welcome/index.js
  "{model} answers from now on. Write the first line below.": "{model} answers from now on. Write the first line below.",
  // welcome/advice.js
  "{model} cannot fill in forms, so the Writer answers alone, without Director and Editor.": "{model} cannot fill in forms, so the Writer answers alone, without Director and Editor.",
  // settings/pull.js
  "{model} is here.": "{model} is here.",
  // welcome/advice.js
  "{model} reads {n, plural, one {# token} other {# tokens}} at once, which is small for three voices: longer conversations lose their beginning.": "{model} reads {n, plural, one {# token} other {# tokens}} at once, which is small for three voices: longer conversations lose their beginning.",
  // inspector/sections.js
  "{mood}, ended": "{mood}, ended",
  // inspector/sections.js
  "{mood}, new": "{mood}, new",
  // runs/said.js
  "{m} min {s} s": "{m} min {s} s",
  // tools/marks.js
  "{n, plural, =0 {The Editor would let this stand.} one {One finding. The Editor acts from two on.} other {# findings. The Editor would mend them.}}": "{n, plural, =0 {The Editor would let this stand.} one {One finding. The Editor acts from two on.} other {# findings. The Editor would mend them.}}",
  // tools/pattern.js
  "{n, plural, =0 {This pattern works. It stands nowhere in this conversation.} one {This pattern works. It stands once in this conversation.} other {This pattern works. It stands # times in this conversation.}}": "{n, plural, =0 {This pattern works. It stands nowhere in this conversation.} one {This pattern works. It stands once in this conversation.} other {This pattern works. It stands # times in this conversation.}}",
  // settings/presetwords.js
  "{n, plural, =0 {no prompt} one {a prompt of # word} other {a prompt of # words}}": "{n, plural, =0 {no prompt} one {a prompt of # word} other {a prompt of # words}}",
  // settings/toolservers.js
  "{n, plural, =0 {no tools} one {# tool} other {# tools}}": "{n, plural, =0 {no tools} one {# tool} other {# tools}}",
  // settings/voices.js
  "{n, plural, =0 {no voices listed} one {# voice} other {# voices}}": "{n, plural, =0 {no voices listed} one {# voice} other {# voices}}",
  // moving/summary.js
  "{n, plural, one {# agent of the team} other {# agents of the team}}": "{n, plural, one {# agent of the team} other {# agents of the team}}",
  // moving/summary.js
  "{n, plural, one {# assistant} other {# assistants}}": "{n, plural, one {# assistant} other {# assistants}}",
  // runs/stepwords.js
  "{n, plural, one {# call} other {# calls side by side}}": "{n, plural, one {# call} other {# calls side by side}}",
  // inspector/sections.js, inspector/turnlist.js
  "{n, plural, one {# call} other {# calls}}": "{n, plural, one {# call} other {# calls}}",
  // composer/pastes.js, moving/summary.js, settings/look.js
  "{n, plural, one {# character} other {# characters}}": "{n, plural, one {# character} other {# characters}}",
  // library/preview.js
  "{n, plural, one {# conversation knows this character and finds it again.} other {# conversations know this character and find it again.}}": "{n, plural, one {# conversation knows this character and finds it again.} other {# conversations know this character and find it again.}}",
  // sidebar/acts.js
  "{n, plural, one {# conversation will be deleted with everything in it. Nothing brings it back.} other {# conversations will be deleted with everything in them. Nothing brings them back.}}": "{n, plural, one {# conversation will be deleted with everything in it. Nothing brings it back.} other {# conversations will be deleted with everything in them. Nothing brings them back.}}",
  // moving/summary.js
  "{n, plural, one {# conversation} other {# conversations}}": "{n, plural, one {# conversation} other {# conversations}}",
  // settings/hostwords.js
  "{n, plural, one {# day ago} other {# days ago}}": "{n, plural, one {# day ago} other {# days ago}}",
  // library/scan.js
  "{n, plural, one {# entry would be read:} other {# entries would be read, in this order:}}": "{n, plural, one {# entry would be read:} other {# entries would be read, in this order:}}",
  // library/preview.js
  "{n, plural, one {# entry} other {# entries}}": "{n, plural, one {# entry} other {# entries}}",
  // moving/summary.js
  "{n, plural, one {# field of the Director} other {# fields of the Director}}": "{n, plural, one {# field of the Director} other {# fields of the Director}}",
  // sidebar/word.js
  "{n, plural, one {# found} other {# found}}": "{n, plural, one {# found} other {# found}}",
  // library/preview.js
  "{n, plural, one {# greeting} other {# greetings}}": "{n, plural, one {# greeting} other {# greetings}}",
  // moving/summary.js
  "{n, plural, one {# group of phrases} other {# groups of phrases}}": "{n, plural, one {# group of phrases} other {# groups of phrases}}",
  // moving/summary.js
  "{n, plural, one {# is here already} other {# are here already}}": "{n, plural, one {# is here already} other {# are here already}}",
  // team/logfold.js
  "{n, plural, one {# line} other {# lines}}": "{n, plural, one {# line} other {# lines}}",
  // moving/summary.js
  "{n, plural, one {# lorebook} other {# lorebooks}}": "{n, plural, one {# lorebook} other {# lorebooks}}",
  // sidebar/found.js
  "{n, plural, one {# message found} other {# messages found}}": "{n, plural, one {# message found} other {# messages found}}",
  // sidebar/found.js
  "{n, plural, one {# message is} other {# messages are}} still to be looked through.": "{n, plural, one {# message is} other {# messages are}} still to be looked through.",
  // moving/review.js, moving/summary.js, settings/backups.js
  "{n, plural, one {# message} other {# messages}}": "{n, plural, one {# message} other {# messages}}",
  // moving/summary.js
  "{n, plural, one {# model server} other {# model servers}}": "{n, plural, one {# model server} other {# model servers}}",
  // welcome/found.js
  "{n, plural, one {# model} other {# models}}": "{n, plural, one {# model} other {# models}}",
  // moving/summary.js
  "{n, plural, one {# mood} other {# moods}}": "{n, plural, one {# mood} other {# moods}}",
  // library/preview.js
  "{n, plural, one {# more file} other {# more files}}": "{n, plural, one {# more file} other {# more files}}",
  // chat/unseen.js
  "{n, plural, one {# new message} other {# new messages}}": "{n, plural, one {# new message} other {# new messages}}",
  // chat/unseen.js
  "{n, plural, one {# new word} other {# new words}}": "{n, plural, one {# new word} other {# new words}}",
  // moving/summary.js
  "{n, plural, one {# persona} other {# personas}}": "{n, plural, one {# persona} other {# personas}}",
  // moving/summary.js
  "{n, plural, one {# piece of teamwork} other {# pieces of teamwork}}": "{n, plural, one {# piece of teamwork} other {# pieces of teamwork}}",
  // moving/summary.js
  "{n, plural, one {# preset} other {# presets}}": "{n, plural, one {# preset} other {# presets}}",
  // runs/waiting.js
  "{n, plural, one {# run waits} other {# runs wait}} for you.": "{n, plural, one {# run waits} other {# runs wait}} for you.",
  // moving/summary.js
  "{n, plural, one {# run} other {# runs}}": "{n, plural, one {# run} other {# runs}}",
  // moving/summary.js
  "{n, plural, one {# server of tools} other {# servers of tools}}": "{n, plural, one {# server of tools} other {# servers of tools}}",
  // moving/summary.js
  "{n, plural, one {# server that speaks} other {# servers that speak}}": "{n, plural, one {# server that speaks} other {# servers that speak}}",
  // runs/editor.js, runs/templates.js
  "{n, plural, one {# step} other {# steps}}": "{n, plural, one {# step} other {# steps}}",
  // sidebar/found.js
  "{n, plural, one {# thing beside them} other {# things beside them}}": "{n, plural, one {# thing beside them} other {# things beside them}}",
  // moving/review.js
  "{n, plural, one {# thing to know} other {# things to know}}": "{n, plural, one {# thing to know} other {# things to know}}",
  // runs/stepsview.js
  "{n, plural, one {# try} other {# tries}}": "{n, plural, one {# try} other {# tries}}",
  // moving/summary.js
  "{n, plural, one {# variable} other {# variables}}": "{n, plural, one {# variable} other {# variables}}",
  // moving/summary.js
  "{n, plural, one {# went on since; it comes beside the one that is here} other {# went on since; they come beside those that are here}}": "{n, plural, one {# went on since; it comes beside the one that is here} other {# went on since; they come beside those that are here}}",
  // moving/summary.js
  "{n, plural, one {# workflow} other {# workflows}}": "{n, plural, one {# workflow} other {# workflows}}",
  // chat/header.js
  "{n, plural, one {An answer that was being written when Terzetto ended is back, as far as it came.} other {# answers that were being written when Terzetto ended are back, as far as they came.}}": "{n, plural, one {An answer that was being written when Terzetto ended is back, as far as it came.} other {# answers that were being written when Terzetto ended are back, as far as they came.}}",
  // inspector/sections.js
  "{n, plural, one {Call to the model} other {Calls to the model}}": "{n, plural, one {Call to the model} other {Calls to the model}}",
  // tools/marks.js
  "{n, plural, one {Compared with one earlier reply.} other {Compared with # earlier replies.}}": "{n, plural, one {Compared with one earlier reply.} other {Compared with # earlier replies.}}",
  // settings/modelpick.js
  "{n, plural, one {Filter # model} other {Filter # models}}": "{n, plural, one {Filter # model} other {Filter # models}}",
  // library/preview.js
  "{n, plural, one {It brings the lorebook “{name}” with # entry.} other {It brings the lorebook “{name}” with # entries.}}": "{n, plural, one {It brings the lorebook “{name}” with # entry.} other {It brings the lorebook “{name}” with # entries.}}",
  // sidebar/acts.js
  "{n, plural, one {One conversation is deleted.} other {# conversations are deleted.}}": "{n, plural, one {One conversation is deleted.} other {# conversations are deleted.}}",
  // settings/discover.js
  "{n, plural, one {One other program answered} other {# other programs answered}}": "{n, plural, one {One other program answered} other {# other programs answered}}",
  // settings/hostwords.js
  "{n, plural, one {a minute ago} other {# minutes ago}}": "{n, plural, one {a minute ago} other {# minutes ago}}",
  // settings/hostwords.js
  "{n, plural, one {an hour ago} other {# hours ago}}": "{n, plural, one {an hour ago} other {# hours ago}}",
  // moving/review.js
  "{n, plural, one {lorebook with # entry} other {lorebook with # entries}}": "{n, plural, one {lorebook with # entry} other {lorebook with # entries}}",
  // settings/hostwords.js
  "{n, plural, one {once, no answer} other {# times, no answer}}": "{n, plural, one {once, no answer} other {# times, no answer}}",
  // settings/hostwords.js
  "{n, plural, one {once} other {# times}}": "{n, plural, one {once} other {# times}}",
  // inspector/callchart.js
  "{n, plural, one {tried # time} other {tried # times}}": "{n, plural, one {tried # time} other {tried # times}}",
  // inspector/words.js
  "{n, plural, one {{shown} word} other {{shown} words}}": "{n, plural, one {{shown} word} other {{shown} words}}",
  // chat/pictures.js
  "{name} could not be loaded": "{name} could not be loaded",
  // artifacts/media.js
  "{name} could not be loaded.": "{name} could not be loaded.",
  // library/files.js
  "{name} could not be read.": "{name} could not be read.",
  // team/upload.js
  "{name} could not be read. It may be a folder, or have moved.": "{name} could not be read. It may be a folder, or have moved.",
  // team/items.js
  "{name} could not be shown. Save it to see it.": "{name} could not be shown. Save it to see it.",
  // sidebar/unread.js
  "{name} has answered": "{name} has answered",
  // settings/presetrow.js
  "{name} is applied.": "{name} is applied.",
  // runs/atwork.js
  "{name} is at work.": "{name} is at work.",
  // settings/presetrow.js
  "{name} is deleted.": "{name} is deleted.",
  // team/upload.js
  "{name} is empty, so there is nothing to read in it.": "{name} is empty, so there is nothing to read in it.",
  // library/preview.js
  "{name} is in the library.": "{name} is in the library.",
  // composer/images.js
  "{name} is larger than 10 MB. Make it smaller and attach it again.": "{name} is larger than 10 MB. Make it smaller and attach it again.",
  // library/files.js
  "{name} is larger than 48 MB.": "{name} is larger than 48 MB.",
  // team/upload.js
  "{name} is larger than 50 MB. Make it smaller and add it again.": "{name} is larger than 50 MB. Make it smaller and add it again.",
  // composer/images.js, library/crop.js
  "{name} is not a PNG, JPEG, WebP or GIF image.": "{name} is not a PNG, JPEG, WebP or GIF image.",
  // tools/order.js
  "{name} is number {n} of {all} now.": "{name} is number {n} of {all} now.",
  // tools/shelfrow.js
  "{name} on": "{name} on",
  // artifacts/shelf.js
  "{name} was not kept: {reason}.": "{name} was not kept: {reason}.",
  // sidebar/title.js
  "{name} – Terzetto": "{name} – Terzetto",
  // runs/editorbar.js
  "{name}, a copy": "{name}, a copy",
  // library/character.js
  "{name}, again": "{name}, again",
  // chat/pictures.js
  "{name}, {n} of {total}": "{name}, {n} of {total}",
  // runs/varrows.js
  "{name}: written as": "{name}: written as",
  // library/intake.js
  "{name}: {why}": "{name}: {why}",
  // runs/logview.js, settings/habits.js, team/logfold.js
  "{n} %": "{n} %",
  // team/shelf.js
  "{n} % read": "{n} % read",
  // runs/gatechart.js, runs/index.js, team/index.js
  "{n} at work": "{n} at work",
  // team/documents.js
  "{n} documents are saved in {where}.": "{n} documents are saved in {where}.",
  // runs/index.js
  "{n} for you": "{n} for you",
  // runs/gatechart.js
  "{n} in line": "{n} in line",
  // settings/presetwords.js
  "{n} more": "{n} more",
  // sidebar/found.js
  "{n} more here": "{n} more here",
  // sidebar/found.js
  "{n} more here, in {title}": "{n} more here, in {title}",
  // inspector/words.js, runs/said.js
  "{n} ms": "{n} ms",
  // team/planview.js
  "{n} of {all} documents": "{n} of {all} documents",
  // inspector/editorsections.js
  "{n} of {all} mended": "{n} of {all} mended",
  // tools/part.js
  "{n} of {all} on": "{n} of {all} on",
  // team/planview.js
  "{n} of {all} tasks": "{n} of {all} tasks",
  // chat/find.js
  "{n} of {total}": "{n} of {total}",
  // settings/look.js
  "{n} px": "{n} px",
  // inspector/words.js, runs/said.js
  "{n} s": "{n} s",
  // tools/phrases.js
  "{n}× here": "{n}× here",
  // ipc/http.js
  "{op} needs {name}.": "{op} needs {name}.",
  // runs/flowform.js
  "{output} is the answer of the step before, {input} what the flow was given.": "{output} is the answer of the step before, {input} what the flow was given.",
  // chat/header.js
  "{saved, plural, one {# row was saved} other {# rows were saved}}, {lost, plural, one {# was lost} other {# were lost}}.": "{saved, plural, one {# row was saved} other {# rows were saved}}, {lost, plural, one {# was lost} other {# were lost}}.",
  // settings/toolserverform.js
  "{server} is added.": "{server} is added.",
  // settings/discover.js
  "{server} is running and has no model yet.": "{server} is running and has no model yet.",
  // settings/discover.js
  "{server} is running at {address}, but it has no model yet. Load one there, then look again.": "{server} is running at {address}, but it has no model yet. Load one there, then look again.",
  // chat/removal.js
  "{siblings, plural, one {With it goes its other version.} other {With it go its # other versions.}}": "{siblings, plural, one {With it goes its other version.} other {With it go its # other versions.}}",
  // lib/size.js
  "{size} GB": "{size} GB",
  // inspector/wire.js, lib/size.js
  "{size} MB": "{size} MB",
  // settings/room.js
  "{size} free on the disk": "{size} free on the disk",
  // inspector/wire.js, lib/size.js
  "{size} kB": "{size} kB",
  // inspector/wire.js
  "{size} more were too much to keep.": "{size} more were too much to keep.",
  // settings/room.js
  "{size} of memory": "{size} of memory",
  // chat/rows.js
  "{speaker}, message {n}": "{speaker}, message {n}",
  // chat/rows.js
  "{speaker}, message {n} of {total}": "{speaker}, message {n} of {total}",
  // chat/rows.js
  "{speaker}, message {n} of {total}, bookmarked": "{speaker}, message {n} of {total}, bookmarked",
  // chat/rows.js
  "{speaker}, message {n}, bookmarked": "{speaker}, message {n}, bookmarked",
  // inspector/barwords.js
  "{tokens}, {speed} a second": "{tokens}, {speed} a second",
  // composer/meter.js
  "{used} of {context} tokens of context used.": "{used} of {context} tokens of context used.",
  // inspector/barwords.js
  "{whole}, first word at {wait}": "{whole}, first word at {wait}",
  // chat/wordwalk.js
  "{word}, {act}": "{word}, {act}",
  // tools/configform.js
  "{workflow} has its defaults again.": "{workflow} has its defaults again.",
  // artifacts/acts.js
  "{workflow} makes another": "{workflow} makes another",
  // settings/toolbox.js
  "~/notes": "~/notes",
  // inspector/words.js, tools/audits.js
  "“Not this, but that”": "“Not this, but that”",
  // library/scan.js
  "“{key}” and “{secondary}” are spoken of": "“{key}” and “{secondary}” are spoken of",
  // library/scan.js
  "“{key}” is spoken of": "“{key}” is spoken of",
  // runs/waiting.js
  "“{name}” has failed.": "“{name}” has failed.",
  // library/preview.js
  "“{name}” in your library is the same character. In its place, this card takes over its conversations, and what you changed in the other is gone.": "“{name}” in your library is the same character. In its place, this card takes over its conversations, and what you changed in the other is gone.",
  // tools/shelf.js
  "“{name}” is deleted.": "“{name}” is deleted.",
  // runs/waiting.js
  "“{name}” is done.": "“{name}” is done.",
  // runs/waiting.js
  "“{name}” waits for you.": "“{name}” waits for you.",
  // sidebar/acts.js
  "“{title}” is archived.": "“{title}” is archived.",
  // sidebar/acts.js
  "“{title}” is back in the archive.": "“{title}” is back in the archive.",
  // sidebar/acts.js
  "“{title}” is back in the list.": "“{title}” is back in the list.",
  // sidebar/acts.js
  "“{title}” is deleted.": "“{title}” is deleted.",
  // sidebar/acts.js
  "“{title}” is in the trash.": "“{title}” is in the trash.",
  // sidebar/acts.js
  "“{title}” will be deleted with everything in it. Nothing brings it back.": "“{title}” will be deleted with everything in it. Nothing brings it back.",
};
