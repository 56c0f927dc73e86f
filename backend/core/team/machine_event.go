package team

// An Event is something that happened.
type Event interface{ isEvent() }

// The events.
type (
	// Started is what the user said. It begins a round.
	Started struct {
		Prompt    string
		Documents []Document
	}
	// FilesRead carries what could not be read, in sentences.
	FilesRead struct{ Warnings []string }
	// Planned carries a plan that was found to be valid, and the names in it that mean nothing and
	// were taken out.
	Planned struct {
		Plan    Plan
		Unknown []string
	}
	// Unplanned says what is wrong with what the project manager gave.
	Unplanned struct{ Why string }
	// TaskDone is an agent's result as it was kept.
	TaskDone struct {
		Feedback  string
		Warnings  []string
		Documents []Document
		Read      []string // how much of each document was read
	}
	// Asked says that an agent's task waits until a person allows a tool.
	Asked struct{ Call Call }
	// Answered is what the person said to that.
	Answered struct {
		Call    Call
		Allowed bool
	}
	// Called says that a tool was called which no person had to be asked about.
	Called struct{ Call Call }
	// Reading says what an agent is given of a document, in the form "report.pdf: pages 1–40 of 212".
	Reading struct {
		Agent, What string
		Left        bool // it is not given
	}
	// Writing says how much of a model's answer has come, so that a long call shows life.
	Writing struct {
		Agent           string
		Tokens, Seconds int
	}
	// TaskFailed says why an agent gave nothing of use.
	TaskFailed struct {
		Why  string
		Read []string // as in TaskDone
	}
	// Reviewed is what the project manager says in the end, and the documents that were asked for or promised and are not there.
	Reviewed struct {
		Text    string
		Missing []string
	}
	// StopAsked comes from the user.
	StopAsked struct{}
	// Broke is everything that ends a round by force: an error, the time, a resource.
	Broke struct{ Why string }
	// Deleted comes from the user.
	Deleted struct{}
)

func (Started) isEvent()    {}
func (FilesRead) isEvent()  {}
func (Planned) isEvent()    {}
func (Unplanned) isEvent()  {}
func (TaskDone) isEvent()   {}
func (Asked) isEvent()      {}
func (Answered) isEvent()   {}
func (Called) isEvent()     {}
func (Reading) isEvent()    {}
func (Writing) isEvent()    {}
func (TaskFailed) isEvent() {}
func (Reviewed) isEvent()   {}
func (StopAsked) isEvent()  {}
func (Broke) isEvent()      {}
func (Deleted) isEvent()    {}
