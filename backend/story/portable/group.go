package portable

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/json"
	"io"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
)

// A group is what SillyTavern says about a group of characters, in a file beside its chats.
type group struct {
	ID       string   `json:"-"`
	Name     string   `json:"name"`
	Members  []string `json:"members"` // files of cards, in the order of their turns
	Disabled []string `json:"disabled_members"`
	ChatID   string   `json:"chat_id"`
	Chats    []string `json:"chats"` // names of files without their ending
	Strategy int      `json:"activation_strategy"`

	rest  object            // how it chooses who speaks, what a model is given of the others, and whatever else it says
	metas map[string]object // what older versions say there of each chat, as newer ones do in its first line
}

// How SillyTavern chooses who answers a message.
const (
	naturalOrder = 0 // the members that the message names, and by chance those who talk much
	listOrder    = 1 // each member, in the order of the list
	manual       = 2 // no member, until the person chooses one
)

// groupOf reads the file of a group.
func groupOf(data []byte) (g group, ok bool) {
	if json.Unmarshal(data, &g) != nil {
		return g, false
	}
	g.rest = rawjson.ObjectOf(data).Clone()
	g.ID, g.metas = g.rest.Text("id"), map[string]object{}
	past := g.rest.Child("past_metadata")
	for chat := range past {
		g.metas[chat] = past.Child(chat)
	}
	if meta := g.rest.Child("chat_metadata"); len(meta) > 0 {
		g.metas[g.ChatID] = meta
	}
	for _, key := range []string{ // what a conversation says itself, and what is about all chats of the group
		"name", "disabled_members", "chat_id", "chats", "chat_metadata", "past_metadata", "date_added", "create_date", "date_last_chat", "chat_size",
	} {
		delete(g.rest, key)
	}
	return g, true
}

// keep notes in a chat what its group says beyond our fields.
func (g group) keep(t *Transcript) {
	if len(g.rest) == 0 {
		return
	}
	var kept keptTranscript
	_ = json.Unmarshal(t.Rest, &kept) // nothing is kept as often as not
	kept.Group = g.rest
	t.Rest = rawjson.Encode(kept)
}

// groupTranscripts walks the group chats, and says whether the walk goes on.
func (f folder) groupTranscripts(ctx context.Context, chosen choices, yield func(Item, error) bool) bool {
	of := map[string]group{}
	for _, e := range f.groups {
		data, err := readSmallFile(ctx, e)
		if err != nil {
			continue // its chats say who speaks, too
		}
		g, ok := groupOf(data)
		if !ok {
			continue
		}
		for _, name := range append(g.Chats, g.ChatID) {
			of[name] = g
		}
	}
	for _, e := range f.groupChats {
		if ctx.Err() != nil {
			return yield(Item{}, context.Cause(ctx)) && false
		}
		g := of[Stem(e.name)]
		item := f.assets.chatItem(ctx, e, nil, g.metas[Stem(e.name)])
		if talk := item.Transcript; talk != nil {
			talk.CardFile = ""
			g.keep(talk)
			g.join(talk)
			talk.addTags(chosen, g.ID)
			item.Tally = talk.Tally
		}
		if !yield(item, nil) {
			return false
		}
	}
	return true
}

// join makes the members of a group the cast of a chat, before those who speak there and have
// left the group.
func (g group) join(t *Transcript) {
	if len(g.Members) == 0 || len(t.Cast) > 0 && len(t.CastFiles) != len(t.Cast) { // ours says more
		return
	}
	left, leftFiles := t.Cast, t.CastFiles
	t.Cast, t.CastFiles, t.Title = nil, nil, cut(g.Name, 100)
	for _, file := range g.Members {
		stem := Stem(file)
		m := chat.Member{Name: stem}
		if at := slices.Index(leftFiles, stem); at >= 0 {
			m = left[at]
		}
		if m.Muted = slices.Contains(g.Disabled, file); !slices.Contains(t.CastFiles, stem) {
			t.Cast = append(t.Cast, m)
			t.CastFiles = append(t.CastFiles, stem)
		}
	}
	for i, file := range leftFiles {
		if !slices.Contains(t.CastFiles, file) {
			m := left[i]
			m.Muted = true
			t.Cast, t.CastFiles = append(t.Cast, m), append(t.CastFiles, file)
		}
	}
	t.Char = t.Cast[0].Name
	switch g.Strategy {
	case listOrder:
		t.Speakers = min(len(lists.Keep(t.Cast, func(m chat.Member) bool { return !m.Muted })), chat.MostSpeakers)
	case manual:
		t.problem(fault.New(fault.Invalid, "In SillyTavern, you choose who replies in this group. In Terzetto, a character replies to each message."))
	}
}

// WriteGroup writes a conversation of several characters as SillyTavern keeps one, to be unpacked over
// a user's folder there: the file of the group, its chat and the cards of its members. card gives the
// file of a member's card, nothing where the card is deleted. The group has a number of its own, so that
// it replaces no other one.
func WriteGroup(ctx context.Context, w io.Writer, talk *Transcript, card func(ctx context.Context, id string) ([]byte, error)) error {
	t := *talk
	var kept keptTranscript
	_ = json.Unmarshal(t.Rest, &kept) // nothing is kept as often as not
	avatars, err := t.avatars(ctx)
	if err != nil {
		return err
	}
	files := t.memberFiles(kept.Group, avatars)
	t.CastFiles = lists.Map(files, Stem)
	id := strconv.FormatInt(t.Created.UnixMilli(), 10)
	z := zip.NewWriter(w)
	put := func(name string, write func(io.Writer) error) error {
		part, err := z.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate, Modified: t.Updated})
		if err == nil {
			err = write(part)
		}
		return err
	}
	var meta object
	err = put("group chats/"+id+".jsonl", func(w io.Writer) (err error) {
		meta, err = writeGroupChat(ctx, w, &t)
		return err
	})
	if err == nil {
		o := t.group(kept.Group, id, files)
		o.Set("chat_metadata", meta)
		err = put("groups/"+id+".json", func(w io.Writer) error { return writeIndented(w, o) })
	}
	for i := 0; i < len(files) && err == nil; i++ {
		var data []byte
		if data, err = card(ctx, t.Cast[i].CharacterCardID); err == nil && len(data) > 0 {
			err = put("characters/"+files[i], func(w io.Writer) error {
				_, err := w.Write(data)
				return err
			})
		}
	}
	if err != nil {
		return err
	}
	return z.Close()
}

// writeGroupChat writes the messages of a group chat, and gives what is said of the chat. It goes into the file of the group, where
// every version of SillyTavern finds it: older ones take a first line that is no message for an empty one.
func writeGroupChat(ctx context.Context, w io.Writer, t *Transcript) (meta object, err error) {
	_, err = writeTranscript(ctx, w, t, true, func(head object) error {
		meta = head.Child("chat_metadata")
		return nil
	})
	return meta, err
}

func writeIndented(w io.Writer, o object) error {
	var b bytes.Buffer
	if err := json.Indent(&b, rawjson.Encode(o), "", "    "); err != nil {
		return err
	}
	_, err := b.WriteTo(w)
	return err
}

// group is the file of a group: what it said when it came, with its members as they are now.
func (t *Transcript) group(kept object, id string, files []string) object {
	o, muted, able := kept.Clone(), []string{}, 0
	for i, m := range t.Cast {
		if m.Muted {
			muted = append(muted, files[i])
		} else {
			able++
		}
	}
	for key, value := range map[string]any{
		"id": id, "name": t.Title, "members": files, "disabled_members": muted, "chat_id": id, "chats": []string{id},
	} {
		o.Set(key, value)
	}
	inOrder := able > 1 && t.Speakers >= able
	strategy, there := o.Text("activation_strategy"), o["activation_strategy"] != nil
	switch {
	case !there && inOrder:
		o.Set("activation_strategy", listOrder)
	case strategy == strconv.Itoa(listOrder) && !inOrder:
		o.Set("activation_strategy", naturalOrder)
	}
	for key, value := range map[string]any{ // as a new group has them there; a model reads the cards of all members
		"activation_strategy": naturalOrder, "generation_mode": 1, "allow_self_responses": false, "fav": false, "auto_mode_delay": 5,
		"generation_mode_join_prefix": "", "generation_mode_join_suffix": "",
	} {
		if _, there := o[key]; !there {
			o.Set(key, value)
		}
	}
	return o
}

// avatars are the files of cards that the messages of each member came with, by the member's card.
func (t *Transcript) avatars(ctx context.Context) (map[string][]string, error) {
	all := map[string][]string{}
	return all, t.Each(ctx, func(_ int, r Row) error {
		if file := keptOf(r).Line.Text("original_avatar"); file != "" && !slices.Contains(all[r.Card], file) && len(all[r.Card]) < mostAvatars {
			all[r.Card] = append(all[r.Card], file)
		}
		return nil
	})
}

// mostAvatars is how many files of one member are remembered. Who comes from SillyTavern has one.
const mostAvatars = 20

// memberFiles are the files of the members' cards: the ones that their messages or their group came
// with, else files with their names.
func (t *Transcript) memberFiles(kept object, avatars map[string][]string) []string {
	var came []string
	_ = json.Unmarshal(kept["members"], &came) // a list or nothing
	files := make([]string, 0, len(t.Cast))
	add := func(file string) bool {
		ok := file != "" && file == fileName(Stem(file), ".png") && !slices.Contains(files, file)
		if ok {
			files = append(files, file)
		}
		return ok
	}
	for _, m := range t.Cast {
		spoke := slices.ContainsFunc(avatars[m.CharacterCardID], add)
		named := func(file string) bool { // a second card of a name has a number there
			return strings.EqualFold(strings.TrimRight(Stem(file), "0123456789"), m.Name) && add(file)
		}
		if !spoke && !slices.ContainsFunc(came, named) && !add(fileName(m.Label, ".png")) {
			files = append(files, fileName(m.CharacterCardID, ".png"))
		}
	}
	return files
}
