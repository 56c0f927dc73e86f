package demo

import (
	"cmp"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Teamwork without a model: the demo plans by file names and a few words, and writes by
// taking sentences out of what it was given. It knows who asks by the first line of the
// system message.

// The forms of teamwork that the demo answers with more than their schema.
const (
	planTool    = "make_work_plan"
	outlineTool = "outline"
	viewsTool   = "choose_views"
)

const teamLabel = "(Put together by the built-in demo, which is no AI: it takes sentences and numbers from what it was given.)"

// teamAgent is who asks, where a team does: projectManager or an agent.
func (q *request) teamAgent() string {
	if len(q.Messages) == 0 || q.Messages[0].Role != "system" {
		return ""
	}
	first, _, _ := strings.Cut(q.Messages[0].Content.text, "\n")
	if name, ok := strings.CutPrefix(first, "Agent: "); ok {
		return name
	}
	if strings.HasPrefix(first, "You are the project manager of a team.") {
		return "projectManager"
	}
	return ""
}

// teamForm fills in a form of teamwork; empty where it is none.
func (q *request) teamForm(name string) string {
	agent, said := q.teamAgent(), q.said()
	switch {
	case agent == "projectManager" && name == planTool:
		return marshal(planOf(said))
	case agent != "" && name == outlineTool:
		type section struct {
			Heading string `json:"heading"`
			Points  string `json:"points"`
		}
		return marshal(map[string]any{"title": titleOf(said), "sections": []section{
			{"Overview", "what there was"}, {"What the material says", "file by file"}, {"What was asked", "the task"},
		}})
	case agent != "" && name == viewsTool:
		return `{"views":[]}` // whoever computes takes the view that suits a table best
	}
	return ""
}

// said is the last thing that a user said.
func (q *request) said() string {
	for _, m := range slices.Backward(q.Messages) {
		if m.Role == "user" {
			return m.Content.text
		}
	}
	return ""
}

type planned struct {
	Documents []string `json:"objFinalDocuments"`
	Plan      []job    `json:"objWorkplan"`
	Response  string   `json:"objUserResponse"`
	Language  string   `json:"userLanguage"`
}

type job struct {
	Agent   string   `json:"agent"`
	Prompt  string   `json:"prompt"`
	Inputs  []string `json:"inputDocuments"`
	Outputs []output `json:"outputDocuments"`
}

type output struct {
	Label       string `json:"label"`
	Description string `json:"description"`
}

var (
	fileLine = regexp.MustCompile(`(?m)^- (.+) \([\d.]+ (?:bytes|KB|MB)\)$`)
	fileName = regexp.MustCompile(`[\p{L}\d_-]+\.(docx|pdf|html|md|txt|xlsx|csv|svg|png|py|js|go|sh|sql|json|css)\b`)
	webPage  = regexp.MustCompile(`https?://\S+`)
)

// planOf plans by the names of the files that are there and of those that are asked for.
func planOf(said string) planned {
	_, rest, _ := strings.Cut(said, "Request:\n")
	request, _, _ := strings.Cut(rest, "\nFiles of ")
	request = strings.TrimSpace(request)
	var tables, texts []string
	for _, m := range fileLine.FindAllStringSubmatch(said, -1) {
		if slices.Contains([]string{"csv", "xlsx", "ods", "tsv"}, endingOf(m[1])) {
			tables = append(tables, m[1])
		} else {
			texts = append(texts, m[1])
		}
	}
	var wanted []string
	for _, name := range fileName.FindAllString(request, -1) {
		if !slices.Contains(tables, name) && !slices.Contains(texts, name) && !slices.Contains(wanted, name) {
			wanted = append(wanted, name)
		}
	}
	if len(wanted) == 0 {
		wanted = usualDocuments(strings.ToLower(request), tables, texts)
	}
	p := planned{Documents: wanted, Plan: []job{}, Language: "en"}
	if len(wanted) == 0 {
		p.Documents = []string{}
		p.Response = "This is the demo team, which is no AI. Give it a file, or name the documents that you want, such as report.docx or chart.svg, and it makes them from what it finds. " + teamLabel
		return p
	}
	for _, name := range wanted {
		j := job{Prompt: request, Inputs: slices.Concat(tables, texts), Outputs: []output{{name, "as asked for"}}}
		if j.Inputs == nil {
			j.Inputs = []string{}
		}
		switch ending := endingOf(name); {
		case webPage.MatchString(request):
			j.Agent = "webReader"
		case len(tables) > 0 && slices.Contains([]string{"xlsx", "csv", "svg", "png"}, ending):
			j.Agent, j.Inputs = "analyst", tables
		case slices.Contains([]string{"py", "js", "go", "sh", "sql", "json", "css"}, ending):
			j.Agent = "coder"
		case len(texts)+len(tables) == 0 && hasWord(strings.ToLower(request), "poem", "story", "song", "slogan"):
			j.Agent = "creative"
		default:
			j.Agent = "documentation"
		}
		// What one agent makes of the same files is one task.
		if n := len(p.Plan); n > 0 && p.Plan[n-1].Agent == j.Agent {
			p.Plan[n-1].Outputs = append(p.Plan[n-1].Outputs, j.Outputs...)
			continue
		}
		p.Plan = append(p.Plan, j)
	}
	p.Response = "The demo team makes " + strings.Join(wanted, ", ") + "."
	return p
}

// usualDocuments are what makes sense where nobody named a document.
func usualDocuments(request string, tables, texts []string) (wanted []string) {
	if len(tables) > 0 {
		wanted = append(wanted, "analysis.xlsx", "chart.svg")
	}
	if len(texts) > 0 {
		wanted = append(wanted, "summary.docx")
	}
	switch {
	case len(wanted) > 0:
	case webPage.MatchString(request):
		wanted = []string{"pages.md"}
	case hasWord(request, "program", "script", "code"):
		wanted = []string{"program.py"}
	case hasWord(request, "poem", "story", "song", "slogan"):
		wanted = []string{"text.md"}
	case hasWord(request, "report", "document", "letter", "manual", "memo"):
		wanted = []string{"report.docx"}
	}
	return wanted
}

func hasWord(text string, words ...string) bool {
	return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(text, w) })
}

func endingOf(name string) string { return strings.ToLower(name[strings.LastIndexByte(name, '.')+1:]) }

// teamProse is what an agent writes.
func (q *request) teamProse() string {
	said := q.said()
	task, material, _ := strings.Cut(strings.TrimPrefix(said, "Task:\n"), "\n\nMaterial (")
	asked, _, _ := strings.Cut(task, "\n")
	switch q.teamAgent() {
	case "projectManager":
		return "The demo team has finished its work. " + teamLabel
	case "analyst":
		return findings(said) + " " + teamLabel
	case "coder":
		return "```\n" + programOf(task, asked) + "```\n"
	case "creative":
		return fmt.Sprintf("# A small page\n\nSomebody asked: *%s*\n\nThe lamp hums, the paper waits,\na pencil taps the table's edge;\nthe words come late, as always, late,\nlike sparrows to a winter hedge.\n\n%s\n", asked, teamLabel)
	}
	switch {
	case strings.Contains(task, `only the section "Overview"`):
		return fmt.Sprintf("There were %d files to read. %s", strings.Count(material, "\n=== "), teamLabel)
	case strings.Contains(task, `only the section "What was asked"`):
		return "> " + asked
	}
	return excerpts(cmp.Or(material, said))
}

// excerpts are the first sentences of each file.
func excerpts(material string) string {
	var b strings.Builder
	for part := range strings.SplitSeq("\n"+material, "\n=== ") {
		name, text, ok := strings.Cut(part, " ===\n")
		if !ok {
			continue
		}
		text = strings.Join(strings.Fields(text), " ")
		taken := ""
		for i, s := range sentenceSpans(text) {
			if i == 4 || len(taken) > 900 {
				break
			}
			taken += strings.TrimSpace(text[s[0]:s[1]]) + " "
		}
		if taken = strings.TrimSpace(taken); len(taken) > 1200 {
			taken = strings.ToValidUTF8(taken[:1200], "") + " …"
		}
		fmt.Fprintf(&b, "**%s.** %s\n\n", name, cmp.Or(taken, "Nothing in it could be read."))
	}
	return strings.TrimSpace(cmp.Or(b.String(), "There was no material. "+teamLabel))
}

// findings name the largest number of the first table of a text.
func findings(said string) string {
	label, head, best, seen := "", "", 0.0, false
	for line := range strings.Lines(said) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
		if !strings.HasPrefix(line, "| ") || len(cells) < 2 {
			if seen {
				break
			}
			continue
		}
		v, err := strconv.ParseFloat(strings.TrimSpace(cells[1]), 64)
		if err != nil {
			head = strings.TrimSpace(cells[1])
			continue
		}
		if !seen || v > best {
			label, best, seen = strings.TrimSpace(cells[0]), v, true
		}
	}
	if !seen {
		return "The columns were counted; no numbers could be compared."
	}
	return fmt.Sprintf("The largest is %s with %s (%s).", label, strconv.FormatFloat(best, 'f', -1, 64), head)
}

// programOf is a program that says what was asked of it, in the language of its file.
func programOf(task, asked string) string {
	_, file, _ := strings.Cut(task, "\nFile: ")
	file, _, _ = strings.Cut(file, ",")
	text, err := json.Marshal(asked)
	if err != nil {
		return ""
	}
	switch endingOf(strings.TrimSpace(file)) {
	case "go":
		return "// Made by the built-in demo, which is no AI.\npackage main\n\nimport \"fmt\"\n\nfunc main() {\n\tfmt.Println(" + string(text) + ")\n}\n"
	case "js":
		return "// Made by the built-in demo, which is no AI.\nconsole.log(" + string(text) + ");\n"
	case "json":
		return "{\"madeBy\": \"the built-in demo, which is no AI\", \"asked\": " + string(text) + "}\n"
	case "css":
		return "/* Made by the built-in demo, which is no AI. */\nbody { margin: 2rem; }\n"
	case "sql":
		return "-- Made by the built-in demo, which is no AI.\nSELECT '" + strings.ReplaceAll(asked, "'", "''") + "' AS asked;\n"
	case "sh":
		return "#!/bin/sh\n# Made by the built-in demo, which is no AI.\nprintf '%s\\n' '" + strings.ReplaceAll(asked, "'", `'\''`) + "'\n"
	}
	return "# Made by the built-in demo, which is no AI.\nprint(" + string(text) + ")\n"
}

// titleOf is a title from a task: its first words.
func titleOf(said string) string {
	asked, _, _ := strings.Cut(strings.TrimPrefix(said, "Task:\n"), "\n")
	words := strings.Fields(asked)
	title := strings.Join(words[:min(len(words), 8)], " ")
	return cmp.Or(strings.TrimRight(title, ".,;:!?"), "Report")
}
