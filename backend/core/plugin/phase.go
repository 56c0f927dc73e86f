package plugin

// PhaseStatus is the event that shows what a plug-in is doing.
const PhaseStatus = "phase_status"

// Phase is the payload of PhaseStatus. A blank label ends the phase, as the state "done" does.
type Phase struct {
	Channel string `json:"channel"`
	Label   string `json:"label"`
	State   string `json:"state,omitempty"`
}

// ChannelOf is the channel of a plug-in's phases.
func ChannelOf(id string) string { return "workflow:" + id }

// Rejected is the payload of event.ArtifactsRejected.
type Rejected struct {
	Rejected []Rejection `json:"rejected"`
}
