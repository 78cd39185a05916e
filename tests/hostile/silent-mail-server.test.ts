import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import { databaseFile } from "~/platform/store/engines/sqlite";
import { loadDemo, startServer, temporaryFolder } from "../server";

test("a server whose mail server keeps silent ends in an orderly way, and the mail stays due", async () => {
  const dataDir = temporaryFolder();
  loadDemo(dataDir);
  const silent = createServer((socket) => void socket.on("error", () => undefined)).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const server = await startServer({ dataDir, environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const connected = once(silent, "connection");
  const store = new BetterSqlite(databaseFile(dataDir));
  // Of today: the sweep at the start removes mails of long ago.
  const now = new Date().toISOString();
  store
    .prepare(
      `insert into mail (recipient, recipient_name, template, params, created_at, next_attempt_at)
    values ('anna@prova.example', 'Anna', 'password-reset', '{"link":"https://carta.example/x"}', ?, ?)`,
    )
    .run(now, now);
  await connected;
  await server.stop();
  silent.close();
  // A server that had to be killed would have left the attempt counted, and the mail for later.
  expect(
    store.prepare("select attempts, sent_at from mail where recipient = 'anna@prova.example'").get(),
  ).toEqual({ attempts: 0, sent_at: null });
  store.close();
  rmSync(dataDir, { recursive: true, force: true });
});
