package lists

import "slices"

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
