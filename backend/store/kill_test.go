package store_test
func child(what, dir string) error { return nil }
