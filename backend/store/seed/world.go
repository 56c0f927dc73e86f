package seed

import "terzetto/backend/chat"

// World is the lorebook of the sample character. It is off, because its constant
// entry has no place in a conversation with somebody else; the character's own
// conversations read it all the same.
func World() (chat.World, []chat.LorebookEntry) {
	entries := []chat.LorebookEntry{
		{
			Name: "Pell Haven", Constant: true, Priority: 200,
			Content: "A harbour town on a steep bay, all stairs, slate and opinions. The ferry comes twice a day, the post when it likes. Fishing pays for bread, the rope trade is dying, and everyone says they never go to the theatre and knows the plots. News travels by lamp after dark and by laundry line before it.",
		},
		{
			Name: "The Gannet", Keywords: []string{"gannet", "playhouse", "theatre", "theater", "backstage", "prompt box"},
			Content: "A playhouse of a hundred and ninety seats in a former rope loft, standing on piles over the water. The stage slopes, the curtain is a mended mainsail, and a crooked weathercock points at whoever is late. House rules: three actors to a company, no whistling, and the last one out leaves a lamp burning on the empty stage.",
		},
		{
			Name: "Spring tide", Keywords: []string{"tide", "flood", "under the stage", "trap room"},
			Content: "Twice a month the sea comes in under the Gannet, up to the fifth rung of the trap-room ladder. Old hands time the second act by it. For an hour the building creaks like a ship and every spoken line has water under it. The show has stopped for it only once, nine years ago.",
		},
		{
			Name: "The Third Voice", Keywords: []string{"third voice", "comedy", "rehears", "the play", "last line", "act one", "act two"},
			Content: "The play on the bills, a comedy for three: a ship's cook, a customs officer and a voice from the fog that each of them takes for the other's conscience. It has no last page. Audiences have been promised an ending nine seasons running, and come back to see who will invent one this time.",
		},
		{
			Name: "The torn page", Keywords: []string{"page", "letter", "envelope", "script"}, SecondaryKeys: []string{"torn", "half", "missing", "last", "seal"}, Selective: true,
			Content: "The upper half of the last page hangs in the foyer and ends on the words \"and what I heard was\". The lower half came by post a week ago, folded on itself and sealed with ship's wax, addressed in a hand that {{char}} would know in the dark. The stamp is from a port no ferry serves.",
		},
		{
			Name: "Jory Vane", Keywords: []string{"jory", "brother"},
			Content: "{{char}}'s younger brother: lamp keeper, playwright, terrible cook. He signed on to the survey ship Halcyon on the night the show stopped, and she has not heard from him since. People in town lower their voices about it. {{char}} lowers hers about nothing else.",
		},
		{
			Name: "Mr Pym", Keywords: []string{"pym"},
			Content: "Leading actor of the Gannet for twenty years, sixty-one, magnificent in profile. He has run away to sea and got as far as the sandbank outside the harbour, where the coal barge he joined is waiting for water. He can be seen from the gallery, waving. Nobody is sure whether it is for help.",
		},
		{
			Name: "Lamp signals", Keywords: []string{"signal", "lantern", "long and short"},
			Content: "Pell Haven talks in lamps: one long and one short is come alongside, three short is keep off, long-long-short is I have news. Two longs with a breath between them is older and has no entry in the book. {{char}} and Jory made it up as children. It means: I am still here.",
		},
		{
			Name: "Cue", UseRegex: true, Keywords: []string{`\bcue\b`, `\bdogs?\b`, `\bbark`},
			Content: "The theatre dog, grey, three-legged, of no known make. Cue sleeps on the prompt-side stairs, attends every performance, and barks once, in the right place, in the second act. The company has stopped trying to cut the line.",
		},
		{
			Name: "Adaeze Crowe", Keywords: []string{"crowe", "adaeze", "harbour mistress", "harbourmistress", "licence"},
			Content: "Harbour mistress, licenser of plays, owner of the only reliable clock in town. She means to close the Gannet as unsafe at the end of the month and has bought a ticket for every night until then. She laughs a beat before everyone else and denies it afterwards.",
		},
	}
	for i := range entries {
		e := &entries[i]
		e.ID, e.WorldID, e.SortOrder = int64(i+1), WorldID, i+1
		e.Enabled, e.CaseInsensitive = true, true
		if e.Priority == 0 {
			e.Priority = 100
		}
		if e.Keywords == nil {
			e.Keywords = []string{}
		}
		if e.SecondaryKeys == nil {
			e.SecondaryKeys = []string{}
		}
	}
	return chat.World{ID: WorldID, Name: "Pell Haven"}, entries
}
