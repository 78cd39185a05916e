import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { keepNothingTooLong } from "~/platform/people/owner/retention";
import { CLASS, WASTE } from "../../questions";
import { save, shown } from "../answering";
import { makeCompany } from "../company";
import type { World } from "../world";

let world: World;
let admin: Call;
let bruno: Call;

beforeEach(async () => {
  ({ world, admin } = await makeCompany({ colleagues: ["bruno", "carla"] }));
  bruno = await world.as("b@prova.example");
});
afterEach(() => world.close());

type Typed = Record<string, string> | null;

const keep = (call: Call, typed: Typed, { id = CLASS, revision = 0 } = {}) =>
  call("survey.keepJottings", {
    body: {
      jottings: [
        {
          questionId: id,
          revision,
          typed: typed && Object.entries(typed).map(([input, value]) => ({ id: input, value })),
        },
      ],
    },
  });
const discard = (call: Call, isDiscarded: boolean) =>
  call("survey.discardJottings", { body: { questionIds: [CLASS], isDiscarded } });
const jottingOf = async (call: Call, id = CLASS) => (await shown(call, id)).jotting;
const rows = () => world.db.selectFrom("jotting").select("question_id").execute();

describe("a jotting", () => {
  test("keeps what was typed as it was typed, though it is no answer", async () => {
    expect(await jottingOf(admin)).toBeNull();
    const { keptAt } = await keep(admin, { classe: "boh", explanation: "Chiedere a Ada\n€ 1.2.3" });
    expect(await jottingOf(admin)).toEqual({
      typed: [
        { id: "classe", value: "boh" },
        { id: "explanation", value: "Chiedere a Ada\n€ 1.2.3" },
      ],
      revision: 0,
      keptAt,
    });
  });

  test("is read by no answer, score, check or export", async () => {
    const before = {
      question: { ...(await shown(admin, CLASS)), jotting: null },
      scoring: await admin("scoring.homePage", { params: { version: "draft" }, query: {} }),
      overview: await admin("survey.overview", { query: {} }),
      answers: await admin("survey.answers", { query: {} }),
    };
    await keep(admin, { classe: "a1", explanation: "Da confermare" });
    const after = {
      question: { ...(await shown(admin, CLASS)), jotting: null },
      scoring: await admin("scoring.homePage", { params: { version: "draft" }, query: {} }),
      overview: await admin("survey.overview", { query: {} }),
      answers: await admin("survey.answers", { query: {} }),
    };
    expect(after).toEqual(before);
  });

  test("is seen by its own person alone, and a colleague has another", async () => {
    await keep(admin, { classe: "a1" });
    expect(await jottingOf(bruno)).toBeNull();
    await keep(bruno, { classe: "c" });
    expect((await jottingOf(admin))?.typed).toEqual([{ id: "classe", value: "a1" }]);
    expect((await jottingOf(bruno))?.typed).toEqual([{ id: "classe", value: "c" }]);
  });

  test("gives way to a newer one, and to a form that shows what is stored", async () => {
    await keep(admin, { classe: "a1" });
    await keep(admin, { classe: "a2" });
    expect((await jottingOf(admin))?.typed).toEqual([{ id: "classe", value: "a2" }]);
    expect(await keep(admin, null)).toMatchObject({ questionIds: [] });
    expect([await jottingOf(admin), await rows()]).toEqual([null, []]);
  });

  test("goes when its person saves the answer, and stays when a colleague does", async () => {
    await keep(admin, { classe: "a1" });
    await keep(bruno, { classe: "c" });
    await save(admin, CLASS, { classe: "b" });
    expect([await jottingOf(admin), (await jottingOf(bruno))?.revision]).toEqual([null, 0]);
    await save(bruno, CLASS, { classe: "c" }, { revision: 1 });
    expect([await jottingOf(admin), await jottingOf(bruno)]).toEqual([null, null]);
    await keepNothingTooLong(world.parts);
    expect(await rows()).toEqual([]);
  });

  test("goes when its person saves what is stored already", async () => {
    await save(admin, CLASS, { classe: "b" });
    await keep(admin, { classe: "a1" }, { revision: 1 });
    await save(admin, CLASS, { classe: "b" }, { revision: 1 });
    expect([await jottingOf(admin), await rows()]).toEqual([null, []]);
  });

  test("that was on its way while its person saved comes too late; a colleague's does not", async () => {
    await save(admin, CLASS, { classe: "b" });
    expect(await keep(admin, { classe: "a1" })).toMatchObject({ questionIds: [] });
    expect(await keep(bruno, { classe: "c" })).toMatchObject({ questionIds: [CLASS] });
    expect(await keep(admin, { classe: "a1" }, { revision: 1 })).toMatchObject({ questionIds: [CLASS] });
  });

  test("comes back for a day after it was discarded", async () => {
    await keep(admin, { classe: "a1" });
    expect(await discard(admin, true)).toEqual({ moved: 1 });
    expect([await jottingOf(admin), await discard(admin, true)]).toEqual([null, { moved: 0 }]);
    expect(await discard(admin, false)).toEqual({ moved: 1 });
    expect((await jottingOf(admin))?.typed).toEqual([{ id: "classe", value: "a1" }]);
    await discard(admin, true);
    world.clock.advance({ hours: 25 });
    await keepNothingTooLong(world.parts);
    expect([await discard(admin, false), await rows()]).toEqual([{ moved: 0 }, []]);
  });

  test("waits ninety days for its person", async () => {
    await keep(admin, { classe: "a1" });
    await keep(admin, { explanation: "x" }, { id: WASTE });
    world.clock.advance({ hours: 24 * 89 });
    await keepNothingTooLong(world.parts);
    expect(await rows()).toHaveLength(2);
    world.clock.advance({ hours: 48 });
    await keepNothingTooLong(world.parts);
    expect(await rows()).toEqual([]);
  });
});

describe("what is no jotting", () => {
  test.each([
    ["an input that the form does not have", { prezzo: "1" }, "unknown_element"],
    ["an input longer than its field", { classe: "x".repeat(121) }, "too_long"],
    ["the name of a method", { constructor: "1" }, "unknown_element"],
  ])("is %s", async (_, typed, code) => {
    await expect(keep(admin, typed)).rejects.toMatchObject({ status: 422, errors: [{ code }] });
    expect(await rows()).toEqual([]);
  });

  test("is one to a question that there is not, or of a closed year", async () => {
    await expect(keep(admin, { classe: "a1" }, { id: "niente" })).rejects.toMatchObject({ status: 404 });
    const jottings = [{ questionId: CLASS, revision: 0, typed: [] }];
    const past = admin("survey.keepJottings", { body: { jottings, year: 2024 } });
    await expect(past).rejects.toMatchObject({ status: 403 });
  });

  test("is one of a person who may only read: they neither keep any nor are told of it", async () => {
    const reader = await world.as("c@prova.example");
    await expect(keep(reader, { classe: "a1" })).rejects.toMatchObject({ status: 403 });
    expect(await jottingOf(reader)).toBeUndefined();
  });

  test("is one more than thirty at once, or than sixty in a minute", async () => {
    const limited = await makeCompany({}, { settings: { callsPerMinute: 1_200 } });
    const kept = Array.from({ length: 31 }, () => keep(limited.admin, { classe: "a1" }));
    const refused = (await Promise.allSettled(kept)).filter(({ status }) => status === "rejected");
    expect(refused).toMatchObject([{ reason: { status: 429 } }]);
    await limited.world.close();
  });
});
