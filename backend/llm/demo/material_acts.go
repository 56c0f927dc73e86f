package demo

// deeds answer what the user did, by the kind of deed.
var deeds = []struct {
	verbs map[string]bool
	texts []string
}{
	{
		words(`give hand offer pass deliver lend`),
		[]string{
			"{C} took the {n} with both hands, the way people take something borrowed.",
			"Without ceremony the {n1} changed hands; {C} turned it to the light and gave a slow nod.",
			"For a moment the {n} stayed between you, until {C} drew it closer with one finger.",
			"{He} accepted the {n} like someone who had expected this, only not so soon.",
			"There was a short silence while the {n1} found its new owner, and {C} found the right face for it.",
		},
	},
	{
		words(`look watch see stare glance gaze study examine search read peer inspect notice find check point`),
		[]string{
			"Following your eyes, {C} came to the {n} as well, and [stayed there|took {his} time over it].",
			"The {n} held still for your attention, which was more than {C} managed.",
			"So you had noticed the {n}; {C} had been wondering how long that might take.",
			"{He} leaned in over the {n} beside you, near enough to share the light.",
			"While you took in the {n}, {C} watched you do it and learned something too.",
		},
	},
	{
		words(`open close unlock lock push pull turn lift break knock unfold unwrap light touch press tear untie shut`),
		[]string{
			"At your touch the {n} gave a small complaint, and {C} looked round.",
			"It took less force than it should have; the {n} seemed almost glad to be asked.",
			"{C} held {his} breath until the {n} was still again.",
			"Whatever {C} had been about to say waited politely for the {n} to finish.",
			"You had barely reached the {n} when {C} was at your shoulder to see.",
		},
	},
	{
		words(`walk go run enter come follow leave step climb cross arrive approach hurry return travel move wander sneak ride sail escape`),
		[]string{
			"By the time you were there, {C} had already made room beside the {n}.",
			"{C} listened to your steps and let the {n} mark the distance between you.",
			"Your shadow reached the {n} first, and {C} greeted it with a lifted hand.",
			"Halfway past the {n} you could feel {C} looking, and then {C} was walking with you.",
			"{He} fell into step beside you and nodded at the {n} as one nods at an old acquaintance.",
		},
	},
	{
		words(`take grab keep hold carry catch pick gather collect steal hide seize draw tuck pocket wear`),
		[]string{
			"The {n} suited your hand, and {C} was quick to see it.",
			"{C} let you have the {n} without a word, though one eyebrow filed a note.",
			"With the {n} in your keeping, something in {his} shoulders came down an inch.",
			"{He} counted the {n} as yours now; one could tell from the way {he} stepped back.",
			"So the {n} was settled, and {C} smiled at how simply it had been done.",
		},
	},
	{
		words(`sit rest wait sleep lean stay settle lie kneel stop pause stand relax`),
		[]string{
			"{C} let the pause be a pause, and looked from you to the {n} and back.",
			"It was a good place to stop; {C} pulled up something to sit on and looked at the {n}.",
			"Stillness suited the {n}, and for a while it suited the two of you.",
			"{He} settled across from you with the {n} in between, like a third guest.",
		},
	},
	{
		words(`smile laugh grin wink hug kiss nod wave joke tease dance sing play greet thank`),
		[]string{
			"It caught; {C} was smiling before {he} had decided to, and even the {n} looked less serious.",
			"{C} laughed, a short surprised sound that seemed to do the {n} good as well.",
			"That warmed the place by a degree or two, the {n} included.",
			"{He} answered in kind, badly and with great goodwill, one hand on the {n}.",
		},
	},
	{
		words(`fight attack hit strike shout yell slam throw kick swing smash threaten chase shoot stab punch`),
		[]string{
			"{C} was moving before the sound had finished, and put the {n} between {himself} and the worst of it.",
			"Everything loose in reach jumped, the {n} first of all.",
			"It went past the {n} by the width of a coin; {C} felt the wind of it and stood {his} ground.",
			"\"Mind the {n}!\" was what came out of {him}, since no better words were at hand.",
		},
	},
}

// heeds answer what is in sight or was done, whatever it is.
var heeds = []string{
	"{C}'s eyes went to the {n}, then to you, and [made their own sum of it|stayed there].",
	"It was the {n} that decided the matter; {C} put everything else down.",
	"Between the two of you the {n} waited, as patient as [a question|an open door].",
	"{C} gave the {n} the kind of look that most people keep for letters.",
	"For the length of a breath nothing mattered in {place} but the {n}.",
	"Something about the {n} made {C} stand a little straighter.",
	"Near {spot} somebody moved, but {C} had attention only for the {n}.",
	"One finger traced the edge of a thought while {C} considered the {n}.",
	"The {n} and the {m} together told a story, and {C} was reading it.",
	"First the {n}, then the {m}: {C} took them in the order in which they came.",
}

// hears answer what was said aloud.
var hears = []string{
	"At the mention of the {n}, {C} [set down what {he} had been holding|stopped with one hand in the air].",
	"Your mention of the {n} stayed in the air a moment longer than the rest.",
	"{C} turned your words over, and the {n} was the part that stayed on top.",
	"It had been a while since anyone had spoken of the {n} in front of {him}.",
	"Nobody had asked {him} about the {n} in quite that tone before.",
	"{He} tilted {his} head, and something behind {his} eyes went to look for the {n}.",
	"Hearing of the {n}, {C} glanced toward {spot} and back.",
	"A small line came and went between {his} brows: the {n}, of all things.",
	"The name of {name} landed softly, and {C} let it lie there for a moment.",
	"{C} was quiet after {name} had been mentioned, and busy being so.",
	"When you said {name}, {his} hands went still.",
}

// plainly answers a message with nothing to hold on to.
var plainly = []string{
	"{C} waited to hear whether there was more, and took the silence for a yes.",
	"Whatever you had left unsaid, {C} seemed to have heard it.",
	"{C} looked at you the way one looks at weather: with interest, and a plan for either case.",
	"A moment passed, and {C} let it pass in good order.",
	"{He} weighed that, found it heavier than it looked, and came a step closer.",
}

// gestures show a mood; the key "plain" is for none.
var gestures = map[string][]string{
	"plain": {
		"{C} pushed back a sleeve and looked around {place} as if to take attendance.",
		"{He} moved to {spot}, thought better of it, and came back.",
		"Two fingers drummed a short march and stopped.",
		"{C} shifted to let the light fall between you.",
		"{He} rubbed one thumb across {his} knuckles, sorting words.",
		"From a pocket {C} took a stub of pencil, considered it, and put it away.",
	},
	"tense": {
		"{C} checked the way out, [once|twice], without seeming to.",
		"{His} voice stayed level; {his} hands had found each other and held on.",
		"Nobody moved at {spot}, and that was exactly what {C} was watching.",
		"{He} stepped aside so that {his} back was to the wall.",
		"Each small sound now got a glance from {C}, and a number.",
		"Very slowly {C} set everything breakable out of reach.",
	},
	"sad": {
		"{C} smoothed a crease that was not there.",
		"For a while {he} looked at {spot}, where somebody used to sit.",
		"{He} drew a breath for a sentence and spent it on nothing.",
		"The light moved on from {his} face, and {C} did not follow it.",
		"{C} folded {his} hands as carefully as one folds a map of a place that has gone.",
	},
	"playful": {
		"One corner of {his} mouth had started without permission.",
		"{C} bowed, far too deep, and nearly lost {his} balance over it.",
		"{He} balanced a spoon on one finger to show how serious this was.",
		"With great dignity {C} sat down beside the chair, noticed, and pretended that had been the plan.",
		"{C} raised an invisible glass to {spot}.",
	},
	"warm": {
		"{C} drew a second seat close to the first and patted it.",
		"The smile reached {his} eyes before it reached the rest of {him}.",
		"{He} tucked the draught out with a rolled-up coat, on your side first.",
		"Without being asked {C} shared out what there was, and gave you the larger half.",
		"{C} rested a hand on your sleeve, just long enough to be sure you were there.",
	},
	"curious": {
		"{C} had already turned to a clean page, in spirit at least.",
		"{He} leaned forward until the lamp was in the way, and moved the lamp.",
		"You could see the question form in {him}, put on its coat and come out.",
		"{C} walked once around the matter, in actual steps.",
		"Three guesses crossed {his} face, and none of them stayed.",
	},
	"angry": {
		"{C} put both palms flat on the nearest surface and let them cool there.",
		"{He} breathed out through {his} nose, the way kettles do before the whistle.",
		"A muscle moved in {his} jaw; the words, when they came, had been sanded down.",
		"{C} counted something on the ceiling until the count came out even.",
	},
	"eerie": {
		"The shadow at {spot} was a little late in moving when the light did.",
		"Cold air touched the back of your neck, with manners, like a hand asking to pass.",
		"{C} spoke more softly, as one does when a house is listening.",
		"Something in {place} was counting along with the two of you.",
	},
	"tender": {
		"{C} reached out, stopped, and let you cover the last inch.",
		"The space between you had grown smaller, and neither of you had been seen to move.",
		"{He} said your name once under {his} breath, to hear how it fitted the hour.",
		"A lock of hair had come loose; {C} left it, being occupied with looking at you.",
	},
	"wry": {
		"{C} received this with the face of a clerk receiving snow.",
		"One eyebrow went up, saw what there was to see, and came down again.",
		"{He} nodded as people nod at the fourth bus that is not theirs.",
		"If {spot} had an opinion, {C} seemed to share it.",
	},
	"brisk": {
		"{C} was already moving.",
		"Three strides took {him} to {spot}; two brought {him} back, decided.",
		"{He} clapped {his} hands once, and the room got to its feet.",
		"No time was lost; {C} had kept none lying about.",
	},
	"dreamy": {
		"For a moment the edges of {place} went soft, like ink in rain.",
		"{C} spoke as though reading from the inside of {his} eyelids.",
		"Light gathered on {his} sleeve and seemed unwilling to go.",
		"Time went round the two of you as water goes round a stone.",
	},
}

// moodTones leads from words in a mood's id or text to a tone of gestures.
var moodTones = []struct {
	tone string
	keys map[string]bool
}{
	{"tense", words(`tense tension suspense danger dread fear threat thriller anxious nervous uneasy paranoid stakes clipped`)},
	{"sad", words(`sad melancholy grief sorrow bittersweet wistful mournful loss somber sombre lonely angst nostalgic`)},
	{"playful", words(`playful comedy comic funny humor humour silly banter light lighthearted mischief teasing cheerful whimsical`)},
	{"wry", words(`wry dry irony ironic sardonic deadpan sarcastic noir cynical`)},
	{"warm", words(`warm cozy cosy gentle soft comfort comforting kind wholesome calm peaceful homely soothing slow`)},
	{"tender", words(`tender romantic romance intimate love loving longing affection vulnerable sensual`)},
	{"eerie", words(`eerie horror creepy gothic uncanny ghost ghostly dark ominous haunting macabre`)},
	{"curious", words(`curious mystery mysterious investigation detective wonder discovery inquisitive puzzle analytical`)},
	{"brisk", words(`brisk action fast energetic urgent adventure adventurous chase pace kinetic fight dynamic excited`)},
	{"dreamy", words(`dreamy dream poetic lyrical surreal hazy descriptive atmospheric reflective introspective contemplative`)},
	{"angry", words(`angry anger rage hostile confrontation bitter argument cold furious`)},
}
