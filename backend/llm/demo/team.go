package demo

import (
	"cmp"
	"fmt"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/text"
)

// Teamwork without a model: the demo plans by file names and a few words, and writes by
// taking sentences out of what it was given.

const teamLabel = "(Put together by the built-in demo, which is no AI: it takes sentences and numbers from what it was given.)"

// agent is the member of a team that asks, as the first line of the system message names it; empty
// where no team is at work.
func (q *request) agent() string {
	first, _, _ := strings.Cut(q.Messages[0].text(), "\n")
	if name, ok := strings.CutPrefix(first, "Agent: "); ok {
		return name
	}
	if strings.HasPrefix(first, "You are the project manager of a team.") {
		return "projectManager"
	}
	return ""
}

// teamForm fills in a form of teamwork; nil where it is none.
func (b *book) teamForm(q *request, name string) object {
	switch agent := q.agent(); {
	case agent == "projectManager" && name == "make_work_plan":
		return b.planOf(q.said())
	case agent != "" && name == "outline":
		asked, _, _ := strings.Cut(strings.TrimPrefix(q.said(), "Task:\n"), "\n")
		return object{"title": cmp.Or(strings.TrimRight(clip(asked, 8), " …."), "Report"), "sections": []object{
			{"heading": "Overview", "points": "what there was"},
			{"heading": "What the material says", "points": "file by file"},
			{"heading": "What was asked", "points": "the task"},
		}}
	case agent != "" && name == "choose_views":
		return object{"views": []any{}} // the analyst then takes the view that suits a table best
	}
	return nil
}

var (
	fileLine = regexp.MustCompile(`(?m)^- (.+) \([\d.]+ (?:bytes|KB|MB)\)$`)
	fileName = regexp.MustCompile(`[\p{L}\d_-]+\.(docx|pdf|html|md|txt|xlsx|csv|svg|png|py|js|go|sh|sql|json|css)\b`)
	table    = regexp.MustCompile(`(?i)\.(?:csv|xlsx|ods|tsv)$`)
)

// planOf plans by the names of the files that are there and of those that are asked for.
func (b *book) planOf(said string) object {
	_, rest, _ := strings.Cut(said, "Request:\n")
	request, _, _ := strings.Cut(rest, "\nFiles of ")
	request = strings.TrimSpace(request)
	given, wanted, tasks := []string{}, []string{}, []object{}
	for _, m := range fileLine.FindAllStringSubmatch(said, -1) {
		given = append(given, m[1])
	}
	tables := slices.DeleteFunc(slices.Clone(given), func(f string) bool { return !table.MatchString(f) })
	for _, name := range fileName.FindAllString(request, -1) {
		if !slices.Contains(given, name) && !slices.Contains(wanted, name) {
			wanted = append(wanted, name)
		}
	}
	switch {
	case len(wanted) > 0:
	case len(tables) > 0:
		wanted = []string{"analysis.xlsx", "chart.svg"}
	case len(given) > 0:
		wanted = []string{"summary.docx"}
	default:
		wanted = append(wanted, b.lines("usual document", request)...)
	}
	for _, name := range wanted {
		agent, inputs := b.lines("agent", fileName.ReplaceAllString(request, "")+path.Ext(name))[0], given
		if agent == "analyst" && len(tables) > 0 {
			inputs = tables
		} else if agent == "analyst" {
			agent = "documentation"
		}
		output := object{"label": name, "description": "as asked for"}
		// What one agent makes of the same files is one task.
		if n := len(tasks) - 1; n >= 0 && tasks[n]["agent"] == agent {
			tasks[n]["outputDocuments"] = append(tasks[n]["outputDocuments"].([]object), output)
		} else {
			tasks = append(tasks, object{"agent": agent, "prompt": request, "inputDocuments": inputs, "outputDocuments": []object{output}})
		}
	}
	response := "The demo team makes " + strings.Join(wanted, ", ") + "."
	if len(wanted) == 0 {
		response = strings.Join(b.lines("team", ""), " ") + " " + teamLabel
	}
	return object{"objFinalDocuments": wanted, "objWorkplan": tasks, "objUserResponse": response, "userLanguage": "en"}
}

// teamwork is what an agent writes.
func (b *book) teamwork(q *request) string {
	said := q.said()
	task, material, _ := strings.Cut(strings.TrimPrefix(said, "Task:\n"), "\n\nMaterial (")
	asked, _, _ := strings.Cut(task, "\n")
	switch q.agent() {
	case "projectManager":
		return "The demo team has finished its work. " + teamLabel
	case "analyst":
		return largest(said) + " " + teamLabel
	case "coder":
		_, file, _ := strings.Cut(task, "\nFile: ")
		file, _, _ = strings.Cut(file, ",")
		source := b.lines("program", strings.TrimPrefix(path.Ext(strings.TrimSpace(file)), "."))
		return "```\n" + strings.ReplaceAll(strings.Join(source, "\n"), "{asked}", marshal(strings.ReplaceAll(asked, "'", "’"))) + "\n```\n"
	case "creative":
		return fmt.Sprintf("# A small page\n\nSomebody asked: *%s*\n\n%s\n\n%s\n", asked, strings.Join(b.lines("poem", ""), "\n"), teamLabel)
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
	var parts []string
	for part := range strings.SplitSeq("\n"+material, "\n=== ") {
		if name, body, ok := strings.Cut(part, " ===\n"); ok {
			found := text.Sentences(strings.Join(strings.Fields(body), " "))
			taken := clip(strings.Join(found[:min(len(found), 4)], " "), 200)
			parts = append(parts, fmt.Sprintf("**%s.** %s", name, cmp.Or(taken, "Nothing in it could be read.")))
		}
	}
	return cmp.Or(strings.Join(parts, "\n\n"), "There was no material. "+teamLabel)
}

var row = regexp.MustCompile(`(?m)^\| *([^|\n]*?) *\| *([^|\n]*?) *(?:\|.*)?$`)

// largest names the largest number in the second column of the tables in a text.
func largest(said string) string {
	label, head, best := "", "", ""
	most := 0.0
	for _, cells := range row.FindAllStringSubmatch(said, -1) {
		if v, err := strconv.ParseFloat(cells[2], 64); err != nil {
			head = cells[2]
		} else if best == "" || v > most {
			label, best, most = cells[1], cells[2]+" ("+head+")", v
		}
	}
	if best == "" {
		return "The columns were counted; no numbers could be compared."
	}
	return fmt.Sprintf("The largest is %s with %s.", label, best)
}
