package recall

import "slices"

// mostRead is how many messages are read that the index does not have yet.
const mostRead = 400

// Read adds the messages of a path that come after upto, the last one that an index has, with the stems that are sought. left is how
// many there were too many to be read.
func (p Postings) Read(path []Message, upto int64, s *Stemmer, stems []string) (left int) {
	from := len(path)
	for from > 0 && path[from-1].ID > upto {
		from--
	}
	left = max(0, len(path)-from-mostRead)
	for _, m := range path[from+left:] {
		for _, word := range s.IndexWords(m.Who + " " + m.Text) {
			if !slices.Contains(stems, word) {
				continue
			}
			of := p[word]
			if n := len(of.IDs); n == 0 || of.IDs[n-1] < m.ID {
				of.IDs = append(of.IDs, m.ID)
				p[word] = of
			}
		}
	}
	return left
}
