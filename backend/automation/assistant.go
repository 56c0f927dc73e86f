package automation

import (
	"terzetto/backend/assistant"
	"terzetto/backend/repository"
)

// Assistants are who carries out what is written in words. Deleting the first one puts it
// back as it was at the beginning.
func (s *Service) Assistants() repository.Repository[assistant.Assistant, string] {
	return repository.Announced(s.hub, "assistants", repository.Repository[assistant.Assistant, string]{
		List: s.db.Assistants, Get: s.db.Assistant, Create: s.db.CreateAssistant, Update: s.db.UpdateAssistant, Delete: s.db.DeleteAssistant,
	})
}
