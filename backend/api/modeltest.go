package api

import "terzetto/backend/service/modeltest"

// modelTests offers the test of Director and Editor with a model. The id is that of the model's configuration.
func modelTests() []Operation {
	const one = "/api/models/{id}/test"
	return []Operation{
		op("modelTest.get", "GET", one, by[RowInput](inModelTest, (*modeltest.Service).Get)),
		op("modelTest.start", "POST", one, by[RowInput](inModelTest, (*modeltest.Service).Start)),
		op("modelTest.stop", "POST", one+"/stop", by[RowInput](inModelTest, asDone((*modeltest.Service).Stop))),
		stream("modelTest.export", one+"/export", by[RowInput](inModelTest, (*modeltest.Service).Export)),
	}
}
