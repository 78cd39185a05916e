import { randomUUID } from "node:crypto";
import type { Aggregates, Entry } from "~/domain/benchmark/aggregates";
import type { Daily } from "~/domain/benchmark/daily";
import type { Measure } from "~/domain/benchmark/contribution";
import type { Tally } from "~/domain/benchmark/tally";
import { SECTIONS } from "~/domain/scoring/competitiveness";
import { CLASSES, SCORED_AREAS } from "~/domain/question/question";
import { enterBenchmark } from "~/platform/benchmark/enter";
import { rowsOfCells } from "~/platform/store/benchmark-rows";
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
function snapshotWith({ profile, samples }: Entry): Snapshot {
  const points = (measure: Measure) => {
    const found = samples.find((sample) => sample.measure === measure);
    return found ? { actual: found.value, max: 10_000 } : { actual: -1, max: -1 };
  };
  const levels = CLASSES.map((id) => [
    id,
    {
      ...points(id),
      flagged: false,
      areas: SCORED_AREAS.map((area) => ({ id: area, ...points(`${id}.${area}`) })),
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
  return { registry: profile, versioned: { scoring } } as unknown as Snapshot;
}

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
