package card

import (
	"bytes"
	"encoding/json"
	"strings"

	"terzetto/backend/base/rawjson"
)

// JSON is the card's text without its picture, in the format in which it came; a card
// that was made here is a V3 one.
func (c *Card) JSON() []byte {
	spec := specV3
	if r := c.rest(); r.Spec != "" && !strings.EqualFold(r.Spec, specV3) || c.Format == "V1" || c.Format == "V2" {
		spec = specV2
	}
	return indent(c.document(spec, nil))
}

// document is the card as JSON of a spec. assets, if there are any, replace the list
// of a V3 card.
func (c *Card) document(spec string, assets json.RawMessage) json.RawMessage {
	r := c.rest()
	data := r.Data.Clone()
	give(data, &c.Character)
	switch nickname := strings.TrimSpace(c.Nickname); {
	case nickname == nicknameIn(data):
	case nickname == "":
		delete(data, "nickname")
	default:
		data.Set("nickname", nickname)
	}
	setNote(data, c.Note)
	if c.Book != nil {
		data["character_book"] = c.Book.characterBook()
	} else if !data.Has("character_book") {
		delete(r.Top, "character_book")
	}
	if c.ID != "" && (!data.Has("extensions") || data.Child("extensions") != nil) {
		mine := data.Child("extensions").Child(ours).Clone()
		mine.Set("id", c.ID)
		extend(data, ours, mine)
	} else if !data.Has("extensions") {
		data.Set("extensions", object{})
	}
	top := r.Top.Clone()
	top.Set("spec", spec)
	switch {
	case strings.EqualFold(spec, r.Spec) && r.Version != "":
		top.Set("spec_version", r.Version)
	case spec == specV3:
		top.Set("spec_version", "3.0")
	default:
		top.Set("spec_version", "2.0")
	}
	if spec == specV3 {
		if !data.Has("group_only_greetings") {
			data.Set("group_only_greetings", []string{}) // V3 asks for it
		}
		if assets != nil {
			data["assets"] = assets
		}
	}
	for _, key := range r.Mirrors {
		top[key] = data[key]
	}
	top.Set("data", data)
	return rawjson.Encode(top)
}

// rest reads what was kept of the card.
func (c *Card) rest() rest {
	var r rest
	if len(c.Rest) > 0 && json.Unmarshal(c.Rest, &r) != nil {
		return rest{}
	}
	return r
}

func indent(raw json.RawMessage) []byte {
	var b bytes.Buffer
	if json.Indent(&b, raw, "", "  ") != nil {
		return raw
	}
	b.WriteByte('\n')
	return b.Bytes()
}
