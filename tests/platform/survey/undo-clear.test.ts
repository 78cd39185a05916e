import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { sweepFiles } from "~/platform/files/sweep";
import { save, shown } from "../answering";
import { CLASS, WASTE } from "../../questions";
import { attach, handIn, namesOf, stored } from "../files/filing";
import { fileNamed, pdf } from "../files/samples";
import { makeCompany } from "../company";
import type { World } from "../world";

/** The second is open where the answer to the first is yes. */
const GOAL = "v3-gov-strategia-obiettivo";
const GOAL_DETAIL = "v3-gov-strategia-obiettivo-valori";

let world: World;
let admin: Call;

beforeEach(async () => void ({ world, admin } = await makeCompany({ colleagues: ["bruno", "carla"] })));

afterEach(() => world.close());

const undo = (call: Call, id: string, revision: number) =>
  call("survey.undoClear", { params: { id }, body: { revision } });
const clear = (call: Call, id: string, revision: number) => save(call, id, {}, { revision, attachments: [] });
const contentOf = async (id: string) => {
  const { revision: _, updatedAt: __, updatedBy: ___, ...content } = (await shown(admin, id)).answer;
  return content;
};
const editionOf = (id: string) =>
  world.db
    .selectFrom("answer")
    .select("edition")
    .where("question_id", "=", id)
    .executeTakeFirstOrThrow()
    .then(({ edition }) => edition);

describe("an answer that was taken back", () => {
  test("comes back as it was: elements, words, files, and the edition it was given to", async () => {
    const [file = ""] = await handIn(admin, CLASS, fileNamed("ape.pdf", pdf("ape")));
    await save(admin, CLASS, { classe: "b" }, { explanation: "Come da APE", attachments: [file] });
    await world.db.updateTable("answer").set({ edition: 0 }).execute();
    const before = await contentOf(CLASS);
    await clear(admin, CLASS, 1);
    expect(await namesOf(admin, CLASS)).toEqual([]);

    world.clock.advance({ hours: 1 });
    expect(await undo(admin, CLASS, 2)).toMatchObject({ questionId: CLASS, revision: 3 });
    expect(await contentOf(CLASS)).toEqual(before);
    expect((await shown(admin, CLASS)).answer).toMatchObject({ revision: 3, updatedBy: "Anna Rossi" });
    expect([await editionOf(CLASS), stored(world)]).toEqual([0, [file]]);
    world.clock.advance({ hours: 48 });
    await sweepFiles(world.parts);
    expect(stored(world)).toEqual([file]);
  });

  test("comes back with the reason why it does not apply", async () => {
    const reason = { notApplicableChosen: true, notApplicableReason: "Le pesa il Comune" };
    await save(admin, WASTE, {}, reason);
    await clear(admin, WASTE, 1);
    await undo(admin, WASTE, 2);
    expect(await contentOf(WASTE)).toMatchObject(reason);
  });

  test("comes back once: a second click, and the undoing of anything else, is refused", async () => {
    await save(admin, CLASS, { classe: "b" });
    await expect(undo(admin, CLASS, 1)).rejects.toMatchObject({ code: "internal/answer_moved" });
    await clear(admin, CLASS, 1);
    await undo(admin, CLASS, 2);
    await expect(undo(admin, CLASS, 2)).rejects.toMatchObject({ status: 409 });
    await expect(undo(admin, CLASS, 3)).rejects.toMatchObject({ status: 409 });
  });

  test("stays away once a colleague has answered the question", async () => {
    await save(admin, CLASS, { classe: "b" });
    await clear(admin, CLASS, 1);
    await save(await world.as("b@prova.example"), CLASS, { classe: "c" }, { revision: 2 });
    await expect(undo(admin, CLASS, 2)).rejects.toMatchObject({ code: "internal/answer_moved" });
    expect(await contentOf(CLASS)).toMatchObject({ answerElements: [{ id: "classe", value: "c" }] });
  });

  test("stays away while another answer closes its question", async () => {
    await save(admin, GOAL, { value: "yes" });
    await save(admin, GOAL_DETAIL, { unita: "%" });
    await clear(admin, GOAL_DETAIL, 1);
    await save(admin, GOAL, { value: "no" }, { revision: 1 });
    await expect(undo(admin, GOAL_DETAIL, 2)).rejects.toMatchObject({ code: "internal/question_blocked" });
    await save(admin, GOAL, { value: "yes" }, { revision: 2 });
    await undo(admin, GOAL_DETAIL, 2);
    expect((await shown(admin, GOAL_DETAIL)).answer.answerElements).toEqual([{ id: "unita", value: "%" }]);
  });

  test("stays away once its files are gone", async () => {
    const [file = ""] = await handIn(admin, CLASS, fileNamed("ape.pdf", pdf("ape")));
    await attach(admin, CLASS, [file], { classe: "b" });
    await clear(admin, CLASS, 1);
    world.clock.advance({ hours: 25 });
    await sweepFiles(world.parts);
    await expect(undo(admin, CLASS, 2)).rejects.toMatchObject({
      status: 422,
      errors: [{ path: `${CLASS}.attachments`, code: "attachment_gone" }],
    });
    expect(await contentOf(CLASS)).toMatchObject({ answerElements: [] });
  });

  test("is put back by those who may write, in the current year", async () => {
    await save(admin, CLASS, { classe: "b" });
    await clear(admin, CLASS, 1);
    const reader = await world.as("c@prova.example");
    await expect(undo(reader, CLASS, 2)).rejects.toMatchObject({ status: 403 });
    const earlier = admin("survey.undoClear", { params: { id: CLASS }, body: { revision: 2, year: 2024 } });
    await expect(earlier).rejects.toMatchObject({ status: 403 });
    await expect(undo(admin, "v3-env-energia-inventata", 2)).rejects.toMatchObject({ status: 404 });
  });
});
