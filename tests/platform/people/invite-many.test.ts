import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { ApiError } from "~/api/errors";
import { JOB_KINDS } from "~/platform/job-kinds";
import { INVITE } from "~/platform/people/invitations/many/invite-job";
import { LISTS_A_DAY } from "~/platform/people/invitations/daily-limits";
import { startJobWorker } from "~/platform/jobs/worker";
import { makeStranger } from "../company";
import { makeWorld, type World } from "../world";
import { workWith } from "./interrupted";

let world: World;
let companyId: string;
let adminId: string;
let call: Call;

beforeEach(async () => {
  world = await makeWorld();
  companyId = await world.addCompany();
  adminId = await world.addPerson({ email: "admin@prova.example", companyId, isAdmin: true });
  await world.addPerson({ email: "bruno@prova.example", companyId, isAdmin: true });
  call = await world.as("admin@prova.example");
});
afterEach(() => world.close());

const preview = async (text: string | Uint8Array<ArrayBuffer>, by = call, name = "elenco.csv") => {
  const body = new FormData();
  body.append("file", new File([text], name));
  return (await by("user.previewInvitations", { body })).id;
};
const show = (id: string, query: { pageId?: string; mark?: string } = {}, by = call) =>
  by("user.invitationsProgress", { params: { id }, query });
const textOf = (id: string, by = call) => by("user.invitationsText", { params: { id } });
const confirm = (id: string, mark: string | null, by = call) =>
  by("user.confirmInvitations", { params: { id }, body: { mark: mark ?? "" } });
async function work() {
  const worker = startJobWorker(world.parts, JOB_KINDS);
  await worker.drain();
  await worker.stop();
}
const refusalOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const thrown = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (thrown instanceof ApiError) return thrown;
  throw new Error("The call was not refused", { cause: thrown });
};
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => `p${n}@nuova.example;Nina;Verdi;fornitore;lettura`).join("\n");
const issuesOf = async (text: string) => {
  const { rows } = await show(await preview(text));
  return rows.map(({ line, issues }) => [line, ...issues.map(({ path, code }) => `${path} ${code}`)]);
};

describe("a list of people", () => {
  test("is shown row by row and sends nothing", async () => {
    const id = await preview(
      "email;nome;cognome;ruoli;permesso\nnina@nuova.example;Nìna;Verdi;fornitore;scrittura",
    );
    expect(await show(id)).toMatchObject({
      state: "waiting",
      fileName: "elenco.csv",
      good: 1,
      bad: 0,
      rows: [{ line: 2, email: "nina@nuova.example", person: "Nìna Verdi", issues: [] }],
    });
    await work();
    expect(await world.outbox()).toEqual([]);
  });

  test("says at each row what is wrong with it", async () => {
    const other = await world.addCompany();
    await world.addPerson({ email: "altrove@altra.example", companyId: other });
    const roles = { read: true, write: false };
    const none = { read: false, write: false };
    await call("user.invite", {
      body: {
        email: "gia@nuova.example",
        name: "Già",
        surname: "Detto",
        roles: { company_admin: false, supplier: roles, client: none, association: none, bank: none },
      },
    });
    expect(
      await issuesOf(
        [
          "nina@nuova.example;Nina;Verdi;fornitore;lettura",
          "NINA@nuova.example ;Nina;Verdi;fornitore;lettura",
          "bruno@prova.example;Bruno;Rossi;fornitore;lettura",
          "gia@nuova.example;Già;Detto;fornitore;lettura",
          "altrove@altra.example;Alma;Neri;fornitore;lettura",
          "senza chiocciola;A;B;fornitore;lettura",
          ";A;B;fornitore;lettura",
          "x@y.example;www.truffa.example;B;fornitore;lettura",
          "z@y.example;=CMD();B;fornitore;lettura",
          "w@y.example;A;B;banca;lettura",
          "v@y.example;A;B;re;tutto",
          "solo",
        ].join("\n"),
      ),
    ).toEqual([
      [1],
      [2, "email csv_twice"],
      [3, "email already_member"],
      [4, "email already_invited"],
      [5, "email user_already_exists"],
      [6, "email invalid_mail"],
      [7, "email mandatory_field"],
      [8, "name link_in_name"],
      [9, "name formula_cell"],
      [10, "roles.bank profile_not_ours"],
      [11, "roles csv_unknown_role", "permission csv_unknown_permission"],
      [12, " csv_few_columns"],
    ]);
  });

  test.each<[string, string | Uint8Array<ArrayBuffer>, string, number]>([
    ["of 5,000 rows", rowsOf(5000), "csv_too_many", 422],
    ["over a megabyte", "a".repeat(1_000_001), "csv_too_large", 413],
    ["without a person", "email;nome;cognome\n\n", "csv_empty", 422],
    ["of blanks", "  \n", "csv_empty", 422],
    ["that is a workbook", Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0), "csv_no_text", 422],
    ["of no bytes", "", "csv_missing", 422],
  ])("%s is refused as a whole", async (_, text, code, status) => {
    const refusal = await refusalOf(preview(text));
    expect([refusal.status, refusal.errors.map((issue) => issue.code)]).toEqual([status, [code]]);
    expect(await world.db.selectFrom("job").select("id").execute()).toEqual([]);
  });

  test("in Windows-1252 keeps its accents", async () => {
    const bytes = Uint8Array.from(Buffer.from("n@nuova.example;Niccolò;Forlì;fornitore;", "latin1"));
    expect((await show(await preview(bytes))).rows[0]?.person).toBe("Niccolò Forlì");
  });

  test("of a colleague, of another company, and after a day is not found", async () => {
    const id = await preview(rowsOf(1));
    for (const by of [await world.as("bruno@prova.example"), await makeStranger(world)]) {
      expect((await refusalOf(show(id, {}, by))).status).toBe(404);
      expect((await refusalOf(confirm(id, "", by))).status).toBe(404);
      expect((await refusalOf(textOf(id, by))).status).toBe(404);
    }
    world.clock.advance({ days: 1 });
    expect((await refusalOf(show(id))).status).toBe(404);
    expect((await refusalOf(textOf(id))).status).toBe(404);
  });

  test("comes back as it was handed in, until it is sent", async () => {
    const text = `Email\tRuoli\tNome\tCognome\nn@nuova.example\tfornitore\tNina\tVerdi\nrotta\n\n"senza fine\tà`;
    const id = await preview(text);
    expect(await textOf(id)).toEqual({ text });
    await confirm(id, (await show(id)).mark);
    expect((await refusalOf(textOf(id))).status).toBe(404);
    await work();
    expect((await refusalOf(textOf(id))).status).toBe(404);
  });

  test("with many accounts elsewhere tells fifty of them and no more", async () => {
    const other = await world.addCompany();
    const lines: string[] = [];
    for (let number = 0; number < 55; number += 1) {
      await world.addPerson({ email: `s${number}@altra.example`, companyId: other });
      lines.push(`s${number}@altra.example;A;B;fornitore;lettura`);
    }
    const issues = await issuesOf(lines.join("\n"));
    const count = (code: string) => issues.filter(([, issue]) => issue === `email ${code}`).length;
    expect([count("user_already_exists"), count("probed_too_often")]).toEqual([50, 5]);
  });
});

describe("a list that is confirmed", () => {
  test("needs every page of it to have been shown, in order", async () => {
    const id = await preview(rowsOf(250));
    const first = await show(id);
    expect([first.rows.length, first.pagination.nextPage]).toEqual([100, "2"]);
    const skipped = await show(id, { pageId: "3", mark: first.mark ?? "" });
    expect(skipped.mark).toBeNull();
    for (const mark of [first.mark, "", "x".repeat(64)]) {
      expect((await refusalOf(confirm(id, mark))).message).toBe("internal/invitations_not_shown");
    }
    const second = await show(id, { pageId: "2", mark: first.mark ?? "" });
    const third = await show(id, { pageId: "3", mark: second.mark ?? "" });
    expect([third.rows.length, third.pagination.nextPage]).toEqual([50, null]);
    const back = await show(id, { pageId: "2", mark: third.backMark ?? "" });
    expect(back.mark).toBe(second.mark);
    await confirm(id, third.mark);
    await work();
    expect(await show(id)).toMatchObject({ state: "done", good: 250, bad: 0 });
    const invited = await world.db.selectFrom("invitation").select("id").execute();
    expect(invited).toHaveLength(250);
  });

  test("sends its good rows, and lists the others first with the reason", async () => {
    const id = await preview(`${rowsOf(2)}\nbruno@prova.example;B;R;fornitore;\nrotta`);
    await confirm(id, (await show(id)).mark);
    await work();
    const done = await show(id);
    expect(done).toMatchObject({ state: "done", good: 2, bad: 2, fileName: "elenco.csv" });
    expect(done.rows.map(({ email, issues }) => [email, ...issues.map(({ code }) => code)])).toEqual([
      ["bruno@prova.example", "already_member"],
      ["rotta", "csv_few_columns"],
      ["p0@nuova.example"],
      ["p1@nuova.example"],
    ]);
    expect((await world.outbox()).map(({ headers }) => headers["A"])).toHaveLength(2);
  });

  test("twice, mails each person once", async () => {
    const id = await preview(rowsOf(3));
    const { mark } = await show(id);
    await Promise.all([confirm(id, mark), confirm(id, mark)]);
    await work();
    await confirm(id, mark);
    await work();
    expect(await world.outbox()).toHaveLength(3);
  });

  test("is the last of the day after twenty of its company, and the next day begins anew", async () => {
    const send = async () => {
      const id = await preview(rowsOf(1));
      await confirm(id, (await show(id)).mark);
    };
    for (let count = 0; count < LISTS_A_DAY; count += 1) await send();
    const refusal = await refusalOf(send());
    expect([refusal.status, refusal.message, refusal.retryAfter]).toEqual([
      429,
      "internal/too_many_lists",
      86_400,
    ]);
    world.clock.advance({ days: 1 });
    await send();
  });

  test("leaves out who became a colleague or was invited meanwhile", async () => {
    const id = await preview(rowsOf(2));
    const { mark } = await show(id);
    const own = await preview(rowsOf(1), await world.as("bruno@prova.example"));
    const bruno = await world.as("bruno@prova.example");
    await confirm(own, (await show(own, {}, bruno)).mark, bruno);
    await work();
    await confirm(id, mark);
    await work();
    expect(await show(id)).toMatchObject({ good: 1, bad: 1 });
  });

  test("by an administrator who loses the right sends nothing more", async () => {
    const id = await preview(rowsOf(2));
    await confirm(id, (await show(id)).mark);
    const bruno = await world.as("bruno@prova.example");
    await bruno("user.disable", { params: { id: adminId } });
    await work();
    expect(await world.outbox()).toEqual([]);
    const job = await world.db.selectFrom("job").select(["state", "error"]).executeTakeFirstOrThrow();
    expect(job).toEqual({ state: "rejected", error: "internal/permission_denied" });
  });

  test("goes on after the last slice when its process ended", async () => {
    const id = await preview(rowsOf(60));
    await confirm(id, (await show(id)).mark);
    await workWith(world, INVITE, (stop) => stop());
    expect(await world.db.selectFrom("mail").select("id").execute()).toHaveLength(25);
    await work();
    expect(await show(id)).toMatchObject({ state: "done", good: 60, bad: 0 });
    const mails = await world.db.selectFrom("mail").select("recipient").execute();
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(mails.length);
  });
});
