import { indicatorsOf } from "~/content/indicators/indicators";
import { bankItemsBySubject } from "~/content/standards/editions/mef-2025";
import { mefPmi } from "~/content/standards/mef-pmi";
import type { Datapoint } from "~/content/standards/types";
import { vsmeBasic } from "~/content/standards/vsme-basic";
import { vsmeComprehensive } from "~/content/standards/vsme-comprehensive";
import type { Indicator } from "~/domain/indicators/indicator";
import type { Question } from "~/domain/question/question";
import { rememberedBy } from "~/domain/remembered";
import { asking, askingBank } from "~/domain/sheets/asking";
import type { Cap } from "~/domain/request-cap";
import { groupOfPoint, SHEET_GROUPS } from "~/domain/sheets/groups";
import type { SheetKind } from "~/domain/sheets/kinds";
import type { SheetItem } from "~/api/contract/sheets";

/** A datum of a sheet, before anything is answered. */
export interface SheetPoint extends Pick<
  SheetItem,
  "group" | "point" | "name" | "condition" | "priority" | "draft" | "readings" | "module" | "reason"
> {
  questions: Question[];
  /** The indicators that are figures of this datum. */
  indicators: readonly Indicator[];
  registry: Datapoint["registry"];
}

/** Of the only questionnaires that have sheets. */
const INDICATORS = indicatorsOf("v3");

export function pointsOf(kind: SheetKind, cap: Cap, questions: readonly Question[]): readonly SheetPoint[] {
  if (kind === "bank") return bankPoints(questions);
  return cap === "lower" ? basicPoints(questions) : allPoints(questions);
}

/** The 40 points of December 2025; where two transcriptions disagree, the questions of both. */
const bankPoints = rememberedBy((questions: readonly Question[]): SheetPoint[] => {
  const items = SHEET_GROUPS.flatMap((group) =>
    bankItemsBySubject[group].map((item) => ({ group, ...item })),
  );
  return items.map(({ group, point, readings, ...item }) => {
    const either = readings ?? [item];
    const draft = [...new Set(either.flatMap((one) => one.draft))];
    return {
      group,
      point,
      name: item.name,
      condition: conditionOf(draft),
      priority: Math.min(...either.map(({ priority }) => priority)),
      draft,
      readings: (readings ?? []).map((one) => ({ name: one.name, priority: one.priority, draft: one.draft })),
      module: null,
      reason: null,
      questions: [...new Set(either.flatMap((reading) => askingBank(reading, questions)))],
      indicators: INDICATORS.filter(({ sources }) =>
        sources.some(({ source, point: named }) => source === "MEF-PMI" && draft.includes(named)),
      ),
      registry: undefined,
    };
  });
});

/** When the draft asks it, where it asks each of these points under one condition. */
function conditionOf(draft: readonly string[]): string | null {
  const conditions = mefPmi.datapoints
    .filter(({ point }) => draft.includes(point))
    .map((one) => one.condition);
  return new Set(conditions).size === 1 ? (conditions[0] ?? null) : null;
}

/** Up to the lower cap: the Basic Module alone. */
const basicPoints = rememberedBy((questions: readonly Question[]) => clientPoints("basic", questions));

/** Above ten people at work: the Comprehensive Module as well. */
const allPoints = rememberedBy((questions: readonly Question[]) => [
  ...basicPoints(questions),
  ...clientPoints("comprehensive", questions),
]);

function clientPoints(module: "basic" | "comprehensive", questions: readonly Question[]): SheetPoint[] {
  const { datapoints } = module === "basic" ? vsmeBasic : vsmeComprehensive;
  return datapoints.map((datapoint: Datapoint) => {
    const { point, name, condition = null, notAsked = null, registry } = datapoint;
    return {
      ...{ group: groupOfPoint(point), point, name, condition, module, registry },
      ...{ priority: null, draft: null, readings: [], reason: notAsked },
      questions: asking(datapoint, "VSME", questions),
      indicators: INDICATORS.filter(({ id }) => id === datapoint.indicator),
    };
  });
}
