// What a model is called for people. Its id stays what is sent.

/**
 * A model that its server names by its file is shown without the folder and the ending. Pure.
 * @param {string} id
 */
export const modelName = (id) =>
  /\.gguf$/i.test(id)
    ? id
        .replace(/^.*[/\\]/, "")
        .replace(/\.gguf$/i, "")
        .replace(/-\d{5}-of-\d{5}$/, "")
    : id;
