package automation

import (
	"terzetto/backend/assistant"
	"terzetto/backend/repository"
	"terzetto/backend/tool"
)

// Assistants carry out steps that are written in words. Deleting the first one restores its
// defaults.
func (s *Service) Assistants() repository.Repository[assistant.Assistant, string] {
	return repository.Announced(s.hub, "assistants", repository.Repository[assistant.Assistant, string]{
		List: s.db.Assistants, Get: s.db.Assistant, Create: s.db.CreateAssistant, Update: s.db.UpdateAssistant, Delete: s.db.DeleteAssistant,
	})
}

// Variables are what a person keeps for tools. The value of a secret is written only.
func (s *Service) Variables() repository.Repository[tool.PersistentVar, string] {
	return repository.Announced(s.hub, "variables", repository.Repository[tool.PersistentVar, string]{
		List: s.db.PersistentVars, Get: s.db.PersistentVar, Create: s.db.CreatePersistentVar,
		Update: s.db.UpdatePersistentVar, Delete: s.db.DeletePersistentVar,
	})
}
