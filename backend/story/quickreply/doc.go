// Package quickreply reads sets of quick replies, and carries out what they say.
//
// A quick reply is a button with a text: a message, or commands of SillyTavern's script language behind one another with
// pipes between them. Of that language the package understands sending, generating, variables, and branching on them; List names
// the commands. Others are named when a set is read and when a button is pressed, and nothing is done until a person says that
// the rest should be.
//
// It takes values and gives values. What a script wants done in a conversation it asks of a Host, one Action after another;
// everything else, variables among it, happens here. The work of one press is bounded: MostSteps commands, MostLoops rounds of
// a loop, MostActions actions. Nothing that a script says is run as code of a program.
package quickreply
