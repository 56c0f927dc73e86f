package app

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/api"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/run"
	"terzetto/backend/core/team"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/llm"
	"terzetto/backend/service/runs"
	"terzetto/backend/service/teams"
	"terzetto/backend/service/transfer"
	"terzetto/backend/store"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
	"terzetto/backend/tool"
)

// Whatever a person does, and whichever backup they restore meanwhile, every answer is of the database that is open.
func TestEveryAnswerIsOfTheDatabaseThatIsOpen(t *testing.T) {
	seeds, acts := uint64(10), 200
	if testing.Short() {
		seeds, acts = 1, 60
	}
	for seed := range seeds {
		atBothDoors(t, func(t *testing.T, door func(*backend.Program) asker) {
			t.Parallel()
			x := explore(t, seed, door)
			for range acts {
				x.act()
				x.check()
				if t.Failed() {
					t.Fatalf("with the seed %d, after %s", seed, strings.Join(x.did, ", "))
				}
			}
			x.checkFiles()
		})
	}
}

// An explorer does what a person may do, in any order, and knows what must be there then.
type explorer struct {
	t       *testing.T
	r       *rand.Rand
	program *backend.Program
	ask     asker
	model   *answerer
	folder  string // is watched
	gives   string // the workflow that gives a word
	files   []string
	world   world
	copies  map[string]string // by file: the world that it holds
	calls   map[string]string // since the database was opened: what the model was sent, by conversation and log
	sent    map[string][]json.RawMessage
	did     []string
}

func explore(t *testing.T, seed uint64, door func(*backend.Program) asker) *explorer {
	t.Helper()
	p := backendtest.Start(t, backendtest.Config(t.TempDir()))
	p.Work()
	model, address := answering(t)
	x := &explorer{
		t: t, r: rand.New(rand.NewPCG(seed, 40)), program: p, ask: door(p), model: model, folder: t.TempDir(), copies: map[string]string{},
		world: world{"", map[string][]line{}, map[string]string{}, map[string]string{}, map[string]offered{}, map[string][]string{}, map[string]watched{}},
	}
	x.opened()
	e := must[chat.Endpoint](t, x.ask, "endpoints.create", map[string]any{"name": "Model", "url": address})
	must[any](t, x.ask, "endpoints.use", map[string]any{"id": e.ID, "model_name": "m"})
	must[any](t, x.ask, "settings.update", map[string]any{"enable_agent": false, "user_name": "Ada"})
	x.world.Name = "Ada"
	x.gives = x.workflow()
	x.begin("")
	x.backUp("")
	return x
}

// opened is called when another database is open: nothing of the last calls is known.
func (x *explorer) opened() {
	x.calls, x.sent = map[string]string{}, map[string][]json.RawMessage{}
}

func (x *explorer) workflow() string {
	x.t.Helper()
	return must[run.Workflow](x.t, x.ask, "automations.create", map[string]any{"name": "Give", "kind": "instructions", "instructions": []any{
		map[string]any{"directCallToolId": "give_value", "args": map[string]any{"value": "{{vars.word}}"}},
	}}).ID
}

// act does something.
func (x *explorer) act() {
	x.t.Helper()
	talks := strings.Fields(sortedKeys(x.world.Talks))
	talk := talks[x.r.IntN(len(talks))]
	acts := slices.Concat(
		slices.Repeat([]func(talk string) string{x.send}, 6),
		slices.Repeat([]func(talk string) string{x.regenerate, x.edit, x.run, x.askTeam, x.changeServer, x.useServer, x.touch, x.backUp}, 2),
		slices.Repeat([]func(talk string) string{x.restore}, 4),
		[]func(talk string) string{x.remove, x.begin, x.draft, x.rename, x.watch},
	)
	x.did = append(x.did, acts[x.r.IntN(len(acts))](talk))
}

// send has a turn in a conversation.
func (x *explorer) send(talk string) string {
	x.t.Helper()
	text := x.model.say()
	x.turn(talk, x.world.Talks[talk], []line{{Text: text}}, "turns.send", map[string]any{"cid": talk, "content": text})
	return "a message"
}

func (x *explorer) regenerate(talk string) string {
	x.t.Helper()
	path := x.world.Talks[talk]
	if len(path) == 0 {
		return "nothing to regenerate"
	}
	x.turn(talk, path[:len(path)-1], nil, "turns.regenerate", map[string]any{"cid": talk, "mid": path[len(path)-1].ID})
	return "a regeneration"
}

// turn has a turn after a path, which adds what is said and the reply. The model is sent just this.
func (x *explorer) turn(talk string, path, said []line, name string, in map[string]any) {
	x.t.Helper()
	if answer, ok := x.ask(name, in); !ok {
		x.t.Fatalf("%s: %s", name, answer)
	}
	if err := x.program.Quiet(x.t.Context()); err != nil {
		x.t.Fatal(err)
	}
	want := slices.Concat(path, said)
	request := x.model.last()
	if got := wordsIn(strings.Join(lists.Map(request.Body.Messages, llmtest.Text), " ")); !slices.Equal(got, lists.Map(want, func(l line) string { return l.Text })) {
		x.t.Errorf("the model was sent %v, and not %v: %s", got, want, request.Last())
	}
	rows := must[[]chat.Message](x.t, x.ask, "messages.list", map[string]any{"cid": talk})
	if len(rows) != len(want)+1 {
		x.t.Fatalf("after %s there are %d messages, and not %d", name, len(rows), len(want)+1)
	}
	for i := range said {
		want[len(path)+i].ID = rows[len(path)+i].ID
	}
	reply := rows[len(want)]
	x.world.Talks[talk] = append(want, line{reply.ID, strings.Join(wordsIn(reply.Content), " ")})
	log := must[turn.Log](x.t, x.ask, "messages.log", map[string]any{"cid": talk, "mid": reply.ID})
	messages := request.Body.Messages
	if n := shared(x.sent[talk], messages); len(log.Calls) != 1 || log.Calls[0].SharedChars != n {
		x.t.Errorf("the call begins with %d bytes of the call before, and is recorded as %+v", n, log.Calls)
	}
	x.sent[talk] = messages
	x.calls[fmt.Sprint(talk, " ", log.ID)] = string(request.Raw)
	if call := x.call(talk, log.ID); call == "" {
		x.t.Error("what went over the wire in the last turn isn't there")
	}
}

// call is what the model was sent as a door tells it; empty where it is not kept.
func (x *explorer) call(talk string, log int64) string {
	x.t.Helper()
	text, ok := x.ask("turns.call", map[string]any{"cid": talk, "log": log, "at": 0})
	if !ok {
		return ""
	}
	var e llm.Exchange
	if err := json.Unmarshal([]byte(text), &e); err != nil {
		x.t.Fatal(err)
	}
	return e.Request.Text
}

func (x *explorer) edit(talk string) string {
	x.t.Helper()
	path := slices.Clone(x.world.Talks[talk])
	if len(path) == 0 {
		return "nothing to edit"
	}
	at := x.r.IntN(len(path))
	path[at].Text = x.model.say()
	must[any](x.t, x.ask, "messages.edit", map[string]any{"cid": talk, "mid": path[at].ID, "content": path[at].Text})
	x.world.Talks[talk] = path
	return "an edit"
}

// remove deletes what a person said, and all that follows.
func (x *explorer) remove(talk string) string {
	x.t.Helper()
	path := x.world.Talks[talk]
	if len(path) == 0 {
		return "nothing to delete"
	}
	at := x.r.IntN(len(path)) / 2 * 2
	must[any](x.t, x.ask, "messages.delete", map[string]any{"cid": talk, "mid": path[at].ID})
	x.world.Talks[talk] = path[:at:at]
	return "a deletion"
}

func (x *explorer) begin(string) string {
	x.t.Helper()
	x.world.Talks[must[chat.Conversation](x.t, x.ask, "conversations.create", map[string]any{"title": "T"}).ID] = nil
	return "a conversation"
}

func (x *explorer) draft(talk string) string {
	x.t.Helper()
	x.world.Drafts[talk] = x.model.say()
	must[any](x.t, x.ask, "drafts.keep", map[string]any{"cid": talk, "text": x.world.Drafts[talk]})
	return "a draft"
}

func (x *explorer) rename(string) string {
	x.t.Helper()
	x.world.Name = "Ada " + strings.Trim(x.model.say(), "w")
	must[any](x.t, x.ask, "settings.update", map[string]any{"user_name": x.world.Name})
	return "a setting"
}

func (x *explorer) run(string) string {
	x.t.Helper()
	given := x.model.say()
	r := must[run.Run](x.t, x.ask, "automations.run", map[string]any{"id": x.gives, "vars": map[string]any{"word": given}})
	if _, err := awaited(x.t, x.program, r.ID); err != nil {
		x.t.Fatal(err)
	}
	x.world.Runs[r.ID] = given
	return "a run"
}

// askTeam has a round of the team, in a request that there is or in another one.
func (x *explorer) askTeam(string) string {
	x.t.Helper()
	id := ""
	if all := strings.Fields(sortedKeys(x.world.Teams)); len(all) > 0 && x.r.IntN(3) > 0 {
		id = all[x.r.IntN(len(all))]
	}
	said := x.model.say()
	w := must[team.Request](x.t, x.ask, "team.start", map[string]any{"id": id, "prompt": said})
	backendtest.Until(x.t, func() bool {
		s := must[teams.Status](x.t, x.ask, "team.status", map[string]any{"workflowId": w.ID})
		if s.Status == team.Failed {
			x.t.Fatalf("the team failed: %s", s.Error)
		}
		return s.Status == team.Completed
	})
	x.world.Teams[w.ID] = append(slices.Clip(x.world.Teams[w.ID]), said)
	return "a round of the team"
}

// changeServer adds a tool server, or deletes one. Its name and its number are given again.
func (x *explorer) changeServer(string) string {
	x.t.Helper()
	name := []string{"one", "two"}[x.r.IntN(2)]
	if s, known := x.world.Servers[name]; known {
		must[any](x.t, x.ask, "toolbox.deleteServer", map[string]any{"id": s.ID})
		delete(x.world.Servers, name)
		return "the end of a tool server"
	}
	says := x.model.say()
	s := must[tool.Server](x.t, x.ask, "toolbox.addServer", map[string]any{"name": name, "address": toolServer(x.t, says)})
	x.world.Servers[name] = offered{s.ID, says}
	return "a tool server"
}

// useServer calls the tool of a server, which a person allows, once.
func (x *explorer) useServer(string) string {
	x.t.Helper()
	for name, s := range x.world.Servers {
		_, _ = x.ask("toolbox.run", map[string]any{"id": name + "__who", "args": map[string]any{}}) // a conflict: it waits for a person
		asked := must[api.Listing[run.Inquiry]](x.t, x.ask, "runs.requests", map[string]any{"limit": 10}).Items
		if len(asked) != 1 {
			x.t.Fatalf("a person is asked %+v", asked)
		}
		must[any](x.t, x.ask, "runs.answer", map[string]any{"requestId": asked[0].ID, "answer": run.Once})
		if _, err := awaited(x.t, x.program, asked[0].RunID); err != nil {
			x.t.Fatal(err)
		}
		answer := must[api.RunDetail](x.t, x.ask, "runs.get", map[string]any{"id": asked[0].RunID})
		x.same("the tool server that answers", strings.Join(lists.Distinct(wordsIn(fmt.Sprintf("%s", answer.Results))), " "), s.Answer)
		return "a call of a tool server"
	}
	return "no tool server to call"
}

// watch has runs begin for the files that come from now on.
func (x *explorer) watch(string) string {
	x.t.Helper()
	if len(x.world.Triggers) > 2 {
		return "no other trigger"
	}
	id := x.workflow()
	g := must[runs.NewTrigger](x.t, x.ask, "triggers.create", map[string]any{"id": id, "kind": run.OnFile, "folder": x.folder, "overlap": run.OverlapParallel, "vars": map[string]any{"word": "file"}})
	x.world.Triggers[g.ID] = watched{id, slices.Clone(x.files)}
	return "a trigger"
}

func (x *explorer) touch(string) string {
	x.t.Helper()
	name := x.model.say() + ".txt"
	if err := os.WriteFile(filepath.Join(x.folder, name), []byte(name), 0o600); err != nil {
		x.t.Fatal(err)
	}
	x.files = append(x.files, name)
	return "a file"
}

func (x *explorer) backUp(string) string {
	x.t.Helper()
	x.copies[must[store.BackupInfo](x.t, x.ask, "app.backup", map[string]any{}).File] = x.world.copied(x.t)
	return "a backup"
}

func (x *explorer) restore(string) string {
	x.t.Helper()
	all := must[[]store.BackupInfo](x.t, x.ask, "app.backups", nil) // the oldest went by themselves
	file := all[x.r.IntN(len(all))].File
	done := must[transfer.Restored](x.t, x.ask, "app.restore", map[string]any{"file": filepath.Base(file)})
	x.copies[done.Safety] = x.world.copied(x.t)
	x.world = worldOf(x.t, x.copies[file])
	x.opened()
	return "a restore"
}
