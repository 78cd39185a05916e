import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { grant, setControlChain } from "~/platform/store/grants";
import { completeRegistry, save, shown } from "../answering";
import { handIn } from "../files/filing";
import { fileNamed, pdf } from "../files/samples";
import { CLASS, PLANTS, SAFETY, WATER } from "../../questions";
import { patience, runs } from "../../runs";
import { makeRestoring, positions, type Restoring } from "./restoring";

let company: Restoring;
let sister: { id: string; card: string };

beforeEach(async () => {
  company = await makeRestoring();
  const { world } = company;
  const id = await world.addCompany({ businessName: "Sorella S.r.l." });
  await world.addPerson({ email: "s@sorella.example", companyId: id, isAdmin: true });
  const call = await world.as("s@sorella.example");
  await completeRegistry(call);
  await save(call, CLASS, { classe: "b" });
  await save(call, WATER, { prelievo: "7", uso: "civile" });
  sister = { id, card: (await call("survey.publish", { body: undefined })).versionId };
  await world.db.transaction().execute(async (trx) => {
    for (const one of [company.companyId, id]) await setControlChain(trx, one, "gruppo");
    await grant(trx, id, company.companyId, "2026-03-10T09:00:00.000Z");
  });
});
afterEach(() => company.close());

type Step = () => Promise<unknown>;

const QUESTIONS = [CLASS, PLANTS, WATER, SAFETY];
/** Whole and partial answers, and none. */
const ELEMENTS: Record<string, Record<string, string>[]> = {
  [CLASS]: [{ classe: "b" }, { classe: "g" }, {}],
  [PLANTS]: [{ potenza: "12" }, { potenza: "13" }, {}],
  [WATER]: [{ prelievo: "5" }, { prelievo: "6", uso: "civile" }, {}],
  [SAFETY]: [{}],
};

async function put(
  guid: string,
  elements: Record<string, string>,
  explanation: string | null,
  names: string[],
) {
  const { answer, definition } = await shown(company.admin, guid);
  const handed = names.length > 0 && definition.evidence;
  const files = handed
    ? { attachments: await handIn(company.admin, guid, ...names.map((name) => fileNamed(name, pdf(name)))) }
    : { attachments: [] };
  await save(company.admin, guid, elements, { revision: answer.revision, explanation, ...files });
}

const declined = async (guid: string, notApplicableReason: string) => {
  const { answer, definition } = await shown(company.admin, guid);
  if (!definition.notApplicableEnabled) return;
  const more = { notApplicableChosen: true, notApplicableReason, revision: answer.revision };
  await save(company.admin, guid, {}, more);
};

/** As if the question had been revised since its answer. */
const outdated = (guid: string) =>
  company.world.db
    .updateTable("answer")
    .set({ edition: 7 })
    .where("question_id", "=", guid)
    .where("company_id", "=", company.companyId)
    .execute();

const which = fc.constantFrom(...QUESTIONS);
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(which, fc.nat(2), fc.constantFrom("Dal contatore.", null), fc.subarray(["a.pdf", "b.pdf"]))
      .map(([guid, index, explanation, names]): Step => {
        const offered = ELEMENTS[guid] ?? [];
        return () => put(guid, offered[index % offered.length] ?? {}, explanation, names);
      }),
  },
  {
    weight: 1,
    arbitrary: which.map(
      (guid): Step =>
        () =>
          declined(guid, "Non abbiamo impianti."),
    ),
  },
  {
    weight: 1,
    arbitrary: which.map(
      (guid): Step =>
        () =>
          outdated(guid),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Step>(() => company.keep()) },
  {
    weight: 1,
    arbitrary: fc.subarray([CLASS, WATER], { minLength: 1 }).map(
      (answersList): Step =>
        () =>
          company.restore(sister.card, { groupCompanyId: sister.id, answersList }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.nat(9), fc.option(fc.subarray(QUESTIONS, { minLength: 1 }), { nil: null }))
      .map(([index, answersList]): Step => async () => {
        const kept = await positions(company.world);
        const { id } = kept[index % Math.max(1, kept.length)] ?? {};
        if (id) await company.restore(id, answersList ? { answersList } : {});
      }),
  },
);

/** The answers of the draft to the letter, without authors, times and revisions; an empty one is none. */
async function letters() {
  const rows = await company.world.db
    .selectFrom("answer")
    .select(["question_id", "elements", "not_applicable", "not_applicable_reason", "explanation"])
    .select(["incompatibility_explanation", "attachments", "edition", "copied_from"])
    .where("company_id", "=", company.companyId)
    .orderBy("question_id")
    .execute();
  const isEmpty = (row: (typeof rows)[number]) =>
    [row.elements, row.not_applicable, row.explanation, row.attachments].join() === "{},0,,[]";
  const files = await company.world.db
    .selectFrom("attachment")
    .select(["id", "name"])
    .where("company_id", "=", company.companyId)
    .where("released_at", "is", null)
    .orderBy("id")
    .execute();
  return { answers: rows.filter((row) => !isEmpty(row)), files };
}

async function startAnew() {
  const { db } = company.world;
  for (const table of ["job", "saved_position", "kept_attachment", "answer_change", "draft"] as const) {
    await db.deleteFrom(table).execute();
  }
  for (const table of ["answer", "attachment"] as const) {
    await db.deleteFrom(table).where("company_id", "=", company.companyId).execute();
  }
}

test(
  "restoring what was kept before a restore gives the draft back to the letter, with its files and marks",
  async () => {
    const seen = { restored: 0, files: 0, outdated: 0, copies: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 10 }), fc.nat(9), async (walk, index) => {
        await startAnew();
        const empty = await company.keep();
        for (const step of walk) await step();
        const before = await letters();
        const kept = await positions(company.world);
        const known = new Set(kept.map(({ id }) => id));
        const source = kept[index % kept.length]?.id ?? empty;
        const { status, modifiedAnswers } = await company.restore(source);
        expect(status).toBe("fulfilled");
        const undo = (await positions(company.world)).find(({ id }) => !known.has(id));
        expect(undo !== undefined).toBe(modifiedAnswers > 0);
        if (undo) await company.restore(undo.id);
        expect(await letters()).toEqual(before);
        seen.restored += modifiedAnswers > 0 ? 1 : 0;
        seen.files += before.files.length;
        seen.outdated += before.answers.filter(({ edition }) => edition === 7).length;
        seen.copies += before.answers.filter(({ copied_from }) => copied_from !== null).length;
      }),
      { numRuns: runs(40), seed: 31 },
    );
    expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
  },
  patience(180_000),
);
