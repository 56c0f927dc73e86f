package prompt

import "terzetto/backend/chat"

// KnownTexts are what the models read of the people and the world of a conversation, besides what is said in it.
func KnownTexts(in Input) (texts []string) {
	texts = append(texts, in.Conversation.Settings.Scenario)
	if in.Persona != nil {
		texts = append(texts, in.Persona.Description)
	}
	add := func(c *chat.Character) {
		if c != nil {
			texts = append(texts, c.Description, c.Personality, c.Scenario)
		}
	}
	add(in.Character)
	for _, v := range in.Cast {
		add(v.Card)
	}
	for _, e := range in.Entries {
		texts = append(texts, e.Content)
	}
	return texts
}
