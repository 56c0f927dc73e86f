// The objects of the chat workflow state machine as both doors send them. Times are RFC 3339.

export type Status = "running" | "completed" | "failed" | "stopped";

export type Workflow = {
  id: string;
  name: string;
  startedAt: string;
  lastActivity: string;
  status: Status;
  currentRound: number;
  error: string;
  messageIds: string[];
};

export type StatusEvent = { id: string; status: Status; currentRound: number; lastActivity: string; error: string };

export type Document = {
  id: string;
  fileId: number;
  name: string;
  ext: string;
  size: number;
  hash: string;
  promised: boolean;
};

export type Message = {
  id: string;
  workflowId: string;
  role: "user" | "assistant";
  agentName: string;
  content: string;
  documents: Document[];
  timestamp: string;
  sequenceNo: number;
  round: number;
  status: "first" | "step" | "last";
};

export type Log = {
  id: string;
  workflowId: string;
  message: string;
  progress?: number;
  type: "info" | "warning" | "error";
  timestamp: string;
  agentName: string;
  status: Status;
  round: number;
  plan?: { promised: string[]; agents: string[] };
};

export type Item = {
  sequenceNr: number;
  name: string;
  ext: string;
  contentType: string;
  data: string;
  metadata: { isText: boolean; page?: number; sheet?: string; delimiter?: string; lowQuality?: boolean };
};

export type File = { id: number; label: string; mime: string; size: number; warnings: string[] | null; contents?: Item[] };

export type Added = { fileId: number; name: string; mime: string; size: number; warnings: string[] | null };

export type Agent = { name: string; title: string; description: string; makes: string[]; own: boolean };

export type OwnAgent = { id: number; name: string; title: string; description: string; prompt: string; model: string; tools: string[] };
