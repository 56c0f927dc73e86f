package lists

import (
	"maps"
	"slices"
)

// Map gives what of makes of each item. It is never nil, so that JSON has a list of nothing as [].
func Map[T, U any](all []T, of func(T) U) []U {
	made := make([]U, len(all))
	for i, one := range all {
		made[i] = of(one)
	}
	return made
}

// Keep gives the items that fit; nil where none does.
func Keep[T any](all []T, fits func(T) bool) (kept []T) {
	for _, one := range all {
		if fits(one) {
			kept = append(kept, one)
		}
	}
	return kept
}

// Index gives the items by their keys. Of two with the same key the later one is kept.
func Index[T any, K comparable](all []T, key func(T) K) map[K]T {
	by := make(map[K]T, len(all))
	for _, one := range all {
		by[key(one)] = one
	}
	return by
}

// Distinct gives the items without those that came before; nil where there are none.
func Distinct[T comparable](all []T) (distinct []T) {
	for _, one := range all {
		if !slices.Contains(distinct, one) {
			distinct = append(distinct, one)
		}
	}
	return distinct
}

// Each gives each item to act, until one fails.
func Each[T any](all []T, act func(T) error) error {
	for _, one := range all {
		if err := act(one); err != nil {
			return err
		}
	}
	return nil
}

// OrEmpty gives an empty list instead of nil, which JSON has as [].
func OrEmpty[L ~[]T, T any](all L) L {
	if all == nil {
		return L{}
	}
	return all
}

// Find gives the first item that fits.
func Find[T any](all []T, fits func(T) bool) (found T, ok bool) {
	if at := slices.IndexFunc(all, fits); at >= 0 {
		return all[at], true
	}
	return found, false
}

// Set gives the keys of the items, each of which it has as true.
func Set[T any, K comparable](all []T, key func(T) K) map[K]bool {
	set := make(map[K]bool, len(all))
	for _, one := range all {
		set[key(one)] = true
	}
	return set
}

// Count is how many items fit.
func Count[T any](all []T, fits func(T) bool) (n int) {
	for _, one := range all {
		if fits(one) {
			n++
		}
	}
	return n
}

// Sum adds up what of gives for each item.
func Sum[T any, N ~int | ~int64 | ~float64](all []T, of func(T) N) (sum N) {
	for _, one := range all {
		sum += of(one)
	}
	return sum
}

// Copy gives a copy of a map that can be written to: one of nil is empty.
func Copy[M ~map[K]V, K comparable, V any](from M) M {
	made := make(M, len(from)+1)
	maps.Copy(made, from)
	return made
}

// Put writes a value into a map, which it makes where there is none.
func Put[M ~map[K]V, K comparable, V any](into *M, key K, value V) {
	if *into == nil {
		*into = M{}
	}
	(*into)[key] = value
}
