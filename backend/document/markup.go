package document

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"terzetto/backend/document/tags"
)

// markup is a place in an XML file, given to the visitor of walk at each tag and
// each run of text. Names are local names: the prefixes of a file are its own.
type markup struct {
	tag     string      // name of the element that begins or ends here; empty at text
	opening bool        // the element begins
	text    string      // the text here
	attrs   []tags.Attr // of the element that begins
	path    []string    // elements that are open, the one that begins or ends among them
}

func (m *markup) start(tag string) bool { return m.opening && m.tag == tag }
func (m *markup) end(tag string) bool   { return !m.opening && m.tag == tag }

// attr gives an attribute of the element that begins here, by its local name.
func (m *markup) attr(name string) string {
	for i := range m.attrs {
		if m.attrs[i].Is(name) {
			return m.attrs[i].Value()
		}
	}
	return ""
}

// prefixedAttr gives an attribute in a namespace other than the element's, as r:id.
func (m *markup) prefixedAttr(name string) string {
	for i := range m.attrs {
		if m.attrs[i].Is(name) && m.attrs[i].Prefixed() {
			return m.attrs[i].Value()
		}
	}
	return ""
}

// within says whether an element is open here.
func (m *markup) within(tag string) bool {
	for _, open := range slices.Backward(m.path) { // what is asked for is mostly near
		if open == tag {
			return true
		}
	}
	return false
}

// These limit what a parser buffers: it holds one token as a whole, and a walk holds each element until it ends.
const (
	largestToken = 2 << 20 // bytes of one run of text, or of one element with its attributes,
	tokenShare   = 16      // and of the room: an element takes several times its size
	largestName  = 200     // bytes of an element's name
	largestValue = 8 << 10 // bytes of an attribute: no address, name or number has more
)

// unfolding reads a file within the limits of its reading.
type unfolding struct {
	r    *reading
	from io.Reader
}

func (u *unfolding) Read(p []byte) (int, error) {
	if err := u.r.ctx.Err(); err != nil {
		return 0, err
	}
	n, err := u.from.Read(p[:min(int64(len(p)), u.r.inflated+1)])
	if u.r.inflated -= int64(n); u.r.inflated < 0 {
		u.r.inflated = 0
		return 0, errInflated
	}
	return n, err
}

// walk visits an XML file from its beginning to its end without ever building a
// tree or holding more of it than a token. Entities that a file declares are not expanded. Elements left open are
// closed, so that the visitor sees an end for every start.
func (r *reading) walk(from io.Reader, visit func(*markup) error) error {
	in := tags.InAnyEncoding(&unfolding{r, from})
	in.Most = int(min(largestToken, r.limits.Room/tokenShare))
	m := &markup{}
	leave := func() error {
		m.tag, m.opening, m.text, m.attrs = m.path[len(m.path)-1], false, "", nil
		err := visit(m)
		m.path = m.path[:len(m.path)-1]
		return err
	}
	damage := error(nil)
	for n := 0; ; n++ {
		if n&0xFFF == 0 && r.ctx.Err() != nil {
			return r.ctx.Err()
		}
		token, err := in.Next()
		if err != nil {
			if errors.Is(err, tags.ErrLarge) {
				err = errRoom
			}
			if !errors.Is(err, io.EOF) {
				damage = fmt.Errorf("read markup: %w", err)
			}
			break
		}
		switch token.Kind {
		case tags.Start:
			if len(m.path) >= r.limits.Depth {
				err = errDeep
				break
			}
			m.path = append(m.path, shortName(token.Name))
			m.tag, m.opening, m.text, m.attrs = m.path[len(m.path)-1], true, "", r.dropLargeValues(token.Attrs)
			err = visit(m)
		case tags.End:
			name := shortName(token.Name)
			if !m.within(name) {
				continue
			}
			for err == nil && m.path[len(m.path)-1] != name {
				err = leave()
			}
			if err == nil {
				err = leave()
			}
		case tags.Text:
			m.tag, m.opening, m.text, m.attrs = "", false, token.Text, nil
			err = visit(m)
		}
		if err == nil {
			err = r.full()
		}
		if errors.Is(err, errRoom) || errors.Is(err, errDeep) { // what is open ends here, and keeps what it has
			damage = err
			break
		}
		if err != nil {
			return err
		}
	}
	for len(m.path) > 0 {
		if err := leave(); err != nil {
			return err
		}
	}
	return damage
}

// shortName is the name of an element, which is kept without the rest where it is too long to be one that means something.
func shortName(name string) string {
	if len(name) > largestName {
		return strings.Clone(name[:largestName])
	}
	return name
}

// dropLargeValues leaves out the values of attributes that are larger than any that means something.
func (r *reading) dropLargeValues(attrs []tags.Attr) []tags.Attr {
	for i := range attrs {
		if attrs[i].Size() > largestValue {
			attrs[i].Drop()
			r.warn("A value larger than %s was left out.", size(largestValue))
		}
	}
	return attrs
}
