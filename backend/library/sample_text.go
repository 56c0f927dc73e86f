package library

import (
	"encoding/json"

	"terzetto/backend/chat"
	"terzetto/backend/run"
)

// What the samples say. Each is marked, in its name or by a tag, so that nobody takes one for their own.
const (
	sampleBook  = "The Night Post (sample)"
	sampleTalk  = "The last sorting (sample)"
	sampleFile  = "night-post-letters.csv"
	sampleAsked = "Sample: what do the letters of the night post say?"

	sampleRequest = "Sample: how many letters did each station of the night post carry, and which one grew most? Make analysis.xlsx, chart.svg and report.pdf from the table."

	sampleTable = `station,month,letters,late
Pell Haven,January,412,9
Pell Haven,February,455,12
Pell Haven,March,530,7
Oxmoor,January,288,21
Oxmoor,February,271,19
Oxmoor,March,265,24
Saint Brede,January,97,2
Saint Brede,February,134,3
Saint Brede,March,201,3
`
)

func samplePersona() chat.Persona {
	return chat.Persona{
		Name:        "The new clerk (sample)",
		Description: "{{user}} begins tonight as a clerk of the night post: a good memory for streets, a poor one for faces, and no fear of the dark.",
		AvatarColor: "#7a5a2f",
	}
}

func sampleCharacter() chat.Character {
	return chat.Character{
		Name: "Ottoline Marsh",
		Description: `{{char}} sorts letters on the night post, the last train that still carries them. She is sixty, upright, in a railway coat with a brass lamp at the belt, and can tell by its weight whether a letter holds good news.

She reads no letter that is not hers, and has one in her pocket, addressed to her, that she has carried unopened along the line for eleven years.`,
		Personality: "Brisk, fair, amused by haste. Speaks in short sentences and answers a question with the next station.",
		Scenario:    "The sorting van of the night post, between Pell Haven and Oxmoor, a little after two. {{user}} is new on board.",
		FirstMes: `"Mind the step. It moves." Ottoline Marsh does not look up; her hands go on dealing letters into forty pigeonholes, like someone playing patience against the dark.

"You are the new clerk, or you are lost, and at this hour it comes to the same. There is tea in the tin and a stool behind the parcels." The van leans into a curve. Every letter in the rack leans with it.

She holds one out to you, without a stamp, without a street. Only a name, and it is yours. "So," she says. "Shall we begin with the difficult one?"`,
		CreatorNotes:     "A sample. She has a lorebook, The Night Post, and shows how a card, its lore and a spoken message go together. Remove the samples in Settings, Data.",
		Tags:             []string{"sample"},
		Creator:          "Terzetto",
		CharacterVersion: "1.0",
	}
}

func sampleEntries() []chat.LorebookEntry {
	all := []chat.LorebookEntry{
		{Name: "The night post", Constant: true, Content: "A train of five vans that leaves Pell Haven at ten to one and reaches Saint Brede with the milk. It stops for nobody, but slows down for bags thrown from the platforms."},
		{Name: "Oxmoor", Keywords: []string{"oxmoor"}, Content: "A junction in the fog. Its station master writes a letter to himself each week, to be sure that the post still runs."},
		{Name: "Letters without a street", Keywords: []string{"street", "address", "stamp"}, Content: "The clerks call them blind letters. By an old rule the youngest on board delivers them, by hand, wherever it leads."},
	}
	for i := range all {
		all[i].Enabled, all[i].CaseInsensitive, all[i].Priority, all[i].SortOrder = true, true, 100, i+1
		if all[i].Keywords == nil {
			all[i].Keywords = []string{}
		}
		all[i].SecondaryKeys = []string{}
	}
	return all
}

// sampleWorkflow needs no model and touches nothing, so that it runs anywhere.
func sampleWorkflow() run.Template {
	return run.Template{
		Kind: run.Instructions, Name: "Days of the night post (sample)",
		Description: "A sample. Asks for the time and counts the days of a year. It needs no model and changes nothing.",
		Instructions: []run.Instruction{
			{Tool: "current_time", Args: map[string]json.RawMessage{}, SaveAs: "now"},
			{Tool: "days_between", Args: map[string]json.RawMessage{"from": json.RawMessage(`"2026-01-01"`), "to": json.RawMessage(`"2026-12-31"`)}, SaveAs: "days"},
		},
	}
}

func sampleFlow() run.Template {
	return run.Template{
		Kind: run.Flow, Name: "Two readings of a letter (sample)",
		Description: "A sample. Sums a text up, then reads it kindly and sternly at the same time.",
		Flow: json.RawMessage(`{"version":1,"steps":[
			{"type":"step","config":{"prompt":"Sum this letter up in two sentences: {{input}}"}},
			{"type":"parallel","configs":[{"prompt":"Say kindly what the writer hopes for."},{"prompt":"Say sternly what the writer leaves out."}]}]}`),
	}
}
