import type { CallOutput } from "~/api/contract";
import type { Answer } from "~/domain/survey/answer";
import type { StoredAttachment } from "../store/attachments";
import type { essentialsOf } from "../store/companies";

/** All that a version says, for ever: nobody reads anything else to show it. */
export interface Snapshot extends Frozen {
  id: string;
  issuedAt: string;
  expiresAt: string;
  /** Versions issued before cards were verified lack it: they are self-declarations. */
  certification?: { level: number; body: string | null; dataAsOf: string };
}

/** A draft as it was at one moment: what a candidate is judged by, and what its version will say. */
export interface Frozen {
  year: number;
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
