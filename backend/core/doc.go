// Package core is the district of what the product exists for: turns, plug-ins, runs, flows, teams and assistants.
//
// Each package asks for the small store it needs, and the district store above provides it. The engines here know no
// window, no HTTP and no SQL.
package core
