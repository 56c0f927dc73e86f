// Package event names every event that a window may hear, and which names are reserved.
//
// A turn emits these events and no others, except those that a plug-in's hook emits
// under a name of its own. The names here are reserved, so that a hook cannot pass off
// an event of its own as one of the turn's.
//
// Order within one turn:
//
//	user_message_created? → PRE hooks' events → files_quoted? → director_start? → reasoning(director)*
//	→ prompt_rewritten? → speaker? → director_done → reasoning(writer)* → token* → writer_rewrite?
//	→ writer_done
//	→ reasoning(editor)* → writer_rewrite? → editor_done? → feedback? → direction_notes?
//	→ POST hooks' events and writer_rewrite → workflow_attachments_rejected? → done
//
// A writer_rewrite before writer_done replaces text that the Writer did not mean as its
// reply, such as reasoning that only showed itself at its end; tokens may follow it.
//
// progress comes before the first word of any voice, as often as its server tells how far it is: it loads the model, or has
// read so many tokens of the prompt. The next event of another name ends what it says.
//
// files_quoted lists the places of the conversation's files that the reply is given, before its first
// token, so that a view can show them from the beginning.
//
// tool_call says that a tool is called for the reply, and tool_result what came of it; both come before the tokens of the text
// that follows. A call whose state is waiting asks a person: the turn ends with done, without writer_done and without a reply,
// and the stream of the answer begins with the tool_result of the call. A writer_rewrite with an empty text takes back what the
// Writer said before it called a tool; the call has it.
//
// Where several characters speak, speaker says who does before the first token of a reply. When
// a turn holds several replies, reply_done follows each but the last one; what came before it is
// on disk, and the order begins again with the PRE hooks' events of the next reply. A view that
// knows neither joins the replies into one text, and finds them apart in the messages after done.
//
// plugin_running says that a hook of a plug-in takes long, and can be skipped; plugin_done says what became of it.
// plugin_done alone says that a plug-in is left out because it is still busy. Both may come wherever hooks run.
//
// done is last on every turn that ends without an error, also after Stop, and
// comes after everything it announces is on disk. After error nothing follows.
package event
