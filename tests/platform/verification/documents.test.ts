import { createHash } from "node:crypto";
import { readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { JobKind } from "~/platform/jobs/job-kind";
import { leaseFrom } from "~/platform/jobs/lease";
import { startJobWorker } from "~/platform/jobs/worker";
import { CHECK, checkIdOf } from "~/platform/verification/check-job";
import { checkKind } from "~/platform/verification/run-check";
import { sweepVerifications } from "~/platform/verification/sweep";
import { save, shown } from "../answering";
import { attach, folderOf, handIn } from "../files/filing";
import { fileNamed, pdf } from "../files/samples";
import { HOSTILE_FILES } from "../../hostile/corpus/corpus";
import { CLASS, FORM } from "../../questions";
import { makeVerifying, type Verifying } from "./verifying";

/** Requires a document of a company that declares a check by another body. */
const CHECKED = "v3-env-emissioni-verifica";

let given: Verifying;

beforeEach(async () => {
  given = await makeVerifying();
});

afterEach(() => given.world.close());

const place = () => path.join(folderOf(given.world), given.file);
const phase = async () => (await given.shown()).open?.phase ?? null;
const jobs = () => given.world.db.selectFrom("job").selectAll().execute();

/** The findings of the check when the candidate is the present draft. */
async function found() {
  await given.open();
  await given.check();
  const { returned, comments } = await given.shown();
  return { how: returned?.how, said: comments.map((one) => [one.questionId, one.attachmentId, one.comment]) };
}

describe("the automatic check", () => {
  test("passes what is stored, whole and readable", async () => {
    await given.open();
    await given.check();
    expect(await phase()).toBe("third_party");
    expect(await jobs()).toMatchObject([{ kind: CHECK, state: "fulfilled", total: 3, modified: 0 }]);
    expect(await given.world.outbox()).toEqual([]);
  });

  test.each([
    ["is missing", () => rmSync(place()), "file_missing"],
    ["was cut off", () => truncateSync(place(), 20), "file_unreadable"],
    ["is empty", () => truncateSync(place(), 0), "file_unreadable"],
    [
      "was altered by a byte",
      () => writeFileSync(place(), readFileSync(place(), "latin1").replace("Visura", "Visurb"), "latin1"),
      "file_unreadable",
    ],
  ])("finds a file that %s", async (_, damage, finding) => {
    damage();
    expect(await found()).toEqual({ how: "check_failed", said: [[FORM, given.file, finding]] });
    const [mail] = await given.world.outbox();
    expect(mail?.headers.Oggetto).toContain("documenti da sistemare");
    expect(mail?.link).toBe("https://carta.example/dashboard/history/verification");
  });

  test("looks into a file whose seal fits as well: it has to be what its name says", async () => {
    const bytes = Buffer.from("non è un PDF");
    writeFileSync(place(), bytes);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await given.world.db.updateTable("attachment").set({ sha256, size: bytes.length }).execute();
    expect(await found()).toEqual({ how: "check_failed", said: [[FORM, given.file, "file_unreadable"]] });
  });

  test.each([
    ["no page", "file_without_content"],
    ["a script at its opening", "file_refused"],
  ])("finds %s in a file that was taken before that was refused", async (name, finding) => {
    const bytes =
      HOSTILE_FILES.find((one) => one.kind === "pdf" && one.name === name)?.make() ?? Buffer.alloc(0);
    writeFileSync(place(), bytes);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await given.world.db.updateTable("attachment").set({ sha256, size: bytes.length }).execute();
    expect(await found()).toEqual({ how: "check_failed", said: [[FORM, given.file, finding]] });
  });

  test("finds that a document that is asked for was not given", async () => {
    await attach(await given.admin(), FORM, []);
    expect(await found()).toEqual({ how: "check_failed", said: [[FORM, null, "evidence_missing"]] });
    const { comments } = await given.shown();
    expect(comments).toMatchObject([{ verdict: "rejected", fileName: null, milestone: "identita-e-sedi" }]);
  });

  test.each([
    ["claims nothing", { value: "nessuno" }, undefined],
    ["claims something", { value: "interno" }, "check_failed"],
  ])("asks for a document of an answer that %s", async (_, elements, how) => {
    await save(await given.admin(), CHECKED, elements);
    expect((await found()).how).toBe(how);
  });

  test("asks for no document of what does not apply", async () => {
    const admin = await given.admin();
    const { definition } = await shown(admin, FORM);
    expect(definition.evidence).toBe("asked");
    const { world } = given;
    await world.db
      .updateTable("answer")
      .set({ not_applicable: 1, not_applicable_reason: "Ditta in liquidazione.", attachments: "[]" })
      .where("question_id", "=", FORM)
      .execute();
    expect((await found()).how).toBeUndefined();
  });

  test("of level 3 asks for the document of a practice on paper as well, and says which", async () => {
    expect(await found()).toEqual({ how: undefined, said: [] });
    await (
      await given.admin()
    )("survey.withdrawVerification", {});
    await given.open(3);
    await given.check();
    const { returned, comments, open } = await given.shown();
    expect([returned?.how, open]).toEqual(["check_failed", null]);
    expect(comments).toMatchObject([{ questionId: CLASS, comment: "evidence_missing", attachmentId: null }]);
    expect(comments[0]?.document).toMatch(/Attestato di prestazione energetica/);
    expect((await shown(await given.admin(), CLASS)).answer.answerElements).toEqual([
      { id: "classe", value: "b" },
    ]);
    await given.certify();
    await given.open(3);
    await given.check();
    expect(await phase()).toBe("third_party");
  });

  test("says all it finds, each with its file's name", async () => {
    const admin = await given.admin();
    const [second = ""] = await handIn(admin, CLASS, fileNamed("attestato.pdf", pdf("Attestato")));
    await attach(admin, CLASS, [second]);
    rmSync(place());
    rmSync(path.join(folderOf(given.world), second));
    await given.open();
    await given.check();
    const { comments } = await given.shown();
    expect(comments.map(({ fileName }) => fileName)).toEqual(["attestato.pdf", "visura.pdf"]);
  });

  test("after a new copy was handed in passes", async () => {
    truncateSync(place(), 20);
    await found();
    const admin = await given.admin();
    expect((await given.shown()).refusals).toEqual(["comments_open"]);
    const [copy = ""] = await handIn(admin, FORM, fileNamed("visura.pdf", pdf("Visura nuova")));
    await attach(admin, FORM, [copy]);
    expect(await given.shown()).toMatchObject({ refusals: [], comments: [{ hasChanged: true }] });
    await given.open();
    await given.check();
    expect(await phase()).toBe("third_party");
  });
});

test("the very file handed in again takes the place of the damaged one", async () => {
  truncateSync(place(), 20);
  await found();
  const admin = await given.admin();
  expect(await handIn(admin, FORM, fileNamed("visura.pdf", pdf("Visura")))).toEqual([given.file]);
  const query = { question_id: FORM, attachment_id: given.file };
  await admin("survey.verificationFeedback", { query, body: { user_verification_feedback: "Ricaricato." } });
  await given.open();
  await given.check();
  expect(await phase()).toBe("third_party");
});

describe("a check that is disturbed", () => {
  test("leaves a verification alone that was withdrawn meanwhile", async () => {
    const id = await given.open();
    await (
      await given.admin()
    )("survey.withdrawVerification", {});
    await given.check();
    expect(await jobs()).toMatchObject([{ id: checkIdOf(id), state: "fulfilled" }]);
    expect((await given.shown()).returned?.how).toBe("withdrawn");
  });

  test("leaves one alone that lapsed while nobody was at work", async () => {
    await given.open();
    given.world.clock.advance({ days: 61 });
    await given.check();
    expect((await given.shown()).returned?.how).toBe("lapsed");
  });

  test("does nothing to a verification that was opened after the one it belongs to", async () => {
    await given.open();
    await (
      await given.admin()
    )("survey.withdrawVerification", {});
    const later = await given.open();
    await given.world.db.deleteFrom("job").where("id", "=", checkIdOf(later)).execute();
    await given.check();
    expect(await phase()).toBe("documents");
  });

  test("says nothing of one that was opened while it was reading the files of the one before", async () => {
    await given.open();
    const { world } = given;
    let later: string | null = null;
    const run: JobKind["run"] = (job, tools) => {
      const progress = async () => {
        if (later !== null) return;
        await (
          await given.admin()
        )("survey.withdrawVerification", {});
        later = await given.open();
        await world.db.deleteFrom("job").where("id", "=", checkIdOf(later)).execute();
      };
      return checkKind.run(job, { ...tools, progress });
    };
    const worker = startJobWorker(world.parts, { [CHECK]: { ...checkKind, run } });
    await worker.drain();
    await worker.stop();
    expect((await given.shown()).open).toMatchObject({ id: later, phase: "documents" });
  });

  test("is begun again by the next process, and done once", async () => {
    await given.open();
    const { world } = given;
    await world.db
      .updateTable("job")
      .set({ state: "running", lease_until: leaseFrom(world.clock.now()) })
      .execute();
    await given.check();
    expect(await phase()).toBe("documents");
    world.clock.advance({ minutes: 1 });
    await given.check();
    expect(await phase()).toBe("third_party");
    expect(await jobs()).toMatchObject([{ state: "fulfilled", error: null }]);
  });

  test("stops before the next file when the process ends, and is put back", async () => {
    await given.open();
    const run: JobKind["run"] = (job, tools) => {
      void worker.stop();
      return checkKind.run(job, tools);
    };
    const worker = startJobWorker(given.world.parts, { [CHECK]: { ...checkKind, run } });
    await worker.drain();
    expect(await jobs()).toMatchObject([{ state: "pending", error: null }]);
    await given.check();
    expect(await phase()).toBe("third_party");
  });

  test("that failed is written down anew an hour later, so that nobody is stuck", async () => {
    const id = await given.open();
    const { world } = given;
    await world.db
      .updateTable("job")
      .set({ state: "rejected", error: "internal/job_interrupted", payload: "null" })
      .execute();
    await sweepVerifications(world.parts);
    expect(await jobs()).toMatchObject([{ state: "rejected" }]);
    world.clock.advance({ hours: 1 });
    await sweepVerifications(world.parts);
    await sweepVerifications(world.parts);
    expect(await jobs()).toMatchObject([{ id: checkIdOf(id), state: "pending", error: null }]);
    await given.check();
    expect(await phase()).toBe("third_party");
  });

  test("whose job was lost is written down by the next start", async () => {
    await given.open();
    await given.world.db.deleteFrom("job").execute();
    await sweepVerifications(given.world.parts);
    await given.check();
    expect(await phase()).toBe("third_party");
  });
});
