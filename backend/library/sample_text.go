package library

// The names of the samples. Each sample is marked, in its name or by a tag, so that a person
// can tell it from their own rows.
const (
	sampleBook  = "The Night Post (sample)"
	sampleTalk  = "The last sorting (sample)"
	sampleFile  = "night-post-letters.csv"
	sampleAsked = "Sample: what do the letters of the night post say?"

	sampleRequest = "Sample: how many letters did each station of the night post carry, and which one grew most? " +
		"Make analysis.xlsx, chart.svg and report.pdf from the table."
)
