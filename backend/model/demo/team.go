package demo

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/lists"
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
	return match(agentLine(), s.system)
}

// teamForm fills in a form of teamwork; nil for any other form.
func (s *scene) teamForm(name string) object {
	switch agent := s.agent(); {
	case agent == "projectManager" && name == "make_work_plan":
		return s.book.planOf(s.last)
	case agent != "" && name == "outline":
		asked, _, _ := strings.Cut(strings.TrimPrefix(s.last, "Task:\n"), "\n")
		sections := lists.Map(s.book.in("outline", s.tongue()), func(heading string) object { return object{"heading": heading, "points": heading} })
		return object{"title": cmp.Or(strings.TrimRight(clip(asked, 8), " …."), "Report"), "sections": sections}
	case agent != "" && name == "choose_views":
		return object{"views": []any{}} // the analyst then takes the view that suits a table best
	}
	return nil
}

var (
	inLanguage = lazyregexp.New(`\bin (German|French|Spanish)\b`)
	agentLine  = lazyregexp.New(`^Agent: (.*)`)
	requested  = lazyregexp.New(`(?s)Request:\n(.*?)(?:\nFiles of |\nEarlier rounds|$)`)
	fileLine   = lazyregexp.New(`(?m)^- (.+) \([\d.]+ (?:bytes|KB|MB)\)$`)
	changes    = lazyregexp.New(`(?i)shorter|longer|rewrite|revise|kürzer|länger|überarbeite|ändere|plus court|plus long|más cort|más larg`)
	fileName   = lazyregexp.New(`[\p{L}\d_-]+\.(?:docx|pdf|pptx|html|md|txt|eml|xlsx|csv|tsv|svg|png|py|js|ts|go|sh|sql|json|css|yaml|toml|xml)\b`)
	table      = lazyregexp.New(`(?i)\.(?:csv|xlsx|ods|tsv)$`)
)

// planOf plans by the names of the files that are there and of those that are asked for.
func (b *book) planOf(said string) object {
	request := strings.TrimSpace(match(requested(), said))
	wanted, tasks := []string{}, []object{}
	given := lists.Map(fileLine().FindAllStringSubmatch(said, -1), func(m []string) string { return m[1] })
	tables := slices.DeleteFunc(slices.Clone(given), func(f string) bool { return !table().MatchString(f) })
	for _, name := range fileName().FindAllString(request, -1) {
		if !slices.Contains(slices.Concat(given, wanted), name) {
			wanted = append(wanted, name)
		}
	}
	subject := request
	if len(given) > 0 {
		subject = "file " + strings.Join(tables, " ")
	}
	revises := ""
	if _, earlier, found := strings.Cut(said, "\nFiles of earlier rounds:\n"); found && len(wanted) == 0 && changes().MatchString(request) {
		revises = revisedFile(request, lists.Map(fileLine().FindAllStringSubmatch(earlier, -1), func(m []string) string { return m[1] }))
		if revises != "" {
			wanted = append(wanted, revises)
		}
	} else if len(wanted) == 0 {
		wanted = append(wanted, b.lines("usual document", subject)...)
	}
	for _, name := range wanted {
		agent, inputs := b.lines("agent", fileName().ReplaceAllString(request, "")+path.Ext(name))[0], given
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
			tasks = append(tasks, object{"agent": agent, "prompt": request, "inputDocuments": inputs, "outputDocuments": []object{output}, "revises": revises})
		}
	}
	language := cmp.Or(text.Language(request), "en")
	response := strings.Join(wanted, ", ")
	if makes := b.in("team makes", language); len(makes) > 0 {
		response = strings.ReplaceAll(makes[0], "{names}", response)
	}
	if len(wanted) == 0 {
		response = cmp.Or(strings.Join(b.in("team", language), " "), strings.Join(b.lines("team", ""), " "))
	}
	return object{"objFinalDocuments": wanted, "objWorkplan": tasks, "objUserResponse": response, "userLanguage": language}
}

// revisedFile is the one of the documents of earlier rounds that a request means: the one that is named, whole or without its
// ending, or else the newest text, which comes first.
func revisedFile(request string, earlier []string) string {
	words := strings.ToLower(request)
	for _, fits := range []func(name string) bool{
		func(name string) bool { return strings.Contains(words, strings.ToLower(name)) },
		func(name string) bool {
			return strings.Contains(words, strings.ToLower(strings.TrimSuffix(name, path.Ext(name))))
		},
		func(name string) bool {
			return slices.Contains([]string{".docx", ".pdf", ".pptx", ".html", ".md", ".txt"}, path.Ext(name))
		},
		func(string) bool { return true },
	} {
		if i := slices.IndexFunc(earlier, fits); i >= 0 {
			return earlier[i]
		}
	}
	return ""
}

// in gives the sentences of a section in a language; English is the one without a code.
func (b *book) in(name, language string) []string {
	if language != "en" {
		name += " " + language
	}
	return b.lines(name, "")
}

// tongue is the language that an agent is to write in.
func (s *scene) tongue() string {
	return cmp.Or(map[string]string{"German": "de", "French": "fr", "Spanish": "es"}[match(inLanguage(), s.system)], "en")
}

var (
	onlySection = lazyregexp.New(`only the section "([^"]+)"`)
	onlyFile    = lazyregexp.New(`(?m)^File: ([^,\n]+)`)
)

// teamwork is what an agent writes. Its name, the section and the kind of file call for a text.
func (s *scene) teamwork() string {
	task, material, _ := strings.Cut(strings.TrimPrefix(s.last, "Task:\n"), "\n\nMaterial (")
	asked, _, _ := strings.Cut(task, "\n")
	kind, language := match(onlySection(), task)+path.Ext(match(onlyFile(), task)), s.tongue()
	label := cmp.Or(strings.Join(s.book.in("team label", language), " "), teamLabel)
	work := s.book.lines("work "+language, s.agent()+" "+kind)
	if len(work) == 0 || s.agent() == "coder" { // programs say it in English
		work = s.book.lines("work", s.agent()+" "+kind)
	}
	return strings.NewReplacer(
		"{asked}", asked, "{quoted}", marshal(strings.ReplaceAll(asked, "'", "’")), "{excerpts}", cmp.Or(excerpts(cmp.Or(material, s.last)), label),
		"{files}", strconv.Itoa(strings.Count(material, "\n=== ")), "{label}", label,
	).Replace(strings.Join(work, "\n"))
}

// fenceLine is a line that begins or ends what documents say. What follows the last one is an instruction.
var fenceLine = lazyregexp.New(`(?m)^</?documents-[0-9a-f]+x*>$`)

// excerpts are the first sentences of each file.
func excerpts(material string) string {
	var parts []string
	if at := fenceLine().FindAllStringIndex(material, -1); len(at) > 1 {
		material = material[at[0][1]:at[len(at)-1][0]]
	}
	for part := range strings.SplitSeq("\n"+material, "\n=== ") {
		if name, body, ok := strings.Cut(part, " ===\n"); ok {
			found := text.Sentences(strings.Join(strings.Fields(body), " "))
			taken := clip(strings.Join(found[:min(len(found), 4)], " "), 200)
			parts = append(parts, fmt.Sprintf("**%s.** %s", name, cmp.Or(taken, "–")))
		}
	}
	return strings.Join(parts, "\n\n")
}
