import type { T } from "~/texts/resources";
import { formatDateTime } from "~/texts/format";
import type { Notice } from "~/web/session.server";

interface ArchiveRow {
  kind: "version" | "position";
  id: string;
  name: string | null;
  savedAt: string;
}

/** The name of a row of the archive: the card's number, the name given by hand, or the time of an automatic save. */
export const nameOf = ({ kind, id, name, savedAt }: ArchiveRow, t: T): string =>
  kind === "version" ? id : (name ?? t("history:unnamed", { at: formatDateTime(savedAt) }));

const ADAPTED = {
  "history:saved": "history:saved_adapted",
  "history:position.renamed": "history:position.renamed_adapted",
} as const;

/** Says the new name of a position, and that it differs from the typed one where characters were replaced (D11). */
export function namedNotice(key: keyof typeof ADAPTED, typed: string, name: string): Notice {
  const isAsTyped = typed.replace(/\s+/g, " ").trim() === name;
  return { kind: "success", key: isAsTyped ? key : ADAPTED[key], params: { name } };
}
