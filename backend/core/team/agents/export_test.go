package agents

// What tests may look at.
var (
	NumberOf       = numberOf
	Checked        = checkSource
	WithoutRequest = withoutRequest
)
