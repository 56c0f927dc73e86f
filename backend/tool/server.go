package tool

import "encoding/json"

// Settings are what a person allows the shipped tools.
type Settings struct {
	Folder   string `json:"folder"`   // where files are listed, read and written; absolute, empty: nowhere
	Fetching bool   `json:"fetching"` // whether pages of the web are fetched
}

// A Server is a program of others that offers tools, which a person added. Its variables are
// write-only: a list shows only their names.
type Server struct {
	ID        int64    `json:"id"`
	Name      string   `json:"name"` // also the beginning of its tools' ids; see mcp.CheckName
	Command   string   `json:"command"`
	Args      []string `json:"args"`
	Variables []string `json:"variables"`
	Offers    []Offer  `json:"offers"` // as it listed them when the person last looked
}

// An Offer is a tool as its server describes it. It is kept as a person saw it: what the
// server says of itself later changes nothing until the person looks again.
type Offer struct {
	ToolID      string          `json:"toolId"` // empty when it cannot be used
	Name        string          `json:"name"`   // what the server calls it
	Title       string          `json:"title"`  // for a person; empty: Name
	Description string          `json:"description"`
	Input       json.RawMessage `json:"inputSchema"`
	ReadOnly    bool            `json:"readOnly"`   // the server says that it changes nothing
	Repeatable  bool            `json:"repeatable"` // the server says that once more does no harm
	Trouble     string          `json:"trouble"`    // why it cannot be used; empty when it can
}
