package team

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/document/passage"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/compaction"
)

// The tools with which an agent reads documents that do not fit into its model's context.
const (
	searchTool = "search_documents"
	readTool   = "read_document"
)

func readingTools() []llm.Tool {
	return []llm.Tool{
		{
			Name: searchTool, Description: "Finds passages in the task's documents. Every word counts, in any order.",
			Parameters: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["query"],"properties":{
"query":{"type":"string","maxLength":600,"description":"A question or words, in the language of the documents."}}}`),
		},
		{
			Name: readTool, Description: "Reads pages, slides or lines of one of the task's documents.",
			Parameters: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["label","from","count"],"properties":{
"label":{"type":"string","maxLength":200,"description":"The document's file name."},
"from":{"type":"integer","minimum":1,"description":"The first page, slide or line."},
"count":{"type":"integer","minimum":1,"description":"How many of them."}}}`),
		},
	}
}

const (
	// leastAnswer is the room below which nothing more is looked up: the model has to answer.
	leastAnswer = 800
	// mostAnswer is how much text one call gives, and mostHits how many passages.
	mostAnswer = 12_000
	mostHits   = 8
)

// lookup is the room that is left for the answers of tools, in bytes.
func (ac *AgentContext) lookup(target llm.Target, a Ask, offered []llm.Tool, after []llm.Message) int {
	room := compaction.In(target)
	if !room.Known() {
		return unknownRoom - llm.Size(after...)
	}
	asked := a.messages()
	if ac.task != nil && len(ac.task.sights()) > 0 && target.Capabilities.Vision != llm.No { // pictures take as much
		return room.Remaining(llm.Size(asked...)+compaction.ToolSize(offered...))/2 - llm.Size(after...)
	}
	return room.Remaining(llm.Size(slices.Concat(asked, after)...) + compaction.ToolSize(offered...))
}

// lookUp carries out a call of a reading tool within a room. What goes wrong is told to the model.
func (ac *AgentContext) lookUp(ctx context.Context, c llm.ToolCall, room int) (string, error) {
	if err := ac.round.check(ctx); err != nil {
		return "", err
	}
	room = min(room/4, mostAnswer)
	var args struct {
		Query, Label string
		From, Count  int
	}
	if err := json.Unmarshal(c.Arguments, &args); err != nil {
		return "Error: the arguments are no JSON object of the tool's form.", nil
	}
	documents := ac.task.searchReadings()
	if c.Name == searchTool {
		return ac.searchDocuments(ctx, documents, args.Query, room)
	}
	i := slices.IndexFunc(documents, func(d *reading) bool { return strings.EqualFold(d.doc.Label(), strings.TrimSpace(args.Label)) })
	if i < 0 {
		labels := lists.Map(documents, func(d *reading) string { return d.doc.Label() })
		return fmt.Sprintf("Error: there is no such document. There are: %s.", strings.Join(labels, ", ")), nil
	}
	d := documents[i]
	part, err := ac.runner.Store.ReadPassages(ctx, d.doc.Hash, args.From, args.Count, room)
	if err != nil {
		return "", fmt.Errorf("read %s: %w", d.doc.Label(), err)
	}
	if len(part.Passages) == 0 {
		return fmt.Sprintf("There is no text there. %s has %s.", d.doc.Label(), d.extent), nil
	}
	text := passage.Fence(ac.task.show(d, part.Passages))
	unit, _, _ := strings.Cut(string(d.extent.Unit), "s")
	if part.Cut {
		return fmt.Sprintf("%s\nThis is %s to %s %d of %d. It ends early because no more fits at once.", text, d.doc.Label(), unit, part.To, d.extent.Count), nil
	}
	return fmt.Sprintf("%s\nThis is %s to %s %d of %d.", text, d.doc.Label(), unit, part.To, d.extent.Count), nil
}

func (ac *AgentContext) searchDocuments(ctx context.Context, documents []*reading, query string, room int) (string, error) {
	hashes := lists.Map(documents, func(d *reading) string { return d.doc.Hash })
	hits, err := ac.runner.Store.FindPassages(ctx, hashes, query, mostHits)
	if err != nil {
		return "", fmt.Errorf("search the documents: %w", err)
	}
	if len(hits) == 0 {
		return "Nothing was found. Try other words.", nil
	}
	var b strings.Builder
	for i, h := range hits {
		d := documents[h.Document]
		if slices.Contains(d.given, h.Passage) {
			place, _ := h.Places()
			b.WriteString(passage.CitationMark(d.doc.Label(), d.extent.Unit, place) + " is in the material above.\n")
			continue
		}
		if room -= len(h.Text) + len(h.Head); room < 0 && i > 0 {
			break
		}
		b.WriteString(ac.task.show(d, []passage.Passage{h.Passage}) + "\n")
	}
	return passage.Fence(b.String()), nil
}
