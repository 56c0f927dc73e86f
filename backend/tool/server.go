package tool

import "encoding/json"

// Settings are what a person allows the shipped tools.
type Settings struct {
	Folder   string   `json:"folder"`   // where files are listed, read and written; absolute, empty: nowhere
	Fetching bool     `json:"fetching"` // whether pages of the web are fetched
	Hosts    []string `json:"hosts"`    // where requests are sent; see web.Host
}

// A Server is a program of others, or an address, that offers tools, which a person added. The
// values of its variables and headers are write-only: a list shows only their names.
type Server struct {
	ID        int64    `json:"id"`
	Name      string   `json:"name"`    // also the beginning of its tools' ids; see mcp.CheckName
	Command   string   `json:"command"` // empty with an address
	Args      []string `json:"args"`
	Folder    string   `json:"folder"`    // in which the command works; empty: the home folder
	Address   string   `json:"address"`   // of the server over HTTP; empty: the command is started
	Variables []string `json:"variables"` // of the program, or the headers that are sent to the address
	Offers    []Offer  `json:"offers"`    // as it listed them when the person last looked
	State     State    `json:"state"`     // of this moment
}

// A State is what a server does at this moment.
type State struct {
	Is      Condition `json:"is"`
	Why     string    `json:"why"`     // what it failed with, as a sentence; empty: it did not
	RetryIn int       `json:"retryIn"` // seconds until it is started again; 0: at the next call
	Said    []string  `json:"said"`    // the last lines of a program that failed
	Strays  []string  `json:"strays"`  // the last lines among its messages that were none, and were skipped
	Skipped int       `json:"skipped"` // how many of them there were since it was started
}

// A Condition is what a server does.
type Condition string

// The conditions.
const (
	Idle       Condition = "idle" // it is started by the first call of one of its tools
	Starting   Condition = "starting"
	Ready      Condition = "ready"
	Restarting Condition = "restarting" // it failed, and is tried again
	Failed     Condition = "failed"     // it failed several times; a call or a person tries it again
)

// An Offer is a tool as its server describes it. It is kept as a person saw it: what the
// server says of itself later changes nothing until the person looks again.
type Offer struct {
	ToolID      string          `json:"toolId"` // empty when it cannot be used
	Name        string          `json:"name"`   // what the server calls it
	Title       string          `json:"title"`  // for a person; empty: Name
	Description string          `json:"description"`
	Input       json.RawMessage `json:"inputSchema"`
	Output      json.RawMessage `json:"outputSchema,omitempty"` // of what it gives; nil: the server says nothing of that
	ReadOnly    bool            `json:"readOnly"`               // the server says that it changes nothing
	Repeatable  bool            `json:"repeatable"`             // the server says that once more does no harm
	Trouble     string          `json:"trouble"`                // why it cannot be used; empty when it can
	Unchecked   string          `json:"unchecked,omitempty"`    // the parts of Input that were left out because they cannot be checked here
}
