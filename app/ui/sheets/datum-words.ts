import type { T } from "~/texts/resources";

interface Reading {
  name: string;
  priority: number;
  draft: readonly string[];
}

interface Datum {
  condition: string | null;
  priority: number | null;
  draft: readonly string[] | null;
  readings: readonly Reading[];
  module: "basic" | "comprehensive" | null;
}

/** What stands below the name of a datum: when it is asked, and where the transcriptions of its source disagree. */
export function datumNotes(t: T, { module, condition, priority, draft }: Datum): string[] {
  return [
    module && t(`sheets:module.${module}`),
    condition && t("sheets:condition", { condition }),
    priority === 1 && t("sheets:priority_micro"),
    draft && (draft.length > 0 ? t("sheets:draft", { points: draft.join(", ") }) : t("sheets:draft_new")),
  ].filter((note): note is string => typeof note === "string" && note !== "");
}

export const readingWords = (t: T, { readings }: Datum): string[] =>
  readings.map(({ name, priority, draft }) =>
    t("sheets:reading", { name, priority, draft: draft.join(", ") || t("sheets:reading_new") }),
  );
