import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { competitivenessV3 } from "~/content/v3/competitiveness";
import type { Snapshot } from "~/platform/store/versions";
import { SECTIONS } from "~/domain/scoring/competitiveness";
import { completeRegistry, save } from "../answering";
import { makeWorld, type World } from "../world";

let world: World;
let admin: Call;

async function begin(fiscalYear = 2025) {
  const companyId = await world.addCompany({ fiscalYear });
  await world.addPerson({ email: "a@prova.example", companyId, isAdmin: true });
  admin = await world.as("a@prova.example");
}

beforeEach(async () => void (world = await makeWorld()));
afterEach(() => world.close());

const scoringOf = async (version: string) =>
  (await admin("scoring.homePage", { params: { version }, query: {} })).survey.versioned.scoring;

describe("the competitiveness potential of a company", () => {
  test("names every section and category in its words, with its milestones", async () => {
    await begin();
    const potential = (await scoringOf("draft")).competitiveness;
    for (const id of SECTIONS) {
      const section = potential?.sections[id];
      expect(section).toMatchObject({ label: competitivenessV3[id].label, actual: 0 });
      for (const [index, category] of (section?.categories ?? []).entries()) {
        const content = competitivenessV3[id].categories[index];
        expect(category).toMatchObject({ id: content?.id, label: content?.label, summary: content?.summary });
        const listed = [...category.top_milestones, ...category.bottom_milestones];
        for (const { id: milestone, label, link, actual } of listed) {
          expect(content?.milestones.find((one) => one.id === milestone)?.link).toBe(link);
          expect([label === milestone, actual]).toEqual([false, 0]);
        }
      }
    }
  });

  test("rises where the company earns points", async () => {
    await begin();
    await completeRegistry(admin);
    await save(admin, "v3-env-energia-classe", { classe: "a1" });
    const potential = (await scoringOf("draft")).competitiveness;
    const [bills] = potential?.sections.costs.categories ?? [];
    expect(potential?.actual).toBeGreaterThan(0);
    expect(bills?.top_milestones[0]).toMatchObject({ id: "energia", label: "Energia" });
    expect(bills?.top_milestones[0]?.actual).toBeGreaterThan(0);
  });

  test("is sealed into the version, word by word", async () => {
    await begin();
    await completeRegistry(admin);
    await save(admin, "v3-env-energia-classe", { classe: "b" });
    const draft = await scoringOf("draft");
    const { revision } = await admin("survey.overview", { query: {} });
    await admin("survey.publish", { body: { revision } });
    const [row] = await world.db.selectFrom("card_version").select("snapshot").execute();
    const snapshot = JSON.parse(row?.snapshot ?? "") as Snapshot;
    expect(snapshot.versioned.scoring.competitiveness).toEqual(draft.competitiveness);
    expect((await scoringOf("public")).competitiveness).toEqual(draft.competitiveness);
  });

  test("is absent where nothing was published, and in a version issued before it was computed", async () => {
    await begin();
    expect((await scoringOf("public")).competitiveness).toBeUndefined();
    await completeRegistry(admin);
    await save(admin, "v3-env-energia-classe", { classe: "b" });
    const { revision } = await admin("survey.overview", { query: {} });
    const { versionId } = await admin("survey.publish", { body: { revision } });
    const [row] = await world.db.selectFrom("card_version").select("snapshot").execute();
    const older = JSON.parse(row?.snapshot ?? "") as Snapshot;
    delete older.versioned.scoring.competitiveness;
    await world.db
      .updateTable("card_version")
      .set({ snapshot: JSON.stringify(older) })
      .execute();
    expect((await scoringOf(versionId)).competitiveness).toBeUndefined();
  });

  test.each([2024, 2023])("does not exist for %i", async (year) => {
    await begin(year);
    expect((await scoringOf("draft")).competitiveness).toBeUndefined();
  });
});
