package demo

// anywhere are details that fit every place, for the evenings that outlast the place's own.
var anywhere = []string{
	"A breath of air went through {place} and tried every corner before it left.",
	"Far off a dog barked twice and seemed to be satisfied with that.",
	"Light shifted by a hand's breadth, and {spot} stepped a little further into it.",
	"For three heartbeats nothing made a sound, which in {place} was an event.",
	"Somewhere a clock struck, late by its own opinion and early by everyone else's.",
	"A feather, of all things, came drifting down and landed at your feet.",
	"Near {spot} the shadows had been rearranged, though nobody would admit to it.",
	"It smelled of [rain|apples] that had not quite arrived.",
	"Under everything ran a hum, low and even, like a cat with plans.",
	"An old crack in the wall had the shape of a river, tributaries and all.",
	"Someone had scratched two initials beside {spot}, and someone else had added a crown.",
	"The quiet had a grain to it, like wood, and your voices went along with it.",
	"Dust hung in the air in small unhurried constellations.",
	"Whoever had been whistling in the distance reached the end and began again from the top.",
	"Warmth came and went in waves, as if the day were breathing in its sleep.",
	"A spider had begun a bridge from {spot} to nowhere in particular and showed every sign of finishing it.",
	"Colours had begun to lean toward blue, the way they do when an hour is nearly over.",
	"Footsteps passed by outside, counted themselves out loud, and were gone.",
	"On the far side of {place} something fell over, lightly, and decided to stay down.",
	"There was a taste of metal in the air, faint and clean, as before snow.",
}
