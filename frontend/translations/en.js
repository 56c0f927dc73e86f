// Every sentence of the window, and the files that show it. Written by `make generate`; do not edit.
// A translator copies this file, names the copy by the language's tag, and translates what is right of each colon.

/** @type {Record<string, string>} */
export const table = {
  // widgets/requestparts.js
  "(empty)": "(empty)",
  // automation/editor/anyfield.js, automation/editor/valuefield.js, widgets/schema/configfield.js
  "(required)": "(required)",
  // sidebar/title.js
  "({n}) Terzetto": "({n}) Terzetto",
  // sidebar/title.js
  "({n}) {name} – Terzetto": "({n}) {name} – Terzetto",
  // settings/data/association.js
  ".charx files open in Terzetto. Nothing is saved until you confirm.": ".charx files open in Terzetto. Nothing is saved until you confirm.",
  // composer/slashcommand.js
  "/{name} is queued.": "/{name} is queued.",
  // composer/slashcommand.js
  "/{name} is running.": "/{name} is running.",
  // widgets/servers/endpointform.js
  "127.0.0.1:11434 or https://…": "127.0.0.1:11434 or https://…",
  // library/cardfields.js
  "<START> goes before each example.": "<START> goes before each example.",
  // model/customcss.js
  "@import is not allowed, in line {n}: custom CSS loads nothing.": "@import is not allowed, in line {n}: custom CSS loads nothing.",
  // settings/data/about.js
  "A Director, a Writer and an Editor answer you, on your own computer.": "A Director, a Writer and an Editor answer you, on your own computer.",
  // model/toolwords.js
  "A JSON Schema that the answer must match.": "A JSON Schema that the answer must match.",
  // library/transfer/section.js
  "A SillyTavern folder or archive, a ChatGPT export, an Orb database, messages as JSON, or a Terzetto library.": "A SillyTavern folder or archive, a ChatGPT export, an Orb database, messages as JSON, or a Terzetto library.",
  // automation/schedules/triggers.js
  "A call from another program": "A call from another program",
  // automation/editor/wordfields.js
  "A call that may use tools asks its model again after each one.": "A call that may use tools asks its model again after each one.",
  // settings/data/samples.js
  "A character with a lorebook, a persona, a conversation, ten workflows with their files, a flow and a team task. Each is marked as a sample.": "A character with a lorebook, a persona, a conversation, ten workflows with their files, a flow and a team task. Each is marked as a sample.",
  // automation/schedules/triggers.js
  "A command in a chat": "A command in a chat",
  // library/cardfields.js
  "A conversation opens with the first greeting. The others are alternates.": "A conversation opens with the first greeting. The others are alternates.",
  // sidebar/sidebar.js
  "A conversation with": "A conversation with",
  // chat/artifacts/deletion.js
  "A deleted result can't be restored. The message stays.": "A deleted result can't be restored. The message stays.",
  // automation/schedules/triggers.js
  "A deleted workflow": "A deleted workflow",
  // automation/schedules/triggers.js
  "A file": "A file",
  // model/toolwords.js
  "A file in the tools folder as the body.": "A file in the tools folder as the body.",
  // composer/composer.js
  "A file is still loading. Send the message when loading is done.": "A file is still loading. Send the message when loading is done.",
  // model/toolwords.js
  "A flow as JSON, in place of a saved one.": "A flow as JSON, in place of a saved one.",
  // automation/schedules/triggerform.js
  "A folder inside the tools folder, or a full path. Default: the tools folder.": "A folder inside the tools folder, or a full path. Default: the tools folder.",
  // settings/toolbox/toolbox.js
  "A full path, or one that begins with ~. Tools read files here without asking and ask before they write. Leave empty for no file access.": "A full path, or one that begins with ~. Tools read files here without asking and ask before they write. Leave empty for no file access.",
  // automation/editor/tryflow.js
  "A kept run is listed under Runs, continues after a restart, and asks before tools make changes.": "A kept run is listed under Runs, continues after a restart, and asks before tools make changes.",
  // settings/data/privacy.js
  "A key is sent only to the address it was entered for. Copies of this list never include keys.": "A key is sent only to the address it was entered for. Copies of this list never include keys.",
  // model/toolwords.js
  "A list of role and content.": "A list of role and content.",
  // team/limitstab.js
  "A longer round fails. Time spent waiting for you doesn't count.": "A longer round fails. Time spent waiting for you doesn't count.",
  // composer/images.js
  "A message can have at most 10 images.": "A message can have at most 10 images.",
  // composer/files.js
  "A message can have at most {n} files.": "A message can have at most {n} files.",
  // onboarding/install.js
  "A model for writing needs about 8 GB of free memory. Smaller models need less, but follow instructions less well. Terzetto also finds LM Studio, llama.cpp, KoboldCpp and others.": "A model for writing needs about 8 GB of free memory. Smaller models need less, but follow instructions less well. Terzetto also finds LM Studio, llama.cpp, KoboldCpp and others.",
  // tools/phrases.js
  "A pattern, such as eyes? (glint|gleam)": "A pattern, such as eyes? (glint|gleam)",
  // library/personas.js
  "A persona chosen here applies to this conversation only and overrides the character's.": "A persona chosen here applies to this conversation only and overrides the character's.",
  // widgets/editlist/forms.js
  "A phrase you see too often": "A phrase you see too often",
  // settings/models/presets.js
  "A preset holds samplers, thinking, prompts and length limits. Applying one never turns voices on or off.": "A preset holds samplers, thinking, prompts and length limits. Applying one never turns voices on or off.",
  // settings/toolbox/toolserverform.js
  "A program name, its full path, or an address such as https://example.com/mcp.": "A program name, its full path, or an address such as https://example.com/mcp.",
  // tools/phrases.js
  "A regular expression. Case doesn't matter.": "A regular expression. Case doesn't matter.",
  // main/closing.js
  "A reply is being written": "A reply is being written",
  // model/conversation.js
  "A reply is still being written. Stop the reply first, or wait.": "A reply is still being written. Stop the reply first, or wait.",
  // automation/schedules/triggers.js
  "A request to an address with a token.": "A request to an address with a token.",
  // team/limitstab.js
  "A round fails if Terzetto uses more memory than this.": "A round fails if Terzetto uses more memory than this.",
  // settings/models/models.js
  "A script that imitates a model and shows every part of the window. The demo understands nothing.": "A script that imitates a model and shows every part of the window. The demo understands nothing.",
  // composer/answerer.js
  "A scripted demo, not an AI": "A scripted demo, not an AI",
  // onboarding/index.js
  "A scripted demo, not an AI. It shows every part of the window.": "A scripted demo, not an AI. It shows every part of the window.",
  // widgets/editlist/forms.js
  "A sentence or two.": "A sentence or two.",
  // model/toolwords.js
  "A status of 400 or more is a result too.": "A status of 400 or more is a result too.",
  // team/limitstab.js
  "A task that takes longer fails.": "A task that takes longer fails.",
  // team/begin.js
  "A team that answers with documents": "A team that answers with documents",
  // automation/schedules/triggers.js
  "A time": "A time",
  // automation/editor/controlforms.js
  "A time such as 18:30, or a date and time such as 2026-12-24T18:30.": "A time such as 18:30, or a date and time such as 2026-12-24T18:30.",
  // automation/run/againdialog.js, automation/schedules/startform.js, automation/widgets/startdialog.js
  "A variable is not valid JSON.": "A variable is not valid JSON.",
  // automation/editor/morefields.js
  "A variable that later steps can read.": "A variable that later steps can read.",
  // automation/editor/templates.js
  "A workflow is a list of steps: tools, written tasks, other workflows. A flow is a chain of prompts.": "A workflow is a list of steps: tools, written tasks, other workflows. A flow is a chain of prompts.",
  // settings/data/data.js
  "API keys": "API keys",
  // settings/index.js
  "About": "About",
  // main/commands.js
  "About Terzetto": "About Terzetto",
  // model/fieldwords.js, settings/models/prompts.js
  "About you": "About you",
  // composer/meter.js
  "About {sent} tokens will be sent, {folded} are summarized, and {free} of {context} are free.": "About {sent} tokens will be sent, {folded} are summarized, and {free} of {context} are free.",
  // composer/meter.js
  "About {sent} tokens will be sent; {free} of {context} are free.": "About {sent} tokens will be sent; {free} of {context} are free.",
  // model/toolwords.js
  "Accept errors": "Accept errors",
  // chat/clicks.js
  "Actions for “{word}”": "Actions for “{word}”",
  // main/commands.js
  "Actual size": "Actual size",
  // settings/speech/speech.js
  "Add": "Add",
  // automation/editor/controlforms.js
  "Add a branch": "Add a branch",
  // widgets/members.js
  "Add a character": "Add a character",
  // automation/editor/conditionfield.js
  "Add a condition": "Add a condition",
  // automation/editor/faultfinder.js
  "Add a condition.": "Add a condition.",
  // library/worlds.js
  "Add a lorebook": "Add a lorebook",
  // widgets/editlist/forms.js
  "Add a mood": "Add a mood",
  // automation/editor/flowform.js
  "Add a parallel call": "Add a parallel call",
  // widgets/editlist/personas.js
  "Add a persona": "Add a persona",
  // widgets/editlist/forms.js
  "Add a phrase": "Add a phrase",
  // settings/toolbox/toolbox.js
  "Add a program or address that supports MCP. Programs run with your permissions, so add only what you trust. You're asked before each use.": "Add a program or address that supports MCP. Programs run with your permissions, so add only what you trust. You're asked before each use.",
  // widgets/editlist/prompts.js
  "Add a prompt": "Add a prompt",
  // composer/answerer.js, settings/models/models.js, settings/toolbox/toolbox.js
  "Add a server": "Add a server",
  // automation/editor/editor.js, automation/editor/orderedrow.js, automation/editor/stepkinds.js
  "Add a step": "Add a step",
  // automation/editor/orderedlist.js
  "Add a step after this one": "Add a step after this one",
  // automation/editor/orderedrow.js
  "Add a step to “{lane}”": "Add a step to “{lane}”",
  // settings/models/kwargs.js
  "Add a value": "Add a value",
  // automation/widgets/varrows.js
  "Add a variable": "Add a variable",
  // library/greetings.js
  "Add an alternate greeting": "Add an alternate greeting",
  // library/entries.js
  "Add an entry": "Add an entry",
  // library/preview.js
  "Add as a lorebook": "Add as a lorebook",
  // automation/editor/anyfield.js
  "Add column": "Add column",
  // automation/editor/anyfield.js, automation/editor/askform.js, widgets/editlist/forms.js
  "Add field": "Add field",
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
  "Added to the shared system prompt for this model.": "Added to the shared system prompt for this model.",
  // library/cardfields.js
  "Additional instructions": "Additional instructions",
  // automation/schedules/triggerform.js, model/fieldwords.js, settings/speech/speech.js, widgets/servers/endpointform.js
  "Address": "Address",
  // widgets/requestparts.js
  "Adds to the file {path} ({size})": "Adds to the file {path} ({size})",
  // automation/editor/wordfields.js
  "After 10 rounds of tool calls": "After 10 rounds of tool calls",
  // automation/run/partsview.js
  "After the failure": "After the failure",
  // settings/appearance/appearance.js
  "After the first reply, in the background. Titles that you wrote stay.": "After the first reply, in the background. Titles that you wrote stay.",
  // ../plugins/tts/card.js
  "After the first sentence": "After the first sentence",
  // automation/schedules/triggerform.js
  "After the workflow": "After the workflow",
  // library/entries.js
  "After your message": "After your message",
  // team/agentstab.js, team/page.js
  "Agents": "Agents",
  // inspector/numbers.js
  "All": "All",
  // ../plugins/tts/card.js
  "All but *text in asterisks*": "All but *text in asterisks*",
  // inspector/callchart.js, inspector/sections.js
  "All calls as a table": "All calls as a table",
  // library/character.js
  "All characters": "All characters",
  // automation/editor/conditionfield.js
  "All conditions are true": "All conditions are true",
  // sidebar/word.js
  "All conversations are archived or in the trash. Start a new conversation, or restore one.": "All conversations are archived or in the trash. Start a new conversation, or restore one.",
  // sidebar/acts.js
  "All conversations in the trash will be deleted permanently.": "All conversations in the trash will be deleted permanently.",
  // automation/variables/variables.js
  "All groups": "All groups",
  // automation/list/runlist.js
  "All kinds": "All kinds",
  // library/worlds.js
  "All lorebooks": "All lorebooks",
  // help/view.js
  "All pages": "All pages",
  // team/deletions.js
  "All rounds, the log and the documents are deleted. Files you added stay.": "All rounds, the log and the documents are deleted. Files you added stay.",
  // model/samples.js
  "All samples are deleted, along with your changes to them. Everything else stays.": "All samples are deleted, along with your changes to them. Everything else stays.",
  // automation/list/runlist.js
  "All states": "All states",
  // inspector/chooser.js
  "All turns": "All turns",
  // automation/list/runlist.js
  "All workflows": "All workflows",
  // chat/artifacts/deletion.js
  "All {total} variants are deleted, or only number {n}. Deleted variants can't be restored.": "All {total} variants are deleted, or only number {n}. Deleted variants can't be restored.",
  // widgets/approval.js
  "Allow for this run": "Allow for this run",
  // widgets/approval.js
  "Allow for this task": "Allow for this task",
  // widgets/approval.js
  "Allow once": "Allow once",
  // widgets/approval.js
  "Allow once with these": "Allow once with these",
  // widgets/requestparts.js
  "Allow “{tool}”?": "Allow “{tool}”?",
  // model/catalog.js
  "Allowed tools": "Allowed tools",
  // onboarding/index.js
  "Almost there": "Almost there",
  // library/character.js
  "Also move the character's conversations to the trash": "Also move the character's conversations to the trash",
  // lib/keys.js
  "Alt": "Alt",
  // library/entries.js, model/looks.js
  "Always": "Always",
  // widgets/approval.js
  "Always allow": "Always allow",
  // widgets/approval.js
  "Always allow…": "Always allow…",
  // automation/assistants/assistants.js
  "Always the same tools": "Always the same tools",
  // settings/models/prompts.js
  "Always use this prompt": "Always use this prompt",
  // library/entries.js
  "Always used without keys, in the unchanging part of the prompt.": "Always used without keys, in the unchanging part of the prompt.",
  // library/transfer/section.js
  "An archive of a SillyTavern folder, a ChatGPT export, an Orb database, messages as JSON, or a Terzetto library. You can drop a file here.": "An archive of a SillyTavern folder, a ChatGPT export, an Orb database, messages as JSON, or a Terzetto library. You can drop a file here.",
  // automation/editor/stepform.js
  "An assistant follows this text with its allowed tools. Mention an assistant with @ to choose one.": "An assistant follows this text with its allowed tools. Mention an assistant with @ to choose one.",
  // team/agentwords.js
  "Analyst": "Analyst",
  // model/turnlabels.js
  "Another character's reply": "Another character's reply",
  // settings/models/endpointcard.js
  "Another model": "Another model",
  // automation/editor/names.js
  "Another step has this name.": "Another step has this name.",
  // automation/schedules/triggers.js
  "Another workflow": "Another workflow",
  // automation/editor/controlforms.js, inspector/rawcall.js, sidebar/found.js
  "Answer": "Answer",
  // model/capabilities.js
  "Answer a short message": "Answer a short message",
  // automation/editor/wordfields.js
  "Answer with what is known so far": "Answer with what is known so far",
  // model/permission.js
  "Any address on {host}": "Any address on {host}",
  // automation/editor/conditionfield.js
  "Any condition is true": "Any condition is true",
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
  // automation/editor/trystep.js, automation/run/partsview.js, automation/run/stepsview.js, model/fieldwords.js, settings/toolbox/toolserverform.js, widgets/schema/argsform.js
  "Arguments": "Arguments",
  // automation/run/stepsview.js
  "Arguments as written": "Arguments as written",
  // automation/variables/variables.js, widgets/schema/configfield.js
  "As JSON.": "As JSON.",
  // model/toolwords.js
  "As text": "As text",
  // settings/appearance/appearance.js
  "Ask": "Ask",
  // automation/editor/stepkinds.js, model/toolwords.js
  "Ask a model": "Ask a model",
  // automation/editor/stepkinds.js, model/toolwords.js
  "Ask a person": "Ask a person",
  // automation/editor/stepkinds.js, model/runlabels.js, model/toolwords.js
  "Ask an assistant": "Ask an assistant",
  // team/begin.js
  "Ask for documents, such as report.docx or chart.svg, and add files to work from. A project manager plans the work, agents do it, and you get the documents.": "Ask for documents, such as report.docx or chart.svg, and add files to work from. A project manager plans the work, agents do it, and you get the documents.",
  // automation/editor/wordfields.js
  "Ask me whether to continue": "Ask me whether to continue",
  // automation/editor/stepkinds.js
  "Ask several in parallel": "Ask several in parallel",
  // main/commands.js
  "Ask the team": "Ask the team",
  // team/index.js
  "Ask the team for documents": "Ask the team for documents",
  // model/runlabels.js
  "Asks an assistant.": "Asks an assistant.",
  // model/toolwords.js
  "Asks you a question. The run waits for the answer.": "Asks you a question. The run waits for the answer.",
  // model/runlabels.js
  "Asks you.": "Asks you.",
  // model/runlabels.js
  "Asks {name}.": "Asks {name}.",
  // automation/editor/morefields.js, model/copies.js, model/names.js, model/toolwords.js
  "Assistant": "Assistant",
  // automation/editor/wordfields.js
  "Assistant for written tasks": "Assistant for written tasks",
  // automation/assistants/assistants.js, automation/page.js, composer/completion.js
  "Assistants": "Assistants",
  // automation/editor/wordfields.js
  "Assistants read this description to find the workflow.": "Assistants read this description to find the workflow.",
  // automation/schedules/rhythmfields.js
  "At": "At",
  // automation/schedules/rhythmfields.js
  "At minute": "At minute",
  // composer/intake.js
  "Attach files or images": "Attach files or images",
  // model/toolwords.js
  "Attachments": "Attachments",
  // ../plugins/tts/widget.js
  "Audio position": "Audio position",
  // tools/editor.js
  "Audits": "Audits",
  // settings/toolbox/toolservers.js
  "Available tools": "Available tools",
  // help/view.js, widgets/approval.js
  "Back": "Back",
  // sidebar/sidebar.js
  "Back to conversations": "Back to conversations",
  // lib/page.js
  "Back to the conversation": "Back to the conversation",
  // lib/page.js
  "Back to the conversation (Esc)": "Back to the conversation (Esc)",
  // main/commands.js
  "Back to the conversation from runs or the team": "Back to the conversation from runs or the team",
  // team/detail.js
  "Back to the list": "Back to the list",
  // team/preview.js
  "Back to {name}": "Back to {name}",
  // settings/data/backups.js
  "Back up and restore": "Back up and restore",
  // main/commands.js, settings/data/backups.js
  "Back up now": "Back up now",
  // library/index.js
  "Background that the model reads when a key is mentioned.": "Background that the model reads when a key is mentioned.",
  // settings/data/backups.js
  "Backing up and verifying…": "Backing up and verifying…",
  // settings/data/backups.js
  "Backing up the current data, then restoring…": "Backing up the current data, then restoring…",
  // settings/data/backups.js
  "Backup made and verified.": "Backup made and verified.",
  // main/settingnames.js, settings/data/data.js
  "Backups": "Backups",
  // settings/data/backups.js
  "Backups, newest first": "Backups, newest first",
  // model/looks.js
  "Blue-black with warm light.": "Blue-black with warm light.",
  // chat/actions.js
  "Bookmark": "Bookmark",
  // chat/bookmarks.js
  "Bookmark the last message": "Bookmark the last message",
  // chat/bookmarks.js
  "Bookmarks": "Bookmarks",
  // tools/notes.js
  "Both": "Both",
  // automation/editor/stepkinds.js, automation/run/partsview.js
  "Branch {n}": "Branch {n}",
  // automation/run/partsview.js
  "Branches": "Branches",
  // team/agentstab.js
  "Built in": "Built in",
  // team/agentstab.js
  "Built-in agents can't be changed. Create your own agent instead.": "Built-in agents can't be changed. Create your own agent instead.",
  // settings/models/models.js
  "Built-in demo": "Built-in demo",
  // automation/list/gatechart.js
  "Busy: up to {cap, plural, one {# run} other {# runs}} at once": "Busy: up to {cap, plural, one {# run} other {# runs}} at once",
  // automation/widgets/cron.js
  "By its fields: {fields}": "By its fields: {fields}",
  // settings/models/meaning.js
  "By words only": "By words only",
  // library/character.js
  "CHARX with all files": "CHARX with all files",
  // inspector/numbers.js
  "Call": "Call",
  // automation/editor/trystep.js
  "Call the tool once": "Call the tool once",
  // automation/editor/flowform.js
  "Call {n}": "Call {n}",
  // widgets/requestparts.js
  "Calls the tool server {program}": "Calls the tool server {program}",
  // model/runlabels.js
  "Calls “{name}”.": "Calls “{name}”.",
  // library/cardfields.js
  "Can be changed for each conversation.": "Can be changed for each conversation.",
  // automation/run/againdialog.js, automation/widgets/startdialog.js, chat/artifacts/deletion.js, chat/editbox.js, lib/overlay.js, library/crop.js, library/preview.js, library/transfer/review.js, widgets/servers/endpointform.js, widgets/servers/modelpick.js
  "Cancel": "Cancel",
  // library/preview.js
  "Card format {format}": "Card format {format}",
  // chat/review.js, inspector/editorsections.js
  "Changes": "Changes",
  // library/cardfields.js, main/destinations.js, sidebar/found.js
  "Character": "Character",
  // library/worlds.js
  "Character book for V2 and V3 cards": "Character book for V2 and V3 cards",
  // model/transfer.js
  "Character card or lorebook": "Character card or lorebook",
  // settings/data/association.js
  "Character cards in the file manager": "Character cards in the file manager",
  // library/personas.js
  "Character's persona, or the default": "Character's persona, or the default",
  // library/characters.js, library/index.js, widgets/members.js
  "Characters": "Characters",
  // composer/completion.js
  "Characters and assistants": "Characters and assistants",
  // settings/models/prompts.js
  "Characters call you by this name. It replaces {{user}}.": "Characters call you by this name. It replaces {{user}}.",
  // chat/header.js, composer/castbar.js, main/commands.js, widgets/members.js
  "Characters of this conversation": "Characters of this conversation",
  // chat/empty.js
  "Chat with {name}": "Chat with {name}",
  // model/transfer.js
  "ChatGPT export": "ChatGPT export",
  // settings/data/data.js
  "Check database": "Check database",
  // main/commands.js, settings/data/about.js
  "Check for a new release": "Check for a new release",
  // automation/editor/dryrun.js
  "Checking each step…": "Checking each step…",
  // settings/data/data.js
  "Checking every page of the database…": "Checking every page of the database…",
  // tools/editor.js
  "Checks the finished reply and fixes what it finds.": "Checks the finished reply and fixes what it finds.",
  // automation/editor/askform.js
  "Choice": "Choice",
  // automation/editor/askform.js
  "Choices, one per line": "Choices, one per line",
  // automation/schedules/triggerform.js, widgets/schema/configfield.js
  "Choose": "Choose",
  // lib/calendar.js, lib/input.js
  "Choose a day": "Choose a day",
  // library/transfer/section.js
  "Choose a file": "Choose a file",
  // library/transfer/section.js, main/commands.js, settings/toolbox/toolbox.js
  "Choose a folder": "Choose a folder",
  // settings/appearance/appearance.js
  "Choose a font on this computer": "Choose a font on this computer",
  // automation/editor/controlforms.js
  "Choose a list": "Choose a list",
  // automation/editor/faultfinder.js
  "Choose a list.": "Choose a list.",
  // composer/answerer.js, onboarding/advice.js, onboarding/index.js, settings/models/endpointcard.js, settings/models/meaning.js
  "Choose a model": "Choose a model",
  // onboarding/elsewhere.js
  "Choose a model on {server}": "Choose a model on {server}",
  // automation/list/runlist.js
  "Choose a run to see its steps and its log.": "Choose a run to see its steps and its log.",
  // team/list.js
  "Choose a team, or make a new request.": "Choose a team, or make a new request.",
  // automation/schedules/scheduleform.js, automation/widgets/startdialog.js
  "Choose a time in the future.": "Choose a time in the future.",
  // automation/editor/stepform.js
  "Choose a tool": "Choose a tool",
  // automation/editor/faultfinder.js
  "Choose a tool.": "Choose a tool.",
  // automation/schedules/triggers.js
  "Choose a trigger, or create one for a workflow.": "Choose a trigger, or create one for a workflow.",
  // automation/variables/variables.js
  "Choose a variable, or create one.": "Choose a variable, or create one.",
  // ../plugins/tts/reader.js
  "Choose a voice": "Choose a voice",
  // automation/editor/stepform.js
  "Choose a workflow": "Choose a workflow",
  // automation/editor/templates.js
  "Choose a workflow to see its steps, or create one.": "Choose a workflow to see its steps, or create one.",
  // automation/editor/faultfinder.js
  "Choose a workflow.": "Choose a workflow.",
  // chat/clicks.js
  "Choose an action for “{word}”": "Choose an action for “{word}”",
  // team/agentstab.js
  "Choose an agent, or create one.": "Choose an agent, or create one.",
  // automation/assistants/assistants.js
  "Choose an assistant, or create one.": "Choose an assistant, or create one.",
  // widgets/schema/configfield.js
  "Choose an option.": "Choose an option.",
  // composer/answerer.js, model/failure.js, onboarding/advice.js
  "Choose another model": "Choose another model",
  // automation/editor/stepform.js
  "Choose another tool": "Choose another tool",
  // automation/editor/stepform.js
  "Choose another workflow": "Choose another workflow",
  // settings/speech/speech.js
  "Choose engines and voices under Read aloud in the Tools panel.": "Choose engines and voices under Read aloud in the Tools panel.",
  // library/character.js
  "Choose picture": "Choose picture",
  // main/commands.js
  "Choose the file to import": "Choose the file to import",
  // main/commands.js
  "Choose the folder to import": "Choose the folder to import",
  // main/commands.js
  "Choose the folder to save in": "Choose the folder to save in",
  // composer/keynames.js
  "Choose the model that replies": "Choose the model that replies",
  // composer/castbar.js
  "Choose who speaks": "Choose who speaks",
  // settings/models/modelconfig.js
  "Clear to use the server's value": "Clear to use the server's value",
  // settings/models/modelconfig.js
  "Clear {name}": "Clear {name}",
  // ../plugins/tts/card.js
  "Clicking a word plays": "Clicking a word plays",
  // chat/editbox.js, chat/find.js, chat/pictures.js, lib/overlay.js, settings/models/models.js
  "Close": "Close",
  // help/view.js, lib/sections.js
  "Close (Esc)": "Close (Esc)",
  // main/closing.js
  "Close after the reply": "Close after the reply",
  // settings/index.js
  "Close settings": "Close settings",
  // lib/panel.js
  "Close the focused panel": "Close the focused panel",
  // help/view.js
  "Close the help": "Close the help",
  // library/index.js
  "Close the library": "Close the library",
  // main/commands.js
  "Close the open document": "Close the open document",
  // team/preview.js
  "Close the preview": "Close the preview",
  // team/preview.js
  "Close the preview (Esc)": "Close the preview (Esc)",
  // library/entries.js
  "Close to the end of the prompt. Good for entries that are always active.": "Close to the end of the prompt. Good for entries that are always active.",
  // lib/panel.js
  "Close {title}": "Close {title}",
  // team/agentwords.js
  "Coder": "Coder",
  // chat/artifacts/widget.js
  "Collapse": "Collapse",
  // automation/editor/anyfield.js
  "Column": "Column",
  // model/toolwords.js
  "Columns": "Columns",
  // automation/editor/askform.js
  "Columns, one per line": "Columns, one per line",
  // model/looks.js
  "Comfortable": "Comfortable",
  // automation/schedules/triggerform.js, model/toolwords.js
  "Command": "Command",
  // palette/palette.js
  "Command palette": "Command palette",
  // composer/completion.js
  "Commands": "Commands",
  // model/looks.js
  "Compact": "Compact",
  // automation/run/runhead.js
  "Compare": "Compare",
  // automation/editor/conditionfield.js
  "Compare with a value": "Compare with a value",
  // tools/tryit.js
  "Compare with this conversation": "Compare with this conversation",
  // automation/editor/conditionfield.js
  "Compared with": "Compared with",
  // automation/run/compareview.js
  "Compared with the last successful run": "Compared with the last successful run",
  // automation/editor/conditionfield.js
  "Compared with: {value}": "Compared with: {value}",
  // automation/editor/conditionfield.js
  "Comparison": "Comparison",
  // team/agentwords.js
  "Computes with tables and makes tables, charts and reports from them.": "Computes with tables and makes tables, charts and reports from them.",
  // composer/notifications.js, team/begin.js
  "Connect a model": "Connect a model",
  // settings/toolbox/toolserverform.js
  "Connect and list tools": "Connect and list tools",
  // onboarding/index.js
  "Connect to another server": "Connect to another server",
  // settings/toolbox/toolserverform.js
  "Connecting and listing tools…": "Connecting and listing tools…",
  // settings/toolbox/toolservers.js
  "Connecting to {server}…": "Connecting to {server}…",
  // settings/data/privacy.js
  "Contacted since Terzetto started": "Contacted since Terzetto started",
  // model/toolwords.js
  "Content": "Content",
  // library/transfer/review.js
  "Contents": "Contents",
  // model/capabilities.js
  "Context size": "Context size",
  // chat/actions.js, chat/message.js, widgets/requestcard.js
  "Continue": "Continue",
  // main/commands.js
  "Continue the last reply": "Continue the last reply",
  // automation/editor/morefields.js
  "Continue when the step fails": "Continue when the step fails",
  // model/runlabels.js
  "Continues with one of two branches.": "Continues with one of two branches.",
  // chat/transcript.js, main/destinations.js, model/toolwords.js, sidebar/found.js, team/roundview.js
  "Conversation": "Conversation",
  // main/commands.js
  "Conversation menu": "Conversation menu",
  // widgets/members.js
  "Conversation with several characters": "Conversation with several characters",
  // chat/header.js, lib/page.js, main/destinations.js, settings/appearance/appearance.js, sidebar/sidebar.js
  "Conversations": "Conversations",
  // library/character.js
  "Conversations with this character stay. Importing the same card again reconnects them.": "Conversations with this character stay. Importing the same card again reconnects them.",
  // settings/data/backups.js
  "Conversations, characters, servers and settings return to {at}. Later changes are backed up first, so you can return to them. Replies in progress are stopped.": "Conversations, characters, servers and settings return to {at}. Later changes are backed up first, so you can return to them. Replies in progress are stopped.",
  // lib/code.js
  "Copied": "Copied",
  // lib/copybutton.js
  "Copied.": "Copied.",
  // automation/widgets/value.js, chat/actions.js, onboarding/install.js, settings/data/about.js
  "Copy": "Copy",
  // automation/schedules/triggerform.js
  "Copy address": "Copy address",
  // automation/editor/editorbar.js, inspector/sections.js
  "Copy as JSON": "Copy as JSON",
  // lib/code.js
  "Copy code": "Copy code",
  // automation/schedules/triggerform.js
  "Copy curl command": "Copy curl command",
  // main/commands.js
  "Copy diagnostics": "Copy diagnostics",
  // settings/data/data.js
  "Copy path": "Copy path",
  // widgets/servers/probe.js
  "Copy report": "Copy report",
  // inspector/rawcall.js
  "Copy request": "Copy request",
  // inspector/rawcall.js
  "Copy response": "Copy response",
  // chat/rowmenu.js
  "Copy selection": "Copy selection",
  // automation/schedules/triggerform.js
  "Copy the token now. It won't be shown again.": "Copy the token now. It won't be shown again.",
  // automation/schedules/triggerform.js
  "Copy token": "Copy token",
  // settings/appearance/appearance.js
  "Couldn't list the fonts of this computer.": "Couldn't list the fonts of this computer.",
  // settings/data/about.js
  "Couldn't load the license text.": "Couldn't load the license text.",
  // settings/models/models.js
  "Couldn't load the list of servers.": "Couldn't load the list of servers.",
  // ../plugins/tts/voiceform.js
  "Couldn't load the voices. Try again.": "Couldn't load the voices. Try again.",
  // chat/pictures.js
  "Couldn't load {name}": "Couldn't load {name}",
  // chat/artifacts/media.js
  "Couldn't load {name}.": "Couldn't load {name}.",
  // ipc/http.js
  "Couldn't reach Terzetto. The program may have been closed.": "Couldn't reach Terzetto. The program may have been closed.",
  // lib/copybutton.js, main/commands.js
  "Couldn't reach the clipboard.": "Couldn't reach the clipboard.",
  // composer/answerer.js
  "Couldn't reach {server}.": "Couldn't reach {server}.",
  // chat/artifacts/media.js
  "Couldn't read the file.": "Couldn't read the file.",
  // ipc/http.js
  "Couldn't read the image.": "Couldn't read the image.",
  // ../plugins/tts/reader.js, ../plugins/tts/voiceform.js
  "Couldn't read the reply aloud. Try again.": "Couldn't read the reply aloud. Try again.",
  // ipc/wails.js
  "Couldn't read what was dropped.": "Couldn't read what was dropped.",
  // ipc/index.js, ipc/wails.js
  "Couldn't read {name}. The file may have been moved or deleted, or is a folder.": "Couldn't read {name}. The file may have been moved or deleted, or is a folder.",
  // ../plugins/tts/widget.js
  "Couldn't save the audio.": "Couldn't save the audio.",
  // ipc/http.js, ipc/wails.js
  "Couldn't send the file.": "Couldn't send the file.",
  // widgets/files/items.js
  "Couldn't show {name}. Save the file to open it in another app.": "Couldn't show {name}. Save the file to open it in another app.",
  // model/toolwords.js
  "Counts the days from one date to another.": "Counts the days from one date to another.",
  // model/looks.js
  "Cream and oxblood.": "Cream and oxblood.",
  // automation/schedules/triggerform.js, widgets/formdetail.js
  "Create": "Create",
  // team/agentstab.js
  "Created by you": "Created by you",
  // widgets/requestparts.js
  "Creates {path}": "Creates {path}",
  // team/agentwords.js
  "Creative": "Creative",
  // library/cardfields.js, model/fieldwords.js
  "Creator": "Creator",
  // library/cardfields.js, library/preview.js
  "Creator's notes": "Creator's notes",
  // library/crop.js
  "Crop the portrait": "Crop the portrait",
  // lib/keys.js
  "Ctrl": "Ctrl",
  // automation/schedules/rhythmfields.js
  "Custom (cron)": "Custom (cron)",
  // main/settingnames.js, settings/appearance/appearance.js, settings/appearance/customlook.js
  "Custom CSS": "Custom CSS",
  // model/customcss.js
  "Custom CSS can have at most {n} characters.": "Custom CSS can have at most {n} characters.",
  // settings/appearance/customlook.js
  "Custom CSS is saved.": "Custom CSS is saved.",
  // settings/index.js
  "Data": "Data",
  // automation/editor/values.js
  "Data from another program": "Data from another program",
  // model/transfer.js
  "Data to import": "Data to import",
  // automation/schedules/scheduleform.js, model/toolwords.js
  "Date and time": "Date and time",
  // model/toolwords.js
  "Days between two dates": "Days between two dates",
  // automation/schedules/rhythmfields.js
  "Days of the week": "Days of the week",
  // model/looks.js
  "Deep green.": "Deep green.",
  // automation/assistants/assistants.js, automation/editor/wordfields.js
  "Default assistant": "Default assistant",
  // library/cardfields.js
  "Default persona": "Default persona",
  // ../plugins/tts/card.js
  "Default speech voice": "Default speech voice",
  // settings/data/data.js
  "Default: 500 MB. Backups include these files.": "Default: 500 MB. Backups include these files.",
  // model/toolwords.js
  "Default: all columns.": "Default: all columns.",
  // model/toolwords.js
  "Default: all conversations.": "Default: all conversations.",
  // automation/schedules/triggerform.js
  "Default: all files except hidden ones. A file counts after two seconds without changes.": "Default: all files except hidden ones. A file counts after two seconds without changes.",
  // model/toolwords.js
  "Default: the conversation of the run.": "Default: the conversation of the run.",
  // model/toolwords.js
  "Default: the first sheet.": "Default: the first sheet.",
  // model/catalog.js
  "Default: the model in use.": "Default: the model in use.",
  // model/toolwords.js
  "Default: the model that answers in conversations.": "Default: the model that answers in conversations.",
  // automation/schedules/rhythmfields.js
  "Default: the time zone of this computer.": "Default: the time zone of this computer.",
  // automation/editor/controlforms.js, automation/editor/stepform.js, model/toolwords.js, widgets/schema/schema.js
  "Default: {value}": "Default: {value}",
  // model/toolwords.js
  "Definition": "Definition",
  // lib/keys.js
  "Del": "Del",
  // automation/editor/editorbar.js, automation/editor/orderedlist.js, automation/run/runhead.js, automation/schedules/startform.js, chat/actions.js, lib/overlay.js, library/character.js, settings/models/endpointcard.js, settings/models/presetrow.js, team/deletions.js, team/detail.js, widgets/editlist/row.js, widgets/formdetail.js
  "Delete": "Delete",
  // main/commands.js
  "Delete a step": "Delete a step",
  // chat/artifacts/deletion.js
  "Delete all {total}": "Delete all {total}",
  // widgets/servers/endpointform.js
  "Delete key": "Delete key",
  // sidebar/acts.js
  "Delete permanently": "Delete permanently",
  // chat/artifacts/widget.js
  "Delete the result of {workflow}": "Delete the result of {workflow}",
  // chat/artifacts/deletion.js
  "Delete the result of {workflow}?": "Delete the result of {workflow}?",
  // automation/schedules/scheduleform.js
  "Delete the schedule for “{workflow}”?": "Delete the schedule for “{workflow}”?",
  // automation/schedules/triggerform.js
  "Delete the trigger for “{workflow}”?": "Delete the trigger for “{workflow}”?",
  // team/roundview.js
  "Delete this message": "Delete this message",
  // chat/removal.js, team/deletions.js
  "Delete this message?": "Delete this message?",
  // chat/artifacts/deletion.js
  "Delete variant {n}": "Delete variant {n}",
  // automation/editor/editorbar.js, automation/run/runhead.js, library/character.js, settings/models/endpointcard.js, sidebar/acts.js, team/deletions.js, widgets/editlist/editlist.js, widgets/formdetail.js
  "Delete “{name}”?": "Delete “{name}”?",
  // widgets/members.js
  "Deleted character": "Deleted character",
  // chat/removal.js
  "Deleted.": "Deleted.",
  // sidebar/acts.js, widgets/editlist/editlist.js
  "Deleting can't be undone.": "Deleting can't be undone.",
  // composer/answerer.js
  "Demo": "Demo",
  // settings/appearance/appearance.js
  "Density": "Density",
  // automation/editor/faultfinder.js
  "Describe the task.": "Describe the task.",
  // library/cardfields.js, library/preview.js, model/fieldwords.js, widgets/editlist/personas.js
  "Description": "Description",
  // lib/why.js, library/cardfields.js, widgets/listdetail.js
  "Details": "Details",
  // settings/data/about.js
  "Diagnostics": "Diagnostics",
  // main/commands.js
  "Diagnostics copied. They contain no keys and no text from your conversations.": "Diagnostics copied. They contain no keys and no text from your conversations.",
  // model/turnlabels.js
  "Different approach": "Different approach",
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
  "Direction removed.": "Direction removed.",
  // tools/notes.js
  "Directions are read by": "Directions are read by",
  // tools/notes.js
  "Directions in this branch": "Directions in this branch",
  // model/turnlabels.js, tools/director.js, tools/notes.js
  "Director": "Director",
  // model/capabilities.js
  "Director and Editor can't run with this model. The Writer replies alone.": "Director and Editor can't run with this model. The Writer replies alone.",
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
  // chat/artifacts/shelf.js, chat/header.js, lib/toast.js, onboarding/banner.js
  "Dismiss": "Dismiss",
  // sidebar/found.js
  "Document": "Document",
  // model/toolwords.js, team/planview.js, team/roundview.js
  "Documents": "Documents",
  // model/toolwords.js
  "Don't follow redirects": "Don't follow redirects",
  // automation/list/runlist.js, model/runlabels.js, team/labels.js, widgets/servers/modelpick.js
  "Done": "Done",
  // widgets/servers/pull.js
  "Download": "Download",
  // widgets/servers/found.js
  "Download a first model and start it. The download is about 10 GB.": "Download a first model and start it. The download is about 10 GB.",
  // widgets/servers/pull.js
  "Downloading {model}…": "Downloading {model}…",
  // chat/review.js, sidebar/row.js
  "Draft": "Draft",
  // widgets/editlist/editlist.js
  "Drag a row to move it, or press {up} and {down} on the row.": "Drag a row to move it, or press {up} and {down} on the row.",
  // automation/editor/orderedrow.js, widgets/editlist/row.js
  "Drag to move": "Drag to move",
  // model/toolwords.js
  "Draws a chart and saves the image to the tools folder.": "Draws a chart and saves the image to the tools folder.",
  // settings/models/samplers.js
  "Drops words less likely than this share of the most likely one.": "Drops words less likely than this share of the most likely one.",
  // automation/editor/dryrun.js, automation/editor/editorbar.js
  "Dry run": "Dry run",
  // automation/editor/dryrun.js
  "Dry run: {n, plural, one {# step would fail} other {# steps would fail}}.": "Dry run: {n, plural, one {# step would fail} other {# steps would fail}}.",
  // automation/editor/dryrun.js
  "Dry run: {n, plural, one {the step has what it needs} other {all # steps have what they need}}.": "Dry run: {n, plural, one {the step has what it needs} other {all # steps have what they need}}.",
  // automation/editor/editorbar.js, automation/editor/orderedlist.js, library/character.js, sidebar/acts.js, team/agentstab.js
  "Duplicate": "Duplicate",
  // main/commands.js
  "Duplicate the conversation": "Duplicate the conversation",
  // automation/editor/controlforms.js, automation/list/historychart.js, inspector/chart.js
  "Duration": "Duration",
  // automation/editor/morefields.js
  "Each further pause is twice as long.": "Each further pause is twice as long.",
  // settings/models/samplers.js
  "Each value needs a name.": "Each value needs a name.",
  // sidebar/groups.js
  "Earlier": "Earlier",
  // composer/history.js, model/toolwords.js
  "Earlier messages": "Earlier messages",
  // inspector/chooser.js
  "Earlier turn": "Earlier turn",
  // model/turnlabels.js
  "Echoing question": "Echoing question",
  // tools/audits.js
  "Echoing questions": "Echoing questions",
  // chat/actions.js, settings/models/endpointcard.js
  "Edit": "Edit",
  // widgets/approval.js
  "Edit arguments": "Edit arguments",
  // automation/editor/askform.js
  "Edit as JSON Schema": "Edit as JSON Schema",
  // automation/editor/conditionfield.js
  "Edit as text": "Edit as text",
  // tools/editor.js
  "Edit each reply": "Edit each reply",
  // model/failure.js
  "Edit the address": "Edit the address",
  // chat/editbox.js
  "Edit the message": "Edit the message",
  // composer/keynames.js
  "Edit your last message": "Edit your last message",
  // chat/review.js
  "Edited": "Edited",
  // chat/foldline.js
  "Edited by you": "Edited by you",
  // chat/phase.js
  "Editing": "Editing",
  // model/turnlabels.js, tools/editor.js
  "Editor": "Editor",
  // tools/editor.js
  "Editor thinks first": "Editor thinks first",
  // sidebar/sidebar.js
  "Empty": "Empty",
  // automation/editor/stepkinds.js
  "Empty prompt": "Empty prompt",
  // sidebar/acts.js
  "Empty the trash?": "Empty the trash?",
  // sidebar/acts.js, sidebar/sidebar.js
  "Empty trash": "Empty trash",
  // widgets/servers/endpointform.js
  "Encrypted, sent to this address only, and never shown again.": "Encrypted, sent to this address only, and never shown again.",
  // lib/keys.js
  "End": "End",
  // model/runlabels.js
  "Ends the run with a result.": "Ends the run with a result.",
  // ../plugins/tts/voiceform.js
  "Engine": "Engine",
  // ../plugins/tts/voicepick.js
  "Engine default": "Engine default",
  // settings/index.js
  "Engines and servers that read aloud.": "Engines and servers that read aloud.",
  // lib/keys.js
  "Enter": "Enter",
  // lib/input.js
  "Enter a date and a time, such as {example}.": "Enter a date and a time, such as {example}.",
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
  "Enter a number, or leave the field empty.": "Enter a number, or leave the field empty.",
  // widgets/schema/entry.js
  "Enter a number, {max} or less.": "Enter a number, {max} or less.",
  // widgets/schema/entry.js
  "Enter a number, {min} or more.": "Enter a number, {min} or more.",
  // widgets/schema/entry.js
  "Enter a number.": "Enter a number.",
  // lib/input.js
  "Enter a time, such as {example}.": "Enter a time, such as {example}.",
  // widgets/schema/configfield.js, widgets/schema/entry.js
  "Enter a value here.": "Enter a value here.",
  // widgets/editlist/forms.js
  "Enter a value.": "Enter a value.",
  // lib/whole.js, widgets/schema/entry.js
  "Enter a whole number from {min} to {max}.": "Enter a whole number from {min} to {max}.",
  // widgets/schema/entry.js
  "Enter a whole number, {max} or less.": "Enter a whole number, {max} or less.",
  // automation/editor/flowform.js, widgets/schema/entry.js
  "Enter a whole number, {min} or more.": "Enter a whole number, {min} or more.",
  // library/entries.js, settings/models/samplers.js, widgets/schema/entry.js
  "Enter a whole number.": "Enter a whole number.",
  // settings/data/data.js
  "Enter again": "Enter again",
  // widgets/schema/entry.js
  "Enter at least {n, plural, one {# character} other {# characters}}.": "Enter at least {n, plural, one {# character} other {# characters}}.",
  // widgets/schema/entry.js
  "Enter at least {n, plural, one {# line} other {# lines}}.": "Enter at least {n, plural, one {# line} other {# lines}}.",
  // widgets/schema/entry.js
  "Enter at most {n, plural, one {# character} other {# characters}}.": "Enter at most {n, plural, one {# character} other {# characters}}.",
  // widgets/schema/entry.js
  "Enter at most {n, plural, one {# line} other {# lines}}.": "Enter at most {n, plural, one {# line} other {# lines}}.",
  // automation/editor/faultfinder.js
  "Enter how long to wait.": "Enter how long to wait.",
  // model/failure.js, onboarding/advice.js, settings/models/endpointcard.js
  "Enter the key": "Enter the key",
  // automation/editor/faultfinder.js
  "Enter the message.": "Enter the message.",
  // automation/editor/faultfinder.js
  "Enter the question.": "Enter the question.",
  // widgets/servers/endpointform.js
  "Enter the server's address.": "Enter the server's address.",
  // automation/widgets/value.js, widgets/logline.js
  "Error": "Error",
  // lib/keys.js
  "Esc": "Esc",
  // inspector/chart.js
  "Estimated from the length of the text": "Estimated from the length of the text",
  // widgets/members.js
  "Every character in the library already takes part.": "Every character in the library already takes part.",
  // automation/schedules/rhythmfields.js
  "Every day": "Every day",
  // automation/widgets/cron.js
  "Every day at {time}": "Every day at {time}",
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
  // widgets/approval.js
  "Every run of this trigger can use “{tool}” without asking, with:": "Every run of this trigger can use “{tool}” without asking, with:",
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
  "Everything is already in the library.": "Everything is already in the library.",
  // settings/data/data.js
  "Everything is in one folder on this computer. Terzetto sends data only to the servers you add.": "Everything is in one folder on this computer. Terzetto sends data only to the servers you add.",
  // onboarding/more.js
  "Everything is kept in {folder}.": "Everything is kept in {folder}.",
  // model/transfer.js
  "Everything was already in the library. Nothing changed.": "Everything was already in the library. Nothing changed.",
  // library/personas.js
  "Everywhere": "Everywhere",
  // model/permission.js
  "Exactly these arguments": "Exactly these arguments",
  // library/cardfields.js, model/fieldwords.js
  "Example dialogue": "Example dialogue",
  // settings/models/presets.js
  "Example: Bold and short": "Example: Bold and short",
  // widgets/editlist/personas.js
  "Example: Captain Reed": "Example: Captain Reed",
  // widgets/editlist/forms.js
  "Example: Solemn": "Example: Solemn",
  // library/worlds.js
  "Example: The harbor": "Example: The harbor",
  // library/entries.js
  "Example: The old pier": "Example: The old pier",
  // widgets/editlist/forms.js
  "Example: Weather": "Example: Weather",
  // chat/editbox.js
  "Example: shorter, and more hesitant": "Example: shorter, and more hesitant",
  // widgets/editlist/prompts.js
  "Example: summary": "Example: summary",
  // model/runlabels.js
  "Executes": "Executes",
  // tools/notes.js
  "Existing directions are kept but not used.": "Existing directions are kept but not used.",
  // chat/artifacts/widget.js, chat/message.js
  "Expand": "Expand",
  // tools/director.js
  "Expand short messages": "Expand short messages",
  // tools/director.js
  "Expands your short messages before the reply, and shows the new wording. One more call per message.": "Expands your short messages before the reply, and shows the new wording. One more call per message.",
  // automation/editor/editorbar.js, library/character.js, library/transfer/section.js, library/worlds.js
  "Export": "Export",
  // model/copies.js
  "Export as": "Export as",
  // library/transfer/section.js, main/commands.js
  "Export library": "Export library",
  // main/commands.js
  "Export the conversation as Markdown": "Export the conversation as Markdown",
  // main/commands.js
  "Export the conversation as a PDF": "Export the conversation as a PDF",
  // main/commands.js
  "Export the conversation as a web page": "Export the conversation as a web page",
  // main/commands.js
  "Export the conversation as text": "Export the conversation as text",
  // main/commands.js
  "Export the conversation with every branch as JSON Lines": "Export the conversation with every branch as JSON Lines",
  // sidebar/acts.js
  "Export…": "Export…",
  // automation/editor/stepkinds.js
  "Fail": "Fail",
  // automation/editor/stepkinds.js
  "Fail: {message}": "Fail: {message}",
  // automation/list/runlist.js, model/runlabels.js, settings/toolbox/toolservers.js, team/labels.js
  "Failed": "Failed",
  // model/runlabels.js
  "Fails.": "Fails.",
  // automation/schedules/triggerform.js
  "Failure": "Failure",
  // model/toolwords.js
  "Fetch a page": "Fetch a page",
  // automation/editor/anyfield.js, automation/editor/values.js
  "Fields": "Fields",
  // automation/editor/anyfield.js, automation/editor/askform.js
  "Fields of the answer": "Fields of the answer",
  // tools/director.js
  "Fields to fill in": "Fields to fill in",
  // inspector/callchart.js
  "Figures for {call}": "Figures for {call}",
  // main/commands.js, model/toolwords.js, sidebar/found.js
  "File": "File",
  // model/toolwords.js
  "File field": "File field",
  // automation/editor/values.js
  "File that appeared or changed": "File that appeared or changed",
  // automation/schedules/triggerform.js
  "Files": "Files",
  // settings/toolbox/toolbox.js
  "Files and pages": "Files and pages",
  // team/request.js
  "Files are still loading. Send the request when loading is done.": "Files are still loading. Send the request when loading is done.",
  // team/fileset.js, team/roundview.js
  "Files for the team": "Files for the team",
  // chat/attached.js, composer/files.js
  "Files in this message": "Files in this message",
  // model/capabilities.js
  "Fill in a form": "Fill in a form",
  // widgets/editlist/forms.js
  "Filled in after the reply and remembered in this branch.": "Filled in after the reply and remembered in this branch.",
  // widgets/editlist/forms.js
  "Filled in after the reply, for you only.": "Filled in after the reply, for you only.",
  // model/toolwords.js
  "Filled in automatically.": "Filled in automatically.",
  // tools/director.js
  "Fills in fields and sets moods for the Writer. One more call per reply.": "Fills in fields and sets moods for the Writer. One more call per reply.",
  // widgets/servers/modelpick.js
  "Filter models": "Filter models",
  // chat/header.js
  "Find": "Find",
  // chat/find.js
  "Find in this conversation": "Find in this conversation",
  // settings/models/models.js
  "Find servers on this computer": "Find servers on this computer",
  // model/capabilities.js
  "Find the model": "Find the model",
  // inspector/editorsections.js
  "Findings": "Findings",
  // tools/audits.js
  "Finds four sentences in a row with the same first word.": "Finds four sentences in a row with the same first word.",
  // model/toolwords.js
  "Finds messages in your conversations.": "Finds messages in your conversations.",
  // settings/models/meaning.js
  "Finds passages of long files by meaning, not only by words. The passages are sent to the server of the chosen model.": "Finds passages of long files by meaning, not only by words. The passages are sent to the server of the chosen model.",
  // tools/audits.js
  "Finds phrases repeated from recent replies.": "Finds phrases repeated from recent replies.",
  // tools/audits.js
  "Finds questions that repeat your own words.": "Finds questions that repeat your own words.",
  // tools/audits.js
  "Finds replies that alternate speech and narration in a fixed order.": "Finds replies that alternate speech and narration in a fixed order.",
  // tools/audits.js
  "Finds sentences that deny one thing to assert another.": "Finds sentences that deny one thing to assert another.",
  // tools/audits.js
  "Finds sentences that open with the same words.": "Finds sentences that open with the same words.",
  // tools/audits.js
  "Finds the phrases listed below, in all variants.": "Finds the phrases listed below, in all variants.",
  // model/toolwords.js
  "Finds the tool for a job.": "Finds the tool for a job.",
  // widgets/requestcard.js
  "Finish now": "Finish now",
  // automation/run/compareview.js
  "First difference": "First difference",
  // chat/transcript.js, library/greetings.js, library/preview.js, model/fieldwords.js
  "First message": "First message",
  // inspector/numbers.js
  "First word": "First word",
  // widgets/files/table.js
  "First {n} of {all} columns. Save the file to see all.": "First {n} of {all} columns. Save the file to see all.",
  // automation/schedules/rhythmfields.js
  "Five fields": "Five fields",
  // model/turnlabels.js
  "Fixed passages": "Fixed passages",
  // automation/editor/templates.js, model/toolwords.js
  "Flow": "Flow",
  // automation/list/runlist.js
  "Flows": "Flows",
  // automation/schedules/triggerform.js, model/fieldwords.js, settings/data/data.js
  "Folder": "Folder",
  // settings/toolbox/toolbox.js
  "Folder for files": "Folder for files",
  // main/settingnames.js, settings/appearance/appearance.js
  "Font": "Font",
  // main/settingnames.js, settings/appearance/appearance.js
  "Font size": "Font size",
  // settings/appearance/appearance.js
  "Font: {family}": "Font: {family}",
  // settings/appearance/appearance.js
  "Fonts on this computer": "Fonts on this computer",
  // automation/editor/controlforms.js
  "For a length of time": "For a length of time",
  // settings/toolbox/toolserverform.js
  "For a program, one argument per line. Optional.": "For a program, one argument per line. Optional.",
  // team/limitstab.js
  "For all teams together. Tasks within a round run one after another.": "For all teams together. Tasks within a round run one after another.",
  // onboarding/index.js
  "For an address or an API key you have.": "For an address or an API key you have.",
  // automation/editor/stepkinds.js
  "For each": "For each",
  // automation/editor/stepkinds.js
  "For each {item} of {list}": "For each {item} of {list}",
  // automation/schedules/scheduleform.js
  "For example because Terzetto was closed, or this computer was asleep.": "For example because Terzetto was closed, or this computer was asleep.",
  // settings/models/modelconfig.js
  "For models that think before they reply.": "For models that think before they reply.",
  // chat/actions.js, main/commands.js
  "Fork into a new conversation": "Fork into a new conversation",
  // model/toolwords.js
  "Form": "Form",
  // model/manifest.js
  "Format consistency": "Format consistency",
  // lib/bulk.js
  "Format the text": "Format the text",
  // settings/speech/speech.js
  "Found on this computer": "Found on this computer",
  // model/room.js
  "Free up space first: the model is a download of about 10 GB.": "Free up space first: the model is a download of about 10 GB.",
  // settings/models/samplers.js
  "Frequency penalty": "Frequency penalty",
  // model/toolwords.js
  "From": "From",
  // model/toolwords.js
  "From line": "From line",
  // ../plugins/tts/card.js
  "From that word on": "From that word on",
  // chat/attached.js
  "From the files:": "From the files:",
  // automation/editor/stepform.js
  "GET and HEAD requests run without asking. Other methods ask first.": "GET and HEAD requests run without asking. Other methods ask first.",
  // chat/actions.js
  "Get a reply": "Get a reply",
  // main/commands.js
  "Get another reply": "Get another reply",
  // settings/toolbox/toolservers.js
  "Gets {names}. The values are encrypted.": "Gets {names}. The values are encrypted.",
  // composer/answerer.js, widgets/servers/modelpick.js
  "Getting the list of models…": "Getting the list of models…",
  // automation/schedules/startform.js
  "Given to each run.": "Given to each run.",
  // tools/editor.js
  "Given to the Editor as guidance.": "Given to the Editor as guidance.",
  // model/toolwords.js
  "Gives an assistant a task.": "Gives an assistant a task.",
  // library/entries.js
  "Go syntax; /pattern/i works too.": "Go syntax; /pattern/i works too.",
  // lib/keys.js
  "Go to": "Go to",
  // chat/actions.js
  "Go to a version": "Go to a version",
  // main/commands.js
  "Go to first or last": "Go to first or last",
  // lib/pager.js
  "Go to number": "Go to number",
  // chat/variants.js
  "Go to version number": "Go to version number",
  // automation/list/runlist.js
  "Go to workflows": "Go to workflows",
  // chat/attached.js, widgets/files/marks.js
  "Go to {place}": "Go to {place}",
  // main/commands.js
  "Go up or down": "Go up or down",
  // onboarding/tip.js
  "Got it": "Got it",
  // library/greetings.js
  "Greeting {n}": "Greeting {n}",
  // library/cardfields.js, model/fieldwords.js
  "Greetings": "Greetings",
  // model/toolwords.js
  "Header": "Header",
  // model/toolwords.js
  "Headers": "Headers",
  // settings/data/data.js
  "Health": "Health",
  // help/view.js, main/commands.js, sidebar/sidebar.js
  "Help": "Help",
  // sidebar/sidebar.js
  "Help (F1)": "Help (F1)",
  // help/view.js
  "Help page": "Help page",
  // team/agentform.js
  "Helps the project manager assign tasks to this agent.": "Helps the project manager assign tasks to this agent.",
  // audio/transport.js
  "Hide the player; sound continues": "Hide the player; sound continues",
  // settings/models/modelconfig.js
  "High": "High",
  // settings/models/samplers.js
  "Higher values are bolder, lower values steadier.": "Higher values are bolder, lower values steadier.",
  // library/entries.js
  "Higher values come first.": "Higher values come first.",
  // ../plugins/tts/index.js
  "Highlight of the spoken word": "Highlight of the spoken word",
  // ../plugins/tts/card.js
  "Highlight the word being read": "Highlight the word being read",
  // lib/keys.js
  "Home": "Home",
  // model/fieldwords.js, settings/data/privacy.js
  "Hosts": "Hosts",
  // settings/index.js
  "Hosts contacted since Terzetto started, and why.": "Hosts contacted since Terzetto started, and why.",
  // settings/toolbox/toolbox.js
  "Hosts for requests": "Hosts for requests",
  // settings/toolbox/toolbox.js
  "Hosts that tools can send requests to, such as api.example.com. Local services need a port, such as 127.0.0.1:8080. Separate hosts with spaces.": "Hosts that tools can send requests to, such as api.example.com. Local services need a port, such as 127.0.0.1:8080. Separate hosts with spaces.",
  // automation/list/gatechart.js
  "How busy this computer is": "How busy this computer is",
  // automation/schedules/rhythmfields.js
  "How often": "How often",
  // automation/schedules/triggers.js
  "How should the workflow start?": "How should the workflow start?",
  // model/toolwords.js
  "How the model should behave.": "How the model should behave.",
  // widgets/files/givenlist.js
  "How {name} is included": "How {name} is included",
  // automation/editor/controlforms.js
  "If": "If",
  // automation/editor/stepkinds.js
  "If / else": "If / else",
  // automation/schedules/scheduleform.js
  "If a run was missed": "If a run was missed",
  // settings/speech/speech.js, widgets/servers/endpointform.js
  "If empty, the address": "If empty, the address",
  // model/toolwords.js
  "If empty, the default assistant is used.": "If empty, the default assistant is used.",
  // library/entries.js
  "If set, a secondary key must be mentioned too.": "If set, a secondary key must be mentioned too.",
  // widgets/servers/endpointform.js
  "If the address doesn't answer, other names of this computer are tried.": "If the address doesn't answer, other names of this computer are tried.",
  // automation/schedules/startform.js
  "If the previous run is still going": "If the previous run is still going",
  // automation/editor/morefields.js
  "If the step fails": "If the step fails",
  // onboarding/advice.js
  "If you can, raise the context size on the server.": "If you can, raise the context size on the server.",
  // automation/editor/stepkinds.js
  "If {condition}": "If {condition}",
  // chat/pictures.js, library/character.js
  "Image": "Image",
  // chat/pictures.js
  "Image at full size": "Image at full size",
  // model/toolwords.js
  "Images and PDFs: a list of mimeType and content as base64.": "Images and PDFs: a list of mimeType and content as base64.",
  // settings/data/data.js
  "Images and audio attached to messages. When space runs out, the least recently viewed are removed first. Most can be recreated.": "Images and audio attached to messages. When space runs out, the least recently viewed are removed first. Most can be recreated.",
  // settings/data/privacy.js
  "Images from other sites are not loaded.": "Images from other sites are not loaded.",
  // composer/images.js
  "Images in one message can be up to 20 MB in total.": "Images in one message can be up to 20 MB in total.",
  // library/characters.js, library/transfer/review.js, library/transfer/section.js, library/worlds.js
  "Import": "Import",
  // main/commands.js
  "Import a card or a lorebook": "Import a card or a lorebook",
  // library/index.js
  "Import and export": "Import and export",
  // library/index.js
  "Import data from other apps, and export your own.": "Import data from other apps, and export your own.",
  // automation/editor/templates.js
  "Import file": "Import file",
  // main/commands.js
  "Import from another app": "Import from another app",
  // onboarding/more.js
  "Import your chats": "Import your chats",
  // library/preview.js
  "Import “{name}”?": "Import “{name}”?",
  // model/transfer.js
  "Imported: {what}.": "Imported: {what}.",
  // library/transfer/section.js
  "Importing…": "Importing…",
  // lib/keys.js
  "In an empty composer": "In an empty composer",
  // lib/keys.js
  "In lists": "In lists",
  // sidebar/found.js
  "In messages": "In messages",
  // automation/editor/controlforms.js, automation/editor/stepkinds.js
  "In parallel": "In parallel",
  // lib/keys.js
  "In runs and workflows": "In runs and workflows",
  // automation/schedules/scheduleform.js
  "In scheduled runs, steps that write wait for your approval, except for the permissions below.": "In scheduled runs, steps that write wait for your approval, except for the permissions below.",
  // lib/keys.js
  "In the library": "In the library",
  // lib/keys.js
  "In the team": "In the team",
  // automation/schedules/scheduleform.js
  "In the time zone of this computer.": "In the time zone of this computer.",
  // model/toolwords.js
  "In the tools folder, such as {example}.": "In the tools folder, such as {example}.",
  // settings/models/samplers.js
  "In tokens. A token is about three quarters of a word.": "In tokens. A token is about three quarters of a word.",
  // library/personas.js
  "In “{title}”": "In “{title}”",
  // library/scan.js
  "Include recent messages of this conversation": "Include recent messages of this conversation",
  // automation/editor/tryflow.js, automation/widgets/startdialog.js, inspector/chart.js, inspector/numbers.js, model/fieldwords.js, model/toolwords.js
  "Input": "Input",
  // automation/widgets/startdialog.js
  "Input of the flow": "Input of the flow",
  // automation/editor/valuepick.js
  "Insert a value": "Insert a value",
  // automation/editor/anyfield.js, automation/editor/valuepick.js
  "Insert a value into {field}": "Insert a value into {field}",
  // composer/pastes.js
  "Insert into the message": "Insert into the message",
  // widgets/editlist/prompts.js
  "Inserted where you type its name.": "Inserted where you type its name.",
  // inspector/index.js
  "Inspector": "Inspector",
  // inspector/tabs.js
  "Inspector views": "Inspector views",
  // widgets/servers/found.js
  "Install Ollama in PowerShell.": "Install Ollama in PowerShell.",
  // widgets/servers/found.js
  "Install Ollama in Terminal, with Homebrew.": "Install Ollama in Terminal, with Homebrew.",
  // widgets/servers/found.js
  "Install Ollama in a terminal.": "Install Ollama in a terminal.",
  // onboarding/index.js
  "Install a model server": "Install a model server",
  // automation/assistants/assistants.js, settings/models/prompts.js, team/agentform.js
  "Instructions": "Instructions",
  // automation/editor/morefields.js
  "Instructions for an assistant. If empty, the run stops here.": "Instructions for an assistant. If empty, the run stops here.",
  // settings/index.js
  "Instructions for the model, and who you are.": "Instructions for the model, and who you are.",
  // chat/editbox.js
  "Instructions for the rewrite": "Instructions for the rewrite",
  // team/labels.js
  "Interrupted": "Interrupted",
  // widgets/editlist/forms.js
  "Introduction for the Writer": "Introduction for the Writer",
  // automation/editor/values.js
  "Item of this loop": "Item of this loop",
  // automation/run/partsview.js
  "Item {n}": "Item {n}",
  // automation/run/partsview.js
  "Items": "Items",
  // automation/editor/anyfield.js, automation/widgets/varrows.js, model/toolwords.js
  "JSON": "JSON",
  // model/copies.js
  "JSON Lines with every branch": "JSON Lines with every branch",
  // automation/editor/askform.js
  "JSON Schema of the answer": "JSON Schema of the answer",
  // library/character.js
  "JSON without the picture": "JSON without the picture",
  // chat/transcript.js, chat/unseen.js
  "Jump to latest": "Jump to latest",
  // widgets/editlist/forms.js
  "Keep at least one phrase, or delete the group.": "Keep at least one phrase, or delete the group.",
  // library/preview.js
  "Keep both": "Keep both",
  // tools/notes.js
  "Keep this direction": "Keep this direction",
  // settings/appearance/customlook.js
  "Keep this look": "Keep this look",
  // main/closing.js
  "Keep window open": "Keep window open",
  // model/toolwords.js
  "Keeps numbers as text.": "Keeps numbers as text.",
  // settings/models/samplers.js
  "Keeps only this many of the most likely words.": "Keeps only this many of the most likely words.",
  // ../plugins/format_consistency/index.js
  "Keeps quotation marks around speech and asterisks around narration consistent with recent replies. Uses no model.": "Keeps quotation marks around speech and asterisks around narration consistent with recent replies. Uses no model.",
  // tools/editor.js
  "Keeps replies from running long.": "Keeps replies from running long.",
  // settings/models/samplers.js
  "Keeps the most likely words up to this total share.": "Keeps the most likely words up to this total share.",
  // settings/speech/speech.js, widgets/servers/endpointform.js
  "Key": "Key",
  // settings/speech/speech.js
  "Key of {server}": "Key of {server}",
  // main/commands.js
  "Keyboard shortcuts": "Keyboard shortcuts",
  // library/entries.js, model/fieldwords.js
  "Keys": "Keys",
  // model/transfer.js
  "Keys are not imported. Enter the keys again.": "Keys are not imported. Enter the keys again.",
  // library/entries.js
  "Keys are regular expressions": "Keys are regular expressions",
  // automation/list/runlist.js, model/toolwords.js, widgets/editlist/forms.js
  "Kind": "Kind",
  // settings/speech/speech.js
  "Kokoro, AllTalk, LocalAI and other servers with the OpenAI API. Text read aloud is sent to the server.": "Kokoro, AllTalk, LocalAI and other servers with the OpenAI API. Text read aloud is sent to the server.",
  // automation/editor/askform.js, model/fieldwords.js
  "Label": "Label",
  // automation/editor/askform.js
  "Label of the field": "Label of the field",
  // model/toolwords.js
  "Labels": "Labels",
  // model/looks.js
  "Lamp": "Lamp",
  // main/settingnames.js, settings/appearance/appearance.js
  "Language": "Language",
  // library/characters.js
  "Last changed": "Last changed",
  // settings/data/backups.js
  "Last good backup: {at}.": "Last good backup: {at}.",
  // chat/transcript.js
  "Last message": "Last message",
  // automation/schedules/startform.js
  "Last run": "Last run",
  // automation/list/historychart.js
  "Last {n} runs: {good} succeeded": "Last {n} runs: {good} succeeded",
  // automation/schedules/startform.js
  "Last: {when}": "Last: {when}",
  // chat/message.js
  "Later messages are on another branch.": "Later messages are on another branch.",
  // inspector/chooser.js
  "Later turn": "Later turn",
  // inspector/sections.js
  "Left empty": "Left empty",
  // model/turnlabels.js
  "Left notes for you": "Left notes for you",
  // inspector/sections.js, tools/editor.js
  "Length": "Length",
  // main/settingnames.js, settings/appearance/appearance.js
  "Let the model write titles": "Let the model write titles",
  // settings/toolbox/toolbox.js
  "Let tools load web pages": "Let tools load web pages",
  // composer/castbar.js, widgets/members.js
  "Let {name} speak": "Let {name} speak",
  // team/agentform.js
  "Letters and digits.": "Letters and digits.",
  // team/agentform.js
  "Letters and digits. Made from the name if empty.": "Letters and digits. Made from the name if empty.",
  // automation/variables/variables.js
  "Letters, digits and _.": "Letters, digits and _.",
  // library/index.js, main/commands.js, main/destinations.js, sidebar/sidebar.js
  "Library": "Library",
  // model/looks.js, settings/appearance/appearance.js
  "Like the system": "Like the system",
  // model/toolwords.js
  "Limit": "Limit",
  // tools/editor.js
  "Limit the length": "Limit the length",
  // team/page.js
  "Limits": "Limits",
  // main/settingnames.js, settings/appearance/appearance.js
  "Line length": "Line length",
  // model/customcss.js
  "Line {n} has an extra closing brace.": "Line {n} has an extra closing brace.",
  // settings/toolbox/toolinput.js
  "Line {n} must have the form NAME=value.": "Line {n} must have the form NAME=value.",
  // settings/toolbox/toolinput.js
  "Line {n} must have the form Name: value.": "Line {n} must have the form Name: value.",
  // model/toolwords.js
  "Lines": "Lines",
  // automation/run/logview.js
  "Lines {from} to {to} of {all}": "Lines {from} to {to} of {all}",
  // automation/run/logview.js
  "Lines {from} to {to} of {all}; the window holds the newest {held}.": "Lines {from} to {to} of {all}; the window holds the newest {held}.",
  // automation/editor/askform.js, automation/editor/controlforms.js, automation/editor/values.js, widgets/editlist/forms.js
  "List": "List",
  // model/toolwords.js
  "List files": "List files",
  // model/toolwords.js
  "Lists the files in the tools folder.": "Lists the files in the tools folder.",
  // composer/files.js
  "Loading": "Loading",
  // automation/run/compareview.js
  "Loading runs…": "Loading runs…",
  // inspector/rawcall.js, widgets/listpane.js, widgets/readdetail.js
  "Loading…": "Loading…",
  // model/toolwords.js
  "Loads a public web page as text.": "Loads a public web page as text.",
  // settings/data/data.js
  "Location": "Location",
  // automation/run/logview.js, automation/run/rundetail.js, team/logfold.js
  "Log": "Log",
  // automation/run/stepline.js
  "Log of this step": "Log of this step",
  // onboarding/index.js, settings/data/about.js, settings/data/privacy.js, settings/models/models.js, settings/toolbox/toolservers.js
  "Look again": "Look again",
  // settings/speech/speech.js
  "Look on this computer": "Look on this computer",
  // onboarding/index.js, settings/models/models.js
  "Looking for model servers on this computer…": "Looking for model servers on this computer…",
  // settings/speech/speech.js
  "Looking for speech servers on this computer…": "Looking for speech servers on this computer…",
  // ../plugins/tts/card.js
  "Looking for speech voices…": "Looking for speech voices…",
  // library/cardfields.js
  "Looks, history and manner. The model reads the description in every turn.": "Looks, history and manner. The model reads the description in every turn.",
  // library/cardfields.js
  "Lorebook": "Lorebook",
  // library/index.js
  "Lorebooks": "Lorebooks",
  // settings/models/modelconfig.js
  "Low": "Low",
  // settings/toolbox/toolserverform.js
  "Lowercase letters, digits and hyphens. Tool names start with this name.": "Lowercase letters, digits and hyphens. Tool names start with this name.",
  // main/settingnames.js
  "MCP function calling plug-ins extensions": "MCP function calling plug-ins extensions",
  // composer/completion.js
  "Macros": "Macros",
  // library/macros.js
  "Macros in double braces": "Macros in double braces",
  // settings/data/data.js
  "Made every day and before each update, then verified. Seven daily and four weekly backups are kept.": "Made every day and before each update, then verified. Seven daily and four weekly backups are kept.",
  // chat/artifacts/body.js
  "Make again": "Make again",
  // model/toolwords.js
  "Makes a text, a row or a list from other values.": "Makes a text, a row or a list from other values.",
  // team/agentstab.js
  "Makes {kinds}.": "Makes {kinds}.",
  // widgets/requestcard.js
  "Mark as done and continue": "Mark as done and continue",
  // model/copies.js
  "Markdown": "Markdown",
  // tools/editor.js
  "Marks the Editor's changes in each reply.": "Marks the Editor's changes in each reply.",
  // automation/editor/conditionfield.js
  "Match": "Match",
  // library/entries.js
  "Match case": "Match case",
  // library/scan.js
  "Matching entries": "Matching entries",
  // model/fieldwords.js, settings/models/samplers.js
  "Maximum length": "Maximum length",
  // tools/editor.js
  "Maximum per reply": "Maximum per reply",
  // widgets/members.js
  "Maximum replies per message": "Maximum replies per message",
  // automation/editor/flowform.js, model/toolwords.js
  "Maximum tokens": "Maximum tokens",
  // settings/models/modelconfig.js
  "Medium": "Medium",
  // team/limitstab.js
  "Memory in MB": "Memory in MB",
  // automation/assistants/assistants.js
  "Mention the assistant by this name with @ in a step or message.": "Mention the assistant by this name with @ in a step or message.",
  // settings/data/backups.js
  "Merge": "Merge",
  // settings/data/backups.js
  "Merge the backup of {at} with the current data": "Merge the backup of {at} with the current data",
  // automation/editor/controlforms.js, chat/actions.js, model/toolwords.js
  "Message": "Message",
  // library/scan.js
  "Message to try": "Message to try",
  // widgets/servers/endpointform.js
  "Messages go to {address}.": "Messages go to {address}.",
  // model/transfer.js
  "Messages in a model's format": "Messages in a model's format",
  // model/toolwords.js
  "Method": "Method",
  // settings/models/samplers.js
  "Min P": "Min P",
  // automation/schedules/rhythmfields.js
  "Minute, hour, day of month, month, day of week.": "Minute, hour, day of month, month, day of week.",
  // team/limitstab.js
  "Minutes per round": "Minutes per round",
  // team/limitstab.js
  "Minutes per task": "Minutes per task",
  // model/toolwords.js
  "Mode": "Mode",
  // ../plugins/tts/voiceform.js, model/catalog.js, model/fieldwords.js, model/toolwords.js, tools/agent.js
  "Model": "Model",
  // tools/agent.js
  "Model for Director and Editor": "Model for Director and Editor",
  // settings/models/meaning.js
  "Model for embeddings": "Model for embeddings",
  // widgets/servers/discover.js
  "Model of {server}": "Model of {server}",
  // model/endpoints.js, widgets/servers/found.js
  "Model server": "Model server",
  // main/settingnames.js
  "Model servers": "Model servers",
  // widgets/servers/pull.js
  "Model to download": "Model to download",
  // automation/editor/flowform.js
  "Model, limits and tools": "Model, limits and tools",
  // composer/answerer.js, settings/index.js
  "Models": "Models",
  // widgets/servers/modelpick.js
  "Models of this server": "Models of this server",
  // automation/widgets/cron.js
  "Monday to Friday at {time}": "Monday to Friday at {time}",
  // inspector/fields.js
  "Mood ending: {name}": "Mood ending: {name}",
  // inspector/fields.js
  "Mood: {name}": "Mood: {name}",
  // inspector/sections.js, model/turnlabels.js
  "Moods": "Moods",
  // tools/director.js
  "Moods to choose from": "Moods to choose from",
  // automation/editor/editorbar.js, automation/editor/morefields.js, chat/actions.js, settings/models/presetrow.js, sidebar/row.js
  "More": "More",
  // automation/editor/orderedrow.js
  "More for step {n}": "More for step {n}",
  // settings/models/presetrow.js, sidebar/row.js
  "More for {title}": "More for {title}",
  // model/turnlabels.js
  "More of the reply": "More of the reply",
  // sidebar/found.js
  "More than {n} messages found": "More than {n} messages found",
  // tools/editor.js
  "Most models then keep to the limit.": "Most models then keep to the limit.",
  // main/commands.js
  "Move a picture's crop": "Move a picture's crop",
  // main/commands.js
  "Move a step up or down": "Move a step up or down",
  // automation/editor/orderedlist.js
  "Move down": "Move down",
  // automation/editor/orderedlist.js
  "Move into the block above": "Move into the block above",
  // automation/editor/orderedlist.js
  "Move out of the block": "Move out of the block",
  // main/commands.js
  "Move this conversation to the trash": "Move this conversation to the trash",
  // chat/wordwalk.js
  "Move through the words of a message": "Move through the words of a message",
  // sidebar/acts.js
  "Move to trash": "Move to trash",
  // automation/editor/orderedlist.js
  "Move up": "Move up",
  // widgets/members.js
  "Move {name} down": "Move {name} down",
  // widgets/members.js
  "Move {name} up": "Move {name} up",
  // widgets/members.js
  "Mute {name}": "Mute {name}",
  // automation/assistants/assistants.js, automation/editor/anyfield.js, automation/editor/askform.js, automation/editor/wordfields.js, automation/variables/variables.js, automation/widgets/varrows.js, library/cardfields.js, library/characters.js, library/entries.js, library/worlds.js, model/toolwords.js, settings/models/kwargs.js, settings/models/presets.js, settings/speech/speech.js, settings/toolbox/toolserverform.js, team/agentform.js, widgets/editlist/forms.js, widgets/editlist/personas.js, widgets/editlist/prompts.js, widgets/servers/endpointform.js
  "Name": "Name",
  // team/agentform.js
  "Name in plans": "Name in plans",
  // automation/editor/anyfield.js
  "Name in {field}": "Name in {field}",
  // automation/editor/values.js
  "Name of that file": "Name of that file",
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
  // widgets/editlist/prompts.js
  "Name of the prompt": "Name of the prompt",
  // model/toolwords.js
  "Name pattern": "Name pattern",
  // ../plugins/tts/cast.js
  "Narrator's voice": "Narrator's voice",
  // automation/list/runlist.js, team/labels.js
  "Needs you": "Needs you",
  // model/looks.js
  "Never": "Never",
  // automation/editor/templates.js, sidebar/sidebar.js
  "New": "New",
  // team/agentstab.js
  "New agent": "New agent",
  // automation/assistants/assistants.js
  "New assistant": "New assistant",
  // library/characters.js
  "New character": "New character",
  // main/commands.js, model/copies.js, model/title.js
  "New conversation": "New conversation",
  // main/commands.js
  "New conversation with several characters": "New conversation with several characters",
  // automation/editor/templates.js
  "New flow": "New flow",
  // settings/models/presetrow.js
  "New name of {name}": "New name of {name}",
  // team/agentstab.js
  "New plans can't use a deleted agent. Documents that the agent made stay.": "New plans can't use a deleted agent. Documents that the agent made stay.",
  // sidebar/row.js
  "New reply.": "New reply.",
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
  // automation/run/logview.js, library/characters.js
  "Newest": "Newest",
  // team/logfold.js
  "Newest {n} of {all} lines": "Newest {n} of {all} lines",
  // chat/pictures.js
  "Next image": "Next image",
  // chat/find.js
  "Next match": "Next match",
  // main/commands.js
  "Next message": "Next message",
  // lib/calendar.js
  "Next month": "Next month",
  // model/toolwords.js
  "Next page": "Next page",
  // lib/pager.js
  "Next part": "Next part",
  // automation/schedules/rhythmfields.js
  "Next times": "Next times",
  // chat/artifacts/widget.js
  "Next variant": "Next variant",
  // main/commands.js
  "Next variant of a plug-in's result": "Next variant of a plug-in's result",
  // chat/actions.js, chat/variants.js, composer/keynames.js
  "Next version": "Next version",
  // automation/schedules/scheduleform.js
  "Next: {when}": "Next: {when}",
  // model/looks.js
  "Night train": "Night train",
  // settings/data/privacy.js
  "No account, no telemetry, no update checks.": "No account, no telemetry, no update checks.",
  // team/agentstab.js
  "No agents.": "No agents.",
  // sidebar/word.js
  "No archived conversations. A conversation returns from the archive when you write in it.": "No archived conversations. A conversation returns from the archive when you write in it.",
  // automation/editor/trystep.js, automation/run/partsview.js, automation/run/stepsview.js
  "No arguments": "No arguments",
  // automation/editor/stepform.js, model/permission.js, widgets/requestparts.js, widgets/schema/argsform.js
  "No arguments.": "No arguments.",
  // automation/assistants/assistants.js
  "No assistants yet. An assistant does written tasks with the tools you choose.": "No assistants yet. An assistant does written tasks with the tools you choose.",
  // settings/data/backups.js
  "No backups yet. Terzetto makes one every day while it's open.": "No backups yet. Terzetto makes one every day while it's open.",
  // chat/bookmarks.js
  "No bookmarks yet. Add one from a message's menu.": "No bookmarks yet. Add one from a message's menu.",
  // sidebar/sidebar.js
  "No character": "No character",
  // library/characters.js
  "No characters match.": "No characters match.",
  // widgets/members.js
  "No characters yet.": "No characters yet.",
  // library/characters.js
  "No characters yet. Import a card, or create a character.": "No characters yet. Import a card, or create a character.",
  // palette/palette.js
  "No commands match.": "No commands match.",
  // model/conversation.js
  "No conversation is open.": "No conversation is open.",
  // sidebar/word.js
  "No conversations match “{sought}”.": "No conversations match “{sought}”.",
  // automation/run/compareview.js
  "No earlier run of this workflow succeeded.": "No earlier run of this workflow succeeded.",
  // library/scan.js
  "No entries match.": "No entries match.",
  // library/entries.js
  "No entries yet.": "No entries yet.",
  // widgets/editlist/forms.js
  "No fields yet.": "No fields yet.",
  // automation/schedules/scheduleform.js
  "No further runs.": "No further runs.",
  // help/view.js
  "No help pages match.": "No help pages match.",
  // settings/data/privacy.js
  "No hosts contacted since Terzetto started.": "No hosts contacted since Terzetto started.",
  // inspector/editorsections.js
  "No issues found.": "No issues found.",
  // library/worlds.js
  "No lorebooks yet. Import or add a lorebook.": "No lorebooks yet. Import or add a lorebook.",
  // chat/find.js, lib/picker.js
  "No matches": "No matches",
  // sidebar/word.js
  "No matches for “{sought}”.": "No matches for “{sought}”.",
  // sidebar/found.js
  "No messages match.": "No messages match.",
  // settings/models/endpointcard.js
  "No model chosen yet": "No model chosen yet",
  // team/begin.js
  "No model is connected. The demo plays the team and makes plain documents.": "No model is connected. The demo plays the team and makes plain documents.",
  // settings/models/models.js
  "No model server found on this computer. Start one and look again, or add one by address.": "No model server found on this computer. Start one and look again, or add one by address.",
  // onboarding/index.js
  "No model server is running on this computer.": "No model server is running on this computer.",
  // composer/answerer.js, widgets/servers/modelpick.js
  "No models match.": "No models match.",
  // widgets/editlist/forms.js
  "No moods yet.": "No moods yet.",
  // chat/artifacts/acts.js
  "No new result.": "No new result.",
  // automation/widgets/picks.js
  "No other workflows yet.": "No other workflows yet.",
  // automation/editor/tryflow.js
  "No output.": "No output.",
  // widgets/editlist/personas.js
  "No personas yet.": "No personas yet.",
  // widgets/editlist/forms.js
  "No phrases yet.": "No phrases yet.",
  // settings/models/presets.js
  "No presets yet. Save your current settings under a name.": "No presets yet. Save your current settings under a name.",
  // widgets/editlist/prompts.js
  "No prompts yet.": "No prompts yet.",
  // team/list.js
  "No requests yet.": "No requests yet.",
  // inspector/wire.js
  "No response": "No response",
  // automation/run/partsview.js, automation/run/stepsview.js
  "No result yet": "No result yet",
  // automation/run/rundetail.js
  "No results yet.": "No results yet.",
  // widgets/files/table.js
  "No rows.": "No rows.",
  // automation/list/runlist.js
  "No runs match these filters.": "No runs match these filters.",
  // automation/list/runlist.js
  "No runs yet. A workflow is a list of steps that runs on this computer.": "No runs yet. A workflow is a list of steps that runs on this computer.",
  // lib/keys.js
  "No shortcuts match.": "No shortcuts match.",
  // ../plugins/tts/card.js
  "No speech engine found. Install espeak-ng; Terzetto then finds the engine automatically.": "No speech engine found. Install espeak-ng; Terzetto then finds the engine automatically.",
  // settings/speech/speech.js
  "No speech servers found on this computer. Start one, or add one by address.": "No speech servers found on this computer. Start one, or add one by address.",
  // automation/editor/editor.js
  "No steps yet. Add a tool, a written task, or another workflow.": "No steps yet. Add a tool, a written task, or another workflow.",
  // team/list.js
  "No teams match.": "No teams match.",
  // automation/schedules/triggerform.js
  "No token yet.": "No token yet.",
  // automation/editor/stepform.js
  "No tool is named {name}. Choose another tool.": "No tool is named {name}. Choose another tool.",
  // automation/widgets/picks.js
  "No tools available.": "No tools available.",
  // automation/schedules/triggers.js
  "No triggers match.": "No triggers match.",
  // automation/schedules/triggers.js
  "No triggers yet. A trigger starts a workflow at a time, for a file, or when called.": "No triggers yet. A trigger starts a workflow at a time, for a file, or when called.",
  // automation/editor/valuepick.js
  "No values yet. Earlier steps and variables appear here.": "No values yet. Earlier steps and variables appear here.",
  // automation/variables/variables.js
  "No variables yet. Variables keep values between runs; secret ones are never shown again.": "No variables yet. Variables keep values between runs; secret ones are never shown again.",
  // widgets/changes.js, widgets/documentchanges.js
  "No visible changes.": "No visible changes.",
  // tools/notes.js
  "No voice": "No voice",
  // ../plugins/tts/voicepick.js
  "No voices match.": "No voices match.",
  // automation/editor/templates.js
  "No workflows match.": "No workflows match.",
  // lib/pager.js
  "No.": "No.",
  // automation/widgets/value.js, library/cardfields.js, widgets/schema/configfield.js, widgets/schema/schema.js
  "None": "None",
  // composer/answerer.js
  "None (use Settings)": "None (use Settings)",
  // tools/notes.js
  "None yet. Directions appear as replies are written.": "None yet. Directions appear as replies are written.",
  // tools/notes.js
  "None. Turn on “Remember directions” to collect directions.": "None. Turn on “Remember directions” to collect directions.",
  // automation/schedules/permissionlist.js
  "None: every step that writes asks you.": "None: every step that writes asks you.",
  // team/labels.js
  "Not made": "Not made",
  // automation/schedules/scheduleform.js, automation/schedules/startform.js, automation/schedules/triggerform.js, widgets/formdetail.js
  "Not saved yet.": "Not saved yet.",
  // library/cardfields.js
  "Not sent to the model.": "Not sent to the model.",
  // settings/models/modelconfig.js
  "Not set": "Not set",
  // automation/variables/variables.js
  "Not set.": "Not set.",
  // automation/run/stepsview.js, model/runlabels.js, settings/toolbox/toolservers.js, team/labels.js
  "Not started": "Not started",
  // widgets/editlist/forms.js
  "Note for you": "Note for you",
  // model/turnlabels.js
  "Noted a direction": "Noted a direction",
  // tools/notes.js
  "Notes": "Notes",
  // inspector/editorsections.js, model/turnlabels.js, tools/notes.js
  "Notes for you": "Notes for you",
  // tools/notes.js
  "Notes what should hold from here on in this branch. One more call per reply.": "Notes what should hold from here on in this branch. One more call per reply.",
  // ../plugins/tts/card.js, automation/editor/flowform.js
  "Nothing": "Nothing",
  // library/transfer/review.js
  "Nothing is saved yet. The import changes no existing data.": "Nothing is saved yet. The import changes no existing data.",
  // model/notify.js
  "Notifications are blocked. Allow them in the browser's settings for this page.": "Notifications are blocked. Allow them in the browser's settings for this page.",
  // model/toolwords.js
  "Notify": "Notify",
  // model/notify.js
  "Notify me when a reply is ready": "Notify me when a reply is ready",
  // automation/widgets/startdialog.js, model/turnlabels.js
  "Now": "Now",
  // automation/editor/askform.js, automation/editor/values.js
  "Number": "Number",
  // automation/editor/controlforms.js
  "Number of items at once. Default: one at a time.": "Number of items at once. Default: one at a time.",
  // widgets/schema/schema.js
  "Off by default.": "Off by default.",
  // automation/schedules/scheduleform.js, automation/schedules/triggerform.js
  "Off.": "Off.",
  // tools/workflows.js
  "Off: no plug-in acts on replies. Earlier results stay.": "Off: no plug-in acts on replies. Earlier results stay.",
  // tools/panel.js
  "Off: the Writer replies alone, in one call.": "Off: the Writer replies alone, in one call.",
  // model/toolwords.js
  "Offset": "Offset",
  // automation/list/runlist.js
  "Older": "Older",
  // automation/run/logview.js
  "Older lines": "Older lines",
  // automation/schedules/scheduleform.js, automation/schedules/triggerform.js
  "On": "On",
  // chat/bookmarks.js
  "On another branch: {text}": "On another branch: {text}",
  // widgets/schema/schema.js
  "On by default.": "On by default.",
  // automation/schedules/rhythmfields.js
  "On day": "On day",
  // automation/widgets/cron.js
  "On day {date} of each month at {time}": "On day {date} of each month at {time}",
  // automation/schedules/triggerform.js
  "On.": "On.",
  // automation/schedules/scheduleform.js
  "Once": "Once",
  // automation/schedules/triggers.js
  "Once, or repeating.": "Once, or repeating.",
  // automation/schedules/triggers.js
  "Once, {when}": "Once, {when}",
  // library/transfer/section.js
  "One ZIP file that other programs can read, with your conversations, characters, lorebooks, workflows, teams and settings. Keys and secret values stay here. To export a single conversation, use the command palette.": "One ZIP file that other programs can read, with your conversations, characters, lorebooks, workflows, teams and settings. Keys and secret values stay here. To export a single conversation, use the command palette.",
  // tools/director.js
  "One call per field: slower, but better for small models.": "One call per field: slower, but better for small models.",
  // automation/editor/askform.js
  "One choice per line": "One choice per line",
  // automation/editor/askform.js
  "One column per line": "One column per line",
  // tools/director.js
  "One field at a time": "One field at a time",
  // tools/agent.js
  "One model for all three voices reuses what it has read. A small, fast second model can be quicker.": "One model for all three voices reuses what it has read. A small, fast second model can be quicker.",
  // widgets/editlist/forms.js
  "One or two sentences for the model.": "One or two sentences for the model.",
  // automation/editor/valuefield.js, widgets/schema/configfield.js
  "One per line.": "One per line.",
  // widgets/editlist/forms.js
  "One per line. The first names the group.": "One per line. The first names the group.",
  // settings/toolbox/toolserverform.js
  "One per line: NAME=value for a program, Name: value as a header for an address. The values are encrypted and sent only to this server.": "One per line: NAME=value for a program, Name: value as a header for an address. The values are encrypted and sent only to this server.",
  // automation/editor/anyfield.js
  "One row": "One row",
  // automation/schedules/triggerform.js
  "One word. Text after the command is available to the run as trigger.text.": "One word. Text after the command is available to the run as trigger.text.",
  // model/toolwords.js
  "Only files whose names match, such as {example}.": "Only files whose names match, such as {example}.",
  // settings/speech/speech.js, widgets/servers/endpointform.js
  "Only if the server requires one": "Only if the server requires one",
  // composer/answerer.js
  "Only in this conversation": "Only in this conversation",
  // model/toolwords.js
  "Only messages since this date, such as {example}.": "Only messages since this date, such as {example}.",
  // widgets/files/items.js
  "Only the beginning is shown. Save the document to read all of it.": "Only the beginning is shown. Save the document to read all of it.",
  // automation/variables/variables.js
  "Only the chosen tools receive the value.": "Only the chosen tools receive the value.",
  // settings/models/prompts.js
  "Only used when Director and Editor have their own model.": "Only used when Director and Editor have their own model.",
  // automation/editor/morefields.js
  "Only when": "Only when",
  // automation/strip.js, composer/slashcommand.js, model/links.js, model/waiting.js, sidebar/acts.js
  "Open": "Open",
  // settings/data/association.js
  "Open cards with Terzetto": "Open cards with Terzetto",
  // library/worlds.js
  "Open entries": "Open entries",
  // settings/data/data.js
  "Open folder": "Open folder",
  // model/failure.js, onboarding/advice.js
  "Open model servers": "Open model servers",
  // automation/editor/tryflow.js
  "Open run": "Open run",
  // settings/data/about.js
  "Open source": "Open source",
  // library/greetings.js
  "Open the conversation with greeting {n}": "Open the conversation with greeting {n}",
  // main/commands.js
  "Open the focused character": "Open the focused character",
  // settings/data/about.js
  "Open the help": "Open the help",
  // onboarding/tip.js
  "Open the inspector": "Open the inspector",
  // model/links.js
  "Open this link?": "Open this link?",
  // automation/run/runhead.js, automation/schedules/startform.js
  "Open workflow": "Open workflow",
  // model/toolwords.js
  "Options": "Options",
  // model/transfer.js
  "Orb database": "Orb database",
  // sidebar/found.js
  "Other branch": "Other branch",
  // sidebar/found.js
  "Other results": "Other results",
  // automation/editor/stepform.js
  "Other steps refer to the result by this name.": "Other steps refer to the result by this name.",
  // automation/editor/stepkinds.js, automation/run/parts.js
  "Otherwise": "Otherwise",
  // automation/editor/morefields.js
  "Otherwise the step is skipped.": "Otherwise the step is skipped.",
  // inspector/chart.js, inspector/numbers.js
  "Output": "Output",
  // automation/editor/tryflow.js
  "Output of each call": "Output of each call",
  // model/turnlabels.js, widgets/editlist/forms.js
  "Overused phrase": "Overused phrase",
  // tools/audits.js, tools/editor.js
  "Overused phrases": "Overused phrases",
  // settings/models/presetrow.js
  "Overwrite with current settings": "Overwrite with current settings",
  // model/copies.js
  "PDF": "PDF",
  // library/character.js
  "PNG with the card inside": "PNG with the card inside",
  // library/transfer/section.js
  "Packing…": "Packing…",
  // widgets/files/items.js
  "Page {n}": "Page {n}",
  // widgets/files/filebody.js
  "Pages": "Pages",
  // model/looks.js
  "Paper": "Paper",
  // model/looks.js
  "Paper by day, Lamp when the system is dark.": "Paper by day, Lamp when the system is dark.",
  // model/fieldwords.js, tools/editor.js
  "Paragraphs": "Paragraphs",
  // team/limitstab.js
  "Parallel agents": "Parallel agents",
  // model/turnlabels.js
  "Passages": "Passages",
  // chat/attached.js
  "Passages given to the model for this reply": "Passages given to the model for this reply",
  // model/toolwords.js
  "Password": "Password",
  // tools/tryit.js
  "Paste a text. The text stays on this computer.": "Paste a text. The text stays on this computer.",
  // composer/pastes.js
  "Pasted text": "Pasted text",
  // inspector/editorsections.js
  "Patch {n} by {model}": "Patch {n} by {model}",
  // model/toolwords.js
  "Path": "Path",
  // model/fieldwords.js, tools/phrases.js
  "Pattern": "Pattern",
  // ../plugins/tts/widget.js
  "Pause": "Pause",
  // automation/editor/morefields.js
  "Pause before a retry": "Pause before a retry",
  // audio/transport.js
  "Pause sound": "Pause sound",
  // automation/list/gatechart.js
  "Paused while nothing runs": "Paused while nothing runs",
  // automation/schedules/permissionlist.js
  "Permissions": "Permissions",
  // library/cardfields.js, model/fieldwords.js
  "Personality": "Personality",
  // library/index.js, library/personas.js, settings/models/prompts.js
  "Personas": "Personas",
  // widgets/editlist/forms.js
  "Phrases": "Phrases",
  // library/character.js
  "Picture of {name}": "Picture of {name}",
  // library/preview.js
  "Picture on this card": "Picture on this card",
  // sidebar/acts.js
  "Pin to top": "Pin to top",
  // sidebar/groups.js
  "Pinned": "Pinned",
  // ../plugins/tts/voiceform.js
  "Pitch": "Pitch",
  // model/copies.js
  "Plain text": "Plain text",
  // team/planview.js
  "Plan": "Plan",
  // tools/director.js
  "Plan each reply": "Plan each reply",
  // model/runlabels.js, team/labels.js
  "Planned": "Planned",
  // tools/director.js
  "Plans each reply before the Writer starts.": "Plans each reply before the Writer starts.",
  // ../plugins/tts/widget.js
  "Play": "Play",
  // audio/transport.js
  "Play again": "Play again",
  // widgets/editlist/personas.js
  "Play as this persona": "Play as this persona",
  // settings/models/prompts.js
  "Play as yourself": "Play as yourself",
  // library/personas.js, settings/models/prompts.js
  "Play someone else in some of your conversations.": "Play someone else in some of your conversations.",
  // model/looks.js
  "Playbill": "Playbill",
  // audio/transport.js
  "Player": "Player",
  // ../plugins/tts/card.js
  "Playing": "Playing",
  // settings/data/data.js
  "Plug-in results": "Plug-in results",
  // tools/workflows.js
  "Plug-ins that act on each reply.": "Plug-ins that act on each reply.",
  // library/crop.js
  "Portrait crop. The arrow keys move the crop; plus and minus zoom.": "Portrait crop. The arrow keys move the crop; plus and minus zoom.",
  // audio/transport.js
  "Position": "Position",
  // ../plugins/tts/reader.js
  "Preparing the voice": "Preparing the voice",
  // settings/models/samplers.js
  "Presence penalty": "Presence penalty",
  // composer/answerer.js
  "Preset in this conversation": "Preset in this conversation",
  // settings/index.js, settings/models/presets.js
  "Presets": "Presets",
  // ../plugins/tts/voiceform.js, automation/editor/dryrun.js, settings/appearance/customlook.js, team/preview.js
  "Preview": "Preview",
  // chat/pictures.js
  "Previous image": "Previous image",
  // chat/find.js
  "Previous match": "Previous match",
  // main/commands.js
  "Previous message": "Previous message",
  // lib/calendar.js
  "Previous month": "Previous month",
  // lib/pager.js
  "Previous part": "Previous part",
  // automation/run/compareview.js
  "Previous successful run: {when}": "Previous successful run: {when}",
  // chat/artifacts/widget.js
  "Previous variant": "Previous variant",
  // main/commands.js
  "Previous variant of a plug-in's result": "Previous variant of a plug-in's result",
  // chat/actions.js, chat/variants.js, composer/keynames.js
  "Previous version": "Previous version",
  // library/entries.js, model/fieldwords.js
  "Priority": "Priority",
  // settings/index.js
  "Privacy": "Privacy",
  // settings/toolbox/toolserverform.js
  "Program or address": "Program or address",
  // automation/schedules/triggerform.js
  "Programs on this computer can call this hook, but the port changes with each start. To keep one, start “terzetto serve --addr 127.0.0.1:8080”.": "Programs on this computer can call this hook, but the port changes with each start. To keep one, start “terzetto serve --addr 127.0.0.1:8080”.",
  // automation/schedules/triggerform.js
  "Programs on this computer can call this hook. The address stays the same after a restart.": "Programs on this computer can call this hook. The address stays the same after a restart.",
  // automation/schedules/triggerform.js
  "Programs that use the old token will be refused.": "Programs that use the old token will be refused.",
  // automation/run/runhead.js, team/progress.js
  "Progress": "Progress",
  // team/labels.js
  "Project manager": "Project manager",
  // automation/editor/flowform.js, model/toolwords.js
  "Prompt": "Prompt",
  // settings/index.js
  "Prompts": "Prompts",
  // settings/models/presetlabels.js
  "Prompts only": "Prompts only",
  // settings/toolbox/toolbox.js
  "Public web only, never this computer or your network. Privacy lists each host.": "Public web only, never this computer or your network. Privacy lists each host.",
  // automation/assistants/assistants.js, automation/editor/wordfields.js, automation/variables/variables.js, team/agentform.js
  "Purpose": "Purpose",
  // model/toolwords.js
  "Put values together": "Put values together",
  // model/toolwords.js
  "Query": "Query",
  // automation/editor/controlforms.js, model/toolwords.js, widgets/requestcard.js
  "Question": "Question",
  // widgets/editlist/forms.js
  "Question for the Director": "Question for the Director",
  // model/runlabels.js
  "Queued": "Queued",
  // model/runlabels.js
  "Queued: the limit of parallel runs is reached.": "Queued: the limit of parallel runs is reached.",
  // main/commands.js
  "Quit": "Quit",
  // inspector/sections.js
  "Quoted from files": "Quoted from files",
  // onboarding/advice.js
  "Raise the model's context length in LM Studio, then load the model again.": "Raise the model's context length in LM Studio, then load the model again.",
  // model/capabilities.js
  "Reach the server": "Reach the server",
  // model/toolwords.js
  "Read a document": "Read a document",
  // model/toolwords.js
  "Read a file": "Read a file",
  // model/toolwords.js
  "Read a table": "Read a table",
  // ../plugins/tts/widget.js
  "Read again with the current voice": "Read again with the current voice",
  // ../plugins/tts/index.js, model/manifest.js
  "Read aloud": "Read aloud",
  // ../plugins/tts/clicks.js
  "Read aloud from here": "Read aloud from here",
  // model/capabilities.js
  "Read an image": "Read an image",
  // model/turnlabels.js
  "Read and fix": "Read and fix",
  // model/turnlabels.js
  "Read and fix, round {n}": "Read and fix, round {n}",
  // ../plugins/tts/cast.js
  "Read each reply as it's written": "Read each reply as it's written",
  // ../plugins/tts/card.js
  "Read replies automatically": "Read replies automatically",
  // team/planview.js
  "Read so far": "Read so far",
  // ../plugins/tts/index.js
  "Read the last reply aloud, or pause": "Read the last reply aloud, or pause",
  // chat/wordwalk.js, lib/keys.js
  "Reading": "Reading",
  // tools/notes.js
  "Reading directions takes no extra call.": "Reading directions takes no extra call.",
  // library/transfer/section.js
  "Reading the contents…": "Reading the contents…",
  // model/runlabels.js
  "Reads": "Reads",
  // model/toolwords.js
  "Reads a CSV file or a spreadsheet in the tools folder.": "Reads a CSV file or a spreadsheet in the tools folder.",
  // model/toolwords.js
  "Reads a text aloud on this computer.": "Reads a text aloud on this computer.",
  // model/toolwords.js
  "Reads a text file in the tools folder.": "Reads a text file in the tools folder.",
  // automation/editor/flowform.js
  "Reads from earlier steps": "Reads from earlier steps",
  // ../plugins/tts/card.js
  "Reads replies aloud, each character in its own voice.": "Reads replies aloud, each character in its own voice.",
  // model/toolwords.js
  "Reads the text of a PDF, Word, EPUB or other document in the tools folder.": "Reads the text of a PDF, Word, EPUB or other document in the tools folder.",
  // team/agentwords.js
  "Reads the web pages that you name in the request. This agent can't search the web.": "Reads the web pages that you name in the request. This agent can't search the web.",
  // onboarding/index.js, settings/toolbox/toolservers.js
  "Ready": "Ready",
  // automation/editor/editor.js
  "Redo": "Redo",
  // main/settingnames.js, settings/appearance/appearance.js
  "Reduce motion": "Reduce motion",
  // widgets/approval.js
  "Refuse": "Refuse",
  // chat/actions.js, chat/foldline.js
  "Regenerate": "Regenerate",
  // composer/keynames.js
  "Regenerate the last reply": "Regenerate the last reply",
  // model/turnlabels.js
  "Regenerated": "Regenerated",
  // library/cardfields.js
  "Related": "Related",
  // settings/toolbox/toolservers.js
  "Reload tools of {server}": "Reload tools of {server}",
  // tools/notes.js
  "Remember directions": "Remember directions",
  // widgets/editlist/forms.js
  "Remembered": "Remembered",
  // inspector/editorsections.js
  "Remembered from here on": "Remembered from here on",
  // settings/models/configrow.js, settings/models/kwargs.js, settings/speech/speech.js, settings/toolbox/toolservers.js, team/deletions.js, widgets/schema/configfield.js
  "Remove": "Remove",
  // chat/actions.js
  "Remove bookmark": "Remove bookmark",
  // tools/notes.js
  "Remove direction": "Remove direction",
  // library/greetings.js
  "Remove greeting {n}": "Remove greeting {n}",
  // composer/pastes.js
  "Remove pasted text": "Remove pasted text",
  // library/character.js
  "Remove picture": "Remove picture",
  // automation/editor/askform.js
  "Remove the field {name}": "Remove the field {name}",
  // team/request.js
  "Remove the files that failed, or add them again.": "Remove the files that failed, or add them again.",
  // main/commands.js, model/samples.js, settings/data/samples.js
  "Remove the samples": "Remove the samples",
  // model/samples.js
  "Remove the samples?": "Remove the samples?",
  // automation/editor/conditionfield.js
  "Remove the value": "Remove the value",
  // automation/editor/onevalue.js
  "Remove the value of {field}": "Remove the value of {field}",
  // automation/editor/flowform.js
  "Remove this call": "Remove this call",
  // automation/editor/conditionfield.js
  "Remove this condition": "Remove this condition",
  // settings/models/configrow.js
  "Remove this model": "Remove this model",
  // settings/models/kwargs.js
  "Remove this row": "Remove this row",
  // automation/editor/anyfield.js, automation/widgets/varrows.js, composer/images.js, team/documents.js, widgets/files/givenlist.js, widgets/members.js
  "Remove {name}": "Remove {name}",
  // settings/speech/speech.js, settings/toolbox/toolservers.js
  "Remove {server}": "Remove {server}",
  // automation/editor/orderedrow.js
  "Remove “{lane}”": "Remove “{lane}”",
  // tools/notes.js
  "Remove “{name}”": "Remove “{name}”",
  // settings/models/configrow.js, team/deletions.js
  "Remove “{name}”?": "Remove “{name}”?",
  // chat/artifacts/evicted.js
  "Removed to save space. This result can't be recreated.": "Removed to save space. This result can't be recreated.",
  // chat/artifacts/evicted.js
  "Removed to save space. Turn on {workflow} to restore the result.": "Removed to save space. Turn on {workflow} to restore the result.",
  // chat/artifacts/evicted.js
  "Removed to save space. {workflow} can recreate the result.": "Removed to save space. {workflow} can recreate the result.",
  // widgets/schema/configfield.js
  "Removed when you save": "Removed when you save",
  // settings/models/presetrow.js, sidebar/acts.js
  "Rename": "Rename",
  // model/toolwords.js
  "Rename a file": "Rename a file",
  // sidebar/sidebar.js
  "Rename the conversation": "Rename the conversation",
  // model/toolwords.js
  "Renames or moves a file in the tools folder.": "Renames or moves a file in the tools folder.",
  // widgets/requestparts.js
  "Renames {from} to {path}": "Renames {from} to {path}",
  // audio/transport.js
  "Repeat": "Repeat",
  // widgets/requestcard.js
  "Repeat step": "Repeat step",
  // team/roundview.js
  "Repeat this request": "Repeat this request",
  // automation/editor/dryrun.js
  "Repeat with these values": "Repeat with these values",
  // tools/audits.js
  "Repeated layout": "Repeated layout",
  // model/turnlabels.js, tools/audits.js
  "Repeated words": "Repeated words",
  // automation/schedules/scheduleform.js
  "Repeating": "Repeating",
  // model/runlabels.js
  "Repeats its steps for each item.": "Repeats its steps for each item.",
  // model/runlabels.js
  "Repeats its steps for {n, plural, one {# item} other {each of # items}}.": "Repeats its steps for {n, plural, one {# item} other {each of # items}}.",
  // settings/models/samplers.js
  "Repetition penalty": "Repetition penalty",
  // automation/schedules/triggerform.js
  "Replace": "Replace",
  // library/preview.js
  "Replace the existing character": "Replace the existing character",
  // automation/schedules/triggerform.js
  "Replace the token?": "Replace the token?",
  // automation/schedules/triggerform.js
  "Replace token": "Replace token",
  // model/turnlabels.js
  "Replaces": "Replaces",
  // widgets/requestparts.js
  "Replaces the file {path} ({size})": "Replaces the file {path} ({size})",
  // library/cardfields.js
  "Replaces your system prompt; {original} inserts yours. Leave empty to use yours.": "Replaces your system prompt; {original} inserts yours. Leave empty to use yours.",
  // library/cardfields.js
  "Replaces {{char}}.": "Replaces {{char}}.",
  // automation/list/runlist.js
  "Replies": "Replies",
  // model/turnlabels.js
  "Reply": "Reply",
  // chat/announce.js
  "Reply complete, {words, plural, one {# word} other {# words}}": "Reply complete, {words, plural, one {# word} other {# words}}",
  // model/turnlabels.js
  "Reply on a new branch": "Reply on a new branch",
  // composer/keynames.js
  "Reply to the last message, or continue the last reply": "Reply to the last message, or continue the last reply",
  // main/destinations.js
  "Reply with {name}": "Reply with {name}",
  // model/turnlabels.js
  "Reply, continued": "Reply, continued",
  // sidebar/row.js
  "Replying.": "Replying.",
  // inspector/chart.js
  "Reported by the server": "Reported by the server",
  // inspector/rawcall.js
  "Request": "Request",
  // inspector/rawcall.js
  "Request and response": "Request and response",
  // inspector/rawcall.js
  "Request body": "Request body",
  // team/page.js
  "Requests": "Requests",
  // automation/editor/askform.js, widgets/editlist/forms.js
  "Required": "Required",
  // settings/data/data.js, widgets/approval.js
  "Reset": "Reset",
  // settings/data/data.js
  "Resets settings, moods, fields and phrases to their defaults. Conversations, characters and servers stay.": "Resets settings, moods, fields and phrases to their defaults. Conversations, characters and servers stay.",
  // widgets/editlist/forms.js
  "Resets the fields that came with Terzetto. Your own fields stay.": "Resets the fields that came with Terzetto. Your own fields stay.",
  // widgets/editlist/forms.js
  "Resets the moods that came with Terzetto. Your own moods stay.": "Resets the moods that came with Terzetto. Your own moods stay.",
  // inspector/rawcall.js
  "Response body": "Response body",
  // settings/toolbox/toolservers.js
  "Restarting in {n} s": "Restarting in {n} s",
  // chat/artifacts/evicted.js, settings/data/backups.js, sidebar/acts.js, widgets/editlist/editlist.js
  "Restore": "Restore",
  // widgets/editlist/forms.js
  "Restore default fields": "Restore default fields",
  // widgets/editlist/forms.js
  "Restore default fields?": "Restore default fields?",
  // widgets/editlist/forms.js
  "Restore default moods": "Restore default moods",
  // widgets/editlist/forms.js
  "Restore default moods?": "Restore default moods?",
  // widgets/editlist/forms.js
  "Restore default phrases": "Restore default phrases",
  // widgets/editlist/forms.js
  "Restore default phrases?": "Restore default phrases?",
  // settings/data/data.js, tools/configform.js
  "Restore defaults": "Restore defaults",
  // settings/data/backups.js
  "Restore the backup of {at}": "Restore the backup of {at}",
  // settings/data/backups.js
  "Restore the backup of {at}?": "Restore the backup of {at}?",
  // settings/data/backups.js
  "Restored to {at}. The newest backup in the list holds the previous data.": "Restored to {at}. The newest backup in the list holds the previous data.",
  // widgets/editlist/forms.js
  "Restores missing or turned-off phrases that came with Terzetto. Your own phrases stay.": "Restores missing or turned-off phrases that came with Terzetto. Your own phrases stay.",
  // automation/editor/controlforms.js, automation/editor/tryflow.js, automation/editor/trystep.js, automation/run/compareview.js, automation/run/partsview.js, automation/run/stepsview.js
  "Result": "Result",
  // automation/editor/values.js
  "Result of the previous step": "Result of the previous step",
  // automation/editor/values.js
  "Result of this step": "Result of this step",
  // palette/palette.js
  "Results": "Results",
  // ../plugins/tts/widget.js, automation/run/runhead.js
  "Resume": "Resume",
  // audio/transport.js
  "Resume sound": "Resume sound",
  // automation/editor/morefields.js
  "Retries": "Retries",
  // ../plugins/tts/card.js, chat/artifacts/media.js, chat/failureline.js, chat/transcript.js, composer/answerer.js, inspector/panel.js, lib/controls.js, settings/models/models.js, sidebar/found.js, sidebar/word.js, team/roundview.js, widgets/listpane.js, widgets/servers/modelpick.js
  "Retry": "Retry",
  // automation/editor/morefields.js
  "Retry even if the tool could act twice": "Retry even if the tool could act twice",
  // automation/run/runhead.js
  "Retry from the failed step": "Retry from the failed step",
  // model/copies.js, model/jump.js
  "Return": "Return",
  // composer/keynames.js
  "Reuse an earlier message": "Reuse an earlier message",
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
  // chat/editbox.js
  "Rewrite": "Rewrite",
  // chat/actions.js
  "Rewrite with instructions": "Rewrite with instructions",
  // model/turnlabels.js
  "Rewritten with your instructions": "Rewritten with your instructions",
  // model/turnlabels.js
  "Rewrote the text": "Rewrote the text",
  // chat/artifacts/body.js
  "Roll again": "Roll again",
  // team/list.js, team/roundview.js
  "Round {n}": "Round {n}",
  // team/detail.js
  "Rounds": "Rounds",
  // model/toolwords.js, widgets/files/table.js
  "Rows": "Rows",
  // automation/editor/editorbar.js
  "Run": "Run",
  // model/toolwords.js
  "Run ID": "Run ID",
  // model/toolwords.js
  "Run a flow": "Run a flow",
  // model/toolwords.js
  "Run a program": "Run a program",
  // model/toolwords.js
  "Run a workflow": "Run a workflow",
  // automation/schedules/startform.js
  "Run afterwards": "Run afterwards",
  // automation/run/runhead.js
  "Run again": "Run again",
  // automation/editor/tryflow.js
  "Run and keep": "Run and keep",
  // automation/editor/stepkinds.js, automation/widgets/picks.js, model/runlabels.js
  "Run another workflow": "Run another workflow",
  // main/commands.js
  "Run any command by name": "Run any command by name",
  // automation/schedules/startform.js
  "Run in parallel": "Run in parallel",
  // automation/schedules/scheduleform.js
  "Run once as soon as possible": "Run once as soon as possible",
  // automation/editor/trystep.js
  "Run test": "Run test",
  // automation/editor/trystep.js
  "Run test for real": "Run test for real",
  // automation/run/runhead.js
  "Run that started this run": "Run that started this run",
  // automation/editor/trystep.js
  "Run this test for real?": "Run this test for real?",
  // automation/run/runhead.js
  "Run with other values": "Run with other values",
  // automation/index.js
  "Run {name}": "Run {name}",
  // automation/run/againdialog.js, automation/widgets/startdialog.js, model/runlabels.js
  "Run “{name}”": "Run “{name}”",
  // automation/list/runlist.js, model/runlabels.js, team/labels.js
  "Running": "Running",
  // inspector/chooser.js
  "Running now": "Running now",
  // onboarding/index.js
  "Running on this computer": "Running on this computer",
  // automation/index.js, automation/list/runlist.js, automation/page.js
  "Runs": "Runs",
  // model/toolwords.js
  "Runs a saved flow and gives its output.": "Runs a saved flow and gives its output.",
  // model/toolwords.js
  "Runs a short program in an empty folder of its own.": "Runs a short program in an empty folder of its own.",
  // automation/index.js, automation/page.js
  "Runs and workflows": "Runs and workflows",
  // model/runlabels.js
  "Runs another workflow.": "Runs another workflow.",
  // model/transfer.js
  "Runs in progress are imported as stopped.": "Runs in progress are imported as stopped.",
  // automation/schedules/startform.js
  "Runs that this trigger started stay.": "Runs that this trigger started stay.",
  // automation/schedules/triggerform.js
  "Runs that you stop start nothing. A chain of workflows ends after ten.": "Runs that you stop start nothing. A chain of workflows ends after ten.",
  // model/runlabels.js
  "Runs the flow.": "Runs the flow.",
  // tools/tryit.js
  "Runs the same audits as after a reply, with the settings above.": "Runs the same audits as after a reply, with the settings above.",
  // automation/schedules/scheduleform.js
  "Runs while Terzetto is open.": "Runs while Terzetto is open.",
  // model/runlabels.js
  "Runs {name} and waits for it.": "Runs {name} and waits for it.",
  // automation/run/compareview.js
  "Same": "Same",
  // tools/agent.js
  "Same as the Writer": "Same as the Writer",
  // model/turnlabels.js
  "Same layout as earlier replies": "Same layout as earlier replies",
  // chat/artifacts/body.js
  "Same plan, different seed": "Same plan, different seed",
  // inspector/chart.js
  "Same tools as the previous call": "Same tools as the previous call",
  // automation/editor/trystep.js
  "Sample result of the earlier step": "Sample result of the earlier step",
  // main/settingnames.js
  "Samplers": "Samplers",
  // settings/index.js
  "Samplers and prompts saved under a name, to switch between.": "Samplers and prompts saved under a name, to switch between.",
  // settings/data/samples.js
  "Samples": "Samples",
  // model/samples.js
  "Samples added. To remove them, open Settings, Data.": "Samples added. To remove them, open Settings, Data.",
  // model/looks.js
  "Sans": "Sans",
  // automation/editor/editorbar.js, automation/schedules/startform.js, automation/widgets/value.js, chat/artifacts/media.js, chat/editbox.js, chat/foldline.js, lib/keys.js, settings/appearance/customlook.js, team/preview.js, tools/configform.js, widgets/files/filedialog.js, widgets/formdetail.js, widgets/servers/endpointform.js
  "Save": "Save",
  // team/documents.js
  "Save all {n}": "Save all {n}",
  // widgets/servers/endpointform.js
  "Save and list models": "Save and list models",
  // chat/editbox.js
  "Save and regenerate": "Save and regenerate",
  // settings/models/presets.js
  "Save as a preset": "Save as a preset",
  // ../plugins/tts/widget.js
  "Save audio as a file": "Save audio as a file",
  // settings/models/presets.js
  "Save current settings": "Save current settings",
  // chat/pictures.js
  "Save image": "Save image",
  // chat/editbox.js
  "Save only": "Save only",
  // automation/editor/morefields.js
  "Save the result as": "Save the result as",
  // main/commands.js
  "Save the workflow": "Save the workflow",
  // chat/pictures.js, main/commands.js, team/documents.js
  "Save {name}": "Save {name}",
  // lib/verdict.js, tools/configform.js, widgets/formdetail.js
  "Saved": "Saved",
  // settings/models/models.js
  "Saved as {address}. Choose a model:": "Saved as {address}. Choose a model:",
  // ../plugins/tts/widget.js, library/transfer/section.js, model/conversation.js
  "Saved as {where}.": "Saved as {where}.",
  // main/settingnames.js, settings/models/prompts.js
  "Saved prompts": "Saved prompts",
  // team/fileset.js
  "Saving": "Saving",
  // library/cardfields.js, model/fieldwords.js
  "Scenario": "Scenario",
  // automation/editor/editorbar.js, automation/schedules/scheduleform.js
  "Schedule": "Schedule",
  // model/transfer.js
  "Schedules are imported turned off.": "Schedules are imported turned off.",
  // model/toolwords.js
  "Schema": "Schema",
  // automation/variables/variables.js, model/fieldwords.js
  "Scope": "Scope",
  // help/view.js, lib/controls.js, lib/picker.js, sidebar/sidebar.js
  "Search": "Search",
  // sidebar/word.js
  "Search all conversations": "Search all conversations",
  // settings/models/meaning.js
  "Search by meaning": "Search by meaning",
  // library/characters.js
  "Search characters": "Search characters",
  // model/toolwords.js, sidebar/sidebar.js
  "Search conversations": "Search conversations",
  // main/commands.js
  "Search everything": "Search everything",
  // palette/palette.js
  "Search for a command": "Search for a command",
  // settings/models/meaning.js
  "Search in files": "Search in files",
  // composer/answerer.js
  "Search models": "Search models",
  // lib/keys.js
  "Search shortcuts": "Search shortcuts",
  // team/list.js
  "Search teams": "Search teams",
  // sidebar/word.js
  "Search the archive": "Search the archive",
  // help/view.js
  "Search the help": "Search the help",
  // model/toolwords.js
  "Search tools": "Search tools",
  // automation/editor/templates.js
  "Search workflows": "Search workflows",
  // library/entries.js, model/fieldwords.js
  "Secondary keys": "Secondary keys",
  // model/fieldwords.js, tools/editor.js
  "Seconds": "Seconds",
  // automation/editor/values.js, automation/variables/variables.js
  "Secret": "Secret",
  // model/transfer.js
  "Secret variables are imported without their values.": "Secret variables are imported without their values.",
  // automation/variables/variables.js
  "Secret, not set": "Secret, not set",
  // automation/variables/variables.js
  "Secret, set": "Secret, set",
  // sidebar/sidebar.js
  "Sections": "Sections",
  // inspector/panel.js
  "See how the Director planned each reply, how the Writer wrote it, and what the Editor changed.": "See how the Director planned each reply, how the Writer wrote it, and what the Editor changed.",
  // onboarding/tip.js
  "See what each voice did in the inspector.": "See what each voice did in the inspector.",
  // composer/sendbuttons.js, team/request.js
  "Send": "Send",
  // composer/sendbuttons.js, team/request.js
  "Send (Enter)": "Send (Enter)",
  // model/toolwords.js
  "Send a message": "Send a message",
  // model/toolwords.js
  "Send a request": "Send a request",
  // widgets/requestcard.js
  "Send answer": "Send answer",
  // main/settingnames.js, settings/appearance/appearance.js
  "Send messages with": "Send messages with",
  // model/toolwords.js
  "Sends a prompt to a model and gives its answer.": "Sends a prompt to a model and gives its answer.",
  // model/toolwords.js
  "Sends an HTTP request to a host that you allowed.": "Sends an HTTP request to a host that you allowed.",
  // widgets/requestparts.js
  "Sends the file {from}": "Sends the file {from}",
  // widgets/requestparts.js
  "Sends to {host}": "Sends to {host}",
  // settings/models/modelconfig.js
  "Sent as chat_template_kwargs, for servers that read them.": "Sent as chat_template_kwargs, for servers that read them.",
  // settings/models/prompts.js
  "Sent at the start of every conversation. {{char}} and {{user}} are replaced by names.": "Sent at the start of every conversation. {{char}} and {{user}} are replaced by names.",
  // model/turnlabels.js, tools/audits.js
  "Sentences with the same opening": "Sentences with the same opening",
  // model/turnlabels.js, tools/audits.js
  "Sentences with the same structure": "Sentences with the same structure",
  // library/cardfields.js
  "Separate with commas.": "Separate with commas.",
  // model/looks.js
  "Serif": "Serif",
  // tools/agent.js
  "Server": "Server",
  // settings/models/presetlabels.js
  "Server's samplers": "Server's samplers",
  // settings/speech/speech.js, widgets/servers/endpointform.js
  "Set · …{hint}. Enter a new key to replace it": "Set · …{hint}. Enter a new key to replace it",
  // automation/variables/variables.js
  "Set.": "Set.",
  // automation/variables/variables.js, widgets/schema/configfield.js
  "Set. Enter a new value to replace it": "Set. Enter a new value to replace it",
  // automation/variables/variables.js
  "Set: {hint}": "Set: {hint}",
  // widgets/servers/discover.js
  "Setting up…": "Setting up…",
  // chat/header.js, main/commands.js, main/destinations.js, model/transfer.js, settings/index.js, widgets/schema/schema.js
  "Settings": "Settings",
  // settings/models/configrow.js
  "Settings of {name}": "Settings of {name}",
  // tools/configform.js, tools/workflows.js
  "Settings of {workflow}": "Settings of {workflow}",
  // sidebar/sidebar.js
  "Several characters": "Several characters",
  // widgets/editlist/forms.js
  "Several short entries": "Several short entries",
  // automation/run/rundetail.js
  "Shared results": "Shared results",
  // model/fieldwords.js, settings/models/prompts.js
  "Shared system prompt": "Shared system prompt",
  // model/toolwords.js
  "Sheet": "Sheet",
  // lib/keys.js
  "Shift": "Shift",
  // tools/notes.js
  "Short remarks shown in the inspector. One more call per reply.": "Short remarks shown in the inspector. One more call per reply.",
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
  // sidebar/rows.js
  "Show more": "Show more",
  // automation/run/partsview.js
  "Show more ({n} left)": "Show more ({n} left)",
  // sidebar/found.js
  "Show more messages": "Show more messages",
  // tools/editor.js
  "Show only edited replies": "Show only edited replies",
  // main/commands.js
  "Show or hide the conversations": "Show or hide the conversations",
  // chat/actions.js
  "Show passes": "Show passes",
  // tools/editor.js
  "Show the changes": "Show the changes",
  // lib/markdown.js
  "Show the image at full size": "Show the image at full size",
  // lib/panel.js
  "Show the passes of the last turn": "Show the passes of the last turn",
  // audio/transport.js
  "Show the player": "Show the player",
  // automation/run/stepsview.js
  "Show the started run": "Show the started run",
  // chat/actions.js
  "Show thoughts and changes": "Show thoughts and changes",
  // automation/widgets/value.js
  "Show whole ({size})": "Show whole ({size})",
  // chat/artifacts/media.js, chat/pictures.js, lib/markdown.js
  "Show {name} at full size": "Show {name} at full size",
  // widgets/editlist/forms.js
  "Shown in the inspector.": "Shown in the inspector.",
  // tools/editor.js
  "Shows a reply only after editing.": "Shows a reply only after editing.",
  // automation/editor/dryrun.js
  "Shows each step with its values from the last run. No tool or model is called.": "Shows each step with its values from the last run. No tool or model is called.",
  // model/toolwords.js
  "Shows you a short note, also on the desktop.": "Shows you a short note, also on the desktop.",
  // model/transfer.js
  "SillyTavern data": "SillyTavern data",
  // model/copies.js
  "SillyTavern group (ZIP)": "SillyTavern group (ZIP)",
  // model/toolwords.js
  "Since": "Since",
  // automation/schedules/permissionlist.js
  "Since {when}": "Since {when}",
  // automation/list/runlist.js
  "Single tools": "Single tools",
  // settings/data/about.js
  "Sizes, counts and recent warnings, without keys, addresses or conversation text. Review the text before you share it.": "Sizes, counts and recent warnings, without keys, addresses or conversation text. Review the text before you share it.",
  // composer/sendbuttons.js
  "Skip": "Skip",
  // automation/schedules/startform.js
  "Skip the new run": "Skip the new run",
  // automation/schedules/scheduleform.js
  "Skip the run": "Skip the run",
  // composer/sendbuttons.js
  "Skip this pass": "Skip this pass",
  // model/runlabels.js
  "Skipped": "Skipped",
  // automation/schedules/triggerform.js
  "Skipped {when}: the previous run was still going": "Skipped {when}: the previous run was still going",
  // automation/schedules/triggerform.js
  "Skipped {when}: “{file}” was removed before the run started": "Skipped {when}: “{file}” was removed before the run started",
  // tools/director.js, tools/editor.js, tools/panel.js
  "Slower, and uses more tokens.": "Slower, and uses more tokens.",
  // library/characters.js, library/entries.js
  "Sort by": "Sort by",
  // audio/transport.js
  "Sound": "Sound",
  // model/toolwords.js
  "Source": "Source",
  // team/preview.js
  "Sources": "Sources",
  // model/toolwords.js
  "Speak": "Speak",
  // inspector/sections.js
  "Speaker": "Speaker",
  // settings/index.js
  "Speech": "Speech",
  // settings/speech/speech.js
  "Speech engines": "Speech engines",
  // ../plugins/tts/card.js
  "Speech only": "Speech only",
  // settings/speech/speech.js
  "Speech servers": "Speech servers",
  // main/settingnames.js
  "Speech voices": "Speech voices",
  // ../plugins/tts/voiceform.js, model/capabilities.js
  "Speed": "Speed",
  // main/settingnames.js, settings/appearance/appearance.js
  "Speed of the last reply": "Speed of the last reply",
  // automation/run/againdialog.js, automation/widgets/startdialog.js, widgets/members.js
  "Start": "Start",
  // onboarding/advice.js
  "Start Ollama with OLLAMA_CONTEXT_LENGTH=16384.": "Start Ollama with OLLAMA_CONTEXT_LENGTH=16384.",
  // library/character.js
  "Start a conversation": "Start a conversation",
  // main/destinations.js
  "Start a conversation with {name}": "Start a conversation with {name}",
  // chat/actions.js
  "Start a new branch here": "Start a new branch here",
  // chat/artifacts/body.js
  "Start again from the message": "Start again from the message",
  // automation/widgets/startdialog.js
  "Start at": "Start at",
  // ../plugins/tts/card.js
  "Start reading": "Start reading",
  // onboarding/advice.js
  "Start the server with --contextsize 16384.": "Start the server with --contextsize 16384.",
  // onboarding/advice.js
  "Start the server with --ctx-size 16384.": "Start the server with --ctx-size 16384.",
  // onboarding/elsewhere.js
  "Start writing": "Start writing",
  // automation/list/historychart.js
  "Started": "Started",
  // automation/run/childlist.js
  "Started runs": "Started runs",
  // automation/run/stepsview.js
  "Started {when}": "Started {when}",
  // chat/phase.js, settings/toolbox/toolservers.js
  "Starting": "Starting",
  // automation/editor/editor.js
  "Starting values. You can change them for each run.": "Starting values. You can change them for each run.",
  // model/toolwords.js
  "Starts a saved workflow and doesn't wait for its end.": "Starts a saved workflow and doesn't wait for its end.",
  // widgets/requestparts.js
  "Starts {program}": "Starts {program}",
  // automation/run/runhead.js
  "Starts {when}": "Starts {when}",
  // automation/list/historychart.js, automation/list/runlist.js
  "State": "State",
  // inspector/wire.js
  "Status {code}": "Status {code}",
  // automation/editor/stepform.js
  "Step name": "Step name",
  // automation/editor/orderedlist.js, automation/editor/tryflow.js, automation/run/logview.js, widgets/requestparts.js
  "Step {n}": "Step {n}",
  // automation/run/runhead.js
  "Step {n} failed.": "Step {n} failed.",
  // automation/editor/portable.js
  "Step {n} in this file has neither config nor configs.": "Step {n} in this file has neither config nor configs.",
  // automation/editor/portable.js
  "Step {n} in this file is not an object.": "Step {n} in this file is not an object.",
  // model/runlabels.js
  "Step {n} of {all}": "Step {n} of {all}",
  // automation/editor/steplist.js
  "Step {n} was deleted.": "Step {n} was deleted.",
  // widgets/requestparts.js
  "Step “{name}”": "Step “{name}”",
  // automation/run/runhead.js
  "Step “{name}” failed.": "Step “{name}” failed.",
  // automation/editor/dryrun.js, automation/editor/editor.js, automation/editor/steplist.js, automation/run/rundetail.js, automation/run/stepsview.js
  "Steps": "Steps",
  // automation/editor/orderedrow.js
  "Steps in step {n}": "Steps in step {n}",
  // automation/assistants/assistants.js
  "Steps that name this assistant will use the default assistant.": "Steps that name this assistant will use the default assistant.",
  // automation/variables/variables.js
  "Steps that use the variable won't find a value.": "Steps that use the variable won't find a value.",
  // automation/editor/stepkinds.js, automation/editor/tryflow.js, automation/run/runhead.js, automation/strip.js, chat/foldline.js, composer/sendbuttons.js, model/folding.js, team/request.js, widgets/task.js
  "Stop": "Stop",
  // composer/sendbuttons.js
  "Stop (Esc)": "Stop (Esc)",
  // audio/index.js
  "Stop all sound": "Stop all sound",
  // main/closing.js
  "Stop and close": "Stop and close",
  // model/capabilities.js
  "Stop at the end": "Stop at the end",
  // settings/data/association.js
  "Stop opening cards": "Stop opening cards",
  // audio/transport.js
  "Stop sound": "Stop sound",
  // composer/keynames.js, settings/appearance/appearance.js
  "Stop the reply": "Stop the reply",
  // automation/editor/stepkinds.js
  "Stop: {result}": "Stop: {result}",
  // automation/list/runlist.js, chat/announce.js, model/runlabels.js
  "Stopped": "Stopped",
  // chat/message.js
  "Stopped at the model's length limit": "Stopped at the model's length limit",
  // chat/message.js
  "Stopped because the model repeated itself": "Stopped because the model repeated itself",
  // chat/message.js
  "Stopped early": "Stopped early",
  // settings/data/data.js
  "Stopped early. No problems found so far.": "Stopped early. No problems found so far.",
  // library/transfer/section.js
  "Stopped. Items imported so far are kept. Import the same data again to continue; nothing is added twice.": "Stopped. Items imported so far are kept. Import the same data again to continue; nothing is added twice.",
  // library/transfer/section.js
  "Stopped. Nothing was saved.": "Stopped. Nothing was saved.",
  // widgets/servers/pull.js
  "Stopped. The downloaded part is kept; the next download continues from there.": "Stopped. The downloaded part is kept; the next download continues from there.",
  // library/transfer/section.js
  "Stopped. The file was not kept.": "Stopped. The file was not kept.",
  // widgets/servers/probe.js
  "Stopped. The model's capabilities are unknown.": "Stopped. The model's capabilities are unknown.",
  // widgets/servers/modelpick.js
  "Stopped. You can enter a model name.": "Stopped. You can enter a model name.",
  // chat/announce.js, chat/phase.js
  "Stopping": "Stopping",
  // settings/data/data.js
  "Storage limit in MB": "Storage limit in MB",
  // model/capabilities.js
  "Stream a reply": "Stream a reply",
  // automation/run/logview.js
  "Structured result": "Structured result",
  // library/cardfields.js
  "Style": "Style",
  // automation/schedules/triggerform.js
  "Success": "Success",
  // automation/schedules/triggerform.js
  "Success or failure": "Success or failure",
  // model/toolwords.js
  "Such as {example}. Default: the time zone of this computer.": "Such as {example}. Default: the time zone of this computer.",
  // sidebar/acts.js
  "Suggest a title": "Suggest a title",
  // chat/foldline.js
  "Summarize": "Summarize",
  // chat/foldline.js
  "Summarize earlier messages": "Summarize earlier messages",
  // main/commands.js, sidebar/acts.js
  "Summarize into a new conversation": "Summarize into a new conversation",
  // chat/foldline.js
  "Summary": "Summary",
  // chat/foldline.js
  "Summary of the messages above": "Summary of the messages above",
  // chat/foldline.js, model/folding.js
  "Summary stopped.": "Summary stopped.",
  // model/jump.js
  "Switched to the branch with this message.": "Switched to the branch with this message.",
  // model/looks.js, model/toolwords.js
  "System": "System",
  // automation/editor/flowform.js, library/cardfields.js, main/settingnames.js, model/fieldwords.js
  "System prompt": "System prompt",
  // settings/models/prompts.js
  "System prompt for Director and Editor": "System prompt for Director and Editor",
  // settings/models/modelconfig.js
  "System prompt for this model": "System prompt for this model",
  // automation/editor/askform.js, lib/markdown.js
  "Table": "Table",
  // library/cardfields.js, library/characters.js, model/fieldwords.js
  "Tags": "Tags",
  // composer/completion.js
  "Takes part in this conversation": "Takes part in this conversation",
  // automation/editor/stepform.js
  "Task": "Task",
  // team/planview.js
  "Tasks": "Tasks",
  // sidebar/found.js, team/index.js, team/list.js, team/page.js
  "Team": "Team",
  // team/limitstab.js
  "Team limits": "Team limits",
  // tools/editor.js
  "Tell the Writer the limit": "Tell the Writer the limit",
  // automation/editor/flowform.js, model/toolwords.js, settings/models/samplers.js
  "Temperature": "Temperature",
  // settings/data/association.js
  "Terzetto can open .charx files. Image files keep opening in your image viewer.": "Terzetto can open .charx files. Image files keep opening in your image viewer.",
  // team/preview.js
  "Terzetto can't show this document. Save the document to open it in another app.": "Terzetto can't show this document. Save the document to open it in another app.",
  // widgets/files/filedialog.js
  "Terzetto can't show this file. Save the file to open it in another app.": "Terzetto can't show this file. Save the file to open it in another app.",
  // settings/data/data.js
  "Terzetto checks the database briefly at each start and fully every week.": "Terzetto checks the database briefly at each start and fully every week.",
  // widgets/requestcard.js
  "Terzetto closed while this tool was running. How far the tool got is unknown, so the step isn't repeated automatically.": "Terzetto closed while this tool was running. How far the tool got is unknown, so the step isn't repeated automatically.",
  // model/transfer.js
  "Terzetto conversation": "Terzetto conversation",
  // model/transfer.js
  "Terzetto database": "Terzetto database",
  // model/transfer.js
  "Terzetto library": "Terzetto library",
  // main/commands.js
  "Terzetto on the web": "Terzetto on the web",
  // ipc/http.js
  "Terzetto returned status {status}.": "Terzetto returned status {status}.",
  // settings/appearance/customlook.js
  "Terzetto was started without custom CSS. Saved styles apply at the next start.": "Terzetto was started without custom CSS. Saved styles apply at the next start.",
  // onboarding/index.js
  "Terzetto writes with a language model that you choose. Everything stays on this computer, except what you send to servers you add.": "Terzetto writes with a language model that you choose. Everything stays on this computer, except what you send to servers you add.",
  // automation/editor/tryflow.js
  "Test": "Test",
  // widgets/servers/probe.js
  "Test again": "Test again",
  // automation/editor/tryflow.js
  "Test flow": "Test flow",
  // model/capabilities.js
  "Test of {model}, {when}": "Test of {model}, {when}",
  // composer/answerer.js, settings/models/configrow.js, settings/models/endpointcard.js
  "Test this model": "Test this model",
  // automation/editor/trystep.js
  "Test this step": "Test this step",
  // widgets/servers/probe.js
  "Tested {when}": "Tested {when}",
  // widgets/servers/probe.js
  "Testing the model with a short conversation. Loading the model first can take a minute.": "Testing the model with a short conversation. Loading the model first can take a minute.",
  // automation/editor/trystep.js
  "Testing…": "Testing…",
  // automation/editor/anyfield.js, automation/editor/askform.js, automation/editor/values.js, automation/widgets/varrows.js, library/entries.js, model/toolwords.js, settings/appearance/appearance.js, widgets/editlist/forms.js, widgets/editlist/prompts.js
  "Text": "Text",
  // automation/editor/values.js
  "Text after the command": "Text after the command",
  // automation/editor/conditionfield.js
  "Text or number": "Text or number",
  // widgets/editlist/forms.js
  "Text that the Director sees next turn and continues.": "Text that the Director sees next turn and continues.",
  // library/macros.js, tools/tryit.js
  "Text to check": "Text to check",
  // ipc/wails.js
  "That action failed. The log has the details.": "That action failed. The log has the details.",
  // ../plugins/tts/card.js, ../plugins/tts/voicepick.js, lib/verdict.js
  "That action failed. Try again.": "That action failed. Try again.",
  // ../plugins/tts/card.js
  "That passage": "That passage",
  // widgets/members.js
  "The Director chooses who speaks. Without the Director, the mentioned character speaks, or the next in this order.": "The Director chooses who speaks. Without the Director, the mentioned character speaks, or the next in this order.",
  // chat/message.js
  "The Director is reading the room.": "The Director is reading the room.",
  // widgets/editlist/forms.js
  "The Director reads this to choose a mood.": "The Director reads this to choose a mood.",
  // chat/thoughts.js
  "The Director's thoughts, {n, plural, one {# word} other {# words}}": "The Director's thoughts, {n, plural, one {# word} other {# words}}",
  // chat/message.js
  "The Editor is editing.": "The Editor is editing.",
  // tools/editor.js
  "The Editor shortens a reply that is too long, with one more call.": "The Editor shortens a reply that is too long, with one more call.",
  // chat/thoughts.js
  "The Editor's thoughts, {n, plural, one {# word} other {# words}}": "The Editor's thoughts, {n, plural, one {# word} other {# words}}",
  // chat/message.js
  "The Writer is writing.": "The Writer is writing.",
  // widgets/editlist/forms.js
  "The Writer reads this once, when the mood ends.": "The Writer reads this once, when the mood ends.",
  // widgets/editlist/forms.js
  "The Writer reads this while the mood is active.": "The Writer reads this while the mood is active.",
  // inspector/sections.js
  "The Writer's instructions": "The Writer's instructions",
  // chat/thoughts.js
  "The Writer's thoughts, {n, plural, one {# word} other {# words}}": "The Writer's thoughts, {n, plural, one {# word} other {# words}}",
  // chat/review.js
  "The Writer's version is in use.": "The Writer's version is in use.",
  // widgets/approval.js
  "The agent is waiting for your answer. “Refuse” lets the agent continue without one.": "The agent is waiting for your answer. “Refuse” lets the agent continue without one.",
  // sidebar/unread.js
  "The assistant replied": "The assistant replied",
  // ../plugins/tts/cast.js
  "The audio is kept with the reply.": "The audio is kept with the reply.",
  // settings/data/backups.js
  "The backup holds {copy}. Current data: {here}.": "The backup holds {copy}. Current data: {here}.",
  // main/commands.js
  "The backup is in the backup folder.": "The backup is in the backup folder.",
  // model/toolwords.js
  "The body as JSON.": "The body as JSON.",
  // model/toolwords.js
  "The body as form fields.": "The body as form fields.",
  // automation/editor/controlforms.js
  "The branches run in parallel. The next step waits for all of them.": "The branches run in parallel. The next step waits for all of them.",
  // automation/editor/wordfields.js
  "The call ends with a note": "The call ends with a note",
  // inspector/chart.js
  "The call took {whole}.": "The call took {whole}.",
  // inspector/chart.js
  "The call took {whole}. The first word came after {wait}.": "The call took {whole}. The first word came after {wait}.",
  // library/preview.js
  "The card's system prompt, which replaces yours": "The card's system prompt, which replaces yours",
  // library/index.js
  "The characters you chat with. Drop a card here to import it.": "The characters you chat with. Drop a card here to import it.",
  // onboarding/advice.js
  "The chosen server has no model yet.": "The chosen server has no model yet.",
  // model/toolwords.js
  "The column that names each point.": "The column that names each point.",
  // model/toolwords.js
  "The columns with the numbers.": "The columns with the numbers.",
  // model/customcss.js
  "The comment in line {n} has no end.": "The comment in line {n} has no end.",
  // automation/run/stepsview.js
  "The condition was false.": "The condition was false.",
  // automation/run/againdialog.js
  "The current version of the workflow runs.": "The current version of the workflow runs.",
  // chat/header.js
  "The damaged files are kept in {folder}.": "The damaged files are kept in {folder}.",
  // settings/data/data.js
  "The database has no errors.": "The database has no errors.",
  // composer/notifications.js
  "The demo is replying. It's a script, not an AI.": "The demo is replying. It's a script, not an AI.",
  // composer/answerer.js
  "The demo needs no test.": "The demo needs no test.",
  // composer/answerer.js
  "The demo replies.": "The demo replies.",
  // onboarding/index.js
  "The demo will reply. Write your first message below.": "The demo will reply. Write your first message below.",
  // team/preview.js
  "The document": "The document",
  // team/deletions.js
  "The document won't be listed with this message any more. To keep a copy, save the document first.": "The document won't be listed with this message any more. To keep a copy, save the document first.",
  // inspector/editorsections.js
  "The edit contained an instruction instead of prose.": "The edit contained an instruction instead of prose.",
  // inspector/editorsections.js
  "The edit contained reasoning or tool tags.": "The edit contained reasoning or tool tags.",
  // inspector/editorsections.js
  "The edit cut a word or a sentence in two.": "The edit cut a word or a sentence in two.",
  // inspector/editorsections.js
  "The edit ended in the middle of a sentence.": "The edit ended in the middle of a sentence.",
  // inspector/editorsections.js
  "The edit has more audit findings than the draft.": "The edit has more audit findings than the draft.",
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
  // library/entries.js
  "The entry is used when a key is mentioned.": "The entry is used when a key is mentioned.",
  // widgets/requestparts.js
  "The exact arguments": "The exact arguments",
  // model/toolwords.js
  "The first row names the columns.": "The first row names the columns.",
  // chat/speed.js
  "The first token came after {time}.": "The first token came after {time}.",
  // automation/editor/wordfields.js
  "The flow fails": "The flow fails",
  // automation/editor/tryflow.js
  "The flow is running…": "The flow is running…",
  // automation/editor/askform.js
  "The form can't show this whole schema.": "The form can't show this whole schema.",
  // model/toolwords.js
  "The full address, such as {example}.": "The full address, such as {example}.",
  // model/transfer.js
  "The imported settings replace yours.": "The imported settings replace yours.",
  // settings/appearance/appearance.js
  "The lamp had burned all night on the empty stage. “You are late,” it seemed to say, and {stressed} nobody argued.": "The lamp had burned all night on the empty stage. “You are late,” it seemed to say, and {stressed} nobody argued.",
  // automation/editor/flowform.js
  "The last answer only": "The last answer only",
  // model/links.js
  "The link leads to {host}.": "The link leads to {host}.",
  // automation/list/gatechart.js
  "The load is unknown.": "The load is unknown.",
  // automation/list/gatechart.js
  "The load is unknown. {words}": "The load is unknown. {words}",
  // automation/run/logview.js, automation/run/partsview.js
  "The log is empty.": "The log is empty.",
  // model/toolwords.js
  "The longest answer, in tokens.": "The longest answer, in tokens.",
  // settings/index.js
  "The look of the window.": "The look of the window.",
  // ../plugins/tts/widget.js
  "The message changed after this audio was made.": "The message changed after this audio was made.",
  // model/jump.js
  "The message is in another conversation.": "The message is in another conversation.",
  // team/deletions.js
  "The message text is deleted and its documents are no longer listed with it. The log stays.": "The message text is deleted and its documents are no longer listed with it. The log stays.",
  // team/deletions.js
  "The message text is deleted. The log stays.": "The message text is deleted. The log stays.",
  // model/capabilities.js
  "The model can think before it answers.": "The model can think before it answers.",
  // tools/agent.js
  "The model for Director and Editor.": "The model for Director and Editor.",
  // model/capabilities.js
  "The model has no tools. Director and Editor ask for a form instead.": "The model has no tools. Director and Editor ask for a form instead.",
  // model/room.js
  "The model is a download of about 10 GB.": "The model is a download of about 10 GB.",
  // chat/foldline.js, model/folding.js
  "The model is writing the summary…": "The model is writing the summary…",
  // chat/foldline.js
  "The model now reads a summary of the earlier messages.": "The model now reads a summary of the earlier messages.",
  // chat/foldline.js
  "The model reads a summary of the messages above": "The model reads a summary of the messages above",
  // chat/foldline.js
  "The model reads the messages themselves again, as far as they fit.": "The model reads the messages themselves again, as far as they fit.",
  // library/entries.js
  "The model reads the name before the text.": "The model reads the name before the text.",
  // settings/models/prompts.js
  "The model reads this description when no persona is active.": "The model reads this description when no persona is active.",
  // chat/foldline.js
  "The model reads this summary in place of the messages above. The messages stay in the conversation.": "The model reads this summary in place of the messages above. The messages stay in the conversation.",
  // widgets/editlist/personas.js
  "The model reads this to know you.": "The model reads this to know you.",
  // model/capabilities.js
  "The model reads {n, plural, one {# token} other {# tokens}} at once.": "The model reads {n, plural, one {# token} other {# tokens}} at once.",
  // model/capabilities.js
  "The model reads {n, plural, one {# token} other {# tokens}} at once. Long conversations are summarized early. If you can, raise the context size on the server.": "The model reads {n, plural, one {# token} other {# tokens}} at once. Long conversations are summarized early. If you can, raise the context size on the server.",
  // inspector/editorsections.js
  "The model refused to edit the text.": "The model refused to edit the text.",
  // chat/foldline.js
  "The model still reads every message of this conversation.": "The model still reads every message of this conversation.",
  // inspector/chart.js
  "The model wrote {tokens} tokens, {speed} a second.": "The model wrote {tokens} tokens, {speed} a second.",
  // inspector/chart.js
  "The model wrote {tokens} tokens.": "The model wrote {tokens} tokens.",
  // settings/index.js
  "The models that reply. Data goes only to the servers listed here.": "The models that reply. Data goes only to the servers listed here.",
  // model/toolwords.js
  "The name of a saved flow.": "The name of a saved flow.",
  // model/toolwords.js
  "The name of a saved workflow.": "The name of a saved workflow.",
  // model/toolwords.js
  "The name of the form field for the file.": "The name of the form field for the file.",
  // settings/models/samplers.js
  "The name {name} is used twice.": "The name {name} is used twice.",
  // widgets/editlist/forms.js
  "The name, if empty": "The name, if empty",
  // model/copies.js
  "The new title is “{title}”.": "The new title is “{title}”.",
  // automation/schedules/scheduleform.js
  "The next run changes when you save.": "The next run changes when you save.",
  // settings/appearance/appearance.js
  "The other key starts a new line. Shift+Enter always does.": "The other key starts a new line. Shift+Enter always does.",
  // inspector/editorsections.js
  "The passage to replace is in the draft more than once.": "The passage to replace is in the draft more than once.",
  // inspector/editorsections.js
  "The passage to replace is not in the draft.": "The passage to replace is not in the draft.",
  // library/index.js
  "The people you play.": "The people you play.",
  // ../plugins/tts/reader.js
  "The player for this audio is missing. Read the reply aloud again.": "The player for this audio is missing. Read the reply aloud again.",
  // settings/appearance/customlook.js
  "The previous look returns in {n, plural, one {# second} other {# seconds}}.": "The previous look returns in {n, plural, one {# second} other {# seconds}}.",
  // inspector/chart.js
  "The prompt had {total} tokens. None were reused from the previous call.": "The prompt had {total} tokens. None were reused from the previous call.",
  // inspector/chart.js
  "The prompt had {total} tokens. {reused} were reused from the previous call.": "The prompt had {total} tokens. {reused} were reused from the previous call.",
  // inspector/editorsections.js
  "The replacement is the same as the original.": "The replacement is the same as the original.",
  // chat/message.js
  "The reply is starting.": "The reply is starting.",
  // model/turnpushes.js
  "The reply was continued.": "The reply was continued.",
  // automation/run/stepsview.js
  "The run ended before this step.": "The run ended before this step.",
  // automation/editor/controlforms.js
  "The run ends here with this result.": "The run ends here with this result.",
  // automation/editor/controlforms.js
  "The run fails here with this message.": "The run fails here with this message.",
  // automation/run/runhead.js
  "The run's steps, results and log are deleted. Changes made by its tools stay.": "The run's steps, results and log are deleted. Changes made by its tools stay.",
  // settings/data/privacy.js
  "The search for model servers stays on this computer and sends no keys.": "The search for model servers stays on this computer and sends no keys.",
  // widgets/servers/probe.js
  "The server didn't report the model's capabilities.": "The server didn't report the model's capabilities.",
  // widgets/servers/modelpick.js
  "The server has no model yet. Load a model there and retry, or enter a name.": "The server has no model yet. Load a model there and retry, or enter a name.",
  // settings/toolbox/toolbox.js
  "The server is added if it lists its tools.": "The server is added if it lists its tools.",
  // settings/models/endpointcard.js
  "The server's address, key and model settings will be deleted. Your conversations stay.": "The server's address, key and model settings will be deleted. Your conversations stay.",
  // tools/agent.js
  "The server's current model": "The server's current model",
  // tools/agent.js
  "The server's current model ({model})": "The server's current model ({model})",
  // settings/models/configrow.js
  "The settings for this model will be deleted.": "The settings for this model will be deleted.",
  // automation/editor/morefields.js
  "The step fails when it takes longer.": "The step fails when it takes longer.",
  // automation/editor/trystep.js
  "The step returned nothing.": "The step returned nothing.",
  // automation/editor/trystep.js
  "The step took {time}.": "The step took {time}.",
  // team/asks.js
  "The team is waiting for your answer.": "The team is waiting for your answer.",
  // team/deletions.js
  "The team won't see this file in later rounds. Documents made from the file stay.": "The team won't see this file in later rounds. Documents made from the file stay.",
  // automation/editor/trystep.js
  "The test uses these values.": "The test uses these values.",
  // model/customcss.js
  "The text in quotes in line {n} has no end.": "The text in quotes in line {n} has no end.",
  // automation/editor/askform.js, automation/variables/variables.js, automation/widgets/varrows.js, widgets/schema/entry.js
  "The text is not valid JSON.": "The text is not valid JSON.",
  // tools/marks.js
  "The text is over the length limit, so the Editor would rewrite it.": "The text is over the length limit, so the Editor would rewrite it.",
  // widgets/files/items.js
  "The text of this page couldn't be read well. Save the document to see the page.": "The text of this page couldn't be read well. Save the document to see the page.",
  // main/closing.js, settings/appearance/appearance.js
  "The text written so far is kept either way.": "The text written so far is kept either way.",
  // automation/schedules/triggerform.js
  "The token ends in {hint}.": "The token ends in {hint}.",
  // widgets/approval.js
  "The tool server now says: “{text}”": "The tool server now says: “{text}”",
  // inspector/chart.js
  "The tools changed, so no tokens were reused": "The tools changed, so no tokens were reused",
  // sidebar/word.js
  "The trash is empty. Deleted conversations stay in the trash until you delete them permanently.": "The trash is empty. Deleted conversations stay in the trash until you delete them permanently.",
  // automation/editor/editorbar.js
  "The triggers of this workflow are deleted too. All runs stay, and runs in progress continue.": "The triggers of this workflow are deleted too. All runs stay, and runs in progress continue.",
  // automation/variables/variables.js
  "The value is encrypted and never shown again.": "The value is encrypted and never shown again.",
  // model/toolwords.js
  "The value of “next” in the previous result.": "The value of “next” in the previous result.",
  // ../plugins/tts/card.js
  "The whole message": "The whole message",
  // main/closing.js
  "The window closes after the reply.": "The window closes after the reply.",
  // settings/data/about.js
  "The window is part of the program. These components come from other projects.": "The window is part of the program. These components come from other projects.",
  // automation/schedules/triggerform.js
  "The window opens no port, so other programs can't call this hook. Run “terzetto serve --addr 127.0.0.1:8080” instead of the window.": "The window opens no port, so other programs can't call this hook. Run “terzetto serve --addr 127.0.0.1:8080” instead of the window.",
  // settings/appearance/appearance.js
  "The window reloads in another language. Conversations continue.": "The window reloads in another language. Conversations continue.",
  // automation/editor/editorbar.js
  "The workflow goes back to its last saved state.": "The workflow goes back to its last saved state.",
  // automation/editor/editorbar.js
  "The workflow was copied as JSON.": "The workflow was copied as JSON.",
  // automation/editor/morefields.js
  "The workflow's own": "The workflow's own",
  // inspector/panel.js
  "The {voice} didn't take part in this turn.": "The {voice} didn't take part in this turn.",
  // inspector/panel.js
  "The {voice} is waiting.": "The {voice} is waiting.",
  // inspector/panel.js
  "The {voice} is working.": "The {voice} is working.",
  // inspector/panel.js
  "The {voice} produced no output.": "The {voice} produced no output.",
  // main/settingnames.js, settings/appearance/appearance.js
  "Theme": "Theme",
  // automation/editor/stepkinds.js, automation/run/parts.js
  "Then": "Then",
  // ipc/http.js, ipc/wails.js
  "There is no operation {op}.": "There is no operation {op}.",
  // main/commands.js
  "There's nothing to undo right now.": "There's nothing to undo right now.",
  // widgets/approval.js
  "These arguments contain invisible characters, spelled out below.": "These arguments contain invisible characters, spelled out below.",
  // automation/editor/flowform.js
  "These calls run in parallel. The next step reads all their answers.": "These calls run in parallel. The next step reads all their answers.",
  // team/preview.js
  "These versions have no text to compare.": "These versions have no text to compare.",
  // model/capabilities.js
  "Think before answering": "Think before answering",
  // settings/models/modelconfig.js
  "Thinking effort": "Thinking effort",
  // widgets/servers/found.js
  "This address answers, but not as a model server.": "This address answers, but not as a model server.",
  // team/agentstab.js
  "This agent was deleted.": "This agent was deleted.",
  // chat/removal.js
  "This also deletes {siblings, plural, one {its other version} other {its # other versions}} and {below, plural, one {the message below} other {the # messages below}}.": "This also deletes {siblings, plural, one {its other version} other {its # other versions}} and {below, plural, one {the message below} other {the # messages below}}.",
  // widgets/requestcard.js
  "This answer doesn't match the form.": "This answer doesn't match the form.",
  // model/notify.js
  "This browser doesn't support notifications.": "This browser doesn't support notifications.",
  // ../plugins/tts/cast.js
  "This character's speech voice": "This character's speech voice",
  // automation/list/gatechart.js, automation/variables/variables.js
  "This computer": "This computer",
  // settings/data/hostlabels.js
  "This computer ({host})": "This computer ({host})",
  // model/room.js
  "This computer has little memory. Choose a small model.": "This computer has little memory. Choose a small model.",
  // model/room.js
  "This computer has {facts}.": "This computer has {facts}.",
  // automation/editor/conditionfield.js
  "This condition can only be shown as text.": "This condition can only be shown as text.",
  // automation/editor/templates.js
  "This file is too large for a workflow.": "This file is too large for a workflow.",
  // automation/editor/portable.js
  "This file isn't a workflow: it has neither instructions nor a flow with steps.": "This file isn't a workflow: it has neither instructions nor a flow with steps.",
  // automation/editor/portable.js
  "This file isn't a workflow: it isn't a JSON object.": "This file isn't a workflow: it isn't a JSON object.",
  // automation/editor/portable.js
  "This file isn't valid JSON: {reason}": "This file isn't valid JSON: {reason}",
  // automation/variables/variables.js
  "This group": "This group",
  // automation/variables/variables.js
  "This group on this computer": "This group on this computer",
  // chat/foldline.js
  "This list of events is temporary. The model's summary replaces the list at the next fold.": "This list of events is temporary. The model's summary replaces the list at the next fold.",
  // lib/bulk.js
  "This message has {n, plural, one {# character} other {# characters}} and is shown as plain text.": "This message has {n, plural, one {# character} other {# characters}} and is shown as plain text.",
  // model/jump.js
  "This message was deleted.": "This message was deleted.",
  // widgets/files/items.js
  "This page has no text.": "This page has no text.",
  // tools/pattern.js
  "This pattern doesn't work: {reason}.": "This pattern doesn't work: {reason}.",
  // tools/pattern.js
  "This pattern works.": "This pattern works.",
  // inspector/panel.js
  "This reply has no record. The three voices don't write greetings or imported replies.": "This reply has no record. The three voices don't write greetings or imported replies.",
  // automation/run/compareview.js
  "This step is new.": "This step is new.",
  // automation/editor/stepform.js
  "This step waits until the workflow ends.": "This step waits until the workflow ends.",
  // team/deletions.js
  "This team is still working. Deleting it stops the work and deletes its rounds, log and documents. Files you added stay.": "This team is still working. Deleting it stops the work and deletes its rounds, log and documents. Files you added stay.",
  // team/detail.js
  "This team was deleted.": "This team was deleted.",
  // automation/editor/stepform.js
  "This tool asks before each use.": "This tool asks before each use.",
  // automation/editor/faultfinder.js
  "This tool doesn't exist here.": "This tool doesn't exist here.",
  // automation/editor/trystep.js
  "This tool makes changes. The test calls it once, with: {args}": "This tool makes changes. The test calls it once, with: {args}",
  // widgets/schema/entry.js
  "This value doesn't have the required format.": "This value doesn't have the required format.",
  // widgets/schema/entry.js
  "This value must have the type {type}.": "This value must have the type {type}.",
  // automation/variables/variables.js
  "This variable is secret: you can replace the value, but not read it.": "This variable is secret: you can replace the value, but not read it.",
  // sidebar/groups.js
  "This week": "This week",
  // automation/editor/names.js
  "This word is reserved. Choose another name.": "This word is reserved. Choose another name.",
  // automation/variables/variables.js
  "This workflow group, my account": "This workflow group, my account",
  // automation/editor/editorbar.js
  "This workflow was deleted elsewhere.": "This workflow was deleted elsewhere.",
  // automation/editor/editorbar.js
  "This workflow was saved elsewhere while you edited. Save to keep your version, or discard your changes.": "This workflow was saved elsewhere while you edited. Save to keep your version, or discard your changes.",
  // inspector/sections.js
  "Thoughts": "Thoughts",
  // inspector/rail.js
  "Thoughts of this pass appear here.": "Thoughts of this pass appear here.",
  // tools/panel.js
  "Three voices": "Three voices",
  // automation/editor/controlforms.js
  "Time": "Time",
  // automation/editor/morefields.js, tools/editor.js
  "Time limit": "Time limit",
  // tools/editor.js
  "Time limit for Director and Editor together, per reply.": "Time limit for Director and Editor together, per reply.",
  // team/limitstab.js
  "Time limits apply from the next round, the others immediately.": "Time limits apply from the next round, the others immediately.",
  // automation/schedules/rhythmfields.js, model/toolwords.js
  "Time zone": "Time zone",
  // automation/editor/tryflow.js
  "Time: {time}.": "Time: {time}.",
  // model/toolwords.js
  "Timeout in seconds": "Timeout in seconds",
  // model/toolwords.js, sidebar/rename.js
  "Title": "Title",
  // model/toolwords.js
  "To": "To",
  // settings/data/about.js
  "To attach to a report": "To attach to a report",
  // widgets/approval.js
  "To revoke the permission, open Triggers.": "To revoke the permission, open Triggers.",
  // sidebar/groups.js
  "Today": "Today",
  // model/toolwords.js
  "Today's date, the time and the weekday.": "Today's date, the time and the weekday.",
  // inspector/callchart.js
  "Tokens and times as reported by the server.": "Tokens and times as reported by the server.",
  // inspector/callchart.js
  "Tokens and times. Numbers with ~ are estimates: the server didn't report them.": "Tokens and times. Numbers with ~ are estimates: the server didn't report them.",
  // settings/appearance/appearance.js
  "Tokens per second and the time to the first token, in the footer of the reply.": "Tokens per second and the time to the first token, in the footer of the reply.",
  // main/settingnames.js, settings/toolbox/toolbox.js, settings/toolbox/toolservers.js
  "Tool servers (MCP)": "Tool servers (MCP)",
  // model/transfer.js
  "Tool servers start when you open them and list their tools.": "Tool servers start when you open them and list their tools.",
  // automation/run/runhead.js
  "Tool: {tool}": "Tool: {tool}",
  // settings/index.js
  "Toolbox": "Toolbox",
  // model/fieldwords.js, settings/index.js, tools/index.js
  "Tools": "Tools",
  // settings/toolbox/toolbox.js
  "Tools for models": "Tools for models",
  // settings/toolbox/toolbox.js
  "Tools marked “asks first” wait for your approval.": "Tools marked “asks first” wait for your approval.",
  // settings/toolbox/toolservers.js
  "Tools reloaded.": "Tools reloaded.",
  // automation/variables/variables.js
  "Tools that can read the value": "Tools that can read the value",
  // automation/assistants/assistants.js
  "Tools that fit the task": "Tools that fit the task",
  // automation/assistants/assistants.js, team/agentform.js
  "Tools that write or execute ask you each time.": "Tools that write or execute ask you each time.",
  // automation/assistants/assistants.js
  "Tools to show": "Tools to show",
  // tools/index.js
  "Tools: which voices take part": "Tools: which voices take part",
  // settings/models/samplers.js
  "Top K": "Top K",
  // settings/models/samplers.js
  "Top P": "Top P",
  // inspector/numbers.js
  "Total": "Total",
  // main/destinations.js, sidebar/rows.js, sidebar/sidebar.js
  "Trash": "Trash",
  // automation/page.js, automation/schedules/triggers.js
  "Triggers": "Triggers",
  // chat/actions.js
  "Try a different approach": "Try a different approach",
  // library/scan.js
  "Try a message": "Try a message",
  // tools/editor.js
  "Try a text": "Try a text",
  // library/macros.js
  "Try one: {example}": "Try one: {example}",
  // onboarding/index.js
  "Try the demo": "Try the demo",
  // inspector/tabs.js
  "Turn": "Turn",
  // main/commands.js
  "Turn custom CSS on or off": "Turn custom CSS on or off",
  // widgets/editlist/row.js
  "Turn on {name}": "Turn on {name}",
  // settings/appearance/appearance.js
  "Turns off slides and fades.": "Turns off slides and fades.",
  // inspector/chooser.js
  "Turns, newest first": "Turns, newest first",
  // onboarding/index.js
  "Two commands, and about 10 GB to download.": "Two commands, and about 10 GB to download.",
  // automation/editor/anyfield.js
  "Two fields have the same name.": "Two fields have the same name.",
  // settings/models/prompts.js
  "Type / and a name in the message box to insert a text.": "Type / and a name in the message box to insert a text.",
  // automation/editor/askform.js
  "Type of the field": "Type of the field",
  // settings/data/data.js
  "Type {word} to confirm": "Type {word} to confirm",
  // model/looks.js
  "Typewriter": "Typewriter",
  // model/toolwords.js
  "URL": "URL",
  // automation/editor/editor.js, automation/editor/steplist.js, chat/actions.js, chat/foldline.js, chat/removal.js, chat/review.js, lib/toast.js, main/commands.js, model/turnpushes.js, settings/appearance/customlook.js, settings/models/presetrow.js, sidebar/acts.js, tools/configform.js, widgets/editlist/editlist.js
  "Undo": "Undo",
  // chat/foldline.js
  "Unfold": "Unfold",
  // sidebar/acts.js
  "Unpin": "Unpin",
  // automation/editor/controlforms.js
  "Until a time": "Until a time",
  // automation/list/runlist.js, automation/run/childlist.js, automation/run/runhead.js, library/entries.js, library/preview.js, library/scan.js, team/detail.js, team/list.js
  "Untitled": "Untitled",
  // inspector/editorsections.js
  "Unused edits": "Unused edits",
  // tools/editor.js
  "Up to three more calls for a reply with findings, none without.": "Up to three more calls for a reply with findings, none without.",
  // automation/list/gatechart.js
  "Up to {cap, plural, one {# run} other {# runs}} at once": "Up to {cap, plural, one {# run} other {# runs}} at once",
  // library/transfer/section.js
  "Uploading {name}…": "Uploading {name}…",
  // settings/models/endpointcard.js, settings/models/models.js, widgets/servers/discover.js, widgets/servers/modelpick.js
  "Use": "Use",
  // team/agentform.js
  "Use 2 to 40 letters and digits, starting with a lowercase letter.": "Use 2 to 40 letters and digits, starting with a lowercase letter.",
  // ../plugins/tts/cast.js
  "Use a narrator outside of speech": "Use a narrator outside of speech",
  // tools/phrases.js
  "Use a pattern (regular expression)": "Use a pattern (regular expression)",
  // automation/editor/stepkinds.js, automation/widgets/picks.js, model/runlabels.js
  "Use a tool": "Use a tool",
  // settings/appearance/customlook.js
  "Use custom CSS": "Use custom CSS",
  // automation/widgets/refs.js
  "Use letters, digits and _, starting with a letter.": "Use letters, digits and _, starting with a letter.",
  // tools/workflows.js
  "Use plug-ins": "Use plug-ins",
  // chat/review.js
  "Use the Writer's version": "Use the Writer's version",
  // chat/wordwalk.js
  "Use the arrow keys to move by word or sentence. Enter acts, Shift+Enter shows choices, Escape returns.": "Use the arrow keys to move by word or sentence. Enter acts, Shift+Enter shows choices, Escape returns.",
  // settings/appearance/appearance.js
  "Use the font above": "Use the font above",
  // settings/models/configrow.js
  "Use this model": "Use this model",
  // library/crop.js
  "Use this picture": "Use this picture",
  // widgets/servers/discover.js
  "Use {server}": "Use {server}",
  // settings/models/prompts.js
  "Used even when a character has a system prompt.": "Used even when a character has a system prompt.",
  // library/cardfields.js
  "Used in every conversation with this character, and included when the card is exported.": "Used in every conversation with this character, and included when the card is exported.",
  // automation/assistants/assistants.js
  "Used when a step names no other assistant.": "Used when a step names no other assistant.",
  // model/toolwords.js
  "User": "User",
  // automation/editor/anyfield.js, automation/variables/variables.js, automation/widgets/varrows.js, model/toolwords.js, settings/models/kwargs.js
  "Value": "Value",
  // automation/widgets/varrows.js
  "Value of {name}": "Value of {name}",
  // automation/editor/conditionfield.js
  "Value: {value}": "Value: {value}",
  // model/toolwords.js
  "Values": "Values",
  // settings/models/samplers.js
  "Values above 0 discourage frequent words.": "Values above 0 discourage frequent words.",
  // settings/models/samplers.js
  "Values above 0 encourage new topics.": "Values above 0 encourage new topics.",
  // settings/models/samplers.js
  "Values above 1 discourage words already used.": "Values above 1 discourage words already used.",
  // settings/models/modelconfig.js
  "Values for the chat template": "Values for the chat template",
  // model/toolwords.js
  "Values for the steps of the workflow.": "Values for the steps of the workflow.",
  // automation/run/againdialog.js, automation/widgets/startdialog.js
  "Values that all steps can read.": "Values that all steps can read.",
  // automation/editor/values.js
  "Variable": "Variable",
  // automation/editor/dryrun.js, automation/editor/editor.js, automation/page.js, automation/run/againdialog.js, automation/run/rundetail.js, automation/schedules/startform.js, automation/variables/variables.js, automation/widgets/startdialog.js, model/toolwords.js
  "Variables": "Variables",
  // automation/editor/stepform.js
  "Variables for the workflow": "Variables for the workflow",
  // settings/toolbox/toolserverform.js
  "Variables or headers": "Variables or headers",
  // chat/artifacts/widget.js
  "Variant {n} of {total}": "Variant {n} of {total}",
  // chat/artifacts/widget.js, model/fieldwords.js
  "Variants": "Variants",
  // library/cardfields.js, team/preview.js
  "Version": "Version",
  // chat/variants.js
  "Version number, 1 to {total}": "Version number, 1 to {total}",
  // chat/review.js
  "Version to show": "Version to show",
  // team/documents.js, team/preview.js
  "Version {n}": "Version {n}",
  // chat/variants.js
  "Version {n} of {total}": "Version {n} of {total}",
  // chat/variants.js
  "Version {n} of {total}. Go to another version by number.": "Version {n} of {total}. Go to another version by number.",
  // settings/index.js
  "Version, components and health.": "Version, components and health.",
  // main/commands.js
  "View": "View",
  // team/documents.js
  "View {name}": "View {name}",
  // lib/keys.js
  "Views": "Views",
  // ../plugins/tts/card.js, ../plugins/tts/voiceform.js
  "Voice": "Voice",
  // ../plugins/tts/voiceform.js
  "Voice preview": "Voice preview",
  // inspector/stepper.js
  "Voices of this turn": "Voices of this turn",
  // ../plugins/tts/card.js, audio/transport.js
  "Volume": "Volume",
  // settings/data/about.js
  "Wails, SQLite and other Go modules": "Wails, SQLite and other Go modules",
  // automation/editor/controlforms.js, automation/editor/stepkinds.js
  "Wait": "Wait",
  // settings/appearance/appearance.js
  "Wait for the reply": "Wait for the reply",
  // automation/editor/stepkinds.js
  "Wait until {time}": "Wait until {time}",
  // automation/editor/stepkinds.js
  "Wait {time}": "Wait {time}",
  // automation/list/runlist.js, model/runlabels.js
  "Waiting": "Waiting",
  // model/runlabels.js
  "Waiting for a run that this run started.": "Waiting for a run that this run started.",
  // model/runlabels.js
  "Waiting for the start time.": "Waiting for the start time.",
  // widgets/requestcard.js
  "Waiting for you": "Waiting for you",
  // model/runlabels.js
  "Waiting for you: a step was interrupted and can't be repeated automatically.": "Waiting for you: a step was interrupted and can't be repeated automatically.",
  // model/runlabels.js
  "Waiting for your answer.": "Waiting for your answer.",
  // model/runlabels.js
  "Waiting for your approval.": "Waiting for your approval.",
  // model/runlabels.js
  "Waiting until this computer is less busy.": "Waiting until this computer is less busy.",
  // model/runlabels.js
  "Waiting.": "Waiting.",
  // model/looks.js
  "Warm white and black ink.": "Warm white and black ink.",
  // widgets/logline.js
  "Warning": "Warning",
  // team/roundview.js
  "Warnings": "Warnings",
  // model/copies.js
  "Web page (HTML)": "Web page (HTML)",
  // team/agentwords.js
  "Web reader": "Web reader",
  // main/settingnames.js, settings/data/privacy.js
  "What Terzetto never does": "What Terzetto never does",
  // team/begin.js
  "What a team can do": "What a team can do",
  // inspector/sections.js
  "What happened": "What happened",
  // settings/index.js
  "What models can use in flows and runs.": "What models can use in flows and runs.",
  // team/request.js
  "What should the team make?": "What should the team make?",
  // automation/editor/values.js
  "What started the run": "What started the run",
  // chat/review.js
  "What the Editor changed": "What the Editor changed",
  // ../plugins/tts/card.js
  "What to read": "What to read",
  // team/request.js, widgets/requestcard.js
  "What's next?": "What's next?",
  // automation/schedules/scheduleform.js
  "When": "When",
  // automation/schedules/triggers.js
  "When a file appears or changes in a folder.": "When a file appears or changes in a folder.",
  // automation/schedules/triggers.js
  "When another program calls": "When another program calls",
  // settings/appearance/appearance.js
  "When closing during a reply": "When closing during a reply",
  // widgets/editlist/forms.js
  "When the mood ends": "When the mood ends",
  // ../plugins/tts/card.js
  "When the reply is complete": "When the reply is complete",
  // onboarding/install.js
  "When the server is running, Terzetto lists the server above.": "When the server is running, Terzetto lists the server above.",
  // tools/editor.js
  "When the time is up, the reply continues without Director and Editor.": "When the time is up, the reply continues without Director and Editor.",
  // automation/schedules/triggerform.js
  "When the workflow ends with": "When the workflow ends with",
  // automation/schedules/triggers.js
  "When the workflow succeeds or fails.": "When the workflow succeeds or fails.",
  // widgets/editlist/forms.js
  "When to use the mood": "When to use the mood",
  // automation/schedules/triggers.js
  "When you type the command after a slash.": "When you type the command after a slash.",
  // automation/schedules/triggers.js
  "When {files} appears in {folder}": "When {files} appears in {folder}",
  // automation/schedules/triggers.js
  "When “{name}” ends": "When “{name}” ends",
  // automation/schedules/triggers.js
  "When “{name}” fails": "When “{name}” fails",
  // automation/schedules/triggers.js
  "When “{name}” succeeds": "When “{name}” succeeds",
  // library/cardfields.js
  "Where you both are, and why.": "Where you both are, and why.",
  // settings/index.js
  "Where your data is and how it's kept safe.": "Where your data is and how it's kept safe.",
  // model/notify.js
  "While you use another window, the desktop shows who replied and which runs ended or need you, without any text.": "While you use another window, the desktop shows who replied and which runs ended or need you, without any text.",
  // main/settingnames.js, settings/appearance/appearance.js
  "While you're away": "While you're away",
  // chat/speaker.js, model/turnlabels.js
  "Who speaks next": "Who speaks next",
  // automation/editor/values.js
  "Why the last step failed": "Why the last step failed",
  // settings/appearance/appearance.js
  "Window": "Window",
  // library/entries.js
  "With equal priority, lower values come first.": "With equal priority, lower values come first.",
  // sidebar/entries.js
  "With {name}": "With {name}",
  // automation/editor/controlforms.js
  "Without fields, the answer is free text.": "Without fields, the answer is free text.",
  // automation/editor/anyfield.js
  "Without fields, the model answers in free text.": "Without fields, the model answers in free text.",
  // model/fieldwords.js, tools/editor.js
  "Words": "Words",
  // chat/actions.js
  "Words…": "Words…",
  // automation/editor/editorbar.js, automation/index.js, automation/list/runlist.js, model/toolwords.js, sidebar/found.js
  "Workflow": "Workflow",
  // sidebar/found.js
  "Workflow run": "Workflow run",
  // automation/schedules/triggers.js
  "Workflow to start": "Workflow to start",
  // automation/editor/templates.js, automation/list/runlist.js, automation/page.js, inspector/tabs.js, tools/workflows.js
  "Workflows": "Workflows",
  // model/runlabels.js
  "Working on {n, plural, one {# branch} other {# branches in parallel}}.": "Working on {n, plural, one {# branch} other {# branches in parallel}}.",
  // automation/schedules/triggerform.js
  "Works while Terzetto is open.": "Works while Terzetto is open.",
  // library/worlds.js
  "World info for SillyTavern": "World info for SillyTavern",
  // model/toolwords.js
  "Write a chart": "Write a chart",
  // model/toolwords.js
  "Write a file": "Write a file",
  // composer/composer.js, main/commands.js
  "Write a message": "Write a message",
  // library/scan.js
  "Write a message to see which entries match": "Write a message to see which entries match",
  // chat/empty.js
  "Write a message. The Director reads the room, the Writer replies, and the Editor edits the prose.": "Write a message. The Director reads the room, the Writer replies, and the Editor edits the prose.",
  // chat/empty.js
  "Write a message. The Writer replies alone.": "Write a message. The Writer replies alone.",
  // team/request.js
  "Write a request or add a file.": "Write a request or add a file.",
  // model/toolwords.js
  "Write a table": "Write a table",
  // model/turnlabels.js
  "Write the reply": "Write the reply",
  // automation/widgets/startdialog.js
  "Write the result into this conversation": "Write the result into this conversation",
  // model/turnlabels.js, team/agentwords.js, tools/notes.js, tools/panel.js
  "Writer": "Writer",
  // tools/panel.js
  "Writer thinks first": "Writer thinks first",
  // model/runlabels.js
  "Writes": "Writes",
  // model/toolwords.js
  "Writes a message into a conversation.": "Writes a message into a conversation.",
  // model/toolwords.js
  "Writes a text file to the tools folder.": "Writes a text file to the tools folder.",
  // team/agentwords.js
  "Writes programs and configuration files. Programs run only where you allow it.": "Writes programs and configuration files. Programs run only where you allow it.",
  // team/agentwords.js
  "Writes reports, summaries, letters and manuals from your material.": "Writes reports, summaries, letters and manuals from your material.",
  // model/toolwords.js
  "Writes rows to a CSV file or a spreadsheet in the tools folder.": "Writes rows to a CSV file or a spreadsheet in the tools folder.",
  // team/agentwords.js
  "Writes stories, poems and speeches, and collects ideas.": "Writes stories, poems and speeches, and collects ideas.",
  // tools/panel.js
  "Writes the reply and always takes part.": "Writes the reply and always takes part.",
  // chat/phase.js, lib/keys.js, settings/appearance/appearance.js
  "Writing": "Writing",
  // widgets/editlist/forms.js
  "Writing instructions": "Writing instructions",
  // tools/notes.js
  "Written after a reply, outside the story.": "Written after a reply, outside the story.",
  // chat/foldline.js
  "Written by the model": "Written by the model",
  // automation/editor/askform.js, automation/editor/values.js
  "Yes or no": "Yes or no",
  // sidebar/groups.js
  "Yesterday": "Yesterday",
  // model/copies.js, model/names.js, settings/models/prompts.js, team/labels.js
  "You": "You",
  // inspector/sections.js
  "You. The Director leaves the next message to you.": "You. The Director leaves the next message to you.",
  // chat/editbox.js
  "Your change is saved. It is applied when the reply is done.": "Your change is saved. It is applied when the reply is done.",
  // settings/data/data.js
  "Your keys are encrypted. The encryption key is in this computer's keyring.": "Your keys are encrypted. The encryption key is in this computer's keyring.",
  // settings/data/data.js
  "Your keys are encrypted. This computer has no keyring, so the encryption key is in a file that only you can read.": "Your keys are encrypted. This computer has no keyring, so the encryption key is in a file that only you can read.",
  // settings/data/hostlabels.js
  "Your mail app": "Your mail app",
  // composer/composer.js
  "Your message": "Your message",
  // inspector/sections.js
  "Your message as sent": "Your message as sent",
  // model/fieldwords.js, settings/models/prompts.js
  "Your name": "Your name",
  // chat/actions.js
  "Your next message starts a new branch here.": "Your next message starts a new branch here.",
  // settings/appearance/appearance.js
  "Your own styles on top of the theme. Custom CSS can't load anything from the network.": "Your own styles on top of the theme. Custom CSS can't load anything from the network.",
  // widgets/approval.js
  "Your permission no longer applies, because this tool has changed.": "Your permission no longer applies, because this tool has changed.",
  // library/cardfields.js, library/personas.js
  "Your persona": "Your persona",
  // settings/models/presets.js
  "Your presets": "Your presets",
  // team/request.js
  "Your request": "Your request",
  // onboarding/install.js
  "Your system": "Your system",
  // library/personas.js
  "Yourself": "Yourself",
  // library/crop.js, main/settingnames.js, settings/appearance/appearance.js
  "Zoom": "Zoom",
  // main/commands.js
  "Zoom a picture's crop in or out": "Zoom a picture's crop in or out",
  // library/crop.js, main/commands.js
  "Zoom in": "Zoom in",
  // main/commands.js
  "Zoom out": "Zoom out",
  // automation/schedules/triggers.js
  "a file": "a file",
  // library/macros.js
  "a line break": "a line break",
  // settings/data/hostlabels.js
  "a link you opened in another app": "a link you opened in another app",
  // settings/data/hostlabels.js
  "a page read by a tool": "a page read by a tool",
  // settings/data/hostlabels.js
  "a request sent by a tool": "a request sent by a tool",
  // widgets/editlist/personas.js
  "active": "active",
  // library/transfer/review.js
  "already here": "already here",
  // library/entries.js, library/preview.js
  "always": "always",
  // library/entries.js, library/scan.js
  "always, after your message": "always, after your message",
  // library/scan.js
  "always, in the unchanging part": "always, in the unchanging part",
  // automation/editor/conditionfield.js
  "and": "and",
  // main/settingnames.js
  "animation motion reduce": "animation motion reduce",
  // settings/toolbox/toolbox.js
  "api.example.com 127.0.0.1:8080": "api.example.com 127.0.0.1:8080",
  // automation/editor/dryrun.js, settings/toolbox/toolbox.js
  "asks first": "asks first",
  // automation/list/gatechart.js
  "average {average}%, busiest core {busiest}%": "average {average}%, busiest core {busiest}%",
  // main/commands.js
  "backup copy save everything": "backup copy save everything",
  // main/settingnames.js
  "backup restore database recover": "backup restore database recover",
  // settings/data/backups.js
  "before a restore": "before a restore",
  // settings/data/backups.js
  "before an update": "before an update",
  // inspector/sections.js
  "before: none": "before: none",
  // inspector/sections.js
  "before: {moods}": "before: {moods}",
  // chat/bookmarks.js
  "bookmark mark star favourite save place": "bookmark mark star favourite save place",
  // chat/bookmarks.js
  "bookmark mark star favourite saved places": "bookmark mark star favourite saved places",
  // main/commands.js
  "branch split copy chat from here": "branch split copy chat from here",
  // model/answerer.js
  "busy": "busy",
  // library/preview.js
  "by {creator}": "by {creator}",
  // composer/keynames.js
  "cancel abort interrupt generation": "cancel abort interrupt generation",
  // main/commands.js
  "cast group members who takes part": "cast group members who takes part",
  // library/transfer/review.js
  "character": "character",
  // main/commands.js
  "character world info tavern": "character world info tavern",
  // main/commands.js
  "chat thread start": "chat thread start",
  // main/commands.js
  "compress condense history checkpoint start over": "compress condense history checkpoint start over",
  // chat/foldline.js
  "compress condense shorten history memory context tokens": "compress condense shorten history memory context tokens",
  // automation/editor/conditionfield.js
  "contains": "contains",
  // chat/foldline.js
  "context memory summary fold compress condense history tokens": "context memory summary fold compress condense history tokens",
  // model/capabilities.js
  "context {size}": "context {size}",
  // model/capabilities.js
  "context {size} (low)": "context {size} (low)",
  // main/commands.js
  "copy clone chat": "copy clone chat",
  // inspector/callchart.js
  "cut off at the length limit": "cut off at the length limit",
  // settings/data/backups.js
  "daily": "daily",
  // main/settingnames.js
  "dark light night mode colour color black white": "dark light night mode colour color black white",
  // library/macros.js
  "date and time in digits, as in 2026-11-26 14:05": "date and time in digits, as in 2026-11-26 14:05",
  // automation/editor/duration.js
  "days": "days",
  // automation/assistants/assistants.js
  "default": "default",
  // main/commands.js
  "delete remove erase chat thread": "delete remove erase chat thread",
  // main/destinations.js
  "deleted removed bin": "deleted removed bin",
  // model/answerer.js, settings/models/models.js
  "demo": "demo",
  // composer/completion.js, library/macros.js
  "dice": "dice",
  // automation/editor/conditionfield.js
  "does not contain": "does not contain",
  // model/turnlabels.js
  "done": "done",
  // composer/keynames.js
  "edit change correct rewrite": "edit change correct rewrite",
  // inspector/rail.js
  "empty": "empty",
  // main/settingnames.js
  "endpoint API key address URL connect provider Ollama LM Studio llama.cpp KoboldCpp OpenAI": "endpoint API key address URL connect provider Ollama LM Studio llama.cpp KoboldCpp OpenAI",
  // automation/editor/conditionfield.js
  "ends with": "ends with",
  // main/settingnames.js
  "enter key newline": "enter key newline",
  // library/entries.js
  "entry list": "entry list",
  // main/commands.js
  "export archive everything": "export archive everything",
  // main/commands.js
  "export download save chat share": "export download save chat share",
  // main/commands.js
  "extend go on more longer": "extend go on more longer",
  // inspector/turnlist.js, model/turnlabels.js
  "failed": "failed",
  // widgets/editlist/forms.js
  "field list": "field list",
  // settings/toolbox/toolserverform.js
  "files": "files",
  // main/commands.js
  "find look up messages history": "find look up messages history",
  // chat/speed.js
  "first token {time}": "first token {time}",
  // inspector/editorsections.js
  "fixed": "fixed",
  // main/settingnames.js
  "font text size larger smaller": "font text size larger smaller",
  // main/settingnames.js
  "font typeface serif family": "font typeface serif family",
  // automation/run/runhead.js
  "for {time}": "for {time}",
  // main/commands.js
  "group chat cast several multiple": "group chat cast several multiple",
  // automation/editor/conditionfield.js
  "has a value": "has a value",
  // library/transfer/review.js
  "has newer messages": "has newer messages",
  // automation/editor/conditionfield.js
  "has no value": "has no value",
  // automation/editor/duration.js
  "hours": "hours",
  // lib/markdown.js
  "image from another site, not loaded": "image from another site, not loaded",
  // lib/markdown.js
  "image from {host}, not loaded": "image from {host}, not loaded",
  // main/commands.js
  "import migrate SillyTavern": "import migrate SillyTavern",
  // composer/answerer.js, settings/models/endpointcard.js, settings/models/models.js, widgets/servers/modelpick.js
  "in use": "in use",
  // lib/panel.js
  "inspector debug prompt request log": "inspector debug prompt request log",
  // main/settingnames.js
  "instructions persona name who I am": "instructions persona name who I am",
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
  // model/answerer.js, model/capabilities.js, settings/models/endpointcard.js
  "key lost": "key lost",
  // model/answerer.js
  "key refused": "key refused",
  // model/capabilities.js
  "key set": "key set",
  // model/capabilities.js
  "key set · …{hint}": "key set · …{hint}",
  // main/settingnames.js
  "language locale translation German French Spanish English": "language locale translation German French Spanish English",
  // automation/widgets/paths.js
  "last error": "last error",
  // automation/widgets/paths.js
  "last result": "last result",
  // automation/schedules/permissionlist.js
  "last {when}": "last {when}",
  // widgets/files/places.js
  "line {n}": "line {n}",
  // composer/answerer.js, widgets/servers/modelpick.js
  "loaded": "loaded",
  // model/answerer.js
  "loading": "loading",
  // library/worlds.js
  "lorebook list": "lorebook list",
  // settings/data/backups.js
  "manual": "manual",
  // main/commands.js
  "manual docs documentation guide how to tutorial support": "manual docs documentation guide how to tutorial support",
  // library/scan.js
  "mentions “{key}”": "mentions “{key}”",
  // library/scan.js
  "mentions “{key}” and “{secondary}”": "mentions “{key}” and “{secondary}”",
  // automation/editor/duration.js
  "milliseconds": "milliseconds",
  // automation/editor/duration.js
  "minutes": "minutes",
  // model/answerer.js
  "missing": "missing",
  // main/destinations.js
  "model switch choose": "model switch choose",
  // widgets/editlist/forms.js
  "mood list": "mood list",
  // audio/index.js
  "mute silence sound off quiet audio voice": "mute silence sound off quiet audio voice",
  // widgets/members.js
  "muted": "muted",
  // main/settingnames.js
  "network proxy telemetry offline internet": "network proxy telemetry offline internet",
  // library/entries.js
  "never: no keys": "never: no keys",
  // inspector/editorsections.js
  "new": "new",
  // inspector/fields.js, model/capabilities.js
  "no": "no",
  // model/capabilities.js
  "no images": "no images",
  // model/capabilities.js
  "no key": "no key",
  // inspector/turnlist.js
  "no reply left": "no reply left",
  // model/answerer.js
  "no response": "no response",
  // model/capabilities.js
  "no streaming": "no streaming",
  // model/answerer.js
  "not reachable": "not reachable",
  // settings/speech/speech.js
  "not ready": "not ready",
  // automation/editor/templates.js
  "not saved": "not saved",
  // settings/models/modelconfig.js
  "not set": "not set",
  // automation/schedules/permissionlist.js
  "not used yet": "not used yet",
  // composer/completion.js, library/macros.js
  "nothing, and removes empty lines around": "nothing, and removes empty lines around",
  // library/macros.js
  "nothing: a note for editors of the card": "nothing: a note for editors of the card",
  // composer/completion.js
  "nothing: a note for yourself": "nothing: a note for yourself",
  // main/settingnames.js
  "notifications notify alert close window": "notifications notify alert close window",
  // lib/time.js
  "now": "now",
  // settings/toolbox/toolserverform.js
  "npx": "npx",
  // automation/schedules/triggers.js
  "off": "off",
  // composer/completion.js
  "one of the options": "one of the options",
  // library/macros.js
  "one of the options; in a card, the same one throughout a conversation": "one of the options; in a card, the same one throughout a conversation",
  // automation/schedules/permissionlist.js
  "only in {folder}": "only in {folder}",
  // widgets/servers/endpointform.js
  "optional": "optional",
  // automation/editor/conditionfield.js
  "or": "or",
  // widgets/files/places.js
  "page {n}": "page {n}",
  // widgets/editlist/forms.js
  "pattern": "pattern",
  // widgets/editlist/personas.js
  "persona list": "persona list",
  // widgets/editlist/forms.js
  "phrase list": "phrase list",
  // main/commands.js
  "preferences options configure": "preferences options configure",
  // widgets/editlist/prompts.js
  "prompt list": "prompt list",
  // main/settingnames.js
  "prompt snippet template quick reply slash": "prompt snippet template quick reply slash",
  // model/capabilities.js
  "reads images": "reads images",
  // settings/speech/speech.js
  "ready": "ready",
  // main/commands.js
  "regenerate retry reroll swipe redo try again": "regenerate retry reroll swipe redo try again",
  // automation/editor/onevalue.js, automation/run/stepsview.js
  "result of step {n}": "result of step {n}",
  // automation/run/stepsview.js
  "result of the previous step": "result of the previous step",
  // settings/toolbox/toolbox.js
  "runs without asking": "runs without asking",
  // library/macros.js
  "same, under another name": "same, under another name",
  // model/runlabels.js
  "saved as {name}": "saved as {name}",
  // automation/editor/duration.js
  "seconds": "seconds",
  // automation/widgets/paths.js
  "secret": "secret",
  // model/transfer.js
  "settings": "settings",
  // main/commands.js
  "shortcuts hotkeys keyboard bindings help": "shortcuts hotkeys keyboard bindings help",
  // main/commands.js
  "sidebar list history": "sidebar list history",
  // automation/editor/dryrun.js, model/turnlabels.js
  "skipped": "skipped",
  // main/settingnames.js
  "speech TTS text to speech read aloud sound audio engine": "speech TTS text to speech read aloud sound audio engine",
  // library/macros.js
  "start time of the conversation; the current time in your messages": "start time of the conversation; the current time in your messages",
  // automation/editor/conditionfield.js
  "starts with": "starts with",
  // inspector/editorsections.js
  "still there": "still there",
  // inspector/turnlist.js
  "stopped": "stopped",
  // model/capabilities.js
  "streams": "streams",
  // main/settingnames.js
  "style stylesheet own look": "style stylesheet own look",
  // composer/keynames.js
  "switch change LLM preset picker": "switch change LLM preset picker",
  // main/settingnames.js
  "temperature top p top k min p penalty longest answer max tokens preset": "temperature top p top k min p penalty longest answer max tokens preset",
  // lib/code.js
  "text": "text",
  // library/macros.js
  "the character's description": "the character's description",
  // composer/completion.js, library/macros.js
  "the character's name": "the character's name",
  // library/macros.js
  "the character's personality": "the character's personality",
  // automation/schedules/triggers.js
  "the chosen folder": "the chosen folder",
  // composer/completion.js
  "the current time": "the current time",
  // widgets/servers/probe.js
  "the model": "the model",
  // library/macros.js
  "the scenario of the conversation, or the character's": "the scenario of the conversation, or the character's",
  // model/capabilities.js
  "thinks": "thinks",
  // settings/appearance/appearance.js
  "this time only": "this time only",
  // sidebar/sidebar.js
  "title name": "title name",
  // main/settingnames.js
  "title name automatic rename": "title name automatic rename",
  // settings/data/hostlabels.js
  "to find passages of files by their meaning": "to find passages of files by their meaning",
  // settings/data/hostlabels.js
  "to get replies": "to get replies",
  // settings/data/hostlabels.js
  "to list models and their capabilities": "to list models and their capabilities",
  // settings/data/hostlabels.js
  "to look for servers": "to look for servers",
  // settings/data/hostlabels.js
  "to read text aloud": "to read text aloud",
  // composer/completion.js, library/macros.js
  "today's date": "today's date",
  // composer/completion.js, library/macros.js
  "today's day of the week": "today's day of the week",
  // main/settingnames.js
  "tokens per second time to first token tok/s performance": "tokens per second time to first token tok/s performance",
  // automation/run/runhead.js, automation/run/stepsview.js
  "took {time}": "took {time}",
  // model/capabilities.js
  "tools: no": "tools: no",
  // model/capabilities.js, widgets/servers/found.js
  "tools: simple mode": "tools: simple mode",
  // model/capabilities.js, widgets/servers/found.js
  "tools: yes": "tools: yes",
  // automation/widgets/paths.js
  "trigger": "trigger",
  // settings/toolbox/toolservers.js
  "unavailable": "unavailable",
  // main/commands.js
  "undo revert take back restore": "undo revert take back restore",
  // model/capabilities.js
  "unknown": "unknown",
  // main/commands.js
  "update upgrade newer version": "update upgrade newer version",
  // composer/intake.js
  "upload picture photo document PDF add": "upload picture photo document PDF add",
  // library/worlds.js
  "used in every conversation": "used in every conversation",
  // library/worlds.js
  "used with its characters": "used with its characters",
  // automation/widgets/paths.js
  "variable": "variable",
  // automation/run/stepsview.js
  "variable {name}": "variable {name}",
  // main/commands.js
  "version licence help": "version licence help",
  // library/preview.js
  "version {version}": "version {version}",
  // model/turnlabels.js
  "waiting": "waiting",
  // automation/editor/stepkinds.js
  "when {condition}": "when {condition}",
  // main/settingnames.js
  "width column": "width column",
  // model/turnlabels.js
  "working": "working",
  // model/answerer.js
  "wrong address": "wrong address",
  // inspector/fields.js, model/capabilities.js
  "yes": "yes",
  // library/macros.js
  "your description, or your persona's": "your description, or your persona's",
  // composer/completion.js, library/macros.js
  "your name, or your persona's": "your name, or your persona's",
  // main/commands.js
  "zoom in bigger text size": "zoom in bigger text size",
  // main/commands.js
  "zoom out smaller text size": "zoom out smaller text size",
  // main/settingnames.js
  "zoom scale": "zoom scale",
  // team/labels.js
  "{agent} is reading {what}": "{agent} is reading {what}",
  // lib/markdown.js
  "{alt}, image from another site, not loaded": "{alt}, image from another site, not loaded",
  // lib/markdown.js
  "{alt}, image from {host}, not loaded": "{alt}, image from {host}, not loaded",
  // audio/seekable.js
  "{at} of {whole}": "{at} of {whole}",
  // chat/removal.js
  "{below, plural, one {This also deletes the message below.} other {This also deletes the # messages below.}}": "{below, plural, one {This also deletes the message below.} other {This also deletes the # messages below.}}",
  // inspector/rawcall.js
  "{call}: as sent": "{call}: as sent",
  // library/transfer/section.js
  "{doing} {n} so far.": "{doing} {n} so far.",
  // widgets/servers/pull.js
  "{done} of {total}, {n} %": "{done} of {total}, {n} %",
  // automation/editor/anyfield.js
  "{field}: entered as": "{field}: entered as",
  // automation/editor/duration.js
  "{field}: unit": "{field}: unit",
  // inspector/chart.js
  "{fresh} new": "{fresh} new",
  // inspector/chart.js
  "{fresh} new, {reused} reused": "{fresh} new, {reused} reused",
  // lib/pager.js
  "{from}–{to} of {all}": "{from}–{to} of {all}",
  // library/entries.js
  "{hint} One per line.": "{hint} One per line.",
  // library/entries.js
  "{hint} Separate with commas or lines.": "{hint} Separate with commas or lines.",
  // lib/time.js
  "{h} h": "{h} h",
  // lib/time.js
  "{h} h {m} min": "{h} h {m} min",
  // automation/editor/flowform.js
  "{input} is the input of the flow.": "{input} is the input of the flow.",
  // settings/appearance/customlook.js
  "{keys} turns custom CSS on or off. “terzetto --safe” starts without custom CSS.": "{keys} turns custom CSS on or off. “terzetto --safe” starts without custom CSS.",
  // settings/appearance/appearance.js
  "{key} with +, − and 0 does the same.": "{key} with +, − and 0 does the same.",
  // inspector/named.js
  "{kind}, “{wording}”": "{kind}, “{wording}”",
  // automation/editor/steplist.js
  "{lane} was deleted.": "{lane} was deleted.",
  // inspector/sections.js
  "{length}, {speed} tokens per second": "{length}, {speed} tokens per second",
  // onboarding/advice.js
  "{model} can't fill in forms, so the Writer replies alone, without Director and Editor.": "{model} can't fill in forms, so the Writer replies alone, without Director and Editor.",
  // widgets/servers/modelpick.js
  "{model} is in use.": "{model} is in use.",
  // composer/answerer.js
  "{model} on {server} replies.": "{model} on {server} replies.",
  // onboarding/advice.js
  "{model} reads {n, plural, one {# token} other {# tokens}} at once, which is little for three voices. Older messages will soon be summarized.": "{model} reads {n, plural, one {# token} other {# tokens}} at once, which is little for three voices. Older messages will soon be summarized.",
  // widgets/servers/pull.js
  "{model} was downloaded.": "{model} was downloaded.",
  // onboarding/index.js
  "{model} will reply. Write your first message below.": "{model} will reply. Write your first message below.",
  // inspector/sections.js
  "{mood}, ended": "{mood}, ended",
  // inspector/sections.js
  "{mood}, new": "{mood}, new",
  // lib/time.js
  "{m} min": "{m} min",
  // lib/time.js
  "{m} min {s} s": "{m} min {s} s",
  // settings/models/meaning.js
  "{n, plural, =0 {No files are attached yet.} one {# file is prepared.} other {# files are prepared.}}": "{n, plural, =0 {No files are attached yet.} one {# file is prepared.} other {# files are prepared.}}",
  // tools/marks.js
  "{n, plural, =0 {No findings. The Editor would change nothing.} one {One finding. The Editor acts on two or more.} other {# findings. The Editor would fix them.}}": "{n, plural, =0 {No findings. The Editor would change nothing.} one {One finding. The Editor acts on two or more.} other {# findings. The Editor would fix them.}}",
  // tools/pattern.js
  "{n, plural, =0 {No matches in this conversation} one {One match in this conversation} other {# matches in this conversation}}": "{n, plural, =0 {No matches in this conversation} one {One match in this conversation} other {# matches in this conversation}}",
  // settings/models/presetlabels.js
  "{n, plural, =0 {no prompt} one {a prompt of # word} other {a prompt of # words}}": "{n, plural, =0 {no prompt} one {a prompt of # word} other {a prompt of # words}}",
  // settings/toolbox/toolservers.js
  "{n, plural, =0 {no tools} one {# tool} other {# tools}}": "{n, plural, =0 {no tools} one {# tool} other {# tools}}",
  // settings/speech/speech.js
  "{n, plural, =0 {no voices listed} one {# voice} other {# voices}}": "{n, plural, =0 {no voices listed} one {# voice} other {# voices}}",
  // model/transfer.js
  "{n, plural, one {# Director field} other {# Director fields}}": "{n, plural, one {# Director field} other {# Director fields}}",
  // model/transfer.js
  "{n, plural, one {# assistant} other {# assistants}}": "{n, plural, one {# assistant} other {# assistants}}",
  // automation/run/parts.js, inspector/callchart.js
  "{n, plural, one {# attempt} other {# attempts}}": "{n, plural, one {# attempt} other {# attempts}}",
  // automation/run/parts.js
  "{n, plural, one {# branch} other {# branches}}": "{n, plural, one {# branch} other {# branches}}",
  // inspector/sections.js, inspector/turnlist.js
  "{n, plural, one {# call} other {# calls}}": "{n, plural, one {# call} other {# calls}}",
  // automation/editor/stepkinds.js
  "{n, plural, one {# call} other {# parallel calls}}": "{n, plural, one {# call} other {# parallel calls}}",
  // model/transfer.js
  "{n, plural, one {# character card} other {# character cards}}": "{n, plural, one {# character card} other {# character cards}}",
  // composer/pastes.js, settings/appearance/appearance.js
  "{n, plural, one {# character} other {# characters}}": "{n, plural, one {# character} other {# characters}}",
  // library/preview.js
  "{n, plural, one {# conversation belongs to this character.} other {# conversations belong to this character.}}": "{n, plural, one {# conversation belongs to this character.} other {# conversations belong to this character.}}",
  // sidebar/acts.js
  "{n, plural, one {# conversation deleted.} other {# conversations deleted.}}": "{n, plural, one {# conversation deleted.} other {# conversations deleted.}}",
  // sidebar/acts.js
  "{n, plural, one {# conversation will be deleted permanently.} other {# conversations will be deleted permanently.}}": "{n, plural, one {# conversation will be deleted permanently.} other {# conversations will be deleted permanently.}}",
  // model/transfer.js
  "{n, plural, one {# conversation} other {# conversations}}": "{n, plural, one {# conversation} other {# conversations}}",
  // settings/data/hostlabels.js
  "{n, plural, one {# day ago} other {# days ago}}": "{n, plural, one {# day ago} other {# days ago}}",
  // automation/editor/duration.js
  "{n, plural, one {# day} other {# days}}": "{n, plural, one {# day} other {# days}}",
  // widgets/files/items.js
  "{n, plural, one {# earlier line} other {# earlier lines}}": "{n, plural, one {# earlier line} other {# earlier lines}}",
  // settings/models/configrow.js
  "{n, plural, one {# edit of this model was not used} other {# edits of this model were not used}}: the Writer’s text was better.": "{n, plural, one {# edit of this model was not used} other {# edits of this model were not used}}: the Writer’s text was better.",
  // library/scan.js
  "{n, plural, one {# entry matches:} other {# entries match, in this order:}}": "{n, plural, one {# entry matches:} other {# entries match, in this order:}}",
  // library/preview.js
  "{n, plural, one {# entry} other {# entries}}": "{n, plural, one {# entry} other {# entries}}",
  // settings/models/meaning.js
  "{n, plural, one {# file is being prepared.} other {# files are being prepared.}}": "{n, plural, one {# file is being prepared.} other {# files are being prepared.}}",
  // automation/editor/controlforms.js
  "{n, plural, one {# fixed item} other {# fixed items}}": "{n, plural, one {# fixed item} other {# fixed items}}",
  // sidebar/word.js
  "{n, plural, one {# found} other {# found}}": "{n, plural, one {# found} other {# found}}",
  // library/preview.js
  "{n, plural, one {# greeting} other {# greetings}}": "{n, plural, one {# greeting} other {# greetings}}",
  // model/transfer.js
  "{n, plural, one {# has newer messages and is added as a second copy} other {# have newer messages and are added as second copies}}": "{n, plural, one {# has newer messages and is added as a second copy} other {# have newer messages and are added as second copies}}",
  // automation/editor/duration.js
  "{n, plural, one {# hour} other {# hours}}": "{n, plural, one {# hour} other {# hours}}",
  // model/transfer.js
  "{n, plural, one {# is already here} other {# are already here}}": "{n, plural, one {# is already here} other {# are already here}}",
  // automation/run/parts.js
  "{n, plural, one {# item} other {# items}}": "{n, plural, one {# item} other {# items}}",
  // team/logfold.js
  "{n, plural, one {# line} other {# lines}}": "{n, plural, one {# line} other {# lines}}",
  // model/transfer.js
  "{n, plural, one {# lorebook} other {# lorebooks}}": "{n, plural, one {# lorebook} other {# lorebooks}}",
  // sidebar/found.js
  "{n, plural, one {# message found} other {# messages found}}": "{n, plural, one {# message found} other {# messages found}}",
  // sidebar/found.js
  "{n, plural, one {# message is} other {# messages are}} not searched yet.": "{n, plural, one {# message is} other {# messages are}} not searched yet.",
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
  // chat/attached.js
  "{n, plural, one {# more passage} other {# more passages}}": "{n, plural, one {# more passage} other {# more passages}}",
  // widgets/sideentry.js
  "{n, plural, one {# needs you} other {# need you}}": "{n, plural, one {# needs you} other {# need you}}",
  // chat/unseen.js
  "{n, plural, one {# new message} other {# new messages}}": "{n, plural, one {# new message} other {# new messages}}",
  // chat/unseen.js
  "{n, plural, one {# new word} other {# new words}}": "{n, plural, one {# new word} other {# new words}}",
  // library/transfer/review.js
  "{n, plural, one {# note} other {# notes}}": "{n, plural, one {# note} other {# notes}}",
  // sidebar/found.js
  "{n, plural, one {# other result} other {# other results}}": "{n, plural, one {# other result} other {# other results}}",
  // help/view.js
  "{n, plural, one {# page found} other {# pages found}}": "{n, plural, one {# page found} other {# pages found}}",
  // inspector/sections.js
  "{n, plural, one {# passage} other {# passages}}": "{n, plural, one {# passage} other {# passages}}",
  // model/transfer.js
  "{n, plural, one {# persona} other {# personas}}": "{n, plural, one {# persona} other {# personas}}",
  // model/transfer.js
  "{n, plural, one {# phrase group} other {# phrase groups}}": "{n, plural, one {# phrase group} other {# phrase groups}}",
  // model/transfer.js
  "{n, plural, one {# preset} other {# presets}}": "{n, plural, one {# preset} other {# presets}}",
  // model/waiting.js
  "{n, plural, one {# run needs} other {# runs need}} you.": "{n, plural, one {# run needs} other {# runs need}} you.",
  // model/transfer.js
  "{n, plural, one {# run} other {# runs}}": "{n, plural, one {# run} other {# runs}}",
  // automation/editor/duration.js
  "{n, plural, one {# second} other {# seconds}}": "{n, plural, one {# second} other {# seconds}}",
  // model/transfer.js
  "{n, plural, one {# speech server} other {# speech servers}}": "{n, plural, one {# speech server} other {# speech servers}}",
  // automation/run/compareview.js
  "{n, plural, one {# step differs} other {# steps differ}}.": "{n, plural, one {# step differs} other {# steps differ}}.",
  // automation/editor/editor.js, automation/editor/templates.js
  "{n, plural, one {# step} other {# steps}}": "{n, plural, one {# step} other {# steps}}",
  // model/transfer.js
  "{n, plural, one {# team agent} other {# team agents}}": "{n, plural, one {# team agent} other {# team agents}}",
  // model/transfer.js
  "{n, plural, one {# team} other {# teams}}": "{n, plural, one {# team} other {# teams}}",
  // automation/run/parts.js, chat/attached.js, composer/files.js, team/labels.js
  "{n, plural, one {# token} other {# tokens}}": "{n, plural, one {# token} other {# tokens}}",
  // model/transfer.js
  "{n, plural, one {# tool server} other {# tool servers}}": "{n, plural, one {# tool server} other {# tool servers}}",
  // model/transfer.js
  "{n, plural, one {# variable} other {# variables}}": "{n, plural, one {# variable} other {# variables}}",
  // model/transfer.js
  "{n, plural, one {# workflow} other {# workflows}}": "{n, plural, one {# workflow} other {# workflows}}",
  // model/customcss.js
  "{n, plural, one {A closing brace is missing.} other {# closing braces are missing.}}": "{n, plural, one {A closing brace is missing.} other {# closing braces are missing.}}",
  // inspector/sections.js
  "{n, plural, one {Call to the model} other {Calls to the model}}": "{n, plural, one {Call to the model} other {Calls to the model}}",
  // tools/marks.js
  "{n, plural, one {Compared with one earlier reply.} other {Compared with # earlier replies.}}": "{n, plural, one {Compared with one earlier reply.} other {Compared with # earlier replies.}}",
  // widgets/servers/modelpick.js
  "{n, plural, one {Filter # model} other {Filter # models}}": "{n, plural, one {Filter # model} other {Filter # models}}",
  // widgets/servers/discover.js
  "{n, plural, one {One other program answered} other {# other programs answered}}": "{n, plural, one {One other program answered} other {# other programs answered}}",
  // chat/header.js
  "{n, plural, one {Terzetto closed while a reply was being written. The text written so far was recovered.} other {Terzetto closed while # replies were being written. The text written so far was recovered.}}": "{n, plural, one {Terzetto closed while a reply was being written. The text written so far was recovered.} other {Terzetto closed while # replies were being written. The text written so far was recovered.}}",
  // library/preview.js
  "{n, plural, one {The card includes the lorebook “{name}” with # entry.} other {The card includes the lorebook “{name}” with # entries.}}": "{n, plural, one {The card includes the lorebook “{name}” with # entry.} other {The card includes the lorebook “{name}” with # entries.}}",
  // settings/data/hostlabels.js
  "{n, plural, one {a minute ago} other {# minutes ago}}": "{n, plural, one {a minute ago} other {# minutes ago}}",
  // settings/data/hostlabels.js
  "{n, plural, one {an hour ago} other {# hours ago}}": "{n, plural, one {an hour ago} other {# hours ago}}",
  // library/transfer/review.js
  "{n, plural, one {lorebook with # entry} other {lorebook with # entries}}": "{n, plural, one {lorebook with # entry} other {lorebook with # entries}}",
  // settings/data/hostlabels.js
  "{n, plural, one {once, no response} other {# times, no response}}": "{n, plural, one {once, no response} other {# times, no response}}",
  // settings/data/hostlabels.js
  "{n, plural, one {once} other {# times}}": "{n, plural, one {once} other {# times}}",
  // automation/schedules/permissionlist.js
  "{n, plural, one {used once} other {used # times}}": "{n, plural, one {used once} other {used # times}}",
  // model/turnlabels.js
  "{n, plural, one {{shown} word} other {{shown} words}}": "{n, plural, one {{shown} word} other {{shown} words}}",
  // automation/editor/editorbar.js, library/character.js
  "{name} (copy)": "{name} (copy)",
  // automation/editor/anyfield.js
  "{name} in {field}": "{name} in {field}",
  // composer/intake.js
  "{name} is a folder. Attach the files in it instead.": "{name} is a folder. Attach the files in it instead.",
  // widgets/files/upload.js
  "{name} is empty.": "{name} is empty.",
  // composer/images.js
  "{name} is larger than 10 MB. Attach a smaller image.": "{name} is larger than 10 MB. Attach a smaller image.",
  // lib/files.js
  "{name} is larger than 48 MB.": "{name} is larger than 48 MB.",
  // widgets/files/upload.js
  "{name} is larger than 50 MB. Add a smaller file.": "{name} is larger than 50 MB. Add a smaller file.",
  // composer/images.js, library/crop.js
  "{name} is not a PNG, JPEG, WebP or GIF image.": "{name} is not a PNG, JPEG, WebP or GIF image.",
  // lib/order.js
  "{name} is now number {n} of {all}.": "{name} is now number {n} of {all}.",
  // automation/editor/orderedlist.js
  "{name} is now step {n}.": "{name} is now step {n}.",
  // automation/strip.js
  "{name} is running.": "{name} is running.",
  // sidebar/unread.js
  "{name} replied": "{name} replied",
  // library/preview.js
  "{name} was added to the library.": "{name} was added to the library.",
  // settings/models/presetrow.js
  "{name} was applied.": "{name} was applied.",
  // settings/models/presetrow.js
  "{name} was deleted.": "{name} was deleted.",
  // chat/artifacts/shelf.js
  "{name} was not saved: {reason}.": "{name} was not saved: {reason}.",
  // sidebar/title.js
  "{name} – Terzetto": "{name} – Terzetto",
  // ../plugins/tts/cast.js
  "{name}'s speech voice": "{name}'s speech voice",
  // model/customcss.js
  "{name}() is not allowed, in line {n}: custom CSS loads nothing.": "{name}() is not allowed, in line {n}: custom CSS loads nothing.",
  // inspector/sections.js
  "{name}, as the Director chose.": "{name}, as the Director chose.",
  // inspector/sections.js
  "{name}, at your request.": "{name}, at your request.",
  // inspector/sections.js
  "{name}, mentioned in the last message.": "{name}, mentioned in the last message.",
  // inspector/sections.js
  "{name}, next in order.": "{name}, next in order.",
  // inspector/sections.js
  "{name}, the only character who can speak.": "{name}, the only character who can speak.",
  // inspector/sections.js
  "{name}, who wrote the earlier version.": "{name}, who wrote the earlier version.",
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
  // ../plugins/tts/card.js
  "{n} %": "{n} %",
  // team/documents.js
  "{n} documents were saved in {where}.": "{n} documents were saved in {where}.",
  // tools/phrases.js
  "{n} matches here": "{n} matches here",
  // automation/run/childlist.js, library/preview.js, library/transfer/review.js, settings/models/presetlabels.js, widgets/requestcard.js
  "{n} more": "{n} more",
  // sidebar/found.js
  "{n} more here": "{n} more here",
  // sidebar/found.js
  "{n} more here, in {title}": "{n} more here, in {title}",
  // lib/picker.js
  "{n} more. Type to narrow the list.": "{n} more. Type to narrow the list.",
  // lib/time.js
  "{n} ms": "{n} ms",
  // team/planview.js
  "{n} of {all, plural, one {# document} other {# documents}}": "{n} of {all, plural, one {# document} other {# documents}}",
  // team/planview.js
  "{n} of {all, plural, one {# task} other {# tasks}}": "{n} of {all, plural, one {# task} other {# tasks}}",
  // inspector/editorsections.js
  "{n} of {all} fixed": "{n} of {all} fixed",
  // tools/part.js
  "{n} of {all} on": "{n} of {all} on",
  // chat/phase.js
  "{n} of {all} s": "{n} of {all} s",
  // chat/find.js
  "{n} of {total}": "{n} of {total}",
  // settings/appearance/appearance.js
  "{n} px": "{n} px",
  // automation/list/gatechart.js
  "{n} queued": "{n} queued",
  // automation/list/gatechart.js, widgets/sideentry.js
  "{n} running": "{n} running",
  // lib/time.js
  "{n} s": "{n} s",
  // composer/completion.js
  "{n} suggestions": "{n} suggestions",
  // chat/speed.js
  "{n} tok/s · {time}": "{n} tok/s · {time}",
  // chat/speed.js
  "{n} tokens per second. The first token came after {time}.": "{n} tokens per second. The first token came after {time}.",
  // ../plugins/tts/voiceform.js
  "{n} ×": "{n} ×",
  // automation/run/logview.js, settings/appearance/appearance.js, team/logfold.js
  "{n}%": "{n}%",
  // team/fileset.js
  "{n}% read": "{n}% read",
  // ipc/http.js
  "{op} needs {name}.": "{op} needs {name}.",
  // automation/editor/flowform.js
  "{output} is the previous step's answer; {input} is the input of the flow.": "{output} is the previous step's answer; {input} is the input of the flow.",
  // chat/header.js
  "{saved, plural, one {# row recovered} other {# rows recovered}}, {lost, plural, one {# lost} other {# lost}}.": "{saved, plural, one {# row recovered} other {# rows recovered}}, {lost, plural, one {# lost} other {# lost}}.",
  // widgets/servers/discover.js
  "{server} is running and has no model yet.": "{server} is running and has no model yet.",
  // widgets/servers/discover.js
  "{server} is running at {address} but has no model yet. Load a model there, then look again.": "{server} is running at {address} but has no model yet. Load a model there, then look again.",
  // settings/toolbox/toolserverform.js
  "{server} was added.": "{server} was added.",
  // chat/removal.js
  "{siblings, plural, one {This also deletes the other version.} other {This also deletes the # other versions.}}": "{siblings, plural, one {This also deletes the other version.} other {This also deletes the # other versions.}}",
  // lib/size.js
  "{size} GB": "{size} GB",
  // lib/size.js
  "{size} MB": "{size} MB",
  // model/room.js
  "{size} free on the disk": "{size} free on the disk",
  // lib/size.js
  "{size} kB": "{size} kB",
  // inspector/wire.js
  "{size} more not kept because of size": "{size} more not kept because of size",
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
  // widgets/approval.js
  "{step} is waiting for your answer. “Refuse” makes the step fail.": "{step} is waiting for your answer. “Refuse” makes the step fail.",
  // widgets/requestparts.js
  "{step} was interrupted: {tool}": "{step} was interrupted: {tool}",
  // chat/attached.js, composer/files.js
  "{tokens}, searched for matching passages": "{tokens}, searched for matching passages",
  // inspector/chart.js
  "{tokens}, {speed} a second": "{tokens}, {speed} a second",
  // automation/editor/valuefield.js
  "{value}: {sample}": "{value}: {sample}",
  // inspector/chart.js
  "{whole}, first word at {wait}": "{whole}, first word at {wait}",
  // composer/castbar.js
  "{words}, muted": "{words}, muted",
  // chat/wordwalk.js
  "{word}, {act}": "{word}, {act}",
  // chat/artifacts/acts.js
  "{workflow} is making another": "{workflow} is making another",
  // tools/configform.js
  "{workflow} was reset to its defaults.": "{workflow} was reset to its defaults.",
  // settings/toolbox/toolbox.js
  "~/notes": "~/notes",
  // model/turnlabels.js, tools/audits.js
  "“Not this, but that”": "“Not this, but that”",
  // model/waiting.js
  "“{name}” failed.": "“{name}” failed.",
  // library/preview.js
  "“{name}” in your library is the same character. If replaced, its conversations move to this card, and your changes to the character are lost.": "“{name}” in your library is the same character. If replaced, its conversations move to this card, and your changes to the character are lost.",
  // model/waiting.js
  "“{name}” is done.": "“{name}” is done.",
  // model/waiting.js
  "“{name}” needs you.": "“{name}” needs you.",
  // widgets/editlist/editlist.js
  "“{name}” was deleted.": "“{name}” was deleted.",
  // model/copies.js
  "“{title}” is open.": "“{title}” is open.",
  // sidebar/acts.js
  "“{title}” was archived.": "“{title}” was archived.",
  // sidebar/acts.js
  "“{title}” was deleted.": "“{title}” was deleted.",
  // sidebar/acts.js
  "“{title}” was moved back to the archive.": "“{title}” was moved back to the archive.",
  // sidebar/acts.js
  "“{title}” was moved to the trash.": "“{title}” was moved to the trash.",
  // sidebar/acts.js
  "“{title}” was restored.": "“{title}” was restored.",
  // sidebar/acts.js
  "“{title}” will be deleted permanently.": "“{title}” will be deleted permanently.",
};
