package document

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
)

// markup is a place in an XML file, given to the visitor of walk at each tag and
// each run of text. Names are local names: the prefixes of a file are its own.
type markup struct {
	tag     string     // name of the element that begins or ends here; empty at text
	opening bool       // the element begins
	text    string     // the text here
	attrs   []xml.Attr // of the element that begins
	path    []string   // elements that are open, the one that begins or ends among them
}

func (m *markup) start(tag string) bool { return m.opening && m.tag == tag }
func (m *markup) end(tag string) bool   { return !m.opening && m.tag == tag }

// attr gives an attribute of the element that begins here, by its local name.
func (m *markup) attr(name string) string {
	for _, a := range m.attrs {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

// linked gives an attribute in a namespace other than the element's, as r:id.
func (m *markup) linked(name string) string {
	for _, a := range m.attrs {
		if a.Name.Local == name && a.Name.Space != "" {
			return a.Value
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

// walk visits an XML file from its beginning to its end without ever building a
// tree. Entities that a file declares are not expanded. Elements left open are
// closed, so that the visitor sees an end for every start.
func (r *reading) walk(data []byte, visit func(*markup) error) error {
	d := xml.NewDecoder(bytes.NewReader(data))
	d.Strict = false
	d.CharsetReader = func(label string, in io.Reader) (io.Reader, error) {
		all, err := io.ReadAll(in)
		return strings.NewReader(decodeAs(all, label)), err
	}
	if text, name, _ := decode(data[:min(len(data), 4)]); name == "utf-16" || strings.HasPrefix(text, "<\x00") {
		whole, _, _ := decode(data)
		// The declaration still says UTF-16, which is no longer true.
		if at := strings.Index(whole, "?>"); at >= 0 && strings.HasPrefix(whole, "<?xml") {
			whole = whole[at+2:]
		}
		d = xml.NewDecoder(strings.NewReader(whole))
		d.Strict = false
	}
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
		token, err := d.RawToken()
		if err != nil {
			if !errors.Is(err, io.EOF) {
				damage = fmt.Errorf("read markup: %w", err)
			}
			break
		}
		switch t := token.(type) {
		case xml.StartElement:
			if len(m.path) >= r.limits.Depth {
				return errDeep
			}
			m.path = append(m.path, t.Name.Local)
			m.tag, m.opening, m.text, m.attrs = t.Name.Local, true, "", t.Attr
			err = visit(m)
		case xml.EndElement:
			if !m.within(t.Name.Local) {
				continue
			}
			for err == nil && m.path[len(m.path)-1] != t.Name.Local {
				err = leave()
			}
			if err == nil {
				err = leave()
			}
		case xml.CharData:
			m.tag, m.opening, m.text, m.attrs = "", false, string(t), nil
			err = visit(m)
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
