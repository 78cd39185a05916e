import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { UsefulInfo } from "~/domain/history/draft-block";
import { usefulSentence } from "~/platform/history/useful-info";
import { putJudgement } from "~/platform/store/judgements";
import { insertVerification } from "~/platform/store/verifications";
import { makeCompany } from "../company";
import type { World } from "../world";

const OPENED = "2026-03-10T09:00:00.000Z";
const LATE = "2026-03-31T22:30:00.000Z";

let world: World;
let admin: Call;
let companyId: string;

beforeEach(async () => void ({ world, companyId, admin } = await makeCompany({ isValidated: true })));

afterEach(() => world.close());

const draft = async (year?: number) =>
  (await admin("survey.history", { query: year === undefined ? {} : { year } })).versions.draft;
const home = async () =>
  (await admin("scoring.homePage", { params: { version: "draft" }, query: {} })).survey.draft;

test("a year that is not open yet has no history", async () => {
  await expect(admin("survey.history", { query: { year: 2026 } })).rejects.toMatchObject({ status: 404 });
});

type Row = Parameters<typeof insertVerification>[1];

const verify = (given: Partial<Row> = {}) =>
  world.db.transaction().execute((trx) =>
    insertVerification(trx, {
      ...{ id: "v", company_id: companyId, year: 2025, level: 2, phase: "third_party" },
      ...{ since: OPENED, opened_at: OPENED, draft_revision: 1, registry_revision: 1 },
      ...{ items: "[]", candidate: "{}", sha256: "0" },
      ...given,
    }),
  );

const comment = (question: string, reply: string | null) =>
  world.db.transaction().execute((trx) =>
    putJudgement(
      trx,
      "v",
      {
        ...{ question, attachment: null, verdict: "commented", comment: "Da quale bolletta?", reply },
        phase: "third_party",
      },
      { by: null, at: OPENED, isReply: false, before: null },
    ),
  );

describe("the draft's block", () => {
  test("of a company that never asked for a verification says nothing", async () => {
    expect(await draft()).toMatchObject({
      ...{ isValidationPending: false, versionValidationStatus: 0 },
      ...{ validationDate: null, usefulInfo: null },
    });
    expect((await home()).usefulInfo).toBeNull();
  });

  test("says how far a verification is, by when it lapses, and what waits for an answer", async () => {
    await verify({ decided_at: OPENED });
    await comment("q1", null);
    await comment("q2", "Da quella di marzo.");
    const usefulInfo =
      "Un verificatore indipendente sta esaminando le risposte e i file. Senza una decisione la verifica decade il " +
      "09/05/2026. C'è un'osservazione a cui non hai ancora risposto.";
    expect(await draft()).toMatchObject({
      ...{ isValidationPending: true, versionValidationStatus: 2, validationDate: OPENED, usefulInfo },
    });
    expect(await home()).toMatchObject({ status: 2, usefulInfo });
  });

  test("knows that an undecided one has lapsed, whether or not somebody looked", async () => {
    await verify();
    world.clock.advance({ days: 60 });
    admin = await world.as("a@prova.example");
    expect(await draft()).toMatchObject({
      ...{ isValidationPending: false, versionValidationStatus: 0 },
      usefulInfo:
        "La verifica è decaduta il 09/05/2026, perché per 60 giorni nessuno ha deciso. Puoi chiederne un'altra.",
    });
  });

  test("of a closed year keeps its last decision and has nothing to be done", async () => {
    await verify({ year: 2024, decided_at: OPENED, ending: "refused", ended_at: OPENED });
    expect(await draft(2024)).toMatchObject({ validationDate: OPENED, usefulInfo: null });
    expect(await draft()).toMatchObject({ validationDate: null, usefulInfo: null });
  });
});

const SENTENCES: Record<UsefulInfo["key"], RegExp> = {
  documents: /controllo automatico.*decade il 01\/04\/2026/,
  third_party: /verificatore indipendente.*decade il 01\/04\/2026/,
  in_depth: /approfondita.*decade il 01\/04\/2026/,
  check_failed: /del 01\/04\/2026 ha trovato documenti/,
  refused: /respinta il 01\/04\/2026/,
  withdrawn: /ritirata il 01\/04\/2026/,
  lapsed: /decaduta il 01\/04\/2026/,
  enablement_lost: /il 01\/04\/2026, perché l'azienda non è più abilitata/,
};

test.each(Object.entries(SENTENCES))("%s is a sentence with its day in Italy", (key, sentence) => {
  const said = usefulSentence({ key: key as UsefulInfo["key"], at: LATE, comments: 0 });
  expect(said).toMatch(sentence);
  expect(said).toMatch(/^\p{Lu}.*\.$/u);
  expect(said).not.toMatch(/\{|osservazion/);
  const commented = usefulSentence({ key: key as UsefulInfo["key"], at: LATE, comments: 3 });
  expect(commented).toContain("3 osservazioni");
});
