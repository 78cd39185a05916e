import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { ApiError } from "~/api/errors";
import { MOST_POSITIONS } from "~/domain/history/saved-position";
import { grant, grantedCompanies, revoke, setControlChain } from "~/platform/store/grants";
import { completeRegistry, elementsOf, save, shown } from "../answering";
import { attach, handIn, namesOf } from "../files/filing";
import { fileNamed, pdf } from "../files/samples";
import { CLASS, WATER } from "../../questions";
import { keepBeforeRestores, makeRestoring, stored, type Restoring } from "./restoring";

let company: Restoring;

beforeEach(async () => void (company = await makeRestoring()));
afterEach(() => company.close());

const put = async (guid: string, elements: Record<string, string>, call = company.admin) =>
  save(call, guid, elements, { revision: (await shown(call, guid)).answer.revision });

/** A position that differs from the draft. */
async function differing() {
  await put(CLASS, { classe: "b" });
  const position = await company.keep();
  await put(CLASS, { classe: "c" });
  return position;
}

const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return [error.status, error.message, ...error.errors.map(({ code }) => code)].join(" ");
    },
  );

const preview = (versionFrom: string, groupCompanyId?: string, call = company.admin) =>
  call("survey.copyPreview", { query: { versionFrom, ...(groupCompanyId && { groupCompanyId }) } });

const jobs = () => company.world.db.selectFrom("job").selectAll().orderBy("created_at").execute();

describe("a restore is begun", () => {
  test("by people who may write, of an enabled company", async () => {
    const position = await differing();
    const { world, companyId } = company;
    await world.addPerson({ email: "c@prova.example", companyId });
    const reader = await world.as("c@prova.example");
    expect(await refusal(company.begin(position, { call: reader }))).toMatch(/^403/);
    expect((await preview(position, undefined, reader)).refusals).toEqual(["read_only"]);
    await world.db.updateTable("company").set({ is_validated: 0 }).execute();
    expect(await refusal(company.begin(position))).toBe("409 internal/card_refused not_enabled");
    expect((await preview(position)).refusals).toEqual(["not_enabled"]);
    expect(await jobs()).toEqual([]);
  });

  test("once at a time: of ten at once one is done, whoever asks", async () => {
    const position = await differing();
    const { world, companyId } = company;
    const people = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        await world.addPerson({ email: `p${index}@prova.example`, companyId, canWrite: true });
        return world.as(`p${index}@prova.example`);
      }),
    );
    const begun = await Promise.all(people.map((call) => refusal(company.begin(position, { call }))));
    expect(begun.filter((one) => one === null)).toHaveLength(1);
    expect(new Set(begun)).toEqual(new Set([null, "409 internal/card_refused restore_running"]));
    await company.worker.drain();
    expect(await jobs()).toHaveLength(1);
  });

  test("once by two clicks, which follow the same restore (fault 6)", async () => {
    const position = await differing();
    const [first, second] = await Promise.all([company.begin(position), company.begin(position)]);
    expect(second).toBe(first);
    await company.worker.drain();
    expect(await jobs()).toHaveLength(1);
    expect((await shown(company.admin, CLASS)).answer.revision).toBe(3);
  });

  test("and not again while it is at work, which its preview says", async () => {
    const position = await differing();
    await company.worker.stop();
    const id = await company.begin(position);
    expect(await preview(position)).toMatchObject({ refusals: ["restore_running"], running: id });
    expect(await refusal(company.begin(position, { answersList: [CLASS] }))).toBe(
      "409 internal/card_refused restore_running",
    );
    expect(await company.progress(id)).toMatchObject({
      status: "idle",
      progress: 0,
      endedAt: null,
      companyScoring: null,
    });
  });

  test.each([
    ["idle", { state: "pending" }, { progress: 0, endedAt: null, error: null }],
    ["idle", { state: "pending", progress: 0, error: "interrupted" }, { progress: 0, endedAt: null }],
    ["pending", { state: "running", progress: 10 }, { progress: 10, endedAt: null }],
    ["fulfilled", { state: "fulfilled", progress: 100 }, { progress: 100, endedAt: expect.any(String) }],
    [
      "rejected",
      { state: "rejected", progress: 10, error: "internal/job_interrupted" },
      { error: "internal/job_interrupted", endedAt: expect.any(String) },
    ],
  ] as const)("and is %s when its job is as it is here: %o", async (status, job, said) => {
    const position = await differing();
    await company.worker.stop();
    const id = await company.begin(position);
    await company.world.db.updateTable("job").set(job).execute();
    expect(await company.progress(id)).toMatchObject({ status, ...said });
  });

  test("not where the draft as it is could not be kept as one of fifty, which is said before", async () => {
    const position = await differing();
    const { world, admin } = company;
    await keepBeforeRestores(world, position, MOST_POSITIONS, 2024);
    await keepBeforeRestores(world, position, MOST_POSITIONS - 1);
    expect((await preview(position)).refusals).toEqual([]);
    expect((await company.restore(position)).status).toBe("fulfilled");

    await put(CLASS, { classe: "a4" });
    const before = await stored(world);
    const full = "409 internal/card_refused positions_full";
    expect(await refusal(company.begin(position))).toBe(full);
    expect((await preview(position)).refusals).toEqual(["positions_full"]);
    const archive = await admin("survey.archive", {});
    expect(archive.refusals).toEqual(["positions_full"]);
    expect(new Set(archive.rows.map(({ restore }) => restore?.join()))).toEqual(
      new Set(["positions_full", undefined]),
    );
    expect([await stored(world), (await jobs()).length]).toEqual([before, 1]);

    const old = archive.rows.find(({ type, year }) => type === "before_restore" && year === 2025);
    await admin("survey.removePosition", { params: { id: old?.id ?? "" }, query: { revision: 1 } });
    expect(await refusal(company.begin(position))).toBeNull();
  });

  test("in the current year only, from what belongs to it", async () => {
    const position = await differing();
    const { admin, world } = company;
    const asked = (year: number) =>
      admin("survey.copyAnswers", { query: { year }, body: { versionFrom: position } });
    expect(await refusal(asked(2024))).toBe("403 internal/read_only_year");
    await world.db.updateTable("saved_position").set({ year: 2024 }).execute();
    expect(await refusal(asked(2025))).toBe("409 internal/card_refused other_year");
    expect(await preview(position)).toMatchObject({ refusals: ["other_year"], changed: [], emptied: [] });
  });

  test("not while a verification is open", async () => {
    const position = await differing();
    const at = company.world.clock.now().toISOString();
    await company.world.db
      .insertInto("verification")
      .values({
        ...{ id: "v", company_id: company.companyId, number: 1, year: 2025, level: 2, phase: "documents" },
        ...{ since: at, opened_by: null, opened_at: at, draft_revision: 1, registry_revision: 1 },
        ...{ items: "[]", candidate: "{}", sha256: "0" },
      })
      .execute();
    expect(await refusal(company.begin(position))).toBe("409 internal/card_refused verification_open");
    await company.world.db.updateTable("verification").set({ ending: "withdrawn", ended_at: at }).execute();
    expect(await refusal(company.begin(position))).toBeNull();
  });

  test("from nothing that is not there", async () => {
    await differing();
    for (const from of ["draft", "public", "nulla", "constructor"]) {
      expect(await refusal(company.begin(from))).toBe("404 internal/not_found");
      expect(await refusal(preview(from))).toBe("404 internal/not_found");
    }
  });
});

describe("the year or the enablement that is lost meanwhile", () => {
  test("refuses the restore, or lets it finish", async () => {
    const position = await differing();
    const { world, companyId } = company;
    const withoutWorker = async (change: object) => {
      const id = await company.begin(position);
      await world.db.updateTable("company").set(change).where("id", "=", companyId).execute();
      await company.worker.drain();
      return company.progress(id);
    };
    expect(await withoutWorker({ fiscal_year: 2026 })).toMatchObject({
      status: "rejected",
      error: "internal/read_only_year",
      modifiedAnswers: 0,
    });
    await world.db.updateTable("company").set({ fiscal_year: 2025 }).execute();
    expect(await withoutWorker({ is_validated: 0 })).toMatchObject({
      status: "fulfilled",
      modifiedAnswers: 1,
    });
  });
});

describe("another company", () => {
  let other: string;
  let sister: Call;
  let version: string;

  beforeEach(async () => {
    const { world } = company;
    other = await world.addCompany({ businessName: "Sorella S.r.l." });
    await world.addPerson({ email: "s@sorella.example", companyId: other, isAdmin: true });
    sister = await world.as("s@sorella.example");
    await completeRegistry(sister);
    const [file = ""] = await handIn(sister, CLASS, fileNamed("loro.pdf", pdf("Loro")));
    await attach(sister, CLASS, [file], { classe: "b" });
    const { revision } = await sister("survey.overview", { query: {} });
    version = (await sister("survey.publish", { body: { revision } })).versionId;
  });

  const join = async (chain: string | null = "gruppo") => {
    const { db } = company.world;
    for (const id of [company.companyId, other]) {
      await db.transaction().execute((trx) => setControlChain(trx, id, chain));
    }
  };
  const give = () =>
    company.world.db
      .transaction()
      .execute((trx) => grant(trx, other, company.companyId, "2026-03-10T09:00:00.000Z"));
  const takeBack = () =>
    company.world.db.transaction().execute((trx) => revoke(trx, other, company.companyId));

  test("neither lends its versions nor shows its restores", async () => {
    const position = await differing();
    const id = await company.begin(position);
    expect(await refusal(company.progress(id, sister))).toBe("404 internal/not_found");
    expect(await refusal(company.begin(version))).toBe("404 internal/not_found");
    expect(await refusal(preview(position, undefined, sister))).toBe("404 internal/not_found");
  });

  test.each([
    ["without a grant", join],
    ["of another chain", async () => void (await give())],
    [
      "whose grant was taken back",
      async () => {
        await join();
        await give();
        await takeBack();
      },
    ],
  ])("%s is not found", async (_, arrange) => {
    await arrange();
    const query = { groupCompanyId: other };
    expect(await refusal(company.begin(version, query))).toBe("404 internal/not_found");
    expect(await refusal(preview(version, other))).toBe("404 internal/not_found");
    expect(await refusal(company.begin(version, { groupCompanyId: "nulla" }))).toBe("404 internal/not_found");
    expect(await grantedCompanies(company.world.db, company.companyId)).toEqual([]);
  });

  test("of the group that grants it lends an issued version, without its files", async () => {
    await join();
    expect(await give()).toBe(true);
    expect(await give()).toBe(false);
    expect(await grantedCompanies(company.world.db, company.companyId)).toEqual([
      { id: other, name: "Sorella S.r.l." },
    ]);
    const [own = ""] = await handIn(company.admin, CLASS, fileNamed("nostra.pdf", pdf("Nostra")));
    await attach(company.admin, CLASS, [own], { classe: "c" });
    await put(WATER, { prelievo: "5" });
    expect((await preview("public", other)).source).toMatchObject({
      id: version,
      companyName: "Sorella S.r.l.",
    });
    const done = await company.restore(version, { groupCompanyId: other });
    expect(done).toMatchObject({ modifiedAnswers: 1, source: { companyName: "Sorella S.r.l." } });
    expect(await elementsOf(company.admin, CLASS)).toEqual({ classe: "b" });
    expect(await namesOf(company.admin, CLASS)).toEqual(["nostra.pdf"]);
    expect(await elementsOf(company.admin, WATER)).toEqual({ prelievo: "5" });
    expect(await namesOf(sister, CLASS)).toEqual(["loro.pdf"]);
  });

  test("lends neither its draft, nor its positions, nor another year", async () => {
    await join();
    await give();
    const theirs = await company.keep(other);
    for (const from of ["draft", theirs]) {
      expect(await refusal(company.begin(from, { groupCompanyId: other }))).toBe("404 internal/not_found");
    }
    await company.world.db.updateTable("card_version").set({ year: 2024 }).execute();
    expect(await refusal(company.begin(version, { groupCompanyId: other }))).toBe("404 internal/not_found");
  });

  test("that takes its grant back before the worker begins lends nothing", async () => {
    await join();
    await give();
    await put(CLASS, { classe: "c" });
    const before = await stored(company.world);
    const id = await company.begin(version, { groupCompanyId: other });
    await takeBack();
    await company.worker.drain();
    expect(await company.progress(id)).toMatchObject({ status: "rejected", error: "internal/not_found" });
    expect(await stored(company.world)).toEqual(before);
  });

  test("is the company itself when it names itself", async () => {
    const position = await differing();
    const done = await company.restore(position, { groupCompanyId: company.companyId });
    expect(done).toMatchObject({ status: "fulfilled", modifiedAnswers: 1 });
  });
});
