// What our own tools are called for people. The backend's texts of them are written for models; tools of added servers
// keep their own.

import { t } from "../lib/index.js";

/** @typedef {import("../../types/api.d.ts").tool.Tool} Tool */

/** @type {Readonly<Record<string, {name: string, about: string}>>} */
const words = Object.freeze({
  current_time: { name: t("Date and time"), about: t("Today's date, the time and the weekday.") },
  days_between: { name: t("Days between two dates"), about: t("Counts the days from one date to another.") },
  search_conversations: { name: t("Search conversations"), about: t("Finds messages in your conversations.") },
  notify: { name: t("Notify"), about: t("Shows you a short note, also on the desktop.") },
  search_tools: { name: t("Search tools"), about: t("Finds the tool for a job.") },
  give_value: { name: t("Put values together"), about: t("Makes a text, a row or a list from other values.") },
  ask_model: { name: t("Ask a model"), about: t("Sends a prompt to a model and gives its answer.") },
  assistant_runner: { name: t("Ask an assistant"), about: t("Gives an assistant a task.") },
  flow_runner: { name: t("Run a flow"), about: t("Runs a saved flow and gives its output.") },
  send_message: { name: t("Send a message"), about: t("Writes a message into a conversation.") },
  list_workflows: { name: t("List workflows"), about: t("Lists your saved workflows and what they do.") },
  run_workflow: { name: t("Run a workflow"), about: t("Starts a saved workflow and doesn't wait for its end.") },
  ask_person: { name: t("Ask a person"), about: t("Asks you a question. The run waits for the answer.") },
  speak: { name: t("Speak"), about: t("Reads a text aloud on this computer.") },
  run_program: { name: t("Run a program"), about: t("Runs a short program in an empty folder of its own.") },
  list_files: { name: t("List files"), about: t("Lists the files in the tools folder.") },
  read_file: { name: t("Read a file"), about: t("Reads a text file in the tools folder.") },
  read_document: {
    name: t("Read a document"),
    about: t("Reads the text of a PDF, Word, EPUB or other document in the tools folder."),
  },
  read_table: { name: t("Read a table"), about: t("Reads a CSV file or a spreadsheet in the tools folder.") },
  write_file: { name: t("Write a file"), about: t("Writes a text file to the tools folder.") },
  write_table: {
    name: t("Write a table"),
    about: t("Writes rows to a CSV file or a spreadsheet in the tools folder."),
  },
  write_chart: { name: t("Write a chart"), about: t("Draws a chart and saves the image to the tools folder.") },
  make_document: {
    name: t("Make a document"),
    about: t("Makes a PDF, a Word document, slides, a spreadsheet or an image from text, rows or a chart."),
  },
  rename_file: { name: t("Rename a file"), about: t("Renames or moves a file in the tools folder.") },
  fetch_url: { name: t("Fetch a page"), about: t("Loads a public web page as text.") },
  web_search: { name: t("Search the web"), about: t("Finds web pages with the service you chose.") },
  http_request: { name: t("Send a request"), about: t("Sends an HTTP request to a host that you allowed.") },
});

/** What an argument of these tools is called, and what to enter. @type {Readonly<Record<string, {label: string, help?: string}>>} */
export const toolFields = Object.freeze({
  encoding: {
    label: t("Encoding"),
    help: t("Of the text, such as windows-1250. Left out, Terzetto finds it out."),
  },
  path: { label: t("Path"), help: t("In the tools folder, such as {example}.", { example: "notes/today.md" }) },
  from: { label: t("From") },
  to: { label: t("To") },
  content: { label: t("Content") },
  text: { label: t("Text") },
  value: { label: t("Value") },
  url: { label: t("URL"), help: t("The full address, such as {example}.", { example: "https://example.com/page" }) },
  method: { label: t("Method"), help: t("Default: {value}", { value: "GET" }) },
  query: { label: t("Query") },
  headers: { label: t("Headers") },
  user: { label: t("User") },
  password: { label: t("Password") },
  json: { label: t("JSON"), help: t("The body as JSON.") },
  form: { label: t("Form"), help: t("The body as form fields.") },
  file: { label: t("File"), help: t("A file in the tools folder as the body.") },
  digest: { label: t("Digest"), help: t("The host asks for a digest of the password.") },
  oauth: {
    label: t("OAuth client"),
    help: t("Client ID, client secret and address of the tokens. A token is fetched before the request."),
  },
  saveAs: {
    label: t("Save as"),
    help: t("A file in the tools folder for the answer, for large or binary answers, up to 64 MB."),
  },
  timeoutSeconds: { label: t("Timeout in seconds") },
  prompt: { label: t("Prompt") },
  system: { label: t("System"), help: t("How the model should behave.") },
  model: { label: t("Model"), help: t("Default: the model that answers in conversations.") },
  schema: { label: t("Schema"), help: t("A JSON Schema that the answer must match.") },
  temperature: { label: t("Temperature") },
  maxTokens: { label: t("Maximum tokens"), help: t("The longest answer, in tokens.") },
  timeZone: {
    label: t("Time zone"),
    help: t("Such as {example}. Default: the time zone of this computer.", { example: "Europe/Berlin" }),
  },
  since: { label: t("Since"), help: t("Only messages since this date, such as {example}.", { example: "2026-03-01" }) },
  limit: { label: t("Limit") },
  count: { label: t("Number of results") },
  offset: { label: t("Offset") },
  sheet: { label: t("Sheet"), help: t("Default: the first sheet.") },
  header: { label: t("Header"), help: t("The first row names the columns.") },
  rows: { label: t("Rows") },
  columns: { label: t("Columns"), help: t("Default: all columns.") },
  mode: { label: t("Mode") },
  kind: { label: t("Kind") },
  title: { label: t("Title") },
  ending: { label: t("File type"), help: t("Default: what the path ends with.") },
  chartKind: { label: t("Chart") },
  template: {
    label: t("Template"),
    help: t("A Word document or a presentation in the tools folder whose look the document gets."),
  },
  labels: { label: t("Labels"), help: t("The column that names each point.") },
  values: { label: t("Values"), help: t("The columns with the numbers.") },
  glob: { label: t("Name pattern"), help: t("Only files whose names match, such as {example}.", { example: "*.txt" }) },
  fromLine: { label: t("From line") },
  lines: { label: t("Lines") },
  name: { label: t("Name") },
  source: { label: t("Source") },
  documents: { label: t("Documents") },
  command: { label: t("Command") },
  question: { label: t("Question") },
  workflow: { label: t("Workflow"), help: t("The name of a saved workflow.") },
  vars: { label: t("Variables"), help: t("Values for the steps of the workflow.") },
  asText: { label: t("As text"), help: t("Keeps numbers as text.") },
  fileField: { label: t("File field"), help: t("The name of the form field for the file.") },
  stay: { label: t("Don't follow redirects") },
  acceptErrors: { label: t("Accept errors"), help: t("A status of 400 or more is a result too.") },
  flowId: { label: t("Flow"), help: t("The name of a saved flow.") },
  definition: { label: t("Definition"), help: t("A flow as JSON, in place of a saved one.") },
  input: { label: t("Input") },
  messages: { label: t("Earlier messages"), help: t("A list of role and content.") },
  attachments: { label: t("Attachments"), help: t("Images and PDFs: a list of mimeType and content as base64.") },
  options: { label: t("Options") },
  messageContent: { label: t("Message") },
  assistantId: { label: t("Assistant"), help: t("If empty, the default assistant is used.") },
  workflowRunId: { label: t("Run ID"), help: t("Filled in automatically.") },
  conversationId: { label: t("Conversation"), help: t("Default: all conversations.") },
  after: { label: t("Next page"), help: t("The value of “next” in the previous result.") },
  dataContextId: { label: t("Conversation"), help: t("Default: the conversation of the run.") },
});

/** What is entered in the path of a tool, where an example of another says nothing. @type {Readonly<Record<string, string>>} */
const pathHelp = Object.freeze({
  list_files: t("A folder in the tools folder. Default: the tools folder."),
  read_table: t("In the tools folder, such as {example}.", { example: "sales/2026.xlsx" }),
  read_document: t("In the tools folder, such as {example}.", { example: "letters/offer.pdf" }),
  write_table: t("In the tools folder, such as {example}.", { example: "invoices.csv" }),
  write_chart: t("In the tools folder, such as {example}.", { example: "sales.png" }),
  make_document: t("In the tools folder, such as {example}.", { example: "report.pdf" }),
});

/** Which arguments a tool takes for one choice alone, by the choice; all others are always there. @type {Readonly<Record<string, {field: string, first: string, only: Readonly<Record<string, readonly string[]>>}>>} */
const choices = Object.freeze({
  make_document: {
    field: "kind",
    first: "text",
    only: { rows: ["rows", "chart"], columns: ["rows"], labels: ["chart"], values: ["chart"], chartKind: ["chart"] },
  },
});

/** The argument by which a tool takes others; "" for most tools. @param {string} tool */
export const choosingField = (tool) => choices[tool]?.field ?? "";

/** Whether a tool takes an argument beside the others that it is given. One that is given is taken, so that it can be seen and removed. @param {string} tool @param {string} name @param {Readonly<Record<string, unknown>>} args */
export function takesArgument(tool, name, args) {
  const by = choices[tool];
  const only = by?.only[name];
  return !by || !only || args[name] !== undefined || only.includes(String(args[by.field] ?? by.first));
}

/** The name of a tool for people. @param {string} id @param {string} [given] the name that the backend has for it */
export const toolTitle = (id, given = "") => words[id]?.name ?? (given || id);

/** The name of an argument for people; what is not known stays as it is. @param {string} tool its id @param {string} name */
export const argumentTitle = (tool, name) => (words[tool] && toolFields[name]?.label) || name;

/** A tool as people are told of it. @template {{toolId: string, name: string, description: string}} T @param {T} tool @returns {T} */
export function translatedTool(tool) {
  const own = words[tool.toolId];
  if (!own) return tool;
  const schema = /** @type {any} */ (tool)["inputSchema"];
  return {
    ...tool,
    name: own.name,
    description: own.about,
    ...(schema?.properties && { inputSchema: { ...schema, properties: toldFields(tool.toolId, schema.properties) } }),
  };
}

/** @param {string} tool its id @param {Record<string, any>} properties of its input schema */
const toldFields = (tool, properties) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, part]) => {
      const own = toolFields[name];
      return [
        name,
        own
          ? { ...part, title: own.label, description: (name === "path" && pathHelp[tool]) || (own.help ?? "") }
          : part,
      ];
    }),
  );
