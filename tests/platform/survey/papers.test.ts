import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { completeRegistry, save } from "../answering";
import { makeCompany } from "../company";
import type { World } from "../world";

let world: World;
let admin: Call;

beforeEach(async () => void ({ world, admin } = await makeCompany()));

afterEach(() => world.close());

const papersNow = async () =>
  (await admin("survey.papers", { query: {} })).levels.flatMap(({ id: level, topics }) =>
    topics.flatMap(({ id: topic, papers }) => papers.map((paper) => ({ level, topic, ...paper }))),
  );

const documentOf = (guid: string) =>
  questionnaireV3.questions.find((one) => one.guid === guid)?.proof?.document;

describe("the papers of a company", () => {
  test("are those of the questions it is asked, each once in its topic", async () => {
    await completeRegistry(admin);
    const papers = await papersNow();
    const { questions } = await admin("survey.overview", { query: {} });
    const asked = questions.filter(
      ({ status, isDone, level }) =>
        level !== "reporting" && status !== "na-blocked" && !(status === "blocked" && isDone),
    );
    const listed = papers.flatMap((paper) => paper.questions.map(({ id }) => id));
    expect(listed.sort()).toEqual(asked.map(({ id }) => id).sort());
    const names = papers.map(({ level, topic, document }) => `${level} ${topic} ${document}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { document, questions: served } of papers)
      expect(served.map(({ id }) => documentOf(id))).toEqual(served.map(() => document));
  });

  test("leave out what only employers have", async () => {
    const DVR = documentOf("v3-soc-salute-e-sicurezza-dvr");
    await completeRegistry(admin);
    expect((await papersNow()).some(({ document }) => document === DVR)).toBe(true);
    await completeRegistry(admin, { numberOfEmployees: "0" });
    expect((await papersNow()).some(({ document }) => document === DVR)).toBe(false);
  });

  test("say which question has its answer already", async () => {
    const guid = "v3-gov-legalita-condanne";
    await completeRegistry(admin);
    await save(admin, guid, { value: "no" });
    const marked = (await papersNow()).flatMap(({ questions }) => questions).filter(({ done }) => done);
    expect(marked.map(({ id }) => id)).toContain(guid);
  });
});
