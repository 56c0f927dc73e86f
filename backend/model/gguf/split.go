package gguf

import (
	"strconv"

	"terzetto/backend/base/lazyregexp"
)

var numberedName = lazyregexp.New(`^(.+)-(\d{5})-of-(\d{5})(\.[^./\\]+)$`)

// SplitName takes the number out of the path of a model's file, as the engine writes it: model-00002-of-00003.gguf is number 2
// of 3 of model.gguf. What has no number is the only one.
func SplitName(path string) (model string, number, of int) {
	if m := numberedName().FindStringSubmatch(path); m != nil {
		number, _ = strconv.Atoi(m[2]) // five digits
		of, _ = strconv.Atoi(m[3])
		if number > 0 && number <= of {
			return m[1] + m[4], number, of
		}
	}
	return path, 1, 1
}
