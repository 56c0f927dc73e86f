package api

import "terzetto/backend/service/habits"

// ModelInput names a model.
type ModelInput struct {
	Model string `json:"model"`
}

func (in ModelInput) key() string { return in.Model }

// habitOperations offers what models say again and again.
func habitOperations() []Operation {
	return []Operation{
		op("habits.list", "GET", "/api/habits", alone(inHabits, (*habits.Service).List)),
		op("habits.ban", "POST", "/api/habits/{id}/ban", by[RowInput](inHabits, (*habits.Service).Ban)),
		op("habits.forget", "POST", "/api/habits/{id}/forget", by[RowInput](inHabits, asDone((*habits.Service).Forget))),
		op("habits.forgetModel", "POST", "/api/habits/forget", by[ModelInput](inHabits, asDone((*habits.Service).ForgetModel))),
	}
}
