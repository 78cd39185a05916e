import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ApiError } from "~/api/errors";
import { disableCompany, enableCompany } from "~/platform/verification/operator";
import { revisionOf } from "../verification/verifying";
import { completeRegistry, save } from "../answering";
import { makeRestoring, type Restoring } from "../history/restoring";
import { type Servers, serversOver } from "../servers";
import { CLASS } from "../../questions";

const TWENTY = Array.from({ length: 20 }, (_, index) => index);

let company: Restoring;
let revision: number;
/** The same person, through as many servers as ask at the same moment. */
let servers: Servers;

async function prepare(count: number): Promise<void> {
  company = await makeRestoring();
  const { admin, world } = company;
  await completeRegistry(admin);
  await save(admin, CLASS, { classe: "b" });
  revision = await revisionOf(admin);
  servers = await serversOver(world, count, "a@prova.example");
}

afterEach(async () => {
  await servers.close();
  await company.close();
});

/** Two that follow each other ask for different things: the servers take turns by twos. */
const callerOf = (index: number) =>
  servers.callers[Math.floor(index / 2) % servers.callers.length] ?? company.admin;
const publish = (index: number) => callerOf(index)("survey.publish", { body: { revision } });
const open = (index: number) => callerOf(index)("survey.openVerification", { body: { revision, level: 2 } });

/** "done", or the refusal with its reasons. */
const said = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => "done",
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return [error.message, ...error.errors.map(({ code }) => code)].join(" ");
    },
  );

async function made() {
  const { db } = company.world;
  const versions = await db.selectFrom("card_version").select("id").execute();
  const open = await db.selectFrom("verification").select("id").where("ending", "is", null).execute();
  const kind = "answers-copy";
  const restores = await db.selectFrom("job").select("id").where("kind", "=", kind).execute();
  return { versions: versions.length, open: open.length, restores: restores.length };
}

describe.each([
  ["one server", 1],
  ["two servers", 2],
])("fault 7: twenty at the same moment, through %s", (_, count) => {
  beforeEach(() => prepare(count));

  test("who publish and open verifications of a company that is not enabled make one version", async () => {
    await disableCompany(company.world.parts, company.companyId);
    const asked = await Promise.all(
      TWENTY.map((index) => said(index % 2 === 0 ? open(index) : publish(index))),
    );
    expect(await made()).toEqual({ versions: 1, open: 0, restores: 0 });
    expect(asked.filter((one) => one === "done")).toHaveLength(1);
    expect(asked.filter((one) => one.startsWith("internal/issued_recently"))).toHaveLength(9);
    expect(asked.filter((one) => /^internal\/card_refused not_enabled/.test(one))).toHaveLength(10);
  });

  test("who publish and open verifications of an enabled company open one", async () => {
    const asked = await Promise.all(
      TWENTY.map((index) => said(index % 2 === 0 ? publish(index) : open(index))),
    );
    expect(await made()).toEqual({ versions: 0, open: 1, restores: 0 });
    expect(asked.filter((one) => one === "done")).toHaveLength(1);
    expect(asked.filter((one) => one === "internal/card_refused verification_open")).toHaveLength(9);
  });

  test.each([0, 5, 10, 19])(
    "make one version or open one verification, whenever the company is enabled: after %i",
    async (before) => {
      await disableCompany(company.world.parts, company.companyId);
      const enabling: Promise<unknown>[] = [];
      const asked = TWENTY.map((index) => {
        if (index === before) enabling.push(enableCompany(company.world.parts, company.companyId));
        return said(index % 2 === 0 ? open(index) : publish(index));
      });
      const answers = await Promise.all(asked);
      await Promise.all(enabling);
      const { versions, open: opened } = await made();
      expect(versions + opened).toBe(1);
      expect(answers.filter((one) => one === "done")).toHaveLength(1);
    },
  );

  test("who restore begin one restore, and no verification opens over it", async () => {
    const position = await company.keep();
    const list = (index: number) => ({ answersList: [CLASS, `v3-env-altra-${index}`] });
    await company.worker.stop();
    const asked = await Promise.all([
      ...TWENTY.map((index) => said(company.begin(position, { ...list(index), call: callerOf(index) }))),
      ...TWENTY.map((index) => said(open(index))),
    ]);
    const { open: opened, restores } = await made();
    expect([opened, restores]).toEqual([0, 1]);
    expect(asked.filter((one) => one === "done")).toHaveLength(1);
    expect(new Set(asked)).toEqual(new Set(["done", "internal/card_refused restore_running"]));
  });

  test("who restore and open while a verification is open do neither", async () => {
    const position = await company.keep();
    await open(0);
    const asked = await Promise.all([
      ...TWENTY.map((index) => said(open(index))),
      ...TWENTY.map((index) => said(company.begin(position, { call: callerOf(index) }))),
    ]);
    expect(await made()).toEqual({ versions: 0, open: 1, restores: 0 });
    expect(new Set(asked)).toEqual(new Set(["internal/card_refused verification_open"]));
  });
});
