package tool

import (
	"encoding/json"
	"time"
)

// A PersistentVar is a variable that a person keeps for tools. The value of a
// secret is write-only: a list shows only its end, to tell secrets apart.
type PersistentVar struct {
	ID          string          `json:"persistentVarId"`
	Name        string          `json:"name"` // see CheckVariable
	Scope       Scope           `json:"scope"`
	Description string          `json:"description"`
	Secret      bool            `json:"isSecret"`
	Value       json.RawMessage `json:"value"` // nil: it is a secret, or has none
	Hint        string          `json:"hint"`
	Set         bool            `json:"isSet"`
	Grants      []string        `json:"grants"` // ids of the tools that may read the secret; others need none
	ModifiedAt  time.Time       `json:"modifiedAt"`
}

// A Scope is what a variable belongs to. One name may have a value in each.
type Scope string

// The scopes.
const (
	GroupDevice Scope = "groupDevice"
	GroupUser   Scope = "groupUser"
	Group       Scope = "group"
	Device      Scope = "device"
	User        Scope = "user"
)

// Scopes lists them in the order in which a variable is looked for: the narrowest first.
func Scopes() []Scope { return []Scope{GroupDevice, GroupUser, Group, Device, User} }
