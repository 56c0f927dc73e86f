// Every sentence that the window says, and the files it stands in. Written by `make generate`; do not edit.
// A translator copies this file, names the copy by the language's tag, and translates what is right of each colon.

/** @type {Record<string, string>} */
export const table = {
  // sidebar/title.js
  "({n}) Terzetto": "({n}) Terzetto",
  // sidebar/title.js
  "({n}) {name} – Terzetto": "({n}) {name} – Terzetto",
  // sidebar/sidebar.js
  "A conversation with": "A conversation with",
  // commands.js
  "A copy of everything is in the backup folder.": "A copy of everything is in the backup folder.",
  // composer/images.js
  "A message takes at most 10 images.": "A message takes at most 10 images.",
  // commands.js
  "About Terzetto": "About Terzetto",
  // commands.js
  "Actual size": "Actual size",
  // commands.js
  "All keys": "All keys",
  // closing.js
  "An answer is being written": "An answer is being written",
  // chat/conversation.js
  "An answer is still being written. Stop it first, or wait.": "An answer is still being written. Stop it first, or wait.",
  // chat/phase.js
  "Answer complete, {n, plural, one {# word} other {# words}}": "Answer complete, {n, plural, one {# word} other {# words}}",
  // composer/composer.js
  "Answer the last message": "Answer the last message",
  // chat/actions.js
  "Answer this": "Answer this",
  // palette/places.js
  "Answer with {name}": "Answer with {name}",
  // palette/palette.js
  "Answers": "Answers",
  // sidebar/acts.js
  "Archive": "Archive",
  // sidebar/sidebar.js
  "Archived": "Archived",
  // chat/review.js
  "As drafted": "As drafted",
  // chat/review.js
  "As edited": "As edited",
  // chat/conversation.js
  "Ask again": "Ask again",
  // chat/window.js
  "Assistant": "Assistant",
  // composer/images.js
  "Attach images": "Attach images",
  // sidebar/sidebar.js
  "Back to the conversations": "Back to the conversations",
  // commands.js
  "Back up now": "Back up now",
  // sidebar/row.js
  "Being answered.": "Being answered.",
  // chat/actions.js
  "Bookmark": "Bookmark",
  // chat/bookmarks.js
  "Bookmarks": "Bookmarks",
  // sidebar/acts.js
  "Bring back": "Bring back",
  // chat/editbox.js, lib/layer.js
  "Cancel": "Cancel",
  // chat/review.js
  "Changes": "Changes",
  // palette/places.js
  "Character": "Character",
  // chat/find.js, chat/pictures.js, lib/layer.js
  "Close": "Close",
  // closing.js
  "Close when it is written": "Close when it is written",
  // frame.js
  "Close {title}": "Close {title}",
  // composer/notices.js
  "Connect a model": "Connect a model",
  // chat/transcript.js, palette/places.js
  "Conversation": "Conversation",
  // chat/header.js, sidebar/sidebar.js
  "Conversations": "Conversations",
  // lib/code.js
  "Copied": "Copied",
  // chat/actions.js
  "Copied.": "Copied.",
  // chat/actions.js
  "Copy": "Copy",
  // lib/code.js
  "Copy code": "Copy code",
  // commands.js
  "Copy diagnostics": "Copy diagnostics",
  // chat/rowmenu.js
  "Copy the selection": "Copy the selection",
  // chat/message.js
  "Cut short": "Cut short",
  // chat/actions.js, chat/removal.js
  "Delete": "Delete",
  // sidebar/acts.js
  "Delete for good": "Delete for good",
  // chat/removal.js
  "Delete this message?": "Delete this message?",
  // chat/removal.js
  "Deleted.": "Deleted.",
  // chat/phase.js
  "Directing": "Directing",
  // chat/header.js, lib/layer.js
  "Dismiss": "Dismiss",
  // palette/palette.js
  "Do": "Do",
  // commands.js
  "Do anything by its name": "Do anything by its name",
  // sidebar/row.js
  "Draft": "Draft",
  // sidebar/groups.js
  "Earlier": "Earlier",
  // chat/actions.js
  "Edit": "Edit",
  // chat/editbox.js
  "Edit the message": "Edit the message",
  // composer/composer.js
  "Edit your last message": "Edit your last message",
  // chat/phase.js
  "Editing": "Editing",
  // sidebar/sidebar.js
  "Empty": "Empty",
  // sidebar/acts.js, sidebar/sidebar.js
  "Empty the trash": "Empty the trash",
  // sidebar/acts.js
  "Every conversation in the trash will be deleted with everything in it. Nothing brings them back.": "Every conversation in the trash will be deleted with everything in it. Nothing brings them back.",
  // sidebar/word.js
  "Every conversation is archived or in the trash. Begin a new one, or bring one back.": "Every conversation is archived or in the trash. Begin a new one, or bring one back.",
  // chat/header.js
  "Find": "Find",
  // chat/find.js
  "Find in this conversation": "Find in this conversation",
  // chat/transcript.js
  "First message": "First message",
  // lib/bulk.js
  "Format it": "Format it",
  // commands.js, sidebar/sidebar.js
  "Go to": "Go to",
  // chat/actions.js
  "Go to a version": "Go to a version",
  // chat/variants.js
  "Go to a version by its number": "Go to a version by its number",
  // chat/editbox.js
  "How it should be written instead": "How it should be written instead",
  // composer/composer.js
  "In an empty composer": "In an empty composer",
  // chat/message.js
  "It leads to {host}.": "It leads to {host}.",
  // chat/transcript.js, chat/unseen.js
  "Jump to the end": "Jump to the end",
  // commands.js
  "Keep": "Keep",
  // closing.js
  "Keep it open": "Keep it open",
  // chat/review.js
  "Keep the Writer's version": "Keep the Writer's version",
  // commands.js
  "Keys": "Keys",
  // commands.js
  "Larger": "Larger",
  // chat/transcript.js
  "Last message": "Last message",
  // sidebar/word.js
  "Look among the conversations": "Look among the conversations",
  // sidebar/word.js
  "Look in the archive": "Look in the archive",
  // chat/find.js
  "Match before": "Match before",
  // chat/actions.js
  "Message": "Message",
  // commands.js
  "Message before": "Message before",
  // palette/places.js
  "Model server": "Model server",
  // chat/actions.js, sidebar/row.js
  "More": "More",
  // sidebar/row.js
  "More for {title}": "More for {title}",
  // sidebar/acts.js
  "Move to the trash": "Move to the trash",
  // sidebar/sidebar.js
  "New": "New",
  // sidebar/row.js
  "New answer.": "New answer.",
  // commands.js
  "New conversation": "New conversation",
  // chat/find.js
  "Next match": "Next match",
  // commands.js
  "Next message": "Next message",
  // chat/pictures.js
  "Next picture": "Next picture",
  // chat/actions.js, chat/variants.js, composer/composer.js
  "Next version": "Next version",
  // sidebar/word.js
  "No conversation is called “{sought}”.": "No conversation is called “{sought}”.",
  // chat/bookmarks.js
  "No message is bookmarked here. The menu of a message can do it.": "No message is bookmarked here. The menu of a message can do it.",
  // sidebar/sidebar.js
  "Nobody in particular": "Nobody in particular",
  // chat/find.js
  "Not found": "Not found",
  // palette/palette.js
  "Nothing here has that name.": "Nothing here has that name.",
  // sidebar/word.js
  "Nothing here is called “{sought}”.": "Nothing here is called “{sought}”.",
  // sidebar/word.js
  "Nothing is archived. Archive what you are done with; it comes back when you write in it.": "Nothing is archived. Archive what you are done with; it comes back when you write in it.",
  // chat/review.js
  "Nothing that can be seen.": "Nothing that can be seen.",
  // chat/bookmarks.js
  "On another branch: {text}": "On another branch: {text}",
  // chat/message.js
  "Open": "Open",
  // sidebar/acts.js
  "Open it": "Open it",
  // chat/message.js
  "Open this link?": "Open this link?",
  // palette/palette.js
  "Palette": "Palette",
  // composer/pastes.js
  "Pasted text": "Pasted text",
  // chat/pictures.js
  "Picture": "Picture",
  // chat/pictures.js
  "Picture at full size": "Picture at full size",
  // chat/pictures.js
  "Picture before": "Picture before",
  // sidebar/acts.js
  "Pin to the top": "Pin to the top",
  // sidebar/groups.js
  "Pinned": "Pinned",
  // sidebar/acts.js
  "Put it back": "Put it back",
  // composer/pastes.js
  "Put it into the message": "Put it into the message",
  // commands.js
  "Read": "Read",
  // composer/pastes.js
  "Remove the pasted text": "Remove the pasted text",
  // composer/images.js
  "Remove {name}": "Remove {name}",
  // sidebar/acts.js
  "Rename": "Rename",
  // sidebar/sidebar.js
  "Rename the conversation": "Rename the conversation",
  // chat/editbox.js
  "Save": "Save",
  // chat/editbox.js
  "Save and answer again": "Save and answer again",
  // chat/editbox.js
  "Save only": "Save only",
  // chat/pictures.js
  "Save the picture": "Save the picture",
  // chat/pictures.js
  "Save {name}": "Save {name}",
  // composer/composer.js
  "Say again what you said before": "Say again what you said before",
  // chat/actions.js
  "Say how to write it instead": "Say how to write it instead",
  // sidebar/notify.js
  "Say when an answer is ready": "Say when an answer is ready",
  // sidebar/sidebar.js
  "Search": "Search",
  // sidebar/sidebar.js
  "Search conversations": "Search conversations",
  // commands.js
  "Search the conversations": "Search the conversations",
  // composer/composer.js
  "Send": "Send",
  // composer/composer.js
  "Send (Enter)": "Send (Enter)",
  // chat/header.js, commands.js, palette/places.js
  "Settings": "Settings",
  // chat/message.js
  "Show it": "Show it",
  // sidebar/rows.js
  "Show more": "Show more",
  // commands.js
  "Show or hide the conversations": "Show or hide the conversations",
  // chat/actions.js
  "Show the passes": "Show the passes",
  // frame.js
  "Show the passes of the last turn": "Show the passes of the last turn",
  // lib/markdown.js
  "Show the picture at full size": "Show the picture at full size",
  // chat/actions.js
  "Show thoughts and changes": "Show thoughts and changes",
  // chat/pictures.js, lib/markdown.js
  "Show {name} at full size": "Show {name} at full size",
  // commands.js
  "Smaller": "Smaller",
  // chat/actions.js
  "Start a new branch here": "Start a new branch here",
  // chat/phase.js
  "Starting": "Starting",
  // composer/composer.js
  "Stop": "Stop",
  // composer/composer.js
  "Stop (Esc)": "Stop (Esc)",
  // closing.js
  "Stop and close": "Stop and close",
  // composer/composer.js
  "Stop the answer": "Stop the answer",
  // chat/phase.js
  "Stopped": "Stopped",
  // chat/phase.js
  "Stopping": "Stopping",
  // chat/editbox.js
  "Such as: shorter, and let her hesitate": "Such as: shorter, and let her hesitate",
  // lib/markdown.js
  "Table": "Table",
  // chat/actions.js
  "Take another turn with it": "Take another turn with it",
  // chat/actions.js
  "Take the bookmark away": "Take the bookmark away",
  // chat/empty.js
  "Talk to {name}": "Talk to {name}",
  // palette/places.js
  "Talk with {name}": "Talk with {name}",
  // ipc/http.js
  "Terzetto answered with the status {status}.": "Terzetto answered with the status {status}.",
  // ipc/http.js
  "Terzetto does not answer. It may have been closed.": "Terzetto does not answer. It may have been closed.",
  // ipc/wails.js
  "That did not work. The log says more.": "That did not work. The log says more.",
  // chat/message.js
  "The Director is reading the room.": "The Director is reading the room.",
  // chat/message.js
  "The Editor is reading it over.": "The Editor is reading it over.",
  // chat/message.js
  "The Writer is writing.": "The Writer is writing.",
  // chat/review.js
  "The Writer's version stands.": "The Writer's version stands.",
  // sidebar/unread.js
  "The assistant has answered": "The assistant has answered",
  // chat/actions.js, commands.js
  "The clipboard could not be reached.": "The clipboard could not be reached.",
  // chat/header.js
  "The damaged files are kept in {folder}.": "The damaged files are kept in {folder}.",
  // composer/notices.js
  "The demo is answering. It is not an AI.": "The demo is answering. It is not an AI.",
  // commands.js
  "The diagnostics are in the clipboard. They hold no keys and nothing of what was said.": "The diagnostics are in the clipboard. They hold no keys and nothing of what was said.",
  // composer/images.js
  "The images of one message may be 20 MB together.": "The images of one message may be 20 MB together.",
  // chat/conversation.js
  "The model sent an empty answer. Ask again, or try another model.": "The model sent an empty answer. Ask again, or try another model.",
  // composer/meter.js
  "The model's context is {percent} % full. Soon it will not see the beginning of this conversation.": "The model's context is {percent} % full. Soon it will not see the beginning of this conversation.",
  // composer/meter.js
  "The model's context overflowed. It no longer sees the beginning of this conversation.": "The model's context overflowed. It no longer sees the beginning of this conversation.",
  // ipc/http.js
  "The picture could not be read.": "The picture could not be read.",
  // chat/message.js
  "The three are getting ready.": "The three are getting ready.",
  // sidebar/word.js
  "The trash is empty. What you throw away waits here until you delete it for good.": "The trash is empty. What you throw away waits here until you delete it for good.",
  // closing.js
  "The window closes when the answer is written.": "The window closes when the answer is written.",
  // chat/conversation.js
  "There is no conversation.": "There is no conversation.",
  // ipc/http.js, ipc/wails.js
  "There is no operation {op}.": "There is no operation {op}.",
  // sidebar/notify.js
  "This browser cannot show notices.": "This browser cannot show notices.",
  // sidebar/notify.js
  "This browser does not let Terzetto show notices. Allow it in the browser's settings for this page.": "This browser does not let Terzetto show notices. Allow it in the browser's settings for this page.",
  // lib/bulk.js
  "This message has {n, plural, one {# character} other {# characters}} and is shown as plain text.": "This message has {n, plural, one {# character} other {# characters}} and is shown as plain text.",
  // sidebar/groups.js
  "This week": "This week",
  // sidebar/rename.js
  "Title": "Title",
  // sidebar/groups.js
  "Today": "Today",
  // tools/index.js
  "Tools: which voices take part": "Tools: which voices take part",
  // sidebar/rows.js, sidebar/sidebar.js
  "Trash": "Trash",
  // chat/transcript.js, sidebar/word.js
  "Try again": "Try again",
  // chat/actions.js, chat/removal.js, chat/review.js
  "Undo": "Undo",
  // sidebar/acts.js
  "Unpin": "Unpin",
  // chat/actions.js, chat/variants.js, composer/composer.js
  "Version before": "Version before",
  // chat/variants.js
  "Version to go to, from 1 to {total}": "Version to go to, from 1 to {total}",
  // chat/variants.js
  "Version {n} of {total}": "Version {n} of {total}",
  // chat/variants.js
  "Version {n} of {total}. Go to another by its number.": "Version {n} of {total}. Go to another by its number.",
  // commands.js, frame.js, tools/index.js
  "View": "View",
  // chat/message.js
  "What came after this stands on another branch.": "What came after this stands on another branch.",
  // palette/palette.js
  "What do you want to do?": "What do you want to do?",
  // chat/actions.js
  "What is said next begins a new branch here.": "What is said next begins a new branch here.",
  // closing.js
  "What is written so far is kept in any case.": "What is written so far is kept in any case.",
  // chat/thoughts.js
  "What the Director thought, {n, plural, one {# word} other {# words}}": "What the Director thought, {n, plural, one {# word} other {# words}}",
  // chat/review.js
  "What the Editor changed": "What the Editor changed",
  // chat/thoughts.js
  "What the Editor thought, {n, plural, one {# word} other {# words}}": "What the Editor thought, {n, plural, one {# word} other {# words}}",
  // chat/thoughts.js
  "What the Writer thought, {n, plural, one {# word} other {# words}}": "What the Writer thought, {n, plural, one {# word} other {# words}}",
  // composer/history.js
  "What you said before": "What you said before",
  // chat/review.js
  "Which text to show": "Which text to show",
  // sidebar/notify.js
  "While you look at another window, your desktop shows who has answered, and nothing of the text.": "While you look at another window, your desktop shows who has answered, and nothing of the text.",
  // chat/removal.js
  "With it go {siblings, plural, one {its other version} other {its # other versions}} and {below, plural, one {the message below it} other {the # messages below it}}.": "With it go {siblings, plural, one {its other version} other {its # other versions}} and {below, plural, one {the message below it} other {the # messages below it}}.",
  // sidebar/entries.js
  "With {name}": "With {name}",
  // composer/composer.js
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
  // composer/composer.js
  "Write the last answer again": "Write the last answer again",
  // chat/phase.js
  "Writing": "Writing",
  // sidebar/groups.js
  "Yesterday": "Yesterday",
  // chat/window.js
  "You": "You",
  // composer/composer.js
  "Your message": "Your message",
  // lib/markdown.js
  "image at another place, not loaded": "image at another place, not loaded",
  // lib/markdown.js
  "image at {host}, not loaded": "image at {host}, not loaded",
  // lib/time.js
  "now": "now",
  // lib/code.js
  "text": "text",
  // lib/markdown.js
  "{alt}, image at another place, not loaded": "{alt}, image at another place, not loaded",
  // lib/markdown.js
  "{alt}, image at {host}, not loaded": "{alt}, image at {host}, not loaded",
  // chat/removal.js
  "{below, plural, one {With it goes the message below it.} other {With it go the # messages below it.}}": "{below, plural, one {With it goes the message below it.} other {With it go the # messages below it.}}",
  // composer/pastes.js
  "{n, plural, one {# character} other {# characters}}": "{n, plural, one {# character} other {# characters}}",
  // sidebar/acts.js
  "{n, plural, one {# conversation will be deleted with everything in it. Nothing brings it back.} other {# conversations will be deleted with everything in them. Nothing brings them back.}}": "{n, plural, one {# conversation will be deleted with everything in it. Nothing brings it back.} other {# conversations will be deleted with everything in them. Nothing brings them back.}}",
  // sidebar/word.js
  "{n, plural, one {# found} other {# found}}": "{n, plural, one {# found} other {# found}}",
  // chat/unseen.js
  "{n, plural, one {# new message} other {# new messages}}": "{n, plural, one {# new message} other {# new messages}}",
  // chat/unseen.js
  "{n, plural, one {# new word} other {# new words}}": "{n, plural, one {# new word} other {# new words}}",
  // chat/header.js
  "{n, plural, one {An answer that was being written when Terzetto ended is back, as far as it came.} other {# answers that were being written when Terzetto ended are back, as far as they came.}}": "{n, plural, one {An answer that was being written when Terzetto ended is back, as far as it came.} other {# answers that were being written when Terzetto ended are back, as far as they came.}}",
  // sidebar/acts.js
  "{n, plural, one {One conversation is deleted.} other {# conversations are deleted.}}": "{n, plural, one {One conversation is deleted.} other {# conversations are deleted.}}",
  // chat/pictures.js
  "{name} could not be loaded": "{name} could not be loaded",
  // sidebar/unread.js
  "{name} has answered": "{name} has answered",
  // composer/images.js
  "{name} is larger than 10 MB. Make it smaller and attach it again.": "{name} is larger than 10 MB. Make it smaller and attach it again.",
  // composer/images.js
  "{name} is not a PNG, JPEG, WebP or GIF image.": "{name} is not a PNG, JPEG, WebP or GIF image.",
  // sidebar/title.js
  "{name} – Terzetto": "{name} – Terzetto",
  // chat/pictures.js
  "{name}, {n} of {total}": "{name}, {n} of {total}",
  // chat/find.js
  "{n} of {total}": "{n} of {total}",
  // ipc/http.js
  "{op} needs {name}.": "{op} needs {name}.",
  // chat/header.js
  "{saved, plural, one {# row was saved} other {# rows were saved}}, {lost, plural, one {# was lost} other {# were lost}}.": "{saved, plural, one {# row was saved} other {# rows were saved}}, {lost, plural, one {# was lost} other {# were lost}}.",
  // chat/removal.js
  "{siblings, plural, one {With it goes its other version.} other {With it go its # other versions.}}": "{siblings, plural, one {With it goes its other version.} other {With it go its # other versions.}}",
  // chat/rows.js
  "{speaker}, message {n}": "{speaker}, message {n}",
  // chat/rows.js
  "{speaker}, message {n} of {total}": "{speaker}, message {n} of {total}",
  // chat/rows.js
  "{speaker}, message {n} of {total}, bookmarked": "{speaker}, message {n} of {total}, bookmarked",
  // chat/rows.js
  "{speaker}, message {n}, bookmarked": "{speaker}, message {n}, bookmarked",
  // composer/meter.js
  "{used} of {context} tokens of context used.": "{used} of {context} tokens of context used.",
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
