import { templateWords } from "~/content/standards/vsme/template";
import type { Fact } from "~/domain/vsme/fact";
import { listedWords } from "~/platform/workbook/vsme/template-lists";
import type { TemplateReader } from "~/platform/workbook/vsme/template-reader";

/** The row of a fact in a filled template: the one of its number, or the one that another range tells. */
export function rowOf(
  { name, member, row }: Pick<Fact, "name" | "member" | "row">,
  reader: TemplateReader,
): number {
  const key = templateWords.keys[name];
  if (key === undefined) return (row?.number ?? 1) - 1;
  const about = member ? wordsOf(member.of, reader) : String(row?.number);
  return reader.column(key).findIndex((value) => String(value) === about);
}

function wordsOf(member: string, { column }: TemplateReader): string | null {
  const [prefix, local = ""] = member.split(":");
  if (prefix === "country") return listedWords({ kind: "country", code: local }, column);
  if (prefix === "waste") return listedWords({ kind: "waste", code: local.slice(2, 8) }, column);
  return templateWords.members[member] ?? null;
}
