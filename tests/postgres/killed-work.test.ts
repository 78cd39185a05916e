import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "~/domain/durations";
import { addCompany, addPerson } from "../platform/residents";
import { startServer } from "../server";
import { ON_POSTGRES, runAt } from "./databases";
import { type DemoOnServer, demoFolder, demoOnServer } from "./demo-on-server";
import { heldAtRow } from "./held-at-row";

/** A machine with much other work is slow, not wrong. */
const PATIENCE = 300_000;

const now = () => new Date();
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** A process that does some work, and can be killed. */
interface Working {
  kill(): Promise<unknown>;
}

describe.skipIf(!ON_POSTGRES)("work over PostgreSQL whose process is killed", { timeout: PATIENCE }, () => {
  let folder: string;
  let demo: DemoOnServer;
  beforeAll(async () => {
    folder = await demoFolder();
    demo = await demoOnServer(folder);
  }, PATIENCE);
  afterAll(async () => {
    await demo.close();
    rmSync(folder, { recursive: true });
  });

  const start = () => startServer({ dataDir: demo.dataDir, environment: demo.environment });

  /** Work that stands still where it changes a row of which a condition is true, and is killed there; the others wait. */
  async function killedAt(change: string, condition: string, begin: () => Promise<Working>): Promise<void> {
    await heldAtRow(demo.database.url, { change, condition }, async (isHeld) => {
      const working = await begin();
      await isHeld().finally(() => working.kill());
    });
  }

  /** Lets a server do what it does at its start, until that is seen. */
  async function afterNextStart(look: () => Promise<unknown>, expected: unknown): Promise<void> {
    const next = await start();
    try {
      await expect.poll(look).toEqual(expected);
    } finally {
      await next.stop();
    }
  }

  describe("a rebuilding of the benchmark", () => {
    const command = () =>
      spawn(process.execPath, ["app/commands/compiled.mjs", "benchmark-rebuild"], {
        env: { ...process.env, ALLOW_DEMO_DATA: "true", DATA_DIR: demo.dataDir, ...demo.environment },
        stdio: ["ignore", "pipe", "inherit"],
      });

    async function begin(): Promise<Working> {
      const rebuilding = command();
      return {
        async kill() {
          rebuilding.kill("SIGKILL");
          await once(rebuilding, "exit");
        },
      };
    }

    /** How many companies it looked at, and how many entries and sums it corrected. */
    async function done(): Promise<number[]> {
      const rebuilding = command();
      let said = "";
      rebuilding.stdout.setEncoding("utf8").on("data", (text: string) => (said += text));
      expect(await once(rebuilding, "close")).toEqual([0, null]);
      return [...said.matchAll(/\d+/g)].map(([number]) => Number(number));
    }

    /** What is counted now; the day of its last change is another after each rebuilding. */
    async function counted() {
      const { db } = demo.database;
      const rows = await db.selectFrom("benchmark_row").selectAll().execute();
      const questions = await db.selectFrom("benchmark_question").selectAll().execute();
      return [
        ...rows
          .filter((row) => row.live_companies > 0)
          .map(({ cell, measure, live_companies: companies, live_sum: sum }) =>
            [cell, measure, companies, sum].join(),
          ),
        ...questions
          .filter(({ live }) => live !== "{}")
          .map(({ cell, scored_class: scored, live }) => [cell, scored, ordered(live)].join()),
      ].sort();
    }
    const ordered = (text: string) => JSON.stringify(Object.entries(JSON.parse(text) as object).sort());
    const entries = async () =>
      (await demo.database.db.selectFrom("benchmark_entry").select("company_id").execute()).length;

    test("among the entries is gone on with by the next one, which counts no company twice", async () => {
      await done();
      const [right, all] = [await counted(), await entries()];
      for (const table of ["entry", "row", "question"])
        await runAt(demo.database.url, `delete from benchmark_${table}`);
      await killedAt("insert on benchmark_entry", "(select count(*) from benchmark_entry) >= 8", begin);
      const kept = await entries();
      expect(kept).toBeGreaterThanOrEqual(8);
      expect(kept).toBeLessThan(all);
      // Every entry that is there is in the sums, and no other is.
      expect((await done()).slice(1)).toEqual([all - kept, 0]);
      expect(await counted()).toEqual(right);
      expect((await done()).slice(1)).toEqual([0, 0]);
    });

    test("among the sums is gone on with by the next one, which adds nothing twice", async () => {
      const right = await counted();
      await runAt(demo.database.url, "update benchmark_row set live_sum = live_sum + 1000000");
      const wrong = async () =>
        (
          await demo.database.db
            .selectFrom("benchmark_row")
            .select("cell")
            .where("live_sum", ">=", 1_000_000)
            .execute()
        ).length;
      const all = await wrong();
      await killedAt(
        "insert on benchmark_row",
        `(select count(*) from benchmark_row where live_sum >= 1000000) < ${all - 100}`,
        begin,
      );
      const left = await wrong();
      expect(left).toBeGreaterThan(0);
      expect((await done()).slice(1)).toEqual([0, left]);
      expect(await counted()).toEqual(right);
      expect((await done()).slice(1)).toEqual([0, 0]);
    });
  });

  test("the sending of reminders is gone on with by the next server, each person reminded once", async () => {
    const { db } = demo.database;
    const parts = { db, now };
    const cards: string[] = [];
    const people: string[] = [];
    const accounts: string[] = [];
    for (const number of [1, 2, 3]) {
      const companyId = await addCompany(parts, {});
      for (const name of ["ada", "bruno"]) {
        const email = `${name}@ricordata${number}.example`;
        accounts.push(await addPerson(parts, { email, companyId, isAdmin: true }));
        people.push(email);
      }
      cards.push(`ESG-2025-RICORDATA${number}`);
      const card = { id: cards.at(-1) ?? "", company_id: companyId, year: 2025, number: 1, sha256: "0" };
      const certificate = { certification_level: 1, certification_body: null, data_as_of: null };
      const times = { issued_at: inDays(-350), expires_at: inDays(number) };
      const content = { draft_revision: 1, registry_revision: 1, issued_by: "x", snapshot: "{}" };
      await db
        .insertInto("card_version")
        .values({ ...card, ...certificate, ...times, ...content })
        .execute();
    }
    const noted = async () =>
      (await db.selectFrom("reminder").select("subject_id").where("subject_id", "in", cards).execute())
        .map((row) => row.subject_id)
        .sort();
    const mailed = async () =>
      (await db.selectFrom("mail").select("recipient").where("recipient", "in", people).execute())
        .map((row) => row.recipient)
        .sort();
    /** Each mail has a link of its own. */
    const links = async () =>
      (await db.selectFrom("mailed_token").select("subject_id").where("kind", "=", "reminders").execute())
        .map((row) => row.subject_id)
        .filter((id) => accounts.includes(id))
        .sort();
    const sent = (count: number) => ({
      noted: cards.slice(0, count).sort(),
      mailed: people.slice(0, 2 * count).sort(),
      links: accounts.slice(0, 2 * count).sort(),
    });
    const seen = async () => ({ noted: await noted(), mailed: await mailed(), links: await links() });

    await killedAt("insert on mail", `new.recipient = '${people[3]}'`, start);
    expect(await seen()).toEqual(sent(1));
    await afterNextStart(seen, sent(3));
    await afterNextStart(seen, sent(3));
  });

  test("the deletion of what was kept too long is gone on with by the next server, and nothing else goes", async () => {
    const { db } = demo.database;
    const companyId = await addCompany({ db, now }, {});
    const mark = "vecchia";
    const emailOf = (of: number) => `${of}@${mark}.example`;
    const id = (of: number) => `${mark} ${of}`;
    // Of all but the last ten the time is over.
    const numbers = Array.from({ length: 250 }, (_, of) => of);
    const isOld = (of: number) => of < 240;
    const mails = numbers.map((of) => {
      const at = inDays(isOld(of) ? -100 : -80);
      const times = { created_at: at, next_attempt_at: at, sent_at: at };
      return { ...times, recipient: emailOf(of), recipient_name: mark, template: "invitation", params: "{}" };
    });
    const invitations = numbers.map((of) => {
      const at = inDays(isOld(of) ? -200 : -60);
      const times = { invited_at: at, sent_at: at, expires_at: at };
      const person = { email: emailOf(of), name: mark, surname: "Persona", search_key: "" };
      return { ...times, ...person, id: id(of), company_id: companyId, is_admin: 0, invited_by: mark };
    });
    const links = invitations.map(({ id: token_hash, sent_at: created_at, expires_at }) => ({
      ...{ token_hash, kind: "invitation" as const, subject_id: mark },
      ...{ created_at, expires_at },
    }));
    await db.insertInto("mail").values(mails).execute();
    await db.insertInto("invitation").values(invitations).execute();
    await db.insertInto("mailed_token").values(links).execute();
    const left = async () => {
      const mailed = await db.selectFrom("mail").select("id").where("recipient_name", "=", mark).execute();
      const invited = await db.selectFrom("invitation").select("id").where("name", "=", mark).execute();
      const linked = db.selectFrom("mailed_token").select("token_hash").where("subject_id", "=", mark);
      return [mailed.length, invited.length, (await linked.execute()).length];
    };

    await killedAt("delete on invitation", `old.email = '${emailOf(0)}'`, start);
    // What came before is done, what was under way is undone, and what comes after is not begun.
    expect(await left()).toEqual([10, 250, 250]);
    await afterNextStart(left, [10, 10, 10]);
  });

  test("the end of a verification that nobody decided on is left to the next server, and told once", async () => {
    const { db } = demo.database;
    const open = await db
      .selectFrom("verification")
      .select(["id", "company_id"])
      .where("ending", "is", null)
      .executeTakeFirstOrThrow();
    await db
      .updateTable("verification")
      .set({ since: inDays(-61) })
      .where("id", "=", open.id)
      .execute();
    const state = async () => {
      const { ending } = await db
        .selectFrom("verification")
        .select("ending")
        .where("id", "=", open.id)
        .executeTakeFirstOrThrow();
      const mails = await db
        .selectFrom("mail")
        .select("recipient")
        .where("template", "=", "verification-lapsed")
        .orderBy("recipient")
        .execute();
      return { ending, told: mails.map(({ recipient }) => recipient) };
    };
    const administrators = await db
      .selectFrom("membership")
      .innerJoin("account", "account.id", "membership.account_id")
      .select("account.email")
      .where("membership.company_id", "=", open.company_id)
      .where("membership.is_admin", "=", 1)
      .where("membership.access_active", "=", 1)
      .orderBy("account.email")
      .execute();
    const told = administrators.map(({ email }) => email);
    expect(told).not.toEqual([]);

    await killedAt("insert on mail", `new.recipient = '${told.at(-1)}'`, start);
    expect(await state()).toEqual({ ending: null, told: [] });
    await afterNextStart(state, { ending: "lapsed", told });
    await afterNextStart(state, { ending: "lapsed", told });
  });
});
