package portable

import (
	"cmp"
	"context"
	"encoding/json"
	"io"
	"net/url"
	"slices"

	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
)

// WriteTranscript writes a conversation as lines of JSON that SillyTavern reads: the path with
// the siblings of each message as its swipes. What SillyTavern has no place for is put
// under "terzetto" in chat_metadata and in each message's extra, so that ReadTranscript gives
// back every branch and every field. With inline the bytes of pictures and artifacts
// are put into the lines, as many as an import accepts, and numbers that mean
// something only beside a library are left out; else the lines name them by their hash.
//
// A message that was deleted while this is written ends it, with what hung below the message.
func WriteTranscript(ctx context.Context, w io.Writer, t *Transcript, inline bool) error {
	_, err := writeTranscript(ctx, w, t, inline, firstLine(w))
	return err
}

// firstLine writes what is said of a chat as its first line.
func firstLine(w io.Writer) func(object) error {
	return func(head object) error {
		_, err := w.Write(append(rawjson.Encode(head), '\n'))
		return err
	}
}

// writeTranscript is WriteTranscript. Where the bytes are not in the lines it gives the files that these name. What is said of the
// chat as a whole goes to head.
func writeTranscript(ctx context.Context, w io.Writer, t *Transcript, inline bool, head func(object) error) (named []namedBlob, err error) {
	tree := t.tree()
	s := &sillyWriter{
		ctx: ctx, transcript: t, tree: tree, children: tree.children(), inline: inline, images: maxImages, made: maxMade, files: map[int64]bool{},
	}
	path := tree.path(t.Leaf)
	o, err := s.head(len(path) == 0)
	if err == nil {
		err = head(o)
	}
	if err != nil {
		return nil, err
	}
	for page := range slices.Chunk(path, pageRows) {
		var shown []int // with the siblings
		for _, at := range page {
			shown = append(shown, s.children[tree.Parents[at]]...)
		}
		if s.rows, err = tree.Read(ctx, shown); err != nil {
			return nil, err
		}
		for _, at := range page {
			if _, there := s.rows[at]; !there {
				return s.named, nil
			}
			line, err := s.line(at, at == t.Leaf)
			if err != nil {
				return nil, err
			}
			if _, err := w.Write(append(line, '\n')); err != nil {
				return nil, err
			}
		}
	}
	return s.named, nil
}

// A namedBlob is a file that a line names by its hash.
type namedBlob struct {
	Blob

	ending string
}

type sillyWriter struct {
	ctx        context.Context //nolint:containedctx // for the length of one call
	transcript *Transcript
	tree       *Tree
	children   map[int][]int
	rows       map[int]Row // those of the page that is written, with their siblings
	named      []namedBlob
	inline     bool
	images     int64 // bytes that there is still room for; of files too
	made       int64
	files      map[int64]bool // those whose bytes are in a line already
}

func (s *sillyWriter) head(all bool) (object, error) {
	t := s.transcript
	var kept keptTranscript
	_ = json.Unmarshal(t.Rest, &kept) // nothing is kept as often as not
	h := heading{Transcript: *t, Source: kept.Source, Group: kept.Group}
	if s.inline {
		h.ID, h.Persona = "", 0
	}
	if all {
		var err error
		if h.Below.lines, err = s.branchesBelow(-1); err != nil {
			return nil, err
		}
	}
	o := kept.Header.Clone()
	setIfMissing(o, &h.Added, "user_name", speaker(t.User, chat.User))
	setIfMissing(o, &h.Added, "character_name", speaker(t.Char, chat.Assistant))
	setIfMissing(o, &h.Added, "create_date", stampOf(t.Created))
	meta := o.Child("chat_metadata").Clone()
	putSettings(meta, t.Settings)
	meta.Set(ours, h)
	if delete(meta, variablesKey); len(t.Variables) > 0 {
		meta.Set(variablesKey, t.Variables)
	}
	o.Set("chat_metadata", meta)
	return o, nil
}

// setIfMissing puts in what is not there, and notes that it was put in.
func setIfMissing(o object, added *[]string, key string, v any) {
	if _, there := o[key]; !there {
		o.Set(key, v)
		*added = append(*added, key)
	}
}

func speaker(name string, role chat.Role) string {
	if role == chat.User {
		return cmp.Or(name, "User")
	}
	return cmp.Or(name, "Assistant")
}

// line writes a message of the path with its siblings.
func (s *sillyWriter) line(at int, leaf bool) ([]byte, error) {
	t := s.transcript
	row := s.rows[at]
	siblings := slices.DeleteFunc(slices.Clone(s.children[row.Parent]), func(at int) bool {
		_, there := s.rows[at]
		return !there
	})
	k := keptOf(row)
	o := k.Line.Clone()
	f, err := s.facts(row, row.Role)
	if err != nil {
		return nil, err
	}
	if leaf {
		if f.Below.lines, err = s.branchesBelow(at); err != nil {
			return nil, err
		}
	}
	if k.Line == nil { // it came as a swipe and is the one that is shown now
		for _, key := range []string{"send_date", "gen_started", "gen_finished", "extra"} {
			if raw, there := k.Info[key]; there {
				setIfMissing(o, &f.Added, key, raw)
			}
		}
	}
	name := t.Char
	if row.Role == chat.User {
		name = t.User
	}
	if row.Card != "" && row.Author != "" { // as in a group chat, where each line names its speaker's card
		name = row.Author
		file := t.avatarOf(row)
		setIfMissing(o, &f.Added, "original_avatar", file)
		setIfMissing(o, &f.Added, "force_avatar", "/thumbnail?type=avatar&file="+url.QueryEscape(file))
	}
	setIfMissing(o, &f.Added, "name", speaker(name, row.Role))
	setIfMissing(o, &f.Added, "is_system", false)
	o.Set("is_user", row.Role == chat.User)
	o.Set("mes", row.Text)
	note(o, f, row)
	if len(siblings) == 1 && !k.Swiped {
		return rawjson.Encode(o), nil
	}
	if err := s.swipes(o, siblings, at); err != nil {
		return nil, err
	}
	return rawjson.Encode(o), nil
}

// avatarOf is the file that a member's card has in SillyTavern.
func (t *Transcript) avatarOf(r Row) string {
	if at := t.Cast.Of(r.Card); at >= 0 && at < len(t.CastFiles) {
		return t.CastFiles[at] + ".png"
	}
	return fileName(r.Author, ".png")
}

// swipes writes the siblings of a message, itself among them, into its line.
func (s *sillyWriter) swipes(o object, siblings []int, at int) error {
	texts, infos := make([]string, 0, len(siblings)), make([]object, 0, len(siblings))
	for i, other := range siblings {
		r := s.rows[other]
		kept := keptOf(r)
		info := kept.Info.Clone()
		text := r.Text
		if other == at {
			o.Set("swipe_id", i)
			text = *cmp.Or(kept.Swipe, &text)
			if len(info) == 0 {
				info.Set("send_date", stampOf(r.At))
				info.Set("extra", object{})
			}
		} else {
			f, err := s.facts(r, s.rows[at].Role)
			if err != nil {
				return err
			}
			if f.Below.lines, err = s.branchesBelow(other); err != nil {
				return err
			}
			f.Line = kept.Line // it was shown once, and its line said more than its swipe
			note(info, f, r)
		}
		texts, infos = append(texts, text), append(infos, info)
	}
	o.Set("swipes", texts)
	o.Set("swipe_info", infos)
	return nil
}

func keptOf(r Row) (k keptLine) {
	_ = json.Unmarshal(r.Rest, &k) // what another kind of source kept is carried whole, see facts
	return k
}

// note puts our facts and the row's time into a line or a swipe.
func note(o object, f facts, r Row) {
	setIfMissing(o, &f.Added, "send_date", stampOf(r.At))
	setIfMissing(o, &f.Added, "extra", object{})
	extra := o.Child("extra").Clone()
	extra.Set(ours, f)
	o.Set("extra", extra)
}

// facts gathers what is ours of a row. role is what its line says.
func (s *sillyWriter) facts(r Row, role chat.Role) (facts, error) {
	r, err := s.carry(r)
	f := facts{Row: r, Swiped: keptOf(r).Swiped}
	if r.Role != role {
		f.Role = r.Role
	}
	var o object
	if json.Unmarshal(r.Rest, &o) == nil {
		for key := range o {
			if !slices.Contains([]string{"line", "info", "swiped", "swipe"}, key) {
				f.Rest = r.Rest // of another kind of source
				break
			}
		}
	}
	return f, err
}

// branchesBelow lists the rows below a row, parents first.
func (s *sillyWriter) branchesBelow(at int) (list []json.RawMessage, err error) {
	place := map[int]int{at: -1}
	for queue := slices.Clone(s.children[at]); len(queue) > 0; {
		page := slices.Clone(queue[:min(len(queue), pageRows)])
		queue = queue[len(page):]
		rows, err := s.tree.Read(s.ctx, page)
		if err != nil {
			return nil, err
		}
		for _, i := range page {
			r, there := rows[i]
			up, hangs := place[s.tree.Parents[i]]
			if !there || !hangs {
				continue // it was deleted
			}
			if r, err = s.carry(r); err != nil {
				return nil, err
			}
			queue = append(queue, s.children[i]...)
			place[i] = len(list)
			list = append(list, rawjson.Encode(under{Row: r, Up: up, Role: r.Role, Text: r.Text, Rest: r.Rest}))
		}
	}
	return list, nil
}

// How many bytes of files a chat carries in its lines. With base64 they stay below
// maxChat, which is what is read again, and leave room for the text.
const (
	maxImages = 48 << 20
	maxMade   = 24 << 20
)

// carry puts the bytes of a row's files into the row, if they are to travel there.
func (s *sillyWriter) carry(r Row) (Row, error) {
	if !s.inline {
		s.name(r)
		return r, nil
	}
	r.ID = 0
	take := func(b *Blob, room *int64) error {
		if b.Read == nil || b.Size > *room {
			*b = Blob{Size: b.Size}
			return nil
		}
		*room -= b.Size
		data, err := b.Read(s.ctx)
		if err == nil {
			*b = Blob{Size: int64(len(data)), Read: func(context.Context) ([]byte, error) { return data, nil }}
		}
		return err
	}
	r.Images, r.Artifacts = slices.Clone(r.Images), slices.Clone(r.Artifacts)
	for i := range r.Images {
		if err := take(&r.Images[i].Blob, &s.images); err != nil {
			return r, err
		}
	}
	r.Files = slices.Clone(r.Files)
	for i := range r.Files {
		f := &r.Files[i]
		if s.files[f.ID] {
			f.Blob.Read = nil
			continue
		}
		s.files[f.ID] = true
		if err := take(&f.Blob, &s.images); err != nil {
			return r, err
		}
	}
	for i := range r.Artifacts {
		if err := take(&r.Artifacts[i].Blob, &s.made); err != nil {
			return r, err
		}
	}
	return r, nil
}

// name notes the files of a row.
func (s *sillyWriter) name(r Row) {
	for _, i := range r.Images {
		s.named = append(s.named, namedBlob{i.Blob, endingFor(i.Mime)})
	}
	for _, f := range r.Files {
		s.named = append(s.named, namedBlob{f.Blob, endingAs(f.Label, f.Mime)})
	}
	for _, m := range r.Artifacts {
		s.named = append(s.named, namedBlob{m.Blob, endingFor(m.Mime)})
	}
}
