package seed

import "terzetto/backend/chat"

// DirectorFragments are the fields that the Director fills: six that are on, and one
// or two for each kind of field that remembers or reports, which wait to be switched on.
func DirectorFragments() []chat.DirectorFragment {
	fragments := []chat.DirectorFragment{
		{
			ID: "plot_summary", Label: "Plot summary", FieldType: chat.FieldString, Required: true, Enabled: true,
			Description:    "Where things stand right now, in two or three sentences: who is present, where they are, what has just happened and what is still open. If this is no story, the question under discussion and what is settled so far.",
			InjectionLabel: "So far",
		},
		{
			ID: "user_intent", Label: "User's intent", FieldType: chat.FieldString, Enabled: true,
			Description:    "What the user hopes to get out of this reply, in one sentence. Read between the lines: a question may be a plea, a joke may be a test.",
			InjectionLabel: "What the user is after",
		},
		{
			ID: "keywords", Label: "Keywords", FieldType: chat.FieldArray, Enabled: true,
			Description:    "Three to six things for the reply to draw on: objects, places, names, promises or facts from earlier that matter now. One to four words each.",
			InjectionLabel: "Draw on",
		},
		{
			ID: "next_event", Label: "Next event", FieldType: chat.FieldString, Enabled: true,
			Description:    "The one thing that should happen or be said next, in one sentence. It follows from what came before, and it leaves the user's own next move to the user.",
			InjectionLabel: "Next",
		},
		{
			ID: "writing_direction", Label: "Writing direction", FieldType: chat.FieldString, Enabled: true,
			Description:    "How to write this reply, in one sentence: pace, distance, length, how much speech, where to begin or where to stop.",
			InjectionLabel: "How to write it",
		},
		{
			ID: "detected_repetitions", Label: "Detected repetitions", FieldType: chat.FieldArray, Enabled: true,
			Description:    "Words, gestures, images, openings or endings that the last replies have used more than once and that this reply should do without. Quote them briefly. An empty list if there are none.",
			InjectionLabel: "Do without",
		},
		{
			ID: "scene_state", Label: "Scene state", FieldType: chat.FieldProgressive,
			Description:    "The state of the scene for the record: place, time of day, weather, who is there, what they wear and hold. Begin from the last value and change only what has changed.",
			InjectionLabel: "Scene",
		},
		{
			ID: "open_threads", Label: "Open threads", FieldType: chat.FieldProgressive,
			Description:    "Promises, secrets and questions that wait for an answer, each in a few words, separated by semicolons. Begin from the last value; drop what has been resolved.",
			InjectionLabel: "Still open",
		},
		{
			ID: "note_to_user", Label: "Note to the user", FieldType: chat.FieldFeedback,
			Description:    "One friendly sentence to the user, outside the story: a thread worth picking up, a choice that has just opened, or something the model could not tell from their message.",
			InjectionLabel: "Note",
		},
		{
			ID: "standing_direction", Label: "Standing direction", FieldType: chat.FieldDirectionNote,
			Description:    "Something that should hold from now on in this branch of the story and is not written down anywhere else: a turn in a friendship, a rule of the world, a wish of the user's. One sentence; leave it empty when nothing new has been settled.",
			InjectionLabel: "From now on",
		},
	}
	for i := range fragments {
		fragments[i].SortOrder = i + 1
	}
	return fragments
}

// Moods are the styles that the Director may switch on, several at once.
func Moods() []chat.MoodFragment {
	moods := []chat.MoodFragment{
		{
			ID: "tense", Label: "Tense",
			Description:    "Danger is close, a secret may come out, or someone has run out of time.",
			PromptText:     "Shorten the sentences. Stay with hands, doors, distances, sounds. Let people say less than they know, and give every pause a cause.",
			NegativePrompt: "The danger has passed or changed. Let sentences lengthen again; let somebody sit down, drink something, notice the room.",
		},
		{
			ID: "tender", Label: "Tender",
			Description:    "People trust each other with something: comfort, forgiveness, a first kindness, a goodbye.",
			PromptText:     "Slow down. Let care show in small practical acts, a coat lent or a chair moved, and leave the large words unsaid.",
			NegativePrompt: "The close moment is over. Bring back the world outside: errands, weather, other people, unfinished work.",
		},
		{
			ID: "wry", Label: "Wry",
			Description:    "The situation is absurd, pride is about to trip, or two people enjoy a contest of words.",
			PromptText:     "Keep a straight face. Let the humour come from exact observation and from people who are perfectly serious about the wrong thing. Nobody explains the joke.",
			NegativePrompt: "Put the jokes away. Let the next line be meant as it is said.",
		},
		{
			ID: "wistful", Label: "Wistful",
			Description:    "Something is ending, remembered or missed; the scene looks back.",
			PromptText:     "Let the past arrive through things: a smell, a tune, a mended cup. Keep the feeling light on the page and end on what is in front of them now.",
			NegativePrompt: "Turn from memory to the present. Somebody wants an answer, supper, or a decision.",
		},
		{
			ID: "wondrous", Label: "Wondrous",
			Description:    "Somebody meets the strange, the vast or the beautiful for the first time.",
			PromptText:     "Look before naming. Give size, light and sound by comparison with plain things, and let one character be too busy or too practical to be impressed.",
			NegativePrompt: "The marvel has become part of the place. Mention it in passing, as people do who live beside it.",
		},
		{
			ID: "brisk", Label: "Brisk",
			Description:    "A chase, a fight, a storm, an opening night: much happens and there is no time to think about it.",
			PromptText:     "One action to a sentence, in the order in which it happens. Strong verbs, few adjectives, no reflection. Speech is cut to the half-line that can be shouted.",
			NegativePrompt: "The rush is over. Count what it cost: breath, bruises, what was dropped, who is missing.",
		},
	}
	for i := range moods {
		moods[i].Enabled = true
		moods[i].SortOrder = i + 1
	}
	return moods
}
