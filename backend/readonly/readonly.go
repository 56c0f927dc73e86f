package readonly

import (
	"iter"
	"maps"
	"slices"
)

// A List shows a slice that its holder cannot change.
type List[T any] struct{ items []T }

// ListOf shows items. The caller gives up the right to change them.
func ListOf[T any](items []T) List[T] { return List[T]{items} }

// Len is the number of elements.
func (l List[T]) Len() int { return len(l.items) }

// At is the element at i.
func (l List[T]) At(i int) T { return l.items[i] }

// All iterates over the elements in order.
func (l List[T]) All() iter.Seq2[int, T] { return slices.All(l.items) }

// A Map shows a map that its holder cannot change.
type Map[K comparable, V any] struct{ entries map[K]V }

// MapOf shows entries. The caller gives up the right to change them.
func MapOf[K comparable, V any](entries map[K]V) Map[K, V] { return Map[K, V]{entries} }

// Len is the number of entries.
func (m Map[K, V]) Len() int { return len(m.entries) }

// Get is the value under key.
func (m Map[K, V]) Get(key K) (V, bool) { v, ok := m.entries[key]; return v, ok }

// All iterates over the entries in no particular order.
func (m Map[K, V]) All() iter.Seq2[K, V] { return maps.All(m.entries) }
