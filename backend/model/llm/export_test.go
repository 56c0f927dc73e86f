package llm

import "reflect"

// ReadFramed reads the chunks of an answer as a call does, and says which of them were decoded whole and which one
// differs from what decoding gives; -1 if none does.
func ReadFramed(lines []string) (whole []int, differs int) {
	f := frame{}
	for i, line := range lines {
		if !f.fill([]byte(line)) {
			whole = append(whole, i)
		}
		got, failed := f.read([]byte(line))
		want, err := decode(Target{}, []byte(line))
		if (failed == nil) != (err == nil) || err == nil && !reflect.DeepEqual(got, want) {
			return whole, i
		}
	}
	return whole, -1
}
