import type { FileContent } from "~/bodies/file-content";
import { LIMITS } from "../../quarantine/limits";
import type { Quarantine, WorkKind } from "../../quarantine/work-kind";

/** A picture as it is kept. */
export interface Redrawn {
  mediaType: "image/png" | "image/jpeg";
  base64: string;
}

export const REDRAW: WorkKind<{ name: string }, Redrawn> = { name: "redraw", budget: LIMITS.redraw };

interface Sent {
  companyId: string;
  /** The name its owner gave it. */
  name: string;
  file: FileContent;
}

/** A logo drawn anew in a process of its own; throws the refusal of a file that is none. */
export const redrawn = (quarantine: Quarantine, { companyId, name, file }: Sent): Promise<Redrawn> =>
  quarantine.run(REDRAW, { companyId, file, input: { name }, subject: { path: "logo", name } });
