import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { questionnaire } from "~/content/questionnaires";
import { rulesOf } from "~/domain/answers/classes";
import type { Elements } from "~/domain/question/answer";
import { editionOf, type Question, type Questionnaire } from "~/domain/question/question";
import { JOB_KINDS } from "~/platform/job-kinds";
import { type JobWorker, startJobWorker } from "~/platform/jobs/worker";
import { questionsThen } from "../../content/carried-over/questions-then";
import { unpack } from "../../fixtures/kept-store";
import { ON_POSTGRES } from "../../postgres/databases";
import { completeRegistry } from "../answering";
import { makeWorld, type World } from "../world";

/** The store of that commit holds the questions as they were asked then. */
const COMMIT = "38381c5";
const YEAR = 2025;
const AT = "2026-03-01T10:00:00.000Z";

let world: World;
let worker: JobWorker;
let admin: Call;
let companyId: string;
let accountId: string;
let then: Questionnaire & { sha256: string };

beforeAll(async () => {
  world = await makeWorld({ now: "2026-03-10T09:00:00.000Z", fill: (folder) => unpack(COMMIT, folder) });
  companyId = await world.addCompany({ isValidated: true });
  accountId = await world.addPerson({ email: "allora@prova.example", companyId, isAdmin: true });
  admin = await world.as("allora@prova.example");
  await completeRegistry(admin, { numberOfEmployees: "200" });
  worker = startJobWorker(world.parts, JOB_KINDS);
  then = await questionnaireThen();
  await answerThen();
});

afterAll(async () => {
  await worker.stop();
  await world.close();
});

async function questionnaireThen(): Promise<typeof then> {
  const kept = await world.db
    .selectFrom("configuration")
    .selectAll()
    .where("api_version", "=", "v3")
    .execute();
  const known = kept.map(({ content, sha256 }) => ({ ...(JSON.parse(content) as Questionnaire), sha256 }));
  const whole = known.find(({ questions }) => questions.length === questionsThen.length);
  if (!whole) throw new Error("The store of then has no questions of then");
  return whole;
}

/** A legal answer to the question as it was asked then. */
const saidThen = (question: Question): Elements => rulesOf(question).best(question);

/** The draft of then: rows as that commit wrote them. */
async function answerThen(): Promise<void> {
  const rows = then.questions.map((question) => ({
    company_id: companyId,
    year: YEAR,
    question_id: question.guid,
    revision: 1,
    elements: JSON.stringify(saidThen(question)),
    not_applicable: 0,
    edition: editionOf(question),
    updated_by: accountId,
    updated_at: AT,
  }));
  for (const row of rows) await world.db.insertInto("answer").values(row).execute();
}

const storedRows = () =>
  world.db
    .selectFrom("answer")
    .select(["question_id", "elements", "edition"])
    .where("company_id", "=", companyId)
    .orderBy("question_id")
    .execute();

const listed = async () => (await admin("survey.obsoleteAnswers", {})).answers;

/** What the draft shows of each question, by guid. */
async function shownNow(): Promise<Map<string, { status: string; elements: Elements }>> {
  const { questions } = await admin("survey.answers", { query: {} });
  return new Map(
    questions.map(({ definition: { guid }, status, answer }) => [
      guid,
      { status, elements: Object.fromEntries(answer.answerElements.map(({ id, value }) => [id, value])) },
    ]),
  );
}

const present = new Map(questionnaire("v3").questions.map((question) => [question.guid, question]));
const fate = (question: Question) => {
  const now = present.get(question.guid);
  if (!now) return "withdrawn";
  return editionOf(now) === editionOf(question) ? "kept" : "revised";
};

// A store on a server begins later than that commit.
describe.skipIf(ON_POSTGRES)("a draft of commit 38381c5 with an answer to each of its 154 questions", () => {
  test("is made of the questions whose fate the tables tell", () => {
    expect(then.questions.map(({ guid }) => guid).sort()).toEqual(
      questionsThen.map(({ guid }) => guid).sort(),
    );
    const fates = then.questions.map(fate);
    for (const one of ["kept", "revised", "withdrawn"]) expect(fates).toContain(one);
  });

  test("shows each withdrawn answer with the words of then, to be removed", async () => {
    const gone = then.questions.filter((question) => fate(question) === "withdrawn");
    const list = (await listed()).filter(({ why }) => why === "withdrawn");
    expect(list.map(({ questionId }) => questionId).sort()).toEqual(gone.map(({ guid }) => guid).sort());
    for (const { questionId, prompt, lines, advice } of list) {
      const question = gone.find(({ guid }) => guid === questionId);
      expect(prompt).toBe(question?.prompt);
      expect(advice, questionId).toMatch(/\.$/);
      expect(lines.length, questionId).toBe(Object.keys(question ? saidThen(question) : {}).length);
    }
  });

  test("marks each revised answer, with its lines and the prompt of then, unless another datum closes it", async () => {
    const revised = then.questions.filter((question) => fate(question) === "revised");
    const list = new Map((await listed()).map((one) => [one.questionId, one]));
    const shown = await shownNow();
    for (const question of revised) {
      const row = list.get(question.guid);
      if (!row) {
        expect(["na-blocked", "blocked"], question.guid).toContain(shown.get(question.guid)?.status);
        continue;
      }
      expect(row).toMatchObject({ why: "revised", promptThen: question.prompt });
      expect(row.advice, question.guid).toMatch(/\.$/);
      expect(row.lines.length, question.guid).toBe(Object.keys(saidThen(question)).length);
    }
    expect(revised.filter(({ guid }) => list.has(guid)).length).toBeGreaterThan(15);
  });

  test("shows every other answer in its question, word for word", async () => {
    const shown = await shownNow();
    for (const question of then.questions.filter((one) => fate(one) === "kept")) {
      expect(shown.get(question.guid)?.elements, question.guid).toEqual(saidThen(question));
    }
  });

  test("loses no answer by being opened", async () => {
    const before = await storedRows();
    await admin("survey.overview", { query: {} });
    await admin("scoring.homePage", { params: { version: "draft" }, query: {} });
    await listed();
    expect(await storedRows()).toEqual(before);
    expect(before.length).toBe(154);
  });

  test("is saved, restored to what a position of then says, and given back to the letter", async () => {
    const position = await positionThen();
    const draft = await storedRows();
    const kept = then.questions.find(
      (question) => fate(question) === "kept" && question.guid.includes("classe"),
    );
    if (!kept) throw new Error("No question was kept");
    await world.db
      .updateTable("answer")
      .set({ elements: JSON.stringify({ classe: "g" }), revision: 2 })
      .where("company_id", "=", companyId)
      .where("question_id", "=", kept.guid)
      .execute();
    const changed = await storedRows();
    const done = await restore(position);
    expect(done.status).toBe("fulfilled");
    expect(done.skipped).toEqual([]);
    expect(await storedRows()).toEqual(draft);
    const before = await world.db
      .selectFrom("saved_position")
      .select("id")
      .where("company_id", "=", companyId)
      .where("type", "=", "before_restore")
      .executeTakeFirstOrThrow();
    await restore(before.id);
    expect(await storedRows()).toEqual(changed);
  });
});

/** A position as that commit wrote it: the answers with the editions and the questions of then. */
async function positionThen(): Promise<string> {
  const id = randomUUID();
  const content = Object.fromEntries(
    then.questions.map((question) => [
      question.guid,
      {
        elements: saidThen(question),
        notApplicableChosen: false,
        notApplicableReason: null,
        explanation: null,
        incompatibilityExplanation: null,
        attachments: [],
        edition: editionOf(question),
      },
    ]),
  );
  await world.db
    .insertInto("saved_position")
    .values({
      ...{ id, company_id: companyId, year: YEAR, type: "manual", name: "Allora" },
      ...{ saved_by: accountId, saved_at: AT, draft_revision: 1, given: then.questions.length },
      ...{ configuration: then.sha256, content: JSON.stringify(content), revision: 1 },
    })
    .execute();
  return id;
}

async function restore(versionFrom: string) {
  const { id } = await admin("survey.copyAnswers", { query: {}, body: { versionFrom } });
  await worker.drain();
  return admin("survey.copyProgress", { params: { id } });
}
