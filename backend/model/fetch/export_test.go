package fetch

// Paths are the files of an unfinished download.
func Paths(f *Fetcher, address string) (part, note string) { return f.paths(address) }
