import { cardDates } from "~/domain/card/issuing";
import { enterBenchmark } from "~/platform/benchmark/enter";
import { entryOf } from "~/platform/benchmark/entry-of";
import { cardIdOf } from "~/platform/card/card-id";
import { issuingOf } from "~/platform/card/draft-issuing";
import { lifeOf } from "~/platform/card/load-card";
import { configurationOf, sealed } from "~/platform/card/sealed";
import { frozenOf } from "~/platform/card/take-snapshot";
import type { PlatformParts, Trx } from "~/platform/scope";
import { insertCompany } from "~/platform/store/companies";
import { keepConfiguration, insertVersion, type Snapshot } from "~/platform/store/versions";
import { write } from "~/platform/store/write";
import { madeUpCompany } from "./company";
import { companyRow, madeUpSurvey } from "./survey";
import { DAY_MS } from "~/domain/durations";

/** The fiscal year in which the demo companies are compared. */
const YEAR = 2025;
/** These companies have no person who signs in. */
const AUTHOR = { id: "dimostrazione", name: "Dati dimostrativi" };
const COMPANIES_AT_ONCE = 50;

/**
 * Fills the benchmark with invented companies, each with an issued version: scored, sealed and counted by the same code
 * as any other, without the steps of the people who would have answered.
 */
export async function loadPopulation(parts: PlatformParts, count: number): Promise<void> {
  for (let created = 0; created < count; created += COMPANIES_AT_ONCE) {
    const numbers = Array.from(
      { length: Math.min(COMPANIES_AT_ONCE, count - created) },
      (_, at) => created + at + 1,
    );
    const issued = numbers.map((number) => issuedBy(parts, number));
    await write(parts.db, null, async (trx) => {
      for (const one of issued) await store(trx, one);
    });
  }
}

/** A company with its version; null if its answers are not enough for a card. */
function issuedBy({ now }: PlatformParts, number: number) {
  const { company, draws } = madeUpCompany(number);
  const at = daysAgo(now(), company.issuedDaysAgo);
  const row = companyRow(company, YEAR, daysAgo(now(), company.issuedDaysAgo + 20));
  const survey = madeUpSurvey(company, row, draws, at);
  const { refusals } = issuingOf(survey, lifeOf(survey, []), new Date(at));
  if (refusals.length > 0) return { row, version: null };
  const id = cardIdOf(company.id, YEAR, at);
  const certification = { level: 1, body: null, dataAsOf: at };
  const frozen = frozenOf(survey, AUTHOR, new Map());
  const snapshot: Snapshot = { ...frozen, id, ...cardDates(at), certification };
  return { row, version: { survey, snapshot } };
}

async function store(trx: Trx, { row, version }: ReturnType<typeof issuedBy>): Promise<void> {
  await insertCompany(trx, row);
  if (!version) return;
  const { survey, snapshot } = version;
  const { id, year, issuedAt, expiresAt } = snapshot;
  const configuration = configurationOf(survey.questionnaire);
  await keepConfiguration(trx, {
    sha256: configuration.sha256,
    api_version: survey.apiVersion,
    content: configuration.text,
    created_at: issuedAt,
  });
  const { text, sha256 } = sealed(snapshot);
  await insertVersion(trx, {
    id,
    company_id: row.id,
    year,
    number: 1,
    draft_revision: survey.draft.revision,
    registry_revision: row.revision,
    issued_at: issuedAt,
    expires_at: expiresAt,
    issued_by: AUTHOR.id,
    certification_level: 1,
    certification_body: null,
    snapshot: text,
    sha256,
  });
  await enterBenchmark(trx, { companyId: row.id, year, issuedAt }, entryOf(snapshot));
}

const daysAgo = (now: Date, days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();
