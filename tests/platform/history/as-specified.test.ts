import { afterEach, describe, expect, test } from "vitest";
import { type makeHandler } from "~/platform/handler";
import { save, shown } from "../answering";
import { openSession } from "../residents";
import { ADMIN, makeVerifying } from "../verification/verifying";
import { BASE_URL } from "../world";
import { CLASS, FORM, RULES, WATER } from "../../questions";
import { makeRestoring } from "./restoring";

/** Spec §7, word for word: the requests of a client written after the specification alone. */
const BASE = `${BASE_URL}/api/survey/v1`;
const CALLER = { clientAddress: "192.0.2.1", requestId: "1" };

let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

type Ask = (
  asked: string,
  body?: object,
) => Promise<{ status: number; said: Record<string, never> & { errors?: unknown } }>;

/** Sends "GET /esg/…" to a platform; without a body there is neither one nor a header about its type. */
const asking =
  (handle: ReturnType<typeof makeHandler>, token: string): Ask =>
  async (asked, body) => {
    const [method = "", path = ""] = asked.split(" ");
    const headers = {
      Authorization: `Bearer ${token}`,
      Locale: "it",
      ...(body && { "Content-Type": "application/json" }),
    };
    const sent = body ? { body: JSON.stringify(body) } : {};
    const response = await handle(new Request(BASE + path, { method, headers, ...sent }), CALLER);
    return { status: response.status, said: (await response.json()) as never };
  };

/** A company that issues by itself, or one that restores and is verified. */
async function company({ isEnabled }: { isEnabled: boolean }) {
  const restoring = await makeRestoring();
  close = restoring.close;
  const { world, admin, companyId } = restoring;
  if (!isEnabled) {
    await world.db.updateTable("company").set({ is_validated: 0 }).where("id", "=", companyId).execute();
  }
  await save(admin, WATER, { prelievo: "5", uso: "civile" });
  await save(admin, RULES, { value: "no" });
  const ask = asking(world.handle, await openSession(world.parts, "a@prova.example"));
  return { ...restoring, ask };
}

describe("POST /esg/publish", () => {
  test("without a body issues the draft as it is now", async () => {
    const { ask, admin } = await company({ isEnabled: false });
    await save(admin, CLASS, { classe: "b" });
    const { status, said } = await ask("POST /esg/publish");
    expect([status, said]).toMatchObject([200, { versionId: expect.stringMatching(/^ESG-2025-/) }]);
    const { questions } = await admin("survey.answers", { query: { version: "public" } });
    const given = questions.filter(({ status }) => status === "self-declared");
    expect(given.map(({ definition }) => definition.guid).sort()).toEqual([WATER, RULES, CLASS].sort());
  });

  test("with a body that says nothing does the same", async () => {
    const { ask } = await company({ isEnabled: false });
    expect((await ask("POST /esg/publish", {})).status).toBe(200);
  });

  test("with a revision issues only the draft that was looked at", async () => {
    const { ask, admin } = await company({ isEnabled: false });
    const { revision } = await admin("survey.overview", { query: {} });
    await save(admin, CLASS, { classe: "b" });
    expect(await ask("POST /esg/publish", { revision })).toMatchObject({
      status: 409,
      said: { message: "internal/conflict" },
    });
    expect((await ask("POST /esg/publish", { revision: revision + 1 })).status).toBe(200);
  });

  test("of ten at the same moment makes one version", async () => {
    const { ask, world } = await company({ isEnabled: false });
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask("POST /esg/publish")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ status, said }) => (status === 200 ? [] : [said["message"]])))).toEqual(
      new Set(["internal/issued_recently"]),
    );
    expect(await world.db.selectFrom("card_version").select("id").execute()).toHaveLength(1);
  });

  test("of a body that cannot be read issues nothing", async () => {
    const { world } = await company({ isEnabled: false });
    const headers = { Authorization: `Bearer ${await openSession(world.parts, "a@prova.example")}` };
    for (const body of ["{", "null", "[]", " "]) {
      const request = new Request(`${BASE}/esg/publish`, { method: "POST", headers, body });
      expect((await world.handle(request, CALLER)).status).toBe(422);
    }
    expect(await world.db.selectFrom("card_version").select("id").execute()).toEqual([]);
  });
});

describe("GET /esg/history and GET /esg/history/{version}", () => {
  test("answer with the year and without it", async () => {
    const { ask } = await company({ isEnabled: false });
    const { said } = await ask("POST /esg/publish");
    for (const asked of ["", "?year=2025"]) {
      expect(await ask(`GET /esg/history${asked}`)).toMatchObject({
        status: 200,
        said: {
          year: 2025,
          versions: {
            draft: {
              ...{ publicationDate: null, isValidationPending: false, usefulInfo: null },
              ...{ validationDate: null, versionValidationStatus: 0 },
            },
            public: { id: said["versionId"], publicationDate: said["issuedAt"] },
            other: [],
          },
        },
      });
      for (const version of ["draft", "public", said["versionId"]]) {
        const answer = await ask(`GET /esg/history/${String(version)}${asked}`);
        expect([answer.status, answer.said["year"]]).toEqual([200, 2025]);
      }
    }
    expect((await ask("GET /esg/history?year=2024")).said).toMatchObject({
      year: 2024,
      versions: { public: null, other: [] },
    });
  });
});

describe("POST /esg/survey_answers_copy and GET /esg/survey_answers_copy/check/{id}", () => {
  test("copy with what is named, and with all of it, and say how far they are", async () => {
    const { ask, admin, keep, worker, companyId } = await company({ isEnabled: true });
    const versionFrom = await keep();
    const asked = [
      ["POST /esg/survey_answers_copy", { versionFrom }, 2],
      [
        `POST /esg/survey_answers_copy?groupCompanyId=${companyId}&year=2025`,
        { answersList: [WATER], versionFrom },
        1,
      ],
    ] as const;
    for (const [index, [call, body, totalAnswers]] of asked.entries()) {
      await save(admin, WATER, { prelievo: "6", uso: "civile" }, { revision: 1 + 2 * index });
      const begun = await ask(call, body);
      expect([begun.status, Object.keys(begun.said)]).toEqual([200, ["id"]]);
      await worker.drain();
      expect(await ask(`GET /esg/survey_answers_copy/check/${String(begun.said["id"])}`)).toMatchObject({
        status: 200,
        said: {
          ...{ progress: 100, totalAnswers, modifiedAnswers: 1 },
          companyScoring: { start_small: expect.any(Number) },
        },
      });
    }
  });
});

describe("POST /esg/verification_feedback", () => {
  test("answers the comment on an answer and on a file of it", async () => {
    const given = await makeVerifying();
    close = () => given.world.close();
    const id = await given.begin();
    const verifier = await given.verifier();
    const comment = { verdict: "commented", comment: "Di quale edificio?" } as const;
    await verifier("survey.judge", { params: { id }, body: { questionId: CLASS, ...comment } });
    const ofFile = { questionId: FORM, attachmentId: given.file, ...comment };
    await verifier("survey.judge", { params: { id }, body: ofFile });
    const ask = asking(given.world.handle, await openSession(given.world.parts, ADMIN));
    const words = { user_verification_feedback: "Quello di via Roma." };
    const ofAnswer = await ask(`POST /esg/verification_feedback?question_id=${CLASS}`, words);
    const toFile = await ask(
      `POST /esg/verification_feedback?question_id=${FORM}&attachment_id=${given.file}`,
      words,
    );
    expect([ofAnswer.status, toFile.status]).toEqual([200, 200]);
    expect((await given.shown()).comments.map(({ reply }) => reply)).toEqual([
      "Quello di via Roma.",
      "Quello di via Roma.",
    ]);
  });
});

test("what the specification does not name is refused", async () => {
  const { ask, keep } = await company({ isEnabled: true });
  const versionFrom = await keep();
  const refused = await Promise.all([
    ask("POST /esg/publish", { version: "draft" }),
    ask("GET /esg/history?version=draft"),
    ask("GET /esg/history/draft?page=1"),
    ask("POST /esg/survey_answers_copy", { versionFrom, overwrite: true }),
    ask("POST /esg/survey_answers_copy?month=1", { versionFrom }),
    ask("POST /esg/verification_feedback?question_id=x&file=y", { user_verification_feedback: "a" }),
    ask("POST /esg/verification_feedback?question_id=x", { words: "a" }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 422));
});

describe("POST /esg/questions/{id}", () => {
  const answered = (classe: string, more: object = {}) => ({
    answers: [{ questionId: CLASS, answerElements: [{ id: "classe", value: classe }], ...more }],
  });

  test("without our revision saves on top of the stored answer, and keeps what was there", async () => {
    const { ask, admin } = await company({ isEnabled: true });
    for (const [index, classe] of ["b", "c"].entries()) {
      const { status, said } = await ask(`POST /esg/questions/${CLASS}`, answered(classe));
      expect([status, said]).toMatchObject([
        200,
        { surveyCompleted: false, saved: [{ questionId: CLASS, revision: index + 1 }] },
      ]);
      expect(said).toHaveProperty("nextQuestionId");
      expect(said).toHaveProperty("prevQuestionId");
    }
    const { changes } = await admin("survey.answerChanges", { params: { id: CLASS }, query: {} });
    expect(changes.map(({ after }) => after.answerElements[0]?.value)).toEqual(["c", "b"]);
  });

  test("takes every field of an answer that the specification names, and a list of levels", async () => {
    const { ask, admin } = await company({ isEnabled: true });
    const whole = {
      ...{ answers: [], attachments: [], explanation: "Dal certificato.", incompatibilityExplanation: null },
      notApplicableChosen: false,
    };
    for (const levels of [undefined, "full", "start_small:graduate", ["start_small", "graduate"], ["full"]]) {
      const { status } = await ask(`POST /esg/questions/${CLASS}`, { levels, ...answered("b", whole) });
      expect([levels, status]).toEqual([levels, 200]);
    }
    expect(await shown(admin, CLASS)).toMatchObject({
      answer: { explanation: "Dal certificato.", incompatibilityExplanation: null, revision: 1 },
    });
    expect((await ask(`POST /esg/questions/${CLASS}`, { levels: ["nulla"], ...answered("b") })).status).toBe(
      404,
    );
  });

  test("with a revision overwrites nothing that is newer", async () => {
    const { ask, admin } = await company({ isEnabled: true });
    await save(admin, CLASS, { classe: "b" });
    const late = await ask(`POST /esg/questions/${CLASS}`, answered("g", { revision: 0 }));
    expect(late).toMatchObject({ status: 409, said: { message: "internal/conflict" } });
    expect((await shown(admin, CLASS)).answer).toMatchObject({
      answerElements: [{ id: "classe", value: "b" }],
      revision: 1,
    });
    expect((await ask(`POST /esg/questions/${CLASS}`, answered("g", { revision: 1 }))).status).toBe(200);
  });
});
