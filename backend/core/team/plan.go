package team

import (
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/document/passage"
	"terzetto/backend/model/llm"
	"terzetto/backend/tool"
)

// PlanTool is the form that the project manager fills in.
const PlanTool = "make_work_plan"

// maxTasks bounds a plan: a model that loops writes hundreds of tasks.
const maxTasks = 20

// planForm is the tool with the names of the agents that there are. Its lengths end a model that
// loses its way: they are a few times what a good plan needs. What the user is told may be the whole answer.
func planForm(agents []Info) llm.Tool {
	names := lists.Map(agents, func(a Info) string { return a.Name })
	known, _ := json.Marshal(names) // strings always encode
	return llm.Tool{
		Name: PlanTool, Description: "Records the work plan: what the user gets, who does what, and what the user is told.",
		Parameters: json.RawMessage(`{"type":"object","additionalProperties":false,
"required":["reason","documents","tasks","answer","language"],"properties":{
"reason":{"type":"string","maxLength":300,"description":"In one sentence: what the user wants, and what it takes."},
"documents":{"type":"array","maxItems":12,"items":{"type":"string","maxLength":80},"description":"File names with extension of the documents that the user gets in the end. Empty when the request needs none."},
"tasks":{"type":"array","maxItems":12,"description":"The tasks in their order. Empty only when no documents are promised.","items":{
"type":"object","additionalProperties":false,"required":["agent","prompt","outputDocuments"],"properties":{
"agent":{"type":"string","enum":` + string(known) + `},
"prompt":{"type":"string","maxLength":1000,"description":"What this agent is to do, complete in itself."},
"inputDocuments":{"type":"array","maxItems":12,"items":{"type":"string","maxLength":80},"description":"File names that it needs: of the user, of earlier rounds, or made by an earlier task."},
"revises":{"type":"string","maxLength":80,"description":"Name or id of the document of which this task makes a new version. Empty when it makes a new document."},
"outputDocuments":{"type":"array","maxItems":6,"items":{"type":"object","additionalProperties":false,"required":["label","description"],
"properties":{"label":{"type":"string","maxLength":80},"description":{"type":"string","maxLength":300}}}}}}},
"answer":{"type":"string","maxLength":3000,"description":"What the user is told now, in the user's language: the answer itself when no documents are needed, otherwise what will be done."},
"language":{"type":"string","maxLength":12,"description":"ISO 639-1 code of the language in which the user writes, such as en."}}}`),
	}
}

// planFields are the words by which a plan is asked for, and the names under which it is kept. Models know the words; an
// answer by the names is read too.
func planFields() map[string]string {
	return map[string]string{"documents": "objFinalDocuments", "tasks": "objWorkplan", "answer": "objUserResponse", "language": "userLanguage"}
}

// codeForm is the form of a language code. What does not have it is not believed.
var codeForm = regexp.MustCompile(`^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$`)

// ReadPlan reads what the project manager gave. What is wrong with it is fault.Invalid, in
// words that a model can act on: no form, no tasks for promised documents, too many tasks, a
// task without words. repaired says that it was already asked for a second time; then what a plan
// promises and no task makes stays a promise, and the final review names it.
func ReadPlan(written []byte, repaired bool) (Plan, error) {
	wrong := func(format string, args ...any) (Plan, error) {
		return Plan{}, fault.Newf(fault.Invalid, format, args...)
	}
	var fields map[string]json.RawMessage
	if json.Unmarshal(written, &fields) != nil || fields == nil {
		return wrong("the plan is not a JSON object.")
	}
	for asked, kept := range planFields() {
		if value, there := fields[asked]; there {
			fields[kept] = value
		}
	}
	if fields["objWorkplan"] == nil {
		return wrong("the field tasks is missing.")
	}
	renamed, err := json.Marshal(fields)
	if err != nil {
		return wrong("the plan can't be read.")
	}
	var p Plan
	if err := json.Unmarshal(renamed, &p); err != nil {
		if mistyped, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
			field := mistyped.Field
			for asked, kept := range planFields() {
				field = strings.Replace(field, kept, asked, 1)
			}
			return wrong("the field %s can't be a JSON %s.", field, mistyped.Value)
		}
		return wrong("the plan can't be read.")
	}
	if p.Language = strings.ToLower(strings.TrimSpace(p.Language)); !codeForm.MatchString(p.Language) {
		p.Language = ""
	}
	p.Response = strings.TrimSpace(p.Response)
	p.Promised = labels(p.Promised)
	made := map[string]bool{}
	for i := range p.Tasks {
		t := &p.Tasks[i]
		if t.Prompt = strings.TrimSpace(t.Prompt); t.Prompt == "" {
			return wrong("task %d has no prompt.", i+1)
		}
		t.Agent = strings.TrimSpace(t.Agent)
		t.Inputs = labels(t.Inputs)
		for k := range t.Outputs {
			t.Outputs[k].Label = Label(t.Outputs[k].Label)
			made[strings.ToLower(t.Outputs[k].Label)] = true
		}
	}
	switch {
	case len(p.Tasks) == 0 && len(p.Promised) > 0:
		return wrong("the plan promises %s, but has no tasks.", strings.Join(p.Promised, ", "))
	case len(p.Tasks) > maxTasks:
		return wrong("the plan has %d tasks. The limit is %d.", len(p.Tasks), maxTasks)
	case len(p.Tasks) == 0 && p.Response == "":
		return wrong("the plan has neither tasks nor an answer.")
	}
	if left := slices.DeleteFunc(slices.Clone(p.Promised), func(l string) bool { return made[strings.ToLower(l)] }); len(left) > 0 && !repaired {
		return wrong("the plan promises %s, but no task lists it in outputDocuments.", strings.Join(left, ", "))
	}
	return p, nil
}

// labels are file names, each once.
func labels(written []string) []string {
	out, seen := []string{}, map[string]bool{}
	for _, w := range written {
		if strings.TrimSpace(w) == "" {
			continue
		}
		if l := Label(w); !seen[strings.ToLower(l)] {
			seen[strings.ToLower(l)] = true
			out = append(out, l)
		}
	}
	return out
}

// planSystem tells the project manager what it is.
func planSystem(agents []Info) string {
	var b strings.Builder
	b.WriteString("You are the project manager of a team. Plan how the team answers the user's request. You do none of the work yourself.\n\nAgents:\n")
	for _, a := range agents {
		fmt.Fprintf(&b, "- %s: %s", a.Name, a.Description)
		if len(a.Makes) > 0 {
			fmt.Fprintf(&b, " Makes: %s.", strings.Join(a.Makes, ", "))
		}
		b.WriteByte('\n')
	}
	b.WriteString(`
Rules:
- Use as few tasks as the request needs. Each document is made by one task.
- The extension says what a document is: docx or pdf for reports, pptx for slides, xlsx or csv for tables, svg or png for charts, md or txt for plain text.
- Nothing but what the agents make can be promised. A file that the user asks for by name gets that name.
- A task sees nothing but its prompt and its input documents.
- When the user wants a document of an earlier round changed, one task revises that document: name it in revises, and give the output the same name.
- When the request can be answered in a few sentences, promise no documents, plan no tasks, and give the answer.
- The document of a task is in the user's language, unless the user wants another one: then its prompt says so.
- ` + passage.Fenced)
	return b.String()
}

// planRequest is what the project manager is asked. about is the briefing.
func planRequest(request, about, complaint string) string {
	text := "Request:\n" + request + "\n" + about
	if complaint != "" {
		text += "\nYour last work plan could not be used: " + complaint + " Give a whole work plan that can.\n"
	}
	return text
}

// cut bounds a text by bytes, between two characters.
func cut(text string, most int) string {
	head, shortened := tool.Cut(text, most)
	if shortened {
		head += "…"
	}
	return head
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

func size(n int64) string {
	switch {
	case n >= 1<<20:
		return fmt.Sprintf("%.1f MB", float64(n)/(1<<20))
	case n >= 1<<10:
		return fmt.Sprintf("%d KB", n>>10)
	}
	return fmt.Sprintf("%d bytes", n)
}
