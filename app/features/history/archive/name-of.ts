import type { T } from "~/texts/resources";
import { formatDateTime } from "~/texts/format";

interface Named {
  kind: "version" | "position";
  id: string;
  name: string | null;
  savedAt: string;
}

/** What a row of the archive is called: the card's number, the name given by hand, or when it was saved by itself. */
export const nameOf = ({ kind, id, name, savedAt }: Named, t: T): string =>
  kind === "version" ? id : (name ?? t("history:unnamed", { at: formatDateTime(savedAt) }));
