import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { WORK_KINDS } from "~/domain/service-health";
import { JOB_KINDS } from "~/platform/job-kinds";
import { insertJob } from "~/platform/store/jobs";
import { queueMail } from "~/platform/store/mails";
import { write } from "~/platform/store/write";
import { type AtDesk, makeDesk } from "./desk";

let at: AtDesk;
beforeEach(async () => void (at = await makeDesk()));
afterEach(() => at.world.close());

const seen = async () => (await at.desk())("provider.service", {});

const workOf = async (kind: (typeof WORK_KINDS)[number]) =>
  (await seen()).work.find((one) => one.kind === kind);

const MAIL = { businessName: "Prova", link: "/dashboard" };
const queue = (createdAt: string) =>
  queueMail(at.world.db, { address: "a@prova.example", name: "Anna" }, "enablement-given", MAIL, createdAt);

const addJob = async (state: "waiting" | "pending", createdAt: string) => {
  const id = randomUUID();
  const { companyId, providerId: createdBy } = at;
  await write(at.world.db, null, (trx) =>
    insertJob(trx, { id, companyId, kind: "answers-copy", state, payload: {}, createdBy, at: createdAt }),
  );
  return id;
};
const end = (id: string, error: string) =>
  at.world.db.updateTable("job").set({ state: "rejected", error }).where("id", "=", id).execute();

describe("the numbers of the service", () => {
  test("count every kind of job", async () => {
    expect(Object.keys(JOB_KINDS).filter((kind) => !WORK_KINDS.some((known) => known === kind))).toEqual([]);
    const { work } = await seen();
    expect(work.map(({ kind }) => kind)).toEqual(WORK_KINDS);
    expect(work.every(({ waiting, failed, oldestAt }) => !waiting && !failed && oldestAt === null)).toBe(
      true,
    );
  });

  test("count the jobs that wait for a worker, with the oldest, and not those of an owner who decides", async () => {
    await addJob("waiting", "2026-03-09T09:00:00.000Z");
    await addJob("pending", "2026-03-10T08:30:00.000Z");
    await addJob("pending", "2026-03-10T08:00:00.000Z");
    expect(await workOf("answers-copy")).toMatchObject({
      waiting: 2,
      running: 0,
      oldestAt: "2026-03-10T08:00:00.000Z",
    });
  });

  test("count a job that the service failed, and not one that was refused", async () => {
    await end(await addJob("pending", "2026-03-10T08:00:00.000Z"), "internal/job_interrupted");
    await end(await addJob("pending", "2026-03-10T08:00:00.000Z"), "internal/conflict");
    expect(await workOf("answers-copy")).toMatchObject({ waiting: 0, failed: 1, oldestAt: null });
  });

  test("count mails that wait and that can be sent again, and none whose content is gone", async () => {
    await queue("2026-03-10T08:00:00.000Z");
    const [failed, erased] = [
      await queue("2026-03-01T08:00:00.000Z"),
      await queue("2026-03-01T08:00:00.000Z"),
    ];
    const mails = at.world.db.updateTable("mail").set({ failed_at: "2026-03-02T08:00:00.000Z" });
    await mails.where("id", "in", [failed, erased]).execute();
    await at.world.db.updateTable("mail").set({ params: "{}" }).where("id", "=", erased).execute();
    expect(await workOf("mails")).toEqual({
      kind: "mails",
      waiting: 1,
      running: null,
      failed: 1,
      oldestAt: "2026-03-10T08:00:00.000Z",
    });
  });

  test("tell the disk, the database, and the number of the newest migration", async () => {
    const { space, sizes, process } = await seen();
    expect(space.free).toBeGreaterThan(0);
    expect(space.total).toBeGreaterThanOrEqual(space.free ?? 0);
    expect(sizes.database).toBeGreaterThan(4096);
    expect(process.schema).toMatch(/^\d{3}$/);
  });

  test("say when the space is too small for what the settings want left", async () => {
    const free = (await seen()).space.free ?? 0;
    at.world.parts.settings.leastSpace = free / 2;
    expect((await seen()).space.state).toBe("no_files");
    at.world.parts.settings.leastSpace = free * 2;
    expect((await seen()).space.state).toBe("no_saves");
  });

  test("tell what the quarantine has to do and could not take", async () => {
    const load = () => ({ waiting: 2, atWork: 1, refused: 3, oldestMs: 60_000 });
    at.world.parts.quarantine = { ...at.world.parts.quarantine, load };
    const { reading } = await seen();
    expect(reading).toEqual({ waiting: 2, atWork: 1, refused: 3, oldestAt: "2026-03-10T08:59:00.000Z" });
  });
});
