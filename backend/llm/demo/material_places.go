package demo

// In the texts below [a|b] is a choice and {x} a slot:
// {C} the character, {he} {him} {his} {himself} {He} {His} its pronouns, {U} the user's
// name, {n} and {m} what the message is about ({n1} only if it is one thing), {name} somebody it mentions,
// {place} and {spot} where the scene is. A text whose slot is empty is not used.

// place is somewhere a scene can be.
type place struct {
	id      string
	keys    map[string]bool
	name    string   // fills {place}
	spots   []string // fill {spot}
	details []string
	events  []event
}

// event is something that can happen next: as a director writes it down, and as it is told.
type event struct {
	plan, told string
}

var places = []place{
	{
		"harbour",
		words(`harbour harbor pier dock docks quay ship ships boat boats sail sailor sailors sea ferry port tide lighthouse captain smuggler crane gulls net fish wharf anchor`),
		"the quay",
		[]string{"the third bollard", "the chandler's back door", "the foot of the crane", "the ferry steps", "the net lofts"},
		[]string{
			"Rigging tapped against [a mast|the masts] somewhere out in the dark, patient as a clock.",
			"Salt had dried in white [rings|maps] on the planks, and the tide was busy drawing new ones.",
			"A gull [walked|strutted] the length of the wall as if it had been asked to inspect it.",
			"Below the boards the water [talked|muttered] to the pilings in its slow, wet language.",
			"Tar, rope and [fried fish|wet wool] hung in the air, with the cold clean edge of open sea behind them.",
			"Out past the breakwater a buoy rang once, thought about it, and rang again.",
			"Lamplight lay across the [harbour|basin] in long crooked ladders.",
			"Somebody on a moored barge was frying onions and humming badly.",
			"Every few breaths the lighthouse swept the roofs and moved on, finding nothing to report.",
		},
		[]event{
			{"The last ferry sounds its horn early, and someone waves from its deck.", "Out on the water the last ferry sounded its horn, a good quarter of an hour early, and a figure at the rail began to wave."},
			{"A boy runs up with a folded note that has no name on it.", "Bare feet slapped along the boards; a boy skidded to a halt, pushed a folded note at whoever was nearest, and was gone."},
			{"The fog comes in and hides the far side of the basin.", "Fog came over the wall without hurry, took the far side of the basin first, and then the crane."},
		},
	},
	{
		"kitchen",
		words(`kitchen cook cooking stove soup stew bread bake baking oven kettle tea coffee pot pan dinner breakfast lunch supper table recipe onion flour spoon plate cake pie eat eating hungry food cafe bakery`),
		"the kitchen",
		[]string{"the drawer that sticks", "the shelf above the stove", "the blue tin", "the back of the pantry", "the windowsill"},
		[]string{
			"On the stove the kettle had begun to [tick|mutter], as it did before it meant it.",
			"Thyme and [warm bread|browned butter] had settled into the room like old tenants.",
			"Steam climbed the window and wrote nothing on it in careful, fading strokes.",
			"A drip fell into the sink, waited, and was joined by another.",
			"Flour lay on the table in a thin drift, marked by one [thumbprint|cat's paw] and a lot of good intentions.",
			"From the hook by the door a row of [copper pans|cups] gave back the lamp in small, bent pieces.",
			"Somewhere under the floor the pipes knocked twice, like a neighbour with manners.",
			"The bread on the board crackled to itself as it cooled.",
		},
		[]event{
			{"The pot boils over at exactly the wrong moment.", "With perfect timing the pot boiled over, and the stove answered in a cloud of steam."},
			{"There is a knock at the back door, although nobody is expected.", "Someone knocked at the back door: three beats, a pause, and one more for luck."},
			{"The light goes out and leaves only the glow of the stove.", "The lamp gave a small sigh and went out, which left the stove to do what it could, in orange."},
		},
	},
	{
		"tavern",
		words(`tavern inn bar pub ale beer wine barkeep innkeeper bartender mug tankard hearth drink drinks tap bard cards`),
		"the taproom",
		[]string{"the corner bench", "the cellar stairs", "the loose brick by the hearth", "the last stool", "the room over the stable"},
		[]string{
			"A log shifted in the hearth and sent up a brief, excited crowd of sparks.",
			"Two tables off, an argument about [a goat|the weather of 'forty-one] had reached its third round.",
			"Rings on the wood told of every mug that had ever stood there, one wet story over another.",
			"Someone tuned a fiddle in the back, found the note, and lost it again.",
			"Smoke and [spilled ale|orange peel] made the warm air almost thick enough to lean on.",
			"The sign outside creaked on its chain each time the wind changed its mind.",
			"Candle ends stood along the beam, each in its own small lake of wax.",
			"A dog under the next table sighed in its sleep and kicked at something only it could see.",
		},
		[]event{
			{"A stranger at the next table turns out to have been listening.", "At the next table a stranger put down a cup very gently, in the way of people who have been listening."},
			{"The musician breaks off in the middle of the tune.", "The fiddle stopped in the middle of a bar, and heads turned one after another to see why."},
			{"Someone has paid for the drinks and left no name.", "The innkeeper came over, shook away the coins, and said that somebody had already paid."},
		},
	},
	{
		"forest",
		words(`forest wood woods tree trees path trail moss wolf fox deer leaves branch camp campfire clearing oak pine fern owl stream hunter grove wild tent`),
		"the trees",
		[]string{"the split oak", "the stream crossing", "the ring of pale stones", "the fox's path", "the fallen pine"},
		[]string{
			"An owl asked its question and got no answer worth having.",
			"Wet leaves gave underfoot, and the smell of [mushrooms|cold earth] came up with every step.",
			"Between the trunks the light had gone the green of old bottles.",
			"Something small crossed the path in a hurry, minding its own affairs.",
			"High up the branches [leaned together|traded gossip], although down here no wind could be felt.",
			"A beetle the colour of ink was carrying a seed much larger than its plans.",
			"Moss had taken the north side of everything and was considering the rest.",
			"Water ran somewhere close, talking over stones, never quite in sight.",
			"Twigs snapped far off, one and then one more, and the quiet folded shut behind them.",
		},
		[]event{
			{"A lantern appears between the trees and then goes out.", "Far between the trunks a light appeared, swung twice, and went out."},
			{"They find a fresh track that leads the wrong way.", "There, pressed into the mud as neatly as a seal, was a track, fresh, and pointing the way you had come."},
			{"The birds fall silent all at once.", "All at once the birds stopped, every one, like a room when the door opens."},
		},
	},
	{
		"workshop",
		words(`workshop forge smith anvil tools tool bench hammer machine machines gear gears clock clocks clockwork engine inventor repair robot automaton wires lathe saw lab laboratory garage`),
		"the workshop",
		[]string{"the second drawer down", "the shelf of half-finished things", "the vice", "the space under the bench", "the jar of odd screws"},
		[]string{
			"Sawdust turned in the light from the high window, in no hurry to land.",
			"On the wall forty clocks disagreed, politely and all at once.",
			"Oil, [hot metal|cedar] and old paper gave the air a taste you could almost name.",
			"A belt slapped slowly overhead, driving nothing in particular.",
			"Springs lay in a saucer like the bones of some very small animal.",
			"Pencil lines covered the bench, sums beside sketches beside a list that only said [string|ask again].",
			"The stove ticked as it warmed, and a row of chisels ticked back.",
			"One brass wheel, left to itself, went on turning with great conviction.",
		},
		[]event{
			{"One of the machines starts by itself.", "At the far end of the bench a machine that nobody had touched drew a breath of steam and began to turn."},
			{"A customer arrives for something that was never finished.", "The bell over the door jumped, and a customer with rain on the shoulders asked whether it was ready."},
			{"A drawer that was always locked stands open.", "The bottom drawer, the one that was always locked, stood open by the width of a hand."},
		},
	},
	{
		"train",
		words(`train trains carriage compartment rail railway station platform conductor ticket tunnel locomotive track tracks luggage suitcase wagon journey`),
		"the compartment",
		[]string{"the luggage rack", "the dining car", "the corridor window", "platform nine", "the guard's van"},
		[]string{
			"Wheels counted the joints in the rails, four and four and four, and never lost their place.",
			"Fields went by the window, each with its own [lit house|single horse], each gone before it could be wished for.",
			"A cup shivered in its saucer and inched toward the edge of the little table.",
			"The lamps dimmed for a tunnel; for nine seconds the glass held only two faces and the dark.",
			"In the corridor someone laughed, dropped something metal, and laughed again.",
			"Coal smoke and [oranges|wet overcoats] had moved into the compartment and taken the good seats.",
			"A timetable on the wall promised a great deal in very small type.",
			"Rain ran along the window sideways, each drop racing another and both of them losing.",
		},
		[]event{
			{"The train slows where no station is.", "Brakes took hold, gently at first; the train was slowing, and outside there was no station, only grass."},
			{"The conductor asks for a ticket that nobody can find.", "The door slid open on the conductor, one hand already out. \"Tickets, if you please.\""},
			{"Someone has left a small locked case on the rack.", "Overhead a small case slid an inch along the rack; it had no label, and nobody had brought it in."},
		},
	},
	{
		"library",
		words(`library book books shelf shelves scroll scrolls archive librarian reading page pages study desk scholar ink letter letters bookshop museum school classroom professor`),
		"the reading room",
		[]string{"the top shelf", "the map drawers", "the ladder at the end", "the desk by the window", "the box of unsorted letters"},
		[]string{
			"Dust and leather kept their long [truce|conversation] among the shelves.",
			"Somewhere above, a page was turned with great care by nobody you could see.",
			"The green lamps laid one small island of light on every desk, most of them uninhabited.",
			"A ladder on its rail had stopped halfway along, as though it had forgotten the title.",
			"Behind the glass the oldest books stood with their backs straight, pretending to be asleep.",
			"The clock over the door cleared its throat before each quarter and then said very little.",
			"Pencilled notes ran down the margin, in [two|three] hands that plainly never agreed.",
			"Afternoon came through the high windows in long bars, and the dust rose to be counted.",
		},
		[]event{
			{"A slip of paper falls out of a book that has not been opened for years.", "A slip of paper slid from between the pages and settled on the floor, face up, in a hand that somebody here knew."},
			{"The librarian announces that the room closes early today.", "From the door came a small bell and a voice: the room would close early today, no reason given."},
			{"Footsteps pass on the gallery above, and stop.", "Footsteps passed along the gallery overhead, slowed, and stopped directly above the desk."},
		},
	},
	{
		"castle",
		words(`castle king queen prince princess throne knight guard guards hall tower dungeon court royal crown sword gate stairs banner ballroom palace duke noble`),
		"the hall",
		[]string{"the east stair", "the arras with the stag", "the steward's door", "the gallery", "the well in the courtyard"},
		[]string{
			"Banners stirred along the walls as if the stones had breathed out.",
			"Torches leaned in the draught and stood up again, like tired sentries.",
			"Every footstep came back from the vault a little grander than it had left.",
			"Far down the passage a key turned, and then, after some thought, another.",
			"Beeswax and cold stone had been keeping company here for [three|four] hundred years.",
			"On the long table a single pear had been arranged with more care than most treaties.",
			"A page hurried past with a tray, looking at nothing as hard as he could.",
			"Wind found the arrow slits and played them, one low note to each.",
		},
		[]event{
			{"The great bell rings at the wrong hour.", "Overhead the great bell began to ring, and this was no hour for it."},
			{"A messenger arrives, muddy to the knees.", "The doors swung wide for a messenger, mud to the knees, who had plainly been running since before dawn."},
			{"Someone steps out from behind the tapestry.", "The stag on the tapestry bulged, coughed, and became a person stepping out from behind it."},
		},
	},
	{
		"street",
		words(`street city town alley market shop square lamp rooftop roof crowd cobbles window door house apartment taxi car police detective office neon tram stall merchant bridge`),
		"the street",
		[]string{"the lamp on the corner", "the shuttered arcade", "the stairs by the canal", "the flower stall", "the third-floor window"},
		[]string{
			"A tram went by two streets over, drawing its one long blue spark along the wire.",
			"Wet cobbles held the lamps upside down, each with a tail of gold.",
			"From an open window came a radio, four bars of something everyone's aunt could dance to.",
			"Shutters rattled down along the row, one shop after the next, like a slow round of applause.",
			"Chestnuts, [hot iron|engine oil] and rain: the city had its evening coat on.",
			"A cat on the wall watched the whole affair with the calm of a landlord.",
			"Around the corner somebody whistled for a cab and was ignored by an expert.",
			"Pigeons shuffled along the ledge to make room for the dusk.",
		},
		[]event{
			{"A car stops at the corner with its lamps off.", "At the corner a car rolled to a stop; its lamps went off, and no door opened."},
			{"Someone drops a key from an upper window.", "Metal rang on the stones: a key, dropped from an upper window that was already closing."},
			{"The street lamps go out, one after another.", "One lamp went out, then the next, and the dark came up the street at a walking pace."},
		},
	},
	{
		"mountain",
		words(`mountain mountains snow ice cave cliff peak summit climb hill valley cold frost winter glacier hut ridge rock rocks avalanche blizzard`),
		"the pass",
		[]string{"the cairn", "the hut under the ridge", "the frozen ford", "the second switchback", "the mouth of the cave"},
		[]string{
			"Snow slid from a ledge with the sound of a page being turned.",
			"The cold had a taste up here, thin and bright, like a coin.",
			"Clouds went by below, on business in the valley.",
			"Far across the gap a goat regarded the drop, found it acceptable, and was gone.",
			"Ice had sewn the rocks together with long, careful stitches.",
			"Breath hung in front of every word and stayed a moment after it.",
			"Wind came over the ridge, leaned on everything in turn, and moved along.",
			"Last light lay on the summit, pink and far out of reach.",
		},
		[]event{
			{"The path ahead has slid away in the night.", "Ten steps on, the path simply ended; the night had taken a piece out of it as cleanly as a bite."},
			{"Smoke rises from a hut that should be empty.", "From the hut under the ridge, which should have been empty, rose a thread of smoke."},
			{"A far rumble starts above them.", "Somewhere above, so low that the boots heard it first, a rumble began."},
		},
	},
	{
		"garden",
		words(`garden flower flowers rose roses herb herbs orchard bench fountain bee bees greenhouse lawn hedge seed seeds summer picnic meadow field farm barn`),
		"the garden",
		[]string{"the crooked pear tree", "the potting shed", "the far end of the hedge", "the sundial", "the gap in the wall"},
		[]string{
			"A bee worked along the lavender with the air of someone behind on the accounts.",
			"Windfalls lay in the grass, and the wasps had made a parliament of them.",
			"Late sun came in low under the branches and set every [web|seed head] alight.",
			"The fountain had one trick and performed it over and over, delighted.",
			"Crushed mint rose from underfoot at each step.",
			"A blackbird tried a phrase, improved it, and gave it to the whole street.",
			"By the shed a watering can stood dripping, as if only just set down.",
			"Petals had drifted against the wall in a soft, untidy argument of white and rose.",
		},
		[]event{
			{"The gate opens, and a neighbour calls a name from long ago.", "The gate clicked, and over the hedge someone called a name that had not been used here for years."},
			{"Digging turns up a tin box.", "Under the roots, where the soil was darkest, something square and tin caught the light."},
			{"The first fat drops of a summer storm begin to fall.", "A drop fell, fat and warm, then another; the whole garden held still to be sure."},
		},
	},
	{
		"ship",
		words(`spaceship starship space planet orbit airlock cockpit station reactor alien galaxy asteroid hull console computer crew pilot captain stars moonbase android`),
		"the deck",
		[]string{"the port airlock", "the spare console", "cargo bay two", "the maintenance crawlway", "the observation blister"},
		[]string{
			"Somewhere behind the panels a pump changed its mind and went back to sleep.",
			"Stars stood in the port without a flicker, each as sharp as a pinhole.",
			"The air had been breathed by everyone aboard at least twice and tasted of [warm dust|old coffee].",
			"A green lamp on the console blinked in the rhythm of something that could wait.",
			"Through the soles came the hum of the drive, the one sound nobody hears until it stops.",
			"A mug, held down by a magnet, slowly turned its handle toward the door.",
			"Condensation had gathered on the cold pipe in a row of perfect, trembling planets.",
			"Out there a grain of dust struck the hull and made a noise much larger than itself.",
		},
		[]event{
			{"The receiver picks up a voice on a band that is not in use.", "The receiver crackled, and a voice came through, quite calm, on a band that nobody had used for years."},
			{"One lamp on the console turns from green to amber.", "On the console one lamp went from green to amber, without any fuss at all."},
			{"Something knocks on the outside of the hull.", "Something knocked. It came from the hull, and from the wrong side of it."},
		},
	},
	{
		"evening",
		words(`room evening night home sofa chair bed fire fireplace lamp rain storm thunder`),
		"the room",
		[]string{"the chair by the window", "the mantelpiece", "the top of the stairs", "the cupboard under the eaves", "the writing desk"},
		[]string{
			"Rain had found its rhythm on the roof and was in no mood to lose it.",
			"The lamp threw a soft circle and left the corners to look after themselves.",
			"Outside, the evening went by in a dark coat, rattling a gate here and there.",
			"A floorboard upstairs remembered a footstep from long before.",
			"Down in the street a door closed, and the quiet came back wearing slippers.",
			"The fire had burned down to the colour of [ripe apricots|old copper].",
			"On the sill a moth opened and closed itself like a very small book.",
			"Somewhere a clock was counting under its breath.",
			"Curtains stirred, although every window had been shut.",
		},
		[]event{
			{"There is a knock at the door, three beats and then nothing.", "A knock came at the door: three beats, and then nothing at all."},
			{"The telephone rings in the hall and stops before anyone can reach it.", "In the hall the telephone rang, twice and a half, and stopped as if it had been caught."},
			{"An envelope slides under the door.", "With a whisper of paper, an envelope slid in under the door and lay there, waiting to be somebody's."},
		},
	},
}
