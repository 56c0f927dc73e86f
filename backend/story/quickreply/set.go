package quickreply

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/rawjson"
)

// The bounds of a set.
const (
	MostReplies = 500
	MostText    = 100_000 // bytes of a message
	mostLabel   = 200
)

// A Set is a row of buttons.
type Set struct {
	Name    string  `json:"name"`
	Replies []Reply `json:"replies"`
	NoSend  bool    `json:"no_send"` // texts go into the message box, and are not sent
	Inject  bool    `json:"inject"`  // what is in the message box goes with a text
	Before  bool    `json:"before"`  // the text comes before what is in the box, where Inject says that both go

	Rest json.RawMessage `json:"-"` // the object that it was read from; empty: it was made here
}

// A Reply is one button.
type Reply struct {
	Label   string `json:"label"`
	Title   string `json:"title"` // what it does, for a person; empty: its message says it
	Message string `json:"message"`
	Hidden  bool   `json:"hidden"` // it has no button, and other scripts press it

	Rest json.RawMessage `json:"-"` // the object that it was read from
}

// A Note says what of a set that was read doesn't act as its author meant it.
type Note struct {
	Reply  string   `json:"reply"` // its label; empty: of the set
	Kind   NoteKind `json:"kind"`
	Detail string   `json:"detail"`
}

// A NoteKind says what is different.
type NoteKind string

// The kinds of notes.
const (
	UnknownCommand NoteKind = "unknown_command" // the detail names them
	Broken         NoteKind = "broken"          // the script can't be read; the detail says where
	Automatic      NoteKind = "automatic"       // its author has it press itself, which it doesn't here
	Menu           NoteKind = "menu"            // other sets are in its menu, which it doesn't have here
	TooLong        NoteKind = "too_long"        // it was left out
	NotRead        NoteKind = "not_read"        // it is no quick reply, and was left out
	TooMany        NoteKind = "too_many"        // the detail says how many were left out
)

// Read reads a set from a file of SillyTavern, of its present version or the first.
func Read(raw []byte) (Set, []Note, error) {
	raw = []byte(strings.TrimPrefix(string(raw), "\ufeff"))
	if !json.Valid(raw) {
		return Set{}, nil, fault.New(fault.Invalid, "This file is not valid JSON, so no quick replies were read.")
	}
	s, notes, ok := Of(raw)
	if !ok {
		return Set{}, nil, fault.New(fault.Invalid, "This file holds no set of quick replies.")
	}
	return s, notes, nil
}

// Of reads a set from an object as SillyTavern writes it; ok is false where it is none.
func Of(raw json.RawMessage) (s Set, notes []Note, ok bool) {
	o := rawjson.ObjectOf(raw)
	s = Set{Name: clip(o.Text("name")), Rest: raw, Replies: []Reply{}}
	var all []json.RawMessage
	switch {
	case json.Unmarshal(o["qrList"], &all) == nil && o.Has("qrList"):
		s.NoSend, s.Inject, s.Before = rawjson.Truth(o["disableSend"]), rawjson.Truth(o["injectInput"]), rawjson.Truth(o["placeBeforeInput"])
	case json.Unmarshal(o["quickReplySlots"], &all) == nil && o.Has("quickReplySlots"):
		s.NoSend, s.Inject, s.Before = rawjson.Truth(o["quickActionEnabled"]), rawjson.Truth(o["AutoInputInject"]), rawjson.Truth(o["placeBeforeInputEnabled"])
	default:
		return s, nil, false
	}
	if left := len(all) - MostReplies; left > 0 {
		notes = append(notes, Note{Kind: TooMany, Detail: strconv.Itoa(left)})
		all = all[:MostReplies]
	}
	for _, one := range all {
		r, is := replyOf(one)
		switch {
		case !is:
			notes = append(notes, Note{Reply: r.Label, Kind: NotRead})
		case r.Label == "" && r.Message == "": // an empty slot of the first version
		case len(r.Message) > MostText:
			notes = append(notes, Note{Reply: r.Label, Kind: TooLong})
		default:
			s.Replies = append(s.Replies, r)
			notes = append(notes, r.Notes()...)
		}
	}
	return s, notes, true
}

func replyOf(raw json.RawMessage) (r Reply, ok bool) {
	o := rawjson.ObjectOf(raw)
	message, hidden := "message", "isHidden"
	if _, first := o["mes"]; first {
		message, hidden = "mes", "hidden"
	}
	r = Reply{Label: clip(o.Text("label")), Title: o.Text("title"), Message: o.Text(message), Hidden: rawjson.Truth(o[hidden]), Rest: raw}
	return r, o != nil
}

// automatic are the switches by which a quick reply presses itself.
var automatic = []string{
	"executeOnStartup", "executeOnUser", "executeOnAi", "executeOnChatChange", "executeOnGroupMemberDraft", "executeOnNewChat", "executeBeforeGeneration",
	"autoExecute_userMessage", "autoExecute_botMessage", "autoExecute_chatLoad", "autoExecute_appStartup",
}

// Notes say what of a quick reply doesn't act as its author meant it.
func (r *Reply) Notes() (notes []Note) {
	o := rawjson.ObjectOf(r.Rest)
	if slices.ContainsFunc(automatic, func(key string) bool { return rawjson.Truth(o[key]) }) || o.Text("automationId") != "" {
		notes = append(notes, Note{Reply: r.Label, Kind: Automatic})
	}
	for _, key := range []string{"contextList", "contextMenu"} {
		var menu []json.RawMessage
		if json.Unmarshal(o[key], &menu) == nil && len(menu) > 0 {
			notes = append(notes, Note{Reply: r.Label, Kind: Menu})
		}
	}
	if !IsScript(r.Message) {
		return notes
	}
	program, err := Parse(r.Message)
	if err != nil {
		return append(notes, Note{Reply: r.Label, Kind: Broken, Detail: err.Error()})
	}
	if unknown := program.Unknown(); len(unknown) > 0 {
		notes = append(notes, Note{Reply: r.Label, Kind: UnknownCommand, Detail: strings.Join(lists.Map(unknown, func(name string) string { return "/" + name }), ", ")})
	}
	return notes
}

// JSON writes a set as SillyTavern does: the object that it came from, with what was changed here. One that was not changed is
// written in the same bytes.
func (s *Set) JSON() json.RawMessage {
	if was, _, ok := Of(s.Rest); ok && slices.EqualFunc(was.Replies, s.Replies, sameReply) &&
		was.Name == s.Name && was.NoSend == s.NoSend && was.Inject == s.Inject && was.Before == s.Before {
		return s.Rest
	}
	o := rawjson.ObjectOf(s.Rest).Clone()
	for _, first := range []string{"quickReplySlots", "quickReplyEnabled", "numberOfSlots", "selectedPreset", "quickActionEnabled", "AutoInputInject", "placeBeforeInputEnabled"} {
		delete(o, first)
	}
	o.Set("version", 2)
	o.Set("name", s.Name)
	o.Set("disableSend", s.NoSend)
	o.Set("injectInput", s.Inject)
	o.Set("placeBeforeInput", s.Before)
	for key, v := range map[string]any{"color": "transparent", "onlyBorderColor": false} {
		if !o.Has(key) {
			o.Set(key, v)
		}
	}
	highest := len(s.Replies)
	all := make([]json.RawMessage, len(s.Replies))
	for i := range s.Replies {
		r := &s.Replies[i]
		one := r.object()
		id, err := strconv.Atoi(one.Text("id"))
		if err != nil {
			id = i + 1
			one.Set("id", id)
		}
		highest = max(highest, id)
		all[i] = rawjson.Encode(one)
	}
	o.Set("qrList", all)
	o.Set("idIndex", highest+1)
	return rawjson.Encode(o)
}

func sameReply(a, b Reply) bool {
	return a.Label == b.Label && a.Title == b.Title && a.Message == b.Message && a.Hidden == b.Hidden && string(a.Rest) == string(b.Rest)
}

// object is a quick reply in the spelling of the present version.
func (r *Reply) object() rawjson.Object {
	o := rawjson.ObjectOf(r.Rest).Clone()
	if _, first := o["mes"]; first {
		o = rawjson.Object{}
	}
	o.Set("label", r.Label)
	o.Set("title", r.Title)
	o.Set("message", r.Message)
	o.Set("isHidden", r.Hidden)
	for key, v := range map[string]any{"showLabel": false, "contextList": []any{}, "preventAutoExecute": true, "automationId": ""} {
		if !o.Has(key) {
			o.Set(key, v)
		}
	}
	return o
}

// clip is the text of a label.
func clip(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	if r := []rune(text); len(r) > mostLabel {
		text = string(r[:mostLabel])
	}
	return text
}
