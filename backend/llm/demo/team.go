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

// teamLabel says who worked. The demo plans by file names and a few words, and writes by taking
// sentences out of what it was given.
const teamLabel = "(Put together by the built-in demo, not by an AI: it takes sentences and numbers from what it was given.)"

// agent is the member of a team that asks, as the first line of the system message names it; it is empty
// when no team asks.
func (s *scene) agent() string {
	if strings.HasPrefix(s.system, "You are the project manager of a team.") {
		return "projectManager"
	}
	return match(agentLine, s.system)
}

// teamForm fills in a form of teamwork; nil for any other form.
func (s *scene) teamForm(name string) object {
	switch agent := s.agent(); {
	case agent == "projectManager" && name == "make_work_plan":
		return s.book.planOf(s.last)
	case agent != "" && name == "outline":
		asked, _, _ := strings.Cut(strings.TrimPrefix(s.last, "Task:\n"), "\n")
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
	agentLine = regexp.MustCompile(`^Agent: (.*)`)
	requested = regexp.MustCompile(`(?s)Request:\n(.*?)(?:\nFiles of |\nEarlier rounds|$)`)
	fileLine  = regexp.MustCompile(`(?m)^- (.+) \([\d.]+ (?:bytes|KB|MB)\)$`)
	fileName  = regexp.MustCompile(`[\p{L}\d_-]+\.(docx|pdf|html|md|txt|xlsx|csv|svg|png|py|js|go|sh|sql|json|css)\b`)
	table     = regexp.MustCompile(`(?i)\.(?:csv|xlsx|ods|tsv)$`)
)

// planOf plans by the names of the files that are there and of those that are asked for.
func (b *book) planOf(said string) object {
	request := strings.TrimSpace(match(requested, said))
	given, wanted, tasks := []string{}, []string{}, []object{}
	for _, m := range fileLine.FindAllStringSubmatch(said, -1) {
		given = append(given, m[1])
	}
	tables := slices.DeleteFunc(slices.Clone(given), func(f string) bool { return !table.MatchString(f) })
	for _, name := range fileName.FindAllString(request, -1) {
		if !slices.Contains(slices.Concat(given, wanted), name) {
			wanted = append(wanted, name)
		}
	}
	subject := request
	if len(given) > 0 {
		subject = "file " + strings.Join(tables, " ")
	}
	if len(wanted) == 0 {
		wanted = append(wanted, b.lines("usual document", subject)...)
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
		response = strings.Join(b.lines("team", ""), " ")
	}
	return object{"objFinalDocuments": wanted, "objWorkplan": tasks, "objUserResponse": response, "userLanguage": "en"}
}

var (
	onlySection = regexp.MustCompile(`only the section "([^"]+)"`)
	onlyFile    = regexp.MustCompile(`(?m)^File: ([^,\n]+)`)
)

// teamwork is what an agent writes. Its name, the section and the kind of file call for a text.
func (s *scene) teamwork() string {
	task, material, _ := strings.Cut(strings.TrimPrefix(s.last, "Task:\n"), "\n\nMaterial (")
	asked, _, _ := strings.Cut(task, "\n")
	kind := match(onlySection, task) + path.Ext(match(onlyFile, task))
	return strings.NewReplacer(
		"{asked}", asked, "{quoted}", marshal(strings.ReplaceAll(asked, "'", "’")), "{excerpts}", excerpts(cmp.Or(material, s.last)),
		"{files}", strconv.Itoa(strings.Count(material, "\n=== ")), "{label}", teamLabel,
	).Replace(strings.Join(s.book.lines("work", s.agent()+" "+kind), "\n"))
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
