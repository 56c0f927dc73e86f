package lists

import (
	"iter"
	"maps"
	"slices"
)

// A View shows a slice that its holder cannot change.
type View[T any] struct{ items []T }

// ViewOf shows items. The caller gives up the right to change them.
func ViewOf[T any](items []T) View[T] { return View[T]{items} }

// Len is the number of elements.
func (l View[T]) Len() int { return len(l.items) }

// At is the element at i.
func (l View[T]) At(i int) T { return l.items[i] }

// All iterates over the elements in order.
func (l View[T]) All() iter.Seq2[int, T] { return slices.All(l.items) }

// A MapView shows a map that its holder cannot change.
type MapView[K comparable, V any] struct{ entries map[K]V }

// MapViewOf shows entries. The caller gives up the right to change them.
func MapViewOf[K comparable, V any](entries map[K]V) MapView[K, V] { return MapView[K, V]{entries} }

// Len is the number of entries.
func (m MapView[K, V]) Len() int { return len(m.entries) }

// Get is the value under key.
func (m MapView[K, V]) Get(key K) (V, bool) { v, ok := m.entries[key]; return v, ok }

// All iterates over the entries in no particular order.
func (m MapView[K, V]) All() iter.Seq2[K, V] { return maps.All(m.entries) }
