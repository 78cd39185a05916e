import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sweepFiles } from "~/platform/files/sweep";
import { disableCompany } from "~/platform/verification/operator";
import { sweepVerifications } from "~/platform/verification/sweep";
import { attach, rowIds, stored } from "../files/filing";
import { CLASS, FORM } from "../../questions";
import { makeVerifying, revisionOf, type Verifying } from "./verifying";

let given: Verifying;
let id: string;

afterEach(() => given.world.close());

async function begin(now?: string) {
  given = await makeVerifying(now);
  id = await given.begin();
}

const refused = (...codes: string[]) => ({
  status: 409,
  message: "internal/card_refused",
  errors: codes.map((code) => ({ path: "", code })),
});
const answersNow = () => given.world.db.selectFrom("answer").selectAll().orderBy("question_id").execute();
const subjects = async () => (await given.world.outbox()).map(({ headers }) => headers.Oggetto);

describe("a verification that the company withdraws", () => {
  beforeEach(() => begin());

  test("keeps what was said and leaves the draft alone", async () => {
    await given.judge(id, { questionId: CLASS, verdict: "commented", comment: "Di quale edificio?" });
    const before = await answersNow();
    const admin = await given.admin();
    await admin("survey.withdrawVerification", {});
    expect(await given.shown()).toMatchObject({
      open: null,
      returned: { how: "withdrawn" },
      refusals: ["comments_open"],
      comments: [{ comment: "Di quale edificio?" }],
    });
    expect(await answersNow()).toEqual(before);
    await expect(admin("survey.withdrawVerification", {})).rejects.toMatchObject(refused("no_verification"));
    expect(await given.world.outbox()).toHaveLength(2);
  });
});

describe("sixty days without a decision", () => {
  test.each([
    ["in summer time", "2026-06-01T10:00:00.000Z", "2026-07-31T10:00:00.000Z"],
    ["over the night of 23 hours", "2026-03-01T10:00:00.000Z", "2026-04-30T09:00:00.000Z"],
    ["over the night of 25 hours", "2026-09-01T10:00:00.000Z", "2026-10-31T11:00:00.000Z"],
  ])("end it to the second at the same time in Italy: %s", async (_, opened, end) => {
    await begin(opened);
    await given.acceptAll(id);
    const { clock } = given.world;
    clock.set(new Date(Date.parse(end) - 1000).toISOString());
    expect((await given.shown()).open).toMatchObject({ id, lapsesAt: end });
    await sweepVerifications(given.world.parts);
    expect((await given.shown()).open?.id).toBe(id);
    clock.set(end);
    expect(await given.shown()).toMatchObject({ open: null, returned: { how: "lapsed", at: end } });
    await expect(given.decide(id, "accept")).rejects.toMatchObject(refused("no_verification"));
    expect(await (await given.verifier())("survey.assignedVerifications", {})).toEqual({ verifications: [] });
  });

  test("are written down once by the next sweep, and told", async () => {
    await begin();
    const { world } = given;
    world.clock.advance({ days: 70 });
    await Promise.all([sweepVerifications(world.parts), sweepVerifications(world.parts)]);
    const [row] = await world.db.selectFrom("verification").selectAll().execute();
    expect(row).toMatchObject({ ending: "lapsed", ended_at: "2026-05-09T08:00:00.000Z", ended_by: null });
    expect(await subjects()).toEqual(Array(2).fill("La verifica di Azienda Prova S.r.l. è scaduta"));
    expect((await world.outbox())[0]?.body).toContain("aperta il 10/03/2026");
    expect(await world.db.selectFrom("kept_attachment").selectAll().execute()).toEqual([]);
    expect((await given.shown()).returned).toEqual({
      how: "lapsed",
      at: "2026-05-09T08:00:00.000Z",
      level: 2,
    });
  });

  test("are no obstacle before the sweep: a new one opens over it", async () => {
    await begin();
    given.world.clock.advance({ days: 61 });
    const next = await given.open();
    const rows = await given.world.db.selectFrom("verification").selectAll().orderBy("number").execute();
    expect(rows).toMatchObject([
      { id, number: 1, ending: "lapsed", ended_at: "2026-05-09T08:00:00.000Z" },
      { id: next, number: 2, ending: null },
    ]);
    await sweepVerifications(given.world.parts);
    expect((await given.shown()).open?.id).toBe(next);
  });
});

describe("a company that is no longer enabled", () => {
  beforeEach(() => begin());

  test("has no open verification, is told, and publishes by itself", async () => {
    await given.judge(id, { questionId: CLASS, verdict: "commented", comment: "Di quale edificio?" });
    expect(await disableCompany(given.world.parts, given.companyId)).toMatchObject({ hasChanged: true });
    expect(await given.shown()).toMatchObject({
      enabled: false,
      open: null,
      returned: { how: "enablement_lost" },
    });
    expect(await subjects()).toEqual([
      "Azienda Prova S.r.l. non è più abilitata alla verifica",
      "La verifica di Azienda Prova S.r.l. si è chiusa",
    ]);
    await expect(given.decide(id, "refuse")).rejects.toMatchObject(refused("no_verification"));
    const admin = await given.admin();
    await admin("survey.publish", { body: { revision: await revisionOf(admin) } });
    expect(await given.shown()).toMatchObject({ returned: null, comments: [] });
  });
});

describe("the files of a candidate", () => {
  beforeEach(() => begin());

  test("stay while it is open though the draft lets go of them, and go when nothing keeps them", async () => {
    const { world, file } = given;
    await attach(await given.admin(), FORM, []);
    world.clock.advance({ days: 30 });
    await sweepFiles(world.parts);
    expect([stored(world), await rowIds(world)]).toEqual([[file], [file]]);
    const verifier = await given.verifier();
    await verifier("survey.candidateFile", { params: { id, file } });
    await (
      await given.admin()
    )("survey.withdrawVerification", {});
    await sweepFiles(world.parts);
    expect([stored(world), await rowIds(world)]).toEqual([[], []]);
  });
});
