package shelf

// What people read about a model that may not run.
const (
	forOllama    = "This file was made for Ollama, so it may not load here. Use Ollama's server, or download the model's usual GGUF file."
	partsMissing = "Parts of this model are missing. Download the model again."
	wrongSize    = "This model file has another size than Ollama says. Download the model again with Ollama."
)
