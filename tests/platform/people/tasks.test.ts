import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { CallInput } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { sendReminders } from "~/platform/people/reminders/send-reminders";
import { questionnaire } from "~/content/questionnaires";
import { answerBest, completeRegistry, save, shown } from "../answering";
import { audited } from "../audited";
import { makeCompany, makeStranger } from "../company";
import type { World } from "../world";
import { CLASS, SAFETY } from "../../questions";
import { addCrowd } from "./crowd";

let world: World;
let companyId: string;
let admin: Call;
let bruno: Call;
let carla: Call;

beforeEach(async () => {
  ({ world, companyId, admin } = await makeCompany({ colleagues: ["bruno", "carla"] }));
  bruno = await world.as("b@prova.example");
  carla = await world.as("c@prova.example");
});
afterEach(() => world.close());

type TaskBody = CallInput<"user.addTask">["body"];
const bodyOf = (given: Partial<TaskBody> = {}): TaskBody => ({
  questionId: CLASS,
  colleague: "b@prova.example",
  note: "Guarda la bolletta di dicembre",
  dueOn: "2026-03-12",
  ...given,
});
const ask = (given: Partial<TaskBody> = {}, by = admin) => by("user.addTask", { body: bodyOf(given) });
const mineOf = async (call: Call) => (await call("user.tasks", { query: {} })).mine;
const askedOf = async (call: Call) => (await call("user.tasks", { query: {} })).asked;
const codesOf = async (promise: Promise<unknown>) => {
  const thrown: unknown = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof ApiError)) throw new Error("The call was not refused", { cause: thrown });
  return [thrown.status, ...thrown.errors.map(({ path, code }) => `${path}:${code}`)];
};
const subjects = async () => (await world.outbox()).map(({ headers }) => headers["Oggetto"]);

describe("asking a colleague", () => {
  test("shows both what was asked, and tells the colleague by mail without the note", async () => {
    const { id } = await ask();
    expect(await mineOf(bruno)).toMatchObject([
      { id, questionId: CLASS, note: "Guarda la bolletta di dicembre", askedBy: "Anna Rossi", state: "open" },
    ]);
    expect(await askedOf(admin)).toMatchObject([{ id, colleague: "Bruno Rossi", dueOn: "2026-03-12" }]);
    expect(await mineOf(admin)).toEqual([]);
    const [mail] = await world.outbox();
    expect(mail?.headers["A"]).toContain("b@prova.example");
    expect(mail?.body).toContain("entro il 12/03/2026");
    expect(mail?.body).toContain(`/dashboard/tasks/${id}`);
    expect(mail?.body).not.toContain("bolletta");
    expect(await audited(world.db, "task_asked")).toMatchObject([{ company_id: companyId, detail: id }]);
  });

  test.each<[string, Partial<TaskBody>, (number | string)[]]>([
    [
      "a person who may only read",
      { colleague: "c@prova.example" },
      [422, "colleague:colleague_cannot_write"],
    ],
    [
      "an address without access",
      { colleague: "nessuno@prova.example" },
      [422, "colleague:unknown_colleague"],
    ],
    ["a day that has passed", { dueOn: "2026-03-09" }, [422, "dueOn:date_in_past"]],
    ["a day that does not exist", { dueOn: "2026-02-31" }, [422, "dueOn:not_acceptable"]],
    ["a question that is not asked", { questionId: "v3-altro" }, [404]],
    ["a question and a topic at once", { milestoneId: "energia" }, [404]],
  ])("is refused for %s", async (_, given, codes) => {
    expect(await codesOf(ask(given))).toEqual(codes);
    expect(await askedOf(admin)).toEqual([]);
    expect(await world.outbox()).toEqual([]);
  });

  test("is refused for a person of another company as for an address without access", async () => {
    await makeStranger(world);
    expect(await codesOf(ask({ colleague: "x@altra.example" }))).toEqual([
      422,
      "colleague:unknown_colleague",
    ]);
  });

  test("takes no more than a hundred open tasks of one person", async () => {
    for (let count = 0; count < 100; count += 1) await ask({ colleague: "a@prova.example" });
    expect(await codesOf(ask())).toEqual([409, ":too_many_tasks"]);
    await ask({}, bruno);
  });

  test("has room again when tasks were answered, which no person has to end", async () => {
    for (let count = 0; count < 100; count += 1) await ask({ colleague: "a@prova.example" });
    world.clock.advance({ days: 1, minutes: 1 });
    expect(await codesOf(ask())).toEqual([409, ":too_many_tasks"]);
    await save(admin, CLASS, { classe: "d" });
    await ask({ questionId: SAFETY });
  });

  test("takes no more than a hundred tasks of one person in a day, ended ones too", async () => {
    for (let count = 0; count < 100; count += 1) {
      const { id } = await ask({ colleague: "a@prova.example" });
      await admin("user.endTask", { params: { id }, body: { as: "withdrawn" } });
    }
    expect(await codesOf(ask())).toEqual([409, ":too_many_tasks_a_day"]);
    world.clock.advance({ days: 1 });
    admin = await world.as("a@prova.example");
    await ask({ dueOn: null });
  });

  test("mails one colleague twenty times a day at most, and loses no task over it", async () => {
    for (let count = 0; count < 22; count += 1) await ask();
    expect(await subjects()).toHaveLength(20);
    expect(await mineOf(bruno)).toHaveLength(22);
  });

  test("puts no address of a name into the mail", async () => {
    await world.db
      .updateTable("account")
      .set({ name: "vinci.example/premio" })
      .where("email", "=", "a@prova.example")
      .execute();
    await ask();
    const [mail] = await world.outbox();
    expect(mail?.headers["Oggetto"]).not.toContain("vinci.example");
  });
});

describe("a task", () => {
  test("is done by itself once its question is, and open again when the answer is taken back", async () => {
    await ask();
    await save(bruno, CLASS, { classe: "b" });
    expect(await mineOf(bruno)).toMatchObject([{ state: "answered" }]);
    await save(bruno, CLASS, {}, { revision: 1 });
    expect(await mineOf(bruno)).toMatchObject([{ state: "open" }]);
  });

  test("about a question that is done already ends by hand", async () => {
    await save(admin, CLASS, { classe: "b" });
    const { id } = await ask();
    expect(await mineOf(bruno)).toMatchObject([{ state: "open" }]);
    await bruno("user.endTask", { params: { id }, body: { as: "done" } });
    expect(await mineOf(bruno)).toMatchObject([{ state: "done", canEnd: false }]);
  });

  test("about a topic is done when all its questions are", async () => {
    await completeRegistry(admin);
    const { milestone } = (await shown(admin, SAFETY)).definition;
    await ask({ questionId: undefined, milestoneId: milestone });
    const own = questionnaire("v3").questions.filter((one) => one.milestone === milestone);
    for (const [index, { guid, level }] of own.entries()) {
      if (level === "reporting") continue;
      expect((await mineOf(bruno))[0]?.state, String(index)).toBe("open");
      await answerBest(bruno, guid);
    }
    expect(await mineOf(bruno)).toMatchObject([{ state: "answered", questionId: null }]);
  });

  test("returns to its asker while the colleague may not write", async () => {
    await ask();
    const access = (active: number) => world.db.updateTable("membership").set({ access_active: active });
    const person = await world.db
      .selectFrom("account")
      .select("id")
      .where("email", "=", "b@prova.example")
      .executeTakeFirstOrThrow();
    await access(0).where("account_id", "=", person.id).execute();
    expect(await askedOf(admin)).toMatchObject([{ state: "returned" }]);
    await access(1).where("account_id", "=", person.id).execute();
    expect(await askedOf(admin)).toMatchObject([{ state: "open" }]);
    await admin("user.delete", { params: { id: person.id } });
    expect(await askedOf(admin)).toMatchObject([{ state: "returned", colleague: null }]);
  });

  test("is over with its year", async () => {
    await ask();
    await world.db.updateTable("company").set({ fiscal_year: 2026 }).execute();
    expect(await mineOf(bruno)).toEqual([]);
  });

  test.each([
    ["its year is closed", () => world.db.updateTable("company").set({ fiscal_year: 2026 }).execute()],
    [
      "its question is no longer asked",
      () => world.db.updateTable("task").set({ question_id: "x" }).execute(),
    ],
  ])("goes to no other colleague when %s", async (_, close) => {
    const { id } = await ask({ colleague: "a@prova.example" });
    await close();
    const body = { colleague: "b@prova.example", note: "", dueOn: null, revision: 1 };
    expect(await codesOf(admin("user.updateTask", { params: { id }, body }))).toEqual([409, ":task_over"]);
    expect(await subjects()).toEqual([]);
  });

  test("goes to another colleague, who is told; the revision guards against a change meanwhile", async () => {
    const { id } = await ask({ colleague: "a@prova.example" }, bruno);
    const { revision } = (await admin("user.task", { params: { id } })).task;
    const body = { colleague: "b@prova.example", note: "", dueOn: null, revision };
    await bruno("user.updateTask", { params: { id }, body });
    expect(await mineOf(bruno)).toMatchObject([{ id, note: "", dueOn: null }]);
    expect(await codesOf(bruno("user.updateTask", { params: { id }, body }))).toEqual([409]);
  });

  test("keeps a date that has passed when something else of it changes", async () => {
    const { id } = await ask();
    world.clock.set("2026-03-20T09:00:00.000Z");
    admin = await world.as("a@prova.example");
    const { task } = await admin("user.task", { params: { id } });
    expect(task.timing).toBe("overdue");
    const body = {
      colleague: "b@prova.example",
      note: "Ancora",
      dueOn: "2026-03-12",
      revision: task.revision,
    };
    await admin("user.updateTask", { params: { id }, body });
    expect(
      await codesOf(
        admin("user.updateTask", { params: { id }, body: { ...body, dueOn: "2026-03-13", revision: 2 } }),
      ),
    ).toEqual([422, "dueOn:date_in_past"]);
  });

  test("is ended by its colleague, but neither changed nor withdrawn", async () => {
    const { id } = await ask();
    const body = { colleague: "b@prova.example", note: "", dueOn: null, revision: 1 };
    expect(await codesOf(bruno("user.updateTask", { params: { id }, body }))).toEqual([403]);
    expect(await codesOf(bruno("user.endTask", { params: { id }, body: { as: "withdrawn" } }))).toEqual([
      403,
    ]);
    await bruno("user.endTask", { params: { id }, body: { as: "done" } });
  });

  test("of another company is not found", async () => {
    const { id } = await ask();
    const stranger = await makeStranger(world);
    const body = { colleague: "x@altra.example", note: "", dueOn: null, revision: 1 };
    expect(await codesOf(stranger("user.task", { params: { id } }))).toEqual([404]);
    expect(await codesOf(stranger("user.updateTask", { params: { id }, body }))).toEqual([404]);
    expect(await codesOf(stranger("user.endTask", { params: { id }, body: { as: "done" } }))).toEqual([404]);
    expect(await askedOf(stranger)).toEqual([]);
  });

  test("of two other colleagues is not found, but for an administrator", async () => {
    await world.addPerson({ email: "d@prova.example", companyId, name: "Dario", canWrite: true });
    const dario = await world.as("d@prova.example");
    const { id } = await ask({ colleague: "d@prova.example" }, dario);
    expect(await codesOf(bruno("user.task", { params: { id } }))).toEqual([404]);
    expect(await askedOf(bruno)).toEqual([]);
    expect(await askedOf(admin)).toMatchObject([{ id, canChange: true }]);
  });

  test("offers by name those who may write", async () => {
    const { colleagues } = await admin("user.taskForm", { query: { questionId: CLASS } });
    expect(colleagues?.map(({ email }) => email)).toEqual(["a@prova.example", "b@prova.example"]);
    expect(await codesOf(carla("user.taskForm", { query: { questionId: CLASS } }))).toEqual([403]);
  });
});

describe("a company of many people", () => {
  beforeEach(() => addCrowd(world, companyId, 500));

  test("sees the name behind each of its tasks", async () => {
    const { id } = await ask();
    const task = await world.db.selectFrom("task").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    for (let number = 0; number < 500; number += 1) {
      const row = { ...task, id: `task-${number}`, assignee_id: `person-${number}` };
      await world.db.insertInto("task").values(row).execute();
    }
    expect((await askedOf(admin)).filter(({ colleague }) => colleague === null)).toEqual([]);
  });

  test("offers those who may write by name, whatever profiles it has lost", async () => {
    await world.db
      .updateTable("profile")
      .set({ profile: "bank", can_write: 1 })
      .where("account_id", "like", "person-%")
      .execute();
    const { colleagues } = await admin("user.taskForm", { query: { questionId: CLASS } });
    expect(colleagues?.map(({ email }) => email)).toEqual(["a@prova.example", "b@prova.example"]);
  });
});

describe("the reminder of a task", () => {
  const remind = () => sendReminders(world.parts);
  const on = (day: string) => world.clock.set(`${day}T08:00:00.000Z`);

  test("comes once on its day, with a way to switch it off by one press", async () => {
    await ask();
    await remind();
    expect(await subjects()).toHaveLength(1);
    on("2026-03-12");
    await remind();
    await remind();
    const mails = await world.outbox();
    expect(mails).toHaveLength(2);
    expect(mails[1]?.headers["Oggetto"]).toContain("entro il 12/03/2026");
    const offLink = /https:\S+\/auth\/reminders\/[\w-]{43}/.exec(mails[1]?.body ?? "")?.[0];
    expect(mails[1]?.headers["List-Unsubscribe"]).toBe(`<${offLink}/one-click>`);
    expect(mails[1]?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(mails[0]?.headers["List-Unsubscribe"]).toBeUndefined();
  });

  test("comes again for a new date", async () => {
    const { id } = await ask();
    on("2026-03-12");
    await remind();
    const body = { colleague: "b@prova.example", note: "", dueOn: "2026-03-14", revision: 1 };
    await admin("user.updateTask", { params: { id }, body });
    on("2026-03-14");
    await remind();
    expect(await subjects()).toHaveLength(3);
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    ["its question is done", () => save(bruno, CLASS, { classe: "b" })],
    ["it was withdrawn", (id) => admin("user.endTask", { params: { id }, body: { as: "withdrawn" } })],
    ["the colleague wants none", () => bruno("user.updateNotifications", { body: { reminders: false } })],
    ["its day passed more than a week ago", async () => on("2026-03-20")],
    ["its year is closed", () => world.db.updateTable("company").set({ fiscal_year: 2026 }).execute()],
    [
      "the colleague may no longer write",
      () => world.db.updateTable("profile").set({ can_write: 0 }).execute(),
    ],
  ])("does not come when %s", async (_, happens) => {
    const { id } = await ask();
    on("2026-03-12");
    await happens(id);
    await remind();
    expect(await subjects()).toHaveLength(1);
  });
});
