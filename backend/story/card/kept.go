package card

import "encoding/json"

// Kept is what the library knows of a card that a file in another form of the card does
// not say: one that came as V2 leaves as V3, and is V2 here.
type Kept struct {
	Format string          `json:"format"`
	Rest   json.RawMessage `json:"rest,omitempty"`
}

// Remember takes what was kept beside a card's file, if it can be used.
func (c *Card) Remember(raw json.RawMessage) {
	var k Kept
	if len(raw) == 0 || json.Unmarshal(raw, &k) != nil {
		return
	}
	var r rest
	if (k.Format == "V1" || k.Format == "V2" || k.Format == "V3") && json.Unmarshal(k.Rest, &r) == nil {
		c.Format, c.Rest = k.Format, k.Rest
	}
}
