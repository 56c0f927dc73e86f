package team

import (
	"context"
	"regexp"
	"slices"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
)

// An Agent carries tasks out. All agents take the same task and give the same result.
type Agent interface {
	Info() Info
	// Process does the work. ac is what it may reach: a model, tools, and nothing else.
	Process(ctx context.Context, t Task, ac *AgentContext) (Result, error)
}

// An Info says what an agent is good for.
type Info struct {
	Name        string   `json:"name"` // as plans name it
	Title       string   `json:"title"`
	Description string   `json:"description"` // for the project manager
	Makes       []string `json:"makes"`       // extensions
	Own         bool     `json:"own"`         // made by the user
	Model       string   `json:"-"`           // that answers for it; empty: the chosen one
	Computes    bool     `json:"-"`           // it calculates with tables, which are not read then
}

// A Registry is the agents of a round.
type Registry struct{ agents []Agent }

var agentName = regexp.MustCompile(`^[a-z][a-zA-Z0-9_-]{1,39}$`)

// NewRegistry reports a name that is taken or has no form.
func NewRegistry(agents ...Agent) (*Registry, error) {
	r := &Registry{}
	for _, a := range agents {
		name := a.Info().Name
		if err := CheckAgentName(name); err != nil {
			return nil, err
		}
		if _, taken := r.Get(name); taken {
			return nil, fault.Newf(fault.Conflict, "There is already an agent named %s. Choose another name.", name).With("field", "name")
		}
		r.agents = append(r.agents, a)
	}
	return r, nil
}

// CheckAgentName says whether plans could name an agent so.
func CheckAgentName(name string) error {
	if !agentName.MatchString(name) || name == ProjectManager || name == User {
		return fault.Newf(fault.Invalid, "“%s” can't be an agent's name. Use 2 to 40 letters and digits, with a lowercase letter first.",
			cut(name, 60)).With("field", "name")
	}
	return nil
}

// Get gives an agent by its name.
func (r *Registry) Get(name string) (Agent, bool) {
	i := slices.IndexFunc(r.agents, func(a Agent) bool { return a.Info().Name == name })
	if i < 0 {
		return nil, false
	}
	return r.agents[i], true
}

// Infos lists the agents in the order in which they were registered.
func (r *Registry) Infos() []Info {
	return lists.Map(r.agents, Agent.Info)
}
