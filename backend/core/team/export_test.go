package team

// What tests may look at.
var (
	NamedFiles   = namedFiles
	CheckEndings = Plan.checkEndings
	CheckNames   = Plan.checkNames
)
