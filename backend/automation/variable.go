package automation

import (
	"terzetto/backend/repository"
	"terzetto/backend/tool"
)

// Variables are what a person keeps for tools. The value of a secret is written only.
func (s *Service) Variables() repository.Repository[tool.PersistentVar, string] {
	return repository.Announced(s.hub, "variables", repository.Repository[tool.PersistentVar, string]{
		List: s.db.PersistentVars, Get: s.db.PersistentVar, Create: s.db.CreatePersistentVar,
		Update: s.db.UpdatePersistentVar, Delete: s.db.DeletePersistentVar,
	})
}
