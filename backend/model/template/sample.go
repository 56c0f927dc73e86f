package template

import (
	"encoding/json"
	"fmt"
	"strings"
)

// The texts of the sample. They are repeated until the marks that a template puts around them do not count.
const (
	system = "You and the person who plays the keeper tell one story together, in turns. You play everyone in it but the keeper, " +
		"and describe the harbour, its people and its weather. "
	reply  = "The rain runs down the glass while someone hums in the next room, and the kettle begins to speak of tea and ships. "
	prompt = "I hang my coat by the door, wait until the humming ends, and ask who else is awake at this hour. "
)

// exchanges is how many the sample has: enough for what a template changes of all of them to count more than what it changes
// of the last one.
const exchanges = 5

// A Line is a message of the sample.
type Line struct{ Role, Text string }

// A Form is one that a call of the sample asks to be filled in.
type Form struct {
	Name, Description string
	Schema            json.RawMessage
}

// A Turn is the calls of a turn, as what a model is asked with, and the exchange that is history in the next turn.
type Turn struct {
	History []Line
	Forms   []Form // the Director's and the Editor's
	Message Line
	Reply   Line
}

// Sample is a turn of a conversation like those that are played, with forms of the size of real ones.
func Sample() Turn {
	t := Turn{Message: Line{"user", "Who sings?"}, Reply: Line{"assistant", "Nobody sings."}}
	t.History = []Line{{"system", strings.Repeat(system, 12)}, {"assistant", strings.Repeat(reply, 4)}}
	for range exchanges {
		t.History = append(t.History, Line{"user", strings.Repeat(prompt, 3)}, Line{"assistant", strings.Repeat(reply, 5)})
	}
	const about = `"description":"What the next reply needs to know of this, in one or two short sentences that name everybody who is there."`
	var fields []string
	for _, name := range []string{"place", "goal", "next_event", "direction", "ending"} {
		fields = append(fields, fmt.Sprintf(`%q:{"type":"string","maxLength":200,%s}`, name, about))
	}
	fields = append(fields, `"moods":{"type":"array","items":{"type":"string","maxLength":40},"maxItems":6,`+about+`}`)
	schema := json.RawMessage(`{"type":"object","properties":{` + strings.Join(fields, ",") + `},"required":["next_event"]}`)
	t.Forms = []Form{
		{"describe_scene", "Decide where the scene goes before the next reply is written.", schema},
		{"correct_reply", "Say what should be different in the reply above.", schema},
	}
	return t
}
