import type { QuestionView } from "~/api/contract/survey";
import type { T } from "~/texts/resources";

type Served = Pick<QuestionView, "definition" | "serves">;

/**
 * The disclosures that an answer serves, without their paragraphs ("VSME B3 · banca 5 (dicembre 2025)"); null where
 * none asks for it. Those of the voluntary standard and of banks are those of their sheets, so that an answer serves
 * what it is on; those of GRI are the question's own. The help lists what else it goes back to, with editions.
 */
export function servesWords(t: T, { definition, serves = [] }: Served): string | null {
  const pointsOn = (kind: "bank" | "client") => serves.find(({ sheet }) => sheet === kind);
  const bank = pointsOn("bank");
  const gri = definition.references.filter(({ source }) => source === "GRI").map(({ point }) => point);
  const served = [
    named("VSME", pointsOn("client")?.points ?? []),
    bank ? t("question:serves_bank", { points: bank.points.join(", "), edition: bank.edition }) : null,
    named("GRI", gri),
  ].filter((words) => words !== null);
  return served.length === 0 ? null : t("question:serves", { list: served.join(" · ") });
}

const named = (standard: string, points: readonly string[]): string | null =>
  points.length === 0 ? null : `${standard} ${[...new Set(points.map(disclosure))].join(", ")}`;

const disclosure = (point: string): string => point.split(" §")[0] ?? point;
