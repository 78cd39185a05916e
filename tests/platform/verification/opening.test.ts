import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { audited } from "../audited";
import { completeRegistry, save } from "../answering";
import { attach, handIn } from "../files/filing";
import { fileNamed, pdf } from "../files/samples";
import { CLASS, FORM } from "../../questions";
import { ADMIN, makeVerifying, revisionOf, type Verifying } from "./verifying";

let given: Verifying;

beforeEach(async () => {
  given = await makeVerifying();
});

afterEach(() => given.world.close());

const rows = () => given.world.db.selectFrom("verification").selectAll().execute();
const refused = (...codes: string[]) => ({
  status: 409,
  message: "internal/card_refused",
  errors: codes.map((code) => ({ path: "", code })),
});

describe("opening a verification", () => {
  test("freezes the draft under its SHA-256 and begins with the documents", async () => {
    const admin = await given.admin();
    const body = { revision: await revisionOf(admin), level: 3 } as const;
    const { id, phase } = await admin("survey.openVerification", { body });
    expect(phase).toBe("documents");
    const [row] = await rows();
    expect(row).toMatchObject({ id, number: 1, level: 3, year: 2025, ending: null });
    expect(
      createHash("sha256")
        .update(row?.candidate ?? "")
        .digest("hex"),
    ).toBe(row?.sha256);
    expect(JSON.parse(row?.items ?? "")).toEqual(
      expect.arrayContaining([
        { question: CLASS, attachment: null },
        { question: FORM, attachment: null },
        { question: FORM, attachment: given.file },
      ]),
    );
    expect(await given.shown()).toMatchObject({
      open: { id, level: 3, phase: "documents", body: null, lapsesAt: "2026-05-09T08:00:00.000Z" },
      refusals: ["verification_open"],
      items: 3,
      accepted: 0,
    });
  });

  test("happens once, whoever asks at the same moment", async () => {
    const admin = await given.admin();
    const body = { revision: await revisionOf(admin), level: 2 } as const;
    const asked = await Promise.allSettled(
      Array.from({ length: 8 }, () => admin("survey.openVerification", { body })),
    );
    const reasons = asked.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
    expect(reasons).toHaveLength(7);
    for (const reason of reasons) expect(reason).toMatchObject(refused("verification_open"));
    expect(await rows()).toHaveLength(1);
    expect(await given.world.db.selectFrom("job").select("id").execute()).toHaveLength(1);
  });

  test("is refused over a draft or a registry that moved since the page was shown", async () => {
    const admin = await given.admin();
    const seen = await revisionOf(admin);
    await save(admin, CLASS, { classe: "a4" }, { revision: 1 });
    const open = (revision: number) => admin("survey.openVerification", { body: { revision, level: 2 } });
    await expect(open(seen)).rejects.toMatchObject(refused("stale_revision"));
    const before = await revisionOf(admin);
    await completeRegistry(admin, { numberOfEmployees: "61" });
    await expect(open(before)).rejects.toMatchObject(refused("stale_revision"));
    expect(await rows()).toEqual([]);
  });

  test.each([0, 1, 4, 2.5, "2", null])("is refused at level %j, and nothing is frozen", async (level) => {
    const admin = await given.admin();
    const body = { revision: await revisionOf(admin), level } as never;
    await expect(admin("survey.openVerification", { body })).rejects.toMatchObject({
      status: 422,
      errors: [expect.objectContaining({ path: "level" })],
    });
    expect(await rows()).toEqual([]);
    expect((await given.shown()).open).toBeNull();
  });

  test("is for enabled companies with a registry, all that is missing said at once", async () => {
    const { world } = given;
    const companyId = await world.addCompany();
    await world.addPerson({ email: "n@nuova.example", companyId, isAdmin: true });
    const stranger = await world.as("n@nuova.example");
    const expected = [
      "not_enabled",
      "nothing_answered",
      "turnover_missing",
      "sector_missing",
      "size_missing",
    ];
    await expect(
      stranger("survey.openVerification", { body: { revision: 0, level: 2 } }),
    ).rejects.toMatchObject(refused(...expected));
    expect(await stranger("survey.verification", {})).toMatchObject({
      enabled: false,
      open: null,
      returned: null,
      refusals: expected,
      comments: [],
    });
  });

  test("asks for permission to write", async () => {
    const reader = await given.world.as("c@prova.example");
    const forbidden = { status: 403 };
    const body = { revision: 1, level: 2 } as const;
    await expect(reader("survey.openVerification", { body })).rejects.toMatchObject(forbidden);
    await expect(reader("survey.withdrawVerification", {})).rejects.toMatchObject(forbidden);
    const query = { question_id: CLASS };
    const feedback = { query, body: { user_verification_feedback: "Eccolo." } };
    await expect(reader("survey.verificationFeedback", feedback)).rejects.toMatchObject(forbidden);
    expect((await reader("survey.verification", {})).enabled).toBe(true);
  });

  test("keeps the company from publishing by itself", async () => {
    await given.open();
    const admin = await given.admin();
    await expect(
      admin("survey.publish", { body: { revision: await revisionOf(admin) } }),
    ).rejects.toMatchObject({ status: 409 });
  });

  test("is written down in the audit log", async () => {
    const id = await given.open();
    const [entry] = await audited(given.world.db, "verification_opened");
    expect(entry).toMatchObject({ company_id: given.companyId, detail: `${id} level 2` });
  });
});

describe("what happens to the draft meanwhile", () => {
  test("goes to the draft and never to the candidate", async () => {
    const id = await given.begin();
    const admin = await given.admin();
    await save(admin, CLASS, { classe: "a4" }, { revision: 1 });
    const [more = ""] = await handIn(admin, FORM, fileNamed("altra.pdf", pdf("Altra")));
    await attach(admin, FORM, [more], { forma: "spa" });
    const verifier = await given.verifier();
    const { candidate } = await verifier("survey.candidate", { params: { id } });
    expect(
      candidate.map(({ questionId, lines, files }) => [questionId, lines, files.map((f) => f.id)]),
    ).toEqual([
      [
        FORM,
        [{ label: "Forma giuridica", value: "Società a responsabilità limitata (S.r.l.)" }],
        [given.file],
      ],
      [CLASS, [{ label: expect.any(String) as string, value: "B" }], []],
    ]);
    await given.acceptAll(id);
    await verifier("survey.decide", { params: { id }, body: { decision: "accept", phase: "third_party" } });
    const issued = await admin("survey.answers", { query: { version: "public" } });
    const answered = issued.questions.filter(({ status }) => status === "self-declared");
    expect(answered.map(({ answer }) => answer.answerElements[0]?.value)).toEqual(["srl", "b"]);
    expect((await given.shown()).open).toBeNull();
  });

  test(`is done by whoever may write, ${ADMIN} or another`, async () => {
    const { world, companyId } = given;
    await world.addPerson({ email: "w@prova.example", companyId, canWrite: true });
    const writer = await world.as("w@prova.example");
    const body = { revision: await revisionOf(writer), level: 2 } as const;
    const { id } = await writer("survey.openVerification", { body });
    await (
      await given.admin()
    )("survey.withdrawVerification", {});
    expect(await rows()).toMatchObject([{ id, ending: "withdrawn" }]);
  });
});
