// The rows of local runs as both doors send them. Times are RFC 3339 or null.

export type State = "scheduled" | "queued" | "running" | "waiting" | "completed" | "failed" | "stopped";
export type Reason = "" | "schedule" | "child" | "cpu" | "slots" | "approval" | "repeat" | "question";
export type Kind = "instructions" | "flow" | "reply" | "tool";
export type Level = "read" | "write" | "execute";

export type Reference = {
  instructionVariableType: "reference";
  source: "lastOutput" | "result" | "var";
  index?: number;
  name?: string;
};

export type Instruction = {
  directCallToolId?: string;
  subWorkflowId?: string;
  markdown?: string;
  args?: Record<string, unknown>;
  saveAs?: string;
  onError?: string;
  assistantId?: string;
  rewritten?: boolean;
  insertedBy?: number | null;
};

export type FlowConfig = {
  model?: string;
  prompt: string;
  systemPrompt?: string;
  tools?: { type: "function"; function: { name: string; description?: string; parameters?: unknown } }[];
  temperature?: number | null;
  maxTokens?: number | null;
  context?: "" | "last" | "none";
};
export type FlowPart = { type: "step"; config: FlowConfig } | { type: "parallel"; configs: FlowConfig[] };
export type Definition = { version: 1; steps: FlowPart[] };

export type Template = {
  workflowId: string;
  kind: "instructions" | "flow";
  name: string;
  description: string;
  defaultAssistantId: string;
  teamId: string;
  instructions: Instruction[];
  flow: Definition | null;
  createdBy?: string;
  createdAt?: string;
  updatedAt?: string;
};

export type Failure = { message: string; instructionIndex: number; toolId?: string; attempt: number };

export type Run = {
  workflowRunId: string;
  kind: Kind;
  workflowId: string;
  name: string;
  conversationId: string;
  parentMessageId: number | null;
  parentWorkflowRunId: string;
  defaultAssistantId: string;
  state: State;
  waitReason: Reason;
  currentInstructionIndex: number;
  stepCount: number;
  error: Failure | null;
  inErrorState: boolean;
  scheduleDT: string | null;
  createdAt: string;
  startedAt: string | null;
  completedAt: string | null;
  haltedAt: string | null;
  updatedAt: string;
};

export type Step = {
  index: number;
  instruction: Instruction;
  state: "pending" | "running" | "waiting" | "done" | "skipped" | "failed";
  contextId: string;
  attempt: number;
  startedAt: string | null;
  finishedAt: string | null;
  ms: number | null;
  childRunId: string;
  result: unknown;
};

export type Log = {
  seq: number;
  rev: number;
  workflowLogId: string;
  workflowRunId: string;
  contextId: string;
  instructionIndex: number;
  logDT: string;
  logText: string;
  type: "info" | "warning" | "error";
  toolId: string;
  toolArgs: unknown;
  toolRunTimeMs: number | null;
  result: string | null;
  resultObject: unknown;
  isError: boolean;
  progress: number | null;
  agentName: string;
  finished: boolean;
};

export type Request = {
  requestId: string;
  workflowRunId: string;
  runName: string;
  teamId: string;
  instructionIndex: number;
  kind: "approve" | "repeat" | "question";
  toolId: string;
  toolName: string;
  level: Level | "";
  args: unknown;
  text: string;
  createdAt: string;
};

export type RunDetail = Run & {
  vars: Record<string, unknown> | null;
  steps: Step[];
  requests: Request[];
  children: Run[];
};

export type Tool = {
  toolId: string;
  name: string;
  description: string;
  level: Level;
  inputSchema: any;
  outputSchema: any;
  repeatable: boolean;
};

export type Assistant = {
  assistantId: string;
  name: string;
  description: string;
  prompt: string;
  model: string;
  toolInclusionStrategy: "Fixed" | "Relevant";
  tools: string[];
  primary: boolean;
};

export type Schedule = {
  scheduleId: string;
  workflowId: string;
  cron: string;
  at: string | null;
  timeZone: string;
  missed: "once" | "skip";
  enabled: boolean;
  vars: Record<string, unknown> | null;
  nextAt: string | null;
  lastAt: string | null;
  lastRunId: string;
};

export type Variable = {
  persistentVarId: string;
  name: string;
  scope: "device" | "user" | "group" | "groupDevice" | "groupUser";
  description: string;
  isSecret: boolean;
  value: unknown;
  hint: string;
  isSet: boolean;
  grants: string[];
  modifiedAt: string;
};

export type Gate = {
  average: number;
  busiest: number;
  known: boolean;
  high: boolean;
  cap: number;
  cores: number;
  active: number;
  waiting: number;
};
