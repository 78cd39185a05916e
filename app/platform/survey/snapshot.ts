import type { CallOutput } from "~/api/contract";
import type { Answer } from "~/domain/survey/answer";
import type { StoredAttachment } from "../store/attachments";
import type { essentialsOf } from "../store/companies";

/** All that a version says, for ever: nobody reads anything else to show it. */
export interface Snapshot {
  id: string;
  year: number;
  issuedAt: string;
  expiresAt: string;
  author: { id: string; name: string };
  draftRevision: number;
  configuration: { apiVersion: string; sha256: string };
  registry: ReturnType<typeof essentialsOf>;
  progress: { done: number; total: number; percent: number };
  answers: Record<string, Answer>;
  /** The files that go with these answers; their bytes are kept as long as the version. */
  attachments: SealedFile[];
  versioned: CallOutput<"scoring.homePage">["survey"]["versioned"];
}

export type SealedFile = Pick<StoredAttachment, "id" | "name" | "size" | "sha256">;
