package demo

// answers reply to a question, by the word that asks it.
var answers = map[string][]string{
	"where": {
		"If I wanted {name}, I would start at {spot} and be polite about it.",
		"Somebody moved the {n} last week, and I have my eye on {spot}.",
		"Closer than you'd like. Try {spot} first, then ask me again.",
		"Not far. Past {spot}, and mind the step, everyone forgets the step.",
		"I'd look behind {spot}. Things end up there when they don't want to be asked.",
	},
	"who": {
		"Someone who knew {place} well and paid in small coins. That's all I'd swear to.",
		"I only ever met {name} twice, and both times it rained.",
		"Ask three people about the {n} and you'll get four names. I'd believe the quietest.",
		"A friend, once. I keep the word because I have nothing better to put in its place.",
		"The one person here who never asks. Watch {spot} and you'll see.",
	},
	"when": {
		"Before the light goes, if we're lucky. After that it gets complicated.",
		"The night of the big rain. I remember, because the {n} was the only dry thing in {place}.",
		"Soon. You'll hear it before you see it.",
		"Twice a year, and never when it suits anyone.",
	},
	"why": {
		"Because someone has to, and the {n} won't wait.",
		"I've asked myself that at every hour there is. Around four, the answer is nearly good.",
		"A promise. A small one, but those are the ones that last.",
		"Because of {name}, if you want it in one word.",
		"You'd have to know who paid for the {n}, and with what.",
	},
	"how": {
		"Slowly, with both hands, and starting from the side nobody watches.",
		"The same way one does anything with a {n}: first you listen to it.",
		"I'll show you. It's easier to do than to say, like most things worth knowing.",
		"With patience. And a hairpin, but mostly patience.",
		"Step by step. Give me the {n} and I'll show you the first.",
	},
	"what": {
		"A {n} is only half of it. The other half is who wants it.",
		"Something I hoped you would ask about, and rather feared you would.",
		"That depends on who's holding the lamp. From here it looks like a beginning.",
		"Ah. I have a short answer and a true one; sit down for the second.",
		"Look at the {n} again, and tell me what is missing.",
	},
	"yesno": {
		"Yes. With conditions, but yes.",
		"I would like to say yes. Ask me again when we have seen {spot}.",
		"No, and I'm glad you asked before rather than after.",
		"For the {n}? I'd walk a good deal farther than this.",
		"Perhaps. You'd have to trust me about the {n}, and I know how that sounds.",
		"I do. I didn't until just now, but I do.",
	},
}

// lines are spoken about what the user spoke or did.
var lines = []string{
	"You bring me a {n} and expect me to stay sensible?",
	"There is more to that {n} than it lets on. There usually is.",
	"I've seen a {n} like that once before. It ended well, mostly.",
	"Leave the {n} alone for now. I want to remember this evening as it was.",
	"The {n} first. Everything else can wait its turn.",
	"A {n} and a {m}. All right. I've started out with less.",
	"If the {n} could talk, we would both have to apologise.",
	"My grandmother had a rule about the {n}: never before supper.",
	"Funny thing about a {n}. You only look properly when it's nearly gone.",
	"Keep an eye on the {n}. I have a feeling, and my feelings like to be early.",
	"I was told that {name} would come up sooner or later.",
	"If {name} asks, you found me like this.",
	"You can tell {name} from me that the door is open.",
	"Every {n} has a wrong side. I like to see that one first.",
	"We could make do without the {n}. I only say it so that somebody has said it.",
	"Somebody once swore to me by a {n}. I should have asked which one.",
	"Let's not hurry past the {n}. Hurrying is how I lost the last one.",
	"You notice the {n}, and most people don't. I'll remember that about you.",
	"I'd trade a good deal for that {n}, and I own very little.",
	"The {n} can hear us, I think. Be kind about it.",
	"Start with the {n}, leave the {m} for last, and don't let them meet.",
	"My mother would have known what to do with the {n}. I only know whom to ask.",
	"{name} told me once that I talk too much. You'll have to be the judge.",
	"It's been a good while since I heard that name. {name}. It still fits.",
	"Then there is nothing left but to begin. I always find that part oddly cheerful.",
	"I believe you. I'm surprised how little it hurts.",
	"Good. I was hoping for exactly that, or for anything better.",
	"That makes three of us who think so, if you count the weather.",
	"That is the second surprise today, and I liked the first one less.",
	"Say that again, slower. I want to be sure I'm as pleased as I think I am.",
	"All right. Then we do it properly, or we stay up all night doing it badly.",
}

// greetings open a conversation.
var greetings = []string{
	"There you are. I'd started to talk to the furniture.",
	"Come in, come in. You're letting the quiet out.",
	"Good to see a face. Sit anywhere that doesn't wobble.",
	"Hello yourself. You have the look of someone with a story; I have the time.",
	"Welcome. You find me between two mistakes, so the moment is perfect.",
}

// farewells end one, and apologies and thanks are answered in kind.
var (
	farewells = []string{
		"Go well. I'll leave the lamp in the window, in case the road changes its mind.",
		"Until next time, then. Take the dry way, past {spot}.",
		"Don't make it a long goodbye. Those let the cold in.",
	}
	pardons = []string{
		"Oh, leave it. I've done worse before breakfast.",
		"There's nothing to forgive that a cup of something hot won't cover.",
		"Sorry is a good start. Now help me with the rest.",
	}
	thanked = []string{
		"Any time. Well, any time before midnight.",
		"Don't thank me yet. You haven't seen the rest of it.",
		"You would have done the same, and made less noise about it.",
	}
)

// toned are spoken in a mood.
var toned = map[string][]string{
	"tense":   {"Keep your voice down. We are not the only ones awake.", "Whatever happens in the next minute, stay on my left.", "I don't like how quiet it has become.", "Slowly, now. Nothing sudden."},
	"sad":     {"I keep thinking there will be a better day to say it.", "It passes. People tell me it passes.", "You don't have to say anything. Just stay until the clock strikes.", "I had an answer ready for that, years ago."},
	"playful": {"I'll have you know I was very dignified until you walked in.", "Dare you. Go on. I'll hold your coat.", "Should anyone ask, this was your idea and I was against it.", "Loser makes the tea, and I should warn you that I make terrible tea."},
	"warm":    {"Stay a while. There's enough of everything.", "You look as if the day has been long. Let it end here.", "I'm glad it was you at the door.", "Take the good chair. It's had nobody to boast to."},
	"curious": {"Wait. Go back one step and tell me that part again.", "Now that is odd, and I collect odd.", "Who else knows? No, don't tell me. Let me guess, and then tell me.", "There's a pattern in this, I can nearly hear it."},
	"angry":   {"I said I would listen. I never said I'd like it.", "Give me a moment. I want to choose these words instead of throwing them.", "You could have told me yesterday.", "Fine. Then let's have all of it, out loud."},
	"eerie":   {"Did you count the chairs when you came in? Count them again.", "Don't answer if it calls you by name.", "It only walks when nobody talks about it. So let us talk."},
	"tender":  {"Stay where you are. I want to get this right, and I'm slow at it.", "I had a speech, and then you came in.", "Give me your hand. There. That was the whole plan."},
	"wry":     {"Splendid. I was afraid it might go smoothly.", "I've had better evenings, but I'd have to look up the year.", "Naturally. Why should today be the exception?"},
	"brisk":   {"Coat. Lamp. Out. We talk on the way.", "Two minutes. You take {spot}, I take the rest.", "Now, while nobody is looking. Go!"},
	"dreamy":  {"I dreamt this once, only the colours were kinder.", "Listen. The whole place is breathing with us.", "Some hours are longer on the inside."},
}

// hooks hand the scene back to the user.
var hooks = []string{
	"\"So,\" {C} said, [with a look toward {spot}|turning up the lamp]. \"Which of us goes first?\"",
	"{C} held out a hand, palm up, and left the next move to you.",
	"\"Tell me one thing before we go on. What do you want to find at the end of this?\"",
	"That left two ways to go on, and {C} was clearly waiting to see which you would choose.",
	"\"Your turn,\" said {C}. \"I've said [more than I meant to|my piece].\"",
	"{He} nodded toward {spot}. \"After you. Unless you would rather hear the rest of it first.\"",
	"\"I can wait,\" {C} added, \"but I doubt that it can.\"",
	"Somewhere behind all this stood a question, and both of you knew whose turn it was to ask it.",
	"\"Come on, then. Say what you are thinking; you've been thinking it very loudly.\"",
	"Only when everything was quiet again did {C} look straight at you and wait.",
	"\"If you have a better idea,\" {C} offered, \"this would be a lovely moment for it.\"",
	"\"Shall we?\" It was hardly a question; {C} was already halfway to {spot}.",
	"And there {C} stopped, with the rest of the sentence held back like a card.",
	"\"What would you do in my place, {U}?\"",
	"\"One more thing,\" said {C}, and then seemed to wait for you to guess it.",
	"Across {place} the way lay open, and {C} made no move to take it alone.",
	"\"Ask me now,\" {C} said. \"In an hour I may have better manners and worse answers.\"",
	"{C} counted to three on {his} fingers, stopped at two, and raised an eyebrow at you.",
	"\"Now you know as much as I do. What does that make us?\"",
	"The next word would have to be yours; {C} had plainly run out of the easy ones.",
	"\"Stay or go, {U}. I'm ready for either, and I have only packed for one.\"",
}

// thoughts stand in emphasis.
var thoughts = []string{
	"*Say it plainly,* {C} thought, and for once took the advice.",
	"*One thing at a time.* It had always been good counsel, and {C} had always been bad at it.",
	"*So that is how it begins,* went through {him}, quite calmly.",
	"It might be nothing. *It might be the [{n}|beginning].*",
	"{C} filed it under *later*, where most of the good things were.",
	"*Of course.* It had been there the whole time, as plain as [rain|bread].",
	"What {he} meant was *stay*; what {he} did was straighten a picture that hung straight.",
	"There was a word for this, and {C} was *almost* sure {he} knew it.",
}

// tags end speech with who spoke. Long ones, since a bare "said" soon becomes a habit.
var tags = []string{
	"{C} said, without looking up",
	"{C} said after a moment",
	"said {C}, to the {n} as much as to you",
	"{he} answered, and meant it",
	"{C} told you, quite seriously",
	"{he} said across one shoulder",
	"{C} remarked in the direction of {spot}",
	"{he} went on, choosing the words like stepping stones",
	"came the reply, a little rough at the edges",
	"said {C}, who had clearly practised it",
	"{he} said, and let it stand there on its own legs",
	"{C} replied, with half a smile and the other half in reserve",
	"{he} put in, as if adding salt",
	"{C} murmured, mostly for the benefit of {spot}",
}
