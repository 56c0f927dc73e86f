package pdf

import (
	"bytes"
	"compress/zlib"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"

	"terzetto/backend/base/lazyregexp"
)

// An object is where one begins and ends in a file.
type object struct{ from, to int }

// salvage gives a file whose end is missing another one: it looks for the objects themselves, as they are, and writes down where
// each is. It takes no more than room; nil: nothing can be salvaged.
func salvage(data []byte, room int64) []byte {
	if bytes.Contains(data, []byte("/Encrypt")) { // the key is in the end that is missing
		return nil
	}
	found := objectsOf(data)
	out := bytes.NewBuffer(bytes.Clone(data))
	room -= int64(len(data))
	for _, number := range slices.Sorted(maps.Keys(found)) {
		o := found[number]
		unpack(data[o.from:o.to], &room, func(number int, content []byte) {
			if _, plain := found[number]; !plain {
				from := out.Len()
				fmt.Fprintf(out, "\n%d 0 obj\n%s\nendobj\n", number, content)
				found[number] = object{from + 1, out.Len()}
			}
		})
	}
	root := rootOf(out.Bytes(), found)
	if root == "" || room < 0 {
		return nil
	}
	at := out.Len() + 1
	out.WriteString("\nxref\n0 1\n0000000000 65535 f \n")
	most := 0
	for _, number := range slices.Sorted(maps.Keys(found)) {
		fmt.Fprintf(out, "%d 1\n%010d 00000 n \n", number, found[number].from)
		most = number
	}
	fmt.Fprintf(out, "trailer\n<</Size %d/Root %s>>\nstartxref\n%d\n%%%%EOF\n", most+1, root, at)
	return out.Bytes()
}

// mostSalvaged is how many objects are looked for.
const mostSalvaged = 200_000

// objectsOf finds the objects that are whole. Of two with one number the last counts, as in a file that was changed.
func objectsOf(data []byte) map[int]object {
	found := map[int]object{}
	mark, end := []byte(" obj"), []byte("endobj")
	for at := 0; len(found) < mostSalvaged; {
		n := bytes.Index(data[at:], mark)
		if n < 0 {
			break
		}
		at += n
		number, from, ok := numberBefore(data, at)
		at += len(mark)
		if !ok {
			continue
		}
		rest := data[at:]
		size := bytes.Index(rest, end)
		if stream := bytes.Index(rest, []byte("stream")); stream >= 0 && stream < size {
			closed := bytes.Index(rest[stream:], []byte("endstream"))
			if closed < 0 {
				break
			}
			if size = bytes.Index(rest[stream+closed:], end); size >= 0 {
				size += stream + closed
			}
		}
		if size < 0 {
			break
		}
		at += size + len(end)
		found[number] = object{from, at}
	}
	return found
}

// numberBefore reads the number of an object, which comes before its generation.
func numberBefore(data []byte, at int) (number, from int, ok bool) {
	const longest = 16
	head := data[max(0, at-longest):at]
	space := bytes.LastIndexByte(head, ' ')
	if space < 0 {
		return 0, 0, false
	}
	first := space
	for first > 0 && head[first-1] >= '0' && head[first-1] <= '9' {
		first--
	}
	number, err := strconv.Atoi(string(head[first:space]))
	_, generation := strconv.Atoi(string(head[space+1:]))
	return number, at - len(head) + first, err == nil && generation == nil && number > 0 && number < 10_000_000
}

var (
	packedCount = lazyregexp.New(`/N\s+(\d{1,7})`)
	packedFirst = lazyregexp.New(`/First\s+(\d{1,7})`)
	catalog     = lazyregexp.New(`/Type\s*/Catalog\b`)
	pageTree    = lazyregexp.New(`/Type\s*/Pages\b`)
	page        = lazyregexp.New(`/Type\s*/Page\b`)
)

// unpack gives the objects that are packed in another.
func unpack(packed []byte, room *int64, give func(number int, content []byte)) {
	head, stream, ok := bytes.Cut(packed, []byte("stream"))
	if !ok || !bytes.Contains(head, []byte("/ObjStm")) {
		return
	}
	count, first := packedCount().FindSubmatch(head), packedFirst().FindSubmatch(head)
	z, err := zlib.NewReader(bytes.NewReader(trimLineEnd(stream)))
	if err != nil || count == nil || first == nil {
		return
	}
	all, _ := io.ReadAll(io.LimitReader(z, max(0, min(*room, pdfObjects)))) // what is broken has a whole beginning
	*room -= 2 * int64(len(all))
	begin, _ := strconv.Atoi(string(first[1])) // the pattern lets only digits through
	n, _ := strconv.Atoi(string(count[1]))
	if begin > len(all) {
		return
	}
	places := bytes.Fields(all[:begin])
	for i := 0; i+1 < len(places) && i < 2*n; i += 2 {
		number, errNumber := strconv.Atoi(string(places[i]))
		from, errFrom := strconv.Atoi(string(places[i+1]))
		to := len(all) - begin
		if i+3 < len(places) {
			to, _ = strconv.Atoi(string(places[i+3])) // no number is before the object, which is none then
		}
		if errNumber != nil || errFrom != nil || number <= 0 || number >= 10_000_000 || from < 0 || from > to || begin+to > len(all) {
			return
		}
		give(number, all[begin+from:begin+to])
	}
}

// rootOf gives the object with which a file begins: its catalog, or one that is made of its pages.
func rootOf(data []byte, found map[int]object) string {
	var tree, pages string
	for _, number := range slices.Sorted(maps.Keys(found)) {
		o := found[number]
		content := data[o.from:min(o.to, o.from+4096)]
		switch {
		case catalog().Match(content):
			return fmt.Sprintf("%d 0 R", number)
		case pageTree().Match(content) && !bytes.Contains(content, []byte("/Parent")):
			tree = fmt.Sprintf("%d 0 R", number)
		case page().Match(content):
			pages += fmt.Sprintf("%d 0 R ", number)
		}
	}
	switch {
	case tree != "":
		return "<</Type/Catalog/Pages " + tree + ">>"
	case pages != "":
		return "<</Type/Catalog/Pages <</Type/Pages/Count " + strconv.Itoa(bytes.Count([]byte(pages), []byte("R"))) + "/Kids[" + pages + "]>>>>"
	}
	return ""
}
