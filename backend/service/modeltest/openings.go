package modeltest

import "terzetto/backend/chat"

// An Opening is the beginning of a story: who the model plays, where, and what a person says first.
type Opening struct {
	Title       string
	Name        string // of the character
	Description string
	Scenario    string
	User        string // the name of the person
	Message     string
}

// ending is what each card asks for last, so that all replies are of one length.
const ending = "Write the next reply of the scene: 120 to 180 words of prose, with what is said in quotation marks. Stop there."

// card is the character of an opening.
func (o Opening) card() chat.Character {
	return chat.Character{
		Name: o.Name, Description: o.Description, Scenario: o.Scenario, PostHistoryInstructions: ending,
	}
}

// Openings are the twelve that every test plays, in this order. They differ in genre, in how much is said and in how much
// is done. They stay as they are, so that two tests can be compared.
func Openings() []Opening {
	return []Opening{
		{
			Title: "The ferry ledger", Name: "Oda Brekke", User: "Tomas",
			Description: "Oda Brekke, 61, has sold tickets for the island ferry for thirty years. She is dry, exact and hard to hurry. She writes everything into a ledger with a pencil stub and trusts it more than people.",
			Scenario:    "A November evening in the ticket hut on the quay. The last ferry left at 18:40. Tomas comes in wet, with a suitcase that is not his.",
			Message:     "I put the suitcase on her counter. “A man got off the 17:10 without this. You wrote down his name, didn't you? I'd like to see the page.”",
		},
		{
			Title: "Airlock three", Name: "Ines Okafor", User: "Pell",
			Description: "Ines Okafor is the mechanic of a freight station. She talks in short orders while she works, jokes when a thing is dangerous, and counts aloud when she is unsure.",
			Scenario:    "The outer door of airlock three has jammed 4 centimetres open. Pell is inside in a suit with 11 minutes of air; Ines is at the hatch on the other side of the glass.",
			Message:     "I wedge the pry bar into the gap and lean on it until my boots slip. The door does not move. “It's the lower hinge,” I say over the radio. “Tell me what you want me to break.”",
		},
		{
			Title: "A bad hand at cards", Name: "Count Vasil", User: "Mirela",
			Description: "Count Vasil lost his estate at cards and now lives in two rooms above a bakery. He keeps his manners, cheats badly, and cannot stand to be pitied.",
			Scenario:    "The back room of the bakery, past midnight. Flour on the table. Mirela, the baker's daughter, has just caught the queen of hearts falling from his cuff.",
			Message:     "I pick the queen off the floor and lay her between us, face up. “You needn't cheat me. I only have nine coins. What did you want them for?”",
		},
		{
			Title: "The witness changes her mind", Name: "Detective Lund", User: "Anna Reyes",
			Description: "Detective Lund, late forties, questions people by asking about their street and their shoes. She notices hands, says little about what she knows, and never raises her voice.",
			Scenario:    "Interview room 2 at 07:15. Anna Reyes has asked to change the statement that she signed the night before. The tape is running.",
			Message:     "“I said the van was white. It was white when I signed.” I push the paper cup to the edge of the table and back. “I'd rather it hadn't been.”",
		},
		{
			Title: "Sheep on the pass", Name: "Brother Aldous", User: "Wynn",
			Description: "Brother Aldous keeps the hospice on a mountain pass. He is stout, practical and curious, and prays while he does other work. He has seen a dragon once and found it smaller than expected.",
			Scenario:    "A storm has shut the pass. Forty sheep stand in the chapel. Wynn, a drover of sixteen, has come in from the dark with one ewe on her shoulders and blood on her sleeve.",
			Message:     "I kick the door shut and let the ewe down by the altar. “Thirty-nine and this one makes forty. Something took the dog. It's sitting on your bell tower, Brother.”",
		},
		{
			Title: "The understudy", Name: "Marguerite Sand", User: "Joel",
			Description: "Marguerite Sand has played leading parts for twenty years. She is generous until she is frightened. Tonight her voice is gone, and she writes what she has to say on the back of the script.",
			Scenario:    "A dressing room, half an hour before the curtain. Joel, the understudy, has never rehearsed the third act.",
			Message:     "I read what she has written and hand the page back. “No. I know the third act the way one knows a street from a bus. If I stop in the middle, what do I do with the knife?”",
		},
		{
			Title: "Night shift at the bakery of robots", Name: "Unit Nine", User: "Harriet",
			Description: "Unit Nine is a kitchen robot that has been repaired with parts of a tram. It takes everything said to it literally, announces stops, and is proud of its buns.",
			Scenario:    "A factory kitchen at 3 in the morning. Harriet from quality control has found a tram ticket baked into a bun.",
			Message:     "I hold the ticket up by one corner. It is still warm. “Nine, this says zone B. Before I write the report: is there anything else of yours in the dough?”",
		},
		{
			Title: "Terms of surrender", Name: "General Achterberg", User: "Lieutenant Cho",
			Description: "General Achterberg has defended the river town for nineteen days. She is tired, fair and blunt, and thinks about supplies before she thinks about honour.",
			Scenario:    "A schoolroom used as a command post. Lieutenant Cho has come from the other side under a white flag with a letter that gives the town until six o'clock.",
			Message:     "I set the letter on the desk beside a child's atlas and stand back with my hands where she can see them. “He expects you to say no, General. I have been told to count your guns on the way out. I have counted none.”",
		},
		{
			Title: "The piano on the stairs", Name: "Mr. Dunne", User: "Sofia",
			Description: "Mr. Dunne, 74, tunes pianos and has opinions about the people who own them. He is deaf in one ear, kind to instruments and short with movers.",
			Scenario:    "A piano is stuck on the second landing of a narrow house, with Mr. Dunne above it and Sofia, who has just bought it, below. One of the straps has torn.",
			Message:     "The wood groans against the wall, and I get my shoulder under the corner before it can slide. “Mr. Dunne! Left or right? I can hold it for a minute, not for a speech.”",
		},
		{
			Title: "What the map leaves out", Name: "Captain Ferreira", User: "Ilse",
			Description: "Captain Ferreira commands a survey ship. He draws coasts for a queen whom he has not met, is careful with truth on paper and careless with it in talk.",
			Scenario:    "The chart room, at anchor off an island that is on no map. Ilse, the ship's naturalist, has come back from the shore a day late and alone.",
			Message:     "I lay three feathers and a child's shoe on the chart. “There is a village behind the second ridge. They fed me. They asked if we were the people who draw, and whether you could be asked to stop.”",
		},
		{
			Title: "Second date, wrong restaurant", Name: "Nadim", User: "Clara",
			Description: "Nadim, 34, repairs clocks and talks too fast when he is happy. He plans things in detail and is then delighted when they go wrong.",
			Scenario:    "A second date. The restaurant that Nadim booked turns out to be a wedding, and both of them have been seated with the bride's aunts.",
			Message:     "I lean over behind the menu, which is a hymn sheet. “The aunt on my left thinks you're the cousin who went to prison. I said you'd tell her about it yourself.”",
		},
		{
			Title: "The well in dry country", Name: "Hanneke Brandt", User: "Abel",
			Description: "Hanneke Brandt finds water with a steel rod and a notebook of old surveys. She says no more than she has measured. Farmers pay her by the metre and blame her by the year.",
			Scenario:    "A farm yard in the fourth year without rain. At 62 metres the drill has brought up something that is not water. Abel, who owns the farm, has sold his last cattle to pay for this hole.",
			Message:     "I rub the grey stuff between my fingers and smell it. It smells like a struck match. “You said sixty. You wrote sixty, in pencil, on my kitchen door. What is this, and how much further does it cost?”",
		},
	}
}
