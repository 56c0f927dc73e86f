// Package shelf lists the models that lie on this computer, and those that Terzetto offers to download.
//
// A model is here in one of three ways. It lies in the own folder, where downloads end and from which Terzetto may delete
// and move. It belongs to another program, such as LM Studio or Ollama, whose folders Scan looks through when a person asks
// for it. Or a person named one file. The catalogue is what can be had.
//
// Promises:
//
//   - What belongs to other programs is only read, never copied and never written.
//   - A look at a folder ends: it follows no loop of links, goes so deep, and sees so many entries. What it could not read it
//     names, and goes on.
//   - An ID is the same after a restart and after the own folder moved, and says nothing about where a model lies.
//   - Delete and Move touch model files of the own folder alone. Delete removes a link and not what it leads to. A Move that
//     was stopped, or ended with the computer, leaves each model whole in the old folder or the new one, and can be repeated.
//
// A model of several files is one Entry, with the file that lets it see. A file that probably can't be loaded is listed
// too, with a sentence that says why: the engine has the last word.
package shelf
