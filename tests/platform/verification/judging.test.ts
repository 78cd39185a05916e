import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { audited } from "../audited";
import { input, save } from "../answering";
import { handIn } from "../files/filing";
import { fileNamed, pdf } from "../files/samples";
import { CLASS, FORM } from "../../questions";
import { makeVerifying, revisionOf, type Verifying } from "./verifying";

let given: Verifying;
let id: string;
let verifier: Call;

beforeEach(async () => {
  given = await makeVerifying();
  id = await given.begin();
  verifier = await given.verifier();
});

afterEach(() => given.world.close());

const params = () => ({ id });
const judge = (body: object, call = verifier) =>
  call("survey.judge", { params: params(), body: body as never });
const decide = (
  decision: "accept" | "refuse",
  call = verifier,
  phase: "third_party" | "in_depth" = "third_party",
) => call("survey.decide", { params: params(), body: { decision, phase } });
const refused = (...codes: string[]) => ({
  status: 409,
  message: "internal/card_refused",
  errors: codes.map((code) => ({ path: "", code })),
});
const versions = () => given.world.db.selectFrom("card_version").selectAll().execute();
const fetched = async (url: string) => {
  const request = new Request(url);
  return given.world.handle(request, { clientAddress: "192.0.2.9", requestId: "1" });
};

describe("a verifier", () => {
  test("sees what is assigned, with what was judged of it and until when", async () => {
    await judge({ questionId: CLASS, verdict: "accepted" });
    await judge({ questionId: FORM, attachmentId: given.file, verdict: "rejected", comment: "Illeggibile." });
    expect(await verifier("survey.assignedVerifications", {})).toEqual({
      verifications: [
        {
          ...{ id, companyName: "Azienda Prova S.r.l.", year: 2025, level: 2, phase: "third_party" },
          ...{ openedAt: "2026-03-10T09:00:00.000Z", lapsesAt: "2026-05-09T08:00:00.000Z" },
          ...{ items: 3, judged: 2, accepted: 1, commented: 0, asked: 0, rejected: 1, lookedAgain: null },
        },
      ],
    });
    expect(await verifier("survey.candidate", { params: params() })).toMatchObject({
      registry: { businessName: "Azienda Prova S.r.l.", employees: 60, size: "medium" },
      candidate: [
        {
          questionId: FORM,
          judgement: { verdict: null, comment: null, reply: null },
          files: [{ name: "visura.pdf", verdict: "rejected", comment: "Illeggibile.", reply: null }],
        },
        { questionId: CLASS, judgement: { verdict: "accepted" }, files: [] },
      ],
    });
  });

  test("opens the candidate's files, and no other file of the company", async () => {
    const file = (one: string, call = verifier) =>
      call("survey.candidateFile", { params: { id, file: one } });
    const { downloadUrl } = await file(given.file);
    const response = await fetched(downloadUrl);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf("Visura"));
    expect(response.headers.get("Content-Disposition")).toContain("visura.pdf");
    given.world.clock.advance({ minutes: 5 });
    expect((await fetched(downloadUrl)).status).toBe(404);
    const [other = ""] = await handIn(await given.admin(), FORM, fileNamed("b.pdf", pdf("B")));
    await expect(file(other)).rejects.toMatchObject({ status: 404 });
    await expect(
      verifier("survey.download", { params: { type: "attachment" }, query: { filename: given.file } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test("writes within the characters of §5, on as many lines as needed", async () => {
    const comment = "  Manca l’ultima pagina…\r\nCO₂ “lorda” ";
    await judge({ questionId: CLASS, verdict: "commented", comment });
    const { comments } = await given.shown();
    expect(comments).toMatchObject([
      { comment: 'Manca l\'ultima pagina...\nCO2 "lorda"', verdict: "commented" },
    ]);
    await expect(
      judge({ questionId: CLASS, verdict: "commented", comment: "…".repeat(1000) }),
    ).rejects.toMatchObject({ status: 422, errors: [{ path: "comment", code: "too_long" }] });
  });

  test("judges what the candidate has, and says why not", async () => {
    await expect(judge({ questionId: "v3-x", verdict: "accepted" })).rejects.toMatchObject(
      refused("item_unknown"),
    );
    await expect(judge({ questionId: CLASS, verdict: "rejected" })).rejects.toMatchObject(
      refused("comment_missing"),
    );
    await expect(judge({ questionId: CLASS, verdict: "perfect" })).rejects.toMatchObject({ status: 422 });
    await expect(decide("refuse")).rejects.toMatchObject(refused("refusal_without_comment"));
    await expect(decide("accept")).rejects.toMatchObject(refused("items_unjudged"));
    expect(await versions()).toEqual([]);
  });

  test("waits for the automatic check", async () => {
    await (
      await given.admin()
    )("survey.withdrawVerification", {});
    id = await given.open();
    await given.assign(id);
    await expect(judge({ questionId: CLASS, verdict: "accepted" })).rejects.toMatchObject(
      refused("check_running"),
    );
    await expect(decide("accept")).rejects.toMatchObject(refused("check_running"));
  });
});

describe("nobody else", () => {
  const calls: [string, (call: Call) => Promise<unknown>][] = [
    ["reads the candidate", (call) => call("survey.candidate", { params: params() })],
    ["opens its files", (call) => call("survey.candidateFile", { params: { id, file: given.file } })],
    ["judges", (call) => judge({ questionId: CLASS, verdict: "accepted" }, call)],
    ["decides", (call) => decide("refuse", call)],
  ];

  test.each(calls)("%s: another verifier does not find it", async (_, ask) => {
    const { world } = given;
    const companyId = await world.addCompany({ businessName: "Altro Ente" });
    await world.addPerson({ email: "w@altro.example", companyId, isVerifier: true });
    const other = await world.as("w@altro.example");
    await expect(ask(other)).rejects.toMatchObject({ status: 404 });
    expect(await other("survey.assignedVerifications", {})).toEqual({ verifications: [] });
  });

  test.each(calls)("%s: the company itself may not", async (_, ask) => {
    await expect(ask(await given.admin())).rejects.toMatchObject({ status: 403 });
  });

  test.each(calls.slice(0, 2))("%s: when it is over, the verifier neither", async (_, ask) => {
    await (
      await given.admin()
    )("survey.withdrawVerification", {});
    await expect(ask(verifier)).rejects.toMatchObject({ status: 404 });
    expect(await verifier("survey.assignedVerifications", {})).toEqual({ verifications: [] });
  });

  test.each(calls.slice(2))("%s: when it is over, the verifier is told", async (_, ask) => {
    await (
      await given.admin()
    )("survey.withdrawVerification", {});
    await expect(ask(verifier)).rejects.toMatchObject(refused("no_verification"));
    const next = await given.open();
    await given.assign(next);
    await expect(ask(verifier)).rejects.toMatchObject(refused("no_verification"));
  });

  test("verifies when the right was taken away", async () => {
    const { db } = given.world;
    await db.updateTable("membership").set({ is_verifier: 0 }).execute();
    await expect(verifier("survey.candidate", { params: params() })).rejects.toMatchObject({ status: 403 });
  });
});

describe("a verified card", () => {
  test("of level 2 is the frozen candidate, byte for byte", async () => {
    const admin = await given.admin();
    await save(admin, CLASS, { classe: "a4" }, { revision: 1 });
    await given.acceptAll(id);
    given.world.clock.advance({ hours: 3 });
    const { versionId, phase } = await decide("accept");
    expect(phase).toBeNull();
    const [version] = await versions();
    const snapshot = JSON.parse(version?.snapshot ?? "") as Record<string, unknown>;
    const { id: card, issuedAt, expiresAt, certification, ...frozen } = snapshot;
    const { candidate, sha256 } = await given.world.db
      .selectFrom("verification")
      .select(["candidate", "sha256"])
      .executeTakeFirstOrThrow();
    expect(canonicalize(frozen)).toBe(candidate);
    expect(createHash("sha256").update(candidate).digest("hex")).toBe(sha256);
    expect({ card, issuedAt, expiresAt, certification }).toEqual({
      card: versionId,
      issuedAt: "2026-03-10T12:00:00.000Z",
      expiresAt: "2027-03-10T12:00:00.000Z",
      certification: {
        ...{ level: 2, body: "Ente di Prova", verifiedAnswers: 2 },
        dataAsOf: "2026-03-10T09:00:00.000Z",
      },
    });
    expect(version).toMatchObject({
      certification_level: 2,
      certification_body: "Ente di Prova",
      data_as_of: "2026-03-10T09:00:00.000Z",
      number: 1,
      issued_by: given.verifierId,
    });
  });

  test("of level 3 is issued after a second acceptance, of which the sixty days are its own", async () => {
    await (
      await given.admin()
    )("survey.withdrawVerification", {});
    await given.certify();
    id = await given.begin(3);
    await given.acceptAll(id);
    given.world.clock.advance({ days: 50 });
    verifier = await given.verifier();
    expect(await decide("accept")).toEqual({ phase: "in_depth", versionId: null });
    expect(await versions()).toEqual([]);
    given.world.clock.advance({ days: 50 });
    verifier = await given.verifier();
    await judge({ questionId: CLASS, verdict: "commented", comment: "Di quale edificio?" });
    const again = () => decide("accept", verifier, "in_depth");
    await expect(again()).rejects.toMatchObject(refused("not_looked_again", "comments_open"));
    await judge({ questionId: CLASS, verdict: "accepted" });
    await expect(again()).rejects.toMatchObject(refused("not_looked_again"));
    await given.acceptAll(id);
    const { versionId } = await again();
    expect(await versions()).toMatchObject([{ id: versionId, certification_level: 3 }]);
  });

  test("begins the 24 hours, counts in the benchmark, keeps its files and is told by mail", async () => {
    await given.acceptAll(id);
    const { versionId } = await decide("accept");
    const admin = await given.admin();
    await save(admin, CLASS, { classe: "a4" }, { revision: 1 });
    expect(await given.shown()).toMatchObject({
      open: null,
      returned: null,
      refusals: ["issued_recently"],
      nextIssueAt: "2026-03-11T09:00:00.000Z",
    });
    given.world.clock.advance({ hours: 24 });
    expect(await given.shown()).toMatchObject({ refusals: [], nextIssueAt: null });
    const { db } = given.world;
    const entry = await db.selectFrom("benchmark_entry").selectAll().executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ company_id: given.companyId, year: 2025 });
    expect(entry.live).not.toBeNull();
    expect(await db.selectFrom("version_attachment").selectAll().execute()).toEqual([
      { version_id: versionId, attachment_id: given.file },
    ]);
    expect(await db.selectFrom("kept_attachment").selectAll().execute()).toEqual([]);
    const [mail] = await given.world.outbox();
    expect(mail?.headers).toMatchObject({ A: "Anna Rossi <a@prova.example>" });
    expect(mail?.body).toContain(versionId as string);
    expect(mail?.body).toContain("Ente di Prova");
    expect((await audited(db)).map(({ event }) => event)).toEqual(
      expect.arrayContaining(["verification_decided", "card_issued"]),
    );
  });

  test("is one, however many decide at the same moment", async () => {
    await given.acceptAll(id);
    const decided = await Promise.allSettled(Array.from({ length: 10 }, () => decide("accept")));
    const reasons = decided.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
    expect(reasons).toHaveLength(9);
    for (const reason of reasons) expect(reason).toMatchObject(refused("no_verification"));
    expect(await versions()).toHaveLength(1);
    expect((await given.world.outbox()).map(({ headers }) => headers.A)).toEqual([
      expect.stringContaining("a@prova.example"),
      expect.stringContaining("v@ente.example"),
    ]);
  });

  test("and a refusal at the same moment exclude each other", async () => {
    await given.acceptAll(id);
    await judge({ questionId: CLASS, verdict: "commented", comment: "Di quale anno?" });
    const admin = await given.admin();
    const both = await Promise.allSettled([
      decide("refuse"),
      admin("survey.withdrawVerification", {}),
      judge({ questionId: CLASS, verdict: "accepted" }).then(() => decide("accept")),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await versions()).toEqual([]);
    expect((await given.shown()).returned).not.toBeNull();
  });
});

test("saving an answer goes on as ever while its candidate is judged", async () => {
  const admin = await given.admin();
  const at = await revisionOf(admin);
  const answers = [input(CLASS, { classe: "a1" }, { revision: 1 })];
  await admin("survey.saveAnswer", { params: { id: CLASS }, body: { answers } });
  expect(await revisionOf(admin)).toBe(at + 1);
  expect((await given.shown()).open?.id).toBe(id);
});
