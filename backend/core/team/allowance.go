package team

import "time"

// An Allowance is what a person lets teams take on this computer.
type Allowance struct {
	RoundMinutes   int `json:"roundMinutes"`
	TaskMinutes    int `json:"taskMinutes"`
	MemoryMB       int `json:"memoryMB"`       // of the whole process
	ParallelAgents int `json:"parallelAgents"` // of all rounds together; the tasks of one round follow each other
}

// The bounds of an allowance: a day, what a small computer has and what a large one has, and more
// agents than any server answers at once.
const (
	MostMinutes   = 24 * 60
	LeastMemoryMB = 512
	MostMemoryMB  = 256 << 10
	MostParallel  = 32
)

// UsualAllowance is what applies until a person chooses something else.
func UsualAllowance() Allowance {
	return Allowance{
		RoundMinutes: int(defaultRound / time.Minute), TaskMinutes: int(defaultTask / time.Minute), MemoryMB: 2 << 10, ParallelAgents: 4,
	}
}
