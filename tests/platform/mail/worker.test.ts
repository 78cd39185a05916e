import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { log } from "~/log.server";
import { startMailWorker } from "~/platform/mail/worker";
import { queueMail } from "~/platform/store/mails";
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

  const deliver = async () => {
    const { port } = server.server.address() as AddressInfo;
    const settings = { ...world.parts.settings, smtpUrl: `smtp://127.0.0.1:${port}` };
    const worker = startMailWorker({ ...world.parts, settings });
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

  test("a mail that never gets through is given up after half a day and more, and forgotten", async () => {
    const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
    isDown = true;
    await queue();
    for (let i = 0; i < 12; i++) {
      await deliver();
      world.clock.advance({ hours: 8 });
    }
    expect(await mailRow()).toMatchObject({ attempts: 10, params: "{}", sent_at: null });
    logged.mockRestore();
  });
});
