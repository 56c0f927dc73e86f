package team

import (
	"context"
	"fmt"
	"slices"
	"unicode/utf8"
)

// longRequest is from how many bytes on a request is a document too. A plan hands each agent a few sentences, so what a
// person pastes into a request would reach none of them.
const longRequest = 4_000

// requestLabel is what that document is called.
const requestLabel = "request.txt"

// withText adds a long request to the files that came with it, so that agents read it as they read those. It gives the id of
// the file that it kept; 0: none. A request that is repeated has the file already.
func (e *Runner) withText(ctx context.Context, prompt string, given []Document) (_ []Document, kept int64, err error) {
	if _, there := textOfRequest(prompt, given); there || len(prompt) < longRequest {
		return given, 0, nil
	}
	f, err := e.keepFile(ctx, free(requestLabel, takenBy(given)), []byte(prompt), false)
	if err != nil {
		return nil, 0, err
	}
	return append(given, f.document()), f.ID, nil
}

// textOfRequest is the document that holds the whole request.
func textOfRequest(prompt string, given []Document) (Document, bool) {
	if len(prompt) < longRequest {
		return Document{}, false
	}
	sum := hash([]byte(prompt))
	if i := slices.IndexFunc(given, func(d Document) bool { return d.Hash == sum }); i >= 0 {
		return given[i], true
	}
	return Document{}, false
}

// abridge gives a request as the project manager reads it: a long one without its middle, because people paste what they
// mean between a beginning and an end.
func abridge(prompt string, given []Document) string {
	d, long := textOfRequest(prompt, given)
	if !long {
		return prompt
	}
	from := len(prompt) - longRequest/2
	for !utf8.RuneStart(prompt[from]) {
		from++
	}
	return cut(prompt, longRequest/2) + fmt.Sprintf("\n(The middle is left out here. The whole request is the file %s, of %s. Name it in inputDocuments of each task that needs it. "+
		"The request ends so:)\n…", d.Label(), size(d.Size)) + prompt[from:]
}
