import type { CallOutput } from "~/api/contract";
import type { T } from "~/texts/resources";
import { formatDateTime } from "~/texts/format";

type RestoreSource = CallOutput<"survey.copyPreview">["source"];

/** The name of the source in a sentence; `isGroup`: it belongs to another company. */
export function sourceWords(t: T, source: RestoreSource | null, isGroup: boolean): string {
  if (source === null) return t("restore:source.unknown");
  const { id, kind, name, companyName: company } = source;
  const at = formatDateTime(source.savedAt);
  if (kind === "version")
    return t(isGroup ? "restore:source.group" : "restore:source.version", { id, company, at });
  return name === null ? t("restore:source.unnamed", { at }) : t("restore:source.named", { name, at });
}
