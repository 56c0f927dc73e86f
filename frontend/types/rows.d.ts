// The rows as both doors send them; see backend/chat.

export interface Conversation {
  id: string;
  title: string;
  character_card_id?: string;
  character_name: string;
  character_scenario: string;
  post_history_instructions: string;
  persona_lock_id: number | null;
  active_leaf_id: number | null;
  created_at: string;
  updated_at: string;
  pinned: boolean;
  archived_at: string | null;
  trashed_at: string | null;
  preview: string;
  message_count: number;
  running: boolean;
}

export interface Attachment {
  id: number;
  message_id: number;
  mime_type: string;
  filename: string;
  size: number;
  url: string;
}

/** What a workflow made for a message. Its bytes come from url; data_b64 says only whether they were dropped. */
export interface Artifact {
  id: number;
  message_id: number;
  workflow_id: string;
  mime_type: string;
  filename: string | null;
  created_at: string;
  parent_attachment_id: number | null;
  annotation: string | null;
  seed: string | null;
  generation_metadata: unknown;
  consumption_metadata: Record<string, any> | null;
  active_sibling_id: number | null;
  size: number;
  data_b64: "[evicted]" | null;
  url: string;
}

export interface Message {
  id: number;
  conversation_id: string;
  role: "user" | "assistant";
  content: string;
  author?: string; // an assistant or a workflow that wrote it; empty: the conversation's own voices
  turn_index: number;
  parent_id: number | null;
  created_at: string;
  interrupted: boolean;
  bookmarked: boolean;
  below: number;
  branch_count: number;
  branch_index: number;
  prev_branch_id: number | null;
  next_branch_id: number | null;
  attachments: Attachment[];
  workflow_attachments: Artifact[];
}

export interface Bookmark {
  id: number;
  role: "user" | "assistant";
  turn_index: number;
  created_at: string;
  excerpt: string;
  on_path: boolean;
}

export interface Hit {
  id: number;
  position: number;
  count: number;
}

/** One thing that a search through everything found; of the backend's search.Item. */
export interface FoundItem {
  kind: "message" | "conversation" | "character" | "run" | "workflow" | "teamwork" | "document";
  id: string;
  conversation_id: string; // of a document: its teamwork
  message_id: number;
  title: string;
  role: "" | "user" | "assistant";
  snippet: string;
  marks: [number, number][];
  at: string;
  on_active_path: boolean;
  more: number;
}

export interface Found {
  items: FoundItem[];
  hasMore: boolean;
  next: string;
  pending: number;
}
