// Every sentence that the window says, and the files it stands in. Written by `make generate`; do not edit.
// A translator copies this file, names the copy by the language's tag, and translates what is right of each colon.

/** @type {Record<string, string>} */
export const table = {
  // widgets/requestcard.js
  "(empty)": "(empty)",
  // automation/editor/anyfield.js, automation/editor/valuefield.js, widgets/schema/configfield.js
  "(needed)": "(needed)",
  // sidebar/title.js
  "({n}) Terzetto": "({n}) Terzetto",
  // sidebar/title.js
  "({n}) {name} – Terzetto": "({n}) {name} – Terzetto",
  // composer/composer.js
  "/{name} is at work.": "/{name} is at work.",
  // composer/composer.js
  "/{name} runs as soon as it can.": "/{name} runs as soon as it can.",
  // widgets/servers/endpointform.js
  "127.0.0.1:11434 or https://…": "127.0.0.1:11434 or https://…",
  // settings/data/data.js
  "500 is the default. The copies hold them, too.": "500 is the default. The copies hold them, too.",
  // library/cardfields.js
  "<START> stands before each example.": "<START> stands before each example.",
  // settings/data/association.js
  "A .charx file can open in Terzetto. Pictures stay with the program that shows them.": "A .charx file can open in Terzetto. Pictures stay with the program that shows them.",
  // settings/data/association.js
  "A .charx file opens in Terzetto. Nothing is kept before you say so.": "A .charx file opens in Terzetto. Nothing is kept before you say so.",
  // settings/data/about.js
  "A Director, a Writer and an Editor answer you, on your own computer.": "A Director, a Writer and an Editor answer you, on your own computer.",
  // automation/schedules/triggers.js
  "A call from another program": "A call from another program",
  // model/transfer.js
  "A card or a lorebook": "A card or a lorebook",
  // settings/data/samples.js
  "A character with a lorebook, a persona, a conversation that can be spoken, ten automations with the files that they work on, a flow and a task for the team. Each is named as a sample, and none is added twice.": "A character with a lorebook, a persona, a conversation that can be spoken, ten automations with the files that they work on, a flow and a task for the team. Each is named as a sample, and none is added twice.",
  // settings/models/prompts.js
  "A character's own system prompt does not replace it.": "A character's own system prompt does not replace it.",
  // library/personas.js
  "A choice here holds for this conversation alone, and before the one of its character.": "A choice here holds for this conversation alone, and before the one of its character.",
  // ../plugins/tts/card.js
  "A click on a word plays": "A click on a word plays",
  // automation/schedules/triggers.js
  "A command in a chat": "A command in a chat",
  // library/cardfields.js
  "A conversation opens with the first; the others are its variants.": "A conversation opens with the first; the others are its variants.",
  // sidebar/sidebar.js
  "A conversation with": "A conversation with",
  // model/transfer.js
  "A copy of Terzetto's file": "A copy of Terzetto's file",
  // main/commands.js
  "A copy of everything is in the backup folder.": "A copy of everything is in the backup folder.",
  // automation/schedules/triggers.js
  "A file": "A file",
  // library/transfer/section.js
  "A folder of SillyTavern, or an archive of it; an export of ChatGPT; a database of Orb; messages as JSON; a library that was saved here.": "A folder of SillyTavern, or an archive of it; an export of ChatGPT; a database of Orb; messages as JSON; a library that was saved here.",
  // automation/schedules/triggerform.js
  "A hook answers only while “terzetto serve” runs on this computer. Give it a fixed port, such as --addr 127.0.0.1:8080, or the address changes with each start. This window opens no port.": "A hook answers only while “terzetto serve” runs on this computer. Give it a fixed port, such as --addr 127.0.0.1:8080, or the address changes with each start. This window opens no port.",
  // settings/data/privacy.js
  "A key goes only to the address it was entered for, and never into copies of this list.": "A key goes only to the address it was entered for, and never into copies of this list.",
  // model/transfer.js
  "A library of Terzetto": "A library of Terzetto",
  // settings/appearance/appearance.js
  "A message is sent with": "A message is sent with",
  // composer/images.js
  "A message takes at most 10 images.": "A message takes at most 10 images.",
  // library/scan.js
  "A message to try": "A message to try",
  // library/scan.js
  "A message, to see which entries it brings in": "A message, to see which entries it brings in",
  // onboarding/install.js
  "A model for writing needs about 8 GB of free memory; smaller ones run with less and follow directions less well. LM Studio, llama.cpp, KoboldCpp and others are noticed here too.": "A model for writing needs about 8 GB of free memory; smaller ones run with less and follow directions less well. LM Studio, llama.cpp, KoboldCpp and others are noticed here too.",
  // ../plugins/tts/cast.js
  "A narrator reads what is not speech": "A narrator reads what is not speech",
  // tools/phrases.js
  "A pattern, such as eyes? (glint|gleam)": "A pattern, such as eyes? (glint|gleam)",
  // widgets/editlist/forms.js
  "A phrase you have read too often": "A phrase you have read too often",
  // automation/editor/stepkinds.js
  "A prompt that is still empty": "A prompt that is still empty",
  // model/turnlabels.js
  "A question that echoes yours": "A question that echoes yours",
  // tools/phrases.js
  "A regular expression. Upper and lower case are the same.": "A regular expression. Upper and lower case are the same.",
  // tools/editor.js
  "A reply waits no longer than this for the Director and the Editor together.": "A reply waits no longer than this for the Director and the Editor together.",
  // automation/schedules/triggers.js
  "A request to an address with a token.": "A request to an address with a token.",
  // team/limitstab.js
  "A round fails when Terzetto uses more than this.": "A round fails when Terzetto uses more than this.",
  // team/limitstab.js
  "A round that takes longer fails. Time in which it waits for you does not count.": "A round that takes longer fails. Time in which it waits for you does not count.",
  // automation/schedules/triggerform.js
  "A run that you stop starts nothing, and no more than ten workflows follow one another.": "A run that you stop starts nothing, and no more than ten workflows follow one another.",
  // automation/schedules/scheduleform.js
  "A scheduled run cannot allow anything by itself: a step that writes waits for you, unless you allowed it below.": "A scheduled run cannot allow anything by itself: a step that writes waits for you, unless you allowed it below.",
  // settings/models/models.js
  "A script that writes like a model would, so that every part of the window can be seen without one. It understands nothing.": "A script that writes like a model would, so that every part of the window can be seen without one. It understands nothing.",
  // onboarding/index.js
  "A scripted demo, not an AI. It shows every part of the window.": "A scripted demo, not an AI. It shows every part of the window.",
  // widgets/editlist/forms.js
  "A sentence or two.": "A sentence or two.",
  // onboarding/index.js
  "A server elsewhere": "A server elsewhere",
  // automation/assistants/assistants.js
  "A step or a message asks it with @ and this name.": "A step or a message asks it with @ and this name.",
  // team/begin.js
  "A team that answers with documents": "A team that answers with documents",
  // library/macros.js
  "A text to try": "A text to try",
  // automation/schedules/triggers.js
  "A time": "A time",
  // automation/editor/controlforms.js
  "A time such as 18:30, or a date and time such as 2026-12-24T18:30.": "A time such as 18:30, or a date and time such as 2026-12-24T18:30.",
  // automation/run/againdialog.js, automation/schedules/startform.js, automation/widgets/startdialog.js
  "A variable is not valid JSON.": "A variable is not valid JSON.",
  // automation/editor/morefields.js
  "A variable that later steps can read.": "A variable that later steps can read.",
  // automation/editor/templates.js
  "A workflow is a list of steps: a tool, a task in words, or another workflow. A flow is a chain of prompts.": "A workflow is a list of steps: a tool, a task in words, or another workflow. A flow is a chain of prompts.",
  // automation/schedules/triggers.js
  "A workflow that is gone": "A workflow that is gone",
  // settings/index.js
  "About": "About",
  // main/commands.js
  "About Terzetto": "About Terzetto",
  // settings/models/prompts.js
  "About you": "About you",
  // composer/meter.js
  "About {sent} tokens are sent, and {free} of {context} are free.": "About {sent} tokens are sent, and {free} of {context} are free.",
  // composer/meter.js
  "About {sent} tokens are sent, {folded} are folded into a summary, and {free} of {context} are free.": "About {sent} tokens are sent, {folded} are folded into a summary, and {free} of {context} are free.",
  // settings/models/samplers.js
  "Above 0 discourages frequent words.": "Above 0 discourages frequent words.",
  // settings/models/samplers.js
  "Above 0 favours new subjects.": "Above 0 favours new subjects.",
  // settings/models/samplers.js
  "Above 1 discourages words already used.": "Above 1 discourages words already used.",
  // chat/foldline.js
  "Above here the model reads a summary": "Above here the model reads a summary",
  // main/commands.js
  "Actual size": "Actual size",
  // settings/speech/speech.js
  "Add": "Add",
  // automation/editor/controlforms.js
  "Add a branch": "Add a branch",
  // automation/editor/flowform.js
  "Add a call beside": "Add a call beside",
  // automation/editor/anyfield.js
  "Add a column": "Add a column",
  // automation/editor/conditionfield.js
  "Add a condition": "Add a condition",
  // automation/editor/faultfinder.js
  "Add a condition.": "Add a condition.",
  // automation/editor/anyfield.js, automation/editor/askform.js, widgets/editlist/forms.js
  "Add a field": "Add a field",
  // library/worlds.js
  "Add a lorebook": "Add a lorebook",
  // widgets/editlist/forms.js
  "Add a mood": "Add a mood",
  // widgets/editlist/personas.js
  "Add a persona": "Add a persona",
  // widgets/editlist/forms.js
  "Add a phrase": "Add a phrase",
  // settings/models/models.js, settings/toolbox/toolbox.js
  "Add a server": "Add a server",
  // automation/editor/editor.js, automation/editor/orderedrow.js, automation/editor/stepkinds.js
  "Add a step": "Add a step",
  // automation/editor/orderedlist.js
  "Add a step after it": "Add a step after it",
  // automation/editor/orderedrow.js
  "Add a step to “{lane}”": "Add a step to “{lane}”",
  // settings/models/kwargs.js
  "Add a value": "Add a value",
  // automation/widgets/varrows.js
  "Add a variable": "Add a variable",
  // library/greetings.js
  "Add a variant": "Add a variant",
  // library/entries.js
  "Add an entry": "Add an entry",
  // library/preview.js
  "Add as a lorebook": "Add as a lorebook",
  // team/request.js
  "Add files": "Add files",
  // main/commands.js, onboarding/more.js, settings/data/samples.js
  "Add samples": "Add samples",
  // settings/speech/speech.js
  "Add the server": "Add the server",
  // library/preview.js
  "Add to the library": "Add to the library",
  // library/preview.js
  "Add to “{name}”": "Add to “{name}”",
  // settings/models/modelconfig.js
  "Added to the shared one whenever this model writes.": "Added to the shared one whenever this model writes.",
  // library/cardfields.js
  "Additional instructions": "Additional instructions",
  // automation/schedules/triggerform.js, settings/speech/speech.js, widgets/servers/endpointform.js
  "Address": "Address",
  // automation/run/partsview.js
  "After the failure": "After the failure",
  // automation/schedules/triggerform.js
  "After the workflow": "After the workflow",
  // tools/editor.js
  "After this, the turn goes on without them.": "After this, the turn goes on without them.",
  // library/entries.js
  "After your message": "After your message",
  // automation/schedules/scheduleform.js
  "Again and again": "Again and again",
  // team/agentstab.js, team/page.js
  "Agents": "Agents",
  // team/limitstab.js
  "Agents at once": "Agents at once",
  // inspector/numbers.js
  "All": "All",
  // ../plugins/tts/card.js
  "All but *what stands in stars*": "All but *what stands in stars*",
  // inspector/callchart.js, inspector/sections.js
  "All calls in numbers": "All calls in numbers",
  // library/character.js
  "All characters": "All characters",
  // main/commands.js
  "All keys": "All keys",
  // automation/list/runlist.js
  "All kinds": "All kinds",
  // library/worlds.js
  "All lorebooks": "All lorebooks",
  // onboarding/more.js
  "All of it is kept in {folder}.": "All of it is kept in {folder}.",
  // automation/editor/conditionfield.js
  "All of these hold": "All of these hold",
  // automation/list/runlist.js
  "All states": "All states",
  // inspector/chooser.js
  "All turns": "All turns",
  // automation/list/runlist.js
  "All workflows": "All workflows",
  // widgets/requestcard.js
  "Allow for this run": "Allow for this run",
  // widgets/requestcard.js
  "Allow for this task": "Allow for this task",
  // widgets/requestcard.js
  "Allow once": "Allow once",
  // widgets/requestcard.js
  "Allow once with these": "Allow once with these",
  // automation/schedules/permissionlist.js
  "Allowed without asking": "Allowed without asking",
  // onboarding/index.js
  "Almost there": "Almost there",
  // library/entries.js, model/looks.js
  "Always": "Always",
  // widgets/requestcard.js
  "Always allow this": "Always allow this",
  // widgets/requestcard.js
  "Always allow this…": "Always allow this…",
  // automation/assistants/assistants.js
  "Always the same ones": "Always the same ones",
  // team/limitstab.js
  "An agent that takes longer is left, and its task fails.": "An agent that takes longer is left, and its task fails.",
  // main/closing.js
  "An answer is being written": "An answer is being written",
  // model/conversation.js
  "An answer is still being written. Stop it first, or wait.": "An answer is still being written. Stop it first, or wait.",
  // library/transfer/section.js
  "An archive of a folder of SillyTavern; an export of ChatGPT; a database of Orb; messages as JSON; a library that was saved here. You can drop the file here.": "An archive of a folder of SillyTavern; an export of ChatGPT; a database of Orb; messages as JSON; a library that was saved here. You can drop the file here.",
  // library/transfer/review.js
  "And {n} more.": "And {n} more.",
  // settings/models/endpointcard.js
  "Another model": "Another model",
  // automation/editor/names.js
  "Another step has this name.": "Another step has this name.",
  // model/turnlabels.js
  "Another take": "Another take",
  // automation/schedules/triggers.js
  "Another workflow": "Another workflow",
  // automation/editor/controlforms.js, inspector/rawcall.js, sidebar/found.js, widgets/requestcard.js
  "Answer": "Answer",
  // model/capabilities.js
  "Answer a short message": "Answer a short message",
  // chat/announce.js
  "Answer complete, {words, plural, one {# word} other {# words}}": "Answer complete, {words, plural, one {# word} other {# words}}",
  // composer/keynames.js
  "Answer the last message, or continue the last reply": "Answer the last message, or continue the last reply",
  // chat/actions.js
  "Answer this": "Answer this",
  // main/destinations.js
  "Answer with {name}": "Answer with {name}",
  // model/capabilities.js
  "Answer word by word": "Answer word by word",
  // inspector/rawcall.js
  "Answer, body": "Answer, body",
  // palette/palette.js
  "Answers": "Answers",
  // model/permission.js
  "Any address on {host}": "Any address on {host}",
  // automation/editor/conditionfield.js
  "Any of these holds": "Any of these holds",
  // settings/toolbox/toolbox.js
  "Any program or address that speaks MCP. A program runs with your rights, from the first use of one of its tools until Terzetto closes. You are asked before each use. Add only what you trust.": "Any program or address that speaks MCP. A program runs with your rights, from the first use of one of its tools until Terzetto closes. You are asked before each use. Add only what you trust.",
  // model/permission.js
  "Anything": "Anything",
  // model/permission.js
  "Anywhere in {folder}": "Anywhere in {folder}",
  // settings/data/about.js
  "Apache 2.0 or MPL 2.0": "Apache 2.0 or MPL 2.0",
  // settings/index.js
  "Appearance": "Appearance",
  // settings/models/presetrow.js
  "Apply": "Apply",
  // settings/models/presetrow.js
  "Apply {name}": "Apply {name}",
  // sidebar/acts.js
  "Archive": "Archive",
  // main/destinations.js, sidebar/sidebar.js
  "Archived": "Archived",
  // automation/editor/trystep.js, automation/run/partsview.js, automation/run/stepsview.js, settings/toolbox/toolserverform.js, widgets/schema/argsform.js
  "Arguments": "Arguments",
  // automation/run/stepsview.js
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
  // model/looks.js
  "As the system says": "As the system says",
  // automation/schedules/scheduleform.js
  "As when Terzetto was closed, or this computer asleep.": "As when Terzetto was closed, or this computer asleep.",
  // automation/schedules/rhythmfields.js
  "As written (cron)": "As written (cron)",
  // settings/speech/speech.js, widgets/servers/endpointform.js
  "As you like; the address if empty": "As you like; the address if empty",
  // widgets/editlist/forms.js
  "As you see it in the inspector.": "As you see it in the inspector.",
  // automation/editor/stepkinds.js
  "Ask a model": "Ask a model",
  // automation/editor/stepkinds.js
  "Ask a person": "Ask a person",
  // model/runlabels.js
  "Ask an assistant": "Ask an assistant",
  // automation/editor/stepkinds.js
  "Ask an assistant in words": "Ask an assistant in words",
  // composer/composer.js
  "Ask for another reply": "Ask for another reply",
  // team/begin.js
  "Ask for what you need, such as report.docx or chart.svg, and add the files that it is about. A project manager plans the work, agents carry it out, and you get the documents.": "Ask for what you need, such as report.docx or chart.svg, and add the files that it is about. A project manager plans the work, agents carry it out, and you get the documents.",
  // automation/editor/stepkinds.js
  "Ask several side by side": "Ask several side by side",
  // team/roundview.js
  "Ask the same again": "Ask the same again",
  // main/commands.js
  "Ask the team": "Ask the team",
  // team/index.js
  "Ask the team for documents": "Ask the team for documents",
  // widgets/editlist/forms.js
  "Asked for after the reply and remembered along this branch.": "Asked for after the reply and remembered along this branch.",
  // widgets/editlist/forms.js
  "Asked for after the reply; you read it, the story does not.": "Asked for after the reply; you read it, the story does not.",
  // widgets/servers/modelpick.js
  "Asking the server for its models.": "Asking the server for its models.",
  // ../plugins/tts/card.js
  "Asking who can speak.": "Asking who can speak.",
  // settings/appearance/appearance.js
  "Asks": "Asks",
  // model/runlabels.js
  "Asks an assistant.": "Asks an assistant.",
  // model/runlabels.js
  "Asks you.": "Asks you.",
  // model/runlabels.js
  "Asks {name}.": "Asks {name}.",
  // automation/editor/morefields.js, model/window.js
  "Assistant": "Assistant",
  // automation/editor/editor.js
  "Assistant for tasks in words": "Assistant for tasks in words",
  // automation/assistants/assistants.js, automation/page.js, composer/completion.js
  "Assistants": "Assistants",
  // automation/editor/editor.js
  "Assistants read this too, when they look for a workflow.": "Assistants read this too, when they look for a workflow.",
  // automation/schedules/rhythmfields.js, automation/schedules/scheduleform.js
  "At": "At",
  // automation/schedules/rhythmfields.js
  "At minute": "At minute",
  // tools/editor.js
  "At most, in one reply.": "At most, in one reply.",
  // automation/list/runlist.js, model/runlabels.js, team/labels.js
  "At work": "At work",
  // composer/images.js
  "Attach images": "Attach images",
  // widgets/requestcard.js
  "Back": "Back",
  // widgets/requestcard.js
  "Back to its own": "Back to its own",
  // lib/page.js
  "Back to the conversation": "Back to the conversation",
  // lib/page.js
  "Back to the conversation (Esc)": "Back to the conversation (Esc)",
  // main/commands.js
  "Back to the conversation, from runs and from the team": "Back to the conversation, from runs and from the team",
  // sidebar/sidebar.js
  "Back to the conversations": "Back to the conversations",
  // tools/configform.js
  "Back to the defaults": "Back to the defaults",
  // team/preview.js
  "Back to {name}": "Back to {name}",
  // main/commands.js, settings/data/backups.js
  "Back up now": "Back up now",
  // automation/schedules/triggerform.js
  "Badly": "Badly",
  // settings/data/data.js
  "Begin again": "Begin again",
  // sidebar/row.js
  "Being answered.": "Being answered.",
  // team/fileset.js
  "Being kept": "Being kept",
  // automation/schedules/triggerform.js
  "Below the folder that is chosen for tools, or a whole path. Empty: the chosen folder itself.": "Below the folder that is chosen for tools, or a whole path. Empty: the chosen folder itself.",
  // sidebar/found.js
  "Beside messages": "Beside messages",
  // model/looks.js
  "Blue-black with warm light.": "Blue-black with warm light.",
  // settings/models/presets.js
  "Bold and short": "Bold and short",
  // chat/actions.js
  "Bookmark": "Bookmark",
  // chat/bookmarks.js
  "Bookmarks": "Bookmarks",
  // tools/notes.js
  "Both": "Both",
  // automation/editor/stepkinds.js, automation/run/partsview.js
  "Branch {n}": "Branch {n}",
  // automation/run/partsview.js
  "Branches": "Branches",
  // library/transfer/section.js
  "Bring along": "Bring along",
  // main/commands.js
  "Bring along from elsewhere": "Bring along from elsewhere",
  // library/index.js
  "Bring along what you have elsewhere, and take away what you have here.": "Bring along what you have elsewhere, and take away what you have here.",
  // sidebar/acts.js
  "Bring back": "Bring back",
  // library/preview.js
  "Bring in “{name}”?": "Bring in “{name}”?",
  // library/transfer/review.js
  "Bring it along": "Bring it along",
  // chat/artifacts/evicted.js, widgets/editlist/editlist.js
  "Bring it back": "Bring it back",
  // onboarding/more.js
  "Bring your chats along": "Bring your chats along",
  // library/transfer/section.js
  "Bringing it along.": "Bringing it along.",
  // model/transfer.js
  "Brought along: {what}.": "Brought along: {what}.",
  // settings/models/models.js
  "Built-in demo": "Built-in demo",
  // automation/list/gatechart.js
  "Busy: at most {cap, plural, one {# run works} other {# runs work}} at once": "Busy: at most {cap, plural, one {# run works} other {# runs work}} at once",
  // automation/widgets/cron.js
  "By its fields: {fields}": "By its fields: {fields}",
  // library/characters.js
  "By name": "By name",
  // library/character.js
  "CHARX, with all files": "CHARX, with all files",
  // inspector/numbers.js
  "Call": "Call",
  // automation/editor/trystep.js
  "Call the tool once": "Call the tool once",
  // automation/editor/flowform.js
  "Call {n}": "Call {n}",
  // model/runlabels.js
  "Calls {name}.": "Calls {name}.",
  // automation/run/againdialog.js, automation/widgets/startdialog.js, chat/artifacts/deletion.js, chat/editbox.js, lib/overlay.js, library/crop.js, library/preview.js, widgets/servers/endpointform.js, widgets/servers/modelpick.js
  "Cancel": "Cancel",
  // library/entries.js
  "Capital letters count": "Capital letters count",
  // library/preview.js
  "Card format {format}": "Card format {format}",
  // settings/data/association.js
  "Cards in the file manager": "Cards in the file manager",
  // widgets/requestcard.js
  "Change the arguments": "Change the arguments",
  // chat/review.js
  "Changes": "Changes",
  // main/destinations.js, sidebar/found.js
  "Character": "Character",
  // library/worlds.js
  "Character book, for cards V2 and V3": "Character book, for cards V2 and V3",
  // library/characters.js, library/index.js
  "Characters": "Characters",
  // settings/data/data.js
  "Check the file": "Check the file",
  // automation/editor/askform.js
  "Choice": "Choice",
  // automation/editor/askform.js
  "Choices, one on each line": "Choices, one on each line",
  // library/transfer/section.js
  "Choose a file": "Choose a file",
  // library/transfer/section.js, settings/toolbox/toolbox.js
  "Choose a folder": "Choose a folder",
  // automation/editor/controlforms.js
  "Choose a list": "Choose a list",
  // automation/editor/faultfinder.js
  "Choose a list.": "Choose a list.",
  // onboarding/advice.js, settings/models/endpointcard.js
  "Choose a model": "Choose a model",
  // library/character.js
  "Choose a picture": "Choose a picture",
  // automation/list/runlist.js
  "Choose a run to see its steps and its log.": "Choose a run to see its steps and its log.",
  // automation/schedules/scheduleform.js
  "Choose a time that is still to come.": "Choose a time that is still to come.",
  // automation/editor/stepform.js
  "Choose a tool": "Choose a tool",
  // automation/editor/faultfinder.js
  "Choose a tool.": "Choose a tool.",
  // automation/schedules/triggers.js
  "Choose a trigger, or make one for a workflow.": "Choose a trigger, or make one for a workflow.",
  // automation/variables/variables.js
  "Choose a variable, or make one.": "Choose a variable, or make one.",
  // ../plugins/tts/reader.js
  "Choose a voice": "Choose a voice",
  // automation/editor/stepform.js
  "Choose a workflow": "Choose a workflow",
  // automation/editor/templates.js
  "Choose a workflow to see its steps, or begin a new one.": "Choose a workflow to see its steps, or begin a new one.",
  // automation/editor/faultfinder.js
  "Choose a workflow.": "Choose a workflow.",
  // team/agentstab.js
  "Choose an agent, or make one.": "Choose an agent, or make one.",
  // automation/assistants/assistants.js
  "Choose an assistant, or make one.": "Choose an assistant, or make one.",
  // onboarding/advice.js
  "Choose another model": "Choose another model",
  // automation/schedules/triggerform.js
  "Choose one": "Choose one",
  // team/list.js
  "Choose what a team has worked on, or ask for something new.": "Choose what a team has worked on, or ask for something new.",
  // chat/clicks.js
  "Choose what to do with “{word}”": "Choose what to do with “{word}”",
  // settings/models/modelconfig.js
  "Clear {name}": "Clear {name}",
  // settings/models/modelconfig.js
  "Clear: the server decides": "Clear: the server decides",
  // chat/find.js, chat/pictures.js, lib/overlay.js, settings/models/models.js
  "Close": "Close",
  // lib/sections.js
  "Close (Esc)": "Close (Esc)",
  // settings/index.js
  "Close settings": "Close settings",
  // main/commands.js
  "Close the document that is looked at": "Close the document that is looked at",
  // library/index.js
  "Close the library": "Close the library",
  // lib/panel.js
  "Close the panel that has the focus": "Close the panel that has the focus",
  // team/preview.js
  "Close the preview": "Close the preview",
  // team/preview.js
  "Close the preview (Esc)": "Close the preview (Esc)",
  // library/entries.js
  "Close to where the model writes; for entries that are always there.": "Close to where the model writes; for entries that are always there.",
  // main/closing.js
  "Close when it is written": "Close when it is written",
  // lib/panel.js
  "Close {title}": "Close {title}",
  // library/crop.js
  "Closer": "Closer",
  // settings/appearance/appearance.js
  "Closing the window while an answer is written": "Closing the window while an answer is written",
  // automation/editor/anyfield.js
  "Column": "Column",
  // automation/editor/askform.js
  "Columns, one on each line": "Columns, one on each line",
  // team/agentstab.js
  "Comes with Terzetto": "Comes with Terzetto",
  // automation/schedules/triggerform.js
  "Command": "Command",
  // composer/completion.js
  "Commands": "Commands",
  // model/looks.js
  "Compact": "Compact",
  // automation/run/runhead.js
  "Compare": "Compare",
  // tools/tryit.js
  "Compare it with this conversation": "Compare it with this conversation",
  // automation/editor/conditionfield.js
  "Compare with a value": "Compare with a value",
  // automation/editor/conditionfield.js
  "Compared with": "Compared with",
  // automation/run/compareview.js
  "Compared with the last good run": "Compared with the last good run",
  // automation/editor/conditionfield.js
  "Compared with: {value}": "Compared with: {value}",
  // automation/editor/conditionfield.js
  "Comparison": "Comparison",
  // composer/notifications.js, team/begin.js
  "Connect a model": "Connect a model",
  // settings/data/privacy.js
  "Contacted since the start": "Contacted since the start",
  // chat/actions.js, chat/message.js
  "Continue": "Continue",
  // composer/composer.js, main/commands.js
  "Continue the last reply": "Continue the last reply",
  // automation/editor/morefields.js
  "Continue when the step fails": "Continue when the step fails",
  // model/runlabels.js
  "Continues with one of two branches.": "Continues with one of two branches.",
  // chat/transcript.js, main/destinations.js, sidebar/found.js
  "Conversation": "Conversation",
  // chat/header.js, lib/page.js, main/destinations.js, sidebar/sidebar.js
  "Conversations": "Conversations",
  // settings/data/backups.js
  "Conversations, characters, servers and settings go back to {at}. What was written since then leaves the window. It is copied first and stays in this list, so you can come back to it. Answers that are being written are stopped.": "Conversations, characters, servers and settings go back to {at}. What was written since then leaves the window. It is copied first and stays in this list, so you can come back to it. Answers that are being written are stopped.",
  // lib/code.js
  "Copied": "Copied",
  // settings/data/backups.js
  "Copied and checked.": "Copied and checked.",
  // lib/copybutton.js
  "Copied.": "Copied.",
  // settings/data/data.js
  "Copies": "Copies",
  // settings/data/backups.js
  "Copies, newest first": "Copies, newest first",
  // automation/widgets/value.js, chat/actions.js, onboarding/install.js, settings/data/about.js
  "Copy": "Copy",
  // automation/schedules/triggerform.js
  "Copy a call for curl": "Copy a call for curl",
  // automation/editor/editorbar.js, inspector/sections.js
  "Copy as JSON": "Copy as JSON",
  // lib/code.js
  "Copy code": "Copy code",
  // main/commands.js
  "Copy diagnostics": "Copy diagnostics",
  // settings/data/backups.js
  "Copy first, then restore": "Copy first, then restore",
  // widgets/servers/probe.js
  "Copy report": "Copy report",
  // automation/schedules/triggerform.js
  "Copy the address": "Copy the address",
  // inspector/rawcall.js
  "Copy the answer": "Copy the answer",
  // settings/data/data.js
  "Copy the path": "Copy the path",
  // inspector/rawcall.js
  "Copy the request": "Copy the request",
  // chat/rowmenu.js
  "Copy the selection": "Copy the selection",
  // automation/schedules/triggerform.js
  "Copy the token": "Copy the token",
  // settings/data/backups.js
  "Copying what is there, then putting the copy in place.": "Copying what is there, then putting the copy in place.",
  // settings/data/backups.js
  "Copying, and checking the copy.": "Copying, and checking the copy.",
  // model/looks.js
  "Cream and oxblood.": "Cream and oxblood.",
  // widgets/formdetail.js
  "Create": "Create",
  // library/cardfields.js
  "Creator": "Creator",
  // team/labels.js
  "Cut off": "Cut off",
  // main/commands.js
  "Cut out less or more of a picture": "Cut out less or more of a picture",
  // chat/message.js
  "Cut short": "Cut short",
  // library/crop.js
  "Cut the portrait": "Cut the portrait",
  // settings/index.js
  "Data": "Data",
  // model/looks.js
  "Deep green.": "Deep green.",
  // widgets/schema/schema.js
  "Default: off": "Default: off",
  // widgets/schema/schema.js
  "Default: on": "Default: on",
  // automation/editor/controlforms.js, automation/editor/stepform.js, widgets/schema/schema.js
  "Default: {value}": "Default: {value}",
  // automation/editor/editorbar.js, automation/editor/orderedlist.js, automation/run/runhead.js, automation/schedules/startform.js, chat/actions.js, lib/overlay.js, library/character.js, settings/models/endpointcard.js, settings/models/presetrow.js, team/deletions.js, team/detail.js, widgets/editlist/row.js, widgets/formdetail.js
  "Delete": "Delete",
  // chat/artifacts/deletion.js
  "Delete all {total}": "Delete all {total}",
  // sidebar/acts.js
  "Delete for good": "Delete for good",
  // team/roundview.js
  "Delete this message": "Delete this message",
  // chat/removal.js, team/deletions.js
  "Delete this message?": "Delete this message?",
  // automation/run/runhead.js
  "Delete this run?": "Delete this run?",
  // automation/schedules/scheduleform.js
  "Delete this schedule?": "Delete this schedule?",
  // team/deletions.js
  "Delete this teamwork?": "Delete this teamwork?",
  // automation/schedules/triggerform.js
  "Delete this trigger?": "Delete this trigger?",
  // chat/artifacts/deletion.js
  "Delete variant {n}": "Delete variant {n}",
  // chat/artifacts/widget.js
  "Delete what {workflow} made": "Delete what {workflow} made",
  // chat/artifacts/deletion.js
  "Delete what {workflow} made?": "Delete what {workflow} made?",
  // settings/models/endpointcard.js
  "Delete {name}?": "Delete {name}?",
  // automation/editor/editorbar.js, library/character.js, widgets/editlist/editlist.js, widgets/formdetail.js
  "Delete “{name}”?": "Delete “{name}”?",
  // chat/removal.js
  "Deleted.": "Deleted.",
  // library/cardfields.js, library/preview.js
  "Description": "Description",
  // widgets/listdetail.js
  "Details": "Details",
  // settings/data/about.js
  "Diagnostics": "Diagnostics",
  // automation/run/compareview.js
  "Differs": "Differs",
  // model/turnlabels.js
  "Direct the scene": "Direct the scene",
  // model/turnlabels.js
  "Directed the scene": "Directed the scene",
  // chat/phase.js
  "Directing": "Directing",
  // inspector/sections.js, widgets/editlist/forms.js
  "Direction": "Direction",
  // model/turnlabels.js
  "Direction note": "Direction note",
  // tools/notes.js
  "Directions of this branch": "Directions of this branch",
  // model/turnlabels.js, tools/director.js, tools/notes.js
  "Director": "Director",
  // model/capabilities.js
  "Director and Editor cannot run with this model; the Writer answers alone.": "Director and Editor cannot run with this model; the Writer answers alone.",
  // model/capabilities.js
  "Director and Editor work fully.": "Director and Editor work fully.",
  // tools/director.js
  "Director thinks first": "Director thinks first",
  // settings/index.js
  "Director, Writer and Editor": "Director, Writer and Editor",
  // automation/editor/editorbar.js
  "Discard": "Discard",
  // automation/editor/editorbar.js
  "Discard changes": "Discard changes",
  // automation/editor/editorbar.js
  "Discard the changes?": "Discard the changes?",
  // chat/artifacts/shelf.js, chat/header.js, lib/overlay.js, onboarding/banner.js
  "Dismiss": "Dismiss",
  // main/commands.js
  "Do anything by its name": "Do anything by its name",
  // widgets/requestcard.js
  "Do it again": "Do it again",
  // sidebar/found.js
  "Document": "Document",
  // team/planview.js, team/roundview.js
  "Documents": "Documents",
  // automation/list/runlist.js, model/runlabels.js, team/labels.js, widgets/servers/modelpick.js
  "Done": "Done",
  // sidebar/row.js
  "Draft": "Draft",
  // widgets/editlist/editlist.js
  "Drag a row to move it, or press {up} and {down} on it.": "Drag a row to move it, or press {up} and {down} on it.",
  // automation/editor/orderedrow.js, widgets/editlist/row.js
  "Drag to move": "Drag to move",
  // settings/models/samplers.js
  "Drops words less likely than this share of the best.": "Drops words less likely than this share of the best.",
  // automation/editor/dryrun.js, automation/editor/editorbar.js
  "Dry run": "Dry run",
  // automation/editor/editorbar.js, automation/editor/orderedlist.js, library/character.js, team/agentstab.js
  "Duplicate": "Duplicate",
  // automation/editor/morefields.js
  "Each further pause is twice as long.": "Each further pause is twice as long.",
  // model/samples.js
  "Each of them goes, also what you changed in it or wrote into its conversation. Everything else stays.": "Each of them goes, also what you changed in it or wrote into its conversation. Everything else stays.",
  // automation/editor/dryrun.js
  "Each step with the values it would have, as far as the last run tells them. No tool is called and no model is asked.": "Each step with the values it would have, as far as the last run tells them. No tool is called and no model is asked.",
  // settings/models/samplers.js
  "Each value needs a name.": "Each value needs a name.",
  // sidebar/groups.js
  "Earlier": "Earlier",
  // inspector/chooser.js
  "Earlier turn": "Earlier turn",
  // tools/audits.js
  "Echoing questions": "Echoing questions",
  // chat/actions.js, settings/models/endpointcard.js
  "Edit": "Edit",
  // chat/editbox.js
  "Edit the message": "Edit the message",
  // composer/keynames.js
  "Edit your last message": "Edit your last message",
  // chat/phase.js
  "Editing": "Editing",
  // model/turnlabels.js, tools/editor.js
  "Editor": "Editor",
  // tools/editor.js
  "Editor thinks first": "Editor thinks first",
  // inspector/editorsections.js
  "Edits that were not used": "Edits that were not used",
  // sidebar/sidebar.js
  "Empty": "Empty",
  // sidebar/acts.js, sidebar/sidebar.js
  "Empty the trash": "Empty the trash",
  // automation/schedules/triggerform.js
  "Empty: all files. Hidden files do not count. A file counts when it has not changed for two seconds.": "Empty: all files. Hidden files do not count. A file counts when it has not changed for two seconds.",
  // automation/widgets/startdialog.js
  "Empty: now.": "Empty: now.",
  // automation/assistants/assistants.js, automation/editor/flowform.js, team/agentform.js
  "Empty: the chosen one.": "Empty: the chosen one.",
  // automation/schedules/rhythmfields.js
  "Empty: the one of this computer.": "Empty: the one of this computer.",
  // chat/message.js
  "Ended because the model repeated itself": "Ended because the model repeated itself",
  // model/runlabels.js
  "Ends the run with a result.": "Ends the run with a result.",
  // ../plugins/tts/voiceform.js
  "Engine": "Engine",
  // tools/director.js
  "Enrich short messages": "Enrich short messages",
  // widgets/schema/entry.js
  "Enter a multiple of {step}.": "Enter a multiple of {step}.",
  // settings/models/presets.js
  "Enter a name.": "Enter a name.",
  // automation/editor/duration.js, widgets/schema/entry.js
  "Enter a number above {min}.": "Enter a number above {min}.",
  // widgets/schema/entry.js
  "Enter a number below {max}.": "Enter a number below {max}.",
  // automation/editor/flowform.js, settings/models/samplers.js, widgets/schema/entry.js
  "Enter a number from {min} to {max}.": "Enter a number from {min} to {max}.",
  // settings/models/samplers.js
  "Enter a number, or leave it empty.": "Enter a number, or leave it empty.",
  // widgets/schema/entry.js
  "Enter a number, {max} or less.": "Enter a number, {max} or less.",
  // widgets/schema/entry.js
  "Enter a number, {min} or more.": "Enter a number, {min} or more.",
  // widgets/schema/entry.js
  "Enter a number.": "Enter a number.",
  // automation/editor/controlforms.js, automation/editor/morefields.js, automation/schedules/rhythmfields.js, team/limitstab.js, widgets/bound.js, widgets/schema/entry.js
  "Enter a whole number from {min} to {max}.": "Enter a whole number from {min} to {max}.",
  // widgets/schema/entry.js
  "Enter a whole number, {max} or less.": "Enter a whole number, {max} or less.",
  // automation/editor/flowform.js, widgets/schema/entry.js
  "Enter a whole number, {min} or more.": "Enter a whole number, {min} or more.",
  // library/entries.js, settings/models/samplers.js, widgets/schema/entry.js
  "Enter a whole number.": "Enter a whole number.",
  // widgets/schema/entry.js
  "Enter at least {n, plural, one {# character} other {# characters}}.": "Enter at least {n, plural, one {# character} other {# characters}}.",
  // widgets/schema/entry.js
  "Enter at least {n, plural, one {# line} other {# lines}}.": "Enter at least {n, plural, one {# line} other {# lines}}.",
  // widgets/schema/entry.js
  "Enter at most {n, plural, one {# character} other {# characters}}.": "Enter at most {n, plural, one {# character} other {# characters}}.",
  // widgets/schema/entry.js
  "Enter at most {n, plural, one {# line} other {# lines}}.": "Enter at most {n, plural, one {# line} other {# lines}}.",
  // widgets/schema/entry.js
  "Enter something here.": "Enter something here.",
  // onboarding/advice.js
  "Enter the key": "Enter the key",
  // widgets/servers/endpointform.js
  "Enter the server's address.": "Enter the server's address.",
  // library/scan.js
  "Entries that would be read": "Entries that would be read",
  // automation/run/logview.js, automation/run/partsview.js, widgets/logline.js
  "Error": "Error",
  // inspector/chart.js
  "Estimated from the length of the text": "Estimated from the length of the text",
  // sidebar/acts.js
  "Every conversation in the trash will be deleted with everything in it. Nothing brings them back.": "Every conversation in the trash will be deleted with everything in it. Nothing brings them back.",
  // sidebar/word.js
  "Every conversation is archived or in the trash. Begin a new one, or bring one back.": "Every conversation is archived or in the trash. Begin a new one, or bring one back.",
  // automation/schedules/rhythmfields.js
  "Every day": "Every day",
  // automation/widgets/cron.js
  "Every day at {time}": "Every day at {time}",
  // settings/index.js
  "Every host that Terzetto has contacted since it was started, and why.": "Every host that Terzetto has contacted since it was started, and why.",
  // automation/schedules/rhythmfields.js
  "Every hour": "Every hour",
  // automation/widgets/cron.js
  "Every hour at minute {minute}": "Every hour at minute {minute}",
  // automation/widgets/cron.js
  "Every hour, on the hour": "Every hour, on the hour",
  // automation/widgets/cron.js
  "Every minute": "Every minute",
  // automation/schedules/rhythmfields.js
  "Every month": "Every month",
  // widgets/requestcard.js
  "Every run of this trigger may use {tool} without asking, with:": "Every run of this trigger may use {tool} without asking, with:",
  // automation/run/compareview.js
  "Every step has the same result.": "Every step has the same result.",
  // automation/schedules/rhythmfields.js
  "Every week": "Every week",
  // automation/widgets/cron.js
  "Every {days} at {time}": "Every {days} at {time}",
  // automation/widgets/cron.js
  "Every {n} minutes": "Every {n} minutes",
  // ../plugins/tts/card.js, automation/editor/flowform.js
  "Everything": "Everything",
  // library/transfer/review.js
  "Everything in it is here already.": "Everything in it is here already.",
  // library/transfer/section.js
  "Everything in one ZIP file that other programs can read: conversations with every branch and the trash, characters, lorebooks, workflows with their runs, the team's work and documents, and settings. Keys and secret values stay here. A single conversation is saved from the palette.": "Everything in one ZIP file that other programs can read: conversations with every branch and the trash, characters, lorebooks, workflows with their runs, the team's work and documents, and settings. Keys and secret values stay here. A single conversation is saved from the palette.",
  // settings/data/backups.js
  "Everything is as it was on {at}. What stood there before is the newest copy in the list.": "Everything is as it was on {at}. What stood there before is the newest copy in the list.",
  // model/transfer.js
  "Everything was here already. Nothing changed.": "Everything was here already. Nothing changed.",
  // library/personas.js
  "Everywhere": "Everywhere",
  // model/permission.js
  "Exactly this": "Exactly this",
  // library/cardfields.js
  "Example dialogue": "Example dialogue",
  // model/runlabels.js
  "Executes": "Executes",
  // automation/editor/editorbar.js, library/character.js, library/worlds.js
  "Export": "Export",
  // settings/appearance/appearance.js
  "Face of the prose": "Face of the prose",
  // automation/editor/stepkinds.js
  "Fail": "Fail",
  // automation/editor/stepkinds.js
  "Fail: {message}": "Fail: {message}",
  // automation/list/runlist.js, model/runlabels.js, settings/toolbox/toolservers.js, team/labels.js
  "Failed": "Failed",
  // model/runlabels.js
  "Fails.": "Fails.",
  // widgets/servers/found.js
  "Fetch a first model and start it. It is about as large as a film.": "Fetch a first model and start it. It is about as large as a film.",
  // widgets/servers/pull.js
  "Fetch it": "Fetch it",
  // inspector/rawcall.js
  "Fetching it.": "Fetching it.",
  // widgets/servers/pull.js
  "Fetching {model}.": "Fetching {model}.",
  // automation/editor/anyfield.js, automation/editor/values.js
  "Fields": "Fields",
  // tools/director.js
  "Fields it fills in": "Fields it fills in",
  // automation/editor/anyfield.js, automation/editor/askform.js
  "Fields of the answer": "Fields of the answer",
  // automation/schedules/triggerform.js
  "Files": "Files",
  // settings/toolbox/toolbox.js
  "Files and pages": "Files and pages",
  // team/fileset.js, team/roundview.js
  "Files for the team": "Files for the team",
  // model/capabilities.js
  "Fill in a form": "Fill in a form",
  // tools/director.js
  "Fills in fields and chooses moods; the Writer reads the result. One more call for each reply.": "Fills in fields and chooses moods; the Writer reads the result. One more call for each reply.",
  // widgets/servers/modelpick.js
  "Filter models": "Filter models",
  // chat/header.js
  "Find": "Find",
  // chat/find.js
  "Find in this conversation": "Find in this conversation",
  // model/capabilities.js
  "Find the model": "Find the model",
  // tools/audits.js
  "Finds questions that hand your own words back to you.": "Finds questions that hand your own words back to you.",
  // tools/audits.js
  "Finds sentences that deny one thing to say another.": "Finds sentences that deny one thing to say another.",
  // tools/audits.js
  "Finds the phrases of the list below, in all their wordings.": "Finds the phrases of the list below, in all their wordings.",
  // chat/transcript.js, library/greetings.js, library/preview.js
  "First message": "First message",
  // main/commands.js
  "First or last": "First or last",
  // inspector/numbers.js
  "First word": "First word",
  // automation/schedules/rhythmfields.js
  "Five fields": "Five fields",
  // automation/editor/templates.js
  "Flow": "Flow",
  // automation/list/runlist.js
  "Flows": "Flows",
  // chat/artifacts/widget.js
  "Fold it to this line": "Fold it to this line",
  // automation/schedules/triggerform.js, settings/data/data.js
  "Folder": "Folder",
  // settings/toolbox/toolbox.js
  "Folder for files": "Folder for files",
  // automation/editor/controlforms.js
  "For a length of time": "For a length of time",
  // settings/data/about.js
  "For a report": "For a report",
  // automation/editor/stepkinds.js
  "For each": "For each",
  // inspector/panel.js
  "For each reply you see here how the Director plans the reply, the Writer writes it and the Editor reads it over.": "For each reply you see here how the Director plans the reply, the Writer writes it and the Editor reads it over.",
  // automation/editor/stepkinds.js
  "For each {item} of {list}": "For each {item} of {list}",
  // settings/models/modelconfig.js
  "For models that think before they answer.": "For models that think before they answer.",
  // library/cardfields.js
  "For your shelf": "For your shelf",
  // widgets/servers/endpointform.js
  "Forget the key": "Forget the key",
  // lib/bulk.js
  "Format it": "Format it",
  // settings/speech/speech.js
  "Found on this computer": "Found on this computer",
  // settings/models/samplers.js
  "Frequency penalty": "Frequency penalty",
  // model/transfer.js
  "From ChatGPT": "From ChatGPT",
  // model/transfer.js
  "From Orb": "From Orb",
  // model/transfer.js
  "From SillyTavern": "From SillyTavern",
  // automation/editor/templates.js
  "From a file": "From a file",
  // ../plugins/tts/card.js
  "From the first sentence": "From the first sentence",
  // ../plugins/tts/card.js
  "From there on": "From there on",
  // settings/toolbox/toolservers.js
  "Gets {names}. The values are kept encrypted.": "Gets {names}. The values are kept encrypted.",
  // automation/schedules/startform.js
  "Given to each run.": "Given to each run.",
  // model/jump.js
  "Go back": "Go back",
  // ../plugins/tts/widget.js, automation/run/runhead.js
  "Go on": "Go on",
  // audio/transport.js
  "Go on with the sound": "Go on with the sound",
  // composer/composer.js
  "Go on without this pass": "Go on without this pass",
  // chat/wordwalk.js
  "Go through the words of a message": "Go through the words of a message",
  // lib/keys.js
  "Go to": "Go to",
  // chat/actions.js
  "Go to a version": "Go to a version",
  // chat/variants.js
  "Go to a version by its number": "Go to a version by its number",
  // lib/pager.js
  "Go to number": "Go to number",
  // team/marks.js
  "Go to {place}": "Go to {place}",
  // onboarding/tip.js
  "Got it": "Got it",
  // settings/data/data.js
  "Health": "Health",
  // ../plugins/tts/voiceform.js
  "Hear it": "Hear it",
  // onboarding/index.js
  "Help me install one": "Help me install one",
  // audio/transport.js
  "Hide the player; the sound goes on": "Hide the player; the sound goes on",
  // settings/models/modelconfig.js
  "High": "High",
  // settings/models/samplers.js
  "Higher is bolder, lower is steadier.": "Higher is bolder, lower is steadier.",
  // library/entries.js
  "Higher stands first.": "Higher stands first.",
  // settings/data/privacy.js
  "Hosts": "Hosts",
  // settings/toolbox/toolbox.js
  "Hosts for requests": "Hosts for requests",
  // automation/list/gatechart.js
  "How busy this computer is": "How busy this computer is",
  // settings/models/prompts.js
  "How characters call you: it stands for {{user}}.": "How characters call you: it stands for {{user}}.",
  // library/crop.js
  "How close": "How close",
  // automation/run/runhead.js, team/progress.js
  "How far it has come": "How far it has come",
  // settings/models/modelconfig.js
  "How hard it thinks": "How hard it thinks",
  // library/cardfields.js
  "How it begins": "How it begins",
  // chat/editbox.js
  "How it should be written instead": "How it should be written instead",
  // library/cardfields.js
  "How it writes": "How it writes",
  // automation/editor/controlforms.js
  "How many items at once. Empty: one after another.": "How many items at once. Empty: one after another.",
  // team/fileset.js
  "How much of {name} is in": "How much of {name} is in",
  // automation/schedules/rhythmfields.js
  "How often": "How often",
  // automation/editor/conditionfield.js
  "How the conditions are joined": "How the conditions are joined",
  // settings/index.js
  "How the page looks.": "How the page looks.",
  // widgets/editlist/forms.js
  "How to leave it": "How to leave it",
  // widgets/editlist/forms.js
  "How to write in it": "How to write in it",
  // automation/editor/controlforms.js
  "If": "If",
  // automation/editor/stepkinds.js
  "If / else": "If / else",
  // automation/schedules/triggerform.js
  "If it ended": "If it ended",
  // automation/schedules/startform.js
  "If its run before still works": "If its run before still works",
  // automation/schedules/scheduleform.js
  "If its time was missed": "If its time was missed",
  // automation/editor/morefields.js
  "If the step fails": "If the step fails",
  // automation/editor/stepkinds.js
  "If {condition}": "If {condition}",
  // library/characters.js, library/worlds.js
  "Import": "Import",
  // main/commands.js
  "Import a card or a lorebook": "Import a card or a lorebook",
  // lib/keys.js
  "In an empty composer": "In an empty composer",
  // library/index.js
  "In and out": "In and out",
  // model/runlabels.js
  "In line": "In line",
  // lib/keys.js
  "In lists": "In lists",
  // sidebar/found.js
  "In messages": "In messages",
  // lib/keys.js
  "In runs and workflows": "In runs and workflows",
  // lib/keys.js
  "In the library": "In the library",
  // automation/schedules/scheduleform.js
  "In the time of this computer.": "In the time of this computer.",
  // settings/models/samplers.js
  "In tokens; a token is about three quarters of a word.": "In tokens; a token is about three quarters of a word.",
  // automation/editor/stepform.js
  "In words. An assistant reads them, with the tools that it may use. Name one with @ to ask that one.": "In words. An assistant reads them, with the tools that it may use. Name one with @ to ask that one.",
  // library/personas.js
  "In “{title}”": "In “{title}”",
  // automation/editor/tryflow.js, automation/widgets/startdialog.js
  "Input": "Input",
  // automation/editor/valuepick.js
  "Insert a value": "Insert a value",
  // automation/editor/anyfield.js, automation/editor/valuepick.js
  "Insert a value into {field}": "Insert a value into {field}",
  // inspector/index.js
  "Inspector": "Inspector",
  // widgets/servers/found.js
  "Install Ollama in PowerShell.": "Install Ollama in PowerShell.",
  // widgets/servers/found.js
  "Install Ollama in Terminal, with Homebrew.": "Install Ollama in Terminal, with Homebrew.",
  // widgets/servers/found.js
  "Install Ollama in a terminal.": "Install Ollama in a terminal.",
  // model/turnlabels.js
  "Instead of": "Instead of",
  // widgets/requestcard.js
  "It asks something.": "It asks something.",
  // chat/artifacts/deletion.js
  "It cannot be brought back. The message stays.": "It cannot be brought back. The message stays.",
  // team/agentstab.js
  "It comes with Terzetto and cannot be changed. Make an agent of your own beside it.": "It comes with Terzetto and cannot be changed. Make an agent of your own beside it.",
  // ../plugins/tts/reader.js, ../plugins/tts/voiceform.js
  "It could not be read aloud. Try again.": "It could not be read aloud. Try again.",
  // chat/artifacts/media.js
  "It could not be read.": "It could not be read.",
  // ../plugins/tts/widget.js
  "It could not be saved.": "It could not be saved.",
  // automation/schedules/scheduleform.js
  "It does not run again.": "It does not run again.",
  // automation/schedules/triggers.js
  "It ended well, or badly.": "It ended well, or badly.",
  // automation/editor/tryflow.js
  "It gave nothing.": "It gave nothing.",
  // automation/schedules/triggerform.js
  "It has no token yet.": "It has no token yet.",
  // tools/phrases.js
  "It is a pattern (a regular expression)": "It is a pattern (a regular expression)",
  // automation/assistants/assistants.js
  "It is asked where a step names no other.": "It is asked where a step names no other.",
  // team/deletions.js
  "It is at work and will be stopped. Its rounds, its log and what the team made are deleted. Files that you added stay.": "It is at work and will be stopped. Its rounds, its log and what the team made are deleted. Files that you added stay.",
  // widgets/requestcard.js
  "It is done, go on": "It is done, go on",
  // tools/marks.js
  "It is longer than the limit, so the Editor would write it anew.": "It is longer than the limit, so the Editor would write it anew.",
  // team/deletions.js
  "It is not listed with this message any more. Save it first if you want to keep it.": "It is not listed with this message any more. Save it first if you want to keep it.",
  // automation/schedules/scheduleform.js, automation/schedules/triggerform.js
  "It is off.": "It is off.",
  // automation/schedules/triggerform.js
  "It is on.": "It is on.",
  // model/links.js
  "It leads to {host}.": "It leads to {host}.",
  // team/agentstab.js
  "It makes {kinds}.": "It makes {kinds}.",
  // ../plugins/tts/card.js
  "It plays": "It plays",
  // automation/schedules/scheduleform.js
  "It runs while Terzetto is open.": "It runs while Terzetto is open.",
  // library/cardfields.js
  "It stands for {{char}}.": "It stands for {{char}}.",
  // automation/editor/stepform.js, model/permission.js, widgets/requestcard.js, widgets/schema/argsform.js
  "It takes no arguments.": "It takes no arguments.",
  // automation/editor/tryflow.js
  "It took {time}.": "It took {time}.",
  // widgets/requestcard.js
  "It waits for you": "It waits for you",
  // inspector/sections.js
  "It was left empty.": "It was left empty.",
  // automation/run/compareview.js
  "It was not there before.": "It was not there before.",
  // automation/schedules/triggerform.js
  "It works while Terzetto is open.": "It works while Terzetto is open.",
  // automation/run/partsview.js
  "Item {n}": "Item {n}",
  // automation/run/partsview.js
  "Items": "Items",
  // settings/models/endpointcard.js
  "Its address, key and models are forgotten. Your conversations stay.": "Its address, key and models are forgotten. Your conversations stay.",
  // chat/artifacts/evicted.js
  "Its bytes were dropped to save room, and this one cannot be made again.": "Its bytes were dropped to save room, and this one cannot be made again.",
  // chat/artifacts/evicted.js
  "Its bytes were dropped to save room. Switch {workflow} on to bring it back.": "Its bytes were dropped to save room. Switch {workflow} on to bring it back.",
  // chat/artifacts/evicted.js
  "Its bytes were dropped to save room. {workflow} can make the same again.": "Its bytes were dropped to save room. {workflow} can make the same again.",
  // automation/run/stepsview.js
  "Its condition was false.": "Its condition was false.",
  // library/character.js
  "Its conversations stay, with what they took from the card. Importing the same card again brings it back to them.": "Its conversations stay, with what they took from the card. Importing the same card again brings it back to them.",
  // automation/schedules/startform.js
  "Its last run": "Its last run",
  // tools/agent.js
  "Its model": "Its model",
  // widgets/editlist/forms.js
  "Its name if empty.": "Its name if empty.",
  // library/preview.js
  "Its own system prompt, which replaces yours": "Its own system prompt, which replaces yours",
  // ../plugins/tts/card.js
  "Its passage": "Its passage",
  // team/deletions.js
  "Its rounds, its log and what the team made are deleted. Files that you added stay.": "Its rounds, its log and what the team made are deleted. Files that you added stay.",
  // ../plugins/tts/cast.js
  "Its sound is kept with the reply.": "Its sound is kept with the reply.",
  // automation/run/runhead.js
  "Its steps, results and log are deleted. What its tools have done stays done.": "Its steps, results and log are deleted. What its tools have done stays done.",
  // automation/schedules/triggerform.js
  "Its token ends in {hint}.": "Its token ends in {hint}.",
  // automation/editor/editorbar.js
  "Its triggers are deleted too. Its runs stay, and those in progress continue.": "Its triggers are deleted too. Its runs stay, and those in progress continue.",
  // automation/variables/variables.js
  "Its value is locked away and never shown again, not even to you.": "Its value is locked away and never shown again, not even to you.",
  // team/deletions.js
  "Its words go, and its documents are not listed with it any more. The log stays.": "Its words go, and its documents are not listed with it any more. The log stays.",
  // team/deletions.js
  "Its words go. The log stays.": "Its words go. The log stays.",
  // automation/run/runhead.js, automation/schedules/startform.js
  "Its workflow": "Its workflow",
  // automation/editor/anyfield.js, automation/widgets/varrows.js
  "JSON": "JSON",
  // automation/editor/askform.js
  "JSON Schema of the answer": "JSON Schema of the answer",
  // library/character.js
  "JSON, without the picture": "JSON, without the picture",
  // chat/transcript.js, chat/unseen.js
  "Jump to the end": "Jump to the end",
  // lib/keys.js
  "Keep": "Keep",
  // library/preview.js
  "Keep both": "Keep both",
  // settings/models/prompts.js
  "Keep it": "Keep it",
  // tools/notes.js
  "Keep it after all": "Keep it after all",
  // main/closing.js
  "Keep it open": "Keep it open",
  // settings/appearance/appearance.js
  "Keep still": "Keep still",
  // chat/review.js
  "Keep the Writer's version": "Keep the Writer's version",
  // settings/models/samplers.js
  "Keeps only this many of the likeliest words.": "Keeps only this many of the likeliest words.",
  // ../plugins/format_consistency/index.js
  "Keeps quotes around speech and asterisks around narration as they were in the last replies. No model is asked.": "Keeps quotes around speech and asterisks around narration as they were in the last replies. No model is asked.",
  // tools/editor.js
  "Keeps replies from running on.": "Keeps replies from running on.",
  // settings/models/samplers.js
  "Keeps the likeliest words up to this share.": "Keeps the likeliest words up to this share.",
  // widgets/editlist/forms.js
  "Kept": "Kept",
  // widgets/servers/endpointform.js
  "Kept encrypted and sent to this address only. It is never shown again.": "Kept encrypted and sent to this address only. It is never shown again.",
  // settings/speech/speech.js, widgets/servers/endpointform.js
  "Key": "Key",
  // settings/speech/speech.js
  "Key of {server}": "Key of {server}",
  // library/entries.js, main/commands.js, settings/data/data.js
  "Keys": "Keys",
  // library/entries.js
  "Keys are patterns": "Keys are patterns",
  // automation/list/runlist.js, widgets/editlist/forms.js
  "Kind": "Kind",
  // settings/speech/speech.js
  "Kokoro, AllTalk, LocalAI and others that speak the OpenAI protocol. What is read aloud by one is sent to it.": "Kokoro, AllTalk, LocalAI and others that speak the OpenAI protocol. What is read aloud by one is sent to it.",
  // automation/editor/askform.js
  "Label": "Label",
  // automation/editor/askform.js
  "Label of the field": "Label of the field",
  // model/looks.js
  "Lamp": "Lamp",
  // main/commands.js
  "Larger": "Larger",
  // library/characters.js
  "Last changed first": "Last changed first",
  // chat/transcript.js
  "Last message": "Last message",
  // automation/schedules/startform.js
  "Last: {when}": "Last: {when}",
  // inspector/chooser.js
  "Later turn": "Later turn",
  // widgets/editlist/forms.js
  "Leave at least one wording, or delete the group.": "Leave at least one wording, or delete the group.",
  // library/transfer/review.js
  "Leave it": "Leave it",
  // automation/schedules/startform.js
  "Leave it out": "Leave it out",
  // model/turnlabels.js
  "Left notes for you": "Left notes for you",
  // automation/schedules/triggerform.js
  "Left out {when}, because the run before still worked": "Left out {when}, because the run before still worked",
  // automation/editor/controlforms.js, inspector/sections.js, tools/editor.js
  "Length": "Length",
  // model/capabilities.js
  "Length it can read": "Length it can read",
  // settings/appearance/appearance.js
  "Length of a line": "Length of a line",
  // settings/toolbox/toolbox.js
  "Let tools fetch pages of the web": "Let tools fetch pages of the web",
  // team/agentform.js
  "Letters and digits.": "Letters and digits.",
  // team/agentform.js
  "Letters and digits. Empty: made of the name.": "Letters and digits. Empty: made of the name.",
  // automation/variables/variables.js
  "Letters, digits and _.": "Letters, digits and _.",
  // library/index.js, main/commands.js, main/destinations.js, sidebar/sidebar.js
  "Library": "Library",
  // ../plugins/tts/card.js
  "Light the word that is read": "Light the word that is read",
  // team/page.js
  "Limits": "Limits",
  // team/limitstab.js
  "Limits of teams": "Limits of teams",
  // settings/toolbox/toolinput.js
  "Line {n} is not written as NAME=value.": "Line {n} is not written as NAME=value.",
  // settings/toolbox/toolinput.js
  "Line {n} is not written as Name: value.": "Line {n} is not written as Name: value.",
  // automation/run/logview.js
  "Lines {from} to {to} of {all}": "Lines {from} to {to} of {all}",
  // automation/run/logview.js
  "Lines {from} to {to} of {all}; the window holds the newest {held}.": "Lines {from} to {to} of {all}; the window holds the newest {held}.",
  // automation/editor/askform.js, automation/editor/controlforms.js, automation/editor/values.js, widgets/editlist/forms.js
  "List": "List",
  // automation/run/logview.js, automation/run/rundetail.js, team/logfold.js
  "Log": "Log",
  // automation/run/partsview.js, automation/run/stepsview.js
  "Log of this step": "Log of this step",
  // settings/models/samplers.js
  "Longest answer": "Longest answer",
  // onboarding/index.js, settings/data/about.js, settings/data/privacy.js, settings/models/models.js, settings/toolbox/toolservers.js
  "Look again": "Look again",
  // settings/toolbox/toolservers.js
  "Look again what {server} offers": "Look again what {server} offers",
  // sidebar/word.js
  "Look among the conversations": "Look among the conversations",
  // onboarding/index.js
  "Look around first": "Look around first",
  // model/capabilities.js
  "Look at a picture": "Look at a picture",
  // automation/strip.js
  "Look at it": "Look at it",
  // onboarding/advice.js
  "Look at the servers": "Look at the servers",
  // team/documents.js
  "Look at {name}": "Look at {name}",
  // settings/models/models.js
  "Look for servers on this computer": "Look for servers on this computer",
  // sidebar/word.js
  "Look in the archive": "Look in the archive",
  // settings/speech/speech.js
  "Look on this computer": "Look on this computer",
  // automation/editor/dryrun.js
  "Looking at each step.": "Looking at each step.",
  // settings/data/data.js
  "Looking at every page of the file.": "Looking at every page of the file.",
  // library/transfer/section.js
  "Looking at what is in it.": "Looking at what is in it.",
  // onboarding/index.js, settings/models/models.js
  "Looking for model servers on this computer.": "Looking for model servers on this computer.",
  // settings/speech/speech.js
  "Looking for speech servers on this computer.": "Looking for speech servers on this computer.",
  // library/cardfields.js
  "Looks, history, manner. The model reads it in every turn.": "Looks, history, manner. The model reads it in every turn.",
  // library/cardfields.js
  "Lorebook": "Lorebook",
  // library/index.js
  "Lorebooks": "Lorebooks",
  // settings/models/modelconfig.js
  "Low": "Low",
  // library/entries.js
  "Lower stands first among equals.": "Lower stands first among equals.",
  // team/labels.js
  "Made": "Made",
  // team/agentstab.js
  "Made by you": "Made by you",
  // settings/data/data.js
  "Made every day and before each update, and checked. Seven days and four weeks are kept.": "Made every day and before each update, and checked. Seven days and four weeks are kept.",
  // settings/data/about.js
  "Made with": "Made with",
  // automation/schedules/triggerform.js
  "Make it": "Make it",
  // chat/artifacts/body.js
  "Make it anew": "Make it anew",
  // model/room.js
  "Make room first: the model is a download of about 10 GB.": "Make room first: the model is a download of about 10 GB.",
  // tools/editor.js
  "Marks changes in the page after each reply.": "Marks changes in the page after each reply.",
  // chat/find.js
  "Match before": "Match before",
  // widgets/requestcard.js
  "May it use {tool}?": "May it use {tool}?",
  // settings/models/modelconfig.js
  "Medium": "Medium",
  // team/limitstab.js
  "Memory in MB": "Memory in MB",
  // onboarding/advice.js
  "Mend the address": "Mend the address",
  // model/turnlabels.js
  "Mended passages": "Mended passages",
  // settings/data/backups.js
  "Merge": "Merge",
  // settings/data/backups.js
  "Merge what the copy of {at} holds with what is here": "Merge what the copy of {at} holds with what is here",
  // automation/editor/controlforms.js, chat/actions.js
  "Message": "Message",
  // main/commands.js
  "Message before": "Message before",
  // model/transfer.js
  "Messages as a model is sent them": "Messages as a model is sent them",
  // widgets/servers/endpointform.js
  "Messages go to {address}.": "Messages go to {address}.",
  // settings/models/samplers.js
  "Min P": "Min P",
  // automation/variables/variables.js
  "Mine in this group": "Mine in this group",
  // automation/variables/variables.js
  "Mine, in every group": "Mine, in every group",
  // automation/schedules/rhythmfields.js
  "Minute, hour, day of the month, month, day of the week.": "Minute, hour, day of the month, month, day of the week.",
  // team/limitstab.js
  "Minutes for a round": "Minutes for a round",
  // team/limitstab.js
  "Minutes for a task": "Minutes for a task",
  // ../plugins/tts/voiceform.js, automation/assistants/assistants.js, automation/editor/flowform.js, team/agentform.js
  "Model": "Model",
  // widgets/servers/discover.js
  "Model of {server}": "Model of {server}",
  // main/destinations.js, model/endpoints.js, widgets/servers/found.js
  "Model server": "Model server",
  // widgets/servers/pull.js
  "Model to fetch": "Model to fetch",
  // automation/editor/flowform.js
  "Model, limits and tools": "Model, limits and tools",
  // settings/index.js
  "Models": "Models",
  // widgets/servers/modelpick.js
  "Models of this server": "Models of this server",
  // automation/widgets/cron.js
  "Monday to Friday at {time}": "Monday to Friday at {time}",
  // inspector/fields.js
  "Mood, {name}": "Mood, {name}",
  // inspector/sections.js, model/turnlabels.js
  "Moods": "Moods",
  // tools/director.js
  "Moods it can set": "Moods it can set",
  // automation/editor/editorbar.js, automation/editor/morefields.js, chat/actions.js, settings/models/presetrow.js, sidebar/row.js
  "More": "More",
  // settings/models/presetrow.js
  "More about {name}": "More about {name}",
  // automation/editor/orderedrow.js
  "More for step {n}": "More for step {n}",
  // sidebar/row.js
  "More for {title}": "More for {title}",
  // model/turnlabels.js
  "More of the reply": "More of the reply",
  // sidebar/found.js
  "More than {n} messages found": "More than {n} messages found",
  // tools/editor.js
  "Most models then keep to it, and nothing has to be shortened.": "Most models then keep to it, and nothing has to be shortened.",
  // automation/editor/flowform.js
  "Most tokens": "Most tokens",
  // main/commands.js
  "Move a step up or down": "Move a step up or down",
  // automation/editor/orderedlist.js
  "Move down": "Move down",
  // automation/editor/orderedlist.js
  "Move into the block above": "Move into the block above",
  // automation/editor/orderedlist.js
  "Move out of the block": "Move out of the block",
  // main/commands.js
  "Move the cut-out of a picture": "Move the cut-out of a picture",
  // sidebar/acts.js
  "Move to the trash": "Move to the trash",
  // automation/editor/orderedlist.js
  "Move up": "Move up",
  // widgets/editlist/forms.js
  "Must be filled in": "Must be filled in",
  // automation/assistants/assistants.js, automation/editor/anyfield.js, automation/editor/askform.js, automation/editor/editor.js, automation/variables/variables.js, automation/widgets/varrows.js, library/cardfields.js, library/entries.js, library/worlds.js, settings/models/kwargs.js, settings/models/presets.js, settings/speech/speech.js, settings/toolbox/toolserverform.js, team/agentform.js, widgets/editlist/forms.js, widgets/editlist/personas.js, widgets/servers/endpointform.js
  "Name": "Name",
  // team/agentform.js
  "Name in plans": "Name in plans",
  // automation/editor/anyfield.js
  "Name in {field}": "Name in {field}",
  // library/entries.js
  "Name of the entry": "Name of the entry",
  // automation/editor/askform.js, widgets/editlist/forms.js
  "Name of the field": "Name of the field",
  // automation/editor/controlforms.js
  "Name of the item": "Name of the item",
  // library/worlds.js
  "Name of the lorebook": "Name of the lorebook",
  // widgets/servers/modelpick.js
  "Name of the model": "Name of the model",
  // widgets/editlist/forms.js
  "Name of the mood": "Name of the mood",
  // widgets/editlist/personas.js
  "Name of the persona": "Name of the persona",
  // widgets/editlist/personas.js
  "Name, such as Captain Reed": "Name, such as Captain Reed",
  // widgets/editlist/forms.js
  "Name, such as Solemn": "Name, such as Solemn",
  // library/worlds.js
  "Name, such as The harbour": "Name, such as The harbour",
  // library/entries.js
  "Name, such as The old pier": "Name, such as The old pier",
  // widgets/editlist/forms.js
  "Name, such as Weather": "Name, such as Weather",
  // automation/list/runlist.js
  "Needs you": "Needs you",
  // model/looks.js
  "Never": "Never",
  // automation/editor/templates.js, sidebar/sidebar.js
  "New": "New",
  // team/agentstab.js
  "New agent": "New agent",
  // sidebar/row.js
  "New answer.": "New answer.",
  // automation/assistants/assistants.js
  "New assistant": "New assistant",
  // library/characters.js
  "New character": "New character",
  // main/commands.js
  "New conversation": "New conversation",
  // automation/editor/templates.js
  "New flow": "New flow",
  // settings/models/presetrow.js
  "New name of {name}": "New name of {name}",
  // team/list.js
  "New request": "New request",
  // model/turnlabels.js
  "New text": "New text",
  // automation/schedules/triggers.js
  "New trigger": "New trigger",
  // automation/variables/variables.js
  "New variable": "New variable",
  // model/turnlabels.js
  "New wording": "New wording",
  // automation/editor/templates.js
  "New workflow": "New workflow",
  // automation/list/runlist.js
  "Newer": "Newer",
  // automation/run/logview.js
  "Newer lines": "Newer lines",
  // automation/run/logview.js
  "Newest": "Newest",
  // library/characters.js
  "Newest first": "Newest first",
  // chat/find.js
  "Next match": "Next match",
  // main/commands.js
  "Next message": "Next message",
  // chat/pictures.js
  "Next picture": "Next picture",
  // chat/artifacts/widget.js
  "Next variant": "Next variant",
  // main/commands.js
  "Next variant, in what a workflow made": "Next variant, in what a workflow made",
  // chat/actions.js, chat/variants.js, composer/keynames.js
  "Next version": "Next version",
  // automation/schedules/scheduleform.js
  "Next: {when}": "Next: {when}",
  // model/looks.js
  "Night train": "Night train",
  // settings/data/privacy.js
  "No account, no telemetry, no search for updates.": "No account, no telemetry, no search for updates.",
  // inspector/wire.js
  "No answer came.": "No answer came.",
  // automation/editor/trystep.js, automation/run/partsview.js, automation/run/stepsview.js
  "No arguments": "No arguments",
  // sidebar/word.js
  "No conversation is called “{sought}”.": "No conversation is called “{sought}”.",
  // automation/run/compareview.js
  "No earlier run of this workflow ended well.": "No earlier run of this workflow ended well.",
  // library/scan.js
  "No entry would be read.": "No entry would be read.",
  // chat/bookmarks.js
  "No message is bookmarked here. The menu of a message can do it.": "No message is bookmarked here. The menu of a message can do it.",
  // sidebar/found.js
  "No message says this.": "No message says this.",
  // settings/models/endpointcard.js
  "No model chosen yet.": "No model chosen yet.",
  // widgets/servers/modelpick.js
  "No model has this in its name.": "No model has this in its name.",
  // team/begin.js
  "No model is connected, so the demo plays the team: you see how it works, and get plain documents.": "No model is connected, so the demo plays the team: you see how it works, and get plain documents.",
  // library/cardfields.js
  "No model reads this.": "No model reads this.",
  // settings/models/models.js
  "No model server answers on this computer. Start one and look again, or add one by its address.": "No model server answers on this computer. Start one and look again, or add one by its address.",
  // onboarding/index.js
  "No model server is running on this computer yet.": "No model server is running on this computer yet.",
  // automation/variables/variables.js
  "No other tool is told its value.": "No other tool is told its value.",
  // team/agentstab.js
  "No plan can name it any more. What it made stays.": "No plan can name it any more. What it made stays.",
  // automation/run/partsview.js, automation/run/stepsview.js
  "No result yet": "No result yet",
  // automation/list/runlist.js
  "No run is like this.": "No run is like this.",
  // ../plugins/tts/card.js
  "No speech engine is here. Install espeak-ng, and it is found by itself.": "No speech engine is here. Install espeak-ng, and it is found by itself.",
  // automation/run/rundetail.js
  "No step has saved anything yet.": "No step has saved anything yet.",
  // team/list.js
  "No teamwork has this in its name.": "No teamwork has this in its name.",
  // ../plugins/tts/voicepick.js
  "No voice has this in its name or language.": "No voice has this in its name or language.",
  // automation/editor/templates.js
  "No workflow has this in its name.": "No workflow has this in its name.",
  // lib/pager.js
  "No.": "No.",
  // tools/notes.js
  "Nobody": "Nobody",
  // library/characters.js
  "Nobody fits this search.": "Nobody fits this search.",
  // sidebar/sidebar.js
  "Nobody in particular": "Nobody in particular",
  // settings/data/privacy.js
  "Nobody was contacted since Terzetto was started.": "Nobody was contacted since Terzetto was started.",
  // automation/widgets/value.js, library/cardfields.js, widgets/schema/schema.js
  "None": "None",
  // settings/speech/speech.js
  "None answered on this computer. Start one, or add it by its address.": "None answered on this computer. Start one, or add it by its address.",
  // tools/notes.js
  "None yet. They come with the replies.": "None yet. They come with the replies.",
  // tools/notes.js
  "None. Directions are written down only while the switch above is on.": "None. Directions are written down only while the switch above is on.",
  // widgets/schema/configfield.js
  "Not chosen": "Not chosen",
  // chat/find.js
  "Not found": "Not found",
  // team/labels.js
  "Not made": "Not made",
  // automation/schedules/scheduleform.js, automation/schedules/startform.js, automation/schedules/triggerform.js, widgets/formdetail.js
  "Not saved yet.": "Not saved yet.",
  // automation/variables/variables.js
  "Not set.": "Not set.",
  // settings/toolbox/toolservers.js
  "Not started": "Not started",
  // automation/run/stepsview.js
  "Not started yet": "Not started yet",
  // widgets/editlist/forms.js
  "Note to you": "Note to you",
  // tools/notes.js
  "Notes": "Notes",
  // inspector/editorsections.js, model/turnlabels.js
  "Notes for you": "Notes for you",
  // library/cardfields.js, library/preview.js
  "Notes of the creator": "Notes of the creator",
  // tools/notes.js
  "Notes to you": "Notes to you",
  // ../plugins/tts/card.js, automation/editor/flowform.js
  "Nothing": "Nothing",
  // team/list.js
  "Nothing has been asked of the team yet.": "Nothing has been asked of the team yet.",
  // automation/list/runlist.js
  "Nothing has run yet. A workflow is a list of steps that runs here, on this computer.": "Nothing has run yet. A workflow is a list of steps that runs here, on this computer.",
  // lib/picker.js
  "Nothing has this in its name.": "Nothing has this in its name.",
  // palette/palette.js
  "Nothing here has that name.": "Nothing here has that name.",
  // sidebar/word.js
  "Nothing here is called “{sought}”.": "Nothing here is called “{sought}”.",
  // sidebar/word.js
  "Nothing is archived. Archive what you are done with; it comes back when you write in it.": "Nothing is archived. Archive what you are done with; it comes back when you write in it.",
  // automation/run/logview.js, automation/run/partsview.js
  "Nothing is in the log yet.": "Nothing is in the log yet.",
  // library/transfer/review.js
  "Nothing is saved yet, and nothing that is here will be changed.": "Nothing is saved yet, and nothing that is here will be changed.",
  // chat/artifacts/acts.js
  "Nothing new came of it.": "Nothing new came of it.",
  // automation/editor/tryflow.js
  "Nothing of this is kept.": "Nothing of this is kept.",
  // ../plugins/tts/reader.js
  "Nothing says how this sound is played. Speak it anew.": "Nothing says how this sound is played. Speak it anew.",
  // automation/schedules/triggers.js
  "Nothing starts by itself. A trigger runs a workflow at a time, for a file, or when it is called.": "Nothing starts by itself. A trigger runs a workflow at a time, for a file, or when it is called.",
  // widgets/changes.js
  "Nothing that can be seen.": "Nothing that can be seen.",
  // inspector/editorsections.js
  "Nothing that needed mending.": "Nothing that needed mending.",
  // automation/editor/dryrun.js
  "Nothing was carried out. {n, plural, one {# step would fail} other {# steps would fail}}.": "Nothing was carried out. {n, plural, one {# step would fail} other {# steps would fail}}.",
  // automation/editor/dryrun.js
  "Nothing was carried out. {n, plural, one {# step} other {# steps}}, and none of them would fail at its arguments.": "Nothing was carried out. {n, plural, one {# step} other {# steps}}, and none of them would fail at its arguments.",
  // automation/schedules/permissionlist.js
  "Nothing: each step that writes waits for you.": "Nothing: each step that writes waits for you.",
  // tools/audits.js
  "Notices four sentences in a row with the same first word.": "Notices four sentences in a row with the same first word.",
  // tools/audits.js
  "Notices replies that alternate speech and narration in one fixed order.": "Notices replies that alternate speech and narration in one fixed order.",
  // tools/audits.js
  "Notices sentences that open with the same string of words.": "Notices sentences that open with the same string of words.",
  // tools/audits.js
  "Notices turns of phrase from the last replies.": "Notices turns of phrase from the last replies.",
  // model/turnlabels.js
  "Now": "Now",
  // automation/editor/askform.js, automation/editor/values.js
  "Number": "Number",
  // settings/toolbox/toolserverform.js
  "Of a program, one per line. Leave this empty for none.": "Of a program, one per line. Leave this empty for none.",
  // tools/workflows.js
  "Off: none of those below acts in a turn. What they made stays.": "Off: none of those below acts in a turn. What they made stays.",
  // tools/panel.js
  "Off: the Writer answers alone, in one call, and the prompt holds nothing of the others.": "Off: the Writer answers alone, in one call, and the prompt holds nothing of the others.",
  // automation/list/runlist.js
  "Older": "Older",
  // automation/run/logview.js
  "Older lines": "Older lines",
  // automation/schedules/rhythmfields.js, automation/schedules/scheduleform.js, automation/schedules/triggerform.js
  "On": "On",
  // chat/bookmarks.js
  "On another branch: {text}": "On another branch: {text}",
  // automation/schedules/rhythmfields.js
  "On day": "On day",
  // automation/widgets/cron.js
  "On day {date} of each month at {time}": "On day {date} of each month at {time}",
  // automation/schedules/scheduleform.js
  "Once": "Once",
  // automation/schedules/triggers.js
  "Once, or again and again.": "Once, or again and again.",
  // automation/schedules/triggers.js
  "Once, {when}": "Once, {when}",
  // automation/schedules/triggers.js
  "One appears or changes in a folder.": "One appears or changes in a folder.",
  // tools/director.js
  "One call for each field: slower, and better for small models.": "One call for each field: slower, and better for small models.",
  // automation/editor/askform.js
  "One choice on each line": "One choice on each line",
  // automation/editor/askform.js
  "One column on each line": "One column on each line",
  // settings/data/data.js
  "One folder on this computer. Nothing is sent anywhere but to the servers you add.": "One folder on this computer. Nothing is sent anywhere but to the servers you add.",
  // library/entries.js
  "One of them must be spoken of.": "One of them must be spoken of.",
  // automation/editor/valuefield.js, widgets/schema/configfield.js
  "One on each line.": "One on each line.",
  // widgets/editlist/forms.js
  "One on each line; the first gives the group its name.": "One on each line; the first gives the group its name.",
  // widgets/editlist/forms.js
  "One or two sentences; the model reads them.": "One or two sentences; the model reads them.",
  // settings/toolbox/toolserverform.js
  "One per line: NAME=value for a program, Name: value as a header for an address. Only this server gets them. They are kept encrypted and not shown again.": "One per line: NAME=value for a program, Name: value as a header for an address. Only this server gets them. They are kept encrypted and not shown again.",
  // tools/director.js
  "One question at a time": "One question at a time",
  // automation/editor/anyfield.js
  "One row": "One row",
  // main/commands.js
  "One up or down": "One up or down",
  // automation/schedules/triggerform.js
  "One word. What you type after it in a chat is given to the run as trigger.text.": "One word. What you type after it in a chat is given to the run as trigger.text.",
  // settings/speech/speech.js, widgets/servers/endpointform.js
  "Only if the server asks for one": "Only if the server asks for one",
  // settings/toolbox/toolbox.js
  "Only of the public web, never of this computer or your network. Each host is listed under Privacy.": "Only of the public web, never of this computer or your network. Each host is listed under Privacy.",
  // settings/models/prompts.js
  "Only used where they have a model of their own.": "Only used where they have a model of their own.",
  // automation/editor/morefields.js
  "Only when": "Only when",
  // model/links.js
  "Open": "Open",
  // settings/data/association.js
  "Open cards elsewhere": "Open cards elsewhere",
  // settings/data/association.js
  "Open cards with Terzetto": "Open cards with Terzetto",
  // settings/data/data.js
  "Open folder": "Open folder",
  // sidebar/acts.js
  "Open it": "Open it",
  // library/worlds.js
  "Open its entries": "Open its entries",
  // main/commands.js
  "Open the character that has the focus": "Open the character that has the focus",
  // library/greetings.js
  "Open the conversation with variant {n}": "Open the conversation with variant {n}",
  // onboarding/tip.js
  "Open the inspector": "Open the inspector",
  // model/links.js
  "Open this link?": "Open this link?",
  // library/characters.js, library/entries.js
  "Order": "Order",
  // sidebar/found.js
  "Other branch": "Other branch",
  // automation/editor/stepform.js
  "Other steps find the result by this name.": "Other steps find the result by this name.",
  // automation/editor/stepkinds.js, automation/run/partsview.js, automation/run/stepsview.js
  "Otherwise": "Otherwise",
  // automation/editor/morefields.js
  "Otherwise the step is skipped.": "Otherwise the step is skipped.",
  // team/limitstab.js
  "Over all teams together. The tasks of one round follow each other.": "Over all teams together. The tasks of one round follow each other.",
  // library/character.js
  "PNG, the card in its picture": "PNG, the card in its picture",
  // library/transfer/section.js
  "Packing everything.": "Packing everything.",
  // team/items.js
  "Page {n}": "Page {n}",
  // team/preview.js
  "Pages": "Pages",
  // palette/palette.js
  "Palette": "Palette",
  // model/looks.js
  "Paper": "Paper",
  // model/looks.js
  "Paper by day, Lamp when your computer is dark.": "Paper by day, Lamp when your computer is dark.",
  // tools/editor.js
  "Paragraphs": "Paragraphs",
  // model/turnlabels.js
  "Passages": "Passages",
  // tools/tryit.js
  "Paste a text. Nothing is sent anywhere.": "Paste a text. Nothing is sent anywhere.",
  // composer/pastes.js
  "Pasted text": "Pasted text",
  // inspector/editorsections.js
  "Patch {n} by {model}": "Patch {n} by {model}",
  // tools/phrases.js
  "Pattern": "Pattern",
  // ../plugins/tts/widget.js
  "Pause": "Pause",
  // automation/editor/morefields.js
  "Pause before a retry": "Pause before a retry",
  // audio/transport.js
  "Pause the sound": "Pause the sound",
  // library/cardfields.js
  "Personality": "Personality",
  // library/index.js, library/personas.js, settings/models/prompts.js
  "Personas": "Personas",
  // widgets/editlist/forms.js
  "Phrases that came with Terzetto and are missing or switched off come back. Your own stay.": "Phrases that came with Terzetto and are missing or switched off come back. Your own stay.",
  // chat/pictures.js
  "Picture": "Picture",
  // chat/pictures.js
  "Picture at full size": "Picture at full size",
  // chat/pictures.js
  "Picture before": "Picture before",
  // settings/data/data.js
  "Pictures and sounds beside your messages. When there is no more room, those that were not seen for longest give up theirs; most can be made again.": "Pictures and sounds beside your messages. When there is no more room, those that were not seen for longest give up theirs; most can be made again.",
  // settings/data/privacy.js
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
  // automation/schedules/scheduleform.js
  "Plan it": "Plan it",
  // model/runlabels.js
  "Planned": "Planned",
  // tools/director.js
  "Plans each reply before it is written.": "Plans each reply before it is written.",
  // ../plugins/tts/widget.js
  "Play": "Play",
  // widgets/editlist/personas.js
  "Play as this persona": "Play as this persona",
  // settings/models/prompts.js
  "Play as yourself": "Play as yourself",
  // audio/transport.js
  "Play it again": "Play it again",
  // model/looks.js
  "Playbill": "Playbill",
  // tools/workflows.js
  "Plug-ins that work on each reply.": "Plug-ins that work on each reply.",
  // audio/transport.js
  "Position": "Position",
  // ../plugins/tts/widget.js
  "Position in the sound": "Position in the sound",
  // ../plugins/tts/reader.js
  "Preparing the voice": "Preparing the voice",
  // settings/models/samplers.js
  "Presence penalty": "Presence penalty",
  // settings/index.js, settings/models/presets.js
  "Presets": "Presets",
  // team/preview.js
  "Preview": "Preview",
  // library/entries.js
  "Priority": "Priority",
  // settings/index.js
  "Privacy": "Privacy",
  // settings/toolbox/toolserverform.js
  "Program or address": "Program or address",
  // automation/schedules/triggerform.js
  "Programs that use the old one are refused from then on.": "Programs that use the old one are refused from then on.",
  // team/labels.js
  "Project manager": "Project manager",
  // team/labels.js
  "Promised": "Promised",
  // automation/editor/flowform.js
  "Prompt": "Prompt",
  // settings/index.js
  "Prompts": "Prompts",
  // settings/models/presetlabels.js
  "Prompts only": "Prompts only",
  // settings/appearance/appearance.js
  "Prose": "Prose",
  // widgets/editlist/editlist.js
  "Put back": "Put back",
  // sidebar/acts.js
  "Put it back": "Put it back",
  // library/preview.js
  "Put it in the place of the other": "Put it in the place of the other",
  // composer/pastes.js
  "Put it into the message": "Put it into the message",
  // settings/data/data.js
  "Put the defaults back": "Put the defaults back",
  // widgets/editlist/forms.js
  "Put the first fields back": "Put the first fields back",
  // widgets/editlist/forms.js
  "Put the first fields back?": "Put the first fields back?",
  // widgets/editlist/forms.js
  "Put the first moods back": "Put the first moods back",
  // widgets/editlist/forms.js
  "Put the first moods back?": "Put the first moods back?",
  // widgets/editlist/forms.js
  "Put the first phrases back": "Put the first phrases back",
  // widgets/editlist/forms.js
  "Put the first phrases back?": "Put the first phrases back?",
  // settings/data/backups.js
  "Put this copy in place?": "Put this copy in place?",
  // settings/data/data.js
  "Puts settings, moods, fields and phrases back as they were on the first day. Conversations, characters and servers stay.": "Puts settings, moods, fields and phrases back as they were on the first day. Conversations, characters and servers stay.",
  // automation/editor/controlforms.js
  "Question": "Question",
  // onboarding/advice.js
  "Raise the context in the server if you can.": "Raise the context in the server if you can.",
  // onboarding/advice.js
  "Raise the context length of the model in LM Studio and load it again.": "Raise the context length of the model in LM Studio and load it again.",
  // model/capabilities.js
  "Reach the server": "Reach the server",
  // chat/wordwalk.js, inspector/chart.js, inspector/numbers.js, lib/keys.js
  "Read": "Read",
  // ../plugins/tts/index.js
  "Read aloud": "Read aloud",
  // ../plugins/tts/clicks.js
  "Read aloud from here": "Read aloud from here",
  // model/turnlabels.js
  "Read and mend": "Read and mend",
  // model/turnlabels.js
  "Read and mend, round {n}": "Read and mend, round {n}",
  // tools/editor.js
  "Read each reply over": "Read each reply over",
  // library/cardfields.js
  "Read in every conversation with it, and embedded when the card is exported.": "Read in every conversation with it, and embedded when the card is exported.",
  // ../plugins/tts/index.js
  "Read the last reply aloud, or pause": "Read the last reply aloud, or pause",
  // settings/data/about.js
  "Reading it.": "Reading it.",
  // automation/run/compareview.js
  "Reading the runs.": "Reading the runs.",
  // tools/configform.js
  "Reading the settings.": "Reading the settings.",
  // tools/notes.js
  "Reading them costs no call.": "Reading them costs no call.",
  // widgets/listpane.js, widgets/readdetail.js
  "Reading.": "Reading.",
  // model/runlabels.js
  "Reads": "Reads",
  // ../plugins/tts/card.js
  "Reads replies aloud, each character in its own voice.": "Reads replies aloud, each character in its own voice.",
  // tools/editor.js
  "Reads the finished reply and mends what it finds.": "Reads the finished reply and mends what it finds.",
  // onboarding/index.js, settings/toolbox/toolservers.js
  "Ready": "Ready",
  // automation/editor/editor.js
  "Redo": "Redo",
  // widgets/requestcard.js
  "Refuse": "Refuse",
  // library/entries.js
  "Regular expressions in Go's syntax; /pattern/i works, too.": "Regular expressions in Go's syntax; /pattern/i works, too.",
  // tools/notes.js
  "Remember directions": "Remember directions",
  // settings/models/configrow.js, settings/models/kwargs.js, settings/speech/speech.js, settings/toolbox/toolservers.js
  "Remove": "Remove",
  // main/commands.js
  "Remove a step": "Remove a step",
  // widgets/schema/configfield.js
  "Remove it": "Remove it",
  // automation/editor/askform.js
  "Remove the field {name}": "Remove the field {name}",
  // composer/pastes.js
  "Remove the pasted text": "Remove the pasted text",
  // main/commands.js, model/samples.js, settings/data/samples.js
  "Remove the samples": "Remove the samples",
  // model/samples.js
  "Remove the samples?": "Remove the samples?",
  // automation/editor/conditionfield.js
  "Remove the value": "Remove the value",
  // automation/editor/valuefield.js
  "Remove the value of {field}": "Remove the value of {field}",
  // automation/editor/flowform.js
  "Remove this call": "Remove this call",
  // automation/editor/conditionfield.js
  "Remove this condition": "Remove this condition",
  // settings/models/configrow.js
  "Remove this model": "Remove this model",
  // settings/models/kwargs.js
  "Remove this row": "Remove this row",
  // automation/editor/anyfield.js, automation/widgets/varrows.js, composer/images.js, team/fileset.js
  "Remove {name}": "Remove {name}",
  // settings/models/configrow.js
  "Remove {name}?": "Remove {name}?",
  // settings/speech/speech.js, settings/toolbox/toolservers.js
  "Remove {server}": "Remove {server}",
  // automation/editor/orderedrow.js
  "Remove “{lane}”": "Remove “{lane}”",
  // widgets/schema/configfield.js
  "Removed when you save": "Removed when you save",
  // settings/models/presetrow.js, sidebar/acts.js
  "Rename": "Rename",
  // sidebar/sidebar.js
  "Rename the conversation": "Rename the conversation",
  // audio/transport.js
  "Repeat": "Repeat",
  // automation/editor/dryrun.js
  "Repeat with these values": "Repeat with these values",
  // model/runlabels.js
  "Repeats its steps for each item.": "Repeats its steps for each item.",
  // model/runlabels.js
  "Repeats its steps for {n, plural, one {# item} other {each of # items}}.": "Repeats its steps for {n, plural, one {# item} other {each of # items}}.",
  // settings/models/samplers.js
  "Repetition penalty": "Repetition penalty",
  // automation/schedules/triggerform.js
  "Replace": "Replace",
  // automation/schedules/triggerform.js
  "Replace the token": "Replace the token",
  // automation/schedules/triggerform.js
  "Replace the token?": "Replace the token?",
  // library/cardfields.js
  "Replaces yours; {original} stands for it. Empty: yours.": "Replaces yours; {original} stands for it. Empty: yours.",
  // automation/list/runlist.js
  "Replies": "Replies",
  // ../plugins/tts/card.js
  "Replies play by themselves": "Replies play by themselves",
  // model/turnlabels.js
  "Reply": "Reply",
  // model/turnlabels.js
  "Reply on a new branch": "Reply on a new branch",
  // model/turnlabels.js
  "Reply, continued": "Reply, continued",
  // inspector/chart.js
  "Reported by the server": "Reported by the server",
  // inspector/rawcall.js
  "Request": "Request",
  // inspector/rawcall.js
  "Request and answer": "Request and answer",
  // inspector/rawcall.js
  "Request, body": "Request, body",
  // automation/editor/askform.js
  "Required": "Required",
  // settings/toolbox/toolservers.js
  "Restarting in {n} s": "Restarting in {n} s",
  // settings/data/backups.js
  "Restore": "Restore",
  // settings/data/backups.js
  "Restore the copy of {at}": "Restore the copy of {at}",
  // automation/editor/controlforms.js, automation/editor/tryflow.js, automation/editor/trystep.js, automation/run/compareview.js, automation/run/partsview.js, automation/run/stepsview.js
  "Result": "Result",
  // automation/editor/morefields.js
  "Retries": "Retries",
  // model/conversation.js
  "Retry": "Retry",
  // automation/editor/morefields.js
  "Retry even if the tool may act twice": "Retry even if the tool may act twice",
  // inspector/numbers.js
  "Reused": "Reused",
  // automation/schedules/permissionlist.js
  "Revoke": "Revoke",
  // automation/schedules/permissionlist.js
  "Revoke: {tool}": "Revoke: {tool}",
  // model/turnlabels.js
  "Reword your message": "Reword your message",
  // model/turnlabels.js
  "Reworded your message": "Reworded your message",
  // tools/director.js
  "Rewords a thin message of yours before it is answered; you see the new wording. One more call for each message.": "Rewords a thin message of yours before it is answered; you see the new wording. One more call for each message.",
  // model/turnlabels.js
  "Rewritten as you asked": "Rewritten as you asked",
  // chat/artifacts/body.js
  "Roll again": "Roll again",
  // settings/appearance/appearance.js
  "Room between things": "Room between things",
  // settings/data/data.js
  "Room for them, in MB": "Room for them, in MB",
  // model/looks.js
  "Roomy": "Roomy",
  // team/list.js, team/roundview.js
  "Round {n}": "Round {n}",
  // team/detail.js
  "Rounds": "Rounds",
  // team/table.js
  "Rows": "Rows",
  // automation/editor/editorbar.js, sidebar/found.js
  "Run": "Run",
  // automation/run/runhead.js
  "Run again": "Run again",
  // automation/editor/stepform.js
  "Run another one": "Run another one",
  // automation/editor/stepkinds.js, automation/widgets/picks.js, model/runlabels.js
  "Run another workflow": "Run another workflow",
  // automation/schedules/startform.js
  "Run it afterwards": "Run it afterwards",
  // automation/schedules/startform.js
  "Run it beside the other": "Run it beside the other",
  // automation/schedules/scheduleform.js
  "Run once as soon as possible": "Run once as soon as possible",
  // automation/editor/trystep.js
  "Run test": "Run test",
  // automation/editor/trystep.js
  "Run test for real": "Run test for real",
  // automation/editor/trystep.js
  "Run this test for real?": "Run this test for real?",
  // automation/run/runhead.js
  "Run with other values": "Run with other values",
  // automation/index.js
  "Run {name}": "Run {name}",
  // automation/run/againdialog.js, automation/widgets/startdialog.js, model/runlabels.js
  "Run “{name}”": "Run “{name}”",
  // inspector/chooser.js
  "Running now": "Running now",
  // onboarding/index.js
  "Running on this computer": "Running on this computer",
  // automation/index.js, automation/list/runlist.js, automation/page.js
  "Runs": "Runs",
  // automation/index.js, automation/page.js
  "Runs and workflows": "Runs and workflows",
  // model/runlabels.js
  "Runs another workflow.": "Runs another workflow.",
  // automation/run/childlist.js
  "Runs it started": "Runs it started",
  // automation/schedules/startform.js
  "Runs that it has begun stay.": "Runs that it has begun stay.",
  // model/runlabels.js
  "Runs the flow.": "Runs the flow.",
  // model/runlabels.js
  "Runs {name} and waits for it.": "Runs {name} and waits for it.",
  // tools/audits.js
  "Same layout": "Same layout",
  // model/turnlabels.js
  "Same layout as earlier replies": "Same layout as earlier replies",
  // inspector/chart.js
  "Same tools as the call before": "Same tools as the call before",
  // automation/editor/trystep.js
  "Sample result of the earlier step": "Sample result of the earlier step",
  // settings/index.js
  "Samplers and prompts under a name, to change all of them at once.": "Samplers and prompts under a name, to change all of them at once.",
  // settings/models/presetlabels.js
  "Samplers left to the server": "Samplers left to the server",
  // settings/data/samples.js
  "Samples": "Samples",
  // model/looks.js
  "Sans": "Sans",
  // automation/editor/editorbar.js, automation/schedules/startform.js, automation/widgets/value.js, chat/artifacts/media.js, chat/editbox.js, chat/foldline.js, team/preview.js, tools/configform.js, widgets/formdetail.js, widgets/servers/endpointform.js
  "Save": "Save",
  // team/documents.js
  "Save all {n}": "Save all {n}",
  // chat/editbox.js
  "Save and answer again": "Save and answer again",
  // widgets/servers/endpointform.js
  "Save and see its models": "Save and see its models",
  // settings/models/presets.js
  "Save as a preset": "Save as a preset",
  // chat/editbox.js
  "Save only": "Save only",
  // main/commands.js
  "Save the conversation as Markdown": "Save the conversation as Markdown",
  // main/commands.js
  "Save the conversation as text": "Save the conversation as text",
  // main/commands.js
  "Save the conversation with every branch, as JSON Lines": "Save the conversation with every branch, as JSON Lines",
  // chat/pictures.js
  "Save the picture": "Save the picture",
  // automation/editor/morefields.js
  "Save the result as": "Save the result as",
  // ../plugins/tts/widget.js
  "Save the sound as a file": "Save the sound as a file",
  // library/transfer/section.js, main/commands.js
  "Save the whole library": "Save the whole library",
  // main/commands.js
  "Save the workflow": "Save the workflow",
  // settings/models/presets.js
  "Save what is set now": "Save what is set now",
  // settings/models/presetrow.js
  "Save what is set now in it": "Save what is set now in it",
  // chat/pictures.js, team/documents.js
  "Save {name}": "Save {name}",
  // lib/verdict.js, tools/configform.js, widgets/formdetail.js
  "Saved": "Saved",
  // settings/models/models.js
  "Saved as {address}. Which model shall answer?": "Saved as {address}. Which model shall answer?",
  // ../plugins/tts/widget.js, library/transfer/section.js, model/conversation.js
  "Saved as {where}.": "Saved as {where}.",
  // composer/composer.js
  "Say again what you said before": "Say again what you said before",
  // automation/editor/faultfinder.js
  "Say how long to wait.": "Say how long to wait.",
  // chat/actions.js
  "Say how to write it instead": "Say how to write it instead",
  // automation/editor/faultfinder.js
  "Say in words what is to be done.": "Say in words what is to be done.",
  // team/request.js
  "Say what the team is to do, or give it a file.": "Say what the team is to do, or give it a file.",
  // model/notify.js
  "Say when an answer is ready": "Say when an answer is ready",
  // library/cardfields.js
  "Scenario": "Scenario",
  // automation/editor/editorbar.js
  "Schedule": "Schedule",
  // lib/controls.js, lib/picker.js, sidebar/sidebar.js
  "Search": "Search",
  // library/characters.js
  "Search characters": "Search characters",
  // sidebar/sidebar.js
  "Search conversations": "Search conversations",
  // main/commands.js
  "Search everything": "Search everything",
  // team/list.js
  "Search the teamwork": "Search the teamwork",
  // automation/editor/templates.js
  "Search the workflows": "Search the workflows",
  // library/entries.js
  "Secondary keys": "Secondary keys",
  // tools/editor.js
  "Seconds": "Seconds",
  // automation/editor/values.js, automation/variables/variables.js
  "Secret": "Secret",
  // model/transfer.js
  "Secret ones come without their values.": "Secret ones come without their values.",
  // automation/variables/variables.js
  "Secret, not set": "Secret, not set",
  // automation/variables/variables.js
  "Secret, set": "Secret, set",
  // composer/composer.js, team/request.js
  "Send": "Send",
  // composer/composer.js, team/request.js
  "Send (Enter)": "Send (Enter)",
  // library/transfer/section.js
  "Sending {name}.": "Sending {name}.",
  // settings/models/modelconfig.js
  "Sent as chat_template_kwargs, for servers that read them.": "Sent as chat_template_kwargs, for servers that read them.",
  // model/turnlabels.js, tools/audits.js
  "Sentences built alike": "Sentences built alike",
  // model/turnlabels.js, tools/audits.js
  "Sentences that begin alike": "Sentences that begin alike",
  // model/looks.js
  "Serif": "Serif",
  // tools/agent.js
  "Server": "Server",
  // settings/toolbox/toolbox.js, settings/toolbox/toolservers.js
  "Servers that offer tools": "Servers that offer tools",
  // settings/speech/speech.js, widgets/servers/endpointform.js
  "Set · …{hint}. Enter another to replace it": "Set · …{hint}. Enter another to replace it",
  // automation/variables/variables.js
  "Set.": "Set.",
  // automation/variables/variables.js, widgets/schema/configfield.js
  "Set. Enter another to replace it": "Set. Enter another to replace it",
  // automation/variables/variables.js
  "Set: {hint}": "Set: {hint}",
  // widgets/servers/discover.js
  "Setting up": "Setting up",
  // chat/header.js, main/commands.js, main/destinations.js, settings/index.js, widgets/schema/schema.js
  "Settings": "Settings",
  // settings/models/configrow.js
  "Settings of {name}": "Settings of {name}",
  // tools/configform.js, tools/workflows.js
  "Settings of {workflow}": "Settings of {workflow}",
  // widgets/editlist/forms.js
  "Several short entries.": "Several short entries.",
  // settings/models/prompts.js
  "Shared system prompt": "Shared system prompt",
  // tools/notes.js
  "Short remarks that you find in the inspector. One more call for each reply.": "Short remarks that you find in the inspector. One more call for each reply.",
  // library/characters.js
  "Show as a grid": "Show as a grid",
  // library/characters.js
  "Show as a list": "Show as a list",
  // automation/editor/askform.js
  "Show as fields": "Show as fields",
  // automation/editor/conditionfield.js
  "Show as rows": "Show as rows",
  // team/preview.js
  "Show changes": "Show changes",
  // settings/data/about.js
  "Show diagnostics": "Show diagnostics",
  // team/detail.js
  "Show earlier rounds": "Show earlier rounds",
  // inspector/chooser.js
  "Show earlier turns": "Show earlier turns",
  // chat/artifacts/widget.js, chat/message.js, composer/composer.js, model/waiting.js
  "Show it": "Show it",
  // sidebar/rows.js
  "Show more": "Show more",
  // automation/run/partsview.js
  "Show more ({n} left)": "Show more ({n} left)",
  // sidebar/found.js
  "Show more messages": "Show more messages",
  // main/commands.js
  "Show or hide the conversations": "Show or hide the conversations",
  // chat/actions.js
  "Show the passes": "Show the passes",
  // lib/panel.js
  "Show the passes of the last turn": "Show the passes of the last turn",
  // lib/markdown.js
  "Show the picture at full size": "Show the picture at full size",
  // audio/transport.js
  "Show the player": "Show the player",
  // automation/run/stepsview.js
  "Show the run it started": "Show the run it started",
  // chat/actions.js
  "Show thoughts and changes": "Show thoughts and changes",
  // tools/editor.js
  "Show what it changed": "Show what it changed",
  // automation/widgets/value.js
  "Show whole ({size})": "Show whole ({size})",
  // chat/artifacts/media.js, chat/pictures.js, lib/markdown.js
  "Show {name} at full size": "Show {name} at full size",
  // tools/editor.js
  "Shows a reply only when it has been read over.": "Shows a reply only when it has been read over.",
  // automation/editor/controlforms.js, automation/editor/stepkinds.js
  "Side by side": "Side by side",
  // inspector/tabs.js
  "Sides of the inspector": "Sides of the inspector",
  // automation/schedules/permissionlist.js
  "Since {when}": "Since {when}",
  // automation/list/runlist.js
  "Single tools": "Single tools",
  // settings/appearance/appearance.js
  "Size of everything": "Size of everything",
  // settings/appearance/appearance.js
  "Size of the prose": "Size of the prose",
  // settings/data/about.js
  "Sizes, counts, kinds and the last warnings. It holds no key, no address and no word of your conversations; read it before you pass it on.": "Sizes, counts, kinds and the last warnings. It holds no key, no address and no word of your conversations; read it before you pass it on.",
  // composer/composer.js
  "Skip": "Skip",
  // model/runlabels.js
  "Skipped": "Skipped",
  // settings/toolbox/toolserverform.js
  "Small letters, digits and hyphens. Its tools begin with it.": "Small letters, digits and hyphens. Its tools begin with it.",
  // main/commands.js
  "Smaller": "Smaller",
  // library/personas.js, settings/models/prompts.js
  "Somebody else to be, for some of your conversations.": "Somebody else to be, for some of your conversations.",
  // library/characters.js
  "Somebody new": "Somebody new",
  // model/transfer.js
  "Something to bring along": "Something to bring along",
  // audio/transport.js
  "Sound": "Sound",
  // team/preview.js
  "Sources": "Sources",
  // ../plugins/tts/cast.js
  "Speak each reply as it comes": "Speak each reply as it comes",
  // ../plugins/tts/widget.js
  "Speak it anew, in the voice of now": "Speak it anew, in the voice of now",
  // settings/index.js
  "Speech": "Speech",
  // ../plugins/tts/card.js
  "Speech alone": "Speech alone",
  // settings/speech/speech.js
  "Speech servers": "Speech servers",
  // ../plugins/tts/voiceform.js, model/capabilities.js
  "Speed": "Speed",
  // settings/models/prompts.js
  "Stands before every conversation. {{char}} and {{user}} are replaced by names.": "Stands before every conversation. {{char}} and {{user}} are replaced by names.",
  // automation/run/againdialog.js, automation/widgets/startdialog.js
  "Start": "Start",
  // onboarding/advice.js
  "Start Ollama with OLLAMA_CONTEXT_LENGTH=16384.": "Start Ollama with OLLAMA_CONTEXT_LENGTH=16384.",
  // library/character.js
  "Start a conversation": "Start a conversation",
  // chat/actions.js
  "Start a new branch here": "Start a new branch here",
  // automation/widgets/startdialog.js
  "Start at": "Start at",
  // settings/toolbox/toolserverform.js
  "Start it and list its tools": "Start it and list its tools",
  // onboarding/advice.js
  "Start it, then ask again.": "Start it, then ask again.",
  // onboarding/advice.js
  "Start the server with --contextsize 16384.": "Start the server with --contextsize 16384.",
  // onboarding/advice.js
  "Start the server with --ctx-size 16384.": "Start the server with --ctx-size 16384.",
  // onboarding/elsewhere.js
  "Start writing": "Start writing",
  // automation/list/historychart.js
  "Started": "Started",
  // automation/run/stepsview.js
  "Started {when}": "Started {when}",
  // chat/phase.js, settings/toolbox/toolservers.js
  "Starting": "Starting",
  // settings/toolbox/toolserverform.js
  "Starting it and asking what it offers.": "Starting it and asking what it offers.",
  // settings/toolbox/toolservers.js
  "Starting {server} and asking what it offers.": "Starting {server} and asking what it offers.",
  // automation/run/runhead.js
  "Starts {when}": "Starts {when}",
  // automation/list/historychart.js, automation/list/runlist.js
  "State": "State",
  // inspector/wire.js
  "Status {code}": "Status {code}",
  // automation/editor/stepform.js
  "Step name": "Step name",
  // automation/editor/orderedlist.js, automation/editor/tryflow.js, automation/run/logview.js
  "Step {n}": "Step {n}",
  // automation/run/runhead.js
  "Step {n} failed.": "Step {n} failed.",
  // automation/editor/portable.js
  "Step {n} in this file has neither config nor configs.": "Step {n} in this file has neither config nor configs.",
  // automation/editor/portable.js
  "Step {n} in this file is not an object.": "Step {n} in this file is not an object.",
  // automation/editor/steplist.js
  "Step {n} is deleted.": "Step {n} is deleted.",
  // model/runlabels.js
  "Step {n} of {all}": "Step {n} of {all}",
  // widgets/requestcard.js
  "Step {n} stands still until you answer. “Refuse” makes the step fail.": "Step {n} stands still until you answer. “Refuse” makes the step fail.",
  // widgets/requestcard.js
  "Step {n} was cut off: {tool}": "Step {n} was cut off: {tool}",
  // automation/run/runhead.js
  "Step “{name}” failed.": "Step “{name}” failed.",
  // automation/editor/dryrun.js, automation/editor/editor.js, automation/editor/steplist.js, automation/run/rundetail.js, automation/run/stepsview.js
  "Steps": "Steps",
  // automation/editor/orderedrow.js
  "Steps in step {n}": "Steps in step {n}",
  // automation/variables/variables.js
  "Steps that ask for it find nothing then.": "Steps that ask for it find nothing then.",
  // automation/assistants/assistants.js
  "Steps that name it go to the first assistant then.": "Steps that name it go to the first assistant then.",
  // automation/editor/stepkinds.js, automation/editor/tryflow.js, automation/run/runhead.js, automation/strip.js, composer/composer.js, team/request.js, widgets/task.js
  "Stop": "Stop",
  // composer/composer.js
  "Stop (Esc)": "Stop (Esc)",
  // audio/index.js
  "Stop all sound": "Stop all sound",
  // main/closing.js
  "Stop and close": "Stop and close",
  // model/capabilities.js
  "Stop by itself": "Stop by itself",
  // composer/composer.js
  "Stop the answer": "Stop the answer",
  // audio/transport.js
  "Stop the sound": "Stop the sound",
  // automation/editor/stepkinds.js
  "Stop: {result}": "Stop: {result}",
  // automation/list/runlist.js, chat/announce.js, model/runlabels.js
  "Stopped": "Stopped",
  // settings/data/data.js
  "Stopped before the end. Nothing wrong was found so far.": "Stopped before the end. Nothing wrong was found so far.",
  // library/transfer/section.js
  "Stopped. Nothing was saved.": "Stopped. Nothing was saved.",
  // library/transfer/section.js
  "Stopped. The file was not kept.": "Stopped. The file was not kept.",
  // widgets/servers/pull.js
  "Stopped. What arrived is kept; fetching it again goes on from there.": "Stopped. What arrived is kept; fetching it again goes on from there.",
  // library/transfer/section.js
  "Stopped. What came before is kept. Bring the same thing along again to go on; nothing comes twice.": "Stopped. What came before is kept. Bring the same thing along again to go on; nothing comes twice.",
  // widgets/servers/probe.js
  "Stopped. What the model can do is not known.": "Stopped. What the model can do is not known.",
  // widgets/servers/modelpick.js
  "Stopped. You can enter the model's name.": "Stopped. You can enter the model's name.",
  // chat/announce.js, chat/phase.js
  "Stopping": "Stopping",
  // settings/appearance/appearance.js
  "Stops the answer": "Stops the answer",
  // automation/run/logview.js
  "Structured result": "Structured result",
  // chat/editbox.js
  "Such as: shorter, and let her hesitate": "Such as: shorter, and let her hesitate",
  // chat/foldline.js
  "Summary": "Summary",
  // chat/foldline.js
  "Summary of the messages above": "Summary of the messages above",
  // model/looks.js
  "System": "System",
  // automation/editor/flowform.js, library/cardfields.js
  "System prompt": "System prompt",
  // settings/models/prompts.js
  "System prompt of Director and Editor": "System prompt of Director and Editor",
  // settings/models/modelconfig.js
  "System prompt of this model": "System prompt of this model",
  // automation/editor/askform.js, lib/markdown.js
  "Table": "Table",
  // library/cardfields.js, library/characters.js
  "Tags": "Tags",
  // chat/actions.js
  "Take another turn with it": "Take another turn with it",
  // library/transfer/section.js
  "Take away": "Take away",
  // tools/notes.js
  "Take back “{name}”": "Take back “{name}”",
  // library/greetings.js
  "Take greeting {n} away": "Take greeting {n} away",
  // tools/notes.js
  "Take it back": "Take it back",
  // team/deletions.js
  "Take it out": "Take it out",
  // team/request.js
  "Take out the files that cannot go along, or add them again.": "Take out the files that cannot go along, or add them again.",
  // team/deletions.js
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
  // main/destinations.js
  "Talk with {name}": "Talk with {name}",
  // team/planview.js
  "Tasks": "Tasks",
  // team/index.js, team/page.js
  "Team": "Team",
  // sidebar/found.js, team/index.js, team/list.js, team/page.js
  "Teamwork": "Teamwork",
  // tools/editor.js
  "Tell the Writer beforehand": "Tell the Writer beforehand",
  // automation/editor/flowform.js, settings/models/samplers.js
  "Temperature": "Temperature",
  // ipc/http.js
  "Terzetto answered with the status {status}.": "Terzetto answered with the status {status}.",
  // ipc/http.js
  "Terzetto does not answer. It may have been closed.": "Terzetto does not answer. It may have been closed.",
  // widgets/requestcard.js
  "Terzetto ended while this tool was at work, and nobody knows how far it came. It may not be repeated by itself.": "Terzetto ended while this tool was at work, and nobody knows how far it came. It may not be repeated by itself.",
  // onboarding/index.js
  "Terzetto writes with a language model of your own choosing. Everything stays on this computer, except what you send to a server you add.": "Terzetto writes with a language model of your own choosing. Everything stays on this computer, except what you send to a server you add.",
  // widgets/servers/probe.js
  "Test again": "Test again",
  // model/capabilities.js
  "Test of {model}, {when}": "Test of {model}, {when}",
  // settings/models/configrow.js, settings/models/endpointcard.js
  "Test this model": "Test this model",
  // automation/editor/trystep.js
  "Test this step": "Test this step",
  // widgets/servers/probe.js
  "Tested {when}": "Tested {when}",
  // automation/editor/trystep.js
  "Testing the step.": "Testing the step.",
  // automation/editor/anyfield.js, automation/editor/askform.js, automation/editor/values.js, automation/widgets/varrows.js, library/entries.js, widgets/editlist/forms.js
  "Text": "Text",
  // automation/editor/conditionfield.js
  "Text or number": "Text or number",
  // widgets/editlist/forms.js
  "Text that the Director sees again next turn and carries on.": "Text that the Director sees again next turn and carries on.",
  // tools/tryit.js
  "Text to try": "Text to try",
  // ipc/wails.js
  "That did not work. The log says more.": "That did not work. The log says more.",
  // ../plugins/tts/card.js, ../plugins/tts/voicepick.js, lib/verdict.js
  "That did not work. Try again.": "That did not work. Try again.",
  // onboarding/install.js
  "That is all. While this help is open, the server appears above by itself.": "That is all. While this help is open, the server appears above by itself.",
  // model/room.js
  "That is little memory; choose a small model.": "That is little memory; choose a small model.",
  // ../plugins/tts/card.js
  "That passage": "That passage",
  // chat/message.js
  "The Director is reading the room.": "The Director is reading the room.",
  // widgets/editlist/forms.js
  "The Director reads this to choose.": "The Director reads this to choose.",
  // chat/message.js
  "The Editor is reading it over.": "The Editor is reading it over.",
  // tools/editor.js
  "The Editor shortens a reply that is too long. One more call, and only then.": "The Editor shortens a reply that is too long. One more call, and only then.",
  // chat/message.js
  "The Writer is writing.": "The Writer is writing.",
  // widgets/editlist/forms.js
  "The Writer reads this once, when the mood ends.": "The Writer reads this once, when the mood ends.",
  // widgets/editlist/forms.js
  "The Writer reads this while the mood is on.": "The Writer reads this while the mood is on.",
  // chat/review.js
  "The Writer's version stands.": "The Writer's version stands.",
  // widgets/requestcard.js
  "The agent waits for your answer. “Refuse” lets it go on without.": "The agent waits for your answer. “Refuse” lets it go on without.",
  // widgets/requestcard.js
  "The answer does not fit yet.": "The answer does not fit yet.",
  // sidebar/unread.js
  "The assistant has answered": "The assistant has answered",
  // inspector/editorsections.js
  "The audit found more in the edit than in the draft.": "The audit found more in the edit than in the draft.",
  // automation/editor/controlforms.js
  "The branches run side by side. The next step waits for all of them.": "The branches run side by side. The next step waits for all of them.",
  // inspector/chart.js
  "The call took {whole}.": "The call took {whole}.",
  // inspector/chart.js
  "The call took {whole}; the first word came after {wait}.": "The call took {whole}; the first word came after {wait}.",
  // settings/models/configrow.js
  "The choices you made for this model are forgotten.": "The choices you made for this model are forgotten.",
  // lib/copybutton.js, main/commands.js
  "The clipboard could not be reached.": "The clipboard could not be reached.",
  // settings/data/backups.js
  "The copy holds {copy}. Here: {here}.": "The copy holds {copy}. Here: {here}.",
  // chat/header.js
  "The damaged files are kept in {folder}.": "The damaged files are kept in {folder}.",
  // onboarding/index.js
  "The demo answers from now on. Write the first line below.": "The demo answers from now on. Write the first line below.",
  // composer/notifications.js
  "The demo is answering. It is not an AI.": "The demo is answering. It is not an AI.",
  // main/commands.js
  "The diagnostics are in the clipboard. They hold no keys and nothing of what was said.": "The diagnostics are in the clipboard. They hold no keys and nothing of what was said.",
  // tools/notes.js
  "The direction is taken back.": "The direction is taken back.",
  // team/preview.js
  "The document": "The document",
  // inspector/editorsections.js
  "The edit contained an instruction instead of prose.": "The edit contained an instruction instead of prose.",
  // inspector/editorsections.js
  "The edit contained reasoning or tool tags.": "The edit contained reasoning or tool tags.",
  // inspector/editorsections.js
  "The edit cut a word or a sentence in two.": "The edit cut a word or a sentence in two.",
  // inspector/editorsections.js
  "The edit ended in the middle of a sentence.": "The edit ended in the middle of a sentence.",
  // inspector/editorsections.js
  "The edit is not readable text.": "The edit is not readable text.",
  // inspector/editorsections.js
  "The edit kept too few of the draft’s words.": "The edit kept too few of the draft’s words.",
  // inspector/editorsections.js
  "The edit left out too much of the draft.": "The edit left out too much of the draft.",
  // inspector/editorsections.js
  "The edit talked about the text instead of only giving it.": "The edit talked about the text instead of only giving it.",
  // inspector/editorsections.js
  "The edit was a code block instead of prose.": "The edit was a code block instead of prose.",
  // inspector/editorsections.js
  "The edit was cut off before it was complete.": "The edit was cut off before it was complete.",
  // inspector/editorsections.js
  "The edit was empty.": "The edit was empty.",
  // inspector/editorsections.js
  "The edit was in another language than the draft.": "The edit was in another language than the draft.",
  // inspector/editorsections.js
  "The edit was too long.": "The edit was too long.",
  // inspector/editorsections.js
  "The edits removed more than a third of the draft.": "The edits removed more than a third of the draft.",
  // ../plugins/tts/voicepick.js
  "The engine’s own choice": "The engine’s own choice",
  // widgets/requestcard.js
  "The exact arguments": "The exact arguments",
  // widgets/editlist/forms.js
  "The fields that came with Terzetto stand as they were on the first day. Your own stay.": "The fields that came with Terzetto stand as they were on the first day. Your own stay.",
  // ipc/http.js
  "The file could not be sent.": "The file could not be sent.",
  // settings/data/data.js
  "The file is looked over at each start and in full every week. You can do it now, too.": "The file is looked over at each start and in full every week. You can do it now, too.",
  // automation/editor/values.js
  "The file that appeared or changed": "The file that appeared or changed",
  // team/request.js
  "The files are not all in yet. Send it in a moment.": "The files are not all in yet. Send it in a moment.",
  // automation/assistants/assistants.js, automation/editor/editor.js
  "The first assistant": "The first assistant",
  // automation/run/compareview.js
  "The first difference": "The first difference",
  // team/table.js
  "The first {n} of {all} columns. Save it to see them all.": "The first {n} of {all} columns. Save it to see them all.",
  // automation/editor/tryflow.js
  "The flow is at work.": "The flow is at work.",
  // automation/editor/askform.js
  "The form cannot show all of this schema.": "The form cannot show all of this schema.",
  // composer/images.js
  "The images of one message may be 20 MB together.": "The images of one message may be 20 MB together.",
  // automation/editor/values.js
  "The item of this loop": "The item of this loop",
  // settings/appearance/appearance.js
  "The lamp had burned all night on the empty stage. “You are late,” it seemed to say, and {stressed} nobody argued.": "The lamp had burned all night on the empty stage. “You are late,” it seemed to say, and {stressed} nobody argued.",
  // automation/editor/flowform.js
  "The last answer only": "The last answer only",
  // settings/data/backups.js
  "The last good copy is of {at}.": "The last good copy is of {at}.",
  // automation/run/compareview.js
  "The last good run before this one: {when}": "The last good run before this one: {when}",
  // automation/list/historychart.js
  "The last {n} runs: {good} ended well": "The last {n} runs: {good} ended well",
  // settings/models/models.js
  "The list of servers could not be read.": "The list of servers could not be read.",
  // automation/list/gatechart.js
  "The load is not known.": "The load is not known.",
  // automation/list/gatechart.js
  "The load is not known. {words}": "The load is not known. {words}",
  // settings/data/privacy.js
  "The look around for model servers stays on this computer and sends no key.": "The look around for model servers stays on this computer and sends no key.",
  // ../plugins/tts/card.js
  "The message": "The message",
  // ../plugins/tts/widget.js
  "The message has changed since it was spoken.": "The message has changed since it was spoken.",
  // model/capabilities.js
  "The model can think before it answers.": "The model can think before it answers.",
  // model/capabilities.js
  "The model has no tools; Director and Editor ask it to fill in a form instead.": "The model has no tools; Director and Editor ask it to fill in a form instead.",
  // model/room.js
  "The model is a download of about 10 GB.": "The model is a download of about 10 GB.",
  // chat/foldline.js
  "The model is writing the summary…": "The model is writing the summary…",
  // library/entries.js
  "The model reads it before the text.": "The model reads it before the text.",
  // widgets/editlist/personas.js
  "The model reads it, so that it knows whom it writes with.": "The model reads it, so that it knows whom it writes with.",
  // chat/foldline.js
  "The model reads the messages themselves again, for as long as they fit.": "The model reads the messages themselves again, for as long as they fit.",
  // chat/foldline.js
  "The model reads this in the place of the messages above. The messages themselves stay.": "The model reads this in the place of the messages above. The messages themselves stay.",
  // settings/models/prompts.js
  "The model reads this when you play no persona.": "The model reads this when you play no persona.",
  // model/capabilities.js
  "The model reads {n, plural, one {# token} other {# tokens}} at once.": "The model reads {n, plural, one {# token} other {# tokens}} at once.",
  // model/capabilities.js
  "The model reads {n, plural, one {# token} other {# tokens}} at once. Longer conversations lose their beginning early; raise the context in the server if you can.": "The model reads {n, plural, one {# token} other {# tokens}} at once. Longer conversations lose their beginning early; raise the context in the server if you can.",
  // inspector/editorsections.js
  "The model refused to edit the text.": "The model refused to edit the text.",
  // chat/message.js
  "The model stopped at its limit": "The model stopped at its limit",
  // tools/agent.js
  "The model that Director and Editor are played by.": "The model that Director and Editor are played by.",
  // chat/foldline.js
  "The model wrote this summary.": "The model wrote this summary.",
  // inspector/chart.js
  "The model wrote {tokens} tokens, {speed} a second.": "The model wrote {tokens} tokens, {speed} a second.",
  // inspector/chart.js
  "The model wrote {tokens} tokens.": "The model wrote {tokens} tokens.",
  // widgets/editlist/forms.js
  "The moods that came with Terzetto stand as they were on the first day. Your own stay.": "The moods that came with Terzetto stand as they were on the first day. Your own stay.",
  // settings/toolbox/toolserverform.js
  "The name of a program, the whole path to it, or an address such as https://example.com/mcp.": "The name of a program, the whole path to it, or an address such as https://example.com/mcp.",
  // automation/editor/values.js
  "The name of that file": "The name of that file",
  // settings/models/samplers.js
  "The name {name} is there twice.": "The name {name} is there twice.",
  // team/logfold.js
  "The newest {n} of {all} lines": "The newest {n} of {all} lines",
  // lib/pager.js
  "The next part": "The next part",
  // automation/schedules/rhythmfields.js
  "The next times": "The next times",
  // tools/agent.js
  "The one that the server uses": "The one that the server uses",
  // tools/agent.js
  "The one that the server uses now ({model})": "The one that the server uses now ({model})",
  // widgets/servers/endpointform.js
  "The other names of this computer are tried too, if nothing answers there.": "The other names of this computer are tried too, if nothing answers there.",
  // settings/appearance/appearance.js
  "The other one begins a new line, as Shift Enter always does.": "The other one begins a new line, as Shift Enter always does.",
  // lib/pager.js
  "The part before": "The part before",
  // inspector/editorsections.js
  "The passage to replace is in the draft more than once.": "The passage to replace is in the draft more than once.",
  // inspector/editorsections.js
  "The passage to replace is not in the draft.": "The passage to replace is not in the draft.",
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
  // inspector/chart.js
  "The prompt had {total} tokens; none of them were reused from the call before.": "The prompt had {total} tokens; none of them were reused from the call before.",
  // inspector/chart.js
  "The prompt had {total} tokens; {reused} of them were reused from the call before.": "The prompt had {total} tokens; {reused} of them were reused from the call before.",
  // inspector/editorsections.js
  "The replacement is the same as the original.": "The replacement is the same as the original.",
  // model/conversation.js
  "The reply was continued.": "The reply was continued.",
  // automation/editor/values.js
  "The result of the nearest step before": "The result of the nearest step before",
  // automation/editor/values.js
  "The result of this step": "The result of this step",
  // automation/run/stepsview.js
  "The run ended before this step.": "The run ended before this step.",
  // automation/editor/controlforms.js
  "The run ends here and has this result.": "The run ends here and has this result.",
  // automation/editor/controlforms.js
  "The run fails here with this message.": "The run fails here with this message.",
  // automation/run/runhead.js
  "The run that started it": "The run that started it",
  // automation/run/compareview.js
  "The same": "The same",
  // tools/tryit.js
  "The same audits as after a reply, with the switches and phrases above.": "The same audits as after a reply, with the switches and phrases above.",
  // tools/agent.js
  "The same model as the Writer": "The same model as the Writer",
  // chat/artifacts/body.js
  "The same plan with another seed": "The same plan with another seed",
  // settings/models/presets.js
  "The samplers, thinking and prompt of the model that answers, the shared prompts, and the limits of length. Switches are not part of it: applying a preset turns nothing on or off.": "The samplers, thinking and prompt of the model that answers, the shared prompts, and the limits of length. Switches are not part of it: applying a preset turns nothing on or off.",
  // model/samples.js
  "The samples are here. Settings, Data shows each and takes them away again.": "The samples are here. Settings, Data shows each and takes them away again.",
  // widgets/servers/probe.js
  "The server did not say what it can do.": "The server did not say what it can do.",
  // settings/toolbox/toolbox.js
  "The server is asked for its tools once, and kept if it answers.": "The server is asked for its tools once, and kept if it answers.",
  // widgets/servers/modelpick.js
  "The server is there, but it has no model yet. Load one there and try again, or enter its name.": "The server is there, but it has no model yet. Load one there and try again, or enter its name.",
  // onboarding/advice.js
  "The server that shall answer has no model yet.": "The server that shall answer has no model yet.",
  // model/transfer.js
  "The settings": "The settings",
  // automation/editor/morefields.js
  "The step fails when it takes longer.": "The step fails when it takes longer.",
  // automation/editor/trystep.js
  "The step gave nothing.": "The step gave nothing.",
  // automation/editor/trystep.js
  "The step took {time}.": "The step took {time}.",
  // team/deletions.js
  "The team does not see it in the next rounds. What was made of it stays.": "The team does not see it in the next rounds. What was made of it stays.",
  // team/asks.js
  "The team waits for your answer.": "The team waits for your answer.",
  // settings/data/about.js
  "The text of the licence could not be read.": "The text of the licence could not be read.",
  // chat/message.js
  "The three are getting ready.": "The three are getting ready.",
  // sidebar/word.js
  "The trash is empty. What you throw away waits here until you delete it for good.": "The trash is empty. What you throw away waits here until you delete it for good.",
  // ../plugins/tts/voiceform.js
  "The voices could not be read. Try again.": "The voices could not be read. Try again.",
  // settings/toolbox/toolbox.js
  "The whole path, or one that begins with ~. Tools list and read files in it by themselves, and nowhere else; you are asked before one writes. Empty: no files.": "The whole path, or one that begins with ~. Tools list and read files in it by themselves, and nowhere else; you are asked before one writes. Empty: no files.",
  // main/closing.js
  "The window closes when the answer is written.": "The window closes when the answer is written.",
  // settings/data/about.js
  "The window is served from the program itself; these parts of it are the work of others.": "The window is served from the program itself; these parts of it are the work of others.",
  // ../plugins/tts/index.js
  "The word that is read": "The word that is read",
  // team/items.js
  "The words of this page could not be read well. Save the document to see it as it is.": "The words of this page could not be read well. Save the document to see it as it is.",
  // chat/artifacts/body.js
  "The workflow begins from the message again": "The workflow begins from the message again",
  // automation/editor/editorbar.js
  "The workflow goes back to its last saved state.": "The workflow goes back to its last saved state.",
  // automation/run/againdialog.js
  "The workflow runs as it is now.": "The workflow runs as it is now.",
  // automation/editor/editorbar.js
  "The workflow was copied as JSON.": "The workflow was copied as JSON.",
  // automation/editor/morefields.js
  "The workflow's own": "The workflow's own",
  // inspector/panel.js
  "The {voice} did not take part in this turn.": "The {voice} did not take part in this turn.",
  // inspector/panel.js
  "The {voice} is at work.": "The {voice} is at work.",
  // inspector/panel.js
  "The {voice} left nothing to show.": "The {voice} left nothing to show.",
  // inspector/panel.js
  "The {voice} waits for its turn.": "The {voice} waits for its turn.",
  // model/transfer.js
  "Their keys stay where they are. Enter them again.": "Their keys stay where they are. Enter them again.",
  // model/transfer.js
  "Their schedules come switched off.": "Their schedules come switched off.",
  // settings/appearance/appearance.js
  "Theme": "Theme",
  // automation/editor/stepkinds.js, automation/run/partsview.js, automation/run/stepsview.js
  "Then": "Then",
  // team/table.js
  "There are no rows in it.": "There are no rows in it.",
  // automation/widgets/picks.js
  "There are no tools here.": "There are no tools here.",
  // automation/editor/valuepick.js
  "There are no values yet. Earlier steps and variables appear here.": "There are no values yet. Earlier steps and variables appear here.",
  // team/items.js
  "There are no words on it.": "There are no words on it.",
  // chat/artifacts/deletion.js
  "There are {total} variants, and number {n} is shown. None can be brought back.": "There are {total} variants, and number {n} is shown. None can be brought back.",
  // team/agentstab.js
  "There is no agent.": "There is no agent.",
  // automation/assistants/assistants.js
  "There is no assistant yet. An assistant carries out what a step says in words, with the tools you give it.": "There is no assistant yet. An assistant carries out what a step says in words, with the tools you give it.",
  // model/conversation.js
  "There is no conversation.": "There is no conversation.",
  // settings/data/backups.js
  "There is no copy yet. One is made every day while Terzetto is open.": "There is no copy yet. One is made every day while Terzetto is open.",
  // library/entries.js
  "There is no entry yet.": "There is no entry yet.",
  // widgets/editlist/forms.js
  "There is no field yet.": "There is no field yet.",
  // library/worlds.js
  "There is no lorebook yet. Import one, or add one.": "There is no lorebook yet. Import one, or add one.",
  // widgets/editlist/forms.js
  "There is no mood yet.": "There is no mood yet.",
  // ipc/http.js, ipc/wails.js
  "There is no operation {op}.": "There is no operation {op}.",
  // automation/widgets/picks.js
  "There is no other workflow yet.": "There is no other workflow yet.",
  // widgets/editlist/personas.js
  "There is no persona yet.": "There is no persona yet.",
  // widgets/editlist/forms.js
  "There is no phrase yet.": "There is no phrase yet.",
  // settings/models/presets.js
  "There is no preset yet. Save what is set now under a name.": "There is no preset yet. Save what is set now under a name.",
  // automation/editor/faultfinder.js
  "There is no such tool here.": "There is no such tool here.",
  // automation/editor/stepform.js
  "There is no tool named {name} here. Choose another.": "There is no tool named {name} here. Choose another.",
  // automation/variables/variables.js
  "There is no variable yet. A variable keeps a value from one run to the next; a secret one is shown to nobody again.": "There is no variable yet. A variable keeps a value from one run to the next; a secret one is shown to nobody again.",
  // library/characters.js
  "There is nobody here yet. Import a card, or make one.": "There is nobody here yet. Import a card, or make one.",
  // automation/schedules/triggers.js
  "There is nothing like this.": "There is nothing like this.",
  // automation/editor/flowform.js
  "These calls are made side by side. The next step reads all their answers.": "These calls are made side by side. The next step reads all their answers.",
  // widgets/requestcard.js
  "These hold signs that cannot be seen. Here they are spelled out.": "These hold signs that cannot be seen. Here they are spelled out.",
  // automation/editor/trystep.js
  "These values are taken for the test.": "These values are taken for the test.",
  // team/preview.js
  "These versions hold no text that can be compared.": "These versions hold no text that can be compared.",
  // tools/notes.js
  "They are kept but not used.": "They are kept but not used.",
  // ../plugins/tts/card.js
  "They begin": "They begin",
  // model/transfer.js
  "They start when you look at them and ask what they offer.": "They start when you look at them and ask what they offer.",
  // model/transfer.js
  "They take the place of yours.": "They take the place of yours.",
  // model/capabilities.js
  "Think before answering": "Think before answering",
  // widgets/servers/found.js
  "This address answers, but not as a model server.": "This address answers, but not as a model server.",
  // team/agentstab.js
  "This agent is not here any more.": "This agent is not here any more.",
  // model/notify.js
  "This browser cannot show notices.": "This browser cannot show notices.",
  // model/notify.js
  "This browser does not let Terzetto show notices. Allow it in the browser's settings for this page.": "This browser does not let Terzetto show notices. Allow it in the browser's settings for this page.",
  // widgets/editlist/forms.js
  "This cannot be empty.": "This cannot be empty.",
  // widgets/editlist/editlist.js
  "This cannot be undone.": "This cannot be undone.",
  // ../plugins/tts/cast.js
  "This character’s voice": "This character’s voice",
  // automation/list/gatechart.js, automation/variables/variables.js
  "This computer": "This computer",
  // settings/data/hostlabels.js
  "This computer ({host})": "This computer ({host})",
  // model/room.js
  "This computer has {facts}.": "This computer has {facts}.",
  // automation/editor/conditionfield.js
  "This condition can only be shown as text.": "This condition can only be shown as text.",
  // team/preview.js
  "This document cannot be shown here. Save it to open it with another program.": "This document cannot be shown here. Save it to open it with another program.",
  // widgets/schema/entry.js
  "This does not have the form that is asked for.": "This does not have the form that is asked for.",
  // automation/editor/portable.js
  "This file holds no workflow: it has neither instructions nor a flow with steps.": "This file holds no workflow: it has neither instructions nor a flow with steps.",
  // automation/editor/portable.js
  "This file holds no workflow: it is not an object.": "This file holds no workflow: it is not an object.",
  // automation/editor/portable.js
  "This file is not valid JSON: {reason}": "This file is not valid JSON: {reason}",
  // automation/editor/templates.js
  "This file is too large to be a workflow.": "This file is too large to be a workflow.",
  // automation/variables/variables.js
  "This group": "This group",
  // automation/variables/variables.js
  "This group on this computer": "This group on this computer",
  // chat/foldline.js
  "This is a list of what happened. The model's summary takes its place with the next fold.": "This is a list of what happened. The model's summary takes its place with the next fold.",
  // model/jump.js
  "This is in another conversation.": "This is in another conversation.",
  // automation/schedules/triggerform.js
  "This is its token. It is shown this once, so copy it now.": "This is its token. It is shown this once, so copy it now.",
  // automation/editor/askform.js, automation/variables/variables.js, automation/widgets/varrows.js, widgets/schema/entry.js
  "This is not valid JSON.": "This is not valid JSON.",
  // team/items.js
  "This is the beginning. Save the document to read it whole.": "This is the beginning. Save the document to read it whole.",
  // settings/toolbox/toolservers.js
  "This is what it offers now.": "This is what it offers now.",
  // lib/bulk.js
  "This message has {n, plural, one {# character} other {# characters}} and is shown as plain text.": "This message has {n, plural, one {# character} other {# characters}} and is shown as plain text.",
  // model/jump.js
  "This message is gone.": "This message is gone.",
  // widgets/schema/entry.js
  "This must be of the type {type}.": "This must be of the type {type}.",
  // tools/pattern.js
  "This pattern does not work: {reason}.": "This pattern does not work: {reason}.",
  // tools/pattern.js
  "This pattern works.": "This pattern works.",
  // inspector/panel.js
  "This reply has no record: greetings and imported replies were not written by the three voices.": "This reply has no record: greetings and imported replies were not written by the three voices.",
  // model/jump.js
  "This stands on another branch, which is shown now.": "This stands on another branch, which is shown now.",
  // automation/editor/stepform.js
  "This step waits until that workflow has ended.": "This step waits until that workflow has ended.",
  // team/detail.js
  "This teamwork is not here any more.": "This teamwork is not here any more.",
  // automation/editor/stepform.js
  "This tool asks you before it does anything.": "This tool asks you before it does anything.",
  // automation/editor/trystep.js
  "This tool changes something. It is called once, with: {args}": "This tool changes something. It is called once, with: {args}",
  // automation/variables/variables.js
  "This variable is a secret: its value can be replaced, and not be read.": "This variable is a secret: its value can be replaced, and not be read.",
  // sidebar/groups.js
  "This week": "This week",
  // automation/editor/names.js
  "This word has a meaning in conditions. Choose another name.": "This word has a meaning in conditions. Choose another name.",
  // automation/editor/editor.js
  "This workflow has no steps yet. Add the first one: a tool, a task in words, or another workflow.": "This workflow has no steps yet. Add the first one: a tool, a task in words, or another workflow.",
  // automation/editor/editorbar.js
  "This workflow was deleted elsewhere.": "This workflow was deleted elsewhere.",
  // automation/editor/editorbar.js
  "This workflow was saved elsewhere while you edited it. Save to keep your version, or discard your changes to see the other one.": "This workflow was saved elsewhere while you edited it. Save to keep your version, or discard your changes to see the other one.",
  // settings/toolbox/toolbox.js
  "Those that ask first wait until you allow the call.": "Those that ask first wait until you allow the call.",
  // automation/assistants/assistants.js
  "Those that fit the task": "Those that fit the task",
  // model/transfer.js
  "Those that were at work come stopped.": "Those that were at work come stopped.",
  // inspector/sections.js
  "Thoughts": "Thoughts",
  // tools/panel.js
  "Three voices": "Three voices",
  // automation/editor/controlforms.js, automation/list/historychart.js
  "Time": "Time",
  // automation/editor/morefields.js, tools/editor.js
  "Time limit": "Time limit",
  // automation/schedules/rhythmfields.js
  "Time zone": "Time zone",
  // team/limitstab.js
  "Times apply from the next round on, the others at once.": "Times apply from the next round on, the others at once.",
  // sidebar/rename.js
  "Title": "Title",
  // model/runlabels.js, team/labels.js
  "To do": "To do",
  // inspector/editorsections.js
  "To remember from here on": "To remember from here on",
  // team/detail.js
  "To the list": "To the list",
  // automation/list/runlist.js
  "To the workflows": "To the workflows",
  // sidebar/groups.js
  "Today": "Today",
  // inspector/callchart.js
  "Tokens and times, as the server reported them.": "Tokens and times, as the server reported them.",
  // inspector/callchart.js
  "Tokens and times. Numbers with ~ are estimated from the length of the text: the server did not report them.": "Tokens and times. Numbers with ~ are estimated from the length of the text: the server did not report them.",
  // inspector/chart.js
  "Took": "Took",
  // automation/run/runhead.js
  "Tool: {tool}": "Tool: {tool}",
  // settings/index.js
  "Toolbox": "Toolbox",
  // settings/index.js, tools/index.js
  "Tools": "Tools",
  // inspector/chart.js
  "Tools changed, so nothing could be reused": "Tools changed, so nothing could be reused",
  // automation/assistants/assistants.js
  "Tools it is shown": "Tools it is shown",
  // automation/assistants/assistants.js, automation/editor/flowform.js, team/agentform.js
  "Tools it may use": "Tools it may use",
  // automation/variables/variables.js
  "Tools that may read it": "Tools that may read it",
  // tools/index.js
  "Tools: which voices take part": "Tools: which voices take part",
  // settings/models/samplers.js
  "Top K": "Top K",
  // settings/models/samplers.js
  "Top P": "Top P",
  // main/destinations.js, sidebar/rows.js, sidebar/sidebar.js
  "Trash": "Trash",
  // ../plugins/tts/voiceform.js
  "Trial of a voice": "Trial of a voice",
  // automation/page.js, automation/schedules/triggers.js
  "Triggers": "Triggers",
  // library/scan.js
  "Try a message": "Try a message",
  // tools/editor.js
  "Try a text": "Try a text",
  // ../plugins/tts/card.js, chat/artifacts/media.js, chat/transcript.js, inspector/panel.js, lib/controls.js, settings/models/models.js, sidebar/found.js, sidebar/word.js, team/roundview.js, widgets/listpane.js, widgets/servers/modelpick.js
  "Try again": "Try again",
  // automation/run/runhead.js
  "Try again from the step that failed": "Try again from the step that failed",
  // automation/editor/tryflow.js
  "Try it": "Try it",
  // library/macros.js
  "Try one: {example}": "Try one: {example}",
  // automation/editor/tryflow.js
  "Try the flow": "Try the flow",
  // widgets/servers/probe.js
  "Trying a short conversation with the model. A model that has to load first can take a minute.": "Trying a short conversation with the model. A model that has to load first can take a minute.",
  // inspector/tabs.js
  "Turn": "Turn",
  // inspector/chooser.js
  "Turns, the newest first": "Turns, the newest first",
  // onboarding/index.js
  "Two commands, and about as much space as a film.": "Two commands, and about as much space as a film.",
  // automation/editor/anyfield.js
  "Two of these have the same name.": "Two of these have the same name.",
  // automation/editor/askform.js
  "Type of the field": "Type of the field",
  // settings/data/data.js
  "Type {word} to go on": "Type {word} to go on",
  // model/looks.js
  "Typewriter": "Typewriter",
  // automation/editor/editor.js, automation/editor/steplist.js, chat/actions.js, chat/removal.js, chat/review.js, model/conversation.js, settings/models/presetrow.js, tools/configform.js
  "Undo": "Undo",
  // chat/foldline.js
  "Unfold": "Unfold",
  // library/cardfields.js
  "Unless a conversation says otherwise.": "Unless a conversation says otherwise.",
  // sidebar/acts.js
  "Unpin": "Unpin",
  // settings/models/modelconfig.js
  "Unsaid": "Unsaid",
  // automation/editor/controlforms.js
  "Until a time": "Until a time",
  // tools/editor.js
  "Up to three more calls for a reply with findings, and none for a clean one.": "Up to three more calls for a reply with findings, and none for a clean one.",
  // automation/list/gatechart.js
  "Up to {cap, plural, one {# run works} other {# runs work}} at once": "Up to {cap, plural, one {# run works} other {# runs work}} at once",
  // settings/models/endpointcard.js, settings/models/models.js
  "Use": "Use",
  // team/agentform.js
  "Use 2 to 40 letters and digits that begin with a small letter.": "Use 2 to 40 letters and digits that begin with a small letter.",
  // automation/editor/stepkinds.js, automation/widgets/picks.js, model/runlabels.js
  "Use a tool": "Use a tool",
  // automation/editor/stepform.js
  "Use another tool": "Use another tool",
  // widgets/servers/discover.js, widgets/servers/modelpick.js
  "Use it": "Use it",
  // automation/editor/controlforms.js, automation/editor/names.js, automation/widgets/refs.js
  "Use letters, digits and _, and begin with a letter.": "Use letters, digits and _, and begin with a letter.",
  // settings/models/configrow.js
  "Use this model": "Use this model",
  // library/crop.js
  "Use this picture": "Use this picture",
  // widgets/servers/discover.js
  "Use {server}": "Use {server}",
  // automation/editor/anyfield.js, automation/variables/variables.js, automation/widgets/varrows.js, settings/models/kwargs.js
  "Value": "Value",
  // automation/widgets/varrows.js
  "Value of {name}": "Value of {name}",
  // automation/editor/conditionfield.js
  "Value: {value}": "Value: {value}",
  // settings/models/modelconfig.js
  "Values for the chat template": "Values for the chat template",
  // automation/run/againdialog.js, automation/widgets/startdialog.js
  "Values that all steps can read.": "Values that all steps can read.",
  // automation/editor/values.js
  "Variable": "Variable",
  // automation/editor/dryrun.js, automation/editor/editor.js, automation/page.js, automation/run/againdialog.js, automation/run/rundetail.js, automation/schedules/startform.js, automation/variables/variables.js, automation/widgets/startdialog.js
  "Variables": "Variables",
  // automation/editor/stepform.js
  "Variables for it": "Variables for it",
  // settings/toolbox/toolserverform.js
  "Variables or headers": "Variables or headers",
  // chat/artifacts/widget.js
  "Variant before": "Variant before",
  // main/commands.js
  "Variant before, in what a workflow made": "Variant before, in what a workflow made",
  // library/greetings.js
  "Variant {n}": "Variant {n}",
  // chat/artifacts/widget.js
  "Variant {n} of {total}": "Variant {n} of {total}",
  // chat/artifacts/widget.js
  "Variants": "Variants",
  // library/cardfields.js, team/preview.js
  "Version": "Version",
  // chat/actions.js, chat/variants.js, composer/keynames.js
  "Version before": "Version before",
  // chat/variants.js
  "Version to go to, from 1 to {total}": "Version to go to, from 1 to {total}",
  // team/documents.js, team/preview.js
  "Version {n}": "Version {n}",
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
  // settings/data/about.js
  "Wails, SQLite and the other Go modules": "Wails, SQLite and the other Go modules",
  // automation/editor/controlforms.js, automation/editor/stepkinds.js
  "Wait": "Wait",
  // tools/editor.js
  "Wait for the Editor": "Wait for the Editor",
  // automation/schedules/scheduleform.js
  "Wait for the next time": "Wait for the next time",
  // automation/editor/stepkinds.js
  "Wait until {time}": "Wait until {time}",
  // automation/editor/stepkinds.js
  "Wait {time}": "Wait {time}",
  // automation/list/runlist.js, model/runlabels.js
  "Waiting": "Waiting",
  // model/runlabels.js
  "Waits for a free place: as many runs as may are at work.": "Waits for a free place: as many runs as may are at work.",
  // model/runlabels.js
  "Waits for a run that it started.": "Waits for a run that it started.",
  // model/runlabels.js
  "Waits for its time.": "Waits for its time.",
  // settings/appearance/appearance.js
  "Waits for the answer": "Waits for the answer",
  // team/labels.js
  "Waits for you": "Waits for you",
  // model/runlabels.js
  "Waits for you: a step was cut off and may not be repeated by itself.": "Waits for you: a step was cut off and may not be repeated by itself.",
  // model/runlabels.js
  "Waits for your answer.": "Waits for your answer.",
  // model/runlabels.js
  "Waits for your approval.": "Waits for your approval.",
  // model/runlabels.js
  "Waits until this computer is less busy.": "Waits until this computer is less busy.",
  // model/runlabels.js
  "Waits.": "Waits.",
  // model/looks.js
  "Warm white and black ink.": "Warm white and black ink.",
  // widgets/logline.js
  "Warning": "Warning",
  // tools/editor.js
  "Watch the length": "Watch the length",
  // automation/schedules/triggerform.js
  "Well": "Well",
  // automation/schedules/triggerform.js
  "Well or badly": "Well or badly",
  // automation/editor/editor.js
  "What a run begins with. Who starts it can give other values.": "What a run begins with. Who starts it can give other values.",
  // team/begin.js
  "What a team does": "What a team does",
  // automation/editor/morefields.js
  "What an assistant does then, in words. Without them the run stops here.": "What an assistant does then, in words. Without them the run stops here.",
  // automation/editor/values.js
  "What another program sent": "What another program sent",
  // library/cardfields.js
  "What belongs to it": "What belongs to it",
  // chat/message.js
  "What came after this stands on another branch.": "What came after this stands on another branch.",
  // main/commands.js
  "What can be done with a conversation": "What can be done with a conversation",
  // settings/speech/speech.js
  "What can read aloud": "What can read aloud",
  // library/macros.js
  "What can stand in double braces": "What can stand in double braces",
  // palette/palette.js
  "What do you want to do?": "What do you want to do?",
  // automation/editor/tryflow.js
  "What each call says": "What each call says",
  // onboarding/tip.js
  "What each voice did for an answer stands in the inspector.": "What each voice did for an answer stands in the inspector.",
  // inspector/sections.js
  "What happened": "What happened",
  // library/transfer/review.js
  "What is in it": "What is in it",
  // settings/index.js
  "What is kept, and where.": "What is kept, and where.",
  // ../plugins/tts/card.js
  "What is read": "What is read",
  // chat/actions.js
  "What is said next begins a new branch here.": "What is said next begins a new branch here.",
  // inspector/rail.js
  "What is thought in this pass appears here.": "What is thought in this pass appears here.",
  // automation/editor/stepform.js
  "What is to be done": "What is to be done",
  // main/closing.js, settings/appearance/appearance.js
  "What is written so far is kept in any case.": "What is written so far is kept in any case.",
  // inspector/editorsections.js
  "What it changed": "What it changed",
  // automation/assistants/assistants.js, automation/editor/editor.js, automation/variables/variables.js, team/agentform.js
  "What it is for": "What it is for",
  // automation/assistants/assistants.js, team/agentform.js
  "What it is told": "What it is told",
  // tools/editor.js
  "What it looks for": "What it looks for",
  // inspector/editorsections.js
  "What it noticed": "What it noticed",
  // settings/toolbox/toolservers.js
  "What it offers": "What it offers",
  // automation/editor/flowform.js
  "What it reads of the steps before": "What it reads of the steps before",
  // automation/editor/dryrun.js
  "What it would do": "What it would do",
  // settings/toolbox/toolbox.js
  "What models may use": "What models may use",
  // settings/index.js
  "What models may use in flows and runs, and how far each tool reaches.": "What models may use in flows and runs, and how far each tool reaches.",
  // settings/data/privacy.js
  "What never happens": "What never happens",
  // team/request.js
  "What next?": "What next?",
  // audio/transport.js
  "What plays": "What plays",
  // team/request.js
  "What should the team make?": "What should the team make?",
  // automation/editor/values.js
  "What started the run": "What started the run",
  // automation/schedules/triggers.js
  "What starts the workflow?": "What starts the workflow?",
  // widgets/editlist/forms.js
  "What the Director is asked for": "What the Director is asked for",
  // chat/thoughts.js
  "What the Director thought, {n, plural, one {# word} other {# words}}": "What the Director thought, {n, plural, one {# word} other {# words}}",
  // chat/review.js
  "What the Editor changed": "What the Editor changed",
  // chat/thoughts.js
  "What the Editor thought, {n, plural, one {# word} other {# words}}": "What the Editor thought, {n, plural, one {# word} other {# words}}",
  // widgets/editlist/forms.js
  "What the Writer reads before it": "What the Writer reads before it",
  // chat/thoughts.js
  "What the Writer thought, {n, plural, one {# word} other {# words}}": "What the Writer thought, {n, plural, one {# word} other {# words}}",
  // inspector/sections.js
  "What the Writer was told": "What the Writer was told",
  // automation/widgets/startdialog.js
  "What the flow works on.": "What the flow works on.",
  // settings/models/prompts.js
  "What the model is told": "What the model is told",
  // library/index.js
  "What the model is told when it is spoken of, and what it always knows.": "What the model is told when it is spoken of, and what it always knows.",
  // settings/index.js
  "What the model is told, and who you are.": "What the model is told, and who you are.",
  // automation/run/rundetail.js
  "What the steps share": "What the steps share",
  // settings/index.js
  "What this is made of, and how it is.": "What this is made of, and how it is.",
  // chat/clicks.js
  "What to do with “{word}”": "What to do with “{word}”",
  // team/planview.js
  "What was read": "What was read",
  // team/roundview.js
  "What was said": "What was said",
  // automation/editor/values.js
  "What was typed after a command": "What was typed after a command",
  // settings/data/data.js
  "What workflows make": "What workflows make",
  // automation/assistants/assistants.js, team/agentform.js
  "What writes or executes asks you each time.": "What writes or executes asks you each time.",
  // composer/history.js
  "What you said before": "What you said before",
  // automation/schedules/scheduleform.js
  "When": "When",
  // automation/schedules/triggers.js
  "When another program calls": "When another program calls",
  // ../plugins/tts/card.js
  "When they are whole": "When they are whole",
  // widgets/editlist/forms.js
  "When to use it": "When to use it",
  // automation/schedules/triggers.js
  "When {files} appears in {folder}": "When {files} appears in {folder}",
  // automation/schedules/triggers.js
  "When “{name}” ends": "When “{name}” ends",
  // automation/schedules/triggers.js
  "When “{name}” ends well": "When “{name}” ends well",
  // automation/schedules/triggers.js
  "When “{name}” fails": "When “{name}” fails",
  // settings/data/data.js
  "Where everything is": "Where everything is",
  // library/cardfields.js
  "Where the two of you are, and why.": "Where the two of you are, and why.",
  // settings/toolbox/toolbox.js
  "Where tools may send requests, such as api.example.com. A service on this computer or your network needs its port, such as 127.0.0.1:8080. Separate hosts with spaces.": "Where tools may send requests, such as api.example.com. A service on this computer or your network needs its port, such as 127.0.0.1:8080. Separate hosts with spaces.",
  // onboarding/elsewhere.js
  "Which model of {server} shall answer?": "Which model of {server} shall answer?",
  // settings/speech/speech.js
  "Which of them speaks, and how, is chosen under Read aloud in the tools.": "Which of them speaks, and how, is chosen under Read aloud in the tools.",
  // chat/review.js
  "Which text to show": "Which text to show",
  // automation/schedules/triggers.js
  "Which workflow does it start?": "Which workflow does it start?",
  // settings/appearance/appearance.js
  "While you are away": "While you are away",
  // model/notify.js
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
  // onboarding/index.js
  "Who shall answer?": "Who shall answer?",
  // widgets/editlist/personas.js
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
  // automation/variables/variables.js
  "Whose it is": "Whose it is",
  // automation/editor/values.js
  "Why the last step failed": "Why the last step failed",
  // inspector/fields.js
  "Winding down, {name}": "Winding down, {name}",
  // settings/appearance/appearance.js
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
  // automation/list/runlist.js, automation/run/childlist.js, automation/run/runhead.js, library/entries.js, library/preview.js, library/scan.js, team/detail.js, team/list.js
  "Without a name": "Without a name",
  // library/entries.js
  "Without any key, in the part of the prompt that stays the same.": "Without any key, in the part of the prompt that stays the same.",
  // automation/editor/controlforms.js
  "Without fields, a person answers in their own words.": "Without fields, a person answers in their own words.",
  // automation/editor/anyfield.js
  "Without fields, the model answers in its own words.": "Without fields, the model answers in its own words.",
  // settings/appearance/appearance.js
  "Without motion nothing slides, breathes or fades.": "Without motion nothing slides, breathes or fades.",
  // widgets/editlist/forms.js
  "Wordings": "Wordings",
  // tools/editor.js
  "Words": "Words",
  // model/turnlabels.js, tools/audits.js
  "Words used again": "Words used again",
  // chat/actions.js
  "Words…": "Words…",
  // automation/editor/editorbar.js, automation/index.js, automation/list/runlist.js, sidebar/found.js
  "Workflow": "Workflow",
  // automation/editor/templates.js, automation/list/runlist.js, automation/page.js, inspector/tabs.js, tools/workflows.js
  "Workflows": "Workflows",
  // tools/workflows.js
  "Workflows take part": "Workflows take part",
  // model/runlabels.js
  "Works on {n, plural, one {# branch} other {# branches side by side}}.": "Works on {n, plural, one {# branch} other {# branches side by side}}.",
  // library/worlds.js
  "World info, for SillyTavern": "World info, for SillyTavern",
  // model/turnlabels.js, widgets/editlist/forms.js
  "Worn phrase": "Worn phrase",
  // tools/audits.js, tools/editor.js
  "Worn phrases": "Worn phrases",
  // lib/keys.js
  "Write": "Write",
  // main/commands.js
  "Write a message": "Write a message",
  // automation/editor/askform.js
  "Write as JSON Schema": "Write as JSON Schema",
  // automation/editor/conditionfield.js
  "Write as text": "Write as text",
  // chat/actions.js, chat/foldline.js
  "Write it again": "Write it again",
  // chat/editbox.js
  "Write it this way": "Write it this way",
  // composer/composer.js
  "Write something": "Write something",
  // chat/empty.js
  "Write something. The Director reads the room, the Writer answers, the Editor mends the prose.": "Write something. The Director reads the room, the Writer answers, the Editor mends the prose.",
  // automation/widgets/startdialog.js
  "Write the end into this conversation": "Write the end into this conversation",
  // composer/keynames.js
  "Write the last answer again": "Write the last answer again",
  // automation/editor/faultfinder.js
  "Write the message.": "Write the message.",
  // automation/editor/faultfinder.js
  "Write the question.": "Write the question.",
  // model/turnlabels.js
  "Write the reply": "Write the reply",
  // model/turnlabels.js, tools/notes.js, tools/panel.js
  "Writer": "Writer",
  // tools/panel.js
  "Writer thinks first": "Writer thinks first",
  // model/runlabels.js
  "Writes": "Writes",
  // tools/notes.js
  "Writes down what should hold from here on, along this branch. One more call for each reply.": "Writes down what should hold from here on, along this branch. One more call for each reply.",
  // tools/panel.js
  "Writes the reply. It always takes part.": "Writes the reply. It always takes part.",
  // chat/phase.js, settings/appearance/appearance.js
  "Writing": "Writing",
  // model/turnlabels.js
  "Written again": "Written again",
  // automation/variables/variables.js, widgets/schema/configfield.js
  "Written as JSON.": "Written as JSON.",
  // tools/notes.js
  "Written down after a reply, outside the story.": "Written down after a reply, outside the story.",
  // inspector/chart.js, inspector/numbers.js
  "Wrote": "Wrote",
  // model/turnlabels.js
  "Wrote down a direction": "Wrote down a direction",
  // model/turnlabels.js
  "Wrote the text anew": "Wrote the text anew",
  // automation/editor/askform.js, automation/editor/values.js
  "Yes or no": "Yes or no",
  // sidebar/groups.js
  "Yesterday": "Yesterday",
  // model/window.js, settings/models/prompts.js, team/labels.js
  "You": "You",
  // widgets/requestcard.js
  "You can revoke this under Triggers.": "You can revoke this under Triggers.",
  // chat/foldline.js
  "You edited this summary.": "You edited this summary.",
  // onboarding/index.js
  "You know its address, or you have a key.": "You know its address, or you have a key.",
  // automation/schedules/triggers.js
  "You type its name after a slash.": "You type its name after a slash.",
  // settings/data/data.js
  "Your keys are encrypted; what opens them is kept in a file that only you can read, because no keyring runs on this computer.": "Your keys are encrypted; what opens them is kept in a file that only you can read, because no keyring runs on this computer.",
  // settings/data/data.js
  "Your keys are encrypted; what opens them is kept in the keyring of this computer.": "Your keys are encrypted; what opens them is kept in the keyring of this computer.",
  // settings/data/hostlabels.js
  "Your mail program": "Your mail program",
  // composer/composer.js
  "Your message": "Your message",
  // inspector/sections.js
  "Your message, as it was sent on": "Your message, as it was sent on",
  // settings/models/prompts.js
  "Your name": "Your name",
  // team/request.js
  "Your request": "Your request",
  // onboarding/install.js
  "Your system": "Your system",
  // settings/models/presets.js
  "Yours": "Yours",
  // library/personas.js
  "Yourself": "Yourself",
  // automation/schedules/triggers.js
  "a file": "a file",
  // settings/data/hostlabels.js
  "a link that you opened elsewhere": "a link that you opened elsewhere",
  // settings/data/hostlabels.js
  "a page that a tool has read": "a page that a tool has read",
  // settings/data/hostlabels.js
  "a request that a tool has sent": "a request that a tool has sent",
  // library/entries.js, library/preview.js
  "always": "always",
  // library/entries.js, library/scan.js
  "always, after your message": "always, after your message",
  // library/scan.js
  "always, in the part that stays the same": "always, in the part that stays the same",
  // automation/editor/conditionfield.js
  "and": "and",
  // automation/run/childlist.js, library/preview.js, widgets/requestcard.js
  "and {n} more": "and {n} more",
  // lib/picker.js
  "and {n} more: narrow the list": "and {n} more: narrow the list",
  // model/capabilities.js
  "answers in one piece": "answers in one piece",
  // settings/models/endpointcard.js, settings/models/models.js
  "answers now": "answers now",
  // settings/toolbox/toolbox.js
  "api.example.com 127.0.0.1:8080": "api.example.com 127.0.0.1:8080",
  // settings/toolbox/toolbox.js
  "asks first": "asks first",
  // automation/editor/dryrun.js
  "asks you first": "asks you first",
  // model/turnlabels.js
  "at work": "at work",
  // automation/list/gatechart.js
  "average {average} %, busiest core {busiest} %": "average {average} %, busiest core {busiest} %",
  // settings/data/backups.js
  "before a restore": "before a restore",
  // settings/data/backups.js
  "before an update": "before an update",
  // inspector/sections.js
  "before: none": "before: none",
  // inspector/sections.js
  "before: {moods}": "before: {moods}",
  // settings/toolbox/toolbox.js
  "by itself": "by itself",
  // library/preview.js
  "by {creator}": "by {creator}",
  // settings/toolbox/toolservers.js
  "cannot be used": "cannot be used",
  // library/transfer/review.js
  "character": "character",
  // automation/editor/conditionfield.js
  "contains": "contains",
  // model/capabilities.js
  "context {size}": "context {size}",
  // model/capabilities.js
  "context {size} (low)": "context {size} (low)",
  // inspector/callchart.js
  "cut off at the length limit": "cut off at the length limit",
  // automation/editor/duration.js
  "days": "days",
  // library/macros.js
  "dice": "dice",
  // automation/editor/conditionfield.js
  "does not contain": "does not contain",
  // model/turnlabels.js
  "done": "done",
  // automation/editor/conditionfield.js
  "ends with": "ends with",
  // library/entries.js
  "entry list": "entry list",
  // inspector/turnlist.js, model/turnlabels.js
  "failed": "failed",
  // widgets/editlist/forms.js
  "field list": "field list",
  // settings/toolbox/toolserverform.js
  "files": "files",
  // settings/appearance/appearance.js
  "for once": "for once",
  // automation/run/runhead.js
  "for {time}": "for {time}",
  // automation/editor/conditionfield.js
  "has a value": "has a value",
  // automation/editor/conditionfield.js
  "has no value": "has no value",
  // library/transfer/review.js
  "here already": "here already",
  // automation/editor/duration.js
  "hours": "hours",
  // lib/markdown.js
  "image at another place, not loaded": "image at another place, not loaded",
  // lib/markdown.js
  "image at {host}, not loaded": "image at {host}, not loaded",
  // widgets/servers/modelpick.js
  "in use": "in use",
  // automation/editor/conditionfield.js
  "is": "is",
  // automation/editor/conditionfield.js
  "is at least": "is at least",
  // automation/editor/conditionfield.js
  "is at most": "is at most",
  // automation/editor/conditionfield.js
  "is empty": "is empty",
  // automation/editor/conditionfield.js
  "is false": "is false",
  // automation/editor/conditionfield.js
  "is less than": "is less than",
  // automation/editor/conditionfield.js
  "is more than": "is more than",
  // automation/editor/conditionfield.js
  "is not": "is not",
  // automation/editor/conditionfield.js
  "is not empty": "is not empty",
  // automation/editor/conditionfield.js
  "is true": "is true",
  // automation/widgets/paths.js
  "item": "item",
  // settings/data/hostlabels.js
  "just now": "just now",
  // model/capabilities.js
  "key set": "key set",
  // model/capabilities.js
  "key set · …{hint}": "key set · …{hint}",
  // automation/widgets/paths.js
  "last error": "last error",
  // automation/widgets/paths.js
  "last result": "last result",
  // automation/schedules/permissionlist.js
  "last {when}": "last {when}",
  // team/places.js
  "line {n}": "line {n}",
  // widgets/servers/modelpick.js
  "loaded": "loaded",
  // library/worlds.js
  "lorebook list": "lorebook list",
  // settings/data/backups.js
  "made by you": "made by you",
  // inspector/editorsections.js
  "mended": "mended",
  // automation/editor/duration.js
  "milliseconds": "milliseconds",
  // automation/editor/duration.js
  "minutes": "minutes",
  // widgets/editlist/forms.js
  "mood list": "mood list",
  // library/entries.js
  "never: it has no keys": "never: it has no keys",
  // inspector/editorsections.js
  "new": "new",
  // inspector/fields.js, model/capabilities.js
  "no": "no",
  // model/capabilities.js
  "no key": "no key",
  // model/capabilities.js
  "no pictures": "no pictures",
  // inspector/turnlist.js
  "no reply is left": "no reply is left",
  // settings/models/models.js
  "not an AI": "not an AI",
  // model/capabilities.js
  "not known": "not known",
  // settings/speech/speech.js
  "not ready": "not ready",
  // automation/editor/templates.js
  "not saved": "not saved",
  // automation/schedules/permissionlist.js
  "not used yet": "not used yet",
  // inspector/rail.js
  "nothing yet": "nothing yet",
  // library/macros.js
  "nothing, and no empty lines around it": "nothing, and no empty lines around it",
  // library/macros.js
  "nothing: a note to whoever edits the card": "nothing: a note to whoever edits the card",
  // lib/time.js
  "now": "now",
  // settings/toolbox/toolserverform.js
  "npx": "npx",
  // settings/data/backups.js
  "of the day": "of the day",
  // automation/schedules/triggers.js
  "off": "off",
  // library/macros.js
  "one of them; in a card always the same one for a conversation": "one of them; in a card always the same one for a conversation",
  // widgets/servers/endpointform.js
  "optional": "optional",
  // automation/editor/conditionfield.js
  "or": "or",
  // team/places.js
  "page {n}": "page {n}",
  // widgets/editlist/forms.js
  "pattern": "pattern",
  // widgets/editlist/personas.js
  "persona list": "persona list",
  // widgets/editlist/forms.js
  "phrase list": "phrase list",
  // widgets/editlist/personas.js
  "playing": "playing",
  // library/worlds.js
  "read in every conversation": "read in every conversation",
  // library/worlds.js
  "read where a character brings it": "read where a character brings it",
  // settings/speech/speech.js
  "ready": "ready",
  // automation/editor/valuefield.js
  "result of step {n}": "result of step {n}",
  // model/runlabels.js
  "saved as {name}": "saved as {name}",
  // automation/editor/duration.js
  "seconds": "seconds",
  // automation/widgets/paths.js
  "secret": "secret",
  // model/capabilities.js
  "sees pictures": "sees pictures",
  // automation/editor/dryrun.js, model/turnlabels.js
  "skipped": "skipped",
  // automation/editor/conditionfield.js
  "starts with": "starts with",
  // inspector/editorsections.js
  "still there": "still there",
  // inspector/turnlist.js
  "stopped": "stopped",
  // model/capabilities.js
  "streams": "streams",
  // lib/code.js
  "text": "text",
  // library/macros.js
  "the character's description": "the character's description",
  // library/macros.js
  "the character's name": "the character's name",
  // automation/schedules/triggers.js
  "the chosen folder": "the chosen folder",
  // library/macros.js
  "the day": "the day",
  // automation/assistants/assistants.js
  "the first one": "the first one",
  // widgets/servers/probe.js
  "the model": "the model",
  // automation/run/stepsview.js
  "the result of step {n}": "the result of step {n}",
  // automation/run/stepsview.js
  "the result of the step before": "the result of the step before",
  // library/macros.js
  "the same under another name": "the same under another name",
  // model/transfer.js
  "the settings": "the settings",
  // automation/run/stepsview.js
  "the variable {name}": "the variable {name}",
  // model/capabilities.js
  "thinks": "thinks",
  // settings/data/hostlabels.js
  "to ask for its models and what they can do": "to ask for its models and what they can do",
  // settings/data/hostlabels.js
  "to have messages answered": "to have messages answered",
  // settings/data/hostlabels.js
  "to have text spoken": "to have text spoken",
  // settings/data/hostlabels.js
  "to look for servers": "to look for servers",
  // library/scan.js
  "together with the last messages of this conversation": "together with the last messages of this conversation",
  // automation/run/runhead.js, automation/run/stepsview.js
  "took {time}": "took {time}",
  // model/capabilities.js, widgets/servers/found.js
  "tools in simple mode": "tools in simple mode",
  // model/capabilities.js
  "tools none": "tools none",
  // model/capabilities.js, widgets/servers/found.js
  "tools yes": "tools yes",
  // automation/widgets/paths.js
  "trigger": "trigger",
  // settings/models/modelconfig.js
  "unset": "unset",
  // automation/schedules/permissionlist.js
  "used {n} times": "used {n} times",
  // automation/widgets/paths.js
  "variable": "variable",
  // library/preview.js
  "version {version}": "version {version}",
  // model/turnlabels.js
  "waiting": "waiting",
  // library/transfer/review.js
  "went on since": "went on since",
  // library/macros.js
  "when the conversation began; in what you write, now": "when the conversation began; in what you write, now",
  // automation/editor/stepkinds.js
  "when {condition}": "when {condition}",
  // inspector/fields.js, model/capabilities.js
  "yes": "yes",
  // library/macros.js
  "your name, or your persona's": "your name, or your persona's",
  // team/labels.js
  "{agent} reads {what}": "{agent} reads {what}",
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
  // library/transfer/section.js
  "{doing} So far: {n}.": "{doing} So far: {n}.",
  // widgets/servers/pull.js
  "{done} of {total}, {n} %": "{done} of {total}, {n} %",
  // automation/editor/faultfinder.js
  "{field} {fault}.": "{field} {fault}.",
  // automation/editor/anyfield.js
  "{field}: entered as": "{field}: entered as",
  // automation/editor/duration.js
  "{field}: unit": "{field}: unit",
  // inspector/chart.js
  "{fresh} new": "{fresh} new",
  // inspector/chart.js
  "{fresh} new, {reused} reused": "{fresh} new, {reused} reused",
  // lib/pager.js
  "{from} to {to} of {all}": "{from} to {to} of {all}",
  // library/entries.js
  "{hint} Commas or lines between them.": "{hint} Commas or lines between them.",
  // library/entries.js
  "{hint} One on each line.": "{hint} One on each line.",
  // model/runlabels.js
  "{h} h {m} min": "{h} h {m} min",
  // automation/editor/flowform.js
  "{input} is what the flow is given.": "{input} is what the flow is given.",
  // settings/appearance/appearance.js
  "{key} with +, − and 0 does the same.": "{key} with +, − and 0 does the same.",
  // inspector/named.js
  "{kind}, “{wording}”": "{kind}, “{wording}”",
  // automation/editor/steplist.js
  "{lane} is deleted.": "{lane} is deleted.",
  // inspector/sections.js
  "{length}, {speed} tokens a second": "{length}, {speed} tokens a second",
  // model/turnlabels.js
  "{minutes} min {seconds} s": "{minutes} min {seconds} s",
  // widgets/servers/modelpick.js
  "{model} answers from now on.": "{model} answers from now on.",
  // onboarding/index.js
  "{model} answers from now on. Write the first line below.": "{model} answers from now on. Write the first line below.",
  // onboarding/advice.js
  "{model} cannot fill in forms, so the Writer answers alone, without Director and Editor.": "{model} cannot fill in forms, so the Writer answers alone, without Director and Editor.",
  // widgets/servers/pull.js
  "{model} is here.": "{model} is here.",
  // onboarding/advice.js
  "{model} reads {n, plural, one {# token} other {# tokens}} at once, which is little for three voices: it soon reads a summary of what came before.": "{model} reads {n, plural, one {# token} other {# tokens}} at once, which is little for three voices: it soon reads a summary of what came before.",
  // inspector/sections.js
  "{mood}, ended": "{mood}, ended",
  // inspector/sections.js
  "{mood}, new": "{mood}, new",
  // model/runlabels.js
  "{m} min {s} s": "{m} min {s} s",
  // tools/marks.js
  "{n, plural, =0 {The Editor would let this stand.} one {One finding. The Editor acts from two on.} other {# findings. The Editor would mend them.}}": "{n, plural, =0 {The Editor would let this stand.} one {One finding. The Editor acts from two on.} other {# findings. The Editor would mend them.}}",
  // tools/pattern.js
  "{n, plural, =0 {This pattern works. It stands nowhere in this conversation.} one {This pattern works. It stands once in this conversation.} other {This pattern works. It stands # times in this conversation.}}": "{n, plural, =0 {This pattern works. It stands nowhere in this conversation.} one {This pattern works. It stands once in this conversation.} other {This pattern works. It stands # times in this conversation.}}",
  // settings/models/presetlabels.js
  "{n, plural, =0 {no prompt} one {a prompt of # word} other {a prompt of # words}}": "{n, plural, =0 {no prompt} one {a prompt of # word} other {a prompt of # words}}",
  // settings/toolbox/toolservers.js
  "{n, plural, =0 {no tools} one {# tool} other {# tools}}": "{n, plural, =0 {no tools} one {# tool} other {# tools}}",
  // settings/speech/speech.js
  "{n, plural, =0 {no voices listed} one {# voice} other {# voices}}": "{n, plural, =0 {no voices listed} one {# voice} other {# voices}}",
  // model/transfer.js
  "{n, plural, one {# agent of the team} other {# agents of the team}}": "{n, plural, one {# agent of the team} other {# agents of the team}}",
  // model/transfer.js
  "{n, plural, one {# assistant} other {# assistants}}": "{n, plural, one {# assistant} other {# assistants}}",
  // automation/run/parts.js
  "{n, plural, one {# branch} other {# branches}}": "{n, plural, one {# branch} other {# branches}}",
  // automation/editor/stepkinds.js
  "{n, plural, one {# call} other {# calls side by side}}": "{n, plural, one {# call} other {# calls side by side}}",
  // inspector/sections.js, inspector/turnlist.js
  "{n, plural, one {# call} other {# calls}}": "{n, plural, one {# call} other {# calls}}",
  // composer/pastes.js, model/transfer.js, settings/appearance/appearance.js
  "{n, plural, one {# character} other {# characters}}": "{n, plural, one {# character} other {# characters}}",
  // library/preview.js
  "{n, plural, one {# conversation knows this character and finds it again.} other {# conversations know this character and find it again.}}": "{n, plural, one {# conversation knows this character and finds it again.} other {# conversations know this character and find it again.}}",
  // sidebar/acts.js
  "{n, plural, one {# conversation will be deleted with everything in it. Nothing brings it back.} other {# conversations will be deleted with everything in them. Nothing brings them back.}}": "{n, plural, one {# conversation will be deleted with everything in it. Nothing brings it back.} other {# conversations will be deleted with everything in them. Nothing brings them back.}}",
  // model/transfer.js
  "{n, plural, one {# conversation} other {# conversations}}": "{n, plural, one {# conversation} other {# conversations}}",
  // settings/data/hostlabels.js
  "{n, plural, one {# day ago} other {# days ago}}": "{n, plural, one {# day ago} other {# days ago}}",
  // automation/editor/duration.js
  "{n, plural, one {# day} other {# days}}": "{n, plural, one {# day} other {# days}}",
  // settings/models/configrow.js
  "{n, plural, one {# edit of this model was not used} other {# edits of this model were not used}}: the Writer’s text was better.": "{n, plural, one {# edit of this model was not used} other {# edits of this model were not used}}: the Writer’s text was better.",
  // library/scan.js
  "{n, plural, one {# entry would be read:} other {# entries would be read, in this order:}}": "{n, plural, one {# entry would be read:} other {# entries would be read, in this order:}}",
  // library/preview.js
  "{n, plural, one {# entry} other {# entries}}": "{n, plural, one {# entry} other {# entries}}",
  // model/transfer.js
  "{n, plural, one {# field of the Director} other {# fields of the Director}}": "{n, plural, one {# field of the Director} other {# fields of the Director}}",
  // automation/editor/controlforms.js
  "{n, plural, one {# fixed item} other {# fixed items}}": "{n, plural, one {# fixed item} other {# fixed items}}",
  // sidebar/word.js
  "{n, plural, one {# found} other {# found}}": "{n, plural, one {# found} other {# found}}",
  // library/preview.js
  "{n, plural, one {# greeting} other {# greetings}}": "{n, plural, one {# greeting} other {# greetings}}",
  // model/transfer.js
  "{n, plural, one {# group of phrases} other {# groups of phrases}}": "{n, plural, one {# group of phrases} other {# groups of phrases}}",
  // automation/editor/duration.js
  "{n, plural, one {# hour} other {# hours}}": "{n, plural, one {# hour} other {# hours}}",
  // model/transfer.js
  "{n, plural, one {# is here already} other {# are here already}}": "{n, plural, one {# is here already} other {# are here already}}",
  // automation/run/parts.js
  "{n, plural, one {# item} other {# items}}": "{n, plural, one {# item} other {# items}}",
  // team/logfold.js
  "{n, plural, one {# line} other {# lines}}": "{n, plural, one {# line} other {# lines}}",
  // team/items.js
  "{n, plural, one {# line} other {# lines}} before this": "{n, plural, one {# line} other {# lines}} before this",
  // model/transfer.js
  "{n, plural, one {# lorebook} other {# lorebooks}}": "{n, plural, one {# lorebook} other {# lorebooks}}",
  // sidebar/found.js
  "{n, plural, one {# message found} other {# messages found}}": "{n, plural, one {# message found} other {# messages found}}",
  // sidebar/found.js
  "{n, plural, one {# message is} other {# messages are}} still to be looked through.": "{n, plural, one {# message is} other {# messages are}} still to be looked through.",
  // library/transfer/review.js, model/transfer.js, settings/data/backups.js
  "{n, plural, one {# message} other {# messages}}": "{n, plural, one {# message} other {# messages}}",
  // automation/editor/duration.js
  "{n, plural, one {# millisecond} other {# milliseconds}}": "{n, plural, one {# millisecond} other {# milliseconds}}",
  // automation/editor/duration.js
  "{n, plural, one {# minute} other {# minutes}}": "{n, plural, one {# minute} other {# minutes}}",
  // model/transfer.js
  "{n, plural, one {# model server} other {# model servers}}": "{n, plural, one {# model server} other {# model servers}}",
  // widgets/servers/found.js
  "{n, plural, one {# model} other {# models}}": "{n, plural, one {# model} other {# models}}",
  // model/transfer.js
  "{n, plural, one {# mood} other {# moods}}": "{n, plural, one {# mood} other {# moods}}",
  // library/preview.js
  "{n, plural, one {# more file} other {# more files}}": "{n, plural, one {# more file} other {# more files}}",
  // chat/unseen.js
  "{n, plural, one {# new message} other {# new messages}}": "{n, plural, one {# new message} other {# new messages}}",
  // chat/unseen.js
  "{n, plural, one {# new word} other {# new words}}": "{n, plural, one {# new word} other {# new words}}",
  // model/transfer.js
  "{n, plural, one {# persona} other {# personas}}": "{n, plural, one {# persona} other {# personas}}",
  // model/transfer.js
  "{n, plural, one {# piece of teamwork} other {# pieces of teamwork}}": "{n, plural, one {# piece of teamwork} other {# pieces of teamwork}}",
  // model/transfer.js
  "{n, plural, one {# preset} other {# presets}}": "{n, plural, one {# preset} other {# presets}}",
  // model/waiting.js
  "{n, plural, one {# run waits} other {# runs wait}} for you.": "{n, plural, one {# run waits} other {# runs wait}} for you.",
  // model/transfer.js
  "{n, plural, one {# run} other {# runs}}": "{n, plural, one {# run} other {# runs}}",
  // automation/editor/duration.js
  "{n, plural, one {# second} other {# seconds}}": "{n, plural, one {# second} other {# seconds}}",
  // model/transfer.js
  "{n, plural, one {# server of tools} other {# servers of tools}}": "{n, plural, one {# server of tools} other {# servers of tools}}",
  // model/transfer.js
  "{n, plural, one {# server that speaks} other {# servers that speak}}": "{n, plural, one {# server that speaks} other {# servers that speak}}",
  // automation/run/compareview.js
  "{n, plural, one {# step differs} other {# steps differ}}.": "{n, plural, one {# step differs} other {# steps differ}}.",
  // automation/editor/editor.js, automation/editor/templates.js
  "{n, plural, one {# step} other {# steps}}": "{n, plural, one {# step} other {# steps}}",
  // sidebar/found.js
  "{n, plural, one {# thing beside them} other {# things beside them}}": "{n, plural, one {# thing beside them} other {# things beside them}}",
  // library/transfer/review.js
  "{n, plural, one {# thing to know} other {# things to know}}": "{n, plural, one {# thing to know} other {# things to know}}",
  // automation/run/parts.js, team/labels.js
  "{n, plural, one {# token} other {# tokens}}": "{n, plural, one {# token} other {# tokens}}",
  // automation/run/parts.js
  "{n, plural, one {# try} other {# tries}}": "{n, plural, one {# try} other {# tries}}",
  // model/transfer.js
  "{n, plural, one {# variable} other {# variables}}": "{n, plural, one {# variable} other {# variables}}",
  // model/transfer.js
  "{n, plural, one {# went on since; it comes beside the one that is here} other {# went on since; they come beside those that are here}}": "{n, plural, one {# went on since; it comes beside the one that is here} other {# went on since; they come beside those that are here}}",
  // model/transfer.js
  "{n, plural, one {# workflow} other {# workflows}}": "{n, plural, one {# workflow} other {# workflows}}",
  // chat/header.js
  "{n, plural, one {An answer that was being written when Terzetto ended is back, as far as it came.} other {# answers that were being written when Terzetto ended are back, as far as they came.}}": "{n, plural, one {An answer that was being written when Terzetto ended is back, as far as it came.} other {# answers that were being written when Terzetto ended are back, as far as they came.}}",
  // inspector/sections.js
  "{n, plural, one {Call to the model} other {Calls to the model}}": "{n, plural, one {Call to the model} other {Calls to the model}}",
  // tools/marks.js
  "{n, plural, one {Compared with one earlier reply.} other {Compared with # earlier replies.}}": "{n, plural, one {Compared with one earlier reply.} other {Compared with # earlier replies.}}",
  // widgets/servers/modelpick.js
  "{n, plural, one {Filter # model} other {Filter # models}}": "{n, plural, one {Filter # model} other {Filter # models}}",
  // library/preview.js
  "{n, plural, one {It brings the lorebook “{name}” with # entry.} other {It brings the lorebook “{name}” with # entries.}}": "{n, plural, one {It brings the lorebook “{name}” with # entry.} other {It brings the lorebook “{name}” with # entries.}}",
  // sidebar/acts.js
  "{n, plural, one {One conversation is deleted.} other {# conversations are deleted.}}": "{n, plural, one {One conversation is deleted.} other {# conversations are deleted.}}",
  // widgets/servers/discover.js
  "{n, plural, one {One other program answered} other {# other programs answered}}": "{n, plural, one {One other program answered} other {# other programs answered}}",
  // settings/data/hostlabels.js
  "{n, plural, one {a minute ago} other {# minutes ago}}": "{n, plural, one {a minute ago} other {# minutes ago}}",
  // settings/data/hostlabels.js
  "{n, plural, one {an hour ago} other {# hours ago}}": "{n, plural, one {an hour ago} other {# hours ago}}",
  // library/transfer/review.js
  "{n, plural, one {lorebook with # entry} other {lorebook with # entries}}": "{n, plural, one {lorebook with # entry} other {lorebook with # entries}}",
  // settings/data/hostlabels.js
  "{n, plural, one {once, no answer} other {# times, no answer}}": "{n, plural, one {once, no answer} other {# times, no answer}}",
  // settings/data/hostlabels.js
  "{n, plural, one {once} other {# times}}": "{n, plural, one {once} other {# times}}",
  // inspector/callchart.js
  "{n, plural, one {tried # time} other {tried # times}}": "{n, plural, one {tried # time} other {tried # times}}",
  // model/turnlabels.js
  "{n, plural, one {{shown} word} other {{shown} words}}": "{n, plural, one {{shown} word} other {{shown} words}}",
  // automation/editor/editorbar.js
  "{name} (copy)": "{name} (copy)",
  // chat/pictures.js
  "{name} could not be loaded": "{name} could not be loaded",
  // chat/artifacts/media.js
  "{name} could not be loaded.": "{name} could not be loaded.",
  // lib/files.js
  "{name} could not be read.": "{name} could not be read.",
  // team/upload.js
  "{name} could not be read. It may be a folder, or have moved.": "{name} could not be read. It may be a folder, or have moved.",
  // team/items.js
  "{name} could not be shown. Save it to see it.": "{name} could not be shown. Save it to see it.",
  // sidebar/unread.js
  "{name} has answered": "{name} has answered",
  // automation/editor/anyfield.js
  "{name} in {field}": "{name} in {field}",
  // settings/models/presetrow.js
  "{name} is applied.": "{name} is applied.",
  // automation/strip.js
  "{name} is at work.": "{name} is at work.",
  // settings/models/presetrow.js
  "{name} is deleted.": "{name} is deleted.",
  // team/upload.js
  "{name} is empty, so there is nothing to read in it.": "{name} is empty, so there is nothing to read in it.",
  // library/preview.js
  "{name} is in the library.": "{name} is in the library.",
  // composer/images.js
  "{name} is larger than 10 MB. Make it smaller and attach it again.": "{name} is larger than 10 MB. Make it smaller and attach it again.",
  // lib/files.js
  "{name} is larger than 48 MB.": "{name} is larger than 48 MB.",
  // team/upload.js
  "{name} is larger than 50 MB. Make it smaller and add it again.": "{name} is larger than 50 MB. Make it smaller and add it again.",
  // composer/images.js, library/crop.js
  "{name} is not a PNG, JPEG, WebP or GIF image.": "{name} is not a PNG, JPEG, WebP or GIF image.",
  // lib/order.js
  "{name} is number {n} of {all} now.": "{name} is number {n} of {all} now.",
  // automation/editor/orderedlist.js
  "{name} is step {n} now.": "{name} is step {n} now.",
  // widgets/editlist/row.js
  "{name} on": "{name} on",
  // chat/artifacts/shelf.js
  "{name} was not kept: {reason}.": "{name} was not kept: {reason}.",
  // sidebar/title.js
  "{name} – Terzetto": "{name} – Terzetto",
  // library/character.js
  "{name}, again": "{name}, again",
  // chat/pictures.js
  "{name}, {n} of {total}": "{name}, {n} of {total}",
  // model/permission.js
  "{name}: any address on {host}": "{name}: any address on {host}",
  // model/permission.js
  "{name}: anything": "{name}: anything",
  // model/permission.js
  "{name}: anywhere in the chosen folder": "{name}: anywhere in the chosen folder",
  // model/permission.js
  "{name}: anywhere in {folder}": "{name}: anywhere in {folder}",
  // model/permission.js
  "{name}: exactly “{value}”": "{name}: exactly “{value}”",
  // automation/widgets/varrows.js
  "{name}: written as": "{name}: written as",
  // library/intake.js
  "{name}: {why}": "{name}: {why}",
  // automation/run/logview.js, settings/appearance/appearance.js, team/logfold.js
  "{n} %": "{n} %",
  // team/fileset.js
  "{n} % read": "{n} % read",
  // automation/index.js, automation/list/gatechart.js, team/index.js
  "{n} at work": "{n} at work",
  // team/documents.js
  "{n} documents are saved in {where}.": "{n} documents are saved in {where}.",
  // automation/index.js
  "{n} for you": "{n} for you",
  // automation/list/gatechart.js
  "{n} in line": "{n} in line",
  // settings/models/presetlabels.js
  "{n} more": "{n} more",
  // sidebar/found.js
  "{n} more here": "{n} more here",
  // sidebar/found.js
  "{n} more here, in {title}": "{n} more here, in {title}",
  // model/runlabels.js, model/turnlabels.js
  "{n} ms": "{n} ms",
  // team/planview.js
  "{n} of {all} documents": "{n} of {all} documents",
  // inspector/editorsections.js
  "{n} of {all} mended": "{n} of {all} mended",
  // tools/part.js
  "{n} of {all} on": "{n} of {all} on",
  // chat/phase.js
  "{n} of {all} s": "{n} of {all} s",
  // team/planview.js
  "{n} of {all} tasks": "{n} of {all} tasks",
  // chat/find.js
  "{n} of {total}": "{n} of {total}",
  // settings/appearance/appearance.js
  "{n} px": "{n} px",
  // model/runlabels.js, model/turnlabels.js
  "{n} s": "{n} s",
  // composer/completion.js
  "{n} to choose from": "{n} to choose from",
  // tools/phrases.js
  "{n}× here": "{n}× here",
  // ipc/http.js
  "{op} needs {name}.": "{op} needs {name}.",
  // automation/editor/flowform.js
  "{output} is the answer of the step before, {input} what the flow was given.": "{output} is the answer of the step before, {input} what the flow was given.",
  // chat/header.js
  "{saved, plural, one {# row was saved} other {# rows were saved}}, {lost, plural, one {# was lost} other {# were lost}}.": "{saved, plural, one {# row was saved} other {# rows were saved}}, {lost, plural, one {# was lost} other {# were lost}}.",
  // settings/toolbox/toolserverform.js
  "{server} is added.": "{server} is added.",
  // widgets/servers/discover.js
  "{server} is running and has no model yet.": "{server} is running and has no model yet.",
  // widgets/servers/discover.js
  "{server} is running at {address}, but it has no model yet. Load one there, then look again.": "{server} is running at {address}, but it has no model yet. Load one there, then look again.",
  // chat/removal.js
  "{siblings, plural, one {With it goes its other version.} other {With it go its # other versions.}}": "{siblings, plural, one {With it goes its other version.} other {With it go its # other versions.}}",
  // lib/size.js
  "{size} GB": "{size} GB",
  // inspector/wire.js, lib/size.js
  "{size} MB": "{size} MB",
  // model/room.js
  "{size} free on the disk": "{size} free on the disk",
  // inspector/wire.js, lib/size.js
  "{size} kB": "{size} kB",
  // inspector/wire.js
  "{size} more were too much to keep.": "{size} more were too much to keep.",
  // model/room.js
  "{size} of memory": "{size} of memory",
  // chat/rows.js
  "{speaker}, message {n}": "{speaker}, message {n}",
  // chat/rows.js
  "{speaker}, message {n} of {total}": "{speaker}, message {n} of {total}",
  // chat/rows.js
  "{speaker}, message {n} of {total}, bookmarked": "{speaker}, message {n} of {total}, bookmarked",
  // chat/rows.js
  "{speaker}, message {n}, bookmarked": "{speaker}, message {n}, bookmarked",
  // inspector/chart.js
  "{tokens}, {speed} a second": "{tokens}, {speed} a second",
  // automation/editor/valuefield.js
  "{value}: {sample}": "{value}: {sample}",
  // inspector/chart.js
  "{whole}, first word at {wait}": "{whole}, first word at {wait}",
  // chat/wordwalk.js
  "{word}, {act}": "{word}, {act}",
  // tools/configform.js
  "{workflow} has its defaults again.": "{workflow} has its defaults again.",
  // chat/artifacts/acts.js
  "{workflow} makes another": "{workflow} makes another",
  // settings/toolbox/toolbox.js
  "~/notes": "~/notes",
  // model/turnlabels.js, tools/audits.js
  "“Not this, but that”": "“Not this, but that”",
  // library/scan.js
  "“{key}” and “{secondary}” are spoken of": "“{key}” and “{secondary}” are spoken of",
  // library/scan.js
  "“{key}” is spoken of": "“{key}” is spoken of",
  // model/waiting.js
  "“{name}” has failed.": "“{name}” has failed.",
  // library/preview.js
  "“{name}” in your library is the same character. In its place, this card takes over its conversations, and what you changed in the other is gone.": "“{name}” in your library is the same character. In its place, this card takes over its conversations, and what you changed in the other is gone.",
  // widgets/editlist/editlist.js
  "“{name}” is deleted.": "“{name}” is deleted.",
  // model/waiting.js
  "“{name}” is done.": "“{name}” is done.",
  // model/waiting.js
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
