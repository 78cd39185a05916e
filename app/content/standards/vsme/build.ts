import { indicatorsOf } from "~/content/indicators/indicators";
import type { FigureRule } from "~/domain/indicators/indicator";
import type { Datum } from "~/domain/vsme/datum";
import type { FactType, Unit } from "~/domain/vsme/fact";

/** A number with two decimals, as the digital template declares its figures. */
export const figure = (unit: Unit, decimals = 2): FactType => ({ kind: "number", unit, decimals });
export const SHARE = figure("pure", 4);
export const TEXT: FactType = { kind: "text" };
export const WORDS: FactType = { kind: "words" };
export const TRUTH: FactType = { kind: "boolean" };

type Written = Omit<Datum, "concept" | "module" | "disclosure" | "member">;
const DISCLOSURE = /^[BC]\d+/;

/** A datum whose range is called like its concept, in the disclosure that its point begins with. */
export const datum = (written: Written): Datum => {
  const disclosure = DISCLOSURE.exec(written.point)?.[0] as Datum["disclosure"];
  return {
    ...written,
    concept: written.name,
    disclosure,
    module: disclosure.startsWith("B") ? "basic" : "comprehensive",
  };
};

/** The same with an explicit member: its range is called by both. */
export const datumOf = (axis: string, member: string, written: Written): Datum => ({
  ...datum(written),
  name: `${written.name}_${member}`,
  member: { axis: `vsme:${axis}`, of: `vsme:${member}` },
});

export const element = (question: string, of = "value") =>
  ({ kind: "element", question, element: of }) as const;
export const percent = (question: string, of: string) =>
  ({ kind: "percent", question, element: of }) as const;
const PER_CENT_OF_ONE = "0.01";

/** A figure of the catalogue of indicators, by its id. */
export const indicator = (id: string, question: string, digits = 2) =>
  computed(indicatorOf(id), question, digits);
/** One that the catalogue shows in percent, as a share of one. */
export const share = (id: string, question: string) =>
  ({ ...indicator(id, question, 4), times: PER_CENT_OF_ONE }) as const;
/** A figure that no indicator shows, by the same engine. */
export const computed = (rule: FigureRule, question: string, digits = 2) =>
  ({ kind: "figure", question, rule, times: "1", digits }) as const;

export function indicatorOf(id: string): FigureRule {
  const found = indicatorsOf("v3").find((one) => one.id === id);
  if (!found) throw new Error(`No indicator is called ${id}`);
  const { of, per, times, needs } = found;
  return { of, ...(per && { per }), ...(times && { times }), ...(needs && { needs }) };
}

export const formula = (name: string, question: string) =>
  ({ kind: "formula", formula: name, question }) as const;
