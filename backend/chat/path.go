package chat

import (
	"cmp"
	"slices"
)

// PlaceOf is the position of a message in a path; -1: it is not on it. Ids rise along a path.
func PlaceOf(path []Message, id int64) int {
	at, found := slices.BinarySearchFunc(path, id, func(m Message, id int64) int { return cmp.Compare(m.ID, id) })
	if !found {
		return -1
	}
	return at
}

// With is a path with what was found for some of its messages put on them. The path that it is given stays as it is,
// because others may read it.
func With[T any](path []Message, found map[int64]T, put func(*Message, T)) []Message {
	if len(found) == 0 {
		return path
	}
	path = slices.Clone(path)
	for id, what := range found {
		if at := PlaceOf(path, id); at >= 0 {
			put(&path[at], what)
		}
	}
	return path
}

// Greeting is how many messages of a path come before the person's first.
func Greeting(path []Message) int {
	for i := range path {
		if path[i].Role == User {
			return i
		}
	}
	return len(path)
}

// ExchangeAt is the exchange that ends with a message of a path: the message of the person and the replies to it, and before the
// first message the greeting. It is empty where the message is no reply.
func ExchangeAt(path []Message, end int) []Message {
	if end < 0 || end >= len(path) || path[end].Role != Assistant {
		return nil
	}
	from := end
	for from > 0 && path[from].Role == Assistant {
		from--
	}
	if Greeting(path) == from {
		from = 0
	}
	return path[from : end+1]
}
