package automation

import (
	"terzetto/backend/assistant"
	"terzetto/backend/repository"
)

// Assistants carry out steps that are written in words. Deleting the first one restores its
// defaults.
func (s *Service) Assistants() repository.Repository[assistant.Assistant, string] {
	return repository.Announced(s.hub, "assistants", repository.Repository[assistant.Assistant, string]{
		List: s.db.Assistants, Get: s.db.Assistant, Create: s.db.CreateAssistant, Update: s.db.UpdateAssistant, Delete: s.db.DeleteAssistant,
	})
}
