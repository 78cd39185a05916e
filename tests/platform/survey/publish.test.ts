import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { Memo } from "~/platform/memo";
import type { SignedInScope } from "~/platform/scope";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import { databaseFile } from "~/platform/store/engines/sqlite";
import { publish as publishNow } from "~/platform/card/publish";
import { completeRegistry, save } from "../answering";
import { makeCompany } from "../company";
import { ON_POSTGRES } from "../../postgres/databases";
import type { World } from "../world";
import { CLASS, WASTE, WATER } from "../../questions";

const CARD_ID = /^ESG-2025-[2-9A-HJKMNP-TW-Z]{10}$/;

let world: World;
let admin: Call;
let companyId: string;
let personId: string;

beforeEach(
  async () =>
    void ({ world, companyId, accountId: personId, admin } = await makeCompany({ colleagues: ["carla"] })),
);

afterEach(() => world.close());

const revision = async () => (await admin("survey.overview", { query: {} })).revision;
const publish = async (at?: number) =>
  admin("survey.publish", { body: { revision: at ?? (await revision()) } });
const home = (version: string, call = admin) => call("scoring.homePage", { params: { version }, query: {} });
const versions = () => world.db.selectFrom("card_version").selectAll().execute();

/** Sessions end meanwhile. */
async function later(days: number) {
  world.clock.advance({ days });
  admin = await world.as("a@prova.example");
}

async function makeReady() {
  await completeRegistry(admin);
  await save(admin, CLASS, { classe: "b" });
}

describe("publishing", () => {
  test("makes a readable card, valid for twelve months", async () => {
    await makeReady();
    const { versionId } = await publish();
    expect(versionId).toMatch(CARD_ID);
    expect((await home("public")).card).toEqual({
      id: versionId,
      status: "valid",
      issuedAt: "2026-03-10T09:00:00.000Z",
      expiresAt: "2027-03-10T09:00:00.000Z",
      certification: {
        level: 1,
        date: "2026-03-10T09:00:00.000Z",
        body: null,
        dataAsOf: "2026-03-10T09:00:00.000Z",
      },
      year: 2025,
      sha256: expect.stringMatching(/^[\da-f]{64}$/) as string,
    });
    expect((await home("draft")).card.id).toBe(versionId);
    const { versions: listed } = await admin("survey.history", { query: {} });
    expect(listed.public).toMatchObject({ id: versionId, publicationDate: "2026-03-10T09:00:00.000Z" });
  });

  test("keeps a snapshot in canonical JSON under its SHA-256", async () => {
    await makeReady();
    await save(admin, WATER, { prelievo: "5" });
    await save(
      admin,
      WASTE,
      {},
      {
        notApplicableChosen: true,
        notApplicableReason: "Raccolta del Comune.",
      },
    );
    await publish();
    const [version] = await versions();
    const snapshot = JSON.parse(version?.snapshot ?? "") as Record<string, never>;
    expect(canonicalize(snapshot)).toBe(version?.snapshot);
    expect(
      createHash("sha256")
        .update(version?.snapshot ?? "")
        .digest("hex"),
    ).toBe(version?.sha256);
    expect(snapshot).toMatchObject({
      year: 2025,
      configuration: { apiVersion: "v3" },
      registry: { sector: "25", macrosector: "C", employees: 60, annualTurnover: 4500000, size: "medium" },
    });
    expect(Object.keys(snapshot.answers ?? {}).sort()).toEqual([CLASS, WASTE]);
    expect(Object.values(snapshot.configuration ?? {})).toContainEqual(
      expect.stringMatching(/^[0-9a-f]{64}$/),
    );
  });

  test("seals the scoring, explained down to the question, as the draft had it", async () => {
    await makeReady();
    const { versioned } = (await home("draft")).survey;
    const { versionId } = await publish();
    const [version] = await versions();
    const sealed = JSON.parse(version?.snapshot ?? "") as { versioned: typeof versioned };
    expect(sealed.versioned).toEqual(versioned);
    expect((await home(versionId)).survey.versioned).toEqual(versioned);
    const questions = sealed.versioned.scoring.levels.start_small.areas
      .flatMap(({ milestones }) => milestones)
      .flatMap((milestone) => milestone.questions);
    expect(questions).toContainEqual(expect.objectContaining({ guid: CLASS, why: expect.any(String) }));
    expect(versioned.scoring.levels.start_small.actual).toBeGreaterThan(0);
  });

  test("seals what was declared, and refuses a declaration that was not made", async () => {
    await makeReady();
    const body = { revision: await revision() };
    await expect(admin("survey.publish", { body: { ...body, declared: false } })).rejects.toMatchObject({
      status: 422,
      errors: [{ path: "declared", code: "declaration_missing" }],
    });
    expect(await versions()).toEqual([]);
    await admin("survey.publish", { body: { ...body, declared: true } });
    const [version] = await versions();
    const { businessName } = await admin("registry.company", {});
    const { userId } = await admin("user.info", {});
    expect(JSON.parse(version?.snapshot ?? "")).toMatchObject({
      author: { id: userId },
      declaration: `Dichiaro per conto di ${businessName} che le risposte relative al 2025 corrispondono a quanto risulta all'azienda.`,
    });
  });

  test("takes the call of the specification, which declares nothing in words", async () => {
    await makeReady();
    await admin("survey.publish", { body: undefined });
    const [version] = await versions();
    expect(JSON.parse(version?.snapshot ?? "")).not.toHaveProperty("declaration");
  });

  test("names no person in what is sealed, only the id of its author", async () => {
    await makeReady();
    await publish();
    const [version] = await versions();
    const { userId, name, surname, email } = await admin("user.info", {});
    expect(JSON.parse(version?.snapshot ?? "")).toMatchObject({ author: { id: userId } });
    for (const ofPerson of [name, surname, email]) expect(version?.snapshot).not.toContain(ofPerson);
  });

  test("seals the identifier that the company's country asks for", async () => {
    await makeReady();
    const { revision: at, partitaIva } = await admin("registry.company", {});
    expect(partitaIva).not.toBeNull();
    const abroad = { country: "DE", vatNumber: "DE136695976" };
    await admin("registry.updateCompany", { body: { revision: at, visibilities: [], ...abroad } });
    await publish();
    const [version] = await versions();
    expect(JSON.parse(version?.snapshot ?? "")).toMatchObject({
      registry: { country: "DE", idType: "vatNumber", identifier: "DE136695976" },
    });
  });

  test("is for ever: later answers change the draft's scoring only", async () => {
    await makeReady();
    await publish();
    const issued = (await home("public")).survey.versioned;
    await save(admin, CLASS, { classe: "a4" }, { revision: 1 });
    await completeRegistry(admin, { sector: "62" });
    expect((await home("public")).survey.versioned).toEqual(issued);
    const draft = (await home("draft")).survey.versioned;
    expect(draft.weights).not.toEqual(issued.weights);
    expect(draft.scoring.levels.start_small.actual).not.toBe(issued.scoring.levels.start_small.actual);
  });

  test("fault 7: by twenty at the same moment makes one version, and the others are told", async () => {
    await makeReady();
    const at = await revision();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => publish(at)));
    const refused = results.flatMap((result) =>
      result.status === "rejected" ? [result.reason as unknown] : [],
    );
    expect(refused).toHaveLength(19);
    for (const reason of refused)
      expect(reason).toMatchObject({ status: 409, message: "internal/issued_recently" });
    expect(await versions()).toHaveLength(1);
  });

  test("again after 24 hours, when something changed, replaces the card before", async () => {
    await makeReady();
    const first = await publish();
    await save(admin, CLASS, { classe: "a4" }, { revision: 1 });
    world.clock.advance({ hours: 23, minutes: 59 });
    await expect(publish()).rejects.toMatchObject({ message: "internal/issued_recently" });
    world.clock.advance({ minutes: 1 });
    const second = await publish();
    expect((await home(first.versionId)).card).toMatchObject({ id: first.versionId, status: "replaced" });
    expect((await home("public")).card).toMatchObject({ id: second.versionId, status: "valid" });
    const { versions: listed } = await admin("survey.history", { query: {} });
    expect(listed.public).toMatchObject({ id: second.versionId, status: "valid" });
    expect(listed.other).toMatchObject([{ id: first.versionId, status: "replaced" }]);
    expect((await versions()).map(({ number }) => number)).toEqual([1, 2]);
  });

  test("unchanged waits for the last 30 days of the card", async () => {
    await makeReady();
    await publish();
    await later(300);
    await expect(publish()).rejects.toMatchObject({
      message: "internal/not_publishable",
      errors: [{ path: "", code: "unchanged" }],
    });
    await later(36);
    await publish();
    await later(366);
    expect((await home("public")).card.status).toBe("expired");
  });
});

/**
 * The scope of publishing, while another person changes something each time publishing reads the clock, `times` times.
 */
function meanwhile(statement: string, times = 1): SignedInScope {
  const session = {
    tokenHash: "",
    accountId: personId,
    companyId,
    rights: new Set(["write"] as const),
    openYears: null,
  };
  let left = times;
  const now = () => {
    if (left-- > 0) {
      const elsewhere = new BetterSqlite(databaseFile(world.parts.settings.dataDir));
      elsewhere.prepare(`${statement} WHERE id = ?`).run(companyId);
      elsewhere.close();
    }
    return world.clock.now();
  };
  return { ...world.parts, clientAddress: "192.0.2.1", requestId: "1", session, memo: new Memo(), now };
}

describe("publishing whatever the draft is now", () => {
  const RENAMED = "UPDATE company SET revision = revision + 1, business_name = business_name || '!'";

  test.skipIf(ON_POSTGRES)("begins again when it moves meanwhile", async () => {
    await makeReady();
    await publishNow({ body: undefined }, meanwhile(RENAMED, 2));
    const [version] = await versions();
    expect(JSON.parse(version?.snapshot ?? "")).toMatchObject({
      registry: { businessName: "Azienda Prova S.r.l.!!" },
    });
  });

  test.skipIf(ON_POSTGRES)("gives up when it does not stop moving", async () => {
    await makeReady();
    await expect(publishNow({ body: {} }, meanwhile(RENAMED, Infinity))).rejects.toMatchObject({
      status: 409,
      message: "internal/conflict",
    });
    expect(await versions()).toEqual([]);
  });
});

describe("what is refused", () => {
  test("a draft that moved since the page was shown", async () => {
    await makeReady();
    const seen = await revision();
    await save(admin, WATER, { prelievo: "5", uso: "civile" });
    await expect(publish(seen)).rejects.toMatchObject({ status: 409, message: "internal/conflict" });
    const before = await revision();
    await completeRegistry(admin, { numberOfEmployees: "61" });
    await expect(publish(before)).rejects.toMatchObject({ message: "internal/conflict" });
    expect(await versions()).toEqual([]);
  });

  test("a company that was renamed since the page was shown", async () => {
    await makeReady();
    const seen = await revision();
    const { revision: at } = await admin("registry.company", {});
    await admin("registry.updateCompany", {
      body: { revision: at, visibilities: [], businessName: "Altro Nome S.r.l." },
    });
    await expect(publish(seen)).rejects.toMatchObject({ message: "internal/conflict" });
    await publish();
  });

  test.skipIf(ON_POSTGRES)("a year that ends while its version is being made", async () => {
    await makeReady();
    const at = await revision();
    const scope = meanwhile("UPDATE company SET fiscal_year = 2026");
    await expect(publishNow({ body: { revision: at } }, scope)).rejects.toMatchObject({
      status: 409,
      message: "internal/conflict",
    });
    expect(await versions()).toEqual([]);
  });

  test("a registry without turnover, sector and size, and a survey without answers", async () => {
    await expect(publish(0)).rejects.toMatchObject({
      status: 409,
      message: "internal/not_publishable",
      errors: ["nothing_answered", "turnover_missing", "sector_missing", "size_missing"].map((code) => ({
        path: "",
        code,
      })),
    });
    const { survey, card } = await home("draft");
    expect(survey.draft).toMatchObject({ status: 4, nextIssueAt: null });
    expect(survey.draft.refusals).toContain("turnover_missing");
    expect(card).toMatchObject({ id: null, status: "draft" });
  });

  test("an enabled company, which does not publish by itself", async () => {
    await makeReady();
    await world.db.updateTable("company").set({ is_validated: 1 }).where("id", "=", companyId).execute();
    await expect(publish()).rejects.toMatchObject({
      status: 409,
      message: "internal/not_publishable",
      errors: [{ path: "", code: "enabled_company" }],
    });
  });

  test("whoever may only read", async () => {
    await makeReady();
    const reader = await world.as("c@prova.example");
    const publishing = reader("survey.publish", { body: { revision: 2 } });
    await expect(publishing).rejects.toMatchObject({ status: 403 });
  });
});

describe("the home page", () => {
  test("knows a survey that was begun from one of which parts are not asked", async () => {
    await completeRegistry(admin, { numberOfEmployees: "0" });
    const overview = await admin("survey.overview", { query: {} });
    expect(overview.progress.done).toBeGreaterThan(0);
    expect([overview.started, overview.levels.some(({ started }) => started)]).toEqual([false, false]);
    expect((await home("draft")).survey.draft.started).toBe(false);
    await save(admin, CLASS, { classe: "b" });
    const begun = await admin("survey.overview", { query: {} });
    expect([begun.started, begun.levels[0]?.started]).toEqual([true, true]);
    expect((await home("draft")).survey.draft.started).toBe(true);
  });

  test("says when the pause of a just-issued card ends", async () => {
    await makeReady();
    await publish();
    expect((await home("draft")).survey.draft).toMatchObject({
      status: 6,
      nextIssueAt: "2026-03-11T09:00:00.000Z",
      refusals: ["issued_recently", "unchanged"],
    });
  });

  test("has no scoring of a public version where there is none", async () => {
    const { card, survey } = await home("public");
    expect(card.id).toBeNull();
    expect(survey.versioned.scoring.levels.start_small).toMatchObject({ actual: -1, max: -1, areas: [] });
  });

  test("explains the scoring so that it adds up from the questions to 100 points", async () => {
    await makeReady();
    const { start_small: level, graduate, master } = (await home("draft")).survey.versioned.scoring.levels;
    const questions = level.areas.flatMap(({ milestones }) => milestones.flatMap((one) => one.questions));
    const sum = (values: number[]) => values.reduce((total, value) => total + Math.max(0, value), 0);
    expect(level.max).toBe(10_000);
    expect(sum(questions.map(({ max }) => max))).toBe(10_000);
    expect(sum(questions.map(({ actual }) => actual))).toBe(level.actual);
    expect(level.areas.map(({ id }) => id)).toEqual(["environment", "social", "governance"]);
    expect([graduate, master].map(({ actual, max }) => [actual, max])).toEqual([
      [0, 10_000],
      [0, 10_000],
    ]);
  });

  test("takes default weights, and says so, until sector and size are known", async () => {
    expect((await home("draft")).survey.versioned.weights?.isDefault).toBe(true);
    await completeRegistry(admin);
    expect((await home("draft")).survey.versioned.weights?.isDefault).toBe(false);
  });

  test("answers 404 for another company's version and for one of another year", async () => {
    await makeReady();
    const { versionId } = await publish();
    const other = await world.addCompany();
    await world.addPerson({ email: "x@altra.example", companyId: other, isAdmin: true });
    const stranger = await world.as("x@altra.example");
    await expect(home(versionId, stranger)).rejects.toMatchObject({ status: 404 });
    await expect(home("ESG-2025-2222222222")).rejects.toMatchObject({ status: 404 });
    const in2024 = admin("scoring.homePage", { params: { version: versionId }, query: { year: 2024 } });
    await expect(in2024).rejects.toMatchObject({ status: 404 });
  });

  test("of a year without the three classes scores nothing", async () => {
    const { survey } = await admin("scoring.homePage", {
      params: { version: "draft" },
      query: { year: 2024 },
    });
    expect(survey.versioned.scoring.levels.start_small.max).toBe(-1);
    expect(survey.draft.progress).toMatchObject({ completed: 0, done: 0 });
  });
});
