package team

import (
	"context"
	"fmt"
	"log/slog"
	"slices"
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/document"
	"terzetto/backend/document/passage"
	"terzetto/backend/document/shown"
	"terzetto/backend/model/llm"
)

// The bounds of the pictures of one question.
const (
	mostPictures = 12
	longestSide  = 1536 // pixels: letters of a page can be read, and no common model looks at more
	leastSide    = 100  // pixels: smaller pictures in documents are signs and lines
)

// pictureSize is how large a picture counts in a model's context.
var pictureSize = llm.Size(llm.Message{Images: make([]llm.Image, 1)}) - llm.Size(llm.Message{})

// A sight is a picture of a document of a task.
type sight struct {
	document string // its label
	kind     sightKind
	page     int // that it is, or stands on
	pages    int // of the document
	image    document.Item
}

// A sightKind says what a picture is in its document. Where not all fit, the first kinds are shown.
type sightKind int

const (
	wholeFile sightKind = iota
	wholePage           // of a PDF, without text: it was scanned
	figure
)

// name is how a model is told which picture it is.
func (s sight) name() string {
	switch {
	case s.kind == wholeFile:
		return s.document
	case s.page > 0:
		return fmt.Sprintf("%s, page %d", s.document, s.page)
	}
	return s.document + ", " + s.image.Name
}

// sightsOf gives the pictures of documents, those first that matter most.
func sightsOf(documents []Document) (all []sight) {
	for _, d := range documents {
		scanned, pages := map[int]bool{}, 0
		for _, item := range d.Contents {
			if page := item.Metadata.Page; item.Metadata.IsText && page > 0 {
				pages = max(pages, page)
				scanned[page] = strings.TrimSpace(string(item.Data)) == ""
			}
		}
		for _, item := range d.Contents {
			if item.Metadata.IsText || !strings.HasPrefix(item.ContentType, "image/") {
				continue
			}
			s := sight{d.Label(), figure, item.Metadata.Page, pages, item}
			switch {
			case len(d.Contents) == 1 && pages == 0:
				s.kind = wholeFile
			case item.Metadata.Width < leastSide || item.Metadata.Height < leastSide:
				continue
			case scanned[s.page]:
				s.kind = wholePage
			}
			all = append(all, s)
		}
	}
	slices.SortStableFunc(all, func(a, b sight) int { return int(a.kind) - int(b.kind) })
	return all
}

// shows adds to a question what its model sees of the task's documents, and logs once for each of
// them what was shown, or that it was not. A model of which it is not known whether it sees is tried,
// and what it was shown is logged once it has answered.
func (ac *AgentContext) shows(ctx context.Context, a *Ask, tools []llm.Tool) error {
	if ac.task == nil {
		return nil
	}
	all := ac.task.sights()
	if len(all) == 0 {
		return nil
	}
	target, err := ac.runner.Target(ctx, a.Model)
	if err != nil {
		return err
	}
	if target.Capabilities.Blind() || ac.task.seen.blind.has(a.Model) {
		return ac.tellOfPictures(ctx, nil, all, "the model can't see pictures")
	}
	room, err := ac.spare(ctx, *a, tools)
	if err != nil {
		return err
	}
	if len(ac.task.searchReadings()) > 0 { // what is looked up needs room too
		room /= 2
	}
	most := min(mostPictures, room/pictureSize)
	var shown, broken []sight
	for len(all) > 0 && len(shown) < most {
		s := all[0]
		all = all[1:]
		picture, err := ac.task.picture(s)
		if err != nil {
			ac.runner.log().LogAttrs(ctx, slog.LevelDebug, "team: no picture", slog.String("document", s.document), slog.Any("err", err))
			broken = append(broken, s)
			continue
		}
		a.images = append(a.images, picture)
		shown = append(shown, s)
	}
	if len(shown) > 0 {
		a.Text += "\n\nPictures of the material, in their order:\n"
		for i, s := range shown {
			a.Text += fmt.Sprintf("%d. %s\n", i+1, s.name())
		}
	}
	if target.Capabilities.Vision != llm.Yes { // it may refuse them
		a.tried, shown = shown, nil
	}
	if err := ac.tellOfPictures(ctx, shown, all, fmt.Sprintf("the model takes %d pictures at once", most)); err != nil {
		return err
	}
	return ac.tellOfPictures(ctx, nil, broken, "the picture is damaged or too large")
}

// tellOfPictures logs what was shown and what was left out, once in a task.
func (ac *AgentContext) tellOfPictures(ctx context.Context, shown, left []sight, reason string) error {
	for _, line := range linesOf(shown, shownAs) {
		if err := ac.tellOnce(ctx, Reading{Agent: ac.name, What: line}); err != nil {
			return err
		}
	}
	for _, line := range linesOf(left, func(of []sight) string { return leftOut(of, reason) }) {
		if err := ac.tellOnce(ctx, Reading{Agent: ac.name, What: line, Left: true}); err != nil {
			return err
		}
	}
	return nil
}

func (ac *AgentContext) tellOnce(ctx context.Context, e Reading) error {
	if !ac.task.seen.told.note(e.What) {
		return nil
	}
	return ac.tell(ctx, e)
}

// linesOf says in one line for each document and kind what became of its pictures.
func linesOf(all []sight, say func(of []sight) string) (lines []string) {
	for _, kind := range []sightKind{wholeFile, wholePage, figure} {
		for len(all) > 0 {
			i := slices.IndexFunc(all, func(s sight) bool { return s.kind == kind })
			if i < 0 {
				break
			}
			label := all[i].document
			mine := func(s sight) bool { return s.kind == kind && s.document == label }
			of := lists.Keep(all, mine)
			lines = append(lines, label+": "+say(of))
			all = slices.DeleteFunc(slices.Clone(all), mine)
		}
	}
	return lines
}

// shownAs says how a model was shown the pictures of one document and kind.
func shownAs(all []sight) string {
	switch which := whichOf(all); all[0].kind {
	case wholeFile:
		return "as a picture"
	case wholePage:
		return which + ", as pictures"
	default:
		return which
	}
}

// leftOut says why the pictures of one document and kind were not shown.
func leftOut(all []sight, reason string) string {
	if which := whichOf(all); which != "" {
		return which + " not read, because " + reason
	}
	return "not read, because " + reason
}

// whichOf names the pictures of one document and kind; "": the document is one.
func whichOf(all []sight) string {
	switch {
	case all[0].kind == wholeFile:
		return ""
	case all[0].kind == wholePage:
		return pagesOf(all)
	case len(all) == 1:
		return "1 picture in it"
	default:
		return fmt.Sprintf("%d pictures in it", len(all))
	}
}

// pagesOf spells "pages 1–3, 7 of 12".
func pagesOf(all []sight) string {
	var pages passage.Coverage
	for _, s := range all {
		pages.Add(s.page, s.page)
	}
	return pages.Of(passage.Extent{Unit: passage.Pages, Count: all[0].pages})
}

// sights are the pictures of the task's documents.
func (r *taskRun) sights() []sight {
	r.mu.Lock()
	defer r.mu.Unlock()
	return sightsOf(r.inputs)
}

// picture gives a picture as models are shown it. It is made once.
func (r *taskRun) picture(s sight) (llm.Image, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	key := hash(s.image.Data)
	if made, ok := r.seen.pictures[key]; ok {
		return made, nil
	}
	fitted, err := shown.Fit(s.image.Data, longestSide)
	if err != nil {
		return llm.Image{}, fmt.Errorf("show %s: %w", s.name(), err)
	}
	lists.Put(&r.seen.pictures, key, llm.Image{Mime: fitted.MIME, Data: fitted.Data})
	return r.seen.pictures[key], nil
}

// seen is what a task's agent was shown, and what was told of that.
type seen struct {
	pictures map[string]llm.Image // by hash
	told     onceSet              // lines
	blind    onceSet              // models that refused pictures
}
