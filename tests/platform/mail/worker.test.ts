import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sql } from "kysely";
import { log } from "~/log.server";
import { backOff } from "~/platform/disk/back-off";
import { outboxDelivery } from "~/platform/mail/outbox";
import { startMailWorker } from "~/platform/mail/worker";
import { emptyFailedMails, queueMail } from "~/platform/store/mails";
import { ON_POSTGRES } from "../../postgres/databases";
import { makeWorld, type World } from "../world";

const LINK = "https://carta.example/auth/reset/secret-of-the-link";

let world: World;
beforeEach(async () => void (world = await makeWorld()));
afterEach(() => world.close());

const queue = (name = "Anna Rossi") =>
  queueMail(
    world.db,
    { address: "anna@prova.example", name },
    "password-reset",
    { link: LINK },
    world.clock.now().toISOString(),
  );
const mailRow = () => world.db.selectFrom("mail").selectAll().executeTakeFirstOrThrow();

describe("the outbox folder", () => {
  test("holds each mail as a text for its owner's eyes, named in order", async () => {
    await queue();
    world.clock.advance({ minutes: 1 });
    await queue("Bruno Città");
    const mails = await world.outbox();
    expect(mails.map(({ headers }) => headers)).toEqual([
      {
        Da: "Carta ESG <carta@carta.example>",
        A: "Anna Rossi <anna@prova.example>",
        Oggetto: "Scegli una nuova password per Carta ESG",
        Data: "2026-03-10T09:00:00.000Z",
      },
      expect.objectContaining({ A: "Bruno Città <anna@prova.example>" }),
    ]);
    expect(mails[0]!.link).toBe(LINK);
    const folder = path.join(world.parts.settings.dataDir, "outbox");
    const [file] = readdirSync(folder);
    expect(statSync(path.join(folder, file!)).mode & 0o777).toBe(0o600);
  });

  test("gets each mail once, and the store forgets its link", async () => {
    await queue();
    await Promise.all([world.outbox(), world.outbox()]);
    expect(await world.outbox()).toHaveLength(1);
    expect(await mailRow()).toMatchObject({ params: "{}", attempts: 1, sent_at: "2026-03-10T09:00:00.000Z" });
  });

  test("gets no second header from a name with line ends", async () => {
    await queue("Eva\r\nOggetto: Altro");
    const [mail] = await world.outbox();
    expect(mail!.headers).toMatchObject({
      A: "Eva Oggetto: Altro <anna@prova.example>",
      Oggetto: "Scegli una nuova password per Carta ESG",
    });
  });
});

describe.skipIf(ON_POSTGRES)("a store that cannot be written", () => {
  test("is tried less and less often, and the mail goes when it can", async () => {
    const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
    await queue();
    const backing = backOff({ now: world.clock.now, free: () => Promise.resolve(0) });
    const worker = startMailWorker(world.parts, backing);
    await sql`pragma query_only = on`.execute(world.db);
    for (let second = 0; second < 60; second += 1) {
      await worker.poll();
      world.clock.advance({ minutes: 1 / 60 });
    }
    expect(logged).toHaveBeenCalledTimes(6);
    await sql`pragma query_only = off`.execute(world.db);
    world.clock.advance({ minutes: 1 });
    await worker.poll();
    await worker.stop();
    logged.mockRestore();
    expect(await mailRow()).toMatchObject({ attempts: 1, params: "{}" });
  });

  test("and an outbox without room for a mail: the attempt does not count", async () => {
    const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
    await queue();
    const full = Object.assign(new Error("full"), { code: "ENOSPC" });
    const outbox = path.join(world.parts.settings.dataDir, "outbox");
    let isFull = true;
    const delivery = outboxDelivery(world.parts.settings.dataDir);
    const worker = startMailWorker(
      world.parts,
      backOff({ now: world.clock.now, free: () => Promise.resolve(0) }),
      { ...delivery, send: (letter) => (isFull ? Promise.reject(full) : delivery.send(letter)) },
    );
    await worker.poll();
    expect(await mailRow()).toMatchObject({ attempts: 0, sent_at: null });
    isFull = false;
    world.clock.advance({ minutes: 1 / 60 });
    await worker.poll();
    await worker.stop();
    logged.mockRestore();
    expect(readdirSync(outbox)).toHaveLength(1);
  });
});

test("a mail that is claimed while the process ends is not begun, and stays due", async () => {
  await queue();
  const sent: string[] = [];
  let ended: Promise<void> | undefined;
  const stopping = {
    ...world.parts,
    db: world.db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === "UpdateQueryNode") ended ??= worker.stop();
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  };
  const worker = startMailWorker(stopping, undefined, {
    send: async ({ template }) => void sent.push(template),
    close: () => undefined,
  });
  await worker.deliver();
  await ended;
  expect(sent).toEqual([]);
  expect(await mailRow()).toMatchObject({ attempts: 0, sent_at: null });
});

test("a worker that has ended reads nothing more", async () => {
  let queries = 0;
  const db = world.db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const worker = startMailWorker({ ...world.parts, db });
  await worker.stop();
  await worker.poll();
  await worker.deliver();
  expect(queries).toBe(0);
});

describe("by SMTP", () => {
  let server: SMTPServer;
  let received: { to: string[]; text: string }[];
  let isDown: boolean;

  beforeEach(async () => {
    received = [];
    isDown = false;
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onMailFrom: (_, __, done) => done(isDown ? new Error("down") : null),
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          received.push({ to, text: Buffer.concat(chunks).toString("utf8") });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

  const to = (address: ReturnType<Server["address"]>) => {
    const { port } = address as AddressInfo;
    return { ...world.parts, settings: { ...world.parts.settings, smtpUrl: `smtp://127.0.0.1:${port}` } };
  };
  const deliver = async () => {
    const worker = startMailWorker(to(server.server.address()));
    await worker.deliver();
    await worker.stop();
  };

  test("a mail reaches its one recipient, whatever the name tries", async () => {
    await queue('Eva"\r\nBcc: altro@male.example, <terzo@male.example>');
    await deliver();
    expect(received.map(({ to }) => to)).toEqual([["anna@prova.example"]]);
    const { text } = received[0]!;
    expect(text).not.toMatch(/^bcc:/im);
    expect(text).toMatch(/^From: Carta ESG <carta@carta\.example>\r$/m);
    expect(text).toMatch(/^Subject: Scegli una nuova password per Carta ESG\r$/m);
    expect(text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(text.replace(/=\r\n/g, "")).toContain(LINK);
  });

  test("a mail that fails waits longer each time and is sent when the server is back", async () => {
    const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
    isDown = true;
    await queue();
    await deliver();
    expect(await mailRow()).toMatchObject({ attempts: 1, next_attempt_at: "2026-03-10T09:01:00.000Z" });
    await deliver();
    expect((await mailRow()).attempts).toBe(1);
    world.clock.advance({ minutes: 1 });
    await deliver();
    expect(await mailRow()).toMatchObject({ attempts: 2, next_attempt_at: "2026-03-10T09:03:00.000Z" });
    isDown = false;
    world.clock.advance({ minutes: 2 });
    await deliver();
    expect(received).toHaveLength(1);
    expect(await mailRow()).toMatchObject({ attempts: 3, params: "{}" });
    expect(JSON.stringify(logged.mock.calls)).not.toContain("secret-of-the-link");
    expect(logged).toHaveBeenCalledTimes(2);
    logged.mockRestore();
  });

  test.each([
    ["says nothing at all", () => undefined],
    ["greets and says no more", (socket: Socket) => void socket.write("220 prova\r\n")],
  ])(
    "a server that %s does not hold up the end, and the mail stays due",
    async (_, greet) => {
      const silent = createServer((socket) => void socket.on("error", () => undefined));
      await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
      const connected = new Promise<Socket>((resolve) => silent.once("connection", resolve));
      await queue();
      const worker = startMailWorker(to(silent.address()));
      const round = worker.deliver();
      const socket = await connected;
      greet(socket);
      const ended = new Promise((resolve) => socket.resume().once("close", resolve));
      await worker.stop();
      await round;
      await ended;
      silent.close();
      expect(await mailRow()).toMatchObject({
        attempts: 0,
        next_attempt_at: world.clock.now().toISOString(),
        sent_at: null,
      });
      await deliver();
      await deliver();
      expect(received.map(({ to: recipients }) => recipients)).toEqual([["anna@prova.example"]]);
    },
    // The patience with a silent server is longer.
    15_000,
  );

  test("a mail that never gets through is given up after half a day and more, and forgotten", async () => {
    const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
    isDown = true;
    await queue();
    for (let i = 0; i < 12; i++) {
      await deliver();
      world.clock.advance({ hours: 8 });
    }
    expect(await mailRow()).toMatchObject({ attempts: 10, sent_at: null, last_error: "EENVELOPE" });
    // Its link is dead by then.
    await emptyFailedMails(world.db, world.clock.now());
    expect(await mailRow()).toMatchObject({ params: "{}", sent_at: null });
    logged.mockRestore();
  });

  test("a mail whose process ended in the last attempt is given up, and the provider can send it again", async () => {
    const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
    await queue();
    const claimed = { attempts: 10, next_attempt_at: world.clock.now().toISOString() };
    await world.db.updateTable("mail").set(claimed).execute();
    await deliver();
    expect(await mailRow()).toMatchObject({
      ...{ attempts: 10, sent_at: null, last_error: "interrupted" },
      failed_at: world.clock.now().toISOString(),
    });
    expect([received, logged.mock.calls.length]).toEqual([[], 1]);
    logged.mockRestore();
  });

  test.each([
    ["whose last attempt may be under way", { attempts: 10, next_attempt_at: "2026-03-10T09:05:00.000Z" }],
    ["that was held back", { attempts: 1_000, params: "{}" }],
  ])("a mail %s is neither sent nor given up", async (_, row) => {
    await queue();
    await world.db.updateTable("mail").set(row).execute();
    await deliver();
    expect([await mailRow(), received]).toMatchObject([{ failed_at: null, last_error: null }, []]);
  });

  test("a mail is due for no other process for five minutes of its last attempt", async () => {
    const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
    isDown = true;
    await queue();
    await world.db.updateTable("mail").set({ attempts: 9 }).execute();
    await deliver();
    expect(await mailRow()).toMatchObject({ attempts: 10, next_attempt_at: "2026-03-10T09:05:00.000Z" });
    logged.mockRestore();
  });
});
