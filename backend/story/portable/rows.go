package portable

import (
	"context"
	"encoding/json"
	"io"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
)

// writeLines writes the lines of an item as JSON Lines and gives the files that they name.
func writeLines(w io.Writer, all ItemLines) (files []ItemLine, err error) {
	for line, err := range all {
		if err != nil {
			return files, err
		}
		if _, err := w.Write(append(rawjson.Encode(line), '\n')); err != nil {
			return files, err
		}
		if line.File != nil {
			files = append(files, line)
		}
	}
	return files, nil
}

// readLines walks what writeLines wrote. open is called once for each walk.
func readLines(open func() (io.ReadCloser, error), find Files) func(context.Context) ItemLines {
	return func(ctx context.Context) ItemLines {
		return func(yield func(ItemLine, error) bool) {
			r, err := open()
			if err != nil {
				yield(ItemLine{}, fault.New(fault.Invalid, "Couldn't open this file.").Because(err))
				return
			}
			defer r.Close() //nolint:errcheck // it was only read
			for text, err := range lines(ctx, r) {
				line := ItemLine{}
				switch {
				case err != nil:
					err = unreadable(ctx, err)
				case json.Unmarshal(text, &line) != nil || line.Table == "" || line.Row == nil:
					err = fault.New(fault.Invalid, "Couldn't read a line of this file.")
				}
				if line.File != nil {
					if found, there := find(line.File.Hash); there {
						*line.File = found
					}
				}
				if !yield(line, err) || err != nil {
					return
				}
			}
		}
	}
}
