import { randomUUID } from "node:crypto";
import type { Aggregates, Entry } from "~/domain/benchmark/aggregates";
import { ladder } from "~/domain/benchmark/cells";
import type { Shares } from "~/domain/benchmark/question-shares";
import type { QuestionTallies, QuestionTally } from "~/domain/benchmark/question-tallies";
import type { Daily } from "~/domain/benchmark/daily";
import type { Measure } from "~/domain/benchmark/contribution";
import type { Tally } from "~/domain/benchmark/tally";
import { SECTIONS } from "~/domain/scoring/competitiveness";
import { CLASSES, SCORED_AREAS } from "~/domain/question/question";
import { enterBenchmark } from "~/platform/benchmark/enter";
import { questionRows } from "~/platform/store/benchmark/questions";
import { rowsOfCells } from "~/platform/store/benchmark/rows";
import { write } from "~/platform/store/write";
import type { Snapshot } from "~/platform/store/versions";
import type { World } from "../world";

export const YEAR = 2025;

/** The stored rows as aggregates; rows that count no company are as good as absent. */
export async function kept(world: World, moment: (row: Daily<Tally>) => Tally): Promise<Aggregates> {
  const kept = new Map<string, Map<Measure, Tally>>();
  for (const row of await rowsOfCells(world.db, YEAR)) {
    const tally = moment(row);
    if (tally.companies === 0) continue;
    kept.set(row.cell, (kept.get(row.cell) ?? new Map<Measure, Tally>()).set(row.measure, tally));
  }
  return kept;
}

/** A snapshot of a version that has just these scores. */
function snapshotWith({ profile, samples, shares }: Entry): Snapshot {
  const points = (measure: Measure) => {
    const found = samples.find((sample) => sample.measure === measure);
    return found ? { actual: found.value, max: 10_000 } : { actual: -1, max: -1 };
  };
  const levels = CLASSES.map((id) => [
    id,
    {
      ...points(id),
      flagged: false,
      ...(shares[id] && { sum: 0 }),
      areas: SCORED_AREAS.map((area) => ({
        id: area,
        ...points(`${id}.${area}`),
        milestones: area === "environment" ? [{ questions: questionsWith(shares[id] ?? {}) }] : [],
      })),
    },
  ]);
  const sections = SECTIONS.map((id) => [id, { actual: points(`competitiveness.${id}`).actual }]);
  const scoring = {
    levels: Object.fromEntries(levels) as object,
    competitiveness: {
      actual: points("competitiveness").actual,
      sections: Object.fromEntries(sections) as object,
    },
  };
  return { registry: profile, versioned: { scoring }, answers: {} } as unknown as Snapshot;
}

const questionsWith = (shares: Shares) =>
  Object.entries(shares).map(([guid, earned]) => ({
    ...{ guid, actual: earned, max: 100, earned, why: "partly_earned" },
  }));

/** The stored answers question by question, by cell and class; rows that count no company are as good as absent. */
export async function keptQuestions(
  world: World,
  moment: (row: Daily<QuestionTallies>) => QuestionTallies,
): Promise<Map<string, QuestionTallies>> {
  const rows = await questionRows(world.db, YEAR);
  const shown = rows.map((row) => [`${row.cell}/${row.counted}`, moment(row)] as const);
  return new Map(shown.filter(([, tallies]) => tallies.size > 0));
}

/** The same as it follows from the entries, added up here one by one. */
export function questionsOf(entries: readonly Entry[]): Map<string, QuestionTallies> {
  const sums = new Map<string, Map<string, QuestionTally>>();
  for (const { profile, shares, samples, choices = {}, indicators = {} } of entries) {
    const scores = samples.map(({ measure, value }) => [`${measure}/${fiveBelow(value)}`, 0] as const);
    const chosen = Object.entries(choices).flatMap(([guid, keys]) => [
      guid,
      ...keys.map((key) => `${guid} ${key}`),
    ]);
    const lying = Object.entries(indicators).flatMap(([id, step]) => [id, `${id} ${step}`]);
    const others = {
      indicators: Object.fromEntries(lying.map((item) => [item, 0])),
      scores: Object.fromEntries(scores),
      choices: Object.fromEntries(chosen.map((item) => [item, 0])),
    };
    for (const { key } of ladder(profile)) {
      for (const [id, ofClass] of Object.entries({ ...shares, ...others })) {
        for (const [guid, percent] of Object.entries(ofClass)) {
          const row = sums.get(`${key}/${id}`) ?? new Map<string, QuestionTally>();
          const { companies, sum } = row.get(guid) ?? { companies: 0, sum: 0 };
          sums.set(`${key}/${id}`, row.set(guid, { companies: companies + 1, sum: sum + percent }));
        }
      }
    }
  }
  return sums;
}

/** The step of five points that a score in hundredths lies in; 100 lies in the last one. */
const fiveBelow = (value: number): number => Math.min(95, Math.floor(value / 500) * 5);

/** Issues a version as publishing does, as far as the benchmark sees it; `isCounted` false: as before there was one. */
export async function issue(
  world: World,
  companyId: string,
  entry: Entry,
  { isCounted = true, year = YEAR } = {},
): Promise<void> {
  const issuedAt = world.clock.now().toISOString();
  await write(world.db, companyId, async (trx) => {
    const issued = await trx
      .selectFrom("card_version")
      .select("id")
      .where("company_id", "=", companyId)
      .where("year", "=", year)
      .execute();
    await trx
      .insertInto("card_version")
      .values({
        id: randomUUID(),
        company_id: companyId,
        year,
        number: issued.length + 1,
        draft_revision: 1,
        registry_revision: 1,
        issued_at: issuedAt,
        expires_at: issuedAt,
        issued_by: "nessuno",
        certification_level: 1,
        certification_body: null,
        snapshot: JSON.stringify(snapshotWith(entry)),
        sha256: "",
      })
      .execute();
    if (isCounted) await enterBenchmark(trx, { companyId, year, issuedAt }, entry);
  });
}
