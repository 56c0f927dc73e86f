package chat

// A Sample is one thing that was added to show a part of the program.
type Sample struct {
	Part string `json:"part"` // which of the samples it is
	Kind string `json:"kind"` // of what is kept, as "world" or "teamwork"
	ID   string `json:"id"`
	Name string `json:"name"`
}
