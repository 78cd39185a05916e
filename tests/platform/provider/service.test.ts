import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { log } from "~/log.server";
import { startMailWorker } from "~/platform/mail/worker";
import { emptyFailedMails, queueMail } from "~/platform/store/mails";
import { listDeskMembers, setDeskMember } from "~/platform/provider/desk-members";
import { audited } from "../audited";
import { ADMIN } from "../verification/verifying";
import { type AtDesk, makeDesk, moved, PROVIDER } from "./desk";

let at: AtDesk;
beforeEach(async () => void (at = await makeDesk()));
afterEach(() => at.world.close());

describe("the mails of the desk", () => {
  let isDown: boolean;
  const deliver = async () => {
    const delivery = {
      send: () =>
        isDown ? Promise.reject(Object.assign(new Error("x"), { code: "ECONNREFUSED" })) : Promise.resolve(),
      close: () => undefined,
    };
    const worker = startMailWorker(at.world.parts, undefined, delivery);
    await worker.deliver();
    await worker.stop();
  };
  const queue = (template: "password-reset" | "invitation") => {
    const link = "https://carta.example/auth/reset/segreto";
    const params = { inviter: "Anna", businessName: "Prova", link };
    const recipient = { address: "anna.rossi@prova.example", name: "Anna" };
    return queueMail(at.world.db, recipient, template, params, at.world.clock.now().toISOString());
  };
  const mails = async (state?: "waiting" | "retried" | "failed") =>
    (await at.desk())("provider.mails", { query: state ? { state } : {} });
  const retry = async (id?: number) =>
    (await at.desk())("provider.retryMails", { body: id === undefined ? {} : { id } });
  const giveUp = async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      await deliver();
      at.world.clock.advance({ hours: 1 });
      await at.world.db
        .updateTable("mail")
        .set({ next_attempt_at: at.world.clock.now().toISOString() })
        .where("failed_at", "is", null)
        .execute();
    }
  };
  beforeEach(() => {
    vi.spyOn(log, "error").mockImplementation(() => undefined);
    isDown = true;
  });
  afterEach(() => vi.restoreAllMocks());

  test("say to whom, masked, what failed and when, and never what the mail says", async () => {
    await queue("password-reset");
    expect((await mails()).mails[0]).toMatchObject({ state: "waiting", attempts: 0, lastError: null });
    await deliver();
    const [mail] = (await mails("retried")).mails;
    expect(mail).toMatchObject({
      recipient: "an…@prova.example",
      template: "password-reset",
      lastError: "ECONNREFUSED",
      attempts: 1,
      nextAttemptAt: "2026-03-10T09:01:00.000Z",
    });
    expect(Object.keys(mail ?? {})).not.toContain("params");
  });

  test("go after a retry once they were given up, one or all", async () => {
    const id = await queue("invitation");
    await queue("invitation");
    await giveUp();
    expect((await mails()).counts).toEqual({ waiting: 0, retried: 0, failed: 2, retriable: 2 });
    isDown = false;
    expect(await retry(id)).toEqual({ count: 1 });
    await deliver();
    expect((await mails()).counts.failed).toBe(1);
    await expect(retry(id)).rejects.toMatchObject(moved);
    expect(await retry()).toEqual({ count: 1 });
    await deliver();
    expect((await mails()).mails).toEqual([]);
    expect(await audited(at.world.db, "mails_retried")).toMatchObject([
      { account_id: at.providerId, detail: String(id) },
      { account_id: at.providerId, detail: "all" },
    ]);
  });

  test("whose link works no more are forgotten, and cannot be sent again", async () => {
    const id = await queue("password-reset");
    const invitation = await queue("invitation");
    await giveUp();
    at.world.clock.advance({ days: 1 });
    await emptyFailedMails(at.world.db, at.world.clock.now());
    const { mails: listed } = await mails("failed");
    expect(listed.map((mail) => [mail.id, mail.canRetry])).toEqual([
      [invitation, true],
      [id, false],
    ]);
    await expect(retry(id)).rejects.toMatchObject(moved);
    expect((await mails()).counts).toMatchObject({ failed: 2, retriable: 1 });
    const { waiting } = await (await at.desk())("provider.companies", { query: {} });
    expect(waiting.failedMails).toBe(1);
  });

  test("go again in slices after an outage, each with an event of its own count", async () => {
    for (let index = 0; index < 260; index += 1) await queue("invitation");
    const failed_at = at.world.clock.now().toISOString();
    await at.world.db.updateTable("mail").set({ failed_at, attempts: 10 }).execute();
    expect(await retry()).toEqual({ count: 260 });
    expect((await mails()).counts).toEqual({ waiting: 260, retried: 0, failed: 0, retriable: 0 });
    const events = await audited(at.world.db, "mails_retried");
    expect(events.map(({ detail, count }) => [detail, count])).toEqual([
      ["all", 250],
      ["all", 10],
    ]);
    await expect(retry()).rejects.toMatchObject(moved);
  });

  test("that a process may be sending at this moment are left alone", async () => {
    const id = await queue("invitation");
    await deliver();
    await expect(retry(id)).rejects.toMatchObject(moved);
    at.world.clock.advance({ minutes: 2 });
    expect(await retry(id)).toEqual({ count: 1 });
  });
});

describe("a notice", () => {
  const NOTICE = {
    kind: "maintenance",
    title: "Fermo",
    text: "Sabato dalle 8.",
    from: "10/03/2026",
    until: "12/3/2026",
  } as const;
  const publish = async (more: Partial<{ [Key in keyof typeof NOTICE]: string }> = {}) =>
    (await at.desk())("provider.publishNotice", { body: { ...NOTICE, ...more } as typeof NOTICE });
  const seen = async () => (await at.admin())("user.popup", {});

  test("is seen by everyone in its days until each has accepted it", async () => {
    await publish();
    const { type } = await seen();
    expect(await seen()).toMatchObject({ title: "Fermo", text: "Sabato dalle 8." });
    await (
      await at.admin()
    )("user.acceptPopup", { body: { accepted: true, type } });
    expect(await seen()).toEqual({ type: "none" });
    expect(await (await at.verifier())("user.popup", {})).toMatchObject({ type });
    at.world.clock.set("2026-03-12T22:59:00.000Z");
    expect(await (await at.verifier())("user.popup", {})).toMatchObject({ type });
    at.world.clock.set("2026-03-12T23:00:00.000Z");
    expect(await (await at.verifier())("user.popup", {})).toEqual({ type: "none" });
  });

  test("stands before that of the settings, and alone", async () => {
    at.world.parts.settings.popup = { type: "fermo", title: "Dalle impostazioni", text: "x", url: null };
    expect(await seen()).toMatchObject({ title: "Dalle impostazioni" });
    await publish();
    expect(await seen()).toMatchObject({ title: "Fermo" });
    await expect(publish()).rejects.toMatchObject({ status: 409, errors: [{ code: "notice_in_force" }] });
  });

  test("that was accepted does not hide the next one of its kind", async () => {
    await publish();
    await (
      await at.admin()
    )("user.acceptPopup", { body: { accepted: true } });
    const desk = await at.desk();
    const { present } = await desk("provider.notices", {});
    const end = () => desk("provider.endNotice", { params: { id: present?.id ?? "" } });
    await end();
    await expect(end()).rejects.toMatchObject(moved);
    await publish({ title: "Secondo fermo" });
    expect(await seen()).toMatchObject({ title: "Secondo fermo" });
    expect((await desk("provider.notices", {})).past).toMatchObject([{ title: "Fermo" }]);
  });

  test.each([
    [{ until: "" }, "mandatory_field"],
    [{ until: "31/02/2026" }, "invalid_date"],
    [{ until: "09/03/2026", from: "01/03/2026" }, "notice_over"],
    [{ from: "13/03/2026" }, "notice_ends_first"],
    [{ until: "10/07/2026" }, "notice_too_long"],
    [{ title: " " }, "mandatory_field"],
    [{ text: "x".repeat(601) }, "too_long"],
  ])("is refused with %j", async (more, code) => {
    await expect(publish(more)).rejects.toMatchObject({ status: 422, errors: [{ code }] });
  });
});

describe("the right to the desk", () => {
  test("is given and taken by the operator alone, at the person's next request, and noted", async () => {
    const parts = { ...at.world.parts, operator: "prova" };
    const admin = await at.admin();
    const asks = () => admin("provider.companies", { query: {} });
    await expect(asks()).rejects.toMatchObject({ status: 403 });
    expect(await setDeskMember(parts, ` ${ADMIN.toUpperCase()} `, true)).toEqual({
      email: ADMIN,
      hasChanged: true,
    });
    expect((await setDeskMember(parts, ADMIN, true)).hasChanged).toBe(false);
    expect((await asks()).count).toBe(3);
    expect((await admin("user.info", {})).rights).toContain("provide");
    expect((await listDeskMembers(parts)).map(({ email }) => email)).toEqual([ADMIN, PROVIDER]);
    await setDeskMember(parts, ADMIN, false);
    await expect(asks()).rejects.toMatchObject({ status: 403 });
    const events = (await audited(at.world.db)).map(({ event }) => event);
    expect(events).toEqual(expect.arrayContaining(["provider_added", "provider_removed"]));
  });

  test("goes to no unknown address, and to no person whose access is off", async () => {
    await expect(setDeskMember(at.world.parts, "x@y.example", true)).rejects.toMatchObject({ status: 404 });
    await at.world.db.updateTable("membership").set({ access_active: 0 }).execute();
    await expect(setDeskMember(at.world.parts, ADMIN, true)).rejects.toMatchObject({ status: 422 });
  });
});
