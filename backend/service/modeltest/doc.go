// Package modeltest tests whether Director and Editor earn their time with a model.
//
// A test plays twelve fixed openings. Of each there are three ways: Draft is what the Writer wrote, Edited is what the
// Editor made of that very draft, and Directed is a reply of its own by Director, Writer and Editor. Two turns are played for
// that, by the pipeline that answers in conversations, with the person's settings, fragments, moods and phrases.
//
// # The rule
//
// Advise is a pure function of what was counted. Findings are what the auditor finds, per 1,000 words of all replies.
//
//   - Fewer than six openings with all three texts: there is no recommendation.
//   - The Editor earns its time when the edited drafts have at least a quarter fewer findings than the drafts, no name and no
//     number is another one, and the Editor failed in at most a quarter of the openings.
//   - The Director earns its time when the Editor does, and the directed replies have at least a tenth fewer findings than the
//     edited drafts, no name and no number of them was changed either, and the Director failed in at most a quarter of the openings.
//   - Whoever does not earn it is recommended to be left out with this model.
//
// A helper failed in an opening when nothing usable came of asking it: its server refused, the time was over, the form was
// empty, cut off or not filled in, or each of its edits was refused.
//
// # Promises
//
//   - Nothing is stored. No conversation, habit, figure of a model or record of a turn knows of a test, and neither do plug-ins.
//     What a test shows of a model's abilities stays with the test.
//   - One test runs at a time. Another one is refused with a sentence.
//   - An opening that fails is told, and the others go on. After three in a row that the Writer could not write the test ends.
//   - What was played stays in memory until the same model is tested again, the model is deleted or the program closes. Closing
//     ends a test and waits for it.
package modeltest
