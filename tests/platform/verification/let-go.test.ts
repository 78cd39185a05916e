import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sweepFiles } from "~/platform/files/sweep";
import type { Frozen } from "~/platform/store/versions";
import { disableCompany } from "~/platform/verification/operator";
import { sweepVerifications } from "~/platform/verification/sweep";
import { save } from "../answering";
import { attach, rowIds } from "../files/filing";
import { CLASS, FORM, RULES } from "../../questions";
import { makeVerifying, type Verifying } from "./verifying";

let given: Verifying;
let id: string;
beforeEach(async () => {
  given = await makeVerifying();
  await save(await given.admin(), RULES, { value: "no" });
  id = await given.begin();
});
afterEach(() => given.world.close());

const row = () =>
  given.world.db.selectFrom("verification").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const content = async () => JSON.parse((await row()).candidate) as Partial<Frozen>;
const comment = () =>
  given.judge(id, { questionId: CLASS, verdict: "commented", comment: "Di quale edificio?" });
const withdraw = async () => (await given.admin())("survey.withdrawVerification", {});

describe("a candidate that ends without a card", () => {
  test.each<[string, () => Promise<unknown>]>([
    ["withdrawn", withdraw],
    ["refused", () => given.decide(id, "refuse")],
    ["enablement_lost", () => disableCompany(given.world.parts, given.companyId)],
    [
      "lapsed",
      () => {
        given.world.clock.advance({ days: 61 });
        return sweepVerifications(given.world.parts);
      },
    ],
  ])("(%s) keeps of its content only what its comments are about", async (ending, ends) => {
    await comment();
    const before = await row();
    expect(Object.keys((await content()).answers ?? {})).toHaveLength(3);
    await ends();
    expect(await row()).toMatchObject({
      ...{ ending, sha256: before.sha256, items: before.items, opened_by: before.opened_by },
      ...{ opened_at: before.opened_at, verifier_id: before.verifier_id, verifier_body: "Ente di Prova" },
    });
    const { answers, attachments, year, configuration, ...rest } = await content();
    expect(Object.keys(answers ?? {})).toEqual([CLASS]);
    expect([attachments, year, rest]).toEqual([[], 2025, {}]);
    expect(configuration?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(await given.world.db.selectFrom("judgement").select("comment").execute()).toHaveLength(1);
    expect(await given.world.db.selectFrom("kept_attachment").selectAll().execute()).toEqual([]);
  });

  test("shows the company what it showed before: comments, names of files, what has changed since", async () => {
    await comment();
    const said = { verdict: "rejected", comment: "È del 2019." } as const;
    await given.judge(id, { questionId: FORM, attachmentId: given.file, ...said });
    const before = (await given.shown()).comments;
    await given.decide(id, "refuse");
    expect((await given.shown()).comments).toEqual(before);
    expect(before.map(({ fileName }) => fileName)).toEqual([null, "visura.pdf"]);
    const admin = await given.admin();
    await attach(admin, FORM, []);
    given.world.clock.advance({ days: 2 });
    await sweepFiles(given.world.parts);
    expect(await rowIds(given.world)).toEqual([]);
    await save(await given.admin(), CLASS, { classe: "a4" }, { revision: 1 });
    expect(await given.shown()).toMatchObject({
      refusals: [],
      comments: [{ hasChanged: true }, { fileName: "visura.pdf", hasChanged: true }],
    });
    await given.open();
  });

  test("without comments leaves a few hundred bytes, however often it is opened and withdrawn", async () => {
    await withdraw();
    for (let times = 0; times < 5; times += 1) {
      await given.open();
      await withdraw();
    }
    const rows = await given.world.db.selectFrom("verification").select("candidate").execute();
    expect(rows).toHaveLength(6);
    for (const { candidate } of rows) expect(candidate.length).toBeLessThan(300);
  });

  test("is read by nobody who was just about to", async () => {
    const verifier = await given.verifier();
    const [read] = await Promise.allSettled([
      verifier("survey.candidate", { params: { id } }),
      withdraw(),
      withdraw(),
    ]);
    if (read.status === "rejected") expect(read.reason).toMatchObject({ status: 404 });
    else expect(read.value.candidate).toHaveLength(3);
    await expect(verifier("survey.candidate", { params: { id } })).rejects.toMatchObject({ status: 404 });
  });
});

test("a candidate that was issued is for ever what was verified", async () => {
  const before = await row();
  await given.acceptAll(id);
  await given.decide(id, "accept");
  expect((await row()).candidate).toBe(before.candidate);
});
