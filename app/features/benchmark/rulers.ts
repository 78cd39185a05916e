import { type GivenRuler, type RulerGroup, rulers } from "~/charts/ruler";
import { quarterOf } from "~/domain/benchmark/spread";
import type { T } from "~/texts/resources";
import type { Compared, Part } from "./sides";

/** A ruler for each class and for the potential, and for each of their parts that has a value to compare. */
export const rulersOf = (t: T, compared: readonly Compared[]): RulerGroup =>
  rulers(
    compared.flatMap((one): GivenRuler[] => [
      { ...valuesOf(one), without: withoutWords(t, one), note: noteOf(t, one) },
      ...(one.mine === null ? [] : one.parts.map((part) => partRow(t, one, part))),
    ]),
  );

const valuesOf = ({ id, label, mine, average, middle }: Part) => ({ id, label, mine, average, middle });

const partRow = (t: T, whole: Compared, part: Part): GivenRuler => ({
  ...valuesOf(part),
  id: `${whole.id}-${part.id}`,
  within: whole.label,
  without: t(whole.same ? "benchmark:row.few_questions" : "benchmark:row.unavailable"),
});

function withoutWords(t: T, { without, same }: Compared): string | null {
  if (without === null || without === "unfilled") return null;
  if (without === "missing") return t("benchmark:row.missing", { count: same?.missing ?? 0 });
  return t(`benchmark:row.${without}`);
}

function noteOf(t: T, { mine, middle, same }: Compared): string | null {
  if (same?.compared) return t("benchmark:row.same", { count: same.compared.questions });
  if (mine === null || middle === null) return null;
  return t(`benchmark:quarter.${quarterOf(mine, middle)}`);
}

/** "Fondamentali: tu 80, la media 44; Maturità: …": every comparison of a whole, in a sentence. */
export function rulersCaption(t: T, compared: readonly Compared[]): string {
  const list = compared.flatMap(({ label, mine, average }) =>
    mine === null || average === null ? [] : [t("benchmark:caption.one", { label, mine, average })],
  );
  return list.length === 0
    ? t("benchmark:caption.none")
    : t("benchmark:caption.all", { list: list.join("; ") });
}
