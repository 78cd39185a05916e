import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { ScoreDepth } from "~/api/contract/scoring";
import { heatMap, topicProgress } from "~/domain/scoring/heat-map";
import { isLocked, isOpen } from "~/domain/survey/progress";
import type { Snapshot } from "~/platform/store/versions";
import { answerEverything, completeRegistry, save } from "../answering";
import { countedQueries } from "../queries";
import { makeCompany } from "../company";
import type { World } from "../world";
import { CLASS } from "../../questions";

let world: World;
let admin: Call;
beforeEach(
  async () => void ({ world, admin } = await makeCompany({ businessName: "Officina Prova S.r.l." })),
);
afterEach(() => world.close());

const home = (version = "draft", year?: number) =>
  admin("scoring.homePage", { params: { version }, query: year === undefined ? {} : { year } });
const publish = async () => {
  const { survey } = await home();
  return admin("survey.publish", { body: { revision: survey.draft.revision } });
};

/** The first open questions in the order of the questions' own list. */
async function openInList() {
  const { questions, reportingOpen, complete } = await admin("survey.overview", { query: {} });
  const open = questions.filter(
    ({ status, isObsolete: obsolete, level }) =>
      isOpen({ status, obsolete }) && !isLocked({ level }, { obsolete }, reportingOpen),
  );
  const first = (isReporting: boolean) =>
    open.find(({ level }) => (level === "reporting") === isReporting)?.id ?? null;
  return { complete, firstOpen: first(false), reporting: first(true) };
}

const leftOnHome = async () => {
  const { left } = (await home()).survey.draft;
  return {
    complete: left?.complete,
    firstOpen: left?.firstOpen?.id ?? null,
    reporting: left?.reporting?.id ?? null,
  };
};

describe("what is left to do, as the home page has it", () => {
  test("is what the list of questions says, from the first to the last answer", async () => {
    expect(await leftOnHome()).toEqual(await openInList());
    await completeRegistry(admin);
    await save(admin, CLASS, { classe: "b" });
    expect(await leftOnHome()).toEqual(await openInList());
    await answerEverything(admin);
    expect(await leftOnHome()).toEqual(await openInList());
    expect(await leftOnHome()).toEqual({ complete: true, firstOpen: null, reporting: null });
  }, 60_000);
});

describe("the quick start, as the home page has it", () => {
  test("is what its own call says", async () => {
    const agrees = async () => {
      const { steps } = await admin("quickstart.data", {});
      expect((await home()).onboarding).toEqual(steps);
      return steps.filter(({ done }) => done).map(({ id }) => id);
    };
    expect(await agrees()).toEqual([]);
    await completeRegistry(admin);
    expect(await agrees()).toEqual(["economic"]);
    await save(admin, CLASS, { classe: "b" });
    expect(await agrees()).toEqual(["economic", "survey"]);
  });

  test("is nothing of a closed year or an issued version", async () => {
    expect([(await home("public")).onboarding, (await home("draft", 2024)).onboarding]).toEqual([null, null]);
  });
});

describe("an issued version on the home page", () => {
  test("keeps the name, sector, size and progress it was issued with", async () => {
    await completeRegistry(admin);
    await save(admin, CLASS, { classe: "b" });
    const { versionId } = await publish();
    const before = await home();
    const { revision } = await admin("registry.company", {});
    await admin("registry.updateCompany", {
      body: { revision, visibilities: [], businessName: "Altro Nome S.p.A.", sector: "62" },
    });
    await save(admin, "v3-env-energia-impianti", { potenza: "0" });
    for (const version of ["public", versionId]) {
      const { company, progress, card } = await home(version);
      expect({ company, progress }).toEqual({ company: before.company, progress: before.progress });
      expect(company).toMatchObject({ name: "Officina Prova S.r.l.", sector: "25", size: "medium" });
      expect(company.sectorLabel).toMatch(/metallo/i);
      expect(card.year).toBe(2025);
    }
    const now = await home();
    expect(now.company).toMatchObject({ name: "Altro Nome S.p.A.", sector: "62" });
    expect(now.progress?.done).toBeGreaterThan(before.progress?.done ?? 0);
  });
});

describe("the home page asks the store", () => {
  test.each(["draft", "public"])("at most six times, whatever is in the %s", async (version) => {
    await completeRegistry(admin);
    await save(admin, CLASS, { classe: "b" });
    await publish();
    const asked = await countedQueries(world, "a@prova.example", (call) =>
      call("scoring.homePage", { params: { version }, query: {} }),
    );
    expect(asked).toBeLessThanOrEqual(6);
  });
});

describe("the scores of a home page, told no further down than is asked", () => {
  const PLACES = ["draft", "public"] as const;
  const asked = async (version: string, depth?: ScoreDepth, potential?: "yes") =>
    admin("scoring.homePage", { params: { version }, query: { depth, potential } });
  const issue = async () => {
    await completeRegistry(admin);
    await save(admin, CLASS, { classe: "b" });
    await publish();
  };

  test.each(PLACES)("are those of the whole answer, for the %s", async (version) => {
    await issue();
    const whole = await asked(version);
    const { competitiveness, levels } = whole.survey.versioned.scoring;
    expect(competitiveness).toBeDefined();
    const told = (areasOf: (level: (typeof levels)["master"]) => object[]) =>
      Object.fromEntries(
        Object.entries(levels).map(([id, level]) => [id, { ...level, areas: areasOf(level) }]),
      );
    const home = (scoring: object) => ({
      ...whole,
      survey: { ...whole.survey, versioned: { ...whole.survey.versioned, scoring } },
    });
    expect(await asked(version, "classes")).toEqual(home({ levels: told(() => []) }));
    const areas = told((level) => level.areas.map((area) => ({ ...area, milestones: [] })));
    expect(await asked(version, "areas")).toEqual(home({ levels: areas }));
    expect(await asked(version, "areas", "yes")).toEqual(home({ levels: areas, competitiveness }));
    const milestones = told((level) =>
      level.areas.map((area) => ({
        ...area,
        milestones: area.milestones.map((milestone) => ({
          ...{ ...milestone, questions: [] },
          progress: topicProgress(milestone.questions) ?? undefined,
        })),
      })),
    );
    expect(await asked(version, "milestones")).toEqual(home({ levels: milestones }));
    expect(await asked(version, "questions")).toEqual(home({ levels }));
    expect(heatMap(milestones as typeof levels)).toEqual(heatMap(levels));
  });

  test("are whole for a version without a basis: its questions alone tell which classes were begun", async () => {
    await issue();
    const { id, snapshot } = await world.db
      .selectFrom("card_version")
      .select(["id", "snapshot"])
      .executeTakeFirstOrThrow();
    const { basis: _, ...older } = JSON.parse(snapshot) as Snapshot;
    await world.db
      .updateTable("card_version")
      .set({ snapshot: JSON.stringify(older) })
      .where("id", "=", id)
      .execute();
    const whole = await asked("public");
    expect(whole.basis).toBeUndefined();
    expect(await asked("public", "classes")).toEqual(whole);
  });

  test("go down to nothing else", async () => {
    await expect(asked("draft", "options" as never)).rejects.toMatchObject({ status: 422 });
  });
});
