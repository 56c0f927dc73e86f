package run

import "slices"

// A WrittenFile is what one call wrote in the folder for tools.
type WrittenFile struct {
	From    string `json:"-"`       // the path that the file had before; empty: it was written, not renamed
	Path    string `json:"path"`    // in the folder
	Bytes   *int64 `json:"bytes"`   // nil: the call didn't say
	Created bool   `json:"created"` // no file of that name was there before
}

// MaxFiles is how many files of a run are listed.
const MaxFiles = 100

// FilesOf are the files that calls left behind, each once and under its last name, in the order in which they were first
// written. Those after MaxFiles are only counted.
func FilesOf(calls []WrittenFile) (files []WrittenFile, more int) {
	at := map[string]int{} // the place of a path among the files
	files = []WrittenFile{}
	for _, w := range calls {
		i, again := at[w.Path]
		if from, known := at[w.From]; known && w.From != w.Path {
			w.Bytes, w.Created = files[from].Bytes, files[from].Created
			delete(at, w.From)
			if again {
				files[i].Path = "" // somebody took it away
			}
			i, again = from, true
		}
		if !again {
			i, files = len(files), append(files, w)
		}
		w.Created = w.Created || files[i].Created
		at[w.Path], files[i] = i, w
	}
	files = slices.DeleteFunc(files, func(w WrittenFile) bool { return w.Path == "" })
	kept := min(len(files), MaxFiles)
	return files[:kept], len(files) - kept
}
